// Outputs that cannot be written: an error with its exit code, nothing half-written, and what stood there is kept.
#include <gtest/gtest.h>

#include "cli_driver.hpp"

namespace leanfa::test {
namespace {

class Output : public testing::Test {
 protected:
  void SetUp() override { scratch.write_layer("layer.safetensors"); }

  // Runs `command`, expects an input-output failure and no change of the directory.
  void expect_refused(const std::string& command) {
    const auto before = scratch.files();
    const Outcome outcome = scratch.shell(command);
    EXPECT_EQ(outcome.exit, 4) << command << "\n" << outcome.error;
    EXPECT_NE(outcome.error.find("repeat: leanfa"), std::string::npos) << command << "\n" << outcome.error;
    EXPECT_EQ(scratch.files(), before) << command;
  }

  Scratch scratch;
};

constexpr const char* kWriters[] = {
    "leanfa attend --input layer.safetensors --output ", "leanfa quantize --input layer.safetensors --output ",
    "leanfa accuracy --input layer.safetensors --methods fa3 --no-stages --json ", "leanfa info --json ",
    "leanfa bench --set smoke --only smoke_bf16/exact/running --json "};

TEST_F(Output, DirectoriesThatAreNotThere) {
  for (const std::string writer : kWriters) expect_refused(writer + "none/out");
}

TEST_F(Output, AFileWhereADirectoryShouldBe) {
  for (const std::string writer : kWriters) expect_refused(writer + "layer.safetensors/out");
}

TEST_F(Output, ADirectoryWhereTheFileShouldBe) {
  std::filesystem::create_directory(scratch.path("taken"));
  for (const std::string writer : kWriters) expect_refused(writer + "taken");
}

// With an input that is not there either, the message tells which of the two was looked at first.
TEST_F(Output, APathThatCannotBeWrittenIsFoundBeforeTheWork) {
  for (const char* command :
       {"leanfa attend --input absent --output none/out", "leanfa attend --input absent --output o --json none/out",
        "leanfa quantize --input absent --output none/out", "leanfa quantize --input absent --output o --json none/out",
        "leanfa accuracy --input absent --json none/out", "leanfa report --input absent -o none/out",
        "leanfa report --input absent -o o --json none/out", "leanfa bench --cases absent --json none/out",
        "leanfa bench --cases absent --csv none/out", "leanfa info --json none/out"}) {
    expect_refused(command);
    const Outcome outcome = scratch.shell(command);
    EXPECT_NE(outcome.error.find("none/out: cannot write"), std::string::npos) << command << "\n" << outcome.error;
    EXPECT_EQ(outcome.out, "") << command;
  }
}

TEST_F(Output, TwoOutputsOrAnOutputAndAnInputThatAreOneFileAreUsageErrors) {
  std::filesystem::create_directory(scratch.path("sub"));
  std::filesystem::create_symlink("layer.safetensors", scratch.path("link"));
  std::filesystem::create_directory_symlink("sub", scratch.path("dir_link"));
  scratch.write("a.json", "{}");
  const std::string layer = scratch.read("layer.safetensors");
  const auto before = scratch.files();
  for (const std::string command :
       {"attend --input layer.safetensors --output o --json ./o",
        "attend --input layer.safetensors --output layer.safetensors",
        "attend --input layer.safetensors --output o --json link",
        "attend --input link --output sub/../layer.safetensors", "attend --q a --k b --v c --layout SHD --output b",
        "quantize --input layer.safetensors --output sub/o --json dir_link/o",
        "quantize --input layer.safetensors --output link",
        "accuracy --input layer.safetensors --json layer.safetensors", "report --input a.json -o a.json",
        "report --input a.json -o o --json o", "report --input a.json x -o x", "bench --set smoke --json o --csv o",
        "bench --cases a.json --csv a.json"}) {
    const Outcome outcome = scratch.shell("leanfa " + command);
    EXPECT_EQ(outcome.exit, 2) << command << "\n" << outcome.error;
    EXPECT_NE(outcome.error.find("another path is needed"), std::string::npos) << command << "\n" << outcome.error;
    EXPECT_NE(outcome.error.find("repeat: leanfa " + command), std::string::npos) << command << "\n" << outcome.error;
  }
  EXPECT_EQ(scratch.files(), before);
  EXPECT_EQ(scratch.read("layer.safetensors"), layer);
  EXPECT_EQ(scratch.read("a.json"), "{}");
  EXPECT_EQ(scratch.run({"attend", "--input", "layer.safetensors", "--output", "o", "--json", ""}).exit, 2);
}

TEST_F(Output, AFullDevice) {
  for (const std::string writer : kWriters) expect_refused(writer + "/dev/full");
}

// A limit on the size of files fails in the middle of writing, as a full disk does.
TEST_F(Output, AFullDiskLeavesNoPartialFileAndKeepsTheOldOne) {
  scratch.write("old", "what was there");
  for (const char* output : {"new", "old"}) {
    expect_refused(std::string("(ulimit -f 4; leanfa attend --input layer.safetensors --output ") + output + ")");
    expect_refused(std::string("(ulimit -f 4; leanfa quantize --input layer.safetensors --output ") + output + ")");
    expect_refused(std::string("(ulimit -f 1; leanfa accuracy --input layer.safetensors --no-stages --json ") + output +
                   ")");
  }
  EXPECT_EQ(scratch.read("old"), "what was there");
}

TEST_F(Output, AFullStandardOutput) {
  for (const char* command :
       {"leanfa info", "leanfa --help", "leanfa bench --help", "leanfa bench --set smoke --list"}) {
    const Outcome outcome = scratch.shell(std::string(command) + " >/dev/full");
    EXPECT_EQ(outcome.exit, 4) << command;
    EXPECT_NE(outcome.error.find("standard output"), std::string::npos) << outcome.error;
  }
}

TEST_F(Output, AReaderThatWentAwayDoesNotCostTheFile) {
  // The left side's exit code is kept beside the pipe. `true` reads nothing and is gone at once.
  const Outcome outcome = scratch.shell(
      "{ sleep 1; leanfa accuracy --input layer.safetensors --methods fa3 --no-stages --json kept.json; echo $? >code; "
      "} "
      "| true");
  EXPECT_EQ(outcome.exit, 0);
  EXPECT_EQ(scratch.read("code"), "4\n");
  EXPECT_NE(scratch.read("kept.json").find("\"fa3\""), std::string::npos);
}

TEST_F(Output, NotEnoughMemoryIsAnErrorAndNoCrash) {
#if defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "the address sanitizer needs the address space that this test takes away";
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
  GTEST_SKIP() << "the address sanitizer needs the address space that this test takes away";
#endif
#endif
  const Outcome outcome =
      scratch.shell("(ulimit -v 400000; leanfa accuracy --gaussian 1000000,8,8,128 --threads 1 --methods fa3)");
  EXPECT_EQ(outcome.exit, 1) << outcome.error;
  EXPECT_NE(outcome.error.find("memory"), std::string::npos) << outcome.error;
  EXPECT_NE(outcome.error.find("repeat: leanfa accuracy"), std::string::npos) << outcome.error;
}

TEST_F(Output, ABarIsShownOnATerminalOnly) {
  // script(1) gives the program a terminal; where it cannot there is nothing to see.
  if (scratch.shell("script -qec true /dev/null").exit != 0)
    GTEST_SKIP() << "script(1) is not installed, or this machine gives no pseudo-terminal";
  const std::string program = std::string("'") + LEANFA_CLI + "'";
  const Outcome outcome =
      scratch.shell("script -qec \"" + program + " accuracy --input layer.safetensors --methods fa3\" /dev/null");
  EXPECT_EQ(outcome.exit, 0) << outcome.error;
  EXPECT_NE(outcome.out.find("%"), std::string::npos);
  EXPECT_NE(outcome.out.find("[#"), std::string::npos) << outcome.out.substr(0, 400);
}

}  // namespace
}  // namespace leanfa::test
