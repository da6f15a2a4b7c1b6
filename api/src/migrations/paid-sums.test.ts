import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';
import { TestClub } from '../testing/test-club';

/** Rows of one statement, and how many of them each may read: its own and some that a small table holds beside it. */
const ROWS = 500;
const READ_PER_ROW = 20;

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

test('a payment reads no others of its club, also in a table that was never analyzed', async () => {
  const club = await TestClub.open(api.client);
  const court = await club.court();
  const read = await api.services.db.tenant(club.clubId, async (tx) => {
    await tx.query(sql`
      insert into bookings (club_id, id, court_id, starts_at, ends_at, event_type, price)
      select ${club.clubId}::uuid, gen_random_uuid(), ${court.id}::uuid, at, at + interval '1 hour', 'turno', 100
      from generate_series('2031-01-01'::timestamptz, '2031-01-01'::timestamptz + ${ROWS - 1} * interval '1 hour', '1 hour') at`);
    const rowsRead = async () => {
      const [row] = await tx.query<{ n: number }>(sql`
        select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_xact_user_tables
        where relname = 'payments'`);
      return row?.n ?? 0;
    };
    const before = await rowsRead();
    await tx.query(sql`
      insert into payments (club_id, booking_id, method, amount)
      select club_id, id, 'transfer', 100 from bookings where club_id = ${club.clubId}`);
    return (await rowsRead()) - before;
  });
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(ROWS * READ_PER_ROW);
});
