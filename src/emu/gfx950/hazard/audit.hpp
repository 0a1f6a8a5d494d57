// The audit of a workgroup: everything that gfx950 does not check for the programmer, checked while the kernel runs.
// Wait states (wait_states.hpp), wait counts (wait_counts_audit.hpp), LDS (lds_audit.hpp), global memory
// (global_audit.hpp), registers that nothing has
// written, EXEC where it must be full, barriers that some waves never reach, the packed-FP32 erratum.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "emu/gfx950/hazard/global_audit.hpp"
#include "emu/gfx950/hazard/lds_audit.hpp"
#include "emu/gfx950/hazard/wait_counts_audit.hpp"
#include "emu/gfx950/hazard/wait_states.hpp"
#include "emu/gfx950/kernel.hpp"
#include "emu/gfx950/launch.hpp"

namespace leanfa::emu::hazard {

// Facts of a kernel's steps, shared by the audits of all its workgroups.
class AuditPlan {
 public:
  explicit AuditPlan(const Kernel& kernel);
  [[nodiscard]] const StepFacts& facts(const Step& step) const {
    return facts_[static_cast<std::size_t>(&step - steps_.data())];
  }
  [[nodiscard]] const KernelDescriptor& descriptor() const { return descriptor_; }

 private:
  std::span<const Step> steps_;
  std::vector<StepFacts> facts_;
  KernelDescriptor descriptor_;
};

// op_sel of packed FP32, which may give a wrong low half while an MFMA is in flight.
void check_packed_erratum(Context& context, const Step& step, const StepFacts& facts);

class Audit : public Observer {
 public:
  Audit(std::shared_ptr<const AuditPlan> plan, std::shared_ptr<LaunchMemoryAudit> launch)
      : plan_(std::move(plan)), launch_(std::move(launch)) {}
  void start(std::span<const Wave> waves, std::size_t lds_bytes) override;
  void before(Context& context, const Step& step) override;
  void after(Context& context, const Step& step, Flow flow) override;
  void barrier(Context& context) override;
  void finish(Context& context) override;
  void finish_launch(const Memory& memory, FaultLog& faults) override;

 private:
  // Which lanes of which registers something has written.
  struct Initialised {
    std::array<std::uint64_t, kVgprs> vgpr{};
    std::array<bool, kScalars> sgpr{};
  };
  void check_initialised(Context& context, const Step& step, const StepFacts& facts);
  void mark_initialised(const Context& context, const StepFacts& facts);

  std::shared_ptr<const AuditPlan> plan_;
  std::shared_ptr<LaunchMemoryAudit> launch_;
  std::vector<WaitStates> wait_states_;
  std::vector<WaitCountsAudit> wait_counts_;
  std::vector<Initialised> initialised_;
  LdsAudit lds_;
  WorkgroupMemoryAudit memory_;
  std::uint32_t epoch_ = 1;  // barriers passed, plus one
  std::size_t ended_ = 0;
  const Step* first_end_ = nullptr;
};

// For LaunchOptions::make_observer.
[[nodiscard]] MakeObserver make_audit(const Kernel& kernel);

}  // namespace leanfa::emu::hazard
