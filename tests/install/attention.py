"""Drives an installed libleanfa.so through ctypes: the problem that consumer/attention.c works out by hand, in FP32.

Usage: attention.py PATH/libleanfa.so. No package besides the standard library; the structs mirror leanfa/leanfa.h.
"""
import ctypes as c
import math
import sys

F32, OK, UNSUPPORTED = 1, 0, 2
ROWS, HEADS, DIM = 2, 2, 64


class Tensor(c.Structure):
    _fields_ = [("data", c.c_void_p), ("dtype", c.c_int32), ("ndim", c.c_int32),
                ("size", c.c_int64 * 4), ("stride", c.c_int64 * 4)]


class AttentionDesc(c.Structure):
    _fields_ = [("struct_size", c.c_size_t)] \
        + [(name, Tensor) for name in ("q", "k", "v", "out", "lse")] \
        + [("cu_seqlens_q", c.c_void_p), ("cu_seqlens_q_count", c.c_int64),
           ("cu_seqlens_k", c.c_void_p), ("cu_seqlens_k_count", c.c_int64),
           ("softmax_scale", c.c_double), ("causal", c.c_int32),
           ("device", c.c_int32), ("threads", c.c_int32), ("split", c.c_int32),
           ("method", c.c_char_p)] \
        + [(name, Tensor) for name in ("q_descale", "k_descale", "v_descale", "q_shift", "v_mean", "lse_offset")] \
        + [("q_tag", c.c_char_p), ("k_tag", c.c_char_p), ("v_tag", c.c_char_p),
           ("has_window", c.c_int32), ("reserved1", c.c_int32),
           ("window_left", c.c_int64), ("window_right", c.c_int64),
           ("softcap", c.c_double), ("dropout_p", c.c_double)] \
        + [(name, Tensor) for name in ("sinks", "bias", "block_table")]


def tensor(data, *size):
    """A contiguous FP32 view of the ctypes array `data`."""
    view = Tensor(c.addressof(data), F32, len(size))
    stride = 1
    for i in reversed(range(len(size))):
        view.size[i], view.stride[i] = size[i], stride
        stride *= size[i]
    return view


def main(path):
    library = c.CDLL(path)
    library.leanfa_version_string.restype = c.c_char_p
    library.leanfa_attention_forward.argtypes = [
        c.POINTER(AttentionDesc), c.c_void_p, c.c_size_t, c.c_void_p, c.c_char_p, c.c_size_t]

    def one_hot(index):
        return [float(d == index) for d in range(DIM)]

    q = (c.c_float * (ROWS * HEADS * DIM))(*(one_hot(0) + one_hot(1)) * ROWS)
    k = (c.c_float * (ROWS * DIM))(*(one_hot(0) + one_hot(1)))
    v = (c.c_float * (ROWS * DIM))(*([4.0] * DIM + [8.0] * DIM))
    out, lse = (c.c_float * (ROWS * HEADS * DIM))(), (c.c_float * (HEADS * ROWS))()
    desc = AttentionDesc(struct_size=c.sizeof(AttentionDesc), softmax_scale=math.log(3.0), causal=1)
    desc.q, desc.out = tensor(q, 1, ROWS, HEADS, DIM), tensor(out, 1, ROWS, HEADS, DIM)
    desc.k, desc.v = tensor(k, 1, ROWS, 1, DIM), tensor(v, 1, ROWS, 1, DIM)
    desc.lse = tensor(lse, 1, HEADS, ROWS)

    message = c.create_string_buffer(1024)

    def forward():
        return library.leanfa_attention_forward(c.byref(desc), None, 0, None, message, len(message))

    status = forward()
    assert status == OK, (status, message.value.decode())
    expected = [4.0] * (2 * DIM) + [5.0] * DIM + [7.0] * DIM
    # A few roundings of values up to 8, each 2^-24 relative.
    assert all(abs(a - b) <= 16 * 8 * 2.0**-24 for a, b in zip(out, expected)), list(out)
    expected_lse = [math.log(3.0), math.log(4.0), 0.0, math.log(4.0)]
    assert all(abs(a - b) <= 16 * 2 * 2.0**-24 for a, b in zip(lse, expected_lse)), list(lse)

    desc.dropout_p = 0.1
    status = forward()
    assert status == UNSUPPORTED and b"dropout" in message.value, (status, message.value.decode())
    print("leanfa", library.leanfa_version_string().decode(), "out", out[2 * DIM], out[3 * DIM])


if __name__ == "__main__":
    main(sys.argv[1])
