// Owning tensors of any element type for tests: chosen layout, seeded values, single elements read and written as
// double. Every tensor ends at a protected page (guarded_buffer.hpp). Slow on purpose: no code shared with the backends
// but the conversions of numerics/formats.hpp.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>
#include <numbers>

#include "base/tensor.hpp"
#include "numerics/formats.hpp"
#include "support/guarded_buffer.hpp"

namespace leanfa::support {

// splitmix64: the same numbers on every platform.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15U + 0x1234567U) {}
  std::uint64_t bits() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15U);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
  }
  double uniform() { return static_cast<double>(bits() >> 11) * 0x1p-53; }  // [0, 1)
  Index below(Index n) { return static_cast<Index>(bits() % static_cast<std::uint64_t>(n)); }
  double normal() {
    const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
    return radius * std::cos(2.0 * std::numbers::pi * uniform());
  }

 private:
  std::uint64_t state_;
};

// One element at `address`, as double; and `value` rounded to the type (integers and e4m3fn saturate).
inline double read_element(const void* address, DType dtype) {
  const auto as = [address](auto zero) {
    std::memcpy(&zero, address, sizeof zero);
    return zero;
  };
  switch (dtype) {
    case DType::kF64:
      return as(double{});
    case DType::kF32:
      return static_cast<double>(as(float{}));
    case DType::kF16:
      return static_cast<double>(to_float(as(F16{})));
    case DType::kBF16:
      return static_cast<double>(to_float(as(BF16{})));
    case DType::kE4M3FN:
      return static_cast<double>(to_float(as(E4M3FN{})));
    case DType::kE5M2:
      return static_cast<double>(to_float(as(E5M2{})));
    case DType::kI8:
      return static_cast<double>(as(std::int8_t{}));
    default:
      return std::nan("");
  }
}

inline void write_element(void* address, DType dtype, double value) {
  const auto put = [address](auto element) { std::memcpy(address, &element, sizeof element); };
  switch (dtype) {
    case DType::kF64:
      return put(value);
    case DType::kF32:
      return put(static_cast<float>(value));
    case DType::kF16:
      return put(to_f16(static_cast<float>(value)));
    case DType::kBF16:
      return put(to_bf16(static_cast<float>(value)));
    case DType::kE4M3FN:
      return put(to_e4m3fn(static_cast<float>(value)));
    case DType::kE5M2:
      return put(to_e5m2(static_cast<float>(value)));
    case DType::kI8:
      return put(static_cast<std::int8_t>(std::lrint(std::fmin(127.0, std::fmax(-127.0, value)))));
    default:
      std::abort();
  }
}

enum class Layout {
  kBSHD,        // contiguous [batch, seqlen, heads, dim]
  kBHSD,        // the same tensor stored [batch, heads, seqlen, dim]
  kPaddedRows,  // BSHD with 16 elements between rows that no kernel may use; their bits are all ones (NaN)
};

class Tensor {
 public:
  Tensor() : Tensor(DType::kF32, {0, 0, 1, 1}) {}
  Tensor(DType dtype, const Index4& size, Layout layout = Layout::kBSHD)
      : dtype_(dtype),
        size_(size),
        stride_(strides(size, layout)),
        buffer_(static_cast<std::size_t>(extent()) * width()) {
    std::memset(buffer_.data(), layout == Layout::kPaddedRows ? 0xFF : 0, buffer_.size_bytes());
    if (layout == Layout::kPaddedRows) fill(0.0);
  }

  // normal(mean, deviation), in index order, whatever the layout.
  static Tensor normal(DType dtype, const Index4& size, std::uint64_t seed, Layout layout = Layout::kBSHD,
                       double deviation = 1.0, double mean = 0.0) {
    Tensor tensor(dtype, size, layout);
    Random random(seed);
    tensor.each(
        [&](Index b, Index s, Index h, Index d) { tensor.set(b, s, h, d, mean + deviation * random.normal()); });
    return tensor;
  }

  [[nodiscard]] AnyView view() const { return {buffer_.data(), dtype_, size_, stride_}; }
  [[nodiscard]] const Index4& size() const { return size_; }
  [[nodiscard]] DType dtype() const { return dtype_; }
  [[nodiscard]] bool canary_intact() const { return buffer_.canary_intact(); }
  [[nodiscard]] double at(Index b, Index s, Index h, Index d) const {
    return read_element(address(b, s, h, d), dtype_);
  }
  void set(Index b, Index s, Index h, Index d, double value) { write_element(address(b, s, h, d), dtype_, value); }
  void fill(double value) {
    each([&](Index b, Index s, Index h, Index d) { set(b, s, h, d, value); });
  }
  void fill_row(Index b, Index s, Index h, double value) {
    for (Index d = 0; d < size_[3]; ++d) set(b, s, h, d, value);
  }
  // The same values in another layout or type.
  [[nodiscard]] Tensor copy(Layout layout, DType dtype) const {
    Tensor result(dtype, size_, layout);
    each([&](Index b, Index s, Index h, Index d) { result.set(b, s, h, d, at(b, s, h, d)); });
    return result;
  }
  [[nodiscard]] Tensor copy(Layout layout = Layout::kBSHD) const { return copy(layout, dtype_); }

  template <class Body>
  void each(const Body& body) const {
    for (Index b = 0; b < size_[0]; ++b)
      for (Index s = 0; s < size_[1]; ++s)
        for (Index h = 0; h < size_[2]; ++h)
          for (Index d = 0; d < size_[3]; ++d) body(b, s, h, d);
  }

 private:
  static Index4 strides(const Index4& size, Layout layout) {
    if (layout == Layout::kBHSD) return {size[1] * size[2] * size[3], size[3], size[1] * size[3], 1};
    if (layout == Layout::kBSHD) return contiguous_strides(size);
    const Index row = size[3] + 16;
    return {size[1] * size[2] * row, size[2] * row, row, 1};
  }
  [[nodiscard]] std::size_t width() const { return leanfa::size_bytes(dtype_); }
  // Elements from the first to the last, both included.
  [[nodiscard]] Index extent() const {
    Index last = 0;
    for (std::size_t axis = 0; axis < 4; ++axis) {
      if (size_[axis] == 0) return 0;
      last += (size_[axis] - 1) * stride_[axis];
    }
    return last + 1;
  }
  [[nodiscard]] std::byte* address(Index b, Index s, Index h, Index d) const {
    const Index offset = b * stride_[0] + s * stride_[1] + h * stride_[2] + d * stride_[3];
    return buffer_.data() + static_cast<std::size_t>(offset) * width();
  }

  DType dtype_;
  Index4 size_;
  Index4 stride_;
  GuardedBuffer buffer_;
};

}  // namespace leanfa::support
