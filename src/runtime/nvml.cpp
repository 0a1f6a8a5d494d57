#include "runtime/nvml.hpp"

#include <dlfcn.h>

#include <atomic>
#include <chrono>
#include <thread>

namespace leanfa::runtime {
namespace {

using Clock = std::chrono::steady_clock;

// Of nvml.h, which is not needed to build: a stable C interface whose functions return 0 on success.
struct NvmlDevice;
constexpr int kSuccess = 0;
constexpr int kClockSm = 1;

struct Library {
  void* handle = nullptr;
  int (*init)() = nullptr;
  int (*shutdown)() = nullptr;
  int (*by_pci_bus_id)(const char*, NvmlDevice**) = nullptr;
  int (*clock_info)(NvmlDevice*, int, unsigned*) = nullptr;
  int (*power_usage)(NvmlDevice*, unsigned*) = nullptr;             // milliwatts
  int (*total_energy)(NvmlDevice*, unsigned long long*) = nullptr;  // millijoules

  template <class Function>
  void load(Function*& function, const char* name) {
    function = reinterpret_cast<Function*>(dlsym(handle, name));
  }
  bool open() {
    handle = dlopen("libnvidia-ml.so.1", RTLD_LAZY | RTLD_LOCAL);
    if (handle == nullptr) return false;
    load(init, "nvmlInit_v2");
    load(shutdown, "nvmlShutdown");
    load(by_pci_bus_id, "nvmlDeviceGetHandleByPciBusId_v2");
    load(clock_info, "nvmlDeviceGetClockInfo");
    load(power_usage, "nvmlDeviceGetPowerUsage");
    load(total_energy, "nvmlDeviceGetTotalEnergyConsumption");
    return init != nullptr && shutdown != nullptr && by_pci_bus_id != nullptr && init() == kSuccess;
  }
};

}  // namespace

struct GpuMeter::State {
  Library nvml;
  NvmlDevice* device = nullptr;
  bool ready = false;

  std::thread sampler;
  std::atomic<bool> running{false};
  double clock_sum = 0.0, power_sum = 0.0;
  int clocks = 0, powers = 0;
  Clock::time_point begin;
  std::optional<unsigned long long> energy_begin;

  ~State() {
    running = false;
    if (sampler.joinable()) sampler.join();
    if (ready) nvml.shutdown();
    if (nvml.handle != nullptr) dlclose(nvml.handle);
  }

  [[nodiscard]] std::optional<unsigned long long> energy() const {
    unsigned long long millijoules = 0;
    if (nvml.total_energy == nullptr || nvml.total_energy(device, &millijoules) != kSuccess) return std::nullopt;
    return millijoules;
  }

  void sample() {
    while (running) {
      unsigned value = 0;
      if (nvml.clock_info != nullptr && nvml.clock_info(device, kClockSm, &value) == kSuccess) {
        clock_sum += value;
        ++clocks;
      }
      if (nvml.power_usage != nullptr && nvml.power_usage(device, &value) == kSuccess) {
        power_sum += value * 1e-3;
        ++powers;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }
};

GpuMeter::GpuMeter(std::unique_ptr<State> state) : state_(std::move(state)) {}
GpuMeter::~GpuMeter() = default;

std::unique_ptr<GpuMeter> GpuMeter::open(const std::string& pci_bus_id) {
  auto state = std::make_unique<State>();
  if (!state->nvml.open()) return nullptr;
  state->ready = true;
  if (state->nvml.by_pci_bus_id(pci_bus_id.c_str(), &state->device) != kSuccess) return nullptr;
  return std::unique_ptr<GpuMeter>(new GpuMeter(std::move(state)));
}

void GpuMeter::start() {
  State& s = *state_;
  s.clock_sum = s.power_sum = 0.0;
  s.clocks = s.powers = 0;
  s.begin = Clock::now();
  s.energy_begin = s.energy();
  s.running = true;
  s.sampler = std::thread([&s] { s.sample(); });
}

GpuReading GpuMeter::stop() {
  State& s = *state_;
  const auto energy_end = s.energy();
  GpuReading reading;
  reading.seconds = std::chrono::duration<double>(Clock::now() - s.begin).count();
  s.running = false;
  if (s.sampler.joinable()) s.sampler.join();
  if (s.clocks > 0) reading.sm_clock_mhz = s.clock_sum / s.clocks;
  if (s.energy_begin && energy_end && *energy_end > *s.energy_begin)
    reading.watts = static_cast<double>(*energy_end - *s.energy_begin) * 1e-3 / reading.seconds;
  else if (s.powers > 0)
    reading.watts = s.power_sum / s.powers;
  return reading;
}

}  // namespace leanfa::runtime
