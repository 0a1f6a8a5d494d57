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

// Between the loops everything is on its way as early as it can be.
constexpr schedule::PlaceOptions kOnce{.vector_first = false};

// One iteration works on block i. Its order of meaning, halves a and b:
//   QK.b(i)  PV.b(i - 1)  softmax.a(i)  |  QK.a(i + 1)  PV.a(i)  softmax.b(i)
// and, beside them: K(i + 1) and V(i) from LDS to registers, each tuple as soon as its last reader has issued;
// K(i + 4) and V(i + 3) from memory to LDS. A tile begins with QK.a(0), codes and values of block -1 being zero, and
// ends with PV.b of its last block. Blocks of a tile are made up to whole turns of the ring, so that the next tile
// begins at slot 0 again, with blocks that this one's last turn has loaded; waves that are done with a tile go on
// loading their share.
class Builder {
 public:
  explicit Builder(const Kernel& kernel) : kernel_(kernel), a_(kernel.regs.half[0]), b_(kernel.regs.half[1]) {}

  Result<Schedule> run() {
    LEANFA_TRY(placed("entry", "", start(), kOnce));
    LEANFA_TRY(placed("tile", "the first tile of 256 queries", first_scores(), kOnce));
    LEANFA_TRY(enter());
    for (int slot = 0; slot < kRing; ++slot) LEANFA_TRY(body(slot, Sight::kAll));
    LEANFA_TRY(leave_round());
    for (int slot = 0; slot + 1 < kRing; ++slot) LEANFA_TRY(leave(slot));
    for (int slot = 0; slot < kRing; ++slot) LEANFA_TRY(body(slot, Sight::kLimited));
    if (causal()) {
      for (int slot = 0; slot < kRing; ++slot) LEANFA_TRY(body(slot, Sight::kDiagonal));
      LEANFA_TRY(block("ask", "Q of the tile to come", load_next_queries(kernel_)));
    }
    if (causal()) LEANFA_TRY(idle());
    LEANFA_TRY(placed("finish", "the last block's PV, then O and LSE", finish(), kOnce));
    LEANFA_TRY(block("end", "", end()));
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

  [[nodiscard]] bool causal() const { return kernel_.plan.causal; }
  [[nodiscard]] std::string done() const { return causal() ? "ask" : "finish"; }

  static std::string label(int slot, Sight sight) {
    const char* const kind = sight == Sight::kAll ? "plain" : sight == Sight::kLimited ? "masked" : "diagonal";
    return fmt::format("{}{}", kind, slot % kRing);
  }

  // Everything that is loaded before the first iteration, oldest need first: Q, K(0), then what iterations 0, 1, 2
  // read. What else a workgroup has to work out comes while they are on their way.
  Emitter start() {
    Emitter e("setup");
    e.append(setup(kernel_));
    e.append(marked(load_keys(kernel_, 0)));
    e.append(setup_values(kernel_));
    for (int i = 0; i < kKeyLookahead - 1; ++i) {
      Emitter group = load_keys(kernel_, i + 1);
      group.append(load_values(kernel_, i));
      e.append(i + 2 < kKeyLookahead ? marked(std::move(group)) : std::move(group));
      if (i == 0) e.append(setup_rest(kernel_));
    }
    e.append(tile_limits(kernel_));
    e.append(start_rows(kernel_));
    e.stage("setup");
    e.add(schedule::barrier(kKeyLookahead - 1, false)).comment = "K of block 0 is there";
    return e;
  }

  // K of block 0 is in LDS, behind a barrier, and Q on its way.
  Emitter first_scores() {
    Emitter e("tile");
    if (kernel_.layout.walks()) key_addresses(e, kernel_);
    e.append(read_keys(kernel_, 0));
    if (starts_at_c(kernel_.plan)) e.append(reset_scores(kernel_));
    e.append(query_key(kernel_, a_));
    return e;
  }

  // To the first block of a turn of the ring.
  Status enter() {
    Emitter e("loop");
    const Registers& r = kernel_.regs;
    e(s_cmp_lt_u32, {r.iteration, r.wave_blocks});
    e.branch(s_cbranch_scc0, done());
    if (causal()) {
      ask_for_last_turn(e);
      e.branch(s_cbranch_scc0, "enter_loop");
      e.append(wrap(kernel_));
    }
    LEANFA_TRY(block("enter", "", std::move(e)));
    Emitter loop("loop");
    loop(s_cmp_lt_u32, {r.iteration, r.stop});
    loop.branch(s_cbranch_scc1, label(0, Sight::kAll));
    to_hidden_keys(loop, 0);
    return block("enter_loop", "", std::move(loop));
  }

  // SCC: whether the next four blocks are the tile's last.
  void ask_for_last_turn(Emitter& e) {
    const Registers& r = kernel_.regs;
    e(s_add_u32, {r.masks.at(0), r.iteration, kRing});
    e(s_cmp_eq_u32, {r.masks.at(0), r.padded});
  }

  void to_hidden_keys(Emitter& e, int slot) {
    if (causal()) {
      e(s_cmp_eq_u32, {kernel_.regs.unaligned, 0});
      e.branch(s_cbranch_scc1, label(slot, Sight::kDiagonal));
    }
    e.branch(s_branch, label(slot, Sight::kLimited));
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

  // A wave's block on the diagonal is its last: no scores of another one, but Q of the tile to come.
  Emitter iteration(int slot, Sight sight, const std::string& name) {
    Emitter e("ring");
    const bool last = sight == Sight::kDiagonal;
    e.add(schedule::barrier(kKeyLookahead - kKeyReadAhead - 1, true));
    e.append(add_row_sum(kernel_, a_));  // of the block before
    e.append(query_key(kernel_, b_));
    e.append(last ? load_next_queries(kernel_) : read_keys(kernel_, (slot + kKeyReadAhead) % kRing));
    e.append(load_keys(kernel_, (slot + kKeyLookahead) % kRing));
    e.append(prob_value(kernel_, b_));
    e.append(row_sum(kernel_, b_));
    e.append(add_row_sum(kernel_, b_));
    e.append(read_values(kernel_, (slot + kValueReadAhead) % kRing));
    e.append(load_values(kernel_, (slot + kValueLookahead) % kRing));
    e.append(codes(a_, sight, name));
    if (!last) e.append(query_key(kernel_, a_));
    e.append(prob_value(kernel_, a_));
    e.append(row_sum(kernel_, a_));
    e.append(codes(b_, sight, name));
    return e;
  }

  Emitter codes(const Half& half, Sight sight, const std::string& name) {
    Emitter e("softmax");
    if (sight != Sight::kAll) e.append(mask_scores(kernel_, half, sight));
    if (kernel_.plan.dump) e.append(dump_scores(kernel_, half));
    e.append(softmax(kernel_, half, sight, move_label(half, name)));
    if (kernel_.plan.dump) e.append(dump_codes(kernel_, half));
    return e;
  }

  static std::string move_label(const Half& half, const std::string& name) {
    return fmt::format("move_{}_{}", half.name, name);
  }

  // On to the next block, out of the loop, or round the ring.
  void loop_end(Emitter& e, int slot, Sight sight) {
    const Registers& r = kernel_.regs;
    e.stage("loop");
    const auto last = [](Op& op) { op.pin = schedule::Pin::kLast; };
    const bool round = slot + 1 == kRing;
    e(s_add_u32, {r.iteration, r.iteration, 1});
    if (sight == Sight::kDiagonal) {
      last(e.branch(s_branch, "idle"));
    } else if (sight == Sight::kLimited && round) {
      last(e.branch(s_branch, "enter"));
    } else if (sight == Sight::kLimited) {
      last(e(s_cmp_lt_u32, {r.iteration, r.wave_blocks}));
      last(e.branch(s_cbranch_scc0, done()));
    } else {
      last(e(s_cmp_lt_u32, {r.iteration, r.stop}));
      last(round ? e.branch(s_cbranch_scc1, label(0, sight)) : e.branch(s_cbranch_scc0, fmt::format("leave{}", slot)));
    }
  }

  Status body(int slot, Sight sight) {
    const std::string name = label(slot, sight);
    Emitter e = iteration(slot, sight, name);
    loop_end(e, slot, sight);
    const char* const what = sight == Sight::kAll ? "" : sight == Sight::kLimited ? ", masked" : ", on the diagonal";
    const std::string heading = fmt::format("block i = {} modulo {}{}", slot, kRing, what);
    if (sight != Sight::kAll) return placed(name, heading, std::move(e), {.loop = sight == Sight::kLimited});
    // The bodies of the loop differ in constants alone: one order is good for all.
    auto ops = e.take();
    if (!ops) return tl::unexpected(ops.error());
    auto placed = slot == 0 ? schedule::place(*ops, {.loop = true, .refine = true}) : schedule::place_as(*ops, plain_);
    if (!placed) return tl::unexpected(placed.error());
    plain_ = placed->order;
    schedule_.bodies.push_back(summary(name, *placed));
    return split(name, heading, placed->ops);
  }

  Status placed(const std::string& name, const std::string& heading, Emitter&& e,
                const schedule::PlaceOptions& options) {
    auto ops = e.take();
    if (!ops) return tl::unexpected(ops.error());
    auto placed = schedule::place(*ops, options);
    if (!placed) return tl::unexpected(placed.error());
    schedule_.bodies.push_back(summary(name, *placed));
    return split(name, heading, placed->ops);
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
    LEANFA_TRY(side_block(name, move_reference(kernel_, half, rest, back)));
    if (hides_nan_rows(kernel_)) LEANFA_TRY(side_block(name + "_nan", hide_nan_rows(kernel_, half)));
    Emitter e = rescale(kernel_, half);
    e.stage("move");
    e.branch(s_branch, back);
    return side_block(rest, std::move(e));
  }

  // The loop falls out of its last body.
  Status leave_round() {
    Emitter e("loop");
    e.branch(s_branch, "enter");
    return block("leave3", "", std::move(e));
  }

  // From a plain block to those with hidden keys, or to the end.
  Status leave(int slot) {
    Emitter e("loop");
    const Registers& r = kernel_.regs;
    e(s_cmp_lt_u32, {r.iteration, r.wave_blocks});
    e.branch(s_cbranch_scc0, done());
    to_hidden_keys(e, slot + 1);
    return block(fmt::format("leave{}", slot), "", std::move(e));
  }

  Emitter last_products() {
    Emitter e("finish");
    // Where O goes through V's last slot, all waves have to be done with it, and loads into it complete.
    if (!kernel_.layout.output_behind_ring()) e.add(schedule::barrier(causal() ? -1 : 0, false));
    e.append(add_row_sum(kernel_, a_));
    e.append(prob_value(kernel_, b_));
    e.append(row_sum(kernel_, b_));
    e.append(add_row_sum(kernel_, b_));
    return e;
  }

  Emitter finish() {
    Emitter e = last_products();
    e.append(store_output(kernel_));
    return e;
  }

  static Emitter end() {
    Emitter e("end");
    e(s_endpgm, {});
    return e;
  }

  // A wave whose rows see no more of the tile's blocks: its share of the loads, and the barriers.
  Status idle() {
    const Registers& r = kernel_.regs;
    const auto hidden = [](int slot) { return fmt::format("idle{}", slot); };
    Emitter e("idle");
    e(s_cmp_eq_u32, {r.iteration, r.padded});
    e.branch(s_cbranch_scc1, "next");
    e(s_and_b32, {r.masks.at(0), r.iteration, kRing - 1});
    for (int slot = 1; slot < kRing; ++slot) {
      e(s_cmp_eq_u32, {r.masks.at(0), slot});
      e.branch(s_cbranch_scc1, hidden(slot));
    }
    ask_for_last_turn(e);
    e.branch(s_cbranch_scc0, hidden(0));
    e.append(wrap(kernel_));
    LEANFA_TRY(block("idle", "blocks that no row of the wave sees", std::move(e)));
    for (int slot = 0; slot < kRing; ++slot) {
      Emitter turn("idle");
      turn.add(schedule::barrier(kKeyLookahead - kKeyReadAhead - 1, true));
      turn.append(load_keys(kernel_, slot));
      turn.append(load_values(kernel_, (slot + kValueLookahead) % kRing));
      turn.stage("idle");
      turn(s_add_u32, {r.iteration, r.iteration, 1});
      if (slot + 1 == kRing) {
        turn(s_cmp_eq_u32, {r.iteration, r.padded});
        turn.branch(s_cbranch_scc0, "idle");
      }
      LEANFA_TRY(block(hidden(slot), "", std::move(turn)));
    }
    return next();
  }

  // The output of a tile together with the start of the next, where there is one.
  Status next() {
    const Registers& r = kernel_.regs;
    Emitter ask("next");
    ask(s_cmp_lt_i32, {r.other_tile, 0});
    ask.branch(s_cbranch_scc1, "finish");
    LEANFA_TRY(block("next", "", std::move(ask)));
    Emitter e = last_products();
    e.append(first_scores());
    e.append(store_output(kernel_));
    e.append(next_tile(kernel_));
    e.append(tile_limits(kernel_));
    e.append(start_rows(kernel_));
    e.stage("next");
    e.branch(s_branch, "enter").pin = schedule::Pin::kLast;
    return placed("switch", "the last block's PV, O and LSE; the next tile", std::move(e), kOnce);
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
  std::vector<std::size_t> plain_;  // order of the loop's bodies
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
