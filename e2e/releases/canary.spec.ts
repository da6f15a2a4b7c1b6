import { clubEndpoints } from '@canchero/shared-contracts/club';
import { federationEndpoints, type RemoteRelease } from '@canchero/shared-contracts/federation';
import type { Browser, Page, Response } from '@playwright/test';
import { OTHER_OWNER, OWNER } from '../fixtures/accounts';
import { Agenda, emptyDay } from '../fixtures/agenda';
import { Api } from '../fixtures/api';
import { releaseAdmin } from '../fixtures/release-admin';
import { createService, type Service } from '../fixtures/service';
import { Team } from '../fixtures/team';
import { expect, test, watchConsole, withSession } from '../fixtures/test';

const REMOTE = 'mfe-agenda';
/** Loads after which a canary is judged. */
const ENOUGH_LOADS = 20;

let service: Service;
let team: Team;
/** The owner of the two clubs that try releases, and somebody else. */
let tester: Api;
let other: Api;

test.beforeAll(async () => {
  service = await createService();
  team = await Team.open(service.dataDir);
  tester = await new Api(service.url).signIn(OWNER);
  other = await new Api(service.url).signIn(OTHER_OWNER);
});
test.afterAll(async () => {
  team.close();
  await service.remove();
});

const clubsOf = async (who: Api) => (await who.call(clubEndpoints.mine, {})).map(({ id }) => id);
const versionOf = async (who: Api) =>
  (await who.call(federationEndpoints.remotes, {})).find(({ name }) => name === REMOTE)?.version;
/** Returns the release of the agenda in an answer; undefined for an answer of something else. */
const versionIn = async (response: Response) =>
  response.url().endsWith('/api/remotes') && response.ok()
    ? ((await response.json()).data as RemoteRelease[]).find(({ name }) => name === REMOTE)?.version
    : undefined;
/** Waits until a page hears that the agenda has a release; a slow page hears of it later than the service decides. */
const heardOf = (page: Page, version: string | undefined) =>
  page.waitForResponse(async (response) => (await versionIn(response)) === version, { timeout: 60_000 });
const mounted = (page: Page) => page.locator(`[data-remote="${REMOTE}"]`).first().getAttribute('data-version');

async function openAgenda(browser: Browser, email: string, expected: RegExp[] = []) {
  const context = await browser.newContext({ baseURL: service.url });
  const page = await context.newPage();
  const problems = watchConsole(page, expected);
  await withSession(page, email);
  const agenda = new Agenda(page);
  return { page, agenda, problems };
}

/** Goes to another screen and back, which takes up another release. */
async function comeBack(page: Page) {
  await page.getByRole('link', { name: 'Mi perfil' }).click();
  // the address comes first: until the other screen shows, the agenda has not been left
  await expect(page.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
  await page.getByRole('link', { name: 'Agenda', exact: true }).click();
}

/** Checks that the next visit of the agenda is of a release; the page may still be reading the answer that names it. */
async function backAt(version: string | undefined, { page, agenda }: { page: Page; agenda: Agenda }) {
  await expect(async () => {
    await comeBack(page);
    expect(await mounted(page)).toBe(version);
  }).toPass({ timeout: 60_000 });
  await agenda.shown();
}

test('a canary for two clubs fails there and halts, and nobody else noticed', async ({ browser }) => {
  const admin = await releaseAdmin(service.url);
  const token = await admin.deployTokenFor(REMOTE);
  const before = await versionOf(other);
  const spared = await openAgenda(browser, OTHER_OWNER);
  await spared.page.goto(`/agenda?date=${emptyDay(40)}`);
  await spared.agenda.shown();
  await spared.page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

  team.breakAgenda();
  const clubs = await clubsOf(tester);
  expect(clubs).toHaveLength(2);
  expect(await team.releaseTo(service.url, token, REMOTE, '--canary', clubs.join())).toContain('is a canary');
  const canary = await versionOf(tester);
  expect(canary).not.toBe(before);
  expect(await versionOf(other)).toBe(before);

  // one page fails, others of these clubs load
  const failing = await openAgenda(browser, OWNER, [/a bad release/, /remote_error/]);
  await failing.page.goto(`/agenda?date=${emptyDay(40)}`);
  const choose = failing.page.getByRole('button', { name: 'Seleccionar Club' });
  await expect(choose.or(failing.page.getByTestId('remote-error'))).toBeVisible();
  if (await choose.isVisible()) {
    await choose.click();
    await failing.page.getByRole('button', { name: /Club Palermo/ }).click();
  }
  await expect(failing.page.getByTestId('remote-error')).toBeVisible();
  const heard = heardOf(failing.page, before);
  for (let n = 1; n < ENOUGH_LOADS; n++) await fetch(`${service.url}/remotes/${REMOTE}/${canary}/mf-manifest.json`);

  // it halts itself and reports that; the page has the release before at its next screen
  await expect
    .poll(async () => (await admin.rolloutOf(REMOTE)).canary?.halted_by, { timeout: 20_000 })
    .toBe('failures');
  await expect.poll(() => versionOf(tester)).toBe(before);
  await (await heard).finished();
  await backAt(before, failing);

  await comeBack(spared.page);
  await spared.agenda.shown();
  expect(await mounted(spared.page)).toBe(before);
  expect(await spared.page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect([...spared.problems, ...failing.problems]).toEqual([]);
  for (const { page } of [spared, failing]) await page.context().close();
  team.mendAgenda();
});

test('a good release goes to 10, 50 and 100 % of the clubs, and a rollback reaches two open pages', async ({
  browser,
}) => {
  const admin = await releaseAdmin(service.url);
  const token = await admin.deployTokenFor(REMOTE);
  const before = await versionOf(other);
  team.write(REMOTE, 'agenda.newBooking', 'Tomar una reserva');
  await team.releaseTo(service.url, token, REMOTE, '--canary', '10');
  const version = (await admin.rolloutOf(REMOTE)).canary?.version ?? '';
  let reached = 0;
  for (const percent of [10, 50, 100]) {
    await admin.tryOut(REMOTE, version, percent);
    const having = (await admin.rolloutOf(REMOTE)).canary?.clubs.map(({ id }) => id) ?? [];
    expect(having.length).toBeGreaterThanOrEqual(reached);
    reached = having.length;
    for (const person of [tester, other]) {
      const tries = (await clubsOf(person)).some((id) => having.includes(id));
      expect(await versionOf(person)).toBe(tries ? version : before);
    }
  }
  expect(await team.releaseTo(service.url, token, REMOTE)).toContain(`${version} is active`);

  const pages = await Promise.all([OWNER, OTHER_OWNER].map((email) => openAgenda(browser, email)));
  for (const { page, agenda } of pages) {
    await page.goto(`/agenda?date=${emptyDay(41)}`);
    await agenda.chooseClubIfAsked();
    await agenda.shown();
    await expect(page.getByRole('button', { name: 'Tomar una reserva' }).first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
  }
  // a page that has just opened asks once more, for the news of before
  const heard = pages.map(({ page }) => heardOf(page, before));
  expect(await team.rollbackAt(service.url, token, REMOTE)).toContain(`${REMOTE} is back at ${before}`);
  const rolledBack = Date.now();
  for (const response of await Promise.all(heard)) await response.finished();
  expect(Date.now() - rolledBack).toBeLessThan(60_000);
  for (const opened of pages) {
    await backAt(before, opened);
    expect(opened.problems).toEqual([]);
    await opened.page.context().close();
  }
});
