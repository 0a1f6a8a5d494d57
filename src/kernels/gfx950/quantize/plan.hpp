// The kernels that quantise on gfx950, as values with a text form: which pass, which head dim, which codes. A call is
// one to four of them (docs/kernels/quantize_gfx950.md). Arguments and grids: arguments.hpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/dtype.hpp"
#include "base/result.hpp"

namespace leanfa::gfx950 {

enum class QuantizePass : std::uint8_t {
  kEncode,   // rows to codes; scales read per head, or read or chosen per token
  kLargest,  // the largest finite magnitude of each head's rows, raised by an atomic maximum of its bits
  kScales,   // magnitudes to scales, in place
  kFill,     // a constant, or a copy, into rows
};

struct QuantizePlan {
  QuantizePass pass = QuantizePass::kEncode;
  int dim = 128;                  // encode, largest: 64, 128, 192
  DType format = DType::kE4M3FN;  // encode: e4m3fn, i8
  bool rotate = false;            // encode, largest
  bool per_token = false;         // encode: a scale each row
  int unit_bytes = 4;             // fill: 1, 4

  friend bool operator==(const QuantizePlan&, const QuantizePlan&) = default;
};

// "quantize e4m3fn d=128 hadamard scales=head", "quantize_largest d=64 none", "quantize_scales", "quantize_fill
// bytes=4", and back.
[[nodiscard]] std::string to_string(const QuantizePlan& plan);
[[nodiscard]] Result<QuantizePlan> parse_quantize_plan(std::string_view text);
// The kernel's symbol: "quantize_e4m3fn_d128_hadamard_head".
[[nodiscard]] std::string symbol(const QuantizePlan& plan);

// All that ship.
[[nodiscard]] std::vector<QuantizePlan> quantize_plans();

}  // namespace leanfa::gfx950
