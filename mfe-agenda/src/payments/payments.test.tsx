import { type Payment, paymentStatus } from '@canchero/shared-contracts/payment';
import { dialogTitled, Refusal } from '@canchero/shared-contracts/testing';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClubServer, startClubServer } from '../testing/club-server';
import { aBooking, aCourt, aPayment, someMoney } from '../testing/fixtures';
import { renderScreen } from '../testing/render-screen';
import { BookingPayments } from './booking-payments';
import { RecordPaymentDialog } from './record-payment-dialog';

const NAMES = ['Ana', 'Bea', 'Caro', 'Dani'];
const players = NAMES.map((name, i) => ({ id: uuid(201 + i), name, phone: null }));
const user = userEvent.setup({ pointerEventsCheck: 0 });

let api: ClubServer;
let payments: Payment[];
let price: number;
let version: number;
let credits: Record<string, number>;
let state: 'confirmed' | 'cancelled';
beforeEach(async () => {
  api = await startClubServer();
  [payments, price, version, credits, state] = [[], 2_400_000, 1, {}, 'confirmed'];
  const answer = () => {
    const paid = payments.reduce((sum, p) => sum + p.amount, 0);
    const payment_status = paymentStatus(price, paid);
    return someMoney(
      aBooking({ start: '2037-11-21T15:00:00.000Z', price, players, version, payment_status, state }),
      payments,
      credits,
    );
  };
  api.answer(/GET .*\/payments$/, answer);
  api.answer(/POST .*\/payments$/, ({ body }) => {
    version++;
    const player = players.find((p) => p.id === body.player_id);
    payments = [
      ...payments,
      aPayment({ ...body, id: uuid(300 + version), player_name: player?.name ?? null } as never),
    ];
    return answer();
  });
  api.answer(/POST .*\/bulk$/, ({ body }) => {
    version++;
    payments = (body.lines as { id: string; amount: number }[]).map((line, i) =>
      aPayment({ id: uuid(400 + i), player_id: line.id, player_name: NAMES[i] ?? '', amount: line.amount }),
    );
    return answer();
  });
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const sent = (call: RegExp) => api.calls.filter((c) => call.test(c.call)).map((c) => c.body);
const render = (element: React.ReactNode, permissions: ('schedule' | 'booking')[] = ['schedule', 'booking']) =>
  renderScreen(element, { apiUrl: api.url, address: '/agenda', permissions });

test('of a cancelled booking nobody owes a share; what was paid stays in sight', async () => {
  state = 'cancelled';
  payments = [aPayment({ player_id: uuid(201), player_name: 'Ana', amount: 500_000 })];
  render(<BookingPayments bookingId={uuid(1)} />);
  expect(await screen.findByText(/Ana/)).toBeVisible();
  expect(screen.queryByText('Partes por jugador')).toBeNull();
  expect(screen.queryByText(/Pendiente|Debe/)).toBeNull();
});

test.each([
  ['waits for its payment online', { awaits: 'payment' as const }, 1],
  ['waits for its contact', { awaits: 'contact' as const }, 0],
  ['is confirmed', { state: 'confirmed' as const }, 0],
])('whoever charges a booking that %s is warned of a payment online: %j', async (_, given, notices) => {
  const hold_until = '2037-11-20T15:00:00.000Z';
  const booking = aBooking({
    start: '2037-11-21T15:00:00.000Z',
    state: 'pending_payment',
    hold_until,
    players,
    ...given,
  });
  api.answer(/GET .*\/payments$/, () => someMoney(booking, []));
  const page = render(<BookingPayments bookingId={uuid(1)} />);
  await user.click(await screen.findByRole('button', { name: /^Cobrar \$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('textbox', { name: 'Monto' })).toBeVisible();
  expect(dialog.queryAllByText(/^El jugador puede estar pagando online, hasta las 12:00/)).toHaveLength(notices);
  expect(page.toasts).toEqual([]);
});

describe('charging with the keyboard alone', () => {
  /** Opens the dialog, and waits until it has put the focus where it belongs: what is typed before may be lost. */
  const open = async () => {
    const onClose = jest.fn();
    const page = render(<RecordPaymentDialog bookingId={uuid(1)} onClose={onClose} />);
    await waitFor(() => expect(screen.getByRole('radio', { name: /Efectivo/ })).toHaveFocus());
    return { ...page, onClose };
  };

  test('a digit chooses the method, Enter pays all that is open', async () => {
    const page = await open();
    expect(screen.getByRole('textbox', { name: 'Monto' })).toHaveValue('24.000');
    await user.keyboard('4');
    expect(screen.getByRole('radio', { name: /Transferencia/ })).toBeChecked();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(page.onClose).toHaveBeenCalled());
    expect(sent(/POST .*\/payments$/)).toEqual([
      { method: 'transfer', amount: 2_400_000, player_id: null, open: 2_400_000 },
    ]);
    expect(page.toasts[0]?.title).toMatch(/24\.000/);
  });

  test.each([
    ['0', 'El monto debe ser mayor a 0'],
    ['24000,01', 'El monto no puede superar el saldo pendiente'],
    ['2000000000', 'El monto no puede superar el saldo pendiente'],
  ])('an amount of %s is refused before anything is sent', async (typed, message) => {
    const page = await open();
    const amount = screen.getByRole('textbox', { name: 'Monto' });
    await user.clear(amount);
    await user.type(amount, `${typed}{Enter}`);
    expect(await screen.findByText(message)).toBeVisible();
    expect(sent(/POST/)).toEqual([]);
    expect(page.onClose).not.toHaveBeenCalled();
  });

  test('shows the change due for cash', async () => {
    await open();
    await user.type(screen.getByRole('textbox', { name: /Recibido/ }), '30000');
    expect(await screen.findByText(/Vuelto: \$\s?6\.000/)).toBeVisible();
  });

  test('a refusal stays in the dialog, with the server’s reason', async () => {
    api.refuseNext(/POST .*\/payments$/, { status: 422, error: 'amount_exceeds_remaining', params: { remaining: 0 } });
    const page = await open();
    await user.click(screen.getByRole('button', { name: /Cobrar \$/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('El monto no puede superar el saldo pendiente');
    expect(page.onClose).not.toHaveBeenCalled();
    fireEvent.change(screen.getByRole('textbox', { name: 'Monto' }), { target: { value: '1000' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a player with credit may pay with it', async () => {
    credits = { [uuid(202)]: 900_000 };
    await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Jugador' }), uuid(202));
    expect(screen.getByRole('textbox', { name: 'Monto' })).toHaveValue('6.000');
    await user.click(screen.getByRole('radio', { name: /Saldo a favor/ }));
    await user.click(screen.getByRole('button', { name: /Cobrar \$/ }));
    await waitFor(() =>
      expect(sent(/POST/)).toEqual([{ method: 'player_credit', amount: 600_000, player_id: uuid(202), open: 600_000 }]),
    );
  });
});

describe('the panel', () => {
  test('shows what each player owes, and charges several at once', async () => {
    render(<BookingPayments bookingId={uuid(1)} />);
    const panel = await screen.findByRole('region', { name: 'Pagos de la reserva' });
    expect(within(panel).getAllByRole('listitem')).toHaveLength(4);
    for (const name of ['Ana', 'Bea']) await user.click(screen.getByRole('checkbox', { name: `Elegir a ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Cobrar 2 juntos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cobrar a 2 jugadores' });
    await user.click(within(dialog).getByRole('button', { name: /Cobrar \$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(/bulk/)).toEqual([
      {
        method: 'cash',
        lines: [
          { kind: 'share', id: uuid(201), amount: 600_000 },
          { kind: 'share', id: uuid(202), amount: 600_000 },
        ],
      },
    ]);
    expect(screen.getAllByText('Pagado')).toHaveLength(2);
  });

  test('turns an overpayment into credit', async () => {
    payments = [aPayment({ player_id: uuid(201), player_name: 'Ana', amount: 2_800_000 })];
    api.answer(/POST .*\/credit$/, () =>
      someMoney(aBooking({ start: '2037-11-21T15:00:00.000Z', price, players }), []),
    );
    const page = render(<BookingPayments bookingId={uuid(1)} />);
    await user.click(await screen.findByRole('button', { name: 'Pasar a saldo a favor' }));
    await waitFor(() => expect(sent(/credit$/)).toEqual([{ player_id: uuid(201), amount: 400_000 }]));
    expect(page.toasts[0]?.intent).toBe('success');
  });

  test('an agreed share is split equally again, or the reason against it is shown', async () => {
    const booking = aBooking({ start: '2037-11-21T15:00:00.000Z', price, players });
    const money = someMoney(booking, []);
    money.shares = money.shares.map((share) => ({ ...share, agreed: true }));
    api.answer(/GET .*\/payments$/, () => money);
    api.answer(/PUT .*\/players\//, () => money);
    api.refuseNext(/PUT .*\/players\//, { status: 409, error: 'booking_cancelled' });
    const page = render(<BookingPayments bookingId={uuid(1)} />);
    await user.click(await screen.findByRole('button', { name: /Cambiar la parte de Ana/ }));
    await user.click(await screen.findByRole('button', { name: 'Volver a partes iguales' }));
    await waitFor(() => expect(page.toasts[0]).toMatchObject({ intent: 'error', body: /ya fue cancelada/ }));
    await user.click(screen.getByRole('button', { name: 'Volver a partes iguales' }));
    await waitFor(() => expect(screen.queryByText('Parte de Ana')).not.toBeInTheDocument());
    expect(sent(/PUT .*\/players\//)).toEqual([{ share: null }, { share: null }]);
  });

  test('deletes a payment only with a reason', async () => {
    payments = [aPayment()];
    api.answer(/DELETE/, () => aPayment({ voided_at: '2026-11-21T16:00:00.000Z' }));
    render(<BookingPayments bookingId={uuid(1)} />);
    await user.click(await screen.findByRole('button', { name: /Acciones de Efectivo/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar pago' }));
    // by its title: without layout the focus manager may hide it, and then it has no name
    const title = await screen.findByText('¿Eliminar el pago?');
    const dialog = title.closest<HTMLElement>('[role="dialog"]') as HTMLElement;
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar pago' }));
    expect(await within(dialog).findByText('Escribí el motivo')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'Duplicado{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar pago' }));
    await waitFor(() => expect(sent(/DELETE/)).toEqual([{ reason: 'Duplicado' }]));
  });

  test('a payment of a consumption stands among them, and is taken back as well', async () => {
    payments = [aPayment()];
    const booking = aBooking({ start: '2037-11-21T15:00:00.000Z', price, players });
    const water = aPayment({
      id: uuid(350),
      booking_id: null,
      consumption_id: uuid(80),
      method: 'qr',
      amount: 300_000,
      created_at: '2026-11-21T14:00:00.000Z',
    });
    api.answer(/GET .*\/payments$/, () => ({
      ...someMoney(booking, payments),
      consumption_payments: water.voided_at ? [] : [{ ...water, consumption: { name: 'Agua', quantity: 2 } }],
    }));
    api.answer(/DELETE/, () => Object.assign(water, { voided_at: '2026-11-21T16:00:00.000Z' }));
    const page = render(<BookingPayments bookingId={uuid(1)} />);
    await user.click(await screen.findByRole('button', { name: /Acciones de QR \$\s?3\.000/ }));
    expect(screen.getByText('QR · 2 × Agua')).toBeVisible();
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar pago' }));
    const dialog = (await screen.findByText('¿Eliminar el pago?')).closest<HTMLElement>('[role="dialog"]');
    await user.type(within(dialog as HTMLElement).getByRole('textbox', { name: /Motivo/ }), 'Era transferencia');
    await user.click(within(dialog as HTMLElement).getByRole('button', { name: 'Eliminar pago' }));
    await waitFor(() => expect(screen.queryByText('QR · 2 × Agua')).not.toBeInTheDocument());
    expect(api.calls.filter(({ call }) => /DELETE/.test(call))).toMatchObject([
      { call: expect.stringContaining(uuid(350)) },
    ]);
    // what a colleague charges at the bar appears
    Object.assign(water, { voided_at: null });
    page.host.bus.emit('consumption.changed', { booking_id: uuid(1) });
    expect(await screen.findByText('QR · 2 × Agua')).toBeVisible();
  });

  test('payments have no actions for those who may not change them', async () => {
    payments = [aPayment()];
    render(<BookingPayments bookingId={uuid(1)} />, ['schedule']);
    expect(await screen.findByText('Efectivo')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Acciones/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Cobrar \$/ })).toBeEnabled();
  });

  test('a booking that a colleague cancels is no longer charged', async () => {
    const page = render(<BookingPayments bookingId={uuid(1)} />);
    expect(await screen.findByRole('button', { name: /Cobrar \$/ })).toBeVisible();
    const cancelled = aBooking({ start: '2037-11-21T15:00:00.000Z', price, state: 'cancelled', version: 2 });
    api.answer(/GET .*\/payments$/, () => someMoney(cancelled));
    page.host.bus.emit('booking.cancelled', { booking: cancelled });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Cobrar/ })).not.toBeInTheDocument());
    expect(screen.queryByText('Saldo pendiente')).not.toBeInTheDocument();
  });

  test('a failure to load is shown and can be retried', async () => {
    for (let i = 0; i < 4; i++) api.refuseNext(/GET .*\/payments$/, { status: 500, error: 'internal' });
    render(<BookingPayments bookingId={uuid(1)} />);
    expect(await screen.findByText('Error al cargar los pagos')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Partes por jugador')).toBeVisible();
  });
});

describe('cash at the reception', () => {
  let session: { id: string; desk: string } | null;
  beforeEach(() => {
    session = null;
    api.answer(/GET \/cash-sessions\/current/, () => ({ session: null, needed: true, taking: session }));
    api.answer(/POST \/cash-sessions$/, () => {
      session = { id: uuid(800), desk: 'reception' };
      return session;
    });
  });
  const charge = { name: /^Cobrar \$\s24\.000$/ };

  test('the dialog says before charging that no cash session is open, and opens one', async () => {
    render(<RecordPaymentDialog bookingId={uuid(1)} onClose={() => undefined} />);
    expect(await screen.findByText(/No hay una caja abierta en recepción/)).toBeVisible();
    expect(screen.getByRole('button', charge)).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /Transferencia/ }));
    expect(screen.getByRole('button', charge)).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: /Efectivo/ }));
    await user.type(screen.getByRole('textbox', { name: 'Monto inicial' }), '5.000{Enter}');
    await waitFor(() => expect(screen.getByRole('button', charge)).toBeEnabled());
    expect(screen.queryByText(/No hay una caja abierta/)).toBeNull();
    expect(sent(/POST \/cash-sessions$/)).toEqual([{ desk: 'reception', opening_amount: 500_000 }]);
    expect(sent(/POST .*\/payments$/)).toEqual([]);
  });

  test('who may not open it learns who may', async () => {
    render(<RecordPaymentDialog bookingId={uuid(1)} onClose={() => undefined} />, ['schedule']);
    expect(await screen.findByText(/la abre alguien con el permiso Reservas/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Abrir la caja' })).toBeNull();
  });

  test('a refund in cash says the same; one into credit, or of another method, needs no session', async () => {
    payments = [aPayment({ amount: 600_000, player_id: uuid(201), player_name: 'Ana' })];
    render(<BookingPayments bookingId={uuid(1)} />);
    await user.click(await screen.findByRole('button', { name: /Acciones de Efectivo/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Devolver' }));
    const dialog = within(await dialogTitled('Devolver el pago'));
    const refund = dialog.getByText('Devolver', { selector: 'button' });
    expect(await dialog.findByText(/No hay una caja abierta en recepción/)).toBeVisible();
    expect(refund).toBeDisabled();
    await user.click(dialog.getByLabelText(/^Saldo a favor/));
    expect(dialog.queryByText(/No hay una caja abierta/)).toBeNull();
    expect(refund).toBeEnabled();
    await user.click(dialog.getByLabelText(/dinero/i));
    await user.type(dialog.getByLabelText(/^Monto inicial/), '0{Enter}');
    await waitFor(() => expect(refund).toBeEnabled());
    expect(sent(/refund$/)).toEqual([]);
  });

  test('it says that the cash goes into the session of the buffet', async () => {
    session = { id: uuid(801), desk: 'buffet' };
    render(<RecordPaymentDialog bookingId={uuid(1)} onClose={() => undefined} />);
    expect(await screen.findByText('El efectivo va a la caja del buffet.')).toBeVisible();
    expect(screen.getByRole('button', charge)).toBeEnabled();
  });
});

test('the dialog says which booking is paid, and offers the credit of its only player', async () => {
  const [ana] = players as [(typeof players)[number]];
  api.courts = [aCourt()];
  credits = { [ana.id]: 900_000 };
  api.answer(/GET .*\/payments$/, () =>
    someMoney(aBooking({ start: '2037-11-21T15:00:00.000Z', price, players: [ana] }), [], credits),
  );
  render(<RecordPaymentDialog bookingId={uuid(1)} onClose={() => undefined} />);
  expect(await screen.findByText(/^Ana · Cancha 1, .*, 12:00 – 13:00$/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Jugador' })).toHaveValue(ana.id);
  expect(screen.getByRole('radio', { name: /Saldo a favor \(\$\s9\.000\)/ })).toBeEnabled();
});

test('the line of a share that is paid in part says what is owed', async () => {
  payments = [aPayment({ amount: 500_000, player_id: uuid(201), player_name: 'Ana' })];
  render(<BookingPayments bookingId={uuid(1)} />);
  expect(await screen.findByText(/^Debe \$\s1\.000/)).toBeVisible();
});

test('the share of a player in a fixed booking reaches the dates that are chosen', async () => {
  const booking = aBooking({ start: '2037-11-21T15:00:00.000Z', price, players, series_id: uuid(700) });
  api.answer(/GET .*\/payments$/, () => someMoney(booking, [], credits));
  api.answer(/PUT .*\/players\//, () => ({ ...someMoney(booking, [], credits), series: { changed: 4, kept: 1 } }));
  const page = render(<BookingPayments bookingId={uuid(1)} />);
  await user.click(await screen.findByRole('button', { name: /^Cambiar la parte de Bea/ }));
  expect(screen.getByRole('radio', { name: /^Solo esta fecha/ })).toBeChecked();
  const amount = screen.getByRole('textbox', { name: 'Le corresponde' });
  await user.clear(amount);
  await user.type(amount, '3000');
  await user.click(screen.getByRole('radio', { name: 'Esta y las siguientes' }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent(/PUT .*\/players\//)).toEqual([{ share: 300_000, scope: 'from' }]));
  expect(page.toasts[0]?.body).toBe('Cambió en 4 fechas; 1 queda como estaba');
});

test('a share that a colleague charges meanwhile is not charged twice', async () => {
  const page = render(<RecordPaymentDialog bookingId={uuid(1)} playerId={uuid(201)} onClose={() => undefined} />);
  const amount = await screen.findByRole('textbox', { name: /^Monto/ });
  expect(amount).toHaveValue('6.000');
  payments = [aPayment({ amount: 600_000, player_id: uuid(201), player_name: 'Ana' })];
  await act(() => page.queryClient.invalidateQueries());
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Se acaba de cobrar la parte de Ana/));
  expect(amount).toHaveValue('');
  await user.keyboard('{Enter}');
  expect(sent(/POST .*\/payments$/)).toEqual([]);
});

test('a share that was charged before anybody was told is refused, and what is open is read again', async () => {
  render(<RecordPaymentDialog bookingId={uuid(1)} playerId={uuid(201)} onClose={() => undefined} />);
  const amount = await screen.findByRole('textbox', { name: /^Monto/ });
  payments = [aPayment({ amount: 600_000, player_id: uuid(201), player_name: 'Ana' })];
  api.answer(/POST .*\/payments$/, () => new Refusal(409, 'open_changed', { open: 0 }));
  await user.click(screen.getByRole('button', { name: /Cobrar \$/ }));
  expect(await screen.findByText(/Alguien cobró o cambió esta reserva recién/)).toBeVisible();
  expect(sent(/POST .*\/payments$/)).toEqual([
    { method: 'cash', amount: 600_000, player_id: uuid(201), open: 600_000 },
  ]);
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Se acaba de cobrar la parte de Ana/));
});
