// Sends 500 calls to each endpoint, drawn from its schemas, on both engines: none may fail, and every answer has to fit
// its schema. `npm test` sends fewer.
// node bench/fuzz/run.mjs [--runs N] [--seed N]
import path from 'node:path';
import { ROOT } from '../../tools/bundling/workspace.mjs';
import { withPostgres } from '../../tools/postgres/cluster.mjs';
import { run, toolArgs } from '../../tools/process/run.mjs';
import { numbersFromArgs } from '../options.mjs';
import { printTable, saveResult } from '../results.mjs';

const { runs, seed } = numbersFromArgs({ runs: 500, seed: 2 });
const CONFIG = path.join(ROOT, 'api/jest.config.cjs');
/** Milliseconds for the calls of one endpoint. */
const PATIENCE = 20 * 60_000;

const engines = [
  await measure('embedded', ''),
  await withPostgres(({ url }) => measure('PostgreSQL', url), console.log),
];
printTable(
  ['engine', 'seconds', 'failed'],
  engines.map(({ engine, seconds, code }) => [engine, seconds.toFixed(0), code === 0 ? 'none' : 'see above']),
);
console.log(await saveResult('fuzz', { runs, seed, engines }));
if (engines.some(({ code }) => code !== 0)) process.exitCode = 1;

/** Runs the fuzz of the api suite on one engine, with its log. */
async function measure(engine, url) {
  const from = performance.now();
  const { code } = await run(
    process.execPath,
    toolArgs('jest', ['--config', CONFIG, '--testTimeout', String(PATIENCE), 'api/src/fuzz']),
    { show: true, env: { TEST_DATABASE_URL: url, FUZZ_RUNS: String(runs), FUZZ_SEED: String(seed) } },
  );
  return { engine, seconds: (performance.now() - from) / 1000, code };
}
