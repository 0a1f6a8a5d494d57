#include "hip_emulation/streams.hpp"

namespace leanfa::hipemu {

HostFunctions::~HostFunctions() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void HostFunctions::run(std::function<void()> function) {
  const std::lock_guard lock(mutex_);
  if (!thread_.joinable()) thread_ = std::thread([this] { loop(); });
  waiting_.push_back(std::move(function));
  changed_.notify_all();
}

void HostFunctions::loop() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    const auto function = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    function();
    lock.lock();
  }
}

}  // namespace leanfa::hipemu
