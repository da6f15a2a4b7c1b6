const LIMIT = 60_000;

/**
 * Opens /agenda in a new context, signed in, with nothing cached.
 * @param {import('@playwright/test').Browser} browser
 * @param {'br' | 'gzip'} encoding that the browser offers
 * @returns {Promise<{requests: number, bytes: {total: number, beforeRemote: number}, firstBooking: number, scriptCpu: number}>}
 *   files requested before the first booking was painted, without the api's answers, which are the same for both; bytes
 *   as transferred, without headers; `beforeRemote`: those of the shell's scripts requested before a remote's entry;
 *   milliseconds since navigation
 */
export async function measureLoad(browser, url, encoding) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { 'accept-encoding': encoding },
  });
  try {
    const page = await context.newPage();
    await signIn(page, url);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: false });
    await cdp.send('Network.clearBrowserCache');
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const files = watchFiles(cdp);
    await page.addInitScript(noteFirstBooking);
    await page.goto(`${url}/agenda`, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.firstBooking, null, { timeout: LIMIT });
    const { firstBooking, at } = await page.evaluate(() => ({
      firstBooking: globalThis.firstBooking,
      at: (performance.timeOrigin + globalThis.firstBooking) / 1000,
    }));
    const { metrics } = await cdp.send('Performance.getMetrics');
    const scriptCpu = metrics.find((metric) => metric.name === 'ScriptDuration').value * 1000;
    // files requested in time may still be loading
    await page.waitForLoadState('networkidle');
    const loaded = files().filter((file) => file.asked <= at);
    const sum = (list) => list.reduce((total, file) => total + file.bytes, 0);
    const entry = loaded.find((file) => file.path.includes('/remoteEntry.'))?.asked ?? Number.POSITIVE_INFINITY;
    const shell = loaded.filter((file) => /^\/static\/.*\.js$/.test(file.path) && file.asked < entry);
    return {
      requests: loaded.length,
      bytes: { total: sum(loaded), beforeRemote: sum(shell) },
      firstBooking,
      scriptCpu,
    };
  } finally {
    await context.close();
  }
}

/** Returns, in the page, the time at which a booking was painted. */
function noteFirstBooking() {
  const look = () => {
    if (document.querySelector('[role="grid"] [data-id]')) {
      // the frame after the one in which it was found paints it
      requestAnimationFrame(() => {
        globalThis.firstBooking = performance.now();
      });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Files that the page fetches, without answers of the api. `asked`: seconds since 1970. */
function watchFiles(cdp) {
  const byId = new Map();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    const { pathname, protocol } = new URL(request.url);
    if (!pathname.startsWith('/api/') && protocol.startsWith('http'))
      byId.set(requestId, { path: pathname, asked: wallTime, bytes: 0 });
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = byId.get(requestId);
    if (file) file.bytes += encodedDataLength;
  });
  return () => [...byId.values()];
}

/** Signs in and chooses the club, so that /agenda opens at once. */
export async function signIn(page, url) {
  await page.goto(`${url}/login`);
  await page.getByRole('textbox').first().fill('owner@demo.test');
  await page.locator('input[type=password]').fill('Demo1234!');
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL((address) => address.pathname !== '/login', { timeout: LIMIT });
  await page.goto(`${url}/select-club`);
  await page.getByRole('main').getByRole('button').first().click({ timeout: LIMIT });
  await page.waitForSelector('[role="grid"] [data-id]', { timeout: LIMIT });
}
