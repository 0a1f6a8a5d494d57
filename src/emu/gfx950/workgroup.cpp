#include "emu/gfx950/workgroup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "emu/gfx950/direct_to_lds.hpp"

namespace leanfa::emu {
namespace {

// Long enough that switching costs nothing, short enough that waves which poll each other make progress.
constexpr std::uint64_t kTurn = 65536;

template <bool Observed>
Flow run_step(Context& context, const Step& step, Observer* observer) {
  if constexpr (!Observed) return step.execute(context, step);
  context.accesses.clear();
  observer->before(context, step);
  const Flow flow = step.execute(context, step);
  observer->after(context, step, flow);
  return flow;
}

Flow over_budget(Context& context, const Step& step, std::uint64_t limit) {
  return context.fail(step, Rule::kInstructionBudget, -1,
                      fmt::format("the wave has executed {} instructions: an endless loop?", limit));
}

// Runs one wave until its turn, a barrier or the program ends.
template <bool Observed>
void run_wave(const Program& program, Context& context, std::uint64_t turn, const RunLimits& limits,
              Observer* observer) {
  Wave& wave = *context.wave;
  const std::span<const Step> steps = program.steps();
  for (std::uint64_t i = 0; i < turn; ++i) {
    const Step& step = steps[wave.step];
    Flow flow = Flow::kFail;
    if (wave.executed >= limits.instructions_per_wave) {
      over_budget(context, step, limits.instructions_per_wave);
    } else {
      ++wave.executed;
      if (step.counts_vm) ++wave.vmem_issued;
      flow = run_step<Observed>(context, step, observer);
    }
    switch (flow) {
      case Flow::kNext:
        wave.step = step.next;
        break;
      case Flow::kJump:
        wave.step = step.target;
        break;
      case Flow::kBarrier:
        wave.step = step.next;
        wave.state = WaveState::kAtBarrier;
        return;
      case Flow::kEnd:
        land_lds_writes(context, wave.vmem_issued);
        wave.state = WaveState::kEnded;
        return;
      case Flow::kFail:
        wave.state = WaveState::kFailed;
        return;
    }
  }
}

class Turns {
 public:
  explicit Turns(std::uint64_t order) : random_(order), shuffled_(order != 0) {}

  // The next wave that can run, or null.
  Wave* pick(std::vector<Wave>& waves) {
    const std::size_t count = waves.size();
    const std::size_t first = shuffled_ ? random_() % count : last_;
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t candidate = (first + i) % count;
      if (waves[candidate].state != WaveState::kReady) continue;
      last_ = shuffled_ ? 0 : (candidate + 1) % count;
      return &waves[candidate];
    }
    return nullptr;
  }
  std::uint64_t length() { return shuffled_ ? 1 + random_() % 64 : kTurn; }

 private:
  std::mt19937_64 random_;
  bool shuffled_;
  std::size_t last_ = 0;
};

}  // namespace

bool Workgroup::run(const Program& program, const Memory& memory, std::uint64_t order, const RunLimits& limits,
                    Observer* observer, FaultLog& faults) {
  Context context{
      .lds = lds, .memory = &memory, .faults = &faults, .workgroup = index, .code_bias = program.code_bias()};
  context.list_accesses = observer != nullptr;
  if (observer != nullptr) observer->start(waves, lds.size());
  Turns turns(order);
  for (;;) {
    Wave* const wave = turns.pick(waves);
    if (wave == nullptr) {
      // Waves that have ended do not take part in a barrier.
      bool released = false;
      for (Wave& waiting : waves) {
        if (waiting.state != WaveState::kAtBarrier) continue;
        waiting.state = WaveState::kReady;
        released = true;
        context.wave = &waiting;
      }
      if (!released) break;
      if (observer != nullptr) observer->barrier(context);
      continue;
    }
    context.wave = wave;
    if (observer != nullptr) {
      run_wave<true>(program, context, turns.length(), limits, observer);
    } else {
      run_wave<false>(program, context, turns.length(), limits, nullptr);
    }
    if (wave->state == WaveState::kFailed) return false;
  }
  if (observer != nullptr) observer->finish(context);
  return true;
}

}  // namespace leanfa::emu
