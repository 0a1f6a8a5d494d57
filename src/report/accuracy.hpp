// The accuracy lab: how far each method is from attention in double on one layer, and which rounding is to blame.
// Kernels are the CPU's (cpu/method_attention.hpp) or a device's (device_method.hpp), the truth is
// reference/attention.hpp; definitions of the figures are in docs/design/report.md. Results: accuracy_report.hpp.
// Reading layers from files is the command line's work.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/attention.hpp"
#include "numerics/method.hpp"
#include "report/accuracy_report.hpp"
#include "runtime/device.hpp"

namespace leanfa::report {

// A method with the name that the user gave it: "fa3" stays "fa3".
struct NamedMethod {
  std::string name;
  Method method;
};

struct AccuracyOptions {
  // Whose kernels make the outputs. Not the CPU: BF16 outputs, no codes, no sinks (device_method.hpp).
  runtime::DeviceKind device = runtime::DeviceKind::kCpu;
  int threads = 0;
  // Key 0 is raised this many binades above the row's other scores, in methods and reference alike, and V is zero
  // there.
  std::optional<double> sink_binades{};
  std::vector<Index> heads{};  // query heads to measure, each once; empty for all
  Index rows_from = 0;         // rows before this one are computed but not counted
  bool stages = true;          // false: the split is not measured, which saves most of the time
  // `fraction` of the work is done, 0..1; `step` is what is being computed. Called from the calling thread.
  std::function<void(double fraction, std::string_view step)> progress{};
};

// Errors of each method on `wide`, whose tensors are f32, f16 or bf16 without descales (batch entries count as one
// layer). File, model and layer of the result are left to the caller. kBadInput: an invalid problem, heads or rows that
// it does not have, everything that quantise_problem and the kernels refuse; the message names the method.
[[nodiscard]] Result<LayerErrors> measure_layer(const AttentionProblem& wide, std::span<const NamedMethod> methods,
                                                const AccuracyOptions& options);

}  // namespace leanfa::report
