#include "kernels/sm90a/attention_fwd/dispatch.cuh"

namespace leanfa::sm90a {
namespace {

template <int kDimQk>
[[nodiscard]] cudaError_t launch_bf16_of_dim(const AttentionParams& params, cudaStream_t stream) {
  return launch_of_kind(params, stream, [](auto kind) { return Bf16Traits<kDimQk, decltype(kind)::value>{}; });
}

}  // namespace

cudaError_t launch_bf16_exact(const AttentionParams& params, cudaStream_t stream) {
  return params.dim_qk == 128 ? launch_bf16_of_dim<128>(params, stream) : launch_bf16_of_dim<192>(params, stream);
}

}  // namespace leanfa::sm90a
