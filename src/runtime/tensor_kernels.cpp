#include "runtime/tensor_kernels.hpp"

#include <array>

namespace leanfa::runtime {
namespace {

constexpr std::string_view kGfx950Quantise =
    "bf16 to e4m3fn or i8; rows; dims 64, 128, 192; dense; no mean over the sequence";
constexpr std::string_view kGfx950Merge = "bf16 or f32, dim 128, up to 32 parts of one type";

constexpr std::array kTensorKernels{
    TensorKernel{"cpu/quantize", DeviceKind::kCpu, "f32, f16 or bf16 to e4m3fn or i8; rows, sm90a_vt"},
    TensorKernel{"cpu/merge_lse", DeviceKind::kCpu, "bf16 or f32"},
    TensorKernel{"sm90a/quantize", DeviceKind::kCuda,
                 "bf16 to e4m3fn or i8; rows, sm90a_vt for e4m3fn; dims 64, 128, 192"},
    TensorKernel{"sm90a/merge_lse", DeviceKind::kCuda, "bf16 or f32, up to 32 parts"},
    TensorKernel{"gfx950/quantize", DeviceKind::kHip, kGfx950Quantise},
    TensorKernel{"gfx950/merge_lse", DeviceKind::kHip, kGfx950Merge},
    TensorKernel{"gfx950-emu/quantize", DeviceKind::kGfx950Emu, kGfx950Quantise},
    TensorKernel{"gfx950-emu/merge_lse", DeviceKind::kGfx950Emu, kGfx950Merge},
};

}  // namespace

std::span<const TensorKernel> tensor_kernels() {
  static const auto found = [] {
    auto table = kTensorKernels;
    for (TensorKernel& kernel : table) kernel.absent = device(kernel.device).absent;
    return table;
  }();
  return found;
}

}  // namespace leanfa::runtime
