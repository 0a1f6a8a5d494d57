/* A C11 program over the installed library: a causal attention small enough to be worked out by hand, in FP32 and BF16.
 *
 * Two queries of two heads, two keys of one head. softmax_scale = ln 3, k_0 = e_0, k_1 = e_1, v_0 = 4, v_1 = 8 in every
 * column; head 0 asks with e_0, head 1 with e_1. So a query's weights are 3 : 1 for its own key, and row 0 sees key 0
 * alone: row 0 is 4, row 1 is (3 * 4 + 8) / 4 = 5 in head 0 and (4 + 3 * 8) / 4 = 7 in head 1; the lse of row 0 is ln 3
 * and 0, that of row 1 is ln 4. */
#include <leanfa/leanfa.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { kRows = 2, kHeads = 2, kDim = 64 };

static const float kExpectedOut[kRows][kHeads] = {{4.0F, 4.0F}, {5.0F, 7.0F}};
static const float kExpectedLse[kHeads][kRows] = {{1.09861229F, 1.38629436F}, {0.0F, 1.38629436F}};

/* Every value used here is exact in bf16, whose bits are the upper half of the float's. */
static uint16_t bf16_of(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return (uint16_t)(bits >> 16);
}

static leanfa_tensor tensor(void* data, leanfa_dtype dtype, int64_t seqlen, int64_t heads) {
  leanfa_tensor view = {.data = data, .dtype = dtype, .ndim = 4, .size = {1, seqlen, heads, kDim}};
  view.stride[0] = seqlen * heads * kDim;
  view.stride[1] = heads * kDim;
  view.stride[2] = kDim;
  view.stride[3] = 1;
  return view;
}

typedef struct problem {
  float q[kRows][kHeads][kDim], k[kRows][kDim], v[kRows][kDim], out[kRows][kHeads][kDim];
  uint16_t q16[kRows][kHeads][kDim], k16[kRows][kDim], v16[kRows][kDim], out16[kRows][kHeads][kDim];
  float lse[kHeads][kRows];
} problem;

static void fill(problem* p) {
  memset(p, 0, sizeof *p);
  for (int row = 0; row < kRows; ++row) {
    for (int head = 0; head < kHeads; ++head) p->q[row][head][head] = 1.0F;
    p->k[row][row] = 1.0F;
    for (int d = 0; d < kDim; ++d) p->v[row][d] = row == 0 ? 4.0F : 8.0F;
  }
  for (int i = 0; i < kRows * kHeads * kDim; ++i) (&p->q16[0][0][0])[i] = bf16_of((&p->q[0][0][0])[i]);
  for (int i = 0; i < kRows * kDim; ++i) (&p->k16[0][0])[i] = bf16_of((&p->k[0][0])[i]);
  for (int i = 0; i < kRows * kDim; ++i) (&p->v16[0][0])[i] = bf16_of((&p->v[0][0])[i]);
}

static leanfa_attention_desc describe(problem* p, leanfa_dtype dtype) {
  leanfa_attention_desc desc;
  memset(&desc, 0, sizeof desc);
  desc.struct_size = sizeof desc;
  const int wide = dtype == LEANFA_F32;
  desc.q = tensor(wide ? (void*)p->q : (void*)p->q16, dtype, kRows, kHeads);
  desc.k = tensor(wide ? (void*)p->k : (void*)p->k16, dtype, kRows, 1);
  desc.v = tensor(wide ? (void*)p->v : (void*)p->v16, dtype, kRows, 1);
  desc.out = tensor(wide ? (void*)p->out : (void*)p->out16, dtype, kRows, kHeads);
  desc.lse = (leanfa_tensor){.data = p->lse, .dtype = LEANFA_F32, .ndim = 3, .size = {1, kHeads, kRows}};
  desc.lse.stride[0] = kHeads * kRows;
  desc.lse.stride[1] = kRows;
  desc.lse.stride[2] = 1;
  desc.softmax_scale = log(3.0);
  desc.causal = 1;
  return desc;
}

static int wrong_values(const problem* p, leanfa_dtype dtype) {
  int wrong = 0;
  for (int row = 0; row < kRows; ++row) {
    for (int head = 0; head < kHeads; ++head) {
      const float expected = kExpectedOut[row][head];
      for (int d = 0; d < kDim; ++d) {
        /* FP32: a few roundings of values up to 8, each 2^-24 relative. BF16: weights may be rounded to BF16, at most
         * 2^-9 of each, so the error is below 7 * 2^-9; half a step of BF16 between 4 and 8 is 8 * 2^-9, so the
         * representable value comes out exactly. */
        if (dtype == LEANFA_F32) wrong += !(fabsf(p->out[row][head][d] - expected) <= 16 * 8 * 0x1p-24F);
        if (dtype == LEANFA_BF16) wrong += p->out16[row][head][d] != bf16_of(expected);
      }
      wrong += !(fabsf(p->lse[head][row] - kExpectedLse[head][row]) <= 16 * 2 * 0x1p-24F);
    }
  }
  return wrong;
}

static int run(leanfa_dtype dtype, const char* name) {
  problem p;
  char message[1024];
  fill(&p);
  const leanfa_attention_desc desc = describe(&p, dtype);
  size_t bytes = 0;
  leanfa_status status = leanfa_workspace_size(&desc, &bytes, message, sizeof message);
  void* workspace = bytes > 0 ? aligned_alloc(64, (bytes + 63) / 64 * 64) : NULL;
  if (status == LEANFA_OK) status = leanfa_attention_forward(&desc, workspace, bytes, NULL, message, sizeof message);
  free(workspace);
  if (status != LEANFA_OK) {
    printf("%s: %s: %s\n", name, leanfa_status_string(status), message);
    return 1;
  }
  const int wrong = wrong_values(&p, dtype);
  printf("%s: %d wrong values\n", name, wrong);
  return wrong != 0;
}

/* A request that is not served is refused by name, before anything is written. */
static int run_refused(void) {
  problem p;
  char message[1024];
  fill(&p);
  leanfa_attention_desc desc = describe(&p, LEANFA_F32);
  desc.softcap = 30.0;
  const leanfa_status status = leanfa_attention_forward(&desc, NULL, 0, NULL, message, sizeof message);
  const int refused = status == LEANFA_UNSUPPORTED && strstr(message, "softcap") != NULL && p.out[1][0][0] == 0.0F;
  printf("softcap: %s: %s\n", leanfa_status_string(status), message);
  return !refused;
}

int main(void) {
  const int32_t version = LEANFA_VERSION_MAJOR * 10000 + LEANFA_VERSION_MINOR * 100 + LEANFA_VERSION_PATCH;
  if (leanfa_version() != version) {
    printf("header %d, library %d\n", (int)version, (int)leanfa_version());
    return 1;
  }
  return run(LEANFA_F32, "f32") + run(LEANFA_BF16, "bf16") + run_refused();
}
