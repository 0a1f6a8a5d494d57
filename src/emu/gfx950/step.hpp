// One instruction made ready to run: operands resolved to places in the register arrays, the function that executes it,
// and what only depends on the code. A program is decoded into steps once (program.hpp) and run many times.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "emu/gfx950/mfma.hpp"
#include "emu/gfx950/wave.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu {

struct Context;
struct Step;

// What the wave does next.
enum class Flow : std::uint8_t { kNext, kJump, kBarrier, kEnd, kFail };

using Execute = Flow (*)(Context&, const Step&);

// One vector operation on all lanes. Sources hold `dwords` rows of 64; modifiers of sources are already applied, those
// of the result are applied afterwards. `d` holds the old destination where the row says that part of it survives.
struct LaneCall {
  std::array<const std::uint32_t*, 3> s{};
  std::uint32_t* d = nullptr;
  Mode mode;
  std::uint64_t mask_in = 0;   // VCC or the SGPR pair that the instruction reads
  std::uint64_t mask_out = 0;  // compares and carries: bit per lane
  std::uint64_t exec = 0;
  const isa::Modifiers* modifiers = nullptr;
};
using LaneFunction = void (*)(LaneCall&);

enum class SourceKind : std::uint8_t { kNone, kVector, kScalar, kConstant, kScc, kVccz, kExecz };

struct Source {
  SourceKind kind = SourceKind::kNone;
  std::uint8_t dwords = 0;
  std::uint16_t index = 0;  // in Wave::vgpr or Wave::sgpr
  std::uint64_t constant = 0;
  isa::DataType type;
};

enum class DestinationKind : std::uint8_t { kNone, kVector, kScalar };

struct Destination {
  DestinationKind kind = DestinationKind::kNone;
  std::uint8_t dwords = 0;
  std::uint16_t index = 0;
  isa::DataType type;
};

struct Step {
  Execute execute = nullptr;
  LaneFunction lanes = nullptr;
  isa::Instruction instruction;
  std::array<Source, 3> source{};  // src0, src1, src2 (SALU: ssrc0, ssrc1)
  Destination destination;
  Destination carry_out;  // SGPR pair of VOP3b and of compares
  Source address;         // vaddr, addr, sbase
  Source base;            // saddr, resource
  Source offset;          // soffset
  Source data;            // data of stores; DS data0
  Source data1;           // DS data1
  Source scale_a;
  Source scale_b;
  bool plain_sources = false;  // no modifier touches a source
  bool plain_result = false;   // nor the result
  std::uint32_t next = 0;      // index of the following step
  std::uint32_t target = 0;    // of the branch target
  std::shared_ptr<const Mfma> mfma;
  // Immediate, sign-extended from 16 bits where the manual says SIMM16.
  std::int32_t immediate = 0;
  bool counts_vm = false;  // VMCNT counts it

  [[nodiscard]] std::uint64_t pc() const { return instruction.pc; }
};

}  // namespace leanfa::emu
