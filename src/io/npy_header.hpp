// The dictionary in an .npy header, as text and sizes. What the type string means is decided in npy.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/tensor.hpp"

namespace leanfa::io {

struct NpyHeader {
  std::string descr;  // "<f4"; for a structured dtype, everything from its '[' on is refused
  bool fortran_order = false;
  std::vector<Index> shape;
};

// Accepts one dictionary with the keys descr, fortran_order and shape, each once, in any order, then white space.
[[nodiscard]] Result<NpyHeader> parse_npy_header(std::string_view text, std::string_view subject);

}  // namespace leanfa::io
