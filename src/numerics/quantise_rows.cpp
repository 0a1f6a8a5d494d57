#include "numerics/quantise_rows.hpp"

#include <algorithm>
#include <cstring>

#include "base/parallel.hpp"
#include "numerics/formats.hpp"

namespace leanfa {
namespace {

// Codes of rows first..first+count-1 (row-major, `dim` bytes each) to slots of V^T. Slots of whole 32-token blocks are
// written 32 at a time.
void transpose_codes(const std::uint8_t* codes, Index b, Index first_token, Index head, Index count,
                     PackedTensor& packed) {
  for (Index d = 0; d < packed.dim; ++d) {
    std::uint8_t* line = packed.codes.data() + ((b * packed.heads + head) * packed.dim + d) * packed.capacity;
    for (Index i = 0; i < count; ++i) line[slot_of_key(first_token + i)] = codes[i * packed.dim + d];
  }
}

void encode_transposed(const RowSource& source, const RowChunk& chunk, Index first_token, const EncodeScratch& scratch,
                       PackedTensor& packed) {
  const ScaleView scale = packed.descale();
  const auto dim = static_cast<std::size_t>(packed.dim);
  for (Index begin = chunk.begin; begin < chunk.end;) {
    const Index to_boundary = kTransposeRows - (first_token + begin) % kTransposeRows;
    const Index count = std::min(chunk.end - begin, to_boundary);
    for (Index i = 0; i < count; ++i) {
      source.load(chunk, begin + i, scratch.row);
      const float row_scale = scale.at(chunk.group, first_token + begin + i, chunk.head);
      encode_row({scratch.row, dim}, row_scale, packed.tag.format, scratch.codes + i * packed.dim);
    }
    transpose_codes(scratch.codes, chunk.batch, first_token + begin, chunk.head, count, packed);
    begin += count;
  }
}

}  // namespace

float largest_code(DType format) {
  switch (format) {
    case DType::kE4M3FN:
      return kMaxE4M3FN;
    case DType::kI8:
      return 127.0F;
    default:
      return 0.0F;
  }
}

void encode_row(std::span<const float> row, float scale, DType format, std::uint8_t* out) {
  const std::size_t n = row.size();
  const float* x = row.data();
  switch (format) {
    case DType::kE4M3FN:
      for (std::size_t i = 0; i < n; ++i) out[i] = to_e4m3fn(x[i] / scale).bits;
      return;
    case DType::kI8:
      for (std::size_t i = 0; i < n; ++i) out[i] = static_cast<std::uint8_t>(to_int8(x[i] / scale));
      return;
    case DType::kBF16: {
      auto* typed = reinterpret_cast<BF16*>(out);
      for (std::size_t i = 0; i < n; ++i) typed[i] = to_bf16(x[i]);
      return;
    }
    case DType::kF16: {
      auto* typed = reinterpret_cast<F16*>(out);
      for (std::size_t i = 0; i < n; ++i) typed[i] = to_f16(x[i]);
      return;
    }
    default:
      std::memcpy(out, x, n * sizeof(float));
      return;
  }
}

void encode_chunk(const RowSource& source, const RowChunk& chunk, Index first_token, const EncodeScratch& scratch,
                  PackedTensor& packed) {
  if (packed.tag.layout == PackedLayout::kSm90aVt) {
    encode_transposed(source, chunk, first_token, scratch, packed);
    return;
  }
  const ScaleView scale = packed.descale();
  for (Index s = chunk.begin; s < chunk.end; ++s) {
    source.load(chunk, s, scratch.row);
    const Index token = first_token + s;
    encode_row({scratch.row, static_cast<std::size_t>(packed.dim)}, scale.at(chunk.group, token, chunk.head),
               packed.tag.format, packed.codes.data() + packed.offset_bytes(chunk.batch, token, chunk.head, 0));
  }
}

Status encode_chunks(const RowSource& source, const std::vector<RowChunk>& chunks, Index first_token, int threads,
                     PackedTensor& packed) {
  const int workers = threads > 0 ? threads : default_thread_count();
  auto rows = Buffer<float>::make(workers * packed.dim, "row scratch");
  if (!rows) return tl::unexpected(std::move(rows.error()));
  auto codes = Buffer<std::uint8_t>::make(workers * packed.dim * kTransposeRows, "code scratch");
  if (!codes) return tl::unexpected(std::move(codes.error()));
  parallel_for(static_cast<Index>(chunks.size()), workers, [&](Index i, int worker) {
    const EncodeScratch scratch{rows->data() + worker * packed.dim,
                                codes->data() + worker * packed.dim * kTransposeRows};
    encode_chunk(source, chunks[static_cast<std::size_t>(i)], first_token, scratch, packed);
  });
  return {};
}

}  // namespace leanfa
