// What the fuzz targets of the C interface share: bytes of the input taken one by one, tensors made from them, memory
// of exactly the extent of each tensor, and what must hold of every answer.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

#include "leanfa/leanfa.h"

namespace leanfa::fuzz {

inline constexpr std::int64_t kMaxElements = 1 << 16;  // of one tensor: keeps a run short
inline constexpr std::int64_t kMaxSize = 4096;         // of one dimension, likewise
inline constexpr std::int64_t kMaxBytes = 1 << 20;     // that one tensor may span

// Takes the input's bytes in order; zeros once they are used up.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  std::uint8_t byte() {
    if (size_ == 0) return 0;
    --size_;
    return *data_++;
  }
  std::int64_t word() {
    std::uint64_t value = 0;
    for (int i = 0; i < 8; ++i) value = value << 8 | byte();
    return static_cast<std::int64_t>(value);
  }
  double number() {
    const std::int64_t bits = word();
    double value = 0.0;
    std::memcpy(&value, &bits, sizeof value);
    return value;
  }
  template <class T, std::size_t N>
  T pick(const std::array<T, N>& list) {
    return list[byte() % N];
  }
  bool one_in(unsigned n) { return byte() % n == n - 1; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
};

inline std::int64_t element_bytes(std::int32_t dtype) {
  if (dtype == LEANFA_F32 || dtype == LEANFA_I32) return 4;
  if (dtype == LEANFA_BF16 || dtype == LEANFA_F16) return 2;
  return 1;
}

// Owns the memory of the tensors of one descriptor.
class Memory {
 public:
  // False if the tensor is too large to be backed; its data is then null.
  bool back(leanfa_tensor& tensor, Bytes& bytes) {
    tensor.data = nullptr;
    const std::int64_t scale = element_bytes(tensor.dtype);
    std::int64_t low = 0;
    std::int64_t high = 0;
    std::int64_t count = 1;
    for (std::size_t axis = 0; axis < static_cast<std::size_t>(std::clamp(tensor.ndim, 0, LEANFA_MAX_NDIM)); ++axis) {
      const std::int64_t size = tensor.size[axis];
      if (size < 0 || size > kMaxSize) return false;
      count *= size;
      if (count > kMaxElements) return false;
      std::int64_t reach = 0;
      if (size > 0 && __builtin_mul_overflow(size - 1, tensor.stride[axis], &reach)) return false;
      if (reach < -kMaxBytes || reach > kMaxBytes) return false;
      (reach < 0 ? low : high) += reach;
    }
    const std::int64_t span_bytes = count == 0 ? 0 : (high - low + 1) * scale;
    if (span_bytes > kMaxBytes) return false;
    auto& block = blocks_.emplace_back(new std::uint8_t[static_cast<std::size_t>(span_bytes)]);
    const std::uint8_t fill = bytes.byte();
    std::memset(block.get(), fill, static_cast<std::size_t>(span_bytes));
    for (std::int64_t i = 0; i < std::min<std::int64_t>(span_bytes, 16); ++i)
      block[static_cast<std::size_t>(i)] = bytes.byte();
    tensor.data = block.get() + (count == 0 ? 0 : -low * scale);
    return true;
  }

 private:
  std::vector<std::unique_ptr<std::uint8_t[]>> blocks_;
};

inline std::int64_t pick_size(Bytes& bytes) {
  constexpr std::array<std::int64_t, 14> kSizes{1, 2, 3, 4, 5, 8, 16, 17, 33, 64, 128, 192, 0, -1};
  return bytes.one_in(64) ? bytes.word() : bytes.pick(kSizes);
}

// A tensor of the given sizes, contiguous; now and then with other strides, sizes, rank or type.
inline leanfa_tensor make_tensor(Bytes& bytes, std::int32_t dtype, const std::vector<std::int64_t>& sizes) {
  leanfa_tensor tensor{};
  tensor.dtype = bytes.one_in(32) ? bytes.byte() % 13 : dtype;
  tensor.ndim =
      bytes.one_in(64) ? static_cast<std::int32_t>(bytes.byte()) - 8 : static_cast<std::int32_t>(sizes.size());
  std::int64_t stride = 1;
  for (std::size_t axis = sizes.size(); axis-- > 0;) {
    tensor.size[axis] = bytes.one_in(64) ? pick_size(bytes) : sizes[axis];
    tensor.stride[axis] = stride;
    if (bytes.one_in(24)) tensor.stride[axis] = stride + static_cast<std::int8_t>(bytes.byte());
    if (bytes.one_in(48)) tensor.stride[axis] = bytes.one_in(2) ? -stride : 0;
    if (bytes.one_in(96)) tensor.stride[axis] = bytes.word();
    if (__builtin_mul_overflow(stride, std::max<std::int64_t>(sizes[axis], 1), &stride)) stride = 1;
  }
  return tensor;
}

// Sets every element of a backed f32 tensor.
inline void fill(const leanfa_tensor& tensor, float value) {
  if (tensor.data == nullptr || tensor.dtype != LEANFA_F32 || tensor.ndim < 0 || tensor.ndim > 3) return;
  const auto rank = static_cast<std::size_t>(tensor.ndim);
  const auto size = [&](std::size_t axis) { return axis < rank ? tensor.size[axis] : 1; };
  const auto stride = [&](std::size_t axis) { return axis < rank ? tensor.stride[axis] : 0; };
  for (std::int64_t i = 0; i < size(0); ++i)
    for (std::int64_t j = 0; j < size(1); ++j)
      for (std::int64_t k = 0; k < size(2); ++k)
        std::memcpy(static_cast<char*>(tensor.data) + 4 * (i * stride(0) + j * stride(1) + k * stride(2)), &value,
                    sizeof value);
}

// What the interface promises of every answer.
inline void check_answer(leanfa_status status, const std::array<char, 256>& message, std::size_t size) {
  if (status < LEANFA_OK || status > LEANFA_INTERNAL) std::abort();
  if (status == LEANFA_INTERNAL) std::abort();
  if (size == 0) return;
  if (std::find(message.begin(), message.begin() + static_cast<std::ptrdiff_t>(size), '\0') ==
      message.begin() + static_cast<std::ptrdiff_t>(size))
    std::abort();
  if (size == message.size() && status != LEANFA_OK && message[0] == '\0') std::abort();
}

}  // namespace leanfa::fuzz
