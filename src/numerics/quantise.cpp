#include "numerics/quantise.hpp"

#include <fmt/format.h>

#include <utility>

#include "numerics/quantise_tensor.hpp"
#include "numerics/rows.hpp"
#include "numerics/scales.hpp"

namespace leanfa {

// Fills a QuantisedProblem, tensor by tensor; K before Q, because shift P's Q needs K's scale.
class ProblemQuantiser {
 public:
  ProblemQuantiser(const AttentionProblem& wide, const Method& method, const QuantiseSelection& selection, int threads,
                   const TensorQuantiser& quantiser)
      : method_(method), selection_(selection), threads_(threads), quantiser_(quantiser) {
    made_.wide_ = wide;
    made_.cu_seqlens_q_.assign(wide.cu_seqlens_q.begin(), wide.cu_seqlens_q.end());
    made_.cu_seqlens_k_.assign(wide.cu_seqlens_k.begin(), wide.cu_seqlens_k.end());
  }

  Result<QuantisedProblem> run() {
    LEANFA_TRY(check());
    LEANFA_TRY(make_k());
    LEANFA_TRY(make_q());
    LEANFA_TRY(make_v());
    LEANFA_TRY(make_lse_offset());
    return std::move(made_);
  }

 private:
  [[nodiscard]] Status check() const;
  [[nodiscard]] Status make_q();
  [[nodiscard]] Status make_k();
  [[nodiscard]] Status make_v();
  [[nodiscard]] Status make_shifted_q();
  [[nodiscard]] Status make_lse_offset();

  [[nodiscard]] bool rotates() const { return method_.rotate && (selection_.q || selection_.k); }
  [[nodiscard]] TensorSpec spec(std::string_view subject, DType format, ScaleGranularity granularity) const;
  [[nodiscard]] TensorSpec k_spec() const;
  [[nodiscard]] Status store(std::optional<PackedTensor>& slot, const AnyView& source, const TensorSpec& spec) const;

  QuantisedProblem made_;
  const Method& method_;
  QuantiseSelection selection_;
  int threads_;
  const TensorQuantiser& quantiser_;
};

TensorQuantiser cpu_quantiser() { return {quantise, quantise_query_shift}; }

Status ProblemQuantiser::check() const {
  const AttentionProblem& wide = made_.wide_;
  LEANFA_TRY(validate(wide));
  LEANFA_TRY(validate(method_));
  const bool plain = wide.q_descale.data == nullptr && wide.k_descale.data == nullptr &&
                     wide.v_descale.data == nullptr && wide.v_mean.data == nullptr && wide.lse_offset.data == nullptr;
  if (plain) return {};
  return bad_input({"problem", "a problem to quantise is not quantised yet", "descales, v_mean or lse_offset",
                    "wide tensors without them"});
}

TensorSpec ProblemQuantiser::spec(std::string_view subject, DType format, ScaleGranularity granularity) const {
  TensorSpec made;
  made.subject = subject;
  made.tag.format = format;
  made.granularity = is_eight_bit(method_.format) ? granularity : ScaleGranularity::kNone;
  made.threads = threads_;
  return made;
}

TensorSpec ProblemQuantiser::k_spec() const {
  TensorSpec made = spec("k", query_key_dtype(method_.format), ScaleGranularity::kHead);
  made.tag.rotation = rotates() ? Rotation::kHadamard : Rotation::kNone;
  made.mean = method_.k_mean ? MeanChoice::kSequence : MeanChoice::kNone;
  made.cu_seqlens = made_.cu_seqlens_k_;
  return made;
}

Status ProblemQuantiser::store(std::optional<PackedTensor>& slot, const AnyView& source, const TensorSpec& spec) const {
  auto packed = quantiser_.quantise(source, spec);
  if (!packed) return tl::unexpected(std::move(packed.error()));
  slot = std::move(*packed);
  return {};
}

Status ProblemQuantiser::make_k() {
  TensorSpec wanted = k_spec();
  if (!selection_.k) {
    if (!rotates()) return {};
    wanted.tag.format = DType::kF32;
    wanted.granularity = ScaleGranularity::kNone;
    wanted.mean = MeanChoice::kNone;
  }
  return store(made_.k_, made_.wide_.k, wanted);
}

Status ProblemQuantiser::make_q() {
  const bool per_token = method_.format == InputFormat::kInt8;
  if (selection_.q && method_.p == PCode::kShift) return make_shifted_q();
  TensorSpec wanted =
      spec("q", query_key_dtype(method_.format), per_token ? ScaleGranularity::kToken : ScaleGranularity::kHead);
  wanted.tag.rotation = rotates() ? Rotation::kHadamard : Rotation::kNone;
  wanted.cu_seqlens = made_.cu_seqlens_q_;
  if (!selection_.q) {
    if (!rotates()) return {};
    wanted.tag.format = DType::kF32;
    wanted.granularity = ScaleGranularity::kNone;
  }
  return store(made_.q_, made_.wide_.q, wanted);
}

Status ProblemQuantiser::make_shifted_q() {
  TensorSpec wanted = spec("q", DType::kI8, ScaleGranularity::kToken);
  wanted.tag.rotation = rotates() ? Rotation::kHadamard : Rotation::kNone;
  wanted.cu_seqlens = made_.cu_seqlens_q_;
  const Index heads_kv = made_.wide_.k.heads();
  Buffer<float> unselected;
  ScaleView k_scale;
  if (selection_.k) {
    k_scale = made_.k_->descale();
  } else {
    auto scales = dynamic_scales(made_.wide_.k, k_spec());
    if (!scales) return tl::unexpected(std::move(scales.error()));
    unselected = std::move(*scales);
    k_scale = {unselected.data(), {heads_kv, 0, 1}};
  }
  auto made = quantiser_.quantise_query_shift(made_.wide_.q, wanted, k_scale, heads_kv, made_.wide_.softmax_scale);
  if (!made) return tl::unexpected(std::move(made.error()));
  made_.q_ = std::move(made->q);
  made_.q_shift_ = std::move(made->shifts);
  return {};
}

Status ProblemQuantiser::make_v() {
  if (!selection_.v) return {};
  TensorSpec wanted = spec("v", value_dtype(method_.format), ScaleGranularity::kHead);
  wanted.mean = method_.v_mean ? MeanChoice::kSequence : MeanChoice::kNone;
  wanted.cu_seqlens = made_.cu_seqlens_k_;
  return store(made_.v_, made_.wide_.v, wanted);
}

// softmax_scale * q . mean_k in double, of the caller's q: a rotation would leave it as it is.
Status ProblemQuantiser::make_lse_offset() {
  if (!made_.k_ || made_.k_->mean.size() == 0) return {};
  const AnyView& q = made_.wide_.q;
  auto offsets = Buffer<float>::make(q.batch() * q.seqlen() * q.heads(), "lse_offset");
  if (!offsets) return tl::unexpected(std::move(offsets.error()));
  made_.lse_offset_ = std::move(*offsets);
  auto ranges = row_ranges(q.batch(), q.seqlen(), made_.cu_seqlens_q_);
  if (!ranges) return tl::unexpected(std::move(ranges.error()));
  const MeanView mean = made_.k_->mean_view();
  const Index group_size = q.heads() / made_.wide_.k.heads();
  const RowSource source{.view = q, .mean = {}, .rotate = false};
  return for_each_row(source, row_chunks(*ranges, q.heads()), threads_,
                      [&](const RowChunk& chunk, Index s, std::span<float> row) {
                        const float* center = mean.row(chunk.group, chunk.head / group_size);
                        double dot = 0.0;
                        for (std::size_t d = 0; d < row.size(); ++d)
                          dot += static_cast<double>(row[d]) * static_cast<double>(center[d]);
                        const Index at = (chunk.batch * q.seqlen() + s) * q.heads() + chunk.head;
                        made_.lse_offset_[at] = static_cast<float>(made_.wide_.softmax_scale * dot);
                      });
}

AttentionProblem QuantisedProblem::problem() const {
  AttentionProblem shown = wide_;
  shown.cu_seqlens_q = cu_seqlens_q_;
  shown.cu_seqlens_k = cu_seqlens_k_;
  const auto show = [](const std::optional<PackedTensor>& packed, AnyView& view, ScaleView& descale) {
    if (!packed) return;
    view = packed->view();
    descale = packed->descale();
  };
  show(q_, shown.q, shown.q_descale);
  show(k_, shown.k, shown.k_descale);
  show(v_, shown.v, shown.v_descale);
  if (v_) shown.v_mean = v_->mean_view();
  if (lse_offset_.size() > 0) {
    const Index heads = wide_.q.heads();
    const Index batch_stride = wide_.q.batch() == 1 ? 0 : wide_.q.seqlen() * heads;
    shown.lse_offset = {lse_offset_.data(), {batch_stride, heads, 1}};
  }
  return shown;
}

View<const std::int8_t> QuantisedProblem::q_shift() const {
  const Index4 size{wide_.q.batch(), wide_.q.seqlen(), wide_.q.heads(), 1};
  return contiguous_view<const std::int8_t>(q_shift_.size() > 0 ? q_shift_.data() : nullptr, size);
}

Result<QuantisedProblem> quantise_problem(const AttentionProblem& wide, const Method& method,
                                          const QuantiseSelection& selection, int threads,
                                          const TensorQuantiser& quantiser) {
  return ProblemQuantiser(wide, method, selection, threads, quantiser).run();
}

}  // namespace leanfa
