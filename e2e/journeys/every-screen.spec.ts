import type { Page } from '@playwright/test';
import { OWNER } from '../fixtures/accounts';
import { Agenda, emptyDay } from '../fixtures/agenda';
import { axeFindings } from '../fixtures/axe';
import { staffScreens } from '../fixtures/remote-screens';
import { expect, test, withSession } from '../fixtures/test';

const PUBLIC_SCREENS = ['/', '/login', '/register', '/forgot-password', '/reset-password?token=none'];
/** Screens of the shell, and screens of remotes with more than one look; their others follow from the descriptors. */
const LOOKS = [
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
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

type Look = (name: string) => Promise<void>;

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
  await page.goto('/login');
  await page.getByRole('textbox').first().fill(OWNER);
  await page.locator('input[type=password]').fill('Demo1234!');
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/select-club');
  await page.getByRole('button', { name: /Palermo/ }).click();
}

/** Opens each screen and passes it to `look` when it has settled. */
async function eachScreen(page: Page, look: Look): Promise<void> {
  for (const path of PUBLIC_SCREENS) {
    await page.goto(path);
    await page.waitForLoadState('load');
    await settled(page);
    await look(path);
  }
  await enter(page);
  for (const path of [...staffScreens(), ...LOOKS]) {
    await page.goto(path);
    if (path.startsWith('/agenda')) await new Agenda(page).shown();
    else await settled(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await look(path);
  }
  await page.goto('/reservas');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/event\//);
  await settled(page);
  await look('event');
  await page.goto(page.url().replace('/event/', '/detalle-reserva/'));
  await expect(page.getByRole('article')).toBeVisible();
  await look('booking detail');
}

/** Does the same with drawers and dialogs, and each of their tabs. */
async function eachDrawer(page: Page, look: Look): Promise<void> {
  await enter(page);
  for (const drawer of DRAWERS) {
    await page.goto(drawer);
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(drawer);
  }
  const eachTab = async (drawer: string) => {
    const tabs = page.getByRole('dialog').getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    for (const tab of await tabs.all()) {
      await tab.click();
      await loaded(page);
      await look(`${drawer} drawer: ${await tab.textContent()}`);
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

const PARTS = { screen: eachScreen, drawer: eachDrawer };

/** Finds message keys shown instead of their texts; people's email addresses look alike. */
const rawKeys = (page: Page) =>
  page.evaluate(() => {
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts, scripts and hidden parts do not
    const shown = document.body.innerText.replace(/\S+@\S+/g, '');
    return shown.match(/\b[a-z]+\.(?:[a-z]+[A-Z]?\w*)(?:\.\w+)*\b/g) ?? [];
  });

const BROWSER_LOCALE = { es: 'es-AR', en: 'en-US', pt: 'pt-BR' } as const;

const isKey = (word: string) => !/\.(test|com|ar|net|org|html)$/.test(word) && !/^(a|p)\.m$/.test(word);

/** Finds duplicate ids: a label works the first control with its id, whichever it stands beside. */
const twice = (page: Page) =>
  page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    return ids.filter((id, i) => ids.indexOf(id) !== i);
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
async function problems(page: Page, width: number, language: string): Promise<string[]> {
  const found: string[] = [];
  for (const other of [width, ...WIDTHS.filter((candidate) => candidate !== width)]) {
    await page.setViewportSize({ width: other, height: 900 });
    const excess = await overflow(page);
    if (excess > 0) found.push(`${excess} px wider than a window of ${other} px`);
    for (const key of (await rawKeys(page)).filter(isKey)) found.push(`${key} is not translated`);
    for (const id of await twice(page)) found.push(`${id} stands twice`);
  }
  await page.setViewportSize({ width, height: 900 });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  return found;
}

/** Returns what is found twice, a second apart: what passes with an animation is no fault of the screen. */
async function lasting(page: Page, find: () => Promise<string[]>): Promise<string[]> {
  const first = await find();
  if (first.length === 0) return [];
  await page.waitForTimeout(1000);
  const second = await find();
  return first.filter((finding) => second.includes(finding));
}

// axe takes as long as all the rest, so it checks each colour mode once
for (const { width, language, scheme, axe } of [
  { width: 1440, language: 'es', scheme: 'light', axe: true },
  { width: 820, language: 'pt', scheme: 'dark', axe: true },
  { width: 390, language: 'en', scheme: 'light', axe: false },
] as const) {
  test.describe(`${language}, ${scheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: scheme, locale: BROWSER_LOCALE[language] });

    for (const [part, each] of Object.entries(PARTS)) {
      const title = `nothing sticks out of any ${part} at any width, every text is translated`;
      test(axe ? `${title}, axe finds nothing at ${width} px` : title, async ({ page }) => {
        test.slow();
        const found: string[] = [];
        await each(page, async (name) => {
          const findings = await lasting(page, async () => [
            ...(axe ? await axeFindings(page) : []),
            ...(await problems(page, width, language)),
          ]);
          found.push(...findings.map((finding) => `${name}: ${finding}`));
        });
        expect(found).toEqual([]);
      });
    }
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
