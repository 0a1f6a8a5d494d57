#include "hip_emulation/error_table.hpp"

#include <algorithm>
#include <array>

namespace leanfa::hipemu {
namespace {

struct ErrorRow {
  unsigned number;
  const char* name;
  const char* text;
};

constexpr auto kErrors = std::to_array<ErrorRow>({
    {0, "hipSuccess", "no error"},
    {1, "hipErrorInvalidValue", "invalid argument"},
    {2, "hipErrorOutOfMemory", "out of memory"},
    {3, "hipErrorNotInitialized", "initialization error"},
    {4, "hipErrorDeinitialized", "driver shutting down"},
    {5, "hipErrorProfilerDisabled", "profiler is disabled"},
    {6, "hipErrorProfilerNotInitialized", "profiler is not initialized"},
    {7, "hipErrorProfilerAlreadyStarted", "profiler was already started"},
    {8, "hipErrorProfilerAlreadyStopped", "profiler was already stopped"},
    {9, "hipErrorInvalidConfiguration", "invalid launch configuration"},
    {12, "hipErrorInvalidPitchValue", "invalid pitch"},
    {13, "hipErrorInvalidSymbol", "invalid device symbol"},
    {17, "hipErrorInvalidDevicePointer", "invalid device pointer"},
    {21, "hipErrorInvalidMemcpyDirection", "invalid copy direction"},
    {35, "hipErrorInsufficientDriver", "the driver is older than the runtime needs"},
    {52, "hipErrorMissingConfiguration", "a kernel was called without a configuration"},
    {53, "hipErrorPriorLaunchFailure", "an earlier launch failed"},
    {98, "hipErrorInvalidDeviceFunction", "invalid device function"},
    {100, "hipErrorNoDevice", "no device was found"},
    {101, "hipErrorInvalidDevice", "invalid device ordinal"},
    {200, "hipErrorInvalidImage", "the code object is invalid"},
    {201, "hipErrorInvalidContext", "invalid context"},
    {202, "hipErrorContextAlreadyCurrent", "the context is already current"},
    {205, "hipErrorMapFailed", "mapping failed"},
    {206, "hipErrorUnmapFailed", "unmapping failed"},
    {207, "hipErrorArrayIsMapped", "the array is mapped"},
    {208, "hipErrorAlreadyMapped", "the resource is already mapped"},
    {209, "hipErrorNoBinaryForGpu", "no code object for this device"},
    {210, "hipErrorAlreadyAcquired", "the resource is already acquired"},
    {211, "hipErrorNotMapped", "the resource is not mapped"},
    {212, "hipErrorNotMappedAsArray", "the resource is not mapped as an array"},
    {213, "hipErrorNotMappedAsPointer", "the resource is not mapped as a pointer"},
    {214, "hipErrorECCNotCorrectable", "uncorrectable memory error"},
    {215, "hipErrorUnsupportedLimit", "the limit is not supported"},
    {216, "hipErrorContextAlreadyInUse", "the context is in use"},
    {217, "hipErrorPeerAccessUnsupported", "the devices have no peer access"},
    {218, "hipErrorInvalidKernelFile", "invalid kernel file"},
    {219, "hipErrorInvalidGraphicsContext", "invalid graphics context"},
    {300, "hipErrorInvalidSource", "invalid kernel source"},
    {301, "hipErrorFileNotFound", "file not found"},
    {302, "hipErrorSharedObjectSymbolNotFound", "symbol of a shared object not found"},
    {303, "hipErrorSharedObjectInitFailed", "a shared object could not be initialized"},
    {304, "hipErrorOperatingSystem", "a call of the operating system failed"},
    {400, "hipErrorInvalidHandle", "invalid handle"},
    {401, "hipErrorIllegalState", "illegal state"},
    {500, "hipErrorNotFound", "symbol not found"},
    {600, "hipErrorNotReady", "not ready"},
    {700, "hipErrorIllegalAddress", "a kernel accessed an illegal address"},
    {701, "hipErrorLaunchOutOfResources", "too many resources asked for by a launch"},
    {702, "hipErrorLaunchTimeOut", "a launch timed out"},
    {704, "hipErrorPeerAccessAlreadyEnabled", "peer access is already enabled"},
    {705, "hipErrorPeerAccessNotEnabled", "peer access is not enabled"},
    {708, "hipErrorSetOnActiveProcess", "the device is already in use"},
    {709, "hipErrorContextIsDestroyed", "the context was destroyed"},
    {710, "hipErrorAssert", "an assertion in a kernel failed"},
    {712, "hipErrorHostMemoryAlreadyRegistered", "the memory is already registered"},
    {713, "hipErrorHostMemoryNotRegistered", "the memory is not registered"},
    {719, "hipErrorLaunchFailure", "a kernel failed"},
    {720, "hipErrorCooperativeLaunchTooLarge", "too many blocks in a cooperative launch"},
    {801, "hipErrorNotSupported", "not supported"},
    {900, "hipErrorStreamCaptureUnsupported", "not permitted while a stream is captured"},
    {901, "hipErrorStreamCaptureInvalidated", "the capture was invalidated by an earlier error"},
    {902, "hipErrorStreamCaptureMerge", "it would merge two captures"},
    {903, "hipErrorStreamCaptureUnmatched", "the capture did not begin in this stream"},
    {904, "hipErrorStreamCaptureUnjoined", "a captured stream was not joined"},
    {905, "hipErrorStreamCaptureIsolation", "a dependency would leave the capture"},
    {906, "hipErrorStreamCaptureImplicit", "it would make an implicit dependency on a capture"},
    {907, "hipErrorCapturedEvent", "the event was recorded in a capture"},
    {908, "hipErrorStreamCaptureWrongThread", "the capture began in another thread"},
    {910, "hipErrorGraphExecUpdateFailure", "the graph could not be updated"},
    {999, "hipErrorUnknown", "unknown error"},
    {1052, "hipErrorRuntimeMemory", "a memory call of the runtime failed"},
    {1053, "hipErrorRuntimeOther", "a call of the runtime failed"},
    {1054, "hipErrorTbd", "further error"},
});

const ErrorRow& row(HipError error) {
  const auto find = [](unsigned number) { return std::ranges::find(kErrors, number, &ErrorRow::number); };
  const auto found = find(static_cast<unsigned>(error));
  return found != kErrors.end() ? *found : *find(static_cast<unsigned>(HipError::kUnknown));
}

}  // namespace

const char* error_name(HipError error) { return row(error).name; }
const char* error_text(HipError error) { return row(error).text; }

}  // namespace leanfa::hipemu
