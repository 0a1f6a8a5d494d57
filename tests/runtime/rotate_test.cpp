// leanfa_rotate: the Hadamard rotation of numerics/hadamard.hpp row by row, in place or not.
#include <gtest/gtest.h>

#include <span>
#include <vector>

#include "numerics/hadamard.hpp"
#include "runtime/attention_call.hpp"

namespace leanfa::runtime_test {
namespace {

leanfa_rotate_desc describe(const Tensor& source, const Tensor& out) {
  leanfa_rotate_desc desc{};
  desc.struct_size = sizeof desc;
  desc.source = c_tensor(source);
  desc.out = c_tensor(out);
  desc.threads = 2;
  return desc;
}

Outcome rotate(const leanfa_rotate_desc& desc, void* stream = nullptr) {
  return with_message([&](char* text, std::size_t size) { return leanfa_rotate(&desc, stream, text, size); });
}

TEST(Rotate, IsTheModulesRowByRow) {
  for (const Index dim : {64, 128, 192})
    for (const DType output : {DType::kF32, DType::kBF16, DType::kF16}) {
      const Tensor source = Tensor::normal(DType::kBF16, {2, 3, 2, dim}, 5, Layout::kPaddedRows);
      Tensor out(output, {2, 3, 2, dim}, Layout::kBHSD);
      const Outcome outcome = rotate(describe(source, out));
      ASSERT_EQ(outcome.status, LEANFA_OK) << outcome.message;
      Tensor expected(output, {2, 3, 2, dim});
      std::vector<float> row(static_cast<std::size_t>(dim));
      for (Index b = 0; b < 2; ++b)
        for (Index s = 0; s < 3; ++s)
          for (Index h = 0; h < 2; ++h) {
            for (Index d = 0; d < dim; ++d)
              row[static_cast<std::size_t>(d)] = static_cast<float>(source.at(b, s, h, d));
            hadamard(std::span<float>(row));
            for (Index d = 0; d < dim; ++d)
              expected.set(b, s, h, d, static_cast<double>(row[static_cast<std::size_t>(d)]));
          }
      expect_same_bits(out, expected);
      EXPECT_TRUE(out.canary_intact());
    }
}

TEST(Rotate, InPlace) {
  const Tensor source = Tensor::normal(DType::kF32, {1, 4, 2, 128}, 6);
  Tensor apart(DType::kF32, {1, 4, 2, 128});
  const Tensor same = source.copy();
  ASSERT_EQ(rotate(describe(source, apart)).status, LEANFA_OK);
  ASSERT_EQ(rotate(describe(same, same)).status, LEANFA_OK);
  expect_same_bits(same, apart);
}

TEST(Rotate, WhatIsRefused) {
  const Tensor source = Tensor::normal(DType::kF32, {1, 4, 2, 96}, 6);
  Tensor out(DType::kF32, {1, 4, 2, 96});
  Outcome outcome = rotate(describe(source, out));
  EXPECT_EQ(outcome.status, LEANFA_UNSUPPORTED);
  EXPECT_TRUE(outcome.says("96") && outcome.says("64, 128 or 192")) << outcome.message;

  const Tensor served = Tensor::normal(DType::kF32, {1, 4, 2, 64}, 6);
  Tensor small(DType::kF32, {1, 3, 2, 64});
  EXPECT_EQ(rotate(describe(served, small)).status, LEANFA_BAD_INPUT);

  Tensor fits(DType::kF32, {1, 4, 2, 64});
  leanfa_rotate_desc shifted = describe(served, served);
  shifted.source.size[1] = shifted.out.size[1] = 3;
  shifted.out.data = static_cast<float*>(shifted.out.data) + 128;
  outcome = rotate(shifted);
  EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
  EXPECT_TRUE(outcome.says("shares no memory")) << outcome.message;

  leanfa_rotate_desc gpu = describe(served, fits);
  gpu.device = LEANFA_DEVICE_CUDA;
  EXPECT_EQ(rotate(gpu).status, LEANFA_UNSUPPORTED);
  EXPECT_EQ(rotate(describe(served, fits), &outcome).status, LEANFA_BAD_INPUT);
  leanfa_rotate_desc codes = describe(served, fits);
  codes.source.dtype = LEANFA_E4M3FN;
  EXPECT_EQ(rotate(codes).status, LEANFA_UNSUPPORTED);
}

}  // namespace
}  // namespace leanfa::runtime_test
