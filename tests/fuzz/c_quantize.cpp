// Any descriptor to the quantisers of the C interface: sizes that agree with what is then written, a status and a
// message, never a crash, and no access outside the buffers, which are exactly as large as they must be.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <vector>

#include "c_tensors.hpp"
#include "leanfa/leanfa.h"

namespace {

using namespace leanfa::fuzz;

constexpr std::size_t kMaxBuffer = std::size_t{1} << 22;

const char* pick_tag(Bytes& bytes) {
  constexpr std::array<const char*, 12> kTags{"e4m3fn/rows/none",
                                              "e4m3fn/rows/hadamard",
                                              "i8/rows/none",
                                              "i8/rows/hadamard",
                                              "e4m3fn/sm90a_vt32/none",
                                              "e4m3fn/sm90a_vt128/none",
                                              "bf16/rows/none",
                                              "f32/rows/hadamard",
                                              "i8/sm90a_vt32/hadamard",
                                              nullptr,
                                              "",
                                              "e4m3fn/rows/none/%s"};
  return bytes.pick(kTags);
}

class Quantize {
 public:
  explicit Quantize(Bytes bytes) : bytes_(bytes) {
    constexpr std::array<std::int64_t, 5> kDims{128, 64, 192, 3, 1};
    desc_.struct_size = bytes_.one_in(32) ? bytes_.byte() * 2U % (sizeof desc_ + 1) : sizeof desc_;
    const bool varlen = bytes_.one_in(4);
    const std::int64_t batch = 1 + bytes_.byte() % 2;
    const std::int64_t tokens = pick_size(bytes_);
    const std::int64_t heads = 1 + bytes_.byte() % 3;
    const std::int64_t dim = bytes_.pick(kDims);
    const std::int32_t dtype = LEANFA_F32 + bytes_.byte() % 3;
    add(desc_.source, dtype, varlen ? std::vector{tokens, heads, dim} : std::vector{batch, tokens, heads, dim});
    desc_.tag = pick_tag(bytes_);
    desc_.granularity = bytes_.one_in(64) ? -1 : bytes_.byte() % 4;
    desc_.mean_choice = bytes_.one_in(64) ? 3 : bytes_.byte() % 3;
    if (varlen) offsets(batch, tokens);
    if (bytes_.one_in(3)) static_scales(varlen ? 1 : batch, tokens, heads);
    if (desc_.mean_choice == LEANFA_MEAN_GIVEN) add(desc_.given_mean, LEANFA_F32, {heads, dim});
    // Beyond 2^63 it wraps: a size that has to be refused as well.
    if (bytes_.one_in(2))
      desc_.capacity = static_cast<std::int64_t>(static_cast<std::uint64_t>(tokens) + bytes_.byte());
    if (bytes_.one_in(64)) desc_.capacity = bytes_.word();
    if (bytes_.one_in(3)) append();
    if (bytes_.one_in(3)) query_shift(heads);
    desc_.device = bytes_.one_in(64) ? bytes_.byte() - 2 : LEANFA_DEVICE_CPU;
    desc_.threads = 1;
  }

  void call() {
    leanfa_packed_sizes sizes{};
    sizes.struct_size = sizeof sizes;
    std::array<char, 256> message{};
    const leanfa_status sized = leanfa_packed_sizes_of(&desc_, &sizes, message.data(), message.size());
    check_answer(sized, message, message.size());
    if (!backed_ || (sized == LEANFA_OK && !make_outputs(sizes))) return;
    const leanfa_status done = leanfa_quantize(&desc_, nullptr, message.data(), message.size());
    check_answer(done, message, message.size());
    if (done == LEANFA_OK && sized != LEANFA_OK) std::abort();
  }

 private:
  void add(leanfa_tensor& tensor, std::int32_t dtype, const std::vector<std::int64_t>& sizes) {
    tensor = make_tensor(bytes_, dtype, sizes);
    if (!memory_.back(tensor, bytes_)) backed_ = false;
  }

  void offsets(std::int64_t batch, std::int64_t tokens) {
    const auto last = static_cast<std::int32_t>(std::clamp<std::int64_t>(tokens, 0, 1 << 20));
    offsets_.assign(static_cast<std::size_t>(batch) + 1, last);
    offsets_[0] = 0;
    if (batch == 2 && last > 0) offsets_[1] = bytes_.byte() % (last + 1);
    if (bytes_.one_in(32)) offsets_.back() = static_cast<std::int32_t>(bytes_.word());
    desc_.cu_seqlens = offsets_.data();
    desc_.cu_seqlens_count = static_cast<std::int64_t>(offsets_.size());
  }

  void static_scales(std::int64_t batch, std::int64_t tokens, std::int64_t heads) {
    switch (bytes_.one_in(8) ? bytes_.byte() % 3 : desc_.granularity) {
      case LEANFA_SCALE_PER_HEAD:
        add(desc_.static_scales, LEANFA_F32, {batch, heads});
        break;
      case LEANFA_SCALE_PER_TOKEN:
        add(desc_.static_scales, LEANFA_F32, {batch, tokens, heads});
        break;
      default:
        add(desc_.static_scales, LEANFA_F32, {1});
    }
    fill_with_floats(desc_.static_scales, 0.25F);
  }

  void append() {
    desc_.append = 1;
    desc_.token_offset = bytes_.one_in(32) ? bytes_.word() : bytes_.byte();
  }

  void query_shift(std::int64_t heads) {
    desc_.num_heads_kv = bytes_.one_in(16) ? static_cast<std::int8_t>(bytes_.byte()) : heads;
    add(desc_.k_scales, LEANFA_F32, {bytes_.one_in(2) ? 1 : heads});
    fill_with_floats(desc_.k_scales, 0.02F);
    desc_.softmax_scale = bytes_.one_in(4) ? bytes_.number() : 0.0;
    wants_shift_ = true;
  }

  void fill_with_floats(const leanfa_tensor& tensor, float value) {
    if (!bytes_.one_in(8)) fill(tensor, value);
  }

  template <class T>
  T* buffer(std::int64_t count) {
    auto& block = outputs_.emplace_back(new std::uint8_t[static_cast<std::size_t>(count) * sizeof(T)]());
    return reinterpret_cast<T*>(block.get());
  }

  // False if the buffers would be too large for a run.
  bool make_outputs(const leanfa_packed_sizes& sizes) {
    const auto small = [](std::int64_t count) { return count >= 0 && static_cast<std::size_t>(count) <= kMaxBuffer; };
    if (sizes.codes_size > kMaxBuffer || !small(sizes.scales_count) || !small(sizes.mean_count) ||
        !small(sizes.q_shift_count))
      return false;
    desc_.codes = buffer<std::uint8_t>(static_cast<std::int64_t>(sizes.codes_size));
    desc_.codes_size = sizes.codes_size;
    desc_.scales = buffer<float>(sizes.scales_count);
    desc_.scales_count = sizes.scales_count;
    desc_.mean = buffer<float>(sizes.mean_count);
    desc_.mean_count = sizes.mean_count;
    if (!wants_shift_) return true;
    desc_.q_shift = buffer<std::int8_t>(sizes.q_shift_count);
    desc_.q_shift_count = sizes.q_shift_count;
    return true;
  }

  Bytes bytes_;
  Memory memory_;
  bool backed_ = true;
  bool wants_shift_ = false;
  std::vector<std::int32_t> offsets_;
  std::vector<std::unique_ptr<std::uint8_t[]>> outputs_;
  leanfa_quantize_desc desc_{};
};

void call_lse_offset(Bytes bytes) {
  Memory memory;
  const std::int64_t batch = 1 + bytes.byte() % 2;
  const std::int64_t rows = pick_size(bytes);
  const std::int64_t heads = 1 + bytes.byte() % 3;
  const std::int64_t dim = pick_size(bytes);
  leanfa_lse_offset_desc desc{};
  desc.struct_size = sizeof desc;
  desc.q = make_tensor(bytes, LEANFA_F32 + bytes.byte() % 3, {batch, rows, heads * 2, dim});
  desc.k_mean =
      make_tensor(bytes, LEANFA_F32, bytes.one_in(2) ? std::vector{heads, dim} : std::vector{batch, heads, dim});
  desc.out = make_tensor(bytes, LEANFA_F32, {batch, heads * 2, rows});
  desc.softmax_scale = bytes.one_in(4) ? bytes.number() : 0.0;
  desc.threads = 1;
  if (!memory.back(desc.q, bytes) || !memory.back(desc.k_mean, bytes) || !memory.back(desc.out, bytes)) return;
  std::array<char, 256> message{};
  check_answer(leanfa_lse_offset(&desc, nullptr, message.data(), message.size()), message, message.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  if (bytes.byte() % 8 == 7)
    call_lse_offset(bytes);
  else
    Quantize(bytes).call();
  return 0;
}
