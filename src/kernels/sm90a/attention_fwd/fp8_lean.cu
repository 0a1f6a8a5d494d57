#include "kernels/sm90a/attention_fwd/dispatch.cuh"

namespace leanfa::sm90a {

cudaError_t launch_fp8_lean(const AttentionParams& params, cudaStream_t stream) {
  return launch_of<PKind::kLean>(params, stream);
}

}  // namespace leanfa::sm90a
