// P's code as a function of log2 p: the data of the code picture, from the definitions in numerics/p_code.hpp.
#pragma once

#include <vector>

#include "numerics/method.hpp"

namespace leanfa::report {

struct CodePoint {
  double binades = 0.0;  // log2 p = y - L_b
  int code = 0;
  double relative_error = 0.0;  // value(code) / 2^(binades + t) - 1
};

// `points` equally spaced values of y - L_b from `from` to `to`, coded by the method's rule in double.
[[nodiscard]] std::vector<CodePoint> code_curve(const Method& method, double from, double to, int points);

}  // namespace leanfa::report
