import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './tools/browser/chromium-args.mjs';

/** Journeys in a real browser. `npm test browser` finds the browser and sets `CHROMIUM_PATH`. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/fixtures/seeded-data.ts',
  outputDir: '.cache/tests/browser',
  // generous, since the other workers' journeys may keep both cores busy; a passing test does not wait for it
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // the tests of a file run one after the other; each worker has a service of its own (e2e/fixtures/test.ts)
  fullyParallel: false,
  // one more than two cores, since a journey waits for time limits and for a quiet network a third of its time
  workers: 3,
  // how many journeys may need the second try is limited in tools/test/stages/browser.mjs
  retries: 1,
  forbidOnly: true,
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: '**/development/**' },
    // times an edit, so it has the machine to itself: after the journeys, or without them by `--no-deps`
    { name: 'development', testMatch: '**/development/*.spec.ts', dependencies: ['journeys'], workers: 1 },
  ],
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/tests/browser.json' }],
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1440, height: 900 },
    // a trace costs an eighth of all computing time; `npx playwright test <file> --trace on` records one
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: CHROMIUM_ARGS,
    },
  },
});
