// leanfa.h: leanfa_rotate.
#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <vector>

#include "base/buffer.hpp"
#include "base/parallel.hpp"
#include "numerics/formats.hpp"
#include "numerics/hadamard.hpp"
#include "numerics/rows.hpp"
#include "runtime/c_overlap.hpp"
#include "runtime/c_place.hpp"
#include "runtime/c_struct.hpp"

namespace leanfa::c_api {
namespace {

constexpr std::array kBoundaries{offsetof(leanfa_rotate_desc, device), offsetof(leanfa_rotate_desc, threads),
                                 sizeof(leanfa_rotate_desc)};

void store_row(const MutableAnyView& out, Index b, Index s, Index h, std::span<const float> row) {
  for (std::size_t d = 0; d < row.size(); ++d) {
    switch (out.dtype) {
      case DType::kBF16:
        out.as<BF16>().row(b, s, h)[d] = to_bf16(row[d]);
        break;
      case DType::kF16:
        out.as<F16>().row(b, s, h)[d] = to_f16(row[d]);
        break;
      default:
        out.as<float>().row(b, s, h)[d] = row[d];
    }
  }
}

void check_sizes(Reasons& reasons, const AnyView& source, const AnyView& out) {
  if (source.size != out.size)
    reasons.add(bad_input({"out", "size is source's", describe(out.size), describe(source.size)}));
  if (!has_hadamard(source.dim()))
    reasons.add(unsupported({"source", "its dim has a rotation", fmt::format("{}", source.dim()), "64, 128 or 192"}));
}

bool same_tensor(const AnyView& a, const AnyView& b) {
  return a.data == b.data && a.dtype == b.dtype && a.size == b.size && a.stride == b.stride;
}

Status rotate_rows(const AnyView& source, const MutableAnyView& out, int threads) {
  const int workers = threads > 0 ? threads : default_thread_count();
  auto scratch = Buffer<float>::make(workers * source.dim(), "rows in rotation");
  if (!scratch) return tl::unexpected(std::move(scratch.error()));
  const Index seqlen = source.seqlen();
  parallel_for(source.batch() * seqlen, workers, [&](Index i, int worker) {
    const auto dim = static_cast<std::size_t>(source.dim());
    const std::span<float> row = scratch->span().subspan(static_cast<std::size_t>(worker) * dim, dim);
    for (Index h = 0; h < source.heads(); ++h) {
      load_row(source, i / seqlen, i % seqlen, h, row.data());
      hadamard(row);
      store_row(out, i / seqlen, i % seqlen, h, row);
    }
  });
  return {};
}

Status rotate(const leanfa_rotate_desc* given, const void* stream) {
  const auto desc = read_struct("leanfa_rotate_desc", given, kBoundaries);
  if (!desc) return tl::unexpected(desc.error());
  Reasons reasons;
  check_place(reasons, desc->device, desc->threads);
  require_cpu(reasons, "leanfa_rotate", desc->device, stream);
  const TensorRules readable{
      .dtypes = {DType::kF32, DType::kF16, DType::kBF16}, .ranks = {3, 4}, .unit_last_stride = true};
  TensorRules writable = readable;
  writable.writable = true;
  const auto source_dtype = check_tensor(reasons, "source", desc->source, readable);
  const auto out_dtype = check_tensor(reasons, "out", desc->out, writable);
  if (!source_dtype || !out_dtype) return reasons.status();
  const AnyView source = attention_view(desc->source, *source_dtype);
  const AnyView out = attention_view(desc->out, *out_dtype);
  check_sizes(reasons, source, out);
  if (!same_tensor(source, out))
    check_overlaps(reasons, {region("out", desc->out, *out_dtype)}, {region("source", desc->source, *source_dtype)});
  if (!reasons.empty() || source.batch() == 0 || source.seqlen() == 0) return reasons.status();
  return rotate_rows(source, {desc->out.data, out.dtype, out.size, out.stride}, desc->threads);
}

}  // namespace
}  // namespace leanfa::c_api

leanfa_status leanfa_rotate(const leanfa_rotate_desc* desc, void* stream, char* message, size_t message_size) {
  return leanfa::c_api::guarded(message, message_size, [&] { return leanfa::c_api::rotate(desc, stream); });
}
