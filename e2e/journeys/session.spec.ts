import type { Page } from '@playwright/test';
import { OWNER, STAFF } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { expect, signIn, test } from '../fixtures/test';

/** Replaces the page's token with an invalid one; the refresh token stays valid. */
const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const entry = JSON.parse(sessionStorage.getItem('token') ?? '{}');
    sessionStorage.setItem('token', JSON.stringify({ ...entry, value: 'refused' }));
  });

/** Counts the calls of these pages by path, and the refusals. */
function countCalls(...pages: Page[]) {
  const counts = { refreshes: 0, refused: 0 };
  for (const page of pages)
    page.on('response', (response) => {
      if (response.url().endsWith('/auth/refresh-token') && response.request().method() === 'POST') counts.refreshes++;
      if (response.status() === 401) counts.refused++;
    });
  return counts;
}

// the browser logs each refusal
test.use({ expectedInConsole: [/401 \(Unauthorized\)|ERR_INTERNET_DISCONNECTED|logout failed/] });

test('calls that are refused together are sent again after one refresh', async ({ page }) => {
  await signIn(page, STAFF);
  await new Agenda(page).shown();
  await spoilToken(page);
  const counts = countCalls(page);
  await page.reload();
  await new Agenda(page).shown();
  await page.waitForLoadState('networkidle');
  expect(counts.refreshes).toBe(1);
  expect(counts.refused).toBeGreaterThan(2);
});

test('a duplicated tab goes on with the same session: one refresh serves both', async ({ page, context }) => {
  await signIn(page, STAFF);
  await new Agenda(page).shown();
  await spoilToken(page);
  // the new tab gets a copy of the storage, as with the browser's "duplicate tab"
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href));
  const twin = await opened;
  await twin.waitForLoadState();
  await new Agenda(twin).shown();
  const counts = countCalls(page, twin);
  await spoilToken(twin);
  await Promise.all([page.reload(), twin.reload()]);
  for (const tab of [page, twin]) await new Agenda(tab).shown();
  await page.waitForLoadState('networkidle');
  expect(counts.refreshes).toBeLessThanOrEqual(1);
  for (const tab of [page, twin]) {
    await tab.reload();
    await new Agenda(tab).shown();
  }
  await twin.close();
});

test('signing out works while the api is out of reach', async ({ page, context }) => {
  const unfinished = new Set<unknown>();
  let quietSince = Date.now();
  page.on('request', (request) => {
    quietSince = Date.now();
    if (request.url().includes('/static/')) unfinished.add(request);
  });
  page.on('requestfinished', (request) => unfinished.delete(request));
  // the files for the next screen and for signing out are prefetched
  const quiet = () => expect.poll(() => unfinished.size === 0 && Date.now() - quietSince > 700).toBe(true);
  await signIn(page, OWNER);
  await expect(page.getByRole('button', { name: /Menú de/ })).toBeVisible();
  await quiet();
  await page.getByRole('button', { name: /Menú de/ }).click();
  const signOut = page.getByRole('menuitem', { name: 'Cerrar sesión' });
  await expect(signOut).toBeVisible();
  await quiet();
  await context.setOffline(true);
  await signOut.click();
  await expect(page.getByRole('heading', { name: 'Te damos la bienvenida' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await context.setOffline(false);
  await page.goto('/agenda');
  await expect(page).toHaveURL(/\/login/);
});
