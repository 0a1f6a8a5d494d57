#include "asm/kernel_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace leanfa::assembly {
namespace {

std::string comment_block(const std::string& text) {
  std::istringstream stream(text);
  std::string line, out;
  while (std::getline(stream, line)) out += line.empty() ? "//\n" : "// " + line + "\n";
  return out;
}

std::string instruction_text(const Line& line) {
  if (line.target.empty()) return isa::print(line.instruction);
  return fmt::format("{} {}", line.instruction.row->name, line.target);
}

std::string body(const std::vector<Line>& lines) {
  std::string text;
  for (const Line& line : lines) {
    if (!line.heading.empty()) text += "  // ---- " + line.heading + "\n";
    for (const std::string& label : line.labels) text += label + ":\n";
    const std::string code = instruction_text(line);
    text += line.comment.empty() ? fmt::format("  {}\n", code) : fmt::format("  {:<72} // {}\n", code, line.comment);
  }
  return text;
}

std::string descriptor(const KernelFacts& facts) {
  const int first_agpr = accum_offset(facts);
  return fmt::format(
      R"(  .size {0}, .-{0}

.rodata
.p2align 6
.amdhsa_kernel {0}
  .amdhsa_group_segment_fixed_size {1}
  .amdhsa_kernarg_size {2}
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_system_sgpr_workgroup_id_x 1
  .amdhsa_system_sgpr_workgroup_id_y 1
  .amdhsa_system_sgpr_workgroup_id_z 1
  .amdhsa_next_free_vgpr {3}
  .amdhsa_next_free_sgpr {4}
  .amdhsa_accum_offset {5}
  .amdhsa_float_denorm_mode_32 3
  .amdhsa_float_denorm_mode_16_64 3
  .amdhsa_dx10_clamp 0
  .amdhsa_ieee_mode 0
.end_amdhsa_kernel
)",
      facts.name, facts.lds_bytes, facts.kernarg_bytes, first_agpr + facts.agprs, facts.sgprs, first_agpr);
}

std::string metadata(const KernelFacts& facts) {
  const int first_agpr = accum_offset(facts);
  std::string text = fmt::format(
      R"(
.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx950
amdhsa.kernels:
  - .name: {0}
    .symbol: {0}.kd
    .kernarg_segment_size: {1}
    .kernarg_segment_align: 8
    .group_segment_fixed_size: {2}
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: {3}
    .vgpr_count: {4}
    .agpr_count: {5}
    .max_flat_workgroup_size: {6}
    .reqd_workgroup_size: [{6}, 1, 1]
    .args:
)",
      facts.name, facts.kernarg_bytes, facts.lds_bytes, facts.sgprs, first_agpr + facts.agprs, facts.agprs,
      facts.workgroup_size);
  for (const KernelArgument& argument : facts.arguments)
    text += fmt::format("      - {{.name: {}, .offset: {}, .size: {}, .value_kind: {}{}}}\n", argument.name,
                        argument.offset, argument.size, argument.pointer ? "global_buffer" : "by_value",
                        argument.pointer ? ", .address_space: global" : "");
  return text + "...\n.end_amdgpu_metadata\n";
}

}  // namespace

int accum_offset(const KernelFacts& facts) { return std::max(4, (facts.vgprs + 3) / 4 * 4); }

std::string to_text(const KernelFacts& facts, const std::vector<Line>& lines) {
  return comment_block(facts.comment) +
         fmt::format(
             ".amdgcn_target \"amdgcn-amd-amdhsa--gfx950\"\n.text\n.globl {0}\n.p2align 8\n.type {0},@function\n{0}:\n",
             facts.name) +
         body(lines) + descriptor(facts) + metadata(facts);
}

}  // namespace leanfa::assembly
