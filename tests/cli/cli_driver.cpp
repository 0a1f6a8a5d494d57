#include "cli_driver.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "report/gaussian.hpp"

namespace leanfa::test {
namespace {

std::string slurp(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string single_quoted(const std::string& word) {
  std::string result = "'";
  for (const char c : word) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

}  // namespace

Scratch::Scratch() {
  std::string pattern = (std::filesystem::temp_directory_path() / "leanfa-cli-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) ADD_FAILURE() << "no scratch directory";
  directory_ = pattern;
}

Scratch::~Scratch() {
  std::error_code ignored;
  std::filesystem::remove_all(directory_, ignored);
}

Outcome Scratch::run(const std::vector<std::string>& arguments) const {
  std::string command = "leanfa";
  for (const std::string& argument : arguments) command += " " + single_quoted(argument);
  return shell(command);
}

Outcome Scratch::shell(const std::string& command) const {
  // Output goes beside the directory, so that files() shows only what the program made.
  const std::string out = directory_.string() + ".out", error = directory_.string() + ".err";
  const std::string whole = "cd " + single_quoted(directory_.string()) + " && leanfa() { " + single_quoted(LEANFA_CLI) +
                            " \"$@\"; } && { " + command + "\n} >" + single_quoted(out) + " 2>" + single_quoted(error) +
                            " </dev/null";
  const int status = std::system(whole.c_str());
  Outcome outcome;
  outcome.exit = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  outcome.out = slurp(out);
  outcome.error = slurp(error);
  std::filesystem::remove(out);
  std::filesystem::remove(error);
  return outcome;
}

void Scratch::write(const std::string& name, std::string_view bytes) const {
  std::ofstream(path(name), std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

std::string Scratch::read(const std::string& name) const { return slurp(path(name)); }

std::vector<std::string> Scratch::files() const {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(directory_))
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

void Scratch::write_layer(const std::string& name, Index tokens, const std::string& model) const {
  const auto made = report::gaussian_problem(
      {.seqlen_q = tokens, .seqlen_k = tokens, .heads_q = 4, .heads_kv = 2, .head_dim_qk = 64, .head_dim_v = 64},
      DType::kBF16, 3);
  ASSERT_TRUE(made);
  const std::vector<io::StoredTensor> tensors{{"q", DType::kBF16, {tokens, 4, 64}, made->q.span()},
                                              {"k", DType::kBF16, {tokens, 2, 64}, made->k.span()},
                                              {"v", DType::kBF16, {tokens, 2, 64}, made->v.span()}};
  const auto written = io::write_safetensors(
      path(name).string(), tensors,
      {{"layout", "SHD"}, {"model", model}, {"layer", "2"}, {"softmax_scale", "0.125"}, {"rope", "applied"}});
  ASSERT_TRUE(written) << written.error().message;
}

}  // namespace leanfa::test
