#include "report/gaussian.hpp"

#include <cmath>
#include <numbers>

#include "numerics/formats.hpp"
#include "report/case_memory.hpp"

namespace leanfa::report {
namespace {

// SplitMix64 (Steele, Lea, Flood 2014), and Box-Muller on its 53-bit fractions.
class NormalSource {
 public:
  explicit NormalSource(std::uint64_t seed) : state_(seed) {}

  float next() {
    if (have_spare_) {
      have_spare_ = false;
      return spare_;
    }
    const double radius = std::sqrt(-2.0 * std::log(1.0 - fraction()));
    const double angle = 2.0 * std::numbers::pi * fraction();
    spare_ = static_cast<float>(radius * std::sin(angle));
    have_spare_ = true;
    return static_cast<float>(radius * std::cos(angle));
  }

 private:
  double fraction() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return std::ldexp(static_cast<double>((z ^ (z >> 31U)) >> 11U), -53);
  }

  std::uint64_t state_;
  float spare_ = 0.0F;
  bool have_spare_ = false;
};

template <class T, class Convert>
void fill(Buffer<std::byte>& bytes, Index count, NormalSource& source, Convert convert) {
  auto* values = reinterpret_cast<T*>(bytes.data());
  for (Index i = 0; i < count; ++i) values[i] = convert(source.next());
}

}  // namespace

Result<GaussianProblem> gaussian_problem(const GaussianShape& shape, DType dtype, std::uint64_t seed) {
  if (dtype != DType::kBF16 && dtype != DType::kF32)
    return bad_input({"gaussian", "dtype is one of those accepted", name(dtype), "bf16 or f32"});
  const Index4 q{shape.batch, shape.seqlen_q, shape.heads_q, shape.head_dim_qk};
  const Index4 k{shape.batch, shape.seqlen_k, shape.heads_kv, shape.head_dim_qk};
  const Index4 v{shape.batch, shape.seqlen_k, shape.heads_kv, shape.head_dim_v};
  const Case shape_case{.batch = shape.batch,
                        .seqlen_q = shape.seqlen_q,
                        .seqlen_k = shape.seqlen_k,
                        .heads_q = shape.heads_q,
                        .heads_kv = shape.heads_kv,
                        .head_dim_qk = shape.head_dim_qk,
                        .head_dim_v = shape.head_dim_v};
  LEANFA_TRY(require_memory("q, k and v", static_cast<double>(size_bytes(dtype)) * input_elements(shape_case),
                            machine_memory_bytes(), "this machine"));
  GaussianProblem result;
  NormalSource source(seed);
  const auto place = [&](const Index4& size, Buffer<std::byte>& bytes, AnyView& view) -> Status {
    const Index count = size[0] * size[1] * size[2] * size[3];
    auto memory = Buffer<std::byte>::make(count * static_cast<Index>(size_bytes(dtype)), "gaussian tensor");
    if (!memory) return tl::unexpected(std::move(memory.error()));
    bytes = std::move(*memory);
    if (dtype == DType::kBF16)
      fill<BF16>(bytes, count, source, [](float x) { return to_bf16(x); });
    else
      fill<float>(bytes, count, source, [](float x) { return x; });
    view = {bytes.data(), dtype, size, contiguous_strides(size)};
    return {};
  };
  LEANFA_TRY(place(q, result.q, result.problem.q));
  LEANFA_TRY(place(k, result.k, result.problem.k));
  LEANFA_TRY(place(v, result.v, result.problem.v));
  result.problem.softmax_scale = 1.0 / std::sqrt(static_cast<double>(shape.head_dim_qk));
  return result;
}

}  // namespace leanfa::report
