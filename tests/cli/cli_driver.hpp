// Runs the real program in a scratch directory and hands back its exit code and what it printed.
#pragma once

#include <filesystem>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "base/tensor.hpp"
#include "io/safetensors.hpp"

namespace leanfa::test {

struct Outcome {
  int exit = -1;  // 128 + the signal if one ended it
  std::string out, error;
};

// A directory of its own that is removed at the end.
class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  [[nodiscard]] std::filesystem::path path(const std::string& name) const { return directory_ / name; }
  // `leanfa arguments...` in this directory.
  [[nodiscard]] Outcome run(const std::vector<std::string>& arguments) const;
  // A shell command in this directory; "leanfa" is the program under test.
  [[nodiscard]] Outcome shell(const std::string& command) const;

  void write(const std::string& name, std::string_view bytes) const;
  [[nodiscard]] std::string read(const std::string& name) const;
  [[nodiscard]] std::vector<std::string> files() const;  // sorted names, hidden ones too

  // A small bf16 layer, SHD: q [tokens, 4, 64], k and v [tokens, 2, 64], with metadata as captured layers have.
  void write_layer(const std::string& name, Index tokens = 40, const std::string& model = "gqa") const;

 private:
  std::filesystem::path directory_;
};

}  // namespace leanfa::test
