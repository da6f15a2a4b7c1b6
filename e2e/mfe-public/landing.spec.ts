import { axeFindings } from '../fixtures/axe';
import { shiftsOf, watchShifts } from '../fixtures/layout-shifts';
import { expect, test } from '../fixtures/test';

test('a visitor compares the plans by billing period, and goes on to open an account', async ({ page }) => {
  await page.goto('/#pricing');
  await page.locator('label', { hasText: 'Anual' }).click();
  await expect(page.getByRole('radio', { name: /^Anual/ })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Premium Plus' })).toBeVisible();
  await page.locator('main a[href="/register"]').first().click();
  await expect(page).toHaveURL(/\/register$/);
});

test('without scripts a visitor reads the page and its prices in their language', async ({ browser, service }) => {
  const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled: false, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Todo o seu clube, em uma só agenda' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'R$\u00a044.200' }).first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de privacidade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Política de privacidade' })).toBeVisible();
  await context.close();
});

test('scripts take the content over in one step: nothing moves, and nothing is out of reach', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/');
  await expect(page.locator('#first-page')).toHaveCount(0);
  expect(await shiftsOf(page)).toBeLessThan(0.01);
  await page.locator('summary').first().click();
  await expect(page.getByText('Creás tu cuenta con tu correo')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

for (const [path, locale, colorScheme] of [
  ['/', 'en-US', 'dark'],
  ['/privacy', 'pt-BR', 'light'],
  ['/terms', 'es-AR', 'dark'],
] as const) {
  test.describe(`${path}, ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test('axe finds nothing on the page', async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('#first-page')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
