#include "schedule/wait_states.hpp"

namespace leanfa::schedule {
namespace {

using isa::Hazard;

// One rule: what the producer is, what the consumer does, how many states. Matrix rules depend on passes P.
// Source: CDNA4 ISA, tables 11 and 38; where LLVM 22 asks for more than the manual, LLVM.
constexpr int kVectorToMatrix = 2;
constexpr int kVectorToPermlane = 2;
constexpr int kVectorToDpp = 2;
constexpr int kVectorToLaneRead = 1;
constexpr int kTransToVector = 1;
constexpr int kPartToVector = 1;
constexpr int kScalarToVector = 2;  // LLVM 22 also for masks; the manual says 0 there
constexpr int kScalarToMemory = 5;
constexpr int kScalarToLaneSelect = 4;
constexpr int kVccToBranch = 5;
constexpr int kM0ToLds = 1;
constexpr int kStoreDataOverwritten = 2;

constexpr int matrix_result(int passes) { return passes + 3 + (passes != 2 ? 1 : 0); }
constexpr int matrix_same_c(int passes) { return passes == 2 ? 2 : 0; }
constexpr int matrix_other_c(int passes) { return passes + 2; }
constexpr int matrix_c_overwritten(int passes) { return passes - 1; }

template <class Add>
void each(const Access& access, const Add& add) {
  for (int i = 0; i < access.count; ++i) add(access.first + i);
}

void after_matrix(const Op& op, const Access& access, std::vector<Wait>& waits) {
  const int passes = isa::passes(op.instruction);
  if (access.write) {
    each(access, [&](int reg) {
      for (const Use use : {Use::kVector, Use::kMatrixAB, Use::kPermlane, Use::kDpp, Use::kLaneRead})
        waits.push_back({reg, use, matrix_result(passes)});
      waits.push_back({reg, Use::kMatrixCSame, matrix_same_c(passes)});
      waits.push_back({reg, Use::kMatrixCOther, matrix_other_c(passes)});
    });
  } else if (access.role == Role::kMatrixC) {
    each(access, [&](int reg) { waits.push_back({reg, Use::kVectorWrite, matrix_c_overwritten(passes)}); });
  }
}

void after_vector(const Op& op, const Access& access, std::vector<Wait>& waits) {
  if (!access.write) return;
  const bool trans = has(op.instruction.row->hazards, Hazard::kTrans);
  const bool part = isa::writes_part(op.instruction);
  each(access, [&](int reg) {
    if (!is_vector_register(reg)) {
      waits.push_back({reg, Use::kScalarVector, kScalarToVector});
      waits.push_back({reg, Use::kScalarMemory, kScalarToMemory});
      waits.push_back({reg, Use::kLaneSelect, kScalarToLaneSelect});
      if (reg == kVccIndex || reg == kVccIndex + 1) waits.push_back({reg, Use::kBranchOnVcc, kVccToBranch});
      return;
    }
    waits.push_back({reg, Use::kMatrixAB, kVectorToMatrix});
    waits.push_back({reg, Use::kMatrixCSame, kVectorToMatrix});
    waits.push_back({reg, Use::kMatrixCOther, kVectorToMatrix});
    waits.push_back({reg, Use::kPermlane, kVectorToPermlane});
    waits.push_back({reg, Use::kDpp, kVectorToDpp});
    waits.push_back({reg, Use::kLaneRead, kVectorToLaneRead});
    if (trans) waits.push_back({reg, Use::kPlainVector, kTransToVector});
    if (part) {
      waits.push_back({reg, Use::kPlainVector, kPartToVector});
      waits.push_back({reg, Use::kVectorWrite, kPartToVector});
    }
  });
}

void vector_demands(const Op& op, const Access& access, std::vector<Demand>& list) {
  const bool trans = has(op.instruction.row->hazards, Hazard::kTrans);
  each(access, [&](int reg) {
    if (!is_vector_register(reg)) {
      if (!access.write && reg < kExecIndex)
        list.push_back({reg, access.role == Role::kLaneSelect ? Use::kLaneSelect : Use::kScalarVector});
      return;
    }
    list.push_back({reg, Use::kVector});
    if (access.write) {
      list.push_back({reg, Use::kVectorWrite});
      return;
    }
    if (!trans) list.push_back({reg, Use::kPlainVector});
    if (access.role == Role::kPermlane) list.push_back({reg, Use::kPermlane});
    if (access.role == Role::kDpp) list.push_back({reg, Use::kDpp});
    if (access.role == Role::kLaneRead) list.push_back({reg, Use::kLaneRead});
  });
}

void memory_demands(const Op& op, const Access& access, std::vector<Demand>& list) {
  each(access, [&](int reg) {
    if (is_vector_register(reg)) {
      list.push_back({reg, Use::kVector});
    } else if (reg == kM0Index && loads_to_lds(op)) {
      list.push_back({reg, Use::kLoadToLds});
    } else if (!access.write && reg < kExecIndex && is_vector_memory(op)) {
      list.push_back({reg, Use::kScalarMemory});
    }
  });
}

}  // namespace

std::vector<Demand> demands(const Op& op) {
  std::vector<Demand> list;
  for (const Access& access : accesses(op)) {
    if (is_matrix(op)) {
      if (access.write) continue;  // the matrix pipe is in order
      const bool c = access.role == Role::kMatrixC;
      each(access, [&](int reg) { list.push_back({reg, c ? Use::kMatrixCSame : Use::kMatrixAB}); });
    } else if (is_vector(op)) {
      vector_demands(op, access, list);
    } else if (is_lds(op) || is_vector_memory(op)) {
      memory_demands(op, access, list);
    } else if (has(op.instruction.row->hazards, Hazard::kReadsVccz) && !access.write) {
      each(access, [&](int reg) { list.push_back({reg, Use::kBranchOnVcc}); });
    }
  }
  return list;
}

std::vector<Wait> waits_after(const Op& op) {
  std::vector<Wait> waits;
  const isa::Row& row = *op.instruction.row;
  const isa::Operand& c = op.instruction.operand(isa::Field::kSrc2);
  const isa::Operand& d = op.instruction.operand(isa::Field::kDst);
  const bool in_place = is_matrix(op) && c.kind == d.kind && c.index == d.index;
  const bool wide_store = is_vector_memory(op) && row.memory == isa::MemoryKind::kStore &&
                          op.instruction.operand(isa::Field::kData).dwords >= 3;
  for (const Access& access : accesses(op)) {
    if (is_matrix(op)) {
      if (access.write || !in_place) after_matrix(op, access, waits);
    } else if (is_vector(op)) {
      after_vector(op, access, waits);
    } else if (row.issue == isa::IssueClass::kSalu && access.write) {
      each(access, [&](int reg) {
        if (reg == kM0Index) waits.push_back({reg, Use::kLoadToLds, kM0ToLds});
      });
    } else if (wide_store && !access.write) {
      each(access, [&](int reg) {
        if (is_vector_register(reg)) waits.push_back({reg, Use::kVectorWrite, kStoreDataOverwritten});
      });
    }
  }
  return waits;
}

}  // namespace leanfa::schedule
