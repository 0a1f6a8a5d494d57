#include "io/npy.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <utility>

#include "io/no_throw.hpp"
#include "io/npy_header.hpp"

namespace leanfa::io {
namespace {

constexpr std::string_view kMagic("\x93NUMPY", 6);
constexpr std::size_t kVersionBytes = 2;
// NumPy itself refuses headers of untrusted files above 10,000 bytes; one of an array of numbers has about 120.
constexpr std::size_t kMaxHeaderBytes = 65535;
constexpr std::size_t kDataAlignmentBytes = 64;  // what NumPy writes

struct NumberType {
  std::string_view descr;
  DType dtype;  // what it is, or what its bits may be
  bool bits;    // only when the caller says so (NpyOptions::bits_as)
};
constexpr std::array kNumberTypes{
    NumberType{"<f8", DType::kF64, false}, NumberType{"<f4", DType::kF32, false},
    NumberType{"<f2", DType::kF16, false}, NumberType{"|i1", DType::kI8, false},
    NumberType{"|u1", DType::kU8, false},  NumberType{"<i4", DType::kI32, false},
    NumberType{"<i8", DType::kI64, false}, NumberType{"<u2", DType::kBF16, true},
    NumberType{"<u2", DType::kF16, true},  NumberType{"|u1", DType::kE4M3FN, true},
    NumberType{"|u1", DType::kE5M2, true}, NumberType{"|u1", DType::kE8M0, true},
    NumberType{"|u1", DType::kU8, true},
};
constexpr std::string_view kServedDescrs = "<f8 <f4 <f2 |i1 |u1 <u2 <i4 <i8";

tl::unexpected<Error> unserved_descr(std::string_view descr, std::string_view subject) {
  if (descr.find('O') != std::string_view::npos)
    return unsupported({subject, "pickled objects are never read", in_quotes(descr), kServedDescrs});
  if (descr.starts_with('>'))
    return unsupported({subject, "big-endian numbers are not served", in_quotes(descr), kServedDescrs});
  if (descr.find('V') != std::string_view::npos)
    return unsupported({subject, "raw bytes have no number type", in_quotes(descr),
                        "bit patterns saved as uint16 or uint8: array.view(numpy.uint16)"});
  return unsupported({subject, "dtype is one of those accepted", in_quotes(descr), kServedDescrs});
}

// '=f4' and '<u1' are other spellings that NumPy does not write; they are refused with the list of served ones.
Result<DType> number_type(std::string_view descr, const NpyOptions& options, std::string_view subject) {
  bool known = false;
  for (const NumberType& row : kNumberTypes) {
    if (row.descr != descr) continue;
    known = true;
    if (options.bits_as ? row.bits && row.dtype == *options.bits_as : !row.bits) return row.dtype;
  }
  if (!known) return unserved_descr(descr, subject);
  if (!options.bits_as)
    return unsupported({subject, "16-bit patterns need to be told apart", in_quotes(descr), "bits as bf16 or f16"});
  return bad_input({subject, "bit patterns are unsigned integers as wide as their format",
                    fmt::format("{} as {}", in_quotes(descr), name(*options.bits_as)),
                    "<u2 as bf16 or f16; |u1 as e4m3fn, e5m2, e8m0 or u8"});
}

struct Parts {
  std::string_view header;
  std::span<const std::byte> data;
};

Result<Parts> split(std::span<const std::byte> bytes, std::string_view subject) {
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (!text.starts_with(kMagic))
    return bad_input({subject, "begins with \\x93NUMPY", in_quotes(text.substr(0, kMagic.size())),
                      "an array saved by numpy.save (not .npz, not a pickle)"});
  if (text.size() < kMagic.size() + kVersionBytes)
    return bad_input({subject, "has a version", fmt::format("{} bytes", text.size()), "a whole file"});
  const int major = static_cast<unsigned char>(text[6]);
  const int minor = static_cast<unsigned char>(text[7]);
  if (major < 1 || major > 3 || minor != 0)
    return unsupported(
        {subject, "version is one of those accepted", fmt::format("{}.{}", major, minor), "1.0, 2.0, 3.0"});
  const std::size_t length_bytes = major == 1 ? 2 : 4;
  const std::size_t prefix = kMagic.size() + kVersionBytes + length_bytes;
  if (text.size() < prefix)
    return bad_input({subject, "has a header length", fmt::format("{} bytes", text.size()), "a whole file"});
  std::uint32_t header_bytes = 0;
  std::memcpy(&header_bytes, bytes.data() + prefix - length_bytes, length_bytes);
  const std::size_t limit = std::min(kMaxHeaderBytes, text.size() - prefix);
  if (header_bytes > limit)
    return bad_input({subject, "the header lies inside the file and within the limit",
                      fmt::format("{} bytes", header_bytes), fmt::format("<= {}", limit)});
  return Parts{text.substr(prefix, header_bytes), bytes.subspan(prefix + header_bytes)};
}

Result<StoredTensor> parse(std::span<const std::byte> bytes, const NpyOptions& options, std::string_view subject) {
  const auto parts = split(bytes, subject);
  if (!parts) return tl::unexpected(parts.error());
  auto header = parse_npy_header(parts->header, subject);
  if (!header) return tl::unexpected(std::move(header.error()));
  const auto dtype = number_type(header->descr, options, subject);
  if (!dtype) return tl::unexpected(dtype.error());
  if (header->fortran_order)
    return unsupported({subject, "Fortran order is not served", "fortran_order: True",
                        "C order: numpy.ascontiguousarray before numpy.save"});
  const auto accepted = size_bytes(subject, *dtype, header->shape);
  if (!accepted) return tl::unexpected(accepted.error());
  if (parts->data.size() != static_cast<std::uint64_t>(*accepted))
    return bad_input({subject,
                      parts->data.size() < static_cast<std::uint64_t>(*accepted) ? "the data is complete"
                                                                                 : "nothing follows the data",
                      fmt::format("{} bytes", parts->data.size()),
                      fmt::format("{} bytes for {} {}", *accepted, name(*dtype), describe_shape(header->shape))});
  return StoredTensor{std::string(subject), *dtype, std::move(header->shape), parts->data};
}

std::string_view descr_of(DType dtype) {
  for (const NumberType& row : kNumberTypes)
    if (row.dtype == dtype) return row.descr;
  return "";
}

std::string file_start(const StoredTensor& tensor) {
  std::string shape = "(";
  for (const Index extent : tensor.shape) shape += fmt::format("{}, ", extent);
  if (tensor.shape.size() > 1) shape.resize(shape.size() - 2);
  if (tensor.shape.size() == 1) shape.resize(shape.size() - 1);
  std::string dictionary =
      fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': {}), }}", descr_of(tensor.dtype), shape);
  const std::size_t prefix = kMagic.size() + kVersionBytes + 2;
  const std::size_t length = prefix + dictionary.size() + 1;
  dictionary.append((kDataAlignmentBytes - length % kDataAlignmentBytes) % kDataAlignmentBytes, ' ');
  dictionary += '\n';
  std::string start(kMagic);
  start += {'\x01', '\x00', static_cast<char>(dictionary.size() & 0xFF), static_cast<char>(dictionary.size() >> 8)};
  return start + dictionary;
}

}  // namespace

Result<StoredTensor> parse_npy(std::span<const std::byte> bytes, const NpyOptions& options, std::string_view subject) {
  return no_throw(subject, [&] { return parse(bytes, options, subject); });
}

Result<NpyFile> NpyFile::open(const std::string& path, const NpyOptions& options) {
  auto file = MappedFile::open(path);
  if (!file) return tl::unexpected(std::move(file.error()));
  auto tensor = parse_npy(file->bytes(), options, path);
  if (!tensor) return tl::unexpected(std::move(tensor.error()));
  return NpyFile{std::move(*file), std::move(*tensor)};
}

Result<AtomicFile> stage_npy(const std::string& path, const StoredTensor& tensor) {
  return no_throw(path, [&]() -> Result<AtomicFile> {
    const auto accepted = size_bytes(path, tensor.dtype, tensor.shape);
    if (!accepted) return tl::unexpected(accepted.error());
    if (tensor.bytes.size() != static_cast<std::size_t>(*accepted))
      return bad_input({path, "the bytes match dtype and shape", fmt::format("{} bytes", tensor.bytes.size()),
                        fmt::format("{} bytes", *accepted)});
    const std::string start = file_start(tensor);
    if (start.size() > kMaxHeaderBytes)
      return bad_input({path, "the shape fits in a header", fmt::format("{} sizes", tensor.shape.size()), "fewer"});
    auto file = AtomicFile::create(path);
    if (!file) return file;
    LEANFA_TRY(file->write(std::as_bytes(std::span(start.data(), start.size()))));
    LEANFA_TRY(file->write(tensor.bytes));
    return file;
  });
}

Status write_npy(const std::string& path, const StoredTensor& tensor) {
  auto file = stage_npy(path, tensor);
  if (!file) return tl::unexpected(std::move(file.error()));
  return file->commit();
}

}  // namespace leanfa::io
