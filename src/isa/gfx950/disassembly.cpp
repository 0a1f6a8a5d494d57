#include "isa/gfx950/disassembly.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace leanfa::isa {
namespace {

// A stretch of one section.
struct Range {
  std::uint64_t first = 0;
  std::uint64_t last = 0;  // exclusive
};

bool is_place(const Symbol& symbol) {
  return !symbol.name.empty() && symbol.type != SymbolType::kSection && symbol.type != SymbolType::kFile;
}

// The symbols of a section in the order of their addresses.
class Labels {
 public:
  Labels(const CodeObject& object, std::size_t section) {
    for (const Symbol& symbol : object.symbols())
      if (symbol.section == section && is_place(symbol)) symbols_.push_back(&symbol);
    // Those at one address keep the order of the table, which is that of the pointers.
    std::sort(symbols_.begin(), symbols_.end(), [](const Symbol* left, const Symbol* right) {
      return left->address != right->address ? left->address < right->address : left < right;
    });
  }

  [[nodiscard]] std::vector<std::string_view> at(std::uint64_t address) const {
    std::vector<std::string_view> names;
    for (auto it = first_not_below(address); it != symbols_.end() && (*it)->address == address; ++it)
      names.push_back((*it)->name);
    return names;
  }
  // A label of assembly text: a symbol without a type.
  [[nodiscard]] const Symbol* label(std::uint64_t address) const {
    for (auto it = first_not_below(address); it != symbols_.end() && (*it)->address == address; ++it)
      if ((*it)->type == SymbolType::kNone) return *it;
    return nullptr;
  }
  [[nodiscard]] const Symbol* last_not_above(std::uint64_t address) const {
    const auto next = std::upper_bound(symbols_.begin(), symbols_.end(), address,
                                       [](std::uint64_t key, const Symbol* symbol) { return key < symbol->address; });
    return next == symbols_.begin() ? nullptr : *(next - 1);
  }
  // The start of the next function, or `end`.
  [[nodiscard]] std::uint64_t next_function(std::uint64_t address, std::uint64_t end) const {
    for (const Symbol* symbol : symbols_)
      if (symbol->address > address && symbol->type == SymbolType::kFunction) return std::min(symbol->address, end);
    return end;
  }

 private:
  [[nodiscard]] std::vector<const Symbol*>::const_iterator first_not_below(std::uint64_t address) const {
    return std::lower_bound(symbols_.begin(), symbols_.end(), address,
                            [](const Symbol* symbol, std::uint64_t key) { return symbol->address < key; });
  }

  std::vector<const Symbol*> symbols_;
};

std::uint32_t dword(std::span<const std::byte> bytes, std::size_t index) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) value |= std::to_integer<std::uint32_t>(bytes[4 * index + i]) << (8 * i);
  return value;
}

void name_target(const Labels& labels, DisassemblyLine& line) {
  const auto target = branch_target(line.instruction);
  if (!target) return;
  if (const Symbol* label = labels.label(*target)) {
    line.text = line.text.substr(0, line.text.rfind(' ') + 1) + std::string(label->name);
    return;
  }
  const Symbol* before = labels.last_not_above(*target);
  if (before == nullptr) return;
  const std::uint64_t distance = *target - before->address;
  line.target = distance == 0 ? std::string(before->name) : fmt::format("{}+0x{:x}", before->name, distance);
}

Status visit_range(const Section& section, const Labels& labels, Range range,
                   const std::function<Status(const DisassemblyLine&)>& visit) {
  constexpr std::size_t kMost = kMaxWords;
  const std::size_t dwords = section.bytes.size() / 4;
  std::uint64_t address = range.first;
  while (address < range.last) {
    const auto at = static_cast<std::size_t>((address - section.address) / 4);
    std::array<std::uint32_t, kMost> words{};
    const std::size_t count = std::min(kMost, dwords - at);
    for (std::size_t i = 0; i < count; ++i) words[i] = dword(section.bytes, at + i);
    const auto instruction = decode(std::span(words).first(count), address);
    if (!instruction) return tl::unexpected(instruction.error());
    DisassemblyLine line{labels.at(address), *instruction, print(*instruction), {}};
    name_target(labels, line);
    LEANFA_TRY(visit(line));
    address += instruction->size;
  }
  return {};
}

Status whole_dwords(const Section& section) {
  if (section.bytes.size() % 4 == 0 && section.address % 4 == 0) return {};
  const std::string got = fmt::format("{} bytes at 0x{:x}", section.bytes.size(), section.address);
  return bad_input({section.name, "holds whole dwords", got, "multiples of 4"});
}

Status visit_symbol(const CodeObject& object, const Symbol& symbol,
                    const std::function<Status(const DisassemblyLine&)>& visit) {
  const bool in_section = symbol.section < object.sections().size() && object.sections()[symbol.section].executable();
  if (!in_section)
    return bad_input({symbol.name, "is in executable code", "data, or undefined", "a kernel or function"});
  const Section& section = object.sections()[symbol.section];
  LEANFA_TRY(whole_dwords(section));
  const Labels labels(object, symbol.section);
  const std::uint64_t end = section.address + section.bytes.size();
  const bool inside = symbol.address >= section.address && symbol.address < end && symbol.address % 4 == 0;
  if (!inside)
    return bad_input({symbol.name, "starts inside its section", fmt::format("0x{:x}", symbol.address),
                      fmt::format("0x{:x} to 0x{:x}", section.address, end)});
  const std::uint64_t last =
      symbol.size != 0 ? std::min(end, symbol.address + symbol.size) : labels.next_function(symbol.address, end);
  return visit_range(section, labels, {symbol.address, last}, visit);
}

// Symbols in executable sections, kernels and functions first where labels would hide them; at most a screen of them.
std::string names_of_places(const CodeObject& object) {
  constexpr std::size_t kMost = 40;
  std::vector<std::string_view> functions, labels;
  for (const Symbol& symbol : object.symbols()) {
    const bool code = symbol.section < object.sections().size() && object.sections()[symbol.section].executable();
    if (code && is_place(symbol)) (symbol.type == SymbolType::kFunction ? functions : labels).push_back(symbol.name);
  }
  functions.insert(functions.end(), labels.begin(), labels.end());
  std::string text;
  for (std::size_t i = 0; i < std::min(functions.size(), kMost); ++i)
    text += fmt::format("{}{}", i == 0 ? "" : ", ", functions[i]);
  if (functions.size() > kMost) text += fmt::format(" and {} more", functions.size() - kMost);
  return text.empty() ? "none: it has no symbol in code" : text;
}

}  // namespace

Status disassemble(const CodeObject& object, std::string_view symbol,
                   const std::function<Status(const DisassemblyLine&)>& visit) {
  if (!symbol.empty()) {
    const Symbol* found = object.symbol(symbol);
    if (found == nullptr)
      return bad_input({symbol, "is a symbol of the code object", "no such symbol", names_of_places(object)});
    return visit_symbol(object, *found, visit);
  }
  for (std::size_t i = 0; i < object.sections().size(); ++i) {
    const Section& section = object.sections()[i];
    if (!section.executable()) continue;
    LEANFA_TRY(whole_dwords(section));
    LEANFA_TRY(
        visit_range(section, Labels(object, i), {section.address, section.address + section.bytes.size()}, visit));
  }
  return {};
}

std::string format_line(const DisassemblyLine& line) {
  std::string words;
  for (int i = 0; i < line.instruction.size / 4; ++i)
    words += fmt::format(" {:08X}", line.instruction.words[static_cast<std::size_t>(i)]);
  const std::string target = line.target.empty() ? "" : fmt::format(" <{}>", line.target);
  return fmt::format("\t{:<59}// {:012X}:{}{}", line.text, line.instruction.pc, words, target);
}

}  // namespace leanfa::isa
