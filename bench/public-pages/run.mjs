// Measures the largest paint of the landing page on a phone's network and processor, beside the same page whose content
// scripts alone draw. node bench/public-pages/run.mjs [--rounds N]
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browser/chromium.mjs';
import { MEASURING_ARGS } from '../../tools/browser/chromium-args.mjs';
import { build } from '../../tools/bundling/build.mjs';
import { freePort } from '../../tools/service/port.mjs';
import { startService } from '../../tools/service/service.mjs';
import { storeReleases } from '../../tools/service/start.mjs';
import { numbersFromArgs } from '../options.mjs';
import { median, saveResult, table } from '../report.mjs';

const { rounds } = numbersFromArgs({ rounds: 5 });
/** Chrome's "Fast 4G": milliseconds of latency for each request, bytes a second. */
const NETWORK = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
const SLOWER_PROCESSOR = 4;
/** Milliseconds after which the largest paint changes no more. */
const SETTLED_MS = 3000;
const VIEWPORT = { width: 390, height: 844 };

await build();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'canchero-bench-'));
await storeReleases(path.join(dataDir, 'releases'));
const port = await freePort();
const url = `http://localhost:${port}/`;
const service = await startService({
  env: { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' },
});
const browser = await chromium.launch({ executablePath: await findChromium(console.log), args: MEASURING_ARGS });
const paints = { content: [], scripts: [] };
let shift = 0;
try {
  // the first round warms up the service and the browser, and does not count
  for (let round = 0; round <= rounds; round++) {
    for (const kind of ['content', 'scripts']) {
      const measured = await measure(kind);
      if (round > 0) paints[kind].push(measured.paint);
      if (kind === 'content') shift = Math.max(shift, measured.shift);
    }
  }
} finally {
  await browser.close();
  await service.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

const [content, scripts] = Object.values(paints).map(median);
table([{ what: 'largest paint with content / by scripts', ms: content, reference: scripts, ratio: content / scripts }]);
console.log(`layout shift: ${shift}; load of the machine: ${os.loadavg()[0]}`);
saveResult('public-pages', { rounds, content, scripts, shift, load: os.loadavg()[0] });

/** Opens the landing page with nothing cached. `scripts`: without the content of the first answer. */
async function measure(kind) {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'es-AR' });
  try {
    const page = await context.newPage();
    if (kind === 'scripts') await page.route(url, withoutContent);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('#root main h1').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(SETTLED_MS);
    return await page.evaluate(() => globalThis.measured);
  } finally {
    await context.close();
  }
}

async function withoutContent(route) {
  const response = await route.fetch();
  const body = (await response.text()).replace(/<div id="first-page">.*?(?=<div id="root")/s, '');
  await route.fulfill({ response, body: body.replace('<div id="root" hidden>', '<div id="root">') });
}

/** Notes, in the page, the time of the largest paint so far and the sum of layout shifts. */
function observe() {
  globalThis.measured = { paint: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.measured.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.measured.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
