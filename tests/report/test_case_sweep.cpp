// The correctness lists of cases/ on every device, against double on the same inputs. An absent device skips with its
// reason. A failure names the problem and the command that runs it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "numerics/formats.hpp"
#include "numerics/quantise.hpp"
#include "reference/attention.hpp"
#include "reference/error_figures.hpp"
#include "report/cases.hpp"
#include "report/gaussian.hpp"
#include "runtime/attend.hpp"
#include "runtime/cuda_copy.hpp"

namespace leanfa::report {
namespace {

// The bound is on ||O - O*|| / ||O*||. Every weight is off by at most `bound` relative and the values are independent
// of the errors, so the norm is off by no more. Gaussian scores at these lengths stay inside P's range.
struct Checked {
  const char* method;
  double bound;
  const char* why;
};
constexpr Checked kMethods[] = {
    {"bf16/exact/running", 0x1p-8, "P in bf16: half a step is 2^-9; float32 sums are far below"},
    {"f32/exact/running", 0x1p-16, "float32 throughout: 10^3 roundings of 2^-24 at most, with room"},
    {"e4m3/exact/anchor", 0x1p-4, "e4m3fn: half a step is 2^-4"},
    {"e4m3/lean/anchor", 1.64 / 8, "half a code, beta's 0.45 and the chord's 0.69 of at most 1/8 each"},
    {"int8/shift/anchor", 1.64 / 8, "the same line in integers"},
};

struct Place {
  runtime::DeviceKind device;
  std::string set;
};

class CaseSweep : public testing::TestWithParam<Place> {};

// On the device, widened: the kernels of a device with memory of its own write bf16.
Status attend_anywhere(runtime::AttentionCall call, std::vector<float>& out) {
  const Index4 size = call.out.size;
  if (!runtime::has_own_memory(call.device)) {
    call.out = mutable_any_view(contiguous_view(out.data(), size));
    return runtime::attend(call);
  }
  std::vector<BF16> narrow(out.size(), to_bf16(77.0F));
  call.out = mutable_any_view(contiguous_view(narrow.data(), size));
  const Status done = runtime::attend_on_cuda(call);
  std::transform(narrow.begin(), narrow.end(), out.begin(), [](BF16 x) { return to_float(x); });
  return done;
}

// Error of one problem, infinite where inf and NaN differ; negative if something was refused, with the reason in
// `text`: kUnserved if the device's kernels do not serve such problems.
constexpr double kUnserved = -2.0;
double error_of(const Case& c, const Method& method, runtime::DeviceKind device, std::string& text) {
  const auto refused = [&](const Error& error) {
    text = error.message;
    return error.code == ErrorCode::kUnsupported && device != runtime::DeviceKind::kCpu ? kUnserved : -1.0;
  };
  const DType wide = method.format == InputFormat::kF32 ? DType::kF32 : DType::kBF16;
  auto made =
      gaussian_problem({c.batch, c.seqlen_q, c.seqlen_k, c.heads_q, c.heads_kv, c.head_dim_qk, c.head_dim_v}, wide, 11);
  if (!made) return refused(made.error());
  made->problem.causal = c.causal;
  const auto quantised = quantise_problem(made->problem, method, {}, 1);
  if (!quantised) return refused(quantised.error());
  const AttentionProblem problem = quantised->problem();
  const Index4 size{c.batch, c.seqlen_q, c.heads_q, c.head_dim_v};
  const auto elements = static_cast<std::size_t>(size[0] * size[1] * size[2] * size[3]);
  std::vector<float> out(elements, 77.0F);
  std::vector<double> want(elements);
  runtime::AttentionCall call;
  call.problem = problem;
  call.method = method;
  call.device = device;
  call.out.size = size;
  call.threads = 1;
  const Status done = attend_anywhere(call, out);
  if (!done) return refused(done.error());
  const Status truth = reference::attention(problem, contiguous_view(want.data(), size), {}, {.threads = 1});
  if (!truth) return refused(truth.error());
  const auto figures = reference::error_figures(contiguous_view<const float>(out.data(), size),
                                                contiguous_view<const double>(want.data(), size));
  if (!figures) return refused(figures.error());
  return figures->mask_mismatches > 0 ? INFINITY : figures->relative_rms;
}

TEST_P(CaseSweep, EveryProblemIsWithinItsFormatsBound) {
  const runtime::Device& device = runtime::device(GetParam().device);
  if (!device.available()) GTEST_SKIP() << device.name << ": " << device.absent;
#ifdef LEANFA_SANITIZED
  if (std::string_view(GetParam().set) == "sweep") GTEST_SKIP() << "the sanitizers see the same code in the set gqa";
#endif
  const auto list = cases_from_json(*case_set_json(GetParam().set), GetParam().set);
  ASSERT_TRUE(list) << list.error().message;
  std::string unserved;
  Index served = 0;
  for (const Case& problem : list->cases) {
    for (const Checked& checked : kMethods) {
      const auto method = parse_method(checked.method);
      ASSERT_TRUE(method);
      std::string text;
      const double error = error_of(problem, *method, GetParam().device, text);
      if (error == kUnserved) {
        unserved = text;
        continue;
      }
      ++served;
      const double bound = checked.bound + (runtime::has_own_memory(device.kind) ? 0x1p-8 : 0.0);  // bf16 output
      EXPECT_TRUE(error >= 0.0 && error <= bound)
          << problem.name << " " << checked.method << ": error " << error << ", bound " << bound << " (" << checked.why
          << ") " << text << "\nrepeat: leanfa bench --device " << device.name << " --set " << GetParam().set
          << " --only " << problem.name << " --method " << checked.method;
    }
  }
  if (served == 0) GTEST_SKIP() << device.name << " serves none of them: " << unserved;
}

std::vector<Place> places() {
  std::vector<Place> result;
  for (const runtime::Device& device : runtime::devices())
    for (const char* set : {"sweep", "gqa"}) result.push_back({device.kind, set});
  return result;
}

INSTANTIATE_TEST_SUITE_P(Devices, CaseSweep, testing::ValuesIn(places()), [](const auto& parameter) {
  std::string name = std::string(runtime::device(parameter.param.device).name) + "_" + parameter.param.set;
  for (char& c : name)
    if (c == '-') c = '_';
  return name;
});

}  // namespace
}  // namespace leanfa::report
