// From a description to the compiled kernel: head dims and reference.
#pragma once

#include <type_traits>

#include "kernels/sm90a/attention_fwd/kernels.hpp"
#include "kernels/sm90a/attention_fwd/launch_plan.cuh"

namespace leanfa::sm90a {

// Stages: as many as fit beside the queries.
template <int kDimQk>
inline constexpr int kEightBitStages = kDimQk == 128 ? 5 : 4;

// traits(kind): those of a kernel whose tiles are of the kind, a type of which `value` is the kind.
template <class Traits>
[[nodiscard]] cudaError_t launch_of_kind(const AttentionParams& params, cudaStream_t stream, const Traits& traits) {
  const auto launch_kind = [&](auto kind) { return launch<decltype(traits(kind))>(params, stream); };
  switch (tile_kind(params)) {
    case TileKind::kDense:
      return launch_kind(std::integral_constant<TileKind, TileKind::kDense>{});
    case TileKind::kFewQueries:
      return launch_kind(std::integral_constant<TileKind, TileKind::kFewQueries>{});
    case TileKind::kVarlen:
      return launch_kind(std::integral_constant<TileKind, TileKind::kVarlen>{});
  }
  return cudaErrorNotSupported;
}

template <PKind kP, int kDimQk, Reference kReference>
[[nodiscard]] cudaError_t launch_of_reference(const AttentionParams& params, cudaStream_t stream) {
  constexpr int kStages = kEightBitStages<kDimQk>;
  return launch_of_kind(params, stream, [](auto kind) {
    return EightBitTraits<kDimQk, kP, kReference, kStages, decltype(kind)::value>{};
  });
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
