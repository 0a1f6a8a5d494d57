#include "kernels/gfx950/attention_fwd/plan.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>

namespace leanfa::gfx950 {
namespace {

template <class T>
struct Word {
  T value;
  std::string_view text;
};
constexpr std::array kFormats{Word{InputFormat::kE4M3, "e4m3"}, Word{InputFormat::kInt8, "int8"},
                              Word{InputFormat::kBF16, "bf16"}};
constexpr std::array kCodes{Word{PCode::kExact, "exact"}, Word{PCode::kLean, "lean"}, Word{PCode::kShift, "shift"}};
constexpr std::array kReferences{Word{ReferenceRule::kBlock, "block"}, Word{ReferenceRule::kRunning, "running"},
                                 Word{ReferenceRule::kAnchor, "anchor"}, Word{ReferenceRule::kSlack, "slack"},
                                 Word{ReferenceRule::kLadder, "ladder"}};

template <class T, std::size_t n>
std::string_view text_of(const std::array<Word<T>, n>& words, T value) {
  for (const Word<T>& word : words)
    if (word.value == value) return word.text;
  return "?";
}

std::string method_text(const Plan& plan) {
  return fmt::format("{}/{}/{}", text_of(kFormats, plan.format), text_of(kCodes, plan.p),
                     text_of(kReferences, plan.reference));
}

template <class T, std::size_t n>
bool find(const std::array<Word<T>, n>& words, std::string_view text, T& value) {
  for (const Word<T>& word : words)
    if (word.text == text) {
      value = word.value;
      return true;
    }
  return false;
}

tl::unexpected<Error> refuse(std::string_view got, std::string_view accepted) {
  return bad_input({.subject = "plan",
                    .rule = "is format/p/reference d=DIM causal|full, without a method's suffixes (leanfa emit --list)",
                    .got = got,
                    .accepted = accepted});
}

std::string_view next(std::string_view& text, char separator) {
  const std::size_t end = std::min(text.find(separator), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

bool parse_int(std::string_view text, int& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc{} && end == text.data() + text.size();
}

Status parse_method_part(std::string_view word, Plan& plan) {
  const std::string_view whole = word;
  const bool found = find(kFormats, next(word, '/'), plan.format) && find(kCodes, next(word, '/'), plan.p) &&
                     find(kReferences, word, plan.reference);
  if (!found)
    return refuse(whole, "format/p/reference of e4m3 int8 bf16, exact lean shift, ladder anchor block slack running");
  return {};
}

Status parse_word(std::string_view word, Plan& plan) {
  if (word == "causal" || word == "full") {
    plan.causal = word == "causal";
    return {};
  }
  if (word == "dump=s") {
    plan.dump = true;
    return {};
  }
  if (word.starts_with("d=")) {
    std::string_view dims = word.substr(2);
    const bool two = dims.find(',') != std::string_view::npos;
    const bool read = parse_int(next(dims, ','), plan.head_dim_qk);
    plan.head_dim_v = plan.head_dim_qk;
    if (read && (!two || parse_int(dims, plan.head_dim_v))) return {};
  }
  return refuse(word, "d=QK or d=QK,V, causal or full, dump=s");
}

}  // namespace

std::string name(const Plan& plan) {
  std::string dims = fmt::to_string(plan.head_dim_qk);
  if (plan.head_dim_v != plan.head_dim_qk) dims += fmt::format(",{}", plan.head_dim_v);
  return fmt::format("{} d={} {}{}", method_text(plan), dims, plan.causal ? "causal" : "full",
                     plan.dump ? " dump=s" : "");
}

std::string kernel_name(const Plan& plan) {
  std::string text = "leanfa_attention_fwd_" + name(plan);
  for (char& c : text)
    if (c == '/' || c == ' ' || c == ',') c = '_';
  std::erase(text, '=');
  return text;
}

Result<Plan> parse_plan(std::string_view text) {
  Plan plan;
  const std::string_view whole = text;
  int dims = 0;
  int masks = 0;
  LEANFA_TRY(parse_method_part(next(text, ' '), plan));
  while (!text.empty()) {
    const std::string_view word = next(text, ' ');
    if (word.empty()) continue;
    if (word == "dump=s" && plan.dump) return refuse(whole, "dump=s once");
    LEANFA_TRY(parse_word(word, plan));
    dims += word.starts_with("d=") ? 1 : 0;
    masks += word == "causal" || word == "full" ? 1 : 0;
  }
  if (dims != 1 || masks != 1) return refuse(whole, "head dimensions once and a mask once: d=128 causal, for example");
  LEANFA_TRY(validate(plan));
  return plan;
}

Status validate(const Plan& plan) {
  const auto no = [&](std::string_view rule, std::string_view accepted) {
    return unsupported({.subject = "plan", .rule = rule, .got = name(plan), .accepted = accepted});
  };
  const bool dims = (plan.head_dim_qk == 128 || plan.head_dim_qk == 192) && plan.head_dim_v == 128;
  if (!dims) return no("head dimensions", "d=128 or d=192,128");
  switch (plan.format) {
    case InputFormat::kE4M3:
      if (plan.p != PCode::kExact && plan.p != PCode::kLean) return no("P of e4m3 inputs", "exact, lean");
      if (plan.reference == ReferenceRule::kLadder || plan.reference == ReferenceRule::kAnchor ||
          plan.reference == ReferenceRule::kBlock)
        return {};
      return no("reference of e4m3 inputs", "ladder, anchor, block");
    case InputFormat::kInt8:
      if (plan.p == PCode::kShift && anchored(plan.reference)) return {};
      return no("int8 inputs", "int8/shift/ladder, int8/shift/slack, int8/shift/anchor");
    case InputFormat::kBF16:
      if (plan.p == PCode::kExact && plan.reference == ReferenceRule::kRunning) return {};
      return no("bf16 inputs", "bf16/exact/running");
    case InputFormat::kF32:
      break;
  }
  return no("input format", "e4m3, int8, bf16");
}

std::vector<Plan> plans() {
  std::vector<Plan> list;
  using enum ReferenceRule;
  const std::array methods{Plan{.format = InputFormat::kE4M3, .p = PCode::kLean, .reference = kLadder},
                           Plan{.format = InputFormat::kE4M3, .p = PCode::kExact, .reference = kLadder},
                           Plan{.format = InputFormat::kE4M3, .p = PCode::kLean, .reference = kAnchor},
                           Plan{.format = InputFormat::kE4M3, .p = PCode::kExact, .reference = kAnchor},
                           Plan{.format = InputFormat::kE4M3, .p = PCode::kLean, .reference = kBlock},
                           Plan{.format = InputFormat::kE4M3, .p = PCode::kExact, .reference = kBlock},
                           Plan{.format = InputFormat::kInt8, .p = PCode::kShift, .reference = kLadder},
                           Plan{.format = InputFormat::kInt8, .p = PCode::kShift, .reference = kSlack},
                           Plan{.format = InputFormat::kInt8, .p = PCode::kShift, .reference = kAnchor},
                           Plan{.format = InputFormat::kBF16, .p = PCode::kExact, .reference = kRunning}};
  for (Plan plan : methods)
    for (const int dim : {128, 192})
      for (const bool causal : {false, true}) {
        plan.head_dim_qk = dim;
        plan.causal = causal;
        if (validate(plan)) list.push_back(plan);
      }
  return list;
}

Method method_of(const Plan& plan) {
  Method method = parse_method(method_text(plan)).value_or(Method{});  // a plan's words are a method's
  method.order = BlockOrder::kDescending;
  return method;
}

}  // namespace leanfa::gfx950
