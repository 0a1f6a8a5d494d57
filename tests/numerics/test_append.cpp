// Appending at a token offset: the same bytes as one call, and every refusal leaves the tensor as it was.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <limits>
#include <vector>

#include "numerics/quantise_tensor.hpp"
#include "numerics/tensors.hpp"

namespace leanfa {
namespace {

using test::make_spec;
using test::mentions;
using test::normal_tensor;
using test::vt_tag;

constexpr auto kHead = ScaleGranularity::kHead;
constexpr auto kToken = ScaleGranularity::kToken;

AnyView tokens_of(const test::Tensor<float>& x, Index begin, Index count) {
  AnyView view = x.view();
  view.data = x.values.data() + begin * view.stride[1];
  view.size[1] = count;
  return view;
}

bool same(const PackedTensor& a, const PackedTensor& b) {
  const auto equal = [](auto x, auto y) { return std::equal(x.begin(), x.end(), y.begin(), y.end()); };
  return a.tokens == b.tokens && a.capacity == b.capacity && equal(a.codes.span(), b.codes.span()) &&
         equal(a.scales.span(), b.scales.span()) && equal(a.mean.span(), b.mean.span());
}

struct Case {
  TensorSpec spec;
  std::vector<float> scales, mean;
};

// Any layout, format, rotation and mean, with scales that allow appending, for tensors [batch, *, 2, 64].
void arbitrary_case(Index batch, Index capacity, Case& made) {
  const DType format = *rc::gen::element(DType::kE4M3FN, DType::kI8);
  made.spec = make_spec(format, *rc::gen::element(ScaleGranularity::kTensor, kHead, kToken));
  const Index multiple = *rc::gen::element(Index{1}, Index{32}, Index{128});
  if (multiple > 1) made.spec.tag = vt_tag(format, multiple);
  made.spec.tag.rotation = *rc::gen::element(Rotation::kNone, Rotation::kHadamard);
  made.spec.capacity = capacity;
  if (made.spec.granularity != kToken) {
    const bool head = made.spec.granularity == kHead;
    made.scales.assign(head ? static_cast<std::size_t>(batch * 2) : 1, 0.02F);
    made.spec.given_scales = GivenScales{made.scales, head ? std::vector<Index>{batch, 2} : std::vector<Index>{1}};
  }
  if (*rc::gen::arbitrary<bool>()) {
    made.mean.assign(128, 0.25F);
    made.spec.mean = MeanChoice::kGiven;
    made.spec.given_mean = made.mean;
  }
}

RC_GTEST_PROP(AppendProperty, PiecesGiveTheSameBytesAsOneCall, ()) {
  const Index batch = *rc::gen::inRange<Index>(1, 3);
  const Index tokens = *rc::gen::inRange<Index>(0, 300);
  const Index capacity = tokens + *rc::gen::inRange<Index>(0, 40);
  Case made;
  arbitrary_case(batch, capacity, made);
  const auto x = normal_tensor({batch, tokens, 2, 64}, *rc::gen::arbitrary<std::uint32_t>());
  const auto whole = quantise(x.view(), made.spec);
  RC_ASSERT(static_cast<bool>(whole));

  Index at = *rc::gen::inRange<Index>(0, tokens + 1);
  auto pieces = quantise(tokens_of(x, 0, at), made.spec);
  RC_ASSERT(static_cast<bool>(pieces));
  while (at < tokens) {
    const Index count = *rc::gen::inRange<Index>(1, tokens - at + 1);
    RC_ASSERT(static_cast<bool>(append(*pieces, tokens_of(x, at, count), at, made.spec)));
    at += count;
  }
  RC_ASSERT(same(*pieces, *whole));
}

RC_GTEST_PROP(AppendProperty, OverwritingTokensEqualsWritingThemFirst, ()) {
  Case made;
  arbitrary_case(1, 200, made);
  const auto first = normal_tensor({1, 200, 2, 64}, 1);
  const auto second = normal_tensor({1, 200, 2, 64}, 2);
  const Index begin = *rc::gen::inRange<Index>(0, 200);
  const Index count = *rc::gen::inRange<Index>(0, 200 - begin + 1);
  auto changed = quantise(first.view(), made.spec);
  RC_ASSERT(static_cast<bool>(changed));
  RC_ASSERT(static_cast<bool>(append(*changed, tokens_of(second, begin, count), begin, made.spec)));
  auto mixed = first;
  std::copy_n(second.values.begin() + begin * 128, count * 128, mixed.values.begin() + begin * 128);
  const auto expected = quantise(mixed.view(), made.spec);
  RC_ASSERT(static_cast<bool>(expected));
  RC_ASSERT(same(*changed, *expected));
}

// A tensor of 120 tokens with room for 128, given scales; `change` makes the call wrong.
template <class Change>
void expect_append_refused(std::initializer_list<std::string_view> parts, Change change) {
  const auto x = normal_tensor({1, 120, 2, 64}, 3);
  const std::vector<float> scales{0.02F, 0.03F};
  TensorSpec spec = make_spec(DType::kI8, kHead);
  spec.tag = vt_tag(DType::kI8, 128);
  spec.given_scales = GivenScales{scales, {1, 2}};
  auto packed = quantise(x.view(), spec);
  const auto before = quantise(x.view(), spec);
  ASSERT_TRUE(packed && before);
  auto more = normal_tensor({1, 8, 2, 64}, 4);
  Index offset = 120;
  auto right = quantise(x.view(), spec);
  ASSERT_TRUE(right && append(*right, more.view(), offset, spec)) << "right without the change";
  AnyView view = more.view();
  change(spec, view, more, offset);
  const Status status = append(*packed, view, offset, spec);
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().code, ErrorCode::kBadInput);
  EXPECT_TRUE(mentions(status.error().message, parts)) << status.error().message;
  EXPECT_TRUE(same(*packed, *before)) << "nothing may be written";
}

using More = test::Tensor<float>;

TEST(Append, RefusesAnotherTag) {
  expect_append_refused({"i8/sm90a_vt128/none", "e4m3fn/sm90a_vt128/none"},
                        [](TensorSpec& spec, AnyView&, More&, Index&) { spec.tag.format = DType::kE4M3FN; });
  expect_append_refused({"i8/sm90a_vt128/none", "i8/sm90a_vt32/none"},
                        [](TensorSpec& spec, AnyView&, More&, Index&) { spec.tag.token_multiple = 32; });
  expect_append_refused({"i8/sm90a_vt128/none", "i8/rows/none"},
                        [](TensorSpec& spec, AnyView&, More&, Index&) { spec.tag = {.format = DType::kI8}; });
  expect_append_refused({"i8/sm90a_vt128/hadamard"},
                        [](TensorSpec& spec, AnyView&, More&, Index&) { spec.tag.rotation = Rotation::kHadamard; });
}

TEST(Append, RefusesHolesAndWhatDoesNotFit) {
  expect_append_refused({"hole", "121", "0..120"}, [](TensorSpec&, AnyView&, More&, Index& o) { o = 121; });
  expect_append_refused({"hole", "-1"}, [](TensorSpec&, AnyView&, More&, Index& offset) { offset = -1; });
  expect_append_refused(
      {"hole"}, [](TensorSpec&, AnyView&, More&, Index& offset) { offset = std::numeric_limits<Index>::max(); });
  expect_append_refused({"capacity 128", "9 tokens at offset 120"}, [](TensorSpec&, AnyView& view, More& more, Index&) {
    more = normal_tensor({1, 9, 2, 64}, 5);
    view = more.view();
  });
}

TEST(Append, RefusesOtherSizesAndNonFiniteValues) {
  expect_append_refused({"[1, 8, 2, 64]", "[1, 8, 1, 64]"},
                        [](TensorSpec&, AnyView& view, More&, Index&) { view.size[2] = 1; });
  expect_append_refused({"per token", "per (batch, head)"},
                        [](TensorSpec& spec, AnyView&, More&, Index&) { spec.granularity = kToken; });
  expect_append_refused({"1 not finite", "[0, 5, 1, 3]"}, [](TensorSpec&, AnyView&, More& more, Index&) {
    more.at(0, 5, 1, 3) = std::numeric_limits<float>::infinity();
  });
}

TEST(Append, RefusesScalesAndMeansThatDependOnTheTokens) {
  const auto x = normal_tensor({1, 4, 2, 64}, 6);
  const auto expect = [&](const TensorSpec& spec, std::initializer_list<std::string_view> parts) {
    auto packed = quantise(x.view(), spec);
    ASSERT_TRUE(packed);
    const Status status = append(*packed, x.view(), 0, spec);
    ASSERT_FALSE(status);
    EXPECT_TRUE(mentions(status.error().message, parts)) << status.error().message;
  };
  expect(make_spec(DType::kE4M3FN, kHead), {"dynamic scales per (batch, head)", "given scales"});
  expect(make_spec(DType::kE4M3FN, ScaleGranularity::kTensor), {"dynamic scales per tensor"});
  const std::vector<float> scales(8, 1.0F);
  TensorSpec given = make_spec(DType::kE4M3FN, kToken);
  given.given_scales = GivenScales{scales, {1, 4, 2}};
  expect(given, {"given scales per token"});
  TensorSpec centred = make_spec(DType::kE4M3FN, kToken);
  centred.mean = MeanChoice::kSequence;
  expect(centred, {"mean over the sequence"});
  const std::vector<std::int32_t> cu{0, 2, 4};
  TensorSpec varlen = make_spec(DType::kE4M3FN, kToken);
  varlen.cu_seqlens = cu;
  expect(varlen, {"varlen"});
}

}  // namespace
}  // namespace leanfa
