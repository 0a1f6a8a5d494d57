// Scalar memory loads. CDNA4 manual, chapter 8. Stores and atomics of the scalar unit have no semantics here: no
// attention kernel uses them.
#include <algorithm>
#include <array>
#include <cstring>

#include "emu/gfx950/semantics.hpp"

namespace leanfa::emu {
namespace {

using isa::Opcode;

// OFFSET (signed) and SOFFSET; a register in place of the immediate is SOFFSET here.
std::uint64_t offset_of(const Context& context, const Step& step) {
  const isa::Modifiers& m = step.instruction.modifiers;
  std::uint64_t offset = static_cast<std::uint64_t>(static_cast<std::int64_t>(m.offset));
  if (step.offset.kind != SourceKind::kNone) offset += read_scalar32(context, step.offset);
  return offset;
}

Flow load_from(Context& context, const Step& step, std::uint64_t address, unsigned dwords) {
  const std::uint64_t aligned = address & ~std::uint64_t{3};
  const std::byte* const from = context.global(step, -1, aligned, std::uint64_t{dwords} * 4, Access::kRead);
  if (from == nullptr) {
    std::fill_n(&context.wave->sgpr[step.destination.index], dwords, 0U);
    return Flow::kNext;
  }
  std::memcpy(&context.wave->sgpr[step.destination.index], from, dwords * std::size_t{4});
  context.note({.space = AccessSpace::kGlobal,
                .lane = 255,
                .bytes = static_cast<std::uint16_t>(dwords * 4),
                .address = aligned});
  return Flow::kNext;
}

Flow s_load(Context& context, const Step& step) {
  return load_from(context, step, read_scalar(context, step.base) + offset_of(context, step), step.destination.dwords);
}

// Bounds: whole dwords below NumRecords bytes (stride 0), or NumRecords x stride.
Flow s_buffer_load(Context& context, const Step& step) {
  const Wave& wave = *context.wave;
  const std::uint64_t word0 = wave.scalar64(step.base.index);
  const std::uint64_t base = word0 & 0xFFFFFFFFFFFFU;
  const std::uint64_t stride = word0 >> 48 & 0x3FFFU;
  const std::uint64_t records = wave.sgpr[step.base.index + 2U];
  const std::uint64_t size = stride == 0 ? records : records * stride;
  const std::uint64_t offset = offset_of(context, step) & ~std::uint64_t{3};
  const unsigned dwords = step.destination.dwords;
  if (offset + std::uint64_t{dwords} * 4 <= size) return load_from(context, step, base + offset, dwords);
  for (unsigned dword = 0; dword < dwords; ++dword) {
    context.wave->sgpr[step.destination.index + dword] = 0;
    const std::uint64_t at = offset + std::uint64_t{dword} * 4;
    if (at + 4 > size) continue;
    const std::byte* const from = context.global(step, -1, base + at, 4, Access::kRead);
    if (from != nullptr) std::memcpy(&context.wave->sgpr[step.destination.index + dword], from, 4);
  }
  return Flow::kNext;
}

Flow nothing(Context& /*context*/, const Step& /*step*/) { return Flow::kNext; }

// The wave's instruction count: monotonic, and the same in every run.
Flow s_memtime(Context& context, const Step& step) {
  write_scalar(context, step.destination, context.wave->executed);
  return Flow::kNext;
}

constexpr std::array kSemantics{
    Semantics{Opcode::s_load_dword, s_load},
    Semantics{Opcode::s_load_dwordx2, s_load},
    Semantics{Opcode::s_load_dwordx4, s_load},
    Semantics{Opcode::s_load_dwordx8, s_load},
    Semantics{Opcode::s_load_dwordx16, s_load},
    Semantics{Opcode::s_buffer_load_dword, s_buffer_load},
    Semantics{Opcode::s_buffer_load_dwordx2, s_buffer_load},
    Semantics{Opcode::s_buffer_load_dwordx4, s_buffer_load},
    Semantics{Opcode::s_buffer_load_dwordx8, s_buffer_load},
    Semantics{Opcode::s_buffer_load_dwordx16, s_buffer_load},
    Semantics{Opcode::s_dcache_inv, nothing},
    Semantics{Opcode::s_dcache_wb, nothing},
    Semantics{Opcode::s_dcache_inv_vol, nothing},
    Semantics{Opcode::s_dcache_wb_vol, nothing},
    Semantics{Opcode::s_memtime, s_memtime},
    Semantics{Opcode::s_memrealtime, s_memtime},
};

}  // namespace

std::span<const Semantics> smem_semantics() { return kSemantics; }

}  // namespace leanfa::emu
