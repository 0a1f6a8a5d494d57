#include "isa/gfx950/random_words.hpp"

#include <random>

#include "isa/gfx950/assembly_file.hpp"
#include "isa/gfx950/encoding.hpp"

namespace leanfa::isa::test {
namespace {

using Random = std::mt19937_64;

std::uint32_t below(Random& random, std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); }

WordList four_random(Random& random) {
  WordList words(4);
  for (std::uint32_t& word : words) word = static_cast<std::uint32_t>(random());
  return words;
}

// Changes a few bits, or a run of bits as long as a register field.
void change(Random& random, WordList& words, std::uint32_t dwords) {
  const std::uint32_t bits = 32 * dwords;
  if (below(random, 2) == 0) {
    for (std::uint32_t flips = 1 + below(random, 4); flips != 0; --flips) {
      const std::uint32_t bit = below(random, bits);
      words[bit / 32] ^= 1u << (bit % 32);
    }
    return;
  }
  const std::uint32_t first = below(random, bits);
  for (std::uint32_t bit = first; bit < std::min(bits, first + 9); ++bit)
    if (below(random, 2) == 0) words[bit / 32] ^= 1u << (bit % 32);
}

bool breaks_at_front(const Words& words) {
  const std::uint32_t word = words.dword(0);
  const bool is_vop2 = (word & 0x80000000) == 0;
  if (is_vop2 && (word & 0x1ff) == 249) {
    const bool compare = (word & 0xfe000000) == 0x7c000000;
    return words.get({48, 3}) == 7 || words.get({56, 3}) == 7 || (!compare && words.get({40, 3}) == 7);
  }
  const bool any_format = (word & 0xffff0000) == 0xd3ad0000 || (word & 0xffff0000) == 0xd3ae0000;
  if (any_format) return words.get({32, 9}) < 256 || words.get({41, 9}) < 256;
  const bool buffer = (word & 0xfc000000) == 0xe0000000 || (word & 0xfc000000) == 0xe8000000;
  return buffer && words.dword(1) >> 24 == 255;
}

}  // namespace

bool breaks_llvm(const WordList& words) {
  // llvm-mc goes on behind the first instruction, so every word may be one.
  for (std::size_t first = 0; first < words.size(); ++first)
    if (breaks_at_front(Words(std::span(words).subspan(first)))) return true;
  return false;
}

std::vector<WordList> changed_instructions(std::uint64_t seed, int count) {
  const std::vector<AssemblyLine> lines = golden_lines();
  Random random(seed);
  std::vector<WordList> result;
  while (result.size() < static_cast<std::size_t>(count)) {
    const AssemblyLine& line = lines[below(random, static_cast<std::uint32_t>(lines.size()))];
    WordList words = four_random(random);
    std::copy(line.words.begin(), line.words.end(), words.begin());
    for (std::uint32_t times = below(random, 3); times != 0; --times)
      change(random, words, static_cast<std::uint32_t>(line.words.size()));
    if (!breaks_llvm(words)) result.push_back(std::move(words));
  }
  return result;
}

std::vector<WordList> random_words(std::uint64_t seed, int count) {
  Random random(seed);
  std::vector<WordList> result;
  while (result.size() < static_cast<std::size_t>(count)) {
    WordList words = four_random(random);
    if (!breaks_llvm(words)) result.push_back(std::move(words));
  }
  return result;
}

}  // namespace leanfa::isa::test
