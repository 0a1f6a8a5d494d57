// Kernels that clang-22 compiles from kernels/small.cl, run with the audit, against plain C++ that follows the layouts
// of the manual. The layouts are written here once more, by the manual's tables for each instruction.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "emu/gfx950/held_file.hpp"
#include "emu/gfx950/kernel_runner.hpp"
#include "numerics/formats.hpp"

namespace leanfa::emu {
namespace {

#ifndef LEANFA_SMALL_KERNELS
#define LEANFA_SMALL_KERNELS ""
#endif

class SmallKernel : public testing::Test {
 protected:
  void SetUp() override {
    if (std::string(LEANFA_SMALL_KERNELS).empty())
      GTEST_SKIP() << "clang-22 or ld.lld-22 was not found when this was configured";
    runner.open(LEANFA_SMALL_KERNELS);
  }
  KernelRunner runner;
  std::mt19937 random{1};

  std::vector<std::uint8_t> bytes(std::size_t count) {
    std::vector<std::uint8_t> data(count);
    for (auto& byte : data) byte = static_cast<std::uint8_t>(random());
    return data;
  }
  std::vector<float> floats(std::size_t count) {
    std::normal_distribution<float> normal;
    std::vector<float> data(count);
    for (float& x : data) x = normal(random);
    return data;
  }
};

// Row of element r of lane l in a 32x32 result, and in a 16x16 one; the column is l % N.
int row32(int lane, int r) { return 8 * (r / 4) + 4 * (lane / 32) + r % 4; }
int row16(int lane, int r) { return 4 * (lane / 16) + r; }

TEST_F(SmallKernel, MfmaBf16) {
  if (IsSkipped()) return;
  std::vector<BF16> a(64 * 8);
  std::vector<BF16> b(64 * 8);
  const auto fill = [&](std::vector<BF16>& m) {
    std::normal_distribution<float> normal;
    for (BF16& x : m) x = to_bf16(normal(random));
  };
  fill(a);
  fill(b);
  std::vector<float> d(64 * 16);
  runner.buffer(a).buffer(b).buffer(d).run("mfma_bf16", 1, 64);
  // A: row l % 32, k = 8 (l / 32) + e.
  const auto at = [](const std::vector<BF16>& m, int row, int k) {
    return static_cast<double>(to_float(m[static_cast<std::size_t>((row + 32 * (k / 8)) * 8 + k % 8)]));
  };
  for (int lane = 0; lane < 64; ++lane)
    for (int r = 0; r < 16; ++r) {
      double want = 1.0;
      for (int k = 0; k < 16; ++k) want += at(a, row32(lane, r), k) * at(b, lane % 32, k);
      ASSERT_NEAR(d[static_cast<std::size_t>(lane * 16 + r)], want, 1e-5) << lane << " " << r;
    }
}

TEST_F(SmallKernel, MfmaFp8) {
  if (IsSkipped()) return;
  std::vector<std::uint8_t> a = bytes(512);
  std::vector<std::uint8_t> b = bytes(512);
  for (auto* m : {&a, &b})
    for (auto& code : *m)
      if ((code & 0x7F) == 0x7F) code = 0;  // no NaN
  std::vector<float> d(64 * 16);
  runner.buffer(a).buffer(b).buffer(d).run("mfma_fp8", 1, 64);
  const auto at = [](const std::vector<std::uint8_t>& m, int row, int k) {
    return static_cast<double>(to_float(E4M3FN{m[static_cast<std::size_t>((row + 32 * (k / 8)) * 8 + k % 8)]}));
  };
  for (int lane = 0; lane < 64; ++lane)
    for (int r = 0; r < 16; ++r) {
      double want = 0.0;
      for (int k = 0; k < 16; ++k) want += at(a, row32(lane, r), k) * at(b, lane % 32, k);
      ASSERT_EQ(d[static_cast<std::size_t>(lane * 16 + r)], static_cast<float>(want)) << lane << " " << r;
    }
}

TEST_F(SmallKernel, MfmaI8) {
  if (IsSkipped()) return;
  std::vector<std::uint8_t> a = bytes(1024);
  std::vector<std::uint8_t> b = bytes(1024);
  std::vector<std::int32_t> d(64 * 16);
  runner.buffer(a).buffer(b).buffer(d).run("mfma_i8", 1, 64);
  // Row l % 32, k = 16 (l / 32) + e.
  const auto at = [](const std::vector<std::uint8_t>& m, int row, int k) {
    return static_cast<int>(static_cast<std::int8_t>(m[static_cast<std::size_t>((row + 32 * (k / 16)) * 16 + k % 16)]));
  };
  for (int lane = 0; lane < 64; ++lane)
    for (int r = 0; r < 16; ++r) {
      int want = -5;
      for (int k = 0; k < 32; ++k) want += at(a, row32(lane, r), k) * at(b, lane % 32, k);
      ASSERT_EQ(d[static_cast<std::size_t>(lane * 16 + r)], want) << lane << " " << r;
    }
}

// Scales differ by lane, so that a wrong scale lane or a wrong 16-byte interleave shows.
TEST_F(SmallKernel, MfmaScaledFp8) {
  if (IsSkipped()) return;
  std::vector<std::uint8_t> a = bytes(64 * 32);
  std::vector<std::uint8_t> b = bytes(64 * 32);
  for (auto* m : {&a, &b})
    for (auto& code : *m)
      if ((code & 0x7F) == 0x7F) code = 0;
  std::vector<std::uint32_t> scales(128);
  for (auto& s : scales)
    for (unsigned byte = 0; byte < 4; ++byte) s |= static_cast<std::uint32_t>(120 + random() % 12) << (8 * byte);
  std::vector<float> d(64 * 16);
  runner.buffer(a).buffer(b).buffer(scales).buffer(d).run("mfma_scaled_fp8", 1, 64);
  // Byte e of lane l: k = 32 (e / 16) + 16 (l / 32) + e % 16; the scale of block k / 32 of row i: lane i + 32 (k / 32).
  const auto at = [](const std::vector<std::uint8_t>& m, int row, int k) {
    const int lane = row + 32 * (k / 16 % 2);
    return static_cast<double>(to_float(E4M3FN{m[static_cast<std::size_t>(lane * 32 + 16 * (k / 32) + k % 16)]}));
  };
  const auto scale = [&](int operand, int row, int k, unsigned byte) {
    return std::ldexp(
        1.0,
        static_cast<int>(scales[static_cast<std::size_t>(64 * operand + row + 32 * (k / 32))] >> (8 * byte) & 255U) -
            127);
  };
  for (int lane = 0; lane < 64; ++lane)
    for (int r = 0; r < 16; ++r) {
      const int i = row32(lane, r);
      const int j = lane % 32;
      double want = 0.5;
      double size = 0.5;
      for (int k = 0; k < 64; ++k) {
        const double term = at(a, i, k) * at(b, j, k) * scale(0, i, k, 2) * scale(1, j, k, 1);
        want += term;
        size += std::abs(term);
      }
      ASSERT_NEAR(d[static_cast<std::size_t>(lane * 16 + r)], want, size * 0x1p-23) << lane << " " << r;
    }
}

TEST_F(SmallKernel, MfmaScaledFp4) {
  if (IsSkipped()) return;
  std::vector<std::uint8_t> a = bytes(64 * 16);
  std::vector<std::uint8_t> b = bytes(64 * 16);
  std::vector<std::uint32_t> scales(128);
  for (auto& s : scales)
    for (unsigned byte = 0; byte < 4; ++byte) s |= static_cast<std::uint32_t>(120 + random() % 12) << (8 * byte);
  std::vector<float> d(64 * 4);
  runner.buffer(a).buffer(b).buffer(scales).buffer(d).run("mfma_scaled_fp4", 1, 64);
  constexpr std::array<double, 8> kMagnitude{0, 0.5, 1, 1.5, 2, 3, 4, 6};
  // Nibble e of lane l: k = 32 (l / 16) + e.
  const auto at = [&](const std::vector<std::uint8_t>& m, int row, int k) {
    const auto lane = static_cast<std::size_t>(row + 16 * (k / 32));
    const unsigned code = m[lane * 16 + static_cast<std::size_t>(k % 32 / 2)] >> (4 * (k % 2)) & 15U;
    return (code & 8U) != 0 ? -kMagnitude[code & 7U] : kMagnitude[code & 7U];
  };
  const auto scale = [&](int operand, int row, int k, unsigned byte) {
    return std::ldexp(
        1.0,
        static_cast<int>(scales[static_cast<std::size_t>(64 * operand + row + 16 * (k / 32))] >> (8 * byte) & 255U) -
            127);
  };
  for (int lane = 0; lane < 64; ++lane)
    for (int r = 0; r < 4; ++r) {
      const int i = row16(lane, r);
      const int j = lane % 16;
      double want = 0.0;
      double size = 0.0;
      for (int k = 0; k < 128; ++k) {
        const double term = at(a, i, k) * at(b, j, k) * scale(0, i, k, 0) * scale(1, j, k, 3);
        want += term;
        size += std::abs(term);
      }
      ASSERT_NEAR(d[static_cast<std::size_t>(lane * 4 + r)], want, size * 0x1p-23) << lane << " " << r;
    }
}

TEST_F(SmallKernel, TransposingReads) {
  if (IsSkipped()) return;
  std::vector<std::uint16_t> in16(256);
  std::vector<std::uint8_t> in8(512);
  for (std::size_t i = 0; i < in16.size(); ++i) in16[i] = static_cast<std::uint16_t>(i);
  for (std::size_t i = 0; i < in8.size(); ++i) in8[i] = static_cast<std::uint8_t>(i % 251);
  std::vector<std::uint16_t> out16(256);
  std::vector<std::uint8_t> out8(512);
  KernelRunner(LEANFA_SMALL_KERNELS).buffer(in16).buffer(out16).run("transpose16", 1, 64);
  KernelRunner(LEANFA_SMALL_KERNELS).buffer(in8).buffer(out8).run("transpose8", 1, 64);
  // Sixteen lanes' chunks are rows of 16 elements; lane t gets column t.
  for (std::size_t lane = 0; lane < 64; ++lane) {
    const std::size_t t = lane % 16;
    const std::size_t group = lane / 16;
    for (std::size_t n = 0; n < 4; ++n) ASSERT_EQ(out16[lane * 4 + n], in16[group * 64 + 16 * n + t]);
    for (std::size_t n = 0; n < 8; ++n) ASSERT_EQ(out8[lane * 8 + n], in8[group * 128 + 16 * n + t]);
  }
}

TEST_F(SmallKernel, Permlanes) {
  if (IsSkipped()) return;
  std::vector<std::uint32_t> in(128);
  for (std::size_t i = 0; i < in.size(); ++i) in[i] = static_cast<std::uint32_t>(i);
  std::vector<std::uint32_t> out(256);
  runner.buffer(in).buffer(out).run("permlanes", 1, 64);
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    // The upper half of the first operand and the lower half of the second change places.
    EXPECT_EQ(out[2 * lane], lane < 32 ? lane : 64 + lane - 32);
    EXPECT_EQ(out[2 * lane + 1], lane < 32 ? lane + 32 : 64 + lane);
    // Odd rows of the first, even rows of the second.
    const bool odd = lane / 16 % 2 == 1;
    EXPECT_EQ(out[128 + 2 * lane], odd ? 64 + lane - 16 : lane);
    EXPECT_EQ(out[128 + 2 * lane + 1], odd ? 64 + lane : lane + 16);
  }
}

TEST_F(SmallKernel, Conversions) {
  if (IsSkipped()) return;
  std::vector<float> in = floats(128);
  in[0] = 1000.0F;
  in[1] = 448.0F;
  in[2] = -2.5F;
  in[3] = 254.5F;
  in[4] = 0.0F;
  std::vector<std::uint32_t> out(256);
  runner.buffer(in).buffer(out).run("conversions", 1, 64);
  EXPECT_EQ(out[0] & 0xFFU, 0x7FU) << "out of range is NaN without FP16_OVFL";
  EXPECT_EQ(out[1] & 0xFFU, 0x7EU);
  for (std::size_t lane = 0; lane < 64; ++lane) {
    const float a = in[lane];
    const float b = in[64 + lane];
    const std::uint32_t fa = to_e4m3fn_ocp(a).bits;
    const std::uint32_t fb = to_e4m3fn_ocp(b).bits;
    EXPECT_EQ(out[lane], fa | fb << 8 | fb << 16 | fa << 24);
    const auto fp4 = [](float x) {
      constexpr std::array<float, 8> kValues{0, 0.5F, 1, 1.5F, 2, 3, 4, 6};
      const float magnitude = std::abs(x / 4.0F);
      std::uint32_t best = 0;
      for (std::uint32_t code = 1; code < 8; ++code) {
        const float here = std::abs(kValues[code] - magnitude);
        const float there = std::abs(kValues[best] - magnitude);
        if (here < there || (here == there && code % 2 == 0)) best = code;
      }
      return best | (std::signbit(x) ? 8U : 0U);
    };
    EXPECT_EQ(out[64 + lane] & 0xFF0000FFU, fp4(a) | fp4(b) << 4 | fp4(b) << 24 | fp4(a) << 28) << lane;
    const double byte = std::clamp(std::nearbyint(static_cast<double>(a)), 0.0, 255.0);
    EXPECT_EQ(out[128 + lane], 0x11003344U | static_cast<std::uint32_t>(byte) << 16);
    const std::uint32_t x = out[lane];
    const std::uint32_t y = out[64 + lane];
    EXPECT_EQ(out[192 + lane], (y & 0xFFU) | (x >> 8 & 0xFFU) << 8 | (y >> 16 & 0xFFU) << 16 | x >> 24 << 24);
  }
}

TEST_F(SmallKernel, LdsSum) {
  if (IsSkipped()) return;
  std::vector<float> in(3 * 256);
  for (std::size_t i = 0; i < in.size(); ++i) in[i] = static_cast<float>(i % 97);
  std::vector<float> want(3);
  for (std::size_t i = 0; i < in.size(); ++i) want[i / 256] += in[i];
  for (const std::uint64_t order : {0U, 1U, 2U, 3U}) {
    std::vector<float> out(3);
    KernelRunner(LEANFA_SMALL_KERNELS).buffer(in).buffer(out).run("lds_sum", 3, 256, order);
    EXPECT_EQ(out, want) << order;
  }
}

TEST_F(SmallKernel, DirectToLds) {
  if (IsSkipped()) return;
  std::vector<std::uint32_t> in(512);
  for (std::size_t i = 0; i < in.size(); ++i) in[i] = static_cast<std::uint32_t>(i * 7);
  std::vector<std::uint32_t> out(512);
  runner.buffer(in).buffer(out).run("direct_to_lds", 1, 128);
  for (std::size_t i = 0; i < out.size(); ++i) ASSERT_EQ(out[i], in[i ^ 256]) << i;
}

TEST_F(SmallKernel, Exponentials) {
  if (IsSkipped()) return;
  std::vector<float> in = floats(64);
  std::vector<float> out(256);
  runner.buffer(in).buffer(out).run("exponentials", 1, 64);
  for (std::size_t i = 0; i < 64; ++i) {
    const auto x = static_cast<double>(in[i]);
    EXPECT_NEAR(out[i] / std::exp2(x), 1.0, 0x1p-23);
    EXPECT_NEAR(out[64 + i], std::log2(x * x + 1), 1e-6);
    EXPECT_NEAR(out[128 + i] * (x + 3.0), 1.0, 1e-6);
    EXPECT_NEAR(out[192 + i], x / (x + 3.0), 1e-5 * std::abs(x / (x + 3.0)));
  }
}

TEST_F(SmallKernel, LaneSum) {
  if (IsSkipped()) return;
  std::vector<std::int32_t> in(64);
  for (std::size_t i = 0; i < 64; ++i) in[i] = static_cast<std::int32_t>(i * i);
  std::vector<std::int32_t> out(65);
  runner.buffer(in).buffer(out).run("lane_sum", 1, 64);
  std::int32_t total = 0;
  for (std::size_t row = 0; row < 4; ++row) {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < 16; ++i) sum += in[row * 16 + i];
    total += sum;
    for (std::size_t i = 0; i < 16; ++i) EXPECT_EQ(out[row * 16 + i], sum);
  }
  EXPECT_EQ(out[64], total);
}

TEST_F(SmallKernel, HistogramOfManyWorkgroupsAnyThreadCount) {
  if (IsSkipped()) return;
  std::vector<std::uint32_t> in(64 * 32);
  std::vector<std::uint32_t> want(16);
  for (auto& x : in) {
    x = static_cast<std::uint32_t>(random());
    ++want[x % 16];
  }
  for (const int threads : {1, 2, 4}) {
    std::vector<std::uint32_t> counts(16);
    KernelRunner(LEANFA_SMALL_KERNELS).buffer(in).buffer(counts).run("histogram", 32, 64, 0, true, threads);
    EXPECT_EQ(counts, want) << threads;
  }
}

TEST_F(SmallKernel, IntegerDivision) {
  if (IsSkipped()) return;
  std::vector<std::uint64_t> a(64);
  std::vector<std::uint32_t> b(64);
  for (auto& x : a) x = std::uint64_t{random()} << 32 | random();
  for (auto& x : b) x = static_cast<std::uint32_t>(random());
  std::vector<std::uint64_t> quotient(64);
  std::vector<std::uint32_t> remainder(64);
  runner.buffer(a).buffer(b).buffer(quotient).buffer(remainder).run("divide", 1, 64);
  for (std::size_t i = 0; i < 64; ++i) {
    EXPECT_EQ(quotient[i], a[i] / 1000003 + (a[i] << (i & 31)) * 12345) << i;
    EXPECT_EQ(remainder[i], b[i] % (i + 1)) << i;
  }
}

// Hand-written kernels leave it out of the descriptor; the metadata's count then, as for HIP's runtime.
TEST_F(SmallKernel, ArgumentBytesComeFromTheMetadata) {
  if (IsSkipped()) return;
  const auto held = hold_file(LEANFA_SMALL_KERNELS);
  ASSERT_TRUE(held.has_value()) << held.error().message;
  const auto before = (*held)->file.load("lane_sum");
  ASSERT_TRUE(before.has_value()) << before.error().message;
  EXPECT_GE(before->descriptor.kernarg_bytes, 16U);
  const isa::CodeObject& object = (*held)->file.object();
  const auto descriptor = object.at(object.symbol("lane_sum.kd")->address, 64);
  ASSERT_TRUE(descriptor.has_value());
  const char* const field = reinterpret_cast<const char*>(descriptor->data()) + 8;
  (*held)->bytes.replace(static_cast<std::size_t>(field - (*held)->bytes.data()), 4, 4, '\0');
  const auto after = (*held)->file.load("lane_sum");
  ASSERT_TRUE(after.has_value()) << after.error().message;
  EXPECT_EQ(after->descriptor.kernarg_bytes, before->descriptor.kernarg_bytes);
}

}  // namespace
}  // namespace leanfa::emu
