#include "leanfa/progress_bar.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "leanfa/session.hpp"

namespace leanfa::cli {
namespace {

constexpr std::string_view kClearLine = "\r\033[K";

std::size_t terminal_columns() {
  winsize size{};
  if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return size.ws_col;
}

std::string time_text(double seconds) {
  const long whole = std::lround(seconds);
  return whole < 60 ? fmt::format("{} s", whole) : fmt::format("{} min {:02} s", whole / 60, whole % 60);
}

}  // namespace

ProgressBar::ProgressBar(bool shown) : shown_(shown) {}

ProgressBar::~ProgressBar() { clear(); }

void ProgressBar::clear() {
  if (shown_) complain(kClearLine);
}

void ProgressBar::update(double fraction, std::string_view step) {
  if (!shown_) return;
  fraction = std::clamp(fraction, 0.0, 1.0);
  const double elapsed = std::chrono::duration<double>(Clock::now() - start_).count();
  const bool known = fraction > 0.0 && elapsed > 0.5;
  const std::string left = known ? time_text(elapsed * (1.0 - fraction) / fraction) + " left" : "";
  constexpr std::size_t kBar = 24;
  const auto full = static_cast<std::size_t>(fraction * static_cast<double>(kBar));
  std::string line = fmt::format("[{}{}] {:3.0f}%  {}  {}", std::string(full, '#'), std::string(kBar - full, '.'),
                                 100.0 * fraction, left, step);
  line.resize(std::min(line.size(), terminal_columns() - 1));
  complain(std::string(kClearLine) + line);
}

}  // namespace leanfa::cli
