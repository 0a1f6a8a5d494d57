// MUBUF: loads and stores through a buffer resource, to registers or directly to LDS. CDNA4 manual, section 9.1.
// Raw and structured linear buffers; swizzled ones and the formatted instructions are refused. Addresses need not be
// aligned: section 9.1.7 says that the two low bits of a dword's address are ignored, but that is one of two modes of
// the chip, and HSA's is the other (LLVM's feature unaligned-access-mode; AITER's MXFP4 kernel loads dwords at odd
// addresses).
#include <array>
#include <bit>
#include <cstring>

#include "emu/gfx950/atomics.hpp"
#include "emu/gfx950/direct_to_lds.hpp"
#include "emu/gfx950/semantics.hpp"
#include "emu/gfx950/transfer.hpp"

namespace leanfa::emu {
namespace {

using isa::Opcode;

// Table 48, as far as it is used.
struct Resource {
  std::uint64_t base;
  std::uint64_t stride;
  std::uint64_t records;
  bool swizzle;
  bool add_tid;
};

Resource resource_of(const Context& context, const Step& step) {
  const std::uint32_t* const words = &context.wave->sgpr[step.base.index];
  return {.base = words[0] | static_cast<std::uint64_t>(words[1] & 0xFFFFU) << 32,
          .stride = words[1] >> 16 & 0x3FFFU,
          .records = words[2],
          .swizzle = (words[1] >> 31) != 0,
          .add_tid = (words[3] >> 23 & 1U) != 0};
}

struct LaneAddress {
  std::uint64_t address;
  std::uint64_t in_range_bytes;  // of the access that starts there
};

// Section 9.1.5.1: raw buffers check InstOffset + VGPR offset against NumRecords bytes, dword by dword; structured ones
// check the index. The SGPR offset is not part of the check.
LaneAddress address_of(const Context& context, const Step& step, const Resource& resource, unsigned lane) {
  const isa::Modifiers& m = step.instruction.modifiers;
  const auto& vgpr = context.wave->vgpr;
  const unsigned first = step.address.index;
  const std::uint64_t index = (m.idxen ? vgpr[first][lane] : 0U) + (resource.add_tid ? lane : 0U);
  const std::uint64_t voffset = m.offen ? vgpr[first + (m.idxen ? 1U : 0U)][lane] : 0U;
  const std::uint64_t offset = voffset + static_cast<std::uint64_t>(m.offset);
  const std::uint64_t soffset = read_scalar32(context, step.offset);
  LaneAddress result{.address = resource.base + soffset + offset + index * resource.stride, .in_range_bytes = 0};
  if (m.idxen && resource.stride != 0) {
    result.in_range_bytes = index < resource.records ? 16 : 0;
  } else {
    result.in_range_bytes = offset < resource.records ? resource.records - offset : 0;
  }
  return result;
}

// Of an access of `bytes`: all, or the whole dwords that are in range.
std::uint64_t present_bytes(const LaneAddress& at, std::uint64_t bytes) {
  return at.in_range_bytes >= bytes ? bytes : at.in_range_bytes & ~std::uint64_t{3};
}

bool refused(const Resource& resource) { return resource.swizzle; }

template <Transfer T>
Flow load_to_lds(Context& context, const Step& step, const Resource& resource) {
  for (std::uint64_t rest = context.wave->exec(); rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const LaneAddress at = address_of(context, step, resource, lane);
    const std::uint64_t present = present_bytes(at, static_cast<std::uint64_t>(T.bytes));
    std::array<std::byte, 16> data{};
    const bool read =
        present != 0 && context.read_global(step, static_cast<int>(lane), at.address, std::span(data).first(present));
    const std::byte* const from = read ? data.data() : nullptr;
    write_direct_to_lds(context, step, lane, T, from, present);
    if (from != nullptr)
      context.note({.space = AccessSpace::kGlobal,
                    .lane = static_cast<std::uint8_t>(lane),
                    .bytes = static_cast<std::uint16_t>(present),
                    .address = at.address});
  }
  return Flow::kNext;
}

template <Transfer T>
Flow buffer_load(Context& context, const Step& step) {
  const Resource resource = resource_of(context, step);
  if (refused(resource)) return context.fail(step, Rule::kUnsupportedOperation, -1, "swizzled buffer resource");
  if (step.instruction.modifiers.lds) return load_to_lds<T>(context, step, resource);
  constexpr auto kBytes = static_cast<std::uint64_t>(T.bytes);
  for (std::uint64_t rest = context.wave->exec(); rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const LaneAddress at = address_of(context, step, resource, lane);
    const std::uint64_t present = present_bytes(at, kBytes);
    std::array<std::byte, 16> data{};
    if (present != 0) {
      if (context.read_global(step, static_cast<int>(lane), at.address, std::span(data).first(present))) {
        context.note({.space = AccessSpace::kGlobal,
                      .lane = static_cast<std::uint8_t>(lane),
                      .bytes = static_cast<std::uint16_t>(present),
                      .address = at.address});
      }
    }
    load_lane(*context.wave, step.destination.index, lane, T, data.data());
  }
  return Flow::kNext;
}

template <Transfer T>
Flow buffer_store(Context& context, const Step& step) {
  const Resource resource = resource_of(context, step);
  if (refused(resource)) return context.fail(step, Rule::kUnsupportedOperation, -1, "swizzled buffer resource");
  constexpr auto kBytes = static_cast<std::uint64_t>(T.bytes);
  for (std::uint64_t rest = context.wave->exec(); rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const LaneAddress at = address_of(context, step, resource, lane);
    const std::uint64_t present = present_bytes(at, kBytes);
    if (present == 0) continue;
    std::byte* const to = context.global(step, static_cast<int>(lane), at.address, present, Access::kWrite);
    if (to == nullptr) continue;
    std::array<std::byte, 16> data{};
    store_lane(*context.wave, step.data.index, lane, T, data.data());
    std::memcpy(to, data.data(), present);
    context.note({.space = AccessSpace::kGlobal,
                  .write = true,
                  .lane = static_cast<std::uint8_t>(lane),
                  .bytes = static_cast<std::uint16_t>(present),
                  .address = at.address});
  }
  return Flow::kNext;
}

template <class U, auto F>
Flow buffer_atomic(Context& context, const Step& step) {
  const Resource resource = resource_of(context, step);
  if (refused(resource)) return context.fail(step, Rule::kUnsupportedOperation, -1, "swizzled buffer resource");
  Wave& wave = *context.wave;
  for (std::uint64_t rest = wave.exec(); rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const LaneAddress at = address_of(context, step, resource, lane);
    if (at.in_range_bytes < sizeof(U)) continue;
    if (at.address % sizeof(U) != 0)
      return context.fail(step, Rule::kMisaligned, static_cast<int>(lane),
                          context.memory->describe(at.address, sizeof(U)));
    std::byte* const place = context.global(step, static_cast<int>(lane), at.address, sizeof(U), Access::kWrite);
    if (place == nullptr) continue;
    U data = wave.vgpr[step.data.index][lane];
    if constexpr (sizeof(U) == 8) data |= static_cast<U>(wave.vgpr[step.data.index + 1U][lane]) << 32;
    const U old = modify<U>(place, [&](U value) { return F(value, data); });
    context.note({.space = AccessSpace::kGlobal,
                  .write = true,
                  .atomic = true,
                  .lane = static_cast<std::uint8_t>(lane),
                  .bytes = sizeof(U),
                  .address = at.address});
    if (!step.instruction.modifiers.sc0) continue;
    wave.vgpr[step.data.index][lane] = static_cast<std::uint32_t>(old);
    if constexpr (sizeof(U) == 8) wave.vgpr[step.data.index + 1U][lane] = static_cast<std::uint32_t>(old >> 32);
  }
  return Flow::kNext;
}

Flow nothing(Context& /*context*/, const Step& /*step*/) { return Flow::kNext; }

using U32 = std::uint32_t;
using U64 = std::uint64_t;
namespace ops = atomic_ops;

#define LEANFA_ATOMIC(name, op)                                                     \
  Semantics{Opcode::buffer_atomic_##name, buffer_atomic<U32, ops::op>}, Semantics { \
    Opcode::buffer_atomic_##name##_x2, buffer_atomic<U64, ops::op>                  \
  }

constexpr std::array kSemantics{
    Semantics{Opcode::buffer_load_ubyte, buffer_load<kU8>},
    Semantics{Opcode::buffer_load_sbyte, buffer_load<kI8>},
    Semantics{Opcode::buffer_load_ushort, buffer_load<kU16>},
    Semantics{Opcode::buffer_load_sshort, buffer_load<kI16>},
    Semantics{Opcode::buffer_load_dword, buffer_load<kDword>},
    Semantics{Opcode::buffer_load_dwordx2, buffer_load<kDwordX2>},
    Semantics{Opcode::buffer_load_dwordx3, buffer_load<kDwordX3>},
    Semantics{Opcode::buffer_load_dwordx4, buffer_load<kDwordX4>},
    Semantics{Opcode::buffer_load_ubyte_d16, buffer_load<kU8D16>},
    Semantics{Opcode::buffer_load_ubyte_d16_hi, buffer_load<kU8D16Hi>},
    Semantics{Opcode::buffer_load_sbyte_d16, buffer_load<kI8D16>},
    Semantics{Opcode::buffer_load_sbyte_d16_hi, buffer_load<kI8D16Hi>},
    Semantics{Opcode::buffer_load_short_d16, buffer_load<kU16D16>},
    Semantics{Opcode::buffer_load_short_d16_hi, buffer_load<kU16D16Hi>},
    Semantics{Opcode::buffer_store_byte, buffer_store<kU8>},
    Semantics{Opcode::buffer_store_byte_d16_hi, buffer_store<kU8D16Hi>},
    Semantics{Opcode::buffer_store_short, buffer_store<kU16>},
    Semantics{Opcode::buffer_store_short_d16_hi, buffer_store<kU16D16Hi>},
    Semantics{Opcode::buffer_store_dword, buffer_store<kDword>},
    Semantics{Opcode::buffer_store_dwordx2, buffer_store<kDwordX2>},
    Semantics{Opcode::buffer_store_dwordx3, buffer_store<kDwordX3>},
    Semantics{Opcode::buffer_store_dwordx4, buffer_store<kDwordX4>},
    LEANFA_ATOMIC(swap, swap),
    LEANFA_ATOMIC(add, add),
    LEANFA_ATOMIC(sub, sub),
    LEANFA_ATOMIC(umin, umin),
    LEANFA_ATOMIC(umax, umax),
    LEANFA_ATOMIC(smin, smin),
    LEANFA_ATOMIC(smax, smax),
    LEANFA_ATOMIC(and, bit_and),
    LEANFA_ATOMIC(or, bit_or),
    LEANFA_ATOMIC(xor, bit_xor),
    LEANFA_ATOMIC(inc, inc),
    LEANFA_ATOMIC(dec, dec),
    Semantics{Opcode::buffer_atomic_add_f32, buffer_atomic<U32, ops::add_f32>},
    Semantics{Opcode::buffer_atomic_pk_add_f16, buffer_atomic<U32, ops::pk_add_f16>},
    Semantics{Opcode::buffer_atomic_pk_add_bf16, buffer_atomic<U32, ops::pk_add_bf16>},
    Semantics{Opcode::buffer_atomic_add_f64, buffer_atomic<U64, ops::add_f64>},
    Semantics{Opcode::buffer_atomic_min_f64, buffer_atomic<U64, ops::min_f64>},
    Semantics{Opcode::buffer_atomic_max_f64, buffer_atomic<U64, ops::max_f64>},
    Semantics{Opcode::buffer_wbl2, nothing},
    Semantics{Opcode::buffer_inv, nothing},
};
#undef LEANFA_ATOMIC

}  // namespace

std::span<const Semantics> buffer_semantics() { return kSemantics; }

}  // namespace leanfa::emu
