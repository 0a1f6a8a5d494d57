// AITER's own machine code, end to end, against attention in double. Skipped where LEANFA_AITER_CO_DIR is not set.
#include <gtest/gtest.h>

#include <iostream>

#include "cpu/method_attention.hpp"
#include "emu/gfx950/aiter_attention.hpp"
#include "numerics/formats.hpp"
#include "reference/attention.hpp"
#include "reference/error_figures.hpp"

namespace leanfa::emu {
namespace {

struct NamedCase {
  const char* name;
  AiterCase problem;
};

double relative_rms(const std::vector<float>& got, const AttentionProblem& problem, const std::vector<double>& want) {
  const Index4 size{problem.q.size[0], problem.q.size[1], problem.q.size[2], problem.v.size[3]};
  const auto figures = reference::error_figures(contiguous_view(got.data(), size), contiguous_view(want.data(), size));
  EXPECT_TRUE(figures.has_value());
  if (!figures) return 1.0;
  EXPECT_EQ(figures->mask_mismatches, 0);
  return figures->relative_rms;
}

// O's error of AITER's method as the CPU backend models it, on the same inputs. Its O is float32; AITER's is bf16.
double modelled_error(const AttentionProblem& problem, const std::vector<double>& want) {
  const auto method = parse_method("aiter");
  EXPECT_TRUE(method.has_value());
  std::vector<float> out(want.size());
  const Index4 size{problem.q.size[0], problem.q.size[1], problem.q.size[2], problem.v.size[3]};
  const Status status = cpu::attention_fwd(problem, *method, contiguous_view(out.data(), size), {});
  EXPECT_TRUE(status.has_value()) << status.error().message;
  for (float& x : out) x = to_float(to_bf16(x));
  return relative_rms(out, problem, want);
}

// The BF16 kernels fetch up to two tiles of K past its end, into LDS that nobody reads: the row offset of a tile is in
// SOFFSET, which a raw buffer's range check leaves out (CDNA4 manual, section 9.1.5.1).
bool is_known(const AiterCase& problem, const Fault& fault) {
  return !problem.fp8 && fault.rule == Rule::kMemoryOutOfBounds && fault.instruction.starts_with("buffer_load_dwordx4") &&
         fault.instruction.ends_with("lds") && fault.detail.find("past the end of k") != std::string::npos;
}

class AiterKernel : public testing::TestWithParam<NamedCase> {};

TEST_P(AiterKernel, MatchesReference) {
  const auto folder = aiter_folder();
  if (!folder) GTEST_SKIP() << "LEANFA_AITER_CO_DIR is not set: AITER's code objects are not part of this repository";
  const AiterCase& problem = GetParam().problem;
  const auto run = run_aiter(*folder, problem, {}, false);
  ASSERT_TRUE(run.has_value()) << run.error().message;
  for (const Fault& fault : run->report.faults.faults())
    EXPECT_TRUE(is_known(problem, fault)) << to_string(fault);
  ASSERT_TRUE(run->report.finished);
  std::vector<double> want(run->out.size());
  std::vector<double> want_lse(run->lse.size());
  const Index4 size{problem.batch, problem.seqlen_q, problem.heads_q, 128};
  const LseView<double> lse{want_lse.data(), problem.heads_q * problem.seqlen_q, 1, problem.seqlen_q};
  ASSERT_TRUE(reference::attention(run->problem, contiguous_view(want.data(), size), lse).has_value());
  const double error = relative_rms(run->out, run->problem, want);
  std::cout << "relative rms " << error << ", " << run->report.instructions << " instructions, " << run->seconds << " s\n";
  if (problem.fp8) {
    const double model = modelled_error(run->problem, want);
    std::cout << "modelled " << model << "\n";
    EXPECT_LE(error, 1.1 * model);
    EXPECT_GE(error, 0.9 * model);
  } else {
    EXPECT_LE(error, 0.004);
  }
  for (std::size_t i = 0; i < want_lse.size(); ++i) ASSERT_NEAR(run->lse[i], want_lse[i], 1e-3) << "lse " << i;
}

INSTANTIATE_TEST_SUITE_P(
    Hd128, AiterKernel,
    testing::Values(NamedCase{"bf16_256", {}},  //
                    NamedCase{"bf16_300x200", {.seqlen_q = 300, .seqlen_k = 200}},
                    NamedCase{"bf16_gqa8_batch2", {.batch = 2, .seqlen_q = 128, .seqlen_k = 320, .heads_q = 8}},
                    NamedCase{"bf16_causal_512", {.causal = true, .seqlen_q = 512, .seqlen_k = 512}},
                    NamedCase{"bf16_causal_113x203", {.causal = true, .seqlen_q = 113, .seqlen_k = 203}},
                    NamedCase{"fp8_256", {.fp8 = true}},
                    NamedCase{"fp8_1024", {.fp8 = true, .seqlen_q = 1024, .seqlen_k = 1024}},
                    NamedCase{"fp8_300x200", {.fp8 = true, .seqlen_q = 300, .seqlen_k = 200}},
                    NamedCase{"fp8_gqa8_batch2", {.fp8 = true, .batch = 2, .seqlen_q = 128, .seqlen_k = 320, .heads_q = 8}},
                    NamedCase{"fp8_causal_512", {.fp8 = true, .causal = true, .seqlen_q = 512, .seqlen_k = 512}},
                    NamedCase{"fp8_causal_113x203", {.fp8 = true, .causal = true, .seqlen_q = 113, .seqlen_k = 203}}),
    [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace leanfa::emu
