// --help of the program and of every subcommand: it names exit codes and options, and its examples run.
#include <gtest/gtest.h>

#include "cli_driver.hpp"
#include "isa/gfx950/code_object_image.hpp"
#include "kernel_file.hpp"
#include "runtime/device.hpp"

namespace leanfa::test {
namespace {

constexpr const char* kSubcommands[] = {"info",  "attend", "quantize", "accuracy", "report",
                                        "bench", "emit",   "disasm",   "check",    "emulate"};

void write_kernel(const Scratch& scratch, const std::string& name) {
  constexpr std::uint32_t kText[] = {0xbf800000, 0xbf810000};  // s_nop 0, s_endpgm
  const isa::test::ImageSymbol symbols[] = {{"kernel", 0, 8}};
  const isa::test::Image image = isa::test::code_object_image(kText, symbols);
  scratch.write(name, {reinterpret_cast<const char*>(image.bytes.data()), image.bytes.size()});
}

std::string example_of(const std::string& help) {
  const std::size_t heading = help.find("Example:");
  if (heading == std::string::npos) return {};
  const std::size_t begin = help.find("leanfa ", heading);
  return begin == std::string::npos ? std::string() : help.substr(begin, help.find('\n', begin) - begin);
}

TEST(Help, TheProgramNamesItsSubcommandsAndExitCodes) {
  const Scratch scratch;
  const Outcome help = scratch.run({"--help"});
  EXPECT_EQ(help.exit, 0);
  EXPECT_TRUE(help.error.empty()) << help.error;
  for (const char* name : kSubcommands) EXPECT_NE(help.out.find(name), std::string::npos) << name;
  EXPECT_NE(help.out.find("3 unsupported"), std::string::npos);
}

TEST(Help, VersionIsOneLine) {
  const Scratch scratch;
  const Outcome version = scratch.run({"--version"});
  EXPECT_EQ(version.exit, 0);
  EXPECT_TRUE(version.out.starts_with("leanfa ")) << version.out;
  EXPECT_EQ(version.out.find('\n'), version.out.size() - 1);
}

// In the order in which a user would run them: report reads what accuracy wrote.
TEST(Help, EveryExampleRunsAsItStands) {
  const Scratch scratch;
  scratch.write_layer("layer.safetensors", 100);
  write_kernel(scratch, "kernel.co");
  write_add_kernel(scratch, "add.co");
  write_add_arguments(scratch, "add.json");
  for (const char* name : kSubcommands) {
    const Outcome help = scratch.run({name, "--help"});
    EXPECT_EQ(help.exit, 0) << name;
    EXPECT_NE(help.out.find("--json"), std::string::npos) << name;
    const std::string example = example_of(help.out);
    ASSERT_TRUE(example.starts_with(std::string("leanfa ") + name)) << help.out;
    const Outcome outcome = scratch.shell(example);
    const bool no_gnuplot = outcome.exit == 3 && outcome.error.find("gnuplot-nox") != std::string::npos;
    EXPECT_TRUE(outcome.exit == 0 || no_gnuplot) << example << "\n" << outcome.error;
    EXPECT_TRUE(no_gnuplot || outcome.error.empty()) << example << "\n" << outcome.error;  // no bar without a terminal
    EXPECT_FALSE(outcome.out.empty() && !no_gnuplot) << example;
  }
}

TEST(Info, SaysWhatIsAbsentAndWhy) {
  const Scratch scratch;
  const Outcome info = scratch.run({"info"});
  ASSERT_EQ(info.exit, 0) << info.error;
  std::vector<std::string> words{"leanfa ", "cpu/method"};
  for (const runtime::Device& device : runtime::devices()) {
    words.emplace_back(device.name);
    words.emplace_back(device.available() ? device.description : device.absent);
  }
  for (const std::string& word : words) EXPECT_NE(info.out.find(word), std::string::npos) << word << "\n" << info.out;
}

}  // namespace
}  // namespace leanfa::test
