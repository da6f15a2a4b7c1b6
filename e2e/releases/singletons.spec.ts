import { OWNER } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { expect, signIn, test } from '../fixtures/test';

/** Text that occurs in exactly one file of each library, whatever the bundler calls its modules. */
const MARKS = {
  react: /react\.transitional\.element/,
  'react-dom': /__reactContainer\$|reactContainer\$/,
  fluent: /fui-FluentProvider/,
  router: /useRoutes\(\) may be used only in the context of a <Router>|<Router> inside another <Router>/,
};

test('after visiting both remotes there is one React, one Fluent and one router in the page', async ({ page }) => {
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    scripts.set(new URL(response.url()).pathname, await response.text().catch(() => ''));
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.chooseClubIfAsked();
  await agenda.shown();
  await page.waitForLoadState('networkidle');

  const remotes = [...scripts.keys()].filter((path) => path.startsWith('/remotes/'));
  expect(remotes.some((path) => path.includes('mfe-agenda'))).toBe(true);
  expect(remotes.some((path) => path.includes('mfe-public'))).toBe(true);
  for (const [library, mark] of Object.entries(MARKS)) {
    const holders = [...scripts].filter(([, text]) => mark.test(text)).map(([path]) => path);
    expect(holders.length, `${library} is in ${holders.join(', ') || 'no file'}`).toBeGreaterThan(0);
    expect(
      holders.filter((path) => path.startsWith('/remotes/')),
      `${library} in a remote`,
    ).toEqual([]);
  }
  // each React instance has its own container key, each style renderer its own style elements
  const counts = await page.evaluate(() => {
    const roots = new Set<string>();
    for (const element of document.querySelectorAll('*'))
      for (const key of Object.keys(element)) if (key.startsWith('__reactContainer$')) roots.add(key);
    const buckets = [...document.querySelectorAll('style[data-make-styles-bucket]')].map(
      (e) =>
        `${e.getAttribute('data-make-styles-bucket')} ${e.getAttribute('media') ?? ''} ${e.getAttribute('data-priority') ?? ''}`,
    );
    return { reactDoms: roots.size, buckets: buckets.length, kinds: new Set(buckets).size };
  });
  expect(counts.reactDoms).toBe(1);
  expect(counts.buckets).toBe(counts.kinds);
});
