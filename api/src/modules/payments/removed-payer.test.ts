import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { blockEndpoints } from '@canchero/shared-contracts/block';
import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { TestBuffet } from '../../testing/test-buffet';
import { at } from '../../testing/test-club';
import { TestPayments } from '../../testing/test-payments';

const CREDIT = 1_000;

let api: Booted;
let pay: TestPayments;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  pay = await TestPayments.open(api);
});
afterAll(() => api.close());

const params = () => ({ clubId: pay.clubId });
const token = () => pay.club.owner.token;
const deposit = (playerId: string) =>
  api.client.call(
    playerEndpoints.addLedgerEntry,
    { params: { ...params(), playerId }, body: { kind: 'deposit', amount: CREDIT, method: 'transfer' } },
    token(),
  );
const remove = (playerId: string) =>
  api.client.call(playerEndpoints.remove, { params: { ...params(), playerId } }, token());
const detail = (playerId: string) =>
  api.client.call(playerEndpoints.get, { params: { ...params(), playerId } }, token());
/** Returns the name and the credit of a player of the club; null if they are none. */
const creditOf = async (playerId: string) => {
  const { status, data } = await detail(playerId);
  return status === 200 ? [data.player.first_name, data.player.credit] : null;
};

/** Books for Bea what Ana paid in part with her credit and nobody in particular with money; then removes Ana. */
async function bookingOfRemoved(): Promise<{ ana: string; booking: Booking; paymentId: string }> {
  const ana = (await pay.club.player('Ana')).id;
  await deposit(ana);
  const booking = await pay.event({ player_ids: [ana, pay.idOf(1)] });
  await pay.pay(booking, { method: 'player_credit', amount: CREDIT, player_id: ana });
  const paymentId = await pay.firstOf(booking);
  await pay.pay(booking, { method: 'transfer', amount: 400 });
  const left = { params: { ...pay.on(booking), playerId: ana } };
  await api.client.call(bookingEndpoints.removePlayer, left, token());
  expect((await remove(ana)).status).toBe(204);
  expect(await creditOf(ana)).toBeNull();
  return { ana, booking: (await pay.money(booking)).booking, paymentId };
}

describe('what was paid with the credit of a player who was removed since', () => {
  test.each(['money', 'credit'] as const)('a cancellation refunds it, the rest as %s', async (destination) => {
    const { ana, booking } = await bookingOfRemoved();
    const body = { reason: 'Lluvia', version: booking.version, refund: { destination, kept: 0 } };
    const { status, data } = await api.client.call(bookingEndpoints.cancel, { params: pay.on(booking), body }, token());
    expect([status, data.state, data.paid]).toEqual([200, 'cancelled', 0]);
    expect(await creditOf(ana)).toEqual(['Ana', CREDIT]);
    expect(await creditOf(pay.idOf(1))).toEqual(['Bea', destination === 'credit' ? 400 : 0]);
  });

  test('a suspension cancels it with all other bookings', async () => {
    const { ana, booking } = await bookingOfRemoved();
    const body = {
      court_ids: [booking.court_id],
      start: at(14),
      end: at(20),
      kind: 'weather' as const,
      reason: 'Lluvia',
      bookings: [{ id: booking.id, version: booking.version, destination: 'money' as const }],
    };
    const { status, data } = await api.client.call(blockEndpoints.suspend, { params: params(), body }, token());
    expect([status, data.cancelled.map(({ state, paid }) => [state, paid])]).toEqual([201, [['cancelled', 0]]]);
    expect(await creditOf(ana)).toEqual(['Ana', CREDIT]);
  });

  test('one that was recorded by mistake is deleted; the audit tells that its player is back', async () => {
    const { ana, paymentId } = await bookingOfRemoved();
    expect((await pay.remove(paymentId)).status).toBe(200);
    expect(await creditOf(ana)).toEqual(['Ana', CREDIT]);
    const { data } = await api.client.call(
      auditEndpoints.list,
      { params: params(), query: { area: 'player' } },
      token(),
    );
    const [last] = data.items;
    expect(last).toMatchObject({ action: 'player.change', reason: 'Duplicado', object_id: ana });
  });

  test('an order is refunded, with its goods', async () => {
    const buffet = new TestBuffet(pay.club);
    const ana = (await pay.club.player('Ana')).id;
    await deposit(ana);
    const lines = [{ name: 'Agua', quantity: 1, unit_price: CREDIT }];
    const payments = [{ method: 'player_credit' as const, amount: CREDIT }];
    const sold = await buffet.sell({ player_id: ana, lines, payments });
    expect(sold.status).toBe(201);
    expect((await remove(ana)).status).toBe(204);
    const refunded = await buffet.refund(sold.data.id);
    expect([refunded.status, refunded.data.state]).toEqual([200, 'refunded']);
    expect(await creditOf(ana)).toEqual(['Ana', CREDIT]);
  });

  test('who was entered again has it, and the old entry stays removed', async () => {
    const phone = { phone: '11 4047-2899' };
    const { data: old } = await api.client.call(
      playerEndpoints.create,
      { params: params(), body: { first_name: 'Ana', ...phone } },
      token(),
    );
    await deposit(old.id);
    const booking = await pay.event({ player_ids: [old.id] });
    await pay.pay(booking, { method: 'player_credit', amount: CREDIT, player_id: old.id });
    await api.client.call(bookingEndpoints.removePlayer, { params: { ...pay.on(booking), playerId: old.id } }, token());
    expect((await remove(old.id)).status).toBe(204);
    const { data: again } = await api.client.call(
      playerEndpoints.create,
      { params: params(), body: { first_name: 'Anita', ...phone } },
      token(),
    );
    const refund = await pay.refund(await pay.firstOf(booking), { amount: CREDIT });
    expect(refund.status).toBe(201);
    expect([await creditOf(old.id), await creditOf(again.id)]).toEqual([null, ['Anita', CREDIT]]);
  });
});

describe('what a player who was removed since owes again', () => {
  const debtors = async () => {
    const { data } = await api.client.call(
      playerEndpoints.list,
      { params: params(), query: { filter: 'owing' } },
      token(),
    );
    return data.items.map(({ first_name, owed }) => [first_name, owed]);
  };
  const debtsOf = async (playerId: string) =>
    (await api.client.call(playerEndpoints.debts, { params: { ...params(), playerId } }, token())).data;

  /** Books what Ana and Bea paid and played; then removes Ana. */
  async function playedByRemoved(before: (booking: Booking) => Promise<unknown> = async () => {}) {
    const ana = (await pay.club.player('Ana')).id;
    const booking = await pay.event({ player_ids: [ana, pay.idOf(1)] });
    await pay.rows(sql`
      update bookings set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours'
      where id = ${booking.id}`);
    for (const player_id of [ana, pay.idOf(1)]) await pay.pay(booking, { method: 'transfer', amount: 1200, player_id });
    await before(booking);
    expect((await remove(ana)).status).toBe(204);
    return { ana, booking, paymentId: await pay.firstOf(booking) };
  }

  test.each<[string, (paymentId: string) => Promise<{ status: number }>, number]>([
    ['is deleted', (id) => pay.remove(id), 1200],
    ['is lowered', (id) => pay.change(id, { amount: 900, version: 1 }), 300],
    ['is refunded in part', (id) => pay.refund(id, { amount: 500 }), 500],
  ])('of a booking whose payment %s is among the debts, and can be paid', async (_, act, open) => {
    const { ana, booking, paymentId } = await playedByRemoved();
    expect((await act(paymentId)).status).toBeLessThan(300);
    expect(await debtors()).toEqual([['Ana', open]]);
    expect(await debtsOf(ana)).toMatchObject({ owed: open, debts: [{ id: booking.id, open }] });
  });

  /**
   * Books at 2400 what Ana and others played, each for an equal part. Ana pays hers and the others what is given; then
   * removes Ana. `rest`: what else is booked, as a series of the others.
   */
  async function playedByMany(others: readonly (readonly [i: number, paid: number])[], rest: object = {}) {
    const ana = (await pay.club.player('Ana')).id;
    const ids = others.map(([i]) => pay.idOf(i));
    const booking = await pay.event({ player_ids: [ana, ...ids], ...rest });
    await pay.rows(sql`
      update bookings set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours'
      where id = ${booking.id}`);
    const part = 2400 / (others.length + 1);
    await pay.pay(booking, { method: 'transfer', amount: part, player_id: ana });
    for (const [i, amount] of others) {
      if (amount > 0) await pay.pay(booking, { method: 'transfer', amount, player_id: pay.idOf(i) });
    }
    // who is in a booking to come is not removed
    await pay.rows(sql`delete from booking_players where player_id = ${ana} and booking_id <> ${booking.id}`);
    expect((await remove(ana)).status).toBe(204);
    return { ana, booking };
  }
  const versionOf = async (booking: Booking) => (await pay.money(booking)).booking.version;
  const setShare = (booking: Booking, playerId: string, amount: number) =>
    api.client.call(
      paymentEndpoints.setShare,
      { params: { ...pay.on(booking), playerId }, body: { share: amount } },
      token(),
    );

  test.each<[string, Parameters<typeof playedByMany>[0], (booking: Booking) => Promise<unknown>, number]>([
    ['its price is raised', [[1, 1200]], (b) => pay.price(b, 3000), 300],
    [
      'it is priced by the tariff',
      [[1, 1200]],
      async (b) => {
        const body = { version: await versionOf(b) };
        return api.client.call(bookingEndpoints.applyTariff, { params: pay.on(b), body }, token());
      },
      998_800,
    ],
    ["another's share is lowered", [[1, 600]], (b) => setShare(b, pay.idOf(1), 600), 600],
    [
      'another leaves it',
      [
        [1, 0],
        [2, 0],
      ],
      (b) =>
        api.client.call(bookingEndpoints.removePlayer, { params: { ...pay.on(b), playerId: pay.idOf(2) } }, token()),
      400,
    ],
    [
      'two others turn out to be one',
      [
        [1, 0],
        [2, 0],
      ],
      () =>
        api.client.call(
          playerEndpoints.merge,
          { params: params(), body: { keep_id: pay.idOf(1), merge_id: pay.idOf(2) } },
          token(),
        ),
      400,
    ],
  ])('of a booking is among the debts once %s', async (_, others, act, open) => {
    const { ana, booking } = await playedByMany(others);
    expect(await creditOf(ana)).toBeNull();
    await act(booking);
    expect(await debtors()).toContainEqual(['Ana', open]);
    expect(await debtsOf(ana)).toMatchObject({ owed: open, debts: [{ id: booking.id, open }] });
  });

  const PHONE = '11 4047-2899';
  const entered = async (first_name: string) =>
    (await api.client.call(playerEndpoints.create, { params: params(), body: { first_name, phone: PHONE } }, token()))
      .data.id;

  /** Books at 2400 what Ana and Bea played and paid in these parts; then Ana is removed and entered again as Anita. */
  async function playedByReentered(anas: number) {
    const ana = await entered('Ana');
    const booking = await pay.event({ player_ids: [ana, pay.idOf(1)] });
    await pay.rows(sql`
      update bookings set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours'
      where id = ${booking.id}`);
    await setShare(booking, ana, anas);
    await setShare(booking, pay.idOf(1), 2400 - anas);
    await pay.pay(booking, { method: 'transfer', amount: anas, player_id: ana });
    await pay.pay(booking, { method: 'transfer', amount: 2400 - anas, player_id: pay.idOf(1) });
    const paymentId = (await pay.money(booking)).payments.find((p) => p.player_id === ana)?.id ?? '';
    expect((await remove(ana)).status).toBe(204);
    return { ana, anita: await entered('Anita'), booking, paymentId };
  }

  test('of a booking is a debt of who was entered again, with what was paid of it', async () => {
    const { ana, anita, booking, paymentId } = await playedByReentered(600);
    expect((await pay.change(paymentId, { amount: 400, version: 1 })).status).toBe(200);
    expect(await debtors()).toEqual([['Anita', 200]]);
    expect(await debtsOf(anita)).toMatchObject({ owed: 200, debts: [{ id: booking.id, open: 200 }] });
    expect(await creditOf(ana)).toBeNull();
    const { shares } = await pay.money(booking);
    expect(shares.map(({ name, amount, open }) => [name, amount, open])).toEqual([
      ['Anita', 600, 200],
      ['Bea', 1800, 0],
    ]);
    expect((await pay.pay(booking, { amount: 200, player_id: anita })).status).toBe(201);
    expect(await debtors()).toEqual([]);
  });

  test('of a booking joins the share of who was entered again into it; those of others stay', async () => {
    const { anita, booking, paymentId } = await playedByReentered(600);
    const add = { params: pay.on(booking), body: { player_ids: [anita] } };
    expect((await api.client.call(bookingEndpoints.addPlayers, add, token())).status).toBe(200);
    expect((await pay.remove(paymentId)).status).toBe(200);
    expect(await debtors()).toEqual([['Anita', 600]]);
    const { shares } = await pay.money(booking);
    expect(shares.map(({ name, amount, open }) => [name, amount, open])).toEqual([
      ['Bea', 1800, 0],
      ['Anita', 600, 600],
    ]);
  });

  test('of an order is a debt of who was entered again', async () => {
    const ana = await entered('Ana');
    const lines = [{ name: 'Agua', quantity: 1, unit_price: 700 }];
    const payments = [{ method: 'transfer' as const, amount: 700 }];
    const sold = await new TestBuffet(pay.club).sell({ player_id: ana, lines, payments });
    expect((await remove(ana)).status).toBe(204);
    await entered('Anita');
    expect((await pay.remove(sold.data.payments[0]?.id ?? '')).status).toBe(200);
    expect(await debtors()).toEqual([['Anita', 700]]);
  });

  const weekly = () => ({
    recurrence: {
      frequency: 'weekly',
      end_date: new Date(Date.parse(at(15)) + 21 * 86_400_000).toISOString().slice(0, 10),
    },
  });

  test.each<[string, Parameters<typeof playedByMany>[0], (booking: Booking) => Promise<{ status: number }>, number]>([
    [
      'it and what follows are priced by the tariff',
      [[1, 1200]],
      async (b) => {
        const body = { version: await versionOf(b), scope: 'from' as const };
        return api.client.call(bookingEndpoints.applyTariff, { params: pay.on(b), body }, token());
      },
      998_800,
    ],
    [
      'another leaves the whole series',
      [
        [1, 0],
        [2, 0],
      ],
      (b) => {
        const body = { scope: 'series' as const, remove: [pay.idOf(2)] };
        return api.client.call(bookingEndpoints.changeSeriesPlayers, { params: pay.on(b), body }, token());
      },
      400,
    ],
  ])('of a booking of a series is among the debts once %s', async (_, others, act, open) => {
    const { ana, booking } = await playedByMany(others, weekly());
    expect(await creditOf(ana)).toBeNull();
    expect((await act(booking)).status).toBe(200);
    expect(await debtors()).toContainEqual(['Ana', open]);
    expect(await debtsOf(ana)).toMatchObject({ debts: [{ id: booking.id, open }] });
  });

  test('of a date to come brings them back once its series is priced', async () => {
    const { ana, booking } = await playedByMany([[1, 1200]], weekly());
    const move = { params: pay.on(booking), body: { start: booking.start, version: await versionOf(booking) } };
    expect((await api.client.call(bookingEndpoints.change, move, token())).status).toBe(200);
    expect(await creditOf(ana)).toBeNull();
    const change = {
      params: pay.on(booking),
      query: { scope: 'from' as const },
      body: { price: 3000, version: await versionOf(booking) },
    };
    const { status } = await api.client.call(bookingEndpoints.change, change, token());
    expect([status, await creditOf(ana)]).toEqual([200, ['Ana', 0]]);
  });

  test('of a booking is among the debts once its lower price is undone', async () => {
    const { booking } = await playedByRemoved(async (b) => {
      await pay.price(b, 3000);
      await pay.price(b, 2400);
    });
    const body = { version: await versionOf(booking) };
    expect((await api.client.call(bookingEndpoints.undo, { params: pay.on(booking), body }, token())).status).toBe(200);
    expect(await debtors()).toContainEqual(['Ana', 300]);
  });

  test('of a booking is among the debts once the surplus that covered it is credit', async () => {
    const ana = (await pay.club.player('Ana')).id;
    const booking = await pay.event({ player_ids: [ana, pay.idOf(1)] });
    await pay.rows(sql`
      update bookings set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours'
      where id = ${booking.id}`);
    await pay.pay(booking, { method: 'transfer', amount: 2400, player_id: pay.idOf(1) });
    expect((await remove(ana)).status).toBe(204);
    expect((await pay.toCredit(booking, 1, 1200)).status).toBe(200);
    expect(await debtors()).toEqual([['Ana', 1200]]);
  });

  test('of a consumption is among the debts once its price is raised', async () => {
    const ana = (await pay.club.player('Ana')).id;
    const booking = await pay.event();
    const lines = [{ name: 'Agua', quantity: 1, unit_price: 700, player_id: ana }];
    const { data } = await api.client.call(
      consumptionEndpoints.add,
      { params: pay.on(booking), body: { lines } },
      token(),
    );
    const consumptionId = data.items[0]?.id ?? '';
    await api.client.call(
      consumptionEndpoints.pay,
      { params: params(), body: { method: 'transfer', ids: [consumptionId] } },
      token(),
    );
    expect((await remove(ana)).status).toBe(204);
    const { data: now } = await api.client.call(consumptionEndpoints.ofBooking, { params: pay.on(booking) }, token());
    const body = { unit_price: 900, version: now.items[0]?.version ?? 0 };
    const change = { params: { ...pay.on(booking), consumptionId }, body };
    expect((await api.client.call(consumptionEndpoints.change, change, token())).status).toBe(200);
    expect(await debtors()).toEqual([['Ana', 200]]);
  });

  test('of an order too; what others owe brings nobody back', async () => {
    const till = new TestBuffet(pay.club);
    const { ana, booking } = await playedByRemoved();
    const [, beas] = (await pay.money(booking)).payments;
    await pay.remove(beas?.id ?? '');
    expect(await debtors()).toEqual([['Bea', 1200]]);
    const caro = pay.idOf(2);
    const lines = [{ name: 'Agua', quantity: 1, unit_price: 700 }];
    const sold = await till.sell({ player_id: caro, lines, payments: [{ method: 'transfer', amount: 700 }] });
    expect((await remove(caro)).status).toBe(204);
    await pay.remove(sold.data.payments[0]?.id ?? '');
    expect(await debtors()).toEqual([
      ['Bea', 1200],
      ['Caro', 700],
    ]);
    expect(await creditOf(ana)).toBeNull();
  });
});

test('money of nobody in particular becomes credit of the first player who is still one', async () => {
  const [gone, stays] = [await pay.club.player('Ana'), await pay.club.player('Bea')];
  const booking = await pay.event({ player_ids: [gone.id, stays.id] });
  await pay.pay(booking, { method: 'transfer', amount: 400 });
  await pay.rows(sql`update players set removed_at = now() where id = ${gone.id}`);
  const { version } = (await pay.money(booking)).booking;
  const body = { reason: 'Lluvia', version, refund: { destination: 'credit' as const, kept: 0 } };
  const { status } = await api.client.call(bookingEndpoints.cancel, { params: pay.on(booking), body }, token());
  expect(status).toBe(200);
  expect(await creditOf(stays.id)).toEqual(['Bea', 400]);
});
