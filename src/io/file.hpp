// Files: a read-only mapping for inputs, and outputs that appear complete or not at all.
// An output is written under a temporary name in its own directory, synchronised and renamed; a failure on the way
// removes the temporary file and leaves what stood at the path as it was. Formats are in safetensors.hpp and npy.hpp.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace leanfa::io {

// A regular file mapped into memory; an empty file is an empty span. The addresses stay valid when the object moves.
// Another process that truncates the file while it is mapped ends this one with SIGBUS, as with every mapping.
class MappedFile {
 public:
  MappedFile() = default;
  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;
  ~MappedFile();

  // kIo with the path and the system's reason; directories, pipes and devices are refused.
  [[nodiscard]] static Result<MappedFile> open(const std::string& path);

  [[nodiscard]] std::span<const std::byte> bytes() const { return {data_, size_bytes_}; }

 private:
  const std::byte* data_ = nullptr;
  std::size_t size_bytes_ = 0;
};

// An output file. Until commit() returns success nothing at `path` changes, and the destructor of an uncommitted file
// removes the temporary one. Permissions are 0666 less the umask. A symbolic link at `path` is written through.
class AtomicFile {
 public:
  AtomicFile(AtomicFile&& other) noexcept;
  AtomicFile& operator=(AtomicFile&&) = delete;
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;
  ~AtomicFile();

  // kIo if the directory cannot be written, or if `path` exists and is not a regular file that may be written.
  [[nodiscard]] static Result<AtomicFile> create(const std::string& path);

  [[nodiscard]] Status write(std::span<const std::byte> bytes);
  // Nothing more will be written: what a full disk can still refuse is refused here.
  [[nodiscard]] Status finish();
  // finish() if that has not been done, then the rename.
  [[nodiscard]] Status commit();
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  AtomicFile() = default;
  void discard() noexcept;

  std::string path_;       // as the caller wrote it, for messages
  std::string target_;     // with a symbolic link resolved
  std::string temporary_;  // empty once renamed or removed
  int descriptor_ = -1;
};

// All or none: every file is finished before the first is renamed. Should a rename itself fail, the error says which
// files have been written by then.
[[nodiscard]] Status commit_all(std::span<AtomicFile> files);

// A file that holds `text` and awaits its commit.
[[nodiscard]] Result<AtomicFile> stage_file(const std::string& path, std::string_view text);

[[nodiscard]] Status write_file_atomically(const std::string& path, std::span<const std::byte> bytes);
[[nodiscard]] Status write_file_atomically(const std::string& path, std::string_view text);

// Writes everything to an open descriptor, or returns kIo with `path` and the system's reason (a full disk, a limit).
[[nodiscard]] Status write_all(int descriptor, std::span<const std::byte> bytes, std::string_view path);

}  // namespace leanfa::io
