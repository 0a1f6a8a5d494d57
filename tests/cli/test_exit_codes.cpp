// Every kind of mistake: its exit code, a message that names it, and the command that repeats it.
#include <gtest/gtest.h>

#include <cstring>

#include "cli_driver.hpp"
#include "runtime/device.hpp"

namespace leanfa::test {
namespace {

// A safetensors file from a header text and some data.
std::string safetensors(const std::string& header, std::size_t data_bytes) {
  std::string bytes(8, '\0');
  const std::uint64_t size = header.size();
  std::memcpy(bytes.data(), &size, sizeof size);
  return bytes + header + std::string(data_bytes, '\0');
}

std::string npy(const std::string& dictionary, std::size_t data_bytes) {
  std::string text = dictionary;
  while ((10 + text.size() + 1) % 64 != 0) text += ' ';
  text += '\n';
  std::string bytes("\x93NUMPY\x01\x00", 8);
  bytes += static_cast<char>(text.size() & 0xFFU);
  bytes += static_cast<char>(text.size() >> 8U);
  return bytes + text + std::string(data_bytes, '\0');
}

std::string entry(const char* name, const char* dtype, const char* shape, std::size_t begin, std::size_t end) {
  return std::string("\"") + name + "\":{\"dtype\":\"" + dtype + "\",\"shape\":" + shape + ",\"data_offsets\":[" +
         std::to_string(begin) + "," + std::to_string(end) + "]}";
}

// q, k and v of two tokens, one head, four dimensions, f32: 32 bytes each.
std::string tiny(const char* q, const char* k, const char* v,
                 const char* metadata = R"("__metadata__":{"layout":"SHD"},)") {
  return "{" + std::string(metadata) + entry("q", "F32", q, 0, 32) + "," + entry("k", "F32", k, 32, 64) + "," +
         entry("v", "F32", v, 64, 96) + "}";
}

class Inputs : public testing::Test {
 protected:
  void SetUp() override {
    scratch.write_layer("layer.safetensors");
    scratch.write("ok.safetensors", safetensors(tiny("[2,1,4]", "[2,1,4]", "[2,1,4]"), 96));
  }

  void expect(int exit, const std::vector<std::string>& arguments, const std::string& says) {
    const Outcome outcome = scratch.run(arguments);
    std::string text = "leanfa";
    for (const std::string& argument : arguments) text += " " + argument;
    EXPECT_EQ(outcome.exit, exit) << text << "\n" << outcome.error;
    EXPECT_NE(outcome.error.find(says), std::string::npos) << text << "\nshould say: " << says << "\n" << outcome.error;
    EXPECT_NE(outcome.error.find("repeat: leanfa"), std::string::npos) << text << "\n" << outcome.error;
    EXPECT_TRUE(outcome.out.empty()) << text << "\n" << outcome.out;
  }

  void expect_bad_file(const std::string& name, const std::string& bytes, const std::string& says) {
    scratch.write(name, bytes);
    const auto before = scratch.files();
    expect(4, {"attend", "--input", name, "--output", "out.safetensors"}, says);
    expect(4, {"quantize", "--input", name, "--output", "out.safetensors"}, says);
    expect(4, {"accuracy", "--input", name, "--json", "out.json"}, says);
    EXPECT_EQ(scratch.files(), before) << name << ": a file was left behind";
  }

  Scratch scratch;
};

TEST_F(Inputs, UsageIsTwo) {
  expect(2, {}, "subcommand");
  expect(2, {"attnd"}, "'attnd' is no subcommand, perhaps attend; accepted: info, attend, quantize");
  expect(2, {"xyz\x1B[2J"}, "'xyz\\x1B[2J' is no subcommand; accepted: info");
  expect(2, {"report", "--input", "a.json", "./a.json", "-o", "o.html"}, "it would count twice");
  for (const char* sizes : {"", "1,,", "1,2,3,4", "0", "1.5", "-1", "4294967296", "x"})
    expect(2, {"emulate", "add.co", "--grid", sizes}, std::string("'") + sizes + "' is no size X, X,Y or X,Y,Z");
  expect(2, {"emulate", "add.co", "--grid", "1", "--grid", "2"}, "--grid");
  expect(2, {"emulate", "add.co", "--kernel", ""}, "'' is no name");
  expect(2, {"check", "add.co", "--kernel", ""}, "'' is no name");
  expect(2, {"disasm", "add.co", "--symbol", ""}, "'' is no name");
  expect(2, {"info", "--colour"}, "--colour");
  expect(2, {"attend", "--output", "o.safetensors"}, "--input");
  expect(2, {"attend", "--input", "layer.safetensors"}, "--output");
  expect(2, {"attend", "--q", "q.npy", "--output", "o.safetensors"}, "--k");
  expect(2, {"attend", "--input", "layer.safetensors", "--output", "o", "--method", "e4m3/lean"}, "method");
  expect(2, {"attend", "--input", "layer.safetensors", "--output", "o", "--device", "tpu"}, "tpu");
  expect(2, {"attend", "--input", "layer.safetensors", "--output", "o", "--causal", "--full"}, "--causal");
  for (const char* scale : {"0", "-1", "nan", "inf", "+-1", "++1", "+", "0.5x", "0x1p-1"})
    expect(2, {"attend", "--input", "layer.safetensors", "--output", "o", "--scale", scale},
           std::string("'") + scale + "' is no scale");
  expect(2, {"attend", "--input", "layer.safetensors", "--output", "o", "--layout", "SDH"}, "SDH");
  expect(2, {"accuracy"}, "--input");
  expect(2, {"accuracy", "--input", "layer.safetensors", "--methods", "fa3,fa4"}, "fa4");
  expect(2, {"accuracy", "--gaussian", "64,3,2,64"}, "64,3,2,64");
  expect(2, {"accuracy", "--gaussian", "64,2,1"}, "64,2,1");
  expect(2, {"accuracy", "--input", "layer.safetensors", "--heads", "0.5"}, "0.5");
  expect(2, {"accuracy", "--input", "layer.safetensors", "--sinks", "4,x"}, "'x'");
  expect(2, {"accuracy", "--input", "layer.safetensors", "--threads", "-1"}, "-1");
  expect(2, {"report", "--input", "a.json"}, "--output");
  expect(2, {"bench"}, "--cases");
  expect(2, {"bench", "--set", "none"}, "none");
  expect(2, {"bench", "--set", "smoke", "--protocol", "cold"}, "cold");
  expect(2, {"bench", "--set", "smoke", "--products-only"}, "--device cuda");
  expect(2, {"bench", "--set", "smoke", "--split", "never"}, "--device cuda");
  expect(2, {"bench", "--set", "smoke", "--device", "cuda", "--split", "always"}, "always");
  expect(2, {"bench", "--set", "smoke", "--only", "nosuch"}, "'nosuch' is no problem of the list");
  expect(2, {"bench", "--set", "standard", "--only", "bf16-d128", "--mask", "window"}, "window");
  expect(2, {"bench", "--set", "smoke", "--pessimistic"}, "is for --device gfx950-emu");
  expect(2, {"bench", "--set", "smoke", "--device", "gfx950-emu", "--protocol", "burst"}, "are modelled");
  expect(2, {"bench", "--set", "smoke", "--device", "gfx950-emu", "--parameter", "lds.latancy=1"}, "lds.latency");
  expect(2, {"accuracy", "--input", "layer.safetensors", "--device", "gfx950-emu", "--sinks", "4"}, "--device cpu");
  expect(2, {"attend", "--input", "layer.safetensors", "--output", "o", "--method", "zyfa"}, "stands for several");
  expect(2, {"attend", "--input", "layer.safetensors", "--output", "o", "--method", "e4m3/lean/anchor+rot+rot"},
         "a suffix is said once");
}

TEST_F(Inputs, AnAbsentDeviceIsThreeWithItsReason) {
  for (const runtime::Device& absent : runtime::devices()) {
    if (absent.available()) continue;
    const std::string device(absent.name), reason(absent.absent);
    expect(3, {"attend", "--input", "layer.safetensors", "--output", "o", "--device", device}, reason);
    expect(3, {"accuracy", "--input", "layer.safetensors", "--device", device}, reason);
    expect(3, {"bench", "--set", "smoke", "--device", device}, reason);
  }
}

TEST_F(Inputs, HeadDimensionsThatNoCpuKernelServesAreThree) {
  expect(3, {"accuracy", "--gaussian", "8,2,1,257"}, "head_dim_qk: is in range; got 257; accepted: 1..256");
  expect(3, {"accuracy", "--gaussian", "8,2,1,64,512", "--methods", "fa3"},
         "head_dim_v: is in range; got 512; accepted: 1..256");
}

TEST_F(Inputs, ASplitRuleForADeviceThatHasNoneIsThree) {
  expect(3, {"attend", "--input", "layer.safetensors", "--output", "o", "--split", "never"}, "for cuda; got never");
}

TEST_F(Inputs, NegativeFiguresAreNoResults) {
  const auto refused = [&](const std::string& method, const std::string& says) {
    scratch.write("bad.json",
                  R"({"layers": [{"file": "a", "tokens": 2, "methods": [{"name": "fa3", )" + method + "}]}]}");
    expect(4, {"report", "--input", "bad.json", "-o", "index.html"}, says);
  };
  refused(R"("kernel_rms": -0.1, "total_rms": 0.1, "max_abs": 0.1)", "kernel_rms: a number >= 0 is expected, got -0.1");
  refused(
      R"("kernel_rms": 0.1, "total_rms": 0.1, "max_abs": 0.1, "stages": {"q": -1, "k": 0, "v": 0, "p": 0, "rest": 0})",
      "stages.q: a number >= 0 is expected, got -1");
  refused(R"("kernel_rms": 0.1, "total_rms": 0.1, "max_abs": 0.1, "codes": [-1])", "codes[0]: a whole number >= 0");
}

TEST_F(Inputs, GnuplotThatIsNotThereIsThreeAndNamesThePackage) {
  scratch.write("accuracy.json", R"({"sinks": [{"file": "a", "heads": [0], "rows_from": 0, "binades": 4,
      "methods": [{"name": "fa3", "kernel_rms": 0.1, "total_rms": 0.1}]}]})");
  const Outcome outcome = scratch.shell("PATH=/nonexistent leanfa report --input accuracy.json -o index.html");
  EXPECT_EQ(outcome.exit, 3) << outcome.error;
  EXPECT_NE(outcome.error.find("gnuplot-nox"), std::string::npos) << outcome.error;
}

TEST_F(Inputs, FilesThatAreNotThere) {
  expect(4, {"attend", "--input", "none.safetensors", "--output", "o"}, "none.safetensors");
  expect(4, {"attend", "--input", ".", "--output", "o"}, ".");
  expect(4, {"accuracy", "--input", "layer.safetensors", "none.safetensors"}, "none.safetensors");
  expect(4, {"report", "--input", "none.json", "-o", "index.html"}, "none.json");
  expect(4, {"bench", "--cases", "none.json"}, "none.json");
}

TEST_F(Inputs, APackedFileIsRefusedWhereWideTensorsAreNeeded) {
  ASSERT_EQ(scratch
                .run({"quantize", "--input", "layer.safetensors", "--method", "bf16/exact/running+vmean", "--output",
                      "packed"})
                .exit,
            0);
  const std::string says = "packed: holds wide tensors; got packed as bf16/rows/none, bf16/exact/running+vmean";
  expect(4, {"quantize", "--input", "packed", "--output", "out"}, says);
  expect(4, {"accuracy", "--input", "packed"}, says);
  expect(4, {"accuracy", "--input", "layer.safetensors", "packed", "--methods", "fa3", "--no-stages"}, says);
}

TEST_F(Inputs, ALayoutThatContradictsTheFile) {
  expect(4, {"attend", "--input", "layer.safetensors", "--layout", "HSD", "--output", "o"}, "HSD; accepted: SHD");
  expect(4, {"quantize", "--input", "layer.safetensors", "--layout", "HSD", "--output", "o"}, "HSD; accepted: SHD");
  expect(4, {"accuracy", "--input", "layer.safetensors", "--layout", "HSD"}, "HSD; accepted: SHD");
  EXPECT_EQ(scratch.run({"attend", "--input", "layer.safetensors", "--layout", "shd", "--output", "o"}).exit, 0);
  ASSERT_EQ(scratch.run({"quantize", "--input", "layer.safetensors", "--output", "packed"}).exit, 0);
  expect(4, {"attend", "--input", "packed", "--layout", "BSHD", "--output", "none"}, "--layout BSHD");
}

TEST_F(Inputs, TruncatedAndLyingSafetensors) {
  const std::string good = safetensors(tiny("[2,1,4]", "[2,1,4]", "[2,1,4]"), 96);
  expect_bad_file("empty", "", "empty");
  expect_bad_file("short", good.substr(0, 5), "short");
  expect_bad_file("cut", good.substr(0, good.size() - 1), "cut");
  expect_bad_file("long", good + "x", "long");
  std::string lying = good;
  lying[7] = '\x7F';  // a header of 2^62 bytes
  expect_bad_file("lying", lying, "lying");
  expect_bad_file("not_json", safetensors("{\"q\":", 96), "not_json");
  expect_bad_file("huge", safetensors("{" + entry("q", "F32", "[9223372036854775807,4,4]", 0, 32) + "}", 32), "huge");
  expect_bad_file("overlap",
                  safetensors("{" + entry("q", "F32", "[2,1,4]", 0, 32) + "," + entry("k", "F32", "[2,1,4]", 16, 48) +
                                  "," + entry("v", "F32", "[2,1,4]", 48, 80) + "}",
                              80),
                  "overlap");
  expect_bad_file(
      "twice",
      safetensors("{" + entry("q", "F32", "[2,1,4]", 0, 32) + "," + entry("q", "F32", "[2,1,4]", 32, 64) + "}", 64),
      "twice");
}

TEST_F(Inputs, TensorsThatDoNotGoTogether) {
  expect_bad_file("no_v",
                  safetensors("{\"__metadata__\":{\"layout\":\"SHD\"}," + entry("q", "F32", "[2,1,4]", 0, 32) + "," +
                                  entry("k", "F32", "[2,1,4]", 32, 64) + "}",
                              64),
                  "v");
  expect_bad_file("rank", safetensors(tiny("[8]", "[2,1,4]", "[2,1,4]"), 96), "q");
  const std::string metadata = R"({"__metadata__":{"layout":"SHD"},)";
  expect_bad_file(
      "ratio",
      safetensors(metadata + entry("q", "F32", "[2,3,4]", 0, 96) + "," + entry("k", "F32", "[2,2,4]", 96, 160) + "," +
                      entry("v", "F32", "[2,2,4]", 160, 224) + "}",
                  224),
      "head");
  expect_bad_file(
      "mixed",
      safetensors(metadata + entry("q", "F32", "[2,1,4]", 0, 32) + "," + entry("k", "BF16", "[2,1,4]", 32, 48) + "," +
                      entry("v", "F32", "[2,1,4]", 48, 80) + "}",
                  80),
      "k");
  expect_bad_file("dims", safetensors(tiny("[2,1,4]", "[1,1,8]", "[2,1,4]"), 96), "k");
  expect_bad_file("keys", safetensors(tiny("[2,1,4]", "[2,1,4]", "[1,2,4]"), 96), "v");
  expect_bad_file("no_layout", safetensors(tiny("[2,1,4]", "[2,1,4]", "[2,1,4]", ""), 96), "layout");
}

TEST_F(Inputs, F16IsConvertedOnlyIfAMethodSaysTo) {
  scratch.write("f16",
                safetensors(R"({"__metadata__":{"layout":"SHD"},)" + entry("q", "F16", "[2,1,4]", 0, 16) + "," +
                                entry("k", "F16", "[2,1,4]", 16, 32) + "," + entry("v", "F16", "[2,1,4]", 32, 48) + "}",
                            48));
  expect(3, {"attend", "--input", "f16", "--output", "o"}, "got f16; accepted: bf16, f32, e4m3fn or i8, or a --method");
  for (const char* method : {"bf16/exact/running", "f32/exact/running", "e4m3/lean/anchor"}) {
    const Outcome outcome = scratch.run({"attend", "--input", "f16", "--method", method, "--output", "o"});
    EXPECT_EQ(outcome.exit, 0) << outcome.error;
    EXPECT_NE(outcome.out.find(std::string("quantised here, ") + method), std::string::npos) << outcome.out;
  }
  EXPECT_EQ(scratch.run({"quantize", "--input", "f16", "--output", "packed"}).exit, 0);
}

TEST_F(Inputs, NpyWithPicklesOrFortranOrder) {
  const std::string good = npy("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 1, 4), }", 32);
  scratch.write("ok.npy", good);
  const auto attend = [&](const std::string& bytes, int exit, const std::string& says) {
    scratch.write("bad.npy", bytes);
    const auto before = scratch.files();
    expect(exit, {"attend", "--q", "bad.npy", "--k", "ok.npy", "--v", "ok.npy", "--layout", "SHD", "--output", "out"},
           says);
    EXPECT_EQ(scratch.files(), before);
  };
  EXPECT_EQ(
      scratch.run({"attend", "--q", "ok.npy", "--k", "ok.npy", "--v", "ok.npy", "--layout", "SHD", "--output", "o"})
          .exit,
      0);
  attend(npy("{'descr': '|O', 'fortran_order': False, 'shape': (2, 1, 4), }", 32), 3, "bad.npy");
  attend(npy("{'descr': '<f4', 'fortran_order': True, 'shape': (2, 1, 4), }", 32), 3, "Fortran");
  attend(good.substr(0, good.size() - 1), 4, "bad.npy");
  attend("\x80\x04pickle", 4, "bad.npy");
}

TEST_F(Inputs, ReportsAndCaseListsThatAreNone) {
  scratch.write("bad.json", "{\"layers\": 3}");
  expect(4, {"report", "--input", "bad.json", "-o", "index.html"}, "layers");
  expect(4, {"bench", "--cases", "bad.json"}, "cases");
  // What another device measured is no modelled result.
  scratch.write("cpu.json", R"({"device": "cpu", "rows": []})");
  expect(4, {"report", "--input", "cpu.json", "-o", "index.html"}, "device: gfx950-emu is expected, got 'cpu'");
  expect(2, {"bench", "--set", "smoke", "--only", "nothing"}, "nothing");
}

TEST_F(Inputs, HeadsAndRowsThatTheLayerDoesNotHave) {
  expect(4, {"accuracy", "--input", "layer.safetensors", "--heads", "4"}, "0..3");
  expect(4, {"accuracy", "--input", "layer.safetensors", "--rows", "40:"}, "0..39");
  expect(4, {"accuracy", "--input", "layer.safetensors", "--sinks", "4"},
         "--sinks counts rows from --sink-rows on, 64: unless given: that row is in the layer; got 64:; accepted: "
         "--sink-rows 0: to 39:");
}

TEST_F(Inputs, TheRepeatCommandRepeatsAndIsNarrow) {
  const Outcome first = scratch.run({"accuracy", "--input", "layer.safetensors", "it's not there", "--methods", "fa3"});
  ASSERT_EQ(first.exit, 4);
  const std::size_t at = first.error.find("repeat: ");
  ASSERT_NE(at, std::string::npos) << first.error;
  const std::string command = first.error.substr(at + 8, first.error.find('\n', at) - at - 8);
  EXPECT_EQ(command.find("layer.safetensors"), std::string::npos) << command;
  const Outcome again = scratch.shell(command);
  EXPECT_EQ(again.exit, 4) << command;
  EXPECT_NE(again.error.find("it's not there"), std::string::npos) << again.error;
}

TEST_F(Inputs, WhatWouldBeIgnoredIsRefused) {
  expect(2, {"bench", "--set", "standard", "--only", "fp8-lean-d128", "--method", "fa3"}, "names its own method");
  expect(2,
         {"bench", "--set", "standard", "--device", "gfx950-emu", "--parameter", "lds.latency=9", "--parameter",
          "lds.latency=8"},
         "lds.latency is changed twice");
}

// Before anything is taken, and once: the table's line says no more than that it failed.
TEST_F(Inputs, ABenchRowThatNoMemoryHoldsIsRefused) {
  scratch.write("cases.json", R"({"cases": [
    {"name": "huge", "mask": "full", "seqlen": 2147483648, "batch": 2147483648, "heads_q": 2147483648,
     "heads_kv": 2147483648, "head_dim_qk": 128, "head_dim_v": 128},
    {"name": "long", "mask": "full", "seqlen": 1073741824, "heads_q": 8, "heads_kv": 8, "head_dim_qk": 128,
     "head_dim_v": 128}]})");
  const Outcome outcome = scratch.run({"bench", "--cases", "cases.json"});
  EXPECT_EQ(outcome.exit, 1) << outcome.error;
  for (const char* says :
       {"huge: inputs and output: ", "long: inputs and output: 8192.0 GiB are needed; this machine"}) {
    const std::size_t at = outcome.error.find(says);
    EXPECT_NE(at, std::string::npos) << outcome.error;
    EXPECT_EQ(outcome.error.find(says, at + 1), std::string::npos) << outcome.error;
    EXPECT_EQ(outcome.out.find(says), std::string::npos) << outcome.out;
  }
  EXPECT_NE(outcome.out.find(" failed\n"), std::string::npos) << outcome.out;
  expect(1, {"accuracy", "--gaussian", "10000000,1000,1000,128"}, "q, k and v: ");
}

TEST_F(Inputs, ABenchRowThatFailsDoesNotStopTheOthers) {
  scratch.write("cases.json", R"({"cases": [
    {"name": "too_wide", "mask": "full", "seqlen": 2, "heads_q": 1, "heads_kv": 1, "head_dim_qk": 512, "head_dim_v": 512},
    {"name": "fine", "mask": "full", "seqlen": 2, "heads_q": 1, "heads_kv": 1, "head_dim_qk": 64, "head_dim_v": 64}]})");
  const Outcome outcome = scratch.run({"bench", "--cases", "cases.json", "--json", "bench.json"});
  EXPECT_EQ(outcome.exit, 3) << outcome.error;
  EXPECT_NE(outcome.error.find("repeat: leanfa bench --device cpu --cases cases.json --only too_wide"),
            std::string::npos)
      << outcome.error;
  EXPECT_NE(scratch.read("bench.json").find("\"fine\""), std::string::npos);
}

}  // namespace
}  // namespace leanfa::test
