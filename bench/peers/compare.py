#!/usr/bin/env python3
"""leanfa against cuDNN and FlashAttention-3 on one Hopper GPU: one process, the same tensors, interleaved rounds.

  compare.py --library lib/libleanfa.so.0 --cases cases/hopper.json --json out.json
  compare.py --library ... --cases ... --short --only d128-full        (2 rounds, short windows)
  compare.py --library ... --cases ... --quantize                      (the quantisers beside the attention)
  compare.py --library ... --cases ... --activations layer.safetensors (captured q, k, v, tiled over heads)

FLOP: 2 (dim_qk + dim_v) seqlen_q seqlen_k heads_q batch, for causal less half of the square that is masked. FP8 tensors have one scale each, and all
kernels read the same codes (leanfa a transposed copy of V's); int8 is quantised by leanfa from the same wide tensors.
Error: relative RMS against double, of the kernel on its own codes, and in total on the wide tensors.
Needs torch with CUDA; nvidia-cudnn-frontend 1.19.0 and fa3-fwd 0.0.3 for the peers, nvidia-ml-py for clock and power.
"""
import argparse
import itertools
import json
import statistics
import sys
try:
    import torch
except ModuleNotFoundError:
    sys.exit(f"{__doc__}\ncompare.py: torch is not installed")
from exact import exact, relative_error
from leanfa_c import Library, PER_HEAD, PER_TENSOR, PER_TOKEN, transpose_codes
from measure import Meter, Windows, back_to_back, burst, sustained, timed
from peers import MAKERS

E4M3 = torch.float8_e4m3fn


def expand(entry):
    """One case for each combination of the values that are lists."""
    fields = {"batch": 1, "mask": "full", **entry}
    if "seqlens" in fields:
        fields["lengths"] = [tuple(pair) for pair in fields.pop("seqlens")]
    elif "seqlen" in fields:
        lengths = fields.pop("seqlen")
        fields["lengths"] = [(n, n) for n in lengths] if isinstance(lengths, list) else (lengths, lengths)
    else:
        q, k = (x if isinstance(x, list) else [x] for x in (fields.pop("seqlen_q"), fields.pop("seqlen_k")))
        fields["lengths"] = list(itertools.product(q, k))
    lists = {name: value for name, value in fields.items() if isinstance(value, list)}
    for values in itertools.product(*lists.values()):
        case = {**fields, **dict(zip(lists, values))}
        case["seqlen_q"], case["seqlen_k"] = case.pop("lengths")
        batch = f" x{case['batch']}" if "batch" in lists else ""
        case["label"] = f"{case['name']}{batch} {case['seqlen_q']} {case['method']}"
        yield case


def flops(c):
    full = 2 * c["batch"] * c["heads_q"] * c["seqlen_q"] * c["seqlen_k"] * (c["head_dim_qk"] + c["head_dim_v"])
    return full * (1 - c["seqlen_q"] / c["seqlen_k"] / 2) if c["mask"] == "causal" else full


def wide_tensors(c, captured):
    shapes = (("q", "seqlen_q", "heads_q", "head_dim_qk"), ("k", "seqlen_k", "heads_kv", "head_dim_qk"),
              ("v", "seqlen_k", "heads_kv", "head_dim_v"))
    if captured is None:
        return [torch.randn(c["batch"], c[s], c[h], c[d], device="cuda", dtype=torch.bfloat16) for _, s, h, d in shapes]
    tensors = [captured[name].cuda().bfloat16() for name, *_ in shapes]  # [tokens, heads, dim]
    times = max(1, 64 // tensors[0].shape[1])
    c.update(batch=1, seqlen_q=tensors[0].shape[0], seqlen_k=tensors[1].shape[0], heads_q=times * tensors[0].shape[1],
             heads_kv=times * tensors[1].shape[1], head_dim_qk=tensors[0].shape[2], head_dim_v=tensors[2].shape[2])
    return [x.repeat(1, times, 1)[None].contiguous() for x in tensors]


def to_e4m3(x):
    scale = float(x.abs().amax()) / 448
    return (x.float() / scale).to(E4M3), scale


class Problem:
    """A case's tensors in the format of its method, its launches, and what they are to compute."""

    def __init__(self, library, case, captured):
        self.case, self.library = case, library
        self.causal = case["mask"] == "causal"
        self.wide = wide_tensors(case, captured)
        self.scale = case["head_dim_qk"] ** -0.5
        self.launches, self.missing = {}, {}
        self.format = case["method"].split("/")[0]
        self.descales = (1.0, 1.0, 1.0)
        self.peer_inputs = self.wide
        if self.format != "bf16":
            pairs = [to_e4m3(x) for x in self.wide]
            self.peer_inputs = [codes for codes, _ in pairs]
            self.descales = tuple(scale for _, scale in pairs)
        self.add("leanfa", {"bf16": self.ours_bf16, "e4m3": self.ours_e4m3, "int8": self.ours_int8}[self.format])
        for name, make in MAKERS.items():
            self.add(name, lambda make=make: make(*self.peer_inputs, self.scale, self.causal, self.descales))

    def add(self, name, make):
        try:
            launch = make()
            launch()
            torch.cuda.synchronize()
            self.launches[name] = launch
        except Exception as error:  # a peer that lacks the shape is a fact of the table
            self.missing[name] = f"{type(error).__name__}: {error}"

    def ours_bf16(self):
        return self.library.attention(*self.wide, self.scale, self.causal, self.case["method"])

    def ours_e4m3(self):
        q, k, v = self.peer_inputs
        scales = [torch.tensor([x], device="cuda") for x in self.descales]
        return self.library.attention(q, k, transpose_codes(v), self.scale, self.causal, self.case["method"], scales,
                                      v_transposed=True)

    def ours_int8(self):
        q, k, v = self.wide
        rotated = "+rot" in self.case["method"]
        tag = "i8/rows/hadamard" if rotated else "i8/rows/none"
        k8, k_scale, _ = self.library.quantizer(k, tag)()
        q8, _, shifts = self.library.quantizer(q, tag, PER_TOKEN, k_scales=k_scale, softmax_scale=self.scale)()
        v8, v_scale, _ = self.library.quantizer(v, "e4m3fn/sm90a_vt128/none")()
        return self.library.attention(q8, k8, v8, self.scale, self.causal, self.case["method"], (None, k_scale, v_scale),
                                      q_shift=shifts, v_transposed=True, rotated=rotated)

    def errors(self, count):
        ratio = max(1, self.case["heads_q"] // count)
        heads = list(range(0, self.case["heads_q"], ratio))[:count]
        total = exact(*self.wide, self.scale, self.causal, heads)
        codes = [x.float() * s for x, s in zip(self.peer_inputs, self.descales)]
        kernel = exact(*codes, self.scale, self.causal, heads) if self.format == "e4m3" else None
        result = {}
        for name, launch in self.launches.items():
            out = launch().float()
            result[name] = {"total": relative_error(out, total, heads)}
            if self.format == "bf16":
                result[name]["kernel"] = result[name]["total"]
            elif kernel is not None:
                result[name]["kernel"] = relative_error(out, kernel, heads)
        if kernel is not None:
            result["inputs"] = {"total": float((kernel - total).norm() / total.norm())}
        return result


def measure_rounds(problem, options, meter):
    """[round][kernel] -> figures, the kernels in an order that turns from round to round."""
    windows = Windows(options.idle, options.warm, options.window)
    names = list(problem.launches)
    rounds = []
    for i in range(options.rounds):
        order = names[i % len(names):] + names[:i % len(names)]
        figures = {}
        for name in order:
            launch = problem.launches[name]
            figures[name] = {}
            if "burst" in options.protocols:
                figures[name]["burst"] = burst(launch, windows)
            if "sustained" in options.protocols:
                figures[name]["sustained"] = sustained(launch, windows, meter)
        rounds.append(figures)
    return rounds


def summary(problem, rounds, options):
    work, table = flops(problem.case), {}
    if not rounds:
        return table
    peers = [name for name in problem.launches if name != "leanfa"]
    for protocol in options.protocols:
        rows = {}
        for name in problem.launches:
            figures = [r[name][protocol] for r in rounds]
            row = {"tflops": statistics.median(work / f["ms"] / 1e9 for f in figures)}
            for key in ("mhz", "watts"):
                if all(key in f for f in figures):
                    row[key] = statistics.median(f[key] for f in figures)
            if "watts" in row:
                row["picojoules_per_flop"] = statistics.median(f["watts"] * f["ms"] / work * 1e9 for f in figures)
            rows[name] = row
        table[protocol] = rows
        if "leanfa" in problem.launches and peers:
            table[protocol]["ratio_to_better_peer"] = statistics.median(
                min(r[p][protocol]["ms"] for p in peers) / r["leanfa"][protocol]["ms"] for r in rounds)
    return table


def quantiser_times(problem, library):
    """Milliseconds and share of the copy's bandwidth of each quantiser call on the case's wide tensors."""
    q, k, v = problem.wide
    rotation = "hadamard" if problem.case["head_dim_qk"] in (64, 128, 192) else "none"
    static = {name: torch.full((x.shape[0], x.shape[2]), 0.02, device="cuda") for name, x in zip("qkv", problem.wide)}
    one = torch.full((1,), 0.02, device="cuda")
    k_scale = torch.full((k.shape[0], k.shape[2]), 0.03, device="cuda")
    jobs = {
        "q e4m3 static": library.quantizer(q, f"e4m3fn/rows/{rotation}", static_scales=static["q"]),
        "q e4m3 per tensor static, no rotation": library.quantizer(q, "e4m3fn/rows/none", PER_TENSOR, one),
        "q e4m3 dynamic": library.quantizer(q, f"e4m3fn/rows/{rotation}", PER_HEAD),
        "q e4m3 per token": library.quantizer(q, f"e4m3fn/rows/{rotation}", PER_TOKEN),
        "q int8 shift": library.quantizer(q, f"i8/rows/{rotation}", PER_TOKEN, k_scales=k_scale,
                                          softmax_scale=problem.scale),
        "k e4m3 static": library.quantizer(k, f"e4m3fn/rows/{rotation}", static_scales=static["k"]),
        "k int8 dynamic": library.quantizer(k, f"i8/rows/{rotation}"),
        "v static": library.quantizer(v, "e4m3fn/sm90a_vt128/none", static_scales=static["v"]),
        "v dynamic": library.quantizer(v, "e4m3fn/sm90a_vt128/none"),
    }
    sizes = {"q": q.numel(), "k": k.numel(), "v": v.numel()}
    attention = problem.launches["leanfa"]
    source = torch.empty(1 << 30, device="cuda", dtype=torch.uint8)
    target = torch.empty_like(source)
    copy = 2 * source.numel() / statistics.median(timed(lambda: target.copy_(source), 20)) / 1e6
    result = {"copy": {"gigabytes_per_second": copy}}
    for name, launch in jobs.items():
        for _ in range(5):
            launch()
        ms = statistics.median(timed(launch, 30))
        rate = 3 * sizes[name[0]] / ms / 1e6  # 2 bytes read and 1 written an element
        result[name] = {"ms": ms, "gigabytes_per_second": rate, "of_copy": rate / copy}
    # What a call costs before the attention: the pair back to back, less the attention alone, interleaved.
    groups = {"q static": ["q e4m3 static"], "q, k, v static": ["q e4m3 static", "k e4m3 static", "v static"],
              "q dynamic": ["q e4m3 dynamic"]}
    alone, before = [], {name: [] for name in groups}
    for _ in range(7):
        alone.append(back_to_back([attention], 10))
        for name, members in groups.items():
            before[name].append(back_to_back([jobs[job] for job in members] + [attention], 10))
    base = statistics.median(alone)
    result["attention alone"] = {"ms": base}
    for name, times in before.items():
        extra = statistics.median(t - a for t, a in zip(times, alone))
        result[f"{name}, before the attention"] = {"ms": extra, "of_attention": extra / base}
    return result


def print_case(label, record):
    print(f"\n{label}")
    for protocol, rows in record["protocols"].items():
        for name, row in rows.items():
            if name == "ratio_to_better_peer":
                print(f"  {protocol:10} leanfa / better peer {row:.3f}")
                continue
            energy = f"{row['mhz']:6.0f} MHz {row['watts']:4.0f} W {row['picojoules_per_flop']:.3f} pJ/FLOP" \
                if "watts" in row else ""
            print(f"  {protocol:10} {name:8} {row['tflops']:7.1f} TFLOPS {energy}")
    for name, row in record["errors"].items():
        print("  error      " + f"{name:8} " + "  ".join(f"{key} {value:.5f}" for key, value in row.items()))
    for name, why in record["missing"].items():
        print(f"  missing    {name}: {why}")
    for name, row in record.get("quantisers", {}).items():
        print(f"  quantise   {name:40} " + "  ".join(f"{key} {value:.4g}" for key, value in row.items()))
    sys.stdout.flush()


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--library", required=True, help="libleanfa.so")
    parser.add_argument("--cases", required=True, help="a list as in cases/")
    parser.add_argument("--only", action="append", help="cases whose label begins so; may be repeated")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--protocols", default="burst,sustained")
    parser.add_argument("--idle", type=float, default=1.5, help="seconds before a burst")
    parser.add_argument("--warm", type=float, default=1.0, help="seconds before a window")
    parser.add_argument("--window", type=float, default=4.0, help="seconds of a window")
    parser.add_argument("--short", action="store_true", help="2 rounds; 0.5 s, 0.3 s and 1 s")
    parser.add_argument("--error-heads", type=int, default=4, help="heads of the error figures; 0: none")
    parser.add_argument("--quantize", action="store_true", help="time the quantisers too")
    parser.add_argument("--activations", help="safetensors with q, k, v [tokens, heads, dim] in place of normal numbers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", help="file to write")
    options = parser.parse_args()
    options.protocols = [p for p in options.protocols.split(",") if p]
    if options.short:
        options.rounds, options.idle, options.warm, options.window = 2, 0.5, 0.3, 1.0
    return options


def main():
    options = parse_options()
    library, meter = Library(options.library), Meter()
    captured = None
    if options.activations:
        from safetensors.torch import load_file
        captured = load_file(options.activations)
    report = {"command": " ".join(sys.argv), "leanfa": library.version(), "torch": torch.__version__,
              "device": torch.cuda.get_device_name(), "rounds": options.rounds,
              "data": options.activations or "gaussian", "windows": [options.idle, options.warm, options.window],
              "convention": "tflops: 2 batch heads_q seqlen_q seqlen_k (head_dim_qk + head_dim_v), causal: times 1 - seqlen_q / seqlen_k / 2",
              "cases": []}
    try:
        import cudnn
        report["cudnn"] = cudnn.backend_version()
    except ImportError:
        pass
    print({key: value for key, value in report.items() if key != "cases"}, flush=True)
    with open(options.cases) as file:
        cases = [c for entry in json.load(file)["cases"] for c in expand(entry)]
    for case in cases:
        if options.only and not any(case["label"].startswith(prefix) for prefix in options.only):
            continue
        torch.manual_seed(options.seed)
        problem = Problem(library, case, captured)
        record = {"case": case, "missing": problem.missing,
                  "errors": problem.errors(options.error_heads) if options.error_heads and problem.launches else {}}
        rounds = measure_rounds(problem, options, meter) if problem.launches else []
        record.update(rounds=rounds, protocols=summary(problem, rounds, options))
        if options.quantize:
            record["quantisers"] = quantiser_times(problem, library)
        print_case(case["label"], record)
        report["cases"].append(record)
        if options.json:  # after every case: a run that is cut short leaves what it has
            with open(options.json, "w") as file:
                json.dump(report, file, indent=1)
        del problem
        torch.cuda.empty_cache()


if __name__ == "__main__":
    main()
