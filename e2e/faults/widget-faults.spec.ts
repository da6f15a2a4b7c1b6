import type { Page } from '@playwright/test';
import { OWNER } from '../fixtures/accounts';
import { CLUB, emptyDay, instant } from '../fixtures/agenda';
import { messagesOfBroken } from '../fixtures/broken-remote';
import { computedStyles } from '../fixtures/page-styles';
import { expect, signIn, test } from '../fixtures/test';
import { atTheClub, stockedItem, Till } from '../fixtures/till';

const title = { es: 'Buffet', en: 'Buffet', pt: 'Buffet' };
/** Release of a remote whose files are gone. */
const GONE = {
  name: 'mfe-buffet',
  version: 'gone',
  entry: '/remotes/mfe-buffet/gone/mf-manifest.json',
  integrity: '',
  contracts: '*',
  audience: 'user',
  previous: null,
  routes: [{ path: '/buffet', title, frame: 'shell', gate: 'buffet', club: true }],
  nav: [],
  widgets: [{ name: 'event-consumptions', slot: 'event.consumptions', permission: 'consumption' }],
};

/** Replaces the buffet's release in the registry. */
async function replaceBuffet(page: Page, releases: unknown[]): Promise<void> {
  await page.route('**/api/remotes', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { name: string }[] };
    await route.fulfill({
      response,
      json: { data: [...data.filter(({ name }) => name !== 'mfe-buffet'), ...releases] },
    });
  });
}

test.describe('a widget of another remote', () => {
  test.use({ expectedInConsole: [/404|remote_error|preload/] });

  for (const [what, releases, alerts] of [
    ['that is not released leaves no trace', [], 0],
    ['whose files are gone says so in its place, with a retry', [GONE], 1],
  ] as const) {
    test(`${what}; the screen goes on`, async ({ page, api }) => {
      await api.signIn(OWNER);
      const club = await api.club(CLUB);
      const court = await api.court(club.id, 'Tenis 2');
      const start = instant(emptyDay(25 + alerts), '10:00');
      const booking = await api.book(club.id, { court_id: court.id, start, duration: 60, event_type: 'turno' });
      await replaceBuffet(page, [...releases]);
      await signIn(page, OWNER);
      await page.getByRole('button', { name: 'Seleccionar Club' }).click();
      await page.getByRole('button', { name: new RegExp(CLUB) }).click();
      await page.goto(`/event/${booking.id}`);
      await expect(page.getByRole('main')).toContainText('Tenis 2');
      const failed = page.getByTestId('remote-error');
      await expect(failed).toHaveCount(alerts, { timeout: 20_000 });
      if (alerts > 0) {
        await failed.getByRole('button', { name: 'Reintentar' }).click();
        await expect(failed).toBeVisible({ timeout: 20_000 });
      }
      // the screen's own parts are complete
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Tenis 2');
      // the same holds for the booking's drawer
      await page.goto(`/agenda?date=${emptyDay(25 + alerts)}&booking=${booking.id}`);
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('tab', { name: 'Pagos' })).toBeVisible();
      const tab = drawer.getByRole('tab', { name: 'Consumos' });
      await expect(tab).toHaveCount(alerts);
      if (alerts > 0) {
        await tab.click();
        await expect(drawer.getByTestId('remote-error')).toBeVisible({ timeout: 20_000 });
      }
      await drawer.getByRole('tab', { name: 'Pagos' }).click();
      await expect(drawer).toContainText('Saldo pendiente');
    });
  }
});

test.describe('a widget of the release whose app is in use', () => {
  test.use({ expectedInConsole: [messagesOfBroken('mfe-buffet')] });

  test('fails without harm to the app: its styles and its ticket stay', async ({ page, api }) => {
    await api.signIn(OWNER);
    const club = await api.club(CLUB);
    const court = await api.court(club.id, 'Tenis 2');
    const start = instant(emptyDay(27), '10:00');
    const booking = await api.book(club.id, { court_id: court.id, start, duration: 60, event_type: 'turno' });
    await stockedItem(api, club.id, { name: 'Café del pasillo', price: 150_000, stock: null });
    await signIn(page, OWNER);
    await atTheClub(page);
    const till = new Till(page);
    await till.open();
    await till.tile('Café del pasillo').click();
    await expect(till.total).toHaveText(/1\.500/);
    await page.mouse.move(0, 0);
    const styles = await computedStyles(page, 'mfe-buffet');
    const sheets = () => page.locator('link[rel="stylesheet"][href*="/mfe-buffet/"]').count();
    expect(await sheets()).toBeGreaterThan(0);
    const before = await sheets();

    await page.route(/\/mfe-buffet\/.*\/expose-widgets-/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/event/${booking.id}`);
    await expect(page.getByTestId('remote-error')).toBeVisible();
    expect(await sheets()).toBe(before);

    await till.open();
    await till.tile('Café del pasillo').click();
    await expect(till.total).toHaveText(/3\.000/);
    await page.mouse.move(0, 0);
    expect(await computedStyles(page, 'mfe-buffet')).toEqual(styles);
  });
});
