// Whether the next instruction is there: lines of the code, shared by the waves of a CU, the least recently used one
// replaced. A wave that finds its line absent waits for it; there is no prefetch and no limit on fetch bandwidth.
#pragma once

#include <cstdint>
#include <vector>

#include "emu/gfx950/timing/parameters.hpp"

namespace leanfa::emu::timing {

class InstructionCache {
 public:
  // `first_pc` and `last_pc`: of the program.
  InstructionCache(const Parameters& parameters, std::uint64_t first_pc, std::uint64_t last_pc);

  [[nodiscard]] std::uint32_t line_of(std::uint64_t pc) const {
    return static_cast<std::uint32_t>((pc - base_) / line_bytes_);
  }
  // When line `number` can be used by a wave that wants it at `now`.
  Clocks fetch(std::uint32_t number, Clocks now);

 private:
  void evict();

  struct Line {
    bool present = false;
    bool seen = false;
    Clocks ready;
    std::uint64_t used = 0;
  };
  const Parameters* parameters_;
  std::uint64_t base_;
  std::uint64_t line_bytes_;
  std::size_t capacity_;
  std::size_t present_ = 0;
  std::uint64_t time_ = 0;
  std::vector<Line> lines_;
};

}  // namespace leanfa::emu::timing
