// The CUDA part of the runtime in a build without it.
#include "runtime/cuda_attention.hpp"
#include "runtime/cuda_bench.hpp"
#include "runtime/cuda_copy.hpp"
#include "runtime/cuda_device.hpp"
#include "runtime/cuda_quantize.hpp"

namespace leanfa::runtime {
namespace {

constexpr std::string_view kAbsent = "this build has no CUDA kernels";

Status refused() { return fail(ErrorCode::kUnsupported, std::string(kAbsent)); }

}  // namespace

std::string_view cuda_absent() { return kAbsent; }
std::string_view cuda_description() { return ""; }

std::vector<std::string> cuda_refusals(const AttentionCall&) { return {std::string(kAbsent)}; }
std::size_t cuda_workspace_bytes(const AttentionCall&) { return 0; }
Status run_cuda(const AttentionCall&) { return refused(); }
Status run_cuda_products(const AttentionCall&) { return refused(); }

Status quantize_on_cuda(const CudaQuantize&) { return refused(); }
Status lse_offset_on_cuda(const CudaLseOffset&) { return refused(); }
Status merge_on_cuda(std::span<const Part>, const MergedRows&, void*) { return refused(); }

struct CudaBenchProblem::State {
  AttentionCall call;
};
CudaBenchProblem::CudaBenchProblem(std::unique_ptr<State> state) : state_(std::move(state)) {}
CudaBenchProblem::CudaBenchProblem(CudaBenchProblem&&) noexcept = default;
CudaBenchProblem& CudaBenchProblem::operator=(CudaBenchProblem&&) noexcept = default;
CudaBenchProblem::~CudaBenchProblem() = default;
Result<CudaBenchProblem> CudaBenchProblem::make(const CudaBenchShape&, const Method&, std::uint64_t) {
  return tl::unexpected(refused().error());
}
const AttentionCall& CudaBenchProblem::call() const { return state_->call; }
std::string CudaBenchProblem::pci_bus_id() const { return {}; }

struct CudaMarks::State {};
CudaMarks::CudaMarks() = default;
CudaMarks::~CudaMarks() = default;
Result<int> CudaMarks::mark() { return tl::unexpected(refused().error()); }
Status CudaMarks::wait_for(int) const { return refused(); }
Result<double> CudaMarks::seconds_between(int, int) const { return tl::unexpected(refused().error()); }

struct CudaCopy::State {
  AttentionCall call;
};

CudaCopy::CudaCopy(std::unique_ptr<State> state) : state_(std::move(state)) {}
CudaCopy::CudaCopy(CudaCopy&&) noexcept = default;
CudaCopy& CudaCopy::operator=(CudaCopy&&) noexcept = default;
CudaCopy::~CudaCopy() = default;
Result<CudaCopy> CudaCopy::make(const AttentionCall&) { return tl::unexpected(refused().error()); }
const AttentionCall& CudaCopy::call() const { return state_->call; }
Status CudaCopy::fetch() const { return refused(); }
Status CudaCopy::wait() { return refused(); }
Status attend_on_cuda(const AttentionCall&) { return refused(); }

}  // namespace leanfa::runtime
