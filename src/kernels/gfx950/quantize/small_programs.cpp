// The programs beside those that go through rows: largest magnitudes to scales, and filling rows of memory.
#include <cstddef>
#include <utility>

#include "kernels/gfx950/quantize/arguments.hpp"
#include "kernels/gfx950/quantize/code_stages.hpp"
#include "kernels/gfx950/quantize/programs.hpp"

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;
using assembly::kExec;
using assembly::kVcc;

constexpr int kGroupShift = 8;  // kQuantizeWorkgroupSize

struct SmallRegisters {
  assembly::RegisterMap map;
  Register kernarg = map.sgpr("kernarg", 2);
  Register group = map.sgpr("workgroup");
  Register row = map.sgpr("row");
  Register unused = map.sgpr("workgroup z");
  Register product = map.sgpr("product", 3);
  Register arguments = map.sgpr("arguments", 12, 4);
  Register item = map.vgpr("item");
  Register byte = map.vgpr("byte offset");
  Register value = map.vgpr("value");
  Register largest = map.vgpr("largest");
  Register divisor = map.vgpr("largest code");
  Register scratch = map.vgpr("scratch", 4);
};

// The work item of the launch, and no lane past `count`.
void add_item(Emitter& e, const SmallRegisters& r, const Register& count) {
  e(s_lshl_b32, {r.group, r.group, kGroupShift});
  e(v_add_u32, {r.item, r.group, r.item});
  e(v_cmp_gt_u32, {kVcc, count, r.item});
  e(s_mov_b64, {kExec, kVcc});
  e.branch(s_cbranch_execz, "end");
}

Result<QuantizeProgram> finish(const SmallRegisters& r, Emitter work, std::string heading, int kernarg_bytes) {
  std::vector<Piece> pieces;
  pieces.push_back({"start", std::move(heading), std::move(work)});
  pieces.push_back(end_of_program());
  auto program = program_of(std::move(pieces));
  if (!program) return tl::unexpected(program.error());
  return QuantizeProgram{std::move(*program), r.map, kernarg_bytes};
}

}  // namespace

Result<QuantizeProgram> scales_program() {
  const SmallRegisters r;
  Emitter e("scales");
  e(s_load_dwordx4, {r.arguments.part(0, 4), r.kernarg, 0});
  const Register base = r.arguments.part(0, 2);
  add_item(e, r, r.arguments.at(2));
  e(v_lshlrev_b32, {r.byte, 2, r.item});
  e(global_load_dword, {r.largest, r.byte, base});
  e(v_mov_b32, {r.divisor, r.arguments.at(3)});
  add_scale_of(e, {.largest = r.largest, .divisor = r.divisor, .scratch = r.scratch, .to = r.value});
  e(global_store_dword, {r.byte, r.value, base});
  return finish(r, std::move(e), "largest magnitudes to scales, in place", sizeof(QuantizeScalesArguments));
}

Result<QuantizeProgram> fill_program(int unit_bytes) {
  const SmallRegisters r;
  Emitter e("fill");
  e(s_load_dwordx8, {r.arguments.part(0, 8), r.kernarg, 0});
  e(s_load_dwordx2, {r.arguments.part(8, 2), r.kernarg, 32});
  const Register target = r.arguments.part(0, 2), source = r.arguments.part(4, 2);
  add_item(e, r, r.arguments.at(8));
  add_product(e, target, r.row, r.arguments.part(2, 2), r.product);
  if (unit_bytes == 1) {
    e(v_mov_b32, {r.byte, r.item});
  } else {
    e(v_lshlrev_b32, {r.byte, 2, r.item});
  }
  e(v_mov_b32, {r.value, r.arguments.at(9)});
  std::vector<Piece> pieces;
  if (unit_bytes == 4) {
    e(s_cmp_eq_u64, {source, 0});
    e.branch(s_cbranch_scc1, "store");
    Emitter copy("copy");
    add_product(copy, source, r.row, r.arguments.part(6, 2), r.product);
    copy(global_load_dword, {r.value, r.byte, source});
    pieces.push_back({"copy", "", std::move(copy)});
  }
  pieces.insert(pieces.begin(), {"start", "a unit of a row a lane", std::move(e)});
  Emitter store("store");
  store(unit_bytes == 1 ? global_store_byte : global_store_dword, {r.byte, r.value, target});
  pieces.push_back({"store", "", std::move(store)});
  pieces.push_back(end_of_program());
  auto program = program_of(std::move(pieces));
  if (!program) return tl::unexpected(program.error());
  return QuantizeProgram{std::move(*program), r.map, sizeof(QuantizeFillArguments)};
}

}  // namespace leanfa::gfx950
