#include "hip_emulation/options.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string_view>

#include "base/buffer.hpp"
#include "emu/gfx950/memory.hpp"

namespace leanfa::hipemu {
namespace {

using emu::kDeviceMemoryBytes;
constexpr std::uint64_t kMebibyte = std::uint64_t{1} << 20;

// The variable's number in [min, max], or `missing`.
std::uint64_t number(Options& options, const char* variable, std::uint64_t missing, std::uint64_t min,
                     std::uint64_t max) {
  const char* const text = std::getenv(variable);
  if (text == nullptr || *text == '\0') return missing;
  const std::string_view view = text;
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(view.data(), view.data() + view.size(), value);
  if (error == std::errc() && end == view.data() + view.size() && value >= min && value <= max) return value;
  options.problems += fmt::format("{}: got {}; accepted: {} to {}\n", variable, view, min, max);
  return missing;
}

// A program that was linked against libamdhip64.so.N finds this library by a link of that name.
std::uint64_t version_of_file_name() {
  Dl_info info{};
  if (dladdr(reinterpret_cast<const void*>(&version_of_file_name), &info) == 0 || info.dli_fname == nullptr) return 7;
  const std::string_view path = info.dli_fname;
  for (const std::uint64_t major : {5U, 6U})
    if (path.ends_with(fmt::format("libamdhip64.so.{}", major))) return major;
  return 7;
}

}  // namespace

Options read_options() {
  constexpr std::uint64_t kMost = ~std::uint64_t{0};
  Options options;
  options.audit = number(options, "LEANFA_HIPEMU_AUDIT", 0, 0, 1) != 0;
  options.leaks = number(options, "LEANFA_HIPEMU_LEAKS", 0, 0, 1) != 0;
  options.log = static_cast<int>(number(options, "LEANFA_HIPEMU_LOG", 1, 0, 2));
  options.threads = static_cast<int>(number(options, "LEANFA_HIPEMU_THREADS", 0, 0, 4096));
  options.order = number(options, "LEANFA_HIPEMU_ORDER", 0, 0, kMost);
  options.budget = number(options, "LEANFA_HIPEMU_BUDGET", std::uint64_t{1} << 32, 1, kMost);
  options.hip_major = static_cast<int>(number(options, "LEANFA_HIPEMU_HIP", version_of_file_name(), 5, 7));
  const std::uint64_t most = std::min(kDeviceMemoryBytes, machine_memory_bytes()) / kMebibyte;
  options.memory_bytes =
      number(options, "LEANFA_HIPEMU_MEMORY_MIB", most, 1, kDeviceMemoryBytes / kMebibyte) * kMebibyte;
  const char* const faults = std::getenv("LEANFA_HIPEMU_FAULTS");
  const std::string_view wanted = faults == nullptr ? "" : faults;
  options.report_only = wanted == "report";
  if (!wanted.empty() && wanted != "report" && wanted != "error")
    options.problems += fmt::format("LEANFA_HIPEMU_FAULTS: got {}; accepted: error or report\n", wanted);
  return options;
}

}  // namespace leanfa::hipemu
