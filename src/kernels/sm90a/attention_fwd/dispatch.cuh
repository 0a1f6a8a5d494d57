// From a description to the compiled kernel: head dims and reference.
#pragma once

#include "kernels/sm90a/attention_fwd/kernels.hpp"
#include "kernels/sm90a/attention_fwd/launch_plan.cuh"

namespace leanfa::sm90a {

// Stages: as many as fit beside the queries.
template <int kDimQk>
inline constexpr int kEightBitStages = kDimQk == 128 ? 5 : 4;

template <PKind kP, int kDimQk>
[[nodiscard]] cudaError_t launch_of_dim(const AttentionParams& params, cudaStream_t stream) {
  if (params.reference == Reference::kSticky)
    return launch<EightBitTraits<kDimQk, kP, Reference::kSticky, kEightBitStages<kDimQk>>>(params, stream);
  if constexpr (kP == PKind::kLean) {
    if (params.reference == Reference::kWindow)
      return launch<EightBitTraits<kDimQk, kP, Reference::kWindow, kEightBitStages<kDimQk>>>(params, stream);
  }
  return launch<EightBitTraits<kDimQk, kP, Reference::kAnchor, kEightBitStages<kDimQk>>>(params, stream);
}

template <PKind kP>
[[nodiscard]] cudaError_t launch_of(const AttentionParams& params, cudaStream_t stream) {
  return params.dim_qk == 128 ? launch_of_dim<kP, 128>(params, stream) : launch_of_dim<kP, 192>(params, stream);
}

}  // namespace leanfa::sm90a
