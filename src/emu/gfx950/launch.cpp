#include "emu/gfx950/launch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <map>
#include <mutex>

#include "base/parallel.hpp"

namespace leanfa::emu {
namespace {

// A NaN in every float format, odd as an address.
constexpr std::uint32_t kPoison = 0xFFFBADCFU;

// AQL kernel dispatch packet, as far as kernels read it (get_local_size and the like before code object version 5).
std::vector<std::byte> dispatch_packet(const Kernel& kernel, const Dimensions& dimensions, std::uint64_t kernarg) {
  std::vector<std::byte> packet(64);
  const auto put = [&](std::size_t offset, auto value) { std::memcpy(packet.data() + offset, &value, sizeof(value)); };
  put(0, std::uint16_t{2});  // kernel dispatch
  put(2, std::uint16_t{3});  // dimensions
  for (std::size_t i = 0; i < 3; ++i) {
    put(4 + 2 * i, static_cast<std::uint16_t>(dimensions.block[i]));
    put(12 + 4 * i, dimensions.grid[i] * dimensions.block[i]);
  }
  put(28, kernel.descriptor.lds_bytes + dimensions.dynamic_lds_bytes);
  put(40, kernarg);
  return packet;
}

// Hidden arguments of code object version 5.
std::uint64_t hidden_value(std::string_view kind, const Dimensions& dimensions) {
  constexpr std::array<char, 3> kAxes{'x', 'y', 'z'};
  for (std::size_t i = 0; i < 3; ++i) {
    if (kind == fmt::format("hidden_block_count_{}", kAxes[i])) return dimensions.grid[i];
    if (kind == fmt::format("hidden_group_size_{}", kAxes[i])) return dimensions.block[i];
  }
  if (kind == "hidden_grid_dims") return 3;
  if (kind == "hidden_dynamic_lds_size") return dimensions.dynamic_lds_bytes;
  return 0;
}

std::vector<std::byte> full_kernarg(const Kernel& kernel, const Dimensions& dimensions,
                                    std::span<const std::byte> given) {
  std::vector<std::byte> kernarg(std::max<std::size_t>(kernel.descriptor.kernarg_bytes, given.size()));
  std::ranges::copy(given, kernarg.begin());
  for (const KernelArgument& argument : kernel.arguments) {
    if (!argument.value_kind.starts_with("hidden_")) continue;
    const std::uint64_t value = hidden_value(argument.value_kind, dimensions);
    const std::size_t size = std::min<std::size_t>(argument.size, sizeof(value));
    if (argument.offset + size <= kernarg.size()) std::memcpy(kernarg.data() + argument.offset, &value, size);
  }
  return kernarg;
}

// Scalar registers in the order of the usage guide's "Initial Kernel Execution State".
void set_scalars(Wave& wave, const Kernel& kernel, const std::array<std::uint32_t, 3>& workgroup_id,
                 const DispatchAddresses& addresses, const Memory& memory) {
  const KernelDescriptor& d = kernel.descriptor;
  unsigned next = 0;
  const auto push = [&](std::uint32_t value) { wave.sgpr[next++] = value; };
  const auto push64 = [&](std::uint64_t value) {
    push(static_cast<std::uint32_t>(value));
    push(static_cast<std::uint32_t>(value >> 32));
  };
  if (d.private_segment_buffer) {
    push64(0);
    push64(0);
  }
  if (d.dispatch_ptr) push64(addresses.packet);
  if (d.queue_ptr) push64(0);
  if (d.kernarg_ptr) push64(addresses.kernarg);
  if (d.dispatch_id) push64(1);
  if (d.flat_scratch_init) push64(0);
  if (d.private_segment_size) push(0);
  for (int i = 0; i < d.preload_dwords && next < 16; ++i) {
    std::uint32_t value = 0;
    const std::byte* const from =
        memory.find(addresses.kernarg + 4ULL * static_cast<unsigned>(d.preload_offset_dwords + i), 4, Access::kRead);
    if (from != nullptr) std::memcpy(&value, from, 4);
    push(value);
  }
  next = static_cast<unsigned>(d.user_sgprs);
  for (std::size_t i = 0; i < 3; ++i)
    if (d.workgroup_id[i]) push(workgroup_id[i]);
  if (d.workgroup_info) push(0);
  if (d.scratch_offset) push(0);
}

// Packed work item ids in v0: x in bits 9:0, y in 19:10, z in 29:20.
void set_work_items(Wave& wave, const Dimensions& dimensions, std::uint32_t first) {
  const std::uint64_t total = std::uint64_t{dimensions.block[0]} * dimensions.block[1] * dimensions.block[2];
  std::uint64_t exec = 0;
  for (std::uint32_t lane = 0; lane < kLanes; ++lane) {
    const std::uint32_t item = first + lane;
    if (item >= total) continue;
    exec |= std::uint64_t{1} << lane;
    const std::uint32_t x = item % dimensions.block[0];
    const std::uint32_t y = item / dimensions.block[0] % dimensions.block[1];
    const std::uint32_t z = item / dimensions.block[0] / dimensions.block[1];
    wave.vgpr[0][lane] = x | y << 10 | z << 20;
  }
  wave.set_scalar64(kExec, exec);
}

}  // namespace

Status check_dimensions(const Kernel& kernel, const Dimensions& dimensions) {
  const auto refuse = [&](std::string_view rule, const std::string& got, const std::string& accepted) {
    return bad_input({.subject = kernel.name, .rule = rule, .got = got, .accepted = accepted});
  };
  std::uint64_t items = 1;
  std::uint64_t groups = 1;
  for (std::size_t i = 0; i < 3; ++i) {
    if (dimensions.block[i] == 0 || dimensions.grid[i] == 0)
      return refuse("grid and block", "a dimension of 0", "at least 1");
    if (dimensions.block[i] > kMaxWorkgroupSize)
      return refuse("block", fmt::to_string(dimensions.block[i]), "at most 1024");
    items *= dimensions.block[i];
    groups *= dimensions.grid[i];
    if (groups > 0xFFFFFFFFU) return refuse("grid", "2^32 workgroups or more", "fewer");
    if (kernel.required_workgroup_size[i] != 0 && kernel.required_workgroup_size[i] != dimensions.block[i])
      return refuse("block", fmt::format("{}", fmt::join(dimensions.block, ",")),
                    fmt::format("{} (the kernel requires it)", fmt::join(kernel.required_workgroup_size, ",")));
  }
  const std::uint64_t allowed = std::min(kernel.max_workgroup_size, kMaxWorkgroupSize);
  if (items > allowed)
    return refuse("work items of a workgroup", fmt::to_string(items), fmt::format("at most {}", allowed));
  const std::uint64_t lds = std::uint64_t{kernel.descriptor.lds_bytes} + dimensions.dynamic_lds_bytes;
  if (lds > kMaxLdsBytes) return refuse("LDS", fmt::format("{} bytes", lds), "at most 163840 bytes");
  // All waves of a workgroup share the four SIMDs' register files.
  const std::uint64_t waves_per_simd = ((items + kLanes - 1) / kLanes + 3) / 4;
  if (waves_per_simd * static_cast<std::uint64_t>(kernel.descriptor.vgprs) > 512)
    return refuse("VGPRs", fmt::format("{} a wave with {} waves on a SIMD", kernel.descriptor.vgprs, waves_per_simd),
                  "512 a SIMD");
  return {};
}

void start_workgroup(Workgroup& workgroup, const Kernel& kernel, const Dimensions& dimensions, std::uint32_t index,
                     const DispatchAddresses& addresses, const Memory& memory) {
  const std::uint32_t items = dimensions.block[0] * dimensions.block[1] * dimensions.block[2];
  const std::array<std::uint32_t, 3> id{index % dimensions.grid[0], index / dimensions.grid[0] % dimensions.grid[1],
                                        index / dimensions.grid[0] / dimensions.grid[1]};
  workgroup.index = index;
  workgroup.waves.resize((items + kLanes - 1) / kLanes);
  workgroup.lds.assign(kernel.descriptor.lds_bytes + dimensions.dynamic_lds_bytes, std::byte{0xFF});
  for (std::size_t i = 0; i < workgroup.waves.size(); ++i) {
    Wave& wave = workgroup.waves[i];
    for (Lanes& lanes : wave.vgpr) lanes.fill(kPoison);
    wave.sgpr.fill(kPoison);
    wave.scc = false;
    wave.mode.bits = kernel.descriptor.mode;
    wave.step = kernel.program.entry();
    wave.id = static_cast<int>(i);
    wave.state = WaveState::kReady;
    wave.executed = 0;
    wave.vmem_issued = 0;
    wave.pending_lds.clear();
    set_scalars(wave, kernel, id, addresses, memory);
    set_work_items(wave, dimensions, static_cast<std::uint32_t>(i) * kLanes);
  }
}

Result<LaunchReport> launch(const Kernel& kernel, const Dimensions& dimensions, std::span<const std::byte> kernarg,
                            Memory& memory, const LaunchOptions& options) {
  LEANFA_TRY(check_dimensions(kernel, dimensions));
  std::vector<std::byte> arguments = full_kernarg(kernel, dimensions, kernarg);
  // The segment's end may be read in pieces of up to 64 bytes by scalar loads.
  arguments.resize((arguments.size() + 127) / 64 * 64);
  DispatchAddresses addresses;
  addresses.kernarg = memory.map("kernel arguments", arguments, false);
  std::vector<std::byte> packet = dispatch_packet(kernel, dimensions, addresses.kernarg);
  addresses.packet = memory.map("dispatch packet", packet, false);

  const std::int64_t count = std::int64_t{dimensions.grid[0]} * dimensions.grid[1] * dimensions.grid[2];
  const int threads =
      static_cast<int>(std::min<std::int64_t>(options.threads > 0 ? options.threads : default_thread_count(), count));
  std::vector<Workgroup> slots(static_cast<std::size_t>(threads));
  // Only workgroups with faults have a log: a grid may be large.
  std::mutex mutex;
  std::map<std::int64_t, FaultLog> logs;
  std::atomic<std::uint64_t> executed = 0;
  std::unique_ptr<Observer> first_observer;
  // Workgroups after the first one that fails do not count, so that the report is the same for any number of threads.
  std::atomic<std::int64_t> first_failed = count;
  parallel_for(count, threads, [&](std::int64_t index, int worker) {
    if (index > first_failed.load(std::memory_order_relaxed)) return;
    Workgroup& workgroup = slots[static_cast<std::size_t>(worker)];
    start_workgroup(workgroup, kernel, dimensions, static_cast<std::uint32_t>(index), addresses, memory);
    std::unique_ptr<Observer> observer = options.make_observer ? options.make_observer() : nullptr;
    const std::uint64_t order =
        options.order == 0 ? 0 : options.order + static_cast<std::uint64_t>(index) * 0x9E3779B97F4A7C15U;
    FaultLog log;
    if (!workgroup.run(kernel.program, memory, order, options.limits, observer.get(), log)) {
      std::int64_t known = first_failed.load();
      while (index < known && !first_failed.compare_exchange_weak(known, index)) {
      }
    }
    for (const Wave& wave : workgroup.waves) executed += wave.executed;
    if (index == 0) first_observer = std::move(observer);
    if (log.empty()) return;
    const std::lock_guard lock(mutex);
    logs.emplace(index, std::move(log));
  });
  FaultLog of_launch;
  if (first_observer != nullptr) first_observer->finish_launch(memory, of_launch);
  memory.unmap(addresses.kernarg);
  memory.unmap(addresses.packet);
  LaunchReport report;
  report.finished = first_failed.load() == count;
  report.instructions = executed;
  for (const auto& [index, log] : logs) {
    if (index > first_failed.load()) break;
    report.faults.merge(log);
  }
  report.faults.merge(of_launch);
  return report;
}

}  // namespace leanfa::emu
