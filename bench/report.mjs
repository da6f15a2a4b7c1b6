import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../tools/bundling/workspace.mjs';

/** Returns the median. @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Prints rows with rounded numbers. @param {Record<string, string | number>[]} rows */
export function table(rows) {
  const short = (value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value);
  console.table(rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, short(value)]))));
}

/** Saves a result as `.cache/bench/<name>.json`. */
export function saveResult(name, result) {
  const file = path.join(ROOT, '.cache/bench', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 1)}\n`);
  console.log(`${path.relative(ROOT, file)}`);
}
