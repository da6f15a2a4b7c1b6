import { expect, test } from '../fixtures/test';

test('a visitor compares the plans by billing period, and goes on to open an account', async ({ page }) => {
  await page.goto('/#pricing');
  await page.locator('label', { hasText: 'Anual' }).click();
  await expect(page.getByRole('radio', { name: /^Anual/ })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Premium Plus' })).toBeVisible();
  await page.locator('main a[href="/register"]').first().click();
  await expect(page).toHaveURL(/\/register$/);
});
