// Element types of tensors: names, sizes, and the bit-level storage types of the small floats.
// Conversions between them are in numerics/; this header only stores bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace leanfa {

enum class DType : std::uint8_t { kF64, kF32, kF16, kBF16, kE4M3FN, kE5M2, kE8M0, kI8, kU8, kI32, kI64 };

struct BF16 {
  std::uint16_t bits;
};
struct F16 {
  std::uint16_t bits;
};
struct E4M3FN {
  std::uint8_t bits;
};
struct E5M2 {
  std::uint8_t bits;
};
struct E8M0 {
  std::uint8_t bits;
};

[[nodiscard]] std::size_t size_bytes(DType dtype);
[[nodiscard]] std::string_view name(DType dtype);  // "bf16", "e4m3fn", ...
[[nodiscard]] std::optional<DType> dtype_from_name(std::string_view name);

template <class T>
inline constexpr DType kDTypeOf = [] {
  static_assert(sizeof(T) == 0, "not an element type");
  return DType::kF64;
}();
template <>
inline constexpr DType kDTypeOf<double> = DType::kF64;
template <>
inline constexpr DType kDTypeOf<float> = DType::kF32;
template <>
inline constexpr DType kDTypeOf<F16> = DType::kF16;
template <>
inline constexpr DType kDTypeOf<BF16> = DType::kBF16;
template <>
inline constexpr DType kDTypeOf<E4M3FN> = DType::kE4M3FN;
template <>
inline constexpr DType kDTypeOf<E5M2> = DType::kE5M2;
template <>
inline constexpr DType kDTypeOf<E8M0> = DType::kE8M0;
template <>
inline constexpr DType kDTypeOf<std::int8_t> = DType::kI8;
template <>
inline constexpr DType kDTypeOf<std::uint8_t> = DType::kU8;
template <>
inline constexpr DType kDTypeOf<std::int32_t> = DType::kI32;
template <>
inline constexpr DType kDTypeOf<std::int64_t> = DType::kI64;

}  // namespace leanfa
