// Vector ALU, one source, in all forms: assembly text, then the words that it assembles to for gfx950.
// README.md says how the lines are used and made.
v_mov_b32_e32 v2, v6 // 7e040306
v_mov_b32_e32 v2, s8 // 7e040208
v_mov_b32_e32 v2, 0x12345678 // 7e0402ff 12345678
v_mov_b32_e32 v2, 0.5 // 7e0402f0
v_mov_b32_e32 v2, -1 // 7e0402c1
v_mov_b32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0402f9 00060606
v_mov_b32_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0402f9 00060006
v_mov_b32_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0402f9 00060506
v_mov_b32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e0402f9 00061606
v_mov_b32_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0402f9 00062606
v_mov_b32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e0402f9 00010606
v_mov_b32_sdwa v2, sext(v6) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0402f9 000e0606
v_mov_b32_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0402f9 00860606
v_mov_b32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0402fa ff00e406
v_mov_b32_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0402fa ff010106
v_mov_b32_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e0402fa ff011f06
v_mov_b32_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e0402fa ff012806
v_mov_b32_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e0402fa ff013006
v_mov_b32_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e0402fa ff013806
v_mov_b32_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e0402fa ff014006
v_mov_b32_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0402fa ff014106
v_mov_b32_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e0402fa ff014206
v_mov_b32_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e0402fa ff014306
v_mov_b32_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e0402fa ff015206
v_mov_b32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0402fa ff08e406
v_mov_b32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e0402fa 5a00e406
v_mov_b32_e64 v2, v4 // d1410002 00000104
v_mov_b32_e64 v2, s8 // d1410002 00000008
v_mov_b32_e64 v2, 0.5 // d1410002 000000f0
v_readfirstlane_b32 s2, v6 // 7e040506
v_cvt_i32_f64_e32 v2, v[6:7] // 7e040706
v_cvt_i32_f64_e32 v2, s[8:9] // 7e040608
v_cvt_i32_f64_e32 v2, 0x12345678 // 7e0406ff 12345678
v_cvt_i32_f64_e32 v2, 0.5 // 7e0406f0
v_cvt_i32_f64_e32 v2, -1 // 7e0406c1
v_cvt_i32_f64_dpp v2, v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e0406fa ff015006
v_cvt_i32_f64_dpp v2, v[6:7] row_newbcast:15 row_mask:0xf bank_mask:0xf // 7e0406fa ff015f06
v_cvt_i32_f64_dpp v2, v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0406fa ff095006
v_cvt_i32_f64_dpp v2, v[6:7] row_newbcast:0 row_mask:0x5 bank_mask:0xa // 7e0406fa 5a015006
v_cvt_i32_f64_dpp v2, -v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e0406fa ff115006
v_cvt_i32_f64_dpp v2, |v[6:7]| row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e0406fa ff215006
v_cvt_i32_f64_e64 v2, v[4:5] // d1430002 00000104
v_cvt_i32_f64_e64 v2, s[8:9] // d1430002 00000008
v_cvt_i32_f64_e64 v2, 0.5 // d1430002 000000f0
v_cvt_i32_f64_e64 v2, -v[4:5] // d1430002 20000104
v_cvt_i32_f64_e64 v2, neg(1.0) // d1430002 200000f2
v_cvt_i32_f64_e64 v2, |v[4:5]| // d1430102 00000104
v_cvt_i32_f64_e64 v2, -|v[4:5]| // d1430102 20000104
v_cvt_i32_f64_e64 v2, v[4:5] clamp // d1438002 00000104
v_cvt_i32_f64_e64 v2, v[4:5] mul:2 // d1430002 08000104
v_cvt_i32_f64_e64 v2, v[4:5] mul:4 // d1430002 10000104
v_cvt_i32_f64_e64 v2, v[4:5] div:2 // d1430002 18000104
v_cvt_f64_i32_e32 v[2:3], v6 // 7e040906
v_cvt_f64_i32_e32 v[2:3], s8 // 7e040808
v_cvt_f64_i32_e32 v[2:3], 0x12345678 // 7e0408ff 12345678
v_cvt_f64_i32_e32 v[2:3], 0.5 // 7e0408f0
v_cvt_f64_i32_e32 v[2:3], -1 // 7e0408c1
v_cvt_f64_i32_dpp v[2:3], v6 row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e0408fa ff015006
v_cvt_f64_i32_dpp v[2:3], v6 row_newbcast:15 row_mask:0xf bank_mask:0xf // 7e0408fa ff015f06
v_cvt_f64_i32_dpp v[2:3], v6 row_newbcast:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0408fa ff095006
v_cvt_f64_i32_dpp v[2:3], v6 row_newbcast:0 row_mask:0x5 bank_mask:0xa // 7e0408fa 5a015006
v_cvt_f64_i32_e64 v[2:3], v4 // d1440002 00000104
v_cvt_f64_i32_e64 v[2:3], s8 // d1440002 00000008
v_cvt_f64_i32_e64 v[2:3], 0.5 // d1440002 000000f0
v_cvt_f64_i32_e64 v[2:3], v4 clamp // d1448002 00000104
v_cvt_f64_i32_e64 v[2:3], v4 mul:2 // d1440002 08000104
v_cvt_f64_i32_e64 v[2:3], v4 mul:4 // d1440002 10000104
v_cvt_f64_i32_e64 v[2:3], v4 div:2 // d1440002 18000104
v_cvt_f32_i32_e32 v2, v6 // 7e040b06
v_cvt_f32_i32_e32 v2, s8 // 7e040a08
v_cvt_f32_i32_e32 v2, 0x12345678 // 7e040aff 12345678
v_cvt_f32_i32_e32 v2, 0.5 // 7e040af0
v_cvt_f32_i32_e32 v2, -1 // 7e040ac1
v_cvt_f32_i32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040af9 00060606
v_cvt_f32_i32_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040af9 00060006
v_cvt_f32_i32_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040af9 00060506
v_cvt_f32_i32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e040af9 00061606
v_cvt_f32_i32_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040af9 00062606
v_cvt_f32_i32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e040af9 00010606
v_cvt_f32_i32_sdwa v2, sext(v6) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040af9 000e0606
v_cvt_f32_i32_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040af9 00860606
v_cvt_f32_i32_sdwa v2, v6 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040af9 00064606
v_cvt_f32_i32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e040afa ff00e406
v_cvt_f32_i32_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e040afa ff010106
v_cvt_f32_i32_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e040afa ff011f06
v_cvt_f32_i32_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e040afa ff012806
v_cvt_f32_i32_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e040afa ff013006
v_cvt_f32_i32_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e040afa ff013806
v_cvt_f32_i32_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e040afa ff014006
v_cvt_f32_i32_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e040afa ff014106
v_cvt_f32_i32_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e040afa ff014206
v_cvt_f32_i32_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e040afa ff014306
v_cvt_f32_i32_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e040afa ff015206
v_cvt_f32_i32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e040afa ff08e406
v_cvt_f32_i32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e040afa 5a00e406
v_cvt_f32_i32_e64 v2, v4 // d1450002 00000104
v_cvt_f32_i32_e64 v2, s8 // d1450002 00000008
v_cvt_f32_i32_e64 v2, 0.5 // d1450002 000000f0
v_cvt_f32_i32_e64 v2, v4 clamp // d1458002 00000104
v_cvt_f32_i32_e64 v2, v4 mul:2 // d1450002 08000104
v_cvt_f32_i32_e64 v2, v4 mul:4 // d1450002 10000104
v_cvt_f32_i32_e64 v2, v4 div:2 // d1450002 18000104
v_cvt_f32_u32_e32 v2, v6 // 7e040d06
v_cvt_f32_u32_e32 v2, s8 // 7e040c08
v_cvt_f32_u32_e32 v2, 0x12345678 // 7e040cff 12345678
v_cvt_f32_u32_e32 v2, 0.5 // 7e040cf0
v_cvt_f32_u32_e32 v2, -1 // 7e040cc1
v_cvt_f32_u32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040cf9 00060606
v_cvt_f32_u32_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040cf9 00060006
v_cvt_f32_u32_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040cf9 00060506
v_cvt_f32_u32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e040cf9 00061606
v_cvt_f32_u32_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040cf9 00062606
v_cvt_f32_u32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e040cf9 00010606
v_cvt_f32_u32_sdwa v2, sext(v6) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040cf9 000e0606
v_cvt_f32_u32_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040cf9 00860606
v_cvt_f32_u32_sdwa v2, v6 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040cf9 00064606
v_cvt_f32_u32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e040cfa ff00e406
v_cvt_f32_u32_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e040cfa ff010106
v_cvt_f32_u32_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e040cfa ff011f06
v_cvt_f32_u32_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e040cfa ff012806
v_cvt_f32_u32_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e040cfa ff013006
v_cvt_f32_u32_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e040cfa ff013806
v_cvt_f32_u32_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e040cfa ff014006
v_cvt_f32_u32_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e040cfa ff014106
v_cvt_f32_u32_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e040cfa ff014206
v_cvt_f32_u32_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e040cfa ff014306
v_cvt_f32_u32_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e040cfa ff015206
v_cvt_f32_u32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e040cfa ff08e406
v_cvt_f32_u32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e040cfa 5a00e406
v_cvt_f32_u32_e64 v2, v4 // d1460002 00000104
v_cvt_f32_u32_e64 v2, s8 // d1460002 00000008
v_cvt_f32_u32_e64 v2, 0.5 // d1460002 000000f0
v_cvt_f32_u32_e64 v2, v4 clamp // d1468002 00000104
v_cvt_f32_u32_e64 v2, v4 mul:2 // d1460002 08000104
v_cvt_f32_u32_e64 v2, v4 mul:4 // d1460002 10000104
v_cvt_f32_u32_e64 v2, v4 div:2 // d1460002 18000104
v_cvt_u32_f32_e32 v2, v6 // 7e040f06
v_cvt_u32_f32_e32 v2, s8 // 7e040e08
v_cvt_u32_f32_e32 v2, 0x12345678 // 7e040eff 12345678
v_cvt_u32_f32_e32 v2, 0.5 // 7e040ef0
v_cvt_u32_f32_e32 v2, -1 // 7e040ec1
v_cvt_u32_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040ef9 00060606
v_cvt_u32_f32_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040ef9 00060006
v_cvt_u32_f32_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040ef9 00060506
v_cvt_u32_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e040ef9 00061606
v_cvt_u32_f32_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040ef9 00062606
v_cvt_u32_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e040ef9 00010606
v_cvt_u32_f32_sdwa v2, -v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040ef9 00160606
v_cvt_u32_f32_sdwa v2, |v6| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040ef9 00260606
v_cvt_u32_f32_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e040ef9 00860606
v_cvt_u32_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e040efa ff00e406
v_cvt_u32_f32_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e040efa ff010106
v_cvt_u32_f32_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e040efa ff011f06
v_cvt_u32_f32_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e040efa ff012806
v_cvt_u32_f32_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e040efa ff013006
v_cvt_u32_f32_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e040efa ff013806
v_cvt_u32_f32_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e040efa ff014006
v_cvt_u32_f32_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e040efa ff014106
v_cvt_u32_f32_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e040efa ff014206
v_cvt_u32_f32_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e040efa ff014306
v_cvt_u32_f32_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e040efa ff015206
v_cvt_u32_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e040efa ff08e406
v_cvt_u32_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e040efa 5a00e406
v_cvt_u32_f32_dpp v2, -v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e040efa ff10e406
v_cvt_u32_f32_dpp v2, |v6| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e040efa ff20e406
v_cvt_u32_f32_e64 v2, v4 // d1470002 00000104
v_cvt_u32_f32_e64 v2, s8 // d1470002 00000008
v_cvt_u32_f32_e64 v2, 0.5 // d1470002 000000f0
v_cvt_u32_f32_e64 v2, -v4 // d1470002 20000104
v_cvt_u32_f32_e64 v2, neg(1.0) // d1470002 200000f2
v_cvt_u32_f32_e64 v2, |v4| // d1470102 00000104
v_cvt_u32_f32_e64 v2, -|v4| // d1470102 20000104
v_cvt_u32_f32_e64 v2, v4 clamp // d1478002 00000104
v_cvt_u32_f32_e64 v2, v4 mul:2 // d1470002 08000104
v_cvt_u32_f32_e64 v2, v4 mul:4 // d1470002 10000104
v_cvt_u32_f32_e64 v2, v4 div:2 // d1470002 18000104
v_cvt_i32_f32_e32 v2, v6 // 7e041106
v_cvt_i32_f32_e32 v2, s8 // 7e041008
v_cvt_i32_f32_e32 v2, 0x12345678 // 7e0410ff 12345678
v_cvt_i32_f32_e32 v2, 0.5 // 7e0410f0
v_cvt_i32_f32_e32 v2, -1 // 7e0410c1
v_cvt_i32_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0410f9 00060606
v_cvt_i32_f32_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0410f9 00060006
v_cvt_i32_f32_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0410f9 00060506
v_cvt_i32_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e0410f9 00061606
v_cvt_i32_f32_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0410f9 00062606
v_cvt_i32_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e0410f9 00010606
v_cvt_i32_f32_sdwa v2, -v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0410f9 00160606
v_cvt_i32_f32_sdwa v2, |v6| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0410f9 00260606
v_cvt_i32_f32_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0410f9 00860606
v_cvt_i32_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0410fa ff00e406
v_cvt_i32_f32_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0410fa ff010106
v_cvt_i32_f32_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e0410fa ff011f06
v_cvt_i32_f32_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e0410fa ff012806
v_cvt_i32_f32_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e0410fa ff013006
v_cvt_i32_f32_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e0410fa ff013806
v_cvt_i32_f32_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e0410fa ff014006
v_cvt_i32_f32_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0410fa ff014106
v_cvt_i32_f32_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e0410fa ff014206
v_cvt_i32_f32_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e0410fa ff014306
v_cvt_i32_f32_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e0410fa ff015206
v_cvt_i32_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0410fa ff08e406
v_cvt_i32_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e0410fa 5a00e406
v_cvt_i32_f32_dpp v2, -v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0410fa ff10e406
v_cvt_i32_f32_dpp v2, |v6| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0410fa ff20e406
v_cvt_i32_f32_e64 v2, v4 // d1480002 00000104
v_cvt_i32_f32_e64 v2, s8 // d1480002 00000008
v_cvt_i32_f32_e64 v2, 0.5 // d1480002 000000f0
v_cvt_i32_f32_e64 v2, -v4 // d1480002 20000104
v_cvt_i32_f32_e64 v2, neg(1.0) // d1480002 200000f2
v_cvt_i32_f32_e64 v2, |v4| // d1480102 00000104
v_cvt_i32_f32_e64 v2, -|v4| // d1480102 20000104
v_cvt_i32_f32_e64 v2, v4 clamp // d1488002 00000104
v_cvt_i32_f32_e64 v2, v4 mul:2 // d1480002 08000104
v_cvt_i32_f32_e64 v2, v4 mul:4 // d1480002 10000104
v_cvt_i32_f32_e64 v2, v4 div:2 // d1480002 18000104
v_cvt_f16_f32_e32 v2, v6 // 7e041506
v_cvt_f16_f32_e32 v2, s8 // 7e041408
v_cvt_f16_f32_e32 v2, 0x12345678 // 7e0414ff 12345678
v_cvt_f16_f32_e32 v2, 0.5 // 7e0414f0
v_cvt_f16_f32_e32 v2, -1 // 7e0414c1
v_cvt_f16_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0414f9 00060606
v_cvt_f16_f32_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0414f9 00060006
v_cvt_f16_f32_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0414f9 00060506
v_cvt_f16_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e0414f9 00061606
v_cvt_f16_f32_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0414f9 00062606
v_cvt_f16_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e0414f9 00010606
v_cvt_f16_f32_sdwa v2, -v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0414f9 00160606
v_cvt_f16_f32_sdwa v2, |v6| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0414f9 00260606
v_cvt_f16_f32_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0414f9 00860606
v_cvt_f16_f32_sdwa v2, v6 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0414f9 00064606
v_cvt_f16_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0414fa ff00e406
v_cvt_f16_f32_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0414fa ff010106
v_cvt_f16_f32_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e0414fa ff011f06
v_cvt_f16_f32_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e0414fa ff012806
v_cvt_f16_f32_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e0414fa ff013006
v_cvt_f16_f32_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e0414fa ff013806
v_cvt_f16_f32_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e0414fa ff014006
v_cvt_f16_f32_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0414fa ff014106
v_cvt_f16_f32_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e0414fa ff014206
v_cvt_f16_f32_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e0414fa ff014306
v_cvt_f16_f32_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e0414fa ff015206
v_cvt_f16_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0414fa ff08e406
v_cvt_f16_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e0414fa 5a00e406
v_cvt_f16_f32_dpp v2, -v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0414fa ff10e406
v_cvt_f16_f32_dpp v2, |v6| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0414fa ff20e406
v_cvt_f16_f32_e64 v2, v4 // d14a0002 00000104
v_cvt_f16_f32_e64 v2, s8 // d14a0002 00000008
v_cvt_f16_f32_e64 v2, 0.5 // d14a0002 000000f0
v_cvt_f16_f32_e64 v2, -v4 // d14a0002 20000104
v_cvt_f16_f32_e64 v2, neg(1.0) // d14a0002 200000f2
v_cvt_f16_f32_e64 v2, |v4| // d14a0102 00000104
v_cvt_f16_f32_e64 v2, -|v4| // d14a0102 20000104
v_cvt_f16_f32_e64 v2, v4 clamp // d14a8002 00000104
v_cvt_f16_f32_e64 v2, v4 mul:2 // d14a0002 08000104
v_cvt_f16_f32_e64 v2, v4 mul:4 // d14a0002 10000104
v_cvt_f16_f32_e64 v2, v4 div:2 // d14a0002 18000104
v_cvt_f32_f16_e32 v2, v6 // 7e041706
v_cvt_f32_f16_e32 v2, s8 // 7e041608
v_cvt_f32_f16_e32 v2, 0x5678 // 7e0416ff 00005678
v_cvt_f32_f16_e32 v2, 0.5 // 7e0416f0
v_cvt_f32_f16_e32 v2, -1 // 7e0416c1
v_cvt_f32_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0416f9 00060606
v_cvt_f32_f16_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0416f9 00060006
v_cvt_f32_f16_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0416f9 00060506
v_cvt_f32_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e0416f9 00061606
v_cvt_f32_f16_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0416f9 00062606
v_cvt_f32_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e0416f9 00010606
v_cvt_f32_f16_sdwa v2, -v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0416f9 00160606
v_cvt_f32_f16_sdwa v2, |v6| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0416f9 00260606
v_cvt_f32_f16_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0416f9 00860606
v_cvt_f32_f16_sdwa v2, v6 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0416f9 00064606
v_cvt_f32_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0416fa ff00e406
v_cvt_f32_f16_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0416fa ff010106
v_cvt_f32_f16_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e0416fa ff011f06
v_cvt_f32_f16_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e0416fa ff012806
v_cvt_f32_f16_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e0416fa ff013006
v_cvt_f32_f16_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e0416fa ff013806
v_cvt_f32_f16_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e0416fa ff014006
v_cvt_f32_f16_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0416fa ff014106
v_cvt_f32_f16_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e0416fa ff014206
v_cvt_f32_f16_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e0416fa ff014306
v_cvt_f32_f16_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e0416fa ff015206
v_cvt_f32_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0416fa ff08e406
v_cvt_f32_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e0416fa 5a00e406
v_cvt_f32_f16_dpp v2, -v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0416fa ff10e406
v_cvt_f32_f16_dpp v2, |v6| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0416fa ff20e406
v_cvt_f32_f16_e64 v2, v4 // d14b0002 00000104
v_cvt_f32_f16_e64 v2, s8 // d14b0002 00000008
v_cvt_f32_f16_e64 v2, 0.5 // d14b0002 000000f0
v_cvt_f32_f16_e64 v2, -v4 // d14b0002 20000104
v_cvt_f32_f16_e64 v2, neg(1.0) // d14b0002 200000f2
v_cvt_f32_f16_e64 v2, |v4| // d14b0102 00000104
v_cvt_f32_f16_e64 v2, -|v4| // d14b0102 20000104
v_cvt_f32_f16_e64 v2, v4 clamp // d14b8002 00000104
v_cvt_f32_f16_e64 v2, v4 mul:2 // d14b0002 08000104
v_cvt_f32_f16_e64 v2, v4 mul:4 // d14b0002 10000104
v_cvt_f32_f16_e64 v2, v4 div:2 // d14b0002 18000104
v_cvt_rpi_i32_f32_e32 v2, v6 // 7e041906
v_cvt_rpi_i32_f32_e32 v2, s8 // 7e041808
v_cvt_rpi_i32_f32_e32 v2, 0x12345678 // 7e0418ff 12345678
v_cvt_rpi_i32_f32_e32 v2, 0.5 // 7e0418f0
v_cvt_rpi_i32_f32_e32 v2, -1 // 7e0418c1
v_cvt_rpi_i32_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0418f9 00060606
v_cvt_rpi_i32_f32_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0418f9 00060006
v_cvt_rpi_i32_f32_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0418f9 00060506
v_cvt_rpi_i32_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e0418f9 00061606
v_cvt_rpi_i32_f32_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0418f9 00062606
v_cvt_rpi_i32_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e0418f9 00010606
v_cvt_rpi_i32_f32_sdwa v2, -v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0418f9 00160606
v_cvt_rpi_i32_f32_sdwa v2, |v6| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0418f9 00260606
v_cvt_rpi_i32_f32_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0418f9 00860606
v_cvt_rpi_i32_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0418fa ff00e406
v_cvt_rpi_i32_f32_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0418fa ff010106
v_cvt_rpi_i32_f32_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e0418fa ff011f06
v_cvt_rpi_i32_f32_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e0418fa ff012806
v_cvt_rpi_i32_f32_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e0418fa ff013006
v_cvt_rpi_i32_f32_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e0418fa ff013806
v_cvt_rpi_i32_f32_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e0418fa ff014006
v_cvt_rpi_i32_f32_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0418fa ff014106
v_cvt_rpi_i32_f32_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e0418fa ff014206
v_cvt_rpi_i32_f32_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e0418fa ff014306
v_cvt_rpi_i32_f32_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e0418fa ff015206
v_cvt_rpi_i32_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0418fa ff08e406
v_cvt_rpi_i32_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e0418fa 5a00e406
v_cvt_rpi_i32_f32_dpp v2, -v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0418fa ff10e406
v_cvt_rpi_i32_f32_dpp v2, |v6| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0418fa ff20e406
v_cvt_rpi_i32_f32_e64 v2, v4 // d14c0002 00000104
v_cvt_rpi_i32_f32_e64 v2, s8 // d14c0002 00000008
v_cvt_rpi_i32_f32_e64 v2, 0.5 // d14c0002 000000f0
v_cvt_rpi_i32_f32_e64 v2, -v4 // d14c0002 20000104
v_cvt_rpi_i32_f32_e64 v2, neg(1.0) // d14c0002 200000f2
v_cvt_rpi_i32_f32_e64 v2, |v4| // d14c0102 00000104
v_cvt_rpi_i32_f32_e64 v2, -|v4| // d14c0102 20000104
v_cvt_rpi_i32_f32_e64 v2, v4 clamp // d14c8002 00000104
v_cvt_flr_i32_f32_e32 v2, v6 // 7e041b06
v_cvt_flr_i32_f32_e32 v2, 0x12345678 // 7e041aff 12345678
v_cvt_flr_i32_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e041af9 00013106
v_cvt_flr_i32_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e041af9 00313106
v_cvt_flr_i32_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e041afa 5a38e406
v_cvt_flr_i32_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e041afa 5a08e406
v_cvt_flr_i32_f32_e64 v2, s8 // d14d0002 00000008
v_cvt_flr_i32_f32_e64 v2, -|v4| clamp // d14d8102 20000104
v_cvt_off_f32_i4_e32 v2, v6 // 7e041d06
v_cvt_off_f32_i4_e32 v2, 0x12345678 // 7e041cff 12345678
v_cvt_off_f32_i4_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e041cf9 00013106
v_cvt_off_f32_i4_sdwa v2, sext(v6) clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e041cf9 00093106
v_cvt_off_f32_i4_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e041cfa 5a08e406
v_cvt_off_f32_i4_e64 v2, s8 // d14e0002 00000008
v_cvt_off_f32_i4_e64 v2, v4 clamp mul:2 // d14e8002 08000104
v_cvt_f32_f64_e32 v2, v[6:7] // 7e041f06
v_cvt_f32_f64_e32 v2, s[8:9] // 7e041e08
v_cvt_f32_f64_e32 v2, 0x12345678 // 7e041eff 12345678
v_cvt_f32_f64_e32 v2, 0.5 // 7e041ef0
v_cvt_f32_f64_e32 v2, -1 // 7e041ec1
v_cvt_f32_f64_dpp v2, v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e041efa ff015006
v_cvt_f32_f64_dpp v2, v[6:7] row_newbcast:15 row_mask:0xf bank_mask:0xf // 7e041efa ff015f06
v_cvt_f32_f64_dpp v2, v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e041efa ff095006
v_cvt_f32_f64_dpp v2, v[6:7] row_newbcast:0 row_mask:0x5 bank_mask:0xa // 7e041efa 5a015006
v_cvt_f32_f64_dpp v2, -v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e041efa ff115006
v_cvt_f32_f64_dpp v2, |v[6:7]| row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e041efa ff215006
v_cvt_f32_f64_e64 v2, v[4:5] // d14f0002 00000104
v_cvt_f32_f64_e64 v2, s[8:9] // d14f0002 00000008
v_cvt_f32_f64_e64 v2, 0.5 // d14f0002 000000f0
v_cvt_f32_f64_e64 v2, -v[4:5] // d14f0002 20000104
v_cvt_f32_f64_e64 v2, neg(1.0) // d14f0002 200000f2
v_cvt_f32_f64_e64 v2, |v[4:5]| // d14f0102 00000104
v_cvt_f32_f64_e64 v2, -|v[4:5]| // d14f0102 20000104
v_cvt_f32_f64_e64 v2, v[4:5] clamp // d14f8002 00000104
v_cvt_f32_f64_e64 v2, v[4:5] mul:2 // d14f0002 08000104
v_cvt_f32_f64_e64 v2, v[4:5] mul:4 // d14f0002 10000104
v_cvt_f32_f64_e64 v2, v[4:5] div:2 // d14f0002 18000104
v_cvt_f64_f32_e32 v[2:3], v6 // 7e042106
v_cvt_f64_f32_e32 v[2:3], s8 // 7e042008
v_cvt_f64_f32_e32 v[2:3], 0x12345678 // 7e0420ff 12345678
v_cvt_f64_f32_e32 v[2:3], 0.5 // 7e0420f0
v_cvt_f64_f32_e32 v[2:3], -1 // 7e0420c1
v_cvt_f64_f32_dpp v[2:3], v6 row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e0420fa ff015006
v_cvt_f64_f32_dpp v[2:3], v6 row_newbcast:15 row_mask:0xf bank_mask:0xf // 7e0420fa ff015f06
v_cvt_f64_f32_dpp v[2:3], v6 row_newbcast:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0420fa ff095006
v_cvt_f64_f32_dpp v[2:3], v6 row_newbcast:0 row_mask:0x5 bank_mask:0xa // 7e0420fa 5a015006
v_cvt_f64_f32_dpp v[2:3], -v6 row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e0420fa ff115006
v_cvt_f64_f32_dpp v[2:3], |v6| row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e0420fa ff215006
v_cvt_f64_f32_e64 v[2:3], v4 // d1500002 00000104
v_cvt_f64_f32_e64 v[2:3], s8 // d1500002 00000008
v_cvt_f64_f32_e64 v[2:3], 0.5 // d1500002 000000f0
v_cvt_f64_f32_e64 v[2:3], -v4 // d1500002 20000104
v_cvt_f64_f32_e64 v[2:3], neg(1.0) // d1500002 200000f2
v_cvt_f64_f32_e64 v[2:3], |v4| // d1500102 00000104
v_cvt_f64_f32_e64 v[2:3], -|v4| // d1500102 20000104
v_cvt_f64_f32_e64 v[2:3], v4 clamp // d1508002 00000104
v_cvt_f64_f32_e64 v[2:3], v4 mul:2 // d1500002 08000104
v_cvt_f64_f32_e64 v[2:3], v4 mul:4 // d1500002 10000104
v_cvt_f64_f32_e64 v[2:3], v4 div:2 // d1500002 18000104
v_cvt_f32_ubyte0_e32 v2, v6 // 7e042306
v_cvt_f32_ubyte0_e32 v2, 0x12345678 // 7e0422ff 12345678
v_cvt_f32_ubyte0_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0422f9 00013106
v_cvt_f32_ubyte0_sdwa v2, sext(v6) clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0422f9 00093106
v_cvt_f32_ubyte0_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0422fa 5a08e406
v_cvt_f32_ubyte0_e64 v2, s8 // d1510002 00000008
v_cvt_f32_ubyte0_e64 v2, v4 clamp mul:2 // d1518002 08000104
v_cvt_f32_ubyte1_e32 v2, v6 // 7e042506
v_cvt_f32_ubyte1_e32 v2, 0x12345678 // 7e0424ff 12345678
v_cvt_f32_ubyte1_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0424f9 00013106
v_cvt_f32_ubyte1_sdwa v2, sext(v6) clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0424f9 00093106
v_cvt_f32_ubyte1_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0424fa 5a08e406
v_cvt_f32_ubyte1_e64 v2, s8 // d1520002 00000008
v_cvt_f32_ubyte1_e64 v2, v4 clamp mul:2 // d1528002 08000104
v_cvt_f32_ubyte2_e32 v2, v6 // 7e042706
v_cvt_f32_ubyte2_e32 v2, 0x12345678 // 7e0426ff 12345678
v_cvt_f32_ubyte2_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0426f9 00013106
v_cvt_f32_ubyte2_sdwa v2, sext(v6) clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0426f9 00093106
v_cvt_f32_ubyte2_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0426fa 5a08e406
v_cvt_f32_ubyte2_e64 v2, s8 // d1530002 00000008
v_cvt_f32_ubyte2_e64 v2, v4 clamp mul:2 // d1538002 08000104
v_cvt_f32_ubyte3_e32 v2, v6 // 7e042906
v_cvt_f32_ubyte3_e32 v2, 0x12345678 // 7e0428ff 12345678
v_cvt_f32_ubyte3_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0428f9 00013106
v_cvt_f32_ubyte3_sdwa v2, sext(v6) clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0428f9 00093106
v_cvt_f32_ubyte3_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0428fa 5a08e406
v_cvt_f32_ubyte3_e64 v2, s8 // d1540002 00000008
v_cvt_f32_ubyte3_e64 v2, v4 clamp mul:2 // d1548002 08000104
v_cvt_u32_f64_e32 v2, v[6:7] // 7e042b06
v_cvt_u32_f64_e32 v2, s[8:9] // 7e042a08
v_cvt_u32_f64_e32 v2, 0x12345678 // 7e042aff 12345678
v_cvt_u32_f64_e32 v2, 0.5 // 7e042af0
v_cvt_u32_f64_e32 v2, -1 // 7e042ac1
v_cvt_u32_f64_dpp v2, v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e042afa ff015006
v_cvt_u32_f64_dpp v2, v[6:7] row_newbcast:15 row_mask:0xf bank_mask:0xf // 7e042afa ff015f06
v_cvt_u32_f64_dpp v2, v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e042afa ff095006
v_cvt_u32_f64_dpp v2, v[6:7] row_newbcast:0 row_mask:0x5 bank_mask:0xa // 7e042afa 5a015006
v_cvt_u32_f64_dpp v2, -v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e042afa ff115006
v_cvt_u32_f64_dpp v2, |v[6:7]| row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e042afa ff215006
v_cvt_u32_f64_e64 v2, v[4:5] // d1550002 00000104
v_cvt_u32_f64_e64 v2, s[8:9] // d1550002 00000008
v_cvt_u32_f64_e64 v2, 0.5 // d1550002 000000f0
v_cvt_u32_f64_e64 v2, -v[4:5] // d1550002 20000104
v_cvt_u32_f64_e64 v2, neg(1.0) // d1550002 200000f2
v_cvt_u32_f64_e64 v2, |v[4:5]| // d1550102 00000104
v_cvt_u32_f64_e64 v2, -|v[4:5]| // d1550102 20000104
v_cvt_u32_f64_e64 v2, v[4:5] clamp // d1558002 00000104
v_cvt_u32_f64_e64 v2, v[4:5] mul:2 // d1550002 08000104
v_cvt_u32_f64_e64 v2, v[4:5] mul:4 // d1550002 10000104
v_cvt_u32_f64_e64 v2, v[4:5] div:2 // d1550002 18000104
v_cvt_f64_u32_e32 v[2:3], v6 // 7e042d06
v_cvt_f64_u32_e32 v[2:3], s8 // 7e042c08
v_cvt_f64_u32_e32 v[2:3], 0x12345678 // 7e042cff 12345678
v_cvt_f64_u32_e32 v[2:3], 0.5 // 7e042cf0
v_cvt_f64_u32_e32 v[2:3], -1 // 7e042cc1
v_cvt_f64_u32_dpp v[2:3], v6 row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e042cfa ff015006
v_cvt_f64_u32_dpp v[2:3], v6 row_newbcast:15 row_mask:0xf bank_mask:0xf // 7e042cfa ff015f06
v_cvt_f64_u32_dpp v[2:3], v6 row_newbcast:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e042cfa ff095006
v_cvt_f64_u32_dpp v[2:3], v6 row_newbcast:0 row_mask:0x5 bank_mask:0xa // 7e042cfa 5a015006
v_cvt_f64_u32_e64 v[2:3], v4 // d1560002 00000104
v_cvt_f64_u32_e64 v[2:3], s8 // d1560002 00000008
v_cvt_f64_u32_e64 v[2:3], 0.5 // d1560002 000000f0
v_cvt_f64_u32_e64 v[2:3], v4 clamp // d1568002 00000104
v_cvt_f64_u32_e64 v[2:3], v4 mul:2 // d1560002 08000104
v_cvt_f64_u32_e64 v[2:3], v4 mul:4 // d1560002 10000104
v_cvt_f64_u32_e64 v[2:3], v4 div:2 // d1560002 18000104
v_trunc_f64_e32 v[2:3], v[6:7] // 7e042f06
v_trunc_f64_e32 v[2:3], s[8:9] // 7e042e08
v_trunc_f64_e32 v[2:3], 0x12345678 // 7e042eff 12345678
v_trunc_f64_e32 v[2:3], 0.5 // 7e042ef0
v_trunc_f64_e32 v[2:3], -1 // 7e042ec1
v_trunc_f64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e042efa ff015006
v_trunc_f64_dpp v[2:3], v[6:7] row_newbcast:15 row_mask:0xf bank_mask:0xf // 7e042efa ff015f06
v_trunc_f64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e042efa ff095006
v_trunc_f64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0x5 bank_mask:0xa // 7e042efa 5a015006
v_trunc_f64_dpp v[2:3], -v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e042efa ff115006
v_trunc_f64_dpp v[2:3], |v[6:7]| row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e042efa ff215006
v_trunc_f64_e64 v[2:3], v[4:5] // d1570002 00000104
v_trunc_f64_e64 v[2:3], s[8:9] // d1570002 00000008
v_trunc_f64_e64 v[2:3], 0.5 // d1570002 000000f0
v_trunc_f64_e64 v[2:3], -v[4:5] // d1570002 20000104
v_trunc_f64_e64 v[2:3], neg(1.0) // d1570002 200000f2
v_trunc_f64_e64 v[2:3], |v[4:5]| // d1570102 00000104
v_trunc_f64_e64 v[2:3], -|v[4:5]| // d1570102 20000104
v_trunc_f64_e64 v[2:3], v[4:5] clamp // d1578002 00000104
v_trunc_f64_e64 v[2:3], v[4:5] mul:2 // d1570002 08000104
v_trunc_f64_e64 v[2:3], v[4:5] mul:4 // d1570002 10000104
v_trunc_f64_e64 v[2:3], v[4:5] div:2 // d1570002 18000104
v_ceil_f64_e32 v[2:3], v[6:7] // 7e043106
v_ceil_f64_e32 v[2:3], 0x12345678 // 7e0430ff 12345678
v_ceil_f64_dpp v[2:3], -|v[6:7]| row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0430fa 5a395006
v_ceil_f64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0430fa 5a095006
v_ceil_f64_e64 v[2:3], s[8:9] // d1580002 00000008
v_ceil_f64_e64 v[2:3], -|v[4:5]| clamp mul:2 // d1588102 28000104
v_rndne_f64_e32 v[2:3], v[6:7] // 7e043306
v_rndne_f64_e32 v[2:3], 0x12345678 // 7e0432ff 12345678
v_rndne_f64_dpp v[2:3], -|v[6:7]| row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0432fa 5a395006
v_rndne_f64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0432fa 5a095006
v_rndne_f64_e64 v[2:3], s[8:9] // d1590002 00000008
v_rndne_f64_e64 v[2:3], -|v[4:5]| clamp mul:2 // d1598102 28000104
v_floor_f64_e32 v[2:3], v[6:7] // 7e043506
v_floor_f64_e32 v[2:3], 0x12345678 // 7e0434ff 12345678
v_floor_f64_dpp v[2:3], -|v[6:7]| row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0434fa 5a395006
v_floor_f64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0434fa 5a095006
v_floor_f64_e64 v[2:3], s[8:9] // d15a0002 00000008
v_floor_f64_e64 v[2:3], -|v[4:5]| clamp mul:2 // d15a8102 28000104
v_fract_f32_e32 v2, v6 // 7e043706
v_fract_f32_e32 v2, s8 // 7e043608
v_fract_f32_e32 v2, 0x12345678 // 7e0436ff 12345678
v_fract_f32_e32 v2, 0.5 // 7e0436f0
v_fract_f32_e32 v2, -1 // 7e0436c1
v_fract_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0436f9 00060606
v_fract_f32_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0436f9 00060006
v_fract_f32_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0436f9 00060506
v_fract_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e0436f9 00061606
v_fract_f32_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0436f9 00062606
v_fract_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e0436f9 00010606
v_fract_f32_sdwa v2, -v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0436f9 00160606
v_fract_f32_sdwa v2, |v6| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0436f9 00260606
v_fract_f32_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0436f9 00860606
v_fract_f32_sdwa v2, v6 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0436f9 00064606
v_fract_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0436fa ff00e406
v_fract_f32_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0436fa ff010106
v_fract_f32_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e0436fa ff011f06
v_fract_f32_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e0436fa ff012806
v_fract_f32_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e0436fa ff013006
v_fract_f32_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e0436fa ff013806
v_fract_f32_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e0436fa ff014006
v_fract_f32_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0436fa ff014106
v_fract_f32_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e0436fa ff014206
v_fract_f32_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e0436fa ff014306
v_fract_f32_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e0436fa ff015206
v_fract_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0436fa ff08e406
v_fract_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e0436fa 5a00e406
v_fract_f32_dpp v2, -v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0436fa ff10e406
v_fract_f32_dpp v2, |v6| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0436fa ff20e406
v_fract_f32_e64 v2, v4 // d15b0002 00000104
v_fract_f32_e64 v2, s8 // d15b0002 00000008
v_fract_f32_e64 v2, 0.5 // d15b0002 000000f0
v_fract_f32_e64 v2, -v4 // d15b0002 20000104
v_fract_f32_e64 v2, neg(1.0) // d15b0002 200000f2
v_fract_f32_e64 v2, |v4| // d15b0102 00000104
v_fract_f32_e64 v2, -|v4| // d15b0102 20000104
v_fract_f32_e64 v2, v4 clamp // d15b8002 00000104
v_fract_f32_e64 v2, v4 mul:2 // d15b0002 08000104
v_fract_f32_e64 v2, v4 mul:4 // d15b0002 10000104
v_fract_f32_e64 v2, v4 div:2 // d15b0002 18000104
v_trunc_f32_e32 v2, v6 // 7e043906
v_trunc_f32_e32 v2, 0x12345678 // 7e0438ff 12345678
v_trunc_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0438f9 00013106
v_trunc_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0438f9 00313106
v_trunc_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0438fa 5a38e406
v_trunc_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0438fa 5a08e406
v_trunc_f32_e64 v2, s8 // d15c0002 00000008
v_trunc_f32_e64 v2, -|v4| clamp mul:2 // d15c8102 28000104
v_ceil_f32_e32 v2, v6 // 7e043b06
v_ceil_f32_e32 v2, 0x12345678 // 7e043aff 12345678
v_ceil_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e043af9 00013106
v_ceil_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e043af9 00313106
v_ceil_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e043afa 5a38e406
v_ceil_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e043afa 5a08e406
v_ceil_f32_e64 v2, s8 // d15d0002 00000008
v_ceil_f32_e64 v2, -|v4| clamp mul:2 // d15d8102 28000104
v_rndne_f32_e32 v2, v6 // 7e043d06
v_rndne_f32_e32 v2, 0x12345678 // 7e043cff 12345678
v_rndne_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e043cf9 00013106
v_rndne_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e043cf9 00313106
v_rndne_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e043cfa 5a38e406
v_rndne_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e043cfa 5a08e406
v_rndne_f32_e64 v2, s8 // d15e0002 00000008
v_rndne_f32_e64 v2, -|v4| clamp mul:2 // d15e8102 28000104
v_floor_f32_e32 v2, v6 // 7e043f06
v_floor_f32_e32 v2, 0x12345678 // 7e043eff 12345678
v_floor_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e043ef9 00013106
v_floor_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e043ef9 00313106
v_floor_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e043efa 5a38e406
v_floor_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e043efa 5a08e406
v_floor_f32_e64 v2, s8 // d15f0002 00000008
v_floor_f32_e64 v2, -|v4| clamp mul:2 // d15f8102 28000104
v_exp_f32_e32 v2, v6 // 7e044106
v_exp_f32_e32 v2, s8 // 7e044008
v_exp_f32_e32 v2, 0x12345678 // 7e0440ff 12345678
v_exp_f32_e32 v2, 0.5 // 7e0440f0
v_exp_f32_e32 v2, -1 // 7e0440c1
v_exp_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0440f9 00060606
v_exp_f32_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0440f9 00060006
v_exp_f32_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0440f9 00060506
v_exp_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e0440f9 00061606
v_exp_f32_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0440f9 00062606
v_exp_f32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e0440f9 00010606
v_exp_f32_sdwa v2, -v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0440f9 00160606
v_exp_f32_sdwa v2, |v6| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0440f9 00260606
v_exp_f32_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0440f9 00860606
v_exp_f32_sdwa v2, v6 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0440f9 00064606
v_exp_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0440fa ff00e406
v_exp_f32_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0440fa ff010106
v_exp_f32_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e0440fa ff011f06
v_exp_f32_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e0440fa ff012806
v_exp_f32_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e0440fa ff013006
v_exp_f32_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e0440fa ff013806
v_exp_f32_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e0440fa ff014006
v_exp_f32_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0440fa ff014106
v_exp_f32_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e0440fa ff014206
v_exp_f32_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e0440fa ff014306
v_exp_f32_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e0440fa ff015206
v_exp_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0440fa ff08e406
v_exp_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e0440fa 5a00e406
v_exp_f32_dpp v2, -v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0440fa ff10e406
v_exp_f32_dpp v2, |v6| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0440fa ff20e406
v_exp_f32_e64 v2, v4 // d1600002 00000104
v_exp_f32_e64 v2, s8 // d1600002 00000008
v_exp_f32_e64 v2, 0.5 // d1600002 000000f0
v_exp_f32_e64 v2, -v4 // d1600002 20000104
v_exp_f32_e64 v2, neg(1.0) // d1600002 200000f2
v_exp_f32_e64 v2, |v4| // d1600102 00000104
v_exp_f32_e64 v2, -|v4| // d1600102 20000104
v_exp_f32_e64 v2, v4 clamp // d1608002 00000104
v_exp_f32_e64 v2, v4 mul:2 // d1600002 08000104
v_exp_f32_e64 v2, v4 mul:4 // d1600002 10000104
v_exp_f32_e64 v2, v4 div:2 // d1600002 18000104
v_log_f32_e32 v2, v6 // 7e044306
v_log_f32_e32 v2, 0x12345678 // 7e0442ff 12345678
v_log_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0442f9 00013106
v_log_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0442f9 00313106
v_log_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0442fa 5a38e406
v_log_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0442fa 5a08e406
v_log_f32_e64 v2, s8 // d1610002 00000008
v_log_f32_e64 v2, -|v4| clamp mul:2 // d1618102 28000104
v_rcp_f32_e32 v2, v6 // 7e044506
v_rcp_f32_e32 v2, 0x12345678 // 7e0444ff 12345678
v_rcp_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0444f9 00013106
v_rcp_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0444f9 00313106
v_rcp_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0444fa 5a38e406
v_rcp_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0444fa 5a08e406
v_rcp_f32_e64 v2, s8 // d1620002 00000008
v_rcp_f32_e64 v2, -|v4| clamp mul:2 // d1628102 28000104
v_rcp_iflag_f32_e32 v2, v6 // 7e044706
v_rcp_iflag_f32_e32 v2, 0x12345678 // 7e0446ff 12345678
v_rcp_iflag_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0446f9 00013106
v_rcp_iflag_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0446f9 00313106
v_rcp_iflag_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0446fa 5a38e406
v_rcp_iflag_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0446fa 5a08e406
v_rcp_iflag_f32_e64 v2, s8 // d1630002 00000008
v_rcp_iflag_f32_e64 v2, -|v4| clamp mul:2 // d1638102 28000104
v_rsq_f32_e32 v2, v6 // 7e044906
v_rsq_f32_e32 v2, 0x12345678 // 7e0448ff 12345678
v_rsq_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0448f9 00013106
v_rsq_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0448f9 00313106
v_rsq_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0448fa 5a38e406
v_rsq_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0448fa 5a08e406
v_rsq_f32_e64 v2, s8 // d1640002 00000008
v_rsq_f32_e64 v2, -|v4| clamp mul:2 // d1648102 28000104
v_rcp_f64_e32 v[2:3], v[6:7] // 7e044b06
v_rcp_f64_e32 v[2:3], s[8:9] // 7e044a08
v_rcp_f64_e32 v[2:3], 0x12345678 // 7e044aff 12345678
v_rcp_f64_e32 v[2:3], 0.5 // 7e044af0
v_rcp_f64_e32 v[2:3], -1 // 7e044ac1
v_rcp_f64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e044afa ff015006
v_rcp_f64_dpp v[2:3], v[6:7] row_newbcast:15 row_mask:0xf bank_mask:0xf // 7e044afa ff015f06
v_rcp_f64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e044afa ff095006
v_rcp_f64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0x5 bank_mask:0xa // 7e044afa 5a015006
v_rcp_f64_dpp v[2:3], -v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e044afa ff115006
v_rcp_f64_dpp v[2:3], |v[6:7]| row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e044afa ff215006
v_rcp_f64_e64 v[2:3], v[4:5] // d1650002 00000104
v_rcp_f64_e64 v[2:3], s[8:9] // d1650002 00000008
v_rcp_f64_e64 v[2:3], 0.5 // d1650002 000000f0
v_rcp_f64_e64 v[2:3], -v[4:5] // d1650002 20000104
v_rcp_f64_e64 v[2:3], neg(1.0) // d1650002 200000f2
v_rcp_f64_e64 v[2:3], |v[4:5]| // d1650102 00000104
v_rcp_f64_e64 v[2:3], -|v[4:5]| // d1650102 20000104
v_rcp_f64_e64 v[2:3], v[4:5] clamp // d1658002 00000104
v_rcp_f64_e64 v[2:3], v[4:5] mul:2 // d1650002 08000104
v_rcp_f64_e64 v[2:3], v[4:5] mul:4 // d1650002 10000104
v_rcp_f64_e64 v[2:3], v[4:5] div:2 // d1650002 18000104
v_rsq_f64_e32 v[2:3], v[6:7] // 7e044d06
v_rsq_f64_e32 v[2:3], 0x12345678 // 7e044cff 12345678
v_rsq_f64_dpp v[2:3], -|v[6:7]| row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e044cfa 5a395006
v_rsq_f64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e044cfa 5a095006
v_rsq_f64_e64 v[2:3], s[8:9] // d1660002 00000008
v_rsq_f64_e64 v[2:3], -|v[4:5]| clamp mul:2 // d1668102 28000104
v_sqrt_f32_e32 v2, v6 // 7e044f06
v_sqrt_f32_e32 v2, 0x12345678 // 7e044eff 12345678
v_sqrt_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e044ef9 00013106
v_sqrt_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e044ef9 00313106
v_sqrt_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e044efa 5a38e406
v_sqrt_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e044efa 5a08e406
v_sqrt_f32_e64 v2, s8 // d1670002 00000008
v_sqrt_f32_e64 v2, -|v4| clamp mul:2 // d1678102 28000104
v_sqrt_f64_e32 v[2:3], v[6:7] // 7e045106
v_sqrt_f64_e32 v[2:3], 0x12345678 // 7e0450ff 12345678
v_sqrt_f64_dpp v[2:3], -|v[6:7]| row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0450fa 5a395006
v_sqrt_f64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0450fa 5a095006
v_sqrt_f64_e64 v[2:3], s[8:9] // d1680002 00000008
v_sqrt_f64_e64 v[2:3], -|v[4:5]| clamp mul:2 // d1688102 28000104
v_sin_f32_e32 v2, v6 // 7e045306
v_sin_f32_e32 v2, 0x12345678 // 7e0452ff 12345678
v_sin_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0452f9 00013106
v_sin_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0452f9 00313106
v_sin_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0452fa 5a38e406
v_sin_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0452fa 5a08e406
v_sin_f32_e64 v2, s8 // d1690002 00000008
v_sin_f32_e64 v2, -|v4| clamp mul:2 // d1698102 28000104
v_cos_f32_e32 v2, v6 // 7e045506
v_cos_f32_e32 v2, 0x12345678 // 7e0454ff 12345678
v_cos_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0454f9 00013106
v_cos_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0454f9 00313106
v_cos_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0454fa 5a38e406
v_cos_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0454fa 5a08e406
v_cos_f32_e64 v2, s8 // d16a0002 00000008
v_cos_f32_e64 v2, -|v4| clamp mul:2 // d16a8102 28000104
v_not_b32_e32 v2, v6 // 7e045706
v_not_b32_e32 v2, s8 // 7e045608
v_not_b32_e32 v2, 0x12345678 // 7e0456ff 12345678
v_not_b32_e32 v2, 0.5 // 7e0456f0
v_not_b32_e32 v2, -1 // 7e0456c1
v_not_b32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0456f9 00060606
v_not_b32_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0456f9 00060006
v_not_b32_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0456f9 00060506
v_not_b32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e0456f9 00061606
v_not_b32_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0456f9 00062606
v_not_b32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e0456f9 00010606
v_not_b32_sdwa v2, sext(v6) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0456f9 000e0606
v_not_b32_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0456f9 00860606
v_not_b32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0456fa ff00e406
v_not_b32_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0456fa ff010106
v_not_b32_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e0456fa ff011f06
v_not_b32_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e0456fa ff012806
v_not_b32_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e0456fa ff013006
v_not_b32_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e0456fa ff013806
v_not_b32_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e0456fa ff014006
v_not_b32_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0456fa ff014106
v_not_b32_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e0456fa ff014206
v_not_b32_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e0456fa ff014306
v_not_b32_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e0456fa ff015206
v_not_b32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0456fa ff08e406
v_not_b32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e0456fa 5a00e406
v_not_b32_e64 v2, v4 // d16b0002 00000104
v_not_b32_e64 v2, s8 // d16b0002 00000008
v_not_b32_e64 v2, 0.5 // d16b0002 000000f0
v_bfrev_b32_e32 v2, v6 // 7e045906
v_bfrev_b32_e32 v2, 0x12345678 // 7e0458ff 12345678
v_bfrev_b32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0458f9 00013106
v_bfrev_b32_sdwa v2, sext(v6) clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0458f9 00093106
v_bfrev_b32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0458fa 5a08e406
v_bfrev_b32_e64 v2, s8 // d16c0002 00000008
v_bfrev_b32_e64 v2, v4 // d16c0002 00000104
v_ffbh_u32_e32 v2, v6 // 7e045b06
v_ffbh_u32_e32 v2, s8 // 7e045a08
v_ffbh_u32_e32 v2, 0x12345678 // 7e045aff 12345678
v_ffbh_u32_e32 v2, 0.5 // 7e045af0
v_ffbh_u32_e32 v2, -1 // 7e045ac1
v_ffbh_u32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e045af9 00060606
v_ffbh_u32_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e045af9 00060006
v_ffbh_u32_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e045af9 00060506
v_ffbh_u32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e045af9 00061606
v_ffbh_u32_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e045af9 00062606
v_ffbh_u32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e045af9 00010606
v_ffbh_u32_sdwa v2, sext(v6) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e045af9 000e0606
v_ffbh_u32_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e045af9 00860606
v_ffbh_u32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e045afa ff00e406
v_ffbh_u32_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e045afa ff010106
v_ffbh_u32_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e045afa ff011f06
v_ffbh_u32_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e045afa ff012806
v_ffbh_u32_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e045afa ff013006
v_ffbh_u32_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e045afa ff013806
v_ffbh_u32_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e045afa ff014006
v_ffbh_u32_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e045afa ff014106
v_ffbh_u32_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e045afa ff014206
v_ffbh_u32_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e045afa ff014306
v_ffbh_u32_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e045afa ff015206
v_ffbh_u32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e045afa ff08e406
v_ffbh_u32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e045afa 5a00e406
v_ffbh_u32_e64 v2, v4 // d16d0002 00000104
v_ffbh_u32_e64 v2, s8 // d16d0002 00000008
v_ffbh_u32_e64 v2, 0.5 // d16d0002 000000f0
v_ffbl_b32_e32 v2, v6 // 7e045d06
v_ffbl_b32_e32 v2, 0x12345678 // 7e045cff 12345678
v_ffbl_b32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e045cf9 00013106
v_ffbl_b32_sdwa v2, sext(v6) clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e045cf9 00093106
v_ffbl_b32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e045cfa 5a08e406
v_ffbl_b32_e64 v2, s8 // d16e0002 00000008
v_ffbl_b32_e64 v2, v4 // d16e0002 00000104
v_ffbh_i32_e32 v2, v6 // 7e045f06
v_ffbh_i32_e32 v2, s8 // 7e045e08
v_ffbh_i32_e32 v2, 0x12345678 // 7e045eff 12345678
v_ffbh_i32_e32 v2, 0.5 // 7e045ef0
v_ffbh_i32_e32 v2, -1 // 7e045ec1
v_ffbh_i32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e045ef9 00060606
v_ffbh_i32_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e045ef9 00060006
v_ffbh_i32_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e045ef9 00060506
v_ffbh_i32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e045ef9 00061606
v_ffbh_i32_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e045ef9 00062606
v_ffbh_i32_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e045ef9 00010606
v_ffbh_i32_sdwa v2, sext(v6) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e045ef9 000e0606
v_ffbh_i32_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e045ef9 00860606
v_ffbh_i32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e045efa ff00e406
v_ffbh_i32_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e045efa ff010106
v_ffbh_i32_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e045efa ff011f06
v_ffbh_i32_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e045efa ff012806
v_ffbh_i32_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e045efa ff013006
v_ffbh_i32_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e045efa ff013806
v_ffbh_i32_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e045efa ff014006
v_ffbh_i32_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e045efa ff014106
v_ffbh_i32_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e045efa ff014206
v_ffbh_i32_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e045efa ff014306
v_ffbh_i32_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e045efa ff015206
v_ffbh_i32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e045efa ff08e406
v_ffbh_i32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e045efa 5a00e406
v_ffbh_i32_e64 v2, v4 // d16f0002 00000104
v_ffbh_i32_e64 v2, s8 // d16f0002 00000008
v_ffbh_i32_e64 v2, 0.5 // d16f0002 000000f0
v_frexp_exp_i32_f64_e32 v2, v[6:7] // 7e046106
v_frexp_exp_i32_f64_e32 v2, 0x12345678 // 7e0460ff 12345678
v_frexp_exp_i32_f64_dpp v2, -|v[6:7]| row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0460fa 5a395006
v_frexp_exp_i32_f64_dpp v2, v[6:7] row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0460fa 5a095006
v_frexp_exp_i32_f64_e64 v2, s[8:9] // d1700002 00000008
v_frexp_exp_i32_f64_e64 v2, -|v[4:5]| clamp mul:2 // d1708102 28000104
v_frexp_mant_f64_e32 v[2:3], v[6:7] // 7e046306
v_frexp_mant_f64_e32 v[2:3], 0x12345678 // 7e0462ff 12345678
v_frexp_mant_f64_dpp v[2:3], -|v[6:7]| row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0462fa 5a395006
v_frexp_mant_f64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0462fa 5a095006
v_frexp_mant_f64_e64 v[2:3], s[8:9] // d1710002 00000008
v_frexp_mant_f64_e64 v[2:3], -|v[4:5]| clamp mul:2 // d1718102 28000104
v_fract_f64_e32 v[2:3], v[6:7] // 7e046506
v_fract_f64_e32 v[2:3], 0x12345678 // 7e0464ff 12345678
v_fract_f64_dpp v[2:3], -|v[6:7]| row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0464fa 5a395006
v_fract_f64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0464fa 5a095006
v_fract_f64_e64 v[2:3], s[8:9] // d1720002 00000008
v_fract_f64_e64 v[2:3], -|v[4:5]| clamp mul:2 // d1728102 28000104
v_frexp_exp_i32_f32_e32 v2, v6 // 7e046706
v_frexp_exp_i32_f32_e32 v2, 0x12345678 // 7e0466ff 12345678
v_frexp_exp_i32_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0466f9 00013106
v_frexp_exp_i32_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0466f9 00313106
v_frexp_exp_i32_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0466fa 5a38e406
v_frexp_exp_i32_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0466fa 5a08e406
v_frexp_exp_i32_f32_e64 v2, s8 // d1730002 00000008
v_frexp_exp_i32_f32_e64 v2, -|v4| clamp // d1738102 20000104
v_frexp_mant_f32_e32 v2, v6 // 7e046906
v_frexp_mant_f32_e32 v2, 0x12345678 // 7e0468ff 12345678
v_frexp_mant_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0468f9 00013106
v_frexp_mant_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0468f9 00313106
v_frexp_mant_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0468fa 5a38e406
v_frexp_mant_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0468fa 5a08e406
v_frexp_mant_f32_e64 v2, s8 // d1740002 00000008
v_frexp_mant_f32_e64 v2, -|v4| clamp mul:2 // d1748102 28000104
v_screen_partition_4se_b32_e32 v2, v6 // 7e046f06
v_screen_partition_4se_b32_e32 v2, 0x12345678 // 7e046eff 12345678
v_screen_partition_4se_b32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e046ef9 00013106
v_screen_partition_4se_b32_sdwa v2, sext(v6) clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e046ef9 00093106
v_screen_partition_4se_b32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e046efa 5a08e406
v_screen_partition_4se_b32_e64 v2, s8 // d1770002 00000008
v_screen_partition_4se_b32_e64 v2, v4 // d1770002 00000104
v_mov_b64_e32 v[2:3], v[6:7] // 7e047106
v_mov_b64_e32 v[2:3], s[8:9] // 7e047008
v_mov_b64_e32 v[2:3], 0x12345678 // 7e0470ff 12345678
v_mov_b64_e32 v[2:3], 0.5 // 7e0470f0
v_mov_b64_e32 v[2:3], -1 // 7e0470c1
v_mov_b64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e0470fa ff015006
v_mov_b64_dpp v[2:3], v[6:7] row_newbcast:15 row_mask:0xf bank_mask:0xf // 7e0470fa ff015f06
v_mov_b64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0470fa ff095006
v_mov_b64_dpp v[2:3], v[6:7] row_newbcast:0 row_mask:0x5 bank_mask:0xa // 7e0470fa 5a015006
v_mov_b64_e64 v[2:3], v[4:5] // d1780002 00000104
v_mov_b64_e64 v[2:3], s[8:9] // d1780002 00000008
v_mov_b64_e64 v[2:3], 0.5 // d1780002 000000f0
v_cvt_f16_u16_e32 v2, v6 // 7e047306
v_cvt_f16_u16_e32 v2, s8 // 7e047208
v_cvt_f16_u16_e32 v2, 0x5678 // 7e0472ff 00005678
v_cvt_f16_u16_e32 v2, 0x3800 // 7e0472ff 00003800
v_cvt_f16_u16_e32 v2, -1 // 7e0472c1
v_cvt_f16_u16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0472f9 00060606
v_cvt_f16_u16_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0472f9 00060006
v_cvt_f16_u16_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0472f9 00060506
v_cvt_f16_u16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e0472f9 00061606
v_cvt_f16_u16_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0472f9 00062606
v_cvt_f16_u16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e0472f9 00010606
v_cvt_f16_u16_sdwa v2, sext(v6) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0472f9 000e0606
v_cvt_f16_u16_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0472f9 00860606
v_cvt_f16_u16_sdwa v2, v6 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0472f9 00064606
v_cvt_f16_u16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0472fa ff00e406
v_cvt_f16_u16_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0472fa ff010106
v_cvt_f16_u16_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e0472fa ff011f06
v_cvt_f16_u16_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e0472fa ff012806
v_cvt_f16_u16_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e0472fa ff013006
v_cvt_f16_u16_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e0472fa ff013806
v_cvt_f16_u16_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e0472fa ff014006
v_cvt_f16_u16_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0472fa ff014106
v_cvt_f16_u16_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e0472fa ff014206
v_cvt_f16_u16_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e0472fa ff014306
v_cvt_f16_u16_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e0472fa ff015206
v_cvt_f16_u16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0472fa ff08e406
v_cvt_f16_u16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e0472fa 5a00e406
v_cvt_f16_u16_e64 v2, v4 // d1790002 00000104
v_cvt_f16_u16_e64 v2, s8 // d1790002 00000008
v_cvt_f16_u16_e64 v2, v4 clamp // d1798002 00000104
v_cvt_f16_u16_e64 v2, v4 mul:2 // d1790002 08000104
v_cvt_f16_u16_e64 v2, v4 mul:4 // d1790002 10000104
v_cvt_f16_u16_e64 v2, v4 div:2 // d1790002 18000104
v_cvt_f16_i16_e32 v2, v6 // 7e047506
v_cvt_f16_i16_e32 v2, s8 // 7e047408
v_cvt_f16_i16_e32 v2, 0x5678 // 7e0474ff 00005678
v_cvt_f16_i16_e32 v2, 0x3800 // 7e0474ff 00003800
v_cvt_f16_i16_e32 v2, -1 // 7e0474c1
v_cvt_f16_i16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0474f9 00060606
v_cvt_f16_i16_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0474f9 00060006
v_cvt_f16_i16_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0474f9 00060506
v_cvt_f16_i16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e0474f9 00061606
v_cvt_f16_i16_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0474f9 00062606
v_cvt_f16_i16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e0474f9 00010606
v_cvt_f16_i16_sdwa v2, sext(v6) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0474f9 000e0606
v_cvt_f16_i16_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0474f9 00860606
v_cvt_f16_i16_sdwa v2, v6 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0474f9 00064606
v_cvt_f16_i16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0474fa ff00e406
v_cvt_f16_i16_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0474fa ff010106
v_cvt_f16_i16_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e0474fa ff011f06
v_cvt_f16_i16_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e0474fa ff012806
v_cvt_f16_i16_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e0474fa ff013006
v_cvt_f16_i16_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e0474fa ff013806
v_cvt_f16_i16_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e0474fa ff014006
v_cvt_f16_i16_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0474fa ff014106
v_cvt_f16_i16_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e0474fa ff014206
v_cvt_f16_i16_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e0474fa ff014306
v_cvt_f16_i16_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e0474fa ff015206
v_cvt_f16_i16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0474fa ff08e406
v_cvt_f16_i16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e0474fa 5a00e406
v_cvt_f16_i16_e64 v2, v4 // d17a0002 00000104
v_cvt_f16_i16_e64 v2, s8 // d17a0002 00000008
v_cvt_f16_i16_e64 v2, v4 clamp // d17a8002 00000104
v_cvt_f16_i16_e64 v2, v4 mul:2 // d17a0002 08000104
v_cvt_f16_i16_e64 v2, v4 mul:4 // d17a0002 10000104
v_cvt_f16_i16_e64 v2, v4 div:2 // d17a0002 18000104
v_cvt_u16_f16_e32 v2, v6 // 7e047706
v_cvt_u16_f16_e32 v2, s8 // 7e047608
v_cvt_u16_f16_e32 v2, 0x5678 // 7e0476ff 00005678
v_cvt_u16_f16_e32 v2, 0.5 // 7e0476f0
v_cvt_u16_f16_e32 v2, -1 // 7e0476c1
v_cvt_u16_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0476f9 00060606
v_cvt_u16_f16_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0476f9 00060006
v_cvt_u16_f16_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0476f9 00060506
v_cvt_u16_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e0476f9 00061606
v_cvt_u16_f16_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0476f9 00062606
v_cvt_u16_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e0476f9 00010606
v_cvt_u16_f16_sdwa v2, -v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0476f9 00160606
v_cvt_u16_f16_sdwa v2, |v6| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0476f9 00260606
v_cvt_u16_f16_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0476f9 00860606
v_cvt_u16_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0476fa ff00e406
v_cvt_u16_f16_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0476fa ff010106
v_cvt_u16_f16_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e0476fa ff011f06
v_cvt_u16_f16_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e0476fa ff012806
v_cvt_u16_f16_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e0476fa ff013006
v_cvt_u16_f16_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e0476fa ff013806
v_cvt_u16_f16_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e0476fa ff014006
v_cvt_u16_f16_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0476fa ff014106
v_cvt_u16_f16_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e0476fa ff014206
v_cvt_u16_f16_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e0476fa ff014306
v_cvt_u16_f16_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e0476fa ff015206
v_cvt_u16_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0476fa ff08e406
v_cvt_u16_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e0476fa 5a00e406
v_cvt_u16_f16_dpp v2, -v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0476fa ff10e406
v_cvt_u16_f16_dpp v2, |v6| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0476fa ff20e406
v_cvt_u16_f16_e64 v2, v4 // d17b0002 00000104
v_cvt_u16_f16_e64 v2, s8 // d17b0002 00000008
v_cvt_u16_f16_e64 v2, 0.5 // d17b0002 000000f0
v_cvt_u16_f16_e64 v2, -v4 // d17b0002 20000104
v_cvt_u16_f16_e64 v2, neg(1.0) // d17b0002 200000f2
v_cvt_u16_f16_e64 v2, |v4| // d17b0102 00000104
v_cvt_u16_f16_e64 v2, -|v4| // d17b0102 20000104
v_cvt_u16_f16_e64 v2, v4 clamp // d17b8002 00000104
v_cvt_u16_f16_e64 v2, v4 mul:2 // d17b0002 08000104
v_cvt_u16_f16_e64 v2, v4 mul:4 // d17b0002 10000104
v_cvt_u16_f16_e64 v2, v4 div:2 // d17b0002 18000104
v_cvt_i16_f16_e32 v2, v6 // 7e047906
v_cvt_i16_f16_e32 v2, s8 // 7e047808
v_cvt_i16_f16_e32 v2, 0x5678 // 7e0478ff 00005678
v_cvt_i16_f16_e32 v2, 0.5 // 7e0478f0
v_cvt_i16_f16_e32 v2, -1 // 7e0478c1
v_cvt_i16_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0478f9 00060606
v_cvt_i16_f16_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0478f9 00060006
v_cvt_i16_f16_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0478f9 00060506
v_cvt_i16_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e0478f9 00061606
v_cvt_i16_f16_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0478f9 00062606
v_cvt_i16_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e0478f9 00010606
v_cvt_i16_f16_sdwa v2, -v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0478f9 00160606
v_cvt_i16_f16_sdwa v2, |v6| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0478f9 00260606
v_cvt_i16_f16_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0478f9 00860606
v_cvt_i16_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0478fa ff00e406
v_cvt_i16_f16_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0478fa ff010106
v_cvt_i16_f16_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e0478fa ff011f06
v_cvt_i16_f16_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e0478fa ff012806
v_cvt_i16_f16_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e0478fa ff013006
v_cvt_i16_f16_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e0478fa ff013806
v_cvt_i16_f16_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e0478fa ff014006
v_cvt_i16_f16_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0478fa ff014106
v_cvt_i16_f16_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e0478fa ff014206
v_cvt_i16_f16_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e0478fa ff014306
v_cvt_i16_f16_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e0478fa ff015206
v_cvt_i16_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0478fa ff08e406
v_cvt_i16_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e0478fa 5a00e406
v_cvt_i16_f16_dpp v2, -v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0478fa ff10e406
v_cvt_i16_f16_dpp v2, |v6| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0478fa ff20e406
v_cvt_i16_f16_e64 v2, v4 // d17c0002 00000104
v_cvt_i16_f16_e64 v2, s8 // d17c0002 00000008
v_cvt_i16_f16_e64 v2, 0.5 // d17c0002 000000f0
v_cvt_i16_f16_e64 v2, -v4 // d17c0002 20000104
v_cvt_i16_f16_e64 v2, neg(1.0) // d17c0002 200000f2
v_cvt_i16_f16_e64 v2, |v4| // d17c0102 00000104
v_cvt_i16_f16_e64 v2, -|v4| // d17c0102 20000104
v_cvt_i16_f16_e64 v2, v4 clamp // d17c8002 00000104
v_cvt_i16_f16_e64 v2, v4 mul:2 // d17c0002 08000104
v_cvt_i16_f16_e64 v2, v4 mul:4 // d17c0002 10000104
v_cvt_i16_f16_e64 v2, v4 div:2 // d17c0002 18000104
v_rcp_f16_e32 v2, v6 // 7e047b06
v_rcp_f16_e32 v2, s8 // 7e047a08
v_rcp_f16_e32 v2, 0x5678 // 7e047aff 00005678
v_rcp_f16_e32 v2, 0.5 // 7e047af0
v_rcp_f16_e32 v2, -1 // 7e047ac1
v_rcp_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e047af9 00060606
v_rcp_f16_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e047af9 00060006
v_rcp_f16_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e047af9 00060506
v_rcp_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e047af9 00061606
v_rcp_f16_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e047af9 00062606
v_rcp_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e047af9 00010606
v_rcp_f16_sdwa v2, -v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e047af9 00160606
v_rcp_f16_sdwa v2, |v6| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e047af9 00260606
v_rcp_f16_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e047af9 00860606
v_rcp_f16_sdwa v2, v6 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e047af9 00064606
v_rcp_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e047afa ff00e406
v_rcp_f16_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e047afa ff010106
v_rcp_f16_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e047afa ff011f06
v_rcp_f16_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e047afa ff012806
v_rcp_f16_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e047afa ff013006
v_rcp_f16_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e047afa ff013806
v_rcp_f16_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e047afa ff014006
v_rcp_f16_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e047afa ff014106
v_rcp_f16_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e047afa ff014206
v_rcp_f16_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e047afa ff014306
v_rcp_f16_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e047afa ff015206
v_rcp_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e047afa ff08e406
v_rcp_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e047afa 5a00e406
v_rcp_f16_dpp v2, -v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e047afa ff10e406
v_rcp_f16_dpp v2, |v6| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e047afa ff20e406
v_rcp_f16_e64 v2, v4 // d17d0002 00000104
v_rcp_f16_e64 v2, s8 // d17d0002 00000008
v_rcp_f16_e64 v2, 0.5 // d17d0002 000000f0
v_rcp_f16_e64 v2, -v4 // d17d0002 20000104
v_rcp_f16_e64 v2, neg(1.0) // d17d0002 200000f2
v_rcp_f16_e64 v2, |v4| // d17d0102 00000104
v_rcp_f16_e64 v2, -|v4| // d17d0102 20000104
v_rcp_f16_e64 v2, v4 clamp // d17d8002 00000104
v_rcp_f16_e64 v2, v4 mul:2 // d17d0002 08000104
v_rcp_f16_e64 v2, v4 mul:4 // d17d0002 10000104
v_rcp_f16_e64 v2, v4 div:2 // d17d0002 18000104
v_sqrt_f16_e32 v2, v6 // 7e047d06
v_sqrt_f16_e32 v2, 0x5678 // 7e047cff 00005678
v_sqrt_f16_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e047cf9 00013106
v_sqrt_f16_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e047cf9 00313106
v_sqrt_f16_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e047cfa 5a38e406
v_sqrt_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e047cfa 5a08e406
v_sqrt_f16_e64 v2, s8 // d17e0002 00000008
v_sqrt_f16_e64 v2, -|v4| clamp mul:2 // d17e8102 28000104
v_rsq_f16_e32 v2, v6 // 7e047f06
v_rsq_f16_e32 v2, 0x5678 // 7e047eff 00005678
v_rsq_f16_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e047ef9 00013106
v_rsq_f16_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e047ef9 00313106
v_rsq_f16_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e047efa 5a38e406
v_rsq_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e047efa 5a08e406
v_rsq_f16_e64 v2, s8 // d17f0002 00000008
v_rsq_f16_e64 v2, -|v4| clamp mul:2 // d17f8102 28000104
v_log_f16_e32 v2, v6 // 7e048106
v_log_f16_e32 v2, 0x5678 // 7e0480ff 00005678
v_log_f16_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0480f9 00013106
v_log_f16_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0480f9 00313106
v_log_f16_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0480fa 5a38e406
v_log_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0480fa 5a08e406
v_log_f16_e64 v2, s8 // d1800002 00000008
v_log_f16_e64 v2, -|v4| clamp mul:2 // d1808102 28000104
v_exp_f16_e32 v2, v6 // 7e048306
v_exp_f16_e32 v2, 0x5678 // 7e0482ff 00005678
v_exp_f16_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0482f9 00013106
v_exp_f16_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0482f9 00313106
v_exp_f16_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0482fa 5a38e406
v_exp_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0482fa 5a08e406
v_exp_f16_e64 v2, s8 // d1810002 00000008
v_exp_f16_e64 v2, -|v4| clamp mul:2 // d1818102 28000104
v_frexp_mant_f16_e32 v2, v6 // 7e048506
v_frexp_mant_f16_e32 v2, s8 // 7e048408
v_frexp_mant_f16_e32 v2, 0x5678 // 7e0484ff 00005678
v_frexp_mant_f16_e32 v2, 0.5 // 7e0484f0
v_frexp_mant_f16_e32 v2, -1 // 7e0484c1
v_frexp_mant_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0484f9 00060606
v_frexp_mant_f16_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0484f9 00060006
v_frexp_mant_f16_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0484f9 00060506
v_frexp_mant_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e0484f9 00061606
v_frexp_mant_f16_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0484f9 00062606
v_frexp_mant_f16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e0484f9 00010606
v_frexp_mant_f16_sdwa v2, -v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0484f9 00160606
v_frexp_mant_f16_sdwa v2, |v6| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0484f9 00260606
v_frexp_mant_f16_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0484f9 00860606
v_frexp_mant_f16_sdwa v2, v6 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e0484f9 00064606
v_frexp_mant_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0484fa ff00e406
v_frexp_mant_f16_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e0484fa ff010106
v_frexp_mant_f16_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e0484fa ff011f06
v_frexp_mant_f16_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e0484fa ff012806
v_frexp_mant_f16_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e0484fa ff013006
v_frexp_mant_f16_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e0484fa ff013806
v_frexp_mant_f16_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e0484fa ff014006
v_frexp_mant_f16_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e0484fa ff014106
v_frexp_mant_f16_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e0484fa ff014206
v_frexp_mant_f16_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e0484fa ff014306
v_frexp_mant_f16_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e0484fa ff015206
v_frexp_mant_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e0484fa ff08e406
v_frexp_mant_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e0484fa 5a00e406
v_frexp_mant_f16_dpp v2, -v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0484fa ff10e406
v_frexp_mant_f16_dpp v2, |v6| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e0484fa ff20e406
v_frexp_mant_f16_e64 v2, v4 // d1820002 00000104
v_frexp_mant_f16_e64 v2, s8 // d1820002 00000008
v_frexp_mant_f16_e64 v2, 0.5 // d1820002 000000f0
v_frexp_mant_f16_e64 v2, -v4 // d1820002 20000104
v_frexp_mant_f16_e64 v2, neg(1.0) // d1820002 200000f2
v_frexp_mant_f16_e64 v2, |v4| // d1820102 00000104
v_frexp_mant_f16_e64 v2, -|v4| // d1820102 20000104
v_frexp_mant_f16_e64 v2, v4 clamp // d1828002 00000104
v_frexp_mant_f16_e64 v2, v4 mul:2 // d1820002 08000104
v_frexp_mant_f16_e64 v2, v4 mul:4 // d1820002 10000104
v_frexp_mant_f16_e64 v2, v4 div:2 // d1820002 18000104
v_frexp_exp_i16_f16_e32 v2, v6 // 7e048706
v_frexp_exp_i16_f16_e32 v2, 0x5678 // 7e0486ff 00005678
v_frexp_exp_i16_f16_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0486f9 00013106
v_frexp_exp_i16_f16_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0486f9 00313106
v_frexp_exp_i16_f16_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0486fa 5a38e406
v_frexp_exp_i16_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0486fa 5a08e406
v_frexp_exp_i16_f16_e64 v2, s8 // d1830002 00000008
v_frexp_exp_i16_f16_e64 v2, -|v4| clamp mul:2 // d1838102 28000104
v_floor_f16_e32 v2, v6 // 7e048906
v_floor_f16_e32 v2, 0x5678 // 7e0488ff 00005678
v_floor_f16_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0488f9 00013106
v_floor_f16_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0488f9 00313106
v_floor_f16_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0488fa 5a38e406
v_floor_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0488fa 5a08e406
v_floor_f16_e64 v2, s8 // d1840002 00000008
v_floor_f16_e64 v2, -|v4| clamp mul:2 // d1848102 28000104
v_ceil_f16_e32 v2, v6 // 7e048b06
v_ceil_f16_e32 v2, 0x5678 // 7e048aff 00005678
v_ceil_f16_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e048af9 00013106
v_ceil_f16_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e048af9 00313106
v_ceil_f16_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e048afa 5a38e406
v_ceil_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e048afa 5a08e406
v_ceil_f16_e64 v2, s8 // d1850002 00000008
v_ceil_f16_e64 v2, -|v4| clamp mul:2 // d1858102 28000104
v_trunc_f16_e32 v2, v6 // 7e048d06
v_trunc_f16_e32 v2, 0x5678 // 7e048cff 00005678
v_trunc_f16_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e048cf9 00013106
v_trunc_f16_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e048cf9 00313106
v_trunc_f16_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e048cfa 5a38e406
v_trunc_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e048cfa 5a08e406
v_trunc_f16_e64 v2, s8 // d1860002 00000008
v_trunc_f16_e64 v2, -|v4| clamp mul:2 // d1868102 28000104
v_rndne_f16_e32 v2, v6 // 7e048f06
v_rndne_f16_e32 v2, 0x5678 // 7e048eff 00005678
v_rndne_f16_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e048ef9 00013106
v_rndne_f16_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e048ef9 00313106
v_rndne_f16_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e048efa 5a38e406
v_rndne_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e048efa 5a08e406
v_rndne_f16_e64 v2, s8 // d1870002 00000008
v_rndne_f16_e64 v2, -|v4| clamp mul:2 // d1878102 28000104
v_fract_f16_e32 v2, v6 // 7e049106
v_fract_f16_e32 v2, 0x5678 // 7e0490ff 00005678
v_fract_f16_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0490f9 00013106
v_fract_f16_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0490f9 00313106
v_fract_f16_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0490fa 5a38e406
v_fract_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0490fa 5a08e406
v_fract_f16_e64 v2, s8 // d1880002 00000008
v_fract_f16_e64 v2, -|v4| clamp mul:2 // d1888102 28000104
v_sin_f16_e32 v2, v6 // 7e049306
v_sin_f16_e32 v2, 0x5678 // 7e0492ff 00005678
v_sin_f16_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0492f9 00013106
v_sin_f16_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0492f9 00313106
v_sin_f16_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0492fa 5a38e406
v_sin_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0492fa 5a08e406
v_sin_f16_e64 v2, s8 // d1890002 00000008
v_sin_f16_e64 v2, -|v4| clamp mul:2 // d1898102 28000104
v_cos_f16_e32 v2, v6 // 7e049506
v_cos_f16_e32 v2, 0x5678 // 7e0494ff 00005678
v_cos_f16_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0494f9 00013106
v_cos_f16_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0494f9 00313106
v_cos_f16_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0494fa 5a38e406
v_cos_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0494fa 5a08e406
v_cos_f16_e64 v2, s8 // d18a0002 00000008
v_cos_f16_e64 v2, -|v4| clamp mul:2 // d18a8102 28000104
v_exp_legacy_f32_e32 v2, v6 // 7e049706
v_exp_legacy_f32_e32 v2, 0x12345678 // 7e0496ff 12345678
v_exp_legacy_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0496f9 00013106
v_exp_legacy_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0496f9 00313106
v_exp_legacy_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0496fa 5a38e406
v_exp_legacy_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0496fa 5a08e406
v_exp_legacy_f32_e64 v2, s8 // d18b0002 00000008
v_exp_legacy_f32_e64 v2, -|v4| clamp mul:2 // d18b8102 28000104
v_log_legacy_f32_e32 v2, v6 // 7e049906
v_log_legacy_f32_e32 v2, 0x12345678 // 7e0498ff 12345678
v_log_legacy_f32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0498f9 00013106
v_log_legacy_f32_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e0498f9 00313106
v_log_legacy_f32_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0498fa 5a38e406
v_log_legacy_f32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e0498fa 5a08e406
v_log_legacy_f32_e64 v2, s8 // d18c0002 00000008
v_log_legacy_f32_e64 v2, -|v4| clamp mul:2 // d18c8102 28000104
v_cvt_norm_i16_f16_e32 v2, v6 // 7e049b06
v_cvt_norm_i16_f16_e32 v2, 0x5678 // 7e049aff 00005678
v_cvt_norm_i16_f16_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e049af9 00013106
v_cvt_norm_i16_f16_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e049af9 00313106
v_cvt_norm_i16_f16_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e049afa 5a38e406
v_cvt_norm_i16_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e049afa 5a08e406
v_cvt_norm_i16_f16_e64 v2, s8 // d18d0002 00000008
v_cvt_norm_i16_f16_e64 v2, -|v4| clamp mul:2 // d18d8102 28000104
v_cvt_norm_u16_f16_e32 v2, v6 // 7e049d06
v_cvt_norm_u16_f16_e32 v2, 0x5678 // 7e049cff 00005678
v_cvt_norm_u16_f16_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e049cf9 00013106
v_cvt_norm_u16_f16_sdwa v2, -|v6| clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e049cf9 00313106
v_cvt_norm_u16_f16_dpp v2, -|v6| quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e049cfa 5a38e406
v_cvt_norm_u16_f16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e049cfa 5a08e406
v_cvt_norm_u16_f16_e64 v2, s8 // d18e0002 00000008
v_cvt_norm_u16_f16_e64 v2, -|v4| clamp mul:2 // d18e8102 28000104
v_sat_pk_u8_i16_e32 v2, v6 // 7e049f06
v_sat_pk_u8_i16_e32 v2, s8 // 7e049e08
v_sat_pk_u8_i16_e32 v2, 0x12345678 // 7e049eff 12345678
v_sat_pk_u8_i16_e32 v2, 0.5 // 7e049ef0
v_sat_pk_u8_i16_e32 v2, -1 // 7e049ec1
v_sat_pk_u8_i16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e049ef9 00060606
v_sat_pk_u8_i16_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e049ef9 00060006
v_sat_pk_u8_i16_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e049ef9 00060506
v_sat_pk_u8_i16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e049ef9 00061606
v_sat_pk_u8_i16_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e049ef9 00062606
v_sat_pk_u8_i16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e049ef9 00010606
v_sat_pk_u8_i16_sdwa v2, sext(v6) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e049ef9 000e0606
v_sat_pk_u8_i16_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e049ef9 00860606
v_sat_pk_u8_i16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e049efa ff00e406
v_sat_pk_u8_i16_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e049efa ff010106
v_sat_pk_u8_i16_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e049efa ff011f06
v_sat_pk_u8_i16_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e049efa ff012806
v_sat_pk_u8_i16_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e049efa ff013006
v_sat_pk_u8_i16_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e049efa ff013806
v_sat_pk_u8_i16_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e049efa ff014006
v_sat_pk_u8_i16_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e049efa ff014106
v_sat_pk_u8_i16_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e049efa ff014206
v_sat_pk_u8_i16_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e049efa ff014306
v_sat_pk_u8_i16_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e049efa ff015206
v_sat_pk_u8_i16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e049efa ff08e406
v_sat_pk_u8_i16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e049efa 5a00e406
v_sat_pk_u8_i16_e64 v2, v4 // d18f0002 00000104
v_sat_pk_u8_i16_e64 v2, s8 // d18f0002 00000008
v_sat_pk_u8_i16_e64 v2, 0.5 // d18f0002 000000f0
v_swap_b32 v2, v6 // 7e04a306
v_accvgpr_mov_b32 a2, a6 // 7e04a506
v_cvt_f32_fp8_e32 v2, v6 // 7e04a906
v_cvt_f32_fp8_e32 v2, s8 // 7e04a808
v_cvt_f32_fp8_e32 v2, 0x12345678 // 7e04a8ff 12345678
v_cvt_f32_fp8_e32 v2, 0.5 // 7e04a8f0
v_cvt_f32_fp8_e32 v2, -1 // 7e04a8c1
v_cvt_f32_fp8_sdwa v2, v6 src0_sel:DWORD // 7e04a8f9 00060606
v_cvt_f32_fp8_sdwa v2, v6 clamp src0_sel:DWORD // 7e04a8f9 00062606
v_cvt_f32_fp8_sdwa v2, v6 src0_sel:BYTE_1 // 7e04a8f9 00010606
v_cvt_f32_fp8_sdwa v2, s6 src0_sel:DWORD // 7e04a8f9 00860606
v_cvt_f32_fp8_sdwa v2, v6 mul:2 src0_sel:DWORD // 7e04a8f9 00064606
v_cvt_f32_fp8_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e04a8fa ff00e406
v_cvt_f32_fp8_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e04a8fa ff010106
v_cvt_f32_fp8_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e04a8fa ff011f06
v_cvt_f32_fp8_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e04a8fa ff012806
v_cvt_f32_fp8_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e04a8fa ff013006
v_cvt_f32_fp8_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e04a8fa ff013806
v_cvt_f32_fp8_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e04a8fa ff014006
v_cvt_f32_fp8_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e04a8fa ff014106
v_cvt_f32_fp8_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e04a8fa ff014206
v_cvt_f32_fp8_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e04a8fa ff014306
v_cvt_f32_fp8_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e04a8fa ff015206
v_cvt_f32_fp8_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e04a8fa ff08e406
v_cvt_f32_fp8_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e04a8fa 5a00e406
v_cvt_f32_fp8_e64 v2, v4 // d1940002 00000104
v_cvt_f32_fp8_e64 v2, s8 // d1940002 00000008
v_cvt_f32_fp8_e64 v2, 0.5 // d1940002 000000f0
v_cvt_f32_fp8_e64 v2, v4 clamp // d1948002 00000104
v_cvt_f32_fp8_e64 v2, v4 mul:2 // d1940002 08000104
v_cvt_f32_fp8_e64 v2, v4 mul:4 // d1940002 10000104
v_cvt_f32_fp8_e64 v2, v4 div:2 // d1940002 18000104
v_cvt_f32_bf8_e32 v2, v6 // 7e04ab06
v_cvt_f32_bf8_e32 v2, s8 // 7e04aa08
v_cvt_f32_bf8_e32 v2, 0x12345678 // 7e04aaff 12345678
v_cvt_f32_bf8_e32 v2, 0.5 // 7e04aaf0
v_cvt_f32_bf8_e32 v2, -1 // 7e04aac1
v_cvt_f32_bf8_sdwa v2, v6 src0_sel:DWORD // 7e04aaf9 00060606
v_cvt_f32_bf8_sdwa v2, v6 clamp src0_sel:DWORD // 7e04aaf9 00062606
v_cvt_f32_bf8_sdwa v2, v6 src0_sel:BYTE_1 // 7e04aaf9 00010606
v_cvt_f32_bf8_sdwa v2, s6 src0_sel:DWORD // 7e04aaf9 00860606
v_cvt_f32_bf8_sdwa v2, v6 mul:2 src0_sel:DWORD // 7e04aaf9 00064606
v_cvt_f32_bf8_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e04aafa ff00e406
v_cvt_f32_bf8_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e04aafa ff010106
v_cvt_f32_bf8_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e04aafa ff011f06
v_cvt_f32_bf8_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e04aafa ff012806
v_cvt_f32_bf8_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e04aafa ff013006
v_cvt_f32_bf8_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e04aafa ff013806
v_cvt_f32_bf8_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e04aafa ff014006
v_cvt_f32_bf8_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e04aafa ff014106
v_cvt_f32_bf8_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e04aafa ff014206
v_cvt_f32_bf8_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e04aafa ff014306
v_cvt_f32_bf8_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e04aafa ff015206
v_cvt_f32_bf8_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e04aafa ff08e406
v_cvt_f32_bf8_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e04aafa 5a00e406
v_cvt_f32_bf8_e64 v2, v4 // d1950002 00000104
v_cvt_f32_bf8_e64 v2, s8 // d1950002 00000008
v_cvt_f32_bf8_e64 v2, 0.5 // d1950002 000000f0
v_cvt_f32_bf8_e64 v2, v4 clamp // d1958002 00000104
v_cvt_f32_bf8_e64 v2, v4 mul:2 // d1950002 08000104
v_cvt_f32_bf8_e64 v2, v4 mul:4 // d1950002 10000104
v_cvt_f32_bf8_e64 v2, v4 div:2 // d1950002 18000104
v_cvt_pk_f32_fp8_e32 v[2:3], v6 // 7e04ad06
v_cvt_pk_f32_fp8_e32 v[2:3], s8 // 7e04ac08
v_cvt_pk_f32_fp8_e32 v[2:3], 0x12345678 // 7e04acff 12345678
v_cvt_pk_f32_fp8_e32 v[2:3], 0.5 // 7e04acf0
v_cvt_pk_f32_fp8_e32 v[2:3], -1 // 7e04acc1
v_cvt_pk_f32_fp8_sdwa v[2:3], v6 src0_sel:DWORD // 7e04acf9 00060606
v_cvt_pk_f32_fp8_sdwa v[2:3], v6 clamp src0_sel:DWORD // 7e04acf9 00062606
v_cvt_pk_f32_fp8_sdwa v[2:3], v6 src0_sel:BYTE_1 // 7e04acf9 00010606
v_cvt_pk_f32_fp8_sdwa v[2:3], s6 src0_sel:DWORD // 7e04acf9 00860606
v_cvt_pk_f32_fp8_sdwa v[2:3], v6 mul:2 src0_sel:DWORD // 7e04acf9 00064606
v_cvt_pk_f32_fp8_dpp v[2:3], v6 row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e04acfa ff015006
v_cvt_pk_f32_fp8_dpp v[2:3], v6 row_newbcast:15 row_mask:0xf bank_mask:0xf // 7e04acfa ff015f06
v_cvt_pk_f32_fp8_dpp v[2:3], v6 row_newbcast:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e04acfa ff095006
v_cvt_pk_f32_fp8_dpp v[2:3], v6 row_newbcast:0 row_mask:0x5 bank_mask:0xa // 7e04acfa 5a015006
v_cvt_pk_f32_fp8_e64 v[2:3], v4 // d1960002 00000104
v_cvt_pk_f32_fp8_e64 v[2:3], s8 // d1960002 00000008
v_cvt_pk_f32_fp8_e64 v[2:3], 0.5 // d1960002 000000f0
v_cvt_pk_f32_fp8_e64 v[2:3], v4 clamp // d1968002 00000104
v_cvt_pk_f32_fp8_e64 v[2:3], v4 mul:2 // d1960002 08000104
v_cvt_pk_f32_fp8_e64 v[2:3], v4 mul:4 // d1960002 10000104
v_cvt_pk_f32_fp8_e64 v[2:3], v4 div:2 // d1960002 18000104
v_cvt_pk_f32_bf8_e32 v[2:3], v6 // 7e04af06
v_cvt_pk_f32_bf8_e32 v[2:3], s8 // 7e04ae08
v_cvt_pk_f32_bf8_e32 v[2:3], 0x12345678 // 7e04aeff 12345678
v_cvt_pk_f32_bf8_e32 v[2:3], 0.5 // 7e04aef0
v_cvt_pk_f32_bf8_e32 v[2:3], -1 // 7e04aec1
v_cvt_pk_f32_bf8_sdwa v[2:3], v6 src0_sel:DWORD // 7e04aef9 00060606
v_cvt_pk_f32_bf8_sdwa v[2:3], v6 clamp src0_sel:DWORD // 7e04aef9 00062606
v_cvt_pk_f32_bf8_sdwa v[2:3], v6 src0_sel:BYTE_1 // 7e04aef9 00010606
v_cvt_pk_f32_bf8_sdwa v[2:3], s6 src0_sel:DWORD // 7e04aef9 00860606
v_cvt_pk_f32_bf8_sdwa v[2:3], v6 mul:2 src0_sel:DWORD // 7e04aef9 00064606
v_cvt_pk_f32_bf8_dpp v[2:3], v6 row_newbcast:0 row_mask:0xf bank_mask:0xf // 7e04aefa ff015006
v_cvt_pk_f32_bf8_dpp v[2:3], v6 row_newbcast:15 row_mask:0xf bank_mask:0xf // 7e04aefa ff015f06
v_cvt_pk_f32_bf8_dpp v[2:3], v6 row_newbcast:0 row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e04aefa ff095006
v_cvt_pk_f32_bf8_dpp v[2:3], v6 row_newbcast:0 row_mask:0x5 bank_mask:0xa // 7e04aefa 5a015006
v_cvt_pk_f32_bf8_e64 v[2:3], v4 // d1970002 00000104
v_cvt_pk_f32_bf8_e64 v[2:3], s8 // d1970002 00000008
v_cvt_pk_f32_bf8_e64 v[2:3], 0.5 // d1970002 000000f0
v_cvt_pk_f32_bf8_e64 v[2:3], v4 clamp // d1978002 00000104
v_cvt_pk_f32_bf8_e64 v[2:3], v4 mul:2 // d1970002 08000104
v_cvt_pk_f32_bf8_e64 v[2:3], v4 mul:4 // d1970002 10000104
v_cvt_pk_f32_bf8_e64 v[2:3], v4 div:2 // d1970002 18000104
v_prng_b32_e32 v2, v6 // 7e04b106
v_prng_b32_e32 v2, 0x12345678 // 7e04b0ff 12345678
v_prng_b32_sdwa v2, v6 clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e04b0f9 00013106
v_prng_b32_sdwa v2, sext(v6) clamp dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 // 7e04b0f9 00093106
v_prng_b32_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa bound_ctrl:1 // 7e04b0fa 5a08e406
v_prng_b32_e64 v2, s8 // d1980002 00000008
v_prng_b32_e64 v2, v4 // d1980002 00000104
v_permlane16_swap_b32_e32 v2, v6 // 7e04b306
v_permlane16_swap_b32_e64 v2, v4 // d1990002 00000104
v_permlane16_swap_b32_e64 v2, v4 fi:1 // d1990802 00000104
v_permlane16_swap_b32_e64 v2, v4 bound_ctrl:1 // d1991002 00000104
v_permlane16_swap_b32_e64 v2, v4 bound_ctrl:1 fi:1 // d1991802 00000104
v_permlane32_swap_b32_e32 v2, v6 // 7e04b506
v_permlane32_swap_b32_e64 v2, v4 bound_ctrl:1 fi:1 // d19a1802 00000104
v_cvt_f32_bf16_e32 v2, v6 // 7e04b706
v_cvt_f32_bf16_e32 v2, s8 // 7e04b608
v_cvt_f32_bf16_e32 v2, 0.5 // 7e04b6f0
v_cvt_f32_bf16_e32 v2, -1 // 7e04b6c1
v_cvt_f32_bf16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e04b6f9 00060606
v_cvt_f32_bf16_sdwa v2, v6 dst_sel:BYTE_0 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e04b6f9 00060006
v_cvt_f32_bf16_sdwa v2, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD // 7e04b6f9 00060506
v_cvt_f32_bf16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:DWORD // 7e04b6f9 00061606
v_cvt_f32_bf16_sdwa v2, v6 clamp dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e04b6f9 00062606
v_cvt_f32_bf16_sdwa v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 // 7e04b6f9 00010606
v_cvt_f32_bf16_sdwa v2, -v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e04b6f9 00160606
v_cvt_f32_bf16_sdwa v2, |v6| dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e04b6f9 00260606
v_cvt_f32_bf16_sdwa v2, s6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e04b6f9 00860606
v_cvt_f32_bf16_sdwa v2, v6 mul:2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD // 7e04b6f9 00064606
v_cvt_f32_bf16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e04b6fa ff00e406
v_cvt_f32_bf16_dpp v2, v6 row_shl:1 row_mask:0xf bank_mask:0xf // 7e04b6fa ff010106
v_cvt_f32_bf16_dpp v2, v6 row_shr:15 row_mask:0xf bank_mask:0xf // 7e04b6fa ff011f06
v_cvt_f32_bf16_dpp v2, v6 row_ror:8 row_mask:0xf bank_mask:0xf // 7e04b6fa ff012806
v_cvt_f32_bf16_dpp v2, v6 wave_shl:1 row_mask:0xf bank_mask:0xf // 7e04b6fa ff013006
v_cvt_f32_bf16_dpp v2, v6 wave_shr:1 row_mask:0xf bank_mask:0xf // 7e04b6fa ff013806
v_cvt_f32_bf16_dpp v2, v6 row_mirror row_mask:0xf bank_mask:0xf // 7e04b6fa ff014006
v_cvt_f32_bf16_dpp v2, v6 row_half_mirror row_mask:0xf bank_mask:0xf // 7e04b6fa ff014106
v_cvt_f32_bf16_dpp v2, v6 row_bcast:15 row_mask:0xf bank_mask:0xf // 7e04b6fa ff014206
v_cvt_f32_bf16_dpp v2, v6 row_bcast:31 row_mask:0xf bank_mask:0xf // 7e04b6fa ff014306
v_cvt_f32_bf16_dpp v2, v6 row_newbcast:2 row_mask:0xf bank_mask:0xf // 7e04b6fa ff015206
v_cvt_f32_bf16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1 // 7e04b6fa ff08e406
v_cvt_f32_bf16_dpp v2, v6 quad_perm:[0,1,2,3] row_mask:0x5 bank_mask:0xa // 7e04b6fa 5a00e406
v_cvt_f32_bf16_dpp v2, -v6 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e04b6fa ff10e406
v_cvt_f32_bf16_dpp v2, |v6| quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf // 7e04b6fa ff20e406
v_cvt_f32_bf16_e64 v2, v4 // d19b0002 00000104
v_cvt_f32_bf16_e64 v2, s8 // d19b0002 00000008
v_cvt_f32_bf16_e64 v2, 0.5 // d19b0002 000000f0
v_cvt_f32_bf16_e64 v2, -v4 // d19b0002 20000104
v_cvt_f32_bf16_e64 v2, neg(1.0) // d19b0002 200000f2
v_cvt_f32_bf16_e64 v2, |v4| // d19b0102 00000104
v_cvt_f32_bf16_e64 v2, -|v4| // d19b0102 20000104
v_cvt_f32_bf16_e64 v2, v4 clamp // d19b8002 00000104
v_cvt_f32_bf16_e64 v2, v4 mul:2 // d19b0002 08000104
v_cvt_f32_bf16_e64 v2, v4 mul:4 // d19b0002 10000104
v_cvt_f32_bf16_e64 v2, v4 div:2 // d19b0002 18000104
v_nop // 7e000000
v_clrexcp // 7e006a00
