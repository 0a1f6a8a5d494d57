#include "runtime/c_scales.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <numbers>

#include "numerics/p_code.hpp"

namespace leanfa::c_api {
namespace {

bool is_varlen(const AttentionProblem& p) { return !p.cu_seqlens_q.empty(); }

struct AcceptedShape {
  std::vector<Index> size;
  std::array<int, 3> axis;  // which axis of the tensor is batch, row, head; -1: broadcast
  bool per_key_head = false;
};

std::vector<AcceptedShape> accepted_shapes(const ScaleShape& s) {
  std::vector<AcceptedShape> shapes{{{}, {-1, -1, -1}}, {{1}, {-1, -1, -1}}};
  shapes.push_back({{s.heads}, {-1, -1, 0}});
  shapes.push_back({{s.sequences, s.heads}, {0, -1, 1}});
  if (s.heads_kv != s.heads) {
    shapes.push_back({{s.heads_kv}, {-1, -1, 0}, true});
    shapes.push_back({{s.sequences, s.heads_kv}, {0, -1, 1}, true});
  }
  const int batch_axis = s.batch == s.sequences ? 0 : -1;  // a varlen row is counted through all sequences
  shapes.push_back({{s.batch, s.seqlen, s.heads}, {batch_axis, 1, 2}});
  return shapes;
}

std::string describe(const std::vector<AcceptedShape>& shapes) {
  std::string list;
  for (const AcceptedShape& shape : shapes)
    list += fmt::format("{}{}", list.empty() ? "" : ", ", describe_shape(shape.size));
  return list;
}

void check_values(Reasons& reasons, std::string_view name, const ScaleView& view, const ScaleShape& s) {
  if (view.data == nullptr) return;
  const Index batches = view.stride[0] == 0 ? 1 : s.sequences;
  const Index rows = view.stride[1] == 0 ? 1 : s.seqlen;
  const Index heads = view.stride[2] == 0 ? 1 : s.heads;
  for (Index b = 0; b < batches; ++b)
    for (Index row = 0; row < rows; ++row)
      for (Index h = 0; h < heads; ++h) {
        const float value = view.at(b, row, h);
        if (std::isfinite(value) && value > 0.0F) continue;
        return reasons.add(
            bad_input({name, "values are finite and > 0",
                       fmt::format("{} at batch {}, row {}, head {}", value, b, row, h), "a positive float"}));
      }
}

// Query head h reads the scale of key head h / ratio: written out, because strides cannot say it.
ScaleView spread_over_heads(const ScaleView& view, const ScaleShape& s, std::vector<float>& spread) {
  const Index batches = view.stride[0] == 0 ? 1 : s.sequences;
  const Index ratio = s.heads / s.heads_kv;
  for (Index b = 0; b < batches; ++b)
    for (Index h = 0; h < s.heads; ++h) spread.push_back(view.at(b, 0, h / ratio));
  return {spread.data(), {view.stride[0] == 0 ? 0 : s.heads, 0, 1}};
}

struct ShiftRows {
  const std::int8_t* data;
  std::array<Index, 3> stride;  // batch, row, head
};

std::array<Index, 3> row_strides_of(const leanfa_tensor& t) {
  if (t.ndim == 2) return {0, t.stride[0], t.stride[1]};
  return {t.stride[0], t.stride[1], t.stride[2]};
}

Status fill_shift_rows(const AttentionProblem& p, const Sequence& sequence, const ShiftRows& shift, float* rows,
                       const std::array<Index, 3>& stride) {
  const Index ratio = p.q.heads() / p.k.heads();
  for (Index row = sequence.q_begin; row < sequence.q_begin + sequence.seqlen_q; ++row) {
    for (Index h = 0; h < p.q.heads(); ++h) {
      const auto at = [&](const std::array<Index, 3>& s) { return sequence.batch * s[0] + row * s[1] + h * s[2]; };
      const int s = shift.data[at(shift.stride)];
      if (s < 0 || s > kMaxShift)
        return bad_input({"q_shift", "values are 0..16", fmt::format("{} in row {} of head {}", s, row, h),
                          "the shifts that leanfa_quantize wrote"});
      const auto k_scale = static_cast<double>(p.k_descale.at(sequence.number, 0, h / ratio));
      const double unit = 8.0 * std::numbers::log2e * p.softmax_scale * k_scale;
      rows[at(stride)] = static_cast<float>(std::ldexp(1.0 / unit, -s));
    }
  }
  return {};
}

}  // namespace

double softmax_scale_of(Reasons& reasons, double given, Index dim) {
  if (std::isfinite(given) && given > 0.0) return given;
  if (given != 0.0)
    reasons.add(bad_input({"softmax_scale", "is finite and > 0", fmt::format("{}", given),
                           "1/sqrt(head_dim_qk), for example, or 0 for that"}));
  return 1.0 / std::sqrt(static_cast<double>(dim > 0 ? dim : 1));
}

std::span<const std::int32_t> offsets_of(Reasons& reasons, std::string_view name, const std::int32_t* data,
                                         std::int64_t count) {
  constexpr std::int64_t kMost = std::int64_t{1} << 31;
  if (data == nullptr && count == 0) return {};
  if (data == nullptr || count < 1 || count > kMost ||
      reinterpret_cast<std::uintptr_t>(data) % alignof(std::int32_t) != 0) {
    reasons.add(bad_input({name, "points to batch + 1 aligned int32 offsets",
                           fmt::format("{} with count {}", static_cast<const void*>(data), count),
                           "a pointer and its count, or NULL and 0"}));
    return {};
  }
  return {data, static_cast<std::size_t>(count)};
}

ScaleView descale_view(Reasons& reasons, std::string_view name, const leanfa_tensor& tensor, const ScaleShape& shape,
                       bool data_required, std::vector<float>& spread) {
  if (!present(tensor)) return {};
  const TensorRules rules{.dtypes = {DType::kF32}, .ranks = {0, 1, 2, 3}, .data_required = data_required};
  if (!check_tensor(reasons, name, tensor, rules)) return {};
  const auto shapes = accepted_shapes(shape);
  for (const AcceptedShape& accepted : shapes) {
    if (!has_shape(tensor, accepted.size)) continue;
    ScaleView view{static_cast<const float*>(tensor.data), {}};
    for (std::size_t i = 0; i < 3; ++i) {
      const int axis = accepted.axis[i];
      if (axis >= 0 && tensor.size[axis] > 1) view.stride[i] = tensor.stride[axis];
    }
    const std::size_t before = reasons.count();
    const ScaleShape counted{shape.sequences, shape.batch, shape.seqlen,
                             accepted.per_key_head ? shape.heads_kv : shape.heads, shape.heads_kv};
    if (shape.readable) check_values(reasons, name, view, counted);
    if (!shape.readable || !accepted.per_key_head || view.data == nullptr || reasons.count() != before) return view;
    if (data_required && shape.batch > 0 && shape.seqlen > 0) return spread_over_heads(view, shape, spread);
    // A question, or no row to scale: no memory in proportion to the heads, of which there may be any number.
    view.stride[2] = 0;
    return view;
  }
  reasons.add(bad_input({name, "shape fits the tensor it scales", describe_shape(tensor), describe(shapes)}));
  return {};
}

Index heads_per_scale(const leanfa_tensor& tensor, const ScaleShape& shape) {
  const bool per_head = tensor.ndim == 1 || tensor.ndim == 2;
  if (!per_head || shape.heads_kv == shape.heads || tensor.size[tensor.ndim - 1] != shape.heads_kv) return 1;
  return shape.heads / shape.heads_kv;
}

View<const std::int8_t> device_shift_view(Reasons& reasons, const leanfa_tensor& q_shift, const AttentionProblem& p,
                                          bool data_required) {
  const TensorRules rules{.dtypes = {DType::kI8}, .ranks = {is_varlen(p) ? 2 : 3}, .data_required = data_required};
  if (!check_tensor(reasons, "q_shift", q_shift, rules)) return {};
  std::vector<Index> accepted{p.q.seqlen(), p.q.heads()};
  if (!is_varlen(p)) accepted.insert(accepted.begin(), p.q.batch());
  if (!has_shape(q_shift, accepted)) {
    reasons.add(
        bad_input({"q_shift", "shape is q's without its dim", describe_shape(q_shift), describe_shape(accepted)}));
    return {};
  }
  const auto stride = row_strides_of(q_shift);
  return {static_cast<const std::int8_t*>(q_shift.data),
          {p.q.batch(), p.q.seqlen(), p.q.heads(), 1},
          {stride[0], stride[1], stride[2], 1}};
}

ScaleView shift_view(Reasons& reasons, const leanfa_tensor& q_shift, const AttentionProblem& p, bool data_required,
                     std::vector<float>& rows) {
  const View<const std::int8_t> view = device_shift_view(reasons, q_shift, p, data_required);
  if (view.data == nullptr || !data_required) return {};
  const ShiftRows shift{view.data, row_strides_of(q_shift)};
  const Index heads = p.q.heads();
  const std::array<Index, 3> stride{is_varlen(p) ? 0 : p.q.seqlen() * heads, heads, 1};
  rows.resize(static_cast<std::size_t>(p.q.batch() * p.q.seqlen() * heads));
  if (rows.empty()) return {};
  for (const Sequence& sequence : sequences(p)) {
    const Status filled = fill_shift_rows(p, sequence, shift, rows.data(), stride);
    reasons.require(filled);
    if (!filled) return {};
  }
  return {rows.data(), stride};
}

MeanView v_mean_view(Reasons& reasons, const leanfa_tensor& tensor, const AttentionProblem& p, Index sequences,
                     bool data_required) {
  if (!present(tensor)) return {};
  const TensorRules rules{
      .dtypes = {DType::kF32}, .ranks = {2, 3}, .unit_last_stride = true, .data_required = data_required};
  if (!check_tensor(reasons, "v_mean", tensor, rules)) return {};
  const std::vector<Index> shared{p.v.heads(), p.v.dim()};
  const std::vector<Index> each{sequences, p.v.heads(), p.v.dim()};
  const auto* data = static_cast<const float*>(tensor.data);
  if (has_shape(tensor, shared)) return {data, 0, tensor.stride[0]};
  if (has_shape(tensor, each)) return {data, tensor.stride[0], tensor.stride[1]};
  reasons.add(bad_input({"v_mean", "shape is [Hk, Dv] or [B, Hk, Dv]", describe_shape(tensor),
                         fmt::format("{} or {}", describe_shape(shared), describe_shape(each))}));
  return {};
}

std::array<Index, 3> row_strides(Reasons& reasons, std::string_view name, const leanfa_tensor& tensor,
                                 const AttentionProblem& p) {
  std::vector<Index> accepted{p.q.heads(), p.q.seqlen()};
  if (!is_varlen(p)) accepted.insert(accepted.begin(), p.q.batch());
  if (!has_shape(tensor, accepted)) {
    reasons.add(bad_input({name, is_varlen(p) ? "shape is [Hq, total_q]" : "shape is [B, Hq, Sq]",
                           describe_shape(tensor), describe_shape(accepted)}));
    return {};
  }
  if (is_varlen(p)) return {0, tensor.stride[1], tensor.stride[0]};
  return {tensor.stride[0], tensor.stride[2], tensor.stride[1]};
}

}  // namespace leanfa::c_api
