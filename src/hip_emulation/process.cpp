#include "hip_emulation/process.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>

#include "hip_emulation/error_table.hpp"

namespace leanfa::hipemu {
namespace {

void list_unfreed() {
  Process& p = process();
  const std::lock_guard lock(p.mutex);
  std::uint64_t bytes = 0;
  for (const auto& [address, allocation] : p.memory.allocations()) {
    bytes += allocation.bytes;
    log(p, 0, fmt::format("not freed: {}, {} bytes at 0x{:x}", allocation.name, allocation.bytes, address));
  }
  log(p, 0, fmt::format("not freed: {} allocations, {} bytes", p.memory.allocations().size(), bytes));
}

HipError finish(Process& p, std::string_view name, const Outcome& outcome) {
  ThreadState& state = thread_state();
  state.last_call = outcome.error;
  if (!outcome.failed() || outcome.error == HipError::kNotReady) return outcome.error;
  state.last_error = outcome.error;
  log(p, 2, fmt::format("{}: {}{}{}", name, error_name(outcome.error), outcome.why.empty() ? "" : ": ", outcome.why));
  return outcome.error;
}

// What `body` returns, with exceptions turned into outcomes: callers may be C.
Outcome guarded(const std::function<Outcome()>& body) {
  try {
    return body();
  } catch (const std::bad_alloc&) {
    return {HipError::kOutOfMemory, "the host has no more memory"};
  } catch (const std::exception& error) {
    return {HipError::kUnknown, error.what()};
  }
}

}  // namespace

Outcome invalid_value(std::string why) { return {HipError::kInvalidValue, std::move(why)}; }

Process::Process(Options read) : options(std::move(read)), memory(options.memory_bytes, options.audit) {}

Process& process() {
  static Process* const only = [] {
    auto* const made = new Process(read_options());
    if (!made->options.problems.empty())
      log(*made, 0, made->options.problems.substr(0, made->options.problems.size() - 1));
    return made;
  }();
  static const bool listed = only->options.leaks && std::atexit(list_unfreed) == 0;
  static_cast<void>(listed);
  return *only;
}

ContextHandle* primary_context() {
  static ContextHandle context;
  return &context;
}

ThreadState& thread_state() {
  thread_local ThreadState state;
  return state;
}

HipError call(std::string_view name, const Body& body) {
  Process& p = process();
  const std::lock_guard lock(p.mutex);
  return finish(p, name, guarded([&] { return body(p); }));
}

HipError call_on_stream(std::string_view name, const void* handle, const StreamBody& body, HipError if_unknown) {
  Process& p = process();
  std::unique_lock lock(p.mutex);
  const Stream* const before = find_stream(p, handle);
  if (before != nullptr) wait_pending(p, lock, before);
  // Another thread may have destroyed it meanwhile.
  Stream* const stream = find_stream(p, handle);
  if (stream == nullptr) return finish(p, name, {if_unknown, "the handle is no stream"});
  return finish(p, name, guarded([&] { return body(p, *stream); }));
}

Stream* find_stream(Process& p, const void* handle) {
  const std::uint64_t value = as_address(handle);
  if (value == 0 || value == kStreamLegacy) return &p.legacy_stream;
  if (value == kStreamPerThread) return &p.per_thread_stream;
  const auto* const stream = static_cast<const Stream*>(handle);
  return p.streams.holds(stream) ? const_cast<Stream*>(stream) : nullptr;
}

// The legacy stream waits for every blocking one, and they for it.
bool is_pending(const Process& p, const Stream& stream) {
  if (stream.pending > 0) return true;
  if ((stream.flags & kStreamNonBlocking) != 0) return false;
  if (&stream != &p.legacy_stream) return p.legacy_stream.pending > 0;
  return std::ranges::any_of(p.streams.objects(), [](const auto& other) {
    return (other->flags & kStreamNonBlocking) == 0 && other->pending > 0;
  });
}

void wait_pending(Process& p, std::unique_lock<std::mutex>& lock, const Stream* stream) {
  const auto known = [&] {
    return stream == &p.legacy_stream || stream == &p.per_thread_stream || p.streams.holds(stream);
  };
  p.returned.wait(lock, [&] { return !known() || !is_pending(p, *stream); });
}

void log(const Process& p, int level, std::string_view text) {
  if (p.options.log < level) return;
  // One call a line, so that the lines of several threads stay whole.
  const std::string line = fmt::format("leanfa_hipemu: {}\n", text);
  std::fwrite(line.data(), 1, line.size(), stderr);
}

HipError to_hip(ErrorCode code) {
  switch (code) {
    case ErrorCode::kBadInput:
      return HipError::kInvalidValue;
    case ErrorCode::kUnsupported:
      return HipError::kNotSupported;
    case ErrorCode::kIo:
      return HipError::kFileNotFound;
    case ErrorCode::kOutOfMemory:
      return HipError::kOutOfMemory;
    case ErrorCode::kDevice:
      return HipError::kLaunchFailure;
    case ErrorCode::kInternal:
      return HipError::kUnknown;
  }
  return HipError::kUnknown;
}

Outcome refused(const Error& error) { return {to_hip(error.code), error.message}; }

}  // namespace leanfa::hipemu
