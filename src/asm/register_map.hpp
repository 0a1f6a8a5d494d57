// The layout of a kernel's registers: names to tuples, given out once, printable. Nothing is given out twice and
// nothing spills: a kernel that needs more registers than there are is refused with the table of who has them.
#pragma once

#include <string>
#include <vector>

#include "asm/register.hpp"
#include "base/result.hpp"

namespace leanfa::assembly {

inline constexpr int kMaxVgprs = 256;  // of each half: VGPRs and AGPRs
inline constexpr int kMaxSgprs = 102;

class RegisterMap {
 public:
  struct Entry {
    std::string name;
    Register reg;
  };

  // The next free tuple, its first number a multiple of `align`. Past the end of the file the map remembers an error,
  // which status() gives; the register is then not to be used.
  Register vgpr(std::string name, int count = 1, int align = 1);
  Register agpr(std::string name, int count = 1, int align = 1);
  Register sgpr(std::string name, int count = 1, int align = 1);

  [[nodiscard]] Status status() const;
  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  // Registers given out so far.
  [[nodiscard]] int vgprs() const { return vgprs_; }
  [[nodiscard]] int agprs() const { return agprs_; }
  [[nodiscard]] int sgprs() const { return sgprs_; }

 private:
  Register take(int& next, int limit, isa::RegisterFile file, std::string name, int count, int align);

  std::vector<Entry> entries_;
  int vgprs_ = 0, agprs_ = 0, sgprs_ = 0;
  bool overflow_ = false;
};

// One line an entry, in the order of the files.
[[nodiscard]] std::string to_string(const RegisterMap& map);

}  // namespace leanfa::assembly
