// Threads for loops whose iterations are independent. No pool and no global state: a call starts its threads and
// joins them, which costs some ten microseconds. Results must not depend on the number of threads.
#pragma once

#include <cstdint>
#include <functional>

namespace leanfa {

// Number of threads to use when the caller says 0: the processors this process may run on.
[[nodiscard]] int default_thread_count();

// Calls body(i, worker) for i = 0..count-1, each once. Iterations are handed out one by one in ascending order, so put
// the longest first; `worker` is 0..threads-1 and lets a body own scratch memory. threads = 0 means the default.
// An exception that leaves `body` ends the process: bodies return nothing and allocate beforehand.
void parallel_for(std::int64_t count, int threads, const std::function<void(std::int64_t index, int worker)>& body);

}  // namespace leanfa
