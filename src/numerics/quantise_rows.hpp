// The inner loops of the quantisers: one row of transformed floats -> codes, and codes -> their place in a layout.
#pragma once

#include <span>

#include "numerics/packed.hpp"
#include "numerics/scales.hpp"

namespace leanfa {

// Largest finite code's value: 448 or 127; 0 for the wide formats, which have no scale.
[[nodiscard]] float largest_code(DType format);

// out[i] = round(row[i] / scale) in `format`'s storage. Precondition: finite values if format is i8.
void encode_row(std::span<const float> row, float scale, DType format, std::uint8_t* out);

// Scratch of one thread: a row of floats, and the codes of up to 32 rows.
struct EncodeScratch {
  float* row;
  std::uint8_t* codes;
};
inline constexpr Index kTransposeRows = 32;

// Encodes rows [chunk.begin, chunk.end) of `source` into token slots first_token + s of `packed`, with its scales.
void encode_chunk(const RowSource& source, const RowChunk& chunk, Index first_token, const EncodeScratch& scratch,
                  PackedTensor& packed);

// All chunks, threaded. Errors: memory.
[[nodiscard]] Status encode_chunks(const RowSource& source, const std::vector<RowChunk>& chunks, Index first_token,
                                   int threads, PackedTensor& packed);

}  // namespace leanfa
