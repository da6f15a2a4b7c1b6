import { MANAGER, OTHER_OWNER } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { expect, test, withSession } from '../fixtures/test';

test('the owner gets from the menu of the account to the plan, its limits and the other plans', async ({ page }) => {
  await withSession(page, OTHER_OWNER);
  await page.goto('/agenda');
  await new Agenda(page).shown();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Menú de/ })
    .click();
  await page.getByRole('menuitem', { name: /plan/i }).click();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(page.getByRole('region', { name: 'Plan actual' })).toContainText('Starter (Freemium)Activa');
  await expect(page.getByRole('meter', { name: 'Canchas' })).toHaveAttribute('aria-valuetext', '1 de 1');
  const premium = page.getByRole('listitem', { name: 'Premium', exact: true });
  await expect(premium).toContainText(/\$\s44\.200 por mes.*unos US\$\s36/);
  await expect(premium.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
});

test('a manager sees the plan and whom to ask, and can change nothing', async ({ page }) => {
  await withSession(page, MANAGER);
  await page.goto('/subscription');
  await expect(page.getByText(/^El plan lo administra .*\. Para cambiarlo, pedíselo\.$/)).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Premium', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Elegir|Cambiar|Cancelar|Probar|Volver)/ })).toHaveCount(0);
});
