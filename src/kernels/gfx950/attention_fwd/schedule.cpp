#include "kernels/gfx950/attention_fwd/schedule.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "kernels/gfx950/attention_fwd/bodies.hpp"
#include "schedule/sync_ops.hpp"
#include "schedule/validate.hpp"

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;
using schedule::Block;
using schedule::Op;

// Between the loops everything is on its way as early as it can be.
constexpr schedule::PlaceOptions kOnce{.vector_first = false};
// Moves of the search for an order: of the loop's body, and of code that runs once or twice a tile.
constexpr int kLoopMoves = 200000, kTileMoves = 60000;
constexpr schedule::PlaceOptions kOnceRefined{.vector_first = false, .refine = kTileMoves};

// Strings the bodies together: turns of the ring, waves that wait for their first block, switches from tile to tile.
class Builder {
 public:
  explicit Builder(const Kernel& kernel) : kernel_(kernel), a_(kernel.regs.half[0]), b_(kernel.regs.half[1]) {}

  Result<Schedule> run() {
    LEANFA_TRY(placed("entry", "", start(kernel_), kOnce));
    LEANFA_TRY(placed("tile", "the first tile of 256 queries", first_tile(kernel_), kOnce));
    LEANFA_TRY(turns());
    LEANFA_TRY(bodies(Sight::kAll));
    LEANFA_TRY(bodies(Sight::kLimited));
    if (causal()) {
      LEANFA_TRY(bodies(Sight::kDiagonal));
    } else {
      LEANFA_TRY(body(0, Sight::kAll, Place::kFirst));
    }
    LEANFA_TRY(start_from_zeros());
    for (int slot = 1; slot < kRing; ++slot) LEANFA_TRY(then(slot, false));
    for (int slot = 1; slot < kRing && causal(); ++slot) LEANFA_TRY(then(slot, true));
    LEANFA_TRY(idle());
    LEANFA_TRY(next());
    LEANFA_TRY(placed("finish", "the last block's PV, then O and LSE", finish(), kOnceRefined));
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
  // The body of ring slot `slot`; slot kRing is the tile's last block, in slot 3.
  static std::string label(int slot, Sight sight) {
    const char* const kind = sight == Sight::kAll ? "plain" : sight == Sight::kLimited ? "masked" : "diagonal";
    return slot == kRing ? fmt::format("{}_last", kind) : fmt::format("{}{}", kind, slot);
  }
  static constexpr const char* kPlainFirst = "plain_first";

  // A turn of the ring begins, for a wave within its blocks and for one that has met none of the tile yet.
  Status turns() {
    // Waits for Q, so that no body has to.
    LEANFA_TRY(turn("tile_turn", {range_of(a_.q), range_of(b_.q)}));
    Emitter tile("loop");
    tile(s_cmp_lt_u32, {kernel_.regs.iteration, kernel_.regs.first});
    tile.branch(s_cbranch_scc1, idle_label(0));
    to_first_body(tile, 0);
    LEANFA_TRY(block("tile_turn_begun", "", std::move(tile)));
    LEANFA_TRY(turn("turn", {}));
    Emitter loop("loop");
    to_body(loop, 0);
    return block("turn_begun", "", std::move(loop));
  }

  // A tile's last turn goes on to the next tile's blocks in its loads.
  Status turn(const std::string& name, std::vector<isa::RegisterRange> awaited) {
    Emitter e("loop");
    e(s_cmp_eq_u32, {kernel_.regs.iteration, kernel_.regs.last_turn}).also_reads = std::move(awaited);
    e.branch(s_cbranch_scc0, name + "_begun");
    e.append(wrap(kernel_));
    return block(name, "", std::move(e));
  }

  // To the wave's first block of the tile, in `slot`. The diagonal's bodies are for first blocks alone, and so is one
  // for whole blocks in slot 0; the others add to what was there before.
  void to_first_body(Emitter& e, int slot) {
    const Registers& r = kernel_.regs;
    e(s_cmp_lt_u32, {r.iteration, r.first_plain});
    if (causal()) {
      e.branch(s_cbranch_scc0, "zeros");
      e(s_cmp_eq_u32, {r.unaligned, 0});
      e.branch(s_cbranch_scc1, label(slot, Sight::kDiagonal));
    } else if (slot == 0) {
      e.branch(s_cbranch_scc0, kPlainFirst);
    }
    e.branch(s_branch, "zeros");
  }

  // To the body for what the wave's rows see of the block in `slot`, which is not the first.
  void to_body(Emitter& e, int slot) {
    const Registers& r = kernel_.regs;
    e(s_cmp_lt_u32, {r.iteration, r.first_plain});
    e.branch(s_cbranch_scc0, label(slot, Sight::kAll));
    e.branch(s_branch, label(slot, Sight::kLimited));
  }

  void to_slot(Emitter& e, int slot, bool first) { first ? to_first_body(e, slot) : to_body(e, slot); }

  // Within the turn, to the block in `slot`, which may be the tile's last.
  Status then(int slot, bool first) {
    const std::string name = then_label(slot, first);
    Emitter e("loop");
    if (slot + 1 == kRing) {
      e(s_cmp_eq_u32, {kernel_.regs.iteration, kernel_.regs.last});
      e.branch(s_cbranch_scc1, name + "_last");
    }
    to_slot(e, slot, first);
    LEANFA_TRY(block(name, "", std::move(e)));
    if (slot + 1 < kRing) return {};
    Emitter last("loop");
    to_slot(last, kRing, first);
    return block(name + "_last", "", std::move(last));
  }

  static std::string then_label(int slot, bool first = false) {
    return slot == kRing ? "turn" : fmt::format("{}{}", first ? "first" : "then", slot);
  }

  // A first block that has no body of its own adds to products and sums of zeros.
  Status start_from_zeros() {
    const Registers& r = kernel_.regs;
    Emitter e("zeros");
    e.append(zeros(kernel_));
    if (starts_at_c(kernel_.plan)) e.append(reset_scores(kernel_));
    e.stage("loop");
    e(s_and_b32, {r.masks.at(0), r.iteration, kRing - 1});
    for (int slot = 1; slot < kRing; ++slot) {
      e(s_cmp_eq_u32, {r.masks.at(0), slot});
      e.branch(s_cbranch_scc1, then_label(slot));
    }
    to_body(e, 0);
    return block("zeros", "", std::move(e));
  }

  // On to the next block, to the next turn, to the tile's last block or to its end.
  void loop_end(Emitter& e, int slot, Place place, Sight sight) {
    const Registers& r = kernel_.regs;
    e.stage("loop");
    const auto last = [](Op& op) { op.pin = schedule::Pin::kLast; };
    if (is_last(place)) {
      last(e.branch(s_branch, "next"));
      return;
    }
    e(s_add_u32, {r.iteration, r.iteration, 1});
    if (sight == Sight::kLimited || (place == Place::kFirst && slot + 2 >= kRing)) {
      last(e.branch(s_branch, then_label(slot + 1)));
    } else if (place == Place::kFirst) {
      last(e.branch(s_branch, label(slot + 1, Sight::kAll)));
    } else if (slot + 1 == kRing) {
      last(e(s_cmp_lt_u32, {r.iteration, r.last_turn}));
      last(e.branch(s_cbranch_scc1, label(0, sight)));
    } else {  // true in front of slot 3 alone, but bodies of one form have one order
      last(e(s_cmp_eq_u32, {r.iteration, r.last}));
      last(e.branch(s_cbranch_scc1, label(kRing, sight)));
    }
  }

  // Falls out of the loop's last body.
  Status leave() {
    Emitter e("loop");
    e.branch(s_branch, "turn");
    return block("leave", "", std::move(e));
  }

  Status bodies(Sight sight) {
    const bool first = sight == Sight::kDiagonal;
    for (int slot = 0; slot < kRing; ++slot) LEANFA_TRY(body(slot, sight, first ? Place::kFirst : Place::kMiddle));
    if (sight == Sight::kAll) LEANFA_TRY(leave());
    return body(kRing - 1, sight, first ? Place::kOnly : Place::kLast);
  }

  Status body(int slot, Sight sight, Place place) {
    const std::string name =
        sight == Sight::kAll && place == Place::kFirst ? kPlainFirst : label(is_last(place) ? kRing : slot, sight);
    Emitter e = iteration(kernel_, slot, place, sight, name);
    loop_end(e, slot, place, sight);
    const char* const what = sight == Sight::kAll ? "" : sight == Sight::kLimited ? ", masked" : ", on the diagonal";
    const char* const where = place == Place::kFirst  ? ", a tile's first"
                              : place == Place::kLast ? ", a tile's last"
                              : place == Place::kOnly ? ", a tile's only one"
                                                      : "";
    const std::string heading = fmt::format("block i = {} modulo {}{}{}", slot, kRing, what, where);
    const bool middle = place == Place::kMiddle;
    const int moves = middle && sight == Sight::kAll ? kLoopMoves : kTileMoves;
    return ordered_as(orders_[{sight, place}], name, heading, std::move(e), {.loop = middle, .refine = moves},
                      is_first(place));
  }

  // Bodies of one form differ in constants alone: the order of the first, once it is there, is good for all.
  Status ordered_as(std::vector<std::size_t>& order, const std::string& name, const std::string& heading, Emitter&& e,
                    const schedule::PlaceOptions& options, bool first) {
    auto ops = e.take();
    if (!ops) return tl::unexpected(ops.error());
    auto placed = order.empty() ? schedule::place(*ops, options) : schedule::place_as(*ops, order, options.loop);
    if (!placed) return tl::unexpected(placed.error());
    order = placed->order;
    schedule_.bodies.push_back(summary(name, *placed));
    return split(name, heading, placed->ops, first);
  }

  Status placed(const std::string& name, const std::string& heading, Emitter&& e,
                const schedule::PlaceOptions& options) {
    std::vector<std::size_t> order;
    return ordered_as(order, name, heading, std::move(e), options, false);
  }

  // Cuts a placed body behind each branch to code aside, which comes back there.
  Status split(const std::string& name, const std::string& heading, const std::vector<Op>& ops, bool first) {
    Block now{name, heading, {}};
    int parts = 0;
    for (const Op& op : ops) {
      now.ops.push_back(op);
      const bool moves = op.target.starts_with("move_"), lse = op.target.starts_with("lse_");
      if (!moves && !lse) continue;
      const std::string back = fmt::format("{}_{}", name, ++parts);
      schedule_.program.blocks.push_back(std::move(now));
      now = {back, "", {}};
      if (moves) LEANFA_TRY(add_side(op.target, back, op.target[5] == 'a' ? a_ : b_, first));
      if (lse) {
        Emitter e = store_lse(kernel_);
        e.branch(s_branch, back);
        LEANFA_TRY(side_block(op.target, std::move(e)));
      }
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

  // Code that moves a half's reference and goes back. Before a tile's first block there is no O that it is the unit of.
  Status add_side(const std::string& name, const std::string& back, const Half& half, bool first) {
    const std::string rest = name + "_rest";
    LEANFA_TRY(side_block(name, move_reference(kernel_, half, rest, back)));
    if (hides_nan_rows(kernel_)) LEANFA_TRY(side_block(name + "_nan", hide_nan_rows(kernel_, half)));
    Emitter e = rescale(kernel_, half, first);
    e.stage("move");
    e.branch(s_branch, back);
    return side_block(rest, std::move(e));
  }

  Emitter finish() {
    Emitter e = last_products(kernel_);
    e.append(store_output(kernel_, "lse_finish"));
    return e;
  }

  static Emitter end() {
    Emitter e("end");
    e(s_endpgm, {});
    return e;
  }

  static std::string idle_label(int slot) { return slot == kRing ? "tile_turn" : fmt::format("idle{}", slot); }

  // A wave whose rows do not see the block: its share of the loads, and the barriers; scores of its own first block.
  Status idle() {
    const Registers& r = kernel_.regs;
    for (int slot = 0; slot < kRing; ++slot) {
      Emitter e("idle");
      e.add(schedule::barrier(kKeyLookahead - kKeyReadAhead - 1, true));
      e.append(load_keys(kernel_, slot));
      e.append(load_values(kernel_, (slot + kValueLookahead) % kRing));
      e.stage("idle");
      e(s_add_u32, {r.iteration, r.iteration, 1});
      if (slot + 1 == kRing) {
        e(s_cmp_gt_u32, {r.iteration, r.last});
        e.branch(s_cbranch_scc1, "none");
      }
      e(s_cmp_eq_u32, {r.iteration, r.first});
      e.branch(s_cbranch_scc0, idle_label(slot + 1));
      e.append(first_keys(kernel_, (slot + kKeyReadAhead) % kRing));
      e.stage("idle");
      e.branch(s_branch, slot + 1 == kRing ? idle_label(kRing) : causal() ? then_label(slot + 1, true) : "zeros");
      LEANFA_TRY(block(idle_label(slot), slot == 0 ? "blocks that no row of the wave sees" : "", std::move(e)));
    }
    Emitter none = zeros(kernel_);
    none.append(load_next_queries(kernel_));
    return block("none", "rows that see nothing of the tile: an O of zeros", std::move(none));
  }

  // The output of a tile together with the start of the next, where there is one.
  Status next() {
    const Registers& r = kernel_.regs;
    Emitter ask("next");
    ask(s_cmp_lt_i32, {r.other_tile, 0});
    ask.branch(s_cbranch_scc1, "finish");
    LEANFA_TRY(block("next", "", std::move(ask)));
    Emitter e = last_products(kernel_);
    e.append(first_keys(kernel_, 0));
    e.append(store_output(kernel_, "lse_switch"));
    e.append(next_tile(kernel_));
    e.append(tile_limits(kernel_, false));
    e.append(start_rows(kernel_));
    e.stage("next");
    e.branch(s_branch, "tile_turn").pin = schedule::Pin::kLast;
    return placed("switch", "the last block's PV, O and LSE; the next tile", std::move(e), kOnceRefined);
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
  std::map<std::pair<Sight, Place>, std::vector<std::size_t>> orders_;  // of bodies
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
