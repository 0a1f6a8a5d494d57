// Scalar ALU and program control: assembly text, then the words that it assembles to for gfx950.
// README.md says how the lines are used and made.
s_add_u32 s4, s8, s12 // 80040c08
s_add_u32 vcc_lo, 0x12345678, s12 // 806a0cff 12345678
s_add_u32 s4, 0.5, -1 // 8004c1f0
s_add_u32 exec_lo, vcc_lo, s16 // 807e106a
s_add_u32 s8, ttmp0, 0x12345678 // 8008ff6c 12345678
s_sub_u32 s4, s8, s12 // 80840c08
s_sub_u32 vcc_lo, 0x12345678, s12 // 80ea0cff 12345678
s_sub_u32 s4, 0.5, -1 // 8084c1f0
s_sub_u32 exec_lo, vcc_lo, s16 // 80fe106a
s_sub_u32 s8, ttmp0, 0x12345678 // 8088ff6c 12345678
s_add_i32 s4, s8, s12 // 81040c08
s_add_i32 vcc_lo, 0x12345678, s12 // 816a0cff 12345678
s_add_i32 s4, 0.5, -1 // 8104c1f0
s_add_i32 exec_lo, vcc_lo, s16 // 817e106a
s_add_i32 s8, ttmp0, 0x12345678 // 8108ff6c 12345678
s_sub_i32 s4, s8, s12 // 81840c08
s_sub_i32 vcc_lo, 0x12345678, s12 // 81ea0cff 12345678
s_sub_i32 s4, 0.5, -1 // 8184c1f0
s_sub_i32 exec_lo, vcc_lo, s16 // 81fe106a
s_sub_i32 s8, ttmp0, 0x12345678 // 8188ff6c 12345678
s_addc_u32 s4, s8, s12 // 82040c08
s_addc_u32 vcc_lo, 0x12345678, s12 // 826a0cff 12345678
s_addc_u32 s4, 0.5, -1 // 8204c1f0
s_addc_u32 exec_lo, vcc_lo, s16 // 827e106a
s_addc_u32 s8, ttmp0, 0x12345678 // 8208ff6c 12345678
s_subb_u32 s4, s8, s12 // 82840c08
s_subb_u32 vcc_lo, 0x12345678, s12 // 82ea0cff 12345678
s_subb_u32 s4, 0.5, -1 // 8284c1f0
s_subb_u32 exec_lo, vcc_lo, s16 // 82fe106a
s_subb_u32 s8, ttmp0, 0x12345678 // 8288ff6c 12345678
s_min_i32 s4, s8, s12 // 83040c08
s_min_i32 vcc_lo, 0x12345678, s12 // 836a0cff 12345678
s_min_i32 s4, 0.5, -1 // 8304c1f0
s_min_i32 exec_lo, vcc_lo, s16 // 837e106a
s_min_i32 s8, ttmp0, 0x12345678 // 8308ff6c 12345678
s_min_u32 s4, s8, s12 // 83840c08
s_min_u32 vcc_lo, 0x12345678, s12 // 83ea0cff 12345678
s_min_u32 s4, 0.5, -1 // 8384c1f0
s_min_u32 exec_lo, vcc_lo, s16 // 83fe106a
s_min_u32 s8, ttmp0, 0x12345678 // 8388ff6c 12345678
s_max_i32 s4, s8, s12 // 84040c08
s_max_i32 vcc_lo, 0x12345678, s12 // 846a0cff 12345678
s_max_i32 s4, 0.5, -1 // 8404c1f0
s_max_i32 exec_lo, vcc_lo, s16 // 847e106a
s_max_i32 s8, ttmp0, 0x12345678 // 8408ff6c 12345678
s_max_u32 s4, s8, s12 // 84840c08
s_max_u32 vcc_lo, 0x12345678, s12 // 84ea0cff 12345678
s_max_u32 s4, 0.5, -1 // 8484c1f0
s_max_u32 exec_lo, vcc_lo, s16 // 84fe106a
s_max_u32 s8, ttmp0, 0x12345678 // 8488ff6c 12345678
s_cselect_b32 s4, s8, s12 // 85040c08
s_cselect_b32 vcc_lo, 0x12345678, s12 // 856a0cff 12345678
s_cselect_b32 s4, 0.5, -1 // 8504c1f0
s_cselect_b32 exec_lo, vcc_lo, s16 // 857e106a
s_cselect_b32 s8, ttmp0, 0x12345678 // 8508ff6c 12345678
s_cselect_b64 s[4:5], s[8:9], s[12:13] // 85840c08
s_cselect_b64 vcc, 0x12345678, s[12:13] // 85ea0cff 12345678
s_cselect_b64 s[4:5], 0.5, -1 // 8584c1f0
s_cselect_b64 exec, vcc, s[16:17] // 85fe106a
s_cselect_b64 s[8:9], ttmp[0:1], 0x12345678 // 8588ff6c 12345678
s_and_b32 s4, s8, s12 // 86040c08
s_and_b32 vcc_lo, 0x12345678, s12 // 866a0cff 12345678
s_and_b32 s4, 0.5, -1 // 8604c1f0
s_and_b32 exec_lo, vcc_lo, s16 // 867e106a
s_and_b32 s8, ttmp0, 0x12345678 // 8608ff6c 12345678
s_and_b64 s[4:5], s[8:9], s[12:13] // 86840c08
s_and_b64 vcc, 0x12345678, s[12:13] // 86ea0cff 12345678
s_and_b64 s[4:5], 0.5, -1 // 8684c1f0
s_and_b64 exec, vcc, s[16:17] // 86fe106a
s_and_b64 s[8:9], ttmp[0:1], 0x12345678 // 8688ff6c 12345678
s_or_b32 s4, s8, s12 // 87040c08
s_or_b32 vcc_lo, 0x12345678, s12 // 876a0cff 12345678
s_or_b32 s4, 0.5, -1 // 8704c1f0
s_or_b64 s[4:5], s[8:9], s[12:13] // 87840c08
s_or_b64 vcc, 0x12345678, s[12:13] // 87ea0cff 12345678
s_or_b64 s[4:5], 0.5, -1 // 8784c1f0
s_xor_b32 s4, s8, s12 // 88040c08
s_xor_b32 vcc_lo, 0x12345678, s12 // 886a0cff 12345678
s_xor_b32 s4, 0.5, -1 // 8804c1f0
s_xor_b64 s[4:5], s[8:9], s[12:13] // 88840c08
s_xor_b64 vcc, 0x12345678, s[12:13] // 88ea0cff 12345678
s_xor_b64 s[4:5], 0.5, -1 // 8884c1f0
s_andn2_b32 s4, s8, s12 // 89040c08
s_andn2_b32 vcc_lo, 0x12345678, s12 // 896a0cff 12345678
s_andn2_b32 s4, 0.5, -1 // 8904c1f0
s_andn2_b64 s[4:5], s[8:9], s[12:13] // 89840c08
s_andn2_b64 vcc, 0x12345678, s[12:13] // 89ea0cff 12345678
s_andn2_b64 s[4:5], 0.5, -1 // 8984c1f0
s_orn2_b32 s4, s8, s12 // 8a040c08
s_orn2_b32 vcc_lo, 0x12345678, s12 // 8a6a0cff 12345678
s_orn2_b32 s4, 0.5, -1 // 8a04c1f0
s_orn2_b64 s[4:5], s[8:9], s[12:13] // 8a840c08
s_orn2_b64 vcc, 0x12345678, s[12:13] // 8aea0cff 12345678
s_orn2_b64 s[4:5], 0.5, -1 // 8a84c1f0
s_nand_b32 s4, s8, s12 // 8b040c08
s_nand_b32 vcc_lo, 0x12345678, s12 // 8b6a0cff 12345678
s_nand_b32 s4, 0.5, -1 // 8b04c1f0
s_nand_b64 s[4:5], s[8:9], s[12:13] // 8b840c08
s_nand_b64 vcc, 0x12345678, s[12:13] // 8bea0cff 12345678
s_nand_b64 s[4:5], 0.5, -1 // 8b84c1f0
s_nor_b32 s4, s8, s12 // 8c040c08
s_nor_b32 vcc_lo, 0x12345678, s12 // 8c6a0cff 12345678
s_nor_b32 s4, 0.5, -1 // 8c04c1f0
s_nor_b64 s[4:5], s[8:9], s[12:13] // 8c840c08
s_nor_b64 vcc, 0x12345678, s[12:13] // 8cea0cff 12345678
s_nor_b64 s[4:5], 0.5, -1 // 8c84c1f0
s_xnor_b32 s4, s8, s12 // 8d040c08
s_xnor_b32 vcc_lo, 0x12345678, s12 // 8d6a0cff 12345678
s_xnor_b32 s4, 0.5, -1 // 8d04c1f0
s_xnor_b64 s[4:5], s[8:9], s[12:13] // 8d840c08
s_xnor_b64 vcc, 0x12345678, s[12:13] // 8dea0cff 12345678
s_xnor_b64 s[4:5], 0.5, -1 // 8d84c1f0
s_lshl_b32 s4, s8, s12 // 8e040c08
s_lshl_b32 vcc_lo, 0x12345678, s12 // 8e6a0cff 12345678
s_lshl_b32 s4, 0.5, -1 // 8e04c1f0
s_lshl_b64 s[4:5], s[8:9], s12 // 8e840c08
s_lshl_b64 vcc, 0x12345678, s12 // 8eea0cff 12345678
s_lshl_b64 s[4:5], 0.5, -1 // 8e84c1f0
s_lshr_b32 s4, s8, s12 // 8f040c08
s_lshr_b32 vcc_lo, 0x12345678, s12 // 8f6a0cff 12345678
s_lshr_b32 s4, 0.5, -1 // 8f04c1f0
s_lshr_b64 s[4:5], s[8:9], s12 // 8f840c08
s_lshr_b64 vcc, 0x12345678, s12 // 8fea0cff 12345678
s_lshr_b64 s[4:5], 0.5, -1 // 8f84c1f0
s_ashr_i32 s4, s8, s12 // 90040c08
s_ashr_i32 vcc_lo, 0x12345678, s12 // 906a0cff 12345678
s_ashr_i32 s4, 0.5, -1 // 9004c1f0
s_ashr_i64 s[4:5], s[8:9], s12 // 90840c08
s_ashr_i64 vcc, 0x12345678, s12 // 90ea0cff 12345678
s_ashr_i64 s[4:5], 0.5, -1 // 9084c1f0
s_bfm_b32 s4, s8, s12 // 91040c08
s_bfm_b32 vcc_lo, 0x12345678, s12 // 916a0cff 12345678
s_bfm_b32 s4, 0.5, -1 // 9104c1f0
s_bfm_b64 s[4:5], s8, s12 // 91840c08
s_bfm_b64 vcc, 0x12345678, s12 // 91ea0cff 12345678
s_bfm_b64 s[4:5], 0.5, -1 // 9184c1f0
s_mul_i32 s4, s8, s12 // 92040c08
s_mul_i32 vcc_lo, 0x12345678, s12 // 926a0cff 12345678
s_mul_i32 s4, 0.5, -1 // 9204c1f0
s_bfe_u32 s4, s8, s12 // 92840c08
s_bfe_u32 vcc_lo, 0x12345678, s12 // 92ea0cff 12345678
s_bfe_u32 s4, 0.5, -1 // 9284c1f0
s_bfe_i32 s4, s8, s12 // 93040c08
s_bfe_i32 vcc_lo, 0x12345678, s12 // 936a0cff 12345678
s_bfe_i32 s4, 0.5, -1 // 9304c1f0
s_bfe_u64 s[4:5], s[8:9], s12 // 93840c08
s_bfe_u64 vcc, 0x12345678, s12 // 93ea0cff 12345678
s_bfe_u64 s[4:5], 0.5, -1 // 9384c1f0
s_bfe_i64 s[4:5], s[8:9], s12 // 94040c08
s_bfe_i64 vcc, 0x12345678, s12 // 946a0cff 12345678
s_bfe_i64 s[4:5], 0.5, -1 // 9404c1f0
s_cbranch_g_fork s[8:9], s[12:13] // 94800c08
s_cbranch_g_fork 0.5, -1 // 9480c1f0
s_absdiff_i32 s4, s8, s12 // 95040c08
s_absdiff_i32 vcc_lo, 0x12345678, s12 // 956a0cff 12345678
s_absdiff_i32 s4, 0.5, -1 // 9504c1f0
s_rfe_restore_b64 s[8:9], s12 // 95800c08
s_rfe_restore_b64 0x12345678, s12 // 95800cff 12345678
s_rfe_restore_b64 0.5, -1 // 9580c1f0
s_mul_hi_u32 s4, s8, s12 // 96040c08
s_mul_hi_u32 vcc_lo, 0x12345678, s12 // 966a0cff 12345678
s_mul_hi_u32 s4, 0.5, -1 // 9604c1f0
s_mul_hi_i32 s4, s8, s12 // 96840c08
s_mul_hi_i32 vcc_lo, 0x12345678, s12 // 96ea0cff 12345678
s_mul_hi_i32 s4, 0.5, -1 // 9684c1f0
s_lshl1_add_u32 s4, s8, s12 // 97040c08
s_lshl1_add_u32 vcc_lo, 0x12345678, s12 // 976a0cff 12345678
s_lshl1_add_u32 s4, 0.5, -1 // 9704c1f0
s_lshl2_add_u32 s4, s8, s12 // 97840c08
s_lshl2_add_u32 vcc_lo, 0x12345678, s12 // 97ea0cff 12345678
s_lshl2_add_u32 s4, 0.5, -1 // 9784c1f0
s_lshl3_add_u32 s4, s8, s12 // 98040c08
s_lshl3_add_u32 vcc_lo, 0x12345678, s12 // 986a0cff 12345678
s_lshl3_add_u32 s4, 0.5, -1 // 9804c1f0
s_lshl4_add_u32 s4, s8, s12 // 98840c08
s_lshl4_add_u32 vcc_lo, 0x12345678, s12 // 98ea0cff 12345678
s_lshl4_add_u32 s4, 0.5, -1 // 9884c1f0
s_pack_ll_b32_b16 s4, s8, s12 // 99040c08
s_pack_ll_b32_b16 vcc_lo, 0x12345678, s12 // 996a0cff 12345678
s_pack_ll_b32_b16 s4, 0.5, -1 // 9904c1f0
s_pack_lh_b32_b16 s4, s8, s12 // 99840c08
s_pack_lh_b32_b16 vcc_lo, 0x12345678, s12 // 99ea0cff 12345678
s_pack_lh_b32_b16 s4, 0.5, -1 // 9984c1f0
s_pack_hh_b32_b16 s4, s8, s12 // 9a040c08
s_pack_hh_b32_b16 vcc_lo, 0x12345678, s12 // 9a6a0cff 12345678
s_pack_hh_b32_b16 s4, 0.5, -1 // 9a04c1f0
s_mov_b32 s4, s8 // be840008
s_mov_b32 vcc_lo, 0x12345678 // beea00ff 12345678
s_mov_b32 s4, 1.0 // be8400f2
s_mov_b32 exec_lo, vcc_lo // befe006a
s_mov_b32 m0, -1 // befc00c1
s_mov_b64 s[4:5], s[8:9] // be840108
s_mov_b64 vcc, 0x12345678 // beea01ff 12345678
s_mov_b64 s[4:5], 1.0 // be8401f2
s_mov_b64 exec, vcc // befe016a
s_cmov_b32 s4, s8 // be840208
s_cmov_b32 vcc_lo, 0x12345678 // beea02ff 12345678
s_cmov_b32 s4, 1.0 // be8402f2
s_cmov_b32 exec_lo, vcc_lo // befe026a
s_cmov_b32 m0, -1 // befc02c1
s_cmov_b64 s[4:5], s[8:9] // be840308
s_cmov_b64 vcc, 0x12345678 // beea03ff 12345678
s_cmov_b64 s[4:5], 1.0 // be8403f2
s_cmov_b64 exec, vcc // befe036a
s_not_b32 s4, s8 // be840408
s_not_b32 vcc_lo, 0x12345678 // beea04ff 12345678
s_not_b32 s4, 1.0 // be8404f2
s_not_b32 exec_lo, vcc_lo // befe046a
s_not_b32 m0, -1 // befc04c1
s_not_b64 s[4:5], s[8:9] // be840508
s_not_b64 vcc, 0x12345678 // beea05ff 12345678
s_not_b64 s[4:5], 1.0 // be8405f2
s_not_b64 exec, vcc // befe056a
s_wqm_b32 s4, s8 // be840608
s_wqm_b32 vcc_lo, 0x12345678 // beea06ff 12345678
s_wqm_b32 s4, 1.0 // be8406f2
s_wqm_b64 s[4:5], s[8:9] // be840708
s_wqm_b64 vcc, 0x12345678 // beea07ff 12345678
s_wqm_b64 s[4:5], 1.0 // be8407f2
s_brev_b32 s4, s8 // be840808
s_brev_b32 vcc_lo, 0x12345678 // beea08ff 12345678
s_brev_b32 s4, 1.0 // be8408f2
s_brev_b64 s[4:5], s[8:9] // be840908
s_brev_b64 vcc, 0x12345678 // beea09ff 12345678
s_brev_b64 s[4:5], 1.0 // be8409f2
s_bcnt0_i32_b32 s4, s8 // be840a08
s_bcnt0_i32_b32 vcc_lo, 0x12345678 // beea0aff 12345678
s_bcnt0_i32_b32 s4, 1.0 // be840af2
s_bcnt0_i32_b64 s4, s[8:9] // be840b08
s_bcnt0_i32_b64 vcc_lo, 0x12345678 // beea0bff 12345678
s_bcnt0_i32_b64 s4, 1.0 // be840bf2
s_bcnt1_i32_b32 s4, s8 // be840c08
s_bcnt1_i32_b32 vcc_lo, 0x12345678 // beea0cff 12345678
s_bcnt1_i32_b32 s4, 1.0 // be840cf2
s_bcnt1_i32_b64 s4, s[8:9] // be840d08
s_bcnt1_i32_b64 vcc_lo, 0x12345678 // beea0dff 12345678
s_bcnt1_i32_b64 s4, 1.0 // be840df2
s_ff0_i32_b32 s4, s8 // be840e08
s_ff0_i32_b32 vcc_lo, 0x12345678 // beea0eff 12345678
s_ff0_i32_b32 s4, 1.0 // be840ef2
s_ff0_i32_b64 s4, s[8:9] // be840f08
s_ff0_i32_b64 vcc_lo, 0x12345678 // beea0fff 12345678
s_ff0_i32_b64 s4, 1.0 // be840ff2
s_ff1_i32_b32 s4, s8 // be841008
s_ff1_i32_b32 vcc_lo, 0x12345678 // beea10ff 12345678
s_ff1_i32_b32 s4, 1.0 // be8410f2
s_ff1_i32_b64 s4, s[8:9] // be841108
s_ff1_i32_b64 vcc_lo, 0x12345678 // beea11ff 12345678
s_ff1_i32_b64 s4, 1.0 // be8411f2
s_flbit_i32_b32 s4, s8 // be841208
s_flbit_i32_b32 vcc_lo, 0x12345678 // beea12ff 12345678
s_flbit_i32_b32 s4, 1.0 // be8412f2
s_flbit_i32_b64 s4, s[8:9] // be841308
s_flbit_i32_b64 vcc_lo, 0x12345678 // beea13ff 12345678
s_flbit_i32_b64 s4, 1.0 // be8413f2
s_flbit_i32 s4, s8 // be841408
s_flbit_i32 vcc_lo, 0x12345678 // beea14ff 12345678
s_flbit_i32 s4, 1.0 // be8414f2
s_flbit_i32_i64 s4, s[8:9] // be841508
s_flbit_i32_i64 vcc_lo, 0x12345678 // beea15ff 12345678
s_flbit_i32_i64 s4, 1.0 // be8415f2
s_sext_i32_i8 s4, s8 // be841608
s_sext_i32_i8 vcc_lo, 0x12345678 // beea16ff 12345678
s_sext_i32_i8 s4, 1.0 // be8416f2
s_sext_i32_i16 s4, s8 // be841708
s_sext_i32_i16 vcc_lo, 0x12345678 // beea17ff 12345678
s_sext_i32_i16 s4, 1.0 // be8417f2
s_bitset0_b32 s4, s8 // be841808
s_bitset0_b32 vcc_lo, 0x12345678 // beea18ff 12345678
s_bitset0_b32 s4, 1.0 // be8418f2
s_bitset0_b64 s[4:5], s8 // be841908
s_bitset0_b64 vcc, 0x12345678 // beea19ff 12345678
s_bitset0_b64 s[4:5], 1.0 // be8419f2
s_bitset1_b32 s4, s8 // be841a08
s_bitset1_b32 vcc_lo, 0x12345678 // beea1aff 12345678
s_bitset1_b32 s4, 1.0 // be841af2
s_bitset1_b64 s[4:5], s8 // be841b08
s_bitset1_b64 vcc, 0x12345678 // beea1bff 12345678
s_bitset1_b64 s[4:5], 1.0 // be841bf2
s_getpc_b64 s[4:5] // be841c00
s_getpc_b64 vcc // beea1c00
s_getpc_b64 exec // befe1c00
s_setpc_b64 s[8:9] // be801d08
s_setpc_b64 vcc // be801d6a
s_swappc_b64 s[4:5], s[8:9] // be841e08
s_swappc_b64 vcc, 0x12345678 // beea1eff 12345678
s_swappc_b64 s[4:5], 1.0 // be841ef2
s_swappc_b64 exec, vcc // befe1e6a
s_rfe_b64 s[8:9] // be801f08
s_and_saveexec_b64 s[4:5], s[8:9] // be842008
s_and_saveexec_b64 vcc, 0x12345678 // beea20ff 12345678
s_and_saveexec_b64 s[4:5], 1.0 // be8420f2
s_or_saveexec_b64 s[4:5], s[8:9] // be842108
s_or_saveexec_b64 vcc, 0x12345678 // beea21ff 12345678
s_or_saveexec_b64 s[4:5], 1.0 // be8421f2
s_xor_saveexec_b64 s[4:5], s[8:9] // be842208
s_xor_saveexec_b64 vcc, 0x12345678 // beea22ff 12345678
s_xor_saveexec_b64 s[4:5], 1.0 // be8422f2
s_andn2_saveexec_b64 s[4:5], s[8:9] // be842308
s_andn2_saveexec_b64 vcc, 0x12345678 // beea23ff 12345678
s_andn2_saveexec_b64 s[4:5], 1.0 // be8423f2
s_orn2_saveexec_b64 s[4:5], s[8:9] // be842408
s_orn2_saveexec_b64 vcc, 0x12345678 // beea24ff 12345678
s_orn2_saveexec_b64 s[4:5], 1.0 // be8424f2
s_nand_saveexec_b64 s[4:5], s[8:9] // be842508
s_nand_saveexec_b64 vcc, 0x12345678 // beea25ff 12345678
s_nand_saveexec_b64 s[4:5], 1.0 // be8425f2
s_nor_saveexec_b64 s[4:5], s[8:9] // be842608
s_nor_saveexec_b64 vcc, 0x12345678 // beea26ff 12345678
s_nor_saveexec_b64 s[4:5], 1.0 // be8426f2
s_xnor_saveexec_b64 s[4:5], s[8:9] // be842708
s_xnor_saveexec_b64 vcc, 0x12345678 // beea27ff 12345678
s_xnor_saveexec_b64 s[4:5], 1.0 // be8427f2
s_quadmask_b32 s4, s8 // be842808
s_quadmask_b32 vcc_lo, 0x12345678 // beea28ff 12345678
s_quadmask_b32 s4, 1.0 // be8428f2
s_quadmask_b64 s[4:5], s[8:9] // be842908
s_quadmask_b64 vcc, 0x12345678 // beea29ff 12345678
s_quadmask_b64 s[4:5], 1.0 // be8429f2
s_movrels_b32 s4, s8 // be842a08
s_movrels_b64 s[4:5], s[8:9] // be842b08
s_movreld_b32 s4, s8 // be842c08
s_movreld_b32 vcc_lo, 0x12345678 // beea2cff 12345678
s_movreld_b32 s4, 1.0 // be842cf2
s_movreld_b64 s[4:5], s[8:9] // be842d08
s_movreld_b64 vcc, 0x12345678 // beea2dff 12345678
s_movreld_b64 s[4:5], 1.0 // be842df2
s_cbranch_join s8 // be802e08
s_abs_i32 s4, s8 // be843008
s_abs_i32 vcc_lo, 0x12345678 // beea30ff 12345678
s_abs_i32 s4, 1.0 // be8430f2
s_set_gpr_idx_idx s8 // be803208
s_set_gpr_idx_idx 0x12345678 // be8032ff 12345678
s_set_gpr_idx_idx 1.0 // be8032f2
s_andn1_saveexec_b64 s[4:5], s[8:9] // be843308
s_andn1_saveexec_b64 vcc, 0x12345678 // beea33ff 12345678
s_andn1_saveexec_b64 s[4:5], 1.0 // be8433f2
s_orn1_saveexec_b64 s[4:5], s[8:9] // be843408
s_orn1_saveexec_b64 vcc, 0x12345678 // beea34ff 12345678
s_orn1_saveexec_b64 s[4:5], 1.0 // be8434f2
s_andn1_wrexec_b64 s[4:5], s[8:9] // be843508
s_andn1_wrexec_b64 vcc, 0x12345678 // beea35ff 12345678
s_andn1_wrexec_b64 s[4:5], 1.0 // be8435f2
s_andn2_wrexec_b64 s[4:5], s[8:9] // be843608
s_andn2_wrexec_b64 vcc, 0x12345678 // beea36ff 12345678
s_andn2_wrexec_b64 s[4:5], 1.0 // be8436f2
s_bitreplicate_b64_b32 s[4:5], s8 // be843708
s_bitreplicate_b64_b32 vcc, 0x12345678 // beea37ff 12345678
s_bitreplicate_b64_b32 s[4:5], 1.0 // be8437f2
s_cmp_eq_i32 s8, s12 // bf000c08
s_cmp_eq_i32 0x12345678, s4 // bf0004ff 12345678
s_cmp_eq_i32 0.5, -8 // bf00c8f0
s_cmp_lg_i32 s8, s12 // bf010c08
s_cmp_lg_i32 0x12345678, s4 // bf0104ff 12345678
s_cmp_lg_i32 0.5, -8 // bf01c8f0
s_cmp_gt_i32 s8, s12 // bf020c08
s_cmp_gt_i32 0x12345678, s4 // bf0204ff 12345678
s_cmp_gt_i32 0.5, -8 // bf02c8f0
s_cmp_ge_i32 s8, s12 // bf030c08
s_cmp_ge_i32 0x12345678, s4 // bf0304ff 12345678
s_cmp_ge_i32 0.5, -8 // bf03c8f0
s_cmp_lt_i32 s8, s12 // bf040c08
s_cmp_lt_i32 0x12345678, s4 // bf0404ff 12345678
s_cmp_lt_i32 0.5, -8 // bf04c8f0
s_cmp_le_i32 s8, s12 // bf050c08
s_cmp_le_i32 0x12345678, s4 // bf0504ff 12345678
s_cmp_le_i32 0.5, -8 // bf05c8f0
s_cmp_eq_u32 s8, s12 // bf060c08
s_cmp_eq_u32 0x12345678, s4 // bf0604ff 12345678
s_cmp_eq_u32 0.5, -8 // bf06c8f0
s_cmp_lg_u32 s8, s12 // bf070c08
s_cmp_lg_u32 0x12345678, s4 // bf0704ff 12345678
s_cmp_lg_u32 0.5, -8 // bf07c8f0
s_cmp_gt_u32 s8, s12 // bf080c08
s_cmp_gt_u32 0x12345678, s4 // bf0804ff 12345678
s_cmp_gt_u32 0.5, -8 // bf08c8f0
s_cmp_ge_u32 s8, s12 // bf090c08
s_cmp_ge_u32 0x12345678, s4 // bf0904ff 12345678
s_cmp_ge_u32 0.5, -8 // bf09c8f0
s_cmp_lt_u32 s8, s12 // bf0a0c08
s_cmp_lt_u32 0x12345678, s4 // bf0a04ff 12345678
s_cmp_lt_u32 0.5, -8 // bf0ac8f0
s_cmp_le_u32 s8, s12 // bf0b0c08
s_cmp_le_u32 0x12345678, s4 // bf0b04ff 12345678
s_cmp_le_u32 0.5, -8 // bf0bc8f0
s_bitcmp0_b32 s8, s12 // bf0c0c08
s_bitcmp0_b32 0x12345678, s4 // bf0c04ff 12345678
s_bitcmp0_b32 0.5, -8 // bf0cc8f0
s_bitcmp1_b32 s8, s12 // bf0d0c08
s_bitcmp1_b32 0x12345678, s4 // bf0d04ff 12345678
s_bitcmp1_b32 0.5, -8 // bf0dc8f0
s_bitcmp0_b64 s[8:9], s12 // bf0e0c08
s_bitcmp0_b64 0x12345678, s4 // bf0e04ff 12345678
s_bitcmp0_b64 0.5, -8 // bf0ec8f0
s_bitcmp1_b64 s[8:9], s12 // bf0f0c08
s_bitcmp1_b64 0x12345678, s4 // bf0f04ff 12345678
s_bitcmp1_b64 0.5, -8 // bf0fc8f0
s_setvskip s8, s12 // bf100c08
s_setvskip 0x12345678, s4 // bf1004ff 12345678
s_setvskip 0.5, -8 // bf10c8f0
s_set_gpr_idx_on s8, gpr_idx() // bf110008
s_set_gpr_idx_on s8, gpr_idx(SRC0) // bf110108
s_set_gpr_idx_on s8, gpr_idx(SRC0,DST) // bf110908
s_set_gpr_idx_on s8, gpr_idx(SRC0,SRC1,SRC2,DST) // bf110f08
s_cmp_eq_u64 s[8:9], s[12:13] // bf120c08
s_cmp_eq_u64 0x12345678, s[4:5] // bf1204ff 12345678
s_cmp_eq_u64 0.5, -8 // bf12c8f0
s_cmp_lg_u64 s[8:9], s[12:13] // bf130c08
s_cmp_lg_u64 0x12345678, s[4:5] // bf1304ff 12345678
s_cmp_lg_u64 0.5, -8 // bf13c8f0
s_movk_i32 s4, 0x1234 // b0041234
s_movk_i32 vcc_lo, 0xffff // b06affff
s_movk_i32 exec_lo, 0xf801 // b07ef801
s_movk_i32 s4, 0x841 // b0040841
s_movk_i32 s4, 0x1803 // b0041803
s_cmovk_i32 s4, 0x1234 // b0841234
s_cmovk_i32 vcc_lo, 0xffff // b0eaffff
s_cmovk_i32 exec_lo, 0xf801 // b0fef801
s_cmovk_i32 s4, 0x841 // b0840841
s_cmovk_i32 s4, 0x1803 // b0841803
s_cmpk_eq_i32 s4, 0x1234 // b1041234
s_cmpk_eq_i32 vcc_lo, 0xffff // b16affff
s_cmpk_eq_i32 exec_lo, 0xf801 // b17ef801
s_cmpk_eq_i32 s4, 0x841 // b1040841
s_cmpk_eq_i32 s4, 0x1803 // b1041803
s_cmpk_lg_i32 s4, 0x1234 // b1841234
s_cmpk_lg_i32 vcc_lo, 0xffff // b1eaffff
s_cmpk_lg_i32 exec_lo, 0xf801 // b1fef801
s_cmpk_lg_i32 s4, 0x841 // b1840841
s_cmpk_lg_i32 s4, 0x1803 // b1841803
s_cmpk_gt_i32 s4, 0x1234 // b2041234
s_cmpk_gt_i32 vcc_lo, 0xffff // b26affff
s_cmpk_gt_i32 exec_lo, 0xf801 // b27ef801
s_cmpk_gt_i32 s4, 0x841 // b2040841
s_cmpk_gt_i32 s4, 0x1803 // b2041803
s_cmpk_ge_i32 s4, 0x1234 // b2841234
s_cmpk_ge_i32 vcc_lo, 0xffff // b2eaffff
s_cmpk_ge_i32 exec_lo, 0xf801 // b2fef801
s_cmpk_ge_i32 s4, 0x841 // b2840841
s_cmpk_ge_i32 s4, 0x1803 // b2841803
s_cmpk_lt_i32 s4, 0x1234 // b3041234
s_cmpk_lt_i32 vcc_lo, 0xffff // b36affff
s_cmpk_lt_i32 exec_lo, 0xf801 // b37ef801
s_cmpk_lt_i32 s4, 0x841 // b3040841
s_cmpk_lt_i32 s4, 0x1803 // b3041803
s_cmpk_le_i32 s4, 0x1234 // b3841234
s_cmpk_le_i32 vcc_lo, 0xffff // b3eaffff
s_cmpk_le_i32 exec_lo, 0xf801 // b3fef801
s_cmpk_le_i32 s4, 0x841 // b3840841
s_cmpk_le_i32 s4, 0x1803 // b3841803
s_cmpk_eq_u32 s4, 0x1234 // b4041234
s_cmpk_eq_u32 vcc_lo, 0xffff // b46affff
s_cmpk_eq_u32 exec_lo, 0xf801 // b47ef801
s_cmpk_eq_u32 s4, 0x841 // b4040841
s_cmpk_eq_u32 s4, 0x1803 // b4041803
s_cmpk_lg_u32 s4, 0x1234 // b4841234
s_cmpk_lg_u32 vcc_lo, 0xffff // b4eaffff
s_cmpk_lg_u32 exec_lo, 0xf801 // b4fef801
s_cmpk_lg_u32 s4, 0x841 // b4840841
s_cmpk_lg_u32 s4, 0x1803 // b4841803
s_cmpk_gt_u32 s4, 0x1234 // b5041234
s_cmpk_gt_u32 vcc_lo, 0xffff // b56affff
s_cmpk_gt_u32 exec_lo, 0xf801 // b57ef801
s_cmpk_gt_u32 s4, 0x841 // b5040841
s_cmpk_gt_u32 s4, 0x1803 // b5041803
s_cmpk_ge_u32 s4, 0x1234 // b5841234
s_cmpk_ge_u32 vcc_lo, 0xffff // b5eaffff
s_cmpk_ge_u32 exec_lo, 0xf801 // b5fef801
s_cmpk_ge_u32 s4, 0x841 // b5840841
s_cmpk_ge_u32 s4, 0x1803 // b5841803
s_cmpk_lt_u32 s4, 0x1234 // b6041234
s_cmpk_lt_u32 vcc_lo, 0xffff // b66affff
s_cmpk_lt_u32 exec_lo, 0xf801 // b67ef801
s_cmpk_lt_u32 s4, 0x841 // b6040841
s_cmpk_lt_u32 s4, 0x1803 // b6041803
s_cmpk_le_u32 s4, 0x1234 // b6841234
s_cmpk_le_u32 vcc_lo, 0xffff // b6eaffff
s_cmpk_le_u32 exec_lo, 0xf801 // b6fef801
s_cmpk_le_u32 s4, 0x841 // b6840841
s_cmpk_le_u32 s4, 0x1803 // b6841803
s_addk_i32 s4, 0x1234 // b7041234
s_addk_i32 vcc_lo, 0xffff // b76affff
s_addk_i32 exec_lo, 0xf801 // b77ef801
s_addk_i32 s4, 0x841 // b7040841
s_addk_i32 s4, 0x1803 // b7041803
s_mulk_i32 s4, 0x1234 // b7841234
s_mulk_i32 vcc_lo, 0xffff // b7eaffff
s_mulk_i32 exec_lo, 0xf801 // b7fef801
s_mulk_i32 s4, 0x841 // b7840841
s_mulk_i32 s4, 0x1803 // b7841803
s_cbranch_i_fork s[4:5], 4660 // b8041234
s_cbranch_i_fork vcc, 65535 // b86affff
s_cbranch_i_fork exec, 63489 // b87ef801
s_cbranch_i_fork s[4:5], 2113 // b8040841
s_cbranch_i_fork s[4:5], 6147 // b8041803
s_getreg_b32 s4, hwreg(52, 8, 3) // b8841234
s_getreg_b32 vcc_lo, hwreg(63, 31, 32) // b8eaffff
s_getreg_b32 exec_lo, hwreg(HW_REG_MODE) // b8fef801
s_getreg_b32 s4, hwreg(HW_REG_MODE, 1, 2) // b8840841
s_getreg_b32 s4, hwreg(HW_REG_TRAPSTS, 0, 4) // b8841803
s_setreg_b32 hwreg(52, 8, 3), s4 // b9041234
s_setreg_b32 hwreg(63, 31, 32), vcc_lo // b96affff
s_setreg_b32 hwreg(HW_REG_MODE), exec_lo // b97ef801
s_setreg_b32 hwreg(HW_REG_MODE, 1, 2), s4 // b9040841
s_setreg_b32 hwreg(HW_REG_TRAPSTS, 0, 4), s4 // b9041803
s_setreg_imm32_b32 hwreg(52, 8, 3), 0x12345678 // ba001234 12345678
s_setreg_imm32_b32 hwreg(63, 31, 32), 0x12345678 // ba00ffff 12345678
s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0x12345678 // ba00f801 12345678
s_setreg_imm32_b32 hwreg(HW_REG_MODE, 1, 2), 0x12345678 // ba000841 12345678
s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 0, 4), 0x12345678 // ba001803 12345678
s_call_b64 s[4:5], 4660 // ba841234
s_call_b64 vcc, 65535 // baeaffff
s_call_b64 exec, 63489 // bafef801
s_call_b64 s[4:5], 2113 // ba840841
s_call_b64 s[4:5], 6147 // ba841803
s_nop 0 // bf800000
s_nop 3 // bf800003
s_nop 0xffff // bf80ffff
s_endpgm // bf810000
s_endpgm 3 // bf810003
s_endpgm 65535 // bf81ffff
s_branch 0 // bf820000
s_branch 3 // bf820003
s_branch 65535 // bf82ffff
s_wakeup // bf830000
s_cbranch_scc0 0 // bf840000
s_cbranch_scc0 3 // bf840003
s_cbranch_scc0 65535 // bf84ffff
s_cbranch_scc1 0 // bf850000
s_cbranch_scc1 3 // bf850003
s_cbranch_scc1 65535 // bf85ffff
s_cbranch_vccz 0 // bf860000
s_cbranch_vccz 3 // bf860003
s_cbranch_vccz 65535 // bf86ffff
s_cbranch_vccnz 0 // bf870000
s_cbranch_vccnz 3 // bf870003
s_cbranch_vccnz 65535 // bf87ffff
s_cbranch_execz 0 // bf880000
s_cbranch_execz 3 // bf880003
s_cbranch_execz 65535 // bf88ffff
s_cbranch_execnz 0 // bf890000
s_cbranch_execnz 3 // bf890003
s_cbranch_execnz 65535 // bf89ffff
s_barrier // bf8a0000
s_setkill 0 // bf8b0000
s_setkill 3 // bf8b0003
s_setkill 0xffff // bf8bffff
s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) // bf8c0000
s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15) // bf8ccf7f
s_waitcnt lgkmcnt(0) // bf8cc07f
s_waitcnt vmcnt(15) // bf8c0f7f
s_waitcnt vmcnt(48) // bf8ccf70
s_waitcnt lgkmcnt(1) // bf8cc17f
s_waitcnt vmcnt(18) // bf8c4f72
s_waitcnt vmcnt(0) // bf8c0f70
s_sethalt 0 // bf8d0000
s_sethalt 3 // bf8d0003
s_sethalt 0xffff // bf8dffff
s_sleep 0 // bf8e0000
s_sleep 3 // bf8e0003
s_sleep 0xffff // bf8effff
s_setprio 0 // bf8f0000
s_setprio 3 // bf8f0003
s_setprio 0xffff // bf8fffff
s_sendmsg sendmsg(MSG_INTERRUPT) // bf900001
s_sendmsg sendmsg(MSG_GS_DONE, GS_OP_NOP) // bf900003
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 0) // bf900022
s_sendmsg sendmsg(MSG_GS, GS_OP_CUT, 0) // bf900012
s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 1) // bf900122
s_sendmsg sendmsg(MSG_SAVEWAVE) // bf900004
s_sendmsg sendmsg(MSG_ORDERED_PS_DONE) // bf900007
s_sendmsg sendmsg(MSG_GS_ALLOC_REQ) // bf900009
s_sendmsg sendmsg(MSG_GET_DOORBELL) // bf90000a
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) // bf90001f
s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_TTRACE_PC) // bf90004f
s_sendmsg sendmsg(2, 0, 0) // bf900002
s_sendmsg sendmsg(15, 0, 0) // bf90000f
s_sendmsghalt sendmsg(MSG_INTERRUPT) // bf910001
s_sendmsghalt sendmsg(MSG_GS_DONE, GS_OP_NOP) // bf910003
s_sendmsghalt sendmsg(MSG_GS, GS_OP_EMIT, 0) // bf910022
s_sendmsghalt sendmsg(MSG_GS, GS_OP_CUT, 0) // bf910012
s_sendmsghalt sendmsg(MSG_GS, GS_OP_EMIT, 1) // bf910122
s_sendmsghalt sendmsg(MSG_SAVEWAVE) // bf910004
s_sendmsghalt sendmsg(MSG_ORDERED_PS_DONE) // bf910007
s_sendmsghalt sendmsg(MSG_GS_ALLOC_REQ) // bf910009
s_sendmsghalt sendmsg(MSG_GET_DOORBELL) // bf91000a
s_sendmsghalt sendmsg(MSG_SYSMSG, SYSMSG_OP_ECC_ERR_INTERRUPT) // bf91001f
s_sendmsghalt sendmsg(MSG_SYSMSG, SYSMSG_OP_TTRACE_PC) // bf91004f
s_sendmsghalt sendmsg(2, 0, 0) // bf910002
s_sendmsghalt sendmsg(15, 0, 0) // bf91000f
s_trap 0 // bf920000
s_trap 3 // bf920003
s_trap 0xffff // bf92ffff
s_icache_inv // bf930000
s_incperflevel 0 // bf940000
s_incperflevel 3 // bf940003
s_incperflevel 0xffff // bf94ffff
s_decperflevel 0 // bf950000
s_decperflevel 3 // bf950003
s_decperflevel 0xffff // bf95ffff
s_ttracedata // bf960000
s_cbranch_cdbgsys 0 // bf970000
s_cbranch_cdbgsys 3 // bf970003
s_cbranch_cdbgsys 65535 // bf97ffff
s_cbranch_cdbguser 0 // bf980000
s_cbranch_cdbguser 3 // bf980003
s_cbranch_cdbguser 65535 // bf98ffff
s_cbranch_cdbgsys_or_user 0 // bf990000
s_cbranch_cdbgsys_or_user 3 // bf990003
s_cbranch_cdbgsys_or_user 65535 // bf99ffff
s_cbranch_cdbgsys_and_user 0 // bf9a0000
s_cbranch_cdbgsys_and_user 3 // bf9a0003
s_cbranch_cdbgsys_and_user 65535 // bf9affff
s_endpgm_saved // bf9b0000
s_set_gpr_idx_off // bf9c0000
s_set_gpr_idx_mode gpr_idx() // bf9d0000
s_set_gpr_idx_mode gpr_idx(SRC0) // bf9d0001
s_set_gpr_idx_mode gpr_idx(SRC1,DST) // bf9d000a
s_set_gpr_idx_mode gpr_idx(SRC0,SRC1,SRC2,DST) // bf9d000f
s_endpgm_ordered_ps_done // bf9e0000
