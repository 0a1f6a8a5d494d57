// AITER's own machine code, end to end, against attention in double. Skipped where LEANFA_AITER_CO_DIR is not set.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>
#include <utility>

#include "cpu/method_attention.hpp"
#include "emu/gfx950/aiter_folder.hpp"
#include "emu/gfx950/hazard/audit.hpp"
#include "numerics/formats.hpp"
#include "reference/attention.hpp"
#include "reference/error_figures.hpp"

namespace leanfa::emu {
namespace {

struct NamedCase {
  const char* name;
  AiterCase problem;
  std::uint64_t order = 0;  // of the waves
};

double relative_rms(const std::vector<float>& got, const AttentionProblem& problem, const std::vector<double>& want) {
  const Index4 size{problem.q.size[0], problem.q.size[1], problem.q.size[2], problem.v.size[3]};
  const auto figures = reference::error_figures(contiguous_view(got.data(), size), contiguous_view(want.data(), size));
  EXPECT_TRUE(figures.has_value());
  if (!figures) return 1.0;
  EXPECT_EQ(figures->mask_mismatches, 0);
  return figures->relative_rms;
}

// O's error of a method as the CPU backend models it, on the same inputs. Its O is float32; AITER's is bf16.
double modelled_error(std::string_view name, const AttentionProblem& problem, const std::vector<double>& want) {
  const auto method = parse_method(name);
  EXPECT_TRUE(method.has_value());
  std::vector<float> out(want.size());
  const Index4 size{problem.q.size[0], problem.q.size[1], problem.q.size[2], problem.v.size[3]};
  const Status status = cpu::attention_fwd(problem, *method, contiguous_view(out.data(), size), {});
  EXPECT_TRUE(status.has_value()) << status.error().message;
  for (float& x : out) x = to_float(to_bf16(x));
  return relative_rms(out, problem, want);
}

// O's error with lean P (code = 8y + 56, to nearest, 0 to 255) on the exact scores of a one-head MX problem in float64,
// with the running maximum of 128-key blocks: what the MXFP4 kernel computes.
double lean_error(const AiterRun& run, const std::vector<double>& want) {
  const auto seqlen_q = static_cast<std::size_t>(run.problem.q.size[1]);
  const auto seqlen_k = static_cast<std::size_t>(run.problem.k.size[1]);
  constexpr std::size_t kDim = 128;
  std::vector<float> out(want.size());
  for (std::size_t i = 0; i < seqlen_q; ++i) {
    double maximum = -1e30;
    double sum = 0.0;
    std::array<double, kDim> o{};
    for (std::size_t first = 0; first < seqlen_k; first += 128) {
      const std::size_t end = std::min(seqlen_k, first + 128);
      std::vector<double> y(end - first);
      double block_maximum = maximum;
      for (std::size_t j = first; j < end; ++j) {
        for (std::size_t d = 0; d < kDim; ++d)
          y[j - first] += static_cast<double>(run.wide_q[i * kDim + d]) * static_cast<double>(run.wide_k[j * kDim + d]);
        block_maximum = std::max(block_maximum, y[j - first]);
      }
      const double factor = std::exp2(maximum - block_maximum);
      maximum = block_maximum;
      sum *= factor;
      for (double& x : o) x *= factor;
      for (std::size_t j = first; j < end; ++j) {
        const double code = std::clamp(std::nearbyint(8 * (y[j - first] - maximum) + 56 - 0.45), 0.0, 255.0);
        const auto p = static_cast<double>(to_float(E4M3FN{static_cast<std::uint8_t>(code)}));
        sum += p;
        for (std::size_t d = 0; d < kDim; ++d) o[d] += p * static_cast<double>(to_float(E4M3FN{run.v[j * kDim + d]}));
      }
    }
    for (std::size_t d = 0; d < kDim; ++d) out[i * kDim + d] = static_cast<float>(o[d] / sum);
  }
  return relative_rms(out, run.problem, want);
}

// What O's error may be. v3 computes exact P: its model within a tenth. v4 chooses block by block between exact P and a
// linear exponential, so its error lies between those of the two.
std::pair<double, double> expected_error(const AiterCase& c, const AiterRun& run, const std::vector<double>& want) {
  const AttentionProblem& problem = run.problem;
  if (!c.fp8) return {0.0, 0.004};
  if (c.fp4) {
    // Lean P everywhere is the upper end; blocks that are computed exactly have less.
    return {0.01, 1.1 * lean_error(run, want)};
  }
  // No model of block scales on the CPU. Q and K are exact here, so that only P's rounding is left: plain v4's figure.
  if (c.mx) return {0.01, 0.045};
  if (!c.v4) {
    const double model = modelled_error("aiter", problem, want);
    return {0.9 * model, 1.1 * model};
  }
  const double exact = modelled_error(c.int8 ? "int8/exact/running+t0" : "e4m3/exact/running+t0", problem, want);
  // The CPU backend has no linear exponential on int8 scores; P's share of the error is the same.
  if (c.int8) return {0.9 * exact, 2.0 * exact};
  return {0.9 * exact, 1.1 * modelled_error("e4m3/lean/running+t0", problem, want)};
}

// Findings in these kernels that are theirs (docs/design/emulator.md has the evidence); anything else is ours.
struct KnownFinding {
  Rule rule;
  std::string_view instruction;
  std::string_view other;
  bool fp8;
  bool causal_only = false;
};
constexpr std::array kKnown{
    // K and V are fetched past their end: the row offset is in SOFFSET, which a raw buffer's range check leaves out.
    KnownFinding{Rule::kMemoryOutOfBounds, "buffer_load_dwordx4", "", false},
    // lgkmcnt(8) where eight reads are outstanding and the four oldest are needed.
    KnownFinding{Rule::kWaitCountRegister, "v_mfma_f32_32x32x64_f8f6f4", "ds_read_b64_tr_b8", true},
    // The next V tile is loaded into LDS that other waves read in the same barrier interval.
    KnownFinding{Rule::kLdsRace, "ds_read_b64_tr_b8", "buffer_load_dwordx4", true},
    KnownFinding{Rule::kLdsRace, "buffer_load_dwordx4", "ds_read_b64_tr_b8", true},
    // The second tile's first loads, while slower waves still read for the first.
    KnownFinding{Rule::kLdsRace, "ds_read_b64_tr_b16", "buffer_load_dwordx4", false, true},
    KnownFinding{Rule::kLdsRace, "buffer_load_dwordx4", "ds_read_b64_tr_b16", false, true},
    // 192/128: K's loads against slower waves' reads; whether time keeps them apart was not looked into.
    KnownFinding{Rule::kLdsRace, "ds_read_b128", "buffer_load_dwordx4", false},
    KnownFinding{Rule::kLdsRace, "buffer_load_dwordx4", "ds_read_b128", false},
    KnownFinding{Rule::kWaitStates, "v_permlane16_swap_b32", "v_permlane32_swap_b32", false},
    // v4 i8fp8: the row sum reads P one instruction after its conversion, and is read four states early.
    KnownFinding{Rule::kWaitStates, "v_mfma_f32_16x16x128_f8f6f4", "v_cvt_pk_fp8_f32", true},
    KnownFinding{Rule::kWaitStates, "v_add_f32", "v_mfma_f32_16x16x128_f8f6f4", true},
    KnownFinding{Rule::kWaitStates, "v_add_f32", "v_smfmac_f32_16x16x128_fp8_fp8", true},
    // v4 mx: block scales of rows past the end.
    KnownFinding{Rule::kMemoryOutOfBounds, "global_load_ubyte", "", true},
    KnownFinding{Rule::kMemoryOutOfBounds, "buffer_load_dword ", "", true},
};

bool is_known(const AiterCase& problem, const Fault& fault) {
  if (fault.severity == Severity::kWarning) return true;
  return std::ranges::any_of(kKnown, [&](const KnownFinding& known) {
    return known.rule == fault.rule && fault.instruction.starts_with(known.instruction) &&
           fault.other.starts_with(known.other) && known.fp8 == problem.fp8 && (!known.causal_only || problem.causal);
  });
}

class AiterKernel : public testing::TestWithParam<NamedCase> {};

TEST_P(AiterKernel, MatchesReference) {
  const auto folder = aiter_folder();
  if (!folder) GTEST_SKIP() << "LEANFA_AITER_CO_DIR is not set: AITER's code objects are not part of this repository";
  const AiterCase& problem = GetParam().problem;
  const auto run = run_aiter(*folder, problem, {.order = GetParam().order, .limits = {}, .make_observer = nullptr},
                             [](const Kernel& kernel, const Dimensions&) { return hazard::make_audit(kernel); });
  ASSERT_TRUE(run.has_value()) << run.error().message;
  for (const Fault& fault : run->report.faults.faults()) EXPECT_TRUE(is_known(problem, fault)) << to_string(fault);
  ASSERT_TRUE(run->report.finished);
  std::vector<double> want(run->out.size());
  std::vector<double> want_lse(run->lse.size());
  const Index4 size{problem.batch, problem.seqlen_q, problem.heads_q, 128};
  const LseView<double> lse{want_lse.data(), problem.heads_q * problem.seqlen_q, 1, problem.seqlen_q};
  ASSERT_TRUE(reference::attention(run->problem, contiguous_view(want.data(), size), lse).has_value());
  const double error = relative_rms(run->out, run->problem, want);
  std::cout << "relative rms " << error << ", " << run->report.instructions << " instructions, " << run->seconds
            << " s\n";
  const auto [low, high] = expected_error(problem, *run, want);
  EXPECT_GE(error, low);
  EXPECT_LE(error, high);
  if (problem.v4) return;  // writes no LSE
  for (std::size_t i = 0; i < want_lse.size(); ++i) ASSERT_NEAR(run->lse[i], want_lse[i], 1e-3) << "lse " << i;
}

INSTANTIATE_TEST_SUITE_P(
    Hd128, AiterKernel,
    testing::Values(
        NamedCase{"bf16_256", {}},  //
        NamedCase{"bf16_300x200", {.seqlen_q = 300, .seqlen_k = 200}},
        NamedCase{"bf16_gqa8_batch2", {.batch = 2, .seqlen_q = 128, .seqlen_k = 320, .heads_q = 8}},
        // Waves in turn would lose the race between the two tiles.
        NamedCase{"bf16_causal_512", {.causal = true, .seqlen_q = 512, .seqlen_k = 512}, 1},
        NamedCase{"bf16_causal_113x203", {.causal = true, .seqlen_q = 113, .seqlen_k = 203}},
        NamedCase{"bf16_d192_300x200", {.seqlen_q = 300, .seqlen_k = 200, .head_dim_qk = 192}},
        NamedCase{"bf16_d192_causal_512", {.causal = true, .seqlen_q = 512, .seqlen_k = 512, .head_dim_qk = 192}, 1},
        NamedCase{"v4_fp8_256", {.fp8 = true, .v4 = true}},
        NamedCase{"v4_fp8_300x1000", {.fp8 = true, .v4 = true, .seqlen_q = 300, .seqlen_k = 1000}},
        NamedCase{"v4_mxfp8_256", {.fp8 = true, .v4 = true, .mx = true}},
        NamedCase{"v4_mxfp8_300x1000", {.fp8 = true, .v4 = true, .mx = true, .seqlen_q = 300, .seqlen_k = 1000}},
        NamedCase{"v4_mxfp4_256", {.fp8 = true, .v4 = true, .mx = true, .fp4 = true}},
        NamedCase{"v4_mxfp4_300x1000",
                  {.fp8 = true, .v4 = true, .mx = true, .fp4 = true, .seqlen_q = 300, .seqlen_k = 1000}},
        NamedCase{"v4_i8fp8_256", {.fp8 = true, .v4 = true, .int8 = true}},
        NamedCase{"v4_i8fp8_300x1000", {.fp8 = true, .v4 = true, .int8 = true, .seqlen_q = 300, .seqlen_k = 1000}},
        NamedCase{"fp8_256", {.fp8 = true}}, NamedCase{"fp8_1024", {.fp8 = true, .seqlen_q = 1024, .seqlen_k = 1024}},
        // Some seconds of emulation and as much again for the reference: docs/results/emulator.md.
        NamedCase{"DISABLED_fp8_8192", {.fp8 = true, .seqlen_q = 8192, .seqlen_k = 8192}},
        NamedCase{"fp8_300x200", {.fp8 = true, .seqlen_q = 300, .seqlen_k = 200}},
        NamedCase{"fp8_gqa8_batch2", {.fp8 = true, .batch = 2, .seqlen_q = 128, .seqlen_k = 320, .heads_q = 8}},
        NamedCase{"fp8_causal_512", {.fp8 = true, .causal = true, .seqlen_q = 512, .seqlen_k = 512}},
        NamedCase{"fp8_causal_113x203", {.fp8 = true, .causal = true, .seqlen_q = 113, .seqlen_k = 203}}),
    [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace leanfa::emu
