#include "report/device_bench.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <deque>

#include "report/protocol.hpp"
#include "report/statistics.hpp"
#include "runtime/cuda_attention.hpp"
#include "runtime/cuda_bench.hpp"
#include "runtime/nvml.hpp"
#include "runtime/select.hpp"

namespace leanfa::report {
namespace {

constexpr double kBatchSeconds = 0.02;  // launches between two marks of a sustained run
constexpr std::size_t kBatchesAhead = 2;

void notify(const std::function<void()>& hook) {
  if (hook) hook();
}

// Seconds of each of `count` launches.
Result<std::vector<double>> marked_launches(int count, const LaunchQueue& queue) {
  std::vector<std::pair<int, int>> marks;
  for (int i = 0; i < count; ++i) {
    const auto before = queue.mark();
    if (!before) return tl::unexpected(before.error());
    LEANFA_TRY(queue.launch());
    const auto after = queue.mark();
    if (!after) return tl::unexpected(after.error());
    marks.emplace_back(*before, *after);
  }
  LEANFA_TRY(queue.wait_for(marks.back().second));
  std::vector<double> seconds;
  for (const auto& [before, after] : marks) {
    const auto time = queue.seconds_between(before, after);
    if (!time) return tl::unexpected(time.error());
    seconds.push_back(*time);
  }
  return seconds;
}

Result<Timing> single_launches(int warm_up, int timed, const LaunchQueue& queue) {
  for (int i = 0; i < warm_up; ++i) LEANFA_TRY(queue.launch());
  notify(queue.window_begins);
  const auto seconds = marked_launches(timed, queue);
  notify(queue.window_ends);
  if (!seconds) return tl::unexpected(seconds.error());
  return summarise(*seconds, median(*seconds), timed);
}

// Batches of `per_batch` launches until `seconds` have passed, with at most kBatchesAhead in the queue; all marks.
Result<std::vector<int>> run_batches(double seconds, int per_batch, const LaunchQueue& queue, const Timer& timer) {
  const auto first = queue.mark();
  if (!first) return tl::unexpected(first.error());
  std::vector<int> marks{*first};
  std::deque<int> ahead;
  const double begin = timer.now_seconds();
  while (timer.now_seconds() - begin < seconds) {
    for (int i = 0; i < per_batch; ++i) LEANFA_TRY(queue.launch());
    const auto mark = queue.mark();
    if (!mark) return tl::unexpected(mark.error());
    marks.push_back(*mark);
    ahead.push_back(*mark);
    if (ahead.size() <= kBatchesAhead) continue;
    LEANFA_TRY(queue.wait_for(ahead.front()));
    ahead.pop_front();
  }
  LEANFA_TRY(queue.wait_for(marks.back()));
  return marks;
}

Result<Timing> sustained(const LaunchQueue& queue, const Timer& timer) {
  LEANFA_TRY(queue.launch());
  const auto one = marked_launches(1, queue);
  if (!one) return tl::unexpected(one.error());
  const int per_batch = std::max(1, static_cast<int>(std::lround(kBatchSeconds / std::max(one->front(), 1e-6))));
  if (auto warm = run_batches(kWarmUpSeconds, per_batch, queue, timer); !warm) return tl::unexpected(warm.error());
  notify(queue.window_begins);
  const auto marks = run_batches(kWindowSeconds, per_batch, queue, timer);
  notify(queue.window_ends);
  if (!marks) return tl::unexpected(marks.error());
  std::vector<double> samples;
  double total = 0.0;
  for (std::size_t i = 1; i < marks->size(); ++i) {
    const auto batch = queue.seconds_between((*marks)[i - 1], (*marks)[i]);
    if (!batch) return tl::unexpected(batch.error());
    total += *batch;
    samples.push_back(*batch / per_batch);
  }
  const auto launches = static_cast<Index>(samples.size()) * per_batch;
  return summarise(samples, total / static_cast<double>(launches), launches);
}

}  // namespace

Result<Timing> measure_queue(Protocol protocol, const LaunchQueue& queue, const Timer& timer) {
  switch (protocol) {
    case Protocol::kBurst: {
      LEANFA_TRY(queue.launch());  // what a first launch alone does stays out
      const auto mark = queue.mark();
      if (!mark) return tl::unexpected(mark.error());
      LEANFA_TRY(queue.wait_for(*mark));
      timer.sleep_seconds(kIdleSeconds);
      return single_launches(kBurstWarmUp, kBurstLaunches, queue);
    }
    case Protocol::kSustained:
      return sustained(queue, timer);
    case Protocol::kLaunches:
      return single_launches(kWarmUpLaunches, kTimedLaunches, queue);
  }
  return fail(ErrorCode::kInternal, "unknown protocol");
}

Result<BenchRow> run_cuda_case(const Case& c, const BenchOptions& options, const Timer& timer) {
  const auto method = parse_method(c.method.empty() ? options.method : c.method);
  if (!method) return tl::unexpected(method.error());
  const auto made = runtime::CudaBenchProblem::make(
      {c.batch, c.seqlen_q, c.seqlen_k, c.heads_q, c.heads_kv, c.head_dim_qk, c.head_dim_v, c.causal, options.split},
      *method, options.seed);
  if (!made) return tl::unexpected(made.error());
  const auto kernel = runtime::select(made->call());
  if (!kernel) return tl::unexpected(kernel.error());
  runtime::CudaMarks marks;
  const auto meter = runtime::GpuMeter::open(made->pci_bus_id());
  runtime::GpuReading reading;
  const LaunchQueue queue{
      .launch =
          [&] {
            return options.products_only ? runtime::run_cuda_products(made->call()) : runtime::attend(made->call());
          },
      .mark = [&] { return marks.mark(); },
      .wait_for = [&](int mark) { return marks.wait_for(mark); },
      .seconds_between = [&](int first, int second) { return marks.seconds_between(first, second); },
      .window_begins =
          [&] {
            if (meter) meter->start();
          },
      .window_ends =
          [&] {
            if (meter) reading = meter->stop();
          }};
  const auto timing = measure_queue(options.protocol, queue, timer);
  if (!timing) return tl::unexpected(timing.error());
  const AttentionProblem& p = made->call().problem;
  BenchRow row{.problem = c,
               .method = name(*method),
               .kernel = std::string((*kernel)->name) + (options.products_only ? ", products only" : ""),
               .input_dtype = fmt::format("{} {} {}", name(p.q.dtype), name(p.k.dtype), name(p.v.dtype)),
               .output_dtype = std::string(name(made->call().out.dtype)),
               .timing = *timing,
               .clock_mhz = reading.sm_clock_mhz,
               .watts = {},
               .error = {}};
  // Power over a burst or a few launches is the idle card's as much as theirs.
  if (options.protocol == Protocol::kSustained) row.watts = reading.watts;
  return row;
}

}  // namespace leanfa::report
