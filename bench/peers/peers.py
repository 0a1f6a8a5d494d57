"""The peers: cuDNN through cudnn-frontend's Python graphs and FlashAttention-3 through the wheel fa3-fwd. Each maker
returns a function that enqueues one attention and returns its output, or raises what the package raises.

Tensors are [batch, tokens, heads, dim] of torch.bfloat16 or torch.float8_e4m3fn; `descales` are three floats.
"""
import functools
import torch


def fa3(q, k, v, scale, causal, descales):
    from fa3_fwd_interface import _flash_attn_forward
    extra = {}
    if q.dtype == torch.float8_e4m3fn:
        shape = (q.shape[0], k.shape[2])
        extra = {name: torch.full(shape, value, device=q.device)
                 for name, value in zip(("q_descale", "k_descale", "v_descale"), descales)}
    return lambda: _flash_attn_forward(q, k, v, softmax_scale=scale, causal=causal, **extra)[0]


@functools.cache
def cudnn_handle():
    import cudnn
    return cudnn.create_handle()


def cudnn_attention(q, k, v, scale, causal, descales):
    import cudnn
    if causal and q.shape[1] != k.shape[1]:
        raise ValueError("its causal mask begins at the first key (top left), not with the last query at the last key")
    eight_bit = q.dtype == torch.float8_e4m3fn
    io = cudnn.data_type.FP8_E4M3 if eight_bit else cudnn.data_type.BFLOAT16
    wide = cudnn.data_type.FLOAT
    graph = cudnn.pygraph(io_data_type=io, intermediate_data_type=wide, compute_data_type=wide, handle=cudnn_handle())
    bound = {}

    def input_tensor(name, x):
        bhsd = x.permute(0, 2, 1, 3)
        t = graph.tensor(name=name, dim=list(bhsd.shape), stride=list(bhsd.stride()), data_type=io)
        bound[t] = x
        return t

    def scalar(name, value):
        t = graph.tensor(name=name, dim=[1] * 4, stride=[1] * 4, data_type=wide)
        bound[t] = torch.full((1, 1, 1, 1), float(value), device=q.device)
        return t

    def output(t, x, dim, stride, dtype=None):
        t.set_output(True).set_dim(list(dim)).set_stride(list(stride))
        if dtype is not None:
            t.set_data_type(dtype)
        bound[t] = x

    tensors = dict(q=input_tensor("q", q), k=input_tensor("k", k), v=input_tensor("v", v))
    options = dict(is_inference=True, attn_scale=scale, use_causal_mask=causal, name="attention")
    out = torch.empty(*q.shape[:3], v.shape[3], device=q.device, dtype=q.dtype)
    if eight_bit:
        named = dict(descale_q=descales[0], descale_k=descales[1], descale_v=descales[2], descale_s=1, scale_s=1, scale_o=1)
        result, _, amax_s, amax_o = graph.sdpa_fp8(**tensors, **{n: scalar(n, x) for n, x in named.items()}, **options)
        for amax in (amax_s, amax_o):
            output(amax, torch.zeros(1, 1, 1, 1, device=q.device), [1] * 4, [1] * 4, wide)
    else:
        result, _ = graph.sdpa(**tensors, **options)
    bhsd = out.permute(0, 2, 1, 3)
    output(result, out, bhsd.shape, bhsd.stride())
    graph.validate()
    graph.build_operation_graph()
    graph.create_execution_plans([cudnn.heur_mode.A])
    graph.check_support()
    graph.build_plans()
    work = torch.empty(max(graph.get_workspace_size(), 1), device=q.device, dtype=torch.uint8)

    def launch():
        graph.execute(bound, work, handle=cudnn_handle())
        return out
    return launch


MAKERS = {"cudnn": cudnn_attention, "fa3": fa3}
