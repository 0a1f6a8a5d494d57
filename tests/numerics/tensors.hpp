// Tensors for the quantiser tests: owned memory with a view, filled with reproducible normal values.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "base/tensor.hpp"
#include "numerics/formats.hpp"
#include "numerics/quantise_tensor.hpp"

namespace leanfa::test {

template <class T>
struct Tensor {
  std::vector<T> values;
  Index4 size{};

  [[nodiscard]] AnyView view() const { return any_view(contiguous_view<const T>(values.data(), size)); }
  [[nodiscard]] T& at(Index b, Index s, Index h, Index d) {
    return values[static_cast<std::size_t>(((b * size[1] + s) * size[2] + h) * size[3] + d)];
  }
  [[nodiscard]] const T& at(Index b, Index s, Index h, Index d) const {
    return values[static_cast<std::size_t>(((b * size[1] + s) * size[2] + h) * size[3] + d)];
  }
};

inline std::size_t element_count(const Index4& size) {
  return static_cast<std::size_t>(size[0] * size[1] * size[2] * size[3]);
}

template <class T>
T narrow(float x) {
  if constexpr (std::is_same_v<T, BF16>) return to_bf16(x);
  if constexpr (std::is_same_v<T, F16>) return to_f16(x);
  if constexpr (std::is_same_v<T, float>) return x;
}
inline float widen(float x) { return x; }
inline float widen(BF16 x) { return to_float(x); }
inline float widen(F16 x) { return to_float(x); }

template <class T = float>
Tensor<T> normal_tensor(const Index4& size, std::uint32_t seed, float mean = 0.0F) {
  std::mt19937 engine(seed);
  std::normal_distribution<float> normal(mean, 1.0F);
  Tensor<T> tensor{{}, size};
  tensor.values.resize(element_count(size));
  for (T& value : tensor.values) value = narrow<T>(normal(engine));
  return tensor;
}

inline Tensor<float> zero_tensor(const Index4& size) { return {std::vector<float>(element_count(size)), size}; }

inline TensorSpec make_spec(DType format, ScaleGranularity granularity) {
  TensorSpec spec;
  spec.subject = "x";
  spec.tag.format = format;
  spec.granularity = granularity;
  return spec;
}

inline PackedTag vt_tag(DType format, Index multiple) {
  return {.format = format, .layout = PackedLayout::kSm90aVt, .token_multiple = multiple};
}

// Whether `text` has every one of `parts`.
inline bool mentions(const std::string& text, std::initializer_list<std::string_view> parts) {
  for (const std::string_view part : parts)
    if (text.find(part) == std::string::npos) return false;
  return true;
}

}  // namespace leanfa::test
