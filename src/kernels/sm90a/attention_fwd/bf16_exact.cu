#include "kernels/sm90a/attention_fwd/dispatch.cuh"

namespace leanfa::sm90a {

cudaError_t launch_bf16_exact(const AttentionParams& params, cudaStream_t stream) {
  return params.dim_qk == 128 ? launch<Bf16Traits<128>>(params, stream) : launch<Bf16Traits<192>>(params, stream);
}

}  // namespace leanfa::sm90a
