// Modules, functions and launches.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <iterator>
#include <optional>

#include "hip_emulation/code_image.hpp"
#include "hip_emulation/launch_kernel.hpp"
#include "hip_emulation/process.hpp"

namespace leanfa::hipemu {
namespace {

constexpr std::uint64_t kModuleAlignment = std::uint64_t{1} << 32;

Outcome refused_image(const Error& error) {
  const bool other = error.code == ErrorCode::kUnsupported;
  return {other ? HipError::kNoBinaryForGpu : HipError::kInvalidImage, error.message};
}

Outcome load(Process& p, Module** module, const std::byte* image, std::optional<std::size_t> size) {
  if (module == nullptr || image == nullptr) return invalid_value("the module or the image is null");
  auto code = find_code_object(image, size);
  if (!code) return refused_image(code.error());
  if (p.next_module_address >= kLastModuleAddress) return {HipError::kOutOfMemory, "too many modules"};
  auto made = Module::load(std::move(*code), p.next_module_address, p.memory.memory());
  if (!made) return refused_image(made.error());
  p.next_module_address += ((*made)->extent() / kModuleAlignment + 1) * kModuleAlignment;
  *module = p.modules.add(std::move(*made));
  return {};
}

Outcome load_file(Process& p, Module** module, const char* path) {
  if (path == nullptr) return invalid_value("the path is null");
  std::ifstream file(path, std::ios::binary);
  if (!file) return {HipError::kFileNotFound, fmt::format("{} cannot be opened", path)};
  const std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  return load(p, module, reinterpret_cast<const std::byte*>(bytes.data()), bytes.size());
}

// The function behind a handle, or null: a handle of an unloaded module is none.
const Function* find_function(const Process& p, const void* handle) {
  const auto* const function = static_cast<const Function*>(handle);
  const bool known = std::ranges::any_of(p.modules.objects(), [&](const auto& m) { return m->owns(function); });
  return known ? function : nullptr;
}

HipError launch_call(std::string_view name, LaunchRequest request, const void* function, const void* stream) {
  return call_on_stream(
      name, stream,
      [&](Process& p, Stream&) {
        request.function = find_function(p, function);
        return launch_kernel(p, request);
      },
      HipError::kInvalidValue);
}

// hipFuncAttribute numbers.
std::optional<int> function_attribute(const Function& function, int number) {
  const emu::Kernel& kernel = function.kernel;
  switch (number) {
    case 0:  // MAX_THREADS_PER_BLOCK
      return static_cast<int>(std::min(kernel.max_workgroup_size, emu::kMaxWorkgroupSize));
    case 1:  // SHARED_SIZE_BYTES
      return static_cast<int>(kernel.descriptor.lds_bytes);
    case 2:  // CONST_SIZE_BYTES
    case 3:  // LOCAL_SIZE_BYTES
    case 7:  // CACHE_MODE_CA
      return 0;
    case 4:  // NUM_REGS
      return kernel.descriptor.vgprs;
    case 5:  // PTX_VERSION
    case 6:  // BINARY_VERSION
      return 95;
    case 8:  // MAX_DYNAMIC_SHARED_SIZE_BYTES
      return static_cast<int>(emu::kMaxLdsBytes - kernel.descriptor.lds_bytes);
    default:
      return std::nullopt;
  }
}

Outcome occupancy(const Process& p, int* blocks, const void* handle, int block_size, std::size_t dynamic_lds_bytes) {
  const Function* const function = find_function(p, handle);
  if (function == nullptr) return {HipError::kInvalidHandle, "the handle is no function"};
  if (blocks == nullptr || block_size <= 0) return invalid_value("no result pointer, or a block of no work items");
  *blocks = resident_workgroups(function->kernel, static_cast<std::uint64_t>(block_size), dynamic_lds_bytes);
  return {};
}

}  // namespace

LEANFA_HIP_API HipError hipModuleLoad(Module** module, const char* path) {
  return call("hipModuleLoad", [&](Process& p) { return load_file(p, module, path); });
}

LEANFA_HIP_API HipError hipModuleLoadData(Module** module, const void* image) {
  return call("hipModuleLoadData",
              [&](Process& p) { return load(p, module, static_cast<const std::byte*>(image), std::nullopt); });
}

// The options are for a compiler that is not there.
LEANFA_HIP_API HipError hipModuleLoadDataEx(Module** module, const void* image, unsigned, int*, void**) {
  return call("hipModuleLoadDataEx",
              [&](Process& p) { return load(p, module, static_cast<const std::byte*>(image), std::nullopt); });
}

LEANFA_HIP_API HipError hipModuleUnload(Module* module) {
  return call_on_stream("hipModuleUnload", nullptr, [&](Process& p, Stream&) {
    if (!p.modules.holds(module)) return Outcome(HipError::kInvalidHandle, "the handle is no module");
    module->unmap(p.memory.memory());
    p.modules.remove(module);
    return Outcome{};
  });
}

LEANFA_HIP_API HipError hipModuleGetFunction(const Function** function, Module* module, const char* name) {
  return call("hipModuleGetFunction", [&](Process& p) {
    if (function == nullptr || name == nullptr) return invalid_value("the result or the name is null");
    if (!p.modules.holds(module)) return Outcome(HipError::kInvalidHandle, "the handle is no module");
    if (!module->has_kernel(name)) return Outcome(HipError::kNotFound, fmt::format("no kernel {}", name));
    const auto found = module->function(name, p.options.audit);
    if (!found) {
      // The chip might run it, so the reason matters more than HIP's number for it.
      log(p, 1, found.error().message);
      return refused(found.error());
    }
    *function = *found;
    return Outcome{};
  });
}

LEANFA_HIP_API HipError hipModuleGetGlobal(void** pointer, std::size_t* bytes, Module* module, const char* name) {
  return call("hipModuleGetGlobal", [&](Process& p) {
    if (name == nullptr) return invalid_value("the name is null");
    if (!p.modules.holds(module)) return Outcome(HipError::kInvalidHandle, "the handle is no module");
    const auto found = module->global(name);
    if (!found) return Outcome(HipError::kNotFound, found.error().message);
    if (pointer != nullptr) *pointer = as_pointer(found->address);
    if (bytes != nullptr) *bytes = found->bytes;
    return Outcome{};
  });
}

LEANFA_HIP_API HipError hipModuleLaunchKernel(const void* function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
                                              unsigned block_x, unsigned block_y, unsigned block_z,
                                              unsigned dynamic_lds_bytes, void* stream, void** kernel_params,
                                              void** extra) {
  return launch_call("hipModuleLaunchKernel",
                     {.grid = {grid_x, grid_y, grid_z},
                      .block = {block_x, block_y, block_z},
                      .dynamic_lds_bytes = dynamic_lds_bytes,
                      .kernel_params = kernel_params,
                      .extra = extra},
                     function, stream);
}

// Sizes of the grid in work items; events around the launch.
LEANFA_HIP_API HipError hipExtModuleLaunchKernel(const void* function, std::uint32_t global_x, std::uint32_t global_y,
                                                 std::uint32_t global_z, std::uint32_t block_x, std::uint32_t block_y,
                                                 std::uint32_t block_z, std::size_t dynamic_lds_bytes, void* stream,
                                                 void** kernel_params, void** extra, Event* start, Event* stop,
                                                 std::uint32_t) {
  const std::array global{global_x, global_y, global_z};
  LaunchRequest request{.grid = {},
                        .block = {block_x, block_y, block_z},
                        .dynamic_lds_bytes = dynamic_lds_bytes,
                        .kernel_params = kernel_params,
                        .extra = extra};
  const auto body = [&](Process& p, Stream&) {
    for (std::size_t i = 0; i < 3; ++i) {
      if (request.block[i] == 0 || global[i] % request.block[i] != 0)
        return invalid_value("the grid is not a multiple of the block");
      request.grid[i] = global[i] / request.block[i];
    }
    for (const Event* const event : {start, stop})
      if (event != nullptr && !p.events.holds(event))
        return Outcome(HipError::kInvalidHandle, "the handle is no event");
    request.function = find_function(p, function);
    if (start != nullptr) start->recorded = std::chrono::steady_clock::now();
    Outcome outcome = launch_kernel(p, request);
    if (stop != nullptr) stop->recorded = std::chrono::steady_clock::now();
    return outcome;
  };
  return call_on_stream("hipExtModuleLaunchKernel", stream, body, HipError::kInvalidValue);
}

LEANFA_HIP_API HipError hipFuncGetAttribute(int* value, int attribute, const void* function) {
  return call("hipFuncGetAttribute", [&](Process& p) {
    const Function* const found = find_function(p, function);
    if (found == nullptr) return Outcome(HipError::kInvalidHandle, "the handle is no function");
    const auto result = function_attribute(*found, attribute);
    if (value == nullptr || !result) return invalid_value(fmt::format("attribute {} is not known", attribute));
    *value = *result;
    return Outcome{};
  });
}

// For functions of the host compiler, which has none here; every kernel may have all of LDS without asking.
LEANFA_HIP_API HipError hipFuncSetAttribute(const void* function, int, int) {
  return call("hipFuncSetAttribute",
              [&](Process&) { return function != nullptr ? Outcome{} : invalid_value("the function is null"); });
}

LEANFA_HIP_API HipError hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* function,
                                                                           int block_size,
                                                                           std::size_t dynamic_lds_bytes) {
  return call("hipModuleOccupancyMaxActiveBlocksPerMultiprocessor",
              [&](Process& p) { return occupancy(p, blocks, function, block_size, dynamic_lds_bytes); });
}

LEANFA_HIP_API HipError hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, const void* function,
                                                                                    int block_size,
                                                                                    std::size_t dynamic_lds_bytes,
                                                                                    unsigned flags) {
  return call("hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", [&](Process& p) {
    if (flags > 1) return invalid_value(fmt::format("flags {}", flags));
    return occupancy(p, blocks, function, block_size, dynamic_lds_bytes);
  });
}

}  // namespace leanfa::hipemu
