// Scalar memory: assembly text, then the words that it assembles to for gfx950.
// README.md says how the lines are used and made.
s_load_dword s8, s[4:5], 0x10 // c0020202 00000010
s_load_dword s8, s[4:5], -0x4 glc // c0030202 001ffffc
s_load_dword s8, s[4:5], s9 // c0000202 00000009
s_load_dword s16, s[8:9], s9 offset:0x20 // c0024404 12000020
s_load_dwordx2 s[8:9], s[4:5], 0x10 // c0060202 00000010
s_load_dwordx2 s[8:9], s[4:5], -0x4 glc // c0070202 001ffffc
s_load_dwordx2 s[8:9], s[4:5], s9 // c0040202 00000009
s_load_dwordx2 s[16:17], s[8:9], s9 offset:0x20 // c0064404 12000020
s_load_dwordx4 s[8:11], s[4:5], 0x10 // c00a0202 00000010
s_load_dwordx4 s[8:11], s[4:5], -0x4 glc // c00b0202 001ffffc
s_load_dwordx4 s[8:11], s[4:5], s9 // c0080202 00000009
s_load_dwordx4 s[16:19], s[8:9], s9 offset:0x20 // c00a4404 12000020
s_load_dwordx8 s[8:15], s[4:5], 0x10 // c00e0202 00000010
s_load_dwordx8 s[8:15], s[4:5], -0x4 glc // c00f0202 001ffffc
s_load_dwordx8 s[8:15], s[4:5], s9 // c00c0202 00000009
s_load_dwordx8 s[16:23], s[8:9], s9 offset:0x20 // c00e4404 12000020
s_load_dwordx16 s[8:23], s[4:5], 0x10 // c0120202 00000010
s_load_dwordx16 s[8:23], s[4:5], -0x4 glc // c0130202 001ffffc
s_load_dwordx16 s[8:23], s[4:5], s9 // c0100202 00000009
s_load_dwordx16 s[16:31], s[8:9], s9 offset:0x20 // c0124404 12000020
s_scratch_load_dword s8, s[4:5], 0x10 // c0160202 00000010
s_scratch_load_dword s8, s[4:5], -0x4 glc // c0170202 001ffffc
s_scratch_load_dword s8, s[4:5], s9 // c0140202 00000009
s_scratch_load_dword s16, s[8:9], s9 offset:0x20 // c0164404 12000020
s_scratch_load_dwordx2 s[8:9], s[4:5], 0x10 // c01a0202 00000010
s_scratch_load_dwordx2 s[8:9], s[4:5], -0x4 glc // c01b0202 001ffffc
s_scratch_load_dwordx2 s[8:9], s[4:5], s9 // c0180202 00000009
s_scratch_load_dwordx2 s[16:17], s[8:9], s9 offset:0x20 // c01a4404 12000020
s_scratch_load_dwordx4 s[8:11], s[4:5], 0x10 // c01e0202 00000010
s_scratch_load_dwordx4 s[8:11], s[4:5], -0x4 glc // c01f0202 001ffffc
s_scratch_load_dwordx4 s[8:11], s[4:5], s9 // c01c0202 00000009
s_scratch_load_dwordx4 s[16:19], s[8:9], s9 offset:0x20 // c01e4404 12000020
s_buffer_load_dword s8, s[4:7], 0x10 // c0220202 00000010
s_buffer_load_dword s8, s[4:7], 0xffffc glc // c0230202 000ffffc
s_buffer_load_dword s8, s[4:7], s9 // c0200202 00000009
s_buffer_load_dword s16, s[8:11], s9 offset:0x20 // c0224404 12000020
s_buffer_load_dwordx2 s[8:9], s[4:7], 0x10 // c0260202 00000010
s_buffer_load_dwordx2 s[8:9], s[4:7], 0xffffc glc // c0270202 000ffffc
s_buffer_load_dwordx2 s[8:9], s[4:7], s9 // c0240202 00000009
s_buffer_load_dwordx2 s[16:17], s[8:11], s9 offset:0x20 // c0264404 12000020
s_buffer_load_dwordx4 s[8:11], s[4:7], 0x10 // c02a0202 00000010
s_buffer_load_dwordx4 s[8:11], s[4:7], 0xffffc glc // c02b0202 000ffffc
s_buffer_load_dwordx4 s[8:11], s[4:7], s9 // c0280202 00000009
s_buffer_load_dwordx4 s[16:19], s[8:11], s9 offset:0x20 // c02a4404 12000020
s_buffer_load_dwordx8 s[8:15], s[4:7], 0x10 // c02e0202 00000010
s_buffer_load_dwordx8 s[8:15], s[4:7], 0xffffc glc // c02f0202 000ffffc
s_buffer_load_dwordx8 s[8:15], s[4:7], s9 // c02c0202 00000009
s_buffer_load_dwordx8 s[16:23], s[8:11], s9 offset:0x20 // c02e4404 12000020
s_buffer_load_dwordx16 s[8:23], s[4:7], 0x10 // c0320202 00000010
s_buffer_load_dwordx16 s[8:23], s[4:7], 0xffffc glc // c0330202 000ffffc
s_buffer_load_dwordx16 s[8:23], s[4:7], s9 // c0300202 00000009
s_buffer_load_dwordx16 s[16:31], s[8:11], s9 offset:0x20 // c0324404 12000020
s_store_dword s8, s[4:5], -0x4 glc // c0430202 001ffffc
s_store_dword s8, s[4:5], s9 // c0400202 00000009
s_store_dwordx2 s[8:9], s[4:5], -0x4 glc // c0470202 001ffffc
s_store_dwordx2 s[8:9], s[4:5], s9 // c0440202 00000009
s_store_dwordx4 s[8:11], s[4:5], -0x4 glc // c04b0202 001ffffc
s_store_dwordx4 s[8:11], s[4:5], s9 // c0480202 00000009
s_scratch_store_dword s8, s[4:5], -0x4 glc // c0570202 001ffffc
s_scratch_store_dword s8, s[4:5], s9 // c0540202 00000009
s_scratch_store_dwordx2 s[8:9], s[4:5], -0x4 glc // c05b0202 001ffffc
s_scratch_store_dwordx2 s[8:9], s[4:5], s9 // c0580202 00000009
s_scratch_store_dwordx4 s[8:11], s[4:5], -0x4 glc // c05f0202 001ffffc
s_scratch_store_dwordx4 s[8:11], s[4:5], s9 // c05c0202 00000009
s_buffer_store_dword s8, s[4:7], 0xffffc glc // c0630202 000ffffc
s_buffer_store_dword s8, s[4:7], s9 // c0600202 00000009
s_buffer_store_dwordx2 s[8:9], s[4:7], 0xffffc glc // c0670202 000ffffc
s_buffer_store_dwordx2 s[8:9], s[4:7], s9 // c0640202 00000009
s_buffer_store_dwordx4 s[8:11], s[4:7], 0xffffc glc // c06b0202 000ffffc
s_buffer_store_dwordx4 s[8:11], s[4:7], s9 // c0680202 00000009
s_dcache_inv // c0800000 00000000
s_dcache_wb // c0840000 00000000
s_dcache_inv_vol // c0880000 00000000
s_dcache_wb_vol // c08c0000 00000000
s_memtime s[8:9] // c0900200 00000000
s_memtime vcc // c0901a80 00000000
s_memrealtime s[8:9] // c0940200 00000000
s_memrealtime vcc // c0941a80 00000000
s_atc_probe 8, s[4:5], -0x4 // c09a0202 001ffffc
s_atc_probe 8, s[4:5], s9 // c0980202 00000009
s_atc_probe_buffer 8, s[4:7], 0xffffc // c09e0202 000ffffc
s_atc_probe_buffer 8, s[4:7], s9 // c09c0202 00000009
s_dcache_discard s[4:5], -0x4 // c0a20002 001ffffc
s_dcache_discard s[4:5], s9 // c0a00002 00000009
s_dcache_discard_x2 s[4:5], -0x4 // c0a60002 001ffffc
s_dcache_discard_x2 s[4:5], s9 // c0a40002 00000009
s_buffer_atomic_swap s8, s[4:7], 0xffffc glc // c1030202 000ffffc
s_buffer_atomic_swap s8, s[4:7], s9 // c1000202 00000009
s_buffer_atomic_cmpswap s[8:9], s[4:7], 0xffffc glc // c1070202 000ffffc
s_buffer_atomic_cmpswap s[8:9], s[4:7], s9 // c1040202 00000009
s_buffer_atomic_add s8, s[4:7], 0xffffc glc // c10b0202 000ffffc
s_buffer_atomic_add s8, s[4:7], s9 // c1080202 00000009
s_buffer_atomic_sub s8, s[4:7], 0xffffc glc // c10f0202 000ffffc
s_buffer_atomic_sub s8, s[4:7], s9 // c10c0202 00000009
s_buffer_atomic_smin s8, s[4:7], 0xffffc glc // c1130202 000ffffc
s_buffer_atomic_smin s8, s[4:7], s9 // c1100202 00000009
s_buffer_atomic_umin s8, s[4:7], 0xffffc glc // c1170202 000ffffc
s_buffer_atomic_umin s8, s[4:7], s9 // c1140202 00000009
s_buffer_atomic_smax s8, s[4:7], 0xffffc glc // c11b0202 000ffffc
s_buffer_atomic_smax s8, s[4:7], s9 // c1180202 00000009
s_buffer_atomic_umax s8, s[4:7], 0xffffc glc // c11f0202 000ffffc
s_buffer_atomic_umax s8, s[4:7], s9 // c11c0202 00000009
s_buffer_atomic_and s8, s[4:7], 0xffffc glc // c1230202 000ffffc
s_buffer_atomic_and s8, s[4:7], s9 // c1200202 00000009
s_buffer_atomic_or s8, s[4:7], 0xffffc glc // c1270202 000ffffc
s_buffer_atomic_or s8, s[4:7], s9 // c1240202 00000009
s_buffer_atomic_xor s8, s[4:7], 0xffffc glc // c12b0202 000ffffc
s_buffer_atomic_xor s8, s[4:7], s9 // c1280202 00000009
s_buffer_atomic_inc s8, s[4:7], 0xffffc glc // c12f0202 000ffffc
s_buffer_atomic_inc s8, s[4:7], s9 // c12c0202 00000009
s_buffer_atomic_dec s8, s[4:7], 0xffffc glc // c1330202 000ffffc
s_buffer_atomic_dec s8, s[4:7], s9 // c1300202 00000009
s_buffer_atomic_swap_x2 s[8:9], s[4:7], 0xffffc glc // c1830202 000ffffc
s_buffer_atomic_swap_x2 s[8:9], s[4:7], s9 // c1800202 00000009
s_buffer_atomic_cmpswap_x2 s[8:11], s[4:7], 0xffffc glc // c1870202 000ffffc
s_buffer_atomic_cmpswap_x2 s[8:11], s[4:7], s9 // c1840202 00000009
s_buffer_atomic_add_x2 s[8:9], s[4:7], 0xffffc glc // c18b0202 000ffffc
s_buffer_atomic_add_x2 s[8:9], s[4:7], s9 // c1880202 00000009
s_buffer_atomic_sub_x2 s[8:9], s[4:7], 0xffffc glc // c18f0202 000ffffc
s_buffer_atomic_sub_x2 s[8:9], s[4:7], s9 // c18c0202 00000009
s_buffer_atomic_smin_x2 s[8:9], s[4:7], 0xffffc glc // c1930202 000ffffc
s_buffer_atomic_smin_x2 s[8:9], s[4:7], s9 // c1900202 00000009
s_buffer_atomic_umin_x2 s[8:9], s[4:7], 0xffffc glc // c1970202 000ffffc
s_buffer_atomic_umin_x2 s[8:9], s[4:7], s9 // c1940202 00000009
s_buffer_atomic_smax_x2 s[8:9], s[4:7], 0xffffc glc // c19b0202 000ffffc
s_buffer_atomic_smax_x2 s[8:9], s[4:7], s9 // c1980202 00000009
s_buffer_atomic_umax_x2 s[8:9], s[4:7], 0xffffc glc // c19f0202 000ffffc
s_buffer_atomic_umax_x2 s[8:9], s[4:7], s9 // c19c0202 00000009
s_buffer_atomic_and_x2 s[8:9], s[4:7], 0xffffc glc // c1a30202 000ffffc
s_buffer_atomic_and_x2 s[8:9], s[4:7], s9 // c1a00202 00000009
s_buffer_atomic_or_x2 s[8:9], s[4:7], 0xffffc glc // c1a70202 000ffffc
s_buffer_atomic_or_x2 s[8:9], s[4:7], s9 // c1a40202 00000009
s_buffer_atomic_xor_x2 s[8:9], s[4:7], 0xffffc glc // c1ab0202 000ffffc
s_buffer_atomic_xor_x2 s[8:9], s[4:7], s9 // c1a80202 00000009
s_buffer_atomic_inc_x2 s[8:9], s[4:7], 0xffffc glc // c1af0202 000ffffc
s_buffer_atomic_inc_x2 s[8:9], s[4:7], s9 // c1ac0202 00000009
s_buffer_atomic_dec_x2 s[8:9], s[4:7], 0xffffc glc // c1b30202 000ffffc
s_buffer_atomic_dec_x2 s[8:9], s[4:7], s9 // c1b00202 00000009
s_atomic_swap s8, s[4:5], -0x4 glc // c2030202 001ffffc
s_atomic_swap s8, s[4:5], s9 // c2000202 00000009
s_atomic_cmpswap s[8:9], s[4:5], -0x4 glc // c2070202 001ffffc
s_atomic_cmpswap s[8:9], s[4:5], s9 // c2040202 00000009
s_atomic_add s8, s[4:5], -0x4 glc // c20b0202 001ffffc
s_atomic_add s8, s[4:5], s9 // c2080202 00000009
s_atomic_sub s8, s[4:5], -0x4 glc // c20f0202 001ffffc
s_atomic_sub s8, s[4:5], s9 // c20c0202 00000009
s_atomic_smin s8, s[4:5], -0x4 glc // c2130202 001ffffc
s_atomic_smin s8, s[4:5], s9 // c2100202 00000009
s_atomic_umin s8, s[4:5], -0x4 glc // c2170202 001ffffc
s_atomic_umin s8, s[4:5], s9 // c2140202 00000009
s_atomic_smax s8, s[4:5], -0x4 glc // c21b0202 001ffffc
s_atomic_smax s8, s[4:5], s9 // c2180202 00000009
s_atomic_umax s8, s[4:5], -0x4 glc // c21f0202 001ffffc
s_atomic_umax s8, s[4:5], s9 // c21c0202 00000009
s_atomic_and s8, s[4:5], -0x4 glc // c2230202 001ffffc
s_atomic_and s8, s[4:5], s9 // c2200202 00000009
s_atomic_or s8, s[4:5], -0x4 glc // c2270202 001ffffc
s_atomic_or s8, s[4:5], s9 // c2240202 00000009
s_atomic_xor s8, s[4:5], -0x4 glc // c22b0202 001ffffc
s_atomic_xor s8, s[4:5], s9 // c2280202 00000009
s_atomic_inc s8, s[4:5], -0x4 glc // c22f0202 001ffffc
s_atomic_inc s8, s[4:5], s9 // c22c0202 00000009
s_atomic_dec s8, s[4:5], -0x4 glc // c2330202 001ffffc
s_atomic_dec s8, s[4:5], s9 // c2300202 00000009
s_atomic_swap_x2 s[8:9], s[4:5], -0x4 glc // c2830202 001ffffc
s_atomic_swap_x2 s[8:9], s[4:5], s9 // c2800202 00000009
s_atomic_cmpswap_x2 s[8:11], s[4:5], -0x4 glc // c2870202 001ffffc
s_atomic_cmpswap_x2 s[8:11], s[4:5], s9 // c2840202 00000009
s_atomic_add_x2 s[8:9], s[4:5], -0x4 glc // c28b0202 001ffffc
s_atomic_add_x2 s[8:9], s[4:5], s9 // c2880202 00000009
s_atomic_sub_x2 s[8:9], s[4:5], -0x4 glc // c28f0202 001ffffc
s_atomic_sub_x2 s[8:9], s[4:5], s9 // c28c0202 00000009
s_atomic_smin_x2 s[8:9], s[4:5], -0x4 glc // c2930202 001ffffc
s_atomic_smin_x2 s[8:9], s[4:5], s9 // c2900202 00000009
s_atomic_umin_x2 s[8:9], s[4:5], -0x4 glc // c2970202 001ffffc
s_atomic_umin_x2 s[8:9], s[4:5], s9 // c2940202 00000009
s_atomic_smax_x2 s[8:9], s[4:5], -0x4 glc // c29b0202 001ffffc
s_atomic_smax_x2 s[8:9], s[4:5], s9 // c2980202 00000009
s_atomic_umax_x2 s[8:9], s[4:5], -0x4 glc // c29f0202 001ffffc
s_atomic_umax_x2 s[8:9], s[4:5], s9 // c29c0202 00000009
s_atomic_and_x2 s[8:9], s[4:5], -0x4 glc // c2a30202 001ffffc
s_atomic_and_x2 s[8:9], s[4:5], s9 // c2a00202 00000009
s_atomic_or_x2 s[8:9], s[4:5], -0x4 glc // c2a70202 001ffffc
s_atomic_or_x2 s[8:9], s[4:5], s9 // c2a40202 00000009
s_atomic_xor_x2 s[8:9], s[4:5], -0x4 glc // c2ab0202 001ffffc
s_atomic_xor_x2 s[8:9], s[4:5], s9 // c2a80202 00000009
s_atomic_inc_x2 s[8:9], s[4:5], -0x4 glc // c2af0202 001ffffc
s_atomic_inc_x2 s[8:9], s[4:5], s9 // c2ac0202 00000009
s_atomic_dec_x2 s[8:9], s[4:5], -0x4 glc // c2b30202 001ffffc
s_atomic_dec_x2 s[8:9], s[4:5], s9 // c2b00202 00000009
