import { OWNER } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { expect, signIn, test } from '../fixtures/test';

test.use({ fetchesAhead: true });

test('the pages of the menu are there before they are visited', async ({ page }) => {
  await signIn(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.chooseClubIfAsked();
  await agenda.shown();
  // the idle moments have come to the last entry of the menu
  await expect(page.locator('link[rel="prefetch"]')).not.toHaveCount(0);
  await expect
    .poll(async () => {
      const before = await page.locator('link[rel="prefetch"]').count();
      await page.waitForTimeout(1500);
      return (await page.locator('link[rel="prefetch"]').count()) - before;
    })
    .toBe(0);

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
