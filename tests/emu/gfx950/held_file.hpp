// A code object on disk, held for the kernels that are loaded from it. For tests.
#pragma once

#include <fstream>
#include <iterator>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "emu/gfx950/launch.hpp"

namespace leanfa::emu {

struct HeldFile {
  std::string bytes;
  KernelFile file;  // looks into `bytes`
};

// An empty path, as where no compiler made the file, gives a file without kernels.
inline Result<std::unique_ptr<HeldFile>> hold_file(const std::string& path) {
  auto held = std::make_unique<HeldFile>();
  if (path.empty()) return held;
  std::ifstream stream(path, std::ios::binary);
  held->bytes.assign((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
  auto file = KernelFile::parse(std::as_bytes(std::span(held->bytes)), path);
  if (!file) return tl::unexpected(std::move(file.error()));
  held->file = std::move(*file);
  return held;
}

}  // namespace leanfa::emu
