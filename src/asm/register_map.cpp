#include "asm/register_map.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace leanfa::assembly {

std::string to_string(const Register& reg) {
  std::string_view file;
  switch (reg.file) {
    case isa::RegisterFile::kVgpr:
      file = "v";
      break;
    case isa::RegisterFile::kAgpr:
      file = "a";
      break;
    case isa::RegisterFile::kSgpr:
      file = "s";
      break;
    case isa::RegisterFile::kVcc:
      return "vcc";
    case isa::RegisterFile::kExec:
      return "exec";
    case isa::RegisterFile::kM0:
      return "m0";
    case isa::RegisterFile::kScc:
      return "scc";
    case isa::RegisterFile::kMode:
      return "mode";
    default:
      file = "r";
  }
  return reg.count == 1 ? fmt::format("{}{}", file, reg.first)
                        : fmt::format("{}[{}:{}]", file, reg.first, reg.first + reg.count - 1);
}

Register RegisterMap::take(int& next, int limit, isa::RegisterFile file, std::string name, int count, int align) {
  const int first = (next + align - 1) / align * align;
  const Register reg{file, first, count};
  next = first + count;
  overflow_ = overflow_ || next > limit;
  entries_.push_back({std::move(name), reg});
  return reg;
}

Register RegisterMap::vgpr(std::string name, int count, int align) {
  return take(vgprs_, kMaxVgprs, isa::RegisterFile::kVgpr, std::move(name), count, align);
}
Register RegisterMap::agpr(std::string name, int count, int align) {
  return take(agprs_, kMaxVgprs, isa::RegisterFile::kAgpr, std::move(name), count, align);
}
Register RegisterMap::sgpr(std::string name, int count, int align) {
  return take(sgprs_, kMaxSgprs, isa::RegisterFile::kSgpr, std::move(name), count, align);
}

Status RegisterMap::status() const {
  if (!overflow_) return {};
  return unsupported({.subject = "registers of the kernel",
                      .rule = "more than the chip has",
                      .got = fmt::format("{} VGPRs, {} AGPRs, {} SGPRs:\n{}", vgprs_, agprs_, sgprs_, to_string(*this)),
                      .accepted = fmt::format("{}, {}, {}", kMaxVgprs, kMaxVgprs, kMaxSgprs)});
}

std::string to_string(const RegisterMap& map) {
  std::vector<RegisterMap::Entry> sorted = map.entries();
  std::ranges::sort(sorted, {},
                    [](const RegisterMap::Entry& entry) { return std::pair(entry.reg.file, entry.reg.first); });
  std::string text;
  for (const RegisterMap::Entry& entry : sorted) text += fmt::format("{:<12} {}\n", to_string(entry.reg), entry.name);
  return text;
}

}  // namespace leanfa::assembly
