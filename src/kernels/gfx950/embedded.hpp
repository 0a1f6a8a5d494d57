// Code objects for gfx950 inside the library, made by clang 22 and lld 22 when it was built. Not the generators: what
// uses this needs none of them, and no compiler. The build writes the definitions (cmake/embed_gfx950.cmake).
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace leanfa::gfx950 {

struct EmbeddedKernel {
  std::string_view plan;
  std::string_view symbol;
  int arguments_version = 0;        // of the kernel's arguments; the launcher's must be the same
  std::span<const std::byte> code;  // ELF
};

[[nodiscard]] std::span<const EmbeddedKernel> embedded_kernels();

// Why this build has none; empty when it has. Ends with a NUL and lives as long as the program.
[[nodiscard]] std::string_view embedded_absent();

// Null when there is none of that plan.
[[nodiscard]] const EmbeddedKernel* find_embedded(std::string_view plan);

}  // namespace leanfa::gfx950
