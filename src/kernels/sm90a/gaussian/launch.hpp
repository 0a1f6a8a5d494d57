// Standard normal numbers in BF16, made where a benchmark needs them: the same for the same seed and position, whatever
// the launch. Not the sequence of report/gaussian.hpp, which is for data that results are compared on.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace leanfa::sm90a {

// `out`: `count` bf16 values.
[[nodiscard]] cudaError_t launch_gaussian(void* out, int64_t count, uint64_t seed, cudaStream_t stream);

}  // namespace leanfa::sm90a
