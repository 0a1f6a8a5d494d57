// The quantisers' machine code on the emulator, audited: bit for bit the CPU's codes, scales, shifts and means, in
// every wave order, at the edges of sizes and values, and with each wait left out.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstring>
#include <map>
#include <memory>
#include <utility>

#include "emu/gfx950/hazard/mutation.hpp"
#include "emu/gfx950/launch.hpp"
#include "kernels/gfx950/embedded.hpp"
#include "kernels/gfx950/quantize_case.hpp"

namespace leanfa::gfx950 {
namespace {

using Values = std::function<BF16(std::uint64_t)>;

// About normal, standard deviation `size`: a sum of four uniform numbers.
Values gaussian(float size) {
  return [size](std::uint64_t bits) {
    float sum = 0.0F;
    for (int i = 0; i < 4; ++i) sum += static_cast<float>(bits >> (16 * i) & 0xFFFF) / 65536.0F - 0.5F;
    return to_bf16(size * sum * 1.732F);
  };
}

// Every pattern but NaN and infinity, as likely as any other: zeros of both signs, subnormals, the largest.
BF16 any_finite(std::uint64_t bits) {
  const auto pattern = static_cast<std::uint16_t>(bits & 0xFFFF);
  return {static_cast<std::uint16_t>((pattern & 0x7F80) == 0x7F80 ? pattern & 0x807F : pattern)};
}

bool is_nan_code(std::uint8_t code) { return (code & 0x7F) == 0x7F; }

void expect_equal(const QuantizeCase& c, const QuantizeOutputs& got, const QuantizeOutputs& cpu,
                  bool nan_signs_count = true) {
  SCOPED_TRACE(to_string(c));
  ASSERT_EQ(got.scales.size(), cpu.scales.size());
  for (std::size_t i = 0; i < got.scales.size(); ++i) ASSERT_EQ(got.scales[i], cpu.scales[i]) << "scale " << i;
  ASSERT_EQ(got.codes.size(), cpu.codes.size());
  for (std::size_t i = 0; i < got.codes.size(); ++i) {
    if (!nan_signs_count && is_nan_code(got.codes[i]) && is_nan_code(cpu.codes[i])) continue;
    ASSERT_EQ(int{got.codes[i]}, int{cpu.codes[i]})
        << "code " << i % static_cast<std::size_t>(c.dim) << " of row " << i / static_cast<std::size_t>(c.dim);
  }
  EXPECT_EQ(got.mean, cpu.mean);
  EXPECT_EQ(got.q_shift, cpu.q_shift);
}

void expect_as_cpu(const QuantizeCase& c, const Values& values, std::uint64_t seed = 1, std::uint64_t order = 0) {
  const QuantizeRun run(c, values, seed);
  const QuantizeOutputs got = run.on_emulator(order);
  expect_equal(c, got, run.on_cpu());
  EXPECT_EQ(got.refused, 0U) << to_string(c);
}

class Quantize : public testing::Test {
 protected:
  void SetUp() override {
    if (!embedded_absent().empty()) GTEST_SKIP() << embedded_absent();
  }
};

std::vector<std::string> tags() {
  return {"e4m3fn/rows/none", "e4m3fn/rows/hadamard", "i8/rows/none", "i8/rows/hadamard"};
}

TEST_F(Quantize, IsTheCpusForEveryTagDimAndGranularity) {
  std::uint64_t seed = 10;
  for (const Index dim : {64, 128, 192})
    for (const std::string& tag : tags())
      for (const ScaleGranularity granularity :
           {ScaleGranularity::kHead, ScaleGranularity::kTensor, ScaleGranularity::kToken})
        for (const bool given : {false, true}) {
          QuantizeCase c{.batch = 2, .tokens = 19, .heads = 2, .dim = dim, .tag = tag, .granularity = granularity};
          if (given) c.static_scale = 0.01F;
          c.mean = given;
          c.capacity = given ? 22 : 0;
          expect_as_cpu(c, gaussian(1.0F), ++seed);
        }
}

// One row, rows that end inside a wave, at a wave's and at a workgroup's end, and none.
TEST_F(Quantize, AnyNumberOfTokens) {
  for (const Index tokens : {0, 1, 15, 16, 17, 31, 33, 64, 65, 127, 128, 129, 300})
    for (const char* tag : {"e4m3fn/rows/hadamard", "i8/rows/none"}) {
      QuantizeCase c{.tokens = tokens, .heads = 1, .dim = 64, .tag = tag};
      expect_as_cpu(c, gaussian(2.0F), 7 + static_cast<std::uint64_t>(tokens));
      c.granularity = ScaleGranularity::kToken;
      expect_as_cpu(c, gaussian(2.0F), 8 + static_cast<std::uint64_t>(tokens));
    }
  expect_as_cpu({.batch = 0, .tokens = 5}, gaussian(1.0F));
}

TEST_F(Quantize, AnyStrides) {
  for (const bool head_first : {false, true})
    for (const ScaleGranularity granularity : {ScaleGranularity::kHead, ScaleGranularity::kToken})
      // Rows at addresses that are multiples of an element only.
      expect_as_cpu({.batch = 2,
                     .tokens = 37,
                     .heads = 3,
                     .tag = "e4m3fn/rows/hadamard",
                     .granularity = granularity,
                     .head_gap = 5,
                     .token_gap = 11,
                     .head_first = head_first},
                    gaussian(1.0F));
}

TEST_F(Quantize, AppendsToACache) {
  for (const char* tag : {"e4m3fn/rows/none", "i8/rows/hadamard"})
    for (const bool token : {false, true}) {
      QuantizeCase c{.batch = 2, .tokens = 5, .heads = 2, .dim = 128, .tag = tag};
      c.granularity = token ? ScaleGranularity::kToken : ScaleGranularity::kHead;
      if (!token) c.static_scale = 0.02F;
      c.capacity = 24;
      c.token_offset = 13;
      c.append = true;
      expect_as_cpu(c, gaussian(1.0F));
    }
}

TEST_F(Quantize, ShiftsOfQueries) {
  for (const Index dim : {64, 128, 192})
    for (const char* tag : {"i8/rows/none", "i8/rows/hadamard"}) {
      QuantizeCase c{.batch = 2, .tokens = 21, .heads = 6, .dim = dim, .tag = tag};
      c.granularity = ScaleGranularity::kToken;
      c.shift = true;
      c.heads_kv = 2;
      c.capacity = 23;
      expect_as_cpu(c, gaussian(1.0F), 3);
      // Rows of every size, and of zeros.
      expect_as_cpu(c, [](std::uint64_t bits) {
        const float size = std::ldexp(1.0F, -static_cast<int>(bits >> 60));
        return to_bf16(bits >> 48 == 0 ? 0.0F : size * static_cast<float>(bits & 0xFF));
      });
      expect_as_cpu(c, [](std::uint64_t bits) { return to_bf16(bits % 2 == 0 ? 0.0F : -0.0F); });
    }
}

// A row that no shift holds is counted and saturates; the CPU refuses the call.
TEST_F(Quantize, RowsWithoutAShiftAreCounted) {
  QuantizeCase c{.tokens = 20, .heads = 2, .tag = "i8/rows/none", .granularity = ScaleGranularity::kToken};
  c.shift = true;
  const QuantizeRun run(c, [](std::uint64_t) { return to_bf16(1e4F); }, 1);
  std::string message;
  static_cast<void>(run.on_cpu(&message));
  EXPECT_NE(message.find("s < 0"), std::string::npos);
  const QuantizeOutputs got = run.on_emulator();
  EXPECT_EQ(got.refused, 40U);
  EXPECT_EQ(got.q_shift, std::vector<std::int8_t>(40, 0));
  EXPECT_EQ(got.codes, std::vector<std::uint8_t>(got.codes.size(), 127));
}

// Every finite BF16 pattern under scales of every size: quotients that overflow, round to zero, and land on ties.
TEST_F(Quantize, ScalesAndValuesOfEverySize) {
  for (const std::string& tag : tags())
    for (const float scale :
         {0x1p-126F, 0x1.8p-100F, 0x1p-61F, 0x1p-59F, 0x1.5p-7F, 1.0F, 0x1p58F, 0x1p60F, 0x1p100F, 0x1p126F})
      for (const ScaleGranularity granularity : {ScaleGranularity::kHead, ScaleGranularity::kToken}) {
        QuantizeCase c{.tokens = 6, .heads = 2, .dim = 192, .tag = tag, .granularity = granularity};
        c.static_scale = scale;
        // Without overflow in the rotation itself, which would leave NaN and, in int8, a refusal.
        const bool rotated = tag.ends_with("hadamard");
        const QuantizeRun run(
            c,
            [&](std::uint64_t bits) { return rotated ? gaussian(std::min(scale, 0x1p110F))(bits) : any_finite(bits); },
            5);
        expect_equal(c, run.on_emulator(), run.on_cpu());
      }
}

TEST_F(Quantize, DynamicScalesOfAnyValues) {
  for (const Index dim : {64, 128, 192})
    for (const char* tag : {"e4m3fn/rows/none", "i8/rows/none"})
      for (const ScaleGranularity granularity :
           {ScaleGranularity::kHead, ScaleGranularity::kTensor, ScaleGranularity::kToken}) {
        QuantizeCase c{.batch = 1, .tokens = 9, .heads = 3, .dim = dim, .tag = tag, .granularity = granularity};
        expect_as_cpu(c, any_finite);
        for (const float size : {0.0F, 0x1p-130F, 0x1p-120F, 0x1p-60F, 0x1p60F, 0x1p120F})
          expect_as_cpu(c, gaussian(size));
      }
}

// e4m3fn: NaN codes with the value's sign, and scales of the finite values alone.
TEST_F(Quantize, ValuesThatAreNotFinite) {
  const auto some = [](std::uint64_t bits) -> BF16 {
    if (bits >> 32 << 32 == bits) return to_bf16(0.0F);
    if (bits % 97 == 0) return {static_cast<std::uint16_t>(bits & 1024 ? 0xFF80 : 0x7F80)};
    if (bits % 89 == 0) return {static_cast<std::uint16_t>(bits & 1024 ? 0xFFC1 : 0x7FA0)};
    return gaussian(1.0F)(bits);
  };
  for (const Index dim : {64, 128, 192})
    for (const char* tag : {"e4m3fn/rows/none", "e4m3fn/rows/hadamard"})
      for (const ScaleGranularity granularity : {ScaleGranularity::kHead, ScaleGranularity::kToken}) {
        const bool rotated = std::string(tag).ends_with("hadamard");
        QuantizeCase c{.tokens = 40, .heads = 2, .dim = dim, .tag = tag, .granularity = granularity};
        const QuantizeRun run(c, some, 3);
        // The sign that a NaN has after a rotation is the processor's own affair.
        expect_equal(c, run.on_emulator(), run.on_cpu(), !rotated);
      }
}

// int8 has no code for them: the CPU refuses the call, here they are counted.
TEST_F(Quantize, Int8CountsWhatIsNotFinite) {
  for (const char* tag : {"i8/rows/none", "i8/rows/hadamard"})
    for (const ScaleGranularity granularity : {ScaleGranularity::kHead, ScaleGranularity::kToken}) {
      QuantizeCase c{.batch = 2, .tokens = 21, .heads = 2, .dim = 192, .tag = tag, .granularity = granularity};
      int count = 0;
      const QuantizeRun run(
          c,
          [&](std::uint64_t bits) -> BF16 {
            if (bits % 97 != 0) return gaussian(1.0F)(bits);
            ++count;
            return {static_cast<std::uint16_t>(bits % 2 == 0 ? 0xFF80 : 0x7FC0)};
          },
          4);
      std::string message;
      static_cast<void>(run.on_cpu(&message));
      EXPECT_NE(message.find(std::to_string(count) + " not finite"), std::string::npos) << message;
      EXPECT_EQ(run.on_emulator().refused, static_cast<std::uint64_t>(count)) << to_string(c);
    }
}

TEST_F(Quantize, InEveryWaveOrder) {
  for (const std::string& tag : tags()) {
    const QuantizeCase c{.batch = 1, .tokens = 150, .heads = 2, .dim = 128, .tag = tag};
    const QuantizeRun run(c, gaussian(1.0F), 9);
    const QuantizeOutputs first = run.on_emulator();
    expect_equal(c, first, run.on_cpu());
    for (std::uint64_t order = 1; order <= 20; ++order) expect_equal(c, run.on_emulator(order), first);
  }
}

// Each wait and nop that the schedule derived is needed: leaving it out is noticed by some call that takes its path.
TEST_F(Quantize, EveryWaitIsNeeded) {
  const auto with_infinities = [](std::uint64_t bits) -> BF16 {
    return bits % 61 == 0 ? BF16{0x7F80} : gaussian(1.0F)(bits);
  };
  std::vector<QuantizeCase> cases{
      {.tokens = 40, .heads = 1, .dim = 192, .tag = "e4m3fn/rows/hadamard", .mean = true, .capacity = 41},
      {.tokens = 40, .heads = 1, .dim = 64, .tag = "i8/rows/hadamard", .granularity = ScaleGranularity::kToken},
      {.tokens = 40, .heads = 1, .dim = 64, .tag = "i8/rows/hadamard", .granularity = ScaleGranularity::kToken},
      {.tokens = 40, .heads = 1, .dim = 64, .tag = "i8/rows/hadamard", .granularity = ScaleGranularity::kToken}};
  cases[1].mean = true;
  cases[2].static_scale = 0x1p-70F;
  cases[3].shift = true;
  cases[3].capacity = 41;
  std::vector<std::unique_ptr<QuantizeRun>> runs;
  std::vector<QuantizeOutputs> outputs(cases.size());
  std::map<std::string, std::vector<std::pair<std::size_t, QuantizeLaunch>>> by_plan;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    runs.push_back(std::make_unique<QuantizeRun>(cases[i], with_infinities, 2));
    outputs[i] = runs[i]->before();
    const auto launches = quantize_launches(runs[i]->problem(outputs[i]));
    ASSERT_TRUE(launches);
    for (const QuantizeLaunch& launch : *launches) by_plan[to_string(launch.plan)].emplace_back(i, launch);
  }
  for (const auto& [plan, launches] : by_plan) {
    const emu::Kernel* const kernel = quantize_kernel(launches.front().second.plan);
    ASSERT_NE(kernel, nullptr);
    const auto mutants = emu::hazard::mutate(*kernel, [&](const emu::Kernel& mutant) {
      Result<emu::LaunchReport> report = emu::LaunchReport{};
      for (const auto& [run, launch] : launches) {
        emu::Memory memory = runs[run]->memory(outputs[run]);
        report = launch_quantize(mutant, launch, memory, 0);
        if (!report || !report->faults.faults().empty()) break;
      }
      return report;
    });
    ASSERT_TRUE(mutants) << mutants.error().message;
    EXPECT_FALSE(mutants->empty());
    for (const emu::hazard::Mutant& mutant : *mutants)
      EXPECT_TRUE(mutant.caught()) << plan << ": " << std::hex << mutant.pc << " " << mutant.instruction;
  }
}

TEST_F(Quantize, WhatIsRefused) {
  static constexpr std::array<std::int32_t, 2> kOffsets{0, 3};
  const QuantizeRun run({.tokens = 3}, gaussian(1.0F), 1);
  QuantizeOutputs outputs = run.before();
  const auto refusal = [&](const std::function<void(QuantizeRequest&)>& change) {
    QuantizeRequest problem = run.problem(outputs);
    change(problem);
    const auto launches = quantize_launches(problem);
    EXPECT_FALSE(launches);
    return launches ? std::string() : launches.error().message;
  };
  const auto has = [](const std::string& text, const char* part) { return text.find(part) != std::string::npos; };
  EXPECT_TRUE(has(refusal([](QuantizeRequest& p) { p.source.dtype = DType::kF32; }), "source: dtype"));
  EXPECT_TRUE(has(refusal([](QuantizeRequest& p) { p.source.size[3] = 96; }), "64, 128 or 192"));
  EXPECT_TRUE(has(refusal([](QuantizeRequest& p) { p.tag = parse_packed_tag("e4m3fn/sm90a_vt32/none").value(); }),
                  "e4m3fn/sm90a_vt32/none"));
  EXPECT_TRUE(has(refusal([](QuantizeRequest& p) { p.cu_seqlens = kOffsets; }), "cu_seqlens"));
  EXPECT_TRUE(
      has(refusal([](QuantizeRequest& p) { p.mean_choice = MeanChoice::kSequence; }), "mean over the sequence"));
  EXPECT_TRUE(has(refusal([](QuantizeRequest& p) { p.source.size[2] = 70000; }), "70000"));
  EXPECT_TRUE(has(refusal([](QuantizeRequest& p) { p.capacity = Index{1} << 40; }), "capacity"));
}

TEST_F(Quantize, PlansHaveATextForm) {
  for (const QuantizePlan& plan : quantize_plans()) {
    const auto parsed = parse_quantize_plan(to_string(plan));
    ASSERT_TRUE(parsed) << to_string(plan);
    EXPECT_EQ(*parsed, plan);
    EXPECT_NE(find_embedded(to_string(plan)), nullptr);
  }
  EXPECT_FALSE(parse_quantize_plan("quantize e5m2 d=128 none scales=head"));
}

}  // namespace
}  // namespace leanfa::gfx950
