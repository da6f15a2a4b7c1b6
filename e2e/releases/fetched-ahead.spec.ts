import type { Page } from '@playwright/test';
import { OWNER } from '../fixtures/accounts';
import { Agenda, emptyDay } from '../fixtures/agenda';
import { expect, signIn, test, withSession } from '../fixtures/test';
import { Till } from '../fixtures/till';

test.use({ fetchesAhead: true });

/** Waits until the page has fetched nothing for a while. */
async function silence(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await expect
    .poll(async () => {
      const before = await fetched();
      await page.waitForTimeout(1500);
      return (await fetched()) - before;
    })
    .toBe(0);
}

test('the pages of the menu are there before they are visited', async ({ page }) => {
  await signIn(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.chooseClubIfAsked();
  await agenda.shown();
  // the idle moments have come to the last entry of the menu
  await expect(page.locator('link[rel="prefetch"]')).not.toHaveCount(0);
  await silence(page);

  const visits = ['Buffet', 'Consumos', 'Artículos', 'Jugadores', 'Canchas'];
  const found: string[] = [];
  for (const name of visits) {
    await page.evaluate(() => performance.clearResourceTimings());
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('load');
    const fetched = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name: url, transferSize }) => /\/(remotes|static)\/.*\.(js|css|json)/.test(url) && transferSize > 0)
        .map(({ name: url }) => new URL(url).pathname),
    );
    if (fetched.length === 0) found.push(name);
    else console.log(`${name} fetched ${fetched.join(', ')}`);
  }
  expect(found.length, `found ahead: ${found.join(', ')}`).toBeGreaterThanOrEqual(4);
});

test.describe('nothing is fetched ahead', () => {
  test.use({ fetchesAhead: false });

  test('going to another remote takes two requests in sequence: its manifest, then all its code at once', async ({
    page,
  }) => {
    await withSession(page, OWNER);
    const agenda = new Agenda(page);
    await agenda.open(emptyDay(90));
    // the agenda's own later parts come first
    await silence(page);
    const held = new Map<string, () => void>();
    await page.route(/\/(remotes|static)\/.*\.(js|css|json)/, async (route) => {
      await new Promise<void>((go) => held.set(new URL(route.request().url()).pathname, go));
      await route.continue();
    });
    /** Waits until the last file is asked for, lets all arrive that were, and returns their names. */
    const answer = async (last: RegExp) => {
      const names = () => [...held.keys()].map((file) => file.split('/').at(-1) ?? '');
      await expect.poll(names).toContainEqual(expect.stringMatching(last));
      // what is asked for at the same time
      await page.waitForTimeout(1000);
      const files = names();
      for (const go of held.values()) go();
      held.clear();
      return files;
    };

    await page.getByRole('navigation').getByRole('link', { name: 'Buffet', exact: true }).click();
    expect(await answer(/^mf-manifest/)).toEqual(['mf-manifest.json']);
    expect((await answer(/^remoteEntry/)).length).toBeGreaterThan(5);
    // what is fetched for later never arrives
    await expect(new Till(page).tiles.getByRole('button').first()).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
