// Measures exports of 100,000 bookings over the built api on PostgreSQL: node bench/exports/run.mjs [--rounds N]
// For each kind of file: when its first byte comes, how long all of it takes, and how long other requests of the same
// process wait meanwhile, compared with the same requests while nothing is exported.
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../../tools/bundling/build.mjs';
import { withPostgres } from '../../tools/postgres/cluster.mjs';
import { prepareScene, signIn } from '../api/scene.mjs';
import { withApi } from '../api/service.mjs';
import { numbersFromArgs } from '../options.mjs';
import { printTable, saveResult } from '../results.mjs';
import { median, quantile } from '../statistics.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { fillYear, ROWS, SPAN } from './scene.mjs';

const options = numbersFromArgs({ rounds: 3 });
const FORMATS = ['csv', 'xlsx', 'pdf'];
const PING_EVERY_MS = 20;
const FIGURES = ['first', 'total', 'megabytes', 'p99', 'longest', 'memory'];

await build(['api']);
const folder = temporaryFolder();
await withPostgres(({ url, version }) => measure(url, version), console.log);

async function measure(url, version) {
  const samples = await withApi({ databaseUrl: url, folder }, async ({ base, pid }) => {
    const clubPath = (await prepareScene(base)).post.path.replace(/^\/api|\/bookings$/g, '');
    await fillYear(url, clubPath.split('/').at(-1));
    const rounds = [];
    for (let round = 0; round <= options.rounds; round++) {
      const token = await signIn(base);
      const sample = { idle: await during(base, () => sleep(2000)) };
      for (const format of FORMATS) {
        const query = new URLSearchParams({ ...SPAN, language: 'es' });
        const address = `${base}${clubPath}/reports/events-summary.${format}?${query}`;
        sample[format] = await during(base, () => load(address, token));
        sample[format].memory = await peakOf(pid);
      }
      // the first round warms up
      if (round > 0) rounds.push(sample);
    }
    return rounds;
  });
  const rows = ['idle', ...FORMATS].map((kind) => ({
    kind,
    ...Object.fromEntries(FIGURES.map((figure) => [figure, median(samples.map((sample) => sample[kind][figure]))])),
  }));
  printTable(
    ['', 'first byte ms', 'all ms', 'MB', 'others wait p99 ms', 'longest ms', 'peak memory MB'],
    rows.map((row) => [
      row.kind,
      ...FIGURES.map((figure) =>
        Number.isFinite(row[figure]) ? row[figure].toFixed(figure === 'megabytes' ? 1 : 0) : '',
      ),
    ]),
  );
  const file = await saveResult('exports', { postgresql: version, rows_exported: ROWS, ...options, rows, samples });
  console.log(`\nMedians of ${options.rounds} rounds. Kept in ${file}`);
}

/** Runs work while small requests ask the same process, and adds how long they waited. */
async function during(base, work) {
  const waits = [];
  let working = true;
  const pings = (async () => {
    while (working) {
      const begin = performance.now();
      await (await fetch(`${base}/live`)).arrayBuffer();
      waits.push(performance.now() - begin);
      await sleep(PING_EVERY_MS);
    }
  })();
  const result = await work();
  working = false;
  await pings;
  return { ...result, p99: quantile(waits, 0.99), longest: Math.max(...waits) };
}

async function load(address, token) {
  const begin = performance.now();
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  const first = performance.now() - begin;
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  return { first, total: performance.now() - begin, megabytes: bytes / 1e6 };
}

/** Reads the most memory that a process had since its start, in MB; NaN where the system does not tell. */
async function peakOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1000;
}
