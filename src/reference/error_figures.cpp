#include "reference/error_figures.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace leanfa::reference {
namespace {

void add_element(double got, double want, ErrorFigures& figures) {
  if (std::isfinite(got) && std::isfinite(want)) {
    const double error = got - want;
    figures.max_abs = std::max(figures.max_abs, std::fabs(error));
    figures.error_sum_squares += error * error;
    figures.want_sum_squares += want * want;
    ++figures.finite_elements;
  } else if (!(std::isnan(got) && std::isnan(want)) && got != want) {
    ++figures.mask_mismatches;
  }
}

void finish(ErrorFigures& figures) {
  const double error = std::sqrt(figures.error_sum_squares), norm = std::sqrt(figures.want_sum_squares);
  const double of_zero = error == 0.0 ? 0.0 : std::numeric_limits<double>::infinity();
  figures.relative_rms = norm == 0.0 ? of_zero : error / norm;
}

template <class T>
ErrorFigures figures_of_heads(const View<const T>& got, const View<const double>& want, Index begin, Index end) {
  ErrorFigures figures;
  for (Index b = 0; b < want.batch(); ++b)
    for (Index s = 0; s < want.seqlen(); ++s)
      for (Index h = begin; h < end; ++h)
        for (Index d = 0; d < want.dim(); ++d)
          add_element(static_cast<double>(got.row(b, s, h)[d * got.stride[3]]), want.row(b, s, h)[d * want.stride[3]],
                      figures);
  finish(figures);
  return figures;
}

Status check_sizes(const Index4& got, const Index4& want) {
  if (got == want) return {};
  return bad_input({"got", "size equals want's", describe(got), describe(want)});
}

template <class T>
Result<ErrorFigures> all_heads(const View<const T>& got, const View<const double>& want) {
  LEANFA_TRY(check_sizes(got.size, want.size));
  return figures_of_heads(got, want, 0, want.heads());
}

template <class T>
Result<std::vector<ErrorFigures>> each_head(const View<const T>& got, const View<const double>& want) {
  LEANFA_TRY(check_sizes(got.size, want.size));
  std::vector<ErrorFigures> heads;
  for (Index h = 0; h < want.heads(); ++h) heads.push_back(figures_of_heads(got, want, h, h + 1));
  return heads;
}

}  // namespace

Result<ErrorFigures> error_figures(const View<const float>& got, const View<const double>& want) {
  return all_heads(got, want);
}
Result<ErrorFigures> error_figures(const View<const double>& got, const View<const double>& want) {
  return all_heads(got, want);
}
Result<std::vector<ErrorFigures>> head_error_figures(const View<const float>& got, const View<const double>& want) {
  return each_head(got, want);
}
Result<std::vector<ErrorFigures>> head_error_figures(const View<const double>& got, const View<const double>& want) {
  return each_head(got, want);
}

}  // namespace leanfa::reference
