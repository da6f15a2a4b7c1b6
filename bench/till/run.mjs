// Measures the time from a tap on a tile to the painted ticket, and from a key in the search to the painted tiles, with
// 500 items and with 20:
// node bench/till/run.mjs [--rounds N]
// `cpu` is the main thread's own time, whatever else the machine does; `painted` is elapsed time.
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browser/chromium.mjs';
import { MEASURING_ARGS } from '../../tools/browser/chromium-args.mjs';
import { serveFolder } from '../agenda/serve.mjs';
import { buildPages } from '../build-pages.mjs';
import { numbersFromArgs } from '../options.mjs';
import { printTable, saveResult } from '../results.mjs';
import { median, quantile } from '../statistics.mjs';

const SIZES = [20, 500];
const SLOWDOWNS = [1, 4];
/** Number of tiles tapped on one page, each a new line; tiles without stock are left out. */
const TAPS = [3, 6, 9, 12, 15, 18];
/** Texts of the search, one after the other: a key that leaves some tiles, one, some again, and the field cleared. */
const TYPED = ['4', '42', '4', ''];
/** Milliseconds. */
const AIM = 50;

const { rounds } = numbersFromArgs({ rounds: 5 });
console.log('building the page …');
const server = await serveFolder(await buildPages('till'));
const browser = await chromium.launch({ executablePath: await findChromium(console.log), args: MEASURING_ARGS });
const samples = [];
// round 0 warms up and does not count
for (let round = 0; round <= rounds; round++) {
  console.log(round === 0 ? 'warming up …' : `round ${round} of ${rounds} …`);
  for (const slowdown of SLOWDOWNS) {
    for (const size of round % 2 ? SIZES : SIZES.toReversed()) {
      const sample = await takeSample(size, slowdown);
      if (round > 0) samples.push({ round, slowdown, size, ...sample });
    }
  }
}
await browser.close();
server.close();

// the last paint after a key may be that of the address, which follows once typing pauses
const measured = { taps: ['cpu', 'painted'], keys: ['cpu'] };
const rows = Object.entries(measured).flatMap(([action, measures]) =>
  SLOWDOWNS.flatMap((slowdown) =>
    measures.map((measure) => {
      const ofSize = (size) => samples.filter((s) => s.slowdown === slowdown && s.size === size);
      const of = (size) => ofSize(size).flatMap((s) => s[action].map((one) => one[measure]));
      const [few, many] = SIZES.map((size) => median(of(size)));
      const p95 = quantile(of(SIZES[1]), 0.95);
      return { action, slowdown, measure, few, many, ratio: many / few, p95, met: many <= AIM };
    }),
  ),
);
printTable(
  ['to the paint', '20 items, ms', '500 items, ms', 'p95', '500 / 20', `aim ${AIM} ms`],
  rows.map(({ action, slowdown, measure, few, many, ratio, p95, met }) => [
    `${action}: ${measure}, ${slowdown === 1 ? 'CPU as it is' : `CPU ${slowdown} times slower`}`,
    ...[few, many, p95].map((n) => n.toFixed(1)),
    ratio.toFixed(2),
    met ? 'met' : 'MISSED',
  ]),
);
console.log(`\nMedians of ${rounds} rounds. Kept in ${await saveResult('till', { rounds, rows, samples })}`);

/** Opens a new till and returns the milliseconds of each tap and key, without those of measuring. */
async function takeSample(size, slowdown) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-AR' });
  try {
    await page.goto(`${server.url}/till.html?items=${size}`);
    await page.waitForFunction((count) => window.till?.tiles() === count, size);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const cpuTime = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
    };
    const measure = async (action, n) => {
      const before = await cpuTime();
      const { painted } = await page.evaluate(([name, i]) => window.till[name](i), [action, n]);
      return { painted, cpu: (await cpuTime()) - before };
    };
    await measure('nothing');
    const { cpu: overhead } = await measure('nothing');
    const measureAll = async (action, values) => {
      const all = [];
      for (const value of values) {
        const { painted, cpu } = await measure(action, value);
        all.push({ painted, cpu: Math.max(0, cpu - overhead) });
      }
      return all;
    };
    const taps = await measureAll('tap', TAPS);
    const lines = await page.evaluate(() => window.till.lines());
    if (lines !== TAPS.length) throw new Error(`the ticket has ${lines} lines of ${TAPS.length}`);
    return { taps, keys: await measureAll('type', TYPED) };
  } finally {
    await page.close();
  }
}
