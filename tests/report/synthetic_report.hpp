// An accuracy report with made-up figures, for tests of its text forms.
#pragma once

#include "report/accuracy_report.hpp"

namespace leanfa::report {

inline MethodErrors synthetic_method(const char* name, const char* definition, double kernel) {
  MethodErrors method;
  method.name = name;
  method.definition = definition;
  method.kernel_rms = kernel;
  method.total_rms = 4 * kernel;
  method.max_abs = 0.5;
  method.stages = {.q = 1 * kernel, .k = 2 * kernel, .v = 3 * kernel, .p = kernel, .rest = 0.0017};
  method.heads = {{kernel, 2 * kernel}, {1.5 * kernel, 2.5 * kernel}};
  method.codes.assign(128, 10);
  method.codes[127] = 0;
  return method;
}

inline AccuracyReport synthetic_report() {
  AccuracyReport report;
  report.command = "leanfa accuracy --input 'a & b.safetensors'";
  report.version = "0.1.0";
  report.date = "2026-11-30";
  report.note = kSmallModelNote;
  for (const char* file : {"dir/a & b.safetensors", "dir/second.safetensors"}) {
    LayerErrors layer;
    layer.file = file;
    layer.model = "gqa";
    layer.layer = "2";
    layer.tokens = layer.seqlen_k = 2048;
    layer.heads_q = 2;
    layer.heads_kv = 1;
    layer.head_dim_qk = 192;
    layer.head_dim_v = 128;
    layer.softmax_scale = 0.07216878364870322;
    layer.seconds = 12.5;
    layer.methods = {synthetic_method("e4m3/lean/anchor", "e4m3/lean/anchor", 0.004),
                     synthetic_method("e4m3/exact/block+t0", "e4m3/exact/block+t0", 0.008),
                     synthetic_method("fa3", "e4m3/exact/running+unrounded", 0.006)};
    report.layers.push_back(layer);
  }
  report.layers[1].methods[0].kernel_rms = 0.016;
  report.geomean = geometric_means(report.layers);
  report.sinks = {{.file = "dir/second.safetensors",
                   .heads = {0, 1},
                   .rows_from = 64,
                   .binades = 4,
                   .methods = {{"e4m3/lean/anchor", 0.013, 0.05}, {"fa3", 0.011, 0.04}}},
                  {.file = "dir/second.safetensors",
                   .heads = {0, 1},
                   .rows_from = 64,
                   .binades = 16,
                   .methods = {{"e4m3/lean/anchor", 0.059, 0.07}, {"fa3", 0.3, 0.31}}}};
  return report;
}

}  // namespace leanfa::report
