// SM clock, power and energy of an NVIDIA GPU over a stretch of time, from the driver's management library, which is
// opened at run time. Only reads: no setting of the card is ever changed.
#pragma once

#include <memory>
#include <optional>
#include <string>

namespace leanfa::runtime {

struct GpuReading {
  double seconds = 0.0;
  std::optional<double> sm_clock_mhz;  // mean of samples 20 ms apart
  std::optional<double> watts;         // energy over time, or the mean of samples where the card counts no energy
};

class GpuMeter {
 public:
  // Of the GPU with this PCI bus id ("0000:1b:00.0"), as cudaDeviceGetPCIBusId gives it. Null without the library.
  [[nodiscard]] static std::unique_ptr<GpuMeter> open(const std::string& pci_bus_id);
  ~GpuMeter();
  GpuMeter(const GpuMeter&) = delete;
  GpuMeter& operator=(const GpuMeter&) = delete;

  void start();
  // Since start().
  [[nodiscard]] GpuReading stop();

 private:
  struct State;
  explicit GpuMeter(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace leanfa::runtime
