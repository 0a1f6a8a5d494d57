// Vector compares, in all forms: assembly text, then the words that it assembles to for gfx950.
// README.md says how the lines are used and made.
v_cmp_class_f32_e32 vcc, v6, v4 // 7c200906
v_cmp_class_f32_e32 vcc, s8, v4 // 7c200808
v_cmp_class_f32_e32 vcc, 0x12345678, v4 // 7c2008ff 12345678
v_cmp_class_f32_e32 vcc, 0.5, v4 // 7c2008f0
v_cmp_class_f32_e32 vcc, -1, v4 // 7c2008c1
v_cmp_class_f32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2008f9 06068a06
v_cmp_class_f32_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2008f9 06060006
v_cmp_class_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7c2008f9 06018a06
v_cmp_class_f32_sdwa s[10:11], -v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2008f9 06168a06
v_cmp_class_f32_sdwa s[10:11], |v6|, v4 src0_sel:DWORD src1_sel:DWORD // 7c2008f9 06268a06
v_cmp_class_f32_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2008f9 06868a06
v_cmp_class_f32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7c2008f9 04068a06
v_cmp_class_f32_sdwa s[10:11], v6, sext(v4) src0_sel:DWORD src1_sel:DWORD // 7c2008f9 0e068a06
v_cmp_class_f32_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7c2008f9 86068a06
v_cmp_class_f32_e64 s[12:13], v4, v8 // d010000c 00021104
v_cmp_class_f32_e64 s[12:13], s8, v8 // d010000c 00021008
v_cmp_class_f32_e64 s[12:13], 0.5, v8 // d010000c 000210f0
v_cmp_class_f32_e64 s[12:13], v4, -1 // d010000c 00018304
v_cmp_class_f32_e64 s[12:13], -v4, v8 // d010000c 20021104
v_cmp_class_f32_e64 s[12:13], neg(1.0), v8 // d010000c 200210f2
v_cmp_class_f32_e64 s[12:13], |v4|, v8 // d010010c 00021104
v_cmp_class_f32_e64 s[12:13], -|v4|, v8 // d010010c 20021104
v_cmpx_class_f32_e32 vcc, v6, v4 // 7c220906
v_cmpx_class_f32_e32 vcc, s8, v4 // 7c220808
v_cmpx_class_f32_e32 vcc, 0x12345678, v4 // 7c2208ff 12345678
v_cmpx_class_f32_e32 vcc, 0.5, v4 // 7c2208f0
v_cmpx_class_f32_e32 vcc, -1, v4 // 7c2208c1
v_cmpx_class_f32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2208f9 06068a06
v_cmpx_class_f32_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2208f9 06060006
v_cmpx_class_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7c2208f9 06018a06
v_cmpx_class_f32_sdwa s[10:11], -v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2208f9 06168a06
v_cmpx_class_f32_sdwa s[10:11], |v6|, v4 src0_sel:DWORD src1_sel:DWORD // 7c2208f9 06268a06
v_cmpx_class_f32_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2208f9 06868a06
v_cmpx_class_f32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7c2208f9 04068a06
v_cmpx_class_f32_sdwa s[10:11], v6, sext(v4) src0_sel:DWORD src1_sel:DWORD // 7c2208f9 0e068a06
v_cmpx_class_f32_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7c2208f9 86068a06
v_cmpx_class_f32_e64 s[12:13], v4, v8 // d011000c 00021104
v_cmpx_class_f32_e64 s[12:13], s8, v8 // d011000c 00021008
v_cmpx_class_f32_e64 s[12:13], 0.5, v8 // d011000c 000210f0
v_cmpx_class_f32_e64 s[12:13], v4, -1 // d011000c 00018304
v_cmpx_class_f32_e64 s[12:13], -v4, v8 // d011000c 20021104
v_cmpx_class_f32_e64 s[12:13], neg(1.0), v8 // d011000c 200210f2
v_cmpx_class_f32_e64 s[12:13], |v4|, v8 // d011010c 00021104
v_cmpx_class_f32_e64 s[12:13], -|v4|, v8 // d011010c 20021104
v_cmp_class_f64_e32 vcc, v[6:7], v4 // 7c240906
v_cmp_class_f64_e32 vcc, s[8:9], v4 // 7c240808
v_cmp_class_f64_e32 vcc, 0x12345678, v4 // 7c2408ff 12345678
v_cmp_class_f64_e32 vcc, 0.5, v4 // 7c2408f0
v_cmp_class_f64_e32 vcc, -1, v4 // 7c2408c1
v_cmp_class_f64_e64 s[12:13], v[4:5], v8 // d012000c 00021104
v_cmp_class_f64_e64 s[12:13], s[8:9], v8 // d012000c 00021008
v_cmp_class_f64_e64 s[12:13], 0.5, v8 // d012000c 000210f0
v_cmp_class_f64_e64 s[12:13], v[4:5], -1 // d012000c 00018304
v_cmp_class_f64_e64 s[12:13], -v[4:5], v8 // d012000c 20021104
v_cmp_class_f64_e64 s[12:13], neg(1.0), v8 // d012000c 200210f2
v_cmp_class_f64_e64 s[12:13], |v[4:5]|, v8 // d012010c 00021104
v_cmp_class_f64_e64 s[12:13], -|v[4:5]|, v8 // d012010c 20021104
v_cmpx_class_f64_e32 vcc, v[6:7], v4 // 7c260906
v_cmpx_class_f64_e32 vcc, s[8:9], v4 // 7c260808
v_cmpx_class_f64_e32 vcc, 0x12345678, v4 // 7c2608ff 12345678
v_cmpx_class_f64_e32 vcc, 0.5, v4 // 7c2608f0
v_cmpx_class_f64_e32 vcc, -1, v4 // 7c2608c1
v_cmpx_class_f64_e64 s[12:13], v[4:5], v8 // d013000c 00021104
v_cmpx_class_f64_e64 s[12:13], s[8:9], v8 // d013000c 00021008
v_cmpx_class_f64_e64 s[12:13], 0.5, v8 // d013000c 000210f0
v_cmpx_class_f64_e64 s[12:13], v[4:5], -1 // d013000c 00018304
v_cmpx_class_f64_e64 s[12:13], -v[4:5], v8 // d013000c 20021104
v_cmpx_class_f64_e64 s[12:13], neg(1.0), v8 // d013000c 200210f2
v_cmpx_class_f64_e64 s[12:13], |v[4:5]|, v8 // d013010c 00021104
v_cmpx_class_f64_e64 s[12:13], -|v[4:5]|, v8 // d013010c 20021104
v_cmp_class_f16_e32 vcc, v6, v4 // 7c280906
v_cmp_class_f16_e32 vcc, s8, v4 // 7c280808
v_cmp_class_f16_e32 vcc, 0x5678, v4 // 7c2808ff 00005678
v_cmp_class_f16_e32 vcc, 0.5, v4 // 7c2808f0
v_cmp_class_f16_e32 vcc, -1, v4 // 7c2808c1
v_cmp_class_f16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2808f9 06068a06
v_cmp_class_f16_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2808f9 06060006
v_cmp_class_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7c2808f9 06018a06
v_cmp_class_f16_sdwa s[10:11], -v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2808f9 06168a06
v_cmp_class_f16_sdwa s[10:11], |v6|, v4 src0_sel:DWORD src1_sel:DWORD // 7c2808f9 06268a06
v_cmp_class_f16_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2808f9 06868a06
v_cmp_class_f16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7c2808f9 04068a06
v_cmp_class_f16_sdwa s[10:11], v6, sext(v4) src0_sel:DWORD src1_sel:DWORD // 7c2808f9 0e068a06
v_cmp_class_f16_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7c2808f9 86068a06
v_cmp_class_f16_e64 s[12:13], v4, v8 // d014000c 00021104
v_cmp_class_f16_e64 s[12:13], s8, v8 // d014000c 00021008
v_cmp_class_f16_e64 s[12:13], 0.5, v8 // d014000c 000210f0
v_cmp_class_f16_e64 s[12:13], v4, -1 // d014000c 00018304
v_cmp_class_f16_e64 s[12:13], -v4, v8 // d014000c 20021104
v_cmp_class_f16_e64 s[12:13], neg(1.0), v8 // d014000c 200210f2
v_cmp_class_f16_e64 s[12:13], |v4|, v8 // d014010c 00021104
v_cmp_class_f16_e64 s[12:13], -|v4|, v8 // d014010c 20021104
v_cmpx_class_f16_e32 vcc, v6, v4 // 7c2a0906
v_cmpx_class_f16_e32 vcc, s8, v4 // 7c2a0808
v_cmpx_class_f16_e32 vcc, 0x5678, v4 // 7c2a08ff 00005678
v_cmpx_class_f16_e32 vcc, 0.5, v4 // 7c2a08f0
v_cmpx_class_f16_e32 vcc, -1, v4 // 7c2a08c1
v_cmpx_class_f16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2a08f9 06068a06
v_cmpx_class_f16_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2a08f9 06060006
v_cmpx_class_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7c2a08f9 06018a06
v_cmpx_class_f16_sdwa s[10:11], -v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2a08f9 06168a06
v_cmpx_class_f16_sdwa s[10:11], |v6|, v4 src0_sel:DWORD src1_sel:DWORD // 7c2a08f9 06268a06
v_cmpx_class_f16_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7c2a08f9 06868a06
v_cmpx_class_f16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7c2a08f9 04068a06
v_cmpx_class_f16_sdwa s[10:11], v6, sext(v4) src0_sel:DWORD src1_sel:DWORD // 7c2a08f9 0e068a06
v_cmpx_class_f16_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7c2a08f9 86068a06
v_cmpx_class_f16_e64 s[12:13], v4, v8 // d015000c 00021104
v_cmpx_class_f16_e64 s[12:13], s8, v8 // d015000c 00021008
v_cmpx_class_f16_e64 s[12:13], 0.5, v8 // d015000c 000210f0
v_cmpx_class_f16_e64 s[12:13], v4, -1 // d015000c 00018304
v_cmpx_class_f16_e64 s[12:13], -v4, v8 // d015000c 20021104
v_cmpx_class_f16_e64 s[12:13], neg(1.0), v8 // d015000c 200210f2
v_cmpx_class_f16_e64 s[12:13], |v4|, v8 // d015010c 00021104
v_cmpx_class_f16_e64 s[12:13], -|v4|, v8 // d015010c 20021104
v_cmp_f_f16_e32 vcc, v6, v4 // 7c400906
v_cmp_f_f16_e32 vcc, s8, v4 // 7c400808
v_cmp_f_f16_e32 vcc, 0x5678, v4 // 7c4008ff 00005678
v_cmp_f_f16_e32 vcc, 0.5, v4 // 7c4008f0
v_cmp_f_f16_e32 vcc, -1, v4 // 7c4008c1
v_cmp_f_f16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c4008f9 06068a06
v_cmp_f_f16_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c4008f9 06060006
v_cmp_f_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7c4008f9 06018a06
v_cmp_f_f16_sdwa s[10:11], -v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c4008f9 06168a06
v_cmp_f_f16_sdwa s[10:11], |v6|, v4 src0_sel:DWORD src1_sel:DWORD // 7c4008f9 06268a06
v_cmp_f_f16_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7c4008f9 06868a06
v_cmp_f_f16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7c4008f9 04068a06
v_cmp_f_f16_sdwa s[10:11], v6, -v4 src0_sel:DWORD src1_sel:DWORD // 7c4008f9 16068a06
v_cmp_f_f16_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7c4008f9 86068a06
v_cmp_f_f16_e64 s[12:13], v4, v8 // d020000c 00021104
v_cmp_f_f16_e64 s[12:13], s8, v8 // d020000c 00021008
v_cmp_f_f16_e64 s[12:13], 0.5, v8 // d020000c 000210f0
v_cmp_f_f16_e64 s[12:13], v4, -1 // d020000c 00018304
v_cmp_f_f16_e64 s[12:13], -v4, v8 // d020000c 20021104
v_cmp_f_f16_e64 s[12:13], v4, -v8 // d020000c 40021104
v_cmp_f_f16_e64 s[12:13], neg(1.0), v8 // d020000c 200210f2
v_cmp_f_f16_e64 s[12:13], |v4|, v8 // d020010c 00021104
v_cmp_f_f16_e64 s[12:13], v4, |v8| // d020020c 00021104
v_cmp_f_f16_e64 s[12:13], -|v4|, -|v8| // d020030c 60021104
v_cmp_f_f16_e64 s[12:13], v4, v8 clamp // d020800c 00021104
v_cmp_lt_f16_e32 vcc, v6, v4 // 7c420906
v_cmp_lt_f16_e32 vcc, 0x5678, v4 // 7c4208ff 00005678
v_cmp_lt_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c4208f9 04018a06
v_cmp_lt_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c4208f9 04318a06
v_cmp_lt_f16_e64 s[12:13], s8, v8 // d021000c 00021008
v_cmp_lt_f16_e64 s[12:13], -|v4|, -|v8| clamp // d021830c 60021104
v_cmp_eq_f16_e32 vcc, v6, v4 // 7c440906
v_cmp_eq_f16_e32 vcc, 0x5678, v4 // 7c4408ff 00005678
v_cmp_eq_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c4408f9 04018a06
v_cmp_eq_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c4408f9 04318a06
v_cmp_eq_f16_e64 s[12:13], s8, v8 // d022000c 00021008
v_cmp_eq_f16_e64 s[12:13], -|v4|, -|v8| clamp // d022830c 60021104
v_cmp_le_f16_e32 vcc, v6, v4 // 7c460906
v_cmp_le_f16_e32 vcc, 0x5678, v4 // 7c4608ff 00005678
v_cmp_le_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c4608f9 04018a06
v_cmp_le_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c4608f9 04318a06
v_cmp_le_f16_e64 s[12:13], s8, v8 // d023000c 00021008
v_cmp_le_f16_e64 s[12:13], -|v4|, -|v8| clamp // d023830c 60021104
v_cmp_gt_f16_e32 vcc, v6, v4 // 7c480906
v_cmp_gt_f16_e32 vcc, 0x5678, v4 // 7c4808ff 00005678
v_cmp_gt_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c4808f9 04018a06
v_cmp_gt_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c4808f9 04318a06
v_cmp_gt_f16_e64 s[12:13], s8, v8 // d024000c 00021008
v_cmp_gt_f16_e64 s[12:13], -|v4|, -|v8| clamp // d024830c 60021104
v_cmp_lg_f16_e32 vcc, v6, v4 // 7c4a0906
v_cmp_lg_f16_e32 vcc, 0x5678, v4 // 7c4a08ff 00005678
v_cmp_lg_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c4a08f9 04018a06
v_cmp_lg_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c4a08f9 04318a06
v_cmp_lg_f16_e64 s[12:13], s8, v8 // d025000c 00021008
v_cmp_lg_f16_e64 s[12:13], -|v4|, -|v8| clamp // d025830c 60021104
v_cmp_ge_f16_e32 vcc, v6, v4 // 7c4c0906
v_cmp_ge_f16_e32 vcc, 0x5678, v4 // 7c4c08ff 00005678
v_cmp_ge_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c4c08f9 04018a06
v_cmp_ge_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c4c08f9 04318a06
v_cmp_ge_f16_e64 s[12:13], s8, v8 // d026000c 00021008
v_cmp_ge_f16_e64 s[12:13], -|v4|, -|v8| clamp // d026830c 60021104
v_cmp_o_f16_e32 vcc, v6, v4 // 7c4e0906
v_cmp_o_f16_e32 vcc, 0x5678, v4 // 7c4e08ff 00005678
v_cmp_o_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c4e08f9 04018a06
v_cmp_o_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c4e08f9 04318a06
v_cmp_o_f16_e64 s[12:13], s8, v8 // d027000c 00021008
v_cmp_o_f16_e64 s[12:13], -|v4|, -|v8| clamp // d027830c 60021104
v_cmp_u_f16_e32 vcc, v6, v4 // 7c500906
v_cmp_u_f16_e32 vcc, 0x5678, v4 // 7c5008ff 00005678
v_cmp_u_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5008f9 04018a06
v_cmp_u_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5008f9 04318a06
v_cmp_u_f16_e64 s[12:13], s8, v8 // d028000c 00021008
v_cmp_u_f16_e64 s[12:13], -|v4|, -|v8| clamp // d028830c 60021104
v_cmp_nge_f16_e32 vcc, v6, v4 // 7c520906
v_cmp_nge_f16_e32 vcc, 0x5678, v4 // 7c5208ff 00005678
v_cmp_nge_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5208f9 04018a06
v_cmp_nge_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5208f9 04318a06
v_cmp_nge_f16_e64 s[12:13], s8, v8 // d029000c 00021008
v_cmp_nge_f16_e64 s[12:13], -|v4|, -|v8| clamp // d029830c 60021104
v_cmp_nlg_f16_e32 vcc, v6, v4 // 7c540906
v_cmp_nlg_f16_e32 vcc, 0x5678, v4 // 7c5408ff 00005678
v_cmp_nlg_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5408f9 04018a06
v_cmp_nlg_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5408f9 04318a06
v_cmp_nlg_f16_e64 s[12:13], s8, v8 // d02a000c 00021008
v_cmp_nlg_f16_e64 s[12:13], -|v4|, -|v8| clamp // d02a830c 60021104
v_cmp_ngt_f16_e32 vcc, v6, v4 // 7c560906
v_cmp_ngt_f16_e32 vcc, 0x5678, v4 // 7c5608ff 00005678
v_cmp_ngt_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5608f9 04018a06
v_cmp_ngt_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5608f9 04318a06
v_cmp_ngt_f16_e64 s[12:13], s8, v8 // d02b000c 00021008
v_cmp_ngt_f16_e64 s[12:13], -|v4|, -|v8| clamp // d02b830c 60021104
v_cmp_nle_f16_e32 vcc, v6, v4 // 7c580906
v_cmp_nle_f16_e32 vcc, 0x5678, v4 // 7c5808ff 00005678
v_cmp_nle_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5808f9 04018a06
v_cmp_nle_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5808f9 04318a06
v_cmp_nle_f16_e64 s[12:13], s8, v8 // d02c000c 00021008
v_cmp_nle_f16_e64 s[12:13], -|v4|, -|v8| clamp // d02c830c 60021104
v_cmp_neq_f16_e32 vcc, v6, v4 // 7c5a0906
v_cmp_neq_f16_e32 vcc, 0x5678, v4 // 7c5a08ff 00005678
v_cmp_neq_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5a08f9 04018a06
v_cmp_neq_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5a08f9 04318a06
v_cmp_neq_f16_e64 s[12:13], s8, v8 // d02d000c 00021008
v_cmp_neq_f16_e64 s[12:13], -|v4|, -|v8| clamp // d02d830c 60021104
v_cmp_nlt_f16_e32 vcc, v6, v4 // 7c5c0906
v_cmp_nlt_f16_e32 vcc, 0x5678, v4 // 7c5c08ff 00005678
v_cmp_nlt_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5c08f9 04018a06
v_cmp_nlt_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5c08f9 04318a06
v_cmp_nlt_f16_e64 s[12:13], s8, v8 // d02e000c 00021008
v_cmp_nlt_f16_e64 s[12:13], -|v4|, -|v8| clamp // d02e830c 60021104
v_cmp_tru_f16_e32 vcc, v6, v4 // 7c5e0906
v_cmp_tru_f16_e32 vcc, 0x5678, v4 // 7c5e08ff 00005678
v_cmp_tru_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5e08f9 04018a06
v_cmp_tru_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c5e08f9 04318a06
v_cmp_tru_f16_e64 s[12:13], s8, v8 // d02f000c 00021008
v_cmp_tru_f16_e64 s[12:13], -|v4|, -|v8| clamp // d02f830c 60021104
v_cmpx_f_f16_e32 vcc, v6, v4 // 7c600906
v_cmpx_f_f16_e32 vcc, s8, v4 // 7c600808
v_cmpx_f_f16_e32 vcc, 0x5678, v4 // 7c6008ff 00005678
v_cmpx_f_f16_e32 vcc, 0.5, v4 // 7c6008f0
v_cmpx_f_f16_e32 vcc, -1, v4 // 7c6008c1
v_cmpx_f_f16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c6008f9 06068a06
v_cmpx_f_f16_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c6008f9 06060006
v_cmpx_f_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7c6008f9 06018a06
v_cmpx_f_f16_sdwa s[10:11], -v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c6008f9 06168a06
v_cmpx_f_f16_sdwa s[10:11], |v6|, v4 src0_sel:DWORD src1_sel:DWORD // 7c6008f9 06268a06
v_cmpx_f_f16_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7c6008f9 06868a06
v_cmpx_f_f16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7c6008f9 04068a06
v_cmpx_f_f16_sdwa s[10:11], v6, -v4 src0_sel:DWORD src1_sel:DWORD // 7c6008f9 16068a06
v_cmpx_f_f16_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7c6008f9 86068a06
v_cmpx_f_f16_e64 s[12:13], v4, v8 // d030000c 00021104
v_cmpx_f_f16_e64 s[12:13], s8, v8 // d030000c 00021008
v_cmpx_f_f16_e64 s[12:13], 0.5, v8 // d030000c 000210f0
v_cmpx_f_f16_e64 s[12:13], v4, -1 // d030000c 00018304
v_cmpx_f_f16_e64 s[12:13], -v4, v8 // d030000c 20021104
v_cmpx_f_f16_e64 s[12:13], v4, -v8 // d030000c 40021104
v_cmpx_f_f16_e64 s[12:13], neg(1.0), v8 // d030000c 200210f2
v_cmpx_f_f16_e64 s[12:13], |v4|, v8 // d030010c 00021104
v_cmpx_f_f16_e64 s[12:13], v4, |v8| // d030020c 00021104
v_cmpx_f_f16_e64 s[12:13], -|v4|, -|v8| // d030030c 60021104
v_cmpx_f_f16_e64 s[12:13], v4, v8 clamp // d030800c 00021104
v_cmpx_lt_f16_e32 vcc, v6, v4 // 7c620906
v_cmpx_lt_f16_e32 vcc, 0x5678, v4 // 7c6208ff 00005678
v_cmpx_lt_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c6208f9 04018a06
v_cmpx_lt_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c6208f9 04318a06
v_cmpx_lt_f16_e64 s[12:13], s8, v8 // d031000c 00021008
v_cmpx_lt_f16_e64 s[12:13], -|v4|, -|v8| clamp // d031830c 60021104
v_cmpx_eq_f16_e32 vcc, v6, v4 // 7c640906
v_cmpx_eq_f16_e32 vcc, 0x5678, v4 // 7c6408ff 00005678
v_cmpx_eq_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c6408f9 04018a06
v_cmpx_eq_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c6408f9 04318a06
v_cmpx_eq_f16_e64 s[12:13], s8, v8 // d032000c 00021008
v_cmpx_eq_f16_e64 s[12:13], -|v4|, -|v8| clamp // d032830c 60021104
v_cmpx_le_f16_e32 vcc, v6, v4 // 7c660906
v_cmpx_le_f16_e32 vcc, 0x5678, v4 // 7c6608ff 00005678
v_cmpx_le_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c6608f9 04018a06
v_cmpx_le_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c6608f9 04318a06
v_cmpx_le_f16_e64 s[12:13], s8, v8 // d033000c 00021008
v_cmpx_le_f16_e64 s[12:13], -|v4|, -|v8| clamp // d033830c 60021104
v_cmpx_gt_f16_e32 vcc, v6, v4 // 7c680906
v_cmpx_gt_f16_e32 vcc, 0x5678, v4 // 7c6808ff 00005678
v_cmpx_gt_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c6808f9 04018a06
v_cmpx_gt_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c6808f9 04318a06
v_cmpx_gt_f16_e64 s[12:13], s8, v8 // d034000c 00021008
v_cmpx_gt_f16_e64 s[12:13], -|v4|, -|v8| clamp // d034830c 60021104
v_cmpx_lg_f16_e32 vcc, v6, v4 // 7c6a0906
v_cmpx_lg_f16_e32 vcc, 0x5678, v4 // 7c6a08ff 00005678
v_cmpx_lg_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c6a08f9 04018a06
v_cmpx_lg_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c6a08f9 04318a06
v_cmpx_lg_f16_e64 s[12:13], s8, v8 // d035000c 00021008
v_cmpx_lg_f16_e64 s[12:13], -|v4|, -|v8| clamp // d035830c 60021104
v_cmpx_ge_f16_e32 vcc, v6, v4 // 7c6c0906
v_cmpx_ge_f16_e32 vcc, 0x5678, v4 // 7c6c08ff 00005678
v_cmpx_ge_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c6c08f9 04018a06
v_cmpx_ge_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c6c08f9 04318a06
v_cmpx_ge_f16_e64 s[12:13], s8, v8 // d036000c 00021008
v_cmpx_ge_f16_e64 s[12:13], -|v4|, -|v8| clamp // d036830c 60021104
v_cmpx_o_f16_e32 vcc, v6, v4 // 7c6e0906
v_cmpx_o_f16_e32 vcc, 0x5678, v4 // 7c6e08ff 00005678
v_cmpx_o_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c6e08f9 04018a06
v_cmpx_o_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c6e08f9 04318a06
v_cmpx_o_f16_e64 s[12:13], s8, v8 // d037000c 00021008
v_cmpx_o_f16_e64 s[12:13], -|v4|, -|v8| clamp // d037830c 60021104
v_cmpx_u_f16_e32 vcc, v6, v4 // 7c700906
v_cmpx_u_f16_e32 vcc, 0x5678, v4 // 7c7008ff 00005678
v_cmpx_u_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7008f9 04018a06
v_cmpx_u_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7008f9 04318a06
v_cmpx_u_f16_e64 s[12:13], s8, v8 // d038000c 00021008
v_cmpx_u_f16_e64 s[12:13], -|v4|, -|v8| clamp // d038830c 60021104
v_cmpx_nge_f16_e32 vcc, v6, v4 // 7c720906
v_cmpx_nge_f16_e32 vcc, 0x5678, v4 // 7c7208ff 00005678
v_cmpx_nge_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7208f9 04018a06
v_cmpx_nge_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7208f9 04318a06
v_cmpx_nge_f16_e64 s[12:13], s8, v8 // d039000c 00021008
v_cmpx_nge_f16_e64 s[12:13], -|v4|, -|v8| clamp // d039830c 60021104
v_cmpx_nlg_f16_e32 vcc, v6, v4 // 7c740906
v_cmpx_nlg_f16_e32 vcc, 0x5678, v4 // 7c7408ff 00005678
v_cmpx_nlg_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7408f9 04018a06
v_cmpx_nlg_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7408f9 04318a06
v_cmpx_nlg_f16_e64 s[12:13], s8, v8 // d03a000c 00021008
v_cmpx_nlg_f16_e64 s[12:13], -|v4|, -|v8| clamp // d03a830c 60021104
v_cmpx_ngt_f16_e32 vcc, v6, v4 // 7c760906
v_cmpx_ngt_f16_e32 vcc, 0x5678, v4 // 7c7608ff 00005678
v_cmpx_ngt_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7608f9 04018a06
v_cmpx_ngt_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7608f9 04318a06
v_cmpx_ngt_f16_e64 s[12:13], s8, v8 // d03b000c 00021008
v_cmpx_ngt_f16_e64 s[12:13], -|v4|, -|v8| clamp // d03b830c 60021104
v_cmpx_nle_f16_e32 vcc, v6, v4 // 7c780906
v_cmpx_nle_f16_e32 vcc, 0x5678, v4 // 7c7808ff 00005678
v_cmpx_nle_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7808f9 04018a06
v_cmpx_nle_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7808f9 04318a06
v_cmpx_nle_f16_e64 s[12:13], s8, v8 // d03c000c 00021008
v_cmpx_nle_f16_e64 s[12:13], -|v4|, -|v8| clamp // d03c830c 60021104
v_cmpx_neq_f16_e32 vcc, v6, v4 // 7c7a0906
v_cmpx_neq_f16_e32 vcc, 0x5678, v4 // 7c7a08ff 00005678
v_cmpx_neq_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7a08f9 04018a06
v_cmpx_neq_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7a08f9 04318a06
v_cmpx_neq_f16_e64 s[12:13], s8, v8 // d03d000c 00021008
v_cmpx_neq_f16_e64 s[12:13], -|v4|, -|v8| clamp // d03d830c 60021104
v_cmpx_nlt_f16_e32 vcc, v6, v4 // 7c7c0906
v_cmpx_nlt_f16_e32 vcc, 0x5678, v4 // 7c7c08ff 00005678
v_cmpx_nlt_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7c08f9 04018a06
v_cmpx_nlt_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7c08f9 04318a06
v_cmpx_nlt_f16_e64 s[12:13], s8, v8 // d03e000c 00021008
v_cmpx_nlt_f16_e64 s[12:13], -|v4|, -|v8| clamp // d03e830c 60021104
v_cmpx_tru_f16_e32 vcc, v6, v4 // 7c7e0906
v_cmpx_tru_f16_e32 vcc, 0x5678, v4 // 7c7e08ff 00005678
v_cmpx_tru_f16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7e08f9 04018a06
v_cmpx_tru_f16_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c7e08f9 04318a06
v_cmpx_tru_f16_e64 s[12:13], s8, v8 // d03f000c 00021008
v_cmpx_tru_f16_e64 s[12:13], -|v4|, -|v8| clamp // d03f830c 60021104
v_cmp_f_f32_e32 vcc, v6, v4 // 7c800906
v_cmp_f_f32_e32 vcc, s8, v4 // 7c800808
v_cmp_f_f32_e32 vcc, 0x12345678, v4 // 7c8008ff 12345678
v_cmp_f_f32_e32 vcc, 0.5, v4 // 7c8008f0
v_cmp_f_f32_e32 vcc, -1, v4 // 7c8008c1
v_cmp_f_f32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c8008f9 06068a06
v_cmp_f_f32_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c8008f9 06060006
v_cmp_f_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7c8008f9 06018a06
v_cmp_f_f32_sdwa s[10:11], -v6, v4 src0_sel:DWORD src1_sel:DWORD // 7c8008f9 06168a06
v_cmp_f_f32_sdwa s[10:11], |v6|, v4 src0_sel:DWORD src1_sel:DWORD // 7c8008f9 06268a06
v_cmp_f_f32_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7c8008f9 06868a06
v_cmp_f_f32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7c8008f9 04068a06
v_cmp_f_f32_sdwa s[10:11], v6, -v4 src0_sel:DWORD src1_sel:DWORD // 7c8008f9 16068a06
v_cmp_f_f32_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7c8008f9 86068a06
v_cmp_f_f32_e64 s[12:13], v4, v8 // d040000c 00021104
v_cmp_f_f32_e64 s[12:13], s8, v8 // d040000c 00021008
v_cmp_f_f32_e64 s[12:13], 0.5, v8 // d040000c 000210f0
v_cmp_f_f32_e64 s[12:13], v4, -1 // d040000c 00018304
v_cmp_f_f32_e64 s[12:13], -v4, v8 // d040000c 20021104
v_cmp_f_f32_e64 s[12:13], v4, -v8 // d040000c 40021104
v_cmp_f_f32_e64 s[12:13], neg(1.0), v8 // d040000c 200210f2
v_cmp_f_f32_e64 s[12:13], |v4|, v8 // d040010c 00021104
v_cmp_f_f32_e64 s[12:13], v4, |v8| // d040020c 00021104
v_cmp_f_f32_e64 s[12:13], -|v4|, -|v8| // d040030c 60021104
v_cmp_f_f32_e64 s[12:13], v4, v8 clamp // d040800c 00021104
v_cmp_lt_f32_e32 vcc, v6, v4 // 7c820906
v_cmp_lt_f32_e32 vcc, 0x12345678, v4 // 7c8208ff 12345678
v_cmp_lt_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c8208f9 04018a06
v_cmp_lt_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c8208f9 04318a06
v_cmp_lt_f32_e64 s[12:13], s8, v8 // d041000c 00021008
v_cmp_lt_f32_e64 s[12:13], -|v4|, -|v8| clamp // d041830c 60021104
v_cmp_eq_f32_e32 vcc, v6, v4 // 7c840906
v_cmp_eq_f32_e32 vcc, 0x12345678, v4 // 7c8408ff 12345678
v_cmp_eq_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c8408f9 04018a06
v_cmp_eq_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c8408f9 04318a06
v_cmp_eq_f32_e64 s[12:13], s8, v8 // d042000c 00021008
v_cmp_eq_f32_e64 s[12:13], -|v4|, -|v8| clamp // d042830c 60021104
v_cmp_le_f32_e32 vcc, v6, v4 // 7c860906
v_cmp_le_f32_e32 vcc, 0x12345678, v4 // 7c8608ff 12345678
v_cmp_le_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c8608f9 04018a06
v_cmp_le_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c8608f9 04318a06
v_cmp_le_f32_e64 s[12:13], s8, v8 // d043000c 00021008
v_cmp_le_f32_e64 s[12:13], -|v4|, -|v8| clamp // d043830c 60021104
v_cmp_gt_f32_e32 vcc, v6, v4 // 7c880906
v_cmp_gt_f32_e32 vcc, 0x12345678, v4 // 7c8808ff 12345678
v_cmp_gt_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c8808f9 04018a06
v_cmp_gt_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c8808f9 04318a06
v_cmp_gt_f32_e64 s[12:13], s8, v8 // d044000c 00021008
v_cmp_gt_f32_e64 s[12:13], -|v4|, -|v8| clamp // d044830c 60021104
v_cmp_lg_f32_e32 vcc, v6, v4 // 7c8a0906
v_cmp_lg_f32_e32 vcc, 0x12345678, v4 // 7c8a08ff 12345678
v_cmp_lg_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c8a08f9 04018a06
v_cmp_lg_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c8a08f9 04318a06
v_cmp_lg_f32_e64 s[12:13], s8, v8 // d045000c 00021008
v_cmp_lg_f32_e64 s[12:13], -|v4|, -|v8| clamp // d045830c 60021104
v_cmp_ge_f32_e32 vcc, v6, v4 // 7c8c0906
v_cmp_ge_f32_e32 vcc, 0x12345678, v4 // 7c8c08ff 12345678
v_cmp_ge_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c8c08f9 04018a06
v_cmp_ge_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c8c08f9 04318a06
v_cmp_ge_f32_e64 s[12:13], s8, v8 // d046000c 00021008
v_cmp_ge_f32_e64 s[12:13], -|v4|, -|v8| clamp // d046830c 60021104
v_cmp_o_f32_e32 vcc, v6, v4 // 7c8e0906
v_cmp_o_f32_e32 vcc, 0x12345678, v4 // 7c8e08ff 12345678
v_cmp_o_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c8e08f9 04018a06
v_cmp_o_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c8e08f9 04318a06
v_cmp_o_f32_e64 s[12:13], s8, v8 // d047000c 00021008
v_cmp_o_f32_e64 s[12:13], -|v4|, -|v8| clamp // d047830c 60021104
v_cmp_u_f32_e32 vcc, v6, v4 // 7c900906
v_cmp_u_f32_e32 vcc, 0x12345678, v4 // 7c9008ff 12345678
v_cmp_u_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9008f9 04018a06
v_cmp_u_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9008f9 04318a06
v_cmp_u_f32_e64 s[12:13], s8, v8 // d048000c 00021008
v_cmp_u_f32_e64 s[12:13], -|v4|, -|v8| clamp // d048830c 60021104
v_cmp_nge_f32_e32 vcc, v6, v4 // 7c920906
v_cmp_nge_f32_e32 vcc, 0x12345678, v4 // 7c9208ff 12345678
v_cmp_nge_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9208f9 04018a06
v_cmp_nge_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9208f9 04318a06
v_cmp_nge_f32_e64 s[12:13], s8, v8 // d049000c 00021008
v_cmp_nge_f32_e64 s[12:13], -|v4|, -|v8| clamp // d049830c 60021104
v_cmp_nlg_f32_e32 vcc, v6, v4 // 7c940906
v_cmp_nlg_f32_e32 vcc, 0x12345678, v4 // 7c9408ff 12345678
v_cmp_nlg_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9408f9 04018a06
v_cmp_nlg_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9408f9 04318a06
v_cmp_nlg_f32_e64 s[12:13], s8, v8 // d04a000c 00021008
v_cmp_nlg_f32_e64 s[12:13], -|v4|, -|v8| clamp // d04a830c 60021104
v_cmp_ngt_f32_e32 vcc, v6, v4 // 7c960906
v_cmp_ngt_f32_e32 vcc, 0x12345678, v4 // 7c9608ff 12345678
v_cmp_ngt_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9608f9 04018a06
v_cmp_ngt_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9608f9 04318a06
v_cmp_ngt_f32_e64 s[12:13], s8, v8 // d04b000c 00021008
v_cmp_ngt_f32_e64 s[12:13], -|v4|, -|v8| clamp // d04b830c 60021104
v_cmp_nle_f32_e32 vcc, v6, v4 // 7c980906
v_cmp_nle_f32_e32 vcc, 0x12345678, v4 // 7c9808ff 12345678
v_cmp_nle_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9808f9 04018a06
v_cmp_nle_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9808f9 04318a06
v_cmp_nle_f32_e64 s[12:13], s8, v8 // d04c000c 00021008
v_cmp_nle_f32_e64 s[12:13], -|v4|, -|v8| clamp // d04c830c 60021104
v_cmp_neq_f32_e32 vcc, v6, v4 // 7c9a0906
v_cmp_neq_f32_e32 vcc, 0x12345678, v4 // 7c9a08ff 12345678
v_cmp_neq_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9a08f9 04018a06
v_cmp_neq_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9a08f9 04318a06
v_cmp_neq_f32_e64 s[12:13], s8, v8 // d04d000c 00021008
v_cmp_neq_f32_e64 s[12:13], -|v4|, -|v8| clamp // d04d830c 60021104
v_cmp_nlt_f32_e32 vcc, v6, v4 // 7c9c0906
v_cmp_nlt_f32_e32 vcc, 0x12345678, v4 // 7c9c08ff 12345678
v_cmp_nlt_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9c08f9 04018a06
v_cmp_nlt_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9c08f9 04318a06
v_cmp_nlt_f32_e64 s[12:13], s8, v8 // d04e000c 00021008
v_cmp_nlt_f32_e64 s[12:13], -|v4|, -|v8| clamp // d04e830c 60021104
v_cmp_tru_f32_e32 vcc, v6, v4 // 7c9e0906
v_cmp_tru_f32_e32 vcc, 0x12345678, v4 // 7c9e08ff 12345678
v_cmp_tru_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9e08f9 04018a06
v_cmp_tru_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7c9e08f9 04318a06
v_cmp_tru_f32_e64 s[12:13], s8, v8 // d04f000c 00021008
v_cmp_tru_f32_e64 s[12:13], -|v4|, -|v8| clamp // d04f830c 60021104
v_cmpx_f_f32_e32 vcc, v6, v4 // 7ca00906
v_cmpx_f_f32_e32 vcc, s8, v4 // 7ca00808
v_cmpx_f_f32_e32 vcc, 0x12345678, v4 // 7ca008ff 12345678
v_cmpx_f_f32_e32 vcc, 0.5, v4 // 7ca008f0
v_cmpx_f_f32_e32 vcc, -1, v4 // 7ca008c1
v_cmpx_f_f32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7ca008f9 06068a06
v_cmpx_f_f32_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7ca008f9 06060006
v_cmpx_f_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7ca008f9 06018a06
v_cmpx_f_f32_sdwa s[10:11], -v6, v4 src0_sel:DWORD src1_sel:DWORD // 7ca008f9 06168a06
v_cmpx_f_f32_sdwa s[10:11], |v6|, v4 src0_sel:DWORD src1_sel:DWORD // 7ca008f9 06268a06
v_cmpx_f_f32_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7ca008f9 06868a06
v_cmpx_f_f32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7ca008f9 04068a06
v_cmpx_f_f32_sdwa s[10:11], v6, -v4 src0_sel:DWORD src1_sel:DWORD // 7ca008f9 16068a06
v_cmpx_f_f32_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7ca008f9 86068a06
v_cmpx_f_f32_e64 s[12:13], v4, v8 // d050000c 00021104
v_cmpx_f_f32_e64 s[12:13], s8, v8 // d050000c 00021008
v_cmpx_f_f32_e64 s[12:13], 0.5, v8 // d050000c 000210f0
v_cmpx_f_f32_e64 s[12:13], v4, -1 // d050000c 00018304
v_cmpx_f_f32_e64 s[12:13], -v4, v8 // d050000c 20021104
v_cmpx_f_f32_e64 s[12:13], v4, -v8 // d050000c 40021104
v_cmpx_f_f32_e64 s[12:13], neg(1.0), v8 // d050000c 200210f2
v_cmpx_f_f32_e64 s[12:13], |v4|, v8 // d050010c 00021104
v_cmpx_f_f32_e64 s[12:13], v4, |v8| // d050020c 00021104
v_cmpx_f_f32_e64 s[12:13], -|v4|, -|v8| // d050030c 60021104
v_cmpx_f_f32_e64 s[12:13], v4, v8 clamp // d050800c 00021104
v_cmpx_lt_f32_e32 vcc, v6, v4 // 7ca20906
v_cmpx_lt_f32_e32 vcc, 0x12345678, v4 // 7ca208ff 12345678
v_cmpx_lt_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7ca208f9 04018a06
v_cmpx_lt_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7ca208f9 04318a06
v_cmpx_lt_f32_e64 s[12:13], s8, v8 // d051000c 00021008
v_cmpx_lt_f32_e64 s[12:13], -|v4|, -|v8| clamp // d051830c 60021104
v_cmpx_eq_f32_e32 vcc, v6, v4 // 7ca40906
v_cmpx_eq_f32_e32 vcc, 0x12345678, v4 // 7ca408ff 12345678
v_cmpx_eq_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7ca408f9 04018a06
v_cmpx_eq_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7ca408f9 04318a06
v_cmpx_eq_f32_e64 s[12:13], s8, v8 // d052000c 00021008
v_cmpx_eq_f32_e64 s[12:13], -|v4|, -|v8| clamp // d052830c 60021104
v_cmpx_le_f32_e32 vcc, v6, v4 // 7ca60906
v_cmpx_le_f32_e32 vcc, 0x12345678, v4 // 7ca608ff 12345678
v_cmpx_le_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7ca608f9 04018a06
v_cmpx_le_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7ca608f9 04318a06
v_cmpx_le_f32_e64 s[12:13], s8, v8 // d053000c 00021008
v_cmpx_le_f32_e64 s[12:13], -|v4|, -|v8| clamp // d053830c 60021104
v_cmpx_gt_f32_e32 vcc, v6, v4 // 7ca80906
v_cmpx_gt_f32_e32 vcc, 0x12345678, v4 // 7ca808ff 12345678
v_cmpx_gt_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7ca808f9 04018a06
v_cmpx_gt_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7ca808f9 04318a06
v_cmpx_gt_f32_e64 s[12:13], s8, v8 // d054000c 00021008
v_cmpx_gt_f32_e64 s[12:13], -|v4|, -|v8| clamp // d054830c 60021104
v_cmpx_lg_f32_e32 vcc, v6, v4 // 7caa0906
v_cmpx_lg_f32_e32 vcc, 0x12345678, v4 // 7caa08ff 12345678
v_cmpx_lg_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7caa08f9 04018a06
v_cmpx_lg_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7caa08f9 04318a06
v_cmpx_lg_f32_e64 s[12:13], s8, v8 // d055000c 00021008
v_cmpx_lg_f32_e64 s[12:13], -|v4|, -|v8| clamp // d055830c 60021104
v_cmpx_ge_f32_e32 vcc, v6, v4 // 7cac0906
v_cmpx_ge_f32_e32 vcc, 0x12345678, v4 // 7cac08ff 12345678
v_cmpx_ge_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cac08f9 04018a06
v_cmpx_ge_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cac08f9 04318a06
v_cmpx_ge_f32_e64 s[12:13], s8, v8 // d056000c 00021008
v_cmpx_ge_f32_e64 s[12:13], -|v4|, -|v8| clamp // d056830c 60021104
v_cmpx_o_f32_e32 vcc, v6, v4 // 7cae0906
v_cmpx_o_f32_e32 vcc, 0x12345678, v4 // 7cae08ff 12345678
v_cmpx_o_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cae08f9 04018a06
v_cmpx_o_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cae08f9 04318a06
v_cmpx_o_f32_e64 s[12:13], s8, v8 // d057000c 00021008
v_cmpx_o_f32_e64 s[12:13], -|v4|, -|v8| clamp // d057830c 60021104
v_cmpx_u_f32_e32 vcc, v6, v4 // 7cb00906
v_cmpx_u_f32_e32 vcc, 0x12345678, v4 // 7cb008ff 12345678
v_cmpx_u_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cb008f9 04018a06
v_cmpx_u_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cb008f9 04318a06
v_cmpx_u_f32_e64 s[12:13], s8, v8 // d058000c 00021008
v_cmpx_u_f32_e64 s[12:13], -|v4|, -|v8| clamp // d058830c 60021104
v_cmpx_nge_f32_e32 vcc, v6, v4 // 7cb20906
v_cmpx_nge_f32_e32 vcc, 0x12345678, v4 // 7cb208ff 12345678
v_cmpx_nge_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cb208f9 04018a06
v_cmpx_nge_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cb208f9 04318a06
v_cmpx_nge_f32_e64 s[12:13], s8, v8 // d059000c 00021008
v_cmpx_nge_f32_e64 s[12:13], -|v4|, -|v8| clamp // d059830c 60021104
v_cmpx_nlg_f32_e32 vcc, v6, v4 // 7cb40906
v_cmpx_nlg_f32_e32 vcc, 0x12345678, v4 // 7cb408ff 12345678
v_cmpx_nlg_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cb408f9 04018a06
v_cmpx_nlg_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cb408f9 04318a06
v_cmpx_nlg_f32_e64 s[12:13], s8, v8 // d05a000c 00021008
v_cmpx_nlg_f32_e64 s[12:13], -|v4|, -|v8| clamp // d05a830c 60021104
v_cmpx_ngt_f32_e32 vcc, v6, v4 // 7cb60906
v_cmpx_ngt_f32_e32 vcc, 0x12345678, v4 // 7cb608ff 12345678
v_cmpx_ngt_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cb608f9 04018a06
v_cmpx_ngt_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cb608f9 04318a06
v_cmpx_ngt_f32_e64 s[12:13], s8, v8 // d05b000c 00021008
v_cmpx_ngt_f32_e64 s[12:13], -|v4|, -|v8| clamp // d05b830c 60021104
v_cmpx_nle_f32_e32 vcc, v6, v4 // 7cb80906
v_cmpx_nle_f32_e32 vcc, 0x12345678, v4 // 7cb808ff 12345678
v_cmpx_nle_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cb808f9 04018a06
v_cmpx_nle_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cb808f9 04318a06
v_cmpx_nle_f32_e64 s[12:13], s8, v8 // d05c000c 00021008
v_cmpx_nle_f32_e64 s[12:13], -|v4|, -|v8| clamp // d05c830c 60021104
v_cmpx_neq_f32_e32 vcc, v6, v4 // 7cba0906
v_cmpx_neq_f32_e32 vcc, 0x12345678, v4 // 7cba08ff 12345678
v_cmpx_neq_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cba08f9 04018a06
v_cmpx_neq_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cba08f9 04318a06
v_cmpx_neq_f32_e64 s[12:13], s8, v8 // d05d000c 00021008
v_cmpx_neq_f32_e64 s[12:13], -|v4|, -|v8| clamp // d05d830c 60021104
v_cmpx_nlt_f32_e32 vcc, v6, v4 // 7cbc0906
v_cmpx_nlt_f32_e32 vcc, 0x12345678, v4 // 7cbc08ff 12345678
v_cmpx_nlt_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cbc08f9 04018a06
v_cmpx_nlt_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cbc08f9 04318a06
v_cmpx_nlt_f32_e64 s[12:13], s8, v8 // d05e000c 00021008
v_cmpx_nlt_f32_e64 s[12:13], -|v4|, -|v8| clamp // d05e830c 60021104
v_cmpx_tru_f32_e32 vcc, v6, v4 // 7cbe0906
v_cmpx_tru_f32_e32 vcc, 0x12345678, v4 // 7cbe08ff 12345678
v_cmpx_tru_f32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cbe08f9 04018a06
v_cmpx_tru_f32_sdwa s[10:11], -|v6|, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7cbe08f9 04318a06
v_cmpx_tru_f32_e64 s[12:13], s8, v8 // d05f000c 00021008
v_cmpx_tru_f32_e64 s[12:13], -|v4|, -|v8| clamp // d05f830c 60021104
v_cmp_f_f64_e32 vcc, v[6:7], v[4:5] // 7cc00906
v_cmp_f_f64_e32 vcc, s[8:9], v[4:5] // 7cc00808
v_cmp_f_f64_e32 vcc, 0x12345678, v[4:5] // 7cc008ff 12345678
v_cmp_f_f64_e32 vcc, 0.5, v[4:5] // 7cc008f0
v_cmp_f_f64_e32 vcc, -1, v[4:5] // 7cc008c1
v_cmp_f_f64_e64 s[12:13], v[4:5], v[8:9] // d060000c 00021104
v_cmp_f_f64_e64 s[12:13], s[8:9], v[8:9] // d060000c 00021008
v_cmp_f_f64_e64 s[12:13], 0.5, v[8:9] // d060000c 000210f0
v_cmp_f_f64_e64 s[12:13], v[4:5], -1 // d060000c 00018304
v_cmp_f_f64_e64 s[12:13], -v[4:5], v[8:9] // d060000c 20021104
v_cmp_f_f64_e64 s[12:13], v[4:5], -v[8:9] // d060000c 40021104
v_cmp_f_f64_e64 s[12:13], neg(1.0), v[8:9] // d060000c 200210f2
v_cmp_f_f64_e64 s[12:13], |v[4:5]|, v[8:9] // d060010c 00021104
v_cmp_f_f64_e64 s[12:13], v[4:5], |v[8:9]| // d060020c 00021104
v_cmp_f_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| // d060030c 60021104
v_cmp_f_f64_e64 s[12:13], v[4:5], v[8:9] clamp // d060800c 00021104
v_cmp_lt_f64_e32 vcc, v[6:7], v[4:5] // 7cc20906
v_cmp_lt_f64_e32 vcc, 0x12345678, v[4:5] // 7cc208ff 12345678
v_cmp_lt_f64_e64 s[12:13], s[8:9], v[8:9] // d061000c 00021008
v_cmp_lt_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d061830c 60021104
v_cmp_eq_f64_e32 vcc, v[6:7], v[4:5] // 7cc40906
v_cmp_eq_f64_e32 vcc, 0x12345678, v[4:5] // 7cc408ff 12345678
v_cmp_eq_f64_e64 s[12:13], s[8:9], v[8:9] // d062000c 00021008
v_cmp_eq_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d062830c 60021104
v_cmp_le_f64_e32 vcc, v[6:7], v[4:5] // 7cc60906
v_cmp_le_f64_e32 vcc, 0x12345678, v[4:5] // 7cc608ff 12345678
v_cmp_le_f64_e64 s[12:13], s[8:9], v[8:9] // d063000c 00021008
v_cmp_le_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d063830c 60021104
v_cmp_gt_f64_e32 vcc, v[6:7], v[4:5] // 7cc80906
v_cmp_gt_f64_e32 vcc, 0x12345678, v[4:5] // 7cc808ff 12345678
v_cmp_gt_f64_e64 s[12:13], s[8:9], v[8:9] // d064000c 00021008
v_cmp_gt_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d064830c 60021104
v_cmp_lg_f64_e32 vcc, v[6:7], v[4:5] // 7cca0906
v_cmp_lg_f64_e32 vcc, 0x12345678, v[4:5] // 7cca08ff 12345678
v_cmp_lg_f64_e64 s[12:13], s[8:9], v[8:9] // d065000c 00021008
v_cmp_lg_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d065830c 60021104
v_cmp_ge_f64_e32 vcc, v[6:7], v[4:5] // 7ccc0906
v_cmp_ge_f64_e32 vcc, 0x12345678, v[4:5] // 7ccc08ff 12345678
v_cmp_ge_f64_e64 s[12:13], s[8:9], v[8:9] // d066000c 00021008
v_cmp_ge_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d066830c 60021104
v_cmp_o_f64_e32 vcc, v[6:7], v[4:5] // 7cce0906
v_cmp_o_f64_e32 vcc, 0x12345678, v[4:5] // 7cce08ff 12345678
v_cmp_o_f64_e64 s[12:13], s[8:9], v[8:9] // d067000c 00021008
v_cmp_o_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d067830c 60021104
v_cmp_u_f64_e32 vcc, v[6:7], v[4:5] // 7cd00906
v_cmp_u_f64_e32 vcc, 0x12345678, v[4:5] // 7cd008ff 12345678
v_cmp_u_f64_e64 s[12:13], s[8:9], v[8:9] // d068000c 00021008
v_cmp_u_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d068830c 60021104
v_cmp_nge_f64_e32 vcc, v[6:7], v[4:5] // 7cd20906
v_cmp_nge_f64_e32 vcc, 0x12345678, v[4:5] // 7cd208ff 12345678
v_cmp_nge_f64_e64 s[12:13], s[8:9], v[8:9] // d069000c 00021008
v_cmp_nge_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d069830c 60021104
v_cmp_nlg_f64_e32 vcc, v[6:7], v[4:5] // 7cd40906
v_cmp_nlg_f64_e32 vcc, 0x12345678, v[4:5] // 7cd408ff 12345678
v_cmp_nlg_f64_e64 s[12:13], s[8:9], v[8:9] // d06a000c 00021008
v_cmp_nlg_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d06a830c 60021104
v_cmp_ngt_f64_e32 vcc, v[6:7], v[4:5] // 7cd60906
v_cmp_ngt_f64_e32 vcc, 0x12345678, v[4:5] // 7cd608ff 12345678
v_cmp_ngt_f64_e64 s[12:13], s[8:9], v[8:9] // d06b000c 00021008
v_cmp_ngt_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d06b830c 60021104
v_cmp_nle_f64_e32 vcc, v[6:7], v[4:5] // 7cd80906
v_cmp_nle_f64_e32 vcc, 0x12345678, v[4:5] // 7cd808ff 12345678
v_cmp_nle_f64_e64 s[12:13], s[8:9], v[8:9] // d06c000c 00021008
v_cmp_nle_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d06c830c 60021104
v_cmp_neq_f64_e32 vcc, v[6:7], v[4:5] // 7cda0906
v_cmp_neq_f64_e32 vcc, 0x12345678, v[4:5] // 7cda08ff 12345678
v_cmp_neq_f64_e64 s[12:13], s[8:9], v[8:9] // d06d000c 00021008
v_cmp_neq_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d06d830c 60021104
v_cmp_nlt_f64_e32 vcc, v[6:7], v[4:5] // 7cdc0906
v_cmp_nlt_f64_e32 vcc, 0x12345678, v[4:5] // 7cdc08ff 12345678
v_cmp_nlt_f64_e64 s[12:13], s[8:9], v[8:9] // d06e000c 00021008
v_cmp_nlt_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d06e830c 60021104
v_cmp_tru_f64_e32 vcc, v[6:7], v[4:5] // 7cde0906
v_cmp_tru_f64_e32 vcc, 0x12345678, v[4:5] // 7cde08ff 12345678
v_cmp_tru_f64_e64 s[12:13], s[8:9], v[8:9] // d06f000c 00021008
v_cmp_tru_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d06f830c 60021104
v_cmpx_f_f64_e32 vcc, v[6:7], v[4:5] // 7ce00906
v_cmpx_f_f64_e32 vcc, s[8:9], v[4:5] // 7ce00808
v_cmpx_f_f64_e32 vcc, 0x12345678, v[4:5] // 7ce008ff 12345678
v_cmpx_f_f64_e32 vcc, 0.5, v[4:5] // 7ce008f0
v_cmpx_f_f64_e32 vcc, -1, v[4:5] // 7ce008c1
v_cmpx_f_f64_e64 s[12:13], v[4:5], v[8:9] // d070000c 00021104
v_cmpx_f_f64_e64 s[12:13], s[8:9], v[8:9] // d070000c 00021008
v_cmpx_f_f64_e64 s[12:13], 0.5, v[8:9] // d070000c 000210f0
v_cmpx_f_f64_e64 s[12:13], v[4:5], -1 // d070000c 00018304
v_cmpx_f_f64_e64 s[12:13], -v[4:5], v[8:9] // d070000c 20021104
v_cmpx_f_f64_e64 s[12:13], v[4:5], -v[8:9] // d070000c 40021104
v_cmpx_f_f64_e64 s[12:13], neg(1.0), v[8:9] // d070000c 200210f2
v_cmpx_f_f64_e64 s[12:13], |v[4:5]|, v[8:9] // d070010c 00021104
v_cmpx_f_f64_e64 s[12:13], v[4:5], |v[8:9]| // d070020c 00021104
v_cmpx_f_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| // d070030c 60021104
v_cmpx_f_f64_e64 s[12:13], v[4:5], v[8:9] clamp // d070800c 00021104
v_cmpx_lt_f64_e32 vcc, v[6:7], v[4:5] // 7ce20906
v_cmpx_lt_f64_e32 vcc, 0x12345678, v[4:5] // 7ce208ff 12345678
v_cmpx_lt_f64_e64 s[12:13], s[8:9], v[8:9] // d071000c 00021008
v_cmpx_lt_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d071830c 60021104
v_cmpx_eq_f64_e32 vcc, v[6:7], v[4:5] // 7ce40906
v_cmpx_eq_f64_e32 vcc, 0x12345678, v[4:5] // 7ce408ff 12345678
v_cmpx_eq_f64_e64 s[12:13], s[8:9], v[8:9] // d072000c 00021008
v_cmpx_eq_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d072830c 60021104
v_cmpx_le_f64_e32 vcc, v[6:7], v[4:5] // 7ce60906
v_cmpx_le_f64_e32 vcc, 0x12345678, v[4:5] // 7ce608ff 12345678
v_cmpx_le_f64_e64 s[12:13], s[8:9], v[8:9] // d073000c 00021008
v_cmpx_le_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d073830c 60021104
v_cmpx_gt_f64_e32 vcc, v[6:7], v[4:5] // 7ce80906
v_cmpx_gt_f64_e32 vcc, 0x12345678, v[4:5] // 7ce808ff 12345678
v_cmpx_gt_f64_e64 s[12:13], s[8:9], v[8:9] // d074000c 00021008
v_cmpx_gt_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d074830c 60021104
v_cmpx_lg_f64_e32 vcc, v[6:7], v[4:5] // 7cea0906
v_cmpx_lg_f64_e32 vcc, 0x12345678, v[4:5] // 7cea08ff 12345678
v_cmpx_lg_f64_e64 s[12:13], s[8:9], v[8:9] // d075000c 00021008
v_cmpx_lg_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d075830c 60021104
v_cmpx_ge_f64_e32 vcc, v[6:7], v[4:5] // 7cec0906
v_cmpx_ge_f64_e32 vcc, 0x12345678, v[4:5] // 7cec08ff 12345678
v_cmpx_ge_f64_e64 s[12:13], s[8:9], v[8:9] // d076000c 00021008
v_cmpx_ge_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d076830c 60021104
v_cmpx_o_f64_e32 vcc, v[6:7], v[4:5] // 7cee0906
v_cmpx_o_f64_e32 vcc, 0x12345678, v[4:5] // 7cee08ff 12345678
v_cmpx_o_f64_e64 s[12:13], s[8:9], v[8:9] // d077000c 00021008
v_cmpx_o_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d077830c 60021104
v_cmpx_u_f64_e32 vcc, v[6:7], v[4:5] // 7cf00906
v_cmpx_u_f64_e32 vcc, 0x12345678, v[4:5] // 7cf008ff 12345678
v_cmpx_u_f64_e64 s[12:13], s[8:9], v[8:9] // d078000c 00021008
v_cmpx_u_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d078830c 60021104
v_cmpx_nge_f64_e32 vcc, v[6:7], v[4:5] // 7cf20906
v_cmpx_nge_f64_e32 vcc, 0x12345678, v[4:5] // 7cf208ff 12345678
v_cmpx_nge_f64_e64 s[12:13], s[8:9], v[8:9] // d079000c 00021008
v_cmpx_nge_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d079830c 60021104
v_cmpx_nlg_f64_e32 vcc, v[6:7], v[4:5] // 7cf40906
v_cmpx_nlg_f64_e32 vcc, 0x12345678, v[4:5] // 7cf408ff 12345678
v_cmpx_nlg_f64_e64 s[12:13], s[8:9], v[8:9] // d07a000c 00021008
v_cmpx_nlg_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d07a830c 60021104
v_cmpx_ngt_f64_e32 vcc, v[6:7], v[4:5] // 7cf60906
v_cmpx_ngt_f64_e32 vcc, 0x12345678, v[4:5] // 7cf608ff 12345678
v_cmpx_ngt_f64_e64 s[12:13], s[8:9], v[8:9] // d07b000c 00021008
v_cmpx_ngt_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d07b830c 60021104
v_cmpx_nle_f64_e32 vcc, v[6:7], v[4:5] // 7cf80906
v_cmpx_nle_f64_e32 vcc, 0x12345678, v[4:5] // 7cf808ff 12345678
v_cmpx_nle_f64_e64 s[12:13], s[8:9], v[8:9] // d07c000c 00021008
v_cmpx_nle_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d07c830c 60021104
v_cmpx_neq_f64_e32 vcc, v[6:7], v[4:5] // 7cfa0906
v_cmpx_neq_f64_e32 vcc, 0x12345678, v[4:5] // 7cfa08ff 12345678
v_cmpx_neq_f64_e64 s[12:13], s[8:9], v[8:9] // d07d000c 00021008
v_cmpx_neq_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d07d830c 60021104
v_cmpx_nlt_f64_e32 vcc, v[6:7], v[4:5] // 7cfc0906
v_cmpx_nlt_f64_e32 vcc, 0x12345678, v[4:5] // 7cfc08ff 12345678
v_cmpx_nlt_f64_e64 s[12:13], s[8:9], v[8:9] // d07e000c 00021008
v_cmpx_nlt_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d07e830c 60021104
v_cmpx_tru_f64_e32 vcc, v[6:7], v[4:5] // 7cfe0906
v_cmpx_tru_f64_e32 vcc, 0x12345678, v[4:5] // 7cfe08ff 12345678
v_cmpx_tru_f64_e64 s[12:13], s[8:9], v[8:9] // d07f000c 00021008
v_cmpx_tru_f64_e64 s[12:13], -|v[4:5]|, -|v[8:9]| clamp // d07f830c 60021104
v_cmp_f_i16_e32 vcc, v6, v4 // 7d400906
v_cmp_f_i16_e32 vcc, s8, v4 // 7d400808
v_cmp_f_i16_e32 vcc, 0x5678, v4 // 7d4008ff 00005678
v_cmp_f_i16_e32 vcc, 0x3800, v4 // 7d4008ff 00003800
v_cmp_f_i16_e32 vcc, -1, v4 // 7d4008c1
v_cmp_f_i16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7d4008f9 06068a06
v_cmp_f_i16_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7d4008f9 06060006
v_cmp_f_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7d4008f9 06018a06
v_cmp_f_i16_sdwa s[10:11], sext(v6), v4 src0_sel:DWORD src1_sel:DWORD // 7d4008f9 060e8a06
v_cmp_f_i16_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7d4008f9 06868a06
v_cmp_f_i16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7d4008f9 04068a06
v_cmp_f_i16_sdwa s[10:11], v6, sext(v4) src0_sel:DWORD src1_sel:DWORD // 7d4008f9 0e068a06
v_cmp_f_i16_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7d4008f9 86068a06
v_cmp_f_i16_e64 s[12:13], v4, v8 // d0a0000c 00021104
v_cmp_f_i16_e64 s[12:13], s8, v8 // d0a0000c 00021008
v_cmp_f_i16_e64 s[12:13], v4, -1 // d0a0000c 00018304
v_cmp_lt_i16_e32 vcc, v6, v4 // 7d420906
v_cmp_lt_i16_e32 vcc, 0x5678, v4 // 7d4208ff 00005678
v_cmp_lt_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d4208f9 04018a06
v_cmp_lt_i16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d4208f9 04098a06
v_cmp_lt_i16_e64 s[12:13], s8, v8 // d0a1000c 00021008
v_cmp_lt_i16_e64 s[12:13], v4, v8 // d0a1000c 00021104
v_cmp_eq_i16_e32 vcc, v6, v4 // 7d440906
v_cmp_eq_i16_e32 vcc, 0x5678, v4 // 7d4408ff 00005678
v_cmp_eq_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d4408f9 04018a06
v_cmp_eq_i16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d4408f9 04098a06
v_cmp_eq_i16_e64 s[12:13], s8, v8 // d0a2000c 00021008
v_cmp_eq_i16_e64 s[12:13], v4, v8 // d0a2000c 00021104
v_cmp_le_i16_e32 vcc, v6, v4 // 7d460906
v_cmp_le_i16_e32 vcc, 0x5678, v4 // 7d4608ff 00005678
v_cmp_le_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d4608f9 04018a06
v_cmp_le_i16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d4608f9 04098a06
v_cmp_le_i16_e64 s[12:13], s8, v8 // d0a3000c 00021008
v_cmp_le_i16_e64 s[12:13], v4, v8 // d0a3000c 00021104
v_cmp_gt_i16_e32 vcc, v6, v4 // 7d480906
v_cmp_gt_i16_e32 vcc, 0x5678, v4 // 7d4808ff 00005678
v_cmp_gt_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d4808f9 04018a06
v_cmp_gt_i16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d4808f9 04098a06
v_cmp_gt_i16_e64 s[12:13], s8, v8 // d0a4000c 00021008
v_cmp_gt_i16_e64 s[12:13], v4, v8 // d0a4000c 00021104
v_cmp_ne_i16_e32 vcc, v6, v4 // 7d4a0906
v_cmp_ne_i16_e32 vcc, 0x5678, v4 // 7d4a08ff 00005678
v_cmp_ne_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d4a08f9 04018a06
v_cmp_ne_i16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d4a08f9 04098a06
v_cmp_ne_i16_e64 s[12:13], s8, v8 // d0a5000c 00021008
v_cmp_ne_i16_e64 s[12:13], v4, v8 // d0a5000c 00021104
v_cmp_ge_i16_e32 vcc, v6, v4 // 7d4c0906
v_cmp_ge_i16_e32 vcc, 0x5678, v4 // 7d4c08ff 00005678
v_cmp_ge_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d4c08f9 04018a06
v_cmp_ge_i16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d4c08f9 04098a06
v_cmp_ge_i16_e64 s[12:13], s8, v8 // d0a6000c 00021008
v_cmp_ge_i16_e64 s[12:13], v4, v8 // d0a6000c 00021104
v_cmp_t_i16_e32 vcc, v6, v4 // 7d4e0906
v_cmp_t_i16_e32 vcc, 0x5678, v4 // 7d4e08ff 00005678
v_cmp_t_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d4e08f9 04018a06
v_cmp_t_i16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d4e08f9 04098a06
v_cmp_t_i16_e64 s[12:13], s8, v8 // d0a7000c 00021008
v_cmp_t_i16_e64 s[12:13], v4, v8 // d0a7000c 00021104
v_cmp_f_u16_e32 vcc, v6, v4 // 7d500906
v_cmp_f_u16_e32 vcc, s8, v4 // 7d500808
v_cmp_f_u16_e32 vcc, 0x5678, v4 // 7d5008ff 00005678
v_cmp_f_u16_e32 vcc, 0x3800, v4 // 7d5008ff 00003800
v_cmp_f_u16_e32 vcc, -1, v4 // 7d5008c1
v_cmp_f_u16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7d5008f9 06068a06
v_cmp_f_u16_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7d5008f9 06060006
v_cmp_f_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7d5008f9 06018a06
v_cmp_f_u16_sdwa s[10:11], sext(v6), v4 src0_sel:DWORD src1_sel:DWORD // 7d5008f9 060e8a06
v_cmp_f_u16_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7d5008f9 06868a06
v_cmp_f_u16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7d5008f9 04068a06
v_cmp_f_u16_sdwa s[10:11], v6, sext(v4) src0_sel:DWORD src1_sel:DWORD // 7d5008f9 0e068a06
v_cmp_f_u16_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7d5008f9 86068a06
v_cmp_f_u16_e64 s[12:13], v4, v8 // d0a8000c 00021104
v_cmp_f_u16_e64 s[12:13], s8, v8 // d0a8000c 00021008
v_cmp_f_u16_e64 s[12:13], v4, -1 // d0a8000c 00018304
v_cmp_lt_u16_e32 vcc, v6, v4 // 7d520906
v_cmp_lt_u16_e32 vcc, 0x5678, v4 // 7d5208ff 00005678
v_cmp_lt_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d5208f9 04018a06
v_cmp_lt_u16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d5208f9 04098a06
v_cmp_lt_u16_e64 s[12:13], s8, v8 // d0a9000c 00021008
v_cmp_lt_u16_e64 s[12:13], v4, v8 // d0a9000c 00021104
v_cmp_eq_u16_e32 vcc, v6, v4 // 7d540906
v_cmp_eq_u16_e32 vcc, 0x5678, v4 // 7d5408ff 00005678
v_cmp_eq_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d5408f9 04018a06
v_cmp_eq_u16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d5408f9 04098a06
v_cmp_eq_u16_e64 s[12:13], s8, v8 // d0aa000c 00021008
v_cmp_eq_u16_e64 s[12:13], v4, v8 // d0aa000c 00021104
v_cmp_le_u16_e32 vcc, v6, v4 // 7d560906
v_cmp_le_u16_e32 vcc, 0x5678, v4 // 7d5608ff 00005678
v_cmp_le_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d5608f9 04018a06
v_cmp_le_u16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d5608f9 04098a06
v_cmp_le_u16_e64 s[12:13], s8, v8 // d0ab000c 00021008
v_cmp_le_u16_e64 s[12:13], v4, v8 // d0ab000c 00021104
v_cmp_gt_u16_e32 vcc, v6, v4 // 7d580906
v_cmp_gt_u16_e32 vcc, 0x5678, v4 // 7d5808ff 00005678
v_cmp_gt_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d5808f9 04018a06
v_cmp_gt_u16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d5808f9 04098a06
v_cmp_gt_u16_e64 s[12:13], s8, v8 // d0ac000c 00021008
v_cmp_gt_u16_e64 s[12:13], v4, v8 // d0ac000c 00021104
v_cmp_ne_u16_e32 vcc, v6, v4 // 7d5a0906
v_cmp_ne_u16_e32 vcc, 0x5678, v4 // 7d5a08ff 00005678
v_cmp_ne_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d5a08f9 04018a06
v_cmp_ne_u16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d5a08f9 04098a06
v_cmp_ne_u16_e64 s[12:13], s8, v8 // d0ad000c 00021008
v_cmp_ne_u16_e64 s[12:13], v4, v8 // d0ad000c 00021104
v_cmp_ge_u16_e32 vcc, v6, v4 // 7d5c0906
v_cmp_ge_u16_e32 vcc, 0x5678, v4 // 7d5c08ff 00005678
v_cmp_ge_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d5c08f9 04018a06
v_cmp_ge_u16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d5c08f9 04098a06
v_cmp_ge_u16_e64 s[12:13], s8, v8 // d0ae000c 00021008
v_cmp_ge_u16_e64 s[12:13], v4, v8 // d0ae000c 00021104
v_cmp_t_u16_e32 vcc, v6, v4 // 7d5e0906
v_cmp_t_u16_e32 vcc, 0x5678, v4 // 7d5e08ff 00005678
v_cmp_t_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d5e08f9 04018a06
v_cmp_t_u16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d5e08f9 04098a06
v_cmp_t_u16_e64 s[12:13], s8, v8 // d0af000c 00021008
v_cmp_t_u16_e64 s[12:13], v4, v8 // d0af000c 00021104
v_cmpx_f_i16_e32 vcc, v6, v4 // 7d600906
v_cmpx_f_i16_e32 vcc, s8, v4 // 7d600808
v_cmpx_f_i16_e32 vcc, 0x5678, v4 // 7d6008ff 00005678
v_cmpx_f_i16_e32 vcc, 0x3800, v4 // 7d6008ff 00003800
v_cmpx_f_i16_e32 vcc, -1, v4 // 7d6008c1
v_cmpx_f_i16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7d6008f9 06068a06
v_cmpx_f_i16_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7d6008f9 06060006
v_cmpx_f_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7d6008f9 06018a06
v_cmpx_f_i16_sdwa s[10:11], sext(v6), v4 src0_sel:DWORD src1_sel:DWORD // 7d6008f9 060e8a06
v_cmpx_f_i16_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7d6008f9 06868a06
v_cmpx_f_i16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7d6008f9 04068a06
v_cmpx_f_i16_sdwa s[10:11], v6, sext(v4) src0_sel:DWORD src1_sel:DWORD // 7d6008f9 0e068a06
v_cmpx_f_i16_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7d6008f9 86068a06
v_cmpx_f_i16_e64 s[12:13], v4, v8 // d0b0000c 00021104
v_cmpx_f_i16_e64 s[12:13], s8, v8 // d0b0000c 00021008
v_cmpx_f_i16_e64 s[12:13], v4, -1 // d0b0000c 00018304
v_cmpx_lt_i16_e32 vcc, v6, v4 // 7d620906
v_cmpx_lt_i16_e32 vcc, 0x5678, v4 // 7d6208ff 00005678
v_cmpx_lt_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d6208f9 04018a06
v_cmpx_lt_i16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d6208f9 04098a06
v_cmpx_lt_i16_e64 s[12:13], s8, v8 // d0b1000c 00021008
v_cmpx_lt_i16_e64 s[12:13], v4, v8 // d0b1000c 00021104
v_cmpx_eq_i16_e32 vcc, v6, v4 // 7d640906
v_cmpx_eq_i16_e32 vcc, 0x5678, v4 // 7d6408ff 00005678
v_cmpx_eq_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d6408f9 04018a06
v_cmpx_eq_i16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d6408f9 04098a06
v_cmpx_eq_i16_e64 s[12:13], s8, v8 // d0b2000c 00021008
v_cmpx_eq_i16_e64 s[12:13], v4, v8 // d0b2000c 00021104
v_cmpx_le_i16_e32 vcc, v6, v4 // 7d660906
v_cmpx_le_i16_e32 vcc, 0x5678, v4 // 7d6608ff 00005678
v_cmpx_le_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d6608f9 04018a06
v_cmpx_le_i16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d6608f9 04098a06
v_cmpx_le_i16_e64 s[12:13], s8, v8 // d0b3000c 00021008
v_cmpx_le_i16_e64 s[12:13], v4, v8 // d0b3000c 00021104
v_cmpx_gt_i16_e32 vcc, v6, v4 // 7d680906
v_cmpx_gt_i16_e32 vcc, 0x5678, v4 // 7d6808ff 00005678
v_cmpx_gt_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d6808f9 04018a06
v_cmpx_gt_i16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d6808f9 04098a06
v_cmpx_gt_i16_e64 s[12:13], s8, v8 // d0b4000c 00021008
v_cmpx_gt_i16_e64 s[12:13], v4, v8 // d0b4000c 00021104
v_cmpx_ne_i16_e32 vcc, v6, v4 // 7d6a0906
v_cmpx_ne_i16_e32 vcc, 0x5678, v4 // 7d6a08ff 00005678
v_cmpx_ne_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d6a08f9 04018a06
v_cmpx_ne_i16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d6a08f9 04098a06
v_cmpx_ne_i16_e64 s[12:13], s8, v8 // d0b5000c 00021008
v_cmpx_ne_i16_e64 s[12:13], v4, v8 // d0b5000c 00021104
v_cmpx_ge_i16_e32 vcc, v6, v4 // 7d6c0906
v_cmpx_ge_i16_e32 vcc, 0x5678, v4 // 7d6c08ff 00005678
v_cmpx_ge_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d6c08f9 04018a06
v_cmpx_ge_i16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d6c08f9 04098a06
v_cmpx_ge_i16_e64 s[12:13], s8, v8 // d0b6000c 00021008
v_cmpx_ge_i16_e64 s[12:13], v4, v8 // d0b6000c 00021104
v_cmpx_t_i16_e32 vcc, v6, v4 // 7d6e0906
v_cmpx_t_i16_e32 vcc, 0x5678, v4 // 7d6e08ff 00005678
v_cmpx_t_i16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d6e08f9 04018a06
v_cmpx_t_i16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d6e08f9 04098a06
v_cmpx_t_i16_e64 s[12:13], s8, v8 // d0b7000c 00021008
v_cmpx_t_i16_e64 s[12:13], v4, v8 // d0b7000c 00021104
v_cmpx_f_u16_e32 vcc, v6, v4 // 7d700906
v_cmpx_f_u16_e32 vcc, s8, v4 // 7d700808
v_cmpx_f_u16_e32 vcc, 0x5678, v4 // 7d7008ff 00005678
v_cmpx_f_u16_e32 vcc, 0x3800, v4 // 7d7008ff 00003800
v_cmpx_f_u16_e32 vcc, -1, v4 // 7d7008c1
v_cmpx_f_u16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7d7008f9 06068a06
v_cmpx_f_u16_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7d7008f9 06060006
v_cmpx_f_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7d7008f9 06018a06
v_cmpx_f_u16_sdwa s[10:11], sext(v6), v4 src0_sel:DWORD src1_sel:DWORD // 7d7008f9 060e8a06
v_cmpx_f_u16_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7d7008f9 06868a06
v_cmpx_f_u16_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7d7008f9 04068a06
v_cmpx_f_u16_sdwa s[10:11], v6, sext(v4) src0_sel:DWORD src1_sel:DWORD // 7d7008f9 0e068a06
v_cmpx_f_u16_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7d7008f9 86068a06
v_cmpx_f_u16_e64 s[12:13], v4, v8 // d0b8000c 00021104
v_cmpx_f_u16_e64 s[12:13], s8, v8 // d0b8000c 00021008
v_cmpx_f_u16_e64 s[12:13], v4, -1 // d0b8000c 00018304
v_cmpx_lt_u16_e32 vcc, v6, v4 // 7d720906
v_cmpx_lt_u16_e32 vcc, 0x5678, v4 // 7d7208ff 00005678
v_cmpx_lt_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d7208f9 04018a06
v_cmpx_lt_u16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d7208f9 04098a06
v_cmpx_lt_u16_e64 s[12:13], s8, v8 // d0b9000c 00021008
v_cmpx_lt_u16_e64 s[12:13], v4, v8 // d0b9000c 00021104
v_cmpx_eq_u16_e32 vcc, v6, v4 // 7d740906
v_cmpx_eq_u16_e32 vcc, 0x5678, v4 // 7d7408ff 00005678
v_cmpx_eq_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d7408f9 04018a06
v_cmpx_eq_u16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d7408f9 04098a06
v_cmpx_eq_u16_e64 s[12:13], s8, v8 // d0ba000c 00021008
v_cmpx_eq_u16_e64 s[12:13], v4, v8 // d0ba000c 00021104
v_cmpx_le_u16_e32 vcc, v6, v4 // 7d760906
v_cmpx_le_u16_e32 vcc, 0x5678, v4 // 7d7608ff 00005678
v_cmpx_le_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d7608f9 04018a06
v_cmpx_le_u16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d7608f9 04098a06
v_cmpx_le_u16_e64 s[12:13], s8, v8 // d0bb000c 00021008
v_cmpx_le_u16_e64 s[12:13], v4, v8 // d0bb000c 00021104
v_cmpx_gt_u16_e32 vcc, v6, v4 // 7d780906
v_cmpx_gt_u16_e32 vcc, 0x5678, v4 // 7d7808ff 00005678
v_cmpx_gt_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d7808f9 04018a06
v_cmpx_gt_u16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d7808f9 04098a06
v_cmpx_gt_u16_e64 s[12:13], s8, v8 // d0bc000c 00021008
v_cmpx_gt_u16_e64 s[12:13], v4, v8 // d0bc000c 00021104
v_cmpx_ne_u16_e32 vcc, v6, v4 // 7d7a0906
v_cmpx_ne_u16_e32 vcc, 0x5678, v4 // 7d7a08ff 00005678
v_cmpx_ne_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d7a08f9 04018a06
v_cmpx_ne_u16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d7a08f9 04098a06
v_cmpx_ne_u16_e64 s[12:13], s8, v8 // d0bd000c 00021008
v_cmpx_ne_u16_e64 s[12:13], v4, v8 // d0bd000c 00021104
v_cmpx_ge_u16_e32 vcc, v6, v4 // 7d7c0906
v_cmpx_ge_u16_e32 vcc, 0x5678, v4 // 7d7c08ff 00005678
v_cmpx_ge_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d7c08f9 04018a06
v_cmpx_ge_u16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d7c08f9 04098a06
v_cmpx_ge_u16_e64 s[12:13], s8, v8 // d0be000c 00021008
v_cmpx_ge_u16_e64 s[12:13], v4, v8 // d0be000c 00021104
v_cmpx_t_u16_e32 vcc, v6, v4 // 7d7e0906
v_cmpx_t_u16_e32 vcc, 0x5678, v4 // 7d7e08ff 00005678
v_cmpx_t_u16_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d7e08f9 04018a06
v_cmpx_t_u16_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d7e08f9 04098a06
v_cmpx_t_u16_e64 s[12:13], s8, v8 // d0bf000c 00021008
v_cmpx_t_u16_e64 s[12:13], v4, v8 // d0bf000c 00021104
v_cmp_f_i32_e32 vcc, v6, v4 // 7d800906
v_cmp_f_i32_e32 vcc, s8, v4 // 7d800808
v_cmp_f_i32_e32 vcc, 0x12345678, v4 // 7d8008ff 12345678
v_cmp_f_i32_e32 vcc, 0.5, v4 // 7d8008f0
v_cmp_f_i32_e32 vcc, -1, v4 // 7d8008c1
v_cmp_f_i32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7d8008f9 06068a06
v_cmp_f_i32_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7d8008f9 06060006
v_cmp_f_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7d8008f9 06018a06
v_cmp_f_i32_sdwa s[10:11], sext(v6), v4 src0_sel:DWORD src1_sel:DWORD // 7d8008f9 060e8a06
v_cmp_f_i32_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7d8008f9 06868a06
v_cmp_f_i32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7d8008f9 04068a06
v_cmp_f_i32_sdwa s[10:11], v6, sext(v4) src0_sel:DWORD src1_sel:DWORD // 7d8008f9 0e068a06
v_cmp_f_i32_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7d8008f9 86068a06
v_cmp_f_i32_e64 s[12:13], v4, v8 // d0c0000c 00021104
v_cmp_f_i32_e64 s[12:13], s8, v8 // d0c0000c 00021008
v_cmp_f_i32_e64 s[12:13], 0.5, v8 // d0c0000c 000210f0
v_cmp_f_i32_e64 s[12:13], v4, -1 // d0c0000c 00018304
v_cmp_lt_i32_e32 vcc, v6, v4 // 7d820906
v_cmp_lt_i32_e32 vcc, 0x12345678, v4 // 7d8208ff 12345678
v_cmp_lt_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d8208f9 04018a06
v_cmp_lt_i32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d8208f9 04098a06
v_cmp_lt_i32_e64 s[12:13], s8, v8 // d0c1000c 00021008
v_cmp_lt_i32_e64 s[12:13], v4, v8 // d0c1000c 00021104
v_cmp_eq_i32_e32 vcc, v6, v4 // 7d840906
v_cmp_eq_i32_e32 vcc, 0x12345678, v4 // 7d8408ff 12345678
v_cmp_eq_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d8408f9 04018a06
v_cmp_eq_i32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d8408f9 04098a06
v_cmp_eq_i32_e64 s[12:13], s8, v8 // d0c2000c 00021008
v_cmp_eq_i32_e64 s[12:13], v4, v8 // d0c2000c 00021104
v_cmp_le_i32_e32 vcc, v6, v4 // 7d860906
v_cmp_le_i32_e32 vcc, 0x12345678, v4 // 7d8608ff 12345678
v_cmp_le_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d8608f9 04018a06
v_cmp_le_i32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d8608f9 04098a06
v_cmp_le_i32_e64 s[12:13], s8, v8 // d0c3000c 00021008
v_cmp_le_i32_e64 s[12:13], v4, v8 // d0c3000c 00021104
v_cmp_gt_i32_e32 vcc, v6, v4 // 7d880906
v_cmp_gt_i32_e32 vcc, 0x12345678, v4 // 7d8808ff 12345678
v_cmp_gt_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d8808f9 04018a06
v_cmp_gt_i32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d8808f9 04098a06
v_cmp_gt_i32_e64 s[12:13], s8, v8 // d0c4000c 00021008
v_cmp_gt_i32_e64 s[12:13], v4, v8 // d0c4000c 00021104
v_cmp_ne_i32_e32 vcc, v6, v4 // 7d8a0906
v_cmp_ne_i32_e32 vcc, 0x12345678, v4 // 7d8a08ff 12345678
v_cmp_ne_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d8a08f9 04018a06
v_cmp_ne_i32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d8a08f9 04098a06
v_cmp_ne_i32_e64 s[12:13], s8, v8 // d0c5000c 00021008
v_cmp_ne_i32_e64 s[12:13], v4, v8 // d0c5000c 00021104
v_cmp_ge_i32_e32 vcc, v6, v4 // 7d8c0906
v_cmp_ge_i32_e32 vcc, 0x12345678, v4 // 7d8c08ff 12345678
v_cmp_ge_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d8c08f9 04018a06
v_cmp_ge_i32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d8c08f9 04098a06
v_cmp_ge_i32_e64 s[12:13], s8, v8 // d0c6000c 00021008
v_cmp_ge_i32_e64 s[12:13], v4, v8 // d0c6000c 00021104
v_cmp_t_i32_e32 vcc, v6, v4 // 7d8e0906
v_cmp_t_i32_e32 vcc, 0x12345678, v4 // 7d8e08ff 12345678
v_cmp_t_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d8e08f9 04018a06
v_cmp_t_i32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d8e08f9 04098a06
v_cmp_t_i32_e64 s[12:13], s8, v8 // d0c7000c 00021008
v_cmp_t_i32_e64 s[12:13], v4, v8 // d0c7000c 00021104
v_cmp_f_u32_e32 vcc, v6, v4 // 7d900906
v_cmp_f_u32_e32 vcc, s8, v4 // 7d900808
v_cmp_f_u32_e32 vcc, 0x12345678, v4 // 7d9008ff 12345678
v_cmp_f_u32_e32 vcc, 0.5, v4 // 7d9008f0
v_cmp_f_u32_e32 vcc, -1, v4 // 7d9008c1
v_cmp_f_u32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7d9008f9 06068a06
v_cmp_f_u32_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7d9008f9 06060006
v_cmp_f_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7d9008f9 06018a06
v_cmp_f_u32_sdwa s[10:11], sext(v6), v4 src0_sel:DWORD src1_sel:DWORD // 7d9008f9 060e8a06
v_cmp_f_u32_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7d9008f9 06868a06
v_cmp_f_u32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7d9008f9 04068a06
v_cmp_f_u32_sdwa s[10:11], v6, sext(v4) src0_sel:DWORD src1_sel:DWORD // 7d9008f9 0e068a06
v_cmp_f_u32_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7d9008f9 86068a06
v_cmp_f_u32_e64 s[12:13], v4, v8 // d0c8000c 00021104
v_cmp_f_u32_e64 s[12:13], s8, v8 // d0c8000c 00021008
v_cmp_f_u32_e64 s[12:13], 0.5, v8 // d0c8000c 000210f0
v_cmp_f_u32_e64 s[12:13], v4, -1 // d0c8000c 00018304
v_cmp_lt_u32_e32 vcc, v6, v4 // 7d920906
v_cmp_lt_u32_e32 vcc, 0x12345678, v4 // 7d9208ff 12345678
v_cmp_lt_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d9208f9 04018a06
v_cmp_lt_u32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d9208f9 04098a06
v_cmp_lt_u32_e64 s[12:13], s8, v8 // d0c9000c 00021008
v_cmp_lt_u32_e64 s[12:13], v4, v8 // d0c9000c 00021104
v_cmp_eq_u32_e32 vcc, v6, v4 // 7d940906
v_cmp_eq_u32_e32 vcc, 0x12345678, v4 // 7d9408ff 12345678
v_cmp_eq_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d9408f9 04018a06
v_cmp_eq_u32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d9408f9 04098a06
v_cmp_eq_u32_e64 s[12:13], s8, v8 // d0ca000c 00021008
v_cmp_eq_u32_e64 s[12:13], v4, v8 // d0ca000c 00021104
v_cmp_le_u32_e32 vcc, v6, v4 // 7d960906
v_cmp_le_u32_e32 vcc, 0x12345678, v4 // 7d9608ff 12345678
v_cmp_le_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d9608f9 04018a06
v_cmp_le_u32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d9608f9 04098a06
v_cmp_le_u32_e64 s[12:13], s8, v8 // d0cb000c 00021008
v_cmp_le_u32_e64 s[12:13], v4, v8 // d0cb000c 00021104
v_cmp_gt_u32_e32 vcc, v6, v4 // 7d980906
v_cmp_gt_u32_e32 vcc, 0x12345678, v4 // 7d9808ff 12345678
v_cmp_gt_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d9808f9 04018a06
v_cmp_gt_u32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d9808f9 04098a06
v_cmp_gt_u32_e64 s[12:13], s8, v8 // d0cc000c 00021008
v_cmp_gt_u32_e64 s[12:13], v4, v8 // d0cc000c 00021104
v_cmp_ne_u32_e32 vcc, v6, v4 // 7d9a0906
v_cmp_ne_u32_e32 vcc, 0x12345678, v4 // 7d9a08ff 12345678
v_cmp_ne_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d9a08f9 04018a06
v_cmp_ne_u32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d9a08f9 04098a06
v_cmp_ne_u32_e64 s[12:13], s8, v8 // d0cd000c 00021008
v_cmp_ne_u32_e64 s[12:13], v4, v8 // d0cd000c 00021104
v_cmp_ge_u32_e32 vcc, v6, v4 // 7d9c0906
v_cmp_ge_u32_e32 vcc, 0x12345678, v4 // 7d9c08ff 12345678
v_cmp_ge_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d9c08f9 04018a06
v_cmp_ge_u32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d9c08f9 04098a06
v_cmp_ge_u32_e64 s[12:13], s8, v8 // d0ce000c 00021008
v_cmp_ge_u32_e64 s[12:13], v4, v8 // d0ce000c 00021104
v_cmp_t_u32_e32 vcc, v6, v4 // 7d9e0906
v_cmp_t_u32_e32 vcc, 0x12345678, v4 // 7d9e08ff 12345678
v_cmp_t_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d9e08f9 04018a06
v_cmp_t_u32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7d9e08f9 04098a06
v_cmp_t_u32_e64 s[12:13], s8, v8 // d0cf000c 00021008
v_cmp_t_u32_e64 s[12:13], v4, v8 // d0cf000c 00021104
v_cmpx_f_i32_e32 vcc, v6, v4 // 7da00906
v_cmpx_f_i32_e32 vcc, s8, v4 // 7da00808
v_cmpx_f_i32_e32 vcc, 0x12345678, v4 // 7da008ff 12345678
v_cmpx_f_i32_e32 vcc, 0.5, v4 // 7da008f0
v_cmpx_f_i32_e32 vcc, -1, v4 // 7da008c1
v_cmpx_f_i32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7da008f9 06068a06
v_cmpx_f_i32_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7da008f9 06060006
v_cmpx_f_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7da008f9 06018a06
v_cmpx_f_i32_sdwa s[10:11], sext(v6), v4 src0_sel:DWORD src1_sel:DWORD // 7da008f9 060e8a06
v_cmpx_f_i32_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7da008f9 06868a06
v_cmpx_f_i32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7da008f9 04068a06
v_cmpx_f_i32_sdwa s[10:11], v6, sext(v4) src0_sel:DWORD src1_sel:DWORD // 7da008f9 0e068a06
v_cmpx_f_i32_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7da008f9 86068a06
v_cmpx_f_i32_e64 s[12:13], v4, v8 // d0d0000c 00021104
v_cmpx_f_i32_e64 s[12:13], s8, v8 // d0d0000c 00021008
v_cmpx_f_i32_e64 s[12:13], 0.5, v8 // d0d0000c 000210f0
v_cmpx_f_i32_e64 s[12:13], v4, -1 // d0d0000c 00018304
v_cmpx_lt_i32_e32 vcc, v6, v4 // 7da20906
v_cmpx_lt_i32_e32 vcc, 0x12345678, v4 // 7da208ff 12345678
v_cmpx_lt_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7da208f9 04018a06
v_cmpx_lt_i32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7da208f9 04098a06
v_cmpx_lt_i32_e64 s[12:13], s8, v8 // d0d1000c 00021008
v_cmpx_lt_i32_e64 s[12:13], v4, v8 // d0d1000c 00021104
v_cmpx_eq_i32_e32 vcc, v6, v4 // 7da40906
v_cmpx_eq_i32_e32 vcc, 0x12345678, v4 // 7da408ff 12345678
v_cmpx_eq_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7da408f9 04018a06
v_cmpx_eq_i32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7da408f9 04098a06
v_cmpx_eq_i32_e64 s[12:13], s8, v8 // d0d2000c 00021008
v_cmpx_eq_i32_e64 s[12:13], v4, v8 // d0d2000c 00021104
v_cmpx_le_i32_e32 vcc, v6, v4 // 7da60906
v_cmpx_le_i32_e32 vcc, 0x12345678, v4 // 7da608ff 12345678
v_cmpx_le_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7da608f9 04018a06
v_cmpx_le_i32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7da608f9 04098a06
v_cmpx_le_i32_e64 s[12:13], s8, v8 // d0d3000c 00021008
v_cmpx_le_i32_e64 s[12:13], v4, v8 // d0d3000c 00021104
v_cmpx_gt_i32_e32 vcc, v6, v4 // 7da80906
v_cmpx_gt_i32_e32 vcc, 0x12345678, v4 // 7da808ff 12345678
v_cmpx_gt_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7da808f9 04018a06
v_cmpx_gt_i32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7da808f9 04098a06
v_cmpx_gt_i32_e64 s[12:13], s8, v8 // d0d4000c 00021008
v_cmpx_gt_i32_e64 s[12:13], v4, v8 // d0d4000c 00021104
v_cmpx_ne_i32_e32 vcc, v6, v4 // 7daa0906
v_cmpx_ne_i32_e32 vcc, 0x12345678, v4 // 7daa08ff 12345678
v_cmpx_ne_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7daa08f9 04018a06
v_cmpx_ne_i32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7daa08f9 04098a06
v_cmpx_ne_i32_e64 s[12:13], s8, v8 // d0d5000c 00021008
v_cmpx_ne_i32_e64 s[12:13], v4, v8 // d0d5000c 00021104
v_cmpx_ge_i32_e32 vcc, v6, v4 // 7dac0906
v_cmpx_ge_i32_e32 vcc, 0x12345678, v4 // 7dac08ff 12345678
v_cmpx_ge_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7dac08f9 04018a06
v_cmpx_ge_i32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7dac08f9 04098a06
v_cmpx_ge_i32_e64 s[12:13], s8, v8 // d0d6000c 00021008
v_cmpx_ge_i32_e64 s[12:13], v4, v8 // d0d6000c 00021104
v_cmpx_t_i32_e32 vcc, v6, v4 // 7dae0906
v_cmpx_t_i32_e32 vcc, 0x12345678, v4 // 7dae08ff 12345678
v_cmpx_t_i32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7dae08f9 04018a06
v_cmpx_t_i32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7dae08f9 04098a06
v_cmpx_t_i32_e64 s[12:13], s8, v8 // d0d7000c 00021008
v_cmpx_t_i32_e64 s[12:13], v4, v8 // d0d7000c 00021104
v_cmpx_f_u32_e32 vcc, v6, v4 // 7db00906
v_cmpx_f_u32_e32 vcc, s8, v4 // 7db00808
v_cmpx_f_u32_e32 vcc, 0x12345678, v4 // 7db008ff 12345678
v_cmpx_f_u32_e32 vcc, 0.5, v4 // 7db008f0
v_cmpx_f_u32_e32 vcc, -1, v4 // 7db008c1
v_cmpx_f_u32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:DWORD // 7db008f9 06068a06
v_cmpx_f_u32_sdwa vcc, v6, v4 src0_sel:DWORD src1_sel:DWORD // 7db008f9 06060006
v_cmpx_f_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:DWORD // 7db008f9 06018a06
v_cmpx_f_u32_sdwa s[10:11], sext(v6), v4 src0_sel:DWORD src1_sel:DWORD // 7db008f9 060e8a06
v_cmpx_f_u32_sdwa s[10:11], s6, v4 src0_sel:DWORD src1_sel:DWORD // 7db008f9 06868a06
v_cmpx_f_u32_sdwa s[10:11], v6, v4 src0_sel:DWORD src1_sel:WORD_0 // 7db008f9 04068a06
v_cmpx_f_u32_sdwa s[10:11], v6, sext(v4) src0_sel:DWORD src1_sel:DWORD // 7db008f9 0e068a06
v_cmpx_f_u32_sdwa s[10:11], v6, s4 src0_sel:DWORD src1_sel:DWORD // 7db008f9 86068a06
v_cmpx_f_u32_e64 s[12:13], v4, v8 // d0d8000c 00021104
v_cmpx_f_u32_e64 s[12:13], s8, v8 // d0d8000c 00021008
v_cmpx_f_u32_e64 s[12:13], 0.5, v8 // d0d8000c 000210f0
v_cmpx_f_u32_e64 s[12:13], v4, -1 // d0d8000c 00018304
v_cmpx_lt_u32_e32 vcc, v6, v4 // 7db20906
v_cmpx_lt_u32_e32 vcc, 0x12345678, v4 // 7db208ff 12345678
v_cmpx_lt_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7db208f9 04018a06
v_cmpx_lt_u32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7db208f9 04098a06
v_cmpx_lt_u32_e64 s[12:13], s8, v8 // d0d9000c 00021008
v_cmpx_lt_u32_e64 s[12:13], v4, v8 // d0d9000c 00021104
v_cmpx_eq_u32_e32 vcc, v6, v4 // 7db40906
v_cmpx_eq_u32_e32 vcc, 0x12345678, v4 // 7db408ff 12345678
v_cmpx_eq_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7db408f9 04018a06
v_cmpx_eq_u32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7db408f9 04098a06
v_cmpx_eq_u32_e64 s[12:13], s8, v8 // d0da000c 00021008
v_cmpx_eq_u32_e64 s[12:13], v4, v8 // d0da000c 00021104
v_cmpx_le_u32_e32 vcc, v6, v4 // 7db60906
v_cmpx_le_u32_e32 vcc, 0x12345678, v4 // 7db608ff 12345678
v_cmpx_le_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7db608f9 04018a06
v_cmpx_le_u32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7db608f9 04098a06
v_cmpx_le_u32_e64 s[12:13], s8, v8 // d0db000c 00021008
v_cmpx_le_u32_e64 s[12:13], v4, v8 // d0db000c 00021104
v_cmpx_gt_u32_e32 vcc, v6, v4 // 7db80906
v_cmpx_gt_u32_e32 vcc, 0x12345678, v4 // 7db808ff 12345678
v_cmpx_gt_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7db808f9 04018a06
v_cmpx_gt_u32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7db808f9 04098a06
v_cmpx_gt_u32_e64 s[12:13], s8, v8 // d0dc000c 00021008
v_cmpx_gt_u32_e64 s[12:13], v4, v8 // d0dc000c 00021104
v_cmpx_ne_u32_e32 vcc, v6, v4 // 7dba0906
v_cmpx_ne_u32_e32 vcc, 0x12345678, v4 // 7dba08ff 12345678
v_cmpx_ne_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7dba08f9 04018a06
v_cmpx_ne_u32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7dba08f9 04098a06
v_cmpx_ne_u32_e64 s[12:13], s8, v8 // d0dd000c 00021008
v_cmpx_ne_u32_e64 s[12:13], v4, v8 // d0dd000c 00021104
v_cmpx_ge_u32_e32 vcc, v6, v4 // 7dbc0906
v_cmpx_ge_u32_e32 vcc, 0x12345678, v4 // 7dbc08ff 12345678
v_cmpx_ge_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7dbc08f9 04018a06
v_cmpx_ge_u32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7dbc08f9 04098a06
v_cmpx_ge_u32_e64 s[12:13], s8, v8 // d0de000c 00021008
v_cmpx_ge_u32_e64 s[12:13], v4, v8 // d0de000c 00021104
v_cmpx_t_u32_e32 vcc, v6, v4 // 7dbe0906
v_cmpx_t_u32_e32 vcc, 0x12345678, v4 // 7dbe08ff 12345678
v_cmpx_t_u32_sdwa s[10:11], v6, v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7dbe08f9 04018a06
v_cmpx_t_u32_sdwa s[10:11], sext(v6), v4 src0_sel:BYTE_1 src1_sel:WORD_0 // 7dbe08f9 04098a06
v_cmpx_t_u32_e64 s[12:13], s8, v8 // d0df000c 00021008
v_cmpx_t_u32_e64 s[12:13], v4, v8 // d0df000c 00021104
v_cmp_f_i64_e32 vcc, v[6:7], v[4:5] // 7dc00906
v_cmp_f_i64_e32 vcc, s[8:9], v[4:5] // 7dc00808
v_cmp_f_i64_e32 vcc, 0x12345678, v[4:5] // 7dc008ff 12345678
v_cmp_f_i64_e32 vcc, 0.5, v[4:5] // 7dc008f0
v_cmp_f_i64_e32 vcc, -1, v[4:5] // 7dc008c1
v_cmp_f_i64_e64 s[12:13], v[4:5], v[8:9] // d0e0000c 00021104
v_cmp_f_i64_e64 s[12:13], s[8:9], v[8:9] // d0e0000c 00021008
v_cmp_f_i64_e64 s[12:13], 0.5, v[8:9] // d0e0000c 000210f0
v_cmp_f_i64_e64 s[12:13], v[4:5], -1 // d0e0000c 00018304
v_cmp_lt_i64_e32 vcc, v[6:7], v[4:5] // 7dc20906
v_cmp_lt_i64_e32 vcc, 0x12345678, v[4:5] // 7dc208ff 12345678
v_cmp_lt_i64_e64 s[12:13], s[8:9], v[8:9] // d0e1000c 00021008
v_cmp_lt_i64_e64 s[12:13], v[4:5], v[8:9] // d0e1000c 00021104
v_cmp_eq_i64_e32 vcc, v[6:7], v[4:5] // 7dc40906
v_cmp_eq_i64_e32 vcc, 0x12345678, v[4:5] // 7dc408ff 12345678
v_cmp_eq_i64_e64 s[12:13], s[8:9], v[8:9] // d0e2000c 00021008
v_cmp_eq_i64_e64 s[12:13], v[4:5], v[8:9] // d0e2000c 00021104
v_cmp_le_i64_e32 vcc, v[6:7], v[4:5] // 7dc60906
v_cmp_le_i64_e32 vcc, 0x12345678, v[4:5] // 7dc608ff 12345678
v_cmp_le_i64_e64 s[12:13], s[8:9], v[8:9] // d0e3000c 00021008
v_cmp_le_i64_e64 s[12:13], v[4:5], v[8:9] // d0e3000c 00021104
v_cmp_gt_i64_e32 vcc, v[6:7], v[4:5] // 7dc80906
v_cmp_gt_i64_e32 vcc, 0x12345678, v[4:5] // 7dc808ff 12345678
v_cmp_gt_i64_e64 s[12:13], s[8:9], v[8:9] // d0e4000c 00021008
v_cmp_gt_i64_e64 s[12:13], v[4:5], v[8:9] // d0e4000c 00021104
v_cmp_ne_i64_e32 vcc, v[6:7], v[4:5] // 7dca0906
v_cmp_ne_i64_e32 vcc, 0x12345678, v[4:5] // 7dca08ff 12345678
v_cmp_ne_i64_e64 s[12:13], s[8:9], v[8:9] // d0e5000c 00021008
v_cmp_ne_i64_e64 s[12:13], v[4:5], v[8:9] // d0e5000c 00021104
v_cmp_ge_i64_e32 vcc, v[6:7], v[4:5] // 7dcc0906
v_cmp_ge_i64_e32 vcc, 0x12345678, v[4:5] // 7dcc08ff 12345678
v_cmp_ge_i64_e64 s[12:13], s[8:9], v[8:9] // d0e6000c 00021008
v_cmp_ge_i64_e64 s[12:13], v[4:5], v[8:9] // d0e6000c 00021104
v_cmp_t_i64_e32 vcc, v[6:7], v[4:5] // 7dce0906
v_cmp_t_i64_e32 vcc, 0x12345678, v[4:5] // 7dce08ff 12345678
v_cmp_t_i64_e64 s[12:13], s[8:9], v[8:9] // d0e7000c 00021008
v_cmp_t_i64_e64 s[12:13], v[4:5], v[8:9] // d0e7000c 00021104
v_cmp_f_u64_e32 vcc, v[6:7], v[4:5] // 7dd00906
v_cmp_f_u64_e32 vcc, s[8:9], v[4:5] // 7dd00808
v_cmp_f_u64_e32 vcc, 0x12345678, v[4:5] // 7dd008ff 12345678
v_cmp_f_u64_e32 vcc, 0.5, v[4:5] // 7dd008f0
v_cmp_f_u64_e32 vcc, -1, v[4:5] // 7dd008c1
v_cmp_f_u64_e64 s[12:13], v[4:5], v[8:9] // d0e8000c 00021104
v_cmp_f_u64_e64 s[12:13], s[8:9], v[8:9] // d0e8000c 00021008
v_cmp_f_u64_e64 s[12:13], 0.5, v[8:9] // d0e8000c 000210f0
v_cmp_f_u64_e64 s[12:13], v[4:5], -1 // d0e8000c 00018304
v_cmp_lt_u64_e32 vcc, v[6:7], v[4:5] // 7dd20906
v_cmp_lt_u64_e32 vcc, 0x12345678, v[4:5] // 7dd208ff 12345678
v_cmp_lt_u64_e64 s[12:13], s[8:9], v[8:9] // d0e9000c 00021008
v_cmp_lt_u64_e64 s[12:13], v[4:5], v[8:9] // d0e9000c 00021104
v_cmp_eq_u64_e32 vcc, v[6:7], v[4:5] // 7dd40906
v_cmp_eq_u64_e32 vcc, 0x12345678, v[4:5] // 7dd408ff 12345678
v_cmp_eq_u64_e64 s[12:13], s[8:9], v[8:9] // d0ea000c 00021008
v_cmp_eq_u64_e64 s[12:13], v[4:5], v[8:9] // d0ea000c 00021104
v_cmp_le_u64_e32 vcc, v[6:7], v[4:5] // 7dd60906
v_cmp_le_u64_e32 vcc, 0x12345678, v[4:5] // 7dd608ff 12345678
v_cmp_le_u64_e64 s[12:13], s[8:9], v[8:9] // d0eb000c 00021008
v_cmp_le_u64_e64 s[12:13], v[4:5], v[8:9] // d0eb000c 00021104
v_cmp_gt_u64_e32 vcc, v[6:7], v[4:5] // 7dd80906
v_cmp_gt_u64_e32 vcc, 0x12345678, v[4:5] // 7dd808ff 12345678
v_cmp_gt_u64_e64 s[12:13], s[8:9], v[8:9] // d0ec000c 00021008
v_cmp_gt_u64_e64 s[12:13], v[4:5], v[8:9] // d0ec000c 00021104
v_cmp_ne_u64_e32 vcc, v[6:7], v[4:5] // 7dda0906
v_cmp_ne_u64_e32 vcc, 0x12345678, v[4:5] // 7dda08ff 12345678
v_cmp_ne_u64_e64 s[12:13], s[8:9], v[8:9] // d0ed000c 00021008
v_cmp_ne_u64_e64 s[12:13], v[4:5], v[8:9] // d0ed000c 00021104
v_cmp_ge_u64_e32 vcc, v[6:7], v[4:5] // 7ddc0906
v_cmp_ge_u64_e32 vcc, 0x12345678, v[4:5] // 7ddc08ff 12345678
v_cmp_ge_u64_e64 s[12:13], s[8:9], v[8:9] // d0ee000c 00021008
v_cmp_ge_u64_e64 s[12:13], v[4:5], v[8:9] // d0ee000c 00021104
v_cmp_t_u64_e32 vcc, v[6:7], v[4:5] // 7dde0906
v_cmp_t_u64_e32 vcc, 0x12345678, v[4:5] // 7dde08ff 12345678
v_cmp_t_u64_e64 s[12:13], s[8:9], v[8:9] // d0ef000c 00021008
v_cmp_t_u64_e64 s[12:13], v[4:5], v[8:9] // d0ef000c 00021104
v_cmpx_f_i64_e32 vcc, v[6:7], v[4:5] // 7de00906
v_cmpx_f_i64_e32 vcc, s[8:9], v[4:5] // 7de00808
v_cmpx_f_i64_e32 vcc, 0x12345678, v[4:5] // 7de008ff 12345678
v_cmpx_f_i64_e32 vcc, 0.5, v[4:5] // 7de008f0
v_cmpx_f_i64_e32 vcc, -1, v[4:5] // 7de008c1
v_cmpx_f_i64_e64 s[12:13], v[4:5], v[8:9] // d0f0000c 00021104
v_cmpx_f_i64_e64 s[12:13], s[8:9], v[8:9] // d0f0000c 00021008
v_cmpx_f_i64_e64 s[12:13], 0.5, v[8:9] // d0f0000c 000210f0
v_cmpx_f_i64_e64 s[12:13], v[4:5], -1 // d0f0000c 00018304
v_cmpx_lt_i64_e32 vcc, v[6:7], v[4:5] // 7de20906
v_cmpx_lt_i64_e32 vcc, 0x12345678, v[4:5] // 7de208ff 12345678
v_cmpx_lt_i64_e64 s[12:13], s[8:9], v[8:9] // d0f1000c 00021008
v_cmpx_lt_i64_e64 s[12:13], v[4:5], v[8:9] // d0f1000c 00021104
v_cmpx_eq_i64_e32 vcc, v[6:7], v[4:5] // 7de40906
v_cmpx_eq_i64_e32 vcc, 0x12345678, v[4:5] // 7de408ff 12345678
v_cmpx_eq_i64_e64 s[12:13], s[8:9], v[8:9] // d0f2000c 00021008
v_cmpx_eq_i64_e64 s[12:13], v[4:5], v[8:9] // d0f2000c 00021104
v_cmpx_le_i64_e32 vcc, v[6:7], v[4:5] // 7de60906
v_cmpx_le_i64_e32 vcc, 0x12345678, v[4:5] // 7de608ff 12345678
v_cmpx_le_i64_e64 s[12:13], s[8:9], v[8:9] // d0f3000c 00021008
v_cmpx_le_i64_e64 s[12:13], v[4:5], v[8:9] // d0f3000c 00021104
v_cmpx_gt_i64_e32 vcc, v[6:7], v[4:5] // 7de80906
v_cmpx_gt_i64_e32 vcc, 0x12345678, v[4:5] // 7de808ff 12345678
v_cmpx_gt_i64_e64 s[12:13], s[8:9], v[8:9] // d0f4000c 00021008
v_cmpx_gt_i64_e64 s[12:13], v[4:5], v[8:9] // d0f4000c 00021104
v_cmpx_ne_i64_e32 vcc, v[6:7], v[4:5] // 7dea0906
v_cmpx_ne_i64_e32 vcc, 0x12345678, v[4:5] // 7dea08ff 12345678
v_cmpx_ne_i64_e64 s[12:13], s[8:9], v[8:9] // d0f5000c 00021008
v_cmpx_ne_i64_e64 s[12:13], v[4:5], v[8:9] // d0f5000c 00021104
v_cmpx_ge_i64_e32 vcc, v[6:7], v[4:5] // 7dec0906
v_cmpx_ge_i64_e32 vcc, 0x12345678, v[4:5] // 7dec08ff 12345678
v_cmpx_ge_i64_e64 s[12:13], s[8:9], v[8:9] // d0f6000c 00021008
v_cmpx_ge_i64_e64 s[12:13], v[4:5], v[8:9] // d0f6000c 00021104
v_cmpx_t_i64_e32 vcc, v[6:7], v[4:5] // 7dee0906
v_cmpx_t_i64_e32 vcc, 0x12345678, v[4:5] // 7dee08ff 12345678
v_cmpx_t_i64_e64 s[12:13], s[8:9], v[8:9] // d0f7000c 00021008
v_cmpx_t_i64_e64 s[12:13], v[4:5], v[8:9] // d0f7000c 00021104
v_cmpx_f_u64_e32 vcc, v[6:7], v[4:5] // 7df00906
v_cmpx_f_u64_e32 vcc, s[8:9], v[4:5] // 7df00808
v_cmpx_f_u64_e32 vcc, 0x12345678, v[4:5] // 7df008ff 12345678
v_cmpx_f_u64_e32 vcc, 0.5, v[4:5] // 7df008f0
v_cmpx_f_u64_e32 vcc, -1, v[4:5] // 7df008c1
v_cmpx_f_u64_e64 s[12:13], v[4:5], v[8:9] // d0f8000c 00021104
v_cmpx_f_u64_e64 s[12:13], s[8:9], v[8:9] // d0f8000c 00021008
v_cmpx_f_u64_e64 s[12:13], 0.5, v[8:9] // d0f8000c 000210f0
v_cmpx_f_u64_e64 s[12:13], v[4:5], -1 // d0f8000c 00018304
v_cmpx_lt_u64_e32 vcc, v[6:7], v[4:5] // 7df20906
v_cmpx_lt_u64_e32 vcc, 0x12345678, v[4:5] // 7df208ff 12345678
v_cmpx_lt_u64_e64 s[12:13], s[8:9], v[8:9] // d0f9000c 00021008
v_cmpx_lt_u64_e64 s[12:13], v[4:5], v[8:9] // d0f9000c 00021104
v_cmpx_eq_u64_e32 vcc, v[6:7], v[4:5] // 7df40906
v_cmpx_eq_u64_e32 vcc, 0x12345678, v[4:5] // 7df408ff 12345678
v_cmpx_eq_u64_e64 s[12:13], s[8:9], v[8:9] // d0fa000c 00021008
v_cmpx_eq_u64_e64 s[12:13], v[4:5], v[8:9] // d0fa000c 00021104
v_cmpx_le_u64_e32 vcc, v[6:7], v[4:5] // 7df60906
v_cmpx_le_u64_e32 vcc, 0x12345678, v[4:5] // 7df608ff 12345678
v_cmpx_le_u64_e64 s[12:13], s[8:9], v[8:9] // d0fb000c 00021008
v_cmpx_le_u64_e64 s[12:13], v[4:5], v[8:9] // d0fb000c 00021104
v_cmpx_gt_u64_e32 vcc, v[6:7], v[4:5] // 7df80906
v_cmpx_gt_u64_e32 vcc, 0x12345678, v[4:5] // 7df808ff 12345678
v_cmpx_gt_u64_e64 s[12:13], s[8:9], v[8:9] // d0fc000c 00021008
v_cmpx_gt_u64_e64 s[12:13], v[4:5], v[8:9] // d0fc000c 00021104
v_cmpx_ne_u64_e32 vcc, v[6:7], v[4:5] // 7dfa0906
v_cmpx_ne_u64_e32 vcc, 0x12345678, v[4:5] // 7dfa08ff 12345678
v_cmpx_ne_u64_e64 s[12:13], s[8:9], v[8:9] // d0fd000c 00021008
v_cmpx_ne_u64_e64 s[12:13], v[4:5], v[8:9] // d0fd000c 00021104
v_cmpx_ge_u64_e32 vcc, v[6:7], v[4:5] // 7dfc0906
v_cmpx_ge_u64_e32 vcc, 0x12345678, v[4:5] // 7dfc08ff 12345678
v_cmpx_ge_u64_e64 s[12:13], s[8:9], v[8:9] // d0fe000c 00021008
v_cmpx_ge_u64_e64 s[12:13], v[4:5], v[8:9] // d0fe000c 00021104
v_cmpx_t_u64_e32 vcc, v[6:7], v[4:5] // 7dfe0906
v_cmpx_t_u64_e32 vcc, 0x12345678, v[4:5] // 7dfe08ff 12345678
v_cmpx_t_u64_e64 s[12:13], s[8:9], v[8:9] // d0ff000c 00021008
v_cmpx_t_u64_e64 s[12:13], v[4:5], v[8:9] // d0ff000c 00021104
