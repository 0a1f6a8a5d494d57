// The arguments of an emulated launch, from a JSON file: named buffers (files, constants, zeros), where kernel
// arguments point to them, scalars by type and offset, and which buffers are written to files afterwards.
// docs/usage.md describes the format.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "emu/gfx950/kernel.hpp"
#include "emu/gfx950/memory.hpp"
#include "io/file.hpp"
#include "io/stored_tensor.hpp"

namespace leanfa::cli {

inline constexpr std::int64_t kMostBufferBytes = std::int64_t{1} << 34;  // of all buffers together

struct EmulatedBuffer {
  std::string name;
  DType dtype = DType::kU8;
  std::vector<Index> shape;
  std::vector<std::byte> bytes;
  bool writable = true;
  bool initialised = true;  // false: nothing is in it before the kernel writes
  std::string input;        // the file that its bytes come from; empty: none
  std::string output;       // npy or safetensors path; empty: not written
  std::uint64_t address = 0;
};

struct EmulatedArguments {
  std::deque<EmulatedBuffer> buffers;
  std::vector<std::byte> kernarg;
  std::uint32_t dynamic_lds_bytes = 0;
};

// Parses the text, loads files, maps the buffers into `memory` and fills the kernel arguments. Argument names are
// looked up in the kernel's metadata.
[[nodiscard]] Result<EmulatedArguments> load_arguments(std::string_view text, const std::string& subject,
                                                       const emu::Kernel& kernel, emu::Memory& memory,
                                                       std::int64_t most_bytes = kMostBufferBytes);

// Adds a file that awaits its commit for every buffer that has an output path.
[[nodiscard]] Status stage_outputs(const EmulatedArguments& arguments, std::vector<io::AtomicFile>& files);

}  // namespace leanfa::cli
