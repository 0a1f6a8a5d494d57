// VOPC: vector compares into a mask. CDNA4 manual, section 12.9. Denormal inputs are flushed as MODE says; the signal
// that CLAMP asks for is an exception, and exceptions are not modelled.
#include <array>
#include <bit>
#include <vector>

#include "emu/gfx950/lane_map.hpp"
#include "emu/gfx950/semantics.hpp"

namespace leanfa::emu {
namespace {

using isa::Opcode;
using U16 = std::uint16_t;
using U32 = std::uint32_t;
using U64 = std::uint64_t;

// The relation of two values as one of four bits: less, equal, greater, unordered.
constexpr unsigned kLess = 1;
constexpr unsigned kEqual = 2;
constexpr unsigned kGreater = 4;
constexpr unsigned kUnordered = 8;

template <class T>
constexpr unsigned relation(T a, T b) {
  if (a < b) return kLess;
  if (a == b) return kEqual;
  return a > b ? kGreater : kUnordered;
}

template <unsigned Accepted>
void compare_f32(LaneCall& call) {
  const bool flush = !call.mode.keep_input_denormals_f32();
  U64 mask = 0;
  for (int lane = 0; lane < kLanes; ++lane) {
    const float a = as_f32(flush_f32(call.s[0][lane], flush));
    const float b = as_f32(flush_f32(call.s[1][lane], flush));
    mask |= static_cast<U64>((relation(a, b) & Accepted) != 0) << lane;
  }
  call.mask_out = mask;
}

template <unsigned Accepted>
void compare_f16(LaneCall& call) {
  const bool flush = !call.mode.keep_input_denormals_f16_f64();
  U64 mask = 0;
  for (int lane = 0; lane < kLanes; ++lane) {
    const float a = f16_to_f32(flush_f16(static_cast<U16>(call.s[0][lane]), flush));
    const float b = f16_to_f32(flush_f16(static_cast<U16>(call.s[1][lane]), flush));
    mask |= static_cast<U64>((relation(a, b) & Accepted) != 0) << lane;
  }
  call.mask_out = mask;
}

template <unsigned Accepted>
void compare_f64(LaneCall& call) {
  const bool flush = !call.mode.keep_input_denormals_f16_f64();
  U64 mask = 0;
  for (int lane = 0; lane < kLanes; ++lane) {
    const double a = as_f64(flush_f64(pair(call.s[0], lane), flush));
    const double b = as_f64(flush_f64(pair(call.s[1], lane), flush));
    mask |= static_cast<U64>((relation(a, b) & Accepted) != 0) << lane;
  }
  call.mask_out = mask;
}

template <class T, unsigned Accepted>
void compare_integer(LaneCall& call) {
  U64 mask = 0;
  for (int lane = 0; lane < kLanes; ++lane) {
    T a;
    T b;
    if constexpr (sizeof(T) == 8) {
      a = static_cast<T>(pair(call.s[0], lane));
      b = static_cast<T>(pair(call.s[1], lane));
    } else {
      a = static_cast<T>(call.s[0][lane]);
      b = static_cast<T>(call.s[1][lane]);
    }
    mask |= static_cast<U64>((relation(a, b) & Accepted) != 0) << lane;
  }
  call.mask_out = mask;
}

// v_cmp_class: bit numbers of S1 name classes of S0.
enum FloatClass : unsigned {
  kSignallingNan,
  kQuietNan,
  kNegativeInfinity,
  kNegativeNormal,
  kNegativeDenormal,
  kNegativeZero,
  kPositiveZero,
  kPositiveDenormal,
  kPositiveNormal,
  kPositiveInfinity
};

template <class U, unsigned MantissaBits>
unsigned class_of(U x) {
  constexpr unsigned kBits = sizeof(U) * 8;
  const U mantissa_mask = static_cast<U>((U{1} << MantissaBits) - 1);
  const U mantissa = static_cast<U>(x & mantissa_mask);
  const U exponent_max = static_cast<U>((U{1} << (kBits - 1 - MantissaBits)) - 1);
  const U exponent = static_cast<U>(static_cast<U>(x >> MantissaBits) & exponent_max);
  const bool negative = (x >> (kBits - 1)) != 0;
  if (exponent == exponent_max) {
    if (mantissa != 0) return (mantissa >> (MantissaBits - 1)) != 0 ? kQuietNan : kSignallingNan;
    return negative ? kNegativeInfinity : kPositiveInfinity;
  }
  if (exponent != 0) return negative ? kNegativeNormal : kPositiveNormal;
  if (mantissa != 0) return negative ? kNegativeDenormal : kPositiveDenormal;
  return negative ? kNegativeZero : kPositiveZero;
}

constexpr auto kClassF32 = [](U32 x, U32 mask) { return ((mask >> class_of<U32, 23>(x) & 1U) != 0); };
constexpr auto kClassF16 = [](U32 x, U32 mask) { return ((mask >> class_of<U16, 10>(static_cast<U16>(x)) & 1U) != 0); };

void class_f64(LaneCall& call) {
  U64 mask = 0;
  for (int lane = 0; lane < kLanes; ++lane)
    mask |= static_cast<U64>(call.s[1][lane] >> class_of<U64, 52>(pair(call.s[0], lane)) & 1U) << lane;
  call.mask_out = mask;
}

constexpr unsigned kOrdered = kLess | kEqual | kGreater;
constexpr unsigned kAll = kOrdered | kUnordered;

// Two rows, v_cmp and v_cmpx.
#define LEANFA_COMPARE(suffix, function)                                    \
  Semantics{Opcode::v_cmp_##suffix, execute_compare, function}, Semantics { \
    Opcode::v_cmpx_##suffix, execute_compare_and_set_exec, function         \
  }

#define LEANFA_FLOAT_COMPARES(type)                                                                                   \
  LEANFA_COMPARE(f_##type, compare_##type<0>), LEANFA_COMPARE(lt_##type, compare_##type<kLess>),                      \
      LEANFA_COMPARE(eq_##type, compare_##type<kEqual>), LEANFA_COMPARE(le_##type, (compare_##type<kLess | kEqual>)), \
      LEANFA_COMPARE(gt_##type, compare_##type<kGreater>),                                                            \
      LEANFA_COMPARE(lg_##type, (compare_##type<kLess | kGreater>)),                                                  \
      LEANFA_COMPARE(ge_##type, (compare_##type<kGreater | kEqual>)),                                                 \
      LEANFA_COMPARE(o_##type, compare_##type<kOrdered>), LEANFA_COMPARE(u_##type, compare_##type<kUnordered>),       \
      LEANFA_COMPARE(nge_##type, (compare_##type<kAll & ~(kGreater | kEqual)>)),                                      \
      LEANFA_COMPARE(nlg_##type, (compare_##type<kAll & ~(kLess | kGreater)>)),                                       \
      LEANFA_COMPARE(ngt_##type, (compare_##type<kAll & ~kGreater>)),                                                 \
      LEANFA_COMPARE(nle_##type, (compare_##type<kAll & ~(kLess | kEqual)>)),                                         \
      LEANFA_COMPARE(neq_##type, (compare_##type<kAll & ~kEqual>)),                                                   \
      LEANFA_COMPARE(nlt_##type, (compare_##type<kAll & ~kLess>)), LEANFA_COMPARE(tru_##type, compare_##type<kAll>)

#define LEANFA_INTEGER_COMPARES(type, T)                                                                     \
  LEANFA_COMPARE(f_##type, (compare_integer<T, 0>)), LEANFA_COMPARE(lt_##type, (compare_integer<T, kLess>)), \
      LEANFA_COMPARE(eq_##type, (compare_integer<T, kEqual>)),                                               \
      LEANFA_COMPARE(le_##type, (compare_integer<T, kLess | kEqual>)),                                       \
      LEANFA_COMPARE(gt_##type, (compare_integer<T, kGreater>)),                                             \
      LEANFA_COMPARE(ne_##type, (compare_integer<T, kLess | kGreater>)),                                     \
      LEANFA_COMPARE(ge_##type, (compare_integer<T, kGreater | kEqual>)),                                    \
      LEANFA_COMPARE(t_##type, (compare_integer<T, kAll>))

constexpr std::array kSemantics{
    LEANFA_COMPARE(class_f32, compare<kClassF32>),
    LEANFA_COMPARE(class_f16, compare<kClassF16>),
    LEANFA_COMPARE(class_f64, class_f64),
    LEANFA_FLOAT_COMPARES(f16),
    LEANFA_FLOAT_COMPARES(f32),
    LEANFA_FLOAT_COMPARES(f64),
    LEANFA_INTEGER_COMPARES(i16, std::int16_t),
    LEANFA_INTEGER_COMPARES(u16, std::uint16_t),
    LEANFA_INTEGER_COMPARES(i32, std::int32_t),
    LEANFA_INTEGER_COMPARES(u32, std::uint32_t),
    LEANFA_INTEGER_COMPARES(i64, std::int64_t),
    LEANFA_INTEGER_COMPARES(u64, std::uint64_t),
};

#undef LEANFA_INTEGER_COMPARES
#undef LEANFA_FLOAT_COMPARES
#undef LEANFA_COMPARE

}  // namespace

std::span<const Semantics> vopc_semantics() { return kSemantics; }

}  // namespace leanfa::emu
