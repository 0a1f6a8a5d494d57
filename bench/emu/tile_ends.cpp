// What a gfx950 attention kernel loses outside its loop, by the cycle model: prologue, switches from tile to tile,
// output. One head is run; its workgroups are laid out as those of `--heads` heads. Modelled clocks, no measurement.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>

#include "attention_timing.hpp"
#include "kernels/gfx950/attention_fwd/emit.hpp"
#include "kernels/gfx950/attention_fwd/problem.hpp"

namespace {

using namespace leanfa;
namespace timing = emu::timing;

struct Options {
  std::string plan = "e4m3/lean/block d=128 causal";
  Index seqlen = 4096;
  std::uint64_t heads = 64;
  double q_gain = 1.0;
  bool blocks = false;
};

// Blocks of 64 keys that the tiles of a head have to go through.
Index blocks_of(const gfx950::Plan& plan, Index seqlen) {
  Index blocks = 0;
  for (Index row = 0; row < seqlen; row += gfx950::kTileRows) {
    const Index keys = plan.causal ? std::min(seqlen, row + gfx950::kTileRows) : seqlen;
    blocks += (keys + gfx950::kBlockN - 1) / gfx950::kBlockN;
  }
  return blocks;
}

// Where the first wave of the first workgroup spent its time: from the first instruction of a block to that of the
// next.
Status print_blocks(const gfx950::Plan& plan, const timing::TimingReport& report) {
  const auto emitted = gfx950::emit(plan);
  if (!emitted) return tl::unexpected(emitted.error());
  const std::vector<schedule::Block>& blocks = emitted->schedule.program.blocks;
  std::vector<std::size_t> block_of;
  for (std::size_t b = 0; b < blocks.size(); ++b) block_of.insert(block_of.end(), blocks[b].ops.size(), b);
  struct Visits {
    std::int64_t clocks = 0, count = 0;
  };
  std::vector<Visits> visits(blocks.size());
  std::size_t now = blocks.size();
  std::int64_t since = 0;
  for (const timing::TimelineEvent& event : report.timeline) {
    if (event.wave != 0 || event.step >= block_of.size()) continue;
    const std::size_t block = block_of[event.step];
    const bool again = block == now && event.step > 0 && block_of[event.step - 1] != block;
    if (block == now && !again) continue;
    if (now < blocks.size()) visits[now].clocks += event.issue.count - since;
    ++visits[block].count;
    now = block, since = event.issue.count;
  }
  for (std::size_t b = 0; b < blocks.size(); ++b)
    if (visits[b].count != 0)
      fmt::print("{:>24} {:>4} times {:>8} clocks, {:.0f} each\n", blocks[b].label, visits[b].count, visits[b].clocks,
                 static_cast<double>(visits[b].clocks) / static_cast<double>(visits[b].count));
  return {};
}

Status print(const Options& options) {
  auto plan = gfx950::parse_plan(options.plan);
  if (!plan) return tl::unexpected(plan.error());
  const auto tiles = static_cast<std::uint32_t>((options.seqlen + gfx950::kTileRows - 1) / gfx950::kTileRows);
  gfx950::AttentionCase c{
      .plan = *plan, .seqlen_q = options.seqlen, .seqlen_k = options.seqlen, .q_gain = options.q_gain};
  c.jobs_per_workgroup = gfx950::jobs_per_workgroup(gfx950::jobs_of(*plan, tiles), options.heads);
  timing::ModelOptions what;
  what.repeats = options.heads;
  if (options.blocks) what.timeline_workgroup = 0;
  const auto reports = timed_attention(c, what);
  if (!reports) return tl::unexpected(reports.error());
  const timing::TimingReport& report = reports->front();
  const double steady = clocks_per_block(report);
  const auto workgroups = static_cast<double>(report.workgroups.size());
  const double whole = static_cast<double>(report.workgroup_cycles) / workgroups;
  const double inside = steady * static_cast<double>(blocks_of(*plan, options.seqlen)) / workgroups;
  fmt::print("{}, {} tokens, modelled: {} heads {} clocks\n", options.plan, options.seqlen, options.heads,
             report.cycles.count);
  fmt::print("a workgroup: {:.0f} clocks; {:.0f} of them its blocks at {:.0f} each, as in the loop's steady state\n",
             whole, inside, steady);
  fmt::print("tile ends, masked blocks and waits beyond that: {:.0f} clocks, {:.1f}%\n", whole - inside,
             100 * (1 - inside / whole));
  return options.blocks ? print_blocks(*plan, report) : Status{};
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  CLI::App app("Clocks of a gfx950 attention kernel outside its loop, modelled");
  app.add_option("--plan", options.plan, "kernel (leanfa emit --list)");
  app.add_option("--seqlen", options.seqlen, "queries and keys")->check(CLI::Range(512, 65536));
  app.add_option("--heads", options.heads, "heads on the chip")->check(CLI::Range(1, 65536));
  app.add_option("--q-gain", options.q_gain, "times the standard deviation of Q");
  app.add_flag("--blocks", options.blocks, "clocks of each block of the program, of a wave");
  CLI11_PARSE(app, argc, argv);
  const Status status = print(options);
  if (!status) fmt::print(stderr, "{}\n", status.error().message);
  return status ? 0 : 1;
}
