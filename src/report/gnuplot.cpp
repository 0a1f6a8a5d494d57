#include "report/gnuplot.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <memory>

namespace leanfa::report {
namespace {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

tl::unexpected<Error> system_error(std::string_view what, int number) {
  return fail(ErrorCode::kIo, fmt::format("{}: {}", what, std::strerror(number)));
}

// An unnamed file with the text, positioned at its start.
Result<File> file_with(std::string_view text) {
  File file(std::tmpfile());
  if (!file) return system_error("temporary file for gnuplot", errno);
  if (std::fwrite(text.data(), 1, text.size(), file.get()) != text.size() || std::fflush(file.get()) != 0)
    return system_error("temporary file for gnuplot", errno);
  std::rewind(file.get());
  return file;
}

std::string contents(std::FILE* file) {
  std::string text;
  std::rewind(file);
  std::array<char, 65536> chunk;
  while (const std::size_t n = std::fread(chunk.data(), 1, chunk.size(), file)) text.append(chunk.data(), n);
  return text;
}

// Starts gnuplot on three files; its environment asks for plain number formats.
Result<int> run_gnuplot(std::FILE* in, std::FILE* out, std::FILE* error) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, fileno(in), 0);
  posix_spawn_file_actions_adddup2(&actions, fileno(out), 1);
  posix_spawn_file_actions_adddup2(&actions, fileno(error), 2);
  std::string program = "gnuplot";
  std::array<char*, 2> arguments{program.data(), nullptr};
  pid_t child = 0;
  const int spawned = posix_spawnp(&child, program.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (spawned == ENOENT)
    return unsupported({"report", "pictures are drawn by the gnuplot program", "no gnuplot on the PATH",
                        "install the Debian package gnuplot-nox"});
  if (spawned != 0) return system_error("gnuplot", spawned);
  int status = 0;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return system_error("gnuplot", errno);
  return status;
}

}  // namespace

std::string gnuplot_string(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\' || c == '`') result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result + "\"";
}

std::string data_block(std::string_view name, std::span<const std::vector<double>> rows) {
  std::string text = fmt::format("${} << EOD\n", name);
  for (const auto& row : rows) {
    for (const double value : row) text += std::isfinite(value) ? fmt::format("{:.8g} ", value) : "NaN ";
    text += '\n';
  }
  if (rows.empty()) text += "NaN NaN\n";
  return text + "EOD\n";
}

Result<std::string> draw(const Canvas& canvas, std::string_view id, std::string_view script) {
  const std::string whole = fmt::format(
      "set encoding utf8\n"
      "set term svg size {},{} dynamic noenhanced rounded background '#ffffff' font 'Helvetica,{}' name '{}'\n"
      "set border lc rgb '#94a3b8'\nset tics textcolor rgb '#334155'\nset key textcolor rgb '#334155'\n"
      "set xlabel textcolor rgb '#334155'\nset ylabel textcolor rgb '#334155'\nset title textcolor rgb '#334155'\n"
      "set style line 100 lc rgb '#e2e8f0' lw 1\n{}",
      canvas.width, canvas.height, canvas.narrow ? 12 : 13, id, script);
  auto in = file_with(whole);
  auto out = file_with("");
  auto error = file_with("");
  for (auto* file : {&in, &out, &error})
    if (!*file) return tl::unexpected(std::move(file->error()));
  const auto status = run_gnuplot(in->get(), out->get(), error->get());
  if (!status) return tl::unexpected(status.error());
  std::string svg = contents(out->get());
  const std::size_t begin = svg.find("<svg");
  const std::size_t end = svg.rfind("</svg>");
  if (*status != 0 || begin == std::string::npos || end == std::string::npos)
    return fail(ErrorCode::kInternal, fmt::format("gnuplot failed on figure {}: {}", id, contents(error->get())));
  return svg.substr(begin, end + 6 - begin);
}

}  // namespace leanfa::report
