#include "kernels/gfx950/quantize/plan.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace leanfa::gfx950 {

std::string to_string(const QuantizePlan& plan) {
  const std::string_view rotation = plan.rotate ? "hadamard" : "none";
  switch (plan.pass) {
    case QuantizePass::kEncode:
      return fmt::format("quantize {} d={} {} scales={}", name(plan.format), plan.dim, rotation,
                         plan.per_token ? "token" : "head");
    case QuantizePass::kLargest:
      return fmt::format("quantize_largest d={} {}", plan.dim, rotation);
    case QuantizePass::kScales:
      return "quantize_scales";
    case QuantizePass::kFill:
      return fmt::format("quantize_fill bytes={}", plan.unit_bytes);
  }
  return {};
}

std::string symbol(const QuantizePlan& plan) {
  std::string text = to_string(plan);
  for (const std::string_view word : {"scales=", "bytes="})
    if (const auto at = text.find(word); at != std::string::npos) text.erase(at, word.size());
  if (const auto equals = text.find('='); equals != std::string::npos) text.erase(equals, 1);
  std::ranges::replace(text, ' ', '_');
  return text;
}

std::vector<QuantizePlan> quantize_plans() {
  std::vector<QuantizePlan> list;
  for (const int dim : {64, 128, 192})
    for (const bool rotate : {false, true}) {
      list.push_back({.pass = QuantizePass::kLargest, .dim = dim, .rotate = rotate});
      for (const DType format : {DType::kE4M3FN, DType::kI8})
        for (const bool per_token : {false, true})
          list.push_back({.dim = dim, .format = format, .rotate = rotate, .per_token = per_token});
    }
  list.push_back({.pass = QuantizePass::kScales});
  for (const int bytes : {1, 4}) list.push_back({.pass = QuantizePass::kFill, .unit_bytes = bytes});
  return list;
}

Result<QuantizePlan> parse_quantize_plan(std::string_view text) {
  const auto list = quantize_plans();
  const auto found = std::ranges::find(list, text, [](const QuantizePlan& plan) { return to_string(plan); });
  if (found != list.end()) return *found;
  return bad_input({.subject = "plan",
                    .rule = "is one of quantize",
                    .got = text,
                    .accepted = "quantize e4m3fn|i8 d=64|128|192 none|hadamard scales=head|token, quantize_largest "
                                "d=64|128|192 none|hadamard, quantize_scales, quantize_fill bytes=1|4"});
}

}  // namespace leanfa::gfx950
