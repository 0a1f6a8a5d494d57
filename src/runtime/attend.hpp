// One attention call as the runtime carries it out: a problem, a method, a device, and where the result goes.
// attend() checks the problem, lets select.hpp choose the kernel, and runs it. leanfa.h's attention and the command
// line both end here; the quantisers, which make 8-bit problems, are in numerics/quantise.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/attention.hpp"
#include "base/result.hpp"
#include "base/tensor.hpp"
#include "numerics/method.hpp"
#include "numerics/packed.hpp"
#include "runtime/device.hpp"

namespace leanfa::runtime {

// Whether few row tiles make the keys be split into ranges whose outputs are merged: by lengths, heads and mask alone,
// so that a row has the same bits in any batch; by the tiles of the whole batch; never. CUDA's affair, where a method's
// name says how many ranges or nothing; elsewhere the name alone decides.
enum class SplitRule : std::uint8_t { kByShape, kByTiles, kNever };
inline constexpr std::string_view kSplitRuleNames[] = {"by-shape", "by-tiles", "never"};  // in the order of the rules
[[nodiscard]] constexpr std::string_view name(SplitRule rule) {
  return kSplitRuleNames[static_cast<std::size_t>(rule)];
}

struct AttentionCall {
  AttentionProblem problem;
  Method method;
  DeviceKind device = DeviceKind::kCpu;
  // bf16 or f32, [batch, seqlen_q, heads_q, head_dim_v]; shares no memory with the inputs.
  MutableAnyView out;
  LseView<float> lse;  // data may be null
  // The layouts of K and V. On a CPU both are rows. A V in the sm90a_vt layout keeps its size [batch, seqlen_k, heads,
  // dim]; its strides are those of batch, slot (1), head and dim.
  PackedLayout k_layout = PackedLayout::kRows;
  PackedLayout v_layout = PackedLayout::kRows;
  Index v_token_multiple = 1;  // of V's layout
  int threads = 0;

  // For devices with memory of their own, where everything that the call points to is: no value is read here.
  void* stream = nullptr;
  View<const std::int8_t> q_shift;  // shift P: s of each row, [batch, seqlen_q, heads_q, 1]
  Index q_descale_heads = 1;        // query heads that share an element of q_descale

  SplitRule split = SplitRule::kByShape;

  // At least workspace_bytes(), aligned to kBufferAlignmentBytes. Empty: allocated for the call.
  std::span<std::byte> workspace;
};

// Every rule that the call breaks, of base/attention.hpp's as far as they can be seen from here: offsets in a device's
// memory are not read.
[[nodiscard]] std::vector<Error> violations(const AttentionCall& call);

// What the chosen kernel needs beside the tensors.
[[nodiscard]] Result<std::size_t> workspace_bytes(const AttentionCall& call);

// Errors: those of leanfa::validate, of select(), and of the kernel. Nothing is written when the call is refused.
[[nodiscard]] Status attend(const AttentionCall& call);

}  // namespace leanfa::runtime
