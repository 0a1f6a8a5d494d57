// Prints what leanfa says of the device hip in this process: "available: DESCRIPTION" or "absent: REASON".
#include <cstdio>

#include "leanfa/leanfa.h"

int main() {
  leanfa_device_info info{};
  info.struct_size = sizeof info;
  if (leanfa_get_device_info(LEANFA_DEVICE_HIP, &info, nullptr, 0) != LEANFA_OK) return 1;
  std::printf("%s: %s\n", info.available != 0 ? "available" : "absent",
              info.available != 0 ? info.description : info.reason);
  return 0;
}
