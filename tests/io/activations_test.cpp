// The activations that the repository carries: read, found to be what their README says, written and read again.
// The checksums are of an independent reader, Python's safetensors: the sum of all 16-bit patterns of each tensor.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include "io/attention_file.hpp"
#include "io/file_bytes.hpp"

namespace leanfa::io {
namespace {

std::string activations(const std::string& name) {
  return std::string(LEANFA_SOURCE_DIR) + "/tests/data/activations/" + name;
}

std::uint64_t sum_of_patterns(const AnyView& view) {
  const auto* bits = static_cast<const std::uint16_t*>(view.data);
  const Index count = view.size[0] * view.size[1] * view.size[2] * view.size[3];
  return std::accumulate(bits, bits + count, std::uint64_t{0});
}

struct Layer {
  const char* file;
  const char* model;
  Index4 q, k, v;
  std::array<std::uint64_t, 3> sums;
};
const std::array kLayers{
    Layer{"gqa_layer2_2k.safetensors",
          "gqa",
          {1, 2048, 4, 128},
          {1, 2048, 2, 128},
          {1, 2048, 2, 128},
          {33699438575, 17513689488, 16800052547}},
    Layer{"mla_layer2_2k.safetensors",
          "mla",
          {1, 2048, 4, 192},
          {1, 2048, 4, 192},
          {1, 2048, 4, 128},
          {50412893857, 51247658167, 33863329825}},
};

TEST(Activations, AreWhatTheReadmeSays) {
  for (const Layer& layer : kLayers) {
    const auto file = load_attention(activations(layer.file));
    ASSERT_TRUE(file) << file.error().message;
    EXPECT_EQ(file->model, layer.model);
    EXPECT_EQ(file->layer, "2");
    EXPECT_EQ(file->layout, Layout::kSHD);
    EXPECT_EQ(file->q.dtype, DType::kBF16);
    EXPECT_EQ(file->q.size, layer.q);
    EXPECT_EQ(file->k.size, layer.k);
    EXPECT_EQ(file->v.size, layer.v);
    EXPECT_DOUBLE_EQ(file->softmax_scale, 1.0 / std::sqrt(static_cast<double>(layer.q[3])));
    EXPECT_EQ(file->metadata.at("token_offset"), "4000");
    EXPECT_EQ(file->metadata.at("rope"), "applied");
    EXPECT_TRUE(file->copies.empty());
    EXPECT_EQ(sum_of_patterns(file->q), layer.sums[0]);
    EXPECT_EQ(sum_of_patterns(file->k), layer.sums[1]);
    EXPECT_EQ(sum_of_patterns(file->v), layer.sums[2]);
  }
}

TEST(Activations, RoundTrip) {
  const Folder folder;
  for (const Layer& layer : kLayers) {
    const auto file = SafetensorsFile::open(activations(layer.file));
    ASSERT_TRUE(file) << file.error().message;
    ASSERT_TRUE(write_safetensors(folder.file("f"), file->contents.tensors, file->contents.metadata));
    const auto again = SafetensorsFile::open(folder.file("f"));
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->contents.metadata, file->contents.metadata);
    for (const StoredTensor& tensor : file->contents.tensors) {
      const StoredTensor* read = again->contents.find(tensor.name);
      ASSERT_NE(read, nullptr);
      EXPECT_EQ(read->shape, tensor.shape);
      EXPECT_TRUE(std::ranges::equal(read->bytes, tensor.bytes));
    }
  }
}

}  // namespace
}  // namespace leanfa::io
