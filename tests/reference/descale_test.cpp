// Descales in every shape, V's mean and the LSE offset, dense and varlen.
#include <gtest/gtest.h>

#include <vector>

#include "reference_backend.hpp"

namespace leanfa::support {
namespace {

constexpr Shape kShape{3, 20, 30, 4, 2, 16, 16, true};

// Positive scales that differ from element to element.
std::vector<float> scales(Index count, std::uint64_t seed) {
  Random random(seed);
  std::vector<float> list;
  for (Index i = 0; i < count; ++i) list.push_back(static_cast<float>(0.25 + random.uniform()));
  return list;
}

enum class Group { kScalar, kHead, kBatchHead, kToken };

ScaleView view_of(const std::vector<float>& data, Group group, const Index4& size) {
  switch (group) {
    case Group::kScalar:
      return {data.data(), {0, 0, 0}};
    case Group::kHead:
      return {data.data(), {0, 0, 1}};
    case Group::kBatchHead:
      return {data.data(), {size[2], 0, 1}};
    default:
      return {data.data(), {size[1] * size[2], size[2], 1}};
  }
}

TEST(ReferenceDescales, EveryGroup) {
  for (const DType dtype : {DType::kE4M3FN, DType::kI8, DType::kF32}) {
    for (const Group group : {Group::kScalar, Group::kHead, Group::kBatchHead, Group::kToken}) {
      TestProblem problem = make_problem(kShape, dtype);
      const std::vector<float> q = scales(1000, 1), k = scales(1000, 2), v = scales(1000, 3);
      problem.problem.q_descale = view_of(q, group, problem.q.size());
      problem.problem.k_descale = view_of(k, group, problem.k.size());
      problem.problem.v_descale = view_of(v, group, problem.v.size());
      expect_correct(reference_backend(dtype), problem.problem, "group " + std::to_string(static_cast<int>(group)));
    }
  }
}

// Scales by powers of two are exact: the bits are those of the scaled tensor.
TEST(ReferenceDescales, PowersOfTwoGiveTheBitsOfTheScaledTensor) {
  TestProblem problem = make_problem(kShape, DType::kF32);
  TestProblem scaled = make_problem(kShape, DType::kF32);
  scaled.v.each([&](Index b, Index s, Index h, Index d) { scaled.v.set(b, s, h, d, 4.0 * problem.v.at(b, s, h, d)); });
  scaled.k.each([&](Index b, Index s, Index h, Index d) { scaled.k.set(b, s, h, d, 0.5 * problem.k.at(b, s, h, d)); });
  const float four = 4.0F, half = 0.5F;
  problem.problem.v_descale = {&four, {}};
  problem.problem.k_descale = {&half, {}};
  EXPECT_TRUE(attend(problem.problem).same_bits(attend(scaled.problem)));
}

TEST(ReferenceDescales, NonFiniteDescaleMakesItsRowsNan) {
  TestProblem problem = make_problem({1, 10, 10, 1, 1, 8, 8, true}, DType::kF32);
  std::vector<float> k(10, 1.0F);
  k[6] = std::nanf("");
  problem.problem.k_descale = {k.data(), {0, 1, 0}};
  const ReferenceOutputs got = attend(problem.problem);
  for (Index s = 0; s < 10; ++s) EXPECT_EQ(std::isnan(got.out_at(0, s, 0, 0)), s >= 6);
  expect_correct(reference_backend(DType::kF32), problem.problem, "k descale");
}

TEST(ReferenceDescales, MeanOfVAndLseOffset) {
  TestProblem problem = make_problem(kShape, DType::kBF16);
  const std::vector<float> mean = scales(3 * 2 * 16, 4), offset = scales(3 * 20 * 4, 5);
  problem.problem.v_mean = {mean.data(), 2 * 16, 16};
  problem.problem.lse_offset = {offset.data(), {20 * 4, 4, 1}};
  expect_correct(reference_backend(DType::kBF16), problem.problem, "means");
}

// Per-token scales of a varlen problem are indexed by the row of the packed tensor, per-head ones and means by the
// sequence number.
TEST(ReferenceDescales, Varlen) {
  const std::vector<std::int32_t> cu_q{0, 7, 7, 20}, cu_k{0, 12, 19, 30};
  TestProblem problem = make_problem({1, 20, 30, 4, 2, 16, 16, true}, DType::kE4M3FN);
  problem.problem.cu_seqlens_q = cu_q;
  problem.problem.cu_seqlens_k = cu_k;
  const std::vector<float> q = scales(20 * 4, 6), k = scales(3 * 2, 7), mean = scales(3 * 2 * 16, 8);
  problem.problem.q_descale = {q.data(), {0, 4, 1}};
  problem.problem.k_descale = {k.data(), {2, 0, 1}};
  problem.problem.v_mean = {mean.data(), 2 * 16, 16};
  expect_correct(reference_backend(DType::kE4M3FN), problem.problem, "varlen scales");
}

}  // namespace
}  // namespace leanfa::support
