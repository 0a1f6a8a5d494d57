// Kernels of the HIP tests, compiled for gfx950 by clang-22 without device libraries.
#define LANE __builtin_amdgcn_workitem_id_x()
#define GROUP __builtin_amdgcn_workgroup_id_x()

// Arguments of different sizes and alignments.
kernel void axpy(global float* y, uchar add, global const float* x, double a, uint n) {
  const uint i = GROUP * 64 + LANE;
  if (i < n) y[i] = (float)a * x[i] + (add != 0 ? y[i] : 0.0f);
}

global int counter[2] = {40, 2};

// Reads and changes the module's variable.
kernel void count(global int* out) {
  if (LANE == 0) {
    out[0] = counter[0] + counter[1];
    counter[0] += 100;
  }
}

// The address of the variable, as the kernel sees it.
kernel void where(global ulong* out) {
  if (LANE == 0) out[0] = (ulong)&counter[0];
}

// Sums 128 numbers over two waves, through LDS.
kernel void sum(global const int* in, global int* out, int with_barrier) {
  local int parts[128];
  parts[LANE] = in[LANE];
  if (with_barrier != 0) {
    __builtin_amdgcn_s_waitcnt(0);
    __builtin_amdgcn_s_barrier();
  }
  if (LANE != 0) return;
  int total = 0;
  for (int i = 0; i < 128; ++i) total += parts[i];
  out[0] = total;
}

// Writes one element past where it should.
kernel void past_the_end(global int* out, uint n) { out[LANE == 63 ? n : 0] = 7; }

// Never ends.
kernel void endless(global volatile int* flag) {
  while (flag[0] == 0) {
  }
}

__attribute__((reqd_work_group_size(128, 1, 1))) kernel void exactly_128(global int* out) { out[LANE] = (int)LANE; }
