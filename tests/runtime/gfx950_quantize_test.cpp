// leanfa_quantize on gfx950: the same machine code on the emulator and through HIP, which is the emulated one here.
// Both give the CPU's bits; what is not served is refused by name.
#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "runtime/gfx950_quantize.hpp"
#include "runtime/on_hip.hpp"

namespace leanfa::runtime_test {
namespace {

struct Case {
  const char* tag = "e4m3fn/rows/none";
  std::int32_t granularity = LEANFA_SCALE_PER_HEAD;
  std::int32_t mean_choice = LEANFA_MEAN_NONE;
  float static_scale = 0.0F;  // 0: dynamic
  std::int64_t capacity = 0, token_offset = 0;
  bool shift = false;
  Index dim = 128;
};

struct Outputs {
  std::vector<std::uint8_t> codes;
  std::vector<float> scales, mean;
  std::vector<std::int8_t> q_shift;
  std::uint64_t refused = 0;
  bool operator==(const Outputs&) const = default;
};

class Call {
 public:
  explicit Call(const Case& c)
      : case_(c),
        source_(Tensor::normal(DType::kBF16, {2, 19, 4, c.dim}, 5)),
        given_mean_(4 * static_cast<std::size_t>(c.dim)) {
    for (std::size_t i = 0; i < given_mean_.size(); ++i) given_mean_[i] = static_cast<float>(i % 17) * 0.03125F;
    std::size_t scales = 1;
    if (c.granularity == LEANFA_SCALE_PER_HEAD) scales = 8;
    if (c.granularity == LEANFA_SCALE_PER_TOKEN) scales = 2 * 19 * 4;
    static_scales_.assign(scales, c.static_scale);
    k_scales_ = {0.02F, 0.03F, 0.04F, 0.05F};
    desc.struct_size = sizeof desc;
    desc.source = c_tensor(source_);
    desc.tag = c.tag;
    desc.granularity = c.granularity;
    desc.mean_choice = c.mean_choice;
    desc.capacity = c.capacity;
    desc.token_offset = c.token_offset;
    desc.append = c.token_offset != 0 ? 1 : 0;
    desc.threads = 2;
    if (c.mean_choice == LEANFA_MEAN_GIVEN) desc.given_mean = float_tensor(given_mean_, {4, c.dim});
    if (c.static_scale != 0.0F && c.granularity == LEANFA_SCALE_PER_TENSOR)
      desc.static_scales = float_tensor(static_scales_, {1});
    if (c.static_scale != 0.0F && c.granularity == LEANFA_SCALE_PER_HEAD)
      desc.static_scales = float_tensor(static_scales_, {2, 4});
    if (c.static_scale != 0.0F && c.granularity == LEANFA_SCALE_PER_TOKEN)
      desc.static_scales = float_tensor(static_scales_, {2, 19, 4});
    if (c.shift) {
      desc.k_scales = float_tensor(k_scales_, {2, 2});
      desc.num_heads_kv = 2;
    }
    leanfa_packed_sizes sizes{};
    sizes.struct_size = sizeof sizes;
    EXPECT_EQ(leanfa_packed_sizes_of(&desc, &sizes, nullptr, 0), LEANFA_OK);
    outputs.codes.assign(sizes.codes_size, 0x33);
    outputs.scales.assign(static_cast<std::size_t>(sizes.scales_count), 5.0F);
    outputs.mean.assign(static_cast<std::size_t>(sizes.mean_count), 5.0F);
    outputs.q_shift.assign(static_cast<std::size_t>(sizes.q_shift_count), 77);
  }

  Outcome run(std::int32_t device, void* stream = nullptr) {
    desc.device = device;
    std::vector<std::unique_ptr<OnDevice>> inputs;
    std::vector<std::unique_ptr<OnDevice>> written;
    const bool hip = device == LEANFA_DEVICE_HIP;
    const leanfa_quantize_desc host = desc;
    for (leanfa_tensor* t : {&desc.source, &desc.given_mean, &desc.static_scales, &desc.k_scales})
      if (hip && t->data != nullptr) *t = inputs.emplace_back(std::make_unique<OnDevice>(*t))->tensor;
    const auto place = [&](void* data, std::size_t bytes) -> void* {
      if (!hip || bytes == 0) return data;
      leanfa_tensor t{};
      t.data = data;
      t.dtype = LEANFA_U8;
      t.ndim = 1;
      t.size[0] = static_cast<std::int64_t>(bytes);
      return written.emplace_back(std::make_unique<OnDevice>(t))->tensor.data;
    };
    desc.codes = place(outputs.codes.data(), outputs.codes.size());
    desc.codes_size = outputs.codes.size();
    desc.scales = static_cast<float*>(place(outputs.scales.data(), outputs.scales.size() * 4));
    desc.scales_count = static_cast<std::int64_t>(outputs.scales.size());
    desc.mean = static_cast<float*>(place(outputs.mean.data(), outputs.mean.size() * 4));
    desc.mean_count = static_cast<std::int64_t>(outputs.mean.size());
    desc.q_shift = static_cast<std::int8_t*>(place(outputs.q_shift.data(), outputs.q_shift.size()));
    desc.q_shift_count = static_cast<std::int64_t>(outputs.q_shift.size());
    if (device != LEANFA_DEVICE_CPU) desc.refused_values = static_cast<std::uint64_t*>(place(&outputs.refused, 8));
    Outcome outcome =
        with_message([&](char* text, std::size_t size) { return leanfa_quantize(&desc, stream, text, size); });
    for (const auto& tensor : written) tensor->fetch();
    desc = host;
    return outcome;
  }

  Tensor& source() { return source_; }

  leanfa_quantize_desc desc{};
  Outputs outputs;

 private:
  Case case_;
  Tensor source_;
  std::vector<float> given_mean_, static_scales_, k_scales_;
};

class Gfx950Quantize : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(use_emulated_hip());
    if (const std::string why = no_emulator(); !why.empty()) GTEST_SKIP() << why;
  }
};

TEST_F(Gfx950Quantize, HasTheCpusBitsOnBoth) {
  const std::vector<Case> cases{
      {},
      {.tag = "e4m3fn/rows/hadamard", .granularity = LEANFA_SCALE_PER_TENSOR, .dim = 192},
      {.tag = "e4m3fn/rows/hadamard", .mean_choice = LEANFA_MEAN_GIVEN, .static_scale = 0.02F, .capacity = 24},
      {.tag = "i8/rows/hadamard", .dim = 64},
      {.tag = "i8/rows/none", .granularity = LEANFA_SCALE_PER_TOKEN, .static_scale = 0.03F},
      {.tag = "i8/rows/none", .granularity = LEANFA_SCALE_PER_TOKEN, .capacity = 40, .token_offset = 11},
      {.static_scale = 0.01F, .capacity = 40, .token_offset = 11},
      {.tag = "i8/rows/hadamard", .granularity = LEANFA_SCALE_PER_TOKEN, .capacity = 21, .shift = true},
      {.tag = "i8/rows/none", .granularity = LEANFA_SCALE_PER_TOKEN, .shift = true, .dim = 192}};
  for (const Case& c : cases) {
    SCOPED_TRACE(std::string(c.tag) + " " + std::to_string(&c - cases.data()));
    Call cpu(c);
    ASSERT_EQ(cpu.run(LEANFA_DEVICE_CPU).status, LEANFA_OK);
    for (const std::int32_t device : {LEANFA_DEVICE_GFX950_EMU, LEANFA_DEVICE_HIP}) {
      Call call(c);
      const Outcome outcome = call.run(device);
      ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
      EXPECT_TRUE(call.outputs == cpu.outputs) << "device " << device;
      EXPECT_TRUE(call.source().canary_intact());
    }
  }
}

TEST_F(Gfx950Quantize, OnTheCallersStream) {
  void* stream = nullptr;
  ASSERT_EQ(hipemu::hipStreamCreate(&stream), hipemu::HipError::kSuccess);
  Call call({});
  Call cpu({});
  ASSERT_EQ(cpu.run(LEANFA_DEVICE_CPU).status, LEANFA_OK);
  const Outcome outcome = call.run(LEANFA_DEVICE_HIP, stream);
  EXPECT_EQ(outcome.status, LEANFA_OK) << outcome.message;
  EXPECT_TRUE(call.outputs == cpu.outputs);
  ASSERT_EQ(hipemu::hipStreamDestroy(stream), hipemu::HipError::kSuccess);
}

TEST_F(Gfx950Quantize, CountsWhatInt8CannotHold) {
  for (const std::int32_t device : {LEANFA_DEVICE_GFX950_EMU, LEANFA_DEVICE_HIP}) {
    Call call({.tag = "i8/rows/hadamard"});
    call.source().set(0, 3, 1, 7, HUGE_VAL);
    call.source().set(1, 18, 3, 0, std::nan(""));
    const Outcome outcome = call.run(device);
    EXPECT_EQ(outcome.status, LEANFA_OK) << outcome.message;
    EXPECT_EQ(call.outputs.refused, 2U);
  }
}

TEST_F(Gfx950Quantize, WhatIsRefused) {
  const auto refused = [](Call call, const auto& change, leanfa_status status, std::string_view text) {
    change(call.desc);
    const Outputs before = call.outputs;
    const Outcome outcome = call.run(LEANFA_DEVICE_GFX950_EMU);
    EXPECT_EQ(outcome.status, status) << outcome.message;
    EXPECT_TRUE(outcome.says(text)) << outcome.message;
    EXPECT_TRUE(call.outputs == before);
  };
  const auto nothing = [](leanfa_quantize_desc&) {};
  refused(Call({.mean_choice = LEANFA_MEAN_OF_SEQUENCE}), nothing, LEANFA_UNSUPPORTED, "mean over the sequence");
  refused(Call({.tag = "e4m3fn/sm90a_vt32/none"}), nothing, LEANFA_UNSUPPORTED, "e4m3fn/sm90a_vt32/none");
  refused(Call({.dim = 32}), nothing, LEANFA_UNSUPPORTED, "64, 128 or 192");
  refused(Call({.tag = "bf16/rows/none", .granularity = LEANFA_SCALE_NONE}), nothing, LEANFA_UNSUPPORTED,
          "granularity");
  refused(Call({.static_scale = -1.0F}), nothing, LEANFA_BAD_INPUT, "positive");
  Call host({});
  host.desc.device = LEANFA_DEVICE_HIP;
  host.desc.codes = host.outputs.codes.data();
  host.desc.codes_size = host.outputs.codes.size();
  host.desc.scales = host.outputs.scales.data();
  host.desc.scales_count = static_cast<std::int64_t>(host.outputs.scales.size());
  Outcome outcome =
      with_message([&](char* text, std::size_t size) { return leanfa_quantize(&host.desc, nullptr, text, size); });
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
  EXPECT_TRUE(outcome.says("is in the memory of a HIP device")) << outcome.message;
  outcome = Call({}).run(LEANFA_DEVICE_GFX950_EMU, &outcome);
  EXPECT_TRUE(outcome.says("gfx950-emu, which has no streams")) << outcome.message;
}

// A whole problem, as leanfa quantize makes it.
TEST_F(Gfx950Quantize, QuantisesAProblemAsTheCpu) {
  const Tensor q = Tensor::normal(DType::kBF16, {1, 9, 4, 128}, 1);
  const Tensor k = Tensor::normal(DType::kBF16, {1, 21, 2, 128}, 2);
  const Tensor v = Tensor::normal(DType::kBF16, {1, 21, 2, 128}, 3);
  AttentionProblem wide;
  wide.q = q.view();
  wide.k = k.view();
  wide.v = v.view();
  wide.softmax_scale = 0.0883883;
  for (const char* text : {"e4m3/lean/anchor+rot", "int8/shift/anchor"}) {
    const Method method = parse_method(text).value();
    const auto cpu = quantise_problem(wide, method);
    ASSERT_TRUE(cpu);
    for (const auto kind : {runtime::DeviceKind::kGfx950Emu, runtime::DeviceKind::kHip}) {
      const auto made = quantise_problem(wide, method, {}, 2, runtime::gfx950_tensor_quantiser(kind, 2));
      ASSERT_TRUE(made) << made.error().message;
      const auto same = [&](const PackedTensor* a, const PackedTensor* b) {
        return a->tag == b->tag && std::ranges::equal(a->codes.span(), b->codes.span()) &&
               std::ranges::equal(a->scales.span(), b->scales.span());
      };
      EXPECT_TRUE(same(made->q(), cpu->q()) && same(made->k(), cpu->k()) && same(made->v(), cpu->v())) << text;
    }
  }
  const Method means = parse_method("e4m3/lean/anchor+kmean").value();
  const auto refused =
      quantise_problem(wide, means, {}, 2, runtime::gfx950_tensor_quantiser(runtime::DeviceKind::kGfx950Emu, 2));
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("mean over the sequence"), std::string::npos) << refused.error().message;
}

}  // namespace
}  // namespace leanfa::runtime_test
