"""leanfa's C interface (include/leanfa/leanfa.h) on torch tensors, by ctypes: what compare.py needs of it and no more.

Every function raises RuntimeError with the library's own message. Work goes to torch's current stream.
"""
import ctypes as c
import torch

F32, BF16, E4M3FN, I8 = 1, 2, 4, 6
CUDA = 1
PER_HEAD, PER_TENSOR, PER_TOKEN = 0, 1, 2
DTYPES = {torch.float32: F32, torch.bfloat16: BF16, torch.float8_e4m3fn: E4M3FN, torch.int8: I8}


class Tensor(c.Structure):
    _fields_ = [("data", c.c_void_p), ("dtype", c.c_int32), ("ndim", c.c_int32), ("size", c.c_int64 * 4),
                ("stride", c.c_int64 * 4)]


class AttentionDesc(c.Structure):
    _fields_ = [("struct_size", c.c_size_t), ("q", Tensor), ("k", Tensor), ("v", Tensor), ("out", Tensor),
                ("lse", Tensor), ("cu_seqlens_q", c.c_void_p), ("cu_seqlens_q_count", c.c_int64),
                ("cu_seqlens_k", c.c_void_p), ("cu_seqlens_k_count", c.c_int64), ("softmax_scale", c.c_double),
                ("causal", c.c_int32), ("device", c.c_int32), ("threads", c.c_int32), ("split", c.c_int32),
                ("method", c.c_char_p), ("q_descale", Tensor), ("k_descale", Tensor), ("v_descale", Tensor),
                ("q_shift", Tensor), ("v_mean", Tensor), ("lse_offset", Tensor), ("q_tag", c.c_char_p),
                ("k_tag", c.c_char_p), ("v_tag", c.c_char_p), ("has_window", c.c_int32), ("reserved1", c.c_int32),
                ("window_left", c.c_int64), ("window_right", c.c_int64), ("softcap", c.c_double),
                ("dropout_p", c.c_double), ("sinks", Tensor), ("bias", Tensor), ("block_table", Tensor)]


class QuantizeDesc(c.Structure):
    _fields_ = [("struct_size", c.c_size_t), ("source", Tensor), ("tag", c.c_char_p), ("cu_seqlens", c.c_void_p),
                ("cu_seqlens_count", c.c_int64), ("granularity", c.c_int32), ("mean_choice", c.c_int32),
                ("codes", c.c_void_p), ("codes_size", c.c_size_t), ("scales", c.c_void_p),
                ("scales_count", c.c_int64), ("mean", c.c_void_p), ("mean_count", c.c_int64),
                ("static_scales", Tensor), ("given_mean", Tensor), ("capacity", c.c_int64),
                ("token_offset", c.c_int64), ("append", c.c_int32), ("device", c.c_int32), ("threads", c.c_int32),
                ("reserved0", c.c_int32), ("q_shift", c.c_void_p), ("q_shift_count", c.c_int64), ("k_scales", Tensor),
                ("num_heads_kv", c.c_int64), ("softmax_scale", c.c_double), ("refused_values", c.c_void_p)]


def describe(x):
    """A Tensor of a torch tensor; the absent one for None."""
    if x is None:
        return Tensor()
    t = Tensor(data=x.data_ptr(), dtype=DTYPES[x.dtype], ndim=x.dim())
    for i in range(x.dim()):
        t.size[i], t.stride[i] = x.shape[i], x.stride(i)
    return t


class Library:
    def __init__(self, path):
        self.lib = c.CDLL(path)
        self.lib.leanfa_version_string.restype = c.c_char_p
        self.lib.leanfa_attention_forward.argtypes = [c.c_void_p, c.c_void_p, c.c_size_t, c.c_void_p, c.c_char_p,
                                                      c.c_size_t]
        self.lib.leanfa_workspace_size.argtypes = [c.c_void_p, c.c_void_p, c.c_char_p, c.c_size_t]
        self.lib.leanfa_query_support.argtypes = [c.c_void_p, c.c_char_p, c.c_size_t]
        self.lib.leanfa_quantize.argtypes = [c.c_void_p, c.c_void_p, c.c_char_p, c.c_size_t]

    def version(self):
        return self.lib.leanfa_version_string().decode()

    @staticmethod
    def check(code, message):
        if code != 0:
            raise RuntimeError(message.value.decode())

    def attention(self, q, k, v, scale, causal, method, descales=(None, None, None), q_shift=None, v_transposed=False,
                  rotated=False, lse=False):
        """A function that enqueues one call and returns out, and lse if asked for, the same tensors every time."""
        batch, rows, heads = q.shape[:3]
        out = torch.empty(batch, rows, heads, v.shape[3], device=q.device, dtype=torch.bfloat16)
        sums = torch.empty(batch, heads, rows, device=q.device) if lse else None
        kind = {torch.bfloat16: b"bf16", torch.float8_e4m3fn: b"e4m3fn", torch.int8: b"i8"}[q.dtype]
        tag = kind + (b"/rows/hadamard" if rotated else b"/rows/none")
        desc = AttentionDesc(struct_size=c.sizeof(AttentionDesc), q=describe(q), k=describe(k), v=describe(v),
                             out=describe(out), lse=describe(sums), softmax_scale=scale, causal=int(causal), device=CUDA,
                             method=method.encode(), q_descale=describe(descales[0]), k_descale=describe(descales[1]),
                             v_descale=describe(descales[2]), q_shift=describe(q_shift), q_tag=tag, k_tag=tag,
                             v_tag=b"e4m3fn/sm90a_vt128/none" if v_transposed else None)
        message = c.create_string_buffer(4096)
        self.check(self.lib.leanfa_query_support(c.byref(desc), message, len(message)), message)
        size = c.c_size_t()
        self.check(self.lib.leanfa_workspace_size(c.byref(desc), c.byref(size), message, len(message)), message)
        work = torch.empty(max(size.value, 1), device=q.device, dtype=torch.uint8)
        keep = (q, k, v, descales, q_shift)  # the descriptor holds addresses only

        def launch():
            assert keep is not None
            stream = torch.cuda.current_stream().cuda_stream
            self.check(self.lib.leanfa_attention_forward(c.byref(desc), work.data_ptr() if size.value else None,
                                                         size.value, stream, message, len(message)), message)
            return (out, sums) if lse else out
        return launch

    def quantizer(self, x, tag, granularity=PER_HEAD, static_scales=None, k_scales=None, softmax_scale=0.0):
        """A function that enqueues one call and returns (codes, scales, shifts) as torch tensors. V^T codes are a view
        [batch, tokens, heads, dim] with the strides that attention takes."""
        batch, tokens, heads, dim = x.shape
        transposed = "_vt" in tag
        capacity = (tokens + 127) // 128 * 128 if transposed else tokens
        codes = torch.empty(batch * capacity * heads * dim, device=x.device, dtype=torch.uint8)
        count = {PER_HEAD: batch * heads, PER_TENSOR: 1, PER_TOKEN: batch * capacity * heads}[granularity]
        scales = torch.empty(count, device=x.device)
        shifts = torch.empty(batch * capacity * heads, device=x.device, dtype=torch.int8) if k_scales is not None else None
        desc = QuantizeDesc(struct_size=c.sizeof(QuantizeDesc), source=describe(x), tag=tag.encode(),
                            granularity=granularity, codes=codes.data_ptr(), codes_size=codes.numel(),
                            scales=scales.data_ptr(), scales_count=count, static_scales=describe(static_scales),
                            device=CUDA, k_scales=describe(k_scales), softmax_scale=softmax_scale)
        if shifts is not None:
            desc.q_shift, desc.q_shift_count, desc.num_heads_kv = shifts.data_ptr(), shifts.numel(), k_scales.shape[-1]
        message = c.create_string_buffer(4096)
        dtype = torch.int8 if tag.startswith("i8") else torch.float8_e4m3fn
        if transposed:
            view = codes.view(dtype).view(batch, heads, dim, capacity)[..., :tokens].permute(0, 3, 1, 2)
        else:
            view = codes.view(dtype).view(batch, tokens, heads, dim)
        shape = {PER_HEAD: (batch, heads), PER_TENSOR: (1,), PER_TOKEN: (batch, capacity, heads)}[granularity]
        keep = (x, static_scales, k_scales)

        def launch():
            assert keep is not None
            stream = torch.cuda.current_stream().cuda_stream
            self.check(self.lib.leanfa_quantize(c.byref(desc), stream, message, len(message)), message)
            return view, scales.view(shape), None if shifts is None else shifts.view(batch, capacity, heads)
        return launch


def transpose_codes(v):
    """V^T in the sm90a_vt128 order of 8-bit codes [batch, tokens, heads, dim], as a view of that shape: the same codes
    that the peers read, without quantising again."""
    batch, tokens, heads, dim = v.shape
    capacity = (tokens + 127) // 128 * 128
    slot = torch.arange(capacity, device=v.device)
    key = (slot & ~15) + 2 * ((slot & 15) >> 2) + (slot & 1) + 8 * ((slot >> 1) & 1)
    padded = torch.zeros(batch, capacity, heads, dim, device=v.device, dtype=torch.uint8)
    padded[:, :tokens] = v.view(torch.uint8)
    lines = padded[:, key].permute(0, 2, 3, 1).contiguous()
    return lines.view(v.dtype)[..., :tokens].permute(0, 3, 1, 2)
