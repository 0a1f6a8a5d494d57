#include "hip_emulation/code_image.hpp"

#include <elf.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <string_view>

namespace leanfa::hipemu {
namespace {

constexpr std::string_view kBundleMagic = "__CLANG_OFFLOAD_BUNDLE__";
constexpr std::string_view kCompressedMagic = "CCOB";
constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 32;  // of an image: beyond that a header is nonsense
constexpr std::uint64_t kMostEntries = 4096;
constexpr std::string_view kDefaultSubject = "code object";

class Image {
 public:
  Image(const std::byte* bytes, std::optional<std::size_t> size) : bytes_(bytes), size_(size.value_or(kMostBytes)) {}

  [[nodiscard]] bool holds(std::uint64_t offset, std::uint64_t bytes) const {
    return offset <= size_ && bytes <= size_ - offset;
  }
  [[nodiscard]] bool starts_with(std::string_view magic) const {
    return holds(0, magic.size()) && std::memcmp(bytes_, magic.data(), magic.size()) == 0;
  }
  // Precondition: holds(offset, sizeof(T)).
  template <class T>
  [[nodiscard]] T at(std::uint64_t offset) const {
    T value;
    std::memcpy(&value, bytes_ + offset, sizeof(T));
    return value;
  }
  [[nodiscard]] std::string_view text(std::uint64_t offset, std::uint64_t bytes) const {
    return {reinterpret_cast<const char*>(bytes_ + offset), bytes};
  }
  [[nodiscard]] const std::byte* bytes() const { return bytes_; }

 private:
  const std::byte* bytes_;
  std::uint64_t size_;
};

tl::unexpected<Error> malformed(std::string_view what) {
  return bad_input({.subject = kDefaultSubject,
                    .rule = "extent",
                    .got = what,
                    .accepted = "headers that describe a file of less than 4 GiB"});
}

Result<std::uint64_t> elf_bytes(const Image& image) {
  if (!image.holds(0, sizeof(Elf64_Ehdr))) return malformed("an ELF header that is cut off");
  const auto header = image.at<Elf64_Ehdr>(0);
  if (header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_ident[EI_DATA] != ELFDATA2LSB)
    return malformed("an ELF file that is not 64-bit little-endian");
  const std::uint64_t sections = std::uint64_t{header.e_shnum} * sizeof(Elf64_Shdr);
  const std::uint64_t segments = std::uint64_t{header.e_phnum} * sizeof(Elf64_Phdr);
  if (header.e_shoff >= kMostBytes || header.e_phoff >= kMostBytes || !image.holds(header.e_shoff, sections) ||
      !image.holds(header.e_phoff, segments))
    return malformed("an ELF header table past the end");
  std::uint64_t end = std::max({std::uint64_t{sizeof(header)}, header.e_shoff + sections, header.e_phoff + segments});
  const auto include = [&](std::uint64_t offset, std::uint64_t bytes) {
    if (offset >= kMostBytes || bytes >= kMostBytes || !image.holds(offset, bytes)) return false;
    end = std::max(end, offset + bytes);
    return true;
  };
  for (std::uint64_t i = 0; i < header.e_shnum; ++i) {
    const auto section = image.at<Elf64_Shdr>(header.e_shoff + i * sizeof(Elf64_Shdr));
    if (section.sh_type != SHT_NOBITS && !include(section.sh_offset, section.sh_size))
      return malformed("an ELF section past the end");
  }
  for (std::uint64_t i = 0; i < header.e_phnum; ++i) {
    const auto segment = image.at<Elf64_Phdr>(header.e_phoff + i * sizeof(Elf64_Phdr));
    if (!include(segment.p_offset, segment.p_filesz)) return malformed("an ELF segment past the end");
  }
  return end;
}

// "hipv4-amdgcn-amd-amdhsa--gfx950:sramecc+:xnack-" and the like.
bool is_gfx950(std::string_view triple) {
  const std::size_t found = triple.find("gfx950");
  if (found == std::string_view::npos || triple.find("amdgcn") == std::string_view::npos) return false;
  const std::string_view rest = triple.substr(found + 6);
  return rest.empty() || rest.front() == ':';
}

// Magic, number of entries, and for each: offset, size, length of its triple, triple.
Result<std::vector<std::byte>> from_bundle(const Image& image) {
  std::uint64_t at = kBundleMagic.size();
  if (!image.holds(at, 8)) return malformed("a bundle's header that is cut off");
  const auto count = image.at<std::uint64_t>(at);
  if (count > kMostEntries) return malformed(fmt::format("a bundle of {} entries", count));
  at += 8;
  std::string seen;
  for (std::uint64_t i = 0; i < count; ++i) {
    if (!image.holds(at, 24)) return malformed("a bundle's header that is cut off");
    const auto offset = image.at<std::uint64_t>(at);
    const auto bytes = image.at<std::uint64_t>(at + 8);
    const auto length = image.at<std::uint64_t>(at + 16);
    if (length > kMostEntries || !image.holds(at + 24, length)) return malformed("a bundle's triple past the end");
    const std::string_view triple = image.text(at + 24, length);
    at += 24 + length;
    if (is_gfx950(triple)) {
      if (offset >= kMostBytes || bytes >= kMostBytes || !image.holds(offset, bytes))
        return malformed("a bundle's entry past the end");
      return std::vector(image.bytes() + offset, image.bytes() + offset + bytes);
    }
    seen += fmt::format("{}{}", seen.empty() ? "" : ", ", triple);
  }
  return unsupported({.subject = "offload bundle",
                      .rule = "has a code object for the device",
                      .got = seen,
                      .accepted = "one for gfx950"});
}

}  // namespace

Result<std::vector<std::byte>> find_code_object(const std::byte* image, std::optional<std::size_t> size) {
  const Image view(image, size);
  if (view.starts_with(kBundleMagic)) return from_bundle(view);
  if (view.starts_with(kCompressedMagic))
    return unsupported({.subject = "offload bundle",
                        .rule = "encoding",
                        .got = "a compressed bundle",
                        .accepted = "a plain one (clang --no-offload-compress)"});
  if (!view.starts_with(ELFMAG))
    return bad_input({.subject = kDefaultSubject,
                      .rule = "file type",
                      .got = "neither of them",
                      .accepted = "ELF or an offload bundle"});
  const auto bytes = elf_bytes(view);
  if (!bytes) return tl::unexpected(bytes.error());
  return std::vector(image, image + *bytes);
}

}  // namespace leanfa::hipemu
