#include "runtime/cuda_quantize.hpp"

#include <fmt/format.h>

#include <array>
#include <numbers>

#include "kernels/sm90a/merge_lse/launch.hpp"
#include "kernels/sm90a/quantize/launch.hpp"
#include "runtime/cuda_call.hpp"

namespace leanfa::runtime {
namespace {

cudaStream_t stream_of(void* stream) { return static_cast<cudaStream_t>(stream); }

Status check_source(std::string_view tensor, const AnyView& source) {
  if (source.dtype == DType::kBF16) return {};
  return unsupported({tensor, "dtype is served on cuda", name(source.dtype), "bf16"});
}

void set_source(sm90a::QuantizeParams& params, const AnyView& source, std::span<const std::int32_t> cu_seqlens) {
  params.source = source.data;
  for (std::size_t axis = 0; axis < 3; ++axis) params.source_stride[axis] = source.stride[axis];
  params.batch = source.batch();
  params.tokens = source.seqlen();
  params.heads = source.heads();
  params.dim = source.dim();
  params.groups = source.batch();
  if (cu_seqlens.empty()) return;
  params.cu_seqlens = cu_seqlens.data();
  params.groups = static_cast<Index>(cu_seqlens.size()) - 1;
}

sm90a::ScaleKind kind_of(ScaleGranularity granularity) {
  if (granularity == ScaleGranularity::kTensor) return sm90a::ScaleKind::kTensor;
  return granularity == ScaleGranularity::kToken ? sm90a::ScaleKind::kToken : sm90a::ScaleKind::kHead;
}

sm90a::QuantizeParams params_of(const CudaQuantize& call) {
  sm90a::QuantizeParams params;
  set_source(params, call.source, call.cu_seqlens);
  params.format = call.tag.format == DType::kI8 ? sm90a::CodeFormat::kInt8 : sm90a::CodeFormat::kE4m3;
  params.transposed = call.tag.layout == PackedLayout::kSm90aVt;
  params.rotate = call.tag.rotation == Rotation::kHadamard;
  params.scale_kind = kind_of(call.granularity);
  params.static_scales = call.static_scales != nullptr;
  params.scales = call.scales;
  params.mean = call.mean_choice == MeanChoice::kNone ? nullptr : call.mean;
  params.codes = call.codes;
  params.capacity = call.capacity;
  params.token_offset = call.token_offset;
  params.append = call.append;
  params.refused_values = reinterpret_cast<unsigned long long*>(call.refused_values);  // what CUDA's atomics take
  if (call.q_shift == nullptr) return params;
  params.q_shift = call.q_shift;
  params.k_scales = call.k_scale.data;
  params.k_scale_stride[0] = call.k_scale.stride[0];
  params.k_scale_stride[1] = call.k_scale.stride[2];
  params.heads_per_k_scale = static_cast<int>(call.source.heads() / call.heads_kv);
  params.unit_divisor = 8.0 * std::numbers::log2e * call.softmax_scale;
  return params;
}

// Into the packed tensor's own scales, [batch, capacity, heads] per token.
Status copy_static_scales(const CudaQuantize& call, const sm90a::QuantizeParams& params) {
  if (call.static_scales == nullptr) return {};
  if (call.granularity != ScaleGranularity::kToken) {
    const Index count = call.granularity == ScaleGranularity::kTensor ? 1 : params.groups * params.heads;
    return cuda_status(cudaMemcpyAsync(call.scales, call.static_scales, static_cast<std::size_t>(count) * sizeof(float),
                                       cudaMemcpyDeviceToDevice, stream_of(call.stream)),
                       "static_scales");
  }
  const auto row = static_cast<std::size_t>(params.heads) * sizeof(float);
  const auto pitch = static_cast<std::size_t>(call.capacity) * row;
  const auto width = static_cast<std::size_t>(params.tokens) * row;
  return cuda_status(
      cudaMemcpy2DAsync(call.scales + call.token_offset * params.heads, pitch, call.static_scales, width, width,
                        static_cast<std::size_t>(params.batch), cudaMemcpyDeviceToDevice, stream_of(call.stream)),
      "static_scales");
}

Status make_mean(const CudaQuantize& call, const sm90a::QuantizeParams& params) {
  if (call.mean_choice == MeanChoice::kSequence)
    return cuda_status(sm90a::launch_sequence_mean(params, call.mean, stream_of(call.stream)), "mean");
  if (call.mean_choice == MeanChoice::kNone || call.append) return {};
  const auto bytes = static_cast<std::size_t>(params.heads * params.dim) * sizeof(float);
  for (Index group = 0; group < params.groups; ++group)
    LEANFA_TRY(cuda_status(cudaMemcpyAsync(call.mean + group * params.heads * params.dim, call.given_mean, bytes,
                                           cudaMemcpyDeviceToDevice, stream_of(call.stream)),
                           "given_mean"));
  return {};
}

Status check_call(const CudaQuantize& call, const sm90a::QuantizeParams& params) {
  LEANFA_TRY(check_source("source", call.source));
  if (call.tag.format != DType::kE4M3FN && call.tag.format != DType::kI8)
    return unsupported({"tag", "format is served on cuda", name(call.tag), "e4m3fn or i8"});
  if (const char* rule = sm90a::quantize_unsupported(params); rule != nullptr)
    return fail(ErrorCode::kUnsupported, rule);
  return {};
}

sm90a::MergePart part_of(const void* data, DType dtype, const Index4& stride, const LseView<const float>& lse) {
  sm90a::MergePart part;
  part.out.data = const_cast<void*>(data);
  part.out.bf16 = dtype == DType::kBF16;
  for (std::size_t axis = 0; axis < 3; ++axis) part.out.stride[axis] = stride[axis];
  part.lse.data = const_cast<float*>(lse.data);
  part.lse.stride[0] = lse.stride_batch;
  part.lse.stride[1] = lse.stride_row;
  part.lse.stride[2] = lse.stride_head;
  return part;
}

}  // namespace

Status quantize_on_cuda(const CudaQuantize& call) {
  const sm90a::QuantizeParams params = params_of(call);
  LEANFA_TRY(check_call(call, params));
  const bool empty = call.source.batch() == 0 || call.source.seqlen() == 0;
  const std::array pointers{NamedPointer{"source", empty ? nullptr : call.source.data},
                            NamedPointer{"codes", call.codes}, NamedPointer{"scales", call.scales}};
  const auto device = common_device(pointers);
  if (!device) return tl::unexpected(device.error());
  const auto guard = DeviceGuard::make(*device);
  if (!guard) return tl::unexpected(guard.error());
  LEANFA_TRY(copy_static_scales(call, params));
  LEANFA_TRY(make_mean(call, params));
  return cuda_status(sm90a::launch_quantize(params, stream_of(call.stream)), "sm90a/quantize");
}

Status lse_offset_on_cuda(const CudaLseOffset& call) {
  LEANFA_TRY(check_source("q", call.q));
  const std::array pointers{NamedPointer{"q", call.q.data}, NamedPointer{"k_mean", call.mean.data},
                            NamedPointer{"out", call.out.data}};
  const auto device = common_device(pointers);
  if (!device) return tl::unexpected(device.error());
  const auto guard = DeviceGuard::make(*device);
  if (!guard) return tl::unexpected(guard.error());
  sm90a::LseOffsetParams params;
  set_source(params.query, call.q, call.cu_seqlens);
  params.mean = call.mean.data;
  params.mean_stride[0] = call.mean.stride_batch;
  params.mean_stride[1] = call.mean.stride_head;
  params.heads_kv = call.heads_kv;
  params.softmax_scale = call.softmax_scale;
  params.out = call.out.data;
  params.out_stride[0] = call.out.stride_batch;
  params.out_stride[1] = call.out.stride_row;
  params.out_stride[2] = call.out.stride_head;
  return cuda_status(sm90a::launch_lse_offset(params, stream_of(call.stream)), "sm90a/lse_offset");
}

Status merge_on_cuda(std::span<const Part> parts, const MergedRows& merged, void* stream) {
  if (parts.size() > sm90a::kMostParts)
    return unsupported(
        {"count", "is served on cuda", fmt::format("{}", parts.size()), fmt::format("1..{}", sm90a::kMostParts)});
  sm90a::MergeParams params;
  params.count = static_cast<int>(parts.size());
  std::vector<NamedPointer> pointers{{"out", merged.out.data}, {"lse", merged.lse.data}};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    params.parts[i] = part_of(parts[i].out.data, parts[i].out.dtype, parts[i].out.stride, parts[i].lse);
    pointers.push_back({"outs", parts[i].out.data});
    pointers.push_back({"lses", parts[i].lse.data});
  }
  const LseView<const float> lse{merged.lse.data, merged.lse.stride_batch, merged.lse.stride_row,
                                 merged.lse.stride_head};
  params.merged = part_of(merged.out.data, merged.out.dtype, merged.out.stride, lse);
  params.batch = merged.out.batch();
  params.seqlen = merged.out.seqlen();
  params.heads = merged.out.heads();
  params.dim = merged.out.dim();
  const auto device = common_device(pointers);
  if (!device) return tl::unexpected(device.error());
  const auto guard = DeviceGuard::make(*device);
  if (!guard) return tl::unexpected(guard.error());
  return cuda_status(sm90a::launch_merge_lse(params, stream_of(stream)), "sm90a/merge_lse");
}

}  // namespace leanfa::runtime
