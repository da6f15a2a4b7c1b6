// Measures how soon every open page of a club follows a change of its plan: from the call that begins or ends a trial to
// the frame in which the last page shows the badge and the places that the plan opens, beside the call alone.
// node bench/plan-change/run.mjs [--rounds N] [--pages N]
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

const { rounds, pages } = numbersFromArgs({ rounds: 5, pages: 4 });
const OWNER = { email: 'other@demo.test', password: 'Demo1234!' };
const SUBSCRIPTION = '/api/auth/protected/subscription';
const STREAM_OPEN_MS = 2_000;
const SCREENS = ['agenda', 'subscription', 'players', 'club-config'];

await build();
const browser = await chromium.launch({ executablePath: await findChromium(console.log), args: MEASURING_ARGS });
const followed = [];
const called = [];
try {
  // an owner has one trial: each round has a service of its own; the first one does not count
  for (let round = 0; round <= rounds; round++) {
    const times = await measureRound();
    if (round === 0) continue;
    followed.push(...times.followed);
    called.push(...times.called);
  }
} finally {
  await browser.close();
}
const worst = Math.max(...followed);
table([
  {
    pages,
    'follow ms': median(followed),
    'worst ms': worst,
    'call ms': median(called),
    ratio: median(followed) / median(called),
  },
]);
saveResult('plan-change', { rounds, pages, followed, called });

/** Begins and ends the trial of a club with open pages. Returns milliseconds per change: the call's, the last page's. */
async function measureRound() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'canchero-bench-'));
  await storeReleases(path.join(dataDir, 'releases'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const service = await startService({
    env: { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' },
  });
  const contexts = await Promise.all(Array.from({ length: pages }, newBrowser));
  try {
    const open = [];
    for (const [index, context] of contexts.entries()) {
      open.push(await openScreen(context, url, SCREENS[index % SCREENS.length]));
    }
    const { token } = await send(`${url}/api/auth/login`, OWNER);
    const change = async (action, body, shown) => {
      const seen = open.map((page) => page.evaluate(seenAt, shown));
      const began = Date.now();
      await send(`${url}${SUBSCRIPTION}/${action}`, body, token);
      const answered = Date.now();
      return { called: answered - began, followed: Math.max(...(await Promise.all(seen))) - began };
    };
    const changes = [
      await change('trial', { plan: 'premium_plus', user_email: OWNER.email }, { badge: 'Premium Plus', opened: true }),
      await change('cancel', { reason: '' }, { badge: 'Starter (Freemium)', opened: false }),
    ];
    return { called: changes.map((each) => each.called), followed: changes.map((each) => each.followed) };
  } finally {
    for (const context of contexts) await context.close();
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function newBrowser() {
  return browser.newContext({ locale: 'es-AR', viewport: { width: 1440, height: 900 } });
}

async function signIn(page, url) {
  await page.goto(`${url}/login`);
  await page.getByRole('textbox').first().fill(OWNER.email);
  await page.locator('input[type=password]').fill(OWNER.password);
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL(/\/agenda/);
}

/** Opens a screen in a browser of its own, signed in. */
async function openScreen(context, url, screen) {
  const page = await context.newPage();
  await signIn(page, url);
  await page.goto(`${url}/${screen}`);
  await page.getByRole('banner').getByText('Starter (Freemium)').waitFor();
  // the stream opens once the page is shown
  await page.waitForTimeout(STREAM_OPEN_MS);
  return page;
}

/** Returns, in the page, the time of the frame that shows a plan's badge and opens or closes the till. */
function seenAt({ badge, opened }) {
  return new Promise((done) => {
    const look = () => {
      const hasBadge = document.querySelector('header')?.textContent.includes(badge);
      const hasTill = document.querySelector('nav a[href="/buffet"]') !== null;
      if (hasBadge && hasTill === opened) requestAnimationFrame(() => done(Date.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function send(address, body, token) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return (await response.json()).data;
}
