import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { OWNER, STAFF } from '../fixtures/accounts';
import { Agenda, CLUB, dayBounds, emptyDay, instant } from '../fixtures/agenda';
import type { Api } from '../fixtures/api';
import { expect, test, withSession } from '../fixtures/test';
import { stockedItem } from '../fixtures/till';

async function bookAt(api: Api, date: string, time: string, description: string) {
  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const { id } = await api.court(club.id, 'Pádel 1');
  const booking = await api.book(club.id, {
    court_id: id,
    start: instant(date, time),
    duration: 60,
    event_type: 'entrenamiento',
    description,
    price: 1_200_000,
  });
  return { club, booking, stored: async () => (await api.bookings(club.id, ...dayBounds(date)))[0] };
}

test('charged from the menu and by key: the amount that is open, by keyboard alone', async ({ page, api }) => {
  const date = emptyDay(36);
  const { club, booking, stored } = await bookAt(api, date, '10:00', 'A cobrar');
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  const dialog = page.getByRole('dialog', { name: 'Cobrar' });

  await agenda.booking('10:00 – 11:00').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Cobrar' }).click();
  await dialog.getByRole('textbox', { name: 'Monto' }).fill('5000');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(stored).toMatchObject({ paid: 500_000, payment_status: 'partially_paid' });
  await expect(agenda.grid.getByRole('gridcell', { name: /A cobrar.*Pago parcial/ })).toBeVisible();

  await agenda.booking('10:00 – 11:00').focus();
  await page.keyboard.press('c');
  await expect(dialog.getByRole('radio', { name: /Efectivo/ })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Monto' })).toHaveValue('7.000');
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(stored).toMatchObject({ paid: 1_200_000, payment_status: 'fully_paid' });
  const { payments } = await api.call(paymentEndpoints.ofBooking, {
    params: { clubId: club.id, bookingId: booking.id },
  });
  expect(payments.map((p) => [p.method, p.amount])).toEqual([
    ['cash', 500_000],
    ['transfer', 700_000],
  ]);
  await expect(agenda.booking('10:00 – 11:00')).toBeFocused();

  // nothing is due now: the menu no longer offers to charge, the key shows the payments
  await agenda.booking('10:00 – 11:00').click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Ver reserva' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Cobrar' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await agenda.booking('10:00 – 11:00').focus();
  await page.keyboard.press('c');
  await expect(agenda.drawer.getByRole('tab', { name: 'Pagos' })).toHaveAttribute('aria-selected', 'true');
});

test('a consumption from the menu and from the drawer: both stand in the drawer', async ({ page, api }) => {
  const date = emptyDay(48);
  const { club, booking } = await bookAt(api, date, '10:00', 'Con sed');
  await stockedItem(api, club.id, { name: 'Agua de mesa', price: 150_000, stock: null });
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  const adding = page.getByRole('dialog', { name: 'Agregar consumo' });
  const addOne = async () => {
    await adding.getByRole('searchbox', { name: 'Buscar' }).fill('agua de mesa');
    await adding.getByRole('button', { name: 'Sumar Agua de mesa' }).press('Enter');
    await adding.getByRole('button', { name: /^Agregar 1/ }).click();
    await expect(adding).toBeHidden();
  };
  const list = page.getByRole('dialog').getByRole('region', { name: 'Consumos' });

  await agenda.booking('10:00 – 11:00').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Agregar consumo' }).click();
  await addOne();
  await expect(agenda.booking('10:00 – 11:00')).toBeFocused();
  await page.goto(`/agenda?booking=${booking.id}&tab=consumptions`);
  await expect(list).toContainText('1 × Agua de mesa');
  await expect(page).toHaveURL(new RegExp(`date=${date}`));
  await list.getByRole('button', { name: 'Agregar', exact: true }).click();
  await addOne();
  await expect(list.getByText('1 × Agua de mesa')).toHaveCount(2);
  await expect(list).toContainText(/3\.000/);
});

test('moved from the menu to where one clicks, and back with Ctrl+Z', async ({ page, api }) => {
  const date = emptyDay(37);
  const { stored } = await bookAt(api, date, '10:00', 'Se muda');
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  await agenda.booking('10:00 – 11:00').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Mover a otro lugar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Elegí el nuevo lugar para Se muda' })).toBeVisible();
  const place = await agenda.point('Tenis 1', '15:10');
  await page.mouse.click(place.x, place.y);
  await expect(agenda.booking('15:00 – 16:00', 'Tenis 1')).toBeVisible();
  await expect.poll(stored).toMatchObject({ start: instant(date, '15:00') });
  await expect(page.getByText('Elegí el nuevo lugar')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(agenda.booking('10:00 – 11:00', 'Pádel 1')).toBeVisible();
  await expect.poll(stored).toMatchObject({ start: instant(date, '10:00') });
});

test('repeated in a week: the form stands on that day with what the booking was', async ({ page, api }) => {
  const date = emptyDay(38);
  await bookAt(api, date, '10:00', 'Otra vez');
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  await agenda.booking('10:00 – 11:00').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Repetir en una semana' }).click();
  const later = emptyDay(45);
  await expect(page).toHaveURL(new RegExp(`date=${later}`));
  await agenda.drawer.getByRole('button', { name: 'Crear reserva' }).click();
  await expect(agenda.drawer.getByRole('tab', { name: 'Jugadores' })).toHaveAttribute('aria-selected', 'true');
  const club = await api.club(CLUB);
  expect(await api.bookings(club.id, ...dayBounds(later))).toMatchObject([
    { start: instant(later, '10:00'), duration: 60, event_type: 'entrenamiento', description: 'Otra vez' },
  ]);
});

test('who did not show up is marked so, once it has begun', async ({ page, api }) => {
  const past = emptyDay(-460);
  const { stored } = await bookAt(api, past, '10:00', 'No vino');
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(past);
  await agenda.booking('10:00 – 11:00').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'No se presentó' }).click();
  await expect.poll(stored).toMatchObject({ state: 'no_show' });
  await expect(agenda.grid.getByRole('gridcell', { name: /No vino.*No se presentó/ })).toBeVisible();
  await agenda.booking('10:00 – 11:00').click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Ver reserva' })).toBeVisible();
  for (const name of ['No se presentó', 'Mover a otro lugar'])
    await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
});

test('the menu by keyboard cancels a booking, and undo brings the same one back', async ({ page, api }) => {
  const date = emptyDay(39);
  const { stored } = await bookAt(api, date, '10:00', 'Por error');
  const { id } = (await stored()) ?? {};
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  await agenda.booking('10:00 – 11:00').focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Cancelar reserva' }).click();
  await page.getByRole('button', { name: 'Sí, cancelar la reserva' }).click();
  await expect.poll(stored).toBeUndefined();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(stored).toMatchObject({ id, start: instant(date, '10:00'), description: 'Por error' });
});

test('reception, which may not configure the club, blocks courts', async ({ page }) => {
  await withSession(page, STAFF);
  const agenda = new Agenda(page);
  await agenda.open(emptyDay(40));
  const place = await agenda.point('Pádel 1', '12:10');
  await page.mouse.click(place.x, place.y, { button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Nueva reserva' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Bloquear canchas' })).toBeVisible();
});

test('Back within the agenda asks before what was typed into a block is lost', async ({ page }) => {
  const [date, next] = [emptyDay(40), emptyDay(41)];
  await withSession(page, STAFF);
  const agenda = new Agenda(page);
  await page.goto(`/agenda?view=month&date=${date}`);
  const views = page.getByRole('group', { name: 'Vista' });
  await views.getByRole('button', { name: /columnas/ }).click();
  await agenda.grid.waitFor();
  const detail = page.getByRole('textbox', { name: 'Detalle (opcional)' });
  const type = async () => {
    await page.getByRole('button', { name: 'Bloquear' }).click();
    await detail.fill('Cambio de red');
  };
  await type();
  await page.goBack();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(detail).toHaveValue('Cambio de red');
  await page.goBack();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL(/view=month/);
  await expect(detail).toBeHidden();

  // to another day, which would leave it open
  await page.goto(`/agenda?view=vertical&date=${date}`);
  await page.getByRole('button', { name: 'Día siguiente' }).click();
  await expect(page).toHaveURL(new RegExp(`date=${next}`));
  await type();
  await page.goBack();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL(new RegExp(`date=${date}`));
  await expect(detail).toBeHidden();
});
