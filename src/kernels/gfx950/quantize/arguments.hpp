// Kernel arguments and launches of the gfx950 quantisers, for whoever launches them. Plain layout: no generator here.
// What a code is: numerics/quantise_tensor.hpp. What each kernel does: plan.hpp.
#pragma once

#include <array>
#include <cstdint>

namespace leanfa::gfx950 {

inline constexpr int kQuantizeArgumentsVersion = 1;
inline constexpr int kQuantizeWorkgroupSize = 256;
inline constexpr int kQuantizeLanesPerRow = 4;
inline constexpr int kQuantizeRowsPerStep = kQuantizeWorkgroupSize / kQuantizeLanesPerRow;
inline constexpr int kQuantizeSteps = 2;  // that a workgroup goes on for; a power of two, as the rows of a step
inline constexpr int kQuantizeRowsPerWorkgroup = kQuantizeRowsPerStep * kQuantizeSteps;

// How a kernel with a scale per token comes by it.
enum class TokenScale : std::uint32_t {
  kOwn = 0,    // the row's largest magnitude / the largest code
  kGiven = 1,  // read from `given`
  kShift = 2,  // shift P's: 2^-s / (unit_divisor k_scale)
};

// Of encode and largest. Strides in bytes: of batch, token, head, or of batch and head. Grid: ceil(tokens /
// kQuantizeRowsPerWorkgroup) x heads x batch.
struct QuantizeArguments {
  std::uint64_t source = 0;  // bf16; any alignment of an element
  std::array<std::int64_t, 3> source_stride{};
  std::uint64_t codes = 0;  // of the source's first token
  std::array<std::int64_t, 3> code_stride{};

  std::uint64_t scales = 0;  // per head: read; per token: written, from the source's first token on
  std::array<std::int64_t, 3> scale_stride{};
  std::uint64_t mean = 0;  // float rows, taken off first; 0: none
  std::array<std::int64_t, 2> mean_stride{};
  std::uint32_t tokens = 0;
  std::uint32_t token_scale = 0;  // a TokenScale

  std::uint64_t given = 0;
  std::array<std::int64_t, 3> given_stride{};
  std::uint64_t q_shift = 0;  // int8, written
  std::array<std::int64_t, 3> q_shift_stride{};

  std::uint64_t k_scales = 0;
  std::array<std::int64_t, 2> k_scale_stride{};
  double unit_divisor = 0.0;     // 8 log2(e) softmax_scale
  std::uint64_t refused = 0;     // a counter: int8's values that are not finite, shift P's rows without a shift; or 0
  float key_heads_per_head = 0;  // 1 / (query heads of a key head)
  std::uint32_t saturates = 0;   // int8: values may lie beyond 127 scales
};
static_assert(sizeof(QuantizeArguments) == 240);

// Of scales: largest magnitudes to scales, in place. Grid: ceil(count / kQuantizeWorkgroupSize).
struct QuantizeScalesArguments {
  std::uint64_t scales = 0;
  std::uint32_t count = 0;
  float largest_code = 0.0F;
};
static_assert(sizeof(QuantizeScalesArguments) == 16);

// Of fill: `width` units of each of `rows` rows become the source's, or, where that is 0 (for units of a
// byte always), `value`. Strides in bytes.
// Grid: ceil(width / kQuantizeWorkgroupSize) x rows.
struct QuantizeFillArguments {
  std::uint64_t target = 0;
  std::int64_t target_stride = 0;
  std::uint64_t source = 0;
  std::int64_t source_stride = 0;
  std::uint32_t width = 0;
  std::uint32_t value = 0;
};
static_assert(sizeof(QuantizeFillArguments) == 40);

}  // namespace leanfa::gfx950
