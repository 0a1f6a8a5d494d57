// A leanfa_quantize_desc read, checked against leanfa.h, and turned into what numerics/quantise_tensor.hpp takes.
// The C functions on it are in c_quantize_call.cpp.
#pragma once

#include <optional>
#include <vector>

#include "leanfa/leanfa.h"
#include "numerics/quantise_tensor.hpp"
#include "runtime/c_status.hpp"

namespace leanfa::c_api {

struct ParsedQuantize {
  leanfa_quantize_desc desc{};
  AnyView source;
  TensorSpec spec;
  PackedTensor destination;  // sizes, capacity and tag of the caller's buffers; its own buffers stay empty
  leanfa_packed_sizes needed{};
  // shift P's query.
  bool shifted = false;
  ScaleView k_scale;
  double softmax_scale = 0.0;
};

// Everything that speaks against the descriptor goes to `reasons`; the result is usable if there is nothing.
// data_required false: for sizes alone.
[[nodiscard]] ParsedQuantize parse_quantize(Reasons& reasons, const leanfa_quantize_desc* given, bool data_required);

}  // namespace leanfa::c_api
