#include "io/stored_tensor.hpp"

#include <fmt/format.h>

#include <bit>
#include <cstring>
#include <utility>

namespace leanfa::io {

static_assert(std::endian::native == std::endian::little, "both file formats store little-endian elements");

namespace {
constexpr std::size_t kShownSizes = 8;
constexpr std::size_t kShownBytes = 80;
}  // namespace

Result<Index> size_bytes(std::string_view subject, DType dtype, std::span<const Index> shape) {
  Index total = static_cast<Index>(leanfa::size_bytes(dtype));
  bool empty = false;
  for (const Index extent : shape) {
    if (extent < 0) return bad_input({subject, "every size is >= 0", describe_shape(shape), "0 to 2^63 - 1"});
    if (extent == 0)
      empty = true;
    else if (__builtin_mul_overflow(total, extent, &total))
      return bad_input({subject, "the number of bytes fits in 63 bits",
                        fmt::format("{} {}", name(dtype), describe_shape(shape)), "smaller sizes"});
  }
  return empty ? 0 : total;
}

Result<AlignedBytes> aligned_bytes(const StoredTensor& tensor) {
  AlignedBytes result;
  result.data = tensor.bytes.data();
  if (std::bit_cast<std::uintptr_t>(tensor.bytes.data()) % leanfa::size_bytes(tensor.dtype) == 0) return result;
  auto copy = Buffer<std::byte>::make(static_cast<Index>(tensor.bytes.size()), tensor.name);
  if (!copy) return tl::unexpected(std::move(copy.error()));
  if (!tensor.bytes.empty()) std::memcpy(copy->data(), tensor.bytes.data(), tensor.bytes.size());
  result.copy = std::move(*copy);
  result.data = result.copy.data();
  return result;
}

std::string describe_shape(std::span<const Index> shape) {
  std::string text = "[";
  for (std::size_t i = 0; i < shape.size() && i < kShownSizes; ++i)
    text += fmt::format("{}{}", i == 0 ? "" : ", ", shape[i]);
  if (shape.size() > kShownSizes) text += fmt::format(", ... {} sizes", shape.size());
  return text + "]";
}

std::string in_quotes(std::string_view text) {
  std::string result = "'";
  for (const char c : text.substr(0, kShownBytes)) {
    const auto code = static_cast<unsigned char>(c);
    if (code >= 0x20 && code < 0x7F)
      result += c;
    else
      result += fmt::format("\\x{:02X}", code);
  }
  return result + (text.size() > kShownBytes ? "...'" : "'");
}

}  // namespace leanfa::io
