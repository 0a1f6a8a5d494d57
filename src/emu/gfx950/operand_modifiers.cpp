#include "emu/gfx950/operand_modifiers.hpp"

namespace leanfa::emu {
namespace {

struct Part {
  unsigned shift;
  unsigned bits;
};

Part part_of(isa::SdwaSelect select) {
  switch (select) {
    case isa::SdwaSelect::kByte0:
      return {.shift = 0, .bits = 8};
    case isa::SdwaSelect::kByte1:
      return {.shift = 8, .bits = 8};
    case isa::SdwaSelect::kByte2:
      return {.shift = 16, .bits = 8};
    case isa::SdwaSelect::kByte3:
      return {.shift = 24, .bits = 8};
    case isa::SdwaSelect::kWord0:
      return {.shift = 0, .bits = 16};
    case isa::SdwaSelect::kWord1:
      return {.shift = 16, .bits = 16};
    case isa::SdwaSelect::kDword:
      break;
  }
  return {.shift = 0, .bits = 32};
}

std::uint32_t mask_of(const Part& part) { return part.bits == 32 ? ~0U : (1U << part.bits) - 1; }

}  // namespace

std::uint32_t sdwa_source(std::uint32_t value, isa::SdwaSelect select, bool sign_extend) {
  const Part part = part_of(select);
  const std::uint32_t field = value >> part.shift & mask_of(part);
  if (!sign_extend || part.bits == 32) return field;
  const std::uint32_t sign = 1U << (part.bits - 1);
  return (field ^ sign) - sign;
}

std::uint32_t sdwa_result(std::uint32_t value, std::uint32_t old, isa::SdwaSelect select, isa::SdwaUnused unused) {
  const Part part = part_of(select);
  const std::uint32_t field = (value & mask_of(part)) << part.shift;
  const std::uint32_t outside = ~(mask_of(part) << part.shift);
  switch (unused) {
    case isa::SdwaUnused::kPreserve:
      return field | (old & outside);
    case isa::SdwaUnused::kSext: {
      const bool negative = (value >> (part.bits - 1) & 1U) != 0;
      // Bits above the field take its sign, bits below are zero.
      const std::uint32_t above = part.shift + part.bits == 32 ? 0U : ~0U << (part.shift + part.bits);
      return negative ? field | above : field;
    }
    case isa::SdwaUnused::kPad:
      break;
  }
  return field;
}

int dpp_source_lane(std::uint32_t dpp_ctrl, int lane) {
  const int row = lane & ~15;
  const int in_row = lane & 15;
  const int amount = static_cast<int>(dpp_ctrl & 15U);
  if (dpp_ctrl < 0x100) return (lane & ~3) + static_cast<int>(dpp_ctrl >> (2 * (lane & 3)) & 3U);  // quad_perm
  const auto in_bounds = [&](int source) { return source >= 0 && source < 16 ? row + source : -1; };
  switch (dpp_ctrl & 0x1F0U) {
    case 0x100:
      return in_bounds(in_row + amount);  // row_shl
    case 0x110:
      return in_bounds(in_row - amount);  // row_shr
    case 0x120:
      return row + ((in_row - amount) & 15);  // row_ror
    case 0x150:
      return row + amount;  // row_newbcast
    default:
      break;
  }
  switch (dpp_ctrl) {
    case 0x130:
      return lane < 63 ? lane + 1 : -1;  // wave_shl:1
    case 0x134:
      return (lane + 1) & 63;  // wave_rol:1
    case 0x138:
      return lane - 1;  // wave_shr:1
    case 0x13C:
      return (lane - 1) & 63;  // wave_ror:1
    case 0x140:
      return row + 15 - in_row;  // row_mirror
    case 0x141:
      return (lane & ~7) + 7 - (lane & 7);  // row_half_mirror
    case 0x142:
      return row == 0 ? -1 : row - 1;  // row_bcast:15, into the next row
    case 0x143:
      return lane < 32 ? -1 : 31;  // row_bcast:31
    default:
      return -1;
  }
}

}  // namespace leanfa::emu
