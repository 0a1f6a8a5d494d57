// The compiled kernels, one function for each P: they are compiled apart, because each takes a while.
#pragma once

#include "kernels/sm90a/attention_fwd/launch.hpp"

namespace leanfa::sm90a {

// Preconditions: attention_unsupported() is null, format and P as named.
[[nodiscard]] cudaError_t launch_fp8_lean(const AttentionParams& params, cudaStream_t stream);
[[nodiscard]] cudaError_t launch_fp8_lean2(const AttentionParams& params, cudaStream_t stream);
[[nodiscard]] cudaError_t launch_fp8_exact(const AttentionParams& params, cudaStream_t stream);
[[nodiscard]] cudaError_t launch_bf16_exact(const AttentionParams& params, cudaStream_t stream);
[[nodiscard]] cudaError_t launch_int8_shift(const AttentionParams& params, cudaStream_t stream);

// Preconditions of launch_products().
[[nodiscard]] cudaError_t launch_fp8_products(const AttentionParams& params, cudaStream_t stream);

}  // namespace leanfa::sm90a
