// Programmatic dependent launch (PTX ISA, "griddepcontrol"): a kernel that is launched so may begin while the kernel
// before it in the stream ends, and must wait before it touches memory that this one reads or writes.
#pragma once

namespace leanfa::sm90a {

// Returns when the kernels before have ended and what they wrote can be seen. At once in an ordinary launch.
__device__ __forceinline__ void await_kernels_before() { asm volatile("griddepcontrol.wait;" ::: "memory"); }

// The kernel behind may begin where this one leaves room. It still waits for this one's end.
__device__ __forceinline__ void let_next_kernel_begin() { asm volatile("griddepcontrol.launch_dependents;" :::); }

}  // namespace leanfa::sm90a
