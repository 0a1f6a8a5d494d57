// The quantisers on a layer of 2048 tokens, 4 heads and 128 dims of bf16, with all threads.
#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <vector>

#include "numerics/formats.hpp"
#include "numerics/quantise.hpp"
#include "numerics/quantise_tensor.hpp"

namespace {

using namespace leanfa;  // NOLINT(google-build-using-namespace): everything here is leanfa's

constexpr Index4 kLayer{1, 2048, 4, 128};

std::vector<BF16> normal_bf16(const Index4& size) {
  std::mt19937 engine(1);
  std::normal_distribution<float> normal;
  std::vector<BF16> values(static_cast<std::size_t>(size[0] * size[1] * size[2] * size[3]));
  for (BF16& value : values) value = to_bf16(normal(engine));
  return values;
}

void tensor(benchmark::State& state, const TensorSpec& spec) {
  const std::vector<BF16> values = normal_bf16(kLayer);
  const AnyView source = any_view(contiguous_view<const BF16>(values.data(), kLayer));
  for (auto step : state) {
    auto packed = quantise(source, spec);
    if (!packed) return state.SkipWithError(packed.error().message.c_str());
    benchmark::DoNotOptimize(packed->codes.data());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(values.size()));
}

TensorSpec spec_of(DType format, PackedLayout layout, ScaleGranularity granularity, bool rotate, bool mean) {
  TensorSpec spec;
  spec.tag.format = format;
  spec.tag.layout = layout;
  spec.tag.token_multiple = layout == PackedLayout::kRows ? 1 : 128;
  spec.tag.rotation = rotate ? Rotation::kHadamard : Rotation::kNone;
  spec.granularity = granularity;
  spec.mean = mean ? MeanChoice::kSequence : MeanChoice::kNone;
  return spec;
}

constexpr auto kRows = PackedLayout::kRows;
constexpr auto kVt = PackedLayout::kSm90aVt;
constexpr auto kHead = ScaleGranularity::kHead;
constexpr auto kToken = ScaleGranularity::kToken;

BENCHMARK_CAPTURE(tensor, e4m3fn, spec_of(DType::kE4M3FN, kRows, kHead, false, false))->UseRealTime();
BENCHMARK_CAPTURE(tensor, e4m3fn_rotated, spec_of(DType::kE4M3FN, kRows, kHead, true, false))->UseRealTime();
BENCHMARK_CAPTURE(tensor, e4m3fn_sm90a_vt, spec_of(DType::kE4M3FN, kVt, kHead, false, false))->UseRealTime();
BENCHMARK_CAPTURE(tensor, int8_token, spec_of(DType::kI8, kRows, kToken, false, false))->UseRealTime();
BENCHMARK_CAPTURE(tensor, int8_rotated_mean, spec_of(DType::kI8, kRows, kHead, true, true))->UseRealTime();

void problem(benchmark::State& state, const char* method_name) {
  const std::vector<BF16> q = normal_bf16(kLayer), k = normal_bf16(kLayer), v = normal_bf16(kLayer);
  AttentionProblem wide;
  wide.q = any_view(contiguous_view<const BF16>(q.data(), kLayer));
  wide.k = any_view(contiguous_view<const BF16>(k.data(), kLayer));
  wide.v = any_view(contiguous_view<const BF16>(v.data(), kLayer));
  wide.softmax_scale = 1.0 / std::sqrt(128.0);
  const auto method = parse_method(method_name);
  if (!method) return state.SkipWithError(method.error().message.c_str());
  for (auto step : state) {
    auto made = quantise_problem(wide, *method);
    if (!made) return state.SkipWithError(made.error().message.c_str());
    benchmark::DoNotOptimize(made->q()->codes.data());
  }
}

BENCHMARK_CAPTURE(problem, e4m3, "e4m3/lean/anchor")->UseRealTime();
BENCHMARK_CAPTURE(problem, e4m3_rotated, "e4m3/lean/anchor+rot")->UseRealTime();
BENCHMARK_CAPTURE(problem, int8_shift, "int8/shift/anchor+rot+kmean+vmean")->UseRealTime();

}  // namespace
