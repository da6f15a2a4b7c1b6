import sql from 'sql-template-tag';
import { countAdminClubs, selectAdminClubs } from '../modules/admin-clubs/sql';
import { selectTotals } from '../modules/booking-search/sql';
import { countHolds } from '../modules/bookings/hold/sql';
import { monthOf } from '../modules/bookings/month';
import { selectOpen } from '../modules/club-closing/sql';
import { selectBookingHits } from '../modules/club-search/sql';
import { selectTotals as selectConsumed } from '../modules/consumptions/sql';
import { isHalfHeld } from '../modules/online-bookings/hold-sql';
import { selectBooked } from '../modules/players/player-detail';
import { suggestPlayers } from '../modules/players/suggest-players';
import { selectMovements } from '../modules/stock/sql';
import type { Tx } from '../platform/db/database';
import { type Booted, boot } from '../testing/boot';
import { plansOf, rowsRead } from '../testing/plans';
import { TestClub } from '../testing/test-club';

const NOW = new Date('2031-02-01T12:00:00Z');

let api: Booted;
let club: TestClub;
let courtId: string;
let playerId: string;
/**
 * Opens a club with 1,500 bookings that are over, two a day, each of the same three players and with a consumption that is
 * paid, each tenth of one more; 500 purchases and blocks, and 300 lines of the audit by its owner, among those of 30
 * other clubs.
 */
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
  courtId = (await club.court()).id;
  const { clubId } = club;
  const { db } = api.services;
  await db.tenant(clubId, async (tx) => {
    await tx.query(sql`
      insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price)
      select ${clubId}, ${courtId}, at, at + interval '1 hour', 'turno', 0
      from generate_series(1, 1500) n, lateral (select ${NOW}::timestamptz - n * interval '12 hours' as at) x`);
    await tx.query(sql`
      insert into consumptions (club_id, booking_id, name, quantity, unit_price)
      select club_id, id, 'Water', 1, 0 from bookings where club_id = ${clubId}`);
    await tx.query(sql`
      insert into players (club_id, first_name) values (${clubId}, 'Ana'), (${clubId}, 'Anita'), (${clubId}, 'Juana')`);
    await tx.query(sql`
      insert into booking_players (club_id, booking_id, player_id)
      select b.club_id, b.id, p.id from bookings b join players p using (club_id) where b.club_id = ${clubId}`);
    const [beto] = await tx.query<{ id: string }>(sql`
      insert into players (club_id, first_name) values (${clubId}, 'Beto') returning id`);
    playerId = beto?.id ?? '';
    await tx.query(sql`
      insert into booking_players (club_id, booking_id, player_id)
      select ${clubId}, id, ${playerId} from (select id, row_number() over (order by starts_at) as n from bookings) b
      where n % 10 = 0`);
    await tx.query(sql`
      with i as (insert into items (club_id, name, price, track_stock) values (${clubId}, 'Balls', 100, true) returning id)
      insert into stock_movements (club_id, item_id, type, quantity, stock_after, created_at)
      select ${clubId}, id, 'purchase', 1, 0, ${NOW}::timestamptz - n * interval '1 day'
      from i, generate_series(500, 1, -1) n`);
    await tx.query(sql`
      with b as (
        insert into blocks (club_id, starts_at, ends_at, kind)
        select ${clubId}, at, at + interval '1 hour', 'weather'
        from generate_series(1, 500) n, lateral (select ${NOW}::timestamptz - n * interval '2 days' as at) x returning id)
      insert into block_courts (club_id, block_id, court_id) select ${clubId}, id, ${courtId} from b`);
  });
  await db.platform((tx) =>
    tx.query(sql`
      insert into audit (request_id, club_id, actor_id, action, outcome)
      select 'test', club, actor, 'booking.create', 'done'
      from generate_series(1, 300), (select ${clubId}::uuid, ${club.owner.userId}::uuid
        union all select md5('club ' || n)::uuid, md5('owner ' || n)::uuid from generate_series(1, 30) n) c (club, actor)`),
  );
  await db.analyze();
});
afterAll(() => api.close());

type Work = (tx: Tx) => Promise<unknown>;

/** Bounds the rows of a table that work reads: a few, where the club has hundreds. */
async function readsFew(table: string, work: Work, most = 5) {
  expect(await rowsRead(api.services.db, club.clubId, table, work)).toBeLessThanOrEqual(most);
}

/** Returns an instant some days after `NOW`, the noon of the last booking. */
const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

test('holds of an address, and courts that are held, are found without the bookings that are over', async () => {
  await readsFew('bookings', (tx) => countHolds(tx, club.clubId, 'an address'));
  const place = { court_id: courtId, start: NOW.toISOString(), duration: 60 };
  await readsFew('bookings', (tx) => isHalfHeld(tx, club.clubId, place));
});

test('bookings to come of a club that is to be closed are found without those that are over', () =>
  readsFew('bookings', (tx) => selectOpen(tx, club.clubId, NOW)));

test('open consumptions are found without those that are paid', () =>
  readsFew('consumptions', (tx) => selectConsumed(tx, club.clubId, { state: 'open' })));

test('stock movements of a kind are found without the others', () =>
  readsFew('stock_movements', (tx) => selectMovements(tx, club.clubId, { type: 'waste' }, 100)));

test('how much a person did at a club is estimated well, so that a page of it is not sorted from all', async () => {
  const { clubId, owner } = club;
  const lines = (tx: Tx) => tx.query(sql`select from audit where club_id = ${clubId} and actor_id = ${owner.userId}`);
  const [plan] = await plansOf(api.services.db, clubId, lines);
  expect(Number(plan?.match(/rows=(\d+)/)?.[1])).toBeGreaterThan(200);
});

test('a month is read without the blocks of others', () =>
  readsFew('blocks', (tx) => tx.query(monthOf(club.clubId, '2031-02-01', null))));

test('partners of the last year are found without the bookings before it', async () => {
  const suggest = (tx: Tx) => suggestPlayers(tx, club.clubId, { q: 'ana' }, after(355));
  // ten days lie within the year
  await readsFew('bookings', suggest, 3 * 20);
  // one of each player is looked at for what they owe
  await readsFew('booking_players', suggest, 3 * (20 + 62) + 3);
});

test("a page of a player's bookings is read without those on other pages", async () => {
  const page = (cursor?: string) => (tx: Tx) => selectBooked(tx, club.clubId, playerId, cursor);
  await readsFew('bookings', page(), 26);
  await readsFew('booking_players', page(), 26);
  const [last] = await api.services.db.tenant(club.clubId, (tx) =>
    tx.query<{ id: string }>(sql`
      select id from bookings where club_id = ${club.clubId} order by starts_at desc offset 709 limit 1`),
  );
  // the last one of the page before is read for its start
  await readsFew('bookings', page(last?.id), 27);
  await readsFew('booking_players', page(last?.id), 26);
});

test('bookings of players that a text finds are looked for in the period alone', async () => {
  const period = { from: '2031-01-29', to: '2031-01-31', q: 'ana' };
  await readsFew('booking_players', (tx) => selectTotals(tx, club.clubId, period), 3 * 6);
  // ten days lie within the sixty before
  await readsFew(
    'booking_players',
    (tx) => selectBookingHits(tx, club.clubId, [['ana']], after(50)),
    3 * 20 + 6 * 3 + 1,
  );
});

test('stock movements of some days are found without those before and after them', async () => {
  const days = { from: '2030-06-01', to: '2030-06-03' };
  const [item] = await api.services.db.tenant(club.clubId, (tx) =>
    tx.query<{ id: string }>(sql`select id from items where club_id = ${club.clubId}`),
  );
  for (const some of [{}, { type: 'purchase' as const }, { item_id: item?.id ?? '' }]) {
    await readsFew('stock_movements', (tx) => selectMovements(tx, club.clubId, { ...days, ...some }, 100), 3);
  }
  // more of them than fit into a page
  const half = { from: '2029-12-01', to: '2030-05-31' };
  await readsFew('stock_movements', (tx) => selectMovements(tx, club.clubId, half, 100), 101);
});

test('what the platform shows of a club reads one line of its audit, and counts clubs without their owners', async () => {
  const { db } = api.services;
  const now = new Date();
  await db.platform((tx) => tx.query(sql`update clubs set created_at = created_at - interval '20 days'`));
  const page = (tx: Tx) => selectAdminClubs(tx, {}, now, sql`limit 51`, null);
  expect(await rowsRead(db, null, 'audit', page)).toBe(1);
  expect(await rowsRead(db, null, 'users', (tx) => countAdminClubs(tx, {}, now))).toBe(0);
});
