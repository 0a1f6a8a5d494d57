// What an executing instruction can reach: its wave, the workgroup's LDS, global memory, and where faults go. Memory
// accesses are listed lane by lane when somebody (the audit, a cycle model) asks for them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "emu/gfx950/code_bias.hpp"
#include "emu/gfx950/fault.hpp"
#include "emu/gfx950/memory.hpp"
#include "emu/gfx950/step.hpp"
#include "emu/gfx950/wave.hpp"

namespace leanfa::emu {

enum class AccessSpace : std::uint8_t { kLds, kGlobal };

struct LaneAccess {
  AccessSpace space{};
  bool write = false;
  bool atomic = false;
  std::uint8_t lane = 0;  // 255: a scalar access
  std::uint16_t bytes = 0;
  std::uint64_t address = 0;
};

struct Context {
  Wave* wave = nullptr;
  std::span<std::byte> lds;
  const Memory* memory = nullptr;
  FaultLog* faults = nullptr;
  std::uint32_t workgroup = 0;
  std::uint64_t code_bias = kCodeBias;  // of the running program
  // s_memtime and s_memrealtime: the wave's instruction count. The chip's clocks are the cycle model's business.
  bool list_accesses = false;
  std::vector<LaneAccess> accesses{};  // of the current instruction

  void note(const LaneAccess& access) {
    if (list_accesses) accesses.push_back(access);
  }
  // Memory's bytes at [address, address + size), or null with a fault recorded, which names the nearest buffer: reads
  // then give zeros and writes are dropped, so that the run can go on. lane -1: a scalar access.
  [[nodiscard]] std::byte* global(const Step& step, int lane, std::uint64_t address, std::uint64_t size, Access access);
  // Fills `data` from memory, bytes outside of buffers with zeros and a fault. False when no byte was there.
  bool read_global(const Step& step, int lane, std::uint64_t address, std::span<std::byte> data);
  // Records a fault that ends the workgroup.
  Flow fail(const Step& step, Rule rule, int lane, std::string detail);
};

// The lanes' values of a source, 64 a dword: the registers themselves, or `scratch` filled with a scalar.
[[nodiscard]] const std::uint32_t* read_lanes(const Context& context, const Source& source, std::uint32_t* scratch);
// A scalar source of at most 64 bits.
[[nodiscard]] std::uint64_t read_scalar(const Context& context, const Source& source);
[[nodiscard]] inline std::uint32_t read_scalar32(const Context& context, const Source& source) {
  return static_cast<std::uint32_t>(read_scalar(context, source));
}
// Writes the low `dwords` of a scalar destination.
void write_scalar(Context& context, const Destination& destination, std::uint64_t value);

// Writes `dwords` rows of 64 into VGPRs where EXEC has a bit.
void write_lanes(Context& context, const Destination& destination, const std::uint32_t* values, std::uint64_t mask);

}  // namespace leanfa::emu
