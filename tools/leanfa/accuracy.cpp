// leanfa accuracy: the error of each method on layers from files, or on Gaussian numbers.
#include "report/accuracy.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "leanfa/input.hpp"
#include "leanfa/options.hpp"
#include "leanfa/outputs.hpp"
#include "leanfa/progress_bar.hpp"
#include "leanfa/session.hpp"
#include "report/accuracy_json.hpp"
#include "report/device_method.hpp"
#include "report/gaussian.hpp"

namespace leanfa::cli {
namespace {

using report::NamedMethod;

struct AccuracyOptions {
  std::vector<std::string> files;
  InputOptions reading;  // --layout, --scale, --causal, --full
  std::string gaussian, methods = "default", heads, sinks, sink_heads = "0", device = "cpu", json;
  std::optional<double> sink;
  std::uint64_t seed = 1;
  Index rows_from = 0, sink_rows_from = 64;
  int threads = 0;
  bool no_stages = false;
};

// One layer in memory. Its problem is what the file or the generator says, with the mask of the command line.
struct Layer {
  std::string name;
  io::AttentionFile file;
  report::GaussianProblem gaussian;
  AttentionProblem problem;
};

std::vector<Index> indices(const std::string& text) {
  std::vector<Index> result;
  if (text.empty()) return result;
  for (const double value : number_list(text)) result.push_back(static_cast<Index>(value));
  return result;
}

Result<Layer> load_layer(const AccuracyOptions& options, const std::string& path) {
  auto file = load_wide(path, options.reading.file_options());
  if (!file) return tl::unexpected(std::move(file.error()));
  Layer layer;
  layer.name = path;
  layer.file = std::move(*file);
  layer.problem = layer.file.problem(layer.file.causal.value_or(true));
  return layer;
}

Result<Layer> make_gaussian(const AccuracyOptions& options) {
  const std::vector<Index> n = indices(options.gaussian);
  const report::GaussianShape shape{.seqlen_q = n[0],
                                    .seqlen_k = n[0],
                                    .heads_q = n[1],
                                    .heads_kv = n[2],
                                    .head_dim_qk = n[3],
                                    .head_dim_v = n.size() > 4 ? n[4] : n[3]};
  // float32, so that "before quantisation" means before any rounding.
  auto made = report::gaussian_problem(shape, DType::kF32, options.seed);
  if (!made) return tl::unexpected(std::move(made.error()));
  Layer layer;
  layer.name = fmt::format("gaussian {}, seed {}", options.gaussian, options.seed);
  layer.gaussian = std::move(*made);
  layer.problem = layer.gaussian.problem;
  layer.problem.causal = !options.reading.full;
  if (options.reading.scale) layer.problem.softmax_scale = *options.reading.scale;
  return layer;
}

// Measures everything that the options ask for; fractions of the work go to the progress bar.
class Run {
 public:
  Run(const AccuracyOptions& options, Session& session, runtime::DeviceKind device, report::ServedMethods methods)
      : options_(options),
        session_(session),
        device_(device),
        methods_(std::move(methods.methods)),
        refused_(std::move(methods.refused)),
        progress_(session.terminal) {
    const auto layers = options.gaussian.empty() ? options.files.size() : 1;
    strengths_ = options.sinks.empty() ? std::vector<double>{} : number_list(options.sinks);
    // A layer takes about as long as four heads with stages; a sink strength is one head of one layer without them.
    parts_ = static_cast<double>(layers) + kSinkPart * static_cast<double>(strengths_.size());
  }

  Result<report::AccuracyReport> measure() {
    report::AccuracyReport report;
    report.command = session_.command;
    report.version = LEANFA_VERSION;
    report.date = today();
    report.device = options_.device;
    report.refused = refused_;
    if (!options_.gaussian.empty()) {
      report.note = "Gaussian numbers, not activations.";
      auto layer = make_gaussian(options_);
      if (!layer) return tl::unexpected(std::move(layer.error()));
      LEANFA_TRY(check_sink_rows(*layer));
      LEANFA_TRY(add_layer(*layer, report));
      LEANFA_TRY(add_sinks(*layer, report));
    }
    for (const std::string& path : options_.files) {
      session_.repeat = repeat_for(path);
      auto layer = load_layer(options_, path);
      if (!layer) return tl::unexpected(std::move(layer.error()));
      if (path == options_.files.front()) LEANFA_TRY(check_sink_rows(*layer));
      LEANFA_TRY(add_layer(*layer, report));
      if (path == options_.files.front()) LEANFA_TRY(add_sinks(*layer, report));
    }
    session_.repeat.clear();
    if (std::any_of(report.layers.begin(), report.layers.end(), report::is_of_small_model))
      report.note = report::kSmallModelNote;
    report.geomean = report::geometric_means(report.layers);
    return report;
  }

 private:
  static constexpr double kSinkPart = 0.12;

  // The same command with one input: enough to see the failure again.
  std::string repeat_for(const std::string& path) const {
    std::vector<std::string> words{"leanfa", "accuracy", "--input", path, "--methods", options_.methods};
    if (!options_.heads.empty()) words.insert(words.end(), {"--heads", options_.heads});
    if (options_.rows_from > 0) words.insert(words.end(), {"--rows", fmt::format("{}:", options_.rows_from)});
    if (options_.sink) words.insert(words.end(), {"--sink", fmt::format("{}", *options_.sink)});
    if (!options_.sinks.empty())
      words.insert(words.end(), {"--sinks", options_.sinks, "--sink-heads", options_.sink_heads, "--sink-rows",
                                 fmt::format("{}:", options_.sink_rows_from)});
    if (options_.no_stages) words.emplace_back("--no-stages");
    if (options_.device != "cpu") words.insert(words.end(), {"--device", options_.device});
    if (options_.threads != 0) words.insert(words.end(), {"--threads", fmt::format("{}", options_.threads)});
    if (!options_.reading.layout.empty()) words.insert(words.end(), {"--layout", options_.reading.layout});
    if (options_.reading.scale) words.insert(words.end(), {"--scale", fmt::format("{}", *options_.reading.scale)});
    if (options_.reading.full) words.emplace_back("--full");
    if (options_.reading.causal) words.emplace_back("--causal");
    return shell_command(words);
  }

  report::AccuracyOptions base(const std::string& what, double part) {
    return {.device = device_,
            .threads = options_.threads,
            .sink_binades = options_.sink,
            .heads = indices(options_.heads),
            .rows_from = options_.rows_from,
            .stages = !options_.no_stages,
            .progress = [this, what, part](double fraction, std::string_view step) {
              progress_.update((done_ + part * fraction) / parts_, fmt::format("{}: {}", what, step));
            }};
  }

  Status add_layer(const Layer& layer, report::AccuracyReport& report) {
    auto measured = report::measure_layer(layer.problem, methods_, base(layer.name, 1.0));
    if (!measured) return fail(measured.error().code, fmt::format("{}: {}", layer.name, measured.error().message));
    measured->file = layer.name;
    measured->model = layer.file.model;
    measured->layer = layer.file.layer;
    report.layers.push_back(std::move(*measured));
    done_ += 1.0;
    return {};
  }

  // Before the layer itself is measured, which takes longer.
  Status check_sink_rows(const Layer& layer) const {
    const Index rows = layer.problem.q.seqlen();
    if (strengths_.empty() || options_.sink_rows_from < rows) return {};
    return bad_input({fmt::format("{}: --sinks counts rows from --sink-rows on, 64: unless given", layer.name),
                      "that row is in the layer", fmt::format("{}:", options_.sink_rows_from),
                      fmt::format("--sink-rows 0: to {}:", rows - 1)});
  }

  Status add_sinks(const Layer& layer, report::AccuracyReport& report) {
    for (const double strength : strengths_) {
      report::AccuracyOptions options = base(fmt::format("sink of {:g} binades", strength), kSinkPart);
      options.sink_binades = strength;
      options.heads = indices(options_.sink_heads);
      options.rows_from = options_.sink_rows_from;
      options.stages = false;
      const auto measured = report::measure_layer(layer.problem, methods_, options);
      if (!measured) return fail(measured.error().code, fmt::format("{}: {}", layer.name, measured.error().message));
      report::SinkErrors sink{.file = layer.name,
                              .heads = options.heads,
                              .rows_from = options.rows_from,
                              .binades = strength,
                              .methods = {}};
      for (const report::MethodErrors& method : measured->methods)
        sink.methods.push_back({method.name, method.kernel_rms, method.total_rms});
      report.sinks.push_back(std::move(sink));
      done_ += kSinkPart;
    }
    return {};
  }

  const AccuracyOptions& options_;
  Session& session_;
  runtime::DeviceKind device_;
  std::vector<NamedMethod> methods_;
  std::vector<report::RefusedMethod> refused_;
  std::vector<double> strengths_;
  ProgressBar progress_;
  double done_ = 0.0, parts_ = 1.0;
};

// Width of the column of names.
std::size_t name_width(const std::vector<NamedMethod>& methods) {
  std::size_t width = 6;
  for (const NamedMethod& entry : methods) width = std::max(width, entry.name.size());
  return width;
}

std::string heading(const report::LayerErrors& layer) {
  const std::string sink = layer.sink_binades != 0.0 ? fmt::format(", sink of {:g} binades", layer.sink_binades) : "";
  return fmt::format("\n{}: {} tokens, {}/{} heads, head dim {}/{}, {}{}, {:.1f} s\n", layer.file, layer.tokens,
                     layer.heads_q, layer.heads_kv, layer.head_dim_qk, layer.head_dim_v,
                     layer.causal ? "causal" : "full", sink, layer.seconds);
}

// A figure, or "-" where there is none.
std::string cell(double value, int width) {
  return std::isnan(value) ? fmt::format(" {:>{}}", "-", width) : fmt::format(" {:>{}.5f}", value, width);
}

std::string row_of(const report::MethodErrors& m, std::size_t width) {
  std::string text = fmt::format("{:<{}}", m.name, width);
  for (const double error : {m.kernel_rms, m.total_rms, m.max_abs}) text += cell(error, 9);
  if (!m.stages) return text + "\n";
  text += "  ";
  for (const double stage : {m.stages->q, m.stages->k, m.stages->v, m.stages->p, m.stages->rest})
    text += cell(stage, 8);
  return text + "\n";
}

std::string table(const report::AccuracyReport& report, std::size_t width, bool stages) {
  std::string text;
  for (const report::LayerErrors& layer : report.layers) {
    text += heading(layer) + fmt::format("{:<{}} {:>9} {:>9} {:>9}", "method", width, "kernel", "total", "max abs") +
            (stages ? fmt::format("   {:>8} {:>8} {:>8} {:>8} {:>8}\n", "q", "k", "v", "p", "rest") : "\n");
    for (const report::MethodErrors& m : layer.methods) text += row_of(m, width);
  }
  if (report.layers.size() < 2) return text;
  text += fmt::format("\ngeometric mean of {} layers\n", report.layers.size());
  for (const report::MethodMean& mean : report.geomean)
    text += fmt::format("{:<{}}", mean.name, width) + cell(mean.kernel_rms, 9) + cell(mean.total_rms, 9) + "\n";
  return text;
}

std::string sink_table(const report::AccuracyReport& report, std::size_t width, std::string_view which,
                       double report::SinkMethod::* error) {
  if (report.sinks.empty()) return {};
  std::string text = fmt::format("\n{} error under a sink, {}, rows from {} on\n{:<{}}", which,
                                 report.sinks.front().file, report.sinks.front().rows_from, "binades", width);
  for (const report::SinkErrors& sink : report.sinks) text += fmt::format(" {:>9g}", sink.binades);
  text += '\n';
  for (std::size_t m = 0; m < report.sinks.front().methods.size(); ++m) {
    text += fmt::format("{:<{}}", report.sinks.front().methods[m].name, width);
    for (const report::SinkErrors& sink : report.sinks) text += cell(sink.methods[m].*error, 9);
    text += '\n';
  }
  return text;
}

std::vector<OutputPath> outputs_of(const AccuracyOptions& options) { return {{"--json", options.json}}; }

// Of the default list those that the device has kernels for; of a list that was typed, all or none.
Result<report::ServedMethods> chosen_methods(const AccuracyOptions& options, runtime::DeviceKind device) {
  auto methods = named_methods(options.methods);
  if (!methods) return tl::unexpected(std::move(methods.error()));
  if (device == runtime::DeviceKind::kCpu) return report::ServedMethods{std::move(*methods), {}};
  if (device != runtime::DeviceKind::kGfx950Emu)
    return unsupported({"--device", "accuracy is measured on it", options.device,
                        "cpu, gfx950-emu; kernels of a GPU are measured by bench/peers/compare.py --activations"});
  auto served = report::served_by(device, *methods, !options.reading.full);
  if (!served || served->refused.empty() || (options.methods == "default" && !served->methods.empty())) return served;
  std::string reasons;
  for (const report::RefusedMethod& refused : served->refused)
    reasons += fmt::format("{}{}: {}", reasons.empty() ? "" : "\n", refused.name, refused.reason);
  return fail(ErrorCode::kUnsupported, reasons);
}

// What was left out, where something was.
std::string refused_text(const report::AccuracyReport& report) {
  if (report.refused.empty()) return {};
  std::string text = fmt::format("\nnot measured: {} has no kernel for", report.device);
  for (const report::RefusedMethod& refused : report.refused)
    text += fmt::format("{} {}", &refused == report.refused.data() ? "" : ",", refused.name);
  return text + "\n";
}

Status accuracy(const AccuracyOptions& options, Session& session) {
  LEANFA_TRY(check_writable(outputs_of(options)));
  const auto device = available_device(options.device);
  if (!device) return tl::unexpected(device.error());
  auto methods = chosen_methods(options, *device);
  if (!methods) return tl::unexpected(std::move(methods.error()));
  const std::size_t width = name_width(methods->methods);
  const auto report = Run(options, session, *device, std::move(*methods)).measure();
  if (!report) return tl::unexpected(report.error());
  LEANFA_TRY(write_json(options.json, report::to_json(*report)));
  return print(fmt::format("Relative RMS errors against double: kernel on the quantised inputs, total on the inputs as "
                           "given{}.{}{}{}\n",
                           options.no_stages ? "" : ",\nthen each rounding alone",
                           *device == runtime::DeviceKind::kCpu
                               ? ""
                               : fmt::format(" Kernels of {}, with BF16 outputs.", options.device),
                           report->note.empty() ? "" : " ", report->note) +
               table(*report, width, !options.no_stages) + refused_text(*report) +
               sink_table(*report, width, "kernel", &report::SinkMethod::kernel_rms) +
               sink_table(*report, width, "total", &report::SinkMethod::total_rms));
}

void add_options(CLI::App& app, AccuracyOptions& o) {
  auto* input = app.add_option("--input", o.files, "safetensors files with tensors q, k and v, one layer each");
  input->type_name("FILE");
  app.add_option("--gaussian", o.gaussian, "instead: standard normal numbers, S,H,Hk,D or S,H,Hk,Dqk,Dv")
      ->type_name("SHAPE")
      ->check(shape_check())
      ->excludes(input);
  app.add_option("--seed", o.seed, "of --gaussian")->capture_default_str();
  app.add_option("--methods", o.methods, "comma-separated; default is the list of docs/usage.md")
      ->type_name("A,B")
      ->check(method_list_check())
      ->capture_default_str();
  app.add_option("--heads", o.heads, "query heads to measure, comma-separated; otherwise all")
      ->type_name("H,H")
      ->check(number_list_check("head", 0, 1 << 20, true));
  app.add_option("--rows", o.rows_from, "count query rows from this one on, e.g. 64:")
      ->type_name("FROM:")
      ->transform(rows_check());
  app.add_option("--sink", o.sink, "raise key 0 by this many binades over the row's other scores; V is zero there")
      ->type_name("G")
      ->check(CLI::Range(-126.0, 126.0));
  app.add_option("--sinks", o.sinks, "measure the first layer under these sink strengths too")
      ->type_name("G,G")
      ->check(number_list_check("strength", -126, 126));
  app.add_option("--sink-heads", o.sink_heads, "query heads of --sinks")
      ->type_name("H,H")
      ->check(number_list_check("head", 0, 1 << 20, true))
      ->capture_default_str();
  app.add_option("--sink-rows", o.sink_rows_from, "first row of --sinks")
      ->type_name("FROM:")
      ->transform(rows_check())
      ->capture_default_str();
  app.add_flag("--no-stages", o.no_stages, "leave out the split by stage, which takes most of the time");
}

}  // namespace

Subcommand add_accuracy(CLI::App& root) {
  CLI::App* app = root.add_subcommand("accuracy", "errors of methods against attention in double");
  auto options = std::make_shared<AccuracyOptions>();
  add_options(*app, *options);
  add_reading_options(*app, options->reading);
  add_device(*app, options->device);
  add_threads(*app, options->threads);
  add_json(*app, options->json);
  app->footer(
      "Layers are causal unless the file's metadata or --full say otherwise.\n"
      "Example:\n  leanfa accuracy --input layer.safetensors --methods fa3,e4m3/lean/anchor --sinks 4,8 --json "
      "accuracy.json");
  app->callback([options] {
    if (options->device != "cpu" && (options->sink || !options->sinks.empty()))
      throw CLI::ValidationError(options->sink ? "--sink" : "--sinks",
                                 "raises scores inside the kernel, which only --device cpu can do");
    if (options->files.empty() && options->gaussian.empty()) throw CLI::RequiredError("--input or --gaussian");
    require_apart(outputs_of(*options), options->files);
  });
  return {app, [options](Session& session) { return accuracy(*options, session); }};
}

}  // namespace leanfa::cli
