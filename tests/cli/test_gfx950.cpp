// attend, bench and accuracy on gfx950-emu, attend on hip through the emulated HIP: right answers, and one answer on
// both.
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "asm/code_object.hpp"
#include "cli_driver.hpp"
#include "io/attention_file.hpp"
#include "numerics/formats.hpp"
#include "reference/attention.hpp"
#include "reference/error_figures.hpp"
#include "report/gaussian.hpp"

namespace leanfa::test {
namespace {

constexpr Index kTokens = 90;
constexpr Index kHeads = 2;
constexpr Index kDim = 128;

class AttendGfx950 : public testing::Test {
 protected:
  void SetUp() override {
    const Outcome info = scratch.run({"info"});
    if (info.out.find("no gfx950 kernels") != std::string::npos) GTEST_SKIP() << info.out;
    const auto made = report::gaussian_problem({.seqlen_q = kTokens,
                                                .seqlen_k = kTokens,
                                                .heads_q = kHeads,
                                                .heads_kv = 1,
                                                .head_dim_qk = kDim,
                                                .head_dim_v = kDim},
                                               DType::kBF16, 5);
    ASSERT_TRUE(made);
    const std::vector<io::StoredTensor> tensors{{"q", DType::kBF16, {kTokens, kHeads, kDim}, made->q.span()},
                                                {"k", DType::kBF16, {kTokens, 1, kDim}, made->k.span()},
                                                {"v", DType::kBF16, {kTokens, 1, kDim}, made->v.span()}};
    ASSERT_TRUE(io::write_safetensors(scratch.path("layer.safetensors").string(), tensors,
                                      {{"layout", "SHD"}, {"softmax_scale", "0.08838834764831845"}}));
  }

  Outcome attend(const std::string& method, const std::string& device, const std::string& output) {
    return scratch.shell("LEANFA_HIP_LIBRARY='" LEANFA_HIPEMU_LIBRARY
                         "' leanfa attend --input layer.safetensors "
                         "--causal --lse --method " +
                         method + " --device " + device + " --output " + output);
  }

  // Against double on the layer's own tensors.
  double error_of(const std::string& file) {
    const auto layer = io::load_attention(scratch.path("layer.safetensors").string());
    const auto result = io::SafetensorsFile::open(scratch.path(file).string());
    if (!layer || !result) return NAN;
    const io::StoredTensor* out = result->contents.find("out");
    if (out == nullptr || out->dtype != DType::kBF16) return NAN;
    std::vector<double> want(kTokens * kHeads * kDim);
    const Index4 size{1, kTokens, kHeads, kDim};
    const View<double> view = contiguous_view(want.data(), size);
    if (!reference::attention(layer->problem(true), view, {})) return NAN;
    std::vector<float> got(want.size());
    const auto* const bits = reinterpret_cast<const BF16*>(out->bytes.data());
    for (std::size_t i = 0; i < got.size(); ++i) got[i] = to_float(bits[i]);
    const auto figures = reference::error_figures(contiguous_view(static_cast<const float*>(got.data()), size),
                                                  View<const double>{view.data, view.size, view.stride});
    return figures && figures->mask_mismatches == 0 ? figures->relative_rms : NAN;
  }

  Scratch scratch;
};

TEST_F(AttendGfx950, OneAnswerOnBothDevices) {
  // Inputs of e4m3 cost about 0.04 on Gaussian data and its P 0.025; int8 queries and keys leave V's share.
  for (const auto& [method, bound] : {std::pair{"bf16/exact/running", 0.004}, std::pair{"e4m3/lean/anchor", 0.06},
                                      std::pair{"e4m3/lean/ladder", 0.06}, std::pair{"int8/shift/anchor", 0.05},
                                      std::pair{"int8/shift/slack", 0.05}}) {
    Outcome outcome = attend(method, "gfx950-emu", "emulated.safetensors");
    ASSERT_EQ(outcome.exit, 0) << outcome.error;
    EXPECT_NE(outcome.out.find("gfx950-emu/attention_fwd"), std::string::npos) << outcome.out;
    outcome = attend(method, "hip", "hip.safetensors");
    ASSERT_EQ(outcome.exit, 0) << outcome.error;
    EXPECT_NE(outcome.out.find(" gfx950/attention_fwd"), std::string::npos) << outcome.out;
    EXPECT_EQ(scratch.read("emulated.safetensors"), scratch.read("hip.safetensors"));
    EXPECT_LT(error_of("emulated.safetensors"), bound) << method;
  }
}

// Tags, codes and scales of every tensor, byte for byte.
TEST_F(AttendGfx950, QuantiseWritesTheCpusFile) {
  const auto quantise = [&](const std::string& method, const std::string& device) {
    return scratch.shell("LEANFA_HIP_LIBRARY='" LEANFA_HIPEMU_LIBRARY
                         "' leanfa quantize --input layer.safetensors --causal --method " +
                         method + " --device " + device + " --output " + device + ".safetensors");
  };
  for (const char* method : {"e4m3/lean/anchor+rot", "int8/shift/anchor"}) {
    for (const char* device : {"cpu", "gfx950-emu", "hip"}) {
      const Outcome outcome = quantise(method, device);
      ASSERT_EQ(outcome.exit, 0) << outcome.error;
    }
    EXPECT_EQ(scratch.read("gfx950-emu.safetensors"), scratch.read("cpu.safetensors")) << method;
    EXPECT_EQ(scratch.read("hip.safetensors"), scratch.read("cpu.safetensors")) << method;
  }
  const Outcome outcome = quantise("e4m3/lean/anchor+kmean", "gfx950-emu");
  EXPECT_NE(outcome.exit, 0);
  EXPECT_NE(outcome.error.find("--method: takes no mean over the sequence off on gfx950-emu"), std::string::npos)
      << outcome.error;
  const Outcome wide = quantise("bf16/exact/running", "gfx950-emu");
  EXPECT_EQ(wide.exit, 3);
  EXPECT_NE(wide.error.find("--method: has 8-bit inputs on gfx950-emu"), std::string::npos) << wide.error;
}

// Where the first value is that int8 does not have, on every device as on the CPU.
TEST_F(AttendGfx950, QuantiseSaysWhereAValueIsNotFinite) {
  auto made = report::gaussian_problem(
      {.seqlen_q = 8, .seqlen_k = 70, .heads_q = 2, .heads_kv = 2, .head_dim_qk = kDim, .head_dim_v = kDim},
      DType::kBF16, 5);
  ASSERT_TRUE(made);
  for (const Index at : {(66 * 2 + 1) * kDim + 7, (69 * 2 + 0) * kDim})
    reinterpret_cast<BF16*>(made->k.data())[at].bits = 0x7FC0;
  const std::vector<io::StoredTensor> tensors{{"q", DType::kBF16, {8, 2, kDim}, made->q.span()},
                                              {"k", DType::kBF16, {70, 2, kDim}, made->k.span()},
                                              {"v", DType::kBF16, {70, 2, kDim}, made->v.span()}};
  ASSERT_TRUE(io::write_safetensors(scratch.path("nan.safetensors").string(), tensors, {{"layout", "SHD"}}));
  for (const char* const device : {"cpu", "gfx950-emu"}) {
    const Outcome outcome = scratch.run({"quantize", "--input", "nan.safetensors", "--method", "int8/shift/anchor",
                                         "--device", device, "--output", "none"});
    EXPECT_EQ(outcome.exit, 4);
    EXPECT_NE(outcome.error.find("2 not finite, the first at [batch, seqlen, heads, dim] = [0, 66, 1, 7]"),
              std::string::npos)
        << device << ": " << outcome.error;
  }
}

TEST_F(AttendGfx950, MethodsWithoutAKernelAreRefused) {
  const Outcome outcome = attend("e4m3/lean2/anchor", "gfx950-emu", "out.safetensors");
  EXPECT_NE(outcome.exit, 0);
  EXPECT_NE(outcome.error.find("has a kernel for gfx950"), std::string::npos) << outcome.error;
}

TEST_F(AttendGfx950, Float32InputsNeedAnOutputType) {
  std::string bytes("\x93NUMPY\x01\x00", 8);
  std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': (1, 2, 1, 128), }";
  header.resize(117, ' ');
  bytes += static_cast<char>(header.size() + 1);
  bytes += '\0';
  bytes += header + "\n" + std::string(2 * 128 * 4, '\0');
  scratch.write("x.npy", bytes);
  const std::string command =
      "leanfa attend --q x.npy --k x.npy --v x.npy --layout BSHD --method bf16/exact/running --device gfx950-emu "
      "--output o.safetensors";
  const Outcome refused = scratch.shell(command);
  EXPECT_EQ(refused.exit, 3);
  EXPECT_EQ(refused.error.find("bf16, dim 128"), std::string::npos) << refused.error;  // one line for one reason
  EXPECT_NE(refused.error.find("accepted: --out-dtype bf16"), std::string::npos) << refused.error;
  const Outcome done = scratch.shell(command + " --out-dtype bf16");
  EXPECT_EQ(done.exit, 0) << done.error;
}

// What the emulator takes is not what the chip takes: clocks are the cycle model's, and say so.
TEST_F(AttendGfx950, BenchIsModelled) {
  scratch.write("cases.json", R"({"cases": [{"name": "one", "mask": ["causal", "full"], "method": "e4m3/lean/anchor",
      "seqlen_q": 64, "seqlen_k": 1536, "heads_q": 2, "heads_kv": 1, "head_dim_qk": 128, "head_dim_v": 128}]})");
  const Outcome outcome = scratch.run({"bench", "--device", "gfx950-emu", "--cases", "cases.json", "--json", "b.json",
                                       "--csv", "b.csv", "--timeline", "--switching"});
  ASSERT_EQ(outcome.exit, 0) << outcome.error;
  EXPECT_NE(outcome.out.find("modelled"), std::string::npos) << outcome.out;
  EXPECT_NE(outcome.out.find("operand bits"), std::string::npos) << outcome.out;
  const auto json = nlohmann::json::parse(scratch.read("b.json"));
  EXPECT_EQ(json["modelled"], true);
  EXPECT_EQ(json["parameter_choice"], "default");
  ASSERT_EQ(json["rows"].size(), 2U);
  EXPECT_GT(json["rows"][1]["mfma_busy_steady"], 0.5);
  EXPECT_TRUE(json["rows"][1].contains("timeline"));
  const Outcome slower = scratch.run({"bench", "--device", "gfx950-emu", "--cases", "cases.json", "--only", "one_full",
                                      "--pessimistic", "--parameter", "lds.latency=64", "--json", "p.json"});
  ASSERT_EQ(slower.exit, 0) << slower.error;
  const auto pessimistic = nlohmann::json::parse(scratch.read("p.json"));
  EXPECT_EQ(pessimistic["parameter_choice"], "pessimistic, lds.latency=64");
  EXPECT_EQ(pessimistic["parameters"]["lds.latency"], 64.0);
  EXPECT_GT(pessimistic["rows"][0]["cycles"], json["rows"][1]["cycles"]);
  // A page of these alone, each choice of parameters in a table of its own.
  const Outcome page = scratch.run({"report", "--input", "b.json", "p.json", "-o", "index.html"});
  ASSERT_EQ(page.exit, 0) << page.error;
  EXPECT_NE(page.out.find("the gfx950 kernels alone, 0 files of errors, 3 modelled rows"), std::string::npos)
      << page.out;
  EXPECT_NE(scratch.read("index.html").find("Parameters of the model: pessimistic, lds.latency=64"), std::string::npos);
  const Outcome json_too = scratch.run({"report", "--input", "b.json", "-o", "index.html", "--json", "page.json"});
  EXPECT_EQ(json_too.exit, 4);
  EXPECT_NE(json_too.error.find("leanfa accuracy --input LAYER --json FILE"), std::string::npos) << json_too.error;
}

TEST_F(AttendGfx950, BenchRowsThatFailSayHowToRepeatThem) {
  scratch.write("cases.json", R"({"cases": [{"name": "none", "mask": "full", "method": "e4m3/lean2/anchor",
      "seqlen": 64, "heads_q": 1, "heads_kv": 1, "head_dim_qk": 128, "head_dim_v": 128}]})");
  const Outcome outcome =
      scratch.run({"bench", "--device", "gfx950-emu", "--cases", "cases.json", "--pessimistic", "--json", "b.json"});
  EXPECT_EQ(outcome.exit, 3);
  EXPECT_NE(outcome.error.find("repeat: leanfa bench --device gfx950-emu --cases cases.json --only none --mask full "
                               "--pessimistic"),
            std::string::npos)
      << outcome.error;
  const std::string error = nlohmann::json::parse(scratch.read("b.json"))["rows"][0]["error"];
  // Said once.
  EXPECT_NE(outcome.error.find(error), std::string::npos) << outcome.error;
  EXPECT_EQ(outcome.error.find(error, outcome.error.find(error) + 1), std::string::npos) << outcome.error;
  EXPECT_EQ(outcome.out.find(error), std::string::npos) << outcome.out;
}

TEST_F(AttendGfx950, AccuracyRunsTheKernels) {
  const Outcome outcome = scratch.run(
      {"accuracy", "--device", "gfx950-emu", "--input", "layer.safetensors", "--no-stages", "--json", "a.json"});
  ASSERT_EQ(outcome.exit, 0) << outcome.error;
  EXPECT_NE(outcome.out.find("gfx950-emu has no kernel for"), std::string::npos) << outcome.out;
  const auto json = nlohmann::json::parse(scratch.read("a.json"));
  EXPECT_EQ(json["device"], "gfx950-emu");
  EXPECT_FALSE(json["refused"].empty());
  for (const auto& method : json["layers"][0]["methods"]) EXPECT_LT(method["kernel_rms"], 0.04) << method["name"];
  const Outcome named = scratch.run(
      {"accuracy", "--device", "gfx950-emu", "--input", "layer.safetensors", "--methods", "e4m3/lean/anchor,fa3"});
  EXPECT_EQ(named.exit, 3);
  EXPECT_NE(named.error.find("fa3: "), std::string::npos) << named.error;
}

// The command and the args.json of docs/kernels/attention_fwd_gfx950.md, of which one workgroup runs here: the rows
// that it writes are those of attend.
TEST_F(AttendGfx950, TheDocumentsArgumentsRunTheKernel) {
  if (!can_assemble()) GTEST_SKIP() << "clang-22 and ld.lld-22 are not installed";
  std::ifstream file(LEANFA_SOURCE_DIR "/docs/kernels/attention_fwd_gfx950.md");
  const std::string page((std::istreambuf_iterator<char>(file)), {});
  const std::string fence = "```json\n";
  const std::size_t begin = page.find(fence), end = page.find("```", begin + fence.size());
  ASSERT_NE(begin, std::string::npos);
  scratch.write("args.json", page.substr(begin + fence.size(), end - begin - fence.size()));
  std::filesystem::copy_file(LEANFA_SOURCE_DIR "/tests/data/activations/gqa_layer2_2k.safetensors",
                             scratch.path("layer.safetensors"), std::filesystem::copy_options::overwrite_existing);
  ASSERT_EQ(scratch
                .shell("leanfa quantize --input layer.safetensors --causal --method e4m3/lean/ladder --output "
                       "packed.safetensors && leanfa emit --plan 'e4m3/lean/ladder d=128 causal' -o kernel.s")
                .exit,
            0);
  const std::string code = assemble(scratch.read("kernel.s"), "document");
  ASSERT_FALSE(code.empty());
  std::filesystem::copy_file(code, scratch.path("kernel.co"));
  std::filesystem::remove(code);
  // Workgroup 0: of head 0 the first tile and the last.
  const Outcome run = scratch.shell("leanfa emulate kernel.co --grid 1,1,1 --block 256 --args args.json");
  ASSERT_EQ(run.exit, 0) << run.error;
  ASSERT_EQ(
      scratch.shell("leanfa attend --input packed.safetensors --device gfx950-emu --output same.safetensors").exit, 0);
  const auto rows = [&](const std::string& name) {
    const auto result = io::SafetensorsFile::open(scratch.path(name).string());
    const io::StoredTensor* out = result ? result->contents.find("out") : nullptr;
    std::string bytes;
    for (std::size_t row = 0; out != nullptr && row < 256; ++row)
      bytes.append(reinterpret_cast<const char*>(out->bytes.data()) + row * 1024, 256);
    return bytes;
  };
  const std::string got = rows("out.safetensors");
  EXPECT_EQ(got.size(), 65536U);
  EXPECT_EQ(got, rows("same.safetensors"));
  EXPECT_NE(got, std::string(got.size(), '\0'));
}

}  // namespace
}  // namespace leanfa::test
