// Packed and mixed precision: assembly text, then the words that it assembles to for gfx950.
// README.md says how the lines are used and made.
v_pk_mad_i16 v2, v4, v8, v12 // d3804002 1c321104
v_pk_mad_i16 v2, v4, v8, v12 op_sel_hi:[0,0,0] // d3800002 04321104
v_pk_mad_i16 v2, v4, v8, v12 clamp // d380c002 1c321104
v_pk_mad_i16 v2, v4, v8, v12 op_sel:[1,0,0] // d3804802 1c321104
v_pk_mad_i16 v2, v4, v8, v12 neg_lo:[1,0,0] // d3804002 3c321104
v_pk_mad_i16 v2, v4, v8, v12 neg_hi:[1,0,0] // d3804102 1c321104
v_pk_mad_i16 v2, v4, v8, v12 op_sel:[0,1,0] // d3805002 1c321104
v_pk_mad_i16 v2, v4, v8, v12 neg_lo:[0,1,0] // d3804002 5c321104
v_pk_mad_i16 v2, v4, v8, v12 neg_hi:[0,1,0] // d3804202 1c321104
v_pk_mad_i16 v2, v4, v8, v12 op_sel:[0,0,1] // d3806002 1c321104
v_pk_mad_i16 v2, v4, v8, v12 neg_lo:[0,0,1] // d3804002 9c321104
v_pk_mad_i16 v2, v4, v8, v12 neg_hi:[0,0,1] // d3804402 1c321104
v_pk_mad_i16 v2, v4, v8, v12 op_sel_hi:[0,0,1] // d3804002 04321104
v_pk_mad_i16 v2, v4, v8, v12 op_sel_hi:[1,0,0] // d3800002 0c321104
v_pk_mad_i16 v2, v4, v8, v12 op_sel_hi:[0,1,0] // d3800002 14321104
v_pk_mad_i16 v2, s8, v8, v12 // d3804002 1c321008
v_pk_mad_i16 v2, 0.5, v8, v12 // d3804002 1c3210f0
v_pk_mad_i16 v2, v4, -1, v12 // d3804002 1c318304
v_pk_mul_lo_u16 v2, v4, v8 // d3814002 18021104
v_pk_mul_lo_u16 v2, v4, v8 op_sel_hi:[0,0] // d3814002 00021104
v_pk_mul_lo_u16 v2, v4, v8 clamp // d381c002 18021104
v_pk_mul_lo_u16 v2, v4, v8 op_sel:[1,0] // d3814802 18021104
v_pk_mul_lo_u16 v2, v4, v8 neg_lo:[1,0] // d3814002 38021104
v_pk_mul_lo_u16 v2, v4, v8 neg_hi:[1,0] // d3814102 18021104
v_pk_mul_lo_u16 v2, v4, v8 op_sel:[0,1] // d3815002 18021104
v_pk_mul_lo_u16 v2, v4, v8 neg_lo:[0,1] // d3814002 58021104
v_pk_mul_lo_u16 v2, v4, v8 neg_hi:[0,1] // d3814202 18021104
v_pk_mul_lo_u16 v2, v4, v8 op_sel_hi:[1,0] // d3814002 08021104
v_pk_mul_lo_u16 v2, v4, v8 op_sel_hi:[0,1] // d3814002 10021104
v_pk_mul_lo_u16 v2, s8, v8 // d3814002 18021008
v_pk_mul_lo_u16 v2, 0.5, v8 // d3814002 180210f0
v_pk_mul_lo_u16 v2, v4, -1 // d3814002 18018304
v_pk_add_i16 v2, v4, v8 // d3824002 18021104
v_pk_add_i16 v2, v4, v8 op_sel_hi:[0,0] // d3824002 00021104
v_pk_add_i16 v2, v4, v8 clamp // d382c002 18021104
v_pk_add_i16 v2, v4, v8 op_sel:[1,0] // d3824802 18021104
v_pk_add_i16 v2, v4, v8 neg_lo:[1,0] // d3824002 38021104
v_pk_add_i16 v2, v4, v8 neg_hi:[1,0] // d3824102 18021104
v_pk_add_i16 v2, v4, v8 op_sel:[0,1] // d3825002 18021104
v_pk_add_i16 v2, v4, v8 neg_lo:[0,1] // d3824002 58021104
v_pk_add_i16 v2, v4, v8 neg_hi:[0,1] // d3824202 18021104
v_pk_add_i16 v2, v4, v8 op_sel_hi:[1,0] // d3824002 08021104
v_pk_add_i16 v2, v4, v8 op_sel_hi:[0,1] // d3824002 10021104
v_pk_add_i16 v2, s8, v8 // d3824002 18021008
v_pk_add_i16 v2, 0.5, v8 // d3824002 180210f0
v_pk_add_i16 v2, v4, -1 // d3824002 18018304
v_pk_sub_i16 v2, v4, v8 // d3834002 18021104
v_pk_sub_i16 v2, v4, v8 op_sel_hi:[0,0] // d3834002 00021104
v_pk_sub_i16 v2, s8, v8 // d3834002 18021008
v_pk_sub_i16 v2, 0.5, v8 // d3834002 180210f0
v_pk_sub_i16 v2, v4, v8 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1] clamp // d383db02 60021104
v_pk_lshlrev_b16 v2, v4, v8 // d3844002 18021104
v_pk_lshlrev_b16 v2, v4, v8 op_sel_hi:[0,0] // d3844002 00021104
v_pk_lshlrev_b16 v2, s8, v8 // d3844002 18021008
v_pk_lshlrev_b16 v2, 0.5, v8 // d3844002 180210f0
v_pk_lshlrev_b16 v2, v4, v8 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1] clamp // d384db02 60021104
v_pk_lshrrev_b16 v2, v4, v8 // d3854002 18021104
v_pk_lshrrev_b16 v2, v4, v8 op_sel_hi:[0,0] // d3854002 00021104
v_pk_lshrrev_b16 v2, s8, v8 // d3854002 18021008
v_pk_lshrrev_b16 v2, 0.5, v8 // d3854002 180210f0
v_pk_lshrrev_b16 v2, v4, v8 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1] clamp // d385db02 60021104
v_pk_ashrrev_i16 v2, v4, v8 // d3864002 18021104
v_pk_ashrrev_i16 v2, v4, v8 op_sel_hi:[0,0] // d3864002 00021104
v_pk_ashrrev_i16 v2, v4, v8 clamp // d386c002 18021104
v_pk_ashrrev_i16 v2, v4, v8 op_sel:[1,0] // d3864802 18021104
v_pk_ashrrev_i16 v2, v4, v8 neg_lo:[1,0] // d3864002 38021104
v_pk_ashrrev_i16 v2, v4, v8 neg_hi:[1,0] // d3864102 18021104
v_pk_ashrrev_i16 v2, v4, v8 op_sel:[0,1] // d3865002 18021104
v_pk_ashrrev_i16 v2, v4, v8 neg_lo:[0,1] // d3864002 58021104
v_pk_ashrrev_i16 v2, v4, v8 neg_hi:[0,1] // d3864202 18021104
v_pk_ashrrev_i16 v2, v4, v8 op_sel_hi:[1,0] // d3864002 08021104
v_pk_ashrrev_i16 v2, v4, v8 op_sel_hi:[0,1] // d3864002 10021104
v_pk_ashrrev_i16 v2, s8, v8 // d3864002 18021008
v_pk_ashrrev_i16 v2, 0.5, v8 // d3864002 180210f0
v_pk_ashrrev_i16 v2, v4, -1 // d3864002 18018304
v_pk_max_i16 v2, v4, v8 // d3874002 18021104
v_pk_max_i16 v2, v4, v8 op_sel_hi:[0,0] // d3874002 00021104
v_pk_max_i16 v2, s8, v8 // d3874002 18021008
v_pk_max_i16 v2, 0.5, v8 // d3874002 180210f0
v_pk_max_i16 v2, v4, v8 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1] clamp // d387db02 60021104
v_pk_min_i16 v2, v4, v8 // d3884002 18021104
v_pk_min_i16 v2, v4, v8 op_sel_hi:[0,0] // d3884002 00021104
v_pk_min_i16 v2, s8, v8 // d3884002 18021008
v_pk_min_i16 v2, 0.5, v8 // d3884002 180210f0
v_pk_min_i16 v2, v4, v8 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1] clamp // d388db02 60021104
v_pk_mad_u16 v2, v4, v8, v12 // d3894002 1c321104
v_pk_mad_u16 v2, v4, v8, v12 op_sel_hi:[0,0,0] // d3890002 04321104
v_pk_mad_u16 v2, v4, v8, v12 clamp // d389c002 1c321104
v_pk_mad_u16 v2, v4, v8, v12 op_sel:[1,0,0] // d3894802 1c321104
v_pk_mad_u16 v2, v4, v8, v12 neg_lo:[1,0,0] // d3894002 3c321104
v_pk_mad_u16 v2, v4, v8, v12 neg_hi:[1,0,0] // d3894102 1c321104
v_pk_mad_u16 v2, v4, v8, v12 op_sel:[0,1,0] // d3895002 1c321104
v_pk_mad_u16 v2, v4, v8, v12 neg_lo:[0,1,0] // d3894002 5c321104
v_pk_mad_u16 v2, v4, v8, v12 neg_hi:[0,1,0] // d3894202 1c321104
v_pk_mad_u16 v2, v4, v8, v12 op_sel:[0,0,1] // d3896002 1c321104
v_pk_mad_u16 v2, v4, v8, v12 neg_lo:[0,0,1] // d3894002 9c321104
v_pk_mad_u16 v2, v4, v8, v12 neg_hi:[0,0,1] // d3894402 1c321104
v_pk_mad_u16 v2, v4, v8, v12 op_sel_hi:[0,0,1] // d3894002 04321104
v_pk_mad_u16 v2, v4, v8, v12 op_sel_hi:[1,0,0] // d3890002 0c321104
v_pk_mad_u16 v2, v4, v8, v12 op_sel_hi:[0,1,0] // d3890002 14321104
v_pk_mad_u16 v2, s8, v8, v12 // d3894002 1c321008
v_pk_mad_u16 v2, 0.5, v8, v12 // d3894002 1c3210f0
v_pk_mad_u16 v2, v4, -1, v12 // d3894002 1c318304
v_pk_add_u16 v2, v4, v8 // d38a4002 18021104
v_pk_add_u16 v2, v4, v8 op_sel_hi:[0,0] // d38a4002 00021104
v_pk_add_u16 v2, s8, v8 // d38a4002 18021008
v_pk_add_u16 v2, 0.5, v8 // d38a4002 180210f0
v_pk_add_u16 v2, v4, v8 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1] clamp // d38adb02 60021104
v_pk_sub_u16 v2, v4, v8 // d38b4002 18021104
v_pk_sub_u16 v2, v4, v8 op_sel_hi:[0,0] // d38b4002 00021104
v_pk_sub_u16 v2, s8, v8 // d38b4002 18021008
v_pk_sub_u16 v2, 0.5, v8 // d38b4002 180210f0
v_pk_sub_u16 v2, v4, v8 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1] clamp // d38bdb02 60021104
v_pk_max_u16 v2, v4, v8 // d38c4002 18021104
v_pk_max_u16 v2, v4, v8 op_sel_hi:[0,0] // d38c4002 00021104
v_pk_max_u16 v2, s8, v8 // d38c4002 18021008
v_pk_max_u16 v2, 0.5, v8 // d38c4002 180210f0
v_pk_max_u16 v2, v4, v8 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1] clamp // d38cdb02 60021104
v_pk_min_u16 v2, v4, v8 // d38d4002 18021104
v_pk_min_u16 v2, v4, v8 op_sel_hi:[0,0] // d38d4002 00021104
v_pk_min_u16 v2, s8, v8 // d38d4002 18021008
v_pk_min_u16 v2, 0.5, v8 // d38d4002 180210f0
v_pk_min_u16 v2, v4, v8 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1] clamp // d38ddb02 60021104
v_pk_fma_f16 v2, v4, v8, v12 // d38e4002 1c321104
v_pk_fma_f16 v2, v4, v8, v12 op_sel_hi:[0,0,0] // d38e0002 04321104
v_pk_fma_f16 v2, v4, v8, v12 clamp // d38ec002 1c321104
v_pk_fma_f16 v2, v4, v8, v12 op_sel:[1,0,0] // d38e4802 1c321104
v_pk_fma_f16 v2, v4, v8, v12 neg_lo:[1,0,0] // d38e4002 3c321104
v_pk_fma_f16 v2, v4, v8, v12 neg_hi:[1,0,0] // d38e4102 1c321104
v_pk_fma_f16 v2, v4, v8, v12 op_sel:[0,1,0] // d38e5002 1c321104
v_pk_fma_f16 v2, v4, v8, v12 neg_lo:[0,1,0] // d38e4002 5c321104
v_pk_fma_f16 v2, v4, v8, v12 neg_hi:[0,1,0] // d38e4202 1c321104
v_pk_fma_f16 v2, v4, v8, v12 op_sel:[0,0,1] // d38e6002 1c321104
v_pk_fma_f16 v2, v4, v8, v12 neg_lo:[0,0,1] // d38e4002 9c321104
v_pk_fma_f16 v2, v4, v8, v12 neg_hi:[0,0,1] // d38e4402 1c321104
v_pk_fma_f16 v2, v4, v8, v12 op_sel_hi:[0,0,1] // d38e4002 04321104
v_pk_fma_f16 v2, v4, v8, v12 op_sel_hi:[1,0,0] // d38e0002 0c321104
v_pk_fma_f16 v2, v4, v8, v12 op_sel_hi:[0,1,0] // d38e0002 14321104
v_pk_fma_f16 v2, s8, v8, v12 // d38e4002 1c321008
v_pk_fma_f16 v2, 0.5, v8, v12 // d38e4002 1c3210f0
v_pk_fma_f16 v2, v4, -1, v12 // d38e4002 1c318304
v_pk_add_f16 v2, v4, v8 // d38f4002 18021104
v_pk_add_f16 v2, v4, v8 op_sel_hi:[0,0] // d38f4002 00021104
v_pk_add_f16 v2, v4, v8 clamp // d38fc002 18021104
v_pk_add_f16 v2, v4, v8 op_sel:[1,0] // d38f4802 18021104
v_pk_add_f16 v2, v4, v8 neg_lo:[1,0] // d38f4002 38021104
v_pk_add_f16 v2, v4, v8 neg_hi:[1,0] // d38f4102 18021104
v_pk_add_f16 v2, v4, v8 op_sel:[0,1] // d38f5002 18021104
v_pk_add_f16 v2, v4, v8 neg_lo:[0,1] // d38f4002 58021104
v_pk_add_f16 v2, v4, v8 neg_hi:[0,1] // d38f4202 18021104
v_pk_add_f16 v2, v4, v8 op_sel_hi:[1,0] // d38f4002 08021104
v_pk_add_f16 v2, v4, v8 op_sel_hi:[0,1] // d38f4002 10021104
v_pk_add_f16 v2, s8, v8 // d38f4002 18021008
v_pk_add_f16 v2, 0.5, v8 // d38f4002 180210f0
v_pk_add_f16 v2, v4, -1 // d38f4002 18018304
v_pk_mul_f16 v2, v4, v8 // d3904002 18021104
v_pk_mul_f16 v2, v4, v8 op_sel_hi:[0,0] // d3904002 00021104
v_pk_mul_f16 v2, s8, v8 // d3904002 18021008
v_pk_mul_f16 v2, 0.5, v8 // d3904002 180210f0
v_pk_mul_f16 v2, v4, v8 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1] clamp // d390db02 60021104
v_pk_min_f16 v2, v4, v8 // d3914002 18021104
v_pk_min_f16 v2, v4, v8 op_sel_hi:[0,0] // d3914002 00021104
v_pk_min_f16 v2, s8, v8 // d3914002 18021008
v_pk_min_f16 v2, 0.5, v8 // d3914002 180210f0
v_pk_min_f16 v2, v4, v8 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1] clamp // d391db02 60021104
v_pk_max_f16 v2, v4, v8 // d3924002 18021104
v_pk_max_f16 v2, v4, v8 op_sel_hi:[0,0] // d3924002 00021104
v_pk_max_f16 v2, s8, v8 // d3924002 18021008
v_pk_max_f16 v2, 0.5, v8 // d3924002 180210f0
v_pk_max_f16 v2, v4, v8 op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1] clamp // d392db02 60021104
v_dot2_f32_bf16 v2, v4, v8, v12 // d39a4002 1c321104
v_dot2_f32_bf16 v2, v4, v8, v12 clamp // d39ac002 1c321104
v_dot2_f32_bf16 v2, v4, v8, v12 neg_lo:[1,0,0] // d39a4002 3c321104
v_dot2_f32_bf16 v2, v4, v8, v12 neg_hi:[1,0,0] // d39a4102 1c321104
v_dot2_f32_bf16 v2, v4, v8, v12 neg_lo:[0,1,0] // d39a4002 5c321104
v_dot2_f32_bf16 v2, v4, v8, v12 neg_hi:[0,1,0] // d39a4202 1c321104
v_dot2_f32_bf16 v2, v4, v8, v12 neg_lo:[0,0,1] // d39a4002 9c321104
v_dot2_f32_bf16 v2, v4, v8, v12 neg_hi:[0,0,1] // d39a4402 1c321104
v_dot2_f32_bf16 v2, s8, v8, v12 // d39a4002 1c321008
v_dot2_f32_bf16 v2, 0.5, v8, v12 // d39a4002 1c3210f0
v_dot2_f32_bf16 v2, v4, -1, v12 // d39a4002 1c318304
v_pk_minimum3_f16 v2, v4, v8, v12 // d39b4002 1c321104
v_pk_minimum3_f16 v2, v4, v8, v12 op_sel_hi:[0,0,0] // d39b0002 04321104
v_pk_minimum3_f16 v2, s8, v8, v12 // d39b4002 1c321008
v_pk_minimum3_f16 v2, 0.5, v8, v12 // d39b4002 1c3210f0
v_pk_minimum3_f16 v2, v4, v8, v12 op_sel:[1,1,1] op_sel_hi:[0,0,1] neg_lo:[1,1,1] neg_hi:[1,1,1] clamp // d39bff02 e4321104
v_pk_maximum3_f16 v2, v4, v8, v12 // d39c4002 1c321104
v_pk_maximum3_f16 v2, v4, v8, v12 op_sel_hi:[0,0,0] // d39c0002 04321104
v_pk_maximum3_f16 v2, s8, v8, v12 // d39c4002 1c321008
v_pk_maximum3_f16 v2, 0.5, v8, v12 // d39c4002 1c3210f0
v_pk_maximum3_f16 v2, v4, v8, v12 op_sel:[1,1,1] op_sel_hi:[0,0,1] neg_lo:[1,1,1] neg_hi:[1,1,1] clamp // d39cff02 e4321104
v_fma_mix_f32 v2, v4, v8, v12 op_sel_hi:[1,1,1] // d3a04002 1c321104
v_fma_mix_f32 v2, v4, v8, v12 // d3a00002 04321104
v_fma_mix_f32 v2, v4, v8, v12 op_sel_hi:[1,1,1] clamp // d3a0c002 1c321104
v_fma_mix_f32 v2, v4, v8, v12 op_sel:[1,0,0] op_sel_hi:[1,1,1] // d3a04802 1c321104
v_fma_mix_f32 v2, -v4, v8, v12 op_sel_hi:[1,1,1] // d3a04002 3c321104
v_fma_mix_f32 v2, |v4|, v8, v12 op_sel_hi:[1,1,1] // d3a04102 1c321104
v_fma_mix_f32 v2, v4, v8, v12 op_sel:[0,1,0] op_sel_hi:[1,1,1] // d3a05002 1c321104
v_fma_mix_f32 v2, v4, -v8, v12 op_sel_hi:[1,1,1] // d3a04002 5c321104
v_fma_mix_f32 v2, v4, |v8|, v12 op_sel_hi:[1,1,1] // d3a04202 1c321104
v_fma_mix_f32 v2, v4, v8, v12 op_sel:[0,0,1] op_sel_hi:[1,1,1] // d3a06002 1c321104
v_fma_mix_f32 v2, v4, v8, -v12 op_sel_hi:[1,1,1] // d3a04002 9c321104
v_fma_mix_f32 v2, v4, v8, |v12| op_sel_hi:[1,1,1] // d3a04402 1c321104
v_fma_mix_f32 v2, v4, v8, v12 op_sel_hi:[0,0,1] // d3a04002 04321104
v_fma_mix_f32 v2, v4, v8, v12 op_sel_hi:[1,0,0] // d3a00002 0c321104
v_fma_mix_f32 v2, v4, v8, v12 op_sel_hi:[0,1,0] // d3a00002 14321104
v_fma_mix_f32 v2, s8, v8, v12 op_sel_hi:[1,1,1] // d3a04002 1c321008
v_fma_mix_f32 v2, 0.5, v8, v12 op_sel_hi:[1,1,1] // d3a04002 1c3210f0
v_fma_mix_f32 v2, v4, -1, v12 op_sel_hi:[1,1,1] // d3a04002 1c318304
v_fma_mixlo_f16 v2, v4, v8, v12 op_sel_hi:[1,1,1] // d3a14002 1c321104
v_fma_mixlo_f16 v2, v4, v8, v12 // d3a10002 04321104
v_fma_mixlo_f16 v2, v4, v8, v12 op_sel_hi:[1,1,1] clamp // d3a1c002 1c321104
v_fma_mixlo_f16 v2, v4, v8, v12 op_sel:[1,0,0] op_sel_hi:[1,1,1] // d3a14802 1c321104
v_fma_mixlo_f16 v2, -v4, v8, v12 op_sel_hi:[1,1,1] // d3a14002 3c321104
v_fma_mixlo_f16 v2, |v4|, v8, v12 op_sel_hi:[1,1,1] // d3a14102 1c321104
v_fma_mixlo_f16 v2, v4, v8, v12 op_sel:[0,1,0] op_sel_hi:[1,1,1] // d3a15002 1c321104
v_fma_mixlo_f16 v2, v4, -v8, v12 op_sel_hi:[1,1,1] // d3a14002 5c321104
v_fma_mixlo_f16 v2, v4, |v8|, v12 op_sel_hi:[1,1,1] // d3a14202 1c321104
v_fma_mixlo_f16 v2, v4, v8, v12 op_sel:[0,0,1] op_sel_hi:[1,1,1] // d3a16002 1c321104
v_fma_mixlo_f16 v2, v4, v8, -v12 op_sel_hi:[1,1,1] // d3a14002 9c321104
v_fma_mixlo_f16 v2, v4, v8, |v12| op_sel_hi:[1,1,1] // d3a14402 1c321104
v_fma_mixlo_f16 v2, v4, v8, v12 op_sel_hi:[0,0,1] // d3a14002 04321104
v_fma_mixlo_f16 v2, v4, v8, v12 op_sel_hi:[1,0,0] // d3a10002 0c321104
v_fma_mixlo_f16 v2, v4, v8, v12 op_sel_hi:[0,1,0] // d3a10002 14321104
v_fma_mixlo_f16 v2, s8, v8, v12 op_sel_hi:[1,1,1] // d3a14002 1c321008
v_fma_mixlo_f16 v2, 0.5, v8, v12 op_sel_hi:[1,1,1] // d3a14002 1c3210f0
v_fma_mixlo_f16 v2, v4, -1, v12 op_sel_hi:[1,1,1] // d3a14002 1c318304
v_fma_mixhi_f16 v2, v4, v8, v12 op_sel_hi:[1,1,1] // d3a24002 1c321104
v_fma_mixhi_f16 v2, v4, v8, v12 // d3a20002 04321104
v_fma_mixhi_f16 v2, s8, v8, v12 op_sel_hi:[1,1,1] // d3a24002 1c321008
v_fma_mixhi_f16 v2, 0.5, v8, v12 op_sel_hi:[1,1,1] // d3a24002 1c3210f0
v_fma_mixhi_f16 v2, -|v4|, -|v8|, -|v12| op_sel:[1,1,1] op_sel_hi:[0,0,1] clamp // d3a2ff02 e4321104
v_dot2_f32_f16 v2, v4, v8, v12 // d3a34002 1c321104
v_dot2_f32_f16 v2, v4, v8, v12 clamp // d3a3c002 1c321104
v_dot2_f32_f16 v2, v4, v8, v12 neg_lo:[1,0,0] // d3a34002 3c321104
v_dot2_f32_f16 v2, v4, v8, v12 neg_hi:[1,0,0] // d3a34102 1c321104
v_dot2_f32_f16 v2, v4, v8, v12 neg_lo:[0,1,0] // d3a34002 5c321104
v_dot2_f32_f16 v2, v4, v8, v12 neg_hi:[0,1,0] // d3a34202 1c321104
v_dot2_f32_f16 v2, v4, v8, v12 neg_lo:[0,0,1] // d3a34002 9c321104
v_dot2_f32_f16 v2, v4, v8, v12 neg_hi:[0,0,1] // d3a34402 1c321104
v_dot2_f32_f16 v2, s8, v8, v12 // d3a34002 1c321008
v_dot2_f32_f16 v2, 0.5, v8, v12 // d3a34002 1c3210f0
v_dot2_f32_f16 v2, v4, -1, v12 // d3a34002 1c318304
v_dot2_i32_i16 v2, v4, v8, v12 // d3a64002 1c321104
v_dot2_i32_i16 v2, v4, v8, v12 clamp // d3a6c002 1c321104
v_dot2_i32_i16 v2, v4, v8, v12 neg_lo:[1,0,0] // d3a64002 3c321104
v_dot2_i32_i16 v2, v4, v8, v12 neg_hi:[1,0,0] // d3a64102 1c321104
v_dot2_i32_i16 v2, v4, v8, v12 neg_lo:[0,1,0] // d3a64002 5c321104
v_dot2_i32_i16 v2, v4, v8, v12 neg_hi:[0,1,0] // d3a64202 1c321104
v_dot2_i32_i16 v2, v4, v8, v12 neg_lo:[0,0,1] // d3a64002 9c321104
v_dot2_i32_i16 v2, v4, v8, v12 neg_hi:[0,0,1] // d3a64402 1c321104
v_dot2_i32_i16 v2, s8, v8, v12 // d3a64002 1c321008
v_dot2_i32_i16 v2, 0.5, v8, v12 // d3a64002 1c3210f0
v_dot2_i32_i16 v2, v4, -1, v12 // d3a64002 1c318304
v_dot2_u32_u16 v2, v4, v8, v12 // d3a74002 1c321104
v_dot2_u32_u16 v2, v4, v8, v12 clamp // d3a7c002 1c321104
v_dot2_u32_u16 v2, v4, v8, v12 neg_lo:[1,0,0] // d3a74002 3c321104
v_dot2_u32_u16 v2, v4, v8, v12 neg_hi:[1,0,0] // d3a74102 1c321104
v_dot2_u32_u16 v2, v4, v8, v12 neg_lo:[0,1,0] // d3a74002 5c321104
v_dot2_u32_u16 v2, v4, v8, v12 neg_hi:[0,1,0] // d3a74202 1c321104
v_dot2_u32_u16 v2, v4, v8, v12 neg_lo:[0,0,1] // d3a74002 9c321104
v_dot2_u32_u16 v2, v4, v8, v12 neg_hi:[0,0,1] // d3a74402 1c321104
v_dot2_u32_u16 v2, s8, v8, v12 // d3a74002 1c321008
v_dot2_u32_u16 v2, 0.5, v8, v12 // d3a74002 1c3210f0
v_dot2_u32_u16 v2, v4, -1, v12 // d3a74002 1c318304
v_dot4_i32_i8 v2, v4, v8, v12 // d3a84002 1c321104
v_dot4_i32_i8 v2, v4, v8, v12 clamp // d3a8c002 1c321104
v_dot4_i32_i8 v2, v4, v8, v12 neg_lo:[1,0,0] // d3a84002 3c321104
v_dot4_i32_i8 v2, v4, v8, v12 neg_hi:[1,0,0] // d3a84102 1c321104
v_dot4_i32_i8 v2, v4, v8, v12 neg_lo:[0,1,0] // d3a84002 5c321104
v_dot4_i32_i8 v2, v4, v8, v12 neg_hi:[0,1,0] // d3a84202 1c321104
v_dot4_i32_i8 v2, v4, v8, v12 neg_lo:[0,0,1] // d3a84002 9c321104
v_dot4_i32_i8 v2, v4, v8, v12 neg_hi:[0,0,1] // d3a84402 1c321104
v_dot4_i32_i8 v2, s8, v8, v12 // d3a84002 1c321008
v_dot4_i32_i8 v2, 0.5, v8, v12 // d3a84002 1c3210f0
v_dot4_i32_i8 v2, v4, -1, v12 // d3a84002 1c318304
v_dot4_u32_u8 v2, v4, v8, v12 // d3a94002 1c321104
v_dot4_u32_u8 v2, v4, v8, v12 clamp // d3a9c002 1c321104
v_dot4_u32_u8 v2, v4, v8, v12 neg_lo:[1,0,0] // d3a94002 3c321104
v_dot4_u32_u8 v2, v4, v8, v12 neg_hi:[1,0,0] // d3a94102 1c321104
v_dot4_u32_u8 v2, v4, v8, v12 neg_lo:[0,1,0] // d3a94002 5c321104
v_dot4_u32_u8 v2, v4, v8, v12 neg_hi:[0,1,0] // d3a94202 1c321104
v_dot4_u32_u8 v2, v4, v8, v12 neg_lo:[0,0,1] // d3a94002 9c321104
v_dot4_u32_u8 v2, v4, v8, v12 neg_hi:[0,0,1] // d3a94402 1c321104
v_dot4_u32_u8 v2, s8, v8, v12 // d3a94002 1c321008
v_dot4_u32_u8 v2, 0.5, v8, v12 // d3a94002 1c3210f0
v_dot4_u32_u8 v2, v4, -1, v12 // d3a94002 1c318304
v_dot8_i32_i4 v2, v4, v8, v12 // d3aa4002 1c321104
v_dot8_i32_i4 v2, v4, v8, v12 clamp // d3aac002 1c321104
v_dot8_i32_i4 v2, v4, v8, v12 neg_lo:[1,0,0] // d3aa4002 3c321104
v_dot8_i32_i4 v2, v4, v8, v12 neg_hi:[1,0,0] // d3aa4102 1c321104
v_dot8_i32_i4 v2, v4, v8, v12 neg_lo:[0,1,0] // d3aa4002 5c321104
v_dot8_i32_i4 v2, v4, v8, v12 neg_hi:[0,1,0] // d3aa4202 1c321104
v_dot8_i32_i4 v2, v4, v8, v12 neg_lo:[0,0,1] // d3aa4002 9c321104
v_dot8_i32_i4 v2, v4, v8, v12 neg_hi:[0,0,1] // d3aa4402 1c321104
v_dot8_i32_i4 v2, s8, v8, v12 // d3aa4002 1c321008
v_dot8_i32_i4 v2, 0.5, v8, v12 // d3aa4002 1c3210f0
v_dot8_i32_i4 v2, v4, -1, v12 // d3aa4002 1c318304
v_dot8_u32_u4 v2, v4, v8, v12 // d3ab4002 1c321104
v_dot8_u32_u4 v2, v4, v8, v12 clamp // d3abc002 1c321104
v_dot8_u32_u4 v2, v4, v8, v12 neg_lo:[1,0,0] // d3ab4002 3c321104
v_dot8_u32_u4 v2, v4, v8, v12 neg_hi:[1,0,0] // d3ab4102 1c321104
v_dot8_u32_u4 v2, v4, v8, v12 neg_lo:[0,1,0] // d3ab4002 5c321104
v_dot8_u32_u4 v2, v4, v8, v12 neg_hi:[0,1,0] // d3ab4202 1c321104
v_dot8_u32_u4 v2, v4, v8, v12 neg_lo:[0,0,1] // d3ab4002 9c321104
v_dot8_u32_u4 v2, v4, v8, v12 neg_hi:[0,0,1] // d3ab4402 1c321104
v_dot8_u32_u4 v2, s8, v8, v12 // d3ab4002 1c321008
v_dot8_u32_u4 v2, 0.5, v8, v12 // d3ab4002 1c3210f0
v_dot8_u32_u4 v2, v4, -1, v12 // d3ab4002 1c318304
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] // d3b04002 1c321104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] op_sel_hi:[0,0,0] // d3b00002 04321104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] clamp // d3b0c002 1c321104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] op_sel:[1,0,0] // d3b04802 1c321104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] neg_lo:[1,0,0] // d3b04002 3c321104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] neg_hi:[1,0,0] // d3b04102 1c321104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] op_sel:[0,1,0] // d3b05002 1c321104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] neg_lo:[0,1,0] // d3b04002 5c321104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] neg_hi:[0,1,0] // d3b04202 1c321104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] op_sel:[0,0,1] // d3b06002 1c321104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] neg_lo:[0,0,1] // d3b04002 9c321104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] neg_hi:[0,0,1] // d3b04402 1c321104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] op_sel_hi:[0,0,1] // d3b04002 04321104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] op_sel_hi:[1,0,0] // d3b00002 0c321104
v_pk_fma_f32 v[2:3], v[4:5], v[8:9], v[12:13] op_sel_hi:[0,1,0] // d3b00002 14321104
v_pk_fma_f32 v[2:3], s[8:9], v[8:9], v[12:13] // d3b04002 1c321008
v_pk_fma_f32 v[2:3], 0.5, v[8:9], v[12:13] // d3b04002 1c3210f0
v_pk_fma_f32 v[2:3], v[4:5], -1, v[12:13] // d3b04002 1c318304
v_pk_mul_f32 v[2:3], v[4:5], v[8:9] // d3b14002 18021104
v_pk_mul_f32 v[2:3], v[4:5], v[8:9] op_sel_hi:[0,0] // d3b14002 00021104
v_pk_mul_f32 v[2:3], v[4:5], v[8:9] clamp // d3b1c002 18021104
v_pk_mul_f32 v[2:3], v[4:5], v[8:9] op_sel:[1,0] // d3b14802 18021104
v_pk_mul_f32 v[2:3], v[4:5], v[8:9] neg_lo:[1,0] // d3b14002 38021104
v_pk_mul_f32 v[2:3], v[4:5], v[8:9] neg_hi:[1,0] // d3b14102 18021104
v_pk_mul_f32 v[2:3], v[4:5], v[8:9] op_sel:[0,1] // d3b15002 18021104
v_pk_mul_f32 v[2:3], v[4:5], v[8:9] neg_lo:[0,1] // d3b14002 58021104
v_pk_mul_f32 v[2:3], v[4:5], v[8:9] neg_hi:[0,1] // d3b14202 18021104
v_pk_mul_f32 v[2:3], v[4:5], v[8:9] op_sel_hi:[1,0] // d3b14002 08021104
v_pk_mul_f32 v[2:3], v[4:5], v[8:9] op_sel_hi:[0,1] // d3b14002 10021104
v_pk_mul_f32 v[2:3], s[8:9], v[8:9] // d3b14002 18021008
v_pk_mul_f32 v[2:3], 0.5, v[8:9] // d3b14002 180210f0
v_pk_mul_f32 v[2:3], v[4:5], -1 // d3b14002 18018304
v_pk_add_f32 v[2:3], v[4:5], v[8:9] // d3b24002 18021104
v_pk_add_f32 v[2:3], v[4:5], v[8:9] op_sel_hi:[0,0] // d3b24002 00021104
v_pk_add_f32 v[2:3], s[8:9], v[8:9] // d3b24002 18021008
v_pk_add_f32 v[2:3], 0.5, v[8:9] // d3b24002 180210f0
v_pk_add_f32 v[2:3], v[4:5], v[8:9] op_sel:[1,1] op_sel_hi:[0,0] neg_lo:[1,1] neg_hi:[1,1] clamp // d3b2db02 60021104
v_pk_mov_b32 v[2:3], v[4:5], v[8:9] // d3b34002 18021104
v_pk_mov_b32 v[2:3], v[4:5], v[8:9] op_sel_hi:[0,0] // d3b34002 00021104
v_pk_mov_b32 v[2:3], v[4:5], v[8:9] clamp // d3b3c002 18021104
v_pk_mov_b32 v[2:3], v[4:5], v[8:9] op_sel:[1,0] // d3b34802 18021104
v_pk_mov_b32 v[2:3], v[4:5], v[8:9] neg_lo:[1,0] // d3b34002 38021104
v_pk_mov_b32 v[2:3], v[4:5], v[8:9] neg_hi:[1,0] // d3b34102 18021104
v_pk_mov_b32 v[2:3], v[4:5], v[8:9] op_sel:[0,1] // d3b35002 18021104
v_pk_mov_b32 v[2:3], v[4:5], v[8:9] neg_lo:[0,1] // d3b34002 58021104
v_pk_mov_b32 v[2:3], v[4:5], v[8:9] neg_hi:[0,1] // d3b34202 18021104
v_pk_mov_b32 v[2:3], v[4:5], v[8:9] op_sel_hi:[1,0] // d3b34002 08021104
v_pk_mov_b32 v[2:3], v[4:5], v[8:9] op_sel_hi:[0,1] // d3b34002 10021104
v_pk_mov_b32 v[2:3], s[8:9], v[8:9] // d3b34002 18021008
v_pk_mov_b32 v[2:3], 0.5, v[8:9] // d3b34002 180210f0
v_pk_mov_b32 v[2:3], v[4:5], -1 // d3b34002 18018304
