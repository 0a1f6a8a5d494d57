#include "base/tensor.hpp"

#include <fmt/format.h>

namespace leanfa {

std::string describe(const Index4& size) { return fmt::format("[{}, {}, {}, {}]", size[0], size[1], size[2], size[3]); }

std::string describe(const AnyView& view) {
  return fmt::format("{} {} strides {}", name(view.dtype), describe(view.size), describe(view.stride));
}

}  // namespace leanfa
