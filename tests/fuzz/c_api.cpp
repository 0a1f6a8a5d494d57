// Any descriptor to the C interface: a status and a message, never a crash, and no access outside the tensors.
// The bytes choose sizes, strides, types and fields. Every tensor of a bounded extent gets exactly the memory that its
// sizes and strides span, so that a sanitizer sees the first wrong access; a descriptor with a larger one is only
// queried, without data.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

#include "c_tensors.hpp"
#include "leanfa/leanfa.h"

namespace {

using namespace leanfa::fuzz;

const char* pick_word(Bytes& bytes) {
  constexpr std::array<const char*, 16> kWords{nullptr,
                                               nullptr,
                                               nullptr,
                                               "",
                                               "auto",
                                               "bf16/exact/running",
                                               "f32/exact/running",
                                               "e4m3/lean/anchor",
                                               "e4m3/exact/block+t0",
                                               "e4m3/lean/anchor+rot",
                                               "int8/shift/anchor",
                                               "int8/shift/anchor+rot+kmean",
                                               "e4m3/lean2/sticky+vmean",
                                               "aiter",
                                               "e4m3//",
                                               "\xFF\xFE/%s/%n"};
  return bytes.pick(kWords);
}

struct Shape {
  std::int64_t batch, seqlen_q, seqlen_k, heads_q, heads_kv, dim_qk, dim_v;
  bool varlen;
  [[nodiscard]] std::vector<std::int64_t> rows(std::int64_t seqlen, std::int64_t heads, std::int64_t dim) const {
    return varlen ? std::vector<std::int64_t>{seqlen, heads, dim}
                  : std::vector<std::int64_t>{batch, seqlen, heads, dim};
  }
  [[nodiscard]] std::vector<std::int64_t> lse() const {
    return varlen ? std::vector<std::int64_t>{heads_q, seqlen_q} : std::vector<std::int64_t>{batch, heads_q, seqlen_q};
  }
};

Shape pick_shape(Bytes& bytes) {
  constexpr std::array<std::int64_t, 6> kDims{128, 64, 192, 16, 1, 0};
  constexpr std::array<std::int64_t, 5> kRatios{1, 2, 3, 0, 7};
  Shape shape{};
  shape.varlen = bytes.one_in(3);
  shape.batch = 1 + bytes.byte() % 2;
  shape.seqlen_q = pick_size(bytes);
  shape.seqlen_k = pick_size(bytes);
  shape.heads_kv = 1 + bytes.byte() % 3;
  shape.heads_q = shape.heads_kv * bytes.pick(kRatios);
  shape.dim_qk = bytes.pick(kDims);
  shape.dim_v = bytes.one_in(4) ? bytes.pick(kDims) : std::min<std::int64_t>(shape.dim_qk, 128);
  return shape;
}

struct Types {
  std::int32_t qk, v, out;
};

class Attention {
 public:
  explicit Attention(Bytes bytes) : bytes_(bytes), shape_(pick_shape(bytes_)) {
    constexpr std::array kTypes{Types{LEANFA_BF16, LEANFA_BF16, LEANFA_BF16}, Types{LEANFA_F32, LEANFA_F32, LEANFA_F32},
                                Types{LEANFA_E4M3FN, LEANFA_E4M3FN, LEANFA_BF16},
                                Types{LEANFA_I8, LEANFA_E4M3FN, LEANFA_F32},
                                Types{LEANFA_E4M3FNUZ, LEANFA_E4M3FNUZ, LEANFA_BF16}};
    const Types types = bytes_.pick(kTypes);
    desc_.struct_size = bytes_.one_in(32) ? bytes_.byte() * 4U % (sizeof desc_ + 1) : sizeof desc_;
    add(desc_.q, types.qk, shape_.rows(shape_.seqlen_q, shape_.heads_q, shape_.dim_qk));
    add(desc_.k, types.qk, shape_.rows(shape_.seqlen_k, shape_.heads_kv, shape_.dim_qk));
    add(desc_.v, types.v, shape_.rows(shape_.seqlen_k, shape_.heads_kv, shape_.dim_v));
    add(desc_.out, types.out, shape_.rows(shape_.seqlen_q, shape_.heads_q, shape_.dim_v));
    if (bytes_.one_in(2)) add(desc_.lse, LEANFA_F32, shape_.lse());
    scales(types.qk);
    fields();
    cu_seqlens();
  }

  void call() {
    std::array<char, 256> message{};
    const std::size_t size = bytes_.one_in(8) ? bytes_.byte() : message.size();
    char* text = size == 0 ? nullptr : message.data();
    const leanfa_status served = leanfa_query_support(&desc_, text, size);
    check_answer(served, message, size);
    std::size_t workspace_bytes = 0;
    const leanfa_status sized = leanfa_workspace_size(&desc_, &workspace_bytes, text, size);
    check_answer(sized, message, size);
    if (!backed_ || workspace_bytes > std::size_t{1} << 26) return;
    const std::unique_ptr<void, decltype(&std::free)> workspace(
        workspace_bytes == 0 ? nullptr : std::aligned_alloc(64, (workspace_bytes + 63) / 64 * 64), &std::free);
    const leanfa_status done = leanfa_attention_forward(&desc_, workspace.get(), workspace_bytes, nullptr, text, size);
    check_answer(done, message, size);
    if (done == LEANFA_OK && served != LEANFA_OK) std::abort();
  }

 private:
  void add(leanfa_tensor& tensor, std::int32_t dtype, const std::vector<std::int64_t>& sizes) {
    tensor = make_tensor(bytes_, dtype, sizes);
    if (!memory_.back(tensor, bytes_)) backed_ = false;
  }

  void scales(std::int32_t dtype) {
    const bool packed = dtype != LEANFA_BF16 && dtype != LEANFA_F32;
    if (!packed && !bytes_.one_in(16)) return;
    const std::int64_t heads = shape_.heads_kv;
    for (leanfa_tensor* scale : {&desc_.q_descale, &desc_.k_descale, &desc_.v_descale}) {
      if (bytes_.one_in(2)) continue;
      if (bytes_.one_in(3))
        add(*scale, LEANFA_F32, {});
      else if (bytes_.one_in(2))
        add(*scale, LEANFA_F32, {heads});
      else
        add(*scale, LEANFA_F32, {shape_.batch, heads});
      fill_with(*scale, 0.5F);
    }
    if (dtype == LEANFA_I8 || bytes_.one_in(16)) {
      const auto rows = shape_.rows(shape_.seqlen_q, shape_.heads_q, 1);
      add(desc_.q_shift, LEANFA_I8, {rows.begin(), rows.end() - 1});
    }
    if (bytes_.one_in(4)) add(desc_.v_mean, LEANFA_F32, {heads, shape_.dim_v});
    if (bytes_.one_in(4)) add(desc_.lse_offset, LEANFA_F32, shape_.lse());
  }

  // Most runs need scales that are accepted; the rest keeps them as the bytes made them.
  void fill_with(const leanfa_tensor& tensor, float value) {
    if (!bytes_.one_in(8)) fill(tensor, value);
  }

  void fields() {
    desc_.softmax_scale = bytes_.one_in(4) ? bytes_.number() : 0.0;
    desc_.causal = bytes_.one_in(32) ? bytes_.byte() : bytes_.byte() % 2;
    desc_.device = bytes_.one_in(32) ? bytes_.byte() - 2 : LEANFA_DEVICE_CPU;
    desc_.threads = bytes_.one_in(64) ? -1 : 1;
    desc_.method = pick_word(bytes_);
    if (bytes_.one_in(8)) desc_.q_tag = pick_word(bytes_);
    if (bytes_.one_in(8)) desc_.k_tag = pick_word(bytes_);
    if (bytes_.one_in(32)) desc_.has_window = 1;
    if (bytes_.one_in(32)) desc_.softcap = bytes_.number();
    if (bytes_.one_in(32)) desc_.dropout_p = bytes_.number();
    if (bytes_.one_in(64)) desc_.split = 1;
    if (bytes_.one_in(32)) add(desc_.sinks, LEANFA_F32, {shape_.heads_q});
    if (bytes_.one_in(32)) add(desc_.block_table, LEANFA_I32, {shape_.batch, 1});
  }

  void cu_seqlens() {
    if (!shape_.varlen && !bytes_.one_in(32)) return;
    fill_offsets(offsets_q_, shape_.seqlen_q);
    fill_offsets(offsets_k_, shape_.seqlen_k);
    desc_.cu_seqlens_q = offsets_q_.data();
    desc_.cu_seqlens_q_count = static_cast<std::int64_t>(offsets_q_.size());
    desc_.cu_seqlens_k = offsets_k_.data();
    desc_.cu_seqlens_k_count = static_cast<std::int64_t>(offsets_k_.size());
    if (bytes_.one_in(32)) desc_.cu_seqlens_q_count = 0;
    if (bytes_.one_in(32)) desc_.cu_seqlens_k = nullptr;
  }

  void fill_offsets(std::vector<std::int32_t>& offsets, std::int64_t total) {
    const auto last = static_cast<std::int32_t>(std::clamp<std::int64_t>(total, 0, 1 << 20));
    offsets.assign(static_cast<std::size_t>(shape_.batch) + 1, last);
    offsets[0] = 0;
    if (offsets.size() == 3 && last > 0) offsets[1] = bytes_.byte() % (last + 1);
    if (bytes_.one_in(32)) offsets.back() = static_cast<std::int32_t>(bytes_.word());
    if (bytes_.one_in(32)) offsets[0] = static_cast<std::int8_t>(bytes_.byte());
  }

  Bytes bytes_;
  Shape shape_;
  Memory memory_;
  bool backed_ = true;
  std::vector<std::int32_t> offsets_q_, offsets_k_;
  leanfa_attention_desc desc_{};
};

void call_rotate(Bytes bytes) {
  constexpr std::array<std::int64_t, 6> kDims{64, 128, 192, 1, 0, 65};
  Memory memory;
  leanfa_rotate_desc desc{};
  desc.struct_size = bytes.one_in(16) ? bytes.byte() % (sizeof desc + 1) : sizeof desc;
  const std::vector<std::int64_t> sizes{1 + bytes.byte() % 2, pick_size(bytes), 1 + bytes.byte() % 3,
                                        bytes.pick(kDims)};
  desc.source = make_tensor(bytes, LEANFA_F32 + bytes.byte() % 4, sizes);
  desc.out = make_tensor(bytes, LEANFA_F32 + bytes.byte() % 4, sizes);
  desc.threads = 1;
  if (!memory.back(desc.source, bytes) || !memory.back(desc.out, bytes)) return;
  if (bytes.one_in(4)) desc.out = desc.source;
  std::array<char, 256> message{};
  check_answer(leanfa_rotate(&desc, nullptr, message.data(), message.size()), message, message.size());
}

void call_merge(Bytes bytes) {
  Memory memory;
  const std::int64_t heads = bytes.byte() % 3;
  const std::int64_t dim = bytes.byte() % 9;
  const std::int64_t seqlen = pick_size(bytes);
  std::vector<leanfa_tensor> outs(bytes.byte() % 4U);
  std::vector<leanfa_tensor> lses(outs.size());
  bool backed = true;
  const auto add = [&](leanfa_tensor& tensor, std::int32_t dtype, const std::vector<std::int64_t>& sizes) {
    tensor = make_tensor(bytes, dtype, sizes);
    backed = memory.back(tensor, bytes) && backed;
  };
  for (leanfa_tensor& out : outs) add(out, bytes.one_in(2) ? LEANFA_F32 : LEANFA_BF16, {seqlen, heads, dim});
  for (leanfa_tensor& lse : lses) add(lse, LEANFA_F32, {heads, seqlen});
  leanfa_merge_desc desc{};
  desc.struct_size = sizeof desc;
  desc.outs = outs.data();
  desc.lses = lses.data();
  desc.count = bytes.one_in(32) ? -1 : static_cast<std::int64_t>(outs.size());
  add(desc.out, LEANFA_F32, {seqlen, heads, dim});
  if (bytes.one_in(2)) add(desc.lse, LEANFA_F32, {heads, seqlen});
  if (!outs.empty() && bytes.one_in(4)) desc.out = outs[0];
  desc.threads = 1;
  if (!backed) return;
  std::array<char, 256> message{};
  check_answer(leanfa_merge_lse(&desc, nullptr, message.data(), message.size()), message, message.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  switch (bytes.byte() % 8) {
    case 6:
      call_rotate(bytes);
      break;
    case 7:
      call_merge(bytes);
      break;
    default:
      Attention(bytes).call();
  }
  return 0;
}
