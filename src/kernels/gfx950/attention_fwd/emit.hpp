// A plan's kernel as assembly text: plan -> layout -> registers -> stages -> schedule -> text. tools' `leanfa emit`
// writes it; the build assembles it.
#pragma once

#include "kernels/gfx950/attention_fwd/plan.hpp"
#include "kernels/gfx950/attention_fwd/schedule.hpp"

namespace leanfa::gfx950 {

struct Emitted {
  std::string text;     // assembly
  std::string summary;  // plan, layout, registers, bodies of the loop, waits
  Schedule schedule;
};

[[nodiscard]] Result<Emitted> emit(const Plan& plan);

}  // namespace leanfa::gfx950
