// Whether this process can use CUDA, which device a pointer is on, and the driver's errors as leanfa's. No CUDA header
// is needed to include this; in a build without the CUDA part (cmake/leanfa_cuda.cmake) everything says so.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace leanfa::runtime {

// Why no CUDA device can be used here, found out at the first call; empty when one can. Ends with a NUL and lives as
// long as the program.
[[nodiscard]] std::string_view cuda_absent();

// "NVIDIA H200 (compute capability 9.0, 132 multiprocessors), driver for CUDA 13.0"; empty when CUDA is absent. As
// above.
[[nodiscard]] std::string_view cuda_description();

}  // namespace leanfa::runtime
