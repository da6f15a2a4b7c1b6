// Compares a club among many, with three years of bookings, with the same club on an otherwise empty database, and the
// platform's figures of both: node bench/world/run.mjs [--clubs N] [--bookings N] [--rounds N]
// A small world (--clubs 20 --bookings 50000 --rounds 3) takes two to three minutes; ten million bookings take half an hour to fill
// and 10 GB of disk. A p95 that tells something takes the 30 rounds of the default.
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from '../../tools/bundling/build.mjs';
import { withPostgres } from '../../tools/postgres/cluster.mjs';
import { numbersFromArgs } from '../options.mjs';
import { printTable, saveResult } from '../results.mjs';
import { quantile, quantileRatio } from '../statistics.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { fillWorld, psql } from './fill.mjs';
import { A_ROUND, measure } from './measure.mjs';
import { slowStatements } from './statements.mjs';

const options = numbersFromArgs({ clubs: 1000, bookings: 10_000_000, rounds: 30 });
const perClub = Math.ceil(options.bookings / options.clubs);
const AIM = 1.2;
/** A server of a size that such a platform would have, that keeps nothing for replicas, and that counts its statements. */
const SETTINGS = {
  shared_buffers: '2GB',
  maintenance_work_mem: '512MB',
  work_mem: '32MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '16GB',
  shared_preload_libraries: 'pg_stat_statements',
};

await build(['api']);
const folder = temporaryFolder();
await withPostgres(({ url, version }) => compare(url, version), console.log, SETTINGS);

async function compare(url, version) {
  const databases = {
    alone: await fill(url, 'alone', 1),
    world: await fill(url, 'world', options.clubs),
  };
  const turns = await measure(databases, { rounds: options.rounds, folder, log: console.log });
  const rows = [...turns].map(([request, took]) => {
    const alone = took.map((turn) => turn.alone);
    const world = took.map((turn) => turn.world);
    const of = (q) => ({ alone: quantile(alone, q), world: quantile(world, q), ...quantileRatio(world, alone, q) });
    return { request, p50: of(0.5), p95: of(0.95) };
  });
  print(rows);
  const statements = await slowStatements(url);
  const samples = options.rounds * A_ROUND;
  const file = await saveResult('world', { postgresql: version, ...options, samples, rows, statements });
  console.log(
    `\n${samples} samples of each, load ${os.loadavg()[0].toFixed(1)}. Kept in ${file}, with the statements that grow`,
  );
}

/** Makes a database of so many clubs. @returns {Promise<string>} its url */
async function fill(url, name, clubs) {
  console.log(`${name}: ${clubs} clubs with ${perClub} bookings each`);
  await psql(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  await mkdir(path.join(folder, name));
  await fillWorld(own.href, { clubs, perClub, folder: path.join(folder, name), log: console.log });
  return own.href;
}

function print(rows) {
  printTable(
    ['', 'alone p50 ms', 'p95 ms', 'among all p50 ms', 'p95 ms', 'ratio p50', 'ratio p95', 'by chance', `aim ${AIM}`],
    rows.map(({ request, p50, p95 }) => [
      request,
      ...[p50.alone, p95.alone, p50.world, p95.world].map((ms) => ms.toFixed(1)),
      ...[p50.ratio, p95.ratio].map((ratio) => ratio.toFixed(2)),
      `${p95.low.toFixed(2)} to ${p95.high.toFixed(2)}`,
      p95.low > AIM ? 'MISSED' : p95.ratio > AIM ? 'MISSED, or chance' : '',
    ]),
  );
}
