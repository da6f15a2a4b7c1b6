// Measures the longest task while 2,000 stock movements are opened and scrolled through, here and in a plain table:
// node bench/movements/run.mjs [--rounds N]
// A task counts by the main thread's own time, without that of other programs.
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browser/chromium.mjs';
import { MEASURING_ARGS } from '../../tools/browser/chromium-args.mjs';
import { serveFolder } from '../agenda/serve.mjs';
import { buildPages } from '../build-pages.mjs';
import { numbersFromArgs } from '../options.mjs';
import { printTable, saveResult } from '../results.mjs';
import { median } from '../statistics.mjs';

const ROWS = 2000;
const LISTS = ['canchero', 'plain'];
const SLOWDOWNS = [1, 4];
const STEPS = ['open', 'scroll'];
/** Milliseconds from which browsers call a task a long task. */
const LONG = 50;

const { rounds } = numbersFromArgs({ rounds: 5 });
console.log('building the page …');
const server = await serveFolder(await buildPages('movements'));
const browser = await chromium.launch({ executablePath: await findChromium(console.log), args: MEASURING_ARGS });
const samples = [];
// round 0 warms up and does not count
for (let round = 0; round <= rounds; round++) {
  console.log(round === 0 ? 'warming up …' : `round ${round} of ${rounds} …`);
  for (const slowdown of SLOWDOWNS)
    for (const list of round % 2 ? LISTS : LISTS.toReversed()) {
      const longest = await takeSample(list, slowdown);
      if (round > 0) samples.push({ round, slowdown, list, ...longest });
    }
}
await browser.close();
server.close();

const rows = SLOWDOWNS.flatMap((slowdown) =>
  STEPS.map((step) => {
    const of = (list) => median(samples.filter((s) => s.slowdown === slowdown && s.list === list).map((s) => s[step]));
    const [ours, plain] = LISTS.map(of);
    return { slowdown, step, ours, plain, toPlain: ours / plain, toLong: ours / LONG };
  }),
);
printTable(
  ['longest task', 'Canchero, ms', 'plain table, ms', 'ratio', `of ${LONG} ms`, 'no long task'],
  rows.map(({ slowdown, step, ours, plain, toPlain, toLong }) => [
    `${step}, ${slowdown === 1 ? 'CPU as it is' : `CPU ${slowdown} times slower`}`,
    ...[ours, plain].map((n) => n.toFixed(1)),
    toPlain.toFixed(2),
    toLong.toFixed(2),
    toLong <= 1 ? 'met' : 'MISSED',
  ]),
);
console.log(`\nMedians of ${rounds} rounds. Kept in ${await saveResult('movements', { rounds, rows, samples })}`);

/** Opens a new page and returns the longest task of each step in milliseconds. */
async function takeSample(list, slowdown) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-AR' });
  try {
    await page.goto(`${server.url}/movements.html?list=${list}`);
    await page.waitForFunction(() => window.movements);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const longest = {};
    for (const step of STEPS) {
      await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
      const answer = await page.evaluate(async (name) => await window.movements[name](), step);
      if (step === 'open') await page.waitForFunction((count) => window.movements.rows() > count, ROWS);
      if (step === 'scroll' && Number(answer) !== ROWS + 1) throw new Error(`scrolled to row ${answer} of ${ROWS}`);
      longest[step] = longestTask(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
    }
    return longest;
  } finally {
    await page.close();
  }
}

/** Returns the milliseconds of the longest task of the thread that ran the page's functions. */
function longestTask(events) {
  const main = events.find(({ name, ph }) => name === 'FunctionCall' && ph === 'X');
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main?.tid);
  return Math.max(0, ...tasks.map(({ tdur = 0, dur = 0 }) => tdur || dur)) / 1000;
}
