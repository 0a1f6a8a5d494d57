// A call of leanfa_attention_forward with tensors of its own, each ending at a protected page with a canary in front.
// Tests change one thing of `desc` and look at status and message.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/attention.hpp"
#include "leanfa/leanfa.h"
#include "numerics/formats.hpp"
#include "support/random_tensor.hpp"

namespace leanfa::runtime_test {

using support::Layout;
using support::Tensor;

inline std::int32_t dtype_code(DType dtype) {
  switch (dtype) {
    case DType::kF32:
      return LEANFA_F32;
    case DType::kBF16:
      return LEANFA_BF16;
    case DType::kF16:
      return LEANFA_F16;
    case DType::kE4M3FN:
      return LEANFA_E4M3FN;
    case DType::kI8:
      return LEANFA_I8;
    case DType::kI32:
      return LEANFA_I32;
    default:
      return -1;
  }
}

// Rank 4, or the last `rank` dimensions of a tensor whose others have one element.
inline leanfa_tensor c_tensor(const Tensor& tensor, int rank = 4) {
  const AnyView view = tensor.view();
  leanfa_tensor made{};
  made.data = const_cast<void*>(view.data);
  made.dtype = dtype_code(view.dtype);
  made.ndim = rank;
  for (int i = 0; i < rank; ++i) {
    made.size[i] = view.size[static_cast<std::size_t>(i + 4 - rank)];
    made.stride[i] = view.stride[static_cast<std::size_t>(i + 4 - rank)];
  }
  return made;
}

// Plain floats, contiguous. The data stays the caller's.
inline leanfa_tensor float_tensor(const std::vector<float>& values, const std::vector<std::int64_t>& size) {
  leanfa_tensor made{};
  made.data = const_cast<float*>(values.data());
  made.dtype = LEANFA_F32;
  made.ndim = static_cast<std::int32_t>(size.size());
  std::copy(size.begin(), size.end(), made.size);
  std::int64_t step = 1;
  for (int i = made.ndim - 1; i >= 0; --i) {
    made.stride[i] = step;
    step *= made.size[i];
  }
  return made;
}

struct Outcome {
  leanfa_status status = LEANFA_INTERNAL;
  std::string message;

  [[nodiscard]] bool says(std::string_view text) const { return message.find(text) != std::string::npos; }
};

template <class Function>
Outcome with_message(const Function& function) {
  std::string text(8192, 'x');
  Outcome outcome;
  outcome.status = function(text.data(), text.size());
  outcome.message = text.c_str();
  return outcome;
}

struct Shape {
  Index batch = 1, seqlen_q = 5, seqlen_k = 7, heads_q = 4, heads_kv = 2, dim_qk = 16, dim_v = 8;
};

class AttentionCall {
 public:
  explicit AttentionCall(DType input = DType::kF32, const Shape& shape = {}, DType output = DType::kF32,
                         std::uint64_t seed = 1, Layout layout = Layout::kBSHD)
      : q(Tensor::normal(input, {shape.batch, shape.seqlen_q, shape.heads_q, shape.dim_qk}, seed, layout)),
        k(Tensor::normal(input, {shape.batch, shape.seqlen_k, shape.heads_kv, shape.dim_qk}, seed + 1, layout)),
        v(Tensor::normal(input == DType::kI8 ? DType::kE4M3FN : input,
                         {shape.batch, shape.seqlen_k, shape.heads_kv, shape.dim_v}, seed + 2, layout)),
        out(output, {shape.batch, shape.seqlen_q, shape.heads_q, shape.dim_v}, layout),
        lse(DType::kF32, {1, shape.batch, shape.heads_q, shape.seqlen_q}) {
    out.fill(kUntouched);
    lse.fill(kUntouched);
    desc.struct_size = sizeof desc;
    desc.q = c_tensor(q);
    desc.k = c_tensor(k);
    desc.v = c_tensor(v);
    desc.out = c_tensor(out);
    desc.lse = c_tensor(lse, 3);
    desc.threads = 2;
  }

  Outcome query() const {
    return with_message([&](char* text, std::size_t size) { return leanfa_query_support(&desc, text, size); });
  }
  Outcome run() {
    std::size_t bytes = 0;
    Outcome sized =
        with_message([&](char* text, std::size_t size) { return leanfa_workspace_size(&desc, &bytes, text, size); });
    if (sized.status != LEANFA_OK) bytes = 0;
    workspace = support::GuardedBuffer((bytes + 63) / 64 * 64);
    return with_message([&](char* text, std::size_t size) {
      return leanfa_attention_forward(&desc, bytes == 0 ? nullptr : workspace.data(), bytes, nullptr, text, size);
    });
  }

  // Refused by the query and by the call alike, with all of `texts` in both messages, and nothing was written.
  template <class... Text>
  void expect_refused(leanfa_status status, const Text&... texts) {
    const Outcome asked = query();
    const Outcome called = run();
    EXPECT_EQ(asked.status, status) << asked.message;
    EXPECT_EQ(called.status, status) << called.message;
    for (const std::string_view text : {std::string_view(texts)...}) {
      EXPECT_TRUE(asked.says(text)) << "no '" << text << "' in: " << asked.message;
      EXPECT_TRUE(called.says(text)) << "no '" << text << "' in: " << called.message;
    }
    expect_untouched();
  }
  void expect_untouched() const {
    out.each([&](Index b, Index s, Index h, Index d) { ASSERT_EQ(out.at(b, s, h, d), kUntouched); });
    lse.each([&](Index b, Index s, Index h, Index d) { ASSERT_EQ(lse.at(b, s, h, d), kUntouched); });
    expect_canaries();
  }
  void expect_canaries() const {
    for (const Tensor* tensor : {&q, &k, &v, &out, &lse}) EXPECT_TRUE(tensor->canary_intact());
    EXPECT_TRUE(workspace.canary_intact());
  }

  // The same problem for a direct call of a module.
  [[nodiscard]] AttentionProblem problem() const {
    AttentionProblem p;
    p.q = q.view();
    p.k = k.view();
    p.v = v.view();
    p.softmax_scale = desc.softmax_scale > 0 ? desc.softmax_scale : 1.0 / std::sqrt(static_cast<double>(p.q.dim()));
    p.causal = desc.causal != 0;
    return p;
  }

  static constexpr double kUntouched = 7.0;
  Tensor q, k, v, out, lse;
  support::GuardedBuffer workspace{0};
  leanfa_attention_desc desc{};
};

// Both tensors have the same bits.
inline void expect_same_bits(const Tensor& a, const Tensor& b) {
  ASSERT_EQ(a.size(), b.size());
  a.each([&](Index i, Index s, Index h, Index d) {
    const double x = a.at(i, s, h, d);
    const double y = b.at(i, s, h, d);
    ASSERT_TRUE(x == y || (std::isnan(x) && std::isnan(y))) << x << " and " << y << " at " << s << " " << h << " " << d;
  });
}

}  // namespace leanfa::runtime_test
