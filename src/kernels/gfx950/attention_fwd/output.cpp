// O / l in bf16 and the LSE, to memory.
#include <array>
#include <cstddef>
#include <vector>

#include "kernels/gfx950/attention_fwd/kernel_args.hpp"
#include "kernels/gfx950/attention_fwd/stages.hpp"

namespace leanfa::gfx950 {
namespace {

using enum isa::Opcode;
using assembly::kVcc;

constexpr float kLn2 = 0.69314718F;
constexpr float kMinusInfinity = -__builtin_inff();

// VCC: which rows have keys.
void rows_with_keys(Emitter& e, const Half& half, const Register& lane, const Register& x) {
  e(v_lshrrev_b32, {x, 5, lane});
  e(v_lshl_add_u32, {x, x, 2, half.limit});
  e(v_cmp_le_i32, {kVcc, 0, x});
}

// What l of a row with keys does not notice: its largest weight alone is 1 or more, but for rounding. Rows without keys
// have an O of zeros, which a finite factor leaves.
constexpr float kFarBelowL = 0x1p-26F;

// 1 / l times V's scale into half.other.
void normaliser(Emitter& e, const Kernel& kernel, const Half& half) {
  const Registers& r = kernel.regs;
  const bool wide = kernel.plan.format == InputFormat::kBF16;
  if (!sums_on_matrix_pipe(kernel.plan)) {
    // Each of the two lanes of a query has summed its own keys.
    e(v_mov_b32, {half.other, half.l});
    e(v_permlane32_swap_b32, {half.l, half.other});
    e(v_add_f32, {half.l, half.l, half.other});
  }
  e(v_add_f32, {half.other, kFarBelowL, half.l});
  e(v_rcp_f32, {half.other, half.other});
  if (!wide) e(v_mul_f32, {half.other, LEANFA_ARG(r, v_descale, 1), half.other});
}

// ln 2 (R - t + log2 l), R in binades.
void store_lse_of(Emitter& e, const Kernel& kernel, const Half& half, const Register& lane, const Register& row,
                  const Register& x, const Register& y) {
  const Registers& r = kernel.regs;
  e(v_log_f32, {x, half.l});
  if (kernel.plan.p == PCode::kShift) {
    e(v_cvt_f32_i32, {y, half.reference});
    e(v_sub_u32, {half.max, 0, half.shift3});
    e(v_ldexp_f32, {y, y, half.max});
    e(v_add_f32, {x, y, x});
  } else {
    e(v_add_f32, {x, half.reference, x});
  }
  if (kernel.plan.format != InputFormat::kBF16) e(v_subrev_f32, {x, method_of(kernel.plan).t, x});
  e(v_mul_f32, {x, kLn2, x});
  e(v_mov_b32, {y, kMinusInfinity});
  e(v_cndmask_b32, {x, y, x, kVcc});
  // Lanes 32 to 63 hold the same rows: their addresses lie past the end of the buffer.
  e(v_lshlrev_b32, {y, 2, row});
  e(v_lshrrev_b32, {half.max, 5, lane});
  e(v_lshl_or_b32, {y, half.max, 30, y});
  isa::Modifiers at;
  at.offen = true;
  e(buffer_store_dword, {x, y, r.resource, 0}, at);
}

// O / l in bf16, in place: 4 values of a lane that lie together become 2 registers, the second of each 4 unused.
void scale_and_round(Emitter& e, const Half& half, const Register& o) {
  isa::Modifiers both;
  both.op_sel_hi = 3;
  const Register factor{.file = half.max.file, .first = half.max.first, .count = 2};
  for (int j = 0; j < 4; j += 2) e(v_pk_mul_f32, {o.part(j, 2), o.part(j, 2), factor}, both);
  e(v_cvt_pk_bf16_f32, {o.at(0), o.at(0), o.at(1)});
  e(v_cvt_pk_bf16_f32, {o.at(1), o.at(2), o.at(3)});
}

// Four registers of O within the vector pipe's reach, scaled and rounded: half b's scores are used up.
Register output_of(Emitter& e, const Kernel& kernel, const Half& half, const Register& o, int i) {
  Register four = o.part(i, 4);
  if (o.file == isa::RegisterFile::kAgpr) {
    four = kernel.regs.half[1].s[1].part(8 + i % 8, 4);
    for (int j = 0; j < 4; ++j) e(v_accvgpr_read_b32, {four.at(j), o.at(i + j)});
  }
  scale_and_round(e, half, four);
  return four;
}

// Whole lines: 32 rows x 64 dimensions at a time go through LDS of the wave's own. Of the 8 columns of 16 bytes the
// lower two bits are XORed with row / 2 % 4, and a column's two pieces of 8 bytes are swapped where row / 8 is odd:
// with rows 192 bytes apart writes of 16 rows meet all banks, and one instruction writes columns c and c + 4.
struct Staging {
  std::array<Register, 4> write;    // LDS address of columns 0 to 3, for the lane's own row
  std::array<Register, 2> read;     // ... of 16 bytes of row lane / 8, and 16 rows on
  std::array<Register, 8> address;  // in memory, of each 8 rows
};

constexpr int kReadRows = 8;  // of an instruction that reads the staged rows

// to = row times the distance of staged rows, row < 32.
void staged_row(Emitter& e, const Kernel& kernel, const Register& to, const Register& row) {
  if (kernel.layout.output_behind_ring()) {
    static_assert(kOutRowBytes == 3 << 6);
    e(v_lshl_add_u32, {to, row, 1, row});
    e(v_lshlrev_b32, {to, 6, to});
  } else {
    e(v_lshlrev_b32, {to, 7, row});
  }
}

// Scores of half b are used up, and so are V's operands.
Staging staging_of(const Registers& r) {
  Staging s;
  const Register low = r.half[1].s[0], high = r.half[1].s[1];
  for (int i = 0; i < 4; ++i) s.write[static_cast<std::size_t>(i)] = low.at(i);
  for (int i = 0; i < 8; ++i) s.address[static_cast<std::size_t>(i)] = high.at(i);
  s.read = {low.at(8), low.at(9)};
  return s;
}

std::vector<Register> all_of(const Staging& s) {
  std::vector<Register> list(s.write.begin(), s.write.end());
  list.insert(list.end(), s.read.begin(), s.read.end());
  list.insert(list.end(), s.address.begin(), s.address.end());
  return list;
}

void staging_addresses(Emitter& e, const Kernel& kernel, const Staging& s) {
  const Registers& r = kernel.regs;
  const Register lane = r.scratch.at(0), x = r.scratch.at(2), y = r.scratch.at(1), t = r.masks.at(0);
  lane_number(e, lane);
  const Register first = s.write[0], column = s.address[0];
  e(s_mul_i32, {t, r.wave, kernel.layout.out_bytes()});
  e(s_add_u32, {t, t, kernel.layout.out_base()});
  e(v_lshrrev_b32, {x, 5, lane});
  e(v_bfe_u32, {y, lane, 3, 1});
  e(v_xor_b32, {x, x, y}).comment = "which 8 bytes of a column";
  e(v_bfe_u32, {y, lane, 1, 2});
  e(v_lshlrev_b32, {y, 4, y});
  e(v_lshl_or_b32, {y, x, 3, y});
  e(v_and_b32, {x, 31, lane});
  staged_row(e, kernel, first, x);
  e(v_add3_u32, {first, first, y, t});
  for (std::size_t c = 1; c < s.write.size(); ++c) e(v_xor_b32, {s.write[c], static_cast<int>(16 * c), first});
  e(v_lshrrev_b32, {x, 3, lane});
  e(v_and_b32, {column, 7, lane});
  e(v_bfe_u32, {y, x, 1, 2});
  e(v_xor_b32, {y, y, column});
  staged_row(e, kernel, s.read[0], x);
  e(v_lshl_add_u32, {s.read[0], y, 4, s.read[0]});
  e(v_add_u32, {s.read[0], t, s.read[0]});
  e(v_add_u32, {s.read[1], 2 * kReadRows * kernel.layout.out_row_bytes(), s.read[0]});
  const Register stride = LEANFA_ARG(r, o_row_stride, 1);
  e(s_lshl_b32, {t, r.wave, 6});
  e(v_add_u32, {x, t, x});
  e(v_mul_lo_u32, {x, x, stride});
  e(v_lshl_add_u32, {column, column, 4, x});
  e(s_lshl_b32, {t, stride, 3});
  for (std::size_t n = 1; n < s.address.size(); ++n) e(v_add_u32, {s.address[n], t, s.address[n - 1]});
}

// One of a half's two times 64 dimensions to LDS and back.
void stage_rows(Emitter& e, const Kernel& kernel, const Half& half, const Staging& s, int pair, const Register& to) {
  const std::size_t first = 2 * static_cast<std::size_t>(pair);
  const Register low = half.o[first], high = half.o[first + 1];
  for (int i = 0; i < low.count; i += 4) {
    const Register left = output_of(e, kernel, half, low, i), right = output_of(e, kernel, half, high, i);
    isa::Modifiers at;
    at.offset1 = 64 / 8;
    e(ds_write2_b64, {s.write[static_cast<std::size_t>(i / 4)], left.part(0, 2), right.part(0, 2)}, at);
  }
  for (int n = 0; n < kHalfRows / kReadRows; ++n) {
    const Register from = s.read[static_cast<std::size_t>(n / 2)];
    const int step = kReadRows * kernel.layout.out_row_bytes();
    if (n % 2 == 0) {
      e(ds_read_b128, {to.part(4 * n, 4), from});
      continue;
    }
    isa::Modifiers swapped = offset(step / 8 + 1);
    swapped.offset1 = step / 8;
    e(ds_read2_b64, {to.part(4 * n, 4), from}, swapped);
  }
}

void store_lines(Emitter& e, const Kernel& kernel, const Half& half, const Staging& s, int pair, const Register& from) {
  // The last first: one wait for LDS then covers all of them.
  for (int n = kHalfRows / kReadRows - 1; n >= 0; --n) {
    isa::Modifiers at = offset(128 * pair);
    at.offen = true;
    const Register address =
        s.address.at(static_cast<std::size_t>(half.index) * kHalfRows / kReadRows + static_cast<std::size_t>(n));
    e(buffer_store_dwordx4, {from.part(4 * n, 4), address, kernel.regs.resource, 0}, at);
  }
}

void store_staged(Emitter& e, const Kernel& kernel) {
  const Registers& r = kernel.regs;
  const Staging s = staging_of(r);
  if (keeps_output_places(kernel.plan)) {
    int from = 0;
    for (const Register& to : all_of(s)) e(v_accvgpr_read_b32, {to, r.staging.at(from++)});
  } else {
    staging_addresses(e, kernel, s);
  }
  for (int chunk = 0; chunk <= 4; ++chunk) {
    const auto buffer = [&](int c) { return r.v_tile.part(16 * (c % 2), 16); };
    const auto half = [&](int c) -> const Half& { return r.half[static_cast<std::size_t>(c / 2)]; };
    if (chunk < 4) stage_rows(e, kernel, half(chunk), s, chunk % 2, buffer(chunk));
    if (chunk > 0) store_lines(e, kernel, half(chunk - 1), s, (chunk - 1) % 2, buffer(chunk - 1));
  }
}

}  // namespace

Emitter output_places(const Kernel& kernel) {
  Emitter e("setup");
  const Staging s = staging_of(kernel.regs);
  staging_addresses(e, kernel, s);
  int to = 0;
  for (const Register& from : all_of(s)) e(v_accvgpr_write_b32, {kernel.regs.staging.at(to++), from});
  return e;
}

Emitter store_lse(const Kernel& kernel) {
  Emitter e("LSE");
  const Registers& r = kernel.regs;
  const Register lane = r.scratch.at(0), row = r.scratch.at(1), x = r.scratch.at(2), y = r.scratch.at(3);
  lane_number(e, lane);
  e(s_mov_b32, {r.masks.at(3), 4});
  tile_buffer(e, kernel, r.row0, LEANFA_ARG(r, lse, 2), r.masks.at(3));
  for (const Half& half : r.half) {
    row_in_tile(e, kernel, half, lane, row);
    rows_with_keys(e, half, lane, x);
    store_lse_of(e, kernel, half, lane, row, x, y);
  }
  return e;
}

Emitter store_output(const Kernel& kernel, const std::string& lse) {
  Emitter e("output");
  const Registers& r = kernel.regs;
  for (const Half& half : r.half) normaliser(e, kernel, half);
  e(s_cmp_eq_u64, {LEANFA_ARG(r, lse, 2), 0});
  schedule::Op& aside = e.branch(s_cbranch_scc0, lse);
  aside.comment = "LSE is wanted";
  for (const Register& reg : {r.scratch, r.masks, r.resource, kVcc, r.half[0].max, r.half[1].max})
    aside.also_writes.push_back(range_of(reg));
  aside.also_writes.push_back({isa::RegisterFile::kScc, 0, 1});
  aside.also_reads.push_back(range_of(r.row0));
  for (const Half& half : r.half) {
    for (const Register& reg : {half.l, half.reference, half.limit}) aside.also_reads.push_back(range_of(reg));
    if (kernel.plan.p == PCode::kShift) aside.also_reads.push_back(range_of(half.shift3));
  }
  // Packed float32 takes the factor from a pair: choosing one half for both is an erratum beside the matrix pipe.
  for (const Half& half : r.half) e(v_mov_b32, {half.max, half.other});
  tile_buffer(e, kernel, r.row0, LEANFA_ARG(r, o, 2), LEANFA_ARG(r, o_row_stride, 1));
  store_staged(e, kernel);
  return e;
}

}  // namespace leanfa::gfx950
