// Packed problems in safetensors files: what `leanfa quantize` writes and `leanfa attend` reads.
// Tensors q, k, v (codes, BSHD), q_descale, k_descale, v_descale, and where the method makes them q_shift, k_mean,
// v_mean, lse_offset. The metadata holds the method and a tag per tensor; docs/usage.md lists the keys.
#pragma once

#include <string>
#include <vector>

#include "base/attention.hpp"
#include "io/safetensors.hpp"
#include "numerics/method.hpp"
#include "numerics/quantise.hpp"

namespace leanfa::cli {

// `metadata` (model, layer, ...) is kept; the keys of this format are added. Errors: those of stage_safetensors.
[[nodiscard]] Result<io::AtomicFile> stage_packed(const std::string& path, const QuantisedProblem& quantised,
                                                  const Method& method, io::Metadata metadata);

struct PackedFile {
  AttentionProblem problem;
  Method method;  // as it was quantised for
  io::Metadata metadata;

  // What the views point into.
  io::MappedFile file;
  std::vector<Buffer<std::byte>> copies;
};

[[nodiscard]] bool is_packed(const io::Metadata& metadata);

// kBadInput: a tag that is not the one that the file's own method needs, missing or surplus tensors, wrong shapes,
// everything that parse_safetensors refuses. The problem has passed validate().
[[nodiscard]] Result<PackedFile> load_packed(const std::string& path);

// Refuses to read what was quantised for `packed` with `wanted`: format, rotation, means and shift P's scales must
// agree. P, reference, block and sum are free.
[[nodiscard]] Status require_same_inputs(std::string_view subject, const Method& packed, const Method& wanted);

}  // namespace leanfa::cli
