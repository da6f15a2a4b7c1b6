import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../tools/bundling/workspace.mjs';

/**
 * Saves a measurement together with its machine.
 * @param {string} name @param {object} result
 * @returns {Promise<string>} file, relative to the root
 */
export async function saveResult(name, result) {
  const folder = path.join(ROOT, '.cache/bench');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  const machine = { cpu: os.cpus()[0]?.model, cores: os.cpus().length, node: process.version, load: os.loadavg()[0] };
  await writeFile(file, JSON.stringify({ taken_at: new Date().toISOString(), machine, ...result }, null, 1));
  return path.relative(ROOT, file);
}

/** Prints rows of text under a head, columns aligned. @param {string[]} head @param {string[][]} rows */
export function printTable(head, rows) {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => (row[i] ?? '').length)));
  const line = (row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  console.log(line(head));
  console.log(widths.map((w) => '-'.repeat(w)).join('  '));
  for (const row of rows) console.log(line(row));
}
