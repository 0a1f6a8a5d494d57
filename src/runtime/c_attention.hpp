// A leanfa_attention_desc read, checked against every rule of leanfa.h, and turned into the runtime's AttentionCall.
// The C functions on it are in c_attention_call.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "leanfa/leanfa.h"
#include "runtime/attend.hpp"
#include "runtime/c_overlap.hpp"
#include "runtime/c_status.hpp"

namespace leanfa::c_api {

// kQuery: null data and an absent out are no faults.
enum class Purpose : std::uint8_t { kForward, kQuery };

struct ParsedAttention {
  runtime::AttentionCall call;
  bool judged = false;                              // the descriptor was clear enough for the kernels to judge the call
  std::vector<Region> read, written;                // the tensors' memory
  std::vector<float> q_scales, k_scales, v_scales;  // what strides cannot express, written out; `call` points here
};

// Everything that speaks against the descriptor goes to `reasons`; the result is usable if there is nothing.
[[nodiscard]] ParsedAttention parse_attention(Reasons& reasons, const leanfa_attention_desc* given, Purpose purpose);

}  // namespace leanfa::c_api
