"""The style of the report: light and dark, on large screens, on phones and on paper."""

from typing import Final

STYLE: Final = """\
:root {
  color-scheme: light dark;
  --paper: #faf8f4; --card: #fff; --ink: #23211d; --soft: #6a655c; --line: #e4dfd5;
  --gold: #b98200; --red: #b23a30; --green: #2e7d4f; --blue: #2f6db3; --violet: #7a4fa5;
  --brown: #87602f; --teal: #0f766e; --pink: #b23a7c; --grey: #6f7785;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #17161a; --card: #201f24; --ink: #ece8e1; --soft: #a8a297; --line: #38363d;
    --gold: #e3ae35; --red: #e8746a; --green: #5cb883; --blue: #6fabec; --violet: #b892e4;
    --brown: #cda06c; --teal: #45bdb0; --pink: #ee86bb; --grey: #9aa3b2;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 1080px; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
h1 { margin: 0; font-size: 1.7rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.35rem; }
h3 { margin: 0 0 .5rem; font-size: 1rem; }
p { margin: .5rem 0; max-width: 70ch; }
.soft, figcaption, caption { color: var(--soft); font-size: .875rem; }
.stopped { border-left: 4px solid var(--red); padding-left: .75rem; }
pre { margin: .75rem 0; padding: .6rem .8rem; border: 1px solid var(--line); border-radius: 6px;
  background: var(--card); white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8125rem; }
nav a { display: inline-block; margin-right: .75rem; padding: .25rem 0; }
a { color: var(--blue); }
.tiles { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0; padding: 0; list-style: none; }
.tiles li { flex: 1 1 8.5rem; padding: .7rem .9rem; border: 1px solid var(--line); border-radius: 10px;
  background: var(--card); }
.tiles b { display: block; font-size: 1.45rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.cards { columns: 2 28rem; column-gap: 1rem; }
.card { break-inside: avoid; margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 10px;
  background: var(--card); }
figure { margin: 0 0 .5rem; }
svg { display: block; width: 100%; max-width: 29rem; height: auto; }
svg text { fill: var(--ink); font-size: 13px; }
svg .small { fill: var(--soft); font-size: 12px; }
svg .value { font-weight: 600; font-variant-numeric: tabular-nums; }
svg .grid { stroke: var(--line); }
svg .whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; }
svg .halo { stroke: var(--card); stroke-width: 4; fill: none; opacity: .75; }
svg .curve { fill: none; stroke-width: 2; }
svg .thin { stroke-width: 1.5; opacity: .7; }
svg .gold { fill: var(--gold); } svg .curve.gold { fill: none; stroke: var(--gold); }
svg .red { fill: var(--red); } svg .curve.red { fill: none; stroke: var(--red); }
svg .green { fill: var(--green); } svg .curve.green { fill: none; stroke: var(--green); }
svg .blue { fill: var(--blue); } svg .curve.blue { fill: none; stroke: var(--blue); }
svg .violet { fill: var(--violet); } svg .curve.violet { fill: none; stroke: var(--violet); }
svg .brown { fill: var(--brown); } svg .curve.brown { fill: none; stroke: var(--brown); }
svg .teal { fill: var(--teal); } svg .curve.teal { fill: none; stroke: var(--teal); }
svg .pink { fill: var(--pink); } svg .curve.pink { fill: none; stroke: var(--pink); }
svg .grey { fill: var(--grey); } svg .curve.grey { fill: none; stroke: var(--grey); }
svg .name { font-weight: 600; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding: .25rem 0; }
th, td { padding: .25rem .5rem .25rem 0; border-bottom: 1px solid var(--line); text-align: right; font-weight: 400; }
td small { display: block; color: var(--soft); font-size: .75rem; white-space: nowrap; }
thead th { color: var(--soft); vertical-align: bottom; }
th:first-child { text-align: left; }
summary { cursor: pointer; padding: .35rem 0; color: var(--soft); font-size: .875rem; }
@media print { body { max-width: none; } nav, details { display: none; } }
"""
