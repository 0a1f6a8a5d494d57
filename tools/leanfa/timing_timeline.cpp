// One workgroup's timeline: the pipes of each SIMD and of the CU, and what they work on when.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "isa/gfx950/instruction.hpp"
#include "leanfa/timing_writers.hpp"

namespace leanfa::cli {
namespace {

using namespace emu::timing;  // NOLINT(google-build-using-namespace): everything here is about it

struct Track {
  int order;  // from top to bottom
  std::string name;
  std::string_view colour;
};

// The row of the picture in which an event is drawn. Scalar and internal instructions have none.
std::optional<Track> track_of(const TimelineEvent& event) {
  const int simd = event.simd;
  switch (event.work) {
    case Work::kMatrix:
      return Track{3 * simd, fmt::format("SIMD {} matrix", simd), "#4269d0"};
    case Work::kTrans:
      return Track{3 * simd + 1, fmt::format("SIMD {} vector", simd), "#ff725c"};
    case Work::kValu:
    case Work::kDouble:
    case Work::kPermlane:
      return Track{3 * simd + 1, fmt::format("SIMD {} vector", simd), "#efb118"};
    case Work::kPacked:
      return Track{3 * simd + 1, fmt::format("SIMD {} vector", simd), "#a463f2"};
    case Work::kNop:
    case Work::kSleep:
    case Work::kBarrier:
    case Work::kWaitcnt:
      return Track{3 * simd + 2, fmt::format("SIMD {} waits", simd), "#9498a0"};
    case Work::kLds:
      return Track{100, "LDS", "#3ca951"};
    case Work::kVmem:
      return Track{101, "vector memory", "#6cc5b0"};
    default:
      return std::nullopt;
  }
}

std::string text_of(const emu::Kernel& kernel, const TimelineEvent& event) {
  return isa::print(kernel.program.steps()[event.step].instruction);
}

std::string xml_escaped(const std::string& text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '<') {
      escaped += "&lt;";
    } else if (c == '&') {
      escaped += "&amp;";
    } else {
      escaped += c;
    }
  }
  return escaped;
}

// The picture shows so many clocks from the middle of the run: more would be too narrow to see. One is at most so many
// pixels wide.
constexpr std::int64_t kPictureClocks = 8192;
constexpr std::int64_t kClockPixels = 4;
constexpr std::int64_t kTickClocks = 64;
constexpr int kRowHeight = 22;
constexpr int kLeft = 130;

}  // namespace

std::string timeline_trace(const emu::Kernel& kernel, const TimingReport& report) {
  // Perfetto's JSON: complete events ("X"), times in microseconds; here one is a clock.
  std::string text = R"({"otherData": {"note": "modelled clocks, not measured; 1 us stands for 1 clock"},)"
                     "\n\"traceEvents\": [\n";
  std::map<int, std::string> tracks;
  for (const TimelineEvent& event : report.timeline) {
    const auto track = track_of(event);
    if (!track) continue;
    tracks.emplace(track->order, track->name);
    const nlohmann::ordered_json json = {{"ph", "X"},
                                         {"pid", 0},
                                         {"tid", track->order},
                                         {"ts", event.start.count},
                                         {"dur", std::max<std::int64_t>(1, event.duration.count)},
                                         {"name", text_of(kernel, event)},
                                         {"args", {{"wave", event.wave}}}};
    text += json.dump() + ",\n";
  }
  for (const auto& [order, track_name] : tracks) {
    const nlohmann::ordered_json json = {{"ph", "M"},
                                         {"pid", 0},
                                         {"tid", order},
                                         {"name", "thread_name"},
                                         {"args", {{"name", track_name + " (modelled)"}}}};
    text += json.dump() + ",\n";
  }
  text += R"({"ph": "M", "pid": 0, "name": "process_name", "args": {"name": "CU, modelled"}}]})"
          "\n";
  return text;
}

std::string timeline_svg(const emu::Kernel& kernel, const TimingReport& report) {
  Clocks end;
  for (const TimelineEvent& event : report.timeline) end = std::max(end, event.start + event.duration);
  const std::int64_t span = std::min(end.count, kPictureClocks);
  const std::int64_t from = (end.count - span) / 2;
  std::map<int, int> rows;
  std::map<int, std::string> names;
  for (const TimelineEvent& event : report.timeline)
    if (const auto track = track_of(event)) names.emplace(track->order, track->name);
  for (const auto& [order, track_name] : names) rows.emplace(order, static_cast<int>(rows.size()));
  const double scale = static_cast<double>(span) * kClockPixels > kPictureClocks
                           ? static_cast<double>(kPictureClocks) / static_cast<double>(std::max<std::int64_t>(1, span))
                           : static_cast<double>(kClockPixels);
  const int height = kRowHeight * (static_cast<int>(rows.size()) + 2);
  std::string text = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{:.0f}\" height=\"{}\" font-family=\"sans-serif\" "
      "font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
      "<text x=\"4\" y=\"15\">{}: modelled, clocks {} to {}</text>\n",
      kLeft + static_cast<double>(span) * scale + 10, height, xml_escaped(kernel.name), from, from + span);
  for (std::int64_t tick = (from + kTickClocks - 1) / kTickClocks * kTickClocks; tick < from + span;
       tick += kTickClocks) {
    const double x = kLeft + static_cast<double>(tick - from) * scale;
    text += fmt::format("<line x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1}\" y2=\"{2}\" stroke=\"#ddd\"/>\n", x, kRowHeight,
                        height - kRowHeight);
    if (tick % (4 * kTickClocks) == 0)
      text += fmt::format("<text x=\"{:.1f}\" y=\"{}\">{}</text>\n", x, height - 6, tick);
  }
  for (const auto& [order, track_name] : names)
    text += fmt::format("<text x=\"4\" y=\"{}\">{}</text>\n", kRowHeight * (rows[order] + 1) + 15, track_name);
  for (const TimelineEvent& event : report.timeline) {
    const auto track = track_of(event);
    const std::int64_t start = event.start.count - from;
    if (!track || start < 0 || start >= span) continue;
    const auto length = static_cast<double>(std::max<std::int64_t>(1, event.duration.count));
    // Waves of the upper half are drawn paler, so that groups that take turns can be told apart.
    text += fmt::format(
        "<rect x=\"{:.1f}\" y=\"{}\" width=\"{:.1f}\" height=\"{}\" fill=\"{}\"{}><title>clock {}, wave {}: {}</title>"
        "</rect>\n",
        kLeft + static_cast<double>(start) * scale, kRowHeight * (rows[track->order] + 1) + 2, length * scale - 0.2,
        kRowHeight - 4, track->colour, event.wave >= 4 ? " fill-opacity=\"0.55\"" : "", event.start.count, event.wave,
        xml_escaped(text_of(kernel, event)));
  }
  return text + "</svg>\n";
}

}  // namespace leanfa::cli
