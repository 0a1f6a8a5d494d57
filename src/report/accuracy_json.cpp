#include "report/accuracy_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "report/json_reader.hpp"
#include "report/statistics.hpp"

namespace leanfa::report {
namespace {

using Json = nlohmann::ordered_json;

Json write(const StageErrors& stages) {
  return {{"q", stages.q}, {"k", stages.k}, {"v", stages.v}, {"p", stages.p}, {"rest", stages.rest}};
}

Json write(const MethodErrors& method) {
  Json json = {{"name", method.name},
               {"definition", method.definition},
               {"kernel_rms", method.kernel_rms},
               {"total_rms", method.total_rms},
               {"max_abs", method.max_abs}};
  if (method.stages) json["stages"] = write(*method.stages);
  for (const HeadErrors& head : method.heads)
    json["heads"].push_back(Json{{"kernel_rms", head.kernel_rms}, {"total_rms", head.total_rms}});
  if (!method.codes.empty()) json["codes"] = method.codes;
  return json;
}

Json write(const LayerErrors& layer) {
  Json json = {{"file", layer.file},
               {"model", layer.model},
               {"layer", layer.layer},
               {"tokens", layer.tokens},
               {"seqlen_k", layer.seqlen_k},
               {"heads_q", layer.heads_q},
               {"heads_kv", layer.heads_kv},
               {"head_dim_qk", layer.head_dim_qk},
               {"head_dim_v", layer.head_dim_v},
               {"causal", layer.causal},
               {"softmax_scale", layer.softmax_scale},
               {"rows_from", layer.rows_from},
               {"sink_binades", layer.sink_binades},
               {"seconds", layer.seconds},
               {"methods", Json::array()}};
  if (!layer.source.empty()) json["source"] = layer.source;
  for (const MethodErrors& method : layer.methods) json["methods"].push_back(write(method));
  return json;
}

Json write(const SinkErrors& sink) {
  Json json = {{"file", sink.file},
               {"heads", sink.heads},
               {"rows_from", sink.rows_from},
               {"binades", sink.binades},
               {"methods", Json::array()}};
  if (!sink.source.empty()) json["source"] = sink.source;
  for (const SinkMethod& method : sink.methods)
    json["methods"].push_back(
        Json{{"name", method.name}, {"kernel_rms", method.kernel_rms}, {"total_rms", method.total_rms}});
  return json;
}

MethodErrors read_method(const JsonReader& json) {
  MethodErrors method;
  method.name = json.at("name").text();
  method.definition = json.has("definition") ? json.at("definition").text() : method.name;
  method.kernel_rms = json.at("kernel_rms").figure();
  method.total_rms = json.at("total_rms").figure();
  method.max_abs = json.at("max_abs").figure();
  if (json.has("stages") && !json.at("stages").is_null()) {
    const JsonReader stages = json.at("stages");
    method.stages = StageErrors{stages.at("q").figure(), stages.at("k").figure(), stages.at("v").figure(),
                                stages.at("p").figure(), stages.at("rest").figure()};
  }
  if (json.has("heads")) {
    for (const JsonReader& head : json.at("heads").items())
      method.heads.push_back({head.at("kernel_rms").figure(), head.at("total_rms").figure()});
  }
  if (json.has("codes")) {
    for (const JsonReader& count : json.at("codes").items()) method.codes.push_back(count.count());
    if (method.codes.size() != 128) json.at("codes").fail("128 counts are expected, one for each code");
  }
  return method;
}

LayerErrors read_layer(const JsonReader& json) {
  LayerErrors layer;
  layer.file = json.at("file").text();
  layer.tokens = json.at("tokens").count();
  const auto integer = [&](const char* key, Index otherwise) {
    return json.has(key) ? json.at(key).count() : otherwise;
  };
  layer.source = json.has("source") ? json.at("source").text() : "";
  layer.model = json.has("model") ? json.at("model").text() : "";
  layer.layer = json.has("layer") ? json.at("layer").text() : "";
  layer.seqlen_k = integer("seqlen_k", layer.tokens);
  layer.heads_q = integer("heads_q", 0);
  layer.heads_kv = integer("heads_kv", 0);
  layer.head_dim_qk = integer("head_dim_qk", 0);
  layer.head_dim_v = integer("head_dim_v", 0);
  layer.rows_from = integer("rows_from", 0);
  layer.causal = !json.has("causal") || json.at("causal").boolean();
  layer.softmax_scale = json.has("softmax_scale") ? json.at("softmax_scale").number() : 0.0;
  layer.sink_binades = json.has("sink_binades") ? json.at("sink_binades").number() : 0.0;
  layer.seconds = json.has("seconds") ? json.at("seconds").figure() : 0.0;
  for (const JsonReader& method : json.at("methods").items()) layer.methods.push_back(read_method(method));
  return layer;
}

SinkErrors read_sink(const JsonReader& json) {
  SinkErrors sink;
  sink.file = json.at("file").text();
  sink.source = json.has("source") ? json.at("source").text() : "";
  for (const JsonReader& head : json.at("heads").items()) sink.heads.push_back(head.count());
  sink.rows_from = json.at("rows_from").count();
  sink.binades = json.at("binades").number();
  for (const JsonReader& method : json.at("methods").items())
    sink.methods.push_back(
        {method.at("name").text(), method.at("kernel_rms").figure(), method.at("total_rms").figure()});
  return sink;
}

}  // namespace

std::string to_json(const AccuracyReport& report) {
  Json json = {{"command", report.command}, {"version", report.version}, {"date", report.date},
               {"note", report.note},       {"device", report.device},   {"layers", Json::array()},
               {"geomean", Json::array()}};
  for (const LayerErrors& layer : report.layers) json["layers"].push_back(write(layer));
  for (const MethodMean& mean : report.geomean)
    json["geomean"].push_back(
        Json{{"name", mean.name}, {"kernel_rms", mean.kernel_rms}, {"total_rms", mean.total_rms}});
  for (const RefusedMethod& refused : report.refused)
    json["refused"].push_back(Json{{"name", refused.name}, {"reason", refused.reason}});
  if (!report.sinks.empty()) json["sinks"] = Json::array();
  for (const SinkErrors& sink : report.sinks) json["sinks"].push_back(write(sink));
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<AccuracyReport> accuracy_from_json(std::string_view text, std::string_view subject) {
  auto document = parse_json(text, subject);
  if (!document) return tl::unexpected(std::move(document.error()));
  std::string error;
  const JsonReader json(*document, "", error);
  AccuracyReport report;
  if (json.has("command")) report.command = json.at("command").text();
  if (json.has("version")) report.version = json.at("version").text();
  if (json.has("date")) report.date = json.at("date").text();
  if (json.has("note")) report.note = json.at("note").text();
  if (json.has("device")) report.device = json.at("device").text();
  if (json.has("refused"))
    for (const JsonReader& refused : json.at("refused").items())
      report.refused.push_back({refused.at("name").text(), refused.at("reason").text()});
  if (json.has("layers"))
    for (const JsonReader& layer : json.at("layers").items()) report.layers.push_back(read_layer(layer));
  if (json.has("sinks"))
    for (const JsonReader& sink : json.at("sinks").items()) report.sinks.push_back(read_sink(sink));
  if (error.empty() && report.layers.empty() && report.sinks.empty()) error = "layers: missing or empty";
  if (!error.empty())
    return bad_input({subject, "must be what `leanfa accuracy --json` writes", error, "see docs/usage.md"});
  report.geomean = geometric_means(report.layers);
  return report;
}

std::vector<MethodMean> geometric_means(const std::vector<LayerErrors>& layers) {
  std::vector<MethodMean> means;
  if (layers.empty()) return means;
  for (const MethodErrors& first : layers.front().methods) {
    std::vector<double> kernel, total;
    for (const LayerErrors& layer : layers) {
      const auto found = std::find_if(layer.methods.begin(), layer.methods.end(),
                                      [&](const MethodErrors& method) { return method.name == first.name; });
      if (found == layer.methods.end()) break;
      kernel.push_back(found->kernel_rms);
      total.push_back(found->total_rms);
    }
    if (kernel.size() == layers.size()) means.push_back({first.name, geometric_mean(kernel), geometric_mean(total)});
  }
  return means;
}

}  // namespace leanfa::report
