// Two observers of one run, the audit and the cycle model for instance: neither knows of the other.
#pragma once

#include <memory>
#include <utility>

#include "emu/gfx950/launch.hpp"

namespace leanfa::emu {

class ObserverPair : public Observer {
 public:
  ObserverPair(std::unique_ptr<Observer> first, std::unique_ptr<Observer> second)
      : first_(std::move(first)), second_(std::move(second)) {}
  void start(std::span<const Wave> waves, std::size_t lds_bytes) override {
    first_->start(waves, lds_bytes);
    second_->start(waves, lds_bytes);
  }
  void before(Context& context, const Step& step) override {
    first_->before(context, step);
    second_->before(context, step);
  }
  void after(Context& context, const Step& step, Flow flow) override {
    first_->after(context, step, flow);
    second_->after(context, step, flow);
  }
  void barrier(Context& context) override {
    first_->barrier(context);
    second_->barrier(context);
  }
  void finish(Context& context) override {
    first_->finish(context);
    second_->finish(context);
  }
  void finish_launch(const Memory& memory, FaultLog& faults) override {
    first_->finish_launch(memory, faults);
    second_->finish_launch(memory, faults);
  }

 private:
  std::unique_ptr<Observer> first_;
  std::unique_ptr<Observer> second_;
};

// Makes both; the one that is there where the other is null.
[[nodiscard]] inline MakeObserver both(MakeObserver first, MakeObserver second) {
  if (!first) return second;
  if (!second) return first;
  return [first = std::move(first), second = std::move(second)] {
    return std::make_unique<ObserverPair>(first(), second());
  };
}

}  // namespace leanfa::emu
