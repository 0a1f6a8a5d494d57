#include "runtime/hip_copy.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "runtime/gfx950_device.hpp"
#include "runtime/hip_api.hpp"

namespace leanfa::runtime {
namespace {

constexpr int kToDevice = static_cast<int>(hipemu::CopyKind::kHostToDevice);
constexpr int kToHost = static_cast<int>(hipemu::CopyKind::kDeviceToHost);

class DeviceBuffer {
 public:
  DeviceBuffer() = default;
  [[nodiscard]] static Result<DeviceBuffer> make(std::size_t bytes, std::string_view what) {
    DeviceBuffer buffer;
    LEANFA_TRY(hip_status(hip_library().api.allocate(&buffer.data_, bytes), fmt::format("{}, {} bytes", what, bytes)));
    return buffer;
  }
  DeviceBuffer(DeviceBuffer&& other) noexcept : data_(std::exchange(other.data_, nullptr)) {}
  DeviceBuffer& operator=(DeviceBuffer&& other) noexcept {
    std::swap(data_, other.data_);
    return *this;
  }
  DeviceBuffer(const DeviceBuffer&) = delete;
  DeviceBuffer& operator=(const DeviceBuffer&) = delete;
  ~DeviceBuffer() {
    if (data_ != nullptr) static_cast<void>(hip_library().api.release(data_));
  }
  [[nodiscard]] std::byte* data() const { return static_cast<std::byte*>(data_); }

 private:
  void* data_ = nullptr;
};

// A host tensor's bytes on the device.
struct Mirror {
  DeviceBuffer memory;
  Gfx950Range host;

  // The device's address of what lies at `pointer` on the host; null for a tensor without elements.
  template <class T>
  [[nodiscard]] T* of(T* pointer) const {
    if (host.first == nullptr) return nullptr;
    const auto offset = reinterpret_cast<std::uintptr_t>(pointer) - reinterpret_cast<std::uintptr_t>(host.first);
    const auto address = reinterpret_cast<std::uintptr_t>(memory.data()) + offset;
    return reinterpret_cast<T*>(address);  // NOLINT(performance-no-int-to-ptr): of no object of the host
  }
};

Result<Mirror> upload(const Gfx950Range& range) {
  Mirror mirror{.memory = {}, .host = range};
  if (range.first == nullptr) return mirror;
  auto memory = DeviceBuffer::make(range.bytes, range.tensor);
  if (!memory) return tl::unexpected(std::move(memory.error()));
  mirror.memory = std::move(*memory);
  LEANFA_TRY(
      hip_status(hip_library().api.copy(mirror.memory.data(), range.first, range.bytes, kToDevice), range.tensor));
  return mirror;
}

// Copies and keeps; `pointer` becomes the device's.
template <class T>
Status move_over(std::vector<Mirror>& kept, const Gfx950Range& range, T*& pointer) {
  auto mirror = upload(range);
  if (!mirror) return tl::unexpected(std::move(mirror.error()));
  pointer = mirror->of(pointer);
  kept.push_back(std::move(*mirror));
  return {};
}

Gfx950Range view_range(std::string_view tensor, const AnyView& view) {
  return range_of(tensor, view.data, view.size, view.stride, size_bytes(view.dtype));
}

Status move_scale(std::vector<Mirror>& kept, std::string_view tensor, ScaleView& scale, const AnyView& of) {
  return move_over(kept,
                   range_of(tensor, scale.data, {of.batch(), of.seqlen(), of.heads(), 1},
                            {scale.stride[0], scale.stride[1], scale.stride[2], 1}, sizeof(float)),
                   scale.data);
}

}  // namespace

struct HipCopy::State {
  AttentionCall call;
  std::vector<Mirror> inputs, outputs;

  Status fill(const AttentionCall& host) {
    call = host;
    AttentionProblem& p = call.problem;
    for (auto [tensor, view] : {std::pair{"q", &p.q}, std::pair{"k", &p.k}, std::pair{"v", &p.v}})
      LEANFA_TRY(move_over(inputs, view_range(tensor, *view), view->data));
    LEANFA_TRY(move_scale(inputs, "q_descale", p.q_descale, p.q));
    LEANFA_TRY(move_scale(inputs, "k_descale", p.k_descale, p.k));
    LEANFA_TRY(move_scale(inputs, "v_descale", p.v_descale, p.v));
    LEANFA_TRY(move_over(outputs, view_range("out", host.out.read_only()), call.out.data));
    const Index4 rows{host.out.batch(), host.out.seqlen(), host.out.heads(), 1};
    return move_over(outputs,
                     range_of("lse", host.lse.data, rows,
                              {host.lse.stride_batch, host.lse.stride_row, host.lse.stride_head, 1}, sizeof(float)),
                     call.lse.data);
  }
};

HipCopy::HipCopy(std::unique_ptr<State> state) : state_(std::move(state)) {}
HipCopy::HipCopy(HipCopy&&) noexcept = default;
HipCopy& HipCopy::operator=(HipCopy&&) noexcept = default;
HipCopy::~HipCopy() = default;

Result<HipCopy> HipCopy::make(const AttentionCall& host) {
  if (!hip_absent().empty()) return fail(ErrorCode::kUnsupported, std::string(hip_absent()));
  auto state = std::make_unique<State>();
  LEANFA_TRY(state->fill(host));
  return HipCopy(std::move(state));
}

const AttentionCall& HipCopy::call() const { return state_->call; }

Status HipCopy::wait() { return hip_status(hip_library().api.synchronize(), "hip"); }

Status HipCopy::fetch() const {
  LEANFA_TRY(wait());
  for (const Mirror& mirror : state_->outputs) {
    if (mirror.host.first == nullptr) continue;
    LEANFA_TRY(hip_status(
        hip_library().api.copy(const_cast<void*>(mirror.host.first), mirror.memory.data(), mirror.host.bytes, kToHost),
        mirror.host.tensor));
  }
  return {};
}

}  // namespace leanfa::runtime
