// Many keys on a CUDA device: a kernel's error against double on its own 8-bit inputs is no more than that of the CPU's
// kernel of the same method, whose sums are float32; and sinks cost no more than the block rule's window would.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include "runtime/cuda_backend.hpp"

namespace leanfa::runtime {
namespace {

using support::make_problem;
using support::TestProblem;

constexpr Index kQueryRows = 4;
constexpr Index kDim = 128;

// A row's output in double: exact attention on the codes.
std::vector<double> exact_row(const TestProblem& problem, Index row, Index keys) {
  std::vector<double> y(static_cast<std::size_t>(keys)), o(kDim, 0.0);
  for (Index j = 0; j < keys; ++j)
    for (Index d = 0; d < kDim; ++d)
      y[static_cast<std::size_t>(j)] += problem.q.at(0, row, 0, d) * problem.k.at(0, j, 0, d);
  const double top = *std::max_element(y.begin(), y.end());
  double sum = 0;
  for (Index j = 0; j < keys; ++j) {
    const double p = std::exp((y[static_cast<std::size_t>(j)] - top) * problem.problem.softmax_scale);
    sum += p;
    for (Index d = 0; d < kDim; ++d) o[static_cast<std::size_t>(d)] += p * problem.v.at(0, j, 0, d);
  }
  for (double& x : o) x /= sum;
  return o;
}

// Relative RMS of outputs got(row, dim), rounded to BF16 as the device's are.
template <class Got>
double relative_error(const std::vector<std::vector<double>>& want, const Got& got) {
  double error = 0, norm = 0;
  for (std::size_t i = 0; i < want.size(); ++i)
    for (std::size_t d = 0; d < kDim; ++d) {
      error += std::pow(got(static_cast<Index>(i), static_cast<Index>(d)) - want[i][d], 2);
      norm += want[i][d] * want[i][d];
    }
  return std::sqrt(error / norm);
}

// The keys in one range, and in as many as their number asks for.
constexpr SplitRule kRules[] = {SplitRule::kNever, SplitRule::kByShape};

double error_on_device(const TestProblem& problem, const Method& method, SplitRule rule,
                       const std::vector<std::vector<double>>& want) {
  const DeviceOutputs got = run_on_device(problem.problem, method, rule);
  return relative_error(want, [&](Index row, Index d) { return got.out_at(0, row, 0, d); });
}

double error_on_cpu(const TestProblem& problem, const Method& method, const std::vector<std::vector<double>>& want) {
  std::vector<float> out(kQueryRows * kDim);
  const auto view = contiguous_view(out.data(), {1, kQueryRows, 1, kDim});
  const Status done = cpu::attention_fwd(problem.problem, method, view, LseView<float>{});
  EXPECT_TRUE(done.has_value());
  return relative_error(want, [&](Index row, Index d) {
    return static_cast<double>(to_float(to_bf16(out[static_cast<std::size_t>(row * kDim + d)])));
  });
}

std::vector<std::vector<double>> exact_rows(const TestProblem& problem, Index keys) {
  std::vector<std::vector<double>> rows;
  for (Index i = 0; i < kQueryRows; ++i) rows.push_back(exact_row(problem, i, keys));
  return rows;
}

TEST(CudaLongContext, ErrsLikeTheCpuOverManyKeys) {
  if (!cuda_absent().empty()) GTEST_SKIP() << cuda_absent();
  constexpr Index kKeys = 131072;
  TestProblem problem = make_problem({.seqlen_q = kQueryRows, .seqlen_k = kKeys}, DType::kE4M3FN, 11);
  support::Random random(12);
  for (Index j = 0; j < kKeys; ++j)
    for (Index d = 0; d < kDim; ++d) problem.v.set(0, j, 0, d, 0.3 + random.normal());
  const auto want = exact_rows(problem, kKeys);
  for (const std::string text :
       {"e4m3/lean/window", "e4m3/lean/anchor", "e4m3/lean/sticky", "e4m3/lean2/anchor", "e4m3/exact/anchor"}) {
    const Method method = parse_method(text).value();
    const double cpu = error_on_cpu(problem, as_the_kernels(method), want);
    for (const SplitRule rule : kRules) {
      const int ranges = ranges_of(problem.problem, method, rule);
      EXPECT_EQ(ranges, rule == SplitRule::kNever ? 1 : 32);
      const double device = error_on_device(problem, method, rule, want);
      EXPECT_LT(device, 1.1 * cpu) << text << " in " << ranges;
      RecordProperty(text + std::to_string(ranges), std::to_string(device) + " " + std::to_string(cpu));
    }
  }
}

// Key 0 alone has something in dim 0, and so much of it that its scores lie about g binades above a row's others. V is
// 0 there.
TestProblem problem_with_sink(Index keys, double binades) {
  TestProblem problem = make_problem({.seqlen_q = kQueryRows, .seqlen_k = keys}, DType::kE4M3FN, 3);
  problem.problem.softmax_scale = 1.5 / std::sqrt(static_cast<double>(kDim));
  for (Index j = 0; j < keys; ++j) problem.k.set(0, j, 0, 0, 0.0);
  double best = 0;
  for (Index i = 0; i < kQueryRows; ++i) {
    problem.q.set(0, i, 0, 0, 4.0);
    for (Index j = 1; j < keys; ++j) {
      double y = 0;
      for (Index d = 1; d < kDim; ++d) y += problem.q.at(0, i, 0, d) * problem.k.at(0, j, 0, d);
      best = std::max(best, y);
    }
  }
  for (Index d = 0; d < kDim; ++d) problem.k.set(0, 0, 0, d, 0.0);
  const double above = binades / (std::numbers::log2e * problem.problem.softmax_scale);
  problem.k.set(0, 0, 0, 0, (best + above) / 4.0);
  problem.v.fill_row(0, 0, 0, 0.0);
  return problem;
}

TEST(CudaLongContext, SinksCostAtMostTwiceTheBlockRule) {
  if (!cuda_absent().empty()) GTEST_SKIP() << cuda_absent();
  for (const Index keys : {2048, 16384, 131072})
    for (const double binades : {8.0, 16.0, 24.0}) {
      SCOPED_TRACE(testing::Message() << keys << " keys, " << binades << " binades");
      const TestProblem problem = problem_with_sink(keys, binades);
      const auto want = exact_rows(problem, keys);
      const double block = error_on_cpu(problem, parse_method("e4m3/exact/block+t0").value(), want);
      for (const char* text : {"e4m3/lean/anchor", "e4m3/lean/anchor+sink1", "e4m3/lean/window+sink1"}) {
        const Method method = parse_method(text).value();
        for (const SplitRule rule : kRules) {
          const double device = error_on_device(problem, method, rule, want);
          const int ranges = ranges_of(problem.problem, method, rule);
          EXPECT_LT(device, 2 * block) << text << " in " << ranges;
          Method on_cpu = as_the_kernels(method);
          on_cpu.splits = ranges;
          EXPECT_LT(device, 1.1 * error_on_cpu(problem, on_cpu, want)) << text << " in " << ranges;
        }
      }
    }
}

}  // namespace
}  // namespace leanfa::runtime
