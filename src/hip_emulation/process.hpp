// The emulated device as a process sees it: memory, modules, streams, and the frame that every call of HIP runs in (one
// lock, last error of the thread, log). There is one device, number 0. HIP's functions are global, so this is too; it
// is never destroyed, because programs call HIP from their own destructors.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "hip_emulation/device_memory.hpp"
#include "hip_emulation/hip_abi.hpp"
#include "hip_emulation/module.hpp"
#include "hip_emulation/options.hpp"
#include "hip_emulation/streams.hpp"

namespace leanfa::hipemu {

// What a call returns, and why.
struct Outcome {
  HipError error = HipError::kSuccess;
  std::string why;

  Outcome() = default;
  Outcome(HipError code, std::string reason) : error(code), why(std::move(reason)) {}
  [[nodiscard]] bool failed() const { return error != HipError::kSuccess; }
};

[[nodiscard]] Outcome invalid_value(std::string why);

struct Process {
  explicit Process(Options read);

  std::mutex mutex;                  // guards all below
  std::condition_variable returned;  // a host function has
  const Options options;
  DeviceMemory memory;
  HandleTable<Module> modules;
  std::uint64_t next_module_address = kFirstModuleAddress;
  HandleTable<Stream> streams;
  Stream legacy_stream;
  Stream per_thread_stream{.flags = kStreamNonBlocking};
  HandleTable<Event> events;
  HostFunctions host_functions;
  unsigned device_flags = 0;
};

[[nodiscard]] Process& process();

// A context of the driver interface: it only names the device.
struct ContextHandle {};
[[nodiscard]] ContextHandle* primary_context();

struct ThreadState {
  HipError last_error = HipError::kSuccess;  // since hipGetLastError; success and "not ready" do not change it
  HipError last_call = HipError::kSuccess;
  std::vector<ContextHandle*> contexts;
};
[[nodiscard]] ThreadState& thread_state();

// Runs the body of a call of HIP under the lock; its outcome becomes the thread's last error and, when refused, a line
// of the log. No exception leaves it.
using Body = std::function<Outcome(Process&)>;
HipError call(std::string_view name, const Body& body);
// The same for a call that enqueues work: waits first for the host functions that the stream has to wait for.
// kContextIsDestroyed (or `if_unknown`) for a handle that is no stream.
using StreamBody = std::function<Outcome(Process&, Stream&)>;
HipError call_on_stream(std::string_view name, const void* handle, const StreamBody& body,
                        HipError if_unknown = HipError::kContextIsDestroyed);

// The object behind a handle, special handles included; null for what is none. Under the lock.
[[nodiscard]] Stream* find_stream(Process& process, const void* handle);
// Whether host functions that work in `stream` has to wait for are still running. Under the lock.
[[nodiscard]] bool is_pending(const Process& process, const Stream& stream);
// Waits until none is, with the lock released meanwhile.
void wait_pending(Process& process, std::unique_lock<std::mutex>& lock, const Stream* stream);

// "leanfa_hipemu: <text>" on stderr when the log level is at least `level`.
void log(const Process& process, int level, std::string_view text);

// HIP's number for an Error of the emulator, where the call has no better one.
[[nodiscard]] HipError to_hip(ErrorCode code);
[[nodiscard]] Outcome refused(const Error& error);

// A device address is an integer that programs hold as a pointer.
inline void* as_pointer(std::uint64_t address) {
  return reinterpret_cast<void*>(address);  // NOLINT(performance-no-int-to-ptr)
}
inline std::uint64_t as_address(const void* pointer) { return reinterpret_cast<std::uintptr_t>(pointer); }

}  // namespace leanfa::hipemu
