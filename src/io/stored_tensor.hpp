// A tensor as a file stores it: name, dtype, shape of any rank, row-major bytes that somebody else owns.
// The readers return it and the writers take it; attention_file.hpp makes attention views of it.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/buffer.hpp"
#include "base/dtype.hpp"
#include "base/result.hpp"
#include "base/tensor.hpp"

namespace leanfa::io {

struct StoredTensor {
  std::string name;
  DType dtype = DType::kF32;
  std::vector<Index> shape;          // [] is a scalar; sizes >= 0
  std::span<const std::byte> bytes;  // row-major; not necessarily aligned for the dtype
};

// Number of elements times the element size. kBadInput if a size is negative, or if the product of the sizes other
// than 0 overflows 63 bits (so that strides never do).
[[nodiscard]] Result<Index> size_bytes(std::string_view subject, DType dtype, std::span<const Index> shape);

// The tensor's bytes at an address that suits its dtype: the file's own where they are aligned, else a copy.
struct AlignedBytes {
  const std::byte* data = nullptr;
  Buffer<std::byte> copy;  // empty when `data` points into the file
};
[[nodiscard]] Result<AlignedBytes> aligned_bytes(const StoredTensor& tensor);

[[nodiscard]] std::string describe_shape(std::span<const Index> shape);  // "[2048, 4, 128]", long ones cut

// Text of a file in a message: in single quotes, control and non-ASCII bytes as \xNN, long text cut.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace leanfa::io
