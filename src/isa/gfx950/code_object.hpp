// The ELF container of gfx950 machine code: sections, symbols, segments and raw notes, checked against the file's size.
// It does not read what is inside: kernel descriptors and metadata are the loader's (src/emu/gfx950).
// Names and spans point into the caller's bytes, which must outlive the object.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace leanfa::isa {

struct Section {
  std::string_view name;
  std::uint32_t type = 0;
  std::uint64_t flags = 0;
  std::uint64_t address = 0;
  std::span<const std::byte> bytes;  // empty for sections without content in the file (SHT_NOBITS)
  std::uint64_t size = 0;

  [[nodiscard]] bool executable() const { return (flags & 4u) != 0; }  // SHF_EXECINSTR
};

enum class SymbolType : std::uint8_t { kNone = 0, kObject = 1, kFunction = 2, kSection = 3, kFile = 4, kOther = 15 };

struct Symbol {
  std::string_view name;
  std::uint64_t address = 0;
  std::uint64_t size = 0;
  SymbolType type = SymbolType::kNone;
  bool global = false;
  std::uint16_t section = 0;  // index into sections(), or one of ELF's reserved numbers
};

// What a loader puts into memory.
struct Segment {
  std::uint64_t address = 0;
  std::uint64_t size = 0;  // at least that of `bytes`; the rest is zero
  std::span<const std::byte> bytes;
  bool writable = false;
  bool executable = false;
};

struct Note {
  std::string_view name;  // "AMDGPU"
  std::uint32_t type = 0;
  std::span<const std::byte> description;
};
inline constexpr std::uint32_t kMetadataNote = 32;  // NT_AMDGPU_METADATA: msgpack

class CodeObject {
 public:
  // kBadInput for what is not a well-formed 64-bit little-endian ELF file of an AMD GPU, kUnsupported for one of
  // another processor than gfx950. `subject` names the file in messages.
  [[nodiscard]] static Result<CodeObject> parse(std::span<const std::byte> bytes, std::string_view subject);

  [[nodiscard]] std::span<const Section> sections() const { return sections_; }
  [[nodiscard]] std::span<const Symbol> symbols() const { return symbols_; }  // .symtab, or .dynsym without it
  [[nodiscard]] std::span<const Segment> segments() const { return segments_; }
  [[nodiscard]] std::span<const Note> notes() const { return notes_; }
  [[nodiscard]] std::uint32_t flags() const { return flags_; }  // e_flags: processor, xnack, sramecc

  // Null when there is none of that name.
  [[nodiscard]] const Section* section(std::string_view name) const;
  [[nodiscard]] const Symbol* symbol(std::string_view name) const;
  // The bytes that are loaded at an address; nothing when they are not in one segment of the file.
  [[nodiscard]] std::optional<std::span<const std::byte>> at(std::uint64_t address, std::uint64_t size) const;

 private:
  friend class CodeObjectReader;
  std::vector<Section> sections_;
  std::vector<Symbol> symbols_;
  std::vector<Segment> segments_;
  std::vector<Note> notes_;
  std::uint32_t flags_ = 0;
};

}  // namespace leanfa::isa
