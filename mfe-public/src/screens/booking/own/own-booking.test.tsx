import { Route, Routes } from '@canchero/shared-contracts/router';
import { late, Refusal, renderInHost } from '@canchero/shared-contracts/testing';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../../../lang/es.json';
import { anOnlineBooking, at, type BookingServer, startBookingServer, TOKEN } from '../../../testing/booking-server';
import { BookingScreen } from '../booking-screen';

const user = userEvent.setup({ pointerEventsCheck: 0 });

let api: BookingServer;
beforeEach(async () => {
  api = await startBookingServer();
});
afterEach(async () => {
  cleanup();
  await api.close();
});

const open = (query = '') =>
  renderInHost(
    <Routes>
      <Route path="/reserva/:clubId" element={<BookingScreen />} />
    </Routes>,
    {
      apiUrl: api.url,
      address: `/reserva/club-del-rio?booking=${TOKEN}${query}`,
      messages: es,
      permissions: [],
      club: null,
    },
  );
const sent = (call: RegExp) => api.calls.filter((c) => call.test(c.call)).map((c) => c.body);

test('a confirmed booking says when, where and what is left to pay, and goes into a calendar', async () => {
  api.booking = anOnlineBooking({ pay: 'deposit', paid: 500_000 });
  open();
  expect(await screen.findByRole('heading', { name: '¡Reserva confirmada!' })).toHaveFocus();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('18:00 – 19:30')).toBeVisible();
  expect(main.getByText('martes, 4 de marzo')).toBeVisible();
  expect(main.getByText('A pagar en el club').nextSibling).toHaveTextContent(/\$\s?15\.000/);
  expect(main.getByRole('link', { name: 'Agregar al calendario' })).toHaveAttribute(
    'href',
    `/api/club/public/bookings/${TOKEN}/booking.ics`,
  );
  expect(main.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    expect.stringContaining('dates=20310304T210000Z%2F20310304T223000Z'),
  );
  const chat = new URL(main.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
  expect(chat.searchParams.get('text')).toMatch(/soy Ana Ruiz.*18:00 en Pádel 1/);
});

test.each([
  ['nothing was paid', { refund: 0, kept: 0 }, 0, /No pagaste nada/],
  ['all comes back', { refund: 500_000, kept: 0 }, 500_000, /Se te devuelve todo lo que pagaste: \$\s?5\.000/],
  [
    'a part comes back',
    { refund: 1_500_000, kept: 500_000 },
    2_000_000,
    /Se te devuelven \$\s?15\.000; \$\s?5\.000 quedan/,
  ],
  ['nothing comes back', { refund: 0, kept: 500_000 }, 500_000, /No se te devuelve nada: \$\s?5\.000 quedan/],
  ['it becomes credit', { refund: 500_000, credit: 500_000, kept: 0 }, 500_000, /5\.000 quedan como crédito tuyo/],
  [
    'the club gives it back in person',
    { refund: 0, owed: 500_000, kept: 0 },
    500_000,
    /5\.000 que pagaste en el club te los devuelve el club en persona/,
  ],
])('what comes back is said before the booking is cancelled: %s', async (_, offer, paid, said) => {
  const cancellation = { credit: 0, owed: 0, ...offer, free_until: at('2031-03-04', '06:00') };
  api.booking = anOnlineBooking({ paid, cancellation });
  api.answer(/cancel$/, () => anOnlineBooking({ status: 'cancelled', refunded: offer.refund, cancellation: null }));
  open();
  await user.click(await screen.findByRole('button', { name: 'Cancelar la reserva' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(said)).toBeVisible();
  await user.click(await question.findByRole('button', { name: 'Sí, cancelar' }));
  expect(await screen.findByRole('heading', { name: 'Reserva cancelada' })).toBeInTheDocument();
  expect(sent(/cancel$/)).toEqual([{ refund: offer.refund }]);
});

test('the link to pay says what the gateway charges, whatever was paid at the club', async () => {
  api.booking = anOnlineBooking({ status: 'pending_payment', init_point: '#pay', asked: 1_000_000, paid: 300_000 });
  open();
  expect(await screen.findByRole('link', { name: /^Pagar \$\s?10\.000$/ })).toHaveAttribute('href', '#pay');
});

test('what the club gave back is open again, and what it owes is said', async () => {
  api.booking = anOnlineBooking({ price: 2_000_000, paid: 1_500_000, refunded: 500_000 });
  open();
  await screen.findByRole('heading', { name: '¡Reserva confirmada!' });
  expect(screen.getByText('A pagar en el club').nextSibling).toHaveTextContent(/\$\s?5\.000/);
  cleanup();
  api.booking = anOnlineBooking({ status: 'cancelled', paid: 1_500_000, owed: 1_500_000, cancellation: null });
  open();
  await screen.findByRole('heading', { name: 'Reserva cancelada' });
  expect(screen.getByText('Te devuelve el club en persona').nextSibling).toHaveTextContent(/\$\s?15\.000/);
});

test('an offer that has changed meanwhile cancels nothing, and is shown as it is now', async () => {
  api.booking = anOnlineBooking({
    paid: 500_000,
    cancellation: { refund: 500_000, credit: 0, owed: 0, kept: 0, free_until: at('2031-03-04', '06:00') },
  });
  api.answer(/cancel$/, () => {
    api.booking = {
      ...api.booking,
      cancellation: { refund: 0, credit: 0, owed: 0, kept: 500_000, free_until: at('2031-03-04', '06:00') },
    };
    return new Refusal(409, 'refund_changed', { refund: 0 });
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Cancelar la reserva' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, cancelar' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(await question.findByText(/No se te devuelve nada/)).toBeVisible();
  expect(question.getByRole('alert')).toHaveTextContent('Lo que se devuelve cambió');
});

const freely = { refund: 500_000, credit: 0, owed: 0, kept: 0, free_until: at('2031-03-04', '06:00') };
const cancelledNow = () => {
  api.booking = anOnlineBooking({ status: 'cancelled', refunded: 500_000, cancellation: null });
};
const cancelIt = async () => {
  await user.click(await screen.findByRole('button', { name: 'Cancelar la reserva' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Sí, cancelar' }));
};

test('a cancellation whose answer is lost is made by the same call, and shown as it is', async () => {
  api.booking = anOnlineBooking({ paid: 500_000, cancellation: freely });
  api.answer(/cancel$/, () => {
    cancelledNow();
    return api.booking;
  });
  api.refuseNext(/cancel$/, { status: 504, error: 'timeout' });
  const page = open();
  await cancelIt();
  expect(await screen.findByRole('heading', { name: 'Reserva cancelada' })).toBeInTheDocument();
  const keys = api.calls.filter(({ call }) => /cancel$/.test(call)).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([expect.any(String), keys[0]]);
  expect(page.toasts).toEqual([]);
});

test('a cancellation none of whose answers arrives is told by what became of the booking', async () => {
  api.booking = anOnlineBooking({ paid: 500_000, cancellation: freely });
  api.answer(/cancel$/, () => {
    cancelledNow();
    return new Refusal(504, 'timeout');
  });
  const page = open();
  await cancelIt();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Reserva cancelada' })).toBeInTheDocument(), {
    timeout: 8_000,
  });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(page.toasts).toEqual([]);
}, 15_000);

test('a cancellation that fails after its question was closed says so', async () => {
  api.booking = anOnlineBooking({
    paid: 500_000,
    cancellation: { refund: 500_000, credit: 0, owed: 0, kept: 0, free_until: at('2031-03-04', '06:00') },
  });
  const refused = late(new Refusal(503, 'unavailable'));
  api.answer(/cancel$/, refused.answer);
  const page = open();
  await user.click(await screen.findByRole('button', { name: 'Cancelar la reserva' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Sí, cancelar' }));
  await user.click(question.getByRole('button', { name: 'No, la mantengo' }));
  refused.come();
  await waitFor(() => expect(page.toasts).toMatchObject([{ intent: 'error', title: '¿Cancelar la reserva?' }]));
});

test('the mailed link confirms the contact after one more tap', async () => {
  const code = 'b'.repeat(43);
  api.booking = anOnlineBooking({ status: 'pending_contact', expires_at: at('2031-03-01', '10:30') });
  api.answer(/confirm$/, () => {
    api.booking = anOnlineBooking();
    return api.booking;
  });
  open(`&confirm=${code}`);
  expect(await screen.findByText(/antes de las 10:30/)).toBeVisible();
  expect(sent(/confirm$/)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirmar mi reserva' }));
  expect(await screen.findByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
  expect(sent(/confirm$/)).toEqual([{ code }]);
});

test('a reminder is turned off by its mailed link, and on again by the switch', async () => {
  api.answer(/reminder$/, ({ body }) => {
    api.booking = anOnlineBooking({ reminder: body.reminder as boolean });
    return api.booking;
  });
  open('&reminder=off');
  const choice = await screen.findByRole('switch', { name: /recordatorio/ });
  await waitFor(() => expect(choice).not.toBeChecked());
  await user.click(choice);
  await waitFor(() => expect(sent(/reminder$/)).toEqual([{ reminder: false }, { reminder: true }]));
  expect(choice).toBeChecked();
});

test('names without a space in them break', async () => {
  const [club, court] = ['W'.repeat(60), 'V'.repeat(60)];
  api.booking = anOnlineBooking({
    club: { ...anOnlineBooking().club, name: club },
    court: { name: court, sport: 'padel' },
  });
  open();
  expect(await screen.findByText(new RegExp(court))).toHaveStyle({ overflowWrap: 'anywhere' });
  expect(screen.getByRole('heading', { name: club })).toHaveStyle({ overflowWrap: 'anywhere' });
});

test('a change that is sent without a connection fails at once, and says so', async () => {
  api.answer(/(cancel|reminder|confirm)$/, () => new Refusal(409, 'cannot_cancel'));
  api.booking = anOnlineBooking();
  open();
  await screen.findByRole('switch', { name: /recordatorio/ });
  onlineManager.setOnline(false);
  try {
    await user.click(screen.getByRole('switch', { name: /recordatorio/ }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar la reserva' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, cancelar' }));
    expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toBeVisible();
    cleanup();
    api.booking = anOnlineBooking({ status: 'pending_contact', expires_at: at('2031-03-01', '10:30') });
    onlineManager.setOnline(true);
    open('&confirm=abc');
    const confirm = await screen.findByRole('button', { name: 'Confirmar mi reserva' });
    onlineManager.setOnline(false);
    await user.click(confirm);
    expect(await screen.findByRole('alert')).toBeVisible();
  } finally {
    onlineManager.setOnline(true);
  }
});

test('a booking that is over can no longer be cancelled, and an unknown token says so', async () => {
  api.booking = anOnlineBooking({ status: 'completed', cancellation: null });
  open();
  expect(await screen.findByRole('heading', { name: 'Reserva jugada' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancelar la reserva' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Reservar otro turno' })).toHaveAttribute('href', '/reserva/club-del-rio');
  cleanup();
  // unknown, and cut off on its way
  for (const refusal of [new Refusal(404, 'not_found'), new Refusal(422, 'validation_failed')]) {
    api.answer(/bookings\/a+$/, () => refusal);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('No encontramos la reserva');
    cleanup();
  }
});
