// Names and texts of HIP's error numbers, those that this library never returns too: programs print what they are
// given.
#pragma once

#include "hip_emulation/hip_abi.hpp"

namespace leanfa::hipemu {

// "hipErrorInvalidValue"; "hipErrorUnknown" for a number that HIP does not have.
[[nodiscard]] const char* error_name(HipError error);
// A few words of English.
[[nodiscard]] const char* error_text(HipError error);

}  // namespace leanfa::hipemu
