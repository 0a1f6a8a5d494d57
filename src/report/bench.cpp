#include "report/bench.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <thread>

#include "report/case_memory.hpp"
#include "report/device_bench.hpp"
#include "report/prepared_case.hpp"
#include "report/protocol.hpp"
#include "report/statistics.hpp"
#include "runtime/attend.hpp"
#include "runtime/select.hpp"

namespace leanfa::report {
namespace {

struct ProtocolRow {
  Protocol protocol;
  std::string_view name, description;
};
constexpr std::array kProtocols{
    ProtocolRow{Protocol::kBurst, "burst", "1.5 s idle, 3 launches, then the median of 10"},
    ProtocolRow{Protocol::kSustained, "sustained", "1 s of launches, then a 4 s window"},
    ProtocolRow{Protocol::kLaunches, "launches", "500 launches to warm up, then 100, median"},
};

// `timed` launches one by one.
Result<Timing> single_launches(int timed, const std::function<Status()>& launch, const Timer& timer) {
  std::vector<double> samples;
  for (int i = 0; i < timed; ++i) {
    const double start = timer.now_seconds();
    LEANFA_TRY(launch());
    samples.push_back(timer.now_seconds() - start);
  }
  return summarise(samples, median(samples), timed);
}

Result<Timing> after_warm_up(int warm_up, int timed, const std::function<Status()>& launch, const Timer& timer) {
  for (int i = 0; i < warm_up; ++i) LEANFA_TRY(launch());
  return single_launches(timed, launch, timer);
}

Result<Timing> sustained(const std::function<Status()>& launch, const Timer& timer) {
  const double begin = timer.now_seconds();
  while (timer.now_seconds() - begin < kWarmUpSeconds) LEANFA_TRY(launch());
  std::vector<double> samples;
  const double start = timer.now_seconds();
  double now = start;
  while (now - start < kWindowSeconds) {
    const double before = now;
    LEANFA_TRY(launch());
    now = timer.now_seconds();
    samples.push_back(now - before);
  }
  const auto launches = static_cast<Index>(samples.size());
  return summarise(samples, (now - start) / static_cast<double>(launches), launches);
}

// Mean over the processors, from Linux; empty where the system does not tell.
std::optional<double> processor_clock_mhz() {
  std::ifstream file("/proc/cpuinfo");
  double sum = 0.0;
  int count = 0;
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with("cpu MHz")) continue;
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos) continue;
    sum += std::strtod(line.c_str() + colon + 1, nullptr);
    ++count;
  }
  if (count == 0) return std::nullopt;
  return sum / count;
}

}  // namespace

Timing summarise(const std::vector<double>& seconds, double figure, Index launches) {
  const auto [low, high] = std::minmax_element(seconds.begin(), seconds.end());
  return {.figure_ms = figure * 1e3,
          .median_ms = median(seconds) * 1e3,
          .min_ms = *low * 1e3,
          .max_ms = *high * 1e3,
          .launches = launches};
}

std::string_view name(Protocol protocol) {
  for (const ProtocolRow& row : kProtocols)
    if (row.protocol == protocol) return row.name;
  return "";
}

std::string_view description(Protocol protocol) {
  for (const ProtocolRow& row : kProtocols)
    if (row.protocol == protocol) return row.description;
  return "";
}

std::optional<Protocol> protocol_from_name(std::string_view text) {
  for (const ProtocolRow& row : kProtocols)
    if (row.name == text) return row.protocol;
  return std::nullopt;
}

Timer system_timer() {
  using Clock = std::chrono::steady_clock;
  return {.now_seconds = [] { return std::chrono::duration<double>(Clock::now().time_since_epoch()).count(); },
          .sleep_seconds = [](double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); }};
}

Result<Timing> measure(Protocol protocol, const std::function<Status()>& launch, const Timer& timer) {
  switch (protocol) {
    case Protocol::kBurst:
      timer.sleep_seconds(kIdleSeconds);
      return after_warm_up(kBurstWarmUp, kBurstLaunches, launch, timer);
    case Protocol::kSustained:
      return sustained(launch, timer);
    case Protocol::kLaunches:
      return after_warm_up(kWarmUpLaunches, kTimedLaunches, launch, timer);
  }
  return fail(ErrorCode::kInternal, "unknown protocol");
}

Result<BenchRow> run_case(const Case& problem, const BenchOptions& options, const Timer& timer) {
  if (options.device == runtime::DeviceKind::kCuda) {
    // What the card has is CUDA's to say; here that every size is a number.
    constexpr std::uint64_t kMost = std::uint64_t{1} << 60U;
    LEANFA_TRY(require_memory("inputs and output in float32",
                              4.0 * (input_elements(problem) + output_elements(problem)), kMost, "an address"));
    return run_cuda_case(problem, options, timer);
  }
  if (options.products_only)
    return unsupported({"--products-only", "is for one device", runtime::device(options.device).name, "cuda"});
  const auto method = parse_method(problem.method.empty() ? options.method : problem.method);
  if (!method) return tl::unexpected(method.error());
  PreparedCase prepared;
  LEANFA_TRY(prepare(problem, *method, {.device = options.device, .threads = options.threads, .seed = options.seed},
                     prepared));
  const auto kernel = runtime::select(prepared.call);
  if (!kernel) return tl::unexpected(kernel.error());
  const auto timing = measure(options.protocol, [&prepared] { return runtime::attend(prepared.call); }, timer);
  if (!timing) return tl::unexpected(timing.error());
  BenchRow row{.problem = problem,
               .method = name(*method),
               .kernel = std::string((*kernel)->name),
               .input_dtype = {},
               .output_dtype = std::string(name(prepared.call.out.dtype)),
               .timing = *timing,
               .clock_mhz = std::nullopt,
               .watts = std::nullopt,
               .error = {}};
  row.input_dtype = fmt::format("{} {} {}", name(prepared.call.problem.q.dtype), name(prepared.call.problem.k.dtype),
                                name(prepared.call.problem.v.dtype));
  if (options.device == runtime::DeviceKind::kCpu) row.clock_mhz = processor_clock_mhz();
  return row;
}

}  // namespace leanfa::report
