import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ROOT } from '../bundling/workspace.mjs';
import { run, toolArgs } from '../process/run.mjs';

/** One more than there are cores: tests spend a quarter of their time waiting for timers and answers. */
const WORKERS = String(Math.min(4, availableParallelism() + 1));

/**
 * Arguments of Node, for jest and its workers. The embedded database's WebAssembly is compiled once, since a file of
 * seconds does not win back the time for faster code: saves a sixteenth of the api tests' computing time. No threads
 * beside a worker's own collect garbage, since the other workers keep the cores busy: saves a twentieth.
 */
const SHORT_LIVED = ['--liftoff-only', '--single-threaded-gc'];

/**
 * Runs jest.
 * @param {string} name of the report kept in .cache/tests
 * @param {string[]} args @param {Record<string, string>} env
 * @param {{live: boolean, log: (line: string) => void}} context `live`: writes to the terminal as it goes; else its
 *   output is logged at the end
 * @returns {Promise<{passed: number, failed: number}>} a skipped test counts as failed: it has shown nothing
 */
export async function jest(name, args, env, { live, log }) {
  const report = path.join(ROOT, '.cache/tests', `${name}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const parallel = args.includes('--runInBand') ? [] : ['--maxWorkers', WORKERS];
  const options = ['--ci', '--json', '--outputFile', report, ...parallel, ...args];
  const nodeArgs = [...SHORT_LIVED, ...toolArgs('jest', options)];
  const { output } = await run(process.execPath, nodeArgs, { show: live ? 'errors' : false, env });
  if (!live) log(output.trim().replaceAll('\n', '\n  '));
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const failed =
    result.numFailedTests + result.numPendingTests + result.numTodoTests + result.numRuntimeErrorTestSuites;
  if (result.numTotalTests === 0 && failed === 0) throw new Error('no test was found');
  return { passed: result.numPassedTests, failed };
}
