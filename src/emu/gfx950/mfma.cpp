#include "emu/gfx950/mfma.hpp"

#include <array>
#include <cmath>
#include <limits>

#include "emu/gfx950/float_ops.hpp"
#include "emu/gfx950/mfma_products.hpp"

namespace leanfa::emu {
namespace {

// The largest operands: 32 x 64, and 16 x 128 (dense side of a sparse 16x16x128), and 32x32x4 in two blocks.
constexpr std::size_t kMaxElements = 2048;
constexpr std::size_t kMaxResults = 2048;

using Matrix = std::array<double, kMaxElements>;

std::size_t count(int a, int b, int c) {
  return static_cast<std::size_t>(a) * static_cast<std::size_t>(b) * static_cast<std::size_t>(c);
}

// The packed A of a sparse kind is a dense operand of half the k.
MfmaShape a_shape(const MfmaKind& kind) {
  MfmaShape shape = kind.shape;
  if (kind.sparse) shape.k /= 2;
  return shape;
}

// `bits` (at most 32) from bit `bit` on; 6-bit elements may run into the next register of the lane.
std::uint32_t extract(const std::uint32_t* registers, std::uint32_t word, std::uint32_t bit, int bits) {
  std::uint64_t pair = registers[word];
  if (bit + static_cast<std::uint32_t>(bits) > 32) pair |= static_cast<std::uint64_t>(registers[word + 64]) << 32;
  return static_cast<std::uint32_t>(pair >> bit) & static_cast<std::uint32_t>((std::uint64_t{1} << bits) - 1);
}

double value_of(MatrixElement element, std::uint32_t code, bool keep_denormals) {
  switch (element) {
    case MatrixElement::kBF16:
      return static_cast<double>(bf16_to_f32(static_cast<std::uint16_t>(code)));
    case MatrixElement::kF16:
      return static_cast<double>(f16_to_f32(static_cast<std::uint16_t>(code)));
    case MatrixElement::kI8:
      return static_cast<double>(static_cast<std::int8_t>(code));
    case MatrixElement::kF32:
      return static_cast<double>(as_f32(flush_f32(code, !keep_denormals)));
    default:
      return static_cast<double>(decode(static_cast<SmallFormat>(element), code));
  }
}

std::uint32_t to_result(double sum, bool fp16_ovfl) {
  const float rounded = static_cast<float>(sum);
  if (std::isinf(rounded) && std::isfinite(sum) && fp16_ovfl)
    return as_u32(std::copysign(std::numeric_limits<float>::max(), rounded));
  return std::isnan(rounded) ? kQuietNanBits : as_u32(rounded);
}

double scale_byte(std::uint32_t scales, int byte) {
  const std::uint32_t code = scales >> (8 * byte) & 0xFFU;
  return code == 255 ? std::numeric_limits<double>::quiet_NaN() : std::ldexp(1.0, static_cast<int>(code) - 127);
}

}  // namespace

int bits_of(MatrixElement element) {
  constexpr std::array<int, 10> kBits{8, 8, 6, 6, 4, 16, 16, 8, 32, 64};
  return kBits[static_cast<std::size_t>(element)];
}

int a_dwords(const MfmaKind& kind) {
  const MfmaShape shape = a_shape(kind);
  return shape.m * shape.k * shape.blocks / 64 * bits_of(kind.a) / 32;
}
int b_dwords(const MfmaKind& kind) {
  return kind.shape.n * kind.shape.k * kind.shape.blocks / 64 * bits_of(kind.b) / 32;
}
int d_dwords(const MfmaKind& kind) {
  return kind.shape.m * kind.shape.n * kind.shape.blocks / 64 * (kind.a == MatrixElement::kF64 ? 2 : 1);
}

Mfma::Mfma(const MfmaKind& kind) : kind_(kind) {
  const MfmaShape& s = kind.shape;
  const MfmaShape packed = a_shape(kind);
  const bool f64 = kind.a == MatrixElement::kF64;
  const auto source = [](const Place& place, int bits) {
    const int bit = place.item * bits;
    return Source{.word = static_cast<std::uint16_t>(bit / 32 * 64 + place.lane),
                  .bit = static_cast<std::uint8_t>(bit % 32),
                  .lane = static_cast<std::uint8_t>(place.lane)};
  };
  // A sparse instruction's packed A runs on contiguously; only dense 8-bit operands interleave.
  const int a_bits = kind.sparse ? 32 : bits_of(kind.a);
  for (int block = 0; block < s.blocks; ++block) {
    for (int i = 0; i < s.m; ++i)
      for (int k = 0; k < packed.k; ++k)
        a_.push_back(source(input_place(packed, s.m, a_bits, block, i, k), bits_of(kind.a)));
    for (int k = 0; k < s.k; ++k)
      for (int j = 0; j < s.n; ++j) {
        Place place = input_place(s, s.n, bits_of(kind.b), block, j, k);
        // Tables 34 to 37: 16-bit B of the sparse shapes that take 8 registers interleaves runs of 8 in the same way.
        if (kind.sparse && bits_of(kind.b) == 16 && s.k * s.n / 64 > 8) {
          const int lanes_along_k = 64 / s.n;
          const int run = k / 8;
          place = {.lane = j + s.n * (run % lanes_along_k), .item = 8 * (run / lanes_along_k) + k % 8};
        }
        b_.push_back(source(place, bits_of(kind.b)));
      }
    for (int i = 0; i < s.m; ++i)
      for (int j = 0; j < s.n; ++j) {
        const Place place = output_place(s, f64, block, i, j);
        d_.push_back(static_cast<std::uint16_t>(place.item * (f64 ? 2 : 1) * 64 + place.lane));
      }
  }
}

void Mfma::gather_a(const MfmaOperands& operands, const MfmaControl& control, double* a) const {
  const int bits = bits_of(kind_.a);
  const auto moved = [&](const Source& source) {
    return static_cast<std::uint32_t>(source.word - source.lane +
                                      broadcast_lane(control.cbsz, control.abid, source.lane));
  };
  for (std::size_t e = 0; e < a_.size(); ++e) {
    const std::uint32_t word = moved(a_[e]);
    if (kind_.a == MatrixElement::kF64) {
      const double value = as_f64(operands.a[a_[e].word] | std::uint64_t{operands.a[a_[e].word + 64U]} << 32);
      a[e] = (control.blgp & 1) != 0 ? -value : value;
    } else {
      a[e] = value_of(kind_.a, extract(operands.a, word, a_[e].bit, bits), control.keep_input_denormals_f32);
    }
  }
}

void Mfma::gather_b(const MfmaOperands& operands, const MfmaControl& control, double* b) const {
  const int bits = bits_of(kind_.b);
  for (std::size_t e = 0; e < b_.size(); ++e) {
    if (kind_.b == MatrixElement::kF64) {
      const double value = as_f64(operands.b[b_[e].word] | std::uint64_t{operands.b[b_[e].word + 64U]} << 32);
      b[e] = (control.blgp & 2) != 0 ? -value : value;
      continue;
    }
    const auto word = static_cast<std::uint32_t>(b_[e].word - b_[e].lane + blgp_lane(control.blgp, b_[e].lane));
    b[e] = value_of(kind_.b, extract(operands.b, word, b_[e].bit, bits), control.keep_input_denormals_f32);
  }
}

// Packed A runs on contiguously over lane groups, as a dense operand of half the k does; each pair of packed elements
// stands for four dense ones, in order, of which its indices name two. That the order is this one, and not that of the
// lane's own part of B, is what the row sums of AITER's fmha_v4 kernels need.
void Mfma::gather_sparse_a(const MfmaOperands& operands, const MfmaControl& control, double* a) const {
  const MfmaShape& s = kind_.shape;
  const int bits = bits_of(kind_.a);
  const int per_lane = a_dwords(kind_) * 32 / bits;  // packed elements
  const int set_bits = 2 * per_lane;
  const int sets = 32 / set_bits;
  const int set = (control.cbsz & 3) == 0 ? control.abid % sets : 0;
  std::fill_n(a, count(s.blocks, s.m, s.k), 0.0);
  for (int i = 0; i < s.m; ++i)
    for (int packed = 0; packed < s.k / 2; ++packed) {
      const int place = i * (s.k / 2) + packed;
      const Source& source = a_[static_cast<std::size_t>(place)];
      const std::uint32_t code = extract(operands.a, source.word, source.bit, bits);
      const std::uint32_t indices = operands.index[source.lane] >> (set * set_bits);
      const int within = static_cast<int>(indices >> (2 * (packed % per_lane)) & 3U);
      a[i * s.k + packed / 2 * 4 + within] += value_of(kind_.a, code, true);
    }
}

void Mfma::run(const MfmaOperands& operands, const MfmaControl& control) const {
  if (kind_.a == MatrixElement::kI8) {
    run_integer(operands, control);
  } else {
    run_float(operands, control);
  }
}

void Mfma::run_integer(const MfmaOperands& operands, const MfmaControl& control) const {
  const MfmaShape& s = kind_.shape;
  Matrix a;
  Matrix b;
  std::array<double, kMaxResults> sums;
  kind_.sparse ? gather_sparse_a(operands, control, a.data()) : gather_a(operands, control, a.data());
  gather_b(operands, control, b.data());
  for (int block = 0; block < s.blocks; ++block)
    multiply_f64(a.data() + count(block, s.m, s.k), b.data() + count(block, s.k, s.n),
                 sums.data() + count(block, s.m, s.n), s.m, s.n, s.k, 0, s.k);
  // At most 128 products of 14 bits: exact in float64.
  for (std::size_t e = 0; e < d_.size(); ++e) {
    const std::int64_t sum = static_cast<std::int64_t>(sums[e]) + static_cast<std::int32_t>(operands.c[d_[e]]);
    constexpr std::int64_t kMin = std::numeric_limits<std::int32_t>::min();
    constexpr std::int64_t kMax = std::numeric_limits<std::int32_t>::max();
    const std::int64_t clamped = sum < kMin ? kMin : (sum > kMax ? kMax : sum);
    operands.d[d_[e]] = static_cast<std::uint32_t>(control.fp16_ovfl ? clamped : sum);
  }
}

void Mfma::run_float(const MfmaOperands& operands, const MfmaControl& control) const {
  const MfmaShape& s = kind_.shape;
  Matrix a;
  Matrix b;
  std::array<double, kMaxResults> sums;
  std::array<double, kMaxResults> part;
  kind_.sparse ? gather_sparse_a(operands, control, a.data()) : gather_a(operands, control, a.data());
  gather_b(operands, control, b.data());
  const int step = kind_.scaled ? 32 : s.k;
  for (int block = 0; block < s.blocks; ++block)
    for (int k = 0; k < s.k; k += step) {
      double* to = (k == 0 ? sums.data() : part.data()) + count(block, s.m, s.n);
      multiply_f64(a.data() + count(block, s.m, s.k), b.data() + count(block, s.k, s.n), to, s.m, s.n, s.k, k,
                   k + step);
      if (!kind_.scaled) continue;
      for (int i = 0; i < s.m; ++i) {
        const double scale_a = scale_byte(operands.scale_a[scale_lane(s.m, i, k)], control.scale_a_byte);
        for (int j = 0; j < s.n; ++j) {
          const double scale_b = scale_byte(operands.scale_b[scale_lane(s.n, j, k)], control.scale_b_byte);
          const double scaled = to[i * s.n + j] * scale_a * scale_b;
          const int place = i * s.n + j;
          double& sum = sums[static_cast<std::size_t>(place)];
          sum = k == 0 ? scaled : sum + scaled;
        }
      }
    }
  if (kind_.a == MatrixElement::kF64) {
    for (std::size_t e = 0; e < d_.size(); ++e) {
      const double c = as_f64(operands.c[d_[e]] | std::uint64_t{operands.c[d_[e] + 64U]} << 32);
      const std::uint64_t result = as_u64(sums[e] + ((control.blgp & 4) != 0 ? -c : c));
      operands.d[d_[e]] = static_cast<std::uint32_t>(result);
      operands.d[d_[e] + 64U] = static_cast<std::uint32_t>(result >> 32);
    }
    return;
  }
  for (std::size_t e = 0; e < d_.size(); ++e)
    operands.d[d_[e]] = to_result(sums[e] + static_cast<double>(as_f32(operands.c[d_[e]])), control.fp16_ovfl);
}

}  // namespace leanfa::emu
