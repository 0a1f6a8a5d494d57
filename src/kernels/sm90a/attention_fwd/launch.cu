// Which kernels this build has, and the choice among them.
#include "kernels/sm90a/attention_fwd/launch.hpp"

#include "kernels/sm90a/attention_fwd/launch_plan.cuh"

namespace leanfa::sm90a {
namespace {

constexpr int kStages = 4;
constexpr bool kPingPong = true;

template <int kDimQk>
cudaError_t launch_reference(const AttentionParams& params, cudaStream_t stream) {
  if (params.reference == Reference::kAnchor)
    return launch<Fp8Traits<InputFormat::kE4m3, kDimQk, PKind::kLean, Reference::kAnchor, kStages, kPingPong>>(params,
                                                                                                               stream);
  return launch<Fp8Traits<InputFormat::kE4m3, kDimQk, PKind::kLean, Reference::kSticky, kStages, kPingPong>>(params,
                                                                                                             stream);
}

}  // namespace

// A counter of tiles.
std::size_t attention_workspace_bytes(const AttentionParams&) { return 64; }

const char* attention_unsupported(const AttentionParams& params) {
  if (params.format != InputFormat::kE4m3) return "method: this build's sm_90a attention takes e4m3fn inputs";
  if (params.p != PKind::kLean) return "method: this build's sm_90a attention has lean P";
  if (params.reference == Reference::kRunning) return "method: this build's sm_90a attention has anchor and sticky";
  if (params.sink_keys != 0) return "method: this build's sm_90a attention has no sink block";
  if (params.dim_v != 128 || (params.dim_qk != 128 && params.dim_qk != 192)) return "head dims: 128/128 and 192/128";
  if (params.cu_seqlens_q != nullptr) return "cu_seqlens: this build's sm_90a attention takes dense tensors";
  if (params.q_descale_heads != 1) return "q_descale: this build's sm_90a attention takes a value per query head";
  return nullptr;
}

cudaError_t launch_attention(const AttentionParams& params, cudaStream_t stream) {
  return params.dim_qk == 128 ? launch_reference<128>(params, stream) : launch_reference<192>(params, stream);
}

}  // namespace leanfa::sm90a
