#include "numerics/rows.hpp"

#include <cstdint>
#include <limits>
#include <type_traits>

#include "numerics/formats.hpp"

namespace leanfa {
namespace {

template <class T>
[[nodiscard]] auto value_of(T x) {
  if constexpr (std::is_arithmetic_v<T>) {
    return x;
  } else {
    return to_float(x);
  }
}

template <class T, class Out>
void convert_row(const AnyView& view, Index b, Index s, Index h, Out* out) {
  const View<const T> typed = view.as<T>();
  const T* row = typed.row(b, s, h);
  for (Index i = 0; i < view.dim(); ++i) out[i] = static_cast<Out>(value_of(row[i]));
}

template <class Out>
void load_row_as(const AnyView& view, Index b, Index s, Index h, Out* out) {
  switch (view.dtype) {
    case DType::kF64:
      return convert_row<double>(view, b, s, h, out);
    case DType::kF32:
      return convert_row<float>(view, b, s, h, out);
    case DType::kF16:
      return convert_row<F16>(view, b, s, h, out);
    case DType::kBF16:
      return convert_row<BF16>(view, b, s, h, out);
    case DType::kE4M3FN:
      return convert_row<E4M3FN>(view, b, s, h, out);
    case DType::kE5M2:
      return convert_row<E5M2>(view, b, s, h, out);
    case DType::kE8M0:
      return convert_row<E8M0>(view, b, s, h, out);
    case DType::kI8:
      return convert_row<std::int8_t>(view, b, s, h, out);
    case DType::kU8:
      return convert_row<std::uint8_t>(view, b, s, h, out);
    case DType::kI32:
      return convert_row<std::int32_t>(view, b, s, h, out);
    case DType::kI64:
      return convert_row<std::int64_t>(view, b, s, h, out);
  }
}

template <class T>
[[nodiscard]] bool is_finite_row(const AnyView& view, Index b, Index s, Index h) {
  const T* row = view.as<T>().row(b, s, h);
  using Value = decltype(value_of(T{}));
  bool finite = true;
  for (Index i = 0; i < view.dim(); ++i) {
    const Value x = value_of(row[i]);
    finite &= x >= std::numeric_limits<Value>::lowest() && x <= std::numeric_limits<Value>::max();
  }
  return finite;
}

}  // namespace

void load_row(const AnyView& view, Index b, Index s, Index h, double* out) { load_row_as(view, b, s, h, out); }
void load_row(const AnyView& view, Index b, Index s, Index h, float* out) { load_row_as(view, b, s, h, out); }

bool row_is_finite(const AnyView& view, Index b, Index s, Index h) {
  switch (view.dtype) {
    case DType::kF64:
      return is_finite_row<double>(view, b, s, h);
    case DType::kF32:
      return is_finite_row<float>(view, b, s, h);
    case DType::kF16:
      return is_finite_row<F16>(view, b, s, h);
    case DType::kBF16:
      return is_finite_row<BF16>(view, b, s, h);
    case DType::kE4M3FN:
      return is_finite_row<E4M3FN>(view, b, s, h);
    case DType::kE5M2:
      return is_finite_row<E5M2>(view, b, s, h);
    case DType::kE8M0:
      return is_finite_row<E8M0>(view, b, s, h);
    case DType::kI8:
    case DType::kU8:
    case DType::kI32:
    case DType::kI64:
      return true;
  }
  return true;
}

}  // namespace leanfa
