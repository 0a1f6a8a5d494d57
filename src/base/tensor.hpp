// Views of attention tensors in memory that the caller owns. All offsets are 64-bit and counted in elements.
// Index order is always [batch, seqlen, heads, dim]; a varlen tensor [total, heads, dim] is a view with batch = 1
// whose sequences are ranges of rows (see base/attention.hpp). The last dimension is contiguous.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <type_traits>

#include "base/dtype.hpp"

namespace leanfa {

using Index = std::int64_t;
using Index4 = std::array<Index, 4>;

// Row-major strides of a contiguous [batch, seqlen, heads, dim] tensor.
[[nodiscard]] constexpr Index4 contiguous_strides(const Index4& size) {
  return {size[1] * size[2] * size[3], size[2] * size[3], size[3], 1};
}

// Typed view. stride[3] is 1 for every tensor that a kernel accepts.
template <class T>
struct View {
  T* data = nullptr;
  Index4 size{};
  Index4 stride{};

  [[nodiscard]] Index batch() const { return size[0]; }
  [[nodiscard]] Index seqlen() const { return size[1]; }
  [[nodiscard]] Index heads() const { return size[2]; }
  [[nodiscard]] Index dim() const { return size[3]; }
  // First element of one row of `dim` elements.
  [[nodiscard]] T* row(Index b, Index s, Index h) const { return data + b * stride[0] + s * stride[1] + h * stride[2]; }
};

template <class T>
[[nodiscard]] View<T> contiguous_view(T* data, const Index4& size) {
  return {data, size, contiguous_strides(size)};
}

// The same with the element type known at run time.
struct AnyView {
  const void* data = nullptr;
  DType dtype = DType::kF32;
  Index4 size{};
  Index4 stride{};

  [[nodiscard]] Index batch() const { return size[0]; }
  [[nodiscard]] Index seqlen() const { return size[1]; }
  [[nodiscard]] Index heads() const { return size[2]; }
  [[nodiscard]] Index dim() const { return size[3]; }
  // Precondition: T is the type that `dtype` names.
  template <class T>
  [[nodiscard]] View<const T> as() const {
    return {static_cast<const T*>(data), size, stride};
  }
};

// An AnyView that may be written through: where a kernel puts its output.
struct MutableAnyView {
  void* data = nullptr;
  DType dtype = DType::kF32;
  Index4 size{};
  Index4 stride{};

  [[nodiscard]] Index batch() const { return size[0]; }
  [[nodiscard]] Index seqlen() const { return size[1]; }
  [[nodiscard]] Index heads() const { return size[2]; }
  [[nodiscard]] Index dim() const { return size[3]; }
  [[nodiscard]] AnyView read_only() const { return {data, dtype, size, stride}; }
  // Precondition: T is the type that `dtype` names.
  template <class T>
  [[nodiscard]] View<T> as() const {
    return {static_cast<T*>(data), size, stride};
  }
};

template <class T>
[[nodiscard]] AnyView any_view(const View<T>& view) {
  return {view.data, kDTypeOf<std::remove_const_t<T>>, view.size, view.stride};
}

template <class T>
[[nodiscard]] MutableAnyView mutable_any_view(const View<T>& view) {
  return {view.data, kDTypeOf<T>, view.size, view.stride};
}

// "bf16 [1, 2048, 4, 128] strides [1048576, 512, 128, 1]"
[[nodiscard]] std::string describe(const AnyView& view);
[[nodiscard]] std::string describe(const Index4& size);

}  // namespace leanfa
