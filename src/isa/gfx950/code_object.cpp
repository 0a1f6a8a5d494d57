#include "isa/gfx950/code_object.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <string>

namespace leanfa::isa {
namespace {

using Bytes = std::span<const std::byte>;

// Offsets and values of ELF64 (System V ABI) and of its AMD GPU supplement (LLVM, AMDGPUUsage).
constexpr std::size_t kHeaderSize = 64;
constexpr std::size_t kSectionSize = 64;
constexpr std::size_t kSegmentSize = 56;
constexpr std::size_t kSymbolSize = 24;
constexpr std::uint16_t kMachineAmdGpu = 224;
constexpr std::uint32_t kProcessorMask = 0xff;
constexpr std::uint32_t kGfx950 = 0x4f;
constexpr std::uint32_t kSymbolTable = 2;
constexpr std::uint32_t kStringTable = 3;
constexpr std::uint32_t kNoBits = 8;
constexpr std::uint32_t kNoteSection = 7;
constexpr std::uint32_t kDynamicSymbols = 11;
constexpr std::uint32_t kLoad = 1;
constexpr std::uint32_t kNoteSegment = 4;

// A little-endian number; the caller has checked that it is inside.
template <class Number>
Number number(Bytes bytes, std::size_t offset) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < sizeof(Number); ++i)
    value |= std::uint64_t{std::to_integer<std::uint8_t>(bytes[offset + i])} << (8 * i);
  return static_cast<Number>(value);
}

// Nothing when any part is outside; sums cannot wrap.
std::optional<Bytes> part(Bytes bytes, std::uint64_t offset, std::uint64_t size) {
  if (offset > bytes.size() || size > bytes.size() - offset) return std::nullopt;
  return bytes.subspan(static_cast<std::size_t>(offset), static_cast<std::size_t>(size));
}

// The text that ends at the next zero byte; nothing when none follows.
std::optional<std::string_view> text_at(Bytes table, std::uint64_t offset) {
  if (offset >= table.size()) return std::nullopt;
  const Bytes rest = table.subspan(static_cast<std::size_t>(offset));
  const auto end = std::find(rest.begin(), rest.end(), std::byte{0});
  if (end == rest.end()) return std::nullopt;
  return std::string_view(reinterpret_cast<const char*>(rest.data()), static_cast<std::size_t>(end - rest.begin()));
}

std::uint64_t aligned(std::uint64_t size) { return (size + 3) & ~std::uint64_t{3}; }

SymbolType symbol_type(std::uint8_t info) {
  const int type = info & 15;
  return type <= 4 ? static_cast<SymbolType>(type) : SymbolType::kOther;
}

}  // namespace

// Reads one file; each step refuses by name what does not fit.
class CodeObjectReader {
 public:
  CodeObjectReader(Bytes bytes, std::string_view subject) : bytes_(bytes), subject_(subject) {}

  Result<CodeObject> run() {
    LEANFA_TRY(header());
    LEANFA_TRY(sections());
    LEANFA_TRY(names());
    LEANFA_TRY(symbols());
    LEANFA_TRY(segments());
    return std::move(object_);
  }

 private:
  [[nodiscard]] tl::unexpected<Error> bad(std::string_view rule, const std::string& got,
                                          std::string_view accepted) const {
    return bad_input({subject_, rule, got, accepted});
  }

  Status header() {
    constexpr std::string_view kMagic =
        "\x7f"
        "ELF";
    const bool magic = bytes_.size() >= kHeaderSize && std::memcmp(bytes_.data(), kMagic.data(), kMagic.size()) == 0;
    if (!magic)
      return bad("is an ELF file", fmt::format("{} bytes of something else", bytes_.size()), "a code object (.co)");
    const auto elf_class = std::to_integer<int>(bytes_[4]);
    const auto order = std::to_integer<int>(bytes_[5]);
    if (elf_class != 2 || order != 1)
      return bad("is 64-bit little-endian ELF", fmt::format("class {}, byte order {}", elf_class, order),
                 "class 2, order 1");
    const auto machine = number<std::uint16_t>(bytes_, 18);
    if (machine != kMachineAmdGpu)
      return bad("is for an AMD GPU", fmt::format("ELF machine {}", machine), "machine 224 (EM_AMDGPU)");
    object_.flags_ = number<std::uint32_t>(bytes_, 48);
    const std::uint32_t processor = object_.flags_ & kProcessorMask;
    if (processor != kGfx950) {
      const std::string got = fmt::format("processor 0x{:x} in e_flags", processor);
      return unsupported({subject_, "is gfx950 code", got, "0x4f (gfx950)"});
    }
    return {};
  }

  // The table of `count` entries of `entry_size` bytes; `least` is what we read of one.
  Result<Bytes> table(std::string_view what, std::uint64_t offset, std::uint64_t count, std::uint64_t entry_size,
                      std::uint64_t least) const {
    if (count != 0 && entry_size < least)
      return bad(fmt::format("{} entries have their size", what), fmt::format("{} bytes", entry_size),
                 fmt::format("{} or more", least));
    const auto found = part(bytes_, offset, count * entry_size);  // both are 16-bit numbers
    if (!found)
      return bad(fmt::format("the {} table is in the file", what),
                 fmt::format("{} x {} bytes at {}, file of {}", count, entry_size, offset, bytes_.size()),
                 "inside the file");
    return *found;
  }

  Status sections() {
    const auto count = number<std::uint16_t>(bytes_, 60);
    const auto entry_size = number<std::uint16_t>(bytes_, 58);
    const auto headers = table("section", number<std::uint64_t>(bytes_, 40), count, entry_size, kSectionSize);
    if (!headers) return tl::unexpected(headers.error());
    for (std::size_t i = 0; i < count; ++i) {
      const Bytes header = headers->subspan(i * entry_size, kSectionSize);
      Section section;
      section.type = number<std::uint32_t>(header, 4);
      section.flags = number<std::uint64_t>(header, 8);
      section.address = number<std::uint64_t>(header, 16);
      section.size = number<std::uint64_t>(header, 32);
      if (section.type != kNoBits && section.type != 0) {
        const auto offset = number<std::uint64_t>(header, 24);
        const auto content = part(bytes_, offset, section.size);
        if (!content)
          return bad(fmt::format("section {} is in the file", i),
                     fmt::format("{} bytes at {}, file of {}", section.size, offset, bytes_.size()), "inside the file");
        section.bytes = *content;
      }
      object_.sections_.push_back(section);
      links_.push_back(number<std::uint32_t>(header, 40));
      name_offsets_.push_back(number<std::uint32_t>(header, 0));
    }
    return {};
  }

  Status names() {
    if (object_.sections_.empty()) return {};
    const auto index = number<std::uint16_t>(bytes_, 62);
    if (index >= object_.sections_.size())
      return bad("section names are in a section", fmt::format("section {} of {}", index, object_.sections_.size()),
                 "a section that exists");
    const Bytes table = object_.sections_[index].bytes;
    for (std::size_t i = 0; i < object_.sections_.size(); ++i) {
      const auto name = text_at(table, name_offsets_[i]);
      if (!name && object_.sections_[i].type != 0)
        return bad(fmt::format("section {} has a name", i),
                   fmt::format("offset {} of {}", name_offsets_[i], table.size()), "text inside the table");
      object_.sections_[i].name = name.value_or("");
    }
    return {};
  }

  Status symbols() {
    for (const std::uint32_t type : {kSymbolTable, kDynamicSymbols}) {
      for (std::size_t i = 0; i < object_.sections_.size(); ++i)
        if (object_.sections_[i].type == type) return symbols_of(i);
    }
    return {};
  }

  Status symbols_of(std::size_t index) {
    const Bytes entries = object_.sections_[index].bytes;
    const std::uint32_t link = links_[index];
    if (link >= object_.sections_.size() || object_.sections_[link].type != kStringTable)
      return bad("symbol names are in a string table", fmt::format("section {}", link), "a section of type STRTAB");
    if (entries.size() % kSymbolSize != 0)
      return bad("the symbol table has whole entries", fmt::format("{} bytes", entries.size()), "a multiple of 24");
    const Bytes text = object_.sections_[link].bytes;
    for (std::size_t at = 0; at < entries.size(); at += kSymbolSize) {
      const Bytes entry = entries.subspan(at, kSymbolSize);
      const auto name = text_at(text, number<std::uint32_t>(entry, 0));
      if (!name)
        return bad(fmt::format("symbol {} has a name", at / kSymbolSize),
                   fmt::format("offset {} of {}", number<std::uint32_t>(entry, 0), text.size()),
                   "text inside the table");
      const auto info = number<std::uint8_t>(entry, 4);
      object_.symbols_.push_back({*name, number<std::uint64_t>(entry, 8), number<std::uint64_t>(entry, 16),
                                  symbol_type(info), info >> 4 != 0, number<std::uint16_t>(entry, 6)});
    }
    return {};
  }

  Status segments() {
    const auto count = number<std::uint16_t>(bytes_, 56);
    const auto entry_size = number<std::uint16_t>(bytes_, 54);
    const auto headers = table("segment", number<std::uint64_t>(bytes_, 32), count, entry_size, kSegmentSize);
    if (!headers) return tl::unexpected(headers.error());
    bool has_notes = false;
    for (std::size_t i = 0; i < count; ++i) {
      const Bytes header = headers->subspan(i * entry_size, kSegmentSize);
      const auto type = number<std::uint32_t>(header, 0);
      if (type != kLoad && type != kNoteSegment) continue;
      const auto content = part(bytes_, number<std::uint64_t>(header, 8), number<std::uint64_t>(header, 32));
      const auto address = number<std::uint64_t>(header, 16);
      const auto size = number<std::uint64_t>(header, 40);
      if (!content || size < content->size() || address + size < address)
        return bad(fmt::format("segment {} is in the file and in the address space", i),
                   fmt::format("{} bytes in memory at 0x{:x}", size, address), "file size <= memory size, no overflow");
      if (type == kLoad) {
        const auto flags = number<std::uint32_t>(header, 4);
        object_.segments_.push_back({address, size, *content, (flags & 2u) != 0, (flags & 1u) != 0});
      } else {
        has_notes = true;
        LEANFA_TRY(notes(*content));
      }
    }
    return has_notes ? Status{} : note_sections();
  }

  // Objects that were not linked have no segments.
  Status note_sections() {
    for (const Section& section : object_.sections_)
      if (section.type == kNoteSection) LEANFA_TRY(notes(section.bytes));
    return {};
  }

  Status notes(Bytes bytes) {
    constexpr std::size_t kNoteHeader = 12;
    while (bytes.size() >= kNoteHeader) {
      const std::uint64_t name_size = number<std::uint32_t>(bytes, 0);
      const std::uint64_t description_size = number<std::uint32_t>(bytes, 4);
      const auto name = part(bytes, kNoteHeader, name_size);
      const std::uint64_t start = kNoteHeader + aligned(name_size);
      const auto description = part(bytes, start, description_size);
      if (!name || !description)
        return bad("notes are in their section", fmt::format("a note of {} bytes", description_size), "inside it");
      const auto text = text_at(*name, 0);
      object_.notes_.push_back({text.value_or(""), number<std::uint32_t>(bytes, 8), *description});
      const std::uint64_t used = std::min<std::uint64_t>(start + aligned(description_size), bytes.size());
      bytes = bytes.subspan(static_cast<std::size_t>(used));
    }
    return {};
  }

  Bytes bytes_;
  std::string_view subject_;
  CodeObject object_;
  std::vector<std::uint32_t> links_;
  std::vector<std::uint32_t> name_offsets_;
};

Result<CodeObject> CodeObject::parse(std::span<const std::byte> bytes, std::string_view subject) {
  return CodeObjectReader(bytes, subject).run();
}

const Section* CodeObject::section(std::string_view name) const {
  const auto found =
      std::find_if(sections_.begin(), sections_.end(), [&](const Section& section) { return section.name == name; });
  return found == sections_.end() ? nullptr : &*found;
}

const Symbol* CodeObject::symbol(std::string_view name) const {
  const auto found =
      std::find_if(symbols_.begin(), symbols_.end(), [&](const Symbol& symbol) { return symbol.name == name; });
  return found == symbols_.end() ? nullptr : &*found;
}

std::optional<std::span<const std::byte>> CodeObject::at(std::uint64_t address, std::uint64_t size) const {
  for (const Segment& segment : segments_) {
    if (address < segment.address) continue;
    if (const auto found = part(segment.bytes, address - segment.address, size)) return found;
  }
  return std::nullopt;
}

}  // namespace leanfa::isa
