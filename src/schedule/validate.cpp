#include "schedule/validate.hpp"

#include <fmt/format.h>

#include <bitset>
#include <map>
#include <optional>

#include "schedule/accesses.hpp"

namespace leanfa::schedule {
namespace {

using Defined = std::bitset<kRegisterCount>;

class Validator {
 public:
  Validator(const Program& program, std::span<const isa::RegisterRange> given)
      : program_(program), entry_(program.blocks.size()) {
    for (std::size_t b = 0; b < program.blocks.size(); ++b) index_[program.blocks[b].label] = b;
    Defined start;
    for (const isa::RegisterRange& range : given) define(start, flat_index(range), range.count);
    // EXEC is full at the start of a kernel; SCC and M0 are not given.
    define(start, kExecIndex, 2);
    entry_[0] = start;
  }

  Status run() {
    std::vector<std::size_t> work{0};
    while (!work.empty()) {
      const std::size_t block = work.back();
      work.pop_back();
      LEANFA_TRY(flow(block, work, false));
    }
    // The sets have stopped shrinking: now a register that is missing is missing on some path.
    for (std::size_t b = 0; b < program_.blocks.size(); ++b)
      if (entry_[b]) LEANFA_TRY(flow(b, work, true));
    return {};
  }

 private:
  static void define(Defined& set, int first, int count) {
    for (int i = first; first >= 0 && i < first + count; ++i) set.set(static_cast<std::size_t>(i));
  }

  void arrive(std::size_t block, const Defined& set, std::vector<std::size_t>& work) {
    const Defined merged = entry_[block] ? *entry_[block] & set : set;
    if (entry_[block] && merged == *entry_[block]) return;
    entry_[block] = merged;
    work.push_back(block);
  }

  // What the instruction itself reads; code behind a branch is checked where it stands.
  static Status check(const Block& block, const Op& op, const Defined& set) {
    Op plain = op;
    plain.also_reads.clear();
    const bool keeps = has(op.instruction.row->implicit, isa::Implicit::kReadsDst) || isa::writes_part(op.instruction);
    const int kept =
        keeps ? flat_index({isa::RegisterFile::kVgpr, op.instruction.operand(isa::Field::kDst).index, 1}) : -1;
    for (const Access& access : accesses(plain)) {
      if (access.write) continue;
      for (int r = access.first; r < access.first + access.count; ++r)
        if (!set.test(static_cast<std::size_t>(r)) && r != kept)
          return fail(ErrorCode::kInternal, fmt::format("block {}: {} reads {}, which nothing has written", block.label,
                                                        isa::print(op.instruction), register_name(r)));
    }
    return {};
  }

  Status flow(std::size_t b, std::vector<std::size_t>& work, bool report) {
    Defined set = *entry_[b];
    bool falls = true;
    for (const Op& op : program_.blocks[b].ops) {
      if (report) LEANFA_TRY(check(program_.blocks[b], op, set));
      for (const Access& access : accesses(op))
        if (access.write) define(set, access.first, access.count);
      if (!op.target.empty()) {
        const auto target = index_.find(op.target);
        if (target == index_.end())
          return fail(ErrorCode::kInternal, fmt::format("block {}: no block {}", program_.blocks[b].label, op.target));
        if (!report) arrive(target->second, set, work);
      }
      falls = !ends_path(op);
    }
    if (!falls) return {};
    if (b + 1 == program_.blocks.size())
      return fail(ErrorCode::kInternal, fmt::format("block {} runs past the end", program_.blocks[b].label));
    if (!report) arrive(b + 1, set, work);
    return {};
  }

  const Program& program_;
  std::vector<std::optional<Defined>> entry_;
  std::map<std::string, std::size_t> index_;
};

}  // namespace

Status validate(const Program& program, std::span<const isa::RegisterRange> given) {
  if (program.blocks.empty()) return fail(ErrorCode::kInternal, "a program without blocks");
  return Validator(program, given).run();
}

}  // namespace leanfa::schedule
