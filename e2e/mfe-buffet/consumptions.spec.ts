import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { stockEndpoints } from '@canchero/shared-contracts/stock';
import { OTHER_OWNER, OWNER } from '../fixtures/accounts';
import { CLUB, emptyDay, instant } from '../fixtures/agenda';
import { expect, signIn, test, withSession } from '../fixtures/test';

test('what is consumed on a court is added at its event and charged together with the booking', async ({
  page,
  api,
}) => {
  await api.signIn(OWNER);
  const { id: clubId } = await api.club(CLUB);
  const params = { clubId };
  const body = { name: 'Limonada de la casa', price: 200_000 };
  const item = await api.call(itemEndpoints.create, { params, body });
  const movements = [{ item_id: item.id, type: 'purchase' as const, quantity: 5 }];
  await api.call(stockEndpoints.move, { params, body: { movements } });
  const court = await api.court(clubId, 'Tenis 1');
  const date = emptyDay(31);
  const start = instant(date, '10:00');
  const booking = await api.book(clubId, {
    court_id: court.id,
    start,
    duration: 60,
    event_type: 'turno',
    price: 500_000,
  });

  await withSession(page, OWNER);
  await page.goto('/select-club');
  await page.getByRole('button', { name: new RegExp(CLUB) }).click();
  await expect(page.getByRole('link', { name: 'Consumos' })).toBeVisible();
  await page.goto(`/event/${booking.id}`);
  await page.getByRole('button', { name: 'Agregar consumo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Buscar' }).fill('limonada');
  await dialog.getByRole('button', { name: 'Sumar Limonada de la casa' }).click();
  await dialog.getByRole('button', { name: 'Sumar Limonada de la casa' }).click();
  await dialog.getByRole('button', { name: /^Agregar 2/ }).click();
  await expect(dialog).toBeHidden();
  const list = page.getByRole('region', { name: 'Consumos' });
  await expect(list).toContainText('2 × Limonada de la casa');
  const stock = async () => (await api.call(itemEndpoints.list, { params })).find(({ id }) => id === item.id)?.stock;
  expect(await stock()).toBe(3);

  await list.getByRole('button', { name: /^Cobrar/ }).click();
  await dialog.getByRole('checkbox', { name: /pendiente de la reserva/ }).check();
  await expect(dialog).toContainText('$ 9.000');
  await dialog.getByRole('button', { name: 'QR' }).click();
  await expect(dialog).toBeHidden();
  await expect(list).toContainText('Pagado');
  await expect(page.getByRole('main')).toContainText('Saldo pendiente$ 0');
  const paid = await api.call(bookingEndpoints.get, { params: { clubId, bookingId: booking.id } });
  expect(paid.paid).toBe(500_000);

  // the same list is in the booking's drawer and in the list of all bookings
  await page.goto(`/agenda?date=${date}&booking=${booking.id}&tab=consumptions`);
  await expect(dialog.getByRole('region', { name: 'Consumos' })).toContainText('2 × Limonada de la casa');
  await page.goto('/consumos?q=limonada&state=paid');
  const row = page.getByRole('row').filter({ hasText: 'Limonada de la casa' });
  await expect(row).toContainText('Tenis 1');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/event/${booking.id}`));
});

test('a plan without the buffet has consumptions on court, and neither the till nor the catalogue', async ({
  page,
}) => {
  await signIn(page, OTHER_OWNER);
  await expect(page.getByRole('link', { name: 'Consumos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Artículos' })).toHaveCount(0);
  await page.goto('/items');
  await expect(page.getByText('Acceso Restringido')).toBeVisible();
  await page.goto('/consumos');
  await expect(page.getByRole('heading', { level: 1, name: 'Consumos' })).toBeVisible();
});
