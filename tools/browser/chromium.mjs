import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall } from '../process/apt.mjs';
import { provide } from '../process/provide.mjs';
import { run, toolArgs } from '../process/run.mjs';

// the shell without windows first, as Playwright does it: the same engine, and journeys take a tenth less time
const USUAL = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = () =>
  [process.env.CHROMIUM_PATH, ...USUAL, chromium.executablePath()].find((file) => file && existsSync(file));

/**
 * Finds Chromium; if none is installed, installs Debian's or downloads Playwright's.
 * @param {(line: string) => void} log
 * @returns {Promise<string>} path of its program
 * @throws {Error} that says what to install
 */
export const findChromium = (log) =>
  provide({
    find: installed,
    ways: [
      () => aptInstall(['chromium-headless-shell'], log),
      () => aptInstall(['chromium'], log),
      () => download(log),
    ],
    missing:
      'No browser was found. Install Chromium or Google Chrome, or name one with CHROMIUM_PATH=/path/to/chromium.',
  });

function download(log) {
  log("downloading Playwright's Chromium …");
  return run(process.execPath, toolArgs('@playwright/test', ['install', 'chromium'], { bin: 'playwright' }), {
    show: true,
  });
}
