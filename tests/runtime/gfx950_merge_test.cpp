// leanfa_merge_lse on gfx950: the same machine code on the emulator and through HIP, which is the emulated one here
// (LEANFA_HIP_LIBRARY; on a machine with an MI355X the same path runs there). Both give the same bits.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

#include "runtime/on_hip.hpp"

namespace leanfa::runtime_test {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr Index kDim = 128;

struct Case {
  std::vector<Tensor> outs, lses;
  Tensor out, lse;

  Case(DType in, DType merged, const Index4& size, int count)
      : out(merged, size), lse(DType::kF32, {1, size[0], size[2], size[1]}) {
    for (int i = 0; i < count; ++i) {
      const auto seed = static_cast<std::uint64_t>(2 * i);
      outs.push_back(Tensor::normal(in, size, seed + 1));
      lses.push_back(Tensor::normal(DType::kF32, {1, size[0], size[2], size[1]}, seed + 2));
    }
    out.fill(7.0);
    lse.fill(7.0);
  }
};

Outcome call(std::int32_t device, const std::vector<leanfa_tensor>& outs, const std::vector<leanfa_tensor>& lses,
             const leanfa_tensor& out, const leanfa_tensor& lse, void* stream = nullptr) {
  leanfa_merge_desc desc{};
  desc.struct_size = sizeof desc;
  desc.outs = outs.data();
  desc.lses = lses.data();
  desc.count = static_cast<std::int64_t>(outs.size());
  desc.out = out;
  desc.lse = lse;
  desc.device = device;
  return with_message([&](char* text, std::size_t size) { return leanfa_merge_lse(&desc, stream, text, size); });
}

Outcome on_host(std::int32_t device, Case& c) {
  std::vector<leanfa_tensor> outs;
  std::vector<leanfa_tensor> lses;
  for (std::size_t i = 0; i < c.outs.size(); ++i) {
    outs.push_back(c_tensor(c.outs[i]));
    lses.push_back(c_tensor(c.lses[i], 3));
  }
  return call(device, outs, lses, c_tensor(c.out), c_tensor(c.lse, 3));
}

Outcome on_hip(Case& c, void* stream = nullptr) {
  std::vector<std::unique_ptr<OnDevice>> kept;
  std::vector<leanfa_tensor> outs;
  std::vector<leanfa_tensor> lses;
  for (std::size_t i = 0; i < c.outs.size(); ++i) {
    outs.push_back(kept.emplace_back(std::make_unique<OnDevice>(c_tensor(c.outs[i])))->tensor);
    lses.push_back(kept.emplace_back(std::make_unique<OnDevice>(c_tensor(c.lses[i], 3)))->tensor);
  }
  const OnDevice out(c_tensor(c.out));
  const OnDevice lse(c_tensor(c.lse, 3));
  Outcome outcome = call(LEANFA_DEVICE_HIP, outs, lses, out.tensor, lse.tensor, stream);
  out.fetch();
  lse.fetch();
  return outcome;
}

class Gfx950Merge : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(use_emulated_hip());
    if (const std::string why = no_emulator(); !why.empty()) GTEST_SKIP() << why;
  }
};

TEST_F(Gfx950Merge, HipIsThereAndSaysWhatItIs) {
  leanfa_device_info info{};
  info.struct_size = sizeof info;
  ASSERT_EQ(leanfa_get_device_info(LEANFA_DEVICE_HIP, &info, nullptr, 0), LEANFA_OK);
  EXPECT_EQ(info.available, 1) << info.reason;
  EXPECT_STREQ(info.description, "leanfa gfx950 emulator (gfx950:sramecc+:xnack-, 256 compute units), HIP 7.0");
}

TEST_F(Gfx950Merge, IsTheCpusResultOnBoth) {
  for (const DType in : {DType::kBF16, DType::kF32})
    for (const DType merged : {DType::kBF16, DType::kF32}) {
      const Index4 size{2, 6, 3, kDim};
      Case cpu(in, merged, size, 3);
      Case emulated(in, merged, size, 3);
      Case hip(in, merged, size, 3);
      for (Case* c : {&cpu, &emulated, &hip}) c->lses[1].set(0, 0, 2, 4, -kInf);
      ASSERT_EQ(on_host(LEANFA_DEVICE_CPU, cpu).status, LEANFA_OK);
      Outcome outcome = on_host(LEANFA_DEVICE_GFX950_EMU, emulated);
      ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
      outcome = on_hip(hip);
      ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
      expect_same_bits(emulated.out, hip.out);
      expect_same_bits(emulated.lse, hip.lse);
      // Values below 8: weights to 2^-20 in float, and a rounding of 8 bits where the output is bf16.
      const double bound = merged == DType::kBF16 ? 8 * 0x1p-8 : 8 * 0x1p-20;
      cpu.out.each([&](Index b, Index s, Index h, Index d) {
        ASSERT_NEAR(emulated.out.at(b, s, h, d), cpu.out.at(b, s, h, d), bound);
      });
      cpu.lse.each([&](Index b, Index s, Index h, Index d) {
        ASSERT_NEAR(emulated.lse.at(b, s, h, d), cpu.lse.at(b, s, h, d), 8 * 0x1p-20);
      });
      EXPECT_TRUE(emulated.out.canary_intact());
    }
}

TEST_F(Gfx950Merge, OnTheCallersStream) {
  void* stream = nullptr;
  ASSERT_EQ(hipemu::hipStreamCreate(&stream), hipemu::HipError::kSuccess);
  Case c(DType::kBF16, DType::kBF16, {1, 5, 2, kDim}, 2);
  Case again(DType::kBF16, DType::kBF16, {1, 5, 2, kDim}, 2);
  const Outcome outcome = on_hip(c, stream);
  EXPECT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  ASSERT_EQ(on_hip(again).status, LEANFA_OK);
  expect_same_bits(c.out, again.out);
  ASSERT_EQ(hipemu::hipStreamDestroy(stream), hipemu::HipError::kSuccess);
  // A handle that is none: HIP's own error comes back by name.
  const Outcome bad = on_hip(c, stream);
  EXPECT_EQ(bad.status, LEANFA_DEVICE_ERROR);
  EXPECT_TRUE(bad.says("merge_lse in=bf16 out=bf16: invalid argument (hipErrorInvalidValue)")) << bad.message;
}

TEST_F(Gfx950Merge, IntoOneOfTheParts) {
  for (const bool hip : {false, true}) {
    Case whole(DType::kF32, DType::kF32, {1, 5, 2, kDim}, 2);
    const auto run = [&](Case& c) { return hip ? on_hip(c) : on_host(LEANFA_DEVICE_GFX950_EMU, c); };
    ASSERT_EQ(run(whole).status, LEANFA_OK);
    Case c(DType::kF32, DType::kF32, {1, 5, 2, kDim}, 2);
    const OnDevice out(c_tensor(c.outs[0]));
    const OnDevice lse(c_tensor(c.lses[0], 3));
    const OnDevice other(c_tensor(c.outs[1]));
    const OnDevice other_lse(c_tensor(c.lses[1], 3));
    Outcome outcome;
    if (hip) {
      outcome =
          call(LEANFA_DEVICE_HIP, {out.tensor, other.tensor}, {lse.tensor, other_lse.tensor}, out.tensor, lse.tensor);
      out.fetch();
      lse.fetch();
    } else {
      outcome = call(LEANFA_DEVICE_GFX950_EMU, {c_tensor(c.outs[0]), c_tensor(c.outs[1])},
                     {c_tensor(c.lses[0], 3), c_tensor(c.lses[1], 3)}, c_tensor(c.outs[0]), c_tensor(c.lses[0], 3));
    }
    ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
    expect_same_bits(c.outs[0], whole.out);
    expect_same_bits(c.lses[0], whole.lse);
  }
}

TEST_F(Gfx950Merge, WhatIsRefused) {
  Case narrow(DType::kF32, DType::kF32, {1, 3, 2, 64}, 2);
  Outcome outcome = on_host(LEANFA_DEVICE_GFX950_EMU, narrow);
  EXPECT_EQ(outcome.status, LEANFA_UNSUPPORTED);
  EXPECT_TRUE(outcome.says("head dim") && outcome.says("64") && outcome.says("128")) << outcome.message;

  Case many(DType::kF32, DType::kF32, {1, 1, 1, kDim}, 33);
  outcome = on_host(LEANFA_DEVICE_GFX950_EMU, many);
  EXPECT_EQ(outcome.status, LEANFA_UNSUPPORTED);
  EXPECT_TRUE(outcome.says("33") && outcome.says("at most 32")) << outcome.message;

  Case mixed(DType::kF32, DType::kF32, {1, 1, 1, kDim}, 2);
  mixed.outs[1] = Tensor::normal(DType::kBF16, {1, 1, 1, kDim}, 9);
  outcome = on_host(LEANFA_DEVICE_GFX950_EMU, mixed);
  EXPECT_EQ(outcome.status, LEANFA_UNSUPPORTED);
  EXPECT_TRUE(outcome.says("f32 and bf16")) << outcome.message;

  Case host(DType::kF32, DType::kF32, {1, 1, 1, kDim}, 2);
  outcome = on_host(LEANFA_DEVICE_HIP, host);
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
  EXPECT_TRUE(outcome.says("is in the memory of a HIP device") && outcome.says("host memory")) << outcome.message;

  outcome = call(LEANFA_DEVICE_GFX950_EMU, {c_tensor(host.outs[0])}, {c_tensor(host.lses[0], 3)}, c_tensor(host.out),
                 c_tensor(host.lse, 3), &outcome);
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
  EXPECT_TRUE(outcome.says("gfx950-emu, which has no streams")) << outcome.message;
}

// Rows of a wider tensor, and heads before rows: strides that are not those of a dense tensor.
TEST_F(Gfx950Merge, AnyStrides) {
  const Index4 size{2, 5, 3, kDim};
  Case dense(DType::kBF16, DType::kF32, size, 2);
  ASSERT_EQ(on_host(LEANFA_DEVICE_GFX950_EMU, dense).status, LEANFA_OK);
  std::vector<Tensor> outs;
  for (std::size_t i = 0; i < 2; ++i) outs.push_back(Tensor::normal(DType::kBF16, size, 2 * i + 1, Layout::kBHSD));
  Tensor out(DType::kF32, size, Layout::kBHSD);
  Tensor lse(DType::kF32, {1, 2, 3, 5});
  const Outcome outcome =
      call(LEANFA_DEVICE_GFX950_EMU, {c_tensor(outs[0]), c_tensor(outs[1])},
           {c_tensor(dense.lses[0], 3), c_tensor(dense.lses[1], 3)}, c_tensor(out), c_tensor(lse, 3));
  ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  // The values depend on the layout's order; the lse does not.
  expect_same_bits(lse, dense.lse);
  Case again(DType::kBF16, DType::kF32, size, 2);
  for (std::size_t i = 0; i < 2; ++i)
    outs[i].each([&](Index b, Index s, Index h, Index d) { again.outs[i].set(b, s, h, d, outs[i].at(b, s, h, d)); });
  ASSERT_EQ(on_host(LEANFA_DEVICE_GFX950_EMU, again).status, LEANFA_OK);
  expect_same_bits(out, again.out);
}

}  // namespace
}  // namespace leanfa::runtime_test
