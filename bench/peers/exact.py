"""Attention in double on the GPU, some heads, a slice of rows at a time: what the error figures are measured against."""
import torch


def exact(q, k, v, scale, causal, heads, rows=512):
    """[batch, tokens, len(heads), dim_v] of float64; q, k, v are any float type, [batch, tokens, heads, dim]."""
    batch, count_q, count_k = q.shape[0], q.shape[1], k.shape[1]
    ratio = q.shape[2] // k.shape[2]
    out = torch.empty(batch, count_q, len(heads), v.shape[3], device=q.device, dtype=torch.float64)
    for b in range(batch):
        for i, head in enumerate(heads):
            keys, values = k[b, :, head // ratio].double(), v[b, :, head // ratio].double()
            for first in range(0, count_q, rows):
                part = q[b, first:first + rows, head].double()
                seen = min(count_k, first + part.shape[0] + count_k - count_q) if causal else count_k
                if seen <= 0:
                    out[b, first:first + rows, i] = 0
                    continue
                scores = part @ keys[:seen].T * scale
                if causal:
                    row = torch.arange(first, first + part.shape[0], device=q.device)[:, None] + count_k - count_q
                    scores.masked_fill_(torch.arange(seen, device=q.device)[None] > row, -torch.inf)
                out[b, first:first + rows, i] = torch.nan_to_num(torch.softmax(scores, -1)) @ values[:seen]
    return out


def relative_error(got, want, heads):
    """Relative RMS over these heads; NaN where the output has any."""
    return float((got[:, :, heads].double() - want).norm() / want.norm())
