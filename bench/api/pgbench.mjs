import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findPostgres } from '../../tools/postgres/binaries.mjs';
import { run } from '../../tools/process/run.mjs';
import { quantile } from '../statistics.mjs';

/**
 * Runs a script with pgbench, statements prepared.
 * @param {{url: string, folder: string, script: string, clients: number, seconds: number, values?: Record<string, number>, keepLatencies?: boolean}} options
 * @returns {Promise<{rate: number, latency: number, done: number, p50?: number, p95?: number}>} transactions per second,
 *   mean milliseconds, and their number; with `keepLatencies` also quantiles in milliseconds
 * @throws {Error} with pgbench's output if a transaction failed
 */
export async function runPgbench({ url, folder, script, clients, seconds, values = {}, keepLatencies = false }) {
  const file = path.join(folder, 'script.sql');
  await writeFile(file, script);
  const { hostname, port, username, pathname } = new URL(url);
  const define = Object.entries(values).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const logs = await mkdtemp(path.join(folder, 'latencies-'));
  const { code, output } = await run(await program(), [
    ...['-h', hostname, '-p', port, '-U', username, '-n', '-M', 'prepared', '-c', clients, '-T', seconds].map(String),
    ...define,
    ...(keepLatencies ? ['-l', `--log-prefix=${path.join(logs, 'log')}`] : []),
    ...['-f', file, pathname.slice(1)],
  ]);
  const number = (pattern) => Number(output.match(pattern)?.[1]);
  if (code !== 0 || number(/number of failed transactions: (\d+)/) > 0) throw new Error(`pgbench failed:\n${output}`);
  return {
    rate: number(/tps = ([\d.]+)/),
    latency: number(/latency average = ([\d.]+)/),
    done: number(/transactions actually processed: (\d+)/),
    ...(keepLatencies && (await quantiles(logs))),
  };
}

/** Reads the times of single transactions: the third column of pgbench's logs, in microseconds. */
async function quantiles(logs) {
  const files = await Promise.all((await readdir(logs)).map((name) => readFile(path.join(logs, name), 'utf8')));
  const times = files.flatMap((text) => text.trim().split('\n')).map((line) => Number(line.split(' ')[2]) / 1000);
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

async function program() {
  const beside = path.join(await findPostgres(console.log), 'pgbench');
  return existsSync(beside) ? beside : 'pgbench';
}
