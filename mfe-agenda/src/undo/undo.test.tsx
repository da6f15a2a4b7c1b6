import type { User } from '@canchero/shared-contracts/auth';
import type { Booking } from '@canchero/shared-contracts/booking';
import type { Payment } from '@canchero/shared-contracts/payment';
import { Refusal } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../testing/club-server';
import { aBooking, aCourt, aPayment, someMoney } from '../testing/fixtures';
import { renderDay } from '../testing/render-day';

let api: ClubServer;
let page: ReturnType<typeof renderDay>;
const user = userEvent.setup();
const open = () => {
  page = renderDay({ apiUrl: api.url, search: '?date=2037-11-25' });
  return page;
};
beforeEach(async () => {
  api = await startClubServer();
  api.courts = [aCourt({ name: 'Cancha 1' }), aCourt({ id: uuid(102), name: 'Cancha 2', sort: 2, sport: 'tennis' })];
  api.bookings = [
    aBooking({ id: uuid(1), start: '2037-11-25T13:00:00.000Z', description: 'Gómez' }),
    aBooking({ id: uuid(2), start: '2037-11-25T14:30:00.000Z', description: 'Ruiz' }),
  ];
});
afterEach(async () => {
  cleanup();
  page.queryClient.clear();
  await api.close();
});

const card = (name: RegExp) => screen.findByRole('gridcell', { name, hidden: true });
const stored = (n: number) => api.bookings.find((b) => b.id === uuid(n));
const undoByKey = () => user.keyboard('{Control>}z{/Control}');
const press = async (keys: string, name: RegExp) => {
  const element = await card(name);
  act(() => element.focus());
  await user.keyboard(keys);
};
const down = '{Alt>}{ArrowDown}{/Alt}';
const lastToast = () => page.toasts.at(-1);
const toast = (title: RegExp | string) => waitFor(() => expect(lastToast()?.title).toMatch(title));
const answer = (label: string) =>
  act(() =>
    lastToast()
      ?.actions?.find((a) => a.label === label)
      ?.run(),
  );
/** Marks a booking by the menu of its card. */
const choose = async (name: RegExp, entry: string) => {
  fireEvent.contextMenu(await card(name));
  await user.click(await screen.findByRole('menuitem', { name: entry, hidden: true }));
};

test('after a gesture and a save of the form, Ctrl+Z undoes the save alone', async () => {
  open();
  await press(down, /Gómez/);
  await toast('Reserva movida');
  await press('{Enter}', /10:15 – 11:15 Gómez/);
  const drawer = within(await screen.findByRole('dialog', { hidden: true }));
  await user.selectOptions(drawer.getByLabelText(/^Inicio/), '20:00');
  await user.click(drawer.getByRole('button', { name: 'Guardar cambios', hidden: true }));
  await toast('Reserva actualizada');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await undoByKey();
  await toast('Cambio deshecho');
  expect(stored(1)?.start).toBe('2037-11-25T13:15:00.000Z');
});

test('what a colleague has changed since stays, and who it was is said', async () => {
  open();
  await press(down, /Gómez/);
  await toast('Reserva movida');
  const place = { court_id: uuid(102), start: '2037-11-25T20:00:00.000Z', end: '2037-11-25T21:00:00.000Z' };
  const theirs = aBooking({ ...stored(1), ...place, version: 9 });
  api.bookings = api.bookings.map((b) => (b.id === theirs.id ? theirs : b));
  api.history = [
    {
      at: theirs.created_at,
      actor_name: 'Fulano',
      action: 'booking.move',
      reason: null,
      fields: [],
      amount: null,
      places: null,
    },
  ];
  act(() => {
    page.host.bus.emit('booking.updated', { booking: theirs });
  });
  await undoByKey();
  await toast('No se deshizo');
  expect(lastToast()?.body).toBe('Fulano la cambió después; no se puede deshacer.');
  expect(stored(1)).toEqual(theirs);
  expect(await card(/17:00 – 18:00 Gómez.*Cancha 2/)).toBeVisible();
});

test('after a move and a no-show of another booking, Ctrl+Z takes back the no-show', async () => {
  open();
  await press(down, /Ruiz/);
  await toast('Reserva movida');
  api.bookings = api.bookings.map((b) => (b.id === uuid(1) ? { ...b, state: 'confirmed' } : b));
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2037-11-25T15:00:00Z'));
  await choose(/Gómez/, 'No se presentó');
  await toast('No se presentó: el horario queda libre');
  await undoByKey();
  await toast('Cambio deshecho');
  jest.restoreAllMocks();
  expect(stored(1)?.state).toBe('confirmed');
  expect(stored(2)?.start).toBe('2037-11-25T14:45:00.000Z');
});

test('a cancelled booking comes back as the same one', async () => {
  open();
  await press('{Delete}', /Gómez/);
  const dialog = within(await screen.findByRole('alertdialog', { hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Sí, cancelar la reserva', hidden: true }));
  await toast('Reserva cancelada');
  answer('Deshacer');
  await toast('Reserva recuperada');
  expect(stored(1)).toMatchObject({ state: 'confirmed', description: 'Gómez' });
  expect(api.bookings).toHaveLength(2);
  expect(await card(/Gómez/)).toBeVisible();
});

test('an undo whose answer is lost is pressed again, with its key, and says that it was done', async () => {
  open();
  await press(down, /Gómez/);
  await toast('Reserva movida');
  const back = { ...stored(1), start: '2037-11-25T13:00:00.000Z', end: '2037-11-25T14:00:00.000Z', version: 9 };
  const keys = new Set<string | undefined>();
  let answered: unknown = new Refusal(504, 'timeout');
  api.answer(/\/undo$/, ({ idempotencyKey }) => {
    keys.add(idempotencyKey);
    return answered;
  });
  answer('Deshacer');
  await waitFor(() => expect(lastToast()?.title).toBe('No se deshizo'));
  answered = { ...back, removed: false, changed: 1 };
  answer('Deshacer');
  await toast('Cambio deshecho');
  expect(keys.size).toBe(1);
  expect(await card(/10:00 – 11:00 Gómez/)).toBeVisible();
});

test('a new booking is gone, and the drawer that shows it closes', async () => {
  open();
  await card(/Gómez/);
  await user.keyboard('n');
  const drawer = within(await screen.findByRole('dialog', { hidden: true }));
  await user.selectOptions(drawer.getByLabelText(/^Cancha/), 'Cancha 2');
  await user.selectOptions(drawer.getByLabelText(/^Inicio/), '18:00');
  await user.click(drawer.getByRole('button', { name: /^Crear/, hidden: true }));
  await toast('Reserva creada');
  expect(api.bookings).toHaveLength(3);
  answer('Deshacer');
  await toast('Reserva nueva deshecha');
  expect(api.bookings).toHaveLength(2);
  await waitFor(() => expect(page.location().search).not.toContain('booking='));
});

describe('a payment that was just recorded', () => {
  let payments: Payment[];
  const charge = async () => {
    await press('c', /Ruiz/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cobrar', hidden: true }));
    await user.click(await dialog.findByRole('button', { name: /^Cobrar \$/, hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  };
  const removals = () => api.calls.filter(({ call }) => /DELETE|\/delete$|\/remove$/.test(call));
  beforeEach(() => {
    payments = [];
    const ruiz = () => someMoney(stored(2) as Booking, payments);
    api.answer(/GET .*\/payments$/, ruiz);
    api.answer(/POST .*\/payments$/, () => {
      payments = [aPayment({ id: uuid(300), amount: 1_200_000 })];
      return ruiz();
    });
    api.answer(/\/payments\/[^/]+/, ({ body }) => {
      const [current] = payments;
      if (!current) return new Refusal(409, 'payment_voided');
      if (body.version && body.version !== current.version) return new Refusal(412, 'stale_version', { current });
      payments = [];
      return current;
    });
  });

  test('is taken back by Ctrl+Z as one entered by mistake, and the move before it stays', async () => {
    page = renderDay({ apiUrl: api.url, search: '?date=2037-11-25', permissions: ['schedule', 'booking'] });
    await press(down, /Gómez/);
    await toast('Reserva movida');
    await charge();
    await undoByKey();
    await toast('Pago eliminado');
    expect(payments).toEqual([]);
    expect(removals().map(({ body }) => body.reason)).toEqual(['code:undone']);
    await undoByKey();
    expect(stored(1)?.start).toBe('2037-11-25T13:15:00.000Z');
  });

  const entry = (action: string, actor_name: string) => ({
    ...{ at: '2037-11-25T14:00:00.000Z', action, actor_name },
    ...{ reason: null, fields: [], amount: null, places: null },
  });
  const theirs = (actor_name: string) => {
    const [mine] = payments;
    payments = [aPayment({ ...(mine as Payment), method: 'qr', amount: 400_000, version: 2 })];
    const others = [entry('booking.move', 'Mengano'), entry('payment.create', 'Mengano')];
    api.history = [...others, entry('payment.change', actor_name), entry('payment.create', 'Zutano')];
  };

  const openAs = (name: string) => {
    page = renderDay({ apiUrl: api.url, search: '?date=2037-11-25', permissions: ['schedule', 'booking'] });
    Object.assign(page.host.session, { getState: () => ({ user: { name } as User }) });
  };

  test.each([
    ['Ctrl+Z', undoByKey],
    ['its toast', () => answer('Deshacer')],
  ])('is not taken back by %s once a colleague changed it, and who it was is said', async (_, undo) => {
    openAs('Zutano');
    await charge();
    await toast(/^Pago/);
    theirs('Fulano');
    await undo();
    await toast('No se deshizo');
    expect(lastToast()?.body).toBe('Fulano cambió el pago después; no se puede deshacer.');
    expect(payments).toMatchObject([{ method: 'qr', amount: 400_000 }]);
    expect(removals()).toHaveLength(1);
  });

  test.each([
    ['changed by the same person elsewhere', () => theirs('Zutano'), /^Cambiaste el pago después; /],
    ['deleted', () => payments.pop(), /^Este pago ya fue eliminado/],
  ])('is not taken back once it was %s', async (_, change, body) => {
    openAs('Zutano');
    await charge();
    change();
    await undoByKey();
    await toast('No se deshizo');
    expect(lastToast()?.body).toMatch(body);
  });

  test('stays for those who may not delete it, and so does the move before it', async () => {
    page = renderDay({ apiUrl: api.url, search: '?date=2037-11-25', permissions: ['schedule'] });
    await press(down, /Gómez/);
    await toast('Reserva movida');
    await charge();
    await undoByKey();
    expect(payments).toHaveLength(1);
    expect(removals()).toEqual([]);
    expect(stored(1)?.start).toBe('2037-11-25T13:15:00.000Z');
  });
});

test('a toast that is still there after another change undoes nothing', async () => {
  open();
  await press(down, /Gómez/);
  await toast('Reserva movida');
  const older = lastToast();
  await press(down, /Ruiz/);
  await waitFor(() => expect(lastToast()).not.toBe(older));
  act(() => older?.actions?.at(-1)?.run());
  await toast('No se deshizo');
  expect([stored(1)?.start, stored(2)?.start]).toEqual(['2037-11-25T13:15:00.000Z', '2037-11-25T14:45:00.000Z']);
});

test('the toast stays for ten seconds and takes the place of the last one', async () => {
  open();
  await press(down, /Gómez/);
  await toast('Reserva movida');
  expect(lastToast()).toMatchObject({
    duration: 10_000,
    key: 'last-change',
    title: 'Reserva movida a Cancha 1, 10:15',
  });
});

describe('the tariff of a booking that moved', () => {
  test('is said, and taken over by one click', async () => {
    api.tariff = 3_900_000;
    open();
    await press(down, /Gómez/);
    await toast('Reserva movida');
    expect(lastToast()?.body).toBe('Tarifa: $\u00a039.000. La reserva sigue en $\u00a012.000.');
    expect(lastToast()?.actions?.map((a) => a.label)).toEqual(['Actualizar', 'Deshacer']);
    answer('Actualizar');
    await toast('Precio actualizado');
    expect(stored(1)?.price).toBe(3_900_000);
    await undoByKey();
    await toast('Cambio deshecho');
    expect(stored(1)).toMatchObject({ price: 1_200_000, start: '2037-11-25T13:15:00.000Z' });
  });

  test('is asked for where the sport changes', async () => {
    api.tariff = 2_700_000;
    api.bookings = api.bookings.filter((b) => b.id === uuid(1));
    open();
    await press('{Alt>}{ArrowRight}{/Alt}', /Gómez/);
    const question = within(await screen.findByRole('alertdialog', { hidden: true }));
    await user.click(question.getByRole('button', { name: /^Cobrar/, hidden: true }));
    await toast('Precio actualizado');
    expect(stored(1)).toMatchObject({ court_id: uuid(102), price: 2_700_000 });
  });
});

test.each([
  ['paid', { paid: 1_200_000, payment_status: 'fully_paid' as const }, /^Tiene .*12\.000 pagados\.$/],
  ['completed', { state: 'completed' as const }, /^Está completada\.$/],
])('a %s booking moves by keys once that is confirmed', async (_, fields, why) => {
  api.bookings = [aBooking({ id: uuid(1), start: '2037-11-25T13:00:00.000Z', description: 'Gómez', ...fields })];
  open();
  await press(down, /Gómez/);
  const ask = async () => within(await screen.findByRole('alertdialog', { hidden: true }));
  expect((await ask()).getByText(why)).toBeInTheDocument();
  await user.click((await ask()).getByRole('button', { name: 'No mover', hidden: true }));
  expect(stored(1)?.version).toBe(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  await press(down, /Gómez/);
  await user.click((await ask()).getByRole('button', { name: 'Mover', hidden: true }));
  await toast('Reserva movida');
  // and goes on without another question
  await press(down, /10:15 – 11:15 Gómez/);
  await waitFor(() => expect(stored(1)?.start).toBe('2037-11-25T13:30:00.000Z'));
});
