#include "emu/gfx950/program.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace leanfa::emu {
namespace {

bool ends_block(const isa::Instruction& instruction) {
  using isa::Opcode;
  const Opcode opcode = instruction.opcode();
  return opcode == Opcode::s_endpgm || opcode == Opcode::s_branch || opcode == Opcode::s_setpc_b64;
}

struct Reader {
  std::span<const std::uint32_t> code;
  std::uint64_t base;

  [[nodiscard]] Result<isa::Instruction> at(std::uint64_t pc) const {
    const bool inside = pc >= base && pc - base < code.size() * 4 && (pc - base) % 4 == 0;
    if (!inside)
      return fail(ErrorCode::kBadInput,
                  fmt::format("pc 0x{:x} is outside the code section (0x{:x} to 0x{:x}); is an s_endpgm missing?", pc,
                              base, base + code.size() * 4));
    return isa::decode(code.subspan((pc - base) / 4), pc);
  }
};

}  // namespace

Result<Program> Program::make(std::span<const std::uint32_t> code, std::uint64_t base, std::uint64_t entry,
                              const RegisterLimits& limits) {
  const Reader reader{code, base};
  std::map<std::uint64_t, Step> found;
  std::vector<std::uint64_t> work{entry};
  while (!work.empty()) {
    std::uint64_t pc = work.back();
    work.pop_back();
    while (!found.contains(pc)) {
      auto instruction = reader.at(pc);
      if (!instruction) return tl::unexpected(std::move(instruction.error()));
      auto step = make_step(*instruction, limits);
      if (!step) return tl::unexpected(std::move(step.error()));
      if (const auto target = isa::branch_target(*instruction)) work.push_back(*target);
      found.emplace(pc, std::move(*step));
      if (ends_block(*instruction)) break;
      pc += instruction->size;
    }
  }
  Program program;
  program.steps_.reserve(found.size());
  for (auto& [pc, step] : found) {
    program.by_pc_.emplace(pc, static_cast<std::uint32_t>(program.steps_.size()));
    program.steps_.push_back(std::move(step));
  }
  for (Step& step : program.steps_) {
    const std::uint64_t next = step.pc() + step.instruction.size;
    if (const auto following = program.by_pc_.find(next); following != program.by_pc_.end())
      step.next = following->second;
    if (const auto target = isa::branch_target(step.instruction)) step.target = program.by_pc_.at(*target);
  }
  program.entry_ = program.by_pc_.at(entry);
  return program;
}

Program Program::without(std::uint32_t step) const {
  Program changed = *this;
  const std::uint32_t next = steps_[step].next;
  for (Step& other : changed.steps_) {
    if (other.next == step) other.next = next;
    if (other.target == step) other.target = next;
  }
  if (changed.entry_ == step) changed.entry_ = next;
  return changed;
}

std::int64_t Program::index_of(std::uint64_t pc) const {
  const auto found = by_pc_.find(pc);
  return found == by_pc_.end() ? -1 : static_cast<std::int64_t>(found->second);
}

}  // namespace leanfa::emu
