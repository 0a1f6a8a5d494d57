// Any text as the arguments of `leanfa emulate`: an error that says what is wrong, or a launch of a small kernel with
// what the text describes, under the audit, that ends with faults that have text.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string_view>

#include "emu/gfx950/hazard/audit.hpp"
#include "emu/gfx950/launch.hpp"
#include "isa/gfx950/add_kernel.hpp"
#include "leanfa/emulate_args.hpp"

namespace {

using namespace leanfa::emu;

constexpr std::int64_t kMostBytes = 1 << 20;
constexpr std::size_t kMostFaults = 64;

constexpr auto kAdd = leanfa::isa::test::add_kernel(6);

const Kernel& kernel() {
  static const Kernel kKernel = [] {
    Kernel made;
    made.name = "add";
    made.descriptor.vgprs = 8;
    made.descriptor.accum_offset = 8;
    made.descriptor.kernarg_bytes = 20;
    made.descriptor.kernarg_ptr = true;
    made.descriptor.user_sgprs = 2;
    made.descriptor.workgroup_id[0] = true;
    made.arguments = {{.name = "x", .value_kind = "global_buffer", .offset = 0, .size = 8},
                      {.name = "out", .value_kind = "global_buffer", .offset = 8, .size = 8},
                      {.name = "c", .value_kind = "by_value", .offset = 16, .size = 4}};
    auto program = Program::make(kAdd, 0x1000, 0x1000, {.vgprs = 8, .agprs = 0, .first_agpr = 8});
    if (!program) std::abort();
    made.program = std::move(*program);
    return made;
  }();
  return kKernel;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 1 << 14) return 0;
  Memory memory;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto arguments = leanfa::cli::load_arguments(text, "fuzz", kernel(), memory, kMostBytes);
  if (!arguments) {
    if (arguments.error().message.empty()) std::abort();
    return 0;
  }
  const Dimensions dimensions{.grid = {2, 1, 1}, .dynamic_lds_bytes = arguments->dynamic_lds_bytes};
  const LaunchOptions options{
      .threads = 1, .limits = {.instructions_per_wave = 100}, .make_observer = hazard::make_audit(kernel())};
  const auto report = launch(kernel(), dimensions, arguments->kernarg, memory, options);
  if (!report) {
    if (report.error().message.empty()) std::abort();
    return 0;
  }
  std::size_t printed = 0;
  for (const Fault& fault : report->faults.faults())
    if (++printed < kMostFaults && to_string(fault).empty()) std::abort();
  return 0;
}
