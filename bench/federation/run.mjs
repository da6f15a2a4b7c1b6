// Measures how soon the shell is usable when every remote and the registry are dead, beside its usual time, and how soon a
// click paints another remote that was fetched ahead, beside one that was visited before.
// node bench/federation/run.mjs [--rounds N]
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

const { rounds } = numbersFromArgs({ rounds: 9 });
/** Milliseconds of silence after which everything of the menu has been fetched ahead. */
const QUIET_MS = 4000;

await build();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'canchero-bench-'));
await storeReleases(path.join(dataDir, 'releases'));
const port = await freePort();
const url = `http://localhost:${port}`;
const service = await startService({
  env: { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' },
});
const browser = await chromium.launch({ executablePath: await findChromium(console.log), args: MEASURING_ARGS });
const times = { usual: [], dead: [], ahead: [], visited: [] };
try {
  // the first round warms up the service and the browser, and does not count
  for (let round = 0; round <= rounds; round++) {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await signIn(page, url);
    const visit = await visits(page);
    const boots = {};
    for (const kind of round % 2 ? ['usual', 'dead'] : ['dead', 'usual']) boots[kind] = await boot(page, kind);
    if (round > 0) for (const [kind, ms] of Object.entries({ ...visit, ...boots })) times[kind].push(ms);
    await page.context().close();
  }
} finally {
  await browser.close();
  await service.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

const [usual, dead, ahead, visited] = Object.values(times).map(median);
table([
  { what: 'boot with dead remotes / usual', ms: dead, reference: usual, ratio: dead / usual },
  { what: 'click on a remote fetched ahead / visited', ms: ahead, reference: visited, ratio: ahead / visited },
]);
saveResult('federation', { rounds, usual, dead, ahead, visited });

/** Loads the profile, a screen of the shell. Returns the milliseconds until its form is painted. */
async function boot(page, kind) {
  if (kind === 'dead') {
    await page.route('**/remotes/**', (route) => route.abort());
    await page.route('**/api/remotes', () => new Promise(() => {}));
  }
  await page.goto(`${url}/profile`, { waitUntil: 'commit' });
  const painted = await page.evaluate(paintOf, 'main input');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return painted;
}

/** Clicks the till in the menu, goes back, and clicks it again. Returns the milliseconds until it is painted. */
async function visits(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const ahead = await click(page, 'buffet');
  await click(page, 'agenda');
  return { ahead, visited: await click(page, 'buffet') };
}

async function click(page, name) {
  await page.evaluate((href) => {
    const link = document.querySelector(`nav a[href="${href}"]`);
    link.addEventListener('click', () => performance.mark('click'), { once: true, capture: true });
    link.click();
  }, `/${name}`);
  const clicked = await page.evaluate(() => performance.getEntriesByName('click').at(-1).startTime);
  return (await page.evaluate(paintOf, `[data-remote="mfe-${name}"] h1, [data-remote="mfe-${name}"] button`)) - clicked;
}

/** Returns, in the page, the time at which the frame with an element is painted. */
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
