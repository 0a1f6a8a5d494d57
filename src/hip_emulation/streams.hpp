// Streams and events. Work runs when it is enqueued, so a stream is in order by itself and an event is complete once it
// is recorded; only host functions (hipStreamAddCallback, hipLaunchHostFunc) run on a thread of their own, and what
// follows them in their stream waits for them.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <thread>

namespace leanfa::hipemu {

struct Stream {
  unsigned flags = 0;
  int priority = 0;
  std::uint64_t pending = 0;  // host functions that have not returned
};

struct Event {
  unsigned flags = 0;
  std::optional<std::chrono::steady_clock::time_point> recorded;
};

// Objects that HIP names by pointer. A pointer that is not in the table is refused, not followed.
template <class T>
class HandleTable {
 public:
  T* add(std::unique_ptr<T> object) { return objects_.insert(std::move(object)).first->get(); }
  bool remove(const T* object) {
    const auto found = find(object);
    if (found == objects_.end()) return false;
    objects_.erase(found);
    return true;
  }
  [[nodiscard]] bool holds(const T* object) const { return find(object) != objects_.end(); }
  [[nodiscard]] const auto& objects() const { return objects_; }

 private:
  [[nodiscard]] auto find(const T* object) const {
    auto place = objects_.begin();
    while (place != objects_.end() && place->get() != object) ++place;
    return place;
  }
  std::set<std::unique_ptr<T>> objects_;
};

// Runs host functions one after the other on one thread, which starts with the first of them.
class HostFunctions {
 public:
  ~HostFunctions();
  void run(std::function<void()> function);

 private:
  void loop();
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  bool ending_ = false;
  std::thread thread_;
};

}  // namespace leanfa::hipemu
