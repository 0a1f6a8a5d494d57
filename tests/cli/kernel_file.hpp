// A kernel file for the program's tests, made without an assembler.
#pragma once

#include <string>

#include "cli_driver.hpp"

namespace leanfa::test {

// Kernel "add": out[i] = x[i] + c for 256 work items a workgroup. Arguments: x at 0, out at 8, float c at 16. With
// `wait`, it waits for x before it adds.
void write_add_kernel(const Scratch& scratch, const std::string& name, bool wait = true,
                      const std::string& kernel = "add");

// Arguments of "add" for four workgroups: x is filled with 1, c is 0.5, out goes to out.npy. `elements` of each buffer.
void write_add_arguments(const Scratch& scratch, const std::string& name, int elements = 1024);

}  // namespace leanfa::test
