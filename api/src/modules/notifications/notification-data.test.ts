import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import { ownBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { type Booted, boot } from '../../testing/boot';
import { hourOf, TestCheckout } from '../../testing/test-checkout';
import type { Session } from '../../testing/test-client';
import { workOnce } from '../online-payments/worker';

const PRICE = 2_000_000;
/** Every field that a notification about a booking has. */
const FIELDS = [
  'amount',
  'booking_id',
  'club_id',
  'court_name',
  'created_by',
  'currency',
  'is_fully_paid',
  'is_in_place',
  'is_online',
  'payment_gateway',
  'payment_methods',
  'payment_type',
  'player_email',
  'player_name',
  'player_phone',
  'redirect_url',
  'special_requests',
  'time_slot',
];

let api: Booted;
let t: TestCheckout;
/** Reads the bell, which leaves out what one did oneself. */
let colleague: Session;
beforeAll(async () => {
  api = await boot({ config: { trustProxy: ['127.0.0.1'] } });
  t = await TestCheckout.open(api);
  colleague = await t.club.staff('schedule', 'booking');
});
afterAll(() => api.close());

let hour = 0;
const start = () => hourOf(12 + hour++);
/** Returns the data of the notifications about a booking, the newest of each type, all fields checked. */
async function told(id: string): Promise<Record<string, Record<string, unknown>>> {
  const call = { params: t.staff.params, query: {} };
  const { items } = (await api.client.call(notificationEndpoints.list, call, colleague.token)).data;
  const about = items.filter(({ data }) => data.booking_id === id);
  for (const { data } of about) {
    expect(Object.keys(data).sort()).toEqual(FIELDS);
    expect(data).toMatchObject({
      club_id: t.club.clubId,
      currency: 'ARS',
      time_slot: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d - \d\d:\d\d$/),
      redirect_url: `/detalle-reserva/${id}`,
    });
  }
  return Object.fromEntries(about.reverse().map(({ type, data }) => [type, data]));
}
async function payOnline(status: 'approved' | 'rejected', pay: 'full' | 'deposit' = 'full') {
  const pending = await t.pending({ start: start(), pay });
  await t.simulator.notify(t.simulator.checkout.pay(pending.preference, status));
  await workOnce(api.services);
  return pending;
}
const AT_CLUB = { payment_gateway: 'in_place', payment_type: 'at_club', is_in_place: true, is_online: false };
const ONLINE = { payment_gateway: 'online', is_in_place: false, is_online: true };
const whoBooked = { player_name: expect.stringMatching(/^Ana Paz \d+$/), player_email: expect.stringContaining('@') };

test('a booking made at the desk, paid there and cancelled', async () => {
  const court = await t.club.court();
  const { token, params: club } = t.staff;
  const person = { first_name: 'Luis', last_name: 'Sosa', phone: '11 4000-1111', email: 'l@x.test' };
  const { data: player } = await api.client.call(playerEndpoints.create, { params: club, body: person }, token);
  const booking = await t.club.booked(court.id, start(), { player_ids: [player.id], price: PRICE });
  const params = t.of(booking.id);
  await api.client.call(paymentEndpoints.add, { params, body: { method: 'transfer', amount: PRICE } }, token);
  const { version } = await t.booking(booking.id);
  const refund = { destination: 'money' as const, kept: 0 };
  await api.client.call(bookingEndpoints.cancel, { params, body: { version, reason: 'Lluvia', refund } }, token);
  const by = t.club.owner.userId;
  const luis = {
    player_name: 'Luis Sosa',
    player_email: 'l@x.test',
    player_phone: expect.stringContaining('1140001111'),
  };
  expect(await told(booking.id)).toMatchObject({
    'booking.created': {
      ...AT_CLUB,
      ...luis,
      amount: PRICE,
      is_fully_paid: false,
      payment_methods: [],
      created_by: by,
    },
    'payment.approved': { ...AT_CLUB, ...luis, amount: PRICE, is_fully_paid: true, payment_methods: ['transfer'] },
    'booking.cancelled': { ...AT_CLUB, ...luis, court_name: court.name, special_requests: '', created_by: by },
  });
});

test('a booking of the public page that is paid at the club, cancelled by its player', async () => {
  const { answer, id } = await t.book({ start: start(), pay: 'at_club' });
  const token = answer.data.booking_token;
  await api.client.call(ownBookingEndpoints.cancel, { params: { token }, body: { refund: 0 } });
  expect(await told(id)).toMatchObject({
    'booking.created': { ...AT_CLUB, ...whoBooked, payment_methods: [], created_by: null },
    'booking.cancelled': { ...AT_CLUB, ...whoBooked, created_by: null },
  });
});

test('a booking whose deposit is paid online, cancelled by the club', async () => {
  const { id } = await payOnline('approved', 'deposit');
  const refund = { destination: 'money' as const, kept: 0 };
  const { version } = await t.booking(id);
  await api.client.call(bookingEndpoints.cancel, { params: t.of(id), body: { version, refund } }, t.staff.token);
  const deposit = { ...ONLINE, ...whoBooked, payment_type: 'deposit', is_fully_paid: false };
  expect(await told(id)).toMatchObject({
    'booking.created': { ...deposit, amount: PRICE, payment_methods: ['mercadopago'] },
    'payment.approved': { ...deposit, amount: PRICE / 2, payment_methods: ['credit_card'], created_by: null },
    'booking.cancelled': { ...deposit, payment_methods: ['mercadopago'], created_by: t.club.owner.userId },
  });
});

test('a payment that the gateway rejects, and one that comes too late', async () => {
  const rejected = await payOnline('rejected');
  expect(await told(rejected.id)).toMatchObject({
    'payment.failed': { ...ONLINE, ...whoBooked, payment_type: 'full', amount: PRICE, is_fully_paid: false },
  });
  const late = await t.pending({ start: start() });
  await api.client.call(ownBookingEndpoints.cancel, { params: { token: late.token }, body: { refund: 0 } });
  await t.simulator.notify(t.simulator.checkout.pay(late.preference, 'approved'));
  await workOnce(api.services);
  expect(await told(late.id)).toMatchObject({ 'payment.late': { ...ONLINE, ...whoBooked, amount: PRICE } });
});
