// Conversions from and to the 8-, 6- and 4-bit floats. CDNA4 manual, section 7.3 and tables 31 and 32: which byte or
// word of a register they read or write is in op_sel, and the rest of the destination stays.
#include <array>

#include "emu/gfx950/integer_ops.hpp"
#include "emu/gfx950/lane_map.hpp"
#include "emu/gfx950/semantics.hpp"
#include "emu/gfx950/small_formats.hpp"

namespace leanfa::emu {
namespace {

using isa::Opcode;
using Format = SmallFormat;

constexpr Semantics valu(Opcode opcode, LaneFunction lanes) { return {opcode, execute_valu, lanes}; }

enum class Wide : std::uint8_t { kF32, kF16, kBF16 };
template <Wide W>
constexpr int kWideBits = W == Wide::kF32 ? 32 : 16;

// Element `index` of a lane's packed wide operand. Float32 follows MODE's denormal control.
template <Wide W>
double wide_element(const LaneCall& call, const U32* rows, int lane, int index) {
  if constexpr (W == Wide::kF32)
    return static_cast<double>(as_f32(flush_f32(rows[lane + kLanes * index], !call.mode.keep_input_denormals_f32())));
  const auto half = static_cast<U16>(rows[lane + kLanes * (index / 2)] >> (16 * (index % 2)));
  return static_cast<double>(W == Wide::kF16 ? f16_to_f32(half) : bf16_to_f32(half));
}

template <Wide W>
void set_wide_element(const LaneCall& call, int lane, int index, double value) {
  if constexpr (W == Wide::kF32) {
    call.d[lane + kLanes * index] = canonical_nan(to_f32(value, Round::kNearestEven), false);
    return;
  }
  const U16 half = W == Wide::kF16 ? to_f16_bits(value, Round::kNearestEven, call.mode.fp16_ovfl())
                                   : f32_to_bf16_rne(static_cast<float>(value));
  U32& word = call.d[lane + kLanes * (index / 2)];
  word = index % 2 == 0 ? (word & 0xFFFF0000U) | half : (word & 0xFFFFU) | U32{half} << 16;
}

// `bits` from bit `at` of a lane's registers.
U32 field(const U32* rows, int lane, int at, int bits) {
  const int word = at / 32;
  U64 value = rows[lane + kLanes * word];
  if (at % 32 + bits > 32) value |= U64{rows[lane + kLanes * (word + 1)]} << 32;
  return static_cast<U32>(value >> (at % 32)) & ((1U << bits) - 1U);
}
void set_field(U32* rows, int lane, int at, int bits, U32 value) {
  for (int bit = 0; bit < bits; ++bit) {
    U32& word = rows[lane + kLanes * ((at + bit) / 32)];
    const U32 mask = 1U << ((at + bit) % 32);
    word = (value >> bit & 1U) != 0 ? word | mask : word & ~mask;
  }
}

int destination_byte(const LaneCall& call) { return call.modifiers->op_sel >> 2 & 3; }
int destination_word(const LaneCall& call) { return call.modifiers->op_sel >> 3 & 1; }
int source_byte(const LaneCall& call) { return call.modifiers->op_sel & 3; }
int source_word(const LaneCall& call) { return call.modifiers->op_sel & 1; }

// v_cvt_f32_fp8 and _bf8: byte 0 (SDWA has selected already).
template <Format F>
void to_f32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) call.d[lane] = as_u32(decode(F, call.s[0][lane] & 0xFFU));
}
template <Format F>
void pair_to_f32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const U32 word = call.s[0][lane];
    call.d[lane] = as_u32(decode(F, word & 0xFFU));
    call.d[lane + kLanes] = as_u32(decode(F, word >> 8 & 0xFFU));
  }
}

void v_cvt_pk_fp8_f32(LaneCall& call) {
  const bool high = destination_word(call) != 0;
  const bool saturate = call.mode.fp16_ovfl();
  const bool flush = !call.mode.keep_input_denormals_f32();
  const U32* const a = call.s[0];
  const U32* const b = call.s[1];
  U32* const __restrict d = call.d;
  for (int lane = 0; lane < kLanes; ++lane) {
    const U32 packed = U32{f32_to_e4m3(flush_f32(a[lane], flush), saturate)} |
                       U32{f32_to_e4m3(flush_f32(b[lane], flush), saturate)} << 8;
    d[lane] = high ? (d[lane] & 0xFFFFU) | packed << 16 : (d[lane] & 0xFFFF0000U) | packed;
  }
}
void v_cvt_pk_bf8_f32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const auto code = [&](unsigned i) {
      return U32{encode(Format::kE5M2, wide_element<Wide::kF32>(call, call.s[i], lane, 0), call.mode.fp16_ovfl())};
    };
    set_field(call.d, lane, 16 * destination_word(call), 16, code(0) | code(1) << 8);
  }
}
template <Format F>
void stochastic_f32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const double x = wide_element<Wide::kF32>(call, call.s[0], lane, 0);
    set_field(call.d, lane, 8 * destination_byte(call), 8,
              encode_stochastic(F, x, call.s[1][lane], call.mode.fp16_ovfl()));
  }
}

// v_cvt_scalef32_pk_<8 or 4 bit>_<wide>: two values divided by the scale. Float32 sources are S0 and S1, packed ones
// lie in S0; the scale is the last operand. A word (8-bit) or a byte (4-bit) of D is written.
template <Format F, Wide W>
void scaled_pair(LaneCall& call) {
  constexpr int kBits = F == Format::kE2M1 ? 4 : 8;
  const U32* const scales = W == Wide::kF32 ? call.s[2] : call.s[1];
  const int at = kBits == 4 ? 8 * destination_byte(call) : 16 * destination_word(call);
  for (int lane = 0; lane < kLanes; ++lane) {
    const double scale = scale_of(scales[lane]);
    for (int i = 0; i < 2; ++i) {
      const double x = W == Wide::kF32 ? wide_element<W>(call, call.s[static_cast<unsigned>(i)], lane, 0)
                                       : wide_element<W>(call, call.s[0], lane, i);
      set_field(call.d, lane, at + i * kBits, kBits, encode(F, x / scale, call.mode.fp16_ovfl()));
    }
  }
}

// v_cvt_scalef32_sr_<8 bit>_<wide>: one value, S1 the random number, S2 the scale; a byte of D.
template <Format F, Wide W>
void scaled_stochastic(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const double x = wide_element<W>(call, call.s[0], lane, 0) / scale_of(call.s[2][lane]);
    set_field(call.d, lane, 8 * destination_byte(call), 8,
              encode_stochastic(F, x, call.s[1][lane], call.mode.fp16_ovfl()));
  }
}

// v_cvt_scalef32_sr_pk_fp4_<wide>: two values of S0.
template <Wide W>
void scaled_stochastic_fp4(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    U32 random = call.s[1][lane];
    for (int i = 0; i < 2; ++i) {
      const double x = wide_element<W>(call, call.s[0], lane, i) / scale_of(call.s[2][lane]);
      set_field(call.d, lane, 8 * destination_byte(call) + 4 * i, 4,
                encode_stochastic(Format::kE2M1, x, random, false));
      random = prng_step(random);
    }
  }
}

// v_cvt_scalef32_pk_<wide>_<8 or 4 bit>: a word (or byte) of S0 to two values, times the scale in S1.
template <Format F, Wide W>
void scaled_widen_pair(LaneCall& call) {
  constexpr int kBits = F == Format::kE2M1 ? 4 : 8;
  const int at = kBits == 4 ? 8 * source_byte(call) : 16 * source_word(call);
  for (int lane = 0; lane < kLanes; ++lane)
    for (int i = 0; i < 2; ++i) {
      const U32 code = field(call.s[0], lane, at + i * kBits, kBits);
      set_wide_element<W>(call, lane, i, static_cast<double>(decode(F, code)) * scale_of(call.s[1][lane]));
    }
}

// v_cvt_scalef32_<f32 or f16>_<8 bit>: one byte of S0; the float16 form writes the half that op_sel[3] names.
template <Format F, Wide W>
void scaled_widen(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const U32 code = field(call.s[0], lane, 8 * source_byte(call), 8);
    const double value = static_cast<double>(decode(F, code)) * scale_of(call.s[1][lane]);
    set_wide_element<W>(call, lane, W == Wide::kF32 ? 0 : destination_word(call), value);
  }
}

// 32 values at once, 6 bits each.
template <Format F, Wide W>
void scaled_32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    for (int i = 0; i < 32; ++i) {
      const double x = wide_element<W>(call, call.s[0], lane, i) / scale_of(call.s[1][lane]);
      set_field(call.d, lane, 6 * i, 6, encode(F, x, false));
    }
}
template <Format F, Wide W>
void scaled_stochastic_32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    U32 random = call.s[1][lane];
    for (int i = 0; i < 32; ++i) {
      const double x = wide_element<W>(call, call.s[0], lane, i) / scale_of(call.s[2][lane]);
      set_field(call.d, lane, 6 * i, 6, encode_stochastic(F, x, random, false));
      random = prng_step(random);
    }
  }
}
// Two times 16 values, interleaved.
template <Format F>
void scaled_2x16(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    for (int i = 0; i < 32; ++i) {
      const double x = wide_element<Wide::kF32>(call, call.s[static_cast<unsigned>(i % 2)], lane, i / 2);
      set_field(call.d, lane, 6 * i, 6, encode(F, x / scale_of(call.s[2][lane]), false));
    }
}
template <Format F, Wide W>
void scaled_widen_32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    for (int i = 0; i < 32; ++i) {
      const double value = static_cast<double>(decode(F, field(call.s[0], lane, 6 * i, 6)));
      set_wide_element<W>(call, lane, i, value * scale_of(call.s[1][lane]));
    }
}

constexpr auto kF32 = Wide::kF32;
constexpr auto kF16 = Wide::kF16;
constexpr auto kBF16 = Wide::kBF16;

constexpr std::array kSemantics{
    valu(Opcode::v_cvt_f32_fp8, to_f32<Format::kE4M3>),
    valu(Opcode::v_cvt_f32_bf8, to_f32<Format::kE5M2>),
    valu(Opcode::v_cvt_pk_f32_fp8, pair_to_f32<Format::kE4M3>),
    valu(Opcode::v_cvt_pk_f32_bf8, pair_to_f32<Format::kE5M2>),
    valu(Opcode::v_cvt_pk_fp8_f32, v_cvt_pk_fp8_f32),
    valu(Opcode::v_cvt_pk_bf8_f32, v_cvt_pk_bf8_f32),
    valu(Opcode::v_cvt_sr_fp8_f32, stochastic_f32<Format::kE4M3>),
    valu(Opcode::v_cvt_sr_bf8_f32, stochastic_f32<Format::kE5M2>),
    valu(Opcode::v_cvt_scalef32_pk_fp8_f32, scaled_pair<Format::kE4M3, kF32>),
    valu(Opcode::v_cvt_scalef32_pk_bf8_f32, scaled_pair<Format::kE5M2, kF32>),
    valu(Opcode::v_cvt_scalef32_pk_fp4_f32, scaled_pair<Format::kE2M1, kF32>),
    valu(Opcode::v_cvt_scalef32_pk_fp8_f16, scaled_pair<Format::kE4M3, kF16>),
    valu(Opcode::v_cvt_scalef32_pk_bf8_f16, scaled_pair<Format::kE5M2, kF16>),
    valu(Opcode::v_cvt_scalef32_pk_fp4_f16, scaled_pair<Format::kE2M1, kF16>),
    valu(Opcode::v_cvt_scalef32_pk_fp8_bf16, scaled_pair<Format::kE4M3, kBF16>),
    valu(Opcode::v_cvt_scalef32_pk_bf8_bf16, scaled_pair<Format::kE5M2, kBF16>),
    valu(Opcode::v_cvt_scalef32_pk_fp4_bf16, scaled_pair<Format::kE2M1, kBF16>),
    valu(Opcode::v_cvt_scalef32_sr_fp8_f32, scaled_stochastic<Format::kE4M3, kF32>),
    valu(Opcode::v_cvt_scalef32_sr_bf8_f32, scaled_stochastic<Format::kE5M2, kF32>),
    valu(Opcode::v_cvt_scalef32_sr_fp8_f16, scaled_stochastic<Format::kE4M3, kF16>),
    valu(Opcode::v_cvt_scalef32_sr_bf8_f16, scaled_stochastic<Format::kE5M2, kF16>),
    valu(Opcode::v_cvt_scalef32_sr_fp8_bf16, scaled_stochastic<Format::kE4M3, kBF16>),
    valu(Opcode::v_cvt_scalef32_sr_bf8_bf16, scaled_stochastic<Format::kE5M2, kBF16>),
    valu(Opcode::v_cvt_scalef32_sr_pk_fp4_f32, scaled_stochastic_fp4<kF32>),
    valu(Opcode::v_cvt_scalef32_sr_pk_fp4_f16, scaled_stochastic_fp4<kF16>),
    valu(Opcode::v_cvt_scalef32_sr_pk_fp4_bf16, scaled_stochastic_fp4<kBF16>),
    valu(Opcode::v_cvt_scalef32_pk_f32_fp8, scaled_widen_pair<Format::kE4M3, kF32>),
    valu(Opcode::v_cvt_scalef32_pk_f32_bf8, scaled_widen_pair<Format::kE5M2, kF32>),
    valu(Opcode::v_cvt_scalef32_pk_f32_fp4, scaled_widen_pair<Format::kE2M1, kF32>),
    valu(Opcode::v_cvt_scalef32_pk_f16_fp8, scaled_widen_pair<Format::kE4M3, kF16>),
    valu(Opcode::v_cvt_scalef32_pk_f16_bf8, scaled_widen_pair<Format::kE5M2, kF16>),
    valu(Opcode::v_cvt_scalef32_pk_f16_fp4, scaled_widen_pair<Format::kE2M1, kF16>),
    valu(Opcode::v_cvt_scalef32_pk_bf16_fp8, scaled_widen_pair<Format::kE4M3, kBF16>),
    valu(Opcode::v_cvt_scalef32_pk_bf16_bf8, scaled_widen_pair<Format::kE5M2, kBF16>),
    valu(Opcode::v_cvt_scalef32_pk_bf16_fp4, scaled_widen_pair<Format::kE2M1, kBF16>),
    valu(Opcode::v_cvt_scalef32_f32_fp8, scaled_widen<Format::kE4M3, kF32>),
    valu(Opcode::v_cvt_scalef32_f32_bf8, scaled_widen<Format::kE5M2, kF32>),
    valu(Opcode::v_cvt_scalef32_f16_fp8, scaled_widen<Format::kE4M3, kF16>),
    valu(Opcode::v_cvt_scalef32_f16_bf8, scaled_widen<Format::kE5M2, kF16>),
    valu(Opcode::v_cvt_scalef32_2xpk16_fp6_f32, scaled_2x16<Format::kE2M3>),
    valu(Opcode::v_cvt_scalef32_2xpk16_bf6_f32, scaled_2x16<Format::kE3M2>),
    valu(Opcode::v_cvt_scalef32_pk32_fp6_f16, scaled_32<Format::kE2M3, kF16>),
    valu(Opcode::v_cvt_scalef32_pk32_fp6_bf16, scaled_32<Format::kE2M3, kBF16>),
    valu(Opcode::v_cvt_scalef32_pk32_bf6_f16, scaled_32<Format::kE3M2, kF16>),
    valu(Opcode::v_cvt_scalef32_pk32_bf6_bf16, scaled_32<Format::kE3M2, kBF16>),
    valu(Opcode::v_cvt_scalef32_sr_pk32_fp6_f32, scaled_stochastic_32<Format::kE2M3, kF32>),
    valu(Opcode::v_cvt_scalef32_sr_pk32_bf6_f32, scaled_stochastic_32<Format::kE3M2, kF32>),
    valu(Opcode::v_cvt_scalef32_sr_pk32_fp6_f16, scaled_stochastic_32<Format::kE2M3, kF16>),
    valu(Opcode::v_cvt_scalef32_sr_pk32_fp6_bf16, scaled_stochastic_32<Format::kE2M3, kBF16>),
    valu(Opcode::v_cvt_scalef32_sr_pk32_bf6_f16, scaled_stochastic_32<Format::kE3M2, kF16>),
    valu(Opcode::v_cvt_scalef32_sr_pk32_bf6_bf16, scaled_stochastic_32<Format::kE3M2, kBF16>),
    valu(Opcode::v_cvt_scalef32_pk32_f32_fp6, scaled_widen_32<Format::kE2M3, kF32>),
    valu(Opcode::v_cvt_scalef32_pk32_f32_bf6, scaled_widen_32<Format::kE3M2, kF32>),
    valu(Opcode::v_cvt_scalef32_pk32_f16_fp6, scaled_widen_32<Format::kE2M3, kF16>),
    valu(Opcode::v_cvt_scalef32_pk32_f16_bf6, scaled_widen_32<Format::kE3M2, kF16>),
    valu(Opcode::v_cvt_scalef32_pk32_bf16_fp6, scaled_widen_32<Format::kE2M3, kBF16>),
    valu(Opcode::v_cvt_scalef32_pk32_bf16_bf6, scaled_widen_32<Format::kE3M2, kBF16>),
};

}  // namespace

std::span<const Semantics> convert_small_semantics() { return kSemantics; }

}  // namespace leanfa::emu
