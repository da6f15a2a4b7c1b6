import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { ROOT } from '../../tools/bundling/workspace.mjs';
import { MANAGER } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { messagesOfBroken } from '../fixtures/broken-remote';
import { createStallingProxy } from '../fixtures/stalling-proxy';
import { expect, test, withSession } from '../fixtures/test';

const MANIFEST = /\/remotes\/mfe-agenda\/[^/]+\/mf-manifest\.json/;
const ENTRY = /\/remotes\/mfe-agenda\/[^/]+\/static\/remoteEntry/;
const APP = /\/remotes\/mfe-agenda\/[^/]+\/static\/expose-app/;
const APP_SCRIPT = /\/remotes\/mfe-agenda\/[^/]+\/static\/expose-app[^/]*\.js/;
const APP_STYLES = /\/remotes\/mfe-agenda\/[^/]+\/static\/expose-app[^/]*\.css/;
const ALL = /\/remotes\/mfe-agenda\//;

const html = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>index</title><div id="root"></div>' });
const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' });
/** Adds a byte, as a broken or hostile cache might: its checksum is wrong. */
const altered = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n` });
};
const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
const json = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body });
const FAULTS: [name: string, files: RegExp, fault: (route: Route) => Promise<void>, reason: RegExp][] = [
  ['every file is missing', ALL, missing, /^manifest$/],
  ['the manifest is a page of HTML', MANIFEST, html, /integrity/],
  ['the manifest is cut off', MANIFEST, json('{"id":"mfe_agenda","metaDa'), /integrity/],
  ['the manifest is empty', MANIFEST, json('{}'), /integrity/],
  ['the entry is missing', ENTRY, missing, /^entry$/],
  ['the entry is a page of HTML', ENTRY, html, /integrity/],
  ['the entry throws', ENTRY, script('throw new Error("boom")'), /integrity/],
  ['the app chunk is missing', APP, missing, /^chunk$/],
  ['the app chunk is a page of HTML', APP, html, /integrity/],
  ['a byte of the manifest is altered', MANIFEST, altered, /integrity/],
  ['a byte of the entry is altered', ENTRY, altered, /integrity/],
  ['a byte of the app chunk is altered', APP_SCRIPT, altered, /integrity/],
  ['a byte of a style sheet is altered', APP_STYLES, altered, /integrity/],
  ['the app throws while loading', APP, script('throw new Error("boom")'), /integrity/],
];

/** Message of the browser when the proxy of a test closes under a page. */
const CLOSED = /^error: Failed to load resource: net::ERR_(INCOMPLETE_CHUNKED_ENCODING|CONNECTION_REFUSED) /;

/** Message of the shell about a registry that does not answer, if the journey outlasts the time limit. */
const UNREAD = /^error: the registry of remotes could not be read TimeoutError/;

/** Messages of the shell about its own calls and chunks that were on their way when a journey moved the clock on. */
const OVERTAKEN =
  /^(error: |warning: a part of the page is missing )ChunkLoadError: Loading chunk \d+ failed\.\s+\(timeout: |^warning: no ticket for the stream AppError: timeout/;

/** Report of the shell about a screen that throws. */
const THROWN = /^error: \{"event":"remote_error","remote":"mfe-agenda@[^"]*","phase":"render"/;

test.use({ expectedInConsole: [messagesOfBroken('mfe-agenda')] });

/** Limit in which a remote is back once its files are; asserted once, since the machine may be busy. */
const BACK_MS = 5000;

for (const [name, files, fault, reason] of FAULTS) {
  test(`${name}: the shell goes on, a panel says so, and it comes back by itself`, async ({ page }) => {
    await signInWithoutAgenda(page);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.route(files, fault);
    await page.getByRole('link', { name: 'Agenda' }).click();
    const panel = page.getByRole('main').getByRole('alert');
    await expect(panel).toContainText('ChunkLoadError', { timeout: 30_000 });
    await expect(panel).toHaveAttribute('data-reason', reason);

    // the other remote shares no file with this one, so that one fault shows it for all
    if (files === ALL) await otherRemoteIsUsable(page);
    await shellIsUsable(page);
    await page.getByRole('link', { name: 'Agenda' }).click();
    await expect(panel).toContainText('ChunkLoadError', { timeout: 30_000 });
    await page.unroute(files);
    await expect(panel).toBeHidden(files === ALL ? { timeout: BACK_MS } : {});
    await new Agenda(page).shown();
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });
}

const STALLS: [name: string, files: RegExp, limit: string, reason: RegExp][] = [
  ['the manifest', MANIFEST, '00:11', /timeout/],
  ['the entry', ENTRY, '02:01', /timeout/],
  ['the app chunk', APP, '02:01', /timeout|chunk/],
];

/** Matches the shell's chunk with the shared module that the agenda alone needs at once: luxon. */
function clockChunk(): RegExp {
  const folder = path.join(ROOT, 'shell/dist/static');
  const name = readdirSync(folder).find(
    (file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes('Invalid DateTime'),
  );
  return new RegExp(`/static/${name?.replaceAll('.', '\\.')}$`);
}

test.describe('what never arrives', () => {
  // a clock that is moved on also passes the time limits of the registry and of what a busy machine still loads
  test.use({ expectedInConsole: [messagesOfBroken('mfe-agenda', CLOSED, UNREAD, OVERTAKEN)] });

  for (const [name, files, limit, reason] of STALLS) {
    test(`${name} never arrives: the page gives up, says so, and retry asks again`, async ({ page, service }) => {
      const network = await createStallingProxy(service.url);
      await page.clock.install();
      try {
        await withSession(page, MANAGER, network.url);
        await page.goto(`${network.url}/profile`);
        // else the moved clock ends what the shell is still loading, such as its live events
        await page.waitForLoadState('networkidle');
        network.stall(files);
        const asked = page.waitForRequest(files);
        await page.getByRole('link', { name: 'Agenda' }).click();
        await asked;
        // the preloads come first
        if (files !== MANIFEST)
          await expect(page.locator(`script[src*="${files === APP ? 'expose-app' : 'remoteEntry'}"]`)).toBeAttached();
        await page.clock.fastForward(limit);
        const panel = page.getByRole('main').getByRole('alert');
        await expect(panel).toContainText('ChunkLoadError', { timeout: 30_000 });
        await expect(panel).toHaveAttribute('data-reason', reason);
        network.stall(null);
        await panel.getByRole('button', { name: 'Reintentar' }).click();
        await new Agenda(page).shown();
      } finally {
        network.close();
      }
    });
  }

  test('a shared module never arrives: after ten seconds a retry asks for it at another address', async ({
    page,
    service,
  }) => {
    const network = await createStallingProxy(service.url);
    await page.clock.install();
    try {
      await withSession(page, MANAGER, network.url);
      await page.goto(`${network.url}/profile`);
      // the address that hangs goes on hanging, as a connection does
      const chunk = clockChunk();
      network.stall(chunk);
      const asked = page.waitForRequest(chunk);
      await page.getByRole('link', { name: 'Agenda' }).click();
      await asked;
      await page.clock.fastForward('00:11');
      await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
      await new Agenda(page).shown();
    } finally {
      network.close();
    }
  });

  test('every remote and the registry are dead at boot: the shell does not wait for them', async ({ page }) => {
    await signInWithoutAgenda(page);
    let answered = false;
    await page.route('**/api/remotes', () => new Promise(() => {}));
    page.on('response', (response) => {
      answered ||= response.url().endsWith('/api/remotes');
    });
    await page.route('**/remotes/**', missing);
    const asked = page.waitForRequest('**/api/remotes');
    await page.reload();
    await asked;
    await expect(page.getByRole('main')).toContainText(MANAGER);
    await page
      .getByRole('button', { name: /Usar modo/ })
      .first()
      .click();
    expect(answered).toBe(false);
  });
});

test.describe('a screen that throws', () => {
  test.use({ expectedInConsole: [messagesOfBroken('mfe-agenda', THROWN)] });

  test('a screen that throws while it renders leaves the shell whole, and retry renders it again', async ({ page }) => {
    await signInWithoutAgenda(page);
    await page.route('**/api/club/clubs/*/courts', (route) =>
      // an answer that the contract does not allow makes the screen throw
      route.fulfill({ contentType: 'application/json', body: '{"data":[null]}' }),
    );
    await page.getByRole('link', { name: 'Agenda' }).click();
    const panel = page.getByTestId('remote-error');
    await expect(panel).toBeVisible({ timeout: 20_000 });
    await otherRemoteIsUsable(page);
    await shellIsUsable(page);
    await page.getByRole('link', { name: 'Agenda' }).click();
    await expect(panel).toBeVisible();
    await page.unroute('**/api/club/clubs/*/courts');
    await panel.getByRole('button', { name: 'Reintentar' }).click();
    await new Agenda(page).shown();
  });
});

/** Opens a screen of the shell, as somebody with one club, before the remote was ever requested. */
async function signInWithoutAgenda(page: Page): Promise<void> {
  await withSession(page, MANAGER);
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText(MANAGER);
}

/** Checks the chrome and another remote. */
async function otherRemoteIsUsable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Buffet', exact: true }).click();
  await expect(page.locator('[data-remote="mfe-buffet"] button').first()).toBeVisible();
}

/** Checks the chrome and a screen of the shell. */
async function shellIsUsable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mi perfil' }).click();
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByRole('main')).toContainText(MANAGER);
}
