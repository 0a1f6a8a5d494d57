// The style sheet of the report page: one column, light and dark by the reader's preference, pictures on white cards.
#pragma once

#include <string_view>

namespace leanfa::report {

inline constexpr std::string_view kPageStyle = R"css(
:root { --bg: #f8fafc; --card: #ffffff; --text: #0f172a; --soft: #475569; --line: #e2e8f0; --accent: #0f766e; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #0b1220; --card: #131c2e; --text: #e2e8f0; --soft: #94a3b8; --line: #263449; --accent: #5eead4; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 1040px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 6px; letter-spacing: -0.02em; }
h2 { font-size: 1.3rem; margin: 0 0 6px; letter-spacing: -0.01em; }
h3 { font-size: 1.02rem; margin: 20px 0 4px; }
p { margin: 0 0 12px; }
.soft, .caption { color: var(--soft); }
.caption { max-width: 76ch; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 0.88em; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--bg); border: 1px solid var(--line);
  border-radius: 8px; padding: 10px 12px; margin: 0 0 12px; }
nav { display: flex; flex-wrap: wrap; gap: 6px 16px; margin: 18px 0 24px; font-size: 0.92rem; }
a { color: var(--accent); text-decoration: none; }
a:hover { text-decoration: underline; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 14px; margin: 20px 0 8px; }
.card, section { background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
.card { padding: 16px 18px; }
.card b { display: block; font-size: 1.8rem; line-height: 1.15; letter-spacing: -0.02em; color: var(--accent);
  font-variant-numeric: tabular-nums; }
.card span { display: block; font-size: 0.92rem; }
.card small { color: var(--soft); overflow-wrap: anywhere; }
section { padding: 22px 24px; margin: 20px 0; }
figure { margin: 12px 0 16px; background: #ffffff; border: 1px solid var(--line); border-radius: 10px; padding: 8px; }
figure svg { display: block; width: 100%; height: auto; }
.narrow { display: none; }
.scroll { overflow-x: auto; -webkit-overflow-scrolling: touch; border: 1px solid var(--line); border-radius: 10px; }
table { border-collapse: separate; border-spacing: 0; width: 100%; font-size: 0.86rem; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 12px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--card); }
td:first-child { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
tbody tr:last-child td { border-bottom: 0; }
wbr { display: none; }
details { margin-top: 4px; }
section pre { margin: 14px 0 0; }
summary { cursor: pointer; color: var(--accent); font-size: 0.92rem; margin-bottom: 8px; }
@media (max-width: 640px) {
  main { padding: 20px 12px 40px; }
  h1 { font-size: 1.55rem; }
  section { padding: 16px 14px; border-radius: 12px; }
  figure { padding: 4px; margin-left: -4px; margin-right: -4px; }
  .wide { display: none; }
  .narrow { display: block; }
  .cards { grid-template-columns: 1fr 1fr; gap: 10px; }
  .card { padding: 12px; }
  .card b { font-size: 1.4rem; }
  .card span, .card small { font-size: 0.8rem; }
  th, td { padding: 5px 9px; }
  wbr { display: inline; }
  td:first-child { white-space: normal; min-width: 30vw; max-width: 40vw; font-size: 0.72rem; }
}
)css";

}  // namespace leanfa::report
