// A small, well-formed gfx950 code object, byte by byte, that tests can damage. No assembler is needed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace leanfa::isa::test {

struct ImageSymbol {
  std::string name;
  std::uint64_t offset = 0;  // in .text
  std::uint64_t size = 0;
  int type = 2;  // STT_FUNC
};

// Offsets of what is in the image, for tests that change it.
struct Image {
  std::vector<std::byte> bytes;
  std::size_t sections = 0;  // of the table of section headers
  std::size_t symbols = 0;
  std::size_t note = 0;
  std::size_t text = 0;

  void put16(std::size_t offset, std::uint16_t value);
  void put32(std::size_t offset, std::uint32_t value);
  void put64(std::size_t offset, std::uint64_t value);
};

inline constexpr std::uint64_t kImageTextAddress = 0x1000;

// Sections: null, .note, .text, .symtab, .strtab, .shstrtab; one PT_LOAD for .text and one PT_NOTE.
[[nodiscard]] Image code_object_image(std::span<const std::uint32_t> text, std::span<const ImageSymbol> symbols);

}  // namespace leanfa::isa::test
