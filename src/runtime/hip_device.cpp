// The embedded gfx950 kernels on AMD's HIP runtime: modules loaded once a device, launches on the caller's stream.
#include <fmt/format.h>

#include <map>
#include <mutex>
#include <string>
#include <utility>

#include "kernels/gfx950/embedded.hpp"
#include "runtime/agreed_device.hpp"
#include "runtime/gfx950_device.hpp"
#include "runtime/hip_api.hpp"

namespace leanfa::runtime {
namespace {

struct Found {
  std::string absent, description;
};

const Found& found() {
  static const Found once = [] {
    if (!gfx950::embedded_absent().empty()) return Found{std::string(gfx950::embedded_absent()), ""};
    const HipLibrary& library = hip_library();
    return Found{library.absent, library.description};
  }();
  return once;
}

// Makes a device current, and what was current before at the end.
class CurrentDevice {
 public:
  [[nodiscard]] static Result<CurrentDevice> make(const HipApi& api, int device) {
    int before = 0;
    LEANFA_TRY(hip_status(api.get_device(&before), "the current device"));
    if (before == device) return CurrentDevice(api, -1);
    LEANFA_TRY(hip_status(api.set_device(device), fmt::format("device {}", device)));
    return CurrentDevice(api, before);
  }
  CurrentDevice(CurrentDevice&& other) noexcept : api_(other.api_), before_(std::exchange(other.before_, -1)) {}
  CurrentDevice& operator=(CurrentDevice&&) = delete;
  CurrentDevice(const CurrentDevice&) = delete;
  CurrentDevice& operator=(const CurrentDevice&) = delete;
  ~CurrentDevice() {
    if (before_ >= 0) static_cast<void>(api_->set_device(before_));
  }

 private:
  CurrentDevice(const HipApi& api, int before) : api_(&api), before_(before) {}
  const HipApi* api_;
  int before_;  // -1: nothing to put back
};

Result<int> device_of(const HipApi& api, std::string_view tensor, const void* data) {
  hipemu::PointerAttributes attributes{};
  if (api.pointer_attributes(&attributes, data) != HipError::kSuccess) {
    static_cast<void>(api.last_error());  // an unknown pointer is the caller's fault, not the device's
    return bad_input({tensor, "is in the memory of a HIP device", "host memory", "memory of hipMalloc"});
  }
  return attributes.device;
}

// The one device that holds all tensors, a gfx950; the current device if there are none.
Result<int> common_device(const HipApi& api, const std::vector<Gfx950Range>& ranges) {
  std::vector<NamedPointer> pointers;
  for (const Gfx950Range& range : ranges) pointers.push_back({range.tensor, range.first});
  const auto agreed =
      agreed_device(pointers, [&](std::string_view tensor, const void* data) { return device_of(api, tensor, data); });
  if (!agreed) return tl::unexpected(agreed.error());
  int common = agreed->device;
  if (common < 0) LEANFA_TRY(hip_status(api.get_device(&common), "the current device"));
  if (!is_gfx950(api, common))
    return unsupported({agreed->tensor.empty() ? "device" : agreed->tensor, "is on a gfx950 device",
                        fmt::format("device {}", common), "MI350X, MI355X"});
  return common;
}

class Hip : public Gfx950Device {
 public:
  Status launch(const Gfx950Launch& launch) override {
    const HipApi& api = hip_library().api;
    const auto device = common_device(api, launch.ranges);
    if (!device) return tl::unexpected(device.error());
    const auto current = CurrentDevice::make(api, *device);
    if (!current) return tl::unexpected(current.error());
    const auto function = load(api, launch, *device);
    if (!function) return tl::unexpected(function.error());
    std::size_t bytes = launch.arguments.size();
    // HIP's own markers: small numbers as pointers.
    const auto marker = [](std::uintptr_t value) {
      return reinterpret_cast<void*>(value);  // NOLINT(performance-no-int-to-ptr)
    };
    void* extra[] = {marker(hipemu::kLaunchParamBufferPointer), const_cast<std::byte*>(launch.arguments.data()),
                     marker(hipemu::kLaunchParamBufferSize), &bytes, marker(hipemu::kLaunchParamEnd)};
    return hip_status(api.module_launch(*function, launch.grid[0], launch.grid[1], launch.grid[2], launch.block, 1, 1,
                                        0, launch.stream, nullptr, extra),
                      launch.plan);
  }

  Result<const float*> one(const std::vector<Gfx950Range>& ranges) override {
    const HipApi& api = hip_library().api;
    const auto device = common_device(api, ranges);
    if (!device) return tl::unexpected(device.error());
    const std::lock_guard lock(mutex_);
    if (const auto known = ones_.find(*device); known != ones_.end()) return known->second;
    const auto current = CurrentDevice::make(api, *device);
    if (!current) return tl::unexpected(current.error());
    void* memory = nullptr;
    constexpr float kOne = 1.0F;
    LEANFA_TRY(hip_status(api.allocate(&memory, sizeof(kOne)), "a constant"));
    LEANFA_TRY(hip_status(api.copy(memory, &kOne, sizeof(kOne), static_cast<int>(hipemu::CopyKind::kHostToDevice)),
                          "a constant"));
    return ones_.emplace(*device, static_cast<const float*>(memory)).first->second;
  }

 private:
  // The kernel's function on the current device.
  Result<void*> load(const HipApi& api, const Gfx950Launch& launch, int device) {
    const gfx950::EmbeddedKernel* const embedded = gfx950::find_embedded(launch.plan);
    if (embedded == nullptr || embedded->arguments_version != launch.arguments_version)
      return fail(ErrorCode::kInternal, fmt::format("{}: no embedded kernel with arguments of version {}", launch.plan,
                                                    launch.arguments_version));
    const std::lock_guard lock(mutex_);
    const auto key = std::make_pair(device, embedded);
    if (const auto known = functions_.find(key); known != functions_.end()) return known->second;
    void* module = nullptr;
    void* function = nullptr;
    LEANFA_TRY(hip_status(api.module_load_data(&module, embedded->code.data()), launch.plan));
    // A NUL behind the symbol, which is a literal of the build's.
    LEANFA_TRY(hip_status(api.module_function(&function, module, embedded->symbol.data()), launch.plan));
    return functions_.emplace(key, function).first->second;
  }

  std::mutex mutex_;
  std::map<std::pair<int, const gfx950::EmbeddedKernel*>, void*> functions_;  // loaded until the process ends
  std::map<int, const float*> ones_;                                          // by device
};

}  // namespace

std::string_view hip_absent() { return found().absent; }
std::string_view hip_description() { return found().description; }

Gfx950Device& hip_device() {
  static Hip hip;
  return hip;
}

}  // namespace leanfa::runtime
