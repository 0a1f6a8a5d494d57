#include "emu/gfx950/semantics.hpp"

#include <vector>

#include "isa/gfx950/row.hpp"

namespace leanfa::emu {
namespace {

std::vector<Semantics> by_opcode() {
  std::vector<Semantics> table(isa::rows().size());
  for (const auto rows : {sop1_semantics(), sop2_semantics(), sopc_semantics(), sopk_semantics(), sopp_semantics(),
                          smem_semantics(), vop1_semantics(), vop2_semantics(), vopc_semantics(), vop3_semantics(),
                          vop3p_semantics(), convert_semantics(), convert_small_semantics(), mai_semantics(),
                          ds_semantics(), ds_atomic_semantics(), buffer_semantics(), flat_semantics()})
    for (const Semantics& row : rows) table[static_cast<std::size_t>(row.opcode)] = row;
  return table;
}

}  // namespace

const Semantics* semantics_of(isa::Opcode opcode) {
  static const std::vector<Semantics> kTable = by_opcode();
  const auto index = static_cast<std::size_t>(opcode);
  return index < kTable.size() && kTable[index].execute != nullptr ? &kTable[index] : nullptr;
}

}  // namespace leanfa::emu
