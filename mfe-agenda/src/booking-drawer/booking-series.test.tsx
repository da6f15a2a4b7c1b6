import type { Booking, Series, SeriesPreview } from '@canchero/shared-contracts/booking';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DateTime } from 'luxon';
import { aBooking, aPayment, someMoney } from '../testing/fixtures';
import {
  api,
  booking,
  change,
  date,
  day,
  eachTestHasABooking,
  open,
  page,
  SERIES,
  sent,
  ten,
  user,
} from '../testing/opened-booking';

eachTestHasABooking();

const shortDate = (weeks: number) => {
  const date = day.plus({ weeks }).setLocale('es');
  return date.toFormat(date.hasSame(DateTime.now(), 'year') ? 'd LLL' : 'd LLL yyyy');
};

describe('a new series', () => {
  const clash = { id: uuid(5), court_id: uuid(101), start: ten(1), end: ten(1), who: 'Ruiz' };
  const occurrence = (weeks: number) => ({
    start: ten(weeks),
    end: ten(weeks),
    problem: weeks === 1 ? 'schedule_conflict' : null,
    other_court: weeks === 1 ? { id: uuid(102), name: 'Cancha 2' } : null,
  });
  beforeEach(() => {
    api.bookings = [];
    const preview: SeriesPreview = {
      occurrences: [0, 1, 2].map(occurrence),
      conflicts: [clash],
      skipped_months: [],
    };
    api.answer(/POST .*\/preview$/, () => preview);
  });
  const fill = async () => {
    const drawer = await open('details', 'new');
    await user.selectOptions(drawer.getByLabelText(/Cancha/), 'Cancha 1');
    await user.selectOptions(drawer.getByLabelText(/Inicio/), '10:00');
    await user.selectOptions(drawer.getByLabelText('Se repite'), drawer.getByRole('option', { name: /^Cada / }));
    return drawer;
  };

  test('shows its dates before it is saved and marks those that are taken', async () => {
    const drawer = await fill();
    const preview = within(await drawer.findByRole('region', { name: 'Fechas de la serie' }));
    expect(preview.getByRole('status')).toHaveTextContent('3 fechas, 1 no disponible');
    expect(preview.getAllByRole('listitem').map((li) => /ocupada/.test(li.textContent ?? ''))).toEqual([
      false,
      true,
      false,
    ]);
    expect(preview.getByRole('radio', { name: /reservar las demás/ })).toBeInTheDocument();
  });

  test('does not offer to book the other dates where there are none', async () => {
    const occurrences = [0, 2].map((weeks) => ({ ...occurrence(weeks), problem: 'outside_hours' as const }));
    api.answer(/POST .*\/preview$/, () => ({ occurrences, conflicts: [], skipped_months: [] }) satisfies SeriesPreview);
    const drawer = await fill();
    const preview = within(await drawer.findByRole('region', { name: 'Fechas de la serie' }));
    expect(preview.getByRole('status')).toHaveTextContent('2 fechas, 2 no disponibles');
    expect(preview.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('ends twelve weeks or a year on, unless another day is chosen', async () => {
    const drawer = await fill();
    const until = drawer.getByLabelText<HTMLInputElement>(/Hasta/);
    const weekly = until.value;
    await user.selectOptions(drawer.getByLabelText('Se repite'), drawer.getByRole('option', { name: /de cada mes$/ }));
    const end = day.plus({ months: 11 }).endOf('month');
    expect(until.value).toBe(end.toFormat('dd/LL/yyyy'));
    expect(until.value).not.toBe(weekly);
  });

  test('taken dates are put on the free court that is named', async () => {
    const drawer = await fill();
    const preview = within(await drawer.findByRole('region', { name: 'Fechas de la serie' }));
    await user.click(preview.getByRole('radio', { name: 'Otra cancha (Cancha 2) para 1 fecha ocupada' }));
    expect(preview.getAllByRole('listitem')[1]).toHaveTextContent(`${shortDate(1)} · Cancha 2`);
    api.answer(/POST \/bookings$/, ({ body }) => ({
      ...aBooking({ id: String(body.id), start: ten(), series_id: SERIES, modality: 'fixed' }),
      series: { created: 3, skipped: [], on_other_courts: [{ start: ten(1), court_id: uuid(102) }] },
    }));
    await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Se crearon 3 reservas, 1 en otra cancha'));
    expect(sent(/POST \/bookings$/)[0]?.body).toMatchObject({ on_conflict: 'other_court' });
  });

  test('a refused series lists the conflicts and ways out, and the other dates can be booked', async () => {
    api.refuseNext(/POST \/bookings$/, { status: 409, error: 'schedule_conflict', params: { conflicts: [clash] } });
    const drawer = await fill();
    await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
    const dialog = (await screen.findByText('Conflicto de horarios')).closest<HTMLElement>('[role="alertdialog"]');
    expect(dialog).toHaveTextContent('Cancha 1 ya está ocupada de 10:00 a 10:00');
    expect(dialog).toHaveTextContent('Una fecha de la serie choca con una reserva existente:');
    expect(dialog).toHaveTextContent(new RegExp(`${shortDate(1)}.*Ruiz`));
    for (const suggestion of ['cambiar la hora de inicio', 'cambiar la duración', 'cambiar la fecha de fin']) {
      expect(within(dialog as HTMLElement).getByText(suggestion)).toBeVisible();
    }
    api.answer(/POST \/bookings$/, ({ body }) => ({
      ...aBooking({ id: String(body.id), start: ten(), series_id: SERIES, modality: 'fixed' }),
      series: { id: SERIES, created: 2, skipped: [{ start: ten(1), end: ten(1), problem: 'schedule_conflict' }] },
    }));
    await user.click(screen.getByRole('button', { name: 'Omitir esas fechas y reservar las demás' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Se crearon 2 reservas; se omitió 1 fecha'));
    expect(page.toasts.at(-1)?.body).toMatch(new RegExp(`^Cancha 1: .*${shortDate(1)}$`));
    const [first, second] = sent(/POST \/bookings$/).map((c) => c.body);
    expect(first).toMatchObject({ modality: 'fixed', recurrence: { frequency: 'weekly' } });
    expect(second).toMatchObject({ on_conflict: 'skip' });
  });

  test('that the club is closed on one of its dates is said with that date', async () => {
    api.refuseNext(/POST \/bookings$/, { status: 422, error: 'club_closed', params: { start: ten(1) } });
    const drawer = await fill();
    await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
    const problem = await drawer.findByText(/El club no abre ese día\.$/);
    expect(problem).toHaveTextContent(new RegExp(`${shortDate(1)}: El club no abre ese día\\.$`));
  });

  test('its end is required and must be after its start', async () => {
    const drawer = await fill();
    const until = drawer.getByLabelText(/Hasta/);
    await user.clear(until);
    fireEvent.blur(until);
    await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
    expect(await drawer.findByText(/cuándo termina el turno fijo/)).toBeVisible();
    expect(sent(/POST \/bookings$/)).toEqual([]);
  });
});

describe('an existing series', () => {
  /** Line of a dialog that says which booking it is about. */
  const WHICH = /^Gómez · Cancha 1, .*, 10:00 – /;
  beforeEach(() => {
    change({ series_id: SERIES, modality: 'fixed' });
    const series: Series = {
      id: SERIES,
      frequency: 'weekly',
      end_date: date(3),
      occurrences: [0, 1, 2, 3].map((weeks) => ({
        id: weeks === 0 ? booking.id : uuid(20 + weeks),
        court_id: uuid(101),
        start: ten(weeks),
        end: ten(weeks),
        state: 'confirmed',
        price: 1_200_000,
        paid: weeks === 3 ? 500_000 : 0,
      })),
    };
    api.answer(/GET .*\/series$/, () => series);
  });

  test('one that is cancelled whole says so, without an end before its dates', async () => {
    api.answer(/GET .*\/series$/, () => ({
      id: SERIES,
      frequency: 'weekly',
      end_date: day.minus({ weeks: 2 }).toISODate(),
      occurrences: [],
    }));
    const drawer = await open('details');
    expect(await drawer.findByText(/^Cada .* · Serie cancelada$/)).toBeVisible();
  });

  test('a change asks for its scope, and a change of the series says how many bookings it affects', async () => {
    api.answer(/PUT \/bookings\/[^/]+$/, () => ({
      ...change({ description: 'Otra' }),
      series: { changed: 4, kept: 0, paid: 0 },
    }));
    const drawer = await open('details');
    await user.type(await drawer.findByLabelText('Descripción'), ' y amigos');
    await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
    await user.click(await screen.findByRole('radio', { name: /Toda la serie/ }));
    expect(screen.getByText(WHICH)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText(/Cambian 4 reservas/)).toBeVisible();
    expect(screen.getByText(WHICH)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sí, cambiar la serie' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Se actualizaron 4 reservas de la serie'));
    expect(sent(/PUT/)[0]?.query.get('scope')).toBe('series');
    expect(sent(/PUT/)[0]?.body).toMatchObject({ description: 'Gómez y amigos' });
  });

  test('a longer series says its tariff, which can be taken for the same dates', async () => {
    api.answer(/PUT \/bookings\/[^/]+$/, () => ({
      ...change({ duration: 90 }),
      tariff: { price: 1_800_000, before: 1_200_000, outcome: 'open' },
      series: { changed: 4, kept: 0, paid: 0 },
    }));
    const drawer = await open('details');
    await user.type(await drawer.findByLabelText('Descripción'), ' y amigos');
    await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
    await user.click(await screen.findByRole('radio', { name: /Toda la serie/ }));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, cambiar la serie' }));
    await waitFor(() => expect(page.toasts.at(-1)?.body).toContain('18.000'));
    page.toasts
      .at(-1)
      ?.actions?.find(({ label }) => label === 'Actualizar')
      ?.run();
    await waitFor(() => expect(sent(/POST .*\/tariff$/)[0]?.body).toMatchObject({ scope: 'series' }));
  });

  test('a player comes into the dates that are asked for, in one call, and the outcome is reported; asked once', async () => {
    const outcome = (players: Booking['players']) => ({ booking: change({ players }), changed: 8, paid: 1, same: 0 });
    api.answer(/POST .*\/series\/players$/, ({ body }) =>
      outcome(body.add ? [{ id: uuid(201), name: 'Ana Paz', phone: null }] : []),
    );
    const drawer = await open('players');
    await user.type(await drawer.findByRole('combobox', { name: 'Agregar jugadores' }), '{ArrowDown}');
    await user.click(await drawer.findByRole('option', { name: /Ana Paz/ }));
    expect(await screen.findByText('¿En qué fechas?')).toBeVisible();
    expect(screen.getByText(WHICH)).toBeVisible();
    // nobody plays yet: the first player is meant for all dates
    expect(screen.getByRole('radio', { name: /^Toda la serie/ })).toBeChecked();
    expect(sent(/POST .*\/players$/)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Esta y las siguientes' }));
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(page.toasts.at(-1)?.body).toBe('Cambió en 8 de 9 fechas; 1 ya tiene pagos'));
    await user.click(await drawer.findByRole('button', { name: 'Quitar a Ana Paz' }));
    await waitFor(() =>
      expect(sent(/POST .*\/series\/players$/).map((c) => c.body)).toEqual([
        { scope: 'from', add: [uuid(201)] },
        { scope: 'from', remove: [uuid(201)] },
      ]),
    );
    expect(drawer.getByText('Los cambios son para esta fecha y las siguientes.')).toBeVisible();
  });

  test('a change with conflicts lists them and leads back to the form alone', async () => {
    const at = day.plus({ weeks: 1 }).toISO() as string;
    const conflict = { id: uuid(9), court_id: uuid(101), start: at, end: at, who: 'Torneo' };
    api.refuseNext(/PUT \/bookings/, { status: 409, error: 'schedule_conflict', params: { conflicts: [conflict] } });
    const drawer = await open('details');
    await user.click(await drawer.findByRole('button', { name: '90 min' }));
    await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
    await user.click(await screen.findByRole('radio', { name: /Toda la serie/ }));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, cambiar la serie' }));
    const dialog = (await screen.findByText('Conflicto de horarios')).closest<HTMLElement>('[role="alertdialog"]');
    expect(
      within(dialog as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Entendido']);
    await user.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByText('Conflicto de horarios')).not.toBeInTheDocument();
    expect(drawer.getByLabelText(/^Duración/)).toHaveValue(90);
  });

  test('is extended until another day, once it is said what becomes of the taken dates', async () => {
    const dates = [4, 5].map((weeks) => ({
      start: ten(weeks),
      end: ten(weeks),
      problem: weeks === 4 ? 'schedule_conflict' : null,
      other_court: weeks === 4 ? { id: uuid(102), name: 'Cancha 2' } : null,
    }));
    api.answer(/POST .*\/extension\/preview$/, () => ({ occurrences: dates, conflicts: [], skipped_months: [] }));
    const drawer = await open('details');
    await user.click(await drawer.findByRole('button', { name: 'Extender' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const until = dialog.getByLabelText(/^Extender hasta/);
    await user.clear(until);
    await user.type(until, day.plus({ weeks: 5 }).toFormat('dd/MM/yyyy'));
    fireEvent.blur(until);
    await waitFor(() => expect(sent(/extension\/preview$/).map((c) => c.body)).toContainEqual({ end_date: date(5) }));
    expect(await dialog.findByText('2 fechas, 1 no disponible')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Extender' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /^Otra cancha \(Cancha 2\)/ }));
    api.refuseNext(/extension$/, { status: 422, error: 'player_blocked', params: { player_ids: [] } });
    await user.click(dialog.getByRole('button', { name: 'Extender' }));
    expect(await dialog.findByText(/bloquead/)).toBeVisible();
    const onOther = [{ start: ten(4), court_id: uuid(102) }];
    api.answer(/POST .*\/extension$/, () => ({ created: 2, skipped: [], on_other_courts: onOther }));
    await user.click(dialog.getByRole('button', { name: 'Extender' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Se agregaron 2 fechas, 1 en otra cancha'));
    expect(sent(/extension$/).at(-1)?.body).toEqual({ end_date: date(5), on_conflict: 'other_court' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('an extension that is refused cannot be sent with the dates found when it was opened before', async () => {
    const dates = [{ start: ten(4), end: ten(4), problem: null, other_court: null }];
    api.answer(/POST .*\/extension\/preview$/, () => ({ occurrences: dates, conflicts: [], skipped_months: [] }));
    const drawer = await open('details');
    const ask = async () => {
      await user.click(await drawer.findByRole('button', { name: 'Extender' }));
      return within(await screen.findByRole('alertdialog'));
    };
    const before = await ask();
    expect(await before.findByText('1 fecha, todas libres')).toBeVisible();
    expect(before.getByRole('button', { name: 'Extender' })).toBeEnabled();
    await user.click(before.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    api.refuseNext(/extension\/preview$/, { status: 422, error: 'court_inactive' });
    const dialog = await ask();
    expect(await dialog.findByText('La cancha está inactiva.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Extender' })).toBeDisabled();
  });

  test('another date applies to one occurrence alone', async () => {
    const drawer = await open('details');
    const field = await drawer.findByLabelText(/^Fecha/);
    await user.clear(field);
    await user.type(field, day.plus({ days: 1 }).toFormat('dd/MM/yyyy'));
    fireEvent.blur(field);
    await user.click(drawer.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByRole('radio', { name: /Toda la serie/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Solo esta reserva/ })).toBeChecked();
  });

  test('all bookings from a date on are cancelled after confirmation, paid ones as one chooses', async () => {
    api.answer(/DELETE \/bookings/, ({ body }) =>
      body.refund ? { cancelled: 3, kept: [], refunded: 500_000 } : { cancelled: 2, kept: [uuid(23)], refunded: 0 },
    );
    const drawer = await open('details');
    await user.click(await drawer.findByRole('button', { name: 'Cancelar reserva' }));
    await user.click(await screen.findByRole('radio', { name: 'Todo desde una fecha en adelante' }));
    const from = screen.getByLabelText(/^Desde/);
    await user.clear(from);
    await user.type(from, day.plus({ weeks: 1 }).toFormat('dd/MM/yyyy'));
    fireEvent.blur(from);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText(/Se cancelan 3 reservas/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Según la regla del club/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'No cancelar las que tienen pagos' }));
    expect(screen.getByText(/Se cancelan 2 reservas/)).toBeVisible();
    expect(screen.getByText('Esta acción no se puede deshacer.')).toBeVisible();
    expect(sent(/DELETE/)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sí, cancelar 2 reservas' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Se cancelaron 2 reservas; 1 con pagos quedó'));
    expect(Object.fromEntries(sent(/DELETE/)[0]?.query ?? [])).toEqual({ scope: 'from', from_date: date(1) });
    expect(sent(/DELETE/)[0]?.body).not.toHaveProperty('refund');
  });

  test('its removal says before that cash would be given back and no session is open, and opens one', async () => {
    const paid = aBooking({ id: uuid(23), start: ten(3), paid: 500_000 });
    let taking: object | null = null;
    api.answer(/GET \/cash-sessions\/current/, () => ({ session: null, needed: true, taking }));
    api.answer(/POST \/cash-sessions$/, () => {
      taking = { id: uuid(800), desk: 'reception' };
      return taking;
    });
    api.answer(/GET .*\/payments$/, () => someMoney(paid, [aPayment({ booking_id: paid.id, amount: 500_000 })]));
    const drawer = await open('details');
    await user.click(await drawer.findByRole('button', { name: 'Cancelar reserva' }));
    await user.click(await screen.findByRole('radio', { name: 'Toda la serie' }));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    const confirm = () => screen.getByRole('button', { name: /^Sí, cancelar/ });
    expect(await screen.findByText(/No hay una caja abierta en recepción/)).toBeVisible();
    expect(confirm()).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'No cancelar las que tienen pagos' }));
    await waitFor(() => expect(screen.queryByText(/No hay una caja abierta/)).toBeNull());
    expect(confirm()).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: /^Según la regla del club/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Monto inicial' }), '0{Enter}');
    await waitFor(() => expect(confirm()).toBeEnabled());
    expect(sent(/DELETE/)).toEqual([]);
  });
});
