// Any text as the arguments of `leanfa emulate`: an error that says what is wrong, or a launch of a small kernel with
// what the text describes, under the audit, that ends with faults that have text.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string_view>

#include "emu/gfx950/hazard/audit.hpp"
#include "emu/gfx950/launch.hpp"
#include "leanfa/emulate_args.hpp"

namespace {

using namespace leanfa::emu;

constexpr std::int64_t kMostBytes = 1 << 20;
constexpr std::size_t kMostFaults = 64;

// out[i] = x[i] + c for 64 work items a workgroup.
constexpr std::array<std::uint32_t, 15> kAdd{
    0xc00a0200, 0x00000000,  // s_load_dwordx4 s[8:11], s[0:1], 0x0
    0xc0020300, 0x00000010,  // s_load_dword s12, s[0:1], 0x10
    0xd1fd0001, 0x04010c02,  // v_lshl_add_u32 v1, s2, 6, v0
    0x24020282,              // v_lshlrev_b32_e32 v1, 2, v1
    0xbf8cc07f,              // s_waitcnt lgkmcnt(0)
    0xdc508000, 0x02080001,  // global_load_dword v2, v1, s[8:9]
    0xbf8c0f70,              // s_waitcnt vmcnt(0)
    0x0204040c,              // v_add_f32_e32 v2, s12, v2
    0xdc708000, 0x000a0201,  // global_store_dword v1, v2, s[10:11]
    0xbf810000,              // s_endpgm
};

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
