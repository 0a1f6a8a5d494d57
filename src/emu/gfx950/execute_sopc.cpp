// SOPC: scalar compares into SCC. CDNA4 manual, section 12.4.
#include <array>

#include "emu/gfx950/scalar_map.hpp"
#include "emu/gfx950/semantics.hpp"

namespace leanfa::emu {
namespace {

using U32 = std::uint32_t;
using I32 = std::int32_t;
using U64 = std::uint64_t;
using isa::Opcode;

template <class U, auto F>
constexpr Semantics row(Opcode opcode) {
  return {opcode, scalar_compare<U, F>, nullptr};
}

constexpr std::array kSemantics{
    row<I32, [](I32 a, I32 b) { return a == b; }>(Opcode::s_cmp_eq_i32),
    row<I32, [](I32 a, I32 b) { return a != b; }>(Opcode::s_cmp_lg_i32),
    row<I32, [](I32 a, I32 b) { return (a > b); }>(Opcode::s_cmp_gt_i32),
    row<I32, [](I32 a, I32 b) { return (a >= b); }>(Opcode::s_cmp_ge_i32),
    row<I32, [](I32 a, I32 b) { return a < b; }>(Opcode::s_cmp_lt_i32),
    row<I32, [](I32 a, I32 b) { return a <= b; }>(Opcode::s_cmp_le_i32),
    row<U32, [](U32 a, U32 b) { return a == b; }>(Opcode::s_cmp_eq_u32),
    row<U32, [](U32 a, U32 b) { return a != b; }>(Opcode::s_cmp_lg_u32),
    row<U32, [](U32 a, U32 b) { return (a > b); }>(Opcode::s_cmp_gt_u32),
    row<U32, [](U32 a, U32 b) { return (a >= b); }>(Opcode::s_cmp_ge_u32),
    row<U32, [](U32 a, U32 b) { return a < b; }>(Opcode::s_cmp_lt_u32),
    row<U32, [](U32 a, U32 b) { return a <= b; }>(Opcode::s_cmp_le_u32),
    row<U32, [](U32 a, U32 b) { return ((a >> (b & 31U) & 1U) == 0); }>(Opcode::s_bitcmp0_b32),
    row<U32, [](U32 a, U32 b) { return ((a >> (b & 31U) & 1U) == 1); }>(Opcode::s_bitcmp1_b32),
    row<U64, [](U64 a, U64 b) { return ((a >> (b & 63U) & 1U) == 0); }>(Opcode::s_bitcmp0_b64),
    row<U64, [](U64 a, U64 b) { return ((a >> (b & 63U) & 1U) == 1); }>(Opcode::s_bitcmp1_b64),
    row<U64, [](U64 a, U64 b) { return a == b; }>(Opcode::s_cmp_eq_u64),
    row<U64, [](U64 a, U64 b) { return a != b; }>(Opcode::s_cmp_lg_u64),
};

}  // namespace

std::span<const Semantics> sopc_semantics() { return kSemantics; }

}  // namespace leanfa::emu
