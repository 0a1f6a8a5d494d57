#include "emu/gfx950/timing/kernel_clocks.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <memory>

#include "emu/gfx950/held_file.hpp"

namespace leanfa::emu::timing {
namespace {

#ifndef LEANFA_TIMING_KERNELS
#define LEANFA_TIMING_KERNELS ""
#endif

const HeldFile& loaded() {
  static const std::unique_ptr<HeldFile> kLoaded = [] {
    auto held = hold_file(LEANFA_TIMING_KERNELS);
    EXPECT_TRUE(held.has_value()) << held.error().message;
    return held ? std::move(*held) : std::make_unique<HeldFile>();
  }();
  return *kLoaded;
}

}  // namespace

bool have_kernels() { return !loaded().bytes.empty(); }

std::uint64_t address_of(std::string_view label) {
  const isa::Symbol* const symbol = loaded().file.object().symbol(label);
  EXPECT_NE(symbol, nullptr) << label;
  return symbol == nullptr ? 0 : symbol->address;
}

Result<ModelledLaunch> model_kernel(const TimedKernel& timed, ModelOptions options) {
  const auto kernel = loaded().file.load(timed.name);
  if (!kernel) return tl::unexpected(kernel.error());
  Memory memory;
  std::vector<std::byte> buffer(std::size_t{1} << 16);
  const std::uint64_t address = memory.map("buffer", buffer);
  std::vector<std::byte> kernarg(64);
  std::memcpy(kernarg.data(), &address, 8);
  return model_launch(*kernel, {.grid = {timed.workgroups, 1, 1}, .block = {64 * timed.waves, 1, 1}}, kernarg, memory,
                      {.threads = 1, .limits = {}, .make_observer = {}}, std::move(options));
}

KernelClocks clocks_of(const TimedKernel& timed) {
  KernelClocks clocks;
  Parameters parameters;
  for (const std::string& assignment : timed.set) EXPECT_TRUE(parameters.set(assignment).has_value()) << assignment;
  auto run = model_kernel(timed, {.parameters = {parameters}, .loops = timed.loops, .timeline_workgroup = 0});
  EXPECT_TRUE(run.has_value()) << run.error().message;
  const auto kernel = loaded().file.load(timed.name);
  if (!run || !kernel) return clocks;
  EXPECT_TRUE(run->launch.finished);
  clocks.report = std::move(run->timing.front());
  const std::int64_t begin = kernel->program.index_of(address_of(std::string(timed.name) + "_begin"));
  EXPECT_GE(begin, 0);
  clocks.issues.resize(timed.waves);
  for (const TimelineEvent& event : clocks.report.timeline)
    if (std::int64_t{event.step} >= begin) clocks.issues[event.wave].push_back(event.issue.count);
  std::int64_t first = clocks.issues.front().front();
  for (const auto& wave : clocks.issues) first = std::min(first, wave.front());
  for (auto& wave : clocks.issues)
    for (std::int64_t& issue : wave) issue -= first;
  return clocks;
}

}  // namespace leanfa::emu::timing
