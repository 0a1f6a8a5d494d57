#include "runtime/cuda_copy.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>
#include <utility>

#include "base/buffer.hpp"
#include "base/parallel.hpp"
#include "numerics/p_code.hpp"
#include "runtime/cuda_attention.hpp"
#include "runtime/cuda_call.hpp"

namespace leanfa::runtime {
namespace {

// Bytes from the first to past the last element that the strides reach, relative to the first element.
struct Span {
  Index begin = 0, end = 0;
};

Span span_of(const Index4& size, const Index4& stride, Index width) {
  if (std::any_of(size.begin(), size.end(), [](Index extent) { return extent == 0; })) return {};
  Span span{0, width};
  for (std::size_t axis = 0; axis < 4; ++axis) {
    const Index reach = (size[axis] - 1) * stride[axis] * width;
    (reach < 0 ? span.begin : span.end) += reach;
  }
  return span;
}

// A host tensor's bytes on the device.
struct Mirror {
  DeviceBuffer memory;
  Span span;
  std::byte* host = nullptr;

  // Where the first element is; null for a tensor without elements.
  [[nodiscard]] void* data() const { return host == nullptr ? nullptr : memory.data() - span.begin; }
};

Result<Mirror> upload(std::string_view tensor, const void* data, const Span& span) {
  Mirror mirror;
  mirror.span = span;
  if (data == nullptr || span.end == span.begin) return mirror;
  const auto bytes = static_cast<std::size_t>(span.end - span.begin);
  auto memory = DeviceBuffer::make(bytes, tensor);
  if (!memory) return tl::unexpected(std::move(memory.error()));
  mirror.memory = std::move(*memory);
  mirror.host = static_cast<std::byte*>(const_cast<void*>(data));
  LEANFA_TRY(
      cuda_status(cudaMemcpy(mirror.memory.data(), mirror.host + span.begin, bytes, cudaMemcpyHostToDevice), tensor));
  return mirror;
}

Status upload_view(std::string_view tensor, AnyView& view, std::vector<DeviceBuffer>& owned) {
  const Span span = span_of(view.size, view.stride, static_cast<Index>(size_bytes(view.dtype)));
  auto mirror = upload(tensor, view.data, span);
  if (!mirror) return tl::unexpected(std::move(mirror.error()));
  view.data = mirror->data();
  owned.push_back(std::move(mirror->memory));
  return {};
}

template <class T>
Status upload_values(std::string_view tensor, const std::vector<T>& values, const T*& data,
                     std::vector<DeviceBuffer>& owned) {
  auto mirror = upload(tensor, values.data(), {0, static_cast<Index>(values.size() * sizeof(T))});
  if (!mirror) return tl::unexpected(std::move(mirror.error()));
  data = static_cast<const T*>(mirror->data());
  owned.push_back(std::move(mirror->memory));
  return {};
}

// [batch, heads, dim, padded keys] from rows.
Status upload_transposed(AttentionCall& call, std::vector<DeviceBuffer>& owned) {
  AnyView& v = call.problem.v;
  const Index capacity = padded_keys(v.seqlen());
  const Index lines = v.batch() * v.heads();
  auto codes = Buffer<std::uint8_t>::make(lines * v.dim() * capacity, "V^T");
  if (!codes) return tl::unexpected(std::move(codes.error()));
  const View<const std::uint8_t> rows{static_cast<const std::uint8_t*>(v.data), v.size, v.stride};
  parallel_for(lines, 0, [&](Index line, int) {
    std::uint8_t* to = codes->data() + line * v.dim() * capacity;
    for (Index s = 0; s < v.seqlen(); ++s) {
      const std::uint8_t* row = rows.row(line / v.heads(), s, line % v.heads());
      for (Index d = 0; d < v.dim(); ++d) to[d * capacity + slot_of_key(s)] = row[d];
    }
  });
  auto mirror = upload("v", codes->data(), {0, codes->size()});
  if (!mirror) return tl::unexpected(std::move(mirror.error()));
  v.data = mirror->data();
  v.stride = {v.heads() * v.dim() * capacity, 1, v.dim() * capacity, capacity};
  call.v_layout = PackedLayout::kSm90aVt;
  call.v_token_multiple = kCudaKeyBlock;
  owned.push_back(std::move(mirror->memory));
  return {};
}

Index group_count(const AttentionProblem& p) {
  return p.cu_seqlens_q.empty() ? p.q.batch() : static_cast<Index>(p.cu_seqlens_q.size()) - 1;
}

// Written out: [groups, heads], or [groups or 1, rows, heads] where values differ by row. One for all heads stays one.
Status upload_scale(std::string_view tensor, ScaleView& scale, Index groups, const AnyView& of,
                    std::vector<DeviceBuffer>& owned) {
  if (scale.data == nullptr) return {};
  const bool per_row = scale.per_token();
  const Index batches = scale.stride[0] == 0 ? 1 : groups;
  const Index rows = per_row ? of.seqlen() : 1;
  const Index heads = scale.stride[2] == 0 ? 1 : of.heads();
  std::vector<float> values;
  for (Index b = 0; b < batches; ++b)
    for (Index s = 0; s < rows; ++s)
      for (Index h = 0; h < heads; ++h) values.push_back(scale.at(b, s, h));
  scale.stride = {batches == 1 ? 0 : rows * heads, per_row ? heads : 0, heads == 1 ? 0 : 1};
  return upload_values(tensor, values, scale.data, owned);
}

Status upload_mean(AttentionProblem& p, std::vector<DeviceBuffer>& owned) {
  if (p.v_mean.data == nullptr) return {};
  const Index batches = p.v_mean.stride_batch == 0 ? 1 : group_count(p);
  std::vector<float> values;
  for (Index b = 0; b < batches; ++b)
    for (Index h = 0; h < p.v.heads(); ++h)
      values.insert(values.end(), p.v_mean.row(b, h), p.v_mean.row(b, h) + p.v.dim());
  p.v_mean.stride_head = p.v.dim();
  p.v_mean.stride_batch = batches == 1 ? 0 : p.v.heads() * p.v.dim();
  return upload_values("v_mean", values, p.v_mean.data, owned);
}

// s of each row, from 8 log2(e) softmax_scale q_descale k_descale = 2^-s; q_descale itself is not needed then.
Status upload_shifts(AttentionCall& call, std::vector<DeviceBuffer>& owned) {
  AttentionProblem& p = call.problem;
  if (call.method.p != PCode::kShift || p.q_descale.data == nullptr) return {};
  const Index ratio = p.q.heads() / p.k.heads();
  std::vector<std::int8_t> shifts(static_cast<std::size_t>(p.q.batch() * p.q.seqlen() * p.q.heads()));
  for (const Sequence& sequence : sequences(p))
    for (Index s = sequence.q_begin; s < sequence.q_begin + sequence.seqlen_q; ++s)
      for (Index h = 0; h < p.q.heads(); ++h) {
        const double step = 8.0 * std::numbers::log2e * p.softmax_scale *
                            static_cast<double>(p.q_descale.at(sequence.number, s, h)) *
                            static_cast<double>(p.k_descale.at(sequence.number, 0, h / ratio));
        const auto shift = std::clamp(std::lround(-std::log2(step)), 0L, static_cast<long>(kMaxShift));
        const Index at = (sequence.batch * p.q.seqlen() + s) * p.q.heads() + h;
        shifts[static_cast<std::size_t>(at)] = static_cast<std::int8_t>(shift);
      }
  call.q_shift.size = {p.q.batch(), p.q.seqlen(), p.q.heads(), 1};
  call.q_shift.stride = contiguous_strides(call.q_shift.size);
  p.q_descale = {};
  return upload_values("q_shift", shifts, call.q_shift.data, owned);
}

}  // namespace

struct CudaCopy::State {
  AttentionCall call;
  std::vector<DeviceBuffer> owned;
  Mirror out, lse;

  Status fill(const AttentionCall& host);
};

Status CudaCopy::State::fill(const AttentionCall& host) {
  call = host;
  call.workspace = {};
  AttentionProblem& p = call.problem;
  const Index groups = group_count(host.problem);
  LEANFA_TRY(upload_shifts(call, owned));  // reads host descales: before they move
  LEANFA_TRY(upload_scale("q_descale", p.q_descale, groups, p.q, owned));
  LEANFA_TRY(upload_scale("k_descale", p.k_descale, groups, p.k, owned));
  LEANFA_TRY(upload_scale("v_descale", p.v_descale, groups, p.v, owned));
  LEANFA_TRY(upload_scale("lse_offset", p.lse_offset, p.q.batch(), p.q, owned));
  LEANFA_TRY(upload_mean(p, owned));
  LEANFA_TRY(upload_view("q", p.q, owned));
  LEANFA_TRY(upload_view("k", p.k, owned));
  if (is_eight_bit(host.method.format)) {
    LEANFA_TRY(upload_transposed(call, owned));
  } else {
    LEANFA_TRY(upload_view("v", p.v, owned));
  }
  for (auto* offsets : {&p.cu_seqlens_q, &p.cu_seqlens_k}) {
    const std::int32_t* data = nullptr;
    LEANFA_TRY(upload_values("cu_seqlens", std::vector<std::int32_t>(offsets->begin(), offsets->end()), data, owned));
    *offsets = {data, offsets->size()};
  }
  auto made = upload("out", host.out.data,
                     span_of(host.out.size, host.out.stride, static_cast<Index>(size_bytes(host.out.dtype))));
  if (!made) return tl::unexpected(std::move(made.error()));
  out = std::move(*made);
  call.out.data = out.data();
  const Index4 rows{host.out.batch(), host.out.seqlen(), host.out.heads(), 1};
  made = upload("lse", host.lse.data,
                span_of(rows, {host.lse.stride_batch, host.lse.stride_row, host.lse.stride_head, 1}, sizeof(float)));
  if (!made) return tl::unexpected(std::move(made.error()));
  lse = std::move(*made);
  call.lse.data = static_cast<float*>(lse.data());
  return {};
}

CudaCopy::CudaCopy(std::unique_ptr<State> state) : state_(std::move(state)) {}
CudaCopy::CudaCopy(CudaCopy&&) noexcept = default;
CudaCopy& CudaCopy::operator=(CudaCopy&&) noexcept = default;
CudaCopy::~CudaCopy() = default;

Result<CudaCopy> CudaCopy::make(const AttentionCall& host) {
  auto state = std::make_unique<State>();
  LEANFA_TRY(state->fill(host));
  return CudaCopy(std::move(state));
}

const AttentionCall& CudaCopy::call() const { return state_->call; }

Status CudaCopy::wait() { return cuda_status(cudaDeviceSynchronize(), "cuda"); }

Status CudaCopy::fetch() const {
  LEANFA_TRY(wait());
  for (const Mirror* mirror : {&state_->out, &state_->lse}) {
    if (mirror->host == nullptr) continue;
    const auto bytes = static_cast<std::size_t>(mirror->span.end - mirror->span.begin);
    LEANFA_TRY(cuda_status(
        cudaMemcpy(mirror->host + mirror->span.begin, mirror->memory.data(), bytes, cudaMemcpyDeviceToHost), "out"));
  }
  return {};
}

Status attend_on_cuda(const AttentionCall& host) {
  auto copy = CudaCopy::make(host);
  if (!copy) return tl::unexpected(std::move(copy.error()));
  LEANFA_TRY(attend(copy->call()));
  return copy->fetch();
}

}  // namespace leanfa::runtime
