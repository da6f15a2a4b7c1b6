import type { SeriesPreview } from '@canchero/shared-contracts/booking';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../testing/club-server';
import { aBooking, aCourt } from '../testing/fixtures';
import { renderDay } from '../testing/render-day';

const TAKEN = '2031-01-08T15:00:00.000Z';

let api: ClubServer;
let page: ReturnType<typeof renderDay>;
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(async () => {
  api = await startClubServer();
  api.courts = [
    aCourt(),
    aCourt({ id: uuid(102), name: 'Cancha 2', sort: 2 }),
    aCourt({ id: uuid(103), name: 'Techada', sort: 3, base_price: 3_000_000 }),
  ];
  api.answer(/GET \/quote$/, ({ query }) => ({
    price: query.get('court_id') === uuid(103) ? 3_000_000 : 1_200_000,
    member: false,
    lines: [],
  }));
});
afterEach(async () => {
  cleanup();
  page.queryClient.clear();
  await api.close();
});

const openForm = async () => {
  page = renderDay({
    apiUrl: api.url,
    search: '?date=2031-01-08&booking=new',
    permissions: ['schedule', 'booking'],
  });
  const drawer = within(await screen.findByRole('dialog'));
  await user.selectOptions(await drawer.findByRole('combobox', { name: /^Cancha/ }), 'Cancha 1');
  await user.selectOptions(drawer.getByRole('combobox', { name: /^Inicio/ }), '12:00');
  await user.click(drawer.getByRole('button', { name: '+ Varias canchas' }));
  return drawer;
};
type Drawer = Awaited<ReturnType<typeof openForm>>;
const take = (drawer: Drawer, court: string) => user.click(drawer.getByRole('checkbox', { name: court }));
const prices = (drawer: Drawer) =>
  within(drawer.getByRole('list', { name: 'Precio por cancha' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/\s/g, ' '));
const booked = () => api.bookings.map(({ court_id, start }) => [court_id, start]);

test('the price is that of each court and their sum; one price for all counts once for each', async () => {
  const drawer = await openForm();
  await take(drawer, 'Cancha 2');
  const price = drawer.getByRole('textbox', { name: 'Precio de cada cancha' });
  await waitFor(() => expect(price).toHaveValue('12.000'));
  expect(prices(drawer)).toEqual(['Cancha 1$ 12.000', 'Cancha 2$ 12.000', 'Total de 2 canchas$ 24.000']);
  await take(drawer, 'Techada');
  await waitFor(() =>
    expect(prices(drawer)).toEqual([
      'Cancha 1$ 12.000',
      'Cancha 2$ 12.000',
      'Techada$ 30.000',
      'Total de 3 canchas$ 54.000',
    ]),
  );
  expect(price).toHaveValue('');
  await user.type(price, '10000');
  expect(prices(drawer).at(-1)).toBe('Total de 3 canchas$ 30.000');
  await user.click(drawer.getByRole('button', { name: /\$\s?54\.000 · Usar este precio/ }));
  expect(prices(drawer).at(-1)).toBe('Total de 3 canchas$ 54.000');
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('3 reservas creadas, 12:00'));
  expect(api.calls.find(({ call }) => call === 'POST /bookings')?.body).toMatchObject({
    court_id: uuid(101),
    more_court_ids: [uuid(102), uuid(103)],
  });
});

test('undoing takes the bookings on all courts back', async () => {
  const drawer = await openForm();
  await take(drawer, 'Techada');
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('2 reservas creadas, 12:00'));
  expect(booked()).toHaveLength(2);
  page.toasts.at(-1)?.actions?.at(-1)?.run();
  await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Reserva nueva deshecha: ya no está'));
  expect(booked()).toEqual([]);
});

test('one of the courts was changed since: the undo takes none back', async () => {
  const drawer = await openForm();
  await take(drawer, 'Techada');
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('2 reservas creadas, 12:00'));
  const before = booked();
  api.bookings = api.bookings.map((b) => (b.court_id === uuid(103) ? b : { ...b, version: b.version + 1 }));
  page.toasts.at(-1)?.actions?.at(-1)?.run();
  await waitFor(() => expect(page.toasts.at(-1)?.title).not.toBe('2 reservas creadas, 12:00'));
  expect(page.toasts.at(-1)?.intent).toBe('error');
  expect(booked()).toEqual(before);
});

test('one court is taken: it is named, nothing is booked, and the others are booked without it', async () => {
  api.bookings = [aBooking({ id: uuid(7), court_id: uuid(102), start: TAKEN, description: 'Liga' })];
  const drawer = await openForm();
  await take(drawer, 'Cancha 2');
  await take(drawer, 'Techada');
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  const notice = within(await drawer.findByRole('alert'));
  expect(notice.getByText('Cancha 2 ya está ocupada de 12:00 a 13:00 (Liga).')).toBeVisible();
  expect(booked()).toEqual([[uuid(102), TAKEN]]);
  // the times at which all three are free
  expect(notice.getByRole('button', { name: '11:00' })).toBeVisible();
  expect(notice.queryByRole('button', { name: /Cancha 1/ })).toBeNull();
  await user.click(notice.getByRole('button', { name: 'Sin Cancha 2' }));
  expect(drawer.getByRole('checkbox', { name: 'Cancha 2' })).not.toBeChecked();
  await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
  await waitFor(() => expect(booked()).toHaveLength(3));
  expect(booked().slice(1)).toEqual([
    [uuid(101), TAKEN],
    [uuid(103), TAKEN],
  ]);
});

describe('a series over several courts', () => {
  const week = (n: number) => new Date(Date.parse(TAKEN) + n * 7 * 86_400_000).toISOString();
  const until = '29/01/2031';
  /** Weeks in which each court is taken, and the free court that the service names for it alone. */
  let taken: Record<string, { weeks: number[]; other: SeriesPreview['occurrences'][number]['other_court'] }>;
  beforeEach(() => {
    api.courts = [...api.courts, aCourt({ id: uuid(104), name: 'Cancha 4', sort: 4 })];
    taken = { [uuid(102)]: { weeks: [1, 2], other: null } };
    api.answer(/POST .*\/preview$/, ({ body }) => ({
      occurrences: [0, 1, 2, 3].map((n) => {
        const { weeks = [], other = null } = taken[String(body.court_id)] ?? {};
        const clashes = weeks.includes(n);
        return {
          start: week(n),
          end: week(n),
          problem: clashes ? 'schedule_conflict' : null,
          other_court: clashes ? other : null,
        };
      }),
      conflicts: [],
      skipped_months: [],
    }));
  });
  const repeat = async (drawer: Drawer) => {
    await user.selectOptions(drawer.getByLabelText('Se repite'), drawer.getByRole('option', { name: /^Cada / }));
    const field = drawer.getByLabelText(/Hasta/);
    await user.clear(field);
    await user.type(field, `${until}{Tab}`);
    return within(await drawer.findByRole('region', { name: 'Fechas de la serie' }));
  };
  const shown = (dates: Awaited<ReturnType<typeof repeat>>, court: string) =>
    within(dates.getByRole('list', { name: court }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  test('shows the dates of each court, and names what was skipped with its court', async () => {
    const drawer = await openForm();
    await take(drawer, 'Cancha 2');
    const dates = await repeat(drawer);
    expect(await dates.findByText('Cancha 1: 4 fechas, todas libres')).toBeVisible();
    expect(dates.getByText('Cancha 2: 4 fechas, 2 no disponibles')).toBeVisible();
    expect(shown(dates, 'Cancha 1')).toEqual([
      'mié, 8 ene 2031',
      'mié, 15 ene 2031',
      'mié, 22 ene 2031',
      'mié, 29 ene 2031',
    ]);
    expect(shown(dates, 'Cancha 2')).toEqual([
      'mié, 8 ene 2031',
      'mié, 15 ene 2031 · ocupada',
      'mié, 22 ene 2031 · ocupada',
      'mié, 29 ene 2031',
    ]);
    await user.click(dates.getByRole('radio', { name: 'Omitir esas 2 fechas y reservar las demás' }));
    api.answer(/POST \/bookings$/, ({ body }) => {
      const place = { start: TAKEN, series_id: uuid(700), modality: 'fixed' as const };
      const skipped = [1, 2].map((n) => ({ start: week(n), problem: 'schedule_conflict' }));
      return {
        ...aBooking({ ...place, id: String(body.id) }),
        series: { court_id: uuid(101), created: 4, skipped: [], on_other_courts: [] },
        others: [
          {
            ...aBooking({ ...place, id: uuid(9), court_id: uuid(102) }),
            series: { court_id: uuid(102), created: 2, skipped, on_other_courts: [] },
          },
        ],
      };
    });
    await user.click(drawer.getByRole('button', { name: 'Crear reserva' }));
    await waitFor(() => expect(page.toasts.at(-1)?.title).toBe('Se crearon 6 reservas; se omitieron 2 fechas'));
    expect(page.toasts.at(-1)?.body).toBe('Cancha 2: mié, 15 ene 2031; mié, 22 ene 2031');
    expect(api.calls.find(({ call }) => call === 'POST /bookings')?.body).toMatchObject({
      more_court_ids: [uuid(102)],
      recurrence: { frequency: 'weekly', end_date: '2031-01-29' },
      on_conflict: 'skip',
    });
  });

  test('a free court is named for one of two taken dates, and none that is booked as well', async () => {
    const free = { id: uuid(104), name: 'Cancha 4' };
    taken = {
      [uuid(101)]: { weeks: [1], other: free },
      [uuid(102)]: { weeks: [1], other: free },
      [uuid(103)]: { weeks: [2], other: { id: uuid(101), name: 'Cancha 1' } },
    };
    const drawer = await openForm();
    await take(drawer, 'Cancha 2');
    await take(drawer, 'Techada');
    const dates = await repeat(drawer);
    await user.click(await dates.findByRole('radio', { name: 'Otra cancha (Cancha 4) para 1 fecha ocupada' }));
    expect(['Cancha 1', 'Cancha 2', 'Techada'].map((court) => shown(dates, court).slice(1, 3))).toEqual([
      ['mié, 15 ene 2031 · Cancha 4', 'mié, 22 ene 2031'],
      ['mié, 15 ene 2031 · ocupada', 'mié, 22 ene 2031'],
      ['mié, 15 ene 2031', 'mié, 22 ene 2031 · ocupada'],
    ]);
  });
});
