// What an operand holds: an element type and how many of them, packed low bits first. Rows name these constants.
// Not the emulator's arithmetic: numerics/ converts values.
#pragma once

#include <cstdint>

namespace leanfa::isa {

enum class Element : std::uint8_t {
  kNone,
  kBits,  // no number: moved, masked or shifted as it is
  kUnsigned,
  kSigned,
  kFloat,     // IEEE binary16, binary32 or binary64, by width
  kBfloat,    // bf16
  kFloat8,    // e4m3fn
  kBfloat8,   // e5m2
  kFloat6,    // e2m3
  kBfloat6,   // e3m2
  kFloat4,    // e2m1
  kF8f6f4,    // one of the five above, chosen by cbsz (A) or blgp (B)
  kExponent8  // e8m0
};

struct DataType {
  Element element = Element::kNone;
  std::uint8_t bits = 0;   // of one element
  std::uint8_t count = 0;  // elements

  [[nodiscard]] constexpr int total_bits() const { return bits * count; }
  // Registers that hold it; 0 for kNone.
  [[nodiscard]] constexpr int dwords() const { return (total_bits() + 31) / 32; }
  [[nodiscard]] constexpr bool is_float() const { return element == Element::kFloat || element == Element::kBfloat; }
  friend constexpr bool operator==(const DataType&, const DataType&) = default;
};

namespace types {

#define LEANFA_TYPE(name, element, bits, count) \
  inline constexpr DataType name { Element::element, bits, count }
LEANFA_TYPE(none, kNone, 0, 0);
LEANFA_TYPE(b1, kBits, 1, 1);  // SCC
LEANFA_TYPE(b8, kBits, 8, 1);
LEANFA_TYPE(b16, kBits, 16, 1);
LEANFA_TYPE(b32, kBits, 32, 1);
LEANFA_TYPE(b64, kBits, 64, 1);
LEANFA_TYPE(b96, kBits, 32, 3);
LEANFA_TYPE(b128, kBits, 32, 4);
LEANFA_TYPE(b192, kBits, 32, 6);
LEANFA_TYPE(b256, kBits, 32, 8);
LEANFA_TYPE(b512, kBits, 32, 16);
LEANFA_TYPE(lanes, kBits, 64, 1);  // one bit a lane
LEANFA_TYPE(u8, kUnsigned, 8, 1);
LEANFA_TYPE(u16, kUnsigned, 16, 1);
LEANFA_TYPE(u24, kUnsigned, 24, 1);
LEANFA_TYPE(u32, kUnsigned, 32, 1);
LEANFA_TYPE(u64, kUnsigned, 64, 1);
LEANFA_TYPE(i8, kSigned, 8, 1);
LEANFA_TYPE(i16, kSigned, 16, 1);
LEANFA_TYPE(i24, kSigned, 24, 1);
LEANFA_TYPE(i32, kSigned, 32, 1);
LEANFA_TYPE(i64, kSigned, 64, 1);
LEANFA_TYPE(f16, kFloat, 16, 1);
LEANFA_TYPE(f32, kFloat, 32, 1);
LEANFA_TYPE(f64, kFloat, 64, 1);
LEANFA_TYPE(bf16, kBfloat, 16, 1);
LEANFA_TYPE(fp8, kFloat8, 8, 1);
LEANFA_TYPE(bf8, kBfloat8, 8, 1);
LEANFA_TYPE(e8m0, kExponent8, 8, 4);  // a register of scales; op_sel picks the byte

LEANFA_TYPE(u16x2, kUnsigned, 16, 2);
LEANFA_TYPE(i16x2, kSigned, 16, 2);
LEANFA_TYPE(f16x2, kFloat, 16, 2);
LEANFA_TYPE(bf16x2, kBfloat, 16, 2);
LEANFA_TYPE(f32x2, kFloat, 32, 2);
LEANFA_TYPE(b32x2, kBits, 32, 2);
LEANFA_TYPE(u8x2, kUnsigned, 8, 2);
LEANFA_TYPE(i8x2, kSigned, 8, 2);
LEANFA_TYPE(u8x4, kUnsigned, 8, 4);
LEANFA_TYPE(i8x4, kSigned, 8, 4);
LEANFA_TYPE(u4x8, kUnsigned, 4, 8);
LEANFA_TYPE(i4x8, kSigned, 4, 8);
LEANFA_TYPE(u16x4, kUnsigned, 16, 4);
LEANFA_TYPE(u32x4, kUnsigned, 32, 4);
LEANFA_TYPE(fp8x2, kFloat8, 8, 2);
LEANFA_TYPE(bf8x2, kBfloat8, 8, 2);
LEANFA_TYPE(fp8x4, kFloat8, 8, 4);
LEANFA_TYPE(bf8x4, kBfloat8, 8, 4);
LEANFA_TYPE(fp4x2, kFloat4, 4, 2);
LEANFA_TYPE(fp4x8, kFloat4, 4, 8);
LEANFA_TYPE(fp6x32, kFloat6, 6, 32);
LEANFA_TYPE(bf6x32, kBfloat6, 6, 32);
LEANFA_TYPE(f32x16, kFloat, 32, 16);
LEANFA_TYPE(f32x32, kFloat, 32, 32);
LEANFA_TYPE(f16x32, kFloat, 16, 32);
LEANFA_TYPE(bf16x32, kBfloat, 16, 32);

// Matrix operands: the share of one lane.
LEANFA_TYPE(f32x4, kFloat, 32, 4);
LEANFA_TYPE(f64x4, kFloat, 64, 4);
LEANFA_TYPE(i32x4, kSigned, 32, 4);
LEANFA_TYPE(i32x16, kSigned, 32, 16);
LEANFA_TYPE(i32x32, kSigned, 32, 32);
LEANFA_TYPE(f16x4, kFloat, 16, 4);
LEANFA_TYPE(f16x8, kFloat, 16, 8);
LEANFA_TYPE(f16x16, kFloat, 16, 16);
LEANFA_TYPE(bf16x4, kBfloat, 16, 4);
LEANFA_TYPE(bf16x8, kBfloat, 16, 8);
LEANFA_TYPE(bf16x16, kBfloat, 16, 16);
LEANFA_TYPE(i8x8, kSigned, 8, 8);
LEANFA_TYPE(i8x16, kSigned, 8, 16);
LEANFA_TYPE(i8x32, kSigned, 8, 32);
LEANFA_TYPE(fp8x8, kFloat8, 8, 8);
LEANFA_TYPE(bf8x8, kBfloat8, 8, 8);
LEANFA_TYPE(fp8x16, kFloat8, 8, 16);
LEANFA_TYPE(bf8x16, kBfloat8, 8, 16);
LEANFA_TYPE(fp8x32, kFloat8, 8, 32);
LEANFA_TYPE(bf8x32, kBfloat8, 8, 32);
LEANFA_TYPE(fp4x32, kFloat4, 4, 32);
LEANFA_TYPE(f8f6f4x32, kF8f6f4, 8, 32);  // width by format: Instruction operands hold the real one
#undef LEANFA_TYPE

}  // namespace types
}  // namespace leanfa::isa
