// One call of the gfx950 quantisers: what is asked, the source, the CPU's answer and the kernels' on the emulator.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "emu/gfx950/kernel.hpp"
#include "emu/gfx950/launch.hpp"
#include "kernels/gfx950/quantize/problem.hpp"
#include "numerics/formats.hpp"

namespace leanfa::gfx950 {

struct QuantizeCase {
  Index batch = 1, tokens = 1, heads = 1, dim = 128;
  std::string tag = "e4m3fn/rows/none";
  ScaleGranularity granularity = ScaleGranularity::kHead;
  std::optional<float> static_scale{};  // and its multiples; none: dynamic
  bool mean = false;
  Index capacity = 0;      // 0: tokens
  Index token_offset = 0;  // with append
  bool append = false;
  Index head_gap = 0, token_gap = 0;  // elements between the source's rows
  bool head_first = false;            // the source is [batch][head][token][dim]
  bool shift = false;
  Index heads_kv = 1;
  double softmax_scale = 0.1;

  [[nodiscard]] Index whole_capacity() const { return capacity > 0 ? capacity : token_offset + tokens; }
};
[[nodiscard]] std::string to_string(const QuantizeCase& c);

// What a call leaves in the caller's buffers.
struct QuantizeOutputs {
  std::vector<std::uint8_t> codes;
  std::vector<float> scales, mean;
  std::vector<std::int8_t> q_shift;
  std::uint64_t refused = 0;
};

class QuantizeRun {
 public:
  // `value(random bits)` makes the source's elements. Outputs hold rubbish before the call, or, to append, a cache.
  QuantizeRun(const QuantizeCase& c, const std::function<BF16(std::uint64_t)>& value, std::uint64_t seed);

  // Refusals are empty outputs, with the message in `message`.
  [[nodiscard]] QuantizeOutputs on_cpu(std::string* message = nullptr) const;
  // Every launch audited; adds a failure for each fault.
  [[nodiscard]] QuantizeOutputs on_emulator(std::uint64_t order = 0) const;

  [[nodiscard]] QuantizeRequest problem(QuantizeOutputs& outputs) const;
  [[nodiscard]] const QuantizeOutputs& before() const { return before_; }
  // The memory that a launch of problem(outputs) may touch.
  [[nodiscard]] emu::Memory memory(QuantizeOutputs& outputs) const;

 private:
  [[nodiscard]] TensorSpec spec() const;
  void store(const PackedTensor& packed, QuantizeOutputs& outputs) const;

  QuantizeCase case_;
  std::vector<BF16> source_;
  AnyView view_;
  std::vector<float> given_scales_, given_mean_, k_scales_;
  QuantizeOutputs before_;
};

// A shipped kernel, loaded once. Null, and a failure, where that does not work.
[[nodiscard]] const emu::Kernel* quantize_kernel(const QuantizePlan& plan);
[[nodiscard]] Result<emu::LaunchReport> launch_quantize(const emu::Kernel& kernel, const QuantizeLaunch& launch,
                                                        emu::Memory& memory, std::uint64_t order);

}  // namespace leanfa::gfx950
