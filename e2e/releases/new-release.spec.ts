import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../tools/bundling/workspace.mjs';
import { OWNER } from '../fixtures/accounts';
import { Agenda, emptyDay } from '../fixtures/agenda';
import { messagesOfBroken } from '../fixtures/broken-remote';
import { Team } from '../fixtures/team';
import { expect, signIn, test, withSession } from '../fixtures/test';

/** Returns the time of the newest file of the built shell. */
const shellBuiltAt = () => {
  const folder = path.join(ROOT, 'shell/dist/static');
  return Math.max(...readdirSync(folder).map((file) => statSync(path.join(folder, file)).mtimeMs));
};

let team: Team;
test.beforeAll(async ({ service }) => {
  team = await Team.open(service.dataDir);
});
test.afterAll(() => team.close());

test('a deployment while a page is open: the open screen keeps its release, the next visit gets the new one', async ({
  page,
}) => {
  const builtAt = shellBuiltAt();
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(emptyDay(6));
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const mounted = () => page.locator('[data-remote="mfe-agenda"]').getAttribute('data-version');
  const before = await mounted();

  await agenda.draw('Pádel 3', '18:00', '19:00');
  await agenda.drawer.getByLabel('Descripción').fill('Antes del cambio');
  // the open page learns of it over the stream; it also asks by itself now and then
  const heard = page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/api/remotes') || !response.ok()) return false;
    const { data } = (await response.json()) as { data: { name: string; version: string }[] };
    return data.find(({ name }) => name === 'mfe-agenda')?.version !== before;
  });
  team.write('mfe-agenda', 'agenda.newBooking', 'Tomar una reserva');
  await team.run('release', 'mfe-agenda');
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
  // the address comes first: until the other screen shows, the agenda has not been left
  await expect(page.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
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
  test.use({ expectedInConsole: [messagesOfBroken('mfe-agenda')] });

  test('the one before it opens instead, and `npm run rollback` makes it the active one', async ({ page }) => {
    team.write('mfe-agenda', 'agenda.newBooking', 'Nunca visto');
    await team.run('release', 'mfe-agenda');
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

    // the same if its files are there and one of them is altered
    await page.unrouteAll();
    await page.route(`**/remotes/mfe-agenda/${broken}/static/remoteEntry*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n` });
    });
    await page.reload();
    await agenda.shown();
    await expect(page.getByRole('button', { name: 'Nunca visto' })).toHaveCount(0);

    const before = await page.locator('[data-remote="mfe-agenda"]').getAttribute('data-version');
    expect(before).not.toBe(broken);
    expect(await team.run('rollback', 'mfe-agenda')).toContain(`mfe-agenda is back at ${before}`);
    await page.unrouteAll();
    await page.reload();
    await agenda.shown();
    expect(await page.locator('[data-remote="mfe-agenda"]').getAttribute('data-version')).toBe(before);
  });
});

test('`npm run release shell` and `npm run rollback shell` change what the running service serves', async ({
  page,
}) => {
  await page.goto('/login');
  const served = () => page.locator('html').getAttribute('data-release');
  const first = await served();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const text = (await title.textContent()) ?? '';
  team.write('shell', 'login.title', 'Hola de nuevo');

  // with contracts that were never tried with the last builds nothing is released
  team.changeContracts();
  await expect(team.run('release', 'shell')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run contracts release'),
  });
  await page.reload();
  expect(await served()).toBe(first);

  team.recordContracts();
  await team.run('release', 'shell');
  await page.reload();
  await expect(title).toHaveText('Hola de nuevo');
  expect(await served()).not.toBe(first);

  expect(await team.run('rollback', 'shell')).toContain(`shell is back at ${first}`);
  await page.reload();
  await expect(title).toHaveText(text);
  expect(await served()).toBe(first);
});
