import sql from 'sql-template-tag';
import { selectFound, selectTotals } from '../modules/booking-search/sql';
import { selectBookingHits, selectPlayerHits } from '../modules/club-search/sql';
import { selectNotifications } from '../modules/notifications/sql';
import { selectDebts } from '../modules/payments/reads';
import { selectBooked } from '../modules/players/player-detail';
import { countFound, selectPlayers } from '../modules/players/sql';
import { suggestPlayers } from '../modules/players/suggest-players';
import { selectSummary } from '../modules/reports/daily-summary/sql';
import type { Tx } from '../platform/db/database';
import { type Booted, boot } from '../testing/boot';
import { plansOf } from '../testing/plans';
import { TestClub } from '../testing/test-club';

const NOW = new Date('2031-02-01T12:00:00Z');
const PERIOD = { from: '2031-01-01', to: '2031-01-31', q: 'ana' };

let api: Booted;
let club: TestClub;
let players: string[];
/**
 * Opens a club with 3,000 bookings, a quarter of them open, of 100 players, and 1,000 notifications, cash sessions
 * and deposits. The players lie among those of 40 other clubs.
 */
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
  const { clubId } = club;
  const court = await club.court();
  await api.services.db.platform((tx) =>
    tx.query(sql`
      with others as (
        insert into clubs (owner_id, name, slug, sports)
        select ${club.owner.userId}::uuid, 'Other ' || n, 'other-' || n, '{padel}' from generate_series(1, 40) n returning id)
      insert into players (club_id, first_name)
      select id, 'Player ' || n from generate_series(1, 100) n, (select id from others union all select ${clubId}) c`),
  );
  const rows = await api.services.db.tenant(clubId, async (tx) => {
    // in parts, none of which is near the limit of a statement on a busy machine
    for (const first of [1, 751, 1501, 2251]) {
      await tx.query(sql`
        insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price, paid)
        select ${clubId}, ${court.id}, at, at + interval '1 hour', 'turno', 100, case when n % 4 = 0 then 0 else 100 end
        from generate_series(${first}::int, ${first}::int + 749) n, lateral (select ${NOW}::timestamptz - n * interval '2 hours' as at) x`);
    }
    await tx.query(sql`
      insert into booking_players (club_id, booking_id, player_id)
      select ${clubId}, b.id, p.id
      from (select id, row_number() over (order by starts_at) % 100 as n from bookings where club_id = ${clubId}) b
      join (select id, row_number() over (order by id) - 1 as n from players where club_id = ${clubId}) p using (n)`);
    await tx.query(sql`
      insert into notifications (club_id, any_of, type, title, message, data, created_at)
      select ${clubId}, '{booking}', 'booking.created', 'x', 'x', '{"player_name": "x"}', ${NOW}::timestamptz - n * interval '1 hour'
      from generate_series(1, 1000) n`);
    await tx.query(sql`
      insert into cash_sessions (club_id, desk, opening_amount, opened_at, closed_at, counted, expected)
      select ${clubId}, 'reception', 0, at, at + interval '8 hours', '{}', '{}'
      from generate_series(1, 1000) n, lateral (select ${NOW}::timestamptz - n * interval '1 day' as at) x`);
    await tx.query(sql`
      insert into ledger_entries (club_id, player_id, kind, amount, method, created_at)
      select ${clubId}, p.id, 'deposit', 100, 'transfer', ${NOW}::timestamptz - n * interval '1 day'
      from generate_series(1, 300) n
      join (select id, row_number() over (order by id) as at from players where club_id = ${clubId}) p on p.at = 1 + n % 100`);
    return tx.query<{ id: string }>(sql`select id from players where club_id = ${clubId} limit 50`);
  });
  players = rows.map(({ id }) => id);
  await api.services.db.analyze();
});
afterAll(() => api.close());

type Work = Parameters<typeof plansOf>[2];

/** Lists how a table is read by the statements that work sends: the lines of their plans, without the costs. */
async function readsOf(table: string, work: Work): Promise<string[]> {
  const plans = await plansOf(api.services.db, club.clubId, work, ['seqscan', 'bitmapscan']);
  const lines = plans.flatMap((plan) => plan.split('\n'));
  const reads = lines.map((line) => line.match(/(\w[\w ]*Scan.*) on (\w+)\b/)).filter((read) => read?.[2] === table);
  return [...new Set(reads.map((read) => read?.[1] ?? ''))].sort();
}

test('bookings that a text finds are chosen in indexes, and only those chosen are read', async () => {
  const { clubId } = club;
  const found = (tx: Tx) => selectFound(tx, clubId, PERIOD, sql`limit 51`);
  expect(await readsOf('bookings', found)).toEqual([
    'Index Only Scan using bookings_figures',
    'Index Scan using bookings_described',
    'Index Scan using bookings_pkey',
  ]);
  const sumUp = (tx: Tx) => selectTotals(tx, clubId, PERIOD);
  expect(await readsOf('bookings', sumUp)).toEqual([
    'Index Only Scan using bookings_figures',
    'Index Scan using bookings_described',
  ]);
  expect(await readsOf('booking_players', sumUp)).toEqual(['Index Only Scan using booking_players_in_time']);
  const hits = (tx: Tx) => selectBookingHits(tx, clubId, [['ana']], NOW);
  expect(await readsOf('bookings', hits)).toEqual([
    'Index Only Scan using bookings_figures',
    'Index Scan using bookings_described',
    'Index Scan using bookings_pkey',
  ]);
});

test('players that a text finds are chosen in an index, not read from among those of other clubs', async () => {
  const { clubId } = club;
  const searches: Work[] = [
    (tx) => countFound(tx, clubId, PERIOD),
    (tx) => selectPlayers(tx, clubId, PERIOD, sql`limit 51`),
    (tx) => suggestPlayers(tx, clubId, PERIOD, NOW),
    (tx) => selectFound(tx, clubId, PERIOD, sql`limit 51`),
    (tx) => selectTotals(tx, clubId, PERIOD),
    (tx) => selectPlayerHits(tx, clubId, [['ana']]),
    (tx) => selectBookingHits(tx, clubId, [['ana']], NOW),
  ];
  for (const search of searches) {
    expect(await readsOf('players', search)).toContain('Index Only Scan using players_searched');
  }
});

test('a text of a player that would not fit into that index is refused', async () => {
  const insert = (length: number) =>
    api.services.db.tenant(club.clubId, (tx) =>
      tx.query(sql`insert into players (club_id, first_name) values (${club.clubId}, ${'ñ'.repeat(length)})`),
    );
  await insert(900);
  await expect(insert(1001)).rejects.toThrow('players_search_length');
});

test('debts are read from open bookings alone, which are found in indexes', async () => {
  const { clubId } = club;
  const ofSome = (tx: Tx) => selectDebts(tx, clubId, players, NOW);
  expect(await readsOf('bookings', ofSome)).toEqual([
    'Index Only Scan using bookings_owed',
    'Index Scan using bookings_pkey',
  ]);
  expect(await readsOf('booking_players', ofSome)).toEqual([
    'Index Only Scan using booking_players_in_time',
    'Index Scan using booking_players_pkey',
  ]);
  const ofAll = (tx: Tx) => selectDebts(tx, clubId, null, NOW);
  expect(await readsOf('bookings', ofAll)).toEqual(['Index Only Scan using bookings_owed']);
});

test('the newest notifications are read in their order, not all of a club', async () => {
  const reader = { clubId: club.clubId, userId: club.owner.userId, permissions: ['booking'] };
  const [plan] = await plansOf(api.services.db, club.clubId, (tx) => selectNotifications(tx, reader));
  expect(plan).toContain('Index Scan using notifications_newest on notifications n');
  expect(plan).not.toContain('Sort Key: n.created_at');
});

test('a day is read without the credit of other days and the cash sessions that ended before', async () => {
  const day = { from: NOW.getTime(), to: NOW.getTime() + 86_400_000 };
  const plans = await plansOf(api.services.db, club.clubId, (tx) => selectSummary(tx, club.clubId, '2031-02-01', day));
  expect(plans[0]).toMatch(/cash_sessions_by_end.*\n\s+Index Cond: \(\(club_id = .*\) AND \(closed_at >= /);
  expect(plans[0]).toMatch(/ledger_entries_of_money.*\n\s+Index Cond: \(\(club_id = .*\) AND \(created_at >= /);
});

test('what a player paid of a booking is found by the booking, though most players paid once', async () => {
  const { clubId } = club;
  await api.services.db.tenant(clubId, (tx) =>
    tx.query(sql`
      with p as (insert into players (club_id, first_name) select ${clubId}, 'Guest' from generate_series(1, 200) returning id)
      insert into payments (club_id, booking_id, player_id, method, amount)
      select ${clubId}, b.id, p.id, 'transfer', 1
      from (select id, row_number() over () as n from bookings where club_id = ${clubId} and paid = 0) b
      join (select id, row_number() over () as n from p) p using (n)`),
  );
  await api.services.db.analyze();
  const reads = await readsOf('payments', (tx) => selectBooked(tx, clubId, players[0] ?? '', undefined));
  expect(reads).toEqual(['Index Scan using payments_of_booking']);
});
