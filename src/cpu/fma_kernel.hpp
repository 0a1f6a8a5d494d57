// The wide path's kernel for every processor: float32 multiply-adds through Highway, one build per instruction set.
// BF16 inputs are widened when K and V are packed, and P stays float32. amx_kernel.hpp is the matrix-unit one.
#pragma once

#include <string>
#include <vector>

#include "cpu/kernel.hpp"

namespace leanfa::cpu {

struct FmaTarget {
  const Kernel* kernel = nullptr;
  bool supported = false;  // by this processor
};

// Every instruction set in this build, best first; the last, portable C++, is always supported.
[[nodiscard]] std::vector<FmaTarget> fma_targets();

}  // namespace leanfa::cpu
