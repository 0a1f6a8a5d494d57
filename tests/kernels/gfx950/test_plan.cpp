#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>

#include "kernels/gfx950/attention_fwd/emit.hpp"
#include "kernels/gfx950/attention_fwd/problem.hpp"

namespace leanfa::gfx950 {
namespace {

TEST(Plan, TextRoundTrips) {
  std::set<std::string> symbols;
  for (const Plan& plan : plans()) {
    const auto parsed = parse_plan(name(plan));
    ASSERT_TRUE(parsed) << parsed.error().message;
    EXPECT_EQ(*parsed, plan) << name(plan);
    EXPECT_TRUE(symbols.insert(kernel_name(plan)).second) << kernel_name(plan);
  }
  const auto dump = parse_plan("e4m3/lean/anchor d=192,128 causal dump=s");
  ASSERT_TRUE(dump) << dump.error().message;
  EXPECT_EQ(name(*dump), "e4m3/lean/anchor d=192,128 causal dump=s");
  for (const Plan& plan : plans()) EXPECT_FALSE(plan.dump);
}

TEST(Plan, RefusesByName) {
  struct Case {
    const char* text;
    const char* message;
  };
  for (const Case& one :
       {Case{"e4m3/lean", "format/p/reference"}, Case{"e4m3/shift/anchor d=128 full", "P of e4m3 inputs"},
        Case{"int8/lean/anchor d=128 full", "int8 inputs"}, Case{"bf16/lean/running d=128 full", "bf16 inputs"},
        Case{"e4m3/lean/running d=128 full", "reference of e4m3 inputs"},
        Case{"e4m3/lean/anchor d=64 full", "head dimensions"}, Case{"e4m3/lean/anchor d=128 window", "got window"},
        Case{"e4m3/lean/anchor d=x", "got d=x"}, Case{"e4m3/lean/anchor d=128 full dump=s dump=s", "dump=s once"},
        Case{"e4m3/lean/anchor d=128 full causal", "a mask once"}}) {
    const auto parsed = parse_plan(one.text);
    ASSERT_FALSE(parsed) << one.text;
    EXPECT_NE(parsed.error().message.find(one.message), std::string::npos) << parsed.error().message;
  }
}

// Every plan that is listed has a kernel.
TEST(Plan, EachShippedPlanEmits) {
#ifdef LEANFA_SANITIZED
  GTEST_SKIP() << "emits every kernel, as the build does under the sanitizers anyway";
#endif
  for (const Plan& plan : plans()) {
    const auto emitted = emit(plan);
    ASSERT_TRUE(emitted) << name(plan) << ": " << emitted.error().message;
    EXPECT_NE(emitted->text.find(".amdhsa_kernel " + kernel_name(plan)), std::string::npos);
  }
}

// Placing is the generator's own clock; the goldens say when a change moves it. LEANFA_UPDATE writes them anew.
TEST(Plan, SummariesAreTheGoldenOnes) {
  for (const char* const text : {"e4m3/lean/ladder d=128 causal", "int8/shift/slack d=128 full",
                                 "bf16/exact/running d=128 causal", "e4m3/exact/block d=192,128 full"}) {
    const auto plan = parse_plan(text);
    ASSERT_TRUE(plan);
    const auto emitted = emit(*plan);
    ASSERT_TRUE(emitted) << emitted.error().message;
    const std::string path =
        std::string(LEANFA_SOURCE_DIR) + "/tests/kernels/gfx950/golden/" + kernel_name(*plan) + ".txt";
    std::ifstream stream(path, std::ios::binary);
    const std::string golden((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
    EXPECT_EQ(emitted->summary, golden) << "repeat: leanfa emit --summary --plan \"" << text << "\" -o " << path;
  }
}

struct Shape {
  Index batch = 1, seqlen_q = 64, seqlen_k = 64, heads_q = 4, heads_kv = 2;
};

AttentionProblem problem_of(const Shape& s) {
  static const std::uint8_t byte = 0;
  const auto view = [](Index b, Index n, Index h) {
    return any_view(contiguous_view<const std::uint8_t>(&byte, {b, n, h, 128}));
  };
  AttentionProblem problem;
  problem.q = view(s.batch, s.seqlen_q, s.heads_q);
  problem.k = view(s.batch, s.seqlen_k, s.heads_kv);
  problem.v = view(s.batch, s.seqlen_k, s.heads_kv);
  problem.q.dtype = problem.k.dtype = problem.v.dtype = DType::kE4M3FN;
  problem.softmax_scale = 0.125;
  return problem;
}

Result<Launch> launched(const AttentionProblem& problem, DType out_type = DType::kBF16) {
  const Index4 size{problem.q.batch(), problem.q.seqlen(), problem.q.heads(), 128};
  const AnyView out{.data = nullptr, .dtype = out_type, .size = size, .stride = contiguous_strides(size)};
  return launch_of(*parse_plan("e4m3/lean/anchor d=128 full"), problem, out, {}, {});
}

TEST(Launch, GridAndHeads) {
  const auto launch = launched(problem_of({.batch = 3, .seqlen_q = 513, .heads_q = 16, .heads_kv = 2}));
  ASSERT_TRUE(launch) << launch.error().message;
  EXPECT_EQ(launch->grid, (std::array<std::uint32_t, 3>{16, 3, 3}));
  EXPECT_EQ(launch->args.heads_per_xcd, 2U);
  for (const Index ratio : {2, 3, 5, 6, 7, 12, 16, 71}) {
    const auto one = launched(problem_of({.heads_q = 2 * ratio, .heads_kv = 2}));
    ASSERT_TRUE(one);
    for (std::uint64_t h = 0; h < 2 * static_cast<std::uint64_t>(ratio); ++h)
      EXPECT_EQ(h * one->args.gqa_magic >> 32U, h / static_cast<std::uint64_t>(ratio)) << ratio << " " << h;
  }
}

TEST(Launch, JobsOfAWorkgroup) {
  EXPECT_EQ(jobs_per_workgroup(8, 1), 1U);    // CUs are left over
  EXPECT_EQ(jobs_per_workgroup(8, 64), 2U);   // 512 pairs on 256 CUs
  EXPECT_EQ(jobs_per_workgroup(8, 48), 1U);   // 384: halves of pairs of pairs would take as long, on fewer CUs
  EXPECT_EQ(jobs_per_workgroup(8, 512), 8U);  // a head each
  EXPECT_EQ(jobs_per_workgroup(7, 512), 7U);
  EXPECT_EQ(jobs_per_workgroup(0, 64), 1U);
  EXPECT_EQ(jobs_per_workgroup(15, 64), 4U);  // 64 workgroups of three, on as many CUs
  Launch launch;
  launch.args.tiles = 15;
  share_jobs(launch, *parse_plan("e4m3/lean/ladder d=128 causal"), 2);
  EXPECT_EQ(launch.grid[1], 4U);
  EXPECT_EQ(launch.args.pair_step, 4U);
  share_jobs(launch, *parse_plan("e4m3/lean/ladder d=128 full"), 4);
  EXPECT_EQ(launch.grid[1], 4U);
  EXPECT_EQ(launch.args.pair_step, 4U);
}

TEST(Launch, RefusesByName) {
  AttentionProblem scales = problem_of({});
  const float one = 1;
  scales.k_descale = {&one, {8, 2, 1}};
  AttentionProblem far = problem_of({});
  far.k.stride[1] = Index{1} << 30;
  AttentionProblem near = problem_of({});
  near.v.stride[1] = 64;
  AttentionProblem causal = problem_of({});
  causal.causal = true;
  AttentionProblem varlen = problem_of({});
  const std::array<std::int32_t, 2> ends{0, 64};
  varlen.cu_seqlens_q = varlen.cu_seqlens_k = ends;
  AttentionProblem format = problem_of({});
  format.q.dtype = DType::kBF16;
  struct Case {
    const AttentionProblem* problem;
    const char* message;
  };
  for (const Case& c :
       {Case{&scales, "one per token"}, Case{&far, "32-bit offsets"}, Case{&near, "row stride of at least"},
        Case{&causal, "a causal mask"}, Case{&varlen, "cu_seqlens"}, Case{&format, "q: format"}}) {
    const auto launch = launched(*c.problem);
    ASSERT_FALSE(launch) << c.message;
    EXPECT_EQ(launch.error().code, ErrorCode::kUnsupported);
    EXPECT_NE(launch.error().message.find(c.message), std::string::npos) << launch.error().message;
  }
  EXPECT_FALSE(launched(problem_of({}), DType::kF32));
}

}  // namespace
}  // namespace leanfa::gfx950
