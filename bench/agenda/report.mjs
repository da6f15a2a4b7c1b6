import { printTable } from '../results.mjs';
import { median } from '../statistics.mjs';

/** Each measure: how to read it from a sample, and what is aimed at. */
const MEASURES = [
  { key: 'mount', label: 'mount, CPU ms', of: (s) => [s.mount.cpu], aim: { ratio: 0.5 } },
  { key: 'mount_painted', label: 'mount, ms to paint', of: (s) => [s.mount.painted] },
  { key: 'day', label: 'day change, CPU ms', of: (s) => s.showDay.map((d) => d.cpu) },
  { key: 'add', label: 'live update, CPU ms', of: (s) => s.add.map((a) => a.cpu) },
  {
    key: 'add_frames',
    label: 'live update, frames to paint',
    of: (s) => s.add.map((a) => a.frames),
    aim: { value: 1 },
  },
  { key: 'drag', label: 'drag, CPU ms a move', of: (s) => [s.drag.cpu] },
  { key: 'drag_p95', label: 'drag, frame ms at p95', of: (s) => [s.drag.p95], aim: { value: 16.8 } },
];

/** Medians of each candidate for one size and slowdown, and the ratio of ours to the best library's. */
export function summarise(samples, candidates) {
  return MEASURES.map(({ key, label, of, aim }) => {
    const medians = Object.fromEntries(
      candidates.map((name) => [name, median(samples.filter((s) => s.candidate === name).flatMap(of))]),
    );
    const { canchero, ...libraries } = medians;
    const [best, value] = Object.entries(libraries).sort((a, b) => a[1] - b[1])[0];
    const ratio = canchero / value;
    const met = aim && (aim.ratio ? ratio <= aim.ratio : Math.round(canchero * 10) / 10 <= aim.value);
    return { key, label, medians, best, ratio, ...(aim && { aim, met }) };
  });
}

export function printSummary(title, summary, candidates) {
  console.log(`\n${title}`);
  const number = (n) => (Number.isFinite(n) ? n.toFixed(n < 10 ? 2 : 1) : '-');
  const verdict = ({ aim, met }) => (aim ? `${aim.ratio ? `x${aim.ratio}` : aim.value} ${met ? 'met' : 'MISSED'}` : '');
  printTable(
    ['', ...candidates, 'ours / best', 'aim'],
    summary.map((row) => [
      row.label,
      ...candidates.map((name) => number(row.medians[name])),
      `${row.ratio.toFixed(2)} (${row.best})`,
      verdict(row),
    ]),
  );
}
