// The main of a fuzz target in a build without libFuzzer: runs it on every file of the folders and files named on the
// command line, on the empty input, and on each file cut at a few lengths. Not a fuzzer: it makes no inputs of its own.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

void run(const std::vector<char>& bytes, std::size_t size) {
  // A copy of exactly `size` bytes on the heap, so that a sanitizer sees the first byte past its end.
  const std::vector<std::uint8_t> input(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
  LLVMFuzzerTestOneInput(input.data(), input.size());
}

void replay(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  const std::vector<char> bytes(std::istreambuf_iterator<char>(stream), {});
  run(bytes, bytes.size());
  for (const std::size_t parts : {2U, 3U, 8U}) run(bytes, bytes.size() / parts);
  if (!bytes.empty()) run(bytes, bytes.size() - 1);
}

}  // namespace

int main(int argc, char** argv) {
  run({}, 0);
  int files = 0;
  for (int i = 1; i < argc; ++i) {
    const std::filesystem::path path = argv[i];
    if (!std::filesystem::is_directory(path)) {
      replay(path);
      ++files;
      continue;
    }
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path)) {
      if (!entry.is_regular_file()) continue;
      replay(entry.path());
      ++files;
    }
  }
  std::printf("%d files replayed\n", files);
  return files > 0 ? 0 : 1;
}
