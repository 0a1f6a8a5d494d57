#include "base/parallel.hpp"

#include <sched.h>

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

namespace leanfa {

int default_thread_count() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof set, &set) == 0) return std::max(1, CPU_COUNT(&set));
  return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

void parallel_for(std::int64_t count, int threads, const std::function<void(std::int64_t, int)>& body) {
  if (threads <= 0) threads = default_thread_count();
  const auto workers = static_cast<int>(std::min<std::int64_t>(threads, count));
  std::atomic<std::int64_t> next{0};
  const auto work = [&](int worker) noexcept {
    for (std::int64_t i = next.fetch_add(1); i < count; i = next.fetch_add(1)) body(i, worker);
  };
  std::vector<std::jthread> others;
  try {
    for (int worker = 1; worker < workers; ++worker) others.emplace_back(work, worker);
  } catch (const std::system_error&) {
    // Fewer threads than asked for: those that started, and this one, do the work.
  }
  if (count > 0) work(0);
}

}  // namespace leanfa
