// The embedded gfx950 kernels on the emulator: tensors stay where they are, at the host's own addresses, and a kernel
// that touches anything else fails by name.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>

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

// The tensors as buffers. Tensors may lie between each other's rows (packed QKV): what overlaps becomes one buffer.
void map_tensors(emu::Memory& memory, std::vector<Gfx950Range> ranges) {
  std::erase_if(ranges, [](const Gfx950Range& range) { return range.first == nullptr || range.bytes == 0; });
  const auto first = [](const Gfx950Range& range) { return reinterpret_cast<std::uintptr_t>(range.first); };
  std::ranges::sort(ranges, {}, first);
  for (std::size_t i = 0; i < ranges.size();) {
    std::string name(ranges[i].tensor);
    const std::uintptr_t begin = first(ranges[i]);
    std::uintptr_t end = begin + ranges[i].bytes;
    auto* const bytes = static_cast<std::byte*>(const_cast<void*>(ranges[i].first));
    for (++i; i < ranges.size() && first(ranges[i]) < end; ++i) {
      name += fmt::format(" and {}", ranges[i].tensor);
      end = std::max(end, first(ranges[i]) + ranges[i].bytes);
    }
    memory.map_at(std::move(name), begin, {bytes, end - begin}, true);
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
    map_tensors(memory, launch.ranges);
    const emu::Dimensions dimensions{.grid = launch.grid, .block = {launch.block, 1, 1}};
    const emu::LaunchOptions options{.threads = launch.threads, .order = 0, .limits = {}, .make_observer = nullptr};
    const auto report = emu::launch((*loaded)->kernel, dimensions, launch.arguments, memory, options);
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
