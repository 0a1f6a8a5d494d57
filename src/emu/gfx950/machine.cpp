#include "emu/gfx950/machine.hpp"

namespace leanfa::emu {

Result<Flow> Machine::execute(std::span<const std::uint32_t> words) {
  const auto instruction = isa::decode(words, 0);
  if (!instruction) return tl::unexpected(instruction.error());
  const auto step = make_step(*instruction, {});
  if (!step) return tl::unexpected(step.error());
  Context context{.wave = &wave, .lds = lds, .memory = &memory, .faults = &faults};
  if (step->counts_vm) ++wave.vmem_issued;
  return step->execute(context, *step);
}

}  // namespace leanfa::emu
