import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ROOT } from '../bundling/workspace.mjs';
import { run, toolArgs } from '../process/run.mjs';

const WORKERS = String(Math.max(1, Math.min(4, availableParallelism())));

/**
 * Runs jest on this terminal.
 * @param {string} name of the report kept in .cache/tests
 * @param {string[]} args @param {Record<string, string>} env
 * @returns {Promise<{passed: number, failed: number}>} a test that was skipped counts as failed: it has shown nothing
 */
export async function jest(name, args, env) {
  const report = path.join(ROOT, '.cache/tests', `${name}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const parallel = args.includes('--runInBand') ? [] : ['--maxWorkers', WORKERS];
  const options = ['--ci', '--json', '--outputFile', report, ...parallel, ...args];
  await run(process.execPath, toolArgs('jest', options), { show: 'errors', env });
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const failed =
    result.numFailedTests + result.numPendingTests + result.numTodoTests + result.numRuntimeErrorTestSuites;
  if (result.numTotalTests === 0 && failed === 0) throw new Error('no test was found');
  return { passed: result.numPassedTests, failed };
}
