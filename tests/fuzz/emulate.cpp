// Any bytes as a code object, and any bytes as a kernel's instructions: an error at load, or a run that ends (in the
// instruction budget at the latest) with faults that have text. The audit watches.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <span>
#include <vector>

#include "emu/gfx950/hazard/audit.hpp"
#include "emu/gfx950/hazard/static_check.hpp"
#include "emu/gfx950/launch.hpp"

namespace {

using namespace leanfa::emu;

constexpr std::size_t kMostFaults = 64;

void run(const Kernel& kernel, std::uint64_t order) {
  Memory memory;
  std::array<std::byte, 4096> buffer{};
  const std::uint64_t address = memory.map("buffer", buffer);
  std::array<std::uint64_t, 8> kernarg{};
  kernarg.fill(address);
  const LaunchOptions options{.threads = 1,
                              .order = order,
                              .limits = {.instructions_per_wave = 2000},
                              .make_observer = hazard::make_audit(kernel)};
  const auto report = launch(kernel, {.block = {128, 1, 1}}, std::as_bytes(std::span(kernarg)), memory, options);
  if (!report) {
    if (report.error().message.empty()) std::abort();
    return;
  }
  (void)hazard::check(kernel, {.states_of_edge = 8, .steps = 100'000});
  std::size_t printed = 0;
  for (const Fault& fault : report->faults.faults())
    if (++printed < kMostFaults && to_string(fault).empty()) std::abort();
}

void as_code_object(std::span<const std::byte> bytes) {
  const auto file = KernelFile::parse(bytes, "fuzz");
  if (!file) {
    if (file.error().message.empty()) std::abort();
    return;
  }
  const auto names = file->kernel_names();
  for (std::size_t i = 0; i < std::min<std::size_t>(names.size(), 2); ++i) {
    const auto kernel = file->load(names[i]);
    if (kernel) run(*kernel, 0);
  }
}

void as_instructions(std::span<const std::byte> bytes) {
  std::vector<std::uint32_t> words(bytes.size() / 4);
  if (!words.empty()) std::memcpy(words.data(), bytes.data(), words.size() * 4);
  words.push_back(0xBF810000U);  // s_endpgm
  auto program = Program::make(words, 0x1000, 0x1000, {.vgprs = 128, .agprs = 128, .first_agpr = 128});
  if (!program) {
    if (program.error().message.empty()) std::abort();
    return;
  }
  Kernel kernel;
  kernel.name = "fuzz";
  kernel.descriptor.vgprs = 256;
  kernel.descriptor.accum_offset = 128;
  kernel.descriptor.lds_bytes = 2048;
  kernel.descriptor.kernarg_ptr = true;
  kernel.descriptor.user_sgprs = 2;
  kernel.program = std::move(*program);
  run(kernel, bytes.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0 || size > 1 << 16) return 0;
  const auto bytes = std::as_bytes(std::span(data + 1, size - 1));
  if (data[0] % 4 == 0) {
    as_code_object(bytes);
  } else {
    as_instructions(bytes);
  }
  return 0;
}
