// What the accuracy lab measured, as plain values: this is the JSON file in C++ form.
// Measured by accuracy.hpp, read and written by accuracy_json.hpp, drawn by figures.hpp and page.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/tensor.hpp"

namespace leanfa::report {

// Relative RMS errors of one rounding alone, everything else exact in double, against double on the inputs as given.
// `rest` is the kernel's arithmetic and the BF16 output with P unrounded, against double on the same quantised inputs.
struct StageErrors {
  double q = 0.0, k = 0.0, v = 0.0, p = 0.0, rest = 0.0;
};

struct HeadErrors {
  double kernel_rms = 0.0;
  double total_rms = 0.0;
};

struct MethodErrors {
  std::string name;                   // as it was asked for: "fa3"
  std::string definition;             // the method in full: "e4m3/exact/running+unrounded"
  double kernel_rms = 0.0;            // against double on the same quantised inputs
  double total_rms = 0.0;             // against double on the inputs as given
  double max_abs = 0.0;               // largest difference of one output element behind kernel_rms
  std::optional<StageErrors> stages;  // empty: not measured
  std::vector<HeadErrors> heads;      // one per query head
  std::vector<std::int64_t> codes;    // how often each P code 0..127 came up; empty for methods without codes
};

struct LayerErrors {
  std::string file;
  std::string source{};      // the results file that it was joined from; empty in what was measured at once
  std::string model, layer;  // from the file's metadata; empty when unknown
  Index tokens = 0, seqlen_k = 0, heads_q = 0, heads_kv = 0, head_dim_qk = 0, head_dim_v = 0;
  bool causal = true;
  double softmax_scale = 0.0;
  Index rows_from = 0;        // first query row that was measured
  double sink_binades = 0.0;  // 0: scores as they are
  double seconds = 0.0;
  std::vector<MethodErrors> methods;
};

struct MethodMean {
  std::string name;
  // Geometric means over the layers. NaN: a layer's error is 0, infinite or NaN, and no factor stands for those.
  double kernel_rms = 0.0, total_rms = 0.0;
};

struct SinkMethod {
  std::string name;
  double kernel_rms = 0.0, total_rms = 0.0;
};

// Errors with key 0 raised `binades` above every other score of a row, and V zero there.
struct SinkErrors {
  std::string file{}, source{};  // as in LayerErrors
  std::vector<Index> heads;
  Index rows_from = 0;
  double binades = 0.0;
  std::vector<SinkMethod> methods;
};

// A method of the list that the device has no kernel for.
struct RefusedMethod {
  std::string name, reason;
};

struct AccuracyReport {
  std::string command, version, date, note;
  std::string device = "cpu";          // whose kernels ran
  std::vector<RefusedMethod> refused;  // not measured
  std::vector<LayerErrors> layers;
  std::vector<MethodMean> geomean;
  std::vector<SinkErrors> sinks;
};

// The sentence that stands beside every figure made from the small captured models, and no others.
inline constexpr std::string_view kSmallModelNote =
    "Layers of the models gqa and mla were captured from two small language models (22 million parameters each); large "
    "models differ, above all by attention sinks.";
// Whether the layer says that it is from one of the two.
[[nodiscard]] inline bool is_of_small_model(const LayerErrors& layer) {
  return layer.model == "gqa" || layer.model == "mla";
}

// Geometric mean over the layers of each method that every layer has, in the order of the first layer.
[[nodiscard]] std::vector<MethodMean> geometric_means(const std::vector<LayerErrors>& layers);

}  // namespace leanfa::report
