// The cycle model's parts that need no kernel: parameters, bank conflicts, the chip.
#include <gtest/gtest.h>

#include <functional>

#include "emu/gfx950/timing/chip.hpp"
#include "emu/gfx950/timing/lds_banks.hpp"
#include "emu/gfx950/timing/memory_path.hpp"
#include "emu/gfx950/timing/parameters.hpp"
#include "emu/gfx950/timing/switching.hpp"

namespace leanfa::emu::timing {
namespace {

TEST(Parameters, EveryRowIsComplete) {
  for (const ParameterRow& row : parameter_rows()) {
    Parameters parameters;
    EXPECT_FALSE(row.name.empty());
    EXPECT_FALSE(row.unit.empty()) << row.name;
    EXPECT_FALSE(row.source.empty()) << row.name;
    for (const double value : {row.value, row.pessimistic, row.optimistic})
      EXPECT_TRUE(parameters.set(row.id, value).has_value()) << row.name << " " << value;
    if (row.confidence == Confidence::kLow) {
      EXPECT_NE(row.pessimistic, row.optimistic) << row.name;
    }
  }
}

TEST(Parameters, AreSetByName) {
  Parameters parameters;
  ASSERT_TRUE(parameters.set("lds.latency=128").has_value());
  EXPECT_EQ(parameters.clocks(Parameter::kLdsLatency), Clocks{128});
  ASSERT_TRUE(parameters.set("l2.hit_rate=0.25").has_value());
  EXPECT_EQ(parameters[Parameter::kL2HitRate], 0.25);
}

TEST(Parameters, AnUnknownNameListsTheNearOnes) {
  Parameters parameters;
  const Status status = parameters.set("lds.latencies=1");
  ASSERT_FALSE(status.has_value());
  EXPECT_NE(status.error().message.find("lds.latency"), std::string::npos) << status.error().message;
  const Status prefix = parameters.set("barrier=1");
  ASSERT_FALSE(prefix.has_value());
  EXPECT_NE(prefix.error().message.find("barrier.release"), std::string::npos) << prefix.error().message;
}

TEST(Parameters, RefuseWhatMakesNoSense) {
  for (const char* text : {"lds.latency", "lds.latency=", "lds.latency=x", "lds.latency=-1", "lds.latency=1.5",
                           "l2.hit_rate=2", "l2.bytes=0", "chip.xcds=0", "issue.oldest_first=2", "lds.latency=nan"}) {
    Parameters parameters;
    EXPECT_FALSE(parameters.set(text).has_value()) << text;
  }
}

// Lane l accesses address(l).
std::vector<LaneAccess> accesses(int bytes, bool write, const std::function<std::uint64_t(unsigned)>& address) {
  std::vector<LaneAccess> list;
  for (unsigned lane = 0; lane < 64; ++lane)
    list.push_back({.space = AccessSpace::kLds,
                    .write = write,
                    .lane = static_cast<std::uint8_t>(lane),
                    .bytes = static_cast<std::uint16_t>(bytes),
                    .address = address(lane)});
  return list;
}

TEST(BankCycles, LinearAddresses) {
  const auto linear = [](std::uint64_t bytes) { return [=](unsigned lane) { return lane * bytes; }; };
  EXPECT_EQ(bank_cycles(accesses(4, false, linear(4))), 2);
  EXPECT_EQ(bank_cycles(accesses(8, false, linear(8))), 2);
  // Lanes 0-3 and 20-23 of the first phase: dwords 0-11 and 60-71, so that eight banks serve twice.
  EXPECT_EQ(bank_cycles(accesses(12, false, linear(12))), 16);
  EXPECT_EQ(bank_cycles(accesses(16, false, linear(16))), 4);
  EXPECT_EQ(bank_cycles(accesses(4, true, linear(4))), 2);
  EXPECT_EQ(bank_cycles(accesses(8, true, linear(8))), 4);
  EXPECT_EQ(bank_cycles(accesses(16, true, linear(16))), 8);
}

TEST(BankCycles, OneAddressIsShared) {
  EXPECT_EQ(bank_cycles(accesses(16, false, [](unsigned) { return 64U; })), 4);
  EXPECT_EQ(bank_cycles(accesses(4, false, [](unsigned) { return 0U; })), 2);
}

TEST(BankCycles, AStrideOfAllBanksServesLaneByLane) {
  // 16 lanes in each of four phases, all in the same four banks.
  EXPECT_EQ(bank_cycles(accesses(16, false, [](unsigned lane) { return 256U * lane; })), 64);
  EXPECT_EQ(bank_cycles(accesses(4, false, [](unsigned lane) { return 128U * lane; })), 64);
  EXPECT_EQ(bank_cycles(accesses(8, false, [](unsigned lane) { return 256U * lane; })), 64);
}

TEST(BankCycles, PhasesDecideWhatConflicts) {
  // Rows of 64 bytes of which only those of lanes 0-3, 12-15 and 20-27 differ mod 256: what a phase of ds_read_b128
  // serves. Lanes 0 and 4 share banks here, and belong to different phases.
  const auto rows = [](unsigned lane) {
    return std::uint64_t{lane / 4 % 2} * 1024 + (lane % 4) * 16U + lane / 8 * 64U;
  };
  const std::vector<LaneAccess> all = accesses(16, false, rows);
  // Phase 0 has groups 0, 3, 5, 6 of four lanes: banks of lane / 8 = 0, 1, 2, 3: no conflict. The other likewise.
  EXPECT_EQ(bank_cycles(all), 4);
}

TEST(BankCycles, PaddingAvoidsConflicts) {
  // Rows of 128 bytes read by columns: 64 lanes of 4 bytes. A pad of 4 bytes a row spreads them over the banks.
  EXPECT_EQ(bank_cycles(accesses(4, false, [](unsigned lane) { return 132U * lane; })), 2);
}

TEST(BankCycles, TwoAddressesAreTwoAccesses) {
  std::vector<LaneAccess> list;
  for (unsigned lane = 0; lane < 64; ++lane)
    for (unsigned i = 0; i < 2; ++i)
      list.push_back({.space = AccessSpace::kLds,
                      .lane = static_cast<std::uint8_t>(lane),
                      .bytes = 4,
                      .address = 4U * lane + 1024U * i});
  EXPECT_EQ(bank_cycles(list), 4);
}

TEST(LdsUnit, ServesOneAfterTheOther) {
  const Parameters parameters;
  LdsUnit lds(parameters);
  EXPECT_EQ(lds.issue(4, Clocks{0}).done, Clocks{68});
  EXPECT_EQ(lds.issue(4, Clocks{0}).done, Clocks{72});
  // 1024 bytes that arrive at 20 take 8 clocks before what issues at 24.
  EXPECT_EQ(lds.expect(1024, Clocks{20}), Clocks{8});
  lds.land(Clocks{24});
  EXPECT_EQ(lds.issue(4, Clocks{24}).start, Clocks{28});
  EXPECT_EQ(lds.busy(), 4 + 4 + 8 + 4);
  EXPECT_FALSE(lds.full(Clocks{32}));
  lds.issue(65, Clocks{32});
  EXPECT_TRUE(lds.full(Clocks{32}));
}

TEST(VectorMemory, KeepsRecentLinesInL1) {
  Parameters parameters;
  ASSERT_TRUE(parameters.set("l1.size=1").has_value());  // 8 lines in 4 sets: 2 ways
  VectorCache cache(parameters);
  EXPECT_FALSE(cache.touch(0));
  EXPECT_FALSE(cache.touch(4));
  EXPECT_TRUE(cache.touch(0));
  EXPECT_FALSE(cache.touch(8));  // replaces 4
  EXPECT_TRUE(cache.touch(0));
  EXPECT_FALSE(cache.touch(4));
  EXPECT_FALSE(cache.touch(1));  // another set
}

TEST(VectorMemory, MissesOfL2AreSpreadEvenly) {
  Parameters parameters;
  ASSERT_TRUE(parameters.set("l2.hit_rate=0.75").has_value());
  ASSERT_TRUE(parameters.set("mall.hit_rate=1").has_value());
  VectorMemory memory(parameters);
  int slow = 0;
  for (std::uint64_t line = 0; line < 100; ++line) {
    const Clocks now{static_cast<std::int64_t>(line) * 1000};
    const Clocks taken = memory.load(128, std::span(&line, 1), now).done - now;
    // Two clocks of the L1 port rise to the address unit's four; two more fill the line.
    EXPECT_TRUE(taken == Clocks{304} || taken == Clocks{604}) << taken.count;
    slow += taken == Clocks{604} ? 1 : 0;
  }
  EXPECT_EQ(slow, 25);
  EXPECT_EQ(memory.bytes_from_l2(), 12800U);
  EXPECT_EQ(memory.bytes_from_memory(), 3200U);
}

TEST(VectorMemory, StoresAreAcknowledgedByL2) {
  const Parameters parameters;
  VectorMemory memory(parameters);
  const std::array<std::uint64_t, 2> lines{1, 2};
  EXPECT_EQ(memory.store(256, lines, Clocks{0}).done, Clocks{304});
  EXPECT_EQ(memory.bytes_stored(), 256U);
}

TEST(Switching, CountsBitsThatChangeInActiveLanes) {
  // v_exp_f32 v90, v91
  const std::array<std::uint32_t, 1> words{0x7EB4415B};
  const auto instruction = isa::decode(words, 0);
  ASSERT_TRUE(instruction.has_value());
  const auto step = make_step(*instruction, {});
  ASSERT_TRUE(step.has_value());
  const StepTiming timing = timing_of(*step);
  ASSERT_EQ(timing.work, Work::kTrans);
  const auto wave = std::make_unique<Wave>();
  Context context{.wave = wave.get(), .lds = {}};
  SwitchingActivity activity;
  activity.start(1);
  const auto run = [&](std::uint32_t value, std::uint64_t exec) {
    wave->vgpr[91].fill(value);
    wave->set_scalar64(kExec, exec);
    activity.before(context, *step, timing);
    return activity.report()[static_cast<std::size_t>(SwitchingPipe::kTrans)][0];
  };
  constexpr std::uint64_t kAll = ~std::uint64_t{0};
  EXPECT_EQ(run(0, kAll).pairs, 0U);
  EXPECT_EQ(run(0xFFFF0001U, kAll).changed, 17U * 64);
  EXPECT_EQ(run(0xFFFF0001U, kAll).changed, 17U * 64);
  // Only lanes that are on in both.
  const SwitchingSource last = run(0xFFFF0000U, 0xFF);
  EXPECT_EQ(last.changed, 17U * 64 + 8);
  EXPECT_EQ(last.pairs, 3U);
  EXPECT_EQ(last.bits, 32U * (64 + 64 + 8));
}

TEST(Makespan, GoesRoundTheXcds) {
  Parameters parameters;
  ASSERT_TRUE(parameters.set("chip.xcds=2").has_value());
  ASSERT_TRUE(parameters.set("chip.cus_per_xcd=1").has_value());
  ASSERT_TRUE(parameters.set("dispatch.workgroup=10").has_value());
  // XCD 0 gets 100, 100, 50; XCD 1 gets 20, 20.
  const std::vector<Clocks> workgroups{{100}, {20}, {100}, {20}, {50}};
  EXPECT_EQ(makespan(workgroups, 1, 1, parameters), Clocks{280});
  // With two places: 100 and 100 side by side, then 50.
  EXPECT_EQ(makespan(workgroups, 1, 2, parameters), Clocks{170});
}

TEST(Makespan, RepeatsFillTheChip) {
  const Parameters parameters;
  const std::vector<Clocks> head(32, Clocks{1000});
  // 8 heads are one workgroup for each of 256 CUs; 64 heads are eight rounds.
  EXPECT_EQ(makespan(head, 8, 1, parameters), Clocks{1400});
  EXPECT_EQ(makespan(head, 64, 1, parameters), Clocks{8 * 1400});
  EXPECT_EQ(makespan({}, 8, 1, parameters), Clocks{0});
}

}  // namespace
}  // namespace leanfa::emu::timing
