#include "kernels/gfx950/attention_fwd/bodies.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "schedule/sync_ops.hpp"

namespace leanfa::gfx950 {
namespace {

using schedule::Op;

// The last load of a group begins the next generation.
Emitter marked(Emitter&& e) {
  Emitter out("load");
  auto ops = e.take();
  if (!ops) return out;
  const auto last = std::find_if(ops->rbegin(), ops->rend(), [](const Op& op) { return schedule::loads_to_lds(op); });
  if (last != ops->rend()) last->generation_mark = true;
  for (Op& op : *ops) out.add(std::move(op));
  return out;
}

std::string move_label(const Half& half, const std::string& name) { return fmt::format("move_{}_{}", half.name, name); }

Emitter codes(const Kernel& kernel, const Half& half, Sight sight, bool first, const std::string& name) {
  Emitter e("softmax");
  if (sight != Sight::kAll) e.append(mask_scores(kernel, half, sight));
  if (kernel.plan.dump) e.append(dump_scores(kernel, half, first));
  e.append(softmax(kernel, half, sight, first, move_label(half, name)));
  if (kernel.plan.dump) e.append(dump_codes(kernel, half));
  return e;
}

}  // namespace

Emitter start(const Kernel& kernel) {
  Emitter e("setup");
  e.append(setup(kernel));
  e.append(marked(load_keys(kernel, 0)));
  e.append(setup_values(kernel));
  for (int i = 0; i < kKeyLookahead - 1; ++i) {
    Emitter group = load_keys(kernel, i + 1);
    group.append(load_values(kernel, i));
    e.append(i + 2 < kKeyLookahead ? marked(std::move(group)) : std::move(group));
    if (i == 0) e.append(setup_rest(kernel));
  }
  e.stage("setup");
  e.add(schedule::barrier(kKeyLookahead - 1, false)).comment = "K of block 0 is there";
  return e;
}

Emitter first_keys(const Kernel& kernel, int slot) {
  Emitter e("tile");
  if (kernel.layout.walks()) key_addresses(e, kernel, slot);
  e.append(read_keys(kernel, slot));
  e.append(query_key(kernel, kernel.regs.half[0], true));
  return e;
}

Emitter first_tile(const Kernel& kernel) {
  Emitter e = first_keys(kernel, 0);
  e.append(setup_late(kernel));
  e.append(tile_limits(kernel, true));
  e.append(start_rows(kernel));
  return e;
}

// In front of a tile's first block is none whose products to add, nor an O to add to. Behind its last come no scores
// of another one, but Q of the tile to come.
Emitter iteration(const Kernel& kernel, int slot, Place place, Sight sight, const std::string& name) {
  Emitter e("ring");
  const Half &a = kernel.regs.half[0], &b = kernel.regs.half[1];
  const bool first = is_first(place), last = is_last(place);
  e.add(schedule::barrier(kKeyLookahead - kKeyReadAhead - 1, true));
  if (!first) e.append(add_row_sum(kernel, a));  // of the block before
  e.append(query_key(kernel, b, first));
  e.append(last ? load_next_queries(kernel) : read_keys(kernel, (slot + kKeyReadAhead) % kRing));
  e.append(load_keys(kernel, (slot + kKeyLookahead) % kRing));
  if (first) {
    e.append(zero_output(kernel, b));
  } else {
    e.append(prob_value(kernel, b, false));
    e.append(row_sum(kernel, b));
    e.append(add_row_sum(kernel, b));
  }
  e.append(read_values(kernel, (slot + kValueReadAhead) % kRing));
  e.append(load_values(kernel, (slot + kValueLookahead) % kRing));
  e.append(codes(kernel, a, sight, first, name));
  if (!last) e.append(query_key(kernel, a, false));
  e.append(prob_value(kernel, a, first));
  e.append(row_sum(kernel, a));
  e.append(codes(kernel, b, sight, first, name));
  return e;
}

Emitter last_products(const Kernel& kernel) {
  Emitter e("finish");
  const Half &a = kernel.regs.half[0], &b = kernel.regs.half[1];
  // Where O goes through V's last slot, all waves have to be done with it; loads into it are complete.
  if (!kernel.layout.output_behind_ring()) e.add(schedule::barrier(-1, false));
  e.append(add_row_sum(kernel, a));
  e.append(prob_value(kernel, b, false));
  e.append(row_sum(kernel, b));
  e.append(add_row_sum(kernel, b));
  return e;
}

}  // namespace leanfa::gfx950
