// What the environment asks of the emulated device, read once at the first call of HIP. docs/design/hip-emulation.md
// has the table for users.
#pragma once

#include <cstdint>
#include <string>

namespace leanfa::hipemu {

struct Options {
  bool audit = false;              // LEANFA_HIPEMU_AUDIT: the emulator's audit; fresh device memory holds 0xFF
  bool report_only = false;        // LEANFA_HIPEMU_FAULTS=report: faults are printed, the launch succeeds
  bool leaks = false;              // LEANFA_HIPEMU_LEAKS: list unfreed memory when the process ends
  int log = 1;                     // LEANFA_HIPEMU_LOG: 0 nothing, 1 faults, 2 refused calls and launches too
  int threads = 0;                 // LEANFA_HIPEMU_THREADS: host threads of a launch; 0 all
  std::uint64_t order = 0;         // LEANFA_HIPEMU_ORDER: wave order, 0 in turn
  std::uint64_t budget = 0;        // LEANFA_HIPEMU_BUDGET: instructions of a wave before it counts as endless
  std::uint64_t memory_bytes = 0;  // LEANFA_HIPEMU_MEMORY_MIB: of the device
  int hip_major = 7;               // LEANFA_HIPEMU_HIP: version whose enumerations are spoken
  std::string problems;            // values that could not be read, a line each
};

[[nodiscard]] Options read_options();

}  // namespace leanfa::hipemu
