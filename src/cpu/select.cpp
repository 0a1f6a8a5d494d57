#include "cpu/select.hpp"

#include "cpu/amx_kernel.hpp"
#include "cpu/fma_kernel.hpp"

namespace leanfa::cpu {

const std::vector<const Kernel*>& available_kernels() {
  // Asking the processor is slow under a hypervisor, and the answer never changes.
  static const std::vector<const Kernel*> available = [] {
    std::vector<const Kernel*> list;
    if (request_amx().available) list.push_back(amx_kernel());
    for (const FmaTarget& target : fma_targets())
      if (target.supported) list.push_back(target.kernel);
    return list;
  }();
  return available;
}

std::vector<KernelInfo> kernels() {
  const AmxSupport amx = request_amx();
  std::vector<KernelInfo> list{{"amx_bf16", "bf16", amx.available, amx.reason}};
  for (const FmaTarget& target : fma_targets())
    list.push_back({target.kernel->name, "bf16, f32", target.supported,
                    target.supported ? "" : "the processor does not have this instruction set"});
  return list;
}

}  // namespace leanfa::cpu
