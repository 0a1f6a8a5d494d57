// K and V on their way: memory to LDS, LDS to the operands of the matrix instructions.
#include <cstddef>

#include "kernels/gfx950/attention_fwd/kernel_args.hpp"
#include "kernels/gfx950/attention_fwd/stages.hpp"

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;

// One wave's loads of a block into LDS at `base`, then the offsets move on by a block.
void load_block(Emitter& e, const Kernel& kernel, const std::vector<Panel>& panels,
                const std::vector<Register>& offsets, const Register& resource, int base, const Register& step) {
  const Registers& r = kernel.regs;
  for (const Panel& panel : panels) {
    const bool first_width = panel.width == panels.front().width;
    const Register& wave = panel.width == 128 ? r.wave_lds : r.wave_lds_narrow;
    // The instruction's offset counts for both addresses: M0 gives back what the panel adds to it.
    const int along = first_width ? panel.first_byte : 0;
    e(s_add_u32, {assembly::kM0, wave, base + kBlockN * panel.first_byte - along});
    std::size_t next = first_width ? 0 : static_cast<std::size_t>(panels.front().loads_per_wave());
    for (int load = 0; load < panel.loads_per_wave(); ++load) {
      isa::Modifiers at = offset(kLoadBytes * load + along);
      at.offen = true;
      at.lds = true;
      e(buffer_load_dwordx4, {offsets[next++], resource, 0}, at);
    }
  }
  for (const Register& from : offsets) e(v_add_u32, {from, step, from});
}

}  // namespace

Emitter load_keys(const Kernel& kernel, int slot) {
  Emitter e("load K");
  const Registers& r = kernel.regs;
  load_block(e, kernel, kernel.layout.k_panels, r.k_offset, r.k_resource, slot * kernel.layout.k_slot_bytes, r.k_step);
  return e;
}

Emitter load_values(const Kernel& kernel, int slot) {
  Emitter e("load V");
  const Registers& r = kernel.regs;
  load_block(e, kernel, kernel.layout.v_panels, r.v_offset, r.v_resource,
             kernel.layout.v_base() + slot * kernel.layout.v_slot_bytes,
             slot == kValueLookahead % kRing ? r.v_step_first : r.v_step);
  return e;
}

// A of QK: lane (key l % 32, h = l / 32) takes column 2 pair + h of its row. Q is loaded in the same order, so that any
// order of the channels gives the same product.
Emitter read_keys(const Kernel& kernel, int slot) {
  Emitter e("read K");
  const Registers& r = kernel.regs;
  const Layout& layout = kernel.layout;
  for (int tile = 0; tile < 2; ++tile) {
    int pair = 0;
    for (const Panel& panel : layout.k_panels) {
      const bool narrow = panel.width < 128;
      // The narrow panel's addresses have its place in the slot in them.
      const int base = (layout.walks() ? 0 : slot * layout.k_slot_bytes) + (narrow ? 0 : kBlockN * panel.first_byte) +
                       32 * tile * panel.width;
      for (int i = 0; i < panel.width / 32; ++i, ++pair)
        e(ds_read_b128,
          {r.k_tile.part((tile * layout.column_pairs + pair) * 4, 4),
           (narrow ? r.k_narrow_address : r.k_address)[static_cast<std::size_t>(i)]},
          offset(base));
    }
  }
  if (!layout.walks()) return e;
  const int step = slot + 1 < kRing ? layout.k_slot_bytes : -slot * layout.k_slot_bytes;
  for (const std::vector<Register>* const list : {&r.k_address, &r.k_narrow_address})
    for (const Register& address : *list) e(v_add_u32, {address, step, address});
  return e;
}

// A of PV: V^T, keys in the order in which P lies in its registers.
Emitter read_values(const Kernel& kernel, int slot) {
  Emitter e("read V");
  const Registers& r = kernel.regs;
  const Layout& layout = kernel.layout;
  const int base = slot * layout.v_slot_bytes;
  for (int tile = 0; tile < layout.dim_tiles; ++tile) {
    const Register to = r.v_tile.part(tile * layout.value_registers, layout.value_registers);
    for (int i = 0; i < layout.value_registers / 2; ++i) {
      if (kernel.plan.format == InputFormat::kBF16) {
        // Four keys an instruction: 8 i on, then the panel of 64 dimensions.
        const int at = base + kBlockN * 128 * (tile / 2) + 8 * 128 * i;
        e(ds_read_b64_tr_b16, {to.part(2 * i, 2), r.v_address[static_cast<std::size_t>(tile % 2)]}, offset(at));
      } else {
        e(ds_read_b64_tr_b8, {to.part(2 * i, 2), r.v_address[static_cast<std::size_t>(tile)]}, offset(base + 2048 * i));
      }
    }
  }
  return e;
}

}  // namespace leanfa::gfx950
