// Read-modify-write operations of LDS and memory on one element, as the manual's pseudocode has them. Memory ones are
// atomic between workgroups on different threads.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "emu/gfx950/float_ops.hpp"

namespace leanfa::emu {

// Applies f(old) to an aligned element and returns what was there before.
template <class U, class F>
U modify(std::byte* address, F f) {
  std::atomic_ref<U> element(*reinterpret_cast<U*>(address));
  U old = element.load(std::memory_order_relaxed);
  while (!element.compare_exchange_weak(old, f(old), std::memory_order_relaxed)) {
  }
  return old;
}

namespace atomic_ops {

inline constexpr auto add = [](auto old, auto data) { return static_cast<decltype(old)>(old + data); };
inline constexpr auto sub = [](auto old, auto data) { return static_cast<decltype(old)>(old - data); };
inline constexpr auto rsub = [](auto old, auto data) { return static_cast<decltype(old)>(data - old); };
inline constexpr auto swap = [](auto, auto data) { return data; };
inline constexpr auto umin = [](auto old, auto data) { return old < data ? old : data; };
inline constexpr auto umax = [](auto old, auto data) { return old > data ? old : data; };
inline constexpr auto smin = [](auto old, auto data) {
  return static_cast<std::make_signed_t<decltype(old)>>(old) < static_cast<std::make_signed_t<decltype(old)>>(data)
             ? old
             : data;
};
inline constexpr auto smax = [](auto old, auto data) {
  return static_cast<std::make_signed_t<decltype(old)>>(old) > static_cast<std::make_signed_t<decltype(old)>>(data)
             ? old
             : data;
};
inline constexpr auto bit_and = [](auto old, auto data) { return old & data; };
inline constexpr auto bit_or = [](auto old, auto data) { return old | data; };
inline constexpr auto bit_xor = [](auto old, auto data) { return old ^ data; };
// Wraps to 0 past `data`; counts down from `data` at 0 or above it.
inline constexpr auto inc = [](auto old, auto data) { return static_cast<decltype(old)>(old >= data ? 0 : old + 1); };
inline constexpr auto dec = [](auto old, auto data) {
  return static_cast<decltype(old)>(old == 0 || old > data ? data : old - 1);
};
inline constexpr auto add_f32 = [](std::uint32_t old, std::uint32_t data) {
  return canonical_nan(as_f32(old) + as_f32(data), is_nan_f32(old) || is_nan_f32(data));
};
inline constexpr auto min_f = [](std::uint32_t old, std::uint32_t data) { return min_f32(old, data, false); };
inline constexpr auto max_f = [](std::uint32_t old, std::uint32_t data) { return max_f32(old, data, false); };
inline constexpr auto add_f64 = [](std::uint64_t old, std::uint64_t data) {
  return as_u64(as_f64(old) + as_f64(data));
};
inline constexpr auto min_f64 = [](std::uint64_t old, std::uint64_t data) {
  return as_u64(std::fmin(as_f64(old), as_f64(data)));
};
inline constexpr auto max_f64 = [](std::uint64_t old, std::uint64_t data) {
  return as_u64(std::fmax(as_f64(old), as_f64(data)));
};
inline constexpr auto pk_add_f16 = [](std::uint32_t old, std::uint32_t data) {
  const auto half = [](std::uint32_t a, std::uint32_t b) {
    return std::uint32_t{
        f32_to_f16_rne(f16_to_f32(static_cast<std::uint16_t>(a)) + f16_to_f32(static_cast<std::uint16_t>(b)))};
  };
  return half(old, data) | half(old >> 16, data >> 16) << 16;
};
inline constexpr auto pk_add_bf16 = [](std::uint32_t old, std::uint32_t data) {
  const auto half = [](std::uint32_t a, std::uint32_t b) {
    return std::uint32_t{
        f32_to_bf16_rne(bf16_to_f32(static_cast<std::uint16_t>(a)) + bf16_to_f32(static_cast<std::uint16_t>(b)))};
  };
  return half(old, data) | half(old >> 16, data >> 16) << 16;
};

}  // namespace atomic_ops
}  // namespace leanfa::emu
