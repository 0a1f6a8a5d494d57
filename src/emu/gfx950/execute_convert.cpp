// Conversions between number formats, of whatever encoding: integers, float16, bfloat16. The 8-, 6- and 4-bit floats
// are in execute_convert_small.cpp. CDNA4 manual, sections 7.3, 12.8 and 12.10.
#include <algorithm>
#include <array>
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

double f32_input(const Mode& mode, U32 x) {
  return static_cast<double>(as_f32(flush_f32(x, !mode.keep_input_denormals_f32())));
}

// Integers to float32, rounded as MODE says.
template <class T>
constexpr auto kToF32 =
    [](const Mode& mode, U32 x) { return as_u32(to_f32(static_cast<double>(static_cast<T>(x)), mode.round_f32())); };
template <unsigned Byte>
constexpr auto kUbyte = [](U32 x) { return (as_u32(static_cast<float>(x >> (8 * Byte) & 0xFFU))); };

// float32 to integers: branch-free, since lean P goes through v_cvt_u32_f32. Denormals truncate to 0 either way.
constexpr auto kF32ToU32 = [](U32 bits) {
  const float x = as_f32(bits);
  const float bounded = x > 0.0F ? x : 0.0F;  // NaN gives 0
  const auto value = static_cast<I64>(bounded < 4294967296.0F ? bounded : 0.0F);
  return bounded < 4294967296.0F ? static_cast<U32>(value) : ~0U;
};
constexpr auto kF32ToI32 = [](U32 bits) { return (static_cast<U32>(f64_to_i32(static_cast<double>(as_f32(bits))))); };

constexpr auto kRpi = [](U32 x) {
  return static_cast<U32>(f64_to_i32(std::floor(static_cast<double>(as_f32(x)) + 0.5)));
};
constexpr auto kFlr = [](U32 x) { return (static_cast<U32>(f64_to_i32(std::floor(static_cast<double>(as_f32(x)))))); };
constexpr auto kOffI4 = [](U32 x) {
  const I32 value = static_cast<I32>(x << 28) >> 28;
  return as_u32(static_cast<float>(value) / 16.0F);
};

constexpr auto kF32ToF16 = [](const Mode& mode, U32 x) { return half_result(mode, f32_input(mode, x)); };
constexpr auto kF16ToF32 = [](const Mode& mode, U32 x) { return as_u32(static_cast<float>(half_input(mode, x))); };

void v_cvt_f32_f64(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const double x = as_f64(flush_f64(pair(call.s[0], lane), !call.mode.keep_input_denormals_f16_f64()));
    const U32 result = canonical_nan(to_f32(x, call.mode.round_f32()), std::isnan(x));
    call.d[lane] = flush_f32(result, !call.mode.keep_output_denormals_f32());
  }
}
void v_cvt_f64_f32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) set_pair(call.d, lane, as_u64(f32_input(call.mode, call.s[0][lane])));
}
template <auto F>
void from_f64(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) call.d[lane] = static_cast<U32>(F(as_f64(pair(call.s[0], lane))));
}
template <auto F>
void to_f64(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) set_pair(call.d, lane, as_u64(F(call.s[0][lane])));
}

// v_cvt_pk_u8_f32: rounded as MODE says, saturated to [0, 255], NaN gives 0. The manual's f32_to_u8 names no rounding;
// AMD's own emulator rounds by MODE and reports that for hardware of another generation. Not verified on gfx950.
U32 f32_to_u8(const Mode& mode, U32 x) {
  return f64_to_unsigned(round_to_integer(f32_input(mode, x), mode.round_f32()), 255);
}
U32 with_byte(U32 into, U32 byte, U32 value) {
  const U32 shift = 8 * (byte & 3U);
  return (into & ~(0xFFU << shift)) | value << shift;
}
void v_cvt_pk_u8_f32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    call.d[lane] = with_byte(call.s[2][lane], call.s[1][lane], f32_to_u8(call.mode, call.s[0][lane]));
}
void v_cvt_pkaccum_u8_f32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane)
    call.d[lane] = with_byte(call.d[lane], call.s[1][lane], f32_to_u8(call.mode, call.s[0][lane]));
}

// Normalised integers: nearest even of 65535 x on [0, 1], 32767 x on [-1, 1]; NaN gives 0.
U32 to_unorm16(double x) { return f64_to_unsigned(std::nearbyint(std::clamp(x, 0.0, 1.0) * 65535.0), 65535); }
U32 to_snorm16(double x) {
  return static_cast<U16>(f64_to_signed(std::nearbyint(std::clamp(x, -1.0, 1.0) * 32767.0), -32767, 32767));
}
template <auto F>
constexpr auto kPackF32 =
    [](const Mode& mode, U32 a, U32 b) { return F(f32_input(mode, a)) | F(f32_input(mode, b)) << 16; };
template <auto F>
constexpr auto kPackF16 =
    [](const Mode& mode, U32 a, U32 b) { return F(half_input(mode, a)) | F(half_input(mode, b)) << 16; };

constexpr auto kPkrtz = [](const Mode& mode, U32 a, U32 b) {
  const auto half = [&](U32 x) { return U32{to_f16_bits(f32_input(mode, x), Round::kToZero, mode.fp16_ovfl())}; };
  return half(a) | half(b) << 16;
};
constexpr auto kPkF16 = [](const Mode& mode, U32 a, U32 b) {
  const auto half = [&](U32 x) { return U32{to_f16_bits(f32_input(mode, x), Round::kNearestEven, mode.fp16_ovfl())}; };
  return half(a) | half(b) << 16;
};
constexpr auto kPkBf16 = [](U32 a, U32 b) {
  return U32{f32_to_bf16_rne(as_f32(a))} | U32{f32_to_bf16_rne(as_f32(b))} << 16;
};

// Saturating right shifts of two int32 into a half of D; the other half stays.
template <class T>
void ashr_pk(LaneCall& call) {
  const bool high = (call.modifiers->op_sel >> 3 & 1U) != 0;
  for (int lane = 0; lane < kLanes; ++lane) {
    const U32 shift = call.s[2][lane] & 31U;
    const auto saturate = [&](U32 x) {
      return U32{static_cast<std::uint8_t>(
          std::clamp<I32>(static_cast<I32>(x) >> shift, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()))};
    };
    const U32 packed = saturate(call.s[0][lane]) | saturate(call.s[1][lane]) << 8;
    call.d[lane] = high ? (call.d[lane] & 0xFFFFU) | packed << 16 : (call.d[lane] & 0xFFFF0000U) | packed;
  }
}

// Stochastic rounding: the random bits below the result's last place are added, then the sum is truncated.
U32 stochastic(U32 x, U32 random, unsigned dropped) {
  if ((x & 0x7F800000U) == 0x7F800000U) return x;
  return (x + (random >> (32 - dropped))) & ~((1U << dropped) - 1U);
}
void place_half(LaneCall& call, int lane, U32 half) {
  const bool high = (call.modifiers->op_sel >> 3 & 1U) != 0;
  call.d[lane] = high ? (call.d[lane] & 0xFFFFU) | half << 16 : (call.d[lane] & 0xFFFF0000U) | half;
}
void v_cvt_sr_bf16_f32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const U32 x = call.s[0][lane];
    place_half(call, lane, is_nan_f32(x) ? (x >> 16 | 0x40U) : stochastic(x, call.s[1][lane], 16) >> 16);
  }
}
void v_cvt_sr_f16_f32(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const double x = static_cast<double>(as_f32(call.s[0][lane]));
    double rounded = x;
    if (std::isfinite(x) && x != 0.0) {
      const int unit = std::max(std::ilogb(x), -14) - 10;
      const double magnitude =
          std::floor(std::ldexp(std::abs(x), -unit) + std::ldexp(static_cast<double>(call.s[1][lane]), -32));
      rounded = std::copysign(std::ldexp(magnitude, unit), x);
    }
    place_half(call, lane, to_f16_bits(rounded, Round::kToZero, call.mode.fp16_ovfl()));
  }
}

constexpr std::array kSemantics{
    valu(Opcode::v_cvt_f32_i32, map1_mode<kToF32<I32>>),
    valu(Opcode::v_cvt_f32_u32, map1_mode<kToF32<U32>>),
    valu(Opcode::v_cvt_u32_f32, map1<kF32ToU32>),
    valu(Opcode::v_cvt_i32_f32, map1<kF32ToI32>),
    valu(Opcode::v_cvt_f16_f32, map1_mode<kF32ToF16>),
    valu(Opcode::v_cvt_f32_f16, map1_mode<kF16ToF32>),
    valu(Opcode::v_cvt_f32_bf16, map1<[](U32 x) { return x << 16; }>),
    valu(Opcode::v_cvt_rpi_i32_f32, map1<kRpi>),
    valu(Opcode::v_cvt_flr_i32_f32, map1<kFlr>),
    valu(Opcode::v_cvt_off_f32_i4, map1<kOffI4>),
    valu(Opcode::v_cvt_f32_ubyte0, map1<kUbyte<0>>),
    valu(Opcode::v_cvt_f32_ubyte1, map1<kUbyte<1>>),
    valu(Opcode::v_cvt_f32_ubyte2, map1<kUbyte<2>>),
    valu(Opcode::v_cvt_f32_ubyte3, map1<kUbyte<3>>),
    valu(Opcode::v_cvt_f32_f64, v_cvt_f32_f64),
    valu(Opcode::v_cvt_f64_f32, v_cvt_f64_f32),
    valu(Opcode::v_cvt_i32_f64, from_f64<f64_to_i32>),
    valu(Opcode::v_cvt_u32_f64, from_f64<f64_to_u32>),
    valu(Opcode::v_cvt_f64_i32, to_f64<[](U32 x) { return (static_cast<double>(static_cast<I32>(x))); }>),
    valu(Opcode::v_cvt_f64_u32, to_f64<[](U32 x) { return (static_cast<double>(x)); }>),
    valu(Opcode::v_cvt_f16_u16, map1_mode<[](const Mode& m, U32 x) { return half_result(m, U16(x)); }>),
    valu(Opcode::v_cvt_f16_i16, map1_mode<[](const Mode& m, U32 x) { return half_result(m, I16(x)); }>),
    valu(Opcode::v_cvt_u16_f16,
         map1_mode<[](const Mode& m, U32 x) { return f64_to_unsigned(half_input(m, x), 65535); }>),
    valu(Opcode::v_cvt_i16_f16,
         map1_mode<[](const Mode& m, U32 x) { return U16(f64_to_signed(half_input(m, x), -32768, 32767)); }>),
    valu(Opcode::v_cvt_norm_i16_f16, map1_mode<[](const Mode& m, U32 x) { return to_snorm16(half_input(m, x)); }>),
    valu(Opcode::v_cvt_norm_u16_f16, map1_mode<[](const Mode& m, U32 x) { return to_unorm16(half_input(m, x)); }>),
    valu(Opcode::v_cvt_pk_u8_f32, v_cvt_pk_u8_f32),
    valu(Opcode::v_cvt_pkaccum_u8_f32, v_cvt_pkaccum_u8_f32),
    valu(Opcode::v_cvt_pknorm_i16_f32, map2_mode<kPackF32<to_snorm16>>),
    valu(Opcode::v_cvt_pknorm_u16_f32, map2_mode<kPackF32<to_unorm16>>),
    valu(Opcode::v_cvt_pknorm_i16_f16, map2_mode<kPackF16<to_snorm16>>),
    valu(Opcode::v_cvt_pknorm_u16_f16, map2_mode<kPackF16<to_unorm16>>),
    valu(Opcode::v_cvt_pkrtz_f16_f32, map2_mode<kPkrtz>),
    valu(Opcode::v_cvt_pk_f16_f32, map2_mode<kPkF16>),
    valu(Opcode::v_cvt_pk_bf16_f32, map2<kPkBf16>),
    valu(Opcode::v_cvt_pk_u16_u32, map2<[](U32 a, U32 b) { return std::min(a, 65535U) | std::min(b, 65535U) << 16; }>),
    valu(Opcode::v_cvt_pk_i16_i32, map2<[](U32 a, U32 b) {
           const auto saturate = [](U32 x) { return U32{U16(std::clamp(static_cast<I32>(x), -32768, 32767))}; };
           return saturate(a) | saturate(b) << 16;
         }>),
    valu(Opcode::v_ashr_pk_i8_i32, ashr_pk<std::int8_t>),
    valu(Opcode::v_ashr_pk_u8_i32, ashr_pk<std::uint8_t>),
    valu(Opcode::v_cvt_sr_bf16_f32, v_cvt_sr_bf16_f32),
    valu(Opcode::v_cvt_sr_f16_f32, v_cvt_sr_f16_f32),
};

}  // namespace

std::span<const Semantics> convert_semantics() { return kSemantics; }

}  // namespace leanfa::emu
