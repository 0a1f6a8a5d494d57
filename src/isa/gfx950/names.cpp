#include "isa/gfx950/names.hpp"

#include <fmt/format.h>

namespace leanfa::isa {
namespace {

template <class Enum, std::size_t count>
std::string_view entry(const std::string_view (&names)[count], Enum value) {
  return names[static_cast<std::size_t>(value)];
}

std::string tuple(std::string_view file, const RegisterRange& range) {
  if (range.count == 1) return fmt::format("{}{}", file, range.first);
  return fmt::format("{}[{}:{}]", file, range.first, range.first + range.count - 1);
}

std::string pair(std::string_view file, const RegisterRange& range) {
  if (range.count == 2) return std::string(file);
  return fmt::format("{}_{}", file, range.first == 0 ? "lo" : "hi");
}

}  // namespace

std::string_view name(IssueClass issue) {
  constexpr std::string_view kNames[] = {"internal", "salu", "branch", "smem", "valu",
                                         "mfma",     "lds",  "vmem",   "flat", "message"};
  return entry(kNames, issue);
}

std::string_view name(Pipe pipe) {
  constexpr std::string_view kNames[] = {"none",        "scalar", "scalar_memory", "vector", "transcendental",
                                         "packed_fp32", "double", "matrix",        "lds",    "vector_memory"};
  return entry(kNames, pipe);
}

std::string_view name(Encoding encoding) {
  constexpr std::string_view kNames[] = {"SOP2", "SOPK",  "SOP1",  "SOPC",  "SOPP",   "SMEM",   "VOP2",
                                         "VOP1", "VOPC",  "VOP3",  "VOP3B", "VOP3P",  "MAI",    "VOP3PX2",
                                         "DS",   "MUBUF", "MTBUF", "FLAT",  "GLOBAL", "SCRATCH"};
  return entry(kNames, encoding);
}

std::string name(const RegisterRange& range) {
  switch (range.file) {
    case RegisterFile::kVgpr:
      return tuple("v", range);
    case RegisterFile::kAgpr:
      return tuple("a", range);
    case RegisterFile::kSgpr:
      return tuple("s", range);
    case RegisterFile::kTtmp:
      return tuple("ttmp", range);
    case RegisterFile::kVcc:
      return pair("vcc", range);
    case RegisterFile::kExec:
      return pair("exec", range);
    case RegisterFile::kFlatScratch:
      return pair("flat_scratch", range);
    case RegisterFile::kXnackMask:
      return pair("xnack_mask", range);
    case RegisterFile::kM0:
      return "m0";
    case RegisterFile::kScc:
      return "scc";
    case RegisterFile::kMode:
      return "mode";
  }
  return {};
}

}  // namespace leanfa::isa
