#include "report/case_json.hpp"

#include <nlohmann/json.hpp>

namespace leanfa::report {

nlohmann::ordered_json case_json(const Case& problem, std::string_view method) {
  return {{"name", problem.name},
          {"mask", mask_name(problem)},
          {"batch", problem.batch},
          {"seqlen_q", problem.seqlen_q},
          {"seqlen_k", problem.seqlen_k},
          {"heads_q", problem.heads_q},
          {"heads_kv", problem.heads_kv},
          {"head_dim_qk", problem.head_dim_qk},
          {"head_dim_v", problem.head_dim_v},
          {"method", method}};
}

}  // namespace leanfa::report
