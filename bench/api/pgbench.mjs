import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findPostgres } from '../../tools/postgres/binaries.mjs';
import { run } from '../../tools/process/run.mjs';

/**
 * Runs a script with pgbench, statements prepared.
 * @param {{url: string, folder: string, script: string, clients: number, seconds: number, values?: Record<string, number>}} options
 * @returns {Promise<{rate: number, latency: number, done: number}>} transactions per second, mean milliseconds, and their number
 * @throws {Error} with pgbench's output if a transaction failed
 */
export async function runPgbench({ url, folder, script, clients, seconds, values = {} }) {
  const file = path.join(folder, 'script.sql');
  await writeFile(file, script);
  const { hostname, port, username, pathname } = new URL(url);
  const define = Object.entries(values).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const { code, output } = await run(await program(), [
    ...['-h', hostname, '-p', port, '-U', username, '-n', '-M', 'prepared', '-c', clients, '-T', seconds].map(String),
    ...define,
    ...['-f', file, pathname.slice(1)],
  ]);
  const number = (pattern) => Number(output.match(pattern)?.[1]);
  if (code !== 0 || number(/number of failed transactions: (\d+)/) > 0) throw new Error(`pgbench failed:\n${output}`);
  return {
    rate: number(/tps = ([\d.]+)/),
    latency: number(/latency average = ([\d.]+)/),
    done: number(/transactions actually processed: (\d+)/),
  };
}

async function program() {
  const beside = path.join(await findPostgres(console.log), 'pgbench');
  return existsSync(beside) ? beside : 'pgbench';
}
