#include "leanfa/emulate_args.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>
#include <optional>

#include "io/npy.hpp"
#include "io/safetensors.hpp"
#include "numerics/formats.hpp"
#include "report/json_reader.hpp"

namespace leanfa::cli {
namespace {

using report::JsonReader;

struct Parsing {
  std::string subject;
  const emu::Kernel& kernel;
  std::int64_t bytes_left;  // that buffers may still take
  EmulatedArguments result;
  std::vector<bool> given{};  // bytes of the arguments that have been put
};

Status wrong(const Parsing& parsing, const JsonReader& at, std::string_view rule, const std::string& got,
             std::string_view accepted) {
  return bad_input({.subject = parsing.subject + ": " + at.path(), .rule = rule, .got = got, .accepted = accepted});
}

constexpr std::array<std::string_view, 4> kRootKeys{"buffers", "arguments", "dynamic_lds_bytes", "others_are_zero"};
constexpr std::array<std::string_view, 8> kBufferKeys{"file", "tensor",        "dtype",  "shape",
                                                      "fill", "uninitialised", "output", "read_only"};
constexpr std::array<std::string_view, 6> kArgumentKeys{"offset", "name", "buffer", "add", "type", "value"};

// A NaN in every float format.
constexpr std::byte kNothing{0xFF};

Status load_file(Parsing& parsing, const JsonReader& node, EmulatedBuffer& buffer) {
  if (node.has("uninitialised") || node.has("fill"))
    return wrong(parsing, node, "content", "a file, and fill or uninitialised", "one of them");
  const std::string path = node.at("file").text();
  buffer.input = path;
  const std::string tensor_name = node.has("tensor") ? node.at("tensor").text() : std::string();
  const auto take = [&](const io::StoredTensor& tensor) {
    buffer.dtype = tensor.dtype;
    buffer.shape = tensor.shape;
    buffer.bytes.assign(tensor.bytes.begin(), tensor.bytes.end());
  };
  if (tensor_name.empty()) {
    io::NpyOptions options;
    if (node.has("dtype")) options.bits_as = dtype_from_name(node.at("dtype").text());
    auto file = io::NpyFile::open(path, options);
    if (!file) return tl::unexpected(std::move(file.error()));
    take(file->tensor);
    return {};
  }
  auto file = io::SafetensorsFile::open(path);
  if (!file) return tl::unexpected(std::move(file.error()));
  const io::StoredTensor* const tensor = file->contents.find(tensor_name);
  if (tensor == nullptr) return wrong(parsing, node, "tensor in " + path, tensor_name, "one that the file has");
  take(*tensor);
  return {};
}

// The bits of one element.
std::optional<std::vector<std::byte>> element_bits(DType dtype, double value) {
  std::vector<std::byte> bits(size_bytes(dtype));
  const auto put = [&](auto x) {
    std::memcpy(bits.data(), &x, sizeof(x));
    return bits;
  };
  const auto single = static_cast<float>(value);
  switch (dtype) {
    case DType::kF64:
      return put(value);
    case DType::kF32:
      return put(single);
    case DType::kF16:
      return put(to_f16(single).bits);
    case DType::kBF16:
      return put(to_bf16(single).bits);
    case DType::kE4M3FN:
      return put(to_e4m3fn(single).bits);
    case DType::kE5M2:
      return put(to_e5m2(single).bits);
    case DType::kE8M0:
      return put(to_e8m0(single).bits);
    default:
      break;
  }
  const bool is_unsigned = dtype == DType::kU8;
  const double end = std::ldexp(1.0, static_cast<int>(8 * bits.size()) - (is_unsigned ? 0 : 1));
  const double most = std::min(end - 1, 9007199254740992.0);  // a double has no odd numbers past 2^53
  if (value != std::floor(value) || value > most || value < (is_unsigned ? 0.0 : -most - 1)) return std::nullopt;
  const auto whole = static_cast<std::int64_t>(value);
  std::memcpy(bits.data(), &whole, bits.size());
  return bits;
}

Status make_filled(Parsing& parsing, const JsonReader& node, EmulatedBuffer& buffer) {
  const auto dtype = dtype_from_name(node.has("dtype") ? node.at("dtype").text() : "u8");
  if (!dtype)
    return wrong(parsing, node, "dtype", node.at("dtype").text(),
                 "f64, f32, f16, bf16, e4m3fn, e5m2, e8m0, i8, u8, i32, i64");
  buffer.dtype = *dtype;
  for (const JsonReader& size : node.at("shape").items()) buffer.shape.push_back(size.integer());
  const auto bytes = io::size_bytes(node.path(), buffer.dtype, buffer.shape);
  if (!bytes) return tl::unexpected(bytes.error());
  if (*bytes > parsing.bytes_left)
    return wrong(parsing, node, "size", fmt::format("{} bytes", *bytes),
                 fmt::format("at most {} (all buffers together have 16 GiB)", parsing.bytes_left));
  parsing.bytes_left -= *bytes;
  if (node.has("uninitialised") && node.at("uninitialised").boolean()) {
    if (node.has("fill")) return wrong(parsing, node, "content", "fill and uninitialised", "one of them");
    buffer.initialised = false;
    buffer.bytes.assign(static_cast<std::size_t>(*bytes), kNothing);
    return {};
  }
  // Zeros are given to what nothing was said of, but only an output may be there to be written first.
  buffer.initialised = node.has("fill") || !node.has("output");
  const double value = node.has("fill") ? node.at("fill").number() : 0.0;
  const auto bits = element_bits(buffer.dtype, value);
  if (!bits) return wrong(parsing, node, "fill", fmt::format("{}", value), "a value that the dtype holds");
  buffer.bytes.resize(static_cast<std::size_t>(*bytes));
  for (std::size_t at = 0; at < buffer.bytes.size(); at += bits->size())
    std::ranges::copy(*bits, buffer.bytes.begin() + static_cast<std::ptrdiff_t>(at));
  return {};
}

Status read_buffers(Parsing& parsing, const JsonReader& root) {
  for (const std::string& name : root.at("buffers").keys()) {
    const JsonReader node = root.at("buffers").at(name);
    node.only(kBufferKeys);
    EmulatedBuffer buffer;
    buffer.name = name;
    LEANFA_TRY(node.has("file") ? load_file(parsing, node, buffer) : make_filled(parsing, node, buffer));
    if (node.has("output")) {
      buffer.output = node.at("output").text();
      if (!buffer.output.ends_with(".npy") && !buffer.output.ends_with(".safetensors"))
        return wrong(parsing, node, "output", buffer.output, "a name that ends in .npy or .safetensors");
    }
    if (node.has("read_only")) buffer.writable = !node.at("read_only").boolean();
    parsing.result.buffers.push_back(std::move(buffer));
  }
  return {};
}

// Where an argument lies: "offset", or "name" of the metadata.
Result<std::int64_t> offset_of(const Parsing& parsing, const JsonReader& node) {
  if (node.has("offset")) return node.at("offset").integer();
  const std::string name = node.at("name").text();
  const emu::KernelArgument* const argument = parsing.kernel.argument(name);
  if (argument != nullptr) return std::int64_t{argument->offset};
  std::vector<std::string> known;
  for (const emu::KernelArgument& candidate : parsing.kernel.arguments)
    if (!candidate.name.empty()) known.push_back(candidate.name);
  return bad_input({.subject = parsing.subject + ": " + node.path(),
                    .rule = "argument name",
                    .got = name,
                    .accepted = known.empty() ? std::string("an offset; the metadata name no arguments")
                                              : fmt::format("an offset, or one of {}", fmt::join(known, ", "))});
}

Status put_bytes(Parsing& parsing, const JsonReader& node, std::int64_t offset, std::span<const std::byte> bytes) {
  std::vector<std::byte>& kernarg = parsing.result.kernarg;
  const std::int64_t end = offset + static_cast<std::int64_t>(bytes.size());
  if (offset < 0 || offset > emu::kMaxKernargBytes || end > emu::kMaxKernargBytes)
    return wrong(parsing, node, "offset", fmt::to_string(offset), "0 to 65535");
  if (static_cast<std::size_t>(end) > kernarg.size()) {
    if (!parsing.kernel.arguments.empty())
      return wrong(parsing, node, "offset", fmt::to_string(offset),
                   fmt::format("an argument inside of the kernel's {} bytes", kernarg.size()));
    kernarg.resize(static_cast<std::size_t>(end));
  }
  parsing.given.resize(kernarg.size());
  for (std::int64_t at = offset; at < end; ++at) {
    if (parsing.given[static_cast<std::size_t>(at)])
      return wrong(parsing, node, "offset", fmt::to_string(offset), "bytes that no other argument has");
    parsing.given[static_cast<std::size_t>(at)] = true;
  }
  std::ranges::copy(bytes, kernarg.begin() + static_cast<std::ptrdiff_t>(offset));
  return {};
}

// Every argument that the kernel's metadata list and a caller has to give.
Status all_given(const Parsing& parsing) {
  for (const emu::KernelArgument& argument : parsing.kernel.arguments) {
    if (argument.value_kind.starts_with("hidden_")) continue;
    bool given = false;
    for (std::uint32_t at = argument.offset; at < argument.offset + argument.size && at < parsing.given.size(); ++at)
      given = given || parsing.given[at];
    if (given || argument.size == 0) continue;
    return bad_input({.subject = parsing.subject.empty() ? "--args" : parsing.subject,
                      .rule = "gives every argument of the kernel",
                      .got = fmt::format("none at offset {}{}", argument.offset,
                                         argument.name.empty() ? std::string() : " (" + argument.name + ")"),
                      .accepted = fmt::format("{} bytes there, {}; or \"others_are_zero\": true", argument.size,
                                              argument.value_kind)});
  }
  return {};
}

Status put_argument(Parsing& parsing, const JsonReader& node) {
  node.only(kArgumentKeys);
  if (node.has("offset") && node.has("name")) return wrong(parsing, node, "place", "offset and name", "one of them");
  if (node.has("buffer") && (node.has("type") || node.has("value")))
    return wrong(parsing, node, "argument", "a buffer and a value", "one of them");
  if (!node.has("buffer") && node.has("add")) return wrong(parsing, node, "add", "no buffer", "a buffer to add to");
  const auto offset = offset_of(parsing, node);
  if (!offset) return tl::unexpected(offset.error());
  if (node.has("buffer")) {
    const std::string name = node.at("buffer").text();
    const auto found = std::ranges::find(parsing.result.buffers, name, &EmulatedBuffer::name);
    if (found == parsing.result.buffers.end()) return wrong(parsing, node, "buffer", name, "one of \"buffers\"");
    const std::uint64_t address =
        found->address + static_cast<std::uint64_t>(node.has("add") ? node.at("add").integer() : 0);
    return put_bytes(parsing, node, *offset, std::as_bytes(std::span(&address, 1)));
  }
  const std::string type = node.at("type").text();
  if (type == "u32") {
    const std::int64_t whole = node.at("value").integer();
    if (whole < 0 || whole > std::int64_t{0xFFFFFFFF})
      return wrong(parsing, node, "value", fmt::to_string(whole), "0 to 2^32 - 1");
    const auto value = static_cast<std::uint32_t>(whole);
    return put_bytes(parsing, node, *offset, std::as_bytes(std::span(&value, 1)));
  }
  const auto dtype = dtype_from_name(type);
  if (!dtype) return wrong(parsing, node, "type", type, "u32, i32, i64, f32, f64, f16, bf16, i8, u8");
  const auto bits = element_bits(*dtype, node.at("value").number());
  if (!bits)
    return wrong(parsing, node, "value", fmt::format("{}", node.at("value").number()), "a value that the type holds");
  return put_bytes(parsing, node, *offset, *bits);
}

}  // namespace

Result<EmulatedArguments> load_arguments(std::string_view text, const std::string& subject, const emu::Kernel& kernel,
                                         emu::Memory& memory, std::int64_t most_bytes) {
  auto json = report::parse_json(text, subject);
  if (!json) return tl::unexpected(std::move(json.error()));
  std::string error;
  const JsonReader root(*json, "", error);
  Parsing parsing{.subject = subject, .kernel = kernel, .bytes_left = most_bytes, .result = {}};
  const auto mistyped = [&]() -> Status {
    if (error.empty()) return {};
    return fail(ErrorCode::kBadInput, subject + ": " + error);
  };
  root.only(kRootKeys);
  LEANFA_TRY(mistyped());
  LEANFA_TRY(read_buffers(parsing, root));
  LEANFA_TRY(mistyped());
  for (EmulatedBuffer& buffer : parsing.result.buffers) {
    buffer.address = memory.map(buffer.name, buffer.bytes, buffer.writable);
    if (!buffer.initialised) memory.mark_uninitialised(buffer.address);
  }
  parsing.result.kernarg.resize(kernel.descriptor.kernarg_bytes);
  for (const JsonReader& node : root.at("arguments").items()) {
    LEANFA_TRY(put_argument(parsing, node));
    LEANFA_TRY(mistyped());
  }
  parsing.given.resize(parsing.result.kernarg.size());
  const bool others_are_zero = root.has("others_are_zero") && root.at("others_are_zero").boolean();
  if (!others_are_zero) LEANFA_TRY(all_given(parsing));
  if (root.has("dynamic_lds_bytes")) {
    const std::int64_t bytes = root.at("dynamic_lds_bytes").integer();
    if (bytes < 0 || bytes > std::int64_t{emu::kMaxLdsBytes})
      return bad_input(
          {.subject = subject, .rule = "dynamic_lds_bytes", .got = fmt::to_string(bytes), .accepted = "0 to 163840"});
    parsing.result.dynamic_lds_bytes = static_cast<std::uint32_t>(bytes);
  }
  LEANFA_TRY(mistyped());
  return std::move(parsing.result);
}

Status stage_outputs(const EmulatedArguments& arguments, std::vector<io::AtomicFile>& files) {
  for (const EmulatedBuffer& buffer : arguments.buffers) {
    if (buffer.output.empty()) continue;
    const io::StoredTensor tensor{buffer.name, buffer.dtype, buffer.shape, buffer.bytes};
    auto file = buffer.output.ends_with(".safetensors") ? io::stage_safetensors(buffer.output, std::span(&tensor, 1))
                                                        : io::stage_npy(buffer.output, tensor);
    if (!file) return tl::unexpected(std::move(file.error()));
    files.push_back(std::move(*file));
  }
  return {};
}

}  // namespace leanfa::cli
