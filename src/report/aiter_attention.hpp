// Runs AITER's attention kernels (hsa/gfx950/fmha_v3_fwd and fmha_v4_fwd of ROCm/aiter, not part of this repository) in
// the emulator, for comparison: builds inputs or takes the caller's, packs the kernel arguments as their launcher does,
// and returns O and LSE. Which of them stands beside a kernel of ours is modelled_bench.cpp's business.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "base/attention.hpp"
#include "base/result.hpp"
#include "emu/gfx950/launch.hpp"

namespace leanfa::report {

// Values of one batch entry, [seqlen, heads, dim] of each tensor, to be rounded to what the kernel takes: FP8 and int8
// by one scale a tensor that maps the largest value to the largest of the format.
struct AiterInputs {
  std::span<const float> q, k, v;
};

struct AiterCase {
  bool fp8 = false;   // else BF16
  bool v4 = false;    // fmha_v4_fwd: full mask, no LSE, as many key as query heads
  bool int8 = false;  // v4: Q and K int8, V FP8
  bool mx = false;    // v4: Q and K with an E8M0 scale for 32 channels, scores in binades; FP8
  bool fp4 = false;   // ... or FP4
  bool mx4 = false;   // the same with FP4
  bool causal = false;
  int sharpness = 0;  // scores are multiplied by 2^sharpness
  std::int64_t batch = 1;
  std::int64_t seqlen_q = 256;
  std::int64_t seqlen_k = 256;
  std::int64_t heads_q = 1;
  std::int64_t heads_kv = 1;
  std::int64_t head_dim_qk = 128;  // v3 BF16: 192 too. V has 128
  AiterInputs inputs{};            // empty: normal numbers. Not for mx
};

// The code object, relative to the folder.
[[nodiscard]] std::string aiter_file(const AiterCase& c);

struct AiterRun {
  AttentionProblem problem;  // points into q, k and v
  std::vector<std::uint8_t> q, k, v;
  std::vector<float> descale;                // of q, k and v
  std::vector<std::uint8_t> e8m0_q, e8m0_k;  // mx: [batch, seqlen, heads, 4]
  std::vector<float> wide_q, wide_k;         // mx: what codes and scales mean
  std::vector<float> out;                    // [batch, seqlen_q, heads_q, 128]
  std::vector<float> lse;                    // [batch, heads_q, seqlen_q]
  emu::LaunchReport report;
  double seconds = 0.0;  // of the launch
};

// An observer for a kernel that the run loads; the kernel lives until the run returns.
using ObserveAiter = std::function<emu::MakeObserver(const emu::Kernel&, const emu::Dimensions&)>;

// `options.make_observer` counts where `observe` is null.
[[nodiscard]] Result<AiterRun> run_aiter(const std::string& folder, const AiterCase& c,
                                         const emu::LaunchOptions& options, const ObserveAiter& observe = {});

}  // namespace leanfa::report
