// Layouts: the order of the dimensions in which files hold Q, K, V and O, and strided views of it in the project's
// own order [batch, seqlen, heads, dim]. Nothing is copied.
#pragma once

#include <string_view>

#include "base/result.hpp"
#include "base/tensor.hpp"
#include "io/stored_tensor.hpp"

namespace leanfa::io {

// One letter a dimension: batch, sequence, head, dim. SHD and HSD have one batch entry.
enum class Layout { kBSHD, kSHD, kBHSD, kHSD };

[[nodiscard]] std::string_view name(Layout layout);
// "BSHD", "SHD", "BHSD", "HSD", in capitals or small letters.
[[nodiscard]] Result<Layout> parse_layout(std::string_view text, std::string_view subject);

// View of `data`, row-major in `layout`. kBadInput if the rank of `shape` is not the layout's.
[[nodiscard]] Result<AnyView> view_in_layout(std::string_view subject, const void* data, DType dtype,
                                             std::span<const Index> shape, Layout layout);

// LSE is stored [batch, heads, seqlen], or [heads, seqlen] for SHD and HSD. The view is [batch, seqlen, heads, 1].
[[nodiscard]] Result<AnyView> view_of_lse(std::string_view subject, const void* data, DType dtype,
                                          std::span<const Index> shape, Layout layout);

}  // namespace leanfa::io
