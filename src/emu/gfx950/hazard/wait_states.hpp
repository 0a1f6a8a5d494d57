// The wait-state audit of one wave: the last writer of every register with its age, checked per register at run time,
// so that branches need no special care. Rules: wait_rules.hpp.
#pragma once

#include <array>
#include <cstdint>

#include "emu/gfx950/context.hpp"
#include "emu/gfx950/hazard/fingerprint.hpp"
#include "emu/gfx950/hazard/step_facts.hpp"
#include "emu/gfx950/hazard/wait_rules.hpp"

namespace leanfa::emu::hazard {

class WaitStates {
 public:
  // Checks the instruction against what is in flight, then records what it does.
  void issue(Context& context, const Step& step, const StepFacts& facts);
  // For a check along all paths: what a later instruction can tell apart.
  void add_to(Fingerprint& print) const;

 private:
  enum class Writer : std::uint8_t { kNone, kVector, kMatrix, kOther };
  struct Register {
    const Step* step = nullptr;
    const StepFacts* facts = nullptr;
    std::int64_t position = 0;
    Writer writer = Writer::kNone;
  };
  struct Read {
    const Step* step = nullptr;
    std::int64_t position = 0;
    int states = 0;           // that the rule asks for, where it depends on the instruction
    bool at_soffset = false;  // of a store: its SOFFSET is an SGPR
  };

  void check_vector_reads(Context& context, const Step& step, const StepFacts& facts);
  void check_vector_writes(Context& context, const Step& step, const StepFacts& facts);
  void check_vector_write(Context& context, const Step& step, const StepFacts& facts, unsigned index);
  void check_scalars(Context& context, const Step& step, const StepFacts& facts);
  void check_masks_as_data(Context& context, const Step& step);
  void check_hardware_register(Context& context, const Step& step);
  void check_after_matrix(Context& context, const Step& step, const StepFacts& facts, const Register& producer,
                          const Use& use, unsigned index);
  void check_after_vector(Context& context, const Step& step, const StepFacts& facts, const Register& producer,
                          Role role, unsigned index);
  void record(const Step& step, const StepFacts& facts);
  // Reports unless `states` lie between `position` and now.
  void require(Context& context, const Step& step, WaitRule rule, int states, std::int64_t position, const Step* other,
               char file, unsigned index);

  std::array<Register, kVgprs> vgpr_{};
  std::array<Register, kScalars> sgpr_{};
  std::array<Read, kVgprs> matrix_c_{};  // last MFMA that read it as C
  std::array<Read, kVgprs> store_{};     // last wide store that read it
  std::array<Read, 64> setreg_{};        // last s_setreg of each hardware register
  std::int64_t now_ = 64;                // states since the wave began
};

}  // namespace leanfa::emu::hazard
