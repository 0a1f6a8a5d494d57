// Attention inputs from files: layouts as strided views, what metadata and caller say, and the rules by name.
#include "io/attention_file.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <cstring>

#include "io/file_bytes.hpp"
#include "io/npy.hpp"

namespace leanfa::io {
namespace {

// Tensors of one file, with the memory that they point into.
class Tensors {
 public:
  // Elements of float32 tensors are 0, 1, 2, ... and of other types bytes 0, 1, 2, ...
  Tensors& add(std::string name, DType dtype, std::vector<Index> shape) {
    const auto bytes = static_cast<std::size_t>(size_bytes(name, dtype, shape).value());
    auto& data = data_.emplace_back(std::make_unique<std::vector<std::byte>>(bytes));
    for (std::size_t i = 0; i < bytes; ++i) (*data)[i] = static_cast<std::byte>(i & 0x7F);
    for (std::size_t i = 0; dtype == DType::kF32 && i < bytes / 4; ++i) {
      const auto value = static_cast<float>(i);
      std::memcpy(data->data() + 4 * i, &value, 4);
    }
    tensors_.push_back({std::move(name), dtype, std::move(shape), *data});
    return *this;
  }
  Tensors& add_floats(std::string name, std::vector<Index> shape, const std::vector<float>& values) {
    add(std::move(name), DType::kF32, std::move(shape));
    std::memcpy(data_.back()->data(), values.data(), values.size() * sizeof(float));
    return *this;
  }
  // q, k and v of 3 queries, 5 keys, 4 and 2 heads, dims 8 and 6, in `layout`.
  static Tensors qkv(Layout layout = Layout::kSHD, DType dtype = DType::kF32) {
    Tensors tensors;
    tensors.add("q", dtype, shape(layout, 3, 4, 8)).add("k", dtype, shape(layout, 5, 2, 8));
    tensors.add("v", dtype, shape(layout, 5, 2, 6));
    return tensors;
  }
  static std::vector<Index> shape(Layout layout, Index s, Index h, Index d) {
    switch (layout) {
      case Layout::kBSHD:
        return {2, s, h, d};
      case Layout::kSHD:
        return {s, h, d};
      case Layout::kBHSD:
        return {2, h, s, d};
      default:
        return {h, s, d};
    }
  }
  [[nodiscard]] const std::vector<StoredTensor>& list() const { return tensors_; }
  [[nodiscard]] Safetensors contents(Metadata metadata = {{"layout", "SHD"}}) const {
    Safetensors result{tensors_, std::move(metadata)};
    std::sort(result.tensors.begin(), result.tensors.end(), [](auto& a, auto& b) { return a.name < b.name; });
    return result;
  }
  [[nodiscard]] Result<AttentionFile> load(Metadata metadata = {{"layout", "SHD"}},
                                           const AttentionFileOptions& options = {}) const {
    return attention_from(contents(std::move(metadata)), options, "f.safetensors");
  }

 private:
  std::vector<std::unique_ptr<std::vector<std::byte>>> data_;
  std::vector<StoredTensor> tensors_;
};

TEST(AttentionFile, EveryLayoutReadsTheSameElements) {
  for (const Layout layout : {Layout::kBSHD, Layout::kSHD, Layout::kBHSD, Layout::kHSD}) {
    const Tensors tensors = Tensors::qkv(layout);
    const auto file = tensors.load({{"layout", std::string(name(layout))}});
    ASSERT_TRUE(file) << file.error().message;
    const bool batched = layout == Layout::kBSHD || layout == Layout::kBHSD;
    EXPECT_EQ(file->layout, layout);
    EXPECT_EQ(file->q.size, (Index4{batched ? 2 : 1, 3, 4, 8}));
    EXPECT_EQ(file->k.size, (Index4{batched ? 2 : 1, 5, 2, 8}));
    EXPECT_EQ(file->v.size, (Index4{batched ? 2 : 1, 5, 2, 6}));
    EXPECT_EQ(file->v.data, tensors.list()[2].bytes.data()) << "copied";
    const bool heads_first = layout == Layout::kBHSD || layout == Layout::kHSD;
    for (Index b = 0; b < file->v.batch(); ++b)
      for (Index s = 0; s < 5; ++s)
        for (Index h = 0; h < 2; ++h) {
          const Index row = heads_first ? (b * 2 + h) * 5 + s : (b * 5 + s) * 2 + h;
          EXPECT_EQ(file->v.as<float>().row(b, s, h)[3], static_cast<float>(row * 6 + 3));
        }
  }
}

TEST(AttentionFile, MetadataSaysScaleMaskModelAndLayer) {
  const auto file = Tensors::qkv().load({{"layout", "shd"},
                                         {"softmax_scale", "0.25"},
                                         {"causal", "True"},
                                         {"model", "m"},
                                         {"layer", "7"},
                                         {"other", "kept"}});
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->softmax_scale, 0.25);
  EXPECT_EQ(file->causal, true);
  EXPECT_EQ(file->model, "m");
  EXPECT_EQ(file->layer, "7");
  EXPECT_EQ(file->metadata.at("other"), "kept");
  EXPECT_FALSE(file->out);
  EXPECT_FALSE(file->lse);
}

TEST(AttentionFile, SilentMetadataGivesTheDefaults) {
  const auto file = Tensors::qkv().load();
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->softmax_scale, 1.0 / std::sqrt(8.0));
  EXPECT_FALSE(file->causal.has_value());
  EXPECT_TRUE(file->model.empty());
  EXPECT_TRUE(validate(file->problem(true)).has_value());
}

TEST(AttentionFile, TheCallerGoesBeforeTheMetadata) {
  const AttentionFileOptions options{.layout = Layout::kSHD, .softmax_scale = 2.0, .causal = false, .bits_as = {}};
  const auto file = Tensors::qkv().load({{"layout", "SHD"}, {"softmax_scale", "nan"}, {"causal", "?"}}, options);
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->softmax_scale, 2.0);
  EXPECT_EQ(file->causal, false);
}

TEST(AttentionFile, OutAndLseAreReadInTheSameLayout) {
  Tensors tensors = Tensors::qkv(Layout::kBHSD);
  tensors.add("out", DType::kF32, {2, 4, 3, 6}).add("lse", DType::kF32, {2, 4, 3});
  const auto file = tensors.load({{"layout", "BHSD"}});
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->out->size, (Index4{2, 3, 4, 6}));
  EXPECT_EQ(file->lse->size, (Index4{2, 3, 4, 1}));
  EXPECT_EQ(file->lse->as<float>().row(1, 2, 3)[0], static_cast<float>((1 * 4 + 3) * 3 + 2));
  EXPECT_EQ(file->out->as<float>().row(1, 2, 3)[5], static_cast<float>(((1 * 4 + 3) * 3 + 2) * 6 + 5));
}

TEST(AttentionFile, DescalesOfEveryShape) {
  Tensors tensors = Tensors::qkv(Layout::kBSHD);
  tensors.add_floats("q_descale", {2, 2}, {1, 2, 3, 4}).add_floats("k_descale", {}, {5});
  tensors.add_floats("v_descale", {2}, {6, 7});
  const auto file = tensors.load({{"layout", "BSHD"}});
  ASSERT_TRUE(file) << file.error().message;
  const AttentionProblem p = file->problem(false);
  EXPECT_EQ(p.q_descale.at(0, 2, 0), 1.0F);
  EXPECT_EQ(p.q_descale.at(0, 0, 1), 1.0F);
  EXPECT_EQ(p.q_descale.at(0, 0, 2), 2.0F);
  EXPECT_EQ(p.q_descale.at(1, 0, 3), 4.0F);
  EXPECT_EQ(p.k_descale.at(1, 4, 1), 5.0F);
  EXPECT_EQ(p.v_descale.at(0, 1, 1), 7.0F);
  EXPECT_EQ(p.v_descale.at(1, 1, 0), 6.0F);
}

TEST(AttentionFile, OneScaleAHeadOfQ) {
  const auto file = Tensors(Tensors::qkv()).add_floats("q_descale", {1, 4}, {1, 2, 3, 4}).load();
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->q_descale.at(0, 0, 2), 3.0F);
}

TEST(AttentionFile, Int8GoesWithE4m3V) {
  Tensors tensors;
  tensors.add("q", DType::kI8, {3, 4, 8}).add("k", DType::kI8, {5, 2, 8}).add("v", DType::kE4M3FN, {5, 2, 8});
  EXPECT_TRUE(tensors.load());
}

TEST(AttentionFile, MisalignedTensorsAreCopied) {
  const Folder folder;
  const std::string json =
      R"({"__metadata__":{"layout":"SHD"},"k":{"dtype":"F32","shape":[1,1,2],"data_offsets":[0,8]},)"
      R"("q":{"dtype":"F32","shape":[1,1,2],"data_offsets":[8,16]},)"
      R"("v":{"dtype":"F32","shape":[1,1,2],"data_offsets":[16,24]}})";
  for (std::size_t padding = 0; padding < 4; ++padding) {
    const std::string text = safetensors_text(json + std::string(padding, ' '), 24);
    write_file(folder.file("f"), text);
    const auto file = load_attention(folder.file("f"));
    ASSERT_TRUE(file) << file.error().message;
    EXPECT_EQ(std::memcmp(file->v.data, text.data() + text.size() - 8, 8), 0);
    EXPECT_EQ(file->copies.size(), (8 + json.size() + padding) % 4 == 0 ? 0U : 3U);
  }
}

// Rules, each by name.
void expect_bad(const Result<AttentionFile>& result, std::initializer_list<std::string_view> fragments) {
  expect_error(result, ErrorCode::kBadInput, fragments);
}

TEST(AttentionRules, EveryInputIsThere) {
  Tensors tensors;
  tensors.add("q", DType::kF32, {3, 4, 8}).add("v", DType::kF32, {5, 2, 8});
  expect_bad(tensors.load(), {"f.safetensors: k: is in the file", "'q', 'v'"});
  expect_bad(Tensors().load(), {"q: is in the file", "no tensors"});
}
TEST(AttentionRules, NoOtherTensors) {
  Tensors tensors = Tensors::qkv();
  tensors.add("mask", DType::kU8, {1});
  expect_error(tensors.load(), ErrorCode::kUnsupported, {"tensor 'mask'", "q, k, v, out, lse"});
  AttentionFileOptions options;
  options.ignore_other_tensors = true;
  EXPECT_TRUE(tensors.load({{"layout", "SHD"}}, options));
}
TEST(AttentionRules, LayoutIsSaid) {
  expect_bad(Tensors::qkv().load({}), {"f.safetensors: layout", "neither", "BSHD"});
}
TEST(AttentionRules, LayoutIsKnown) {
  expect_bad(Tensors::qkv().load({{"layout", "DHS"}}), {"layout is known", "'DHS'"});
}
TEST(AttentionRules, LayoutIsNotContradicted) {
  AttentionFileOptions options;
  options.layout = Layout::kHSD;
  expect_bad(Tensors::qkv().load({{"layout", "SHD"}}, options), {"f.safetensors: layout", "HSD", "SHD, or no layout"});
  expect_bad(Tensors::qkv().load({{"layout", "DHS"}}, options), {"layout is known", "'DHS'"});
  options.layout = Layout::kSHD;
  EXPECT_TRUE(Tensors::qkv().load({{"layout", "shd"}}, options));
  EXPECT_TRUE(Tensors::qkv().load({}, options));
}
TEST(AttentionRules, RankIsTheLayouts) {
  expect_bad(Tensors::qkv().load({{"layout", "BSHD"}}),
             {"q: rank is that of layout BSHD", "rank 3 [3, 4, 8]", "rank 4"});
  expect_bad(Tensors::qkv(Layout::kBSHD).load(), {"q: rank is that of layout SHD", "rank 4"});
  Tensors tensors;
  tensors.add("q", DType::kF32, {3, 4, 8}).add("k", DType::kF32, {5, 16}).add("v", DType::kF32, {5, 2, 8});
  expect_bad(tensors.load(), {"k: rank", "rank 2 [5, 16]"});
}
TEST(AttentionRules, DtypesGoTogether) {
  Tensors k_differs;
  k_differs.add("q", DType::kBF16, {3, 4, 8}).add("k", DType::kF32, {5, 2, 8}).add("v", DType::kBF16, {5, 2, 8});
  expect_bad(k_differs.load(), {"k: dtype goes with q's", "f32", "bf16"});
  Tensors v_differs;
  v_differs.add("q", DType::kI8, {3, 4, 8}).add("k", DType::kI8, {5, 2, 8}).add("v", DType::kI8, {5, 2, 8});
  expect_bad(v_differs.load(), {"v: dtype goes with q's", "i8", "e4m3fn"});
}
TEST(AttentionRules, DtypesAreNumbers) {
  for (const DType dtype : {DType::kU8, DType::kI32, DType::kI64, DType::kE8M0})
    expect_error(Tensors::qkv(Layout::kSHD, dtype).load(), ErrorCode::kUnsupported,
                 {"q: dtype", leanfa::name(dtype), "bf16"});
}
TEST(AttentionRules, HeadRatio) {
  Tensors tensors;
  tensors.add("q", DType::kF32, {3, 4, 8}).add("k", DType::kF32, {5, 3, 8}).add("v", DType::kF32, {5, 3, 8});
  expect_bad(tensors.load(), {"f.safetensors: q: heads are a multiple of k's heads", "4 and 3"});
}
TEST(AttentionRules, SeqlenOfKAndV) {
  Tensors tensors;
  tensors.add("q", DType::kF32, {3, 4, 8}).add("k", DType::kF32, {5, 2, 8}).add("v", DType::kF32, {6, 2, 8});
  expect_bad(tensors.load(), {"v: seqlen equals k's", "got 6", "5"});
}
TEST(AttentionRules, HeadDimOfQAndK) {
  Tensors tensors;
  tensors.add("q", DType::kF32, {3, 4, 8}).add("k", DType::kF32, {5, 2, 16}).add("v", DType::kF32, {5, 2, 8});
  expect_bad(tensors.load(), {"k: dim equals q's", "got 16", "8"});
}
TEST(AttentionRules, EmptyTensors) {
  Tensors no_rows;
  no_rows.add("q", DType::kF32, {0, 4, 8}).add("k", DType::kF32, {5, 2, 8}).add("v", DType::kF32, {5, 2, 8});
  expect_bad(no_rows.load(), {"q: has at least one row"});
  Tensors no_heads;
  no_heads.add("q", DType::kF32, {3, 4, 8}).add("k", DType::kF32, {5, 0, 8}).add("v", DType::kF32, {5, 0, 8});
  expect_bad(no_heads.load(), {"k: heads and dim are >= 1"});
  Tensors no_dim;
  no_dim.add("q", DType::kF32, {3, 4, 0}).add("k", DType::kF32, {5, 2, 0}).add("v", DType::kF32, {5, 2, 8});
  expect_bad(no_dim.load(), {"q: heads and dim are >= 1"});
  Tensors no_keys;
  no_keys.add("q", DType::kF32, {3, 4, 8}).add("k", DType::kF32, {0, 2, 8}).add("v", DType::kF32, {0, 2, 8});
  EXPECT_TRUE(no_keys.load());
}
TEST(AttentionRules, SoftmaxScale) {
  for (const std::string_view scale : {"0", "-1", "nan", "inf", "1e999", "", "0.5x", " 0.5", "one"})
    expect_bad(Tensors::qkv().load({{"layout", "SHD"}, {"softmax_scale", std::string(scale)}}),
               {"softmax_scale: is finite and > 0", fmt::format("'{}'", scale)});
  AttentionFileOptions options;
  options.softmax_scale = -2.0;
  expect_bad(Tensors::qkv().load({{"layout", "SHD"}}, options), {"softmax_scale", "-2"});
}
TEST(AttentionRules, Causal) {
  expect_bad(Tensors::qkv().load({{"layout", "SHD"}, {"causal", "maybe"}}), {"causal: is a truth value", "'maybe'"});
}
TEST(AttentionRules, Out) {
  expect_bad(Tensors(Tensors::qkv()).add("out", DType::kF32, {3, 4, 8}).load(),
             {"out: size is q's with v's dim", "[1, 3, 4, 6]"});
  expect_bad(Tensors(Tensors::qkv()).add("out", DType::kF32, {3, 24}).load(), {"out: rank"});
}
TEST(AttentionRules, Lse) {
  expect_bad(Tensors(Tensors::qkv()).add("lse", DType::kF32, {3, 4}).load(), {"lse: has one value for each row"});
  expect_bad(Tensors(Tensors::qkv()).add("lse", DType::kF32, {4, 3, 1}).load(), {"lse: rank", "[heads, seqlen]"});
  expect_error(Tensors(Tensors::qkv()).add("lse", DType::kBF16, {4, 3}).load(), ErrorCode::kUnsupported,
               {"lse: dtype", "bf16"});
}
TEST(AttentionRules, DescaleShapes) {
  const std::vector<std::vector<Index>> wrong{{3}, {0}, {2, 2}, {1, 3}, {1, 1, 2}, {2, 1}};
  for (const auto& shape : wrong)
    expect_bad(Tensors(Tensors::qkv()).add("k_descale", DType::kF32, shape).load(),
               {"k_descale: has one scale", describe_shape(shape), "[1, 2]"});
  expect_error(Tensors(Tensors::qkv()).add("v_descale", DType::kF16, {1}).load(), ErrorCode::kUnsupported,
               {"v_descale: dtype"});
}
TEST(AttentionRules, DescaleValues) {
  for (const float bad : {0.0F, -1.0F, std::nanf(""), HUGE_VALF})
    expect_bad(Tensors(Tensors::qkv()).add_floats("v_descale", {2}, {1.0F, bad}).load(),
               {"v_descale: every scale is finite and > 0", "head 1"});
}

// npy.
TEST(AttentionNpy, ReadsThreeArrays) {
  const Folder folder;
  const Tensors tensors = Tensors::qkv(Layout::kHSD, DType::kBF16);
  const std::array<std::string, 3> paths{folder.file("q.npy"), folder.file("k.npy"), folder.file("v.npy")};
  for (std::size_t i = 0; i < 3; ++i) ASSERT_TRUE(write_npy(paths[i], tensors.list()[i]));
  const AttentionFileOptions options{
      .layout = Layout::kHSD, .softmax_scale = {}, .causal = {}, .bits_as = DType::kBF16};
  const auto file = load_attention_npy(paths, options);
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->q.size, (Index4{1, 3, 4, 8}));
  EXPECT_EQ(file->q.dtype, DType::kBF16);
  EXPECT_EQ(std::memcmp(file->v.data, tensors.list()[2].bytes.data(), tensors.list()[2].bytes.size()), 0);
}
TEST(AttentionNpy, NamesTheFileAndTheRule) {
  const Folder folder;
  const Tensors tensors = Tensors::qkv();
  const std::array<std::string, 3> paths{folder.file("q.npy"), folder.file("k.npy"), folder.file("v.npy")};
  for (std::size_t i = 0; i < 2; ++i) ASSERT_TRUE(write_npy(paths[i], tensors.list()[i]));
  expect_error(load_attention_npy(paths, {}), ErrorCode::kIo, {paths[2], "No such file"});
  ASSERT_TRUE(write_npy(paths[2], tensors.list()[0]));
  expect_bad(load_attention_npy(paths, {}), {"layout", "neither"});
  AttentionFileOptions options;
  options.layout = Layout::kSHD;
  expect_bad(load_attention_npy(paths, options), {paths[2], "v: seqlen equals k's"});
}

}  // namespace
}  // namespace leanfa::io
