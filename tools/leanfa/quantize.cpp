// leanfa quantize: Q, K and V as a method wants them, packed and tagged, in a safetensors file.
#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "leanfa/input.hpp"
#include "leanfa/options.hpp"
#include "leanfa/outputs.hpp"
#include "leanfa/packed_file.hpp"
#include "leanfa/progress_bar.hpp"
#include "leanfa/session.hpp"
#include "runtime/gfx950_quantize.hpp"

namespace leanfa::cli {
namespace {

struct QuantizeOptions {
  InputOptions input;
  std::string output, method = "e4m3/lean/anchor", device = "cpu", json;
  int threads = 0;
};

std::string tag_of(const PackedTensor* packed) { return packed == nullptr ? "none" : name(packed->tag); }

std::vector<OutputPath> outputs_of(const QuantizeOptions& options) {
  return {{"--output", options.output}, {"--json", options.json}};
}

Result<TensorQuantiser> quantiser_of(const QuantizeOptions& options) {
  const auto device = available_device(options.device);
  if (!device) return tl::unexpected(device.error());
  switch (*device) {
    case runtime::DeviceKind::kCpu:
      return cpu_quantiser();
    case runtime::DeviceKind::kHip:
    case runtime::DeviceKind::kGfx950Emu:
      return runtime::gfx950_tensor_quantiser(*device, options.threads);
    case runtime::DeviceKind::kCuda:
      break;
  }
  return unsupported({"--device", "leanfa quantize runs on it", options.device, "cpu, hip or gfx950-emu"});
}

// What the quantisers for gfx950 do not do, in the words of the command line.
Status require_served(const QuantizeOptions& options, const Method& method) {
  if (options.device == "cpu") return {};
  if (!is_eight_bit(method.format))
    return unsupported({"--method", fmt::format("has 8-bit inputs on {}", options.device), name(method),
                        "e4m3/... or int8/..., or --device cpu"});
  if (method.k_mean || method.v_mean)
    return unsupported({"--method", fmt::format("takes no mean over the sequence off on {}", options.device),
                        name(method), "one without +kmean and +vmean, or --device cpu"});
  return {};
}

Status quantize(const QuantizeOptions& options, Session& session) {
  const auto quantiser = quantiser_of(options);
  if (!quantiser) return tl::unexpected(quantiser.error());
  const auto method = parse_method(options.method);
  if (!method) return tl::unexpected(method.error());
  LEANFA_TRY(require_served(options, *method));
  LEANFA_TRY(check_writable(outputs_of(options)));
  ProgressBar progress(session.terminal);
  progress.update(0.0, "reading");
  auto file = load_input(options.input);
  if (!file) return tl::unexpected(std::move(file.error()));
  progress.update(0.2, "quantising");
  const AttentionProblem problem = file->problem(file->causal.value_or(false));
  const auto quantised = quantise_problem(problem, *method, {}, options.threads, *quantiser);
  if (!quantised) return tl::unexpected(quantised.error());
  progress.update(0.7, "writing");
  io::Metadata metadata;
  if (!file->model.empty()) metadata["model"] = file->model;
  if (!file->layer.empty()) metadata["layer"] = file->layer;
  metadata["leanfa_version"] = LEANFA_VERSION;
  std::vector<io::AtomicFile> files;
  LEANFA_TRY(stage(files, stage_packed(options.output, *quantised, *method, metadata)));
  const nlohmann::ordered_json json = {{"command", session.command},      {"version", LEANFA_VERSION},
                                       {"method", name(*method)},         {"device", options.device},
                                       {"output", options.output},        {"q_tag", tag_of(quantised->q())},
                                       {"k_tag", tag_of(quantised->k())}, {"v_tag", tag_of(quantised->v())}};
  LEANFA_TRY(stage_text(files, options.json,
                        json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n"));
  LEANFA_TRY(io::commit_all(files));
  progress.update(1.0, "");
  return print(fmt::format("{}: {}, q {}, k {}, v {}\n", options.output, name(*method), tag_of(quantised->q()),
                           tag_of(quantised->k()), tag_of(quantised->v())));
}

}  // namespace

Subcommand add_quantize(CLI::App& root) {
  CLI::App* app = root.add_subcommand("quantize", "write packed, tagged tensors for a method");
  auto options = std::make_shared<QuantizeOptions>();
  add_input(*app, options->input);
  app->add_option("--output", options->output, "safetensors file to write")
      ->type_name("FILE")
      ->required()
      ->check(path_check());
  add_method(*app, options->method)->capture_default_str();
  add_device(*app, options->device);
  add_threads(*app, options->threads);
  add_json(*app, options->json);
  app->footer(
      "The method, a tag per tensor, the softmax scale and the mask go into the metadata; leanfa attend checks them.\n"
      "Example:\n  leanfa quantize --input layer.safetensors --causal --method int8/shift/anchor+rot+kmean --output "
      "packed.safetensors");
  app->callback([options] {
    if (options->input.file.empty() && options->input.q.empty()) throw CLI::RequiredError("--input, or --q --k --v");
    require_apart(outputs_of(*options), options->input.paths());
  });
  return {app, [options](Session& session) { return quantize(*options, session); }};
}

}  // namespace leanfa::cli
