#include "emu/gfx950/hazard/lds_audit.hpp"

#include <fmt/format.h>

#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu::hazard {

void LdsAudit::start(std::size_t bytes) { bytes_.assign(bytes, Byte{}); }

void LdsAudit::report(Context& context, const Step& step, const LaneAccess& access, std::uint64_t address, Rule rule,
                      const Step* other, std::string_view what, Severity severity) {
  const std::uint64_t other_pc = other == nullptr ? 0 : other->pc();
  if (context.faults->repeat(rule, step.pc(), other_pc)) return;
  context.faults->add({.rule = rule,
                       .severity = severity,
                       .pc = step.pc(),
                       .other_pc = other_pc,
                       .workgroup = context.workgroup,
                       .wave = context.wave->id,
                       .lane = access.lane,
                       .instruction = isa::print(step.instruction),
                       .other = other == nullptr ? std::string() : isa::print(other->instruction),
                       .detail = fmt::format("LDS byte {}: {}", address, what),
                       .source = "CDNA4 ISA 4.3, 4.4"});
}

void LdsAudit::read(Context& context, const Step& step, const LaneAccess& access, std::uint64_t address,
                    std::span<const WaitCountsAudit> waves, std::uint32_t epoch) {
  Byte& byte = bytes_[address];
  const auto me = static_cast<std::uint8_t>(context.wave->id);
  if (byte.kind == Kind::kNone) {
    report(context, step, access, address, Rule::kUninitialisedLds, nullptr, "read, and nothing has written it");
  } else if (byte.writer == me) {
    // LDS instructions of one wave are in order; loads to LDS are not in order with them.
    if (byte.kind == Kind::kDirect && !waves[me].vm().complete(byte.sequence))
      report(context, step, access, address, Rule::kWaitCountLds, byte.writer_step,
             "read while this wave's load into it is in flight");
  } else if (!(byte.atomic && access.atomic)) {
    const Counter& counter = byte.kind == Kind::kDirect ? waves[byte.writer].vm() : waves[byte.writer].lds();
    if (byte.write_epoch == epoch) {
      report(context, step, access, address, Rule::kLdsRace, byte.writer_step,
             fmt::format("read without a barrier after the write by wave {}", byte.writer));
    } else if (counter.epoch(byte.sequence) >= epoch) {
      report(context, step, access, address, Rule::kWaitCountLds, byte.writer_step,
             fmt::format("read, and wave {} did not wait for its write before the barrier", byte.writer));
    }
  }
  if (byte.read_epoch != epoch) byte.readers = 0;
  byte.read_epoch = epoch;
  byte.readers |= 1U << me;
  byte.reader = me;
  byte.reader_step = &step;
  byte.read_sequence = waves[me].last_lds();
}

void LdsAudit::write(Context& context, const Step& step, const LaneAccess& access, std::uint64_t address, bool direct,
                     std::span<const WaitCountsAudit> waves, std::uint32_t epoch) {
  Byte& byte = bytes_[address];
  const auto me = static_cast<std::uint8_t>(context.wave->id);
  const std::uint32_t others = byte.read_epoch == epoch ? byte.readers & ~(1U << me) : 0U;
  const bool both_atomic = byte.atomic && access.atomic;
  if (others != 0 && !both_atomic) {
    report(context, step, access, address, Rule::kLdsRace, byte.reader_step,
           "written without a barrier after another wave's read");
  } else if (byte.readers != 0 && byte.reader != me && byte.read_sequence != 0 && byte.read_epoch < epoch &&
             waves[byte.reader].lds().epoch(byte.read_sequence) >= epoch) {
    // A load from memory takes longer than an LDS read in flight, though nothing guarantees it: a warning.
    report(context, step, access, address, Rule::kWaitCountLds, byte.reader_step,
           fmt::format("written, and wave {} did not wait for its read before the barrier", byte.reader),
           direct ? Severity::kWarning : Severity::kError);
  }
  if (byte.kind != Kind::kNone && byte.writer != me && byte.write_epoch == epoch && !both_atomic)
    report(context, step, access, address, Rule::kLdsRace, byte.writer_step,
           fmt::format("written without a barrier after the write by wave {}", byte.writer));
  if (byte.kind == Kind::kDirect && byte.writer == me && !direct && !waves[me].vm().complete(byte.sequence))
    report(context, step, access, address, Rule::kWaitCountLds, byte.writer_step,
           "written while this wave's load into it is in flight");
  byte.writer_step = &step;
  byte.sequence = direct ? waves[me].last_vm() : waves[me].last_lds();
  byte.write_epoch = epoch;
  byte.writer = me;
  byte.kind = direct ? Kind::kDirect : Kind::kLds;
  byte.atomic = access.atomic;
}

void LdsAudit::access(Context& context, const Step& step, bool direct, std::span<const WaitCountsAudit> waves,
                      std::uint32_t epoch) {
  for (const LaneAccess& access : context.accesses) {
    if (access.space != AccessSpace::kLds) continue;
    for (std::uint64_t address = access.address; address < access.address + access.bytes; ++address) {
      if (!access.write || access.atomic) read(context, step, access, address, waves, epoch);
      if (access.write) write(context, step, access, address, direct, waves, epoch);
    }
  }
}

}  // namespace leanfa::emu::hazard
