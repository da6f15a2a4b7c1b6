import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { type BookingPayments, paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import type { Page } from '@playwright/test';
import { OWNER } from '../fixtures/accounts';
import { Agenda, CLUB, emptyDay, instant } from '../fixtures/agenda';
import type { Api } from '../fixtures/api';
import { expect, test, withSession } from '../fixtures/test';

const NAMES = ['Ana', 'Bea', 'Caro', 'Dani'];

/** Creates a booking of four new players for 24.000 on a day of its own. */
async function matchOf(api: Api, date: string) {
  await api.signIn(OWNER);
  const club = await api.club(CLUB);
  const court = await api.court(club.id, 'Pádel 1');
  const params = { clubId: club.id };
  const players = [];
  for (const first_name of NAMES) {
    players.push(await api.call(playerEndpoints.create, { params, body: { first_name, last_name: `Cobro ${date}` } }));
  }
  const booking = await api.book(club.id, {
    court_id: court.id,
    start: instant(date, '18:00'),
    duration: 90,
    event_type: 'turno',
    price: 2_400_000,
    player_ids: players.map((player) => player.id),
  });
  const money = (): Promise<BookingPayments> =>
    api.call(paymentEndpoints.ofBooking, { params: { ...params, bookingId: booking.id } });
  return { club, booking, players, money };
}

async function openPayments(page: Page, date: string) {
  await withSession(page, OWNER);
  const agenda = new Agenda(page);
  await agenda.open(date);
  await agenda.booking('18:00 – 19:30').click();
  await agenda.drawer.getByRole('tab', { name: 'Pagos' }).click();
}

test('four players pay their shares by different methods, one paid too much and keeps it as credit', async ({
  page,
  api,
}) => {
  const date = emptyDay(20);
  const { club, booking, players, money } = await matchOf(api, date);
  await openPayments(page, date);
  const dialog = page.getByRole('dialog', { name: 'Cobrar' });

  // each share by another method, with the keyboard: a digit and Enter
  const started = Date.now();
  for (const [i, name] of NAMES.entries()) {
    await page.getByRole('button', { name: `Cobrar a ${name}` }).press('Enter');
    await expect(dialog.getByRole('radio', { name: /Efectivo/ })).toBeFocused();
    await expect(dialog.getByRole('textbox', { name: 'Monto' })).toHaveValue('6.000');
    await page.keyboard.press(String(i + 1));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  }
  expect((Date.now() - started) / NAMES.length).toBeLessThan(5000);
  const paid = await money();
  expect(paid.booking).toMatchObject({ paid: 2_400_000, payment_status: 'fully_paid' });
  expect(paid.payments.map((p) => [p.player_name?.split(' ')[0], p.method])).toEqual([
    ['Ana', 'cash'],
    ['Bea', 'credit_card'],
    ['Caro', 'debit_card'],
    ['Dani', 'transfer'],
  ]);
  await expect(page.getByRole('gridcell', { name: /^18:00 – 19:30.*Pagado/, includeHidden: true })).toHaveCount(1);

  // the price was wrong: Ana's share is agreed at 4.000, the booking costs 22.000
  const params = { clubId: club.id, bookingId: booking.id };
  await api.call(paymentEndpoints.setShare, {
    params: { ...params, playerId: players[0]?.id ?? '' },
    body: { share: 400_000 },
  });
  const { version } = (await money()).booking;
  await api.call(bookingEndpoints.change, { params, query: {}, body: { price: 2_200_000, version } });

  await expect(page.getByText(/Ana .* pagó \$\s?2\.000 de más/)).toBeVisible();
  await page.getByRole('button', { name: 'Pasar a saldo a favor' }).click();
  await expect(page.getByText(/saldo a favor \$\s?2\.000/).first()).toBeVisible();
  const after = await money();
  expect(after).toMatchObject({ surplus: 0, remaining: 0, booking: { paid: 2_200_000, payment_status: 'fully_paid' } });
  expect(after.shares[0]).toMatchObject({ credit: 200_000, amount: 400_000, status: 'paid' });

  // the next time Ana plays she pays with it
  const next = await api.book(club.id, {
    court_id: booking.court_id,
    start: instant(date, '20:00'),
    duration: 60,
    event_type: 'turno',
    price: 150_000,
    player_ids: [players[0]?.id ?? ''],
  });
  await page.goto(`/event/${next.id}`);
  await page.getByRole('button', { name: 'Cobrar a Ana' }).click();
  await dialog.getByRole('radio', { name: /Saldo a favor/ }).check();
  await dialog.getByRole('button', { name: /^Cobrar \$/ }).click();
  await expect(dialog).toBeHidden();
  const used = await api.call(paymentEndpoints.ofBooking, { params: { clubId: club.id, bookingId: next.id } });
  expect(used).toMatchObject({ remaining: 0, payments: [{ method: 'player_credit', amount: 150_000 }] });
  expect(used.shares[0]?.credit).toBe(50_000);
});

test('two shares are paid together; one payment is refunded in part, the other deleted with a reason', async ({
  page,
  api,
}) => {
  const date = emptyDay(21);
  const { money } = await matchOf(api, date);
  await openPayments(page, date);
  for (const name of ['Ana', 'Bea']) await page.getByRole('checkbox', { name: `Elegir a ${name}` }).check();
  await page.getByRole('button', { name: 'Cobrar 2 juntos' }).click();
  await page.getByRole('radio', { name: /QR/ }).check();
  await page
    .getByRole('button', { name: /^Cobrar \$\s?12\.000$/ })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name: /Cobrar a 2/ })).toBeHidden();
  expect((await money()).payments.map((p) => [p.method, p.amount])).toEqual([
    ['qr', 600_000],
    ['qr', 600_000],
  ]);

  const menu = async (item: string, nth: number) => {
    await page
      .getByRole('button', { name: /Acciones de/ })
      .nth(nth)
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Devolver', 0);
  const refund = page.getByRole('dialog', { name: 'Devolver el pago' });
  await refund.getByRole('textbox', { name: 'Monto' }).fill('1000');
  await refund.getByRole('textbox', { name: /Motivo/ }).fill('Jugó menos');
  await refund.getByRole('button', { name: 'Devolver' }).click();
  await expect(page.getByText(/devuelto \$\s?1\.000/)).toBeVisible();

  await menu('Eliminar pago', 1);
  const remove = page.getByRole('dialog', { name: '¿Eliminar el pago?' });
  await remove.getByRole('button', { name: 'Eliminar pago' }).click();
  await expect(remove.getByText('Escribí el motivo')).toBeVisible();
  await remove.getByRole('textbox', { name: /Motivo/ }).fill('Duplicado');
  await remove.getByRole('button', { name: 'Eliminar pago' }).click();
  await expect(page.getByRole('button', { name: /Acciones de/ })).toHaveCount(1);
  expect(await money()).toMatchObject({ remaining: 1_900_000, booking: { paid: 500_000 } });
});
