import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../browser/chromium.mjs';
import { build } from '../../bundling/build.mjs';
import { ROOT } from '../../bundling/workspace.mjs';
import { run, toolArgs } from '../../process/run.mjs';

/**
 * Number of journeys in a run that may fail once. Three share two cores with three services, so that one of some 150
 * meets a second without computing time now and then; more than that is a fault.
 */
const MOST_UNSTABLE = 2;

/** Runs all journeys; or those of some remotes, which lie in `e2e/<name>`: each has some, none is an error of Playwright. */
export const browserJourneys = ({ log, remotes }) => runJourneys({ log, files: remotes.map((name) => `e2e/${name}/`) });

/**
 * Runs journeys in a real browser, against the same files that `npm start` serves.
 * @param {{log: (line: string) => void, files: string[]}} options `files`: patterns of their paths; none: all
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runJourneys({ log, files }) {
  const chromium = await findChromium(log);
  await build();
  const report = path.join(ROOT, '.cache/tests/browser.json');
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  await run(process.execPath, toolArgs('@playwright/test', ['test', ...files], { bin: 'playwright' }), {
    show: true,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { passed, failed, messages } = outcomeOf(JSON.parse(readFileSync(report, 'utf8')));
  for (const message of messages) log(message);
  return { passed, failed };
}

/**
 * Counts what a report of Playwright says. Journeys that passed at their second try count as passed up to the limit,
 * beyond it as failed; a skipped one has shown nothing.
 * @returns {{passed: number, failed: number, messages: string[]}}
 */
export function outcomeOf({ stats, errors, suites }) {
  const tolerated = stats.flaky <= MOST_UNSTABLE ? stats.flaky : 0;
  return {
    passed: stats.expected + tolerated,
    failed: stats.unexpected + stats.flaky - tolerated + stats.skipped + errors.length,
    messages: [
      ...errors.map(({ message }) => message),
      ...titlesOf(suites, 'flaky').map((title) => `passed at its second try: ${title}`),
    ],
  };
}

/** Returns the titles of the tests in a report that ended with a status of Playwright's. */
function titlesOf(suites, status) {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file}: ${title}`),
    ...titlesOf(inner, status),
  ]);
}
