#include "isa/gfx950/encoding.hpp"

#include <algorithm>

namespace leanfa::isa {
namespace {

// One line per encoding: the bits that name it, its opcode number, its size.
struct Format {
  Encoding encoding;
  std::uint32_t mask;  // of dword 0
  std::uint32_t match;
  Bits number;
  int dwords;
  int numbers;  // how many the field can hold
};
// The first match counts, so the narrower patterns come first.
constexpr Format kFormats[] = {
    {Encoding::kSop1, 0xff800000, 0xbe800000, {8, 8}, 1, 256},
    {Encoding::kSopc, 0xff800000, 0xbf000000, {16, 7}, 1, 128},
    {Encoding::kSopp, 0xff800000, 0xbf800000, {16, 7}, 1, 128},
    {Encoding::kSopk, 0xf0000000, 0xb0000000, {23, 5}, 1, 32},
    {Encoding::kSop2, 0xc0000000, 0x80000000, {23, 7}, 1, 128},
    {Encoding::kVop1, 0xfe000000, 0x7e000000, {9, 8}, 1, 256},
    {Encoding::kVopc, 0xfe000000, 0x7c000000, {17, 8}, 1, 256},
    {Encoding::kVop2, 0x80000000, 0x00000000, {25, 6}, 1, 64},
    {Encoding::kSmem, 0xfc000000, 0xc0000000, {18, 8}, 2, 256},
    {Encoding::kVop3px2, 0xffff0000, 0xd3ac0000, {80, 7}, 4, 128},
    {Encoding::kVop3p, 0xff800000, 0xd3800000, {16, 7}, 2, 128},
    {Encoding::kVop3, 0xfc000000, 0xd0000000, {16, 10}, 2, 1024},
    {Encoding::kDs, 0xfc000000, 0xd8000000, {17, 8}, 2, 256},
    {Encoding::kFlat, 0xfc00c000, 0xdc000000, {18, 7}, 2, 128},
    {Encoding::kScratch, 0xfc00c000, 0xdc004000, {18, 7}, 2, 128},
    {Encoding::kGlobal, 0xfc00c000, 0xdc008000, {18, 7}, 2, 128},
    {Encoding::kMubuf, 0xfc000000, 0xe0000000, {18, 7}, 2, 128},
    {Encoding::kMtbuf, 0xfc000000, 0xe8000000, {15, 4}, 2, 16},
};

// VOP3 numbers of the instructions that other encodings hold too (CDNA4 ISA 12.7.1, 12.8.1, 12.9.1).
constexpr int kVop2InVop3 = 0x100;
constexpr int kVop1InVop3 = 0x140;
constexpr int kVop3Only = 0x1c0;

// src0 values that stand for a second dword with SDWA or DPP controls.
constexpr std::uint32_t kSdwaSource = 249;
constexpr std::uint32_t kDppSource = 250;

struct Place {
  Field field;
  Bits bits;
};
using Places = std::span<const Place>;
using enum Field;

constexpr Place kSop2Places[] = {{kDst, {16, 7}}, {kSrc0, {0, 8}}, {kSrc1, {8, 8}}};
constexpr Place kSopkPlaces[] = {{kDst, {16, 7}}, {kImmediate, {0, 16}}};
constexpr Place kSop1Places[] = {{kDst, {16, 7}}, {kSrc0, {0, 8}}};
constexpr Place kSopcPlaces[] = {{kSrc0, {0, 8}}, {kSrc1, {8, 8}}, {kImmediate, {8, 8}}};
constexpr Place kSoppPlaces[] = {{kImmediate, {0, 16}}};
constexpr Place kSmemPlaces[] = {{kDst, {6, 7}}, {kData, {6, 7}}, {kBase, {0, 6}}, {kOffset, {57, 7}}};
constexpr Place kVop1Places[] = {{kDst, {17, 8}}, {kSrc0, {0, 9}}};
constexpr Place kVop2Places[] = {{kDst, {17, 8}}, {kSrc0, {0, 9}}, {kSrc1, {9, 8}}};
constexpr Place kVopcPlaces[] = {{kSrc0, {0, 9}}, {kSrc1, {9, 8}}};
constexpr Place kVop3Places[] = {
    {kDst, {0, 8}}, {kCarryOut, {8, 7}}, {kSrc0, {32, 9}}, {kSrc1, {41, 9}}, {kSrc2, {50, 9}}};
constexpr Place kVop3px2Places[] = {{kDst, {64, 8}},   {kSrc0, {96, 9}},   {kSrc1, {105, 9}},
                                    {kSrc2, {114, 9}}, {kScaleA, {32, 9}}, {kScaleB, {41, 9}}};
constexpr Place kDsPlaces[] = {{kDst, {56, 8}}, {kAddress, {32, 8}}, {kData, {40, 8}}, {kData1, {48, 8}}};
constexpr Place kBufferPlaces[] = {
    {kDst, {40, 8}}, {kData, {40, 8}}, {kAddress, {32, 8}}, {kResource, {48, 5}}, {kOffset, {56, 8}}};
constexpr Place kFlatPlaces[] = {{kDst, {56, 8}}, {kAddress, {32, 8}}, {kData, {40, 8}}, {kBase, {48, 7}}};

Places places(Encoding layout) {
  switch (layout) {
    case Encoding::kSop2:
      return kSop2Places;
    case Encoding::kSopk:
      return kSopkPlaces;
    case Encoding::kSop1:
      return kSop1Places;
    case Encoding::kSopc:
      return kSopcPlaces;
    case Encoding::kSopp:
      return kSoppPlaces;
    case Encoding::kSmem:
      return kSmemPlaces;
    case Encoding::kVop1:
      return kVop1Places;
    case Encoding::kVop2:
      return kVop2Places;
    case Encoding::kVopc:
      return kVopcPlaces;
    case Encoding::kVop3:
    case Encoding::kVop3b:
    case Encoding::kVop3p:
    case Encoding::kMai:
      return kVop3Places;
    case Encoding::kVop3px2:
      return kVop3px2Places;
    case Encoding::kDs:
      return kDsPlaces;
    case Encoding::kMubuf:
    case Encoding::kMtbuf:
      return kBufferPlaces;
    case Encoding::kFlat:
    case Encoding::kGlobal:
    case Encoding::kScratch:
      return kFlatPlaces;
  }
  return {};
}

// Encodings whose rows count in another one's opcode field.
constexpr Encoding number_space(Encoding encoding) {
  if (encoding == Encoding::kVop3b) return Encoding::kVop3;
  if (encoding == Encoding::kMai) return Encoding::kVop3p;
  return encoding;
}

const Format& format_of(Encoding encoding) {
  return *std::find_if(std::begin(kFormats), std::end(kFormats),
                       [&](const Format& format) { return format.encoding == number_space(encoding); });
}

// Row pointers by encoding and number.
class Index {
 public:
  Index() {
    for (const Row& row : rows()) at(row.encoding, row.number) = &row;
  }
  [[nodiscard]] const Row* find(Encoding encoding, int number) const {
    return rows_[slot(encoding)][static_cast<std::size_t>(number)];
  }

 private:
  static std::size_t slot(Encoding encoding) { return static_cast<std::size_t>(number_space(encoding)); }
  const Row*& at(Encoding encoding, int number) { return rows_[slot(encoding)][static_cast<std::size_t>(number)]; }

  std::array<std::array<const Row*, 1024>, kEncodings> rows_{};
};

const Index& index() {
  static const Index kIndex;
  return kIndex;
}

std::optional<Shape> shape(const Row* row, Form form, int dwords) {
  if (row == nullptr || !row->has_form(form)) return std::nullopt;
  return Shape{row, form, dwords};
}

// VOP1, VOP2 and VOPC, whose src0 may announce controls in a second dword.
std::optional<Shape> short_vector_shape(const Words& words, const Row* row) {
  const std::uint32_t source = words.get({0, 9});
  if (source == kSdwaSource) return shape(row, Form::kSdwa, 2);
  if (source == kDppSource) return shape(row, Form::kDpp, 2);
  return shape(row, Form::kBase, 1);
}

std::optional<Shape> vop3_shape(int number) {
  if (number < kVop2InVop3) return shape(index().find(Encoding::kVopc, number), Form::kE64, 2);
  if (number < kVop1InVop3) return shape(index().find(Encoding::kVop2, number - kVop2InVop3), Form::kE64, 2);
  if (number < kVop3Only) return shape(index().find(Encoding::kVop1, number - kVop1InVop3), Form::kE64, 2);
  return shape(index().find(Encoding::kVop3, number), Form::kBase, 2);
}

// The prefix belongs to the instruction behind it when that is a scaled one: a VOP3P number with a row, and abid 1.
std::optional<Shape> scaled_shape(const Words& words) {
  const bool vop3p = (words.dword(2) & 0xff800000) == 0xd3800000;
  if (words.count() < 4 || !vop3p || words.get({75, 4}) != 1) return std::nullopt;
  return shape(index().find(Encoding::kVop3px2, static_cast<int>(words.get({80, 7}))), Form::kBase, 4);
}

}  // namespace

Words::Words(std::span<const std::uint32_t> words) : count_(static_cast<int>(std::min<std::size_t>(words.size(), 4))) {
  std::copy_n(words.begin(), count_, words_.begin());
}

std::uint32_t Words::get(Bits bits) const {
  const auto first = static_cast<std::size_t>(bits.low / 32);
  const std::uint64_t low = words_[first];
  const std::uint64_t high = first + 1 < words_.size() ? words_[first + 1] : 0;
  return static_cast<std::uint32_t>(((high << 32 | low) >> (bits.low % 32)) & ((std::uint64_t{1} << bits.width) - 1));
}

std::optional<Shape> identify(const Words& words) {
  for (const Format& format : kFormats) {
    if ((words.dword(0) & format.mask) != format.match) continue;
    if (format.encoding == Encoding::kVop3px2) {
      if (const auto scaled = scaled_shape(words)) return scaled;
      continue;  // the prefix alone is a VOP3P instruction
    }
    const int number = static_cast<int>(words.get(format.number));
    if (format.encoding == Encoding::kVop3) return vop3_shape(number);
    const Row* row = index().find(format.encoding, number);
    const bool is_short_vector =
        format.encoding == Encoding::kVop1 || format.encoding == Encoding::kVop2 || format.encoding == Encoding::kVopc;
    return is_short_vector ? short_vector_shape(words, row) : shape(row, Form::kBase, format.dwords);
  }
  return std::nullopt;
}

Encoding layout_of(const Row& row, Form form) { return form == Form::kE64 ? Encoding::kVop3 : row.encoding; }

Bits field_bits(Encoding layout, Field field) {
  for (const Place& place : places(layout))
    if (place.field == field) return place.bits;
  return {};
}

int base_dwords(Encoding layout) { return format_of(layout).dwords; }

}  // namespace leanfa::isa
