// Vector ALU, two sources, in all forms: assembly text, then the words that it assembles to for gfx950.
// README.md says how the lines are used and made.
v_cndmask_b32_e32 v2, v6, v4, vcc // 00040906
v_cndmask_b32_e32 v2, 0.5, v4, vcc // 000408f0
v_cndmask_b32_e32 v2, -1, v4, vcc // 000408c1
v_cndmask_b32_sdwa v2, v6, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 000408f9 06060606
v_cndmask_b32_sdwa v2, v6, v4, vcc dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 000408f9 06060006
v_cndmask_b32_sdwa v2, v6, v4, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 000408f9 06060506
v_cndmask_b32_sdwa v2, v6, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 000408f9 06061606
v_cndmask_b32_sdwa v2, v6, v4, vcc clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 000408f9 06062606
v_cndmask_b32_sdwa v2, v6, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 000408f9 06010606
v_cndmask_b32_sdwa v2, -v6, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 000408f9 06160606
v_cndmask_b32_sdwa v2, |v6|, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 000408f9 06260606
v_cndmask_b32_sdwa v2, v6, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 000408f9 04060606
v_cndmask_b32_sdwa v2, v6, -v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 000408f9 16060606
v_cndmask_b32_dpp v2, v6, v4, vcc quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 000408fa ff00e406
v_cndmask_b32_dpp v2, v6, v4, vcc row_shl:1 row_mask:0xf bank_mask:0xf // 000408fa ff010106
v_cndmask_b32_dpp v2, v6, v4, vcc row_shr:15 row_mask:0xf bank_mask:0xf // 000408fa ff011f06
v_cndmask_b32_dpp v2, v6, v4, vcc row_ror:8 row_mask:0xf bank_mask:0xf // 000408fa ff012806
v_cndmask_b32_dpp v2, v6, v4, vcc wave_shl:1 row_mask:0xf bank_mask:0xf // 000408fa ff013006
v_cndmask_b32_dpp v2, v6, v4, vcc wave_shr:1 row_mask:0xf bank_mask:0xf // 000408fa ff013806
v_cndmask_b32_dpp v2, v6, v4, vcc row_mirror row_mask:0xf bank_mask:0xf // 000408fa ff014006
v_cndmask_b32_dpp v2, v6, v4, vcc row_half_mirror row_mask:0xf bank_mask:0xf // 000408fa ff014106
v_cndmask_b32_dpp v2, v6, v4, vcc row_bcast:15 row_mask:0xf bank_mask:0xf // 000408fa ff014206
v_cndmask_b32_dpp v2, v6, v4, vcc row_bcast:31 row_mask:0xf bank_mask:0xf // 000408fa ff014306
v_cndmask_b32_dpp v2, v6, v4, vcc row_newbcast:2 row_mask:0xf bank_mask:0xf // 000408fa ff015206
v_cndmask_b32_dpp v2, v6, v4, vcc quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 000408fa ff08e406
v_cndmask_b32_dpp v2, v6, v4, vcc quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 000408fa 5a00e406
v_cndmask_b32_dpp v2, -v6, v4, vcc quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 000408fa ff10e406
v_cndmask_b32_dpp v2, |v6|, v4, vcc quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 000408fa ff20e406
v_cndmask_b32_dpp v2, v6, -v4, vcc quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 000408fa ff40e406
v_cndmask_b32_dpp v2, v6, |v4|, vcc quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 000408fa ff80e406
v_cndmask_b32_e64 v2, v4, v8, s[12:13] // d1000002 00321104
v_cndmask_b32_e64 v2, 0.5, v8, s[12:13] // d1000002 003210f0
v_cndmask_b32_e64 v2, v4, -1, s[12:13] // d1000002 00318304
v_cndmask_b32_e64 v2, -v4, v8, s[12:13] // d1000002 20321104
v_cndmask_b32_e64 v2, v4, -v8, s[12:13] // d1000002 40321104
v_cndmask_b32_e64 v2, neg(1.0), v8, s[12:13] // d1000002 203210f2
v_cndmask_b32_e64 v2, |v4|, v8, s[12:13] // d1000102 00321104
v_cndmask_b32_e64 v2, v4, |v8|, s[12:13] // d1000202 00321104
v_cndmask_b32_e64 v2, -|v4|, -|v8|, s[12:13] // d1000302 60321104
v_add_f32_e32 v2, v6, v4 // 02040906
v_add_f32_e32 v2, s8, v4 // 02040808
v_add_f32_e32 v2, 0x12345678, v4 // 020408ff 12345678
v_add_f32_e32 v2, 0.5, v4 // 020408f0
v_add_f32_e32 v2, -1, v4 // 020408c1
v_add_f32_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 020408f9 06060606
v_add_f32_sdwa v2, v6, v4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 020408f9 06060006
v_add_f32_sdwa v2, v6, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 020408f9 06060506
v_add_f32_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 020408f9 06061606
v_add_f32_sdwa v2, v6, v4 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 020408f9 06062606
v_add_f32_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 020408f9 06010606
v_add_f32_sdwa v2, -v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 020408f9 06160606
v_add_f32_sdwa v2, |v6|, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 020408f9 06260606
v_add_f32_sdwa v2, s6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 020408f9 06860606
v_add_f32_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 020408f9 04060606
v_add_f32_sdwa v2, v6, -v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 020408f9 16060606
v_add_f32_sdwa v2, v6, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 020408f9 86060606
v_add_f32_sdwa v2, v6, v4 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 020408f9 06064606
v_add_f32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 020408fa ff00e406
v_add_f32_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 020408fa ff010106
v_add_f32_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 020408fa ff011f06
v_add_f32_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 020408fa ff012806
v_add_f32_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 020408fa ff013006
v_add_f32_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 020408fa ff013806
v_add_f32_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 020408fa ff014006
v_add_f32_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 020408fa ff014106
v_add_f32_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 020408fa ff014206
v_add_f32_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 020408fa ff014306
v_add_f32_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 020408fa ff015206
v_add_f32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 020408fa ff08e406
v_add_f32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 020408fa 5a00e406
v_add_f32_dpp v2, -v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 020408fa ff10e406
v_add_f32_dpp v2, |v6|, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 020408fa ff20e406
v_add_f32_dpp v2, v6, -v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 020408fa ff40e406
v_add_f32_dpp v2, v6, |v4| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 020408fa ff80e406
v_add_f32_e64 v2, v4, v8 // d1010002 00021104
v_add_f32_e64 v2, s8, v8 // d1010002 00021008
v_add_f32_e64 v2, 0.5, v8 // d1010002 000210f0
v_add_f32_e64 v2, v4, -1 // d1010002 00018304
v_add_f32_e64 v2, -v4, v8 // d1010002 20021104
v_add_f32_e64 v2, v4, -v8 // d1010002 40021104
v_add_f32_e64 v2, neg(1.0), v8 // d1010002 200210f2
v_add_f32_e64 v2, |v4|, v8 // d1010102 00021104
v_add_f32_e64 v2, v4, |v8| // d1010202 00021104
v_add_f32_e64 v2, -|v4|, -|v8| // d1010302 60021104
v_add_f32_e64 v2, v4, v8 clamp // d1018002 00021104
v_add_f32_e64 v2, v4, v8 mul:2 // d1010002 08021104
v_add_f32_e64 v2, v4, v8 mul:4 // d1010002 10021104
v_add_f32_e64 v2, v4, v8 div:2 // d1010002 18021104
v_sub_f32_e32 v2, v6, v4 // 04040906
v_sub_f32_e32 v2, 0x12345678, v4 // 040408ff 12345678
v_sub_f32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 040408f9 04013106
v_sub_f32_sdwa v2, -|v6|, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 040408f9 04313106
v_sub_f32_dpp v2, -|v6|, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 040408fa 5a38e406
v_sub_f32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 040408fa 5a08e406
v_sub_f32_e64 v2, s8, v8 // d1020002 00021008
v_sub_f32_e64 v2, -|v4|, -|v8| clamp mul:2 // d1028302 68021104
v_subrev_f32_e32 v2, v6, v4 // 06040906
v_subrev_f32_e32 v2, 0x12345678, v4 // 060408ff 12345678
v_subrev_f32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 060408f9 04013106
v_subrev_f32_sdwa v2, -|v6|, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 060408f9 04313106
v_subrev_f32_dpp v2, -|v6|, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 060408fa 5a38e406
v_subrev_f32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 060408fa 5a08e406
v_subrev_f32_e64 v2, s8, v8 // d1030002 00021008
v_subrev_f32_e64 v2, -|v4|, -|v8| clamp mul:2 // d1038302 68021104
v_fmac_f64_e32 v[2:3], v[6:7], v[4:5] // 08040906
v_fmac_f64_e32 v[2:3], s[8:9], v[4:5] // 08040808
v_fmac_f64_e32 v[2:3], 0x12345678, v[4:5] // 080408ff 12345678
v_fmac_f64_e32 v[2:3], 0.5, v[4:5] // 080408f0
v_fmac_f64_e32 v[2:3], -1, v[4:5] // 080408c1
v_fmac_f64_dpp v[2:3], v[6:7], v[4:5] row_newbcast:0 row_mask:0xf bank_mask:0xf // 080408fa ff015006
v_fmac_f64_dpp v[2:3], v[6:7], v[4:5] row_newbcast:15 row_mask:0xf bank_mask:0xf // 080408fa ff015f06
v_fmac_f64_dpp v[2:3], v[6:7], v[4:5] row_newbcast:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 080408fa ff095006
v_fmac_f64_dpp v[2:3], v[6:7], v[4:5] row_newbcast:0 row_mask:0x5 bank_mask:0xa // 080408fa 5a015006
v_fmac_f64_dpp v[2:3], -v[6:7], v[4:5] row_newbcast:0 row_mask:0xf bank_mask:0xf // 080408fa ff115006
v_fmac_f64_dpp v[2:3], |v[6:7]|, v[4:5] row_newbcast:0 row_mask:0xf bank_mask:0xf // 080408fa ff215006
v_fmac_f64_dpp v[2:3], v[6:7], -v[4:5] row_newbcast:0 row_mask:0xf bank_mask:0xf // 080408fa ff415006
v_fmac_f64_dpp v[2:3], v[6:7], |v[4:5]| row_newbcast:0 row_mask:0xf bank_mask:0xf // 080408fa ff815006
v_fmac_f64_e64 v[2:3], v[4:5], v[8:9] // d1040002 00021104
v_fmac_f64_e64 v[2:3], s[8:9], v[8:9] // d1040002 00021008
v_fmac_f64_e64 v[2:3], 0.5, v[8:9] // d1040002 000210f0
v_fmac_f64_e64 v[2:3], v[4:5], -1 // d1040002 00018304
v_fmac_f64_e64 v[2:3], -v[4:5], v[8:9] // d1040002 20021104
v_fmac_f64_e64 v[2:3], v[4:5], -v[8:9] // d1040002 40021104
v_fmac_f64_e64 v[2:3], neg(1.0), v[8:9] // d1040002 200210f2
v_fmac_f64_e64 v[2:3], |v[4:5]|, v[8:9] // d1040102 00021104
v_fmac_f64_e64 v[2:3], v[4:5], |v[8:9]| // d1040202 00021104
v_fmac_f64_e64 v[2:3], -|v[4:5]|, -|v[8:9]| // d1040302 60021104
v_fmac_f64_e64 v[2:3], v[4:5], v[8:9] clamp // d1048002 00021104
v_fmac_f64_e64 v[2:3], v[4:5], v[8:9] mul:2 // d1040002 08021104
v_fmac_f64_e64 v[2:3], v[4:5], v[8:9] mul:4 // d1040002 10021104
v_fmac_f64_e64 v[2:3], v[4:5], v[8:9] div:2 // d1040002 18021104
v_mul_f32_e32 v2, v6, v4 // 0a040906
v_mul_f32_e32 v2, 0x12345678, v4 // 0a0408ff 12345678
v_mul_f32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 0a0408f9 04013106
v_mul_f32_sdwa v2, -|v6|, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 0a0408f9 04313106
v_mul_f32_dpp v2, -|v6|, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 0a0408fa 5a38e406
v_mul_f32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 0a0408fa 5a08e406
v_mul_f32_e64 v2, s8, v8 // d1050002 00021008
v_mul_f32_e64 v2, -|v4|, -|v8| clamp mul:2 // d1058302 68021104
v_mul_i32_i24_e32 v2, v6, v4 // 0c040906
v_mul_i32_i24_e32 v2, s8, v4 // 0c040808
v_mul_i32_i24_e32 v2, 0x12345678, v4 // 0c0408ff 12345678
v_mul_i32_i24_e32 v2, 0.5, v4 // 0c0408f0
v_mul_i32_i24_e32 v2, -1, v4 // 0c0408c1
v_mul_i32_i24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0c0408f9 06060606
v_mul_i32_i24_sdwa v2, v6, v4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0c0408f9 06060006
v_mul_i32_i24_sdwa v2, v6, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0c0408f9 06060506
v_mul_i32_i24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 0c0408f9 06061606
v_mul_i32_i24_sdwa v2, v6, v4 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0c0408f9 06062606
v_mul_i32_i24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 0c0408f9 06010606
v_mul_i32_i24_sdwa v2, sext(v6), v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0c0408f9 060e0606
v_mul_i32_i24_sdwa v2, s6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0c0408f9 06860606
v_mul_i32_i24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 0c0408f9 04060606
v_mul_i32_i24_sdwa v2, v6, sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0c0408f9 0e060606
v_mul_i32_i24_sdwa v2, v6, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0c0408f9 86060606
v_mul_i32_i24_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 0c0408fa ff00e406
v_mul_i32_i24_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 0c0408fa ff010106
v_mul_i32_i24_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 0c0408fa ff011f06
v_mul_i32_i24_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 0c0408fa ff012806
v_mul_i32_i24_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 0c0408fa ff013006
v_mul_i32_i24_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 0c0408fa ff013806
v_mul_i32_i24_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 0c0408fa ff014006
v_mul_i32_i24_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 0c0408fa ff014106
v_mul_i32_i24_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 0c0408fa ff014206
v_mul_i32_i24_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 0c0408fa ff014306
v_mul_i32_i24_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 0c0408fa ff015206
v_mul_i32_i24_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 0c0408fa ff08e406
v_mul_i32_i24_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 0c0408fa 5a00e406
v_mul_i32_i24_e64 v2, v4, v8 // d1060002 00021104
v_mul_i32_i24_e64 v2, s8, v8 // d1060002 00021008
v_mul_i32_i24_e64 v2, 0.5, v8 // d1060002 000210f0
v_mul_i32_i24_e64 v2, v4, -1 // d1060002 00018304
v_mul_i32_i24_e64 v2, v4, v8 clamp // d1068002 00021104
v_mul_hi_i32_i24_e32 v2, v6, v4 // 0e040906
v_mul_hi_i32_i24_e32 v2, s8, v4 // 0e040808
v_mul_hi_i32_i24_e32 v2, 0x12345678, v4 // 0e0408ff 12345678
v_mul_hi_i32_i24_e32 v2, 0.5, v4 // 0e0408f0
v_mul_hi_i32_i24_e32 v2, -1, v4 // 0e0408c1
v_mul_hi_i32_i24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0e0408f9 06060606
v_mul_hi_i32_i24_sdwa v2, v6, v4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0e0408f9 06060006
v_mul_hi_i32_i24_sdwa v2, v6, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0e0408f9 06060506
v_mul_hi_i32_i24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 0e0408f9 06061606
v_mul_hi_i32_i24_sdwa v2, v6, v4 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0e0408f9 06062606
v_mul_hi_i32_i24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 0e0408f9 06010606
v_mul_hi_i32_i24_sdwa v2, sext(v6), v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0e0408f9 060e0606
v_mul_hi_i32_i24_sdwa v2, s6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0e0408f9 06860606
v_mul_hi_i32_i24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 0e0408f9 04060606
v_mul_hi_i32_i24_sdwa v2, v6, sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0e0408f9 0e060606
v_mul_hi_i32_i24_sdwa v2, v6, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 0e0408f9 86060606
v_mul_hi_i32_i24_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 0e0408fa ff00e406
v_mul_hi_i32_i24_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 0e0408fa ff010106
v_mul_hi_i32_i24_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 0e0408fa ff011f06
v_mul_hi_i32_i24_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 0e0408fa ff012806
v_mul_hi_i32_i24_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 0e0408fa ff013006
v_mul_hi_i32_i24_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 0e0408fa ff013806
v_mul_hi_i32_i24_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 0e0408fa ff014006
v_mul_hi_i32_i24_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 0e0408fa ff014106
v_mul_hi_i32_i24_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 0e0408fa ff014206
v_mul_hi_i32_i24_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 0e0408fa ff014306
v_mul_hi_i32_i24_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 0e0408fa ff015206
v_mul_hi_i32_i24_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 0e0408fa ff08e406
v_mul_hi_i32_i24_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 0e0408fa 5a00e406
v_mul_hi_i32_i24_e64 v2, v4, v8 // d1070002 00021104
v_mul_hi_i32_i24_e64 v2, s8, v8 // d1070002 00021008
v_mul_hi_i32_i24_e64 v2, 0.5, v8 // d1070002 000210f0
v_mul_hi_i32_i24_e64 v2, v4, -1 // d1070002 00018304
v_mul_u32_u24_e32 v2, v6, v4 // 10040906
v_mul_u32_u24_e32 v2, s8, v4 // 10040808
v_mul_u32_u24_e32 v2, 0x12345678, v4 // 100408ff 12345678
v_mul_u32_u24_e32 v2, 0.5, v4 // 100408f0
v_mul_u32_u24_e32 v2, -1, v4 // 100408c1
v_mul_u32_u24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 100408f9 06060606
v_mul_u32_u24_sdwa v2, v6, v4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 100408f9 06060006
v_mul_u32_u24_sdwa v2, v6, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 100408f9 06060506
v_mul_u32_u24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 100408f9 06061606
v_mul_u32_u24_sdwa v2, v6, v4 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 100408f9 06062606
v_mul_u32_u24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 100408f9 06010606
v_mul_u32_u24_sdwa v2, sext(v6), v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 100408f9 060e0606
v_mul_u32_u24_sdwa v2, s6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 100408f9 06860606
v_mul_u32_u24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 100408f9 04060606
v_mul_u32_u24_sdwa v2, v6, sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 100408f9 0e060606
v_mul_u32_u24_sdwa v2, v6, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 100408f9 86060606
v_mul_u32_u24_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 100408fa ff00e406
v_mul_u32_u24_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 100408fa ff010106
v_mul_u32_u24_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 100408fa ff011f06
v_mul_u32_u24_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 100408fa ff012806
v_mul_u32_u24_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 100408fa ff013006
v_mul_u32_u24_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 100408fa ff013806
v_mul_u32_u24_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 100408fa ff014006
v_mul_u32_u24_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 100408fa ff014106
v_mul_u32_u24_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 100408fa ff014206
v_mul_u32_u24_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 100408fa ff014306
v_mul_u32_u24_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 100408fa ff015206
v_mul_u32_u24_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 100408fa ff08e406
v_mul_u32_u24_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 100408fa 5a00e406
v_mul_u32_u24_e64 v2, v4, v8 // d1080002 00021104
v_mul_u32_u24_e64 v2, s8, v8 // d1080002 00021008
v_mul_u32_u24_e64 v2, 0.5, v8 // d1080002 000210f0
v_mul_u32_u24_e64 v2, v4, -1 // d1080002 00018304
v_mul_u32_u24_e64 v2, v4, v8 clamp // d1088002 00021104
v_mul_hi_u32_u24_e32 v2, v6, v4 // 12040906
v_mul_hi_u32_u24_e32 v2, s8, v4 // 12040808
v_mul_hi_u32_u24_e32 v2, 0x12345678, v4 // 120408ff 12345678
v_mul_hi_u32_u24_e32 v2, 0.5, v4 // 120408f0
v_mul_hi_u32_u24_e32 v2, -1, v4 // 120408c1
v_mul_hi_u32_u24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 120408f9 06060606
v_mul_hi_u32_u24_sdwa v2, v6, v4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 120408f9 06060006
v_mul_hi_u32_u24_sdwa v2, v6, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 120408f9 06060506
v_mul_hi_u32_u24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 120408f9 06061606
v_mul_hi_u32_u24_sdwa v2, v6, v4 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 120408f9 06062606
v_mul_hi_u32_u24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 120408f9 06010606
v_mul_hi_u32_u24_sdwa v2, sext(v6), v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 120408f9 060e0606
v_mul_hi_u32_u24_sdwa v2, s6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 120408f9 06860606
v_mul_hi_u32_u24_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 120408f9 04060606
v_mul_hi_u32_u24_sdwa v2, v6, sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 120408f9 0e060606
v_mul_hi_u32_u24_sdwa v2, v6, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 120408f9 86060606
v_mul_hi_u32_u24_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 120408fa ff00e406
v_mul_hi_u32_u24_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 120408fa ff010106
v_mul_hi_u32_u24_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 120408fa ff011f06
v_mul_hi_u32_u24_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 120408fa ff012806
v_mul_hi_u32_u24_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 120408fa ff013006
v_mul_hi_u32_u24_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 120408fa ff013806
v_mul_hi_u32_u24_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 120408fa ff014006
v_mul_hi_u32_u24_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 120408fa ff014106
v_mul_hi_u32_u24_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 120408fa ff014206
v_mul_hi_u32_u24_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 120408fa ff014306
v_mul_hi_u32_u24_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 120408fa ff015206
v_mul_hi_u32_u24_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 120408fa ff08e406
v_mul_hi_u32_u24_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 120408fa 5a00e406
v_mul_hi_u32_u24_e64 v2, v4, v8 // d1090002 00021104
v_mul_hi_u32_u24_e64 v2, s8, v8 // d1090002 00021008
v_mul_hi_u32_u24_e64 v2, 0.5, v8 // d1090002 000210f0
v_mul_hi_u32_u24_e64 v2, v4, -1 // d1090002 00018304
v_min_f32_e32 v2, v6, v4 // 14040906
v_min_f32_e32 v2, 0x12345678, v4 // 140408ff 12345678
v_min_f32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 140408f9 04013106
v_min_f32_sdwa v2, -|v6|, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 140408f9 04313106
v_min_f32_dpp v2, -|v6|, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 140408fa 5a38e406
v_min_f32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 140408fa 5a08e406
v_min_f32_e64 v2, s8, v8 // d10a0002 00021008
v_min_f32_e64 v2, -|v4|, -|v8| clamp mul:2 // d10a8302 68021104
v_max_f32_e32 v2, v6, v4 // 16040906
v_max_f32_e32 v2, 0x12345678, v4 // 160408ff 12345678
v_max_f32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 160408f9 04013106
v_max_f32_sdwa v2, -|v6|, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 160408f9 04313106
v_max_f32_dpp v2, -|v6|, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 160408fa 5a38e406
v_max_f32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 160408fa 5a08e406
v_max_f32_e64 v2, s8, v8 // d10b0002 00021008
v_max_f32_e64 v2, -|v4|, -|v8| clamp mul:2 // d10b8302 68021104
v_min_i32_e32 v2, v6, v4 // 18040906
v_min_i32_e32 v2, 0x12345678, v4 // 180408ff 12345678
v_min_i32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 180408f9 04013106
v_min_i32_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 180408f9 04093106
v_min_i32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 180408fa 5a08e406
v_min_i32_e64 v2, s8, v8 // d10c0002 00021008
v_min_i32_e64 v2, v4, v8 // d10c0002 00021104
v_max_i32_e32 v2, v6, v4 // 1a040906
v_max_i32_e32 v2, 0x12345678, v4 // 1a0408ff 12345678
v_max_i32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 1a0408f9 04013106
v_max_i32_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 1a0408f9 04093106
v_max_i32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 1a0408fa 5a08e406
v_max_i32_e64 v2, s8, v8 // d10d0002 00021008
v_max_i32_e64 v2, v4, v8 // d10d0002 00021104
v_min_u32_e32 v2, v6, v4 // 1c040906
v_min_u32_e32 v2, 0x12345678, v4 // 1c0408ff 12345678
v_min_u32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 1c0408f9 04013106
v_min_u32_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 1c0408f9 04093106
v_min_u32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 1c0408fa 5a08e406
v_min_u32_e64 v2, s8, v8 // d10e0002 00021008
v_min_u32_e64 v2, v4, v8 // d10e0002 00021104
v_max_u32_e32 v2, v6, v4 // 1e040906
v_max_u32_e32 v2, 0x12345678, v4 // 1e0408ff 12345678
v_max_u32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 1e0408f9 04013106
v_max_u32_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 1e0408f9 04093106
v_max_u32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 1e0408fa 5a08e406
v_max_u32_e64 v2, s8, v8 // d10f0002 00021008
v_max_u32_e64 v2, v4, v8 // d10f0002 00021104
v_lshrrev_b32_e32 v2, v6, v4 // 20040906
v_lshrrev_b32_e32 v2, 0x12345678, v4 // 200408ff 12345678
v_lshrrev_b32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 200408f9 04013106
v_lshrrev_b32_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 200408f9 04093106
v_lshrrev_b32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 200408fa 5a08e406
v_lshrrev_b32_e64 v2, s8, v8 // d1100002 00021008
v_lshrrev_b32_e64 v2, v4, v8 // d1100002 00021104
v_ashrrev_i32_e32 v2, v6, v4 // 22040906
v_ashrrev_i32_e32 v2, s8, v4 // 22040808
v_ashrrev_i32_e32 v2, 0x12345678, v4 // 220408ff 12345678
v_ashrrev_i32_e32 v2, 0.5, v4 // 220408f0
v_ashrrev_i32_e32 v2, -1, v4 // 220408c1
v_ashrrev_i32_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 220408f9 06060606
v_ashrrev_i32_sdwa v2, v6, v4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 220408f9 06060006
v_ashrrev_i32_sdwa v2, v6, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 220408f9 06060506
v_ashrrev_i32_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 220408f9 06061606
v_ashrrev_i32_sdwa v2, v6, v4 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 220408f9 06062606
v_ashrrev_i32_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 220408f9 06010606
v_ashrrev_i32_sdwa v2, sext(v6), v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 220408f9 060e0606
v_ashrrev_i32_sdwa v2, s6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 220408f9 06860606
v_ashrrev_i32_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 220408f9 04060606
v_ashrrev_i32_sdwa v2, v6, sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 220408f9 0e060606
v_ashrrev_i32_sdwa v2, v6, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 220408f9 86060606
v_ashrrev_i32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 220408fa ff00e406
v_ashrrev_i32_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 220408fa ff010106
v_ashrrev_i32_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 220408fa ff011f06
v_ashrrev_i32_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 220408fa ff012806
v_ashrrev_i32_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 220408fa ff013006
v_ashrrev_i32_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 220408fa ff013806
v_ashrrev_i32_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 220408fa ff014006
v_ashrrev_i32_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 220408fa ff014106
v_ashrrev_i32_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 220408fa ff014206
v_ashrrev_i32_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 220408fa ff014306
v_ashrrev_i32_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 220408fa ff015206
v_ashrrev_i32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 220408fa ff08e406
v_ashrrev_i32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 220408fa 5a00e406
v_ashrrev_i32_e64 v2, v4, v8 // d1110002 00021104
v_ashrrev_i32_e64 v2, s8, v8 // d1110002 00021008
v_ashrrev_i32_e64 v2, 0.5, v8 // d1110002 000210f0
v_ashrrev_i32_e64 v2, v4, -1 // d1110002 00018304
v_lshlrev_b32_e32 v2, v6, v4 // 24040906
v_lshlrev_b32_e32 v2, 0x12345678, v4 // 240408ff 12345678
v_lshlrev_b32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 240408f9 04013106
v_lshlrev_b32_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 240408f9 04093106
v_lshlrev_b32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 240408fa 5a08e406
v_lshlrev_b32_e64 v2, s8, v8 // d1120002 00021008
v_lshlrev_b32_e64 v2, v4, v8 // d1120002 00021104
v_and_b32_e32 v2, v6, v4 // 26040906
v_and_b32_e32 v2, 0x12345678, v4 // 260408ff 12345678
v_and_b32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 260408f9 04013106
v_and_b32_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 260408f9 04093106
v_and_b32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 260408fa 5a08e406
v_and_b32_e64 v2, s8, v8 // d1130002 00021008
v_and_b32_e64 v2, v4, v8 // d1130002 00021104
v_or_b32_e32 v2, v6, v4 // 28040906
v_or_b32_e32 v2, 0x12345678, v4 // 280408ff 12345678
v_or_b32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 280408f9 04013106
v_or_b32_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 280408f9 04093106
v_or_b32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 280408fa 5a08e406
v_or_b32_e64 v2, s8, v8 // d1140002 00021008
v_or_b32_e64 v2, v4, v8 // d1140002 00021104
v_xor_b32_e32 v2, v6, v4 // 2a040906
v_xor_b32_e32 v2, 0x12345678, v4 // 2a0408ff 12345678
v_xor_b32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 2a0408f9 04013106
v_xor_b32_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 2a0408f9 04093106
v_xor_b32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 2a0408fa 5a08e406
v_xor_b32_e64 v2, s8, v8 // d1150002 00021008
v_xor_b32_e64 v2, v4, v8 // d1150002 00021104
v_dot2c_f32_bf16_e32 v2, v6, v4 // 2c040906
v_dot2c_f32_bf16_e32 v2, s8, v4 // 2c040808
v_dot2c_f32_bf16_e32 v2, 0x12345678, v4 // 2c0408ff 12345678
v_dot2c_f32_bf16_e32 v2, 0.5, v4 // 2c0408f0
v_dot2c_f32_bf16_e32 v2, -1, v4 // 2c0408c1
v_dot2c_f32_bf16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 2c0408fa ff00e406
v_dot2c_f32_bf16_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 2c0408fa ff010106
v_dot2c_f32_bf16_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 2c0408fa ff011f06
v_dot2c_f32_bf16_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 2c0408fa ff012806
v_dot2c_f32_bf16_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 2c0408fa ff013006
v_dot2c_f32_bf16_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 2c0408fa ff013806
v_dot2c_f32_bf16_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 2c0408fa ff014006
v_dot2c_f32_bf16_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 2c0408fa ff014106
v_dot2c_f32_bf16_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 2c0408fa ff014206
v_dot2c_f32_bf16_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 2c0408fa ff014306
v_dot2c_f32_bf16_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 2c0408fa ff015206
v_dot2c_f32_bf16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 2c0408fa ff08e406
v_dot2c_f32_bf16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 2c0408fa 5a00e406
v_dot2c_f32_bf16_dpp v2, -v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 2c0408fa ff10e406
v_dot2c_f32_bf16_dpp v2, |v6|, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 2c0408fa ff20e406
v_dot2c_f32_bf16_dpp v2, v6, -v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 2c0408fa ff40e406
v_dot2c_f32_bf16_dpp v2, v6, |v4| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 2c0408fa ff80e406
v_dot2c_f32_bf16_e64 v2, v4, v8 // d1160002 00021104
v_dot2c_f32_bf16_e64 v2, s8, v8 // d1160002 00021008
v_dot2c_f32_bf16_e64 v2, 0.5, v8 // d1160002 000210f0
v_dot2c_f32_bf16_e64 v2, v4, -1 // d1160002 00018304
v_dot2c_f32_bf16_e64 v2, -v4, v8 // d1160002 20021104
v_dot2c_f32_bf16_e64 v2, v4, -v8 // d1160002 40021104
v_dot2c_f32_bf16_e64 v2, neg(1.0), v8 // d1160002 200210f2
v_dot2c_f32_bf16_e64 v2, |v4|, v8 // d1160102 00021104
v_dot2c_f32_bf16_e64 v2, v4, |v8| // d1160202 00021104
v_dot2c_f32_bf16_e64 v2, -|v4|, -|v8| // d1160302 60021104
v_dot2c_f32_bf16_e64 v2, v4, v8 clamp // d1168002 00021104
v_dot2c_f32_bf16_e64 v2, v4, v8 mul:2 // d1160002 08021104
v_dot2c_f32_bf16_e64 v2, v4, v8 mul:4 // d1160002 10021104
v_dot2c_f32_bf16_e64 v2, v4, v8 div:2 // d1160002 18021104
v_fmamk_f32 v2, v6, 0x12345678, v4 // 2e040906 12345678
v_fmamk_f32 v2, 0x12345678, 0x12345678, v4 // 2e0408ff 12345678
v_fmamk_f32 v2, 0.5, 0x12345678, v4 // 2e0408f0 12345678
v_fmamk_f32 v2, -1, 0x12345678, v4 // 2e0408c1 12345678
v_fmaak_f32 v2, v6, v4, 0x12345678 // 30040906 12345678
v_fmaak_f32 v2, 0x12345678, v4, 0x12345678 // 300408ff 12345678
v_fmaak_f32 v2, 0.5, v4, 0x12345678 // 300408f0 12345678
v_fmaak_f32 v2, -1, v4, 0x12345678 // 300408c1 12345678
v_add_co_u32_e32 v2, vcc, v6, v4 // 32040906
v_add_co_u32_e32 v2, vcc, s8, v4 // 32040808
v_add_co_u32_e32 v2, vcc, 0x12345678, v4 // 320408ff 12345678
v_add_co_u32_e32 v2, vcc, 0.5, v4 // 320408f0
v_add_co_u32_e32 v2, vcc, -1, v4 // 320408c1
v_add_co_u32_sdwa v2, vcc, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 320408f9 06060606
v_add_co_u32_sdwa v2, vcc, v6, v4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 320408f9 06060006
v_add_co_u32_sdwa v2, vcc, v6, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 320408f9 06060506
v_add_co_u32_sdwa v2, vcc, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 320408f9 06061606
v_add_co_u32_sdwa v2, vcc, v6, v4 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 320408f9 06062606
v_add_co_u32_sdwa v2, vcc, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 320408f9 06010606
v_add_co_u32_sdwa v2, vcc, sext(v6), v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 320408f9 060e0606
v_add_co_u32_sdwa v2, vcc, s6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 320408f9 06860606
v_add_co_u32_sdwa v2, vcc, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 320408f9 04060606
v_add_co_u32_sdwa v2, vcc, v6, sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 320408f9 0e060606
v_add_co_u32_sdwa v2, vcc, v6, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 320408f9 86060606
v_add_co_u32_dpp v2, vcc, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 320408fa ff00e406
v_add_co_u32_dpp v2, vcc, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 320408fa ff010106
v_add_co_u32_dpp v2, vcc, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 320408fa ff011f06
v_add_co_u32_dpp v2, vcc, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 320408fa ff012806
v_add_co_u32_dpp v2, vcc, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 320408fa ff013006
v_add_co_u32_dpp v2, vcc, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 320408fa ff013806
v_add_co_u32_dpp v2, vcc, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 320408fa ff014006
v_add_co_u32_dpp v2, vcc, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 320408fa ff014106
v_add_co_u32_dpp v2, vcc, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 320408fa ff014206
v_add_co_u32_dpp v2, vcc, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 320408fa ff014306
v_add_co_u32_dpp v2, vcc, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 320408fa ff015206
v_add_co_u32_dpp v2, vcc, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 320408fa ff08e406
v_add_co_u32_dpp v2, vcc, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 320408fa 5a00e406
v_add_co_u32_e64 v2, s[0:1], v4, v8 // d1190002 00021104
v_add_co_u32_e64 v2, s[0:1], s8, v8 // d1190002 00021008
v_add_co_u32_e64 v2, s[0:1], 0.5, v8 // d1190002 000210f0
v_add_co_u32_e64 v2, s[0:1], v4, -1 // d1190002 00018304
v_add_co_u32_e64 v2, s[8:9], v4, v8 // d1190802 00021104
v_add_co_u32_e64 v2, vcc, v4, v8 // d1196a02 00021104
v_add_co_u32_e64 v2, s[0:1], v4, v8 clamp // d1198002 00021104
v_sub_co_u32_e32 v2, vcc, v6, v4 // 34040906
v_sub_co_u32_e32 v2, vcc, 0x12345678, v4 // 340408ff 12345678
v_sub_co_u32_sdwa v2, vcc, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 340408f9 04013106
v_sub_co_u32_sdwa v2, vcc, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 340408f9 04093106
v_sub_co_u32_dpp v2, vcc, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 340408fa 5a08e406
v_sub_co_u32_e64 v2, s[0:1], s8, v8 // d11a0002 00021008
v_sub_co_u32_e64 v2, s[0:1], v4, v8 clamp // d11a8002 00021104
v_subrev_co_u32_e32 v2, vcc, v6, v4 // 36040906
v_subrev_co_u32_e32 v2, vcc, 0x12345678, v4 // 360408ff 12345678
v_subrev_co_u32_sdwa v2, vcc, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 360408f9 04013106
v_subrev_co_u32_sdwa v2, vcc, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 360408f9 04093106
v_subrev_co_u32_dpp v2, vcc, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 360408fa 5a08e406
v_subrev_co_u32_e64 v2, s[0:1], s8, v8 // d11b0002 00021008
v_subrev_co_u32_e64 v2, s[0:1], v4, v8 clamp // d11b8002 00021104
v_addc_co_u32_e32 v2, vcc, v6, v4, vcc // 38040906
v_addc_co_u32_e32 v2, vcc, 0.5, v4, vcc // 380408f0
v_addc_co_u32_e32 v2, vcc, -1, v4, vcc // 380408c1
v_addc_co_u32_sdwa v2, vcc, v6, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 380408f9 06060606
v_addc_co_u32_sdwa v2, vcc, v6, v4, vcc dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 380408f9 06060006
v_addc_co_u32_sdwa v2, vcc, v6, v4, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 380408f9 06060506
v_addc_co_u32_sdwa v2, vcc, v6, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 380408f9 06061606
v_addc_co_u32_sdwa v2, vcc, v6, v4, vcc clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 380408f9 06062606
v_addc_co_u32_sdwa v2, vcc, v6, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 380408f9 06010606
v_addc_co_u32_sdwa v2, vcc, sext(v6), v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 380408f9 060e0606
v_addc_co_u32_sdwa v2, vcc, v6, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 380408f9 04060606
v_addc_co_u32_sdwa v2, vcc, v6, sext(v4), vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 380408f9 0e060606
v_addc_co_u32_dpp v2, vcc, v6, v4, vcc quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 380408fa ff00e406
v_addc_co_u32_dpp v2, vcc, v6, v4, vcc row_shl:1 row_mask:0xf bank_mask:0xf // 380408fa ff010106
v_addc_co_u32_dpp v2, vcc, v6, v4, vcc row_shr:15 row_mask:0xf bank_mask:0xf // 380408fa ff011f06
v_addc_co_u32_dpp v2, vcc, v6, v4, vcc row_ror:8 row_mask:0xf bank_mask:0xf // 380408fa ff012806
v_addc_co_u32_dpp v2, vcc, v6, v4, vcc wave_shl:1 row_mask:0xf bank_mask:0xf // 380408fa ff013006
v_addc_co_u32_dpp v2, vcc, v6, v4, vcc wave_shr:1 row_mask:0xf bank_mask:0xf // 380408fa ff013806
v_addc_co_u32_dpp v2, vcc, v6, v4, vcc row_mirror row_mask:0xf bank_mask:0xf // 380408fa ff014006
v_addc_co_u32_dpp v2, vcc, v6, v4, vcc row_half_mirror row_mask:0xf bank_mask:0xf // 380408fa ff014106
v_addc_co_u32_dpp v2, vcc, v6, v4, vcc row_bcast:15 row_mask:0xf bank_mask:0xf // 380408fa ff014206
v_addc_co_u32_dpp v2, vcc, v6, v4, vcc row_bcast:31 row_mask:0xf bank_mask:0xf // 380408fa ff014306
v_addc_co_u32_dpp v2, vcc, v6, v4, vcc row_newbcast:2 row_mask:0xf bank_mask:0xf // 380408fa ff015206
v_addc_co_u32_dpp v2, vcc, v6, v4, vcc quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 380408fa ff08e406
v_addc_co_u32_dpp v2, vcc, v6, v4, vcc quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 380408fa 5a00e406
v_addc_co_u32_e64 v2, s[0:1], v4, v8, s[12:13] // d11c0002 00321104
v_addc_co_u32_e64 v2, s[0:1], 0.5, v8, s[12:13] // d11c0002 003210f0
v_addc_co_u32_e64 v2, s[0:1], v4, -1, s[12:13] // d11c0002 00318304
v_addc_co_u32_e64 v2, s[8:9], v4, v8, s[12:13] // d11c0802 00321104
v_addc_co_u32_e64 v2, vcc, v4, v8, s[12:13] // d11c6a02 00321104
v_addc_co_u32_e64 v2, s[0:1], v4, v8, s[12:13] clamp // d11c8002 00321104
v_subb_co_u32_e32 v2, vcc, v6, v4, vcc // 3a040906
v_subb_co_u32_sdwa v2, vcc, v6, v4, vcc clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 3a0408f9 04013106
v_subb_co_u32_sdwa v2, vcc, sext(v6), v4, vcc clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 3a0408f9 04093106
v_subb_co_u32_dpp v2, vcc, v6, v4, vcc quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 3a0408fa 5a08e406
v_subb_co_u32_e64 v2, s[0:1], v4, v8, s[12:13] clamp // d11d8002 00321104
v_subbrev_co_u32_e32 v2, vcc, v6, v4, vcc // 3c040906
v_subbrev_co_u32_sdwa v2, vcc, v6, v4, vcc clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 3c0408f9 04013106
v_subbrev_co_u32_sdwa v2, vcc, sext(v6), v4, vcc clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 3c0408f9 04093106
v_subbrev_co_u32_dpp v2, vcc, v6, v4, vcc quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 3c0408fa 5a08e406
v_subbrev_co_u32_e64 v2, s[0:1], v4, v8, s[12:13] clamp // d11e8002 00321104
v_add_f16_e32 v2, v6, v4 // 3e040906
v_add_f16_e32 v2, s8, v4 // 3e040808
v_add_f16_e32 v2, 0x5678, v4 // 3e0408ff 00005678
v_add_f16_e32 v2, 0.5, v4 // 3e0408f0
v_add_f16_e32 v2, -1, v4 // 3e0408c1
v_add_f16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 3e0408f9 06060606
v_add_f16_sdwa v2, v6, v4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 3e0408f9 06060006
v_add_f16_sdwa v2, v6, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 3e0408f9 06060506
v_add_f16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 3e0408f9 06061606
v_add_f16_sdwa v2, v6, v4 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 3e0408f9 06062606
v_add_f16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 3e0408f9 06010606
v_add_f16_sdwa v2, -v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 3e0408f9 06160606
v_add_f16_sdwa v2, |v6|, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 3e0408f9 06260606
v_add_f16_sdwa v2, s6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 3e0408f9 06860606
v_add_f16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 3e0408f9 04060606
v_add_f16_sdwa v2, v6, -v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 3e0408f9 16060606
v_add_f16_sdwa v2, v6, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 3e0408f9 86060606
v_add_f16_sdwa v2, v6, v4 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 3e0408f9 06064606
v_add_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 3e0408fa ff00e406
v_add_f16_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 3e0408fa ff010106
v_add_f16_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 3e0408fa ff011f06
v_add_f16_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 3e0408fa ff012806
v_add_f16_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 3e0408fa ff013006
v_add_f16_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 3e0408fa ff013806
v_add_f16_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 3e0408fa ff014006
v_add_f16_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 3e0408fa ff014106
v_add_f16_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 3e0408fa ff014206
v_add_f16_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 3e0408fa ff014306
v_add_f16_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 3e0408fa ff015206
v_add_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 3e0408fa ff08e406
v_add_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 3e0408fa 5a00e406
v_add_f16_dpp v2, -v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 3e0408fa ff10e406
v_add_f16_dpp v2, |v6|, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 3e0408fa ff20e406
v_add_f16_dpp v2, v6, -v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 3e0408fa ff40e406
v_add_f16_dpp v2, v6, |v4| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 3e0408fa ff80e406
v_add_f16_e64 v2, v4, v8 // d11f0002 00021104
v_add_f16_e64 v2, s8, v8 // d11f0002 00021008
v_add_f16_e64 v2, 0.5, v8 // d11f0002 000210f0
v_add_f16_e64 v2, v4, -1 // d11f0002 00018304
v_add_f16_e64 v2, -v4, v8 // d11f0002 20021104
v_add_f16_e64 v2, v4, -v8 // d11f0002 40021104
v_add_f16_e64 v2, neg(1.0), v8 // d11f0002 200210f2
v_add_f16_e64 v2, |v4|, v8 // d11f0102 00021104
v_add_f16_e64 v2, v4, |v8| // d11f0202 00021104
v_add_f16_e64 v2, -|v4|, -|v8| // d11f0302 60021104
v_add_f16_e64 v2, v4, v8 clamp // d11f8002 00021104
v_add_f16_e64 v2, v4, v8 mul:2 // d11f0002 08021104
v_add_f16_e64 v2, v4, v8 mul:4 // d11f0002 10021104
v_add_f16_e64 v2, v4, v8 div:2 // d11f0002 18021104
v_sub_f16_e32 v2, v6, v4 // 40040906
v_sub_f16_e32 v2, 0x5678, v4 // 400408ff 00005678
v_sub_f16_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 400408f9 04013106
v_sub_f16_sdwa v2, -|v6|, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 400408f9 04313106
v_sub_f16_dpp v2, -|v6|, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 400408fa 5a38e406
v_sub_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 400408fa 5a08e406
v_sub_f16_e64 v2, s8, v8 // d1200002 00021008
v_sub_f16_e64 v2, -|v4|, -|v8| clamp mul:2 // d1208302 68021104
v_subrev_f16_e32 v2, v6, v4 // 42040906
v_subrev_f16_e32 v2, 0x5678, v4 // 420408ff 00005678
v_subrev_f16_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 420408f9 04013106
v_subrev_f16_sdwa v2, -|v6|, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 420408f9 04313106
v_subrev_f16_dpp v2, -|v6|, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 420408fa 5a38e406
v_subrev_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 420408fa 5a08e406
v_subrev_f16_e64 v2, s8, v8 // d1210002 00021008
v_subrev_f16_e64 v2, -|v4|, -|v8| clamp mul:2 // d1218302 68021104
v_mul_f16_e32 v2, v6, v4 // 44040906
v_mul_f16_e32 v2, 0x5678, v4 // 440408ff 00005678
v_mul_f16_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 440408f9 04013106
v_mul_f16_sdwa v2, -|v6|, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 440408f9 04313106
v_mul_f16_dpp v2, -|v6|, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 440408fa 5a38e406
v_mul_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 440408fa 5a08e406
v_mul_f16_e64 v2, s8, v8 // d1220002 00021008
v_mul_f16_e64 v2, -|v4|, -|v8| clamp mul:2 // d1228302 68021104
v_mac_f16_e32 v2, v6, v4 // 46040906
v_mac_f16_e32 v2, s8, v4 // 46040808
v_mac_f16_e32 v2, 0x5678, v4 // 460408ff 00005678
v_mac_f16_e32 v2, 0.5, v4 // 460408f0
v_mac_f16_e32 v2, -1, v4 // 460408c1
v_mac_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 460408fa ff00e406
v_mac_f16_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 460408fa ff010106
v_mac_f16_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 460408fa ff011f06
v_mac_f16_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 460408fa ff012806
v_mac_f16_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 460408fa ff013006
v_mac_f16_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 460408fa ff013806
v_mac_f16_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 460408fa ff014006
v_mac_f16_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 460408fa ff014106
v_mac_f16_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 460408fa ff014206
v_mac_f16_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 460408fa ff014306
v_mac_f16_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 460408fa ff015206
v_mac_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 460408fa ff08e406
v_mac_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 460408fa 5a00e406
v_mac_f16_dpp v2, -v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 460408fa ff10e406
v_mac_f16_dpp v2, |v6|, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 460408fa ff20e406
v_mac_f16_dpp v2, v6, -v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 460408fa ff40e406
v_mac_f16_dpp v2, v6, |v4| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 460408fa ff80e406
v_mac_f16_e64 v2, v4, v8 // d1230002 00021104
v_mac_f16_e64 v2, s8, v8 // d1230002 00021008
v_mac_f16_e64 v2, 0.5, v8 // d1230002 000210f0
v_mac_f16_e64 v2, v4, -1 // d1230002 00018304
v_mac_f16_e64 v2, -v4, v8 // d1230002 20021104
v_mac_f16_e64 v2, v4, -v8 // d1230002 40021104
v_mac_f16_e64 v2, neg(1.0), v8 // d1230002 200210f2
v_mac_f16_e64 v2, |v4|, v8 // d1230102 00021104
v_mac_f16_e64 v2, v4, |v8| // d1230202 00021104
v_mac_f16_e64 v2, -|v4|, -|v8| // d1230302 60021104
v_mac_f16_e64 v2, v4, v8 clamp // d1238002 00021104
v_mac_f16_e64 v2, v4, v8 mul:2 // d1230002 08021104
v_mac_f16_e64 v2, v4, v8 mul:4 // d1230002 10021104
v_mac_f16_e64 v2, v4, v8 div:2 // d1230002 18021104
v_madmk_f16 v2, v6, 0x1234, v4 // 48040906 00001234
v_madmk_f16 v2, 0x1234, 0x1234, v4 // 480408ff 00001234
v_madmk_f16 v2, 0.5, 0x1234, v4 // 480408f0 00001234
v_madmk_f16 v2, -1, 0x1234, v4 // 480408c1 00001234
v_madak_f16 v2, v6, v4, 0x1234 // 4a040906 00001234
v_madak_f16 v2, 0x1234, v4, 0x1234 // 4a0408ff 00001234
v_madak_f16 v2, 0.5, v4, 0x1234 // 4a0408f0 00001234
v_madak_f16 v2, -1, v4, 0x1234 // 4a0408c1 00001234
v_add_u16_e32 v2, v6, v4 // 4c040906
v_add_u16_e32 v2, s8, v4 // 4c040808
v_add_u16_e32 v2, 0x5678, v4 // 4c0408ff 00005678
v_add_u16_e32 v2, 0x3800, v4 // 4c0408ff 00003800
v_add_u16_e32 v2, -1, v4 // 4c0408c1
v_add_u16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 4c0408f9 06060606
v_add_u16_sdwa v2, v6, v4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 4c0408f9 06060006
v_add_u16_sdwa v2, v6, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 4c0408f9 06060506
v_add_u16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 4c0408f9 06061606
v_add_u16_sdwa v2, v6, v4 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 4c0408f9 06062606
v_add_u16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 4c0408f9 06010606
v_add_u16_sdwa v2, sext(v6), v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 4c0408f9 060e0606
v_add_u16_sdwa v2, s6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 4c0408f9 06860606
v_add_u16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 4c0408f9 04060606
v_add_u16_sdwa v2, v6, sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 4c0408f9 0e060606
v_add_u16_sdwa v2, v6, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 4c0408f9 86060606
v_add_u16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 4c0408fa ff00e406
v_add_u16_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 4c0408fa ff010106
v_add_u16_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 4c0408fa ff011f06
v_add_u16_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 4c0408fa ff012806
v_add_u16_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 4c0408fa ff013006
v_add_u16_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 4c0408fa ff013806
v_add_u16_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 4c0408fa ff014006
v_add_u16_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 4c0408fa ff014106
v_add_u16_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 4c0408fa ff014206
v_add_u16_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 4c0408fa ff014306
v_add_u16_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 4c0408fa ff015206
v_add_u16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 4c0408fa ff08e406
v_add_u16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 4c0408fa 5a00e406
v_add_u16_e64 v2, v4, v8 // d1260002 00021104
v_add_u16_e64 v2, s8, v8 // d1260002 00021008
v_add_u16_e64 v2, v4, -1 // d1260002 00018304
v_add_u16_e64 v2, v4, v8 clamp // d1268002 00021104
v_sub_u16_e32 v2, v6, v4 // 4e040906
v_sub_u16_e32 v2, 0x5678, v4 // 4e0408ff 00005678
v_sub_u16_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 4e0408f9 04013106
v_sub_u16_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 4e0408f9 04093106
v_sub_u16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 4e0408fa 5a08e406
v_sub_u16_e64 v2, s8, v8 // d1270002 00021008
v_sub_u16_e64 v2, v4, v8 clamp // d1278002 00021104
v_subrev_u16_e32 v2, v6, v4 // 50040906
v_subrev_u16_e32 v2, 0x5678, v4 // 500408ff 00005678
v_subrev_u16_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 500408f9 04013106
v_subrev_u16_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 500408f9 04093106
v_subrev_u16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 500408fa 5a08e406
v_subrev_u16_e64 v2, s8, v8 // d1280002 00021008
v_subrev_u16_e64 v2, v4, v8 clamp // d1288002 00021104
v_mul_lo_u16_e32 v2, v6, v4 // 52040906
v_mul_lo_u16_e32 v2, s8, v4 // 52040808
v_mul_lo_u16_e32 v2, 0x5678, v4 // 520408ff 00005678
v_mul_lo_u16_e32 v2, 0x3800, v4 // 520408ff 00003800
v_mul_lo_u16_e32 v2, -1, v4 // 520408c1
v_mul_lo_u16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 520408f9 06060606
v_mul_lo_u16_sdwa v2, v6, v4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 520408f9 06060006
v_mul_lo_u16_sdwa v2, v6, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 520408f9 06060506
v_mul_lo_u16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 520408f9 06061606
v_mul_lo_u16_sdwa v2, v6, v4 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 520408f9 06062606
v_mul_lo_u16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 520408f9 06010606
v_mul_lo_u16_sdwa v2, sext(v6), v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 520408f9 060e0606
v_mul_lo_u16_sdwa v2, s6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 520408f9 06860606
v_mul_lo_u16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 520408f9 04060606
v_mul_lo_u16_sdwa v2, v6, sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 520408f9 0e060606
v_mul_lo_u16_sdwa v2, v6, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 520408f9 86060606
v_mul_lo_u16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 520408fa ff00e406
v_mul_lo_u16_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 520408fa ff010106
v_mul_lo_u16_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 520408fa ff011f06
v_mul_lo_u16_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 520408fa ff012806
v_mul_lo_u16_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 520408fa ff013006
v_mul_lo_u16_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 520408fa ff013806
v_mul_lo_u16_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 520408fa ff014006
v_mul_lo_u16_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 520408fa ff014106
v_mul_lo_u16_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 520408fa ff014206
v_mul_lo_u16_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 520408fa ff014306
v_mul_lo_u16_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 520408fa ff015206
v_mul_lo_u16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 520408fa ff08e406
v_mul_lo_u16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 520408fa 5a00e406
v_mul_lo_u16_e64 v2, v4, v8 // d1290002 00021104
v_mul_lo_u16_e64 v2, s8, v8 // d1290002 00021008
v_mul_lo_u16_e64 v2, v4, -1 // d1290002 00018304
v_lshlrev_b16_e32 v2, v6, v4 // 54040906
v_lshlrev_b16_e32 v2, 0x5678, v4 // 540408ff 00005678
v_lshlrev_b16_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 540408f9 04013106
v_lshlrev_b16_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 540408f9 04093106
v_lshlrev_b16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 540408fa 5a08e406
v_lshlrev_b16_e64 v2, s8, v8 // d12a0002 00021008
v_lshlrev_b16_e64 v2, v4, v8 // d12a0002 00021104
v_lshrrev_b16_e32 v2, v6, v4 // 56040906
v_lshrrev_b16_e32 v2, 0x5678, v4 // 560408ff 00005678
v_lshrrev_b16_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 560408f9 04013106
v_lshrrev_b16_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 560408f9 04093106
v_lshrrev_b16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 560408fa 5a08e406
v_lshrrev_b16_e64 v2, s8, v8 // d12b0002 00021008
v_lshrrev_b16_e64 v2, v4, v8 // d12b0002 00021104
v_ashrrev_i16_e32 v2, v6, v4 // 58040906
v_ashrrev_i16_e32 v2, s8, v4 // 58040808
v_ashrrev_i16_e32 v2, 0x5678, v4 // 580408ff 00005678
v_ashrrev_i16_e32 v2, 0x3800, v4 // 580408ff 00003800
v_ashrrev_i16_e32 v2, -1, v4 // 580408c1
v_ashrrev_i16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 580408f9 06060606
v_ashrrev_i16_sdwa v2, v6, v4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 580408f9 06060006
v_ashrrev_i16_sdwa v2, v6, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 580408f9 06060506
v_ashrrev_i16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 580408f9 06061606
v_ashrrev_i16_sdwa v2, v6, v4 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 580408f9 06062606
v_ashrrev_i16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 580408f9 06010606
v_ashrrev_i16_sdwa v2, sext(v6), v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 580408f9 060e0606
v_ashrrev_i16_sdwa v2, s6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 580408f9 06860606
v_ashrrev_i16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 580408f9 04060606
v_ashrrev_i16_sdwa v2, v6, sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 580408f9 0e060606
v_ashrrev_i16_sdwa v2, v6, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 580408f9 86060606
v_ashrrev_i16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 580408fa ff00e406
v_ashrrev_i16_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 580408fa ff010106
v_ashrrev_i16_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 580408fa ff011f06
v_ashrrev_i16_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 580408fa ff012806
v_ashrrev_i16_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 580408fa ff013006
v_ashrrev_i16_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 580408fa ff013806
v_ashrrev_i16_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 580408fa ff014006
v_ashrrev_i16_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 580408fa ff014106
v_ashrrev_i16_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 580408fa ff014206
v_ashrrev_i16_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 580408fa ff014306
v_ashrrev_i16_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 580408fa ff015206
v_ashrrev_i16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 580408fa ff08e406
v_ashrrev_i16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 580408fa 5a00e406
v_ashrrev_i16_e64 v2, v4, v8 // d12c0002 00021104
v_ashrrev_i16_e64 v2, s8, v8 // d12c0002 00021008
v_ashrrev_i16_e64 v2, v4, -1 // d12c0002 00018304
v_max_f16_e32 v2, v6, v4 // 5a040906
v_max_f16_e32 v2, 0x5678, v4 // 5a0408ff 00005678
v_max_f16_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 5a0408f9 04013106
v_max_f16_sdwa v2, -|v6|, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 5a0408f9 04313106
v_max_f16_dpp v2, -|v6|, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 5a0408fa 5a38e406
v_max_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 5a0408fa 5a08e406
v_max_f16_e64 v2, s8, v8 // d12d0002 00021008
v_max_f16_e64 v2, -|v4|, -|v8| clamp mul:2 // d12d8302 68021104
v_min_f16_e32 v2, v6, v4 // 5c040906
v_min_f16_e32 v2, 0x5678, v4 // 5c0408ff 00005678
v_min_f16_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 5c0408f9 04013106
v_min_f16_sdwa v2, -|v6|, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 5c0408f9 04313106
v_min_f16_dpp v2, -|v6|, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 5c0408fa 5a38e406
v_min_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 5c0408fa 5a08e406
v_min_f16_e64 v2, s8, v8 // d12e0002 00021008
v_min_f16_e64 v2, -|v4|, -|v8| clamp mul:2 // d12e8302 68021104
v_max_u16_e32 v2, v6, v4 // 5e040906
v_max_u16_e32 v2, 0x5678, v4 // 5e0408ff 00005678
v_max_u16_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 5e0408f9 04013106
v_max_u16_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 5e0408f9 04093106
v_max_u16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 5e0408fa 5a08e406
v_max_u16_e64 v2, s8, v8 // d12f0002 00021008
v_max_u16_e64 v2, v4, v8 // d12f0002 00021104
v_max_i16_e32 v2, v6, v4 // 60040906
v_max_i16_e32 v2, s8, v4 // 60040808
v_max_i16_e32 v2, 0x5678, v4 // 600408ff 00005678
v_max_i16_e32 v2, 0x3800, v4 // 600408ff 00003800
v_max_i16_e32 v2, -1, v4 // 600408c1
v_max_i16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 600408f9 06060606
v_max_i16_sdwa v2, v6, v4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 600408f9 06060006
v_max_i16_sdwa v2, v6, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 600408f9 06060506
v_max_i16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 600408f9 06061606
v_max_i16_sdwa v2, v6, v4 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 600408f9 06062606
v_max_i16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 600408f9 06010606
v_max_i16_sdwa v2, sext(v6), v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 600408f9 060e0606
v_max_i16_sdwa v2, s6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 600408f9 06860606
v_max_i16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 600408f9 04060606
v_max_i16_sdwa v2, v6, sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 600408f9 0e060606
v_max_i16_sdwa v2, v6, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 600408f9 86060606
v_max_i16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 600408fa ff00e406
v_max_i16_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 600408fa ff010106
v_max_i16_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 600408fa ff011f06
v_max_i16_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 600408fa ff012806
v_max_i16_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 600408fa ff013006
v_max_i16_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 600408fa ff013806
v_max_i16_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 600408fa ff014006
v_max_i16_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 600408fa ff014106
v_max_i16_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 600408fa ff014206
v_max_i16_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 600408fa ff014306
v_max_i16_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 600408fa ff015206
v_max_i16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 600408fa ff08e406
v_max_i16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 600408fa 5a00e406
v_max_i16_e64 v2, v4, v8 // d1300002 00021104
v_max_i16_e64 v2, s8, v8 // d1300002 00021008
v_max_i16_e64 v2, v4, -1 // d1300002 00018304
v_min_u16_e32 v2, v6, v4 // 62040906
v_min_u16_e32 v2, 0x5678, v4 // 620408ff 00005678
v_min_u16_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 620408f9 04013106
v_min_u16_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 620408f9 04093106
v_min_u16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 620408fa 5a08e406
v_min_u16_e64 v2, s8, v8 // d1310002 00021008
v_min_u16_e64 v2, v4, v8 // d1310002 00021104
v_min_i16_e32 v2, v6, v4 // 64040906
v_min_i16_e32 v2, 0x5678, v4 // 640408ff 00005678
v_min_i16_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 640408f9 04013106
v_min_i16_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 640408f9 04093106
v_min_i16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 640408fa 5a08e406
v_min_i16_e64 v2, s8, v8 // d1320002 00021008
v_min_i16_e64 v2, v4, v8 // d1320002 00021104
v_ldexp_f16_e32 v2, v6, v4 // 66040906
v_ldexp_f16_e32 v2, s8, v4 // 66040808
v_ldexp_f16_e32 v2, 0x5678, v4 // 660408ff 00005678
v_ldexp_f16_e32 v2, 0.5, v4 // 660408f0
v_ldexp_f16_e32 v2, -1, v4 // 660408c1
v_ldexp_f16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 660408f9 06060606
v_ldexp_f16_sdwa v2, v6, v4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 660408f9 06060006
v_ldexp_f16_sdwa v2, v6, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 660408f9 06060506
v_ldexp_f16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 660408f9 06061606
v_ldexp_f16_sdwa v2, v6, v4 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 660408f9 06062606
v_ldexp_f16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 660408f9 06010606
v_ldexp_f16_sdwa v2, -v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 660408f9 06160606
v_ldexp_f16_sdwa v2, |v6|, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 660408f9 06260606
v_ldexp_f16_sdwa v2, s6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 660408f9 06860606
v_ldexp_f16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 660408f9 04060606
v_ldexp_f16_sdwa v2, v6, sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 660408f9 0e060606
v_ldexp_f16_sdwa v2, v6, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 660408f9 86060606
v_ldexp_f16_sdwa v2, v6, v4 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 660408f9 06064606
v_ldexp_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 660408fa ff00e406
v_ldexp_f16_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 660408fa ff010106
v_ldexp_f16_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 660408fa ff011f06
v_ldexp_f16_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 660408fa ff012806
v_ldexp_f16_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 660408fa ff013006
v_ldexp_f16_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 660408fa ff013806
v_ldexp_f16_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 660408fa ff014006
v_ldexp_f16_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 660408fa ff014106
v_ldexp_f16_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 660408fa ff014206
v_ldexp_f16_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 660408fa ff014306
v_ldexp_f16_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 660408fa ff015206
v_ldexp_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 660408fa ff08e406
v_ldexp_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 660408fa 5a00e406
v_ldexp_f16_dpp v2, -v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 660408fa ff10e406
v_ldexp_f16_dpp v2, |v6|, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 660408fa ff20e406
v_ldexp_f16_e64 v2, v4, v8 // d1330002 00021104
v_ldexp_f16_e64 v2, s8, v8 // d1330002 00021008
v_ldexp_f16_e64 v2, 0.5, v8 // d1330002 000210f0
v_ldexp_f16_e64 v2, v4, -1 // d1330002 00018304
v_ldexp_f16_e64 v2, -v4, v8 // d1330002 20021104
v_ldexp_f16_e64 v2, neg(1.0), v8 // d1330002 200210f2
v_ldexp_f16_e64 v2, |v4|, v8 // d1330102 00021104
v_ldexp_f16_e64 v2, -|v4|, v8 // d1330102 20021104
v_ldexp_f16_e64 v2, v4, v8 clamp // d1338002 00021104
v_ldexp_f16_e64 v2, v4, v8 mul:2 // d1330002 08021104
v_ldexp_f16_e64 v2, v4, v8 mul:4 // d1330002 10021104
v_ldexp_f16_e64 v2, v4, v8 div:2 // d1330002 18021104
v_add_u32_e32 v2, v6, v4 // 68040906
v_add_u32_e32 v2, 0x12345678, v4 // 680408ff 12345678
v_add_u32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 680408f9 04013106
v_add_u32_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 680408f9 04093106
v_add_u32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 680408fa 5a08e406
v_add_u32_e64 v2, s8, v8 // d1340002 00021008
v_add_u32_e64 v2, v4, v8 clamp // d1348002 00021104
v_sub_u32_e32 v2, v6, v4 // 6a040906
v_sub_u32_e32 v2, 0x12345678, v4 // 6a0408ff 12345678
v_sub_u32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 6a0408f9 04013106
v_sub_u32_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 6a0408f9 04093106
v_sub_u32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 6a0408fa 5a08e406
v_sub_u32_e64 v2, s8, v8 // d1350002 00021008
v_sub_u32_e64 v2, v4, v8 clamp // d1358002 00021104
v_subrev_u32_e32 v2, v6, v4 // 6c040906
v_subrev_u32_e32 v2, 0x12345678, v4 // 6c0408ff 12345678
v_subrev_u32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 6c0408f9 04013106
v_subrev_u32_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 6c0408f9 04093106
v_subrev_u32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 6c0408fa 5a08e406
v_subrev_u32_e64 v2, s8, v8 // d1360002 00021008
v_subrev_u32_e64 v2, v4, v8 clamp // d1368002 00021104
v_dot2c_f32_f16_e32 v2, v6, v4 // 6e040906
v_dot2c_f32_f16_e32 v2, s8, v4 // 6e040808
v_dot2c_f32_f16_e32 v2, 0x12345678, v4 // 6e0408ff 12345678
v_dot2c_f32_f16_e32 v2, 0.5, v4 // 6e0408f0
v_dot2c_f32_f16_e32 v2, -1, v4 // 6e0408c1
v_dot2c_f32_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 6e0408fa ff00e406
v_dot2c_f32_f16_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 6e0408fa ff010106
v_dot2c_f32_f16_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 6e0408fa ff011f06
v_dot2c_f32_f16_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 6e0408fa ff012806
v_dot2c_f32_f16_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 6e0408fa ff013006
v_dot2c_f32_f16_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 6e0408fa ff013806
v_dot2c_f32_f16_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 6e0408fa ff014006
v_dot2c_f32_f16_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 6e0408fa ff014106
v_dot2c_f32_f16_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 6e0408fa ff014206
v_dot2c_f32_f16_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 6e0408fa ff014306
v_dot2c_f32_f16_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 6e0408fa ff015206
v_dot2c_f32_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 6e0408fa ff08e406
v_dot2c_f32_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 6e0408fa 5a00e406
v_dot2c_f32_f16_dpp v2, -v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 6e0408fa ff10e406
v_dot2c_f32_f16_dpp v2, |v6|, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 6e0408fa ff20e406
v_dot2c_f32_f16_dpp v2, v6, -v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 6e0408fa ff40e406
v_dot2c_f32_f16_dpp v2, v6, |v4| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 6e0408fa ff80e406
v_dot2c_f32_f16_e64 v2, v4, v8 // d1370002 00021104
v_dot2c_f32_f16_e64 v2, s8, v8 // d1370002 00021008
v_dot2c_f32_f16_e64 v2, 0.5, v8 // d1370002 000210f0
v_dot2c_f32_f16_e64 v2, v4, -1 // d1370002 00018304
v_dot2c_f32_f16_e64 v2, -v4, v8 // d1370002 20021104
v_dot2c_f32_f16_e64 v2, v4, -v8 // d1370002 40021104
v_dot2c_f32_f16_e64 v2, neg(1.0), v8 // d1370002 200210f2
v_dot2c_f32_f16_e64 v2, |v4|, v8 // d1370102 00021104
v_dot2c_f32_f16_e64 v2, v4, |v8| // d1370202 00021104
v_dot2c_f32_f16_e64 v2, -|v4|, -|v8| // d1370302 60021104
v_dot2c_f32_f16_e64 v2, v4, v8 clamp // d1378002 00021104
v_dot2c_f32_f16_e64 v2, v4, v8 mul:2 // d1370002 08021104
v_dot2c_f32_f16_e64 v2, v4, v8 mul:4 // d1370002 10021104
v_dot2c_f32_f16_e64 v2, v4, v8 div:2 // d1370002 18021104
v_dot2c_i32_i16_e32 v2, v6, v4 // 70040906
v_dot2c_i32_i16_e32 v2, s8, v4 // 70040808
v_dot2c_i32_i16_e32 v2, 0x12345678, v4 // 700408ff 12345678
v_dot2c_i32_i16_e32 v2, 0.5, v4 // 700408f0
v_dot2c_i32_i16_e32 v2, -1, v4 // 700408c1
v_dot2c_i32_i16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 700408fa ff00e406
v_dot2c_i32_i16_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 700408fa ff010106
v_dot2c_i32_i16_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 700408fa ff011f06
v_dot2c_i32_i16_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 700408fa ff012806
v_dot2c_i32_i16_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 700408fa ff013006
v_dot2c_i32_i16_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 700408fa ff013806
v_dot2c_i32_i16_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 700408fa ff014006
v_dot2c_i32_i16_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 700408fa ff014106
v_dot2c_i32_i16_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 700408fa ff014206
v_dot2c_i32_i16_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 700408fa ff014306
v_dot2c_i32_i16_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 700408fa ff015206
v_dot2c_i32_i16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 700408fa ff08e406
v_dot2c_i32_i16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 700408fa 5a00e406
v_dot2c_i32_i16_e64 v2, v4, v8 // d1380002 00021104
v_dot2c_i32_i16_e64 v2, s8, v8 // d1380002 00021008
v_dot2c_i32_i16_e64 v2, 0.5, v8 // d1380002 000210f0
v_dot2c_i32_i16_e64 v2, v4, -1 // d1380002 00018304
v_dot2c_i32_i16_e64 v2, v4, v8 clamp // d1388002 00021104
v_dot4c_i32_i8_e32 v2, v6, v4 // 72040906
v_dot4c_i32_i8_e32 v2, s8, v4 // 72040808
v_dot4c_i32_i8_e32 v2, 0x12345678, v4 // 720408ff 12345678
v_dot4c_i32_i8_e32 v2, 0.5, v4 // 720408f0
v_dot4c_i32_i8_e32 v2, -1, v4 // 720408c1
v_dot4c_i32_i8_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 720408fa ff00e406
v_dot4c_i32_i8_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 720408fa ff010106
v_dot4c_i32_i8_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 720408fa ff011f06
v_dot4c_i32_i8_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 720408fa ff012806
v_dot4c_i32_i8_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 720408fa ff013006
v_dot4c_i32_i8_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 720408fa ff013806
v_dot4c_i32_i8_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 720408fa ff014006
v_dot4c_i32_i8_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 720408fa ff014106
v_dot4c_i32_i8_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 720408fa ff014206
v_dot4c_i32_i8_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 720408fa ff014306
v_dot4c_i32_i8_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 720408fa ff015206
v_dot4c_i32_i8_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 720408fa ff08e406
v_dot4c_i32_i8_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 720408fa 5a00e406
v_dot4c_i32_i8_e64 v2, v4, v8 // d1390002 00021104
v_dot4c_i32_i8_e64 v2, s8, v8 // d1390002 00021008
v_dot4c_i32_i8_e64 v2, 0.5, v8 // d1390002 000210f0
v_dot4c_i32_i8_e64 v2, v4, -1 // d1390002 00018304
v_dot4c_i32_i8_e64 v2, v4, v8 clamp // d1398002 00021104
v_dot8c_i32_i4_e32 v2, v6, v4 // 74040906
v_dot8c_i32_i4_e32 v2, s8, v4 // 74040808
v_dot8c_i32_i4_e32 v2, 0x12345678, v4 // 740408ff 12345678
v_dot8c_i32_i4_e32 v2, 0.5, v4 // 740408f0
v_dot8c_i32_i4_e32 v2, -1, v4 // 740408c1
v_dot8c_i32_i4_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 740408fa ff00e406
v_dot8c_i32_i4_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 740408fa ff010106
v_dot8c_i32_i4_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 740408fa ff011f06
v_dot8c_i32_i4_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 740408fa ff012806
v_dot8c_i32_i4_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 740408fa ff013006
v_dot8c_i32_i4_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 740408fa ff013806
v_dot8c_i32_i4_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 740408fa ff014006
v_dot8c_i32_i4_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 740408fa ff014106
v_dot8c_i32_i4_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 740408fa ff014206
v_dot8c_i32_i4_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 740408fa ff014306
v_dot8c_i32_i4_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 740408fa ff015206
v_dot8c_i32_i4_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 740408fa ff08e406
v_dot8c_i32_i4_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 740408fa 5a00e406
v_dot8c_i32_i4_e64 v2, v4, v8 // d13a0002 00021104
v_dot8c_i32_i4_e64 v2, s8, v8 // d13a0002 00021008
v_dot8c_i32_i4_e64 v2, 0.5, v8 // d13a0002 000210f0
v_dot8c_i32_i4_e64 v2, v4, -1 // d13a0002 00018304
v_dot8c_i32_i4_e64 v2, v4, v8 clamp // d13a8002 00021104
v_fmac_f32_e32 v2, v6, v4 // 76040906
v_fmac_f32_e32 v2, s8, v4 // 76040808
v_fmac_f32_e32 v2, 0x12345678, v4 // 760408ff 12345678
v_fmac_f32_e32 v2, 0.5, v4 // 760408f0
v_fmac_f32_e32 v2, -1, v4 // 760408c1
v_fmac_f32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 760408fa ff00e406
v_fmac_f32_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 760408fa ff010106
v_fmac_f32_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 760408fa ff011f06
v_fmac_f32_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 760408fa ff012806
v_fmac_f32_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 760408fa ff013006
v_fmac_f32_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 760408fa ff013806
v_fmac_f32_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 760408fa ff014006
v_fmac_f32_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 760408fa ff014106
v_fmac_f32_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 760408fa ff014206
v_fmac_f32_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 760408fa ff014306
v_fmac_f32_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 760408fa ff015206
v_fmac_f32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 760408fa ff08e406
v_fmac_f32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 760408fa 5a00e406
v_fmac_f32_dpp v2, -v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 760408fa ff10e406
v_fmac_f32_dpp v2, |v6|, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 760408fa ff20e406
v_fmac_f32_dpp v2, v6, -v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 760408fa ff40e406
v_fmac_f32_dpp v2, v6, |v4| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 760408fa ff80e406
v_fmac_f32_e64 v2, v4, v8 // d13b0002 00021104
v_fmac_f32_e64 v2, s8, v8 // d13b0002 00021008
v_fmac_f32_e64 v2, 0.5, v8 // d13b0002 000210f0
v_fmac_f32_e64 v2, v4, -1 // d13b0002 00018304
v_fmac_f32_e64 v2, -v4, v8 // d13b0002 20021104
v_fmac_f32_e64 v2, v4, -v8 // d13b0002 40021104
v_fmac_f32_e64 v2, neg(1.0), v8 // d13b0002 200210f2
v_fmac_f32_e64 v2, |v4|, v8 // d13b0102 00021104
v_fmac_f32_e64 v2, v4, |v8| // d13b0202 00021104
v_fmac_f32_e64 v2, -|v4|, -|v8| // d13b0302 60021104
v_fmac_f32_e64 v2, v4, v8 clamp // d13b8002 00021104
v_fmac_f32_e64 v2, v4, v8 mul:2 // d13b0002 08021104
v_fmac_f32_e64 v2, v4, v8 mul:4 // d13b0002 10021104
v_fmac_f32_e64 v2, v4, v8 div:2 // d13b0002 18021104
v_pk_fmac_f16_e32 v2, v6, v4 // 78040906
v_pk_fmac_f16_e32 v2, s8, v4 // 78040808
v_pk_fmac_f16_e32 v2, 0x12345678, v4 // 780408ff 12345678
v_pk_fmac_f16_e32 v2, 0.5, v4 // 780408f0
v_pk_fmac_f16_e32 v2, -1, v4 // 780408c1
v_pk_fmac_f16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 780408f9 06060606
v_pk_fmac_f16_sdwa v2, v6, v4 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 780408f9 06060006
v_pk_fmac_f16_sdwa v2, v6, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 780408f9 06060506
v_pk_fmac_f16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD // 780408f9 06061606
v_pk_fmac_f16_sdwa v2, v6, v4 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 780408f9 06062606
v_pk_fmac_f16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD // 780408f9 06010606
v_pk_fmac_f16_sdwa v2, s6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 780408f9 06860606
v_pk_fmac_f16_sdwa v2, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0 // 780408f9 04060606
v_pk_fmac_f16_sdwa v2, v6, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 780408f9 86060606
v_pk_fmac_f16_sdwa v2, v6, v4 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD // 780408f9 06064606
v_pk_fmac_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 780408fa ff00e406
v_pk_fmac_f16_dpp v2, v6, v4 row_shl:1 row_mask:0xf bank_mask:0xf // 780408fa ff010106
v_pk_fmac_f16_dpp v2, v6, v4 row_shr:15 row_mask:0xf bank_mask:0xf // 780408fa ff011f06
v_pk_fmac_f16_dpp v2, v6, v4 row_ror:8 row_mask:0xf bank_mask:0xf // 780408fa ff012806
v_pk_fmac_f16_dpp v2, v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf // 780408fa ff013006
v_pk_fmac_f16_dpp v2, v6, v4 wave_shr:1 row_mask:0xf bank_mask:0xf // 780408fa ff013806
v_pk_fmac_f16_dpp v2, v6, v4 row_mirror row_mask:0xf bank_mask:0xf // 780408fa ff014006
v_pk_fmac_f16_dpp v2, v6, v4 row_half_mirror row_mask:0xf bank_mask:0xf // 780408fa ff014106
v_pk_fmac_f16_dpp v2, v6, v4 row_bcast:15 row_mask:0xf bank_mask:0xf // 780408fa ff014206
v_pk_fmac_f16_dpp v2, v6, v4 row_bcast:31 row_mask:0xf bank_mask:0xf // 780408fa ff014306
v_pk_fmac_f16_dpp v2, v6, v4 row_newbcast:2 row_mask:0xf bank_mask:0xf // 780408fa ff015206
v_pk_fmac_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 780408fa ff08e406
v_pk_fmac_f16_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 780408fa 5a00e406
v_pk_fmac_f16_dpp v2, -v6, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 780408fa ff10e406
v_pk_fmac_f16_dpp v2, |v6|, v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 780408fa ff20e406
v_pk_fmac_f16_dpp v2, v6, -v4 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 780408fa ff40e406
v_pk_fmac_f16_dpp v2, v6, |v4| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 780408fa ff80e406
v_pk_fmac_f16_e64 v2, v4, v8 // d13c0002 00021104
v_pk_fmac_f16_e64 v2, s8, v8 // d13c0002 00021008
v_pk_fmac_f16_e64 v2, 0.5, v8 // d13c0002 000210f0
v_pk_fmac_f16_e64 v2, v4, -1 // d13c0002 00018304
v_pk_fmac_f16_e64 v2, -v4, v8 // d13c0002 20021104
v_pk_fmac_f16_e64 v2, v4, -v8 // d13c0002 40021104
v_pk_fmac_f16_e64 v2, neg(1.0), v8 // d13c0002 200210f2
v_pk_fmac_f16_e64 v2, |v4|, v8 // d13c0102 00021104
v_pk_fmac_f16_e64 v2, v4, |v8| // d13c0202 00021104
v_pk_fmac_f16_e64 v2, -|v4|, -|v8| // d13c0302 60021104
v_pk_fmac_f16_e64 v2, v4, v8 clamp // d13c8002 00021104
v_pk_fmac_f16_e64 v2, v4, v8 mul:2 // d13c0002 08021104
v_pk_fmac_f16_e64 v2, v4, v8 mul:4 // d13c0002 10021104
v_pk_fmac_f16_e64 v2, v4, v8 div:2 // d13c0002 18021104
v_xnor_b32_e32 v2, v6, v4 // 7a040906
v_xnor_b32_e32 v2, 0x12345678, v4 // 7a0408ff 12345678
v_xnor_b32_sdwa v2, v6, v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 7a0408f9 04013106
v_xnor_b32_sdwa v2, sext(v6), v4 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0 // 7a0408f9 04093106
v_xnor_b32_dpp v2, v6, v4 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7a0408fa 5a08e406
v_xnor_b32_e64 v2, s8, v8 // d13d0002 00021008
v_xnor_b32_e64 v2, v4, v8 // d13d0002 00021104
