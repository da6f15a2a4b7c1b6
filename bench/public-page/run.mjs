// Measures a club's public page among 10,000 clubs:
// node bench/public-page/run.mjs [--rounds N] [--seconds N] [--clients N] [--players N]
// Free starts of a day beside the same SQL in pgbench, and how many players a second read the page.
import { build } from '../../tools/bundling/build.mjs';
import { withPostgres } from '../../tools/postgres/cluster.mjs';
import { openConnection, requestText } from '../api/http-connection.mjs';
import { runPgbench } from '../api/pgbench.mjs';
import { startRecorder } from '../api/recorder.mjs';
import { pgbenchScript } from '../api/script.mjs';
import { putLoad, withApi } from '../api/service.mjs';
import { numbersFromArgs } from '../options.mjs';
import { printTable, saveResult } from '../results.mjs';
import { median } from '../statistics.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { COURTS, DAYS, fillClubs, SLUG } from './scene.mjs';

const options = numbersFromArgs({ rounds: 5, seconds: 5, clients: 8, players: 64 });
const WARM_UP = 2;
/**
 * Players a second who read one club's page; each reads the club and the free starts of a day, as browsers ask for them.
 * `players` of them wait for an answer at any time, since that many do not come one by one.
 */
const PLAYERS = 500;
const BROWSER = 'accept-encoding: gzip, deflate, br\r\n';
const PAGE = `/api/club/public/clubs/${SLUG}`;
const DAY_MS = 86_400_000;

const dayOf = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const availability = (days) => ({
  method: 'GET',
  path: `${PAGE}/availability?date=${dayOf(days)}&sport=padel&duration=90`,
});
const club = { method: 'GET', path: PAGE };

await build(['api']);
const folder = temporaryFolder();
await withPostgres(({ url, version }) => measure(url, version), console.log);

async function measure(url, version) {
  const script = await record(url);
  const days = Array.from({ length: DAYS }, (_, day) => availability(day + 1));
  const samples = [];
  for (let round = 1; round <= options.rounds; round++) {
    console.log(`round ${round} of ${options.rounds} …`);
    const starts = await load(url, days, options.clients);
    const select = await runPgbench({ ...options, url, folder, script, keepLatencies: true });
    const page = await load(url, [club, days[0]], options.players);
    samples.push({ starts, select, players: page.rate / 2, page });
  }
  const of = (pick) => median(samples.map(pick));
  console.log('');
  printTable(
    [`free starts of a day, ${COURTS} courts`, 'a second', 'p50 ms', 'p95 ms'],
    [
      ['api', ...cells(of, ({ starts }) => starts)],
      ['the same SQL in pgbench', ...cells(of, ({ select }) => select)],
      [
        'ratio',
        ...['rate', 'p50', 'p95'].map((key) => of(({ starts, select }) => starts[key] / select[key]).toFixed(2)),
      ],
    ],
  );
  const players = of((sample) => sample.players);
  console.log(
    `\n${players.toFixed(0)} players a second read one club's page (aim ${PLAYERS}: ${players >= PLAYERS ? 'met' : 'MISSED'})`,
  );
  const cpu = samples[0].page.cpu === null ? null : of(({ page }) => page.cpu * 2);
  if (cpu !== null) console.log(`${cpu.toFixed(2)} ms of processor in the api for each of them`);
  const file = await saveResult('public-page', { postgresql: version, ...options, players, cpu, samples, script });
  console.log(`Medians of ${options.rounds} rounds. Kept in ${file}`);
}

/** Formats what one side measured. */
function cells(of, side) {
  return [
    of((sample) => side(sample).rate).toFixed(0),
    of((sample) => side(sample).p50).toFixed(1),
    of((sample) => side(sample).p95).toFixed(1),
  ];
}

/** Fills the database and records the statements of one request for free starts, as a pgbench script. */
async function record(url) {
  const recorder = await startRecorder(url);
  try {
    return await withApi({ databaseUrl: recorder.url, folder }, async ({ port }) => {
      console.log('making the clubs …');
      await fillClubs(url);
      const { send, close } = await openConnection(port);
      const ask = async () => {
        const { status, body } = await send(requestText(availability(1)));
        if (status !== 200 || JSON.parse(body).data.length === 0) throw new Error(`answered ${status}: ${body}`);
      };
      await ask();
      const statements = await recorder.record(ask);
      close();
      return pgbenchScript(statements);
    });
  } finally {
    recorder.close();
  }
}

/** Puts reads on an api of its own, in turn. `cpu`: milliseconds of processor for each, in the api. */
function load(databaseUrl, gets, clients) {
  return withApi({ databaseUrl, folder }, async ({ port, cpu }) => {
    const job = { kind: 'get', gets, port, clients, firstSlot: 0, headers: BROWSER };
    await putLoad({ ...job, seconds: WARM_UP });
    const before = await cpu();
    const result = await putLoad({ ...job, seconds: options.seconds });
    const after = await cpu();
    return { ...result, cpu: before === null || after === null ? null : (after - before) / result.done };
  });
}
