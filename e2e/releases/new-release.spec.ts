import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../tools/bundling/workspace.mjs';
import { OWNER } from '../fixtures/accounts';
import { Agenda, emptyDay } from '../fixtures/agenda';
import { releaseWithText } from '../fixtures/next-release';
import { expect, signIn, test } from '../fixtures/test';

/** Returns the time of the newest file of the built shell. */
const shellBuiltAt = () => {
  const folder = path.join(ROOT, 'shell/dist/static');
  return Math.max(...readdirSync(folder).map((file) => statSync(path.join(folder, file)).mtimeMs));
};

test('a deployment while a page is open: the open screen keeps its release, the next visit gets the new one', async ({
  page,
  service,
}) => {
  const builtAt = shellBuiltAt();
  await signIn(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(emptyDay(6));
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const mounted = () => page.locator('[data-remote="mfe-agenda"]').getAttribute('data-version');
  const before = await mounted();

  await agenda.draw('Pádel 3', '18:00', '19:00');
  await agenda.drawer.getByLabel('Descripción').fill('Antes del cambio');
  // the open page hears of it over the stream
  const heard = page.waitForResponse((response) => response.url().endsWith('/api/remotes'));
  await releaseWithText('mfe-agenda', service.dataDir, 'agenda.newBooking', 'Tomar una reserva');
  await (await heard).finished();

  // the open screen keeps its release until its user has finished
  await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
  await expect(agenda.drawer.getByRole('tab', { name: 'Jugadores (0)' })).toHaveAttribute('aria-selected', 'true');
  await agenda.closeDrawer();
  await expect(agenda.booking('18:00 – 19:00', 'Pádel 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nueva reserva' })).toBeVisible();
  expect(await mounted()).toBe(before);

  // the next visit takes it at once
  await page.getByRole('link', { name: 'Mi perfil' }).click();
  await expect(page).toHaveURL(/\/profile/);
  await page.getByRole('link', { name: 'Agenda' }).click();
  await expect(page.getByRole('button', { name: /reserva$/ }).first()).toHaveText('Tomar una reserva');
  expect(await mounted()).not.toBe(before);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(shellBuiltAt()).toBe(builtAt);

  // a new page gets it too
  await page.reload();
  await agenda.shown();
  await expect(page.getByRole('button', { name: 'Tomar una reserva' })).toBeVisible();
});

test.describe('the newest release cannot be fetched', () => {
  test.use({ expectedInConsole: [/./] });

  test('the one before it opens instead', async ({ page, service }) => {
    await releaseWithText('mfe-agenda', service.dataDir, 'agenda.newBooking', 'Nunca visto');
    const answer = await page.request.get('/api/remotes');
    expect(answer.ok()).toBe(true);
    await signIn(page, OWNER);
    const agenda = new Agenda(page);
    await agenda.chooseClubIfAsked();
    await agenda.shown();
    const broken = await page.locator('[data-remote="mfe-agenda"]').getAttribute('data-version');
    await page.route(`**/remotes/mfe-agenda/${broken}/**`, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.reload();
    await agenda.shown();
    await expect(page.getByRole('button', { name: 'Nunca visto' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /reserva/ }).first()).toBeVisible();
  });
});
