#include "kernels/gfx950/embedded.hpp"

#include <algorithm>

namespace leanfa::gfx950 {

const EmbeddedKernel* find_embedded(std::string_view plan) {
  const auto kernels = embedded_kernels();
  const auto found = std::ranges::find(kernels, plan, &EmbeddedKernel::plan);
  return found == kernels.end() ? nullptr : &*found;
}

}  // namespace leanfa::gfx950
