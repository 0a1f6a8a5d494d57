// Words to an Instruction: identify the row, read modifiers, resolve operands.
#include <fmt/format.h>

#include "isa/gfx950/decode_modifiers.hpp"
#include "isa/gfx950/decode_operand.hpp"
#include "isa/gfx950/encoding.hpp"
#include "isa/gfx950/instruction.hpp"

namespace leanfa::isa {
namespace {

tl::unexpected<Error> refused(const Words& words, std::uint64_t pc, std::string_view rule, std::string_view accepted) {
  std::string got;
  for (int i = 0; i < words.count() && i < 2; ++i) got += fmt::format("{}0x{:08x}", i == 0 ? "" : " ", words.dword(i));
  const std::string subject = fmt::format("instruction at 0x{:x}", pc);
  return bad_input({subject, rule, got, accepted});
}

}  // namespace

Result<Instruction> decode(std::span<const std::uint32_t> code, std::uint64_t pc) {
  const Words words(code);
  if (words.count() == 0) return refused(words, pc, "has at least one dword", "4 to 16 bytes");
  const auto shape = identify(words);
  if (!shape) return refused(words, pc, "is one that gfx950 has", "an encoding with a row in src/isa/gfx950/rows");
  if (words.count() < shape->dwords)
    return refused(words, pc, fmt::format("{} has {} bytes", shape->row->name, 4 * shape->dwords),
                   "the whole instruction");
  Instruction instruction;
  instruction.row = shape->row;
  instruction.form = shape->form;
  instruction.pc = pc;
  instruction.size = static_cast<std::uint8_t>(4 * shape->dwords);
  if (!decode_modifiers(words, instruction))
    return refused(words, pc, fmt::format("{} has no such modifier", shape->row->name), "fields as its row allows");
  if (!decode_operands(words, instruction))
    return refused(words, pc, fmt::format("{} has no such operand", shape->row->name), "operands as its row allows");
  for (int i = 0; i < instruction.size / 4; ++i) instruction.words[static_cast<std::size_t>(i)] = words.dword(i);
  return instruction;
}

}  // namespace leanfa::isa
