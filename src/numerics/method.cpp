#include "numerics/method.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include "numerics/p_code.hpp"

namespace leanfa {
namespace {

template <class Enum>
struct Word {
  std::string_view text;
  Enum value;
};

constexpr std::array kFormats{
    Word<InputFormat>{"f32", InputFormat::kF32}, Word<InputFormat>{"bf16", InputFormat::kBF16},
    Word<InputFormat>{"e4m3", InputFormat::kE4M3}, Word<InputFormat>{"int8", InputFormat::kInt8}};
constexpr std::array kPCodes{Word<PCode>{"exact", PCode::kExact}, Word<PCode>{"lean", PCode::kLean},
                             Word<PCode>{"lean2", PCode::kLean2}, Word<PCode>{"shift", PCode::kShift}};
constexpr std::array kReferences{
    Word<ReferenceRule>{"block", ReferenceRule::kBlock},   Word<ReferenceRule>{"running", ReferenceRule::kRunning},
    Word<ReferenceRule>{"sticky", ReferenceRule::kSticky}, Word<ReferenceRule>{"anchor", ReferenceRule::kAnchor},
    Word<ReferenceRule>{"window", ReferenceRule::kWindow}, Word<ReferenceRule>{"slack", ReferenceRule::kSlack},
    Word<ReferenceRule>{"ladder", ReferenceRule::kLadder}};

// Names of systems, with the method that models each (docs/design/numerics.md says what each assumes).
struct Alias {
  std::string_view text;
  std::string_view method;
};
constexpr std::array kAliases{Alias{"zyfa-exact", "e4m3/exact/block+t0"}, Alias{"zyfa-lean", "e4m3/lean/block"},
                              Alias{"fa3", "e4m3/exact/running+unrounded"},
                              Alias{"aiter", "e4m3/exact/running+unrounded+t0"}};
constexpr std::string_view kZyfaPair = "e4m3/exact/block+t0,e4m3/lean/block";
constexpr std::string_view kDefaultList =
    "bf16/exact/running,e4m3/exact/block+t0,e4m3/lean/block,e4m3/lean/block+rot,fa3,aiter,e4m3/lean/anchor,"
    "e4m3/lean/sticky,e4m3/lean2/anchor,e4m3/exact/anchor,e4m3/lean/slack,e4m3/lean/anchor+rot,e4m3/lean/anchor+sink1,"
    "int8/shift/anchor+rot+kmean,int8/shift/anchor+rot+kmean+sink1,int8/shift/slack+rot+kmean";

// The methods that a name in a list stands for; empty for others.
std::string_view group_of(std::string_view text) {
  if (text == "default") return kDefaultList;
  return text == "zyfa" ? kZyfaPair : std::string_view{};
}

template <class Enum, std::size_t N>
std::string accepted_words(const std::array<Word<Enum>, N>& words) {
  std::string list;
  for (const auto& word : words) list += fmt::format("{}{}", list.empty() ? "" : ", ", word.text);
  return list;
}

template <class Enum, std::size_t N>
Result<Enum> word_value(const std::array<Word<Enum>, N>& words, std::string_view part, std::string_view text,
                        std::string_view method) {
  for (const auto& word : words)
    if (word.text == text) return word.value;
  return bad_input({"method", fmt::format("its {} is one of the known words", part),
                    fmt::format("'{}' in '{}'", text, method), accepted_words(words)});
}

template <class Enum, std::size_t N>
std::string_view word_text(const std::array<Word<Enum>, N>& words, Enum value) {
  for (const auto& word : words)
    if (word.value == value) return word.text;
  return "?";
}

std::string_view take_until(std::string_view& rest, char separator) {
  const std::size_t end = rest.find(separator);
  const std::string_view part = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  return part;
}

template <class Number>
std::optional<Number> number_after(std::string_view text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return std::nullopt;
  text.remove_prefix(prefix.size());
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

bool apply_suffix(Method& method, std::string_view suffix) {
  if (suffix == "rot") return method.rotate = true;
  if (suffix == "kmean") return method.k_mean = true;
  if (suffix == "vmean") return method.v_mean = true;
  if (suffix == "unrounded") return method.rounded_sum = false, true;
  if (suffix == "descending") return method.order = BlockOrder::kDescending, true;
  if (suffix == "e5m2") return method.p_format = PFormat::kE5M2, true;
  if (const auto block = number_after<Index>(suffix, "block")) return method.block_n = *block, true;
  if (const auto sink = number_after<Index>(suffix, "sink")) return method.sink_keys = *sink, true;
  if (const auto splits = number_after<int>(suffix, "splits")) return method.splits = *splits, true;
  if (const auto beta = number_after<float>(suffix, "beta")) return method.beta = *beta, true;
  if (const auto t = number_after<int>(suffix, "t")) return method.t = static_cast<float>(*t), true;
  return false;
}

// "sink" of "sink1": what may be said once.
std::string_view suffix_word(std::string_view suffix) {
  const std::size_t last = suffix.find_last_not_of("0123456789.-");
  return suffix.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

// Rules that leave room above the reference.
bool roomy(ReferenceRule reference) {
  return reference == ReferenceRule::kWindow || reference == ReferenceRule::kSlack;
}

Method with_format_defaults(InputFormat format, PCode p, ReferenceRule reference) {
  Method method{.format = format, .p = p, .reference = reference};
  if (format == InputFormat::kF32 || format == InputFormat::kBF16) {
    method.p_format = PFormat::kWide;
    method.rounded_sum = false;
    method.t = 0.0F;
  } else if (roomy(reference)) {
    method.t = kRoomyT;
  }
  return method;
}

Status violation(std::string_view rule, std::string_view got, std::string_view accepted) {
  return bad_input({"method", rule, got, accepted});
}

}  // namespace

DType query_key_dtype(InputFormat format) {
  switch (format) {
    case InputFormat::kF32:
      return DType::kF32;
    case InputFormat::kBF16:
      return DType::kBF16;
    case InputFormat::kE4M3:
      return DType::kE4M3FN;
    case InputFormat::kInt8:
      return DType::kI8;
  }
  return DType::kF32;
}

DType value_dtype(InputFormat format) {
  return format == InputFormat::kInt8 ? DType::kE4M3FN : query_key_dtype(format);
}

Status validate(const Method& m) {
  const bool wide = m.format == InputFormat::kF32 || m.format == InputFormat::kBF16;
  const std::string text = name(m);
  if (wide && (m.p != PCode::kExact || m.p_format != PFormat::kWide || m.rounded_sum || m.t != 0.0F))
    return violation("bf16 and f32 inputs keep P in their own format with an unrounded sum", text,
                     "bf16/exact/running");
  if (wide && m.reference == ReferenceRule::kBlock)
    return violation("block scaling is for 8-bit P", text, "running, sticky or anchor");
  if ((roomy(m.reference) || m.reference == ReferenceRule::kLadder) && wide)
    return violation("window, slack and ladder are references of 8-bit P", text, "e4m3/lean/window");
  if (!wide && m.p_format == PFormat::kWide) return violation("8-bit inputs have 8-bit P", text, "e4m3 or e5m2 P");
  if (m.p == PCode::kShift && (m.format != InputFormat::kInt8 || m.p_format != PFormat::kE4M3FN))
    return violation("shift P takes integer scores to e4m3fn codes", text, "int8/shift/anchor");
  if (m.p == PCode::kShift && m.reference == ReferenceRule::kBlock)
    return violation("shift P's reference is a score", text, "anchor, ladder, slack, sticky, window or running");
  if (m.p == PCode::kShift && !m.rounded_sum)
    return violation("shift P has no unrounded probabilities to sum", text, "without +unrounded");
  if (m.p == PCode::kShift && m.beta > 0.0F)
    return violation("shift P's beta is at most 0: above, the headroom's top code would be NaN",
                     fmt::format("{}", m.beta), "-4..0");
  if (!(m.t >= -8.0F && m.t <= 8.0F) || m.t != std::nearbyint(m.t))
    return violation("t is a whole number from -8 to 8", fmt::format("{}", m.t), "-8..8");
  if (!wide && m.p != PCode::kExact) {
    // Below, a row's largest weight would be code 0, and the row NaN.
    const CodeGrid grid = code_grid(m.p_format);
    if (static_cast<float>(grid.one) + static_cast<float>(grid.step) * m.t < static_cast<float>(grid.step))
      return violation("t leaves the reference a normal code", fmt::format("{}", m.t),
                       fmt::format("{}..8", (grid.step - grid.one) / grid.step));
  }
  if (!(m.beta >= -4.0F && m.beta <= 4.0F))
    return violation("beta is in code units", fmt::format("{}", m.beta), "-4..4");
  if (m.block_n < 1 || m.block_n > 65536)
    return violation("block_n is a number of keys", fmt::format("{}", m.block_n), "1..65536");
  if (m.sink_keys < 0 || m.sink_keys >= m.block_n)
    return violation("sink keys are a part of the first block", fmt::format("{}", m.sink_keys), "0..block_n - 1");
  if (m.splits < 1 || m.splits > 1024) return violation("splits", fmt::format("{}", m.splits), "1..1024");
  return {};
}

Result<Method> parse_method(std::string_view text) {
  for (const Alias& alias : kAliases)
    if (alias.text == text) return parse_method(alias.method);
  if (const std::string_view group = group_of(text); !group.empty())
    return bad_input({"method", "is one method", fmt::format("'{}', which stands for several", text), group});
  std::string_view rest = text;
  const std::string_view format_text = take_until(rest, '/');
  const std::string_view p_text = take_until(rest, '/');
  const std::string_view reference_text = take_until(rest, '+');
  const auto format = word_value(kFormats, "format", format_text, text);
  if (!format) return tl::unexpected(format.error());
  const auto p = word_value(kPCodes, "P", p_text, text);
  if (!p) return tl::unexpected(p.error());
  const auto reference = word_value(kReferences, "reference", reference_text, text);
  if (!reference) return tl::unexpected(reference.error());
  Method method = with_format_defaults(*format, *p, *reference);
  if (text.ends_with('+')) return bad_input({"method", "a suffix follows each +", text, "+rot, for example"});
  std::vector<std::string_view> seen;
  while (!rest.empty()) {
    const std::string_view suffix = take_until(rest, '+');
    const std::string_view word = suffix_word(suffix);
    if (std::ranges::count(seen, word) > 0)
      return bad_input({"method", "a suffix is said once", fmt::format("'+{}' again in '{}'", suffix, text),
                        fmt::format("one +{}", word)});
    seen.push_back(word);
    if (!apply_suffix(method, suffix))
      return bad_input({"method", "its suffixes are known", fmt::format("'+{}' in '{}'", suffix, text),
                        "+rot +kmean +vmean +unrounded +sinkN +tN +betaX +blockN +splitsN +descending +e5m2"});
  }
  LEANFA_TRY(validate(method));
  return method;
}

Result<std::vector<Method>> parse_method_list(std::string_view text) {
  std::vector<Method> methods;
  if (text.empty()) return bad_input({"methods", "at least one method is named", "an empty list", "default, or a,b,c"});
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view item = take_until(rest, ',');
    const std::string_view group = group_of(item);
    if (group.empty()) {
      auto method = parse_method(item);
      if (!method) return tl::unexpected(std::move(method.error()));
      methods.push_back(*method);
      continue;
    }
    auto members = parse_method_list(group);
    if (!members) return members;
    methods.insert(methods.end(), members->begin(), members->end());
  }
  return methods;
}

std::string name(const Method& m) {
  std::string text = fmt::format("{}/{}/{}", word_text(kFormats, m.format), word_text(kPCodes, m.p),
                                 word_text(kReferences, m.reference));
  const Method plain = with_format_defaults(m.format, m.p, m.reference);
  if (m.rotate) text += "+rot";
  if (m.k_mean) text += "+kmean";
  if (m.v_mean) text += "+vmean";
  if (!m.rounded_sum && plain.rounded_sum) text += "+unrounded";
  if (m.t != plain.t) text += fmt::format("+t{}", static_cast<int>(m.t));
  if (m.beta != plain.beta) text += fmt::format("+beta{}", m.beta);
  if (m.p_format == PFormat::kE5M2) text += "+e5m2";
  if (m.block_n != plain.block_n) text += fmt::format("+block{}", m.block_n);
  if (m.sink_keys != 0) text += fmt::format("+sink{}", m.sink_keys);
  if (m.order == BlockOrder::kDescending) text += "+descending";
  if (m.splits != 1) text += fmt::format("+splits{}", m.splits);
  return text;
}

}  // namespace leanfa
