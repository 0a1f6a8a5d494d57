// Lifts a function of one lane to a LaneFunction over all 64. The loops have no branches on data where the lane
// function has none, so that the compiler vectorises them; EXEC is applied by whoever writes the result.
#pragma once

#include <cstdint>

#include "emu/gfx950/float_ops.hpp"
#include "emu/gfx950/step.hpp"

namespace leanfa::emu {

// d = f(s0), f(s0, s1), f(s0, s1, s2) on 32-bit values.
template <auto F>
void map1(LaneCall& call) {
  const std::uint32_t* const a = call.s[0];
  std::uint32_t* const __restrict d = call.d;
  for (int lane = 0; lane < kLanes; ++lane) d[lane] = static_cast<std::uint32_t>(F(a[lane]));
}

template <auto F>
void map2(LaneCall& call) {
  const std::uint32_t* const a = call.s[0];
  const std::uint32_t* const b = call.s[1];
  std::uint32_t* const __restrict d = call.d;
  for (int lane = 0; lane < kLanes; ++lane) d[lane] = static_cast<std::uint32_t>(F(a[lane], b[lane]));
}

template <auto F>
void map3(LaneCall& call) {
  const std::uint32_t* const a = call.s[0];
  const std::uint32_t* const b = call.s[1];
  const std::uint32_t* const c = call.s[2];
  std::uint32_t* const __restrict d = call.d;
  for (int lane = 0; lane < kLanes; ++lane) d[lane] = static_cast<std::uint32_t>(F(a[lane], b[lane], c[lane]));
}

// The same with access to MODE as first argument.
template <auto F>
void map1_mode(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) call.d[lane] = static_cast<std::uint32_t>(F(call.mode, call.s[0][lane]));
}

template <auto F>
void map2_mode(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    call.d[lane] = static_cast<std::uint32_t>(F(call.mode, call.s[0][lane], call.s[1][lane]));
}

template <auto F>
void map3_mode(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    call.d[lane] = static_cast<std::uint32_t>(F(call.mode, call.s[0][lane], call.s[1][lane], call.s[2][lane]));
}

// 64-bit values: sources and result are register pairs, or single registers where the flag says so.
[[nodiscard]] inline std::uint64_t pair(const std::uint32_t* low, int lane) {
  return low[lane] | static_cast<std::uint64_t>(low[lane + kLanes]) << 32;
}
inline void set_pair(std::uint32_t* low, int lane, std::uint64_t value) {
  low[lane] = static_cast<std::uint32_t>(value);
  low[lane + kLanes] = static_cast<std::uint32_t>(value >> 32);
}

// f(lane, call) for everything that does not fit above.
template <auto F>
void each_lane(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) F(call, lane);
}

// Compares: bit `lane` of mask_out = f(s0, s1).
template <auto F>
void compare(LaneCall& call) {
  std::uint64_t mask = 0;
  for (int lane = 0; lane < kLanes; ++lane)
    mask |= static_cast<std::uint64_t>(F(call.s[0][lane], call.s[1][lane])) << lane;
  call.mask_out = mask;
}

template <auto F>
void compare64(LaneCall& call) {
  std::uint64_t mask = 0;
  for (int lane = 0; lane < kLanes; ++lane)
    mask |= static_cast<std::uint64_t>(F(pair(call.s[0], lane), pair(call.s[1], lane))) << lane;
  call.mask_out = mask;
}

// Float32 operations. `Fast` is the operation in the host's nearest-even arithmetic, `Exact` the same in a double that
// is exact or rounded to odd, from which any rounding mode follows.
template <auto Fast, auto Exact>
void float2(LaneCall& call) {
  const std::uint32_t* const a = call.s[0];
  const std::uint32_t* const b = call.s[1];
  std::uint32_t* const __restrict d = call.d;
  const bool flush_in = !call.mode.keep_input_denormals_f32();
  const bool flush_out = !call.mode.keep_output_denormals_f32();
  if (call.mode.round_f32() == Round::kNearestEven) {
    for (int lane = 0; lane < kLanes; ++lane) {
      const std::uint32_t x = flush_f32(a[lane], flush_in);
      const std::uint32_t y = flush_f32(b[lane], flush_in);
      const float result = Fast(as_f32(x), as_f32(y));
      d[lane] = flush_f32(canonical_nan(result, is_nan_f32(x) || is_nan_f32(y)), flush_out);
    }
    return;
  }
  for (int lane = 0; lane < kLanes; ++lane) {
    const std::uint32_t x = flush_f32(a[lane], flush_in);
    const std::uint32_t y = flush_f32(b[lane], flush_in);
    const float result = to_f32(Exact(as_f32(x), as_f32(y)), call.mode.round_f32());
    d[lane] = flush_f32(canonical_nan(result, is_nan_f32(x) || is_nan_f32(y)), flush_out);
  }
}

// s0 * s1 + s2, fused.
inline std::uint32_t fma_f32(const Mode& mode, std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  const bool flush_in = !mode.keep_input_denormals_f32();
  const std::uint32_t x = flush_f32(a, flush_in);
  const std::uint32_t y = flush_f32(b, flush_in);
  const std::uint32_t z = flush_f32(c, flush_in);
  const float result = mode.round_f32() == Round::kNearestEven
                           ? std::fma(as_f32(x), as_f32(y), as_f32(z))
                           : to_f32(fma_to_odd(as_f32(x), as_f32(y), as_f32(z)), mode.round_f32());
  return flush_f32(canonical_nan(result, is_nan_f32(x) || is_nan_f32(y) || is_nan_f32(z)),
                   !mode.keep_output_denormals_f32());
}

inline constexpr auto kAdd = [](float x, float y) { return x + y; };
inline constexpr auto kAddExact = [](float x, float y) {
  return add_to_odd(static_cast<double>(x), static_cast<double>(y));
};
inline constexpr auto kSub = [](float x, float y) { return x - y; };
inline constexpr auto kSubExact = [](float x, float y) {
  return add_to_odd(static_cast<double>(x), -static_cast<double>(y));
};
inline constexpr auto kMul = [](float x, float y) { return x * y; };
inline constexpr auto kMulExact = [](float x, float y) { return static_cast<double>(x) * static_cast<double>(y); };

}  // namespace leanfa::emu
