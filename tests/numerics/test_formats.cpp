// Every code of every small format both ways, and the edges of each conversion. All 2^32 floats: test_format_sweep.cpp.
#include "numerics/formats.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "numerics/format_model.hpp"

namespace leanfa {
namespace {

using test::model_value;
using test::SmallFormat;

constexpr float kInf = std::numeric_limits<float>::infinity();
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

std::uint32_t bits_of(float x) { return std::bit_cast<std::uint32_t>(x); }

// Decoding equals the definition, and encoding gives the code back, for all finite codes of both signs.
template <class T, class Encode>
void expect_finite_codes_round_trip(const SmallFormat& format, std::uint32_t sign, Encode encode) {
  for (std::uint32_t code = 0; code <= format.largest_code; ++code) {
    const double expected = model_value(format, code);
    const float positive = to_float(T{static_cast<decltype(T::bits)>(code)});
    const float negative = to_float(T{static_cast<decltype(T::bits)>(code | sign)});
    ASSERT_EQ(static_cast<double>(positive), expected) << code;
    ASSERT_EQ(static_cast<double>(negative), -expected) << code;
    ASSERT_TRUE(std::signbit(negative)) << code;
    ASSERT_EQ(encode(positive).bits, code);
    ASSERT_EQ(encode(negative).bits, code | sign);
  }
}

TEST(Formats, EveryFiniteCodeRoundTrips) {
  expect_finite_codes_round_trip<E4M3FN>(test::kModelE4M3FN, 0x80, [](float x) { return to_e4m3fn(x); });
  expect_finite_codes_round_trip<E4M3FN>(test::kModelE4M3FNOcp, 0x80, [](float x) { return to_e4m3fn_ocp(x); });
  expect_finite_codes_round_trip<E5M2>(test::kModelE5M2, 0x80, [](float x) { return to_e5m2(x); });
  expect_finite_codes_round_trip<F16>(test::kModelF16, 0x8000, [](float x) { return to_f16(x); });
  expect_finite_codes_round_trip<BF16>(test::kModelBF16, 0x8000, [](float x) { return to_bf16(x); });
}

TEST(Formats, E4M3FNHasTwoNansAndNoInf) {
  for (const std::uint32_t code : {0x7FU, 0xFFU}) {
    const float value = to_float(E4M3FN{static_cast<std::uint8_t>(code)});
    EXPECT_TRUE(std::isnan(value));
    EXPECT_EQ(to_e4m3fn(value).bits, code);
    EXPECT_EQ(to_e4m3fn_ocp(value).bits, code);
  }
  EXPECT_EQ(to_float(E4M3FN{0x7E}), kMaxE4M3FN);
}

TEST(Formats, E5M2InfAndNan) {
  EXPECT_EQ(to_float(E5M2{0x7C}), kInf);
  EXPECT_EQ(to_float(E5M2{0xFC}), -kInf);
  EXPECT_EQ(to_e5m2(kInf).bits, 0x7C);
  EXPECT_EQ(to_e5m2(-kInf).bits, 0xFC);
  for (const std::uint32_t code : {0x7DU, 0x7EU, 0x7FU, 0xFDU, 0xFEU, 0xFFU}) {
    const float value = to_float(E5M2{static_cast<std::uint8_t>(code)});
    EXPECT_TRUE(std::isnan(value)) << code;
    EXPECT_EQ(to_e5m2(value).bits, code | 0x7FU) << code;
  }
  EXPECT_EQ(to_float(E5M2{0x7B}), kMaxE5M2);
}

TEST(Formats, EveryF16SpecialPattern) {
  EXPECT_EQ(to_float(F16{0x7C00}), kInf);
  EXPECT_EQ(to_float(F16{0xFC00}), -kInf);
  EXPECT_EQ(to_f16(kInf).bits, 0x7C00);
  EXPECT_EQ(to_f16(-kInf).bits, 0xFC00);
  EXPECT_EQ(to_float(F16{0x7BFF}), kMaxF16);
  for (std::uint32_t payload = 1; payload < 0x400; ++payload) {
    for (const std::uint32_t sign : {0U, 0x8000U}) {
      const std::uint32_t code = sign | 0x7C00U | payload;
      const float value = to_float(F16{static_cast<std::uint16_t>(code)});
      ASSERT_TRUE(std::isnan(value)) << code;
      ASSERT_EQ(to_f16(value).bits, code | 0x200U) << code;
    }
  }
}

TEST(Formats, EveryBF16SpecialPattern) {
  EXPECT_EQ(to_float(BF16{0x7F80}), kInf);
  EXPECT_EQ(to_float(BF16{0xFF80}), -kInf);
  EXPECT_EQ(to_bf16(kInf).bits, 0x7F80);
  EXPECT_EQ(to_bf16(-kInf).bits, 0xFF80);
  for (std::uint32_t payload = 1; payload < 0x80; ++payload) {
    for (const std::uint32_t sign : {0U, 0x8000U}) {
      const std::uint32_t code = sign | 0x7F80U | payload;
      const float value = to_float(BF16{static_cast<std::uint16_t>(code)});
      ASSERT_TRUE(std::isnan(value)) << code;
      ASSERT_EQ(to_bf16(value).bits, code | 0x40U) << code;
    }
  }
  EXPECT_EQ(to_bf16(std::bit_cast<float>(0x7F800001U)).bits, 0x7FC0) << "a payload in the low bits must not become inf";
}

TEST(Formats, EveryE8M0Code) {
  for (std::uint32_t code = 0; code < 255; ++code) {
    const float value = to_float(E8M0{static_cast<std::uint8_t>(code)});
    ASSERT_EQ(static_cast<double>(value), std::ldexp(1.0, static_cast<int>(code) - 127)) << code;
    ASSERT_EQ(to_e8m0(value).bits, code);
    ASSERT_EQ(to_e8m0(std::nextafter(value, kInf)).bits, 255) << code;
    ASSERT_EQ(to_e8m0(std::nextafter(value, 0.0F)).bits, 255) << code;
    ASSERT_EQ(to_e8m0(-value).bits, 255) << code;
  }
  EXPECT_TRUE(std::isnan(to_float(E8M0{255})));
  for (const float x : {0.0F, -0.0F, kInf, -kInf, kNan, 3.0F, 0x1p-128F}) EXPECT_EQ(to_e8m0(x).bits, 255) << x;
}

TEST(Formats, E4M3FNSaturatesOrNot) {
  EXPECT_EQ(to_e4m3fn(464.0F).bits, 0x7E);
  EXPECT_EQ(to_e4m3fn(std::nextafter(464.0F, kInf)).bits, 0x7E);
  EXPECT_EQ(to_e4m3fn(std::numeric_limits<float>::max()).bits, 0x7E);
  EXPECT_EQ(to_e4m3fn(std::numeric_limits<float>::lowest()).bits, 0xFE);
  EXPECT_EQ(to_e4m3fn(kInf).bits, 0x7F);
  EXPECT_EQ(to_e4m3fn(-kInf).bits, 0xFF);
  EXPECT_EQ(to_e4m3fn_ocp(464.0F).bits, 0x7E) << "a tie, and 448 has the even code";
  EXPECT_EQ(to_e4m3fn_ocp(std::nextafter(464.0F, kInf)).bits, 0x7F);
  EXPECT_EQ(to_e4m3fn_ocp(-465.0F).bits, 0xFF);
  EXPECT_EQ(to_e4m3fn_ocp(kInf).bits, 0x7F);
}

// gfx942's format: the same code means half as much, except the codes that only one of the two has.
TEST(Formats, EveryE4M3FnuzCodeAgainstE4M3FN) {
  for (std::uint32_t code = 0; code < 256; ++code) {
    const auto byte = static_cast<std::uint8_t>(code);
    const float fnuz = e4m3fnuz_value(byte);
    const float ocp = to_float(E4M3FN{byte});
    if (code == 0x80) {
      EXPECT_TRUE(std::isnan(fnuz));
      EXPECT_EQ(bits_of(ocp), bits_of(-0.0F));
    } else if ((code & 0x7FU) == 0x7F) {
      EXPECT_EQ(std::fabs(fnuz), 240.0F);
      EXPECT_TRUE(std::isnan(ocp));
    } else {
      EXPECT_EQ(fnuz, ocp / 2) << code;
    }
  }
}

TEST(Formats, Int8RoundsToEvenAndSaturates) {
  for (int code = -127; code <= 127; ++code) {
    const auto whole = static_cast<float>(code);
    EXPECT_EQ(to_int8(whole), code);
    const float tie = whole + 0.5F;
    const int even = code % 2 == 0 ? code : code + 1;
    EXPECT_EQ(to_int8(tie), std::min(even, 127)) << tie;
    EXPECT_EQ(to_int8(std::nextafter(tie, -kInf)), code);
    EXPECT_EQ(to_int8(std::nextafter(tie, kInf)), std::min(code + 1, 127));
  }
  for (const float x : {128.0F, 1e9F, std::numeric_limits<float>::max(), kInf}) {
    EXPECT_EQ(to_int8(x), 127);
    EXPECT_EQ(to_int8(-x), -127);
  }
  EXPECT_EQ(to_int8(kNan), -127);
}

TEST(Formats, ConversionsAreConstantExpressions) {
  static_assert(to_e4m3fn(1.0F).bits == 0x38);
  static_assert(to_float(E4M3FN{0x01}) == 0x1p-9F);
  static_assert(to_f16(1.0F).bits == 0x3C00);
  static_assert(to_bf16(1.0F).bits == 0x3F80);
  static_assert(to_e5m2(1.0F).bits == 0x3C);
  static_assert(to_e8m0(0.5F).bits == 126);
}

}  // namespace
}  // namespace leanfa
