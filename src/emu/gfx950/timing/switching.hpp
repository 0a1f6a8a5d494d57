// Switching activity: how many operand bits change from one instruction of a pipe to the next. Power, and with it the
// clock that an MI355X can hold, follows it, so that kernels can be compared by it; it is no measure of watts. Counted
// within each wave: how waves interleave on a SIMD is not known while they execute.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "emu/gfx950/context.hpp"
#include "emu/gfx950/timing/step_timing.hpp"

namespace leanfa::emu::timing {

// Matrix instructions, transcendental ones and all other vector instructions.
enum class SwitchingPipe : std::uint8_t { kMfma, kValu, kTrans };
inline constexpr std::size_t kSwitchingPipes = 3;
inline constexpr std::size_t kSwitchingSources = 3;
inline constexpr std::array<std::string_view, kSwitchingPipes> kSwitchingPipeNames{"mfma", "valu", "trans"};

struct SwitchingSource {
  std::uint64_t pairs = 0;    // instructions that follow another of the pipe which has this source too
  std::uint64_t changed = 0;  // bits that differ, over all
  std::uint64_t bits = 0;     // bits that were compared, over all

  // Bits an instruction.
  [[nodiscard]] double mean() const {
    return pairs == 0 ? 0 : static_cast<double>(changed) / static_cast<double>(pairs);
  }
  // Share of the bits.
  [[nodiscard]] double share() const {
    return bits == 0 ? 0 : static_cast<double>(changed) / static_cast<double>(bits);
  }
};

// [pipe][src0, src1, src2]: of matrices A, B and C.
using SwitchingReport = std::array<std::array<SwitchingSource, kSwitchingSources>, kSwitchingPipes>;

void merge(SwitchingReport& into, const SwitchingReport& other);

// Of one workgroup. VALU: lanes that EXEC leaves on; matrices: all.
class SwitchingActivity {
 public:
  void start(std::size_t waves) { waves_.assign(waves, {}); }
  // Registers are as the instruction finds them.
  void before(const Context& context, const Step& step, const StepTiming& timing);
  [[nodiscard]] const SwitchingReport& report() const { return report_; }

 private:
  // The last value of a source, 64 lanes a dword.
  struct Last {
    std::uint64_t exec = 0;
    std::vector<std::uint32_t> value;
  };
  using WaveState = std::array<std::array<Last, kSwitchingSources>, kSwitchingPipes>;

  std::vector<WaveState> waves_;
  SwitchingReport report_{};
  std::array<std::uint32_t, std::size_t{32} * kLanes> scratch_;
};

}  // namespace leanfa::emu::timing
