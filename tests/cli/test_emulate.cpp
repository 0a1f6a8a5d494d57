// leanfa emulate: outputs, faults, mutants, and what it says of wrong arguments.
#include <gtest/gtest.h>

#include <cstring>
#include <nlohmann/json.hpp>

#include "kernel_file.hpp"

namespace leanfa::test {
namespace {

// What every test here runs, with more options behind.
Outcome emulate(const Scratch& scratch, const std::vector<std::string>& more) {
  std::vector<std::string> arguments = {"emulate", "add.co", "--grid", "4", "--block", "256", "--args", "add.json"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return scratch.run(arguments);
}

TEST(Emulate, WritesTheOutputs) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co");
  write_add_arguments(scratch, "add.json");
  const Outcome outcome = emulate(scratch, {"--audit", "--orders", "3", "--json", "add_report.json"});
  ASSERT_EQ(outcome.exit, 0) << outcome.out << outcome.error;
  const std::string file = scratch.read("out.npy");
  ASSERT_GE(file.size(), 4096U);
  for (std::size_t i = 0; i < 1024; ++i) {
    float value = 0;
    std::memcpy(&value, file.data() + file.size() - 4096 + 4 * i, 4);
    ASSERT_EQ(value, 1.5F) << i;
  }
  const auto report = nlohmann::json::parse(scratch.read("add_report.json"));
  EXPECT_EQ(report.at("instructions"), 3 * 4 * 4 * 10);  // orders, workgroups, waves
  EXPECT_TRUE(report.at("faults").empty());
}

TEST(Emulate, KernelNamesAreShownOnOneLineWithoutControlCharacters) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co", false, "ad\x1B\nd");
  write_add_arguments(scratch, "add.json");
  for (const Outcome& outcome : {emulate(scratch, {"--audit"}), scratch.run({"check", "add.co"})}) {
    EXPECT_NE(outcome.out.find("\nad\\x1B\\x0Ad: "), std::string::npos) << outcome.out;
    EXPECT_EQ((outcome.out + outcome.error).find('\x1B'), std::string::npos);
  }
}

// The small output could be written, the large one meets the limit on the size of files, as on a full disk.
TEST(Emulate, AllOutputsAreWrittenOrNone) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co");
  scratch.write("add.json", R"({"buffers": {"a": {"shape": [1024], "dtype": "f32", "output": "a.npy"},
      "b": {"shape": [65536], "dtype": "f32", "output": "b.npy"}},
      "arguments": [{"offset": 0, "buffer": "a"}, {"offset": 8, "buffer": "b"},
                    {"offset": 16, "type": "f32", "value": 0.5}]})");
  const auto before = scratch.files();
  const Outcome outcome = scratch.shell("(ulimit -f 64; leanfa emulate add.co --grid 4 --block 256 --args add.json)");
  EXPECT_EQ(outcome.exit, 4) << outcome.error;
  EXPECT_NE(outcome.error.find("b.npy: cannot write"), std::string::npos) << outcome.error;
  EXPECT_EQ(scratch.files(), before);
  EXPECT_EQ(emulate(scratch, {"--json", "report.json"}).exit, 0);
  EXPECT_EQ(scratch.files(), (std::vector<std::string>{"a.npy", "add.co", "add.json", "b.npy", "report.json"}));
}

TEST(Emulate, NamesTheBufferOfAnAccessOutside) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co");
  write_add_arguments(scratch, "add.json", 1000);
  const Outcome outcome = emulate(scratch, {});
  EXPECT_EQ(outcome.exit, 1) << outcome.out;
  EXPECT_NE(outcome.out.find("global_load_dword"), std::string::npos) << outcome.out;
  EXPECT_NE(outcome.out.find("x"), std::string::npos) << outcome.out;
}

TEST(Emulate, AuditFindsAMissingWait) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co", false);
  write_add_arguments(scratch, "add.json");
  EXPECT_EQ(emulate(scratch, {}).exit, 0);
  const Outcome outcome = emulate(scratch, {"--audit"});
  EXPECT_EQ(outcome.exit, 1) << outcome.out;
  EXPECT_NE(outcome.out.find("vmcnt"), std::string::npos) << outcome.out;
}

TEST(Emulate, MutateNoticesEachWait) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co");
  write_add_arguments(scratch, "add.json");
  const Outcome outcome = emulate(scratch, {"--mutate"});
  EXPECT_EQ(outcome.exit, 0) << outcome.out << outcome.error;
  EXPECT_NE(outcome.out.find("s_waitcnt lgkmcnt(0)"), std::string::npos) << outcome.out;
}

#ifdef LEANFA_SMALL_KERNELS
TEST(Emulate, ArgumentsThatAreNotGivenAreZeroWhereThatIsSaid) {
  const Scratch scratch;
  const std::string given = R"({"buffers": {"in": {"shape": [64], "dtype": "i32", "fill": 1}},
                               "arguments": [{"offset": 0, "buffer": "in"}])";
  const auto emulate_lane_sum = [&](const std::string& rest) {
    scratch.write("args.json", given + rest);
    return scratch.run({"emulate", LEANFA_SMALL_KERNELS, "--kernel", "lane_sum", "--args", "args.json"});
  };
  const Outcome missing = emulate_lane_sum("}");
  EXPECT_EQ(missing.exit, 4) << missing.out;
  EXPECT_NE(missing.error.find("others_are_zero"), std::string::npos) << missing.error;
  const Outcome null = emulate_lane_sum(R"(, "others_are_zero": true})");
  EXPECT_EQ(null.exit, 1) << null.error;
  EXPECT_NE(null.out.find("memory-out-of-bounds"), std::string::npos) << null.out;
}
#endif

TEST(Emulate, TimingLeavesTheResultsAlone) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co");
  write_add_arguments(scratch, "add.json");
  ASSERT_EQ(emulate(scratch, {}).exit, 0);
  const std::string plain = scratch.read("out.npy");
  const Outcome outcome =
      emulate(scratch, {"--audit", "--timing", "--switching", "--timing-json", "t.json", "--timing-listing", "t.txt",
                        "--timeline", "t.svg", "--timeline-workgroup", "3"});
  ASSERT_EQ(outcome.exit, 0) << outcome.out << outcome.error;
  EXPECT_EQ(scratch.read("out.npy"), plain);
  EXPECT_NE(outcome.out.find("modelled"), std::string::npos) << outcome.out;
  const auto report = nlohmann::json::parse(scratch.read("t.json"));
  EXPECT_EQ(report.at("modelled"), true);
  EXPECT_GT(report.at("cycles"), 0);
  EXPECT_EQ(report.at("waves").size(), 16U);
  EXPECT_EQ(report.at("workgroup_cycles").size(), 4U);
  for (const char* pipe : {"mfma", "valu", "trans", "lds", "vmem"})
    EXPECT_TRUE(report.at("busy").contains(pipe)) << pipe;
  EXPECT_GT(report.at("stalls").at("vmcnt"), 0);
  EXPECT_NE(scratch.read("t.txt").find("s_waitcnt vmcnt(0)"), std::string::npos);
  EXPECT_NE(scratch.read("t.svg").find("modelled"), std::string::npos);
}

TEST(Emulate, TimingParametersChangeTheClocks) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co");
  write_add_arguments(scratch, "add.json");
  const auto cycles = [&](const std::string& assignment) {
    const Outcome outcome = emulate(scratch, {"--timing", "--set", assignment, "--timing-json", "t.json"});
    EXPECT_EQ(outcome.exit, 0) << outcome.error;
    return nlohmann::json::parse(scratch.read("t.json")).at("cycles").get<std::int64_t>();
  };
  EXPECT_EQ(cycles("smem.latency=1200") - cycles("smem.latency=200"), 1000);
  EXPECT_EQ(nlohmann::json::parse(scratch.read("t.json")).at("parameters").at("smem.latency"), 200);
  const Outcome table = emulate(scratch, {"--timing", "--parameters", "--sensitivity"});
  EXPECT_EQ(table.exit, 0) << table.error;
  EXPECT_NE(table.out.find("mfma.valu_slot"), std::string::npos) << table.out;
  EXPECT_NE(table.out.find("pessimistic"), std::string::npos) << table.out;
  const Outcome unknown = emulate(scratch, {"--timing", "--set", "smem.latenci=1"});
  EXPECT_EQ(unknown.exit, 2);
  EXPECT_NE(unknown.error.find("smem.latency"), std::string::npos) << unknown.error;
  EXPECT_EQ(emulate(scratch, {"--set", "smem.latency=1"}).exit, 2);
  EXPECT_EQ(emulate(scratch, {"--timing", "--timeline", "t.png"}).exit, 2);
  EXPECT_EQ(emulate(scratch, {"--timing", "--timing-json", "add.co"}).exit, 2);
  for (const char* const zero : {"valu.clocks=0", "lds.queue=0", "vmem.queue=0", "mfma.pass=0"})
    EXPECT_EQ(emulate(scratch, {"--timing", "--set", zero}).exit, 2) << zero;
  for (const char* const loop : {"0x1", "nolabel", "add:nolabel"}) {
    const Outcome outcome = emulate(scratch, {"--timing", "--loop", loop});
    EXPECT_EQ(outcome.exit, 2) << loop;
    EXPECT_NE(outcome.error.find("repeat: leanfa emulate"), std::string::npos) << outcome.error;
  }
  const Outcome reversed = emulate(scratch, {"--timing", "--loop", "add:add"});
  EXPECT_EQ(reversed.exit, 2);
  EXPECT_NE(reversed.error.find("not behind its beginning"), std::string::npos) << reversed.error;
  const Outcome workgroup = emulate(scratch, {"--timing", "--timeline", "t.svg", "--timeline-workgroup", "9"});
  EXPECT_EQ(workgroup.exit, 2);
  EXPECT_NE(workgroup.error.find("accepted: 0 to 3"), std::string::npos) << workgroup.error;
}

TEST(Check, FindsAMissingWaitWithoutRunning) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co");
  EXPECT_EQ(scratch.run({"check", "add.co"}).exit, 0);
  write_add_kernel(scratch, "add.co", false);
  const Outcome outcome = scratch.run({"check", "add.co", "--json", "check.json"});
  EXPECT_EQ(outcome.exit, 1);
  EXPECT_NE(outcome.out.find("needs s_waitcnt vmcnt(0)"), std::string::npos) << outcome.out;
  const auto report = nlohmann::json::parse(scratch.read("check.json"));
  EXPECT_EQ(report.at("kernels").at(0).at("faults").at(0).at("rule"), "wait-count-register");
}

TEST(Emulate, RefusesWhatItCannotRun) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co");
  write_add_arguments(scratch, "add.json");
  const Outcome kernel = emulate(scratch, {"--kernel", "sub"});
  EXPECT_EQ(kernel.exit, 4);
  EXPECT_NE(kernel.error.find("add"), std::string::npos) << kernel.error;
  scratch.write("add.json", R"({"buffers": {}, "arguments": [{"offset": 0, "buffer": "y"}]})");
  EXPECT_EQ(emulate(scratch, {}).exit, 4);
  scratch.write("add.co", "no ELF");
  EXPECT_EQ(emulate(scratch, {}).exit, 4);
}

TEST(Emulate, KeepsItsInputsAndLooksAtOutputsFirst) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co");
  write_add_arguments(scratch, "add.json");
  const std::string code = scratch.read("add.co");
  const std::string args = scratch.read("add.json");
  for (const char* input : {"add.co", "add.json", "./add.json"}) EXPECT_EQ(emulate(scratch, {"--json", input}).exit, 2);
  EXPECT_EQ(scratch.run({"disasm", "add.co", "--json", "add.co"}).exit, 2);
  EXPECT_EQ(scratch.run({"check", "add.co", "--json", "add.co"}).exit, 2);
  EXPECT_EQ(scratch.run({"check", "add.co", "--json", "no/check.json"}).exit, 4);
  EXPECT_EQ(emulate(scratch, {"--json", "out.npy"}).exit, 4);  // the arguments' output
  EXPECT_EQ(emulate(scratch, {"--json", "no/report.json"}).exit, 4);
  EXPECT_EQ(scratch.read("add.co"), code);
  EXPECT_EQ(scratch.read("add.json"), args);
  EXPECT_EQ(scratch.files(), (std::vector<std::string>{"add.co", "add.json"}));
}

TEST(Emulate, RefusesArgumentsThatMeanNothing) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co");
  const auto refused = [&](const std::string& json, const char* word) {
    scratch.write("add.json", json);
    const Outcome outcome = emulate(scratch, {});
    EXPECT_EQ(outcome.exit, 4) << json << outcome.out;
    EXPECT_NE(outcome.error.find(word), std::string::npos) << json << outcome.error;
  };
  refused(R"({"buffers": {}, "arguments": [], "extra": 1})", "extra");
  refused(R"({"buffers": {"x": {"shape": [4], "outptu": "x.npy"}}, "arguments": []})", "outptu");
  refused(R"({"buffers": {"x": {"shape": [4], "output": "x.txt"}}, "arguments": []})", ".npy");
  refused(R"({"buffers": {"x": {"shape": [4], "dtype": "i8", "fill": 1000}}, "arguments": []})", "fill");
  refused(R"({"buffers": {"x": {"shape": [4], "fill": 0, "uninitialised": true}}, "arguments": []})", "one of them");
  refused(R"({"buffers": {"x": {"shape": [17179869185]}}, "arguments": []})", "16 GiB");
  refused(R"({"buffers": {}, "arguments": [{"offset": 0, "type": "u32", "value": -1}]})", "value");
  refused(R"({"buffers": {}, "arguments": [{"offset": 0, "name": "x", "type": "u32", "value": 1}]})", "one of them");
  refused(
      R"({"buffers": {"x": {"shape": [4]}}, "arguments": [{"offset": 0, "buffer": "x"}, {"offset": 4, "buffer": "x"}]})",
      "no other argument");
}

TEST(Emulate, AuditTellsWhoReadsWhatNothingHasWritten) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co");
  const auto write = [&](const char* x) {
    scratch.write("add.json", std::string(R"({"buffers": {"x": {"shape": [1024], "dtype": "f32", )") + x +
                                  R"(}, "out": {"shape": [1024], "dtype": "f32", "output": "out.npy"}},
      "arguments": [{"offset": 0, "buffer": "x"}, {"offset": 8, "buffer": "out"},
                    {"offset": 16, "type": "f32", "value": 0.5}]})");
  };
  write(R"("uninitialised": true)");
  EXPECT_EQ(emulate(scratch, {}).exit, 0);
  const Outcome outcome = emulate(scratch, {"--audit"});
  EXPECT_EQ(outcome.exit, 1) << outcome.out;
  EXPECT_NE(outcome.out.find("uninitialised-memory"), std::string::npos) << outcome.out;
  EXPECT_NE(outcome.out.find("byte 0 of x: read, and nothing has written it"), std::string::npos) << outcome.out;
  write(R"("output": "x.npy")");
  EXPECT_EQ(emulate(scratch, {"--audit"}).exit, 1);
  write(R"("output": "x.npy", "fill": 0)");
  EXPECT_EQ(emulate(scratch, {"--audit"}).exit, 0);
}

TEST(Emulate, AuditTellsWhichWorkgroupsRace) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co");
  // The output lies on the input, 16 elements on: each workgroup writes what the next one reads.
  scratch.write("add.json", R"({"buffers": {"x": {"shape": [2048], "dtype": "f32", "fill": 1}},
      "arguments": [{"offset": 0, "buffer": "x"}, {"offset": 8, "buffer": "x", "add": 64},
                    {"offset": 16, "type": "f32", "value": 0.5}]})");
  const Outcome outcome = emulate(scratch, {"--audit", "--threads", "2"});
  EXPECT_EQ(outcome.exit, 1) << outcome.out;
  EXPECT_NE(outcome.out.find("global-race"), std::string::npos) << outcome.out;
  EXPECT_EQ(outcome.out.substr(0, outcome.out.rfind("add:")), [&] {
    const Outcome again = emulate(scratch, {"--audit", "--threads", "1"});
    return again.out.substr(0, again.out.rfind("add:"));
  }());
}

TEST(Emulate, BudgetAndSeedAreInRange) {
  const Scratch scratch;
  write_add_kernel(scratch, "add.co");
  write_add_arguments(scratch, "add.json");
  for (const char* budget : {"-1", "0", "99999999999999999999999"})
    EXPECT_EQ(emulate(scratch, {"--budget", budget}).exit, 2) << budget;
  EXPECT_EQ(emulate(scratch, {"--seed", "-1"}).exit, 2);
  EXPECT_EQ(emulate(scratch, {"--mutate", "--budget", "3"}).exit, 1);
  EXPECT_EQ(emulate(scratch, {"--mutate", "--json", "m.json"}).exit, 2);
}

}  // namespace
}  // namespace leanfa::test
