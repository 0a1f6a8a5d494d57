// Any bytes as a safetensors file: an error, or tensors whose every byte can be read; and if they are an attention
// layer, views whose first and last rows can be read.
#include "io/safetensors.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "io/attention_file.hpp"

namespace {

using leanfa::AnyView;

// Reads the first and the last element; the sanitizers stop what lies outside.
void touch(const AnyView& view) {
  if (view.batch() == 0 || view.seqlen() == 0 || view.heads() == 0 || view.dim() == 0) return;
  leanfa::Index last = view.dim() - 1;
  for (std::size_t axis = 0; axis < 3; ++axis) last += (view.size[axis] - 1) * view.stride[axis];
  const auto bytes = static_cast<std::ptrdiff_t>(leanfa::size_bytes(view.dtype));
  const auto* data = static_cast<const volatile unsigned char*>(view.data);
  static_cast<void>(data[0]);
  static_cast<void>(data[(last + 1) * bytes - 1]);
}

void read_attention(const leanfa::io::Safetensors& contents) {
  leanfa::io::AttentionFileOptions options;
  options.ignore_other_tensors = true;
  const auto file = leanfa::io::attention_from(contents, options, "fuzz");
  if (!file) {
    if (file.error().message.empty()) std::abort();
    return;
  }
  touch(file->q);
  touch(file->k);
  touch(file->v);
  if (file->out) touch(*file->out);
  if (file->lse) touch(*file->lse);
  const leanfa::Index b = file->q.batch() - 1;
  for (const auto* scale : {&file->q_descale, &file->k_descale, &file->v_descale})
    if (!(scale->at(b, 0, file->k.heads() - 1) > 0.0F)) std::abort();
  if (!(file->q_descale.at(b, 0, file->q.heads() - 1) > 0.0F)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto bytes = std::as_bytes(std::span(data, size));
  const auto contents = leanfa::io::parse_safetensors(bytes, "fuzz");
  if (!contents) {
    if (contents.error().message.empty() || contents.error().message.size() > 4096) std::abort();
    return 0;
  }
  std::size_t total = 0;
  volatile unsigned sum = 0;
  for (const leanfa::io::StoredTensor& tensor : contents->tensors) {
    for (const std::byte byte : tensor.bytes) sum = sum + std::to_integer<unsigned>(byte);
    if (contents->find(tensor.name) != &tensor) std::abort();
    total += tensor.bytes.size();
  }
  if (total > size) std::abort();
  read_attention(*contents);
  return 0;
}
