#include "io/attention_layout.hpp"

#include <fmt/format.h>

#include <array>
#include <cctype>

namespace leanfa::io {
namespace {

constexpr std::array<std::string_view, 4> kNames{"BSHD", "SHD", "BHSD", "HSD"};  // in the order of the enumeration

bool batched(Layout layout) { return layout == Layout::kBSHD || layout == Layout::kBHSD; }
bool heads_first(Layout layout) { return layout == Layout::kBHSD || layout == Layout::kHSD; }

}  // namespace

std::string_view name(Layout layout) { return kNames[static_cast<std::size_t>(layout)]; }

Result<Layout> parse_layout(std::string_view text, std::string_view subject) {
  std::string capitals(text);
  for (char& c : capitals) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  for (std::size_t i = 0; i < kNames.size(); ++i)
    if (kNames[i] == capitals) return static_cast<Layout>(i);
  return bad_input({subject, "layout is known", in_quotes(text), "BSHD, SHD, BHSD, HSD"});
}

Result<AnyView> view_in_layout(std::string_view subject, const void* data, DType dtype, std::span<const Index> shape,
                               Layout layout) {
  if (shape.size() != name(layout).size())
    return bad_input({subject, fmt::format("rank is that of layout {}", name(layout)),
                      fmt::format("rank {} {}", shape.size(), describe_shape(shape)),
                      fmt::format("rank {}", name(layout).size())});
  const Index batch = batched(layout) ? shape[0] : 1;
  const auto inner = shape.last(3);
  const Index dim = inner[2];
  const Index batch_stride = inner[0] * inner[1] * dim;
  if (heads_first(layout))
    return AnyView{data, dtype, {batch, inner[1], inner[0], dim}, {batch_stride, dim, inner[1] * dim, 1}};
  return AnyView{data, dtype, {batch, inner[0], inner[1], dim}, {batch_stride, inner[1] * dim, dim, 1}};
}

Result<AnyView> view_of_lse(std::string_view subject, const void* data, DType dtype, std::span<const Index> shape,
                            Layout layout) {
  const std::size_t rank = batched(layout) ? 3 : 2;
  if (shape.size() != rank)
    return bad_input({subject, "rank is that of an LSE", fmt::format("rank {} {}", shape.size(), describe_shape(shape)),
                      rank == 3 ? "[batch, heads, seqlen]" : "[heads, seqlen]"});
  const Index batch = rank == 3 ? shape[0] : 1;
  const auto inner = shape.last(2);
  return AnyView{data, dtype, {batch, inner[1], inner[0], 1}, {inner[0] * inner[1], 1, inner[1], 1}};
}

}  // namespace leanfa::io
