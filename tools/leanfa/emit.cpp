// leanfa emit: the assembly text of a gfx950 kernel, by plan.
#include <fmt/format.h>

#include <memory>

#include "io/file.hpp"
#include "kernels/gfx950/attention_fwd/emit.hpp"
#include "leanfa/options.hpp"
#include "leanfa/outputs.hpp"
#include "leanfa/session.hpp"
#include "schedule/timeline.hpp"

namespace leanfa::cli {
namespace {

struct EmitOptions {
  std::string plan, output;
  bool list = false, summary = false;
  std::string timeline, svg;  // a body of the loop: plain0 ... masked3
};

std::vector<OutputPath> outputs_of(const EmitOptions& options) { return {{"--output", options.output}}; }

Result<std::string> text_of(const EmitOptions& options, const gfx950::Emitted& emitted) {
  const std::string& label = options.timeline.empty() ? options.svg : options.timeline;
  if (label.empty()) return options.summary ? emitted.summary : emitted.text;
  for (const gfx950::BodySummary& body : emitted.schedule.bodies) {
    if (body.label != label) continue;
    return options.svg.empty() ? schedule::timeline_text(body.placed)
                               : schedule::timeline_svg(body.placed, options.plan + ", " + label);
  }
  return bad_input({.subject = "body of the loop",
                    .rule = "name",
                    .got = label,
                    .accepted = "plain0 to plain3, masked0 to masked3"});
}

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
  const auto text = text_of(options, *emitted);
  if (!text) return tl::unexpected(text.error());
  if (options.output.empty()) return print(*text);
  return io::write_file_atomically(options.output, *text);
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
  CLI::Option* timeline = app->add_option("--timeline", options->timeline,
                                          "a body of the loop, slot by slot: plain0 to plain3, masked0 to masked3")
                              ->type_name("BODY");
  app->add_option("--svg", options->svg, "the same as a picture")->type_name("BODY")->excludes(timeline);
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
