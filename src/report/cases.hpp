// Problem lists: the files in cases/, read by `leanfa bench` and by tests alike. A list in place of a value stands for
// one problem per element, so a sweep is one entry. docs/design/report.md has the format.
// The checked-in lists are also compiled in, so that the program finds them wherever it is installed.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/tensor.hpp"

namespace leanfa::report {

struct Case {
  std::string name{};    // with the mask unique in its list
  std::string method{};  // numerics/method.hpp's text form; empty: the caller's choice
  bool causal = false;
  Index batch = 1, seqlen_q = 0, seqlen_k = 0, heads_q = 0, heads_kv = 0, head_dim_qk = 0, head_dim_v = 0;

  friend bool operator==(const Case&, const Case&) = default;
};

// "causal" or "full", as in the files.
[[nodiscard]] inline std::string_view mask_name(const Case& c) { return c.causal ? "causal" : "full"; }

struct CaseList {
  std::string about;
  std::vector<Case> cases;
};

// `subject` (a file name) begins every message. kBadInput: not JSON, unknown or missing fields, values out of range, a
// head ratio that is not whole, a method that does not parse, a name twice, more than 100,000 problems.
[[nodiscard]] Result<CaseList> cases_from_json(std::string_view text, std::string_view subject);

// The checked-in lists by name ("standard", "cpu", ...).
[[nodiscard]] std::span<const std::string_view> case_set_names();
[[nodiscard]] std::optional<std::string_view> case_set_json(std::string_view name);

// Floating-point operations of the two products. `half` counts a causal problem as half of the full one, as most
// published figures do; otherwise every score is counted, masked or not.
[[nodiscard]] double flops(const Case& c, bool half);
inline constexpr std::string_view kFlopConvention =
    "tflops: 2 batch heads_q seqlen_q seqlen_k (head_dim_qk + head_dim_v), half of it for causal problems; "
    "tflops_full: not halved";

}  // namespace leanfa::report
