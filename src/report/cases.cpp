#include "report/cases.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "numerics/method.hpp"
#include "report/json_reader.hpp"

namespace leanfa::report {
namespace {

constexpr std::size_t kMaxCases = 100'000;

struct NumberField {
  std::string_view key;
  Index Case::* place;
  std::string_view tag;  // in the names of expanded cases
  Index min;
  std::optional<Index> otherwise;
};
constexpr std::array kNumbers{NumberField{"batch", &Case::batch, "b", 1, 1},
                              NumberField{"heads_q", &Case::heads_q, "h", 1, std::nullopt},
                              NumberField{"heads_kv", &Case::heads_kv, "hk", 1, std::nullopt},
                              NumberField{"head_dim_qk", &Case::head_dim_qk, "d", 1, std::nullopt},
                              NumberField{"head_dim_v", &Case::head_dim_v, "dv", 1, std::nullopt}};
constexpr Index kMaxNumber = Index{1} << 31;

// Multiplies `cases` by the values of one field; a list adds the value to each name.
template <class Value, class Apply>
void expand(std::vector<Case>& cases, const std::vector<Value>& values, const Apply& apply) {
  std::vector<Case> result;
  for (const Case& base : cases) {
    for (const Value& value : values) {
      if (result.size() > kMaxCases) return cases.swap(result);
      result.push_back(base);
      const std::string suffix = apply(result.back(), value);
      if (values.size() > 1) result.back().name += "_" + suffix;
    }
  }
  cases.swap(result);
}

std::vector<JsonReader> one_or_many(const JsonReader& json) {
  if (!json.is_array()) return {json};
  if (json.items().empty()) json.fail("a value or a list of values is expected, got an empty list");
  return json.items();
}

Index number_in(const JsonReader& json, Index min) {
  const Index value = json.integer();
  if (value < min || value > kMaxNumber) json.fail(fmt::format("{} is outside {}..{}", value, min, kMaxNumber));
  return value;
}

struct Lengths {
  Index q = 0, k = 0;
};

// "seqlen": both the same; "seqlens": pairs; otherwise "seqlen_q" and "seqlen_k", each with each.
std::vector<Lengths> lengths(const JsonReader& json) {
  std::vector<Lengths> result;
  const bool apart = json.has("seqlen_q") || json.has("seqlen_k");
  std::vector<std::string_view> given;
  for (const std::string_view key : {"seqlen", "seqlens", "seqlen_q", "seqlen_k"})
    if (json.has(key)) given.push_back(key);
  if (int{json.has("seqlen")} + int{json.has("seqlens")} + int{apart} > 1)
    json.fail(fmt::format("{} contradict each other: one of seqlen, seqlens, or seqlen_q and seqlen_k is expected",
                          fmt::join(given, " and ")));
  if (json.has("seqlen")) {
    for (const JsonReader& item : one_or_many(json.at("seqlen")))
      result.push_back({number_in(item, 0), number_in(item, 0)});
    return result;
  }
  if (json.has("seqlens")) {
    if (json.at("seqlens").items().empty()) json.at("seqlens").fail("a list of pairs is expected, got an empty list");
    for (const JsonReader& item : json.at("seqlens").items()) {
      const auto pair = item.items();
      if (pair.size() != 2) item.fail("a pair of seqlen_q and seqlen_k is expected");
      if (pair.size() == 2) result.push_back({number_in(pair[0], 0), number_in(pair[1], 0)});
    }
    return result;
  }
  for (const JsonReader& q : one_or_many(json.at("seqlen_q")))
    for (const JsonReader& k : one_or_many(json.at("seqlen_k"))) result.push_back({number_in(q, 0), number_in(k, 0)});
  return result;
}

void expand_methods(std::vector<Case>& cases, const JsonReader& json) {
  if (!json.has("method")) return;
  std::vector<std::string> methods;
  for (const JsonReader& item : one_or_many(json.at("method"))) {
    methods.push_back(item.text());
    const auto method = parse_method(methods.back());
    if (!method) item.fail(method.error().message);
  }
  expand(cases, methods, [](Case& c, const std::string& method) { return c.method = method; });
}

void expand_masks(std::vector<Case>& cases, const JsonReader& json) {
  std::vector<bool> masks;
  for (const JsonReader& item : one_or_many(json.at("mask"))) {
    const std::string mask = item.text();
    if (mask != "causal" && mask != "full") item.fail(fmt::format("causal or full is expected, got '{}'", mask));
    masks.push_back(mask == "causal");
  }
  expand(cases, masks, [](Case& c, bool causal) {
    c.causal = causal;
    return std::string(causal ? "causal" : "full");
  });
}

void check_keys(const JsonReader& json) {
  std::vector<std::string_view> known{"name", "mask", "method", "seqlen", "seqlens", "seqlen_q", "seqlen_k"};
  for (const NumberField& field : kNumbers) known.push_back(field.key);
  json.only(known);
}

std::vector<Case> read_entry(const JsonReader& json) {
  check_keys(json);
  std::vector<Case> cases{Case{.name = json.at("name").text(), .method = {}}};
  expand_methods(cases, json);
  expand_masks(cases, json);
  expand(cases, lengths(json), [](Case& c, const Lengths& length) {
    c.seqlen_q = length.q;
    c.seqlen_k = length.k;
    return length.q == length.k ? fmt::format("s{}", length.q) : fmt::format("q{}_k{}", length.q, length.k);
  });
  for (const NumberField& field : kNumbers) {
    std::vector<Index> values;
    if (!json.has(field.key) && field.otherwise) {
      values.push_back(*field.otherwise);
    } else {
      for (const JsonReader& item : one_or_many(json.at(field.key))) values.push_back(number_in(item, field.min));
    }
    expand(cases, values, [&field](Case& c, Index value) {
      c.*field.place = value;
      return fmt::format("{}{}", field.tag, value);
    });
  }
  return cases;
}

}  // namespace

Result<CaseList> cases_from_json(std::string_view text, std::string_view subject) {
  const auto document = parse_json(text, subject);
  if (!document) return tl::unexpected(document.error());
  std::string error;
  const JsonReader json(*document, "", error);
  CaseList list;
  if (json.has("about")) list.about = json.at("about").text();
  std::set<std::pair<std::string, bool>> names;
  for (const JsonReader& item : json.at("cases").items()) {
    for (Case& entry : read_entry(item)) {
      if (!names.insert({entry.name, entry.causal}).second)
        item.fail(fmt::format("name '{}' is there twice with the mask {}", entry.name, mask_name(entry)));
      if (entry.heads_kv > 0 && entry.heads_q % entry.heads_kv != 0)
        item.fail(
            fmt::format("{}: heads_q {} is no multiple of heads_kv {}", entry.name, entry.heads_q, entry.heads_kv));
      list.cases.push_back(std::move(entry));
    }
    if (list.cases.size() > kMaxCases) item.fail(fmt::format("more than {} problems", kMaxCases));
    if (!error.empty()) break;
  }
  if (error.empty() && list.cases.empty()) error = "cases: empty";
  if (!error.empty()) return bad_input({subject, "must be a list of problems", error, "see docs/design/report.md"});
  return list;
}

double flops(const Case& c, bool half) {
  const double scores = static_cast<double>(c.batch) * static_cast<double>(c.heads_q) *
                        static_cast<double>(c.seqlen_q) * static_cast<double>(c.seqlen_k);
  const double full = 2.0 * scores * static_cast<double>(c.head_dim_qk + c.head_dim_v);
  return half && c.causal ? 0.5 * full : full;
}

}  // namespace leanfa::report
