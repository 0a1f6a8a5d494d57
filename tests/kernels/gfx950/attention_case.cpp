#include "kernels/gfx950/attention_case.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstring>
#include <fstream>
#include <iterator>
#include <limits>
#include <map>
#include <random>

#include "asm/code_object.hpp"
#include "emu/gfx950/hazard/audit.hpp"
#include "emu/gfx950/held_file.hpp"
#include "kernels/gfx950/attention_fwd/emit.hpp"
#include "kernels/gfx950/attention_fwd/problem.hpp"
#include "numerics/formats.hpp"
#include "reference/attention.hpp"

namespace leanfa::gfx950 {
namespace {

struct Held {
  std::unique_ptr<emu::HeldFile> file;
  emu::Kernel kernel;
};

Result<std::unique_ptr<Held>> make_held(const Plan& plan) {
  const auto emitted = emit(plan);
  if (!emitted) return tl::unexpected(emitted.error());
  const std::string path = assemble(emitted->text, kernel_name(plan));
  if (path.empty()) return fail(ErrorCode::kInternal, "clang refused the text of " + name(plan));
  auto file = emu::hold_file(path);
  std::filesystem::remove(path);
  if (!file) return tl::unexpected(file.error());
  auto kernel = (*file)->file.load(kernel_name(plan));
  if (!kernel) return tl::unexpected(kernel.error());
  return std::make_unique<Held>(Held{std::move(*file), std::move(*kernel)});
}

std::vector<float> gaussian(Index count, double sigma, std::mt19937_64& random) {
  std::normal_distribution<double> normal(0.0, sigma);
  std::vector<float> values(static_cast<std::size_t>(count));
  for (float& value : values) value = static_cast<float>(normal(random));
  return values;
}

// A buffer of the case, with canaries on both sides of what the kernel may write.
template <class T>
std::span<std::byte> bytes_of(std::vector<T>& data) {
  return std::as_writable_bytes(std::span(data));
}

std::span<std::byte> view_bytes(const AnyView& view) {
  Index count = 1;
  for (const Index n : view.size) count *= n;
  // The emulator's memory takes writable spans; these buffers are mapped read-only.
  auto* const data = const_cast<void*>(view.data);
  return {static_cast<std::byte*>(data), static_cast<std::size_t>(count) * size_bytes(view.dtype)};
}

std::span<std::byte> scale_bytes(const ScaleView& scale, Index groups, Index tokens, Index heads) {
  if (scale.data == nullptr) return {};
  const Index last = (groups - 1) * scale.stride[0] + (std::max<Index>(tokens, 1) - 1) * scale.stride[1] +
                     (heads - 1) * scale.stride[2];
  return {reinterpret_cast<std::byte*>(const_cast<float*>(scale.data)), static_cast<std::size_t>(4 * (last + 1))};
}

std::uint64_t mapped(emu::Memory& memory, const std::string& name, std::span<std::byte> bytes, bool writable) {
  static std::array<std::byte, 16> nothing{};
  return memory.map(name, bytes.empty() ? std::span<std::byte>(nothing) : bytes, writable);
}

}  // namespace

std::string to_string(const AttentionCase& c) {
  return fmt::format("{} b{} sq{} sk{} h{}/{} seed {} order {}", name(c.plan), c.batch, c.seqlen_q, c.seqlen_k,
                     c.heads_q, c.heads_kv, c.seed, c.order);
}

std::vector<Plan> tested_plans() {
#ifdef LEANFA_SANITIZED
  // Of each method one of its four plans, another from method to method.
  std::vector<Plan> list;
  const std::vector<Plan> all = plans();
  for (std::size_t i = 0; i < all.size(); i += 4) list.push_back(all[std::min(i + i / 4 % 4, all.size() - 1)]);
  return list;
#else
  return plans();
#endif
}

Result<const emu::Kernel*> KernelStore::get(const Plan& plan) {
  static std::map<std::string, std::unique_ptr<Held>> store;
  auto& held = store[name(plan)];
  if (!held) {
    auto made = make_held(plan);
    if (!made) return tl::unexpected(made.error());
    held = std::move(*made);
  }
  return &held->kernel;
}

Result<AttentionRun> run_attention(const AttentionCase& c) {
  const auto kernel = KernelStore::get(c.plan);
  if (!kernel) return tl::unexpected(kernel.error());
  return run_attention(c, **kernel);
}

Result<AttentionRun> run_attention(const AttentionCase& c, const emu::Kernel& kernel) {
  AttentionRun run;
  std::mt19937_64 random(c.seed);
  const Index dq = c.plan.head_dim_qk, dv = c.plan.head_dim_v;
  run.q = gaussian(c.batch * c.seqlen_q * c.heads_q * dq, c.q_gain, random);
  run.k = gaussian(c.batch * c.seqlen_k * c.heads_kv * dq, 1.0, random);
  run.v = gaussian(c.batch * c.seqlen_k * c.heads_kv * dv, 1.0, random);
  if (c.edit) c.edit(run.q, run.k, run.v);
  AttentionProblem wide;
  wide.q = any_view(contiguous_view<const float>(run.q.data(), {c.batch, c.seqlen_q, c.heads_q, dq}));
  wide.k = any_view(contiguous_view<const float>(run.k.data(), {c.batch, c.seqlen_k, c.heads_kv, dq}));
  wide.v = any_view(contiguous_view<const float>(run.v.data(), {c.batch, c.seqlen_k, c.heads_kv, dv}));
  wide.softmax_scale = 1.0 / std::sqrt(static_cast<double>(dq));
  wide.causal = c.plan.causal;
  auto quantised = quantise_problem(wide, method_of(c.plan));
  if (!quantised) return tl::unexpected(quantised.error());
  run.quantised = std::make_shared<QuantisedProblem>(std::move(*quantised));
  run.problem = run.quantised->problem();

  const Index4 out_size{c.batch, c.seqlen_q, c.heads_q, dv};
  run.out_bits.assign(static_cast<std::size_t>(c.batch * c.seqlen_q * c.heads_q * dv), 0x7fc0);
  run.lse.assign(static_cast<std::size_t>(c.batch * c.heads_q * c.seqlen_q), std::numeric_limits<float>::quiet_NaN());
  run.dump_row = (c.seqlen_k + kBlockN - 1) / kBlockN * kBlockN + kBlockN;
  if (c.plan.dump) {
    run.scores.assign(static_cast<std::size_t>(c.seqlen_q * run.dump_row), 0.0F);
    run.codes.assign(static_cast<std::size_t>(c.seqlen_q * run.dump_row), 0);
  }
  std::vector<float> one{1.0F};
  emu::Memory memory;
  const AttentionProblem& p = run.problem;
  DeviceAddresses at;
  at.q = mapped(memory, "q", view_bytes(p.q), false);
  at.k = mapped(memory, "k", view_bytes(p.k), false);
  at.v = mapped(memory, "v", view_bytes(p.v), false);
  at.o = mapped(memory, "out", bytes_of(run.out_bits), true);
  at.lse = c.lse ? mapped(memory, "lse", bytes_of(run.lse), true) : 0;
  at.q_descale = mapped(memory, "q_descale", scale_bytes(p.q_descale, c.batch, c.seqlen_q, c.heads_q), false);
  at.k_descale = mapped(memory, "k_descale", scale_bytes(p.k_descale, c.batch, c.seqlen_k, c.heads_kv), false);
  at.v_descale = mapped(memory, "v_descale", scale_bytes(p.v_descale, c.batch, c.seqlen_k, c.heads_kv), false);
  at.one = mapped(memory, "one", bytes_of(one), false);
  const AnyView out{
      .data = run.out_bits.data(), .dtype = DType::kBF16, .size = out_size, .stride = contiguous_strides(out_size)};
  const LseView<float> lse{run.lse.data(), c.heads_q * c.seqlen_q, 1, c.seqlen_q};
  auto launch = launch_of(c.plan, p, out, lse, at);
  if (!launch) return tl::unexpected(launch.error());
  if (c.jobs_per_workgroup != 0) share_jobs(*launch, c.plan, c.jobs_per_workgroup);
  if (c.plan.dump) {
    launch->args.dump_scores = mapped(memory, "scores", bytes_of(run.scores), true);
    launch->args.dump_codes = mapped(memory, "codes", bytes_of(run.codes), true);
    launch->args.dump_row = static_cast<std::uint32_t>(run.dump_row);
  }
  if (launch->grid[0] == 0 || launch->grid[1] == 0 || launch->grid[2] == 0) return run;
  emu::LaunchOptions options;
  options.order = c.order;
  const emu::Dimensions dimensions{.grid = launch->grid, .block = {launch->block, 1, 1}};
  options.make_observer = c.observer ? c.observer(kernel, dimensions) : emu::hazard::make_audit(kernel);
  const auto kernarg = std::as_bytes(std::span(&launch->args, 1));
  auto report = emu::launch(kernel, dimensions, kernarg, memory, options);
  if (!report) return tl::unexpected(report.error());
  run.report = std::move(*report);
  for (const std::uint16_t bits : run.out_bits) run.out.push_back(to_float(BF16{bits}));
  return run;
}

Expected reference_of(const AttentionRun& run) {
  const AttentionProblem& p = run.problem;
  const Index4 size{p.q.batch(), p.q.seqlen(), p.q.heads(), p.v.dim()};
  Expected expected;
  expected.out.resize(static_cast<std::size_t>(size[0] * size[1] * size[2] * size[3]));
  expected.lse.resize(static_cast<std::size_t>(size[0] * size[1] * size[2]));
  const LseView<double> lse{expected.lse.data(), size[2] * size[1], 1, size[1]};
  const Status status = reference::attention(p, contiguous_view(expected.out.data(), size), lse);
  if (!status) expected.out.clear();
  return expected;
}

double relative_error(const std::vector<float>& got, const std::vector<double>& expected) {
  if (got.size() != expected.size()) return std::numeric_limits<double>::infinity();
  double error = 0, norm = 0;
  for (std::size_t i = 0; i < got.size(); ++i) {
    const auto value = static_cast<double>(got[i]);
    if (std::isnan(value) != std::isnan(expected[i])) return std::numeric_limits<double>::infinity();
    if (std::isnan(value) || (std::isinf(value) && value == expected[i])) continue;
    error += (value - expected[i]) * (value - expected[i]);
    norm += expected[i] * expected[i];
  }
  return norm == 0 ? std::sqrt(error) : std::sqrt(error / norm);
}

std::string faults(const emu::LaunchReport& report) {
  std::string text;
  for (const emu::Fault& fault : report.faults.faults())
    if (fault.severity != emu::Severity::kWarning) text += emu::to_string(fault) + "\n";
  return text;
}

}  // namespace leanfa::gfx950
