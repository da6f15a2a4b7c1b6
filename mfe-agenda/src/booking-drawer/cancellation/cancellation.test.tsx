import type { Booking } from '@canchero/shared-contracts/booking';
import { late, Refusal } from '@canchero/shared-contracts/testing';
import { aClub, uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateTime } from 'luxon';
import { type ClubServer, startClubServer } from '../../testing/club-server';
import { aBooking, aCourt, aPayment, someMoney } from '../../testing/fixtures';
import { renderDay } from '../../testing/render-day';

const ZONE = 'America/Argentina/Buenos_Aires';
const start = DateTime.now().setZone(ZONE).startOf('hour').plus({ hours: 27 });
const ANA = { id: uuid(201), name: 'Ana Paz', phone: null };
const BEA = { id: uuid(202), name: 'Bea Gil', phone: null };

let api: ClubServer;
let page: ReturnType<typeof renderDay>;
let booking: Booking;
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(async () => {
  api = await startClubServer();
  api.courts = [aCourt()];
  booking = aBooking({ start: start.toUTC().toISO() as string, players: [ANA, BEA], paid: 900_000 });
  api.bookings = [booking];
  const payments = [
    aPayment({ amount: 300_000, method: 'transfer' }),
    aPayment({ id: uuid(302), amount: 600_000, player_id: ANA.id, player_name: ANA.name }),
  ];
  api.answer(/GET \/bookings\/.*\/payments/, () => someMoney(booking, payments));
});
afterEach(async () => {
  cleanup();
  page.queryClient.clear();
  await api.close();
});

async function ask(cancel_hours: number, permissions: Parameters<typeof renderDay>[0]['permissions'] = undefined) {
  page = renderDay({
    apiUrl: api.url,
    search: `?date=${start.toFormat('yyyy-MM-dd')}&booking=${booking.id}`,
    permissions: permissions ?? ['schedule', 'booking'],
    club: aClub({
      deposit_type: 'fixed',
      deposit_value: 250_000,
      cancel_hours,
      opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open: '00:00', close: '00:00' })),
    }),
  });
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: 'Cancelar reserva' }));
  return within(await screen.findByRole('alertdialog'));
}
const sent = () => api.calls.filter((c) => c.call.endsWith('/cancel')).map((c) => c.body);

test('in time the rule gives all back: one more click cancels', async () => {
  const dialog = await ask(24);
  expect(dialog.getByText('¿Cancelar la reserva de Ana Paz?')).toBeVisible();
  expect(dialog.getByText(/Faltan 2[67] h: corresponde devolver la seña/)).toBeVisible();
  expect(dialog.getByRole('radio', { name: /^Devolver/ })).toBeChecked();
  expect(await dialog.findByText(/Transferencia \$\s3\.000 · Efectivo \$\s6\.000/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /Cancelar y devolver \$\s9\.000/ }));
  await waitFor(() => expect(page.toasts.at(-1)?.title).toMatch(/A devolver: \$\s9\.000/));
  expect(page.toasts.at(-1)).toMatchObject({ body: 'No se puede deshacer.', key: 'last-change' });
  expect(sent()).toEqual([{ version: 1, refund: { destination: 'money', kept: 0 } }]);
});

test('what was changed before is not undone in place of a cancellation that gave money back', async () => {
  const at = start.plus({ hours: start.hour < 12 ? 3 : -3 });
  const other = aBooking({ id: uuid(2), start: at.toUTC().toISO() as string, description: 'Ruiz' });
  api.bookings = [booking, other];
  const dialog = await ask(24);
  await user.click(dialog.getByRole('button', { name: 'No, conservarla' }));
  act(() => screen.getByRole('gridcell', { name: /Ruiz/ }).focus());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(page.toasts.at(-1)?.title).toMatch(/^Reserva movida/));
  const moved = api.bookings.find((b) => b.id === other.id)?.start;
  const earlier = page.toasts.at(-1);
  await user.click(screen.getByRole('button', { name: 'Cancelar reserva' }));
  await user.click(await screen.findByRole('button', { name: /Cancelar y devolver/ }));
  await waitFor(() => expect(page.toasts.at(-1)?.title).toMatch(/^Reserva cancelada/));
  await user.keyboard('{Control>}z{/Control}');
  act(() => earlier?.actions?.at(-1)?.run());
  await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('No se deshizo'));
  expect(api.bookings.find((b) => b.id === other.id)?.start).toBe(moved);
  expect(api.calls.filter((c) => c.call.endsWith('/undo'))).toEqual([]);
});

test('too late the rule keeps the deposit and gives the rest back, oldest payments first', async () => {
  const dialog = await ask(48);
  expect(dialog.getByText(/corresponde retener la seña de \$\s2\.500 \(se devuelve hasta 48 h antes\)/)).toBeVisible();
  expect(dialog.getByRole('radio', { name: /^Retener la seña/ })).toBeChecked();
  expect(await dialog.findByText(/Transferencia \$\s3\.000 · Efectivo \$\s3\.500/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Lluvia' }));
  await user.click(dialog.getByRole('button', { name: /Cancelar y retener \$\s2\.500/ }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([{ version: 1, reason: 'Lluvia', refund: { destination: 'money', kept: 250_000 } }]);
});

test('to credit: a payment that names nobody goes to the player whom one chooses', async () => {
  const dialog = await ask(24);
  await dialog.findByText(/Transferencia/);
  await user.click(dialog.getByRole('radio', { name: /saldo a favor/ }));
  await user.selectOptions(dialog.getByLabelText('Saldo a favor de'), 'Bea Gil');
  await user.click(dialog.getByRole('button', { name: 'Cancelar y pasar a saldo a favor' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([{ version: 1, refund: { destination: 'credit', kept: 0, player_id: BEA.id } }]);
});

test('without anybody in the booking its money cannot become credit, which says why; with somebody nothing is said', async () => {
  const why = 'Sin jugadores no hay saldo a favor.';
  let dialog = await ask(24);
  await dialog.findByText(/Transferencia/);
  expect(dialog.queryByText(why)).toBeNull();
  cleanup();
  booking = { ...booking, players: [] };
  api.bookings = [booking];
  dialog = await ask(24);
  expect(await dialog.findByText(why)).toBeVisible();
  expect(dialog.getByRole('radio', { name: /saldo a favor/ })).toBeDisabled();
  expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(why);
});

test('a cancellation that keeps all of the money says so, and can be undone', async () => {
  const dialog = await ask(24);
  await dialog.findByText(/Transferencia/);
  await user.click(dialog.getByRole('radio', { name: /^Retener todo/ }));
  await user.click(dialog.getByRole('button', { name: /Cancelar y retener/ }));
  await waitFor(() => expect(page.toasts.at(-1)?.title).toMatch(/Se retuvieron \$\s9\.000/));
  expect(page.toasts.at(-1)?.actions?.map(({ label }) => label)).toEqual(['Deshacer']);
});

test('a failure says that the booking was not cancelled, and why', async () => {
  const dialog = await ask(24);
  api.refuseNext(/cancel/, { status: 409, error: 'cash_session_needed' });
  await user.click(dialog.getByRole('button', { name: /Cancelar y devolver/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/No se pudo cancelar la reserva.*caja/);
});

test('a cancellation that fails after its question was closed says so', async () => {
  const dialog = await ask(24);
  const refused = late(new Refusal(409, 'cash_session_needed'));
  api.answer(/\/cancel$/, refused.answer);
  await user.click(dialog.getByRole('button', { name: /Cancelar y devolver/ }));
  await user.click(dialog.getByRole('button', { name: 'No, conservarla' }));
  refused.come();
  await waitFor(() => expect(page.toasts).toHaveLength(1));
  expect(page.toasts[0]).toMatchObject({
    intent: 'error',
    title: 'No se pudo cancelar la reserva',
    body: expect.stringMatching(/caja/),
  });
});

test('consumptions that nobody paid are counted and summed up before the booking is cancelled', async () => {
  const line = { paid: 0, total: 150_000 };
  api.answer(/\/consumptions$/, () => ({
    items: [line, { ...line, paid: 50_000 }, { ...line, paid: 150_000 }],
    totals: { count: 3, total: 450_000, paid: 200_000, open: 250_000 },
  }));
  const dialog = await ask(24, ['schedule', 'booking', 'consumption']);
  expect(await dialog.findByText(/^Consumos sin cobrar: 2 \(\$\s2\.500\)/)).toBeVisible();
});

test('the cancellation of a series sums up what nobody paid at all of the dates that go', async () => {
  booking = { ...booking, paid: 0, series_id: uuid(700), modality: 'fixed' };
  api.bookings = [booking];
  const occurrences = [0, 1, 2, 3].map((weeks) => ({
    id: weeks === 0 ? booking.id : uuid(20 + weeks),
    court_id: booking.court_id,
    start: start.plus({ weeks }).toUTC().toISO(),
    end: start.plus({ weeks, hours: 1 }).toUTC().toISO(),
    state: 'confirmed',
    price: 1_200_000,
    paid: weeks === 3 ? 500_000 : 0,
    has_consumptions: weeks > 0,
  }));
  api.answer(/GET .*\/series$/, () => ({ id: uuid(700), frequency: 'weekly', end_date: '2037-11-27', occurrences }));
  api.answer(/\/consumptions$/, () => ({
    items: [{ paid: 0, total: 150_000 }],
    totals: { count: 1, total: 150_000, paid: 0, open: 150_000 },
  }));
  const dialog = await ask(24, ['schedule', 'booking', 'consumption']);
  await user.click(dialog.getByRole('radio', { name: 'Toda la serie' }));
  await user.click(dialog.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText(/^Consumos sin cobrar: 3 \(\$\s4\.500\)/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'No cancelar las que tienen pagos' }));
  expect(await screen.findByText(/^Consumos sin cobrar: 2 \(\$\s3\.000\)/)).toBeVisible();
});

test('who does not see consumptions learns that there are some', async () => {
  booking = { ...booking, has_consumptions: true };
  api.bookings = [booking];
  const dialog = await ask(24);
  expect(dialog.getByText(/^Hay consumos en la reserva/)).toBeVisible();
  expect(api.calls.filter((c) => c.call.endsWith('/consumptions'))).toEqual([]);
});

test('cash cannot be given back while no session is open; credit can', async () => {
  api.answer(/GET \/cash-sessions\/current/, () => ({ session: null, needed: true, taking: null }));
  const dialog = await ask(24);
  expect(await dialog.findByText(/No hay una caja abierta en recepción/)).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: /Cancelar y devolver/ })).toBeDisabled());
  await user.click(dialog.getByRole('radio', { name: /saldo a favor/ }));
  expect(dialog.getByRole('button', { name: 'Cancelar y pasar a saldo a favor' })).toBeEnabled();
});

test('who may not refund learns it before, and cannot cancel a paid booking', async () => {
  const dialog = await ask(24, ['schedule']);
  expect(dialog.getByText(/hace falta el permiso Reservas/)).toBeVisible();
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.getByRole('button', { name: /Cancelar y devolver/ })).toBeDisabled();
});
