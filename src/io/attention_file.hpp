// Q, K and V of one attention layer from files: a safetensors file with the keys q, k, v, or three npy files.
// Views are in [batch, seqlen, heads, dim], on the mapped file itself, whatever its layout; softmax scale, mask, model
// and layer come from the metadata unless the caller says otherwise. Packed (quantised) files are not read here.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/attention.hpp"
#include "base/buffer.hpp"
#include "base/result.hpp"
#include "io/attention_layout.hpp"
#include "io/file.hpp"
#include "io/safetensors.hpp"

namespace leanfa::io {

// What the caller says goes before what the file's metadata says; of the layout both must say the same.
struct AttentionFileOptions {
  std::optional<Layout> layout;         // metadata "layout"; an error if neither says it or they differ
  std::optional<double> softmax_scale;  // metadata "softmax_scale"; 1/sqrt(head_dim_qk) if neither says it
  std::optional<bool> causal;           // metadata "causal": true, false, 1 or 0
  std::optional<DType> bits_as;         // npy only: what uint16 or uint8 elements hold (see npy.hpp)
  bool ignore_other_tensors = false;    // else a tensor that attention does not read is an error
};

struct AttentionFile {
  AnyView q;                                  // [batch, seqlen_q, heads_q, head_dim_qk]
  AnyView k;                                  // [batch, seqlen_k, heads_kv, head_dim_qk]
  AnyView v;                                  // [batch, seqlen_k, heads_kv, head_dim_v]
  std::optional<AnyView> out;                 // [batch, seqlen_q, heads_q, head_dim_v]
  std::optional<AnyView> lse;                 // [batch, seqlen_q, heads_q, 1], f32
  ScaleView q_descale, k_descale, v_descale;  // tensors of those names; empty views are 1.0
  Layout layout = Layout::kBSHD;              // as the file has it
  double softmax_scale = 0.0;
  std::optional<bool> causal;  // empty if nobody said it
  std::string model, layer;    // empty if the file does not say
  Metadata metadata;           // everything the file says

  // The problem of these tensors; validate() has accepted it.
  [[nodiscard]] AttentionProblem problem(bool causal_mask) const;

  // What the views point into.
  std::vector<MappedFile> files;
  std::vector<Buffer<std::byte>> copies;  // of tensors that the file holds at odd addresses
  std::vector<Buffer<float>> descales;    // [heads] or [batch, heads]
};

// Dispatches nothing by name: `path` is a safetensors file. Messages begin with the path and name the tensor.
// kBadInput: see parse_safetensors; a missing tensor, wrong rank, dtypes that do not go together, sizes that do not
// match (base/attention.hpp), scales that are not finite and > 0. kUnsupported: element types that attention does not
// read, tensors that it does not know. q, k and v have one dtype, or i8 with v in e4m3fn.
[[nodiscard]] Result<AttentionFile> load_attention(const std::string& path, const AttentionFileOptions& options = {});

// `paths` are Q's, K's and V's npy files.
[[nodiscard]] Result<AttentionFile> load_attention_npy(const std::array<std::string, 3>& paths,
                                                       const AttentionFileOptions& options);

// The same from parsed contents, which must outlive the result.
[[nodiscard]] Result<AttentionFile> attention_from(const Safetensors& contents, const AttentionFileOptions& options,
                                                   const std::string& subject);

}  // namespace leanfa::io
