#include "leanfa/session.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <fstream>

#include "io/file.hpp"

namespace leanfa::cli {

Exit exit_for(ErrorCode code) {
  switch (code) {
    case ErrorCode::kBadInput:
    case ErrorCode::kIo:
      return Exit::kBadInput;
    case ErrorCode::kUnsupported:
      return Exit::kUnsupported;
    case ErrorCode::kOutOfMemory:
    case ErrorCode::kDevice:
    case ErrorCode::kInternal:
      return Exit::kFailed;
  }
  return Exit::kFailed;
}

std::string shell_command(std::span<const std::string> words) {
  constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./,:@%";
  std::string command;
  for (const std::string& word : words) {
    if (!command.empty()) command += ' ';
    if (!word.empty() && word.find_first_not_of(kPlain) == std::string::npos) {
      command += word;
      continue;
    }
    command += '\'';
    for (const char c : word) command += c == '\'' ? std::string("'\\''") : std::string(1, c);
    command += '\'';
  }
  return command;
}

std::string counted(std::uint64_t count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

Status print(std::string_view text) {
  return io::write_all(STDOUT_FILENO, std::as_bytes(std::span(text)), "standard output");
}

void complain(std::string_view text) {
  const Status ignored = io::write_all(STDERR_FILENO, std::as_bytes(std::span(text)), "standard error");
  (void)ignored;
}

void complain_of(std::string_view message, std::string_view repeat) {
  std::string text;
  for (std::size_t at = 0; at <= message.size();) {
    const std::size_t end = std::min(message.find('\n', at), message.size());
    text += (at == 0 ? "" : "\n") + one_line(message.substr(at, end - at));  // what it quotes may hold anything
    at = end + 1;
  }
  complain(fmt::format("leanfa: {}\nrepeat: {}\n", text, repeat));
}

std::string processor_model() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const std::size_t colon = line.find(": ");
    if (line.starts_with("model name") && colon != std::string::npos) return line.substr(colon + 2);
  }
  return "unknown";
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 16> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts);
  return text.data();
}

}  // namespace leanfa::cli
