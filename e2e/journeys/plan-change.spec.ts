import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import type { Page } from '@playwright/test';
import { OTHER_OWNER } from '../fixtures/accounts';
import { Agenda } from '../fixtures/agenda';
import { testOnOwnService } from '../fixtures/own-service';
import { expect, withSession } from '../fixtures/test';

const test = testOnOwnService();

const LOCKED = 'Esta sección es parte del plan Premium.';
const finance = (page: Page) => page.getByRole('region', { name: 'Gestión financiera' });
const planOf = (page: Page) => page.getByRole('region', { name: 'Plan actual' });

/** Expects the signs of a plan in the frame of a page: badge, banner and menu. */
async function expectFrame(page: Page, plan: 'Starter (Freemium)' | 'Premium Plus'): Promise<void> {
  const isFree = plan === 'Starter (Freemium)';
  await expect(page.getByRole('banner').getByText(/^(Starter|Premium)/)).toHaveText(plan);
  await expect(page.getByText('Llevá tu club más lejos con Premium')).toHaveCount(isFree ? 1 : 0);
  await expect(page.getByRole('link', { name: 'Buffet', exact: true })).toBeVisible({ visible: !isFree });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Menú de/ })
    .click();
  // the plan is shown above the entries
  await expect(page.getByRole('menu').locator('..')).toContainText(plan);
  await page.keyboard.press('Escape');
}

test('every open page of a club follows its plan without a reload: badge, banner, menus and locked places', async ({
  page: agenda,
  context,
  api,
}) => {
  const [dashboard, subscription] = [await context.newPage(), await context.newPage()];
  const pages = [agenda, dashboard, subscription];
  for (const [page, path] of [
    [agenda, '/agenda'],
    [dashboard, '/dashboard'],
    [subscription, '/subscription'],
  ] as const) {
    await withSession(page, OTHER_OWNER);
    await page.goto(path);
    await expect(page.getByRole('status', { name: 'Conectado', exact: true })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  }
  await new Agenda(agenda).shown();
  for (const page of pages) await expectFrame(page, 'Starter (Freemium)');
  await expect(finance(dashboard)).toContainText(LOCKED);
  await expect(planOf(subscription)).toContainText('Starter (Freemium)Activa');

  await api.signIn(OTHER_OWNER);
  await api.call(payingEndpoints.trial, { body: { plan: 'premium_plus', user_email: OTHER_OWNER } });
  for (const page of pages) await expectFrame(page, 'Premium Plus');
  await expect(finance(dashboard).getByRole('article', { name: 'Ingresos del mes' })).toBeVisible();
  await expect(dashboard.getByText(LOCKED)).toHaveCount(0);
  await expect(planOf(subscription)).toContainText('Premium PlusPeríodo de prueba');

  await api.call(payingEndpoints.cancel, { body: { reason: '' } });
  for (const page of pages) await expectFrame(page, 'Starter (Freemium)');
  await expect(finance(dashboard)).toContainText(LOCKED);
  await expect(finance(dashboard).getByRole('article')).toHaveCount(0);
  await expect(planOf(subscription)).toContainText('Starter (Freemium)');
  for (const page of pages) expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
});
