// Every kind of operand of every row: VGPR, AGPR, SGPR, special register, inline integer, inline float and literal, wherever
// the other files do not have it. README.md says how the lines are used and made.
s_add_u32 s4, 1, vcc_lo // 80046a81
s_add_u32 s4, s8, 1.0 // 8004f208
s_sub_u32 s4, 1, vcc_lo // 80846a81
s_sub_u32 s4, s8, 1.0 // 8084f208
s_add_i32 s4, 1, vcc_lo // 81046a81
s_add_i32 s4, s8, 1.0 // 8104f208
s_sub_i32 s4, 1, vcc_lo // 81846a81
s_sub_i32 s4, s8, 1.0 // 8184f208
s_addc_u32 s4, 1, vcc_lo // 82046a81
s_addc_u32 s4, s8, 1.0 // 8204f208
s_subb_u32 s4, 1, vcc_lo // 82846a81
s_subb_u32 s4, s8, 1.0 // 8284f208
s_min_i32 s4, 1, vcc_lo // 83046a81
s_min_i32 s4, s8, 1.0 // 8304f208
s_min_u32 s4, 1, vcc_lo // 83846a81
s_min_u32 s4, s8, 1.0 // 8384f208
s_max_i32 s4, 1, vcc_lo // 84046a81
s_max_i32 s4, s8, 1.0 // 8404f208
s_max_u32 s4, 1, vcc_lo // 84846a81
s_max_u32 s4, s8, 1.0 // 8484f208
s_cselect_b32 s4, 1, vcc_lo // 85046a81
s_cselect_b32 s4, s8, 1.0 // 8504f208
s_cselect_b64 s[4:5], 1, vcc // 85846a81
s_cselect_b64 s[4:5], s[8:9], 1.0 // 8584f208
s_and_b32 s4, 1, vcc_lo // 86046a81
s_and_b32 s4, s8, 1.0 // 8604f208
s_and_b64 s[4:5], 1, vcc // 86846a81
s_and_b64 s[4:5], s[8:9], 1.0 // 8684f208
s_or_b32 s4, vcc_lo, vcc_lo // 87046a6a
s_or_b32 s4, 1, 1.0 // 8704f281
s_or_b32 s4, s8, 0x12345678 // 8704ff08 12345678
s_or_b64 s[4:5], vcc, vcc // 87846a6a
s_or_b64 s[4:5], 1, 1.0 // 8784f281
s_or_b64 s[4:5], s[8:9], 0x12345678 // 8784ff08 12345678
s_xor_b32 s4, vcc_lo, vcc_lo // 88046a6a
s_xor_b32 s4, 1, 1.0 // 8804f281
s_xor_b32 s4, s8, 0x12345678 // 8804ff08 12345678
s_xor_b64 s[4:5], vcc, vcc // 88846a6a
s_xor_b64 s[4:5], 1, 1.0 // 8884f281
s_xor_b64 s[4:5], s[8:9], 0x12345678 // 8884ff08 12345678
s_andn2_b32 s4, vcc_lo, vcc_lo // 89046a6a
s_andn2_b32 s4, 1, 1.0 // 8904f281
s_andn2_b32 s4, s8, 0x12345678 // 8904ff08 12345678
s_andn2_b64 s[4:5], vcc, vcc // 89846a6a
s_andn2_b64 s[4:5], 1, 1.0 // 8984f281
s_andn2_b64 s[4:5], s[8:9], 0x12345678 // 8984ff08 12345678
s_orn2_b32 s4, vcc_lo, vcc_lo // 8a046a6a
s_orn2_b32 s4, 1, 1.0 // 8a04f281
s_orn2_b32 s4, s8, 0x12345678 // 8a04ff08 12345678
s_orn2_b64 s[4:5], vcc, vcc // 8a846a6a
s_orn2_b64 s[4:5], 1, 1.0 // 8a84f281
s_orn2_b64 s[4:5], s[8:9], 0x12345678 // 8a84ff08 12345678
s_nand_b32 s4, vcc_lo, vcc_lo // 8b046a6a
s_nand_b32 s4, 1, 1.0 // 8b04f281
s_nand_b32 s4, s8, 0x12345678 // 8b04ff08 12345678
s_nand_b64 s[4:5], vcc, vcc // 8b846a6a
s_nand_b64 s[4:5], 1, 1.0 // 8b84f281
s_nand_b64 s[4:5], s[8:9], 0x12345678 // 8b84ff08 12345678
s_nor_b32 s4, vcc_lo, vcc_lo // 8c046a6a
s_nor_b32 s4, 1, 1.0 // 8c04f281
s_nor_b32 s4, s8, 0x12345678 // 8c04ff08 12345678
s_nor_b64 s[4:5], vcc, vcc // 8c846a6a
s_nor_b64 s[4:5], 1, 1.0 // 8c84f281
s_nor_b64 s[4:5], s[8:9], 0x12345678 // 8c84ff08 12345678
s_xnor_b32 s4, vcc_lo, vcc_lo // 8d046a6a
s_xnor_b32 s4, 1, 1.0 // 8d04f281
s_xnor_b32 s4, s8, 0x12345678 // 8d04ff08 12345678
s_xnor_b64 s[4:5], vcc, vcc // 8d846a6a
s_xnor_b64 s[4:5], 1, 1.0 // 8d84f281
s_xnor_b64 s[4:5], s[8:9], 0x12345678 // 8d84ff08 12345678
s_lshl_b32 s4, vcc_lo, vcc_lo // 8e046a6a
s_lshl_b32 s4, 1, 1.0 // 8e04f281
s_lshl_b32 s4, s8, 0x12345678 // 8e04ff08 12345678
s_lshl_b64 s[4:5], vcc, vcc_lo // 8e846a6a
s_lshl_b64 s[4:5], 1, 1.0 // 8e84f281
s_lshl_b64 s[4:5], s[8:9], 0x12345678 // 8e84ff08 12345678
s_lshr_b32 s4, vcc_lo, vcc_lo // 8f046a6a
s_lshr_b32 s4, 1, 1.0 // 8f04f281
s_lshr_b32 s4, s8, 0x12345678 // 8f04ff08 12345678
s_lshr_b64 s[4:5], vcc, vcc_lo // 8f846a6a
s_lshr_b64 s[4:5], 1, 1.0 // 8f84f281
s_lshr_b64 s[4:5], s[8:9], 0x12345678 // 8f84ff08 12345678
s_ashr_i32 s4, vcc_lo, vcc_lo // 90046a6a
s_ashr_i32 s4, 1, 1.0 // 9004f281
s_ashr_i32 s4, s8, 0x12345678 // 9004ff08 12345678
s_ashr_i64 s[4:5], vcc, vcc_lo // 90846a6a
s_ashr_i64 s[4:5], 1, 1.0 // 9084f281
s_ashr_i64 s[4:5], s[8:9], 0x12345678 // 9084ff08 12345678
s_bfm_b32 s4, vcc_lo, vcc_lo // 91046a6a
s_bfm_b32 s4, 1, 1.0 // 9104f281
s_bfm_b32 s4, s8, 0x12345678 // 9104ff08 12345678
s_bfm_b64 s[4:5], vcc_lo, vcc_lo // 91846a6a
s_bfm_b64 s[4:5], 1, 1.0 // 9184f281
s_bfm_b64 s[4:5], s8, 0x12345678 // 9184ff08 12345678
s_mul_i32 s4, vcc_lo, vcc_lo // 92046a6a
s_mul_i32 s4, 1, 1.0 // 9204f281
s_mul_i32 s4, s8, 0x12345678 // 9204ff08 12345678
s_bfe_u32 s4, vcc_lo, vcc_lo // 92846a6a
s_bfe_u32 s4, 1, 1.0 // 9284f281
s_bfe_u32 s4, s8, 0x12345678 // 9284ff08 12345678
s_bfe_i32 s4, vcc_lo, vcc_lo // 93046a6a
s_bfe_i32 s4, 1, 1.0 // 9304f281
s_bfe_i32 s4, s8, 0x12345678 // 9304ff08 12345678
s_bfe_u64 s[4:5], vcc, vcc_lo // 93846a6a
s_bfe_u64 s[4:5], 1, 1.0 // 9384f281
s_bfe_u64 s[4:5], s[8:9], 0x12345678 // 9384ff08 12345678
s_bfe_i64 s[4:5], vcc, vcc_lo // 94046a6a
s_bfe_i64 s[4:5], 1, 1.0 // 9404f281
s_bfe_i64 s[4:5], s[8:9], 0x12345678 // 9404ff08 12345678
s_cbranch_g_fork vcc, vcc // 94806a6a
s_cbranch_g_fork 1, 1.0 // 9480f281
s_absdiff_i32 s4, vcc_lo, vcc_lo // 95046a6a
s_absdiff_i32 s4, 1, 1.0 // 9504f281
s_absdiff_i32 s4, s8, 0x12345678 // 9504ff08 12345678
s_rfe_restore_b64 vcc, vcc_lo // 95806a6a
s_rfe_restore_b64 1, 1.0 // 9580f281
s_rfe_restore_b64 s[8:9], 0x12345678 // 9580ff08 12345678
s_mul_hi_u32 s4, vcc_lo, vcc_lo // 96046a6a
s_mul_hi_u32 s4, 1, 1.0 // 9604f281
s_mul_hi_u32 s4, s8, 0x12345678 // 9604ff08 12345678
s_mul_hi_i32 s4, vcc_lo, vcc_lo // 96846a6a
s_mul_hi_i32 s4, 1, 1.0 // 9684f281
s_mul_hi_i32 s4, s8, 0x12345678 // 9684ff08 12345678
s_lshl1_add_u32 s4, vcc_lo, vcc_lo // 97046a6a
s_lshl1_add_u32 s4, 1, 1.0 // 9704f281
s_lshl1_add_u32 s4, s8, 0x12345678 // 9704ff08 12345678
s_lshl2_add_u32 s4, vcc_lo, vcc_lo // 97846a6a
s_lshl2_add_u32 s4, 1, 1.0 // 9784f281
s_lshl2_add_u32 s4, s8, 0x12345678 // 9784ff08 12345678
s_lshl3_add_u32 s4, vcc_lo, vcc_lo // 98046a6a
s_lshl3_add_u32 s4, 1, 1.0 // 9804f281
s_lshl3_add_u32 s4, s8, 0x12345678 // 9804ff08 12345678
s_lshl4_add_u32 s4, vcc_lo, vcc_lo // 98846a6a
s_lshl4_add_u32 s4, 1, 1.0 // 9884f281
s_lshl4_add_u32 s4, s8, 0x12345678 // 9884ff08 12345678
s_pack_ll_b32_b16 s4, vcc_lo, vcc_lo // 99046a6a
s_pack_ll_b32_b16 s4, 1, 1.0 // 9904f281
s_pack_ll_b32_b16 s4, s8, 0x12345678 // 9904ff08 12345678
s_pack_lh_b32_b16 s4, vcc_lo, vcc_lo // 99846a6a
s_pack_lh_b32_b16 s4, 1, 1.0 // 9984f281
s_pack_lh_b32_b16 s4, s8, 0x12345678 // 9984ff08 12345678
s_pack_hh_b32_b16 s4, vcc_lo, vcc_lo // 9a046a6a
s_pack_hh_b32_b16 s4, 1, 1.0 // 9a04f281
s_pack_hh_b32_b16 s4, s8, 0x12345678 // 9a04ff08 12345678
s_mov_b64 s[4:5], 1 // be840181
s_cmov_b64 s[4:5], 1 // be840381
s_not_b64 s[4:5], 1 // be840581
s_wqm_b32 s4, vcc_lo // be84066a
s_wqm_b32 s4, 1 // be840681
s_wqm_b64 s[4:5], vcc // be84076a
s_wqm_b64 s[4:5], 1 // be840781
s_brev_b32 s4, vcc_lo // be84086a
s_brev_b32 s4, 1 // be840881
s_brev_b64 s[4:5], vcc // be84096a
s_brev_b64 s[4:5], 1 // be840981
s_bcnt0_i32_b32 s4, vcc_lo // be840a6a
s_bcnt0_i32_b32 s4, 1 // be840a81
s_bcnt0_i32_b64 s4, vcc // be840b6a
s_bcnt0_i32_b64 s4, 1 // be840b81
s_bcnt1_i32_b32 s4, vcc_lo // be840c6a
s_bcnt1_i32_b32 s4, 1 // be840c81
s_bcnt1_i32_b64 s4, vcc // be840d6a
s_bcnt1_i32_b64 s4, 1 // be840d81
s_ff0_i32_b32 s4, vcc_lo // be840e6a
s_ff0_i32_b32 s4, 1 // be840e81
s_ff0_i32_b64 s4, vcc // be840f6a
s_ff0_i32_b64 s4, 1 // be840f81
s_ff1_i32_b32 s4, vcc_lo // be84106a
s_ff1_i32_b32 s4, 1 // be841081
s_ff1_i32_b64 s4, vcc // be84116a
s_ff1_i32_b64 s4, 1 // be841181
s_flbit_i32_b32 s4, vcc_lo // be84126a
s_flbit_i32_b32 s4, 1 // be841281
s_flbit_i32_b64 s4, vcc // be84136a
s_flbit_i32_b64 s4, 1 // be841381
s_flbit_i32 s4, vcc_lo // be84146a
s_flbit_i32 s4, 1 // be841481
s_flbit_i32_i64 s4, vcc // be84156a
s_flbit_i32_i64 s4, 1 // be841581
s_sext_i32_i8 s4, vcc_lo // be84166a
s_sext_i32_i8 s4, 1 // be841681
s_sext_i32_i16 s4, vcc_lo // be84176a
s_sext_i32_i16 s4, 1 // be841781
s_bitset0_b32 s4, vcc_lo // be84186a
s_bitset0_b32 s4, 1 // be841881
s_bitset0_b64 s[4:5], vcc_lo // be84196a
s_bitset0_b64 s[4:5], 1 // be841981
s_bitset1_b32 s4, vcc_lo // be841a6a
s_bitset1_b32 s4, 1 // be841a81
s_bitset1_b64 s[4:5], vcc_lo // be841b6a
s_bitset1_b64 s[4:5], 1 // be841b81
s_swappc_b64 s[4:5], 1 // be841e81
s_rfe_b64 vcc // be801f6a
s_and_saveexec_b64 s[4:5], vcc // be84206a
s_and_saveexec_b64 s[4:5], 1 // be842081
s_or_saveexec_b64 s[4:5], vcc // be84216a
s_or_saveexec_b64 s[4:5], 1 // be842181
s_xor_saveexec_b64 s[4:5], vcc // be84226a
s_xor_saveexec_b64 s[4:5], 1 // be842281
s_andn2_saveexec_b64 s[4:5], vcc // be84236a
s_andn2_saveexec_b64 s[4:5], 1 // be842381
s_orn2_saveexec_b64 s[4:5], vcc // be84246a
s_orn2_saveexec_b64 s[4:5], 1 // be842481
s_nand_saveexec_b64 s[4:5], vcc // be84256a
s_nand_saveexec_b64 s[4:5], 1 // be842581
s_nor_saveexec_b64 s[4:5], vcc // be84266a
s_nor_saveexec_b64 s[4:5], 1 // be842681
s_xnor_saveexec_b64 s[4:5], vcc // be84276a
s_xnor_saveexec_b64 s[4:5], 1 // be842781
s_quadmask_b32 s4, vcc_lo // be84286a
s_quadmask_b32 s4, 1 // be842881
s_quadmask_b64 s[4:5], vcc // be84296a
s_quadmask_b64 s[4:5], 1 // be842981
s_movrels_b32 vcc_lo, vcc_lo // beea2a6a
s_movrels_b64 vcc, vcc // beea2b6a
s_movreld_b32 s4, vcc_lo // be842c6a
s_movreld_b32 s4, 1 // be842c81
s_movreld_b64 s[4:5], vcc // be842d6a
s_movreld_b64 s[4:5], 1 // be842d81
s_cbranch_join vcc_lo // be802e6a
s_abs_i32 s4, vcc_lo // be84306a
s_abs_i32 s4, 1 // be843081
s_set_gpr_idx_idx vcc_lo // be80326a
s_set_gpr_idx_idx 1 // be803281
s_andn1_saveexec_b64 s[4:5], vcc // be84336a
s_andn1_saveexec_b64 s[4:5], 1 // be843381
s_orn1_saveexec_b64 s[4:5], vcc // be84346a
s_orn1_saveexec_b64 s[4:5], 1 // be843481
s_andn1_wrexec_b64 s[4:5], vcc // be84356a
s_andn1_wrexec_b64 s[4:5], 1 // be843581
s_andn2_wrexec_b64 s[4:5], vcc // be84366a
s_andn2_wrexec_b64 s[4:5], 1 // be843681
s_bitreplicate_b64_b32 s[4:5], vcc_lo // be84376a
s_bitreplicate_b64_b32 s[4:5], 1 // be843781
s_cmp_eq_i32 vcc_lo, vcc_lo // bf006a6a
s_cmp_eq_i32 1, 1.0 // bf00f281
s_cmp_eq_i32 s8, 0x12345678 // bf00ff08 12345678
s_cmp_lg_i32 vcc_lo, vcc_lo // bf016a6a
s_cmp_lg_i32 1, 1.0 // bf01f281
s_cmp_lg_i32 s8, 0x12345678 // bf01ff08 12345678
s_cmp_gt_i32 vcc_lo, vcc_lo // bf026a6a
s_cmp_gt_i32 1, 1.0 // bf02f281
s_cmp_gt_i32 s8, 0x12345678 // bf02ff08 12345678
s_cmp_ge_i32 vcc_lo, vcc_lo // bf036a6a
s_cmp_ge_i32 1, 1.0 // bf03f281
s_cmp_ge_i32 s8, 0x12345678 // bf03ff08 12345678
s_cmp_lt_i32 vcc_lo, vcc_lo // bf046a6a
s_cmp_lt_i32 1, 1.0 // bf04f281
s_cmp_lt_i32 s8, 0x12345678 // bf04ff08 12345678
s_cmp_le_i32 vcc_lo, vcc_lo // bf056a6a
s_cmp_le_i32 1, 1.0 // bf05f281
s_cmp_le_i32 s8, 0x12345678 // bf05ff08 12345678
s_cmp_eq_u32 vcc_lo, vcc_lo // bf066a6a
s_cmp_eq_u32 1, 1.0 // bf06f281
s_cmp_eq_u32 s8, 0x12345678 // bf06ff08 12345678
s_cmp_lg_u32 vcc_lo, vcc_lo // bf076a6a
s_cmp_lg_u32 1, 1.0 // bf07f281
s_cmp_lg_u32 s8, 0x12345678 // bf07ff08 12345678
s_cmp_gt_u32 vcc_lo, vcc_lo // bf086a6a
s_cmp_gt_u32 1, 1.0 // bf08f281
s_cmp_gt_u32 s8, 0x12345678 // bf08ff08 12345678
s_cmp_ge_u32 vcc_lo, vcc_lo // bf096a6a
s_cmp_ge_u32 1, 1.0 // bf09f281
s_cmp_ge_u32 s8, 0x12345678 // bf09ff08 12345678
s_cmp_lt_u32 vcc_lo, vcc_lo // bf0a6a6a
s_cmp_lt_u32 1, 1.0 // bf0af281
s_cmp_lt_u32 s8, 0x12345678 // bf0aff08 12345678
s_cmp_le_u32 vcc_lo, vcc_lo // bf0b6a6a
s_cmp_le_u32 1, 1.0 // bf0bf281
s_cmp_le_u32 s8, 0x12345678 // bf0bff08 12345678
s_bitcmp0_b32 vcc_lo, vcc_lo // bf0c6a6a
s_bitcmp0_b32 1, 1.0 // bf0cf281
s_bitcmp0_b32 s8, 0x12345678 // bf0cff08 12345678
s_bitcmp1_b32 vcc_lo, vcc_lo // bf0d6a6a
s_bitcmp1_b32 1, 1.0 // bf0df281
s_bitcmp1_b32 s8, 0x12345678 // bf0dff08 12345678
s_bitcmp0_b64 vcc, vcc_lo // bf0e6a6a
s_bitcmp0_b64 1, 1.0 // bf0ef281
s_bitcmp0_b64 s[8:9], 0x12345678 // bf0eff08 12345678
s_bitcmp1_b64 vcc, vcc_lo // bf0f6a6a
s_bitcmp1_b64 1, 1.0 // bf0ff281
s_bitcmp1_b64 s[8:9], 0x12345678 // bf0fff08 12345678
s_setvskip vcc_lo, vcc_lo // bf106a6a
s_setvskip 1, 1.0 // bf10f281
s_setvskip s8, 0x12345678 // bf10ff08 12345678
s_set_gpr_idx_on vcc_lo, gpr_idx() // bf11006a
s_set_gpr_idx_on 1, gpr_idx() // bf110081
s_set_gpr_idx_on 1.0, gpr_idx() // bf1100f2
s_set_gpr_idx_on 0x12345678, gpr_idx() // bf1100ff 12345678
s_cmp_eq_u64 vcc, vcc // bf126a6a
s_cmp_eq_u64 1, 1.0 // bf12f281
s_cmp_eq_u64 s[8:9], 0x12345678 // bf12ff08 12345678
s_cmp_lg_u64 vcc, vcc // bf136a6a
s_cmp_lg_u64 1, 1.0 // bf13f281
s_cmp_lg_u64 s[8:9], 0x12345678 // bf13ff08 12345678
s_load_dword vcc_lo, s[4:5], 0x10 // c0021a82 00000010
s_load_dword s16, s[8:9], vcc_lo offset:0x20 // c0024404 d4000020
s_load_dwordx2 vcc, s[4:5], 0x10 // c0061a82 00000010
s_load_dwordx2 s[16:17], s[8:9], vcc_lo offset:0x20 // c0064404 d4000020
s_load_dwordx4 s[16:19], s[8:9], vcc_lo offset:0x20 // c00a4404 d4000020
s_load_dwordx8 s[16:23], s[8:9], vcc_lo offset:0x20 // c00e4404 d4000020
s_load_dwordx16 s[16:31], s[8:9], vcc_lo offset:0x20 // c0124404 d4000020
s_scratch_load_dword vcc_lo, s[4:5], 0x10 // c0161a82 00000010
s_scratch_load_dword s16, s[8:9], vcc_lo offset:0x20 // c0164404 d4000020
s_scratch_load_dwordx2 vcc, s[4:5], 0x10 // c01a1a82 00000010
s_scratch_load_dwordx2 s[16:17], s[8:9], vcc_lo offset:0x20 // c01a4404 d4000020
s_scratch_load_dwordx4 s[16:19], s[8:9], vcc_lo offset:0x20 // c01e4404 d4000020
s_buffer_load_dword vcc_lo, s[4:7], 0x10 // c0221a82 00000010
s_buffer_load_dword s16, s[8:11], vcc_lo offset:0x20 // c0224404 d4000020
s_buffer_load_dwordx2 vcc, s[4:7], 0x10 // c0261a82 00000010
s_buffer_load_dwordx2 s[16:17], s[8:11], vcc_lo offset:0x20 // c0264404 d4000020
s_buffer_load_dwordx4 s[16:19], s[8:11], vcc_lo offset:0x20 // c02a4404 d4000020
s_buffer_load_dwordx8 s[16:23], s[8:11], vcc_lo offset:0x20 // c02e4404 d4000020
s_buffer_load_dwordx16 s[16:31], s[8:11], vcc_lo offset:0x20 // c0324404 d4000020
s_store_dword vcc_lo, s[4:5], -0x4 glc // c0431a82 001ffffc
s_store_dwordx2 vcc, s[4:5], -0x4 glc // c0471a82 001ffffc
s_scratch_store_dword vcc_lo, s[4:5], -0x4 glc // c0571a82 001ffffc
s_scratch_store_dwordx2 vcc, s[4:5], -0x4 glc // c05b1a82 001ffffc
s_buffer_store_dword vcc_lo, s[4:7], 0xffffc glc // c0631a82 000ffffc
s_buffer_store_dwordx2 vcc, s[4:7], 0xffffc glc // c0671a82 000ffffc
s_buffer_atomic_swap vcc_lo, s[4:7], 0xffffc glc // c1031a82 000ffffc
s_buffer_atomic_cmpswap vcc, s[4:7], 0xffffc glc // c1071a82 000ffffc
s_buffer_atomic_add vcc_lo, s[4:7], 0xffffc glc // c10b1a82 000ffffc
s_buffer_atomic_sub vcc_lo, s[4:7], 0xffffc glc // c10f1a82 000ffffc
s_buffer_atomic_smin vcc_lo, s[4:7], 0xffffc glc // c1131a82 000ffffc
s_buffer_atomic_umin vcc_lo, s[4:7], 0xffffc glc // c1171a82 000ffffc
s_buffer_atomic_smax vcc_lo, s[4:7], 0xffffc glc // c11b1a82 000ffffc
s_buffer_atomic_umax vcc_lo, s[4:7], 0xffffc glc // c11f1a82 000ffffc
s_buffer_atomic_and vcc_lo, s[4:7], 0xffffc glc // c1231a82 000ffffc
s_buffer_atomic_or vcc_lo, s[4:7], 0xffffc glc // c1271a82 000ffffc
s_buffer_atomic_xor vcc_lo, s[4:7], 0xffffc glc // c12b1a82 000ffffc
s_buffer_atomic_inc vcc_lo, s[4:7], 0xffffc glc // c12f1a82 000ffffc
s_buffer_atomic_dec vcc_lo, s[4:7], 0xffffc glc // c1331a82 000ffffc
s_buffer_atomic_swap_x2 vcc, s[4:7], 0xffffc glc // c1831a82 000ffffc
s_buffer_atomic_add_x2 vcc, s[4:7], 0xffffc glc // c18b1a82 000ffffc
s_buffer_atomic_sub_x2 vcc, s[4:7], 0xffffc glc // c18f1a82 000ffffc
s_buffer_atomic_smin_x2 vcc, s[4:7], 0xffffc glc // c1931a82 000ffffc
s_buffer_atomic_umin_x2 vcc, s[4:7], 0xffffc glc // c1971a82 000ffffc
s_buffer_atomic_smax_x2 vcc, s[4:7], 0xffffc glc // c19b1a82 000ffffc
s_buffer_atomic_umax_x2 vcc, s[4:7], 0xffffc glc // c19f1a82 000ffffc
s_buffer_atomic_and_x2 vcc, s[4:7], 0xffffc glc // c1a31a82 000ffffc
s_buffer_atomic_or_x2 vcc, s[4:7], 0xffffc glc // c1a71a82 000ffffc
s_buffer_atomic_xor_x2 vcc, s[4:7], 0xffffc glc // c1ab1a82 000ffffc
s_buffer_atomic_inc_x2 vcc, s[4:7], 0xffffc glc // c1af1a82 000ffffc
s_buffer_atomic_dec_x2 vcc, s[4:7], 0xffffc glc // c1b31a82 000ffffc
s_atomic_swap vcc_lo, s[4:5], -0x4 glc // c2031a82 001ffffc
s_atomic_cmpswap vcc, s[4:5], -0x4 glc // c2071a82 001ffffc
s_atomic_add vcc_lo, s[4:5], -0x4 glc // c20b1a82 001ffffc
s_atomic_sub vcc_lo, s[4:5], -0x4 glc // c20f1a82 001ffffc
s_atomic_smin vcc_lo, s[4:5], -0x4 glc // c2131a82 001ffffc
s_atomic_umin vcc_lo, s[4:5], -0x4 glc // c2171a82 001ffffc
s_atomic_smax vcc_lo, s[4:5], -0x4 glc // c21b1a82 001ffffc
s_atomic_umax vcc_lo, s[4:5], -0x4 glc // c21f1a82 001ffffc
s_atomic_and vcc_lo, s[4:5], -0x4 glc // c2231a82 001ffffc
s_atomic_or vcc_lo, s[4:5], -0x4 glc // c2271a82 001ffffc
s_atomic_xor vcc_lo, s[4:5], -0x4 glc // c22b1a82 001ffffc
s_atomic_inc vcc_lo, s[4:5], -0x4 glc // c22f1a82 001ffffc
s_atomic_dec vcc_lo, s[4:5], -0x4 glc // c2331a82 001ffffc
s_atomic_swap_x2 vcc, s[4:5], -0x4 glc // c2831a82 001ffffc
s_atomic_add_x2 vcc, s[4:5], -0x4 glc // c28b1a82 001ffffc
s_atomic_sub_x2 vcc, s[4:5], -0x4 glc // c28f1a82 001ffffc
s_atomic_smin_x2 vcc, s[4:5], -0x4 glc // c2931a82 001ffffc
s_atomic_umin_x2 vcc, s[4:5], -0x4 glc // c2971a82 001ffffc
s_atomic_smax_x2 vcc, s[4:5], -0x4 glc // c29b1a82 001ffffc
s_atomic_umax_x2 vcc, s[4:5], -0x4 glc // c29f1a82 001ffffc
s_atomic_and_x2 vcc, s[4:5], -0x4 glc // c2a31a82 001ffffc
s_atomic_or_x2 vcc, s[4:5], -0x4 glc // c2a71a82 001ffffc
s_atomic_xor_x2 vcc, s[4:5], -0x4 glc // c2ab1a82 001ffffc
s_atomic_inc_x2 vcc, s[4:5], -0x4 glc // c2af1a82 001ffffc
s_atomic_dec_x2 vcc, s[4:5], -0x4 glc // c2b31a82 001ffffc
v_mov_b32_e32 v2, vcc_lo // 7e04026a
v_mov_b32_e64 v2, vcc_lo // d1410002 0000006a
v_mov_b32_e64 v2, 1 // d1410002 00000081
v_readfirstlane_b32 vcc_lo, v6 // 7ed40506
v_cvt_i32_f64_e32 v2, vcc // 7e04066a
v_cvt_i32_f64_e64 v2, vcc // d1430002 0000006a
v_cvt_i32_f64_e64 v2, 1 // d1430002 00000081
v_cvt_f64_i32_e32 v[2:3], vcc_lo // 7e04086a
v_cvt_f64_i32_e64 v[2:3], vcc_lo // d1440002 0000006a
v_cvt_f64_i32_e64 v[2:3], 1 // d1440002 00000081
v_cvt_f32_i32_e32 v2, vcc_lo // 7e040a6a
v_cvt_f32_i32_e64 v2, vcc_lo // d1450002 0000006a
v_cvt_f32_i32_e64 v2, 1 // d1450002 00000081
v_cvt_f32_u32_e32 v2, vcc_lo // 7e040c6a
v_cvt_f32_u32_e64 v2, vcc_lo // d1460002 0000006a
v_cvt_f32_u32_e64 v2, 1 // d1460002 00000081
v_cvt_u32_f32_e32 v2, vcc_lo // 7e040e6a
v_cvt_u32_f32_e64 v2, vcc_lo // d1470002 0000006a
v_cvt_u32_f32_e64 v2, 1 // d1470002 00000081
v_cvt_i32_f32_e32 v2, vcc_lo // 7e04106a
v_cvt_i32_f32_e64 v2, vcc_lo // d1480002 0000006a
v_cvt_i32_f32_e64 v2, 1 // d1480002 00000081
v_cvt_f16_f32_e32 v2, vcc_lo // 7e04146a
v_cvt_f16_f32_e64 v2, vcc_lo // d14a0002 0000006a
v_cvt_f16_f32_e64 v2, 1 // d14a0002 00000081
v_cvt_f32_f16_e32 v2, vcc_lo // 7e04166a
v_cvt_f32_f16_e64 v2, vcc_lo // d14b0002 0000006a
v_cvt_f32_f16_e64 v2, 1 // d14b0002 00000081
v_cvt_rpi_i32_f32_e32 v2, vcc_lo // 7e04186a
v_cvt_rpi_i32_f32_e64 v2, vcc_lo // d14c0002 0000006a
v_cvt_rpi_i32_f32_e64 v2, 1 // d14c0002 00000081
v_cvt_flr_i32_f32_e32 v2, s4 // 7e041a04
v_cvt_flr_i32_f32_e32 v2, vcc_lo // 7e041a6a
v_cvt_flr_i32_f32_e32 v2, 1 // 7e041a81
v_cvt_flr_i32_f32_e32 v2, 1.0 // 7e041af2
v_cvt_flr_i32_f32_e64 v2, vcc_lo // d14d0002 0000006a
v_cvt_flr_i32_f32_e64 v2, 1 // d14d0002 00000081
v_cvt_flr_i32_f32_e64 v2, 1.0 // d14d0002 000000f2
v_cvt_off_f32_i4_e32 v2, s4 // 7e041c04
v_cvt_off_f32_i4_e32 v2, vcc_lo // 7e041c6a
v_cvt_off_f32_i4_e32 v2, 1 // 7e041c81
v_cvt_off_f32_i4_e32 v2, 1.0 // 7e041cf2
v_cvt_off_f32_i4_e64 v2, vcc_lo // d14e0002 0000006a
v_cvt_off_f32_i4_e64 v2, 1 // d14e0002 00000081
v_cvt_off_f32_i4_e64 v2, 1.0 // d14e0002 000000f2
v_cvt_f32_f64_e32 v2, vcc // 7e041e6a
v_cvt_f32_f64_e64 v2, vcc // d14f0002 0000006a
v_cvt_f32_f64_e64 v2, 1 // d14f0002 00000081
v_cvt_f64_f32_e32 v[2:3], vcc_lo // 7e04206a
v_cvt_f64_f32_e64 v[2:3], vcc_lo // d1500002 0000006a
v_cvt_f64_f32_e64 v[2:3], 1 // d1500002 00000081
v_cvt_f32_ubyte0_e32 v2, s4 // 7e042204
v_cvt_f32_ubyte0_e32 v2, vcc_lo // 7e04226a
v_cvt_f32_ubyte0_e32 v2, 1 // 7e042281
v_cvt_f32_ubyte0_e32 v2, 1.0 // 7e0422f2
v_cvt_f32_ubyte0_e64 v2, vcc_lo // d1510002 0000006a
v_cvt_f32_ubyte0_e64 v2, 1 // d1510002 00000081
v_cvt_f32_ubyte0_e64 v2, 1.0 // d1510002 000000f2
v_cvt_f32_ubyte1_e32 v2, s4 // 7e042404
v_cvt_f32_ubyte1_e32 v2, vcc_lo // 7e04246a
v_cvt_f32_ubyte1_e32 v2, 1 // 7e042481
v_cvt_f32_ubyte1_e32 v2, 1.0 // 7e0424f2
v_cvt_f32_ubyte1_e64 v2, vcc_lo // d1520002 0000006a
v_cvt_f32_ubyte1_e64 v2, 1 // d1520002 00000081
v_cvt_f32_ubyte1_e64 v2, 1.0 // d1520002 000000f2
v_cvt_f32_ubyte2_e32 v2, s4 // 7e042604
v_cvt_f32_ubyte2_e32 v2, vcc_lo // 7e04266a
v_cvt_f32_ubyte2_e32 v2, 1 // 7e042681
v_cvt_f32_ubyte2_e32 v2, 1.0 // 7e0426f2
v_cvt_f32_ubyte2_e64 v2, vcc_lo // d1530002 0000006a
v_cvt_f32_ubyte2_e64 v2, 1 // d1530002 00000081
v_cvt_f32_ubyte2_e64 v2, 1.0 // d1530002 000000f2
v_cvt_f32_ubyte3_e32 v2, s4 // 7e042804
v_cvt_f32_ubyte3_e32 v2, vcc_lo // 7e04286a
v_cvt_f32_ubyte3_e32 v2, 1 // 7e042881
v_cvt_f32_ubyte3_e32 v2, 1.0 // 7e0428f2
v_cvt_f32_ubyte3_e64 v2, vcc_lo // d1540002 0000006a
v_cvt_f32_ubyte3_e64 v2, 1 // d1540002 00000081
v_cvt_f32_ubyte3_e64 v2, 1.0 // d1540002 000000f2
v_cvt_u32_f64_e32 v2, vcc // 7e042a6a
v_cvt_u32_f64_e64 v2, vcc // d1550002 0000006a
v_cvt_u32_f64_e64 v2, 1 // d1550002 00000081
v_cvt_f64_u32_e32 v[2:3], vcc_lo // 7e042c6a
v_cvt_f64_u32_e64 v[2:3], vcc_lo // d1560002 0000006a
v_cvt_f64_u32_e64 v[2:3], 1 // d1560002 00000081
v_trunc_f64_e32 v[2:3], vcc // 7e042e6a
v_trunc_f64_e64 v[2:3], vcc // d1570002 0000006a
v_trunc_f64_e64 v[2:3], 1 // d1570002 00000081
v_ceil_f64_e32 v[2:3], s[4:5] // 7e043004
v_ceil_f64_e32 v[2:3], vcc // 7e04306a
v_ceil_f64_e32 v[2:3], 1 // 7e043081
v_ceil_f64_e32 v[2:3], 1.0 // 7e0430f2
v_ceil_f64_e64 v[2:3], vcc // d1580002 0000006a
v_ceil_f64_e64 v[2:3], 1 // d1580002 00000081
v_ceil_f64_e64 v[2:3], 1.0 // d1580002 000000f2
v_rndne_f64_e32 v[2:3], s[4:5] // 7e043204
v_rndne_f64_e32 v[2:3], vcc // 7e04326a
v_rndne_f64_e32 v[2:3], 1 // 7e043281
v_rndne_f64_e32 v[2:3], 1.0 // 7e0432f2
v_rndne_f64_e64 v[2:3], vcc // d1590002 0000006a
v_rndne_f64_e64 v[2:3], 1 // d1590002 00000081
v_rndne_f64_e64 v[2:3], 1.0 // d1590002 000000f2
v_floor_f64_e32 v[2:3], s[4:5] // 7e043404
v_floor_f64_e32 v[2:3], vcc // 7e04346a
v_floor_f64_e32 v[2:3], 1 // 7e043481
v_floor_f64_e32 v[2:3], 1.0 // 7e0434f2
v_floor_f64_e64 v[2:3], vcc // d15a0002 0000006a
v_floor_f64_e64 v[2:3], 1 // d15a0002 00000081
v_floor_f64_e64 v[2:3], 1.0 // d15a0002 000000f2
v_fract_f32_e32 v2, vcc_lo // 7e04366a
v_fract_f32_e64 v2, vcc_lo // d15b0002 0000006a
v_fract_f32_e64 v2, 1 // d15b0002 00000081
v_trunc_f32_e32 v2, s4 // 7e043804
v_trunc_f32_e32 v2, vcc_lo // 7e04386a
v_trunc_f32_e32 v2, 1 // 7e043881
v_trunc_f32_e32 v2, 1.0 // 7e0438f2
v_trunc_f32_e64 v2, vcc_lo // d15c0002 0000006a
v_trunc_f32_e64 v2, 1 // d15c0002 00000081
v_trunc_f32_e64 v2, 1.0 // d15c0002 000000f2
v_ceil_f32_e32 v2, s4 // 7e043a04
v_ceil_f32_e32 v2, vcc_lo // 7e043a6a
v_ceil_f32_e32 v2, 1 // 7e043a81
v_ceil_f32_e32 v2, 1.0 // 7e043af2
v_ceil_f32_e64 v2, vcc_lo // d15d0002 0000006a
v_ceil_f32_e64 v2, 1 // d15d0002 00000081
v_ceil_f32_e64 v2, 1.0 // d15d0002 000000f2
v_rndne_f32_e32 v2, s4 // 7e043c04
v_rndne_f32_e32 v2, vcc_lo // 7e043c6a
v_rndne_f32_e32 v2, 1 // 7e043c81
v_rndne_f32_e32 v2, 1.0 // 7e043cf2
v_rndne_f32_e64 v2, vcc_lo // d15e0002 0000006a
v_rndne_f32_e64 v2, 1 // d15e0002 00000081
v_rndne_f32_e64 v2, 1.0 // d15e0002 000000f2
v_floor_f32_e32 v2, s4 // 7e043e04
v_floor_f32_e32 v2, vcc_lo // 7e043e6a
v_floor_f32_e32 v2, 1 // 7e043e81
v_floor_f32_e32 v2, 1.0 // 7e043ef2
v_floor_f32_e64 v2, vcc_lo // d15f0002 0000006a
v_floor_f32_e64 v2, 1 // d15f0002 00000081
v_floor_f32_e64 v2, 1.0 // d15f0002 000000f2
v_exp_f32_e32 v2, vcc_lo // 7e04406a
v_exp_f32_e64 v2, vcc_lo // d1600002 0000006a
v_exp_f32_e64 v2, 1 // d1600002 00000081
v_log_f32_e32 v2, s4 // 7e044204
v_log_f32_e32 v2, vcc_lo // 7e04426a
v_log_f32_e32 v2, 1 // 7e044281
v_log_f32_e32 v2, 1.0 // 7e0442f2
v_log_f32_e64 v2, vcc_lo // d1610002 0000006a
v_log_f32_e64 v2, 1 // d1610002 00000081
v_log_f32_e64 v2, 1.0 // d1610002 000000f2
v_rcp_f32_e32 v2, s4 // 7e044404
v_rcp_f32_e32 v2, vcc_lo // 7e04446a
v_rcp_f32_e32 v2, 1 // 7e044481
v_rcp_f32_e32 v2, 1.0 // 7e0444f2
v_rcp_f32_e64 v2, vcc_lo // d1620002 0000006a
v_rcp_f32_e64 v2, 1 // d1620002 00000081
v_rcp_f32_e64 v2, 1.0 // d1620002 000000f2
v_rcp_iflag_f32_e32 v2, s4 // 7e044604
v_rcp_iflag_f32_e32 v2, vcc_lo // 7e04466a
v_rcp_iflag_f32_e32 v2, 1 // 7e044681
v_rcp_iflag_f32_e32 v2, 1.0 // 7e0446f2
v_rcp_iflag_f32_e64 v2, vcc_lo // d1630002 0000006a
v_rcp_iflag_f32_e64 v2, 1 // d1630002 00000081
v_rcp_iflag_f32_e64 v2, 1.0 // d1630002 000000f2
v_rsq_f32_e32 v2, s4 // 7e044804
v_rsq_f32_e32 v2, vcc_lo // 7e04486a
v_rsq_f32_e32 v2, 1 // 7e044881
v_rsq_f32_e32 v2, 1.0 // 7e0448f2
v_rsq_f32_e64 v2, vcc_lo // d1640002 0000006a
v_rsq_f32_e64 v2, 1 // d1640002 00000081
v_rsq_f32_e64 v2, 1.0 // d1640002 000000f2
v_rcp_f64_e32 v[2:3], vcc // 7e044a6a
v_rcp_f64_e64 v[2:3], vcc // d1650002 0000006a
v_rcp_f64_e64 v[2:3], 1 // d1650002 00000081
v_rsq_f64_e32 v[2:3], s[4:5] // 7e044c04
v_rsq_f64_e32 v[2:3], vcc // 7e044c6a
v_rsq_f64_e32 v[2:3], 1 // 7e044c81
v_rsq_f64_e32 v[2:3], 1.0 // 7e044cf2
v_rsq_f64_e64 v[2:3], vcc // d1660002 0000006a
v_rsq_f64_e64 v[2:3], 1 // d1660002 00000081
v_rsq_f64_e64 v[2:3], 1.0 // d1660002 000000f2
v_sqrt_f32_e32 v2, s4 // 7e044e04
v_sqrt_f32_e32 v2, vcc_lo // 7e044e6a
v_sqrt_f32_e32 v2, 1 // 7e044e81
v_sqrt_f32_e32 v2, 1.0 // 7e044ef2
v_sqrt_f32_e64 v2, vcc_lo // d1670002 0000006a
v_sqrt_f32_e64 v2, 1 // d1670002 00000081
v_sqrt_f32_e64 v2, 1.0 // d1670002 000000f2
v_sqrt_f64_e32 v[2:3], s[4:5] // 7e045004
v_sqrt_f64_e32 v[2:3], vcc // 7e04506a
v_sqrt_f64_e32 v[2:3], 1 // 7e045081
v_sqrt_f64_e32 v[2:3], 1.0 // 7e0450f2
v_sqrt_f64_e64 v[2:3], vcc // d1680002 0000006a
v_sqrt_f64_e64 v[2:3], 1 // d1680002 00000081
v_sqrt_f64_e64 v[2:3], 1.0 // d1680002 000000f2
v_sin_f32_e32 v2, s4 // 7e045204
v_sin_f32_e32 v2, vcc_lo // 7e04526a
v_sin_f32_e32 v2, 1 // 7e045281
v_sin_f32_e32 v2, 1.0 // 7e0452f2
v_sin_f32_e64 v2, vcc_lo // d1690002 0000006a
v_sin_f32_e64 v2, 1 // d1690002 00000081
v_sin_f32_e64 v2, 1.0 // d1690002 000000f2
v_cos_f32_e32 v2, s4 // 7e045404
v_cos_f32_e32 v2, vcc_lo // 7e04546a
v_cos_f32_e32 v2, 1 // 7e045481
v_cos_f32_e32 v2, 1.0 // 7e0454f2
v_cos_f32_e64 v2, vcc_lo // d16a0002 0000006a
v_cos_f32_e64 v2, 1 // d16a0002 00000081
v_cos_f32_e64 v2, 1.0 // d16a0002 000000f2
v_not_b32_e32 v2, vcc_lo // 7e04566a
v_not_b32_e64 v2, vcc_lo // d16b0002 0000006a
v_not_b32_e64 v2, 1 // d16b0002 00000081
v_bfrev_b32_e32 v2, s4 // 7e045804
v_bfrev_b32_e32 v2, vcc_lo // 7e04586a
v_bfrev_b32_e32 v2, 1 // 7e045881
v_bfrev_b32_e32 v2, 1.0 // 7e0458f2
v_bfrev_b32_e64 v2, vcc_lo // d16c0002 0000006a
v_bfrev_b32_e64 v2, 1 // d16c0002 00000081
v_bfrev_b32_e64 v2, 1.0 // d16c0002 000000f2
v_ffbh_u32_e32 v2, vcc_lo // 7e045a6a
v_ffbh_u32_e64 v2, vcc_lo // d16d0002 0000006a
v_ffbh_u32_e64 v2, 1 // d16d0002 00000081
v_ffbl_b32_e32 v2, s4 // 7e045c04
v_ffbl_b32_e32 v2, vcc_lo // 7e045c6a
v_ffbl_b32_e32 v2, 1 // 7e045c81
v_ffbl_b32_e32 v2, 1.0 // 7e045cf2
v_ffbl_b32_e64 v2, vcc_lo // d16e0002 0000006a
v_ffbl_b32_e64 v2, 1 // d16e0002 00000081
v_ffbl_b32_e64 v2, 1.0 // d16e0002 000000f2
v_ffbh_i32_e32 v2, vcc_lo // 7e045e6a
v_ffbh_i32_e64 v2, vcc_lo // d16f0002 0000006a
v_ffbh_i32_e64 v2, 1 // d16f0002 00000081
v_frexp_exp_i32_f64_e32 v2, s[4:5] // 7e046004
v_frexp_exp_i32_f64_e32 v2, vcc // 7e04606a
v_frexp_exp_i32_f64_e32 v2, 1 // 7e046081
v_frexp_exp_i32_f64_e32 v2, 1.0 // 7e0460f2
v_frexp_exp_i32_f64_e64 v2, vcc // d1700002 0000006a
v_frexp_exp_i32_f64_e64 v2, 1 // d1700002 00000081
v_frexp_exp_i32_f64_e64 v2, 1.0 // d1700002 000000f2
v_frexp_mant_f64_e32 v[2:3], s[4:5] // 7e046204
v_frexp_mant_f64_e32 v[2:3], vcc // 7e04626a
v_frexp_mant_f64_e32 v[2:3], 1 // 7e046281
v_frexp_mant_f64_e32 v[2:3], 1.0 // 7e0462f2
v_frexp_mant_f64_e64 v[2:3], vcc // d1710002 0000006a
v_frexp_mant_f64_e64 v[2:3], 1 // d1710002 00000081
v_frexp_mant_f64_e64 v[2:3], 1.0 // d1710002 000000f2
v_fract_f64_e32 v[2:3], s[4:5] // 7e046404
v_fract_f64_e32 v[2:3], vcc // 7e04646a
v_fract_f64_e32 v[2:3], 1 // 7e046481
v_fract_f64_e32 v[2:3], 1.0 // 7e0464f2
v_fract_f64_e64 v[2:3], vcc // d1720002 0000006a
v_fract_f64_e64 v[2:3], 1 // d1720002 00000081
v_fract_f64_e64 v[2:3], 1.0 // d1720002 000000f2
v_frexp_exp_i32_f32_e32 v2, s4 // 7e046604
v_frexp_exp_i32_f32_e32 v2, vcc_lo // 7e04666a
v_frexp_exp_i32_f32_e32 v2, 1 // 7e046681
v_frexp_exp_i32_f32_e32 v2, 1.0 // 7e0466f2
v_frexp_exp_i32_f32_e64 v2, vcc_lo // d1730002 0000006a
v_frexp_exp_i32_f32_e64 v2, 1 // d1730002 00000081
v_frexp_exp_i32_f32_e64 v2, 1.0 // d1730002 000000f2
v_frexp_mant_f32_e32 v2, s4 // 7e046804
v_frexp_mant_f32_e32 v2, vcc_lo // 7e04686a
v_frexp_mant_f32_e32 v2, 1 // 7e046881
v_frexp_mant_f32_e32 v2, 1.0 // 7e0468f2
v_frexp_mant_f32_e64 v2, vcc_lo // d1740002 0000006a
v_frexp_mant_f32_e64 v2, 1 // d1740002 00000081
v_frexp_mant_f32_e64 v2, 1.0 // d1740002 000000f2
v_screen_partition_4se_b32_e32 v2, s4 // 7e046e04
v_screen_partition_4se_b32_e32 v2, vcc_lo // 7e046e6a
v_screen_partition_4se_b32_e32 v2, 1 // 7e046e81
v_screen_partition_4se_b32_e32 v2, 1.0 // 7e046ef2
v_screen_partition_4se_b32_e64 v2, vcc_lo // d1770002 0000006a
v_screen_partition_4se_b32_e64 v2, 1 // d1770002 00000081
v_screen_partition_4se_b32_e64 v2, 1.0 // d1770002 000000f2
v_mov_b64_e32 v[2:3], vcc // 7e04706a
v_mov_b64_e64 v[2:3], vcc // d1780002 0000006a
v_mov_b64_e64 v[2:3], 1 // d1780002 00000081
v_cvt_f16_u16_e32 v2, vcc_lo // 7e04726a
v_cvt_f16_u16_e64 v2, vcc_lo // d1790002 0000006a
v_cvt_f16_u16_e64 v2, 1 // d1790002 00000081
v_cvt_f16_i16_e32 v2, vcc_lo // 7e04746a
v_cvt_f16_i16_e64 v2, vcc_lo // d17a0002 0000006a
v_cvt_f16_i16_e64 v2, 1 // d17a0002 00000081
v_cvt_u16_f16_e32 v2, vcc_lo // 7e04766a
v_cvt_u16_f16_e64 v2, vcc_lo // d17b0002 0000006a
v_cvt_u16_f16_e64 v2, 1 // d17b0002 00000081
v_cvt_i16_f16_e32 v2, vcc_lo // 7e04786a
v_cvt_i16_f16_e64 v2, vcc_lo // d17c0002 0000006a
v_cvt_i16_f16_e64 v2, 1 // d17c0002 00000081
v_rcp_f16_e32 v2, vcc_lo // 7e047a6a
v_rcp_f16_e64 v2, vcc_lo // d17d0002 0000006a
v_rcp_f16_e64 v2, 1 // d17d0002 00000081
v_sqrt_f16_e32 v2, s4 // 7e047c04
v_sqrt_f16_e32 v2, vcc_lo // 7e047c6a
v_sqrt_f16_e32 v2, 1 // 7e047c81
v_sqrt_f16_e32 v2, 1.0 // 7e047cf2
v_sqrt_f16_e64 v2, vcc_lo // d17e0002 0000006a
v_sqrt_f16_e64 v2, 1 // d17e0002 00000081
v_sqrt_f16_e64 v2, 1.0 // d17e0002 000000f2
v_rsq_f16_e32 v2, s4 // 7e047e04
v_rsq_f16_e32 v2, vcc_lo // 7e047e6a
v_rsq_f16_e32 v2, 1 // 7e047e81
v_rsq_f16_e32 v2, 1.0 // 7e047ef2
v_rsq_f16_e64 v2, vcc_lo // d17f0002 0000006a
v_rsq_f16_e64 v2, 1 // d17f0002 00000081
v_rsq_f16_e64 v2, 1.0 // d17f0002 000000f2
v_log_f16_e32 v2, s4 // 7e048004
v_log_f16_e32 v2, vcc_lo // 7e04806a
v_log_f16_e32 v2, 1 // 7e048081
v_log_f16_e32 v2, 1.0 // 7e0480f2
v_log_f16_e64 v2, vcc_lo // d1800002 0000006a
v_log_f16_e64 v2, 1 // d1800002 00000081
v_log_f16_e64 v2, 1.0 // d1800002 000000f2
v_exp_f16_e32 v2, s4 // 7e048204
v_exp_f16_e32 v2, vcc_lo // 7e04826a
v_exp_f16_e32 v2, 1 // 7e048281
v_exp_f16_e32 v2, 1.0 // 7e0482f2
v_exp_f16_e64 v2, vcc_lo // d1810002 0000006a
v_exp_f16_e64 v2, 1 // d1810002 00000081
v_exp_f16_e64 v2, 1.0 // d1810002 000000f2
v_frexp_mant_f16_e32 v2, vcc_lo // 7e04846a
v_frexp_mant_f16_e64 v2, vcc_lo // d1820002 0000006a
v_frexp_mant_f16_e64 v2, 1 // d1820002 00000081
v_frexp_exp_i16_f16_e32 v2, s4 // 7e048604
v_frexp_exp_i16_f16_e32 v2, vcc_lo // 7e04866a
v_frexp_exp_i16_f16_e32 v2, 1 // 7e048681
v_frexp_exp_i16_f16_e32 v2, 1.0 // 7e0486f2
v_frexp_exp_i16_f16_e64 v2, vcc_lo // d1830002 0000006a
v_frexp_exp_i16_f16_e64 v2, 1 // d1830002 00000081
v_frexp_exp_i16_f16_e64 v2, 1.0 // d1830002 000000f2
v_floor_f16_e32 v2, s4 // 7e048804
v_floor_f16_e32 v2, vcc_lo // 7e04886a
v_floor_f16_e32 v2, 1 // 7e048881
v_floor_f16_e32 v2, 1.0 // 7e0488f2
v_floor_f16_e64 v2, vcc_lo // d1840002 0000006a
v_floor_f16_e64 v2, 1 // d1840002 00000081
v_floor_f16_e64 v2, 1.0 // d1840002 000000f2
v_ceil_f16_e32 v2, s4 // 7e048a04
v_ceil_f16_e32 v2, vcc_lo // 7e048a6a
v_ceil_f16_e32 v2, 1 // 7e048a81
v_ceil_f16_e32 v2, 1.0 // 7e048af2
v_ceil_f16_e64 v2, vcc_lo // d1850002 0000006a
v_ceil_f16_e64 v2, 1 // d1850002 00000081
v_ceil_f16_e64 v2, 1.0 // d1850002 000000f2
v_trunc_f16_e32 v2, s4 // 7e048c04
v_trunc_f16_e32 v2, vcc_lo // 7e048c6a
v_trunc_f16_e32 v2, 1 // 7e048c81
v_trunc_f16_e32 v2, 1.0 // 7e048cf2
v_trunc_f16_e64 v2, vcc_lo // d1860002 0000006a
v_trunc_f16_e64 v2, 1 // d1860002 00000081
v_trunc_f16_e64 v2, 1.0 // d1860002 000000f2
v_rndne_f16_e32 v2, s4 // 7e048e04
v_rndne_f16_e32 v2, vcc_lo // 7e048e6a
v_rndne_f16_e32 v2, 1 // 7e048e81
v_rndne_f16_e32 v2, 1.0 // 7e048ef2
v_rndne_f16_e64 v2, vcc_lo // d1870002 0000006a
v_rndne_f16_e64 v2, 1 // d1870002 00000081
v_rndne_f16_e64 v2, 1.0 // d1870002 000000f2
v_fract_f16_e32 v2, s4 // 7e049004
v_fract_f16_e32 v2, vcc_lo // 7e04906a
v_fract_f16_e32 v2, 1 // 7e049081
v_fract_f16_e32 v2, 1.0 // 7e0490f2
v_fract_f16_e64 v2, vcc_lo // d1880002 0000006a
v_fract_f16_e64 v2, 1 // d1880002 00000081
v_fract_f16_e64 v2, 1.0 // d1880002 000000f2
v_sin_f16_e32 v2, s4 // 7e049204
v_sin_f16_e32 v2, vcc_lo // 7e04926a
v_sin_f16_e32 v2, 1 // 7e049281
v_sin_f16_e32 v2, 1.0 // 7e0492f2
v_sin_f16_e64 v2, vcc_lo // d1890002 0000006a
v_sin_f16_e64 v2, 1 // d1890002 00000081
v_sin_f16_e64 v2, 1.0 // d1890002 000000f2
v_cos_f16_e32 v2, s4 // 7e049404
v_cos_f16_e32 v2, vcc_lo // 7e04946a
v_cos_f16_e32 v2, 1 // 7e049481
v_cos_f16_e32 v2, 1.0 // 7e0494f2
v_cos_f16_e64 v2, vcc_lo // d18a0002 0000006a
v_cos_f16_e64 v2, 1 // d18a0002 00000081
v_cos_f16_e64 v2, 1.0 // d18a0002 000000f2
v_exp_legacy_f32_e32 v2, s4 // 7e049604
v_exp_legacy_f32_e32 v2, vcc_lo // 7e04966a
v_exp_legacy_f32_e32 v2, 1 // 7e049681
v_exp_legacy_f32_e32 v2, 1.0 // 7e0496f2
v_exp_legacy_f32_e64 v2, vcc_lo // d18b0002 0000006a
v_exp_legacy_f32_e64 v2, 1 // d18b0002 00000081
v_exp_legacy_f32_e64 v2, 1.0 // d18b0002 000000f2
v_log_legacy_f32_e32 v2, s4 // 7e049804
v_log_legacy_f32_e32 v2, vcc_lo // 7e04986a
v_log_legacy_f32_e32 v2, 1 // 7e049881
v_log_legacy_f32_e32 v2, 1.0 // 7e0498f2
v_log_legacy_f32_e64 v2, vcc_lo // d18c0002 0000006a
v_log_legacy_f32_e64 v2, 1 // d18c0002 00000081
v_log_legacy_f32_e64 v2, 1.0 // d18c0002 000000f2
v_cvt_norm_i16_f16_e32 v2, s4 // 7e049a04
v_cvt_norm_i16_f16_e32 v2, vcc_lo // 7e049a6a
v_cvt_norm_i16_f16_e32 v2, 1 // 7e049a81
v_cvt_norm_i16_f16_e32 v2, 1.0 // 7e049af2
v_cvt_norm_i16_f16_e64 v2, vcc_lo // d18d0002 0000006a
v_cvt_norm_i16_f16_e64 v2, 1 // d18d0002 00000081
v_cvt_norm_i16_f16_e64 v2, 1.0 // d18d0002 000000f2
v_cvt_norm_u16_f16_e32 v2, s4 // 7e049c04
v_cvt_norm_u16_f16_e32 v2, vcc_lo // 7e049c6a
v_cvt_norm_u16_f16_e32 v2, 1 // 7e049c81
v_cvt_norm_u16_f16_e32 v2, 1.0 // 7e049cf2
v_cvt_norm_u16_f16_e64 v2, vcc_lo // d18e0002 0000006a
v_cvt_norm_u16_f16_e64 v2, 1 // d18e0002 00000081
v_cvt_norm_u16_f16_e64 v2, 1.0 // d18e0002 000000f2
v_sat_pk_u8_i16_e32 v2, vcc_lo // 7e049e6a
v_sat_pk_u8_i16_e64 v2, vcc_lo // d18f0002 0000006a
v_sat_pk_u8_i16_e64 v2, 1 // d18f0002 00000081
v_cvt_f32_fp8_e32 v2, vcc_lo // 7e04a86a
v_cvt_f32_fp8_e64 v2, vcc_lo // d1940002 0000006a
v_cvt_f32_fp8_e64 v2, 1 // d1940002 00000081
v_cvt_f32_bf8_e32 v2, vcc_lo // 7e04aa6a
v_cvt_f32_bf8_e64 v2, vcc_lo // d1950002 0000006a
v_cvt_f32_bf8_e64 v2, 1 // d1950002 00000081
v_cvt_pk_f32_fp8_e32 v[2:3], vcc_lo // 7e04ac6a
v_cvt_pk_f32_fp8_e64 v[2:3], vcc_lo // d1960002 0000006a
v_cvt_pk_f32_fp8_e64 v[2:3], 1 // d1960002 00000081
v_cvt_pk_f32_bf8_e32 v[2:3], vcc_lo // 7e04ae6a
v_cvt_pk_f32_bf8_e64 v[2:3], vcc_lo // d1970002 0000006a
v_cvt_pk_f32_bf8_e64 v[2:3], 1 // d1970002 00000081
v_prng_b32_e32 v2, s4 // 7e04b004
v_prng_b32_e32 v2, vcc_lo // 7e04b06a
v_prng_b32_e32 v2, 1 // 7e04b081
v_prng_b32_e32 v2, 1.0 // 7e04b0f2
v_prng_b32_e64 v2, vcc_lo // d1980002 0000006a
v_prng_b32_e64 v2, 1 // d1980002 00000081
v_prng_b32_e64 v2, 1.0 // d1980002 000000f2
v_cvt_f32_bf16_e32 v2, vcc_lo // 7e04b66a
v_cvt_f32_bf16_e64 v2, vcc_lo // d19b0002 0000006a
v_cvt_f32_bf16_e64 v2, 1 // d19b0002 00000081
v_cndmask_b32_e64 v2, v4, v8, vcc // d1000002 01aa1104
v_add_f32_e32 v2, vcc_lo, v4 // 0204086a
v_add_f32_e64 v2, vcc_lo, 1.0 // d1010002 0001e46a
v_add_f32_e64 v2, 1, s4 // d1010002 00000881
v_add_f32_e64 v2, v4, vcc_lo // d1010002 0000d504
v_sub_f32_e32 v2, s4, v4 // 04040804
v_sub_f32_e32 v2, vcc_lo, v4 // 0404086a
v_sub_f32_e32 v2, 1, v4 // 04040881
v_sub_f32_e32 v2, 1.0, v4 // 040408f2
v_sub_f32_e64 v2, vcc_lo, 1 // d1020002 0001026a
v_sub_f32_e64 v2, 1, s4 // d1020002 00000881
v_sub_f32_e64 v2, 1.0, vcc_lo // d1020002 0000d4f2
v_sub_f32_e64 v2, v4, 1.0 // d1020002 0001e504
v_subrev_f32_e32 v2, s4, v4 // 06040804
v_subrev_f32_e32 v2, vcc_lo, v4 // 0604086a
v_subrev_f32_e32 v2, 1, v4 // 06040881
v_subrev_f32_e32 v2, 1.0, v4 // 060408f2
v_subrev_f32_e64 v2, vcc_lo, 1 // d1030002 0001026a
v_subrev_f32_e64 v2, 1, s4 // d1030002 00000881
v_subrev_f32_e64 v2, 1.0, vcc_lo // d1030002 0000d4f2
v_subrev_f32_e64 v2, v4, 1.0 // d1030002 0001e504
v_fmac_f64_e32 v[2:3], vcc, v[4:5] // 0804086a
v_fmac_f64_e64 v[2:3], vcc, 1.0 // d1040002 0001e46a
v_fmac_f64_e64 v[2:3], 1, s[4:5] // d1040002 00000881
v_fmac_f64_e64 v[2:3], v[4:5], vcc // d1040002 0000d504
v_mul_f32_e32 v2, s4, v4 // 0a040804
v_mul_f32_e32 v2, vcc_lo, v4 // 0a04086a
v_mul_f32_e32 v2, 1, v4 // 0a040881
v_mul_f32_e32 v2, 1.0, v4 // 0a0408f2
v_mul_f32_e64 v2, vcc_lo, 1 // d1050002 0001026a
v_mul_f32_e64 v2, 1, s4 // d1050002 00000881
v_mul_f32_e64 v2, 1.0, vcc_lo // d1050002 0000d4f2
v_mul_f32_e64 v2, v4, 1.0 // d1050002 0001e504
v_mul_i32_i24_e32 v2, vcc_lo, v4 // 0c04086a
v_mul_i32_i24_e64 v2, vcc_lo, 1.0 // d1060002 0001e46a
v_mul_i32_i24_e64 v2, 1, s4 // d1060002 00000881
v_mul_i32_i24_e64 v2, v4, vcc_lo // d1060002 0000d504
v_mul_hi_i32_i24_e32 v2, vcc_lo, v4 // 0e04086a
v_mul_hi_i32_i24_e64 v2, vcc_lo, 1.0 // d1070002 0001e46a
v_mul_hi_i32_i24_e64 v2, 1, s4 // d1070002 00000881
v_mul_hi_i32_i24_e64 v2, v4, vcc_lo // d1070002 0000d504
v_mul_u32_u24_e32 v2, vcc_lo, v4 // 1004086a
v_mul_u32_u24_e64 v2, vcc_lo, 1.0 // d1080002 0001e46a
v_mul_u32_u24_e64 v2, 1, s4 // d1080002 00000881
v_mul_u32_u24_e64 v2, v4, vcc_lo // d1080002 0000d504
v_mul_hi_u32_u24_e32 v2, vcc_lo, v4 // 1204086a
v_mul_hi_u32_u24_e64 v2, vcc_lo, 1.0 // d1090002 0001e46a
v_mul_hi_u32_u24_e64 v2, 1, s4 // d1090002 00000881
v_mul_hi_u32_u24_e64 v2, v4, vcc_lo // d1090002 0000d504
v_min_f32_e32 v2, s4, v4 // 14040804
v_min_f32_e32 v2, vcc_lo, v4 // 1404086a
v_min_f32_e32 v2, 1, v4 // 14040881
v_min_f32_e32 v2, 1.0, v4 // 140408f2
v_min_f32_e64 v2, vcc_lo, 1 // d10a0002 0001026a
v_min_f32_e64 v2, 1, s4 // d10a0002 00000881
v_min_f32_e64 v2, 1.0, vcc_lo // d10a0002 0000d4f2
v_min_f32_e64 v2, v4, 1.0 // d10a0002 0001e504
v_max_f32_e32 v2, s4, v4 // 16040804
v_max_f32_e32 v2, vcc_lo, v4 // 1604086a
v_max_f32_e32 v2, 1, v4 // 16040881
v_max_f32_e32 v2, 1.0, v4 // 160408f2
v_max_f32_e64 v2, vcc_lo, 1 // d10b0002 0001026a
v_max_f32_e64 v2, 1, s4 // d10b0002 00000881
v_max_f32_e64 v2, 1.0, vcc_lo // d10b0002 0000d4f2
v_max_f32_e64 v2, v4, 1.0 // d10b0002 0001e504
v_min_i32_e32 v2, s4, v4 // 18040804
v_min_i32_e32 v2, vcc_lo, v4 // 1804086a
v_min_i32_e32 v2, 1, v4 // 18040881
v_min_i32_e32 v2, 1.0, v4 // 180408f2
v_min_i32_e64 v2, vcc_lo, 1 // d10c0002 0001026a
v_min_i32_e64 v2, 1, s4 // d10c0002 00000881
v_min_i32_e64 v2, 1.0, vcc_lo // d10c0002 0000d4f2
v_min_i32_e64 v2, v4, 1.0 // d10c0002 0001e504
v_max_i32_e32 v2, s4, v4 // 1a040804
v_max_i32_e32 v2, vcc_lo, v4 // 1a04086a
v_max_i32_e32 v2, 1, v4 // 1a040881
v_max_i32_e32 v2, 1.0, v4 // 1a0408f2
v_max_i32_e64 v2, vcc_lo, 1 // d10d0002 0001026a
v_max_i32_e64 v2, 1, s4 // d10d0002 00000881
v_max_i32_e64 v2, 1.0, vcc_lo // d10d0002 0000d4f2
v_max_i32_e64 v2, v4, 1.0 // d10d0002 0001e504
v_min_u32_e32 v2, s4, v4 // 1c040804
v_min_u32_e32 v2, vcc_lo, v4 // 1c04086a
v_min_u32_e32 v2, 1, v4 // 1c040881
v_min_u32_e32 v2, 1.0, v4 // 1c0408f2
v_min_u32_e64 v2, vcc_lo, 1 // d10e0002 0001026a
v_min_u32_e64 v2, 1, s4 // d10e0002 00000881
v_min_u32_e64 v2, 1.0, vcc_lo // d10e0002 0000d4f2
v_min_u32_e64 v2, v4, 1.0 // d10e0002 0001e504
v_max_u32_e32 v2, s4, v4 // 1e040804
v_max_u32_e32 v2, vcc_lo, v4 // 1e04086a
v_max_u32_e32 v2, 1, v4 // 1e040881
v_max_u32_e32 v2, 1.0, v4 // 1e0408f2
v_max_u32_e64 v2, vcc_lo, 1 // d10f0002 0001026a
v_max_u32_e64 v2, 1, s4 // d10f0002 00000881
v_max_u32_e64 v2, 1.0, vcc_lo // d10f0002 0000d4f2
v_max_u32_e64 v2, v4, 1.0 // d10f0002 0001e504
v_lshrrev_b32_e32 v2, s4, v4 // 20040804
v_lshrrev_b32_e32 v2, vcc_lo, v4 // 2004086a
v_lshrrev_b32_e32 v2, 1, v4 // 20040881
v_lshrrev_b32_e32 v2, 1.0, v4 // 200408f2
v_lshrrev_b32_e64 v2, vcc_lo, 1 // d1100002 0001026a
v_lshrrev_b32_e64 v2, 1, s4 // d1100002 00000881
v_lshrrev_b32_e64 v2, 1.0, vcc_lo // d1100002 0000d4f2
v_lshrrev_b32_e64 v2, v4, 1.0 // d1100002 0001e504
v_ashrrev_i32_e32 v2, vcc_lo, v4 // 2204086a
v_ashrrev_i32_e64 v2, vcc_lo, 1.0 // d1110002 0001e46a
v_ashrrev_i32_e64 v2, 1, s4 // d1110002 00000881
v_ashrrev_i32_e64 v2, v4, vcc_lo // d1110002 0000d504
v_lshlrev_b32_e32 v2, s4, v4 // 24040804
v_lshlrev_b32_e32 v2, vcc_lo, v4 // 2404086a
v_lshlrev_b32_e32 v2, 1, v4 // 24040881
v_lshlrev_b32_e32 v2, 1.0, v4 // 240408f2
v_lshlrev_b32_e64 v2, vcc_lo, 1 // d1120002 0001026a
v_lshlrev_b32_e64 v2, 1, s4 // d1120002 00000881
v_lshlrev_b32_e64 v2, 1.0, vcc_lo // d1120002 0000d4f2
v_lshlrev_b32_e64 v2, v4, 1.0 // d1120002 0001e504
v_and_b32_e32 v2, s4, v4 // 26040804
v_and_b32_e32 v2, vcc_lo, v4 // 2604086a
v_and_b32_e32 v2, 1, v4 // 26040881
v_and_b32_e32 v2, 1.0, v4 // 260408f2
v_and_b32_e64 v2, vcc_lo, 1 // d1130002 0001026a
v_and_b32_e64 v2, 1, s4 // d1130002 00000881
v_and_b32_e64 v2, 1.0, vcc_lo // d1130002 0000d4f2
v_and_b32_e64 v2, v4, 1.0 // d1130002 0001e504
v_or_b32_e32 v2, s4, v4 // 28040804
v_or_b32_e32 v2, vcc_lo, v4 // 2804086a
v_or_b32_e32 v2, 1, v4 // 28040881
v_or_b32_e32 v2, 1.0, v4 // 280408f2
v_or_b32_e64 v2, vcc_lo, 1 // d1140002 0001026a
v_or_b32_e64 v2, 1, s4 // d1140002 00000881
v_or_b32_e64 v2, 1.0, vcc_lo // d1140002 0000d4f2
v_or_b32_e64 v2, v4, 1.0 // d1140002 0001e504
v_xor_b32_e32 v2, s4, v4 // 2a040804
v_xor_b32_e32 v2, vcc_lo, v4 // 2a04086a
v_xor_b32_e32 v2, 1, v4 // 2a040881
v_xor_b32_e32 v2, 1.0, v4 // 2a0408f2
v_xor_b32_e64 v2, vcc_lo, 1 // d1150002 0001026a
v_xor_b32_e64 v2, 1, s4 // d1150002 00000881
v_xor_b32_e64 v2, 1.0, vcc_lo // d1150002 0000d4f2
v_xor_b32_e64 v2, v4, 1.0 // d1150002 0001e504
v_dot2c_f32_bf16_e32 v2, vcc_lo, v4 // 2c04086a
v_dot2c_f32_bf16_e64 v2, vcc_lo, 1.0 // d1160002 0001e46a
v_dot2c_f32_bf16_e64 v2, 1, s4 // d1160002 00000881
v_dot2c_f32_bf16_e64 v2, v4, vcc_lo // d1160002 0000d504
v_add_co_u32_e32 v2, vcc, vcc_lo, v4 // 3204086a
v_add_co_u32_e64 v2, s[0:1], vcc_lo, 1.0 // d1190002 0001e46a
v_add_co_u32_e64 v2, s[0:1], 1, s4 // d1190002 00000881
v_add_co_u32_e64 v2, s[0:1], v4, vcc_lo // d1190002 0000d504
v_sub_co_u32_e32 v2, vcc, s4, v4 // 34040804
v_sub_co_u32_e32 v2, vcc, vcc_lo, v4 // 3404086a
v_sub_co_u32_e32 v2, vcc, 1, v4 // 34040881
v_sub_co_u32_e32 v2, vcc, 1.0, v4 // 340408f2
v_sub_co_u32_e64 v2, vcc, vcc_lo, 1 // d11a6a02 0001026a
v_sub_co_u32_e64 v2, s[0:1], 1, s4 // d11a0002 00000881
v_sub_co_u32_e64 v2, s[0:1], 1.0, vcc_lo // d11a0002 0000d4f2
v_sub_co_u32_e64 v2, s[0:1], v4, 1.0 // d11a0002 0001e504
v_subrev_co_u32_e32 v2, vcc, s4, v4 // 36040804
v_subrev_co_u32_e32 v2, vcc, vcc_lo, v4 // 3604086a
v_subrev_co_u32_e32 v2, vcc, 1, v4 // 36040881
v_subrev_co_u32_e32 v2, vcc, 1.0, v4 // 360408f2
v_subrev_co_u32_e64 v2, vcc, vcc_lo, 1 // d11b6a02 0001026a
v_subrev_co_u32_e64 v2, s[0:1], 1, s4 // d11b0002 00000881
v_subrev_co_u32_e64 v2, s[0:1], 1.0, vcc_lo // d11b0002 0000d4f2
v_subrev_co_u32_e64 v2, s[0:1], v4, 1.0 // d11b0002 0001e504
v_addc_co_u32_e64 v2, s[0:1], v4, v8, vcc // d11c0002 01aa1104
v_subb_co_u32_e32 v2, vcc, 1, v4, vcc // 3a040881
v_subb_co_u32_e32 v2, vcc, 1.0, v4, vcc // 3a0408f2
v_subb_co_u32_e64 v2, s[0:1], v4, v8, vcc clamp // d11d8002 01aa1104
v_subbrev_co_u32_e32 v2, vcc, 1, v4, vcc // 3c040881
v_subbrev_co_u32_e32 v2, vcc, 1.0, v4, vcc // 3c0408f2
v_subbrev_co_u32_e64 v2, s[0:1], v4, v8, vcc clamp // d11e8002 01aa1104
v_add_f16_e32 v2, vcc_lo, v4 // 3e04086a
v_add_f16_e64 v2, vcc_lo, 1.0 // d11f0002 0001e46a
v_add_f16_e64 v2, 1, s4 // d11f0002 00000881
v_add_f16_e64 v2, v4, vcc_lo // d11f0002 0000d504
v_sub_f16_e32 v2, s4, v4 // 40040804
v_sub_f16_e32 v2, vcc_lo, v4 // 4004086a
v_sub_f16_e32 v2, 1, v4 // 40040881
v_sub_f16_e32 v2, 1.0, v4 // 400408f2
v_sub_f16_e64 v2, vcc_lo, 1 // d1200002 0001026a
v_sub_f16_e64 v2, 1, s4 // d1200002 00000881
v_sub_f16_e64 v2, 1.0, vcc_lo // d1200002 0000d4f2
v_sub_f16_e64 v2, v4, 1.0 // d1200002 0001e504
v_subrev_f16_e32 v2, s4, v4 // 42040804
v_subrev_f16_e32 v2, vcc_lo, v4 // 4204086a
v_subrev_f16_e32 v2, 1, v4 // 42040881
v_subrev_f16_e32 v2, 1.0, v4 // 420408f2
v_subrev_f16_e64 v2, vcc_lo, 1 // d1210002 0001026a
v_subrev_f16_e64 v2, 1, s4 // d1210002 00000881
v_subrev_f16_e64 v2, 1.0, vcc_lo // d1210002 0000d4f2
v_subrev_f16_e64 v2, v4, 1.0 // d1210002 0001e504
v_mul_f16_e32 v2, s4, v4 // 44040804
v_mul_f16_e32 v2, vcc_lo, v4 // 4404086a
v_mul_f16_e32 v2, 1, v4 // 44040881
v_mul_f16_e32 v2, 1.0, v4 // 440408f2
v_mul_f16_e64 v2, vcc_lo, 1 // d1220002 0001026a
v_mul_f16_e64 v2, 1, s4 // d1220002 00000881
v_mul_f16_e64 v2, 1.0, vcc_lo // d1220002 0000d4f2
v_mul_f16_e64 v2, v4, 1.0 // d1220002 0001e504
v_mac_f16_e32 v2, vcc_lo, v4 // 4604086a
v_mac_f16_e64 v2, vcc_lo, 1.0 // d1230002 0001e46a
v_mac_f16_e64 v2, 1, s4 // d1230002 00000881
v_mac_f16_e64 v2, v4, vcc_lo // d1230002 0000d504
v_add_u16_e32 v2, vcc_lo, v4 // 4c04086a
v_add_u16_e64 v2, 1, s4 // d1260002 00000881
v_sub_u16_e32 v2, s4, v4 // 4e040804
v_sub_u16_e32 v2, vcc_lo, v4 // 4e04086a
v_sub_u16_e32 v2, 1, v4 // 4e040881
v_sub_u16_e64 v2, vcc_lo, 1 // d1270002 0001026a
v_sub_u16_e64 v2, 1, s4 // d1270002 00000881
v_subrev_u16_e32 v2, s4, v4 // 50040804
v_subrev_u16_e32 v2, vcc_lo, v4 // 5004086a
v_subrev_u16_e32 v2, 1, v4 // 50040881
v_subrev_u16_e64 v2, vcc_lo, 1 // d1280002 0001026a
v_subrev_u16_e64 v2, 1, s4 // d1280002 00000881
v_mul_lo_u16_e32 v2, vcc_lo, v4 // 5204086a
v_mul_lo_u16_e64 v2, 1, s4 // d1290002 00000881
v_lshlrev_b16_e32 v2, s4, v4 // 54040804
v_lshlrev_b16_e32 v2, vcc_lo, v4 // 5404086a
v_lshlrev_b16_e32 v2, 1, v4 // 54040881
v_lshlrev_b16_e64 v2, vcc_lo, 1 // d12a0002 0001026a
v_lshlrev_b16_e64 v2, 1, s4 // d12a0002 00000881
v_lshrrev_b16_e32 v2, s4, v4 // 56040804
v_lshrrev_b16_e32 v2, vcc_lo, v4 // 5604086a
v_lshrrev_b16_e32 v2, 1, v4 // 56040881
v_lshrrev_b16_e64 v2, vcc_lo, 1 // d12b0002 0001026a
v_lshrrev_b16_e64 v2, 1, s4 // d12b0002 00000881
v_ashrrev_i16_e32 v2, vcc_lo, v4 // 5804086a
v_ashrrev_i16_e64 v2, 1, s4 // d12c0002 00000881
v_max_f16_e32 v2, s4, v4 // 5a040804
v_max_f16_e32 v2, vcc_lo, v4 // 5a04086a
v_max_f16_e32 v2, 1, v4 // 5a040881
v_max_f16_e32 v2, 1.0, v4 // 5a0408f2
v_max_f16_e64 v2, vcc_lo, 1 // d12d0002 0001026a
v_max_f16_e64 v2, 1, s4 // d12d0002 00000881
v_max_f16_e64 v2, 1.0, vcc_lo // d12d0002 0000d4f2
v_max_f16_e64 v2, v4, 1.0 // d12d0002 0001e504
v_min_f16_e32 v2, s4, v4 // 5c040804
v_min_f16_e32 v2, vcc_lo, v4 // 5c04086a
v_min_f16_e32 v2, 1, v4 // 5c040881
v_min_f16_e32 v2, 1.0, v4 // 5c0408f2
v_min_f16_e64 v2, vcc_lo, 1 // d12e0002 0001026a
v_min_f16_e64 v2, 1, s4 // d12e0002 00000881
v_min_f16_e64 v2, 1.0, vcc_lo // d12e0002 0000d4f2
v_min_f16_e64 v2, v4, 1.0 // d12e0002 0001e504
v_max_u16_e32 v2, s4, v4 // 5e040804
v_max_u16_e32 v2, vcc_lo, v4 // 5e04086a
v_max_u16_e32 v2, 1, v4 // 5e040881
v_max_u16_e64 v2, vcc_lo, 1 // d12f0002 0001026a
v_max_u16_e64 v2, 1, s4 // d12f0002 00000881
v_max_i16_e32 v2, vcc_lo, v4 // 6004086a
v_max_i16_e64 v2, 1, s4 // d1300002 00000881
v_min_u16_e32 v2, s4, v4 // 62040804
v_min_u16_e32 v2, vcc_lo, v4 // 6204086a
v_min_u16_e32 v2, 1, v4 // 62040881
v_min_u16_e64 v2, vcc_lo, 1 // d1310002 0001026a
v_min_u16_e64 v2, 1, s4 // d1310002 00000881
v_min_i16_e32 v2, s4, v4 // 64040804
v_min_i16_e32 v2, vcc_lo, v4 // 6404086a
v_min_i16_e32 v2, 1, v4 // 64040881
v_min_i16_e64 v2, vcc_lo, 1 // d1320002 0001026a
v_min_i16_e64 v2, 1, s4 // d1320002 00000881
v_ldexp_f16_e32 v2, vcc_lo, v4 // 6604086a
v_ldexp_f16_e64 v2, 1, s4 // d1330002 00000881
v_ldexp_f16_e64 v2, v4, vcc_lo // d1330002 0000d504
v_add_u32_e32 v2, s4, v4 // 68040804
v_add_u32_e32 v2, vcc_lo, v4 // 6804086a
v_add_u32_e32 v2, 1, v4 // 68040881
v_add_u32_e32 v2, 1.0, v4 // 680408f2
v_add_u32_e64 v2, vcc_lo, 1 // d1340002 0001026a
v_add_u32_e64 v2, 1, s4 // d1340002 00000881
v_add_u32_e64 v2, 1.0, vcc_lo // d1340002 0000d4f2
v_add_u32_e64 v2, v4, 1.0 // d1340002 0001e504
v_sub_u32_e32 v2, s4, v4 // 6a040804
v_sub_u32_e32 v2, vcc_lo, v4 // 6a04086a
v_sub_u32_e32 v2, 1, v4 // 6a040881
v_sub_u32_e32 v2, 1.0, v4 // 6a0408f2
v_sub_u32_e64 v2, vcc_lo, 1 // d1350002 0001026a
v_sub_u32_e64 v2, 1, s4 // d1350002 00000881
v_sub_u32_e64 v2, 1.0, vcc_lo // d1350002 0000d4f2
v_sub_u32_e64 v2, v4, 1.0 // d1350002 0001e504
v_subrev_u32_e32 v2, s4, v4 // 6c040804
v_subrev_u32_e32 v2, vcc_lo, v4 // 6c04086a
v_subrev_u32_e32 v2, 1, v4 // 6c040881
v_subrev_u32_e32 v2, 1.0, v4 // 6c0408f2
v_subrev_u32_e64 v2, vcc_lo, 1 // d1360002 0001026a
v_subrev_u32_e64 v2, 1, s4 // d1360002 00000881
v_subrev_u32_e64 v2, 1.0, vcc_lo // d1360002 0000d4f2
v_subrev_u32_e64 v2, v4, 1.0 // d1360002 0001e504
v_dot2c_f32_f16_e32 v2, vcc_lo, v4 // 6e04086a
v_dot2c_f32_f16_e64 v2, vcc_lo, 1.0 // d1370002 0001e46a
v_dot2c_f32_f16_e64 v2, 1, s4 // d1370002 00000881
v_dot2c_f32_f16_e64 v2, v4, vcc_lo // d1370002 0000d504
v_dot2c_i32_i16_e32 v2, vcc_lo, v4 // 7004086a
v_dot2c_i32_i16_e64 v2, vcc_lo, 1.0 // d1380002 0001e46a
v_dot2c_i32_i16_e64 v2, 1, s4 // d1380002 00000881
v_dot2c_i32_i16_e64 v2, v4, vcc_lo // d1380002 0000d504
v_dot4c_i32_i8_e32 v2, vcc_lo, v4 // 7204086a
v_dot4c_i32_i8_e64 v2, vcc_lo, 1.0 // d1390002 0001e46a
v_dot4c_i32_i8_e64 v2, 1, s4 // d1390002 00000881
v_dot4c_i32_i8_e64 v2, v4, vcc_lo // d1390002 0000d504
v_dot8c_i32_i4_e32 v2, vcc_lo, v4 // 7404086a
v_dot8c_i32_i4_e64 v2, vcc_lo, 1.0 // d13a0002 0001e46a
v_dot8c_i32_i4_e64 v2, 1, s4 // d13a0002 00000881
v_dot8c_i32_i4_e64 v2, v4, vcc_lo // d13a0002 0000d504
v_fmac_f32_e32 v2, vcc_lo, v4 // 7604086a
v_fmac_f32_e64 v2, vcc_lo, 1.0 // d13b0002 0001e46a
v_fmac_f32_e64 v2, 1, s4 // d13b0002 00000881
v_fmac_f32_e64 v2, v4, vcc_lo // d13b0002 0000d504
v_pk_fmac_f16_e32 v2, vcc_lo, v4 // 7804086a
v_pk_fmac_f16_e64 v2, vcc_lo, 1.0 // d13c0002 0001e46a
v_pk_fmac_f16_e64 v2, 1, s4 // d13c0002 00000881
v_pk_fmac_f16_e64 v2, v4, vcc_lo // d13c0002 0000d504
v_xnor_b32_e32 v2, s4, v4 // 7a040804
v_xnor_b32_e32 v2, vcc_lo, v4 // 7a04086a
v_xnor_b32_e32 v2, 1, v4 // 7a040881
v_xnor_b32_e32 v2, 1.0, v4 // 7a0408f2
v_xnor_b32_e64 v2, vcc_lo, 1 // d13d0002 0001026a
v_xnor_b32_e64 v2, 1, s4 // d13d0002 00000881
v_xnor_b32_e64 v2, 1.0, vcc_lo // d13d0002 0000d4f2
v_xnor_b32_e64 v2, v4, 1.0 // d13d0002 0001e504
v_cmp_class_f32_e32 vcc, vcc_lo, v4 // 7c20086a
v_cmp_class_f32_e64 vcc, vcc_lo, 1.0 // d010006a 0001e46a
v_cmp_class_f32_e64 s[12:13], 1, s4 // d010000c 00000881
v_cmp_class_f32_e64 s[12:13], v4, vcc_lo // d010000c 0000d504
v_cmpx_class_f32_e32 vcc, vcc_lo, v4 // 7c22086a
v_cmpx_class_f32_e64 vcc, vcc_lo, 1.0 // d011006a 0001e46a
v_cmpx_class_f32_e64 s[12:13], 1, s4 // d011000c 00000881
v_cmpx_class_f32_e64 s[12:13], v4, vcc_lo // d011000c 0000d504
v_cmp_class_f64_e32 vcc, vcc, v4 // 7c24086a
v_cmp_class_f64_e64 vcc, vcc, 1.0 // d012006a 0001e46a
v_cmp_class_f64_e64 s[12:13], 1, s4 // d012000c 00000881
v_cmp_class_f64_e64 s[12:13], v[4:5], vcc_lo // d012000c 0000d504
v_cmpx_class_f64_e32 vcc, vcc, v4 // 7c26086a
v_cmpx_class_f64_e64 vcc, vcc, 1.0 // d013006a 0001e46a
v_cmpx_class_f64_e64 s[12:13], 1, s4 // d013000c 00000881
v_cmpx_class_f64_e64 s[12:13], v[4:5], vcc_lo // d013000c 0000d504
v_cmp_class_f16_e32 vcc, vcc_lo, v4 // 7c28086a
v_cmp_class_f16_e64 vcc, vcc_lo, 1.0 // d014006a 0001e46a
v_cmp_class_f16_e64 s[12:13], 1, s4 // d014000c 00000881
v_cmp_class_f16_e64 s[12:13], v4, vcc_lo // d014000c 0000d504
v_cmpx_class_f16_e32 vcc, vcc_lo, v4 // 7c2a086a
v_cmpx_class_f16_e64 vcc, vcc_lo, 1.0 // d015006a 0001e46a
v_cmpx_class_f16_e64 s[12:13], 1, s4 // d015000c 00000881
v_cmpx_class_f16_e64 s[12:13], v4, vcc_lo // d015000c 0000d504
v_cmp_f_f16_e32 vcc, vcc_lo, v4 // 7c40086a
v_cmp_f_f16_e64 vcc, vcc_lo, 1.0 // d020006a 0001e46a
v_cmp_f_f16_e64 s[12:13], 1, s4 // d020000c 00000881
v_cmp_f_f16_e64 s[12:13], v4, vcc_lo // d020000c 0000d504
v_cmp_lt_f16_e32 vcc, s4, v4 // 7c420804
v_cmp_lt_f16_e32 vcc, vcc_lo, v4 // 7c42086a
v_cmp_lt_f16_e32 vcc, 1, v4 // 7c420881
v_cmp_lt_f16_e32 vcc, 1.0, v4 // 7c4208f2
v_cmp_lt_f16_e64 vcc, vcc_lo, 1 // d021006a 0001026a
v_cmp_lt_f16_e64 s[12:13], 1, s4 // d021000c 00000881
v_cmp_lt_f16_e64 s[12:13], 1.0, vcc_lo // d021000c 0000d4f2
v_cmp_lt_f16_e64 s[12:13], v4, 1.0 // d021000c 0001e504
v_cmp_eq_f16_e32 vcc, s4, v4 // 7c440804
v_cmp_eq_f16_e32 vcc, vcc_lo, v4 // 7c44086a
v_cmp_eq_f16_e32 vcc, 1, v4 // 7c440881
v_cmp_eq_f16_e32 vcc, 1.0, v4 // 7c4408f2
v_cmp_eq_f16_e64 vcc, vcc_lo, 1 // d022006a 0001026a
v_cmp_eq_f16_e64 s[12:13], 1, s4 // d022000c 00000881
v_cmp_eq_f16_e64 s[12:13], 1.0, vcc_lo // d022000c 0000d4f2
v_cmp_eq_f16_e64 s[12:13], v4, 1.0 // d022000c 0001e504
v_cmp_le_f16_e32 vcc, s4, v4 // 7c460804
v_cmp_le_f16_e32 vcc, vcc_lo, v4 // 7c46086a
v_cmp_le_f16_e32 vcc, 1, v4 // 7c460881
v_cmp_le_f16_e32 vcc, 1.0, v4 // 7c4608f2
v_cmp_le_f16_e64 vcc, vcc_lo, 1 // d023006a 0001026a
v_cmp_le_f16_e64 s[12:13], 1, s4 // d023000c 00000881
v_cmp_le_f16_e64 s[12:13], 1.0, vcc_lo // d023000c 0000d4f2
v_cmp_le_f16_e64 s[12:13], v4, 1.0 // d023000c 0001e504
v_cmp_gt_f16_e32 vcc, s4, v4 // 7c480804
v_cmp_gt_f16_e32 vcc, vcc_lo, v4 // 7c48086a
v_cmp_gt_f16_e32 vcc, 1, v4 // 7c480881
v_cmp_gt_f16_e32 vcc, 1.0, v4 // 7c4808f2
v_cmp_gt_f16_e64 vcc, vcc_lo, 1 // d024006a 0001026a
v_cmp_gt_f16_e64 s[12:13], 1, s4 // d024000c 00000881
v_cmp_gt_f16_e64 s[12:13], 1.0, vcc_lo // d024000c 0000d4f2
v_cmp_gt_f16_e64 s[12:13], v4, 1.0 // d024000c 0001e504
v_cmp_lg_f16_e32 vcc, s4, v4 // 7c4a0804
v_cmp_lg_f16_e32 vcc, vcc_lo, v4 // 7c4a086a
v_cmp_lg_f16_e32 vcc, 1, v4 // 7c4a0881
v_cmp_lg_f16_e32 vcc, 1.0, v4 // 7c4a08f2
v_cmp_lg_f16_e64 vcc, vcc_lo, 1 // d025006a 0001026a
v_cmp_lg_f16_e64 s[12:13], 1, s4 // d025000c 00000881
v_cmp_lg_f16_e64 s[12:13], 1.0, vcc_lo // d025000c 0000d4f2
v_cmp_lg_f16_e64 s[12:13], v4, 1.0 // d025000c 0001e504
v_cmp_ge_f16_e32 vcc, s4, v4 // 7c4c0804
v_cmp_ge_f16_e32 vcc, vcc_lo, v4 // 7c4c086a
v_cmp_ge_f16_e32 vcc, 1, v4 // 7c4c0881
v_cmp_ge_f16_e32 vcc, 1.0, v4 // 7c4c08f2
v_cmp_ge_f16_e64 vcc, vcc_lo, 1 // d026006a 0001026a
v_cmp_ge_f16_e64 s[12:13], 1, s4 // d026000c 00000881
v_cmp_ge_f16_e64 s[12:13], 1.0, vcc_lo // d026000c 0000d4f2
v_cmp_ge_f16_e64 s[12:13], v4, 1.0 // d026000c 0001e504
v_cmp_o_f16_e32 vcc, s4, v4 // 7c4e0804
v_cmp_o_f16_e32 vcc, vcc_lo, v4 // 7c4e086a
v_cmp_o_f16_e32 vcc, 1, v4 // 7c4e0881
v_cmp_o_f16_e32 vcc, 1.0, v4 // 7c4e08f2
v_cmp_o_f16_e64 vcc, vcc_lo, 1 // d027006a 0001026a
v_cmp_o_f16_e64 s[12:13], 1, s4 // d027000c 00000881
v_cmp_o_f16_e64 s[12:13], 1.0, vcc_lo // d027000c 0000d4f2
v_cmp_o_f16_e64 s[12:13], v4, 1.0 // d027000c 0001e504
v_cmp_u_f16_e32 vcc, s4, v4 // 7c500804
v_cmp_u_f16_e32 vcc, vcc_lo, v4 // 7c50086a
v_cmp_u_f16_e32 vcc, 1, v4 // 7c500881
v_cmp_u_f16_e32 vcc, 1.0, v4 // 7c5008f2
v_cmp_u_f16_e64 vcc, vcc_lo, 1 // d028006a 0001026a
v_cmp_u_f16_e64 s[12:13], 1, s4 // d028000c 00000881
v_cmp_u_f16_e64 s[12:13], 1.0, vcc_lo // d028000c 0000d4f2
v_cmp_u_f16_e64 s[12:13], v4, 1.0 // d028000c 0001e504
v_cmp_nge_f16_e32 vcc, s4, v4 // 7c520804
v_cmp_nge_f16_e32 vcc, vcc_lo, v4 // 7c52086a
v_cmp_nge_f16_e32 vcc, 1, v4 // 7c520881
v_cmp_nge_f16_e32 vcc, 1.0, v4 // 7c5208f2
v_cmp_nge_f16_e64 vcc, vcc_lo, 1 // d029006a 0001026a
v_cmp_nge_f16_e64 s[12:13], 1, s4 // d029000c 00000881
v_cmp_nge_f16_e64 s[12:13], 1.0, vcc_lo // d029000c 0000d4f2
v_cmp_nge_f16_e64 s[12:13], v4, 1.0 // d029000c 0001e504
v_cmp_nlg_f16_e32 vcc, s4, v4 // 7c540804
v_cmp_nlg_f16_e32 vcc, vcc_lo, v4 // 7c54086a
v_cmp_nlg_f16_e32 vcc, 1, v4 // 7c540881
v_cmp_nlg_f16_e32 vcc, 1.0, v4 // 7c5408f2
v_cmp_nlg_f16_e64 vcc, vcc_lo, 1 // d02a006a 0001026a
v_cmp_nlg_f16_e64 s[12:13], 1, s4 // d02a000c 00000881
v_cmp_nlg_f16_e64 s[12:13], 1.0, vcc_lo // d02a000c 0000d4f2
v_cmp_nlg_f16_e64 s[12:13], v4, 1.0 // d02a000c 0001e504
v_cmp_ngt_f16_e32 vcc, s4, v4 // 7c560804
v_cmp_ngt_f16_e32 vcc, vcc_lo, v4 // 7c56086a
v_cmp_ngt_f16_e32 vcc, 1, v4 // 7c560881
v_cmp_ngt_f16_e32 vcc, 1.0, v4 // 7c5608f2
v_cmp_ngt_f16_e64 vcc, vcc_lo, 1 // d02b006a 0001026a
v_cmp_ngt_f16_e64 s[12:13], 1, s4 // d02b000c 00000881
v_cmp_ngt_f16_e64 s[12:13], 1.0, vcc_lo // d02b000c 0000d4f2
v_cmp_ngt_f16_e64 s[12:13], v4, 1.0 // d02b000c 0001e504
v_cmp_nle_f16_e32 vcc, s4, v4 // 7c580804
v_cmp_nle_f16_e32 vcc, vcc_lo, v4 // 7c58086a
v_cmp_nle_f16_e32 vcc, 1, v4 // 7c580881
v_cmp_nle_f16_e32 vcc, 1.0, v4 // 7c5808f2
v_cmp_nle_f16_e64 vcc, vcc_lo, 1 // d02c006a 0001026a
v_cmp_nle_f16_e64 s[12:13], 1, s4 // d02c000c 00000881
v_cmp_nle_f16_e64 s[12:13], 1.0, vcc_lo // d02c000c 0000d4f2
v_cmp_nle_f16_e64 s[12:13], v4, 1.0 // d02c000c 0001e504
v_cmp_neq_f16_e32 vcc, s4, v4 // 7c5a0804
v_cmp_neq_f16_e32 vcc, vcc_lo, v4 // 7c5a086a
v_cmp_neq_f16_e32 vcc, 1, v4 // 7c5a0881
v_cmp_neq_f16_e32 vcc, 1.0, v4 // 7c5a08f2
v_cmp_neq_f16_e64 vcc, vcc_lo, 1 // d02d006a 0001026a
v_cmp_neq_f16_e64 s[12:13], 1, s4 // d02d000c 00000881
v_cmp_neq_f16_e64 s[12:13], 1.0, vcc_lo // d02d000c 0000d4f2
v_cmp_neq_f16_e64 s[12:13], v4, 1.0 // d02d000c 0001e504
v_cmp_nlt_f16_e32 vcc, s4, v4 // 7c5c0804
v_cmp_nlt_f16_e32 vcc, vcc_lo, v4 // 7c5c086a
v_cmp_nlt_f16_e32 vcc, 1, v4 // 7c5c0881
v_cmp_nlt_f16_e32 vcc, 1.0, v4 // 7c5c08f2
v_cmp_nlt_f16_e64 vcc, vcc_lo, 1 // d02e006a 0001026a
v_cmp_nlt_f16_e64 s[12:13], 1, s4 // d02e000c 00000881
v_cmp_nlt_f16_e64 s[12:13], 1.0, vcc_lo // d02e000c 0000d4f2
v_cmp_nlt_f16_e64 s[12:13], v4, 1.0 // d02e000c 0001e504
v_cmp_tru_f16_e32 vcc, s4, v4 // 7c5e0804
v_cmp_tru_f16_e32 vcc, vcc_lo, v4 // 7c5e086a
v_cmp_tru_f16_e32 vcc, 1, v4 // 7c5e0881
v_cmp_tru_f16_e32 vcc, 1.0, v4 // 7c5e08f2
v_cmp_tru_f16_e64 vcc, vcc_lo, 1 // d02f006a 0001026a
v_cmp_tru_f16_e64 s[12:13], 1, s4 // d02f000c 00000881
v_cmp_tru_f16_e64 s[12:13], 1.0, vcc_lo // d02f000c 0000d4f2
v_cmp_tru_f16_e64 s[12:13], v4, 1.0 // d02f000c 0001e504
v_cmpx_f_f16_e32 vcc, vcc_lo, v4 // 7c60086a
v_cmpx_f_f16_e64 vcc, vcc_lo, 1.0 // d030006a 0001e46a
v_cmpx_f_f16_e64 s[12:13], 1, s4 // d030000c 00000881
v_cmpx_f_f16_e64 s[12:13], v4, vcc_lo // d030000c 0000d504
v_cmpx_lt_f16_e32 vcc, s4, v4 // 7c620804
v_cmpx_lt_f16_e32 vcc, vcc_lo, v4 // 7c62086a
v_cmpx_lt_f16_e32 vcc, 1, v4 // 7c620881
v_cmpx_lt_f16_e32 vcc, 1.0, v4 // 7c6208f2
v_cmpx_lt_f16_e64 vcc, vcc_lo, 1 // d031006a 0001026a
v_cmpx_lt_f16_e64 s[12:13], 1, s4 // d031000c 00000881
v_cmpx_lt_f16_e64 s[12:13], 1.0, vcc_lo // d031000c 0000d4f2
v_cmpx_lt_f16_e64 s[12:13], v4, 1.0 // d031000c 0001e504
v_cmpx_eq_f16_e32 vcc, s4, v4 // 7c640804
v_cmpx_eq_f16_e32 vcc, vcc_lo, v4 // 7c64086a
v_cmpx_eq_f16_e32 vcc, 1, v4 // 7c640881
v_cmpx_eq_f16_e32 vcc, 1.0, v4 // 7c6408f2
v_cmpx_eq_f16_e64 vcc, vcc_lo, 1 // d032006a 0001026a
v_cmpx_eq_f16_e64 s[12:13], 1, s4 // d032000c 00000881
v_cmpx_eq_f16_e64 s[12:13], 1.0, vcc_lo // d032000c 0000d4f2
v_cmpx_eq_f16_e64 s[12:13], v4, 1.0 // d032000c 0001e504
v_cmpx_le_f16_e32 vcc, s4, v4 // 7c660804
v_cmpx_le_f16_e32 vcc, vcc_lo, v4 // 7c66086a
v_cmpx_le_f16_e32 vcc, 1, v4 // 7c660881
v_cmpx_le_f16_e32 vcc, 1.0, v4 // 7c6608f2
v_cmpx_le_f16_e64 vcc, vcc_lo, 1 // d033006a 0001026a
v_cmpx_le_f16_e64 s[12:13], 1, s4 // d033000c 00000881
v_cmpx_le_f16_e64 s[12:13], 1.0, vcc_lo // d033000c 0000d4f2
v_cmpx_le_f16_e64 s[12:13], v4, 1.0 // d033000c 0001e504
v_cmpx_gt_f16_e32 vcc, s4, v4 // 7c680804
v_cmpx_gt_f16_e32 vcc, vcc_lo, v4 // 7c68086a
v_cmpx_gt_f16_e32 vcc, 1, v4 // 7c680881
v_cmpx_gt_f16_e32 vcc, 1.0, v4 // 7c6808f2
v_cmpx_gt_f16_e64 vcc, vcc_lo, 1 // d034006a 0001026a
v_cmpx_gt_f16_e64 s[12:13], 1, s4 // d034000c 00000881
v_cmpx_gt_f16_e64 s[12:13], 1.0, vcc_lo // d034000c 0000d4f2
v_cmpx_gt_f16_e64 s[12:13], v4, 1.0 // d034000c 0001e504
v_cmpx_lg_f16_e32 vcc, s4, v4 // 7c6a0804
v_cmpx_lg_f16_e32 vcc, vcc_lo, v4 // 7c6a086a
v_cmpx_lg_f16_e32 vcc, 1, v4 // 7c6a0881
v_cmpx_lg_f16_e32 vcc, 1.0, v4 // 7c6a08f2
v_cmpx_lg_f16_e64 vcc, vcc_lo, 1 // d035006a 0001026a
v_cmpx_lg_f16_e64 s[12:13], 1, s4 // d035000c 00000881
v_cmpx_lg_f16_e64 s[12:13], 1.0, vcc_lo // d035000c 0000d4f2
v_cmpx_lg_f16_e64 s[12:13], v4, 1.0 // d035000c 0001e504
v_cmpx_ge_f16_e32 vcc, s4, v4 // 7c6c0804
v_cmpx_ge_f16_e32 vcc, vcc_lo, v4 // 7c6c086a
v_cmpx_ge_f16_e32 vcc, 1, v4 // 7c6c0881
v_cmpx_ge_f16_e32 vcc, 1.0, v4 // 7c6c08f2
v_cmpx_ge_f16_e64 vcc, vcc_lo, 1 // d036006a 0001026a
v_cmpx_ge_f16_e64 s[12:13], 1, s4 // d036000c 00000881
v_cmpx_ge_f16_e64 s[12:13], 1.0, vcc_lo // d036000c 0000d4f2
v_cmpx_ge_f16_e64 s[12:13], v4, 1.0 // d036000c 0001e504
v_cmpx_o_f16_e32 vcc, s4, v4 // 7c6e0804
v_cmpx_o_f16_e32 vcc, vcc_lo, v4 // 7c6e086a
v_cmpx_o_f16_e32 vcc, 1, v4 // 7c6e0881
v_cmpx_o_f16_e32 vcc, 1.0, v4 // 7c6e08f2
v_cmpx_o_f16_e64 vcc, vcc_lo, 1 // d037006a 0001026a
v_cmpx_o_f16_e64 s[12:13], 1, s4 // d037000c 00000881
v_cmpx_o_f16_e64 s[12:13], 1.0, vcc_lo // d037000c 0000d4f2
v_cmpx_o_f16_e64 s[12:13], v4, 1.0 // d037000c 0001e504
v_cmpx_u_f16_e32 vcc, s4, v4 // 7c700804
v_cmpx_u_f16_e32 vcc, vcc_lo, v4 // 7c70086a
v_cmpx_u_f16_e32 vcc, 1, v4 // 7c700881
v_cmpx_u_f16_e32 vcc, 1.0, v4 // 7c7008f2
v_cmpx_u_f16_e64 vcc, vcc_lo, 1 // d038006a 0001026a
v_cmpx_u_f16_e64 s[12:13], 1, s4 // d038000c 00000881
v_cmpx_u_f16_e64 s[12:13], 1.0, vcc_lo // d038000c 0000d4f2
v_cmpx_u_f16_e64 s[12:13], v4, 1.0 // d038000c 0001e504
v_cmpx_nge_f16_e32 vcc, s4, v4 // 7c720804
v_cmpx_nge_f16_e32 vcc, vcc_lo, v4 // 7c72086a
v_cmpx_nge_f16_e32 vcc, 1, v4 // 7c720881
v_cmpx_nge_f16_e32 vcc, 1.0, v4 // 7c7208f2
v_cmpx_nge_f16_e64 vcc, vcc_lo, 1 // d039006a 0001026a
v_cmpx_nge_f16_e64 s[12:13], 1, s4 // d039000c 00000881
v_cmpx_nge_f16_e64 s[12:13], 1.0, vcc_lo // d039000c 0000d4f2
v_cmpx_nge_f16_e64 s[12:13], v4, 1.0 // d039000c 0001e504
v_cmpx_nlg_f16_e32 vcc, s4, v4 // 7c740804
v_cmpx_nlg_f16_e32 vcc, vcc_lo, v4 // 7c74086a
v_cmpx_nlg_f16_e32 vcc, 1, v4 // 7c740881
v_cmpx_nlg_f16_e32 vcc, 1.0, v4 // 7c7408f2
v_cmpx_nlg_f16_e64 vcc, vcc_lo, 1 // d03a006a 0001026a
v_cmpx_nlg_f16_e64 s[12:13], 1, s4 // d03a000c 00000881
v_cmpx_nlg_f16_e64 s[12:13], 1.0, vcc_lo // d03a000c 0000d4f2
v_cmpx_nlg_f16_e64 s[12:13], v4, 1.0 // d03a000c 0001e504
v_cmpx_ngt_f16_e32 vcc, s4, v4 // 7c760804
v_cmpx_ngt_f16_e32 vcc, vcc_lo, v4 // 7c76086a
v_cmpx_ngt_f16_e32 vcc, 1, v4 // 7c760881
v_cmpx_ngt_f16_e32 vcc, 1.0, v4 // 7c7608f2
v_cmpx_ngt_f16_e64 vcc, vcc_lo, 1 // d03b006a 0001026a
v_cmpx_ngt_f16_e64 s[12:13], 1, s4 // d03b000c 00000881
v_cmpx_ngt_f16_e64 s[12:13], 1.0, vcc_lo // d03b000c 0000d4f2
v_cmpx_ngt_f16_e64 s[12:13], v4, 1.0 // d03b000c 0001e504
v_cmpx_nle_f16_e32 vcc, s4, v4 // 7c780804
v_cmpx_nle_f16_e32 vcc, vcc_lo, v4 // 7c78086a
v_cmpx_nle_f16_e32 vcc, 1, v4 // 7c780881
v_cmpx_nle_f16_e32 vcc, 1.0, v4 // 7c7808f2
v_cmpx_nle_f16_e64 vcc, vcc_lo, 1 // d03c006a 0001026a
v_cmpx_nle_f16_e64 s[12:13], 1, s4 // d03c000c 00000881
v_cmpx_nle_f16_e64 s[12:13], 1.0, vcc_lo // d03c000c 0000d4f2
v_cmpx_nle_f16_e64 s[12:13], v4, 1.0 // d03c000c 0001e504
v_cmpx_neq_f16_e32 vcc, s4, v4 // 7c7a0804
v_cmpx_neq_f16_e32 vcc, vcc_lo, v4 // 7c7a086a
v_cmpx_neq_f16_e32 vcc, 1, v4 // 7c7a0881
v_cmpx_neq_f16_e32 vcc, 1.0, v4 // 7c7a08f2
v_cmpx_neq_f16_e64 vcc, vcc_lo, 1 // d03d006a 0001026a
v_cmpx_neq_f16_e64 s[12:13], 1, s4 // d03d000c 00000881
v_cmpx_neq_f16_e64 s[12:13], 1.0, vcc_lo // d03d000c 0000d4f2
v_cmpx_neq_f16_e64 s[12:13], v4, 1.0 // d03d000c 0001e504
v_cmpx_nlt_f16_e32 vcc, s4, v4 // 7c7c0804
v_cmpx_nlt_f16_e32 vcc, vcc_lo, v4 // 7c7c086a
v_cmpx_nlt_f16_e32 vcc, 1, v4 // 7c7c0881
v_cmpx_nlt_f16_e32 vcc, 1.0, v4 // 7c7c08f2
v_cmpx_nlt_f16_e64 vcc, vcc_lo, 1 // d03e006a 0001026a
v_cmpx_nlt_f16_e64 s[12:13], 1, s4 // d03e000c 00000881
v_cmpx_nlt_f16_e64 s[12:13], 1.0, vcc_lo // d03e000c 0000d4f2
v_cmpx_nlt_f16_e64 s[12:13], v4, 1.0 // d03e000c 0001e504
v_cmpx_tru_f16_e32 vcc, s4, v4 // 7c7e0804
v_cmpx_tru_f16_e32 vcc, vcc_lo, v4 // 7c7e086a
v_cmpx_tru_f16_e32 vcc, 1, v4 // 7c7e0881
v_cmpx_tru_f16_e32 vcc, 1.0, v4 // 7c7e08f2
v_cmpx_tru_f16_e64 vcc, vcc_lo, 1 // d03f006a 0001026a
v_cmpx_tru_f16_e64 s[12:13], 1, s4 // d03f000c 00000881
v_cmpx_tru_f16_e64 s[12:13], 1.0, vcc_lo // d03f000c 0000d4f2
v_cmpx_tru_f16_e64 s[12:13], v4, 1.0 // d03f000c 0001e504
v_cmp_f_f32_e32 vcc, vcc_lo, v4 // 7c80086a
v_cmp_f_f32_e64 vcc, vcc_lo, 1.0 // d040006a 0001e46a
v_cmp_f_f32_e64 s[12:13], 1, s4 // d040000c 00000881
v_cmp_f_f32_e64 s[12:13], v4, vcc_lo // d040000c 0000d504
v_cmp_lt_f32_e32 vcc, s4, v4 // 7c820804
v_cmp_lt_f32_e32 vcc, vcc_lo, v4 // 7c82086a
v_cmp_lt_f32_e32 vcc, 1, v4 // 7c820881
v_cmp_lt_f32_e32 vcc, 1.0, v4 // 7c8208f2
v_cmp_lt_f32_e64 vcc, vcc_lo, 1 // d041006a 0001026a
v_cmp_lt_f32_e64 s[12:13], 1, s4 // d041000c 00000881
v_cmp_lt_f32_e64 s[12:13], 1.0, vcc_lo // d041000c 0000d4f2
v_cmp_lt_f32_e64 s[12:13], v4, 1.0 // d041000c 0001e504
v_cmp_eq_f32_e32 vcc, s4, v4 // 7c840804
v_cmp_eq_f32_e32 vcc, vcc_lo, v4 // 7c84086a
v_cmp_eq_f32_e32 vcc, 1, v4 // 7c840881
v_cmp_eq_f32_e32 vcc, 1.0, v4 // 7c8408f2
v_cmp_eq_f32_e64 vcc, vcc_lo, 1 // d042006a 0001026a
v_cmp_eq_f32_e64 s[12:13], 1, s4 // d042000c 00000881
v_cmp_eq_f32_e64 s[12:13], 1.0, vcc_lo // d042000c 0000d4f2
v_cmp_eq_f32_e64 s[12:13], v4, 1.0 // d042000c 0001e504
v_cmp_le_f32_e32 vcc, s4, v4 // 7c860804
v_cmp_le_f32_e32 vcc, vcc_lo, v4 // 7c86086a
v_cmp_le_f32_e32 vcc, 1, v4 // 7c860881
v_cmp_le_f32_e32 vcc, 1.0, v4 // 7c8608f2
v_cmp_le_f32_e64 vcc, vcc_lo, 1 // d043006a 0001026a
v_cmp_le_f32_e64 s[12:13], 1, s4 // d043000c 00000881
v_cmp_le_f32_e64 s[12:13], 1.0, vcc_lo // d043000c 0000d4f2
v_cmp_le_f32_e64 s[12:13], v4, 1.0 // d043000c 0001e504
v_cmp_gt_f32_e32 vcc, s4, v4 // 7c880804
v_cmp_gt_f32_e32 vcc, vcc_lo, v4 // 7c88086a
v_cmp_gt_f32_e32 vcc, 1, v4 // 7c880881
v_cmp_gt_f32_e32 vcc, 1.0, v4 // 7c8808f2
v_cmp_gt_f32_e64 vcc, vcc_lo, 1 // d044006a 0001026a
v_cmp_gt_f32_e64 s[12:13], 1, s4 // d044000c 00000881
v_cmp_gt_f32_e64 s[12:13], 1.0, vcc_lo // d044000c 0000d4f2
v_cmp_gt_f32_e64 s[12:13], v4, 1.0 // d044000c 0001e504
v_cmp_lg_f32_e32 vcc, s4, v4 // 7c8a0804
v_cmp_lg_f32_e32 vcc, vcc_lo, v4 // 7c8a086a
v_cmp_lg_f32_e32 vcc, 1, v4 // 7c8a0881
v_cmp_lg_f32_e32 vcc, 1.0, v4 // 7c8a08f2
v_cmp_lg_f32_e64 vcc, vcc_lo, 1 // d045006a 0001026a
v_cmp_lg_f32_e64 s[12:13], 1, s4 // d045000c 00000881
v_cmp_lg_f32_e64 s[12:13], 1.0, vcc_lo // d045000c 0000d4f2
v_cmp_lg_f32_e64 s[12:13], v4, 1.0 // d045000c 0001e504
v_cmp_ge_f32_e32 vcc, s4, v4 // 7c8c0804
v_cmp_ge_f32_e32 vcc, vcc_lo, v4 // 7c8c086a
v_cmp_ge_f32_e32 vcc, 1, v4 // 7c8c0881
v_cmp_ge_f32_e32 vcc, 1.0, v4 // 7c8c08f2
v_cmp_ge_f32_e64 vcc, vcc_lo, 1 // d046006a 0001026a
v_cmp_ge_f32_e64 s[12:13], 1, s4 // d046000c 00000881
v_cmp_ge_f32_e64 s[12:13], 1.0, vcc_lo // d046000c 0000d4f2
v_cmp_ge_f32_e64 s[12:13], v4, 1.0 // d046000c 0001e504
v_cmp_o_f32_e32 vcc, s4, v4 // 7c8e0804
v_cmp_o_f32_e32 vcc, vcc_lo, v4 // 7c8e086a
v_cmp_o_f32_e32 vcc, 1, v4 // 7c8e0881
v_cmp_o_f32_e32 vcc, 1.0, v4 // 7c8e08f2
v_cmp_o_f32_e64 vcc, vcc_lo, 1 // d047006a 0001026a
v_cmp_o_f32_e64 s[12:13], 1, s4 // d047000c 00000881
v_cmp_o_f32_e64 s[12:13], 1.0, vcc_lo // d047000c 0000d4f2
v_cmp_o_f32_e64 s[12:13], v4, 1.0 // d047000c 0001e504
v_cmp_u_f32_e32 vcc, s4, v4 // 7c900804
v_cmp_u_f32_e32 vcc, vcc_lo, v4 // 7c90086a
v_cmp_u_f32_e32 vcc, 1, v4 // 7c900881
v_cmp_u_f32_e32 vcc, 1.0, v4 // 7c9008f2
v_cmp_u_f32_e64 vcc, vcc_lo, 1 // d048006a 0001026a
v_cmp_u_f32_e64 s[12:13], 1, s4 // d048000c 00000881
v_cmp_u_f32_e64 s[12:13], 1.0, vcc_lo // d048000c 0000d4f2
v_cmp_u_f32_e64 s[12:13], v4, 1.0 // d048000c 0001e504
v_cmp_nge_f32_e32 vcc, s4, v4 // 7c920804
v_cmp_nge_f32_e32 vcc, vcc_lo, v4 // 7c92086a
v_cmp_nge_f32_e32 vcc, 1, v4 // 7c920881
v_cmp_nge_f32_e32 vcc, 1.0, v4 // 7c9208f2
v_cmp_nge_f32_e64 vcc, vcc_lo, 1 // d049006a 0001026a
v_cmp_nge_f32_e64 s[12:13], 1, s4 // d049000c 00000881
v_cmp_nge_f32_e64 s[12:13], 1.0, vcc_lo // d049000c 0000d4f2
v_cmp_nge_f32_e64 s[12:13], v4, 1.0 // d049000c 0001e504
v_cmp_nlg_f32_e32 vcc, s4, v4 // 7c940804
v_cmp_nlg_f32_e32 vcc, vcc_lo, v4 // 7c94086a
v_cmp_nlg_f32_e32 vcc, 1, v4 // 7c940881
v_cmp_nlg_f32_e32 vcc, 1.0, v4 // 7c9408f2
v_cmp_nlg_f32_e64 vcc, vcc_lo, 1 // d04a006a 0001026a
v_cmp_nlg_f32_e64 s[12:13], 1, s4 // d04a000c 00000881
v_cmp_nlg_f32_e64 s[12:13], 1.0, vcc_lo // d04a000c 0000d4f2
v_cmp_nlg_f32_e64 s[12:13], v4, 1.0 // d04a000c 0001e504
v_cmp_ngt_f32_e32 vcc, s4, v4 // 7c960804
v_cmp_ngt_f32_e32 vcc, vcc_lo, v4 // 7c96086a
v_cmp_ngt_f32_e32 vcc, 1, v4 // 7c960881
v_cmp_ngt_f32_e32 vcc, 1.0, v4 // 7c9608f2
v_cmp_ngt_f32_e64 vcc, vcc_lo, 1 // d04b006a 0001026a
v_cmp_ngt_f32_e64 s[12:13], 1, s4 // d04b000c 00000881
v_cmp_ngt_f32_e64 s[12:13], 1.0, vcc_lo // d04b000c 0000d4f2
v_cmp_ngt_f32_e64 s[12:13], v4, 1.0 // d04b000c 0001e504
v_cmp_nle_f32_e32 vcc, s4, v4 // 7c980804
v_cmp_nle_f32_e32 vcc, vcc_lo, v4 // 7c98086a
v_cmp_nle_f32_e32 vcc, 1, v4 // 7c980881
v_cmp_nle_f32_e32 vcc, 1.0, v4 // 7c9808f2
v_cmp_nle_f32_e64 vcc, vcc_lo, 1 // d04c006a 0001026a
v_cmp_nle_f32_e64 s[12:13], 1, s4 // d04c000c 00000881
v_cmp_nle_f32_e64 s[12:13], 1.0, vcc_lo // d04c000c 0000d4f2
v_cmp_nle_f32_e64 s[12:13], v4, 1.0 // d04c000c 0001e504
v_cmp_neq_f32_e32 vcc, s4, v4 // 7c9a0804
v_cmp_neq_f32_e32 vcc, vcc_lo, v4 // 7c9a086a
v_cmp_neq_f32_e32 vcc, 1, v4 // 7c9a0881
v_cmp_neq_f32_e32 vcc, 1.0, v4 // 7c9a08f2
v_cmp_neq_f32_e64 vcc, vcc_lo, 1 // d04d006a 0001026a
v_cmp_neq_f32_e64 s[12:13], 1, s4 // d04d000c 00000881
v_cmp_neq_f32_e64 s[12:13], 1.0, vcc_lo // d04d000c 0000d4f2
v_cmp_neq_f32_e64 s[12:13], v4, 1.0 // d04d000c 0001e504
v_cmp_nlt_f32_e32 vcc, s4, v4 // 7c9c0804
v_cmp_nlt_f32_e32 vcc, vcc_lo, v4 // 7c9c086a
v_cmp_nlt_f32_e32 vcc, 1, v4 // 7c9c0881
v_cmp_nlt_f32_e32 vcc, 1.0, v4 // 7c9c08f2
v_cmp_nlt_f32_e64 vcc, vcc_lo, 1 // d04e006a 0001026a
v_cmp_nlt_f32_e64 s[12:13], 1, s4 // d04e000c 00000881
v_cmp_nlt_f32_e64 s[12:13], 1.0, vcc_lo // d04e000c 0000d4f2
v_cmp_nlt_f32_e64 s[12:13], v4, 1.0 // d04e000c 0001e504
v_cmp_tru_f32_e32 vcc, s4, v4 // 7c9e0804
v_cmp_tru_f32_e32 vcc, vcc_lo, v4 // 7c9e086a
v_cmp_tru_f32_e32 vcc, 1, v4 // 7c9e0881
v_cmp_tru_f32_e32 vcc, 1.0, v4 // 7c9e08f2
v_cmp_tru_f32_e64 vcc, vcc_lo, 1 // d04f006a 0001026a
v_cmp_tru_f32_e64 s[12:13], 1, s4 // d04f000c 00000881
v_cmp_tru_f32_e64 s[12:13], 1.0, vcc_lo // d04f000c 0000d4f2
v_cmp_tru_f32_e64 s[12:13], v4, 1.0 // d04f000c 0001e504
v_cmpx_f_f32_e32 vcc, vcc_lo, v4 // 7ca0086a
v_cmpx_f_f32_e64 vcc, vcc_lo, 1.0 // d050006a 0001e46a
v_cmpx_f_f32_e64 s[12:13], 1, s4 // d050000c 00000881
v_cmpx_f_f32_e64 s[12:13], v4, vcc_lo // d050000c 0000d504
v_cmpx_lt_f32_e32 vcc, s4, v4 // 7ca20804
v_cmpx_lt_f32_e32 vcc, vcc_lo, v4 // 7ca2086a
v_cmpx_lt_f32_e32 vcc, 1, v4 // 7ca20881
v_cmpx_lt_f32_e32 vcc, 1.0, v4 // 7ca208f2
v_cmpx_lt_f32_e64 vcc, vcc_lo, 1 // d051006a 0001026a
v_cmpx_lt_f32_e64 s[12:13], 1, s4 // d051000c 00000881
v_cmpx_lt_f32_e64 s[12:13], 1.0, vcc_lo // d051000c 0000d4f2
v_cmpx_lt_f32_e64 s[12:13], v4, 1.0 // d051000c 0001e504
v_cmpx_eq_f32_e32 vcc, s4, v4 // 7ca40804
v_cmpx_eq_f32_e32 vcc, vcc_lo, v4 // 7ca4086a
v_cmpx_eq_f32_e32 vcc, 1, v4 // 7ca40881
v_cmpx_eq_f32_e32 vcc, 1.0, v4 // 7ca408f2
v_cmpx_eq_f32_e64 vcc, vcc_lo, 1 // d052006a 0001026a
v_cmpx_eq_f32_e64 s[12:13], 1, s4 // d052000c 00000881
v_cmpx_eq_f32_e64 s[12:13], 1.0, vcc_lo // d052000c 0000d4f2
v_cmpx_eq_f32_e64 s[12:13], v4, 1.0 // d052000c 0001e504
v_cmpx_le_f32_e32 vcc, s4, v4 // 7ca60804
v_cmpx_le_f32_e32 vcc, vcc_lo, v4 // 7ca6086a
v_cmpx_le_f32_e32 vcc, 1, v4 // 7ca60881
v_cmpx_le_f32_e32 vcc, 1.0, v4 // 7ca608f2
v_cmpx_le_f32_e64 vcc, vcc_lo, 1 // d053006a 0001026a
v_cmpx_le_f32_e64 s[12:13], 1, s4 // d053000c 00000881
v_cmpx_le_f32_e64 s[12:13], 1.0, vcc_lo // d053000c 0000d4f2
v_cmpx_le_f32_e64 s[12:13], v4, 1.0 // d053000c 0001e504
v_cmpx_gt_f32_e32 vcc, s4, v4 // 7ca80804
v_cmpx_gt_f32_e32 vcc, vcc_lo, v4 // 7ca8086a
v_cmpx_gt_f32_e32 vcc, 1, v4 // 7ca80881
v_cmpx_gt_f32_e32 vcc, 1.0, v4 // 7ca808f2
v_cmpx_gt_f32_e64 vcc, vcc_lo, 1 // d054006a 0001026a
v_cmpx_gt_f32_e64 s[12:13], 1, s4 // d054000c 00000881
v_cmpx_gt_f32_e64 s[12:13], 1.0, vcc_lo // d054000c 0000d4f2
v_cmpx_gt_f32_e64 s[12:13], v4, 1.0 // d054000c 0001e504
v_cmpx_lg_f32_e32 vcc, s4, v4 // 7caa0804
v_cmpx_lg_f32_e32 vcc, vcc_lo, v4 // 7caa086a
v_cmpx_lg_f32_e32 vcc, 1, v4 // 7caa0881
v_cmpx_lg_f32_e32 vcc, 1.0, v4 // 7caa08f2
v_cmpx_lg_f32_e64 vcc, vcc_lo, 1 // d055006a 0001026a
v_cmpx_lg_f32_e64 s[12:13], 1, s4 // d055000c 00000881
v_cmpx_lg_f32_e64 s[12:13], 1.0, vcc_lo // d055000c 0000d4f2
v_cmpx_lg_f32_e64 s[12:13], v4, 1.0 // d055000c 0001e504
v_cmpx_ge_f32_e32 vcc, s4, v4 // 7cac0804
v_cmpx_ge_f32_e32 vcc, vcc_lo, v4 // 7cac086a
v_cmpx_ge_f32_e32 vcc, 1, v4 // 7cac0881
v_cmpx_ge_f32_e32 vcc, 1.0, v4 // 7cac08f2
v_cmpx_ge_f32_e64 vcc, vcc_lo, 1 // d056006a 0001026a
v_cmpx_ge_f32_e64 s[12:13], 1, s4 // d056000c 00000881
v_cmpx_ge_f32_e64 s[12:13], 1.0, vcc_lo // d056000c 0000d4f2
v_cmpx_ge_f32_e64 s[12:13], v4, 1.0 // d056000c 0001e504
v_cmpx_o_f32_e32 vcc, s4, v4 // 7cae0804
v_cmpx_o_f32_e32 vcc, vcc_lo, v4 // 7cae086a
v_cmpx_o_f32_e32 vcc, 1, v4 // 7cae0881
v_cmpx_o_f32_e32 vcc, 1.0, v4 // 7cae08f2
v_cmpx_o_f32_e64 vcc, vcc_lo, 1 // d057006a 0001026a
v_cmpx_o_f32_e64 s[12:13], 1, s4 // d057000c 00000881
v_cmpx_o_f32_e64 s[12:13], 1.0, vcc_lo // d057000c 0000d4f2
v_cmpx_o_f32_e64 s[12:13], v4, 1.0 // d057000c 0001e504
v_cmpx_u_f32_e32 vcc, s4, v4 // 7cb00804
v_cmpx_u_f32_e32 vcc, vcc_lo, v4 // 7cb0086a
v_cmpx_u_f32_e32 vcc, 1, v4 // 7cb00881
v_cmpx_u_f32_e32 vcc, 1.0, v4 // 7cb008f2
v_cmpx_u_f32_e64 vcc, vcc_lo, 1 // d058006a 0001026a
v_cmpx_u_f32_e64 s[12:13], 1, s4 // d058000c 00000881
v_cmpx_u_f32_e64 s[12:13], 1.0, vcc_lo // d058000c 0000d4f2
v_cmpx_u_f32_e64 s[12:13], v4, 1.0 // d058000c 0001e504
v_cmpx_nge_f32_e32 vcc, s4, v4 // 7cb20804
v_cmpx_nge_f32_e32 vcc, vcc_lo, v4 // 7cb2086a
v_cmpx_nge_f32_e32 vcc, 1, v4 // 7cb20881
v_cmpx_nge_f32_e32 vcc, 1.0, v4 // 7cb208f2
v_cmpx_nge_f32_e64 vcc, vcc_lo, 1 // d059006a 0001026a
v_cmpx_nge_f32_e64 s[12:13], 1, s4 // d059000c 00000881
v_cmpx_nge_f32_e64 s[12:13], 1.0, vcc_lo // d059000c 0000d4f2
v_cmpx_nge_f32_e64 s[12:13], v4, 1.0 // d059000c 0001e504
v_cmpx_nlg_f32_e32 vcc, s4, v4 // 7cb40804
v_cmpx_nlg_f32_e32 vcc, vcc_lo, v4 // 7cb4086a
v_cmpx_nlg_f32_e32 vcc, 1, v4 // 7cb40881
v_cmpx_nlg_f32_e32 vcc, 1.0, v4 // 7cb408f2
v_cmpx_nlg_f32_e64 vcc, vcc_lo, 1 // d05a006a 0001026a
v_cmpx_nlg_f32_e64 s[12:13], 1, s4 // d05a000c 00000881
v_cmpx_nlg_f32_e64 s[12:13], 1.0, vcc_lo // d05a000c 0000d4f2
v_cmpx_nlg_f32_e64 s[12:13], v4, 1.0 // d05a000c 0001e504
v_cmpx_ngt_f32_e32 vcc, s4, v4 // 7cb60804
v_cmpx_ngt_f32_e32 vcc, vcc_lo, v4 // 7cb6086a
v_cmpx_ngt_f32_e32 vcc, 1, v4 // 7cb60881
v_cmpx_ngt_f32_e32 vcc, 1.0, v4 // 7cb608f2
v_cmpx_ngt_f32_e64 vcc, vcc_lo, 1 // d05b006a 0001026a
v_cmpx_ngt_f32_e64 s[12:13], 1, s4 // d05b000c 00000881
v_cmpx_ngt_f32_e64 s[12:13], 1.0, vcc_lo // d05b000c 0000d4f2
v_cmpx_ngt_f32_e64 s[12:13], v4, 1.0 // d05b000c 0001e504
v_cmpx_nle_f32_e32 vcc, s4, v4 // 7cb80804
v_cmpx_nle_f32_e32 vcc, vcc_lo, v4 // 7cb8086a
v_cmpx_nle_f32_e32 vcc, 1, v4 // 7cb80881
v_cmpx_nle_f32_e32 vcc, 1.0, v4 // 7cb808f2
v_cmpx_nle_f32_e64 vcc, vcc_lo, 1 // d05c006a 0001026a
v_cmpx_nle_f32_e64 s[12:13], 1, s4 // d05c000c 00000881
v_cmpx_nle_f32_e64 s[12:13], 1.0, vcc_lo // d05c000c 0000d4f2
v_cmpx_nle_f32_e64 s[12:13], v4, 1.0 // d05c000c 0001e504
v_cmpx_neq_f32_e32 vcc, s4, v4 // 7cba0804
v_cmpx_neq_f32_e32 vcc, vcc_lo, v4 // 7cba086a
v_cmpx_neq_f32_e32 vcc, 1, v4 // 7cba0881
v_cmpx_neq_f32_e32 vcc, 1.0, v4 // 7cba08f2
v_cmpx_neq_f32_e64 vcc, vcc_lo, 1 // d05d006a 0001026a
v_cmpx_neq_f32_e64 s[12:13], 1, s4 // d05d000c 00000881
v_cmpx_neq_f32_e64 s[12:13], 1.0, vcc_lo // d05d000c 0000d4f2
v_cmpx_neq_f32_e64 s[12:13], v4, 1.0 // d05d000c 0001e504
v_cmpx_nlt_f32_e32 vcc, s4, v4 // 7cbc0804
v_cmpx_nlt_f32_e32 vcc, vcc_lo, v4 // 7cbc086a
v_cmpx_nlt_f32_e32 vcc, 1, v4 // 7cbc0881
v_cmpx_nlt_f32_e32 vcc, 1.0, v4 // 7cbc08f2
v_cmpx_nlt_f32_e64 vcc, vcc_lo, 1 // d05e006a 0001026a
v_cmpx_nlt_f32_e64 s[12:13], 1, s4 // d05e000c 00000881
v_cmpx_nlt_f32_e64 s[12:13], 1.0, vcc_lo // d05e000c 0000d4f2
v_cmpx_nlt_f32_e64 s[12:13], v4, 1.0 // d05e000c 0001e504
v_cmpx_tru_f32_e32 vcc, s4, v4 // 7cbe0804
v_cmpx_tru_f32_e32 vcc, vcc_lo, v4 // 7cbe086a
v_cmpx_tru_f32_e32 vcc, 1, v4 // 7cbe0881
v_cmpx_tru_f32_e32 vcc, 1.0, v4 // 7cbe08f2
v_cmpx_tru_f32_e64 vcc, vcc_lo, 1 // d05f006a 0001026a
v_cmpx_tru_f32_e64 s[12:13], 1, s4 // d05f000c 00000881
v_cmpx_tru_f32_e64 s[12:13], 1.0, vcc_lo // d05f000c 0000d4f2
v_cmpx_tru_f32_e64 s[12:13], v4, 1.0 // d05f000c 0001e504
v_cmp_f_f64_e32 vcc, vcc, v[4:5] // 7cc0086a
v_cmp_f_f64_e64 vcc, vcc, 1.0 // d060006a 0001e46a
v_cmp_f_f64_e64 s[12:13], 1, s[4:5] // d060000c 00000881
v_cmp_f_f64_e64 s[12:13], v[4:5], vcc // d060000c 0000d504
v_cmp_lt_f64_e32 vcc, s[4:5], v[4:5] // 7cc20804
v_cmp_lt_f64_e32 vcc, vcc, v[4:5] // 7cc2086a
v_cmp_lt_f64_e32 vcc, 1, v[4:5] // 7cc20881
v_cmp_lt_f64_e32 vcc, 1.0, v[4:5] // 7cc208f2
v_cmp_lt_f64_e64 vcc, vcc, 1 // d061006a 0001026a
v_cmp_lt_f64_e64 s[12:13], 1, s[4:5] // d061000c 00000881
v_cmp_lt_f64_e64 s[12:13], 1.0, vcc // d061000c 0000d4f2
v_cmp_lt_f64_e64 s[12:13], v[4:5], 1.0 // d061000c 0001e504
v_cmp_eq_f64_e32 vcc, s[4:5], v[4:5] // 7cc40804
v_cmp_eq_f64_e32 vcc, vcc, v[4:5] // 7cc4086a
v_cmp_eq_f64_e32 vcc, 1, v[4:5] // 7cc40881
v_cmp_eq_f64_e32 vcc, 1.0, v[4:5] // 7cc408f2
v_cmp_eq_f64_e64 vcc, vcc, 1 // d062006a 0001026a
v_cmp_eq_f64_e64 s[12:13], 1, s[4:5] // d062000c 00000881
v_cmp_eq_f64_e64 s[12:13], 1.0, vcc // d062000c 0000d4f2
v_cmp_eq_f64_e64 s[12:13], v[4:5], 1.0 // d062000c 0001e504
v_cmp_le_f64_e32 vcc, s[4:5], v[4:5] // 7cc60804
v_cmp_le_f64_e32 vcc, vcc, v[4:5] // 7cc6086a
v_cmp_le_f64_e32 vcc, 1, v[4:5] // 7cc60881
v_cmp_le_f64_e32 vcc, 1.0, v[4:5] // 7cc608f2
v_cmp_le_f64_e64 vcc, vcc, 1 // d063006a 0001026a
v_cmp_le_f64_e64 s[12:13], 1, s[4:5] // d063000c 00000881
v_cmp_le_f64_e64 s[12:13], 1.0, vcc // d063000c 0000d4f2
v_cmp_le_f64_e64 s[12:13], v[4:5], 1.0 // d063000c 0001e504
v_cmp_gt_f64_e32 vcc, s[4:5], v[4:5] // 7cc80804
v_cmp_gt_f64_e32 vcc, vcc, v[4:5] // 7cc8086a
v_cmp_gt_f64_e32 vcc, 1, v[4:5] // 7cc80881
v_cmp_gt_f64_e32 vcc, 1.0, v[4:5] // 7cc808f2
v_cmp_gt_f64_e64 vcc, vcc, 1 // d064006a 0001026a
v_cmp_gt_f64_e64 s[12:13], 1, s[4:5] // d064000c 00000881
v_cmp_gt_f64_e64 s[12:13], 1.0, vcc // d064000c 0000d4f2
v_cmp_gt_f64_e64 s[12:13], v[4:5], 1.0 // d064000c 0001e504
v_cmp_lg_f64_e32 vcc, s[4:5], v[4:5] // 7cca0804
v_cmp_lg_f64_e32 vcc, vcc, v[4:5] // 7cca086a
v_cmp_lg_f64_e32 vcc, 1, v[4:5] // 7cca0881
v_cmp_lg_f64_e32 vcc, 1.0, v[4:5] // 7cca08f2
v_cmp_lg_f64_e64 vcc, vcc, 1 // d065006a 0001026a
v_cmp_lg_f64_e64 s[12:13], 1, s[4:5] // d065000c 00000881
v_cmp_lg_f64_e64 s[12:13], 1.0, vcc // d065000c 0000d4f2
v_cmp_lg_f64_e64 s[12:13], v[4:5], 1.0 // d065000c 0001e504
v_cmp_ge_f64_e32 vcc, s[4:5], v[4:5] // 7ccc0804
v_cmp_ge_f64_e32 vcc, vcc, v[4:5] // 7ccc086a
v_cmp_ge_f64_e32 vcc, 1, v[4:5] // 7ccc0881
v_cmp_ge_f64_e32 vcc, 1.0, v[4:5] // 7ccc08f2
v_cmp_ge_f64_e64 vcc, vcc, 1 // d066006a 0001026a
v_cmp_ge_f64_e64 s[12:13], 1, s[4:5] // d066000c 00000881
v_cmp_ge_f64_e64 s[12:13], 1.0, vcc // d066000c 0000d4f2
v_cmp_ge_f64_e64 s[12:13], v[4:5], 1.0 // d066000c 0001e504
v_cmp_o_f64_e32 vcc, s[4:5], v[4:5] // 7cce0804
v_cmp_o_f64_e32 vcc, vcc, v[4:5] // 7cce086a
v_cmp_o_f64_e32 vcc, 1, v[4:5] // 7cce0881
v_cmp_o_f64_e32 vcc, 1.0, v[4:5] // 7cce08f2
v_cmp_o_f64_e64 vcc, vcc, 1 // d067006a 0001026a
v_cmp_o_f64_e64 s[12:13], 1, s[4:5] // d067000c 00000881
v_cmp_o_f64_e64 s[12:13], 1.0, vcc // d067000c 0000d4f2
v_cmp_o_f64_e64 s[12:13], v[4:5], 1.0 // d067000c 0001e504
v_cmp_u_f64_e32 vcc, s[4:5], v[4:5] // 7cd00804
v_cmp_u_f64_e32 vcc, vcc, v[4:5] // 7cd0086a
v_cmp_u_f64_e32 vcc, 1, v[4:5] // 7cd00881
v_cmp_u_f64_e32 vcc, 1.0, v[4:5] // 7cd008f2
v_cmp_u_f64_e64 vcc, vcc, 1 // d068006a 0001026a
v_cmp_u_f64_e64 s[12:13], 1, s[4:5] // d068000c 00000881
v_cmp_u_f64_e64 s[12:13], 1.0, vcc // d068000c 0000d4f2
v_cmp_u_f64_e64 s[12:13], v[4:5], 1.0 // d068000c 0001e504
v_cmp_nge_f64_e32 vcc, s[4:5], v[4:5] // 7cd20804
v_cmp_nge_f64_e32 vcc, vcc, v[4:5] // 7cd2086a
v_cmp_nge_f64_e32 vcc, 1, v[4:5] // 7cd20881
v_cmp_nge_f64_e32 vcc, 1.0, v[4:5] // 7cd208f2
v_cmp_nge_f64_e64 vcc, vcc, 1 // d069006a 0001026a
v_cmp_nge_f64_e64 s[12:13], 1, s[4:5] // d069000c 00000881
v_cmp_nge_f64_e64 s[12:13], 1.0, vcc // d069000c 0000d4f2
v_cmp_nge_f64_e64 s[12:13], v[4:5], 1.0 // d069000c 0001e504
v_cmp_nlg_f64_e32 vcc, s[4:5], v[4:5] // 7cd40804
v_cmp_nlg_f64_e32 vcc, vcc, v[4:5] // 7cd4086a
v_cmp_nlg_f64_e32 vcc, 1, v[4:5] // 7cd40881
v_cmp_nlg_f64_e32 vcc, 1.0, v[4:5] // 7cd408f2
v_cmp_nlg_f64_e64 vcc, vcc, 1 // d06a006a 0001026a
v_cmp_nlg_f64_e64 s[12:13], 1, s[4:5] // d06a000c 00000881
v_cmp_nlg_f64_e64 s[12:13], 1.0, vcc // d06a000c 0000d4f2
v_cmp_nlg_f64_e64 s[12:13], v[4:5], 1.0 // d06a000c 0001e504
v_cmp_ngt_f64_e32 vcc, s[4:5], v[4:5] // 7cd60804
v_cmp_ngt_f64_e32 vcc, vcc, v[4:5] // 7cd6086a
v_cmp_ngt_f64_e32 vcc, 1, v[4:5] // 7cd60881
v_cmp_ngt_f64_e32 vcc, 1.0, v[4:5] // 7cd608f2
v_cmp_ngt_f64_e64 vcc, vcc, 1 // d06b006a 0001026a
v_cmp_ngt_f64_e64 s[12:13], 1, s[4:5] // d06b000c 00000881
v_cmp_ngt_f64_e64 s[12:13], 1.0, vcc // d06b000c 0000d4f2
v_cmp_ngt_f64_e64 s[12:13], v[4:5], 1.0 // d06b000c 0001e504
v_cmp_nle_f64_e32 vcc, s[4:5], v[4:5] // 7cd80804
v_cmp_nle_f64_e32 vcc, vcc, v[4:5] // 7cd8086a
v_cmp_nle_f64_e32 vcc, 1, v[4:5] // 7cd80881
v_cmp_nle_f64_e32 vcc, 1.0, v[4:5] // 7cd808f2
v_cmp_nle_f64_e64 vcc, vcc, 1 // d06c006a 0001026a
v_cmp_nle_f64_e64 s[12:13], 1, s[4:5] // d06c000c 00000881
v_cmp_nle_f64_e64 s[12:13], 1.0, vcc // d06c000c 0000d4f2
v_cmp_nle_f64_e64 s[12:13], v[4:5], 1.0 // d06c000c 0001e504
v_cmp_neq_f64_e32 vcc, s[4:5], v[4:5] // 7cda0804
v_cmp_neq_f64_e32 vcc, vcc, v[4:5] // 7cda086a
v_cmp_neq_f64_e32 vcc, 1, v[4:5] // 7cda0881
v_cmp_neq_f64_e32 vcc, 1.0, v[4:5] // 7cda08f2
v_cmp_neq_f64_e64 vcc, vcc, 1 // d06d006a 0001026a
v_cmp_neq_f64_e64 s[12:13], 1, s[4:5] // d06d000c 00000881
v_cmp_neq_f64_e64 s[12:13], 1.0, vcc // d06d000c 0000d4f2
v_cmp_neq_f64_e64 s[12:13], v[4:5], 1.0 // d06d000c 0001e504
v_cmp_nlt_f64_e32 vcc, s[4:5], v[4:5] // 7cdc0804
v_cmp_nlt_f64_e32 vcc, vcc, v[4:5] // 7cdc086a
v_cmp_nlt_f64_e32 vcc, 1, v[4:5] // 7cdc0881
v_cmp_nlt_f64_e32 vcc, 1.0, v[4:5] // 7cdc08f2
v_cmp_nlt_f64_e64 vcc, vcc, 1 // d06e006a 0001026a
v_cmp_nlt_f64_e64 s[12:13], 1, s[4:5] // d06e000c 00000881
v_cmp_nlt_f64_e64 s[12:13], 1.0, vcc // d06e000c 0000d4f2
v_cmp_nlt_f64_e64 s[12:13], v[4:5], 1.0 // d06e000c 0001e504
v_cmp_tru_f64_e32 vcc, s[4:5], v[4:5] // 7cde0804
v_cmp_tru_f64_e32 vcc, vcc, v[4:5] // 7cde086a
v_cmp_tru_f64_e32 vcc, 1, v[4:5] // 7cde0881
v_cmp_tru_f64_e32 vcc, 1.0, v[4:5] // 7cde08f2
v_cmp_tru_f64_e64 vcc, vcc, 1 // d06f006a 0001026a
v_cmp_tru_f64_e64 s[12:13], 1, s[4:5] // d06f000c 00000881
v_cmp_tru_f64_e64 s[12:13], 1.0, vcc // d06f000c 0000d4f2
v_cmp_tru_f64_e64 s[12:13], v[4:5], 1.0 // d06f000c 0001e504
v_cmpx_f_f64_e32 vcc, vcc, v[4:5] // 7ce0086a
v_cmpx_f_f64_e64 vcc, vcc, 1.0 // d070006a 0001e46a
v_cmpx_f_f64_e64 s[12:13], 1, s[4:5] // d070000c 00000881
v_cmpx_f_f64_e64 s[12:13], v[4:5], vcc // d070000c 0000d504
v_cmpx_lt_f64_e32 vcc, s[4:5], v[4:5] // 7ce20804
v_cmpx_lt_f64_e32 vcc, vcc, v[4:5] // 7ce2086a
v_cmpx_lt_f64_e32 vcc, 1, v[4:5] // 7ce20881
v_cmpx_lt_f64_e32 vcc, 1.0, v[4:5] // 7ce208f2
v_cmpx_lt_f64_e64 vcc, vcc, 1 // d071006a 0001026a
v_cmpx_lt_f64_e64 s[12:13], 1, s[4:5] // d071000c 00000881
v_cmpx_lt_f64_e64 s[12:13], 1.0, vcc // d071000c 0000d4f2
v_cmpx_lt_f64_e64 s[12:13], v[4:5], 1.0 // d071000c 0001e504
v_cmpx_eq_f64_e32 vcc, s[4:5], v[4:5] // 7ce40804
v_cmpx_eq_f64_e32 vcc, vcc, v[4:5] // 7ce4086a
v_cmpx_eq_f64_e32 vcc, 1, v[4:5] // 7ce40881
v_cmpx_eq_f64_e32 vcc, 1.0, v[4:5] // 7ce408f2
v_cmpx_eq_f64_e64 vcc, vcc, 1 // d072006a 0001026a
v_cmpx_eq_f64_e64 s[12:13], 1, s[4:5] // d072000c 00000881
v_cmpx_eq_f64_e64 s[12:13], 1.0, vcc // d072000c 0000d4f2
v_cmpx_eq_f64_e64 s[12:13], v[4:5], 1.0 // d072000c 0001e504
v_cmpx_le_f64_e32 vcc, s[4:5], v[4:5] // 7ce60804
v_cmpx_le_f64_e32 vcc, vcc, v[4:5] // 7ce6086a
v_cmpx_le_f64_e32 vcc, 1, v[4:5] // 7ce60881
v_cmpx_le_f64_e32 vcc, 1.0, v[4:5] // 7ce608f2
v_cmpx_le_f64_e64 vcc, vcc, 1 // d073006a 0001026a
v_cmpx_le_f64_e64 s[12:13], 1, s[4:5] // d073000c 00000881
v_cmpx_le_f64_e64 s[12:13], 1.0, vcc // d073000c 0000d4f2
v_cmpx_le_f64_e64 s[12:13], v[4:5], 1.0 // d073000c 0001e504
v_cmpx_gt_f64_e32 vcc, s[4:5], v[4:5] // 7ce80804
v_cmpx_gt_f64_e32 vcc, vcc, v[4:5] // 7ce8086a
v_cmpx_gt_f64_e32 vcc, 1, v[4:5] // 7ce80881
v_cmpx_gt_f64_e32 vcc, 1.0, v[4:5] // 7ce808f2
v_cmpx_gt_f64_e64 vcc, vcc, 1 // d074006a 0001026a
v_cmpx_gt_f64_e64 s[12:13], 1, s[4:5] // d074000c 00000881
v_cmpx_gt_f64_e64 s[12:13], 1.0, vcc // d074000c 0000d4f2
v_cmpx_gt_f64_e64 s[12:13], v[4:5], 1.0 // d074000c 0001e504
v_cmpx_lg_f64_e32 vcc, s[4:5], v[4:5] // 7cea0804
v_cmpx_lg_f64_e32 vcc, vcc, v[4:5] // 7cea086a
v_cmpx_lg_f64_e32 vcc, 1, v[4:5] // 7cea0881
v_cmpx_lg_f64_e32 vcc, 1.0, v[4:5] // 7cea08f2
v_cmpx_lg_f64_e64 vcc, vcc, 1 // d075006a 0001026a
v_cmpx_lg_f64_e64 s[12:13], 1, s[4:5] // d075000c 00000881
v_cmpx_lg_f64_e64 s[12:13], 1.0, vcc // d075000c 0000d4f2
v_cmpx_lg_f64_e64 s[12:13], v[4:5], 1.0 // d075000c 0001e504
v_cmpx_ge_f64_e32 vcc, s[4:5], v[4:5] // 7cec0804
v_cmpx_ge_f64_e32 vcc, vcc, v[4:5] // 7cec086a
v_cmpx_ge_f64_e32 vcc, 1, v[4:5] // 7cec0881
v_cmpx_ge_f64_e32 vcc, 1.0, v[4:5] // 7cec08f2
v_cmpx_ge_f64_e64 vcc, vcc, 1 // d076006a 0001026a
v_cmpx_ge_f64_e64 s[12:13], 1, s[4:5] // d076000c 00000881
v_cmpx_ge_f64_e64 s[12:13], 1.0, vcc // d076000c 0000d4f2
v_cmpx_ge_f64_e64 s[12:13], v[4:5], 1.0 // d076000c 0001e504
v_cmpx_o_f64_e32 vcc, s[4:5], v[4:5] // 7cee0804
v_cmpx_o_f64_e32 vcc, vcc, v[4:5] // 7cee086a
v_cmpx_o_f64_e32 vcc, 1, v[4:5] // 7cee0881
v_cmpx_o_f64_e32 vcc, 1.0, v[4:5] // 7cee08f2
v_cmpx_o_f64_e64 vcc, vcc, 1 // d077006a 0001026a
v_cmpx_o_f64_e64 s[12:13], 1, s[4:5] // d077000c 00000881
v_cmpx_o_f64_e64 s[12:13], 1.0, vcc // d077000c 0000d4f2
v_cmpx_o_f64_e64 s[12:13], v[4:5], 1.0 // d077000c 0001e504
v_cmpx_u_f64_e32 vcc, s[4:5], v[4:5] // 7cf00804
v_cmpx_u_f64_e32 vcc, vcc, v[4:5] // 7cf0086a
v_cmpx_u_f64_e32 vcc, 1, v[4:5] // 7cf00881
v_cmpx_u_f64_e32 vcc, 1.0, v[4:5] // 7cf008f2
v_cmpx_u_f64_e64 vcc, vcc, 1 // d078006a 0001026a
v_cmpx_u_f64_e64 s[12:13], 1, s[4:5] // d078000c 00000881
v_cmpx_u_f64_e64 s[12:13], 1.0, vcc // d078000c 0000d4f2
v_cmpx_u_f64_e64 s[12:13], v[4:5], 1.0 // d078000c 0001e504
v_cmpx_nge_f64_e32 vcc, s[4:5], v[4:5] // 7cf20804
v_cmpx_nge_f64_e32 vcc, vcc, v[4:5] // 7cf2086a
v_cmpx_nge_f64_e32 vcc, 1, v[4:5] // 7cf20881
v_cmpx_nge_f64_e32 vcc, 1.0, v[4:5] // 7cf208f2
v_cmpx_nge_f64_e64 vcc, vcc, 1 // d079006a 0001026a
v_cmpx_nge_f64_e64 s[12:13], 1, s[4:5] // d079000c 00000881
v_cmpx_nge_f64_e64 s[12:13], 1.0, vcc // d079000c 0000d4f2
v_cmpx_nge_f64_e64 s[12:13], v[4:5], 1.0 // d079000c 0001e504
v_cmpx_nlg_f64_e32 vcc, s[4:5], v[4:5] // 7cf40804
v_cmpx_nlg_f64_e32 vcc, vcc, v[4:5] // 7cf4086a
v_cmpx_nlg_f64_e32 vcc, 1, v[4:5] // 7cf40881
v_cmpx_nlg_f64_e32 vcc, 1.0, v[4:5] // 7cf408f2
v_cmpx_nlg_f64_e64 vcc, vcc, 1 // d07a006a 0001026a
v_cmpx_nlg_f64_e64 s[12:13], 1, s[4:5] // d07a000c 00000881
v_cmpx_nlg_f64_e64 s[12:13], 1.0, vcc // d07a000c 0000d4f2
v_cmpx_nlg_f64_e64 s[12:13], v[4:5], 1.0 // d07a000c 0001e504
v_cmpx_ngt_f64_e32 vcc, s[4:5], v[4:5] // 7cf60804
v_cmpx_ngt_f64_e32 vcc, vcc, v[4:5] // 7cf6086a
v_cmpx_ngt_f64_e32 vcc, 1, v[4:5] // 7cf60881
v_cmpx_ngt_f64_e32 vcc, 1.0, v[4:5] // 7cf608f2
v_cmpx_ngt_f64_e64 vcc, vcc, 1 // d07b006a 0001026a
v_cmpx_ngt_f64_e64 s[12:13], 1, s[4:5] // d07b000c 00000881
v_cmpx_ngt_f64_e64 s[12:13], 1.0, vcc // d07b000c 0000d4f2
v_cmpx_ngt_f64_e64 s[12:13], v[4:5], 1.0 // d07b000c 0001e504
v_cmpx_nle_f64_e32 vcc, s[4:5], v[4:5] // 7cf80804
v_cmpx_nle_f64_e32 vcc, vcc, v[4:5] // 7cf8086a
v_cmpx_nle_f64_e32 vcc, 1, v[4:5] // 7cf80881
v_cmpx_nle_f64_e32 vcc, 1.0, v[4:5] // 7cf808f2
v_cmpx_nle_f64_e64 vcc, vcc, 1 // d07c006a 0001026a
v_cmpx_nle_f64_e64 s[12:13], 1, s[4:5] // d07c000c 00000881
v_cmpx_nle_f64_e64 s[12:13], 1.0, vcc // d07c000c 0000d4f2
v_cmpx_nle_f64_e64 s[12:13], v[4:5], 1.0 // d07c000c 0001e504
v_cmpx_neq_f64_e32 vcc, s[4:5], v[4:5] // 7cfa0804
v_cmpx_neq_f64_e32 vcc, vcc, v[4:5] // 7cfa086a
v_cmpx_neq_f64_e32 vcc, 1, v[4:5] // 7cfa0881
v_cmpx_neq_f64_e32 vcc, 1.0, v[4:5] // 7cfa08f2
v_cmpx_neq_f64_e64 vcc, vcc, 1 // d07d006a 0001026a
v_cmpx_neq_f64_e64 s[12:13], 1, s[4:5] // d07d000c 00000881
v_cmpx_neq_f64_e64 s[12:13], 1.0, vcc // d07d000c 0000d4f2
v_cmpx_neq_f64_e64 s[12:13], v[4:5], 1.0 // d07d000c 0001e504
v_cmpx_nlt_f64_e32 vcc, s[4:5], v[4:5] // 7cfc0804
v_cmpx_nlt_f64_e32 vcc, vcc, v[4:5] // 7cfc086a
v_cmpx_nlt_f64_e32 vcc, 1, v[4:5] // 7cfc0881
v_cmpx_nlt_f64_e32 vcc, 1.0, v[4:5] // 7cfc08f2
v_cmpx_nlt_f64_e64 vcc, vcc, 1 // d07e006a 0001026a
v_cmpx_nlt_f64_e64 s[12:13], 1, s[4:5] // d07e000c 00000881
v_cmpx_nlt_f64_e64 s[12:13], 1.0, vcc // d07e000c 0000d4f2
v_cmpx_nlt_f64_e64 s[12:13], v[4:5], 1.0 // d07e000c 0001e504
v_cmpx_tru_f64_e32 vcc, s[4:5], v[4:5] // 7cfe0804
v_cmpx_tru_f64_e32 vcc, vcc, v[4:5] // 7cfe086a
v_cmpx_tru_f64_e32 vcc, 1, v[4:5] // 7cfe0881
v_cmpx_tru_f64_e32 vcc, 1.0, v[4:5] // 7cfe08f2
v_cmpx_tru_f64_e64 vcc, vcc, 1 // d07f006a 0001026a
v_cmpx_tru_f64_e64 s[12:13], 1, s[4:5] // d07f000c 00000881
v_cmpx_tru_f64_e64 s[12:13], 1.0, vcc // d07f000c 0000d4f2
v_cmpx_tru_f64_e64 s[12:13], v[4:5], 1.0 // d07f000c 0001e504
v_cmp_f_i16_e32 vcc, vcc_lo, v4 // 7d40086a
v_cmp_f_i16_e64 s[12:13], 1, s4 // d0a0000c 00000881
v_cmp_lt_i16_e32 vcc, s4, v4 // 7d420804
v_cmp_lt_i16_e32 vcc, vcc_lo, v4 // 7d42086a
v_cmp_lt_i16_e32 vcc, 1, v4 // 7d420881
v_cmp_lt_i16_e64 vcc, vcc_lo, 1 // d0a1006a 0001026a
v_cmp_lt_i16_e64 s[12:13], 1, s4 // d0a1000c 00000881
v_cmp_eq_i16_e32 vcc, s4, v4 // 7d440804
v_cmp_eq_i16_e32 vcc, vcc_lo, v4 // 7d44086a
v_cmp_eq_i16_e32 vcc, 1, v4 // 7d440881
v_cmp_eq_i16_e64 vcc, vcc_lo, 1 // d0a2006a 0001026a
v_cmp_eq_i16_e64 s[12:13], 1, s4 // d0a2000c 00000881
v_cmp_le_i16_e32 vcc, s4, v4 // 7d460804
v_cmp_le_i16_e32 vcc, vcc_lo, v4 // 7d46086a
v_cmp_le_i16_e32 vcc, 1, v4 // 7d460881
v_cmp_le_i16_e64 vcc, vcc_lo, 1 // d0a3006a 0001026a
v_cmp_le_i16_e64 s[12:13], 1, s4 // d0a3000c 00000881
v_cmp_gt_i16_e32 vcc, s4, v4 // 7d480804
v_cmp_gt_i16_e32 vcc, vcc_lo, v4 // 7d48086a
v_cmp_gt_i16_e32 vcc, 1, v4 // 7d480881
v_cmp_gt_i16_e64 vcc, vcc_lo, 1 // d0a4006a 0001026a
v_cmp_gt_i16_e64 s[12:13], 1, s4 // d0a4000c 00000881
v_cmp_ne_i16_e32 vcc, s4, v4 // 7d4a0804
v_cmp_ne_i16_e32 vcc, vcc_lo, v4 // 7d4a086a
v_cmp_ne_i16_e32 vcc, 1, v4 // 7d4a0881
v_cmp_ne_i16_e64 vcc, vcc_lo, 1 // d0a5006a 0001026a
v_cmp_ne_i16_e64 s[12:13], 1, s4 // d0a5000c 00000881
v_cmp_ge_i16_e32 vcc, s4, v4 // 7d4c0804
v_cmp_ge_i16_e32 vcc, vcc_lo, v4 // 7d4c086a
v_cmp_ge_i16_e32 vcc, 1, v4 // 7d4c0881
v_cmp_ge_i16_e64 vcc, vcc_lo, 1 // d0a6006a 0001026a
v_cmp_ge_i16_e64 s[12:13], 1, s4 // d0a6000c 00000881
v_cmp_t_i16_e32 vcc, s4, v4 // 7d4e0804
v_cmp_t_i16_e32 vcc, vcc_lo, v4 // 7d4e086a
v_cmp_t_i16_e32 vcc, 1, v4 // 7d4e0881
v_cmp_t_i16_e64 vcc, vcc_lo, 1 // d0a7006a 0001026a
v_cmp_t_i16_e64 s[12:13], 1, s4 // d0a7000c 00000881
v_cmp_f_u16_e32 vcc, vcc_lo, v4 // 7d50086a
v_cmp_f_u16_e64 s[12:13], 1, s4 // d0a8000c 00000881
v_cmp_lt_u16_e32 vcc, s4, v4 // 7d520804
v_cmp_lt_u16_e32 vcc, vcc_lo, v4 // 7d52086a
v_cmp_lt_u16_e32 vcc, 1, v4 // 7d520881
v_cmp_lt_u16_e64 vcc, vcc_lo, 1 // d0a9006a 0001026a
v_cmp_lt_u16_e64 s[12:13], 1, s4 // d0a9000c 00000881
v_cmp_eq_u16_e32 vcc, s4, v4 // 7d540804
v_cmp_eq_u16_e32 vcc, vcc_lo, v4 // 7d54086a
v_cmp_eq_u16_e32 vcc, 1, v4 // 7d540881
v_cmp_eq_u16_e64 vcc, vcc_lo, 1 // d0aa006a 0001026a
v_cmp_eq_u16_e64 s[12:13], 1, s4 // d0aa000c 00000881
v_cmp_le_u16_e32 vcc, s4, v4 // 7d560804
v_cmp_le_u16_e32 vcc, vcc_lo, v4 // 7d56086a
v_cmp_le_u16_e32 vcc, 1, v4 // 7d560881
v_cmp_le_u16_e64 vcc, vcc_lo, 1 // d0ab006a 0001026a
v_cmp_le_u16_e64 s[12:13], 1, s4 // d0ab000c 00000881
v_cmp_gt_u16_e32 vcc, s4, v4 // 7d580804
v_cmp_gt_u16_e32 vcc, vcc_lo, v4 // 7d58086a
v_cmp_gt_u16_e32 vcc, 1, v4 // 7d580881
v_cmp_gt_u16_e64 vcc, vcc_lo, 1 // d0ac006a 0001026a
v_cmp_gt_u16_e64 s[12:13], 1, s4 // d0ac000c 00000881
v_cmp_ne_u16_e32 vcc, s4, v4 // 7d5a0804
v_cmp_ne_u16_e32 vcc, vcc_lo, v4 // 7d5a086a
v_cmp_ne_u16_e32 vcc, 1, v4 // 7d5a0881
v_cmp_ne_u16_e64 vcc, vcc_lo, 1 // d0ad006a 0001026a
v_cmp_ne_u16_e64 s[12:13], 1, s4 // d0ad000c 00000881
v_cmp_ge_u16_e32 vcc, s4, v4 // 7d5c0804
v_cmp_ge_u16_e32 vcc, vcc_lo, v4 // 7d5c086a
v_cmp_ge_u16_e32 vcc, 1, v4 // 7d5c0881
v_cmp_ge_u16_e64 vcc, vcc_lo, 1 // d0ae006a 0001026a
v_cmp_ge_u16_e64 s[12:13], 1, s4 // d0ae000c 00000881
v_cmp_t_u16_e32 vcc, s4, v4 // 7d5e0804
v_cmp_t_u16_e32 vcc, vcc_lo, v4 // 7d5e086a
v_cmp_t_u16_e32 vcc, 1, v4 // 7d5e0881
v_cmp_t_u16_e64 vcc, vcc_lo, 1 // d0af006a 0001026a
v_cmp_t_u16_e64 s[12:13], 1, s4 // d0af000c 00000881
v_cmpx_f_i16_e32 vcc, vcc_lo, v4 // 7d60086a
v_cmpx_f_i16_e64 s[12:13], 1, s4 // d0b0000c 00000881
v_cmpx_lt_i16_e32 vcc, s4, v4 // 7d620804
v_cmpx_lt_i16_e32 vcc, vcc_lo, v4 // 7d62086a
v_cmpx_lt_i16_e32 vcc, 1, v4 // 7d620881
v_cmpx_lt_i16_e64 vcc, vcc_lo, 1 // d0b1006a 0001026a
v_cmpx_lt_i16_e64 s[12:13], 1, s4 // d0b1000c 00000881
v_cmpx_eq_i16_e32 vcc, s4, v4 // 7d640804
v_cmpx_eq_i16_e32 vcc, vcc_lo, v4 // 7d64086a
v_cmpx_eq_i16_e32 vcc, 1, v4 // 7d640881
v_cmpx_eq_i16_e64 vcc, vcc_lo, 1 // d0b2006a 0001026a
v_cmpx_eq_i16_e64 s[12:13], 1, s4 // d0b2000c 00000881
v_cmpx_le_i16_e32 vcc, s4, v4 // 7d660804
v_cmpx_le_i16_e32 vcc, vcc_lo, v4 // 7d66086a
v_cmpx_le_i16_e32 vcc, 1, v4 // 7d660881
v_cmpx_le_i16_e64 vcc, vcc_lo, 1 // d0b3006a 0001026a
v_cmpx_le_i16_e64 s[12:13], 1, s4 // d0b3000c 00000881
v_cmpx_gt_i16_e32 vcc, s4, v4 // 7d680804
v_cmpx_gt_i16_e32 vcc, vcc_lo, v4 // 7d68086a
v_cmpx_gt_i16_e32 vcc, 1, v4 // 7d680881
v_cmpx_gt_i16_e64 vcc, vcc_lo, 1 // d0b4006a 0001026a
v_cmpx_gt_i16_e64 s[12:13], 1, s4 // d0b4000c 00000881
v_cmpx_ne_i16_e32 vcc, s4, v4 // 7d6a0804
v_cmpx_ne_i16_e32 vcc, vcc_lo, v4 // 7d6a086a
v_cmpx_ne_i16_e32 vcc, 1, v4 // 7d6a0881
v_cmpx_ne_i16_e64 vcc, vcc_lo, 1 // d0b5006a 0001026a
v_cmpx_ne_i16_e64 s[12:13], 1, s4 // d0b5000c 00000881
v_cmpx_ge_i16_e32 vcc, s4, v4 // 7d6c0804
v_cmpx_ge_i16_e32 vcc, vcc_lo, v4 // 7d6c086a
v_cmpx_ge_i16_e32 vcc, 1, v4 // 7d6c0881
v_cmpx_ge_i16_e64 vcc, vcc_lo, 1 // d0b6006a 0001026a
v_cmpx_ge_i16_e64 s[12:13], 1, s4 // d0b6000c 00000881
v_cmpx_t_i16_e32 vcc, s4, v4 // 7d6e0804
v_cmpx_t_i16_e32 vcc, vcc_lo, v4 // 7d6e086a
v_cmpx_t_i16_e32 vcc, 1, v4 // 7d6e0881
v_cmpx_t_i16_e64 vcc, vcc_lo, 1 // d0b7006a 0001026a
v_cmpx_t_i16_e64 s[12:13], 1, s4 // d0b7000c 00000881
v_cmpx_f_u16_e32 vcc, vcc_lo, v4 // 7d70086a
v_cmpx_f_u16_e64 s[12:13], 1, s4 // d0b8000c 00000881
v_cmpx_lt_u16_e32 vcc, s4, v4 // 7d720804
v_cmpx_lt_u16_e32 vcc, vcc_lo, v4 // 7d72086a
v_cmpx_lt_u16_e32 vcc, 1, v4 // 7d720881
v_cmpx_lt_u16_e64 vcc, vcc_lo, 1 // d0b9006a 0001026a
v_cmpx_lt_u16_e64 s[12:13], 1, s4 // d0b9000c 00000881
v_cmpx_eq_u16_e32 vcc, s4, v4 // 7d740804
v_cmpx_eq_u16_e32 vcc, vcc_lo, v4 // 7d74086a
v_cmpx_eq_u16_e32 vcc, 1, v4 // 7d740881
v_cmpx_eq_u16_e64 vcc, vcc_lo, 1 // d0ba006a 0001026a
v_cmpx_eq_u16_e64 s[12:13], 1, s4 // d0ba000c 00000881
v_cmpx_le_u16_e32 vcc, s4, v4 // 7d760804
v_cmpx_le_u16_e32 vcc, vcc_lo, v4 // 7d76086a
v_cmpx_le_u16_e32 vcc, 1, v4 // 7d760881
v_cmpx_le_u16_e64 vcc, vcc_lo, 1 // d0bb006a 0001026a
v_cmpx_le_u16_e64 s[12:13], 1, s4 // d0bb000c 00000881
v_cmpx_gt_u16_e32 vcc, s4, v4 // 7d780804
v_cmpx_gt_u16_e32 vcc, vcc_lo, v4 // 7d78086a
v_cmpx_gt_u16_e32 vcc, 1, v4 // 7d780881
v_cmpx_gt_u16_e64 vcc, vcc_lo, 1 // d0bc006a 0001026a
v_cmpx_gt_u16_e64 s[12:13], 1, s4 // d0bc000c 00000881
v_cmpx_ne_u16_e32 vcc, s4, v4 // 7d7a0804
v_cmpx_ne_u16_e32 vcc, vcc_lo, v4 // 7d7a086a
v_cmpx_ne_u16_e32 vcc, 1, v4 // 7d7a0881
v_cmpx_ne_u16_e64 vcc, vcc_lo, 1 // d0bd006a 0001026a
v_cmpx_ne_u16_e64 s[12:13], 1, s4 // d0bd000c 00000881
v_cmpx_ge_u16_e32 vcc, s4, v4 // 7d7c0804
v_cmpx_ge_u16_e32 vcc, vcc_lo, v4 // 7d7c086a
v_cmpx_ge_u16_e32 vcc, 1, v4 // 7d7c0881
v_cmpx_ge_u16_e64 vcc, vcc_lo, 1 // d0be006a 0001026a
v_cmpx_ge_u16_e64 s[12:13], 1, s4 // d0be000c 00000881
v_cmpx_t_u16_e32 vcc, s4, v4 // 7d7e0804
v_cmpx_t_u16_e32 vcc, vcc_lo, v4 // 7d7e086a
v_cmpx_t_u16_e32 vcc, 1, v4 // 7d7e0881
v_cmpx_t_u16_e64 vcc, vcc_lo, 1 // d0bf006a 0001026a
v_cmpx_t_u16_e64 s[12:13], 1, s4 // d0bf000c 00000881
v_cmp_f_i32_e32 vcc, vcc_lo, v4 // 7d80086a
v_cmp_f_i32_e64 vcc, vcc_lo, 1.0 // d0c0006a 0001e46a
v_cmp_f_i32_e64 s[12:13], 1, s4 // d0c0000c 00000881
v_cmp_f_i32_e64 s[12:13], v4, vcc_lo // d0c0000c 0000d504
v_cmp_lt_i32_e32 vcc, s4, v4 // 7d820804
v_cmp_lt_i32_e32 vcc, vcc_lo, v4 // 7d82086a
v_cmp_lt_i32_e32 vcc, 1, v4 // 7d820881
v_cmp_lt_i32_e32 vcc, 1.0, v4 // 7d8208f2
v_cmp_lt_i32_e64 vcc, vcc_lo, 1 // d0c1006a 0001026a
v_cmp_lt_i32_e64 s[12:13], 1, s4 // d0c1000c 00000881
v_cmp_lt_i32_e64 s[12:13], 1.0, vcc_lo // d0c1000c 0000d4f2
v_cmp_lt_i32_e64 s[12:13], v4, 1.0 // d0c1000c 0001e504
v_cmp_eq_i32_e32 vcc, s4, v4 // 7d840804
v_cmp_eq_i32_e32 vcc, vcc_lo, v4 // 7d84086a
v_cmp_eq_i32_e32 vcc, 1, v4 // 7d840881
v_cmp_eq_i32_e32 vcc, 1.0, v4 // 7d8408f2
v_cmp_eq_i32_e64 vcc, vcc_lo, 1 // d0c2006a 0001026a
v_cmp_eq_i32_e64 s[12:13], 1, s4 // d0c2000c 00000881
v_cmp_eq_i32_e64 s[12:13], 1.0, vcc_lo // d0c2000c 0000d4f2
v_cmp_eq_i32_e64 s[12:13], v4, 1.0 // d0c2000c 0001e504
v_cmp_le_i32_e32 vcc, s4, v4 // 7d860804
v_cmp_le_i32_e32 vcc, vcc_lo, v4 // 7d86086a
v_cmp_le_i32_e32 vcc, 1, v4 // 7d860881
v_cmp_le_i32_e32 vcc, 1.0, v4 // 7d8608f2
v_cmp_le_i32_e64 vcc, vcc_lo, 1 // d0c3006a 0001026a
v_cmp_le_i32_e64 s[12:13], 1, s4 // d0c3000c 00000881
v_cmp_le_i32_e64 s[12:13], 1.0, vcc_lo // d0c3000c 0000d4f2
v_cmp_le_i32_e64 s[12:13], v4, 1.0 // d0c3000c 0001e504
v_cmp_gt_i32_e32 vcc, s4, v4 // 7d880804
v_cmp_gt_i32_e32 vcc, vcc_lo, v4 // 7d88086a
v_cmp_gt_i32_e32 vcc, 1, v4 // 7d880881
v_cmp_gt_i32_e32 vcc, 1.0, v4 // 7d8808f2
v_cmp_gt_i32_e64 vcc, vcc_lo, 1 // d0c4006a 0001026a
v_cmp_gt_i32_e64 s[12:13], 1, s4 // d0c4000c 00000881
v_cmp_gt_i32_e64 s[12:13], 1.0, vcc_lo // d0c4000c 0000d4f2
v_cmp_gt_i32_e64 s[12:13], v4, 1.0 // d0c4000c 0001e504
v_cmp_ne_i32_e32 vcc, s4, v4 // 7d8a0804
v_cmp_ne_i32_e32 vcc, vcc_lo, v4 // 7d8a086a
v_cmp_ne_i32_e32 vcc, 1, v4 // 7d8a0881
v_cmp_ne_i32_e32 vcc, 1.0, v4 // 7d8a08f2
v_cmp_ne_i32_e64 vcc, vcc_lo, 1 // d0c5006a 0001026a
v_cmp_ne_i32_e64 s[12:13], 1, s4 // d0c5000c 00000881
v_cmp_ne_i32_e64 s[12:13], 1.0, vcc_lo // d0c5000c 0000d4f2
v_cmp_ne_i32_e64 s[12:13], v4, 1.0 // d0c5000c 0001e504
v_cmp_ge_i32_e32 vcc, s4, v4 // 7d8c0804
v_cmp_ge_i32_e32 vcc, vcc_lo, v4 // 7d8c086a
v_cmp_ge_i32_e32 vcc, 1, v4 // 7d8c0881
v_cmp_ge_i32_e32 vcc, 1.0, v4 // 7d8c08f2
v_cmp_ge_i32_e64 vcc, vcc_lo, 1 // d0c6006a 0001026a
v_cmp_ge_i32_e64 s[12:13], 1, s4 // d0c6000c 00000881
v_cmp_ge_i32_e64 s[12:13], 1.0, vcc_lo // d0c6000c 0000d4f2
v_cmp_ge_i32_e64 s[12:13], v4, 1.0 // d0c6000c 0001e504
v_cmp_t_i32_e32 vcc, s4, v4 // 7d8e0804
v_cmp_t_i32_e32 vcc, vcc_lo, v4 // 7d8e086a
v_cmp_t_i32_e32 vcc, 1, v4 // 7d8e0881
v_cmp_t_i32_e32 vcc, 1.0, v4 // 7d8e08f2
v_cmp_t_i32_e64 vcc, vcc_lo, 1 // d0c7006a 0001026a
v_cmp_t_i32_e64 s[12:13], 1, s4 // d0c7000c 00000881
v_cmp_t_i32_e64 s[12:13], 1.0, vcc_lo // d0c7000c 0000d4f2
v_cmp_t_i32_e64 s[12:13], v4, 1.0 // d0c7000c 0001e504
v_cmp_f_u32_e32 vcc, vcc_lo, v4 // 7d90086a
v_cmp_f_u32_e64 vcc, vcc_lo, 1.0 // d0c8006a 0001e46a
v_cmp_f_u32_e64 s[12:13], 1, s4 // d0c8000c 00000881
v_cmp_f_u32_e64 s[12:13], v4, vcc_lo // d0c8000c 0000d504
v_cmp_lt_u32_e32 vcc, s4, v4 // 7d920804
v_cmp_lt_u32_e32 vcc, vcc_lo, v4 // 7d92086a
v_cmp_lt_u32_e32 vcc, 1, v4 // 7d920881
v_cmp_lt_u32_e32 vcc, 1.0, v4 // 7d9208f2
v_cmp_lt_u32_e64 vcc, vcc_lo, 1 // d0c9006a 0001026a
v_cmp_lt_u32_e64 s[12:13], 1, s4 // d0c9000c 00000881
v_cmp_lt_u32_e64 s[12:13], 1.0, vcc_lo // d0c9000c 0000d4f2
v_cmp_lt_u32_e64 s[12:13], v4, 1.0 // d0c9000c 0001e504
v_cmp_eq_u32_e32 vcc, s4, v4 // 7d940804
v_cmp_eq_u32_e32 vcc, vcc_lo, v4 // 7d94086a
v_cmp_eq_u32_e32 vcc, 1, v4 // 7d940881
v_cmp_eq_u32_e32 vcc, 1.0, v4 // 7d9408f2
v_cmp_eq_u32_e64 vcc, vcc_lo, 1 // d0ca006a 0001026a
v_cmp_eq_u32_e64 s[12:13], 1, s4 // d0ca000c 00000881
v_cmp_eq_u32_e64 s[12:13], 1.0, vcc_lo // d0ca000c 0000d4f2
v_cmp_eq_u32_e64 s[12:13], v4, 1.0 // d0ca000c 0001e504
v_cmp_le_u32_e32 vcc, s4, v4 // 7d960804
v_cmp_le_u32_e32 vcc, vcc_lo, v4 // 7d96086a
v_cmp_le_u32_e32 vcc, 1, v4 // 7d960881
v_cmp_le_u32_e32 vcc, 1.0, v4 // 7d9608f2
v_cmp_le_u32_e64 vcc, vcc_lo, 1 // d0cb006a 0001026a
v_cmp_le_u32_e64 s[12:13], 1, s4 // d0cb000c 00000881
v_cmp_le_u32_e64 s[12:13], 1.0, vcc_lo // d0cb000c 0000d4f2
v_cmp_le_u32_e64 s[12:13], v4, 1.0 // d0cb000c 0001e504
v_cmp_gt_u32_e32 vcc, s4, v4 // 7d980804
v_cmp_gt_u32_e32 vcc, vcc_lo, v4 // 7d98086a
v_cmp_gt_u32_e32 vcc, 1, v4 // 7d980881
v_cmp_gt_u32_e32 vcc, 1.0, v4 // 7d9808f2
v_cmp_gt_u32_e64 vcc, vcc_lo, 1 // d0cc006a 0001026a
v_cmp_gt_u32_e64 s[12:13], 1, s4 // d0cc000c 00000881
v_cmp_gt_u32_e64 s[12:13], 1.0, vcc_lo // d0cc000c 0000d4f2
v_cmp_gt_u32_e64 s[12:13], v4, 1.0 // d0cc000c 0001e504
v_cmp_ne_u32_e32 vcc, s4, v4 // 7d9a0804
v_cmp_ne_u32_e32 vcc, vcc_lo, v4 // 7d9a086a
v_cmp_ne_u32_e32 vcc, 1, v4 // 7d9a0881
v_cmp_ne_u32_e32 vcc, 1.0, v4 // 7d9a08f2
v_cmp_ne_u32_e64 vcc, vcc_lo, 1 // d0cd006a 0001026a
v_cmp_ne_u32_e64 s[12:13], 1, s4 // d0cd000c 00000881
v_cmp_ne_u32_e64 s[12:13], 1.0, vcc_lo // d0cd000c 0000d4f2
v_cmp_ne_u32_e64 s[12:13], v4, 1.0 // d0cd000c 0001e504
v_cmp_ge_u32_e32 vcc, s4, v4 // 7d9c0804
v_cmp_ge_u32_e32 vcc, vcc_lo, v4 // 7d9c086a
v_cmp_ge_u32_e32 vcc, 1, v4 // 7d9c0881
v_cmp_ge_u32_e32 vcc, 1.0, v4 // 7d9c08f2
v_cmp_ge_u32_e64 vcc, vcc_lo, 1 // d0ce006a 0001026a
v_cmp_ge_u32_e64 s[12:13], 1, s4 // d0ce000c 00000881
v_cmp_ge_u32_e64 s[12:13], 1.0, vcc_lo // d0ce000c 0000d4f2
v_cmp_ge_u32_e64 s[12:13], v4, 1.0 // d0ce000c 0001e504
v_cmp_t_u32_e32 vcc, s4, v4 // 7d9e0804
v_cmp_t_u32_e32 vcc, vcc_lo, v4 // 7d9e086a
v_cmp_t_u32_e32 vcc, 1, v4 // 7d9e0881
v_cmp_t_u32_e32 vcc, 1.0, v4 // 7d9e08f2
v_cmp_t_u32_e64 vcc, vcc_lo, 1 // d0cf006a 0001026a
v_cmp_t_u32_e64 s[12:13], 1, s4 // d0cf000c 00000881
v_cmp_t_u32_e64 s[12:13], 1.0, vcc_lo // d0cf000c 0000d4f2
v_cmp_t_u32_e64 s[12:13], v4, 1.0 // d0cf000c 0001e504
v_cmpx_f_i32_e32 vcc, vcc_lo, v4 // 7da0086a
v_cmpx_f_i32_e64 vcc, vcc_lo, 1.0 // d0d0006a 0001e46a
v_cmpx_f_i32_e64 s[12:13], 1, s4 // d0d0000c 00000881
v_cmpx_f_i32_e64 s[12:13], v4, vcc_lo // d0d0000c 0000d504
v_cmpx_lt_i32_e32 vcc, s4, v4 // 7da20804
v_cmpx_lt_i32_e32 vcc, vcc_lo, v4 // 7da2086a
v_cmpx_lt_i32_e32 vcc, 1, v4 // 7da20881
v_cmpx_lt_i32_e32 vcc, 1.0, v4 // 7da208f2
v_cmpx_lt_i32_e64 vcc, vcc_lo, 1 // d0d1006a 0001026a
v_cmpx_lt_i32_e64 s[12:13], 1, s4 // d0d1000c 00000881
v_cmpx_lt_i32_e64 s[12:13], 1.0, vcc_lo // d0d1000c 0000d4f2
v_cmpx_lt_i32_e64 s[12:13], v4, 1.0 // d0d1000c 0001e504
v_cmpx_eq_i32_e32 vcc, s4, v4 // 7da40804
v_cmpx_eq_i32_e32 vcc, vcc_lo, v4 // 7da4086a
v_cmpx_eq_i32_e32 vcc, 1, v4 // 7da40881
v_cmpx_eq_i32_e32 vcc, 1.0, v4 // 7da408f2
v_cmpx_eq_i32_e64 vcc, vcc_lo, 1 // d0d2006a 0001026a
v_cmpx_eq_i32_e64 s[12:13], 1, s4 // d0d2000c 00000881
v_cmpx_eq_i32_e64 s[12:13], 1.0, vcc_lo // d0d2000c 0000d4f2
v_cmpx_eq_i32_e64 s[12:13], v4, 1.0 // d0d2000c 0001e504
v_cmpx_le_i32_e32 vcc, s4, v4 // 7da60804
v_cmpx_le_i32_e32 vcc, vcc_lo, v4 // 7da6086a
v_cmpx_le_i32_e32 vcc, 1, v4 // 7da60881
v_cmpx_le_i32_e32 vcc, 1.0, v4 // 7da608f2
v_cmpx_le_i32_e64 vcc, vcc_lo, 1 // d0d3006a 0001026a
v_cmpx_le_i32_e64 s[12:13], 1, s4 // d0d3000c 00000881
v_cmpx_le_i32_e64 s[12:13], 1.0, vcc_lo // d0d3000c 0000d4f2
v_cmpx_le_i32_e64 s[12:13], v4, 1.0 // d0d3000c 0001e504
v_cmpx_gt_i32_e32 vcc, s4, v4 // 7da80804
v_cmpx_gt_i32_e32 vcc, vcc_lo, v4 // 7da8086a
v_cmpx_gt_i32_e32 vcc, 1, v4 // 7da80881
v_cmpx_gt_i32_e32 vcc, 1.0, v4 // 7da808f2
v_cmpx_gt_i32_e64 vcc, vcc_lo, 1 // d0d4006a 0001026a
v_cmpx_gt_i32_e64 s[12:13], 1, s4 // d0d4000c 00000881
v_cmpx_gt_i32_e64 s[12:13], 1.0, vcc_lo // d0d4000c 0000d4f2
v_cmpx_gt_i32_e64 s[12:13], v4, 1.0 // d0d4000c 0001e504
v_cmpx_ne_i32_e32 vcc, s4, v4 // 7daa0804
v_cmpx_ne_i32_e32 vcc, vcc_lo, v4 // 7daa086a
v_cmpx_ne_i32_e32 vcc, 1, v4 // 7daa0881
v_cmpx_ne_i32_e32 vcc, 1.0, v4 // 7daa08f2
v_cmpx_ne_i32_e64 vcc, vcc_lo, 1 // d0d5006a 0001026a
v_cmpx_ne_i32_e64 s[12:13], 1, s4 // d0d5000c 00000881
v_cmpx_ne_i32_e64 s[12:13], 1.0, vcc_lo // d0d5000c 0000d4f2
v_cmpx_ne_i32_e64 s[12:13], v4, 1.0 // d0d5000c 0001e504
v_cmpx_ge_i32_e32 vcc, s4, v4 // 7dac0804
v_cmpx_ge_i32_e32 vcc, vcc_lo, v4 // 7dac086a
v_cmpx_ge_i32_e32 vcc, 1, v4 // 7dac0881
v_cmpx_ge_i32_e32 vcc, 1.0, v4 // 7dac08f2
v_cmpx_ge_i32_e64 vcc, vcc_lo, 1 // d0d6006a 0001026a
v_cmpx_ge_i32_e64 s[12:13], 1, s4 // d0d6000c 00000881
v_cmpx_ge_i32_e64 s[12:13], 1.0, vcc_lo // d0d6000c 0000d4f2
v_cmpx_ge_i32_e64 s[12:13], v4, 1.0 // d0d6000c 0001e504
v_cmpx_t_i32_e32 vcc, s4, v4 // 7dae0804
v_cmpx_t_i32_e32 vcc, vcc_lo, v4 // 7dae086a
v_cmpx_t_i32_e32 vcc, 1, v4 // 7dae0881
v_cmpx_t_i32_e32 vcc, 1.0, v4 // 7dae08f2
v_cmpx_t_i32_e64 vcc, vcc_lo, 1 // d0d7006a 0001026a
v_cmpx_t_i32_e64 s[12:13], 1, s4 // d0d7000c 00000881
v_cmpx_t_i32_e64 s[12:13], 1.0, vcc_lo // d0d7000c 0000d4f2
v_cmpx_t_i32_e64 s[12:13], v4, 1.0 // d0d7000c 0001e504
v_cmpx_f_u32_e32 vcc, vcc_lo, v4 // 7db0086a
v_cmpx_f_u32_e64 vcc, vcc_lo, 1.0 // d0d8006a 0001e46a
v_cmpx_f_u32_e64 s[12:13], 1, s4 // d0d8000c 00000881
v_cmpx_f_u32_e64 s[12:13], v4, vcc_lo // d0d8000c 0000d504
v_cmpx_lt_u32_e32 vcc, s4, v4 // 7db20804
v_cmpx_lt_u32_e32 vcc, vcc_lo, v4 // 7db2086a
v_cmpx_lt_u32_e32 vcc, 1, v4 // 7db20881
v_cmpx_lt_u32_e32 vcc, 1.0, v4 // 7db208f2
v_cmpx_lt_u32_e64 vcc, vcc_lo, 1 // d0d9006a 0001026a
v_cmpx_lt_u32_e64 s[12:13], 1, s4 // d0d9000c 00000881
v_cmpx_lt_u32_e64 s[12:13], 1.0, vcc_lo // d0d9000c 0000d4f2
v_cmpx_lt_u32_e64 s[12:13], v4, 1.0 // d0d9000c 0001e504
v_cmpx_eq_u32_e32 vcc, s4, v4 // 7db40804
v_cmpx_eq_u32_e32 vcc, vcc_lo, v4 // 7db4086a
v_cmpx_eq_u32_e32 vcc, 1, v4 // 7db40881
v_cmpx_eq_u32_e32 vcc, 1.0, v4 // 7db408f2
v_cmpx_eq_u32_e64 vcc, vcc_lo, 1 // d0da006a 0001026a
v_cmpx_eq_u32_e64 s[12:13], 1, s4 // d0da000c 00000881
v_cmpx_eq_u32_e64 s[12:13], 1.0, vcc_lo // d0da000c 0000d4f2
v_cmpx_eq_u32_e64 s[12:13], v4, 1.0 // d0da000c 0001e504
v_cmpx_le_u32_e32 vcc, s4, v4 // 7db60804
v_cmpx_le_u32_e32 vcc, vcc_lo, v4 // 7db6086a
v_cmpx_le_u32_e32 vcc, 1, v4 // 7db60881
v_cmpx_le_u32_e32 vcc, 1.0, v4 // 7db608f2
v_cmpx_le_u32_e64 vcc, vcc_lo, 1 // d0db006a 0001026a
v_cmpx_le_u32_e64 s[12:13], 1, s4 // d0db000c 00000881
v_cmpx_le_u32_e64 s[12:13], 1.0, vcc_lo // d0db000c 0000d4f2
v_cmpx_le_u32_e64 s[12:13], v4, 1.0 // d0db000c 0001e504
v_cmpx_gt_u32_e32 vcc, s4, v4 // 7db80804
v_cmpx_gt_u32_e32 vcc, vcc_lo, v4 // 7db8086a
v_cmpx_gt_u32_e32 vcc, 1, v4 // 7db80881
v_cmpx_gt_u32_e32 vcc, 1.0, v4 // 7db808f2
v_cmpx_gt_u32_e64 vcc, vcc_lo, 1 // d0dc006a 0001026a
v_cmpx_gt_u32_e64 s[12:13], 1, s4 // d0dc000c 00000881
v_cmpx_gt_u32_e64 s[12:13], 1.0, vcc_lo // d0dc000c 0000d4f2
v_cmpx_gt_u32_e64 s[12:13], v4, 1.0 // d0dc000c 0001e504
v_cmpx_ne_u32_e32 vcc, s4, v4 // 7dba0804
v_cmpx_ne_u32_e32 vcc, vcc_lo, v4 // 7dba086a
v_cmpx_ne_u32_e32 vcc, 1, v4 // 7dba0881
v_cmpx_ne_u32_e32 vcc, 1.0, v4 // 7dba08f2
v_cmpx_ne_u32_e64 vcc, vcc_lo, 1 // d0dd006a 0001026a
v_cmpx_ne_u32_e64 s[12:13], 1, s4 // d0dd000c 00000881
v_cmpx_ne_u32_e64 s[12:13], 1.0, vcc_lo // d0dd000c 0000d4f2
v_cmpx_ne_u32_e64 s[12:13], v4, 1.0 // d0dd000c 0001e504
v_cmpx_ge_u32_e32 vcc, s4, v4 // 7dbc0804
v_cmpx_ge_u32_e32 vcc, vcc_lo, v4 // 7dbc086a
v_cmpx_ge_u32_e32 vcc, 1, v4 // 7dbc0881
v_cmpx_ge_u32_e32 vcc, 1.0, v4 // 7dbc08f2
v_cmpx_ge_u32_e64 vcc, vcc_lo, 1 // d0de006a 0001026a
v_cmpx_ge_u32_e64 s[12:13], 1, s4 // d0de000c 00000881
v_cmpx_ge_u32_e64 s[12:13], 1.0, vcc_lo // d0de000c 0000d4f2
v_cmpx_ge_u32_e64 s[12:13], v4, 1.0 // d0de000c 0001e504
v_cmpx_t_u32_e32 vcc, s4, v4 // 7dbe0804
v_cmpx_t_u32_e32 vcc, vcc_lo, v4 // 7dbe086a
v_cmpx_t_u32_e32 vcc, 1, v4 // 7dbe0881
v_cmpx_t_u32_e32 vcc, 1.0, v4 // 7dbe08f2
v_cmpx_t_u32_e64 vcc, vcc_lo, 1 // d0df006a 0001026a
v_cmpx_t_u32_e64 s[12:13], 1, s4 // d0df000c 00000881
v_cmpx_t_u32_e64 s[12:13], 1.0, vcc_lo // d0df000c 0000d4f2
v_cmpx_t_u32_e64 s[12:13], v4, 1.0 // d0df000c 0001e504
v_cmp_f_i64_e32 vcc, vcc, v[4:5] // 7dc0086a
v_cmp_f_i64_e64 vcc, vcc, 1.0 // d0e0006a 0001e46a
v_cmp_f_i64_e64 s[12:13], 1, s[4:5] // d0e0000c 00000881
v_cmp_f_i64_e64 s[12:13], v[4:5], vcc // d0e0000c 0000d504
v_cmp_lt_i64_e32 vcc, s[4:5], v[4:5] // 7dc20804
v_cmp_lt_i64_e32 vcc, vcc, v[4:5] // 7dc2086a
v_cmp_lt_i64_e32 vcc, 1, v[4:5] // 7dc20881
v_cmp_lt_i64_e32 vcc, 1.0, v[4:5] // 7dc208f2
v_cmp_lt_i64_e64 vcc, vcc, 1 // d0e1006a 0001026a
v_cmp_lt_i64_e64 s[12:13], 1, s[4:5] // d0e1000c 00000881
v_cmp_lt_i64_e64 s[12:13], 1.0, vcc // d0e1000c 0000d4f2
v_cmp_lt_i64_e64 s[12:13], v[4:5], 1.0 // d0e1000c 0001e504
v_cmp_eq_i64_e32 vcc, s[4:5], v[4:5] // 7dc40804
v_cmp_eq_i64_e32 vcc, vcc, v[4:5] // 7dc4086a
v_cmp_eq_i64_e32 vcc, 1, v[4:5] // 7dc40881
v_cmp_eq_i64_e32 vcc, 1.0, v[4:5] // 7dc408f2
v_cmp_eq_i64_e64 vcc, vcc, 1 // d0e2006a 0001026a
v_cmp_eq_i64_e64 s[12:13], 1, s[4:5] // d0e2000c 00000881
v_cmp_eq_i64_e64 s[12:13], 1.0, vcc // d0e2000c 0000d4f2
v_cmp_eq_i64_e64 s[12:13], v[4:5], 1.0 // d0e2000c 0001e504
v_cmp_le_i64_e32 vcc, s[4:5], v[4:5] // 7dc60804
v_cmp_le_i64_e32 vcc, vcc, v[4:5] // 7dc6086a
v_cmp_le_i64_e32 vcc, 1, v[4:5] // 7dc60881
v_cmp_le_i64_e32 vcc, 1.0, v[4:5] // 7dc608f2
v_cmp_le_i64_e64 vcc, vcc, 1 // d0e3006a 0001026a
v_cmp_le_i64_e64 s[12:13], 1, s[4:5] // d0e3000c 00000881
v_cmp_le_i64_e64 s[12:13], 1.0, vcc // d0e3000c 0000d4f2
v_cmp_le_i64_e64 s[12:13], v[4:5], 1.0 // d0e3000c 0001e504
v_cmp_gt_i64_e32 vcc, s[4:5], v[4:5] // 7dc80804
v_cmp_gt_i64_e32 vcc, vcc, v[4:5] // 7dc8086a
v_cmp_gt_i64_e32 vcc, 1, v[4:5] // 7dc80881
v_cmp_gt_i64_e32 vcc, 1.0, v[4:5] // 7dc808f2
v_cmp_gt_i64_e64 vcc, vcc, 1 // d0e4006a 0001026a
v_cmp_gt_i64_e64 s[12:13], 1, s[4:5] // d0e4000c 00000881
v_cmp_gt_i64_e64 s[12:13], 1.0, vcc // d0e4000c 0000d4f2
v_cmp_gt_i64_e64 s[12:13], v[4:5], 1.0 // d0e4000c 0001e504
v_cmp_ne_i64_e32 vcc, s[4:5], v[4:5] // 7dca0804
v_cmp_ne_i64_e32 vcc, vcc, v[4:5] // 7dca086a
v_cmp_ne_i64_e32 vcc, 1, v[4:5] // 7dca0881
v_cmp_ne_i64_e32 vcc, 1.0, v[4:5] // 7dca08f2
v_cmp_ne_i64_e64 vcc, vcc, 1 // d0e5006a 0001026a
v_cmp_ne_i64_e64 s[12:13], 1, s[4:5] // d0e5000c 00000881
v_cmp_ne_i64_e64 s[12:13], 1.0, vcc // d0e5000c 0000d4f2
v_cmp_ne_i64_e64 s[12:13], v[4:5], 1.0 // d0e5000c 0001e504
v_cmp_ge_i64_e32 vcc, s[4:5], v[4:5] // 7dcc0804
v_cmp_ge_i64_e32 vcc, vcc, v[4:5] // 7dcc086a
v_cmp_ge_i64_e32 vcc, 1, v[4:5] // 7dcc0881
v_cmp_ge_i64_e32 vcc, 1.0, v[4:5] // 7dcc08f2
v_cmp_ge_i64_e64 vcc, vcc, 1 // d0e6006a 0001026a
v_cmp_ge_i64_e64 s[12:13], 1, s[4:5] // d0e6000c 00000881
v_cmp_ge_i64_e64 s[12:13], 1.0, vcc // d0e6000c 0000d4f2
v_cmp_ge_i64_e64 s[12:13], v[4:5], 1.0 // d0e6000c 0001e504
v_cmp_t_i64_e32 vcc, s[4:5], v[4:5] // 7dce0804
v_cmp_t_i64_e32 vcc, vcc, v[4:5] // 7dce086a
v_cmp_t_i64_e32 vcc, 1, v[4:5] // 7dce0881
v_cmp_t_i64_e32 vcc, 1.0, v[4:5] // 7dce08f2
v_cmp_t_i64_e64 vcc, vcc, 1 // d0e7006a 0001026a
v_cmp_t_i64_e64 s[12:13], 1, s[4:5] // d0e7000c 00000881
v_cmp_t_i64_e64 s[12:13], 1.0, vcc // d0e7000c 0000d4f2
v_cmp_t_i64_e64 s[12:13], v[4:5], 1.0 // d0e7000c 0001e504
v_cmp_f_u64_e32 vcc, vcc, v[4:5] // 7dd0086a
v_cmp_f_u64_e64 vcc, vcc, 1.0 // d0e8006a 0001e46a
v_cmp_f_u64_e64 s[12:13], 1, s[4:5] // d0e8000c 00000881
v_cmp_f_u64_e64 s[12:13], v[4:5], vcc // d0e8000c 0000d504
v_cmp_lt_u64_e32 vcc, s[4:5], v[4:5] // 7dd20804
v_cmp_lt_u64_e32 vcc, vcc, v[4:5] // 7dd2086a
v_cmp_lt_u64_e32 vcc, 1, v[4:5] // 7dd20881
v_cmp_lt_u64_e32 vcc, 1.0, v[4:5] // 7dd208f2
v_cmp_lt_u64_e64 vcc, vcc, 1 // d0e9006a 0001026a
v_cmp_lt_u64_e64 s[12:13], 1, s[4:5] // d0e9000c 00000881
v_cmp_lt_u64_e64 s[12:13], 1.0, vcc // d0e9000c 0000d4f2
v_cmp_lt_u64_e64 s[12:13], v[4:5], 1.0 // d0e9000c 0001e504
v_cmp_eq_u64_e32 vcc, s[4:5], v[4:5] // 7dd40804
v_cmp_eq_u64_e32 vcc, vcc, v[4:5] // 7dd4086a
v_cmp_eq_u64_e32 vcc, 1, v[4:5] // 7dd40881
v_cmp_eq_u64_e32 vcc, 1.0, v[4:5] // 7dd408f2
v_cmp_eq_u64_e64 vcc, vcc, 1 // d0ea006a 0001026a
v_cmp_eq_u64_e64 s[12:13], 1, s[4:5] // d0ea000c 00000881
v_cmp_eq_u64_e64 s[12:13], 1.0, vcc // d0ea000c 0000d4f2
v_cmp_eq_u64_e64 s[12:13], v[4:5], 1.0 // d0ea000c 0001e504
v_cmp_le_u64_e32 vcc, s[4:5], v[4:5] // 7dd60804
v_cmp_le_u64_e32 vcc, vcc, v[4:5] // 7dd6086a
v_cmp_le_u64_e32 vcc, 1, v[4:5] // 7dd60881
v_cmp_le_u64_e32 vcc, 1.0, v[4:5] // 7dd608f2
v_cmp_le_u64_e64 vcc, vcc, 1 // d0eb006a 0001026a
v_cmp_le_u64_e64 s[12:13], 1, s[4:5] // d0eb000c 00000881
v_cmp_le_u64_e64 s[12:13], 1.0, vcc // d0eb000c 0000d4f2
v_cmp_le_u64_e64 s[12:13], v[4:5], 1.0 // d0eb000c 0001e504
v_cmp_gt_u64_e32 vcc, s[4:5], v[4:5] // 7dd80804
v_cmp_gt_u64_e32 vcc, vcc, v[4:5] // 7dd8086a
v_cmp_gt_u64_e32 vcc, 1, v[4:5] // 7dd80881
v_cmp_gt_u64_e32 vcc, 1.0, v[4:5] // 7dd808f2
v_cmp_gt_u64_e64 vcc, vcc, 1 // d0ec006a 0001026a
v_cmp_gt_u64_e64 s[12:13], 1, s[4:5] // d0ec000c 00000881
v_cmp_gt_u64_e64 s[12:13], 1.0, vcc // d0ec000c 0000d4f2
v_cmp_gt_u64_e64 s[12:13], v[4:5], 1.0 // d0ec000c 0001e504
v_cmp_ne_u64_e32 vcc, s[4:5], v[4:5] // 7dda0804
v_cmp_ne_u64_e32 vcc, vcc, v[4:5] // 7dda086a
v_cmp_ne_u64_e32 vcc, 1, v[4:5] // 7dda0881
v_cmp_ne_u64_e32 vcc, 1.0, v[4:5] // 7dda08f2
v_cmp_ne_u64_e64 vcc, vcc, 1 // d0ed006a 0001026a
v_cmp_ne_u64_e64 s[12:13], 1, s[4:5] // d0ed000c 00000881
v_cmp_ne_u64_e64 s[12:13], 1.0, vcc // d0ed000c 0000d4f2
v_cmp_ne_u64_e64 s[12:13], v[4:5], 1.0 // d0ed000c 0001e504
v_cmp_ge_u64_e32 vcc, s[4:5], v[4:5] // 7ddc0804
v_cmp_ge_u64_e32 vcc, vcc, v[4:5] // 7ddc086a
v_cmp_ge_u64_e32 vcc, 1, v[4:5] // 7ddc0881
v_cmp_ge_u64_e32 vcc, 1.0, v[4:5] // 7ddc08f2
v_cmp_ge_u64_e64 vcc, vcc, 1 // d0ee006a 0001026a
v_cmp_ge_u64_e64 s[12:13], 1, s[4:5] // d0ee000c 00000881
v_cmp_ge_u64_e64 s[12:13], 1.0, vcc // d0ee000c 0000d4f2
v_cmp_ge_u64_e64 s[12:13], v[4:5], 1.0 // d0ee000c 0001e504
v_cmp_t_u64_e32 vcc, s[4:5], v[4:5] // 7dde0804
v_cmp_t_u64_e32 vcc, vcc, v[4:5] // 7dde086a
v_cmp_t_u64_e32 vcc, 1, v[4:5] // 7dde0881
v_cmp_t_u64_e32 vcc, 1.0, v[4:5] // 7dde08f2
v_cmp_t_u64_e64 vcc, vcc, 1 // d0ef006a 0001026a
v_cmp_t_u64_e64 s[12:13], 1, s[4:5] // d0ef000c 00000881
v_cmp_t_u64_e64 s[12:13], 1.0, vcc // d0ef000c 0000d4f2
v_cmp_t_u64_e64 s[12:13], v[4:5], 1.0 // d0ef000c 0001e504
v_cmpx_f_i64_e32 vcc, vcc, v[4:5] // 7de0086a
v_cmpx_f_i64_e64 vcc, vcc, 1.0 // d0f0006a 0001e46a
v_cmpx_f_i64_e64 s[12:13], 1, s[4:5] // d0f0000c 00000881
v_cmpx_f_i64_e64 s[12:13], v[4:5], vcc // d0f0000c 0000d504
v_cmpx_lt_i64_e32 vcc, s[4:5], v[4:5] // 7de20804
v_cmpx_lt_i64_e32 vcc, vcc, v[4:5] // 7de2086a
v_cmpx_lt_i64_e32 vcc, 1, v[4:5] // 7de20881
v_cmpx_lt_i64_e32 vcc, 1.0, v[4:5] // 7de208f2
v_cmpx_lt_i64_e64 vcc, vcc, 1 // d0f1006a 0001026a
v_cmpx_lt_i64_e64 s[12:13], 1, s[4:5] // d0f1000c 00000881
v_cmpx_lt_i64_e64 s[12:13], 1.0, vcc // d0f1000c 0000d4f2
v_cmpx_lt_i64_e64 s[12:13], v[4:5], 1.0 // d0f1000c 0001e504
v_cmpx_eq_i64_e32 vcc, s[4:5], v[4:5] // 7de40804
v_cmpx_eq_i64_e32 vcc, vcc, v[4:5] // 7de4086a
v_cmpx_eq_i64_e32 vcc, 1, v[4:5] // 7de40881
v_cmpx_eq_i64_e32 vcc, 1.0, v[4:5] // 7de408f2
v_cmpx_eq_i64_e64 vcc, vcc, 1 // d0f2006a 0001026a
v_cmpx_eq_i64_e64 s[12:13], 1, s[4:5] // d0f2000c 00000881
v_cmpx_eq_i64_e64 s[12:13], 1.0, vcc // d0f2000c 0000d4f2
v_cmpx_eq_i64_e64 s[12:13], v[4:5], 1.0 // d0f2000c 0001e504
v_cmpx_le_i64_e32 vcc, s[4:5], v[4:5] // 7de60804
v_cmpx_le_i64_e32 vcc, vcc, v[4:5] // 7de6086a
v_cmpx_le_i64_e32 vcc, 1, v[4:5] // 7de60881
v_cmpx_le_i64_e32 vcc, 1.0, v[4:5] // 7de608f2
v_cmpx_le_i64_e64 vcc, vcc, 1 // d0f3006a 0001026a
v_cmpx_le_i64_e64 s[12:13], 1, s[4:5] // d0f3000c 00000881
v_cmpx_le_i64_e64 s[12:13], 1.0, vcc // d0f3000c 0000d4f2
v_cmpx_le_i64_e64 s[12:13], v[4:5], 1.0 // d0f3000c 0001e504
v_cmpx_gt_i64_e32 vcc, s[4:5], v[4:5] // 7de80804
v_cmpx_gt_i64_e32 vcc, vcc, v[4:5] // 7de8086a
v_cmpx_gt_i64_e32 vcc, 1, v[4:5] // 7de80881
v_cmpx_gt_i64_e32 vcc, 1.0, v[4:5] // 7de808f2
v_cmpx_gt_i64_e64 vcc, vcc, 1 // d0f4006a 0001026a
v_cmpx_gt_i64_e64 s[12:13], 1, s[4:5] // d0f4000c 00000881
v_cmpx_gt_i64_e64 s[12:13], 1.0, vcc // d0f4000c 0000d4f2
v_cmpx_gt_i64_e64 s[12:13], v[4:5], 1.0 // d0f4000c 0001e504
v_cmpx_ne_i64_e32 vcc, s[4:5], v[4:5] // 7dea0804
v_cmpx_ne_i64_e32 vcc, vcc, v[4:5] // 7dea086a
v_cmpx_ne_i64_e32 vcc, 1, v[4:5] // 7dea0881
v_cmpx_ne_i64_e32 vcc, 1.0, v[4:5] // 7dea08f2
v_cmpx_ne_i64_e64 vcc, vcc, 1 // d0f5006a 0001026a
v_cmpx_ne_i64_e64 s[12:13], 1, s[4:5] // d0f5000c 00000881
v_cmpx_ne_i64_e64 s[12:13], 1.0, vcc // d0f5000c 0000d4f2
v_cmpx_ne_i64_e64 s[12:13], v[4:5], 1.0 // d0f5000c 0001e504
v_cmpx_ge_i64_e32 vcc, s[4:5], v[4:5] // 7dec0804
v_cmpx_ge_i64_e32 vcc, vcc, v[4:5] // 7dec086a
v_cmpx_ge_i64_e32 vcc, 1, v[4:5] // 7dec0881
v_cmpx_ge_i64_e32 vcc, 1.0, v[4:5] // 7dec08f2
v_cmpx_ge_i64_e64 vcc, vcc, 1 // d0f6006a 0001026a
v_cmpx_ge_i64_e64 s[12:13], 1, s[4:5] // d0f6000c 00000881
v_cmpx_ge_i64_e64 s[12:13], 1.0, vcc // d0f6000c 0000d4f2
v_cmpx_ge_i64_e64 s[12:13], v[4:5], 1.0 // d0f6000c 0001e504
v_cmpx_t_i64_e32 vcc, s[4:5], v[4:5] // 7dee0804
v_cmpx_t_i64_e32 vcc, vcc, v[4:5] // 7dee086a
v_cmpx_t_i64_e32 vcc, 1, v[4:5] // 7dee0881
v_cmpx_t_i64_e32 vcc, 1.0, v[4:5] // 7dee08f2
v_cmpx_t_i64_e64 vcc, vcc, 1 // d0f7006a 0001026a
v_cmpx_t_i64_e64 s[12:13], 1, s[4:5] // d0f7000c 00000881
v_cmpx_t_i64_e64 s[12:13], 1.0, vcc // d0f7000c 0000d4f2
v_cmpx_t_i64_e64 s[12:13], v[4:5], 1.0 // d0f7000c 0001e504
v_cmpx_f_u64_e32 vcc, vcc, v[4:5] // 7df0086a
v_cmpx_f_u64_e64 vcc, vcc, 1.0 // d0f8006a 0001e46a
v_cmpx_f_u64_e64 s[12:13], 1, s[4:5] // d0f8000c 00000881
v_cmpx_f_u64_e64 s[12:13], v[4:5], vcc // d0f8000c 0000d504
v_cmpx_lt_u64_e32 vcc, s[4:5], v[4:5] // 7df20804
v_cmpx_lt_u64_e32 vcc, vcc, v[4:5] // 7df2086a
v_cmpx_lt_u64_e32 vcc, 1, v[4:5] // 7df20881
v_cmpx_lt_u64_e32 vcc, 1.0, v[4:5] // 7df208f2
v_cmpx_lt_u64_e64 vcc, vcc, 1 // d0f9006a 0001026a
v_cmpx_lt_u64_e64 s[12:13], 1, s[4:5] // d0f9000c 00000881
v_cmpx_lt_u64_e64 s[12:13], 1.0, vcc // d0f9000c 0000d4f2
v_cmpx_lt_u64_e64 s[12:13], v[4:5], 1.0 // d0f9000c 0001e504
v_cmpx_eq_u64_e32 vcc, s[4:5], v[4:5] // 7df40804
v_cmpx_eq_u64_e32 vcc, vcc, v[4:5] // 7df4086a
v_cmpx_eq_u64_e32 vcc, 1, v[4:5] // 7df40881
v_cmpx_eq_u64_e32 vcc, 1.0, v[4:5] // 7df408f2
v_cmpx_eq_u64_e64 vcc, vcc, 1 // d0fa006a 0001026a
v_cmpx_eq_u64_e64 s[12:13], 1, s[4:5] // d0fa000c 00000881
v_cmpx_eq_u64_e64 s[12:13], 1.0, vcc // d0fa000c 0000d4f2
v_cmpx_eq_u64_e64 s[12:13], v[4:5], 1.0 // d0fa000c 0001e504
v_cmpx_le_u64_e32 vcc, s[4:5], v[4:5] // 7df60804
v_cmpx_le_u64_e32 vcc, vcc, v[4:5] // 7df6086a
v_cmpx_le_u64_e32 vcc, 1, v[4:5] // 7df60881
v_cmpx_le_u64_e32 vcc, 1.0, v[4:5] // 7df608f2
v_cmpx_le_u64_e64 vcc, vcc, 1 // d0fb006a 0001026a
v_cmpx_le_u64_e64 s[12:13], 1, s[4:5] // d0fb000c 00000881
v_cmpx_le_u64_e64 s[12:13], 1.0, vcc // d0fb000c 0000d4f2
v_cmpx_le_u64_e64 s[12:13], v[4:5], 1.0 // d0fb000c 0001e504
v_cmpx_gt_u64_e32 vcc, s[4:5], v[4:5] // 7df80804
v_cmpx_gt_u64_e32 vcc, vcc, v[4:5] // 7df8086a
v_cmpx_gt_u64_e32 vcc, 1, v[4:5] // 7df80881
v_cmpx_gt_u64_e32 vcc, 1.0, v[4:5] // 7df808f2
v_cmpx_gt_u64_e64 vcc, vcc, 1 // d0fc006a 0001026a
v_cmpx_gt_u64_e64 s[12:13], 1, s[4:5] // d0fc000c 00000881
v_cmpx_gt_u64_e64 s[12:13], 1.0, vcc // d0fc000c 0000d4f2
v_cmpx_gt_u64_e64 s[12:13], v[4:5], 1.0 // d0fc000c 0001e504
v_cmpx_ne_u64_e32 vcc, s[4:5], v[4:5] // 7dfa0804
v_cmpx_ne_u64_e32 vcc, vcc, v[4:5] // 7dfa086a
v_cmpx_ne_u64_e32 vcc, 1, v[4:5] // 7dfa0881
v_cmpx_ne_u64_e32 vcc, 1.0, v[4:5] // 7dfa08f2
v_cmpx_ne_u64_e64 vcc, vcc, 1 // d0fd006a 0001026a
v_cmpx_ne_u64_e64 s[12:13], 1, s[4:5] // d0fd000c 00000881
v_cmpx_ne_u64_e64 s[12:13], 1.0, vcc // d0fd000c 0000d4f2
v_cmpx_ne_u64_e64 s[12:13], v[4:5], 1.0 // d0fd000c 0001e504
v_cmpx_ge_u64_e32 vcc, s[4:5], v[4:5] // 7dfc0804
v_cmpx_ge_u64_e32 vcc, vcc, v[4:5] // 7dfc086a
v_cmpx_ge_u64_e32 vcc, 1, v[4:5] // 7dfc0881
v_cmpx_ge_u64_e32 vcc, 1.0, v[4:5] // 7dfc08f2
v_cmpx_ge_u64_e64 vcc, vcc, 1 // d0fe006a 0001026a
v_cmpx_ge_u64_e64 s[12:13], 1, s[4:5] // d0fe000c 00000881
v_cmpx_ge_u64_e64 s[12:13], 1.0, vcc // d0fe000c 0000d4f2
v_cmpx_ge_u64_e64 s[12:13], v[4:5], 1.0 // d0fe000c 0001e504
v_cmpx_t_u64_e32 vcc, s[4:5], v[4:5] // 7dfe0804
v_cmpx_t_u64_e32 vcc, vcc, v[4:5] // 7dfe086a
v_cmpx_t_u64_e32 vcc, 1, v[4:5] // 7dfe0881
v_cmpx_t_u64_e32 vcc, 1.0, v[4:5] // 7dfe08f2
v_cmpx_t_u64_e64 vcc, vcc, 1 // d0ff006a 0001026a
v_cmpx_t_u64_e64 s[12:13], 1, s[4:5] // d0ff000c 00000881
v_cmpx_t_u64_e64 s[12:13], 1.0, vcc // d0ff000c 0000d4f2
v_cmpx_t_u64_e64 s[12:13], v[4:5], 1.0 // d0ff000c 0001e504
v_mad_i32_i24 v2, vcc_lo, 1.0, 1 // d1c20002 0205e46a
v_mad_i32_i24 v2, 1, s4, 1.0 // d1c20002 03c80881
v_mad_i32_i24 v2, v4, vcc_lo, v12 // d1c20002 0430d504
v_mad_i32_i24 v2, v4, v8, s4 // d1c20002 00121104
v_mad_i32_i24 v2, v4, v8, vcc_lo // d1c20002 01aa1104
v_mad_u32_u24 v2, vcc_lo, 1.0, 1 // d1c30002 0205e46a
v_mad_u32_u24 v2, 1, s4, 1.0 // d1c30002 03c80881
v_mad_u32_u24 v2, v4, vcc_lo, v12 // d1c30002 0430d504
v_mad_u32_u24 v2, v4, v8, s4 // d1c30002 00121104
v_mad_u32_u24 v2, v4, v8, vcc_lo // d1c30002 01aa1104
v_cubeid_f32 v2, vcc_lo, 1.0, 1 // d1c40002 0205e46a
v_cubeid_f32 v2, 1, s4, 1.0 // d1c40002 03c80881
v_cubeid_f32 v2, v4, vcc_lo, v12 // d1c40002 0430d504
v_cubeid_f32 v2, v4, v8, s4 // d1c40002 00121104
v_cubeid_f32 v2, v4, v8, vcc_lo // d1c40002 01aa1104
v_cubesc_f32 v2, vcc_lo, 1, 1 // d1c50002 0205026a
v_cubesc_f32 v2, 1, s4, 1.0 // d1c50002 03c80881
v_cubesc_f32 v2, 1.0, vcc_lo, v12 // d1c50002 0430d4f2
v_cubesc_f32 v2, v4, 1.0, s4 // d1c50002 0011e504
v_cubesc_f32 v2, v4, v8, vcc_lo // d1c50002 01aa1104
v_cubetc_f32 v2, vcc_lo, 1, 1 // d1c60002 0205026a
v_cubetc_f32 v2, 1, s4, 1.0 // d1c60002 03c80881
v_cubetc_f32 v2, 1.0, vcc_lo, v12 // d1c60002 0430d4f2
v_cubetc_f32 v2, v4, 1.0, s4 // d1c60002 0011e504
v_cubetc_f32 v2, v4, v8, vcc_lo // d1c60002 01aa1104
v_cubema_f32 v2, vcc_lo, 1, 1 // d1c70002 0205026a
v_cubema_f32 v2, 1, s4, 1.0 // d1c70002 03c80881
v_cubema_f32 v2, 1.0, vcc_lo, v12 // d1c70002 0430d4f2
v_cubema_f32 v2, v4, 1.0, s4 // d1c70002 0011e504
v_cubema_f32 v2, v4, v8, vcc_lo // d1c70002 01aa1104
v_bfe_u32 v2, vcc_lo, 1.0, 1 // d1c80002 0205e46a
v_bfe_u32 v2, 1, s4, 1.0 // d1c80002 03c80881
v_bfe_u32 v2, v4, vcc_lo, v12 // d1c80002 0430d504
v_bfe_u32 v2, v4, v8, s4 // d1c80002 00121104
v_bfe_u32 v2, v4, v8, vcc_lo // d1c80002 01aa1104
v_bfe_i32 v2, vcc_lo, 1.0, 1 // d1c90002 0205e46a
v_bfe_i32 v2, 1, s4, 1.0 // d1c90002 03c80881
v_bfe_i32 v2, v4, vcc_lo, v12 // d1c90002 0430d504
v_bfe_i32 v2, v4, v8, s4 // d1c90002 00121104
v_bfe_i32 v2, v4, v8, vcc_lo // d1c90002 01aa1104
v_bfi_b32 v2, vcc_lo, 1, 1 // d1ca0002 0205026a
v_bfi_b32 v2, 1, s4, 1.0 // d1ca0002 03c80881
v_bfi_b32 v2, 1.0, vcc_lo, v12 // d1ca0002 0430d4f2
v_bfi_b32 v2, v4, 1.0, s4 // d1ca0002 0011e504
v_bfi_b32 v2, v4, v8, vcc_lo // d1ca0002 01aa1104
v_fma_f32 v2, vcc_lo, 1, 1 // d1cb0002 0205026a
v_fma_f32 v2, 1, s4, 1.0 // d1cb0002 03c80881
v_fma_f32 v2, 1.0, vcc_lo, v12 // d1cb0002 0430d4f2
v_fma_f32 v2, v4, 1.0, s4 // d1cb0002 0011e504
v_fma_f32 v2, v4, v8, vcc_lo // d1cb0002 01aa1104
v_fma_f64 v[2:3], vcc, 1.0, 1 // d1cc0002 0205e46a
v_fma_f64 v[2:3], 1, s[4:5], 1.0 // d1cc0002 03c80881
v_fma_f64 v[2:3], v[4:5], vcc, v[12:13] // d1cc0002 0430d504
v_fma_f64 v[2:3], v[4:5], v[8:9], s[4:5] // d1cc0002 00121104
v_fma_f64 v[2:3], v[4:5], v[8:9], vcc // d1cc0002 01aa1104
v_lerp_u8 v2, vcc_lo, 1.0, 1 // d1cd0002 0205e46a
v_lerp_u8 v2, 1, s4, 1.0 // d1cd0002 03c80881
v_lerp_u8 v2, v4, vcc_lo, v12 // d1cd0002 0430d504
v_lerp_u8 v2, v4, v8, s4 // d1cd0002 00121104
v_lerp_u8 v2, v4, v8, vcc_lo // d1cd0002 01aa1104
v_alignbit_b32 v2, vcc_lo, 1.0, 1 // d1ce0002 0205e46a
v_alignbit_b32 v2, 1, s4, 1.0 // d1ce0002 03c80881
v_alignbit_b32 v2, v4, vcc_lo, v12 // d1ce0002 0430d504
v_alignbit_b32 v2, v4, v8, s4 // d1ce0002 00121104
v_alignbit_b32 v2, v4, v8, vcc_lo // d1ce0002 01aa1104
v_alignbyte_b32 v2, vcc_lo, 1, 1 // d1cf0002 0205026a
v_alignbyte_b32 v2, 1, s4, 1.0 // d1cf0002 03c80881
v_alignbyte_b32 v2, 1.0, vcc_lo, v12 // d1cf0002 0430d4f2
v_alignbyte_b32 v2, v4, 1.0, s4 // d1cf0002 0011e504
v_alignbyte_b32 v2, v4, v8, vcc_lo // d1cf0002 01aa1104
v_min3_f32 v2, vcc_lo, 1, 1 // d1d00002 0205026a
v_min3_f32 v2, 1, s4, 1.0 // d1d00002 03c80881
v_min3_f32 v2, 1.0, vcc_lo, v12 // d1d00002 0430d4f2
v_min3_f32 v2, v4, 1.0, s4 // d1d00002 0011e504
v_min3_f32 v2, v4, v8, vcc_lo // d1d00002 01aa1104
v_min3_i32 v2, vcc_lo, 1.0, 1 // d1d10002 0205e46a
v_min3_i32 v2, 1, s4, 1.0 // d1d10002 03c80881
v_min3_i32 v2, v4, vcc_lo, v12 // d1d10002 0430d504
v_min3_i32 v2, v4, v8, s4 // d1d10002 00121104
v_min3_i32 v2, v4, v8, vcc_lo // d1d10002 01aa1104
v_min3_u32 v2, vcc_lo, 1, 1 // d1d20002 0205026a
v_min3_u32 v2, 1, s4, 1.0 // d1d20002 03c80881
v_min3_u32 v2, 1.0, vcc_lo, v12 // d1d20002 0430d4f2
v_min3_u32 v2, v4, 1.0, s4 // d1d20002 0011e504
v_min3_u32 v2, v4, v8, vcc_lo // d1d20002 01aa1104
v_max3_f32 v2, vcc_lo, 1, 1 // d1d30002 0205026a
v_max3_f32 v2, 1, s4, 1.0 // d1d30002 03c80881
v_max3_f32 v2, 1.0, vcc_lo, v12 // d1d30002 0430d4f2
v_max3_f32 v2, v4, 1.0, s4 // d1d30002 0011e504
v_max3_f32 v2, v4, v8, vcc_lo // d1d30002 01aa1104
v_max3_i32 v2, vcc_lo, 1, 1 // d1d40002 0205026a
v_max3_i32 v2, 1, s4, 1.0 // d1d40002 03c80881
v_max3_i32 v2, 1.0, vcc_lo, v12 // d1d40002 0430d4f2
v_max3_i32 v2, v4, 1.0, s4 // d1d40002 0011e504
v_max3_i32 v2, v4, v8, vcc_lo // d1d40002 01aa1104
v_max3_u32 v2, vcc_lo, 1, 1 // d1d50002 0205026a
v_max3_u32 v2, 1, s4, 1.0 // d1d50002 03c80881
v_max3_u32 v2, 1.0, vcc_lo, v12 // d1d50002 0430d4f2
v_max3_u32 v2, v4, 1.0, s4 // d1d50002 0011e504
v_max3_u32 v2, v4, v8, vcc_lo // d1d50002 01aa1104
v_med3_f32 v2, vcc_lo, 1, 1 // d1d60002 0205026a
v_med3_f32 v2, 1, s4, 1.0 // d1d60002 03c80881
v_med3_f32 v2, 1.0, vcc_lo, v12 // d1d60002 0430d4f2
v_med3_f32 v2, v4, 1.0, s4 // d1d60002 0011e504
v_med3_f32 v2, v4, v8, vcc_lo // d1d60002 01aa1104
v_med3_i32 v2, vcc_lo, 1, 1 // d1d70002 0205026a
v_med3_i32 v2, 1, s4, 1.0 // d1d70002 03c80881
v_med3_i32 v2, 1.0, vcc_lo, v12 // d1d70002 0430d4f2
v_med3_i32 v2, v4, 1.0, s4 // d1d70002 0011e504
v_med3_i32 v2, v4, v8, vcc_lo // d1d70002 01aa1104
v_med3_u32 v2, vcc_lo, 1, 1 // d1d80002 0205026a
v_med3_u32 v2, 1, s4, 1.0 // d1d80002 03c80881
v_med3_u32 v2, 1.0, vcc_lo, v12 // d1d80002 0430d4f2
v_med3_u32 v2, v4, 1.0, s4 // d1d80002 0011e504
v_med3_u32 v2, v4, v8, vcc_lo // d1d80002 01aa1104
v_sad_u8 v2, vcc_lo, 1.0, 1 // d1d90002 0205e46a
v_sad_u8 v2, 1, s4, 1.0 // d1d90002 03c80881
v_sad_u8 v2, v4, vcc_lo, v12 // d1d90002 0430d504
v_sad_u8 v2, v4, v8, s4 // d1d90002 00121104
v_sad_u8 v2, v4, v8, vcc_lo // d1d90002 01aa1104
v_sad_hi_u8 v2, vcc_lo, 1, 1 // d1da0002 0205026a
v_sad_hi_u8 v2, 1, s4, 1.0 // d1da0002 03c80881
v_sad_hi_u8 v2, 1.0, vcc_lo, v12 // d1da0002 0430d4f2
v_sad_hi_u8 v2, v4, 1.0, s4 // d1da0002 0011e504
v_sad_hi_u8 v2, v4, v8, vcc_lo // d1da0002 01aa1104
v_sad_u16 v2, vcc_lo, 1.0, 1 // d1db0002 0205e46a
v_sad_u16 v2, 1, s4, 1.0 // d1db0002 03c80881
v_sad_u16 v2, v4, vcc_lo, v12 // d1db0002 0430d504
v_sad_u16 v2, v4, v8, s4 // d1db0002 00121104
v_sad_u16 v2, v4, v8, vcc_lo // d1db0002 01aa1104
v_sad_u32 v2, vcc_lo, 1.0, 1 // d1dc0002 0205e46a
v_sad_u32 v2, 1, s4, 1.0 // d1dc0002 03c80881
v_sad_u32 v2, v4, vcc_lo, v12 // d1dc0002 0430d504
v_sad_u32 v2, v4, v8, s4 // d1dc0002 00121104
v_sad_u32 v2, v4, v8, vcc_lo // d1dc0002 01aa1104
v_cvt_pk_u8_f32 v2, vcc_lo, 1.0, 1 // d1dd0002 0205e46a
v_cvt_pk_u8_f32 v2, 1, s4, 1.0 // d1dd0002 03c80881
v_cvt_pk_u8_f32 v2, v4, vcc_lo, v12 // d1dd0002 0430d504
v_cvt_pk_u8_f32 v2, v4, v8, s4 // d1dd0002 00121104
v_cvt_pk_u8_f32 v2, v4, v8, vcc_lo // d1dd0002 01aa1104
v_div_fixup_f32 v2, vcc_lo, 1, 1 // d1de0002 0205026a
v_div_fixup_f32 v2, 1, s4, 1.0 // d1de0002 03c80881
v_div_fixup_f32 v2, 1.0, vcc_lo, v12 // d1de0002 0430d4f2
v_div_fixup_f32 v2, v4, 1.0, s4 // d1de0002 0011e504
v_div_fixup_f32 v2, v4, v8, vcc_lo // d1de0002 01aa1104
v_div_fixup_f64 v[2:3], vcc, 1, 1 // d1df0002 0205026a
v_div_fixup_f64 v[2:3], 1, s[4:5], 1.0 // d1df0002 03c80881
v_div_fixup_f64 v[2:3], 1.0, vcc, v[12:13] // d1df0002 0430d4f2
v_div_fixup_f64 v[2:3], v[4:5], 1.0, s[4:5] // d1df0002 0011e504
v_div_fixup_f64 v[2:3], v[4:5], v[8:9], vcc // d1df0002 01aa1104
v_div_scale_f32 v2, s[0:1], vcc_lo, 1.0, 1 // d1e00002 0205e46a
v_div_scale_f32 v2, s[0:1], 1, s4, 1.0 // d1e00002 03c80881
v_div_scale_f32 v2, s[0:1], v4, vcc_lo, v12 // d1e00002 0430d504
v_div_scale_f32 v2, s[0:1], v4, v8, s4 // d1e00002 00121104
v_div_scale_f32 v2, s[0:1], v4, v8, vcc_lo // d1e00002 01aa1104
v_div_scale_f64 v[2:3], s[0:1], vcc, 1.0, 1 // d1e10002 0205e46a
v_div_scale_f64 v[2:3], s[0:1], 1, s[4:5], 1.0 // d1e10002 03c80881
v_div_scale_f64 v[2:3], s[0:1], v[4:5], vcc, v[12:13] // d1e10002 0430d504
v_div_scale_f64 v[2:3], s[0:1], v[4:5], v[8:9], s[4:5] // d1e10002 00121104
v_div_scale_f64 v[2:3], s[0:1], v[4:5], v[8:9], vcc // d1e10002 01aa1104
v_div_fmas_f64 v[2:3], vcc, v[8:9], 1.0 // d1e30002 03ca106a
v_div_fmas_f64 v[2:3], v[4:5], vcc, v[12:13] // d1e30002 0430d504
v_div_fmas_f64 v[2:3], v[4:5], v[8:9], vcc // d1e30002 01aa1104
v_msad_u8 v2, vcc_lo, 1.0, 1 // d1e40002 0205e46a
v_msad_u8 v2, 1, s4, 1.0 // d1e40002 03c80881
v_msad_u8 v2, v4, vcc_lo, v12 // d1e40002 0430d504
v_msad_u8 v2, v4, v8, s4 // d1e40002 00121104
v_msad_u8 v2, v4, v8, vcc_lo // d1e40002 01aa1104
v_qsad_pk_u16_u8 v[2:3], vcc, 1.0, 1 // d1e50002 0205e46a
v_qsad_pk_u16_u8 v[2:3], 1, s4, 1.0 // d1e50002 03c80881
v_qsad_pk_u16_u8 v[2:3], v[4:5], vcc_lo, v[12:13] // d1e50002 0430d504
v_qsad_pk_u16_u8 v[2:3], v[4:5], v8, s[4:5] // d1e50002 00121104
v_qsad_pk_u16_u8 v[2:3], v[4:5], v8, vcc // d1e50002 01aa1104
v_mqsad_pk_u16_u8 v[2:3], vcc, 1, 1 // d1e60002 0205026a
v_mqsad_pk_u16_u8 v[2:3], 1, s4, 1.0 // d1e60002 03c80881
v_mqsad_pk_u16_u8 v[2:3], 1.0, vcc_lo, v[12:13] // d1e60002 0430d4f2
v_mqsad_pk_u16_u8 v[2:3], v[4:5], 1.0, s[4:5] // d1e60002 0011e504
v_mqsad_pk_u16_u8 v[2:3], v[4:5], v8, vcc // d1e60002 01aa1104
v_mqsad_u32_u8 v[2:5], vcc, 1.0, v[12:15] // d1e70002 0431e46a
v_mqsad_u32_u8 v[2:5], 1, s4, v[12:15] // d1e70002 04300881
v_mqsad_u32_u8 v[2:5], v[4:5], vcc_lo, v[12:15] // d1e70002 0430d504
v_mad_u64_u32 v[2:3], s[0:1], vcc_lo, 1.0, 1 // d1e80002 0205e46a
v_mad_u64_u32 v[2:3], s[0:1], 1, s4, 1.0 // d1e80002 03c80881
v_mad_u64_u32 v[2:3], s[0:1], v4, vcc_lo, v[12:13] // d1e80002 0430d504
v_mad_u64_u32 v[2:3], s[0:1], v4, v8, s[4:5] // d1e80002 00121104
v_mad_u64_u32 v[2:3], s[0:1], v4, v8, vcc // d1e80002 01aa1104
v_mad_i64_i32 v[2:3], s[0:1], vcc_lo, 1.0, 1 // d1e90002 0205e46a
v_mad_i64_i32 v[2:3], s[0:1], 1, s4, 1.0 // d1e90002 03c80881
v_mad_i64_i32 v[2:3], s[0:1], v4, vcc_lo, v[12:13] // d1e90002 0430d504
v_mad_i64_i32 v[2:3], s[0:1], v4, v8, s[4:5] // d1e90002 00121104
v_mad_i64_i32 v[2:3], s[0:1], v4, v8, vcc // d1e90002 01aa1104
v_mad_legacy_f16 v2, vcc_lo, 1.0, 1 // d1ea0002 0205e46a
v_mad_legacy_f16 v2, 1, s4, 1.0 // d1ea0002 03c80881
v_mad_legacy_f16 v2, v4, vcc_lo, v12 // d1ea0002 0430d504
v_mad_legacy_f16 v2, v4, v8, s4 // d1ea0002 00121104
v_mad_legacy_f16 v2, v4, v8, vcc_lo // d1ea0002 01aa1104
v_mad_legacy_u16 v2, v4, v8, s4 // d1eb0002 00121104
v_mad_legacy_u16 v2, v4, v8, vcc_lo // d1eb0002 01aa1104
v_mad_legacy_i16 v2, vcc_lo, 1, 1 // d1ec0002 0205026a
v_mad_legacy_i16 v2, v4, v8, vcc_lo // d1ec0002 01aa1104
v_perm_b32 v2, vcc_lo, 1.0, 1 // d1ed0002 0205e46a
v_perm_b32 v2, 1, s4, 1.0 // d1ed0002 03c80881
v_perm_b32 v2, v4, vcc_lo, v12 // d1ed0002 0430d504
v_perm_b32 v2, v4, v8, s4 // d1ed0002 00121104
v_perm_b32 v2, v4, v8, vcc_lo // d1ed0002 01aa1104
v_fma_legacy_f16 v2, vcc_lo, 1, 1 // d1ee0002 0205026a
v_fma_legacy_f16 v2, 1, s4, 1.0 // d1ee0002 03c80881
v_fma_legacy_f16 v2, 1.0, vcc_lo, v12 // d1ee0002 0430d4f2
v_fma_legacy_f16 v2, v4, 1.0, s4 // d1ee0002 0011e504
v_fma_legacy_f16 v2, v4, v8, vcc_lo // d1ee0002 01aa1104
v_div_fixup_legacy_f16 v2, vcc_lo, 1, 1 // d1ef0002 0205026a
v_div_fixup_legacy_f16 v2, 1, s4, 1.0 // d1ef0002 03c80881
v_div_fixup_legacy_f16 v2, 1.0, vcc_lo, v12 // d1ef0002 0430d4f2
v_div_fixup_legacy_f16 v2, v4, 1.0, s4 // d1ef0002 0011e504
v_div_fixup_legacy_f16 v2, v4, v8, vcc_lo // d1ef0002 01aa1104
v_cvt_pkaccum_u8_f32 v2, vcc_lo, 1.0 // d1f00002 0001e46a
v_cvt_pkaccum_u8_f32 v2, 1, s4 // d1f00002 00000881
v_cvt_pkaccum_u8_f32 v2, v4, vcc_lo // d1f00002 0000d504
v_mad_u32_u16 v2, 1, s4, 1.0 // d1f10002 03c80881
v_mad_u32_u16 v2, v4, v8, s4 // d1f10002 00121104
v_mad_u32_u16 v2, v4, v8, vcc_lo // d1f10002 01aa1104
v_mad_i32_i16 v2, 1, s4, 1.0 // d1f20002 03c80881
v_mad_i32_i16 v2, v4, v8, s4 // d1f20002 00121104
v_mad_i32_i16 v2, v4, v8, vcc_lo // d1f20002 01aa1104
v_xad_u32 v2, vcc_lo, 1, 1 // d1f30002 0205026a
v_xad_u32 v2, 1, s4, 1.0 // d1f30002 03c80881
v_xad_u32 v2, 1.0, vcc_lo, v12 // d1f30002 0430d4f2
v_xad_u32 v2, v4, 1.0, s4 // d1f30002 0011e504
v_xad_u32 v2, v4, v8, vcc_lo // d1f30002 01aa1104
v_min3_f16 v2, vcc_lo, 1.0, 1 // d1f40002 0205e46a
v_min3_f16 v2, 1, s4, 1.0 // d1f40002 03c80881
v_min3_f16 v2, v4, vcc_lo, v12 // d1f40002 0430d504
v_min3_f16 v2, v4, v8, s4 // d1f40002 00121104
v_min3_f16 v2, v4, v8, vcc_lo // d1f40002 01aa1104
v_min3_i16 v2, v4, v8, s4 // d1f50002 00121104
v_min3_i16 v2, v4, v8, vcc_lo // d1f50002 01aa1104
v_min3_u16 v2, v4, v8, s4 // d1f60002 00121104
v_min3_u16 v2, v4, v8, vcc_lo // d1f60002 01aa1104
v_max3_f16 v2, vcc_lo, 1, 1 // d1f70002 0205026a
v_max3_f16 v2, 1, s4, 1.0 // d1f70002 03c80881
v_max3_f16 v2, 1.0, vcc_lo, v12 // d1f70002 0430d4f2
v_max3_f16 v2, v4, 1.0, s4 // d1f70002 0011e504
v_max3_f16 v2, v4, v8, vcc_lo // d1f70002 01aa1104
v_max3_i16 v2, vcc_lo, 1, 1 // d1f80002 0205026a
v_max3_i16 v2, v4, v8, vcc_lo // d1f80002 01aa1104
v_max3_u16 v2, vcc_lo, 1, 1 // d1f90002 0205026a
v_max3_u16 v2, v4, v8, vcc_lo // d1f90002 01aa1104
v_med3_f16 v2, vcc_lo, 1, 1 // d1fa0002 0205026a
v_med3_f16 v2, 1, s4, 1.0 // d1fa0002 03c80881
v_med3_f16 v2, 1.0, vcc_lo, v12 // d1fa0002 0430d4f2
v_med3_f16 v2, v4, 1.0, s4 // d1fa0002 0011e504
v_med3_f16 v2, v4, v8, vcc_lo // d1fa0002 01aa1104
v_med3_i16 v2, vcc_lo, 1, 1 // d1fb0002 0205026a
v_med3_i16 v2, v4, v8, vcc_lo // d1fb0002 01aa1104
v_med3_u16 v2, vcc_lo, 1, 1 // d1fc0002 0205026a
v_med3_u16 v2, v4, v8, vcc_lo // d1fc0002 01aa1104
v_lshl_add_u32 v2, vcc_lo, 1, 1 // d1fd0002 0205026a
v_lshl_add_u32 v2, 1, s4, 1.0 // d1fd0002 03c80881
v_lshl_add_u32 v2, 1.0, vcc_lo, v12 // d1fd0002 0430d4f2
v_lshl_add_u32 v2, v4, 1.0, s4 // d1fd0002 0011e504
v_lshl_add_u32 v2, v4, v8, vcc_lo // d1fd0002 01aa1104
v_add_lshl_u32 v2, vcc_lo, 1, 1 // d1fe0002 0205026a
v_add_lshl_u32 v2, 1, s4, 1.0 // d1fe0002 03c80881
v_add_lshl_u32 v2, 1.0, vcc_lo, v12 // d1fe0002 0430d4f2
v_add_lshl_u32 v2, v4, 1.0, s4 // d1fe0002 0011e504
v_add_lshl_u32 v2, v4, v8, vcc_lo // d1fe0002 01aa1104
v_add3_u32 v2, vcc_lo, 1, 1 // d1ff0002 0205026a
v_add3_u32 v2, 1, s4, 1.0 // d1ff0002 03c80881
v_add3_u32 v2, 1.0, vcc_lo, v12 // d1ff0002 0430d4f2
v_add3_u32 v2, v4, 1.0, s4 // d1ff0002 0011e504
v_add3_u32 v2, v4, v8, vcc_lo // d1ff0002 01aa1104
v_lshl_or_b32 v2, vcc_lo, 1, 1 // d2000002 0205026a
v_lshl_or_b32 v2, 1, s4, 1.0 // d2000002 03c80881
v_lshl_or_b32 v2, 1.0, vcc_lo, v12 // d2000002 0430d4f2
v_lshl_or_b32 v2, v4, 1.0, s4 // d2000002 0011e504
v_lshl_or_b32 v2, v4, v8, vcc_lo // d2000002 01aa1104
v_and_or_b32 v2, vcc_lo, 1, 1 // d2010002 0205026a
v_and_or_b32 v2, 1, s4, 1.0 // d2010002 03c80881
v_and_or_b32 v2, 1.0, vcc_lo, v12 // d2010002 0430d4f2
v_and_or_b32 v2, v4, 1.0, s4 // d2010002 0011e504
v_and_or_b32 v2, v4, v8, vcc_lo // d2010002 01aa1104
v_or3_b32 v2, vcc_lo, 1, 1 // d2020002 0205026a
v_or3_b32 v2, 1, s4, 1.0 // d2020002 03c80881
v_or3_b32 v2, 1.0, vcc_lo, v12 // d2020002 0430d4f2
v_or3_b32 v2, v4, 1.0, s4 // d2020002 0011e504
v_or3_b32 v2, v4, v8, vcc_lo // d2020002 01aa1104
v_mad_f16 v2, vcc_lo, 1, 1 // d2030002 0205026a
v_mad_f16 v2, 1, s4, 1.0 // d2030002 03c80881
v_mad_f16 v2, 1.0, vcc_lo, v12 // d2030002 0430d4f2
v_mad_f16 v2, v4, 1.0, s4 // d2030002 0011e504
v_mad_f16 v2, v4, v8, vcc_lo // d2030002 01aa1104
v_mad_u16 v2, vcc_lo, 1, 1 // d2040002 0205026a
v_mad_u16 v2, v4, v8, vcc_lo // d2040002 01aa1104
v_mad_i16 v2, vcc_lo, 1, 1 // d2050002 0205026a
v_mad_i16 v2, v4, v8, vcc_lo // d2050002 01aa1104
v_fma_f16 v2, vcc_lo, 1, 1 // d2060002 0205026a
v_fma_f16 v2, 1, s4, 1.0 // d2060002 03c80881
v_fma_f16 v2, 1.0, vcc_lo, v12 // d2060002 0430d4f2
v_fma_f16 v2, v4, 1.0, s4 // d2060002 0011e504
v_fma_f16 v2, v4, v8, vcc_lo // d2060002 01aa1104
v_div_fixup_f16 v2, vcc_lo, 1, 1 // d2070002 0205026a
v_div_fixup_f16 v2, 1, s4, 1.0 // d2070002 03c80881
v_div_fixup_f16 v2, 1.0, vcc_lo, v12 // d2070002 0430d4f2
v_div_fixup_f16 v2, v4, 1.0, s4 // d2070002 0011e504
v_div_fixup_f16 v2, v4, v8, vcc_lo // d2070002 01aa1104
v_lshl_add_u64 v[2:3], vcc, 1.0, 1 // d2080002 0205e46a
v_lshl_add_u64 v[2:3], 1, s4, 1.0 // d2080002 03c80881
v_lshl_add_u64 v[2:3], v[4:5], vcc_lo, v[12:13] // d2080002 0430d504
v_lshl_add_u64 v[2:3], v[4:5], v8, s[4:5] // d2080002 00121104
v_lshl_add_u64 v[2:3], v[4:5], v8, vcc // d2080002 01aa1104
v_bitop3_b16 v2, v4, v8, s4 // d2330002 00121104
v_bitop3_b16 v2, v4, v8, vcc_lo // d2330002 01aa1104
v_bitop3_b32 v2, vcc_lo, 1.0, 1 // d2340002 0205e46a
v_bitop3_b32 v2, 1, s4, 1.0 // d2340002 03c80881
v_bitop3_b32 v2, v4, vcc_lo, v12 // d2340002 0430d504
v_bitop3_b32 v2, v4, v8, s4 // d2340002 00121104
v_bitop3_b32 v2, v4, v8, vcc_lo // d2340002 01aa1104
v_cvt_scalef32_pk_fp8_f32 v2, vcc_lo, 1.0, 1 // d2350002 0205e46a
v_cvt_scalef32_pk_fp8_f32 v2, 1, s4, 1.0 // d2350002 03c80881
v_cvt_scalef32_pk_fp8_f32 v2, v4, vcc_lo, v12 // d2350002 0430d504
v_cvt_scalef32_pk_fp8_f32 v2, v4, v8, s4 // d2350002 00121104
v_cvt_scalef32_pk_fp8_f32 v2, v4, v8, vcc_lo // d2350002 01aa1104
v_cvt_scalef32_pk_bf8_f32 v2, vcc_lo, 1.0, 1 // d2360002 0205e46a
v_cvt_scalef32_pk_bf8_f32 v2, 1, s4, 1.0 // d2360002 03c80881
v_cvt_scalef32_pk_bf8_f32 v2, v4, vcc_lo, v12 // d2360002 0430d504
v_cvt_scalef32_pk_bf8_f32 v2, v4, v8, s4 // d2360002 00121104
v_cvt_scalef32_pk_bf8_f32 v2, v4, v8, vcc_lo // d2360002 01aa1104
v_cvt_scalef32_sr_fp8_f32 v2, vcc_lo, 1.0, 1 // d2370002 0205e46a
v_cvt_scalef32_sr_fp8_f32 v2, 1, s4, 1.0 // d2370002 03c80881
v_cvt_scalef32_sr_fp8_f32 v2, v4, vcc_lo, v12 // d2370002 0430d504
v_cvt_scalef32_sr_fp8_f32 v2, v4, v8, s4 // d2370002 00121104
v_cvt_scalef32_sr_fp8_f32 v2, v4, v8, vcc_lo // d2370002 01aa1104
v_cvt_scalef32_sr_bf8_f32 v2, vcc_lo, 1.0, 1 // d2380002 0205e46a
v_cvt_scalef32_sr_bf8_f32 v2, 1, s4, 1.0 // d2380002 03c80881
v_cvt_scalef32_sr_bf8_f32 v2, v4, vcc_lo, v12 // d2380002 0430d504
v_cvt_scalef32_sr_bf8_f32 v2, v4, v8, s4 // d2380002 00121104
v_cvt_scalef32_sr_bf8_f32 v2, v4, v8, vcc_lo // d2380002 01aa1104
v_cvt_scalef32_pk_f32_fp8 v[2:3], vcc_lo, 1.0 // d2390002 0001e46a
v_cvt_scalef32_pk_f32_fp8 v[2:3], 1, s4 // d2390002 00000881
v_cvt_scalef32_pk_f32_fp8 v[2:3], v4, vcc_lo // d2390002 0000d504
v_cvt_scalef32_pk_f32_bf8 v[2:3], vcc_lo, 1.0 // d23a0002 0001e46a
v_cvt_scalef32_pk_f32_bf8 v[2:3], 1, s4 // d23a0002 00000881
v_cvt_scalef32_pk_f32_bf8 v[2:3], v4, vcc_lo // d23a0002 0000d504
v_cvt_scalef32_f32_fp8 v2, vcc_lo, 1.0 // d23b0002 0001e46a
v_cvt_scalef32_f32_fp8 v2, 1, s4 // d23b0002 00000881
v_cvt_scalef32_f32_fp8 v2, v4, vcc_lo // d23b0002 0000d504
v_cvt_scalef32_f32_bf8 v2, vcc_lo, 1.0 // d23c0002 0001e46a
v_cvt_scalef32_f32_bf8 v2, 1, s4 // d23c0002 00000881
v_cvt_scalef32_f32_bf8 v2, v4, vcc_lo // d23c0002 0000d504
v_cvt_scalef32_pk_fp4_f32 v2, vcc_lo, 1.0, 1 // d23d0002 0205e46a
v_cvt_scalef32_pk_fp4_f32 v2, 1, s4, 1.0 // d23d0002 03c80881
v_cvt_scalef32_pk_fp4_f32 v2, v4, vcc_lo, v12 // d23d0002 0430d504
v_cvt_scalef32_pk_fp4_f32 v2, v4, v8, s4 // d23d0002 00121104
v_cvt_scalef32_pk_fp4_f32 v2, v4, v8, vcc_lo // d23d0002 01aa1104
v_cvt_scalef32_sr_pk_fp4_f32 v2, v[4:5], s4, 1 // d23e0002 02040904
v_cvt_scalef32_sr_pk_fp4_f32 v2, v[4:5], vcc_lo, 1.0 // d23e0002 03c8d504
v_cvt_scalef32_sr_pk_fp4_f32 v2, v[4:5], 1.0, s4 // d23e0002 0011e504
v_cvt_scalef32_sr_pk_fp4_f32 v2, v[4:5], v8, vcc_lo // d23e0002 01aa1104
v_cvt_scalef32_pk_f32_fp4 v[2:3], vcc_lo, 1.0 // d23f0002 0001e46a
v_cvt_scalef32_pk_f32_fp4 v[2:3], 1, s4 // d23f0002 00000881
v_cvt_scalef32_pk_f32_fp4 v[2:3], v4, vcc_lo // d23f0002 0000d504
v_cvt_scalef32_pk_fp8_f16 v2, vcc_lo, 1.0 // d2400002 0001e46a
v_cvt_scalef32_pk_fp8_f16 v2, 1, s4 // d2400002 00000881
v_cvt_scalef32_pk_fp8_f16 v2, v4, vcc_lo // d2400002 0000d504
v_cvt_scalef32_pk_bf8_f16 v2, vcc_lo, 1.0 // d2410002 0001e46a
v_cvt_scalef32_pk_bf8_f16 v2, 1, s4 // d2410002 00000881
v_cvt_scalef32_pk_bf8_f16 v2, v4, vcc_lo // d2410002 0000d504
v_cvt_scalef32_sr_fp8_f16 v2, vcc_lo, 1.0, 1 // d2420002 0205e46a
v_cvt_scalef32_sr_fp8_f16 v2, 1, s4, 1.0 // d2420002 03c80881
v_cvt_scalef32_sr_fp8_f16 v2, v4, vcc_lo, v12 // d2420002 0430d504
v_cvt_scalef32_sr_fp8_f16 v2, v4, v8, s4 // d2420002 00121104
v_cvt_scalef32_sr_fp8_f16 v2, v4, v8, vcc_lo // d2420002 01aa1104
v_cvt_scalef32_sr_bf8_f16 v2, vcc_lo, 1.0, 1 // d2430002 0205e46a
v_cvt_scalef32_sr_bf8_f16 v2, 1, s4, 1.0 // d2430002 03c80881
v_cvt_scalef32_sr_bf8_f16 v2, v4, vcc_lo, v12 // d2430002 0430d504
v_cvt_scalef32_sr_bf8_f16 v2, v4, v8, s4 // d2430002 00121104
v_cvt_scalef32_sr_bf8_f16 v2, v4, v8, vcc_lo // d2430002 01aa1104
v_cvt_scalef32_pk_fp8_bf16 v2, vcc_lo, 1.0 // d2440002 0001e46a
v_cvt_scalef32_pk_fp8_bf16 v2, 1, s4 // d2440002 00000881
v_cvt_scalef32_pk_fp8_bf16 v2, v4, vcc_lo // d2440002 0000d504
v_cvt_scalef32_pk_bf8_bf16 v2, vcc_lo, 1.0 // d2450002 0001e46a
v_cvt_scalef32_pk_bf8_bf16 v2, 1, s4 // d2450002 00000881
v_cvt_scalef32_pk_bf8_bf16 v2, v4, vcc_lo // d2450002 0000d504
v_cvt_scalef32_sr_fp8_bf16 v2, vcc_lo, 1.0, 1 // d2460002 0205e46a
v_cvt_scalef32_sr_fp8_bf16 v2, 1, s4, 1.0 // d2460002 03c80881
v_cvt_scalef32_sr_fp8_bf16 v2, v4, vcc_lo, v12 // d2460002 0430d504
v_cvt_scalef32_sr_fp8_bf16 v2, v4, v8, s4 // d2460002 00121104
v_cvt_scalef32_sr_fp8_bf16 v2, v4, v8, vcc_lo // d2460002 01aa1104
v_cvt_scalef32_sr_bf8_bf16 v2, vcc_lo, 1.0, 1 // d2470002 0205e46a
v_cvt_scalef32_sr_bf8_bf16 v2, 1, s4, 1.0 // d2470002 03c80881
v_cvt_scalef32_sr_bf8_bf16 v2, v4, vcc_lo, v12 // d2470002 0430d504
v_cvt_scalef32_sr_bf8_bf16 v2, v4, v8, s4 // d2470002 00121104
v_cvt_scalef32_sr_bf8_bf16 v2, v4, v8, vcc_lo // d2470002 01aa1104
v_cvt_scalef32_pk_f16_fp8 v2, vcc_lo, 1.0 // d2480002 0001e46a
v_cvt_scalef32_pk_f16_fp8 v2, 1, s4 // d2480002 00000881
v_cvt_scalef32_pk_f16_fp8 v2, v4, vcc_lo // d2480002 0000d504
v_cvt_scalef32_pk_f16_bf8 v2, vcc_lo, 1.0 // d2490002 0001e46a
v_cvt_scalef32_pk_f16_bf8 v2, 1, s4 // d2490002 00000881
v_cvt_scalef32_pk_f16_bf8 v2, v4, vcc_lo // d2490002 0000d504
v_cvt_scalef32_f16_fp8 v2, vcc_lo, 1.0 // d24a0002 0001e46a
v_cvt_scalef32_f16_fp8 v2, 1, s4 // d24a0002 00000881
v_cvt_scalef32_f16_fp8 v2, v4, vcc_lo // d24a0002 0000d504
v_cvt_scalef32_f16_bf8 v2, vcc_lo, 1.0 // d24b0002 0001e46a
v_cvt_scalef32_f16_bf8 v2, 1, s4 // d24b0002 00000881
v_cvt_scalef32_f16_bf8 v2, v4, vcc_lo // d24b0002 0000d504
v_cvt_scalef32_pk_fp4_f16 v2, vcc_lo, 1.0 // d24c0002 0001e46a
v_cvt_scalef32_pk_fp4_f16 v2, 1, s4 // d24c0002 00000881
v_cvt_scalef32_pk_fp4_f16 v2, v4, vcc_lo // d24c0002 0000d504
v_cvt_scalef32_pk_fp4_bf16 v2, vcc_lo, 1.0 // d24d0002 0001e46a
v_cvt_scalef32_pk_fp4_bf16 v2, 1, s4 // d24d0002 00000881
v_cvt_scalef32_pk_fp4_bf16 v2, v4, vcc_lo // d24d0002 0000d504
v_cvt_scalef32_sr_pk_fp4_f16 v2, vcc_lo, 1.0, 1 // d24e0002 0205e46a
v_cvt_scalef32_sr_pk_fp4_f16 v2, 1, s4, 1.0 // d24e0002 03c80881
v_cvt_scalef32_sr_pk_fp4_f16 v2, v4, vcc_lo, v12 // d24e0002 0430d504
v_cvt_scalef32_sr_pk_fp4_f16 v2, v4, v8, s4 // d24e0002 00121104
v_cvt_scalef32_sr_pk_fp4_f16 v2, v4, v8, vcc_lo // d24e0002 01aa1104
v_cvt_scalef32_sr_pk_fp4_bf16 v2, vcc_lo, 1.0, 1 // d24f0002 0205e46a
v_cvt_scalef32_sr_pk_fp4_bf16 v2, 1, s4, 1.0 // d24f0002 03c80881
v_cvt_scalef32_sr_pk_fp4_bf16 v2, v4, vcc_lo, v12 // d24f0002 0430d504
v_cvt_scalef32_sr_pk_fp4_bf16 v2, v4, v8, s4 // d24f0002 00121104
v_cvt_scalef32_sr_pk_fp4_bf16 v2, v4, v8, vcc_lo // d24f0002 01aa1104
v_cvt_scalef32_pk_f16_fp4 v2, vcc_lo, 1.0 // d2500002 0001e46a
v_cvt_scalef32_pk_f16_fp4 v2, 1, s4 // d2500002 00000881
v_cvt_scalef32_pk_f16_fp4 v2, v4, vcc_lo // d2500002 0000d504
v_cvt_scalef32_pk_bf16_fp4 v2, vcc_lo, 1.0 // d2510002 0001e46a
v_cvt_scalef32_pk_bf16_fp4 v2, 1, s4 // d2510002 00000881
v_cvt_scalef32_pk_bf16_fp4 v2, v4, vcc_lo // d2510002 0000d504
v_cvt_scalef32_2xpk16_fp6_f32 v[2:7], v[4:19], v[8:23], s4 // d2520002 00121104
v_cvt_scalef32_2xpk16_fp6_f32 v[2:7], v[4:19], v[8:23], vcc_lo // d2520002 01aa1104
v_cvt_scalef32_2xpk16_fp6_f32 v[2:7], v[4:19], v[8:23], 1 // d2520002 02061104
v_cvt_scalef32_2xpk16_fp6_f32 v[2:7], v[4:19], v[8:23], 1.0 // d2520002 03ca1104
v_cvt_scalef32_2xpk16_bf6_f32 v[2:7], v[4:19], v[8:23], s4 // d2530002 00121104
v_cvt_scalef32_2xpk16_bf6_f32 v[2:7], v[4:19], v[8:23], vcc_lo // d2530002 01aa1104
v_cvt_scalef32_2xpk16_bf6_f32 v[2:7], v[4:19], v[8:23], 1 // d2530002 02061104
v_cvt_scalef32_2xpk16_bf6_f32 v[2:7], v[4:19], v[8:23], 1.0 // d2530002 03ca1104
v_cvt_scalef32_sr_pk32_fp6_f32 v[2:7], v[4:35], s4, 1 // d2540002 02040904
v_cvt_scalef32_sr_pk32_fp6_f32 v[2:7], v[4:35], vcc_lo, 1.0 // d2540002 03c8d504
v_cvt_scalef32_sr_pk32_fp6_f32 v[2:7], v[4:35], 1.0, s4 // d2540002 0011e504
v_cvt_scalef32_sr_pk32_fp6_f32 v[2:7], v[4:35], v8, vcc_lo // d2540002 01aa1104
v_cvt_scalef32_sr_pk32_bf6_f32 v[2:7], v[4:35], s4, 1 // d2550002 02040904
v_cvt_scalef32_sr_pk32_bf6_f32 v[2:7], v[4:35], vcc_lo, 1.0 // d2550002 03c8d504
v_cvt_scalef32_sr_pk32_bf6_f32 v[2:7], v[4:35], 1.0, s4 // d2550002 0011e504
v_cvt_scalef32_sr_pk32_bf6_f32 v[2:7], v[4:35], v8, vcc_lo // d2550002 01aa1104
v_cvt_scalef32_pk32_f32_fp6 v[2:33], v[4:9], s4 // d2560002 00000904
v_cvt_scalef32_pk32_f32_fp6 v[2:33], v[4:9], vcc_lo // d2560002 0000d504
v_cvt_scalef32_pk32_f32_fp6 v[2:33], v[4:9], 1.0 // d2560002 0001e504
v_cvt_scalef32_pk32_f32_bf6 v[2:33], v[4:9], s4 // d2570002 00000904
v_cvt_scalef32_pk32_f32_bf6 v[2:33], v[4:9], vcc_lo // d2570002 0000d504
v_cvt_scalef32_pk32_f32_bf6 v[2:33], v[4:9], 1.0 // d2570002 0001e504
v_cvt_scalef32_pk32_fp6_f16 v[2:7], v[4:19], s4 // d2580002 00000904
v_cvt_scalef32_pk32_fp6_f16 v[2:7], v[4:19], vcc_lo // d2580002 0000d504
v_cvt_scalef32_pk32_fp6_f16 v[2:7], v[4:19], 1.0 // d2580002 0001e504
v_cvt_scalef32_pk32_fp6_bf16 v[2:7], v[4:19], s4 // d2590002 00000904
v_cvt_scalef32_pk32_fp6_bf16 v[2:7], v[4:19], vcc_lo // d2590002 0000d504
v_cvt_scalef32_pk32_fp6_bf16 v[2:7], v[4:19], 1.0 // d2590002 0001e504
v_cvt_scalef32_pk32_bf6_f16 v[2:7], v[4:19], s4 // d25a0002 00000904
v_cvt_scalef32_pk32_bf6_f16 v[2:7], v[4:19], vcc_lo // d25a0002 0000d504
v_cvt_scalef32_pk32_bf6_f16 v[2:7], v[4:19], 1.0 // d25a0002 0001e504
v_cvt_scalef32_pk32_bf6_bf16 v[2:7], v[4:19], s4 // d25b0002 00000904
v_cvt_scalef32_pk32_bf6_bf16 v[2:7], v[4:19], vcc_lo // d25b0002 0000d504
v_cvt_scalef32_pk32_bf6_bf16 v[2:7], v[4:19], 1.0 // d25b0002 0001e504
v_cvt_scalef32_sr_pk32_fp6_f16 v[2:7], v[4:19], s4, 1 // d25c0002 02040904
v_cvt_scalef32_sr_pk32_fp6_f16 v[2:7], v[4:19], vcc_lo, 1.0 // d25c0002 03c8d504
v_cvt_scalef32_sr_pk32_fp6_f16 v[2:7], v[4:19], 1.0, s4 // d25c0002 0011e504
v_cvt_scalef32_sr_pk32_fp6_f16 v[2:7], v[4:19], v8, vcc_lo // d25c0002 01aa1104
v_cvt_scalef32_sr_pk32_fp6_bf16 v[2:7], v[4:19], s4, 1 // d25d0002 02040904
v_cvt_scalef32_sr_pk32_fp6_bf16 v[2:7], v[4:19], vcc_lo, 1.0 // d25d0002 03c8d504
v_cvt_scalef32_sr_pk32_fp6_bf16 v[2:7], v[4:19], 1.0, s4 // d25d0002 0011e504
v_cvt_scalef32_sr_pk32_fp6_bf16 v[2:7], v[4:19], v8, vcc_lo // d25d0002 01aa1104
v_cvt_scalef32_sr_pk32_bf6_f16 v[2:7], v[4:19], s4, 1 // d25e0002 02040904
v_cvt_scalef32_sr_pk32_bf6_f16 v[2:7], v[4:19], vcc_lo, 1.0 // d25e0002 03c8d504
v_cvt_scalef32_sr_pk32_bf6_f16 v[2:7], v[4:19], 1.0, s4 // d25e0002 0011e504
v_cvt_scalef32_sr_pk32_bf6_f16 v[2:7], v[4:19], v8, vcc_lo // d25e0002 01aa1104
v_cvt_scalef32_sr_pk32_bf6_bf16 v[2:7], v[4:19], s4, 1 // d25f0002 02040904
v_cvt_scalef32_sr_pk32_bf6_bf16 v[2:7], v[4:19], vcc_lo, 1.0 // d25f0002 03c8d504
v_cvt_scalef32_sr_pk32_bf6_bf16 v[2:7], v[4:19], 1.0, s4 // d25f0002 0011e504
v_cvt_scalef32_sr_pk32_bf6_bf16 v[2:7], v[4:19], v8, vcc_lo // d25f0002 01aa1104
v_cvt_scalef32_pk32_f16_fp6 v[2:17], v[4:9], s4 // d2600002 00000904
v_cvt_scalef32_pk32_f16_fp6 v[2:17], v[4:9], vcc_lo // d2600002 0000d504
v_cvt_scalef32_pk32_f16_fp6 v[2:17], v[4:9], 1.0 // d2600002 0001e504
v_cvt_scalef32_pk32_bf16_fp6 v[2:17], v[4:9], s4 // d2610002 00000904
v_cvt_scalef32_pk32_bf16_fp6 v[2:17], v[4:9], vcc_lo // d2610002 0000d504
v_cvt_scalef32_pk32_bf16_fp6 v[2:17], v[4:9], 1.0 // d2610002 0001e504
v_cvt_scalef32_pk32_f16_bf6 v[2:17], v[4:9], s4 // d2620002 00000904
v_cvt_scalef32_pk32_f16_bf6 v[2:17], v[4:9], vcc_lo // d2620002 0000d504
v_cvt_scalef32_pk32_f16_bf6 v[2:17], v[4:9], 1.0 // d2620002 0001e504
v_cvt_scalef32_pk32_bf16_bf6 v[2:17], v[4:9], s4 // d2630002 00000904
v_cvt_scalef32_pk32_bf16_bf6 v[2:17], v[4:9], vcc_lo // d2630002 0000d504
v_cvt_scalef32_pk32_bf16_bf6 v[2:17], v[4:9], 1.0 // d2630002 0001e504
v_ashr_pk_i8_i32 v2, vcc_lo, 1.0, 1 // d2650002 0205e46a
v_ashr_pk_i8_i32 v2, 1, s4, 1.0 // d2650002 03c80881
v_ashr_pk_i8_i32 v2, v4, vcc_lo, v12 // d2650002 0430d504
v_ashr_pk_i8_i32 v2, v4, v8, s4 // d2650002 00121104
v_ashr_pk_i8_i32 v2, v4, v8, vcc_lo // d2650002 01aa1104
v_ashr_pk_u8_i32 v2, vcc_lo, 1.0, 1 // d2660002 0205e46a
v_ashr_pk_u8_i32 v2, 1, s4, 1.0 // d2660002 03c80881
v_ashr_pk_u8_i32 v2, v4, vcc_lo, v12 // d2660002 0430d504
v_ashr_pk_u8_i32 v2, v4, v8, s4 // d2660002 00121104
v_ashr_pk_u8_i32 v2, v4, v8, vcc_lo // d2660002 01aa1104
v_cvt_pk_f16_f32 v2, vcc_lo, 1.0 // d2670002 0001e46a
v_cvt_pk_f16_f32 v2, 1, s4 // d2670002 00000881
v_cvt_pk_f16_f32 v2, v4, vcc_lo // d2670002 0000d504
v_cvt_pk_bf16_f32 v2, vcc_lo, 1.0 // d2680002 0001e46a
v_cvt_pk_bf16_f32 v2, 1, s4 // d2680002 00000881
v_cvt_pk_bf16_f32 v2, v4, vcc_lo // d2680002 0000d504
v_cvt_scalef32_pk_bf16_fp8 v2, vcc_lo, 1.0 // d2690002 0001e46a
v_cvt_scalef32_pk_bf16_fp8 v2, 1, s4 // d2690002 00000881
v_cvt_scalef32_pk_bf16_fp8 v2, v4, vcc_lo // d2690002 0000d504
v_cvt_scalef32_pk_bf16_bf8 v2, vcc_lo, 1.0 // d26a0002 0001e46a
v_cvt_scalef32_pk_bf16_bf8 v2, 1, s4 // d26a0002 00000881
v_cvt_scalef32_pk_bf16_bf8 v2, v4, vcc_lo // d26a0002 0000d504
v_add_f64 v[2:3], vcc, 1.0 // d2800002 0001e46a
v_add_f64 v[2:3], 1, s[4:5] // d2800002 00000881
v_add_f64 v[2:3], v[4:5], vcc // d2800002 0000d504
v_mul_f64 v[2:3], vcc, 1 // d2810002 0001026a
v_mul_f64 v[2:3], 1, s[4:5] // d2810002 00000881
v_mul_f64 v[2:3], 1.0, vcc // d2810002 0000d4f2
v_mul_f64 v[2:3], v[4:5], 1.0 // d2810002 0001e504
v_min_f64 v[2:3], vcc, 1 // d2820002 0001026a
v_min_f64 v[2:3], 1, s[4:5] // d2820002 00000881
v_min_f64 v[2:3], 1.0, vcc // d2820002 0000d4f2
v_min_f64 v[2:3], v[4:5], 1.0 // d2820002 0001e504
v_max_f64 v[2:3], vcc, 1 // d2830002 0001026a
v_max_f64 v[2:3], 1, s[4:5] // d2830002 00000881
v_max_f64 v[2:3], 1.0, vcc // d2830002 0000d4f2
v_max_f64 v[2:3], v[4:5], 1.0 // d2830002 0001e504
v_ldexp_f64 v[2:3], vcc, 1.0 // d2840002 0001e46a
v_ldexp_f64 v[2:3], 1, s4 // d2840002 00000881
v_ldexp_f64 v[2:3], v[4:5], vcc_lo // d2840002 0000d504
v_mul_lo_u32 v2, vcc_lo, 1.0 // d2850002 0001e46a
v_mul_lo_u32 v2, 1, s4 // d2850002 00000881
v_mul_lo_u32 v2, v4, vcc_lo // d2850002 0000d504
v_mul_hi_u32 v2, vcc_lo, 1 // d2860002 0001026a
v_mul_hi_u32 v2, 1, s4 // d2860002 00000881
v_mul_hi_u32 v2, 1.0, vcc_lo // d2860002 0000d4f2
v_mul_hi_u32 v2, v4, 1.0 // d2860002 0001e504
v_mul_hi_i32 v2, vcc_lo, 1.0 // d2870002 0001e46a
v_mul_hi_i32 v2, 1, s4 // d2870002 00000881
v_mul_hi_i32 v2, v4, vcc_lo // d2870002 0000d504
v_ldexp_f32 v2, vcc_lo, 1.0 // d2880002 0001e46a
v_ldexp_f32 v2, 1, s4 // d2880002 00000881
v_ldexp_f32 v2, v4, vcc_lo // d2880002 0000d504
v_readlane_b32 vcc_lo, v4, 1.0 // d289006a 0001e504
v_writelane_b32 v2, s4, 1.0 // d28a0002 0001e404
v_writelane_b32 v2, 1.0, s4 // d28a0002 000008f2
v_bcnt_u32_b32 v2, vcc_lo, 1 // d28b0002 0001026a
v_bcnt_u32_b32 v2, 1, s4 // d28b0002 00000881
v_bcnt_u32_b32 v2, 1.0, vcc_lo // d28b0002 0000d4f2
v_bcnt_u32_b32 v2, v4, 1.0 // d28b0002 0001e504
v_mbcnt_lo_u32_b32 v2, vcc_lo, 1 // d28c0002 0001026a
v_mbcnt_lo_u32_b32 v2, 1, s4 // d28c0002 00000881
v_mbcnt_lo_u32_b32 v2, 1.0, vcc_lo // d28c0002 0000d4f2
v_mbcnt_lo_u32_b32 v2, v4, 1.0 // d28c0002 0001e504
v_mbcnt_hi_u32_b32 v2, vcc_lo, 1 // d28d0002 0001026a
v_mbcnt_hi_u32_b32 v2, 1, s4 // d28d0002 00000881
v_mbcnt_hi_u32_b32 v2, 1.0, vcc_lo // d28d0002 0000d4f2
v_mbcnt_hi_u32_b32 v2, v4, 1.0 // d28d0002 0001e504
v_lshlrev_b64 v[2:3], vcc_lo, 1.0 // d28f0002 0001e46a
v_lshlrev_b64 v[2:3], 1, s[4:5] // d28f0002 00000881
v_lshlrev_b64 v[2:3], v4, vcc // d28f0002 0000d504
v_lshrrev_b64 v[2:3], vcc_lo, 1 // d2900002 0001026a
v_lshrrev_b64 v[2:3], 1, s[4:5] // d2900002 00000881
v_lshrrev_b64 v[2:3], 1.0, vcc // d2900002 0000d4f2
v_lshrrev_b64 v[2:3], v4, 1.0 // d2900002 0001e504
v_ashrrev_i64 v[2:3], vcc_lo, 1.0 // d2910002 0001e46a
v_ashrrev_i64 v[2:3], 1, s[4:5] // d2910002 00000881
v_ashrrev_i64 v[2:3], v4, vcc // d2910002 0000d504
v_trig_preop_f64 v[2:3], vcc, 1.0 // d2920002 0001e46a
v_trig_preop_f64 v[2:3], 1, s4 // d2920002 00000881
v_trig_preop_f64 v[2:3], v[4:5], vcc_lo // d2920002 0000d504
v_bfm_b32 v2, vcc_lo, 1 // d2930002 0001026a
v_bfm_b32 v2, 1, s4 // d2930002 00000881
v_bfm_b32 v2, 1.0, vcc_lo // d2930002 0000d4f2
v_bfm_b32 v2, v4, 1.0 // d2930002 0001e504
v_cvt_pknorm_i16_f32 v2, vcc_lo, 1.0 // d2940002 0001e46a
v_cvt_pknorm_i16_f32 v2, 1, s4 // d2940002 00000881
v_cvt_pknorm_i16_f32 v2, v4, vcc_lo // d2940002 0000d504
v_cvt_pknorm_u16_f32 v2, vcc_lo, 1.0 // d2950002 0001e46a
v_cvt_pknorm_u16_f32 v2, 1, s4 // d2950002 00000881
v_cvt_pknorm_u16_f32 v2, v4, vcc_lo // d2950002 0000d504
v_cvt_pkrtz_f16_f32 v2, vcc_lo, 1 // d2960002 0001026a
v_cvt_pkrtz_f16_f32 v2, 1, s4 // d2960002 00000881
v_cvt_pkrtz_f16_f32 v2, 1.0, vcc_lo // d2960002 0000d4f2
v_cvt_pkrtz_f16_f32 v2, v4, 1.0 // d2960002 0001e504
v_cvt_pk_u16_u32 v2, vcc_lo, 1.0 // d2970002 0001e46a
v_cvt_pk_u16_u32 v2, 1, s4 // d2970002 00000881
v_cvt_pk_u16_u32 v2, v4, vcc_lo // d2970002 0000d504
v_cvt_pk_i16_i32 v2, vcc_lo, 1.0 // d2980002 0001e46a
v_cvt_pk_i16_i32 v2, 1, s4 // d2980002 00000881
v_cvt_pk_i16_i32 v2, v4, vcc_lo // d2980002 0000d504
v_cvt_pknorm_i16_f16 v2, vcc_lo, 1.0 // d2990002 0001e46a
v_cvt_pknorm_i16_f16 v2, 1, s4 // d2990002 00000881
v_cvt_pknorm_i16_f16 v2, v4, vcc_lo // d2990002 0000d504
v_cvt_pknorm_u16_f16 v2, vcc_lo, 1.0 // d29a0002 0001e46a
v_cvt_pknorm_u16_f16 v2, 1, s4 // d29a0002 00000881
v_cvt_pknorm_u16_f16 v2, v4, vcc_lo // d29a0002 0000d504
v_add_i32 v2, vcc_lo, 1.0 // d29c0002 0001e46a
v_add_i32 v2, 1, s4 // d29c0002 00000881
v_add_i32 v2, v4, vcc_lo // d29c0002 0000d504
v_sub_i32 v2, vcc_lo, 1 // d29d0002 0001026a
v_sub_i32 v2, 1, s4 // d29d0002 00000881
v_sub_i32 v2, 1.0, vcc_lo // d29d0002 0000d4f2
v_sub_i32 v2, v4, 1.0 // d29d0002 0001e504
v_add_i16 v2, 1, s4 // d29e0002 00000881
v_sub_i16 v2, vcc_lo, 1 // d29f0002 0001026a
v_sub_i16 v2, 1, s4 // d29f0002 00000881
v_pack_b32_f16 v2, vcc_lo, 1.0 // d2a00002 0001e46a
v_pack_b32_f16 v2, 1, s4 // d2a00002 00000881
v_pack_b32_f16 v2, v4, vcc_lo // d2a00002 0000d504
v_mul_legacy_f32 v2, vcc_lo, 1.0 // d2a10002 0001e46a
v_mul_legacy_f32 v2, 1, s4 // d2a10002 00000881
v_mul_legacy_f32 v2, v4, vcc_lo // d2a10002 0000d504
v_cvt_pk_fp8_f32 v2, vcc_lo, 1.0 // d2a20002 0001e46a
v_cvt_pk_fp8_f32 v2, 1, s4 // d2a20002 00000881
v_cvt_pk_fp8_f32 v2, v4, vcc_lo // d2a20002 0000d504
v_cvt_pk_bf8_f32 v2, vcc_lo, 1.0 // d2a30002 0001e46a
v_cvt_pk_bf8_f32 v2, 1, s4 // d2a30002 00000881
v_cvt_pk_bf8_f32 v2, v4, vcc_lo // d2a30002 0000d504
v_cvt_sr_fp8_f32 v2, vcc_lo, 1.0 // d2a40002 0001e46a
v_cvt_sr_fp8_f32 v2, 1, s4 // d2a40002 00000881
v_cvt_sr_fp8_f32 v2, v4, vcc_lo // d2a40002 0000d504
v_cvt_sr_bf8_f32 v2, vcc_lo, 1.0 // d2a50002 0001e46a
v_cvt_sr_bf8_f32 v2, 1, s4 // d2a50002 00000881
v_cvt_sr_bf8_f32 v2, v4, vcc_lo // d2a50002 0000d504
v_cvt_sr_f16_f32 v2, vcc_lo, 1.0 // d2a60002 0001e46a
v_cvt_sr_f16_f32 v2, 1, s4 // d2a60002 00000881
v_cvt_sr_f16_f32 v2, v4, vcc_lo // d2a60002 0000d504
v_cvt_sr_bf16_f32 v2, vcc_lo, 1.0 // d2a70002 0001e46a
v_cvt_sr_bf16_f32 v2, 1, s4 // d2a70002 00000881
v_cvt_sr_bf16_f32 v2, v4, vcc_lo // d2a70002 0000d504
v_minimum3_f32 v2, vcc_lo, 1, 1 // d2a80002 0205026a
v_minimum3_f32 v2, 1, s4, 1.0 // d2a80002 03c80881
v_minimum3_f32 v2, 1.0, vcc_lo, v12 // d2a80002 0430d4f2
v_minimum3_f32 v2, v4, 1.0, s4 // d2a80002 0011e504
v_minimum3_f32 v2, v4, v8, vcc_lo // d2a80002 01aa1104
v_maximum3_f32 v2, vcc_lo, 1, 1 // d2a90002 0205026a
v_maximum3_f32 v2, 1, s4, 1.0 // d2a90002 03c80881
v_maximum3_f32 v2, 1.0, vcc_lo, v12 // d2a90002 0430d4f2
v_maximum3_f32 v2, v4, 1.0, s4 // d2a90002 0011e504
v_maximum3_f32 v2, v4, v8, vcc_lo // d2a90002 01aa1104
v_pk_mad_i16 v2, vcc_lo, 1.0, 1 // d3804002 1a05e46a
v_pk_mad_i16 v2, 1, s4, 1.0 // d3804002 1bc80881
v_pk_mad_i16 v2, v4, vcc_lo, v12 // d3804002 1c30d504
v_pk_mad_i16 v2, v4, v8, s4 // d3804002 18121104
v_pk_mad_i16 v2, v4, v8, vcc_lo // d3804002 19aa1104
v_pk_mul_lo_u16 v2, vcc_lo, 1.0 // d3814002 1801e46a
v_pk_mul_lo_u16 v2, 1, s4 // d3814002 18000881
v_pk_mul_lo_u16 v2, v4, vcc_lo // d3814002 1800d504
v_pk_add_i16 v2, vcc_lo, 1.0 // d3824002 1801e46a
v_pk_add_i16 v2, 1, s4 // d3824002 18000881
v_pk_add_i16 v2, v4, vcc_lo // d3824002 1800d504
v_pk_sub_i16 v2, vcc_lo, 1 // d3834002 1801026a
v_pk_sub_i16 v2, 1, s4 // d3834002 18000881
v_pk_sub_i16 v2, v4, vcc_lo // d3834002 1800d504
v_pk_sub_i16 v2, v4, 1.0 // d3834002 1801e504
v_pk_lshlrev_b16 v2, vcc_lo, 1 // d3844002 1801026a
v_pk_lshlrev_b16 v2, 1, s4 // d3844002 18000881
v_pk_lshlrev_b16 v2, v4, vcc_lo // d3844002 1800d504
v_pk_lshlrev_b16 v2, v4, 1.0 // d3844002 1801e504
v_pk_lshrrev_b16 v2, vcc_lo, 1 // d3854002 1801026a
v_pk_lshrrev_b16 v2, 1, s4 // d3854002 18000881
v_pk_lshrrev_b16 v2, v4, vcc_lo // d3854002 1800d504
v_pk_lshrrev_b16 v2, v4, 1.0 // d3854002 1801e504
v_pk_ashrrev_i16 v2, vcc_lo, 1.0 // d3864002 1801e46a
v_pk_ashrrev_i16 v2, 1, s4 // d3864002 18000881
v_pk_ashrrev_i16 v2, v4, vcc_lo // d3864002 1800d504
v_pk_max_i16 v2, vcc_lo, 1 // d3874002 1801026a
v_pk_max_i16 v2, 1, s4 // d3874002 18000881
v_pk_max_i16 v2, v4, vcc_lo // d3874002 1800d504
v_pk_max_i16 v2, v4, 1.0 // d3874002 1801e504
v_pk_min_i16 v2, vcc_lo, 1 // d3884002 1801026a
v_pk_min_i16 v2, 1, s4 // d3884002 18000881
v_pk_min_i16 v2, v4, vcc_lo // d3884002 1800d504
v_pk_min_i16 v2, v4, 1.0 // d3884002 1801e504
v_pk_mad_u16 v2, vcc_lo, 1.0, 1 // d3894002 1a05e46a
v_pk_mad_u16 v2, 1, s4, 1.0 // d3894002 1bc80881
v_pk_mad_u16 v2, v4, vcc_lo, v12 // d3894002 1c30d504
v_pk_mad_u16 v2, v4, v8, s4 // d3894002 18121104
v_pk_mad_u16 v2, v4, v8, vcc_lo // d3894002 19aa1104
v_pk_add_u16 v2, vcc_lo, 1 // d38a4002 1801026a
v_pk_add_u16 v2, 1, s4 // d38a4002 18000881
v_pk_add_u16 v2, v4, vcc_lo // d38a4002 1800d504
v_pk_add_u16 v2, v4, 1.0 // d38a4002 1801e504
v_pk_sub_u16 v2, vcc_lo, 1 // d38b4002 1801026a
v_pk_sub_u16 v2, 1, s4 // d38b4002 18000881
v_pk_sub_u16 v2, v4, vcc_lo // d38b4002 1800d504
v_pk_sub_u16 v2, v4, 1.0 // d38b4002 1801e504
v_pk_max_u16 v2, vcc_lo, 1 // d38c4002 1801026a
v_pk_max_u16 v2, 1, s4 // d38c4002 18000881
v_pk_max_u16 v2, v4, vcc_lo // d38c4002 1800d504
v_pk_max_u16 v2, v4, 1.0 // d38c4002 1801e504
v_pk_min_u16 v2, vcc_lo, 1 // d38d4002 1801026a
v_pk_min_u16 v2, 1, s4 // d38d4002 18000881
v_pk_min_u16 v2, v4, vcc_lo // d38d4002 1800d504
v_pk_min_u16 v2, v4, 1.0 // d38d4002 1801e504
v_pk_fma_f16 v2, vcc_lo, 1.0, 1 // d38e4002 1a05e46a
v_pk_fma_f16 v2, 1, s4, 1.0 // d38e4002 1bc80881
v_pk_fma_f16 v2, v4, vcc_lo, v12 // d38e4002 1c30d504
v_pk_fma_f16 v2, v4, v8, s4 // d38e4002 18121104
v_pk_fma_f16 v2, v4, v8, vcc_lo // d38e4002 19aa1104
v_pk_add_f16 v2, vcc_lo, 1.0 // d38f4002 1801e46a
v_pk_add_f16 v2, 1, s4 // d38f4002 18000881
v_pk_add_f16 v2, v4, vcc_lo // d38f4002 1800d504
v_pk_mul_f16 v2, vcc_lo, 1 // d3904002 1801026a
v_pk_mul_f16 v2, 1, s4 // d3904002 18000881
v_pk_mul_f16 v2, v4, vcc_lo // d3904002 1800d504
v_pk_mul_f16 v2, v4, 1.0 // d3904002 1801e504
v_pk_min_f16 v2, vcc_lo, 1 // d3914002 1801026a
v_pk_min_f16 v2, 1, s4 // d3914002 18000881
v_pk_min_f16 v2, v4, vcc_lo // d3914002 1800d504
v_pk_min_f16 v2, v4, 1.0 // d3914002 1801e504
v_pk_max_f16 v2, vcc_lo, 1 // d3924002 1801026a
v_pk_max_f16 v2, 1, s4 // d3924002 18000881
v_pk_max_f16 v2, v4, vcc_lo // d3924002 1800d504
v_pk_max_f16 v2, v4, 1.0 // d3924002 1801e504
v_dot2_f32_bf16 v2, vcc_lo, 1.0, 1 // d39a4002 1a05e46a
v_dot2_f32_bf16 v2, 1, s4, 1.0 // d39a4002 1bc80881
v_dot2_f32_bf16 v2, v4, vcc_lo, v12 // d39a4002 1c30d504
v_dot2_f32_bf16 v2, v4, v8, s4 // d39a4002 18121104
v_dot2_f32_bf16 v2, v4, v8, vcc_lo // d39a4002 19aa1104
v_pk_minimum3_f16 v2, vcc_lo, 1, 1 // d39b4002 1a05026a
v_pk_minimum3_f16 v2, 1, s4, 1.0 // d39b4002 1bc80881
v_pk_minimum3_f16 v2, v4, vcc_lo, v12 // d39b4002 1c30d504
v_pk_minimum3_f16 v2, v4, 1.0, s4 // d39b4002 1811e504
v_pk_minimum3_f16 v2, v4, v8, vcc_lo // d39b4002 19aa1104
v_pk_maximum3_f16 v2, vcc_lo, 1, 1 // d39c4002 1a05026a
v_pk_maximum3_f16 v2, 1, s4, 1.0 // d39c4002 1bc80881
v_pk_maximum3_f16 v2, v4, vcc_lo, v12 // d39c4002 1c30d504
v_pk_maximum3_f16 v2, v4, 1.0, s4 // d39c4002 1811e504
v_pk_maximum3_f16 v2, v4, v8, vcc_lo // d39c4002 19aa1104
v_fma_mix_f32 v2, vcc_lo, 1.0, 1 op_sel_hi:[1,1,1] // d3a04002 1a05e46a
v_fma_mix_f32 v2, 1, s4, 1.0 op_sel_hi:[1,1,1] // d3a04002 1bc80881
v_fma_mix_f32 v2, v4, vcc_lo, v12 op_sel_hi:[1,1,1] // d3a04002 1c30d504
v_fma_mix_f32 v2, v4, v8, s4 op_sel_hi:[1,1,1] // d3a04002 18121104
v_fma_mix_f32 v2, v4, v8, vcc_lo op_sel_hi:[1,1,1] // d3a04002 19aa1104
v_fma_mixlo_f16 v2, vcc_lo, 1.0, 1 op_sel_hi:[1,1,1] // d3a14002 1a05e46a
v_fma_mixlo_f16 v2, 1, s4, 1.0 op_sel_hi:[1,1,1] // d3a14002 1bc80881
v_fma_mixlo_f16 v2, v4, vcc_lo, v12 op_sel_hi:[1,1,1] // d3a14002 1c30d504
v_fma_mixlo_f16 v2, v4, v8, s4 op_sel_hi:[1,1,1] // d3a14002 18121104
v_fma_mixlo_f16 v2, v4, v8, vcc_lo op_sel_hi:[1,1,1] // d3a14002 19aa1104
v_fma_mixhi_f16 v2, vcc_lo, 1, 1 op_sel_hi:[1,1,1] // d3a24002 1a05026a
v_fma_mixhi_f16 v2, 1, s4, 1.0 op_sel_hi:[1,1,1] // d3a24002 1bc80881
v_fma_mixhi_f16 v2, v4, vcc_lo, v12 op_sel_hi:[1,1,1] // d3a24002 1c30d504
v_fma_mixhi_f16 v2, v4, 1.0, s4 op_sel_hi:[1,1,1] // d3a24002 1811e504
v_fma_mixhi_f16 v2, v4, v8, vcc_lo op_sel_hi:[1,1,1] // d3a24002 19aa1104
v_dot2_f32_f16 v2, vcc_lo, 1.0, 1 // d3a34002 1a05e46a
v_dot2_f32_f16 v2, 1, s4, 1.0 // d3a34002 1bc80881
v_dot2_f32_f16 v2, v4, vcc_lo, v12 // d3a34002 1c30d504
v_dot2_f32_f16 v2, v4, v8, s4 // d3a34002 18121104
v_dot2_f32_f16 v2, v4, v8, vcc_lo // d3a34002 19aa1104
v_dot2_i32_i16 v2, vcc_lo, 1.0, 1 // d3a64002 1a05e46a
v_dot2_i32_i16 v2, 1, s4, 1.0 // d3a64002 1bc80881
v_dot2_i32_i16 v2, v4, vcc_lo, v12 // d3a64002 1c30d504
v_dot2_i32_i16 v2, v4, v8, s4 // d3a64002 18121104
v_dot2_i32_i16 v2, v4, v8, vcc_lo // d3a64002 19aa1104
v_dot2_u32_u16 v2, vcc_lo, 1.0, 1 // d3a74002 1a05e46a
v_dot2_u32_u16 v2, 1, s4, 1.0 // d3a74002 1bc80881
v_dot2_u32_u16 v2, v4, vcc_lo, v12 // d3a74002 1c30d504
v_dot2_u32_u16 v2, v4, v8, s4 // d3a74002 18121104
v_dot2_u32_u16 v2, v4, v8, vcc_lo // d3a74002 19aa1104
v_dot4_i32_i8 v2, vcc_lo, 1.0, 1 // d3a84002 1a05e46a
v_dot4_i32_i8 v2, 1, s4, 1.0 // d3a84002 1bc80881
v_dot4_i32_i8 v2, v4, vcc_lo, v12 // d3a84002 1c30d504
v_dot4_i32_i8 v2, v4, v8, s4 // d3a84002 18121104
v_dot4_i32_i8 v2, v4, v8, vcc_lo // d3a84002 19aa1104
v_dot4_u32_u8 v2, vcc_lo, 1.0, 1 // d3a94002 1a05e46a
v_dot4_u32_u8 v2, 1, s4, 1.0 // d3a94002 1bc80881
v_dot4_u32_u8 v2, v4, vcc_lo, v12 // d3a94002 1c30d504
v_dot4_u32_u8 v2, v4, v8, s4 // d3a94002 18121104
v_dot4_u32_u8 v2, v4, v8, vcc_lo // d3a94002 19aa1104
v_dot8_i32_i4 v2, vcc_lo, 1.0, 1 // d3aa4002 1a05e46a
v_dot8_i32_i4 v2, 1, s4, 1.0 // d3aa4002 1bc80881
v_dot8_i32_i4 v2, v4, vcc_lo, v12 // d3aa4002 1c30d504
v_dot8_i32_i4 v2, v4, v8, s4 // d3aa4002 18121104
v_dot8_i32_i4 v2, v4, v8, vcc_lo // d3aa4002 19aa1104
v_dot8_u32_u4 v2, vcc_lo, 1.0, 1 // d3ab4002 1a05e46a
v_dot8_u32_u4 v2, 1, s4, 1.0 // d3ab4002 1bc80881
v_dot8_u32_u4 v2, v4, vcc_lo, v12 // d3ab4002 1c30d504
v_dot8_u32_u4 v2, v4, v8, s4 // d3ab4002 18121104
v_dot8_u32_u4 v2, v4, v8, vcc_lo // d3ab4002 19aa1104
v_pk_fma_f32 v[2:3], vcc, 1.0, 1 // d3b04002 1a05e46a
v_pk_fma_f32 v[2:3], 1, s[4:5], 1.0 // d3b04002 1bc80881
v_pk_fma_f32 v[2:3], v[4:5], vcc, v[12:13] // d3b04002 1c30d504
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], s[4:5] // d3b04002 18121104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], vcc // d3b04002 19aa1104
v_pk_mul_f32 v[2:3], vcc, 1.0 // d3b14002 1801e46a
v_pk_mul_f32 v[2:3], 1, s[4:5] // d3b14002 18000881
v_pk_mul_f32 v[2:3], v[4:5], vcc // d3b14002 1800d504
v_pk_add_f32 v[2:3], vcc, 1 // d3b24002 1801026a
v_pk_add_f32 v[2:3], 1, s[4:5] // d3b24002 18000881
v_pk_add_f32 v[2:3], v[4:5], vcc // d3b24002 1800d504
v_pk_add_f32 v[2:3], v[4:5], 1.0 // d3b24002 1801e504
v_pk_mov_b32 v[2:3], vcc, 1.0 // d3b34002 1801e46a
v_pk_mov_b32 v[2:3], 1, s[4:5] // d3b34002 18000881
v_pk_mov_b32 v[2:3], v[4:5], vcc // d3b34002 1800d504
v_mfma_f32_32x32x8_f16 v[0:15], v[96:97], v[112:113], 1.0 // d3cc0000 03cae160
v_accvgpr_write_b32 a2, vcc_lo // d3d94002 1800006a
v_mfma_f32_32x32x8_bf16 v[0:15], v[96:97], v[112:113], 1.0 // d3e00000 03cae160
v_mfma_ld_scale_b32 s4, 1 // d3ac4000 18010204
v_mfma_ld_scale_b32 vcc_lo, 1.0 // d3ac4000 1801e46a
v_mfma_ld_scale_b32 1, s4 // d3ac4000 18000881
v_mfma_ld_scale_b32 1.0, vcc_lo // d3ac4000 1800d4f2
buffer_load_format_x v4, off, s[8:11], 1.0 // e0000000 f2020400
buffer_load_format_xy v[4:5], off, s[8:11], 1.0 // e0040000 f2020400
buffer_load_format_xyz v[4:6], off, s[8:11], 1.0 // e0080000 f2020400
buffer_load_format_xyzw v[4:7], off, s[8:11], 1.0 // e00c0000 f2020400
buffer_store_format_x v4, off, s[8:11], 1.0 // e0100000 f2020400
buffer_store_format_xy v[4:5], off, s[8:11], 1.0 // e0140000 f2020400
buffer_store_format_xyz v[4:6], off, s[8:11], 1.0 // e0180000 f2020400
buffer_store_format_xyzw v[4:7], off, s[8:11], 1.0 // e01c0000 f2020400
buffer_load_format_d16_x v4, off, s[8:11], 1.0 // e0200000 f2020400
buffer_load_format_d16_xy v4, v2, s[8:11], vcc_lo offen offset:16 // e0241010 6a020402
buffer_load_format_d16_xy v4, v2, s[8:11], 1 offen offset:16 // e0241010 81020402
buffer_load_format_d16_xy v4, v2, s[8:11], 1.0 offen offset:16 // e0241010 f2020402
buffer_load_format_d16_xyz v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e0281010 6a020402
buffer_load_format_d16_xyz v[4:5], v2, s[8:11], 1 offen offset:16 // e0281010 81020402
buffer_load_format_d16_xyz v[4:5], v2, s[8:11], 1.0 offen offset:16 // e0281010 f2020402
buffer_load_format_d16_xyzw v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e02c1010 6a020402
buffer_load_format_d16_xyzw v[4:5], v2, s[8:11], 1 offen offset:16 // e02c1010 81020402
buffer_load_format_d16_xyzw v[4:5], v2, s[8:11], 1.0 offen offset:16 // e02c1010 f2020402
buffer_store_format_d16_x v4, v2, s[8:11], vcc_lo offen offset:16 // e0301010 6a020402
buffer_store_format_d16_x v4, v2, s[8:11], 1 offen offset:16 // e0301010 81020402
buffer_store_format_d16_x v4, v2, s[8:11], 1.0 offen offset:16 // e0301010 f2020402
buffer_store_format_d16_xy v4, v2, s[8:11], vcc_lo offen offset:16 // e0341010 6a020402
buffer_store_format_d16_xy v4, v2, s[8:11], 1 offen offset:16 // e0341010 81020402
buffer_store_format_d16_xy v4, v2, s[8:11], 1.0 offen offset:16 // e0341010 f2020402
buffer_store_format_d16_xyz v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e0381010 6a020402
buffer_store_format_d16_xyz v[4:5], v2, s[8:11], 1 offen offset:16 // e0381010 81020402
buffer_store_format_d16_xyz v[4:5], v2, s[8:11], 1.0 offen offset:16 // e0381010 f2020402
buffer_store_format_d16_xyzw v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e03c1010 6a020402
buffer_store_format_d16_xyzw v[4:5], v2, s[8:11], 1 offen offset:16 // e03c1010 81020402
buffer_store_format_d16_xyzw v[4:5], v2, s[8:11], 1.0 offen offset:16 // e03c1010 f2020402
buffer_load_ubyte v4, off, s[8:11], 1.0 // e0400000 f2020400
buffer_load_sbyte v4, off, s[8:11], 1.0 // e0440000 f2020400
buffer_load_ushort v4, off, s[8:11], 1.0 // e0480000 f2020400
buffer_load_sshort v4, off, s[8:11], 1.0 // e04c0000 f2020400
buffer_load_dword v4, v2, s[8:11], vcc_lo offen offset:16 // e0501010 6a020402
buffer_load_dword v4, v2, s[8:11], 1 offen offset:16 // e0501010 81020402
buffer_load_dword v4, v2, s[8:11], 1.0 offen offset:16 // e0501010 f2020402
buffer_load_dwordx2 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e0541010 6a020402
buffer_load_dwordx2 v[4:5], v2, s[8:11], 1 offen offset:16 // e0541010 81020402
buffer_load_dwordx2 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e0541010 f2020402
buffer_load_dwordx3 v[4:6], off, s[8:11], 1.0 // e0580000 f2020400
buffer_load_dwordx4 v[4:7], off, s[8:11], 1.0 // e05c0000 f2020400
buffer_store_byte v4, off, s[8:11], 1.0 // e0600000 f2020400
buffer_store_byte_d16_hi v4, v2, s[8:11], vcc_lo offen offset:16 // e0641010 6a020402
buffer_store_byte_d16_hi v4, v2, s[8:11], 1 offen offset:16 // e0641010 81020402
buffer_store_byte_d16_hi v4, v2, s[8:11], 1.0 offen offset:16 // e0641010 f2020402
buffer_store_short v4, off, s[8:11], 1.0 // e0680000 f2020400
buffer_store_short_d16_hi v4, v2, s[8:11], vcc_lo offen offset:16 // e06c1010 6a020402
buffer_store_short_d16_hi v4, v2, s[8:11], 1 offen offset:16 // e06c1010 81020402
buffer_store_short_d16_hi v4, v2, s[8:11], 1.0 offen offset:16 // e06c1010 f2020402
buffer_store_dword v4, v2, s[8:11], vcc_lo offen offset:16 // e0701010 6a020402
buffer_store_dword v4, v2, s[8:11], 1 offen offset:16 // e0701010 81020402
buffer_store_dword v4, v2, s[8:11], 1.0 offen offset:16 // e0701010 f2020402
buffer_store_dwordx2 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e0741010 6a020402
buffer_store_dwordx2 v[4:5], v2, s[8:11], 1 offen offset:16 // e0741010 81020402
buffer_store_dwordx2 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e0741010 f2020402
buffer_store_dwordx3 v[4:6], v2, s[8:11], vcc_lo offen offset:16 // e0781010 6a020402
buffer_store_dwordx3 v[4:6], v2, s[8:11], 1 offen offset:16 // e0781010 81020402
buffer_store_dwordx3 v[4:6], v2, s[8:11], 1.0 offen offset:16 // e0781010 f2020402
buffer_store_dwordx4 v[4:7], v2, s[8:11], vcc_lo offen offset:16 // e07c1010 6a020402
buffer_store_dwordx4 v[4:7], v2, s[8:11], 1 offen offset:16 // e07c1010 81020402
buffer_store_dwordx4 v[4:7], v2, s[8:11], 1.0 offen offset:16 // e07c1010 f2020402
buffer_load_ubyte_d16 v4, off, s[8:11], 1.0 // e0800000 f2020400
buffer_load_ubyte_d16_hi v4, v2, s[8:11], vcc_lo offen offset:16 // e0841010 6a020402
buffer_load_ubyte_d16_hi v4, v2, s[8:11], 1 offen offset:16 // e0841010 81020402
buffer_load_ubyte_d16_hi v4, v2, s[8:11], 1.0 offen offset:16 // e0841010 f2020402
buffer_load_sbyte_d16 v4, off, s[8:11], 1.0 // e0880000 f2020400
buffer_load_sbyte_d16_hi v4, v2, s[8:11], vcc_lo offen offset:16 // e08c1010 6a020402
buffer_load_sbyte_d16_hi v4, v2, s[8:11], 1 offen offset:16 // e08c1010 81020402
buffer_load_sbyte_d16_hi v4, v2, s[8:11], 1.0 offen offset:16 // e08c1010 f2020402
buffer_load_short_d16 v4, off, s[8:11], 1.0 // e0900000 f2020400
buffer_load_short_d16_hi v4, v2, s[8:11], vcc_lo offen offset:16 // e0941010 6a020402
buffer_load_short_d16_hi v4, v2, s[8:11], 1 offen offset:16 // e0941010 81020402
buffer_load_short_d16_hi v4, v2, s[8:11], 1.0 offen offset:16 // e0941010 f2020402
buffer_load_format_d16_hi_x v4, off, s[8:11], 1.0 // e0980000 f2020400
buffer_store_format_d16_hi_x v4, v2, s[8:11], vcc_lo offen offset:16 // e09c1010 6a020402
buffer_store_format_d16_hi_x v4, v2, s[8:11], 1 offen offset:16 // e09c1010 81020402
buffer_store_format_d16_hi_x v4, v2, s[8:11], 1.0 offen offset:16 // e09c1010 f2020402
buffer_atomic_swap v4, off, s[8:11], 1.0 // e1000000 f2020400
buffer_atomic_cmpswap v[4:5], off, s[8:11], 1.0 // e1040000 f2020400
buffer_atomic_add v4, v2, s[8:11], vcc_lo offen offset:16 // e1081010 6a020402
buffer_atomic_add v4, v2, s[8:11], 1 offen offset:16 // e1081010 81020402
buffer_atomic_add v4, v2, s[8:11], 1.0 offen offset:16 // e1081010 f2020402
buffer_atomic_sub v4, v2, s[8:11], vcc_lo offen offset:16 // e10c1010 6a020402
buffer_atomic_sub v4, v2, s[8:11], 1 offen offset:16 // e10c1010 81020402
buffer_atomic_sub v4, v2, s[8:11], 1.0 offen offset:16 // e10c1010 f2020402
buffer_atomic_smin v4, v2, s[8:11], vcc_lo offen offset:16 // e1101010 6a020402
buffer_atomic_smin v4, v2, s[8:11], 1 offen offset:16 // e1101010 81020402
buffer_atomic_smin v4, v2, s[8:11], 1.0 offen offset:16 // e1101010 f2020402
buffer_atomic_umin v4, v2, s[8:11], vcc_lo offen offset:16 // e1141010 6a020402
buffer_atomic_umin v4, v2, s[8:11], 1 offen offset:16 // e1141010 81020402
buffer_atomic_umin v4, v2, s[8:11], 1.0 offen offset:16 // e1141010 f2020402
buffer_atomic_smax v4, v2, s[8:11], vcc_lo offen offset:16 // e1181010 6a020402
buffer_atomic_smax v4, v2, s[8:11], 1 offen offset:16 // e1181010 81020402
buffer_atomic_smax v4, v2, s[8:11], 1.0 offen offset:16 // e1181010 f2020402
buffer_atomic_umax v4, v2, s[8:11], vcc_lo offen offset:16 // e11c1010 6a020402
buffer_atomic_umax v4, v2, s[8:11], 1 offen offset:16 // e11c1010 81020402
buffer_atomic_umax v4, v2, s[8:11], 1.0 offen offset:16 // e11c1010 f2020402
buffer_atomic_and v4, v2, s[8:11], vcc_lo offen offset:16 // e1201010 6a020402
buffer_atomic_and v4, v2, s[8:11], 1 offen offset:16 // e1201010 81020402
buffer_atomic_and v4, v2, s[8:11], 1.0 offen offset:16 // e1201010 f2020402
buffer_atomic_or v4, v2, s[8:11], vcc_lo offen offset:16 // e1241010 6a020402
buffer_atomic_or v4, v2, s[8:11], 1 offen offset:16 // e1241010 81020402
buffer_atomic_or v4, v2, s[8:11], 1.0 offen offset:16 // e1241010 f2020402
buffer_atomic_xor v4, v2, s[8:11], vcc_lo offen offset:16 // e1281010 6a020402
buffer_atomic_xor v4, v2, s[8:11], 1 offen offset:16 // e1281010 81020402
buffer_atomic_xor v4, v2, s[8:11], 1.0 offen offset:16 // e1281010 f2020402
buffer_atomic_inc v4, v2, s[8:11], vcc_lo offen offset:16 // e12c1010 6a020402
buffer_atomic_inc v4, v2, s[8:11], 1 offen offset:16 // e12c1010 81020402
buffer_atomic_inc v4, v2, s[8:11], 1.0 offen offset:16 // e12c1010 f2020402
buffer_atomic_dec v4, v2, s[8:11], vcc_lo offen offset:16 // e1301010 6a020402
buffer_atomic_dec v4, v2, s[8:11], 1 offen offset:16 // e1301010 81020402
buffer_atomic_dec v4, v2, s[8:11], 1.0 offen offset:16 // e1301010 f2020402
buffer_atomic_add_f32 v4, v2, s[8:11], vcc_lo offen offset:16 // e1341010 6a020402
buffer_atomic_add_f32 v4, v2, s[8:11], 1 offen offset:16 // e1341010 81020402
buffer_atomic_add_f32 v4, v2, s[8:11], 1.0 offen offset:16 // e1341010 f2020402
buffer_atomic_pk_add_f16 v4, v2, s[8:11], vcc_lo offen offset:16 // e1381010 6a020402
buffer_atomic_pk_add_f16 v4, v2, s[8:11], 1 offen offset:16 // e1381010 81020402
buffer_atomic_pk_add_f16 v4, v2, s[8:11], 1.0 offen offset:16 // e1381010 f2020402
buffer_atomic_add_f64 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e13c1010 6a020402
buffer_atomic_add_f64 v[4:5], v2, s[8:11], 1 offen offset:16 // e13c1010 81020402
buffer_atomic_add_f64 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e13c1010 f2020402
buffer_atomic_min_f64 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e1401010 6a020402
buffer_atomic_min_f64 v[4:5], v2, s[8:11], 1 offen offset:16 // e1401010 81020402
buffer_atomic_min_f64 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e1401010 f2020402
buffer_atomic_max_f64 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e1441010 6a020402
buffer_atomic_max_f64 v[4:5], v2, s[8:11], 1 offen offset:16 // e1441010 81020402
buffer_atomic_max_f64 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e1441010 f2020402
buffer_atomic_pk_add_bf16 v4, v2, s[8:11], vcc_lo offen offset:16 // e1481010 6a020402
buffer_atomic_pk_add_bf16 v4, v2, s[8:11], 1 offen offset:16 // e1481010 81020402
buffer_atomic_pk_add_bf16 v4, v2, s[8:11], 1.0 offen offset:16 // e1481010 f2020402
buffer_atomic_swap_x2 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e1801010 6a020402
buffer_atomic_swap_x2 v[4:5], v2, s[8:11], 1 offen offset:16 // e1801010 81020402
buffer_atomic_swap_x2 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e1801010 f2020402
buffer_atomic_cmpswap_x2 v[4:7], off, s[8:11], 1.0 // e1840000 f2020400
buffer_atomic_add_x2 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e1881010 6a020402
buffer_atomic_add_x2 v[4:5], v2, s[8:11], 1 offen offset:16 // e1881010 81020402
buffer_atomic_add_x2 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e1881010 f2020402
buffer_atomic_sub_x2 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e18c1010 6a020402
buffer_atomic_sub_x2 v[4:5], v2, s[8:11], 1 offen offset:16 // e18c1010 81020402
buffer_atomic_sub_x2 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e18c1010 f2020402
buffer_atomic_smin_x2 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e1901010 6a020402
buffer_atomic_smin_x2 v[4:5], v2, s[8:11], 1 offen offset:16 // e1901010 81020402
buffer_atomic_smin_x2 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e1901010 f2020402
buffer_atomic_umin_x2 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e1941010 6a020402
buffer_atomic_umin_x2 v[4:5], v2, s[8:11], 1 offen offset:16 // e1941010 81020402
buffer_atomic_umin_x2 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e1941010 f2020402
buffer_atomic_smax_x2 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e1981010 6a020402
buffer_atomic_smax_x2 v[4:5], v2, s[8:11], 1 offen offset:16 // e1981010 81020402
buffer_atomic_smax_x2 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e1981010 f2020402
buffer_atomic_umax_x2 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e19c1010 6a020402
buffer_atomic_umax_x2 v[4:5], v2, s[8:11], 1 offen offset:16 // e19c1010 81020402
buffer_atomic_umax_x2 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e19c1010 f2020402
buffer_atomic_and_x2 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e1a01010 6a020402
buffer_atomic_and_x2 v[4:5], v2, s[8:11], 1 offen offset:16 // e1a01010 81020402
buffer_atomic_and_x2 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e1a01010 f2020402
buffer_atomic_or_x2 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e1a41010 6a020402
buffer_atomic_or_x2 v[4:5], v2, s[8:11], 1 offen offset:16 // e1a41010 81020402
buffer_atomic_or_x2 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e1a41010 f2020402
buffer_atomic_xor_x2 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e1a81010 6a020402
buffer_atomic_xor_x2 v[4:5], v2, s[8:11], 1 offen offset:16 // e1a81010 81020402
buffer_atomic_xor_x2 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e1a81010 f2020402
buffer_atomic_inc_x2 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e1ac1010 6a020402
buffer_atomic_inc_x2 v[4:5], v2, s[8:11], 1 offen offset:16 // e1ac1010 81020402
buffer_atomic_inc_x2 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e1ac1010 f2020402
buffer_atomic_dec_x2 v[4:5], v2, s[8:11], vcc_lo offen offset:16 // e1b01010 6a020402
buffer_atomic_dec_x2 v[4:5], v2, s[8:11], 1 offen offset:16 // e1b01010 81020402
buffer_atomic_dec_x2 v[4:5], v2, s[8:11], 1.0 offen offset:16 // e1b01010 f2020402
tbuffer_load_format_x v4, off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba00010 6a020400
tbuffer_load_format_x v4, off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba00010 81020400
tbuffer_load_format_x v4, off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba00010 f2020400
tbuffer_load_format_xy v[4:5], off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba08010 6a020400
tbuffer_load_format_xy v[4:5], off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba08010 81020400
tbuffer_load_format_xy v[4:5], off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba08010 f2020400
tbuffer_load_format_xyz v[4:6], off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba10010 6a020400
tbuffer_load_format_xyz v[4:6], off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba10010 81020400
tbuffer_load_format_xyz v[4:6], off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba10010 f2020400
tbuffer_load_format_xyzw v[4:7], off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba18010 6a020400
tbuffer_load_format_xyzw v[4:7], off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba18010 81020400
tbuffer_load_format_xyzw v[4:7], off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba18010 f2020400
tbuffer_store_format_x v4, off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba20010 6a020400
tbuffer_store_format_x v4, off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba20010 81020400
tbuffer_store_format_x v4, off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba20010 f2020400
tbuffer_store_format_xy v[4:5], off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba28010 6a020400
tbuffer_store_format_xy v[4:5], off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba28010 81020400
tbuffer_store_format_xy v[4:5], off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba28010 f2020400
tbuffer_store_format_xyz v[4:6], off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba30010 6a020400
tbuffer_store_format_xyz v[4:6], off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba30010 81020400
tbuffer_store_format_xyz v[4:6], off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba30010 f2020400
tbuffer_store_format_xyzw v[4:7], off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba38010 6a020400
tbuffer_store_format_xyzw v[4:7], off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba38010 81020400
tbuffer_store_format_xyzw v[4:7], off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba38010 f2020400
tbuffer_load_format_d16_x v4, off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba40010 6a020400
tbuffer_load_format_d16_x v4, off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba40010 81020400
tbuffer_load_format_d16_x v4, off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba40010 f2020400
tbuffer_load_format_d16_xy v4, off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba48010 6a020400
tbuffer_load_format_d16_xy v4, off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba48010 81020400
tbuffer_load_format_d16_xy v4, off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba48010 f2020400
tbuffer_load_format_d16_xyz v[4:5], off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba50010 6a020400
tbuffer_load_format_d16_xyz v[4:5], off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba50010 81020400
tbuffer_load_format_d16_xyz v[4:5], off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba50010 f2020400
tbuffer_load_format_d16_xyzw v[4:5], off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba58010 6a020400
tbuffer_load_format_d16_xyzw v[4:5], off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba58010 81020400
tbuffer_load_format_d16_xyzw v[4:5], off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba58010 f2020400
tbuffer_store_format_d16_x v4, off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba60010 6a020400
tbuffer_store_format_d16_x v4, off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba60010 81020400
tbuffer_store_format_d16_x v4, off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba60010 f2020400
tbuffer_store_format_d16_xy v4, off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba68010 6a020400
tbuffer_store_format_d16_xy v4, off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba68010 81020400
tbuffer_store_format_d16_xy v4, off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba68010 f2020400
tbuffer_store_format_d16_xyz v[4:5], off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba70010 6a020400
tbuffer_store_format_d16_xyz v[4:5], off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba70010 81020400
tbuffer_store_format_d16_xyz v[4:5], off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba70010 f2020400
tbuffer_store_format_d16_xyzw v[4:5], off, s[8:11], vcc_lo format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba78010 6a020400
tbuffer_store_format_d16_xyzw v[4:5], off, s[8:11], 1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba78010 81020400
tbuffer_store_format_d16_xyzw v[4:5], off, s[8:11], 1.0 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba78010 f2020400
global_load_ubyte v12, v2, vcc // dc408000 0c6a0002
global_load_sbyte v12, v2, vcc // dc448000 0c6a0002
global_load_ushort v12, v2, vcc // dc488000 0c6a0002
global_load_sshort v12, v2, vcc // dc4c8000 0c6a0002
global_load_dword v12, v2, vcc // dc508000 0c6a0002
global_load_dwordx2 v[12:13], v2, vcc // dc548000 0c6a0002
global_load_dwordx3 v[12:14], v2, vcc // dc588000 0c6a0002
global_load_dwordx4 v[12:15], v2, vcc // dc5c8000 0c6a0002
global_store_byte v2, v4, vcc // dc608000 006a0402
global_store_byte_d16_hi v2, v4, vcc offset:16 // dc648010 006a0402
global_store_short v2, v4, vcc // dc688000 006a0402
global_store_short_d16_hi v2, v4, vcc offset:16 // dc6c8010 006a0402
global_store_dword v2, v4, vcc // dc708000 006a0402
global_store_dwordx2 v2, v[4:5], vcc // dc748000 006a0402
global_store_dwordx3 v2, v[4:6], vcc // dc788000 006a0402
global_store_dwordx4 v2, v[4:7], vcc // dc7c8000 006a0402
global_load_ubyte_d16 v12, v2, vcc // dc808000 0c6a0002
global_load_ubyte_d16_hi v12, v2, vcc offset:16 // dc848010 0c6a0002
global_load_sbyte_d16 v12, v2, vcc // dc888000 0c6a0002
global_load_sbyte_d16_hi v12, v2, vcc offset:16 // dc8c8010 0c6a0002
global_load_short_d16 v12, v2, vcc // dc908000 0c6a0002
global_load_short_d16_hi v12, v2, vcc offset:16 // dc948010 0c6a0002
global_load_lds_ubyte v2, vcc // dc988000 006a0002
global_load_lds_sbyte v2, vcc offset:16 // dc9c8010 006a0002
global_load_lds_ushort v2, vcc offset:16 // dca08010 006a0002
global_load_lds_sshort v2, vcc offset:16 // dca48010 006a0002
global_load_lds_dword v2, vcc offset:16 // dca88010 006a0002
global_atomic_swap v2, v4, vcc // dd008000 006a0402
global_atomic_cmpswap v2, v[4:5], vcc // dd048000 006a0402
global_atomic_add v2, v4, vcc offset:16 // dd088010 006a0402
global_atomic_sub v2, v4, vcc offset:16 // dd0c8010 006a0402
global_atomic_smin v2, v4, vcc offset:16 // dd108010 006a0402
global_atomic_umin v2, v4, vcc offset:16 // dd148010 006a0402
global_atomic_smax v2, v4, vcc offset:16 // dd188010 006a0402
global_atomic_umax v2, v4, vcc offset:16 // dd1c8010 006a0402
global_atomic_and v2, v4, vcc offset:16 // dd208010 006a0402
global_atomic_or v2, v4, vcc offset:16 // dd248010 006a0402
global_atomic_xor v2, v4, vcc offset:16 // dd288010 006a0402
global_atomic_inc v2, v4, vcc offset:16 // dd2c8010 006a0402
global_atomic_dec v2, v4, vcc offset:16 // dd308010 006a0402
global_atomic_add_f32 v2, v4, vcc offset:16 // dd348010 006a0402
global_atomic_pk_add_f16 v2, v4, vcc offset:16 // dd388010 006a0402
global_atomic_add_f64 v2, v[4:5], vcc // dd3c8000 006a0402
global_atomic_min_f64 v2, v[4:5], vcc offset:16 // dd408010 006a0402
global_atomic_max_f64 v2, v[4:5], vcc offset:16 // dd448010 006a0402
global_atomic_pk_add_bf16 v2, v4, vcc offset:16 // dd488010 006a0402
global_atomic_swap_x2 v2, v[4:5], vcc offset:16 // dd808010 006a0402
global_atomic_cmpswap_x2 v2, v[4:7], vcc // dd848000 006a0402
global_atomic_add_x2 v2, v[4:5], vcc offset:16 // dd888010 006a0402
global_atomic_sub_x2 v2, v[4:5], vcc offset:16 // dd8c8010 006a0402
global_atomic_smin_x2 v2, v[4:5], vcc offset:16 // dd908010 006a0402
global_atomic_umin_x2 v2, v[4:5], vcc offset:16 // dd948010 006a0402
global_atomic_smax_x2 v2, v[4:5], vcc offset:16 // dd988010 006a0402
global_atomic_umax_x2 v2, v[4:5], vcc offset:16 // dd9c8010 006a0402
global_atomic_and_x2 v2, v[4:5], vcc offset:16 // dda08010 006a0402
global_atomic_or_x2 v2, v[4:5], vcc offset:16 // dda48010 006a0402
global_atomic_xor_x2 v2, v[4:5], vcc offset:16 // dda88010 006a0402
global_atomic_inc_x2 v2, v[4:5], vcc offset:16 // ddac8010 006a0402
global_atomic_dec_x2 v2, v[4:5], vcc offset:16 // ddb08010 006a0402
global_load_lds_dwordx4 v2, vcc offset:16 // ddf48010 006a0002
global_load_lds_dwordx3 v2, vcc offset:16 // ddf88010 006a0002
scratch_load_ubyte v12, off, vcc_lo // dc404000 0c6a0000
scratch_load_sbyte v12, off, vcc_lo // dc444000 0c6a0000
scratch_load_ushort v12, off, vcc_lo // dc484000 0c6a0000
scratch_load_sshort v12, off, vcc_lo // dc4c4000 0c6a0000
scratch_load_dword v12, off, vcc_lo // dc504000 0c6a0000
scratch_load_dwordx2 v[12:13], off, vcc_lo // dc544000 0c6a0000
scratch_load_dwordx3 v[12:14], off, vcc_lo // dc584000 0c6a0000
scratch_load_dwordx4 v[12:15], off, vcc_lo // dc5c4000 0c6a0000
scratch_store_byte off, v4, vcc_lo // dc604000 006a0400
scratch_store_byte_d16_hi off, v4, vcc_lo offset:16 // dc644010 006a0400
scratch_store_short off, v4, vcc_lo // dc684000 006a0400
scratch_store_short_d16_hi off, v4, vcc_lo offset:16 // dc6c4010 006a0400
scratch_store_dword off, v4, vcc_lo // dc704000 006a0400
scratch_store_dwordx2 off, v[4:5], vcc_lo // dc744000 006a0400
scratch_store_dwordx3 off, v[4:6], vcc_lo // dc784000 006a0400
scratch_store_dwordx4 off, v[4:7], vcc_lo // dc7c4000 006a0400
scratch_load_ubyte_d16 v12, off, vcc_lo // dc804000 0c6a0000
scratch_load_ubyte_d16_hi v12, off, vcc_lo offset:16 // dc844010 0c6a0000
scratch_load_sbyte_d16 v12, off, vcc_lo // dc884000 0c6a0000
scratch_load_sbyte_d16_hi v12, off, vcc_lo offset:16 // dc8c4010 0c6a0000
scratch_load_short_d16 v12, off, vcc_lo // dc904000 0c6a0000
scratch_load_short_d16_hi v12, off, vcc_lo offset:16 // dc944010 0c6a0000
scratch_load_lds_ubyte off, vcc_lo // dc984000 006a0000
scratch_load_lds_sbyte off, vcc_lo offset:16 // dc9c4010 006a0000
scratch_load_lds_ushort off, vcc_lo offset:16 // dca04010 006a0000
scratch_load_lds_sshort off, vcc_lo offset:16 // dca44010 006a0000
scratch_load_lds_dword off, vcc_lo offset:16 // dca84010 006a0000
v_cndmask_b32_e64 v2, -|1|, -|v8|, s[12:13] // d1000302 60321081
v_cndmask_b32_e64 v2, -|v4|, -|1.0|, s[12:13] // d1000302 6031e504
v_addc_co_u32_e64 v2, s[0:1], 1, v8, s[12:13] clamp // d11c8002 00321081
v_addc_co_u32_e64 v2, s[0:1], v4, 1.0, s[12:13] clamp // d11c8002 0031e504
v_subb_co_u32_e64 v2, exec, v4, v8, s[12:13] clamp // d11dfe02 00321104
v_subb_co_u32_e64 v2, s[0:1], 1, v8, s[12:13] clamp // d11d8002 00321081
v_subb_co_u32_e64 v2, s[0:1], 1.0, v8, s[12:13] clamp // d11d8002 003210f2
v_subb_co_u32_e64 v2, s[0:1], v4, 1, s[12:13] clamp // d11d8002 00310304
v_subb_co_u32_e64 v2, s[0:1], v4, 1.0, s[12:13] clamp // d11d8002 0031e504
v_subbrev_co_u32_e64 v2, exec, v4, v8, s[12:13] clamp // d11efe02 00321104
v_subbrev_co_u32_e64 v2, s[0:1], 1, v8, s[12:13] clamp // d11e8002 00321081
v_subbrev_co_u32_e64 v2, s[0:1], 1.0, v8, s[12:13] clamp // d11e8002 003210f2
v_subbrev_co_u32_e64 v2, s[0:1], v4, 1, s[12:13] clamp // d11e8002 00310304
v_subbrev_co_u32_e64 v2, s[0:1], v4, 1.0, s[12:13] clamp // d11e8002 0031e504
v_add_u16_e64 v2, src_vccz, v8 clamp // d1268002 000210fb
v_add_u16_e64 v2, v4, src_vccz clamp // d1268002 0001f704
v_sub_u16_e64 v2, v4, src_vccz clamp // d1278002 0001f704
v_subrev_u16_e64 v2, v4, src_vccz clamp // d1288002 0001f704
v_mul_lo_u16_e64 v2, src_vccz, -1 // d1290002 000182fb
v_mul_lo_u16_e64 v2, v4, src_vccz // d1290002 0001f704
v_lshlrev_b16_e64 v2, v4, src_vccz // d12a0002 0001f704
v_lshrrev_b16_e64 v2, v4, src_vccz // d12b0002 0001f704
v_ashrrev_i16_e64 v2, src_vccz, -1 // d12c0002 000182fb
v_ashrrev_i16_e64 v2, v4, src_vccz // d12c0002 0001f704
v_max_u16_e64 v2, v4, src_vccz // d12f0002 0001f704
v_max_i16_e64 v2, src_vccz, -1 // d1300002 000182fb
v_max_i16_e64 v2, v4, src_vccz // d1300002 0001f704
v_min_u16_e64 v2, v4, src_vccz // d1310002 0001f704
v_min_i16_e64 v2, v4, src_vccz // d1320002 0001f704
v_ldexp_f16_e64 v2, src_vccz, v8 div:2 // d1330002 180210fb
v_cmp_f_i16_e64 exec, v4, -1 // d0a0007e 00018304
v_cmp_f_i16_e64 s[12:13], src_vccz, -1 // d0a0000c 000182fb
v_cmp_f_i16_e64 s[12:13], v4, src_vccz // d0a0000c 0001f704
v_cmp_lt_i16_e64 s[12:13], v4, src_vccz // d0a1000c 0001f704
v_cmp_eq_i16_e64 s[12:13], v4, src_vccz // d0a2000c 0001f704
v_cmp_le_i16_e64 s[12:13], v4, src_vccz // d0a3000c 0001f704
v_cmp_gt_i16_e64 s[12:13], v4, src_vccz // d0a4000c 0001f704
v_cmp_ne_i16_e64 s[12:13], v4, src_vccz // d0a5000c 0001f704
v_cmp_ge_i16_e64 s[12:13], v4, src_vccz // d0a6000c 0001f704
v_cmp_t_i16_e64 s[12:13], v4, src_vccz // d0a7000c 0001f704
v_cmp_f_u16_e64 exec, v4, -1 // d0a8007e 00018304
v_cmp_f_u16_e64 s[12:13], src_vccz, -1 // d0a8000c 000182fb
v_cmp_f_u16_e64 s[12:13], v4, src_vccz // d0a8000c 0001f704
v_cmp_lt_u16_e64 s[12:13], v4, src_vccz // d0a9000c 0001f704
v_cmp_eq_u16_e64 s[12:13], v4, src_vccz // d0aa000c 0001f704
v_cmp_le_u16_e64 s[12:13], v4, src_vccz // d0ab000c 0001f704
v_cmp_gt_u16_e64 s[12:13], v4, src_vccz // d0ac000c 0001f704
v_cmp_ne_u16_e64 s[12:13], v4, src_vccz // d0ad000c 0001f704
v_cmp_ge_u16_e64 s[12:13], v4, src_vccz // d0ae000c 0001f704
v_cmp_t_u16_e64 s[12:13], v4, src_vccz // d0af000c 0001f704
v_cmpx_f_i16_e64 exec, v4, -1 // d0b0007e 00018304
v_cmpx_f_i16_e64 s[12:13], src_vccz, -1 // d0b0000c 000182fb
v_cmpx_f_i16_e64 s[12:13], v4, src_vccz // d0b0000c 0001f704
v_cmpx_lt_i16_e64 s[12:13], v4, src_vccz // d0b1000c 0001f704
v_cmpx_eq_i16_e64 s[12:13], v4, src_vccz // d0b2000c 0001f704
v_cmpx_le_i16_e64 s[12:13], v4, src_vccz // d0b3000c 0001f704
v_cmpx_gt_i16_e64 s[12:13], v4, src_vccz // d0b4000c 0001f704
v_cmpx_ne_i16_e64 s[12:13], v4, src_vccz // d0b5000c 0001f704
v_cmpx_ge_i16_e64 s[12:13], v4, src_vccz // d0b6000c 0001f704
v_cmpx_t_i16_e64 s[12:13], v4, src_vccz // d0b7000c 0001f704
v_cmpx_f_u16_e64 exec, v4, -1 // d0b8007e 00018304
v_cmpx_f_u16_e64 s[12:13], src_vccz, -1 // d0b8000c 000182fb
v_cmpx_f_u16_e64 s[12:13], v4, src_vccz // d0b8000c 0001f704
v_cmpx_lt_u16_e64 s[12:13], v4, src_vccz // d0b9000c 0001f704
v_cmpx_eq_u16_e64 s[12:13], v4, src_vccz // d0ba000c 0001f704
v_cmpx_le_u16_e64 s[12:13], v4, src_vccz // d0bb000c 0001f704
v_cmpx_gt_u16_e64 s[12:13], v4, src_vccz // d0bc000c 0001f704
v_cmpx_ne_u16_e64 s[12:13], v4, src_vccz // d0bd000c 0001f704
v_cmpx_ge_u16_e64 s[12:13], v4, src_vccz // d0be000c 0001f704
v_cmpx_t_u16_e64 s[12:13], v4, src_vccz // d0bf000c 0001f704
v_div_fmas_f32 v2, 1, v8, v12 div:2 // d1e20002 1c321081
v_div_fmas_f32 v2, v4, 1.0, v12 div:2 // d1e20002 1c31e504
v_div_fmas_f32 v2, v4, v8, 1 div:2 // d1e20002 1a061104
v_div_fmas_f32 v2, v4, v8, 1.0 div:2 // d1e20002 1bca1104
v_div_fmas_f64 v[2:3], 1, v[8:9], v[12:13] div:2 // d1e30002 1c321081
v_div_fmas_f64 v[2:3], v[4:5], 1.0, v[12:13] div:2 // d1e30002 1c31e504
v_div_fmas_f64 v[2:3], v[4:5], v[8:9], 1 div:2 // d1e30002 1a061104
v_mad_legacy_u16 v2, src_vccz, v8, v12 clamp // d1eb8002 043210fb
v_mad_legacy_u16 v2, 1, v8, v12 clamp // d1eb8002 04321081
v_mad_legacy_u16 v2, v4, s8, v12 clamp // d1eb8002 04301104
v_mad_legacy_u16 v2, v4, src_vccz, v12 clamp // d1eb8002 0431f704
v_mad_legacy_u16 v2, v4, v8, 1 clamp // d1eb8002 02061104
v_mad_legacy_i16 v2, 1, v8, v12 clamp // d1ec8002 04321081
v_mad_legacy_i16 v2, v4, s8, v12 clamp // d1ec8002 04301104
v_mad_legacy_i16 v2, v4, src_vccz, v12 clamp // d1ec8002 0431f704
v_mad_legacy_i16 v2, v4, v8, s8 clamp // d1ec8002 00221104
v_mad_u32_u16 v2, src_vccz, v8, v12 op_sel:[1,1,1,1] // d1f17802 043210fb
v_mad_u32_u16 v2, v4, src_vccz, v12 op_sel:[1,1,1,1] // d1f17802 0431f704
v_mad_u32_u16 v2, v4, v8, 1 op_sel:[1,1,1,1] // d1f17802 02061104
v_mad_i32_i16 v2, src_vccz, v8, v12 op_sel:[1,1,1,1] // d1f27802 043210fb
v_mad_i32_i16 v2, v4, src_vccz, v12 op_sel:[1,1,1,1] // d1f27802 0431f704
v_mad_i32_i16 v2, v4, v8, 1 op_sel:[1,1,1,1] // d1f27802 02061104
v_min3_i16 v2, src_vccz, v8, v12 op_sel:[1,1,1,1] // d1f57802 043210fb
v_min3_i16 v2, 1, v8, v12 op_sel:[1,1,1,1] // d1f57802 04321081
v_min3_i16 v2, v4, s8, v12 op_sel:[1,1,1,1] // d1f57802 04301104
v_min3_i16 v2, v4, src_vccz, v12 op_sel:[1,1,1,1] // d1f57802 0431f704
v_min3_i16 v2, v4, v8, 1 op_sel:[1,1,1,1] // d1f57802 02061104
v_min3_u16 v2, src_vccz, v8, v12 op_sel:[1,1,1,1] // d1f67802 043210fb
v_min3_u16 v2, 1, v8, v12 op_sel:[1,1,1,1] // d1f67802 04321081
v_min3_u16 v2, v4, s8, v12 op_sel:[1,1,1,1] // d1f67802 04301104
v_min3_u16 v2, v4, src_vccz, v12 op_sel:[1,1,1,1] // d1f67802 0431f704
v_min3_u16 v2, v4, v8, 1 op_sel:[1,1,1,1] // d1f67802 02061104
v_max3_i16 v2, 1, v8, v12 op_sel:[1,1,1,1] clamp // d1f8f802 04321081
v_max3_i16 v2, v4, s8, v12 op_sel:[1,1,1,1] clamp // d1f8f802 04301104
v_max3_i16 v2, v4, src_vccz, v12 op_sel:[1,1,1,1] clamp // d1f8f802 0431f704
v_max3_i16 v2, v4, v8, s8 op_sel:[1,1,1,1] clamp // d1f8f802 00221104
v_max3_u16 v2, 1, v8, v12 op_sel:[1,1,1,1] clamp // d1f9f802 04321081
v_max3_u16 v2, v4, s8, v12 op_sel:[1,1,1,1] clamp // d1f9f802 04301104
v_max3_u16 v2, v4, src_vccz, v12 op_sel:[1,1,1,1] clamp // d1f9f802 0431f704
v_max3_u16 v2, v4, v8, s8 op_sel:[1,1,1,1] clamp // d1f9f802 00221104
v_med3_i16 v2, 1, v8, v12 op_sel:[1,1,1,1] clamp // d1fbf802 04321081
v_med3_i16 v2, v4, s8, v12 op_sel:[1,1,1,1] clamp // d1fbf802 04301104
v_med3_i16 v2, v4, src_vccz, v12 op_sel:[1,1,1,1] clamp // d1fbf802 0431f704
v_med3_i16 v2, v4, v8, s8 op_sel:[1,1,1,1] clamp // d1fbf802 00221104
v_med3_u16 v2, 1, v8, v12 op_sel:[1,1,1,1] clamp // d1fcf802 04321081
v_med3_u16 v2, v4, s8, v12 op_sel:[1,1,1,1] clamp // d1fcf802 04301104
v_med3_u16 v2, v4, src_vccz, v12 op_sel:[1,1,1,1] clamp // d1fcf802 0431f704
v_med3_u16 v2, v4, v8, s8 op_sel:[1,1,1,1] clamp // d1fcf802 00221104
v_mad_u16 v2, 1, v8, v12 op_sel:[1,1,1,1] clamp // d204f802 04321081
v_mad_u16 v2, v4, s8, v12 op_sel:[1,1,1,1] clamp // d204f802 04301104
v_mad_u16 v2, v4, src_vccz, v12 op_sel:[1,1,1,1] clamp // d204f802 0431f704
v_mad_u16 v2, v4, v8, s8 op_sel:[1,1,1,1] clamp // d204f802 00221104
v_mad_i16 v2, 1, v8, v12 op_sel:[1,1,1,1] clamp // d205f802 04321081
v_mad_i16 v2, v4, s8, v12 op_sel:[1,1,1,1] clamp // d205f802 04301104
v_mad_i16 v2, v4, src_vccz, v12 op_sel:[1,1,1,1] clamp // d205f802 0431f704
v_mad_i16 v2, v4, v8, s8 op_sel:[1,1,1,1] clamp // d205f802 00221104
v_bitop3_b16 v2, src_vccz, v8, v12 op_sel:[1,1,1,1] // d2337802 043210fb
v_bitop3_b16 v2, 1, v8, v12 op_sel:[1,1,1,1] // d2337802 04321081
v_bitop3_b16 v2, v4, s8, v12 op_sel:[1,1,1,1] // d2337802 04301104
v_bitop3_b16 v2, v4, src_vccz, v12 op_sel:[1,1,1,1] // d2337802 0431f704
v_bitop3_b16 v2, v4, v8, 1 op_sel:[1,1,1,1] // d2337802 02061104
v_add_i16 v2, src_vccz, v8 op_sel:[1,1,1] // d29e5802 000210fb
v_add_i16 v2, v4, src_vccz op_sel:[1,1,1] // d29e5802 0001f704
v_sub_i16 v2, v4, src_vccz op_sel:[1,1,1] clamp // d29fd802 0001f704
v_cvt_f32_bf16_e32 v2, 0x1234 // 7e04b6ff 00001234
