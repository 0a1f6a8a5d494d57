// The audit of global memory in a launch, in granules of four bytes with a bit a byte. Within a workgroup accesses of
// two waves are ordered by a barrier that the writer had waited for; between workgroups of a launch nothing orders
// them. Reported: bytes that two parties touch without an order, one of them writing, unless both accesses are atomic;
// and bytes of buffers that nobody filled (MemoryBuffer::initialised) which are read before the workgroup has written
// them. Atomics may order workgroups in ways that are not followed here: between two workgroups that both use them a
// conflict is a warning.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <unordered_map>
#include <vector>

#include "emu/gfx950/context.hpp"
#include "emu/gfx950/hazard/wait_counts_audit.hpp"

namespace leanfa::emu::hazard {

// Four-byte granules that have been touched, made as they are.
template <class Granule>
class GranuleMap {
 public:
  static constexpr std::uint64_t kPageGranules = 1024;
  using Page = std::array<Granule, kPageGranules>;

  Granule& at(std::uint64_t number) {
    const std::uint64_t page = number / kPageGranules;
    if (page != last_page_) {
      std::unique_ptr<Page>& found = pages_[page];
      if (found == nullptr) found = std::make_unique<Page>();
      last_ = found.get();
      last_page_ = page;
    }
    return (*last_)[number % kPageGranules];
  }
  [[nodiscard]] const std::map<std::uint64_t, std::unique_ptr<Page>>& pages() const { return pages_; }
  void clear() {
    pages_.clear();
    last_page_ = ~std::uint64_t{0};
  }

 private:
  std::map<std::uint64_t, std::unique_ptr<Page>> pages_;
  std::uint64_t last_page_ = ~std::uint64_t{0};
  Page* last_ = nullptr;
};

// Bytes of a granule by how they are used; bit i is byte i.
struct ByteUses {
  std::uint8_t plain_reads = 0, plain_writes = 0;
  std::uint8_t atomic_reads = 0, atomic_writes = 0;  // for every workgroup of the device
  std::uint8_t early_reads = 0;  // of bytes that held nothing, as far as the reading workgroup can know
  [[nodiscard]] int writes() const { return plain_writes | atomic_writes; }
  [[nodiscard]] int reads() const { return plain_reads | atomic_reads; }
};

// Accesses of one workgroup.
class WorkgroupMemoryAudit {
 public:
  // One instruction's accesses; `epoch` as in LdsAudit.
  void access(Context& context, const Step& step, std::span<const WaitCountsAudit> waves, std::uint32_t epoch);

 private:
  friend class LaunchMemoryAudit;
  enum class Scope : std::uint8_t { kNone, kWorkgroup, kDevice };
  struct Granule {
    const Step* writer_step = nullptr;  // the last of each
    const Step* reader_step = nullptr;
    const Step* early_step = nullptr;
    ByteUses uses;
    std::uint32_t write_epoch = 0, read_epoch = 0;
    Sequence write_sequence = 0;
    std::uint16_t readers = 0;  // waves, in read_epoch
    std::uint8_t writer = 0, reader = 0;
    std::uint8_t write_bytes = 0, read_bytes = 0;  // by the last writer; in read_epoch
    Scope write_scope = Scope::kNone, read_scope = Scope::kNone;
  };
  struct Touch {
    std::uint64_t address = 0;  // of the granule
    std::uint8_t bytes = 0;
    Scope scope = Scope::kNone;
  };
  [[nodiscard]] static Scope scope_of(const Step& step, const LaneAccess& access);
  void read(Context& context, const Step& step, const LaneAccess& access, const Touch& touch, bool uninitialised,
            std::span<const WaitCountsAudit> waves, std::uint32_t epoch);
  void write(Context& context, const Step& step, const LaneAccess& access, const Touch& touch,
             std::span<const WaitCountsAudit> waves, std::uint32_t epoch);

  GranuleMap<Granule> granules_;
  bool uses_atomics_ = false;
};

// All workgroups of a launch. Workgroups end in any order, on any thread; their records are compared in the order of
// their numbers, so that a report does not depend on threads.
class LaunchMemoryAudit {
 public:
  void add(std::uint32_t workgroup, WorkgroupMemoryAudit record, const Memory& memory);
  // What was found, and a clean slate for the next launch.
  void finish(const Memory& memory, FaultLog& faults);

 private:
  struct Granule {
    const Step* writer_step = nullptr;
    const Step* reader_step = nullptr;
    const Step* early_step = nullptr;
    std::uint32_t writer = 0, reader = 0, early_reader = 0;  // workgroups
    ByteUses uses;
  };
  void merge(std::uint32_t workgroup, const WorkgroupMemoryAudit& record, const Memory& memory);
  void compare(std::uint32_t workgroup, const WorkgroupMemoryAudit::Granule& mine, const Granule& others,
               std::uint64_t address, const Memory& memory);
  void report(std::uint32_t workgroup, int wave, std::uint32_t other_workgroup, const Step& step, const Step& other,
              std::uint64_t address, std::string_view what, const Memory& memory);
  void clear();

  std::mutex mutex_;
  std::map<std::uint32_t, WorkgroupMemoryAudit> waiting_;  // those before them have not ended
  std::uint32_t next_ = 0;
  std::vector<bool> uses_atomics_;  // by workgroup
  GranuleMap<Granule> granules_;
  FaultLog faults_;
};

}  // namespace leanfa::emu::hazard
