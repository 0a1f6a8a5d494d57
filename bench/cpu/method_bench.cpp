// The 8-bit kernel by method and length: 4 query heads over 2 key heads of dim 128, and the MLA shape, causal.
// Inputs are Gaussian, quantised beforehand; only the kernel is timed.
#include <benchmark/benchmark.h>

#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "cpu/method_attention.hpp"
#include "numerics/quantise.hpp"

namespace leanfa::bench {
namespace {

struct Layer {
  Index seqlen = 0, heads_kv = 0, head_dim_qk = 0, head_dim_v = 0;
};
constexpr Index kHeadsQ = 4;

std::vector<float> gaussian(Index count, unsigned seed) {
  std::mt19937_64 random(seed);
  std::normal_distribution<float> normal;
  std::vector<float> values(static_cast<std::size_t>(count));
  for (float& x : values) x = normal(random);
  return values;
}

void run(benchmark::State& state, const std::string& method_text, const Layer& layer) {
  const auto method = parse_method(method_text);
  const Index4 q_size{1, layer.seqlen, kHeadsQ, layer.head_dim_qk};
  const Index4 k_size{1, layer.seqlen, layer.heads_kv, layer.head_dim_qk};
  const Index4 v_size{1, layer.seqlen, layer.heads_kv, layer.head_dim_v};
  const std::vector<float> q = gaussian(layer.seqlen * kHeadsQ * layer.head_dim_qk, 1);
  const std::vector<float> k = gaussian(layer.seqlen * layer.heads_kv * layer.head_dim_qk, 2);
  const std::vector<float> v = gaussian(layer.seqlen * layer.heads_kv * layer.head_dim_v, 3);
  AttentionProblem wide;
  wide.q = any_view(contiguous_view(q.data(), q_size));
  wide.k = any_view(contiguous_view(k.data(), k_size));
  wide.v = any_view(contiguous_view(v.data(), v_size));
  wide.softmax_scale = 1.0 / std::sqrt(static_cast<double>(layer.head_dim_qk));
  wide.causal = true;
  const auto quantised = quantise_problem(wide, *method);
  if (!quantised) return state.SkipWithError(quantised.error().message.c_str());
  std::vector<float> out(static_cast<std::size_t>(layer.seqlen * kHeadsQ * layer.head_dim_v));
  const View<float> view = contiguous_view(out.data(), {1, layer.seqlen, kHeadsQ, layer.head_dim_v});
  for (auto _ : state) {
    const Status status = cpu::attention_fwd(quantised->problem(), *method, view, LseView<float>{});
    if (!status) return state.SkipWithError(status.error().message.c_str());
  }
}

void register_all() {
  for (const char* method : {"e4m3/lean/anchor", "e4m3/lean/anchor+sink1", "e4m3/exact/block+t0", "e4m3/lean2/anchor",
                             "fa3", "int8/shift/anchor+rot+kmean", "bf16/exact/running"})
    for (const Layer& layer : {Layer{2048, 2, 128, 128}, Layer{8192, 2, 128, 128}, Layer{8192, 4, 192, 128}})
      benchmark::RegisterBenchmark(
          (std::string(method) + "/S" + std::to_string(layer.seqlen) + "/d" + std::to_string(layer.head_dim_qk))
              .c_str(),
          [method, layer](benchmark::State& state) { run(state, method, layer); })
          ->UseRealTime()
          ->Unit(benchmark::kMillisecond);
}

}  // namespace
}  // namespace leanfa::bench

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  leanfa::bench::register_all();
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
