#include "report/head_selection.hpp"

#include <fmt/format.h>

#include <cstring>
#include <numeric>
#include <vector>

namespace leanfa::report {
namespace {

// Contiguous copy of `view` with the given heads in the given order.
Result<Buffer<std::byte>> gather(AnyView& view, std::span<const Index> heads, std::string_view what) {
  const Index4 size{view.batch(), view.seqlen(), static_cast<Index>(heads.size()), view.dim()};
  const auto element = static_cast<Index>(size_bytes(view.dtype));
  auto copy = Buffer<std::byte>::make(size[0] * size[1] * size[2] * size[3] * element, what);
  if (!copy) return copy;
  const auto* source = static_cast<const std::byte*>(view.data);
  std::byte* out = copy->data();
  const Index row_bytes = size[3] * element;
  for (Index b = 0; b < size[0]; ++b) {
    for (Index s = 0; s < size[1]; ++s) {
      for (const Index h : heads) {
        const Index offset = b * view.stride[0] + s * view.stride[1] + h * view.stride[2];
        if (row_bytes > 0) std::memcpy(out, source + offset * element, static_cast<std::size_t>(row_bytes));
        out += row_bytes;
      }
    }
  }
  view = {copy->data(), view.dtype, size, contiguous_strides(size)};
  return copy;
}

}  // namespace

Result<OwnedProblem> select_heads(const AttentionProblem& problem, std::span<const Index> heads,
                                  bool zero_first_value) {
  const Index heads_q = problem.q.heads();
  const Index group = problem.k.heads() == 0 ? 1 : heads_q / problem.k.heads();
  std::vector<Index> query(heads.begin(), heads.end()), key(heads.begin(), heads.end());
  if (heads.empty()) {
    query.resize(static_cast<std::size_t>(heads_q));
    key.resize(static_cast<std::size_t>(problem.k.heads()));
    std::iota(query.begin(), query.end(), Index{0});
    std::iota(key.begin(), key.end(), Index{0});
  } else {
    for (Index& head : key) {
      if (head < 0 || head >= heads_q)
        return bad_input(
            {"heads", "names query heads of the layer", fmt::format("{}", head), fmt::format("0..{}", heads_q - 1)});
      head /= group;
    }
  }
  OwnedProblem owned{.problem = problem, .q = {}, .k = {}, .v = {}};
  auto q = gather(owned.problem.q, query, "q of the selected heads");
  auto k = gather(owned.problem.k, key, "k of the selected heads");
  auto v = gather(owned.problem.v, key, "v of the selected heads");
  for (auto* copy : {&q, &k, &v})
    if (!*copy) return tl::unexpected(std::move(copy->error()));
  owned.q = std::move(*q);
  owned.k = std::move(*k);
  owned.v = std::move(*v);
  const AnyView& values = owned.problem.v;
  if (zero_first_value && values.seqlen() > 0) {
    const auto row = static_cast<std::size_t>(values.heads() * values.dim()) * size_bytes(values.dtype);
    for (Index b = 0; b < values.batch(); ++b)  // zero bytes are 0.0 in every format
      std::memset(owned.v.data() + static_cast<std::size_t>(b * values.seqlen()) * row, 0, row);
  }
  return owned;
}

}  // namespace leanfa::report
