#include "emu/gfx950/context.hpp"

#include <algorithm>
#include <bit>

#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu {

Flow Context::fail(const Step& step, Rule rule, int lane, std::string detail) {
  faults->add({.rule = rule,
               .severity = Severity::kFatal,
               .pc = step.pc(),
               .workgroup = workgroup,
               .wave = wave->id,
               .lane = lane,
               .instruction = isa::print(step.instruction),
               .detail = std::move(detail)});
  return Flow::kFail;
}

std::byte* Context::global(const Step& step, int lane, std::uint64_t address, std::uint64_t size, Access access) {
  if (std::byte* const bytes = memory->find(address, size, access); bytes != nullptr) return bytes;
  const bool read_only = access == Access::kWrite && memory->find(address, size, Access::kRead) != nullptr;
  const Rule rule = read_only ? Rule::kMemoryReadOnly : Rule::kMemoryOutOfBounds;
  if (faults->repeat(rule, step.pc(), 0)) return nullptr;
  faults->add({.rule = rule,
               .severity = Severity::kError,
               .pc = step.pc(),
               .workgroup = workgroup,
               .wave = wave->id,
               .lane = lane,
               .instruction = isa::print(step.instruction),
               .detail = memory->describe(address, size)});
  return nullptr;
}

bool Context::read_global(const Step& step, int lane, std::uint64_t address, std::span<std::byte> data) {
  if (const std::byte* const bytes = global(step, lane, address, data.size(), Access::kRead); bytes != nullptr) {
    std::copy_n(bytes, data.size(), data.begin());
    return true;
  }
  bool any = false;
  for (std::size_t i = 0; i < data.size(); ++i) {
    const std::byte* const byte = memory->find(address + i, 1, Access::kRead);
    data[i] = byte == nullptr ? std::byte{0} : *byte;
    any = any || byte != nullptr;
  }
  return any;
}

std::uint64_t read_scalar(const Context& context, const Source& source) {
  const Wave& wave = *context.wave;
  switch (source.kind) {
    case SourceKind::kScalar:
      return source.dwords >= 2 ? wave.scalar64(source.index) : wave.sgpr[source.index];
    case SourceKind::kConstant:
      return source.constant;
    case SourceKind::kScc:
      return wave.scc ? 1U : 0U;
    case SourceKind::kVccz:
      return wave.vcc() == 0 ? 1U : 0U;
    case SourceKind::kExecz:
      return wave.exec() == 0 ? 1U : 0U;
    case SourceKind::kNone:
    case SourceKind::kVector:
      break;
  }
  return 0;
}

const std::uint32_t* read_lanes(const Context& context, const Source& source, std::uint32_t* scratch) {
  if (source.kind == SourceKind::kVector) return context.wave->vgpr[source.index].data();
  for (unsigned dword = 0; dword < source.dwords; ++dword) {
    std::uint32_t value = 0;
    if (source.kind == SourceKind::kScalar) {
      value = context.wave->sgpr[source.index + dword];
    } else {
      // Constants of 64-bit elements have two halves; an accumulator's is the same in every register.
      const bool wide = source.type.bits == 64;
      const std::uint64_t constant = read_scalar(context, source);
      const bool pair = source.type.bits == 32 && source.dwords == 2;
      value = static_cast<std::uint32_t>((wide || pair) && dword % 2 == 1 ? constant >> 32 : constant);
    }
    std::fill_n(scratch + kLanes * dword, kLanes, value);
  }
  return scratch;
}

void write_scalar(Context& context, const Destination& destination, std::uint64_t value) {
  if (destination.kind != DestinationKind::kScalar) return;
  Wave& wave = *context.wave;
  wave.sgpr[destination.index] = static_cast<std::uint32_t>(value);
  if (destination.dwords >= 2) wave.sgpr[destination.index + 1U] = static_cast<std::uint32_t>(value >> 32);
}

void write_lanes(Context& context, const Destination& destination, const std::uint32_t* values, std::uint64_t mask) {
  if (destination.kind != DestinationKind::kVector) return;
  for (unsigned dword = 0; dword < destination.dwords; ++dword) {
    std::uint32_t* const to = context.wave->vgpr[destination.index + dword].data();
    const std::uint32_t* const from = values + kLanes * dword;
    if (mask == ~std::uint64_t{0}) {
      std::copy_n(from, kLanes, to);
      continue;
    }
    for (std::uint64_t rest = mask; rest != 0; rest &= rest - 1) {
      const int lane = std::countr_zero(rest);
      to[lane] = from[lane];
    }
  }
}

}  // namespace leanfa::emu
