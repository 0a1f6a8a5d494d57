// Machine code of out[i] = x[i] + c, written by hand: arguments x, out (pointers) and c (float), i the work item.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace leanfa::isa::test {

inline constexpr std::size_t kAddWaitForX = 10;  // the word that waits for x[i]

// Workgroups of 2^shift items, shift 0 to 64 an inline constant.
constexpr std::array<std::uint32_t, 15> add_kernel(std::uint32_t shift) {
  return {
      0xc00a0200, 0x00000000,                         // s_load_dwordx4 s[8:11], s[0:1], 0x0
      0xc0020300, 0x00000010,                         // s_load_dword s12, s[0:1], 0x10
      0xd1fd0001, 0x04000002 | ((128 + shift) << 9),  // v_lshl_add_u32 v1, s2, shift, v0
      0x24020282,                                     // v_lshlrev_b32_e32 v1, 2, v1
      0xbf8cc07f,                                     // s_waitcnt lgkmcnt(0)
      0xdc508000, 0x02080001,                         // global_load_dword v2, v1, s[8:9]
      0xbf8c0f70,                                     // s_waitcnt vmcnt(0)
      0x0204040c,                                     // v_add_f32_e32 v2, s12, v2
      0xdc708000, 0x000a0201,                         // global_store_dword v1, v2, s[10:11]
      0xbf810000,                                     // s_endpgm
  };
}

}  // namespace leanfa::isa::test
