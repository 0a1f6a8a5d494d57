#include "kernels/gfx950/quantize_case.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstring>
#include <map>
#include <memory>
#include <random>

#include "emu/gfx950/hazard/audit.hpp"
#include "emu/gfx950/launch.hpp"
#include "kernels/gfx950/embedded.hpp"
#include "kernels/gfx950/quantize/arguments.hpp"

namespace leanfa::gfx950 {
namespace {

struct Loaded {
  emu::KernelFile file;
  emu::Kernel kernel;
};

template <class T>
void map_vector(emu::Memory& memory, const std::string& name, const std::vector<T>& values, bool writable) {
  if (values.empty()) return;
  auto* const bytes = reinterpret_cast<std::byte*>(const_cast<T*>(values.data()));
  memory.map_at(name, reinterpret_cast<std::uintptr_t>(bytes), {bytes, values.size() * sizeof(T)}, writable);
}

}  // namespace

std::string to_string(const QuantizeCase& c) {
  return fmt::format("[{}, {}, {}, {}] {} {}{}{}{}{} capacity {} offset {}", c.batch, c.tokens, c.heads, c.dim, c.tag,
                     name(c.granularity), c.static_scale ? " static" : "", c.mean ? " mean" : "",
                     c.shift ? " shift" : "", c.append ? " append" : "", c.whole_capacity(), c.token_offset);
}

QuantizeRun::QuantizeRun(const QuantizeCase& c, const std::function<BF16(std::uint64_t)>& value, std::uint64_t seed)
    : case_(c) {
  std::mt19937_64 random(seed);
  const Index row = c.dim + c.head_gap;
  const Index outer = (c.head_first ? c.tokens : c.heads) * row + c.token_gap;
  source_.resize(static_cast<std::size_t>(c.batch * (c.head_first ? c.heads : c.tokens) * outer));
  for (BF16& x : source_) x = value(random());
  const Index4 stride = c.head_first ? Index4{c.heads * outer, row, outer, 1} : Index4{c.tokens * outer, outer, row, 1};
  view_ = {source_.data(), DType::kBF16, {c.batch, c.tokens, c.heads, c.dim}, stride};
  const auto scales =
      static_cast<std::size_t>(c.granularity == ScaleGranularity::kTensor ? 1
                               : c.granularity == ScaleGranularity::kHead ? c.batch * c.heads
                                                                          : c.batch * c.tokens * c.heads);
  if (c.static_scale)
    for (std::size_t i = 0; i < scales; ++i)
      given_scales_.push_back(*c.static_scale * (1.0F + static_cast<float>(random() % 1024) / 1024.0F));
  if (c.mean)
    for (Index i = 0; i < c.heads * c.dim; ++i)
      given_mean_.push_back(static_cast<float>(static_cast<std::int64_t>(random() % 4096) - 2048) * 0x1p-10F);
  if (c.shift)
    for (Index i = 0; i < c.batch * c.heads_kv; ++i)
      k_scales_.push_back(0.01F * (1.0F + static_cast<float>(random() % 1024) / 1024.0F));
  const auto rows = static_cast<std::size_t>(c.batch * c.whole_capacity() * c.heads);
  before_.codes.resize(rows * static_cast<std::size_t>(c.dim));
  for (std::uint8_t& code : before_.codes) code = static_cast<std::uint8_t>(random() % 0x7F);
  before_.scales.assign(c.granularity == ScaleGranularity::kToken ? rows : scales, 3.0F);
  if (c.mean) before_.mean.assign(static_cast<std::size_t>(c.batch * c.heads * c.dim), 7.0F);
  if (c.shift) before_.q_shift.assign(rows, 99);
}

TensorSpec QuantizeRun::spec() const {
  TensorSpec spec;
  spec.tag = parse_packed_tag(case_.tag).value();
  spec.granularity = case_.granularity;
  if (case_.static_scale) {
    std::vector<Index> shape{1};
    if (case_.granularity == ScaleGranularity::kHead) shape = {case_.batch, case_.heads};
    if (case_.granularity == ScaleGranularity::kToken) shape = {case_.batch, case_.tokens, case_.heads};
    spec.given_scales = GivenScales{given_scales_, shape};
  }
  if (case_.mean) {
    spec.mean = MeanChoice::kGiven;
    spec.given_mean = given_mean_;
  }
  spec.capacity = case_.append ? case_.tokens : case_.whole_capacity();
  spec.threads = 1;
  return spec;
}

// As the C interface stores what the CPU made.
void QuantizeRun::store(const PackedTensor& packed, QuantizeOutputs& outputs) const {
  if (!case_.append) {
    std::copy_n(packed.codes.data(), packed.codes.size(), outputs.codes.data());
    std::copy_n(packed.scales.data(), packed.scales.size(), outputs.scales.data());
    std::copy_n(packed.mean.data(), packed.mean.size(), outputs.mean.data());
    return;
  }
  for (Index b = 0; b < case_.batch; ++b) {
    const Index row = (b * case_.whole_capacity() + case_.token_offset) * case_.heads;
    const Index rows = case_.tokens * case_.heads;
    std::copy_n(packed.codes.data() + b * rows * case_.dim, rows * case_.dim, outputs.codes.data() + row * case_.dim);
    if (case_.granularity == ScaleGranularity::kToken)
      std::copy_n(packed.scales.data() + b * rows, rows, outputs.scales.data() + row);
  }
}

QuantizeOutputs QuantizeRun::on_cpu(std::string* message) const {
  QuantizeOutputs outputs = before_;
  const auto refused = [&](const Error& error) {
    if (message == nullptr) {
      ADD_FAILURE() << error.message;
    } else {
      *message = error.message;
    }
    return QuantizeOutputs{};
  };
  if (!case_.shift) {
    const auto made = quantise(view_, spec());
    if (!made) return refused(made.error());
    store(*made, outputs);
    return outputs;
  }
  const ScaleView k_scale{k_scales_.data(), {case_.heads_kv, 0, 1}};
  const auto made = quantise_query_shift(view_, spec(), k_scale, case_.heads_kv, case_.softmax_scale);
  if (!made) return refused(made.error());
  store(made->q, outputs);
  std::copy_n(made->shifts.data(), made->shifts.size(), outputs.q_shift.data());
  return outputs;
}

QuantizeRequest QuantizeRun::problem(QuantizeOutputs& outputs) const {
  QuantizeRequest p;
  p.source = view_;
  p.tag = spec().tag;
  p.granularity = case_.granularity;
  p.capacity = case_.whole_capacity();
  p.token_offset = case_.token_offset;
  p.append = case_.append;
  if (case_.static_scale) p.static_scales = given_scales_.data();
  if (case_.mean) p.mean_choice = MeanChoice::kGiven;
  p.given_mean = given_mean_.data();
  p.codes = outputs.codes.data();
  p.scales = outputs.scales.data();
  p.mean = outputs.mean.data();
  if (case_.shift) p.q_shift = outputs.q_shift.data();
  p.k_scale = {k_scales_.data(), {case_.heads_kv, 0, 1}};
  p.heads_kv = case_.heads_kv;
  p.softmax_scale = case_.softmax_scale;
  p.refused_values = &outputs.refused;
  return p;
}

emu::Memory QuantizeRun::memory(QuantizeOutputs& outputs) const {
  emu::Memory memory;
  map_vector(memory, "source", source_, false);
  map_vector(memory, "static scales", given_scales_, false);
  map_vector(memory, "given mean", given_mean_, false);
  map_vector(memory, "k scales", k_scales_, false);
  map_vector(memory, "codes", outputs.codes, true);
  map_vector(memory, "scales", outputs.scales, true);
  map_vector(memory, "mean", outputs.mean, true);
  map_vector(memory, "q_shift", outputs.q_shift, true);
  memory.map_at("refused", reinterpret_cast<std::uintptr_t>(&outputs.refused),
                std::as_writable_bytes(std::span(&outputs.refused, 1)), true);
  return memory;
}

QuantizeOutputs QuantizeRun::on_emulator(std::uint64_t order) const {
  QuantizeOutputs outputs = before_;
  const auto launches = quantize_launches(problem(outputs));
  if (!launches) {
    ADD_FAILURE() << launches.error().message;
    return outputs;
  }
  emu::Memory mapped = memory(outputs);
  for (const QuantizeLaunch& launch : *launches) {
    const emu::Kernel* const kernel = quantize_kernel(launch.plan);
    if (kernel == nullptr) return outputs;
    const auto report = launch_quantize(*kernel, launch, mapped, order);
    EXPECT_TRUE(report) << report.error().message;
    if (!report) return outputs;
    EXPECT_TRUE(report->finished);
    for (const emu::Fault& fault : report->faults.faults())
      ADD_FAILURE() << to_string(launch.plan) << ": " << emu::to_string(fault);
  }
  return outputs;
}

const emu::Kernel* quantize_kernel(const QuantizePlan& plan) {
  static std::map<std::string, std::unique_ptr<Loaded>> loaded;
  std::unique_ptr<Loaded>& known = loaded[to_string(plan)];
  if (known) return &known->kernel;
  const EmbeddedKernel* const embedded = find_embedded(to_string(plan));
  EXPECT_NE(embedded, nullptr) << to_string(plan);
  if (embedded == nullptr) return nullptr;
  auto made = std::make_unique<Loaded>();
  auto file = emu::KernelFile::parse(embedded->code, embedded->symbol);
  EXPECT_TRUE(file) << file.error().message;
  if (!file) return nullptr;
  made->file = std::move(*file);
  auto kernel = made->file.load(embedded->symbol);
  EXPECT_TRUE(kernel) << kernel.error().message;
  if (!kernel) return nullptr;
  made->kernel = std::move(*kernel);
  known = std::move(made);
  return &known->kernel;
}

Result<emu::LaunchReport> launch_quantize(const emu::Kernel& kernel, const QuantizeLaunch& launch, emu::Memory& memory,
                                          std::uint64_t order) {
  const emu::Dimensions dimensions{.grid = launch.grid, .block = {kQuantizeWorkgroupSize, 1, 1}};
  const emu::LaunchOptions options{
      .threads = 0, .order = order, .limits = {}, .make_observer = emu::hazard::make_audit(kernel)};
  return emu::launch(kernel, dimensions, launch.arguments, memory, options);
}

}  // namespace leanfa::gfx950
