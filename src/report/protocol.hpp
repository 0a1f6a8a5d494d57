// What the benchmark protocols are made of, whatever waits for the launches: their lengths, and the summary of samples.
// bench.cpp runs them on launches that return when they are done, device_bench.cpp on queued ones.
#pragma once

#include <vector>

#include "report/bench.hpp"

namespace leanfa::report {

inline constexpr int kBurstWarmUp = 3, kBurstLaunches = 10, kWarmUpLaunches = 500, kTimedLaunches = 100;
inline constexpr double kIdleSeconds = 1.5, kWarmUpSeconds = 1.0, kWindowSeconds = 4.0;

// `figure`: seconds of a launch by the protocol's rule. Precondition: a sample.
[[nodiscard]] Timing summarise(const std::vector<double>& seconds, double figure, Index launches);

}  // namespace leanfa::report
