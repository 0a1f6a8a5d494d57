// Single instructions: what the fields of a decoded one hold, and what refused words say.
#include <gtest/gtest.h>

#include <stdexcept>

#include "isa/gfx950/instruction.hpp"

namespace leanfa::isa::test {
namespace {

// Throws, and so fails the test, when the words are no instruction.
Instruction decoded(std::initializer_list<std::uint32_t> words, std::uint64_t pc = 0) {
  const auto instruction = decode(std::span(words.begin(), words.size()), pc);
  return instruction ? *instruction : throw std::runtime_error(instruction.error().message);
}

std::string refused(std::initializer_list<std::uint32_t> words, std::uint64_t pc) {
  const auto instruction = decode(std::span(words.begin(), words.size()), pc);
  EXPECT_FALSE(instruction) << print(*instruction);
  if (instruction) return {};
  EXPECT_EQ(instruction.error().code, ErrorCode::kBadInput);
  return instruction.error().message;
}

TEST(Decode, RefusalsNameAddressWordsAndRow) {
  const std::string unknown = refused({0xbf9f0000}, 0x40);
  EXPECT_NE(unknown.find("0x40"), std::string::npos) << unknown;
  EXPECT_NE(unknown.find("0xbf9f0000"), std::string::npos) << unknown;
  EXPECT_NE(refused({0xd1cb0002}, 0x44).find("v_fma_f32 has 8 bytes"), std::string::npos);
  EXPECT_NE(refused({0xd1c88002, 0x04321104}, 0x48).find("v_bfe_u32 has no such modifier"), std::string::npos);
  EXPECT_NE(refused({0xbe8400d1}, 0x4c).find("s_mov_b32 has no such operand"), std::string::npos);
  EXPECT_FALSE(decode({}, 0));
}

TEST(Decode, ALiteralThatIsCutOffIsRefused) {
  refused({0xbe8400ff}, 0);
  EXPECT_EQ(decoded({0xbe8400ff, 0x12345678}).size, 8);
  EXPECT_EQ(decoded({0xbe8400ff, 0x12345678}).operand(Field::kSrc0).value, 0x12345678u);
}

TEST(Decode, OperandsSayFileNumberAndSize) {
  const Instruction load = decoded({0xd9fe0110, 0x0c000002});  // ds_read_b128 v[12:15], v2 offset:272
  EXPECT_EQ(load.opcode(), Opcode::ds_read_b128);
  const Operand& dst = load.operand(Field::kDst);
  EXPECT_EQ(dst.kind, OperandKind::kVgpr);
  EXPECT_EQ(dst.index, 12);
  EXPECT_EQ(dst.dwords, 4);
  EXPECT_TRUE(dst.written);
  EXPECT_FALSE(dst.read);
  EXPECT_EQ(load.operand(Field::kAddress).index, 2);
  EXPECT_EQ(load.operand(Field::kData).kind, OperandKind::kNone);
  EXPECT_EQ(load.modifiers.offset, 272);
}

TEST(Decode, ConstantsHaveTheBitsOfTheirType) {
  const auto constant = [](std::initializer_list<std::uint32_t> words) {
    return constant_bits(decoded(words).operand(Field::kSrc0));
  };
  EXPECT_EQ(constant({0x020408f2}), 0x3f800000u);                      // v_add_f32 1.0
  EXPECT_EQ(constant({0x3e0408f2}), 0x3c00u);                          // v_add_f16 1.0
  EXPECT_EQ(constant({0x080408f2}), 0x3ff0000000000000u);              // v_fmac_f64 1.0
  EXPECT_EQ(constant({0x080408ff, 0x40000000}), 0x4000000000000000u);  // the upper half of a double
  EXPECT_EQ(constant({0x080408f8}), 0x3fc45f306dc9c882u);              // 1 / (2 pi)
  EXPECT_EQ(constant({0x680408c1}), 0xffffffffu);                      // v_add_u32 -1
  EXPECT_EQ(constant({0xbe8401c1}), ~std::uint64_t{0});                // s_mov_b64 -1
  EXPECT_EQ(constant({0xbe8401ff, 0x80000000}), 0x80000000u);          // s_mov_b64: unsigned
  EXPECT_EQ(constant({0x7e04b6f2}), 0x3f80u);                          // v_cvt_f32_bf16 1.0
}

TEST(Decode, MatrixFormatsSetTheSizeOfTheirOperands) {
  const Instruction mixed = decoded({0xd3ae0200, 0x84c27120});  // A e2m3, B e2m1
  EXPECT_EQ(mixed.operand(Field::kSrc0).dwords, 6);
  EXPECT_EQ(mixed.operand(Field::kSrc0).type, types::fp6x32);
  EXPECT_EQ(mixed.operand(Field::kSrc1).dwords, 4);
  EXPECT_EQ(mixed.operand(Field::kSrc1).type, types::fp4x32);
}

TEST(Decode, PassesFollowTheFormats) {
  EXPECT_EQ(passes(decoded({0xd3ae0000, 0x04c27160})), 16);  // e4m3 x e4m3
  EXPECT_EQ(passes(decoded({0xd3ae0400, 0x84c27160})), 8);   // e2m1 x e2m1
  EXPECT_EQ(passes(decoded({0xd3ae0400, 0x04c27160})), 16);  // e2m1 x e4m3
  EXPECT_EQ(passes(decoded({0xd3b70000, 0x04c27160})), 8);   // 32x32x16 bf16
  EXPECT_EQ(passes(decoded({0xbf800000})), 0);
}

TEST(Decode, ScaledMatricesAreOneInstructionOfSixteenBytes) {
  const Instruction scaled = decoded({0xd3ac1000, 0x08020d04, 0xd3ae0c00, 0x84c27160});
  EXPECT_EQ(scaled.size, 16);
  EXPECT_EQ(scaled.operand(Field::kScaleA).index, 4);
  EXPECT_EQ(scaled.operand(Field::kScaleB).index, 6);
  EXPECT_EQ(scaled.modifiers.op_sel, 2);     // B's byte, low bit
  EXPECT_EQ(scaled.modifiers.op_sel_hi, 1);  // A's byte, high bit
  EXPECT_EQ(scaled.modifiers.abid, 1);
  EXPECT_EQ(passes(scaled), 8);
}

TEST(Decode, BranchesKnowWhereTheyGo) {
  EXPECT_EQ(branch_target(decoded({0xbf820001}, 0x100)), 0x108u);
  EXPECT_EQ(branch_target(decoded({0xbf82ffff}, 0x100)), 0x100u);
  EXPECT_EQ(branch_target(decoded({0xbf828000}, 0x40000)), 0x40004u - 0x20000u);
  EXPECT_EQ(branch_target(decoded({0xba84ffff}, 0x100)), 0x100u);  // s_call_b64
  EXPECT_EQ(branch_target(decoded({0xbf800000}, 0x100)), std::nullopt);
}

TEST(Decode, PartialWritesAreRecognised) {
  EXPECT_FALSE(writes_part(decoded({0xd2a20002, 0x00021104})));  // v_cvt_pk_fp8_f32, low half
  EXPECT_TRUE(writes_part(decoded({0xd2a24002, 0x00021104})));   // high half
  EXPECT_TRUE(writes_part(decoded({0xd2a42002, 0x00021104})));   // v_cvt_sr_fp8_f32, byte 1
  EXPECT_FALSE(writes_part(decoded({0xd2a40802, 0x00021104})));  // op_sel[0] is not the destination's
  EXPECT_TRUE(writes_part(decoded({0x020408f9, 0x06060106})));   // SDWA BYTE_1
  EXPECT_FALSE(writes_part(decoded({0x020408f9, 0x06060606})));
}

}  // namespace
}  // namespace leanfa::isa::test
