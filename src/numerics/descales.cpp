#include "numerics/descales.hpp"

#include <fmt/format.h>

#include <cmath>
#include <numbers>

#include "numerics/p_code.hpp"

namespace leanfa {
namespace {

Status check_scale(std::string_view tensor, float value) {
  if (std::isfinite(value) && value > 0.0F) return {};
  return bad_input({tensor, "descales are finite and > 0", fmt::format("{}", value), "a positive float"});
}

// Every scale that a sequence's rows use, and shift P's power-of-two rule.
Status check_scales(const AttentionProblem& p, const Method& method, const Sequence& sequence) {
  const Index group = p.q.heads() / p.k.heads();
  for (Index h = 0; h < p.k.heads(); ++h) {
    const Index key_rows = p.k_descale.per_token() || p.v_descale.per_token() ? sequence.seqlen_k : 1;
    for (Index j = 0; j < key_rows; ++j) {
      LEANFA_TRY(check_scale("k_descale", p.k_descale.at(sequence.number, sequence.k_begin + j, h)));
      LEANFA_TRY(check_scale("v_descale", p.v_descale.at(sequence.number, sequence.k_begin + j, h)));
    }
  }
  const Index query_rows = p.q_descale.per_token() ? sequence.seqlen_q : 1;
  for (Index h = 0; h < p.q.heads(); ++h) {
    for (Index i = 0; i < query_rows; ++i) {
      const float q = p.q_descale.at(sequence.number, sequence.q_begin + i, h);
      LEANFA_TRY(check_scale("q_descale", q));
      if (method.p != PCode::kShift) continue;
      const double k = p.k_descale.at(sequence.number, 0, h / group);
      const double s = -std::log2(8.0 * std::numbers::log2e * p.softmax_scale * static_cast<double>(q) * k);
      if (std::abs(s - std::nearbyint(s)) > 0x1p-18 || s < -0.5 || s > kMaxShift + 0.5)
        return bad_input({"q_descale", "shift P needs 8 log2(e) softmax_scale q_descale k_descale = 2^-s",
                          fmt::format("s = {} in row {} of head {}", s, i, h), "whole s in 0..16"});
    }
  }
  return {};
}

}  // namespace

Status check_descales(const AttentionProblem& problem, const Method& method) {
  for (const Sequence& sequence : sequences(problem)) LEANFA_TRY(check_scales(problem, method, sequence));
  return {};
}

}  // namespace leanfa
