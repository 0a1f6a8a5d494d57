// Modelled clocks of the gfx950 quantisers beside what their bytes take at the HBM's rate, and of a Q quantised and
// then attended to, with the rotation on and off. One head is run, all heads are laid over the chip. Clocks are those
// of the cycle model (docs/design/cycle-model.md); what lies between two launches is not in it.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cmath>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

#include "emu/gfx950/kernel.hpp"
#include "emu/gfx950/timing/model.hpp"
#include "kernels/gfx950/attention_fwd/plan.hpp"
#include "kernels/gfx950/attention_fwd/problem.hpp"
#include "kernels/gfx950/embedded.hpp"
#include "kernels/gfx950/quantize/arguments.hpp"
#include "kernels/gfx950/quantize/problem.hpp"
#include "numerics/formats.hpp"
#include "numerics/quantise.hpp"

namespace leanfa {
namespace {

struct Options {
  Index tokens = 16384, heads = 64;
  bool pessimistic = false;
};

std::vector<BF16> gaussian(Index count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::normal_distribution<float> normal;
  std::vector<BF16> values(static_cast<std::size_t>(count));
  for (BF16& x : values) x = to_bf16(normal(random));
  return values;
}

template <class T>
void map_vector(emu::Memory& memory, const std::string& name, std::vector<T>& values) {
  const std::span<std::byte> bytes = std::as_writable_bytes(std::span(values));
  memory.map_at(name, reinterpret_cast<std::uintptr_t>(bytes.data()), bytes, true);
}

Result<emu::timing::TimingReport> timed(std::string_view plan, const emu::Dimensions& dimensions,
                                        std::span<const std::byte> arguments, emu::Memory& memory,
                                        const emu::timing::Parameters& parameters, Index repeats) {
  const gfx950::EmbeddedKernel* const embedded = gfx950::find_embedded(plan);
  if (embedded == nullptr) return fail(ErrorCode::kUnsupported, fmt::format("no code object of {}", plan));
  auto file = emu::KernelFile::parse(embedded->code, embedded->symbol);
  if (!file) return tl::unexpected(file.error());
  const auto kernel = file->load(embedded->symbol);
  if (!kernel) return tl::unexpected(kernel.error());
  auto run = emu::timing::model_launch(*kernel, dimensions, arguments, memory, {},
                                       {.parameters = {parameters}, .repeats = static_cast<std::uint64_t>(repeats)});
  if (!run) return tl::unexpected(run.error());
  return std::move(run->timing.front());
}

struct Pass {
  std::int64_t fill = 0, largest = 0, encode = 0;
  [[nodiscard]] std::int64_t all() const { return fill + largest + encode; }
};

struct Row {
  std::string_view format, method;
  ScaleGranularity granularity;
  bool shift;  // shift P's query
};

// Q of one head, and its scale; repeated for all heads.
Result<Pass> quantize_clocks(const Options& options, Index dim, const Row& row, bool rotate,
                             const emu::timing::Parameters& parameters) {
  std::vector<BF16> source = gaussian(options.tokens * dim, 1);
  std::vector<std::uint8_t> codes(source.size());
  const bool per_token = row.granularity == ScaleGranularity::kToken;
  std::vector<float> scales(static_cast<std::size_t>(per_token ? options.tokens : 1));
  std::vector<std::int8_t> shifts(scales.size());
  std::vector<float> k_scale{0.03F};
  emu::Memory memory;
  map_vector(memory, "source", source);
  map_vector(memory, "codes", codes);
  map_vector(memory, "scales", scales);
  map_vector(memory, "q_shift", shifts);
  map_vector(memory, "k_scale", k_scale);
  QuantizeRequest problem;
  problem.source = {source.data(), DType::kBF16, {1, options.tokens, 1, dim}, {options.tokens * dim, dim, dim, 1}};
  problem.tag = parse_packed_tag(fmt::format("{}/rows/{}", row.format, rotate ? "hadamard" : "none")).value();
  problem.granularity = row.granularity;
  problem.capacity = options.tokens;
  problem.codes = codes.data();
  problem.scales = scales.data();
  if (row.shift) problem.q_shift = shifts.data();
  problem.k_scale = {k_scale.data(), {0, 0, 0}};
  problem.softmax_scale = 1.0 / std::sqrt(static_cast<double>(dim));
  const auto launches = gfx950::quantize_launches(problem);
  if (!launches) return tl::unexpected(launches.error());
  Pass pass;
  for (const gfx950::QuantizeLaunch& launch : *launches) {
    const bool rows =
        launch.plan.pass == gfx950::QuantizePass::kEncode || launch.plan.pass == gfx950::QuantizePass::kLargest;
    const auto report =
        timed(to_string(launch.plan), {.grid = launch.grid, .block = {gfx950::kQuantizeWorkgroupSize, 1, 1}},
              launch.arguments, memory, parameters, rows ? options.heads : 1);
    if (!report) return tl::unexpected(report.error());
    std::int64_t& into = launch.plan.pass == gfx950::QuantizePass::kEncode    ? pass.encode
                         : launch.plan.pass == gfx950::QuantizePass::kLargest ? pass.largest
                                                                              : pass.fill;
    into += report->cycles.count;
  }
  return pass;
}

// One workgroup's queries over all keys, or, causal, a long and a short tile over half of them; as often as the whole
// problem has such workgroups.
Result<std::int64_t> attention_clocks(const Options& options, std::string_view method, Index dim, bool causal) {
  auto plan = gfx950::parse_plan(
      fmt::format("{} d={}{} {}", method, dim, dim == 192 ? ",128" : "", causal ? "causal" : "full"));
  if (!plan) return tl::unexpected(plan.error());
  const Index queries = causal ? 512 : 256;
  const Index keys = causal ? options.tokens / 2 + queries / 2 : options.tokens;
  std::vector<BF16> q = gaussian(queries * dim, 1);
  std::vector<BF16> k = gaussian(keys * dim, 2);
  std::vector<BF16> v = gaussian(keys * 128, 3);
  AttentionProblem wide;
  wide.q = {q.data(), DType::kBF16, {1, queries, 1, dim}, {queries * dim, dim, dim, 1}};
  wide.k = {k.data(), DType::kBF16, {1, keys, 1, dim}, {keys * dim, dim, dim, 1}};
  wide.v = {v.data(), DType::kBF16, {1, keys, 1, 128}, {keys * 128, 128, 128, 1}};
  wide.softmax_scale = 1.0 / std::sqrt(static_cast<double>(dim));
  wide.causal = causal;
  const auto parsed = parse_method(method);
  if (!parsed) return tl::unexpected(parsed.error());
  const auto quantised = quantise_problem(wide, *parsed);
  if (!quantised) return tl::unexpected(quantised.error());
  const AttentionProblem p = quantised->problem();
  std::vector<BF16> out(static_cast<std::size_t>(queries * 128));
  std::vector<float> one{1.0F};
  const AnyView out_view{out.data(), DType::kBF16, {1, queries, 1, 128}, {queries * 128, 128, 128, 1}};
  const auto address = [](const void* pointer) { return reinterpret_cast<std::uintptr_t>(pointer); };
  const auto launch = gfx950::launch_of(*plan, p, out_view, {},
                                        {.q = address(p.q.data),
                                         .k = address(p.k.data),
                                         .v = address(p.v.data),
                                         .o = address(out.data()),
                                         .q_descale = address(p.q_descale.data),
                                         .k_descale = address(p.k_descale.data),
                                         .v_descale = address(p.v_descale.data),
                                         .one = address(one.data())});
  if (!launch) return tl::unexpected(launch.error());
  emu::Memory memory;
  const auto map = [&](const std::string& name, const void* data, std::size_t bytes) {
    memory.map_at(name, address(data), {static_cast<std::byte*>(const_cast<void*>(data)), bytes}, true);
  };
  for (const PackedTensor* packed : {quantised->q(), quantised->k(), quantised->v()}) {
    map("codes", packed->codes.data(), static_cast<std::size_t>(packed->codes.size()));
    map("scales", packed->scales.data(), static_cast<std::size_t>(packed->scales.size()) * sizeof(float));
  }
  map_vector(memory, "out", out);
  map_vector(memory, "one", one);
  const auto report =
      timed(gfx950::name(*plan), {.grid = launch->grid, .block = {launch->block, 1, 1}},
            std::as_bytes(std::span(&launch->args, 1)), memory, {}, options.tokens / queries * options.heads);
  if (!report) return tl::unexpected(report.error());
  return report->cycles.count;
}

void print_pass(const Options& options, const Row& row, Index dim, bool rotate, const Pass& pass,
                const emu::timing::Parameters& parameters) {
  const double bytes_an_element = row.granularity == ScaleGranularity::kHead ? 5.0 : 3.0;
  const double floor = static_cast<double>(options.heads * options.tokens * dim) * bytes_an_element /
                       parameters[emu::timing::Parameter::kHbmBytes];
  fmt::print("| {} {}{} | {} | {} | {} | {} | {} | {} | {:.0f} | {:.2f} |\n", row.format, name(row.granularity),
             row.shift ? ", shift P" : "", dim, rotate ? "hadamard" : "none", pass.largest, pass.encode, pass.fill,
             pass.all(), floor, static_cast<double>(pass.all()) / floor);
  std::fflush(stdout);
}

Status print_rows(const Options& options) {
  emu::timing::Parameters parameters;
  // Every line comes from HBM, once.
  LEANFA_TRY(parameters.set("l2.hit_rate=0"));
  LEANFA_TRY(parameters.set("mall.hit_rate=0"));
  LEANFA_TRY(parameters.set("l1.copies_share=0"));
  if (options.pessimistic) LEANFA_TRY(parameters.set("packed_fp32.clocks=8"));
  fmt::print("modelled clocks, {} heads of {} tokens; bytes: what 8 TB/s at 2.4 GHz takes for them\n", options.heads,
             options.tokens);
  fmt::print(
      "| codes, scales | d | rotation | largest | encode | small | all | bytes | all / bytes "
      "|\n|---|--:|---|--:|--:|--:|--:|--:|--:|\n");
  struct Case {
    Row row;
    Index dim;
    std::array<std::int64_t, 2> passes{};  // without and with the rotation
  };
  std::vector<Case> cases;
  for (const Row& row : {Row{"e4m3fn", "e4m3/lean/block", ScaleGranularity::kHead, false},
                         Row{"i8", "int8/shift/anchor", ScaleGranularity::kToken, true}})
    for (const Index dim : {128, 192}) {
      Case made{row, dim};
      for (const bool rotate : {false, true}) {
        const auto pass = quantize_clocks(options, dim, row, rotate, parameters);
        if (!pass) return tl::unexpected(pass.error());
        made.passes[rotate ? 1 : 0] = pass->all();
        print_pass(options, made.row, dim, rotate, *pass, parameters);
      }
      cases.push_back(made);
    }
  fmt::print("\n| attention | d | mask | attention | quantise Q + attention, rotated / not |\n|---|--:|---|--:|--:|\n");
  for (const Case& made : cases)
    for (const bool causal : {false, true}) {
      const auto attention = attention_clocks(options, made.row.method, made.dim, causal);
      if (!attention) return tl::unexpected(attention.error());
      const auto whole = [&](std::size_t rotate) { return static_cast<double>(made.passes[rotate] + *attention); };
      fmt::print("| {} | {} | {} | {} | {:.4f} |\n", made.row.method, made.dim, causal ? "causal" : "full", *attention,
                 whole(1) / whole(0));
      std::fflush(stdout);
    }
  return {};
}

}  // namespace
}  // namespace leanfa

int main(int argc, char** argv) {
  leanfa::Options options;
  CLI::App app("modelled clocks of the gfx950 quantisers");
  app.add_option("--tokens", options.tokens)->capture_default_str();
  app.add_option("--heads", options.heads)->capture_default_str();
  app.add_flag("--packed-fp32-8", options.pessimistic, "packed FP32 takes 8 clocks, not 4");
  CLI11_PARSE(app, argc, argv);
  const auto status = leanfa::print_rows(options);
  if (status) return 0;
  fmt::print(stderr, "{}\n", status.error().message);
  return 1;
}
