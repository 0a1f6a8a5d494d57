#include "kernels/gfx950/quantize/problem.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <numbers>

#include "kernels/gfx950/quantize/arguments.hpp"

namespace leanfa::gfx950 {
namespace {

constexpr Index kMostGridYZ = 65535;
constexpr Index kMostTokens = std::numeric_limits<std::int32_t>::max() - kQuantizeRowsPerWorkgroup;
constexpr Index kMostFill = Index{1} << 31;  // units of a row
constexpr Index kFloat = sizeof(float);

std::uint64_t address_of(const void* pointer) { return reinterpret_cast<std::uintptr_t>(pointer); }

Status check(const QuantizeRequest& p) {
  const auto refuse = [](std::string_view tensor, std::string_view rule, const auto& got, std::string_view accepted) {
    return unsupported({tensor, rule, fmt::format("{}", got), accepted});
  };
  const AnyView& source = p.source;
  if (source.dtype != DType::kBF16) return refuse("source", "dtype is served on gfx950", name(source.dtype), "bf16");
  const bool eight_bit = p.tag.format == DType::kE4M3FN || p.tag.format == DType::kI8;
  if (!eight_bit || p.tag.layout != PackedLayout::kRows)
    return refuse("tag", "format and layout are served on gfx950", name(p.tag), "e4m3fn/rows/... or i8/rows/...");
  if (source.dim() != 64 && source.dim() != 128 && source.dim() != 192)
    return refuse("source", "head dim is served on gfx950", source.dim(), "64, 128 or 192");
  if (p.granularity == ScaleGranularity::kNone)
    return refuse("granularity", "8-bit codes on gfx950 have scales", "none", "per tensor, head or token");
  if (!p.cu_seqlens.empty()) return refuse("cu_seqlens", "are served on gfx950", "given", "a dense tensor");
  if (p.mean_choice == MeanChoice::kSequence)
    return refuse("mean_choice", "is served on gfx950", "the mean over the sequence", "no mean, or a given one");
  if (address_of(p.refused_values) % alignof(std::uint64_t) != 0)
    return bad_input({"refused_values", "is aligned to its element", fmt::format("{:#x}", address_of(p.refused_values)),
                      "a multiple of 8 bytes"});
  if (source.batch() > kMostGridYZ)
    return refuse("source", "batch is served on gfx950", source.batch(), fmt::format("at most {}", kMostGridYZ));
  if (source.heads() > kMostGridYZ)
    return refuse("source", "heads are served on gfx950", source.heads(), fmt::format("at most {}", kMostGridYZ));
  if (source.seqlen() > kMostTokens)
    return refuse("source", "seqlen is served on gfx950", source.seqlen(), fmt::format("at most {}", kMostTokens));
  const Index unused = (p.capacity - source.seqlen()) * source.heads();
  if (unused > kMostFill / source.dim() || source.batch() * source.heads() > kMostFill)
    return refuse("capacity", "is served on gfx950", p.capacity, "fewer than 2^31 bytes of unused tokens");
  return {};
}

// Collects the launches of one call.
class Planner {
 public:
  explicit Planner(const QuantizeRequest& problem)
      : p_(problem),
        batch_(problem.source.batch()),
        tokens_(problem.source.seqlen()),
        heads_(problem.source.heads()),
        dim_(problem.source.dim()),
        per_token_(problem.granularity == ScaleGranularity::kToken) {}

  std::vector<QuantizeLaunch> run() {
    if (batch_ == 0) return {};
    if (!p_.append) fill_rest();
    if (!per_token_) group_scales();
    if (tokens_ == 0) return std::move(launches_);
    QuantizeArguments encode = row_arguments();
    if (per_token_) {
      token_scales(encode);
    } else {
      set_group_scales(encode, p_.static_scales != nullptr ? p_.static_scales : p_.scales);
    }
    add_rows({.dim = static_cast<int>(dim_),
              .format = p_.tag.format,
              .rotate = p_.tag.rotation == Rotation::kHadamard,
              .per_token = per_token_},
             encode);
    return std::move(launches_);
  }

 private:
  template <class Arguments>
  void add(const QuantizePlan& plan, std::array<std::uint32_t, 3> grid, const Arguments& arguments) {
    std::vector<std::byte> bytes(sizeof(Arguments));
    std::memcpy(bytes.data(), &arguments, sizeof(Arguments));
    launches_.push_back({plan, grid, std::move(bytes)});
  }

  static std::uint32_t groups_of(Index items, int of) { return static_cast<std::uint32_t>((items + of - 1) / of); }

  void add_rows(const QuantizePlan& plan, const QuantizeArguments& arguments) {
    add(plan,
        {groups_of(tokens_, kQuantizeRowsPerWorkgroup), static_cast<std::uint32_t>(heads_),
         static_cast<std::uint32_t>(batch_)},
        arguments);
  }

  // `width` units of each of `rows` rows, `stride` units apart.
  void fill(int unit, const void* target, Index stride, Index rows, Index width, std::uint32_t value,
            const void* source = nullptr) {
    if (width == 0) return;
    const QuantizeFillArguments arguments{.target = address_of(target),
                                          .target_stride = stride * unit,
                                          .source = address_of(source),
                                          .source_stride = 0,
                                          .width = static_cast<std::uint32_t>(width),
                                          .value = value};
    add({.pass = QuantizePass::kFill, .unit_bytes = unit},
        {groups_of(width, kQuantizeWorkgroupSize), static_cast<std::uint32_t>(rows), 1}, arguments);
  }

  // Token slots that get no token, and the mean that is taken off.
  void fill_rest() {
    const Index row = heads_ * dim_ / kFloat;
    const Index unused = p_.capacity - tokens_;
    fill(kFloat, p_.codes + tokens_ * heads_ * dim_, p_.capacity * row, batch_, unused * row, 0);
    if (per_token_)
      fill(kFloat, p_.scales + tokens_ * heads_, p_.capacity * heads_, batch_, unused * heads_,
           std::bit_cast<std::uint32_t>(1.0F));
    if (p_.q_shift != nullptr) fill(1, p_.q_shift + tokens_ * heads_, p_.capacity * heads_, batch_, unused * heads_, 0);
    if (p_.mean_choice == MeanChoice::kGiven)
      fill(kFloat, p_.mean, heads_ * dim_, batch_, heads_ * dim_, 0, p_.given_mean);
  }

  void group_scales() {
    const Index count = p_.granularity == ScaleGranularity::kTensor ? 1 : batch_ * heads_;
    if (p_.static_scales != nullptr) {
      if (!p_.append) fill(kFloat, p_.scales, 0, 1, count, 0, p_.static_scales);
      return;
    }
    fill(kFloat, p_.scales, 0, 1, count, 0);
    if (tokens_ > 0) {
      QuantizeArguments largest = row_arguments();
      set_group_scales(largest, p_.scales);
      add_rows({.pass = QuantizePass::kLargest,
                .dim = static_cast<int>(dim_),
                .rotate = p_.tag.rotation == Rotation::kHadamard},
               largest);
    }
    const QuantizeScalesArguments arguments{.scales = address_of(p_.scales),
                                            .count = static_cast<std::uint32_t>(count),
                                            .largest_code = p_.tag.format == DType::kI8 ? 127.0F : 448.0F};
    add({.pass = QuantizePass::kScales}, {groups_of(count, kQuantizeWorkgroupSize), 1, 1}, arguments);
  }

  [[nodiscard]] QuantizeArguments row_arguments() const {
    constexpr Index kBF16 = 2;
    const Index4& stride = p_.source.stride;
    const Index first = p_.token_offset * heads_;
    QuantizeArguments a;
    a.source = address_of(p_.source.data);
    a.source_stride = {stride[0] * kBF16, stride[1] * kBF16, stride[2] * kBF16};
    a.codes = address_of(p_.codes + first * dim_);
    a.code_stride = {p_.capacity * heads_ * dim_, heads_ * dim_, dim_};
    if (p_.mean_choice == MeanChoice::kGiven) {
      a.mean = address_of(p_.given_mean);
      a.mean_stride = {0, dim_ * kFloat};
    }
    a.tokens = static_cast<std::uint32_t>(tokens_);
    a.saturates = p_.static_scales != nullptr ? 1 : 0;
    a.refused = address_of(p_.refused_values);
    return a;
  }

  void set_group_scales(QuantizeArguments& a, const float* scales) const {
    a.scales = address_of(scales);
    if (p_.granularity == ScaleGranularity::kHead) a.scale_stride = {heads_ * kFloat, 0, kFloat};
  }

  void token_scales(QuantizeArguments& a) const {
    const Index first = p_.token_offset * heads_;
    a.scales = address_of(p_.scales + first);
    a.scale_stride = {p_.capacity * heads_ * kFloat, heads_ * kFloat, kFloat};
    if (p_.static_scales != nullptr) {
      a.token_scale = static_cast<std::uint32_t>(TokenScale::kGiven);
      a.given = address_of(p_.static_scales);
      a.given_stride = {tokens_ * heads_ * kFloat, heads_ * kFloat, kFloat};
    }
    if (p_.q_shift == nullptr) return;
    a.token_scale = static_cast<std::uint32_t>(TokenScale::kShift);
    a.q_shift = address_of(p_.q_shift + first);
    a.q_shift_stride = {p_.capacity * heads_, heads_, 1};
    a.k_scales = address_of(p_.k_scale.data);
    a.k_scale_stride = {p_.k_scale.stride[0] * kFloat, p_.k_scale.stride[2] * kFloat};
    a.unit_divisor = 8.0 * std::numbers::log2e * p_.softmax_scale;
    a.key_heads_per_head = static_cast<float>(p_.heads_kv) / static_cast<float>(heads_);
  }

  const QuantizeRequest& p_;
  Index batch_, tokens_, heads_, dim_;
  bool per_token_;
  std::vector<QuantizeLaunch> launches_;
};

}  // namespace

Result<std::vector<QuantizeLaunch>> quantize_launches(const QuantizeRequest& problem) {
  LEANFA_TRY(check(problem));
  return Planner(problem).run();
}

}  // namespace leanfa::gfx950
