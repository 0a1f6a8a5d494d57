// Pairs of kernels, one that breaks a rule and one that just keeps it: <rule>__<producer and consumer>__bad or __ok.
// The test runs each with the audit, and expects exactly that rule, or nothing. Rules: hazard/wait_rules.hpp.
.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
.set lds_bytes, 4096
.include "frame.inc"

.macro begin name
  label \name
  .set i, 0
  .rept 96
    v_mov_b32 v[i+1], 0
    .set i, i+1
  .endr
  s_mov_b32 m0, 0
  s_mov_b32 s20, 0
  s_mov_b32 s21, 0
  s_mov_b64 s[22:23], 0
  s_mov_b64 vcc, 0
  v_lshlrev_b32 v100, 4, v0
  s_nop 15
  s_nop 15
.endm

// producer, states that are one too few, consumer
.macro pair name, states, producer, consumer
  begin \name\()__bad
  \producer
  .rept \states-1
    s_nop 0
  .endr
  \consumer
  s_nop 15
  s_nop 15
  finish \name\()__bad
  begin \name\()__ok
  \producer
  .rept \states
    s_nop 0
  .endr
  \consumer
  s_nop 15
  s_nop 15
  finish \name\()__ok
.endm

pair wait_states__mfma4_to_valu, 8, "v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], 0", "v_add_f32 v40, v4, v4"
pair wait_states__mfma8_to_valu, 12, "v_mfma_f32_32x32x16_bf16 v[16:31], v[8:11], v[12:15], 0", "v_add_f32 v40, v31, v31"
pair wait_states__mfma4x4_to_valu, 5, "v_mfma_f32_4x4x4_16b_bf16 v[4:7], v[8:9], v[12:13], 0", "v_add_f32 v40, v4, v4"
pair wait_states__scaled8_to_mfma_b, 12, "v_mfma_scale_f32_16x16x128_f8f6f4 v[4:7], v[8:15], v[16:23], 0, v24, v25", "v_mfma_f32_16x16x32_bf16 v[60:63], v[8:11], v[4:7], 0"
pair wait_states__mfma4_to_valu_write, 8, "v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], 0", "v_mov_b32 v5, 1.0"
pair wait_states__mfma4_to_lds_data, 8, "v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], 0", "ds_write_b32 v100, v4"
pair wait_states__mfma4_to_mfma_a, 8, "v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], 0", "v_mfma_f32_16x16x32_bf16 v[60:63], v[4:7], v[12:15], 0"
pair wait_states__mfma8_to_mfma_c_part, 10, "v_mfma_f32_32x32x16_bf16 v[16:31], v[8:11], v[12:15], 0", "v_mfma_f32_16x16x32_bf16 v[60:63], v[8:11], v[12:15], v[16:19]"
pair wait_states__mfma8_c_overwritten, 7, "v_mfma_f32_32x32x16_bf16 v[16:31], v[8:11], v[12:15], v[40:55]", "v_mov_b32 v40, 0"
pair wait_states__sgemm8_to_valu, 10, "v_mfma_f32_16x16x4_f32 v[4:7], v8, v9, 0", "v_add_f32 v40, v4, v4"
pair wait_states__fp8_16_to_valu, 20, "v_mfma_f32_32x32x64_f8f6f4 v[16:31], v[32:39], v[40:47], 0", "v_add_f32 v60, v16, v16"
pair wait_states__fp4_8_to_valu, 12, "v_mfma_f32_32x32x64_f8f6f4 v[16:31], v[32:35], v[40:43], 0 cbsz:4 blgp:4", "v_add_f32 v60, v16, v16"
pair wait_states__valu_to_mfma, 2, "v_mov_b32 v8, 0", "v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], 0"
pair wait_states__cmpx_to_mfma, 4, "v_cmpx_eq_u32 v8, v8", "v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], 0"
pair wait_states__trans_to_valu, 1, "v_exp_f32 v4, v5", "v_add_f32 v6, v4, v4"
pair wait_states__part_to_valu, 1, "v_cvt_pk_fp8_f32 v4, v5, v6 op_sel:[0,0,1]", "v_add_f32 v7, v4, v4"
pair wait_states__part_to_part, 1, "v_cvt_pk_fp8_f32 v4, v5, v6 op_sel:[0,0,1]", "v_cvt_pk_fp8_f32 v4, v5, v6"
pair wait_states__sdwa_to_valu, 1, "v_mov_b32_sdwa v4, v5 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD", "v_add_u32 v7, v4, v4"
pair wait_states__valu_to_permlane, 2, "v_mov_b32 v4, 0", "v_permlane32_swap_b32 v4, v5"
pair wait_states__cmpx_to_permlane, 4, "v_cmpx_eq_u32 v8, v8", "v_permlane32_swap_b32 v4, v5"
pair wait_states__valu_to_dpp, 2, "v_mov_b32 v4, 0", "v_mov_b32_dpp v5, v4 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf"
pair wait_states__cmpx_to_dpp, 5, "v_cmpx_eq_u32 v8, v8", "v_mov_b32_dpp v5, v4 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf"
pair wait_states__valu_to_readlane, 1, "v_mov_b32 v4, 0", "v_readlane_b32 s10, v4, 3"
pair wait_states__cmpx_to_readfirstlane, 4, "v_cmpx_eq_u32 v8, v8", "v_readfirstlane_b32 s10, v4"
pair wait_states__valu_sgpr_to_valu, 2, "v_readlane_b32 s10, v4, 0", "v_add_u32 v5, s10, v6"
pair wait_states__valu_sgpr_to_lane_select, 4, "v_readlane_b32 s10, v4, 0", "v_readlane_b32 s11, v5, s10"
pair wait_states__vcc_to_div_fmas, 4, "v_cmp_eq_u32 vcc, v8, v8", "v_div_fmas_f32 v4, v5, v6, v7"
pair wait_states__dot_to_valu, 3, "v_dot2_f32_bf16 v4, v5, v6, v7", "v_add_f32 v8, v4, v4"
pair wait_states__setreg_to_getreg, 2, "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0", "s_getreg_b32 s10, hwreg(HW_REG_MODE)"
pair wait_states__setreg_to_setreg, 2, "s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s20", "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 15"
pair wait_states__vcc_to_vccz, 5, "v_cmp_eq_u32 vcc, v8, v8", "v_mov_b32 v4, src_vccz"
pair wait_states__cmpx_to_execz, 5, "v_cmpx_eq_u32 v8, v8", "v_mov_b32 v4, src_execz"
pair wait_states__cmpx_to_exec_constant, 2, "v_cmpx_eq_u32 v8, v8", "v_add_u32 v4, exec_lo, v5"
pair wait_states__m0_to_message, 1, "s_mov_b32 m0, 0", "s_sendmsg sendmsg(MSG_INTERRUPT)"
pair wait_states_advised__valu_mask_to_select, 2, "v_cmp_eq_u32 s[10:11], v8, v8", "v_cndmask_b32 v4, v5, v6, s[10:11]"

// Matrices of float32 and float64, between classes, and the two shapes of float64.
pair wait_states__mfma8_to_f32_c, 10, "v_mfma_f32_32x32x16_bf16 v[16:31], v[8:11], v[12:15], 0", "v_mfma_f32_16x16x4_f32 v[60:63], v8, v9, v[16:19]"
pair wait_states__mfma4x4_to_f32_c, 3, "v_mfma_f32_4x4x4_16b_bf16 v[4:7], v[8:9], v[12:13], 0", "v_mfma_f32_4x4x1_16b_f32 v[60:63], v8, v9, v[4:7]"
pair wait_states__sgemm16_to_valu, 18, "v_mfma_f32_32x32x2_f32 v[16:31], v8, v9, 0", "v_add_f32 v40, v16, v16"
pair wait_states__sgemm16_to_f32_c_part, 16, "v_mfma_f32_32x32x2_f32 v[16:31], v8, v9, 0", "v_mfma_f32_16x16x4_f32 v[60:63], v8, v9, v[16:19]"
pair wait_states__sgemm2_to_same_c, 2, "v_mfma_f32_4x4x1_16b_f32 v[4:7], v8, v9, 0", "v_mfma_f32_4x4x1_16b_f32 v[4:7], v8, v9, v[4:7]"
pair wait_states__dgemm16_to_valu, 19, "v_mfma_f64_16x16x4_f64 v[4:11], v[12:13], v[14:15], 0", "v_mov_b32 v40, v4"
pair wait_states__dgemm16_to_lds_data, 18, "v_mfma_f64_16x16x4_f64 v[4:11], v[12:13], v[14:15], 0", "ds_write_b32 v100, v4"
pair wait_states__dgemm16_to_a, 19, "v_mfma_f64_16x16x4_f64 v[4:11], v[12:13], v[14:15], 0", "v_mfma_f64_16x16x4_f64 v[60:67], v[4:5], v[14:15], 0"
pair wait_states__dgemm16_to_f64_c_part, 17, "v_mfma_f64_16x16x4_f64 v[4:11], v[12:13], v[14:15], 0", "v_mfma_f64_4x4x4_4b_f64 v[60:61], v[12:13], v[14:15], v[4:5]"
pair wait_states__dgemm4_to_valu, 6, "v_mfma_f64_4x4x4_4b_f64 v[4:5], v[12:13], v[14:15], 0", "v_mov_b32 v40, v4"
pair wait_states__dgemm4_to_lds_data, 9, "v_mfma_f64_4x4x4_4b_f64 v[4:5], v[12:13], v[14:15], 0", "ds_write_b32 v100, v4"
pair wait_states__dgemm4_to_same_c, 4, "v_mfma_f64_4x4x4_4b_f64 v[4:5], v[12:13], v[14:15], 0", "v_mfma_f64_4x4x4_4b_f64 v[4:5], v[12:13], v[14:15], v[4:5]"
pair wait_states__mfma16_to_lds_address, 20, "v_mfma_f32_32x32x64_f8f6f4 v[16:31], v[32:39], v[40:47], 0", "ds_bpermute_b32 v90, v16, v60"
pair wait_states__mfma4_to_permlane, 8, "v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], 0", "v_permlane32_swap_b32 v4, v40"

// No wait at all: matrices into the same registers, A and B overwritten behind the matrix, float64 onto itself, results
// of float32 as C of an XDL one, transcendentals among themselves, whole registers that build up, what SALU reads.
begin wait_states__nothing_to_wait_for__ok
  v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], 0
  v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], v[40:43]
  v_mov_b32 v8, 0
  v_mov_b32 v12, 0
  v_mfma_f64_16x16x4_f64 v[60:67], v[14:15], v[16:17], 0
  v_mfma_f64_16x16x4_f64 v[60:67], v[14:15], v[16:17], v[60:67]
  v_mfma_f32_16x16x4_f32 v[44:47], v20, v21, 0
  v_mfma_f32_16x16x32_bf16 v[68:71], v[72:75], v[76:79], v[44:47]
  v_exp_f32 v22, v23
  v_log_f32 v24, v22
  v_cvt_pk_u8_f32 v26, v27, 0, v26
  v_cvt_pk_u8_f32 v26, v27, 1, v26
  v_readlane_b32 s10, v28, 0
  s_add_u32 s11, s10, 1
  ds_write_b128 v100, v[80:83]
  v_mov_b32 v80, 0
  s_waitcnt lgkmcnt(0)
finish wait_states__nothing_to_wait_for__ok

// Parts of registers: bytes and halves of the stochastic, 4-bit and shifting conversions.
pair wait_states__sr_byte_to_valu, 1, "v_cvt_sr_fp8_f32 v4, v5, v6 op_sel:[0,0,1,0]", "v_add_f32 v7, v4, v4"
pair wait_states__fp4_byte_to_valu, 1, "v_cvt_scalef32_pk_fp4_f32 v4, v5, v6, v7 op_sel:[0,0,1,0]", "v_add_f32 v40, v4, v4"
pair wait_states__sr_fp4_to_valu, 1, "v_cvt_scalef32_sr_pk_fp4_f32 v4, v[6:7], v8, v9 op_sel:[0,0,1,0]", "v_add_f32 v40, v4, v4"
pair wait_states__ashr_pk_high_to_valu, 1, "v_ashr_pk_u8_i32 v4, v5, v6, v7 op_sel:[0,0,0,1]", "v_add_f32 v40, v4, v4"
pair wait_states__dot_to_same_a, 3, "v_dot2_f32_bf16 v4, v5, v6, v7", "v_dot2_f32_bf16 v8, v4, v6, v7"
pair wait_states__dot_to_lds_data, 3, "v_dot2_f32_bf16 v4, v5, v6, v7", "ds_write_b32 v100, v4"
pair wait_states__dot_overwritten, 3, "v_dot2_f32_bf16 v4, v5, v6, v7", "v_mov_b32 v4, 0"
pair wait_states__dot_to_mfma, 3, "v_dot2_f32_bf16 v8, v5, v6, v7", "v_mfma_f32_16x16x32_bf16 v[20:23], v[8:11], v[12:15], 0"
begin wait_states__dot_to_same_c__ok
  v_dot2_f32_bf16 v4, v5, v6, v7
  v_dot2_f32_bf16 v4, v5, v6, v4
finish wait_states__dot_to_same_c__ok

// The same registers as C for another number of passes: the manual forwards equal ones only.
pair wait_states_advised__mfma2_to_c_of_4_passes, 4, "v_mfma_f32_4x4x4_16b_bf16 v[4:7], v[8:9], v[12:13], 0", "v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], v[4:7]"

// C of the same registers needs no wait from four passes on; two passes need two states.
begin wait_states__mfma4_to_same_c__ok
  v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], 0
  v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], v[4:7]
finish wait_states__mfma4_to_same_c__ok
pair wait_states__mfma2_to_same_c, 2, "v_mfma_f32_4x4x4_16b_bf16 v[4:7], v[8:9], v[12:13], 0", "v_mfma_f32_4x4x4_16b_bf16 v[4:7], v[8:9], v[12:13], v[4:7]"

// Through a branch: the distance counts instructions that are issued.
begin wait_states__mfma_through_branch__bad
  v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], 0
  s_branch over1
  s_nop 15
over1:
  v_add_f32 v40, v4, v4
finish wait_states__mfma_through_branch__bad

// The end of a loop against its start, on a path that comes to that edge second: the matrix result of the second round is
// read in the third.
.macro loop_around name, states
  begin \name
1:
  v_add_f32 v40, v4, v4
  s_nop 15
  s_add_u32 s20, s20, 1
  s_cmp_lt_u32 s20, 2
  s_cbranch_scc1 2f
  v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], 0
  s_nop \states-3
2:
  s_cmp_lt_u32 s20, 4
  s_cbranch_scc1 1b
  s_nop 15
  finish \name
.endm
loop_around wait_states__mfma_through_back_edge__bad, 7
loop_around wait_states__mfma_through_back_edge__ok, 8

// A load that only the second round leaves in flight.
begin wait_count_register__load_through_back_edge__bad
  ds_write_b32 v100, v4
  s_waitcnt lgkmcnt(0)
1:
  v_add_f32 v7, v5, v5
  s_add_u32 s20, s20, 1
  s_cmp_lt_u32 s20, 2
  s_cbranch_scc1 2f
  ds_read_b32 v5, v100
2:
  s_cmp_lt_u32 s20, 4
  s_cbranch_scc1 1b
finish wait_count_register__load_through_back_edge__bad
begin wait_count_register__load_through_back_edge__ok
  ds_write_b32 v100, v4
  s_waitcnt lgkmcnt(0)
1:
  s_waitcnt lgkmcnt(0)
  v_add_f32 v7, v5, v5
  s_add_u32 s20, s20, 1
  s_cmp_lt_u32 s20, 2
  s_cbranch_scc1 2f
  ds_read_b32 v5, v100
2:
  s_cmp_lt_u32 s20, 4
  s_cbranch_scc1 1b
finish wait_count_register__load_through_back_edge__ok

// Branches on the masks wait by themselves, and another hardware register has nothing to wait for.
begin wait_states__masks_to_branches__ok
  v_cmp_eq_u32 vcc, v8, v8
  s_cbranch_vccz over2
  v_cmpx_eq_u32 v8, v8
  s_cbranch_execz over2
over2:
  s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0
  s_getreg_b32 s10, hwreg(HW_REG_GPR_ALLOC)
finish wait_states__masks_to_branches__ok

// Packed FP32 with the low half of src0 and the high half of src1.
begin packed_op_sel_erratum__low_result__bad
  v_pk_add_f32 v[4:5], v[6:7], v[8:9] op_sel:[0,1]
finish packed_op_sel_erratum__low_result__bad
begin packed_op_sel_erratum__low_result__ok
  v_pk_add_f32 v[4:5], v[6:7], v[8:9] op_sel:[1,0]
finish packed_op_sel_erratum__low_result__ok

// Wait counts.
begin wait_count_register__lds_to_valu__bad
  ds_write_b32 v100, v4
  ds_read_b32 v5, v100
  ds_read_b32 v6, v100
  s_waitcnt lgkmcnt(1)
  v_add_f32 v7, v6, v6
finish wait_count_register__lds_to_valu__bad
begin wait_count_register__lds_to_valu__ok
  ds_write_b32 v100, v4
  ds_read_b32 v5, v100
  ds_read_b32 v6, v100
  s_waitcnt lgkmcnt(1)
  v_add_f32 v7, v5, v5
finish wait_count_register__lds_to_valu__ok
begin wait_count_register__overwritten_in_flight__bad
  ds_write_b32 v100, v4
  ds_read_b32 v5, v100
  v_mov_b32 v5, 0
finish wait_count_register__overwritten_in_flight__bad
// Scalar loads return out of order: only lgkmcnt(0) will do.
begin wait_count_register__scalar_to_salu__bad
  s_load_dword s10, s[0:1], 0x0
  s_load_dword s11, s[0:1], 0x4
  s_waitcnt lgkmcnt(1)
  s_add_u32 s12, s10, 1
finish wait_count_register__scalar_to_salu__bad
begin wait_count_register__scalar_to_salu__ok
  s_load_dword s10, s[0:1], 0x0
  s_load_dword s11, s[0:1], 0x4
  s_waitcnt lgkmcnt(0)
  s_add_u32 s12, s10, 1
finish wait_count_register__scalar_to_salu__ok

// Registers and LDS that nothing has written.
begin uninitialised_register__vgpr__bad
  v_add_f32 v4, v120, v5
finish uninitialised_register__vgpr__bad
begin uninitialised_register__vgpr__ok
  v_mov_b32 v120, 0
  v_add_f32 v4, v120, v5
finish uninitialised_register__vgpr__ok
begin uninitialised_register__sgpr__bad
  s_add_u32 s10, s25, 1
finish uninitialised_register__sgpr__bad
begin uninitialised_register__half_the_lanes__bad
  s_mov_b64 exec, 0xff
  v_mov_b32 v120, 0
  s_mov_b64 exec, -1
  v_add_f32 v4, v120, v5
finish uninitialised_register__half_the_lanes__bad
begin uninitialised_lds__read__bad
  ds_read_b32 v5, v100
  s_waitcnt lgkmcnt(0)
finish uninitialised_lds__read__bad

// Two waves (the test runs all with 128 work items): LDS between them. v102 is the other wave's address.
.macro lds_pair name, between, then
  begin \name
  v_xor_b32 v102, 0x400, v100
  ds_write_b32 v100, v4
  s_waitcnt lgkmcnt(0)
  s_barrier
  ds_write_b32 v100, v5
  \between
  \then
  ds_read_b32 v5, v102
  s_waitcnt lgkmcnt(0)
  finish \name
.endm
lds_pair lds_race__write_read__bad, "s_waitcnt lgkmcnt(0)", "s_nop 0"
lds_pair lds_race__write_read__ok, "s_waitcnt lgkmcnt(0)", "s_barrier"
lds_pair wait_count_lds__write_read__bad, "s_barrier", "s_nop 0"

begin lds_race__read_write__bad
  v_xor_b32 v102, 0x400, v100
  ds_write_b32 v100, v4
  s_waitcnt lgkmcnt(0)
  s_barrier
  ds_read_b32 v5, v102
  s_waitcnt lgkmcnt(0)
  ds_write_b32 v100, v4
finish lds_race__read_write__bad
begin lds_race__read_write__ok
  v_xor_b32 v102, 0x400, v100
  ds_write_b32 v100, v4
  s_waitcnt lgkmcnt(0)
  s_barrier
  ds_read_b32 v5, v102
  s_waitcnt lgkmcnt(0)
  s_barrier
  ds_write_b32 v100, v4
finish lds_race__read_write__ok
begin wait_count_lds__read_write__bad
  v_xor_b32 v102, 0x400, v100
  ds_write_b32 v100, v4
  s_waitcnt lgkmcnt(0)
  s_barrier
  ds_read_b32 v5, v102
  s_barrier
  ds_write_b32 v100, v4
  s_waitcnt lgkmcnt(0)
finish wait_count_lds__read_write__bad
begin wait_count_lds__read_write__ok
  v_xor_b32 v102, 0x400, v100
  ds_write_b32 v100, v4
  s_waitcnt lgkmcnt(0)
  s_barrier
  ds_read_b32 v5, v102
  s_waitcnt lgkmcnt(0)
  s_barrier
  ds_write_b32 v100, v4
  s_waitcnt lgkmcnt(0)
finish wait_count_lds__read_write__ok

// Transposing reads want EXEC full.
begin exec_not_full__transposing_read__bad
  ds_write_b64 v100, v[4:5]
  s_waitcnt lgkmcnt(0)
  s_mov_b64 exec, 0xff
  ds_read_b64_tr_b16 v[6:7], v100
  s_waitcnt lgkmcnt(0)
finish exec_not_full__transposing_read__bad
begin exec_not_full__transposing_read__ok
  ds_write_b64 v100, v[4:5]
  s_waitcnt lgkmcnt(0)
  ds_read_b64_tr_b16 v[6:7], v100
  s_waitcnt lgkmcnt(0)
finish exec_not_full__transposing_read__ok

// Global memory. Two workgroups of two waves; s[24:25] is a buffer of 4 KiB, s[26:27] one that nothing has filled.
// v101 is the work item's place among all (s2 is the workgroup), v103 its place in the workgroup, v102 that of the same
// lane in the workgroup's other wave.
.macro begin_global name
  begin \name
  s_load_dwordx4 s[24:27], s[0:1], 0x0
  v_lshlrev_b32 v103, 2, v0
  s_lshl_b32 s28, s2, 9
  v_add_u32 v101, s28, v103
  v_xor_b32 v102, 0x100, v101
  s_waitcnt lgkmcnt(0)
.endm

begin_global global_race__two_workgroups_write__bad
  global_store_dword v103, v4, s[24:25]
finish global_race__two_workgroups_write__bad
begin_global global_race__two_workgroups_write__ok
  global_store_dword v101, v4, s[24:25]
finish global_race__two_workgroups_write__ok
begin_global global_race__two_workgroups_write_halves__ok
  s_lshl_b32 s28, s2, 1
  v_add_u32 v104, s28, v103
  global_store_short v104, v4, s[24:25]
finish global_race__two_workgroups_write_halves__ok
begin_global global_race__another_workgroup_reads__bad
  global_load_dword v5, v103, s[24:25]
  global_store_dword v101, v4, s[24:25]
  s_waitcnt vmcnt(0)
finish global_race__another_workgroup_reads__bad
begin_global global_race__another_workgroup_reads__ok
  global_load_dword v5, v103, s[24:25]
  global_store_dword v101, v4, s[24:25] offset:2048
  s_waitcnt vmcnt(0)
finish global_race__another_workgroup_reads__ok
begin_global global_race__atomic_and_plain__bad
  s_cmp_eq_u32 s2, 0
  s_cbranch_scc1 plain1
  global_atomic_add v103, v4, s[24:25]
  s_endpgm
plain1:
  global_store_dword v103, v4, s[24:25]
finish global_race__atomic_and_plain__bad
begin_global global_race__atomic_and_atomic__ok
  global_atomic_add v103, v4, s[24:25]
  global_store_dword v103, v4, s[24:25] offset:1024 sc1
  global_load_dword v5, v103, s[24:25] offset:1024 sc1
  s_waitcnt vmcnt(0)
finish global_race__atomic_and_atomic__ok

.macro global_pair name, between, then
  begin_global \name
  global_store_dword v101, v4, s[24:25]
  \between
  \then
  global_load_dword v5, v102, s[24:25]
  s_waitcnt vmcnt(0)
  finish \name
.endm
global_pair global_race__waves_without_barrier__bad, "s_waitcnt vmcnt(0)", "s_nop 0"
global_pair global_race__store_in_flight_at_barrier__bad, "s_barrier", "s_nop 0"
global_pair global_race__waves_with_barrier__ok, "s_waitcnt vmcnt(0)", "s_barrier"

begin_global global_race__read_then_written_by_other_wave__bad
  global_load_dword v5, v101, s[24:25]
  s_waitcnt vmcnt(0)
  global_store_dword v102, v4, s[24:25]
finish global_race__read_then_written_by_other_wave__bad
begin_global global_race__read_then_written_by_other_wave__ok
  global_load_dword v5, v101, s[24:25]
  s_waitcnt vmcnt(0)
  s_barrier
  global_store_dword v102, v4, s[24:25]
finish global_race__read_then_written_by_other_wave__ok

begin_global uninitialised_memory__read__bad
  global_load_dword v5, v101, s[26:27]
  s_waitcnt vmcnt(0)
  global_store_dword v101, v4, s[26:27]
finish uninitialised_memory__read__bad
begin_global uninitialised_memory__read__ok
  global_store_dword v101, v4, s[26:27]
  s_waitcnt vmcnt(0)
  global_load_dword v5, v101, s[26:27]
  s_waitcnt vmcnt(0)
finish uninitialised_memory__read__ok
begin_global uninitialised_memory__half_written__bad
  global_store_short v101, v4, s[26:27]
  s_waitcnt vmcnt(0)
  global_load_dword v5, v101, s[26:27]
  s_waitcnt vmcnt(0)
finish uninitialised_memory__half_written__bad

// Wait states between VALU, matrices and memory. s[12:15] describes the filled buffer, v104 is 16 bytes a work item.
.macro memory_kernel name, states, producer, consumer
  begin_global \name
  s_mov_b64 s[12:13], s[24:25]
  s_mov_b32 s14, 4096
  s_mov_b32 s15, 0x20000
  v_lshlrev_b32 v104, 2, v101
  v_readfirstlane_b32 s29, v103
  s_mov_b32 s30, 0
  v_mov_b32 v105, s24
  ds_write_b32 v103, v4 offset:2048
  v_add_u32 v100, 0x800, v103
  s_waitcnt lgkmcnt(0)
  s_nop 15
  \producer
  .rept \states
    s_nop 0
  .endr
  \consumer
  s_nop 15
  s_nop 15
  s_waitcnt vmcnt(0) lgkmcnt(0)
  finish \name
.endm
.macro memory_pair name, states, producer, consumer
  memory_kernel \name\()__bad, \states-1, "\producer", "\consumer"
  memory_kernel \name\()__ok, \states, "\producer", "\consumer"
.endm
memory_pair wait_states__mfma4_to_load_into_d, 8, "v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], 0", "global_load_dword v5, v101, s[24:25]"
memory_pair wait_states__mfma4_to_store_data, 8, "v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], 0", "global_store_dword v101, v4, s[24:25]"
memory_pair wait_states__mfma4_to_address, 8, "v_mfma_f32_16x16x32_bf16 v[4:7], v[8:11], v[12:15], 0", "buffer_load_dword v60, v4, s[12:15], 0 offen"
memory_pair wait_states__valu_sgpr_to_buffer, 5, "v_readlane_b32 s30, v4, 0", "buffer_load_dword v5, v101, s[12:15], s30 offen"
memory_pair wait_states__valu_sgpr_to_global, 5, "v_readfirstlane_b32 s24, v105", "global_load_dword v5, v101, s[24:25]"
memory_pair wait_states__global_store_overwritten, 2, "global_store_dwordx4 v104, v[4:7], s[24:25]", "v_mov_b32 v6, 0"
memory_pair wait_states__buffer_store_overwritten, 2, "buffer_store_dwordx3 v[4:6], v104, s[12:15], 0 offen", "v_mov_b32 v6, 0"
memory_pair wait_states__store_reloaded, 1, "global_store_dwordx4 v104, v[4:7], s[24:25]", "ds_read_b32 v6, v100"
memory_pair wait_states_advised__soffset_store_overwritten, 1, "buffer_store_dwordx4 v[4:7], v104, s[12:15], s30 offen", "v_mov_b32 v6, 0"
memory_pair wait_states_advised__m0_to_global_lds, 1, "s_mov_b32 m0, s29", "global_load_lds_dword v101, s[24:25]"
memory_pair wait_states_advised__m0_to_buffer_lds, 1, "s_mov_b32 m0, s29", "buffer_load_dword v101, s[12:15], 0 offen lds"
// Two words of data are no wide store.
memory_kernel wait_states__narrow_store__ok, 0, "global_store_dwordx2 v104, v[4:5], s[24:25]", "v_mov_b32 v5, 0"

// What execution itself finds: the last lane's access ends at the end of its memory, or four bytes past it.
begin_global memory_out_of_bounds__load__bad
  global_load_dword v5, v101, s[24:25] offset:3076
  s_waitcnt vmcnt(0)
finish memory_out_of_bounds__load__bad
begin_global memory_out_of_bounds__load__ok
  global_load_dword v5, v101, s[24:25] offset:3072
  s_waitcnt vmcnt(0)
finish memory_out_of_bounds__load__ok
begin_global memory_read_only__kernel_arguments__bad
  v_and_b32 v110, 0x1c, v103
  global_store_dword v110, v4, s[0:1]
finish memory_read_only__kernel_arguments__bad
begin lds_out_of_bounds__write__bad
  v_add_u32 v110, 2064, v100
  ds_write_b32 v110, v4
finish lds_out_of_bounds__write__bad
begin lds_out_of_bounds__write__ok
  v_add_u32 v110, 2060, v100
  ds_write_b32 v110, v4
finish lds_out_of_bounds__write__ok

// The second wave ends, the first waits for it.
.macro second_wave_leaves name, first
  begin \name
  v_readfirstlane_b32 s10, v0
  s_cmp_lt_u32 s10, 64
  s_cbranch_scc1 1f
  \first
  s_endpgm
1:
  s_barrier
  finish \name
.endm
second_wave_leaves barrier_divergence__wave_ends__bad, "s_nop 0"
second_wave_leaves barrier_divergence__wave_ends__ok, "s_barrier"

begin uninitialised_lds__read__ok
  ds_write_b32 v100, v4
  s_waitcnt lgkmcnt(0)
  ds_read_b32 v5, v100
  s_waitcnt lgkmcnt(0)
finish uninitialised_lds__read__ok
begin uninitialised_register__sgpr__ok
  s_mov_b32 s25, 0
  s_add_u32 s10, s25, 1
finish uninitialised_register__sgpr__ok
begin wait_count_register__overwritten_in_flight__ok
  ds_write_b32 v100, v4
  ds_read_b32 v5, v100
  s_waitcnt lgkmcnt(0)
  v_mov_b32 v5, 0
finish wait_count_register__overwritten_in_flight__ok
// A load from memory and one from LDS count in different counters.
begin_global wait_count_register__memory_to_valu__bad
  global_load_dword v5, v101, s[24:25]
  s_waitcnt lgkmcnt(0)
  v_add_f32 v7, v5, v5
finish wait_count_register__memory_to_valu__bad
begin_global wait_count_register__memory_to_valu__ok
  global_load_dword v5, v101, s[24:25]
  global_load_dword v6, v101, s[24:25] offset:1024
  s_waitcnt vmcnt(1)
  v_add_f32 v7, v5, v5
  s_waitcnt vmcnt(0)
finish wait_count_register__memory_to_valu__ok
