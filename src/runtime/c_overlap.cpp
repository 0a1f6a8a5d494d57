#include "runtime/c_overlap.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace leanfa::c_api {
namespace {

using Wide = __int128;

struct Span {
  Wide begin = 0, end = 0;
};

bool empty(const Region& r) {
  for (int i = 0; i < r.ndim; ++i)
    if (r.size[static_cast<std::size_t>(i)] == 0) return true;
  return false;
}

// Bytes that the region reaches through the axes whose stride is not a multiple of `period` (0: through all axes).
Span span_within(const Region& r, Index period) {
  const auto width = static_cast<Wide>(r.element_bytes);
  Span span{static_cast<Wide>(r.address), static_cast<Wide>(r.address) + width};
  for (std::size_t i = 0; i < static_cast<std::size_t>(r.ndim); ++i) {
    const Wide stride = static_cast<Wide>(r.stride[i]) * width;
    if (period != 0 && stride % period == 0) continue;
    const Wide reach = static_cast<Wide>(r.size[i] - 1) * stride;
    (reach < 0 ? span.begin : span.end) += reach;
  }
  return span;
}

// Both regions repeat every `period` bytes: are the parts of the period that they take apart?
bool apart_modulo(const Region& a, const Region& b, Index period) {
  const Span x = span_within(a, period);
  const Span y = span_within(b, period);
  if (x.end - x.begin > period || y.end - y.begin > period) return false;
  Wide ahead = (y.begin - x.begin) % period;
  if (ahead < 0) ahead += period;
  return ahead >= x.end - x.begin && ahead + (y.end - y.begin) <= period;
}

}  // namespace

Region region(std::string_view name, const leanfa_tensor& tensor, DType dtype) {
  Region r{.name = name,
           .address = reinterpret_cast<std::uintptr_t>(tensor.data),
           .element_bytes = size_bytes(dtype),
           .ndim = tensor.ndim};
  std::copy_n(tensor.size, tensor.ndim, r.size.begin());
  std::copy_n(tensor.stride, tensor.ndim, r.stride.begin());
  return r;
}

Region region(std::string_view name, const void* data, std::size_t bytes) {
  return {.name = name,
          .address = reinterpret_cast<std::uintptr_t>(data),
          .ndim = 1,
          .size = {static_cast<Index>(bytes)},
          .stride = {1}};
}

bool may_overlap(const Region& a, const Region& b) {
  if (a.address == 0 || b.address == 0 || empty(a) || empty(b)) return false;
  const Span x = span_within(a, 0);
  const Span y = span_within(b, 0);
  if (x.end <= y.begin || y.end <= x.begin) return false;
  for (std::size_t i = 0; i < static_cast<std::size_t>(a.ndim); ++i) {
    const Wide period = static_cast<Wide>(a.stride[i]) * static_cast<Wide>(a.element_bytes);
    const Wide magnitude = period < 0 ? -period : period;
    if (magnitude > 1 && magnitude <= INT64_MAX && apart_modulo(a, b, static_cast<Index>(magnitude))) return false;
  }
  return true;
}

void check_overlaps(Reasons& reasons, const std::vector<Region>& written, const std::vector<Region>& read) {
  const auto check = [&](const Region& a, const Region& b) {
    if (may_overlap(a, b))
      reasons.add(bad_input(
          {a.name, fmt::format("shares no memory with {}", b.name), "overlapping addresses", "memory of its own"}));
  };
  for (std::size_t i = 0; i < written.size(); ++i) {
    for (const Region& r : read) check(written[i], r);
    for (std::size_t j = i + 1; j < written.size(); ++j) check(written[i], written[j]);
  }
}

}  // namespace leanfa::c_api
