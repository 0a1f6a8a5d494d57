// Stages that make codes: a scale read or chosen, its reciprocal, the correctly rounded quotient, the code, its store.
// The quotient is a product with the reciprocal in two floats and Markstein's correction, as on sm_90a
// (docs/kernels/quantize_gfx950.md says why that rounds as a division does).
#pragma once

#include "kernels/gfx950/emitter.hpp"
#include "kernels/gfx950/quantize/row_stages.hpp"

namespace leanfa::gfx950 {

// `to` = 1 / x, correctly rounded where x is far from the ends of its range. Overwrites y and t.
void add_reciprocal(Emitter& e, const Register& to, const Register& x, const Register& y, const Register& t);
// `to` = 1 / x in double, correctly rounded where x is far from the ends of its range; pairs, scratch two of them.
void add_double_reciprocal(Emitter& e, const Register& to, const Register& x, const Register& scratch);
// The largest magnitude of a group -> its scale: 1 for 0, else at least the smallest normal float. The quotient is
// taken of the mantissa, so that nothing leaves the range. Overwrites VCC and scratch.
struct ScaleChoice {
  Register largest;
  Register divisor;  // the largest code
  Register scratch;  // four
  Register to;
};
void add_scale_of(Emitter& e, const ScaleChoice& r);
// From r.scale's first register: scale, high, low, unit and far of QuantizeRegisters.
void add_divisor(Emitter& e, const QuantizeRegisters& r, DType format);

// The head's scale, which is the same for all rows.
[[nodiscard]] Emitter read_head_scale(const QuantizeRegisters& r, const QuantizePlan& plan);

// Scales by token. Before the rows: where the head's scales and shifts are written, and shift P's unit.
[[nodiscard]] Emitter token_start(const QuantizeRegisters& r, const QuantizePlan& plan);
[[nodiscard]] Emitter shift_start(const QuantizeRegisters& r);
// For each row. The blocks branch among each other by TokenScale; all end with r.scale set.
[[nodiscard]] Emitter given_or_not(const QuantizeRegisters& r);
[[nodiscard]] Emitter row_largest(const QuantizeRegisters& r, const RowPairs& row);
[[nodiscard]] Emitter row_largest_finite(const QuantizeRegisters& r, const RowPairs& row);
[[nodiscard]] Emitter row_maximum(const QuantizeRegisters& r);
[[nodiscard]] Emitter shift_or_not(const QuantizeRegisters& r);
[[nodiscard]] Emitter own_scale(const QuantizeRegisters& r, const QuantizePlan& plan);
[[nodiscard]] Emitter given_scale(const QuantizeRegisters& r);
[[nodiscard]] Emitter shift_scale(const QuantizeRegisters& r);
// Writes r.scale of the row.
[[nodiscard]] Emitter store_scale(const QuantizeRegisters& r, const QuantizePlan& plan);

[[nodiscard]] Emitter apply_unit(const QuantizeRegisters& r, const RowPairs& row);
// int8: beyond 127 scales the code is +-127 whatever the quotient is, also where that would overflow.
[[nodiscard]] Emitter saturate(const QuantizeRegisters& r, const RowPairs& row);
// Codes of a row, packed into r.pairs of its chunks, and their store.
[[nodiscard]] Emitter encode(const QuantizeRegisters& r, const QuantizePlan& plan, RowPairs& row);
[[nodiscard]] Emitter store_codes(const QuantizeRegisters& r, const RowPairs& row);

}  // namespace leanfa::gfx950
