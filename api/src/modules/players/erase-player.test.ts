import { randomUUID } from 'node:crypto';
import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { DateTime } from 'luxon';
import sql, { raw, type Sql } from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { mintToken } from '../../testing/mint-token';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
let token: string;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  api.clock.reset();
  club = await TestClub.open(api.client);
  token = club.owner.token;
});
afterAll(() => api.close());

const TOMORROW = DateTime.utc().plus({ days: 1 }).set({ hour: 15, minute: 0, second: 0, millisecond: 0 });
const PERSON = {
  first_name: 'Zulema',
  last_name: 'Quiroga',
  phone: '11 4047-2899',
  email: 'zulema@players.test',
  notes: 'Prefiere la cancha 2',
};
const params = () => ({ clubId: club.clubId });
const rows = <Row>(statement: Sql) => api.services.db.tenant(club.clubId, (tx) => tx.query<Row>(statement));
const erase = (playerId: string) =>
  api.client.call(playerEndpoints.erase, { params: { ...params(), playerId } }, token);
const personalData = (playerId: string) =>
  api.client.call(playerEndpoints.personalData, { params: { ...params(), playerId } }, token);

/** Returns every text of the club's rows that has one of these parts, with its table. */
async function remains(...parts: string[]): Promise<string[]> {
  const found = await Promise.all(
    ['players', 'online_bookings', 'bookings', 'orders', 'notifications', 'payments', 'audit', 'idempotency_keys'].map(
      async (table) => {
        const all = await rows<{ row: string }>(sql`select t::text as row from ${raw(table)} t`);
        return all.filter(({ row }) => parts.some((part) => row.includes(part))).map(({ row }) => `${table}: ${row}`);
      },
    ),
  );
  return found.flat();
}

/** Creates a player with a paid booking of the public page, an order and a payment, and lets two days pass. */
async function playerWithPast(): Promise<{ playerId: string; bookingId: string }> {
  const key = { 'idempotency-key': randomUUID() };
  const created = await api.client.call(playerEndpoints.create, { params: params(), body: PERSON }, token, key);
  const playerId = created.data.id;
  const court = await club.court();
  const start = TOMORROW.toISO();
  const { id: bookingId } = await club.booked(court.id, start, {
    price: 5000,
    player_ids: [playerId],
    description: 'Zulema Quiroga · con paletas',
  });
  const body = { method: 'cash' as const, amount: 5000, player_id: playerId };
  await api.client.call(paymentEndpoints.add, { params: { ...params(), bookingId }, body }, token, key);
  const lines = [{ name: 'Agua', quantity: 1, unit_price: 500 }];
  const order = {
    player_id: playerId,
    customer_name: 'Zulema',
    lines,
    payments: [{ method: 'cash' as const, amount: 500 }],
  };
  const sold = await api.client.call(orderEndpoints.create, { params: params(), body: order }, token, key);
  expect(sold.status).toBe(201);
  await rows(sql`
    insert into online_bookings (club_id, booking_id, token_hash, first_name, last_name, phone, email, language, pay,
      asked, special_requests)
    values (${club.clubId}, ${bookingId}, ${randomUUID()}, 'Zulema', 'Quiroga', '+5491140472899',
      'zulema@players.test', 'es', 'at_club', 0, 'Soy Zulema, llevo paletas')`);
  api.clock.advance(2 * 24 * 60);
  token = await mintToken(api.services, club.owner.userId);
  return { playerId, bookingId };
}

test('whoever asks gets all that the club keeps about them, and the audit says who read it', async () => {
  const { playerId, bookingId } = await playerWithPast();
  const { status, data } = await personalData(playerId);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    player: { first_name: 'Zulema', email: 'zulema@players.test', notes: 'Prefiere la cancha 2' },
    bookings: [{ id: bookingId, state: 'confirmed' }],
    payments: [{ amount: 5000, method: 'cash' }, { amount: 500 }],
    orders: [{ customer_name: 'Zulema', total: 500 }],
    online_bookings: [{ booking_id: bookingId, special_requests: 'Soy Zulema, llevo paletas' }],
  });
  const [entry] = await rows(sql`select object_id from audit where action = 'player.export_data'`);
  expect(entry).toEqual({ object_id: playerId });
});

test('an erased player is nowhere by name, phone or e-mail, and the money is all there', async () => {
  const { playerId } = await playerWithPast();
  expect(await remains('Zulema', '1140472899', 'zulema@')).not.toEqual([]);
  const sums = () => rows(sql`select sum(amount)::int as paid, count(*)::int as n from payments`);
  const before = await sums();
  expect((await erase(playerId)).status).toBe(204);
  expect(await remains('Zulema', '1140472899', 'zulema@', 'cancha 2')).toEqual([]);
  expect(await sums()).toEqual(before);
  const [kept] = await rows(sql`select first_name, last_name, removed_at is not null as removed from players`);
  expect(kept).toEqual({ first_name: '—', last_name: '', removed: true });
  const { data } = await api.client.call(notificationEndpoints.list, { params: params() }, token);
  expect(JSON.stringify(data)).not.toContain('Zulema');
  expect((await erase(playerId)).status).toBe(204);
});

test('whoever was merged into an erased player is forgotten, too, and so is a removed one', async () => {
  const twin = await club.player('Zulemita');
  const kept = await club.player('Gladys');
  const merge = { keep_id: kept.id, merge_id: twin.id };
  await api.client.call(playerEndpoints.merge, { params: params(), body: merge }, token);
  await api.client.call(playerEndpoints.remove, { params: { ...params(), playerId: kept.id } }, token);
  expect((await erase(kept.id)).status).toBe(204);
  expect(await remains('Zulemita', 'Gladys')).toEqual([]);
});

test('nobody is erased with a booking to come or money open', async () => {
  const player = await club.player();
  await club.booked((await club.court()).id, TOMORROW.toISO(), { price: 5000, player_ids: [player.id] });
  expect(await erase(player.id)).toMatchObject({ status: 409, error: { error: 'player_has_bookings' } });
  const saver = await club.player();
  const body = { kind: 'deposit' as const, amount: 100, method: 'cash' as const };
  await api.client.call(playerEndpoints.addLedgerEntry, { params: { ...params(), playerId: saver.id }, body }, token);
  expect(await erase(saver.id)).toMatchObject({ status: 409, error: { error: 'player_has_balance' } });
});
