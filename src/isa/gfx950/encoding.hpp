// Where the fields of each encoding are, and which row and form an instruction's first words name.
// Source: CDNA4 ISA, chapter 13. What the fields mean for a row is decode_operand.hpp and decode_modifiers.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "isa/gfx950/row.hpp"

namespace leanfa::isa {

// Bits [low + width - 1 : low] of an instruction, dword 0 first. Width 0: the encoding has no such field.
struct Bits {
  std::uint8_t low = 0;
  std::uint8_t width = 0;
};

// The dwords of one instruction, zeros behind the end.
class Words {
 public:
  explicit Words(std::span<const std::uint32_t> words);
  [[nodiscard]] int count() const { return count_; }  // that are really there, at most 4
  [[nodiscard]] std::uint32_t dword(int index) const { return words_[static_cast<std::size_t>(index)]; }
  [[nodiscard]] std::uint32_t get(Bits bits) const;
  [[nodiscard]] bool test(int bit) const { return get({static_cast<std::uint8_t>(bit), 1}) != 0; }

 private:
  std::array<std::uint32_t, 4> words_{};
  int count_ = 0;
};

struct Shape {
  const Row* row = nullptr;
  Form form = Form::kBase;
  int dwords = 1;  // without a literal
};

// Nothing when no row has that encoding and form.
[[nodiscard]] std::optional<Shape> identify(const Words& words);

// The layout that holds the fields of a row in a form: VOP3 for kE64, the row's own otherwise.
[[nodiscard]] Encoding layout_of(const Row& row, Form form);
[[nodiscard]] Bits field_bits(Encoding layout, Field field);

// Dwords before a literal.
[[nodiscard]] int base_dwords(Encoding layout);

}  // namespace leanfa::isa
