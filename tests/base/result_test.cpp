#include "base/result.hpp"

#include <gtest/gtest.h>

namespace leanfa {
namespace {

Status refuse(bool refused) {
  if (refused) return bad_input({"q", "heads are even", "3", "2, 4, ..."});
  return {};
}

Result<int> forward(bool refused) {
  LEANFA_TRY(refuse(refused));
  return 7;
}

TEST(Result, SentencesLeaveOutWhatIsEmpty) {
  EXPECT_EQ(bad_input({"q", "heads are even", "3", "2, 4"}).value().message,
            "q: heads are even; got 3; accepted: 2, 4");
  EXPECT_EQ(bad_input({"q", "heads are even", "", ""}).value().message, "q: heads are even");
  EXPECT_EQ(unsupported({"q", "is bf16", "f32", ""}).value().message, "q: is bf16; got f32");
}

TEST(Result, SentencesAreOneLineOfUtf8) {
  const auto shown = [](std::string_view got) { return bad_input({"q", "r", got, ""}).value().message.substr(10); };
  EXPECT_EQ(shown("plain \xC3\xA9 \xE2\x82\xAC \xF0\x9D\x84\x9E"), "plain \xC3\xA9 \xE2\x82\xAC \xF0\x9D\x84\x9E");
  EXPECT_EQ(shown("a\nb\x1B[1m\x7F\t"), "a\\x0Ab\\x1B[1m\\x7F\\x09");
  EXPECT_EQ(shown("\xC2\x9B"), "\\xC2\\x9B");  // U+009B, which some terminals obey
  EXPECT_EQ(shown("\xFF\x80"), "\\xFF\\x80");
  EXPECT_EQ(shown("\xE2\x82"), "\\xE2\\x82");                    // cut short
  EXPECT_EQ(shown("\xC0\xAF"), "\\xC0\\xAF");                    // overlong
  EXPECT_EQ(shown("\xED\xA0\x80"), "\\xED\\xA0\\x80");           // a surrogate
  EXPECT_EQ(shown("\xF4\x90\x80\x80"), "\\xF4\\x90\\x80\\x80");  // beyond U+10FFFF
  EXPECT_EQ(bad_input({"a\xFF", "r", "", ""}).value().message, "a\\xFF: r");
}

TEST(Result, CodesTellBadFromUnsupported) {
  EXPECT_EQ(bad_input({}).value().code, ErrorCode::kBadInput);
  EXPECT_EQ(unsupported({}).value().code, ErrorCode::kUnsupported);
  EXPECT_EQ(fail(ErrorCode::kIo, "disk full").value().code, ErrorCode::kIo);
  EXPECT_EQ(fail(ErrorCode::kIo, "disk full").value().message, "disk full");
}

TEST(Result, TryPassesTheErrorOn) {
  EXPECT_EQ(forward(false).value(), 7);
  ASSERT_FALSE(forward(true));
  EXPECT_EQ(forward(true).error().message, "q: heads are even; got 3; accepted: 2, 4, ...");
}

}  // namespace
}  // namespace leanfa
