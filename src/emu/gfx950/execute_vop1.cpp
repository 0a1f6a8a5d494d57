// VOP1: one source. CDNA4 manual, section 12.8. Conversions between float formats are in execute_convert.cpp.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

#include "emu/gfx950/half_ops.hpp"
#include "emu/gfx950/lane_map.hpp"
#include "emu/gfx950/semantics.hpp"
#include "emu/gfx950/transcendental.hpp"

namespace leanfa::emu {
namespace {

using isa::Opcode;
using U32 = std::uint32_t;
using I32 = std::int32_t;
using U64 = std::uint64_t;

constexpr Semantics valu(Opcode opcode, LaneFunction lanes) { return {opcode, execute_valu, lanes}; }

U32 flushed_input(const Mode& mode, U32 x) { return flush_f32(x, !mode.keep_input_denormals_f32()); }

// Rounding to whole numbers and the like: float32 in, float32 out, NaN quieted.
template <auto F>
constexpr auto kWhole = [](const Mode& mode, U32 x) {
  if (is_nan_f32(x)) return x | 0x00400000U;
  return as_u32(static_cast<float>(F(static_cast<double>(as_f32(flushed_input(mode, x))))));
};
constexpr auto kTrunc = [](double x) { return std::trunc(x); };
constexpr auto kCeil = [](double x) { return std::ceil(x); };
constexpr auto kFloor = [](double x) { return std::floor(x); };
constexpr auto kRndne = [](double x) { return std::nearbyint(x); };

// "D = S + -floor(S)", at most the largest value below one.
constexpr auto kFractF32 = [](const Mode& mode, U32 x) {
  const float value = as_f32(flushed_input(mode, x));
  const float fraction = value - std::floor(value);
  return canonical_nan(fraction >= 1.0F ? as_f32(0x3F7FFFFFU) : fraction, is_nan_f32(x));
};

constexpr auto kFrexpExp = [](const Mode& /*mode*/, U32 x) {
  const float value = as_f32(x);
  if (!std::isfinite(value) || value == 0.0F) return U32{0};
  int exponent = 0;
  static_cast<void>(std::frexp(value, &exponent));
  return static_cast<U32>(exponent);
};
constexpr auto kFrexpMant = [](const Mode& /*mode*/, U32 x) {
  const float value = as_f32(x);
  if (!std::isfinite(value)) return x;
  int exponent = 0;
  return as_u32(std::frexp(value, &exponent));
};

// Float64 with one source; NaN stays NaN.
template <auto F>
void map_f64(LaneCall& call) {
  const bool flush_in = !call.mode.keep_input_denormals_f16_f64();
  const bool flush_out = !call.mode.keep_output_denormals_f16_f64();
  for (int lane = 0; lane < kLanes; ++lane) {
    const double x = as_f64(flush_f64(pair(call.s[0], lane), flush_in));
    set_pair(call.d, lane, flush_f64(as_u64(F(x)), flush_out));
  }
}
constexpr auto kFractF64 = [](double x) { return std::min(x - std::floor(x), 0x1.FFFFFFFFFFFFFp-1); };
constexpr auto kFrexpMantF64 = [](double x) {
  int exponent = 0;
  return std::isfinite(x) ? std::frexp(x, &exponent) : x;
};

template <auto F>
constexpr auto kHalf = [](const Mode& mode, U32 x) { return half_result(mode, F(half_input(mode, x))); };

// Bit positions: the count from the left or right of the first one (or sign change), -1 when there is none.
constexpr auto kFfbhU32 = [](U32 x) { return (x == 0 ? ~0U : static_cast<U32>(std::countl_zero(x))); };
constexpr auto kFfblB32 = [](U32 x) { return (x == 0 ? ~0U : static_cast<U32>(std::countr_zero(x))); };
constexpr auto kFfbhI32 = [](U32 x) {
  const U32 magnitude = static_cast<I32>(x) < 0 ? ~x : x;
  return magnitude == 0 ? ~0U : static_cast<U32>(std::countl_zero(magnitude));
};
constexpr auto kBfrev = [](U32 x) {
  U32 result = 0;
  for (unsigned bit = 0; bit < 32; ++bit) result |= (x >> bit & 1U) << (31 - bit);
  return result;
};

void v_mov_b64(LaneCall& call) {
  for (int lane = 0; lane < kLanes; ++lane) set_pair(call.d, lane, pair(call.s[0], lane));
}

void v_exp_f32(LaneCall& call) { exp_f32_lanes(call.s[0], call.d); }

Flow v_nop(Context& /*context*/, const Step& /*step*/) { return Flow::kNext; }

// The first active lane's value; lane 0's when none is active.
Flow v_readfirstlane_b32(Context& context, const Step& step) {
  Lanes scratch;
  const U32* const values = read_lanes(context, step.source[0], scratch.data());
  const U64 exec = context.wave->exec();
  write_scalar(context, step.destination, values[exec == 0 ? 0 : std::countr_zero(exec)]);
  return Flow::kNext;
}

Flow v_swap_b32(Context& context, const Step& step) {
  Lanes& a = context.wave->vgpr[step.destination.index];
  Lanes& b = context.wave->vgpr[step.source[0].index];
  for (unsigned lane = 0; lane < kLanes; ++lane)
    if ((context.wave->exec() >> lane & 1U) != 0) std::swap(a[lane], b[lane]);
  return Flow::kNext;
}

// Odd rows of VDST change places with even rows of SRC0, rows being `Size` lanes. Lanes that EXEC turns off neither
// give nor take; kernels use these with a full EXEC.
template <unsigned Size>
Flow permlane_swap(Context& context, const Step& step) {
  Lanes& first = context.wave->vgpr[step.destination.index];
  Lanes& second = context.wave->vgpr[step.source[0].index];
  const U64 exec = context.wave->exec();
  const auto active = [&](unsigned lane) { return (exec >> lane & 1U) != 0; };
  for (unsigned row = 0; row < kLanes; row += 2 * Size)
    for (unsigned lane = row; lane < row + Size; ++lane)
      if (active(lane) && active(lane + Size)) std::swap(first[lane + Size], second[lane]);
  return Flow::kNext;
}

constexpr std::array kSemantics{
    Semantics{Opcode::v_nop, v_nop},
    Semantics{Opcode::v_clrexcp, v_nop},
    valu(Opcode::v_mov_b32, map1<[](U32 x) { return x; }>),
    valu(Opcode::v_accvgpr_mov_b32, map1<[](U32 x) { return x; }>),
    valu(Opcode::v_mov_b64, v_mov_b64),
    Semantics{Opcode::v_readfirstlane_b32, v_readfirstlane_b32},
    Semantics{Opcode::v_swap_b32, v_swap_b32},
    Semantics{Opcode::v_permlane16_swap_b32, permlane_swap<16>},
    Semantics{Opcode::v_permlane32_swap_b32, permlane_swap<32>},
    valu(Opcode::v_trunc_f32, map1_mode<kWhole<kTrunc>>),
    valu(Opcode::v_ceil_f32, map1_mode<kWhole<kCeil>>),
    valu(Opcode::v_rndne_f32, map1_mode<kWhole<kRndne>>),
    valu(Opcode::v_floor_f32, map1_mode<kWhole<kFloor>>),
    valu(Opcode::v_fract_f32, map1_mode<kFractF32>),
    valu(Opcode::v_trunc_f64, map_f64<kTrunc>),
    valu(Opcode::v_ceil_f64, map_f64<kCeil>),
    valu(Opcode::v_rndne_f64, map_f64<kRndne>),
    valu(Opcode::v_floor_f64, map_f64<kFloor>),
    valu(Opcode::v_fract_f64, map_f64<kFractF64>),
    valu(Opcode::v_rcp_f64, map_f64<[](double x) { return 1.0 / x; }>),
    valu(Opcode::v_rsq_f64, map_f64<[](double x) { return 1.0 / std::sqrt(x); }>),
    valu(Opcode::v_sqrt_f64, map_f64<[](double x) { return std::sqrt(x); }>),
    valu(Opcode::v_frexp_mant_f64, map_f64<kFrexpMantF64>),
    valu(Opcode::v_frexp_exp_i32_f64, each_lane<[](LaneCall& call, int lane) {
           const double x = as_f64(pair(call.s[0], lane));
           int exponent = 0;
           if (std::isfinite(x) && x != 0.0) static_cast<void>(std::frexp(x, &exponent));
           call.d[lane] = static_cast<U32>(exponent);
         }>),
    valu(Opcode::v_exp_f32, v_exp_f32),
    valu(Opcode::v_exp_legacy_f32, v_exp_f32),
    valu(Opcode::v_log_f32, map1<log_f32>),
    valu(Opcode::v_log_legacy_f32, map1<log_f32>),
    valu(Opcode::v_rcp_f32, map1<rcp_f32>),
    valu(Opcode::v_rcp_iflag_f32, map1<rcp_f32>),
    valu(Opcode::v_rsq_f32, map1<rsq_f32>),
    valu(Opcode::v_sqrt_f32, map1_mode<[](const Mode& mode, U32 x) { return sqrt_f32(x, mode); }>),
    valu(Opcode::v_sin_f32, map1<sin_f32>),
    valu(Opcode::v_cos_f32, map1<cos_f32>),
    valu(Opcode::v_not_b32, map1<[](U32 x) { return ~x; }>),
    valu(Opcode::v_bfrev_b32, map1<kBfrev>),
    valu(Opcode::v_ffbh_u32, map1<kFfbhU32>),
    valu(Opcode::v_ffbl_b32, map1<kFfblB32>),
    valu(Opcode::v_ffbh_i32, map1<kFfbhI32>),
    valu(Opcode::v_frexp_exp_i32_f32, map1_mode<kFrexpExp>),
    valu(Opcode::v_frexp_mant_f32, map1_mode<kFrexpMant>),
    valu(Opcode::v_rcp_f16, map1_mode<kHalf<[](double x) { return 1.0 / x; }>>),
    valu(Opcode::v_sqrt_f16, map1_mode<kHalf<[](double x) { return std::sqrt(x); }>>),
    valu(Opcode::v_rsq_f16, map1_mode<kHalf<[](double x) { return 1.0 / std::sqrt(x); }>>),
    valu(Opcode::v_log_f16, map1_mode<kHalf<[](double x) { return std::log2(x); }>>),
    valu(Opcode::v_exp_f16, map1_mode<kHalf<[](double x) { return std::exp2(x); }>>),
    valu(Opcode::v_floor_f16, map1_mode<kHalf<kFloor>>),
    valu(Opcode::v_ceil_f16, map1_mode<kHalf<kCeil>>),
    valu(Opcode::v_trunc_f16, map1_mode<kHalf<kTrunc>>),
    valu(Opcode::v_rndne_f16, map1_mode<kHalf<kRndne>>),
    valu(Opcode::v_fract_f16, map1_mode<kHalf<[](double x) { return x - std::floor(x); }>>),
    valu(Opcode::v_prng_b32, map1<[](U32 x) { return ((x << 1) ^ ((x >> 31) != 0 ? 197U : 0U)); }>),
    valu(Opcode::v_sat_pk_u8_i16, map1<[](U32 x) {
           const auto saturate = [](U32 half) {
             return static_cast<U32>(std::clamp(I32{static_cast<std::int16_t>(half)}, 0, 255));
           };
           return saturate(x) | saturate(x >> 16) << 8;
         }>),
};

}  // namespace

std::span<const Semantics> vop1_semantics() { return kSemantics; }

}  // namespace leanfa::emu
