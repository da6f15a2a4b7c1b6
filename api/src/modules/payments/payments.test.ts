import { randomUUID } from 'node:crypto';
import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { EVENTS } from '@canchero/shared-contracts/events';
import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import { PAYMENT_METHODS, paymentEndpoints } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { at, TestClub } from '../../testing/test-club';
import { refusal, TestPayments } from '../../testing/test-payments';

let api: Booted;
let court: TestPayments;
beforeAll(async () => {
  api = await boot();
  court = await TestPayments.open(api);
});
afterAll(() => api.close());

test('payments by several methods pay a booking until nothing is open', async () => {
  const booking = await court.event();
  for (const [i, method] of PAYMENT_METHODS.entries()) {
    const { status, data } = await court.pay(booking, { method, amount: 400, notes: `n${i}` });
    expect(status).toBe(201);
    expect(data.booking).toMatchObject({
      paid: 400 * (i + 1),
      payment_status: i < 5 ? 'partially_paid' : 'fully_paid',
    });
    expect(data.remaining).toBe(2400 - 400 * (i + 1));
  }
  const { payments } = await court.money(booking);
  expect(payments.map((p) => p.method)).toEqual([...PAYMENT_METHODS]);
  expect(payments[0]).toMatchObject({ amount: 400, notes: 'n0', created_by: court.club.owner.userId, refunded: 0 });
});

test.each([
  [0, 'amount_not_positive'],
  [-100, 'amount_not_positive'],
  [2001, 'amount_exceeds_remaining'],
])('an amount of %i is refused with the remaining amount', async (amount, error) => {
  const booking = await court.event();
  await court.pay(booking, { amount: 400 });
  expect(await court.pay(booking, { amount })).toMatchObject({ status: 422, ...refusal(error, { remaining: 2000 }) });
  expect((await court.money(booking)).remaining).toBe(2000);
});

test('the same Idempotency-Key pays once', async () => {
  const booking = await court.event();
  const key = { 'idempotency-key': randomUUID() };
  const first = await court.pay(booking, { amount: 500 }, key);
  const second = await court.pay(booking, { amount: 500 }, key);
  expect(second).toMatchObject({ status: 201, data: first.data });
  expect((await court.money(booking)).booking.paid).toBe(500);
  expect((await court.pay(booking, { amount: 600 }, key)).status).toBe(422);
});

test('a payment publishes itself and the booking, and notifies when it is paid in full', async () => {
  const booking = await court.event();
  await court.pay(booking, { amount: 1400 });
  const { data } = await court.pay(booking, { amount: 1000 });
  const events = await court.rows<{ name: string; payload: { booking?: Booking } }>(
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
  const list = await api.client.call(
    notificationEndpoints.list,
    { params: { clubId: court.clubId } },
    (await court.club.staff('schedule', 'booking')).token,
  );
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

test('a cancelled booking cannot be paid', async () => {
  const booking = await court.event();
  await api.client.call(
    bookingEndpoints.cancel,
    { params: court.on(booking), body: { version: booking.version } },
    court.club.owner.token,
  );
  expect(await court.pay(booking, { amount: 1 })).toMatchObject({ status: 409, ...refusal('booking_cancelled') });
});

describe('shares', () => {
  test('are equal unless agreed', async () => {
    const booking = await court.event({ price: 2401 });
    expect((await court.money(booking)).shares.map((s) => [s.name, s.amount])).toEqual([
      ['Ana', 601],
      ['Bea', 600],
      ['Caro', 600],
      ['Dani', 600],
    ]);
    const params = { ...court.on(booking), playerId: court.idOf(1) };
    const agree = (value: number | null) =>
      api.client.call(paymentEndpoints.setShare, { params, body: { share: value } }, court.club.owner.token);
    expect((await agree(1201)).data.shares.map((s) => [s.amount, s.agreed])).toEqual([
      [400, false],
      [1201, true],
      [400, false],
      [400, false],
    ]);
    expect(await agree(2402)).toMatchObject({ status: 422, ...refusal('share_exceeds_price', { available: 2401 }) });
    expect((await agree(null)).data.shares.map((s) => s.agreed)).toEqual([false, false, false, false]);
  });

  test("an amount above a player's share pays for the others until it is credited", async () => {
    const booking = await court.event();
    const { data } = await court.pay(booking, { amount: 1200, player_id: court.idOf(0) });
    expect(data.shares.map((s) => [s.open, s.status])).toEqual([
      [0, 'overpaid'],
      [400, 'pending'],
      [400, 'pending'],
      [400, 'pending'],
    ]);
    const before = data.shares[0]?.credit ?? 0;
    const after = (await court.toCredit(booking, 0, 600)).data;
    expect(after.remaining).toBe(1800);
    expect(after.shares.map((s) => s.open)).toEqual([0, 600, 600, 600]);
    expect(after.shares[0]).toMatchObject({ status: 'paid', credit: before + 600 });
  });

  test('of a player who is not in the booking are refused', async () => {
    const [booking, stranger] = [await court.event(), await court.club.player()];
    const answer = await court.pay(booking, { amount: 100, player_id: stranger.id });
    expect(answer).toMatchObject({ status: 422, ...refusal('player_not_in_booking', { player_id: stranger.id }) });
  });
});

describe('a bulk payment', () => {
  test('pays all its lines', async () => {
    const booking = await court.event();
    const { status, data } = await court.bulk(
      booking,
      [court.share(0, 600), court.share(1, 600), { kind: 'booking', id: booking.id, amount: 200 }],
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
      () => [court.share(0, 600), court.share(1, 601)],
      'amount_exceeds_remaining',
      { remaining: 600, line: 1 },
    ],
    [
      'a share comes twice',
      () => [court.share(0, 600), court.share(0, 600)],
      'amount_exceeds_remaining',
      { remaining: 0, line: 1 },
    ],
    [
      'one is nothing',
      () => [court.share(0, 600), court.share(1, 0)],
      'amount_not_positive',
      { remaining: 600, line: 1 },
    ],
  ])('pays none of its lines: %s', async (_, lines, error, params) => {
    const booking = await court.event();
    expect(await court.bulk(booking, lines())).toMatchObject({ status: 422, ...refusal(error, params) });
    expect(await court.money(booking)).toMatchObject({ payments: [], remaining: 2400 });
  });

  test('with a line of another booking is not found', async () => {
    const booking = await court.event();
    const answer = await court.bulk(booking, [{ kind: 'booking', id: randomUUID(), amount: 100 }]);
    expect(answer.status).toBe(404);
  });
});

test('the list filters by day, method, player and booking, with totals', async () => {
  const mine = await TestClub.open(api.client);
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

test('without dates the list is of the current month, or of a booking; a list spans 366 days', async () => {
  const mine = await TestClub.open(api.client);
  const booking = await mine.booked((await mine.court()).id, at(15), { price: 100_000 });
  await api.services.db.tenant(mine.clubId, (tx) =>
    tx.query(sql`
      insert into payments (club_id, booking_id, method, amount, created_at)
      select ${mine.clubId}, ${booking.id}, 'cash', 1 + months, now() - make_interval(days => 40 * months)
      from generate_series(0, 9) months`),
  );
  const list = (query: Record<string, string>) =>
    api.client.call(paymentEndpoints.list, { params: { clubId: mine.clubId }, query }, mine.owner.token);
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  expect((await list({})).data.totals).toMatchObject({ count: 1, amount: 1 });
  expect((await list({ booking_id: booking.id })).data.totals?.count).toBe(10);
  expect((await list({ from: day(365), to: day(0) })).data.totals?.count).toBe(10);
  expect((await list({ from: day(365) })).data.totals?.count).toBe(10);
  expect((await list({ to: day(200) })).data.items.map(({ amount }) => amount)).toEqual([6, 7, 8, 9, 10]);
  for (const query of [
    { from: day(366), to: day(0) },
    { from: day(0), to: day(1) },
  ])
    expect(await list(query)).toMatchObject({ status: 422, ...refusal('invalid_period') });
});

test('staff of the agenda record payments, and need `booking` to refund or list them', async () => {
  const staff = await court.club.staff('schedule');
  const booking = await court.event();
  const paid = await api.client.call(
    paymentEndpoints.add,
    { params: court.on(booking), body: { method: 'cash', amount: 100 } },
    staff.token,
  );
  expect(paid.status).toBe(201);
  const params = court.one(await court.firstOf(booking));
  const removed = await api.client.call(paymentEndpoints.remove, { params, body: { reason: 'x' } }, staff.token);
  expect(removed).toMatchObject({ status: 403, ...refusal('permission_denied') });
});

test('a share is charged only while what was said to be open of it is open', async () => {
  const booking = await court.event();
  const share = { player_id: court.idOf(0), amount: 600, open: 600 };
  expect((await court.pay(booking, share)).status).toBe(201);
  expect(await court.pay(booking, share)).toMatchObject({ status: 409, ...refusal('open_changed', { open: 0 }) });
  expect((await court.money(booking)).booking.paid).toBe(600);
  // without a player it is what is open of the whole booking
  expect(await court.pay(booking, { amount: 100, open: 2400 })).toMatchObject(refusal('open_changed', { open: 1800 }));
  // a player who has paid may pay for others
  expect((await court.pay(booking, { ...share, open: 0 })).status).toBe(201);
});
