// Streams, events, host functions, synchronisation.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>

#include "hip_emulation/process.hpp"

namespace leanfa::hipemu {
namespace {

constexpr int kLowestPriority = 1;
constexpr int kHighestPriority = -1;

Outcome create_stream(Process& p, Stream** stream, unsigned flags, int priority) {
  if (stream == nullptr) return invalid_value("the result pointer is null");
  if (flags > kStreamNonBlocking) return invalid_value(fmt::format("flags {}; accepted: 0 or 1", flags));
  const int clamped = std::min(std::max(priority, kHighestPriority), kLowestPriority);
  *stream = p.streams.add(std::make_unique<Stream>(Stream{.flags = flags, .priority = clamped}));
  return {};
}

Outcome create_event(Process& p, Event** event, unsigned flags) {
  if (event == nullptr) return invalid_value("the result pointer is null");
  if ((flags & kEventInterprocess) != 0) return {HipError::kNotSupported, "events between processes"};
  *event = p.events.add(std::make_unique<Event>(Event{.flags = flags, .recorded = std::nullopt}));
  return {};
}

HipError record(std::string_view name, Event* event, const void* stream) {
  return call_on_stream(name, stream, [&](Process& p, Stream&) {
    if (!p.events.holds(event)) return Outcome(HipError::kInvalidHandle, "the handle is no event");
    event->recorded = std::chrono::steady_clock::now();
    return Outcome{};
  });
}

// Everything before it in its stream has run, so a recorded event is complete.
HipError check_event(std::string_view name, const Event* event) {
  return call(name, [&](Process& p) {
    return p.events.holds(event) ? Outcome{} : Outcome(HipError::kInvalidHandle, "the handle is no event");
  });
}

// `function` runs on another thread once all before it in the stream is done, that is at once.
HipError enqueue_host(std::string_view name, void* handle, std::function<void()> function) {
  return call_on_stream(name, handle, [&](Process& p, Stream& stream) {
    ++stream.pending;
    p.host_functions.run([&p, &stream, function = std::move(function)] {
      function();
      const std::lock_guard lock(p.mutex);
      --stream.pending;
      p.returned.notify_all();
    });
    return Outcome{};
  });
}

HipError synchronize_all(std::string_view name) {
  Process& p = process();
  {
    std::unique_lock lock(p.mutex);
    p.returned.wait(lock, [&] {
      bool pending = p.legacy_stream.pending > 0 || p.per_thread_stream.pending > 0;
      for (const auto& stream : p.streams.objects()) pending = pending || stream->pending > 0;
      return !pending;
    });
  }
  return call(name, [](Process&) { return Outcome{}; });
}

// What `of` says of a stream.
template <class Value, class Of>
HipError tell(std::string_view name, void* handle, Value* value, const Of& of) {
  return call(name, [&](Process& p) {
    if (value == nullptr) return invalid_value("the result pointer is null");
    const Stream* const stream = find_stream(p, handle);
    if (stream == nullptr) return Outcome(HipError::kContextIsDestroyed, "the handle is no stream");
    *value = of(*stream);
    return Outcome{};
  });
}

}  // namespace

LEANFA_HIP_API HipError hipStreamCreate(Stream** stream) {
  return call("hipStreamCreate", [&](Process& p) { return create_stream(p, stream, 0, 0); });
}
LEANFA_HIP_API HipError hipStreamCreateWithFlags(Stream** stream, unsigned flags) {
  return call("hipStreamCreateWithFlags", [&](Process& p) { return create_stream(p, stream, flags, 0); });
}
LEANFA_HIP_API HipError hipStreamCreateWithPriority(Stream** stream, unsigned flags, int priority) {
  return call("hipStreamCreateWithPriority", [&](Process& p) { return create_stream(p, stream, flags, priority); });
}

// Waits for the stream's work, as HIP does.
LEANFA_HIP_API HipError hipStreamDestroy(Stream* stream) {
  if (as_address(stream) <= kStreamPerThread)
    return call("hipStreamDestroy", [](Process&) { return Outcome(HipError::kInvalidHandle, "default streams stay"); });
  return call_on_stream("hipStreamDestroy", stream, [&](Process& p, Stream&) {
    p.streams.remove(stream);
    return Outcome{};
  });
}

LEANFA_HIP_API HipError hipStreamSynchronize(void* stream) {
  return call_on_stream("hipStreamSynchronize", stream, [](Process&, Stream&) { return Outcome{}; });
}

LEANFA_HIP_API HipError hipStreamQuery(void* handle) {
  return call("hipStreamQuery", [&](Process& p) {
    const Stream* const stream = find_stream(p, handle);
    if (stream == nullptr) return Outcome(HipError::kContextIsDestroyed, "the handle is no stream");
    return is_pending(p, *stream) ? Outcome(HipError::kNotReady, "") : Outcome{};
  });
}

// A recorded event is complete, and one that was never recorded is nothing to wait for.
LEANFA_HIP_API HipError hipStreamWaitEvent(void* handle, Event* event, unsigned) {
  return call("hipStreamWaitEvent", [&](Process& p) {
    if (find_stream(p, handle) == nullptr) return Outcome(HipError::kContextIsDestroyed, "the handle is no stream");
    return p.events.holds(event) ? Outcome{} : Outcome(HipError::kInvalidHandle, "the handle is no event");
  });
}

LEANFA_HIP_API HipError hipStreamGetFlags(void* handle, unsigned* flags) {
  return tell("hipStreamGetFlags", handle, flags, [](const Stream& stream) { return stream.flags; });
}

LEANFA_HIP_API HipError hipStreamGetPriority(void* handle, int* priority) {
  return tell("hipStreamGetPriority", handle, priority, [](const Stream& stream) { return stream.priority; });
}

LEANFA_HIP_API HipError hipStreamGetDevice(void* handle, int* device) {
  return tell("hipStreamGetDevice", handle, device, [](const Stream&) { return 0; });
}

LEANFA_HIP_API HipError hipStreamAddCallback(void* stream, void (*callback)(void*, HipError, void*), void* data,
                                             unsigned flags) {
  if (callback == nullptr || flags != 0)
    return call("hipStreamAddCallback", [](Process&) { return invalid_value("no callback, or flags other than 0"); });
  return enqueue_host("hipStreamAddCallback", stream, [=] { callback(stream, HipError::kSuccess, data); });
}

LEANFA_HIP_API HipError hipLaunchHostFunc(void* stream, void (*function)(void*), void* data) {
  if (function == nullptr) return call("hipLaunchHostFunc", [](Process&) { return invalid_value("no function"); });
  return enqueue_host("hipLaunchHostFunc", stream, [=] { function(data); });
}

LEANFA_HIP_API HipError hipDeviceSynchronize() { return synchronize_all("hipDeviceSynchronize"); }
LEANFA_HIP_API HipError hipCtxSynchronize() { return synchronize_all("hipCtxSynchronize"); }

LEANFA_HIP_API HipError hipEventCreate(Event** event) {
  return call("hipEventCreate", [&](Process& p) { return create_event(p, event, 0); });
}
LEANFA_HIP_API HipError hipEventCreateWithFlags(Event** event, unsigned flags) {
  return call("hipEventCreateWithFlags", [&](Process& p) { return create_event(p, event, flags); });
}

LEANFA_HIP_API HipError hipEventDestroy(Event* event) {
  return call("hipEventDestroy", [&](Process& p) {
    return p.events.remove(event) ? Outcome{} : Outcome(HipError::kInvalidHandle, "the handle is no event");
  });
}

LEANFA_HIP_API HipError hipEventRecord(Event* event, void* stream) { return record("hipEventRecord", event, stream); }
LEANFA_HIP_API HipError hipEventRecordWithFlags(Event* event, void* stream, unsigned) {
  return record("hipEventRecordWithFlags", event, stream);
}
LEANFA_HIP_API HipError hipEventSynchronize(Event* event) { return check_event("hipEventSynchronize", event); }
LEANFA_HIP_API HipError hipEventQuery(Event* event) { return check_event("hipEventQuery", event); }

// The time that the emulation took on this machine; it says nothing about the chip.
LEANFA_HIP_API HipError hipEventElapsedTime(float* milliseconds, const Event* start, const Event* stop) {
  return call("hipEventElapsedTime", [&](Process& p) {
    if (milliseconds == nullptr) return invalid_value("the result pointer is null");
    for (const Event* const event : {start, stop}) {
      if (!p.events.holds(event)) return Outcome(HipError::kInvalidHandle, "the handle is no event");
      if ((event->flags & kEventDisableTiming) != 0)
        return Outcome(HipError::kInvalidHandle, "an event without timing");
      if (!event->recorded) return Outcome(HipError::kInvalidHandle, "an event that was not recorded");
    }
    *milliseconds = std::chrono::duration<float, std::milli>(*stop->recorded - *start->recorded).count();
    return Outcome{};
  });
}

}  // namespace leanfa::hipemu
