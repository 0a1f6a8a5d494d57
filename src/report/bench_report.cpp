#include "report/bench_report.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "report/case_json.hpp"
#include "report/csv.hpp"

namespace leanfa::report {
namespace {

using Json = nlohmann::ordered_json;

Json write(const BenchRow& row) {
  Json json = case_json(row.problem, row.method);
  if (!row.error.empty()) {
    json["error"] = row.error;
    return json;
  }
  json.update(Json{{"kernel", row.kernel},
                   {"input_dtype", row.input_dtype},
                   {"output_dtype", row.output_dtype},
                   {"launches", row.timing.launches},
                   {"ms", row.timing.figure_ms},
                   {"median_ms", row.timing.median_ms},
                   {"min_ms", row.timing.min_ms},
                   {"max_ms", row.timing.max_ms},
                   {"tflops", tflops(row, true)},
                   {"tflops_full", tflops(row, false)}});
  if (row.clock_mhz) json["clock_mhz"] = *row.clock_mhz;
  if (row.watts) json["watts"] = *row.watts;
  if (const auto energy = picojoules_per_flop(row); energy) json["picojoules_per_flop"] = *energy;
  return json;
}

std::string optional_text(const std::optional<double>& value) { return value ? fmt::format("{:.6g}", *value) : ""; }

}  // namespace

std::optional<double> picojoules_per_flop(const BenchRow& row) {
  if (!row.watts || tflops(row, true) <= 0.0) return std::nullopt;
  return *row.watts / tflops(row, true);
}

double tflops(const BenchRow& row, bool half) {
  return row.timing.figure_ms > 0.0 ? flops(row.problem, half) / (row.timing.figure_ms * 1e-3) * 1e-12 : 0.0;
}

std::string to_json(const BenchReport& report) {
  Json json = {{"device", report.device},
               {"protocol", report.protocol},
               {"protocol_description", report.protocol_description},
               {"convention", kFlopConvention},
               {"data", "gaussian"},
               {"measured", "kernel only, without quantisation"},
               {"device_description", report.device_description},
               {"processor", report.processor},
               {"threads", report.threads},
               {"command", report.command},
               {"version", report.version},
               {"date", report.date},
               {"rows", Json::array()}};
  for (const BenchRow& row : report.rows) json["rows"].push_back(write(row));
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string to_csv(const BenchReport& report) {
  std::string text =
      "device,protocol,name,mask,batch,seqlen_q,seqlen_k,heads_q,heads_kv,head_dim_qk,head_dim_v,method,kernel,"
      "launches,"
      "ms,median_ms,min_ms,max_ms,tflops,tflops_full,clock_mhz,watts,picojoules_per_flop,error\n";
  for (const BenchRow& row : report.rows) {
    const Case& c = row.problem;
    const Timing& t = row.timing;
    text += fmt::format(
        "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{:.6g},{:.6g},{:.6g},{:.6g},{:.6g},{:.6g},{},{},{},{}\n",
        report.device, report.protocol, csv_text(c.name), c.causal ? "causal" : "full", c.batch, c.seqlen_q, c.seqlen_k,
        c.heads_q, c.heads_kv, c.head_dim_qk, c.head_dim_v, row.method, row.kernel, t.launches, t.figure_ms,
        t.median_ms, t.min_ms, t.max_ms, tflops(row, true), tflops(row, false), optional_text(row.clock_mhz),
        optional_text(row.watts), optional_text(picojoules_per_flop(row)), csv_text(row.error));
  }
  return text;
}

}  // namespace leanfa::report
