#include "cpu/amx_kernel.hpp"

#if defined(__x86_64__) && defined(__linux__)
#include <cpuid.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#endif

namespace leanfa::cpu {

#if defined(__x86_64__) && defined(__linux__)
namespace {

enum Register { kEax, kEbx, kEcx, kEdx };

// Intel SDM volume 2A, CPUID.
struct FeatureBit {
  unsigned leaf, subleaf;
  Register reg;
  unsigned bit;
  const char* name;
};
constexpr std::array kFeatures{
    FeatureBit{1, 0, kEcx, 27, "osxsave"},  FeatureBit{7, 0, kEbx, 16, "avx512f"},
    FeatureBit{7, 0, kEbx, 17, "avx512dq"}, FeatureBit{7, 0, kEbx, 30, "avx512bw"},
    FeatureBit{7, 0, kEbx, 31, "avx512vl"}, FeatureBit{7, 1, kEax, 5, "avx512_bf16"},
    FeatureBit{7, 0, kEdx, 24, "amx_tile"}, FeatureBit{7, 0, kEdx, 22, "amx_bf16"},
};
// XCR0: SSE, AVX, the three AVX-512 states, and the two of AMX (SDM volume 1, section 13.3).
constexpr std::uint64_t kNeededState = 0x60000U | 0xE6U;
constexpr long kRequestStatePermission = 0x1023;  // ARCH_REQ_XCOMP_PERM, Linux asm/prctl.h
constexpr long kTileDataState = 18;

bool has(const FeatureBit& feature) {
  std::array<unsigned, 4> r{};
  if (__get_cpuid_count(feature.leaf, feature.subleaf, &r[kEax], &r[kEbx], &r[kEcx], &r[kEdx]) == 0) return false;
  return ((r[feature.reg] >> feature.bit) & 1U) != 0;
}

std::uint64_t enabled_state() {
  std::uint32_t low = 0, high = 0;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return (std::uint64_t{high} << 32) | low;
}

}  // namespace

AmxSupport request_amx() {
  for (const FeatureBit& feature : kFeatures)
    if (!has(feature)) return {false, std::string("the processor lacks ") + feature.name};
  if ((enabled_state() & kNeededState) != kNeededState)
    return {false, "the operating system does not save the AVX-512 and AMX registers"};
  if (syscall(SYS_arch_prctl, kRequestStatePermission, kTileDataState) != 0)
    return {false, "the operating system does not permit the AMX tile registers (Linux 5.16 or newer does)"};
  return {true, {}};
}

#else

AmxSupport request_amx() { return {false, "AMX is used on x86-64 Linux only"}; }
const Kernel* amx_kernel() { return nullptr; }

#endif

}  // namespace leanfa::cpu
