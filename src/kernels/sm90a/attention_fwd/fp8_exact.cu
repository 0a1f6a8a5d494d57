#include "kernels/sm90a/attention_fwd/dispatch.cuh"

namespace leanfa::sm90a {

cudaError_t launch_fp8_exact(const AttentionParams& params, cudaStream_t stream) {
  return launch_of<PKind::kExact>(params, stream);
}

}  // namespace leanfa::sm90a
