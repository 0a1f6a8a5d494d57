// leanfa emit: the assembly text of a gfx950 kernel, by plan. Attention kernels have a loop to show besides.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "io/file.hpp"
#include "kernels/gfx950/attention_fwd/emit.hpp"
#include "kernels/gfx950/attention_fwd/layout.hpp"
#include "kernels/gfx950/merge_lse/kernel.hpp"
#include "kernels/gfx950/quantize/kernel.hpp"
#include "kernels/gfx950/shipped.hpp"
#include "leanfa/options.hpp"
#include "leanfa/outputs.hpp"
#include "leanfa/session.hpp"
#include "schedule/timeline.hpp"

namespace leanfa::cli {
namespace {

struct EmitOptions {
  std::string plan, output, json;
  bool list = false, summary = false;
  std::string timeline, svg;  // a body of the loop: plain0 ... masked3
};

// The bodies of every plan's loop: plain and masked, one a ring slot.
CLI::Validator body_check() {
  std::vector<std::string> labels;
  for (const char* const kind : {"plain", "masked", "diagonal"})
    for (const char* const place : {"0", "1", "2", "3", "_last"}) labels.push_back(fmt::format("{}{}", kind, place));
  for (const char* const once : {"plain_first", "entry", "tile", "switch", "finish"}) labels.emplace_back(once);
  return CLI::IsMember(labels);
}

std::vector<OutputPath> outputs_of(const EmitOptions& options) {
  return {{"--output", options.output}, {"--json", options.json}};
}

Result<std::string> text_of(const EmitOptions& options, const gfx950::Emitted& emitted) {
  const std::string& label = options.timeline.empty() ? options.svg : options.timeline;
  if (label.empty()) return options.summary ? emitted.summary : emitted.text;
  for (const gfx950::BodySummary& body : emitted.schedule.bodies) {
    if (body.label != label) continue;
    return options.svg.empty() ? schedule::timeline_text(body.placed)
                               : schedule::timeline_svg(body.placed, options.plan + ", " + label);
  }
  std::vector<std::string> labels;
  for (const gfx950::BodySummary& body : emitted.schedule.bodies) labels.push_back(body.label);
  return bad_input({options.plan, "has a body of that name", label, fmt::format("{}", fmt::join(labels, ", "))});
}

nlohmann::ordered_json json_of(const gfx950::Emitted& emitted) {
  nlohmann::ordered_json bodies = nlohmann::ordered_json::array();
  for (const gfx950::BodySummary& body : emitted.schedule.bodies)
    bodies.push_back({{"label", body.label},
                      {"matrix", body.matrix},
                      {"vector", body.vector},
                      {"lds", body.lds},
                      {"memory", body.memory},
                      {"scalar", body.scalar}});
  return bodies;
}

Status stage_json(std::vector<io::AtomicFile>& files, const EmitOptions& options, const Session& session,
                  std::string_view key, nlohmann::ordered_json value) {
  nlohmann::ordered_json json = {{"command", session.command}, {"version", LEANFA_VERSION}};
  if (!options.plan.empty()) json["plan"] = options.plan;
  json[key] = std::move(value);
  return stage_text(files, options.json, json.dump(1) + "\n");
}

Status list_plans(const EmitOptions& options, const Session& session) {
  nlohmann::ordered_json names = nlohmann::ordered_json::object();
  std::string text;
  for (const auto& [kernel, plans] : gfx950::shipped_plans()) {
    names[std::string(kernel)] = plans;
    text += fmt::format("# {}\n{}\n", kernel, fmt::join(plans, "\n"));
  }
  std::vector<io::AtomicFile> files;
  LEANFA_TRY(stage_json(files, options, session, "plans", std::move(names)));
  LEANFA_TRY(stage_text(files, options.output, text));
  LEANFA_TRY(io::commit_all(files));
  return options.output.empty() ? print(text) : Status{};
}

// What was made of a plan: the text that was asked for, and what the JSON file says.
struct Made {
  std::string plan, text;
  nlohmann::ordered_json bodies;
};

Result<Made> attention_of(const EmitOptions& options) {
  const auto plan = gfx950::parse_plan(options.plan);
  if (!plan) return tl::unexpected(plan.error());
  const auto emitted = gfx950::emit(*plan);
  if (!emitted) return tl::unexpected(emitted.error());
  auto text = text_of(options, *emitted);
  if (!text) return tl::unexpected(std::move(text.error()));
  return Made{.plan = gfx950::name(*plan), .text = std::move(*text), .bodies = json_of(*emitted)};
}

// A kernel without a loop of many stages, and therefore without bodies.
template <class Plan>
Result<Made> small_of(const EmitOptions& options, const Result<Plan>& plan,
                      Result<gfx950::SmallText> (*emit)(const Plan&)) {
  if (!plan) return tl::unexpected(plan.error());
  if (!options.timeline.empty() || !options.svg.empty())
    throw CLI::ValidationError(options.svg.empty() ? "--timeline" : "--svg",
                               to_string(*plan) + " has no scheduled loop; only attention kernels have");
  auto emitted = emit(*plan);
  if (!emitted) return tl::unexpected(std::move(emitted.error()));
  return Made{.plan = to_string(*plan),
              .text = std::move(options.summary ? emitted->summary : emitted->text),
              .bodies = nlohmann::ordered_json::array()};
}

Result<Made> make(const EmitOptions& options) {
  const std::string_view kernel = std::string_view(options.plan).substr(0, options.plan.find(' '));
  if (kernel == "merge_lse") return small_of(options, gfx950::parse_merge_plan(options.plan), gfx950::emit_merge_lse);
  if (kernel.starts_with("quantize"))
    return small_of(options, gfx950::parse_quantize_plan(options.plan), gfx950::emit_quantize);
  return attention_of(options);
}

Status emit_plan(const EmitOptions& options, const Session& session) {
  LEANFA_TRY(check_writable(outputs_of(options)));
  if (options.list) return list_plans(options, session);
  auto made = make(options);
  if (!made) return tl::unexpected(std::move(made.error()));
  std::vector<io::AtomicFile> files;
  LEANFA_TRY(stage_json(files, options, session, "bodies", std::move(made->bodies)));
  LEANFA_TRY(stage_text(files, options.output, made->text));
  LEANFA_TRY(io::commit_all(files));
  if (options.output.empty()) return print(made->text);
  return print(
      fmt::format("{}: {}, {} lines\n", one_line(options.output), made->plan, std::ranges::count(made->text, '\n')));
}

}  // namespace

Subcommand add_emit(CLI::App& root) {
  CLI::App* app = root.add_subcommand("emit", "the assembly text of a gfx950 kernel");
  auto options = std::make_shared<EmitOptions>();
  CLI::Option* plan =
      app->add_option(
             "--plan", options->plan,
             "format/p/reference d=DIM[,DIM] causal|full, for attention; merge_lse ..., quantize ...: see --list")
          ->type_name("PLAN");
  CLI::Option* list = app->add_flag("--list", options->list, "the plans that ship, one a line, by kernel");
  plan->excludes(list);
  CLI::Option* summary =
      app->add_flag("--summary", options->summary, "layout, registers and blocks instead of the text")->excludes(list);
  CLI::Option* timeline =
      app->add_option("--timeline", options->timeline,
                      "attention: a body of the loop, slot by slot: plain0 to plain3, masked0 to masked3, ...")
          ->type_name("BODY")
          ->check(body_check())
          ->excludes(list)
          ->excludes(summary);
  app->add_option("--svg", options->svg, "the same as a picture")
      ->type_name("BODY")
      ->check(body_check())
      ->excludes(timeline)
      ->excludes(list)
      ->excludes(summary);
  app->add_option("-o,--output", options->output, "write to this file")->type_name("FILE")->check(path_check());
  add_json(*app, options->json);
  app->footer(
      "clang --target=amdgcn-amd-amdhsa -mcpu=gfx950 -x assembler makes a code object of the text.\n"
      "Example:\n  leanfa emit --plan \"e4m3/lean/ladder d=128 causal\" -o kernel.s");
  app->callback([options] {
    if (!options->list && options->plan.empty()) throw CLI::RequiredError("--plan or --list");
    require_apart(outputs_of(*options), {});
  });
  return {app, [options](Session& session) { return emit_plan(*options, session); }};
}

}  // namespace leanfa::cli
