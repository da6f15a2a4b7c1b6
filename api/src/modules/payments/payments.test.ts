import { randomUUID } from 'node:crypto';
import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { EVENTS } from '@canchero/shared-contracts/events';
import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import { type BookingPayments, PAYMENT_METHODS, paymentEndpoints } from '@canchero/shared-contracts/payment';
import type { Player } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { sqlState } from '../../platform/db/pg-error';
import { type Booted, boot } from '../../testing/boot';
import { at, ClubDay } from '../../testing/club-day';
import { recordPayment } from './writes';

let api: Booted;
let club: ClubDay;
let players: Player[];
beforeAll(async () => {
  api = await boot();
  club = await ClubDay.open(api.client);
  players = await Promise.all(['Ana', 'Bea', 'Caro', 'Dani'].map((name) => club.player(name)));
});
afterAll(() => api.close());

const clubId = () => club.clubId;
const idOf = (i: number) => players[i]?.id ?? '';
/** A booking of the four players for 2400. */
const event = async (rest: Record<string, unknown> = {}): Promise<Booking> =>
  club.booked((await club.court()).id, at(15), { price: 2400, player_ids: players.map((p) => p.id), ...rest });

const on = (b: Booking) => ({ clubId: clubId(), bookingId: b.id });
const pay = (b: Booking, body: Record<string, unknown>, headers = {}) =>
  api.client.call(
    paymentEndpoints.add,
    { params: on(b), body: { method: 'cash', ...body } },
    club.owner.token,
    headers,
  );
const bulk = (b: Booking, lines: unknown[], method = 'cash') =>
  api.client.call(paymentEndpoints.bulk, { params: on(b), body: { method, lines } }, club.owner.token);
const money = async (b: Booking): Promise<BookingPayments> =>
  (await api.client.call(paymentEndpoints.ofBooking, { params: on(b) }, club.owner.token)).data;
const share = (i: number, amount: number) => ({ kind: 'share', id: idOf(i), amount });
const toCredit = (b: Booking, i: number, amount: number) =>
  api.client.call(
    paymentEndpoints.creditSurplus,
    { params: on(b), body: { player_id: idOf(i), amount } },
    club.owner.token,
  );
const price = async (b: Booking, value: number) => {
  const { version } = (await money(b)).booking;
  await api.client.call(bookingEndpoints.change, { params: on(b), body: { price: value, version } }, club.owner.token);
};
const one = (paymentId: string) => ({ clubId: clubId(), paymentId });
const change = (paymentId: string, body: Record<string, unknown>) =>
  api.client.call(paymentEndpoints.change, { params: one(paymentId), body }, club.owner.token);
const remove = (paymentId: string) =>
  api.client.call(paymentEndpoints.remove, { params: one(paymentId), body: { reason: 'Duplicado' } }, club.owner.token);
const refund = (paymentId: string, body: Record<string, unknown>) =>
  api.client.call(
    paymentEndpoints.refund,
    { params: one(paymentId), body: { reason: 'Lluvia', ...body } },
    club.owner.token,
  );
const rows = <Row>(statement: ReturnType<typeof sql>) =>
  api.services.db.tenant(clubId(), (tx) => tx.query<Row>(statement));
const refusal = (error: string, params?: object) => ({ error: { error, ...(params && { params }) } });
const firstOf = async (b: Booking) => (await money(b)).payments[0]?.id ?? '';

test('each method takes its part until nothing is open', async () => {
  const booking = await event();
  for (const [i, method] of PAYMENT_METHODS.entries()) {
    const { status, data } = await pay(booking, { method, amount: 400, notes: `n${i}` });
    expect(status).toBe(201);
    expect(data.booking).toMatchObject({
      paid: 400 * (i + 1),
      payment_status: i < 5 ? 'partially_paid' : 'fully_paid',
    });
    expect(data.remaining).toBe(2400 - 400 * (i + 1));
  }
  const { payments } = await money(booking);
  expect(payments.map((p) => p.method)).toEqual([...PAYMENT_METHODS]);
  expect(payments[0]).toMatchObject({ amount: 400, notes: 'n0', created_by: club.owner.userId, refunded: 0 });
});

test.each([
  [0, 'amount_not_positive'],
  [-100, 'amount_not_positive'],
  [2001, 'amount_exceeds_remaining'],
])('an amount of %i is refused with what is open', async (amount, error) => {
  const booking = await event();
  await pay(booking, { amount: 400 });
  expect(await pay(booking, { amount })).toMatchObject({ status: 422, ...refusal(error, { remaining: 2000 }) });
  expect((await money(booking)).remaining).toBe(2000);
});

test('the same Idempotency-Key pays once', async () => {
  const booking = await event();
  const key = { 'idempotency-key': randomUUID() };
  const first = await pay(booking, { amount: 500 }, key);
  const second = await pay(booking, { amount: 500 }, key);
  expect(second).toMatchObject({ status: 201, data: first.data });
  expect((await money(booking)).booking.paid).toBe(500);
  expect((await pay(booking, { amount: 600 }, key)).status).toBe(422);
});

test('open screens hear of it: the payment, the booking as it is now, a note when it is paid in full', async () => {
  const booking = await event();
  await pay(booking, { amount: 1400 });
  const { data } = await pay(booking, { amount: 1000 });
  const events = await rows<{ name: string; payload: { booking?: Booking } }>(
    sql`select name, payload from outbox order by id desc limit 5`,
  );
  expect(events.map((e) => e.name).toReversed()).toEqual([
    'booking.updated',
    'payment.approved',
    'booking.updated',
    'payment.approved',
    'notification.created',
  ]);
  for (const { name, payload } of events) EVENTS.get(name)?.schema.parse(payload);
  expect(events[2]?.payload.booking).toEqual(data.booking);
  const list = await api.client.call(notificationEndpoints.list, { params: { clubId: clubId() } }, club.owner.token);
  expect(list.data.items[0]).toMatchObject({
    type: 'payment.approved',
    data: {
      booking_id: booking.id,
      amount: 1000,
      is_fully_paid: true,
      payment_gateway: 'in_place',
      player_name: 'Ana',
    },
  });
});

test('a cancelled booking takes no money', async () => {
  const booking = await event();
  await api.client.call(
    bookingEndpoints.cancel,
    { params: on(booking), body: { version: booking.version } },
    club.owner.token,
  );
  expect(await pay(booking, { amount: 1 })).toMatchObject({ status: 409, ...refusal('booking_cancelled') });
});

describe('shares', () => {
  test('are equal parts, unless agreed', async () => {
    const booking = await event({ price: 2401 });
    expect((await money(booking)).shares.map((s) => [s.name, s.amount])).toEqual([
      ['Ana', 601],
      ['Bea', 600],
      ['Caro', 600],
      ['Dani', 600],
    ]);
    const params = { ...on(booking), playerId: idOf(1) };
    const agree = (value: number | null) =>
      api.client.call(paymentEndpoints.setShare, { params, body: { share: value } }, club.owner.token);
    expect((await agree(1201)).data.shares.map((s) => [s.amount, s.agreed])).toEqual([
      [400, false],
      [1201, true],
      [400, false],
      [400, false],
    ]);
    expect(await agree(2402)).toMatchObject({ status: 422, ...refusal('share_exceeds_price', { available: 2401 }) });
    expect((await agree(null)).data.shares.map((s) => s.agreed)).toEqual([false, false, false, false]);
  });

  test('who pays above their share pays for the others, until it becomes credit', async () => {
    const booking = await event();
    const { data } = await pay(booking, { amount: 1200, player_id: idOf(0) });
    expect(data.shares.map((s) => [s.open, s.status])).toEqual([
      [0, 'overpaid'],
      [400, 'pending'],
      [400, 'pending'],
      [400, 'pending'],
    ]);
    const before = data.shares[0]?.credit ?? 0;
    const after = (await toCredit(booking, 0, 600)).data;
    expect(after.remaining).toBe(1800);
    expect(after.shares.map((s) => s.open)).toEqual([0, 600, 600, 600]);
    expect(after.shares[0]).toMatchObject({ status: 'paid', credit: before + 600 });
  });

  test('of someone who does not play are refused', async () => {
    const [booking, stranger] = [await event(), await club.player()];
    const answer = await pay(booking, { amount: 100, player_id: stranger.id });
    expect(answer).toMatchObject({ status: 422, ...refusal('player_not_in_booking', { player_id: stranger.id }) });
  });
});

describe('several lines at once', () => {
  test('pay all of them', async () => {
    const booking = await event();
    const { status, data } = await bulk(
      booking,
      [share(0, 600), share(1, 600), { kind: 'booking', id: booking.id, amount: 200 }],
      'transfer',
    );
    expect(status).toBe(201);
    // of one moment, so in no order
    expect(new Set(data.payments.map((p) => `${p.player_name} ${p.amount} ${p.method}`))).toEqual(
      new Set(['Ana 600 transfer', 'Bea 600 transfer', 'null 200 transfer']),
    );
    expect(data.remaining).toBe(1000);
  });

  test.each([
    [
      'the second is too much',
      () => [share(0, 600), share(1, 601)],
      'amount_exceeds_remaining',
      { remaining: 600, line: 1 },
    ],
    [
      'a share comes twice',
      () => [share(0, 600), share(0, 600)],
      'amount_exceeds_remaining',
      { remaining: 0, line: 1 },
    ],
    ['one is nothing', () => [share(0, 600), share(1, 0)], 'amount_not_positive', { remaining: 600, line: 1 }],
  ])('or none: %s', async (_, lines, error, params) => {
    const booking = await event();
    expect(await bulk(booking, lines())).toMatchObject({ status: 422, ...refusal(error, params) });
    expect(await money(booking)).toMatchObject({ payments: [], remaining: 2400 });
  });

  test('with a line of another booking there is nothing to pay', async () => {
    const booking = await event();
    const answer = await bulk(booking, [{ kind: 'booking', id: randomUUID(), amount: 100 }]);
    expect(answer.status).toBe(404);
  });
});

describe('too much', () => {
  test('after a lower price is shown, and becomes the credit of who paid it', async () => {
    const booking = await event();
    for (let i = 0; i < 4; i++) await pay(booking, { amount: 600, player_id: idOf(i) });
    await price(booking, 2000);
    const before = await money(booking);
    expect(before).toMatchObject({ surplus: 400, remaining: 0, booking: { payment_status: 'overpaid' } });
    expect(await toCredit(booking, 0, 401)).toMatchObject({
      status: 422,
      ...refusal('amount_exceeds_surplus', { surplus: 400 }),
    });
    const { data } = await toCredit(booking, 3, 400);
    expect(data).toMatchObject({ surplus: 0, booking: { payment_status: 'fully_paid', paid: 2000 } });
    expect(data.shares[3]?.credit).toBe((before.shares[3]?.credit ?? 0) + 400);
  });

  test('from a gateway is recorded all the same', async () => {
    const booking = await event();
    await pay(booking, { amount: 2400 });
    const row = { bookingId: booking.id, playerId: null, method: 'other', amount: 2400, notes: '', by: null } as const;
    const answer = await api.services.db.tenant(clubId(), (tx) => recordPayment(tx, clubId(), row));
    expect(answer).toMatchObject({ surplus: 2400, booking: { payment_status: 'overpaid' } });
  });
});

describe('credit', () => {
  /** A booking of one player who has 1000 of credit and no more. */
  const withCredit = async () => {
    const player = await club.player();
    const booking = await club.booked((await club.court()).id, at(15), { price: 3000, player_ids: [player.id] });
    await rows(sql`
      insert into ledger_entries (club_id, player_id, kind, amount, method) values (${clubId()}, ${player.id}, 'deposit', 1000, 'cash')`);
    return { player, booking };
  };
  const creditOf = async (booking: Booking) => (await money(booking)).shares[0]?.credit;

  test('pays, and comes back when the payment is deleted or refunded', async () => {
    const { player, booking } = await withCredit();
    const byCredit = { method: 'player_credit', player_id: player.id };
    expect(await pay(booking, { ...byCredit, amount: 1001 })).toMatchObject({
      status: 422,
      ...refusal('insufficient_credit', { credit: 1000 }),
    });
    expect((await pay(booking, { ...byCredit, amount: 1000 })).data.booking.paid).toBe(1000);
    expect(await creditOf(booking)).toBe(0);
    await remove(await firstOf(booking));
    expect(await creditOf(booking)).toBe(1000);
    await pay(booking, { ...byCredit, amount: 800 });
    await refund(await firstOf(booking), { amount: 300 });
    expect(await creditOf(booking)).toBe(500);
    expect(await money(booking)).toMatchObject({ booking: { paid: 500 } });
  });

  test('needs a player, and its payment keeps its amount and method', async () => {
    const { player, booking } = await withCredit();
    expect(await pay(booking, { method: 'player_credit', amount: 1 })).toMatchObject(refusal('credit_needs_player'));
    await pay(booking, { method: 'player_credit', amount: 500, player_id: player.id });
    const [payment] = (await money(booking)).payments;
    const { id = '', version } = payment ?? {};
    for (const body of [{ amount: 400 }, { method: 'cash' }]) {
      expect(await change(id, { ...body, version })).toMatchObject({
        status: 409,
        ...refusal('payment_made_with_credit'),
      });
    }
    expect((await change(id, { notes: 'ok', version })).data).toMatchObject({ notes: 'ok', amount: 500 });
  });
});

describe('correcting', () => {
  test('changes method, notes and amount within what is open', async () => {
    const booking = await event();
    await pay(booking, { amount: 400 });
    const id = await firstOf(booking);
    const { data } = await change(id, { method: 'qr', notes: 'Billetera', amount: 2400, version: 1 });
    expect(data).toMatchObject({ method: 'qr', notes: 'Billetera', amount: 2400, version: 2 });
    expect((await money(booking)).booking.payment_status).toBe('fully_paid');
    expect(await change(id, { amount: 100, version: 1 })).toMatchObject({ status: 412, ...refusal('stale_version') });
    expect(await change(id, { amount: 2401, version: 2 })).toMatchObject(
      refusal('amount_exceeds_remaining', { remaining: 2400 }),
    );
    expect(await change(id, { amount: 0, version: 2 })).toMatchObject(refusal('amount_not_positive'));
    await price(booking, 1000);
    expect((await change(id, { amount: 1200, version: 2 })).data.amount).toBe(1200);
  });

  test('deletes with a reason, once', async () => {
    const booking = await event();
    await pay(booking, { amount: 400 });
    const id = await firstOf(booking);
    expect((await remove(id)).data).toMatchObject({ void_reason: 'Duplicado', voided_at: expect.any(String) });
    expect(await money(booking)).toMatchObject({ payments: [], remaining: 2400 });
    expect(await remove(id)).toMatchObject({ status: 409, ...refusal('payment_voided') });
    const [line] = await rows(
      sql`select action, reason, amount, role from audit where object_id = ${id} and action = 'payment.delete'`,
    );
    expect(line).toEqual({ action: 'payment.delete', reason: 'Duplicado', amount: 400, role: 'owner' });
  });

  test('refunds part by part, never more than was paid', async () => {
    const booking = await event();
    await pay(booking, { amount: 1000, player_id: idOf(2) });
    const id = await firstOf(booking);
    expect((await refund(id, { amount: 300 })).data).toMatchObject({ refunded: 300, amount: 1000 });
    expect(await refund(id, { amount: 701 })).toMatchObject(refusal('refund_exceeds_payment', { refundable: 700 }));
    expect(await remove(id)).toMatchObject({ status: 409, ...refusal('payment_has_refunds', { refunded: 300 }) });
    expect(await change(id, { amount: 200, version: 2 })).toMatchObject(refusal('payment_has_refunds'));
    const before = (await money(booking)).shares[2]?.credit ?? 0;
    await refund(id, { amount: 700, destination: 'credit' });
    const { booking: after, shares } = await money(booking);
    expect([after.paid, shares[2]?.credit]).toEqual([0, before + 700]);
  });
});

test('the list filters by day, method, player and booking, with totals', async () => {
  const mine = await ClubDay.open(api.client);
  const player = await mine.player();
  const booking = await mine.booked((await mine.court()).id, at(15), { price: 100_000, player_ids: [player.id] });
  await api.services.db.tenant(mine.clubId, (tx) =>
    tx.query(sql`
      insert into payments (club_id, booking_id, player_id, method, amount, created_at)
      select ${mine.clubId}, ${booking.id}, case when n % 2 = 0 then ${player.id}::uuid end,
        case when n % 2 = 0 then 'cash' else 'qr' end, n, '2030-12-31T12:00:00Z'::timestamptz + n * interval '1 microsecond'
      from generate_series(1, 60) n`),
  );
  const list = async (query: Record<string, string>) =>
    (await api.client.call(paymentEndpoints.list, { params: { clubId: mine.clubId }, query }, mine.owner.token)).data;
  const first = await list({ from: '2030-12-31', to: '2030-12-31' });
  expect(first.items.map((p) => p.amount)).toEqual(Array.from({ length: 50 }, (_, i) => 60 - i));
  expect(first.totals).toEqual({ count: 60, amount: 1830, refunded: 0, by_method: { cash: 930, qr: 900 } });
  const second = await list({ cursor: first.next_cursor ?? '' });
  expect(second).toMatchObject({ next_cursor: null, totals: null });
  expect(second.items.map((p) => p.amount)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect((await list({ player_id: player.id, method: 'cash' })).totals?.count).toBe(30);
  expect((await list({ to: '2030-12-30' })).items).toEqual([]);
  expect((await list({ state: 'voided' })).totals?.count).toBe(0);
});

test('the agenda’s staff charges, and needs `booking` to take back or to look over all', async () => {
  const staff = await club.staff('schedule');
  const booking = await event();
  const paid = await api.client.call(
    paymentEndpoints.add,
    { params: on(booking), body: { method: 'cash', amount: 100 } },
    staff.token,
  );
  expect(paid.status).toBe(201);
  const params = one(await firstOf(booking));
  const removed = await api.client.call(paymentEndpoints.remove, { params, body: { reason: 'x' } }, staff.token);
  expect(removed).toMatchObject({ status: 403, ...refusal('permission_denied') });
});

describe('the database itself', () => {
  const failure = (statement: ReturnType<typeof sql>) =>
    rows(statement).then(
      () => 'done',
      (error) => sqlState(error)?.constraint ?? sqlState(error)?.code,
    );

  test('refuses refunds above the payment, credit below zero, and changes of what is written for good', async () => {
    const booking = await event();
    await pay(booking, { amount: 400 });
    const id = await firstOf(booking);
    const give = (amount: number) => sql`
      insert into refunds (club_id, payment_id, amount, destination, reason) values (${clubId()}, ${id}, ${amount}, 'money', 'x')`;
    expect(await failure(give(401))).toBe('payments_refunded');
    expect(await failure(give(400))).toBe('done');
    expect(await failure(sql`update refunds set amount = 1`)).toBe('42501');
    const player = await club.player();
    const move = (amount: number) => sql`
      insert into ledger_entries (club_id, player_id, kind, amount) values (${clubId()}, ${player.id}, 'adjustment', ${amount})`;
    expect(await failure(move(10))).toBe('done');
    expect(await failure(move(-11))).toBe('players_credit');
    expect(await failure(sql`update ledger_entries set amount = 5`)).toBe('42501');
    expect(await failure(sql`delete from ledger_entries`)).toBe('42501');
  });
});
