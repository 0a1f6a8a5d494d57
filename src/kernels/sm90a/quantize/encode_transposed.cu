// V's rows to V^T in the sm90a_vt order. A block makes a tile of 128 token slots by all dims of one head: rows come in
// 16 bytes a thread, four tokens of one slot quad are packed into a word in registers, words cross through swizzled
// shared memory, and lines of 128 slots go out 16 bytes a thread.
#include "kernels/sm90a/quantize/launches.hpp"
#include "kernels/sm90a/quantize/rows.cuh"

namespace leanfa::sm90a {
namespace {

constexpr int kThreads = 256;
constexpr int kTile = 128;           // token slots
constexpr int kQuads = kTile / 4;    // words of a line
constexpr int kPieces = kTile / 16;  // 16-byte pieces of a line

// The m-th key of slot quad `quad` (slots 4 quad .. 4 quad + 3): key_of_slot of numerics/packed.hpp.
__device__ int key_of(int quad, int m) { return (quad / 4) * 16 + 2 * (quad % 4) + (m & 1) + 8 * (m >> 1); }

// Where word `quad` of line `d` lies. Lanes that write one word each of lines 8 c, quads alike, hit different banks.
__device__ int place(int d, int quad) { return d * kQuads + (quad ^ (2 * (d / kChunk) % kQuads)); }

struct Tile {
  int64_t batch, head, first_slot;
};

__device__ float scale_at(const QuantizeParams& p, const Tile& tile, int64_t token) {
  if (p.scale_kind == ScaleKind::kTensor) return __ldg(p.scales);
  return __ldg(p.scales + group_of(p, tile.batch, token) * p.heads + tile.head);
}

// Values of 8 dims of one token without the mean; zeros for a slot without token.
template <int kDim>
__device__ void load_chunk(const QuantizeParams& p, const Tile& tile, int64_t token, int chunk, float* x) {
  uint4 raw{};
  const bool exists = token >= 0 && token < p.tokens;
  if (exists) {
    const auto* row = static_cast<const uint16_t*>(p.source) + tile.batch * p.source_stride[0] +
                      token * p.source_stride[1] + tile.head * p.source_stride[2];
    raw = __ldcs(reinterpret_cast<const uint4*>(row) + chunk);
  }
  widen(raw, x);
  if (p.mean == nullptr || !exists) return;
  const float* mean = p.mean + (group_of(p, tile.batch, token) * p.heads + tile.head) * kDim + chunk * kChunk;
#pragma unroll
  for (int i = 0; i < kChunk; ++i) x[i] -= __ldg(mean + i);
}

template <int kDim>
__device__ void encode_quad(const QuantizeParams& p, const Tile& tile, int quad, int chunk, uint32_t* lines) {
  float x[4][kChunk];
  int64_t token[4];
#pragma unroll
  for (int m = 0; m < 4; ++m) {
    token[m] = tile.first_slot + key_of(quad, m) - p.token_offset;
    load_chunk<kDim>(p, tile, token[m], chunk, x[m]);
  }
  if (p.cu_seqlens == nullptr || p.scale_kind == ScaleKind::kTensor) {
    const Divisor divisor = divisor_of(scale_at(p, tile, 0));
#pragma unroll
    for (int i = 0; i < kChunk; ++i) {
      float column[4] = {x[0][i], x[1][i], x[2][i], x[3][i]};
      apply_unit<4>(divisor, column);
      lines[place(chunk * kChunk + i, quad)] = codes_of<CodeFormat::kE4m3>(divisor, column);
    }
    return;
  }
  uint32_t words[kChunk] = {};  // each token by the scale of its sequence
#pragma unroll
  for (int m = 0; m < 4; ++m) {
    if (token[m] < 0 || token[m] >= p.tokens) continue;
    const Divisor divisor = divisor_of(scale_at(p, tile, token[m]));
#pragma unroll
    for (int i = 0; i < kChunk; ++i) {
      float column[4] = {x[m][i], 0.0F, 0.0F, 0.0F};
      apply_unit<1>(divisor, column);
      words[i] |= (codes_of<CodeFormat::kE4m3>(divisor, column) & 0xFFU) << (8 * m);
    }
  }
#pragma unroll
  for (int i = 0; i < kChunk; ++i) lines[place(chunk * kChunk + i, quad)] = words[i];
}

// The slots of the piece whose tokens the source has, one by one: the others belong to earlier or later calls.
__device__ void store_own(const QuantizeParams& p, const Tile& tile, int piece, const uint4& codes, uint8_t* out) {
  const uint32_t words[4] = {codes.x, codes.y, codes.z, codes.w};
#pragma unroll
  for (int i = 0; i < 16; ++i) {
    const int64_t token = tile.first_slot + key_of(piece * 4 + i / 4, i % 4) - p.token_offset;
    if (token >= 0 && token < p.tokens) out[i] = static_cast<uint8_t>(words[i / 4] >> (8 * (i % 4)));
  }
}

template <int kDim>
__device__ void store_line(const QuantizeParams& p, const Tile& tile, int d, int piece, const uint32_t* lines) {
  const int64_t slot = tile.first_slot + piece * 16;
  if (slot >= p.capacity) return;
  const int turn = 2 * (d / kChunk) % kQuads;  // the swizzle: which aligned four words, and how they are turned
  const uint4 found = *reinterpret_cast<const uint4*>(lines + d * kQuads + ((piece * 4) ^ (turn & ~3)));
  const uint4 codes = (turn & 2) != 0 ? uint4{found.z, found.w, found.x, found.y} : found;
  uint8_t* out = p.codes + ((tile.batch * p.heads + tile.head) * kDim + d) * p.capacity + slot;
  const bool whole = !p.append || (slot >= p.token_offset && slot + 16 <= p.token_offset + p.tokens);
  if (whole)
    *reinterpret_cast<uint4*>(out) = codes;
  else
    store_own(p, tile, piece, codes, out);
}

template <int kDim>
__global__ void __launch_bounds__(kThreads)
    encode_transposed_kernel(const __grid_constant__ QuantizeParams p, int64_t first_tile) {
  __shared__ __align__(16) uint32_t lines[kDim * kQuads];
  constexpr int kChunks = kDim / kChunk;
  const Tile tile{blockIdx.z, blockIdx.y, (first_tile + blockIdx.x) * kTile};
  for (int item = static_cast<int>(threadIdx.x); item < kQuads * kChunks; item += kThreads)
    encode_quad<kDim>(p, tile, item / kChunks, item % kChunks, lines);
  __syncthreads();
  for (int item = static_cast<int>(threadIdx.x); item < kDim * kPieces; item += kThreads)
    store_line<kDim>(p, tile, item / kPieces, item % kPieces, lines);
}

}  // namespace

cudaError_t launch_encode_transposed(const QuantizeParams& p, cudaStream_t stream) {
  const int64_t first = p.append ? p.token_offset / kTile : 0;
  const int64_t end = p.append ? p.token_offset + p.tokens : p.capacity;
  const dim3 grid(static_cast<unsigned>((end + kTile - 1) / kTile - first), static_cast<unsigned>(p.heads),
                  static_cast<unsigned>(p.batch));
  if (grid.x == 0) return cudaSuccess;
  if (p.dim == 64)
    encode_transposed_kernel<64><<<grid, kThreads, 0, stream>>>(p, first);
  else if (p.dim == 128)
    encode_transposed_kernel<128><<<grid, kThreads, 0, stream>>>(p, first);
  else
    encode_transposed_kernel<192><<<grid, kThreads, 0, stream>>>(p, first);
  return cudaGetLastError();
}

}  // namespace leanfa::sm90a
