#include "kernels/sm90a/attention_fwd/dispatch.cuh"

namespace leanfa::sm90a {
namespace {

template <int kDimQk>
[[nodiscard]] cudaError_t launch_bf16_of_dim(const AttentionParams& params, cudaStream_t stream) {
  return params.cu_seqlens_q != nullptr ? launch<Bf16Traits<kDimQk, true>>(params, stream)
                                        : launch<Bf16Traits<kDimQk, false>>(params, stream);
}

}  // namespace

cudaError_t launch_bf16_exact(const AttentionParams& params, cudaStream_t stream) {
  return params.dim_qk == 128 ? launch_bf16_of_dim<128>(params, stream) : launch_bf16_of_dim<192>(params, stream);
}

}  // namespace leanfa::sm90a
