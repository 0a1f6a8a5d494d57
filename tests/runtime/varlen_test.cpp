// Sequences packed in one tensor: each like a call of its own, bit for bit, and faulty offsets refused.
#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "runtime/attention_call.hpp"

namespace leanfa::runtime_test {
namespace {

using Offsets = std::vector<std::int32_t>;

void make_varlen(AttentionCall& call, const Offsets& q, const Offsets& k) {
  call.desc.q = c_tensor(call.q, 3);
  call.desc.k = c_tensor(call.k, 3);
  call.desc.v = c_tensor(call.v, 3);
  call.desc.out = c_tensor(call.out, 3);
  call.desc.lse = c_tensor(call.lse, 2);  // [heads_q, total_q]
  call.desc.cu_seqlens_q = q.data();
  call.desc.cu_seqlens_q_count = static_cast<std::int64_t>(q.size());
  call.desc.cu_seqlens_k = k.data();
  call.desc.cu_seqlens_k_count = static_cast<std::int64_t>(k.size());
}

// The dense call of one sequence, on the same memory.
void make_one(AttentionCall& call, Index q_begin, Index q_rows, Index k_begin, Index k_rows) {
  const auto cut = [](leanfa_tensor& t, Index begin, Index rows, std::size_t width) {
    t.data = static_cast<std::byte*>(t.data) + static_cast<std::size_t>(begin * t.stride[1]) * width;
    t.size[1] = rows;
  };
  cut(call.desc.q, q_begin, q_rows, size_bytes(call.q.dtype()));
  cut(call.desc.k, k_begin, k_rows, size_bytes(call.k.dtype()));
  cut(call.desc.v, k_begin, k_rows, size_bytes(call.v.dtype()));
  cut(call.desc.out, q_begin, q_rows, size_bytes(call.out.dtype()));
  call.desc.lse.data = static_cast<float*>(call.desc.lse.data) + q_begin;
  call.desc.lse.size[2] = q_rows;
}

TEST(Varlen, EverySequenceIsACallOfItsOwn) {
  const Offsets q{0, 4, 4, 9, 20};
  const Offsets k{0, 3, 8, 8, 30};
  for (const DType input : {DType::kF32, DType::kBF16, DType::kE4M3FN}) {
    const Shape shape{.seqlen_q = 20, .seqlen_k = 30};
    AttentionCall all(input, shape, DType::kBF16);
    make_varlen(all, q, k);
    all.desc.causal = 1;
    all.desc.softmax_scale = 0.3;
    const Outcome outcome = all.run();
    ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
    AttentionCall each(input, shape, DType::kBF16);
    const leanfa_attention_desc whole = each.desc;
    for (std::size_t i = 0; i + 1 < q.size(); ++i) {
      each.desc = whole;
      each.desc.causal = 1;
      each.desc.softmax_scale = 0.3;
      make_one(each, q[i], q[i + 1] - q[i], k[i], k[i + 1] - k[i]);
      ASSERT_EQ(each.run().status, LEANFA_OK);
    }
    expect_same_bits(all.out, each.out);
    expect_same_bits(all.lse, each.lse);
    all.expect_canaries();
  }
}

TEST(Varlen, DescalesArePerSequence) {
  const Offsets q{0, 2, 5};
  const Offsets k{0, 3, 7};
  AttentionCall call(DType::kE4M3FN);
  make_varlen(call, q, k);
  std::vector<float> scale{1.0F, 2.0F, 4.0F, 8.0F};
  call.desc.v_descale = {.data = scale.data(), .dtype = LEANFA_F32, .ndim = 2, .size = {2, 2}, .stride = {2, 1}};
  AttentionCall plain(DType::kE4M3FN);
  make_varlen(plain, q, k);
  ASSERT_EQ(call.run().status, LEANFA_OK);
  ASSERT_EQ(plain.run().status, LEANFA_OK);
  call.out.each([&](Index b, Index s, Index h, Index d) {
    const double factor = scale[static_cast<std::size_t>((s < 2 ? 0 : 2) + h / 2)];
    ASSERT_EQ(call.out.at(b, s, h, d), plain.out.at(b, s, h, d) * factor);
  });
}

TEST(Varlen, NoSequences) {
  const Offsets none{0};
  AttentionCall call(DType::kF32, {.seqlen_q = 0, .seqlen_k = 0});
  make_varlen(call, none, none);
  EXPECT_EQ(call.run().status, LEANFA_OK);
}

TEST(Varlen, FaultyOffsetsAreRefused) {
  const Offsets good_q{0, 2, 5};
  const Offsets good_k{0, 3, 7};
  for (const Offsets& bad :
       {Offsets{1, 2, 5}, Offsets{0, 3, 2}, Offsets{0, 2, 4}, Offsets{0, 2, 6}, Offsets{0, -1, 5}, Offsets{0, 6, 5}}) {
    AttentionCall call;
    make_varlen(call, bad, good_k);
    call.expect_refused(LEANFA_BAD_INPUT, "cu_seqlens_q");
  }
  AttentionCall counts;
  const Offsets one_sequence{0, 7};
  make_varlen(counts, good_q, one_sequence);
  counts.expect_refused(LEANFA_BAD_INPUT, "cu_seqlens_k", "as many offsets");
  AttentionCall one_missing;
  make_varlen(one_missing, good_q, good_k);
  one_missing.desc.cu_seqlens_k = nullptr;
  one_missing.desc.cu_seqlens_k_count = 0;
  one_missing.expect_refused(LEANFA_BAD_INPUT, "cu_seqlens_k");
  AttentionCall no_count;
  make_varlen(no_count, good_q, good_k);
  no_count.desc.cu_seqlens_q_count = 0;
  no_count.expect_refused(LEANFA_BAD_INPUT, "cu_seqlens_q", "count 0");
  no_count.desc.cu_seqlens_q_count = -3;
  no_count.expect_refused(LEANFA_BAD_INPUT, "cu_seqlens_q", "count -3");
}

TEST(Varlen, DenseTensorsWithOffsetsAreRefused) {
  const Offsets q{0, 5};
  const Offsets k{0, 7};
  AttentionCall call;
  const leanfa_attention_desc dense = call.desc;
  make_varlen(call, q, k);
  call.desc.q = dense.q;
  call.expect_refused(LEANFA_BAD_INPUT, "q:", "ndim", "3");
}

}  // namespace
}  // namespace leanfa::runtime_test
