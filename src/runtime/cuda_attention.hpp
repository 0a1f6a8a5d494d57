// CUDA's row of the kernel table (select.cpp): what the sm_90a attention cannot do, and how a call reaches it. The
// refusals can be asked for without a device. Preconditions of the others: the call is valid and not refused.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "runtime/attend.hpp"

namespace leanfa::runtime {

// Keys of a block of the kernels, which V^T is padded to.
inline constexpr Index kCudaKeyBlock = 128;
[[nodiscard]] constexpr Index padded_keys(Index keys) {
  return (keys + kCudaKeyBlock - 1) / kCudaKeyBlock * kCudaKeyBlock;
}

// Methods, layouts, scales and addresses that the kernels or the tensor copy engine cannot take. Pointers are not
// followed; addresses of null are not judged.
[[nodiscard]] std::vector<std::string> cuda_refusals(const AttentionCall& call);

[[nodiscard]] std::size_t cuda_workspace_bytes(const AttentionCall& call);

// Enqueues on call.stream, on the device that holds q.
[[nodiscard]] Status run_cuda(const AttentionCall& call);

// The matrix products of the call and nothing else, to measure: what is written means nothing. kUnsupported where the
// call has no such kernel.
[[nodiscard]] Status run_cuda_products(const AttentionCall& call);

}  // namespace leanfa::runtime
