// Measures the dashboard of a club with 18,000 bookings a month: node bench/reports/run.mjs [--reads N] [--months N]
// Each section and the whole are compared with a request that reads one row, in one run; then the same with one month of
// history beside many.
import { setTimeout as wait } from 'node:timers/promises';
import { build } from '../../tools/bundling/build.mjs';
import { withPostgres } from '../../tools/postgres/cluster.mjs';
import { openConnection, requestText } from '../api/http-connection.mjs';
import { prepareScene, signIn } from '../api/scene.mjs';
import { withApi } from '../api/service.mjs';
import { numbersFromArgs } from '../options.mjs';
import { printTable, saveResult } from '../results.mjs';
import { quantile } from '../statistics.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { fillHistory, isKept } from './scene.mjs';

const options = numbersFromArgs({ reads: 60, months: 36 });
const WARM_UP = 10;
const KINDS = {
  reference: '/dashboard/layout',
  whole: '/dashboard',
  ...Object.fromEntries(
    ['daily_performance', 'finance', 'buffet', 'availability', 'trends'].map((name) => [
      name,
      `/dashboard?sections=${name}`,
    ]),
  ),
};

await build(['api']);
const folder = temporaryFolder();
const short = await measure(1);
const long = await measure(options.months);
const rows = Object.keys(KINDS).map((kind) => ({ kind, ...long[kind], growth: long[kind].p50 / short[kind].p50 }));
printTable(
  ['', 'p50 ms', 'p95 ms', 'to one row', `${options.months} months to one`],
  rows.map(({ kind, p50, p95, growth }) => [
    kind,
    p50.toFixed(1),
    p95.toFixed(1),
    (p50 / long.reference.p50).toFixed(1),
    growth.toFixed(2),
  ]),
);
console.log(`\nKept in ${await saveResult('reports', { ...options, short, long })}`);

/** Measures a club with this many months of history in a database of its own. */
async function measure(months) {
  const times = {};
  await withPostgres(async ({ url }) => {
    await withApi({ databaseUrl: url, folder }, async ({ base, port }) => {
      const { post } = await prepareScene(base);
      const clubPath = post.path.replace(/\/bookings$/, '');
      const clubId = clubPath.split('/').at(-1);
      await fillHistory(url, clubId, months);
      while (!(await isKept(url, clubId))) await wait(1000);
      const token = await signIn(base);
      const { send, close } = await openConnection(port);
      for (const kind of Object.keys(KINDS)) times[kind] = [];
      for (let i = 0; i < options.reads + WARM_UP; i++) {
        for (const [kind, end] of Object.entries(KINDS)) {
          const begin = performance.now();
          const { status, body } = await send(requestText({ method: 'GET', path: clubPath + end, token }));
          if (status !== 200) throw new Error(`${end} answered ${status}: ${body}`);
          if (i >= WARM_UP) times[kind].push(performance.now() - begin);
        }
      }
      close();
    });
  }, console.log);
  return Object.fromEntries(
    Object.entries(times).map(([kind, of]) => [kind, { p50: quantile(of, 0.5), p95: quantile(of, 0.95) }]),
  );
}
