// leanfa emit: the assembly text of a gfx950 kernel, by plan.
#include <fmt/format.h>

#include <memory>

#include "io/file.hpp"
#include "kernels/gfx950/attention_fwd/emit.hpp"
#include "leanfa/options.hpp"
#include "leanfa/outputs.hpp"
#include "leanfa/session.hpp"

namespace leanfa::cli {
namespace {

struct EmitOptions {
  std::string plan, output;
  bool list = false, summary = false;
};

std::vector<OutputPath> outputs_of(const EmitOptions& options) { return {{"--output", options.output}}; }

Status emit_plan(const EmitOptions& options) {
  if (options.list) {
    std::string text;
    for (const gfx950::Plan& plan : gfx950::plans()) text += gfx950::name(plan) + "\n";
    return print(text);
  }
  LEANFA_TRY(check_writable(outputs_of(options)));
  const auto plan = gfx950::parse_plan(options.plan);
  if (!plan) return tl::unexpected(plan.error());
  const auto emitted = gfx950::emit(*plan);
  if (!emitted) return tl::unexpected(emitted.error());
  const std::string& text = options.summary ? emitted->summary : emitted->text;
  if (options.output.empty()) return print(text);
  return io::write_file_atomically(options.output, text);
}

}  // namespace

Subcommand add_emit(CLI::App& root) {
  CLI::App* app = root.add_subcommand("emit", "the assembly text of a gfx950 attention kernel");
  auto options = std::make_shared<EmitOptions>();
  CLI::Option* plan =
      app->add_option("--plan", options->plan, "format/p/reference d=DIM[,DIM] causal|full")->type_name("PLAN");
  CLI::Option* list = app->add_flag("--list", options->list, "the plans that ship, one a line");
  plan->excludes(list);
  app->add_flag("--summary", options->summary, "layout, registers and loop bodies instead of the text");
  app->add_option("-o,--output", options->output, "write to this file")->type_name("FILE")->check(path_check());
  app->footer(
      "clang --target=amdgcn-amd-amdhsa -mcpu=gfx950 -x assembler makes a code object of the text.\n"
      "Example:\n  leanfa emit --plan \"e4m3/lean/anchor d=128 causal\" -o kernel.s");
  app->callback([options] {
    if (!options->list && options->plan.empty()) throw CLI::RequiredError("--plan or --list");
    require_apart(outputs_of(*options), {});
  });
  return {app, [options](Session&) { return emit_plan(*options); }};
}

}  // namespace leanfa::cli
