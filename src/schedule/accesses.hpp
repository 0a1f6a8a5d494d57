// The registers of an instruction as one flat numbering, with the role that each plays: what dependencies, wait states
// and wait counts are derived from. From isa::effects and the operands' fields; nothing is listed by instruction.
#pragma once

#include <vector>

#include "schedule/op.hpp"

namespace leanfa::schedule {

// VGPRs, then AGPRs, SGPRs, VCC, EXEC, M0, SCC.
inline constexpr int kFirstAgpr = 256;
inline constexpr int kFirstSgpr = 512;
inline constexpr int kVccIndex = 640;
inline constexpr int kExecIndex = 642;
inline constexpr int kM0Index = 644;
inline constexpr int kSccIndex = 645;
inline constexpr int kRegisterCount = 646;
[[nodiscard]] constexpr bool is_vector_register(int index) { return index < kFirstSgpr; }

// -1 for files that no kernel here touches, and for MODE.
[[nodiscard]] int flat_index(const isa::RegisterRange& range);
[[nodiscard]] std::string register_name(int index);

enum class Role : std::uint8_t { kOther, kMatrixAB, kMatrixC, kMemory, kPermlane, kDpp, kLaneRead, kMask, kLaneSelect };

struct Access {
  int first = 0;
  int count = 0;
  bool write = false;
  Role role = Role::kOther;
};

[[nodiscard]] std::vector<Access> accesses(const Op& op);

}  // namespace leanfa::schedule
