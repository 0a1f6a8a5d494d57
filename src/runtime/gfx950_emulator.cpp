// The embedded gfx950 kernels on the emulator: tensors stay where they are, whatever addresses the kernel sees them at,
// and a kernel that touches anything else fails by name.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <utility>

#include "emu/gfx950/kernel.hpp"
#include "emu/gfx950/launch.hpp"
#include "kernels/gfx950/embedded.hpp"
#include "runtime/gfx950_device.hpp"

namespace leanfa::runtime {
namespace {

// Where no host process has memory of its own.
constexpr std::uint64_t kFirstAddress = std::uint64_t{0x2000} << 32;
constexpr std::uint64_t kCodeAddress = std::uint64_t{0x3000} << 32;

struct Loaded {
  emu::KernelFile file;
  emu::Kernel kernel;
  emu::Memory code{kFirstAddress};  // with the code object's segments, which launches only read
};

// Tensors that share memory, as one buffer of the host's, and where the kernel sees it.
struct Placed {
  std::string name;
  std::byte* data = nullptr;
  std::uintptr_t first = 0;  // its address
  std::size_t bytes = 0;
  std::size_t order = 0;  // of its first tensor among the launch's
  std::uint64_t address = 0;
};

// Tensors may lie between each other's rows (packed QKV): what overlaps becomes one buffer.
std::vector<Placed> merged(const std::vector<Gfx950Range>& ranges) {
  std::vector<Placed> all, result;
  for (std::size_t i = 0; i < ranges.size(); ++i)
    if (ranges[i].first != nullptr && ranges[i].bytes > 0)
      all.push_back({.name = std::string(ranges[i].tensor),
                     .data = static_cast<std::byte*>(const_cast<void*>(ranges[i].first)),
                     .first = reinterpret_cast<std::uintptr_t>(ranges[i].first),
                     .bytes = ranges[i].bytes,
                     .order = i});
  std::ranges::sort(all, {}, [](const Placed& one) { return std::pair(one.first, one.order); });
  for (Placed& next : all) {
    if (result.empty() || next.first >= result.back().first + result.back().bytes) {
      result.push_back(std::move(next));
      continue;
    }
    Placed& last = result.back();
    last.name += fmt::format(" and {}", next.name);
    last.bytes = std::max(last.first + last.bytes, next.first + next.bytes) - last.first;
    last.order = std::min(last.order, next.order);
  }
  return result;
}

// At the host's addresses, or in the tensors' order from the emulator's first one on, which is the same in every
// process.
std::vector<Placed> map_tensors(emu::Memory& memory, const std::vector<Gfx950Range>& ranges, bool relocated) {
  std::vector<Placed> placed = merged(ranges);
  std::ranges::sort(placed, {}, &Placed::order);
  for (Placed& buffer : placed) {
    const std::span<std::byte> bytes{buffer.data, buffer.bytes};
    buffer.address = buffer.first;
    if (relocated)
      buffer.address = memory.map(buffer.name, bytes);
    else
      memory.map_at(buffer.name, buffer.first, bytes, true);
  }
  return placed;
}

// Arguments with the host's addresses become those with the kernel's.
void relocate(std::span<std::byte> arguments, std::span<const std::size_t> pointers, std::span<const Placed> placed) {
  for (const std::size_t offset : pointers) {
    std::uint64_t pointer = 0;
    std::memcpy(&pointer, arguments.data() + offset, sizeof(pointer));
    const auto found = std::ranges::find_if(
        placed, [&](const Placed& buffer) { return pointer >= buffer.first && pointer - buffer.first < buffer.bytes; });
    if (found == placed.end()) continue;
    pointer = found->address + (pointer - found->first);
    std::memcpy(arguments.data() + offset, &pointer, sizeof(pointer));
  }
}

Status judge(std::string_view plan, const emu::LaunchReport& report) {
  const std::uint64_t errors = report.faults.total(emu::Severity::kError);
  if (report.finished && errors == 0) return {};
  std::string text = fmt::format("gfx950-emu: {}: {} faults", plan, errors);
  for (const emu::Fault& fault : report.faults.faults())
    if (fault.severity != emu::Severity::kWarning) text += "\n" + emu::to_string(fault);
  return fail(ErrorCode::kDevice, std::move(text));
}

class Emulator : public Gfx950Device {
 public:
  Status launch(const Gfx950Launch& launch) override {
    const auto loaded = load(launch);
    if (!loaded) return tl::unexpected(loaded.error());
    emu::Memory memory = (*loaded)->code;
    const std::vector<Placed> placed = map_tensors(memory, launch.ranges, !launch.pointers.empty());
    std::vector<std::byte> arguments(launch.arguments.begin(), launch.arguments.end());
    relocate(arguments, launch.pointers, placed);
    const emu::Dimensions dimensions{.grid = launch.grid, .block = {launch.block, 1, 1}};
    emu::LaunchOptions options{.threads = launch.threads, .order = 0, .limits = {}, .make_observer = nullptr};
    if (launch.watch) options.make_observer = launch.watch((*loaded)->kernel, dimensions);
    const auto report = emu::launch((*loaded)->kernel, dimensions, arguments, memory, options);
    if (!report) return tl::unexpected(report.error());
    return judge(launch.plan, *report);
  }

  Result<const float*> one(const std::vector<Gfx950Range>&) override {
    static const float kOne = 1.0F;
    return &kOne;
  }

 private:
  Result<const Loaded*> load(const Gfx950Launch& launch) {
    const gfx950::EmbeddedKernel* const embedded = gfx950::find_embedded(launch.plan);
    if (embedded == nullptr || embedded->arguments_version != launch.arguments_version)
      return fail(ErrorCode::kInternal, fmt::format("{}: no embedded kernel with arguments of version {}", launch.plan,
                                                    launch.arguments_version));
    const std::lock_guard lock(mutex_);
    if (const auto known = loaded_.find(launch.plan); known != loaded_.end()) return &known->second;
    auto file = emu::KernelFile::parse(embedded->code, embedded->symbol);
    if (!file) return tl::unexpected(std::move(file.error()));
    file->set_code_bias(kCodeAddress);
    auto kernel = file->load(embedded->symbol);
    if (!kernel) return tl::unexpected(std::move(kernel.error()));
    Loaded& made = loaded_.try_emplace(std::string(launch.plan)).first->second;
    made.file = std::move(*file);
    made.kernel = std::move(*kernel);
    made.file.map_segments(made.code);
    return &made;
  }

  std::mutex mutex_;
  std::map<std::string, Loaded, std::less<>> loaded_;
};

}  // namespace

std::string_view gfx950_emulator_absent() { return gfx950::embedded_absent(); }

Gfx950Device& gfx950_emulator() {
  static Emulator emulator;
  return emulator;
}

}  // namespace leanfa::runtime
