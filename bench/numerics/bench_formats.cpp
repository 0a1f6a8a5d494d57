// Conversions and the rotation: elements per second on one thread, data in cache.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <random>
#include <vector>

#include "numerics/formats.hpp"
#include "numerics/hadamard.hpp"

namespace {

constexpr std::size_t kCount = 4096;

std::vector<float> normal_floats(std::size_t count) {
  std::mt19937 engine(1);
  std::normal_distribution<float> normal;
  std::vector<float> values(count);
  for (float& value : values) value = normal(engine);
  return values;
}

void count_items(benchmark::State& state, std::size_t per_iteration) {
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(per_iteration));
}

template <class Encode>
void encode(benchmark::State& state, Encode convert) {
  const std::vector<float> values = normal_floats(kCount);
  std::vector<decltype(convert(0.0F))> codes(kCount);
  for (auto step : state) {
    for (std::size_t i = 0; i < kCount; ++i) codes[i] = convert(values[i]);
    benchmark::DoNotOptimize(codes.data());
    benchmark::ClobberMemory();
  }
  count_items(state, kCount);
}

template <class Encode>
void decode(benchmark::State& state, Encode convert) {
  const std::vector<float> values = normal_floats(kCount);
  std::vector<decltype(convert(0.0F))> codes(kCount);
  std::vector<float> decoded(kCount);
  for (std::size_t i = 0; i < kCount; ++i) codes[i] = convert(values[i]);
  for (auto step : state) {
    for (std::size_t i = 0; i < kCount; ++i) decoded[i] = leanfa::to_float(codes[i]);
    benchmark::DoNotOptimize(decoded.data());
    benchmark::ClobberMemory();
  }
  count_items(state, kCount);
}

constexpr auto kToE4M3FN = [](float x) { return leanfa::to_e4m3fn(x); };
constexpr auto kToE5M2 = [](float x) { return leanfa::to_e5m2(x); };
constexpr auto kToF16 = [](float x) { return leanfa::to_f16(x); };
constexpr auto kToBF16 = [](float x) { return leanfa::to_bf16(x); };
constexpr auto kToInt8 = [](float x) { return leanfa::to_int8(40.0F * x); };

BENCHMARK_CAPTURE(encode, e4m3fn, kToE4M3FN);
BENCHMARK_CAPTURE(encode, e5m2, kToE5M2);
BENCHMARK_CAPTURE(encode, f16, kToF16);
BENCHMARK_CAPTURE(encode, bf16, kToBF16);
BENCHMARK_CAPTURE(encode, int8, kToInt8);
BENCHMARK_CAPTURE(decode, e4m3fn, kToE4M3FN);
BENCHMARK_CAPTURE(decode, e5m2, kToE5M2);
BENCHMARK_CAPTURE(decode, f16, kToF16);
BENCHMARK_CAPTURE(decode, bf16, kToBF16);

void rotate(benchmark::State& state) {
  const auto dim = static_cast<std::size_t>(state.range(0));
  std::vector<float> row = normal_floats(dim);
  for (auto step : state) {
    leanfa::hadamard(std::span(row));
    benchmark::DoNotOptimize(row.data());
    benchmark::ClobberMemory();
  }
  count_items(state, dim);
}
BENCHMARK(rotate)->Arg(64)->Arg(128)->Arg(192);

}  // namespace
