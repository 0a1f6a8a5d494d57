#include "isa/gfx950/code_object_image.hpp"

#include <string_view>

namespace leanfa::isa::test {
namespace {

constexpr std::size_t kHeader = 64;
constexpr std::size_t kSegment = 56;
constexpr std::size_t kSection = 64;
constexpr std::size_t kSymbol = 24;

void put(std::vector<std::byte>& bytes, std::size_t offset, std::uint64_t value, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) bytes.at(offset + i) = static_cast<std::byte>(value >> (8 * i) & 0xff);
}

void append(std::vector<std::byte>& bytes, std::uint64_t value, std::size_t size) {
  bytes.resize(bytes.size() + size);
  put(bytes, bytes.size() - size, value, size);
}

// A string table and the offset of a name that is added to it.
class Names {
 public:
  std::uint32_t add(std::string_view name) {
    const auto offset = static_cast<std::uint32_t>(text_.size());
    text_ += name;
    text_ += '\0';
    return offset;
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_ = std::string(1, '\0');
};

void append_text(std::vector<std::byte>& bytes, std::string_view text) {
  for (const char letter : text) bytes.push_back(static_cast<std::byte>(letter));
}

struct SectionHeader {
  std::uint32_t name = 0, type = 0, link = 0;
  std::uint64_t flags = 0, address = 0, offset = 0, size = 0;
};

void append_section(std::vector<std::byte>& bytes, const SectionHeader& header) {
  append(bytes, header.name, 4);
  append(bytes, header.type, 4);
  append(bytes, header.flags, 8);
  append(bytes, header.address, 8);
  append(bytes, header.offset, 8);
  append(bytes, header.size, 8);
  append(bytes, header.link, 4);
  append(bytes, header.type == 2 ? 1 : 0, 4);        // info: the first global symbol
  append(bytes, 4, 8);                               // alignment
  append(bytes, header.type == 2 ? kSymbol : 0, 8);  // entry size
}

void append_segment(std::vector<std::byte>& bytes, std::uint32_t type, std::uint32_t flags, std::uint64_t offset,
                    std::uint64_t address, std::uint64_t size) {
  append(bytes, type, 4);
  append(bytes, flags, 4);
  append(bytes, offset, 8);
  append(bytes, address, 8);
  append(bytes, address, 8);
  append(bytes, size, 8);
  append(bytes, size, 8);
  append(bytes, 4, 8);
}

void put_header(std::vector<std::byte>& bytes, std::size_t sections) {
  constexpr std::uint8_t kIdentification[] = {0x7f, 'E', 'L', 'F', 2, 1, 1, 0x40, 4};
  for (std::size_t i = 0; i < sizeof(kIdentification); ++i) put(bytes, i, kIdentification[i], 1);
  put(bytes, 16, 3, 2);        // shared object
  put(bytes, 18, 224, 2);      // AMD GPU
  put(bytes, 20, 1, 4);        // version
  put(bytes, 32, kHeader, 8);  // segments
  put(bytes, 40, sections, 8);
  put(bytes, 48, 0x54f, 4);  // gfx950, any xnack, any sramecc
  put(bytes, 52, kHeader, 2);
  put(bytes, 54, kSegment, 2);
  put(bytes, 56, 2, 2);
  put(bytes, 58, kSection, 2);
  put(bytes, 60, 6, 2);
  put(bytes, 62, 5, 2);
}

}  // namespace

void Image::put16(std::size_t offset, std::uint16_t value) { put(bytes, offset, value, 2); }
void Image::put32(std::size_t offset, std::uint32_t value) { put(bytes, offset, value, 4); }
void Image::put64(std::size_t offset, std::uint64_t value) { put(bytes, offset, value, 8); }

Image code_object_image(std::span<const std::uint32_t> text, std::span<const ImageSymbol> symbols) {
  Image image;
  std::vector<std::byte>& bytes = image.bytes;
  image.note = kHeader + 2 * kSegment;
  constexpr std::size_t kNote = 12 + 8 + 4;
  image.text = image.note + kNote;
  bytes.resize(kHeader);
  append_segment(bytes, 1, 5, image.text, kImageTextAddress, 4 * text.size());
  append_segment(bytes, 4, 4, image.note, 0x200, kNote);
  append(bytes, 7, 4);  // name size, with its zero
  append(bytes, 4, 4);
  append(bytes, 32, 4);
  append_text(bytes, std::string_view("AMDGPU\0\0", 8));
  append_text(bytes, "note");
  for (const std::uint32_t word : text) append(bytes, word, 4);

  Names strings;
  image.symbols = bytes.size();
  bytes.resize(bytes.size() + kSymbol);  // the null symbol
  for (const ImageSymbol& symbol : symbols) {
    append(bytes, strings.add(symbol.name), 4);
    append(bytes, 0x10u | static_cast<unsigned>(symbol.type), 1);
    append(bytes, 0, 1);
    append(bytes, 2, 2);  // .text
    append(bytes, kImageTextAddress + symbol.offset, 8);
    append(bytes, symbol.size, 8);
  }
  const std::size_t string_table = bytes.size();
  append_text(bytes, strings.text());

  Names names;
  const SectionHeader headers[] = {
      {},
      {names.add(".note"), 7, 0, 2, 0x200, image.note, kNote},
      {names.add(".text"), 1, 0, 6, kImageTextAddress, image.text, 4 * text.size()},
      {names.add(".symtab"), 2, 4, 0, 0, image.symbols, string_table - image.symbols},
      {names.add(".strtab"), 3, 0, 0, 0, string_table, strings.text().size()},
      {names.add(".shstrtab"), 3, 0, 0, 0, bytes.size(), 0},
  };
  SectionHeader last = headers[5];
  last.size = names.text().size();
  append_text(bytes, names.text());
  image.sections = bytes.size();
  for (int i = 0; i < 5; ++i) append_section(bytes, headers[i]);
  append_section(bytes, last);
  put_header(bytes, image.sections);
  return image;
}

}  // namespace leanfa::isa::test
