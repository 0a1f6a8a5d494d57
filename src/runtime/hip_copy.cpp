#include "runtime/hip_copy.hpp"

#include <utility>
#include <vector>

#include "runtime/hip_api.hpp"
#include "runtime/hip_mirror.hpp"

namespace leanfa::runtime {
namespace {

Gfx950Range view_range(std::string_view tensor, const AnyView& view) {
  return range_of(tensor, view.data, view.size, view.stride, size_bytes(view.dtype));
}

Status move_scale(std::vector<HipMirror>& kept, std::string_view tensor, ScaleView& scale, const AnyView& of) {
  return move_over(kept,
                   range_of(tensor, scale.data, {of.batch(), of.seqlen(), of.heads(), 1},
                            {scale.stride[0], scale.stride[1], scale.stride[2], 1}, sizeof(float)),
                   scale.data);
}

}  // namespace

struct HipCopy::State {
  AttentionCall call;
  std::vector<HipMirror> inputs, outputs;

  Status fill(const AttentionCall& host) {
    call = host;
    AttentionProblem& p = call.problem;
    for (auto [tensor, view] : {std::pair{"q", &p.q}, std::pair{"k", &p.k}, std::pair{"v", &p.v}})
      LEANFA_TRY(move_over(inputs, view_range(tensor, *view), view->data));
    LEANFA_TRY(move_scale(inputs, "q_descale", p.q_descale, p.q));
    LEANFA_TRY(move_scale(inputs, "k_descale", p.k_descale, p.k));
    LEANFA_TRY(move_scale(inputs, "v_descale", p.v_descale, p.v));
    LEANFA_TRY(move_over(outputs, view_range("out", host.out.read_only()), call.out.data));
    const Index4 rows{host.out.batch(), host.out.seqlen(), host.out.heads(), 1};
    return move_over(outputs,
                     range_of("lse", host.lse.data, rows,
                              {host.lse.stride_batch, host.lse.stride_row, host.lse.stride_head, 1}, sizeof(float)),
                     call.lse.data);
  }
};

HipCopy::HipCopy(std::unique_ptr<State> state) : state_(std::move(state)) {}
HipCopy::HipCopy(HipCopy&&) noexcept = default;
HipCopy& HipCopy::operator=(HipCopy&&) noexcept = default;
HipCopy::~HipCopy() = default;

Result<HipCopy> HipCopy::make(const AttentionCall& host) {
  if (!hip_absent().empty()) return fail(ErrorCode::kUnsupported, std::string(hip_absent()));
  auto state = std::make_unique<State>();
  LEANFA_TRY(state->fill(host));
  return HipCopy(std::move(state));
}

const AttentionCall& HipCopy::call() const { return state_->call; }

Status HipCopy::wait() { return hip_status(hip_library().api.synchronize(), "hip"); }

Status HipCopy::fetch() const {
  LEANFA_TRY(wait());
  for (const HipMirror& mirror : state_->outputs) LEANFA_TRY(mirror.fetch());
  return {};
}

}  // namespace leanfa::runtime
