#include "runtime/cpu_kernels.hpp"

#include "base/buffer.hpp"
#include "base/parallel.hpp"
#include "cpu/attention.hpp"
#include "cpu/method_attention.hpp"
#include "numerics/formats.hpp"

namespace leanfa::runtime {
namespace {

void round_rows(const View<float>& from, const View<BF16>& to, int threads) {
  parallel_for(to.batch() * to.seqlen(), threads, [&](Index i, int) {
    const Index b = i / to.seqlen();
    const Index s = i % to.seqlen();
    for (Index h = 0; h < to.heads(); ++h)
      for (Index d = 0; d < to.dim(); ++d) to.row(b, s, h)[d] = to_bf16(from.row(b, s, h)[d]);
  });
}

}  // namespace

std::size_t no_workspace(const AttentionCall&) { return 0; }

Status run_cpu_wide(const AttentionCall& call) {
  return cpu::attention_fwd(call.problem, call.out, call.lse, {.threads = call.threads});
}

std::size_t cpu_method_workspace_bytes(const AttentionCall& call) {
  if (call.out.dtype == DType::kF32) return 0;
  std::size_t bytes = sizeof(float);
  for (const Index extent : call.out.size)
    if (__builtin_mul_overflow(bytes, static_cast<std::size_t>(extent), &bytes))
      return std::numeric_limits<std::size_t>::max();
  return bytes;
}

Status run_cpu_method(const AttentionCall& call) {
  cpu::MethodOptions options;
  options.threads = call.threads;
  if (call.out.dtype == DType::kF32)
    return cpu::attention_fwd(call.problem, call.method, call.out.as<float>(), call.lse, options);
  Buffer<std::byte> owned;
  std::byte* memory = call.workspace.data();
  if (call.workspace.empty()) {
    auto made = Buffer<std::byte>::make(static_cast<Index>(cpu_method_workspace_bytes(call)), "out in float32");
    if (!made) return tl::unexpected(std::move(made.error()));
    owned = std::move(*made);
    memory = owned.data();
  }
  const auto wide = contiguous_view(reinterpret_cast<float*>(memory), call.out.size);
  LEANFA_TRY(cpu::attention_fwd(call.problem, call.method, wide, call.lse, options));
  round_rows(wide, call.out.as<BF16>(), call.threads);
  return {};
}

}  // namespace leanfa::runtime
