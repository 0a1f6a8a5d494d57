// Integer lane operations that clamp: computed wide, then wrapped, or saturated when the CLAMP bit is set.
#pragma once

#include <cstdint>
#include <limits>
#include <type_traits>

#include "emu/gfx950/step.hpp"

namespace leanfa::emu {

using U16 = std::uint16_t;
using I16 = std::int16_t;
using U32 = std::uint32_t;
using I32 = std::int32_t;
using U64 = std::uint64_t;
using I64 = std::int64_t;

// The low bits of `wide`, or with `clamp` the nearest value of Out. Zero-extended to 32 bits.
template <class Out, class Wide>
[[nodiscard]] constexpr U32 narrow(Wide wide, bool clamp) {
  using Bits = std::make_unsigned_t<Out>;
  if (!clamp) return static_cast<Bits>(wide);
  if (wide < static_cast<Wide>(std::is_signed_v<Wide> ? static_cast<I64>(std::numeric_limits<Out>::min()) : 0))
    return static_cast<Bits>(std::numeric_limits<Out>::min());
  if (wide > static_cast<Wide>(std::numeric_limits<Out>::max()))
    return static_cast<Bits>(std::numeric_limits<Out>::max());
  return static_cast<Bits>(wide);
}

template <auto F, class Wide, class Out>
void integer2(LaneCall& call) {
  const bool clamp = call.modifiers->clamp;
  for (int lane = 0; lane < kLanes; ++lane)
    call.d[lane] = narrow<Out>(static_cast<Wide>(F(call.s[0][lane], call.s[1][lane])), clamp);
}

template <auto F, class Wide, class Out>
void integer3(LaneCall& call) {
  const bool clamp = call.modifiers->clamp;
  for (int lane = 0; lane < kLanes; ++lane)
    call.d[lane] = narrow<Out>(static_cast<Wide>(F(call.s[0][lane], call.s[1][lane], call.s[2][lane])), clamp);
}

[[nodiscard]] constexpr I32 sign_extend24(U32 x) { return static_cast<I32>(x << 8) >> 8; }
inline constexpr auto kMulI24 = [](U32 a, U32 b) { return I64{sign_extend24(a)} * sign_extend24(b); };
inline constexpr auto kMulU24 = [](U32 a, U32 b) { return U64{a & 0xFFFFFFU} * (b & 0xFFFFFFU); };

}  // namespace leanfa::emu
