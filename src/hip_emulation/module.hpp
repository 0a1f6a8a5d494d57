// Loaded code objects and their kernels. A module lies at device addresses of its own, so that several can be loaded
// and the address of a global variable means the same to the host and to every kernel.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "emu/gfx950/hazard/audit.hpp"
#include "emu/gfx950/kernel.hpp"
#include "emu/gfx950/launch.hpp"

namespace leanfa::hipemu {

struct Function {
  emu::Kernel kernel;
  emu::MakeObserver audit;  // null: not audited
};

struct Global {
  std::uint64_t address = 0;
  std::size_t bytes = 0;
};

class Module {
 public:
  // Parses the code object and maps its segments at `address`. The bytes are kept.
  [[nodiscard]] static Result<std::unique_ptr<Module>> load(std::vector<std::byte> code, std::uint64_t address,
                                                            emu::Memory& memory);
  void unmap(emu::Memory& memory) const;

  [[nodiscard]] bool has_kernel(std::string_view name) const;
  // The kernel, decoded at its first use; the same object each time.
  [[nodiscard]] Result<const Function*> function(std::string_view name, bool audit);
  // kBadInput when there is no data symbol of that name.
  [[nodiscard]] Result<Global> global(std::string_view name) const;
  [[nodiscard]] bool owns(const Function* function) const;
  // Bytes of addresses that the module takes from its own on.
  [[nodiscard]] std::uint64_t extent() const;

 private:
  std::vector<std::byte> code_;
  emu::KernelFile file_;
  std::map<std::string, std::unique_ptr<Function>, std::less<>> functions_;
};

}  // namespace leanfa::hipemu
