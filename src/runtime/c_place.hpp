// The fields that say where and with how many threads a call runs.
#pragma once

#include <cstdint>
#include <string_view>

#include "runtime/c_status.hpp"

namespace leanfa::c_api {

// A whole number from 0 to `largest`.
void check_range(Reasons& reasons, std::string_view name, std::int64_t value, std::int64_t largest);

// device is a leanfa_device, threads are in range.
void check_place(Reasons& reasons, std::int32_t device, std::int32_t threads);

// For calls that only the cpu carries out; `what` is the call. The cpu has no streams.
void require_cpu(Reasons& reasons, std::string_view what, std::int32_t device, const void* stream);

// For calls that the cpu and cuda carry out. A cuda that is absent is a reason, with its own.
void require_cpu_or_cuda(Reasons& reasons, std::string_view what, std::int32_t device, const void* stream);

// For calls that every device carries out, if it is there. The cpu and the emulator have no streams.
void require_present(Reasons& reasons, std::string_view what, std::int32_t device, const void* stream);

}  // namespace leanfa::c_api
