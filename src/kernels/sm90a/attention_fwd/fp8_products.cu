#include "kernels/sm90a/attention_fwd/mainloop_products.cuh"
// Before the launch, which instantiates the kernel.
#include "kernels/sm90a/attention_fwd/dispatch.cuh"

namespace leanfa::sm90a {

cudaError_t launch_fp8_products(const AttentionParams& params, cudaStream_t stream) {
  return params.dim_qk == 128 ? launch<ProductsTraits<128, kEightBitStages<128>>>(params, stream)
                              : launch<ProductsTraits<192, kEightBitStages<192>>>(params, stream);
}

}  // namespace leanfa::sm90a
