// leanfa info: what this build is and what it can use here.
#include <fmt/format.h>
#include <sys/utsname.h>

#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/parallel.hpp"
#include "cpu/attention.hpp"
#include "leanfa/options.hpp"
#include "leanfa/session.hpp"
#include "runtime/device.hpp"
#include "runtime/select.hpp"
#include "runtime/tensor_kernels.hpp"

namespace leanfa::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kCompiler =
#if defined(__clang__)
    "clang " __clang_version__;
#else
    "gcc " __VERSION__;
#endif

// Flags of /proc/cpuinfo that attention kernels care about.
constexpr std::string_view kFeatures[] = {
    "sse4_2",      "avx2",     "fma",      "f16c",     "avx512f",  "avx512bw", "avx512_vnni", "avx512_bf16",
    "avx512_fp16", "avx_vnni", "amx_tile", "amx_bf16", "amx_int8", "asimd",    "sve",         "bf16"};

std::vector<std::string> processor_features() {
  std::vector<std::string> features;
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with("flags") && !line.starts_with("Features")) continue;
    for (const std::string_view feature : kFeatures)
      if ((line + " ").find(fmt::format(" {} ", feature)) != std::string::npos) features.emplace_back(feature);
    break;
  }
  return features;
}

std::string system_name() {
  utsname name{};
  if (uname(&name) != 0) return "unknown";
  return fmt::format("{} {} {}", name.sysname, name.release, name.machine);
}

Json entry(std::string_view name, std::string_view what, std::string_view absent) {
  return {{"name", name}, {"description", what}, {"available", absent.empty()}, {"reason", absent}};
}

Json facts() {
  Json json = {
      {"version", LEANFA_VERSION},
      {"build", {{"type", LEANFA_BUILD_TYPE}, {"compiler", kCompiler}}},
      {"system", system_name()},
      {"cpu", {{"model", processor_model()}, {"features", processor_features()}, {"threads", default_thread_count()}}}};
  for (const runtime::Device& device : runtime::devices())
    json["devices"].push_back(entry(device.name, device.description, device.absent));
  for (const runtime::Kernel& kernel : runtime::kernels()) {
    Json row =
        entry(kernel.name, fmt::format("q, k, v {}; head dims {}", kernel.inputs, kernel.head_dims), kernel.absent);
    row["device"] = runtime::device(kernel.device).name;
    json["kernels"].push_back(std::move(row));
  }
  for (const runtime::TensorKernel& kernel : runtime::tensor_kernels()) {
    Json row = entry(kernel.name, kernel.serves, kernel.absent);
    row["device"] = runtime::device(kernel.device).name;
    json["tensor_kernels"].push_back(std::move(row));
  }
  for (const cpu::KernelInfo& kernel : cpu::kernels())
    json["cpu_paths"].push_back(entry(kernel.name, kernel.dtypes, kernel.available ? "" : kernel.reason));
  return json;
}

std::string list(std::string_view title, const Json& entries) {
  std::string text = fmt::format("{}\n", title);
  for (const Json& item : entries) {
    const bool available = item["available"].get<bool>();
    text += fmt::format("  {:<26} {:<4} {}\n", item["name"].get<std::string>(), available ? "yes" : "no",
                        available ? item["description"].get<std::string>() : item["reason"].get<std::string>());
  }
  return text;
}

std::string text_of(const Json& json) {
  std::string features;
  for (const Json& feature : json["cpu"]["features"]) features += " " + feature.get<std::string>();
  return fmt::format("leanfa {}, {} build by {}\n{}\n{}, {} threads\n features:{}\n", LEANFA_VERSION, LEANFA_BUILD_TYPE,
                     kCompiler, json["system"].get<std::string>(), json["cpu"]["model"].get<std::string>(),
                     json["cpu"]["threads"].get<int>(), features) +
         list("devices", json["devices"]) + list("kernels", json["kernels"]) +
         list("quantisers and merges", json["tensor_kernels"]) +
         list("instruction sets of the cpu/wide kernel", json["cpu_paths"]);
}

}  // namespace

Subcommand add_info(CLI::App& root) {
  CLI::App* app =
      root.add_subcommand("info", "version, build, processor, devices and kernels, and why some are absent");
  auto path = std::make_shared<std::string>();
  add_json(*app, *path);
  app->footer("Example:\n  leanfa info --json info.json");
  return {app, [path](Session&) -> Status {
            const Json json = facts();
            LEANFA_TRY(write_json(*path, json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n"));
            return print(text_of(json));
          }};
}

}  // namespace leanfa::cli
