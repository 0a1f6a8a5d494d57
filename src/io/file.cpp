#include "io/file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <system_error>
#include <utility>

#include "io/no_throw.hpp"

namespace leanfa::io {
namespace {

// Temporary names tried in one directory before giving up: others may be writing there under the same process id.
constexpr int kTemporaryNames = 1000;

tl::unexpected<Error> system_error(std::string_view path, std::string_view action, int number) {
  const ErrorCode code = number == ENOMEM ? ErrorCode::kOutOfMemory : ErrorCode::kIo;
  return fail(code, fmt::format("{}: cannot {}: {}", path, action, std::system_category().message(number)));
}

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

std::string_view kind(mode_t mode) {
  if (S_ISDIR(mode)) return "a directory";
  if (S_ISFIFO(mode)) return "a pipe";
  if (S_ISSOCK(mode)) return "a socket";
  return "a device";
}

tl::unexpected<Error> not_regular(std::string_view path, std::string_view action, mode_t mode) {
  return fail(ErrorCode::kIo,
              fmt::format("{}: cannot {}: it is {}; accepted: a regular file", path, action, kind(mode)));
}

// The file that `path` leads to; for a path that does not exist yet, the path itself.
Result<std::string> resolve_target(const std::string& path) {
  struct stat info{};
  if (::lstat(path.c_str(), &info) != 0) {
    if (errno == ENOENT && !path.empty() && path.back() != '/') return path;
    return system_error(path, "write", path.empty() || errno != ENOENT ? errno : EISDIR);
  }
  std::string target = path;
  if (S_ISLNK(info.st_mode)) {
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr), &std::free);
    if (real == nullptr) return system_error(path, "follow the symbolic link", errno);
    target = real.get();
    if (::stat(target.c_str(), &info) != 0) return system_error(path, "write", errno);
  }
  if (!S_ISREG(info.st_mode)) return not_regular(path, "write", info.st_mode);
  if (::access(target.c_str(), W_OK) != 0) return system_error(path, "write", errno);
  return target;
}

}  // namespace

MappedFile::MappedFile(MappedFile&& other) noexcept
    : data_(std::exchange(other.data_, nullptr)), size_bytes_(std::exchange(other.size_bytes_, 0)) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  std::swap(data_, other.data_);
  std::swap(size_bytes_, other.size_bytes_);
  return *this;
}

MappedFile::~MappedFile() {
  if (data_ != nullptr) ::munmap(const_cast<std::byte*>(data_), size_bytes_);
}

Result<MappedFile> MappedFile::open(const std::string& path) {
  return no_throw(path, [&]() -> Result<MappedFile> {
    // O_NONBLOCK: opening a pipe must not wait for a writer, it is refused below.
    const Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (descriptor.number() < 0) return system_error(path, "open", errno);
    struct stat info{};
    if (::fstat(descriptor.number(), &info) != 0) return system_error(path, "read its size", errno);
    if (!S_ISREG(info.st_mode)) return not_regular(path, "read", info.st_mode);
    MappedFile file;
    if (info.st_size == 0) return file;
    const auto size_bytes = static_cast<std::size_t>(info.st_size);
    void* data = ::mmap(nullptr, size_bytes, PROT_READ, MAP_PRIVATE, descriptor.number(), 0);
    if (data == MAP_FAILED) return system_error(path, "map", errno);
    file.data_ = static_cast<const std::byte*>(data);
    file.size_bytes_ = size_bytes;
    return file;
  });
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : path_(std::move(other.path_)),
      target_(std::move(other.target_)),
      temporary_(std::exchange(other.temporary_, {})),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

AtomicFile::~AtomicFile() { discard(); }

void AtomicFile::discard() noexcept {
  if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
  temporary_.clear();
}

Result<AtomicFile> AtomicFile::create(const std::string& path) {
  return no_throw(path, [&]() -> Result<AtomicFile> {
    auto target = resolve_target(path);
    if (!target) return tl::unexpected(std::move(target.error()));
    const std::string directory = target->substr(0, target->rfind('/') + 1);  // npos + 1 is 0: no directory named
    for (int attempt = 0; attempt < kTemporaryNames; ++attempt) {
      const std::string name = fmt::format("{}.leanfa-{}-{}.tmp", directory, ::getpid(), attempt);
      const int descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
      if (descriptor < 0 && errno == EEXIST) continue;
      if (descriptor < 0) return system_error(path, "write in its directory", errno);
      AtomicFile file;
      file.descriptor_ = descriptor;
      file.temporary_ = name;
      file.path_ = path;
      file.target_ = std::move(*target);
      return file;
    }
    return system_error(path, "find a free temporary name in its directory", EEXIST);
  });
}

Status AtomicFile::write(std::span<const std::byte> bytes) {
  Status written = write_all(descriptor_, bytes, path_);
  if (!written) discard();
  return written;
}

Status AtomicFile::finish() {
  if (descriptor_ < 0) return system_error(path_, "write", EBADF);
  if (::fsync(descriptor_) != 0 || ::close(std::exchange(descriptor_, -1)) != 0) {
    const int number = errno;
    discard();
    return system_error(path_, "write", number);
  }
  return {};
}

Status AtomicFile::commit() {
  if (descriptor_ >= 0) LEANFA_TRY(finish());
  if (temporary_.empty()) return system_error(path_, "write", EBADF);
  if (::rename(temporary_.c_str(), target_.c_str()) != 0) {
    const int number = errno;
    discard();
    return system_error(path_, "write", number);
  }
  temporary_.clear();
  return {};
}

Status commit_all(std::span<AtomicFile> files) {
  for (AtomicFile& file : files) LEANFA_TRY(file.finish());
  std::string written;
  for (AtomicFile& file : files) {
    if (const Status status = file.commit(); !status)
      return fail(status.error().code,
                  status.error().message + (written.empty() ? "" : fmt::format("; written: {}", written)));
    written += (written.empty() ? "" : ", ") + file.path();
  }
  return {};
}

Result<AtomicFile> stage_file(const std::string& path, std::string_view text) {
  auto file = AtomicFile::create(path);
  if (!file) return file;
  LEANFA_TRY(file->write(std::as_bytes(std::span(text.data(), text.size()))));
  return file;
}

Status write_all(int descriptor, std::span<const std::byte> bytes, std::string_view path) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return system_error(path, "write", errno);
    bytes = bytes.subspan(static_cast<std::size_t>(count));
  }
  return {};
}

Status write_file_atomically(const std::string& path, std::span<const std::byte> bytes) {
  auto file = AtomicFile::create(path);
  if (!file) return tl::unexpected(std::move(file.error()));
  LEANFA_TRY(file->write(bytes));
  return file->commit();
}

Status write_file_atomically(const std::string& path, std::string_view text) {
  return write_file_atomically(path, std::as_bytes(std::span(text.data(), text.size())));
}

}  // namespace leanfa::io
