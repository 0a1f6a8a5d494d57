#include "isa/gfx950/llvm.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string_view>

namespace leanfa::isa::test {
namespace {

constexpr std::string_view kMc = LEANFA_LLVM_MC;
constexpr std::string_view kObjdump = LEANFA_LLVM_OBJDUMP;
constexpr std::string_view kTarget = "--arch=amdgcn -mcpu=gfx950";

// A file of its own that is gone at the end.
class TemporaryFile {
 public:
  explicit TemporaryFile(std::string_view text) {
    static int count = 0;
    path_ = std::filesystem::temp_directory_path() / fmt::format("leanfa-isa-{}-{}", getpid(), count++);
    std::ofstream(path_, std::ios::binary) << text;
  }
  ~TemporaryFile() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

std::vector<std::string> output_lines(const std::string& command) {
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
  if (!pipe) throw std::runtime_error("cannot run " + command);
  std::string text;
  std::array<char, 65536> buffer;
  for (std::size_t got; (got = fread(buffer.data(), 1, buffer.size(), pipe.get())) != 0;)
    text.append(buffer.data(), got);
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  const std::size_t last = text.find_last_not_of(" \t");
  return first == std::string_view::npos ? "" : std::string(text.substr(first, last - first + 1));
}

constexpr std::string_view kEncoding = "encoding: [";

std::vector<std::uint8_t> encoding_bytes(const std::string& line) {
  std::vector<std::uint8_t> bytes;
  std::istringstream list(line.substr(line.find(kEncoding) + kEncoding.size()));
  for (std::string byte; std::getline(list, byte, ',');)
    bytes.push_back(static_cast<std::uint8_t>(std::stoul(byte, nullptr, 16)));
  return bytes;
}

WordList words_of(const std::vector<std::uint8_t>& bytes) {
  WordList words(bytes.size() / 4);
  for (std::size_t i = 0; i < 4 * words.size(); ++i) words[i / 4] |= std::uint32_t{bytes[i]} << (8 * (i % 4));
  return words;
}

// An instruction that no test uses, with a number: it separates the answers.
constexpr std::uint32_t kMarker = 0xb07b0000;  // s_movk_i32 ttmp15, number
constexpr std::string_view kMarkerText = "s_movk_i32 ttmp15, 0x";

// llvm-mc 22 crashes where the code ends before a literal: three times s_mov_b32 s0, s0 keep it from that.
WordList ended(WordList words) {
  words.insert(words.end(), 3, 0xbe800000);
  return words;
}

std::string block(const WordList& words) {
  std::string text = "[";
  for (const std::uint32_t word : words)
    for (int i = 0; i < 4; ++i) text += fmt::format("0x{:02x},", word >> (8 * i) & 0xffu);
  text.back() = ']';
  return text + "\n";
}

}  // namespace

std::string llvm_mc_missing() { return kMc.empty() ? "llvm-mc-22 is not installed (Debian package llvm-22)" : ""; }

std::string llvm_objdump_missing() {
  return kObjdump.empty() ? "llvm-objdump-22 is not installed (Debian package llvm-22)" : "";
}

std::vector<WordList> llvm_assemble(std::span<const std::string> lines) {
  std::string source;
  for (std::size_t i = 0; i < lines.size(); ++i)
    source += fmt::format("{}{:x}\n{}\n", kMarkerText, i & 0xffffu, lines[i]);
  const TemporaryFile file(source);
  const auto output = output_lines(fmt::format("{} {} --show-encoding {} 2>/dev/null", kMc, kTarget, file.path()));
  std::vector<WordList> result;
  for (const std::string& line : output) {
    if (line.find(kEncoding) == std::string::npos) continue;
    const std::string text = trimmed(line);
    if (text.starts_with(kMarkerText))
      result.emplace_back();
    else if (!result.empty())
      result.back() = words_of(encoding_bytes(line));
  }
  return result;
}

std::vector<std::optional<std::string>> llvm_disassemble(std::span<const WordList> code) {
  std::string source;
  for (std::size_t i = 0; i < code.size(); ++i)
    source += block({kMarker | (static_cast<std::uint32_t>(i) & 0xffffu)}) + block(ended(code[i]));
  const TemporaryFile file(source);
  const auto output = output_lines(fmt::format("{} {} --disassemble {} 2>/dev/null", kMc, kTarget, file.path()));
  std::vector<std::optional<std::string>> result;
  bool first = false;
  for (const std::string& line : output) {
    const std::string text = trimmed(line);
    if (text == fmt::format("{}{:x}", kMarkerText, result.size() & 0xffffu)) {
      result.emplace_back();
      first = true;
    } else if (first && line.starts_with('\t') && !text.starts_with('.')) {
      result.back() = text;
      first = false;
    }
  }
  return result;
}

std::vector<std::string> llvm_objdump(const std::string& path) {
  std::vector<std::string> lines;
  for (std::string& line : output_lines(fmt::format("{} -d '{}'", kObjdump, path)))
    if (line.find("// ") != std::string::npos) lines.push_back(std::move(line));
  return lines;
}

}  // namespace leanfa::isa::test
