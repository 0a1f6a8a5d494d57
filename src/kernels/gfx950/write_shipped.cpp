// A program of the build: writes the assembly of every shipped kernel to FOLDER/<symbol>.s, and FOLDER/kernels.list
// with a line "symbol;arguments version;plan" for each. Usage: write_shipped FOLDER
#include <cstdio>
#include <fstream>

#include "kernels/gfx950/shipped.hpp"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: write_shipped FOLDER\n", stderr);
    return 2;
  }
  const auto kernels = leanfa::gfx950::shipped_kernels();
  if (!kernels) {
    std::fprintf(stderr, "%s\n", kernels.error().message.c_str());
    return 1;
  }
  const std::string folder = argv[1];
  std::ofstream list(folder + "/kernels.list");
  for (const auto& kernel : *kernels) {
    std::ofstream text(folder + "/" + kernel.symbol + ".s");
    text << kernel.text;
    list << kernel.symbol << ';' << kernel.arguments_version << ';' << kernel.plan << '\n';
    if (!text.flush()) return 1;
  }
  return list.flush() ? 0 : 1;
}
