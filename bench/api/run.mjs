// Compares POST booking and GET day agenda with the same SQL in pgbench, on the same PostgreSQL:
// node bench/api/run.mjs [--rounds N] [--seconds N] [--clients N]
// The SQL is recorded on the wire from one such request of the api. Sides take turns; the driver alone, without HTTP,
// checks and rules, shows what a Node process can reach, and with HTTP what one can that serves it.
import { randomUUID } from 'node:crypto';
import { build } from '../../tools/bundling/build.mjs';
import { withPostgres } from '../../tools/postgres/cluster.mjs';
import { numbersFromArgs } from '../options.mjs';
import { printTable, saveResult } from '../results.mjs';
import { median } from '../statistics.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { runDriver } from './driver.mjs';
import { openConnection, requestText } from './http-connection.mjs';
import { runPgbench } from './pgbench.mjs';
import { startRecorder } from './recorder.mjs';
import { prepareScene, signIn } from './scene.mjs';
import { ownTransaction, pgbenchScript } from './script.mjs';
import { putLoad, withApi, withFloor } from './service.mjs';
import { driverPlaces, pgbenchPlaces, placeOf } from './slots.mjs';

const options = numbersFromArgs({ rounds: 5, seconds: 8, clients: 8 });
const WARM_UP = 2;
/** Slots that the bookings of the recording may take. */
const RECORDED = 1_000;
/** Settings as in production: an acknowledged booking is on the disk. */
const DURABLE = { fsync: 'on', full_page_writes: 'on' };

await build(['api']);
const folder = temporaryFolder();
await withPostgres(({ url, version }) => measure(url, version), console.log, DURABLE);

async function measure(url, version) {
  const recording = await record(url);
  const { scene, scripts } = recording;
  console.log(`PostgreSQL ${version}, ${options.clients} clients, a day of ${scene.bookings} bookings`);
  const used = { api: RECORDED, pgbench: 0, driver: 0 };
  const samples = [];
  for (let round = 1; round <= options.rounds; round++) {
    console.log(`round ${round} of ${options.rounds} …`);
    for (const kind of ['post', 'get']) samples.push(await sample(kind, url, recording, used));
  }
  const rows = ['post', 'get'].map((kind) => summarise(kind, samples));
  print(rows);
  const file = await saveResult('api', { postgresql: version, ...options, rows, samples, scripts });
  console.log(`\nMedians of ${options.rounds} rounds. Kept in ${file}`);
}

/** Records the api's statements and answer for one request of each kind, and writes the statements as pgbench scripts. */
async function record(url) {
  const recorder = await startRecorder(url);
  try {
    return await withApi({ databaseUrl: recorder.url, folder }, async ({ base, port }) => {
      const scene = await prepareScene(base);
      const token = await signIn(base);
      const { send, close } = await openConnection(port);
      const take = async (requestOf) => {
        let answer;
        const statements = await recorder.record(async () => {
          const request = requestOf();
          const { status, body } = await send(requestText({ ...request, token }));
          if (status >= 300) throw new Error(`${request.method} answered ${status}: ${body}`);
          answer = JSON.parse(body);
        });
        return { statements, answer };
      };
      let booking;
      let slot = 0;
      const post = await take(() => {
        booking = { id: randomUUID(), ...placeOf(slot++, scene.courts) };
        return { ...scene.post, body: { ...scene.post.body, ...booking } };
      });
      const get = await take(() => scene.get);
      close();
      const end = new Date(Date.parse(booking.start) + 30 * 60_000).toISOString();
      const places = pgbenchPlaces({ ...booking, end }, scene.courts, options.clients);
      return {
        scene,
        scripts: {
          post: scriptsOf(post, places),
          get: scriptsOf(get),
        },
        requests: { post, get },
        recorded: { ...booking, end },
      };
    });
  } finally {
    recorder.close();
  }
}

function scriptsOf({ statements }, places) {
  const write = (sent) => pgbenchScript(sent, places);
  return { all: write(statements), own: write(ownTransaction(statements)) };
}

/** Measures each side once. The api does not run while pgbench does: it would receive an event for every booking. */
async function sample(kind, url, { scene, scripts, requests, recorded }, used) {
  /** Puts load on a port: first to warm up, then to measure. Bookings take the slots after `first`. */
  const load = async (port, first, token) => {
    const calls = { gets: [{ ...scene.get, token }], post: { ...scene.post, token } };
    const job = { kind, port, clients: options.clients, courts: scene.courts, ...calls };
    const warmUp = await putLoad({ ...job, seconds: WARM_UP, firstSlot: first });
    const result = await putLoad({ ...job, seconds: options.seconds, firstSlot: first + warmUp.done });
    return { ...result, taken: warmUp.done + result.done };
  };
  const api = await withApi({ databaseUrl: url, folder }, async ({ base, port }) =>
    load(port, used.api, await signIn(base)),
  );
  if (kind === 'post') used.api += api.taken;
  const sides = {};
  for (const [side, script] of Object.entries(scripts[kind])) {
    const values = { n: 0, first: used.pgbench };
    sides[side] = await runPgbench({ ...options, url, folder, script, values });
    used.pgbench += sides[side].done;
  }
  const { statements, answer } = requests[kind];
  const request = { url, statements, isRead: kind === 'get' };
  const slots = { first: used.driver, places: driverPlaces(recorded, scene.courts) };
  const driver = await runDriver({ ...options, ...request, slots });
  used.driver += driver.done;
  const job = { ...request, clients: options.clients, first: used.driver, recorded, courts: scene.courts, answer };
  const floor = await withFloor(job, (port) => load(port, 0));
  used.driver += floor.taken;
  return { kind, api, driver, floor, ...sides };
}

function summarise(kind, samples) {
  const own = samples.filter((s) => s.kind === kind);
  const rate = (side) => median(own.map((s) => s[side].rate));
  const ratio = (side, of = 'api') => median(own.map((s) => s[of].rate / s[side].rate));
  const latency = { p50: median(own.map((s) => s.api.p50)), p95: median(own.map((s) => s.api.p95)) };
  return {
    kind,
    rates: { api: rate('api'), all: rate('all'), own: rate('own') },
    ratios: { all: ratio('all'), own: ratio('own'), driver: ratio('all', 'driver'), floor: ratio('all', 'floor') },
    latency,
  };
}

function print(rows) {
  const LABELS = { post: 'POST booking', get: 'GET day agenda' };
  console.log('\nRequests a second, and the api’s rate over pgbench’s');
  printTable(
    [
      '',
      'api',
      'p50 ms',
      'p95 ms',
      'pgbench: all its SQL',
      'ratio',
      'pgbench: without admission',
      'ratio',
      'driver alone',
      'with HTTP',
    ],
    rows.map(({ kind, rates, ratios, latency }) => [
      LABELS[kind],
      rates.api.toFixed(0),
      latency.p50.toFixed(1),
      latency.p95.toFixed(1),
      rates.all.toFixed(0),
      ratios.all.toFixed(2),
      rates.own.toFixed(0),
      ratios.own.toFixed(2),
      ratios.driver.toFixed(2),
      ratios.floor.toFixed(2),
    ]),
  );
  console.log('Aim: 0.70 of all its SQL in pgbench.');
}
