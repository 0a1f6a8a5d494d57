// Buffers, untyped and typed: assembly text, then the words that it assembles to for gfx950.
// README.md says how the lines are used and made.
buffer_load_format_x v4, off, s[8:11], s3 // e0000000 03020400
buffer_load_format_x v4, v2, s[8:11], s3 offen offset:16 // e0001010 03020402
buffer_load_format_x v4, v2, s[8:11], s3 idxen offset:4095 // e0002fff 03020402
buffer_load_format_x v4, v[2:3], s[8:11], 0 idxen offen // e0003000 80020402
buffer_load_format_x v4, off, s[8:11], s3 sc0 nt sc1 // e002c000 03020400
buffer_load_format_x a4, off, s[8:11], s3 // e0000000 03820400
buffer_load_format_x v4, off, s[8:11], m0 offset:16 // e0000010 7c020400
buffer_load_format_x off, s[8:11], s3 offset:16 lds // e0010010 03020000
buffer_load_format_x v2, s[8:11], s3 offen sc0 nt sc1 lds // e003d000 03020002
buffer_load_format_xy v[4:5], off, s[8:11], s3 // e0040000 03020400
buffer_load_format_xy v[4:5], v2, s[8:11], s3 offen offset:16 // e0041010 03020402
buffer_load_format_xy v[4:5], v2, s[8:11], s3 idxen offset:4095 // e0042fff 03020402
buffer_load_format_xy v[4:5], v[2:3], s[8:11], 0 idxen offen // e0043000 80020402
buffer_load_format_xy v[4:5], off, s[8:11], s3 sc0 nt sc1 // e006c000 03020400
buffer_load_format_xy a[4:5], off, s[8:11], s3 // e0040000 03820400
buffer_load_format_xy v[4:5], off, s[8:11], m0 offset:16 // e0040010 7c020400
buffer_load_format_xyz v[4:6], off, s[8:11], s3 // e0080000 03020400
buffer_load_format_xyz v[4:6], v2, s[8:11], s3 offen offset:16 // e0081010 03020402
buffer_load_format_xyz v[4:6], v2, s[8:11], s3 idxen offset:4095 // e0082fff 03020402
buffer_load_format_xyz v[4:6], v[2:3], s[8:11], 0 idxen offen // e0083000 80020402
buffer_load_format_xyz v[4:6], off, s[8:11], s3 sc0 nt sc1 // e00ac000 03020400
buffer_load_format_xyz a[4:6], off, s[8:11], s3 // e0080000 03820400
buffer_load_format_xyz v[4:6], off, s[8:11], m0 offset:16 // e0080010 7c020400
buffer_load_format_xyzw v[4:7], off, s[8:11], s3 // e00c0000 03020400
buffer_load_format_xyzw v[4:7], v2, s[8:11], s3 offen offset:16 // e00c1010 03020402
buffer_load_format_xyzw v[4:7], v2, s[8:11], s3 idxen offset:4095 // e00c2fff 03020402
buffer_load_format_xyzw v[4:7], v[2:3], s[8:11], 0 idxen offen // e00c3000 80020402
buffer_load_format_xyzw v[4:7], off, s[8:11], s3 sc0 nt sc1 // e00ec000 03020400
buffer_load_format_xyzw a[4:7], off, s[8:11], s3 // e00c0000 03820400
buffer_load_format_xyzw v[4:7], off, s[8:11], m0 offset:16 // e00c0010 7c020400
buffer_store_format_x v4, off, s[8:11], s3 // e0100000 03020400
buffer_store_format_x v4, v2, s[8:11], s3 offen offset:16 // e0101010 03020402
buffer_store_format_x v4, v2, s[8:11], s3 idxen offset:4095 // e0102fff 03020402
buffer_store_format_x v4, v[2:3], s[8:11], 0 idxen offen // e0103000 80020402
buffer_store_format_x v4, off, s[8:11], s3 sc0 nt sc1 // e012c000 03020400
buffer_store_format_x a4, off, s[8:11], s3 // e0100000 03820400
buffer_store_format_x v4, off, s[8:11], m0 offset:16 // e0100010 7c020400
buffer_store_format_xy v[4:5], off, s[8:11], s3 // e0140000 03020400
buffer_store_format_xy v[4:5], v2, s[8:11], s3 offen offset:16 // e0141010 03020402
buffer_store_format_xy v[4:5], v2, s[8:11], s3 idxen offset:4095 // e0142fff 03020402
buffer_store_format_xy v[4:5], v[2:3], s[8:11], 0 idxen offen // e0143000 80020402
buffer_store_format_xy v[4:5], off, s[8:11], s3 sc0 nt sc1 // e016c000 03020400
buffer_store_format_xy a[4:5], off, s[8:11], s3 // e0140000 03820400
buffer_store_format_xy v[4:5], off, s[8:11], m0 offset:16 // e0140010 7c020400
buffer_store_format_xyz v[4:6], off, s[8:11], s3 // e0180000 03020400
buffer_store_format_xyz v[4:6], v2, s[8:11], s3 offen offset:16 // e0181010 03020402
buffer_store_format_xyz v[4:6], v2, s[8:11], s3 idxen offset:4095 // e0182fff 03020402
buffer_store_format_xyz v[4:6], v[2:3], s[8:11], 0 idxen offen // e0183000 80020402
buffer_store_format_xyz v[4:6], off, s[8:11], s3 sc0 nt sc1 // e01ac000 03020400
buffer_store_format_xyz a[4:6], off, s[8:11], s3 // e0180000 03820400
buffer_store_format_xyz v[4:6], off, s[8:11], m0 offset:16 // e0180010 7c020400
buffer_store_format_xyzw v[4:7], off, s[8:11], s3 // e01c0000 03020400
buffer_store_format_xyzw v[4:7], v2, s[8:11], s3 offen offset:16 // e01c1010 03020402
buffer_store_format_xyzw v[4:7], v2, s[8:11], s3 idxen offset:4095 // e01c2fff 03020402
buffer_store_format_xyzw v[4:7], v[2:3], s[8:11], 0 idxen offen // e01c3000 80020402
buffer_store_format_xyzw v[4:7], off, s[8:11], s3 sc0 nt sc1 // e01ec000 03020400
buffer_store_format_xyzw a[4:7], off, s[8:11], s3 // e01c0000 03820400
buffer_store_format_xyzw v[4:7], off, s[8:11], m0 offset:16 // e01c0010 7c020400
buffer_load_format_d16_x v4, off, s[8:11], s3 // e0200000 03020400
buffer_load_format_d16_x v4, v2, s[8:11], s3 offen offset:16 // e0201010 03020402
buffer_load_format_d16_x v4, v2, s[8:11], s3 idxen offset:4095 // e0202fff 03020402
buffer_load_format_d16_x v4, v[2:3], s[8:11], 0 idxen offen // e0203000 80020402
buffer_load_format_d16_x v4, off, s[8:11], s3 sc0 nt sc1 // e022c000 03020400
buffer_load_format_d16_x a4, off, s[8:11], s3 // e0200000 03820400
buffer_load_format_d16_x v4, off, s[8:11], m0 offset:16 // e0200010 7c020400
buffer_load_format_d16_xy v4, v2, s[8:11], s3 offen offset:16 // e0241010 03020402
buffer_load_format_d16_xy v4, off, s[8:11], s3 sc0 nt sc1 // e026c000 03020400
buffer_load_format_d16_xy a4, off, s[8:11], s3 // e0240000 03820400
buffer_load_format_d16_xyz v[4:5], v2, s[8:11], s3 offen offset:16 // e0281010 03020402
buffer_load_format_d16_xyz v[4:5], off, s[8:11], s3 sc0 nt sc1 // e02ac000 03020400
buffer_load_format_d16_xyz a[4:5], off, s[8:11], s3 // e0280000 03820400
buffer_load_format_d16_xyzw v[4:5], v2, s[8:11], s3 offen offset:16 // e02c1010 03020402
buffer_load_format_d16_xyzw v[4:5], off, s[8:11], s3 sc0 nt sc1 // e02ec000 03020400
buffer_load_format_d16_xyzw a[4:5], off, s[8:11], s3 // e02c0000 03820400
buffer_store_format_d16_x v4, v2, s[8:11], s3 offen offset:16 // e0301010 03020402
buffer_store_format_d16_x v4, off, s[8:11], s3 sc0 nt sc1 // e032c000 03020400
buffer_store_format_d16_x a4, off, s[8:11], s3 // e0300000 03820400
buffer_store_format_d16_xy v4, v2, s[8:11], s3 offen offset:16 // e0341010 03020402
buffer_store_format_d16_xy v4, off, s[8:11], s3 sc0 nt sc1 // e036c000 03020400
buffer_store_format_d16_xy a4, off, s[8:11], s3 // e0340000 03820400
buffer_store_format_d16_xyz v[4:5], v2, s[8:11], s3 offen offset:16 // e0381010 03020402
buffer_store_format_d16_xyz v[4:5], off, s[8:11], s3 sc0 nt sc1 // e03ac000 03020400
buffer_store_format_d16_xyz a[4:5], off, s[8:11], s3 // e0380000 03820400
buffer_store_format_d16_xyzw v[4:5], v2, s[8:11], s3 offen offset:16 // e03c1010 03020402
buffer_store_format_d16_xyzw v[4:5], off, s[8:11], s3 sc0 nt sc1 // e03ec000 03020400
buffer_store_format_d16_xyzw a[4:5], off, s[8:11], s3 // e03c0000 03820400
buffer_load_ubyte v4, off, s[8:11], s3 // e0400000 03020400
buffer_load_ubyte v4, v2, s[8:11], s3 offen offset:16 // e0401010 03020402
buffer_load_ubyte v4, v2, s[8:11], s3 idxen offset:4095 // e0402fff 03020402
buffer_load_ubyte v4, v[2:3], s[8:11], 0 idxen offen // e0403000 80020402
buffer_load_ubyte v4, off, s[8:11], s3 sc0 nt sc1 // e042c000 03020400
buffer_load_ubyte a4, off, s[8:11], s3 // e0400000 03820400
buffer_load_ubyte v4, off, s[8:11], m0 offset:16 // e0400010 7c020400
buffer_load_ubyte off, s[8:11], s3 offset:16 lds // e0410010 03020000
buffer_load_ubyte v2, s[8:11], s3 offen sc0 nt sc1 lds // e043d000 03020002
buffer_load_sbyte v4, off, s[8:11], s3 // e0440000 03020400
buffer_load_sbyte v4, v2, s[8:11], s3 offen offset:16 // e0441010 03020402
buffer_load_sbyte v4, v2, s[8:11], s3 idxen offset:4095 // e0442fff 03020402
buffer_load_sbyte v4, v[2:3], s[8:11], 0 idxen offen // e0443000 80020402
buffer_load_sbyte v4, off, s[8:11], s3 sc0 nt sc1 // e046c000 03020400
buffer_load_sbyte a4, off, s[8:11], s3 // e0440000 03820400
buffer_load_sbyte v4, off, s[8:11], m0 offset:16 // e0440010 7c020400
buffer_load_sbyte off, s[8:11], s3 offset:16 lds // e0450010 03020000
buffer_load_sbyte v2, s[8:11], s3 offen sc0 nt sc1 lds // e047d000 03020002
buffer_load_ushort v4, off, s[8:11], s3 // e0480000 03020400
buffer_load_ushort v4, v2, s[8:11], s3 offen offset:16 // e0481010 03020402
buffer_load_ushort v4, v2, s[8:11], s3 idxen offset:4095 // e0482fff 03020402
buffer_load_ushort v4, v[2:3], s[8:11], 0 idxen offen // e0483000 80020402
buffer_load_ushort v4, off, s[8:11], s3 sc0 nt sc1 // e04ac000 03020400
buffer_load_ushort a4, off, s[8:11], s3 // e0480000 03820400
buffer_load_ushort v4, off, s[8:11], m0 offset:16 // e0480010 7c020400
buffer_load_ushort off, s[8:11], s3 offset:16 lds // e0490010 03020000
buffer_load_ushort v2, s[8:11], s3 offen sc0 nt sc1 lds // e04bd000 03020002
buffer_load_sshort v4, off, s[8:11], s3 // e04c0000 03020400
buffer_load_sshort v4, v2, s[8:11], s3 offen offset:16 // e04c1010 03020402
buffer_load_sshort v4, v2, s[8:11], s3 idxen offset:4095 // e04c2fff 03020402
buffer_load_sshort v4, v[2:3], s[8:11], 0 idxen offen // e04c3000 80020402
buffer_load_sshort v4, off, s[8:11], s3 sc0 nt sc1 // e04ec000 03020400
buffer_load_sshort a4, off, s[8:11], s3 // e04c0000 03820400
buffer_load_sshort v4, off, s[8:11], m0 offset:16 // e04c0010 7c020400
buffer_load_sshort off, s[8:11], s3 offset:16 lds // e04d0010 03020000
buffer_load_sshort v2, s[8:11], s3 offen sc0 nt sc1 lds // e04fd000 03020002
buffer_load_dword v4, v2, s[8:11], s3 offen offset:16 // e0501010 03020402
buffer_load_dword v4, off, s[8:11], s3 sc0 nt sc1 // e052c000 03020400
buffer_load_dword a4, off, s[8:11], s3 // e0500000 03820400
buffer_load_dword off, s[8:11], s3 offset:16 lds // e0510010 03020000
buffer_load_dword v2, s[8:11], s3 offen sc0 nt sc1 lds // e053d000 03020002
buffer_load_dwordx2 v[4:5], v2, s[8:11], s3 offen offset:16 // e0541010 03020402
buffer_load_dwordx2 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e056c000 03020400
buffer_load_dwordx2 a[4:5], off, s[8:11], s3 // e0540000 03820400
buffer_load_dwordx3 v[4:6], off, s[8:11], s3 // e0580000 03020400
buffer_load_dwordx3 v[4:6], v2, s[8:11], s3 offen offset:16 // e0581010 03020402
buffer_load_dwordx3 v[4:6], v2, s[8:11], s3 idxen offset:4095 // e0582fff 03020402
buffer_load_dwordx3 v[4:6], v[2:3], s[8:11], 0 idxen offen // e0583000 80020402
buffer_load_dwordx3 v[4:6], off, s[8:11], s3 sc0 nt sc1 // e05ac000 03020400
buffer_load_dwordx3 a[4:6], off, s[8:11], s3 // e0580000 03820400
buffer_load_dwordx3 v[4:6], off, s[8:11], m0 offset:16 // e0580010 7c020400
buffer_load_dwordx3 off, s[8:11], s3 offset:16 lds // e0590010 03020000
buffer_load_dwordx3 v2, s[8:11], s3 offen sc0 nt sc1 lds // e05bd000 03020002
buffer_load_dwordx4 v[4:7], off, s[8:11], s3 // e05c0000 03020400
buffer_load_dwordx4 v[4:7], v2, s[8:11], s3 offen offset:16 // e05c1010 03020402
buffer_load_dwordx4 v[4:7], v2, s[8:11], s3 idxen offset:4095 // e05c2fff 03020402
buffer_load_dwordx4 v[4:7], v[2:3], s[8:11], 0 idxen offen // e05c3000 80020402
buffer_load_dwordx4 v[4:7], off, s[8:11], s3 sc0 nt sc1 // e05ec000 03020400
buffer_load_dwordx4 a[4:7], off, s[8:11], s3 // e05c0000 03820400
buffer_load_dwordx4 v[4:7], off, s[8:11], m0 offset:16 // e05c0010 7c020400
buffer_load_dwordx4 off, s[8:11], s3 offset:16 lds // e05d0010 03020000
buffer_load_dwordx4 v2, s[8:11], s3 offen sc0 nt sc1 lds // e05fd000 03020002
buffer_store_byte v4, off, s[8:11], s3 // e0600000 03020400
buffer_store_byte v4, v2, s[8:11], s3 offen offset:16 // e0601010 03020402
buffer_store_byte v4, v2, s[8:11], s3 idxen offset:4095 // e0602fff 03020402
buffer_store_byte v4, v[2:3], s[8:11], 0 idxen offen // e0603000 80020402
buffer_store_byte v4, off, s[8:11], s3 sc0 nt sc1 // e062c000 03020400
buffer_store_byte a4, off, s[8:11], s3 // e0600000 03820400
buffer_store_byte v4, off, s[8:11], m0 offset:16 // e0600010 7c020400
buffer_store_byte_d16_hi v4, v2, s[8:11], s3 offen offset:16 // e0641010 03020402
buffer_store_byte_d16_hi v4, off, s[8:11], s3 sc0 nt sc1 // e066c000 03020400
buffer_store_byte_d16_hi a4, off, s[8:11], s3 // e0640000 03820400
buffer_store_short v4, off, s[8:11], s3 // e0680000 03020400
buffer_store_short v4, v2, s[8:11], s3 offen offset:16 // e0681010 03020402
buffer_store_short v4, v2, s[8:11], s3 idxen offset:4095 // e0682fff 03020402
buffer_store_short v4, v[2:3], s[8:11], 0 idxen offen // e0683000 80020402
buffer_store_short v4, off, s[8:11], s3 sc0 nt sc1 // e06ac000 03020400
buffer_store_short a4, off, s[8:11], s3 // e0680000 03820400
buffer_store_short v4, off, s[8:11], m0 offset:16 // e0680010 7c020400
buffer_store_short_d16_hi v4, v2, s[8:11], s3 offen offset:16 // e06c1010 03020402
buffer_store_short_d16_hi v4, off, s[8:11], s3 sc0 nt sc1 // e06ec000 03020400
buffer_store_short_d16_hi a4, off, s[8:11], s3 // e06c0000 03820400
buffer_store_dword v4, v2, s[8:11], s3 offen offset:16 // e0701010 03020402
buffer_store_dword v4, off, s[8:11], s3 sc0 nt sc1 // e072c000 03020400
buffer_store_dword a4, off, s[8:11], s3 // e0700000 03820400
buffer_store_dwordx2 v[4:5], v2, s[8:11], s3 offen offset:16 // e0741010 03020402
buffer_store_dwordx2 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e076c000 03020400
buffer_store_dwordx2 a[4:5], off, s[8:11], s3 // e0740000 03820400
buffer_store_dwordx3 v[4:6], v2, s[8:11], s3 offen offset:16 // e0781010 03020402
buffer_store_dwordx3 v[4:6], off, s[8:11], s3 sc0 nt sc1 // e07ac000 03020400
buffer_store_dwordx3 a[4:6], off, s[8:11], s3 // e0780000 03820400
buffer_store_dwordx4 v[4:7], v2, s[8:11], s3 offen offset:16 // e07c1010 03020402
buffer_store_dwordx4 v[4:7], off, s[8:11], s3 sc0 nt sc1 // e07ec000 03020400
buffer_store_dwordx4 a[4:7], off, s[8:11], s3 // e07c0000 03820400
buffer_load_ubyte_d16 v4, off, s[8:11], s3 // e0800000 03020400
buffer_load_ubyte_d16 v4, v2, s[8:11], s3 offen offset:16 // e0801010 03020402
buffer_load_ubyte_d16 v4, v2, s[8:11], s3 idxen offset:4095 // e0802fff 03020402
buffer_load_ubyte_d16 v4, v[2:3], s[8:11], 0 idxen offen // e0803000 80020402
buffer_load_ubyte_d16 v4, off, s[8:11], s3 sc0 nt sc1 // e082c000 03020400
buffer_load_ubyte_d16 a4, off, s[8:11], s3 // e0800000 03820400
buffer_load_ubyte_d16 v4, off, s[8:11], m0 offset:16 // e0800010 7c020400
buffer_load_ubyte_d16_hi v4, v2, s[8:11], s3 offen offset:16 // e0841010 03020402
buffer_load_ubyte_d16_hi v4, off, s[8:11], s3 sc0 nt sc1 // e086c000 03020400
buffer_load_ubyte_d16_hi a4, off, s[8:11], s3 // e0840000 03820400
buffer_load_sbyte_d16 v4, off, s[8:11], s3 // e0880000 03020400
buffer_load_sbyte_d16 v4, v2, s[8:11], s3 offen offset:16 // e0881010 03020402
buffer_load_sbyte_d16 v4, v2, s[8:11], s3 idxen offset:4095 // e0882fff 03020402
buffer_load_sbyte_d16 v4, v[2:3], s[8:11], 0 idxen offen // e0883000 80020402
buffer_load_sbyte_d16 v4, off, s[8:11], s3 sc0 nt sc1 // e08ac000 03020400
buffer_load_sbyte_d16 a4, off, s[8:11], s3 // e0880000 03820400
buffer_load_sbyte_d16 v4, off, s[8:11], m0 offset:16 // e0880010 7c020400
buffer_load_sbyte_d16_hi v4, v2, s[8:11], s3 offen offset:16 // e08c1010 03020402
buffer_load_sbyte_d16_hi v4, off, s[8:11], s3 sc0 nt sc1 // e08ec000 03020400
buffer_load_sbyte_d16_hi a4, off, s[8:11], s3 // e08c0000 03820400
buffer_load_short_d16 v4, off, s[8:11], s3 // e0900000 03020400
buffer_load_short_d16 v4, v2, s[8:11], s3 offen offset:16 // e0901010 03020402
buffer_load_short_d16 v4, v2, s[8:11], s3 idxen offset:4095 // e0902fff 03020402
buffer_load_short_d16 v4, v[2:3], s[8:11], 0 idxen offen // e0903000 80020402
buffer_load_short_d16 v4, off, s[8:11], s3 sc0 nt sc1 // e092c000 03020400
buffer_load_short_d16 a4, off, s[8:11], s3 // e0900000 03820400
buffer_load_short_d16 v4, off, s[8:11], m0 offset:16 // e0900010 7c020400
buffer_load_short_d16_hi v4, v2, s[8:11], s3 offen offset:16 // e0941010 03020402
buffer_load_short_d16_hi v4, off, s[8:11], s3 sc0 nt sc1 // e096c000 03020400
buffer_load_short_d16_hi a4, off, s[8:11], s3 // e0940000 03820400
buffer_load_format_d16_hi_x v4, off, s[8:11], s3 // e0980000 03020400
buffer_load_format_d16_hi_x v4, v2, s[8:11], s3 offen offset:16 // e0981010 03020402
buffer_load_format_d16_hi_x v4, v2, s[8:11], s3 idxen offset:4095 // e0982fff 03020402
buffer_load_format_d16_hi_x v4, v[2:3], s[8:11], 0 idxen offen // e0983000 80020402
buffer_load_format_d16_hi_x v4, off, s[8:11], s3 sc0 nt sc1 // e09ac000 03020400
buffer_load_format_d16_hi_x a4, off, s[8:11], s3 // e0980000 03820400
buffer_load_format_d16_hi_x v4, off, s[8:11], m0 offset:16 // e0980010 7c020400
buffer_store_format_d16_hi_x v4, v2, s[8:11], s3 offen offset:16 // e09c1010 03020402
buffer_store_format_d16_hi_x v4, off, s[8:11], s3 sc0 nt sc1 // e09ec000 03020400
buffer_store_format_d16_hi_x a4, off, s[8:11], s3 // e09c0000 03820400
buffer_wbl2 // e0a00000 00000000
buffer_wbl2 sc0 // e0a04000 00000000
buffer_wbl2 sc0 sc1 // e0a0c000 00000000
buffer_inv // e0a40000 00000000
buffer_inv sc0 // e0a44000 00000000
buffer_inv sc0 sc1 // e0a4c000 00000000
buffer_atomic_swap v4, off, s[8:11], s3 // e1000000 03020400
buffer_atomic_swap v4, v2, s[8:11], s3 offen offset:16 // e1001010 03020402
buffer_atomic_swap v4, v2, s[8:11], s3 idxen offset:4095 // e1002fff 03020402
buffer_atomic_swap v4, v[2:3], s[8:11], 0 idxen offen // e1003000 80020402
buffer_atomic_swap v4, off, s[8:11], s3 sc0 nt sc1 // e102c000 03020400
buffer_atomic_swap a4, off, s[8:11], s3 // e1000000 03820400
buffer_atomic_swap v4, off, s[8:11], m0 offset:16 // e1000010 7c020400
buffer_atomic_cmpswap v[4:5], off, s[8:11], s3 // e1040000 03020400
buffer_atomic_cmpswap v[4:5], v2, s[8:11], s3 offen offset:16 // e1041010 03020402
buffer_atomic_cmpswap v[4:5], v2, s[8:11], s3 idxen offset:4095 // e1042fff 03020402
buffer_atomic_cmpswap v[4:5], v[2:3], s[8:11], 0 idxen offen // e1043000 80020402
buffer_atomic_cmpswap v[4:5], off, s[8:11], s3 sc0 nt sc1 // e106c000 03020400
buffer_atomic_cmpswap a[4:5], off, s[8:11], s3 // e1040000 03820400
buffer_atomic_cmpswap v[4:5], off, s[8:11], m0 offset:16 // e1040010 7c020400
buffer_atomic_add v4, v2, s[8:11], s3 offen offset:16 // e1081010 03020402
buffer_atomic_add v4, off, s[8:11], s3 sc0 nt sc1 // e10ac000 03020400
buffer_atomic_add a4, off, s[8:11], s3 // e1080000 03820400
buffer_atomic_sub v4, v2, s[8:11], s3 offen offset:16 // e10c1010 03020402
buffer_atomic_sub v4, off, s[8:11], s3 sc0 nt sc1 // e10ec000 03020400
buffer_atomic_sub a4, off, s[8:11], s3 // e10c0000 03820400
buffer_atomic_smin v4, v2, s[8:11], s3 offen offset:16 // e1101010 03020402
buffer_atomic_smin v4, off, s[8:11], s3 sc0 nt sc1 // e112c000 03020400
buffer_atomic_smin a4, off, s[8:11], s3 // e1100000 03820400
buffer_atomic_umin v4, v2, s[8:11], s3 offen offset:16 // e1141010 03020402
buffer_atomic_umin v4, off, s[8:11], s3 sc0 nt sc1 // e116c000 03020400
buffer_atomic_umin a4, off, s[8:11], s3 // e1140000 03820400
buffer_atomic_smax v4, v2, s[8:11], s3 offen offset:16 // e1181010 03020402
buffer_atomic_smax v4, off, s[8:11], s3 sc0 nt sc1 // e11ac000 03020400
buffer_atomic_smax a4, off, s[8:11], s3 // e1180000 03820400
buffer_atomic_umax v4, v2, s[8:11], s3 offen offset:16 // e11c1010 03020402
buffer_atomic_umax v4, off, s[8:11], s3 sc0 nt sc1 // e11ec000 03020400
buffer_atomic_umax a4, off, s[8:11], s3 // e11c0000 03820400
buffer_atomic_and v4, v2, s[8:11], s3 offen offset:16 // e1201010 03020402
buffer_atomic_and v4, off, s[8:11], s3 sc0 nt sc1 // e122c000 03020400
buffer_atomic_and a4, off, s[8:11], s3 // e1200000 03820400
buffer_atomic_or v4, v2, s[8:11], s3 offen offset:16 // e1241010 03020402
buffer_atomic_or v4, off, s[8:11], s3 sc0 nt sc1 // e126c000 03020400
buffer_atomic_or a4, off, s[8:11], s3 // e1240000 03820400
buffer_atomic_xor v4, v2, s[8:11], s3 offen offset:16 // e1281010 03020402
buffer_atomic_xor v4, off, s[8:11], s3 sc0 nt sc1 // e12ac000 03020400
buffer_atomic_xor a4, off, s[8:11], s3 // e1280000 03820400
buffer_atomic_inc v4, v2, s[8:11], s3 offen offset:16 // e12c1010 03020402
buffer_atomic_inc v4, off, s[8:11], s3 sc0 nt sc1 // e12ec000 03020400
buffer_atomic_inc a4, off, s[8:11], s3 // e12c0000 03820400
buffer_atomic_dec v4, v2, s[8:11], s3 offen offset:16 // e1301010 03020402
buffer_atomic_dec v4, off, s[8:11], s3 sc0 nt sc1 // e132c000 03020400
buffer_atomic_dec a4, off, s[8:11], s3 // e1300000 03820400
buffer_atomic_add_f32 v4, v2, s[8:11], s3 offen offset:16 // e1341010 03020402
buffer_atomic_add_f32 v4, off, s[8:11], s3 sc0 nt sc1 // e136c000 03020400
buffer_atomic_add_f32 a4, off, s[8:11], s3 // e1340000 03820400
buffer_atomic_pk_add_f16 v4, v2, s[8:11], s3 offen offset:16 // e1381010 03020402
buffer_atomic_pk_add_f16 v4, off, s[8:11], s3 sc0 nt sc1 // e13ac000 03020400
buffer_atomic_pk_add_f16 a4, off, s[8:11], s3 // e1380000 03820400
buffer_atomic_add_f64 v[4:5], v2, s[8:11], s3 offen offset:16 // e13c1010 03020402
buffer_atomic_add_f64 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e13ec000 03020400
buffer_atomic_add_f64 a[4:5], off, s[8:11], s3 // e13c0000 03820400
buffer_atomic_min_f64 v[4:5], v2, s[8:11], s3 offen offset:16 // e1401010 03020402
buffer_atomic_min_f64 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e142c000 03020400
buffer_atomic_min_f64 a[4:5], off, s[8:11], s3 // e1400000 03820400
buffer_atomic_max_f64 v[4:5], v2, s[8:11], s3 offen offset:16 // e1441010 03020402
buffer_atomic_max_f64 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e146c000 03020400
buffer_atomic_max_f64 a[4:5], off, s[8:11], s3 // e1440000 03820400
buffer_atomic_pk_add_bf16 v4, v2, s[8:11], s3 offen offset:16 // e1481010 03020402
buffer_atomic_pk_add_bf16 v4, off, s[8:11], s3 sc0 nt sc1 // e14ac000 03020400
buffer_atomic_pk_add_bf16 a4, off, s[8:11], s3 // e1480000 03820400
buffer_atomic_swap_x2 v[4:5], v2, s[8:11], s3 offen offset:16 // e1801010 03020402
buffer_atomic_swap_x2 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e182c000 03020400
buffer_atomic_swap_x2 a[4:5], off, s[8:11], s3 // e1800000 03820400
buffer_atomic_cmpswap_x2 v[4:7], off, s[8:11], s3 // e1840000 03020400
buffer_atomic_cmpswap_x2 v[4:7], v2, s[8:11], s3 offen offset:16 // e1841010 03020402
buffer_atomic_cmpswap_x2 v[4:7], v2, s[8:11], s3 idxen offset:4095 // e1842fff 03020402
buffer_atomic_cmpswap_x2 v[4:7], v[2:3], s[8:11], 0 idxen offen // e1843000 80020402
buffer_atomic_cmpswap_x2 v[4:7], off, s[8:11], s3 sc0 nt sc1 // e186c000 03020400
buffer_atomic_cmpswap_x2 a[4:7], off, s[8:11], s3 // e1840000 03820400
buffer_atomic_cmpswap_x2 v[4:7], off, s[8:11], m0 offset:16 // e1840010 7c020400
buffer_atomic_add_x2 v[4:5], v2, s[8:11], s3 offen offset:16 // e1881010 03020402
buffer_atomic_add_x2 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e18ac000 03020400
buffer_atomic_add_x2 a[4:5], off, s[8:11], s3 // e1880000 03820400
buffer_atomic_sub_x2 v[4:5], v2, s[8:11], s3 offen offset:16 // e18c1010 03020402
buffer_atomic_sub_x2 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e18ec000 03020400
buffer_atomic_sub_x2 a[4:5], off, s[8:11], s3 // e18c0000 03820400
buffer_atomic_smin_x2 v[4:5], v2, s[8:11], s3 offen offset:16 // e1901010 03020402
buffer_atomic_smin_x2 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e192c000 03020400
buffer_atomic_smin_x2 a[4:5], off, s[8:11], s3 // e1900000 03820400
buffer_atomic_umin_x2 v[4:5], v2, s[8:11], s3 offen offset:16 // e1941010 03020402
buffer_atomic_umin_x2 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e196c000 03020400
buffer_atomic_umin_x2 a[4:5], off, s[8:11], s3 // e1940000 03820400
buffer_atomic_smax_x2 v[4:5], v2, s[8:11], s3 offen offset:16 // e1981010 03020402
buffer_atomic_smax_x2 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e19ac000 03020400
buffer_atomic_smax_x2 a[4:5], off, s[8:11], s3 // e1980000 03820400
buffer_atomic_umax_x2 v[4:5], v2, s[8:11], s3 offen offset:16 // e19c1010 03020402
buffer_atomic_umax_x2 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e19ec000 03020400
buffer_atomic_umax_x2 a[4:5], off, s[8:11], s3 // e19c0000 03820400
buffer_atomic_and_x2 v[4:5], v2, s[8:11], s3 offen offset:16 // e1a01010 03020402
buffer_atomic_and_x2 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e1a2c000 03020400
buffer_atomic_and_x2 a[4:5], off, s[8:11], s3 // e1a00000 03820400
buffer_atomic_or_x2 v[4:5], v2, s[8:11], s3 offen offset:16 // e1a41010 03020402
buffer_atomic_or_x2 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e1a6c000 03020400
buffer_atomic_or_x2 a[4:5], off, s[8:11], s3 // e1a40000 03820400
buffer_atomic_xor_x2 v[4:5], v2, s[8:11], s3 offen offset:16 // e1a81010 03020402
buffer_atomic_xor_x2 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e1aac000 03020400
buffer_atomic_xor_x2 a[4:5], off, s[8:11], s3 // e1a80000 03820400
buffer_atomic_inc_x2 v[4:5], v2, s[8:11], s3 offen offset:16 // e1ac1010 03020402
buffer_atomic_inc_x2 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e1aec000 03020400
buffer_atomic_inc_x2 a[4:5], off, s[8:11], s3 // e1ac0000 03820400
buffer_atomic_dec_x2 v[4:5], v2, s[8:11], s3 offen offset:16 // e1b01010 03020402
buffer_atomic_dec_x2 v[4:5], off, s[8:11], s3 sc0 nt sc1 // e1b2c000 03020400
buffer_atomic_dec_x2 a[4:5], off, s[8:11], s3 // e1b00000 03820400
tbuffer_load_format_x v4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba00010 03020400
tbuffer_load_format_x v4, v2, s[8:11], s3 offen offset:16 // e8081010 03020402
tbuffer_load_format_x v4, v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e8202fff 03020402
tbuffer_load_format_x v4, v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e9703000 03020402
tbuffer_load_format_x v4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eab84000 03620400
tbuffer_load_format_x a4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba00000 03820400
tbuffer_load_format_xy v[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba08010 03020400
tbuffer_load_format_xy v[4:5], v2, s[8:11], s3 offen offset:16 // e8089010 03020402
tbuffer_load_format_xy v[4:5], v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e820afff 03020402
tbuffer_load_format_xy v[4:5], v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e970b000 03020402
tbuffer_load_format_xy v[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eab8c000 03620400
tbuffer_load_format_xy a[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba08000 03820400
tbuffer_load_format_xyz v[4:6], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba10010 03020400
tbuffer_load_format_xyz v[4:6], v2, s[8:11], s3 offen offset:16 // e8091010 03020402
tbuffer_load_format_xyz v[4:6], v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e8212fff 03020402
tbuffer_load_format_xyz v[4:6], v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e9713000 03020402
tbuffer_load_format_xyz v[4:6], off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eab94000 03620400
tbuffer_load_format_xyz a[4:6], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba10000 03820400
tbuffer_load_format_xyzw v[4:7], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba18010 03020400
tbuffer_load_format_xyzw v[4:7], v2, s[8:11], s3 offen offset:16 // e8099010 03020402
tbuffer_load_format_xyzw v[4:7], v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e821afff 03020402
tbuffer_load_format_xyzw v[4:7], v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e971b000 03020402
tbuffer_load_format_xyzw v[4:7], off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eab9c000 03620400
tbuffer_load_format_xyzw a[4:7], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba18000 03820400
tbuffer_store_format_x v4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba20010 03020400
tbuffer_store_format_x v4, v2, s[8:11], s3 offen offset:16 // e80a1010 03020402
tbuffer_store_format_x v4, v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e8222fff 03020402
tbuffer_store_format_x v4, v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e9723000 03020402
tbuffer_store_format_x v4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eaba4000 03620400
tbuffer_store_format_x a4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba20000 03820400
tbuffer_store_format_xy v[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba28010 03020400
tbuffer_store_format_xy v[4:5], v2, s[8:11], s3 offen offset:16 // e80a9010 03020402
tbuffer_store_format_xy v[4:5], v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e822afff 03020402
tbuffer_store_format_xy v[4:5], v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e972b000 03020402
tbuffer_store_format_xy v[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eabac000 03620400
tbuffer_store_format_xy a[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba28000 03820400
tbuffer_store_format_xyz v[4:6], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba30010 03020400
tbuffer_store_format_xyz v[4:6], v2, s[8:11], s3 offen offset:16 // e80b1010 03020402
tbuffer_store_format_xyz v[4:6], v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e8232fff 03020402
tbuffer_store_format_xyz v[4:6], v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e9733000 03020402
tbuffer_store_format_xyz v[4:6], off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eabb4000 03620400
tbuffer_store_format_xyz a[4:6], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba30000 03820400
tbuffer_store_format_xyzw v[4:7], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba38010 03020400
tbuffer_store_format_xyzw v[4:7], v2, s[8:11], s3 offen offset:16 // e80b9010 03020402
tbuffer_store_format_xyzw v[4:7], v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e823afff 03020402
tbuffer_store_format_xyzw v[4:7], v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e973b000 03020402
tbuffer_store_format_xyzw v[4:7], off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eabbc000 03620400
tbuffer_store_format_xyzw a[4:7], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba38000 03820400
tbuffer_load_format_d16_x v4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba40010 03020400
tbuffer_load_format_d16_x v4, v2, s[8:11], s3 offen offset:16 // e80c1010 03020402
tbuffer_load_format_d16_x v4, v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e8242fff 03020402
tbuffer_load_format_d16_x v4, v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e9743000 03020402
tbuffer_load_format_d16_x v4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eabc4000 03620400
tbuffer_load_format_d16_x a4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba40000 03820400
tbuffer_load_format_d16_xy v4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba48010 03020400
tbuffer_load_format_d16_xy v4, v2, s[8:11], s3 offen offset:16 // e80c9010 03020402
tbuffer_load_format_d16_xy v4, v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e824afff 03020402
tbuffer_load_format_d16_xy v4, v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e974b000 03020402
tbuffer_load_format_d16_xy v4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eabcc000 03620400
tbuffer_load_format_d16_xy a4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba48000 03820400
tbuffer_load_format_d16_xyz v[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba50010 03020400
tbuffer_load_format_d16_xyz v[4:5], v2, s[8:11], s3 offen offset:16 // e80d1010 03020402
tbuffer_load_format_d16_xyz v[4:5], v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e8252fff 03020402
tbuffer_load_format_d16_xyz v[4:5], v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e9753000 03020402
tbuffer_load_format_d16_xyz v[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eabd4000 03620400
tbuffer_load_format_d16_xyz a[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba50000 03820400
tbuffer_load_format_d16_xyzw v[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba58010 03020400
tbuffer_load_format_d16_xyzw v[4:5], v2, s[8:11], s3 offen offset:16 // e80d9010 03020402
tbuffer_load_format_d16_xyzw v[4:5], v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e825afff 03020402
tbuffer_load_format_d16_xyzw v[4:5], v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e975b000 03020402
tbuffer_load_format_d16_xyzw v[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eabdc000 03620400
tbuffer_load_format_d16_xyzw a[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba58000 03820400
tbuffer_store_format_d16_x v4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba60010 03020400
tbuffer_store_format_d16_x v4, v2, s[8:11], s3 offen offset:16 // e80e1010 03020402
tbuffer_store_format_d16_x v4, v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e8262fff 03020402
tbuffer_store_format_d16_x v4, v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e9763000 03020402
tbuffer_store_format_d16_x v4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eabe4000 03620400
tbuffer_store_format_d16_x a4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba60000 03820400
tbuffer_store_format_d16_xy v4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba68010 03020400
tbuffer_store_format_d16_xy v4, v2, s[8:11], s3 offen offset:16 // e80e9010 03020402
tbuffer_store_format_d16_xy v4, v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e826afff 03020402
tbuffer_store_format_d16_xy v4, v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e976b000 03020402
tbuffer_store_format_d16_xy v4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eabec000 03620400
tbuffer_store_format_d16_xy a4, off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba68000 03820400
tbuffer_store_format_d16_xyz v[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba70010 03020400
tbuffer_store_format_d16_xyz v[4:5], v2, s[8:11], s3 offen offset:16 // e80f1010 03020402
tbuffer_store_format_d16_xyz v[4:5], v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e8272fff 03020402
tbuffer_store_format_d16_xyz v[4:5], v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e9773000 03020402
tbuffer_store_format_d16_xyz v[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eabf4000 03620400
tbuffer_store_format_d16_xyz a[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba70000 03820400
tbuffer_store_format_d16_xyzw v[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] offset:16 // eba78010 03020400
tbuffer_store_format_d16_xyzw v[4:5], v2, s[8:11], s3 offen offset:16 // e80f9010 03020402
tbuffer_store_format_d16_xyzw v[4:5], v2, s[8:11], s3 format:[BUF_DATA_FORMAT_32] idxen offset:4095 // e827afff 03020402
tbuffer_store_format_d16_xyzw v[4:5], v[2:3], s[8:11], s3 format:[BUF_DATA_FORMAT_32_32_32_32,BUF_NUM_FORMAT_USCALED] idxen offen // e977b000 03020402
tbuffer_store_format_d16_xyzw v[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_11_11_10,BUF_NUM_FORMAT_SINT] sc0 nt sc1 // eabfc000 03620400
tbuffer_store_format_d16_xyzw a[4:5], off, s[8:11], s3 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT] // eba78000 03820400
