// A packed tensor: what the quantisers write and kernels read. Codes in a tagged layout, scales, and the mean that was
// taken off. The tag says all that a reader must know to make sense of the bytes; it travels with them into files, and
// whoever finds another tag than it needs refuses. Making packed tensors: quantise_tensor.hpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/attention.hpp"
#include "base/buffer.hpp"

namespace leanfa {

enum class PackedLayout : std::uint8_t {
  kRows,     // [batch][token][head][dim]: CPU and gfx950
  kSm90aVt,  // V^T: [batch][head][dim][token slot], tokens padded, slots permuted inside each 16 (key_of_slot)
};
enum class Rotation : std::uint8_t { kNone, kHadamard };

// Text form "format/layout/rotation": "e4m3fn/rows/none", "e4m3fn/sm90a_vt128/hadamard".
struct PackedTag {
  DType format = DType::kE4M3FN;  // e4m3fn or i8; bf16, f16 and f32 (no scales) in the rows layout only
  PackedLayout layout = PackedLayout::kRows;
  Index token_multiple = 1;  // capacity is padded to it: 1 for rows, 32 or 128 for sm90a_vt
  Rotation rotation = Rotation::kNone;

  friend bool operator==(const PackedTag&, const PackedTag&) = default;
};

[[nodiscard]] std::string name(const PackedTag& tag);
[[nodiscard]] Result<PackedTag> parse_packed_tag(std::string_view text);
[[nodiscard]] Status validate(const PackedTag& tag);
// Refuses `got` unless it is `needed`. `subject` names the tensor or file.
[[nodiscard]] Status require_tag(std::string_view subject, const PackedTag& got, const PackedTag& needed);

// sm_90a's key order. A lane t of a quad holds columns 8j + 2t and 8j + 2t + 1 of S (wgmma accumulator), and needs, as
// P, k = 4t .. 4t + 3 and 16 + 4t .. 16 + 4t + 3 of each k32 step (8-bit A operand in registers). So slots 4t .. 4t + 3
// hold keys 2t, 2t + 1, 8 + 2t, 9 + 2t, and the upper 16 the same: 0 1 8 9 2 3 10 11 4 5 12 13 6 7 14 15.
[[nodiscard]] constexpr Index key_of_slot(Index slot) {
  return (slot & ~Index{15}) + 2 * ((slot & 15) >> 2) + (slot & 1) + 8 * ((slot >> 1) & 1);
}
[[nodiscard]] constexpr Index slot_of_key(Index key) {
  return (key & ~Index{15}) + 4 * ((key & 7) >> 1) + (key & 1) + 2 * ((key >> 3) & 1);
}

enum class ScaleGranularity : std::uint8_t {
  kNone,    // no scales: 1.0
  kTensor,  // [1]
  kHead,    // [groups, heads]; a group is a batch entry, or a sequence of a varlen tensor
  kToken,   // [batch, capacity, heads]
};
[[nodiscard]] std::string_view name(ScaleGranularity granularity);

struct PackedTensor {
  PackedTag tag;
  Index batch = 0, tokens = 0, heads = 0, dim = 0;
  Index capacity = 0;  // tokens that fit, a multiple of tag.token_multiple
  Index groups = 0;    // batch, or the number of sequences (then batch is 1)
  ScaleGranularity granularity = ScaleGranularity::kNone;
  bool given_scales = false;  // static: from the caller, not from these values
  bool given_mean = false;
  Buffer<std::uint8_t> codes;  // every byte of a token slot without token is zero
  Buffer<float> scales;        // finite and normal; empty for kNone
  Buffer<float> mean;          // [groups, heads, dim], taken off before quantisation; empty if none

  // [batch, tokens, heads, dim]. Precondition: the rows layout.
  [[nodiscard]] AnyView view() const;
  [[nodiscard]] ScaleView descale() const;
  [[nodiscard]] MeanView mean_view() const;
  // Byte offset of element `d` of token `s`, any layout.
  [[nodiscard]] Index offset_bytes(Index b, Index s, Index h, Index d) const;
};

// Sizes, capacity and buffer sizes agree with each other, and scales are finite and normal. For tensors from files.
[[nodiscard]] Status validate(const PackedTensor& packed);
// `capacity` rounded up, and all buffers but `mean`, zeroed. Uses the other fields of `packed` as given.
[[nodiscard]] Status allocate(PackedTensor& packed);

// The codes in the rows layout, [batch][tokens][heads][dim], tag.format's bytes each.
[[nodiscard]] Result<Buffer<std::uint8_t>> unpack(const PackedTensor& packed);
// code * scale, in the space the codes are in: rotated and without the mean, if the tensor is. `out` is
// [batch, tokens, heads, dim]; `cu_seqlens` as when it was quantised.
[[nodiscard]] Status dequantise(const PackedTensor& packed, const View<float>& out,
                                std::span<const std::int32_t> cu_seqlens = {});
// The same, rotated back and with the mean added: an approximation of the source.
[[nodiscard]] Status reconstruct(const PackedTensor& packed, const View<float>& out,
                                 std::span<const std::int32_t> cu_seqlens = {});

}  // namespace leanfa
