#include "hip_emulation/device_facts.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

namespace leanfa::hipemu {
namespace {

// Of the public MI355X data sheet and the CDNA4 white paper, where not of HIP's own conventions.
constexpr int kLdsBytes = 163840;
constexpr int kClockKhz = 2400000;
constexpr int kMemoryClockKhz = 2000000;
constexpr int kMemoryBusBits = 8192;
constexpr int kL2Bytes = 4 << 20;  // of one XCD
constexpr int kTimerKhz = 100000;  // s_memrealtime
constexpr int kMostGridX = std::numeric_limits<std::int32_t>::max();
constexpr int kMostGridYZ = 65536;
constexpr int kMostWorkItems = 1024;
constexpr int kMostThreadsPerUnit = 2048;
constexpr int kRegistersPerUnit = 131072;  // 512 VGPRs of 64 lanes on four SIMDs
constexpr int kMajor = 9;
constexpr int kMinor = 5;
constexpr int kPitch = std::numeric_limits<std::int32_t>::max();
constexpr int kAlignment = 256;
constexpr int kConstantBytes = std::numeric_limits<std::int32_t>::max();
// hipDeviceArch_t: all but surface functions and dynamic parallelism.
constexpr std::uint32_t kArchBits = 0x1FFFF & ~(1U << 14) & ~(1U << 16);

struct AttributeRow {
  int number;
  int value;
};

// hipDeviceAttribute_t. Those that are 0 here (textures, surfaces, peers, cooperation) are listed so that a query for
// them succeeds.
constexpr auto kAttributes = std::to_array<AttributeRow>({
    {0, 1},                     // EccEnabled
    {2, 1},                     // AsyncEngineCount
    {3, 1},                     // CanMapHostMemory
    {4, 1},                     // CanUseHostPointerForRegisteredMem
    {5, kClockKhz},             // ClockRate
    {6, 0},                     // ComputeMode
    {7, 0},                     // ComputePreemptionSupported
    {8, 1},                     // ConcurrentKernels
    {9, 0},                     // ConcurrentManagedAccess
    {10, 0},                    // CooperativeLaunch: workgroups run one after the other
    {11, 0},                    // CooperativeMultiDeviceLaunch
    {12, 0},                    // DeviceOverlap
    {13, 0},                    // DirectManagedMemAccessFromHost
    {16, 0},                    // Integrated
    {17, 0},                    // IsMultiGpuBoard
    {18, 0},                    // KernelExecTimeout
    {19, kL2Bytes},             // L2CacheSize
    {23, kMajor},               // ComputeCapabilityMajor
    {24, 1},                    // ManagedMemory
    {25, 8},                    // MaxBlocksPerMultiProcessor
    {26, kMostWorkItems},       // MaxBlockDimX
    {27, kMostWorkItems},       // MaxBlockDimY
    {28, kMostWorkItems},       // MaxBlockDimZ
    {29, kMostGridX},           // MaxGridDimX
    {30, kMostGridYZ},          // MaxGridDimY
    {31, kMostGridYZ},          // MaxGridDimZ
    {39, 0},                    // MaxTexture1DWidth
    {41, 0},                    // MaxTexture1DLinear
    {43, 0},                    // MaxTexture2DWidth
    {44, 0},                    // MaxTexture2DHeight
    {49, 0},                    // MaxTexture3DWidth
    {50, 0},                    // MaxTexture3DHeight
    {51, 0},                    // MaxTexture3DDepth
    {55, kMostWorkItems},       // MaxThreadsDim
    {56, kMostWorkItems},       // MaxThreadsPerBlock
    {57, kMostThreadsPerUnit},  // MaxThreadsPerMultiProcessor
    {58, kPitch},               // MaxPitch
    {59, kMemoryBusBits},       // MemoryBusWidth
    {60, kMemoryClockKhz},      // MemoryClockRate
    {61, kMinor},               // ComputeCapabilityMinor
    {63, kComputeUnits},        // MultiprocessorCount
    {65, 0},                    // PageableMemoryAccess
    {66, 0},                    // PageableMemoryAccessUsesHostPageTables
    {67, 0},                    // PciBusId
    {68, 0},                    // PciDeviceId
    {69, 0},                    // PciDomainID
    {71, kRegistersPerUnit},    // MaxRegistersPerBlock
    {72, kRegistersPerUnit},    // MaxRegistersPerMultiprocessor
    {73, 0},                    // ReservedSharedMemPerBlock
    {74, kLdsBytes},            // MaxSharedMemoryPerBlock
    {75, kLdsBytes},            // SharedMemPerBlockOptin
    {76, kLdsBytes},            // SharedMemPerMultiprocessor
    {78, 1},                    // StreamPrioritiesSupported
    {80, 0},                    // TccDriver
    {81, kAlignment},           // TextureAlignment
    {82, kAlignment},           // TexturePitchAlignment
    {83, kConstantBytes},       // TotalConstantMemory
    {85, 1},                    // UnifiedAddressing
    {87, 64},                   // WarpSize
    {88, 0},                    // MemoryPoolsSupported
    {89, 0},                    // VirtualMemoryManagementSupported
    {90, 1},                    // HostRegisterSupported
    {10000, kTimerKhz},         // ClockInstructionRate
    {10002, kLdsBytes},         // MaxSharedMemoryPerMultiprocessor
    {10003, 950},               // GcnArch
    {10007, 0},                 // CooperativeMultiDeviceUnmatchedFunc and the three after it
    {10008, 0},
    {10009, 0},
    {10010, 0},
    {10011, 0},              // IsLargeBar: the host cannot read device memory
    {10012, 0},              // AsicRevision
    {10013, 0},              // CanUseStreamWaitValue
    {10014, 0},              // ImageSupport
    {10015, kComputeUnits},  // PhysicalMultiProcessorCount
    {10016, 1},              // FineGrainSupport
    {10017, kTimerKhz},      // WallClockRate
});
constexpr int kTotalGlobalMem = 84;

// Fields that both layouts have, under the same names.
template <class Properties>
void fill_shared(Properties& p, const Options& options) {
  p = {};
  std::strncpy(p.name, kDeviceName, sizeof(p.name) - 1);
  std::strncpy(p.gcnArchName, kArchName, sizeof(p.gcnArchName) - 1);
  p.totalGlobalMem = options.memory_bytes;
  p.sharedMemPerBlock = kLdsBytes;
  p.maxSharedMemoryPerMultiProcessor = kLdsBytes;
  p.regsPerBlock = kRegistersPerUnit;
  p.warpSize = 64;
  p.maxThreadsPerBlock = kMostWorkItems;
  std::ranges::fill(p.maxThreadsDim, kMostWorkItems);
  p.maxGridSize[0] = kMostGridX;
  p.maxGridSize[1] = p.maxGridSize[2] = kMostGridYZ;
  p.clockRate = kClockKhz;
  p.memoryClockRate = kMemoryClockKhz;
  p.memoryBusWidth = kMemoryBusBits;
  p.totalConstMem = kConstantBytes;
  p.major = kMajor;
  p.minor = kMinor;
  p.multiProcessorCount = kComputeUnits;
  p.l2CacheSize = kL2Bytes;
  p.maxThreadsPerMultiProcessor = kMostThreadsPerUnit;
  p.clockInstructionRate = kTimerKhz;
  p.arch = kArchBits;
  p.concurrentKernels = 1;
  p.canMapHostMemory = 1;
  p.memPitch = kPitch;
  p.textureAlignment = kAlignment;
  p.texturePitchAlignment = kAlignment;
  p.ECCEnabled = 1;
  p.managedMemory = 1;
}

}  // namespace

void fill(DevicePropertiesR0000& properties, const Options& options) {
  fill_shared(properties, options);
  properties.gcnArch = 950;
}

void fill(DevicePropertiesR0600& properties, const Options& options) {
  fill_shared(properties, options);
  properties.asyncEngineCount = 1;
  properties.unifiedAddressing = 1;
  properties.streamPrioritiesSupported = 1;
  properties.sharedMemPerMultiprocessor = kLdsBytes;
  properties.sharedMemPerBlockOptin = kLdsBytes;
  properties.regsPerMultiprocessor = kRegistersPerUnit;
  properties.canUseHostPointerForRegisteredMem = 1;
  properties.maxBlocksPerMultiProcessor = 8;
  properties.hostRegisterSupported = 1;
}

std::optional<int> attribute(int number, const Options& options) {
  if (number == kTotalGlobalMem)
    return static_cast<int>(std::min<std::uint64_t>(options.memory_bytes, std::numeric_limits<std::int32_t>::max()));
  const auto found = std::ranges::find(kAttributes, number, &AttributeRow::number);
  if (found == kAttributes.end()) return std::nullopt;
  return found->value;
}

}  // namespace leanfa::hipemu
