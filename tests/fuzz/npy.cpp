// Any bytes as an npy file, read plainly and as bit patterns of each format: an error, or an array whose every byte
// can be read.
#include "io/npy.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using leanfa::DType;
  const auto bytes = std::as_bytes(std::span(data, size));
  for (const std::optional<DType> bits_as :
       {std::optional<DType>(), std::optional(DType::kBF16), std::optional(DType::kE4M3FN)}) {
    const auto tensor = leanfa::io::parse_npy(bytes, {bits_as}, "fuzz");
    if (!tensor) {
      if (tensor.error().message.empty() || tensor.error().message.size() > 4096) std::abort();
      continue;
    }
    if (tensor->bytes.size() > size) std::abort();
    volatile unsigned sum = 0;
    for (const std::byte byte : tensor->bytes) sum = sum + std::to_integer<unsigned>(byte);
  }
  return 0;
}
