#include "kernels/sm90a/attention_fwd/launch.hpp"

namespace leanfa::sm90a {

std::size_t attention_workspace_bytes(const AttentionParams&) { return 0; }

const char* attention_unsupported(const AttentionParams&) { return "this build has no sm_90a attention kernel"; }

cudaError_t launch_attention(const AttentionParams&, cudaStream_t) { return cudaErrorNotSupported; }

}  // namespace leanfa::sm90a
