#include "emu/gfx950/kernel.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <msgpack.hpp>

#include "emu/gfx950/code_bias.hpp"

namespace leanfa::emu {
namespace {

std::string text_of(const msgpack::object& object) {
  return object.type == msgpack::type::STR ? std::string(object.via.str.ptr, object.via.str.size) : std::string();
}

// The value of a map's key, or null.
const msgpack::object* find(const msgpack::object& map, std::string_view key) {
  if (map.type != msgpack::type::MAP) return nullptr;
  for (std::uint32_t i = 0; i < map.via.map.size; ++i) {
    const msgpack::object_kv& entry = map.via.map.ptr[i];
    if (text_of(entry.key) == key) return &entry.val;
  }
  return nullptr;
}

std::uint32_t number(const msgpack::object& map, std::string_view key, std::uint32_t missing) {
  const msgpack::object* const value = find(map, key);
  if (value == nullptr || value->type != msgpack::type::POSITIVE_INTEGER || value->via.u64 > 0xFFFFFFFFU)
    return missing;
  return static_cast<std::uint32_t>(value->via.u64);
}

std::string string(const msgpack::object& map, std::string_view key) {
  const msgpack::object* const value = find(map, key);
  return value == nullptr ? std::string() : text_of(*value);
}

std::vector<KernelArgument> arguments_of(const msgpack::object& kernel) {
  std::vector<KernelArgument> arguments;
  const msgpack::object* const list = find(kernel, ".args");
  if (list == nullptr || list->type != msgpack::type::ARRAY) return arguments;
  for (std::uint32_t i = 0; i < list->via.array.size; ++i) {
    const msgpack::object& entry = list->via.array.ptr[i];
    arguments.push_back({.name = string(entry, ".name"),
                         .value_kind = string(entry, ".value_kind"),
                         .offset = number(entry, ".offset", 0),
                         .size = number(entry, ".size", 0)});
  }
  return arguments;
}

std::array<std::uint32_t, 3> required_size(const msgpack::object& kernel) {
  std::array<std::uint32_t, 3> size{};
  const msgpack::object* const list = find(kernel, ".reqd_workgroup_size");
  if (list == nullptr || list->type != msgpack::type::ARRAY || list->via.array.size != 3) return size;
  for (std::uint32_t i = 0; i < 3; ++i)
    if (list->via.array.ptr[i].type == msgpack::type::POSITIVE_INTEGER)
      size[i] = static_cast<std::uint32_t>(list->via.array.ptr[i].via.u64);
  return size;
}

// Nesting and element counts far above what any compiler writes; hostile files end here.
const msgpack::unpack_limit kLimits(65536, 65536, 1 << 20, 1 << 20, 1 << 20, 64);

}  // namespace

const KernelArgument* Kernel::argument(std::string_view argument_name) const {
  const auto found = std::ranges::find(arguments, argument_name, &KernelArgument::name);
  return found == arguments.end() ? nullptr : &*found;
}

Status KernelFile::read_metadata(std::span<const std::byte> note, std::string_view subject) {
  msgpack::object_handle handle;
  // The library reports malformed input by exceptions.
  try {
    handle = msgpack::unpack(reinterpret_cast<const char*>(note.data()), note.size(), nullptr, nullptr, kLimits);
  } catch (const std::exception& error) {
    return bad_input({.subject = subject, .rule = "metadata note", .got = error.what(), .accepted = "msgpack"});
  }
  const msgpack::object& root = handle.get();
  const std::string target = string(root, "amdhsa.target");
  if (!target.empty() && target.find("gfx950") == std::string::npos)
    return unsupported({.subject = subject, .rule = "target", .got = target, .accepted = "gfx950"});
  const msgpack::object* const kernels = find(root, "amdhsa.kernels");
  if (kernels == nullptr || kernels->type != msgpack::type::ARRAY)
    return bad_input({.subject = subject, .rule = "metadata", .got = "no list amdhsa.kernels", .accepted = "one"});
  for (std::uint32_t i = 0; i < kernels->via.array.size; ++i) {
    const msgpack::object& entry = kernels->via.array.ptr[i];
    if (number(entry, ".wavefront_size", 64) != 64)
      return unsupported({.subject = subject, .rule = "wave size", .got = "not 64", .accepted = "64"});
    Entry kernel{.name = string(entry, ".name"), .symbol = string(entry, ".symbol"), .facts = {}};
    kernel.facts.arguments = arguments_of(entry);
    kernel.facts.descriptor.kernarg_bytes = number(entry, ".kernarg_segment_size", 0);
    kernel.facts.max_workgroup_size = number(entry, ".max_flat_workgroup_size", kMaxWorkgroupSize);
    kernel.facts.required_workgroup_size = required_size(entry);
    entries_.push_back(std::move(kernel));
  }
  return {};
}

Result<KernelFile> KernelFile::parse(std::span<const std::byte> bytes, std::string_view subject) {
  auto object = isa::CodeObject::parse(bytes, subject);
  if (!object) return tl::unexpected(std::move(object.error()));
  KernelFile file;
  file.object_ = std::move(*object);
  file.subject_ = subject;
  for (const isa::Note& note : file.object_.notes())
    if (note.type == isa::kMetadataNote && note.name == "AMDGPU")
      LEANFA_TRY(file.read_metadata(note.description, subject));
  // Code without metadata (hand-written assembly): every kernel descriptor is a kernel.
  if (file.entries_.empty())
    for (const isa::Symbol& descriptor : file.object_.symbols())
      if (descriptor.name.ends_with(".kd"))
        file.entries_.push_back({.name = std::string(descriptor.name.substr(0, descriptor.name.size() - 3)),
                                 .symbol = std::string(descriptor.name),
                                 .facts = {}});
  if (file.entries_.empty())
    return bad_input(
        {.subject = subject, .rule = "kernels", .got = "none in metadata and symbols", .accepted = "at least one"});
  return file;
}

std::vector<std::string> KernelFile::kernel_names() const {
  std::vector<std::string> names;
  for (const Entry& entry : entries_) names.push_back(entry.name);
  return names;
}

Result<Kernel> KernelFile::load(std::string_view name) const {
  const auto entry = std::ranges::find_if(
      entries_, [&](const Entry& candidate) { return candidate.name == name || candidate.symbol == name; });
  if (entry == entries_.end())
    return bad_input({.subject = subject_,
                      .rule = "kernel",
                      .got = name,
                      .accepted = fmt::format("one of {}", fmt::join(kernel_names(), ", "))});
  const std::string symbol_name = entry->symbol.empty() ? entry->name + ".kd" : entry->symbol;
  const isa::Symbol* const symbol = object_.symbol(symbol_name);
  if (symbol == nullptr)
    return bad_input(
        {.subject = subject_, .rule = "descriptor symbol", .got = symbol_name, .accepted = "one that exists"});
  const auto bytes = object_.at(symbol->address, 64);
  auto descriptor = decode_descriptor(bytes ? *bytes : std::span<const std::byte>{}, entry->name);
  if (!descriptor) return tl::unexpected(std::move(descriptor.error()));
  Kernel kernel = entry->facts;
  kernel.name = entry->name;
  // Descriptors of hand-written assembly often say 0; runtimes go by the metadata.
  const std::uint32_t listed = kernel.descriptor.kernarg_bytes;
  if (listed > kMaxKernargBytes)
    return bad_input({.subject = entry->name,
                      .rule = "kernel arguments in the metadata",
                      .got = fmt::format("{} bytes", listed),
                      .accepted = fmt::format("at most {}", kMaxKernargBytes)});
  kernel.descriptor = *descriptor;
  kernel.descriptor.kernarg_bytes = std::max(kernel.descriptor.kernarg_bytes, listed);

  std::uint64_t start = symbol->address + static_cast<std::uint64_t>(descriptor->entry_offset);
  // Hardware that preloads kernel arguments skips the 256 bytes of code that load them by hand.
  if (descriptor->preload_dwords > 0) start += 256;
  const isa::Section* text = nullptr;
  for (const isa::Section& section : object_.sections())
    if (section.executable() && start >= section.address && start - section.address < section.bytes.size())
      text = &section;
  if (text == nullptr)
    return bad_input({.subject = subject_,
                      .rule = "kernel entry",
                      .got = fmt::format("0x{:x}", start),
                      .accepted = "an address in an executable section"});
  std::vector<std::uint32_t> words(text->bytes.size() / 4);
  if (!words.empty()) std::memcpy(words.data(), text->bytes.data(), words.size() * 4);
  const RegisterLimits limits{.vgprs = std::min(256, descriptor->vgprs),
                              .agprs = std::clamp(descriptor->vgprs - descriptor->accum_offset, 0, 256),
                              .first_agpr = descriptor->accum_offset};
  auto program = Program::make(words, text->address, start, limits);
  if (!program)
    return fail(program.error().code, fmt::format("{}: {}", one_line(entry->name), program.error().message));
  kernel.program = std::move(*program);
  kernel.program.set_code_bias(code_bias_);
  return kernel;
}

void KernelFile::map_segments(Memory& memory) const {
  for (const isa::Segment& segment : object_.segments()) {
    if (segment.size == 0 || segment.size > (std::uint64_t{1} << 26)) continue;
    auto image = std::make_shared<std::vector<std::byte>>(segment.size);
    std::copy(segment.bytes.begin(), segment.bytes.end(), image->begin());
    memory.map_at("code object", code_bias_ + segment.address, *image, segment.writable);
    images_.push_back(std::move(image));
  }
}

}  // namespace leanfa::emu
