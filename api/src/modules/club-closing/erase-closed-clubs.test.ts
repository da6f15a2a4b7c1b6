import { randomUUID } from 'node:crypto';
import { adminClubEndpoints } from '@canchero/shared-contracts/admin-club';
import { bookingNoteEndpoints } from '@canchero/shared-contracts/booking';
import { clubClosingEndpoints } from '@canchero/shared-contracts/club-closing';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql, { raw } from 'sql-template-tag';
import type { Database } from '../../platform/db/database';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';
import { eraseClosedClubs } from './erase-closed-clubs';

const DAY_MS = 86_400_000;
const YESTERDAY = new Date(Date.now() - DAY_MS).toISOString();

let api: Booted;
let club: TestClub;
let other: TestClub;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  [club, other] = [await TestClub.open(api.client), await TestClub.open(api.client)];
  for (const one of [club, other]) await fill(one);
});
afterAll(() => api.close());

const platform = <Row>(statement: ReturnType<typeof sql>) => api.services.db.platform((tx) => tx.query<Row>(statement));
const after = (days: number) => new Date(Date.now() + days * DAY_MS + 60_000);

/** Gives a club players with bookings, notes, orders and payments, and ways to reach it. */
async function fill(it: TestClub): Promise<void> {
  const { client, clubId, owner } = it;
  const params = { clubId };
  await it.set({ phone: '11 4000-1234', whatsapp: '11 4000-1234', address: 'Zulemastraat 1' });
  const court = await it.court();
  const players: string[] = [];
  for (const n of [1, 2, 3]) {
    const body = { first_name: 'Zulema', last_name: `Quiroga ${n}`, email: `zulema${n}@players.test` };
    players.push((await client.call(playerEndpoints.create, { params, body }, owner.token)).data.id);
  }
  const [playerId] = players as [string];
  const { id: bookingId } = await it.booked(
    court.id,
    new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000).toISOString(),
    {
      price: 5000,
      player_ids: [playerId],
      description: 'Zulema y amigas',
    },
  );
  const note = {
    params: { ...params, bookingId },
    body: { scope: 'individual' as const, text: 'Zulema debe las paletas' },
  };
  expect((await client.call(bookingNoteEndpoints.add, note, owner.token)).status).toBe(201);
  const body = { method: 'cash' as const, amount: 5000, player_id: playerId };
  await client.call(paymentEndpoints.add, { params: { ...params, bookingId }, body }, owner.token);
  const lines = [{ name: 'Agua', quantity: 1, unit_price: 500 }];
  const order = { customer_name: 'Zulema', lines, payments: [{ method: 'cash' as const, amount: 500 }] };
  expect((await client.call(orderEndpoints.create, { params, body: order }, owner.token)).status).toBe(201);
  await platform(sql`
    insert into online_bookings (club_id, booking_id, token_hash, first_name, last_name, phone, email, language, pay,
      asked)
    values (${clubId}, ${bookingId}, ${randomUUID()}, 'Zulema', 'Quiroga', '+5491140001234', 'zulema@players.test',
      'es', 'at_club', 0)`);
  await platform(sql`
    update bookings set starts_at = ${YESTERDAY}, ends_at = ${YESTERDAY}::timestamptz + interval '1 hour'
    where club_id = ${clubId}`);
}

const close = ({ clubId, owner }: TestClub) =>
  api.client.call(
    clubClosingEndpoints.close,
    { params: { clubId }, body: { name: 'Club', reason: 'Termina el alquiler' } },
    owner.token,
  );

/** Returns the tables in which a club's people are still named. */
async function named(clubId: string): Promise<string[]> {
  const tables = ['players', 'online_bookings', 'bookings', 'booking_notes', 'orders', 'notifications', 'memberships'];
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows = await platform(sql`
        select from ${raw(table)} t where club_id = ${clubId}::uuid
          and (t::text ~* 'zulema|quiroga|40001234' or ${table === 'memberships'}::boolean)`);
      return rows.length > 0 ? [table] : [];
    }),
  );
  return found.flat();
}
const money = async (clubId: string) =>
  platform(sql`
    select (select json_agg(json_build_array(id, amount, method, player_id, booking_id) order by id) from payments
        where club_id = ${clubId}) as payments,
      (select json_agg(json_build_array(id, total, paid) order by id) from orders where club_id = ${clubId}) as orders`);
const state = async (clubId: string) => {
  const [row] = await platform<{ slug: string; reach: string; erased: boolean }>(sql`
    select slug, phone || whatsapp || address as reach, erased_at is not null as erased from clubs where id = ${clubId}`);
  return row;
};

test('90 days after its closing a club forgets its people, once, and keeps its money; others forget nothing', async () => {
  const everywhere = [
    'players',
    'online_bookings',
    'bookings',
    'booking_notes',
    'orders',
    'notifications',
    'memberships',
  ];
  expect((await named(club.clubId)).sort()).toEqual(
    expect.arrayContaining(everywhere.filter((t) => t !== 'notifications')),
  );
  const before = await money(club.clubId);
  expect((await close(club)).status).toBe(204);
  await eraseClosedClubs(api.services.db, after(89));
  expect((await state(club.clubId))?.erased).toBe(false);
  expect(await named(club.clubId)).toContain('players');

  await eraseClosedClubs(api.services.db, after(90));
  await eraseClosedClubs(api.services.db, after(91));
  expect(await named(club.clubId)).toEqual([]);
  expect(await state(club.clubId)).toEqual({ slug: `erased-${club.clubId}`, reach: '', erased: true });
  expect(await money(club.clubId)).toEqual(before);
  const lines = await platform<{ actor_id: string | null }>(sql`
    select actor_id from audit where club_id = ${club.clubId} and action = 'club.erase'`);
  expect(lines).toEqual([{ actor_id: null }]);
  expect(await platform(sql`select from audit where club_id = ${club.clubId} and action = 'club.close'`)).toHaveLength(
    1,
  );
  expect(await named(other.clubId)).toEqual(expect.arrayContaining(['players', 'memberships']));
  const boss = await api.client.person({ roles: ['super_admin'] });
  const late = await api.client.call(
    adminClubEndpoints.reopen,
    { params: { clubId: club.clubId }, body: { reason: 'Fue un error' } },
    boss.adminToken,
  );
  expect(late.error.error).toBe('reopening_over');
});

/** Database whose process ends with its transaction number `last`, which is rolled back. */
const endingAt = (db: Database, last: number): Database => {
  let begun = 0;
  return Object.assign(Object.create(db) as Database, {
    platform: <T>(work: Parameters<typeof db.platform<T>>[0]) =>
      db.platform(async (tx) => {
        const result = await work(tx);
        begun += 1;
        if (begun >= last) throw new Error('killed');
        return result;
      }),
  });
};

test('a job that is killed at any point is taken up again, until everything is forgotten once', async () => {
  await close(club);
  const before = await money(club.clubId);
  const now = after(90);
  let killed = 0;
  for (let last = 1; !(await state(club.clubId))?.erased; last++) {
    expect(last).toBeLessThan(60);
    await eraseClosedClubs(endingAt(api.services.db, last), now, 1).catch(() => {
      killed += 1;
    });
  }
  expect(killed).toBeGreaterThan(8);
  expect(await named(club.clubId)).toEqual([]);
  expect(await money(club.clubId)).toEqual(before);
  expect(await platform(sql`select from audit where club_id = ${club.clubId} and action = 'club.erase'`)).toHaveLength(
    1,
  );
});

test('a club that fails holds up no other', async () => {
  await close(club);
  await close(other);
  const { db } = api.services;
  const failing = Object.assign(Object.create(db) as Database, {
    platform: <T>(work: Parameters<typeof db.platform<T>>[0]) =>
      db.platform((tx) =>
        work({
          ...tx,
          query: (statement) =>
            statement.values.includes(club.clubId) && /update players/.test(statement.sql)
              ? Promise.reject(new Error('no room'))
              : tx.query(statement),
        }),
      ),
  });
  await expect(eraseClosedClubs(failing, after(90))).rejects.toThrow('1 closed clubs were not erased');
  expect([(await state(club.clubId))?.erased, (await state(other.clubId))?.erased]).toEqual([false, true]);
});
