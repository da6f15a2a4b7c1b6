import type { Page } from '@playwright/test';
import { OWNER } from '../fixtures/accounts';
import { expect, test, withSession } from '../fixtures/test';
import { atTheClub } from '../fixtures/till';

test.use({ hasTouch: true, viewport: { width: 820, height: 900 } });

/** A screen of each kind and remote; what makes their controls large is one style sheet. */
const SCREENS = [
  '/agenda',
  '/reservas',
  '/players?player=new',
  '/courts?court=new',
  '/club-config',
  '/buffet',
  '/events-summary',
  '/subscription',
  '/profile',
];

/** Fluent's controls and the native ones that stand for themselves; links in tables have their row's height. */
const CONTROLS = '.fui-Button, .fui-Input, .fui-Select, .fui-Combobox, .fui-Dropdown, select, summary, [role=menuitem]';

/** Returns the controls that are lower than a finger needs, by name and size. */
const lowControls = (page: Page) =>
  page.locator(CONTROLS).evaluateAll((elements) =>
    elements
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0 && box.height < 44)
      .map(({ element, box }) => `${element.ariaLabel ?? element.textContent}: ${box.width} × ${box.height}`),
  );

/** Returns the fields of the screen, or of what is open over it, that lie one over another. */
const overlappingFields = (page: Page) =>
  page.evaluate(() => {
    const scope = document.querySelector('[role=dialog]') ?? document.querySelector('main') ?? document.body;
    const boxes = [...scope.querySelectorAll('.fui-Input, .fui-Select')].map((field) => field.getBoundingClientRect());
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => isOver(a, b))).map(({ x, y }) => `${x}, ${y}`);
  });

test('controls have room for a finger on the screens of each remote, and nothing sticks out', async ({ page }) => {
  await withSession(page, OWNER);
  await page.goto('/agenda');
  await atTheClub(page);
  for (const screen of SCREENS) {
    await page.goto(screen);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const at = `${screen} at ${width} px`;
      expect.soft(await lowControls(page), at).toEqual([]);
      expect.soft(await overlappingFields(page), at).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(wider, at).toBe(0);
    }
  }
});

test('the cash is counted with a finger: the list of banknotes opens by a touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withSession(page, OWNER);
  await page.goto('/agenda');
  await atTheClub(page);
  await page.goto('/buffet/cash');
  await page.getByRole('button', { name: 'Contar y cerrar' }).tap();
  await page.getByText('Contar por billetes').tap();
  await page.getByLabel('Billetes de $ 500').fill('3');
  await expect(page.getByLabel('Efectivo')).toHaveValue('1.500');
  expect(await lowControls(page)).toEqual([]);
});
