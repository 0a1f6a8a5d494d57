// Benchmark results as plain values, and their JSON and CSV text. Measured by bench.hpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "report/cases.hpp"

namespace leanfa::report {

struct Timing {
  double figure_ms = 0.0;                              // one launch, by the protocol's rule
  double median_ms = 0.0, min_ms = 0.0, max_ms = 0.0;  // of the samples
  Index launches = 0;                                  // measured ones
};

struct BenchRow {
  Case problem{};
  std::string method{}, kernel{}, input_dtype{}, output_dtype{};
  Timing timing{};
  std::optional<double> clock_mhz{};  // after or during the measurement, if the system tells
  std::optional<double> watts{};      // mean of the measured window, if the device tells
  std::string error{};                // then there is no timing
};

struct BenchReport {
  std::string command, version, date, device, device_description, protocol, protocol_description, processor;
  int threads = 0;
  std::vector<BenchRow> rows;
};

// 10^12 operations a second; causal problems count as half of the full ones, or in full (cases.hpp).
[[nodiscard]] double tflops(const BenchRow& row, bool half);

// Energy of one operation of tflops(row, true); none without watts.
[[nodiscard]] std::optional<double> picojoules_per_flop(const BenchRow& row);

[[nodiscard]] std::string to_json(const BenchReport& report);
[[nodiscard]] std::string to_csv(const BenchReport& report);

}  // namespace leanfa::report
