// From a description to the compiled kernel: head dims and reference.
#pragma once

#include "kernels/sm90a/attention_fwd/fp8_kernels.hpp"
#include "kernels/sm90a/attention_fwd/launch_plan.cuh"

namespace leanfa::sm90a {

// Stages: as many as fit beside the queries.
template <int kDimQk>
inline constexpr int kFp8Stages = kDimQk == 128 ? 5 : 4;

template <PKind kP, int kDimQk>
[[nodiscard]] cudaError_t launch_fp8_of_dim(const AttentionParams& params, cudaStream_t stream) {
  if (params.reference == Reference::kSticky)
    return launch<Fp8Traits<kDimQk, kP, Reference::kSticky, kFp8Stages<kDimQk>>>(params, stream);
  return launch<Fp8Traits<kDimQk, kP, Reference::kAnchor, kFp8Stages<kDimQk>>>(params, stream);
}

template <PKind kP>
[[nodiscard]] cudaError_t launch_fp8(const AttentionParams& params, cudaStream_t stream) {
  return params.dim_qk == 128 ? launch_fp8_of_dim<kP, 128>(params, stream) : launch_fp8_of_dim<kP, 192>(params, stream);
}

}  // namespace leanfa::sm90a
