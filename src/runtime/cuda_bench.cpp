#include "runtime/cuda_bench.hpp"

#include <cmath>
#include <vector>

#include "kernels/sm90a/gaussian/launch.hpp"
#include "runtime/cuda_attention.hpp"
#include "runtime/cuda_call.hpp"
#include "runtime/cuda_quantize.hpp"

namespace leanfa::runtime {
namespace {

Index elements(const Index4& size) { return size[0] * size[1] * size[2] * size[3]; }

}  // namespace

struct CudaBenchProblem::State {
  AttentionCall call;
  std::vector<DeviceBuffer> owned;
  int device = 0;

  Result<void*> allocate(Index bytes, std::string_view what) {
    auto made = DeviceBuffer::make(static_cast<std::size_t>(bytes), what);
    if (!made) return tl::unexpected(std::move(made.error()));
    owned.push_back(std::move(*made));
    return owned.back().data();
  }

  Status gaussian(std::string_view what, const Index4& size, std::uint64_t seed, AnyView& view) {
    auto data = allocate(elements(size) * 2, what);
    if (!data) return tl::unexpected(std::move(data.error()));
    view = {*data, DType::kBF16, size, contiguous_strides(size)};
    return cuda_status(sm90a::launch_gaussian(*data, elements(size), seed, nullptr), what);
  }

  Status fill(const CudaBenchShape& shape, const Method& method, std::uint64_t seed);
  Status quantise_all();
  Result<CudaQuantize> prepare(std::string_view what, const AnyView& wide, DType format, ScaleGranularity granularity);
  Status quantise_query(float* k_scales);
  Status quantise_value();
};

Status CudaBenchProblem::State::fill(const CudaBenchShape& shape, const Method& method, std::uint64_t seed) {
  LEANFA_TRY(cuda_status(cudaGetDevice(&device), "the current device"));
  call.method = method;
  call.device = DeviceKind::kCuda;
  call.split = shape.split;
  AttentionProblem& p = call.problem;
  p.causal = shape.causal;
  p.softmax_scale = 1.0 / std::sqrt(static_cast<double>(shape.head_dim_qk));
  LEANFA_TRY(gaussian("q", {shape.batch, shape.seqlen_q, shape.heads_q, shape.head_dim_qk}, 3 * seed, p.q));
  LEANFA_TRY(gaussian("k", {shape.batch, shape.seqlen_k, shape.heads_kv, shape.head_dim_qk}, 3 * seed + 1, p.k));
  LEANFA_TRY(gaussian("v", {shape.batch, shape.seqlen_k, shape.heads_kv, shape.head_dim_v}, 3 * seed + 2, p.v));
  if (is_eight_bit(method.format)) LEANFA_TRY(quantise_all());
  const Index4 size{shape.batch, shape.seqlen_q, shape.heads_q, shape.head_dim_v};
  auto out = allocate(elements(size) * 2, "out");
  if (!out) return tl::unexpected(std::move(out.error()));
  call.out = {*out, DType::kBF16, size, contiguous_strides(size)};
  auto lse = allocate(size[0] * size[1] * size[2] * static_cast<Index>(sizeof(float)), "lse");
  if (!lse) return tl::unexpected(std::move(lse.error()));
  call.lse = {static_cast<float*>(*lse), size[1] * size[2], 1, size[1]};
  const auto bytes = workspace_bytes(call);
  if (!bytes) return tl::unexpected(bytes.error());
  if (*bytes > 0) {
    auto workspace = allocate(static_cast<Index>(*bytes), "workspace");
    if (!workspace) return tl::unexpected(std::move(workspace.error()));
    call.workspace = {static_cast<std::byte*>(*workspace), *bytes};
  }
  return cuda_status(cudaDeviceSynchronize(), "inputs");
}

Result<CudaQuantize> CudaBenchProblem::State::prepare(std::string_view what, const AnyView& wide, DType format,
                                                      ScaleGranularity granularity) {
  CudaQuantize job;
  job.source = wide;
  job.tag = {.format = format, .layout = PackedLayout::kRows, .rotation = Rotation::kNone};
  job.granularity = granularity;
  job.groups = wide.batch();
  job.capacity = wide.seqlen();
  const Index rows = wide.batch() * wide.heads() * (granularity == ScaleGranularity::kToken ? wide.seqlen() : 1);
  auto codes = allocate(wide.batch() * wide.heads() * wide.dim() * (wide.seqlen() + kCudaKeyBlock), what);
  if (!codes) return tl::unexpected(std::move(codes.error()));
  auto scales = allocate(rows * static_cast<Index>(sizeof(float)), what);
  if (!scales) return tl::unexpected(std::move(scales.error()));
  job.codes = static_cast<std::uint8_t*>(*codes);
  job.scales = static_cast<float*>(*scales);
  return job;
}

Status CudaBenchProblem::State::quantise_query(float* k_scales) {
  AttentionProblem& p = call.problem;
  const bool shift = call.method.p == PCode::kShift;
  // Few queries have one scale, so that heads can be packed.
  constexpr Index kFewQueries = 1024;
  const bool few = p.q.seqlen() <= kFewQueries && p.q.heads() > p.k.heads();
  const ScaleGranularity wide_rows = few ? ScaleGranularity::kTensor : ScaleGranularity::kHead;
  auto job = prepare("q codes", p.q, query_key_dtype(call.method.format), shift ? ScaleGranularity::kToken : wide_rows);
  if (!job) return tl::unexpected(std::move(job.error()));
  if (call.method.rotate) job->tag.rotation = Rotation::kHadamard;
  const Index4 size = p.q.size;
  if (shift) {
    auto shifts = allocate(size[0] * size[1] * size[2], "q_shift");
    if (!shifts) return tl::unexpected(std::move(shifts.error()));
    job->q_shift = static_cast<std::int8_t*>(*shifts);
    job->k_scale = {k_scales, {p.k.heads(), 0, 1}};
    job->heads_kv = p.k.heads();
    job->softmax_scale = p.softmax_scale;
    const Index4 row_size{size[0], size[1], size[2], 1};
    call.q_shift = {job->q_shift, row_size, contiguous_strides(row_size)};
  } else {
    p.q_descale = {job->scales, few ? std::array<Index, 3>{} : std::array<Index, 3>{size[2], 0, 1}};
  }
  LEANFA_TRY(quantize_on_cuda(*job));
  p.q = {job->codes, job->tag.format, size, contiguous_strides(size)};
  return {};
}

Status CudaBenchProblem::State::quantise_value() {
  AttentionProblem& p = call.problem;
  auto job = prepare("v codes", p.v, DType::kE4M3FN, ScaleGranularity::kHead);
  if (!job) return tl::unexpected(std::move(job.error()));
  job->tag.layout = PackedLayout::kSm90aVt;
  job->tag.token_multiple = kCudaKeyBlock;
  job->capacity = padded_keys(p.v.seqlen());
  LEANFA_TRY(quantize_on_cuda(*job));
  const Index head = p.v.dim() * job->capacity;
  p.v = {job->codes, DType::kE4M3FN, p.v.size, {p.v.heads() * head, 1, head, job->capacity}};
  p.v_descale = {job->scales, {p.v.heads(), 0, 1}};
  call.v_layout = PackedLayout::kSm90aVt;
  call.v_token_multiple = kCudaKeyBlock;
  return {};
}

Status CudaBenchProblem::State::quantise_all() {
  AttentionProblem& p = call.problem;
  if (call.method.v_mean)
    return unsupported({"method", "V's mean stays in benchmarks on cuda", name(call.method), "no +vmean"});
  auto job = prepare("k codes", p.k, query_key_dtype(call.method.format), ScaleGranularity::kHead);
  if (!job) return tl::unexpected(std::move(job.error()));
  if (call.method.rotate) job->tag.rotation = Rotation::kHadamard;
  if (call.method.k_mean) {
    auto mean = allocate(p.k.batch() * p.k.heads() * p.k.dim() * static_cast<Index>(sizeof(float)), "k mean");
    if (!mean) return tl::unexpected(std::move(mean.error()));
    job->mean = static_cast<float*>(*mean);
    job->mean_choice = MeanChoice::kSequence;
  }
  LEANFA_TRY(quantize_on_cuda(*job));
  p.k = {job->codes, job->tag.format, p.k.size, contiguous_strides(p.k.size)};
  p.k_descale = {job->scales, {p.k.heads(), 0, 1}};
  LEANFA_TRY(quantise_query(job->scales));
  return quantise_value();
}

CudaBenchProblem::CudaBenchProblem(std::unique_ptr<State> state) : state_(std::move(state)) {}
CudaBenchProblem::CudaBenchProblem(CudaBenchProblem&&) noexcept = default;
CudaBenchProblem& CudaBenchProblem::operator=(CudaBenchProblem&&) noexcept = default;
CudaBenchProblem::~CudaBenchProblem() = default;

Result<CudaBenchProblem> CudaBenchProblem::make(const CudaBenchShape& shape, const Method& method, std::uint64_t seed) {
  auto state = std::make_unique<State>();
  LEANFA_TRY(state->fill(shape, method, seed));
  return CudaBenchProblem(std::move(state));
}

const AttentionCall& CudaBenchProblem::call() const { return state_->call; }

std::string CudaBenchProblem::pci_bus_id() const {
  std::string id(32, '\0');
  if (cudaDeviceGetPCIBusId(id.data(), static_cast<int>(id.size()), state_->device) != cudaSuccess) return {};
  return id.substr(0, id.find('\0'));
}

struct CudaMarks::State {
  std::vector<cudaEvent_t> events;
};

CudaMarks::CudaMarks() : state_(std::make_unique<State>()) {}
CudaMarks::~CudaMarks() {
  for (cudaEvent_t event : state_->events) cudaEventDestroy(event);
}

Result<int> CudaMarks::mark() {
  cudaEvent_t event = nullptr;
  LEANFA_TRY(cuda_status(cudaEventCreate(&event), "event"));
  state_->events.push_back(event);
  LEANFA_TRY(cuda_status(cudaEventRecord(event, nullptr), "event"));
  return static_cast<int>(state_->events.size()) - 1;
}

Status CudaMarks::wait_for(int mark) const {
  return cuda_status(cudaEventSynchronize(state_->events[static_cast<std::size_t>(mark)]), "kernel");
}

Result<double> CudaMarks::seconds_between(int first, int second) const {
  float milliseconds = 0.0F;
  const auto at = [&](int mark) { return state_->events[static_cast<std::size_t>(mark)]; };
  LEANFA_TRY(cuda_status(cudaEventElapsedTime(&milliseconds, at(first), at(second)), "event"));
  return static_cast<double>(milliseconds) * 1e-3;
}

}  // namespace leanfa::runtime
