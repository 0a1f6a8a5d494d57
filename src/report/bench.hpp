// Measuring speed: the three protocols, and one problem of a case list on one device.
// Kernel only: quantisation and allocation happen before. Inputs are Gaussian. Results as values and text:
// bench_report.hpp; which problems: cases.hpp.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "report/bench_report.hpp"
#include "report/cases.hpp"
#include "runtime/attend.hpp"
#include "runtime/device.hpp"

namespace leanfa::report {

enum class Protocol { kBurst, kSustained, kLaunches };

[[nodiscard]] std::string_view name(Protocol protocol);
[[nodiscard]] std::string_view description(Protocol protocol);
[[nodiscard]] std::optional<Protocol> protocol_from_name(std::string_view text);

// Time as the protocols see it; tests put their own in place.
struct Timer {
  std::function<double()> now_seconds;
  std::function<void(double)> sleep_seconds;
};
[[nodiscard]] Timer system_timer();

// Runs `launch` as the protocol says. Fails with the first failure of a launch.
//   burst: 1.5 s idle, 3 launches, then 10 timed one by one; the figure is the median.
//   sustained: 1 s of launches, then launches for 4 s; the figure is the window over the launches in it.
//   launches: 500 launches unmeasured, then 100, each a sample; the figure is the median.
[[nodiscard]] Result<Timing> measure(Protocol protocol, const std::function<Status()>& launch, const Timer& timer);

struct BenchOptions {
  runtime::DeviceKind device = runtime::DeviceKind::kCpu;
  Protocol protocol = Protocol::kLaunches;
  std::string method = "bf16/exact/running";  // for cases that name none
  int threads = 0;
  std::uint64_t seed = 1;
  bool products_only = false;                               // CUDA, e4m3: the same loop with its products alone
  runtime::SplitRule split = runtime::SplitRule::kByShape;  // CUDA
};

// One row. A failure is an error of the result, and of nothing else: other cases may still run.
[[nodiscard]] Result<BenchRow> run_case(const Case& problem, const BenchOptions& options, const Timer& timer);

}  // namespace leanfa::report
