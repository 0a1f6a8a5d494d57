#include "reference/merge.hpp"

#include <cmath>
#include <limits>

namespace leanfa::reference {
namespace {

struct Weights {
  double a = 0.0, b = 0.0, lse = 0.0;
};

Weights weights(double lse_a, double lse_b) {
  constexpr double kEmpty = -std::numeric_limits<double>::infinity();
  if (lse_a == kEmpty) return {0.0, lse_b == kEmpty ? 0.0 : 1.0, lse_b};
  if (lse_b == kEmpty) return {1.0, 0.0, lse_a};
  const double max = std::fmax(lse_a, lse_b);
  const double a = std::exp(lse_a - max), b = std::exp(lse_b - max);
  return {a / (a + b), b / (a + b), max + std::log(a + b)};
}

// Not a sum when one part is empty: its values, whatever they are, must not count.
double combine(const Weights& w, double a, double b) {
  if (w.b == 0.0) return w.a == 0.0 ? 0.0 : a;
  return w.a == 0.0 ? b : w.a * a + w.b * b;
}

}  // namespace

Status merge_lse(const Partial<const double>& a, const Partial<const double>& b, const Partial<double>& result) {
  if (a.out.size != b.out.size)
    return bad_input({"b.out", "size equals a's", describe(b.out.size), describe(a.out.size)});
  if (a.out.size != result.out.size)
    return bad_input({"result.out", "size equals a's", describe(result.out.size), describe(a.out.size)});
  if (a.lse.data == nullptr || b.lse.data == nullptr || result.lse.data == nullptr)
    return bad_input({"lse", "data is not null", "null", "the LSE of both parts and of the result"});
  for (Index batch = 0; batch < a.out.batch(); ++batch) {
    for (Index s = 0; s < a.out.seqlen(); ++s) {
      for (Index h = 0; h < a.out.heads(); ++h) {
        const Weights w = weights(a.lse.at(batch, s, h), b.lse.at(batch, s, h));
        const double *from_a = a.out.row(batch, s, h), *from_b = b.out.row(batch, s, h);
        double* to = result.out.row(batch, s, h);
        for (Index d = 0; d < a.out.dim(); ++d) to[d] = combine(w, from_a[d], from_b[d]);
        result.lse.at(batch, s, h) = w.lse;
      }
    }
  }
  return {};
}

}  // namespace leanfa::reference
