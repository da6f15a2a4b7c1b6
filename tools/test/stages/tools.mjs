import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../bundling/workspace.mjs';
import { run } from '../../process/run.mjs';

/** The tools' own tests, on Node's test runner: they are plain Node programs. */
export async function toolsSuite({ log }) {
  const files = readdirSync(path.join(ROOT, 'tools'), { recursive: true })
    .filter((file) => file.endsWith('.test.mjs'))
    .map((file) => path.join(ROOT, 'tools', file));
  const { code, output } = await run(process.execPath, ['--test', '--test-reporter=tap', ...files]);
  const count = (name) => Number(output.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  const failed = count('fail') + count('cancelled') + count('skipped') + count('todo');
  if (failed || code !== 0) log(output.trim());
  return { passed: count('pass'), failed: failed || (code === 0 ? 0 : 1) };
}
