// From a description to the compiled kernel: head dims and reference.
#pragma once

#include "kernels/sm90a/attention_fwd/kernels.hpp"
#include "kernels/sm90a/attention_fwd/launch_plan.cuh"

namespace leanfa::sm90a {

// Stages: as many as fit beside the queries.
template <int kDimQk>
inline constexpr int kEightBitStages = kDimQk == 128 ? 5 : 4;

template <PKind kP, int kDimQk, Reference kReference>
[[nodiscard]] cudaError_t launch_of_reference(const AttentionParams& params, cudaStream_t stream) {
  constexpr int kStages = kEightBitStages<kDimQk>;
  if (params.cu_seqlens_q != nullptr)
    return launch<EightBitTraits<kDimQk, kP, kReference, kStages, true>>(params, stream);
  return launch<EightBitTraits<kDimQk, kP, kReference, kStages, false>>(params, stream);
}

template <PKind kP, int kDimQk>
[[nodiscard]] cudaError_t launch_of_dim(const AttentionParams& params, cudaStream_t stream) {
  if (params.reference == Reference::kSticky)
    return launch_of_reference<kP, kDimQk, Reference::kSticky>(params, stream);
  if constexpr (kP == PKind::kLean || kP == PKind::kShift) {
    if (params.reference == Reference::kWindow)
      return launch_of_reference<kP, kDimQk, Reference::kWindow>(params, stream);
  }
  return launch_of_reference<kP, kDimQk, Reference::kAnchor>(params, stream);
}

template <PKind kP>
[[nodiscard]] cudaError_t launch_of(const AttentionParams& params, cudaStream_t stream) {
  return params.dim_qk == 128 ? launch_of_dim<kP, 128>(params, stream) : launch_of_dim<kP, 192>(params, stream);
}

}  // namespace leanfa::sm90a
