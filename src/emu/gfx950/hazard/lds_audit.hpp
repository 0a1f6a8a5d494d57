// The LDS audit of a workgroup, byte by byte: who wrote it, with which instruction, and who has read it since. Two
// waves' accesses are ordered when a barrier lies between them and the first one's wave had waited for it before that
// barrier. Reported: reads of bytes whose write is not known to be complete, writes of bytes whose last read is not,
// conflicting accesses without a barrier between them, and reads of bytes that nobody wrote.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "emu/gfx950/context.hpp"
#include "emu/gfx950/hazard/wait_counts_audit.hpp"

namespace leanfa::emu::hazard {

class LdsAudit {
 public:
  void start(std::size_t bytes);
  // One instruction's accesses. `direct`: a load to LDS, which VMCNT counts.
  void access(Context& context, const Step& step, bool direct, std::span<const WaitCountsAudit> waves,
              std::uint32_t epoch);

 private:
  enum class Kind : std::uint8_t { kNone, kLds, kDirect };
  struct Byte {
    const Step* writer_step = nullptr;
    const Step* reader_step = nullptr;
    Sequence sequence = 0;         // of the write, in its wave's counter
    std::uint32_t read_epoch = 0;  // of the last read
    std::uint32_t readers = 0;     // waves that have read in read_epoch
    Sequence read_sequence = 0;    // of the last read, in its wave's LDS counter
    std::uint32_t write_epoch = 0;
    std::uint8_t writer = 0;
    std::uint8_t reader = 0;  // the last
    Kind kind = Kind::kNone;
    bool atomic = false;
  };
  void read(Context& context, const Step& step, const LaneAccess& access, std::uint64_t address,
            std::span<const WaitCountsAudit> waves, std::uint32_t epoch);
  void write(Context& context, const Step& step, const LaneAccess& access, std::uint64_t address, bool direct,
             std::span<const WaitCountsAudit> waves, std::uint32_t epoch);
  void report(Context& context, const Step& step, const LaneAccess& access, std::uint64_t address, Rule rule,
              const Step* other, std::string_view what, Severity severity = Severity::kError);

  std::vector<Byte> bytes_;
};

}  // namespace leanfa::emu::hazard
