#include "emu/gfx950/direct_to_lds.hpp"

#include <fmt/format.h>

#include <array>
#include <cstring>

#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu {

std::byte* lds_bytes(Context& context, const Step& step, unsigned lane, std::uint64_t address, std::uint64_t size) {
  if (address + size <= context.lds.size()) return context.lds.data() + address;
  if (!context.faults->repeat(Rule::kLdsOutOfBounds, step.pc(), 0)) {
    context.faults->add({.rule = Rule::kLdsOutOfBounds,
                         .severity = Severity::kError,
                         .pc = step.pc(),
                         .workgroup = context.workgroup,
                         .wave = context.wave->id,
                         .lane = static_cast<int>(lane),
                         .instruction = isa::print(step.instruction),
                         .detail = fmt::format("LDS address {} ({} bytes), the workgroup has {} bytes", address, size,
                                               context.lds.size()),
                         .source = "CDNA4 ISA 3.6.5"});
  }
  return nullptr;
}

void write_direct_to_lds(Context& context, const Step& step, unsigned lane, const Transfer& transfer,
                         const std::byte* from, std::uint64_t present) {
  const std::uint64_t size = transfer.bytes < 4 ? 4U : static_cast<std::uint64_t>(transfer.bytes);
  const std::uint64_t address = (context.wave->sgpr[kM0] & 0x3FFFFU) +
                                static_cast<std::uint64_t>(step.instruction.modifiers.offset) + lane * size;
  std::array<std::byte, 16> data{};
  if (from != nullptr) std::memcpy(data.data(), from, present);
  if (transfer.sign && from != nullptr) {
    const bool negative = (static_cast<unsigned>(data[static_cast<std::size_t>(transfer.bytes - 1)]) & 0x80U) != 0;
    for (std::size_t byte = static_cast<std::size_t>(transfer.bytes); negative && byte < 4; ++byte)
      data[byte] = std::byte{0xFF};
  }
  if (lds_bytes(context, step, lane, address, size) == nullptr) return;
  context.wave->pending_lds.push_back({.vmem = context.wave->vmem_issued,
                                       .address = static_cast<std::uint32_t>(address),
                                       .size = static_cast<std::uint32_t>(size),
                                       .data = data});
  context.note({.space = AccessSpace::kLds,
                .write = true,
                .lane = static_cast<std::uint8_t>(lane),
                .bytes = static_cast<std::uint16_t>(size),
                .address = address});
}

void land_lds_writes(Context& context, std::uint64_t completed) {
  std::vector<PendingLdsWrite>& pending = context.wave->pending_lds;
  auto next = pending.begin();
  for (; next != pending.end() && next->vmem <= completed; ++next)
    std::memcpy(context.lds.data() + next->address, next->data.data(), next->size);
  pending.erase(pending.begin(), next);
}

}  // namespace leanfa::emu
