#include "runtime/c_refused.hpp"

#include <fmt/format.h>

#include "runtime/c_tensor.hpp"

namespace leanfa::c_api {
namespace {

// A NaN is not "not set".
bool is_set(double value) { return !(value == 0.0); }

}  // namespace

void refuse_unserved(Reasons& reasons, const leanfa_attention_desc& desc) {
  const auto refuse = [&](std::string_view field, std::string_view feature, std::string_view got,
                          std::string_view accepted) {
    reasons.add(unsupported({field, fmt::format("{} is not served", feature), got, accepted}));
  };
  if (desc.has_window != 0)
    refuse("has_window", "a sliding window", fmt::format("left {}, right {}", desc.window_left, desc.window_right),
           "has_window = 0");
  if (desc.has_window == 0 && (desc.window_left != 0 || desc.window_right != 0))
    reasons.add(bad_input({"window_left, window_right", "count only with has_window = 1",
                           fmt::format("left {}, right {}", desc.window_left, desc.window_right), "0 and 0"}));
  if (is_set(desc.softcap)) refuse("softcap", "capping scores", fmt::format("{}", desc.softcap), "0");
  if (is_set(desc.dropout_p)) refuse("dropout_p", "dropout", fmt::format("{}", desc.dropout_p), "0");
  if (present(desc.sinks)) refuse("sinks", "adding sink logits", "a tensor", "an absent tensor");
  if (present(desc.bias)) refuse("bias", "adding a bias or mask to the scores", "a tensor", "an absent tensor");
  if (present(desc.block_table))
    refuse("block_table", "paged KV", "a tensor", "an absent tensor, with k and v dense or varlen");
}

}  // namespace leanfa::c_api
