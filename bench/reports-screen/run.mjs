// Measures how soon the reports paint their figures at a quarter of the processor's speed, in a browser that has been there
// before: by a click in the menu and by a load of their address, beside a load of a screen of the shell alone.
// node bench/reports-screen/run.mjs [--rounds N]
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
import { signIn } from '../load/measure-load.mjs';
import { numbersFromArgs } from '../options.mjs';
import { median, saveResult, table } from '../report.mjs';

const { rounds } = numbersFromArgs({ rounds: 7 });
const SLOWER = 4;
/** Elements painted with the first figures of each screen. */
const SCREENS = {
  dashboard: 'main article p',
  'daily-summary': 'main table td',
  'events-summary': 'main article p',
};

await build();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'canchero-bench-'));
await storeReleases(path.join(dataDir, 'releases'));
const port = await freePort();
const url = `http://localhost:${port}`;
const service = await startService({
  env: { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' },
});
const browser = await chromium.launch({ executablePath: await findChromium(console.log), args: MEASURING_ARGS });
const times = {};
const note = (what, ms) => {
  times[what] = [...(times[what] ?? []), ms];
};
try {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, url);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // the first round fills the caches, and does not count
  for (let round = 0; round <= rounds; round++) {
    for (const [screen, selector] of Object.entries(SCREENS)) {
      const shell = await load(page, 'profile', 'main input');
      const clicked = await click(page, screen, selector);
      const loaded = await load(page, screen, selector);
      if (round === 0) continue;
      note('shell', shell);
      note(`${screen}, click`, clicked);
      note(`${screen}, load`, loaded);
    }
  }
} finally {
  await browser.close();
  await service.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

const medians = Object.fromEntries(Object.entries(times).map(([screen, all]) => [screen, median(all)]));
const { shell: reference, ...reports } = medians;
table(Object.entries(reports).map(([what, ms]) => ({ what, ms, reference, ratio: ms / reference })));
saveResult('reports-screen', { rounds, slower: SLOWER, ...medians });

/** Loads an address. Returns the milliseconds until an element is painted. */
async function load(page, name, selector) {
  await page.goto(`${url}/${name}`, { waitUntil: 'commit' });
  const painted = await page.evaluate(paintOf, selector);
  await page.waitForLoadState('networkidle');
  return painted;
}

/** Clicks an entry of the menu. Returns the milliseconds until an element is painted. */
async function click(page, name, selector) {
  const clicked = await page.evaluate((href) => {
    document.querySelector(`nav a[href="${href}"]`).click();
    return performance.now();
  }, `/${name}`);
  return (await page.evaluate(paintOf, selector)) - clicked;
}

/** Returns, in the page, the milliseconds from the start of its load to the frame that paints an element. */
function paintOf(selector) {
  return new Promise((done) => {
    const look = () => {
      // the frame after the one in which it was found paints it
      if (document.querySelector(selector)) requestAnimationFrame(() => done(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
}
