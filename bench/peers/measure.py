"""The two protocols on launches of one process, with clock, power and energy from NVML, which is only read.

burst: idle, 3 launches, then the median of 10 timed by events. sustained: warm up, then a window back to back.
"""
import statistics
import threading
import time
from dataclasses import dataclass
import torch


@dataclass
class Windows:
    idle: float = 1.5
    warm: float = 1.0
    window: float = 4.0


class Meter:
    """Mean SM clock and power of the current device between start() and stop(); empty without pynvml."""

    def __init__(self):
        try:
            import pynvml
            pynvml.nvmlInit()
            count, index = pynvml.nvmlDeviceGetCount(), 0
            if count > 1:
                bus = torch.cuda.get_device_properties(torch.cuda.current_device()).pci_bus_id
                index = next(i for i in range(count)
                             if pynvml.nvmlDeviceGetPciInfo(pynvml.nvmlDeviceGetHandleByIndex(i)).bus == bus)
            self.nvml, self.handle = pynvml, pynvml.nvmlDeviceGetHandleByIndex(index)
        except Exception as error:  # the figures go on without it
            print(f"no clock and power: {error}", flush=True)
            self.nvml = None

    def energy(self):
        return self.nvml.nvmlDeviceGetTotalEnergyConsumption(self.handle) / 1e3

    def start(self):
        self.clocks, self.running, self.began = [], True, time.monotonic()
        if self.nvml is None:
            return
        self.before = self.energy()

        def sample():
            while self.running:
                self.clocks.append(self.nvml.nvmlDeviceGetClockInfo(self.handle, self.nvml.NVML_CLOCK_SM))
                time.sleep(0.02)
        self.thread = threading.Thread(target=sample)
        self.thread.start()

    def stop(self):
        self.running = False
        if self.nvml is None:
            return {}
        seconds, joules = time.monotonic() - self.began, self.energy() - self.before
        self.thread.join()
        return {"mhz": statistics.fmean(self.clocks), "watts": joules / seconds}


def timed(launch, count):
    """Milliseconds of each launch."""
    events = [[torch.cuda.Event(enable_timing=True) for _ in range(2)] for _ in range(count)]
    for before, after in events:
        before.record()
        launch()
        after.record()
    torch.cuda.synchronize()
    return [before.elapsed_time(after) for before, after in events]


def back_to_back(launches, count):
    """Milliseconds of one pass over the launches, in a run of `count` passes."""
    for launch in launches:
        launch()
    before, after = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    before.record()
    for _ in range(count):
        for launch in launches:
            launch()
    after.record()
    torch.cuda.synchronize()
    return before.elapsed_time(after) / count


def burst(launch, windows):
    launch()
    torch.cuda.synchronize()
    time.sleep(windows.idle)
    for _ in range(3):
        launch()
    return {"ms": statistics.median(timed(launch, 10))}


def run_for(seconds, per_batch, launch):
    """Launches until the time has passed, always some waiting; their number and the seconds they took."""
    ahead, count, began = [], 0, time.monotonic()
    while time.monotonic() - began < seconds:
        for _ in range(per_batch):
            launch()
        count += per_batch
        mark = torch.cuda.Event()
        mark.record()
        ahead.append(mark)
        if len(ahead) > 2:
            ahead.pop(0).synchronize()
    torch.cuda.synchronize()
    return count, time.monotonic() - began


def sustained(launch, windows, meter):
    launch()
    per_batch = max(1, round(20 / max(min(timed(launch, 3)), 1e-3)))
    run_for(windows.warm, per_batch, launch)
    meter.start()
    count, seconds = run_for(windows.window, per_batch, launch)
    reading = meter.stop()
    return {"ms": seconds / count * 1e3, **reading}
