// scripts/quickstart with a program and build tools that only say what they were asked: which files reach the program.
#include <gtest/gtest.h>

#include "cli_driver.hpp"

namespace leanfa::test {
namespace {

class Quickstart : public testing::Test {
 protected:
  // A checkout of the scripts alone. The tools claim a version that is new enough for everything.
  void SetUp() override {
    namespace fs = std::filesystem;
    fs::create_directories(scratch.path("checkout/build/tools/leanfa"));
    fs::create_directories(scratch.path("tools"));
    fs::create_directories(scratch.path("data"));
    fs::copy(fs::path(LEANFA_SOURCE_DIR) / "scripts", scratch.path("checkout/scripts"), fs::copy_options::recursive);
    for (const char* tool : {"g++", "cmake", "ninja", "gnuplot", "clang-22", "ld.lld-22"})
      script(std::string("tools/") + tool, "echo 99.0");
    script("checkout/build/tools/leanfa/leanfa", "for word; do echo \"word: $word\"; done");
    scratch.write("data/my layer.safetensors", "");
  }

  void script(const std::string& name, const std::string& line) {
    scratch.write(name, "#!/bin/sh\n" + line + "\n");
    std::filesystem::permissions(scratch.path(name), std::filesystem::perms::owner_all);
  }

  Outcome quickstart(const std::string& arguments) {
    return scratch.shell("cd data && PATH=\"$PWD/../tools:$PATH\" ../checkout/scripts/quickstart --no-install " +
                         arguments);
  }

  Scratch scratch;
};

TEST_F(Quickstart, TakesPathsRelativeToWhereItIsCalled) {
  const Outcome outcome = quickstart("'my layer.safetensors'");
  EXPECT_EQ(outcome.exit, 0) << outcome.out << outcome.error;
  const std::string whole = scratch.path("data/my layer.safetensors").string();
  EXPECT_NE(outcome.out.find("word: " + whole + "\n"), std::string::npos) << outcome.out;
  EXPECT_NE(quickstart("'" + whole + "'").out.find("word: " + whole + "\n"), std::string::npos);
}

TEST_F(Quickstart, AFileThatIsNotThereIsFoundBeforeBuilding) {
  const Outcome outcome = quickstart("'my layer.safetensors' other.safetensors");
  EXPECT_EQ(outcome.exit, 2);
  EXPECT_NE(outcome.error.find("other.safetensors: no such file"), std::string::npos) << outcome.error;
  EXPECT_EQ(outcome.out.find("building"), std::string::npos) << outcome.out;
}

}  // namespace
}  // namespace leanfa::test
