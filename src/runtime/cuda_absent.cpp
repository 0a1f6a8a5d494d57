// The CUDA part of the runtime in a build without it.
#include "runtime/cuda_attention.hpp"
#include "runtime/cuda_device.hpp"

namespace leanfa::runtime {
namespace {

constexpr std::string_view kAbsent = "this build has no CUDA kernels";

}  // namespace

std::string_view cuda_absent() { return kAbsent; }
std::string cuda_description() { return {}; }

std::vector<std::string> cuda_refusals(const AttentionCall&) { return {std::string(kAbsent)}; }
std::size_t cuda_workspace_bytes(const AttentionCall&) { return 0; }
Status run_cuda(const AttentionCall&) { return fail(ErrorCode::kUnsupported, std::string(kAbsent)); }

}  // namespace leanfa::runtime
