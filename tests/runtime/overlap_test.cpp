// Outputs that share memory with inputs or each other are refused; tensors interleaved in one buffer are not.
#include <gtest/gtest.h>

#include <vector>

#include "runtime/attention_call.hpp"

namespace leanfa::runtime_test {
namespace {

TEST(Overlap, OutOnInputs) {
  for (const leanfa_tensor leanfa_attention_desc::* input : {&leanfa_attention_desc::q, &leanfa_attention_desc::k}) {
    AttentionCall call(DType::kF32, {.seqlen_k = 5, .heads_kv = 4, .dim_qk = 8});
    call.desc.out.data = (call.desc.*input).data;
    call.expect_refused(LEANFA_BAD_INPUT, "out:", "shares no memory with");
  }
}

TEST(Overlap, OutOnTheLastElementOfAnInput) {
  AttentionCall call;
  std::vector<float> memory(7 * 2 * 8 + 5 * 4 * 8);
  call.desc.v.data = memory.data();
  call.desc.out.data = memory.data() + 7 * 2 * 8;
  EXPECT_EQ(call.query().status, LEANFA_OK);
  call.desc.out.data = memory.data() + 7 * 2 * 8 - 1;
  call.expect_refused(LEANFA_BAD_INPUT, "out:", "shares no memory with v");
}

TEST(Overlap, LseOnOut) {
  AttentionCall call;
  call.desc.lse.data = call.desc.out.data;
  call.expect_refused(LEANFA_BAD_INPUT, "out:", "lse");
}

TEST(Overlap, OutOnCuSeqlens) {
  AttentionCall call(DType::kF32, {.heads_q = 2, .heads_kv = 2});
  call.desc.q = c_tensor(call.q, 3);
  call.desc.k = c_tensor(call.k, 3);
  call.desc.v = c_tensor(call.v, 3);
  call.desc.out = c_tensor(call.out, 3);
  call.desc.lse = {};
  std::vector<std::int32_t> memory(5 * 2 * 8);
  memory[1] = 5;
  const std::int32_t offsets_k[] = {0, 7};
  call.desc.cu_seqlens_q = memory.data();
  call.desc.cu_seqlens_q_count = 2;
  call.desc.cu_seqlens_k = offsets_k;
  call.desc.cu_seqlens_k_count = 2;
  call.desc.out.data = memory.data();
  call.expect_refused(LEANFA_BAD_INPUT, "out:", "cu_seqlens_q");
}

// Q, K, V and O of one fused projection: [batch, seqlen, 4, heads, dim].
TEST(Overlap, InterleavedTensorsAreApart) {
  constexpr std::int64_t kBatch = 2, kSeqlen = 6, kHeads = 3, kDim = 8, kPart = kHeads * kDim, kRow = 4 * kPart;
  std::vector<float> fused(kBatch * kSeqlen * kRow);
  support::Random random(3);
  for (float& value : fused) value = static_cast<float>(random.normal());
  const auto part = [&](int i) {
    leanfa_tensor t{};
    t.data = fused.data() + i * kPart;
    t.dtype = LEANFA_F32;
    t.ndim = 4;
    const std::int64_t size[] = {kBatch, kSeqlen, kHeads, kDim};
    const std::int64_t stride[] = {kSeqlen * kRow, kRow, kDim, 1};
    std::copy_n(size, 4, t.size);
    std::copy_n(stride, 4, t.stride);
    return t;
  };
  leanfa_attention_desc desc{};
  desc.struct_size = sizeof desc;
  desc.q = part(0);
  desc.k = part(1);
  desc.v = part(2);
  desc.out = part(3);
  char message[512];
  const std::vector<float> before = fused;
  ASSERT_EQ(leanfa_attention_forward(&desc, nullptr, 0, nullptr, message, sizeof message), LEANFA_OK) << message;
  for (std::size_t i = 0; i < fused.size(); ++i) {
    if (i % kRow < 3 * kPart) {
      ASSERT_EQ(fused[i], before[i]);
    }
  }
  desc.out.data = fused.data() + 3 * kPart - 1;  // one element into v
  desc.out.size[0] = desc.q.size[0] = desc.k.size[0] = desc.v.size[0] = 1;
  EXPECT_EQ(leanfa_attention_forward(&desc, nullptr, 0, nullptr, message, sizeof message), LEANFA_BAD_INPUT);
}

}  // namespace
}  // namespace leanfa::runtime_test
