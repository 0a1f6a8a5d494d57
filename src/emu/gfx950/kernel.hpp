// Kernels of a code object: the AMDHSA kernel descriptor, the msgpack metadata, and the program behind them. Refuses
// what the chip or its loader would refuse: more than 163840 bytes of LDS or 512 registers, wave32, another target.
// Source: LLVM's AMDGPU usage guide ("Kernel Descriptor", "Code Object Metadata"), CDNA4 manual sections 3.6 and 3.13.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "emu/gfx950/memory.hpp"
#include "emu/gfx950/program.hpp"
#include "isa/gfx950/code_object.hpp"

namespace leanfa::emu {

inline constexpr std::uint32_t kMaxLdsBytes = 163840;
inline constexpr std::uint32_t kMaxKernargBytes = 65536;
inline constexpr std::uint32_t kMaxWorkgroupSize = 1024;

// One entry of the metadata's .args; hidden ones are filled in by the launch.
struct KernelArgument {
  std::string name;
  std::string value_kind;  // "global_buffer", "by_value", "hidden_block_count_x", ...
  std::uint32_t offset = 0;
  std::uint32_t size = 0;
};

// The descriptor's fields, decoded.
struct KernelDescriptor {
  std::uint32_t lds_bytes = 0;  // static
  std::uint32_t private_bytes = 0;
  std::uint32_t kernarg_bytes = 0;
  std::int64_t entry_offset = 0;
  int vgprs = 0;  // allocated, both halves together
  int accum_offset = 0;
  int sgprs = 0;
  std::uint32_t mode = 0;  // initial MODE register
  bool private_segment_buffer = false;
  bool dispatch_ptr = false;
  bool queue_ptr = false;
  bool kernarg_ptr = false;
  bool dispatch_id = false;
  bool flat_scratch_init = false;
  bool private_segment_size = false;
  int user_sgprs = 0;
  bool scratch_offset = false;  // the wave's scratch offset in an SGPR
  std::array<bool, 3> workgroup_id{};
  bool workgroup_info = false;
  int work_item_dimensions = 1;  // 1 to 3: how many of v0's fields hold ids
  int preload_dwords = 0;
  int preload_offset_dwords = 0;
};

[[nodiscard]] Result<KernelDescriptor> decode_descriptor(std::span<const std::byte> bytes, std::string_view kernel);

struct Kernel {
  std::string name;
  KernelDescriptor descriptor;
  std::vector<KernelArgument> arguments;  // empty when the metadata has none
  std::uint32_t max_workgroup_size = kMaxWorkgroupSize;
  std::array<std::uint32_t, 3> required_workgroup_size{};  // zeros: any
  Program program;

  [[nodiscard]] const KernelArgument* argument(std::string_view argument_name) const;
};

// A parsed file and what its metadata says; owns nothing but that: the bytes must outlive it.
class KernelFile {
 public:
  [[nodiscard]] static Result<KernelFile> parse(std::span<const std::byte> bytes, std::string_view subject);

  [[nodiscard]] std::vector<std::string> kernel_names() const;
  // Decodes the code that the kernel can reach. `name` with or without ".kd".
  [[nodiscard]] Result<Kernel> load(std::string_view name) const;
  [[nodiscard]] const isa::CodeObject& object() const { return object_; }

  // Where kernels loaded from now on, and the segments, lie; a multiple of 4096. kCodeBias without.
  void set_code_bias(std::uint64_t bias) { code_bias_ = bias; }
  [[nodiscard]] std::uint64_t code_bias() const { return code_bias_; }
  // The file's loaded segments as buffers at the bias + their addresses: constants beside the code.
  void map_segments(Memory& memory) const;

 private:
  struct Entry {
    std::string name;
    std::string symbol;
    Kernel facts;  // of the metadata: no program, and of the descriptor kernarg_bytes alone
  };
  [[nodiscard]] Status read_metadata(std::span<const std::byte> note, std::string_view subject);

  isa::CodeObject object_;
  std::string subject_;
  std::vector<Entry> entries_;
  std::uint64_t code_bias_ = kCodeBias;
  mutable std::vector<std::shared_ptr<std::vector<std::byte>>> images_;
};

}  // namespace leanfa::emu
