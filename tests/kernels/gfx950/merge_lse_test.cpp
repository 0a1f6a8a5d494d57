// merge_lse's machine code on the emulator, audited: against the definition in double, at its edges, in every wave
// order, and with each wait left out.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

#include "emu/gfx950/hazard/audit.hpp"
#include "emu/gfx950/hazard/mutation.hpp"
#include "emu/gfx950/launch.hpp"
#include "kernels/gfx950/embedded.hpp"
#include "kernels/gfx950/merge_lse/arguments.hpp"
#include "kernels/gfx950/merge_lse/kernel.hpp"
#include "numerics/formats.hpp"

namespace leanfa::gfx950 {
namespace {

constexpr float kInf = std::numeric_limits<float>::infinity();
constexpr std::size_t kDim = kMergeHeadDim;

struct Sizes {
  std::uint32_t batch = 1, seqlen = 1, heads = 1;
  [[nodiscard]] std::size_t rows() const { return std::size_t{batch} * seqlen * heads; }
};

// One part, or the result: out [batch, seqlen, heads, 128] and lse [batch, heads, seqlen].
struct Part {
  std::vector<std::byte> out;
  std::vector<float> lse;
};

std::size_t bytes_of(MergeType type) { return type == MergeType::kBF16 ? 2 : 4; }

float get(const std::vector<std::byte>& out, MergeType type, std::size_t at) {
  if (type == MergeType::kBF16) {
    BF16 value{};
    std::memcpy(&value, out.data() + at * 2, 2);
    return to_float(value);
  }
  float value = 0.0F;
  std::memcpy(&value, out.data() + at * 4, 4);
  return value;
}

void set(std::vector<std::byte>& out, MergeType type, std::size_t at, float value) {
  if (type == MergeType::kBF16) {
    const BF16 rounded = to_bf16(value);
    std::memcpy(out.data() + at * 2, &rounded, 2);
  } else {
    std::memcpy(out.data() + at * 4, &value, 4);
  }
}

Part random_part(const Sizes& sizes, MergeType type, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::normal_distribution<float> normal;
  Part part{std::vector<std::byte>(sizes.rows() * kDim * bytes_of(type)), std::vector<float>(sizes.rows())};
  for (std::size_t i = 0; i < sizes.rows() * kDim; ++i) set(part.out, type, i, normal(random));
  for (float& lse : part.lse) lse = 4.0F * normal(random);
  return part;
}

MergePart describe(const Sizes& sizes, MergeType type, std::uint64_t out, std::uint64_t lse) {
  const auto width = static_cast<std::int64_t>(bytes_of(type) * kDim);
  const std::int64_t seqlen = sizes.seqlen;
  const std::int64_t heads = sizes.heads;
  return {.out = out,
          .lse = lse,
          .out_stride = {seqlen * heads * width, heads * width, width},
          .lse_stride = {heads * seqlen * 4, 4, seqlen * 4}};
}

class Merge {
 public:
  Merge(const Sizes& sizes, const MergePlan& plan) : sizes_(sizes), plan_(plan) {
    const EmbeddedKernel* const embedded = find_embedded(to_string(plan));
    if (embedded == nullptr) return;
    auto file = emu::KernelFile::parse(embedded->code, embedded->symbol);
    EXPECT_TRUE(file) << file.error().message;
    if (!file) return;
    file_ = std::move(*file);
    auto kernel = file_.load(embedded->symbol);
    EXPECT_TRUE(kernel) << kernel.error().message;
    if (kernel) kernel_ = std::move(*kernel);
  }

  // Expects no fault. The result's bytes beyond what the kernel must write are checked by the memory's bounds.
  Part run(std::vector<Part>& parts, std::uint64_t order = 0, bool wants_lse = true) {
    Part result{std::vector<std::byte>(sizes_.rows() * kDim * bytes_of(plan_.merged), std::byte{0xEE}),
                std::vector<float>(sizes_.rows(), 77.0F)};
    const auto report = launch(parts, result, kernel_, order, wants_lse);
    EXPECT_TRUE(report) << report.error().message;
    if (!report) return result;
    EXPECT_TRUE(report->finished);
    for (const emu::Fault& fault : report->faults.faults()) ADD_FAILURE() << emu::to_string(fault);
    return result;
  }

  Result<emu::LaunchReport> launch(std::vector<Part>& parts, Part& result, const emu::Kernel& kernel,
                                   std::uint64_t order, bool wants_lse) const {
    emu::Memory memory;
    MergeArguments arguments{.count = static_cast<std::uint32_t>(parts.size()), .seqlen = sizes_.seqlen, .merged = {}};
    const auto map = [&](Part& part, MergeType type, const std::string& name) {
      const std::uint64_t out = memory.map(name + ".out", part.out);
      return describe(sizes_, type, out, memory.map(name + ".lse", std::as_writable_bytes(std::span(part.lse))));
    };
    for (std::size_t i = 0; i < parts.size(); ++i)
      arguments.parts[i] = map(parts[i], plan_.parts, "part " + std::to_string(i));
    arguments.merged = map(result, plan_.merged, "merged");
    if (!wants_lse) arguments.merged.lse = 0;
    const emu::Dimensions dimensions{
        .grid = {(sizes_.seqlen + kMergeRowsPerWorkgroup - 1) / kMergeRowsPerWorkgroup, sizes_.heads, sizes_.batch},
        .block = {kMergeWorkgroupSize, 1, 1}};
    const emu::LaunchOptions options{
        .threads = 0, .order = order, .limits = {}, .make_observer = emu::hazard::make_audit(kernel)};
    return emu::launch(kernel, dimensions, std::as_bytes(std::span(&arguments, 1)), memory, options);
  }

  [[nodiscard]] const emu::Kernel& kernel() const { return kernel_; }

 private:
  Sizes sizes_;
  MergePlan plan_;
  emu::KernelFile file_;
  emu::Kernel kernel_;
};

class MergeLse : public testing::Test {
 protected:
  void SetUp() override {
    if (!embedded_absent().empty()) GTEST_SKIP() << embedded_absent();
  }
};

std::vector<MergePlan> plans() {
  std::vector<MergePlan> list;
  for (const MergeType parts : {MergeType::kBF16, MergeType::kF32})
    for (const MergeType merged : {MergeType::kBF16, MergeType::kF32}) list.push_back({parts, merged});
  return list;
}

// Row of lse [b, h, s] for row [b, s, h] of out.
std::size_t lse_index(const Sizes& z, std::size_t row) {
  const std::size_t h = row % z.heads;
  const std::size_t s = row / z.heads % z.seqlen;
  return (row / z.heads / z.seqlen * z.heads + h) * z.seqlen + s;
}

void expect_definition(const Sizes& sizes, const MergePlan& plan, const std::vector<Part>& parts, const Part& got) {
  for (std::size_t row = 0; row < sizes.rows(); ++row) {
    const std::size_t at = lse_index(sizes, row);
    double sum = 0.0;
    for (const Part& part : parts) sum += std::exp(static_cast<double>(part.lse[at]));
    const double lse = std::log(sum);
    // A few roundings of numbers below 32, each 2^-24 relative.
    EXPECT_NEAR(got.lse[at], lse, 32 * 0x1p-22) << "row " << row;
    for (std::size_t d = 0; d < kDim; ++d) {
      double value = 0.0;
      double size = 0.0;
      for (const Part& part : parts) {
        const double weight = std::exp(static_cast<double>(part.lse[at])) / sum;
        value += weight * static_cast<double>(get(part.out, plan.parts, row * kDim + d));
        size += weight * std::fabs(static_cast<double>(get(part.out, plan.parts, row * kDim + d)));
      }
      // Weights to 2^-20; BF16 has 8 bits: half a unit in the last is 2^-8 of the value at most.
      const double bound = size * 0x1p-20 + (plan.merged == MergeType::kBF16 ? std::fabs(value) * 0x1.01p-8
                                                                             : std::fabs(value) * 0x1p-24);
      ASSERT_NEAR(get(got.out, plan.merged, row * kDim + d), value, bound) << "row " << row << " dim " << d;
    }
  }
}

TEST_F(MergeLse, IsTheDefinitionInEveryWaveOrder) {
  const Sizes sizes{.batch = 2, .seqlen = 6, .heads = 3};
  for (const MergePlan& plan : plans()) {
    std::vector<Part> parts;
    for (std::uint64_t i = 0; i < 3; ++i) parts.push_back(random_part(sizes, plan.parts, 10 + i));
    Merge merge(sizes, plan);
    const Part first = merge.run(parts);
    expect_definition(sizes, plan, parts, first);
    for (std::uint64_t order = 1; order <= 20; ++order) {
      const Part again = merge.run(parts, order);
      EXPECT_EQ(again.out, first.out) << order;
      EXPECT_EQ(again.lse, first.lse) << order;
    }
  }
}

TEST_F(MergeLse, ThirtyTwoParts) {
  const Sizes sizes{.batch = 1, .seqlen = 5, .heads = 2};
  const MergePlan plan{MergeType::kF32, MergeType::kF32};
  std::vector<Part> parts;
  for (std::uint64_t i = 0; i < kMostMergeParts; ++i) parts.push_back(random_part(sizes, plan.parts, 100 + i));
  expect_definition(sizes, plan, parts, Merge(sizes, plan).run(parts));
}

TEST_F(MergeLse, PartWithoutKeysIsNotReadAndTheOtherComesBack) {
  const Sizes sizes{.batch = 1, .seqlen = 3, .heads = 2};
  for (const MergeType type : {MergeType::kBF16, MergeType::kF32}) {
    const MergePlan plan{type, type};
    for (const std::size_t empty : {std::size_t{0}, std::size_t{1}}) {
      std::vector<Part> parts{random_part(sizes, type, 1), random_part(sizes, type, 2)};
      std::ranges::fill(parts[empty].lse, -kInf);
      for (std::size_t i = 0; i < sizes.rows() * kDim; ++i)
        set(parts[empty].out, type, i, i % 2 == 0 ? kInf : std::nanf(""));
      set(parts[1 - empty].out, type, 0, -0.0F);
      const Part got = Merge(sizes, plan).run(parts);
      EXPECT_EQ(got.out, parts[1 - empty].out);
      EXPECT_EQ(got.lse, parts[1 - empty].lse);
    }
  }
}

TEST_F(MergeLse, NoKeysAtAllIsZero) {
  const Sizes sizes{.batch = 1, .seqlen = 2, .heads = 1};
  const MergePlan plan{MergeType::kF32, MergeType::kF32};
  std::vector<Part> parts{random_part(sizes, plan.parts, 1), random_part(sizes, plan.parts, 2)};
  for (Part& part : parts) std::ranges::fill(part.lse, -kInf);
  const Part got = Merge(sizes, plan).run(parts);
  EXPECT_EQ(got.out, std::vector<std::byte>(got.out.size()));
  EXPECT_EQ(got.lse, std::vector<float>(2, -kInf));
}

TEST_F(MergeLse, NaNStaysInItsRow) {
  const Sizes sizes{.batch = 1, .seqlen = 5, .heads = 1};
  const MergePlan plan{MergeType::kBF16, MergeType::kF32};
  for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
    std::vector<Part> parts{random_part(sizes, plan.parts, 1), random_part(sizes, plan.parts, 2)};
    parts[which].lse[3] = std::nanf("");
    const Part got = Merge(sizes, plan).run(parts);
    for (std::size_t row = 0; row < sizes.rows(); ++row) {
      EXPECT_EQ(std::isnan(got.lse[row]), row == 3);
      for (std::size_t d = 0; d < kDim; ++d)
        ASSERT_EQ(std::isnan(get(got.out, plan.merged, row * kDim + d)), row == 3) << row;
    }
  }
}

TEST_F(MergeLse, LseIsLeftOutOnRequest) {
  const Sizes sizes{.batch = 1, .seqlen = 4, .heads = 1};
  const MergePlan plan;
  std::vector<Part> parts{random_part(sizes, plan.parts, 1), random_part(sizes, plan.parts, 2)};
  const Part with = Merge(sizes, plan).run(parts);
  const Part without = Merge(sizes, plan).run(parts, 0, false);
  EXPECT_EQ(without.out, with.out);
  EXPECT_EQ(without.lse, std::vector<float>(4, 77.0F));
}

// Each wait and nop that the schedule derived is needed: leaving it out is noticed.
TEST_F(MergeLse, EveryWaitIsNeeded) {
  const Sizes sizes{.batch = 1, .seqlen = 4, .heads = 1};
  for (const MergePlan& plan : plans()) {
    std::vector<Part> parts{random_part(sizes, plan.parts, 1), random_part(sizes, plan.parts, 2)};
    const Merge merge(sizes, plan);
    const auto mutants = emu::hazard::mutate(merge.kernel(), [&](const emu::Kernel& mutant) {
      Part result{std::vector<std::byte>(sizes.rows() * kDim * bytes_of(plan.merged)),
                  std::vector<float>(sizes.rows())};
      return merge.launch(parts, result, mutant, 0, true);
    });
    ASSERT_TRUE(mutants) << mutants.error().message;
    EXPECT_FALSE(mutants->empty());
    for (const emu::hazard::Mutant& mutant : *mutants)
      EXPECT_TRUE(mutant.caught()) << to_string(plan) << ": " << std::hex << mutant.pc << " " << mutant.instruction;
  }
}

TEST_F(MergeLse, PlansHaveATextForm) {
  for (const MergePlan& plan : plans()) {
    const auto parsed = parse_merge_plan(to_string(plan));
    ASSERT_TRUE(parsed);
    EXPECT_EQ(symbol(*parsed), symbol(plan));
    EXPECT_NE(find_embedded(to_string(plan)), nullptr);
  }
  EXPECT_FALSE(parse_merge_plan("merge_lse in=f16 out=f32"));
  EXPECT_EQ(find_embedded("merge_lse"), nullptr);
}

}  // namespace
}  // namespace leanfa::gfx950
