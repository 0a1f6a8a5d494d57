#include "runtime/gfx950_merge.hpp"

#include <fmt/format.h>

#include <limits>

#include "kernels/gfx950/merge_lse/arguments.hpp"
#include "runtime/gfx950_device.hpp"

namespace leanfa::runtime {
namespace {

constexpr Index kMostGridYZ = 65536;
constexpr std::uint64_t kNoLse = 0;

std::uint64_t address_of(const void* pointer) { return reinterpret_cast<std::uintptr_t>(pointer); }

Status check(std::span<const Part> parts, const MergedRows& merged) {
  const auto refuse = [](std::string_view tensor, std::string_view rule, Index got, Index accepted) {
    return unsupported({tensor, rule, fmt::format("{}", got), fmt::format("at most {}", accepted)});
  };
  if (parts.size() > gfx950::kMostMergeParts)
    return refuse("count", "is served on gfx950", static_cast<Index>(parts.size()), gfx950::kMostMergeParts);
  if (merged.out.dim() != gfx950::kMergeHeadDim)
    return unsupported({"out", "head dim is served on gfx950", fmt::format("{}", merged.out.dim()), "128"});
  for (const Part& part : parts)
    if (part.out.dtype != parts.front().out.dtype)
      return unsupported({"outs", "have one type on gfx950",
                          fmt::format("{} and {}", name(parts.front().out.dtype), name(part.out.dtype)),
                          "all bf16 or all f32"});
  if (merged.out.heads() > kMostGridYZ)
    return refuse("out", "heads are served on gfx950", merged.out.heads(), kMostGridYZ);
  if (merged.out.batch() > kMostGridYZ)
    return refuse("out", "batch is served on gfx950", merged.out.batch(), kMostGridYZ);
  if (merged.out.seqlen() > std::numeric_limits<std::int32_t>::max())
    return refuse("out", "seqlen is served on gfx950", merged.out.seqlen(), std::numeric_limits<std::int32_t>::max());
  return {};
}

template <class T>
gfx950::MergePart part_of(const void* out, DType dtype, const Index4& stride, const LseView<T>& lse) {
  gfx950::MergePart part{.out = address_of(out), .lse = lse.data == nullptr ? kNoLse : address_of(lse.data)};
  const auto width = static_cast<Index>(size_bytes(dtype));
  for (std::size_t axis = 0; axis < 3; ++axis) part.out_stride[axis] = stride[axis] * width;
  constexpr Index kLseBytes = sizeof(float);
  part.lse_stride = {lse.stride_batch * kLseBytes, lse.stride_row * kLseBytes, lse.stride_head * kLseBytes};
  return part;
}

template <class T>
void add_ranges(std::vector<Gfx950Range>& ranges, std::string_view out_name, const void* out, DType dtype,
                const Index4& size, const Index4& stride, std::string_view lse_name, const LseView<T>& lse) {
  ranges.push_back(range_of(out_name, out, size, stride, size_bytes(dtype)));
  ranges.push_back(range_of(lse_name, lse.data, {size[0], size[1], size[2], 1},
                            {lse.stride_batch, lse.stride_row, lse.stride_head, 1}, sizeof(float)));
}

}  // namespace

Status merge_on_gfx950(DeviceKind kind, std::span<const Part> parts, const MergedRows& merged, void* stream,
                       int threads) {
  LEANFA_TRY(check(parts, merged));
  const auto device = gfx950_device(kind);
  if (!device) return tl::unexpected(device.error());
  const DType in = parts.front().out.dtype;
  const std::string plan = fmt::format("merge_lse in={} out={}", name(in), name(merged.out.dtype));
  gfx950::MergeArguments arguments{.count = static_cast<std::uint32_t>(parts.size()),
                                   .seqlen = static_cast<std::uint32_t>(merged.out.seqlen()),
                                   .merged = part_of(merged.out.data, merged.out.dtype, merged.out.stride, merged.lse)};
  Gfx950Launch launch{
      .plan = plan,
      .arguments_version = gfx950::kMergeArgumentsVersion,
      .grid = {(arguments.seqlen + gfx950::kMergeRowsPerWorkgroup - 1) / gfx950::kMergeRowsPerWorkgroup,
               static_cast<std::uint32_t>(merged.out.heads()), static_cast<std::uint32_t>(merged.out.batch())},
      .block = gfx950::kMergeWorkgroupSize,
      .arguments = std::as_bytes(std::span(&arguments, 1)),
      .ranges = {},
      .stream = stream,
      .threads = threads};
  add_ranges(launch.ranges, "out", merged.out.data, merged.out.dtype, merged.out.size, merged.out.stride, "lse",
             merged.lse);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Part& part = parts[i];
    arguments.parts[i] = part_of(part.out.data, part.out.dtype, part.out.stride, part.lse);
    add_ranges(launch.ranges, "outs", part.out.data, part.out.dtype, part.out.size, part.out.stride, "lses", part.lse);
  }
  return (*device)->launch(launch);
}

}  // namespace leanfa::runtime
