// The reference under every fault case that a high-precision attention can have.
#include <gtest/gtest.h>

#include "reference_backend.hpp"

namespace leanfa::support {
namespace {

TEST(ReferenceConformance, EveryPairOfSweepLengths) {
  constexpr HeadDims kDims{24, 8};  // small: the lengths are what is swept
  expect_correct(reference_backend(DType::kF32, kDims), sweep_shapes(kDims));
}

TEST(ReferenceConformance, EveryHeadRatio) {
  expect_correct(reference_backend(DType::kBF16), head_ratio_shapes({64, 64}));
}

TEST(ReferenceConformance, IrregularShapes) {
  expect_correct(reference_backend(DType::kBF16), irregular_shapes());
  expect_correct(reference_backend(DType::kF64), irregular_shapes({192, 128}));
}

TEST(ReferenceConformance, HeadDimensionsOfAnySize) {
  for (const Index qk : {1, 3, 16, 17, 80, 256})
    for (const Index v : {1, 5, 32, 255})
      expect_correct(reference_backend(DType::kF32),
                     std::vector<Shape>{{2, 70, 90, 2, 1, qk, v, true}, {1, 3, 130, 1, 1, qk, v, false}});
}

TEST(ReferenceConformance, ElementTypes) {
  const std::vector<Shape> shapes{{2, 33, 65, 4, 2, 64, 64, true}};
  for (const DType dtype :
       {DType::kF64, DType::kF32, DType::kF16, DType::kBF16, DType::kE4M3FN, DType::kE5M2, DType::kI8})
    expect_correct(reference_backend(dtype), shapes);
}

// The mask of 8,2048,2048,8,1 does not depend on the head dimension; 32 keeps it within a minute under sanitizers.
TEST(ReferenceConformance, CausalRowsDoNotReadLaterKeys) {
  const ReferenceBackend backend = reference_backend(DType::kBF16);
  expect_causal_prefix(backend, {8, 2048, 2048, 8, 1, 32, 32, true});
  expect_causal_prefix(backend, {8, 256, 256, 8, 1, 128, 128, true});
}

TEST(ReferenceConformance, CausalRowsDoNotReadLaterKeysWhenLengthsDiffer) {
  const ReferenceBackend backend = reference_backend(DType::kF32);
  expect_causal_prefix(backend, {.batch = 8, .seqlen_q = 130, .seqlen_k = 200, .dim_qk = 32, .dim_v = 32});
  expect_causal_prefix(backend, {.batch = 8, .seqlen_q = 200, .seqlen_k = 130, .dim_qk = 32, .dim_v = 32});
}

TEST(ReferenceConformance, OnesGiveExactlyOne) {
  const ReferenceBackend backend = reference_backend(DType::kBF16);
  expect_ones(backend, {.seqlen_q = 128, .seqlen_k = 129});
  for (const Index seqlen_k : {1, 15, 16, 17, 63, 64, 65, 127, 128, 129, 255, 256, 257})
    for (const bool causal : {false, true})
      expect_ones(backend, {.seqlen_q = 70, .seqlen_k = seqlen_k, .dim_qk = 32, .dim_v = 32, .causal = causal});
}

// Every length that is a tile and a bit, and two.
TEST(ReferenceConformance, ShortTails) {
  constexpr HeadDims kDims{16, 16};
  std::vector<Shape> shapes;
  for (Index seqlen = 1; seqlen <= 257; ++seqlen) shapes.push_back({1, 3, seqlen, 1, 1, kDims.qk, kDims.v, true});
  expect_correct(reference_backend(DType::kE4M3FN, kDims), shapes);
}

TEST(ReferenceConformance, AnyLayout) {
  expect_layout_invariance(reference_backend(DType::kBF16), {1, 62, 62, 16, 16, 128, 128, false});
  expect_layout_invariance(reference_backend(DType::kF32), {3, 70, 130, 6, 2, 40, 24, true});
}

TEST(ReferenceConformance, RowStridesBeyond32Bits) {
  expect_huge_row_stride(reference_backend(DType::kBF16));
  expect_huge_row_stride(reference_backend(DType::kF64));
}

TEST(ReferenceConformance, SameBitsOnAnyNumberOfThreads) {
  expect_same_bits_again(reference_backend(DType::kBF16), {2, 300, 300, 4, 2, 64, 64, true});
}

TEST(ReferenceConformance, SameBitsAloneAndInABatch) {
  for (const bool causal : {false, true}) {
    expect_batch_invariance(reference_backend(DType::kBF16), {8, 75, 201, 3, 1, 64, 64, causal});
    expect_batch_invariance(reference_backend(DType::kBF16), {2, 201, 75, 3, 1, 64, 64, causal});
  }
}

TEST(ReferenceConformance, Varlen) {
  expect_varlen(reference_backend(DType::kBF16), false);
  expect_varlen(reference_backend(DType::kBF16), true);
}

TEST(ReferenceConformance, NonFiniteInputs) {
  for (const bool causal : {false, true}) {
    expect_non_finite_rule(reference_backend(DType::kBF16), {2, 100, 150, 4, 2, 32, 32, causal});
    expect_non_finite_rule(reference_backend(DType::kF64), {2, 150, 100, 3, 1, 32, 16, causal});
  }
}

TEST(ReferenceConformance, OneHotKeyAboveManyEqualOnes) {
  for (int binades = 0; binades <= 20; ++binades)
    expect_hot_key(reference_backend(DType::kF32, {16, 16}), static_cast<double>(binades));
}

}  // namespace
}  // namespace leanfa::support
