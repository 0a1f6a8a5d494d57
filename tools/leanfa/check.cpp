// leanfa check: what can be said of a code object's kernels without running them.
#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "emu/gfx950/hazard/static_check.hpp"
#include "io/file.hpp"
#include "leanfa/faults_json.hpp"
#include "leanfa/options.hpp"
#include "leanfa/outputs.hpp"
#include "leanfa/session.hpp"

namespace leanfa::cli {
namespace {

struct CheckOptions {
  std::string file, kernel, json;
};

std::vector<OutputPath> outputs_of(const CheckOptions& options) { return {{"--json", options.json}}; }

Status check_file(const CheckOptions& options, const Session& session) {
  LEANFA_TRY(check_writable(outputs_of(options)));
  const auto file = io::MappedFile::open(options.file);
  if (!file) return tl::unexpected(file.error());
  const auto object = emu::KernelFile::parse(file->bytes(), options.file);
  if (!object) return tl::unexpected(object.error());
  auto names = object->kernel_names();
  if (!options.kernel.empty()) names = {options.kernel};
  nlohmann::ordered_json kernels = nlohmann::ordered_json::array();
  std::uint64_t errors = 0;
  for (const std::string& name : names) {
    const auto kernel = object->load(name);
    if (!kernel) return tl::unexpected(kernel.error());
    const auto [log, complete] = emu::hazard::check(*kernel);
    std::string text;
    for (const emu::Fault& fault : log.faults()) text += one_line(emu::to_string(fault)) + "\n";
    LEANFA_TRY(print(text + fmt::format("{}: {}, {}{}\n", one_line(name),
                                        counted(kernel->program.steps().size(), "instruction", "instructions"),
                                        counted(log.faults().size(), "kind of fault", "kinds of fault"),
                                        complete ? "" : " (too many paths: some were left out)")));
    errors += log.total(emu::Severity::kError);
    kernels.push_back({{"kernel", name},
                       {"instructions", kernel->program.steps().size()},
                       {"complete", complete},
                       {"faults", faults_json(log)}});
  }
  const nlohmann::ordered_json json = {
      {"command", session.command}, {"version", LEANFA_VERSION}, {"file", options.file}, {"kernels", kernels}};
  LEANFA_TRY(
      write_json(options.json, json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n"));
  if (errors > 0) return fail(ErrorCode::kDevice, fmt::format("{}: {} faults", options.file, errors));
  return {};
}

}  // namespace

Subcommand add_check(CLI::App& root) {
  CLI::App* app = root.add_subcommand("check", "look for hazards in a gfx950 code object (.co) without running it");
  auto options = std::make_shared<CheckOptions>();
  app->add_option("file", options->file, "code object: an ELF file for gfx950")->type_name("FILE")->required();
  app->add_option("--kernel", options->kernel, "this kernel alone")->type_name("NAME")->check(name_check());
  add_json(*app, options->json);
  app->footer(
      "Wait states, wait counts of registers and the packed-FP32 erratum; emulate --audit finds the rest. Exit code 1\n"
      "when there are errors, 0 when there are only warnings.\n"
      "Example:\n  leanfa check add.co");
  app->callback([options] { require_apart(outputs_of(*options), std::vector{options->file}); });
  return {app, [options](Session& session) { return check_file(*options, session); }};
}

}  // namespace leanfa::cli
