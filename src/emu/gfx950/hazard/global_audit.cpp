#include "emu/gfx950/hazard/global_audit.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "isa/gfx950/instruction.hpp"

namespace leanfa::emu::hazard {
namespace {

constexpr std::string_view kOrder = "CDNA4 ISA 4.3, 4.4; LLVM AMDGPU usage, memory model GFX942";
constexpr std::uint64_t kGranuleBytes = 4;

std::string place(const Memory& memory, std::uint64_t address) {
  const MemoryBuffer* const buffer = memory.buffer_at(address);
  if (buffer == nullptr) return fmt::format("byte 0x{:x}", address);
  return fmt::format("byte {} of {}", address - buffer->address, buffer->name);
}

void report_in_workgroup(Context& context, const Step& step, int lane, std::uint64_t address, Rule rule,
                         const Step& other, std::string_view what) {
  if (context.faults->repeat(rule, step.pc(), other.pc())) return;
  context.faults->add({.rule = rule,
                       .severity = Severity::kError,
                       .pc = step.pc(),
                       .other_pc = other.pc(),
                       .workgroup = context.workgroup,
                       .wave = context.wave->id,
                       .lane = lane,
                       .instruction = isa::print(step.instruction),
                       .other = isa::print(other.instruction),
                       .detail = fmt::format("{}: {}", place(*context.memory, address), what),
                       .source = std::string(kOrder)});
}

int lane_of(const LaneAccess& access) { return access.lane == 255 ? -1 : access.lane; }

std::uint64_t first_byte(std::uint64_t granule_address, int bytes) {
  std::uint64_t address = granule_address;
  for (int rest = bytes; rest != 0 && (rest & 1) == 0; rest >>= 1) ++address;
  return address;
}

}  // namespace

// Read-modify-write instructions work in the L2, for the whole device. Loads and stores of up to 8 bytes that bypass
// the caches which others do not see are how compilers write atomic ones: sc1 for the device, sc0 for the workgroup.
WorkgroupMemoryAudit::Scope WorkgroupMemoryAudit::scope_of(const Step& step, const LaneAccess& access) {
  if (access.atomic) return Scope::kDevice;
  if (access.bytes > 8 || access.lane == 255) return Scope::kNone;
  const isa::Modifiers& modifiers = step.instruction.modifiers;
  if (modifiers.sc1) return Scope::kDevice;
  return modifiers.sc0 ? Scope::kWorkgroup : Scope::kNone;
}

void WorkgroupMemoryAudit::read(Context& context, const Step& step, const LaneAccess& access, const Touch& touch,
                                bool uninitialised, std::span<const WaitCountsAudit> waves, std::uint32_t epoch) {
  Granule& granule = granules_.at(touch.address / kGranuleBytes);
  const auto me = static_cast<std::uint8_t>(context.wave->id);
  const bool both_atomic = granule.write_scope != Scope::kNone && touch.scope != Scope::kNone;
  if ((granule.write_bytes & touch.bytes) != 0 && granule.writer != me && !both_atomic) {
    const std::uint64_t at = first_byte(touch.address, granule.write_bytes & touch.bytes);
    if (granule.write_epoch == epoch) {
      report_in_workgroup(context, step, lane_of(access), at, Rule::kGlobalRace, *granule.writer_step,
                          fmt::format("read without a barrier after the write by wave {}", granule.writer));
    } else if (waves[granule.writer].vm().epoch(granule.write_sequence) >= epoch) {
      report_in_workgroup(
          context, step, lane_of(access), at, Rule::kGlobalRace, *granule.writer_step,
          fmt::format("read, and wave {} did not wait for its write before the barrier", granule.writer));
    }
  }
  if (uninitialised) {
    const int unknown = touch.bytes & ~granule.uses.writes();
    if (unknown != 0 && granule.early_step == nullptr) granule.early_step = &step;
    granule.uses.early_reads = static_cast<std::uint8_t>(granule.uses.early_reads | unknown);
  }
  std::uint8_t& uses = touch.scope == Scope::kDevice ? granule.uses.atomic_reads : granule.uses.plain_reads;
  uses = static_cast<std::uint8_t>(uses | touch.bytes);
  if (granule.read_epoch != epoch) {
    granule.readers = 0;
    granule.read_bytes = 0;
    granule.read_scope = Scope::kDevice;
  }
  granule.read_epoch = epoch;
  granule.readers = static_cast<std::uint16_t>(granule.readers | 1U << me);
  granule.read_bytes = static_cast<std::uint8_t>(granule.read_bytes | touch.bytes);
  granule.read_scope = std::min(granule.read_scope, touch.scope);
  granule.reader = me;
  granule.reader_step = &step;
}

void WorkgroupMemoryAudit::write(Context& context, const Step& step, const LaneAccess& access, const Touch& touch,
                                 std::span<const WaitCountsAudit> waves, std::uint32_t epoch) {
  Granule& granule = granules_.at(touch.address / kGranuleBytes);
  const auto me = static_cast<std::uint8_t>(context.wave->id);
  const auto conflict = [&](int bytes, Scope scope, const Step& other, const std::string& what) {
    const int both = bytes & touch.bytes;
    if (both == 0 || (scope != Scope::kNone && touch.scope != Scope::kNone)) return;
    report_in_workgroup(context, step, lane_of(access), first_byte(touch.address, both), Rule::kGlobalRace, other,
                        what);
  };
  if (granule.read_epoch == epoch && (granule.readers & ~(1U << me)) != 0)
    conflict(granule.read_bytes, granule.read_scope, *granule.reader_step,
             "written without a barrier after another wave's read");
  if (granule.write_epoch == epoch && granule.writer != me)
    conflict(granule.write_bytes, granule.write_scope, *granule.writer_step,
             fmt::format("written without a barrier after the write by wave {}", granule.writer));
  std::uint8_t& uses = touch.scope == Scope::kDevice ? granule.uses.atomic_writes : granule.uses.plain_writes;
  uses = static_cast<std::uint8_t>(uses | touch.bytes);
  const bool same = granule.writer_step != nullptr && granule.writer == me && granule.write_epoch == epoch;
  granule.write_bytes = static_cast<std::uint8_t>(same ? granule.write_bytes | touch.bytes : touch.bytes);
  granule.write_scope = same ? std::min(granule.write_scope, touch.scope) : touch.scope;
  granule.writer_step = &step;
  granule.write_epoch = epoch;
  granule.write_sequence = waves[me].last_vm();
  granule.writer = me;
}

void WorkgroupMemoryAudit::access(Context& context, const Step& step, std::span<const WaitCountsAudit> waves,
                                  std::uint32_t epoch) {
  const MemoryBuffer* buffer = nullptr;
  for (const LaneAccess& access : context.accesses) {
    if (access.space != AccessSpace::kGlobal) continue;
    if (buffer == nullptr || access.address - buffer->address >= buffer->bytes.size())
      buffer = context.memory->buffer_at(access.address);
    if (buffer == nullptr || !buffer->writable) continue;  // what nobody may write needs no order
    uses_atomics_ = uses_atomics_ || access.atomic;
    const Scope scope = scope_of(step, access);
    const std::uint64_t end = access.address + access.bytes;
    for (std::uint64_t at = access.address / kGranuleBytes * kGranuleBytes; at < end; at += kGranuleBytes) {
      int bytes = 0xF;
      if (at < access.address) bytes &= 0xF << (access.address - at);
      if (at + kGranuleBytes > end) bytes &= 0xF >> (at + kGranuleBytes - end);
      const Touch touch{.address = at, .bytes = static_cast<std::uint8_t>(bytes & 0xF), .scope = scope};
      if (!access.write || access.atomic) read(context, step, access, touch, !buffer->initialised, waves, epoch);
      if (access.write) write(context, step, access, touch, waves, epoch);
    }
  }
}

void LaunchMemoryAudit::report(std::uint32_t workgroup, int wave, std::uint32_t other_workgroup, const Step& step,
                               const Step& other, std::uint64_t address, std::string_view what, const Memory& memory) {
  if (faults_.repeat(Rule::kGlobalRace, step.pc(), other.pc())) return;
  const bool ordered_perhaps = uses_atomics_[workgroup] && uses_atomics_[other_workgroup];
  faults_.add({.rule = Rule::kGlobalRace,
               .severity = ordered_perhaps ? Severity::kWarning : Severity::kError,
               .pc = step.pc(),
               .other_pc = other.pc(),
               .workgroup = workgroup,
               .wave = wave,
               .instruction = isa::print(step.instruction),
               .other = isa::print(other.instruction),
               .detail = fmt::format("{}: {} workgroup {}{}", place(memory, address), what, other_workgroup,
                                     ordered_perhaps ? ", unless atomics order the two" : ""),
               .source = std::string(kOrder)});
}

void LaunchMemoryAudit::compare(std::uint32_t workgroup, const WorkgroupMemoryAudit::Granule& mine,
                                const Granule& others, std::uint64_t address, const Memory& memory) {
  const ByteUses &a = mine.uses, &b = others.uses;
  if (const int both = (a.plain_writes & b.writes()) | (a.atomic_writes & b.plain_writes); both != 0)
    report(workgroup, mine.writer, others.writer, *mine.writer_step, *others.writer_step, first_byte(address, both),
           "written, and also by", memory);
  if (const int both = (a.plain_reads & b.writes()) | (a.atomic_reads & b.plain_writes); both != 0)
    report(workgroup, mine.reader, others.writer, *mine.reader_step, *others.writer_step, first_byte(address, both),
           "read, and written by", memory);
  if (const int both = (a.plain_writes & b.reads()) | (a.atomic_writes & b.plain_reads); both != 0)
    report(workgroup, mine.writer, others.reader, *mine.writer_step, *others.reader_step, first_byte(address, both),
           "written, and read by", memory);
}

void LaunchMemoryAudit::merge(std::uint32_t workgroup, const WorkgroupMemoryAudit& record, const Memory& memory) {
  uses_atomics_.push_back(record.uses_atomics_);
  for (const auto& [page, granules] : record.granules_.pages()) {
    for (std::uint64_t i = 0; i < granules->size(); ++i) {
      const WorkgroupMemoryAudit::Granule& mine = (*granules)[i];
      if (mine.writer_step == nullptr && mine.reader_step == nullptr) continue;
      const std::uint64_t number = page * GranuleMap<Granule>::kPageGranules + i;
      Granule& all = granules_.at(number);
      compare(workgroup, mine, all, number * kGranuleBytes, memory);
      // Bytes that another workgroup writes are a race, if anything.
      const int early = (all.uses.early_reads & ~mine.uses.writes()) | (mine.uses.early_reads & ~all.uses.writes());
      if (early != 0 && all.early_step == nullptr) {
        all.early_step = mine.early_step;
        all.early_reader = workgroup;
      }
      all.uses.early_reads = static_cast<std::uint8_t>(early);
      all.uses.plain_reads |= mine.uses.plain_reads;
      all.uses.plain_writes |= mine.uses.plain_writes;
      all.uses.atomic_reads |= mine.uses.atomic_reads;
      all.uses.atomic_writes |= mine.uses.atomic_writes;
      if (mine.writer_step != nullptr) {
        all.writer_step = mine.writer_step;
        all.writer = workgroup;
      }
      if (mine.reader_step != nullptr) {
        all.reader_step = mine.reader_step;
        all.reader = workgroup;
      }
    }
  }
}

void LaunchMemoryAudit::add(std::uint32_t workgroup, WorkgroupMemoryAudit record, const Memory& memory) {
  const std::lock_guard lock(mutex_);
  // The launch before this one was given up.
  if (workgroup < next_ || waiting_.contains(workgroup)) clear();
  waiting_.emplace(workgroup, std::move(record));
  for (auto first = waiting_.begin(); first != waiting_.end() && first->first == next_; first = waiting_.begin()) {
    merge(next_, first->second, memory);
    waiting_.erase(first);
    ++next_;
  }
}

void LaunchMemoryAudit::finish(const Memory& memory, FaultLog& faults) {
  const std::lock_guard lock(mutex_);
  for (const auto& [page, granules] : granules_.pages())
    for (std::uint64_t i = 0; i < granules->size(); ++i) {
      const Granule& granule = (*granules)[i];
      if (granule.uses.early_reads == 0 || granule.early_step == nullptr) continue;
      const Step& step = *granule.early_step;
      if (faults_.repeat(Rule::kUninitialisedMemory, step.pc(), 0)) continue;
      const std::uint64_t address = (page * GranuleMap<Granule>::kPageGranules + i) * kGranuleBytes;
      faults_.add({.rule = Rule::kUninitialisedMemory,
                   .severity = Severity::kError,
                   .pc = step.pc(),
                   .workgroup = granule.early_reader,
                   .instruction = isa::print(step.instruction),
                   .detail = fmt::format("{}: read, and nothing has written it",
                                         place(memory, first_byte(address, granule.uses.early_reads))),
                   .source = "the launch's arguments"});
    }
  faults.merge(faults_);
  clear();
}

void LaunchMemoryAudit::clear() {
  waiting_.clear();
  next_ = 0;
  uses_atomics_.clear();
  granules_.clear();
  faults_ = {};
}

}  // namespace leanfa::emu::hazard
