/* leanfa: FlashAttention forward in FP8, int8 + FP8, BF16 and FP32. The C interface, C11, nothing else needed.
 *
 * How every call behaves:
 * - It takes `char* message, size_t message_size` last. On success the message is empty; otherwise it says, one reason
 *   a line, which tensor or field broke which rule, what was found and what would be accepted. NULL or 0 is fine. The
 *   text always ends with a NUL and is cut to fit.
 * - It returns a leanfa_status. No exception and no signal leaves the library, nothing is kept between calls, no
 *   environment variable is read, and any number of threads may call at once.
 * - Texts have at most 256 bytes and a NUL. Messages are UTF-8; control characters and bytes of a text that are not
 *   UTF-8 are shown as \xNN.
 * - `threads` is 0 for all processors that the process may use, or 1 to 4096.
 * - It writes to nothing but the tensors, buffers and message that the caller names for output.
 * - Structs begin with `size_t struct_size`: set it to sizeof of the struct after zeroing it. Zero means "default" or
 *   "absent" in every field. A library that knows more fields takes those past the caller's struct_size as zero; one
 *   that knows fewer refuses the call if the bytes it does not know are not zero.
 *
 * Reading on: leanfa.hpp is the same for C++20; docs/design/c_api.md explains the choices. */
#ifndef LEANFA_LEANFA_H_
#define LEANFA_LEANFA_H_

#include <stddef.h>
#include <stdint.h>

#if defined(LEANFA_STATIC)
#define LEANFA_API
#elif defined(__GNUC__)
#define LEANFA_API __attribute__((visibility("default")))
#else
#define LEANFA_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Version ---------------------------------------------------------------------------------------------------- */

#define LEANFA_VERSION_MAJOR 0
#define LEANFA_VERSION_MINOR 1
#define LEANFA_VERSION_PATCH 0

/* Of the library that is loaded: major * 10000 + minor * 100 + patch. */
LEANFA_API int32_t leanfa_version(void);
LEANFA_API const char* leanfa_version_string(void); /* "0.1.0" */

/* ---- Status ----------------------------------------------------------------------------------------------------- */

typedef enum leanfa_status {
  LEANFA_OK = 0,
  LEANFA_BAD_INPUT = 1,     /* a tensor or field breaks a rule of this header */
  LEANFA_UNSUPPORTED = 2,   /* well formed, but no kernel of the device serves it */
  LEANFA_IO = 3,            /* the operating system refused a file operation */
  LEANFA_OUT_OF_MEMORY = 4, /* nothing was computed */
  LEANFA_DEVICE_ERROR = 5,  /* a device or its driver failed */
  LEANFA_INTERNAL = 6       /* a defect of leanfa: please report the message */
} leanfa_status;

/* "ok", "bad input", ...; "unknown status" for any other number. */
LEANFA_API const char* leanfa_status_string(leanfa_status status);

/* ---- Tensors ---------------------------------------------------------------------------------------------------- */

typedef enum leanfa_dtype {
  LEANFA_DTYPE_NONE = 0, /* the tensor is absent */
  LEANFA_F32 = 1,
  LEANFA_BF16 = 2,
  LEANFA_F16 = 3,
  LEANFA_E4M3FN = 4, /* OCP: bias 7, largest 448, NaN at 0x7F and 0xFF, no infinity */
  LEANFA_E5M2 = 5,
  LEANFA_I8 = 6,
  LEANFA_U8 = 7,
  LEANFA_I32 = 8,
  LEANFA_E4M3FNUZ = 9, /* only so that it can be refused by name: see docs/design/c_api.md for the conversion */
  LEANFA_E5M2FNUZ = 10
} leanfa_dtype;

#define LEANFA_MAX_NDIM 4

/* A strided view of memory that the caller owns. The one struct without struct_size, because it is final.
 * Attention tensors (q, k, v, out) are dense [batch, seqlen, heads, dim], ndim 4, or varlen [total, heads, dim],
 * ndim 3. A tensor stored [batch, heads, seqlen, dim] is passed with its strides exchanged; nothing is copied. Strides
 * count elements, are 64-bit, may be 0 or negative for inputs, and the last dimension of q, k, v, out has stride 1. The
 * stride of a dimension with one element means nothing and may hold any value. A tensor with a size of 0 has no
 * elements: nothing is read or written, data may be NULL and its strides may hold anything, but a last dimension other
 * than 1 still has stride 1. */
typedef struct leanfa_tensor {
  void* data;    /* first element; tensors that a call documents as input are not written to */
  int32_t dtype; /* leanfa_dtype */
  int32_t ndim;  /* 0..4; entries of size and stride from ndim on are ignored */
  int64_t size[LEANFA_MAX_NDIM];
  int64_t stride[LEANFA_MAX_NDIM];
} leanfa_tensor;

/* ---- Devices and kernels ---------------------------------------------------------------------------------------- */

typedef enum leanfa_device {
  LEANFA_DEVICE_CPU = 0,
  LEANFA_DEVICE_CUDA = 1,      /* NVIDIA sm_90a */
  LEANFA_DEVICE_HIP = 2,       /* AMD gfx950 */
  LEANFA_DEVICE_GFX950_EMU = 3 /* gfx950 code on the CPU, for checking kernels */
} leanfa_device;

typedef struct leanfa_device_info {
  size_t struct_size;
  int32_t device;          /* leanfa_device */
  int32_t available;       /* 1 if calls may name it */
  const char* name;        /* "cpu", "cuda", "hip", "gfx950-emu"; lives as long as the library */
  const char* description; /* what is behind the name; lives as long as the library */
  const char* reason;      /* why it is absent; "" if it is available */
} leanfa_device_info;

typedef struct leanfa_kernel_info {
  size_t struct_size;
  int32_t device;        /* leanfa_device */
  int32_t available;     /* 1 if this build and this machine can run it */
  const char* name;      /* as leanfa_query_support and messages name it; lives as long as the library */
  const char* inputs;    /* dtypes of q, k, v */
  const char* head_dims; /* head_dim_qk and head_dim_v served */
  const char* reason;    /* why it is absent; "" if it is available */
} leanfa_kernel_info;

/* The lists hold what is absent too, each entry with its reason. index is 0 .. count - 1. */
LEANFA_API int32_t leanfa_device_count(void);
LEANFA_API leanfa_status leanfa_get_device_info(int32_t index, leanfa_device_info* info, char* message,
                                                size_t message_size);
LEANFA_API int32_t leanfa_kernel_count(void);
LEANFA_API leanfa_status leanfa_get_kernel_info(int32_t index, leanfa_kernel_info* info, char* message,
                                                size_t message_size);

/* ---- Attention -------------------------------------------------------------------------------------------------- */

/* On cuda, where few row tiles would leave the GPU empty, keys are computed in ranges, whose outputs are merged; dense
 * tensors only. How many: that of the method's +splitsN, or by this rule. */
typedef enum leanfa_split {
  LEANFA_SPLIT_BY_SHAPE = 0, /* from Sq, Sk, Hq, Hk and causal alone: a row has the same bits in any batch */
  LEANFA_SPLIT_BY_TILES = 1, /* the batch counts too: faster where B is a few, and a row's bits depend on B */
  LEANFA_SPLIT_NEVER = 2
} leanfa_split;

/* O = softmax(softmax_scale * Q K^T) V.
 *
 * Shapes, dense: q [B, Sq, Hq, Dqk], k [B, Sk, Hk, Dqk], v [B, Sk, Hk, Dv], out [B, Sq, Hq, Dv], lse [B, Hq, Sq].
 * Varlen: q [total_q, Hq, Dqk], k [total_k, Hk, Dqk], v [total_k, Hk, Dv], out [total_q, Hq, Dv], lse [Hq, total_q],
 * and both cu_seqlens. Hq is a multiple of Hk; query head h reads key head h / (Hq / Hk). Any of B, Sq, Sk, total_q,
 * total_k may be 0.
 *
 * Formats: q, k, v all bf16 or all f32; all e4m3fn; or int8 q and k with e4m3fn v. out is bf16 or f32.
 *
 * Rows that see no key are 0 with lse -inf. A row that sees a non-finite key or value, or whose query is not finite, is
 * NaN; so is one whose scores are so large (from about 2^30 binades on) that their rounding overflows the exponential.
 * The same row gives the same bits whatever else is in the batch (but for LEANFA_SPLIT_BY_TILES) and however many
 * threads work. */
typedef struct leanfa_attention_desc {
  size_t struct_size;
  leanfa_tensor q, k, v; /* input */
  leanfa_tensor out;     /* output; shares no byte with an input, lse, workspace or itself */

  /* Optional output, f32, any strides: natural logarithm of the sum of exp(softmax_scale q.k) over the row's keys. For
   * 8-bit P the sum is the one that normalised the row, which is what makes leanfa_merge_lse exact. */
  leanfa_tensor lse;

  /* Varlen: batch + 1 ascending row offsets each, the first 0, the last total_q or total_k; in the memory of the device
   * that computes, where only a cpu can check them. NULL and 0 for dense tensors. */
  const int32_t* cu_seqlens_q;
  int64_t cu_seqlens_q_count;
  const int32_t* cu_seqlens_k;
  int64_t cu_seqlens_k_count;

  double softmax_scale; /* finite and > 0, or 0 for 1 / sqrt(Dqk) */
  int32_t causal;       /* 0 or 1; bottom-right: query i sees key j iff j <= i + Sk - Sq */

  int32_t device;  /* leanfa_device; every tensor is in its memory */
  int32_t threads; /* cpu: worker threads, 0..4096; 0 for all processors that the process may use */
  int32_t split;   /* leanfa_split; on other devices than cuda 0 */

  /* Numerics, "format/p/reference[+suffix]" (docs/design/numerics.md). NULL, "" or "auto": bf16/exact/running or
   * f32/exact/running, e4m3/lean/anchor, int8/shift/anchor, by the dtype of q. Its format must be that of q: this call
   * never quantises. +rot, +kmean and +vmean say how the tensors were quantised. */
  const char* method;

  /* Optional f32 factors of the stored values, finite and > 0; absent is 1. Shapes: scalar (ndim 0), [1], [Hk],
   * [B, Hk]; for q also [Hq], [B, Hq]; per token [B, S, H], varlen [total, H]. With varlen, B is the number of
   * sequences. e4m3fn and int8 inputs only. */
  leanfa_tensor q_descale, k_descale, v_descale;

  /* shift P: int8 [B, Sq, Hq], varlen [total_q, Hq], each 0..16. Row r of q then has the factor
   * 2^-q_shift / (8 log2(e) softmax_scale k_descale), and q_descale must be absent. */
  leanfa_tensor q_shift;

  /* Added to what rows that see a key computed, NaN and infinities included: a value that is not finite makes the
   * elements to which it is added so, and no others. Rows that see no key do not read them. */
  leanfa_tensor v_mean;     /* f32 [Hk, Dv] or [B, Hk, Dv], last stride 1: added to out */
  leanfa_tensor lse_offset; /* f32, shaped like lse: added to lse (K's mean, if subtracted) */

  /* Tags of packed tensors, "format/layout/rotation" as leanfa_quantize wrote them, or NULL for plain tensors in the
   * layout of this descriptor. A tag that is not the one that `method` and the kernel need is refused: a rotated K must
   * meet a rotated Q. Without tags nothing about rotation can be checked. V^T (".../sm90a_vt128/...", what cuda takes
   * for 8-bit v) has v's size [B, Sk, Hk, Dv] and the strides {Hk Dv capacity, 1, Dv capacity, capacity}, where
   * capacity is that of leanfa_packed_sizes_of. */
  const char* q_tag;
  const char* k_tag;
  const char* v_tag;

  /* Fields that can be named but are not served: set, they are refused by name. */
  int32_t has_window;                /* 1: the two bounds count */
  int32_t reserved1;                 /* 0 */
  int64_t window_left, window_right; /* sliding window, keys to either side */
  double softcap;                    /* cap * tanh(score / cap) */
  double dropout_p;                  /* probability of dropping a weight */
  leanfa_tensor sinks;               /* learned sink logits [Hq] */
  leanfa_tensor bias;                /* added to the scores [B, Hq, Sq, Sk] */
  leanfa_tensor block_table;         /* paged KV [B, blocks] */
} leanfa_attention_desc;

/* LEANFA_OK if leanfa_attention_forward would take the descriptor, otherwise every reason why not, a line each, and for
 * each kernel of the device what it misses. data of any tensor may be NULL, and out absent: shapes, dtypes, strides and
 * fields are judged, and values of descales and cu_seqlens where their data is given. On success the message names the
 * kernel and the method. */
LEANFA_API leanfa_status leanfa_query_support(const leanfa_attention_desc* desc, char* message, size_t message_size);

/* *size = bytes of workspace that leanfa_attention_forward needs for this descriptor, alignment 64; 0 for none.
 * Pointers as in leanfa_query_support. */
LEANFA_API leanfa_status leanfa_workspace_size(const leanfa_attention_desc* desc, size_t* size, char* message,
                                               size_t message_size);

/* Computes out and, if present, lse. `workspace` is device memory of at least leanfa_workspace_size bytes, or NULL if
 * that is 0. cpu: done on return; `stream` must be NULL. Devices: enqueued on `stream`. On an error of the descriptor
 * nothing was written. */
LEANFA_API leanfa_status leanfa_attention_forward(const leanfa_attention_desc* desc, void* workspace,
                                                  size_t workspace_size, void* stream, char* message,
                                                  size_t message_size);

/* Attention over several disjoint sets of keys, from the out and lse of each: lse = log(sum of exp(lse_i)), out = the
 * mean of out_i weighted by exp(lse_i - lse). A part with lse -inf saw no key and changes nothing, bit for bit. */
typedef struct leanfa_merge_desc {
  size_t struct_size;
  const leanfa_tensor* outs; /* `count` tensors, bf16 or f32, all shaped like out */
  const leanfa_tensor* lses; /* `count` tensors, f32, all shaped like lse */
  int64_t count;             /* at least 1 */
  leanfa_tensor out;         /* bf16 or f32, [B, S, H, D] or [total, H, D]; may be one of outs, or apart from all */
  leanfa_tensor lse;         /* optional, f32, [B, H, S] or [H, total]; may be one of lses, or apart from all */
  /* leanfa_device. On cuda and hip every tensor is device memory, and there are at most 32 parts; on hip and gfx950-emu
   * also head dim 128 and parts of one type. */
  int32_t device;
  int32_t threads;
} leanfa_merge_desc;

LEANFA_API leanfa_status leanfa_merge_lse(const leanfa_merge_desc* desc, void* stream, char* message,
                                          size_t message_size);

/* ---- Rotation --------------------------------------------------------------------------------------------------- */

/* The orthonormal Hadamard rotation of every row of q or k over its dim, after RoPE: 64, 128, or 192 as 128 and 64; its
 * own inverse. Computed in f32, rounded once. */
typedef struct leanfa_rotate_desc {
  size_t struct_size;
  leanfa_tensor source; /* f32, f16 or bf16, rank 3 or 4, last stride 1 */
  leanfa_tensor out;    /* f32, f16 or bf16, same size; may be source itself, or apart from it */
  int32_t device;       /* leanfa_device: cpu */
  int32_t threads;
} leanfa_rotate_desc;

LEANFA_API leanfa_status leanfa_rotate(const leanfa_rotate_desc* desc, void* stream, char* message,
                                       size_t message_size);

/* ---- Quantising ------------------------------------------------------------------------------------------------- */

typedef enum leanfa_granularity {
  LEANFA_SCALE_PER_HEAD = 0,   /* scales [B, H]; with cu_seqlens B is the number of sequences */
  LEANFA_SCALE_PER_TENSOR = 1, /* [1] */
  LEANFA_SCALE_PER_TOKEN = 2,  /* [B, capacity, H], varlen [1, capacity, H] */
  LEANFA_SCALE_NONE = 3        /* bf16, f16 and f32 tags */
} leanfa_granularity;

typedef enum leanfa_mean_choice {
  LEANFA_MEAN_NONE = 0,
  LEANFA_MEAN_OF_SEQUENCE = 1, /* each channel's mean over the sequence is taken off, and written to `mean` */
  LEANFA_MEAN_GIVEN = 2        /* given_mean is taken off: a calibration vector, as a cache needs */
} leanfa_mean_choice;

/* One of q, k and v, from a wide tensor to codes in a tagged layout: code = round(x / scale), nearest even, saturating.
 * e4m3fn makes values that are not finite NaN codes; i8 refuses them. Buffers for output are contiguous; their sizes
 * are those of leanfa_packed_sizes_of. Nothing is written if the call fails. */
typedef struct leanfa_quantize_desc {
  size_t struct_size;
  leanfa_tensor source; /* f32, f16 or bf16, [B, S, H, D] or [total, H, D] */
  /* "format/layout/rotation": e4m3fn or i8 / rows, sm90a_vt32 or sm90a_vt128 / none or hadamard; bf16, f16, f32 / rows.
   * The same text goes to leanfa_attention_desc. */
  const char* tag;
  const int32_t* cu_seqlens; /* of a varlen source; scales per head and means are then per sequence */
  int64_t cu_seqlens_count;
  int32_t granularity; /* leanfa_granularity */
  int32_t mean_choice; /* leanfa_mean_choice */

  /* Outputs. scales and mean may be NULL where their count is 0. */
  void* codes;
  size_t codes_size; /* bytes */
  float* scales;
  int64_t scales_count;
  float* mean; /* [B, H, D], mean_choice OF_SEQUENCE or GIVEN */
  int64_t mean_count;

  leanfa_tensor static_scales; /* optional, f32, contiguous: [1], [B, H] or [B, S, H] by granularity; absent: dynamic */
  leanfa_tensor given_mean;    /* f32 [H, D], contiguous, with LEANFA_MEAN_GIVEN */
  int64_t capacity;            /* tokens that the packed buffers have room for; 0: those of the source */

  /* Appending to a cache: the source's tokens go to token_offset and the rest of the buffers stays as it is. Scales
   * must then not depend on other tokens: static, or per token; and the mean none or given. */
  int64_t token_offset;
  int32_t append;
  /* leanfa_device. Elsewhere than on cpu the source is bf16; on cuda and hip every pointer is device memory. hip and
   * gfx950-emu take the rows layout, head dims 64, 128 and 192, dense tensors, and no mean OF_SEQUENCE. */
  int32_t device;
  int32_t threads;
  int32_t reserved0;

  /* q for shift P (tag i8/rows/..., per token): writes scales 2^-s / (8 log2(e) softmax_scale k_scale) and each s. */
  int8_t* q_shift; /* [B, capacity, H], or NULL */
  int64_t q_shift_count;
  leanfa_tensor k_scales; /* f32 [1], [Hk] or [B, Hk] */
  int64_t num_heads_kv;
  double softmax_scale; /* finite and > 0, or 0 for 1 / sqrt(D) */

  /* Devices cannot refuse values that they have not read yet. If this is not NULL, it is memory of the device, and the
   * number of values that are not finite (i8) and of rows that need s < 0 (shift P; they saturate) is added to it. */
  uint64_t* refused_values;
} leanfa_quantize_desc;

typedef struct leanfa_packed_sizes {
  size_t struct_size;
  size_t codes_size; /* bytes */
  int64_t scales_count;
  int64_t mean_count;
  int64_t q_shift_count;
  int64_t capacity; /* rounded up to what the layout needs */
} leanfa_packed_sizes;

/* What the buffers of `desc` must hold. Data and output pointers are not read. */
LEANFA_API leanfa_status leanfa_packed_sizes_of(const leanfa_quantize_desc* desc, leanfa_packed_sizes* sizes,
                                                char* message, size_t message_size);

LEANFA_API leanfa_status leanfa_quantize(const leanfa_quantize_desc* desc, void* stream, char* message,
                                         size_t message_size);

/* softmax_scale * q . mean_k for every row: what subtracting K's mean takes from the LSE. q is the wide one, not
 * rotated.
 */
typedef struct leanfa_lse_offset_desc {
  size_t struct_size;
  leanfa_tensor q;      /* f32, f16 or bf16, [B, Sq, Hq, D] or [total_q, Hq, D] */
  leanfa_tensor k_mean; /* f32, [Hk, D] or [B, Hk, D], last stride 1 */
  leanfa_tensor out;    /* f32, [B, Hq, Sq] or [Hq, total_q] */
  const int32_t* cu_seqlens_q;
  int64_t cu_seqlens_q_count;
  double softmax_scale; /* finite and > 0, or 0 for 1 / sqrt(D) */
  int32_t device;       /* leanfa_device: cpu, or cuda, where every pointer is device memory and q is bf16 */
  int32_t threads;
} leanfa_lse_offset_desc;

LEANFA_API leanfa_status leanfa_lse_offset(const leanfa_lse_offset_desc* desc, void* stream, char* message,
                                           size_t message_size);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* LEANFA_LEANFA_H_ */
