import { readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '../../tools/bundling/workspace.mjs';
import { OWNER } from '../fixtures/accounts';
import { Agenda, CLUB, emptyDay, instant } from '../fixtures/agenda';
import { storeCheapRelease } from '../fixtures/cheap-releases';
import { releaseAdmin } from '../fixtures/release-admin';
import { expect, signIn, test } from '../fixtures/test';
import { atTheClub, stockedItem, Till } from '../fixtures/till';

const DEPLOYS = 50;
const SHELL_EVERY = 4;

test('50 deploys during a session lose no form, no ticket, no event and no session; a rollback is known in seconds', async ({
  page,
  api,
  service,
}) => {
  const releases = path.join(service.dataDir, 'releases');
  const names = remoteNames();
  const deploys: { name: string; version: string }[] = [];
  for (let n = 0, next = 0; n < DEPLOYS; n++) {
    const name = n % SHELL_EVERY === 0 ? 'shell' : (names[next++ % names.length] as string);
    deploys.push({ name, version: await storeCheapRelease(name, releases, n) });
  }
  const admin = await releaseAdmin(service.url);
  const deploy = async (count: number) => {
    for (const { name, version } of deploys.splice(0, count)) await admin.activate(name, version);
  };
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  const mark = () => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const isMarked = () => page.evaluate(() => 'sameDocument' in globalThis);
  const shellOfPage = () => page.locator('html').getAttribute('data-release');
  const mounted = (remote: string) => page.locator(`[data-remote="${remote}"]`).first().getAttribute('data-version');

  await api.signIn(OWNER);
  const { id: clubId } = await api.club(CLUB);
  const court = await api.court(clubId, 'Pádel 2');
  await stockedItem(api, clubId, { name: 'Café de guardia', price: 100_000, stock: null });
  const date = emptyDay(31);
  const book = (time: string) =>
    api.book(clubId, { court_id: court.id, start: instant(date, time), duration: 60, event_type: 'turno' });

  await signIn(page, OWNER);
  await atTheClub(page);
  const till = new Till(page);
  await till.open();
  await till.tile('Café de guardia').click();
  await till.tile('Café de guardia').click();
  await expect(till.total).toHaveText(/2\.000/);
  const agenda = new Agenda(page);
  await agenda.open(date);
  await expect(page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
  const firstShell = await shellOfPage();
  const firstAgenda = await mounted('mfe-agenda');
  await mark();

  // an open form: nothing of the page is replaced, and its later files are served
  await agenda.draw('Pádel 3', '18:00', '19:00');
  await agenda.drawer.getByLabel('Descripción').fill('Escrito antes');
  await deploy(15);
  await book('17:00');
  await deploy(15);
  await expect(agenda.drawer.getByLabel('Descripción')).toHaveValue('Escrito antes');
  await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
  await expect(agenda.drawer.getByRole('tab', { name: 'Jugadores (0)' })).toHaveAttribute('aria-selected', 'true');
  await agenda.closeDrawer();
  await expect(agenda.booking('18:00 – 19:00', 'Pádel 3')).toBeVisible();
  await book('19:00');
  for (const hours of ['17:00 – 18:00', '19:00 – 20:00']) await expect(agenda.booking(hours, 'Pádel 2')).toBeVisible();
  // the first use of a part of the shell that this page runs, ten releases ago
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // every file of that shell is served, also those that the page has fetched ahead
  for (const file of readdirSync(path.join(releases, 'shell', firstShell ?? '', 'static')))
    expect((await page.request.get(`/static/${file}`)).status(), file).toBe(200);
  expect([await isMarked(), await shellOfPage(), await mounted('mfe-agenda')]).toEqual([true, firstShell, firstAgenda]);

  // the next screen: the newest shell and remote, the ticket as it was, nobody signed out
  await till.open();
  await expect(till.total).toHaveText(/2\.000/);
  expect(await isMarked()).toBe(false);
  expect(await shellOfPage()).not.toBe(firstShell);
  await expect(page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();

  // an open ticket
  await till.tile('Café de guardia').click();
  await deploy(DEPLOYS);
  await till.tile('Café de guardia').click();
  await expect(till.total).toHaveText(/4\.000/);
  await till.pay('QR');
  await expect(till.sold).toContainText('4.000');
  await page.getByRole('link', { name: 'Agenda', exact: true }).click();
  await agenda.shown();
  expect(await mounted('mfe-agenda')).not.toBe(firstAgenda);

  // a rollback reaches the open page over the stream, and its next screen is of the release before
  await expect(page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
  const heard = page.waitForResponse((response) => response.url().endsWith('/api/remotes'), { timeout: 10_000 });
  await admin.rollback('mfe-buffet');
  await (await heard).finished();
  const { data } = (await (await heard).json()) as { data: { name: string; version: string }[] };
  await till.open();
  expect(await mounted('mfe-buffet')).toBe(data.find(({ name }) => name === 'mfe-buffet')?.version);
  expect(refused).toEqual([]);
});
