// What the audit needs to know of an instruction, worked out once per step: registers read and written with the part
// they play, and the classes that the wait rules speak of.
#pragma once

#include <cstdint>
#include <vector>

#include "emu/gfx950/step.hpp"

namespace leanfa::emu::hazard {

// The part that a register plays for its reader.
enum class Role : std::uint8_t { kVector, kMatrixAB, kMatrixC, kDotC, kMemory, kLaneRead, kDpp, kPermlane };

struct Use {
  std::uint16_t first = 0;
  std::uint16_t count = 0;
  Role role{};
};

enum class Unit : std::uint8_t { kOther, kScalar, kVector, kMatrix, kVmem, kLds, kFlat, kSmem };

struct StepFacts {
  Unit unit{};
  std::vector<Use> vgpr_reads;
  std::vector<Use> vgpr_writes;
  std::vector<Use> sgpr_reads;  // by encoded number: VCC 106, M0 124, EXEC 126
  std::vector<Use> sgpr_writes;
  std::uint16_t kept = 0;  // dwords of the destination that are read only because a part of them survives
  bool xdl = false;
  bool sgemm = false;
  bool dgemm = false;
  int passes = 0;
  bool trans = false;
  bool dot = false;
  bool part = false;         // writes a part of a register
  bool lane_select = false;  // v_readlane, v_writelane: a lane number from an SGPR
  bool lane_read = false;    // v_readlane, v_readfirstlane, v_writelane: mind EXEC
  bool permlane = false;
  bool dpp = false;
  bool div_fmas = false;
  bool carry_in = false;       // reads its mask operand as carry-in or select
  bool to_lds = false;         // load that goes to LDS
  bool wide_store = false;     // 96 or 128 bits of data
  bool store_soffset = false;  // its SOFFSET is an SGPR
  bool pk_erratum = false;     // packed FP32 with op_sel:[0,1]
  bool needs_full_exec = false;
  bool counts_vm = false;
  bool counts_lgkm = false;
  bool scalar_load = false;
  bool hardware_register = false;  // s_getreg, s_setreg
  bool setreg = false;
  bool message = false;  // s_sendmsg
};

[[nodiscard]] StepFacts facts_of(const Step& step);

}  // namespace leanfa::emu::hazard
