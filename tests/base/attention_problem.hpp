// A small valid problem on memory that is never read: validation looks at shapes, strides and pointers only.
#pragma once

#include <string>

#include "base/attention.hpp"

namespace leanfa::support {

inline AttentionProblem valid_problem() {
  static const float element = 0.0F;
  const auto view = [](const Index4& size) { return AnyView{&element, DType::kF32, size, contiguous_strides(size)}; };
  AttentionProblem p;
  p.q = view({2, 5, 6, 16});
  p.k = view({2, 7, 3, 16});
  p.v = view({2, 7, 3, 8});
  p.softmax_scale = 0.25;
  return p;
}

inline AnyView valid_output() {
  static float element = 0.0F;
  const Index4 size{2, 5, 6, 8};
  return {&element, DType::kF32, size, contiguous_strides(size)};
}

// The message of an error, or "".
inline std::string message(const Status& status) { return status ? "" : status.error().message; }

}  // namespace leanfa::support
