#include "runtime/c_tensor.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace leanfa::c_api {
namespace {

struct DTypeCode {
  std::int32_t code;
  DType dtype;
};
constexpr std::array kDTypeCodes{DTypeCode{LEANFA_F32, DType::kF32},   DTypeCode{LEANFA_BF16, DType::kBF16},
                                 DTypeCode{LEANFA_F16, DType::kF16},   DTypeCode{LEANFA_E4M3FN, DType::kE4M3FN},
                                 DTypeCode{LEANFA_E5M2, DType::kE5M2}, DTypeCode{LEANFA_I8, DType::kI8},
                                 DTypeCode{LEANFA_U8, DType::kU8},     DTypeCode{LEANFA_I32, DType::kI32}};

constexpr std::string_view kFnuzFix =
    "OCP formats. e4m3fnuz bits read as e4m3fn are worth twice as much: pass them as e4m3fn with half the descale, "
    "after "
    "replacing 0x80 (NaN in fnuz) by 0x7F and requantising rows that hold 0x7F or 0xFF (240 in fnuz, NaN in e4m3fn)";

std::string join(std::span<const DType> dtypes) {
  std::string list;
  for (const DType dtype : dtypes) list += fmt::format("{}{}", list.empty() ? "" : ", ", name(dtype));
  return list;
}

std::string join(std::span<const int> ranks) {
  std::string list;
  for (const int rank : ranks) list += fmt::format("{}{}", list.empty() ? "" : " or ", rank);
  return list;
}

std::span<const Index> sizes(const leanfa_tensor& t) { return {t.size, static_cast<std::size_t>(t.ndim)}; }

bool is_empty(const leanfa_tensor& t) {
  const auto size = sizes(t);
  return std::any_of(size.begin(), size.end(), [](Index extent) { return extent == 0; });
}

Status check_sizes(std::string_view name, const leanfa_tensor& t) {
  Index count = 1;
  for (const Index extent : sizes(t)) {
    if (extent < 0) return bad_input({name, "every size is >= 0", describe_shape(t), "non-negative sizes"});
    if (extent != 0 && __builtin_mul_overflow(count, extent, &count))
      return bad_input({name, "the number of elements fits in 63 bits", describe_shape(t), "smaller sizes"});
  }
  return {};
}

// A sufficient rule that every usual layout meets: ordered by stride, each axis steps over all that the smaller ones
// reach.
bool axes_nest(const leanfa_tensor& t) {
  struct Axis {
    __int128 stride = 0;  // without its sign; strides of both signs can reach further than an Index counts
    Index size = 1;
  };
  std::array<Axis, LEANFA_MAX_NDIM> axes{};
  for (std::size_t i = 0; i < static_cast<std::size_t>(t.ndim); ++i)
    if (t.size[i] > 1) axes[i] = {t.stride[i] < 0 ? -static_cast<__int128>(t.stride[i]) : t.stride[i], t.size[i]};
  std::sort(axes.begin(), axes.end(), [](const Axis& a, const Axis& b) { return a.stride < b.stride; });
  __int128 reach = 0;  // how far apart the first and the last element of the axes so far are
  for (const Axis& axis : axes) {
    if (axis.size == 1) continue;
    if (axis.stride <= reach) return false;
    reach += (axis.size - 1) * axis.stride;
  }
  return true;
}

// Preconditions: a valid type and rank, sizes >= 0.
void check_addresses(Reasons& reasons, std::string_view name, const leanfa_tensor& t, DType dtype,
                     const TensorRules& rules) {
  const std::size_t width = size_bytes(dtype);
  const auto range = byte_range(t, width);
  const auto address = static_cast<__int128>(reinterpret_cast<std::uintptr_t>(t.data));
  const __int128 limit = static_cast<__int128>(UINTPTR_MAX);
  const bool fits = range && (t.data == nullptr || (address + range->begin >= 0 && address + range->end <= limit));
  if (!fits) {
    std::string strides;
    for (int i = 0; i < t.ndim; ++i) strides += fmt::format("{}{}", i == 0 ? "" : ", ", t.stride[i]);
    reasons.add(bad_input({name, "its addresses exist", fmt::format("{} with strides [{}]", describe_shape(t), strides),
                           "sizes and strides that span fewer than 2^63 bytes of memory"}));
  }
  if (is_empty(t)) return;
  if (t.data == nullptr && rules.data_required)
    reasons.add(bad_input({name, "data is not null", "null", "a pointer to the first element"}));
  if (reinterpret_cast<std::uintptr_t>(t.data) % width != 0)
    reasons.add(bad_input({name, "data is aligned to its elements", fmt::format("{}", t.data),
                           fmt::format("a multiple of {} bytes", width)}));
  if (fits && rules.writable && !axes_nest(t))
    reasons.add(bad_input({name, "no two elements of an output share an address", describe_shape(t),
                           "strides that step over the smaller axes"}));
}

}  // namespace

Result<DType> dtype_of(std::string_view tensor, std::int32_t code) {
  for (const DTypeCode& row : kDTypeCodes)
    if (row.code == code) return row.dtype;
  if (code == LEANFA_DTYPE_NONE) return bad_input({tensor, "dtype is set", "none (0)", "a leanfa_dtype"});
  if (code == LEANFA_E4M3FNUZ) return unsupported({tensor, "dtype is an OCP format", "e4m3fnuz", kFnuzFix});
  if (code == LEANFA_E5M2FNUZ)
    return unsupported({tensor, "dtype is an OCP format", "e5m2fnuz", "e4m3fn, requantised"});
  return bad_input({tensor, "dtype is a leanfa_dtype", fmt::format("{}", code), "a leanfa_dtype of leanfa.h"});
}

std::optional<DType> check_tensor(Reasons& reasons, std::string_view name, const leanfa_tensor& t,
                                  const TensorRules& rules) {
  const std::size_t before = reasons.count();
  const auto dtype = dtype_of(name, t.dtype);
  if (!dtype) {
    reasons.add(dtype.error());
  } else if (std::find(rules.dtypes.begin(), rules.dtypes.end(), *dtype) == rules.dtypes.end()) {
    reasons.add(unsupported({name, "dtype is one of those accepted", leanfa::name(*dtype), join(rules.dtypes)}));
  }
  if (std::find(rules.ranks.begin(), rules.ranks.end(), t.ndim) == rules.ranks.end()) {
    reasons.add(bad_input({name, "ndim is one of those accepted", fmt::format("{}", t.ndim), join(rules.ranks)}));
    return std::nullopt;
  }
  const Status shape = check_sizes(name, t);
  reasons.require(shape);
  const auto last = static_cast<std::size_t>(t.ndim - 1);
  if (rules.unit_last_stride && t.ndim > 0 && t.size[last] != 1 && t.stride[last] != 1)
    reasons.add(
        bad_input({name, "the last dimension is contiguous", fmt::format("stride {}", t.stride[last]), "stride 1"}));
  if (shape && dtype) check_addresses(reasons, name, t, *dtype, rules);
  if (reasons.count() != before) return std::nullopt;
  return *dtype;
}

std::string describe_shape(std::span<const Index> size) {
  if (size.empty()) return "scalar";
  return fmt::format("[{}]", fmt::join(size, ", "));
}

std::string describe_shape(const leanfa_tensor& tensor) { return describe_shape(sizes(tensor)); }

bool has_shape(const leanfa_tensor& tensor, std::span<const Index> size) {
  const auto got = sizes(tensor);
  return std::equal(got.begin(), got.end(), size.begin(), size.end());
}

AnyView attention_view(const leanfa_tensor& t, DType dtype) {
  if (t.ndim == 4)
    return {t.data,
            dtype,
            {t.size[0], t.size[1], t.size[2], t.size[3]},
            {t.stride[0], t.stride[1], t.stride[2], t.stride[3]}};
  return {t.data, dtype, {1, t.size[0], t.size[1], t.size[2]}, {0, t.stride[0], t.stride[1], t.stride[2]}};
}

std::optional<ByteRange> byte_range(const leanfa_tensor& t, std::size_t element_bytes) {
  if (is_empty(t)) return ByteRange{};
  // Sums of terms of one sign: once one leaves 64 bits, nothing brings it back.
  std::int64_t low = 0;
  std::int64_t high = 0;
  bool overflow = false;
  for (int i = 0; i < t.ndim; ++i) {
    std::int64_t reach = 0;
    overflow |= __builtin_mul_overflow(t.size[i] - 1, t.stride[i], &reach);
    auto& end = reach < 0 ? low : high;
    overflow |= __builtin_add_overflow(end, reach, &end);
  }
  const auto width = static_cast<std::int64_t>(element_bytes);
  overflow |= __builtin_mul_overflow(low, width, &low);
  overflow |= __builtin_add_overflow(high, 1, &high) || __builtin_mul_overflow(high, width, &high);
  if (overflow) return std::nullopt;
  return ByteRange{low, high};
}

}  // namespace leanfa::c_api
