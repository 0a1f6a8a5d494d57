// Tags, the sm_90a key order, and reading packed tensors back.
#include "numerics/packed.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "numerics/quantise_tensor.hpp"
#include "numerics/tensors.hpp"

namespace leanfa {
namespace {

using test::make_spec;
using test::mentions;
using test::normal_tensor;
using test::vt_tag;

TEST(PackedOrder, SlotsAreABijectionInsideEach16) {
  std::set<Index> seen;
  for (Index key = 0; key < 512; ++key) {
    const Index slot = slot_of_key(key);
    EXPECT_EQ(slot / 16, key / 16);
    EXPECT_EQ(key_of_slot(slot), key);
    EXPECT_TRUE(seen.insert(slot).second);
  }
}

// From the two register layouts: the wgmma accumulator of S gives lane t of a quad the columns 8j + 2t + {0, 1}; packed
// two j to a register they are P's operand, in which register i of lane t stands for k = 16i + 4t .. 16i + 4t + 3.
TEST(PackedOrder, AccumulatorsOfSAreOperandsOfP) {
  for (Index j = 0; j < 4; ++j)
    for (Index lane = 0; lane < 4; ++lane)
      for (Index element = 0; element < 2; ++element) {
        const Index key = 8 * j + 2 * lane + element;
        const Index byte = 2 * (j % 2) + element;
        EXPECT_EQ(slot_of_key(key), 16 * (j / 2) + 4 * lane + byte) << key;
      }
}

TEST(PackedOrder, First16AsWrittenInTheManual) {
  const std::vector<Index> expected{0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15};
  for (Index slot = 0; slot < 16; ++slot) {
    EXPECT_EQ(key_of_slot(slot), expected[static_cast<std::size_t>(slot)]);
    EXPECT_EQ(key_of_slot(16 + slot), 16 + expected[static_cast<std::size_t>(slot)]);
  }
}

TEST(PackedTag, TextRoundTrips) {
  for (const char* text :
       {"e4m3fn/rows/none", "i8/rows/hadamard", "bf16/rows/none", "f16/rows/none", "f32/rows/hadamard",
        "e4m3fn/sm90a_vt32/none", "e4m3fn/sm90a_vt128/hadamard", "i8/sm90a_vt128/none"}) {
    const auto tag = parse_packed_tag(text);
    ASSERT_TRUE(tag) << tag.error().message;
    EXPECT_EQ(name(*tag), text);
  }
}

TEST(PackedTag, OthersAreRefused) {
  for (const char* text : {"", "e4m3fn", "e4m3fn/rows", "e4m3fn/rows/", "/rows/none", "e4m3fnuz/rows/none",
                           "e4m3fn/columns/none", "e4m3fn/sm90a_vt64/none", "e4m3fn/sm90a_vt/none", "e5m2/rows/none",
                           "bf16/sm90a_vt128/none", "e4m3fn/rows/dct", "e4m3fn/rows/none/none", "i64/rows/none"}) {
    const auto tag = parse_packed_tag(text);
    ASSERT_FALSE(tag) << text;
    EXPECT_EQ(tag.error().code, ErrorCode::kBadInput);
    EXPECT_TRUE(mentions(tag.error().message, {"packed tag", "sm90a_vt128", text})) << tag.error().message;
  }
}

TEST(PackedTag, MismatchNamesBoth) {
  const PackedTag rows;
  const PackedTag rotated{.rotation = Rotation::kHadamard};
  EXPECT_TRUE(require_tag("k", rows, rows));
  const Status status = require_tag("k", rows, rotated);
  ASSERT_FALSE(status);
  EXPECT_TRUE(mentions(status.error().message, {"k:", "e4m3fn/rows/none", "e4m3fn/rows/hadamard"}));
}

// The same codes in every layout, whatever the number of tokens: 128-token capacity edges included.
TEST(Packed, EveryLayoutUnpacksToTheSameCodes) {
  for (const Index tokens : {0, 1, 15, 16, 17, 31, 32, 33, 127, 128, 129, 255, 256, 257}) {
    const auto x = normal_tensor({2, tokens, 3, 5}, static_cast<std::uint32_t>(tokens));
    const TensorSpec rows_spec = make_spec(DType::kE4M3FN, ScaleGranularity::kHead);
    const auto rows = quantise(x.view(), rows_spec);
    ASSERT_TRUE(rows) << rows.error().message;
    const auto expected = unpack(*rows);
    ASSERT_TRUE(expected);
    ASSERT_EQ(expected->size(), 2 * tokens * 3 * 5);
    EXPECT_TRUE(std::equal(expected->span().begin(), expected->span().end(), rows->codes.span().begin()));
    for (const Index multiple : {Index{32}, Index{128}}) {
      TensorSpec spec = rows_spec;
      spec.tag = vt_tag(DType::kE4M3FN, multiple);
      const auto packed = quantise(x.view(), spec);
      ASSERT_TRUE(packed) << packed.error().message;
      EXPECT_EQ(packed->capacity, (tokens + multiple - 1) / multiple * multiple);
      const auto codes = unpack(*packed);
      ASSERT_TRUE(codes);
      EXPECT_TRUE(
          std::equal(codes->span().begin(), codes->span().end(), expected->span().begin(), expected->span().end()));
    }
  }
}

TEST(Packed, TransposedPlacesAndZeroPadding) {
  const auto x = normal_tensor({1, 37, 2, 3}, 7);
  TensorSpec spec = make_spec(DType::kE4M3FN, ScaleGranularity::kNone);
  spec.tag = vt_tag(DType::kE4M3FN, 128);
  const auto packed = quantise(x.view(), spec);
  ASSERT_TRUE(packed);
  ASSERT_EQ(packed->codes.size(), 2 * 3 * 128);
  for (Index h = 0; h < 2; ++h)
    for (Index d = 0; d < 3; ++d)
      for (Index slot = 0; slot < 128; ++slot) {
        const Index key = key_of_slot(slot);
        const std::uint8_t expected = key < 37 ? to_e4m3fn(x.at(0, key, h, d)).bits : std::uint8_t{0};
        EXPECT_EQ(packed->codes[(h * 3 + d) * 128 + slot], expected);
      }
}

TEST(Packed, SpareCapacityIsZero) {
  const auto x = normal_tensor({2, 5, 2, 4}, 3);
  TensorSpec spec = make_spec(DType::kI8, ScaleGranularity::kToken);
  spec.capacity = 9;
  const auto packed = quantise(x.view(), spec);
  ASSERT_TRUE(packed);
  ASSERT_EQ(packed->codes.size(), 2 * 9 * 2 * 4);
  for (Index b = 0; b < 2; ++b)
    for (Index i = 5 * 8; i < 9 * 8; ++i) EXPECT_EQ(packed->codes[b * 72 + i], 0);
  EXPECT_EQ(packed->view().stride, (Index4{72, 8, 4, 1}));
  EXPECT_EQ(packed->view().size, (Index4{2, 5, 2, 4}));
}

TEST(Packed, LyingSizesAreRefused) {
  const auto x = normal_tensor({1, 4, 2, 64}, 3);
  const auto make = [&] {
    TensorSpec spec = make_spec(DType::kE4M3FN, ScaleGranularity::kHead);
    spec.mean = MeanChoice::kSequence;
    return quantise(x.view(), spec).value();
  };
  EXPECT_TRUE(validate(make()));
  const auto expect_refused = [&](const char* what, auto change) {
    PackedTensor packed = make();
    change(packed);
    EXPECT_FALSE(validate(packed)) << what;
    EXPECT_FALSE(unpack(packed)) << what;
  };
  expect_refused("more tokens than capacity", [](PackedTensor& p) { p.tokens = 5; });
  expect_refused("capacity beyond the buffer", [](PackedTensor& p) { p.capacity = 8; });
  expect_refused("sizes whose product overflows", [](PackedTensor& p) {
    p.dim = Index{1} << 62;
    p.heads = 8;
  });
  expect_refused("negative size", [](PackedTensor& p) { p.heads = -2; });
  expect_refused("another granularity", [](PackedTensor& p) { p.granularity = ScaleGranularity::kToken; });
  expect_refused("groups without cu_seqlens' batch", [](PackedTensor& p) { p.groups = -1; });
  expect_refused("wider format", [](PackedTensor& p) { p.tag.format = DType::kF32; });
  expect_refused("scale 0", [](PackedTensor& p) { p.scales[1] = 0.0F; });
  expect_refused("padding of another layout", [](PackedTensor& p) { p.tag.token_multiple = 32; });
  expect_refused("rotation of an odd dim", [](PackedTensor& p) {
    p.tag.rotation = Rotation::kHadamard;
    p.dim = 32;
    p.heads = 4;
  });
}

TEST(Packed, ReadBackChecksTheOutput) {
  const auto x = normal_tensor({1, 4, 2, 8}, 3);
  const auto packed = quantise(x.view(), make_spec(DType::kE4M3FN, ScaleGranularity::kHead));
  ASSERT_TRUE(packed);
  auto out = test::zero_tensor({1, 4, 8, 2});
  const Status status = dequantise(*packed, contiguous_view(out.values.data(), out.size));
  ASSERT_FALSE(status);
  EXPECT_TRUE(mentions(status.error().message, {"[1, 4, 8, 2]", "[1, 4, 2, 8]"})) << status.error().message;
}

}  // namespace
}  // namespace leanfa
