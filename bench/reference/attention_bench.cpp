// Time of attention in double on one causal layer of 4 heads, head_dim 128, BF16 inputs, all processors.
// Scored pairs only: a causal layer counts half of 4 seqlen^2 head_dim heads operations.
#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "reference/attention.hpp"

namespace leanfa {
namespace {

constexpr Index kHeads = 4, kDim = 128;

// BF16 bits of values between -4 and 4 in magnitude; any will do.
std::vector<BF16> values(Index count, std::uint32_t seed) {
  std::vector<BF16> list(static_cast<std::size_t>(count));
  for (BF16& x : list) {
    seed = seed * 1664525U + 1013904223U;
    x.bits = static_cast<std::uint16_t>((seed >> 16 & 0x8000U) | (0x3E00U + (seed >> 20 & 0x1FFU)));
  }
  return list;
}

void causal_layer(benchmark::State& state) {
  const Index seqlen = state.range(0);
  const Index4 size{1, seqlen, kHeads, kDim};
  const Index count = seqlen * kHeads * kDim;
  const std::vector<BF16> q = values(count, 1), k = values(count, 2), v = values(count, 3);
  std::vector<double> out(static_cast<std::size_t>(count)), lse(static_cast<std::size_t>(seqlen * kHeads));
  AttentionProblem problem;
  problem.q = any_view(contiguous_view(q.data(), size));
  problem.k = any_view(contiguous_view(k.data(), size));
  problem.v = any_view(contiguous_view(v.data(), size));
  problem.softmax_scale = 1.0 / std::sqrt(static_cast<double>(kDim));
  problem.causal = true;
  for (auto _ : state) {
    const Status status =
        reference::attention(problem, contiguous_view(out.data(), size), {lse.data(), 0, 1, seqlen}, {});
    if (!status) state.SkipWithError(status.error().message.c_str());
    benchmark::DoNotOptimize(out.data());
  }
  const double operations = 2.0 * static_cast<double>(seqlen) * static_cast<double>(seqlen * kDim * kHeads);
  state.counters["FLOP/s"] = benchmark::Counter(operations, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(causal_layer)->Arg(2048)->Arg(8192)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace leanfa
