// attend and quantize on real files: right answers, the same answers by both ways, and refused mismatches.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

#include "cli_driver.hpp"
#include "io/attention_file.hpp"
#include "reference/attention.hpp"
#include "reference/error_figures.hpp"

namespace leanfa::test {
namespace {

class Attend : public testing::Test {
 protected:
  void SetUp() override { scratch.write_layer("layer.safetensors"); }

  void ok(const std::vector<std::string>& arguments) {
    const Outcome outcome = scratch.run(arguments);
    EXPECT_EQ(outcome.exit, 0) << outcome.error;
    EXPECT_TRUE(outcome.error.empty()) << outcome.error;
  }

  // Relative RMS error of the `out` tensor of a file against double on the layer's own tensors.
  double error_of(const std::string& file, bool causal) {
    const auto layer = io::load_attention(scratch.path("layer.safetensors").string());
    const auto result = io::SafetensorsFile::open(scratch.path(file).string());
    if (!layer || !result) return NAN;
    const io::StoredTensor* out = result->contents.find("out");
    if (out == nullptr || out->dtype != DType::kF32 || out->shape != std::vector<Index>{40, 4, 64}) return NAN;
    const AttentionProblem problem = layer->problem(causal);
    std::vector<double> want(40 * 4 * 64);
    const View<double> view = contiguous_view(want.data(), {1, 40, 4, 64});
    if (!reference::attention(problem, view, {})) return NAN;
    const auto got = contiguous_view(reinterpret_cast<const float*>(out->bytes.data()), {1, 40, 4, 64});
    const auto figures = reference::error_figures(got, View<const double>{view.data, view.size, view.stride});
    return figures && figures->mask_mismatches == 0 ? figures->relative_rms : NAN;
  }

  Scratch scratch;
};

TEST_F(Attend, Bf16IsExactToBf16) {
  for (const bool causal : {false, true}) {
    ok({"attend", "--input", "layer.safetensors", causal ? "--causal" : "--full", "--out-dtype", "f32", "--output",
        "o"});
    EXPECT_LT(error_of("o", causal), 0x1p-8);  // P is rounded to bf16: half a step of 2^-8
  }
}

TEST_F(Attend, EightBitsQuantiseHereWhenAsked) {
  ok({"attend", "--input", "layer.safetensors", "--causal", "--method", "int8/shift/anchor+rot+kmean", "--out-dtype",
      "f32", "--output", "o"});
  const double error = error_of("o", true);
  EXPECT_GT(error, 1e-3);    // it did round
  EXPECT_LT(error, 0.0625);  // e4m3fn V: half a step of 2^-3; everything else is smaller
}

TEST_F(Attend, QuantizeThenAttendIsTheSameBitForBit) {
  for (const char* method : {"e4m3/lean/anchor", "e4m3/exact/block+t0+rot+kmean+vmean", "int8/shift/anchor+rot+kmean",
                             "bf16/exact/running+rot"}) {
    ok({"attend", "--input", "layer.safetensors", "--causal", "--method", method, "--lse", "--output", "direct"});
    ok({"quantize", "--input", "layer.safetensors", "--causal", "--method", method, "--output", "packed"});
    ok({"attend", "--input", "packed", "--lse", "--output", "read"});
    const auto direct = io::SafetensorsFile::open(scratch.path("direct").string());
    const auto read = io::SafetensorsFile::open(scratch.path("read").string());
    ASSERT_TRUE(direct && read);
    for (const char* name : {"out", "lse"}) {
      const auto* a = direct->contents.find(name);
      const auto* b = read->contents.find(name);
      ASSERT_TRUE(a != nullptr && b != nullptr);
      EXPECT_TRUE(std::equal(a->bytes.begin(), a->bytes.end(), b->bytes.begin(), b->bytes.end()))
          << method << " " << name;
    }
  }
}

TEST_F(Attend, AScaleMayHaveAPlusSign) {
  ok({"attend", "--input", "layer.safetensors", "--scale", "0.5", "--output", "plain"});
  ok({"attend", "--input", "layer.safetensors", "--scale", "+0.5", "--output", "plus"});
  EXPECT_EQ(scratch.read("plain"), scratch.read("plus"));
}

TEST_F(Attend, ThreadsChangeNothing) {
  ok({"attend", "--input", "layer.safetensors", "--threads", "1", "--method", "e4m3/lean/anchor", "--output", "one"});
  ok({"attend", "--input", "layer.safetensors", "--threads", "3", "--method", "e4m3/lean/anchor", "--output", "three"});
  EXPECT_EQ(scratch.read("one"), scratch.read("three"));
}

TEST_F(Attend, AnotherPOnTheSameInputsIsFineAndOtherInputsAreRefused) {
  ok({"quantize", "--input", "layer.safetensors", "--method", "e4m3/lean/anchor+rot", "--output", "packed"});
  ok({"attend", "--input", "packed", "--method", "e4m3/exact/block+t0+rot", "--output", "o"});
  for (const char* method :
       {"e4m3/lean/anchor", "e4m3/lean/anchor+rot+kmean", "int8/shift/anchor+rot", "bf16/exact/running"}) {
    const Outcome outcome = scratch.run({"attend", "--input", "packed", "--method", method, "--output", "none"});
    EXPECT_EQ(outcome.exit, 4) << method;
    EXPECT_NE(outcome.error.find("e4m3/lean/anchor+rot"), std::string::npos) << outcome.error;
    EXPECT_FALSE(std::filesystem::exists(scratch.path("none")));
  }
}

TEST_F(Attend, ATagThatDoesNotFitTheMethodIsRefused) {
  ok({"quantize", "--input", "layer.safetensors", "--method", "e4m3/lean/anchor+rot", "--output", "packed"});
  std::string bytes = scratch.read("packed");
  const std::string tag = "\"k_tag\":\"e4m3fn/rows/hadamard\"";
  const std::size_t at = bytes.find(tag);
  ASSERT_NE(at, std::string::npos);
  bytes.replace(at, tag.size(), "\"k_tag\":\"e4m3fn/rows/none\"    ");
  scratch.write("tampered", bytes);
  const Outcome outcome = scratch.run({"attend", "--input", "tampered", "--output", "none"});
  EXPECT_EQ(outcome.exit, 4);
  EXPECT_NE(outcome.error.find("hadamard"), std::string::npos) << outcome.error;
}

TEST_F(Attend, ZeroAndNanScalesInAPackedFileAreRefused) {
  ok({"quantize", "--input", "layer.safetensors", "--method", "e4m3/lean/anchor", "--output", "packed"});
  const auto file = io::SafetensorsFile::open(scratch.path("packed").string());
  ASSERT_TRUE(file);
  for (const float bad : {0.0F, -1.0F, NAN, INFINITY}) {
    std::string bytes = scratch.read("packed");
    const auto* base = file->file.bytes().data();
    const auto offset = static_cast<std::size_t>(file->contents.find("k_descale")->bytes.data() - base);
    std::memcpy(bytes.data() + offset, &bad, sizeof bad);
    scratch.write("bad", bytes);
    const Outcome outcome = scratch.run({"attend", "--input", "bad", "--output", "none"});
    EXPECT_EQ(outcome.exit, 4) << bad << "\n" << outcome.error;
    EXPECT_NE(outcome.error.find("descale"), std::string::npos) << outcome.error;
  }
}

// It says again what the descales say, and is refused where it cannot.
TEST_F(Attend, ShiftsInAPackedFileAreChecked) {
  ok({"quantize", "--input", "layer.safetensors", "--method", "int8/shift/anchor", "--output", "packed"});
  ok({"quantize", "--input", "layer.safetensors", "--method", "int8/exact/running", "--output", "plain"});
  const auto refused = [&](const char* file, DType dtype, std::vector<Index> shape, int first, const char* says) {
    const auto opened = io::SafetensorsFile::open(scratch.path(file).string());
    ASSERT_TRUE(opened) << opened.error().message;
    std::vector<std::byte> shifts(160, std::byte{9});
    std::vector<io::StoredTensor> tensors;
    for (const io::StoredTensor& tensor : opened->contents.tensors) {
      if (tensor.name == "q_shift")
        shifts.assign(tensor.bytes.begin(), tensor.bytes.end());
      else
        tensors.push_back(tensor);
    }
    shifts[0] = static_cast<std::byte>(first);
    tensors.push_back({"q_shift", dtype, std::move(shape), shifts});
    ASSERT_TRUE(io::write_safetensors(scratch.path("bad").string(), tensors, opened->contents.metadata));
    const Outcome outcome = scratch.run({"attend", "--input", "bad", "--output", "none"});
    EXPECT_EQ(outcome.exit, 4) << outcome.error;
    EXPECT_NE(outcome.error.find(says), std::string::npos) << outcome.error;
  };
  const std::vector<Index> rows{1, 40, 4};
  refused("packed", DType::kI8, rows, 17,
          "bad: 'q_shift': values are 0..16; got 17 at [batch, token, head] = [0, 0, 0]");
  refused("packed", DType::kI8, rows, -1, "values are 0..16; got -1");
  refused("packed", DType::kI8, rows, 0, "agrees with q_descale and k_descale; got 0 at");
  refused("packed", DType::kU8, rows, 5, "is i8, one for each row of q; got u8 [1, 40, 4]; accepted: i8 [1, 40, 4]");
  refused("packed", DType::kI8, {1, 4, 40}, 5, "is i8, one for each row of q; got i8 [1, 4, 40]");
  refused("plain", DType::kI8, rows, 5, "belongs to shift P; got int8/exact/running");
}

TEST_F(Attend, OutputKeepsTheLayoutOfTheInputAndSaysWhatItIs) {
  ok({"attend", "--input", "layer.safetensors", "--causal", "--lse", "--output", "o", "--json", "o.json"});
  const auto file = io::SafetensorsFile::open(scratch.path("o").string());
  ASSERT_TRUE(file);
  EXPECT_EQ(file->contents.find("out")->dtype, DType::kBF16);
  EXPECT_EQ(file->contents.find("out")->shape, (std::vector<Index>{40, 4, 64}));
  EXPECT_EQ(file->contents.find("lse")->shape, (std::vector<Index>{4, 40}));
  EXPECT_EQ(file->contents.metadata.at("layout"), "SHD");
  EXPECT_EQ(file->contents.metadata.at("method"), "bf16/exact/running");
  EXPECT_EQ(file->contents.metadata.at("causal"), "true");
  EXPECT_NE(scratch.read("o.json").find("\"cpu/wide\""), std::string::npos);
}

}  // namespace
}  // namespace leanfa::test
