#include "hip_emulation/launch_kernel.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <limits>

namespace leanfa::hipemu {
namespace {

constexpr std::uint64_t kMostGridX = std::numeric_limits<std::int32_t>::max();
constexpr std::uint64_t kMostGridYZ = 65536;
constexpr std::uint64_t kMostWorkItems = std::numeric_limits<std::uint32_t>::max();

bool is_hidden(const emu::KernelArgument& argument) { return argument.value_kind.starts_with("hidden_"); }

// Bytes that the explicit arguments take.
std::size_t explicit_bytes(const emu::Kernel& kernel) {
  std::size_t end = 0;
  for (const emu::KernelArgument& argument : kernel.arguments)
    if (!is_hidden(argument)) end = std::max<std::size_t>(end, std::size_t{argument.offset} + argument.size);
  return end;
}

// HIP's order of checks and its numbers for them.
Outcome check_limits(const LaunchRequest& request) {
  if (request.function == nullptr) return {HipError::kInvalidHandle, "the handle is no function"};
  const emu::Kernel& kernel = request.function->kernel;
  if (request.kernel_params != nullptr && request.extra != nullptr)
    return invalid_value("both kernelParams and extra are given");
  const auto& [x, y, z] = request.grid;
  if (x > kMostGridX || y > kMostGridYZ || z > kMostGridYZ)
    return invalid_value(
        fmt::format("grid: got {}x{}x{}; accepted: up to {}x{}x{}", x, y, z, kMostGridX, kMostGridYZ, kMostGridYZ));
  std::uint64_t items = 1;
  for (std::size_t i = 0; i < 3; ++i) {
    if (request.grid[i] == 0 || request.block[i] == 0) return invalid_value("a dimension of grid or block is 0");
    if (request.grid[i] * request.block[i] > kMostWorkItems)
      return {HipError::kInvalidValue, "2^32 work items or more in a dimension of the grid"};
    items = std::min<std::uint64_t>(items * request.block[i], emu::kMaxWorkgroupSize + 1);
  }
  if (items > emu::kMaxWorkgroupSize) return invalid_value("block: more than 1024 work items");
  const std::uint64_t lds = kernel.descriptor.lds_bytes + request.dynamic_lds_bytes;
  if (request.dynamic_lds_bytes > emu::kMaxLdsBytes || lds > emu::kMaxLdsBytes)
    return invalid_value(fmt::format("LDS: {} bytes of the kernel and {} of the launch; accepted: 163840 together",
                                     kernel.descriptor.lds_bytes, request.dynamic_lds_bytes));
  if (explicit_bytes(kernel) > 0 && request.kernel_params == nullptr && request.extra == nullptr)
    return invalid_value("the kernel has arguments, and neither kernelParams nor extra is given");
  if (items > kernel.max_workgroup_size)
    return {HipError::kLaunchFailure, fmt::format("block: {} work items; the kernel was compiled for at most {}", items,
                                                  kernel.max_workgroup_size)};
  return {};
}

// kernelParams: one address an argument, in the metadata's order.
Outcome pack_params(const emu::Kernel& kernel, void** params, std::vector<std::byte>& kernarg) {
  kernarg.assign(std::max<std::size_t>(explicit_bytes(kernel), 0), std::byte{});
  std::size_t next = 0;
  for (const emu::KernelArgument& argument : kernel.arguments) {
    if (is_hidden(argument)) continue;
    const void* const value = params[next++];
    if (value == nullptr) return invalid_value(fmt::format("kernelParams[{}] ({}) is null", next - 1, argument.name));
    std::memcpy(kernarg.data() + argument.offset, value, argument.size);
  }
  return {};
}

// extra: pairs of a marker and its value, then the end marker.
Outcome pack_extra(const emu::Kernel& kernel, void** extra, std::vector<std::byte>& kernarg) {
  const std::byte* buffer = nullptr;
  const std::size_t* size = nullptr;
  std::size_t i = 0;
  for (; i < 4 && as_address(extra[i]) != kLaunchParamEnd; i += 2) {
    if (as_address(extra[i]) == kLaunchParamBufferPointer)
      buffer = static_cast<const std::byte*>(extra[i + 1]);
    else if (as_address(extra[i]) == kLaunchParamBufferSize)
      size = static_cast<const std::size_t*>(extra[i + 1]);
    else
      return invalid_value(fmt::format("extra[{}] is no HIP_LAUNCH_PARAM marker", i));
  }
  if (as_address(extra[i]) != kLaunchParamEnd) return invalid_value("extra: HIP_LAUNCH_PARAM_END is missing");
  if (size == nullptr || (buffer == nullptr && *size > 0)) return invalid_value("extra: no buffer or no size");
  if (*size < explicit_bytes(kernel))
    return invalid_value(
        fmt::format("extra: a buffer of {} bytes; the kernel's arguments take {}", *size, explicit_bytes(kernel)));
  // Bytes past the segment are padding of the caller's struct; what lies under hidden arguments is overwritten.
  const std::size_t most = std::max<std::size_t>(kernel.descriptor.kernarg_bytes, explicit_bytes(kernel));
  kernarg.assign(buffer, buffer + std::min(*size, most));
  return {};
}

HipError error_of(const emu::FaultLog& faults) {
  if (faults.has(emu::Rule::kInstructionBudget)) return HipError::kLaunchTimeOut;
  if (faults.has(emu::Rule::kMemoryOutOfBounds) || faults.has(emu::Rule::kMemoryReadOnly))
    return HipError::kIllegalAddress;
  return HipError::kLaunchFailure;
}

Outcome judge(const Process& p, const emu::Kernel& kernel, const emu::LaunchReport& report) {
  for (const emu::Fault& fault : report.faults.faults())
    log(p, 1, fmt::format("{}: {}", kernel.name, emu::to_string(fault)));
  if (report.finished && (p.options.report_only || report.faults.total(emu::Severity::kError) == 0)) return {};
  return {error_of(report.faults),
          fmt::format("{}: {} faults{}", kernel.name, report.faults.total(emu::Severity::kError),
                      report.finished ? "" : ", the launch did not finish")};
}

}  // namespace

Outcome launch_kernel(Process& p, const LaunchRequest& request) {
  if (const Outcome limits = check_limits(request); limits.failed()) return limits;
  const emu::Kernel& kernel = request.function->kernel;
  std::vector<std::byte> kernarg;
  Outcome packed;
  if (request.kernel_params != nullptr) packed = pack_params(kernel, request.kernel_params, kernarg);
  if (request.extra != nullptr) packed = pack_extra(kernel, request.extra, kernarg);
  if (packed.failed()) return packed;
  emu::Dimensions dimensions{.grid = {}, .block = request.block, .dynamic_lds_bytes = 0};
  for (std::size_t i = 0; i < 3; ++i) dimensions.grid[i] = static_cast<std::uint32_t>(request.grid[i]);
  dimensions.dynamic_lds_bytes = static_cast<std::uint32_t>(request.dynamic_lds_bytes);
  if (const Status fits = emu::check_dimensions(kernel, dimensions); !fits)
    return {HipError::kLaunchOutOfResources, fits.error().message};
  const emu::LaunchOptions options{.threads = p.options.threads,
                                   .order = p.options.order,
                                   .limits = {.instructions_per_wave = p.options.budget},
                                   .make_observer = request.function->audit};
  const auto start = std::chrono::steady_clock::now();
  const auto report = emu::launch(kernel, dimensions, kernarg, p.memory.memory(), options);
  if (!report) return refused(report.error());
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  log(p, 2,
      fmt::format("{}: grid {}, block {}: {} instructions in {:.3f} s of emulation", kernel.name,
                  fmt::join(dimensions.grid, "x"), fmt::join(dimensions.block, "x"), report->instructions,
                  seconds.count()));
  return judge(p, kernel, *report);
}

int resident_workgroups(const emu::Kernel& kernel, std::uint64_t work_items, std::uint64_t dynamic_lds_bytes) {
  constexpr std::uint64_t kSimds = 4;
  constexpr std::uint64_t kWavesPerSimd = 8;
  constexpr std::uint64_t kVgprsPerSimd = 512;
  if (work_items == 0 || work_items > kernel.max_workgroup_size) return 0;
  const std::uint64_t waves = (work_items + emu::kLanes - 1) / emu::kLanes;
  const std::uint64_t vgprs = std::max<std::uint64_t>(1, static_cast<std::uint64_t>(kernel.descriptor.vgprs));
  const std::uint64_t by_registers = kSimds * std::min(kWavesPerSimd, kVgprsPerSimd / vgprs) / waves;
  const std::uint64_t lds = kernel.descriptor.lds_bytes + dynamic_lds_bytes;
  const std::uint64_t by_lds = lds == 0 ? by_registers : emu::kMaxLdsBytes / lds;
  return static_cast<int>(std::min(by_registers, by_lds));
}

}  // namespace leanfa::hipemu
