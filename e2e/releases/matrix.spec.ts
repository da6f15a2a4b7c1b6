import { federationEndpoints } from '@canchero/shared-contracts/federation';
import semver from 'semver';
import { readPackage, remoteNames } from '../../tools/bundling/workspace.mjs';
import { readLastRelease, storeLastRelease } from '../../tools/contracts/last-release.mjs';
import { storeReleases } from '../../tools/service/start.mjs';
import { OWNER } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { Api } from '../fixtures/api';
import { createService, type Service } from '../fixtures/service';
import { expect, signIn, test, watchConsole } from '../fixtures/test';
import { Till } from '../fixtures/till';

const isShell = (name: string) => name === 'shell';
const isRemote = (name: string) => !isShell(name);
const last = readLastRelease().contracts;
const now = (readPackage('shared-contracts') as { version: string }).version;
/** Across a major version of the contracts nothing fits, which is what it says. */
const sameMajor = semver.major(last) === semver.major(now);

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
    test.beforeAll(async () => {
      service = await createService(store);
    });
    test.afterAll(() => service.remove());

    // a page of its own, since the worker's service is not the one to visit
    test(sameMajor ? 'landing, agenda, till and players work' : 'no remote is served', async ({ browser }) => {
      if (!sameMajor) {
        expect(await new Api(service.url).call(federationEndpoints.remotes, {})).toEqual([]);
        return;
      }
      const context = await browser.newContext({ baseURL: service.url });
      const page = await context.newPage();
      const problems = watchConsole(page, []);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await signIn(page, OWNER);
      const agenda = new Agenda(page);
      await agenda.chooseClubIfAsked();
      await agenda.shown();
      await page.getByRole('button', { name: 'Nueva reserva' }).click();
      await expect(agenda.drawer).toBeVisible();
      await agenda.closeDrawer();

      await page.getByRole('link', { name: 'Jugadores' }).click();
      await expect(page.getByRole('table').getByRole('row').nth(2)).toBeVisible();

      await new Till(page).open();
      expect(problems, 'console of the page').toEqual([]);
      await context.close();
    });
  });
}
