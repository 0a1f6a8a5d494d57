#include "leanfa/input.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/dtype.hpp"
#include "io/attention_layout.hpp"
#include "leanfa/options.hpp"
#include "leanfa/packed_file.hpp"

namespace leanfa::cli {

io::AttentionFileOptions InputOptions::file_options() const {
  io::AttentionFileOptions result;
  if (!layout.empty()) {
    const auto parsed = io::parse_layout(layout, "layout");
    if (parsed) result.layout = *parsed;
  }
  result.softmax_scale = scale;
  if (causal || full) result.causal = causal;
  if (!bits_as.empty()) result.bits_as = dtype_from_name(bits_as);
  result.ignore_other_tensors = true;
  return result;
}

void add_reading_options(CLI::App& app, InputOptions& options) {
  app.add_option("--layout", options.layout,
                 "order of the dimensions, for files whose metadata does not say it; it may not contradict them")
      ->check(CLI::IsMember({"BSHD", "SHD", "BHSD", "HSD"}, CLI::ignore_case));
  app.add_option("--scale", options.scale, "softmax scale; otherwise the file's, or 1/sqrt(head dim of q)")
      ->type_name("X")
      ->check(scale_check());
  auto* causal = app.add_flag("--causal", options.causal, "query i sees key j iff j <= i + Sk - Sq");
  app.add_flag("--full", options.full, "every query sees every key")->excludes(causal);
}

void add_input(CLI::App& app, InputOptions& options) {
  auto* input = app.add_option("--input", options.file, "safetensors file with tensors q, k and v")->type_name("FILE");
  auto* q = app.add_option("--q", options.q, "npy file of Q")->type_name("FILE")->excludes(input);
  auto* k = app.add_option("--k", options.k, "npy file of K")->type_name("FILE")->excludes(input);
  auto* v = app.add_option("--v", options.v, "npy file of V")->type_name("FILE")->excludes(input);
  q->needs(k)->needs(v);
  k->needs(q)->needs(v);
  v->needs(q)->needs(k);
  app.add_option("--bits-as", options.bits_as, "npy only: the format of uint16 or uint8 elements")
      ->check(CLI::IsMember({"bf16", "f16", "e4m3fn", "e5m2"}))
      ->needs(q);
  add_reading_options(app, options);
}

Result<io::AttentionFile> load_wide(const std::string& path, const io::AttentionFileOptions& options) {
  auto opened = io::SafetensorsFile::open(path);
  if (!opened) return tl::unexpected(std::move(opened.error()));
  const io::Metadata& metadata = opened->contents.metadata;
  if (is_packed(metadata)) {
    const auto value = [&](const char* key) {
      const auto found = metadata.find(key);
      return found == metadata.end() ? fmt::format("no {}", key) : found->second;
    };
    return bad_input({path, "holds wide tensors", fmt::format("packed as {}, {}", value("q_tag"), value("method")),
                      "the file that it was quantised from"});
  }
  auto result = io::attention_from(opened->contents, options, path);
  if (result) result->files.push_back(std::move(opened->file));
  return result;
}

Result<io::AttentionFile> load_input(const InputOptions& options) {
  if (!options.file.empty()) return load_wide(options.file, options.file_options());
  return io::load_attention_npy({options.q, options.k, options.v}, options.file_options());
}

}  // namespace leanfa::cli
