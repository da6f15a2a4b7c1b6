import { axeFindings } from '../fixtures/axe';
import { expect, test, withSuperAdmin } from '../fixtures/test';

test('the use of the platform is shown by part, hour and week', async ({ page, service }) => {
  await withSuperAdmin(page, service);
  await page.goto('/administrator/stats');
  await expect(page.getByRole('list', { name: 'Uso por parte' }).getByRole('listitem').first()).toContainText(
    'Reservas',
  );
  await expect(page.getByRole('list', { name: 'Carga por hora' }).getByRole('listitem')).toHaveCount(24);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Período' }).selectOption('365 días');
  await expect(page.getByRole('table', { name: 'Por semana' })).toBeVisible();
});
