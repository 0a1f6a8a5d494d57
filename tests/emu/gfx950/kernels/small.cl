// Small kernels for the emulator's tests, one feature each, compiled for gfx950 by clang-22 without device libraries.
// One wave of 64 lanes unless a kernel says otherwise.
typedef float float16v __attribute__((ext_vector_type(16)));
typedef float float4v __attribute__((ext_vector_type(4)));
typedef __bf16 bf16x8 __attribute__((ext_vector_type(8)));
typedef int int2v __attribute__((ext_vector_type(2)));
typedef int int4v __attribute__((ext_vector_type(4)));
typedef int int8v __attribute__((ext_vector_type(8)));
typedef int int16v __attribute__((ext_vector_type(16)));
typedef short short4v __attribute__((ext_vector_type(4)));
typedef uint uint2v __attribute__((ext_vector_type(2)));

#define LANE __builtin_amdgcn_workitem_id_x()

kernel void mfma_bf16(global const bf16x8* a, global const bf16x8* b, global float16v* d) {
  const float16v c = (float16v)(1.0f);
  d[LANE] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(a[LANE], b[LANE], c, 0, 0, 0);
}

kernel void mfma_fp8(global const long* a, global const long* b, global float16v* d) {
  const float16v c = (float16v)(0.0f);
  d[LANE] = __builtin_amdgcn_mfma_f32_32x32x16_fp8_fp8(a[LANE], b[LANE], c, 0, 0, 0);
}

kernel void mfma_i8(global const int4v* a, global const int4v* b, global int16v* d) {
  const int16v c = (int16v)(-5);
  d[LANE] = __builtin_amdgcn_mfma_i32_32x32x32_i8(a[LANE], b[LANE], c, 0, 0, 0);
}

// Byte 2 of the scale registers for A, byte 1 for B.
kernel void mfma_scaled_fp8(global const int8v* a, global const int8v* b, global const int* scales, global float16v* d) {
  const float16v c = (float16v)(0.5f);
  d[LANE] = __builtin_amdgcn_mfma_scale_f32_32x32x64_f8f6f4(a[LANE], b[LANE], c, 0, 0, 2, scales[LANE], 1,
                                                            scales[64 + LANE]);
}

kernel void mfma_scaled_fp4(global const int4v* a, global const int4v* b, global const int* scales, global float4v* d) {
  const float4v c = (float4v)(0.0f);
  const int4v zero = (int4v)(0);
  const int8v wide_a = __builtin_shufflevector(a[LANE], zero, 0, 1, 2, 3, 4, 5, 6, 7);
  const int8v wide_b = __builtin_shufflevector(b[LANE], zero, 0, 1, 2, 3, 4, 5, 6, 7);
  d[LANE] = __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(wide_a, wide_b, c, 4, 4, 0, scales[LANE], 3,
                                                             scales[64 + LANE]);
}

// Four chunks of 8 bytes a lane, row-major in LDS; the lane's own chunk is the address it supplies.
kernel void transpose16(global const short4v* in, global short4v* out) {
  local short4v tile[64];
  tile[LANE] = in[LANE];
  __builtin_amdgcn_s_waitcnt(0);
  __builtin_amdgcn_s_barrier();
  out[LANE] = __builtin_amdgcn_ds_read_tr16_b64_v4i16(&tile[LANE]);
}

kernel void transpose8(global const int2v* in, global int2v* out) {
  local int2v tile[64];
  tile[LANE] = in[LANE];
  __builtin_amdgcn_s_waitcnt(0);
  __builtin_amdgcn_s_barrier();
  out[LANE] = __builtin_amdgcn_ds_read_tr8_b64_v2i32(&tile[LANE]);
}

kernel void permlanes(global const uint* in, global uint2v* out) {
  const uint a = in[LANE];
  const uint b = in[64 + LANE];
  out[LANE] = __builtin_amdgcn_permlane32_swap(a, b, false, false);
  out[64 + LANE] = __builtin_amdgcn_permlane16_swap(a, b, false, false);
}

kernel void conversions(global const float* in, global int* out) {
  const float a = in[LANE];
  const float b = in[64 + LANE];
  int fp8 = __builtin_amdgcn_cvt_pk_fp8_f32(a, b, 0, false);
  fp8 = __builtin_amdgcn_cvt_pk_fp8_f32(b, a, fp8, true);
  out[LANE] = fp8;
  uint fp4 = __builtin_amdgcn_cvt_scalef32_pk_fp4_f32(0, a, b, 4.0f, 0);
  fp4 = __builtin_amdgcn_cvt_scalef32_pk_fp4_f32(fp4, b, a, 4.0f, 3);
  out[64 + LANE] = fp4;
  out[128 + LANE] = __builtin_amdgcn_cvt_pk_u8_f32(a, 2, 0x11223344);
  out[192 + LANE] = __builtin_amdgcn_perm(fp8, fp4, 0x07020500);
}

// 256 work items.
kernel void lds_sum(global const float* in, global float* out) {
  local float part[256];
  const uint item = LANE;
  part[item] = in[__builtin_amdgcn_workgroup_id_x() * 256 + item];
  for (uint step = 128; step > 0; step /= 2) {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    if (item < step) part[item] += part[item + step];
  }
  if (item == 0) out[__builtin_amdgcn_workgroup_id_x()] = part[0];
}

// 128 work items: each wave loads 1 KiB, both read the other's.
kernel void direct_to_lds(global const int4v* in, global int4v* out) {
  local int4v tile[128];
  const uint wave_base = LANE & 64;
  __builtin_amdgcn_global_load_lds((global void*)(in + LANE), (local void*)(tile + wave_base), 16, 0, 0);
  __builtin_amdgcn_s_waitcnt(0);
  __builtin_amdgcn_s_barrier();
  out[LANE] = tile[LANE ^ 64];
}

kernel void exponentials(global const float* in, global float* out) {
  const float x = in[LANE];
  out[LANE] = __builtin_amdgcn_exp2f(x);
  out[64 + LANE] = __builtin_amdgcn_logf(x * x + 1.0f);
  out[128 + LANE] = __builtin_amdgcn_rcpf(x + 3.0f);
  out[192 + LANE] = x / (x + 3.0f);
}

// Sum over the wave by DPP row shifts and lane exchanges.
kernel void lane_sum(global const int* in, global int* out) {
  int x = in[LANE];
  x += __builtin_amdgcn_update_dpp(0, x, 0x118, 0xf, 0xf, true);  // row_shr:8
  x += __builtin_amdgcn_update_dpp(0, x, 0x114, 0xf, 0xf, true);
  x += __builtin_amdgcn_update_dpp(0, x, 0x112, 0xf, 0xf, true);
  x += __builtin_amdgcn_update_dpp(0, x, 0x111, 0xf, 0xf, true);
  out[LANE] = __builtin_amdgcn_ds_bpermute((int)((LANE & 48) + 15) * 4, x);
  out[64] = __builtin_amdgcn_readlane(x, 15) + __builtin_amdgcn_readlane(x, 31) + __builtin_amdgcn_readlane(x, 47) +
            __builtin_amdgcn_readlane(x, 63);
}

// Several workgroups, any order.
kernel void histogram(global const uint* in, global volatile uint* counts) {
  __scoped_atomic_fetch_add(&counts[in[__builtin_amdgcn_workgroup_id_x() * 64 + LANE] % 16], 1u, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
}

kernel void divide(global const ulong* a, global const uint* b, global ulong* quotient, global uint* remainder) {
  quotient[LANE] = a[LANE] / 1000003ul + (a[LANE] << (LANE & 31)) * 12345ul;
  remainder[LANE] = b[LANE] % (uint)(LANE + 1);
}
