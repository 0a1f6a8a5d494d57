// Any bytes as a code object: an error, or one whose instructions all print; and any bytes as instructions, each of
// which is refused or has text, effects and a size of whole dwords.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <span>

#include "isa/gfx950/code_object.hpp"
#include "isa/gfx950/disassembly.hpp"
#include "isa/gfx950/effects.hpp"

namespace {

using namespace leanfa::isa;

void as_code_object(std::span<const std::byte> bytes) {
  const auto object = CodeObject::parse(bytes, "fuzz");
  if (!object) {
    if (object.error().message.empty() || object.error().message.size() > 4096) std::abort();
    return;
  }
  const auto status = disassemble(*object, "", [](const DisassemblyLine& line) -> leanfa::Status {
    if (format_line(line).empty()) std::abort();
    return {};
  });
  if (!status && status.error().message.empty()) std::abort();
}

void as_instruction(std::span<const std::byte> bytes) {
  std::array<std::uint32_t, 4> words{};
  const std::size_t count = std::min<std::size_t>(bytes.size() / 4, words.size());
  if (count > 0) std::memcpy(words.data(), bytes.data(), 4 * count);
  const auto instruction = decode(std::span(words).first(count), 0);
  if (!instruction) return;
  if (instruction->size == 0 || instruction->size > 4 * count || instruction->size % 4 != 0) std::abort();
  if (print(*instruction).empty()) std::abort();
  for (const RegisterSet& set : {effects(*instruction).reads, effects(*instruction).writes})
    for (const RegisterRange& range : set.ranges())
      if (range.first + range.count > 256) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto bytes = std::as_bytes(std::span(data, size));
  as_code_object(bytes);
  as_instruction(bytes);
  return 0;
}
