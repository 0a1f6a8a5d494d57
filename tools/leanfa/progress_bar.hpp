// A progress bar with the time left, on standard error, and only on a terminal.
#pragma once

#include <chrono>
#include <string_view>

namespace leanfa::cli {

class ProgressBar {
 public:
  explicit ProgressBar(bool shown);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // `fraction` of the work is done, 0..1; `step` says what comes next.
  void update(double fraction, std::string_view step);
  // Removes the bar, so that a line can be printed in its place.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  bool shown_;
  Clock::time_point start_ = Clock::now();
};

}  // namespace leanfa::cli
