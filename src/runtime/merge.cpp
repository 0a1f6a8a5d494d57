#include "runtime/merge.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/parallel.hpp"
#include "numerics/formats.hpp"

namespace leanfa::runtime {
namespace {

constexpr double kNoKeys = -std::numeric_limits<double>::infinity();

struct RowIndex {
  Index b, s, h;
};

double lse_of(const Part& part, RowIndex at) { return static_cast<double>(part.lse.at(at.b, at.s, at.h)); }

double element(const AnyView& view, RowIndex at, Index d) {
  if (view.dtype == DType::kF32) return static_cast<double>(view.as<float>().row(at.b, at.s, at.h)[d]);
  return static_cast<double>(to_float(view.as<BF16>().row(at.b, at.s, at.h)[d]));
}

void store(const MutableAnyView& view, RowIndex at, Index d, double value) {
  const auto rounded = static_cast<float>(value);
  if (view.dtype == DType::kF32) {
    view.as<float>().row(at.b, at.s, at.h)[d] = rounded;
  } else {
    view.as<BF16>().row(at.b, at.s, at.h)[d] = to_bf16(rounded);
  }
}

// log of the sum of exp(lse_i). One part with keys keeps its own, exactly.
double total_lse(std::span<const Part> parts, RowIndex at) {
  double top = kNoKeys;
  Index with_keys = 0;
  for (const Part& part : parts) {
    const double lse = lse_of(part, at);
    if (std::isnan(lse)) return lse;
    top = std::max(top, lse);
    with_keys += lse == kNoKeys ? 0 : 1;
  }
  if (with_keys <= 1) return top;
  double sum = 0.0;
  for (const Part& part : parts) sum += std::exp(lse_of(part, at) - top);
  return top + std::log(sum);
}

void merge_row(std::span<const Part> parts, const MergedRows& merged, RowIndex at) {
  const double lse = total_lse(parts, at);
  for (Index d = 0; d < merged.out.dim(); ++d) {
    double sum = lse == kNoKeys ? 0.0 : -0.0;  // -0 + x is x, its sign included
    for (const Part& part : parts) {
      const double part_lse = lse_of(part, at);
      if (part_lse == kNoKeys) continue;
      sum += part_lse == lse ? element(part.out, at, d) : std::exp(part_lse - lse) * element(part.out, at, d);
    }
    store(merged.out, at, d, std::isnan(lse) ? lse : sum);
  }
  if (merged.lse.data != nullptr) merged.lse.at(at.b, at.s, at.h) = static_cast<float>(lse);
}

}  // namespace

void merge(std::span<const Part> parts, const MergedRows& merged, int threads) {
  const Index seqlen = merged.out.seqlen();
  parallel_for(merged.out.batch() * seqlen, threads, [&](Index i, int) {
    for (Index h = 0; h < merged.out.heads(); ++h) merge_row(parts, merged, {i / seqlen, i % seqlen, h});
  });
}

}  // namespace leanfa::runtime
