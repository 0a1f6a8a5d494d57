// FLAT, GLOBAL and SCRATCH: assembly text, then the words that it assembles to for gfx950.
// README.md says how the lines are used and made.
flat_load_ubyte v12, v[2:3] // dc400000 0c000002
flat_load_ubyte v12, v[2:3] offset:16 // dc400010 0c000002
flat_load_ubyte v12, v[2:3] offset:4095 // dc400fff 0c000002
flat_load_ubyte v12, v[2:3] sc0 nt sc1 // de430000 0c000002
flat_load_ubyte a12, v[2:3] offset:16 // dc400010 0c800002
flat_load_sbyte v12, v[2:3] // dc440000 0c000002
flat_load_sbyte v12, v[2:3] offset:16 // dc440010 0c000002
flat_load_sbyte v12, v[2:3] offset:4095 // dc440fff 0c000002
flat_load_sbyte v12, v[2:3] sc0 nt sc1 // de470000 0c000002
flat_load_sbyte a12, v[2:3] offset:16 // dc440010 0c800002
flat_load_ushort v12, v[2:3] // dc480000 0c000002
flat_load_ushort v12, v[2:3] offset:16 // dc480010 0c000002
flat_load_ushort v12, v[2:3] offset:4095 // dc480fff 0c000002
flat_load_ushort v12, v[2:3] sc0 nt sc1 // de4b0000 0c000002
flat_load_ushort a12, v[2:3] offset:16 // dc480010 0c800002
flat_load_sshort v12, v[2:3] // dc4c0000 0c000002
flat_load_sshort v12, v[2:3] offset:16 // dc4c0010 0c000002
flat_load_sshort v12, v[2:3] offset:4095 // dc4c0fff 0c000002
flat_load_sshort v12, v[2:3] sc0 nt sc1 // de4f0000 0c000002
flat_load_sshort a12, v[2:3] offset:16 // dc4c0010 0c800002
flat_load_dword v12, v[2:3] // dc500000 0c000002
flat_load_dword v12, v[2:3] offset:16 // dc500010 0c000002
flat_load_dword v12, v[2:3] offset:4095 // dc500fff 0c000002
flat_load_dword v12, v[2:3] sc0 nt sc1 // de530000 0c000002
flat_load_dword a12, v[2:3] offset:16 // dc500010 0c800002
flat_load_dwordx2 v[12:13], v[2:3] // dc540000 0c000002
flat_load_dwordx2 v[12:13], v[2:3] offset:16 // dc540010 0c000002
flat_load_dwordx2 v[12:13], v[2:3] offset:4095 // dc540fff 0c000002
flat_load_dwordx2 v[12:13], v[2:3] sc0 nt sc1 // de570000 0c000002
flat_load_dwordx2 a[12:13], v[2:3] offset:16 // dc540010 0c800002
flat_load_dwordx3 v[12:14], v[2:3] // dc580000 0c000002
flat_load_dwordx3 v[12:14], v[2:3] offset:16 // dc580010 0c000002
flat_load_dwordx3 v[12:14], v[2:3] offset:4095 // dc580fff 0c000002
flat_load_dwordx3 v[12:14], v[2:3] sc0 nt sc1 // de5b0000 0c000002
flat_load_dwordx3 a[12:14], v[2:3] offset:16 // dc580010 0c800002
flat_load_dwordx4 v[12:15], v[2:3] // dc5c0000 0c000002
flat_load_dwordx4 v[12:15], v[2:3] offset:16 // dc5c0010 0c000002
flat_load_dwordx4 v[12:15], v[2:3] offset:4095 // dc5c0fff 0c000002
flat_load_dwordx4 v[12:15], v[2:3] sc0 nt sc1 // de5f0000 0c000002
flat_load_dwordx4 a[12:15], v[2:3] offset:16 // dc5c0010 0c800002
flat_store_byte v[2:3], v4 // dc600000 00000402
flat_store_byte v[2:3], v4 offset:16 // dc600010 00000402
flat_store_byte v[2:3], v4 offset:4095 // dc600fff 00000402
flat_store_byte v[2:3], v4 sc0 nt sc1 // de630000 00000402
flat_store_byte v[2:3], a4 offset:16 // dc600010 00800402
flat_store_byte_d16_hi v[2:3], v4 offset:16 // dc640010 00000402
flat_store_byte_d16_hi v[2:3], a4 offset:16 // dc640010 00800402
flat_store_byte_d16_hi v[2:3], v4 sc0 nt sc1 // de670000 00000402
flat_store_short v[2:3], v4 // dc680000 00000402
flat_store_short v[2:3], v4 offset:16 // dc680010 00000402
flat_store_short v[2:3], v4 offset:4095 // dc680fff 00000402
flat_store_short v[2:3], v4 sc0 nt sc1 // de6b0000 00000402
flat_store_short v[2:3], a4 offset:16 // dc680010 00800402
flat_store_short_d16_hi v[2:3], v4 offset:16 // dc6c0010 00000402
flat_store_short_d16_hi v[2:3], a4 offset:16 // dc6c0010 00800402
flat_store_short_d16_hi v[2:3], v4 sc0 nt sc1 // de6f0000 00000402
flat_store_dword v[2:3], v4 // dc700000 00000402
flat_store_dword v[2:3], v4 offset:16 // dc700010 00000402
flat_store_dword v[2:3], v4 offset:4095 // dc700fff 00000402
flat_store_dword v[2:3], v4 sc0 nt sc1 // de730000 00000402
flat_store_dword v[2:3], a4 offset:16 // dc700010 00800402
flat_store_dwordx2 v[2:3], v[4:5] // dc740000 00000402
flat_store_dwordx2 v[2:3], v[4:5] offset:16 // dc740010 00000402
flat_store_dwordx2 v[2:3], v[4:5] offset:4095 // dc740fff 00000402
flat_store_dwordx2 v[2:3], v[4:5] sc0 nt sc1 // de770000 00000402
flat_store_dwordx2 v[2:3], a[4:5] offset:16 // dc740010 00800402
flat_store_dwordx3 v[2:3], v[4:6] // dc780000 00000402
flat_store_dwordx3 v[2:3], v[4:6] offset:16 // dc780010 00000402
flat_store_dwordx3 v[2:3], v[4:6] offset:4095 // dc780fff 00000402
flat_store_dwordx3 v[2:3], v[4:6] sc0 nt sc1 // de7b0000 00000402
flat_store_dwordx3 v[2:3], a[4:6] offset:16 // dc780010 00800402
flat_store_dwordx4 v[2:3], v[4:7] // dc7c0000 00000402
flat_store_dwordx4 v[2:3], v[4:7] offset:16 // dc7c0010 00000402
flat_store_dwordx4 v[2:3], v[4:7] offset:4095 // dc7c0fff 00000402
flat_store_dwordx4 v[2:3], v[4:7] sc0 nt sc1 // de7f0000 00000402
flat_store_dwordx4 v[2:3], a[4:7] offset:16 // dc7c0010 00800402
flat_load_ubyte_d16 v12, v[2:3] // dc800000 0c000002
flat_load_ubyte_d16 v12, v[2:3] offset:16 // dc800010 0c000002
flat_load_ubyte_d16 v12, v[2:3] offset:4095 // dc800fff 0c000002
flat_load_ubyte_d16 v12, v[2:3] sc0 nt sc1 // de830000 0c000002
flat_load_ubyte_d16 a12, v[2:3] offset:16 // dc800010 0c800002
flat_load_ubyte_d16_hi v12, v[2:3] offset:16 // dc840010 0c000002
flat_load_ubyte_d16_hi a12, v[2:3] offset:16 // dc840010 0c800002
flat_load_ubyte_d16_hi v12, v[2:3] sc0 nt sc1 // de870000 0c000002
flat_load_sbyte_d16 v12, v[2:3] // dc880000 0c000002
flat_load_sbyte_d16 v12, v[2:3] offset:16 // dc880010 0c000002
flat_load_sbyte_d16 v12, v[2:3] offset:4095 // dc880fff 0c000002
flat_load_sbyte_d16 v12, v[2:3] sc0 nt sc1 // de8b0000 0c000002
flat_load_sbyte_d16 a12, v[2:3] offset:16 // dc880010 0c800002
flat_load_sbyte_d16_hi v12, v[2:3] offset:16 // dc8c0010 0c000002
flat_load_sbyte_d16_hi a12, v[2:3] offset:16 // dc8c0010 0c800002
flat_load_sbyte_d16_hi v12, v[2:3] sc0 nt sc1 // de8f0000 0c000002
flat_load_short_d16 v12, v[2:3] // dc900000 0c000002
flat_load_short_d16 v12, v[2:3] offset:16 // dc900010 0c000002
flat_load_short_d16 v12, v[2:3] offset:4095 // dc900fff 0c000002
flat_load_short_d16 v12, v[2:3] sc0 nt sc1 // de930000 0c000002
flat_load_short_d16 a12, v[2:3] offset:16 // dc900010 0c800002
flat_load_short_d16_hi v12, v[2:3] offset:16 // dc940010 0c000002
flat_load_short_d16_hi a12, v[2:3] offset:16 // dc940010 0c800002
flat_load_short_d16_hi v12, v[2:3] sc0 nt sc1 // de970000 0c000002
flat_atomic_swap v[2:3], v4 // dd000000 00000402
flat_atomic_swap v[2:3], v4 offset:16 // dd000010 00000402
flat_atomic_swap v[2:3], v4 offset:4095 // dd000fff 00000402
flat_atomic_swap v12, v[2:3], v4 sc0 // dd010000 0c000402
flat_atomic_swap v12, v[2:3], v4 offset:32 sc0 nt sc1 // df030020 0c000402
flat_atomic_swap v[2:3], a4 offset:16 // dd000010 00800402
flat_atomic_swap a12, v[2:3], a4 sc0 // dd010000 0c800402
flat_atomic_cmpswap v[2:3], v[4:5] // dd040000 00000402
flat_atomic_cmpswap v[2:3], v[4:5] offset:16 // dd040010 00000402
flat_atomic_cmpswap v[2:3], v[4:5] offset:4095 // dd040fff 00000402
flat_atomic_cmpswap v12, v[2:3], v[4:5] sc0 // dd050000 0c000402
flat_atomic_cmpswap v12, v[2:3], v[4:5] offset:32 sc0 nt sc1 // df070020 0c000402
flat_atomic_cmpswap v[2:3], a[4:5] offset:16 // dd040010 00800402
flat_atomic_cmpswap a12, v[2:3], a[4:5] sc0 // dd050000 0c800402
flat_atomic_add v[2:3], v4 offset:16 // dd080010 00000402
flat_atomic_add a12, v[2:3], a4 sc0 // dd090000 0c800402
flat_atomic_add v12, v[2:3], v4 sc0 // dd090000 0c000402
flat_atomic_add v12, v[2:3], v4 offset:32 sc0 nt sc1 // df0b0020 0c000402
flat_atomic_sub v[2:3], v4 offset:16 // dd0c0010 00000402
flat_atomic_sub a12, v[2:3], a4 sc0 // dd0d0000 0c800402
flat_atomic_sub v12, v[2:3], v4 sc0 // dd0d0000 0c000402
flat_atomic_sub v12, v[2:3], v4 offset:32 sc0 nt sc1 // df0f0020 0c000402
flat_atomic_smin v[2:3], v4 offset:16 // dd100010 00000402
flat_atomic_smin a12, v[2:3], a4 sc0 // dd110000 0c800402
flat_atomic_smin v12, v[2:3], v4 sc0 // dd110000 0c000402
flat_atomic_smin v12, v[2:3], v4 offset:32 sc0 nt sc1 // df130020 0c000402
flat_atomic_umin v[2:3], v4 offset:16 // dd140010 00000402
flat_atomic_umin a12, v[2:3], a4 sc0 // dd150000 0c800402
flat_atomic_umin v12, v[2:3], v4 sc0 // dd150000 0c000402
flat_atomic_umin v12, v[2:3], v4 offset:32 sc0 nt sc1 // df170020 0c000402
flat_atomic_smax v[2:3], v4 offset:16 // dd180010 00000402
flat_atomic_smax a12, v[2:3], a4 sc0 // dd190000 0c800402
flat_atomic_smax v12, v[2:3], v4 sc0 // dd190000 0c000402
flat_atomic_smax v12, v[2:3], v4 offset:32 sc0 nt sc1 // df1b0020 0c000402
flat_atomic_umax v[2:3], v4 offset:16 // dd1c0010 00000402
flat_atomic_umax a12, v[2:3], a4 sc0 // dd1d0000 0c800402
flat_atomic_umax v12, v[2:3], v4 sc0 // dd1d0000 0c000402
flat_atomic_umax v12, v[2:3], v4 offset:32 sc0 nt sc1 // df1f0020 0c000402
flat_atomic_and v[2:3], v4 offset:16 // dd200010 00000402
flat_atomic_and a12, v[2:3], a4 sc0 // dd210000 0c800402
flat_atomic_and v12, v[2:3], v4 sc0 // dd210000 0c000402
flat_atomic_and v12, v[2:3], v4 offset:32 sc0 nt sc1 // df230020 0c000402
flat_atomic_or v[2:3], v4 offset:16 // dd240010 00000402
flat_atomic_or a12, v[2:3], a4 sc0 // dd250000 0c800402
flat_atomic_or v12, v[2:3], v4 sc0 // dd250000 0c000402
flat_atomic_or v12, v[2:3], v4 offset:32 sc0 nt sc1 // df270020 0c000402
flat_atomic_xor v[2:3], v4 offset:16 // dd280010 00000402
flat_atomic_xor a12, v[2:3], a4 sc0 // dd290000 0c800402
flat_atomic_xor v12, v[2:3], v4 sc0 // dd290000 0c000402
flat_atomic_xor v12, v[2:3], v4 offset:32 sc0 nt sc1 // df2b0020 0c000402
flat_atomic_inc v[2:3], v4 offset:16 // dd2c0010 00000402
flat_atomic_inc a12, v[2:3], a4 sc0 // dd2d0000 0c800402
flat_atomic_inc v12, v[2:3], v4 sc0 // dd2d0000 0c000402
flat_atomic_inc v12, v[2:3], v4 offset:32 sc0 nt sc1 // df2f0020 0c000402
flat_atomic_dec v[2:3], v4 offset:16 // dd300010 00000402
flat_atomic_dec a12, v[2:3], a4 sc0 // dd310000 0c800402
flat_atomic_dec v12, v[2:3], v4 sc0 // dd310000 0c000402
flat_atomic_dec v12, v[2:3], v4 offset:32 sc0 nt sc1 // df330020 0c000402
flat_atomic_add_f32 v[2:3], v4 offset:16 // dd340010 00000402
flat_atomic_add_f32 a12, v[2:3], a4 sc0 // dd350000 0c800402
flat_atomic_add_f32 v12, v[2:3], v4 sc0 // dd350000 0c000402
flat_atomic_add_f32 v12, v[2:3], v4 offset:32 sc0 nt sc1 // df370020 0c000402
flat_atomic_pk_add_f16 v[2:3], v4 offset:16 // dd380010 00000402
flat_atomic_pk_add_f16 a12, v[2:3], a4 sc0 // dd390000 0c800402
flat_atomic_pk_add_f16 v12, v[2:3], v4 sc0 // dd390000 0c000402
flat_atomic_pk_add_f16 v12, v[2:3], v4 offset:32 sc0 nt sc1 // df3b0020 0c000402
flat_atomic_add_f64 v[2:3], v[4:5] // dd3c0000 00000402
flat_atomic_add_f64 v[2:3], v[4:5] offset:16 // dd3c0010 00000402
flat_atomic_add_f64 v[2:3], v[4:5] offset:4095 // dd3c0fff 00000402
flat_atomic_add_f64 v[12:13], v[2:3], v[4:5] sc0 // dd3d0000 0c000402
flat_atomic_add_f64 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // df3f0020 0c000402
flat_atomic_add_f64 v[2:3], a[4:5] offset:16 // dd3c0010 00800402
flat_atomic_add_f64 a[12:13], v[2:3], a[4:5] sc0 // dd3d0000 0c800402
flat_atomic_min_f64 v[2:3], v[4:5] offset:16 // dd400010 00000402
flat_atomic_min_f64 a[12:13], v[2:3], a[4:5] sc0 // dd410000 0c800402
flat_atomic_min_f64 v[12:13], v[2:3], v[4:5] sc0 // dd410000 0c000402
flat_atomic_min_f64 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // df430020 0c000402
flat_atomic_max_f64 v[2:3], v[4:5] offset:16 // dd440010 00000402
flat_atomic_max_f64 a[12:13], v[2:3], a[4:5] sc0 // dd450000 0c800402
flat_atomic_max_f64 v[12:13], v[2:3], v[4:5] sc0 // dd450000 0c000402
flat_atomic_max_f64 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // df470020 0c000402
flat_atomic_pk_add_bf16 v[2:3], v4 offset:16 // dd480010 00000402
flat_atomic_pk_add_bf16 a12, v[2:3], a4 sc0 // dd490000 0c800402
flat_atomic_pk_add_bf16 v12, v[2:3], v4 sc0 // dd490000 0c000402
flat_atomic_pk_add_bf16 v12, v[2:3], v4 offset:32 sc0 nt sc1 // df4b0020 0c000402
flat_atomic_swap_x2 v[2:3], v[4:5] offset:16 // dd800010 00000402
flat_atomic_swap_x2 a[12:13], v[2:3], a[4:5] sc0 // dd810000 0c800402
flat_atomic_swap_x2 v[12:13], v[2:3], v[4:5] sc0 // dd810000 0c000402
flat_atomic_swap_x2 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // df830020 0c000402
flat_atomic_cmpswap_x2 v[2:3], v[4:7] // dd840000 00000402
flat_atomic_cmpswap_x2 v[2:3], v[4:7] offset:16 // dd840010 00000402
flat_atomic_cmpswap_x2 v[2:3], v[4:7] offset:4095 // dd840fff 00000402
flat_atomic_cmpswap_x2 v[12:13], v[2:3], v[4:7] sc0 // dd850000 0c000402
flat_atomic_cmpswap_x2 v[12:13], v[2:3], v[4:7] offset:32 sc0 nt sc1 // df870020 0c000402
flat_atomic_cmpswap_x2 v[2:3], a[4:7] offset:16 // dd840010 00800402
flat_atomic_cmpswap_x2 a[12:13], v[2:3], a[4:7] sc0 // dd850000 0c800402
flat_atomic_add_x2 v[2:3], v[4:5] offset:16 // dd880010 00000402
flat_atomic_add_x2 a[12:13], v[2:3], a[4:5] sc0 // dd890000 0c800402
flat_atomic_add_x2 v[12:13], v[2:3], v[4:5] sc0 // dd890000 0c000402
flat_atomic_add_x2 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // df8b0020 0c000402
flat_atomic_sub_x2 v[2:3], v[4:5] offset:16 // dd8c0010 00000402
flat_atomic_sub_x2 a[12:13], v[2:3], a[4:5] sc0 // dd8d0000 0c800402
flat_atomic_sub_x2 v[12:13], v[2:3], v[4:5] sc0 // dd8d0000 0c000402
flat_atomic_sub_x2 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // df8f0020 0c000402
flat_atomic_smin_x2 v[2:3], v[4:5] offset:16 // dd900010 00000402
flat_atomic_smin_x2 a[12:13], v[2:3], a[4:5] sc0 // dd910000 0c800402
flat_atomic_smin_x2 v[12:13], v[2:3], v[4:5] sc0 // dd910000 0c000402
flat_atomic_smin_x2 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // df930020 0c000402
flat_atomic_umin_x2 v[2:3], v[4:5] offset:16 // dd940010 00000402
flat_atomic_umin_x2 a[12:13], v[2:3], a[4:5] sc0 // dd950000 0c800402
flat_atomic_umin_x2 v[12:13], v[2:3], v[4:5] sc0 // dd950000 0c000402
flat_atomic_umin_x2 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // df970020 0c000402
flat_atomic_smax_x2 v[2:3], v[4:5] offset:16 // dd980010 00000402
flat_atomic_smax_x2 a[12:13], v[2:3], a[4:5] sc0 // dd990000 0c800402
flat_atomic_smax_x2 v[12:13], v[2:3], v[4:5] sc0 // dd990000 0c000402
flat_atomic_smax_x2 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // df9b0020 0c000402
flat_atomic_umax_x2 v[2:3], v[4:5] offset:16 // dd9c0010 00000402
flat_atomic_umax_x2 a[12:13], v[2:3], a[4:5] sc0 // dd9d0000 0c800402
flat_atomic_umax_x2 v[12:13], v[2:3], v[4:5] sc0 // dd9d0000 0c000402
flat_atomic_umax_x2 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // df9f0020 0c000402
flat_atomic_and_x2 v[2:3], v[4:5] offset:16 // dda00010 00000402
flat_atomic_and_x2 a[12:13], v[2:3], a[4:5] sc0 // dda10000 0c800402
flat_atomic_and_x2 v[12:13], v[2:3], v[4:5] sc0 // dda10000 0c000402
flat_atomic_and_x2 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // dfa30020 0c000402
flat_atomic_or_x2 v[2:3], v[4:5] offset:16 // dda40010 00000402
flat_atomic_or_x2 a[12:13], v[2:3], a[4:5] sc0 // dda50000 0c800402
flat_atomic_or_x2 v[12:13], v[2:3], v[4:5] sc0 // dda50000 0c000402
flat_atomic_or_x2 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // dfa70020 0c000402
flat_atomic_xor_x2 v[2:3], v[4:5] offset:16 // dda80010 00000402
flat_atomic_xor_x2 a[12:13], v[2:3], a[4:5] sc0 // dda90000 0c800402
flat_atomic_xor_x2 v[12:13], v[2:3], v[4:5] sc0 // dda90000 0c000402
flat_atomic_xor_x2 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // dfab0020 0c000402
flat_atomic_inc_x2 v[2:3], v[4:5] offset:16 // ddac0010 00000402
flat_atomic_inc_x2 a[12:13], v[2:3], a[4:5] sc0 // ddad0000 0c800402
flat_atomic_inc_x2 v[12:13], v[2:3], v[4:5] sc0 // ddad0000 0c000402
flat_atomic_inc_x2 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // dfaf0020 0c000402
flat_atomic_dec_x2 v[2:3], v[4:5] offset:16 // ddb00010 00000402
flat_atomic_dec_x2 a[12:13], v[2:3], a[4:5] sc0 // ddb10000 0c800402
flat_atomic_dec_x2 v[12:13], v[2:3], v[4:5] sc0 // ddb10000 0c000402
flat_atomic_dec_x2 v[12:13], v[2:3], v[4:5] offset:32 sc0 nt sc1 // dfb30020 0c000402
scratch_load_ubyte v12, off, off // dc404000 0c7f0000
scratch_load_ubyte v12, off, off offset:16 // dc404010 0c7f0000
scratch_load_ubyte v12, off, off offset:4095 // dc404fff 0c7f0000
scratch_load_ubyte v12, off, off offset:-16 // dc405ff0 0c7f0000
scratch_load_ubyte v12, off, s8 offset:16 // dc404010 0c080000
scratch_load_ubyte v12, v2, off offset:16 // dc406010 0c7f0002
scratch_load_ubyte v12, v2, s8 offset:16 // dc406010 0c080002
scratch_load_ubyte v12, off, off sc0 nt sc1 // de434000 0c7f0000
scratch_load_ubyte a12, off, off offset:16 // dc404010 0cff0000
scratch_load_sbyte v12, off, off // dc444000 0c7f0000
scratch_load_sbyte v12, off, off offset:16 // dc444010 0c7f0000
scratch_load_sbyte v12, off, off offset:4095 // dc444fff 0c7f0000
scratch_load_sbyte v12, off, off offset:-16 // dc445ff0 0c7f0000
scratch_load_sbyte v12, off, s8 offset:16 // dc444010 0c080000
scratch_load_sbyte v12, v2, off offset:16 // dc446010 0c7f0002
scratch_load_sbyte v12, v2, s8 offset:16 // dc446010 0c080002
scratch_load_sbyte v12, off, off sc0 nt sc1 // de474000 0c7f0000
scratch_load_sbyte a12, off, off offset:16 // dc444010 0cff0000
scratch_load_ushort v12, off, off // dc484000 0c7f0000
scratch_load_ushort v12, off, off offset:16 // dc484010 0c7f0000
scratch_load_ushort v12, off, off offset:4095 // dc484fff 0c7f0000
scratch_load_ushort v12, off, off offset:-16 // dc485ff0 0c7f0000
scratch_load_ushort v12, off, s8 offset:16 // dc484010 0c080000
scratch_load_ushort v12, v2, off offset:16 // dc486010 0c7f0002
scratch_load_ushort v12, v2, s8 offset:16 // dc486010 0c080002
scratch_load_ushort v12, off, off sc0 nt sc1 // de4b4000 0c7f0000
scratch_load_ushort a12, off, off offset:16 // dc484010 0cff0000
scratch_load_sshort v12, off, off // dc4c4000 0c7f0000
scratch_load_sshort v12, off, off offset:16 // dc4c4010 0c7f0000
scratch_load_sshort v12, off, off offset:4095 // dc4c4fff 0c7f0000
scratch_load_sshort v12, off, off offset:-16 // dc4c5ff0 0c7f0000
scratch_load_sshort v12, off, s8 offset:16 // dc4c4010 0c080000
scratch_load_sshort v12, v2, off offset:16 // dc4c6010 0c7f0002
scratch_load_sshort v12, v2, s8 offset:16 // dc4c6010 0c080002
scratch_load_sshort v12, off, off sc0 nt sc1 // de4f4000 0c7f0000
scratch_load_sshort a12, off, off offset:16 // dc4c4010 0cff0000
scratch_load_dword v12, off, off // dc504000 0c7f0000
scratch_load_dword v12, off, off offset:16 // dc504010 0c7f0000
scratch_load_dword v12, off, off offset:4095 // dc504fff 0c7f0000
scratch_load_dword v12, off, off offset:-16 // dc505ff0 0c7f0000
scratch_load_dword v12, off, s8 offset:16 // dc504010 0c080000
scratch_load_dword v12, v2, off offset:16 // dc506010 0c7f0002
scratch_load_dword v12, v2, s8 offset:16 // dc506010 0c080002
scratch_load_dword v12, off, off sc0 nt sc1 // de534000 0c7f0000
scratch_load_dword a12, off, off offset:16 // dc504010 0cff0000
scratch_load_dwordx2 v[12:13], off, off // dc544000 0c7f0000
scratch_load_dwordx2 v[12:13], off, off offset:16 // dc544010 0c7f0000
scratch_load_dwordx2 v[12:13], off, off offset:4095 // dc544fff 0c7f0000
scratch_load_dwordx2 v[12:13], off, off offset:-16 // dc545ff0 0c7f0000
scratch_load_dwordx2 v[12:13], off, s8 offset:16 // dc544010 0c080000
scratch_load_dwordx2 v[12:13], v2, off offset:16 // dc546010 0c7f0002
scratch_load_dwordx2 v[12:13], v2, s8 offset:16 // dc546010 0c080002
scratch_load_dwordx2 v[12:13], off, off sc0 nt sc1 // de574000 0c7f0000
scratch_load_dwordx2 a[12:13], off, off offset:16 // dc544010 0cff0000
scratch_load_dwordx3 v[12:14], off, off // dc584000 0c7f0000
scratch_load_dwordx3 v[12:14], off, off offset:16 // dc584010 0c7f0000
scratch_load_dwordx3 v[12:14], off, off offset:4095 // dc584fff 0c7f0000
scratch_load_dwordx3 v[12:14], off, off offset:-16 // dc585ff0 0c7f0000
scratch_load_dwordx3 v[12:14], off, s8 offset:16 // dc584010 0c080000
scratch_load_dwordx3 v[12:14], v2, off offset:16 // dc586010 0c7f0002
scratch_load_dwordx3 v[12:14], v2, s8 offset:16 // dc586010 0c080002
scratch_load_dwordx3 v[12:14], off, off sc0 nt sc1 // de5b4000 0c7f0000
scratch_load_dwordx3 a[12:14], off, off offset:16 // dc584010 0cff0000
scratch_load_dwordx4 v[12:15], off, off // dc5c4000 0c7f0000
scratch_load_dwordx4 v[12:15], off, off offset:16 // dc5c4010 0c7f0000
scratch_load_dwordx4 v[12:15], off, off offset:4095 // dc5c4fff 0c7f0000
scratch_load_dwordx4 v[12:15], off, off offset:-16 // dc5c5ff0 0c7f0000
scratch_load_dwordx4 v[12:15], off, s8 offset:16 // dc5c4010 0c080000
scratch_load_dwordx4 v[12:15], v2, off offset:16 // dc5c6010 0c7f0002
scratch_load_dwordx4 v[12:15], v2, s8 offset:16 // dc5c6010 0c080002
scratch_load_dwordx4 v[12:15], off, off sc0 nt sc1 // de5f4000 0c7f0000
scratch_load_dwordx4 a[12:15], off, off offset:16 // dc5c4010 0cff0000
scratch_store_byte off, v4, off // dc604000 007f0400
scratch_store_byte off, v4, off offset:16 // dc604010 007f0400
scratch_store_byte off, v4, off offset:4095 // dc604fff 007f0400
scratch_store_byte off, v4, off offset:-16 // dc605ff0 007f0400
scratch_store_byte off, v4, s8 offset:16 // dc604010 00080400
scratch_store_byte v2, v4, off offset:16 // dc606010 007f0402
scratch_store_byte v2, v4, s8 offset:16 // dc606010 00080402
scratch_store_byte off, v4, off sc0 nt sc1 // de634000 007f0400
scratch_store_byte off, a4, off offset:16 // dc604010 00ff0400
scratch_store_byte_d16_hi off, v4, off offset:16 // dc644010 007f0400
scratch_store_byte_d16_hi off, a4, off offset:16 // dc644010 00ff0400
scratch_store_byte_d16_hi off, v4, s8 offset:16 // dc644010 00080400
scratch_store_short off, v4, off // dc684000 007f0400
scratch_store_short off, v4, off offset:16 // dc684010 007f0400
scratch_store_short off, v4, off offset:4095 // dc684fff 007f0400
scratch_store_short off, v4, off offset:-16 // dc685ff0 007f0400
scratch_store_short off, v4, s8 offset:16 // dc684010 00080400
scratch_store_short v2, v4, off offset:16 // dc686010 007f0402
scratch_store_short v2, v4, s8 offset:16 // dc686010 00080402
scratch_store_short off, v4, off sc0 nt sc1 // de6b4000 007f0400
scratch_store_short off, a4, off offset:16 // dc684010 00ff0400
scratch_store_short_d16_hi off, v4, off offset:16 // dc6c4010 007f0400
scratch_store_short_d16_hi off, a4, off offset:16 // dc6c4010 00ff0400
scratch_store_short_d16_hi off, v4, s8 offset:16 // dc6c4010 00080400
scratch_store_dword off, v4, off // dc704000 007f0400
scratch_store_dword off, v4, off offset:16 // dc704010 007f0400
scratch_store_dword off, v4, off offset:4095 // dc704fff 007f0400
scratch_store_dword off, v4, off offset:-16 // dc705ff0 007f0400
scratch_store_dword off, v4, s8 offset:16 // dc704010 00080400
scratch_store_dword v2, v4, off offset:16 // dc706010 007f0402
scratch_store_dword v2, v4, s8 offset:16 // dc706010 00080402
scratch_store_dword off, v4, off sc0 nt sc1 // de734000 007f0400
scratch_store_dword off, a4, off offset:16 // dc704010 00ff0400
scratch_store_dwordx2 off, v[4:5], off // dc744000 007f0400
scratch_store_dwordx2 off, v[4:5], off offset:16 // dc744010 007f0400
scratch_store_dwordx2 off, v[4:5], off offset:4095 // dc744fff 007f0400
scratch_store_dwordx2 off, v[4:5], off offset:-16 // dc745ff0 007f0400
scratch_store_dwordx2 off, v[4:5], s8 offset:16 // dc744010 00080400
scratch_store_dwordx2 v2, v[4:5], off offset:16 // dc746010 007f0402
scratch_store_dwordx2 v2, v[4:5], s8 offset:16 // dc746010 00080402
scratch_store_dwordx2 off, v[4:5], off sc0 nt sc1 // de774000 007f0400
scratch_store_dwordx2 off, a[4:5], off offset:16 // dc744010 00ff0400
scratch_store_dwordx3 off, v[4:6], off // dc784000 007f0400
scratch_store_dwordx3 off, v[4:6], off offset:16 // dc784010 007f0400
scratch_store_dwordx3 off, v[4:6], off offset:4095 // dc784fff 007f0400
scratch_store_dwordx3 off, v[4:6], off offset:-16 // dc785ff0 007f0400
scratch_store_dwordx3 off, v[4:6], s8 offset:16 // dc784010 00080400
scratch_store_dwordx3 v2, v[4:6], off offset:16 // dc786010 007f0402
scratch_store_dwordx3 v2, v[4:6], s8 offset:16 // dc786010 00080402
scratch_store_dwordx3 off, v[4:6], off sc0 nt sc1 // de7b4000 007f0400
scratch_store_dwordx3 off, a[4:6], off offset:16 // dc784010 00ff0400
scratch_store_dwordx4 off, v[4:7], off // dc7c4000 007f0400
scratch_store_dwordx4 off, v[4:7], off offset:16 // dc7c4010 007f0400
scratch_store_dwordx4 off, v[4:7], off offset:4095 // dc7c4fff 007f0400
scratch_store_dwordx4 off, v[4:7], off offset:-16 // dc7c5ff0 007f0400
scratch_store_dwordx4 off, v[4:7], s8 offset:16 // dc7c4010 00080400
scratch_store_dwordx4 v2, v[4:7], off offset:16 // dc7c6010 007f0402
scratch_store_dwordx4 v2, v[4:7], s8 offset:16 // dc7c6010 00080402
scratch_store_dwordx4 off, v[4:7], off sc0 nt sc1 // de7f4000 007f0400
scratch_store_dwordx4 off, a[4:7], off offset:16 // dc7c4010 00ff0400
scratch_load_ubyte_d16 v12, off, off // dc804000 0c7f0000
scratch_load_ubyte_d16 v12, off, off offset:16 // dc804010 0c7f0000
scratch_load_ubyte_d16 v12, off, off offset:4095 // dc804fff 0c7f0000
scratch_load_ubyte_d16 v12, off, off offset:-16 // dc805ff0 0c7f0000
scratch_load_ubyte_d16 v12, off, s8 offset:16 // dc804010 0c080000
scratch_load_ubyte_d16 v12, v2, off offset:16 // dc806010 0c7f0002
scratch_load_ubyte_d16 v12, v2, s8 offset:16 // dc806010 0c080002
scratch_load_ubyte_d16 v12, off, off sc0 nt sc1 // de834000 0c7f0000
scratch_load_ubyte_d16 a12, off, off offset:16 // dc804010 0cff0000
scratch_load_ubyte_d16_hi v12, off, off offset:16 // dc844010 0c7f0000
scratch_load_ubyte_d16_hi a12, off, off offset:16 // dc844010 0cff0000
scratch_load_ubyte_d16_hi v12, off, s8 offset:16 // dc844010 0c080000
scratch_load_sbyte_d16 v12, off, off // dc884000 0c7f0000
scratch_load_sbyte_d16 v12, off, off offset:16 // dc884010 0c7f0000
scratch_load_sbyte_d16 v12, off, off offset:4095 // dc884fff 0c7f0000
scratch_load_sbyte_d16 v12, off, off offset:-16 // dc885ff0 0c7f0000
scratch_load_sbyte_d16 v12, off, s8 offset:16 // dc884010 0c080000
scratch_load_sbyte_d16 v12, v2, off offset:16 // dc886010 0c7f0002
scratch_load_sbyte_d16 v12, v2, s8 offset:16 // dc886010 0c080002
scratch_load_sbyte_d16 v12, off, off sc0 nt sc1 // de8b4000 0c7f0000
scratch_load_sbyte_d16 a12, off, off offset:16 // dc884010 0cff0000
scratch_load_sbyte_d16_hi v12, off, off offset:16 // dc8c4010 0c7f0000
scratch_load_sbyte_d16_hi a12, off, off offset:16 // dc8c4010 0cff0000
scratch_load_sbyte_d16_hi v12, off, s8 offset:16 // dc8c4010 0c080000
scratch_load_short_d16 v12, off, off // dc904000 0c7f0000
scratch_load_short_d16 v12, off, off offset:16 // dc904010 0c7f0000
scratch_load_short_d16 v12, off, off offset:4095 // dc904fff 0c7f0000
scratch_load_short_d16 v12, off, off offset:-16 // dc905ff0 0c7f0000
scratch_load_short_d16 v12, off, s8 offset:16 // dc904010 0c080000
scratch_load_short_d16 v12, v2, off offset:16 // dc906010 0c7f0002
scratch_load_short_d16 v12, v2, s8 offset:16 // dc906010 0c080002
scratch_load_short_d16 v12, off, off sc0 nt sc1 // de934000 0c7f0000
scratch_load_short_d16 a12, off, off offset:16 // dc904010 0cff0000
scratch_load_short_d16_hi v12, off, off offset:16 // dc944010 0c7f0000
scratch_load_short_d16_hi a12, off, off offset:16 // dc944010 0cff0000
scratch_load_short_d16_hi v12, off, s8 offset:16 // dc944010 0c080000
scratch_load_lds_ubyte off, off // dc984000 007f0000
scratch_load_lds_ubyte off, off offset:16 // dc984010 007f0000
scratch_load_lds_ubyte off, off offset:4095 // dc984fff 007f0000
scratch_load_lds_ubyte off, off offset:-16 // dc985ff0 007f0000
scratch_load_lds_ubyte off, s8 offset:16 // dc984010 00080000
scratch_load_lds_ubyte v2, off offset:16 // dc986010 007f0002
scratch_load_lds_ubyte v2, s8 offset:16 // dc986010 00080002
scratch_load_lds_ubyte off, off sc0 nt sc1 // de9b4000 007f0000
scratch_load_lds_sbyte off, off offset:16 // dc9c4010 007f0000
scratch_load_lds_sbyte off, off sc0 nt sc1 // de9f4000 007f0000
scratch_load_lds_sbyte off, s8 offset:16 // dc9c4010 00080000
scratch_load_lds_ushort off, off offset:16 // dca04010 007f0000
scratch_load_lds_ushort off, off sc0 nt sc1 // dea34000 007f0000
scratch_load_lds_ushort off, s8 offset:16 // dca04010 00080000
scratch_load_lds_sshort off, off offset:16 // dca44010 007f0000
scratch_load_lds_sshort off, off sc0 nt sc1 // dea74000 007f0000
scratch_load_lds_sshort off, s8 offset:16 // dca44010 00080000
scratch_load_lds_dword off, off offset:16 // dca84010 007f0000
scratch_load_lds_dword off, off sc0 nt sc1 // deab4000 007f0000
scratch_load_lds_dword off, s8 offset:16 // dca84010 00080000
global_load_ubyte v12, v[2:3], off // dc408000 0c7f0002
global_load_ubyte v12, v[2:3], off offset:16 // dc408010 0c7f0002
global_load_ubyte v12, v[2:3], off offset:4095 // dc408fff 0c7f0002
global_load_ubyte v12, v[2:3], off offset:-16 // dc409ff0 0c7f0002
global_load_ubyte v12, v2, s[8:9] offset:16 // dc408010 0c080002
global_load_ubyte v12, v[2:3], off sc0 nt sc1 // de438000 0c7f0002
global_load_ubyte a12, v[2:3], off offset:16 // dc408010 0cff0002
global_load_sbyte v12, v[2:3], off // dc448000 0c7f0002
global_load_sbyte v12, v[2:3], off offset:16 // dc448010 0c7f0002
global_load_sbyte v12, v[2:3], off offset:4095 // dc448fff 0c7f0002
global_load_sbyte v12, v[2:3], off offset:-16 // dc449ff0 0c7f0002
global_load_sbyte v12, v2, s[8:9] offset:16 // dc448010 0c080002
global_load_sbyte v12, v[2:3], off sc0 nt sc1 // de478000 0c7f0002
global_load_sbyte a12, v[2:3], off offset:16 // dc448010 0cff0002
global_load_ushort v12, v[2:3], off // dc488000 0c7f0002
global_load_ushort v12, v[2:3], off offset:16 // dc488010 0c7f0002
global_load_ushort v12, v[2:3], off offset:4095 // dc488fff 0c7f0002
global_load_ushort v12, v[2:3], off offset:-16 // dc489ff0 0c7f0002
global_load_ushort v12, v2, s[8:9] offset:16 // dc488010 0c080002
global_load_ushort v12, v[2:3], off sc0 nt sc1 // de4b8000 0c7f0002
global_load_ushort a12, v[2:3], off offset:16 // dc488010 0cff0002
global_load_sshort v12, v[2:3], off // dc4c8000 0c7f0002
global_load_sshort v12, v[2:3], off offset:16 // dc4c8010 0c7f0002
global_load_sshort v12, v[2:3], off offset:4095 // dc4c8fff 0c7f0002
global_load_sshort v12, v[2:3], off offset:-16 // dc4c9ff0 0c7f0002
global_load_sshort v12, v2, s[8:9] offset:16 // dc4c8010 0c080002
global_load_sshort v12, v[2:3], off sc0 nt sc1 // de4f8000 0c7f0002
global_load_sshort a12, v[2:3], off offset:16 // dc4c8010 0cff0002
global_load_dword v12, v[2:3], off // dc508000 0c7f0002
global_load_dword v12, v[2:3], off offset:16 // dc508010 0c7f0002
global_load_dword v12, v[2:3], off offset:4095 // dc508fff 0c7f0002
global_load_dword v12, v[2:3], off offset:-16 // dc509ff0 0c7f0002
global_load_dword v12, v2, s[8:9] offset:16 // dc508010 0c080002
global_load_dword v12, v[2:3], off sc0 nt sc1 // de538000 0c7f0002
global_load_dword a12, v[2:3], off offset:16 // dc508010 0cff0002
global_load_dwordx2 v[12:13], v[2:3], off // dc548000 0c7f0002
global_load_dwordx2 v[12:13], v[2:3], off offset:16 // dc548010 0c7f0002
global_load_dwordx2 v[12:13], v[2:3], off offset:4095 // dc548fff 0c7f0002
global_load_dwordx2 v[12:13], v[2:3], off offset:-16 // dc549ff0 0c7f0002
global_load_dwordx2 v[12:13], v2, s[8:9] offset:16 // dc548010 0c080002
global_load_dwordx2 v[12:13], v[2:3], off sc0 nt sc1 // de578000 0c7f0002
global_load_dwordx2 a[12:13], v[2:3], off offset:16 // dc548010 0cff0002
global_load_dwordx3 v[12:14], v[2:3], off // dc588000 0c7f0002
global_load_dwordx3 v[12:14], v[2:3], off offset:16 // dc588010 0c7f0002
global_load_dwordx3 v[12:14], v[2:3], off offset:4095 // dc588fff 0c7f0002
global_load_dwordx3 v[12:14], v[2:3], off offset:-16 // dc589ff0 0c7f0002
global_load_dwordx3 v[12:14], v2, s[8:9] offset:16 // dc588010 0c080002
global_load_dwordx3 v[12:14], v[2:3], off sc0 nt sc1 // de5b8000 0c7f0002
global_load_dwordx3 a[12:14], v[2:3], off offset:16 // dc588010 0cff0002
global_load_dwordx4 v[12:15], v[2:3], off // dc5c8000 0c7f0002
global_load_dwordx4 v[12:15], v[2:3], off offset:16 // dc5c8010 0c7f0002
global_load_dwordx4 v[12:15], v[2:3], off offset:4095 // dc5c8fff 0c7f0002
global_load_dwordx4 v[12:15], v[2:3], off offset:-16 // dc5c9ff0 0c7f0002
global_load_dwordx4 v[12:15], v2, s[8:9] offset:16 // dc5c8010 0c080002
global_load_dwordx4 v[12:15], v[2:3], off sc0 nt sc1 // de5f8000 0c7f0002
global_load_dwordx4 a[12:15], v[2:3], off offset:16 // dc5c8010 0cff0002
global_store_byte v[2:3], v4, off // dc608000 007f0402
global_store_byte v[2:3], v4, off offset:16 // dc608010 007f0402
global_store_byte v[2:3], v4, off offset:4095 // dc608fff 007f0402
global_store_byte v[2:3], v4, off offset:-16 // dc609ff0 007f0402
global_store_byte v2, v4, s[8:9] offset:16 // dc608010 00080402
global_store_byte v[2:3], v4, off sc0 nt sc1 // de638000 007f0402
global_store_byte v[2:3], a4, off offset:16 // dc608010 00ff0402
global_store_byte_d16_hi v[2:3], v4, off offset:16 // dc648010 007f0402
global_store_byte_d16_hi v[2:3], a4, off offset:16 // dc648010 00ff0402
global_store_byte_d16_hi v2, v4, s[8:9] offset:16 // dc648010 00080402
global_store_short v[2:3], v4, off // dc688000 007f0402
global_store_short v[2:3], v4, off offset:16 // dc688010 007f0402
global_store_short v[2:3], v4, off offset:4095 // dc688fff 007f0402
global_store_short v[2:3], v4, off offset:-16 // dc689ff0 007f0402
global_store_short v2, v4, s[8:9] offset:16 // dc688010 00080402
global_store_short v[2:3], v4, off sc0 nt sc1 // de6b8000 007f0402
global_store_short v[2:3], a4, off offset:16 // dc688010 00ff0402
global_store_short_d16_hi v[2:3], v4, off offset:16 // dc6c8010 007f0402
global_store_short_d16_hi v[2:3], a4, off offset:16 // dc6c8010 00ff0402
global_store_short_d16_hi v2, v4, s[8:9] offset:16 // dc6c8010 00080402
global_store_dword v[2:3], v4, off // dc708000 007f0402
global_store_dword v[2:3], v4, off offset:16 // dc708010 007f0402
global_store_dword v[2:3], v4, off offset:4095 // dc708fff 007f0402
global_store_dword v[2:3], v4, off offset:-16 // dc709ff0 007f0402
global_store_dword v2, v4, s[8:9] offset:16 // dc708010 00080402
global_store_dword v[2:3], v4, off sc0 nt sc1 // de738000 007f0402
global_store_dword v[2:3], a4, off offset:16 // dc708010 00ff0402
global_store_dwordx2 v[2:3], v[4:5], off // dc748000 007f0402
global_store_dwordx2 v[2:3], v[4:5], off offset:16 // dc748010 007f0402
global_store_dwordx2 v[2:3], v[4:5], off offset:4095 // dc748fff 007f0402
global_store_dwordx2 v[2:3], v[4:5], off offset:-16 // dc749ff0 007f0402
global_store_dwordx2 v2, v[4:5], s[8:9] offset:16 // dc748010 00080402
global_store_dwordx2 v[2:3], v[4:5], off sc0 nt sc1 // de778000 007f0402
global_store_dwordx2 v[2:3], a[4:5], off offset:16 // dc748010 00ff0402
global_store_dwordx3 v[2:3], v[4:6], off // dc788000 007f0402
global_store_dwordx3 v[2:3], v[4:6], off offset:16 // dc788010 007f0402
global_store_dwordx3 v[2:3], v[4:6], off offset:4095 // dc788fff 007f0402
global_store_dwordx3 v[2:3], v[4:6], off offset:-16 // dc789ff0 007f0402
global_store_dwordx3 v2, v[4:6], s[8:9] offset:16 // dc788010 00080402
global_store_dwordx3 v[2:3], v[4:6], off sc0 nt sc1 // de7b8000 007f0402
global_store_dwordx3 v[2:3], a[4:6], off offset:16 // dc788010 00ff0402
global_store_dwordx4 v[2:3], v[4:7], off // dc7c8000 007f0402
global_store_dwordx4 v[2:3], v[4:7], off offset:16 // dc7c8010 007f0402
global_store_dwordx4 v[2:3], v[4:7], off offset:4095 // dc7c8fff 007f0402
global_store_dwordx4 v[2:3], v[4:7], off offset:-16 // dc7c9ff0 007f0402
global_store_dwordx4 v2, v[4:7], s[8:9] offset:16 // dc7c8010 00080402
global_store_dwordx4 v[2:3], v[4:7], off sc0 nt sc1 // de7f8000 007f0402
global_store_dwordx4 v[2:3], a[4:7], off offset:16 // dc7c8010 00ff0402
global_load_ubyte_d16 v12, v[2:3], off // dc808000 0c7f0002
global_load_ubyte_d16 v12, v[2:3], off offset:16 // dc808010 0c7f0002
global_load_ubyte_d16 v12, v[2:3], off offset:4095 // dc808fff 0c7f0002
global_load_ubyte_d16 v12, v[2:3], off offset:-16 // dc809ff0 0c7f0002
global_load_ubyte_d16 v12, v2, s[8:9] offset:16 // dc808010 0c080002
global_load_ubyte_d16 v12, v[2:3], off sc0 nt sc1 // de838000 0c7f0002
global_load_ubyte_d16 a12, v[2:3], off offset:16 // dc808010 0cff0002
global_load_ubyte_d16_hi v12, v[2:3], off offset:16 // dc848010 0c7f0002
global_load_ubyte_d16_hi a12, v[2:3], off offset:16 // dc848010 0cff0002
global_load_ubyte_d16_hi v12, v2, s[8:9] offset:16 // dc848010 0c080002
global_load_sbyte_d16 v12, v[2:3], off // dc888000 0c7f0002
global_load_sbyte_d16 v12, v[2:3], off offset:16 // dc888010 0c7f0002
global_load_sbyte_d16 v12, v[2:3], off offset:4095 // dc888fff 0c7f0002
global_load_sbyte_d16 v12, v[2:3], off offset:-16 // dc889ff0 0c7f0002
global_load_sbyte_d16 v12, v2, s[8:9] offset:16 // dc888010 0c080002
global_load_sbyte_d16 v12, v[2:3], off sc0 nt sc1 // de8b8000 0c7f0002
global_load_sbyte_d16 a12, v[2:3], off offset:16 // dc888010 0cff0002
global_load_sbyte_d16_hi v12, v[2:3], off offset:16 // dc8c8010 0c7f0002
global_load_sbyte_d16_hi a12, v[2:3], off offset:16 // dc8c8010 0cff0002
global_load_sbyte_d16_hi v12, v2, s[8:9] offset:16 // dc8c8010 0c080002
global_load_short_d16 v12, v[2:3], off // dc908000 0c7f0002
global_load_short_d16 v12, v[2:3], off offset:16 // dc908010 0c7f0002
global_load_short_d16 v12, v[2:3], off offset:4095 // dc908fff 0c7f0002
global_load_short_d16 v12, v[2:3], off offset:-16 // dc909ff0 0c7f0002
global_load_short_d16 v12, v2, s[8:9] offset:16 // dc908010 0c080002
global_load_short_d16 v12, v[2:3], off sc0 nt sc1 // de938000 0c7f0002
global_load_short_d16 a12, v[2:3], off offset:16 // dc908010 0cff0002
global_load_short_d16_hi v12, v[2:3], off offset:16 // dc948010 0c7f0002
global_load_short_d16_hi a12, v[2:3], off offset:16 // dc948010 0cff0002
global_load_short_d16_hi v12, v2, s[8:9] offset:16 // dc948010 0c080002
global_load_lds_ubyte v[2:3], off // dc988000 007f0002
global_load_lds_ubyte v[2:3], off offset:16 // dc988010 007f0002
global_load_lds_ubyte v[2:3], off offset:4095 // dc988fff 007f0002
global_load_lds_ubyte v[2:3], off offset:-16 // dc989ff0 007f0002
global_load_lds_ubyte v2, s[8:9] offset:16 // dc988010 00080002
global_load_lds_ubyte v[2:3], off sc0 nt sc1 // de9b8000 007f0002
global_load_lds_sbyte v[2:3], off offset:16 // dc9c8010 007f0002
global_load_lds_sbyte v[2:3], off sc0 nt sc1 // de9f8000 007f0002
global_load_lds_sbyte v2, s[8:9] offset:16 // dc9c8010 00080002
global_load_lds_ushort v[2:3], off offset:16 // dca08010 007f0002
global_load_lds_ushort v[2:3], off sc0 nt sc1 // dea38000 007f0002
global_load_lds_ushort v2, s[8:9] offset:16 // dca08010 00080002
global_load_lds_sshort v[2:3], off offset:16 // dca48010 007f0002
global_load_lds_sshort v[2:3], off sc0 nt sc1 // dea78000 007f0002
global_load_lds_sshort v2, s[8:9] offset:16 // dca48010 00080002
global_load_lds_dword v[2:3], off offset:16 // dca88010 007f0002
global_load_lds_dword v[2:3], off sc0 nt sc1 // deab8000 007f0002
global_load_lds_dword v2, s[8:9] offset:16 // dca88010 00080002
global_atomic_swap v[2:3], v4, off // dd008000 007f0402
global_atomic_swap v[2:3], v4, off offset:16 // dd008010 007f0402
global_atomic_swap v[2:3], v4, off offset:4095 // dd008fff 007f0402
global_atomic_swap v[2:3], v4, off offset:-16 // dd009ff0 007f0402
global_atomic_swap v2, v4, s[8:9] offset:16 // dd008010 00080402
global_atomic_swap v12, v[2:3], v4, off sc0 // dd018000 0c7f0402
global_atomic_swap v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df038020 0c7f0402
global_atomic_swap v[2:3], a4, off offset:16 // dd008010 00ff0402
global_atomic_swap a12, v[2:3], a4, off sc0 // dd018000 0cff0402
global_atomic_cmpswap v[2:3], v[4:5], off // dd048000 007f0402
global_atomic_cmpswap v[2:3], v[4:5], off offset:16 // dd048010 007f0402
global_atomic_cmpswap v[2:3], v[4:5], off offset:4095 // dd048fff 007f0402
global_atomic_cmpswap v[2:3], v[4:5], off offset:-16 // dd049ff0 007f0402
global_atomic_cmpswap v2, v[4:5], s[8:9] offset:16 // dd048010 00080402
global_atomic_cmpswap v12, v[2:3], v[4:5], off sc0 // dd058000 0c7f0402
global_atomic_cmpswap v12, v[2:3], v[4:5], off offset:32 sc0 nt sc1 // df078020 0c7f0402
global_atomic_cmpswap v[2:3], a[4:5], off offset:16 // dd048010 00ff0402
global_atomic_cmpswap a12, v[2:3], a[4:5], off sc0 // dd058000 0cff0402
global_atomic_add v[2:3], v4, off offset:16 // dd088010 007f0402
global_atomic_add a12, v[2:3], a4, off sc0 // dd098000 0cff0402
global_atomic_add v2, v4, s[8:9] offset:16 // dd088010 00080402
global_atomic_add v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df0b8020 0c7f0402
global_atomic_sub v[2:3], v4, off offset:16 // dd0c8010 007f0402
global_atomic_sub a12, v[2:3], a4, off sc0 // dd0d8000 0cff0402
global_atomic_sub v2, v4, s[8:9] offset:16 // dd0c8010 00080402
global_atomic_sub v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df0f8020 0c7f0402
global_atomic_smin v[2:3], v4, off offset:16 // dd108010 007f0402
global_atomic_smin a12, v[2:3], a4, off sc0 // dd118000 0cff0402
global_atomic_smin v2, v4, s[8:9] offset:16 // dd108010 00080402
global_atomic_smin v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df138020 0c7f0402
global_atomic_umin v[2:3], v4, off offset:16 // dd148010 007f0402
global_atomic_umin a12, v[2:3], a4, off sc0 // dd158000 0cff0402
global_atomic_umin v2, v4, s[8:9] offset:16 // dd148010 00080402
global_atomic_umin v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df178020 0c7f0402
global_atomic_smax v[2:3], v4, off offset:16 // dd188010 007f0402
global_atomic_smax a12, v[2:3], a4, off sc0 // dd198000 0cff0402
global_atomic_smax v2, v4, s[8:9] offset:16 // dd188010 00080402
global_atomic_smax v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df1b8020 0c7f0402
global_atomic_umax v[2:3], v4, off offset:16 // dd1c8010 007f0402
global_atomic_umax a12, v[2:3], a4, off sc0 // dd1d8000 0cff0402
global_atomic_umax v2, v4, s[8:9] offset:16 // dd1c8010 00080402
global_atomic_umax v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df1f8020 0c7f0402
global_atomic_and v[2:3], v4, off offset:16 // dd208010 007f0402
global_atomic_and a12, v[2:3], a4, off sc0 // dd218000 0cff0402
global_atomic_and v2, v4, s[8:9] offset:16 // dd208010 00080402
global_atomic_and v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df238020 0c7f0402
global_atomic_or v[2:3], v4, off offset:16 // dd248010 007f0402
global_atomic_or a12, v[2:3], a4, off sc0 // dd258000 0cff0402
global_atomic_or v2, v4, s[8:9] offset:16 // dd248010 00080402
global_atomic_or v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df278020 0c7f0402
global_atomic_xor v[2:3], v4, off offset:16 // dd288010 007f0402
global_atomic_xor a12, v[2:3], a4, off sc0 // dd298000 0cff0402
global_atomic_xor v2, v4, s[8:9] offset:16 // dd288010 00080402
global_atomic_xor v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df2b8020 0c7f0402
global_atomic_inc v[2:3], v4, off offset:16 // dd2c8010 007f0402
global_atomic_inc a12, v[2:3], a4, off sc0 // dd2d8000 0cff0402
global_atomic_inc v2, v4, s[8:9] offset:16 // dd2c8010 00080402
global_atomic_inc v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df2f8020 0c7f0402
global_atomic_dec v[2:3], v4, off offset:16 // dd308010 007f0402
global_atomic_dec a12, v[2:3], a4, off sc0 // dd318000 0cff0402
global_atomic_dec v2, v4, s[8:9] offset:16 // dd308010 00080402
global_atomic_dec v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df338020 0c7f0402
global_atomic_add_f32 v[2:3], v4, off offset:16 // dd348010 007f0402
global_atomic_add_f32 v2, v4, s[8:9] offset:16 // dd348010 00080402
global_atomic_add_f32 v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df378020 0c7f0402
global_atomic_pk_add_f16 v[2:3], v4, off offset:16 // dd388010 007f0402
global_atomic_pk_add_f16 v2, v4, s[8:9] offset:16 // dd388010 00080402
global_atomic_pk_add_f16 v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df3b8020 0c7f0402
global_atomic_add_f64 v[2:3], v[4:5], off // dd3c8000 007f0402
global_atomic_add_f64 v[2:3], v[4:5], off offset:16 // dd3c8010 007f0402
global_atomic_add_f64 v[2:3], v[4:5], off offset:4095 // dd3c8fff 007f0402
global_atomic_add_f64 v[2:3], v[4:5], off offset:-16 // dd3c9ff0 007f0402
global_atomic_add_f64 v2, v[4:5], s[8:9] offset:16 // dd3c8010 00080402
global_atomic_add_f64 v[12:13], v[2:3], v[4:5], off sc0 // dd3d8000 0c7f0402
global_atomic_add_f64 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // df3f8020 0c7f0402
global_atomic_add_f64 v[2:3], a[4:5], off offset:16 // dd3c8010 00ff0402
global_atomic_add_f64 a[12:13], v[2:3], a[4:5], off sc0 // dd3d8000 0cff0402
global_atomic_min_f64 v[2:3], v[4:5], off offset:16 // dd408010 007f0402
global_atomic_min_f64 a[12:13], v[2:3], a[4:5], off sc0 // dd418000 0cff0402
global_atomic_min_f64 v2, v[4:5], s[8:9] offset:16 // dd408010 00080402
global_atomic_min_f64 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // df438020 0c7f0402
global_atomic_max_f64 v[2:3], v[4:5], off offset:16 // dd448010 007f0402
global_atomic_max_f64 a[12:13], v[2:3], a[4:5], off sc0 // dd458000 0cff0402
global_atomic_max_f64 v2, v[4:5], s[8:9] offset:16 // dd448010 00080402
global_atomic_max_f64 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // df478020 0c7f0402
global_atomic_pk_add_bf16 v[2:3], v4, off offset:16 // dd488010 007f0402
global_atomic_pk_add_bf16 a12, v[2:3], a4, off sc0 // dd498000 0cff0402
global_atomic_pk_add_bf16 v2, v4, s[8:9] offset:16 // dd488010 00080402
global_atomic_pk_add_bf16 v12, v[2:3], v4, off offset:32 sc0 nt sc1 // df4b8020 0c7f0402
global_atomic_swap_x2 v[2:3], v[4:5], off offset:16 // dd808010 007f0402
global_atomic_swap_x2 a[12:13], v[2:3], a[4:5], off sc0 // dd818000 0cff0402
global_atomic_swap_x2 v2, v[4:5], s[8:9] offset:16 // dd808010 00080402
global_atomic_swap_x2 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // df838020 0c7f0402
global_atomic_cmpswap_x2 v[2:3], v[4:7], off // dd848000 007f0402
global_atomic_cmpswap_x2 v[2:3], v[4:7], off offset:16 // dd848010 007f0402
global_atomic_cmpswap_x2 v[2:3], v[4:7], off offset:4095 // dd848fff 007f0402
global_atomic_cmpswap_x2 v[2:3], v[4:7], off offset:-16 // dd849ff0 007f0402
global_atomic_cmpswap_x2 v2, v[4:7], s[8:9] offset:16 // dd848010 00080402
global_atomic_cmpswap_x2 v[12:13], v[2:3], v[4:7], off sc0 // dd858000 0c7f0402
global_atomic_cmpswap_x2 v[12:13], v[2:3], v[4:7], off offset:32 sc0 nt sc1 // df878020 0c7f0402
global_atomic_cmpswap_x2 v[2:3], a[4:7], off offset:16 // dd848010 00ff0402
global_atomic_cmpswap_x2 a[12:13], v[2:3], a[4:7], off sc0 // dd858000 0cff0402
global_atomic_add_x2 v[2:3], v[4:5], off offset:16 // dd888010 007f0402
global_atomic_add_x2 a[12:13], v[2:3], a[4:5], off sc0 // dd898000 0cff0402
global_atomic_add_x2 v2, v[4:5], s[8:9] offset:16 // dd888010 00080402
global_atomic_add_x2 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // df8b8020 0c7f0402
global_atomic_sub_x2 v[2:3], v[4:5], off offset:16 // dd8c8010 007f0402
global_atomic_sub_x2 a[12:13], v[2:3], a[4:5], off sc0 // dd8d8000 0cff0402
global_atomic_sub_x2 v2, v[4:5], s[8:9] offset:16 // dd8c8010 00080402
global_atomic_sub_x2 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // df8f8020 0c7f0402
global_atomic_smin_x2 v[2:3], v[4:5], off offset:16 // dd908010 007f0402
global_atomic_smin_x2 a[12:13], v[2:3], a[4:5], off sc0 // dd918000 0cff0402
global_atomic_smin_x2 v2, v[4:5], s[8:9] offset:16 // dd908010 00080402
global_atomic_smin_x2 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // df938020 0c7f0402
global_atomic_umin_x2 v[2:3], v[4:5], off offset:16 // dd948010 007f0402
global_atomic_umin_x2 a[12:13], v[2:3], a[4:5], off sc0 // dd958000 0cff0402
global_atomic_umin_x2 v2, v[4:5], s[8:9] offset:16 // dd948010 00080402
global_atomic_umin_x2 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // df978020 0c7f0402
global_atomic_smax_x2 v[2:3], v[4:5], off offset:16 // dd988010 007f0402
global_atomic_smax_x2 a[12:13], v[2:3], a[4:5], off sc0 // dd998000 0cff0402
global_atomic_smax_x2 v2, v[4:5], s[8:9] offset:16 // dd988010 00080402
global_atomic_smax_x2 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // df9b8020 0c7f0402
global_atomic_umax_x2 v[2:3], v[4:5], off offset:16 // dd9c8010 007f0402
global_atomic_umax_x2 a[12:13], v[2:3], a[4:5], off sc0 // dd9d8000 0cff0402
global_atomic_umax_x2 v2, v[4:5], s[8:9] offset:16 // dd9c8010 00080402
global_atomic_umax_x2 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // df9f8020 0c7f0402
global_atomic_and_x2 v[2:3], v[4:5], off offset:16 // dda08010 007f0402
global_atomic_and_x2 a[12:13], v[2:3], a[4:5], off sc0 // dda18000 0cff0402
global_atomic_and_x2 v2, v[4:5], s[8:9] offset:16 // dda08010 00080402
global_atomic_and_x2 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // dfa38020 0c7f0402
global_atomic_or_x2 v[2:3], v[4:5], off offset:16 // dda48010 007f0402
global_atomic_or_x2 a[12:13], v[2:3], a[4:5], off sc0 // dda58000 0cff0402
global_atomic_or_x2 v2, v[4:5], s[8:9] offset:16 // dda48010 00080402
global_atomic_or_x2 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // dfa78020 0c7f0402
global_atomic_xor_x2 v[2:3], v[4:5], off offset:16 // dda88010 007f0402
global_atomic_xor_x2 a[12:13], v[2:3], a[4:5], off sc0 // dda98000 0cff0402
global_atomic_xor_x2 v2, v[4:5], s[8:9] offset:16 // dda88010 00080402
global_atomic_xor_x2 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // dfab8020 0c7f0402
global_atomic_inc_x2 v[2:3], v[4:5], off offset:16 // ddac8010 007f0402
global_atomic_inc_x2 a[12:13], v[2:3], a[4:5], off sc0 // ddad8000 0cff0402
global_atomic_inc_x2 v2, v[4:5], s[8:9] offset:16 // ddac8010 00080402
global_atomic_inc_x2 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // dfaf8020 0c7f0402
global_atomic_dec_x2 v[2:3], v[4:5], off offset:16 // ddb08010 007f0402
global_atomic_dec_x2 a[12:13], v[2:3], a[4:5], off sc0 // ddb18000 0cff0402
global_atomic_dec_x2 v2, v[4:5], s[8:9] offset:16 // ddb08010 00080402
global_atomic_dec_x2 v[12:13], v[2:3], v[4:5], off offset:32 sc0 nt sc1 // dfb38020 0c7f0402
global_load_lds_dwordx4 v[2:3], off offset:16 // ddf48010 007f0002
global_load_lds_dwordx4 v[2:3], off sc0 nt sc1 // dff78000 007f0002
global_load_lds_dwordx4 v2, s[8:9] offset:16 // ddf48010 00080002
global_load_lds_dwordx3 v[2:3], off offset:16 // ddf88010 007f0002
global_load_lds_dwordx3 v[2:3], off sc0 nt sc1 // dffb8000 007f0002
global_load_lds_dwordx3 v2, s[8:9] offset:16 // ddf88010 00080002
