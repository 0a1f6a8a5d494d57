#include "base/dtype.hpp"

#include <array>

namespace leanfa {
namespace {

struct DTypeRow {
  DType dtype;
  std::size_t size_bytes;
  std::string_view name;
};

constexpr std::array kDTypes{
    DTypeRow{DType::kF64, 8, "f64"},   DTypeRow{DType::kF32, 4, "f32"},       DTypeRow{DType::kF16, 2, "f16"},
    DTypeRow{DType::kBF16, 2, "bf16"}, DTypeRow{DType::kE4M3FN, 1, "e4m3fn"}, DTypeRow{DType::kE5M2, 1, "e5m2"},
    DTypeRow{DType::kE8M0, 1, "e8m0"}, DTypeRow{DType::kI8, 1, "i8"},         DTypeRow{DType::kU8, 1, "u8"},
    DTypeRow{DType::kI32, 4, "i32"},   DTypeRow{DType::kI64, 8, "i64"},
};

}  // namespace

std::size_t size_bytes(DType dtype) {
  for (const DTypeRow& row : kDTypes)
    if (row.dtype == dtype) return row.size_bytes;
  return 0;
}

std::string_view name(DType dtype) {
  for (const DTypeRow& row : kDTypes)
    if (row.dtype == dtype) return row.name;
  return "unknown";
}

std::optional<DType> dtype_from_name(std::string_view name) {
  for (const DTypeRow& row : kDTypes)
    if (row.name == name) return row.dtype;
  return std::nullopt;
}

}  // namespace leanfa
