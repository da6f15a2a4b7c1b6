// Compares the agenda's views with those of DayPilot Lite and FullCalendar:
// node bench/agenda/run.mjs [--rounds N] [columns|rows|month …]
// Same data, same page, same area; one sample of each in turn, so that the machine's load affects all alike.
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browser/chromium.mjs';
import { MEASURING_ARGS } from '../../tools/browser/chromium-args.mjs';
import { buildPages } from '../build-pages.mjs';
import { numbersFromArgs } from '../options.mjs';
import { saveResult } from '../results.mjs';
import { printSummary, summarise } from './report.mjs';
import { FLOOR, takeSample } from './sample.mjs';
import { serveFolder } from './serve.mjs';
import { VIEWS } from './views.mjs';

const SLOWDOWNS = [1, 4];

const args = process.argv.slice(2);
const asked = VIEWS.filter(({ name }) => args.includes(name));
const views = asked.length > 0 ? asked : VIEWS;
const { rounds } = numbersFromArgs(
  { rounds: 5 },
  args.filter((arg) => !asked.some(({ name }) => name === arg)),
);
console.log('building the pages …');
const template = 'bench/agenda/page/index.html';
const pages = views.flatMap(({ candidates }) => candidates);
const server = await serveFolder(await buildPages('agenda', { pages, template }));
const browser = await chromium.launch({ executablePath: await findChromium(console.log), args: MEASURING_ARGS });
const cases = views.flatMap((view) =>
  Object.entries(view.sizes).flatMap(([size, title]) =>
    SLOWDOWNS.map((slowdown) => ({ view, size, title, slowdown, samples: [] })),
  ),
);
// round 0 warms up and does not count
for (let round = 0; round <= rounds; round++) {
  console.log(round === 0 ? 'warming up …' : `round ${round} of ${rounds} …`);
  for (const { view, size, slowdown, samples } of cases) {
    for (const candidate of rotated([...view.candidates, FLOOR], round)) {
      const sample = await takeSample(browser, { url: server.url, candidate, view, size, slowdown });
      if (round > 0) samples.push({ round, candidate, ...sample });
    }
  }
}
await browser.close();
server.close();

const results = cases.map(({ view, size, title, slowdown, samples }) => {
  const summary = summarise(samples, [...view.candidates, FLOOR], slowdown);
  const speed = slowdown === 1 ? 'CPU as it is' : `CPU ${slowdown} times slower`;
  printSummary(`${view.title}: ${title}, ${speed}`, summary, [...view.candidates, FLOOR]);
  return { view: view.name, size, slowdown, summary, samples };
});
const name = asked.length > 0 ? `agenda-${asked.map((view) => view.name).join('-')}` : 'agenda';
console.log(`\nMedians of ${rounds} rounds. Kept in ${await saveResult(name, { rounds, results })}`);

/** Rotates the order by the round, so that none always follows the same neighbour. */
function rotated(list, by) {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
