// Several threads in the library at once, and results that depend on neither threads nor batch.
#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

#include "runtime/attention_call.hpp"

namespace leanfa::runtime_test {
namespace {

// Each thread has its own problem, formats mixed, refused calls among them; all must come out as they do alone.
TEST(Threads, CallsDoNotDisturbEachOther) {
  constexpr int kThreads = 4;
  constexpr int kRounds = 3;
  const auto make = [](int i) {
    const DType input = i % 2 == 0 ? DType::kBF16 : DType::kE4M3FN;
    return AttentionCall(input, {.seqlen_q = 20, .seqlen_k = 40}, DType::kBF16, static_cast<std::uint64_t>(10 + i));
  };
  std::vector<AttentionCall> alone, together;
  for (int i = 0; i < kThreads; ++i) {
    alone.push_back(make(i));
    together.push_back(make(i));
    ASSERT_EQ(alone.back().run().status, LEANFA_OK);
  }
  std::vector<int> failures(kThreads, 0);
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < kThreads; ++i)
      threads.emplace_back([&, i] {
        const auto index = static_cast<std::size_t>(i);
        for (int round = 0; round < kRounds; ++round) {
          failures[index] += together[index].run().status != LEANFA_OK;
          leanfa_attention_desc refused = together[index].desc;
          refused.softcap = i + 1;
          const Outcome outcome =
              with_message([&](char* text, std::size_t size) { return leanfa_query_support(&refused, text, size); });
          failures[index] += !outcome.says("got " + std::to_string(i + 1));
        }
      });
  }
  for (std::size_t i = 0; i < kThreads; ++i) {
    EXPECT_EQ(failures[i], 0);
    expect_same_bits(together[i].out, alone[i].out);
    expect_same_bits(together[i].lse, alone[i].lse);
  }
}

TEST(Threads, ResultDoesNotDependOnTheirNumber) {
  for (const DType input : {DType::kBF16, DType::kF32, DType::kE4M3FN}) {
    AttentionCall one(input, {.seqlen_q = 70, .seqlen_k = 130});
    one.desc.threads = 1;
    ASSERT_EQ(one.run().status, LEANFA_OK);
    for (const int threads : {0, 3, 7}) {
      AttentionCall many(input, {.seqlen_q = 70, .seqlen_k = 130});
      many.desc.threads = threads;
      ASSERT_EQ(many.run().status, LEANFA_OK);
      expect_same_bits(many.out, one.out);
      expect_same_bits(many.lse, one.lse);
    }
  }
}

TEST(Threads, ResultDoesNotDependOnTheBatch) {
  for (const DType input : {DType::kBF16, DType::kE4M3FN}) {
    const Shape shape{.batch = 8, .seqlen_q = 5, .seqlen_k = 70};
    AttentionCall all(input, shape);
    AttentionCall last(input, shape);
    for (leanfa_tensor* t : {&last.desc.q, &last.desc.k, &last.desc.v, &last.desc.out, &last.desc.lse}) {
      const std::size_t width = t->dtype == LEANFA_F32 ? 4 : t->dtype == LEANFA_BF16 ? 2 : 1;
      t->data = static_cast<std::byte*>(t->data) + static_cast<std::size_t>(7 * t->stride[0]) * width;
      t->size[0] = 1;
    }
    ASSERT_EQ(all.run().status, LEANFA_OK);
    ASSERT_EQ(last.run().status, LEANFA_OK);
    last.out.each([&](Index b, Index s, Index h, Index d) {
      ASSERT_EQ(last.out.at(b, s, h, d), b == 7 ? all.out.at(b, s, h, d) : AttentionCall::kUntouched);
    });
  }
}

}  // namespace
}  // namespace leanfa::runtime_test
