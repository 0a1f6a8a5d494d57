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
