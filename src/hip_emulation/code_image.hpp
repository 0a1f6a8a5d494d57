// Finds the gfx950 code object in what hipModuleLoadData is given: an ELF file, or clang's offload bundle of several.
// HIP passes no size, so the extent follows from the headers; hipModuleLoad knows the file's size and it is checked.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "base/result.hpp"

namespace leanfa::hipemu {

// A copy of the code object for gfx950 in `image`. `size`: of the image, where it is known.
// kBadInput: neither an ELF file nor a bundle. kUnsupported: no code object for gfx950 in it, or a compressed bundle.
[[nodiscard]] Result<std::vector<std::byte>> find_code_object(const std::byte* image, std::optional<std::size_t> size);

}  // namespace leanfa::hipemu
