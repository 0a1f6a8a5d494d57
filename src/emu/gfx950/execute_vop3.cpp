// VOP3 instructions that no shorter encoding has. CDNA4 manual, section 12.10. Conversions are in execute_convert.cpp.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

#include "emu/gfx950/half_ops.hpp"
#include "emu/gfx950/integer_ops.hpp"
#include "emu/gfx950/lane_map.hpp"
#include "emu/gfx950/semantics.hpp"

namespace leanfa::emu {
namespace {

using isa::Opcode;

constexpr Semantics valu(Opcode opcode, LaneFunction lanes) { return {opcode, execute_valu, lanes}; }

void v_fma_f32(LaneCall& call) {
  const U32* const a = call.s[0];
  const U32* const b = call.s[1];
  const U32* const c = call.s[2];
  U32* const __restrict d = call.d;
  const Mode mode = call.mode;
  for (int lane = 0; lane < kLanes; ++lane) d[lane] = fma_f32(mode, a[lane], b[lane], c[lane]);
}

// Two steps of v_max_f32 or v_min_f32.
template <auto F>
void pick3(LaneCall& call) {
  const bool flush = !call.mode.keep_input_denormals_f32();
  const bool ieee = call.mode.ieee();
  for (int lane = 0; lane < kLanes; ++lane) {
    const U32 first = F(flush_f32(call.s[0][lane], flush), flush_f32(call.s[1][lane], flush), ieee);
    call.d[lane] = F(first, flush_f32(call.s[2][lane], flush), ieee);
  }
}

// IEEE 754-2019 minimum and maximum: any NaN operand gives a quiet NaN.
template <auto F>
constexpr auto kPropagating = [](U32 a, U32 b, U32 c) {
  for (const U32 x : {a, b, c})
    if (is_nan_f32(x)) return x | 0x00400000U;
  return F(F(a, b, false), c, false);
};

constexpr auto kMed3F32 = [](const Mode& mode, U32 x, U32 y, U32 z) {
  const bool flush = !mode.keep_input_denormals_f32();
  const bool ieee = mode.ieee();
  const U32 a = flush_f32(x, flush);
  const U32 b = flush_f32(y, flush);
  const U32 c = flush_f32(z, flush);
  if (is_nan_f32(a) || is_nan_f32(b) || is_nan_f32(c)) return min_f32(min_f32(a, b, ieee), c, ieee);
  const float max = as_f32(max_f32(max_f32(a, b, ieee), c, ieee));
  if (max == as_f32(a)) return max_f32(b, c, ieee);
  return max == as_f32(b) ? max_f32(a, c, ieee) : max_f32(a, b, ieee);
};

constexpr auto kMed3F16 = [](U32 a, U32 b, U32 c) {
  if (is_nan_f16(a) || is_nan_f16(b) || is_nan_f16(c)) return min_f16(min_f16(a, b), c);
  const U32 max = max_f16(max_f16(a, b), c);
  if (max == (a & 0xFFFFU)) return max_f16(b, c);
  return max == (b & 0xFFFFU) ? max_f16(a, c) : max_f16(a, b);
};

template <class T>
constexpr T median(T a, T b, T c) {
  return std::max(std::min(a, b), std::min(std::max(a, b), c));
}

constexpr auto kBfeU32 = [](U32 a, U32 b, U32 c) { return ((a >> (b & 31U)) & ((1U << (c & 31U)) - 1U)); };
constexpr auto kBfeI32 = [](U32 a, U32 b, U32 c) {
  const U32 width = c & 31U;
  if (width == 0) return U32{0};
  const U32 field = kBfeU32(a, b, c);
  const U32 sign = 1U << (width - 1);
  return (field ^ sign) - sign;
};

// Bytes of {S0, S1} by selector byte: 0-3 of S1, 4-7 of S0; 8-11 a sign, 12 zero, above 0xFF.
constexpr auto kPerm = [](U32 a, U32 b, U32 selectors) {
  const U64 data = U64{a} << 32 | b;
  U32 result = 0;
  for (unsigned byte = 0; byte < 4; ++byte) {
    const U32 select = selectors >> (8 * byte) & 0xFFU;
    U32 value = 0xFFU;
    if (select < 8) {
      value = static_cast<U32>(data >> (8 * select)) & 0xFFU;
    } else if (select < 12) {
      value = (data >> (16 * (select - 8) + 15) & 1U) != 0 ? 0xFFU : 0U;
    } else if (select == 12) {
      value = 0;
    }
    result |= value << (8 * byte);
  }
  return result;
};

constexpr auto kLerpU8 = [](U32 a, U32 b, U32 c) {
  U32 result = 0;
  for (unsigned shift = 0; shift < 32; shift += 8)
    result |= (((a >> shift & 0xFFU) + (b >> shift & 0xFFU) + (c >> shift & 1U)) >> 1) << shift;
  return result;
};

template <unsigned Bits>
constexpr auto kSad = [](U32 a, U32 b, U32 c) {
  U64 sum = c;
  constexpr U32 kMask = Bits == 32 ? ~0U : (1U << (Bits & 31U)) - 1U;
  for (unsigned shift = 0; shift < 32; shift += Bits) {
    const U32 x = a >> shift & kMask;
    const U32 y = b >> shift & kMask;
    sum += x > y ? x - y : y - x;
  }
  return sum;
};

// Bit {S0[i], S1[i], S2[i]} of the truth table.
void v_bitop3(LaneCall& call) {
  const U32 table = call.modifiers->truth_table;
  for (int lane = 0; lane < kLanes; ++lane) {
    const U32 a = call.s[0][lane];
    const U32 b = call.s[1][lane];
    const U32 c = call.s[2][lane];
    U32 result = 0;
    for (unsigned row = 0; row < 8; ++row)
      if ((table >> row & 1U) != 0)
        result |= ((row & 4U) != 0 ? a : ~a) & ((row & 2U) != 0 ? b : ~b) & ((row & 1U) != 0 ? c : ~c);
    call.d[lane] = result;
  }
}

template <auto F>
void map64(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) set_pair(call.d, lane, F(call, lane));
}

template <auto F>
void float64_2(LaneCall& call) {
  const bool flush_in = !call.mode.keep_input_denormals_f16_f64();
  const bool flush_out = !call.mode.keep_output_denormals_f16_f64();
  for (int lane = 0; lane < kLanes; ++lane) {
    const double a = as_f64(flush_f64(pair(call.s[0], lane), flush_in));
    const double b = as_f64(flush_f64(pair(call.s[1], lane), flush_in));
    set_pair(call.d, lane, flush_f64(as_u64(F(a, b)), flush_out));
  }
}

// 64-bit product sums with their carry.
template <class Wide, auto F>
void mad_wide(LaneCall& call) {
  U64 mask = 0;
  for (int lane = 0; lane < kLanes; ++lane) {
    const U64 product = static_cast<U64>(F(call.s[0][lane], call.s[1][lane]));
    const U64 addend = pair(call.s[2], lane);
    const U64 sum = product + addend;
    set_pair(call.d, lane, sum);
    mask |= U64{sum < product} << lane;
  }
  call.mask_out = mask;
}

void v_mbcnt_lo(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const U32 below = lane >= 32 ? ~0U : (1U << lane) - 1U;
    call.d[lane] = static_cast<U32>(std::popcount(call.s[0][lane] & below)) + call.s[1][lane];
  }
}
void v_mbcnt_hi(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const U32 below = lane < 32 ? 0U : (1U << (lane - 32)) - 1U;
    call.d[lane] = static_cast<U32>(std::popcount(call.s[0][lane] & below)) + call.s[1][lane];
  }
}

constexpr auto kLdexp = [](const Mode& mode, U32 a, U32 b) {
  const double x = static_cast<double>(as_f32(flush_f32(a, !mode.keep_input_denormals_f32())));
  const int power = std::clamp(static_cast<I32>(b), -1000, 1000);
  const float result = to_f32(std::ldexp(x, power), mode.round_f32());
  return flush_f32(canonical_nan(result, is_nan_f32(a)), !mode.keep_output_denormals_f32());
};

// Division, steps of the sequence v_div_scale, v_rcp, v_fma ..., v_div_fmas, v_div_fixup; pseudocode of the manual.
int biased_exponent(U32 x) { return static_cast<int>(x >> 23 & 0xFFU); }
bool is_denormal(float x) { return std::fpclassify(x) == FP_SUBNORMAL; }

void v_div_scale_f32(LaneCall& call) {
  U64 mask = 0;
  for (int lane = 0; lane < kLanes; ++lane) {
    const float s0 = as_f32(call.s[0][lane]);
    const float s1 = as_f32(call.s[1][lane]);
    const float s2 = as_f32(call.s[2][lane]);
    const double inverse = 1.0 / static_cast<double>(s1);
    const bool tiny_inverse = std::abs(inverse) < 0x1p-126 && inverse != 0.0;
    const bool tiny_quotient = is_denormal(s2 / s1);
    float d = s0;
    bool post_scale = false;
    // NOLINTBEGIN(bugprone-branch-clone): the cases as the manual orders them
    if (s2 == 0.0F || s1 == 0.0F) {
      d = as_f32(kQuietNanBits);
    } else if (biased_exponent(call.s[2][lane]) - biased_exponent(call.s[1][lane]) >= 96) {
      post_scale = true;
      if (s0 == s1) d = std::ldexp(s0, 64);
    } else if (is_denormal(s1)) {
      d = std::ldexp(s0, 64);
    } else if (tiny_inverse && tiny_quotient) {
      post_scale = true;
      if (s0 == s1) d = std::ldexp(s0, 64);
    } else if (tiny_inverse) {
      d = std::ldexp(s0, -64);
    } else if (tiny_quotient) {
      post_scale = true;
      if (s0 == s2) d = std::ldexp(s0, 64);
    } else if (biased_exponent(call.s[2][lane]) <= 23) {
      d = std::ldexp(s0, 64);
    }
    // NOLINTEND(bugprone-branch-clone)
    call.d[lane] = as_u32(d);
    mask |= U64{post_scale} << lane;
  }
  call.mask_out = mask;
}

void v_div_fmas_f32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const double exact = fma_to_odd(as_f32(call.s[0][lane]), as_f32(call.s[1][lane]), as_f32(call.s[2][lane]));
    const bool scaled = (call.mask_in >> lane & 1U) != 0;
    const float result = to_f32(scaled ? std::ldexp(exact, 32) : exact, call.mode.round_f32());
    call.d[lane] = flush_f32(canonical_nan(result, false), !call.mode.keep_output_denormals_f32());
  }
}

constexpr auto kDivFixupF32 = [](const Mode& /*mode*/, U32 quotient, U32 denominator, U32 numerator) {
  const float q = as_f32(quotient);
  const float b = as_f32(denominator);
  const float a = as_f32(numerator);
  const U32 sign = (denominator ^ numerator) & 0x80000000U;
  if (std::isnan(a)) return numerator | 0x00400000U;
  if (std::isnan(b)) return denominator | 0x00400000U;
  if ((a == 0.0F && b == 0.0F) || (std::isinf(a) && std::isinf(b))) return U32{0xFFC00000U};
  if (b == 0.0F || std::isinf(a)) return sign | 0x7F800000U;
  if (std::isinf(b) || a == 0.0F) return sign;
  if (biased_exponent(numerator) - biased_exponent(denominator) < -150) return sign;
  if (biased_exponent(denominator) == 255) return sign | 0x7F800000U;
  return sign | (as_u32(q) & 0x7FFFFFFFU);
};

// Lane numbers come from a scalar source.
Flow v_readlane_b32(Context& context, const Step& step) {
  const unsigned lane = read_scalar32(context, step.source[1]) & 63U;
  write_scalar(context, step.destination, context.wave->vgpr[step.source[0].index][lane]);
  return Flow::kNext;
}
Flow v_writelane_b32(Context& context, const Step& step) {
  const unsigned lane = read_scalar32(context, step.source[1]) & 63U;
  context.wave->vgpr[step.destination.index][lane] = read_scalar32(context, step.source[0]);
  return Flow::kNext;
}

template <auto F>
constexpr auto kHalf3 = [](U32 a, U32 b, U32 c) { return F(F(a, b), c); };

#define LEANFA_INT3(name, Wide, Out, ...) \
  valu(Opcode::name, integer3<[](U32 a, U32 b, U32 c) { return (__VA_ARGS__); }, Wide, Out>)
#define LEANFA_BITS3(name, ...) valu(Opcode::name, map3<[](U32 a, U32 b, U32 c) { return (__VA_ARGS__); }>)
#define LEANFA_BITS2(name, ...) valu(Opcode::name, map2<[](U32 a, U32 b) { return (__VA_ARGS__); }>)

constexpr std::array kSemantics{
    LEANFA_INT3(v_mad_i32_i24, I64, I32, kMulI24(a, b) + static_cast<I32>(c)),
    LEANFA_INT3(v_mad_u32_u24, U64, U32, kMulU24(a, b) + c),
    valu(Opcode::v_bfe_u32, map3<kBfeU32>),
    valu(Opcode::v_bfe_i32, map3<kBfeI32>),
    LEANFA_BITS3(v_bfi_b32, (a & b) | (~a & c)),
    valu(Opcode::v_fma_f32, v_fma_f32),
    valu(Opcode::v_fma_f64, map64<[](LaneCall& call, int lane) {
           return as_u64(
               std::fma(as_f64(pair(call.s[0], lane)), as_f64(pair(call.s[1], lane)), as_f64(pair(call.s[2], lane))));
         }>),
    valu(Opcode::v_lerp_u8, map3<kLerpU8>),
    LEANFA_BITS3(v_alignbit_b32, (U64{a} << 32 | b) >> (c & 31U)),
    LEANFA_BITS3(v_alignbyte_b32, (U64{a} << 32 | b) >> (8 * (c & 3U))),
    valu(Opcode::v_min3_f32, pick3<min_f32>),
    valu(Opcode::v_max3_f32, pick3<max_f32>),
    valu(Opcode::v_minimum3_f32, map3<kPropagating<min_f32>>),
    valu(Opcode::v_maximum3_f32, map3<kPropagating<max_f32>>),
    valu(Opcode::v_med3_f32, map3_mode<kMed3F32>),
    LEANFA_BITS3(v_min3_i32, std::min({static_cast<I32>(a), static_cast<I32>(b), static_cast<I32>(c)})),
    LEANFA_BITS3(v_max3_i32, std::max({static_cast<I32>(a), static_cast<I32>(b), static_cast<I32>(c)})),
    LEANFA_BITS3(v_med3_i32, median(static_cast<I32>(a), static_cast<I32>(b), static_cast<I32>(c))),
    LEANFA_BITS3(v_min3_u32, std::min({a, b, c})),
    LEANFA_BITS3(v_max3_u32, std::max({a, b, c})),
    LEANFA_BITS3(v_med3_u32, median(a, b, c)),
    LEANFA_INT3(v_sad_u8, U64, U32, kSad<8>(a, b, c)),
    LEANFA_INT3(v_sad_hi_u8, U64, U32, (kSad<8>(a, b, 0) << 16) + c),
    LEANFA_INT3(v_sad_u16, U64, U32, kSad<16>(a, b, c)),
    LEANFA_INT3(v_sad_u32, U64, U32, kSad<32>(a, b, c)),
    valu(Opcode::v_div_scale_f32, v_div_scale_f32),
    valu(Opcode::v_div_fmas_f32, v_div_fmas_f32),
    valu(Opcode::v_div_fixup_f32, map3_mode<kDivFixupF32>),
    valu(Opcode::v_mad_u64_u32, mad_wide<U64, [](U32 a, U32 b) { return U64{a} * b; }>),
    valu(Opcode::v_mad_i64_i32,
         mad_wide<I64, [](U32 a, U32 b) { return I64{static_cast<I32>(a)} * static_cast<I32>(b); }>),
    valu(Opcode::v_perm_b32, map3<kPerm>),
    LEANFA_INT3(v_mad_u32_u16, U64, U32, U64{U16(a)} * U16(b) + c),
    LEANFA_INT3(v_mad_i32_i16, I64, I32, I64{I16(a)} * I16(b) + static_cast<I32>(c)),
    LEANFA_BITS3(v_xad_u32, (a ^ b) + c),
    valu(Opcode::v_min3_f16, map3<kHalf3<min_f16>>),
    valu(Opcode::v_max3_f16, map3<kHalf3<max_f16>>),
    valu(Opcode::v_med3_f16, map3<kMed3F16>),
    LEANFA_BITS3(v_min3_i16, U16(std::min({I16(a), I16(b), I16(c)}))),
    LEANFA_BITS3(v_max3_i16, U16(std::max({I16(a), I16(b), I16(c)}))),
    LEANFA_BITS3(v_med3_i16, U16(median(I16(a), I16(b), I16(c)))),
    LEANFA_BITS3(v_min3_u16, std::min({U16(a), U16(b), U16(c)})),
    LEANFA_BITS3(v_max3_u16, std::max({U16(a), U16(b), U16(c)})),
    LEANFA_BITS3(v_med3_u16, median(U16(a), U16(b), U16(c))),
    LEANFA_BITS3(v_lshl_add_u32, (a << (b & 31U)) + c),
    LEANFA_BITS3(v_add_lshl_u32, (a + b) << (c & 31U)),
    LEANFA_BITS3(v_add3_u32, a + b + c),
    LEANFA_BITS3(v_lshl_or_b32, (a << (b & 31U)) | c),
    LEANFA_BITS3(v_and_or_b32, (a & b) | c),
    LEANFA_BITS3(v_or3_b32, a | b | c),
    valu(Opcode::v_mad_f16,
         map3_mode<[](const Mode& m, U32 a, U32 b, U32 c) { return add_f16(m, mul_f16(m, a, b), c); }>),
    LEANFA_INT3(v_mad_u16, I64, U16, I64{U16(a)} * U16(b) + U16(c)),
    LEANFA_INT3(v_mad_i16, I64, I16, I64{I16(a)} * I16(b) + I16(c)),
    valu(Opcode::v_fma_f16, map3_mode<fma_f16>),
    valu(Opcode::v_lshl_add_u64, map64<[](LaneCall& call, int lane) {
           return (pair(call.s[0], lane) << (call.s[1][lane] & 7U)) + pair(call.s[2], lane);
         }>),
    valu(Opcode::v_bitop3_b16, v_bitop3),
    valu(Opcode::v_bitop3_b32, v_bitop3),
    valu(Opcode::v_add_f64, float64_2<[](double a, double b) { return a + b; }>),
    valu(Opcode::v_mul_f64, float64_2<[](double a, double b) { return a * b; }>),
    valu(Opcode::v_min_f64, float64_2<[](double a, double b) { return std::fmin(a, b); }>),
    valu(Opcode::v_max_f64, float64_2<[](double a, double b) { return std::fmax(a, b); }>),
    valu(Opcode::v_ldexp_f64, map64<[](LaneCall& call, int lane) {
           return as_u64(std::ldexp(as_f64(pair(call.s[0], lane)), static_cast<I32>(call.s[1][lane])));
         }>),
    LEANFA_BITS2(v_mul_lo_u32, a* b),
    LEANFA_BITS2(v_mul_hi_u32, U64{a} * b >> 32),
    LEANFA_BITS2(v_mul_hi_i32, static_cast<U64>(I64{static_cast<I32>(a)} * static_cast<I32>(b)) >> 32),
    valu(Opcode::v_ldexp_f32, map2_mode<kLdexp>),
    Semantics{Opcode::v_readlane_b32, v_readlane_b32},
    Semantics{Opcode::v_writelane_b32, v_writelane_b32},
    LEANFA_BITS2(v_bcnt_u32_b32, static_cast<U32>(std::popcount(a)) + b),
    valu(Opcode::v_mbcnt_lo_u32_b32, v_mbcnt_lo),
    valu(Opcode::v_mbcnt_hi_u32_b32, v_mbcnt_hi),
    valu(Opcode::v_lshlrev_b64,
         map64<[](LaneCall& c, int lane) { return pair(c.s[1], lane) << (c.s[0][lane] & 63U); }>),
    valu(Opcode::v_lshrrev_b64,
         map64<[](LaneCall& c, int lane) { return (pair(c.s[1], lane) >> (c.s[0][lane] & 63U)); }>),
    valu(Opcode::v_ashrrev_i64, map64<[](LaneCall& c, int lane) {
           return static_cast<U64>(static_cast<I64>(pair(c.s[1], lane)) >> (c.s[0][lane] & 63U));
         }>),
    LEANFA_BITS2(v_bfm_b32, ((1U << (a & 31U)) - 1U) << (b & 31U)),
    valu(Opcode::v_add_i32,
         integer2<[](U32 a, U32 b) { return I64{static_cast<I32>(a)} + static_cast<I32>(b); }, I64, I32>),
    valu(Opcode::v_sub_i32,
         integer2<[](U32 a, U32 b) { return I64{static_cast<I32>(a)} - static_cast<I32>(b); }, I64, I32>),
    valu(Opcode::v_add_i16, integer2<[](U32 a, U32 b) { return I64{I16(a)} + I16(b); }, I64, I16>),
    valu(Opcode::v_sub_i16, integer2<[](U32 a, U32 b) { return I64{I16(a)} - I16(b); }, I64, I16>),
    LEANFA_BITS2(v_pack_b32_f16, (a & 0xFFFFU) | b << 16),
    valu(Opcode::v_mul_legacy_f32, map2_mode<[](const Mode& /*mode*/, U32 a, U32 b) {
           const float x = as_f32(a);
           const float y = as_f32(b);
           return x == 0.0F || y == 0.0F ? U32{0} : canonical_nan(x * y, is_nan_f32(a) || is_nan_f32(b));
         }>),
};

#undef LEANFA_BITS2
#undef LEANFA_BITS3
#undef LEANFA_INT3

}  // namespace

std::span<const Semantics> vop3_semantics() { return kSemantics; }

}  // namespace leanfa::emu
