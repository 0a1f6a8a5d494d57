#include "report/case_memory.hpp"

#include <fmt/format.h>

namespace leanfa::report {
namespace {

double product(Index a, Index b, Index c, Index d) {
  return static_cast<double>(a) * static_cast<double>(b) * static_cast<double>(c) * static_cast<double>(d);
}

}  // namespace

double input_elements(const Case& c) {
  return product(c.batch, c.seqlen_q, c.heads_q, c.head_dim_qk) +
         product(c.batch, c.seqlen_k, c.heads_kv, c.head_dim_qk) +
         product(c.batch, c.seqlen_k, c.heads_kv, c.head_dim_v);
}

double output_elements(const Case& c) { return product(c.batch, c.seqlen_q, c.heads_q, c.head_dim_v); }

Status require_memory(std::string_view what, double bytes, std::uint64_t most, std::string_view place) {
  if (bytes <= static_cast<double>(most)) return {};
  constexpr double kGibibyte = 1024.0 * 1024.0 * 1024.0;
  return fail(ErrorCode::kOutOfMemory, fmt::format("{}: {:.1f} GiB are needed; {} has {:.1f} GiB", what,
                                                   bytes / kGibibyte, place, static_cast<double>(most) / kGibibyte));
}

}  // namespace leanfa::report
