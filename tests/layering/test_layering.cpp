// Applies the rules of rules.hpp to every C++ file of include/, src/ and tools/, and checks that each rule can fail.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "layering/rules.hpp"

namespace leanfa::layering {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = LEANFA_SOURCE_DIR;

std::string read(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<std::string> source_files() {
  const auto extensions = std::to_array<std::string_view>({".hpp", ".h", ".inc", ".cpp", ".c", ".cu", ".cuh"});
  std::vector<std::string> files;
  for (const char* folder : {"include", "src", "tools"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
      const std::string extension = entry.path().extension().string();
      if (entry.is_regular_file() && std::ranges::count(extensions, extension) > 0)
        files.push_back(entry.path().lexically_relative(kRoot).generic_string());
    }
  }
  std::ranges::sort(files);
  return files;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

TEST(Layering, EveryFileKeepsTheRules) {
  const std::vector<std::string> files = source_files();
  ASSERT_GT(files.size(), 10U);
  std::vector<std::string> violations;
  for (const std::string& file : files) {
    std::ranges::copy(check_file(file, read(kRoot / file), files), std::back_inserter(violations));
  }
  EXPECT_TRUE(violations.empty()) << joined(violations) << "\nWho may include whom (besides itself):\n"
                                  << print_modules();
}

TEST(Layering, TableHasNoForbiddenPairAndNoCycle) {
  for (const Module& module : kModules) {
    for (const std::string_view folder : reach(module)) {
      const Module* const other = module_of(std::string(folder) + "/x.hpp");
      ASSERT_NE(other, nullptr) << module.folder << " names the unknown folder " << folder;
      for (const Forbidden& pair : kForbidden) {
        EXPECT_FALSE(pair.from == module.folder && pair.to == folder) << pair.from << " reaches " << pair.to;
      }
      if (other == &module) continue;
      const auto back = reach(*other);
      EXPECT_EQ(std::ranges::count(back, module.folder), 0) << module.folder << " and " << folder << " form a cycle";
    }
  }
}

// The table that people read says the same as the one that is enforced: a row "| `folder` | ... | `may include` |".
TEST(Layering, DesignDocumentShowsTheSameTable) {
  const std::string page = read(kRoot / "docs/design/README.md");
  ASSERT_FALSE(page.empty());
  for (const Module& module : kModules) {
    const std::string start = "| `" + std::string(module.folder) + "` |";
    const std::size_t begin = page.find(start);
    ASSERT_NE(begin, std::string::npos) << "docs/design/README.md has no row that starts with " << start;
    const std::string row = page.substr(begin, page.find('\n', begin) - begin);
    const std::string cell = module.may_include.empty() ? "std" : "`" + std::string(module.may_include) + "`";
    EXPECT_TRUE(row.ends_with("| " + cell + " |")) << row << "\nshould end with | " << cell << " |";
  }
}

// Each case: a file that breaks one rule, and a part of what must be said about it.
struct Case {
  std::string path;
  std::string text;
  std::string complaint;  // empty: the file is fine
};

TEST(Layering, EachRuleFindsItsViolation) {
  const std::vector<std::string> files = {
      "include/leanfa/leanfa.h",       "src/base/result.hpp",       "src/numerics/formats.hpp",
      "src/reference/attention.hpp",   "src/cpu/attention.hpp",     "src/asm/builder.hpp",
      "src/emu/gfx950/hazard/rules.h", "src/schedule/timeline.hpp", "tools/leanfa/arguments.hpp"};
  const std::vector<Case> cases = {
      {"src/cpu/a.cpp", "#include \"numerics/formats.hpp\"\n#include <hwy/highway.h>\n", ""},
      {"src/report/a.cpp", "#include \"base/result.hpp\"\n#include <fmt/format.h>\n", ""},
      {"tools/leanfa/a.cpp", "#include \"arguments.hpp\"\n#include <CLI/CLI.hpp>\n", ""},
      {"src/base/a.hpp", "// A header.\n#include <leanfa/leanfa.h>\n#include <tl/expected.hpp>\n", ""},
      {"src/cpu/a.cpp", "\n#include \"reference/attention.hpp\"\n", "src/cpu/a.cpp:2: src/cpu may not include src/ref"},
      {"src/base/a.cpp", "  #  include \"numerics/formats.hpp\"\n", "src/base may not include src/numerics"},
      {"src/emu/gfx950/state.cpp", "#include \"asm/builder.hpp\"\n", "must not be able to agree with itself"},
      {"src/emu/gfx950/state.cpp", "#include \"emu/gfx950/hazard/rules.h\"\n", "may not include src/emu/gfx950/hazard"},
      {"src/emu/gfx950/timing/a.cpp", "#include \"emu/gfx950/hazard/rules.h\"\n", "could hide its mistakes"},
      {"src/cpu/a.cpp", "#include \"../numerics/formats.hpp\"\n", "not a relative one"},
      {"src/cpu/a.cpp", "#include \"numerics/absent.hpp\"\n", "is no file of"},
      {"include/leanfa/leanfa.h", "/* C API. */\n#include \"base/result.hpp\"\n", "may not include src/base"},
      {"include/leanfa/leanfa.hpp", "// C++.\n#include <fmt/format.h>\n", "standard library alone"},
      {"src/cpu/a.hpp", "// A header.\n#include <fmt/core.h>\n", "in a header"},
      {"src/runtime/a.cpp", "#include <hwy/highway.h>\n", "is for src/cpu src/numerics src/emu/gfx950 only"},
      {"src/runtime/a.cpp", "#include <CLI/CLI.hpp>\n", "is for tools/leanfa only"},
      {"src/cpu/a.hpp", "#pragma once\n", "opens with a comment"},
      {"src/cpu/string_utils.cpp", "\n", "\"utils\""},
      {"src/common/a.cpp", "\n", "\"common\""},
      {"src/fresh/a.cpp", "\n", "no row in kModules"},
      {"src/cpu/a.cpp", "const char* x = std::getenv(\"X\");\n", "environment"},
  };
  for (const Case& one : cases) {
    const std::string found = joined(check_file(one.path, one.text, files));
    if (one.complaint.empty()) {
      EXPECT_EQ(found, "") << one.path << '\n' << one.text;
    } else {
      EXPECT_NE(found.find(one.complaint), std::string::npos) << one.path << '\n' << one.text << found;
    }
  }
}

}  // namespace
}  // namespace leanfa::layering
