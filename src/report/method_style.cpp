#include "report/method_style.hpp"

#include "numerics/method.hpp"

namespace leanfa::report {
namespace {

std::string colour_of(const Method& method) {
  if (method.format == InputFormat::kBF16 || method.format == InputFormat::kF32) return "#64748b";
  if (method.format == InputFormat::kInt8) return method.sink_keys > 0 ? "#9f1239" : "#dc2626";
  if (method.sink_keys > 0) return "#14532d";
  switch (method.reference) {
    case ReferenceRule::kBlock:
      return method.p == PCode::kExact ? "#b45309" : "#f59e0b";
    case ReferenceRule::kRunning:
      return method.t == 0.0F ? "#0ea5e9" : "#2563eb";
    case ReferenceRule::kSticky:
      return "#9333ea";
    case ReferenceRule::kAnchor:
      return "#059669";
    case ReferenceRule::kWindow:
      return "#65a30d";
    case ReferenceRule::kSlack:
      return "#0d9488";
    case ReferenceRule::kLadder:
      return "#0891b2";
  }
  return "#64748b";
}

// Filled shapes are odd numbers in gnuplot's SVG terminal, the hollow ones the even number before.
int point_of(const Method& method) {
  const int hollow = method.rotate ? 1 : 0;
  switch (method.p) {
    case PCode::kExact:
      return 7 - hollow;
    case PCode::kLean:
      return 9 - hollow;
    case PCode::kLean2:
      return 13 - hollow;
    case PCode::kShift:
      return 5 - hollow;
  }
  return 7;
}

}  // namespace

MethodStyle style_of(std::string_view definition) {
  const auto method = parse_method(definition);
  if (!method) return {.colour = "#64748b", .point = 7, .dash = 1};
  const bool wide = method->p_format == PFormat::kWide;
  return {.colour = colour_of(*method), .point = point_of(*method), .dash = method->rounded_sum || wide ? 1 : 2};
}

}  // namespace leanfa::report
