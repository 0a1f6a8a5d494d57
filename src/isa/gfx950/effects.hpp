// The registers that an instruction reads and writes, with sizes: operands, and what its row says is implicit.
// Memory is not here: Row::space and Row::memory say what kind of access it is.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "isa/gfx950/instruction.hpp"

namespace leanfa::isa {

enum class RegisterFile : std::uint8_t {
  kVgpr,
  kAgpr,
  kSgpr,
  kTtmp,
  kVcc,   // 2 dwords
  kExec,  // 2 dwords
  kFlatScratch,
  kXnackMask,
  kM0,
  kScc,
  kMode,
};

struct RegisterRange {
  RegisterFile file{};
  std::uint16_t first = 0;
  std::uint16_t count = 0;
  friend constexpr bool operator==(const RegisterRange&, const RegisterRange&) = default;
};

class RegisterSet {
 public:
  void add(RegisterRange range);
  [[nodiscard]] std::span<const RegisterRange> ranges() const { return {ranges_.data(), size_}; }
  [[nodiscard]] bool overlaps(RegisterRange range) const;

 private:
  static constexpr std::size_t kCapacity = 12;
  std::array<RegisterRange, kCapacity> ranges_{};
  std::size_t size_ = 0;
};

struct Effects {
  RegisterSet reads;
  RegisterSet writes;
};

[[nodiscard]] Effects effects(const Instruction& instruction);

// Counters that an instruction raises when it issues and lowers when it completes.
struct Counters {
  bool vmcnt = false;
  bool lgkmcnt = false;
};
[[nodiscard]] Counters counters(const Instruction& instruction);

}  // namespace leanfa::isa
