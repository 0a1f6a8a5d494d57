// What happens between two barriers of the attention kernel, in the order of its meaning: one block of keys, and what a
// workgroup and a tile begin and end with. schedule.cpp says what follows on what; place.hpp orders each body.
#pragma once

#include "kernels/gfx950/attention_fwd/stages.hpp"

namespace leanfa::gfx950 {

// Which of a tile's blocks a body is for, as a wave meets them.
enum class Place : std::uint8_t { kFirst, kMiddle, kLast, kOnly };
constexpr bool is_first(Place place) { return place == Place::kFirst || place == Place::kOnly; }
constexpr bool is_last(Place place) { return place == Place::kLast || place == Place::kOnly; }

// One iteration works on one block. Its order of meaning, halves a and b, i counting blocks in the order they are met:
//   QK.b(i)  PV.b(i - 1)  softmax.a(i)  |  QK.a(i + 1)  PV.a(i)  softmax.b(i)
// and, beside them: K(i + 1) and V(i) from LDS to registers, each tuple as soon as its last reader has issued;
// K(i + 4) and V(i + 3) from memory to LDS. A tile begins with QK.a(0) and ends with PV.b of its last block.
// Blocks of a tile descend: keys near a causal row's own come first, where its largest scores mostly are, so that R
// seldom moves. They are made up to whole turns of the ring, so that the next tile begins at slot 0 again, with blocks
// that this one's last turn has loaded. What is made up comes first, as do the blocks that no row of a wave sees: the
// wave only loads its share of them. All waves of a tile end together, in slot 3.
[[nodiscard]] Emitter iteration(const Kernel& kernel, int slot, Place place, Sight sight, const std::string& name);

// Everything that is loaded before the first iteration, oldest need first: Q, K(0), then what iterations 0, 1, 2 read.
// What else a workgroup has to work out comes while they are on their way.
[[nodiscard]] Emitter start(const Kernel& kernel);
// K of ring slot `slot` is in LDS, behind a barrier, and Q on its way: QK.a of a wave's first block.
[[nodiscard]] Emitter first_keys(const Kernel& kernel, int slot);
// The same of slot 0, and what else a workgroup begins with.
[[nodiscard]] Emitter first_tile(const Kernel& kernel);
// PV.b and sums of a tile's last block.
[[nodiscard]] Emitter last_products(const Kernel& kernel);

}  // namespace leanfa::gfx950
