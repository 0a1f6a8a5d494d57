#include "leanfa/faults_json.hpp"

#include <nlohmann/json.hpp>

namespace leanfa::cli {

nlohmann::ordered_json faults_json(const emu::FaultLog& log) {
  nlohmann::ordered_json faults = nlohmann::ordered_json::array();
  for (const emu::Fault& fault : log.faults())
    faults.push_back({{"rule", emu::name(fault.rule)},
                      {"severity", static_cast<int>(fault.severity)},
                      {"pc", fault.pc},
                      {"other_pc", fault.other_pc},
                      {"workgroup", fault.workgroup},
                      {"wave", fault.wave},
                      {"lane", fault.lane},
                      {"instruction", fault.instruction},
                      {"other", fault.other},
                      {"detail", fault.detail},
                      {"source", fault.source},
                      {"count", fault.count}});
  return faults;
}

}  // namespace leanfa::cli
