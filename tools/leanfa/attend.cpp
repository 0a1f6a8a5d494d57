// leanfa attend: attention on tensors from files, by any method, to a safetensors file.
#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/buffer.hpp"
#include "io/attention_layout.hpp"
#include "io/safetensors.hpp"
#include "leanfa/input.hpp"
#include "leanfa/options.hpp"
#include "leanfa/outputs.hpp"
#include "leanfa/packed_file.hpp"
#include "leanfa/progress_bar.hpp"
#include "leanfa/session.hpp"
#include "numerics/quantise.hpp"
#include "runtime/attend.hpp"
#include "runtime/cuda_copy.hpp"
#include "runtime/hip_copy.hpp"
#include "runtime/select.hpp"

namespace leanfa::cli {
namespace {

struct AttendOptions {
  InputOptions input;
  std::string output, method, device = "cpu", split = "by-shape", out_dtype, json;
  int threads = 0;
  bool lse = false;
};

// The problem as it will be computed, with everything that its views point into.
struct Prepared {
  io::AttentionFile file;
  PackedFile packed;
  std::optional<QuantisedProblem> quantised;
  AttentionProblem problem;
  Method method;
  io::Layout layout = io::Layout::kBSHD;
  DType source = DType::kBF16;  // of q in the file
};

bool takes_as_it_is(const Method& method, DType q) {
  const bool plain = !method.rotate && !method.k_mean && !method.v_mean;
  return (method.format == InputFormat::kBF16 && q == DType::kBF16 && plain) ||
         (method.format == InputFormat::kF32 && q == DType::kF32 && plain) ||
         (method.format == InputFormat::kE4M3 && q == DType::kE4M3FN) ||
         (method.format == InputFormat::kInt8 && q == DType::kI8);
}

Result<Prepared> prepare_packed(const AttendOptions& options) {
  auto packed = load_packed(options.input.file);
  if (!packed) return tl::unexpected(std::move(packed.error()));
  if (!options.input.layout.empty())
    return bad_input({options.input.file, "is packed, which has one layout", "--layout " + options.input.layout,
                      "no --layout (packed files are BSHD)"});
  Prepared prepared;
  prepared.packed = std::move(*packed);
  prepared.method = prepared.packed.method;
  if (!options.method.empty()) {
    const auto wanted = parse_method(options.method);
    if (!wanted) return tl::unexpected(wanted.error());
    LEANFA_TRY(require_same_inputs(options.input.file, prepared.method, *wanted));
    prepared.method = *wanted;
  }
  prepared.problem = prepared.packed.problem;
  if (options.input.causal || options.input.full) prepared.problem.causal = options.input.causal;
  if (options.input.scale && *options.input.scale != prepared.problem.softmax_scale)
    return bad_input({"--scale", "is the one that the file was quantised for", fmt::format("{}", *options.input.scale),
                      fmt::format("{}, or no --scale", prepared.problem.softmax_scale)});
  prepared.source = prepared.problem.q.dtype;
  return prepared;
}

// What the options say, or what the type of q suggests. Types that every method has to convert suggest none.
Result<Method> method_for(const AttendOptions& options, DType q) {
  if (!options.method.empty()) return parse_method(options.method);
  if (q == DType::kF16)
    return unsupported({"q", "without --method, dtype is one that attention takes as it is", "f16",
                        "bf16, f32, e4m3fn or i8, or a --method that says what to convert to (bf16/exact/running)"});
  return runtime::default_method(q);
}

Result<Prepared> prepare_wide(const AttendOptions& options) {
  auto file = load_input(options.input);
  if (!file) return tl::unexpected(std::move(file.error()));
  Prepared prepared;
  prepared.file = std::move(*file);
  prepared.layout = prepared.file.layout;
  prepared.problem = prepared.file.problem(prepared.file.causal.value_or(false));
  prepared.source = prepared.problem.q.dtype;
  const auto method = method_for(options, prepared.source);
  if (!method) return tl::unexpected(method.error());
  prepared.method = *method;
  if (takes_as_it_is(*method, prepared.source)) return prepared;
  auto quantised = quantise_problem(prepared.problem, *method, {}, options.threads);
  if (!quantised) return tl::unexpected(std::move(quantised.error()));
  prepared.quantised = std::move(*quantised);
  prepared.problem = prepared.quantised->problem();
  return prepared;
}

Result<Prepared> prepare(const AttendOptions& options) {
  if (!options.input.file.empty()) {
    const auto opened = io::SafetensorsFile::open(options.input.file);
    if (!opened) return tl::unexpected(opened.error());
    if (is_packed(opened->contents.metadata)) return prepare_packed(options);
  }
  return prepare_wide(options);
}

// Output tensors in the layout of the input.
struct Output {
  DType dtype = DType::kBF16;
  std::vector<Index> shape, lse_shape;
  Buffer<std::byte> out;
  Buffer<float> lse;
  AnyView out_view, lse_view;
};

std::vector<Index> shape_in(io::Layout layout, const Index4& size) {
  switch (layout) {
    case io::Layout::kBSHD:
      return {size[0], size[1], size[2], size[3]};
    case io::Layout::kSHD:
      return {size[1], size[2], size[3]};
    case io::Layout::kBHSD:
      return {size[0], size[2], size[1], size[3]};
    case io::Layout::kHSD:
      return {size[2], size[1], size[3]};
  }
  return {};
}

// float32 inputs give float32 outputs, which only the CPU writes: the option that helps is named here.
Status check_out_dtype(const AttendOptions& options, const Prepared& prepared, runtime::DeviceKind device) {
  if (device == runtime::DeviceKind::kCpu || prepared.source != DType::kF32 || !options.out_dtype.empty()) return {};
  return unsupported(
      {"out", fmt::format("has a type that {} writes", options.device), "f32, as the inputs", "--out-dtype bf16"});
}

Result<Output> make_output(const AttendOptions& options, const Prepared& prepared) {
  const AttentionProblem& p = prepared.problem;
  Output output;
  output.dtype = prepared.source == DType::kF32 ? DType::kF32 : DType::kBF16;
  if (!options.out_dtype.empty()) output.dtype = options.out_dtype == "f32" ? DType::kF32 : DType::kBF16;
  const Index4 size{p.q.batch(), p.q.seqlen(), p.q.heads(), p.v.dim()};
  const Index rows = size[0] * size[1] * size[2];
  auto out = Buffer<std::byte>::make(rows * size[3] * static_cast<Index>(size_bytes(output.dtype)), "out");
  auto lse = Buffer<float>::make(rows, "lse");
  if (!out) return tl::unexpected(std::move(out.error()));
  if (!lse) return tl::unexpected(std::move(lse.error()));
  output.out = std::move(*out);
  output.lse = std::move(*lse);
  output.shape = shape_in(prepared.layout, size);
  const bool batched = prepared.layout == io::Layout::kBSHD || prepared.layout == io::Layout::kBHSD;
  output.lse_shape = batched ? std::vector<Index>{size[0], size[2], size[1]} : std::vector<Index>{size[2], size[1]};
  auto out_view = io::view_in_layout("out", output.out.data(), output.dtype, output.shape, prepared.layout);
  auto lse_view = io::view_of_lse("lse", output.lse.data(), DType::kF32, output.lse_shape, prepared.layout);
  if (!out_view) return tl::unexpected(std::move(out_view.error()));
  if (!lse_view) return tl::unexpected(std::move(lse_view.error()));
  output.out_view = *out_view;
  output.lse_view = *lse_view;
  return output;
}

runtime::AttentionCall call_for(const AttendOptions& options, const Prepared& prepared, Output& output) {
  runtime::AttentionCall call;
  call.problem = prepared.problem;
  call.method = prepared.method;
  call.threads = options.threads;
  call.split = split_rule(options.split);
  call.out = {output.out.data(), output.dtype, output.out_view.size, output.out_view.stride};
  if (options.lse)
    call.lse = {output.lse.data(), output.lse_view.stride[0], output.lse_view.stride[1], output.lse_view.stride[2]};
  return call;
}

Result<io::AtomicFile> stage_output(const AttendOptions& options, const Prepared& prepared, const Output& output) {
  std::vector<io::StoredTensor> tensors{{"out", output.dtype, output.shape, output.out.span()}};
  if (options.lse) tensors.push_back({"lse", DType::kF32, output.lse_shape, std::as_bytes(output.lse.span())});
  const io::Metadata metadata{{"layout", std::string(io::name(prepared.layout))},
                              {"method", name(prepared.method)},
                              {"causal", prepared.problem.causal ? "true" : "false"},
                              {"softmax_scale", fmt::format("{}", prepared.problem.softmax_scale)},
                              {"leanfa_version", LEANFA_VERSION}};
  return io::stage_safetensors(options.output, tensors, metadata);
}

std::string summary_json(const AttendOptions& options, const Session& session, const Prepared& prepared,
                         std::string_view kernel, double seconds) {
  const AttentionProblem& p = prepared.problem;
  const nlohmann::ordered_json json = {{"command", session.command},
                                       {"version", LEANFA_VERSION},
                                       {"device", options.device},
                                       {"kernel", kernel},
                                       {"method", name(prepared.method)},
                                       {"mask", p.causal ? "causal" : "full"},
                                       {"softmax_scale", p.softmax_scale},
                                       {"quantised_here", prepared.quantised.has_value()},
                                       {"batch", p.q.batch()},
                                       {"seqlen_q", p.q.seqlen()},
                                       {"seqlen_k", p.k.seqlen()},
                                       {"heads_q", p.q.heads()},
                                       {"heads_kv", p.k.heads()},
                                       {"head_dim_qk", p.q.dim()},
                                       {"head_dim_v", p.v.dim()},
                                       {"output", options.output},
                                       {"seconds", seconds}};
  return json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

struct Done {
  std::string_view kernel;
  double seconds = 0.0;  // of the attention alone
};

Result<Done> timed(const runtime::AttentionCall& call) {
  const auto kernel = runtime::select(call);
  if (!kernel) return tl::unexpected(kernel.error());
  const auto start = std::chrono::steady_clock::now();
  LEANFA_TRY(runtime::attend(call));
  if (call.device == runtime::DeviceKind::kCuda) LEANFA_TRY(runtime::CudaCopy::wait());
  if (call.device == runtime::DeviceKind::kHip) LEANFA_TRY(runtime::HipCopy::wait());
  return Done{(*kernel)->name, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count()};
}

template <class Copy>
Result<Done> run_on_copy(const runtime::AttentionCall& call) {
  const auto copy = Copy::make(call);
  if (!copy) return tl::unexpected(copy.error());
  auto done = timed(copy->call());
  if (done) LEANFA_TRY(copy->fetch());
  return done;
}

// On a GPU with copies of the tensors.
Result<Done> run(const runtime::AttentionCall& call) {
  switch (call.device) {
    case runtime::DeviceKind::kCuda:
      return run_on_copy<runtime::CudaCopy>(call);
    case runtime::DeviceKind::kHip:
      return run_on_copy<runtime::HipCopy>(call);
    case runtime::DeviceKind::kCpu:
    case runtime::DeviceKind::kGfx950Emu:
      break;
  }
  return timed(call);
}

std::vector<OutputPath> outputs_of(const AttendOptions& options) {
  return {{"--output", options.output}, {"--json", options.json}};
}

Status attend(const AttendOptions& options, Session& session) {
  LEANFA_TRY(check_writable(outputs_of(options)));
  const auto device = available_device(options.device);
  if (!device) return tl::unexpected(device.error());
  ProgressBar progress(session.terminal);
  progress.update(0.0, "reading");
  auto prepared = prepare(options);
  if (!prepared) return tl::unexpected(std::move(prepared.error()));
  LEANFA_TRY(check_out_dtype(options, *prepared, *device));
  auto output = make_output(options, *prepared);
  if (!output) return tl::unexpected(std::move(output.error()));
  runtime::AttentionCall call = call_for(options, *prepared, *output);
  call.device = *device;
  progress.update(0.1, "computing");
  const auto done = run(call);
  if (!done) return tl::unexpected(done.error());
  progress.update(0.9, "writing");
  std::vector<io::AtomicFile> files;
  LEANFA_TRY(stage(files, stage_output(options, *prepared, *output)));
  LEANFA_TRY(stage_text(files, options.json, summary_json(options, session, *prepared, done->kernel, done->seconds)));
  LEANFA_TRY(io::commit_all(files));
  progress.update(1.0, "");
  return print(fmt::format("{}: {}{} by {}, {}, {:.3f} s\n", options.output,
                           prepared->quantised ? "quantised here, " : "", name(prepared->method), done->kernel,
                           prepared->problem.causal ? "causal" : "full", done->seconds));
}

}  // namespace

Subcommand add_attend(CLI::App& root) {
  CLI::App* app = root.add_subcommand("attend", "attention on Q, K and V from files");
  auto options = std::make_shared<AttendOptions>();
  add_input(*app, options->input);
  app->add_option("--output", options->output, "safetensors file to write: out, and lse if asked for")
      ->type_name("FILE")
      ->required()
      ->check(path_check());
  add_method(*app, options->method);
  add_device(*app, options->device);
  add_split(*app, options->split);
  app->add_flag("--lse", options->lse, "write the log-sum-exp of each row too");
  app->add_option("--out-dtype", options->out_dtype, "bf16 or f32 (cpu only); otherwise f32 for f32 inputs, else bf16")
      ->check(CLI::IsMember({"bf16", "f32"}));
  add_threads(*app, options->threads);
  add_json(*app, options->json);
  app->footer(
      "Without --causal or --full the file's metadata decide, and without those every query sees every key.\n"
      "Wide inputs are quantised here when the method asks for 8 bits; packed files (leanfa quantize) are read as they "
      "are.\n"
      "Example:\n  leanfa attend --input layer.safetensors --causal --method e4m3/lean/anchor --lse --output "
      "out.safetensors");
  app->callback([options] {
    if (options->input.file.empty() && options->input.q.empty()) throw CLI::RequiredError("--input, or --q --k --v");
    require_apart(outputs_of(*options), options->input.paths());
  });
  return {app, [options](Session& session) { return attend(*options, session); }};
}

}  // namespace leanfa::cli
