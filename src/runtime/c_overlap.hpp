// Whether what a call writes shares memory with what it reads. Tensors interleaved in one buffer, as Q, K, V and O of a
// fused projection are, do not; whatever cannot be shown to be apart is taken to overlap.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "runtime/c_tensor.hpp"

namespace leanfa::c_api {

struct Region {
  std::string_view name;
  std::uintptr_t address = 0;  // of the first element
  std::size_t element_bytes = 1;
  int ndim = 0;
  std::array<Index, LEANFA_MAX_NDIM> size{};
  std::array<Index, LEANFA_MAX_NDIM> stride{};  // elements
};

[[nodiscard]] Region region(std::string_view name, const leanfa_tensor& tensor, DType dtype);
[[nodiscard]] Region region(std::string_view name, const void* data, std::size_t bytes);

[[nodiscard]] bool may_overlap(const Region& a, const Region& b);

// A reason for each written region that overlaps a read one or a later written one.
void check_overlaps(Reasons& reasons, const std::vector<Region>& written, const std::vector<Region>& read);

}  // namespace leanfa::c_api
