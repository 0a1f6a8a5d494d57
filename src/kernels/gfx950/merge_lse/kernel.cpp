#include "kernels/gfx950/merge_lse/kernel.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>
#include <vector>

#include "asm/register_map.hpp"
#include "kernels/gfx950/emitter.hpp"
#include "kernels/gfx950/merge_lse/arguments.hpp"
#include "kernels/gfx950/small_kernel.hpp"

namespace leanfa::gfx950 {
namespace {

using assembly::Register;
using isa::Opcode;

constexpr float kLog2E = 1.44269504088896340736F;
constexpr float kLn2 = 0.693147180559945309417F;
constexpr int kMinusInfinity = static_cast<int>(0xFF800000U);
constexpr int kMinusZero = static_cast<int>(0x80000000U);
constexpr int kHighHalf = static_cast<int>(0xFFFF0000U);
constexpr int kPartBytes = sizeof(MergePart);
constexpr int kMergedOffset = 16;

struct TypeRow {
  MergeType type;
  std::string_view name;
};
constexpr std::array kTypes{TypeRow{MergeType::kBF16, "bf16"}, TypeRow{MergeType::kF32, "f32"}};

std::string_view name(MergeType type) { return kTypes[static_cast<std::size_t>(type)].name; }

// Who has which register. The first five are where the hardware puts kernarg and workgroup ids.
struct Registers {
  assembly::RegisterMap map;
  Register kernarg = map.sgpr("kernarg", 2);
  Register group = map.sgpr("workgroup row");
  Register head = map.sgpr("head");
  Register batch = map.sgpr("batch");
  Register row = map.sgpr("row");
  Register count = map.sgpr("count, seqlen", 2, 2);
  Register next = map.sgpr("next part", 2, 2);
  Register address = map.sgpr("address", 2, 2);
  Register product = map.sgpr("product", 3);
  Register lse_s = map.sgpr("lse");
  Register part = map.sgpr("part", 16, 4);
  Register lane = map.vgpr("lane");
  Register in_offset = map.vgpr("in offset");
  Register out_offset = map.vgpr("out offset");
  Register top = map.vgpr("running maximum");
  Register sum = map.vgpr("sum");
  Register acc = map.vgpr("accumulators", 2, 2);
  Register value = map.vgpr("values", 2, 2);
  Register new_top = map.vgpr("new maximum");
  Register scale = map.vgpr("scale");
  Register weight = map.vgpr("weight");

  [[nodiscard]] Register seqlen() const { return count.at(1); }
  [[nodiscard]] Register out_base() const { return part.part(0, 2); }
  [[nodiscard]] Register lse_base() const { return part.part(2, 2); }
  [[nodiscard]] Register stride(int first, int axis) const { return part.part(first + 2 * axis, 2); }
};
constexpr int kOutStrides = 4;  // dwords of MergePart
constexpr int kLseStrides = 10;

// address = base + batch * stride[0] + row * stride[1] + head * stride[2], modulo 2^64.
void add_address(Emitter& e, const Registers& r, Register base, int strides) {
  e(Opcode::s_mov_b64, {r.address, base});
  const std::array index{r.batch, r.row, r.head};
  for (int axis = 0; axis < 3; ++axis)
    add_product(e, r.address, index[static_cast<std::size_t>(axis)], r.stride(strides, axis), r.product);
}

int shift_of(MergeType type) { return type == MergeType::kBF16 ? 2 : 3; }  // bytes of a lane's two dims

Emitter start(const Registers& r, const MergePlan& plan) {
  Emitter e("start");
  e(Opcode::v_lshrrev_b32, {r.value.at(0), 6, r.lane}).comment = "v0 is the work item";
  e(Opcode::v_readfirstlane_b32, {r.row, r.value.at(0)});
  e(Opcode::s_load_dwordx2, {r.count, r.kernarg, 0});
  e(Opcode::s_lshl_b32, {r.group, r.group, 2});
  e(Opcode::s_add_u32, {r.row, r.row, r.group});
  e(Opcode::v_and_b32, {r.lane, 63, r.lane});
  e(Opcode::v_lshlrev_b32, {r.in_offset, shift_of(plan.parts), r.lane});
  e(Opcode::v_lshlrev_b32, {r.out_offset, shift_of(plan.merged), r.lane});
  e(Opcode::v_mov_b32, {r.top, kMinusInfinity});
  e(Opcode::v_mov_b32, {r.sum, 0});
  e(Opcode::v_mov_b32, {r.acc.at(0), kMinusZero}).comment = "-0 + x is x, its sign included";
  e(Opcode::v_mov_b32, {r.acc.at(1), kMinusZero});
  e(Opcode::s_add_u32, {r.next.at(0), r.kernarg.at(0), kMergePartsOffset});
  e(Opcode::s_addc_u32, {r.next.at(1), r.kernarg.at(1), 0});
  e(Opcode::s_cmp_ge_u32, {r.row, r.seqlen()});
  e.branch(Opcode::s_cbranch_scc1, "end");
  return e;
}

Emitter loads(const Registers& r, const MergePlan& plan) {
  Emitter e("part");
  e(Opcode::s_load_dwordx16, {r.part, r.next, 0});
  add_address(e, r, r.lse_base(), kLseStrides);
  e(Opcode::s_load_dword, {r.lse_s, r.address, 0});
  add_address(e, r, r.out_base(), kOutStrides);
  e(Opcode::s_cmp_eq_u32, {r.lse_s, kMinusInfinity});
  e.branch(Opcode::s_cbranch_scc1, "next");
  if (plan.parts == MergeType::kBF16) {
    e(Opcode::global_load_dword, {r.value.at(0), r.in_offset, r.address});
  } else {
    e(Opcode::global_load_dwordx2, {r.value, r.in_offset, r.address});
  }
  return e;
}

// exp(from - new_top), and exactly 1 where they are equal (infinities too).
void add_exp(Emitter& e, const Registers& r, Register to, Register from) {
  e(Opcode::v_sub_f32, {to, from, r.new_top});
  e(Opcode::v_mul_f32, {to, kLog2E, to});
  e(Opcode::v_exp_f32, {to, to});
  e(Opcode::v_cmp_eq_f32, {assembly::kVcc, from, r.new_top});
  e(Opcode::v_cndmask_b32, {to, to, 1.0F, assembly::kVcc});
}

Emitter accumulation(const Registers& r, const MergePlan& plan) {
  Emitter e("weigh");
  e(Opcode::v_max_f32, {r.new_top, r.lse_s, r.top}).comment = "a NaN stays in the weight";
  add_exp(e, r, r.scale, r.top);
  add_exp(e, r, r.weight, r.lse_s);
  e(Opcode::v_mov_b32, {r.top, r.new_top});
  e(Opcode::v_fma_f32, {r.sum, r.scale, r.sum, r.weight});
  e(Opcode::v_mul_f32, {r.acc.at(0), r.scale, r.acc.at(0)});
  e(Opcode::v_mul_f32, {r.acc.at(1), r.scale, r.acc.at(1)});
  if (plan.parts == MergeType::kBF16) {
    e(Opcode::v_and_b32, {r.value.at(1), kHighHalf, r.value.at(0)});
    e(Opcode::v_lshlrev_b32, {r.value.at(0), 16, r.value.at(0)});
  }
  e(Opcode::v_fma_f32, {r.acc.at(0), r.weight, r.value.at(0), r.acc.at(0)});
  e(Opcode::v_fma_f32, {r.acc.at(1), r.weight, r.value.at(1), r.acc.at(1)});
  return e;
}

Emitter loop_end(const Registers& r) {
  Emitter e("next");
  e(Opcode::s_add_u32, {r.next.at(0), r.next.at(0), kPartBytes});
  e(Opcode::s_addc_u32, {r.next.at(1), r.next.at(1), 0});
  e(Opcode::s_sub_u32, {r.count.at(0), r.count.at(0), 1});
  e(Opcode::s_cmp_lg_u32, {r.count.at(0), 0});
  e.branch(Opcode::s_cbranch_scc1, "part");
  return e;
}

Emitter result(const Registers& r, const MergePlan& plan) {
  Emitter e("result");
  e(Opcode::s_load_dwordx16, {r.part, r.kernarg, kMergedOffset});
  e(Opcode::v_rcp_f32, {r.scale, r.sum});
  e(Opcode::v_fma_f32, {r.weight, assembly::neg(r.scale), r.sum, 1.0F}).comment = "one step: exactly 1 for a sum of 1";
  e(Opcode::v_fma_f32, {r.scale, r.weight, r.scale, r.scale});
  e(Opcode::v_cmp_eq_f32, {assembly::kVcc, 0, r.sum});
  for (int i = 0; i < 2; ++i) {
    e(Opcode::v_mul_f32, {r.acc.at(i), r.scale, r.acc.at(i)});
    e(Opcode::v_cndmask_b32, {r.acc.at(i), r.acc.at(i), 0, assembly::kVcc});
  }
  add_address(e, r, r.out_base(), kOutStrides);
  if (plan.merged == MergeType::kBF16) {
    e(Opcode::v_cvt_pk_bf16_f32, {r.acc.at(0), r.acc.at(0), r.acc.at(1)});
    e(Opcode::global_store_dword, {r.out_offset, r.acc.at(0), r.address});
  } else {
    e(Opcode::global_store_dwordx2, {r.out_offset, r.acc, r.address});
  }
  e(Opcode::s_cmp_eq_u64, {r.lse_base(), 0});
  e.branch(Opcode::s_cbranch_scc1, "end");
  return e;
}

Emitter lse(const Registers& r) {
  Emitter e("lse");
  add_address(e, r, r.lse_base(), kLseStrides);
  e(Opcode::v_log_f32, {r.weight, r.sum});
  e(Opcode::v_mul_f32, {r.weight, kLn2, r.weight});
  e(Opcode::v_add_f32, {r.weight, r.weight, r.top});
  e(Opcode::v_lshlrev_b32, {r.value.at(0), 2, r.lane});
  e(Opcode::s_mov_b64, {assembly::kExec, 1});
  e(Opcode::global_store_dword, {r.value.at(0), r.weight, r.address});
  return e;
}

Result<schedule::Program> program_of(const Registers& r, const MergePlan& plan) {
  return gfx950::program_of(
      {{"start", "a wave a row, two dims a lane", start(r, plan)},
       {"part", "one part: its lse, and its values unless it has no keys", loads(r, plan)},
       {"weigh", "what was summed so far and this part, each in units of the larger", accumulation(r, plan)},
       {"next", "the next part", loop_end(r)},
       {"result", "divide by the sum; a row without keys is 0", result(r, plan)},
       {"lse", "maximum + log of the sum, by one lane", lse(r)},
       end_of_program()});
}

}  // namespace

std::string to_string(const MergePlan& plan) {
  return fmt::format("merge_lse in={} out={}", name(plan.parts), name(plan.merged));
}

std::string symbol(const MergePlan& plan) {
  return fmt::format("merge_lse_{}_{}", name(plan.parts), name(plan.merged));
}

std::vector<MergePlan> merge_plans() {
  std::vector<MergePlan> list;
  for (const TypeRow& parts : kTypes)
    for (const TypeRow& merged : kTypes) list.push_back({parts.type, merged.type});
  return list;
}

Result<MergePlan> parse_merge_plan(std::string_view text) {
  for (const MergePlan& plan : merge_plans())
    if (to_string(plan) == text) return plan;
  return bad_input({.subject = "plan",
                    .rule = "is one of merge_lse",
                    .got = text,
                    .accepted = "merge_lse in=bf16|f32 out=bf16|f32"});
}

Result<SmallText> emit_merge_lse(const MergePlan& plan) {
  const Registers r;
  auto program = program_of(r, plan);
  if (!program) return tl::unexpected(program.error());
  return text_of({.symbol = symbol(plan),
                  .plan = to_string(plan),
                  .argument = "merge_arguments",
                  .kernarg_bytes = sizeof(MergeArguments),
                  .workgroup_size = kMergeWorkgroupSize},
                 r.map, std::move(*program));
}

}  // namespace leanfa::gfx950
