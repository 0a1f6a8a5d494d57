// safetensors files: an 8-byte header length, a JSON header, then the tensors' bytes without gaps.
// The reader copies nothing and believes nothing: the header is checked in full before a tensor is returned. Served
// dtypes: F64 F32 F16 BF16 F8_E4M3 F8_E5M2 F8_E8M0 I8 U8 I32 I64. Attention's own keys are in attention_file.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "io/file.hpp"
#include "io/stored_tensor.hpp"

namespace leanfa::io {

using Metadata = std::map<std::string, std::string>;

inline constexpr std::uint64_t kMaxSafetensorsHeaderBytes = 100'000'000;  // the format's own limit

struct Safetensors {
  std::vector<StoredTensor> tensors;  // sorted by name; their bytes point into the parsed bytes
  Metadata metadata;                  // of "__metadata__"; empty if the file has none

  [[nodiscard]] const StoredTensor* find(std::string_view name) const;  // null if there is no such tensor
};

// Reads a whole file that is already in memory. `subject` (the path, say) starts every message.
// kBadInput: truncated, a header that lies about sizes, is not the JSON object that the format defines, or has a key
// twice; tensors that overlap, leave gaps, or do not match their shape. kUnsupported: a dtype that is not served.
[[nodiscard]] Result<Safetensors> parse_safetensors(std::span<const std::byte> bytes,
                                                    std::string_view subject = "safetensors");

// The same of a mapped file, which lives as long as this object.
struct SafetensorsFile {
  MappedFile file;
  Safetensors contents;

  [[nodiscard]] static Result<SafetensorsFile> open(const std::string& path);
};

// Writes tensors and metadata atomically (io/file.hpp). The same input gives the same bytes: tensors go by element
// size, largest first, then by name, so each starts aligned; metadata goes by key. kBadInput: a name twice or reserved,
// text that is not UTF-8, bytes that do not match the shape. kIo: see AtomicFile.
[[nodiscard]] Result<AtomicFile> stage_safetensors(const std::string& path, std::span<const StoredTensor> tensors,
                                                   const Metadata& metadata = {});  // awaits its commit
[[nodiscard]] Status write_safetensors(const std::string& path, std::span<const StoredTensor> tensors,
                                       const Metadata& metadata = {});

}  // namespace leanfa::io
