// Gaussian inputs for the CPU benchmarks: contiguous [batch, seqlen, heads, dim] tensors of bf16 or f32.
#pragma once

#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

#include "base/attention.hpp"
#include "numerics/formats.hpp"

namespace leanfa::bench {

struct Shape {
  DType dtype = DType::kBF16;
  Index batch = 1, heads_q = 4, heads_kv = 4, seqlen_q = 0, seqlen_k = 0, head_dim_qk = 128, head_dim_v = 128;
  bool causal = false;

  // 2 Sq Sk (Dqk + Dv) H B, halved for causal.
  [[nodiscard]] double flops() const {
    return 2.0 * static_cast<double>(seqlen_q) * static_cast<double>(seqlen_k) *
           static_cast<double>(head_dim_qk + head_dim_v) * static_cast<double>(heads_q * batch) * (causal ? 0.5 : 1.0);
  }
};

// The tensors of one problem, all in the same dtype; the output too.
class Inputs {
 public:
  explicit Inputs(const Shape& shape) : shape_(shape) {
    fill(q_, {shape.batch, shape.seqlen_q, shape.heads_q, shape.head_dim_qk}, 1);
    fill(k_, {shape.batch, shape.seqlen_k, shape.heads_kv, shape.head_dim_qk}, 2);
    fill(v_, {shape.batch, shape.seqlen_k, shape.heads_kv, shape.head_dim_v}, 3);
    fill(out_, {shape.batch, shape.seqlen_q, shape.heads_q, shape.head_dim_v}, 4);
  }

  [[nodiscard]] AttentionProblem problem() const {
    AttentionProblem p;
    p.q = q_.view;
    p.k = k_.view;
    p.v = v_.view;
    p.softmax_scale = 1.0 / std::sqrt(static_cast<double>(shape_.head_dim_qk));
    p.causal = shape_.causal;
    return p;
  }
  [[nodiscard]] MutableAnyView out() { return {out_.bytes.data(), shape_.dtype, out_.view.size, out_.view.stride}; }

 private:
  struct Tensor {
    std::vector<std::byte> bytes;
    AnyView view;
  };

  void fill(Tensor& tensor, const Index4& size, std::uint32_t seed) {
    const auto count = static_cast<std::size_t>(size[0] * size[1] * size[2] * size[3]);
    tensor.bytes.resize(count * size_bytes(shape_.dtype));
    tensor.view = {tensor.bytes.data(), shape_.dtype, size, contiguous_strides(size)};
    std::mt19937 engine(seed);
    std::normal_distribution<float> normal;
    for (std::size_t i = 0; i < count; ++i) {
      const float value = normal(engine);
      if (shape_.dtype == DType::kBF16)
        reinterpret_cast<BF16*>(tensor.bytes.data())[i] = to_bf16(value);
      else
        reinterpret_cast<float*>(tensor.bytes.data())[i] = value;
    }
  }

  Shape shape_;
  Tensor q_, k_, v_, out_;
};

}  // namespace leanfa::bench
