#include "io/attention_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "io/metadata_values.hpp"
#include "io/no_throw.hpp"
#include "io/npy.hpp"

namespace leanfa::io {
namespace {

constexpr std::array<std::string_view, 8> kAttentionTensors{"q",   "k",         "v",         "out",
                                                            "lse", "q_descale", "k_descale", "v_descale"};
constexpr std::string_view kAttentionNames = "q, k, v, out, lse, q_descale, k_descale, v_descale";
constexpr std::array kElementTypes{DType::kF64,    DType::kF32,  DType::kF16, DType::kBF16,
                                   DType::kE4M3FN, DType::kE5M2, DType::kI8};
constexpr std::string_view kElementNames = "f64, f32, f16, bf16, e4m3fn, e5m2, i8";

bool usable_scale(double scale) { return std::isfinite(scale) && scale > 0.0; }

std::string list_names(const Safetensors& contents) {
  constexpr std::size_t kShown = 12;
  std::string text;
  for (std::size_t i = 0; i < contents.tensors.size() && i < kShown; ++i)
    text += (i == 0 ? "" : ", ") + in_quotes(contents.tensors[i].name);
  if (contents.tensors.empty()) return "no tensors";
  return contents.tensors.size() > kShown ? fmt::format("{}, ... {} tensors", text, contents.tensors.size()) : text;
}

// Builds an AttentionFile from stored tensors, one named step a rule. Messages begin with the subject.
class Loader {
 public:
  Loader(const AttentionFileOptions& options, std::string subject) : options_(options), subject_(std::move(subject)) {}

  Result<AttentionFile> from_safetensors(const Safetensors& contents) {
    LEANFA_TRY(refuse_others(contents));
    std::array<const StoredTensor*, 3> inputs{};
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      inputs[i] = contents.find(kAttentionTensors[i]);
      if (inputs[i] == nullptr)
        return bad_input({tensor_subject(kAttentionTensors[i]), "is in the file", list_names(contents), "q, k and v"});
    }
    result_.metadata = contents.metadata;
    LEANFA_TRY(read_inputs(*inputs[0], *inputs[1], *inputs[2]));
    LEANFA_TRY(read_outputs(contents.find("out"), contents.find("lse")));
    LEANFA_TRY(read_descale(contents.find("q_descale"), "q_descale", result_.q, result_.q_descale));
    LEANFA_TRY(read_descale(contents.find("k_descale"), "k_descale", result_.k, result_.k_descale));
    LEANFA_TRY(read_descale(contents.find("v_descale"), "v_descale", result_.v, result_.v_descale));
    return std::move(result_);
  }

  Result<AttentionFile> from_arrays(const StoredTensor& q, const StoredTensor& k, const StoredTensor& v) {
    LEANFA_TRY(read_inputs(q, k, v));
    return std::move(result_);
  }

 private:
  [[nodiscard]] std::string tensor_subject(std::string_view tensor) const {
    return fmt::format("{}: {}", subject_, tensor);
  }
  [[nodiscard]] const std::string* metadata(const std::string& key) const {
    const auto found = result_.metadata.find(key);
    return found == result_.metadata.end() ? nullptr : &found->second;
  }

  Status refuse_others(const Safetensors& contents) const {
    if (options_.ignore_other_tensors) return {};
    for (const StoredTensor& tensor : contents.tensors)
      if (std::find(kAttentionTensors.begin(), kAttentionTensors.end(), tensor.name) == kAttentionTensors.end())
        return unsupported({fmt::format("{}: tensor {}", subject_, in_quotes(tensor.name)),
                            "attention reads every tensor of the file", "one that it does not know", kAttentionNames});
    return {};
  }

  Status read_layout() {
    const std::string* text = metadata("layout");
    if (text == nullptr && options_.layout) {
      result_.layout = *options_.layout;
      return {};
    }
    if (text == nullptr)
      return bad_input(
          {subject_ + ": layout", "is said by the caller or the metadata", "neither", "BSHD, SHD, BHSD, HSD"});
    const auto layout = parse_layout(*text, subject_ + ": metadata");
    if (!layout) return tl::unexpected(layout.error());
    if (options_.layout && *options_.layout != *layout)
      return bad_input({subject_ + ": layout", "is the one of the file's metadata", name(*options_.layout),
                        fmt::format("{}, or no layout from the caller", name(*layout))});
    result_.layout = *layout;
    return {};
  }

  Status read_scale() {
    const std::string* text = metadata("softmax_scale");
    std::optional<double> scale = options_.softmax_scale;
    if (!scale && text != nullptr) scale = parse_number(*text).value_or(std::nan(""));
    if (!scale) scale = 1.0 / std::sqrt(static_cast<double>(result_.q.dim()));
    const bool from_text = !options_.softmax_scale && text != nullptr;
    if (!usable_scale(*scale))
      return bad_input({subject_ + ": softmax_scale", "is finite and > 0",
                        from_text ? in_quotes(*text) : fmt::format("{}", *scale), "1/sqrt(head_dim_qk), for example"});
    result_.softmax_scale = *scale;
    return {};
  }

  Status read_causal() {
    result_.causal = options_.causal;
    const std::string* text = metadata("causal");
    if (options_.causal || text == nullptr) return {};
    result_.causal = parse_truth(*text);
    if (!result_.causal)
      return bad_input({subject_ + ": metadata causal", "is a truth value", in_quotes(*text), "true, false, 1, 0"});
    return {};
  }

  Result<const std::byte*> aligned(const StoredTensor& tensor) {
    auto bytes = aligned_bytes(tensor);
    if (!bytes) return tl::unexpected(std::move(bytes.error()));
    const std::byte* data = bytes->data;
    if (bytes->copy.size() > 0) result_.copies.push_back(std::move(bytes->copy));
    return data;
  }

  Result<AnyView> read_view(const StoredTensor& tensor, std::string_view role) {
    const std::string where = tensor_subject(role);
    if (std::find(kElementTypes.begin(), kElementTypes.end(), tensor.dtype) == kElementTypes.end())
      return unsupported({where, "dtype is one that attention reads", leanfa::name(tensor.dtype), kElementNames});
    const auto data = aligned(tensor);
    if (!data) return tl::unexpected(data.error());
    return view_in_layout(where, *data, tensor.dtype, tensor.shape, result_.layout);
  }

  Status read_into(AnyView& view, const StoredTensor& tensor, std::string_view role) {
    const auto read = read_view(tensor, role);
    if (!read) return tl::unexpected(read.error());
    view = *read;
    return {};
  }

  Status check_dtypes() const {
    const auto mismatch = [&](std::string_view tensor, DType got, std::string_view accepted) {
      return bad_input({tensor_subject(tensor), "dtype goes with q's", leanfa::name(got), accepted});
    };
    const DType q = result_.q.dtype;
    if (result_.k.dtype != q) return mismatch("k", result_.k.dtype, leanfa::name(q));
    const DType v = q == DType::kI8 ? DType::kE4M3FN : q;
    if (result_.v.dtype != v) return mismatch("v", result_.v.dtype, leanfa::name(v));
    return {};
  }

  Status read_inputs(const StoredTensor& q, const StoredTensor& k, const StoredTensor& v) {
    LEANFA_TRY(read_layout());
    LEANFA_TRY(read_into(result_.q, q, "q"));
    LEANFA_TRY(read_into(result_.k, k, "k"));
    LEANFA_TRY(read_into(result_.v, v, "v"));
    LEANFA_TRY(check_dtypes());
    // A tensor without elements may claim any size; with a row in q, the file's length bounds batch and heads.
    if (result_.q.batch() == 0 || result_.q.seqlen() == 0)
      return bad_input(
          {tensor_subject("q"), "has at least one row", describe(result_.q.size), "batch and seqlen >= 1"});
    // Shapes before the scale: its default needs a head dimension that is not 0.
    AttentionProblem shapes = result_.problem(false);
    shapes.softmax_scale = 1.0;
    if (const Status valid = validate(shapes); !valid)
      return fail(valid.error().code, fmt::format("{}: {}", subject_, valid.error().message));
    LEANFA_TRY(read_scale());
    LEANFA_TRY(read_causal());
    if (const std::string* text = metadata("model")) result_.model = *text;
    if (const std::string* text = metadata("layer")) result_.layer = *text;
    return {};
  }

  Status read_outputs(const StoredTensor* out, const StoredTensor* lse) {
    if (out != nullptr) {
      const auto view = read_view(*out, "out");
      if (!view) return tl::unexpected(view.error());
      if (const Status valid = validate_output(result_.problem(false), *view); !valid)
        return fail(valid.error().code, fmt::format("{}: {}", subject_, valid.error().message));
      result_.out = *view;
    }
    if (lse == nullptr) return {};
    const std::string where = tensor_subject("lse");
    if (lse->dtype != DType::kF32)
      return unsupported({where, "dtype is that of an LSE", leanfa::name(lse->dtype), "f32"});
    const auto data = aligned(*lse);
    if (!data) return tl::unexpected(data.error());
    const auto view = view_of_lse(where, *data, lse->dtype, lse->shape, result_.layout);
    if (!view) return tl::unexpected(view.error());
    const Index4 accepted{result_.q.batch(), result_.q.seqlen(), result_.q.heads(), 1};
    if (view->size != accepted)
      return bad_input({where, "has one value for each row of q", "[batch, seqlen, heads, 1] = " + describe(view->size),
                        describe(accepted)});
    result_.lse = *view;
    return {};
  }

  // Scales as a dense [heads] or [batch, heads] table of the tensor that they belong to. For q, one per kv head is
  // accepted too (FlashAttention-3's convention) and is spread over the head's group.
  Status read_descale(const StoredTensor* stored, std::string_view role, const AnyView& tensor, ScaleView& scale) {
    if (stored == nullptr) return {};
    const std::string where = tensor_subject(role);
    const Index batch = tensor.batch();
    const Index heads = tensor.heads();
    const auto& shape = stored->shape;
    const bool scalar = shape.empty() || (shape.size() == 1 && shape[0] == 1);
    const Index stored_heads = scalar ? 1 : shape.back();
    const bool per_batch = shape.size() == 2;
    const bool heads_fit = stored_heads == heads || stored_heads == result_.k.heads();
    if (!scalar && (shape.size() > 2 || !heads_fit || (per_batch && shape[0] != batch)))
      return bad_input({where, "has one scale, one a head, or one a batch entry and head", describe_shape(shape),
                        fmt::format("[], [1], [{1}], [{0}, {1}]", batch, heads)});
    if (stored->dtype != DType::kF32)
      return unsupported({where, "dtype is that of a scale", leanfa::name(stored->dtype), "f32"});
    auto table = Buffer<float>::make((per_batch ? batch : 1) * heads, where);
    if (!table) return tl::unexpected(std::move(table.error()));
    const Index group = heads / stored_heads;
    for (Index i = 0; i < table->size(); ++i) {
      const auto from = static_cast<std::size_t>(i / group) * sizeof(float);
      std::memcpy(&(*table)[i], stored->bytes.data() + from, sizeof(float));
      if (!usable_scale(static_cast<double>((*table)[i])))
        return bad_input({where, "every scale is finite and > 0", fmt::format("{} for head {}", (*table)[i], i % heads),
                          "positive numbers"});
    }
    scale = {table->data(), {per_batch ? heads : 0, 0, 1}};
    result_.descales.push_back(std::move(*table));
    return {};
  }

  const AttentionFileOptions& options_;
  std::string subject_;
  AttentionFile result_;
};

}  // namespace

AttentionProblem AttentionFile::problem(bool causal_mask) const {
  AttentionProblem p;
  p.q = q;
  p.k = k;
  p.v = v;
  p.q_descale = q_descale;
  p.k_descale = k_descale;
  p.v_descale = v_descale;
  p.softmax_scale = softmax_scale;
  p.causal = causal_mask;
  return p;
}

Result<AttentionFile> attention_from(const Safetensors& contents, const AttentionFileOptions& options,
                                     const std::string& subject) {
  return no_throw(subject, [&] { return Loader(options, subject).from_safetensors(contents); });
}

Result<AttentionFile> load_attention(const std::string& path, const AttentionFileOptions& options) {
  auto opened = SafetensorsFile::open(path);
  if (!opened) return tl::unexpected(std::move(opened.error()));
  auto result = attention_from(opened->contents, options, path);
  if (result) result->files.push_back(std::move(opened->file));
  return result;
}

Result<AttentionFile> load_attention_npy(const std::array<std::string, 3>& paths, const AttentionFileOptions& options) {
  std::array<NpyFile, 3> arrays;
  for (std::size_t i = 0; i < paths.size(); ++i) {
    auto opened = NpyFile::open(paths[i], {options.bits_as});
    if (!opened) return tl::unexpected(std::move(opened.error()));
    arrays[i] = std::move(*opened);
  }
  const std::string subject = fmt::format("{}, {}, {}", paths[0], paths[1], paths[2]);
  return no_throw(subject, [&]() -> Result<AttentionFile> {
    auto result = Loader(options, subject).from_arrays(arrays[0].tensor, arrays[1].tensor, arrays[2].tensor);
    if (result)
      for (NpyFile& array : arrays) result->files.push_back(std::move(array.file));
    return result;
  });
}

}  // namespace leanfa::io
