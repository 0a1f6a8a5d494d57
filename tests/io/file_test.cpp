// Mapping and atomic writing, with the faults that a disk can have. The tests may run as root, for whom permissions do
// not count, so unwritable places are made of files in the way.
#include "io/file.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>

#include "io/file_bytes.hpp"
#include "io/npy.hpp"
#include "io/safetensors.hpp"

namespace leanfa::io {
namespace {

TEST(MappedFile, GivesTheBytesAndSurvivesMoves) {
  const Folder folder;
  write_file(folder.file("f"), "hello");
  auto file = MappedFile::open(folder.file("f"));
  ASSERT_TRUE(file) << file.error().message;
  const auto bytes = file->bytes();
  MappedFile moved = std::move(*file);
  EXPECT_EQ(moved.bytes().data(), bytes.data());
  MappedFile assigned;
  assigned = std::move(moved);
  EXPECT_EQ(assigned.bytes().data(), bytes.data());
  EXPECT_EQ(static_cast<char>(assigned.bytes()[4]), 'o');
  EXPECT_EQ(assigned.bytes().size(), 5U);
}

TEST(MappedFile, EmptyFileIsAnEmptySpan) {
  const Folder folder;
  write_file(folder.file("f"), "");
  EXPECT_TRUE(MappedFile::open(folder.file("f")).value().bytes().empty());
}

TEST(MappedFile, RefusesWhatIsNotARegularFile) {
  const Folder folder;
  expect_error(MappedFile::open(folder.file("none")), ErrorCode::kIo,
               {folder.file("none"), "cannot open", "No such file"});
  expect_error(MappedFile::open(""), ErrorCode::kIo, {"cannot open", "No such file"});
  expect_error(MappedFile::open(folder.path()), ErrorCode::kIo, {folder.path(), "a directory"});
  expect_error(MappedFile::open("/dev/null"), ErrorCode::kIo, {"/dev/null", "a device"});
  ASSERT_EQ(::mkfifo(folder.file("pipe").c_str(), 0600), 0);
  expect_error(MappedFile::open(folder.file("pipe")), ErrorCode::kIo, {"a pipe"});
  write_file(folder.file("f"), "x");
  expect_error(MappedFile::open(folder.file("f") + "/inside"), ErrorCode::kIo, {"Not a directory"});
}

TEST(AtomicWrite, CreatesAndReplaces) {
  const Folder folder;
  ASSERT_TRUE(write_file_atomically(folder.file("f"), "first"));
  EXPECT_EQ(read_file(folder.file("f")), "first");
  ASSERT_TRUE(write_file_atomically(folder.file("f"), "2"));
  EXPECT_EQ(read_file(folder.file("f")), "2");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"f"});
}

TEST(AtomicWrite, PermissionsFollowTheUmask) {
  const Folder folder;
  const mode_t before = ::umask(027);
  const Status written = write_file_atomically(folder.file("f"), "x");
  ::umask(before);
  ASSERT_TRUE(written);
  struct stat info{};
  ASSERT_EQ(::stat(folder.file("f").c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 0777U, 0640U);
}

TEST(AtomicWrite, NothingChangesBeforeCommit) {
  const Folder folder;
  write_file(folder.file("f"), "old");
  {
    auto file = AtomicFile::create(folder.file("f"));
    ASSERT_TRUE(file);
    ASSERT_TRUE(file->write(as_bytes("new")));
    EXPECT_EQ(read_file(folder.file("f")), "old");
    AtomicFile moved = std::move(*file);
    EXPECT_EQ(folder.names().size(), 2U);
  }
  EXPECT_EQ(read_file(folder.file("f")), "old");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"f"});
}

TEST(AtomicWrite, CommitsOnce) {
  const Folder folder;
  auto file = AtomicFile::create(folder.file("f"));
  ASSERT_TRUE(file);
  ASSERT_TRUE(file->commit());
  expect_error(file->commit(), ErrorCode::kIo, {folder.file("f")});
}

TEST(AtomicWrite, TwoWritersOfOneFileDoNotMix) {
  const Folder folder;
  auto first = AtomicFile::create(folder.file("f"));
  auto second = AtomicFile::create(folder.file("f"));
  ASSERT_TRUE(first);
  ASSERT_TRUE(second);
  ASSERT_TRUE(first->write(as_bytes("1111")));
  ASSERT_TRUE(second->write(as_bytes("22")));
  ASSERT_TRUE(first->commit());
  ASSERT_TRUE(second->commit());
  EXPECT_EQ(read_file(folder.file("f")), "22");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"f"});
}

TEST(AtomicWrite, SymbolicLinkIsWrittenThrough) {
  const Folder folder;
  write_file(folder.file("real"), "old");
  std::filesystem::create_symlink("real", folder.file("link"));
  ASSERT_TRUE(write_file_atomically(folder.file("link"), "new"));
  EXPECT_TRUE(std::filesystem::is_symlink(folder.file("link")));
  EXPECT_EQ(read_file(folder.file("real")), "new");
  std::filesystem::create_symlink("nowhere", folder.file("broken"));
  expect_error(write_file_atomically(folder.file("broken"), "x"), ErrorCode::kIo, {"symbolic link", "No such file"});
}

TEST(AtomicWrite, UnwritablePathsAreNamed) {
  const Folder folder;
  write_file(folder.file("f"), "x");
  expect_error(write_file_atomically(folder.file("none/f"), "x"), ErrorCode::kIo,
               {folder.file("none/f"), "No such file"});
  expect_error(write_file_atomically(folder.file("f/inside"), "x"), ErrorCode::kIo, {"Not a directory"});
  expect_error(write_file_atomically("", "x"), ErrorCode::kIo, {"No such file"});
  expect_error(write_file_atomically(folder.file("new/"), "x"), ErrorCode::kIo, {"Is a directory"});
  expect_error(write_file_atomically("/proc/leanfa", "x"), ErrorCode::kIo, {"/proc/leanfa", "cannot write"});
  const std::string long_name = folder.file(std::string(300, 'n'));
  expect_error(write_file_atomically(long_name, "x"), ErrorCode::kIo, {"File name too long"});
  EXPECT_EQ(folder.names(), std::vector<std::string>{"f"});
}

TEST(AtomicWrite, DirectoriesAndDevicesInTheWayStay) {
  const Folder folder;
  std::filesystem::create_directory(folder.file("d"));
  expect_error(write_file_atomically(folder.file("d"), "x"), ErrorCode::kIo,
               {folder.file("d"), "a directory", "regular file"});
  expect_error(write_file_atomically("/dev/full", "x"), ErrorCode::kIo, {"/dev/full", "a device"});
  expect_error(write_safetensors("/dev/full", {}), ErrorCode::kIo, {"/dev/full"});
  expect_error(write_npy("/dev/full", {"", DType::kU8, {1}, as_bytes("x")}), ErrorCode::kIo, {"/dev/full"});
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
  EXPECT_EQ(folder.names(), std::vector<std::string>{"d"});
}

TEST(AtomicWrite, DirectoryThatAppearsLateStays) {
  const Folder folder;
  auto file = AtomicFile::create(folder.file("f"));
  ASSERT_TRUE(file);
  std::filesystem::create_directory(folder.file("f"));
  expect_error(file->commit(), ErrorCode::kIo, {folder.file("f"), "Is a directory"});
  EXPECT_EQ(folder.names(), std::vector<std::string>{"f"});
}

TEST(CommitAll, NoneAppearsBeforeAllAreComplete) {
  const Folder folder;
  std::vector<AtomicFile> files;
  for (const char* name : {"a", "b"}) files.push_back(*stage_file(folder.file(name), name));
  EXPECT_FALSE(std::filesystem::exists(folder.file("a")));
  ASSERT_TRUE(commit_all(files));
  EXPECT_TRUE(std::filesystem::exists(folder.file("a")));
  EXPECT_EQ(folder.names().size(), 2U);
}

TEST(CommitAll, SaysWhatWasWrittenWhenARenameFails) {
  const Folder folder;
  std::vector<AtomicFile> files;
  for (const char* name : {"a", "b"}) files.push_back(*stage_file(folder.file(name), name));
  std::filesystem::create_directory(folder.file("b"));
  expect_error(commit_all(files), ErrorCode::kIo,
               {folder.file("b") + ": cannot write", "; written: " + folder.file("a")});
  EXPECT_TRUE(std::filesystem::exists(folder.file("a")));
  EXPECT_EQ(folder.names().size(), 2U);
}

TEST(WriteAll, FullDeviceIsAnError) {
  const int full = ::open("/dev/full", O_WRONLY | O_CLOEXEC);
  if (full < 0) GTEST_SKIP() << "no /dev/full on this system";
  expect_error(write_all(full, as_bytes("x"), "there"), ErrorCode::kIo,
               {"there: cannot write: No space left on device"});
  ::close(full);
}

// Runs `body` in a child process, whose limits and mounts are its own; true if it returned true.
template <class Body>
bool in_child(Body body) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(body() ? 0 : 1);
  int state = 0;
  ::waitpid(child, &state, 0);
  return WIFEXITED(state) && WEXITSTATUS(state) == 0;
}

bool is_io_error(const Status& status, std::string_view path, std::string_view reason) {
  return !status && status.error().code == ErrorCode::kIo && status.error().message.starts_with(path) &&
         status.error().message.find(reason) != std::string::npos;
}

// The three writers against a limit that lets only a part of `data` through: an error, and no trace.
bool writers_fail_cleanly(const Folder& folder, const std::string& path, std::string_view data,
                          std::string_view reason) {
  const std::vector<StoredTensor> tensors{{"a", DType::kU8, {static_cast<Index>(data.size())}, as_bytes(data)}};
  return is_io_error(write_file_atomically(path, data), path, reason) &&
         is_io_error(write_safetensors(path, tensors), path, reason) &&
         is_io_error(write_npy(path, tensors[0]), path, reason) && !folder.path().empty();
}

TEST(AtomicWrite, FileSizeLimitLeavesTheOldFile) {
  const Folder folder;
  write_file(folder.file("f"), "old");
  EXPECT_TRUE(in_child([&] {
    ::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{1 << 20, 1 << 20};
    if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) return false;
    return writers_fail_cleanly(folder, folder.file("f"), std::string(std::size_t{2} << 20, 'x'), "File too large");
  }));
  EXPECT_EQ(read_file(folder.file("f")), "old");
  EXPECT_EQ(folder.names(), std::vector<std::string>{"f"});
}

// A small file system of the child's own, where the system allows one to be mounted.
bool mount_small_disk(const std::string& path) {
  return ::unshare(CLONE_NEWNS) == 0 && ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
         ::mount("tmpfs", path.c_str(), "tmpfs", 0, "size=1m") == 0;
}

TEST(AtomicWrite, FullDiskLeavesTheOldFile) {
  const Folder folder;
  if (!in_child([&] { return mount_small_disk(folder.path()); }))
    GTEST_SKIP() << "this process may not mount a file system";
  EXPECT_TRUE(in_child([&] {
    if (!mount_small_disk(folder.path())) return false;
    write_file(folder.file("f"), "old");
    return writers_fail_cleanly(folder, folder.file("f"), std::string(std::size_t{2} << 20, 'x'),
                                "No space left on device") &&
           read_file(folder.file("f")) == "old" && folder.names() == std::vector<std::string>{"f"} &&
           write_file_atomically(folder.file("g"), "fits").has_value();
  }));
}

TEST(AtomicWrite, NoDescriptorsLeftIsAnError) {
  const Folder folder;
  EXPECT_TRUE(in_child([&] {
    const rlimit limit{3, 3};
    if (::setrlimit(RLIMIT_NOFILE, &limit) != 0) return false;
    const auto mapped = MappedFile::open("/proc/self/status");
    return is_io_error(write_file_atomically(folder.file("f"), "x"), folder.file("f"), "Too many open files") &&
           !mapped && mapped.error().message.find("Too many open files") != std::string::npos;
  }));
  EXPECT_TRUE(folder.names().empty());
}

// The sanitizers reserve address space beforehand, so a limit on it would stop them and not the code under test.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool kAddressSpaceIsOurs = false;
#elif defined(__has_feature)
constexpr bool kAddressSpaceIsOurs = !__has_feature(address_sanitizer);
#else
constexpr bool kAddressSpaceIsOurs = true;
#endif

// Leaves this process `bytes` of address space beyond what it has.
bool limit_memory(std::size_t bytes) {
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  const rlim_t limit = pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) + bytes;
  const rlimit limits{limit, limit};
  return pages != 0 && ::setrlimit(RLIMIT_AS, &limits) == 0;
}

TEST(Memory, HeaderThatDoesNotFitIsAnError) {
  if (!kAddressSpaceIsOurs) GTEST_SKIP() << "the address space is the sanitizer's";
  std::string shape = "0";
  for (int i = 1; i < 5'000'000; ++i) shape += ",0";  // 10 MB of text for 40 MB of sizes
  const std::string text = safetensors_text(R"({"a":{"shape":[)" + shape + "]}}", 0);
  EXPECT_TRUE(in_child([&] {
    if (!limit_memory(std::size_t{16} << 20)) return false;
    const auto file = parse_safetensors(as_bytes(text), "f.safetensors");
    return !file && file.error().code == ErrorCode::kOutOfMemory && file.error().message.starts_with("f.safetensors: ");
  }));
}

TEST(Memory, FileThatDoesNotFitIsAnError) {
  if (!kAddressSpaceIsOurs) GTEST_SKIP() << "the address space is the sanitizer's";
  const Folder folder;
  write_file(folder.file("f"), "");
  std::filesystem::resize_file(folder.file("f"), std::uintmax_t{1} << 30);  // a hole: takes no disk
  EXPECT_TRUE(in_child([&] {
    if (!limit_memory(std::size_t{16} << 20)) return false;
    const auto file = MappedFile::open(folder.file("f"));
    return !file && file.error().code == ErrorCode::kOutOfMemory && file.error().message.starts_with(folder.file("f"));
  }));
}

}  // namespace
}  // namespace leanfa::io
