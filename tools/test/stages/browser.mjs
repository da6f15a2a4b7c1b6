import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../browser/chromium.mjs';
import { build } from '../../bundling/build.mjs';
import { ROOT } from '../../bundling/workspace.mjs';
import { run, toolArgs } from '../../process/run.mjs';

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
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  for (const error of errors) log(error.message);
  // a flaky test has not passed, and a skipped one has shown nothing
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}
