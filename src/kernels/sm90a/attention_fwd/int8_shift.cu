#include "kernels/sm90a/attention_fwd/dispatch.cuh"

namespace leanfa::sm90a {

cudaError_t launch_int8_shift(const AttentionParams& params, cudaStream_t stream) {
  return launch_of<PKind::kShift>(params, stream);
}

}  // namespace leanfa::sm90a
