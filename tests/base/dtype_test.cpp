#include "base/dtype.hpp"

#include <gtest/gtest.h>

#include "base/tensor.hpp"

namespace leanfa {
namespace {

constexpr DType kAll[] = {DType::kF64,  DType::kF32, DType::kF16, DType::kBF16, DType::kE4M3FN, DType::kE5M2,
                          DType::kE8M0, DType::kI8,  DType::kU8,  DType::kI32,  DType::kI64};

TEST(DType, NamesRoundTrip) {
  for (const DType dtype : kAll) EXPECT_EQ(dtype_from_name(name(dtype)), dtype);
  EXPECT_EQ(dtype_from_name("e4m3fnuz"), std::nullopt);
  EXPECT_EQ(dtype_from_name(""), std::nullopt);
  EXPECT_EQ(name(static_cast<DType>(200)), "unknown");
  EXPECT_EQ(size_bytes(static_cast<DType>(200)), 0U);
}

TEST(DType, SizesAreThoseOfTheStorageTypes) {
  EXPECT_EQ(size_bytes(kDTypeOf<double>), sizeof(double));
  EXPECT_EQ(size_bytes(kDTypeOf<float>), sizeof(float));
  EXPECT_EQ(size_bytes(kDTypeOf<F16>), sizeof(F16));
  EXPECT_EQ(size_bytes(kDTypeOf<BF16>), sizeof(BF16));
  EXPECT_EQ(size_bytes(kDTypeOf<E4M3FN>), sizeof(E4M3FN));
  EXPECT_EQ(size_bytes(kDTypeOf<E5M2>), sizeof(E5M2));
  EXPECT_EQ(size_bytes(kDTypeOf<E8M0>), sizeof(E8M0));
  EXPECT_EQ(size_bytes(kDTypeOf<std::int8_t>), 1U);
  EXPECT_EQ(size_bytes(kDTypeOf<std::uint8_t>), 1U);
  EXPECT_EQ(size_bytes(kDTypeOf<std::int32_t>), 4U);
  EXPECT_EQ(size_bytes(kDTypeOf<std::int64_t>), 8U);
}

TEST(View, DescribesItself) {
  const float element = 0.0F;
  const AnyView view = any_view(contiguous_view(&element, {1, 2048, 4, 128}));
  EXPECT_EQ(describe(view), "f32 [1, 2048, 4, 128] strides [1048576, 512, 128, 1]");
}

// Offsets of 8Mi tokens, 64 heads of 128: beyond 2^32 elements.
TEST(View, RowsAre64BitOffsets) {
  const View<const std::uint8_t> view =
      contiguous_view(static_cast<const std::uint8_t*>(nullptr), {1, Index{8} << 20, 64, 128});
  const auto address = [&view](Index s, Index h) { return s * view.stride[1] + h * view.stride[2]; };
  EXPECT_EQ(address((Index{8} << 20) - 1, 63), (Index{1} << 36) - 128);
}

}  // namespace
}  // namespace leanfa
