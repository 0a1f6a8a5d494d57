// Attention over disjoint sets of keys put together from each part's output and LSE, on sm_90a: lse = log(sum of
// exp(lse_i)), out = the mean of the parts weighted by exp(lse_i - lse), in double, rounded once, as runtime/merge.hpp
// does on a CPU. A part with lse -inf is not read, and one remaining part comes back bit for bit.
#pragma once

#include <cuda_runtime_api.h>

#include <cstdint>

namespace leanfa::sm90a {

inline constexpr int kMostParts = 32;

// Strides in elements, [batch, seq, head]; dim is contiguous.
struct MergeTensor {
  void* data = nullptr;
  int64_t stride[3] = {};
  bool bf16 = false;  // else f32
};
struct MergeLse {
  float* data = nullptr;
  int64_t stride[3] = {};
};
struct MergePart {
  MergeTensor out;
  MergeLse lse;
};

// What is added, once, to the merged rows that some part saw a key for. Null: nothing.
struct MergeAddends {
  const float* out = nullptr;  // [batch, head / group], dim contiguous
  int64_t out_stride[2] = {};
  int64_t group = 1;
  const float* lse = nullptr;  // [batch, seq, head]
  int64_t lse_stride[3] = {};
};

struct MergeParams {
  MergePart parts[kMostParts];
  int count = 0;
  MergePart merged;  // lse.data may be null; may be one of the parts
  MergeAddends added;
  int64_t batch = 0, seqlen = 0, heads = 0, dim = 0;
};
static_assert(sizeof(MergeParams) <= 4096, "kernel parameters hold 4 KiB");

// Enqueues on `stream` of the current device. Preconditions: 1..kMostParts parts.
[[nodiscard]] cudaError_t launch_merge_lse(const MergeParams& params, cudaStream_t stream);

}  // namespace leanfa::sm90a
