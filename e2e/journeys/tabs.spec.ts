import { authEndpoints } from '@canchero/shared-contracts/auth';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { OTHER_OWNER, OWNER, PASSWORD, STAFF } from '../fixtures/accounts';
import { Agenda, CLUB, emptyDay, instant } from '../fixtures/agenda';
import { Api } from '../fixtures/api';
import { expect, fillSignIn, signIn, test } from '../fixtures/test';

// the browser logs each refusal, and the page logs that it ended the session
test.use({ expectedInConsole: [/401 \(Unauthorized\)|the session could not be renewed/] });

const stored = (page: Page, key: 'token' | 'refreshToken') =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null')?.value as string | undefined, key);

/** Records the token renewals of all tabs. */
function countRenewals(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh-token')) count += 1;
  });
  return () => count;
}

const refuse = (route: Route) =>
  route.fulfill({
    status: 401,
    json: { error: 'token_expired', message: 'token_expired', params: {}, request_id: 'r' },
  });

/** Refuses every call with this token from now on, as after its ten minutes. */
const expire = (context: BrowserContext, token: string | undefined) =>
  context.route('**/api/**', (route) =>
    route.request().headers().authorization === `Bearer ${token}` ? refuse(route) : route.fallback(),
  );

/** Opens a tab with a copy of the session, as the browser's "duplicate tab" does. */
async function duplicate(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href));
  const copy = await opened;
  await new Agenda(copy).shown();
  return copy;
}

/** Makes the page call the api. */
async function openProfile(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Mi perfil' }).click();
  await expect(page.getByRole('region', { name: 'Sesiones abiertas' }).getByRole('listitem').first()).toBeVisible();
}

test('twenty calls refused at once cost one renewal, and none of them is lost', async ({ page, context, service }) => {
  const CALLS = 20;
  // without sessions that earlier journeys left open
  const api = await new Api(service.url).signIn(OTHER_OWNER);
  await api.call(authEndpoints.endOtherSessions, {});
  for (let i = 1; i < CALLS; i++) await new Api(service.url).signIn(OTHER_OWNER);
  await signIn(page, OTHER_OWNER);
  await page.goto('/profile');
  const list = page.getByRole('region', { name: 'Sesiones abiertas' });
  await expect(list.getByRole('listitem')).toHaveCount(CALLS + 1);
  const renewals = countRenewals(context);
  const old = await stored(page, 'token');
  const held: Route[] = [];
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'DELETE') statuses.push(answer.status());
  });
  await context.route('**/api/auth/protected/sessions/*', (route) => {
    if (route.request().headers().authorization !== `Bearer ${old}`) return route.fallback();
    held.push(route);
    if (held.length === CALLS) return void Promise.all(held.map(refuse));
  });
  // all at once, unlike a person's clicks
  await list.evaluate((region) => {
    for (const button of region.querySelectorAll<HTMLElement>('li button')) button.click();
  });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(held).toHaveLength(CALLS);
  expect(renewals()).toBe(1);
  expect(statuses.filter((status) => status === 401)).toHaveLength(CALLS);
  expect(statuses.filter((status) => status === 204)).toHaveLength(CALLS);
  expect(await stored(page, 'token')).not.toBe(old);
});

test('a page that is left in the middle of a renewal is still signed in when it comes back', async ({
  page,
  context,
}) => {
  await signIn(page, STAFF);
  await new Agenda(page).shown();
  await expire(context, await stored(page, 'token'));
  const renewal = page.waitForRequest('**/api/auth/refresh-token');
  await page.route('**/api/auth/refresh-token', () => {}, { times: 1 });
  await page.getByRole('navigation').getByRole('link', { name: 'Mi perfil' }).click();
  await renewal;
  await page.reload();
  await expect(page.getByRole('region', { name: 'Sesiones abiertas' }).getByRole('listitem').first()).toBeVisible();
});

test('two tabs of one session renew it once, time after time', async ({ page, context }) => {
  await signIn(page, STAFF);
  await new Agenda(page).shown();
  const copy = await duplicate(page);
  const renewals = countRenewals(context);
  for (const round of [1, 2]) {
    const token = await stored(page, 'token');
    // their requests must not meet the refusals meant for the pages that open next
    await Promise.all([page, copy].map((tab) => tab.goto('about:blank')));
    await expire(context, token);
    await Promise.all([page, copy].map((tab) => tab.goto('/agenda')));
    await Promise.all([page, copy].map(openProfile));
    expect(renewals()).toBe(round);
    expect(await stored(copy, 'token')).toBe(await stored(page, 'token'));
    expect(await stored(copy, 'refreshToken')).toBe(await stored(page, 'refreshToken'));
  }
});

test('a tab that slept through two renewals goes on, and so does the other', async ({ page, context }) => {
  await signIn(page, STAFF);
  await new Agenda(page).shown();
  const copy = await duplicate(page);
  // the browser discards a background tab; its storage stays
  await copy.goto('about:blank');
  for (const _ of [1, 2]) {
    await expire(context, await stored(page, 'token'));
    await page.goto('/agenda');
    await openProfile(page);
  }
  await copy.goto('/agenda');
  await openProfile(copy);
  await page.goto('/agenda');
  await openProfile(page);
  expect(await stored(copy, 'refreshToken')).toBe(await stored(page, 'refreshToken'));
});

test('six tabs live by one stream, and by another one when the tab that held it is closed', async ({
  page,
  context,
  service,
}) => {
  const date = emptyDay(24);
  // a leader that a busy machine keeps from answering is replaced: one stream at a time, not one for ever
  const streams = new Map<Request, Page>();
  context.on('request', (request) => {
    if (request.url().includes('/notifications/stream')) streams.set(request, request.frame().page());
  });
  context.on('requestfinished', (request) => void streams.delete(request));
  context.on('requestfailed', (request) => void streams.delete(request));
  const open = () => [...streams.values()].filter((tab) => !tab.isClosed()).length;
  const colleague = await new Api(service.url).signIn(OWNER);
  const club = await colleague.club(CLUB);
  const court = await colleague.court(club.id, 'Pádel 2');
  const book = (time: string) =>
    colleague.book(club.id, { court_id: court.id, start: instant(date, time), duration: 60, event_type: 'turno' });
  const shown = (tabs: Page[], hours: string) =>
    Promise.all(tabs.map((tab) => expect(new Agenda(tab).booking(hours, 'Pádel 2')).toBeVisible()));

  await signIn(page, OWNER);
  await new Agenda(page).open(date);
  await expect(page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
  const others: Page[] = [];
  for (let i = 0; i < 5; i++) others.push(await duplicate(page));
  for (const tab of others) await expect(tab.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
  await book('09:00');
  await shown([page, ...others], '09:00 – 10:00');
  await expect.poll(open).toBe(1);

  await page.close();
  await book('11:00');
  await shown(others, '11:00 – 12:00');
  await book('13:00');
  await shown(others, '13:00 – 14:00');
  await expect.poll(open).toBe(1);
  for (const tab of others) {
    for (const hours of ['09:00 – 10:00', '11:00 – 12:00', '13:00 – 14:00'])
      await expect(new Agenda(tab).booking(hours, 'Pádel 2')).toHaveCount(1);
  }
});

test.describe('a session that is over', () => {
  // every request of the page is refused
  test.use({ expectedInConsole: [/unauthenticated|401 \(Unauthorized\)|the session could not be renewed/] });

  test('because it was ended elsewhere leads to sign in, and from there back', async ({ page, service }) => {
    await signIn(page, STAFF);
    await page.goto('/agenda?date=2026-05-14');
    await new Agenda(page).shown();
    await expect(page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
    const elsewhere = await new Api(service.url).signIn(STAFF);
    await elsewhere.call(authEndpoints.endOtherSessions, {});
    // its stream ends at the next heartbeat, within 25 s
    await expect(page).toHaveURL(/\/login$/, { timeout: 40_000 });
    await expect(page.getByRole('heading', { name: 'Tu sesión terminó' })).toBeVisible();
    expect(await stored(page, 'token')).toBeUndefined();
    await fillSignIn(page, STAFF);
    await expect(page).toHaveURL(/\/agenda\?date=2026-05-14/);
  });

  test('while a form is filled in is signed in again over the page, and the form is saved', async ({
    page,
    service,
  }) => {
    await signIn(page, STAFF);
    await page.goto('/players');
    await page.getByRole('button', { name: 'Nuevo jugador' }).click();
    const form = page.getByRole('dialog', { name: 'Nuevo jugador' });
    await form.getByRole('textbox', { name: /^Nombre/ }).fill('Renata');
    await form.getByRole('textbox', { name: 'Apellido' }).fill('Sesión');
    const elsewhere = await new Api(service.url).signIn(STAFF);
    await elsewhere.call(authEndpoints.endOtherSessions, {});

    await form.getByRole('button', { name: 'Crear jugador' }).click();
    const question = page.getByRole('alertdialog', { name: 'Tu sesión terminó' });
    await expect(question.getByRole('textbox', { name: 'Email' })).toHaveValue(STAFF);
    await expect(question.getByLabel(/^Contraseña/)).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/players/);
    const { items } = await elsewhere.call(playerEndpoints.list, {
      params: { clubId: (await elsewhere.club(CLUB)).id },
      query: { q: 'Renata Sesión' },
    });
    expect(items).toHaveLength(1);
  });

  test.describe('where the question for the password cannot be fetched', () => {
    test.use({ expectedInConsole: [/unauthenticated|401 \(Unauthorized\)|could not be renewed|account\.\w+\.js/] });

    test('leads to sign in, also while a form is filled in', async ({ page, service }) => {
      await signIn(page, STAFF);
      await page.goto('/players');
      await page.getByRole('button', { name: 'Nuevo jugador' }).click();
      const form = page.getByRole('dialog', { name: 'Nuevo jugador' });
      await form.getByRole('textbox', { name: /^Nombre/ }).fill('Renata');
      const asked: string[] = [];
      await page.route(/\/account\.[^/]*\.js/, (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
      const elsewhere = await new Api(service.url).signIn(STAFF);
      await elsewhere.call(authEndpoints.endOtherSessions, {});
      await form.getByRole('button', { name: 'Crear jugador' }).click();
      await expect(page).toHaveURL(/\/login$/, { timeout: 20_000 });
      expect(asked).not.toEqual([]);
      expect(await stored(page, 'token')).toBeUndefined();
    });
  });
});
