// Mutation of kernels that clang-22 compiled: every wait, nop and barrier that is left out is noticed, or stands on the
// list of those that are redundant, with the reason.
#include <gtest/gtest.h>

#include <algorithm>

#include "emu/gfx950/hazard/mutation.hpp"
#include "emu/gfx950/held_file.hpp"

namespace leanfa::emu {
namespace {

#ifndef LEANFA_SMALL_KERNELS
#define LEANFA_SMALL_KERNELS ""
#endif

struct MutationCase {
  std::string kernel;
  std::uint32_t items;
  std::vector<std::size_t> buffer_bytes;
  std::size_t redundant;  // waits that may go without harm
  std::string why;
};

class Mutation : public testing::TestWithParam<MutationCase> {};

TEST_P(Mutation, IsNoticed) {
  if (std::string(LEANFA_SMALL_KERNELS).empty())
    GTEST_SKIP() << "clang-22 or ld.lld-22 was not found when this was configured";
  const MutationCase& c = GetParam();
  const auto held = hold_file(LEANFA_SMALL_KERNELS);
  ASSERT_TRUE(held.has_value()) << held.error().message;
  const auto kernel = (*held)->file.load(c.kernel);
  ASSERT_TRUE(kernel.has_value()) << kernel.error().message;
  std::vector<std::vector<std::byte>> buffers;
  for (const std::size_t bytes : c.buffer_bytes) buffers.emplace_back(bytes);
  Memory memory;
  std::vector<std::byte> kernarg;
  for (std::size_t i = 0; i < buffers.size(); ++i) {
    const std::uint64_t address = memory.map("buffer " + std::to_string(i), buffers[i]);
    const auto bytes = std::as_bytes(std::span(&address, 1));
    kernarg.insert(kernarg.end(), bytes.begin(), bytes.end());
  }
  const auto mutants = hazard::mutate(*kernel, [&](const Kernel& mutant) {
    return launch(mutant, {.block = {c.items, 1, 1}}, kernarg, memory,
                  {.threads = 1, .limits = {}, .make_observer = hazard::make_audit(mutant)});
  });
  ASSERT_TRUE(mutants.has_value()) << mutants.error().message;
  std::string missed;
  for (const hazard::Mutant& mutant : *mutants)
    if (!mutant.caught()) missed += mutant.instruction + "; ";
  const auto count =
      static_cast<std::size_t>(std::ranges::count_if(*mutants, [](const auto& m) { return !m.caught(); }));
  EXPECT_EQ(count, c.redundant) << missed << " of " << mutants->size() << "; redundant: " << c.why;
  EXPECT_GT(mutants->size(), count);
}

INSTANTIATE_TEST_SUITE_P(
    SmallKernels, Mutation,
    testing::Values(MutationCase{"mfma_bf16", 64, {1024, 1024, 4096}, 0, ""},
                    MutationCase{"mfma_scaled_fp8", 64, {2048, 2048, 512, 4096}, 0, ""},
                    MutationCase{"transpose16", 64, {512, 512}, 2, "one wave: its LDS instructions are in order"},
                    MutationCase{"lds_sum", 256, {1024, 4}, 12, "the last six steps are within wave 0"},
                    MutationCase{"direct_to_lds", 128, {2048, 2048}, 0, ""},
                    MutationCase{
                        "lane_sum", 64, {256, 260}, 1, "the compiler keeps a distance between a load and DPP"}),
    [](const auto& test) { return test.param.kernel; });

}  // namespace
}  // namespace leanfa::emu
