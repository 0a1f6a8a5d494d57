#include "leanfa/packed_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numbers>

#include "io/attention_layout.hpp"
#include "numerics/p_code.hpp"
#include "numerics/packed.hpp"

namespace leanfa::cli {
namespace {

constexpr const char* kVersionKey = "leanfa_packed";
constexpr std::string_view kVersion = "1";

template <class T>
std::span<const std::byte> bytes_of(const Buffer<T>& buffer) {
  return std::as_bytes(buffer.span());
}

// Codes, scales and mean of one tensor under its name.
void add_tensor(std::vector<io::StoredTensor>& tensors, io::Metadata& metadata, const std::string& key,
                const PackedTensor& packed) {
  tensors.push_back(
      {key, packed.tag.format, {packed.batch, packed.tokens, packed.heads, packed.dim}, bytes_of(packed.codes)});
  if (packed.granularity == ScaleGranularity::kHead)
    tensors.push_back({key + "_descale", DType::kF32, {packed.groups, packed.heads}, bytes_of(packed.scales)});
  if (packed.granularity == ScaleGranularity::kToken)
    tensors.push_back(
        {key + "_descale", DType::kF32, {packed.batch, packed.tokens, packed.heads}, bytes_of(packed.scales)});
  if (packed.mean.size() > 0)
    tensors.push_back({key + "_mean", DType::kF32, {packed.groups, packed.heads, packed.dim}, bytes_of(packed.mean)});
  metadata[key + "_tag"] = name(packed.tag);
}

Result<Buffer<float>> dense_lse_offset(const AttentionProblem& problem) {
  const AnyView& q = problem.q;
  auto dense = Buffer<float>::make(q.batch() * q.seqlen() * q.heads(), "lse_offset");
  if (!dense) return dense;
  for (Index b = 0, i = 0; b < q.batch(); ++b)
    for (Index s = 0; s < q.seqlen(); ++s)
      for (Index h = 0; h < q.heads(); ++h) (*dense)[i++] = problem.lse_offset.at(b, s, h);
  return dense;
}

// Reads the tensors of a packed file one after the other; what it has not read by the end is surplus.
class Reader {
 public:
  Reader(const std::string& path, const io::Safetensors& contents, PackedFile& result)
      : path_(path), contents_(contents), result_(result) {}

  Result<AnyView> codes(const std::string& key, bool is_v) {
    const io::StoredTensor* tensor = take(key);
    if (tensor == nullptr) return bad_input({subject(key), "is in a packed file", "no such tensor", "q, k and v"});
    const PackedTag needed{.format = is_v ? value_dtype(result_.method.format) : query_key_dtype(result_.method.format),
                           .rotation = result_.method.rotate && !is_v ? Rotation::kHadamard : Rotation::kNone};
    const auto text = result_.metadata.find(key + "_tag");
    if (text == result_.metadata.end())
      return bad_input({subject(key), "has a tag in the metadata", "none", name(needed)});
    const auto tag = parse_packed_tag(text->second);
    if (!tag) return tl::unexpected(tag.error());
    LEANFA_TRY(require_tag(subject(key), *tag, needed));
    if (tensor->dtype != needed.format)
      return bad_input({subject(key), "has the element type of its tag", name(tensor->dtype), name(needed.format)});
    const auto data = place(*tensor);
    if (!data) return tl::unexpected(data.error());
    return io::view_in_layout(subject(key), *data, tensor->dtype, tensor->shape, io::Layout::kBSHD);
  }

  // A float tensor of shape [batch, heads] or [batch, tokens, heads] beside `of`; an empty view if there is none.
  Result<ScaleView> scales(const std::string& key, const AnyView& of) {
    const io::StoredTensor* tensor = take(key);
    if (tensor == nullptr) return ScaleView{};
    const std::vector<Index> per_head{of.batch(), of.heads()};
    const std::vector<Index> per_token{of.batch(), of.seqlen(), of.heads()};
    const bool token = tensor->shape == per_token;
    if (tensor->dtype != DType::kF32 || (!token && tensor->shape != per_head))
      return bad_input({subject(key), "is f32, per head or per token", describe(*tensor),
                        fmt::format("f32 {} or {}", io::describe_shape(per_head), io::describe_shape(per_token))});
    const auto data = place(*tensor);
    if (!data) return tl::unexpected(data.error());
    const auto* values = static_cast<const float*>(*data);
    if (token) return ScaleView{values, {of.seqlen() * of.heads(), of.heads(), 1}};
    return ScaleView{values, {of.heads(), 0, 1}};
  }

  Result<MeanView> mean(const std::string& key, const AnyView& of) {
    const io::StoredTensor* tensor = take(key);
    if (tensor == nullptr) return MeanView{};
    const std::vector<Index> shape{of.batch(), of.heads(), of.dim()};
    if (tensor->dtype != DType::kF32 || tensor->shape != shape)
      return bad_input(
          {subject(key), "is f32, one vector per head", describe(*tensor), "f32 " + io::describe_shape(shape)});
    const auto data = place(*tensor);
    if (!data) return tl::unexpected(data.error());
    return MeanView{static_cast<const float*>(*data), of.heads() * of.dim(), of.dim()};
  }

  // q_shift, where there is one: what the rows' descales say, once more. Precondition: the problem is valid.
  Status shifts(const AttentionProblem& p) {
    const io::StoredTensor* tensor = take("q_shift");
    if (tensor == nullptr) return {};
    const std::string where = subject("q_shift");
    if (result_.method.p != PCode::kShift)
      return bad_input({where, "belongs to shift P", name(result_.method), "int8/shift/..."});
    const std::vector<Index> shape{p.q.batch(), p.q.seqlen(), p.q.heads()};
    if (tensor->dtype != DType::kI8 || tensor->shape != shape)
      return bad_input({where, "is i8, one for each row of q", describe(*tensor), "i8 " + io::describe_shape(shape)});
    const auto* shift = reinterpret_cast<const std::int8_t*>(tensor->bytes.data());
    for (Index b = 0; b < p.q.batch(); ++b)
      for (Index s = 0; s < p.q.seqlen(); ++s)
        for (Index h = 0; h < p.q.heads(); ++h) LEANFA_TRY(check_shift(p, *shift++, {b, s, h}));
    return {};
  }

  void ignore(const std::string& key) { take(key); }

  Status nothing_left() const {
    for (const io::StoredTensor& tensor : contents_.tensors)
      if (std::find(taken_.begin(), taken_.end(), tensor.name) == taken_.end())
        return bad_input({subject(tensor.name), "is part of a packed file", "an unknown tensor",
                          "q k v, *_descale, q_shift, k_mean, v_mean, lse_offset"});
    return {};
  }

 private:
  std::string subject(const std::string& key) const { return fmt::format("{}: {}", path_, io::in_quotes(key)); }

  // `at`: batch, token, head.
  Status check_shift(const AttentionProblem& p, int shift, const std::array<Index, 3>& at) const {
    const auto got = [&] {
      return fmt::format("{} at [batch, token, head] = [{}, {}, {}]", shift, at[0], at[1], at[2]);
    };
    if (shift < 0 || shift > kMaxShift)
      return bad_input({subject("q_shift"), "values are 0..16", got(), "the shifts that leanfa quantize wrote"});
    const Index key_head = at[2] / (p.q.heads() / p.k.heads());
    const double step = 8.0 * std::numbers::log2e * p.softmax_scale *
                        static_cast<double>(p.q_descale.at(at[0], at[1], at[2])) *
                        static_cast<double>(p.k_descale.at(at[0], 0, key_head));
    // Descales are float32; another shift is a factor of two.
    if (std::abs(std::ldexp(step, shift) - 1.0) < 1e-3) return {};
    return bad_input({subject("q_shift"), "agrees with q_descale and k_descale", got(),
                      fmt::format("{:.3f}, which they make it", -std::log2(step))});
  }

  static std::string describe(const io::StoredTensor& tensor) {
    return fmt::format("{} {}", name(tensor.dtype), io::describe_shape(tensor.shape));
  }

  const io::StoredTensor* take(const std::string& key) {
    taken_.push_back(key);
    return contents_.find(key);
  }

  Result<const void*> place(const io::StoredTensor& tensor) {
    auto aligned = io::aligned_bytes(tensor);
    if (!aligned) return tl::unexpected(std::move(aligned.error()));
    const void* data = aligned->data;
    result_.copies.push_back(std::move(aligned->copy));
    return data;
  }

  const std::string& path_;
  const io::Safetensors& contents_;
  PackedFile& result_;
  std::vector<std::string> taken_;
};

template <class T>
Status store(T& place, Result<T> value) {
  if (!value) return tl::unexpected(std::move(value.error()));
  place = *value;
  return {};
}

Status read_settings(const std::string& path, PackedFile& packed) {
  const auto value = [&](const char* key) -> Result<std::string> {
    const auto found = packed.metadata.find(key);
    if (found == packed.metadata.end())
      return bad_input({path, fmt::format("has the metadata key {}", key), "none", "see docs/usage.md"});
    return found->second;
  };
  const auto version = value(kVersionKey), method = value("method"), scale = value("softmax_scale"),
             causal = value("causal");
  for (const auto* entry : {&version, &method, &scale, &causal})
    if (!*entry) return tl::unexpected(entry->error());
  if (*version != kVersion) return bad_input({path, "is of a known packed version", *version, kVersion});
  const auto parsed = parse_method(*method);
  if (!parsed) return fail(ErrorCode::kBadInput, fmt::format("{}: {}", path, parsed.error().message));
  packed.method = *parsed;
  const auto [end, error] = std::from_chars(scale->data(), scale->data() + scale->size(), packed.problem.softmax_scale);
  if (error != std::errc{} || end != scale->data() + scale->size())
    return bad_input({path, "softmax_scale is a number", *scale, "a decimal number"});
  if (*causal != "true" && *causal != "false")
    return bad_input({path, "causal is a truth value", *causal, "true or false"});
  packed.problem.causal = *causal == "true";
  return {};
}

}  // namespace

Result<io::AtomicFile> stage_packed(const std::string& path, const QuantisedProblem& quantised, const Method& method,
                                    io::Metadata metadata) {
  const AttentionProblem problem = quantised.problem();
  std::vector<io::StoredTensor> tensors;
  const std::array parts{quantised.q(), quantised.k(), quantised.v()};
  const std::array keys{"q", "k", "v"};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i] == nullptr) return fail(ErrorCode::kInternal, fmt::format("quantize: {} was not packed", keys[i]));
    add_tensor(tensors, metadata, keys[i], *parts[i]);
  }
  const View<const std::int8_t> shift = quantised.q_shift();
  if (shift.data != nullptr) {
    const std::span<const std::int8_t> values(shift.data,
                                              static_cast<std::size_t>(shift.size[0] * shift.size[1] * shift.size[2]));
    tensors.push_back({"q_shift", DType::kI8, {shift.size[0], shift.size[1], shift.size[2]}, std::as_bytes(values)});
  }
  Buffer<float> offset;
  if (problem.lse_offset.data != nullptr) {
    auto dense = dense_lse_offset(problem);
    if (!dense) return tl::unexpected(std::move(dense.error()));
    offset = std::move(*dense);
    tensors.push_back(
        {"lse_offset", DType::kF32, {problem.q.batch(), problem.q.seqlen(), problem.q.heads()}, bytes_of(offset)});
  }
  metadata[kVersionKey] = kVersion;
  metadata["layout"] = "BSHD";
  metadata["method"] = name(method);
  metadata["softmax_scale"] = fmt::format("{}", problem.softmax_scale);
  metadata["causal"] = problem.causal ? "true" : "false";
  return io::stage_safetensors(path, tensors, metadata);
}

bool is_packed(const io::Metadata& metadata) { return metadata.contains(kVersionKey); }

Result<PackedFile> load_packed(const std::string& path) {
  auto opened = io::SafetensorsFile::open(path);
  if (!opened) return tl::unexpected(std::move(opened.error()));
  PackedFile packed;
  packed.metadata = opened->contents.metadata;
  LEANFA_TRY(read_settings(path, packed));
  Reader reader(path, opened->contents, packed);
  AttentionProblem& p = packed.problem;
  LEANFA_TRY(store(p.q, reader.codes("q", false)));
  LEANFA_TRY(store(p.k, reader.codes("k", false)));
  LEANFA_TRY(store(p.v, reader.codes("v", true)));
  LEANFA_TRY(store(p.q_descale, reader.scales("q_descale", p.q)));
  LEANFA_TRY(store(p.k_descale, reader.scales("k_descale", p.k)));
  LEANFA_TRY(store(p.v_descale, reader.scales("v_descale", p.v)));
  LEANFA_TRY(store(p.lse_offset, reader.scales("lse_offset", p.q)));
  LEANFA_TRY(store(p.v_mean, reader.mean("v_mean", p.v)));
  reader.ignore("k_mean");  // needed to append to a cache, not to read it
  const Status valid = validate(p);
  if (!valid) return fail(valid.error().code, fmt::format("{}: {}", path, valid.error().message));
  LEANFA_TRY(reader.shifts(p));
  LEANFA_TRY(reader.nothing_left());
  packed.file = std::move(opened->file);
  return packed;
}

Status require_same_inputs(std::string_view subject, const Method& packed, const Method& wanted) {
  const bool shift = (packed.p == PCode::kShift) == (wanted.p == PCode::kShift);
  if (packed.format == wanted.format && packed.rotate == wanted.rotate && packed.k_mean == wanted.k_mean &&
      packed.v_mean == wanted.v_mean && shift)
    return {};
  return bad_input({subject, "format, rotation, means and shift scales are those of the method", name(wanted),
                    fmt::format("{} and its like", name(packed))});
}

}  // namespace leanfa::cli
