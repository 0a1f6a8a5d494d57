#include "emu/gfx950/mfma_products.hpp"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "emu/gfx950/mfma_products.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace leanfa::emu::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

// One row of results in registers, four vectors at a time. Products of the small formats are exact in float64, so
// multiply-and-add rounds as a fused one would.
void multiply_f64(const double* a, const double* b, double* sum, int m, int n, int k_stride, int k0, int k1) {
  const hn::CappedTag<double, 4> d;
  const int width = static_cast<int>(hn::Lanes(d));
  for (int i = 0; i < m; ++i) {
    const double* row = a + i * k_stride;
    for (int j = 0; j < n; j += 4 * width) {
      const int vectors = (n - j) / width < 4 ? (n - j) / width : 4;
      auto s0 = hn::Zero(d);
      auto s1 = hn::Zero(d);
      auto s2 = hn::Zero(d);
      auto s3 = hn::Zero(d);
      for (int k = k0; k < k1; ++k) {
        const auto x = hn::Set(d, row[k]);
        const double* y = b + k * n + j;
        s0 = hn::Add(s0, hn::Mul(x, hn::LoadU(d, y)));
        if (vectors > 1) s1 = hn::Add(s1, hn::Mul(x, hn::LoadU(d, y + width)));
        if (vectors > 2) s2 = hn::Add(s2, hn::Mul(x, hn::LoadU(d, y + 2 * width)));
        if (vectors > 3) s3 = hn::Add(s3, hn::Mul(x, hn::LoadU(d, y + 3 * width)));
      }
      double* to = sum + i * n + j;
      hn::StoreU(s0, d, to);
      if (vectors > 1) hn::StoreU(s1, d, to + width);
      if (vectors > 2) hn::StoreU(s2, d, to + 2 * width);
      if (vectors > 3) hn::StoreU(s3, d, to + 3 * width);
    }
  }
}

}  // namespace leanfa::emu::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace leanfa::emu {

HWY_EXPORT(multiply_f64);

void multiply_f64(const double* a, const double* b, double* sum, int m, int n, int k_stride, int k0, int k1) {
  HWY_DYNAMIC_DISPATCH(multiply_f64)(a, b, sum, m, n, k_stride, k0, k1);
}

}  // namespace leanfa::emu
#endif
