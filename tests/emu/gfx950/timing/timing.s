// Small programs whose modelled clocks are worked out by hand in test_rules.cpp. What is measured begins at the label
// <name>_begin; the barrier before it lets all waves begin together.
.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
.set lds_bytes, 65536
.include "frame.inc"

.macro begin name
  label \name
  v_lshlrev_b32 v100, 4, v0
  v_readfirstlane_b32 s4, v0
  s_nop 15
  s_lshr_b32 s4, s4, 6
  s_mov_b32 m0, 0
  s_load_dwordx4 s[8:11], s[0:1], 0x0
  s_waitcnt lgkmcnt(0)
  s_mov_b32 s10, 0x10000
  s_mov_b32 s11, 0x00020000
  s_barrier
  .globl \name\()_begin
\name\()_begin:
.endm

.macro fp8_mfma acc
  v_mfma_f32_32x32x64_f8f6f4 v[\acc:\acc+15], v[64:71], v[72:79], v[\acc:\acc+15]
.endm
.macro bf16_mfma acc
  v_mfma_f32_32x32x16_bf16 v[\acc:\acc+15], v[64:67], v[72:75], v[\acc:\acc+15]
.endm

begin mfma_back_to_back
  fp8_mfma 0
  fp8_mfma 16
  bf16_mfma 32
  bf16_mfma 0
  fp8_mfma 0
finish mfma_back_to_back

// The matrix instruction lets 13 VALU pass before the next.
begin mfma_13_valu
  fp8_mfma 0
  .rept 13
    v_mov_b32 v90, 0
  .endr
  fp8_mfma 16
finish mfma_13_valu
begin mfma_14_valu
  fp8_mfma 0
  .rept 14
    v_mov_b32 v90, 0
  .endr
  fp8_mfma 16
finish mfma_14_valu
begin mfma_bf16_valu
  bf16_mfma 0
  .rept 6
    v_mov_b32 v90, 0
  .endr
  bf16_mfma 16
finish mfma_bf16_valu

begin mfma_6_exp
  fp8_mfma 0
  .rept 6
    v_exp_f32 v90, v91
  .endr
  fp8_mfma 16
finish mfma_6_exp
begin mfma_7_exp
  fp8_mfma 0
  .rept 7
    v_exp_f32 v90, v91
  .endr
  fp8_mfma 16
finish mfma_7_exp

begin packed_behind_fp8
  fp8_mfma 0
  v_pk_fma_f32 v[80:81], v[82:83], v[84:85], v[86:87]
  v_pk_fma_f32 v[80:81], v[82:83], v[84:85], v[86:87]
finish packed_behind_fp8
begin packed_behind_bf16
  bf16_mfma 0
  v_pk_mul_f32 v[80:81], v[82:83], v[84:85]
finish packed_behind_bf16
begin packed_f16_behind_fp8
  fp8_mfma 0
  v_pk_mul_f16 v80, v82, v84
finish packed_f16_behind_fp8
begin valu_behind_f32_mfma
  v_mfma_f32_32x32x2_f32 v[0:15], v64, v65, v[0:15]
  v_mov_b32 v90, 0
finish valu_behind_f32_mfma

begin scaled_mfma
  v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[64:71], v[72:79], v[0:15], v80, v81
  v_mov_b32 v90, 0
  v_mfma_scale_f32_32x32x64_f8f6f4 v[0:15], v[64:71], v[72:79], v[0:15], v80, v81
finish scaled_mfma

begin transcendental
  v_exp_f32 v90, v91
  v_exp_f32 v92, v91
  v_mov_b32 v93, 0
  v_mov_b32 v94, 0
finish transcendental

// Two waves of one SIMD, the same code.
begin two_waves_mfma
  fp8_mfma 0
  fp8_mfma 16
finish two_waves_mfma
// The younger wave has the higher priority.
begin two_waves_priority
  s_cmp_lt_u32 s4, 4
  s_cbranch_scc1 two_waves_priority_low
  s_setprio 1
two_waves_priority_low:
  s_barrier
  fp8_mfma 0
  fp8_mfma 16
finish two_waves_priority
// Waves 0 to 3 do matrix work, wave 4 vector work.
begin two_waves_mixed
  s_cmp_lt_u32 s4, 4
  s_cbranch_scc0 two_waves_mixed_vector
  s_barrier
  fp8_mfma 0
  fp8_mfma 16
  s_endpgm
two_waves_mixed_vector:
  s_barrier
  .rept 18
    v_mov_b32 v90, 0
  .endr
finish two_waves_mixed
// As before, with packed FP32.
begin two_waves_packed
  s_cmp_lt_u32 s4, 4
  s_cbranch_scc0 two_waves_packed_vector
  s_barrier
  fp8_mfma 0
  s_endpgm
two_waves_packed_vector:
  s_barrier
  v_mov_b32 v90, 0
  v_pk_mul_f32 v[80:81], v[82:83], v[84:85]
finish two_waves_packed

begin nop_and_sleep
  s_nop 4
  v_mov_b32 v90, 0
  s_sleep 2
  v_mov_b32 v90, 0
finish nop_and_sleep

begin branches
  s_branch branches_on
  s_nop 0
branches_on:
  s_cmp_eq_u32 s4, 77
  s_cbranch_scc1 branches_end
  v_mov_b32 v90, 0
branches_end:
finish branches

// The hardware waits for an SGPR that the vector unit writes.
begin vcc_to_branch
  v_cmp_eq_u32 vcc, 0, v100
  s_cbranch_vccz vcc_to_branch_end
  s_nop 0
vcc_to_branch_end:
finish vcc_to_branch

// It does not for a vector instruction that reads one.
begin vcc_to_select
  v_cmp_eq_u32 vcc, 0, v100
  s_nop 1
  v_cndmask_b32 v90, v91, v92, vcc
finish vcc_to_select
begin sgpr_to_scalar
  v_readfirstlane_b32 s12, v100
  s_add_u32 s13, s12, 4
finish sgpr_to_scalar
// Dependent vector instructions issue back to back, unless the latency says otherwise.
begin dependent_valu
  v_add_u32 v90, v91, v92
  v_add_u32 v93, v90, v90
  v_exp_f32 v94, v93
  v_mov_b32 v95, v94
finish dependent_valu

begin lds_wait
  ds_read_b128 v[80:83], v100
  s_waitcnt lgkmcnt(0)
  v_mov_b32 v90, v80
finish lds_wait
// All lanes in one bank: every lane's 16 bytes are 256 bytes apart.
begin lds_conflict
  v_lshlrev_b32 v101, 8, v0
  ds_read_b128 v[80:83], v101
  s_waitcnt lgkmcnt(0)
finish lds_conflict
begin lds_counts
  ds_read_b128 v[80:83], v100
  ds_read_b128 v[84:87], v100
  ds_read_b128 v[88:91], v100
  s_waitcnt lgkmcnt(2)
  s_waitcnt lgkmcnt(0)
finish lds_counts
begin lds_counter_full
  .rept 17
    ds_read_b32 v80, v100
  .endr
finish lds_counter_full

begin load_wait
  global_load_dword v80, v100, s[8:9]
  s_waitcnt vmcnt(0)
  global_load_dword v80, v100, s[8:9]
  s_waitcnt vmcnt(0)
finish load_wait
begin load_to_lds
  buffer_load_dwordx4 v100, s[8:11], 0 offen lds
  s_waitcnt vmcnt(0)
finish load_to_lds
begin scalar_load
  s_load_dword s12, s[0:1], 0x0
  s_waitcnt lgkmcnt(0)
finish scalar_load

// Wave 0 comes ten instructions late.
begin barrier
  s_cmp_lg_u32 s4, 0
  s_cbranch_scc1 barrier_now
  .rept 10
    v_mov_b32 v90, 0
  .endr
barrier_now:
  s_barrier
  v_mov_b32 v90, 0
finish barrier

// Ten iterations of 2 matrix instructions; the second is called overhead.
begin steady_loop
  s_mov_b32 s12, 10
steady_loop_head:
  fp8_mfma 0
steady_loop_overhead:
  bf16_mfma 16
  s_sub_u32 s12, s12, 1
steady_loop_end:
  s_cmp_lg_u32 s12, 0
  s_cbranch_scc1 steady_loop_head
finish steady_loop
