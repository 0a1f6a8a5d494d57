// The rules about files that no compiler checks: who may include whom, which packages stay out of headers, names that
// say nothing, headers that open with a comment, where the environment may be read. Text in, violations out; the walk
// over the repository is in test_layering.cpp. docs/design/README.md shows kModules to people.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace leanfa::layering {

// One row per module. A module may include itself, the modules in `may_include` and all that those may include.
// A folder without a row of its own belongs to the row of the folder above it; src/ and tools/ have no row.
struct Module {
  std::string_view folder;
  std::string_view may_include;  // folders, separated by spaces
};

inline constexpr auto kModules = std::to_array<Module>({
    {"include/leanfa", ""},
    {"src/base", "include/leanfa"},
    {"src/numerics", "src/base"},
    {"src/reference", "src/numerics"},
    {"src/cpu", "src/numerics"},
    {"src/io", "src/base"},
    {"src/isa", "src/base"},
    {"src/asm", "src/isa"},
    {"src/schedule", "src/isa"},
    {"src/kernels/gfx950", "src/schedule src/asm src/isa src/numerics"},
    {"src/kernels/sm90a", "src/base"},
    {"src/emu/gfx950", "src/isa src/numerics"},
    {"src/emu/gfx950/hazard", "src/emu/gfx950 src/isa"},
    {"src/emu/gfx950/timing", "src/emu/gfx950 src/isa"},
    {"src/hip_emulation", "src/emu/gfx950 src/emu/gfx950/hazard src/emu/gfx950/timing"},
    {"src/runtime", "src/reference src/cpu src/io src/kernels/gfx950 src/kernels/sm90a src/hip_emulation"},
    {"src/report", "src/runtime"},
    {"tools/leanfa", "src/report"},
});

// Pairs that must not come about through any future edit of kModules either.
struct Forbidden {
  std::string_view from;
  std::string_view to;
  std::string_view why;
};

inline constexpr auto kForbidden = std::to_array<Forbidden>({
    {"src/emu/gfx950", "src/asm", "one mistake must not be able to agree with itself: they share the ISA tables only"},
    {"src/emu/gfx950", "src/schedule", "the emulator judges schedules, so it cannot know them"},
    {"src/emu/gfx950", "src/kernels/gfx950", "the emulator runs any code object, ours and other people's"},
    {"src/emu/gfx950", "src/kernels/sm90a", "the emulator runs any code object, ours and other people's"},
    {"src/kernels/gfx950", "src/emu/gfx950", "a kernel must not be written to the emulator"},
    {"src/kernels/sm90a", "src/emu/gfx950", "a kernel must not be written to the emulator"},
    {"src/emu/gfx950/hazard", "src/emu/gfx950/timing", "an audit that knows the cycle model could hide its mistakes"},
    {"src/emu/gfx950/timing", "src/emu/gfx950/hazard", "an audit that knows the cycle model could hide its mistakes"},
    {"src/schedule", "src/asm", "a schedule is a value; emitting it is someone else's work"},
    {"src/asm", "src/schedule", "the assembler emits what it is given"},
    {"src/isa", "src/numerics", "the ISA is data over base alone"},
    {"src/reference", "src/cpu", "they check each other"},
    {"src/cpu", "src/reference", "they check each other"},
});

// Packages: where their headers may be included; of the rows that match, the first decides. kSources = .cpp files only,
// so that nobody pays for them twice.
enum class Where { kAnywhere, kSources };

struct Package {
  std::string_view prefix;  // of the include path
  Where where;
  std::string_view folders;  // separated by spaces; empty = every folder
};

inline constexpr auto kPackages = std::to_array<Package>({
    {"fmt/", Where::kSources, ""},
    {"nlohmann/json_fwd.hpp", Where::kAnywhere, "src/io src/runtime src/report tools/leanfa"},
    {"nlohmann/", Where::kSources, "src/io src/runtime src/report tools/leanfa"},
    {"CLI/", Where::kAnywhere, "tools/leanfa"},
    {"hwy/", Where::kAnywhere, "src/cpu src/numerics src/emu/gfx950"},
    {"tl/expected.hpp", Where::kAnywhere, "src/base"},
    {"cute/", Where::kAnywhere, "src/kernels/sm90a"},
    {"cutlass/", Where::kAnywhere, "src/kernels/sm90a"},
});

// Words that no folder or file name may contain.
inline constexpr auto kBannedWords =
    std::to_array<std::string_view>({"util", "utils", "utility", "helper", "helpers", "common", "misc", "manager"});

// Folders that may read the environment.
inline constexpr std::string_view kReadsEnvironment = "src/runtime src/hip_emulation tools/leanfa";

// The row whose folder holds `path` (relative to the repository, "/" separated), or nullptr.
[[nodiscard]] const Module* module_of(std::string_view path);

// Every folder that `module` may include, itself among them.
[[nodiscard]] std::vector<std::string_view> reach(const Module& module);

// One line for each broken rule, in the form "path:line: rule". `files` are all paths of the repository that an include
// may name, relative to it.
[[nodiscard]] std::vector<std::string> check_file(std::string_view path, std::string_view text,
                                                  std::span<const std::string> files);

// The table as text, with what each module reaches.
[[nodiscard]] std::string print_modules();

}  // namespace leanfa::layering
