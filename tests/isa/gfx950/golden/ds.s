// LDS: assembly text, then the words that it assembles to for gfx950.
// README.md says how the lines are used and made.
ds_add_u32 v2, v4 // d8000000 00000402
ds_add_u32 v2, v4 offset:272 // d8000110 00000402
ds_add_u32 v2, v4 offset:65281 // d800ff01 00000402
ds_add_u32 v2, a4 offset:16 // da000010 00000402
ds_sub_u32 v2, v4 offset:65281 // d802ff01 00000402
ds_sub_u32 v2, a4 offset:16 // da020010 00000402
ds_rsub_u32 v2, v4 offset:65281 // d804ff01 00000402
ds_rsub_u32 v2, a4 offset:16 // da040010 00000402
ds_inc_u32 v2, v4 offset:65281 // d806ff01 00000402
ds_inc_u32 v2, a4 offset:16 // da060010 00000402
ds_dec_u32 v2, v4 offset:65281 // d808ff01 00000402
ds_dec_u32 v2, a4 offset:16 // da080010 00000402
ds_min_i32 v2, v4 offset:65281 // d80aff01 00000402
ds_min_i32 v2, a4 offset:16 // da0a0010 00000402
ds_max_i32 v2, v4 offset:65281 // d80cff01 00000402
ds_max_i32 v2, a4 offset:16 // da0c0010 00000402
ds_min_u32 v2, v4 offset:65281 // d80eff01 00000402
ds_min_u32 v2, a4 offset:16 // da0e0010 00000402
ds_max_u32 v2, v4 offset:65281 // d810ff01 00000402
ds_max_u32 v2, a4 offset:16 // da100010 00000402
ds_and_b32 v2, v4 offset:65281 // d812ff01 00000402
ds_and_b32 v2, a4 offset:16 // da120010 00000402
ds_or_b32 v2, v4 offset:65281 // d814ff01 00000402
ds_or_b32 v2, a4 offset:16 // da140010 00000402
ds_xor_b32 v2, v4 offset:65281 // d816ff01 00000402
ds_xor_b32 v2, a4 offset:16 // da160010 00000402
ds_mskor_b32 v2, v4, v8 // d8180000 00080402
ds_mskor_b32 v2, v4, v8 offset:272 // d8180110 00080402
ds_mskor_b32 v2, v4, v8 offset:65281 // d818ff01 00080402
ds_mskor_b32 v2, a4, a8 offset:16 // da180010 00080402
ds_write_b32 v2, v4 // d81a0000 00000402
ds_write_b32 v2, v4 offset:272 // d81a0110 00000402
ds_write_b32 v2, v4 offset:65281 // d81aff01 00000402
ds_write_b32 v2, a4 offset:16 // da1a0010 00000402
ds_write2_b32 v2, v4, v8 // d81c0000 00080402
ds_write2_b32 v2, v4, v8 offset0:16 offset1:1 // d81c0110 00080402
ds_write2_b32 v2, v4, v8 offset0:1 offset1:255 // d81cff01 00080402
ds_write2_b32 v2, a4, a8 offset0:16 // da1c0010 00080402
ds_write2st64_b32 v2, v4, v8 offset0:1 offset1:255 // d81eff01 00080402
ds_write2st64_b32 v2, a4, a8 offset0:16 // da1e0010 00080402
ds_cmpst_b32 v2, v4, v8 offset:65281 // d820ff01 00080402
ds_cmpst_b32 v2, a4, a8 offset:16 // da200010 00080402
ds_cmpst_f32 v2, v4, v8 offset:65281 // d822ff01 00080402
ds_cmpst_f32 v2, a4, a8 offset:16 // da220010 00080402
ds_min_f32 v2, v4 offset:65281 // d824ff01 00000402
ds_min_f32 v2, a4 offset:16 // da240010 00000402
ds_max_f32 v2, v4 offset:65281 // d826ff01 00000402
ds_max_f32 v2, a4 offset:16 // da260010 00000402
ds_add_f32 v2, v4 offset:65281 // d82aff01 00000402
ds_add_f32 v2, a4 offset:16 // da2a0010 00000402
ds_pk_add_f16 v2, v4 offset:65281 // d82eff01 00000402
ds_pk_add_f16 v2, a4 offset:16 // da2e0010 00000402
ds_pk_add_bf16 v2, v4 offset:65281 // d830ff01 00000402
ds_pk_add_bf16 v2, a4 offset:16 // da300010 00000402
ds_write_addtid_b32 v4 // d83a0000 00000400
ds_write_addtid_b32 v4 offset:272 // d83a0110 00000400
ds_write_addtid_b32 v4 offset:65281 // d83aff01 00000400
ds_write_addtid_b32 a4 offset:16 // da3a0010 00000400
ds_write_b8 v2, v4 // d83c0000 00000402
ds_write_b8 v2, v4 offset:272 // d83c0110 00000402
ds_write_b8 v2, v4 offset:65281 // d83cff01 00000402
ds_write_b8 v2, a4 offset:16 // da3c0010 00000402
ds_write_b16 v2, v4 // d83e0000 00000402
ds_write_b16 v2, v4 offset:272 // d83e0110 00000402
ds_write_b16 v2, v4 offset:65281 // d83eff01 00000402
ds_write_b16 v2, a4 offset:16 // da3e0010 00000402
ds_add_rtn_u32 v12, v2, v4 // d8400000 0c000402
ds_add_rtn_u32 v12, v2, v4 offset:272 // d8400110 0c000402
ds_add_rtn_u32 v12, v2, v4 offset:65281 // d840ff01 0c000402
ds_add_rtn_u32 a12, v2, a4 offset:16 // da400010 0c000402
ds_sub_rtn_u32 v12, v2, v4 offset:65281 // d842ff01 0c000402
ds_sub_rtn_u32 a12, v2, a4 offset:16 // da420010 0c000402
ds_rsub_rtn_u32 v12, v2, v4 offset:65281 // d844ff01 0c000402
ds_rsub_rtn_u32 a12, v2, a4 offset:16 // da440010 0c000402
ds_inc_rtn_u32 v12, v2, v4 offset:65281 // d846ff01 0c000402
ds_inc_rtn_u32 a12, v2, a4 offset:16 // da460010 0c000402
ds_dec_rtn_u32 v12, v2, v4 offset:65281 // d848ff01 0c000402
ds_dec_rtn_u32 a12, v2, a4 offset:16 // da480010 0c000402
ds_min_rtn_i32 v12, v2, v4 offset:65281 // d84aff01 0c000402
ds_min_rtn_i32 a12, v2, a4 offset:16 // da4a0010 0c000402
ds_max_rtn_i32 v12, v2, v4 offset:65281 // d84cff01 0c000402
ds_max_rtn_i32 a12, v2, a4 offset:16 // da4c0010 0c000402
ds_min_rtn_u32 v12, v2, v4 offset:65281 // d84eff01 0c000402
ds_min_rtn_u32 a12, v2, a4 offset:16 // da4e0010 0c000402
ds_max_rtn_u32 v12, v2, v4 offset:65281 // d850ff01 0c000402
ds_max_rtn_u32 a12, v2, a4 offset:16 // da500010 0c000402
ds_and_rtn_b32 v12, v2, v4 offset:65281 // d852ff01 0c000402
ds_and_rtn_b32 a12, v2, a4 offset:16 // da520010 0c000402
ds_or_rtn_b32 v12, v2, v4 offset:65281 // d854ff01 0c000402
ds_or_rtn_b32 a12, v2, a4 offset:16 // da540010 0c000402
ds_xor_rtn_b32 v12, v2, v4 offset:65281 // d856ff01 0c000402
ds_xor_rtn_b32 a12, v2, a4 offset:16 // da560010 0c000402
ds_mskor_rtn_b32 v12, v2, v4, v8 // d8580000 0c080402
ds_mskor_rtn_b32 v12, v2, v4, v8 offset:272 // d8580110 0c080402
ds_mskor_rtn_b32 v12, v2, v4, v8 offset:65281 // d858ff01 0c080402
ds_mskor_rtn_b32 a12, v2, a4, a8 offset:16 // da580010 0c080402
ds_wrxchg_rtn_b32 v12, v2, v4 offset:65281 // d85aff01 0c000402
ds_wrxchg_rtn_b32 a12, v2, a4 offset:16 // da5a0010 0c000402
ds_wrxchg2_rtn_b32 v[12:13], v2, v4, v8 // d85c0000 0c080402
ds_wrxchg2_rtn_b32 v[12:13], v2, v4, v8 offset0:16 offset1:1 // d85c0110 0c080402
ds_wrxchg2_rtn_b32 v[12:13], v2, v4, v8 offset0:1 offset1:255 // d85cff01 0c080402
ds_wrxchg2_rtn_b32 a[12:13], v2, a4, a8 offset0:16 // da5c0010 0c080402
ds_wrxchg2st64_rtn_b32 v[12:13], v2, v4, v8 offset0:1 offset1:255 // d85eff01 0c080402
ds_wrxchg2st64_rtn_b32 a[12:13], v2, a4, a8 offset0:16 // da5e0010 0c080402
ds_cmpst_rtn_b32 v12, v2, v4, v8 offset:65281 // d860ff01 0c080402
ds_cmpst_rtn_b32 a12, v2, a4, a8 offset:16 // da600010 0c080402
ds_cmpst_rtn_f32 v12, v2, v4, v8 offset:65281 // d862ff01 0c080402
ds_cmpst_rtn_f32 a12, v2, a4, a8 offset:16 // da620010 0c080402
ds_min_rtn_f32 v12, v2, v4 offset:65281 // d864ff01 0c000402
ds_min_rtn_f32 a12, v2, a4 offset:16 // da640010 0c000402
ds_max_rtn_f32 v12, v2, v4 offset:65281 // d866ff01 0c000402
ds_max_rtn_f32 a12, v2, a4 offset:16 // da660010 0c000402
ds_wrap_rtn_b32 v12, v2, v4, v8 offset:65281 // d868ff01 0c080402
ds_wrap_rtn_b32 a12, v2, a4, a8 offset:16 // da680010 0c080402
ds_add_rtn_f32 v12, v2, v4 offset:65281 // d86aff01 0c000402
ds_add_rtn_f32 a12, v2, a4 offset:16 // da6a0010 0c000402
ds_read_b32 v12, v2 // d86c0000 0c000002
ds_read_b32 v12, v2 offset:272 // d86c0110 0c000002
ds_read_b32 v12, v2 offset:65281 // d86cff01 0c000002
ds_read_b32 a12, v2 offset:16 // da6c0010 0c000002
ds_read2_b32 v[12:13], v2 // d86e0000 0c000002
ds_read2_b32 v[12:13], v2 offset0:16 offset1:1 // d86e0110 0c000002
ds_read2_b32 v[12:13], v2 offset0:1 offset1:255 // d86eff01 0c000002
ds_read2_b32 a[12:13], v2 offset0:16 // da6e0010 0c000002
ds_read2st64_b32 v[12:13], v2 offset0:1 offset1:255 // d870ff01 0c000002
ds_read2st64_b32 a[12:13], v2 offset0:16 // da700010 0c000002
ds_read_i8 v12, v2 // d8720000 0c000002
ds_read_i8 v12, v2 offset:272 // d8720110 0c000002
ds_read_i8 v12, v2 offset:65281 // d872ff01 0c000002
ds_read_i8 a12, v2 offset:16 // da720010 0c000002
ds_read_u8 v12, v2 // d8740000 0c000002
ds_read_u8 v12, v2 offset:272 // d8740110 0c000002
ds_read_u8 v12, v2 offset:65281 // d874ff01 0c000002
ds_read_u8 a12, v2 offset:16 // da740010 0c000002
ds_read_i16 v12, v2 // d8760000 0c000002
ds_read_i16 v12, v2 offset:272 // d8760110 0c000002
ds_read_i16 v12, v2 offset:65281 // d876ff01 0c000002
ds_read_i16 a12, v2 offset:16 // da760010 0c000002
ds_read_u16 v12, v2 // d8780000 0c000002
ds_read_u16 v12, v2 offset:272 // d8780110 0c000002
ds_read_u16 v12, v2 offset:65281 // d878ff01 0c000002
ds_read_u16 a12, v2 offset:16 // da780010 0c000002
ds_swizzle_b32 v12, v2 // d87a0000 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(QUAD_PERM,0,1,2,3) // d87a80e4 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(QUAD_PERM,3,2,1,0) // d87a801b 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(SWAP,1) // d87a041f 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(SWAP,16) // d87a401f 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(REVERSE,32) // d87a7c1f 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(REVERSE,8) // d87a1c1f 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(ROTATE,0,0) // d87ac000 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(ROTATE,0,31) // d87ac3e0 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(ROTATE,1,2) // d87ac440 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(FFT,31) // d87ae01f 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(FFT,5) // d87ae005 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(BROADCAST,2,0) // d87a001e 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(BROADCAST,8,0) // d87a0018 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(BITMASK_PERM,"10i01") // d87a1224 0c000002
ds_swizzle_b32 v12, v2 offset:swizzle(BROADCAST,16,7) // d87a00f0 0c000002
ds_swizzle_b32 v12, v2 offset:40960 // d87aa000 0c000002
ds_swizzle_b32 a12, v2 offset:swizzle(BROADCAST,16,0) // da7a0010 0c000002
ds_permute_b32 v12, v2, v4 // d87c0000 0c000402
ds_permute_b32 v12, v2, v4 offset:272 // d87c0110 0c000402
ds_permute_b32 v12, v2, v4 offset:65281 // d87cff01 0c000402
ds_permute_b32 a12, v2, a4 offset:16 // da7c0010 0c000402
ds_bpermute_b32 v12, v2, v4 offset:65281 // d87eff01 0c000402
ds_bpermute_b32 a12, v2, a4 offset:16 // da7e0010 0c000402
ds_add_u64 v2, v[4:5] // d8800000 00000402
ds_add_u64 v2, v[4:5] offset:272 // d8800110 00000402
ds_add_u64 v2, v[4:5] offset:65281 // d880ff01 00000402
ds_add_u64 v2, a[4:5] offset:16 // da800010 00000402
ds_sub_u64 v2, v[4:5] offset:65281 // d882ff01 00000402
ds_sub_u64 v2, a[4:5] offset:16 // da820010 00000402
ds_rsub_u64 v2, v[4:5] offset:65281 // d884ff01 00000402
ds_rsub_u64 v2, a[4:5] offset:16 // da840010 00000402
ds_inc_u64 v2, v[4:5] offset:65281 // d886ff01 00000402
ds_inc_u64 v2, a[4:5] offset:16 // da860010 00000402
ds_dec_u64 v2, v[4:5] offset:65281 // d888ff01 00000402
ds_dec_u64 v2, a[4:5] offset:16 // da880010 00000402
ds_min_i64 v2, v[4:5] offset:65281 // d88aff01 00000402
ds_min_i64 v2, a[4:5] offset:16 // da8a0010 00000402
ds_max_i64 v2, v[4:5] offset:65281 // d88cff01 00000402
ds_max_i64 v2, a[4:5] offset:16 // da8c0010 00000402
ds_min_u64 v2, v[4:5] offset:65281 // d88eff01 00000402
ds_min_u64 v2, a[4:5] offset:16 // da8e0010 00000402
ds_max_u64 v2, v[4:5] offset:65281 // d890ff01 00000402
ds_max_u64 v2, a[4:5] offset:16 // da900010 00000402
ds_and_b64 v2, v[4:5] offset:65281 // d892ff01 00000402
ds_and_b64 v2, a[4:5] offset:16 // da920010 00000402
ds_or_b64 v2, v[4:5] offset:65281 // d894ff01 00000402
ds_or_b64 v2, a[4:5] offset:16 // da940010 00000402
ds_xor_b64 v2, v[4:5] offset:65281 // d896ff01 00000402
ds_xor_b64 v2, a[4:5] offset:16 // da960010 00000402
ds_mskor_b64 v2, v[4:5], v[8:9] // d8980000 00080402
ds_mskor_b64 v2, v[4:5], v[8:9] offset:272 // d8980110 00080402
ds_mskor_b64 v2, v[4:5], v[8:9] offset:65281 // d898ff01 00080402
ds_mskor_b64 v2, a[4:5], a[8:9] offset:16 // da980010 00080402
ds_write_b64 v2, v[4:5] // d89a0000 00000402
ds_write_b64 v2, v[4:5] offset:272 // d89a0110 00000402
ds_write_b64 v2, v[4:5] offset:65281 // d89aff01 00000402
ds_write_b64 v2, a[4:5] offset:16 // da9a0010 00000402
ds_write2_b64 v2, v[4:5], v[8:9] // d89c0000 00080402
ds_write2_b64 v2, v[4:5], v[8:9] offset0:16 offset1:1 // d89c0110 00080402
ds_write2_b64 v2, v[4:5], v[8:9] offset0:1 offset1:255 // d89cff01 00080402
ds_write2_b64 v2, a[4:5], a[8:9] offset0:16 // da9c0010 00080402
ds_write2st64_b64 v2, v[4:5], v[8:9] offset0:1 offset1:255 // d89eff01 00080402
ds_write2st64_b64 v2, a[4:5], a[8:9] offset0:16 // da9e0010 00080402
ds_cmpst_b64 v2, v[4:5], v[8:9] offset:65281 // d8a0ff01 00080402
ds_cmpst_b64 v2, a[4:5], a[8:9] offset:16 // daa00010 00080402
ds_cmpst_f64 v2, v[4:5], v[8:9] offset:65281 // d8a2ff01 00080402
ds_cmpst_f64 v2, a[4:5], a[8:9] offset:16 // daa20010 00080402
ds_min_f64 v2, v[4:5] offset:65281 // d8a4ff01 00000402
ds_min_f64 v2, a[4:5] offset:16 // daa40010 00000402
ds_max_f64 v2, v[4:5] offset:65281 // d8a6ff01 00000402
ds_max_f64 v2, a[4:5] offset:16 // daa60010 00000402
ds_write_b8_d16_hi v2, v4 offset:65281 // d8a8ff01 00000402
ds_write_b8_d16_hi v2, a4 offset:16 // daa80010 00000402
ds_write_b16_d16_hi v2, v4 offset:65281 // d8aaff01 00000402
ds_write_b16_d16_hi v2, a4 offset:16 // daaa0010 00000402
ds_read_u8_d16 v12, v2 // d8ac0000 0c000002
ds_read_u8_d16 v12, v2 offset:272 // d8ac0110 0c000002
ds_read_u8_d16 v12, v2 offset:65281 // d8acff01 0c000002
ds_read_u8_d16 a12, v2 offset:16 // daac0010 0c000002
ds_read_u8_d16_hi v12, v2 offset:65281 // d8aeff01 0c000002
ds_read_u8_d16_hi a12, v2 offset:16 // daae0010 0c000002
ds_read_i8_d16 v12, v2 // d8b00000 0c000002
ds_read_i8_d16 v12, v2 offset:272 // d8b00110 0c000002
ds_read_i8_d16 v12, v2 offset:65281 // d8b0ff01 0c000002
ds_read_i8_d16 a12, v2 offset:16 // dab00010 0c000002
ds_read_i8_d16_hi v12, v2 offset:65281 // d8b2ff01 0c000002
ds_read_i8_d16_hi a12, v2 offset:16 // dab20010 0c000002
ds_read_u16_d16 v12, v2 // d8b40000 0c000002
ds_read_u16_d16 v12, v2 offset:272 // d8b40110 0c000002
ds_read_u16_d16 v12, v2 offset:65281 // d8b4ff01 0c000002
ds_read_u16_d16 a12, v2 offset:16 // dab40010 0c000002
ds_read_u16_d16_hi v12, v2 offset:65281 // d8b6ff01 0c000002
ds_read_u16_d16_hi a12, v2 offset:16 // dab60010 0c000002
ds_add_f64 v2, v[4:5] offset:65281 // d8b8ff01 00000402
ds_add_f64 v2, a[4:5] offset:16 // dab80010 00000402
ds_add_rtn_u64 v[12:13], v2, v[4:5] // d8c00000 0c000402
ds_add_rtn_u64 v[12:13], v2, v[4:5] offset:272 // d8c00110 0c000402
ds_add_rtn_u64 v[12:13], v2, v[4:5] offset:65281 // d8c0ff01 0c000402
ds_add_rtn_u64 a[12:13], v2, a[4:5] offset:16 // dac00010 0c000402
ds_sub_rtn_u64 v[12:13], v2, v[4:5] offset:65281 // d8c2ff01 0c000402
ds_sub_rtn_u64 a[12:13], v2, a[4:5] offset:16 // dac20010 0c000402
ds_rsub_rtn_u64 v[12:13], v2, v[4:5] offset:65281 // d8c4ff01 0c000402
ds_rsub_rtn_u64 a[12:13], v2, a[4:5] offset:16 // dac40010 0c000402
ds_inc_rtn_u64 v[12:13], v2, v[4:5] offset:65281 // d8c6ff01 0c000402
ds_inc_rtn_u64 a[12:13], v2, a[4:5] offset:16 // dac60010 0c000402
ds_dec_rtn_u64 v[12:13], v2, v[4:5] offset:65281 // d8c8ff01 0c000402
ds_dec_rtn_u64 a[12:13], v2, a[4:5] offset:16 // dac80010 0c000402
ds_min_rtn_i64 v[12:13], v2, v[4:5] offset:65281 // d8caff01 0c000402
ds_min_rtn_i64 a[12:13], v2, a[4:5] offset:16 // daca0010 0c000402
ds_max_rtn_i64 v[12:13], v2, v[4:5] offset:65281 // d8ccff01 0c000402
ds_max_rtn_i64 a[12:13], v2, a[4:5] offset:16 // dacc0010 0c000402
ds_min_rtn_u64 v[12:13], v2, v[4:5] offset:65281 // d8ceff01 0c000402
ds_min_rtn_u64 a[12:13], v2, a[4:5] offset:16 // dace0010 0c000402
ds_max_rtn_u64 v[12:13], v2, v[4:5] offset:65281 // d8d0ff01 0c000402
ds_max_rtn_u64 a[12:13], v2, a[4:5] offset:16 // dad00010 0c000402
ds_and_rtn_b64 v[12:13], v2, v[4:5] offset:65281 // d8d2ff01 0c000402
ds_and_rtn_b64 a[12:13], v2, a[4:5] offset:16 // dad20010 0c000402
ds_or_rtn_b64 v[12:13], v2, v[4:5] offset:65281 // d8d4ff01 0c000402
ds_or_rtn_b64 a[12:13], v2, a[4:5] offset:16 // dad40010 0c000402
ds_xor_rtn_b64 v[12:13], v2, v[4:5] offset:65281 // d8d6ff01 0c000402
ds_xor_rtn_b64 a[12:13], v2, a[4:5] offset:16 // dad60010 0c000402
ds_mskor_rtn_b64 v[12:13], v2, v[4:5], v[8:9] // d8d80000 0c080402
ds_mskor_rtn_b64 v[12:13], v2, v[4:5], v[8:9] offset:272 // d8d80110 0c080402
ds_mskor_rtn_b64 v[12:13], v2, v[4:5], v[8:9] offset:65281 // d8d8ff01 0c080402
ds_mskor_rtn_b64 a[12:13], v2, a[4:5], a[8:9] offset:16 // dad80010 0c080402
ds_wrxchg_rtn_b64 v[12:13], v2, v[4:5] offset:65281 // d8daff01 0c000402
ds_wrxchg_rtn_b64 a[12:13], v2, a[4:5] offset:16 // dada0010 0c000402
ds_wrxchg2_rtn_b64 v[12:15], v2, v[4:5], v[8:9] // d8dc0000 0c080402
ds_wrxchg2_rtn_b64 v[12:15], v2, v[4:5], v[8:9] offset0:16 offset1:1 // d8dc0110 0c080402
ds_wrxchg2_rtn_b64 v[12:15], v2, v[4:5], v[8:9] offset0:1 offset1:255 // d8dcff01 0c080402
ds_wrxchg2_rtn_b64 a[12:15], v2, a[4:5], a[8:9] offset0:16 // dadc0010 0c080402
ds_wrxchg2st64_rtn_b64 v[12:15], v2, v[4:5], v[8:9] offset0:1 offset1:255 // d8deff01 0c080402
ds_wrxchg2st64_rtn_b64 a[12:15], v2, a[4:5], a[8:9] offset0:16 // dade0010 0c080402
ds_cmpst_rtn_b64 v[12:13], v2, v[4:5], v[8:9] offset:65281 // d8e0ff01 0c080402
ds_cmpst_rtn_b64 a[12:13], v2, a[4:5], a[8:9] offset:16 // dae00010 0c080402
ds_cmpst_rtn_f64 v[12:13], v2, v[4:5], v[8:9] offset:65281 // d8e2ff01 0c080402
ds_cmpst_rtn_f64 a[12:13], v2, a[4:5], a[8:9] offset:16 // dae20010 0c080402
ds_min_rtn_f64 v[12:13], v2, v[4:5] offset:65281 // d8e4ff01 0c000402
ds_min_rtn_f64 a[12:13], v2, a[4:5] offset:16 // dae40010 0c000402
ds_max_rtn_f64 v[12:13], v2, v[4:5] offset:65281 // d8e6ff01 0c000402
ds_max_rtn_f64 a[12:13], v2, a[4:5] offset:16 // dae60010 0c000402
ds_read_b64 v[12:13], v2 // d8ec0000 0c000002
ds_read_b64 v[12:13], v2 offset:272 // d8ec0110 0c000002
ds_read_b64 v[12:13], v2 offset:65281 // d8ecff01 0c000002
ds_read_b64 a[12:13], v2 offset:16 // daec0010 0c000002
ds_read2_b64 v[12:15], v2 // d8ee0000 0c000002
ds_read2_b64 v[12:15], v2 offset0:16 offset1:1 // d8ee0110 0c000002
ds_read2_b64 v[12:15], v2 offset0:1 offset1:255 // d8eeff01 0c000002
ds_read2_b64 a[12:15], v2 offset0:16 // daee0010 0c000002
ds_read2st64_b64 v[12:15], v2 offset0:1 offset1:255 // d8f0ff01 0c000002
ds_read2st64_b64 a[12:15], v2 offset0:16 // daf00010 0c000002
ds_add_rtn_f64 v[12:13], v2, v[4:5] offset:65281 // d8f8ff01 0c000402
ds_add_rtn_f64 a[12:13], v2, a[4:5] offset:16 // daf80010 0c000402
ds_condxchg32_rtn_b64 v[12:13], v2, v[4:5] offset:65281 // d8fcff01 0c000402
ds_condxchg32_rtn_b64 a[12:13], v2, a[4:5] offset:16 // dafc0010 0c000402
ds_gws_sema_release_all gds // d9310000 00000000
ds_gws_sema_release_all offset:16 gds // d9310010 00000000
ds_gws_init v2 gds // d9330000 00000002
ds_gws_init v2 offset:16 gds // d9330010 00000002
ds_gws_sema_v gds // d9350000 00000000
ds_gws_sema_v offset:16 gds // d9350010 00000000
ds_gws_sema_br v2 gds // d9370000 00000002
ds_gws_sema_br v2 offset:16 gds // d9370010 00000002
ds_gws_sema_p gds // d9390000 00000000
ds_gws_sema_p offset:16 gds // d9390010 00000000
ds_gws_barrier v2 gds // d93b0000 00000002
ds_gws_barrier v2 offset:16 gds // d93b0010 00000002
ds_read_addtid_b32 v12 // d96c0000 0c000000
ds_read_addtid_b32 v12 offset:272 // d96c0110 0c000000
ds_read_addtid_b32 v12 offset:65281 // d96cff01 0c000000
ds_read_addtid_b32 a12 offset:16 // db6c0010 0c000000
ds_pk_add_rtn_f16 v12, v2, v4 offset:65281 // d96eff01 0c000402
ds_pk_add_rtn_f16 a12, v2, a4 offset:16 // db6e0010 0c000402
ds_pk_add_rtn_bf16 v12, v2, v4 offset:65281 // d970ff01 0c000402
ds_pk_add_rtn_bf16 a12, v2, a4 offset:16 // db700010 0c000402
ds_consume v12 // d97a0000 0c000000
ds_consume v12 offset:272 // d97a0110 0c000000
ds_consume v12 offset:65281 // d97aff01 0c000000
ds_consume a12 offset:16 // db7a0010 0c000000
ds_append v12 offset:65281 // d97cff01 0c000000
ds_append a12 offset:16 // db7c0010 0c000000
ds_write_b96 v2, v[4:6] // d9bc0000 00000402
ds_write_b96 v2, v[4:6] offset:272 // d9bc0110 00000402
ds_write_b96 v2, v[4:6] offset:65281 // d9bcff01 00000402
ds_write_b96 v2, a[4:6] offset:16 // dbbc0010 00000402
ds_write_b128 v2, v[4:7] // d9be0000 00000402
ds_write_b128 v2, v[4:7] offset:272 // d9be0110 00000402
ds_write_b128 v2, v[4:7] offset:65281 // d9beff01 00000402
ds_write_b128 v2, a[4:7] offset:16 // dbbe0010 00000402
ds_read_b64_tr_b4 v[12:13], v2 // d9c00000 0c000002
ds_read_b64_tr_b4 v[12:13], v2 offset:272 // d9c00110 0c000002
ds_read_b64_tr_b4 v[12:13], v2 offset:65281 // d9c0ff01 0c000002
ds_read_b64_tr_b4 a[12:13], v2 offset:16 // dbc00010 0c000002
ds_read_b96_tr_b6 v[12:14], v2 // d9c20000 0c000002
ds_read_b96_tr_b6 v[12:14], v2 offset:272 // d9c20110 0c000002
ds_read_b96_tr_b6 v[12:14], v2 offset:65281 // d9c2ff01 0c000002
ds_read_b96_tr_b6 a[12:14], v2 offset:16 // dbc20010 0c000002
ds_read_b64_tr_b8 v[12:13], v2 offset:65281 // d9c4ff01 0c000002
ds_read_b64_tr_b8 a[12:13], v2 offset:16 // dbc40010 0c000002
ds_read_b64_tr_b16 v[12:13], v2 offset:65281 // d9c6ff01 0c000002
ds_read_b64_tr_b16 a[12:13], v2 offset:16 // dbc60010 0c000002
ds_read_b96 v[12:14], v2 // d9fc0000 0c000002
ds_read_b96 v[12:14], v2 offset:272 // d9fc0110 0c000002
ds_read_b96 v[12:14], v2 offset:65281 // d9fcff01 0c000002
ds_read_b96 a[12:14], v2 offset:16 // dbfc0010 0c000002
ds_read_b128 v[12:15], v2 // d9fe0000 0c000002
ds_read_b128 v[12:15], v2 offset:272 // d9fe0110 0c000002
ds_read_b128 v[12:15], v2 offset:65281 // d9feff01 0c000002
ds_read_b128 a[12:15], v2 offset:16 // dbfe0010 0c000002
