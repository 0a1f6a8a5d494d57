#include "attention_timing.hpp"

#include <fmt/format.h>

#include <memory>

#include "kernels/gfx950/attention_fwd/layout.hpp"

namespace leanfa {

namespace timing = emu::timing;

Result<std::vector<timing::TimingReport>> timed_attention(gfx950::AttentionCase problem, timing::ModelOptions options,
                                                          const emu::Program** program) {
  std::unique_ptr<timing::CycleModel> model;
  problem.observer = [&](const emu::Kernel& kernel, const emu::Dimensions& dimensions) {
    options.loops = timing::loops_of(kernel.program);
    if (program != nullptr) *program = &kernel.program;
    model = std::make_unique<timing::CycleModel>(kernel, dimensions, options);
    return model->make_observer();
  };
  const auto run = gfx950::run_attention(problem);
  if (!run) return tl::unexpected(run.error());
  auto reports = model->reports();
  if (!reports) return tl::unexpected(reports.error());
  for (const timing::TimingReport& report : *reports) {
    const timing::LoopReport* const loop = timing::busiest_loop(report.loops);
    if (loop == nullptr || !loop->steady)
      return fail(ErrorCode::kInternal, fmt::format("no loop goes round at {} keys", problem.seqlen_k));
  }
  return reports;
}

double clocks_per_block(const timing::TimingReport& report) {
  return timing::busiest_loop(report.loops)->cycles / gfx950::kRing;
}

}  // namespace leanfa
