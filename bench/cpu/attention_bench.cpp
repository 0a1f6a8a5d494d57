// Wide-path attention by kernel, format, mask and shape. GFLOP/s count 2 Sq Sk (Dqk + Dv) H B, halved for causal.
// For the ratio to PyTorch see scripts/bench-cpu-vs-torch.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "bench/cpu/inputs.hpp"
#include "cpu/select.hpp"

namespace leanfa::bench {
namespace {

void run(benchmark::State& state, const cpu::Kernel& kernel, const Shape& shape) {
  Inputs inputs(shape);
  for (auto _ : state) {
    const Status status = cpu::attention_fwd_on(kernel, inputs.problem(), inputs.out(), {});
    if (!status) {
      state.SkipWithError(status.error().message.c_str());
      break;
    }
  }
  state.counters["GFLOP/s"] = benchmark::Counter(shape.flops() * 1e-9, benchmark::Counter::kIsIterationInvariantRate,
                                                 benchmark::Counter::kIs1000);
}

std::string title(const cpu::Kernel& kernel, const Shape& s) {
  std::string text = kernel.name;
  text += s.dtype == DType::kBF16 ? "/bf16" : "/f32";
  text += s.causal ? "/causal" : "/full";
  for (const Index n : {s.batch, s.heads_q, s.heads_kv, s.seqlen_q, s.seqlen_k, s.head_dim_qk, s.head_dim_v}) {
    text += '/';
    text += std::to_string(n);
  }
  return text;
}

// Square shapes at the tuned head dimensions, a grouped one, and one query against a long cache.
std::vector<Shape> shapes() {
  std::vector<Shape> list;
  for (const bool causal : {true, false}) {
    for (const Index s : {1024, 4096, 8192}) list.push_back({.seqlen_q = s, .seqlen_k = s, .causal = causal});
    list.push_back({.seqlen_q = 4096, .seqlen_k = 4096, .head_dim_qk = 192, .causal = causal});
    list.push_back({.seqlen_q = 4096, .seqlen_k = 4096, .head_dim_qk = 64, .head_dim_v = 64, .causal = causal});
  }
  list.push_back({.heads_q = 8, .heads_kv = 1, .seqlen_q = 2048, .seqlen_k = 2048, .causal = true});
  list.push_back({.heads_q = 8, .heads_kv = 8, .seqlen_q = 1, .seqlen_k = 16384, .causal = true});
  return list;
}

void register_all() {
  for (const cpu::Kernel* kernel : cpu::available_kernels())
    for (const DType dtype : {DType::kBF16, DType::kF32})
      for (Shape shape : shapes()) {
        if (dtype == DType::kF32 && !kernel->serves_f32) continue;
        shape.dtype = dtype;
        benchmark::RegisterBenchmark(title(*kernel, shape).c_str(),
                                     [kernel, shape](benchmark::State& state) { run(state, *kernel, shape); })
            ->UseRealTime()
            ->Unit(benchmark::kMillisecond);
      }
}

}  // namespace
}  // namespace leanfa::bench

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  leanfa::bench::register_all();
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
