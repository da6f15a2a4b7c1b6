import type { Page } from '@playwright/test';
import { OWNER } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { pageMemory, timersOf, watchLeaks } from '../fixtures/page-memory';
import { computedStyles, strayRules } from '../fixtures/page-styles';
import { expect, fillSignIn, test } from '../fixtures/test';
import { Till } from '../fixtures/till';

/** Text that occurs in one file of each library alone, whatever the bundler calls its modules. */
const MARKS = {
  react: /react\.transitional\.element/,
  'react-dom': /__reactContainer\$|reactContainer\$/,
  fluent: /fui-FluentProvider/,
  'style renderer': /data-make-styles-bucket/,
  router: /may be used only in the context of a <Router>/,
  intl: /MISSING_TRANSLATION/,
  'single-spa': /single-spa minified message/,
  'query client': /MutationCache|QueryClient set/,
  zustand: /getInitialState/,
};

const REMOTES = { public: 'mfe-public', agenda: 'mfe-agenda', buffet: 'mfe-buffet' } as const;
type Name = keyof typeof REMOTES;
/** Tour that goes from each remote to each other one. */
const TOUR: Name[] = ['agenda', 'buffet', 'agenda', 'public', 'buffet', 'public'];

/** Waits until a remote's screen is complete: it has finished loading, and the page has no other remote. */
async function shown(page: Page, name: Name): Promise<void> {
  const screen = page.locator(`[data-remote="${REMOTES[name]}"][data-module="./app"]`);
  if (name === 'agenda') await new Agenda(page).shown();
  else if (name === 'buffet') await expect(new Till(page).tiles.getByRole('button').first()).toBeVisible();
  // the claim is the first paragraph once the catalogue is there
  else await expect(screen.getByText(/^Más de \S+ clubes ya juegan/)).toBeVisible();
  await expect(screen).toHaveCount(1);
  await expect(page.locator('[data-module="./app"]')).toHaveCount(1);
}

const historyIndex = (page: Page) => page.evaluate(() => window.history.state?.idx as number);
const menu = { agenda: 'Agenda', buffet: 'Buffet' } as const;

/** Goes to a remote within the document: by the menu, or through the history where no menu leads. */
async function visit(page: Page, name: Name, places: Map<Name, number>): Promise<void> {
  const onPublic = await page.locator(`[data-remote="${REMOTES.public}"]`).count();
  if (name !== 'public' && !onPublic)
    await page.getByRole('navigation').getByRole('link', { name: menu[name], exact: true }).click();
  else {
    const steps = (places.get(name) as number) - (await historyIndex(page));
    await page.evaluate((by) => window.history.go(by), steps);
  }
  await shown(page, name);
  places.set(name, await historyIndex(page));
}

/** Opens the public page and signs in from there, all in one document. Returns the places in its history. */
async function start(page: Page): Promise<Map<Name, number>> {
  const places = new Map<Name, number>();
  await page.goto('/');
  await shown(page, 'public');
  places.set('public', await historyIndex(page));
  await page.evaluate(() => Object.assign(window, { firstDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await fillSignIn(page, OWNER);
  await new Agenda(page).chooseClubIfAsked();
  await shown(page, 'agenda');
  places.set('agenda', await historyIndex(page));
  return places;
}

const isSameDocument = (page: Page) => page.evaluate(() => 'firstDocument' in window);

test('from each remote to each other there is one of each library, no id twice, and no style of one on another', async ({
  page,
}) => {
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    scripts.set(new URL(response.url()).pathname, await response.text().catch(() => ''));
  });
  const places = await start(page);
  const styles = new Map<Name, string[]>();
  const pairs = new Set<string>();
  let last: Name = 'public';
  for (const name of TOUR) {
    if (name !== 'agenda' || pairs.size > 0) await visit(page, name, places);
    pairs.add(`${last} → ${name}`);
    last = name;
    const before = styles.get(name);
    const now = await computedStyles(page, REMOTES[name]);
    expect(now.length).toBeGreaterThan(1000);
    if (before)
      expect(
        now.filter((value, i) => value !== before[i]),
        `${name} looks as before`,
      ).toEqual([]);
    styles.set(name, now);
    expect(await strayRules(page), `style rules on ${name}`).toEqual([]);
    expect(await idsTwice(page), `ids on ${name}`).toEqual([]);
  }
  expect(pairs.size).toBe(6);
  expect(await isSameDocument(page)).toBe(true);

  const loaded = [...scripts.keys()];
  for (const name of Object.values(REMOTES))
    expect(
      loaded.some((path) => path.startsWith(`/remotes/${name}/`)),
      name,
    ).toBe(true);
  for (const [library, mark] of Object.entries(MARKS)) {
    const holders = loaded.filter((path) => mark.test(scripts.get(path) ?? ''));
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

const idsTwice = (page: Page) =>
  page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    return ids.filter((id, i) => ids.indexOf(id) !== i);
  });

/** Waits until the agenda has drawn its whole day: what lies outside of the window follows a second after what is seen. */
async function wholeDayDrawn(page: Page): Promise<void> {
  const elements = () => page.locator('*').count();
  const growth = async () => {
    const before = await elements();
    await page.waitForTimeout(1500);
    return (await elements()) - before;
  };
  await expect.poll(growth).toBe(0);
}

const VISITS = 50;
const MAX_GROWTH_BYTES = 1_000_000;

test(`after ${VISITS} visits no listener, timer or detached tree is left, and the heap has grown by less than 1 MB`, async ({
  page,
}) => {
  await watchLeaks(page);
  const places = await start(page);
  const round = async (visits: number) => {
    for (let i = 0; i < visits; i++) await visit(page, i % 2 ? 'agenda' : 'buffet', places);
  };
  // what is created once, such as caches of queries and of compiled code
  await round(10);
  await wholeDayDrawn(page);
  let before = await pageMemory(page);
  let after = before;
  // some things are created once, but late; what is left behind at each visit is there after the second time, too
  for (let times = 0; times < 2; times++) {
    before = after;
    await round(VISITS);
    // single-spa's timers for slow lifecycles run on for 20 seconds and hold the screen that they watched
    await expect.poll(() => timersOf(page), { timeout: 40_000 }).toBeLessThanOrEqual(before.timers);
    after = await pageMemory(page);
    if (after.nodes - before.nodes < VISITS && after.listeners - before.listeners < VISITS / 5) break;
  }
  const report = JSON.stringify({ before, after });
  test.info().annotations.push({ type: 'memory', description: report });
  expect(await isSameDocument(page)).toBe(true);
  expect(after.heap - before.heap, report).toBeLessThan(MAX_GROWTH_BYTES);
  // one left behind at each visit to one of the remotes would be 25 listeners, or 50 nodes: an element and its text
  expect(after.listeners - before.listeners, report).toBeLessThan(VISITS / 5);
  expect(after.nodes - before.nodes, report).toBeLessThan(VISITS);
  expect(after.globalListeners - before.globalListeners, report).toBe(0);
});
