// DS: loads, stores, transposing reads and lane exchanges of LDS. CDNA4 manual, chapter 11 and section 12.12. Atomics
// are in execute_ds_atomic.cpp.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "emu/gfx950/direct_to_lds.hpp"
#include "emu/gfx950/semantics.hpp"
#include "emu/gfx950/transfer.hpp"
#include "emu/gfx950/transpose.hpp"

namespace leanfa::emu {
namespace {

using isa::Opcode;
using U32 = std::uint32_t;
using U64 = std::uint64_t;

U64 address_of(const Context& context, const Step& step, unsigned lane) {
  return U64{context.wave->vgpr[step.address.index][lane]} + static_cast<U64>(step.instruction.modifiers.offset);
}

void note(Context& context, unsigned lane, U64 address, int bytes, bool write) {
  context.note({.space = AccessSpace::kLds,
                .write = write,
                .lane = static_cast<std::uint8_t>(lane),
                .bytes = static_cast<std::uint16_t>(bytes),
                .address = address});
}

template <Transfer T>
Flow ds_read(Context& context, const Step& step) {
  for (U64 rest = context.wave->exec(); rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const U64 address = address_of(context, step, lane);
    const std::byte* const from = lds_bytes(context, step, lane, address, static_cast<U64>(T.bytes));
    if (from != nullptr) note(context, lane, address, T.bytes, false);
    load_lane(*context.wave, step.destination.index, lane, T, from);
  }
  return Flow::kNext;
}

template <Transfer T>
Flow ds_write(Context& context, const Step& step) {
  for (U64 rest = context.wave->exec(); rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const U64 address = address_of(context, step, lane);
    std::byte* const to = lds_bytes(context, step, lane, address, static_cast<U64>(T.bytes));
    if (to == nullptr) continue;
    note(context, lane, address, T.bytes, true);
    store_lane(*context.wave, step.data.index, lane, T, to);
  }
  return Flow::kNext;
}

// Two addresses: offsets count elements, or 64 elements.
template <Transfer T, unsigned Stride>
Flow ds_read2(Context& context, const Step& step) {
  const isa::Modifiers& m = step.instruction.modifiers;
  constexpr unsigned kDwords = static_cast<unsigned>(T.bytes) / 4;
  for (U64 rest = context.wave->exec(); rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const U64 base = context.wave->vgpr[step.address.index][lane];
    std::array<U64, 2> address{};
    for (unsigned i = 0; i < 2; ++i)
      address[i] = base + static_cast<U64>(i == 0 ? m.offset : m.offset1) * Stride * static_cast<unsigned>(T.bytes);
    for (unsigned i = 0; i < 2; ++i) {
      const std::byte* const from = lds_bytes(context, step, lane, address[i], static_cast<U64>(T.bytes));
      if (from != nullptr) note(context, lane, address[i], T.bytes, false);
      load_lane(*context.wave, step.destination.index + i * kDwords, lane, T, from);
    }
  }
  return Flow::kNext;
}

template <Transfer T, unsigned Stride>
Flow ds_write2(Context& context, const Step& step) {
  const isa::Modifiers& m = step.instruction.modifiers;
  for (U64 rest = context.wave->exec(); rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const U64 base = context.wave->vgpr[step.address.index][lane];
    for (unsigned i = 0; i < 2; ++i) {
      const U64 address =
          base + static_cast<U64>(i == 0 ? m.offset : m.offset1) * Stride * static_cast<unsigned>(T.bytes);
      std::byte* const to = lds_bytes(context, step, lane, address, static_cast<U64>(T.bytes));
      if (to == nullptr) continue;
      note(context, lane, address, T.bytes, true);
      store_lane(*context.wave, i == 0 ? step.data.index : step.data1.index, lane, T, to);
    }
  }
  return Flow::kNext;
}

// EXEC must be all ones and addresses aligned to the data size (section 11.4). Executed with EXEC as if it were full.
template <int ElementBits>
Flow ds_read_tr(Context& context, const Step& step) {
  constexpr U64 kBytes = ElementBits == 6 ? 12 : 8;
  Wave& wave = *context.wave;
  for (unsigned group = 0; group < kLanes; group += kTransposeGroup) {
    std::array<TransposeChunk, kTransposeGroup> chunks{};
    for (unsigned i = 0; i < kTransposeGroup; ++i) {
      const U64 address = address_of(context, step, group + i);
      if (address % (ElementBits == 6 ? 4 : 8) != 0)
        return context.fail(step, Rule::kMisaligned, static_cast<int>(group + i),
                            fmt::format("LDS address {} of a transposing read of {} bytes", address, kBytes));
      const std::byte* const from = lds_bytes(context, step, group + i, address, kBytes);
      if (from == nullptr) continue;
      note(context, group + i, address, static_cast<int>(kBytes), false);
      std::memcpy(chunks[i].data(), from, kBytes);
    }
    for (unsigned i = 0; i < kTransposeGroup; ++i) {
      const TransposeChunk column = transposed(chunks, ElementBits, static_cast<int>(i));
      for (unsigned dword = 0; dword < kBytes / 4; ++dword)
        wave.vgpr[step.destination.index + dword][group + i] = column[dword];
    }
  }
  return Flow::kNext;
}

// Writes `values` where EXEC has a bit.
void write_back(Context& context, const Step& step, const Lanes& values) {
  write_lanes(context, step.destination, values.data(), context.wave->exec());
}

// Backward: lane l receives the data of lane (address / 4) mod 64, zero from inactive lanes.
Flow ds_bpermute_b32(Context& context, const Step& step) {
  const Wave& wave = *context.wave;
  Lanes result{};
  for (unsigned lane = 0; lane < kLanes; ++lane) {
    const auto source = static_cast<unsigned>(address_of(context, step, lane) / 4 % kLanes);
    result[lane] = (wave.exec() >> source & 1U) != 0 ? wave.vgpr[step.data.index][source] : 0U;
  }
  write_back(context, step, result);
  return Flow::kNext;
}

// Forward: lane l sends its data to lane (address / 4) mod 64; the highest sender wins, unsent lanes are zero.
Flow ds_permute_b32(Context& context, const Step& step) {
  const Wave& wave = *context.wave;
  Lanes result{};
  for (unsigned lane = 0; lane < kLanes; ++lane)
    if ((wave.exec() >> lane & 1U) != 0)
      result[address_of(context, step, lane) / 4 % kLanes] = wave.vgpr[step.data.index][lane];
  write_back(context, step, result);
  return Flow::kNext;
}

// Offset 15 set: quad permutation; else AND, OR, XOR masks on the lane number within 32.
Flow ds_swizzle_b32(Context& context, const Step& step) {
  const Wave& wave = *context.wave;
  const auto control = static_cast<U32>(step.instruction.modifiers.offset);
  Lanes result{};
  for (unsigned lane = 0; lane < kLanes; ++lane) {
    unsigned source = 0;
    if ((control & 0x8000U) != 0) {
      source = (lane & ~3U) + (control >> (2 * (lane & 3U)) & 3U);
    } else {
      const unsigned in_half = ((lane & control & 31U) | (control >> 5 & 31U)) ^ (control >> 10 & 31U);
      source = (lane & 32U) + in_half;
    }
    const Source& from = step.address;
    result[lane] = (wave.exec() >> source & 1U) != 0 ? wave.vgpr[from.index][source] : 0U;
  }
  write_back(context, step, result);
  return Flow::kNext;
}

constexpr std::array kSemantics{
    Semantics{Opcode::ds_read_b32, ds_read<kDword>},
    Semantics{Opcode::ds_read_b64, ds_read<kDwordX2>},
    Semantics{Opcode::ds_read_b96, ds_read<kDwordX3>},
    Semantics{Opcode::ds_read_b128, ds_read<kDwordX4>},
    Semantics{Opcode::ds_read_u8, ds_read<kU8>},
    Semantics{Opcode::ds_read_i8, ds_read<kI8>},
    Semantics{Opcode::ds_read_u16, ds_read<kU16>},
    Semantics{Opcode::ds_read_i16, ds_read<kI16>},
    Semantics{Opcode::ds_read_u8_d16, ds_read<kU8D16>},
    Semantics{Opcode::ds_read_u8_d16_hi, ds_read<kU8D16Hi>},
    Semantics{Opcode::ds_read_i8_d16, ds_read<kI8D16>},
    Semantics{Opcode::ds_read_i8_d16_hi, ds_read<kI8D16Hi>},
    Semantics{Opcode::ds_read_u16_d16, ds_read<kU16D16>},
    Semantics{Opcode::ds_read_u16_d16_hi, ds_read<kU16D16Hi>},
    Semantics{Opcode::ds_read2_b32, ds_read2<kDword, 1>},
    Semantics{Opcode::ds_read2st64_b32, ds_read2<kDword, 64>},
    Semantics{Opcode::ds_read2_b64, ds_read2<kDwordX2, 1>},
    Semantics{Opcode::ds_read2st64_b64, ds_read2<kDwordX2, 64>},
    Semantics{Opcode::ds_write_b32, ds_write<kDword>},
    Semantics{Opcode::ds_write_b64, ds_write<kDwordX2>},
    Semantics{Opcode::ds_write_b96, ds_write<kDwordX3>},
    Semantics{Opcode::ds_write_b128, ds_write<kDwordX4>},
    Semantics{Opcode::ds_write_b8, ds_write<kU8>},
    Semantics{Opcode::ds_write_b16, ds_write<kU16>},
    Semantics{Opcode::ds_write_b8_d16_hi, ds_write<kU8D16Hi>},
    Semantics{Opcode::ds_write_b16_d16_hi, ds_write<kU16D16Hi>},
    Semantics{Opcode::ds_write2_b32, ds_write2<kDword, 1>},
    Semantics{Opcode::ds_write2st64_b32, ds_write2<kDword, 64>},
    Semantics{Opcode::ds_write2_b64, ds_write2<kDwordX2, 1>},
    Semantics{Opcode::ds_write2st64_b64, ds_write2<kDwordX2, 64>},
    Semantics{Opcode::ds_read_b64_tr_b16, ds_read_tr<16>},
    Semantics{Opcode::ds_read_b64_tr_b8, ds_read_tr<8>},
    Semantics{Opcode::ds_read_b96_tr_b6, ds_read_tr<6>},
    Semantics{Opcode::ds_read_b64_tr_b4, ds_read_tr<4>},
    Semantics{Opcode::ds_bpermute_b32, ds_bpermute_b32},
    Semantics{Opcode::ds_permute_b32, ds_permute_b32},
    Semantics{Opcode::ds_swizzle_b32, ds_swizzle_b32},
};

}  // namespace

std::span<const Semantics> ds_semantics() { return kSemantics; }

}  // namespace leanfa::emu
