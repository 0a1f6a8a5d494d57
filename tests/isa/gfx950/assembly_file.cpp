#include "isa/gfx950/assembly_file.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace leanfa::isa::test {
namespace {

AssemblyLine parse(const std::string& file, int number, const std::string& line) {
  const std::size_t comment = line.find(" // ");
  AssemblyLine result{file, number, line.substr(0, comment), {}};
  if (comment == std::string::npos) throw std::runtime_error(result.where() + ": no words behind //");
  std::istringstream words(line.substr(comment + 4));
  for (std::string word; words >> word;)
    result.words.push_back(static_cast<std::uint32_t>(std::stoul(word, nullptr, 16)));
  return result;
}

}  // namespace

std::string AssemblyLine::where() const { return file + ":" + std::to_string(number); }

std::vector<AssemblyLine> golden_lines() {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(LEANFA_SOURCE_DIR "/tests/isa/gfx950/golden"))
    if (entry.path().extension() == ".s") paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  std::vector<AssemblyLine> lines;
  for (const auto& path : paths) {
    std::ifstream file(path);
    int number = 0;
    for (std::string line; std::getline(file, line);) {
      ++number;
      if (!line.starts_with("//")) lines.push_back(parse(path.filename().string(), number, line));
    }
  }
  return lines;
}

}  // namespace leanfa::isa::test
