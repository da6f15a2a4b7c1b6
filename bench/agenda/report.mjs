import { printTable } from '../results.mjs';
import { median } from '../statistics.mjs';
import { FLOOR } from './sample.mjs';

/** Measures: how to read each from a sample, and its target; `at`: only at that slowdown. */
const MEASURES = [
  { key: 'mount', label: 'mount, CPU ms', of: (s) => [s.mount.cpu], aim: { ratio: 0.5 } },
  { key: 'mount_painted', label: 'mount, ms to paint', of: (s) => [s.mount.painted] },
  { key: 'show', label: 'another day or month, CPU ms', of: (s) => s.show.map((d) => d.cpu) },
  { key: 'change', label: 'live update, CPU ms', of: (s) => s.change.map((a) => a.cpu) },
  {
    key: 'change_frames',
    label: 'live update, frames to paint',
    of: (s) => s.change.map((a) => a.frames),
    aim: { value: 1 },
  },
  { key: 'scroll', label: 'scroll, CPU ms a step', of: (s) => [s.scroll?.cpu] },
  { key: 'scroll_p95', label: 'scroll, frame ms at p95', of: (s) => [s.scroll?.p95], aim: { value: 17, at: 1 } },
  { key: 'scroll_worst', label: 'scroll, worst frame ms', of: (s) => [s.scroll?.worst], aim: { value: 100, at: 4 } },
  { key: 'drag', label: 'drag, CPU ms a move', of: (s) => [s.drag?.cpu] },
  { key: 'drag_p95', label: 'drag, frame ms at p95', of: (s) => [s.drag?.p95], aim: { value: 16.8 } },
  { key: 'drag_worst', label: 'drag, worst frame ms', of: (s) => [s.drag?.worst], aim: { value: 100, at: 4 } },
];

/** Returns each candidate's medians for one size and slowdown, and the ratios of ours and our floor to the best library's. */
export function summarise(samples, candidates, slowdown) {
  const [own] = samples.filter((sample) => sample.candidate === candidates[0]);
  const measured = MEASURES.filter(({ of }) => of(own)[0] !== undefined);
  return measured.map(({ key, label, of, aim: wanted }) => {
    const medians = Object.fromEntries(
      candidates.map((name) => [name, median(samples.filter((s) => s.candidate === name).flatMap(of))]),
    );
    const { [FLOOR]: floor, ...rest } = medians;
    const [[, ours], ...libraries] = Object.entries(rest);
    const [best, value] = libraries.sort((a, b) => a[1] - b[1])[0];
    const ratio = ours / value;
    const aim = wanted && (wanted.at ?? slowdown) === slowdown ? wanted : undefined;
    const met = aim && (aim.ratio ? ratio <= aim.ratio : Math.round(ours * 10) / 10 <= aim.value);
    return { key, label, medians, best, ratio, floor: floor / value, ...(aim && { aim, met }) };
  });
}

export function printSummary(title, summary, candidates) {
  console.log(`\n${title}`);
  const number = (n) => (Number.isFinite(n) ? n.toFixed(n < 10 ? 2 : 1) : '-');
  const verdict = ({ aim, met }) => (aim ? `${aim.ratio ? `x${aim.ratio}` : aim.value} ${met ? 'met' : 'MISSED'}` : '');
  printTable(
    ['', ...candidates, 'ours / best', 'floor / best', 'aim'],
    summary.map((row) => [
      row.label,
      ...candidates.map((name) => number(row.medians[name])),
      `${row.ratio.toFixed(2)} (${row.best})`,
      number(row.floor),
      verdict(row),
    ]),
  );
}
