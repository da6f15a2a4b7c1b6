// Compares the first load of /agenda as federated product and as one bundle of the same sources, in turn, on a cold
// cache.
// node bench/load/run.mjs [--rounds N]
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browser/chromium.mjs';
import { MEASURING_ARGS } from '../../tools/browser/chromium-args.mjs';
import { build } from '../../tools/bundling/build.mjs';
import { ROOT, remoteNames } from '../../tools/bundling/workspace.mjs';
import { storeRelease } from '../../tools/releases/store.mjs';
import { freePort } from '../../tools/service/port.mjs';
import { startService } from '../../tools/service/service.mjs';
import { storeReleases } from '../../tools/service/start.mjs';
import { median, saveResult, table } from '../report.mjs';
import { measureLoad } from './measure-load.mjs';

const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } }).values;

await build();
await build(['monolith']);
const variants = [
  { name: 'federated', shellDir: path.join(ROOT, 'shell/dist') },
  { name: 'single bundle', shellDir: path.join(ROOT, '.cache/monolith') },
];
for (const variant of variants) Object.assign(variant, await serve(variant.shellDir), { runs: [], gzip: [] });
const browser = await chromium.launch({ executablePath: await findChromium(console.log), args: MEASURING_ARGS });
try {
  // the first round warms up the servers and the browser, and does not count
  for (let round = 0; round <= Number(rounds); round++) {
    for (const variant of round % 2 ? variants : variants.toReversed()) {
      const run = await measureLoad(browser, variant.url, 'br');
      if (round > 0) variant.runs.push(run);
    }
  }
  // the requests before the first booking vary a little with the machine
  for (const variant of [...variants, ...variants, ...variants])
    variant.gzip.push((await measureLoad(browser, variant.url, 'gzip')).bytes);
} finally {
  await browser.close();
  for (const variant of variants) await variant.remove();
}

const [federated, single] = variants.map(({ runs, gzip }) => ({
  requests: median(runs.map((run) => run.requests)),
  'gzip kB': median(gzip.map((bytes) => bytes.total)) / 1000,
  'brotli kB': median(runs.map((run) => run.bytes.total)) / 1000,
  'shell script before a remote, gzip kB': median(gzip.map((bytes) => bytes.beforeRemote)) / 1000,
  'first booking ms': median(runs.map((run) => run.firstBooking)),
  'script cpu ms': median(runs.map((run) => run.scriptCpu)),
}));
const rows = Object.keys(federated).map((what) => ({
  what,
  federated: federated[what],
  'single bundle': single[what],
  ratio: federated[what] / single[what],
}));
table(rows);
saveResult('load', { rounds: Number(rounds), federated, single });

async function serve(shellDir) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'canchero-bench-'));
  const port = await freePort();
  const releases = path.join(dataDir, 'releases');
  await storeReleases(releases, remoteNames());
  await storeRelease('shell', releases, shellDir);
  const service = await startService({
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'error',
    },
  });
  const remove = async () => {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, remove };
}
