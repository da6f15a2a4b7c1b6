import { clubEndpoints } from '@canchero/shared-contracts/club';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import type { Page } from '@playwright/test';
import { OTHER_OWNER } from '../fixtures/accounts';
import { testOnOwnService } from '../fixtures/own-service';
import { expect, withSession } from '../fixtures/test';

// the journey puts the clock ahead by months
const test = testOnOwnService();

const plan = (page: Page) => page.getByRole('region', { name: 'Plan actual' });
const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

async function pay(page: Page, button: string) {
  await card(page, 'Premium Plus').getByRole('button', { name: 'Elegir Premium Plus' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pagar .* en Mercado Pago$/ })
    .click();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { name: '¡Listo! Ya tenés Premium Plus' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Ver mi suscripción' }).click();
  await expect(plan(page)).toContainText('Premium PlusActiva');
}

test('a lower plan begins with the next period, the courts that the owner chose stay, and a higher one frees the others', async ({
  context,
  api,
  service,
}) => {
  test.slow();
  const page = await context.newPage();
  await withSession(page, OTHER_OWNER);
  await page.goto('/subscription');
  // no message of the gateway arrives: the page that it leads back to asks
  await pay(page, 'Pagar sin que llegue el aviso');
  await api.signIn(OTHER_OWNER);
  const clubId = (await api.call(clubEndpoints.mine, {}))[0]?.id as string;
  for (const name of ['Cancha 2', 'Cancha 3', 'Cancha 4']) {
    await api.call(courtEndpoints.create, {
      params: { clubId },
      body: { name, sport: 'padel', base_price: 2_000_000 },
    });
  }
  await card(page, 'Premium').getByRole('button', { name: 'Cambiar a Premium' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar a Premium' });
  await expect(dialog).toContainText(/Se cobra hoy\$\s0/);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Buffet' })).toBeVisible();
  const kept = dialog.getByRole('group', { name: 'Canchas que siguen en Fútbol Quilmes (3 de 3)' });
  await kept.getByRole('checkbox', { name: 'Cancha 1' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Cancha 4' }).check();
  await dialog.getByRole('button', { name: 'Confirmar el cambio' }).click();
  await expect(page.getByRole('group', { name: 'Cambio programado' })).toContainText(/Desde el .* tenés Premium/);
  await expect(plan(page)).toContainText('Premium PlusActiva');
  // the amount of a renewal tells which plan it pays: the clock stands until the gateway has the new one
  const agreement = await plan(page).locator('a[href*=preapproval_id]').getAttribute('href');
  const atGateway = async () => (await page.request.get(agreement as string)).text();
  await expect.poll(atGateway).toContain('ARS 44200.00');
  await page.close();

  await service.passDays(31);
  const planOfNextDay = async () => {
    await service.passDays(1);
    await api.signIn(OTHER_OWNER);
    return (await api.call(subscriptionEndpoints.mine, {})).subscription.plan;
  };
  // the renewal comes without a message: a look at the gateway finds it, one every six hours of a clock that only moves
  // by whole days
  await expect.poll(planOfNextDay, { timeout: 90_000, intervals: [4_000] }).toBe('premium');
  const later = await context.newPage();
  await withSession(later, OTHER_OWNER);
  await later.goto('/subscription');
  await expect(plan(later)).toContainText(/PremiumActiva.*\$\s44\.200 por mes/);
  await api.signIn(OTHER_OWNER);
  const waiting = async () => {
    const { courts } = await api.call(subscriptionEndpoints.courtLimit, { params: { clubId } });
    return courts.filter(({ surplus }) => surplus).map(({ name }) => name);
  };
  // a day after the limit was passed
  await service.passDays(2);
  await api.signIn(OTHER_OWNER);
  await expect.poll(waiting, { timeout: 90_000 }).toEqual(['Cancha 1']);
  await later.close();

  const again = await context.newPage();
  await withSession(again, OTHER_OWNER);
  await again.goto('/subscription');
  await expect(again.getByRole('list', { name: 'Historial del plan' })).toContainText('Se programó un cambio de plan');
  await pay(again, 'Suscribirme y pagar');
  expect(await waiting()).toEqual([]);
});
