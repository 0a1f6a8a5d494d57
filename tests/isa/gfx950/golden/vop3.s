// Vector ALU in VOP3 alone: assembly text, then the words that it assembles to for gfx950.
// README.md says how the lines are used and made.
v_mad_i32_i24 v2, v4, v8, v12 // d1c20002 04321104
v_mad_i32_i24 v2, s8, v8, v12 // d1c20002 04321008
v_mad_i32_i24 v2, 0.5, v8, v12 // d1c20002 043210f0
v_mad_i32_i24 v2, v4, -1, v12 // d1c20002 04318304
v_mad_i32_i24 v2, v4, v8, v12 clamp // d1c28002 04321104
v_mad_u32_u24 v2, v4, v8, v12 // d1c30002 04321104
v_mad_u32_u24 v2, s8, v8, v12 // d1c30002 04321008
v_mad_u32_u24 v2, 0.5, v8, v12 // d1c30002 043210f0
v_mad_u32_u24 v2, v4, -1, v12 // d1c30002 04318304
v_mad_u32_u24 v2, v4, v8, v12 clamp // d1c38002 04321104
v_cubeid_f32 v2, v4, v8, v12 // d1c40002 04321104
v_cubeid_f32 v2, s8, v8, v12 // d1c40002 04321008
v_cubeid_f32 v2, 0.5, v8, v12 // d1c40002 043210f0
v_cubeid_f32 v2, v4, -1, v12 // d1c40002 04318304
v_cubeid_f32 v2, -v4, v8, v12 // d1c40002 24321104
v_cubeid_f32 v2, v4, -v8, v12 // d1c40002 44321104
v_cubeid_f32 v2, v4, v8, -v12 // d1c40002 84321104
v_cubeid_f32 v2, neg(1.0), v8, v12 // d1c40002 243210f2
v_cubeid_f32 v2, |v4|, v8, v12 // d1c40102 04321104
v_cubeid_f32 v2, v4, |v8|, v12 // d1c40202 04321104
v_cubeid_f32 v2, v4, v8, |v12| // d1c40402 04321104
v_cubeid_f32 v2, -|v4|, -|v8|, -|v12| // d1c40702 e4321104
v_cubeid_f32 v2, v4, v8, v12 clamp // d1c48002 04321104
v_cubeid_f32 v2, v4, v8, v12 mul:2 // d1c40002 0c321104
v_cubeid_f32 v2, v4, v8, v12 mul:4 // d1c40002 14321104
v_cubeid_f32 v2, v4, v8, v12 div:2 // d1c40002 1c321104
v_cubesc_f32 v2, s8, v8, v12 // d1c50002 04321008
v_cubesc_f32 v2, -|v4|, -|v8|, -|v12| clamp mul:2 // d1c58702 ec321104
v_cubetc_f32 v2, s8, v8, v12 // d1c60002 04321008
v_cubetc_f32 v2, -|v4|, -|v8|, -|v12| clamp mul:2 // d1c68702 ec321104
v_cubema_f32 v2, s8, v8, v12 // d1c70002 04321008
v_cubema_f32 v2, -|v4|, -|v8|, -|v12| clamp mul:2 // d1c78702 ec321104
v_bfe_u32 v2, v4, v8, v12 // d1c80002 04321104
v_bfe_u32 v2, s8, v8, v12 // d1c80002 04321008
v_bfe_u32 v2, 0.5, v8, v12 // d1c80002 043210f0
v_bfe_u32 v2, v4, -1, v12 // d1c80002 04318304
v_bfe_i32 v2, v4, v8, v12 // d1c90002 04321104
v_bfe_i32 v2, s8, v8, v12 // d1c90002 04321008
v_bfe_i32 v2, 0.5, v8, v12 // d1c90002 043210f0
v_bfe_i32 v2, v4, -1, v12 // d1c90002 04318304
v_bfi_b32 v2, s8, v8, v12 // d1ca0002 04321008
v_bfi_b32 v2, v4, v8, v12 // d1ca0002 04321104
v_fma_f32 v2, s8, v8, v12 // d1cb0002 04321008
v_fma_f32 v2, -|v4|, -|v8|, -|v12| clamp mul:2 // d1cb8702 ec321104
v_fma_f64 v[2:3], v[4:5], v[8:9], v[12:13] // d1cc0002 04321104
v_fma_f64 v[2:3], s[8:9], v[8:9], v[12:13] // d1cc0002 04321008
v_fma_f64 v[2:3], 0.5, v[8:9], v[12:13] // d1cc0002 043210f0
v_fma_f64 v[2:3], v[4:5], -1, v[12:13] // d1cc0002 04318304
v_fma_f64 v[2:3], -v[4:5], v[8:9], v[12:13] // d1cc0002 24321104
v_fma_f64 v[2:3], v[4:5], -v[8:9], v[12:13] // d1cc0002 44321104
v_fma_f64 v[2:3], v[4:5], v[8:9], -v[12:13] // d1cc0002 84321104
v_fma_f64 v[2:3], neg(1.0), v[8:9], v[12:13] // d1cc0002 243210f2
v_fma_f64 v[2:3], |v[4:5]|, v[8:9], v[12:13] // d1cc0102 04321104
v_fma_f64 v[2:3], v[4:5], |v[8:9]|, v[12:13] // d1cc0202 04321104
v_fma_f64 v[2:3], v[4:5], v[8:9], |v[12:13]| // d1cc0402 04321104
v_fma_f64 v[2:3], -|v[4:5]|, -|v[8:9]|, -|v[12:13]| // d1cc0702 e4321104
v_fma_f64 v[2:3], v[4:5], v[8:9], v[12:13] clamp // d1cc8002 04321104
v_fma_f64 v[2:3], v[4:5], v[8:9], v[12:13] mul:2 // d1cc0002 0c321104
v_fma_f64 v[2:3], v[4:5], v[8:9], v[12:13] mul:4 // d1cc0002 14321104
v_fma_f64 v[2:3], v[4:5], v[8:9], v[12:13] div:2 // d1cc0002 1c321104
v_lerp_u8 v2, v4, v8, v12 // d1cd0002 04321104
v_lerp_u8 v2, s8, v8, v12 // d1cd0002 04321008
v_lerp_u8 v2, 0.5, v8, v12 // d1cd0002 043210f0
v_lerp_u8 v2, v4, -1, v12 // d1cd0002 04318304
v_alignbit_b32 v2, v4, v8, v12 // d1ce0002 04321104
v_alignbit_b32 v2, s8, v8, v12 // d1ce0002 04321008
v_alignbit_b32 v2, 0.5, v8, v12 // d1ce0002 043210f0
v_alignbit_b32 v2, v4, -1, v12 // d1ce0002 04318304
v_alignbit_b32 v2, v4, v8, v12 clamp // d1ce8002 04321104
v_alignbit_b32 v2, v4, v8, v12 op_sel:[1,0,0,0] // d1ce0802 04321104
v_alignbit_b32 v2, v4, v8, v12 op_sel:[0,1,0,0] // d1ce1002 04321104
v_alignbit_b32 v2, v4, v8, v12 op_sel:[0,0,1,0] // d1ce2002 04321104
v_alignbit_b32 v2, v4, v8, v12 op_sel:[0,0,0,1] // d1ce4002 04321104
v_alignbit_b32 v2, v4, v8, v12 op_sel:[1,1,1,1] // d1ce7802 04321104
v_alignbyte_b32 v2, s8, v8, v12 // d1cf0002 04321008
v_alignbyte_b32 v2, v4, v8, v12 op_sel:[1,1,1,1] clamp // d1cff802 04321104
v_min3_f32 v2, s8, v8, v12 // d1d00002 04321008
v_min3_f32 v2, -|v4|, -|v8|, -|v12| clamp mul:2 // d1d08702 ec321104
v_min3_i32 v2, v4, v8, v12 // d1d10002 04321104
v_min3_i32 v2, s8, v8, v12 // d1d10002 04321008
v_min3_i32 v2, 0.5, v8, v12 // d1d10002 043210f0
v_min3_i32 v2, v4, -1, v12 // d1d10002 04318304
v_min3_u32 v2, s8, v8, v12 // d1d20002 04321008
v_min3_u32 v2, v4, v8, v12 // d1d20002 04321104
v_max3_f32 v2, s8, v8, v12 // d1d30002 04321008
v_max3_f32 v2, -|v4|, -|v8|, -|v12| clamp mul:2 // d1d38702 ec321104
v_max3_i32 v2, s8, v8, v12 // d1d40002 04321008
v_max3_i32 v2, v4, v8, v12 // d1d40002 04321104
v_max3_u32 v2, s8, v8, v12 // d1d50002 04321008
v_max3_u32 v2, v4, v8, v12 // d1d50002 04321104
v_med3_f32 v2, s8, v8, v12 // d1d60002 04321008
v_med3_f32 v2, -|v4|, -|v8|, -|v12| clamp mul:2 // d1d68702 ec321104
v_med3_i32 v2, s8, v8, v12 // d1d70002 04321008
v_med3_i32 v2, v4, v8, v12 // d1d70002 04321104
v_med3_u32 v2, s8, v8, v12 // d1d80002 04321008
v_med3_u32 v2, v4, v8, v12 // d1d80002 04321104
v_sad_u8 v2, v4, v8, v12 // d1d90002 04321104
v_sad_u8 v2, s8, v8, v12 // d1d90002 04321008
v_sad_u8 v2, 0.5, v8, v12 // d1d90002 043210f0
v_sad_u8 v2, v4, -1, v12 // d1d90002 04318304
v_sad_u8 v2, v4, v8, v12 clamp // d1d98002 04321104
v_sad_hi_u8 v2, s8, v8, v12 // d1da0002 04321008
v_sad_hi_u8 v2, v4, v8, v12 clamp // d1da8002 04321104
v_sad_u16 v2, v4, v8, v12 // d1db0002 04321104
v_sad_u16 v2, s8, v8, v12 // d1db0002 04321008
v_sad_u16 v2, 0.5, v8, v12 // d1db0002 043210f0
v_sad_u16 v2, v4, -1, v12 // d1db0002 04318304
v_sad_u16 v2, v4, v8, v12 clamp // d1db8002 04321104
v_sad_u32 v2, v4, v8, v12 // d1dc0002 04321104
v_sad_u32 v2, s8, v8, v12 // d1dc0002 04321008
v_sad_u32 v2, 0.5, v8, v12 // d1dc0002 043210f0
v_sad_u32 v2, v4, -1, v12 // d1dc0002 04318304
v_sad_u32 v2, v4, v8, v12 clamp // d1dc8002 04321104
v_cvt_pk_u8_f32 v2, v4, v8, v12 // d1dd0002 04321104
v_cvt_pk_u8_f32 v2, s8, v8, v12 // d1dd0002 04321008
v_cvt_pk_u8_f32 v2, 0.5, v8, v12 // d1dd0002 043210f0
v_cvt_pk_u8_f32 v2, v4, -1, v12 // d1dd0002 04318304
v_cvt_pk_u8_f32 v2, -v4, v8, v12 // d1dd0002 24321104
v_cvt_pk_u8_f32 v2, neg(1.0), v8, v12 // d1dd0002 243210f2
v_cvt_pk_u8_f32 v2, |v4|, v8, v12 // d1dd0102 04321104
v_cvt_pk_u8_f32 v2, -|v4|, v8, v12 // d1dd0102 24321104
v_cvt_pk_u8_f32 v2, v4, v8, v12 clamp // d1dd8002 04321104
v_div_fixup_f32 v2, s8, v8, v12 // d1de0002 04321008
v_div_fixup_f32 v2, -|v4|, -|v8|, -|v12| clamp mul:2 // d1de8702 ec321104
v_div_fixup_f64 v[2:3], s[8:9], v[8:9], v[12:13] // d1df0002 04321008
v_div_fixup_f64 v[2:3], -|v[4:5]|, -|v[8:9]|, -|v[12:13]| clamp mul:2 // d1df8702 ec321104
v_div_scale_f32 v2, s[0:1], v4, v8, v12 // d1e00002 04321104
v_div_scale_f32 v2, s[0:1], s8, v8, v12 // d1e00002 04321008
v_div_scale_f32 v2, s[0:1], 0.5, v8, v12 // d1e00002 043210f0
v_div_scale_f32 v2, s[0:1], v4, -1, v12 // d1e00002 04318304
v_div_scale_f32 v2, s[8:9], v4, v8, v12 // d1e00802 04321104
v_div_scale_f32 v2, vcc, v4, v8, v12 // d1e06a02 04321104
v_div_scale_f32 v2, s[0:1], -v4, v8, v12 // d1e00002 24321104
v_div_scale_f32 v2, s[0:1], v4, -v8, v12 // d1e00002 44321104
v_div_scale_f32 v2, s[0:1], v4, v8, -v12 // d1e00002 84321104
v_div_scale_f32 v2, s[0:1], neg(1.0), v8, v12 // d1e00002 243210f2
v_div_scale_f32 v2, s[0:1], v4, v8, v12 clamp // d1e08002 04321104
v_div_scale_f32 v2, s[0:1], v4, v8, v12 mul:2 // d1e00002 0c321104
v_div_scale_f32 v2, s[0:1], v4, v8, v12 mul:4 // d1e00002 14321104
v_div_scale_f32 v2, s[0:1], v4, v8, v12 div:2 // d1e00002 1c321104
v_div_scale_f64 v[2:3], s[0:1], v[4:5], v[8:9], v[12:13] // d1e10002 04321104
v_div_scale_f64 v[2:3], s[0:1], s[8:9], v[8:9], v[12:13] // d1e10002 04321008
v_div_scale_f64 v[2:3], s[0:1], 0.5, v[8:9], v[12:13] // d1e10002 043210f0
v_div_scale_f64 v[2:3], s[0:1], v[4:5], -1, v[12:13] // d1e10002 04318304
v_div_scale_f64 v[2:3], s[8:9], v[4:5], v[8:9], v[12:13] // d1e10802 04321104
v_div_scale_f64 v[2:3], vcc, v[4:5], v[8:9], v[12:13] // d1e16a02 04321104
v_div_scale_f64 v[2:3], s[0:1], -v[4:5], v[8:9], v[12:13] // d1e10002 24321104
v_div_scale_f64 v[2:3], s[0:1], v[4:5], -v[8:9], v[12:13] // d1e10002 44321104
v_div_scale_f64 v[2:3], s[0:1], v[4:5], v[8:9], -v[12:13] // d1e10002 84321104
v_div_scale_f64 v[2:3], s[0:1], neg(1.0), v[8:9], v[12:13] // d1e10002 243210f2
v_div_scale_f64 v[2:3], s[0:1], v[4:5], v[8:9], v[12:13] clamp // d1e18002 04321104
v_div_scale_f64 v[2:3], s[0:1], v[4:5], v[8:9], v[12:13] mul:2 // d1e10002 0c321104
v_div_scale_f64 v[2:3], s[0:1], v[4:5], v[8:9], v[12:13] mul:4 // d1e10002 14321104
v_div_scale_f64 v[2:3], s[0:1], v[4:5], v[8:9], v[12:13] div:2 // d1e10002 1c321104
v_div_fmas_f32 v2, v4, v8, v12 // d1e20002 04321104
v_div_fmas_f32 v2, 0.5, v8, v12 // d1e20002 043210f0
v_div_fmas_f32 v2, v4, -1, v12 // d1e20002 04318304
v_div_fmas_f32 v2, -v4, v8, v12 // d1e20002 24321104
v_div_fmas_f32 v2, v4, -v8, v12 // d1e20002 44321104
v_div_fmas_f32 v2, v4, v8, -v12 // d1e20002 84321104
v_div_fmas_f32 v2, neg(1.0), v8, v12 // d1e20002 243210f2
v_div_fmas_f32 v2, |v4|, v8, v12 // d1e20102 04321104
v_div_fmas_f32 v2, v4, |v8|, v12 // d1e20202 04321104
v_div_fmas_f32 v2, v4, v8, |v12| // d1e20402 04321104
v_div_fmas_f32 v2, -|v4|, -|v8|, -|v12| // d1e20702 e4321104
v_div_fmas_f32 v2, v4, v8, v12 clamp // d1e28002 04321104
v_div_fmas_f32 v2, v4, v8, v12 mul:2 // d1e20002 0c321104
v_div_fmas_f32 v2, v4, v8, v12 mul:4 // d1e20002 14321104
v_div_fmas_f32 v2, v4, v8, v12 div:2 // d1e20002 1c321104
v_div_fmas_f64 v[2:3], v[4:5], v[8:9], v[12:13] // d1e30002 04321104
v_div_fmas_f64 v[2:3], 0.5, v[8:9], v[12:13] // d1e30002 043210f0
v_div_fmas_f64 v[2:3], v[4:5], -1, v[12:13] // d1e30002 04318304
v_div_fmas_f64 v[2:3], -v[4:5], v[8:9], v[12:13] // d1e30002 24321104
v_div_fmas_f64 v[2:3], v[4:5], -v[8:9], v[12:13] // d1e30002 44321104
v_div_fmas_f64 v[2:3], v[4:5], v[8:9], -v[12:13] // d1e30002 84321104
v_div_fmas_f64 v[2:3], neg(1.0), v[8:9], v[12:13] // d1e30002 243210f2
v_div_fmas_f64 v[2:3], |v[4:5]|, v[8:9], v[12:13] // d1e30102 04321104
v_div_fmas_f64 v[2:3], v[4:5], |v[8:9]|, v[12:13] // d1e30202 04321104
v_div_fmas_f64 v[2:3], v[4:5], v[8:9], |v[12:13]| // d1e30402 04321104
v_div_fmas_f64 v[2:3], -|v[4:5]|, -|v[8:9]|, -|v[12:13]| // d1e30702 e4321104
v_div_fmas_f64 v[2:3], v[4:5], v[8:9], v[12:13] clamp // d1e38002 04321104
v_div_fmas_f64 v[2:3], v[4:5], v[8:9], v[12:13] mul:2 // d1e30002 0c321104
v_div_fmas_f64 v[2:3], v[4:5], v[8:9], v[12:13] mul:4 // d1e30002 14321104
v_div_fmas_f64 v[2:3], v[4:5], v[8:9], v[12:13] div:2 // d1e30002 1c321104
v_msad_u8 v2, v4, v8, v12 // d1e40002 04321104
v_msad_u8 v2, s8, v8, v12 // d1e40002 04321008
v_msad_u8 v2, 0.5, v8, v12 // d1e40002 043210f0
v_msad_u8 v2, v4, -1, v12 // d1e40002 04318304
v_msad_u8 v2, v4, v8, v12 clamp // d1e48002 04321104
v_qsad_pk_u16_u8 v[2:3], v[4:5], v8, v[12:13] // d1e50002 04321104
v_qsad_pk_u16_u8 v[2:3], s[8:9], v8, v[12:13] // d1e50002 04321008
v_qsad_pk_u16_u8 v[2:3], 0.5, v8, v[12:13] // d1e50002 043210f0
v_qsad_pk_u16_u8 v[2:3], v[4:5], -1, v[12:13] // d1e50002 04318304
v_qsad_pk_u16_u8 v[2:3], v[4:5], v8, v[12:13] clamp // d1e58002 04321104
v_mqsad_pk_u16_u8 v[2:3], s[8:9], v8, v[12:13] // d1e60002 04321008
v_mqsad_pk_u16_u8 v[2:3], v[4:5], v8, v[12:13] clamp // d1e68002 04321104
v_mqsad_u32_u8 v[2:5], v[4:5], v8, v[12:15] // d1e70002 04321104
v_mqsad_u32_u8 v[2:5], s[8:9], v8, v[12:15] // d1e70002 04321008
v_mqsad_u32_u8 v[2:5], 0.5, v8, v[12:15] // d1e70002 043210f0
v_mqsad_u32_u8 v[2:5], v[4:5], -1, v[12:15] // d1e70002 04318304
v_mqsad_u32_u8 v[2:5], v[4:5], v8, v[12:15] clamp // d1e78002 04321104
v_mad_u64_u32 v[2:3], s[0:1], v4, v8, v[12:13] // d1e80002 04321104
v_mad_u64_u32 v[2:3], s[0:1], s8, v8, v[12:13] // d1e80002 04321008
v_mad_u64_u32 v[2:3], s[0:1], 0.5, v8, v[12:13] // d1e80002 043210f0
v_mad_u64_u32 v[2:3], s[0:1], v4, -1, v[12:13] // d1e80002 04318304
v_mad_u64_u32 v[2:3], s[8:9], v4, v8, v[12:13] // d1e80802 04321104
v_mad_u64_u32 v[2:3], vcc, v4, v8, v[12:13] // d1e86a02 04321104
v_mad_u64_u32 v[2:3], s[0:1], v4, v8, v[12:13] clamp // d1e88002 04321104
v_mad_i64_i32 v[2:3], s[0:1], v4, v8, v[12:13] // d1e90002 04321104
v_mad_i64_i32 v[2:3], s[0:1], s8, v8, v[12:13] // d1e90002 04321008
v_mad_i64_i32 v[2:3], s[0:1], 0.5, v8, v[12:13] // d1e90002 043210f0
v_mad_i64_i32 v[2:3], s[0:1], v4, -1, v[12:13] // d1e90002 04318304
v_mad_i64_i32 v[2:3], s[8:9], v4, v8, v[12:13] // d1e90802 04321104
v_mad_i64_i32 v[2:3], vcc, v4, v8, v[12:13] // d1e96a02 04321104
v_mad_i64_i32 v[2:3], s[0:1], v4, v8, v[12:13] clamp // d1e98002 04321104
v_mad_legacy_f16 v2, v4, v8, v12 // d1ea0002 04321104
v_mad_legacy_f16 v2, s8, v8, v12 // d1ea0002 04321008
v_mad_legacy_f16 v2, 0.5, v8, v12 // d1ea0002 043210f0
v_mad_legacy_f16 v2, v4, -1, v12 // d1ea0002 04318304
v_mad_legacy_f16 v2, -v4, v8, v12 // d1ea0002 24321104
v_mad_legacy_f16 v2, v4, -v8, v12 // d1ea0002 44321104
v_mad_legacy_f16 v2, v4, v8, -v12 // d1ea0002 84321104
v_mad_legacy_f16 v2, neg(1.0), v8, v12 // d1ea0002 243210f2
v_mad_legacy_f16 v2, |v4|, v8, v12 // d1ea0102 04321104
v_mad_legacy_f16 v2, v4, |v8|, v12 // d1ea0202 04321104
v_mad_legacy_f16 v2, v4, v8, |v12| // d1ea0402 04321104
v_mad_legacy_f16 v2, -|v4|, -|v8|, -|v12| // d1ea0702 e4321104
v_mad_legacy_f16 v2, v4, v8, v12 clamp // d1ea8002 04321104
v_mad_legacy_f16 v2, v4, v8, v12 mul:2 // d1ea0002 0c321104
v_mad_legacy_f16 v2, v4, v8, v12 mul:4 // d1ea0002 14321104
v_mad_legacy_f16 v2, v4, v8, v12 div:2 // d1ea0002 1c321104
v_mad_legacy_u16 v2, v4, v8, v12 // d1eb0002 04321104
v_mad_legacy_u16 v2, s8, v8, v12 // d1eb0002 04321008
v_mad_legacy_u16 v2, v4, -1, v12 // d1eb0002 04318304
v_mad_legacy_u16 v2, v4, v8, v12 clamp // d1eb8002 04321104
v_mad_legacy_i16 v2, s8, v8, v12 // d1ec0002 04321008
v_mad_legacy_i16 v2, v4, v8, v12 clamp // d1ec8002 04321104
v_perm_b32 v2, v4, v8, v12 // d1ed0002 04321104
v_perm_b32 v2, s8, v8, v12 // d1ed0002 04321008
v_perm_b32 v2, 0.5, v8, v12 // d1ed0002 043210f0
v_perm_b32 v2, v4, -1, v12 // d1ed0002 04318304
v_fma_legacy_f16 v2, s8, v8, v12 // d1ee0002 04321008
v_fma_legacy_f16 v2, -|v4|, -|v8|, -|v12| clamp mul:2 // d1ee8702 ec321104
v_div_fixup_legacy_f16 v2, s8, v8, v12 // d1ef0002 04321008
v_div_fixup_legacy_f16 v2, -|v4|, -|v8|, -|v12| clamp mul:2 // d1ef8702 ec321104
v_cvt_pkaccum_u8_f32 v2, v4, v8 // d1f00002 00021104
v_cvt_pkaccum_u8_f32 v2, s8, v8 // d1f00002 00021008
v_cvt_pkaccum_u8_f32 v2, 0.5, v8 // d1f00002 000210f0
v_cvt_pkaccum_u8_f32 v2, v4, -1 // d1f00002 00018304
v_cvt_pkaccum_u8_f32 v2, -v4, v8 // d1f00002 20021104
v_cvt_pkaccum_u8_f32 v2, neg(1.0), v8 // d1f00002 200210f2
v_cvt_pkaccum_u8_f32 v2, |v4|, v8 // d1f00102 00021104
v_cvt_pkaccum_u8_f32 v2, -|v4|, v8 // d1f00102 20021104
v_cvt_pkaccum_u8_f32 v2, v4, v8 clamp // d1f08002 00021104
v_mad_u32_u16 v2, v4, v8, v12 // d1f10002 04321104
v_mad_u32_u16 v2, s8, v8, v12 // d1f10002 04321008
v_mad_u32_u16 v2, v4, -1, v12 // d1f10002 04318304
v_mad_u32_u16 v2, v4, v8, v12 clamp // d1f18002 04321104
v_mad_u32_u16 v2, v4, v8, v12 op_sel:[1,0,0,0] // d1f10802 04321104
v_mad_u32_u16 v2, v4, v8, v12 op_sel:[0,1,0,0] // d1f11002 04321104
v_mad_u32_u16 v2, v4, v8, v12 op_sel:[0,0,1,0] // d1f12002 04321104
v_mad_u32_u16 v2, v4, v8, v12 op_sel:[0,0,0,1] // d1f14002 04321104
v_mad_u32_u16 v2, v4, v8, v12 op_sel:[1,1,1,1] // d1f17802 04321104
v_mad_i32_i16 v2, v4, v8, v12 // d1f20002 04321104
v_mad_i32_i16 v2, s8, v8, v12 // d1f20002 04321008
v_mad_i32_i16 v2, v4, -1, v12 // d1f20002 04318304
v_mad_i32_i16 v2, v4, v8, v12 clamp // d1f28002 04321104
v_mad_i32_i16 v2, v4, v8, v12 op_sel:[1,0,0,0] // d1f20802 04321104
v_mad_i32_i16 v2, v4, v8, v12 op_sel:[0,1,0,0] // d1f21002 04321104
v_mad_i32_i16 v2, v4, v8, v12 op_sel:[0,0,1,0] // d1f22002 04321104
v_mad_i32_i16 v2, v4, v8, v12 op_sel:[0,0,0,1] // d1f24002 04321104
v_mad_i32_i16 v2, v4, v8, v12 op_sel:[1,1,1,1] // d1f27802 04321104
v_xad_u32 v2, s8, v8, v12 // d1f30002 04321008
v_xad_u32 v2, v4, v8, v12 // d1f30002 04321104
v_min3_f16 v2, v4, v8, v12 // d1f40002 04321104
v_min3_f16 v2, s8, v8, v12 // d1f40002 04321008
v_min3_f16 v2, 0.5, v8, v12 // d1f40002 043210f0
v_min3_f16 v2, v4, -1, v12 // d1f40002 04318304
v_min3_f16 v2, -v4, v8, v12 // d1f40002 24321104
v_min3_f16 v2, v4, -v8, v12 // d1f40002 44321104
v_min3_f16 v2, v4, v8, -v12 // d1f40002 84321104
v_min3_f16 v2, neg(1.0), v8, v12 // d1f40002 243210f2
v_min3_f16 v2, |v4|, v8, v12 // d1f40102 04321104
v_min3_f16 v2, v4, |v8|, v12 // d1f40202 04321104
v_min3_f16 v2, v4, v8, |v12| // d1f40402 04321104
v_min3_f16 v2, -|v4|, -|v8|, -|v12| // d1f40702 e4321104
v_min3_f16 v2, v4, v8, v12 clamp // d1f48002 04321104
v_min3_f16 v2, v4, v8, v12 mul:2 // d1f40002 0c321104
v_min3_f16 v2, v4, v8, v12 mul:4 // d1f40002 14321104
v_min3_f16 v2, v4, v8, v12 div:2 // d1f40002 1c321104
v_min3_f16 v2, v4, v8, v12 op_sel:[1,0,0,0] // d1f40802 04321104
v_min3_f16 v2, v4, v8, v12 op_sel:[0,1,0,0] // d1f41002 04321104
v_min3_f16 v2, v4, v8, v12 op_sel:[0,0,1,0] // d1f42002 04321104
v_min3_f16 v2, v4, v8, v12 op_sel:[0,0,0,1] // d1f44002 04321104
v_min3_f16 v2, v4, v8, v12 op_sel:[1,1,1,1] // d1f47802 04321104
v_min3_i16 v2, v4, v8, v12 // d1f50002 04321104
v_min3_i16 v2, s8, v8, v12 // d1f50002 04321008
v_min3_i16 v2, v4, -1, v12 // d1f50002 04318304
v_min3_i16 v2, v4, v8, v12 clamp // d1f58002 04321104
v_min3_i16 v2, v4, v8, v12 op_sel:[1,0,0,0] // d1f50802 04321104
v_min3_i16 v2, v4, v8, v12 op_sel:[0,1,0,0] // d1f51002 04321104
v_min3_i16 v2, v4, v8, v12 op_sel:[0,0,1,0] // d1f52002 04321104
v_min3_i16 v2, v4, v8, v12 op_sel:[0,0,0,1] // d1f54002 04321104
v_min3_i16 v2, v4, v8, v12 op_sel:[1,1,1,1] // d1f57802 04321104
v_min3_u16 v2, v4, v8, v12 // d1f60002 04321104
v_min3_u16 v2, s8, v8, v12 // d1f60002 04321008
v_min3_u16 v2, v4, -1, v12 // d1f60002 04318304
v_min3_u16 v2, v4, v8, v12 clamp // d1f68002 04321104
v_min3_u16 v2, v4, v8, v12 op_sel:[1,0,0,0] // d1f60802 04321104
v_min3_u16 v2, v4, v8, v12 op_sel:[0,1,0,0] // d1f61002 04321104
v_min3_u16 v2, v4, v8, v12 op_sel:[0,0,1,0] // d1f62002 04321104
v_min3_u16 v2, v4, v8, v12 op_sel:[0,0,0,1] // d1f64002 04321104
v_min3_u16 v2, v4, v8, v12 op_sel:[1,1,1,1] // d1f67802 04321104
v_max3_f16 v2, s8, v8, v12 // d1f70002 04321008
v_max3_f16 v2, -|v4|, -|v8|, -|v12| op_sel:[1,1,1,1] clamp mul:2 // d1f7ff02 ec321104
v_max3_i16 v2, s8, v8, v12 // d1f80002 04321008
v_max3_i16 v2, v4, v8, v12 op_sel:[1,1,1,1] clamp // d1f8f802 04321104
v_max3_u16 v2, s8, v8, v12 // d1f90002 04321008
v_max3_u16 v2, v4, v8, v12 op_sel:[1,1,1,1] clamp // d1f9f802 04321104
v_med3_f16 v2, s8, v8, v12 // d1fa0002 04321008
v_med3_f16 v2, -|v4|, -|v8|, -|v12| op_sel:[1,1,1,1] clamp mul:2 // d1faff02 ec321104
v_med3_i16 v2, s8, v8, v12 // d1fb0002 04321008
v_med3_i16 v2, v4, v8, v12 op_sel:[1,1,1,1] clamp // d1fbf802 04321104
v_med3_u16 v2, s8, v8, v12 // d1fc0002 04321008
v_med3_u16 v2, v4, v8, v12 op_sel:[1,1,1,1] clamp // d1fcf802 04321104
v_lshl_add_u32 v2, s8, v8, v12 // d1fd0002 04321008
v_lshl_add_u32 v2, v4, v8, v12 // d1fd0002 04321104
v_add_lshl_u32 v2, s8, v8, v12 // d1fe0002 04321008
v_add_lshl_u32 v2, v4, v8, v12 // d1fe0002 04321104
v_add3_u32 v2, s8, v8, v12 // d1ff0002 04321008
v_add3_u32 v2, v4, v8, v12 // d1ff0002 04321104
v_lshl_or_b32 v2, s8, v8, v12 // d2000002 04321008
v_lshl_or_b32 v2, v4, v8, v12 // d2000002 04321104
v_and_or_b32 v2, s8, v8, v12 // d2010002 04321008
v_and_or_b32 v2, v4, v8, v12 // d2010002 04321104
v_or3_b32 v2, s8, v8, v12 // d2020002 04321008
v_or3_b32 v2, v4, v8, v12 // d2020002 04321104
v_mad_f16 v2, s8, v8, v12 // d2030002 04321008
v_mad_f16 v2, -|v4|, -|v8|, -|v12| op_sel:[1,1,1,1] clamp mul:2 // d203ff02 ec321104
v_mad_u16 v2, s8, v8, v12 // d2040002 04321008
v_mad_u16 v2, v4, v8, v12 op_sel:[1,1,1,1] clamp // d204f802 04321104
v_mad_i16 v2, s8, v8, v12 // d2050002 04321008
v_mad_i16 v2, v4, v8, v12 op_sel:[1,1,1,1] clamp // d205f802 04321104
v_fma_f16 v2, s8, v8, v12 // d2060002 04321008
v_fma_f16 v2, -|v4|, -|v8|, -|v12| op_sel:[1,1,1,1] clamp mul:2 // d206ff02 ec321104
v_div_fixup_f16 v2, s8, v8, v12 // d2070002 04321008
v_div_fixup_f16 v2, -|v4|, -|v8|, -|v12| op_sel:[1,1,1,1] clamp mul:2 // d207ff02 ec321104
v_lshl_add_u64 v[2:3], v[4:5], v8, v[12:13] // d2080002 04321104
v_lshl_add_u64 v[2:3], s[8:9], v8, v[12:13] // d2080002 04321008
v_lshl_add_u64 v[2:3], 0.5, v8, v[12:13] // d2080002 043210f0
v_lshl_add_u64 v[2:3], v[4:5], -1, v[12:13] // d2080002 04318304
v_bitop3_b16 v2, v4, v8, v12 // d2330002 04321104
v_bitop3_b16 v2, s8, v8, v12 // d2330002 04321008
v_bitop3_b16 v2, v4, -1, v12 // d2330002 04318304
v_bitop3_b16 v2, v4, v8, v12 bitop3:0xab // d2330502 74321104
v_bitop3_b16 v2, v4, v8, v12 bitop3:1 // d2330002 24321104
v_bitop3_b16 v2, v4, v8, v12 bitop3:0x40 // d2330002 0c321104
v_bitop3_b16 v2, v4, v8, v12 bitop3:0x80 // d2330002 14321104
v_bitop3_b16 v2, v4, v8, v12 bitop3:0xc0 // d2330002 1c321104
v_bitop3_b16 v2, v4, v8, v12 op_sel:[1,0,0,0] // d2330802 04321104
v_bitop3_b16 v2, v4, v8, v12 op_sel:[0,1,0,0] // d2331002 04321104
v_bitop3_b16 v2, v4, v8, v12 op_sel:[0,0,1,0] // d2332002 04321104
v_bitop3_b16 v2, v4, v8, v12 op_sel:[0,0,0,1] // d2334002 04321104
v_bitop3_b16 v2, v4, v8, v12 op_sel:[1,1,1,1] // d2337802 04321104
v_bitop3_b32 v2, v4, v8, v12 // d2340002 04321104
v_bitop3_b32 v2, s8, v8, v12 // d2340002 04321008
v_bitop3_b32 v2, 0.5, v8, v12 // d2340002 043210f0
v_bitop3_b32 v2, v4, -1, v12 // d2340002 04318304
v_bitop3_b32 v2, v4, v8, v12 bitop3:0xab // d2340502 74321104
v_bitop3_b32 v2, v4, v8, v12 bitop3:1 // d2340002 24321104
v_bitop3_b32 v2, v4, v8, v12 bitop3:0x40 // d2340002 0c321104
v_bitop3_b32 v2, v4, v8, v12 bitop3:0x80 // d2340002 14321104
v_bitop3_b32 v2, v4, v8, v12 bitop3:0xc0 // d2340002 1c321104
v_cvt_scalef32_pk_fp8_f32 v2, v4, v8, v12 // d2350002 04321104
v_cvt_scalef32_pk_fp8_f32 v2, s8, v8, v12 // d2350002 04321008
v_cvt_scalef32_pk_fp8_f32 v2, 0.5, v8, v12 // d2350002 043210f0
v_cvt_scalef32_pk_fp8_f32 v2, v4, -1, v12 // d2350002 04318304
v_cvt_scalef32_pk_fp8_f32 v2, -v4, v8, v12 // d2350002 24321104
v_cvt_scalef32_pk_fp8_f32 v2, v4, -v8, v12 // d2350002 44321104
v_cvt_scalef32_pk_fp8_f32 v2, v4, v8, -v12 // d2350002 84321104
v_cvt_scalef32_pk_fp8_f32 v2, neg(1.0), v8, v12 // d2350002 243210f2
v_cvt_scalef32_pk_fp8_f32 v2, |v4|, v8, v12 // d2350102 04321104
v_cvt_scalef32_pk_fp8_f32 v2, v4, |v8|, v12 // d2350202 04321104
v_cvt_scalef32_pk_fp8_f32 v2, v4, v8, |v12| // d2350402 04321104
v_cvt_scalef32_pk_fp8_f32 v2, -|v4|, -|v8|, -|v12| // d2350702 e4321104
v_cvt_scalef32_pk_fp8_f32 v2, v4, v8, v12 op_sel:[1,0,0,0] // d2350802 04321104
v_cvt_scalef32_pk_fp8_f32 v2, v4, v8, v12 op_sel:[0,1,0,0] // d2351002 04321104
v_cvt_scalef32_pk_fp8_f32 v2, v4, v8, v12 op_sel:[0,0,1,0] // d2352002 04321104
v_cvt_scalef32_pk_fp8_f32 v2, v4, v8, v12 op_sel:[0,0,0,1] // d2354002 04321104
v_cvt_scalef32_pk_fp8_f32 v2, v4, v8, v12 op_sel:[1,1,1,1] // d2357802 04321104
v_cvt_scalef32_pk_bf8_f32 v2, v4, v8, v12 // d2360002 04321104
v_cvt_scalef32_pk_bf8_f32 v2, s8, v8, v12 // d2360002 04321008
v_cvt_scalef32_pk_bf8_f32 v2, 0.5, v8, v12 // d2360002 043210f0
v_cvt_scalef32_pk_bf8_f32 v2, v4, -1, v12 // d2360002 04318304
v_cvt_scalef32_pk_bf8_f32 v2, -v4, v8, v12 // d2360002 24321104
v_cvt_scalef32_pk_bf8_f32 v2, v4, -v8, v12 // d2360002 44321104
v_cvt_scalef32_pk_bf8_f32 v2, v4, v8, -v12 // d2360002 84321104
v_cvt_scalef32_pk_bf8_f32 v2, neg(1.0), v8, v12 // d2360002 243210f2
v_cvt_scalef32_pk_bf8_f32 v2, |v4|, v8, v12 // d2360102 04321104
v_cvt_scalef32_pk_bf8_f32 v2, v4, |v8|, v12 // d2360202 04321104
v_cvt_scalef32_pk_bf8_f32 v2, v4, v8, |v12| // d2360402 04321104
v_cvt_scalef32_pk_bf8_f32 v2, -|v4|, -|v8|, -|v12| // d2360702 e4321104
v_cvt_scalef32_pk_bf8_f32 v2, v4, v8, v12 op_sel:[1,0,0,0] // d2360802 04321104
v_cvt_scalef32_pk_bf8_f32 v2, v4, v8, v12 op_sel:[0,1,0,0] // d2361002 04321104
v_cvt_scalef32_pk_bf8_f32 v2, v4, v8, v12 op_sel:[0,0,1,0] // d2362002 04321104
v_cvt_scalef32_pk_bf8_f32 v2, v4, v8, v12 op_sel:[0,0,0,1] // d2364002 04321104
v_cvt_scalef32_pk_bf8_f32 v2, v4, v8, v12 op_sel:[1,1,1,1] // d2367802 04321104
v_cvt_scalef32_sr_fp8_f32 v2, v4, v8, v12 // d2370002 04321104
v_cvt_scalef32_sr_fp8_f32 v2, s8, v8, v12 // d2370002 04321008
v_cvt_scalef32_sr_fp8_f32 v2, 0.5, v8, v12 // d2370002 043210f0
v_cvt_scalef32_sr_fp8_f32 v2, v4, -1, v12 // d2370002 04318304
v_cvt_scalef32_sr_fp8_f32 v2, -v4, v8, v12 // d2370002 24321104
v_cvt_scalef32_sr_fp8_f32 v2, v4, v8, -v12 // d2370002 84321104
v_cvt_scalef32_sr_fp8_f32 v2, neg(1.0), v8, v12 // d2370002 243210f2
v_cvt_scalef32_sr_fp8_f32 v2, |v4|, v8, v12 // d2370102 04321104
v_cvt_scalef32_sr_fp8_f32 v2, v4, v8, |v12| // d2370402 04321104
v_cvt_scalef32_sr_fp8_f32 v2, -|v4|, v8, -|v12| // d2370502 a4321104
v_cvt_scalef32_sr_fp8_f32 v2, v4, v8, v12 op_sel:[1,0,0,0] // d2370802 04321104
v_cvt_scalef32_sr_fp8_f32 v2, v4, v8, v12 op_sel:[0,1,0,0] // d2371002 04321104
v_cvt_scalef32_sr_fp8_f32 v2, v4, v8, v12 op_sel:[0,0,1,0] // d2372002 04321104
v_cvt_scalef32_sr_fp8_f32 v2, v4, v8, v12 op_sel:[0,0,0,1] // d2374002 04321104
v_cvt_scalef32_sr_fp8_f32 v2, v4, v8, v12 op_sel:[1,1,1,1] // d2377802 04321104
v_cvt_scalef32_sr_bf8_f32 v2, v4, v8, v12 // d2380002 04321104
v_cvt_scalef32_sr_bf8_f32 v2, s8, v8, v12 // d2380002 04321008
v_cvt_scalef32_sr_bf8_f32 v2, 0.5, v8, v12 // d2380002 043210f0
v_cvt_scalef32_sr_bf8_f32 v2, v4, -1, v12 // d2380002 04318304
v_cvt_scalef32_sr_bf8_f32 v2, -v4, v8, v12 // d2380002 24321104
v_cvt_scalef32_sr_bf8_f32 v2, v4, v8, -v12 // d2380002 84321104
v_cvt_scalef32_sr_bf8_f32 v2, neg(1.0), v8, v12 // d2380002 243210f2
v_cvt_scalef32_sr_bf8_f32 v2, |v4|, v8, v12 // d2380102 04321104
v_cvt_scalef32_sr_bf8_f32 v2, v4, v8, |v12| // d2380402 04321104
v_cvt_scalef32_sr_bf8_f32 v2, -|v4|, v8, -|v12| // d2380502 a4321104
v_cvt_scalef32_sr_bf8_f32 v2, v4, v8, v12 op_sel:[1,0,0,0] // d2380802 04321104
v_cvt_scalef32_sr_bf8_f32 v2, v4, v8, v12 op_sel:[0,1,0,0] // d2381002 04321104
v_cvt_scalef32_sr_bf8_f32 v2, v4, v8, v12 op_sel:[0,0,1,0] // d2382002 04321104
v_cvt_scalef32_sr_bf8_f32 v2, v4, v8, v12 op_sel:[0,0,0,1] // d2384002 04321104
v_cvt_scalef32_sr_bf8_f32 v2, v4, v8, v12 op_sel:[1,1,1,1] // d2387802 04321104
v_cvt_scalef32_pk_f32_fp8 v[2:3], v4, v8 // d2390002 00021104
v_cvt_scalef32_pk_f32_fp8 v[2:3], s8, v8 // d2390002 00021008
v_cvt_scalef32_pk_f32_fp8 v[2:3], 0.5, v8 // d2390002 000210f0
v_cvt_scalef32_pk_f32_fp8 v[2:3], v4, -1 // d2390002 00018304
v_cvt_scalef32_pk_f32_fp8 v[2:3], v4, -v8 // d2390002 40021104
v_cvt_scalef32_pk_f32_fp8 v[2:3], v4, |v8| // d2390202 00021104
v_cvt_scalef32_pk_f32_fp8 v[2:3], v4, -|v8| // d2390202 40021104
v_cvt_scalef32_pk_f32_fp8 v[2:3], v4, v8 op_sel:[1,0,0] // d2390802 00021104
v_cvt_scalef32_pk_f32_fp8 v[2:3], v4, v8 op_sel:[0,1,0] // d2391002 00021104
v_cvt_scalef32_pk_f32_fp8 v[2:3], v4, v8 op_sel:[0,0,1] // d2394002 00021104
v_cvt_scalef32_pk_f32_fp8 v[2:3], v4, v8 op_sel:[1,1,1] // d2395802 00021104
v_cvt_scalef32_pk_f32_bf8 v[2:3], v4, v8 // d23a0002 00021104
v_cvt_scalef32_pk_f32_bf8 v[2:3], s8, v8 // d23a0002 00021008
v_cvt_scalef32_pk_f32_bf8 v[2:3], 0.5, v8 // d23a0002 000210f0
v_cvt_scalef32_pk_f32_bf8 v[2:3], v4, -1 // d23a0002 00018304
v_cvt_scalef32_pk_f32_bf8 v[2:3], v4, -v8 // d23a0002 40021104
v_cvt_scalef32_pk_f32_bf8 v[2:3], v4, |v8| // d23a0202 00021104
v_cvt_scalef32_pk_f32_bf8 v[2:3], v4, -|v8| // d23a0202 40021104
v_cvt_scalef32_pk_f32_bf8 v[2:3], v4, v8 op_sel:[1,0,0] // d23a0802 00021104
v_cvt_scalef32_pk_f32_bf8 v[2:3], v4, v8 op_sel:[0,1,0] // d23a1002 00021104
v_cvt_scalef32_pk_f32_bf8 v[2:3], v4, v8 op_sel:[0,0,1] // d23a4002 00021104
v_cvt_scalef32_pk_f32_bf8 v[2:3], v4, v8 op_sel:[1,1,1] // d23a5802 00021104
v_cvt_scalef32_f32_fp8 v2, v4, v8 // d23b0002 00021104
v_cvt_scalef32_f32_fp8 v2, s8, v8 // d23b0002 00021008
v_cvt_scalef32_f32_fp8 v2, 0.5, v8 // d23b0002 000210f0
v_cvt_scalef32_f32_fp8 v2, v4, -1 // d23b0002 00018304
v_cvt_scalef32_f32_fp8 v2, v4, -v8 // d23b0002 40021104
v_cvt_scalef32_f32_fp8 v2, v4, |v8| // d23b0202 00021104
v_cvt_scalef32_f32_fp8 v2, v4, -|v8| // d23b0202 40021104
v_cvt_scalef32_f32_fp8 v2, v4, v8 op_sel:[1,0,0] // d23b0802 00021104
v_cvt_scalef32_f32_fp8 v2, v4, v8 op_sel:[0,1,0] // d23b1002 00021104
v_cvt_scalef32_f32_fp8 v2, v4, v8 op_sel:[0,0,1] // d23b4002 00021104
v_cvt_scalef32_f32_fp8 v2, v4, v8 op_sel:[1,1,1] // d23b5802 00021104
v_cvt_scalef32_f32_bf8 v2, v4, v8 // d23c0002 00021104
v_cvt_scalef32_f32_bf8 v2, s8, v8 // d23c0002 00021008
v_cvt_scalef32_f32_bf8 v2, 0.5, v8 // d23c0002 000210f0
v_cvt_scalef32_f32_bf8 v2, v4, -1 // d23c0002 00018304
v_cvt_scalef32_f32_bf8 v2, v4, -v8 // d23c0002 40021104
v_cvt_scalef32_f32_bf8 v2, v4, |v8| // d23c0202 00021104
v_cvt_scalef32_f32_bf8 v2, v4, -|v8| // d23c0202 40021104
v_cvt_scalef32_f32_bf8 v2, v4, v8 op_sel:[1,0,0] // d23c0802 00021104
v_cvt_scalef32_f32_bf8 v2, v4, v8 op_sel:[0,1,0] // d23c1002 00021104
v_cvt_scalef32_f32_bf8 v2, v4, v8 op_sel:[0,0,1] // d23c4002 00021104
v_cvt_scalef32_f32_bf8 v2, v4, v8 op_sel:[1,1,1] // d23c5802 00021104
v_cvt_scalef32_pk_fp4_f32 v2, v4, v8, v12 // d23d0002 04321104
v_cvt_scalef32_pk_fp4_f32 v2, s8, v8, v12 // d23d0002 04321008
v_cvt_scalef32_pk_fp4_f32 v2, 0.5, v8, v12 // d23d0002 043210f0
v_cvt_scalef32_pk_fp4_f32 v2, v4, -1, v12 // d23d0002 04318304
v_cvt_scalef32_pk_fp4_f32 v2, -v4, v8, v12 // d23d0002 24321104
v_cvt_scalef32_pk_fp4_f32 v2, v4, -v8, v12 // d23d0002 44321104
v_cvt_scalef32_pk_fp4_f32 v2, v4, v8, -v12 // d23d0002 84321104
v_cvt_scalef32_pk_fp4_f32 v2, neg(1.0), v8, v12 // d23d0002 243210f2
v_cvt_scalef32_pk_fp4_f32 v2, |v4|, v8, v12 // d23d0102 04321104
v_cvt_scalef32_pk_fp4_f32 v2, v4, |v8|, v12 // d23d0202 04321104
v_cvt_scalef32_pk_fp4_f32 v2, v4, v8, |v12| // d23d0402 04321104
v_cvt_scalef32_pk_fp4_f32 v2, -|v4|, -|v8|, -|v12| // d23d0702 e4321104
v_cvt_scalef32_pk_fp4_f32 v2, v4, v8, v12 op_sel:[1,0,0,0] // d23d0802 04321104
v_cvt_scalef32_pk_fp4_f32 v2, v4, v8, v12 op_sel:[0,1,0,0] // d23d1002 04321104
v_cvt_scalef32_pk_fp4_f32 v2, v4, v8, v12 op_sel:[0,0,1,0] // d23d2002 04321104
v_cvt_scalef32_pk_fp4_f32 v2, v4, v8, v12 op_sel:[0,0,0,1] // d23d4002 04321104
v_cvt_scalef32_pk_fp4_f32 v2, v4, v8, v12 op_sel:[1,1,1,1] // d23d7802 04321104
v_cvt_scalef32_sr_pk_fp4_f32 v2, v[4:5], v8, v12 // d23e0002 04321104
v_cvt_scalef32_sr_pk_fp4_f32 v2, v[4:5], -1, v12 // d23e0002 04318304
v_cvt_scalef32_sr_pk_fp4_f32 v2, -v[4:5], v8, v12 // d23e0002 24321104
v_cvt_scalef32_sr_pk_fp4_f32 v2, v[4:5], v8, -v12 // d23e0002 84321104
v_cvt_scalef32_sr_pk_fp4_f32 v2, |v[4:5]|, v8, v12 // d23e0102 04321104
v_cvt_scalef32_sr_pk_fp4_f32 v2, v[4:5], v8, |v12| // d23e0402 04321104
v_cvt_scalef32_sr_pk_fp4_f32 v2, -|v[4:5]|, v8, -|v12| // d23e0502 a4321104
v_cvt_scalef32_sr_pk_fp4_f32 v2, v[4:5], v8, v12 op_sel:[1,0,0,0] // d23e0802 04321104
v_cvt_scalef32_sr_pk_fp4_f32 v2, v[4:5], v8, v12 op_sel:[0,1,0,0] // d23e1002 04321104
v_cvt_scalef32_sr_pk_fp4_f32 v2, v[4:5], v8, v12 op_sel:[0,0,1,0] // d23e2002 04321104
v_cvt_scalef32_sr_pk_fp4_f32 v2, v[4:5], v8, v12 op_sel:[0,0,0,1] // d23e4002 04321104
v_cvt_scalef32_sr_pk_fp4_f32 v2, v[4:5], v8, v12 op_sel:[1,1,1,1] // d23e7802 04321104
v_cvt_scalef32_pk_f32_fp4 v[2:3], v4, v8 // d23f0002 00021104
v_cvt_scalef32_pk_f32_fp4 v[2:3], s8, v8 // d23f0002 00021008
v_cvt_scalef32_pk_f32_fp4 v[2:3], 0.5, v8 // d23f0002 000210f0
v_cvt_scalef32_pk_f32_fp4 v[2:3], v4, -1 // d23f0002 00018304
v_cvt_scalef32_pk_f32_fp4 v[2:3], v4, -v8 // d23f0002 40021104
v_cvt_scalef32_pk_f32_fp4 v[2:3], v4, |v8| // d23f0202 00021104
v_cvt_scalef32_pk_f32_fp4 v[2:3], v4, -|v8| // d23f0202 40021104
v_cvt_scalef32_pk_f32_fp4 v[2:3], v4, v8 op_sel:[1,0,0] // d23f0802 00021104
v_cvt_scalef32_pk_f32_fp4 v[2:3], v4, v8 op_sel:[0,1,0] // d23f1002 00021104
v_cvt_scalef32_pk_f32_fp4 v[2:3], v4, v8 op_sel:[0,0,1] // d23f4002 00021104
v_cvt_scalef32_pk_f32_fp4 v[2:3], v4, v8 op_sel:[1,1,1] // d23f5802 00021104
v_cvt_scalef32_pk_fp8_f16 v2, v4, v8 // d2400002 00021104
v_cvt_scalef32_pk_fp8_f16 v2, s8, v8 // d2400002 00021008
v_cvt_scalef32_pk_fp8_f16 v2, 0.5, v8 // d2400002 000210f0
v_cvt_scalef32_pk_fp8_f16 v2, v4, -1 // d2400002 00018304
v_cvt_scalef32_pk_fp8_f16 v2, -v4, v8 // d2400002 20021104
v_cvt_scalef32_pk_fp8_f16 v2, v4, -v8 // d2400002 40021104
v_cvt_scalef32_pk_fp8_f16 v2, neg(1.0), v8 // d2400002 200210f2
v_cvt_scalef32_pk_fp8_f16 v2, |v4|, v8 // d2400102 00021104
v_cvt_scalef32_pk_fp8_f16 v2, v4, |v8| // d2400202 00021104
v_cvt_scalef32_pk_fp8_f16 v2, -|v4|, -|v8| // d2400302 60021104
v_cvt_scalef32_pk_fp8_f16 v2, v4, v8 op_sel:[1,0,0] // d2400802 00021104
v_cvt_scalef32_pk_fp8_f16 v2, v4, v8 op_sel:[0,1,0] // d2401002 00021104
v_cvt_scalef32_pk_fp8_f16 v2, v4, v8 op_sel:[0,0,1] // d2404002 00021104
v_cvt_scalef32_pk_fp8_f16 v2, v4, v8 op_sel:[1,1,1] // d2405802 00021104
v_cvt_scalef32_pk_bf8_f16 v2, v4, v8 // d2410002 00021104
v_cvt_scalef32_pk_bf8_f16 v2, s8, v8 // d2410002 00021008
v_cvt_scalef32_pk_bf8_f16 v2, 0.5, v8 // d2410002 000210f0
v_cvt_scalef32_pk_bf8_f16 v2, v4, -1 // d2410002 00018304
v_cvt_scalef32_pk_bf8_f16 v2, -v4, v8 // d2410002 20021104
v_cvt_scalef32_pk_bf8_f16 v2, v4, -v8 // d2410002 40021104
v_cvt_scalef32_pk_bf8_f16 v2, neg(1.0), v8 // d2410002 200210f2
v_cvt_scalef32_pk_bf8_f16 v2, |v4|, v8 // d2410102 00021104
v_cvt_scalef32_pk_bf8_f16 v2, v4, |v8| // d2410202 00021104
v_cvt_scalef32_pk_bf8_f16 v2, -|v4|, -|v8| // d2410302 60021104
v_cvt_scalef32_pk_bf8_f16 v2, v4, v8 op_sel:[1,0,0] // d2410802 00021104
v_cvt_scalef32_pk_bf8_f16 v2, v4, v8 op_sel:[0,1,0] // d2411002 00021104
v_cvt_scalef32_pk_bf8_f16 v2, v4, v8 op_sel:[0,0,1] // d2414002 00021104
v_cvt_scalef32_pk_bf8_f16 v2, v4, v8 op_sel:[1,1,1] // d2415802 00021104
v_cvt_scalef32_sr_fp8_f16 v2, v4, v8, v12 // d2420002 04321104
v_cvt_scalef32_sr_fp8_f16 v2, s8, v8, v12 // d2420002 04321008
v_cvt_scalef32_sr_fp8_f16 v2, 0.5, v8, v12 // d2420002 043210f0
v_cvt_scalef32_sr_fp8_f16 v2, v4, -1, v12 // d2420002 04318304
v_cvt_scalef32_sr_fp8_f16 v2, -v4, v8, v12 // d2420002 24321104
v_cvt_scalef32_sr_fp8_f16 v2, v4, v8, -v12 // d2420002 84321104
v_cvt_scalef32_sr_fp8_f16 v2, neg(1.0), v8, v12 // d2420002 243210f2
v_cvt_scalef32_sr_fp8_f16 v2, |v4|, v8, v12 // d2420102 04321104
v_cvt_scalef32_sr_fp8_f16 v2, v4, v8, |v12| // d2420402 04321104
v_cvt_scalef32_sr_fp8_f16 v2, -|v4|, v8, -|v12| // d2420502 a4321104
v_cvt_scalef32_sr_fp8_f16 v2, v4, v8, v12 op_sel:[1,0,0,0] // d2420802 04321104
v_cvt_scalef32_sr_fp8_f16 v2, v4, v8, v12 op_sel:[0,1,0,0] // d2421002 04321104
v_cvt_scalef32_sr_fp8_f16 v2, v4, v8, v12 op_sel:[0,0,1,0] // d2422002 04321104
v_cvt_scalef32_sr_fp8_f16 v2, v4, v8, v12 op_sel:[0,0,0,1] // d2424002 04321104
v_cvt_scalef32_sr_fp8_f16 v2, v4, v8, v12 op_sel:[1,1,1,1] // d2427802 04321104
v_cvt_scalef32_sr_bf8_f16 v2, v4, v8, v12 // d2430002 04321104
v_cvt_scalef32_sr_bf8_f16 v2, s8, v8, v12 // d2430002 04321008
v_cvt_scalef32_sr_bf8_f16 v2, 0.5, v8, v12 // d2430002 043210f0
v_cvt_scalef32_sr_bf8_f16 v2, v4, -1, v12 // d2430002 04318304
v_cvt_scalef32_sr_bf8_f16 v2, -v4, v8, v12 // d2430002 24321104
v_cvt_scalef32_sr_bf8_f16 v2, v4, v8, -v12 // d2430002 84321104
v_cvt_scalef32_sr_bf8_f16 v2, neg(1.0), v8, v12 // d2430002 243210f2
v_cvt_scalef32_sr_bf8_f16 v2, |v4|, v8, v12 // d2430102 04321104
v_cvt_scalef32_sr_bf8_f16 v2, v4, v8, |v12| // d2430402 04321104
v_cvt_scalef32_sr_bf8_f16 v2, -|v4|, v8, -|v12| // d2430502 a4321104
v_cvt_scalef32_sr_bf8_f16 v2, v4, v8, v12 op_sel:[1,0,0,0] // d2430802 04321104
v_cvt_scalef32_sr_bf8_f16 v2, v4, v8, v12 op_sel:[0,1,0,0] // d2431002 04321104
v_cvt_scalef32_sr_bf8_f16 v2, v4, v8, v12 op_sel:[0,0,1,0] // d2432002 04321104
v_cvt_scalef32_sr_bf8_f16 v2, v4, v8, v12 op_sel:[0,0,0,1] // d2434002 04321104
v_cvt_scalef32_sr_bf8_f16 v2, v4, v8, v12 op_sel:[1,1,1,1] // d2437802 04321104
v_cvt_scalef32_pk_fp8_bf16 v2, v4, v8 // d2440002 00021104
v_cvt_scalef32_pk_fp8_bf16 v2, s8, v8 // d2440002 00021008
v_cvt_scalef32_pk_fp8_bf16 v2, 0.5, v8 // d2440002 000210f0
v_cvt_scalef32_pk_fp8_bf16 v2, v4, -1 // d2440002 00018304
v_cvt_scalef32_pk_fp8_bf16 v2, -v4, v8 // d2440002 20021104
v_cvt_scalef32_pk_fp8_bf16 v2, v4, -v8 // d2440002 40021104
v_cvt_scalef32_pk_fp8_bf16 v2, neg(1.0), v8 // d2440002 200210f2
v_cvt_scalef32_pk_fp8_bf16 v2, |v4|, v8 // d2440102 00021104
v_cvt_scalef32_pk_fp8_bf16 v2, v4, |v8| // d2440202 00021104
v_cvt_scalef32_pk_fp8_bf16 v2, -|v4|, -|v8| // d2440302 60021104
v_cvt_scalef32_pk_fp8_bf16 v2, v4, v8 op_sel:[1,0,0] // d2440802 00021104
v_cvt_scalef32_pk_fp8_bf16 v2, v4, v8 op_sel:[0,1,0] // d2441002 00021104
v_cvt_scalef32_pk_fp8_bf16 v2, v4, v8 op_sel:[0,0,1] // d2444002 00021104
v_cvt_scalef32_pk_fp8_bf16 v2, v4, v8 op_sel:[1,1,1] // d2445802 00021104
v_cvt_scalef32_pk_bf8_bf16 v2, v4, v8 // d2450002 00021104
v_cvt_scalef32_pk_bf8_bf16 v2, s8, v8 // d2450002 00021008
v_cvt_scalef32_pk_bf8_bf16 v2, 0.5, v8 // d2450002 000210f0
v_cvt_scalef32_pk_bf8_bf16 v2, v4, -1 // d2450002 00018304
v_cvt_scalef32_pk_bf8_bf16 v2, -v4, v8 // d2450002 20021104
v_cvt_scalef32_pk_bf8_bf16 v2, v4, -v8 // d2450002 40021104
v_cvt_scalef32_pk_bf8_bf16 v2, neg(1.0), v8 // d2450002 200210f2
v_cvt_scalef32_pk_bf8_bf16 v2, |v4|, v8 // d2450102 00021104
v_cvt_scalef32_pk_bf8_bf16 v2, v4, |v8| // d2450202 00021104
v_cvt_scalef32_pk_bf8_bf16 v2, -|v4|, -|v8| // d2450302 60021104
v_cvt_scalef32_pk_bf8_bf16 v2, v4, v8 op_sel:[1,0,0] // d2450802 00021104
v_cvt_scalef32_pk_bf8_bf16 v2, v4, v8 op_sel:[0,1,0] // d2451002 00021104
v_cvt_scalef32_pk_bf8_bf16 v2, v4, v8 op_sel:[0,0,1] // d2454002 00021104
v_cvt_scalef32_pk_bf8_bf16 v2, v4, v8 op_sel:[1,1,1] // d2455802 00021104
v_cvt_scalef32_sr_fp8_bf16 v2, v4, v8, v12 // d2460002 04321104
v_cvt_scalef32_sr_fp8_bf16 v2, s8, v8, v12 // d2460002 04321008
v_cvt_scalef32_sr_fp8_bf16 v2, 0.5, v8, v12 // d2460002 043210f0
v_cvt_scalef32_sr_fp8_bf16 v2, v4, -1, v12 // d2460002 04318304
v_cvt_scalef32_sr_fp8_bf16 v2, -v4, v8, v12 // d2460002 24321104
v_cvt_scalef32_sr_fp8_bf16 v2, v4, v8, -v12 // d2460002 84321104
v_cvt_scalef32_sr_fp8_bf16 v2, neg(1.0), v8, v12 // d2460002 243210f2
v_cvt_scalef32_sr_fp8_bf16 v2, |v4|, v8, v12 // d2460102 04321104
v_cvt_scalef32_sr_fp8_bf16 v2, v4, v8, |v12| // d2460402 04321104
v_cvt_scalef32_sr_fp8_bf16 v2, -|v4|, v8, -|v12| // d2460502 a4321104
v_cvt_scalef32_sr_fp8_bf16 v2, v4, v8, v12 op_sel:[1,0,0,0] // d2460802 04321104
v_cvt_scalef32_sr_fp8_bf16 v2, v4, v8, v12 op_sel:[0,1,0,0] // d2461002 04321104
v_cvt_scalef32_sr_fp8_bf16 v2, v4, v8, v12 op_sel:[0,0,1,0] // d2462002 04321104
v_cvt_scalef32_sr_fp8_bf16 v2, v4, v8, v12 op_sel:[0,0,0,1] // d2464002 04321104
v_cvt_scalef32_sr_fp8_bf16 v2, v4, v8, v12 op_sel:[1,1,1,1] // d2467802 04321104
v_cvt_scalef32_sr_bf8_bf16 v2, v4, v8, v12 // d2470002 04321104
v_cvt_scalef32_sr_bf8_bf16 v2, s8, v8, v12 // d2470002 04321008
v_cvt_scalef32_sr_bf8_bf16 v2, 0.5, v8, v12 // d2470002 043210f0
v_cvt_scalef32_sr_bf8_bf16 v2, v4, -1, v12 // d2470002 04318304
v_cvt_scalef32_sr_bf8_bf16 v2, -v4, v8, v12 // d2470002 24321104
v_cvt_scalef32_sr_bf8_bf16 v2, v4, v8, -v12 // d2470002 84321104
v_cvt_scalef32_sr_bf8_bf16 v2, neg(1.0), v8, v12 // d2470002 243210f2
v_cvt_scalef32_sr_bf8_bf16 v2, |v4|, v8, v12 // d2470102 04321104
v_cvt_scalef32_sr_bf8_bf16 v2, v4, v8, |v12| // d2470402 04321104
v_cvt_scalef32_sr_bf8_bf16 v2, -|v4|, v8, -|v12| // d2470502 a4321104
v_cvt_scalef32_sr_bf8_bf16 v2, v4, v8, v12 op_sel:[1,0,0,0] // d2470802 04321104
v_cvt_scalef32_sr_bf8_bf16 v2, v4, v8, v12 op_sel:[0,1,0,0] // d2471002 04321104
v_cvt_scalef32_sr_bf8_bf16 v2, v4, v8, v12 op_sel:[0,0,1,0] // d2472002 04321104
v_cvt_scalef32_sr_bf8_bf16 v2, v4, v8, v12 op_sel:[0,0,0,1] // d2474002 04321104
v_cvt_scalef32_sr_bf8_bf16 v2, v4, v8, v12 op_sel:[1,1,1,1] // d2477802 04321104
v_cvt_scalef32_pk_f16_fp8 v2, v4, v8 // d2480002 00021104
v_cvt_scalef32_pk_f16_fp8 v2, s8, v8 // d2480002 00021008
v_cvt_scalef32_pk_f16_fp8 v2, 0.5, v8 // d2480002 000210f0
v_cvt_scalef32_pk_f16_fp8 v2, v4, -1 // d2480002 00018304
v_cvt_scalef32_pk_f16_fp8 v2, v4, -v8 // d2480002 40021104
v_cvt_scalef32_pk_f16_fp8 v2, v4, |v8| // d2480202 00021104
v_cvt_scalef32_pk_f16_fp8 v2, v4, -|v8| // d2480202 40021104
v_cvt_scalef32_pk_f16_fp8 v2, v4, v8 op_sel:[1,0,0] // d2480802 00021104
v_cvt_scalef32_pk_f16_fp8 v2, v4, v8 op_sel:[0,1,0] // d2481002 00021104
v_cvt_scalef32_pk_f16_fp8 v2, v4, v8 op_sel:[0,0,1] // d2484002 00021104
v_cvt_scalef32_pk_f16_fp8 v2, v4, v8 op_sel:[1,1,1] // d2485802 00021104
v_cvt_scalef32_pk_f16_bf8 v2, v4, v8 // d2490002 00021104
v_cvt_scalef32_pk_f16_bf8 v2, s8, v8 // d2490002 00021008
v_cvt_scalef32_pk_f16_bf8 v2, 0.5, v8 // d2490002 000210f0
v_cvt_scalef32_pk_f16_bf8 v2, v4, -1 // d2490002 00018304
v_cvt_scalef32_pk_f16_bf8 v2, v4, -v8 // d2490002 40021104
v_cvt_scalef32_pk_f16_bf8 v2, v4, |v8| // d2490202 00021104
v_cvt_scalef32_pk_f16_bf8 v2, v4, -|v8| // d2490202 40021104
v_cvt_scalef32_pk_f16_bf8 v2, v4, v8 op_sel:[1,0,0] // d2490802 00021104
v_cvt_scalef32_pk_f16_bf8 v2, v4, v8 op_sel:[0,1,0] // d2491002 00021104
v_cvt_scalef32_pk_f16_bf8 v2, v4, v8 op_sel:[0,0,1] // d2494002 00021104
v_cvt_scalef32_pk_f16_bf8 v2, v4, v8 op_sel:[1,1,1] // d2495802 00021104
v_cvt_scalef32_f16_fp8 v2, v4, v8 // d24a0002 00021104
v_cvt_scalef32_f16_fp8 v2, s8, v8 // d24a0002 00021008
v_cvt_scalef32_f16_fp8 v2, 0.5, v8 // d24a0002 000210f0
v_cvt_scalef32_f16_fp8 v2, v4, -1 // d24a0002 00018304
v_cvt_scalef32_f16_fp8 v2, v4, -v8 // d24a0002 40021104
v_cvt_scalef32_f16_fp8 v2, v4, |v8| // d24a0202 00021104
v_cvt_scalef32_f16_fp8 v2, v4, -|v8| // d24a0202 40021104
v_cvt_scalef32_f16_fp8 v2, v4, v8 op_sel:[1,0,0] // d24a0802 00021104
v_cvt_scalef32_f16_fp8 v2, v4, v8 op_sel:[0,1,0] // d24a1002 00021104
v_cvt_scalef32_f16_fp8 v2, v4, v8 op_sel:[0,0,1] // d24a4002 00021104
v_cvt_scalef32_f16_fp8 v2, v4, v8 op_sel:[1,1,1] // d24a5802 00021104
v_cvt_scalef32_f16_bf8 v2, v4, v8 // d24b0002 00021104
v_cvt_scalef32_f16_bf8 v2, s8, v8 // d24b0002 00021008
v_cvt_scalef32_f16_bf8 v2, 0.5, v8 // d24b0002 000210f0
v_cvt_scalef32_f16_bf8 v2, v4, -1 // d24b0002 00018304
v_cvt_scalef32_f16_bf8 v2, v4, -v8 // d24b0002 40021104
v_cvt_scalef32_f16_bf8 v2, v4, |v8| // d24b0202 00021104
v_cvt_scalef32_f16_bf8 v2, v4, -|v8| // d24b0202 40021104
v_cvt_scalef32_f16_bf8 v2, v4, v8 op_sel:[1,0,0] // d24b0802 00021104
v_cvt_scalef32_f16_bf8 v2, v4, v8 op_sel:[0,1,0] // d24b1002 00021104
v_cvt_scalef32_f16_bf8 v2, v4, v8 op_sel:[0,0,1] // d24b4002 00021104
v_cvt_scalef32_f16_bf8 v2, v4, v8 op_sel:[1,1,1] // d24b5802 00021104
v_cvt_scalef32_pk_fp4_f16 v2, v4, v8 // d24c0002 00021104
v_cvt_scalef32_pk_fp4_f16 v2, s8, v8 // d24c0002 00021008
v_cvt_scalef32_pk_fp4_f16 v2, 0.5, v8 // d24c0002 000210f0
v_cvt_scalef32_pk_fp4_f16 v2, v4, -1 // d24c0002 00018304
v_cvt_scalef32_pk_fp4_f16 v2, -v4, v8 // d24c0002 20021104
v_cvt_scalef32_pk_fp4_f16 v2, v4, -v8 // d24c0002 40021104
v_cvt_scalef32_pk_fp4_f16 v2, neg(1.0), v8 // d24c0002 200210f2
v_cvt_scalef32_pk_fp4_f16 v2, |v4|, v8 // d24c0102 00021104
v_cvt_scalef32_pk_fp4_f16 v2, v4, |v8| // d24c0202 00021104
v_cvt_scalef32_pk_fp4_f16 v2, -|v4|, -|v8| // d24c0302 60021104
v_cvt_scalef32_pk_fp4_f16 v2, v4, v8 op_sel:[1,0,0,0] // d24c0802 00021104
v_cvt_scalef32_pk_fp4_f16 v2, v4, v8 op_sel:[0,1,0,0] // d24c1002 00021104
v_cvt_scalef32_pk_fp4_f16 v2, v4, v8 op_sel:[0,0,1,0] // d24c2002 00021104
v_cvt_scalef32_pk_fp4_f16 v2, v4, v8 op_sel:[0,0,0,1] // d24c4002 00021104
v_cvt_scalef32_pk_fp4_f16 v2, v4, v8 op_sel:[1,1,1,1] // d24c7802 00021104
v_cvt_scalef32_pk_fp4_bf16 v2, v4, v8 // d24d0002 00021104
v_cvt_scalef32_pk_fp4_bf16 v2, s8, v8 // d24d0002 00021008
v_cvt_scalef32_pk_fp4_bf16 v2, 0.5, v8 // d24d0002 000210f0
v_cvt_scalef32_pk_fp4_bf16 v2, v4, -1 // d24d0002 00018304
v_cvt_scalef32_pk_fp4_bf16 v2, -v4, v8 // d24d0002 20021104
v_cvt_scalef32_pk_fp4_bf16 v2, v4, -v8 // d24d0002 40021104
v_cvt_scalef32_pk_fp4_bf16 v2, neg(1.0), v8 // d24d0002 200210f2
v_cvt_scalef32_pk_fp4_bf16 v2, |v4|, v8 // d24d0102 00021104
v_cvt_scalef32_pk_fp4_bf16 v2, v4, |v8| // d24d0202 00021104
v_cvt_scalef32_pk_fp4_bf16 v2, -|v4|, -|v8| // d24d0302 60021104
v_cvt_scalef32_pk_fp4_bf16 v2, v4, v8 op_sel:[1,0,0,0] // d24d0802 00021104
v_cvt_scalef32_pk_fp4_bf16 v2, v4, v8 op_sel:[0,1,0,0] // d24d1002 00021104
v_cvt_scalef32_pk_fp4_bf16 v2, v4, v8 op_sel:[0,0,1,0] // d24d2002 00021104
v_cvt_scalef32_pk_fp4_bf16 v2, v4, v8 op_sel:[0,0,0,1] // d24d4002 00021104
v_cvt_scalef32_pk_fp4_bf16 v2, v4, v8 op_sel:[1,1,1,1] // d24d7802 00021104
v_cvt_scalef32_sr_pk_fp4_f16 v2, v4, v8, v12 // d24e0002 04321104
v_cvt_scalef32_sr_pk_fp4_f16 v2, s8, v8, v12 // d24e0002 04321008
v_cvt_scalef32_sr_pk_fp4_f16 v2, 0.5, v8, v12 // d24e0002 043210f0
v_cvt_scalef32_sr_pk_fp4_f16 v2, v4, -1, v12 // d24e0002 04318304
v_cvt_scalef32_sr_pk_fp4_f16 v2, -v4, v8, v12 // d24e0002 24321104
v_cvt_scalef32_sr_pk_fp4_f16 v2, v4, v8, -v12 // d24e0002 84321104
v_cvt_scalef32_sr_pk_fp4_f16 v2, neg(1.0), v8, v12 // d24e0002 243210f2
v_cvt_scalef32_sr_pk_fp4_f16 v2, |v4|, v8, v12 // d24e0102 04321104
v_cvt_scalef32_sr_pk_fp4_f16 v2, v4, v8, |v12| // d24e0402 04321104
v_cvt_scalef32_sr_pk_fp4_f16 v2, -|v4|, v8, -|v12| // d24e0502 a4321104
v_cvt_scalef32_sr_pk_fp4_f16 v2, v4, v8, v12 op_sel:[1,0,0,0] // d24e0802 04321104
v_cvt_scalef32_sr_pk_fp4_f16 v2, v4, v8, v12 op_sel:[0,1,0,0] // d24e1002 04321104
v_cvt_scalef32_sr_pk_fp4_f16 v2, v4, v8, v12 op_sel:[0,0,1,0] // d24e2002 04321104
v_cvt_scalef32_sr_pk_fp4_f16 v2, v4, v8, v12 op_sel:[0,0,0,1] // d24e4002 04321104
v_cvt_scalef32_sr_pk_fp4_f16 v2, v4, v8, v12 op_sel:[1,1,1,1] // d24e7802 04321104
v_cvt_scalef32_sr_pk_fp4_bf16 v2, v4, v8, v12 // d24f0002 04321104
v_cvt_scalef32_sr_pk_fp4_bf16 v2, s8, v8, v12 // d24f0002 04321008
v_cvt_scalef32_sr_pk_fp4_bf16 v2, 0.5, v8, v12 // d24f0002 043210f0
v_cvt_scalef32_sr_pk_fp4_bf16 v2, v4, -1, v12 // d24f0002 04318304
v_cvt_scalef32_sr_pk_fp4_bf16 v2, -v4, v8, v12 // d24f0002 24321104
v_cvt_scalef32_sr_pk_fp4_bf16 v2, v4, v8, -v12 // d24f0002 84321104
v_cvt_scalef32_sr_pk_fp4_bf16 v2, neg(1.0), v8, v12 // d24f0002 243210f2
v_cvt_scalef32_sr_pk_fp4_bf16 v2, |v4|, v8, v12 // d24f0102 04321104
v_cvt_scalef32_sr_pk_fp4_bf16 v2, v4, v8, |v12| // d24f0402 04321104
v_cvt_scalef32_sr_pk_fp4_bf16 v2, -|v4|, v8, -|v12| // d24f0502 a4321104
v_cvt_scalef32_sr_pk_fp4_bf16 v2, v4, v8, v12 op_sel:[1,0,0,0] // d24f0802 04321104
v_cvt_scalef32_sr_pk_fp4_bf16 v2, v4, v8, v12 op_sel:[0,1,0,0] // d24f1002 04321104
v_cvt_scalef32_sr_pk_fp4_bf16 v2, v4, v8, v12 op_sel:[0,0,1,0] // d24f2002 04321104
v_cvt_scalef32_sr_pk_fp4_bf16 v2, v4, v8, v12 op_sel:[0,0,0,1] // d24f4002 04321104
v_cvt_scalef32_sr_pk_fp4_bf16 v2, v4, v8, v12 op_sel:[1,1,1,1] // d24f7802 04321104
v_cvt_scalef32_pk_f16_fp4 v2, v4, v8 // d2500002 00021104
v_cvt_scalef32_pk_f16_fp4 v2, s8, v8 // d2500002 00021008
v_cvt_scalef32_pk_f16_fp4 v2, 0.5, v8 // d2500002 000210f0
v_cvt_scalef32_pk_f16_fp4 v2, v4, -1 // d2500002 00018304
v_cvt_scalef32_pk_f16_fp4 v2, v4, -v8 // d2500002 40021104
v_cvt_scalef32_pk_f16_fp4 v2, v4, |v8| // d2500202 00021104
v_cvt_scalef32_pk_f16_fp4 v2, v4, -|v8| // d2500202 40021104
v_cvt_scalef32_pk_f16_fp4 v2, v4, v8 op_sel:[1,0,0] // d2500802 00021104
v_cvt_scalef32_pk_f16_fp4 v2, v4, v8 op_sel:[0,1,0] // d2501002 00021104
v_cvt_scalef32_pk_f16_fp4 v2, v4, v8 op_sel:[0,0,1] // d2504002 00021104
v_cvt_scalef32_pk_f16_fp4 v2, v4, v8 op_sel:[1,1,1] // d2505802 00021104
v_cvt_scalef32_pk_bf16_fp4 v2, v4, v8 // d2510002 00021104
v_cvt_scalef32_pk_bf16_fp4 v2, s8, v8 // d2510002 00021008
v_cvt_scalef32_pk_bf16_fp4 v2, 0.5, v8 // d2510002 000210f0
v_cvt_scalef32_pk_bf16_fp4 v2, v4, -1 // d2510002 00018304
v_cvt_scalef32_pk_bf16_fp4 v2, v4, -v8 // d2510002 40021104
v_cvt_scalef32_pk_bf16_fp4 v2, v4, |v8| // d2510202 00021104
v_cvt_scalef32_pk_bf16_fp4 v2, v4, -|v8| // d2510202 40021104
v_cvt_scalef32_pk_bf16_fp4 v2, v4, v8 op_sel:[1,0,0] // d2510802 00021104
v_cvt_scalef32_pk_bf16_fp4 v2, v4, v8 op_sel:[0,1,0] // d2511002 00021104
v_cvt_scalef32_pk_bf16_fp4 v2, v4, v8 op_sel:[0,0,1] // d2514002 00021104
v_cvt_scalef32_pk_bf16_fp4 v2, v4, v8 op_sel:[1,1,1] // d2515802 00021104
v_cvt_scalef32_2xpk16_fp6_f32 v[2:7], v[4:19], v[8:23], v12 // d2520002 04321104
v_cvt_scalef32_2xpk16_bf6_f32 v[2:7], v[4:19], v[8:23], v12 // d2530002 04321104
v_cvt_scalef32_sr_pk32_fp6_f32 v[2:7], v[4:35], v8, v12 // d2540002 04321104
v_cvt_scalef32_sr_pk32_fp6_f32 v[2:7], v[4:35], -1, v12 // d2540002 04318304
v_cvt_scalef32_sr_pk32_bf6_f32 v[2:7], v[4:35], v8, v12 // d2550002 04321104
v_cvt_scalef32_sr_pk32_bf6_f32 v[2:7], v[4:35], -1, v12 // d2550002 04318304
v_cvt_scalef32_pk32_f32_fp6 v[2:33], v[4:9], v8 // d2560002 00021104
v_cvt_scalef32_pk32_f32_fp6 v[2:33], v[4:9], -1 // d2560002 00018304
v_cvt_scalef32_pk32_f32_bf6 v[2:33], v[4:9], v8 // d2570002 00021104
v_cvt_scalef32_pk32_f32_bf6 v[2:33], v[4:9], -1 // d2570002 00018304
v_cvt_scalef32_pk32_fp6_f16 v[2:7], v[4:19], v8 // d2580002 00021104
v_cvt_scalef32_pk32_fp6_f16 v[2:7], v[4:19], -1 // d2580002 00018304
v_cvt_scalef32_pk32_fp6_bf16 v[2:7], v[4:19], v8 // d2590002 00021104
v_cvt_scalef32_pk32_fp6_bf16 v[2:7], v[4:19], -1 // d2590002 00018304
v_cvt_scalef32_pk32_bf6_f16 v[2:7], v[4:19], v8 // d25a0002 00021104
v_cvt_scalef32_pk32_bf6_f16 v[2:7], v[4:19], -1 // d25a0002 00018304
v_cvt_scalef32_pk32_bf6_bf16 v[2:7], v[4:19], v8 // d25b0002 00021104
v_cvt_scalef32_pk32_bf6_bf16 v[2:7], v[4:19], -1 // d25b0002 00018304
v_cvt_scalef32_sr_pk32_fp6_f16 v[2:7], v[4:19], v8, v12 // d25c0002 04321104
v_cvt_scalef32_sr_pk32_fp6_f16 v[2:7], v[4:19], -1, v12 // d25c0002 04318304
v_cvt_scalef32_sr_pk32_fp6_bf16 v[2:7], v[4:19], v8, v12 // d25d0002 04321104
v_cvt_scalef32_sr_pk32_fp6_bf16 v[2:7], v[4:19], -1, v12 // d25d0002 04318304
v_cvt_scalef32_sr_pk32_bf6_f16 v[2:7], v[4:19], v8, v12 // d25e0002 04321104
v_cvt_scalef32_sr_pk32_bf6_f16 v[2:7], v[4:19], -1, v12 // d25e0002 04318304
v_cvt_scalef32_sr_pk32_bf6_bf16 v[2:7], v[4:19], v8, v12 // d25f0002 04321104
v_cvt_scalef32_sr_pk32_bf6_bf16 v[2:7], v[4:19], -1, v12 // d25f0002 04318304
v_cvt_scalef32_pk32_f16_fp6 v[2:17], v[4:9], v8 // d2600002 00021104
v_cvt_scalef32_pk32_f16_fp6 v[2:17], v[4:9], -1 // d2600002 00018304
v_cvt_scalef32_pk32_bf16_fp6 v[2:17], v[4:9], v8 // d2610002 00021104
v_cvt_scalef32_pk32_bf16_fp6 v[2:17], v[4:9], -1 // d2610002 00018304
v_cvt_scalef32_pk32_f16_bf6 v[2:17], v[4:9], v8 // d2620002 00021104
v_cvt_scalef32_pk32_f16_bf6 v[2:17], v[4:9], -1 // d2620002 00018304
v_cvt_scalef32_pk32_bf16_bf6 v[2:17], v[4:9], v8 // d2630002 00021104
v_cvt_scalef32_pk32_bf16_bf6 v[2:17], v[4:9], -1 // d2630002 00018304
v_ashr_pk_i8_i32 v2, v4, v8, v12 // d2650002 04321104
v_ashr_pk_i8_i32 v2, s8, v8, v12 // d2650002 04321008
v_ashr_pk_i8_i32 v2, 0.5, v8, v12 // d2650002 043210f0
v_ashr_pk_i8_i32 v2, v4, -1, v12 // d2650002 04318304
v_ashr_pk_i8_i32 v2, v4, v8, v12 op_sel:[1,0,0,0] // d2650802 04321104
v_ashr_pk_i8_i32 v2, v4, v8, v12 op_sel:[0,1,0,0] // d2651002 04321104
v_ashr_pk_i8_i32 v2, v4, v8, v12 op_sel:[0,0,1,0] // d2652002 04321104
v_ashr_pk_i8_i32 v2, v4, v8, v12 op_sel:[0,0,0,1] // d2654002 04321104
v_ashr_pk_i8_i32 v2, v4, v8, v12 op_sel:[1,1,1,1] // d2657802 04321104
v_ashr_pk_u8_i32 v2, v4, v8, v12 // d2660002 04321104
v_ashr_pk_u8_i32 v2, s8, v8, v12 // d2660002 04321008
v_ashr_pk_u8_i32 v2, 0.5, v8, v12 // d2660002 043210f0
v_ashr_pk_u8_i32 v2, v4, -1, v12 // d2660002 04318304
v_ashr_pk_u8_i32 v2, v4, v8, v12 op_sel:[1,0,0,0] // d2660802 04321104
v_ashr_pk_u8_i32 v2, v4, v8, v12 op_sel:[0,1,0,0] // d2661002 04321104
v_ashr_pk_u8_i32 v2, v4, v8, v12 op_sel:[0,0,1,0] // d2662002 04321104
v_ashr_pk_u8_i32 v2, v4, v8, v12 op_sel:[0,0,0,1] // d2664002 04321104
v_ashr_pk_u8_i32 v2, v4, v8, v12 op_sel:[1,1,1,1] // d2667802 04321104
v_cvt_pk_f16_f32 v2, v4, v8 // d2670002 00021104
v_cvt_pk_f16_f32 v2, s8, v8 // d2670002 00021008
v_cvt_pk_f16_f32 v2, 0.5, v8 // d2670002 000210f0
v_cvt_pk_f16_f32 v2, v4, -1 // d2670002 00018304
v_cvt_pk_f16_f32 v2, -v4, v8 // d2670002 20021104
v_cvt_pk_f16_f32 v2, v4, -v8 // d2670002 40021104
v_cvt_pk_f16_f32 v2, neg(1.0), v8 // d2670002 200210f2
v_cvt_pk_f16_f32 v2, |v4|, v8 // d2670102 00021104
v_cvt_pk_f16_f32 v2, v4, |v8| // d2670202 00021104
v_cvt_pk_f16_f32 v2, -|v4|, -|v8| // d2670302 60021104
v_cvt_pk_f16_f32 v2, v4, v8 clamp // d2678002 00021104
v_cvt_pk_f16_f32 v2, v4, v8 mul:2 // d2670002 08021104
v_cvt_pk_f16_f32 v2, v4, v8 mul:4 // d2670002 10021104
v_cvt_pk_f16_f32 v2, v4, v8 div:2 // d2670002 18021104
v_cvt_pk_bf16_f32 v2, v4, v8 // d2680002 00021104
v_cvt_pk_bf16_f32 v2, s8, v8 // d2680002 00021008
v_cvt_pk_bf16_f32 v2, 0.5, v8 // d2680002 000210f0
v_cvt_pk_bf16_f32 v2, v4, -1 // d2680002 00018304
v_cvt_pk_bf16_f32 v2, -v4, v8 // d2680002 20021104
v_cvt_pk_bf16_f32 v2, v4, -v8 // d2680002 40021104
v_cvt_pk_bf16_f32 v2, neg(1.0), v8 // d2680002 200210f2
v_cvt_pk_bf16_f32 v2, |v4|, v8 // d2680102 00021104
v_cvt_pk_bf16_f32 v2, v4, |v8| // d2680202 00021104
v_cvt_pk_bf16_f32 v2, -|v4|, -|v8| // d2680302 60021104
v_cvt_pk_bf16_f32 v2, v4, v8 clamp // d2688002 00021104
v_cvt_pk_bf16_f32 v2, v4, v8 mul:2 // d2680002 08021104
v_cvt_pk_bf16_f32 v2, v4, v8 mul:4 // d2680002 10021104
v_cvt_pk_bf16_f32 v2, v4, v8 div:2 // d2680002 18021104
v_cvt_scalef32_pk_bf16_fp8 v2, v4, v8 // d2690002 00021104
v_cvt_scalef32_pk_bf16_fp8 v2, s8, v8 // d2690002 00021008
v_cvt_scalef32_pk_bf16_fp8 v2, 0.5, v8 // d2690002 000210f0
v_cvt_scalef32_pk_bf16_fp8 v2, v4, -1 // d2690002 00018304
v_cvt_scalef32_pk_bf16_fp8 v2, v4, -v8 // d2690002 40021104
v_cvt_scalef32_pk_bf16_fp8 v2, v4, |v8| // d2690202 00021104
v_cvt_scalef32_pk_bf16_fp8 v2, v4, -|v8| // d2690202 40021104
v_cvt_scalef32_pk_bf16_fp8 v2, v4, v8 op_sel:[1,0,0] // d2690802 00021104
v_cvt_scalef32_pk_bf16_fp8 v2, v4, v8 op_sel:[0,1,0] // d2691002 00021104
v_cvt_scalef32_pk_bf16_fp8 v2, v4, v8 op_sel:[0,0,1] // d2694002 00021104
v_cvt_scalef32_pk_bf16_fp8 v2, v4, v8 op_sel:[1,1,1] // d2695802 00021104
v_cvt_scalef32_pk_bf16_bf8 v2, v4, v8 // d26a0002 00021104
v_cvt_scalef32_pk_bf16_bf8 v2, s8, v8 // d26a0002 00021008
v_cvt_scalef32_pk_bf16_bf8 v2, 0.5, v8 // d26a0002 000210f0
v_cvt_scalef32_pk_bf16_bf8 v2, v4, -1 // d26a0002 00018304
v_cvt_scalef32_pk_bf16_bf8 v2, v4, -v8 // d26a0002 40021104
v_cvt_scalef32_pk_bf16_bf8 v2, v4, |v8| // d26a0202 00021104
v_cvt_scalef32_pk_bf16_bf8 v2, v4, -|v8| // d26a0202 40021104
v_cvt_scalef32_pk_bf16_bf8 v2, v4, v8 op_sel:[1,0,0] // d26a0802 00021104
v_cvt_scalef32_pk_bf16_bf8 v2, v4, v8 op_sel:[0,1,0] // d26a1002 00021104
v_cvt_scalef32_pk_bf16_bf8 v2, v4, v8 op_sel:[0,0,1] // d26a4002 00021104
v_cvt_scalef32_pk_bf16_bf8 v2, v4, v8 op_sel:[1,1,1] // d26a5802 00021104
v_add_f64 v[2:3], v[4:5], v[8:9] // d2800002 00021104
v_add_f64 v[2:3], s[8:9], v[8:9] // d2800002 00021008
v_add_f64 v[2:3], 0.5, v[8:9] // d2800002 000210f0
v_add_f64 v[2:3], v[4:5], -1 // d2800002 00018304
v_add_f64 v[2:3], -v[4:5], v[8:9] // d2800002 20021104
v_add_f64 v[2:3], v[4:5], -v[8:9] // d2800002 40021104
v_add_f64 v[2:3], neg(1.0), v[8:9] // d2800002 200210f2
v_add_f64 v[2:3], |v[4:5]|, v[8:9] // d2800102 00021104
v_add_f64 v[2:3], v[4:5], |v[8:9]| // d2800202 00021104
v_add_f64 v[2:3], -|v[4:5]|, -|v[8:9]| // d2800302 60021104
v_add_f64 v[2:3], v[4:5], v[8:9] clamp // d2808002 00021104
v_add_f64 v[2:3], v[4:5], v[8:9] mul:2 // d2800002 08021104
v_add_f64 v[2:3], v[4:5], v[8:9] mul:4 // d2800002 10021104
v_add_f64 v[2:3], v[4:5], v[8:9] div:2 // d2800002 18021104
v_mul_f64 v[2:3], s[8:9], v[8:9] // d2810002 00021008
v_mul_f64 v[2:3], -|v[4:5]|, -|v[8:9]| clamp mul:2 // d2818302 68021104
v_min_f64 v[2:3], s[8:9], v[8:9] // d2820002 00021008
v_min_f64 v[2:3], -|v[4:5]|, -|v[8:9]| clamp mul:2 // d2828302 68021104
v_max_f64 v[2:3], s[8:9], v[8:9] // d2830002 00021008
v_max_f64 v[2:3], -|v[4:5]|, -|v[8:9]| clamp mul:2 // d2838302 68021104
v_ldexp_f64 v[2:3], v[4:5], v8 // d2840002 00021104
v_ldexp_f64 v[2:3], s[8:9], v8 // d2840002 00021008
v_ldexp_f64 v[2:3], 0.5, v8 // d2840002 000210f0
v_ldexp_f64 v[2:3], v[4:5], -1 // d2840002 00018304
v_ldexp_f64 v[2:3], -v[4:5], v8 // d2840002 20021104
v_ldexp_f64 v[2:3], neg(1.0), v8 // d2840002 200210f2
v_ldexp_f64 v[2:3], |v[4:5]|, v8 // d2840102 00021104
v_ldexp_f64 v[2:3], -|v[4:5]|, v8 // d2840102 20021104
v_ldexp_f64 v[2:3], v[4:5], v8 clamp // d2848002 00021104
v_ldexp_f64 v[2:3], v[4:5], v8 mul:2 // d2840002 08021104
v_ldexp_f64 v[2:3], v[4:5], v8 mul:4 // d2840002 10021104
v_ldexp_f64 v[2:3], v[4:5], v8 div:2 // d2840002 18021104
v_mul_lo_u32 v2, v4, v8 // d2850002 00021104
v_mul_lo_u32 v2, s8, v8 // d2850002 00021008
v_mul_lo_u32 v2, 0.5, v8 // d2850002 000210f0
v_mul_lo_u32 v2, v4, -1 // d2850002 00018304
v_mul_hi_u32 v2, s8, v8 // d2860002 00021008
v_mul_hi_u32 v2, v4, v8 // d2860002 00021104
v_mul_hi_i32 v2, v4, v8 // d2870002 00021104
v_mul_hi_i32 v2, s8, v8 // d2870002 00021008
v_mul_hi_i32 v2, 0.5, v8 // d2870002 000210f0
v_mul_hi_i32 v2, v4, -1 // d2870002 00018304
v_ldexp_f32 v2, v4, v8 // d2880002 00021104
v_ldexp_f32 v2, s8, v8 // d2880002 00021008
v_ldexp_f32 v2, 0.5, v8 // d2880002 000210f0
v_ldexp_f32 v2, v4, -1 // d2880002 00018304
v_ldexp_f32 v2, -v4, v8 // d2880002 20021104
v_ldexp_f32 v2, neg(1.0), v8 // d2880002 200210f2
v_ldexp_f32 v2, |v4|, v8 // d2880102 00021104
v_ldexp_f32 v2, -|v4|, v8 // d2880102 20021104
v_ldexp_f32 v2, v4, v8 clamp // d2888002 00021104
v_ldexp_f32 v2, v4, v8 mul:2 // d2880002 08021104
v_ldexp_f32 v2, v4, v8 mul:4 // d2880002 10021104
v_ldexp_f32 v2, v4, v8 div:2 // d2880002 18021104
v_readlane_b32 s2, v4, -1 // d2890002 00018304
v_bcnt_u32_b32 v2, s8, v8 // d28b0002 00021008
v_bcnt_u32_b32 v2, v4, v8 // d28b0002 00021104
v_mbcnt_lo_u32_b32 v2, s8, v8 // d28c0002 00021008
v_mbcnt_lo_u32_b32 v2, v4, v8 // d28c0002 00021104
v_mbcnt_hi_u32_b32 v2, s8, v8 // d28d0002 00021008
v_mbcnt_hi_u32_b32 v2, v4, v8 // d28d0002 00021104
v_lshlrev_b64 v[2:3], v4, v[8:9] // d28f0002 00021104
v_lshlrev_b64 v[2:3], s8, v[8:9] // d28f0002 00021008
v_lshlrev_b64 v[2:3], 0.5, v[8:9] // d28f0002 000210f0
v_lshlrev_b64 v[2:3], v4, -1 // d28f0002 00018304
v_lshrrev_b64 v[2:3], s8, v[8:9] // d2900002 00021008
v_lshrrev_b64 v[2:3], v4, v[8:9] // d2900002 00021104
v_ashrrev_i64 v[2:3], v4, v[8:9] // d2910002 00021104
v_ashrrev_i64 v[2:3], s8, v[8:9] // d2910002 00021008
v_ashrrev_i64 v[2:3], 0.5, v[8:9] // d2910002 000210f0
v_ashrrev_i64 v[2:3], v4, -1 // d2910002 00018304
v_trig_preop_f64 v[2:3], v[4:5], v8 // d2920002 00021104
v_trig_preop_f64 v[2:3], s[8:9], v8 // d2920002 00021008
v_trig_preop_f64 v[2:3], 0.5, v8 // d2920002 000210f0
v_trig_preop_f64 v[2:3], v[4:5], -1 // d2920002 00018304
v_trig_preop_f64 v[2:3], -v[4:5], v8 // d2920002 20021104
v_trig_preop_f64 v[2:3], neg(1.0), v8 // d2920002 200210f2
v_trig_preop_f64 v[2:3], |v[4:5]|, v8 // d2920102 00021104
v_trig_preop_f64 v[2:3], -|v[4:5]|, v8 // d2920102 20021104
v_trig_preop_f64 v[2:3], v[4:5], v8 clamp // d2928002 00021104
v_trig_preop_f64 v[2:3], v[4:5], v8 mul:2 // d2920002 08021104
v_trig_preop_f64 v[2:3], v[4:5], v8 mul:4 // d2920002 10021104
v_trig_preop_f64 v[2:3], v[4:5], v8 div:2 // d2920002 18021104
v_bfm_b32 v2, s8, v8 // d2930002 00021008
v_bfm_b32 v2, v4, v8 // d2930002 00021104
v_cvt_pknorm_i16_f32 v2, v4, v8 // d2940002 00021104
v_cvt_pknorm_i16_f32 v2, s8, v8 // d2940002 00021008
v_cvt_pknorm_i16_f32 v2, 0.5, v8 // d2940002 000210f0
v_cvt_pknorm_i16_f32 v2, v4, -1 // d2940002 00018304
v_cvt_pknorm_i16_f32 v2, -v4, v8 // d2940002 20021104
v_cvt_pknorm_i16_f32 v2, v4, -v8 // d2940002 40021104
v_cvt_pknorm_i16_f32 v2, neg(1.0), v8 // d2940002 200210f2
v_cvt_pknorm_i16_f32 v2, |v4|, v8 // d2940102 00021104
v_cvt_pknorm_i16_f32 v2, v4, |v8| // d2940202 00021104
v_cvt_pknorm_i16_f32 v2, -|v4|, -|v8| // d2940302 60021104
v_cvt_pknorm_i16_f32 v2, v4, v8 clamp // d2948002 00021104
v_cvt_pknorm_u16_f32 v2, v4, v8 // d2950002 00021104
v_cvt_pknorm_u16_f32 v2, s8, v8 // d2950002 00021008
v_cvt_pknorm_u16_f32 v2, 0.5, v8 // d2950002 000210f0
v_cvt_pknorm_u16_f32 v2, v4, -1 // d2950002 00018304
v_cvt_pknorm_u16_f32 v2, -v4, v8 // d2950002 20021104
v_cvt_pknorm_u16_f32 v2, v4, -v8 // d2950002 40021104
v_cvt_pknorm_u16_f32 v2, neg(1.0), v8 // d2950002 200210f2
v_cvt_pknorm_u16_f32 v2, |v4|, v8 // d2950102 00021104
v_cvt_pknorm_u16_f32 v2, v4, |v8| // d2950202 00021104
v_cvt_pknorm_u16_f32 v2, -|v4|, -|v8| // d2950302 60021104
v_cvt_pknorm_u16_f32 v2, v4, v8 clamp // d2958002 00021104
v_cvt_pkrtz_f16_f32 v2, s8, v8 // d2960002 00021008
v_cvt_pkrtz_f16_f32 v2, -|v4|, -|v8| clamp mul:2 // d2968302 68021104
v_cvt_pk_u16_u32 v2, v4, v8 // d2970002 00021104
v_cvt_pk_u16_u32 v2, s8, v8 // d2970002 00021008
v_cvt_pk_u16_u32 v2, 0.5, v8 // d2970002 000210f0
v_cvt_pk_u16_u32 v2, v4, -1 // d2970002 00018304
v_cvt_pk_i16_i32 v2, v4, v8 // d2980002 00021104
v_cvt_pk_i16_i32 v2, s8, v8 // d2980002 00021008
v_cvt_pk_i16_i32 v2, 0.5, v8 // d2980002 000210f0
v_cvt_pk_i16_i32 v2, v4, -1 // d2980002 00018304
v_cvt_pknorm_i16_f16 v2, v4, v8 // d2990002 00021104
v_cvt_pknorm_i16_f16 v2, s8, v8 // d2990002 00021008
v_cvt_pknorm_i16_f16 v2, 0.5, v8 // d2990002 000210f0
v_cvt_pknorm_i16_f16 v2, v4, -1 // d2990002 00018304
v_cvt_pknorm_i16_f16 v2, -v4, v8 // d2990002 20021104
v_cvt_pknorm_i16_f16 v2, v4, -v8 // d2990002 40021104
v_cvt_pknorm_i16_f16 v2, neg(1.0), v8 // d2990002 200210f2
v_cvt_pknorm_i16_f16 v2, |v4|, v8 // d2990102 00021104
v_cvt_pknorm_i16_f16 v2, v4, |v8| // d2990202 00021104
v_cvt_pknorm_i16_f16 v2, -|v4|, -|v8| // d2990302 60021104
v_cvt_pknorm_i16_f16 v2, v4, v8 clamp // d2998002 00021104
v_cvt_pknorm_i16_f16 v2, v4, v8 op_sel:[1,0,0] // d2990802 00021104
v_cvt_pknorm_i16_f16 v2, v4, v8 op_sel:[0,1,0] // d2991002 00021104
v_cvt_pknorm_i16_f16 v2, v4, v8 op_sel:[0,0,1] // d2994002 00021104
v_cvt_pknorm_i16_f16 v2, v4, v8 op_sel:[1,1,1] // d2995802 00021104
v_cvt_pknorm_u16_f16 v2, v4, v8 // d29a0002 00021104
v_cvt_pknorm_u16_f16 v2, s8, v8 // d29a0002 00021008
v_cvt_pknorm_u16_f16 v2, 0.5, v8 // d29a0002 000210f0
v_cvt_pknorm_u16_f16 v2, v4, -1 // d29a0002 00018304
v_cvt_pknorm_u16_f16 v2, -v4, v8 // d29a0002 20021104
v_cvt_pknorm_u16_f16 v2, v4, -v8 // d29a0002 40021104
v_cvt_pknorm_u16_f16 v2, neg(1.0), v8 // d29a0002 200210f2
v_cvt_pknorm_u16_f16 v2, |v4|, v8 // d29a0102 00021104
v_cvt_pknorm_u16_f16 v2, v4, |v8| // d29a0202 00021104
v_cvt_pknorm_u16_f16 v2, -|v4|, -|v8| // d29a0302 60021104
v_cvt_pknorm_u16_f16 v2, v4, v8 clamp // d29a8002 00021104
v_cvt_pknorm_u16_f16 v2, v4, v8 op_sel:[1,0,0] // d29a0802 00021104
v_cvt_pknorm_u16_f16 v2, v4, v8 op_sel:[0,1,0] // d29a1002 00021104
v_cvt_pknorm_u16_f16 v2, v4, v8 op_sel:[0,0,1] // d29a4002 00021104
v_cvt_pknorm_u16_f16 v2, v4, v8 op_sel:[1,1,1] // d29a5802 00021104
v_add_i32 v2, v4, v8 // d29c0002 00021104
v_add_i32 v2, s8, v8 // d29c0002 00021008
v_add_i32 v2, 0.5, v8 // d29c0002 000210f0
v_add_i32 v2, v4, -1 // d29c0002 00018304
v_add_i32 v2, v4, v8 clamp // d29c8002 00021104
v_sub_i32 v2, s8, v8 // d29d0002 00021008
v_sub_i32 v2, v4, v8 clamp // d29d8002 00021104
v_add_i16 v2, v4, v8 // d29e0002 00021104
v_add_i16 v2, s8, v8 // d29e0002 00021008
v_add_i16 v2, v4, -1 // d29e0002 00018304
v_add_i16 v2, v4, v8 clamp // d29e8002 00021104
v_add_i16 v2, v4, v8 op_sel:[1,0,0] // d29e0802 00021104
v_add_i16 v2, v4, v8 op_sel:[0,1,0] // d29e1002 00021104
v_add_i16 v2, v4, v8 op_sel:[0,0,1] // d29e4002 00021104
v_add_i16 v2, v4, v8 op_sel:[1,1,1] // d29e5802 00021104
v_sub_i16 v2, s8, v8 // d29f0002 00021008
v_sub_i16 v2, v4, v8 op_sel:[1,1,1] clamp // d29fd802 00021104
v_pack_b32_f16 v2, v4, v8 // d2a00002 00021104
v_pack_b32_f16 v2, s8, v8 // d2a00002 00021008
v_pack_b32_f16 v2, 0.5, v8 // d2a00002 000210f0
v_pack_b32_f16 v2, v4, -1 // d2a00002 00018304
v_pack_b32_f16 v2, -v4, v8 // d2a00002 20021104
v_pack_b32_f16 v2, v4, -v8 // d2a00002 40021104
v_pack_b32_f16 v2, neg(1.0), v8 // d2a00002 200210f2
v_pack_b32_f16 v2, |v4|, v8 // d2a00102 00021104
v_pack_b32_f16 v2, v4, |v8| // d2a00202 00021104
v_pack_b32_f16 v2, -|v4|, -|v8| // d2a00302 60021104
v_pack_b32_f16 v2, v4, v8 clamp // d2a08002 00021104
v_pack_b32_f16 v2, v4, v8 op_sel:[1,0,0] // d2a00802 00021104
v_pack_b32_f16 v2, v4, v8 op_sel:[0,1,0] // d2a01002 00021104
v_pack_b32_f16 v2, v4, v8 op_sel:[0,0,1] // d2a04002 00021104
v_pack_b32_f16 v2, v4, v8 op_sel:[1,1,1] // d2a05802 00021104
v_mul_legacy_f32 v2, v4, v8 // d2a10002 00021104
v_mul_legacy_f32 v2, s8, v8 // d2a10002 00021008
v_mul_legacy_f32 v2, 0.5, v8 // d2a10002 000210f0
v_mul_legacy_f32 v2, v4, -1 // d2a10002 00018304
v_mul_legacy_f32 v2, -v4, v8 // d2a10002 20021104
v_mul_legacy_f32 v2, v4, -v8 // d2a10002 40021104
v_mul_legacy_f32 v2, neg(1.0), v8 // d2a10002 200210f2
v_mul_legacy_f32 v2, |v4|, v8 // d2a10102 00021104
v_mul_legacy_f32 v2, v4, |v8| // d2a10202 00021104
v_mul_legacy_f32 v2, -|v4|, -|v8| // d2a10302 60021104
v_mul_legacy_f32 v2, v4, v8 clamp // d2a18002 00021104
v_mul_legacy_f32 v2, v4, v8 mul:2 // d2a10002 08021104
v_mul_legacy_f32 v2, v4, v8 mul:4 // d2a10002 10021104
v_mul_legacy_f32 v2, v4, v8 div:2 // d2a10002 18021104
v_cvt_pk_fp8_f32 v2, v4, v8 // d2a20002 00021104
v_cvt_pk_fp8_f32 v2, s8, v8 // d2a20002 00021008
v_cvt_pk_fp8_f32 v2, 0.5, v8 // d2a20002 000210f0
v_cvt_pk_fp8_f32 v2, v4, -1 // d2a20002 00018304
v_cvt_pk_fp8_f32 v2, -v4, v8 // d2a20002 20021104
v_cvt_pk_fp8_f32 v2, v4, -v8 // d2a20002 40021104
v_cvt_pk_fp8_f32 v2, neg(1.0), v8 // d2a20002 200210f2
v_cvt_pk_fp8_f32 v2, |v4|, v8 // d2a20102 00021104
v_cvt_pk_fp8_f32 v2, v4, |v8| // d2a20202 00021104
v_cvt_pk_fp8_f32 v2, -|v4|, -|v8| // d2a20302 60021104
v_cvt_pk_fp8_f32 v2, v4, v8 op_sel:[1,0,0] // d2a20802 00021104
v_cvt_pk_fp8_f32 v2, v4, v8 op_sel:[0,1,0] // d2a21002 00021104
v_cvt_pk_fp8_f32 v2, v4, v8 op_sel:[0,0,1] // d2a24002 00021104
v_cvt_pk_fp8_f32 v2, v4, v8 op_sel:[1,1,1] // d2a25802 00021104
v_cvt_pk_bf8_f32 v2, v4, v8 // d2a30002 00021104
v_cvt_pk_bf8_f32 v2, s8, v8 // d2a30002 00021008
v_cvt_pk_bf8_f32 v2, 0.5, v8 // d2a30002 000210f0
v_cvt_pk_bf8_f32 v2, v4, -1 // d2a30002 00018304
v_cvt_pk_bf8_f32 v2, -v4, v8 // d2a30002 20021104
v_cvt_pk_bf8_f32 v2, v4, -v8 // d2a30002 40021104
v_cvt_pk_bf8_f32 v2, neg(1.0), v8 // d2a30002 200210f2
v_cvt_pk_bf8_f32 v2, |v4|, v8 // d2a30102 00021104
v_cvt_pk_bf8_f32 v2, v4, |v8| // d2a30202 00021104
v_cvt_pk_bf8_f32 v2, -|v4|, -|v8| // d2a30302 60021104
v_cvt_pk_bf8_f32 v2, v4, v8 op_sel:[1,0,0] // d2a30802 00021104
v_cvt_pk_bf8_f32 v2, v4, v8 op_sel:[0,1,0] // d2a31002 00021104
v_cvt_pk_bf8_f32 v2, v4, v8 op_sel:[0,0,1] // d2a34002 00021104
v_cvt_pk_bf8_f32 v2, v4, v8 op_sel:[1,1,1] // d2a35802 00021104
v_cvt_sr_fp8_f32 v2, v4, v8 // d2a40002 00021104
v_cvt_sr_fp8_f32 v2, s8, v8 // d2a40002 00021008
v_cvt_sr_fp8_f32 v2, 0.5, v8 // d2a40002 000210f0
v_cvt_sr_fp8_f32 v2, v4, -1 // d2a40002 00018304
v_cvt_sr_fp8_f32 v2, -v4, v8 // d2a40002 20021104
v_cvt_sr_fp8_f32 v2, neg(1.0), v8 // d2a40002 200210f2
v_cvt_sr_fp8_f32 v2, |v4|, v8 // d2a40102 00021104
v_cvt_sr_fp8_f32 v2, -|v4|, v8 // d2a40102 20021104
v_cvt_sr_fp8_f32 v2, v4, v8 op_sel:[1,0,0,0] // d2a40802 00021104
v_cvt_sr_fp8_f32 v2, v4, v8 op_sel:[0,1,0,0] // d2a41002 00021104
v_cvt_sr_fp8_f32 v2, v4, v8 op_sel:[0,0,1,0] // d2a42002 00021104
v_cvt_sr_fp8_f32 v2, v4, v8 op_sel:[0,0,0,1] // d2a44002 00021104
v_cvt_sr_fp8_f32 v2, v4, v8 op_sel:[1,1,1,1] // d2a47802 00021104
v_cvt_sr_bf8_f32 v2, v4, v8 // d2a50002 00021104
v_cvt_sr_bf8_f32 v2, s8, v8 // d2a50002 00021008
v_cvt_sr_bf8_f32 v2, 0.5, v8 // d2a50002 000210f0
v_cvt_sr_bf8_f32 v2, v4, -1 // d2a50002 00018304
v_cvt_sr_bf8_f32 v2, -v4, v8 // d2a50002 20021104
v_cvt_sr_bf8_f32 v2, neg(1.0), v8 // d2a50002 200210f2
v_cvt_sr_bf8_f32 v2, |v4|, v8 // d2a50102 00021104
v_cvt_sr_bf8_f32 v2, -|v4|, v8 // d2a50102 20021104
v_cvt_sr_bf8_f32 v2, v4, v8 op_sel:[1,0,0,0] // d2a50802 00021104
v_cvt_sr_bf8_f32 v2, v4, v8 op_sel:[0,1,0,0] // d2a51002 00021104
v_cvt_sr_bf8_f32 v2, v4, v8 op_sel:[0,0,1,0] // d2a52002 00021104
v_cvt_sr_bf8_f32 v2, v4, v8 op_sel:[0,0,0,1] // d2a54002 00021104
v_cvt_sr_bf8_f32 v2, v4, v8 op_sel:[1,1,1,1] // d2a57802 00021104
v_cvt_sr_f16_f32 v2, v4, v8 // d2a60002 00021104
v_cvt_sr_f16_f32 v2, s8, v8 // d2a60002 00021008
v_cvt_sr_f16_f32 v2, 0.5, v8 // d2a60002 000210f0
v_cvt_sr_f16_f32 v2, v4, -1 // d2a60002 00018304
v_cvt_sr_f16_f32 v2, -v4, v8 // d2a60002 20021104
v_cvt_sr_f16_f32 v2, neg(1.0), v8 // d2a60002 200210f2
v_cvt_sr_f16_f32 v2, |v4|, v8 // d2a60102 00021104
v_cvt_sr_f16_f32 v2, -|v4|, v8 // d2a60102 20021104
v_cvt_sr_f16_f32 v2, v4, v8 op_sel:[1,0,0] // d2a60802 00021104
v_cvt_sr_f16_f32 v2, v4, v8 op_sel:[0,1,0] // d2a61002 00021104
v_cvt_sr_f16_f32 v2, v4, v8 op_sel:[0,0,1] // d2a64002 00021104
v_cvt_sr_f16_f32 v2, v4, v8 op_sel:[1,1,1] // d2a65802 00021104
v_cvt_sr_bf16_f32 v2, v4, v8 // d2a70002 00021104
v_cvt_sr_bf16_f32 v2, s8, v8 // d2a70002 00021008
v_cvt_sr_bf16_f32 v2, 0.5, v8 // d2a70002 000210f0
v_cvt_sr_bf16_f32 v2, v4, -1 // d2a70002 00018304
v_cvt_sr_bf16_f32 v2, -v4, v8 // d2a70002 20021104
v_cvt_sr_bf16_f32 v2, neg(1.0), v8 // d2a70002 200210f2
v_cvt_sr_bf16_f32 v2, |v4|, v8 // d2a70102 00021104
v_cvt_sr_bf16_f32 v2, -|v4|, v8 // d2a70102 20021104
v_cvt_sr_bf16_f32 v2, v4, v8 op_sel:[1,0,0] // d2a70802 00021104
v_cvt_sr_bf16_f32 v2, v4, v8 op_sel:[0,1,0] // d2a71002 00021104
v_cvt_sr_bf16_f32 v2, v4, v8 op_sel:[0,0,1] // d2a74002 00021104
v_cvt_sr_bf16_f32 v2, v4, v8 op_sel:[1,1,1] // d2a75802 00021104
v_minimum3_f32 v2, s8, v8, v12 // d2a80002 04321008
v_minimum3_f32 v2, -|v4|, -|v8|, -|v12| clamp mul:2 // d2a88702 ec321104
v_maximum3_f32 v2, s8, v8, v12 // d2a90002 04321008
v_maximum3_f32 v2, -|v4|, -|v8|, -|v12| clamp mul:2 // d2a98702 ec321104
v_writelane_b32 v2, -1, vcc_lo // d28a0002 0000d4c1
v_writelane_b32 v2, m0, 2 // d28a0002 0001047c
v_readlane_b32 s2, v4, s12 // d2890002 00001904
v_readlane_b32 s2, v4, m0 // d2890002 0000f904
v_readlane_b32 s2, v255, 63 // d2890002 00017fff
v_readlane_b32 s2, v4, vcc_lo // d2890002 0000d504
