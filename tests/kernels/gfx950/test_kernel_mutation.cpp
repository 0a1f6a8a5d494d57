// Each s_waitcnt, s_nop and s_barrier of a kernel is left out in turn: the audit must notice, or the instruction stands
// on the list of those that are provably redundant.
#include <gtest/gtest.h>

#include "asm/code_object.hpp"
#include "emu/gfx950/hazard/mutation.hpp"
#include "kernels/gfx950/attention_case.hpp"

namespace leanfa::gfx950 {
namespace {

TEST(Mutation, EveryWaitOfTheKernelsThatRunIsNeeded) {
  if (!can_assemble()) GTEST_SKIP() << "clang-22 and ld.lld-22 are not installed";
  for (const char* const text : {"e4m3/lean/anchor d=128 causal", "int8/shift/anchor d=128 full"}) {
    const auto plan = parse_plan(text);
    ASSERT_TRUE(plan);
    const auto kernel = KernelStore::get(*plan);
    ASSERT_TRUE(kernel) << kernel.error().message;
    // Two tiles, all slots of the ring, plain and masked blocks, references that move.
    const AttentionCase c{.plan = *plan, .seqlen_q = 260, .seqlen_k = 900};
    const auto run = [&](const emu::Kernel& mutant) -> Result<emu::LaunchReport> {
      const auto result = run_attention(c, mutant);
      if (!result) return tl::unexpected(result.error());
      return result->report;
    };
    const auto mutants = emu::hazard::mutate(**kernel, run);
    ASSERT_TRUE(mutants) << mutants.error().message;
    int survivors = 0;
    for (const emu::hazard::Mutant& mutant : *mutants) {
      if (mutant.caught()) continue;
      ++survivors;
      std::cout << text << ": survives without " << mutant.instruction << " at " << std::hex << mutant.pc << std::dec
                << "\n";
    }
    EXPECT_EQ(survivors, 0) << "of " << mutants->size();
  }
}

}  // namespace
}  // namespace leanfa::gfx950
