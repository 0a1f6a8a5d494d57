// FLAT and GLOBAL: loads, stores and atomics at 64-bit addresses. CDNA4 manual, chapter 10. FLAT addresses inside the
// shared aperture reach LDS; the private aperture (scratch) is not provided: the loader refuses kernels that need it.
#include <array>
#include <bit>
#include <cstring>

#include "emu/gfx950/apertures.hpp"
#include "emu/gfx950/atomics.hpp"
#include "emu/gfx950/direct_to_lds.hpp"
#include "emu/gfx950/semantics.hpp"
#include "emu/gfx950/transfer.hpp"

namespace leanfa::emu {
namespace {

using isa::Opcode;
using U32 = std::uint32_t;
using U64 = std::uint64_t;

// vaddr (64 bits), or saddr (64 bits) + vaddr (32 bits), plus the signed offset.
U64 address_of(const Context& context, const Step& step, unsigned lane) {
  const auto offset = static_cast<U64>(static_cast<std::int64_t>(step.instruction.modifiers.offset));
  const Wave& wave = *context.wave;
  U64 address = offset;
  if (step.address.kind == SourceKind::kVector) {
    address += wave.vgpr[step.address.index][lane];
    if (step.address.dwords == 2) address += static_cast<U64>(wave.vgpr[step.address.index + 1U][lane]) << 32;
  }
  if (step.base.kind == SourceKind::kScalar) address += wave.scalar64(step.base.index);
  return address;
}

bool is_flat(const Step& step) { return step.instruction.row->space == isa::MemorySpace::kFlat; }

struct Place {
  std::byte* bytes = nullptr;
  AccessSpace space = AccessSpace::kGlobal;
  U64 address = 0;
};

Place find(Context& context, const Step& step, unsigned lane, U64 size, Access access) {
  const U64 address = address_of(context, step, lane);
  if (is_flat(step) && (address >> 32) == (kSharedAperture >> 32)) {
    const U64 offset = address & 0xFFFFFFFFU;
    return {.bytes = lds_bytes(context, step, lane, offset, size), .space = AccessSpace::kLds, .address = offset};
  }
  return {.bytes = context.global(step, static_cast<int>(lane), address, size, access), .address = address};
}

void note(Context& context, const Place& place, unsigned lane, U64 size, bool write, bool atomic) {
  context.note({.space = place.space,
                .write = write,
                .atomic = atomic,
                .lane = static_cast<std::uint8_t>(lane),
                .bytes = static_cast<std::uint16_t>(size),
                .address = place.address});
}

template <Transfer T>
Flow load(Context& context, const Step& step) {
  constexpr auto kBytes = static_cast<U64>(T.bytes);
  for (U64 rest = context.wave->exec(); rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const Place place = find(context, step, lane, kBytes, Access::kRead);
    if (place.bytes != nullptr) note(context, place, lane, kBytes, false, false);
    load_lane(*context.wave, step.destination.index, lane, T, place.bytes);
  }
  return Flow::kNext;
}

template <Transfer T>
Flow store(Context& context, const Step& step) {
  constexpr auto kBytes = static_cast<U64>(T.bytes);
  for (U64 rest = context.wave->exec(); rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const Place place = find(context, step, lane, kBytes, Access::kWrite);
    if (place.bytes == nullptr) continue;
    note(context, place, lane, kBytes, true, false);
    store_lane(*context.wave, step.data.index, lane, T, place.bytes);
  }
  return Flow::kNext;
}

template <Transfer T>
Flow load_lds(Context& context, const Step& step) {
  constexpr auto kBytes = static_cast<U64>(T.bytes);
  for (U64 rest = context.wave->exec(); rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const U64 address = address_of(context, step, lane);
    std::array<std::byte, 16> data{};
    const bool read = context.read_global(step, static_cast<int>(lane), address, std::span(data).first(kBytes));
    if (read) note(context, {.address = address}, lane, kBytes, false, false);
    write_direct_to_lds(context, step, lane, T, read ? data.data() : nullptr, kBytes);
  }
  return Flow::kNext;
}

template <class U>
U data_of(const Wave& wave, const Source& source, unsigned lane) {
  U data = wave.vgpr[source.index][lane];
  if constexpr (sizeof(U) == 8) data |= static_cast<U>(wave.vgpr[source.index + 1U][lane]) << 32;
  return data;
}

// F(old, data) for plain atomics; compare-and-swap takes {new, expected} from twice the registers.
template <class U, bool Compare, auto F>
Flow atomic(Context& context, const Step& step) {
  Wave& wave = *context.wave;
  for (U64 rest = wave.exec(); rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const Place place = find(context, step, lane, sizeof(U), Access::kWrite);
    if (place.bytes == nullptr) continue;
    if (place.address % sizeof(U) != 0)
      return context.fail(step, Rule::kMisaligned, static_cast<int>(lane),
                          context.memory->describe(place.address, sizeof(U)));
    note(context, place, lane, sizeof(U), true, true);
    const U data = data_of<U>(wave, step.data, lane);
    U old;
    if constexpr (Compare) {
      Source expected_source = step.data;
      expected_source.index = static_cast<std::uint16_t>(expected_source.index + sizeof(U) / 4);
      const U expected = data_of<U>(wave, expected_source, lane);
      old = modify<U>(place.bytes, [&](U value) { return value == expected ? data : value; });
    } else {
      old = modify<U>(place.bytes, [&](U value) { return F(value, data); });
    }
    if (step.destination.kind != DestinationKind::kVector) continue;
    wave.vgpr[step.destination.index][lane] = static_cast<U32>(old);
    if constexpr (sizeof(U) == 8) wave.vgpr[step.destination.index + 1U][lane] = static_cast<U32>(old >> 32);
  }
  return Flow::kNext;
}

namespace ops = atomic_ops;

#define LEANFA_BOTH(name, function) \
  Semantics{Opcode::flat_##name, function}, Semantics { Opcode::global_##name, function }
#define LEANFA_ATOMIC(name, op)                              \
  LEANFA_BOTH(atomic_##name, (atomic<U32, false, ops::op>)), \
      LEANFA_BOTH(atomic_##name##_x2, (atomic<U64, false, ops::op>))

constexpr std::array kSemantics{
    LEANFA_BOTH(load_ubyte, load<kU8>),
    LEANFA_BOTH(load_sbyte, load<kI8>),
    LEANFA_BOTH(load_ushort, load<kU16>),
    LEANFA_BOTH(load_sshort, load<kI16>),
    LEANFA_BOTH(load_dword, load<kDword>),
    LEANFA_BOTH(load_dwordx2, load<kDwordX2>),
    LEANFA_BOTH(load_dwordx3, load<kDwordX3>),
    LEANFA_BOTH(load_dwordx4, load<kDwordX4>),
    LEANFA_BOTH(load_ubyte_d16, load<kU8D16>),
    LEANFA_BOTH(load_ubyte_d16_hi, load<kU8D16Hi>),
    LEANFA_BOTH(load_sbyte_d16, load<kI8D16>),
    LEANFA_BOTH(load_sbyte_d16_hi, load<kI8D16Hi>),
    LEANFA_BOTH(load_short_d16, load<kU16D16>),
    LEANFA_BOTH(load_short_d16_hi, load<kU16D16Hi>),
    LEANFA_BOTH(store_byte, store<kU8>),
    LEANFA_BOTH(store_byte_d16_hi, store<kU8D16Hi>),
    LEANFA_BOTH(store_short, store<kU16>),
    LEANFA_BOTH(store_short_d16_hi, store<kU16D16Hi>),
    LEANFA_BOTH(store_dword, store<kDword>),
    LEANFA_BOTH(store_dwordx2, store<kDwordX2>),
    LEANFA_BOTH(store_dwordx3, store<kDwordX3>),
    LEANFA_BOTH(store_dwordx4, store<kDwordX4>),
    LEANFA_ATOMIC(swap, swap),
    LEANFA_ATOMIC(add, add),
    LEANFA_ATOMIC(sub, sub),
    LEANFA_ATOMIC(smin, smin),
    LEANFA_ATOMIC(umin, umin),
    LEANFA_ATOMIC(smax, smax),
    LEANFA_ATOMIC(umax, umax),
    LEANFA_ATOMIC(and, bit_and),
    LEANFA_ATOMIC(or, bit_or),
    LEANFA_ATOMIC(xor, bit_xor),
    LEANFA_ATOMIC(inc, inc),
    LEANFA_ATOMIC(dec, dec),
    LEANFA_BOTH(atomic_cmpswap, (atomic<U32, true, ops::add>)),
    LEANFA_BOTH(atomic_cmpswap_x2, (atomic<U64, true, ops::add>)),
    LEANFA_BOTH(atomic_add_f32, (atomic<U32, false, ops::add_f32>)),
    LEANFA_BOTH(atomic_pk_add_f16, (atomic<U32, false, ops::pk_add_f16>)),
    LEANFA_BOTH(atomic_pk_add_bf16, (atomic<U32, false, ops::pk_add_bf16>)),
    LEANFA_BOTH(atomic_add_f64, (atomic<U64, false, ops::add_f64>)),
    LEANFA_BOTH(atomic_min_f64, (atomic<U64, false, ops::min_f64>)),
    LEANFA_BOTH(atomic_max_f64, (atomic<U64, false, ops::max_f64>)),
    Semantics{Opcode::global_load_lds_ubyte, load_lds<kU8>},
    Semantics{Opcode::global_load_lds_sbyte, load_lds<kI8>},
    Semantics{Opcode::global_load_lds_ushort, load_lds<kU16>},
    Semantics{Opcode::global_load_lds_sshort, load_lds<kI16>},
    Semantics{Opcode::global_load_lds_dword, load_lds<kDword>},
    Semantics{Opcode::global_load_lds_dwordx3, load_lds<kDwordX3>},
    Semantics{Opcode::global_load_lds_dwordx4, load_lds<kDwordX4>},
};

#undef LEANFA_ATOMIC
#undef LEANFA_BOTH

}  // namespace

std::span<const Semantics> flat_semantics() { return kSemantics; }

}  // namespace leanfa::emu
