import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { federationEndpoints } from '@canchero/shared-contracts/federation';
import type { Page } from '@playwright/test';
import semver from 'semver';
import { remoteNames } from '../../tools/bundling/workspace.mjs';
import { storeLastRelease } from '../../tools/contracts/last-release.mjs';
import { storeReleases } from '../../tools/service/start.mjs';
import { OWNER } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { Api } from '../fixtures/api';
import { createService, type Service } from '../fixtures/service';
import { expect, signIn, test, watchConsole } from '../fixtures/test';
import { Till } from '../fixtures/till';

const isShell = (name: string) => name === 'shell';
const isRemote = (name: string) => !isShell(name);

/** Lists the remotes of a store that need no more than the contracts of its shell: the service serves these alone. */
function fitting(releasesDir: string): string[] {
  const read = (name: string, file: string) => {
    const [version = ''] = readdirSync(path.join(releasesDir, name));
    return JSON.parse(readFileSync(path.join(releasesDir, name, version, file), 'utf8'));
  };
  const has = (read('shell', 'contracts.json') as { version: string }).version;
  return readdirSync(releasesDir)
    .filter(isRemote)
    .filter((name) => semver.satisfies(has, (read(name, 'remote.json') as { contracts: string }).contracts))
    .sort();
}

for (const [what, store] of [
  [
    'the shell of now with the last release of each remote',
    async (releasesDir: string) => {
      storeLastRelease(releasesDir, isRemote);
      await storeReleases(releasesDir, ['shell']);
    },
  ],
  [
    'the last shell with the remotes of now',
    async (releasesDir: string) => {
      storeLastRelease(releasesDir, isShell);
      await storeReleases(releasesDir, remoteNames());
    },
  ],
] as const) {
  test.describe(what, () => {
    let service: Service;
    let fit: string[];
    test.beforeAll(async () => {
      service = await createService(async (releasesDir) => {
        await store(releasesDir);
        fit = fitting(releasesDir);
      });
    });
    test.afterAll(() => service.remove());

    // a page of its own, since the worker's service is not the one to visit
    test('landing, agenda, players and till work, as far as they fit', async ({ browser }) => {
      const api = await new Api(service.url).signIn(OWNER);
      const served = (await api.call(federationEndpoints.remotes, {})).map(({ name }) => name);
      expect(served.sort()).toEqual(fit);
      const context = await browser.newContext({ baseURL: service.url });
      const page = await context.newPage();
      const problems = watchConsole(page, []);
      await page.goto('/');
      if (fit.includes('mfe-public')) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await signIn(page, OWNER);
      if (fit.includes('mfe-agenda')) await visitAgenda(page);
      if (fit.includes('mfe-agenda') && fit.includes('mfe-buffet')) await new Till(page).open();
      expect(problems, 'console of the page').toEqual([]);
      await context.close();
    });
  });
}

/** Opens a form of the agenda, and the list of players. */
async function visitAgenda(page: Page): Promise<void> {
  const agenda = new Agenda(page);
  await agenda.chooseClubIfAsked();
  await agenda.shown();
  await page.getByRole('button', { name: 'Nueva reserva' }).click();
  await expect(agenda.drawer).toBeVisible();
  await agenda.closeDrawer();

  await page.getByRole('link', { name: 'Jugadores' }).click();
  await expect(page.getByRole('table').getByRole('row').nth(2)).toBeVisible();
}
