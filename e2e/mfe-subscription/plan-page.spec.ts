import type { Page } from '@playwright/test';
import { EXPIRED_OWNER, MANAGER, OTHER_OWNER } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { expect, test, withSession } from '../fixtures/test';

/** Expects the screen of the free plan, reached without a load of the page. */
async function expectPlan(page: Page) {
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(page.getByRole('region', { name: 'Plan actual' })).toContainText('Starter (Freemium)Activa');
  await page.goBack();
}

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
  // the screen scrolls in its frame: the page has no empty length below
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});

test('badge, banner, locked section and locked screen each lead the owner to the plan', async ({ page }) => {
  await withSession(page, OTHER_OWNER);
  await page.goto('/agenda');
  await new Agenda(page).shown();
  await page.getByRole('banner').getByRole('link', { name: 'Starter (Freemium)' }).click();
  await expectPlan(page);

  await page
    .getByRole('region', { name: 'Llevá tu club más lejos con Premium' })
    .getByRole('link', { name: 'Actualizar plan' })
    .click();
  await expectPlan(page);

  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Gestión financiera' }).getByRole('link', { name: 'Pasar a Premium' }).click();
  await expectPlan(page);

  await page.goto('/buffet');
  await expect(page.getByRole('heading', { name: 'Acceso Restringido' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Actualizar plan' }).click();
  await expectPlan(page);
});

test('courts beyond the plan lead their owner to the plan by the banner', async ({ page }) => {
  await withSession(page, EXPIRED_OWNER);
  await page.goto('/agenda');
  await new Agenda(page).shown();
  await page
    .getByRole('alert', { name: 'Límite de plan excedido - Acción requerida' })
    .getByRole('link', { name: 'Actualizar plan' })
    .click();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(page.getByRole('region', { name: 'Plan actual' })).toContainText('Starter (Freemium)Vencida');
});

test('a manager sees the plan and whom to ask, and can change nothing', async ({ page }) => {
  await withSession(page, MANAGER);
  await page.goto('/subscription');
  await expect(page.getByText(/^El plan lo administra .*\. Para cambiarlo, pedíselo\.$/)).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Premium', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Elegir|Cambiar|Cancelar|Probar|Volver)/ })).toHaveCount(0);
});
