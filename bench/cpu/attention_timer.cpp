// Times single calls on request, so that a script can alternate them with another library's calls.
// Input lines: KERNEL DTYPE BATCH HEADS_Q HEADS_KV SEQLEN_Q SEQLEN_K DIM_QK DIM_V CAUSAL THREADS
// with KERNEL "auto" or a name of `kernels()`, DTYPE bf16 or f32, CAUSAL 0 or 1. Each answer is one line:
// the seconds that one call took and the processor time, also in seconds, that it used. The tensors of the last shape
// are kept.
#include <chrono>
#include <ctime>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>

#include "bench/cpu/inputs.hpp"
#include "cpu/select.hpp"

namespace {

using leanfa::bench::Inputs;
using leanfa::bench::Shape;

struct Request {
  std::string kernel, tensors;  // tensors: what decides the inputs, to recognise the same shape
  Shape shape;
  int threads = 0;
};

std::optional<Request> parse(const std::string& line) {
  std::istringstream in(line);
  Request r;
  std::string dtype;
  int causal = 0;
  Shape& s = r.shape;
  in >> r.kernel >> dtype >> s.batch >> s.heads_q >> s.heads_kv >> s.seqlen_q >> s.seqlen_k >> s.head_dim_qk >>
      s.head_dim_v >> causal >> r.threads;
  if (!in || (dtype != "bf16" && dtype != "f32")) return std::nullopt;
  s.dtype = dtype == "bf16" ? leanfa::DType::kBF16 : leanfa::DType::kF32;
  s.causal = causal != 0;
  r.tensors = line.substr(line.find(' '));
  return r;
}

leanfa::Status run(const Request& r, Inputs& inputs) {
  const leanfa::cpu::Options options{.threads = r.threads};
  if (r.kernel == "auto") return leanfa::cpu::attention_fwd(inputs.problem(), inputs.out(), {}, options);
  for (const leanfa::cpu::Kernel* kernel : leanfa::cpu::available_kernels())
    if (r.kernel == kernel->name)
      return leanfa::cpu::attention_fwd_on(*kernel, inputs.problem(), inputs.out(), {}, options);
  return leanfa::unsupported({"kernel", "is available here", r.kernel, "auto, or a name that the library lists"});
}

}  // namespace

int main() {
  std::string line, tensors;
  std::optional<Inputs> inputs;
  while (std::getline(std::cin, line)) {
    const std::optional<Request> request = parse(line);
    if (!request) {
      std::cout << "error: cannot parse the request\n" << std::flush;
      continue;
    }
    if (!inputs || tensors != request->tensors) inputs.emplace(request->shape);
    tensors = request->tensors;
    const std::clock_t cpu_begin = std::clock();
    const auto begin = std::chrono::steady_clock::now();
    const leanfa::Status status = run(*request, *inputs);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    const double cpu_seconds = static_cast<double>(std::clock() - cpu_begin) / CLOCKS_PER_SEC;
    if (status)
      std::cout << seconds.count() << ' ' << cpu_seconds << '\n' << std::flush;
    else
      std::cout << "error: " << status.error().message << '\n' << std::flush;
  }
}
