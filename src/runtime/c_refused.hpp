// Features that leanfa.h has fields for so that a caller can say them, and that no kernel serves: refused by name.
#pragma once

#include "leanfa/leanfa.h"
#include "runtime/c_status.hpp"

namespace leanfa::c_api {

void refuse_unserved(Reasons& reasons, const leanfa_attention_desc& desc);

}  // namespace leanfa::c_api
