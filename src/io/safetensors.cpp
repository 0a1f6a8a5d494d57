#include "io/safetensors.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>
#include <utility>

#include "io/no_throw.hpp"
#include "io/safetensors_header.hpp"

namespace leanfa::io {
namespace {

constexpr std::size_t kLengthBytes = 8;

Status check_range(const HeaderEntry& entry, std::uint64_t data_bytes, std::string_view subject) {
  const auto [begin, end] = entry.data_offsets;
  const std::string tensor = fmt::format("{}: tensor {}", subject, in_quotes(entry.name));
  if (begin > end || end > data_bytes)
    return bad_input({tensor, "data_offsets lie in order inside the file",
                      fmt::format("[{}, {}] of {} bytes of data", begin, end, data_bytes),
                      fmt::format("0 <= begin <= end <= {}", data_bytes)});
  const auto accepted = size_bytes(tensor, entry.dtype, entry.shape);
  if (!accepted) return tl::unexpected(accepted.error());
  if (end - begin != static_cast<std::uint64_t>(*accepted))
    return bad_input({tensor, "data_offsets span what dtype and shape need", fmt::format("{} bytes", end - begin),
                      fmt::format("{} bytes for {} {}", *accepted, safetensors_dtype_name(entry.dtype),
                                  describe_shape(entry.shape))});
  return {};
}

// The format requires that the tensors tile the data: no byte belongs to two of them or to none.
Status check_tiling(const std::vector<HeaderEntry>& entries, std::uint64_t data_bytes, std::string_view subject) {
  std::vector<const HeaderEntry*> order;
  order.reserve(entries.size());
  for (const HeaderEntry& entry : entries) order.push_back(&entry);
  std::sort(order.begin(), order.end(),
            [](const HeaderEntry* a, const HeaderEntry* b) { return a->data_offsets < b->data_offsets; });
  std::uint64_t position = 0;
  for (const HeaderEntry* entry : order) {
    const auto [begin, end] = entry->data_offsets;
    if (begin != position)
      return bad_input({fmt::format("{}: tensor {}", subject, in_quotes(entry->name)),
                        begin < position ? "tensors do not overlap" : "tensors leave no gap",
                        fmt::format("begin {}", begin), fmt::format("{}, where the one before it ends", position)});
    position = end;
  }
  if (position != data_bytes)
    return bad_input(
        {subject, "the file ends with the last tensor", fmt::format("{} trailing bytes", data_bytes - position), "0"});
  return {};
}

Result<Safetensors> parse(std::span<const std::byte> bytes, std::string_view subject) {
  if (bytes.size() < kLengthBytes)
    return bad_input(
        {subject, "has 8 bytes of header length", fmt::format("{} bytes", bytes.size()), "a safetensors file"});
  std::uint64_t header_bytes = 0;
  std::memcpy(&header_bytes, bytes.data(), kLengthBytes);
  const std::uint64_t rest = bytes.size() - kLengthBytes;
  if (header_bytes > kMaxSafetensorsHeaderBytes)
    return bad_input({subject, "the header length is within the format's limit", fmt::format("{} bytes", header_bytes),
                      fmt::format("<= {} bytes", kMaxSafetensorsHeaderBytes)});
  if (header_bytes > rest)
    return bad_input({subject, "the header lies inside the file", fmt::format("{} bytes", header_bytes),
                      fmt::format("<= {}, what the file has", rest)});
  const auto body = bytes.subspan(kLengthBytes);
  const std::string_view json(reinterpret_cast<const char*>(body.data()), static_cast<std::size_t>(header_bytes));
  auto header = parse_safetensors_header(json, subject);
  if (!header) return tl::unexpected(std::move(header.error()));

  const auto data = body.subspan(static_cast<std::size_t>(header_bytes));
  for (const HeaderEntry& entry : header->entries) LEANFA_TRY(check_range(entry, data.size(), subject));
  LEANFA_TRY(check_tiling(header->entries, data.size(), subject));

  Safetensors result;
  result.metadata = std::move(header->metadata);
  result.tensors.reserve(header->entries.size());
  for (HeaderEntry& entry : header->entries) {
    const auto [begin, end] = entry.data_offsets;
    result.tensors.push_back({std::move(entry.name), entry.dtype, std::move(entry.shape),
                              data.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin))});
  }
  std::sort(result.tensors.begin(), result.tensors.end(),
            [](const StoredTensor& a, const StoredTensor& b) { return a.name < b.name; });
  return result;
}

// Largest elements first: with the header padded to 8 bytes, every tensor then starts aligned.
std::vector<const StoredTensor*> file_order(std::span<const StoredTensor> tensors) {
  std::vector<const StoredTensor*> order;
  order.reserve(tensors.size());
  for (const StoredTensor& tensor : tensors) order.push_back(&tensor);
  std::sort(order.begin(), order.end(), [](const StoredTensor* a, const StoredTensor* b) {
    const std::size_t a_bytes = leanfa::size_bytes(a->dtype);
    const std::size_t b_bytes = leanfa::size_bytes(b->dtype);
    return a_bytes != b_bytes ? a_bytes > b_bytes : a->name < b->name;
  });
  return order;
}

Status check_tensor(const StoredTensor& tensor, const std::string& path) {
  const std::string where = fmt::format("{}: tensor {}", path, in_quotes(tensor.name));
  if (tensor.name == kMetadataKey) return bad_input({where, "the name is not reserved", in_quotes(tensor.name), ""});
  const auto accepted = size_bytes(where, tensor.dtype, tensor.shape);
  if (!accepted) return tl::unexpected(accepted.error());
  if (tensor.bytes.size() != static_cast<std::size_t>(*accepted))
    return bad_input({where, "the bytes match dtype and shape", fmt::format("{} bytes", tensor.bytes.size()),
                      fmt::format("{} bytes", *accepted)});
  return {};
}

Status refuse_duplicates(std::span<const StoredTensor> tensors, const std::string& path) {
  std::vector<std::string_view> names;
  names.reserve(tensors.size());
  for (const StoredTensor& tensor : tensors) names.push_back(tensor.name);
  std::sort(names.begin(), names.end());
  const auto twice = std::adjacent_find(names.begin(), names.end());
  if (twice == names.end()) return {};
  return bad_input({path, "every tensor has its own name", in_quotes(*twice) + " twice", ""});
}

// Throws nlohmann::json::type_error on text that is not UTF-8.
std::string compose_header(std::span<const StoredTensor* const> order, const Metadata& metadata) {
  const auto json_string = [](std::string_view text) { return nlohmann::json(text).dump(); };
  std::string text = "{";
  if (!metadata.empty()) text += fmt::format("{}:{}", json_string(kMetadataKey), nlohmann::json(metadata).dump());
  std::size_t position = 0;
  for (const StoredTensor* tensor : order) {
    const std::size_t end = position + tensor->bytes.size();
    text += fmt::format("{}{}:{{\"dtype\":\"{}\",\"shape\":{},\"data_offsets\":[{},{}]}}", text.size() == 1 ? "" : ",",
                        json_string(tensor->name), safetensors_dtype_name(tensor->dtype),
                        nlohmann::json(tensor->shape).dump(), position, end);
    position = end;
  }
  text += '}';
  text.append((kLengthBytes - text.size() % kLengthBytes) % kLengthBytes, ' ');
  return text;
}

Result<std::string> header_text(std::span<const StoredTensor* const> order, const Metadata& metadata,
                                const std::string& path) {
  for (const StoredTensor* tensor : order) LEANFA_TRY(check_tensor(*tensor, path));
  std::string text;
  try {
    text = compose_header(order, metadata);
  } catch (const nlohmann::json::type_error&) {
    return bad_input({path, "names and metadata are UTF-8", "other bytes", ""});
  }
  if (text.size() > kMaxSafetensorsHeaderBytes)
    return bad_input({path, "the header is within the format's limit", fmt::format("{} bytes", text.size()),
                      fmt::format("<= {} bytes", kMaxSafetensorsHeaderBytes)});
  return text;
}

}  // namespace

const StoredTensor* Safetensors::find(std::string_view name) const {
  const auto found =
      std::lower_bound(tensors.begin(), tensors.end(), name,
                       [](const StoredTensor& tensor, std::string_view key) { return tensor.name < key; });
  return found != tensors.end() && found->name == name ? &*found : nullptr;
}

Result<Safetensors> parse_safetensors(std::span<const std::byte> bytes, std::string_view subject) {
  return no_throw(subject, [&] { return parse(bytes, subject); });
}

Result<SafetensorsFile> SafetensorsFile::open(const std::string& path) {
  auto file = MappedFile::open(path);
  if (!file) return tl::unexpected(std::move(file.error()));
  auto contents = parse_safetensors(file->bytes(), path);
  if (!contents) return tl::unexpected(std::move(contents.error()));
  return SafetensorsFile{std::move(*file), std::move(*contents)};
}

Result<AtomicFile> stage_safetensors(const std::string& path, std::span<const StoredTensor> tensors,
                                     const Metadata& metadata) {
  return no_throw(path, [&]() -> Result<AtomicFile> {
    LEANFA_TRY(refuse_duplicates(tensors, path));
    const auto order = file_order(tensors);
    const auto header = header_text(order, metadata, path);
    if (!header) return tl::unexpected(header.error());
    auto file = AtomicFile::create(path);
    if (!file) return file;
    const std::uint64_t header_bytes = header->size();
    LEANFA_TRY(file->write(std::as_bytes(std::span(&header_bytes, 1))));
    LEANFA_TRY(file->write(std::as_bytes(std::span(header->data(), header->size()))));
    for (const StoredTensor* tensor : order) LEANFA_TRY(file->write(tensor->bytes));
    return file;
  });
}

Status write_safetensors(const std::string& path, std::span<const StoredTensor> tensors, const Metadata& metadata) {
  auto file = stage_safetensors(path, tensors, metadata);
  if (!file) return tl::unexpected(std::move(file.error()));
  return file->commit();
}

}  // namespace leanfa::io
