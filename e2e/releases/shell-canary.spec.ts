import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import type { Browser, Page } from '@playwright/test';
import { OTHER_OWNER, OWNER } from '../fixtures/accounts';
import { Agenda, emptyDay } from '../fixtures/agenda';
import { Api } from '../fixtures/api';
import { storeCheapRelease } from '../fixtures/cheap-releases';
import { releaseAdmin } from '../fixtures/release-admin';
import { expect, test, watchConsole, withSession } from '../fixtures/test';

/** Loads after which a canary is judged. */
const ENOUGH_LOADS = 20;

const shellOf = (page: Page) => page.locator('html').getAttribute('data-release');
/** Returns the shell's release that the service has for the session of a page. */
const releaseOfSession = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'shellRelease')?.value;
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis);

/** Finds the script of a shell's release that draws the page. */
function bootstrapOf(release: string): string {
  const folder = path.join(release, 'static');
  const drawing = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes('the page has no #root'),
  );
  expect(drawing).toHaveLength(1);
  return drawing[0] as string;
}

async function openAgenda(browser: Browser, baseURL: string, email: string, expected: RegExp[] = []) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const problems = watchConsole(page, expected);
  await withSession(page, email);
  const agenda = new Agenda(page);
  await page.goto(`/agenda?date=${emptyDay(43)}`);
  await agenda.chooseClubIfAsked();
  await agenda.shown();
  return { page, agenda, problems };
}

test('clubs that try a shell get it at their next screen; one that does not start gives way to the active one and halts', async ({
  browser,
  service,
}) => {
  const admin = await releaseAdmin(service.url);
  const releases = path.join(service.dataDir, 'releases');
  const tester = await new Api(service.url).signIn(OWNER);
  const clubs = (await tester.call(clubEndpoints.mine, {})).map(({ id }) => id);
  const before = (await admin.rolloutOf('shell')).version;
  const [canary, failing] = [
    await storeCheapRelease('shell', releases, 101),
    await storeCheapRelease('shell', releases, 102),
  ];
  const trying = await openAgenda(browser, service.url, OWNER, [/Failed to load resource/, /did not start/, /static/]);
  const spared = await openAgenda(browser, service.url, OTHER_OWNER);
  for (const { page } of [trying, spared]) {
    await expect(page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
    expect(await shellOf(page)).toBe(before);
    await mark(page);
  }

  await admin.tryOut('shell', canary, clubs);
  await expect.poll(() => releaseOfSession(trying.page)).toBe(canary);
  await expect.poll(() => releaseOfSession(spared.page)).toBe(before);
  for (const { page } of [trying, spared]) {
    await page.getByRole('link', { name: 'Jugadores', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Jugadores', level: 1 })).toBeVisible();
  }
  expect([await shellOf(trying.page), await isMarked(trying.page)]).toEqual([canary, false]);
  expect([await shellOf(spared.page), await isMarked(spared.page)]).toEqual([before, true]);
  // the landing page is always the active release's
  await trying.page.goto('/terms');
  expect(await shellOf(trying.page)).toBe(before);

  // the script of the next one that draws the page does not arrive
  await trying.page.goto(`/agenda?date=${emptyDay(43)}`);
  await expect(trying.page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
  await admin.tryOut('shell', failing, clubs);
  await expect.poll(() => releaseOfSession(trying.page)).toBe(failing);
  const lost = bootstrapOf(path.join(releases, 'shell', failing));
  await trying.page.route(`**/static/${lost}`, (route) => route.abort());
  await trying.page.reload();
  await trying.agenda.shown();
  expect(await shellOf(trying.page)).toBe(before);
  for (let n = 1; n < ENOUGH_LOADS; n++)
    await fetch(`${service.url}/agenda`, { headers: { accept: 'text/html', cookie: `shellRelease=${failing}` } });
  await expect
    .poll(async () => (await admin.rolloutOf('shell')).canary?.halted_by, { timeout: 20_000 })
    .toBe('failures');

  expect([...trying.problems, ...spared.problems]).toEqual([]);
  for (const { page } of [trying, spared]) await page.context().close();
  await admin.activate('shell', before);
});
