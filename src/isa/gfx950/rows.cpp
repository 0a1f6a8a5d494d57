// The rows as an array, and look-ups. Everything in it comes from rows/*.inc.
#include <algorithm>
#include <array>

#include "isa/gfx950/row_builder.hpp"

namespace leanfa::isa {
namespace {

using namespace build;
using namespace types;

constexpr Row kRows[] = {
#define LEANFA_ROW(name, builder) (builder).made(Opcode::name, #name),
#include "isa/gfx950/rows/all.inc"
#undef LEANFA_ROW
};

constexpr auto kByName = [] {
  std::array<std::uint16_t, std::size(kRows)> order{};
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint16_t>(i);
  std::sort(order.begin(), order.end(), [](auto a, auto b) { return kRows[a].name < kRows[b].name; });
  return order;
}();

}  // namespace

std::span<const Row> rows() { return kRows; }

const Row& row(Opcode opcode) { return kRows[static_cast<std::size_t>(opcode)]; }

const Row* find_row(std::string_view name) {
  const auto found = std::lower_bound(kByName.begin(), kByName.end(), name,
                                      [](auto index, std::string_view key) { return kRows[index].name < key; });
  return found != kByName.end() && kRows[*found].name == name ? &kRows[*found] : nullptr;
}

}  // namespace leanfa::isa
