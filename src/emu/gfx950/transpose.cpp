#include "emu/gfx950/transpose.hpp"

namespace leanfa::emu {
namespace {

std::uint32_t element(const TransposeChunk& chunk, int index, int bits) {
  const int bit = index * bits;
  const auto at = static_cast<std::size_t>(bit);
  std::uint64_t pair = chunk[at / 32];
  if (at % 32 + static_cast<std::size_t>(bits) > 32) pair |= static_cast<std::uint64_t>(chunk[at / 32 + 1]) << 32;
  return static_cast<std::uint32_t>(pair >> (at % 32)) & ((1U << bits) - 1U);
}

void set_element(TransposeChunk& chunk, int index, int bits, std::uint32_t value) {
  const int bit = index * bits;
  const auto at = static_cast<std::size_t>(bit);
  const std::uint64_t shifted = static_cast<std::uint64_t>(value) << (at % 32);
  chunk[at / 32] |= static_cast<std::uint32_t>(shifted);
  if ((shifted >> 32) != 0) chunk[at / 32 + 1] |= static_cast<std::uint32_t>(shifted >> 32);
}

}  // namespace

TransposeChunk transposed(const std::array<TransposeChunk, kTransposeGroup>& chunks, int element_bits,
                          int lane_in_group) {
  const int per_chunk = element_bits == 6 ? 16 : 64 / element_bits;
  const int chunks_per_row = kTransposeGroup / per_chunk;
  TransposeChunk result{};
  for (int n = 0; n < per_chunk; ++n) {
    // Row n of the matrix begins in chunk n * chunks_per_row.
    const int source = n * chunks_per_row + lane_in_group / per_chunk;
    set_element(result, n, element_bits,
                element(chunks[static_cast<std::size_t>(source)], lane_in_group % per_chunk, element_bits));
  }
  return result;
}

}  // namespace leanfa::emu
