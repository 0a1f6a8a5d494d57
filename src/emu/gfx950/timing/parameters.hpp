// Every number of the cycle model that is not the program's own: one row each in parameters.inc, with unit, source and
// confidence. Parameters are the defaults with some of them changed by name.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "emu/gfx950/timing/clocks.hpp"

namespace leanfa::emu::timing {

enum class Parameter : std::uint8_t {
#define LEANFA_PARAMETER(id, ...) id,
#include "emu/gfx950/timing/parameters.inc"
#undef LEANFA_PARAMETER
  kCount_,
};
inline constexpr auto kParameterCount = static_cast<std::size_t>(Parameter::kCount_);

enum class Confidence : std::uint8_t { kHigh, kMedium, kLow };
[[nodiscard]] std::string_view name(Confidence confidence);

// What values make sense.
enum class ParameterKind : std::uint8_t {
  kTime,       // a whole number of at least 0
  kCount,      // a whole number of at least 1
  kBandwidth,  // above 0
  kRate,       // 0 to 1
  kSwitch,     // 0 or 1
};

struct ParameterRow {
  Parameter id;
  std::string_view name;
  double value;
  double pessimistic;
  double optimistic;
  std::string_view unit;
  ParameterKind kind;
  Confidence confidence;
  std::string_view source;
};

// In the order of Parameter.
[[nodiscard]] std::span<const ParameterRow> parameter_rows();
[[nodiscard]] const ParameterRow& row_of(Parameter parameter);

class Parameters {
 public:
  Parameters();
  // Every parameter at its row's pessimistic value at once.
  [[nodiscard]] static Parameters pessimistic();

  [[nodiscard]] double operator[](Parameter parameter) const { return values_[static_cast<std::size_t>(parameter)]; }
  [[nodiscard]] Clocks clocks(Parameter parameter) const { return {whole(parameter)}; }
  [[nodiscard]] std::int64_t whole(Parameter parameter) const { return static_cast<std::int64_t>((*this)[parameter]); }
  [[nodiscard]] bool is_set(Parameter parameter) const { return (*this)[parameter] != 0; }

  // kBadInput when the value is not one that the row's kind allows.
  [[nodiscard]] Status set(Parameter parameter, double value);
  // "name=value". kBadInput for an unknown name, with the names that are near it.
  [[nodiscard]] Status set(std::string_view assignment);

 private:
  std::array<double, kParameterCount> values_{};
};

}  // namespace leanfa::emu::timing
