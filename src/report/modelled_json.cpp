#include "report/modelled_json.hpp"

#include <fmt/format.h>

#include <map>
#include <nlohmann/json.hpp>

#include "report/case_json.hpp"
#include "report/csv.hpp"
#include "report/json_reader.hpp"

namespace leanfa::report {
namespace {

using Json = nlohmann::ordered_json;
using emu::timing::SwitchingReport;
using emu::timing::SwitchingSource;

constexpr std::string_view kModelledDevice = "gfx950-emu";

Json optional_json(const std::optional<double>& value) { return value ? Json(*value) : Json(); }

Json write(const BlockTimeline& timeline) {
  Json items = Json::array();
  for (const TimelineItem& item : timeline.items)
    items.push_back({{"start", item.start}, {"clocks", item.clocks}, {"kind", item.kind}, {"text", item.text}});
  return {{"clocks", timeline.clocks}, {"items", std::move(items)}};
}

Json write_aiter(const ModelledRow& row, bool switching) {
  if (!row.aiter) return nullptr;
  Json json = {{"kernel", row.aiter->kernel},
               {"cycles", row.aiter->cycles},
               {"mfma_busy_steady", optional_json(row.aiter->mfma_busy_steady)}};
  if (switching) json["switching"] = switching_json(row.aiter->switching);
  return json;
}

Json write(const ModelledRow& row, bool switching) {
  Json json = case_json(row.problem, row.method);
  if (!row.error.empty()) {
    json["error"] = row.error;
    return json;
  }
  const auto ratio = ratio_to_aiter(row);
  json.update(Json{{"modelled", true},
                   {"data", row.data},
                   {"kernel", row.ours.kernel},
                   {"instructions", row.ours.instructions},
                   {"cycles", row.ours.cycles},
                   {"ms", modelled_ms(row.ours)},
                   {"tflops", modelled_tflops(row, true)},
                   {"tflops_full", modelled_tflops(row, false)},
                   {"mfma_busy_steady", optional_json(row.ours.mfma_busy_steady)},
                   {"mfma_useful_steady", optional_json(row.ours.mfma_useful_steady)},
                   {"clocks_per_block", optional_json(row.ours.clocks_per_block)},
                   {"valu_clocks_per_block", optional_json(row.ours.valu_clocks_per_block)},
                   {"ratio_to_aiter", optional_json(ratio)},
                   {"aiter", write_aiter(row, switching)}});
  if (!ratio) json["aiter_absent"] = row.aiter_absent;
  if (switching) json["switching"] = switching_json(row.ours.switching);
  if (row.timeline) json["timeline"] = write(*row.timeline);
  return json;
}

std::optional<double> optional_figure(const JsonReader& json, std::string_view key) {
  const JsonReader value = json.at(key);
  return value.is_null() ? std::nullopt : std::optional(value.figure());
}

std::optional<double> optional_share(const JsonReader& json, std::string_view key) {
  const auto share = optional_figure(json, key);
  if (share && *share > 1.0) json.at(key).fail(fmt::format("a share of 0 to 1 is expected, got {:g}", *share));
  return share;
}

bool is_causal(const JsonReader& json) {
  const std::string mask = json.text();
  if (mask != "causal" && mask != "full") json.fail(fmt::format("causal or full is expected, got '{}'", mask));
  return mask == "causal";
}

void require_modelled(const JsonReader& json) {
  if (!json.at("modelled").boolean()) json.at("modelled").fail("true is expected, got false");
}

// What follows from the others and is not kept.
void check_derived(const JsonReader& json) {
  for (const std::string_view key : {"ms", "tflops", "tflops_full"})
    if (!optional_figure(json, key)) json.at(key).fail("a number >= 0 is expected, got null");
  static_cast<void>(optional_figure(json, "ratio_to_aiter"));
}

// A picture has a mark every few clocks: a file that claims more than a block can have would fill the disk.
constexpr std::int64_t kMostTimelineClocks = 100000;

BlockTimeline read_timeline(const JsonReader& json) {
  BlockTimeline timeline{.clocks = json.at("clocks").count(), .items = {}};
  if (timeline.clocks > kMostTimelineClocks) json.at("clocks").fail("a block has at most 100000 clocks");
  for (const JsonReader& item : json.at("items").items()) {
    if (item.at("start").count() > timeline.clocks || item.at("clocks").count() > kMostTimelineClocks)
      item.fail("an item of a timeline begins within its block");
    timeline.items.push_back({.start = item.at("start").count(),
                              .clocks = item.at("clocks").count(),
                              .kind = item.at("kind").text(),
                              .text = item.at("text").text()});
  }
  return timeline;
}

Case read_problem(const JsonReader& json) {
  return {.name = json.at("name").text(),
          .method = json.at("method").text(),
          .causal = is_causal(json.at("mask")),
          .batch = json.at("batch").count(),
          .seqlen_q = json.at("seqlen_q").count(),
          .seqlen_k = json.at("seqlen_k").count(),
          .heads_q = json.at("heads_q").count(),
          .heads_kv = json.at("heads_kv").count(),
          .head_dim_qk = json.at("head_dim_qk").count(),
          .head_dim_v = json.at("head_dim_v").count()};
}

ModelledRow read_row(const JsonReader& json) {
  ModelledRow row;
  row.problem = read_problem(json);
  row.method = row.problem.method;
  if (json.has("error")) {
    row.error = json.at("error").text();
    if (row.error.empty()) json.at("error").fail("the reason is expected, got an empty text");
    return row;
  }
  require_modelled(json);
  check_derived(json);
  row.data = json.at("data").text();
  row.ours.kernel = json.at("kernel").text();
  row.ours.instructions = static_cast<std::uint64_t>(json.at("instructions").count());
  row.ours.cycles = json.at("cycles").count();
  row.ours.mfma_busy_steady = optional_share(json, "mfma_busy_steady");
  row.ours.mfma_useful_steady = optional_share(json, "mfma_useful_steady");
  row.ours.clocks_per_block = optional_figure(json, "clocks_per_block");
  row.ours.valu_clocks_per_block = optional_figure(json, "valu_clocks_per_block");
  if (json.has("aiter_absent")) row.aiter_absent = json.at("aiter_absent").text();
  if (const JsonReader aiter = json.at("aiter"); !aiter.is_null()) {
    row.aiter = ModelledKernel{};
    row.aiter->kernel = aiter.at("kernel").text();
    row.aiter->cycles = aiter.at("cycles").count();
    row.aiter->mfma_busy_steady = optional_share(aiter, "mfma_busy_steady");
  }
  if (json.has("timeline")) row.timeline = read_timeline(json.at("timeline"));
  return row;
}

std::vector<ModelledRow> read_rows(const JsonReader& json) {
  std::vector<ModelledRow> rows;
  std::map<std::pair<std::string, bool>, std::string> places;
  for (const JsonReader& item : json.items()) {
    ModelledRow row = read_row(item);
    const auto [other, first] = places.try_emplace({row.problem.name, row.problem.causal}, item.path());
    if (!first)
      item.fail(fmt::format("a row of its own is expected, got '{}' with the mask {} again, as in {}", row.problem.name,
                            mask_name(row.problem), other->second));
    rows.push_back(std::move(row));
  }
  return rows;
}

std::string csv_number(const std::optional<double>& value) { return value ? fmt::format("{:.6g}", *value) : ""; }

std::string switching_line(std::string_view name, std::string_view mask, std::string_view kernel,
                           const SwitchingReport& switching) {
  std::string text = fmt::format("{:<18} {:<6} {:<40}", name, mask, kernel);
  for (std::size_t pipe = 0; pipe < emu::timing::kSwitchingPipes; ++pipe)
    for (const SwitchingSource& source : switching[pipe]) {
      if (pipe > 0 && &source != switching[pipe].data()) continue;  // of the others the first says enough
      text += source.pairs == 0 ? fmt::format(" {:>14}", "-")
                                : fmt::format(" {:>6.0f} {:>6.1f}%", source.mean(), 100 * source.share());
    }
  return text + "\n";
}

}  // namespace

std::string percent_text(const std::optional<double>& share) {
  return share ? fmt::format("{:.1f}%", 100 * *share) : "-";
}

std::string whole_text(const std::optional<double>& value) { return value ? fmt::format("{:.0f}", *value) : "-"; }

Json parameters_json(const emu::timing::Parameters& parameters) {
  Json values = Json::object();
  for (const auto& row : emu::timing::parameter_rows()) values[std::string(row.name)] = parameters[row.id];
  return values;
}

Json switching_json(const SwitchingReport& switching) {
  Json json = Json::object();
  for (std::size_t pipe = 0; pipe < emu::timing::kSwitchingPipes; ++pipe) {
    Json sources = Json::array();
    for (const SwitchingSource& source : switching[pipe])
      sources.push_back({{"pairs", source.pairs}, {"mean_bits", source.mean()}, {"share", source.share()}});
    json[std::string(emu::timing::kSwitchingPipeNames[pipe])] = sources;
  }
  return json;
}

std::string to_json(const ModelledReport& report) {
  Json json = {{"device", kModelledDevice},
               {"modelled", true},
               {"measured",
                "nothing: clocks of the emulator's cycle model, of one executed head, laid over 256 CUs for "
                "all heads; kernel only"},
               {"clock_mhz", kPublishedClockMhz},
               {"convention", kFlopConvention},
               {"parameter_choice", report.parameter_choice},
               {"parameters", parameters_json(report.parameters)},
               {"command", report.command},
               {"version", report.version},
               {"date", report.date},
               {"rows", Json::array()}};
  for (const ModelledRow& row : report.rows) json["rows"].push_back(write(row, report.switching));
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string to_csv(const ModelledReport& report) {
  std::string text =
      "device,name,mask,batch,seqlen_q,seqlen_k,heads_q,heads_kv,head_dim_qk,head_dim_v,method,data,modelled_cycles,"
      "modelled_ms,modelled_tflops,mfma_busy_steady,mfma_useful_steady,clocks_per_block,valu_clocks_per_block,"
      "aiter_cycles,ratio_to_aiter,error\n";
  for (const ModelledRow& row : report.rows) {
    const Case& c = row.problem;
    const std::optional<double> aiter =
        row.aiter ? std::optional(static_cast<double>(row.aiter->cycles)) : std::nullopt;
    text += fmt::format("gfx950-emu,{},{},{},{},{},{},{},{},{},{},{},{},{:.6g},{:.6g},{},{},{},{},{},{},{}\n",
                        csv_text(c.name), mask_name(c), c.batch, c.seqlen_q, c.seqlen_k, c.heads_q, c.heads_kv,
                        c.head_dim_qk, c.head_dim_v, row.method, csv_text(row.data), row.ours.cycles,
                        modelled_ms(row.ours), modelled_tflops(row, true), csv_number(row.ours.mfma_busy_steady),
                        csv_number(row.ours.mfma_useful_steady), csv_number(row.ours.clocks_per_block),
                        csv_number(row.ours.valu_clocks_per_block), csv_number(aiter), csv_number(ratio_to_aiter(row)),
                        csv_text(row.error));
  }
  return text;
}

Result<ModelledReport> modelled_from_json(std::string_view text, std::string_view subject) {
  const auto document = parse_json(text, subject);
  if (!document) return tl::unexpected(document.error());
  std::string error;
  const JsonReader json(*document, "", error);
  ModelledReport report;
  // Before all else: what another device measured has other fields.
  if (const std::string device = json.at("device").text(); error.empty() && device != kModelledDevice)
    json.at("device").fail(fmt::format("{} is expected, got '{}'", kModelledDevice, device));
  require_modelled(json);
  report.source = subject;
  report.command = json.at("command").text();
  report.version = json.at("version").text();
  report.date = json.at("date").text();
  report.parameter_choice = json.at("parameter_choice").text();
  static_cast<void>(json.at("clock_mhz").figure());
  report.rows = read_rows(json.at("rows"));
  if (error.empty() && report.rows.empty()) error = "rows: empty";
  if (!error.empty())
    return bad_input(
        {subject, "must be what `leanfa bench --device gfx950-emu --json` writes", error, "see docs/usage.md"});
  return report;
}

bool is_bench(std::string_view text) {
  const auto document = parse_json(text, "");
  return document && document->is_object() && document->contains("rows") && !document->contains("layers");
}

std::string table_heading() {
  return fmt::format("{:<18} {:<6} {:<20} {:>9} {:>7} {:>6} {:>7} {:>8} {:>8} {:>10} {:>6}\n", "problem", "mask",
                     "method", "cycles", "TFLOPS", "busy", "useful", "block", "vector", "AITER", "ratio");
}

std::string text_of(const ModelledRow& row) {
  const Case& c = row.problem;
  if (!row.error.empty()) return fmt::format("{:<18} {:<6} failed\n", c.name, mask_name(c));
  const auto ratio = ratio_to_aiter(row);
  return fmt::format("{:<18} {:<6} {:<20} {:>9} {:>7.0f} {:>6} {:>7} {:>8} {:>8} {:>10} {:>6}\n", c.name, mask_name(c),
                     row.method, row.ours.cycles, modelled_tflops(row, true), percent_text(row.ours.mfma_busy_steady),
                     percent_text(row.ours.mfma_useful_steady), whole_text(row.ours.clocks_per_block),
                     whole_text(row.ours.valu_clocks_per_block), row.aiter ? fmt::format("{}", row.aiter->cycles) : "-",
                     ratio ? fmt::format("{:.2f}", *ratio) : "-");
}

std::string switching_heading() {
  return fmt::format(
      "\noperand bits that change from one instruction of a pipe to the next (mean, share)\n{:<18} {:<6} {:<40} {:>14} "
      "{:>14} {:>14} {:>14} {:>14}\n",
      "problem", "mask", "kernel", "matrix A", "matrix B", "matrix C", "vector src0", "trans src0");
}

std::string switching_text(const ModelledRow& row) {
  if (!row.error.empty()) return {};
  std::string text =
      switching_line(row.problem.name, mask_name(row.problem), row.method + " (ours)", row.ours.switching);
  if (row.aiter) text += switching_line("", "", row.aiter->kernel, row.aiter->switching);
  return text;
}

}  // namespace leanfa::report
