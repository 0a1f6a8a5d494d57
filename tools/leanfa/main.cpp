// The command line program: parses, runs one subcommand, and turns its outcome into an exit code.
// 0 ok, 1 failed, 2 usage, 3 unsupported, 4 bad input or I/O. Every failure prints the command that repeats it.
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <exception>
#include <new>
#include <vector>

#include "leanfa/nearest.hpp"
#include "leanfa/session.hpp"

namespace leanfa::cli {
namespace {

constexpr std::string_view kFooter =
    "Exit codes: 0 ok, 1 failed, 2 usage, 3 unsupported, 4 bad input or I/O.\n"
    "Every subcommand explains itself: leanfa accuracy --help";

Exit report_failure(const Session& session, Exit code, std::string_view message) {
  complain_of(message, session.repeat.empty() ? session.command : session.repeat);
  return code;
}

std::string with_help(std::string_view what, std::string_view subcommand) {
  return fmt::format("{}\nsee: leanfa {}{}--help", what, subcommand, subcommand.empty() ? "" : " ");
}

// A ValidationError: the command line asks for what its files do not have (a label, the name of a problem).
Exit run(const Subcommand& subcommand, Session& session) {
  try {
    const Status status = subcommand.run(session);
    if (status) return Exit::kOk;
    if (status.error().message.empty()) return exit_for(status.error().code);
    return report_failure(session, exit_for(status.error().code), status.error().message);
  } catch (const CLI::ValidationError& error) {
    return report_failure(session, Exit::kUsage, with_help(error.what(), subcommand.app->get_name()));
  } catch (const std::bad_alloc&) {
    return report_failure(session, Exit::kFailed, "not enough memory");
  } catch (const std::exception& exception) {
    return report_failure(session, Exit::kFailed, fmt::format("defect: {}", exception.what()));
  }
}

Exit answer(const Session& session, const std::string& text) {
  const Status status = print(text);
  return status ? Exit::kOk : report_failure(session, Exit::kBadInput, status.error().message);
}

// Of a command line in which no subcommand was found: what stands in its place, and what there is.
std::string no_subcommand(const CLI::App& root, const CLI::ParseError& error, const std::string& word) {
  if (word.starts_with('-')) return error.what();
  std::vector<std::string> names;
  for (const CLI::App* const app : root.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(app->get_name());
  std::string list = "accepted: ";
  for (const std::string& name : names) list += (name == names.front() ? "" : ", ") + name;
  if (word.empty()) return fmt::format("a subcommand is needed; {}", list);
  const std::string meant = nearest(word, names);
  return fmt::format("'{}' is no subcommand{}; {}", one_line(word), meant.empty() ? "" : ", perhaps " + meant, list);
}

Exit usage_error(const Session& session, const CLI::App& root, const CLI::ParseError& error, const std::string& word) {
  const auto chosen = root.get_subcommands();
  const std::string what = chosen.empty() ? no_subcommand(root, error, word) : error.what();
  return report_failure(session, Exit::kUsage, with_help(what, chosen.empty() ? "" : chosen[0]->get_name()));
}

Exit parse_and_run(int count, char** words) {
  Session session;
  std::vector<std::string> command{"leanfa"};
  for (int i = 1; i < count; ++i) command.emplace_back(words[i]);
  session.command = shell_command(command);
  session.terminal = isatty(STDERR_FILENO) == 1;

  CLI::App root(
      "Attention in FP8, int8 + FP8, BF16 and FP32: run it, quantise for it, measure its error and its speed.",
      "leanfa");
  root.require_subcommand(1);
  root.set_version_flag("--version", std::string("leanfa " LEANFA_VERSION));
  root.footer(std::string(kFooter));
  const std::array subcommands{add_info(root),   add_attend(root), add_quantize(root), add_accuracy(root),
                               add_report(root), add_bench(root),  add_emit(root),     add_disasm(root),
                               add_check(root),  add_emulate(root)};
  try {
    root.parse(count, words);
  } catch (const CLI::CallForHelp&) {
    return answer(session, root.help());
  } catch (const CLI::CallForVersion& version) {
    return answer(session, std::string(version.what()) + "\n");
  } catch (const CLI::ParseError& error) {
    return usage_error(session, root, error, count > 1 ? words[1] : "");
  }
  for (const Subcommand& subcommand : subcommands)
    if (subcommand.app->parsed()) return run(subcommand, session);
  return Exit::kUsage;
}

}  // namespace
}  // namespace leanfa::cli

int main(int count, char** words) {
  // A reader that closes its end of a pipe is an error of that write, not the end of the process: output files that are
  // being written must be finished or removed.
  std::signal(SIGPIPE, SIG_IGN);
  // Likewise a file that meets the size limit of the process.
  std::signal(SIGXFSZ, SIG_IGN);
  try {
    return static_cast<int>(leanfa::cli::parse_and_run(count, words));
  } catch (const std::exception& exception) {
    leanfa::cli::complain(fmt::format("leanfa: {}\n", exception.what()));
    return static_cast<int>(leanfa::cli::Exit::kFailed);
  }
}
