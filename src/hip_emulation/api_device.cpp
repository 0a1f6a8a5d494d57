// hipInit, versions, errors, device queries, contexts. There is one device.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <string_view>

#include "hip_emulation/device_facts.hpp"
#include "hip_emulation/error_table.hpp"
#include "hip_emulation/process.hpp"

namespace leanfa::hipemu {
namespace {

Outcome check_device(int device) {
  if (device == 0) return {};
  return {HipError::kInvalidDevice, fmt::format("device {}; accepted: 0", device)};
}

// Writes `value` through `pointer` unless that is null.
template <class T, class V>
Outcome store(T* pointer, const V& value) {
  if (pointer == nullptr) return invalid_value("the result pointer is null");
  *pointer = static_cast<T>(value);
  return {};
}

Outcome store_text(char* text, int length, std::string_view value) {
  if (text == nullptr || length <= 0) return invalid_value("the text pointer is null or the length not positive");
  const std::size_t count = std::min(value.size(), static_cast<std::size_t>(length) - 1);
  std::memcpy(text, value.data(), count);
  text[count] = '\0';
  return {};
}

template <class Properties>
HipError properties(std::string_view name, Properties* result, int device) {
  return call(name, [&](Process& p) {
    if (result == nullptr) return invalid_value("the result pointer is null");
    if (Outcome known = check_device(device); known.failed()) return known;
    fill(*result, p.options);
    return Outcome{};
  });
}

HipError choose(std::string_view name, int* device, const void* wanted) {
  return call(name, [&](Process&) {
    if (wanted == nullptr) return invalid_value("the properties are null");
    return store(device, 0);
  });
}

}  // namespace

LEANFA_HIP_API HipError hipInit(unsigned flags) {
  return call("hipInit", [&](Process&) { return flags == 0 ? Outcome{} : invalid_value("flags: accepted: 0"); });
}

LEANFA_HIP_API HipError hipDriverGetVersion(int* version) {
  return call("hipDriverGetVersion", [&](Process&) { return store(version, kHipVersion); });
}

LEANFA_HIP_API HipError hipRuntimeGetVersion(int* version) {
  return call("hipRuntimeGetVersion", [&](Process&) { return store(version, kHipVersion); });
}

// Errors: no lock, and they do not become the last error themselves.

LEANFA_HIP_API const char* hipGetErrorName(HipError error) { return error_name(error); }
LEANFA_HIP_API const char* hipGetErrorString(HipError error) { return error_text(error); }

LEANFA_HIP_API HipError hipDrvGetErrorName(HipError error, const char** text) {
  if (text == nullptr) return HipError::kInvalidValue;
  *text = error_name(error);
  return HipError::kSuccess;
}

LEANFA_HIP_API HipError hipDrvGetErrorString(HipError error, const char** text) {
  if (text == nullptr) return HipError::kInvalidValue;
  *text = error_text(error);
  return HipError::kSuccess;
}

LEANFA_HIP_API HipError hipGetLastError() { return std::exchange(thread_state().last_error, HipError::kSuccess); }
LEANFA_HIP_API HipError hipPeekAtLastError() { return thread_state().last_error; }
LEANFA_HIP_API HipError hipExtGetLastError() { return std::exchange(thread_state().last_call, HipError::kSuccess); }

LEANFA_HIP_API HipError hipGetDeviceCount(int* count) {
  return call("hipGetDeviceCount", [&](Process&) { return store(count, 1); });
}

LEANFA_HIP_API HipError hipGetDevice(int* device) {
  return call("hipGetDevice", [&](Process&) { return store(device, 0); });
}

LEANFA_HIP_API HipError hipSetDevice(int device) {
  return call("hipSetDevice", [&](Process&) { return check_device(device); });
}

LEANFA_HIP_API HipError hipDeviceGet(int* device, int ordinal) {
  return call("hipDeviceGet", [&](Process&) {
    Outcome known = check_device(ordinal);
    return known.failed() ? known : store(device, 0);
  });
}

LEANFA_HIP_API HipError hipDeviceGetName(char* name, int length, int device) {
  return call("hipDeviceGetName", [&](Process&) {
    Outcome known = check_device(device);
    return known.failed() ? known : store_text(name, length, kDeviceName);
  });
}

LEANFA_HIP_API HipError hipDeviceGetUuid(Uuid* uuid, int device) {
  return call("hipDeviceGetUuid", [&](Process&) {
    Outcome known = check_device(device);
    return known.failed() ? known : store(uuid, Uuid{});
  });
}

LEANFA_HIP_API HipError hipDeviceTotalMem(std::size_t* bytes, int device) {
  return call("hipDeviceTotalMem", [&](Process& p) {
    Outcome known = check_device(device);
    return known.failed() ? known : store(bytes, p.options.memory_bytes);
  });
}

LEANFA_HIP_API HipError hipDeviceComputeCapability(int* major, int* minor, int device) {
  return call("hipDeviceComputeCapability", [&](Process& p) {
    if (Outcome known = check_device(device); known.failed()) return known;
    Outcome first = store(major, *attribute(23, p.options));
    return first.failed() ? first : store(minor, *attribute(61, p.options));
  });
}

LEANFA_HIP_API HipError hipDeviceGetAttribute(int* value, int number, int device) {
  return call("hipDeviceGetAttribute", [&](Process& p) {
    if (Outcome known = check_device(device); known.failed()) return known;
    const auto found = attribute(number, p.options);
    return found ? store(value, *found) : invalid_value(fmt::format("attribute {} is not known", number));
  });
}

LEANFA_HIP_API HipError hipDeviceGetPCIBusId(char* id, int length, int device) {
  return call("hipDeviceGetPCIBusId", [&](Process&) {
    Outcome known = check_device(device);
    return known.failed() ? known : store_text(id, length, kPciBusId);
  });
}

LEANFA_HIP_API HipError hipDeviceGetByPCIBusId(int* device, const char* id) {
  return call("hipDeviceGetByPCIBusId", [&](Process&) {
    if (id == nullptr) return invalid_value("the id is null");
    if (std::string_view(id) != kPciBusId) return Outcome(HipError::kInvalidDevice, fmt::format("no device {}", id));
    return store(device, 0);
  });
}

LEANFA_HIP_API HipError hipGetDeviceProperties(DevicePropertiesR0000* result, int device) {
  return properties("hipGetDeviceProperties", result, device);
}
LEANFA_HIP_API HipError hipGetDevicePropertiesR0000(DevicePropertiesR0000* result, int device) {
  return properties("hipGetDevicePropertiesR0000", result, device);
}
LEANFA_HIP_API HipError hipGetDevicePropertiesR0600(DevicePropertiesR0600* result, int device) {
  return properties("hipGetDevicePropertiesR0600", result, device);
}

LEANFA_HIP_API HipError hipChooseDevice(int* device, const DevicePropertiesR0000* wanted) {
  return choose("hipChooseDevice", device, wanted);
}
LEANFA_HIP_API HipError hipChooseDeviceR0000(int* device, const DevicePropertiesR0000* wanted) {
  return choose("hipChooseDeviceR0000", device, wanted);
}
LEANFA_HIP_API HipError hipChooseDeviceR0600(int* device, const DevicePropertiesR0600* wanted) {
  return choose("hipChooseDeviceR0600", device, wanted);
}

LEANFA_HIP_API HipError hipDeviceCanAccessPeer(int* can, int device, int peer) {
  return call("hipDeviceCanAccessPeer", [&](Process&) {
    if (Outcome known = check_device(device); known.failed()) return known;
    Outcome known = check_device(peer);
    return known.failed() ? known : store(can, 0);
  });
}

LEANFA_HIP_API HipError hipGetDeviceFlags(unsigned* flags) {
  return call("hipGetDeviceFlags", [&](Process& p) { return store(flags, p.device_flags); });
}

LEANFA_HIP_API HipError hipSetDeviceFlags(unsigned flags) {
  return call("hipSetDeviceFlags", [&](Process& p) {
    p.device_flags = flags;
    return Outcome{};
  });
}

LEANFA_HIP_API HipError hipDeviceGetStreamPriorityRange(int* least, int* greatest) {
  return call("hipDeviceGetStreamPriorityRange", [&](Process&) {
    if (least != nullptr) *least = 1;
    if (greatest != nullptr) *greatest = -1;
    return Outcome{};
  });
}

// Preferences that the device does not have; accepted as HIP accepts them.
LEANFA_HIP_API HipError hipDeviceSetCacheConfig(int) {
  return call("hipDeviceSetCacheConfig", [](Process&) { return Outcome{}; });
}
LEANFA_HIP_API HipError hipDeviceGetCacheConfig(int* config) {
  return call("hipDeviceGetCacheConfig", [&](Process&) { return store(config, 0); });
}
LEANFA_HIP_API HipError hipDeviceSetSharedMemConfig(int) {
  return call("hipDeviceSetSharedMemConfig", [](Process&) { return Outcome{}; });
}
LEANFA_HIP_API HipError hipDeviceGetSharedMemConfig(int* config) {
  return call("hipDeviceGetSharedMemConfig", [&](Process&) { return store(config, 0); });
}

LEANFA_HIP_API HipError hipDeviceGetLimit(std::size_t* value, int) {
  return call("hipDeviceGetLimit", [&](Process&) {
    Outcome stored = store(value, 0);
    return stored.failed() ? stored : Outcome(HipError::kUnsupportedLimit, "kernels have neither stack nor heap here");
  });
}

// Contexts only name the device.

LEANFA_HIP_API HipError hipCtxCreate(ContextHandle** context, unsigned, int device) {
  return call("hipCtxCreate", [&](Process&) {
    if (Outcome known = check_device(device); known.failed()) return known;
    thread_state().contexts.push_back(primary_context());
    return store(context, primary_context());
  });
}

LEANFA_HIP_API HipError hipCtxDestroy(ContextHandle* context) {
  return call("hipCtxDestroy", [&](Process&) {
    if (context != primary_context()) return invalid_value("the handle is no context");
    auto& contexts = thread_state().contexts;
    if (!contexts.empty()) contexts.pop_back();
    return Outcome{};
  });
}

LEANFA_HIP_API HipError hipCtxPushCurrent(ContextHandle* context) {
  return call("hipCtxPushCurrent", [&](Process&) {
    if (context != primary_context()) return Outcome(HipError::kInvalidContext, "the handle is no context");
    thread_state().contexts.push_back(context);
    return Outcome{};
  });
}

LEANFA_HIP_API HipError hipCtxPopCurrent(ContextHandle** context) {
  return call("hipCtxPopCurrent", [&](Process&) {
    auto& contexts = thread_state().contexts;
    if (contexts.empty()) return Outcome(HipError::kInvalidContext, "no context was pushed");
    if (context != nullptr) *context = contexts.back();
    contexts.pop_back();
    return Outcome{};
  });
}

LEANFA_HIP_API HipError hipCtxSetCurrent(ContextHandle* context) {
  return call("hipCtxSetCurrent", [&](Process&) {
    auto& contexts = thread_state().contexts;
    if (!contexts.empty()) contexts.pop_back();
    if (context == primary_context()) contexts.push_back(context);
    return context == nullptr || context == primary_context() ? Outcome{} : invalid_value("the handle is no context");
  });
}

LEANFA_HIP_API HipError hipCtxGetCurrent(ContextHandle** context) {
  return call("hipCtxGetCurrent", [&](Process&) { return store(context, primary_context()); });
}

LEANFA_HIP_API HipError hipCtxGetDevice(int* device) {
  return call("hipCtxGetDevice", [&](Process&) { return store(device, 0); });
}

LEANFA_HIP_API HipError hipDevicePrimaryCtxRetain(ContextHandle** context, int device) {
  return call("hipDevicePrimaryCtxRetain", [&](Process&) {
    Outcome known = check_device(device);
    return known.failed() ? known : store(context, primary_context());
  });
}

LEANFA_HIP_API HipError hipDevicePrimaryCtxRelease(int device) {
  return call("hipDevicePrimaryCtxRelease", [&](Process&) { return check_device(device); });
}

LEANFA_HIP_API HipError hipDevicePrimaryCtxGetState(int device, unsigned* flags, int* active) {
  return call("hipDevicePrimaryCtxGetState", [&](Process&) {
    if (Outcome known = check_device(device); known.failed()) return known;
    if (flags != nullptr) *flags = 0;
    if (active != nullptr) *active = 1;
    return Outcome{};
  });
}

}  // namespace leanfa::hipemu
