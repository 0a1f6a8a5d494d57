"""Alternates leanfa's CPU attention with PyTorch's scaled_dot_product_attention and prints the ratios.

Called by scripts/bench-cpu-vs-torch, which sees to the build and to PyTorch. Both run the same shapes on the same number
of threads; calls come in pairs, and the ratio of a row is the median over its pairs of torch's time by leanfa's.
"""

import argparse
import datetime
import json
import platform
import statistics
import subprocess
import sys
import time

import torch

CLOCKS = ("wall", "cpu")
REST_SECONDS = 0.02  # lets worker threads that still spin after a call go to sleep


class Timer:
    """The program cpu_attention_timer, one call per request."""

    def __init__(self, path, kernel, clock):
        self.kernel = kernel
        self.column = CLOCKS.index(clock)
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def seconds(self, row, threads):
        request = (self.kernel, row["dtype"], 1, row["heads"], row["heads"], row["seqlen"], row["seqlen"],
                   row["head_dim"], row["head_dim"], int(row["causal"]), threads)
        self.process.stdin.write(" ".join(map(str, request)) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        if not answer or answer.startswith("error"):
            sys.exit(f"cpu_attention_timer: {answer or 'no answer'}")
        return float(answer.split()[self.column])


def torch_call(row, clock):
    dtype = {"bf16": torch.bfloat16, "f32": torch.float32}[row["dtype"]]
    generator = torch.Generator().manual_seed(0)
    shape = (1, row["heads"], row["seqlen"], row["head_dim"])
    q, k, v = (torch.randn(shape, generator=generator).to(dtype) for _ in range(3))

    read = {"wall": time.perf_counter, "cpu": time.process_time}[clock]

    def seconds():
        begin = read()
        torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=row["causal"])
        return read() - begin

    return seconds


def measure(row, timer, args):
    ours, theirs = (lambda: timer.seconds(row, args.threads)), torch_call(row, args.clock)
    calls = {"leanfa": ours, "torch": theirs}
    for call in calls.values():
        call(), call()
    times = {name: [] for name in calls}
    for pair in range(args.pairs):
        for name in sorted(calls, reverse=pair % 2 == 1):
            time.sleep(REST_SECONDS)
            times[name].append(calls[name]())
    flops = 4 * row["seqlen"] ** 2 * row["head_dim"] * row["heads"] * (0.5 if row["causal"] else 1.0)
    row["leanfa_gflops"] = flops / statistics.median(times["leanfa"]) / 1e9
    row["torch_gflops"] = flops / statistics.median(times["torch"]) / 1e9
    row["ratio"] = statistics.median(t / o for o, t in zip(times["leanfa"], times["torch"]))
    row["seconds"] = times
    return row


def rows(args):
    return [{"dtype": dtype, "seqlen": seqlen, "causal": causal, "heads": args.heads, "head_dim": args.head_dim}
            for dtype in args.dtypes.split(",") for seqlen in map(int, args.seqlens.split(",")) for causal in (True, False)]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--timer", required=True)
    parser.add_argument("--kernel", default="auto")
    parser.add_argument("--dtypes", default="bf16,f32")
    parser.add_argument("--seqlens", default="1024,4096,8192")
    parser.add_argument("--heads", type=int, default=4)
    parser.add_argument("--head-dim", type=int, default=128)
    parser.add_argument("--threads", type=int, required=True)
    parser.add_argument("--pairs", type=int, default=9)
    parser.add_argument("--clock", choices=CLOCKS, default="wall",
                        help="cpu: processor time of the process, for one thread on a machine that is not idle")
    parser.add_argument("--json")
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    timer = Timer(args.timer, args.kernel, args.clock)
    report = {"torch": torch.__version__, "torch_capability": torch.backends.cpu.get_cpu_capability(),
              "kernel": args.kernel, "threads": args.threads, "pairs": args.pairs, "clock": args.clock, "machine": platform.machine(),
              "date": datetime.date.today().isoformat(), "flops": "4 S^2 D H, halved for causal", "rows": []}
    print(f"PyTorch {report['torch']} ({report['torch_capability']}), leanfa kernel {args.kernel}, {args.threads} "
          f"threads, {args.heads} heads, d = {args.head_dim}; GFLOP/s count {report['flops']}; {args.clock} time, medians of {args.pairs}")
    print("| dtype | S | mask | leanfa GFLOP/s | PyTorch GFLOP/s | ratio |\n|---|---|---|---|---|---|")
    for row in rows(args):
        measure(row, timer, args)
        report["rows"].append(row)
        print(f"| {row['dtype']} | {row['seqlen']} | {'causal' if row['causal'] else 'full'} | {row['leanfa_gflops']:.0f} "
              f"| {row['torch_gflops']:.0f} | {row['ratio']:.2f} |", flush=True)
    if args.json:
        with open(args.json, "w", encoding="utf-8") as file:
            json.dump(report, file, indent=1)


if __name__ == "__main__":
    main()
