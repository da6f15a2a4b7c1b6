import { authEndpoints } from '@canchero/shared-contracts/auth';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import type { Page } from '@playwright/test';
import { OWNER, STAFF } from '../fixtures/accounts';
import { Agenda, CLUB } from '../fixtures/agenda';
import { expect, signIn, test, withSession } from '../fixtures/test';

// other journeys begin where the demo data has them begin
test.afterEach(async ({ api }) => {
  await api.signIn(OWNER);
  await api.call(authEndpoints.changeProfile, { body: { home: null } });
});

const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
/** Reads the number of bookings above their list. */
const listed = async (page: Page) =>
  numberIn(await page.getByLabel('Totales').getByRole('definition').first().textContent());
const value = (page: Page, card: string) => page.getByRole('article', { name: card }).getByRole('paragraph').first();

test('an owner starts at the dashboard, follows an alert and a card, and finds what they said', async ({
  page,
  api,
}) => {
  await api.signIn(OWNER);
  const { id: clubId } = await api.club(CLUB);
  const params = { clubId };
  const item = await api.call(itemEndpoints.create, {
    params,
    body: { name: 'Té de la mañana', price: 90_050, track_stock: false },
  });
  await api.call(orderEndpoints.create, { params, body: { lines: [{ item_id: item.id, quantity: 1 }] } });

  await signIn(page, OWNER);
  await new Agenda(page).chooseClubIfAsked();
  await new Agenda(page).shown();
  await page.goto('/profile');
  const kept = page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().endsWith('/profile'));
  await page.getByRole('combobox', { name: 'Pantalla de inicio' }).selectOption('Panel');
  await kept;
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await signIn(page, OWNER);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Seleccionar Club' }).click();
  await page.getByRole('button', { name: new RegExp(CLUB) }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // an alert says how many, its action opens as many
  const alerts = page.getByRole('list', { name: 'Para atender hoy' });
  const alert = alerts.getByRole('listitem').filter({ hasText: 'sin cobrar' });
  const waiting = numberIn(await alert.textContent());
  await alert.getByRole('link', { name: 'Cobrar' }).click();
  await expect(page).toHaveURL(/state=pending/);
  await expect(page.getByRole('main').getByRole('table').getByRole('row')).toHaveCount(waiting + 1);
  await page.goBack();
  // and a card leads to as many bookings as it counts
  const today = numberIn(await value(page, 'Reservas de hoy').textContent());
  await page.getByRole('link', { name: 'Reservas de hoy: Ver reservas' }).click();
  await expect.poll(() => listed(page)).toBe(today);
  // the amount that the card rounds is said in whole
  await page.goBack();
  const orders = page.getByRole('article', { name: 'Pedidos pendientes' });
  await orders.getByRole('button', { name: 'Qué es: Pedidos pendientes' }).click();
  await expect(orders).toContainText(/Exacto: \$\s[\d.]+,50\./);
});

test('someone on the staff without the gates finds no report, by the menu or by its address', async ({ page }) => {
  await withSession(page, STAFF);
  await page.goto('/agenda');
  await new Agenda(page).shown();
  const menu = page.getByRole('navigation').first();
  for (const name of ['Panel', 'Resumen del día', 'Resumen de eventos']) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/dashboard', '/daily-summary', '/events-summary']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Acceso Restringido' })).toBeVisible();
  }
  expect(asked.filter((url) => /\/clubs\/[^/]+\/(dashboard|daily-summary|events-summary)/.test(url))).toEqual([]);
  await page.goto('/profile');
  await expect(page.getByRole('combobox', { name: 'Pantalla de inicio' })).toHaveCount(0);
});
