#include "report/aiter_attention.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <numbers>
#include <random>

#include "emu/gfx950/small_formats.hpp"
#include "numerics/formats.hpp"

namespace leanfa::report {
namespace {

using namespace emu;  // NOLINT(google-build-using-namespace): everything here is about it

constexpr std::int64_t kHeadDim = 128;

std::vector<std::byte> read_file(const std::string& path) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) return {};
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> chars((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  std::vector<std::byte> bytes(chars.size());
  std::memcpy(bytes.data(), chars.data(), chars.size());
  return bytes;
}

enum class Element { kBF16, kE4M3, kI8 };

// One element of a tensor whose scale is `step`.
void put(std::vector<std::uint8_t>& bytes, std::size_t i, float x, Element element, float step) {
  if (element == Element::kE4M3) {
    bytes[i] = to_e4m3fn(x / step).bits;
  } else if (element == Element::kI8) {
    bytes[i] = static_cast<std::uint8_t>(to_int8(x / step));
  } else {
    const std::uint16_t bits = to_bf16(x).bits;
    std::memcpy(&bytes[2 * i], &bits, 2);
  }
}

std::vector<std::uint8_t> bytes_for(std::size_t count, Element element) {
  return std::vector<std::uint8_t>(count * (element == Element::kBF16 ? 2 : 1));
}

// Of normal numbers.
constexpr float kInt8Step = 1.0F / 28.0F;

std::vector<std::uint8_t> gaussian(std::int64_t count, Element element, std::mt19937_64& random) {
  std::normal_distribution<float> normal;
  std::vector<std::uint8_t> bytes = bytes_for(static_cast<std::size_t>(count), element);
  for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
    put(bytes, i, normal(random), element, element == Element::kI8 ? kInt8Step : 1.0F);
  return bytes;
}

// The caller's values; `step` is the scale that they get.
std::vector<std::uint8_t> rounded(std::span<const float> values, Element element, float& step) {
  float largest = 0.0F;
  for (const float x : values) largest = std::max(largest, std::abs(x));
  step = 1.0F;
  if (element != Element::kBF16 && largest > 0.0F) step = largest / (element == Element::kI8 ? 127.0F : 448.0F);
  std::vector<std::uint8_t> bytes = bytes_for(values.size(), element);
  for (std::size_t i = 0; i < values.size(); ++i) put(bytes, i, values[i], element, step);
  return bytes;
}

std::span<std::byte> as_bytes(std::vector<std::uint8_t>& v) { return std::as_writable_bytes(std::span(v)); }

// Scales for 32 elements each, and the values that they make of `codes` (times `factor`'s power of two).
void add_block_scales(const std::vector<std::uint8_t>& codes, int centre, std::mt19937_64& random,
                      std::vector<std::uint8_t>& scales, std::vector<float>& values) {
  scales.resize(codes.size() / 32);
  values.resize(codes.size());
  for (std::size_t i = 0; i < scales.size(); ++i) {
    scales[i] = static_cast<std::uint8_t>(centre - 1 + static_cast<int>(random() % 3));
    for (std::size_t e = 0; e < 32; ++e)
      values[32 * i + e] = to_float(E4M3FN{codes[32 * i + e]}) * to_float(E8M0{scales[i]});
  }
}

// Four-bit codes in place of bytes: rows of 64 bytes, the lower nibble first; `values` from the same codes and scales.
void pack_fp4(std::vector<std::uint8_t>& codes, const std::vector<std::uint8_t>& scales, std::vector<float>& values) {
  std::vector<std::uint8_t> packed(codes.size() / 2);
  for (std::size_t i = 0; i < codes.size(); ++i) {
    const float x = to_float(E4M3FN{codes[i]});
    const std::uint8_t code = encode(SmallFormat::kE2M1, static_cast<double>(x), false);
    packed[i / 2] = static_cast<std::uint8_t>(packed[i / 2] | code << (4 * (i % 2)));
    values[i] = decode(SmallFormat::kE2M1, code) * to_float(E8M0{scales[i / 32]});
  }
  codes = std::move(packed);
}

// K of the MXFP4 kernel: per batch entry and head, tiles of 128 tokens; in a tile four chunks of 32 channels, each
// [128 tokens][16 bytes].
std::vector<std::uint8_t> coalesced(const AiterCase& c, const std::vector<std::uint8_t>& rows) {
  const std::int64_t tiles = (c.seqlen_k + 127) / 128;
  std::vector<std::uint8_t> tiled(static_cast<std::size_t>(c.batch * c.heads_kv * tiles * 8192));
  for (std::int64_t b = 0; b < c.batch; ++b)
    for (std::int64_t token = 0; token < c.seqlen_k; ++token)
      for (std::int64_t head = 0; head < c.heads_kv; ++head)
        for (std::int64_t byte = 0; byte < 64; ++byte) {
          const std::int64_t tile = (b * c.heads_kv + head) * tiles + token / 128;
          const std::int64_t to = tile * 8192 + byte / 16 * 2048 + token % 128 * 16 + byte % 16;
          tiled[static_cast<std::size_t>(to)] =
              rows[static_cast<std::size_t>(((b * c.seqlen_k + token) * c.heads_kv + head) * 64 + byte)];
        }
  return tiled;
}

// One field per 16 bytes.
struct Kernarg {
  std::vector<std::byte> bytes;
  template <class T>
  void put(std::size_t offset, T value) {
    std::memcpy(bytes.data() + offset, &value, sizeof(value));
  }
};

// Normal numbers are the same in every run.
constexpr std::uint64_t kSeed = 7;

// Q, K and V as bytes, with their scales.
Status make_plain_inputs(const AiterCase& c, AiterRun& run, std::mt19937_64& random) {
  const Element qk = c.int8 ? Element::kI8 : (c.fp8 ? Element::kE4M3 : Element::kBF16);
  const Element value = c.fp8 ? Element::kE4M3 : Element::kBF16;
  const std::int64_t q_count = c.batch * c.seqlen_q * c.heads_q * c.head_dim_qk;
  const std::int64_t k_count = c.batch * c.seqlen_k * c.heads_kv * c.head_dim_qk;
  const std::int64_t v_count = c.batch * c.seqlen_k * c.heads_kv * kHeadDim;
  if (c.inputs.q.empty()) {
    run.q = gaussian(q_count, qk, random);
    run.k = gaussian(k_count, qk, random);
    run.v = gaussian(v_count, value, random);
    const float step = c.int8 ? kInt8Step : 1.0F;
    run.descale = {step, step, 1.0F};
    return {};
  }
  if (std::ssize(c.inputs.q) != q_count || std::ssize(c.inputs.k) != k_count || std::ssize(c.inputs.v) != v_count ||
      c.mx)
    return fail(ErrorCode::kInternal, "inputs of another size than the case, or of an mx kernel");
  run.descale.resize(3);
  run.q = rounded(c.inputs.q, qk, run.descale[0]);
  run.k = rounded(c.inputs.k, qk, run.descale[1]);
  run.v = rounded(c.inputs.v, value, run.descale[2]);
  return {};
}

Status make_inputs(const AiterCase& c, AiterRun& run) {
  std::mt19937_64 random(kSeed);  // NOLINT(bugprone-random-generator-seed): figures are to be repeatable
  LEANFA_TRY(make_plain_inputs(c, run, random));
  // 2^-3 of Q's scales is about log2(e) / sqrt(128): MX kernels take scores in binades.
  if (c.mx) {
    add_block_scales(run.q, 124 + c.sharpness, random, run.e8m0_q, run.wide_q);
    add_block_scales(run.k, 127, random, run.e8m0_k, run.wide_k);
  }
  if (c.fp4) {
    pack_fp4(run.q, run.e8m0_q, run.wide_q);
    pack_fp4(run.k, run.e8m0_k, run.wide_k);
    run.k = coalesced(c, run.k);
  }
  run.lse.resize(static_cast<std::size_t>(c.batch * c.heads_q * c.seqlen_q));
  return {};
}

// Waves of 32 queries: four of them where Q has 192 dimensions, eight elsewhere.
std::int64_t tile_rows(const AiterCase& c) { return c.head_dim_qk == 192 ? 128 : 256; }

float scale_of(const AiterCase& c) {
  if (c.mx) return 1.0F;
  return static_cast<float>(std::exp2(c.sharpness)) *
         static_cast<float>(1.0 / std::sqrt(static_cast<double>(c.head_dim_qk)));
}

// What a launch writes and reads beside the run's own vectors.
struct Buffers {
  std::vector<std::uint8_t> out;
  // FP8 V of the MXFP4 kernel has a scale per channel.
  std::vector<float> channel_scales;

  explicit Buffers(const AiterCase& c)
      : out(static_cast<std::size_t>(c.batch * c.seqlen_q * c.heads_q * kHeadDim) * 2),
        channel_scales(static_cast<std::size_t>(c.batch * c.heads_kv * kHeadDim), 1.0F) {}
};

void pack_tensors(const AiterCase& c, AiterRun& run, Buffers& buffers, Memory& memory, Kernarg& args) {
  const std::uint64_t o = memory.map("o", as_bytes(buffers.out));
  memory.mark_uninitialised(o);
  args.put(0x000, o);
  args.put(0x010, memory.map("q", as_bytes(run.q), false));
  args.put(0x020, memory.map("k", as_bytes(run.k), false));
  args.put(0x030, memory.map("v", as_bytes(run.v), false));
  const std::uint64_t lse = memory.map("lse", std::as_writable_bytes(std::span(run.lse)));
  memory.mark_uninitialised(lse);
  args.put(0x040, lse);
  args.put(0x050, scale_of(c));
  if (c.fp8)
    for (std::size_t i = 0; i < 3; ++i)
      args.put(0x200 + 0x10 * i, memory.map("descale", std::as_writable_bytes(std::span(&run.descale[i], 1)), false));
  if (c.mx) {
    args.put(0x200, memory.map("q scales", as_bytes(run.e8m0_q), false));
    args.put(0x210, memory.map("k scales", as_bytes(run.e8m0_k), false));
  }
  if (c.fp4) args.put(0x220, memory.map("v scales", std::as_writable_bytes(std::span(buffers.channel_scales)), false));
}

// Sizes, and strides in bytes.
void pack_sizes(const AiterCase& c, Kernarg& args) {
  const auto put_word = [&](std::size_t offset, std::int64_t value) {
    args.put(offset, static_cast<std::uint32_t>(value));
  };
  const std::int64_t width = c.fp8 ? 1 : 2;
  const std::int64_t k_row = c.heads_kv * c.head_dim_qk * width;
  const std::int64_t v_row = c.heads_kv * kHeadDim * width;
  const std::int64_t o_row = c.heads_q * kHeadDim * 2;
  // Bytes of Q and K; V is eight-bit where they are four-bit.
  const std::int64_t head_bytes = c.fp4 ? 64 : c.head_dim_qk * width;
  const std::int64_t q_bytes = c.heads_q * head_bytes;
  const std::int64_t k_head = c.fp4 ? (c.seqlen_k + 127) / 128 * 8192 : head_bytes;
  const std::int64_t k_seq = c.fp4 ? 64 : k_row;
  put_word(0x060, c.seqlen_q);
  put_word(0x070, q_bytes);
  put_word(0x080, tile_rows(c) * q_bytes);
  put_word(0x090, head_bytes);
  put_word(0x0a0, c.seqlen_q * q_bytes);
  put_word(0x0b0, c.heads_q / c.heads_kv);
  put_word(0x0c0, k_seq);
  put_word(0x0d0, k_head);
  put_word(0x0e0, c.fp4 ? c.heads_kv * k_head : c.seqlen_k * k_row);
  put_word(0x0f0, c.causal && (c.heads_q % 8 != 0 || c.seqlen_q > 16384) ? 3 : 5);
  put_word(0x100, c.v4 ? 0 : 1);
  put_word(0x110, c.seqlen_k);
  put_word(0x120, c.head_dim_qk);
  put_word(0x130, kHeadDim);
  put_word(0x140, c.heads_q);
  put_word(0x150, v_row);
  put_word(0x160, kHeadDim * width);
  put_word(0x170, c.seqlen_k * v_row);
  put_word(0x180, o_row);
  put_word(0x190, kHeadDim * 2);
  put_word(0x1a0, c.seqlen_q * o_row);
  put_word(0x1d0, 4 * c.seqlen_q);
  if (c.mx) {
    put_word(0x230, c.seqlen_q * c.heads_q * 4);
    put_word(0x240, 4);
    put_word(0x250, c.seqlen_k * c.heads_kv * 4);
    put_word(0x260, 4);
  }
  if (c.fp4) {
    put_word(0x270, c.heads_kv * kHeadDim * 4);
    put_word(0x280, kHeadDim * 4);
  }
}

Kernarg pack(const AiterCase& c, AiterRun& run, Buffers& buffers, Memory& memory) {
  Kernarg args{std::vector<std::byte>(c.fp8 ? 0x290 : 0x200)};
  pack_tensors(c, run, buffers, memory, args);
  pack_sizes(c, args);
  return args;
}

Dimensions dimensions_of(const AiterCase& c, const Kernel& kernel) {
  const std::int64_t tiles = (c.seqlen_q + tile_rows(c) - 1) / tile_rows(c);
  return {.grid = {static_cast<std::uint32_t>(c.causal ? (tiles + 1) / 2 : tiles),
                   static_cast<std::uint32_t>(c.heads_q), static_cast<std::uint32_t>(c.batch)},
          .block = {static_cast<std::uint32_t>(2 * tile_rows(c)), 1, 1},
          .dynamic_lds_bytes = c.v4 ? 0 : kMaxLdsBytes - kernel.descriptor.lds_bytes};
}

// The problem that the kernel solved, for references.
void describe(const AiterCase& c, AiterRun& run) {
  const auto view = [&](const std::vector<std::uint8_t>& data, DType dtype, std::int64_t seqlen, std::int64_t heads,
                        std::int64_t dim) {
    const Index4 size{c.batch, seqlen, heads, dim};
    return AnyView{.data = data.data(), .dtype = dtype, .size = size, .stride = contiguous_strides(size)};
  };
  const DType value = c.fp8 ? DType::kE4M3FN : DType::kBF16;
  const DType query = c.int8 ? DType::kI8 : value;
  run.problem.q = view(run.q, query, c.seqlen_q, c.heads_q, c.head_dim_qk);
  run.problem.k = view(run.k, query, c.seqlen_k, c.heads_kv, c.head_dim_qk);
  run.problem.v = view(run.v, value, c.seqlen_k, c.heads_kv, kHeadDim);
  run.problem.q_descale = {run.descale.data(), {0, 0, 0}};
  run.problem.k_descale = {run.descale.data() + 1, {0, 0, 0}};
  run.problem.v_descale = {run.descale.data() + 2, {0, 0, 0}};
  if (c.mx) {
    run.problem.q.data = run.wide_q.data();
    run.problem.k.data = run.wide_k.data();
    run.problem.q.dtype = run.problem.k.dtype = DType::kF32;
    run.problem.q_descale = run.problem.k_descale = {};
  }
  run.problem.softmax_scale = c.mx ? std::numbers::ln2 : static_cast<double>(scale_of(c));
  run.problem.causal = c.causal;
}

}  // namespace

std::string aiter_file(const AiterCase& c) {
  if (c.v4)
    return std::string("fmha_v4_fwd/fwd_hd128_") + (c.mx ? (c.fp4 ? "mxfp4" : "mxfp8") : (c.int8 ? "i8fp8" : "fp8")) +
           ".co";
  return std::string("fmha_v3_fwd/fwd_") + (c.head_dim_qk == 192 ? "hd192_hd128_" : "hd128_") +
         (c.fp8 ? "fp8" : "bf16") + (c.causal ? "_causal" : "") + ".co";
}

Result<AiterRun> run_aiter(const std::string& folder, const AiterCase& c, const LaunchOptions& options,
                           const ObserveAiter& observe) {
  const std::string stem = aiter_file(c);
  const std::vector<std::byte> file_bytes = read_file(folder + "/" + stem);
  if (file_bytes.empty()) return fail(ErrorCode::kIo, folder + "/" + stem + " is not there or empty");
  auto file = KernelFile::parse(file_bytes, stem);
  if (!file) return tl::unexpected(std::move(file.error()));
  auto kernel = file->load(file->kernel_names().at(0));
  if (!kernel) return tl::unexpected(std::move(kernel.error()));
  AiterRun run;
  LEANFA_TRY(make_inputs(c, run));
  Memory memory;
  Buffers buffers(c);
  const Kernarg args = pack(c, run, buffers, memory);
  const Dimensions dimensions = dimensions_of(c, *kernel);
  LaunchOptions watched = options;
  if (observe) watched.make_observer = observe(*kernel, dimensions);
  const auto start = std::chrono::steady_clock::now();
  auto report = launch(*kernel, dimensions, args.bytes, memory, watched);
  run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (!report) return tl::unexpected(std::move(report.error()));
  run.report = std::move(*report);
  run.out.resize(buffers.out.size() / 2);
  for (std::size_t i = 0; i < run.out.size(); ++i) {
    std::uint16_t bits = 0;
    std::memcpy(&bits, &buffers.out[2 * i], 2);
    run.out[i] = to_float(BF16{bits});
  }
  describe(c, run);
  return run;
}

}  // namespace leanfa::report
