#include "reference/products.hpp"

// Compiled for several instruction sets, the widest chosen at load time. Wider vectors change the speed only: nothing
// here is contracted or reassociated. Sanitizers instrument the code that chooses before they are ready for it.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer) || __has_feature(thread_sanitizer)
#define LEANFA_REFERENCE_SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define LEANFA_REFERENCE_SANITIZED
#endif
#if defined(__x86_64__) && !defined(LEANFA_REFERENCE_SANITIZED)
#define LEANFA_REFERENCE_CLONES __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define LEANFA_REFERENCE_CLONES
#endif

namespace leanfa::reference {
namespace {

constexpr Index kLanes = 8;
constexpr Index kVectors = kProductColumns / kLanes;
typedef double Lanes __attribute__((vector_size(kLanes * sizeof(double)), may_alias));

}  // namespace

LEANFA_REFERENCE_CLONES
void add_product(const Matrix& a, const Matrix& b, const Matrix& c, Index rows, Index depth, Index columns) {
  for (Index row = 0; row < rows; row += kProductRows) {
    for (Index column = 0; column < columns; column += kProductColumns) {
      Lanes sum[kProductRows][kVectors];
      for (Index r = 0; r < kProductRows; ++r)
        for (Index n = 0; n < kVectors; ++n)
          sum[r][n] = *reinterpret_cast<const Lanes*>(c.row(row + r) + column + n * kLanes);
      for (Index k = 0; k < depth; ++k) {
        const double* right = b.row(k) + column;
        for (Index r = 0; r < kProductRows; ++r) {
          const double left = a.row(row + r)[k];
          for (Index n = 0; n < kVectors; ++n) sum[r][n] += left * *reinterpret_cast<const Lanes*>(right + n * kLanes);
        }
      }
      for (Index r = 0; r < kProductRows; ++r)
        for (Index n = 0; n < kVectors; ++n)
          *reinterpret_cast<Lanes*>(c.row(row + r) + column + n * kLanes) = sum[r][n];
    }
  }
}

}  // namespace leanfa::reference
