import type { Page } from '@playwright/test';
import { OWNER } from '../fixtures/accounts';
import { Agenda, emptyDay } from '../fixtures/agenda';
import { axeFindings } from '../fixtures/axe';
import { shiftsOf, watchShifts } from '../fixtures/layout-shifts';
import { staffScreens } from '../fixtures/remote-screens';
import { expect, test, withSession } from '../fixtures/test';

const PUBLIC_SCREENS = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=none',
  '/invitation?token=none',
];
/** Screens of the shell, and screens of remotes with more than one look; their others follow from the descriptors. */
const SPECIAL_SCREENS = [
  '/select-club',
  '/profile',
  '/onboarding',
  ...['hours', 'prices', 'deposit', 'team', 'mercadopago', 'audit'].map((tab) => `/club-config?tab=${tab}`),
  '/oauth/mercadopago/callback?error=access_denied',
  '/items/stock?view=movements',
  '/items/stock?view=count',
  '/agenda?view=horizontal',
  '/agenda?view=month',
  `/agenda?date=${emptyDay(9)}`,
];

const DRAWERS = [
  '/players?player=new',
  '/courts?court=new',
  '/club-config?tab=prices&rule=new',
  '/club-config?tab=team&member=new',
  '/buffet?panel=customer',
  '/buffet/cash?panel=count',
];

// each test visits all screens, so they are shared out among the workers
test.describe.configure({ mode: 'parallel' });

type Examine = (name: string) => Promise<void>;

async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // a screen counts when it has loaded
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await loaded(page);
}

async function enter(page: Page): Promise<void> {
  await watchShifts(page);
  await page.goto('/login');
  await page.getByRole('textbox').first().fill(OWNER);
  await page.locator('input[type=password]').fill('Demo1234!');
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/select-club');
  await page.getByRole('button', { name: /Palermo/ }).click();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path.startsWith('/agenda')) await new Agenda(page).shown();
  else await settled(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  expect.soft(await shiftsOf(page), `what moves while ${path} loads`).toBeLessThan(0.02);
}

/** Opens each screen that does not follow from a descriptor, and passes it to `examine` when it has settled. */
async function eachSpecialScreen(page: Page, examine: Examine): Promise<void> {
  for (const path of PUBLIC_SCREENS) {
    await page.goto(path);
    await page.waitForLoadState('load');
    await settled(page);
    await examine(path);
  }
  await enter(page);
  for (const path of SPECIAL_SCREENS) {
    await open(page, path);
    await examine(path);
  }
}

/** Does the same with the screens that descriptors name. */
async function eachStaffScreen(page: Page, examine: Examine): Promise<void> {
  await enter(page);
  for (const path of staffScreens()) {
    await open(page, path);
    await examine(path);
  }
  await page.goto('/reservas');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/event\//);
  await settled(page);
  await examine('event');
  await page.goto(page.url().replace('/event/', '/detalle-reserva/'));
  await expect(page.getByRole('article')).toBeVisible();
  await examine('booking detail');
}

/** Does the same with drawers and dialogs, and each of their tabs. */
async function eachDrawer(page: Page, examine: Examine): Promise<void> {
  await enter(page);
  for (const drawer of DRAWERS) {
    await page.goto(drawer);
    await expect(page.getByRole('dialog')).toBeVisible();
    await examine(drawer);
  }
  const eachTab = async (drawer: string) => {
    const tabs = page.getByRole('dialog').getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    for (const tab of await tabs.all()) {
      await tab.click();
      await loaded(page);
      await examine(`${drawer} drawer: ${await tab.textContent()}`);
    }
  };
  await page.goto('/players');
  await page.getByRole('table').getByRole('link').first().click();
  await eachTab('player');
  await page.goto('/agenda');
  await new Agenda(page).shown();
  await page.getByRole('grid').getByRole('gridcell').nth(2).click();
  await eachTab('booking');
}

const PARTS = { 'special screen': eachSpecialScreen, 'staff screen': eachStaffScreen, drawer: eachDrawer };

/** Finds message keys shown instead of their texts; people's email addresses look alike. */
const rawKeys = (page: Page) =>
  page.evaluate(() => {
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts, scripts and hidden parts do not
    const shown = document.body.innerText.replace(/\S+@\S+/g, '');
    return shown.match(/\b[a-z]+\.(?:[a-z]+[A-Z]?\w*)(?:\.\w+)*\b/g) ?? [];
  });

const isKey = (word: string) => !/\.(test|com|ar|net|org|html)$/.test(word) && !/^(a|p)\.m$/.test(word);

/** Finds duplicate ids, since a label acts on the first control with its id, even if it is placed beside another. */
const twice = (page: Page) =>
  page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    return ids.filter((id, i) => ids.indexOf(id) !== i);
  });

/** Finds percentages with a space before the sign, as only Spanish writes them. */
const foreignShares = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.lang === 'es') return [];
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts
    return document.body.innerText.match(/\d+\s%/g) ?? [];
  });

const WIDTHS = [1440, 820, 390];

/**
 * Returns the pixels by which the page is wider than its window. Looks again for a moment, since a screen that follows
 * its width by script does so a frame later.
 */
async function overflow(page: Page): Promise<number> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect
    .poll(excess, { timeout: 2000 })
    .toBeLessThanOrEqual(0)
    .catch(() => undefined);
  return excess();
}

/** Checks the page at each width, beginning and ending with `width`, and returns what is wrong. */
async function problems(page: Page, width: number): Promise<string[]> {
  const found: string[] = [];
  for (const other of [width, ...WIDTHS.filter((candidate) => candidate !== width)]) {
    await page.setViewportSize({ width: other, height: 900 });
    const excess = await overflow(page);
    if (excess > 0) found.push(`${excess} px wider than a window of ${other} px`);
    for (const key of (await rawKeys(page)).filter(isKey)) found.push(`${key} is not translated`);
    for (const share of await foreignShares(page)) found.push(`${share} is written as in Spanish`);
    for (const id of await twice(page)) found.push(`${id} stands twice`);
  }
  await page.setViewportSize({ width, height: 900 });
  return found;
}

/** Returns what is found twice, a second apart: a fault that ends with an animation is not one of the screen. */
async function lasting(page: Page, find: () => Promise<string[]>): Promise<string[]> {
  const first = await find();
  if (first.length === 0) return [];
  await page.waitForTimeout(1000);
  const second = await find();
  return first.filter((finding) => second.includes(finding));
}

interface Look {
  width: number;
  language: 'es' | 'pt' | 'en';
  theme: 'light' | 'dark';
  axe: boolean;
}
/** Looks of a screen. Axe takes as long as all the rest, so it checks each colour mode once. */
const LOOKS: Look[] = [
  { width: 1440, language: 'es', theme: 'light', axe: true },
  { width: 820, language: 'pt', theme: 'dark', axe: true },
  { width: 390, language: 'en', theme: 'light', axe: false },
];

/** Text of the screen, or of what is open over it. Each belongs to one remote, whose catalogue changes at once. */
const shownText = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('[role$=dialog]') ?? document.querySelector('main');
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts
    return shown?.innerText;
  });

/** Chooses language and colours in another tab, which the page follows without a load. */
async function changeLook(page: Page, settings: Page, { width, language, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) !== language) {
    const before = await shownText(page);
    await settings.evaluate(
      (entries) => {
        for (const [key, value] of Object.entries(entries))
          localStorage.setItem(
            key,
            JSON.stringify({ value, timestamp: Date.now(), category: 'persistent', version: '' }),
          );
      },
      { language, theme },
    );
    await expect.poll(() => shownText(page), { message: `the texts in ${language}` }).not.toBe(before);
  }
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('data-theme', theme);
}

for (const [part, each] of Object.entries(PARTS)) {
  test(`no ${part} moves while it loads, sticks out at any width, is untranslated or has a finding of axe`, async ({
    page,
    context,
  }) => {
    test.slow();
    const settings = await context.newPage();
    await settings.goto('/api/health');
    const found: string[] = [];
    // the next screen opens in the look that the last one had
    let looks = LOOKS;
    await each(page, async (name) => {
      for (const look of looks) {
        await changeLook(page, settings, look);
        const findings = await lasting(page, async () => [
          ...(look.axe ? await axeFindings(page) : []),
          ...(await problems(page, look.width)),
        ]);
        found.push(...findings.map((finding) => `${name} in ${look.language}, ${look.theme}: ${finding}`));
      }
      looks = looks.toReversed();
    });
    await changeLook(page, settings, LOOKS[0] as Look);
    expect(found).toEqual([]);
  });
}

test('a booking can be made, moved and cancelled with the keyboard alone', async ({ page }) => {
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(emptyDay(10));
  const freeSlot = agenda.grid.getByRole('gridcell', { name: /libre/ });
  for (let stops = 0; stops < 40 && (await freeSlot.count()) === 0; stops++) await page.keyboard.press('Tab');
  await expect(freeSlot).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(agenda.drawer).toBeVisible();
  await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).focus();
  await page.keyboard.press('Enter');
  await expect(agenda.drawer.getByRole('combobox', { name: 'Agregar jugadores' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(agenda.drawer).toBeHidden();
  const booking = agenda.grid.getByRole('gridcell', { name: /Pádel 1, Turno/ });
  await expect(booking).toHaveCount(1);
  const before = await booking.getAttribute('aria-label');
  await booking.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => booking.getAttribute('aria-label').catch(() => before)).not.toBe(before);
  await booking.focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Sí, cancelar la reserva' }).press('Enter');
  await expect(booking).toHaveCount(0);
});
