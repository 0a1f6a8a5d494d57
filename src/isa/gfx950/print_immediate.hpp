// Text of numbers that stand for something: wait counts, hardware registers, messages, swizzle patterns, formats.
// Names as LLVM prints them for gfx950; a number without a name prints as a number.
#pragma once

#include <cstdint>
#include <string>

namespace leanfa::isa {

[[nodiscard]] std::string print_waitcnt(std::uint32_t value);
[[nodiscard]] std::string print_hwreg(std::uint32_t value);
[[nodiscard]] std::string print_message(std::uint32_t value);
[[nodiscard]] std::string print_gpr_index(std::uint32_t value);
// Decimal for -16 to 64, else hexadecimal.
[[nodiscard]] std::string print_number(std::uint32_t value);
// The offset field of ds_swizzle_b32, with " offset:" before it; empty for zero.
[[nodiscard]] std::string print_swizzle(std::uint32_t offset);
// dfmt in bits 3:0, nfmt in bits 6:4, with " format:" before it; empty for the default.
[[nodiscard]] std::string print_format(std::uint32_t format);
[[nodiscard]] std::string print_dpp_control(std::uint32_t control);

}  // namespace leanfa::isa
