import { randomUUID } from 'node:crypto';
import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { type Booking, storedReason } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import { sqlState } from '../../platform/db/pg-error';
import { type Booted, boot } from '../../testing/boot';
import { at } from '../../testing/test-club';
import { refusal, TestPayments } from '../../testing/test-payments';
import { recordOnlinePayment } from './writes';

let api: Booted;
let court: TestPayments;
beforeAll(async () => {
  api = await boot();
  court = await TestPayments.open(api);
});
afterAll(() => api.close());

describe('a surplus', () => {
  test('after a lower price is shown and can be credited to the player who paid it', async () => {
    const booking = await court.event();
    for (let i = 0; i < 4; i++) await court.pay(booking, { amount: 600, player_id: court.idOf(i) });
    await court.price(booking, 2000);
    const before = await court.money(booking);
    expect(before).toMatchObject({ surplus: 400, remaining: 0, booking: { payment_status: 'overpaid' } });
    expect(await court.toCredit(booking, 0, 401)).toMatchObject({
      status: 422,
      ...refusal('amount_exceeds_surplus', { surplus: 400 }),
    });
    const { data } = await court.toCredit(booking, 3, 400);
    expect(data).toMatchObject({ surplus: 0, booking: { payment_status: 'fully_paid', paid: 2000 } });
    expect(data.shares[3]?.credit).toBe((before.shares[3]?.credit ?? 0) + 400);
  });

  test('of an online payment is recorded', async () => {
    const booking = await court.event();
    await court.pay(booking, { amount: 2400 });
    const row = { bookingId: booking.id, playerId: null, method: 'other', amount: 2400, notes: '', by: null } as const;
    const answer = await api.services.db.tenant(court.clubId, (tx) => recordOnlinePayment(tx, court.clubId, row));
    expect(answer).toMatchObject({ surplus: 2400, booking: { payment_status: 'overpaid' } });
  });
});

describe('credit', () => {
  /** A booking of one player who has 1000 of credit and no more. */
  const withCredit = async () => {
    const player = await court.club.player();
    const booking = await court.club.booked((await court.club.court()).id, at(15), {
      price: 3000,
      player_ids: [player.id],
    });
    await court.rows(sql`
      insert into ledger_entries (club_id, player_id, kind, amount, method)
      values (${court.clubId}, ${player.id}, 'deposit', 1000, 'cash')`);
    return { player, booking };
  };
  const creditOf = async (booking: Booking) => (await court.money(booking)).shares[0]?.credit;

  test('pays, and returns when the payment is deleted or refunded', async () => {
    const { player, booking } = await withCredit();
    const byCredit = { method: 'player_credit', player_id: player.id };
    expect(await court.pay(booking, { ...byCredit, amount: 1001 })).toMatchObject({
      status: 422,
      ...refusal('insufficient_credit', { credit: 1000 }),
    });
    expect((await court.pay(booking, { ...byCredit, amount: 1000 })).data.booking.paid).toBe(1000);
    expect(await creditOf(booking)).toBe(0);
    await court.remove(await court.firstOf(booking));
    expect(await creditOf(booking)).toBe(1000);
    await court.pay(booking, { ...byCredit, amount: 800 });
    await court.refund(await court.firstOf(booking), { amount: 300 });
    expect(await creditOf(booking)).toBe(500);
    expect(await court.money(booking)).toMatchObject({ booking: { paid: 500 } });
  });

  test('needs a player, and a payment made with it keeps its amount and method', async () => {
    const { player, booking } = await withCredit();
    expect(await court.pay(booking, { method: 'player_credit', amount: 1 })).toMatchObject(
      refusal('credit_needs_player'),
    );
    await court.pay(booking, { method: 'player_credit', amount: 500, player_id: player.id });
    const [payment] = (await court.money(booking)).payments;
    const { id = '', version } = payment ?? {};
    for (const body of [{ amount: 400 }, { method: 'cash' }]) {
      expect(await court.change(id, { ...body, version })).toMatchObject({
        status: 409,
        ...refusal('payment_made_with_credit'),
      });
    }
    expect((await court.change(id, { notes: 'ok', version })).data).toMatchObject({ notes: 'ok', amount: 500 });
  });
});

describe('a payment', () => {
  test('can change method, notes and its amount within what is open', async () => {
    const booking = await court.event();
    await court.pay(booking, { amount: 400 });
    const id = await court.firstOf(booking);
    const { data } = await court.change(id, { method: 'qr', notes: 'Billetera', amount: 2400, version: 1 });
    expect(data).toMatchObject({ method: 'qr', notes: 'Billetera', amount: 2400, version: 2 });
    expect((await court.money(booking)).booking.payment_status).toBe('fully_paid');
    expect(await court.change(id, { amount: 100, version: 1 })).toMatchObject({
      status: 412,
      ...refusal('stale_version'),
    });
    expect(await court.change(id, { amount: 2401, version: 2 })).toMatchObject(
      refusal('amount_exceeds_remaining', { remaining: 2400 }),
    );
    expect(await court.change(id, { amount: 0, version: 2 })).toMatchObject(refusal('amount_not_positive'));
    await court.price(booking, 1000);
    expect((await court.change(id, { amount: 1200, version: 2 })).data.amount).toBe(1200);
  });

  test('is deleted once, with a reason', async () => {
    const booking = await court.event();
    await court.pay(booking, { amount: 400 });
    const id = await court.firstOf(booking);
    expect((await court.remove(id)).data).toMatchObject({ void_reason: 'Duplicado', voided_at: expect.any(String) });
    expect(await court.money(booking)).toMatchObject({ payments: [], remaining: 2400 });
    expect(await court.remove(id)).toMatchObject({ status: 409, ...refusal('payment_voided') });
    const [line] = await court.rows(
      sql`select action, reason, amount, role from audit where object_id = ${id} and action = 'payment.delete'`,
    );
    expect(line).toEqual({ action: 'payment.delete', reason: 'Duplicado', amount: 400, role: 'owner' });
  });

  test('that was undone when it was recorded keeps that as a code; no other code is taken', async () => {
    const booking = await court.event();
    await court.pay(booking, { amount: 400 });
    const id = await court.firstOf(booking);
    expect((await court.remove(id, storedReason('late_payment'))).status).toBe(422);
    expect((await court.remove(id, storedReason('undone'))).data).toMatchObject({ void_reason: 'code:undone' });
  });

  test('that somebody changed, refunded or deleted since it was recorded is not undone', async () => {
    const booking = await court.event();
    const undo = (id: string, version: number) => court.remove(id, storedReason('undone'), { version });
    await court.pay(booking, { amount: 1000 });
    const id = await court.firstOf(booking);
    await court.change(id, { amount: 2000, method: 'qr', version: 1 });
    expect(await undo(id, 1)).toMatchObject({
      status: 412,
      ...refusal('stale_version', { current: { id, booking_id: booking.id, amount: 2000, method: 'qr', version: 2 } }),
    });
    expect((await court.money(booking)).booking.paid).toBe(2000);
    await court.refund(id, { amount: 500 });
    expect(await undo(id, 2)).toMatchObject({ status: 412, ...refusal('stale_version') });
    expect(await undo(id, 3)).toMatchObject({ status: 409, ...refusal('payment_has_refunds') });
    expect((await court.money(booking)).booking.paid).toBe(1500);
    await court.pay(booking, { amount: 400 });
    const last = (await court.money(booking)).payments.find(({ amount }) => amount === 400)?.id ?? '';
    expect((await undo(last, 1)).data).toMatchObject({ void_reason: 'code:undone' });
    expect(await undo(last, 1)).toMatchObject({ status: 409, ...refusal('payment_voided') });
  });

  test('is refunded in parts, never more than was paid', async () => {
    const booking = await court.event();
    await court.pay(booking, { amount: 1000, player_id: court.idOf(2) });
    const id = await court.firstOf(booking);
    expect((await court.refund(id, { amount: 300 })).data).toMatchObject({ refunded: 300, amount: 1000 });
    expect(await court.refund(id, { amount: 701 })).toMatchObject(
      refusal('refund_exceeds_payment', { refundable: 700 }),
    );
    expect(await court.remove(id)).toMatchObject({ status: 409, ...refusal('payment_has_refunds', { refunded: 300 }) });
    expect(await court.change(id, { amount: 200, version: 2 })).toMatchObject(refusal('payment_has_refunds'));
    const before = (await court.money(booking)).shares[2]?.credit ?? 0;
    await court.refund(id, { amount: 700, destination: 'credit' });
    const { booking: after, shares } = await court.money(booking);
    expect([after.paid, shares[2]?.credit]).toEqual([0, before + 700]);
  });
});

describe('the database', () => {
  const failure = (statement: ReturnType<typeof sql>) =>
    court.rows(statement).then(
      () => 'done',
      (error) => sqlState(error)?.constraint ?? sqlState(error)?.code,
    );

  test('refuses refunds above the payment, negative credit and changes of the ledger', async () => {
    const booking = await court.event();
    await court.pay(booking, { amount: 400 });
    const id = await court.firstOf(booking);
    const give = (amount: number) => sql`
      insert into refunds (club_id, payment_id, amount, destination, reason)
      values (${court.clubId}, ${id}, ${amount}, 'money', 'x')`;
    expect(await failure(give(401))).toBe('payments_refunded');
    expect(await failure(give(400))).toBe('done');
    expect(await failure(sql`update refunds set amount = 1`)).toBe('42501');
    const player = await court.club.player();
    const move = (amount: number) => sql`
      insert into ledger_entries (club_id, player_id, kind, amount)
      values (${court.clubId}, ${player.id}, 'adjustment', ${amount})`;
    expect(await failure(move(10))).toBe('done');
    expect(await failure(move(-11))).toBe('players_credit');
    expect(await failure(sql`update ledger_entries set amount = 5`)).toBe('42501');
    expect(await failure(sql`delete from ledger_entries`)).toBe('42501');
  });

  test.each([
    sql`update bookings set paid = paid + 1`,
    sql`update payments set refunded = refunded + 1`,
    sql`update players set credit = credit + 1`,
    sql`update payments set created_at = now()`,
    sql`delete from payments`,
    sql`delete from players`,
    sql`delete from consumptions`,
  ])('refuses what rewrites sums and rows of money: $strings', async (statement) => {
    await court.pay(await court.event(), { amount: 400 });
    await court.club.player();
    expect(await failure(statement)).toBe('42501');
  });
});

describe('at the end of a transaction the database refuses', () => {
  let payment: { id: string; playerId: string };
  beforeEach(async () => {
    const booking = await court.event();
    payment = { id: '', playerId: court.idOf(0) };
    await court.pay(booking, { amount: 400, player_id: payment.playerId });
    payment.id = await court.firstOf(booking);
  });
  /** Runs statements in one transaction of the club; returns the constraint that refused it. */
  const failure = (...statements: ReturnType<typeof sql>[]) =>
    api.services.db
      .tenant(court.clubId, async (tx) => {
        for (const statement of statements) await tx.query(statement);
      })
      .then(
        () => 'done',
        (error) => sqlState(error)?.constraint,
      );
  const deposit = (amount: number) => sql`
    insert into ledger_entries (club_id, player_id, kind, amount)
    values (${court.clubId}, ${payment.playerId}, 'adjustment', ${amount})`;
  const move = (kind: string, amount: number, id = payment.id) => sql`
    insert into ledger_entries (club_id, player_id, kind, amount, payment_id)
    values (${court.clubId}, ${payment.playerId}, ${kind}, ${amount}, ${id})`;
  const refund = (amount: number) => sql`
    insert into refunds (club_id, payment_id, amount, destination, reason)
    values (${court.clubId}, ${payment.id}, ${amount}, 'credit', 'Lluvia')`;
  const payByCredit = (id: string, amount: number) => sql`
    insert into payments (club_id, id, booking_id, player_id, method, amount)
    select club_id, ${id}, booking_id, player_id, 'player_credit', ${amount} from payments where id = ${payment.id}`;

  test('credit that pays without being taken, or is taken without paying', async () => {
    const ids = Array.from({ length: 4 }, () => randomUUID());
    const [first = '', second = '', third = '', fourth = ''] = ids;
    expect(await failure(deposit(900), payByCredit(first, 300))).toBe('payments_credit_paired');
    expect(await failure(deposit(900), payByCredit(second, 300), move('payment', -200, second))).toBe(
      'payments_credit_paired',
    );
    expect(await failure(deposit(900), move('payment', -300))).toBe('payments_credit_paired');
    expect(await failure(move('payment', -300, third), deposit(900), payByCredit(third, 300))).not.toBe('done');
    expect(await failure(deposit(900), payByCredit(fourth, 300), move('payment', -300, fourth))).toBe('done');
    const voided = sql`update payments set voided_at = now() where club_id = ${court.clubId} and id = ${fourth}`;
    expect(await failure(voided)).toBe('payments_credit_paired');
    expect(await failure(sql`update payments set amount = 299 where id = ${fourth}`)).toBe('payments_credit_paired');
    expect(await failure(sql`update payments set method = 'other' where id = ${fourth}`)).toBe(
      'payments_credit_paired',
    );
    expect(await failure(voided, move('reversal', 300, fourth))).toBe('done');
  });

  test('a refund into credit that gives none, and credit that no refund gave', async () => {
    expect(await failure(refund(100))).toBe('payments_credit_paired');
    expect(await failure(move('surplus', 100))).toBe('payments_credit_paired');
    expect(await failure(refund(100), move('surplus', 99))).toBe('payments_credit_paired');
    expect(await failure(refund(100), move('surplus', 100))).toBe('done');
  });
});

test('the audit of a refund leads to the booking', async () => {
  const booking = await court.event();
  await court.pay(booking, { amount: 500 });
  await court.refund(await court.firstOf(booking), { amount: 200 });
  const params = { clubId: court.clubId };
  const { data } = await api.client.call(auditEndpoints.list, { params, query: {} }, court.club.owner.token);
  expect(data.items[0]).toMatchObject({ action: 'payment.refund', booking_id: booking.id, amount: 200 });
  expect(data.items[1]).toMatchObject({ action: 'payment.create', booking_id: booking.id });
});
