// Measures large requests: reading a month of 18,000 bookings, creating a series of 104:
// node bench/bulk/run.mjs [--rounds N] [--seconds N]
// Reading is compared with the same SQL in pgbench, one client each; the series with 104 single bookings over the same
// api.
import { randomUUID } from 'node:crypto';
import { build } from '../../tools/bundling/build.mjs';
import { withPostgres } from '../../tools/postgres/cluster.mjs';
import { openConnection, requestText } from '../api/http-connection.mjs';
import { runPgbench } from '../api/pgbench.mjs';
import { startRecorder } from '../api/recorder.mjs';
import { prepareScene, signIn } from '../api/scene.mjs';
import { pgbenchScript } from '../api/script.mjs';
import { withApi } from '../api/service.mjs';
import { numbersFromArgs } from '../options.mjs';
import { printTable, saveResult } from '../results.mjs';
import { median } from '../statistics.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { fillMonth, MONTH, MONTH_BOOKINGS } from './scene.mjs';

const options = numbersFromArgs({ rounds: 3, seconds: 3 });
const OCCURRENCES = 104;
const WEEK = 7 * 86_400_000;
const HOUR = 3_600_000;
/** Monday long after all other bookings; each round of a series takes the next hours. */
const SERIES_FROM = Date.UTC(2040, 0, 2, 12);
const READS_A_ROUND = 5;
const DURABLE = { fsync: 'on', full_page_writes: 'on' };

await build(['api']);
const folder = temporaryFolder();
await withPostgres(({ url, version }) => measure(url, version), console.log, DURABLE);

async function measure(url, version) {
  const { scene, reads, scripts } = await prepare(url);
  const samples = await withApi({ databaseUrl: url, folder }, ({ base, port }) => measureApi(base, port, scene, reads));
  for (const sample of samples) {
    for (const kind of Object.keys(reads)) {
      const { latency } = await runPgbench({
        url,
        folder,
        script: scripts[kind],
        clients: 1,
        seconds: options.seconds,
      });
      sample[kind].reference = latency;
    }
  }
  const rows = ['list', 'counts', 'series'].map((kind) => ({
    kind,
    api: median(samples.map((s) => s[kind].api)),
    reference: median(samples.map((s) => s[kind].reference)),
    ratio: median(samples.map((s) => s[kind].api / s[kind].reference)),
  }));
  print(rows);
  const file = await saveResult('bulk', { postgresql: version, ...options, rows, samples, scripts });
  console.log(`\nMedians of ${options.rounds} rounds. Kept in ${file}`);
}

/** Fills the month and records the statements that the api sends for each way of reading it. */
async function prepare(url) {
  const recorder = await startRecorder(url);
  try {
    return await withApi({ databaseUrl: recorder.url, folder }, async ({ base, port }) => {
      const scene = await prepareScene(base);
      const clubPath = scene.post.path.replace(/\/bookings$/, '');
      await fillMonth(url, clubPath.split('/').at(-1));
      const reads = {
        list: {
          method: 'GET',
          path: `${clubPath}/bookings?from=${MONTH}-01T03:00:00.000Z&to=${MONTH}-15T03:00:00.000Z`,
        },
        counts: { method: 'GET', path: `${clubPath}/agenda/month?month=${MONTH}` },
      };
      const { call, close } = await openCaller(base, port);
      const { length } = JSON.parse((await call(reads.list)).body).data;
      if (length < MONTH_BOOKINGS / 3) throw new Error(`two weeks have ${length} bookings`);
      const scripts = {};
      for (const [kind, request] of Object.entries(reads))
        scripts[kind] = pgbenchScript(await recorder.record(() => call(request)));
      close();
      return { scene, reads, scripts };
    });
  } finally {
    recorder.close();
  }
}

async function openCaller(base, port) {
  const token = await signIn(base);
  const { send, close } = await openConnection(port);
  const call = async (request) => {
    const begin = performance.now();
    const { status, body } = await send(requestText({ ...request, token }));
    if (status >= 300) throw new Error(`${request.method} ${request.path} answered ${status}: ${body}`);
    return { took: performance.now() - begin, body };
  };
  return { call, close };
}

async function measureApi(base, port, scene, reads) {
  const { call, close } = await openCaller(base, port);
  const samples = [];
  for (let round = 0; round <= options.rounds; round++) {
    const sample = {};
    for (const [kind, request] of Object.entries(reads)) {
      const times = [];
      for (let i = 0; i < READS_A_ROUND; i++) times.push((await call(request)).took);
      sample[kind] = { api: median(times) };
    }
    sample.series = await makeSeries(call, scene, round);
    // the first round warms up
    if (round > 0) samples.push(sample);
  }
  close();
  return samples;
}

/** Creates a weekly series in one call, and as many single bookings an hour later. */
async function makeSeries(call, { post, courts }, round) {
  const start = SERIES_FROM + round * 2 * HOUR;
  const bookingAt = (at) => ({
    ...post.body,
    id: randomUUID(),
    court_id: courts[0],
    start: new Date(at).toISOString(),
  });
  const recurrence = {
    frequency: 'weekly',
    end_date: new Date(start + (OCCURRENCES - 1) * WEEK).toISOString().slice(0, 10),
  };
  const series = await call({ ...post, body: { ...bookingAt(start), modality: 'fixed', recurrence } });
  let reference = 0;
  for (let i = 0; i < OCCURRENCES; i++)
    reference += (await call({ ...post, body: bookingAt(start + HOUR + i * WEEK) })).took;
  return { api: series.took, reference };
}

function print(rows) {
  const LABELS = {
    list: [`GET a month's ${MONTH_BOOKINGS} bookings`, 'the same SQL in pgbench'],
    counts: ['GET the month view of them', 'the same SQL in pgbench'],
    series: [`POST a series of ${OCCURRENCES}`, `${OCCURRENCES} single bookings`],
  };
  console.log('');
  printTable(
    ['', 'ms', 'beside', 'ms', 'ratio', 'aim'],
    rows.map(({ kind, api, reference, ratio }) => [
      LABELS[kind][0],
      api.toFixed(1),
      LABELS[kind][1],
      reference.toFixed(1),
      ratio.toFixed(2),
      kind === 'series' ? `below 1000 ms ${api < 1000 ? 'met' : 'MISSED'}` : '',
    ]),
  );
}
