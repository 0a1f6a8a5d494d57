#include "hip_emulation/module.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace leanfa::hipemu {

Result<std::unique_ptr<Module>> Module::load(std::vector<std::byte> code, std::uint64_t address, emu::Memory& memory) {
  auto module = std::make_unique<Module>();
  module->code_ = std::move(code);
  auto file = emu::KernelFile::parse(module->code_, "code object");
  if (!file) return tl::unexpected(std::move(file.error()));
  module->file_ = std::move(*file);
  module->file_.set_code_bias(address);
  module->file_.map_segments(memory);
  return module;
}

void Module::unmap(emu::Memory& memory) const {
  for (const isa::Segment& segment : file_.object().segments()) memory.unmap(file_.code_bias() + segment.address);
}

bool Module::has_kernel(std::string_view name) const {
  const std::vector<std::string> names = file_.kernel_names();
  return std::ranges::find(names, name) != names.end();
}

Result<const Function*> Module::function(std::string_view name, bool audit) {
  if (const auto known = functions_.find(name); known != functions_.end()) return known->second.get();
  auto kernel = file_.load(name);
  if (!kernel) return tl::unexpected(std::move(kernel.error()));
  auto made = std::make_unique<Function>(Function{.kernel = std::move(*kernel), .audit = nullptr});
  if (audit) made->audit = emu::hazard::make_audit(made->kernel);
  return functions_.emplace(name, std::move(made)).first->second.get();
}

Result<Global> Module::global(std::string_view name) const {
  const isa::Symbol* const symbol = file_.object().symbol(name);
  if (symbol == nullptr || symbol->type != isa::SymbolType::kObject || symbol->section == 0)
    return bad_input({.subject = "code object", .rule = "variable", .got = name, .accepted = "one that it defines"});
  return Global{.address = file_.code_bias() + symbol->address, .bytes = symbol->size};
}

bool Module::owns(const Function* function) const {
  return std::ranges::any_of(functions_, [&](const auto& entry) { return entry.second.get() == function; });
}

std::uint64_t Module::extent() const {
  std::uint64_t end = 0;
  for (const isa::Segment& segment : file_.object().segments()) end = std::max(end, segment.address + segment.size);
  return end;
}

}  // namespace leanfa::hipemu
