// The protocols of bench.hpp for devices whose launches are queued: each launch is timed by marks in the queue, and a
// sustained run keeps the queue full. The queue is a value of functions, so that tests bring their own.
#pragma once

#include <functional>

#include "report/bench.hpp"

namespace leanfa::report {

struct LaunchQueue {
  std::function<Status()> launch;
  std::function<Result<int>()> mark;  // after everything so far
  std::function<Status(int mark)> wait_for;
  std::function<Result<double>(int first, int second)> seconds_between;  // both waited for
  // Around the measured launches: clock and power are read between them. May be empty.
  std::function<void()> window_begins, window_ends;
};

//   burst: 1.5 s idle, 3 launches, then 10 with marks around each; the figure is the median.
//   sustained: 1 s of launches, then a window of 4 s, launches always waiting; the figure is the window over its
//   launches. launches: 500 launches unmeasured, then 100 with marks around each; the figure is the median.
[[nodiscard]] Result<Timing> measure_queue(Protocol protocol, const LaunchQueue& queue, const Timer& timer);

// One row on a CUDA device, with clock, watts and energy where the driver tells.
[[nodiscard]] Result<BenchRow> run_cuda_case(const Case& c, const BenchOptions& options, const Timer& timer);

}  // namespace leanfa::report
