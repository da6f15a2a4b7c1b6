// The agenda's grid beside DayPilot Lite and FullCalendar: node bench/agenda/run.mjs [--rounds N]
// Same data, same page, same area; one sample of each in turn, so that the machine's moods fall on all alike.
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browser/chromium.mjs';
import { MEASURING_ARGS } from '../../tools/browser/chromium-args.mjs';
import { numbersFromArgs } from '../options.mjs';
import { saveResult } from '../results.mjs';
import { buildPages, CANDIDATES } from './build.mjs';
import { printSummary, summarise } from './report.mjs';
import { takeSample } from './sample.mjs';
import { serveFolder } from './serve.mjs';

const TITLES = { club: '12 courts x 150 bookings', stress: '30 courts x 600 bookings' };
const SLOWDOWNS = [1, 4];

const { rounds } = numbersFromArgs({ rounds: 5 });
console.log('building the pages …');
const server = await serveFolder(await buildPages());
const browser = await chromium.launch({ executablePath: await findChromium(console.log), args: MEASURING_ARGS });
const samples = [];
// round 0 warms up and does not count
for (let round = 0; round <= rounds; round++) {
  console.log(round === 0 ? 'warming up …' : `round ${round} of ${rounds} …`);
  for (const slowdown of SLOWDOWNS) {
    for (const size of Object.keys(TITLES)) {
      for (const candidate of rotated(CANDIDATES, round)) {
        const sample = await takeSample(browser, { url: server.url, candidate, size, slowdown });
        if (round > 0) samples.push({ round, slowdown, size, candidate, ...sample });
      }
    }
  }
}
await browser.close();
server.close();

const summaries = SLOWDOWNS.flatMap((slowdown) =>
  Object.entries(TITLES).map(([size, title]) => {
    const own = samples.filter((s) => s.slowdown === slowdown && s.size === size);
    const summary = summarise(own, CANDIDATES);
    printSummary(`${title}, CPU ${slowdown === 1 ? 'as it is' : `${slowdown} times slower`}`, summary, CANDIDATES);
    return { slowdown, size, summary };
  }),
);
console.log(`\nMedians of ${rounds} rounds. Kept in ${await saveResult('agenda', { rounds, summaries, samples })}`);

/** Another order every round, so that none always follows the same neighbour. */
function rotated(list, by) {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
