import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../bundling/workspace.mjs';
import { run } from '../../process/run.mjs';

/**
 * Number of test files at once: every core. By default Node leaves one core free, which is half of a machine with two.
 */
const CONCURRENCY = ['--test-concurrency', String(availableParallelism())];

/**
 * Runs the tools' own tests on Node's test runner: the tools are plain Node programs.
 * @param {{log: (line: string) => void, node?: string}} options `node`: program to run them with; this one by default
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function toolsSuite({ log, node = process.execPath }) {
  const files = readdirSync(path.join(ROOT, 'tools'), { recursive: true })
    .filter((file) => file.endsWith('.test.mjs'))
    .map((file) => path.join(ROOT, 'tools', file));
  const { code, output } = await run(node, ['--test', '--test-reporter=tap', ...CONCURRENCY, ...files]);
  const count = (name) => Number(output.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  const failed = count('fail') + count('cancelled') + count('skipped') + count('todo');
  if (failed || code !== 0) log(output.trim());
  return { passed: count('pass'), failed: failed || (code === 0 ? 0 : 1) };
}
