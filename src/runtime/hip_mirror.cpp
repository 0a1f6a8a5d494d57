#include "runtime/hip_mirror.hpp"

#include <fmt/format.h>

#include "runtime/hip_api.hpp"

namespace leanfa::runtime {
namespace {

constexpr int kToDevice = static_cast<int>(hipemu::CopyKind::kHostToDevice);
constexpr int kToHost = static_cast<int>(hipemu::CopyKind::kDeviceToHost);

}  // namespace

Result<HipBuffer> HipBuffer::make(std::size_t bytes, std::string_view what) {
  HipBuffer buffer;
  LEANFA_TRY(hip_status(hip_library().api.allocate(&buffer.data_, bytes), fmt::format("{}, {} bytes", what, bytes)));
  return buffer;
}

HipBuffer::~HipBuffer() {
  if (data_ != nullptr) static_cast<void>(hip_library().api.release(data_));
}

Status HipMirror::fetch() const {
  if (host.first == nullptr) return {};
  return hip_status(hip_library().api.copy(const_cast<void*>(host.first), memory.data(), host.bytes, kToHost),
                    host.tensor);
}

Result<HipMirror> upload(const Gfx950Range& range) {
  HipMirror mirror{.memory = {}, .host = range};
  if (range.first == nullptr) return mirror;
  auto memory = HipBuffer::make(range.bytes, range.tensor);
  if (!memory) return tl::unexpected(std::move(memory.error()));
  mirror.memory = std::move(*memory);
  LEANFA_TRY(
      hip_status(hip_library().api.copy(mirror.memory.data(), range.first, range.bytes, kToDevice), range.tensor));
  return mirror;
}

}  // namespace leanfa::runtime
