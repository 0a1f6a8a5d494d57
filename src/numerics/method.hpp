// A method: every numerical choice of an attention kernel, as a value that prints and parses.
// Text form: format/p/reference[+suffix...], e.g. "e4m3/lean/anchor+rot". docs/design/numerics.md defines each word.
// The arithmetic that the words stand for is in p_code.hpp (codes) and reference_point.hpp (R, L_b and k_b).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/tensor.hpp"

namespace leanfa {

enum class InputFormat { kF32, kBF16, kE4M3, kInt8 };  // of Q and K; V is e4m3fn for kE4M3 and kInt8
// Q, K and V are codes with scales.
[[nodiscard]] constexpr bool is_eight_bit(InputFormat format) {
  return format == InputFormat::kE4M3 || format == InputFormat::kInt8;
}
enum class PCode { kExact, kLean, kLean2, kShift };
enum class PFormat { kWide, kE4M3FN, kE5M2 };  // kWide: P keeps the input's format (bf16 or f32), no codes
enum class ReferenceRule { kBlock, kRunning, kSticky, kAnchor, kWindow, kSlack, kLadder };
// R is a score, and blocks have an exponent k_b: binades that they lie below it.
[[nodiscard]] constexpr bool anchored(ReferenceRule rule) {
  return rule == ReferenceRule::kAnchor || rule == ReferenceRule::kSlack || rule == ReferenceRule::kLadder;
}
enum class BlockOrder { kAscending, kDescending };

// beta of lean and shift P, in code units: it makes the mean of lean / true P 1.0006 (docs/design/numerics.md).
inline constexpr float kLeanBeta = -0.45F;
// t puts the reference at code 56 + 8 t: 8 -> code 120, 256.0.
inline constexpr float kDefaultT = 8.0F;
// window's and slack's: code 96. Room above, so that the reference seldom moves.
inline constexpr float kRoomyT = 5.0F;

struct Method {
  InputFormat format = InputFormat::kE4M3;
  PCode p = PCode::kLean;
  ReferenceRule reference = ReferenceRule::kAnchor;
  PFormat p_format = PFormat::kE4M3FN;
  bool rounded_sum = true;  // l sums the codes' values; false: the unrounded probabilities
  float t = kDefaultT;      // whole numbers -8..8; parse_method() gives window and slack kRoomyT
  float beta = kLeanBeta;
  bool rotate = false;  // Hadamard on Q and K
  bool k_mean = false;  // K's mean over the sequence subtracted before quantisation
  bool v_mean = false;
  Index block_n = 64;  // keys per block
  BlockOrder order = BlockOrder::kAscending;
  Index sink_keys =
      0;           // the first keys that form a block of their own, so that a sink does not set its neighbours' window
  int splits = 1;  // ranges of blocks computed apart and merged by LSE

  friend bool operator==(const Method&, const Method&) = default;
};

// Element types of the tensors that a method's kernel takes: of Q and K, and of V.
[[nodiscard]] DType query_key_dtype(InputFormat format);
[[nodiscard]] DType value_dtype(InputFormat format);

// Parses "format/p/reference[+suffix...]" or an alias: zyfa-exact, zyfa, fa3, aiter.
[[nodiscard]] Result<Method> parse_method(std::string_view text);
// Comma-separated list. The alias "zyfa" names two methods and is allowed only here; "default" is the default list.
[[nodiscard]] Result<std::vector<Method>> parse_method_list(std::string_view text);
// Shortest text form that parses back to the same method.
[[nodiscard]] std::string name(const Method& method);
[[nodiscard]] Status validate(const Method& method);

}  // namespace leanfa
