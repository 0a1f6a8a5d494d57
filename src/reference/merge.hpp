// Combining attention over two disjoint sets of keys, given each part's output and LSE.
#pragma once

#include "base/attention.hpp"
#include "base/result.hpp"

namespace leanfa::reference {

// Output and LSE of one set of keys: out [batch, seqlen_q, heads_q, head_dim_v], any strides; lse.data not null.
template <class T>
struct Partial {
  View<T> out;
  LseView<T> lse;
};

// result = attention over the keys of a and b together: lse = log(e^lse_a + e^lse_b), out = the mean weighted by
// e^(lse_x - lse). A part with lse = -inf has no keys and leaves the other one as it is, bit for bit; two of them give
// 0 and -inf. NaN in either lse gives NaN. `result` may be a or b. Errors: sizes that differ.
[[nodiscard]] Status merge_lse(const Partial<const double>& a, const Partial<const double>& b,
                               const Partial<double>& result);

}  // namespace leanfa::reference
