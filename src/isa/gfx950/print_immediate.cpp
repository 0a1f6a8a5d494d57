#include "isa/gfx950/print_immediate.hpp"

#include <fmt/format.h>

#include <string_view>

namespace leanfa::isa {
namespace {

std::uint32_t bits(std::uint32_t value, int low, int width) { return (value >> low) & ((1u << width) - 1); }

std::string_view hwreg_name(std::uint32_t id) {
  switch (id) {
    case 1:
      return "HW_REG_MODE";
    case 2:
      return "HW_REG_STATUS";
    case 3:
      return "HW_REG_TRAPSTS";
    case 4:
      return "HW_REG_HW_ID";
    case 5:
      return "HW_REG_GPR_ALLOC";
    case 6:
      return "HW_REG_LDS_ALLOC";
    case 7:
      return "HW_REG_IB_STS";
    case 15:
      return "HW_REG_SH_MEM_BASES";
    case 16:
      return "HW_REG_TBA_LO";
    case 17:
      return "HW_REG_TBA_HI";
    case 18:
      return "HW_REG_TMA_LO";
    case 19:
      return "HW_REG_TMA_HI";
    case 20:
      return "HW_REG_XCC_ID";
    case 21:
      return "HW_REG_SQ_PERF_SNAPSHOT_DATA";
    case 22:
      return "HW_REG_SQ_PERF_SNAPSHOT_DATA1";
    case 23:
      return "HW_REG_SQ_PERF_SNAPSHOT_PC_LO";
    case 24:
      return "HW_REG_SQ_PERF_SNAPSHOT_PC_HI";
    default:
      return {};
  }
}

std::string_view message_name(std::uint32_t id) {
  constexpr std::string_view kNames[] = {"",
                                         "MSG_INTERRUPT",
                                         "MSG_GS",
                                         "MSG_GS_DONE",
                                         "MSG_SAVEWAVE",
                                         "MSG_STALL_WAVE_GEN",
                                         "MSG_HALT_WAVES",
                                         "MSG_ORDERED_PS_DONE",
                                         "MSG_EARLY_PRIM_DEALLOC",
                                         "MSG_GS_ALLOC_REQ",
                                         "MSG_GET_DOORBELL"};
  if (id == 15) return "MSG_SYSMSG";
  return id < std::size(kNames) ? kNames[id] : std::string_view{};
}

std::string_view gs_operation(std::uint32_t operation) {
  constexpr std::string_view kNames[] = {"GS_OP_NOP", "GS_OP_CUT", "GS_OP_EMIT", "GS_OP_EMIT_CUT"};
  return operation < std::size(kNames) ? kNames[operation] : std::string_view{};
}

std::string_view system_operation(std::uint32_t operation) {
  constexpr std::string_view kNames[] = {"", "SYSMSG_OP_ECC_ERR_INTERRUPT", "SYSMSG_OP_REG_RD", "",
                                         "SYSMSG_OP_TTRACE_PC"};
  return operation < std::size(kNames) ? kNames[operation] : std::string_view{};
}

// "10i01": for each bit of the lane number, high bit first, what becomes of it.
std::string lane_mask(std::uint32_t and_mask, std::uint32_t or_mask, std::uint32_t xor_mask) {
  std::string text;
  for (int bit = 4; bit >= 0; --bit) {
    const std::uint32_t zero = (((0u & and_mask) | or_mask) ^ xor_mask) >> bit & 1u;
    const std::uint32_t one = (((0x1fu & and_mask) | or_mask) ^ xor_mask) >> bit & 1u;
    text += zero == one ? (zero == 0 ? '0' : '1') : (zero == 0 ? 'p' : 'i');
  }
  return text;
}

std::string bit_mask_swizzle(std::uint32_t offset) {
  const std::uint32_t and_mask = bits(offset, 0, 5);
  const std::uint32_t or_mask = bits(offset, 5, 5);
  const std::uint32_t xor_mask = bits(offset, 10, 5);
  if (and_mask == 0x1f && or_mask == 0 &&
      (xor_mask == 1 || xor_mask == 2 || xor_mask == 4 || xor_mask == 8 || xor_mask == 16))
    return fmt::format("swizzle(SWAP,{})", xor_mask);
  if (and_mask == 0x1f && or_mask == 0 && xor_mask != 0 && ((xor_mask + 1) & xor_mask) == 0)
    return fmt::format("swizzle(REVERSE,{})", xor_mask + 1);
  const std::uint32_t group = 0x20 - and_mask;
  const bool group_is_power = group > 1 && (group & (group - 1)) == 0;
  if (group_is_power && or_mask < group && xor_mask == 0)
    return fmt::format("swizzle(BROADCAST,{},{})", group, or_mask);
  return fmt::format("swizzle(BITMASK_PERM,\"{}\")", lane_mask(and_mask, or_mask, xor_mask));
}

std::string data_format(std::uint32_t format) {
  constexpr std::string_view kNames[] = {"INVALID",     "8",        "16",          "8_8",        "32",      "16_16",
                                         "10_11_11",    "11_11_10", "10_10_10_2",  "2_10_10_10", "8_8_8_8", "32_32",
                                         "16_16_16_16", "32_32_32", "32_32_32_32", "RESERVED_15"};
  return fmt::format("BUF_DATA_FORMAT_{}", kNames[format]);
}

std::string number_format(std::uint32_t format) {
  constexpr std::string_view kNames[] = {"UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "RESERVED_6", "FLOAT"};
  return fmt::format("BUF_NUM_FORMAT_{}", kNames[format]);
}

}  // namespace

// vmcnt is split: bits 3:0 and 15:14 (CDNA4 ISA 12.5, S_WAITCNT). Counters at their maximum wait for nothing.
std::string print_waitcnt(std::uint32_t value) {
  struct Counter {
    std::string_view name;
    std::uint32_t count;
    std::uint32_t most;
  };
  const Counter counters[] = {{"vmcnt", bits(value, 0, 4) | bits(value, 14, 2) << 4, 63},
                              {"expcnt", bits(value, 4, 3), 7},
                              {"lgkmcnt", bits(value, 8, 4), 15}};
  std::string waits;
  std::string all;
  for (const Counter& counter : counters) {
    const std::string text = fmt::format("{}({})", counter.name, counter.count);
    all += (all.empty() ? "" : " ") + text;
    if (counter.count != counter.most) waits += (waits.empty() ? "" : " ") + text;
  }
  return waits.empty() ? all : waits;
}

std::string print_hwreg(std::uint32_t value) {
  const std::uint32_t id = bits(value, 0, 6);
  const std::uint32_t offset = bits(value, 6, 5);
  const std::uint32_t width = bits(value, 11, 5) + 1;
  const std::string_view name = hwreg_name(id);
  const std::string text = name.empty() ? fmt::format("{}", id) : std::string(name);
  if (offset == 0 && width == 32) return fmt::format("hwreg({})", text);
  return fmt::format("hwreg({}, {}, {})", text, offset, width);
}

std::string print_message(std::uint32_t value) {
  const std::uint32_t id = bits(value, 0, 4);
  const std::uint32_t operation = bits(value, 4, 3);
  const std::uint32_t stream = bits(value, 8, 2);
  const std::string_view name = message_name(id);
  const bool gs = id == 2 || id == 3;
  const bool system = id == 15;
  const std::string_view operation_name = gs ? gs_operation(operation) : system ? system_operation(operation) : "";
  const bool no_stream = operation == 0 || !gs;
  const bool valid = !name.empty() &&
                     (gs || system ? !operation_name.empty() && !(id == 2 && operation == 0) : operation == 0) &&
                     (stream == 0 || !no_stream);
  if (!valid) {
    // LLVM writes the raw number when bits are set that the three fields do not hold.
    const bool fits = (value & ~0x37fu) == 0;
    return fits ? fmt::format("sendmsg({}, {}, {})", id, operation, stream) : fmt::format("{}", value);
  }
  if (!gs && !system) return fmt::format("sendmsg({})", name);
  if (no_stream) return fmt::format("sendmsg({}, {})", name, operation_name);
  return fmt::format("sendmsg({}, {}, {})", name, operation_name, stream);
}

std::string print_gpr_index(std::uint32_t value) {
  if (value > 15) return fmt::format("0x{:x}", value);
  constexpr std::string_view kNames[] = {"SRC0", "SRC1", "SRC2", "DST"};
  std::string text;
  for (std::size_t bit = 0; bit < std::size(kNames); ++bit)
    if ((value >> bit & 1u) != 0) text += fmt::format("{}{}", text.empty() ? "" : ",", kNames[bit]);
  return fmt::format("gpr_idx({})", text);
}

std::string print_number(std::uint32_t value) {
  const auto number = static_cast<std::int32_t>(value);
  return number >= -16 && number <= 64 ? fmt::format("{}", number) : fmt::format("0x{:x}", value);
}

std::string print_swizzle(std::uint32_t offset) {
  if (offset == 0) return {};
  std::string text = fmt::format("{}", offset);
  if (offset >= 0xe000)
    text = fmt::format("swizzle(FFT,{})", bits(offset, 0, 5));
  else if (offset >= 0xc000)
    text = fmt::format("swizzle(ROTATE,{},{})", bits(offset, 10, 1), bits(offset, 5, 5));
  else if (bits(offset, 8, 8) == 0x80)
    text = fmt::format("swizzle(QUAD_PERM,{},{},{},{})", bits(offset, 0, 2), bits(offset, 2, 2), bits(offset, 4, 2),
                       bits(offset, 6, 2));
  else if (offset < 0x8000)
    text = bit_mask_swizzle(offset);
  return " offset:" + text;
}

std::string print_format(std::uint32_t format) {
  constexpr std::uint32_t kDefaultData = 1;
  const std::uint32_t data = bits(format, 0, 4);
  const std::uint32_t number = bits(format, 4, 3);
  if (data == kDefaultData && number == 0) return {};
  if (number == 0) return fmt::format(" format:[{}]", data_format(data));
  if (data == kDefaultData) return fmt::format(" format:[{}]", number_format(number));
  return fmt::format(" format:[{},{}]", data_format(data), number_format(number));
}

std::string print_dpp_control(std::uint32_t control) {
  const std::uint32_t low = bits(control, 0, 4);
  if (control <= 0xff)
    return fmt::format("quad_perm:[{},{},{},{}]", bits(control, 0, 2), bits(control, 2, 2), bits(control, 4, 2),
                       bits(control, 6, 2));
  switch (control >> 4) {
    case 0x10:
      return fmt::format("row_shl:{}", low);
    case 0x11:
      return fmt::format("row_shr:{}", low);
    case 0x12:
      return fmt::format("row_ror:{}", low);
    case 0x15:
      return fmt::format("row_newbcast:{}", low);
    default:
      break;
  }
  switch (control) {
    case 0x130:
      return "wave_shl:1";
    case 0x134:
      return "wave_rol:1";
    case 0x138:
      return "wave_shr:1";
    case 0x13c:
      return "wave_ror:1";
    case 0x140:
      return "row_mirror";
    case 0x141:
      return "row_half_mirror";
    case 0x142:
      return "row_bcast:15";
    default:
      return "row_bcast:31";
  }
}

}  // namespace leanfa::isa
