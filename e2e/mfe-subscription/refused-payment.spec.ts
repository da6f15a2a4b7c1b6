import { OTHER_OWNER } from '../fixtures/accounts';
import { setCard } from '../fixtures/gateway-card';
import { testOnOwnService } from '../fixtures/own-service';
import { expect, withSession } from '../fixtures/test';

// the journey puts the clock ahead by a day
const test = testOnOwnService();

test('a refused payment is said at either result page, after a reload, elsewhere and without a session, until it succeeds', async ({
  page,
  browser,
  service,
}) => {
  const heading = (name: string, on = page) => on.getByRole('heading', { level: 1, name });
  await withSession(page, OTHER_OWNER);
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Elegir Premium', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Cambiar a Premium' })
    .getByRole('button', { name: /^Pagar .* en Mercado Pago$/ })
    .click();
  await page.getByRole('button', { name: 'Pagar con una tarjeta sin fondos' }).click();
  const refused = 'Mercado Pago rechazó el pago';
  await expect(heading(refused)).toBeVisible();
  const { pathname, search } = new URL(page.url());
  expect(pathname).toBe('/subscription/success');
  await page.reload();
  await expect(heading(refused)).toBeVisible();
  await page.getByRole('link', { name: 'Ver mi suscripción' }).click();
  await expect(page.getByRole('group', { name: refused })).toContainText('Mercado Pago vuelve a intentarlo hasta el');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${pathname}${search}`);
  await expect(heading(refused)).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${service.url}/subscription/failure${search}`);
  await expect(heading(refused, stranger)).toBeVisible();
  await stranger.getByRole('link', { name: 'Probar otra vez' }).click();
  await setCard(stranger, 'Tarjeta con fondos');
  await page.close();
  // the gateway tries again a day later
  await service.passDays(1);
  await expect(async () => {
    await stranger.goto(`${service.url}/subscription/failure${search}`);
    await expect(heading('¡Listo! Ya tenés Premium', stranger)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await stranger.context().close();
});
