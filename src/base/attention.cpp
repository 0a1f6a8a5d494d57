#include "base/attention.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <string>
#include <utility>

namespace leanfa {
namespace {

constexpr Index kMaxIndex = std::numeric_limits<Index>::max();

// Whether sum_axis (size - 1) |stride| elements of `width` bytes can be counted. An axis of one element has no stride.
bool offsets_fit(std::span<const Index> size, std::span<const Index> stride, Index width) {
  if (std::find(size.begin(), size.end(), 0) != size.end()) return true;
  Index reach = 1;
  for (std::size_t axis = 0; axis < size.size(); ++axis) {
    Index step = 0;
    if (size[axis] == 1) continue;
    if (stride[axis] < -kMaxIndex || __builtin_mul_overflow(size[axis] - 1, std::abs(stride[axis]), &step))
      return false;
    if (__builtin_add_overflow(reach, step, &reach)) return false;
  }
  return !__builtin_mul_overflow(reach, width, &reach);
}

Status check_tensor(std::string_view tensor, const AnyView& view) {
  Index count = 1;
  for (int axis = 0; axis < 4; ++axis) {
    const Index extent = view.size[static_cast<std::size_t>(axis)];
    if (extent < 0)
      return bad_input({tensor, "every size is >= 0", describe(view.size), "[batch, seqlen, heads, dim]"});
    if (extent != 0 && __builtin_mul_overflow(count, extent, &count))
      return bad_input({tensor, "the number of elements fits in 63 bits", describe(view.size), "smaller sizes"});
  }
  if (view.heads() == 0 || view.dim() == 0)
    return bad_input({tensor, "heads and dim are >= 1", describe(view.size), "[batch, seqlen, heads, dim]"});
  if (view.dim() != 1 && view.stride[3] != 1)
    return bad_input(
        {tensor, "the last dimension is contiguous", fmt::format("stride {}", view.stride[3]), "stride 1"});
  if (!offsets_fit(view.size, view.stride, static_cast<Index>(size_bytes(view.dtype))))
    return bad_input({tensor, "every offset in bytes fits in 63 bits", describe(view), "smaller sizes or strides"});
  const bool empty = view.batch() == 0 || view.seqlen() == 0;
  if (!empty && view.data == nullptr)
    return bad_input({tensor, "data is not null", "null", "a pointer to the first element"});
  return {};
}

Status check_equal(std::string_view tensor, std::string_view rule, Index got, Index accepted) {
  if (got == accepted) return {};
  return bad_input({tensor, rule, fmt::format("{}", got), fmt::format("{}", accepted)});
}

Status check_cu_seqlens(std::string_view tensor, std::span<const std::int32_t> offsets, Index total) {
  if (offsets.empty())
    return bad_input({tensor, "has batch + 1 offsets", "no offsets", "cu_seqlens_q and cu_seqlens_k, or neither"});
  if (offsets.front() != 0)
    return bad_input({tensor, "the first offset is 0", fmt::format("{}", offsets.front()), "0"});
  for (std::size_t i = 1; i < offsets.size(); ++i)
    if (offsets[i] < offsets[i - 1])
      return bad_input({tensor, "offsets ascend",
                        fmt::format("{} after {} at position {}", offsets[i], offsets[i - 1], i),
                        "offset[i] >= offset[i - 1]"});
  if (offsets.back() != total)
    return bad_input(
        {tensor, "the last offset is the number of rows", fmt::format("{}", offsets.back()), fmt::format("{}", total)});
  return {};
}

Index sequence_count(const AttentionProblem& p) {
  return p.cu_seqlens_q.empty() ? p.q.batch() : static_cast<Index>(p.cu_seqlens_q.size()) - 1;
}

Status check_scale(std::string_view name, const ScaleView& scale, const AttentionProblem& p, const AnyView& tensor) {
  const std::array<Index, 3> size{sequence_count(p), tensor.seqlen(), tensor.heads()};
  if (scale.data == nullptr || offsets_fit(size, scale.stride, sizeof(float))) return {};
  return bad_input({name, "every offset in bytes fits in 63 bits",
                    fmt::format("strides [{}, {}, {}]", scale.stride[0], scale.stride[1], scale.stride[2]),
                    "smaller strides"});
}

Status check_mean(const AttentionProblem& p) {
  const std::array<Index, 3> size{sequence_count(p), p.v.heads(), p.v.dim()};
  const std::array<Index, 3> stride{p.v_mean.stride_batch, p.v_mean.stride_head, 1};
  if (p.v_mean.data == nullptr || offsets_fit(size, stride, sizeof(float))) return {};
  return bad_input({"v_mean", "every offset in bytes fits in 63 bits",
                    fmt::format("strides [{}, {}]", p.v_mean.stride_batch, p.v_mean.stride_head), "smaller strides"});
}

// Two different elements never share an offset, as far as strides can tell: with the axes sorted by stride, each step
// leaves the ones below it behind. Layouts of permuted, sliced or padded tensors all pass.
bool elements_are_apart(const AnyView& view) {
  std::vector<std::pair<Index, Index>> axes;  // |stride|, size
  for (std::size_t axis = 0; axis < 4; ++axis)
    if (view.size[axis] > 1) axes.emplace_back(axis == 3 ? 1 : std::abs(view.stride[axis]), view.size[axis]);
  std::sort(axes.begin(), axes.end());
  Index reach = 1;
  for (const auto& [stride, size] : axes) {
    if (stride < reach) return false;
    reach += (size - 1) * stride;
  }
  return true;
}

Status check_varlen(const AttentionProblem& p) {
  if (p.cu_seqlens_q.empty() && p.cu_seqlens_k.empty()) return {};
  LEANFA_TRY(check_equal("q", "varlen tensors have batch 1", p.q.batch(), 1));
  LEANFA_TRY(check_cu_seqlens("cu_seqlens_q", p.cu_seqlens_q, p.q.seqlen()));
  LEANFA_TRY(check_cu_seqlens("cu_seqlens_k", p.cu_seqlens_k, p.k.seqlen()));
  return check_equal("cu_seqlens_k", "has as many offsets as cu_seqlens_q", static_cast<Index>(p.cu_seqlens_k.size()),
                     static_cast<Index>(p.cu_seqlens_q.size()));
}

}  // namespace

std::vector<Sequence> sequences(const AttentionProblem& p) {
  std::vector<Sequence> list;
  // Tensors without rows may claim any batch; there is nothing to visit.
  if (p.q.seqlen() == 0 && p.k.seqlen() == 0 && p.cu_seqlens_q.empty()) return list;
  if (p.cu_seqlens_q.empty()) {
    for (Index b = 0; b < p.q.batch(); ++b) list.push_back({b, b, 0, p.q.seqlen(), 0, p.k.seqlen()});
    return list;
  }
  for (std::size_t i = 0; i + 1 < p.cu_seqlens_q.size(); ++i)
    list.push_back({static_cast<Index>(i), 0, p.cu_seqlens_q[i], Index{p.cu_seqlens_q[i + 1]} - p.cu_seqlens_q[i],
                    p.cu_seqlens_k[i], Index{p.cu_seqlens_k[i + 1]} - p.cu_seqlens_k[i]});
  return list;
}

std::vector<Error> violations(const AttentionProblem& p) {
  std::vector<Error> found;
  const auto require = [&](Status status) {
    if (!status) found.push_back(std::move(status.error()));
  };
  require(check_tensor("q", p.q));
  require(check_tensor("k", p.k));
  require(check_tensor("v", p.v));
  require(check_equal("k", "batch equals q's", p.k.batch(), p.q.batch()));
  require(check_equal("v", "batch equals k's", p.v.batch(), p.k.batch()));
  require(check_equal("v", "seqlen equals k's", p.v.seqlen(), p.k.seqlen()));
  require(check_equal("v", "heads equal k's", p.v.heads(), p.k.heads()));
  require(check_equal("k", "dim equals q's", p.k.dim(), p.q.dim()));
  if (p.k.heads() > 0 && p.q.heads() % p.k.heads() != 0)
    require(bad_input({"q", "heads are a multiple of k's heads", fmt::format("{} and {}", p.q.heads(), p.k.heads()),
                       "heads_q % heads_kv == 0"}));
  if (!std::isfinite(p.softmax_scale) || p.softmax_scale <= 0.0)
    require(bad_input({"softmax_scale", "is finite and > 0", fmt::format("{}", p.softmax_scale),
                       "1/sqrt(head_dim_qk), for example"}));
  require(check_varlen(p));
  require(check_scale("q_descale", p.q_descale, p, p.q));
  require(check_scale("k_descale", p.k_descale, p, p.k));
  require(check_scale("v_descale", p.v_descale, p, p.v));
  require(check_scale("lse_offset", p.lse_offset, p, p.q));
  require(check_mean(p));
  return found;
}

Status validate(const AttentionProblem& p) {
  auto found = violations(p);
  if (!found.empty()) return tl::unexpected(std::move(found.front()));
  return {};
}

Status validate_output(const AttentionProblem& p, const AnyView& out) {
  LEANFA_TRY(check_tensor("out", out));
  const Index4 accepted{p.q.batch(), p.q.seqlen(), p.q.heads(), p.v.dim()};
  if (out.size != accepted)
    return bad_input({"out", "size is q's with v's dim", describe(out.size), describe(accepted)});
  const bool empty = out.batch() == 0 || out.seqlen() == 0;
  if (!empty && !elements_are_apart(out))
    return bad_input({"out", "no two elements share memory", describe(out), "strides of a dense or padded tensor"});
  return {};
}

}  // namespace leanfa
