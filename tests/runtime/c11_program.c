/* leanfa.h in a C11 program: it compiles without another header, and a call works. */
#include "leanfa/leanfa.h"

#include <math.h>

int leanfa_c11_program(void);

/* One query, one key: out is v. Returns 0 if so: the weight, its product with v and the division are rounded, each by
 * 2^-24 at most. */
int leanfa_c11_program(void) {
  float q[4] = {1, 2, 3, 4};
  float k[4] = {4, 3, 2, 1};
  float v[4] = {5, 6, 7, 8};
  float out[4] = {0};
  char message[256];
  leanfa_attention_desc desc = {0};
  const leanfa_tensor shape = {.dtype = LEANFA_F32, .ndim = 4, .size = {1, 1, 1, 4}, .stride = {4, 4, 4, 1}};
  desc.struct_size = sizeof desc;
  desc.q = desc.k = desc.v = desc.out = shape;
  desc.q.data = q;
  desc.k.data = k;
  desc.v.data = v;
  desc.out.data = out;
  if (leanfa_attention_forward(&desc, NULL, 0, NULL, message, sizeof message) != LEANFA_OK) return 1;
  for (int i = 0; i < 4; ++i)
    if (fabsf(out[i] - v[i]) > 4 * 0x1p-24F * v[i]) return 2;
  return 0;
}
