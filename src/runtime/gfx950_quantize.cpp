#include "runtime/gfx950_quantize.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "kernels/gfx950/quantize/arguments.hpp"
#include "numerics/quantise_checks.hpp"
#include "runtime/gfx950_device.hpp"
#include "runtime/hip_api.hpp"
#include "runtime/hip_mirror.hpp"

namespace leanfa::runtime {
namespace {

constexpr std::size_t kFloat = sizeof(float);

// How many elements the outputs and contiguous inputs of a problem have.
struct Counts {
  Index scales, given, row, mean, tokens;

  explicit Counts(const QuantizeRequest& p) {
    const Index batch = p.source.batch();
    const Index heads = p.source.heads();
    const bool one = p.granularity == ScaleGranularity::kTensor;
    const bool token = p.granularity == ScaleGranularity::kToken;
    row = heads * p.source.dim();
    tokens = batch * p.capacity;
    scales = one ? 1 : token ? tokens * heads : batch * heads;
    given = one ? 1 : token ? batch * p.source.seqlen() * heads : batch * heads;
    mean = p.append ? 0 : batch * row;
  }
};

// Every tensor of the problem, with the pointer to it.
template <class Problem, class Body>
Status each_tensor(Problem& p, const Body& body) {
  const Counts counts(p);
  const auto flat = [](std::string_view name, const void* data, Index count, std::size_t width) {
    return range_of(name, data, {1, 1, 1, count}, {0, 0, 0, 1}, width);
  };
  LEANFA_TRY(body(range_of("source", p.source.data, p.source.size, p.source.stride, size_bytes(p.source.dtype)),
                  p.source.data, false));
  LEANFA_TRY(body(flat("static_scales", p.static_scales, counts.given, kFloat), p.static_scales, false));
  const float* const mean = p.mean_choice == MeanChoice::kGiven ? p.given_mean : nullptr;
  LEANFA_TRY(body(flat("given_mean", mean, counts.row, kFloat), p.given_mean, false));
  const Index4 k_scales{p.source.batch(), 1, p.heads_kv, 1};
  const float* const k_scale = p.q_shift != nullptr ? p.k_scale.data : nullptr;
  LEANFA_TRY(body(range_of("k_scales", k_scale, k_scales, {p.k_scale.stride[0], 0, p.k_scale.stride[2], 1}, kFloat),
                  p.k_scale.data, false));
  LEANFA_TRY(body(flat("codes", p.codes, counts.tokens * counts.row, 1), p.codes, true));
  LEANFA_TRY(body(flat("scales", p.scales, counts.scales, kFloat), p.scales, true));
  const float* const taken = p.mean_choice == MeanChoice::kGiven ? p.mean : nullptr;
  LEANFA_TRY(body(flat("mean", taken, counts.mean, kFloat), p.mean, true));
  LEANFA_TRY(body(flat("q_shift", p.q_shift, counts.scales, 1), p.q_shift, true));
  return body(flat("refused_values", p.refused_values, 1, sizeof(std::uint64_t)), p.refused_values, true);
}

// What the packed tensor of a spec is before its values are known, with room for what the kernels write.
Result<PackedTensor> empty_tensor(const AnyView& source, const TensorSpec& spec) {
  PackedTensor packed;
  packed.tag = spec.tag;
  packed.batch = packed.groups = source.batch();
  packed.tokens = source.seqlen();
  packed.heads = source.heads();
  packed.dim = source.dim();
  packed.capacity = std::max(spec.capacity, source.seqlen());
  packed.granularity = spec.granularity;
  packed.given_scales = spec.given_scales.has_value();
  packed.given_mean = spec.mean == MeanChoice::kGiven;
  LEANFA_TRY(allocate(packed));
  if (spec.mean == MeanChoice::kGiven) {
    auto mean = Buffer<float>::make(packed.batch * packed.heads * packed.dim, "means");
    if (!mean) return tl::unexpected(std::move(mean.error()));
    packed.mean = std::move(*mean);
  }
  return packed;
}

// On the host's tensors, and done at the end.
Status quantize_host_tensors(DeviceKind kind, QuantizeRequest problem, int threads) {
  if (kind == DeviceKind::kGfx950Emu) return quantize_on_gfx950(kind, problem, nullptr, threads);
  if (!hip_absent().empty()) return fail(ErrorCode::kUnsupported, std::string(hip_absent()));
  std::vector<HipMirror> inputs;
  std::vector<HipMirror> outputs;
  LEANFA_TRY(each_tensor(problem, [&](const Gfx950Range& range, auto*& pointer, bool written) {
    return move_over(written ? outputs : inputs, range, pointer);
  }));
  LEANFA_TRY(quantize_on_gfx950(kind, problem, nullptr, threads));
  LEANFA_TRY(hip_status(hip_library().api.synchronize(), "hip"));
  for (const HipMirror& mirror : outputs) LEANFA_TRY(mirror.fetch());
  return {};
}

template <class T>
Status status_of(Result<T> result) {
  if (!result) return tl::unexpected(std::move(result.error()));
  return {};
}

// What both kinds of tensor have in common. `shifts` null: not shift P's query.
Result<PackedTensor> quantize_tensor(DeviceKind kind, int threads, const AnyView& source, const TensorSpec& spec,
                                     const ScaleView& k_scale, Index heads_kv, double softmax_scale,
                                     Buffer<std::int8_t>* shifts) {
  LEANFA_TRY(check_source(source, spec));
  LEANFA_TRY(check_given_scales(source, source.batch(), spec));
  auto packed = empty_tensor(source, spec);
  if (!packed) return packed;
  if (shifts != nullptr) {
    auto made = Buffer<std::int8_t>::make(packed->scales.size(), "query shifts");
    if (!made) return tl::unexpected(std::move(made.error()));
    *shifts = std::move(*made);
  }
  std::uint64_t refused = 0;
  const QuantizeRequest problem{.source = source,
                                .cu_seqlens = spec.cu_seqlens,
                                .tag = spec.tag,
                                .granularity = spec.granularity,
                                .capacity = packed->capacity,
                                .static_scales = spec.given_scales ? spec.given_scales->data.data() : nullptr,
                                .mean_choice = spec.mean,
                                .given_mean = spec.given_mean.data(),
                                .codes = packed->codes.data(),
                                .scales = packed->scales.data(),
                                .mean = packed->mean.data(),
                                .q_shift = shifts != nullptr ? shifts->data() : nullptr,
                                .k_scale = k_scale,
                                .heads_kv = heads_kv,
                                .softmax_scale = softmax_scale,
                                .refused_values = &refused};
  LEANFA_TRY(quantize_host_tensors(kind, problem, threads));
  if (refused == 0) return packed;
  // The kernels count and no more. The CPU refuses the same, and says where the first one is.
  const auto found = shifts != nullptr ? status_of(quantise_query_shift(source, spec, k_scale, heads_kv, softmax_scale))
                                       : status_of(quantise(source, spec));
  if (!found) return tl::unexpected(found.error());
  return bad_input({spec.subject, "values are finite, and for shift P every row has a shift",
                    fmt::format("{} values or rows that are not so", refused), "none"});
}

}  // namespace

Status quantize_on_gfx950(DeviceKind kind, const QuantizeRequest& problem, void* stream, int threads) {
  const auto device = gfx950_device(kind);
  if (!device) return tl::unexpected(device.error());
  const auto launches = gfx950::quantize_launches(problem);
  if (!launches) return tl::unexpected(launches.error());
  std::vector<Gfx950Range> ranges;
  LEANFA_TRY(each_tensor(problem, [&](const Gfx950Range& range, const auto* /*pointer*/, bool /*written*/) -> Status {
    ranges.push_back(range);
    return {};
  }));
  for (const gfx950::QuantizeLaunch& launch : *launches) {
    const std::string plan = to_string(launch.plan);
    LEANFA_TRY((*device)->launch({.plan = plan,
                                  .arguments_version = gfx950::kQuantizeArgumentsVersion,
                                  .grid = launch.grid,
                                  .block = gfx950::kQuantizeWorkgroupSize,
                                  .arguments = launch.arguments,
                                  .ranges = ranges,
                                  .stream = stream,
                                  .threads = threads}));
  }
  return {};
}

TensorQuantiser gfx950_tensor_quantiser(DeviceKind kind, int threads) {
  return {.quantise =
              [kind, threads](const AnyView& source, const TensorSpec& spec) {
                return quantize_tensor(kind, threads, source, spec, {}, 1, 1.0, nullptr);
              },
          .quantise_query_shift = [kind, threads](const AnyView& q, const TensorSpec& spec, const ScaleView& k_scale,
                                                  Index heads_kv, double softmax_scale) -> Result<ShiftedQuery> {
            ShiftedQuery made;
            auto packed = quantize_tensor(kind, threads, q, spec, k_scale, heads_kv, softmax_scale, &made.shifts);
            if (!packed) return tl::unexpected(std::move(packed.error()));
            made.q = std::move(*packed);
            return made;
          }};
}

}  // namespace leanfa::runtime
