import os from 'node:os';
import path from 'node:path';
import { findPostgres } from '../../tools/postgres/binaries.mjs';
import { run } from '../../tools/process/run.mjs';
import { SERVER } from '../../tools/service/service.mjs';

const ROWS = path.join(import.meta.dirname, 'rows');
/** Tables with a row for each booking or sale. */
const LARGE = [
  ...['audit', 'bookings', 'booking_notes', 'booking_players', 'cash_sessions', 'consumptions', 'ledger_entries'],
  ...['notifications', 'online_bookings', 'order_lines', 'orders', 'payments', 'players', 'stock_movements'],
];
const WORKERS = Math.min(2, os.cpus().length);

/**
 * Makes an empty database of the service and fills it with clubs of three years, by SQL. Rows of large tables are
 * written without triggers and without indexes, with the sums that the triggers would have kept; the indexes are built,
 * and the constraints checked, afterwards. The days of the reports are kept by the service's own command.
 * @param {string} url of a database without tables, as a superuser
 * @param {{clubs: number, perClub: number, folder: string, log: (line: string) => void}} options `perClub`: bookings
 */
export async function fillWorld(url, { clubs, perClub, folder, log }) {
  const service = (...args) => runService(url, folder, args);
  await service('create-admin', 'super@bench.test');
  const variables = { clubs, per_club: perClub, today: new Date().toISOString().slice(0, 10) };
  const load = async (name, settings) => {
    const begin = performance.now();
    await psqlFile(url, `${name}.sql`, variables, settings);
    log(`  ${name}: ${seconds(begin)}`);
  };
  await load('clubs');
  await load('shapes');
  const large = `array['${LARGE.join("','")}']::regclass[]`;
  await psql(url, `update pg_index set indisready = false, indisvalid = false where indrelid = any(${large})`);
  const WITHOUT_TRIGGERS = '-c session_replication_role=replica';
  await share(['bookings', 'traces', 'money', 'of-bookings', 'players'], (name) => load(name, WITHOUT_TRIGGERS));
  const begin = performance.now();
  await share(await indexesOf(url, large), (index) => psql(url, `reindex index ${index}`));
  log(`  ${'indexes'}: ${seconds(begin)}`);
  await psql(url, 'drop schema world cascade');
  await psql(url, 'vacuum analyze');
  await keepDays(url, service, log);
}

/** Lists the unfinished indexes, those that take longest first. */
async function indexesOf(url, large) {
  const names = await psql(
    url,
    `select i.indexrelid::regclass from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     join pg_am a on a.oid = c.relam where i.indrelid = any(${large})
     order by a.amname = 'gist' desc, pg_relation_size(t.oid) desc`,
  );
  return names.split('\n');
}

async function keepDays(url, service, log) {
  const begin = performance.now();
  const slugs = (await psql(url, 'select slug from clubs order by slug')).split('\n');
  const half = Math.ceil(slugs.length / WORKERS);
  const parts = Array.from({ length: WORKERS }, (_, i) => slugs.slice(i * half, (i + 1) * half));
  await share(
    parts.filter((part) => part.length > 0),
    (part) => service('rebuild-figures', ...part),
  );
  await psql(url, 'vacuum analyze kept_booking_days, kept_money_days, kept_clubs, kept_marks');
  log(`  kept days: ${seconds(begin)}`);
}

/** Works on a list with as many workers as there are processors. */
async function share(list, work) {
  const rest = [...list];
  const worker = async () => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
}

async function runService(url, folder, args) {
  const env = { DATABASE_URL: url, SEED: 'none', DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'error' };
  const { code, output } = await run(process.execPath, [SERVER, ...args], { env });
  if (code !== 0) throw new Error(output);
}

/** Password of all accounts. */
export const PASSWORD = 'Demo1234!';

/** Runs statements as a superuser. @returns {Promise<string>} rows as text */
export const psql = (url, statement) => runPsql(url, ['-c', statement]);

const psqlFile = (url, file, variables, settings = '') =>
  runPsql(
    url,
    [...Object.entries(variables).flatMap(([name, value]) => ['-v', `${name}=${value}`]), '-f', path.join(ROWS, file)],
    settings,
  );

async function runPsql(url, args, settings = '') {
  const { code, output } = await run(
    path.join(await findPostgres(console.log), 'psql'),
    ['-v', 'ON_ERROR_STOP=1', '-qAtX', '-d', url, ...args],
    { env: { PGOPTIONS: `-c client_min_messages=warning ${settings}` } },
  );
  if (code !== 0) throw new Error(output);
  return output.trim();
}

const seconds = (begin) => `${((performance.now() - begin) / 1000).toFixed(0)} s`;
