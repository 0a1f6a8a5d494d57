// The wide path's kernel for processors with AMX (tile matrix multiply, bf16): bf16 inputs, float32 accumulation, P
// rounded to bf16. Everything that needs these instructions is in amx_*.cpp. The kernel for the rest: fma_kernel.hpp.
#pragma once

#include <string>

#include "cpu/kernel.hpp"

namespace leanfa::cpu {

struct AmxSupport {
  bool available = false;
  std::string reason;  // why not
};

// Asks the processor, and the operating system for permission to use the tile registers (Linux arch_prctl
// ARCH_REQ_XCOMP_PERM), which then holds for the whole process.
[[nodiscard]] AmxSupport request_amx();

// Precondition for its use: request_amx().available. Null on builds for other processors.
[[nodiscard]] const Kernel* amx_kernel();

}  // namespace leanfa::cpu
