import { STAFF } from '../fixtures/accounts';
import { expect, signIn, test } from '../fixtures/test';

test('the menu leads to the courts of the club', async ({ page }) => {
  await signIn(page, STAFF);
  await page.getByRole('navigation').getByRole('link', { name: 'Example' }).click();
  await expect(page).toHaveURL(/\/example$/);
  await expect(page.getByRole('table', { name: 'Example' }).getByRole('cell', { name: 'Pádel 1' })).toBeVisible();
});
