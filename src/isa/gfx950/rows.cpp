// The rows as an array, and look-ups. Everything in it comes from rows/*.inc.
#include <algorithm>
#include <array>

#include "isa/gfx950/row_encodings.hpp"

namespace leanfa::isa {
namespace {

using namespace build;
using namespace types;

constexpr Row kRows[] = {
#define LEANFA_ROW(name, builder) (builder).made(Opcode::name, #name),
#include "isa/gfx950/rows/all.inc"
#undef LEANFA_ROW
};

using ByName = std::array<const Row*, std::size(kRows)>;

const ByName& by_name() {
  static const ByName kOrder = [] {
    ByName order{};
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = &kRows[i];
    std::sort(order.begin(), order.end(), [](const Row* left, const Row* right) { return left->name < right->name; });
    return order;
  }();
  return kOrder;
}

}  // namespace

std::span<const Row> rows() { return kRows; }

const Row& row(Opcode opcode) { return kRows[static_cast<std::size_t>(opcode)]; }

const Row* find_row(std::string_view name) {
  const ByName& order = by_name();
  const auto found = std::lower_bound(order.begin(), order.end(), name,
                                      [](const Row* row, std::string_view key) { return row->name < key; });
  return found != order.end() && (*found)->name == name ? *found : nullptr;
}

}  // namespace leanfa::isa
