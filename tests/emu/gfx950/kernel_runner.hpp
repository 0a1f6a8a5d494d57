// Runs one kernel of a code object with plain arrays as buffers, always with the audit. For tests.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "emu/gfx950/hazard/audit.hpp"
#include "emu/gfx950/held_file.hpp"
#include "emu/gfx950/launch.hpp"

namespace leanfa::emu {

class KernelRunner {
 public:
  KernelRunner() = default;
  explicit KernelRunner(const std::string& path) { open(path); }

  // Before run().
  void open(const std::string& path) {
    auto held = hold_file(path);
    EXPECT_TRUE(held.has_value()) << held.error().message;
    if (held) held_ = std::move(*held);
  }

  // Adds a buffer argument; the vector must outlive run().
  template <class T>
  KernelRunner& buffer(std::vector<T>& data) {
    const std::uint64_t address =
        memory_.map("argument " + std::to_string(kernarg_.size() / 8), std::as_writable_bytes(std::span(data)));
    const auto* const bytes = reinterpret_cast<const std::byte*>(&address);
    kernarg_.insert(kernarg_.end(), bytes, bytes + 8);
    return *this;
  }

  // Expects that the launch works and, unless told otherwise, that the audit finds no error.
  LaunchReport run(const std::string& name, std::uint32_t groups, std::uint32_t items, std::uint64_t order = 0,
                   bool expect_clean = true, int threads = 0) {
    auto kernel = held_->file.load(name);
    EXPECT_TRUE(kernel.has_value()) << kernel.error().message;
    if (!kernel) return {};
    LaunchOptions options{
        .threads = threads, .order = order, .limits = {}, .make_observer = hazard::make_audit(*kernel)};
    auto report = launch(*kernel, {.grid = {groups, 1, 1}, .block = {items, 1, 1}}, kernarg_, memory_, options);
    EXPECT_TRUE(report.has_value()) << report.error().message;
    if (!report) return {};
    EXPECT_TRUE(report->finished);
    for (const Fault& fault : report->faults.faults()) {
      if (!expect_clean) break;
      EXPECT_EQ(fault.severity, Severity::kWarning) << to_string(fault);
    }
    return *report;
  }

 private:
  std::unique_ptr<HeldFile> held_ = std::make_unique<HeldFile>();
  Memory memory_;
  std::vector<std::byte> kernarg_;
};

}  // namespace leanfa::emu
