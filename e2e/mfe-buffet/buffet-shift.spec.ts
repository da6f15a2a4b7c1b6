import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { OWNER } from '../fixtures/accounts';
import { CLUB, emptyDay, instant } from '../fixtures/agenda';
import type { Api } from '../fixtures/api';
import { expect, signIn, test } from '../fixtures/test';
import { atTheClub, stockedItem, Till } from '../fixtures/till';

/** The demo's shift ends before this one begins. */
async function endOpenShift(api: Api, clubId: string): Promise<void> {
  const { session } = await api.call(cashEndpoints.current, { params: { clubId }, query: {} });
  if (!session) return;
  await api.call(cashEndpoints.close, { params: { clubId, cashSessionId: session.id }, body: { counted: {} } });
}

// the journeys after this one charge in cash at the same club
test.afterEach(async ({ api }) => {
  await api.signIn(OWNER);
  const { id: clubId } = await api.club(CLUB);
  const { session } = await api.call(cashEndpoints.current, { params: { clubId }, query: {} });
  if (!session) await api.call(cashEndpoints.open, { params: { clubId }, body: { opening_amount: 0 } });
});

test('a shift: cash is opened, items are sold, charged with a booking, wasted and counted, cash is closed', async ({
  page,
  api,
}) => {
  await api.signIn(OWNER);
  const { id: clubId } = await api.club(CLUB);
  await endOpenShift(api, clubId);
  const item = await stockedItem(api, clubId, { name: 'Isotónica de turno', price: 350_000, stock: 10 });
  const court = await api.court(clubId, 'Pádel 1');
  const booking = await api.book(clubId, {
    court_id: court.id,
    start: instant(emptyDay(31), '18:00'),
    duration: 90,
    event_type: 'turno',
    price: 1_200_000,
  });
  await signIn(page, OWNER);
  await atTheClub(page);
  const till = new Till(page);

  // without a cash session, paying in cash is disabled and says why
  await till.open();
  await till.tile(item.name).click();
  await expect(till.ticket.getByRole('button', { name: 'Efectivo' })).toBeDisabled();
  await till.ticket.getByRole('link', { name: 'Abrir la caja' }).click();
  await page.getByRole('textbox', { name: 'Monto inicial' }).fill('20000');
  await page.getByRole('button', { name: 'Abrir la caja' }).click();
  const cash = page.getByRole('region', { name: 'Caja abierta' });
  await expect(cash).toContainText('20.000');

  // the ticket was kept; one more, paid in cash, with change from 10.000
  await till.open();
  await till.tile(item.name).click();
  await till.pay('Efectivo');
  await page.getByRole('button', { name: /^\$\s10\.000$/ }).click();
  await expect(till.sold).toContainText('3.000');

  // one as a consumption, charged together with the booking
  await page.goto(`/event/${booking.id}`);
  const consumed = page.getByRole('region', { name: 'Consumos' });
  await consumed.getByRole('button', { name: 'Agregar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Agregar consumos' });
  await drawer.getByRole('searchbox').fill(item.name);
  await drawer.getByRole('button', { name: `Sumar ${item.name}` }).click();
  await drawer.getByRole('button', { name: /^Agregar 1/ }).click();
  await consumed.getByRole('button', { name: /^Cobrar/ }).click();
  const charge = page.getByRole('dialog');
  await charge.getByRole('checkbox').check();
  await charge.getByRole('button', { name: 'Efectivo' }).click();
  await expect(charge).toBeHidden();

  // one is recorded as waste
  await page.goto(`/items/stock?move=waste&of=${item.id}`);
  const waste = page.getByRole('dialog', { name: 'Registrar merma' });
  await waste.getByRole('textbox', { name: 'Cantidad' }).fill('1');
  await waste.getByRole('textbox', { name: 'Motivo' }).fill('Se rompió');
  await waste.getByRole('button', { name: 'Guardar' }).click();
  await expect(waste).toBeHidden();

  // the session should hold 20.000 + 7.000 + 12.000 + 3.500
  await page.goto('/buffet/cash');
  await expect(cash).not.toContainText('42.500');
  await cash.getByRole('button', { name: 'Contar y cerrar' }).click();
  const count = page.getByRole('dialog', { name: 'Contar la caja' });
  await count.getByRole('textbox', { name: 'Efectivo' }).fill('42000');
  await count.getByRole('button', { name: 'Cerrar la caja' }).click();
  const report = page.getByRole('dialog', { name: 'Cierre de caja' });
  await expect(report.getByRole('status')).toHaveText(/Faltan \$\s500/);
  await expect(report.getByRole('row', { name: /^Efectivo/ })).toContainText('42.500');
  const sources = report.getByRole('table', { name: 'De dónde vino el dinero' });
  await expect(sources.getByRole('row', { name: /^Turnos · Efectivo/ })).toContainText('12.000');
  await expect(sources.getByRole('row', { name: /^Buffet · Efectivo/ })).toContainText('7.000');
  await expect(sources.getByRole('row', { name: /^Consumos · Efectivo/ })).toContainText('3.500');

  // the printed page has only the report, with a line to sign on
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await report.getByRole('button', { name: 'Imprimir' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Firma')).toBeVisible();
  await expect(report).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('Firma')).toBeHidden();

  const items = await api.call(itemEndpoints.list, { params: { clubId } });
  expect(items.find(({ id }) => id === item.id)?.stock).toBe(6);
});
