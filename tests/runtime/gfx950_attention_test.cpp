// leanfa_attention_forward on gfx950-emu and, through the emulated HIP, on hip: the CPU's result within the error of
// the formats, the same bits on both, and what is refused.
#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "runtime/on_hip.hpp"

namespace leanfa::runtime_test {
namespace {

// ||a - b|| / ||b||.
double relative_error(const Tensor& a, const Tensor& b) {
  double difference = 0.0;
  double size = 0.0;
  b.each([&](Index i, Index s, Index h, Index d) {
    difference += std::pow(a.at(i, s, h, d) - b.at(i, s, h, d), 2);
    size += std::pow(b.at(i, s, h, d), 2);
  });
  return std::sqrt(difference / size);
}

Outcome run_on_hip(AttentionCall& call) {
  const OnDevice q(call.desc.q);
  const OnDevice k(call.desc.k);
  const OnDevice v(call.desc.v);
  const OnDevice out(call.desc.out);
  const OnDevice lse(call.desc.lse);
  leanfa_attention_desc desc = call.desc;
  desc.device = LEANFA_DEVICE_HIP;
  desc.q = q.tensor;
  desc.k = k.tensor;
  desc.v = v.tensor;
  desc.out = out.tensor;
  desc.lse = lse.tensor;
  Outcome outcome = with_message(
      [&](char* text, std::size_t size) { return leanfa_attention_forward(&desc, nullptr, 0, nullptr, text, size); });
  out.fetch();
  lse.fetch();
  return outcome;
}

struct Case {
  DType input;
  const char* method;
  Index dim_qk;
  bool causal;
  double bound;  // on the relative error against the CPU's kernel of the same method
};

class Gfx950Attention : public testing::TestWithParam<Case> {
 protected:
  void SetUp() override {
    ASSERT_TRUE(use_emulated_hip());
    if (const std::string why = no_emulator(); !why.empty()) GTEST_SKIP() << why;
  }

  static AttentionCall make(const Case& c) {
    const Shape shape{
        .batch = 1, .seqlen_q = 70, .seqlen_k = 150, .heads_q = 2, .heads_kv = 1, .dim_qk = c.dim_qk, .dim_v = 128};
    AttentionCall call(c.input, shape, DType::kBF16);
    call.desc.causal = c.causal ? 1 : 0;
    call.desc.method = c.method;
    return call;
  }
};

TEST_P(Gfx950Attention, IsTheCpusResultOnBoth) {
  AttentionCall cpu = make(GetParam());
  // The order in which gfx950's kernels meet blocks.
  const std::string descending = std::string(GetParam().method) + "+descending";
  if (GetParam().input != DType::kBF16) cpu.desc.method = descending.c_str();
  AttentionCall emulated = make(GetParam());
  AttentionCall hip = make(GetParam());
  Outcome outcome = cpu.run();
  ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  emulated.desc.device = LEANFA_DEVICE_GFX950_EMU;
  outcome = emulated.run();
  ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  outcome = run_on_hip(hip);
  ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  expect_same_bits(emulated.out, hip.out);
  expect_same_bits(emulated.lse, hip.lse);
  emulated.expect_canaries();
  EXPECT_LT(relative_error(emulated.out, cpu.out), GetParam().bound);
  EXPECT_LT(relative_error(emulated.lse, cpu.lse), 1e-4);
}

TEST_P(Gfx950Attention, RowsWithoutKeysAreZero) {
  AttentionCall call(GetParam().input, {.seqlen_q = 70, .seqlen_k = 0, .dim_qk = GetParam().dim_qk, .dim_v = 128},
                     DType::kBF16);
  call.desc.method = GetParam().method;
  call.desc.device = LEANFA_DEVICE_GFX950_EMU;
  const Outcome outcome = call.run();
  ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  call.out.each([&](Index i, Index row, Index h, Index d) { EXPECT_EQ(call.out.at(i, row, h, d), 0.0); });
}

// BF16 output is rounded to 2^-9 of a value on both sides; P of e4m3 adds the order of sums and scores.
INSTANTIATE_TEST_SUITE_P(Methods, Gfx950Attention,
                         testing::Values(Case{DType::kBF16, "bf16/exact/running", 128, false, 0.006},
                                         Case{DType::kBF16, "bf16/exact/running", 128, true, 0.006},
                                         Case{DType::kE4M3FN, "e4m3/lean/anchor", 128, false, 0.006},
                                         Case{DType::kE4M3FN, "e4m3/lean/anchor", 128, true, 0.006},
                                         Case{DType::kE4M3FN, "e4m3/exact/anchor", 128, true, 0.006},
                                         Case{DType::kE4M3FN, "e4m3/lean/ladder", 128, true, 0.006},
                                         Case{DType::kE4M3FN, "e4m3/lean/ladder", 192, false, 0.006},
                                         Case{DType::kBF16, "bf16/exact/running", 192, true, 0.006}));

TEST(Gfx950AttentionRefusals, NameWhatIsServed) {
  ASSERT_TRUE(use_emulated_hip());
  if (const std::string why = no_emulator(); !why.empty()) GTEST_SKIP() << why;
  AttentionCall narrow(DType::kBF16, {}, DType::kBF16);
  narrow.desc.device = LEANFA_DEVICE_GFX950_EMU;
  narrow.expect_refused(LEANFA_UNSUPPORTED, "gfx950-emu/attention_fwd", "head_dim_qk", "128 or 192");
  AttentionCall wide(DType::kBF16, {.dim_qk = 128, .dim_v = 128}, DType::kF32);
  wide.desc.device = LEANFA_DEVICE_GFX950_EMU;
  wide.expect_refused(LEANFA_UNSUPPORTED, "out", "f32", "bf16");
  AttentionCall method(DType::kE4M3FN, {.dim_qk = 128, .dim_v = 128}, DType::kBF16);
  method.desc.device = LEANFA_DEVICE_GFX950_EMU;
  method.desc.method = "e4m3/exact/running";
  method.expect_refused(LEANFA_UNSUPPORTED, "has a kernel for gfx950", "e4m3/exact/running", "e4m3/lean/anchor");
}

}  // namespace
}  // namespace leanfa::runtime_test
