#include "layering/rules.hpp"

#include <algorithm>
#include <sstream>

namespace leanfa::layering {
namespace {

std::vector<std::string_view> words(std::string_view text, std::string_view separators = " ") {
  std::vector<std::string_view> list;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    if (end > 0) list.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return list;
}

bool is_in(std::string_view path, std::string_view folder) {
  return path.starts_with(folder) && path.size() > folder.size() && path[folder.size()] == '/';
}

bool is_in_any(std::string_view path, std::string_view folders) {
  return std::ranges::any_of(words(folders), [&](std::string_view folder) { return is_in(path, folder); });
}

bool is_header(std::string_view path) { return path.ends_with(".hpp") || path.ends_with(".h"); }

const Module* row(std::string_view folder) {
  const auto* const found = std::ranges::find(kModules, folder, &Module::folder);
  return found == kModules.end() ? nullptr : found;
}

std::string_view trim(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r"), text.size());
  const std::size_t end = text.find_last_not_of(" \t\r");
  return text.substr(begin, end == std::string_view::npos ? 0 : end + 1 - begin);
}

struct Include {
  std::string_view target;  // empty: not an include line
  bool angled = false;
};

Include parse_include(std::string_view line) {
  line = trim(line);
  if (!line.starts_with('#')) return {};
  line = trim(line.substr(1));
  if (!line.starts_with("include")) return {};
  line = trim(line.substr(7));
  if (line.size() < 2 || (line.front() != '"' && line.front() != '<')) return {};
  const bool angled = line.front() == '<';
  return {.target = line.substr(1, line.find(angled ? '>' : '"', 1) - 1), .angled = angled};
}

// The repository's file that an include names: "base/result.hpp" is in src/, <leanfa/leanfa.h> in include/.
std::string_view resolve(std::string_view target, std::span<const std::string> files) {
  for (const std::string_view root : {"src/", "include/", "tools/leanfa/", "tools/"}) {
    const auto same = [&](std::string_view file) {
      return file.size() == root.size() + target.size() && file.starts_with(root) && file.ends_with(target);
    };
    if (const auto found = std::ranges::find_if(files, same); found != files.end()) return *found;
  }
  return {};
}

std::string check_project_include(std::string_view path, std::string_view included) {
  const Module* const from = module_of(path);
  const Module* const to = module_of(included);
  if (from == nullptr || to == nullptr) return {};  // reported for the file itself
  if (std::ranges::count(reach(*from), to->folder) > 0) return {};
  std::string message = std::string(from->folder) + " may not include " + std::string(to->folder);
  for (const Forbidden& pair : kForbidden) {
    if (pair.from == from->folder && pair.to == to->folder) message += " (" + std::string(pair.why) + ")";
  }
  return message;
}

std::string check_package(std::string_view path, std::string_view target) {
  for (const Package& package : kPackages) {
    if (!target.starts_with(package.prefix)) continue;
    if (package.where == Where::kSources && is_header(path))
      return "<" + std::string(target) + "> in a header; it belongs in .cpp files";
    if (!package.folders.empty() && !is_in_any(path, package.folders))
      return "<" + std::string(target) + "> is for " + std::string(package.folders) + " only";
    return {};
  }
  return {};
}

std::string check_include(std::string_view path, const Include& include, std::span<const std::string> files) {
  if (include.target.find("../") != std::string_view::npos)
    return "\"" + std::string(include.target) + "\": write the path from src/, not a relative one";
  const std::string_view included = resolve(include.target, files);
  if (!included.empty()) return check_project_include(path, included);
  if (!include.angled) return "\"" + std::string(include.target) + "\" is no file of src/, include/ or tools/leanfa/";
  if (path.starts_with("include/") && include.target.find('/') != std::string_view::npos)
    return "<" + std::string(include.target) + ">: the public headers include the standard library alone";
  return check_package(path, include.target);
}

std::string check_name(std::string_view path) {
  for (const std::string_view word : words(path, "/_.-")) {
    if (std::ranges::count(kBannedWords, word) > 0)
      return "the name says nothing: \"" + std::string(word) + "\" is not allowed in file names";
  }
  return {};
}

}  // namespace

const Module* module_of(std::string_view path) {
  const Module* best = nullptr;
  for (const Module& module : kModules) {
    if (is_in(path, module.folder) && (best == nullptr || module.folder.size() > best->folder.size())) best = &module;
  }
  return best;
}

std::vector<std::string_view> reach(const Module& module) {
  std::vector<std::string_view> folders = {module.folder};
  for (std::size_t i = 0; i < folders.size(); ++i) {
    const Module* const current = row(folders[i]);
    if (current == nullptr) continue;
    for (const std::string_view next : words(current->may_include)) {
      if (std::ranges::count(folders, next) == 0) folders.push_back(next);
    }
  }
  return folders;
}

std::vector<std::string> check_file(std::string_view path, std::string_view text, std::span<const std::string> files) {
  std::vector<std::string> violations;
  const auto report = [&](std::size_t line, const std::string& rule) {
    if (!rule.empty()) violations.push_back(std::string(path) + ":" + std::to_string(line) + ": " + rule);
  };
  report(1, check_name(path));
  if (module_of(path) == nullptr) report(1, "this folder has no row in kModules (tests/layering/rules.hpp)");
  if (is_header(path) && !text.starts_with("//") && !text.starts_with("/*"))
    report(1, "a header opens with a comment: what it is, what it is not, where to read next");
  std::size_t number = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    ++number;
    if (const Include include = parse_include(line); !include.target.empty())
      report(number, check_include(path, include, files));
    if (line.find("getenv(") != std::string_view::npos && !is_in_any(path, kReadsEnvironment))
      report(number, "the environment is read in " + std::string(kReadsEnvironment) + " only");
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return violations;
}

std::string print_modules() {
  std::ostringstream out;
  for (const Module& module : kModules) {
    out << "  " << module.folder << std::string(24 - std::min<std::size_t>(23, module.folder.size()), ' ');
    for (const std::string_view folder : reach(module)) {
      if (folder != module.folder) out << ' ' << folder;
    }
    out << '\n';
  }
  return out.str();
}

}  // namespace leanfa::layering
