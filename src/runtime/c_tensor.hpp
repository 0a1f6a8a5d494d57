// A leanfa_tensor checked and turned into the runtime's views: type, rank, sizes, strides, alignment, and that all of
// its addresses exist. What the sizes must be in relation to other tensors is checked where the call is put together.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/tensor.hpp"
#include "leanfa/leanfa.h"
#include "runtime/c_status.hpp"

namespace leanfa::c_api {

[[nodiscard]] inline bool present(const leanfa_tensor& t) { return t.dtype != LEANFA_DTYPE_NONE || t.data != nullptr; }

struct TensorRules {
  std::vector<DType> dtypes;
  std::vector<int> ranks;
  bool unit_last_stride = false;
  bool writable = false;      // then no two indices may share an address
  bool data_required = true;  // false: only the shape is judged
};

// The DType of a code. Errors: none, fnuz formats (with the conversion), numbers that name nothing.
[[nodiscard]] Result<DType> dtype_of(std::string_view tensor, std::int32_t code);

// Every rule that the tensor breaks goes to `reasons`. The type if all hold.
std::optional<DType> check_tensor(Reasons& reasons, std::string_view name, const leanfa_tensor& tensor,
                                  const TensorRules& rules);

// "[2, 16, 8]", "scalar". Preconditions: a rank of 0..4.
[[nodiscard]] std::string describe_shape(const leanfa_tensor& tensor);
[[nodiscard]] std::string describe_shape(std::span<const Index> size);
[[nodiscard]] bool has_shape(const leanfa_tensor& tensor, std::span<const Index> size);

// [batch, seqlen, heads, dim] of a checked tensor of rank 4, or of rank 3 with batch 1.
[[nodiscard]] AnyView attention_view(const leanfa_tensor& tensor, DType dtype);

// Bytes from the first to past the last that the tensor's indices reach, around data; empty tensors reach none.
struct ByteRange {
  std::int64_t begin = 0, end = 0;  // relative to data
};
[[nodiscard]] std::optional<ByteRange> byte_range(const leanfa_tensor& tensor, std::size_t element_bytes);

}  // namespace leanfa::c_api
