// Version, status texts, and the lists of devices and kernels.
#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <set>
#include <string>

#include "leanfa/leanfa.h"
#include "runtime/attention_call.hpp"

namespace leanfa::runtime_test {
namespace {

TEST(Info, VersionIsTheHeaders) {
  EXPECT_EQ(leanfa_version(), LEANFA_VERSION_MAJOR * 10000 + LEANFA_VERSION_MINOR * 100 + LEANFA_VERSION_PATCH);
  const std::string text = std::to_string(LEANFA_VERSION_MAJOR) + "." + std::to_string(LEANFA_VERSION_MINOR) + "." +
                           std::to_string(LEANFA_VERSION_PATCH);
  EXPECT_EQ(leanfa_version_string(), text);
}

TEST(Info, EveryStatusHasItsOwnText) {
  std::set<std::string> texts;
  for (int code = LEANFA_OK; code <= LEANFA_INTERNAL; ++code)
    texts.insert(leanfa_status_string(static_cast<leanfa_status>(code)));
  EXPECT_EQ(texts.size(), 7U);
  EXPECT_FALSE(texts.contains("unknown status"));
  EXPECT_STREQ(leanfa_status_string(static_cast<leanfa_status>(7)), "unknown status");
}

TEST(Info, DevicesAreListedWithReasons) {
  const std::array<std::string, 4> names{"cpu", "cuda", "hip", "gfx950-emu"};
  ASSERT_EQ(leanfa_device_count(), 4);
  for (int i = 0; i < 4; ++i) {
    leanfa_device_info info{};
    info.struct_size = sizeof info;
    ASSERT_EQ(leanfa_get_device_info(i, &info, nullptr, 0), LEANFA_OK);
    EXPECT_EQ(info.device, i);
    EXPECT_EQ(info.name, names[static_cast<std::size_t>(i)]);
    EXPECT_GT(std::strlen(info.description), 0U);
    EXPECT_EQ(info.available == 0, std::strlen(info.reason) > 0);
    EXPECT_EQ(info.struct_size, sizeof info);
  }
}

TEST(Info, KernelsAreListedWithReasons) {
  ASSERT_GE(leanfa_kernel_count(), 2);
  for (int i = 0; i < leanfa_kernel_count(); ++i) {
    leanfa_kernel_info info{};
    info.struct_size = sizeof info;
    ASSERT_EQ(leanfa_get_kernel_info(i, &info, nullptr, 0), LEANFA_OK);
    EXPECT_GT(std::strlen(info.name), 0U);
    EXPECT_GT(std::strlen(info.inputs), 0U);
    EXPECT_GT(std::strlen(info.head_dims), 0U);
    EXPECT_EQ(info.available == 0, std::strlen(info.reason) > 0);
  }
}

TEST(Info, IndexOutsideTheListIsBadInput) {
  leanfa_device_info device{};
  device.struct_size = sizeof device;
  leanfa_kernel_info kernel{};
  kernel.struct_size = sizeof kernel;
  for (const int index : {-1, 4, INT32_MAX, INT32_MIN}) {
    const Outcome outcome =
        with_message([&](char* text, std::size_t size) { return leanfa_get_device_info(index, &device, text, size); });
    EXPECT_EQ(outcome.status, LEANFA_BAD_INPUT);
    EXPECT_TRUE(outcome.says("index")) << outcome.message;
  }
  EXPECT_EQ(leanfa_get_kernel_info(leanfa_kernel_count(), &kernel, nullptr, 0), LEANFA_BAD_INPUT);
  EXPECT_EQ(leanfa_get_device_info(0, nullptr, nullptr, 0), LEANFA_BAD_INPUT);
}

// A program built against a header with fewer fields gets those it knows, and nothing past them is written.
TEST(Info, OlderStructIsFilledAsFarAsItGoes) {
  leanfa_device_info info{};
  info.struct_size = offsetof(leanfa_device_info, reason);
  const char* const sentinel = "untouched";
  info.reason = sentinel;
  ASSERT_EQ(leanfa_get_device_info(1, &info, nullptr, 0), LEANFA_OK);
  EXPECT_STREQ(info.name, "cuda");
  EXPECT_EQ(info.reason, sentinel);
  EXPECT_EQ(info.struct_size, offsetof(leanfa_device_info, reason));
}

}  // namespace
}  // namespace leanfa::runtime_test
