// Holds event streams open while requests come in, and watches the memory of the service and the times of the requests:
// node bench/streams/run.mjs [--minutes N] [--streams N] [--rate N] A run of 30 minutes shows whether memory leaks or
// only the heap warms up; two minutes show whether the service bears the load.
import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from '../../tools/bundling/build.mjs';
import { withPostgres } from '../../tools/postgres/cluster.mjs';
import { withApi } from '../api/service.mjs';
import { numbersFromArgs } from '../options.mjs';
import { printTable, saveResult } from '../results.mjs';
import { median, quantile, slope } from '../statistics.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { fillWorld } from '../world/fill.mjs';

const options = numbersFromArgs({ minutes: 2, streams: 1500, rate: 50 });
/** Streams of a person, as many as the service allows; a club has two people. */
const OF_USER = 5;
const OF_CLUB = 2 * OF_USER;
const SAMPLE_MS = 1000;
const clubs = Math.ceil(options.streams / OF_CLUB);

await build(['api']);
const folder = temporaryFolder();
await withPostgres(async ({ url }) => {
  await fillWorld(url, { clubs, perClub: 200, folder, log: console.log });
  await withApi({ databaseUrl: url, folder }, measure);
}, console.log);

async function measure({ port, pid, cpu }) {
  const job = { port, clubs, ofUser: OF_USER, rate: options.rate, seconds: options.minutes * 60 };
  const child = fork(path.join(import.meta.dirname, 'clients.mjs'));
  const memory = [];
  let sampling;
  const result = await new Promise((resolve, reject) => {
    child.on('message', async (message) => {
      if (message.result) return resolve(message.result);
      console.log(`${message.open} streams are open after ${message.seconds.toFixed(0)} s`);
      const [begin, used] = [performance.now(), await cpu()];
      sampling = setInterval(async () => {
        memory.push({
          minutes: (performance.now() - begin) / 60_000,
          mb: await memoryOf(pid),
          cpu: (await cpu()) - used,
        });
      }, SAMPLE_MS);
    });
    child.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)));
    child.send(job);
  });
  clearInterval(sampling);
  await report(result, memory);
}

async function report({ times, failures, booked, delivered, reopened }, memory) {
  // the first quarter fills caches and the heap
  const warm = memory.slice(Math.floor(memory.length / 4));
  const rows = {
    'requests a second': times.length / (options.minutes * 60),
    'p50 ms': median(times),
    'p99 ms (aim 500)': quantile(times, 0.99),
    'failed requests (aim 0)': failures,
    'events delivered of those due': delivered / (booked * OF_CLUB),
    'streams that were opened again': reopened,
    'memory at first MB': memory[0].mb,
    'memory at last MB': memory.at(-1).mb,
    'growth MB a minute (aim 1)': slope(warm.map(({ minutes, mb }) => [minutes, mb])),
    'processors used by the service': memory.at(-1).cpu / (memory.at(-1).minutes * 60_000),
    'load of the machine': os.loadavg()[0],
  };
  printTable(
    ['', `${clubs * OF_CLUB} streams`],
    Object.entries(rows).map(([name, value]) => [name, value.toFixed(2)]),
  );
  console.log(`\nKept in ${await saveResult('streams', { ...options, rows, memory })}`);
}

/** Reads the resident memory of a process, in MB. */
async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(status.match(/VmRSS:\s+(\d+) kB/)[1]) / 1024;
}
