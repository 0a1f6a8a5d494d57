// The passes that launch_quantize (launch.hpp) is made of, one source each. Preconditions: quantize_unsupported() is
// null, and the tensor has tokens.
#pragma once

#include "kernels/sm90a/quantize/launch.hpp"

namespace leanfa::sm90a {

// Dynamic scales of the tensor or of each (group, head): largest finite magnitude of the transformed rows, then the
// scale from it, in place.
[[nodiscard]] cudaError_t launch_group_scales(const QuantizeParams& params, cudaStream_t stream);
// Codes in the rows layout; per token and for shift P with the scales, which one row decides.
[[nodiscard]] cudaError_t launch_encode_rows(const QuantizeParams& params, cudaStream_t stream);
// The same codes from tensor cores, but for neighbours (encode_rotated.cu), where has_fast_rotation().
[[nodiscard]] bool has_fast_rotation(const QuantizeParams& params);
[[nodiscard]] cudaError_t launch_encode_rotated(const QuantizeParams& params, cudaStream_t stream);
// Codes in V^T, every slot of the capacity, or with `append` those of the source's tokens.
[[nodiscard]] cudaError_t launch_encode_transposed(const QuantizeParams& params, cudaStream_t stream);

// Blocks that fill the current device `per_multiprocessor` times over, and no more than there is work for.
[[nodiscard]] unsigned grid_for(int64_t work_items, int items_per_block, int per_multiprocessor);

}  // namespace leanfa::sm90a
