// Measures the prices of a series of 120 under 300 rules: node bench/prices/run.mjs [--rounds N] [--seconds N]
// The processor time of the computation is compared with that under one rule, and the statement that reads the rules,
// which a series sends once, with the same one before there were any.
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
import { fillRules, loadPricing, PLACES, places, RULES, tariffOf } from './scene.mjs';

const options = numbersFromArgs({ rounds: 15, seconds: 3 });
const AIM_MS = 50;

const { quoteOf } = await loadPricing();
/** Returns the milliseconds of processor that the prices take. */
function timeOf(rules) {
  const [tariff, asked] = [tariffOf(rules), places()];
  const begin = process.cpuUsage();
  for (const place of asked) quoteOf(place, tariff);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}
// the first round, which is slower while the code is not compiled, counts as well
const samples = Array.from({ length: options.rounds }, () => ({ many: timeOf(RULES), one: timeOf(1) }));

await build(['api']);
const folder = temporaryFolder();
await withPostgres(({ url, version }) => measure(url, version), console.log);

async function measure(url, version) {
  const { script, clubId, courtId } = await recordQuote(url);
  const bench = () => runPgbench({ url, folder, script, clients: 1, seconds: options.seconds });
  const before = (await bench()).latency;
  await fillRules(url, clubId, courtId);
  const after = (await bench()).latency;
  const [many, one] = ['many', 'one'].map((kind) => median(samples.map((sample) => sample[kind])));
  const first = samples[0].many;
  printTable(
    ['', 'ms', 'beside', 'ms', 'aim'],
    [
      [
        `${PLACES} prices under ${RULES} rules`,
        many.toFixed(1),
        'under one rule',
        one.toFixed(1),
        `below ${AIM_MS} ms ${many < AIM_MS ? 'met' : 'MISSED'}`,
      ],
      ['the first time', first.toFixed(1), '', '', ''],
      ['the transaction that reads the rules', after.toFixed(2), 'no more rules', before.toFixed(2), ''],
    ],
  );
  const file = await saveResult('prices', {
    postgresql: version,
    ...options,
    many,
    one,
    first,
    before,
    after,
    samples,
  });
  console.log(`\nMedians of ${options.rounds} rounds. Kept in ${file}`);
}

/** Records what the api sends for the price of one place. */
async function recordQuote(url) {
  const recorder = await startRecorder(url);
  try {
    return await withApi({ databaseUrl: recorder.url, folder }, async ({ base, port }) => {
      const { courts, post } = await prepareScene(base);
      const clubPath = post.path.replace(/\/bookings$/, '');
      const [courtId] = courts;
      const { start, duration } = places()[0];
      const token = await signIn(base);
      const { send, close } = await openConnection(port);
      const query = new URLSearchParams({ court_id: courtId, start, duration });
      const ask = async () => {
        const { status, body } = await send(requestText({ method: 'GET', path: `${clubPath}/quote?${query}`, token }));
        if (status !== 200) throw new Error(`the quote answered ${status}: ${body}`);
      };
      const script = pgbenchScript(await recorder.record(ask));
      close();
      return { script, clubId: clubPath.split('/').at(-1), courtId };
    });
  } finally {
    recorder.close();
  }
}
