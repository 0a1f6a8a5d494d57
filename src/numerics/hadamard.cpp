#include "numerics/hadamard.hpp"

#include <cmath>
#include <cstddef>

namespace leanfa {
namespace {

template <std::size_t kStep, std::size_t kSize, class T>
void butterflies(T* row) {
  for (std::size_t base = 0; base < kSize; base += 2 * kStep) {
    for (std::size_t i = base; i < base + kStep; ++i) {
      const T low = row[i];
      const T high = row[i + kStep];
      row[i] = low + high;
      row[i + kStep] = low - high;
    }
  }
  if constexpr (2 * kStep < kSize) butterflies<2 * kStep, kSize>(row);
}

template <std::size_t kSize, class T>
void rotate_block(T* row) {
  butterflies<1, kSize>(row);
  const T scale = T{1} / std::sqrt(static_cast<T>(kSize));
  for (std::size_t i = 0; i < kSize; ++i) row[i] *= scale;
}

template <class T>
void rotate(std::span<T> row) {
  if (row.size() >= 128) rotate_block<128>(row.data());
  if (row.size() % 128 == 64) rotate_block<64>(row.data() + (row.size() - 64));
}

}  // namespace

void hadamard(std::span<float> row) { rotate(row); }
void hadamard(std::span<double> row) { rotate(row); }

}  // namespace leanfa
