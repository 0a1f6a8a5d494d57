// Lifts scalar operations to Execute functions: sources read, result written, SCC set as the operation says
// (CDNA4 manual, sections 5.3 to 5.7 and 12.1 to 12.4).
#pragma once

#include <cstdint>

#include "emu/gfx950/context.hpp"

namespace leanfa::emu {

enum class SccRule : std::uint8_t { kKeep, kNonZero };

// d = f(s0, s1) of width U. kNonZero: SCC = result != 0.
template <class U, SccRule Rule, auto F>
Flow scalar2(Context& context, const Step& step) {
  const auto a = static_cast<U>(read_scalar(context, step.source[0]));
  const auto b = static_cast<U>(read_scalar(context, step.source[1]));
  const auto result = static_cast<U>(F(a, b));
  write_scalar(context, step.destination, result);
  if constexpr (Rule == SccRule::kNonZero) context.wave->scc = result != 0;
  return Flow::kNext;
}

template <class In, class Out, SccRule Rule, auto F>
Flow scalar1(Context& context, const Step& step) {
  const auto a = static_cast<In>(read_scalar(context, step.source[0]));
  const auto result = static_cast<Out>(F(a));
  write_scalar(context, step.destination, result);
  if constexpr (Rule == SccRule::kNonZero) context.wave->scc = result != 0;
  return Flow::kNext;
}

// d = f(s0, s1, scc), where f sets scc itself.
template <auto F>
Flow scalar2_scc(Context& context, const Step& step) {
  bool scc = context.wave->scc;
  const std::uint32_t result = F(read_scalar32(context, step.source[0]), read_scalar32(context, step.source[1]), scc);
  write_scalar(context, step.destination, result);
  context.wave->scc = scc;
  return Flow::kNext;
}

// SCC = f(s0, s1).
template <class U, auto F>
Flow scalar_compare(Context& context, const Step& step) {
  context.wave->scc =
      F(static_cast<U>(read_scalar(context, step.source[0])), static_cast<U>(read_scalar(context, step.source[1])));
  return Flow::kNext;
}

}  // namespace leanfa::emu
