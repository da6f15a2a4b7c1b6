import { OWNER } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { expect, signIn, test } from '../fixtures/test';
import { releaseViteRemote, removeViteRemote } from '../fixtures/vite-remote';

test.afterEach(({ service }) => removeViteRemote(service.dataDir));

test('a remote that Vite built loads, shares React and leaves without a trace', async ({ page, service }) => {
  await releaseViteRemote(service.dataDir);
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/remotes/mfe-vite/') && pathname.endsWith('.js'))
      scripts.set(pathname, await response.text().catch(() => ''));
  });
  await signIn(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.chooseClubIfAsked();
  await agenda.shown();
  const remote = page.locator('[data-remote="mfe-vite"]');

  const visit = async () => {
    await page.getByRole('link', { name: 'Hecho con Vite' }).click();
    await expect(remote.getByRole('heading', { level: 1 })).toHaveText('Olivia Ortega');
    await remote.getByRole('button').click();
    await expect(remote.getByRole('button')).toHaveText('Clics: 1');
  };
  const leave = async () => {
    await page.getByRole('link', { name: 'Agenda', exact: true }).click();
    await agenda.shown();
    await expect(remote).toHaveCount(0);
  };

  await visit();
  // its hooks ran in the shell's React, whose roots are the only ones
  const roots = await page.evaluate(() => {
    const keys = [...document.querySelectorAll('*')].flatMap((element) => Object.keys(element));
    return new Set(keys.filter((key) => key.startsWith('__reactContainer$'))).size;
  });
  expect(roots).toBe(1);
  expect(scripts.size).toBeGreaterThan(0);
  for (const [path, text] of scripts)
    expect(text, `${path} contains React or Fluent`).not.toMatch(/react\.transitional\.element|fui-FluentProvider/);

  await leave();
  const traces = () =>
    page.evaluate(() => ({
      globals: Object.keys(window).length,
      styles: document.querySelectorAll('style, link[rel="stylesheet"]').length,
      body: document.body.children.length,
    }));
  const before = await traces();
  await visit();
  await leave();
  expect(await traces()).toEqual(before);
});
