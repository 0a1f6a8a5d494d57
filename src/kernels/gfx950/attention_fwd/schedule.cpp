#include "kernels/gfx950/attention_fwd/schedule.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "schedule/sync_ops.hpp"
#include "schedule/validate.hpp"

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;
using schedule::Block;
using schedule::Op;

// One iteration works on block i. Its order of meaning, halves a and b:
//   QK.b(i)  PV.b(i - 1)  softmax.a(i)  |  QK.a(i + 1)  PV.a(i)  softmax.b(i)
// and, beside them: K(i + 1) and V(i) from LDS to registers, each tuple as soon as its last reader has issued;
// K(i + 4) and V(i + 3) from memory to LDS. A tile begins with QK.a(0), codes and values of block -1 being zero, and
// ends with PV.b of its last block.
class Builder {
 public:
  explicit Builder(const Kernel& kernel) : kernel_(kernel), a_(kernel.regs.half[0]), b_(kernel.regs.half[1]) {}

  Result<Schedule> run() {
    LEANFA_TRY(block("entry", "", setup(kernel_)));
    LEANFA_TRY(block("tile", "a tile of 256 queries", start_tile()));
    for (const bool masked : {false, true})
      for (int slot = 0; slot < kRing; ++slot) LEANFA_TRY(body(slot, masked));
    for (int slot = 0; slot < kRing; ++slot) LEANFA_TRY(leave(slot));
    LEANFA_TRY(finish());
    for (Block& side : sides_) schedule_.program.blocks.push_back(std::move(side));
    // What the hardware fills in: the kernel argument pointer, workgroup ids, and the work item in v0.
    const std::array given{range_of(kernel_.regs.kernarg), range_of(kernel_.regs.wg_x), range_of(kernel_.regs.wg_y),
                           range_of(kernel_.regs.wg_z), range_of(assembly::vgpr(0))};
    LEANFA_TRY(schedule::validate(schedule_.program, given));
    const auto waits = schedule::derive_waits(schedule_.program);
    if (!waits) return tl::unexpected(waits.error());
    schedule_.waits = *waits;
    return std::move(schedule_);
  }

 private:
  Status block(std::string label, std::string heading, Emitter&& e) {
    auto ops = e.take();
    if (!ops) return tl::unexpected(ops.error());
    schedule_.program.blocks.push_back({std::move(label), std::move(heading), std::move(*ops)});
    return {};
  }

  static std::string label(int slot, bool masked) {
    return fmt::format("{}{}", masked ? "masked" : "plain", slot % kRing);
  }

  // Everything that is loaded before the first iteration, oldest need first: K(0), then what iterations 0, 1, 2 read.
  Emitter start_tile() {
    Emitter e("tile");
    e.append(tile_limits(kernel_));
    e.append(memory_offsets(kernel_));
    e.append(load_queries(kernel_));
    // The last tile's readers of the ring are done, where there was one.
    if (kernel_.plan.causal) e.add(schedule::barrier(-1, false));
    Emitter first = load_keys(kernel_, 0);
    e.append(marked(std::move(first)));
    for (int i = 0; i < kKeyLookahead - 1; ++i) {
      Emitter group = load_keys(kernel_, i + 1);
      group.append(load_values(kernel_, i));
      e.append(i + 2 < kKeyLookahead ? marked(std::move(group)) : std::move(group));
    }
    e.append(start_rows(kernel_));
    e.stage("tile");
    e.add(schedule::barrier(kKeyLookahead - 1, false)).comment = "K of block 0 is there";
    e.append(read_keys(kernel_, 0));
    e.append(query_key(kernel_, a_));
    e.stage("tile");
    const Registers& r = kernel_.regs;
    e(s_cmp_lt_u32, {r.iteration, r.full_blocks});
    e.branch(s_cbranch_scc1, label(0, false));
    e(s_cmp_lt_u32, {r.iteration, r.blocks});
    e.branch(s_cbranch_scc1, label(0, true));
    e.branch(s_branch, "finish");
    return e;
  }

  // The last load of a group begins the next generation.
  static Emitter marked(Emitter&& e) {
    Emitter out("load");
    auto ops = e.take();
    if (!ops) return out;
    const auto last = std::find_if(ops->rbegin(), ops->rend(), [](const Op& op) { return schedule::loads_to_lds(op); });
    if (last != ops->rend()) last->generation_mark = true;
    for (Op& op : *ops) out.add(std::move(op));
    return out;
  }

  Emitter iteration(int slot, bool masked, const std::string& name) {
    Emitter e("ring");
    e.add(schedule::barrier(kKeyLookahead - kKeyReadAhead - 1, true));
    e.append(add_row_sum(kernel_, a_));  // of the block before
    e.append(query_key(kernel_, b_));
    e.append(read_keys(kernel_, (slot + kKeyReadAhead) % kRing));
    e.append(load_keys(kernel_, (slot + kKeyLookahead) % kRing));
    e.append(prob_value(kernel_, b_));
    e.append(row_sum(kernel_, b_));
    e.append(add_row_sum(kernel_, b_));
    e.append(read_values(kernel_, (slot + kValueReadAhead) % kRing));
    e.append(load_values(kernel_, (slot + kValueLookahead) % kRing));
    e.append(codes(a_, masked, name));
    e.append(query_key(kernel_, a_));
    e.append(prob_value(kernel_, a_));
    e.append(row_sum(kernel_, a_));
    e.append(codes(b_, masked, name));
    return e;
  }

  Emitter codes(const Half& half, bool masked, const std::string& name) {
    Emitter e("softmax");
    if (masked) e.append(mask_scores(kernel_, half));
    if (kernel_.plan.dump) e.append(dump_scores(kernel_, half));
    e.append(softmax(kernel_, half, masked, move_label(half, name)));
    if (kernel_.plan.dump) e.append(dump_codes(kernel_, half));
    return e;
  }

  static std::string move_label(const Half& half, const std::string& name) {
    return fmt::format("move_{}_{}", half.name, name);
  }

  // On to the next block, out of the loop, or round the ring.
  void loop_end(Emitter& e, int slot, bool masked) {
    const Registers& r = kernel_.regs;
    e.stage("loop");
    const auto last = [](Op& op) { op.pin = schedule::Pin::kLast; };
    e(s_add_u32, {r.iteration, r.iteration, 1});
    last(e(s_cmp_lt_u32, {r.iteration, masked ? r.blocks : r.full_blocks}));
    last(e.branch(s_cbranch_scc0, masked ? "finish" : fmt::format("leave{}", slot)));
    if (slot + 1 == kRing) last(e.branch(s_branch, label(0, masked)));
  }

  Status body(int slot, bool masked) {
    const std::string name = label(slot, masked);
    Emitter e = iteration(slot, masked, name);
    loop_end(e, slot, masked);
    auto ops = e.take();
    if (!ops) return tl::unexpected(ops.error());
    auto placed = schedule::place(*ops, {.loop = true});
    if (!placed) return tl::unexpected(placed.error());
    schedule_.bodies.push_back(summary(name, *placed));
    return split(name, fmt::format("block i = {} modulo {}{}", slot, kRing, masked ? ", masked" : ""), placed->ops);
  }

  // Cuts a placed body behind each branch to moving code, which comes back there.
  Status split(const std::string& name, const std::string& heading, const std::vector<Op>& ops) {
    Block now{name, heading, {}};
    int parts = 0;
    for (const Op& op : ops) {
      now.ops.push_back(op);
      if (op.target.rfind("move_", 0) != 0) continue;
      const std::string back = fmt::format("{}_{}", name, ++parts);
      schedule_.program.blocks.push_back(std::move(now));
      now = {back, "", {}};
      LEANFA_TRY(add_side(op.target, back, op.target[5] == 'a' ? a_ : b_));
    }
    schedule_.program.blocks.push_back(std::move(now));
    return {};
  }

  Status side_block(std::string label, Emitter&& e) {
    auto ops = e.take();
    if (!ops) return tl::unexpected(ops.error());
    sides_.push_back({std::move(label), "", std::move(*ops)});
    return {};
  }

  // Code that moves a half's reference and goes back.
  Status add_side(const std::string& name, const std::string& back, const Half& half) {
    const std::string rest = name + "_rest";
    LEANFA_TRY(side_block(name, move_reference(kernel_, half, rest)));
    if (hides_nan_rows(kernel_)) LEANFA_TRY(side_block(name + "_nan", hide_nan_rows(kernel_, half)));
    Emitter e = rescale(kernel_, half);
    e.stage("move");
    e.branch(s_branch, back);
    return side_block(rest, std::move(e));
  }

  // From a plain block to the masked ones, or to the end.
  Status leave(int slot) {
    Emitter e("loop");
    const Registers& r = kernel_.regs;
    e(s_cmp_lt_u32, {r.iteration, r.blocks});
    e.branch(s_cbranch_scc1, label(slot + 1, true));
    if (slot + 1 < kRing) e.branch(s_branch, "finish");
    return block(fmt::format("leave{}", slot), "", std::move(e));
  }

  Status finish() {
    Emitter e("finish");
    e.append(add_row_sum(kernel_, a_));
    e.append(prob_value(kernel_, b_));
    e.append(row_sum(kernel_, b_));
    e.append(add_row_sum(kernel_, b_));
    e.append(store_output(kernel_));
    e.stage("finish");
    const Registers& r = kernel_.regs;
    e(s_mov_b32, {r.tile, r.other_tile});
    e(s_mov_b32, {r.other_tile, -1});
    e(s_cmp_lt_i32, {r.tile, 0});
    e.branch(s_cbranch_scc0, "tile");
    e(s_endpgm, {});
    return block("finish", "the last block's PV, then O and LSE", std::move(e));
  }

  static BodySummary summary(const std::string& name, const schedule::Placed& placed) {
    BodySummary body{.label = name, .placed = placed};
    for (const Op& op : placed.ops) {
      const bool sum = op.stage.rfind("sum", 0) == 0;
      if (schedule::is_matrix(op) && !sum) body.useful.count += isa::passes(op.instruction);
      ++(schedule::is_matrix(op)          ? body.matrix
         : schedule::is_vector(op)        ? body.vector
         : schedule::is_lds(op)           ? body.lds
         : schedule::is_vector_memory(op) ? body.memory
                                          : body.scalar);
    }
    return body;
  }

  const Kernel& kernel_;
  const Half& a_;
  const Half& b_;
  Schedule schedule_;
  std::vector<Block> sides_;
};

}  // namespace

Result<Schedule> schedule_of(const Kernel& kernel) { return Builder(kernel).run(); }

std::string to_string(const BodySummary& body) {
  const schedule::Slots slots = body.placed.length;
  const double length = slots.count;
  return fmt::format(
      "{}: {} slots ({} clocks), matrix busy {:.1f}%, useful {:.1f}%; {} matrix, {} vector, {} LDS, {} memory, {} "
      "scalar instructions\n",
      body.label, slots.count, slots.count * schedule::kClocksPerSlot, 100.0 * body.placed.matrix_busy.count / length,
      100.0 * body.useful.count / length, body.matrix, body.vector, body.lds, body.memory, body.scalar);
}

}  // namespace leanfa::gfx950
