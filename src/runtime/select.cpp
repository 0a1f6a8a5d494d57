#include "runtime/select.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "runtime/cpu_kernels.hpp"
#include "runtime/cuda_attention.hpp"
#include "runtime/gfx950_attention.hpp"

namespace leanfa::runtime {
namespace {

constexpr std::array kWideFormats{InputFormat::kBF16, InputFormat::kF32};
constexpr std::array kGpuFormats{InputFormat::kE4M3, InputFormat::kInt8, InputFormat::kBF16};
constexpr std::array kBF16Out{DType::kBF16};
constexpr std::array kAllFormats{InputFormat::kE4M3, InputFormat::kInt8, InputFormat::kBF16, InputFormat::kF32};
constexpr std::array kFloatOut{DType::kBF16, DType::kF32};
constexpr std::string_view kCpuDims = "1..256 and 1..256";
constexpr std::string_view kGpuDims = "(128, 128) and (192, 128)";
constexpr std::string_view kGpuInputs = "bf16; e4m3fn; i8 q and k with e4m3fn v";

constexpr Kernel gpu_row(std::string_view name, DeviceKind device) {
  return {.name = name,
          .device = device,
          .inputs = kGpuInputs,
          .head_dims = kGpuDims,
          .absent = "",
          .formats = kGpuFormats,
          .out_dtypes = kBF16Out,
          .dim_qk = {128, 192, "128 or 192"},
          .dim_v = {128, 128, "128"},
          .any_method = true,
          .scales_and_means = true};
}

constexpr Kernel sm90a_row() {
  Kernel row = gpu_row("sm90a/attention_fwd", DeviceKind::kCuda);
  row.rows_only = false;
  row.further = cuda_refusals;
  row.workspace_bytes = cuda_workspace_bytes;
  row.run = run_cuda;
  return row;
}

constexpr Kernel gfx950_row(std::string_view name, DeviceKind device) {
  Kernel row = gpu_row(name, device);
  row.further = gfx950_refusals;
  row.further_of_served = true;
  row.workspace_bytes = gfx950_workspace_bytes;
  row.run = run_gfx950;
  return row;
}

constexpr std::array kKernels{
    Kernel{.name = "cpu/wide",
           .device = DeviceKind::kCpu,
           .inputs = "bf16; f32",
           .head_dims = kCpuDims,
           .absent = "",
           .formats = kWideFormats,
           .out_dtypes = kFloatOut,
           .dim_qk = {1, 256},
           .dim_v = {1, 256},
           .any_method = false,
           .scales_and_means = false,
           .workspace_bytes = no_workspace,
           .run = run_cpu_wide},
    Kernel{.name = "cpu/method",
           .device = DeviceKind::kCpu,
           .inputs = "bf16; f32; e4m3fn; i8 q and k with e4m3fn v",
           .head_dims = kCpuDims,
           .absent = "",
           .formats = kAllFormats,
           .out_dtypes = kFloatOut,
           .dim_qk = {1, 256},
           .dim_v = {1, 256},
           .any_method = true,
           .scales_and_means = true,
           .workspace_bytes = cpu_method_workspace_bytes,
           .run = run_cpu_method},
    sm90a_row(),
    gfx950_row("gfx950/attention_fwd", DeviceKind::kHip),
    gfx950_row("gfx950-emu/attention_fwd", DeviceKind::kGfx950Emu),
};

template <class Range, class Value>
bool contains(const Range& range, const Value& value) {
  return std::find(range.begin(), range.end(), value) != range.end();
}

std::string join(std::span<const DType> dtypes) {
  std::string list;
  for (const DType dtype : dtypes) list += fmt::format("{}{}", list.empty() ? "" : " or ", name(dtype));
  return list;
}

// Whether nothing is asked that the plain running kernel cannot vary. How the inputs were made does not matter to it.
bool is_plain(Method method) {
  method.rotate = method.k_mean = method.v_mean = false;
  const auto plain = parse_method(method.format == InputFormat::kF32 ? "f32/exact/running" : "bf16/exact/running");
  return plain && method == *plain;
}

bool has_scales_or_means(const AttentionProblem& p) {
  return p.q_descale.data != nullptr || p.k_descale.data != nullptr || p.v_descale.data != nullptr ||
         p.v_mean.data != nullptr || p.lse_offset.data != nullptr;
}

void check_dim(std::vector<std::string>& reasons, std::string_view dim, Index got, DimRange served) {
  if (got < served.min || got > served.max)
    reasons.push_back(fmt::format(
        "{}: is in range; got {}; accepted: {}", dim, got,
        served.accepted.empty() ? fmt::format("{}..{}", served.min, served.max) : std::string(served.accepted)));
}

struct FormatDTypes {
  InputFormat format;
  DType qk, v;
};
constexpr std::array kFormatDTypes{FormatDTypes{InputFormat::kF32, DType::kF32, DType::kF32},
                                   FormatDTypes{InputFormat::kBF16, DType::kBF16, DType::kBF16},
                                   FormatDTypes{InputFormat::kE4M3, DType::kE4M3FN, DType::kE4M3FN},
                                   FormatDTypes{InputFormat::kInt8, DType::kI8, DType::kE4M3FN}};

// A row of a device that is absent here has only its names and the reason.
Kernel as_found(const Kernel& row) {
  if (!row.available() || device(row.device).available()) return row;
  return {.name = row.name,
          .device = row.device,
          .inputs = row.inputs,
          .head_dims = row.head_dims,
          .absent = device(row.device).absent};
}

}  // namespace

std::span<const Kernel> kernels() {
  static const auto found = [] {
    auto table = kKernels;
    std::transform(table.begin(), table.end(), table.begin(), as_found);
    return table;
  }();
  return found;
}

std::vector<std::string> refusals(const Kernel& kernel, const AttentionCall& call) {
  if (!kernel.available()) return {std::string(kernel.absent)};
  std::vector<std::string> reasons;
  if (!contains(kernel.formats, call.method.format))
    reasons.push_back(fmt::format("method: the input format is one of those accepted; got {}; accepted: {}",
                                  name(call.method), kernel.inputs));
  if (!kernel.any_method && !is_plain(call.method))
    reasons.push_back(
        fmt::format("method: P and reference are those of this kernel; got {}; accepted: the running reference without "
                    "block, sink, order or split suffixes",
                    name(call.method)));
  if (!kernel.scales_and_means && has_scales_or_means(call.problem))
    reasons.emplace_back("descales, v_mean, lse_offset: are absent for bf16 and f32 inputs");
  if (!contains(kernel.out_dtypes, call.out.dtype))
    reasons.push_back(fmt::format("out: dtype is one of those accepted; got {}; accepted: {}", name(call.out.dtype),
                                  join(kernel.out_dtypes)));
  check_dim(reasons, "head_dim_qk", call.problem.q.dim(), kernel.dim_qk);
  check_dim(reasons, "head_dim_v", call.problem.v.dim(), kernel.dim_v);
  if (kernel.rows_only && (call.k_layout != PackedLayout::kRows || call.v_layout != PackedLayout::kRows))
    reasons.emplace_back("k, v: are in the rows layout; got a layout packed for sm_90a; accepted: .../rows/...");
  if (kernel.further != nullptr && (reasons.empty() || !kernel.further_of_served))
    for (std::string& reason : kernel.further(call)) reasons.push_back(std::move(reason));
  return reasons;
}

Result<const Kernel*> select(const AttentionCall& call) {
  std::string text;
  for (const Kernel& kernel : kKernels) {
    if (kernel.device != call.device) continue;
    const std::string_view absent = device(kernel.device).absent;
    const auto reasons = absent.empty() ? refusals(kernel, call) : std::vector{std::string(absent)};
    if (reasons.empty()) return &kernel;
    for (const std::string& reason : reasons)
      text += fmt::format("{}{}: {}", text.empty() ? "" : "\n", kernel.name, reason);
  }
  return fail(ErrorCode::kUnsupported, text);
}

Result<Method> default_method(DType q) {
  switch (q) {
    case DType::kF32:
      return parse_method("f32/exact/running");
    case DType::kBF16:
      return parse_method("bf16/exact/running");
    case DType::kE4M3FN:
      return parse_method("e4m3/lean/anchor");
    case DType::kI8:
      return parse_method("int8/shift/anchor");
    default:
      return unsupported({"q", "dtype is one of those accepted", name(q), "bf16, f32, e4m3fn or i8"});
  }
}

std::vector<std::string> dtype_violations(const AttentionProblem& problem, const Method& method) {
  const auto* row = std::find_if(kFormatDTypes.begin(), kFormatDTypes.end(),
                                 [&](const FormatDTypes& f) { return f.format == method.format; });
  std::vector<std::string> reasons;
  const auto check = [&](std::string_view tensor, DType got, DType accepted) {
    if (got != accepted)
      reasons.push_back(fmt::format("{}: dtype is the one that method {} takes; got {}; accepted: {}", tensor,
                                    name(method), name(got), name(accepted)));
  };
  check("q", problem.q.dtype, row->qk);
  check("k", problem.k.dtype, row->qk);
  check("v", problem.v.dtype, row->v);
  return reasons;
}

}  // namespace leanfa::runtime
