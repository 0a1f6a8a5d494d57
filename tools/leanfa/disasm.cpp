// leanfa disasm: the instructions of a gfx950 code object, one a line, as llvm-objdump shows them.
#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "io/file.hpp"
#include "isa/gfx950/code_object.hpp"
#include "isa/gfx950/disassembly.hpp"
#include "isa/gfx950/effects.hpp"
#include "isa/gfx950/names.hpp"
#include "leanfa/options.hpp"
#include "leanfa/outputs.hpp"
#include "leanfa/session.hpp"

namespace leanfa::cli {
namespace {

using Json = nlohmann::ordered_json;

struct DisasmOptions {
  std::string file;
  std::string symbol;
  std::string json;
};

Json names_of(const isa::RegisterSet& set) {
  Json names = Json::array();
  for (const isa::RegisterRange& range : set.ranges()) names.push_back(isa::name(range));
  return names;
}

Json entry(const isa::DisassemblyLine& line) {
  const isa::Instruction& instruction = line.instruction;
  const isa::Effects effects = isa::effects(instruction);
  Json words = Json::array();
  for (std::size_t i = 0; i < instruction.size / 4u; ++i) words.push_back(instruction.words[i]);
  Json json = {{"address", instruction.pc},
               {"words", std::move(words)},
               {"text", line.text},
               {"labels", line.labels},
               {"row", instruction.row->name},
               {"encoding", isa::name(instruction.row->encoding)},
               {"issue", isa::name(instruction.row->issue)},
               {"pipe", isa::name(instruction.row->pipe)},
               {"reads", names_of(effects.reads)},
               {"writes", names_of(effects.writes)},
               {"source", instruction.row->source}};
  if (const int passes = isa::passes(instruction); passes != 0) json["passes"] = passes;
  if (const auto target = isa::branch_target(instruction)) json["target"] = *target;
  return json;
}

std::string header(const isa::DisassemblyLine& line) {
  std::string text;
  for (const std::string_view label : line.labels)
    text += fmt::format("\n{:016x} <{}>:\n", line.instruction.pc, one_line(label));
  return text;
}

// A file that ends in an error is shown as far as it goes; its JSON is not written.
std::vector<OutputPath> outputs_of(const DisasmOptions& options) { return {{"--json", options.json}}; }

Status disassemble_file(const DisasmOptions& options) {
  LEANFA_TRY(check_writable(outputs_of(options)));
  const auto file = io::MappedFile::open(options.file);
  if (!file) return tl::unexpected(file.error());
  const auto object = isa::CodeObject::parse(file->bytes(), options.file);
  if (!object) return tl::unexpected(object.error());
  std::string text;
  Json instructions = Json::array();
  const Status status = isa::disassemble(*object, options.symbol, [&](const isa::DisassemblyLine& line) -> Status {
    // The line begins with a tab.
    text += header(line) + "\t" + one_line(std::string_view(isa::format_line(line)).substr(1)) + "\n";
    if (!options.json.empty()) instructions.push_back(entry(line));
    return {};
  });
  if (!status) {
    LEANFA_TRY(print(text));
    return fail(status.error().code, fmt::format("{}: {}", options.file, status.error().message));
  }
  const Json json = {{"file", options.file}, {"processor", "gfx950"}, {"instructions", std::move(instructions)}};
  LEANFA_TRY(write_json(options.json, json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n"));
  return print(text);
}

}  // namespace

Subcommand add_disasm(CLI::App& root) {
  CLI::App* app =
      root.add_subcommand("disasm", "the instructions of a gfx950 code object (.co), as llvm-objdump shows them");
  auto options = std::make_shared<DisasmOptions>();
  app->add_option("file", options->file, "code object: an ELF file for gfx950")->type_name("FILE")->required();
  app->add_option("--symbol", options->symbol, "this kernel or function alone")->type_name("NAME")->check(name_check());
  app->add_option(
         "--json", options->json,
         "write the instructions with encoding, issue class, pipe, passes, registers read and written, and source "
         "as JSON to this file")
      ->type_name("FILE")
      ->check(path_check());
  app->footer("Example:\n  leanfa disasm kernel.co --json kernel.json");
  app->callback([options] { require_apart(outputs_of(*options), std::vector{options->file}); });
  return {app, [options](Session&) { return disassemble_file(*options); }};
}

}  // namespace leanfa::cli
