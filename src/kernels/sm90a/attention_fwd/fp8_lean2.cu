#include "kernels/sm90a/attention_fwd/dispatch.cuh"

namespace leanfa::sm90a {

cudaError_t launch_fp8_lean2(const AttentionParams& params, cudaStream_t stream) {
  return launch_of<PKind::kLean2>(params, stream);
}

}  // namespace leanfa::sm90a
