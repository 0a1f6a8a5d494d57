// leanfa.h: leanfa_lse_offset.
#include <fmt/format.h>

#include <array>
#include <cstddef>

#include "numerics/scales.hpp"
#include "runtime/c_overlap.hpp"
#include "runtime/c_place.hpp"
#include "runtime/c_scales.hpp"
#include "runtime/c_struct.hpp"
#include "runtime/cuda_quantize.hpp"

namespace leanfa::c_api {
namespace {

using Desc = leanfa_lse_offset_desc;

constexpr std::array kBoundaries{offsetof(Desc, cu_seqlens_q),  offsetof(Desc, cu_seqlens_q_count),
                                 offsetof(Desc, softmax_scale), offsetof(Desc, device),
                                 offsetof(Desc, threads),       sizeof(Desc)};

struct Parsed {
  AttentionProblem problem;  // its q and sequences; k has q's dim and the mean's heads
  MeanView mean;
  LseView<float> out;
};

// k_mean is [Hk, D] or [B, Hk, D].
void read_mean(Reasons& reasons, const leanfa_tensor& t, Index sequences, Parsed& parsed) {
  if (!check_tensor(reasons, "k_mean", t, {.dtypes = {DType::kF32}, .ranks = {2, 3}, .unit_last_stride = true})) return;
  const AnyView& q = parsed.problem.q;
  const Index heads_kv = t.size[t.ndim - 2];
  const bool fits = heads_kv >= 1 && q.heads() % heads_kv == 0 && t.size[t.ndim - 1] == q.dim() &&
                    (t.ndim == 2 || t.size[0] == sequences);
  if (!fits)
    return reasons.add(
        bad_input({"k_mean", "shape fits q", describe_shape(t),
                   fmt::format("[Hk, {1}] or [{0}, Hk, {1}], Hk a divisor of {2}", sequences, q.dim(), q.heads())}));
  parsed.problem.k.size = {q.batch(), 0, heads_kv, q.dim()};
  const bool shared = t.ndim == 2;
  parsed.mean = {static_cast<const float*>(t.data), shared ? 0 : t.stride[0], t.stride[t.ndim - 2]};
}

void read_out(Reasons& reasons, const leanfa_tensor& t, bool varlen, Parsed& parsed) {
  const TensorRules rules{.dtypes = {DType::kF32}, .ranks = {varlen ? 2 : 3}, .writable = true};
  if (!check_tensor(reasons, "out", t, rules)) return;
  const auto stride = row_strides(reasons, "out", t, parsed.problem);
  parsed.out = {static_cast<float*>(t.data), stride[0], stride[1], stride[2]};
}

Status fill(const Parsed& parsed, const std::vector<RowRange>& ranges, int threads) {
  const AnyView& q = parsed.problem.q;
  const Index ratio = q.heads() / parsed.problem.k.heads();
  const RowSource source{.view = q, .mean = {}, .rotate = false};
  return for_each_row(
      source, row_chunks(ranges, q.heads()), threads, [&](const RowChunk& chunk, Index s, std::span<float> row) {
        const float* mean = parsed.mean.row(chunk.group, chunk.head / ratio);
        double dot = 0.0;
        for (std::size_t d = 0; d < row.size(); ++d) dot += static_cast<double>(row[d]) * static_cast<double>(mean[d]);
        parsed.out.at(chunk.batch, s, chunk.head) = static_cast<float>(parsed.problem.softmax_scale * dot);
      });
}

Status lse_offset(const Desc* given, void* stream) {
  const auto desc = read_struct("leanfa_lse_offset_desc", given, kBoundaries);
  if (!desc) return tl::unexpected(desc.error());
  Reasons reasons;
  check_place(reasons, desc->device, desc->threads);
  require_cpu_or_cuda(reasons, "leanfa_lse_offset", desc->device, stream);
  Parsed parsed;
  const auto offsets = offsets_of(reasons, "cu_seqlens_q", desc->cu_seqlens_q, desc->cu_seqlens_q_count);
  const bool varlen = !offsets.empty();
  const TensorRules rules{
      .dtypes = {DType::kF32, DType::kF16, DType::kBF16}, .ranks = {varlen ? 3 : 4}, .unit_last_stride = true};
  const auto dtype = check_tensor(reasons, "q", desc->q, rules);
  if (!dtype) return reasons.status();
  parsed.problem.q = attention_view(desc->q, *dtype);
  parsed.problem.cu_seqlens_q = offsets;
  parsed.problem.softmax_scale = softmax_scale_of(reasons, desc->softmax_scale, parsed.problem.q.dim());
  const Index sequences = varlen ? static_cast<Index>(offsets.size()) - 1 : parsed.problem.q.batch();
  read_mean(reasons, desc->k_mean, sequences, parsed);
  read_out(reasons, desc->out, varlen, parsed);
  if (reasons.empty())
    check_overlaps(reasons, {region("out", desc->out, DType::kF32)},
                   {region("q", desc->q, *dtype), region("k_mean", desc->k_mean, DType::kF32),
                    region("cu_seqlens_q", offsets.data(), offsets.size_bytes())});
  if (!reasons.empty() || parsed.problem.q.batch() == 0 || parsed.problem.q.seqlen() == 0) return reasons.status();
  if (desc->device == LEANFA_DEVICE_CUDA)
    return runtime::lse_offset_on_cuda({.q = parsed.problem.q,
                                        .cu_seqlens = offsets,
                                        .mean = parsed.mean,
                                        .heads_kv = parsed.problem.k.heads(),
                                        .softmax_scale = parsed.problem.softmax_scale,
                                        .out = parsed.out,
                                        .stream = stream});
  const auto ranges = row_ranges(parsed.problem.q.batch(), parsed.problem.q.seqlen(), offsets);
  if (!ranges) return tl::unexpected(ranges.error());
  return fill(parsed, *ranges, desc->threads);
}

}  // namespace
}  // namespace leanfa::c_api

leanfa_status leanfa_lse_offset(const leanfa_lse_offset_desc* desc, void* stream, char* message, size_t message_size) {
  return leanfa::c_api::guarded(message, message_size, [&] { return leanfa::c_api::lse_offset(desc, stream); });
}
