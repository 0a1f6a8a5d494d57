#include "kernels/gfx950/attention_fwd/layout.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace leanfa::gfx950 {
namespace {

std::vector<Panel> panels_of(int row_bytes) {
  std::vector<Panel> panels;
  for (int at = 0; at < row_bytes; at += 128)
    panels.push_back({.first_byte = at, .width = std::min(128, row_bytes - at)});
  return panels;
}

}  // namespace

Layout layout_of(const Plan& plan) {
  const int bytes = element_bytes(plan.format);
  const bool wide = plan.format == InputFormat::kBF16;
  Layout layout;
  layout.k_row_bytes = plan.head_dim_qk * bytes;
  layout.v_row_bytes = plan.head_dim_v * (wide ? 2 : 1);
  layout.k_panels = panels_of(layout.k_row_bytes);
  layout.v_panels = panels_of(layout.v_row_bytes);
  // ds_read_b64_tr_b8 of 32 lanes touches 8 rows and two neighbouring columns, tr_b16 4 rows and four.
  layout.k_swizzle = {.row_bits = {2, 1, 3}};
  layout.k_narrow_swizzle = {.row_bits = {2, 3, -1}};
  layout.v_swizzle = {.row_bits = wide ? std::array{-1, -1, 1} : std::array{2, 1, 3}};
  layout.k_slot_bytes = kBlockN * layout.k_row_bytes;
  layout.v_slot_bytes = kBlockN * layout.v_row_bytes;
  layout.column_pairs = layout.k_row_bytes / 32;
  layout.qk_registers = plan.format == InputFormat::kE4M3 ? 8 : 4;
  layout.qk_steps = layout.column_pairs * 4 / layout.qk_registers;
  layout.value_registers = wide ? 16 : 8;
  layout.pv_steps = wide ? 4 : 1;
  layout.p_registers = wide ? 16 : 8;
  layout.dim_tiles = plan.head_dim_v / 32;
  return layout;
}

int loads_per_wave(const std::vector<Panel>& panels) {
  int loads = 0;
  for (const Panel& panel : panels) loads += panel.loads_per_wave();
  return loads;
}

int offset_registers(const std::vector<Panel>& panels) {
  const bool two_widths = panels.back().width != panels.front().width;
  return panels.front().loads_per_wave() + (two_widths ? panels.back().loads_per_wave() : 0);
}

Status validate(const Layout& layout) {
  static_assert(kKeyLookahead - kKeyReadAhead < kRing && kValueLookahead - kValueReadAhead < kRing,
                "a load must not overwrite a block that this or a later iteration reads");
  if (layout.lds_bytes() > kMaxLds)
    return unsupported({.subject = "layout",
                        .rule = "LDS of the ring",
                        .got = fmt::format("{} bytes", layout.lds_bytes()),
                        .accepted = fmt::format("at most {}", kMaxLds)});
  if (!layout.output_behind_ring() && kWaves * layout.out_bytes() > layout.v_slot_bytes)
    return unsupported({.subject = "layout",
                        .rule = "a place in LDS for rows of O",
                        .got = fmt::format("{} bytes", kWaves * layout.out_bytes()),
                        .accepted = fmt::format("room behind the ring, or {}", layout.v_slot_bytes)});
  const int reach = std::max(layout.k_slot_bytes, kRing * layout.v_slot_bytes);
  if (reach - 1 > kMaxDsOffset)
    return unsupported({.subject = "layout",
                        .rule = "a slot of K, and V's ring, in reach of a 16-bit LDS offset",
                        .got = fmt::format("{} and {} bytes", layout.k_slot_bytes, kRing * layout.v_slot_bytes),
                        .accepted = "at most 65536"});
  return {};
}

std::string to_string(const Layout& layout) {
  return fmt::format(
      "LDS {} bytes: ring of {} blocks; K {} x {} bytes at 0, V {} x {} bytes at {}; O at {}\n"
      "QK: {} steps of {} registers; PV: {} tiles of 32 dimensions, {} steps; P {} registers a half\n",
      layout.lds_bytes(), kRing, kBlockN, layout.k_row_bytes, kBlockN, layout.v_row_bytes, layout.v_base(),
      layout.out_base(), layout.qk_steps, layout.qk_registers, layout.dim_tiles, layout.pv_steps, layout.p_registers);
}

}  // namespace leanfa::gfx950
