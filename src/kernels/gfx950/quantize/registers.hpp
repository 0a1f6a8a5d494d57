// Who has which register in the kernels that go through rows (encode, largest), and how a row lies in them: four
// neighbouring lanes hold a row, lane q of them its 8-element chunks q, q + 4, q + 8, ...
#pragma once

#include <cstddef>
#include <vector>

#include "asm/register_map.hpp"
#include "kernels/gfx950/quantize/arguments.hpp"
#include "kernels/gfx950/quantize/plan.hpp"

// The registers of a field of QuantizeArguments.
#define LEANFA_ARGUMENT(r, field) (r).argument(offsetof(QuantizeArguments, field), sizeof(QuantizeArguments::field) / 4)

namespace leanfa::gfx950 {

using assembly::Register;

inline constexpr int kChunkElements = 8;  // 16 bytes of bf16
inline constexpr int kPairsPerChunk = kChunkElements / 2;

struct QuantizeRegisters {
  explicit QuantizeRegisters(const QuantizePlan& plan);

  // A field of QuantizeArguments.
  [[nodiscard]] Register argument(std::size_t offset_bytes, int dwords) const {
    return arguments.part(static_cast<int>(offset_bytes) / 4, dwords);
  }
  [[nodiscard]] int chunks() const { return raw.count / 4; }

  assembly::RegisterMap map;
  // Where the hardware puts them.
  Register kernarg = map.sgpr("kernarg", 2);
  Register group = map.sgpr("workgroup of the head");
  Register head = map.sgpr("head");
  Register batch = map.sgpr("batch");
  Register wave = map.sgpr("wave");
  Register steps = map.sgpr("steps left");
  Register arguments = map.sgpr("arguments", sizeof(QuantizeArguments) / 4, 4);
  Register address_s = map.sgpr("address", 2, 2);
  Register product = map.sgpr("product", 3);
  Register last = map.sgpr("last token");
  Register high_half = map.sgpr("mask of the high half");
  Register magnitude = map.sgpr("mask of the magnitude");
  Register infinity = map.sgpr("infinity");
  Register normalise = map.sgpr("1/sqrt of the block", 2, 2);
  Register normalise_64 = map.sgpr("1/sqrt(64)", 2, 2);
  Register whole = map.sgpr("1.5 * 2^23", 2, 2);
  Register pick_low = map.sgpr("bytes 0 of two");
  Register pick_words = map.sgpr("low words of two");
  Register clamp = map.sgpr("int8 needs saturation");
  Register scale_base = map.sgpr("scales of the head", 2, 2);
  Register shift_base = map.sgpr("shifts of the head", 2, 2);
  Register far = map.sgpr("lanes whose scale is far from 1", 2, 2);

  Register lane = map.vgpr("lane, then its number in the row");
  Register token = map.vgpr("token");
  Register source = map.vgpr("first row", 2, 2);
  Register target = map.vgpr("first codes", 2, 2);
  Register at = map.vgpr("address", 2, 2);
  Register wide = map.vgpr("scratch", 8, 2);
  Register sign_1 = map.vgpr("1 or -1 by lane bit 0", 2, 2);
  Register sign_2 = map.vgpr("1 or -1 by lane bit 1", 2, 2);
  Register scale = map.vgpr("scale", 2, 2);
  Register high = map.vgpr("1/scale", 2, 2);
  Register low = map.vgpr("1/scale, the rest of it", 2, 2);
  Register unit = map.vgpr("power of two for far scales", 2, 2);
  Register bound = map.vgpr("127 scales");
  Register largest = map.vgpr("largest magnitude");
  Register largest_64 = map.vgpr("largest magnitude of the block of 64");
  Register step_largest = map.vgpr("of this step");
  Register shift_unit = map.vgpr("shift P's scale of shift 0", 2, 2);
  Register shift_most = map.vgpr("127 of it", 2, 2);
  Register refused = map.vgpr("refused values", 2, 2);
  Register raw;                 // a row's bf16
  std::vector<Register> pairs;  // a row's floats, two a pair, and spare pairs behind them
};

}  // namespace leanfa::gfx950
