// A C++20 program over the installed library: attention over two keys, at once and in two parts that are merged by
// their LSE, worked out by hand. BF16 inputs, FP32 output.
//
// One query e_0, keys e_0 and e_1, softmax_scale = ln 3, values 4 and 8 in every column: the weights are 3 : 1, so the
// output is (3 * 4 + 8) / 4 = 5 and the lse ln 4. The parts alone give 4 with lse ln 3 and 8 with lse 0.
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <leanfa/leanfa.hpp>
#include <numbers>
#include <string>

namespace {

constexpr std::int64_t kDim = 128;
constexpr auto kOne = leanfa::bf16{0x3F80}, kFour = leanfa::bf16{0x4080}, kEight = leanfa::bf16{0x4100};

template <class T>
using Row = std::array<T, kDim>;

struct Result {
  Row<float> out{};
  float lse = 0.0F;
};

// Attention of the query over `keys` keys from `k` and `v` on; false with a line of text if the call fails.
bool attend(const Row<leanfa::bf16>& q, const Row<leanfa::bf16>* k, const Row<leanfa::bf16>* v, std::int64_t keys,
            Result& result) {
  leanfa::attention_desc desc;
  desc.q = leanfa::tensor(q.data(), {1, 1, 1, kDim});
  desc.k = leanfa::tensor(k->data(), {1, keys, 1, kDim});
  desc.v = leanfa::tensor(v->data(), {1, keys, 1, kDim});
  desc.out = leanfa::tensor(result.out.data(), {1, 1, 1, kDim});
  desc.lse = leanfa::tensor(&result.lse, {1, 1, 1});
  desc.softmax_scale = std::log(3.0);
  const leanfa::status done = leanfa::attention_forward(desc);
  if (!done) std::printf("%s: %s\n", done.name(), done.message().c_str());
  return static_cast<bool>(done);
}

bool merge(const std::array<Result, 2>& parts, Result& result) {
  std::array<leanfa_tensor, 2> outs{}, lses{};
  for (std::size_t i = 0; i < 2; ++i) {
    outs[i] = leanfa::tensor(parts[i].out.data(), {1, 1, 1, kDim});
    lses[i] = leanfa::tensor(&parts[i].lse, {1, 1, 1});
  }
  leanfa::merge_desc desc;
  desc.outs = outs.data();
  desc.lses = lses.data();
  desc.count = 2;
  desc.out = leanfa::tensor(result.out.data(), {1, 1, 1, kDim});
  desc.lse = leanfa::tensor(&result.lse, {1, 1, 1});
  const leanfa::status done = leanfa::merge_lse(desc);
  if (!done) std::printf("%s: %s\n", done.name(), done.message().c_str());
  return static_cast<bool>(done);
}

// BF16 attention may round each weight to BF16, at most 2^-9 of it, so the output is within 2^-9 of its value. The lse
// is FP32: a few roundings of values up to 2, each 2^-24 relative.
bool is_right(const char* what, const Result& result, float out, float lse) {
  bool right = std::abs(result.lse - lse) <= 16 * 2 * 0x1p-24F;
  for (const float value : result.out) right = right && std::abs(value - out) <= out * 0x1p-9F;
  std::printf("%s: out %g, lse %g: %s\n", what, static_cast<double>(result.out[0]), static_cast<double>(result.lse),
              right ? "right" : "WRONG");
  return right;
}

// A wrong shape is an error that names the tensor.
bool is_refused() {
  const Row<leanfa::bf16> row{};
  Row<float> out{};
  leanfa::attention_desc desc;
  desc.q = leanfa::tensor(row.data(), {1, 1, 1, kDim});
  desc.k = leanfa::tensor(row.data(), {1, 1, 1, kDim / 2});
  desc.v = leanfa::tensor(row.data(), {1, 1, 1, kDim});
  desc.out = leanfa::tensor(out.data(), {1, 1, 1, kDim});
  const leanfa::status done = leanfa::attention_forward(desc);
  std::printf("head dims 128 and 64: %s: %s\n", done.name(), done.message().c_str());
  return done.code() == LEANFA_BAD_INPUT && done.message().find('k') != std::string::npos;
}

}  // namespace

int main() {
  Row<leanfa::bf16> q{};
  std::array<Row<leanfa::bf16>, 2> k{}, v{};
  q[0] = k[0][0] = k[1][1] = kOne;
  v[0].fill(kFour);
  v[1].fill(kEight);

  Result whole, merged;
  std::array<Result, 2> parts;
  if (!attend(q, k.data(), v.data(), 2, whole) || !attend(q, &k[0], &v[0], 1, parts[0]) ||
      !attend(q, &k[1], &v[1], 1, parts[1]) || !merge(parts, merged))
    return 1;
  const auto ln4 = static_cast<float>(2 * std::numbers::ln2);
  bool right = is_right("both keys", whole, 5.0F, ln4);
  right = is_right("first key", parts[0], 4.0F, std::log(3.0F)) && right;
  right = is_right("second key", parts[1], 8.0F, 0.0F) && right;
  right = is_right("merged", merged, 5.0F, ln4) && right;
  return right && is_refused() ? 0 : 1;
}
