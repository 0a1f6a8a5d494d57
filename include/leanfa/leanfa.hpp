// leanfa for C++20: leanfa.h with zeroed descriptors, views made from pointers, and status and message in one value.
// Header only, std only, nothing of its own: what each field and call means is in leanfa.h.
//
//   leanfa::attention_desc desc;
//   desc.q = leanfa::tensor(q, {batch, seqlen, heads, dim});  // q is a const leanfa::bf16*, say
//   ...
//   if (const leanfa::status done = leanfa::attention_forward(desc); !done) std::puts(done.message().c_str());
#ifndef LEANFA_LEANFA_HPP_
#define LEANFA_LEANFA_HPP_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <new>
#include <span>
#include <string>
#include <utility>

#include "leanfa/leanfa.h"

namespace leanfa {

// Bits of formats that C++20 has no type for.
enum class bf16 : std::uint16_t {};
enum class f16 : std::uint16_t {};
enum class e4m3fn : std::uint8_t {};
enum class e5m2 : std::uint8_t {};

template <class T>
inline constexpr leanfa_dtype dtype_of = LEANFA_DTYPE_NONE;
template <>
inline constexpr leanfa_dtype dtype_of<float> = LEANFA_F32;
template <>
inline constexpr leanfa_dtype dtype_of<bf16> = LEANFA_BF16;
template <>
inline constexpr leanfa_dtype dtype_of<f16> = LEANFA_F16;
template <>
inline constexpr leanfa_dtype dtype_of<e4m3fn> = LEANFA_E4M3FN;
template <>
inline constexpr leanfa_dtype dtype_of<e5m2> = LEANFA_E5M2;
template <>
inline constexpr leanfa_dtype dtype_of<std::int8_t> = LEANFA_I8;
template <>
inline constexpr leanfa_dtype dtype_of<std::int32_t> = LEANFA_I32;

// A view with strides in elements. `size` and `stride` have 0 to 4 entries, as many of one as of the other; more are an
// error of the program and give a tensor that every call refuses.
[[nodiscard]] inline leanfa_tensor strided_tensor(const void* data, leanfa_dtype dtype,
                                                  std::initializer_list<std::int64_t> size,
                                                  std::initializer_list<std::int64_t> stride) {
  leanfa_tensor view{};
  view.data = const_cast<void*>(data);  // C has one tensor type; inputs are not written to
  view.dtype = dtype;
  view.ndim = size.size() == stride.size() ? static_cast<std::int32_t>(size.size()) : -1;
  if (size.size() > LEANFA_MAX_NDIM || view.ndim < 0) return view;
  std::size_t axis = 0;
  for (const std::int64_t extent : size) view.size[axis++] = extent;
  axis = 0;
  for (const std::int64_t step : stride) view.stride[axis++] = step;
  return view;
}

// A contiguous view, the last dimension fastest.
template <class T>
[[nodiscard]] leanfa_tensor tensor(T* data, std::initializer_list<std::int64_t> size) {
  constexpr leanfa_dtype dtype = dtype_of<std::remove_const_t<T>>;
  static_assert(dtype != LEANFA_DTYPE_NONE, "no leanfa_dtype has this element type");
  leanfa_tensor view{};
  view.data = const_cast<std::remove_const_t<T>*>(data);
  view.dtype = dtype;
  view.ndim = static_cast<std::int32_t>(size.size());
  if (size.size() > LEANFA_MAX_NDIM) return view;
  std::size_t axis = 0;
  for (const std::int64_t extent : size) view.size[axis++] = extent;
  // Unsigned, so that sizes too large to be served are refused by the call rather than overflow here.
  std::uint64_t step = 1;
  while (axis-- > 0) {
    view.stride[axis] = static_cast<std::int64_t>(step);
    step *= static_cast<std::uint64_t>(view.size[axis]);
  }
  return view;
}

// The outcome of a call; true if it succeeded.
class [[nodiscard]] status {
 public:
  status() = default;
  status(leanfa_status code, std::string message) : code_(code), message_(std::move(message)) {}

  explicit operator bool() const { return code_ == LEANFA_OK; }
  [[nodiscard]] leanfa_status code() const { return code_; }
  [[nodiscard]] const char* name() const { return leanfa_status_string(code_); }
  [[nodiscard]] const std::string& message() const { return message_; }

 private:
  leanfa_status code_ = LEANFA_OK;
  std::string message_;
};

// A descriptor of C with struct_size set and everything else absent.
template <class Desc>
struct zeroed : Desc {
  zeroed() : Desc{} { this->struct_size = sizeof(Desc); }
};
using attention_desc = zeroed<leanfa_attention_desc>;
using merge_desc = zeroed<leanfa_merge_desc>;
using rotate_desc = zeroed<leanfa_rotate_desc>;
using quantize_desc = zeroed<leanfa_quantize_desc>;
using lse_offset_desc = zeroed<leanfa_lse_offset_desc>;
using packed_sizes = zeroed<leanfa_packed_sizes>;
using device_info = zeroed<leanfa_device_info>;
using kernel_info = zeroed<leanfa_kernel_info>;

inline void set_cu_seqlens(leanfa_attention_desc& desc, std::span<const std::int32_t> q,
                           std::span<const std::int32_t> k) {
  desc.cu_seqlens_q = q.data();
  desc.cu_seqlens_q_count = static_cast<std::int64_t>(q.size());
  desc.cu_seqlens_k = k.data();
  desc.cu_seqlens_k_count = static_cast<std::int64_t>(k.size());
}

// call(char* message, size_t message_size) -> leanfa_status, with room for a message.
template <class Call>
status with_message(const Call& call) {
  std::string message(4096, '\0');
  const leanfa_status code = call(message.data(), message.size());
  message.resize(std::strlen(message.c_str()));
  return {code, std::move(message)};
}

// Host memory of a size and alignment that leanfa_attention_forward takes. Throws std::bad_alloc.
class workspace {
 public:
  workspace() = default;
  explicit workspace(std::size_t size) : size_(size) {
    if (size > 0) memory_.reset(static_cast<std::byte*>(::operator new(size, kAlignment)));
  }
  [[nodiscard]] void* data() const { return memory_.get(); }
  [[nodiscard]] std::size_t size() const { return size_; }

 private:
  static constexpr std::align_val_t kAlignment{64};
  struct deleter {
    void operator()(std::byte* memory) const { ::operator delete(memory, kAlignment); }
  };
  std::unique_ptr<std::byte, deleter> memory_;
  std::size_t size_ = 0;
};

inline status query_support(const leanfa_attention_desc& desc) {
  return with_message([&](char* text, std::size_t size) { return leanfa_query_support(&desc, text, size); });
}

inline status workspace_size(const leanfa_attention_desc& desc, std::size_t& bytes) {
  return with_message([&](char* text, std::size_t size) { return leanfa_workspace_size(&desc, &bytes, text, size); });
}

inline status attention_forward(const leanfa_attention_desc& desc, const workspace& memory, void* stream = nullptr) {
  return with_message([&](char* text, std::size_t size) {
    return leanfa_attention_forward(&desc, memory.data(), memory.size(), stream, text, size);
  });
}

// The same with a workspace of its own, for tensors in host memory.
inline status attention_forward(const leanfa_attention_desc& desc) {
  std::size_t bytes = 0;
  if (status sized = workspace_size(desc, bytes); !sized) return sized;
  return attention_forward(desc, workspace(bytes));
}

inline status merge_lse(const leanfa_merge_desc& desc, void* stream = nullptr) {
  return with_message([&](char* text, std::size_t size) { return leanfa_merge_lse(&desc, stream, text, size); });
}

inline status rotate(const leanfa_rotate_desc& desc, void* stream = nullptr) {
  return with_message([&](char* text, std::size_t size) { return leanfa_rotate(&desc, stream, text, size); });
}

inline status packed_sizes_of(const leanfa_quantize_desc& desc, leanfa_packed_sizes& sizes) {
  return with_message([&](char* text, std::size_t size) { return leanfa_packed_sizes_of(&desc, &sizes, text, size); });
}

inline status quantize(const leanfa_quantize_desc& desc, void* stream = nullptr) {
  return with_message([&](char* text, std::size_t size) { return leanfa_quantize(&desc, stream, text, size); });
}

inline status lse_offset(const leanfa_lse_offset_desc& desc, void* stream = nullptr) {
  return with_message([&](char* text, std::size_t size) { return leanfa_lse_offset(&desc, stream, text, size); });
}

inline status get_device_info(std::int32_t index, leanfa_device_info& info) {
  return with_message([&](char* text, std::size_t size) { return leanfa_get_device_info(index, &info, text, size); });
}

inline status get_kernel_info(std::int32_t index, leanfa_kernel_info& info) {
  return with_message([&](char* text, std::size_t size) { return leanfa_get_kernel_info(index, &info, text, size); });
}

}  // namespace leanfa

#endif  // LEANFA_LEANFA_HPP_
