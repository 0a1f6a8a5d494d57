#include "kernel_file.hpp"

#include <cstdint>
#include <vector>

#include "isa/gfx950/add_kernel.hpp"
#include "isa/gfx950/code_object_image.hpp"

namespace leanfa::test {
namespace {

constexpr auto kCode = isa::test::add_kernel(8);
constexpr std::uint32_t kNop = 0xbf800000;

// The first 64 bytes of .text are the descriptor; the code follows at 256.
constexpr std::size_t kCodeOffset = 256;

std::vector<std::uint32_t> text(bool wait) {
  std::vector<std::uint32_t> words(kCodeOffset / 4);
  words[2] = 20;           // bytes of arguments
  words[4] = kCodeOffset;  // of the entry, from the descriptor
  words[11] = 1;           // accumulation registers begin at v8
  words[12] = 0x00ac0000;  // 8 registers, denormals kept, DX10 clamp, IEEE
  words[13] = 0x84;        // two user registers, the workgroup's id x
  words[14] = 0x8;         // the address of the arguments
  words.insert(words.end(), std::begin(kCode), std::end(kCode));
  if (!wait) words[kCodeOffset / 4 + isa::test::kAddWaitForX] = kNop;
  return words;
}

}  // namespace

void write_add_kernel(const Scratch& scratch, const std::string& name, bool wait, const std::string& kernel) {
  constexpr int kObject = 1;
  const isa::test::ImageSymbol symbols[] = {{kernel + ".kd", 0, 64, kObject}, {kernel, kCodeOffset, sizeof(kCode)}};
  isa::test::Image image = isa::test::code_object_image(text(wait), symbols);
  image.put32(image.note + 8, 0);  // its note is no metadata
  scratch.write(name, {reinterpret_cast<const char*>(image.bytes.data()), image.bytes.size()});
}

void write_add_arguments(const Scratch& scratch, const std::string& name, int elements) {
  const std::string shape = "\"shape\": [" + std::to_string(elements) + "], \"dtype\": \"f32\"";
  scratch.write(name,
                "{ \"buffers\": { \"x\": { " + shape + ", \"fill\": 1 }, \"out\": { " + shape +
                    ", \"fill\": 0, \"output\": \"out.npy\" } },\n"
                    "  \"arguments\": [ { \"offset\": 0, \"buffer\": \"x\" }, { \"offset\": 8, \"buffer\": \"out\" },\n"
                    "                 { \"offset\": 16, \"type\": \"f32\", \"value\": 0.5 } ] }\n");
}

}  // namespace leanfa::test
