#include "report/accuracy.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <limits>
#include <map>

#include "cpu/kernel.hpp"
#include "cpu/method_attention.hpp"
#include "numerics/formats.hpp"
#include "numerics/quantise.hpp"
#include "numerics/rows.hpp"
#include "reference/attention.hpp"
#include "reference/error_figures.hpp"
#include "report/device_method.hpp"
#include "report/head_selection.hpp"
#include "report/method_probabilities.hpp"

namespace leanfa::report {
namespace {

// An output tensor [batch, seqlen_q, heads_q, head_dim_v].
template <class T>
struct Output {
  Buffer<T> data;
  View<T> view;

  static Result<Output> make(const AttentionProblem& p, std::string_view what) {
    const Index4 size{p.q.batch(), p.q.seqlen(), p.q.heads(), p.v.dim()};
    auto data = Buffer<T>::make(size[0] * size[1] * size[2] * size[3], what);
    if (!data) return tl::unexpected(std::move(data.error()));
    Output output;
    output.data = std::move(*data);
    output.view = contiguous_view(output.data.data(), size);
    return output;
  }
};

template <class T>
View<const T> rows_from(const View<T>& view, Index from) {
  return {
      view.data + from * view.stride[1], {view.size[0], view.size[1] - from, view.size[2], view.size[3]}, view.stride};
}

double relative_rms(const reference::ErrorFigures& figures) {
  return figures.mask_mismatches > 0 ? std::numeric_limits<double>::infinity() : figures.relative_rms;
}

// Counts codes from several threads.
class CodeCounter {
 public:
  explicit CodeCounter(Index from) : from_(from) {}
  void count(const cpu::BlockTrace& trace) {
    if (trace.row < from_) return;
    std::array<std::int64_t, 128> local{};
    for (const std::uint8_t code : trace.codes) ++local[code & 127U];
    for (std::size_t i = 0; i < local.size(); ++i)
      if (local[i] != 0) counts_[i].fetch_add(local[i], std::memory_order_relaxed);
  }
  [[nodiscard]] std::vector<std::int64_t> counts() const { return {counts_.begin(), counts_.end()}; }

 private:
  Index from_;
  std::array<std::atomic<std::int64_t>, 128> counts_{};
};

// What of a method decides the quantised inputs.
std::string input_key(const Method& m) {
  return fmt::format("{}{}{}{}{}", static_cast<int>(m.format), m.rotate, m.k_mean, m.v_mean, m.p == PCode::kShift);
}

// The same for P alone.
std::string p_key(Method m) {
  m.rotate = m.k_mean = m.v_mean = false;
  if (m.format == InputFormat::kInt8 && m.p != PCode::kShift) m.format = InputFormat::kE4M3;
  return name(m);
}

// Everything that is measured once for all methods with the same inputs.
struct Inputs {
  QuantisedProblem quantised;
  Output<double> exact;  // attention in double on them
  StageErrors stages;    // q, k, v and rest
};

class LayerLab {
 public:
  LayerLab(const AttentionProblem& wide, std::span<const NamedMethod> methods, const AccuracyOptions& options)
      : wide_(wide), methods_(methods), options_(options) {
    std::map<std::string, int> inputs, probabilities;
    for (const NamedMethod& entry : methods) ++inputs[input_key(entry.method)], ++probabilities[p_key(entry.method)];
    steps_ =
        1 + methods.size() + inputs.size() * (options.stages ? 5 : 1) + (options.stages ? probabilities.size() : 0);
  }

  Result<std::vector<MethodErrors>> measure() {
    auto truth = exact_output(wide_, "attention in double", nullptr);
    if (!truth) return tl::unexpected(std::move(truth.error()));
    truth_ = std::move(*truth);
    std::vector<MethodErrors> result;
    for (const NamedMethod& entry : methods_) {
      auto errors = measure_method(entry);
      if (!errors) return fail(errors.error().code, fmt::format("{}: {}", entry.name, errors.error().message));
      result.push_back(std::move(*errors));
    }
    return result;
  }

 private:
  void begin_step(std::string_view what) {
    if (options_.progress) options_.progress(static_cast<double>(done_) / static_cast<double>(steps_), what);
    ++done_;
  }

  Result<Output<double>> exact_output(const AttentionProblem& problem, std::string_view what,
                                      const reference::ProbabilityModel* model) {
    begin_step(what);
    auto output = Output<double>::make(problem, what);
    if (!output) return output;
    const reference::Options options{
        .threads = options_.threads, .sink_binades = options_.sink_binades, .p_rounding = model};
    LEANFA_TRY(reference::attention(problem, output->view, {}, options));
    return output;
  }

  template <class T>
  Result<double> error(const Output<T>& got, const Output<double>& want) {
    const auto figures =
        reference::error_figures(rows_from(got.view, options_.rows_from), rows_from(want.view, options_.rows_from));
    if (!figures) return tl::unexpected(figures.error());
    return relative_rms(*figures);
  }

  // One tensor rounded alone, the others exact, against double on the inputs as given.
  Result<double> input_stage(const Method& method, const QuantiseSelection& selection, std::string_view what) {
    const auto quantised = quantise_problem(wide_, method, selection, options_.threads);
    if (!quantised) return tl::unexpected(quantised.error());
    const auto output = exact_output(quantised->problem(), what, nullptr);
    if (!output) return tl::unexpected(output.error());
    return error(*output, truth_);
  }

  // The float arithmetic and the BF16 output, with P unrounded, on the quantised inputs.
  Result<double> rest_stage(const Inputs& inputs);

  Status measure_stages(const Method& method, Inputs& inputs) {
    const auto store = [](double& place, const Result<double>& value) -> Status {
      if (!value) return tl::unexpected(value.error());
      place = *value;
      return {};
    };
    LEANFA_TRY(store(inputs.stages.q, input_stage(method, {.q = true, .k = false, .v = false}, "Q rounded alone")));
    LEANFA_TRY(store(inputs.stages.k, input_stage(method, {.q = false, .k = true, .v = false}, "K rounded alone")));
    LEANFA_TRY(store(inputs.stages.v, input_stage(method, {.q = false, .k = false, .v = true}, "V rounded alone")));
    return store(inputs.stages.rest, rest_stage(inputs));
  }

  Result<const Inputs*> inputs_for(const Method& method) {
    const std::string key = input_key(method);
    if (const auto found = inputs_.find(key); found != inputs_.end()) return &found->second;
    auto quantised = quantise_problem(wide_, method, {}, options_.threads);
    if (!quantised) return tl::unexpected(std::move(quantised.error()));
    Inputs inputs;
    inputs.quantised = std::move(*quantised);
    auto exact = exact_output(inputs.quantised.problem(), "attention in double on quantised inputs", nullptr);
    if (!exact) return tl::unexpected(std::move(exact.error()));
    inputs.exact = std::move(*exact);
    if (options_.stages) LEANFA_TRY(measure_stages(method, inputs));
    return &inputs_.emplace(key, std::move(inputs)).first->second;
  }

  Result<double> p_stage(const Method& method) {
    const std::string key = p_key(method);
    if (const auto found = p_stages_.find(key); found != p_stages_.end()) return found->second;
    const MethodProbabilities model(method);
    const auto output = exact_output(wide_, fmt::format("P rounded alone, {}", key), &model);
    if (!output) return tl::unexpected(output.error());
    const auto value = error(*output, truth_);
    if (value) p_stages_.emplace(key, *value);
    return value;
  }

  Result<MethodErrors> measure_method(const NamedMethod& entry) {
    const auto inputs = inputs_for(entry.method);
    if (!inputs) return tl::unexpected(inputs.error());
    MethodErrors errors{.name = entry.name, .definition = name(entry.method), .stages = {}, .heads = {}, .codes = {}};
    if (options_.stages) {
      const auto p = p_stage(entry.method);
      if (!p) return tl::unexpected(p.error());
      errors.stages = (*inputs)->stages;
      errors.stages->p = *p;
    }
    begin_step(entry.name);
    const AttentionProblem problem = (*inputs)->quantised.problem();
    auto output = Output<float>::make(problem, "output");
    if (!output) return tl::unexpected(std::move(output.error()));
    if (options_.device == runtime::DeviceKind::kCpu)
      LEANFA_TRY(run_on_cpu(problem, entry.method, *output, errors));
    else
      LEANFA_TRY(run_on_device(problem, entry.method, options_.device, options_.threads, output->view));
    LEANFA_TRY(compare(*output, (*inputs)->exact, errors));
    return errors;
  }

  Status run_on_cpu(const AttentionProblem& problem, const Method& method, Output<float>& output,
                    MethodErrors& errors) {
    CodeCounter counter(options_.rows_from);
    cpu::MethodOptions options{.threads = options_.threads, .sink_binades = options_.sink_binades, .trace = {}};
    if (method.p_format == PFormat::kE4M3FN)
      options.trace = [&counter](const cpu::BlockTrace& trace) { counter.count(trace); };
    LEANFA_TRY(cpu::attention_fwd(problem, method, output.view, {}, options));
    if (options.trace) errors.codes = counter.counts();
    return {};
  }

  Status compare(const Output<float>& output, const Output<double>& exact, MethodErrors& errors) {
    const auto got = rows_from(output.view, options_.rows_from);
    const auto kernel = reference::error_figures(got, rows_from(exact.view, options_.rows_from));
    const auto total = reference::error_figures(got, rows_from(truth_.view, options_.rows_from));
    const auto kernel_heads = reference::head_error_figures(got, rows_from(exact.view, options_.rows_from));
    const auto total_heads = reference::head_error_figures(got, rows_from(truth_.view, options_.rows_from));
    if (!kernel || !total || !kernel_heads || !total_heads)
      return fail(ErrorCode::kInternal, "sizes of outputs differ");
    errors.kernel_rms = relative_rms(*kernel);
    errors.total_rms = relative_rms(*total);
    errors.max_abs = kernel->mask_mismatches > 0 ? std::numeric_limits<double>::infinity() : kernel->max_abs;
    for (std::size_t h = 0; h < kernel_heads->size(); ++h)
      errors.heads.push_back({relative_rms((*kernel_heads)[h]), relative_rms((*total_heads)[h])});
    return {};
  }

  const AttentionProblem& wide_;
  std::span<const NamedMethod> methods_;
  const AccuracyOptions& options_;
  std::size_t steps_ = 0, done_ = 0;
  Output<double> truth_;
  std::map<std::string, Inputs> inputs_;
  std::map<std::string, double> p_stages_;
};

// Stored values times descales, plus the mean where there is one, as float32 rows.
Result<Buffer<float>> widened(const AnyView& view, const ScaleView& descale, const MeanView& mean, AnyView& wide) {
  auto data = Buffer<float>::make(view.batch() * view.seqlen() * view.heads() * view.dim(), "dequantised tensor");
  if (!data) return data;
  const View<float> rows = contiguous_view(data->data(), view.size);
  for (Index b = 0; b < view.batch(); ++b) {
    for (Index s = 0; s < view.seqlen(); ++s) {
      for (Index h = 0; h < view.heads(); ++h) {
        float* row = rows.row(b, s, h);
        load_row(view, b, s, h, row);
        const float* offset = mean.row(b, h);
        for (Index d = 0; d < view.dim(); ++d)
          row[d] = row[d] * descale.at(b, s, h) + (offset == nullptr ? 0.0F : offset[d]);
      }
    }
  }
  wide = any_view(rows);
  return data;
}

Result<double> LayerLab::rest_stage(const Inputs& inputs) {
  const AttentionProblem quantised = inputs.quantised.problem();
  AttentionProblem problem;
  problem.softmax_scale = quantised.softmax_scale;
  problem.causal = quantised.causal;
  const auto q = widened(quantised.q, quantised.q_descale, {}, problem.q);
  const auto k = widened(quantised.k, quantised.k_descale, {}, problem.k);
  const auto v = widened(quantised.v, quantised.v_descale, quantised.v_mean, problem.v);
  for (const auto* tensor : {&q, &k, &v})
    if (!*tensor) return tl::unexpected(tensor->error());
  begin_step("arithmetic and output alone");
  auto output = Output<float>::make(problem, "output");
  if (!output) return tl::unexpected(std::move(output.error()));
  const auto method = parse_method("f32/exact/running");
  if (!method) return tl::unexpected(method.error());
  const cpu::MethodOptions options{.threads = options_.threads, .sink_binades = options_.sink_binades, .trace = {}};
  LEANFA_TRY(cpu::attention_fwd(problem, *method, output->view, {}, options));
  for (float& value : output->data.span()) value = to_float(to_bf16(value));
  return error(*output, inputs.exact);
}

Status check(const AttentionProblem& wide, std::span<const NamedMethod> methods, const AccuracyOptions& options) {
  LEANFA_TRY(validate(wide));
  if (!wide.cu_seqlens_q.empty())
    return unsupported({"accuracy", "takes dense tensors", "cu_seqlens", "one sequence per batch entry"});
  for (const auto& [dim, size] : {std::pair{"head_dim_qk", wide.q.dim()}, std::pair{"head_dim_v", wide.v.dim()}})
    if (size > cpu::kMaxHeadDim)
      return unsupported({dim, "is in range", fmt::format("{}", size), fmt::format("1..{}", cpu::kMaxHeadDim)});
  if (options.device != runtime::DeviceKind::kCpu && options.sink_binades)
    return unsupported({"sink", "raises scores inside the kernel", runtime::device(options.device).name, "cpu"});
  if (options.rows_from < 0 || options.rows_from >= wide.q.seqlen())
    return bad_input({"rows", "begin inside the layer", fmt::format("{}", options.rows_from),
                      fmt::format("0..{}", wide.q.seqlen() - 1)});
  for (const NamedMethod& entry : methods)
    if (options.stages && entry.method.block_n > 4096)
      return unsupported({"accuracy", "splits errors for blocks of limited size", entry.name, "block_n up to 4096"});
  return {};
}

}  // namespace

Result<LayerErrors> measure_layer(const AttentionProblem& wide, std::span<const NamedMethod> methods,
                                  const AccuracyOptions& options) {
  const auto start = std::chrono::steady_clock::now();
  LEANFA_TRY(check(wide, methods, options));
  AttentionProblem problem = wide;
  OwnedProblem selected;
  if (!options.heads.empty() || options.sink_binades) {
    auto copy = select_heads(wide, options.heads, options.sink_binades.has_value());
    if (!copy) return tl::unexpected(std::move(copy.error()));
    selected = std::move(*copy);
    problem = selected.problem;
  }
  auto measured = LayerLab(problem, methods, options).measure();
  if (!measured) return tl::unexpected(std::move(measured.error()));
  LayerErrors layer;
  layer.tokens = problem.q.seqlen();
  layer.seqlen_k = problem.k.seqlen();
  layer.heads_q = problem.q.heads();
  layer.heads_kv = problem.k.heads();
  layer.head_dim_qk = problem.q.dim();
  layer.head_dim_v = problem.v.dim();
  layer.causal = problem.causal;
  layer.softmax_scale = problem.softmax_scale;
  layer.rows_from = options.rows_from;
  layer.sink_binades = options.sink_binades.value_or(0.0);
  layer.methods = std::move(*measured);
  layer.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return layer;
}

}  // namespace leanfa::report
