#include <fmt/format.h>

#include <cstring>

#include "emu/gfx950/kernel.hpp"

namespace leanfa::emu {
namespace {

constexpr std::size_t kDescriptorBytes = 64;

template <class T>
T read(std::span<const std::byte> bytes, std::size_t offset) {
  T value{};
  std::memcpy(&value, bytes.data() + offset, sizeof(T));
  return value;
}

std::uint32_t field(std::uint32_t word, unsigned first, unsigned width) { return word >> first & ((1U << width) - 1U); }
bool bit(std::uint32_t word, unsigned index) { return (word >> index & 1U) != 0; }

// MODE at wave start: float modes from RSRC1, in MODE's own places.
std::uint32_t initial_mode(std::uint32_t rsrc1) {
  return field(rsrc1, 12, 8)          // round and denormal modes
         | field(rsrc1, 21, 1) << 8   // DX10_CLAMP
         | field(rsrc1, 23, 1) << 9   // IEEE
         | field(rsrc1, 26, 1) << 23  // FP16_OVFL
      ;
}

Status check(const KernelDescriptor& descriptor, std::string_view kernel) {
  const auto refuse = [&](std::string_view rule, const std::string& got, std::string_view accepted) {
    return bad_input({.subject = kernel, .rule = rule, .got = got, .accepted = accepted});
  };
  if (descriptor.lds_bytes > kMaxLdsBytes)
    return refuse("static LDS", fmt::format("{} bytes", descriptor.lds_bytes), "at most 163840 bytes");
  if (descriptor.vgprs > 512) return refuse("VGPRs", fmt::to_string(descriptor.vgprs), "at most 512");
  if (descriptor.user_sgprs > 16) return refuse("user SGPRs", fmt::to_string(descriptor.user_sgprs), "at most 16");
  if (descriptor.kernarg_bytes > kMaxKernargBytes)
    return refuse("kernel arguments", fmt::format("{} bytes", descriptor.kernarg_bytes), "at most 65536 bytes");
  if (descriptor.private_bytes != 0)
    return unsupported({.subject = kernel,
                        .rule = "scratch memory is not emulated",
                        .got = fmt::format("{} bytes of private segment", descriptor.private_bytes),
                        .accepted = "kernels that keep everything in registers and LDS"});
  return {};
}

}  // namespace

Result<KernelDescriptor> decode_descriptor(std::span<const std::byte> bytes, std::string_view kernel) {
  if (bytes.size() < kDescriptorBytes)
    return bad_input({.subject = kernel,
                      .rule = "kernel descriptor",
                      .got = fmt::format("{} bytes", bytes.size()),
                      .accepted = "64 bytes"});
  const auto rsrc3 = read<std::uint32_t>(bytes, 44);
  const auto rsrc1 = read<std::uint32_t>(bytes, 48);
  const auto rsrc2 = read<std::uint32_t>(bytes, 52);
  const auto properties = read<std::uint16_t>(bytes, 56);
  const auto preload = read<std::uint16_t>(bytes, 58);
  if (bit(properties, 10))
    return unsupported({.subject = kernel, .rule = "wave size", .got = "32 lanes", .accepted = "64 lanes"});
  KernelDescriptor descriptor{
      .lds_bytes = read<std::uint32_t>(bytes, 0),
      .private_bytes = read<std::uint32_t>(bytes, 4),
      .kernarg_bytes = read<std::uint32_t>(bytes, 8),
      .entry_offset = read<std::int64_t>(bytes, 16),
      .vgprs = static_cast<int>(field(rsrc1, 0, 6) + 1) * 8,
      .accum_offset = static_cast<int>(field(rsrc3, 0, 6) + 1) * 4,
      .sgprs = static_cast<int>(field(rsrc1, 6, 4) / 2 + 1) * 16,
      .mode = initial_mode(rsrc1),
      .private_segment_buffer = bit(properties, 0),
      .dispatch_ptr = bit(properties, 1),
      .queue_ptr = bit(properties, 2),
      .kernarg_ptr = bit(properties, 3),
      .dispatch_id = bit(properties, 4),
      .flat_scratch_init = bit(properties, 5),
      .private_segment_size = bit(properties, 6),
      .user_sgprs = static_cast<int>(field(rsrc2, 1, 5)),
      .scratch_offset = bit(rsrc2, 0),
      .workgroup_id = {bit(rsrc2, 7), bit(rsrc2, 8), bit(rsrc2, 9)},
      .workgroup_info = bit(rsrc2, 10),
      .work_item_dimensions = static_cast<int>(field(rsrc2, 11, 2)) + 1,
      .preload_dwords = static_cast<int>(field(preload, 0, 7)),
      .preload_offset_dwords = static_cast<int>(field(preload, 7, 9)),
  };
  LEANFA_TRY(check(descriptor, kernel));
  return descriptor;
}

}  // namespace leanfa::emu
