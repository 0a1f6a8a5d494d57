// The protocols on a clock of their own, so that nothing here depends on real time; and the text forms of the results.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/bench.hpp"
#include "report/device_bench.hpp"

namespace leanfa::report {
namespace {

// A launch takes `launch_seconds`; sleeping takes what was asked for.
struct FakeMachine {
  double now = 100.0, slept = 0.0, launch_seconds = 0.25;
  int launches = 0;

  Timer timer() {
    return {.now_seconds = [this] { return now; },
            .sleep_seconds = [this](double seconds) { now += seconds, slept += seconds; }};
  }
  std::function<Status()> launch() {
    return [this]() -> Status {
      now += launch_seconds;
      ++launches;
      return {};
    };
  }
};

TEST(Protocols, BurstIsIdleThenThreeLaunchesThenTen) {
  FakeMachine machine;
  const auto timing = measure(Protocol::kBurst, machine.launch(), machine.timer());
  ASSERT_TRUE(timing);
  EXPECT_EQ(machine.launches, 3 + 10);
  EXPECT_NEAR(machine.slept, 1.5, 1e-9);
  EXPECT_NEAR(timing->figure_ms, 250.0, 1e-6);
  EXPECT_EQ(timing->launches, 10);
}

TEST(Protocols, SustainedWarmsUpForASecondAndMeasuresFour) {
  FakeMachine machine;
  const auto timing = measure(Protocol::kSustained, machine.launch(), machine.timer());
  ASSERT_TRUE(timing);
  EXPECT_EQ(machine.launches, 4 + 16);
  EXPECT_EQ(timing->launches, 16);
  EXPECT_EQ(machine.slept, 0.0);
  EXPECT_NEAR(timing->figure_ms, 250.0, 1e-6);
}

TEST(Protocols, SustainedRunsALongLaunchOnce) {
  FakeMachine machine;
  machine.launch_seconds = 30.0;
  const auto timing = measure(Protocol::kSustained, machine.launch(), machine.timer());
  ASSERT_TRUE(timing);
  EXPECT_EQ(timing->launches, 1);
  EXPECT_NEAR(timing->figure_ms, 30000.0, 1e-6);
}

TEST(Protocols, LaunchesAreFiveHundredThenOneHundred) {
  FakeMachine machine;
  const auto timing = measure(Protocol::kLaunches, machine.launch(), machine.timer());
  ASSERT_TRUE(timing);
  EXPECT_EQ(machine.launches, 600);
  EXPECT_EQ(timing->launches, 100);
}

TEST(Protocols, SamplesGiveMinimumMedianAndMaximum) {
  FakeMachine machine;
  int i = 0;
  const auto launch = [&]() -> Status {
    machine.now += i++ % 2 == 0 ? 0.001 : 0.003;
    return {};
  };
  const auto timing = measure(Protocol::kLaunches, launch, machine.timer());
  ASSERT_TRUE(timing);
  EXPECT_NEAR(timing->min_ms, 1.0, 1e-6);
  EXPECT_NEAR(timing->median_ms, 2.0, 1e-6);
  EXPECT_NEAR(timing->max_ms, 3.0, 1e-6);
}

TEST(Protocols, TheFirstFailureEndsTheMeasurement) {
  FakeMachine machine;
  int launches = 0;
  for (const Protocol protocol : {Protocol::kBurst, Protocol::kSustained, Protocol::kLaunches}) {
    launches = 0;
    const auto timing = measure(
        protocol, [&]() -> Status { return ++launches == 2 ? Status(fail(ErrorCode::kDevice, "lost")) : Status(); },
        machine.timer());
    ASSERT_FALSE(timing);
    EXPECT_EQ(timing.error().message, "lost");
    EXPECT_EQ(launches, 2);
  }
}

// A queue whose launches take `launch_seconds` each, one after another; marks are times of the queue.
struct FakeQueue {
  FakeMachine host;
  double done = 0.0, launch_seconds = 0.001;
  std::vector<double> marks;
  int launches = 0, windows = 0, launches_before_window = 0;

  LaunchQueue queue() {
    return {.launch = [this]() -> Status {
              done = std::max(done, host.now) + launch_seconds;
              host.now += 1e-6;
              ++launches;
              return {};
            },
            .mark = [this]() -> Result<int> {
              marks.push_back(std::max(done, host.now));
              return static_cast<int>(marks.size()) - 1;
            },
            .wait_for = [this](int mark) -> Status {
              host.now = std::max(host.now, marks[static_cast<std::size_t>(mark)]);
              return {};
            },
            .seconds_between = [this](int first, int second) -> Result<double> {
              return marks[static_cast<std::size_t>(second)] - marks[static_cast<std::size_t>(first)];
            },
            .window_begins = [this] { launches_before_window = launches; },
            .window_ends = [this] { ++windows; }};
  }
};

TEST(QueueProtocols, BurstTimesTenLaunchesByMarks) {
  FakeQueue fake;
  const auto timing = measure_queue(Protocol::kBurst, fake.queue(), fake.host.timer());
  ASSERT_TRUE(timing);
  EXPECT_EQ(fake.launches, 1 + 3 + 10);
  EXPECT_NEAR(fake.host.slept, 1.5, 1e-9);
  EXPECT_NEAR(timing->figure_ms, 1.0, 1e-6);
  EXPECT_EQ(timing->launches, 10);
  EXPECT_EQ(fake.windows, 1);
}

TEST(QueueProtocols, LaunchesAreFiveHundredThenOneHundred) {
  FakeQueue fake;
  const auto timing = measure_queue(Protocol::kLaunches, fake.queue(), fake.host.timer());
  ASSERT_TRUE(timing);
  EXPECT_EQ(fake.launches, 600);
  EXPECT_EQ(fake.launches_before_window, 500);
  EXPECT_NEAR(timing->median_ms, 1.0, 1e-6);
}

// The queue never runs dry: the window's time is its launches'.
TEST(QueueProtocols, SustainedKeepsTheQueueFull) {
  for (const double seconds : {0.001, 0.3}) {
    FakeQueue fake;
    fake.launch_seconds = seconds;
    const auto timing = measure_queue(Protocol::kSustained, fake.queue(), fake.host.timer());
    ASSERT_TRUE(timing);
    EXPECT_NEAR(timing->figure_ms, seconds * 1e3, seconds);
    EXPECT_GE(static_cast<double>(timing->launches) * seconds, 4.0);
    EXPECT_GE((fake.launches_before_window - 2) * seconds, 1.0);
    EXPECT_EQ(fake.windows, 1);
  }
}

TEST(QueueProtocols, TheFirstFailureEndsTheMeasurement) {
  for (const Protocol protocol : {Protocol::kBurst, Protocol::kSustained, Protocol::kLaunches}) {
    FakeQueue fake;
    LaunchQueue queue = fake.queue();
    int launches = 0;
    queue.launch = [&]() -> Status { return ++launches == 3 ? Status(fail(ErrorCode::kDevice, "lost")) : Status(); };
    const auto timing = measure_queue(protocol, queue, fake.host.timer());
    ASSERT_FALSE(timing);
    EXPECT_EQ(timing.error().message, "lost");
    EXPECT_EQ(launches, 3);
  }
}

TEST(Protocols, NamesGoBothWays) {
  for (const Protocol protocol : {Protocol::kBurst, Protocol::kSustained, Protocol::kLaunches})
    EXPECT_EQ(protocol_from_name(name(protocol)), protocol);
  EXPECT_FALSE(protocol_from_name("cold"));
}

Case small_case(const char* method) {
  return {.name = "small, \"quoted\"",
          .method = method,
          .causal = true,
          .batch = 2,
          .seqlen_q = 5,
          .seqlen_k = 9,
          .heads_q = 4,
          .heads_kv = 2,
          .head_dim_qk = 64,
          .head_dim_v = 32};
}

TEST(RunCase, EveryFormatRunsOnTheCpu) {
  FakeMachine machine;
  for (const char* method : {"bf16/exact/running", "f32/exact/running", "e4m3/lean/anchor+rot", "int8/shift/anchor"}) {
    const auto row = run_case(small_case(method), {.method = "bf16/exact/running"}, machine.timer());
    ASSERT_TRUE(row) << row.error().message;
    EXPECT_EQ(row->method, method);
    EXPECT_FALSE(row->kernel.empty());
  }
}

TEST(RunCase, EveryFormatRunsOnCuda) {
  const runtime::Device& cuda = runtime::device(runtime::DeviceKind::kCuda);
  if (!cuda.available()) GTEST_SKIP() << cuda.absent;
  FakeMachine machine;
  Case problem = small_case("");
  problem.seqlen_q = 300;
  problem.seqlen_k = 500;
  problem.head_dim_qk = problem.head_dim_v = 128;
  for (const char* method : {"bf16/exact/running", "e4m3/lean/anchor+rot+kmean", "int8/shift/anchor+rot"}) {
    problem.method = method;
    const BenchOptions options{.device = cuda.kind, .protocol = Protocol::kLaunches};
    const auto row = run_case(problem, options, machine.timer());
    if (!row && row.error().code == ErrorCode::kUnsupported) GTEST_SKIP() << row.error().message;
    ASSERT_TRUE(row) << row.error().message;
    EXPECT_EQ(row->kernel, "sm90a/attention_fwd");
    EXPECT_EQ(row->timing.launches, 100);
    EXPECT_GT(row->timing.min_ms, 0.0);
  }
}

TEST(RunCase, AnAbsentDeviceIsRefused) {
  FakeMachine machine;
  const auto row = run_case(small_case("e4m3/lean/anchor"), {.device = runtime::DeviceKind::kHip}, machine.timer());
  ASSERT_FALSE(row);
  EXPECT_EQ(row.error().code, ErrorCode::kUnsupported);
}

BenchReport small_report() {
  BenchReport report;
  report.device = "cpu";
  report.protocol = "burst";
  BenchRow row;
  row.problem = small_case("");
  row.method = "bf16/exact/running";
  row.kernel = "cpu/wide";
  row.timing = {.figure_ms = 2.0, .median_ms = 2.0, .min_ms = 1.0, .max_ms = 3.0, .launches = 30};
  report.rows.push_back(row);
  row.timing = {};
  row.error = "not served";
  report.rows.push_back(row);
  return report;
}

TEST(BenchReport, JsonHasTheFieldsThatReadersRelyOn) {
  const auto json = nlohmann::json::parse(to_json(small_report()));
  EXPECT_EQ(json["device"], "cpu");
  EXPECT_EQ(json["protocol"], "burst");
  const auto& row = json["rows"][0];
  EXPECT_EQ(row["mask"], "causal");
  for (const char* key : {"batch", "seqlen_q", "seqlen_k", "heads_q", "heads_kv", "head_dim_qk", "head_dim_v", "ms",
                          "min_ms", "max_ms", "tflops", "tflops_full"})
    EXPECT_TRUE(row[key].is_number()) << key;
  EXPECT_NEAR(row["tflops"].get<double>(), 2.0 * 2 * 4 * 5 * 9 * 96 / 2 / 2e-3 * 1e-12, 1e-18);
  EXPECT_EQ(json["rows"][1]["error"], "not served");
  EXPECT_FALSE(json["rows"][1].contains("ms"));
}

TEST(BenchReport, CsvQuotesWhatNeedsIt) {
  const std::string csv = to_csv(small_report());
  EXPECT_NE(csv.find("\"small, \"\"quoted\"\"\""), std::string::npos) << csv;
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 3);
}

}  // namespace
}  // namespace leanfa::report
