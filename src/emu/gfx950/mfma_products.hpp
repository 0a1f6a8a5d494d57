// The inner products of mfma.cpp, compiled for several instruction sets (Highway) and chosen at run time. Results do
// not depend on the choice: every sum is taken in ascending k.
#pragma once

namespace leanfa::emu {

// sum[i * n + j] = sum over k0 <= k < k1 of a[i * k_stride + k] * b[k * n + j]; n is a multiple of 4.
void multiply_f64(const double* a, const double* b, double* sum, int m, int n, int k_stride, int k0, int k1);

}  // namespace leanfa::emu
