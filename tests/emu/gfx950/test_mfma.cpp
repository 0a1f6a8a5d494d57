// Matrix products of every kind against a plain triple loop. Layouts are checked as bijections and against the rows of
// the manual's tables that are written out here; sums against float64.
#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <set>
#include <vector>

#include "emu/gfx950/float_ops.hpp"
#include "emu/gfx950/mfma.hpp"
#include "emu/gfx950/transpose.hpp"

namespace leanfa::emu {
namespace {

using E = MatrixElement;

std::vector<MfmaShape> dense_shapes(E element) {
  switch (element) {
    case E::kF32:
      return {{32, 32, 1, 2}, {16, 16, 1, 4}, {4, 4, 1, 16}, {32, 32, 2}, {16, 16, 4}};
    case E::kF64:
      return {{16, 16, 4}, {4, 4, 4, 4}};
    case E::kBF16:
    case E::kF16:
      return {{32, 32, 4, 2}, {16, 16, 4, 4}, {4, 4, 4, 16}, {32, 32, 8}, {16, 16, 16}, {32, 32, 16}, {16, 16, 32}};
    case E::kI8:
      return {{32, 32, 4, 2}, {16, 16, 4, 4}, {4, 4, 4, 16}, {32, 32, 16}, {16, 16, 32}, {32, 32, 32}, {16, 16, 64}};
    case E::kE4M3:
    case E::kE5M2:
      return {{16, 16, 32}, {32, 32, 16}, {16, 16, 128}, {32, 32, 64}};
    default:
      return {{16, 16, 128}, {32, 32, 64}};
  }
}

TEST(MfmaLayout, PlacesAreBijections) {
  for (const E element : {E::kE4M3, E::kE2M3, E::kE2M1, E::kBF16, E::kI8, E::kF32})
    for (const MfmaShape& s : dense_shapes(element)) {
      std::set<std::pair<int, int>> seen;
      for (int block = 0; block < s.blocks; ++block)
        for (int i = 0; i < s.m; ++i)
          for (int k = 0; k < s.k; ++k) {
            const Place place = input_place(s, s.m, bits_of(element), block, i, k);
            ASSERT_TRUE(place.lane >= 0 && place.lane < 64);
            ASSERT_TRUE(seen.insert({place.lane, place.item}).second);
          }
      std::set<std::pair<int, int>> results;
      for (int block = 0; block < s.blocks; ++block)
        for (int i = 0; i < s.m; ++i)
          for (int j = 0; j < s.n; ++j) {
            const Place place = output_place(s, false, block, i, j);
            ASSERT_TRUE(place.lane >= 0 && place.lane < 64);
            ASSERT_TRUE(results.insert({place.lane, place.item}).second);
          }
    }
}

// Section 7.1.5.1, tables FP8, FP6 and IU8; section 7.1.4.2's example.
TEST(MfmaLayout, RowsOfTheManual) {
  EXPECT_EQ(input_place({32, 32, 64}, 32, 8, 0, 3, 16), (Place{.lane = 35, .item = 0}));
  EXPECT_EQ(input_place({32, 32, 64}, 32, 8, 0, 3, 32), (Place{.lane = 3, .item = 16}));
  EXPECT_EQ(input_place({16, 16, 128}, 16, 8, 0, 5, 80), (Place{.lane = 21, .item = 16}));
  EXPECT_EQ(input_place({16, 16, 128}, 16, 6, 0, 5, 48), (Place{.lane = 21, .item = 16}));
  EXPECT_EQ(input_place({32, 32, 64}, 32, 4, 0, 9, 40), (Place{.lane = 41, .item = 8}));
  EXPECT_EQ(input_place({32, 32, 32}, 32, 8, 0, 1, 20), (Place{.lane = 33, .item = 4}));
  EXPECT_EQ(output_place({32, 32, 16}, false, 0, 13, 7), (Place{.lane = 39, .item = 5}));
  EXPECT_EQ(output_place({16, 16, 32}, false, 0, 13, 7), (Place{.lane = 55, .item = 1}));
}

class Registers {
 public:
  explicit Registers(int dwords) : words(static_cast<std::size_t>(dwords) * 64) {}
  void set(const Place& place, int bits, std::uint64_t value) {
    for (int bit = 0; bit < bits; ++bit) {
      const int at = place.item * bits + bit;
      auto& word = words[static_cast<std::size_t>(at / 32 * 64 + place.lane)];
      if ((value >> bit & 1U) != 0) word |= 1U << (at % 32);
    }
  }
  std::vector<std::uint32_t> words;
};

double decode_element(E element, std::uint64_t code) {
  switch (element) {
    case E::kBF16:
      return static_cast<double>(bf16_to_f32(static_cast<std::uint16_t>(code)));
    case E::kF16:
      return static_cast<double>(f16_to_f32(static_cast<std::uint16_t>(code)));
    case E::kI8:
      return static_cast<double>(static_cast<std::int8_t>(code));
    case E::kF32:
      return static_cast<double>(as_f32(static_cast<std::uint32_t>(code)));
    case E::kF64:
      return as_f64(code);
    default:
      return static_cast<double>(decode(static_cast<SmallFormat>(element), static_cast<std::uint32_t>(code)));
  }
}

std::uint64_t random_element(E element, std::mt19937_64& random) {
  std::normal_distribution<double> normal;
  const double x = normal(random);
  switch (element) {
    case E::kBF16:
      return f32_to_bf16_rne(static_cast<float>(x));
    case E::kF16:
      return f32_to_f16_rne(static_cast<float>(x));
    case E::kI8:
      return random() & 0xFFU;
    case E::kF32:
      return as_u32(static_cast<float>(x));
    case E::kF64:
      return as_u64(x);
    default:
      return encode(static_cast<SmallFormat>(element), x, true);
  }
}

void expect_product(const MfmaKind& kind, std::mt19937_64& random) {
  const MfmaShape& s = kind.shape;
  const Mfma mfma(kind);
  Registers a(a_dwords(kind));
  Registers b(b_dwords(kind));
  Registers c(d_dwords(kind));
  Registers d(d_dwords(kind));
  std::vector<std::uint32_t> scales(128);
  for (auto& scale : scales) scale = static_cast<std::uint32_t>(random() & 0x7F7F7F7FU) | 0x40404040U;
  const bool f64 = kind.a == E::kF64;
  const auto count = [](int x, int y, int z) {
    return static_cast<std::size_t>(x) * static_cast<std::size_t>(y) * static_cast<std::size_t>(z);
  };
  std::vector<double> values_a(count(s.blocks, s.m, s.k));
  std::vector<double> values_b(count(s.blocks, s.n, s.k));
  for (int block = 0; block < s.blocks; ++block)
    for (int k = 0; k < s.k; ++k) {
      for (int i = 0; i < s.m; ++i) {
        const std::uint64_t code = random_element(kind.a, random);
        a.set(input_place(s, s.m, bits_of(kind.a), block, i, k), bits_of(kind.a), code);
        values_a[count(block, s.m, s.k) + static_cast<std::size_t>(i * s.k + k)] = decode_element(kind.a, code);
      }
      for (int j = 0; j < s.n; ++j) {
        const std::uint64_t code = random_element(kind.b, random);
        b.set(input_place(s, s.n, bits_of(kind.b), block, j, k), bits_of(kind.b), code);
        values_b[count(block, s.n, s.k) + static_cast<std::size_t>(j * s.k + k)] = decode_element(kind.b, code);
      }
    }
  mfma.run({.a = a.words.data(),
            .b = b.words.data(),
            .c = c.words.data(),
            .d = d.words.data(),
            .scale_a = scales.data(),
            .scale_b = scales.data() + 64},
           {.scale_a_byte = 1, .scale_b_byte = 3});
  for (int block = 0; block < s.blocks; ++block)
    for (int i = 0; i < s.m; ++i)
      for (int j = 0; j < s.n; ++j) {
        double want = 0.0;
        double size = 0.0;
        for (int k = 0; k < s.k; ++k) {
          double term = values_a[count(block, s.m, s.k) + static_cast<std::size_t>(i * s.k + k)] *
                        values_b[count(block, s.n, s.k) + static_cast<std::size_t>(j * s.k + k)];
          if (kind.scaled) {
            const auto exponent = [&](std::size_t lane, int byte) {
              return static_cast<int>(scales[lane] >> (8 * byte) & 255U) - 127;
            };
            term = std::ldexp(term, exponent(static_cast<std::size_t>(i + s.m * (k / 32)), 1) +
                                        exponent(static_cast<std::size_t>(64 + j + s.n * (k / 32)), 3));
          }
          want += term;
          size += std::abs(term);
        }
        const Place place = output_place(s, f64, block, i, j);
        const std::size_t at = static_cast<std::size_t>(place.item * (f64 ? 2 : 1) * 64 + place.lane);
        double got = static_cast<double>(as_f32(d.words[at]));
        if (f64) got = as_f64(d.words[at] | std::uint64_t{d.words[at + 64]} << 32);
        if (kind.a == E::kI8) got = static_cast<double>(static_cast<std::int32_t>(d.words[at]));
        ASSERT_NEAR(got, want, size * 0x1p-23) << block << " " << i << " " << j;
      }
}

TEST(Mfma, EveryDenseShape) {
  std::mt19937_64 random(11);
  for (const E element :
       {E::kE4M3, E::kE5M2, E::kE2M3, E::kE3M2, E::kE2M1, E::kBF16, E::kF16, E::kI8, E::kF32, E::kF64})
    for (const MfmaShape& shape : dense_shapes(element)) {
      SCOPED_TRACE(testing::Message() << static_cast<int>(element) << " " << shape.m << "x" << shape.n << "x"
                                      << shape.k);
      expect_product({.shape = shape, .a = element, .b = element}, random);
    }
}

TEST(Mfma, EveryPairOfSmallFormatsScaled) {
  std::mt19937_64 random(12);
  for (int a = 0; a < 5; ++a)
    for (int b = 0; b < 5; ++b)
      for (const MfmaShape& shape : {MfmaShape{32, 32, 64}, MfmaShape{16, 16, 128}})
        for (const bool scaled : {false, true}) {
          SCOPED_TRACE(testing::Message() << a << " " << b << " " << scaled);
          expect_product({.shape = shape, .a = static_cast<E>(a), .b = static_cast<E>(b), .scaled = scaled}, random);
        }
}

// Sparse A of the two-of-four pattern, as the dense product of the matrix that it stands for.
void expect_sparse_product(const MfmaKind& kind, std::mt19937_64& random) {
  const MfmaShape& s = kind.shape;
  Registers a(a_dwords(kind));
  Registers b(b_dwords(kind));
  Registers d(d_dwords(kind));
  std::vector<std::uint32_t> index(64);
  std::vector<double> dense(static_cast<std::size_t>(s.m * s.k));
  std::vector<double> values_b(static_cast<std::size_t>(s.n * s.k));
  const int per_lane = s.k / 2 / (64 / s.m);
  for (int i = 0; i < s.m; ++i)
    for (int group = 0; group < s.k / 4; ++group) {
      const unsigned low = static_cast<unsigned>(random() % 3);
      const unsigned high = low + 1 + static_cast<unsigned>(random() % (3 - low));
      for (int half = 0; half < 2; ++half) {
        const int packed = 2 * group + half;
        const int lane = i + s.m * (packed / per_lane);
        const unsigned within = half == 0 ? low : high;
        const std::uint64_t code = random_element(kind.a, random);
        a.set({.lane = lane, .item = packed % per_lane}, bits_of(kind.a), code);
        index[static_cast<std::size_t>(lane)] |= within << (2 * (packed % per_lane));
        dense[static_cast<std::size_t>(i * s.k + group * 4) + within] = decode_element(kind.a, code);
      }
    }
  for (int j = 0; j < s.n; ++j)
    for (int k = 0; k < s.k; ++k) {
      const std::uint64_t code = random_element(kind.b, random);
      // Tables of section 7.5.1: runs of 8 (16-bit) or 16 (8-bit) elements dealt out to the lane groups in turn.
      const int run = bits_of(kind.b) == 16 ? 8 : 16;
      const int groups = 64 / s.n;
      b.set({.lane = j + s.n * (k / run % groups), .item = run * (k / run / groups) + k % run}, bits_of(kind.b), code);
      values_b[static_cast<std::size_t>(j * s.k + k)] = decode_element(kind.b, code);
    }
  const Mfma mfma(kind);
  mfma.run({.a = a.words.data(), .b = b.words.data(), .c = d.words.data(), .d = d.words.data(), .index = index.data()},
           {});
  for (int i = 0; i < s.m; ++i)
    for (int j = 0; j < s.n; ++j) {
      double want = 0.0;
      for (int k = 0; k < s.k; ++k)
        want += dense[static_cast<std::size_t>(i * s.k + k)] * values_b[static_cast<std::size_t>(j * s.k + k)];
      const Place place = output_place(s, false, 0, i, j);
      ASSERT_NEAR(as_f32(d.words[static_cast<std::size_t>(place.item * 64 + place.lane)]), want, 1e-4);
    }
}

TEST(Mfma, SparseEqualsDense) {
  std::mt19937_64 random(13);
  for (const MfmaShape& shape :
       {MfmaShape{16, 16, 64}, MfmaShape{32, 32, 32}, MfmaShape{16, 16, 128}, MfmaShape{32, 32, 64}})
    expect_sparse_product({.shape = shape, .a = E::kE4M3, .b = E::kE5M2, .sparse = true}, random);
  for (const MfmaShape& shape :
       {MfmaShape{16, 16, 32}, MfmaShape{32, 32, 16}, MfmaShape{16, 16, 64}, MfmaShape{32, 32, 32}})
    expect_sparse_product({.shape = shape, .a = E::kBF16, .b = E::kBF16, .sparse = true}, random);
}

TEST(Mfma, OverflowAndScaleNan) {
  const MfmaKind kind{.shape = {16, 16, 128}, .a = E::kE4M3, .b = E::kE4M3, .scaled = true};
  Registers a(8);
  Registers b(8);
  for (auto* m : {&a, &b})
    for (auto& word : m->words) word = 0x7E7E7E7EU;
  std::vector<std::uint32_t> c(256);
  std::vector<std::uint32_t> d(256);
  std::vector<std::uint32_t> scales(64, 254);
  const Mfma mfma(kind);
  const MfmaOperands operands{.a = a.words.data(),
                              .b = b.words.data(),
                              .c = c.data(),
                              .d = d.data(),
                              .scale_a = scales.data(),
                              .scale_b = scales.data()};
  mfma.run(operands, {});
  EXPECT_EQ(d[0], 0x7F800000U);
  mfma.run(operands, {.fp16_ovfl = true});
  EXPECT_EQ(d[0], 0x7F7FFFFFU);
  scales.assign(64, 255);
  mfma.run(operands, {});
  EXPECT_EQ(d[0], kQuietNanBits);
}

// Six- and four-bit transposing reads: the column of a row-major 16 x 16 matrix.
TEST(Transpose, ColumnsOfEveryWidth) {
  for (const int bits : {16, 8, 6, 4}) {
    const int per_chunk = bits == 6 ? 16 : 64 / bits;
    const int rows = kTransposeGroup * per_chunk / 16;
    const auto element = [&](int row, int column) {
      return static_cast<std::uint32_t>(row * 37 + column * 11) & ((1U << bits) - 1U);
    };
    std::array<TransposeChunk, kTransposeGroup> chunks{};
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < 16; ++column) {
        const int at = row * 16 + column;
        for (int bit = 0; bit < bits; ++bit)
          if ((element(row, column) >> bit & 1U) != 0) {
            const int position = at % per_chunk * bits + bit;
            chunks[static_cast<std::size_t>(at / per_chunk)][static_cast<std::size_t>(position / 32)] |=
                1U << (position % 32);
          }
      }
    for (int lane = 0; lane < 16; ++lane) {
      const TransposeChunk column = transposed(chunks, bits, lane);
      for (int row = 0; row < rows; ++row) {
        std::uint32_t got = 0;
        for (int bit = 0; bit < bits; ++bit) {
          const int position = row * bits + bit;
          got |= (column[static_cast<std::size_t>(position / 32)] >> (position % 32) & 1U) << bit;
        }
        ASSERT_EQ(got, element(row, lane)) << bits << " " << lane << " " << row;
      }
    }
  }
}

}  // namespace
}  // namespace leanfa::emu
