import type { Series } from '@canchero/shared-contracts/booking';
import { type ApiCall, Refusal } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  api,
  booking,
  change,
  date,
  eachTestHasABooking,
  open,
  page,
  SERIES,
  sent,
  ten,
  user,
} from '../testing/opened-booking';

eachTestHasABooking();

const LOST = new Refusal(504, 'timeout');

/** Loses the answers to one press: `work` is done, and nothing is heard of it. Later presses get what `answer` returns. */
function loseAnswers(call: RegExp, work: (call: ApiCall) => void, answer: () => unknown) {
  const keys = new Set<string | undefined>();
  const keyed = (made: ApiCall, result: unknown) => {
    keys.add(made.idempotencyKey);
    return result;
  };
  api.answer(call, (made) => {
    if (keys.size === 0) work(made);
    return keyed(made, LOST);
  });
  return { keys, answerNow: () => api.answer(call, (made) => keyed(made, answer())) };
}
const hear = () => act(async () => page.host.bus.emit('booking.updated', { booking }));
const bodies = (call: RegExp) => new Set(sent(call).map(({ body }) => JSON.stringify(body)));

test('a booking that was saved by a try whose answer is lost is no colleague’s change; the next press says it is saved', async () => {
  const drawer = await open('details');
  const { keys, answerNow } = loseAnswers(
    /PUT \/bookings/,
    ({ body }) => change({ description: String(body.description) }),
    () => booking,
  );
  await user.type(drawer.getByLabelText('Descripción'), ' y Paz');
  await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(booking.version).toBe(2));
  await hear();
  expect(await drawer.findByText(/No se pudo actualizar/)).toBeVisible();
  expect(drawer.queryByText(/Un colega cambió/)).toBeNull();
  answerNow();
  await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(page.toasts.at(-1)?.intent).toBe('success'));
  expect(keys.size).toBe(1);
  expect(bodies(/PUT/).size).toBe(1);
});

test('a cancellation whose answer is lost is said to be done by the next press', async () => {
  const drawer = await open('details');
  const { keys, answerNow } = loseAnswers(
    /\/cancel$/,
    () => change({ state: 'cancelled' }),
    () => booking,
  );
  await user.click(drawer.getByRole('button', { name: 'Cancelar reserva' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Sí, cancelar la reserva' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await hear();
  expect(await drawer.findByText('Esta reserva fue cancelada.')).toBeInTheDocument();
  answerNow();
  await user.click(dialog.getByRole('button', { name: 'Sí, cancelar la reserva' }));
  await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Reserva cancelada'));
  expect(keys.size).toBe(1);
});

describe('of a series', () => {
  let series: Series;
  beforeEach(() => {
    change({ series_id: SERIES, modality: 'fixed' });
    const occurrence = (weeks: number) => ({
      id: weeks === 0 ? booking.id : uuid(20 + weeks),
      court_id: uuid(101),
      start: ten(weeks),
      end: ten(weeks),
      state: 'confirmed' as const,
      price: 1_200_000,
      paid: weeks === 2 ? 500_000 : 0,
    });
    series = { id: SERIES, frequency: 'weekly', end_date: date(2), occurrences: [0, 1, 2].map(occurrence) };
    api.answer(/GET .*\/series$/, () => series);
  });

  test('the removal whose answer is lost stays what was asked for, and the next press says what came of it', async () => {
    const drawer = await open('details');
    const outcome = { cancelled: 3, kept: [], refunded: 500_000 };
    const { keys, answerNow } = loseAnswers(
      /DELETE \/bookings/,
      () => {
        change({ state: 'cancelled' });
        series = { ...series, occurrences: series.occurrences.map((o) => ({ ...o, state: 'cancelled' })) };
      },
      () => outcome,
    );
    await user.click(drawer.getByRole('button', { name: 'Cancelar reserva' }));
    await user.click(await screen.findByRole('radio', { name: 'Toda la serie' }));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, cancelar 3 reservas' }));
    expect(await screen.findByText(/No se pudo cancelar el turno fijo/)).toBeVisible();
    await hear();
    answerNow();
    await user.click(screen.getByRole('button', { name: 'Sí, cancelar 3 reservas' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toMatch(/^Se cancelaron 3 reservas/));
    expect(keys.size).toBe(1);
    expect(bodies(/DELETE/).size).toBe(1);
  });

  test('further dates whose answer is lost are said to be booked by the next press', async () => {
    let further = [{ start: ten(3), end: ten(3), problem: null }];
    api.answer(/POST .*\/extension\/preview$/, () => ({ occurrences: further, conflicts: [], skipped_months: [] }));
    const drawer = await open('details');
    const { keys, answerNow } = loseAnswers(
      /POST .*\/extension$/,
      () => {
        series = { ...series, end_date: date(14) };
        further = [];
        change({});
      },
      () => ({ created: 1, skipped: [], on_other_courts: [] }),
    );
    await user.click(await drawer.findByRole('button', { name: 'Extender' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Extender' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Extender' }));
    await waitFor(() => expect(series.end_date).toBe(date(14)));
    await hear();
    await waitFor(() => expect(sent(/extension$/)).toHaveLength(4));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Extender' })).toBeEnabled());
    answerNow();
    await user.click(dialog.getByRole('button', { name: 'Extender' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Se agregó 1 fecha'));
    expect(keys.size).toBe(1);
  });
});
