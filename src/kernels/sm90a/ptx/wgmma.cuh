// Warpgroup matrix products of sm_90a (PTX ISA, "wgmma.mma_async"): D[64, N] (+)= A[64, K] B[N, K]^T, 32 bytes of K a
// call. D and, in wgmma_values, A are in registers; the other operands are shared-memory descriptors (128-byte
// swizzle, K contiguous but for V of BF16). All 128 threads of a warpgroup call together.
//
// Fragments. D: thread t of warp w holds rows 16 w + t / 4 (+ 8) and columns 8 j + 2 (t % 4) (+ 1); d[4 j + 2 h + c] is
// row half h, column c. 8-bit A: a[0], a[1] are the row halves at k = 4 (t % 4) .. + 3, a[2], a[3] those at k + 16.
// BF16 A: a[0], a[1] are the row halves at k = 2 (t % 4) and + 1, a[2], a[3] those at k + 8.
// Between issue and wait no accumulator may be touched: fence_registers() keeps the compiler from moving uses.
#pragma once

#include <cstdint>

namespace leanfa::sm90a {

__device__ __forceinline__ void wgmma_fence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
__device__ __forceinline__ void wgmma_commit() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
// Waits until at most kPending of the latest groups are unfinished.
template <int kPending>
__device__ __forceinline__ void wgmma_wait() {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(kPending) : "memory");
}

template <int kCount>
__device__ __forceinline__ void fence_registers(float (&d)[kCount]) {
#pragma unroll
  for (int i = 0; i < kCount; ++i) asm volatile("" : "+f"(d[i])::"memory");
}
template <int kCount>
__device__ __forceinline__ void fence_registers(std::int32_t (&d)[kCount]) {
#pragma unroll
  for (int i = 0; i < kCount; ++i) asm volatile("" : "+r"(d[i])::"memory");
}
template <int kCount>
__device__ __forceinline__ void fence_registers(std::uint32_t (&d)[kCount]) {
#pragma unroll
  for (int i = 0; i < kCount; ++i) asm volatile("" : "+r"(d[i])::"memory");
}

// Descriptor of a K-major operand with 128-byte rows in the 128-byte swizzle: 8-row groups 1024 bytes apart. The next
// 32 bytes of K are 2 units on. `address` is 1024-byte aligned, or 32-byte steps from there.
__device__ constexpr std::uint64_t swizzle128_descriptor(std::uint32_t address) {
  constexpr std::uint64_t kGroupStride = std::uint64_t{1024 >> 4} << 32;
  constexpr std::uint64_t kSwizzle128 = std::uint64_t{1} << 62;
  return kSwizzle128 | kGroupStride | (std::uint64_t{1} << 16) | ((address & 0x3FFFF) >> 4);
}
// The same with 64-byte rows in the 64-byte swizzle: 8-row groups 512 bytes apart.
__device__ constexpr std::uint64_t swizzle64_descriptor(std::uint32_t address) {
  constexpr std::uint64_t kGroupStride = std::uint64_t{512 >> 4} << 32;
  constexpr std::uint64_t kSwizzle64 = std::uint64_t{2} << 62;
  return kSwizzle64 | kGroupStride | (std::uint64_t{1} << 16) | ((address & 0x3FFFF) >> 4);
}

// Descriptor of an N-major operand: K rows of 64 elements of N, 128 bytes, in the 128-byte swizzle; groups of 8 such
// rows 1024 bytes apart, the next 64 elements of N `block_bytes` on. The next 16 of K are 128 units on.
__device__ constexpr std::uint64_t transposed_descriptor(std::uint32_t address, std::uint32_t block_bytes) {
  constexpr std::uint64_t kGroupStride = std::uint64_t{1024 >> 4} << 32;
  constexpr std::uint64_t kSwizzle128 = std::uint64_t{1} << 62;
  return kSwizzle128 | kGroupStride | (std::uint64_t{block_bytes >> 4} << 16) | ((address & 0x3FFFF) >> 4);
}

// The operands of D as the assembler sees them, and one product: both instruction types and both row counts of B differ
// in nothing else. Undefined again below.
#define LEANFA_D64                           \
  "%0, %1, %2, %3, %4, %5, %6, %7, "         \
  "%8, %9, %10, %11, %12, %13, %14, %15, "   \
  "%16, %17, %18, %19, %20, %21, %22, %23, " \
  "%24, %25, %26, %27, %28, %29, %30, %31, " \
  "%32, %33, %34, %35, %36, %37, %38, %39, " \
  "%40, %41, %42, %43, %44, %45, %46, %47, " \
  "%48, %49, %50, %51, %52, %53, %54, %55, " \
  "%56, %57, %58, %59, %60, %61, %62, %63"
#define LEANFA_EACH8(how, i) \
  how(d[i]), how(d[i + 1]), how(d[i + 2]), how(d[i + 3]), how(d[i + 4]), how(d[i + 5]), how(d[i + 6]), how(d[i + 7])
#define LEANFA_EACH64(how)                                                                                         \
  LEANFA_EACH8(how, 0), LEANFA_EACH8(how, 8), LEANFA_EACH8(how, 16), LEANFA_EACH8(how, 24), LEANFA_EACH8(how, 32), \
      LEANFA_EACH8(how, 40), LEANFA_EACH8(how, 48), LEANFA_EACH8(how, 56)
#define LEANFA_WGMMA(instruction, d, a, b, accumulate, scales)                                                    \
  "{\n.reg .pred p;\nsetp.ne.b32 p, " accumulate ", 0;\nwgmma.mma_async.sync.aligned." instruction " {" d "}, " a \
  ", " b ", p" scales ";\n}"

// S (+)= Q K^T, by the instruction of the inputs' types. The first product of a sum only writes D.
#define LEANFA_SCORES(name, type, letter, instruction, scales)                                       \
  __device__ __forceinline__ void name(type(&d)[64], std::uint64_t a, std::uint64_t b, bool first) { \
    if (first) {                                                                                     \
      asm volatile(LEANFA_WGMMA(instruction, LEANFA_D64, "%64", "%65", "0", scales)                  \
                   : LEANFA_EACH64("=" letter)                                                       \
                   : "l"(a), "l"(b));                                                                \
    } else {                                                                                         \
      asm volatile(LEANFA_WGMMA(instruction, LEANFA_D64, "%64", "%65", "1", scales)                  \
                   : LEANFA_EACH64("+" letter)                                                       \
                   : "l"(a), "l"(b));                                                                \
    }                                                                                                \
  }
LEANFA_SCORES(wgmma_scores, float, "f", "m64n128k32.f32.e4m3.e4m3", ", 1, 1")
LEANFA_SCORES(wgmma_scores, std::int32_t, "r", "m64n128k32.s32.s8.s8", "")
LEANFA_SCORES(wgmma_scores_bf16, float, "f", "m64n128k16.f32.bf16.bf16", ", 1, 1, 0, 0")

// O += P V: A in registers, B transposed (transposed_descriptor).
__device__ __forceinline__ void wgmma_values_bf16(float (&d)[64], const std::uint32_t (&a)[4], std::uint64_t b) {
  asm volatile(LEANFA_WGMMA("m64n128k16.f32.bf16.bf16", LEANFA_D64, "{%64, %65, %66, %67}", "%68", "1", ", 1, 1, 1")
               : LEANFA_EACH64("+f")
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b));
}

// T (+)= P [V | 1]: A in registers, 136 columns. `accumulate` false starts T from zero; the same in all warps of the
// warpgroup.
__device__ __forceinline__ void wgmma_values(float (&d)[68], const std::uint32_t (&a)[4], std::uint64_t b,
                                             bool accumulate) {
  asm volatile(LEANFA_WGMMA("m64n136k32.f32.e4m3.e4m3", LEANFA_D64 ", %64, %65, %66, %67", "{%68, %69, %70, %71}",
                            "%72", "%73", ", 1, 1")
               : LEANFA_EACH64("+f"), "+f"(d[64]), "+f"(d[65]), "+f"(d[66]), "+f"(d[67])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b), "r"(static_cast<int>(accumulate)));
}

#undef LEANFA_SCORES
#undef LEANFA_WGMMA
#undef LEANFA_EACH64
#undef LEANFA_EACH8
#undef LEANFA_D64

}  // namespace leanfa::sm90a
