// NumPy's .npy files, versions 1.0 to 3.0: one array each, C order, little-endian numbers.
// Never unpickles and never evaluates the header: a strict parser reads exactly the dictionary that NumPy writes.
// NumPy has no bf16 or FP8, so bit patterns stored as uint16 or uint8 are read as such formats when the caller says so.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "io/file.hpp"
#include "io/stored_tensor.hpp"

namespace leanfa::io {

struct NpyOptions {
  // What unsigned integers hold: kBF16 or kF16 for '<u2'; kE4M3FN, kE5M2, kE8M0 or kU8 for '|u1'. Without it '<u2' is
  // refused and '|u1' is kU8. It is an error to give it for an array of another kind.
  std::optional<DType> bits_as;
};

// Reads a whole file that is already in memory; the tensor's name is `subject`. Served: <f8 <f4 <f2 |u1 |i1 <u2 <i4
// <i8. kBadInput: not npy, a header that lies or is not NumPy's dictionary, data too short or too long. kUnsupported:
// pickled objects, structured dtypes, big-endian numbers, Fortran order, dtypes that are not served.
[[nodiscard]] Result<StoredTensor> parse_npy(std::span<const std::byte> bytes, const NpyOptions& options = {},
                                             std::string_view subject = "npy");

// The same of a mapped file, which lives as long as this object.
struct NpyFile {
  MappedFile file;
  StoredTensor tensor;

  [[nodiscard]] static Result<NpyFile> open(const std::string& path, const NpyOptions& options = {});
};

// Writes version 1.0, data at a multiple of 64 bytes, atomically (io/file.hpp). bf16 goes out as '<u2', the 8-bit
// floats as '|u1': bit patterns. kBadInput: bytes that do not match the shape. kIo: see AtomicFile.
[[nodiscard]] Result<AtomicFile> stage_npy(const std::string& path, const StoredTensor& tensor);  // awaits its commit
[[nodiscard]] Status write_npy(const std::string& path, const StoredTensor& tensor);

}  // namespace leanfa::io
