import sql from 'sql-template-tag';
import { selectAuditPage } from '../modules/audit/sql';
import { insertBooking } from '../modules/bookings/create/sql';
import { changeAndNotify } from '../modules/bookings/notification/sql';
import type { Tx } from '../platform/db/database';
import { type Booted, boot } from '../testing/boot';
import { rowsRead } from '../testing/plans';
import { TestClub } from '../testing/test-club';

/** Players and bookings of each club. */
const ROWS = 40;
const NOW = new Date('2031-02-01T12:00:00Z');
const notification = { title: 't', message: 'm', courtName: 'c', timeSlot: '', currency: 'ARS', by: null };

let api: Booted;
let club: TestClub;
let courtId: string;
/**
 * Opens 61 clubs with players, bookings from the public page and five lines of the audit each. As among many clubs, the
 * database reckons with one row of a club that two conditions name, so that all indexes that begin with the club seem alike.
 */
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
  courtId = (await club.court()).id;
  const { clubId, owner } = club;
  const steps = [
    sql`insert into clubs (owner_id, name, slug, sports)
      select ${owner.userId}::uuid, 'Other ' || n, 'other-' || n, '{padel}' from generate_series(1, 60) n`,
    sql`insert into courts (club_id, name, sport) select id, 'Court', 'padel' from clubs where id <> ${clubId}`,
    sql`insert into players (club_id, first_name) select id, 'Ana ' || n from clubs, generate_series(1, ${ROWS}::int) n`,
    sql`insert into audit (request_id, club_id, actor_id, action, object_type, object_id, outcome)
      select 'test', p.club_id, ${owner.userId}, 'player.block', 'player', p.id, 'done'
      from clubs c cross join lateral (select * from players p where p.club_id = c.id limit 5) p`,
    sql`insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price)
      select k.club_id, k.id, at, at + interval '1 hour', 'turno', 0
      from courts k, generate_series(1, ${ROWS}::int) n,
        lateral (select ${NOW}::timestamptz - n * interval '12 hours' as at) x`,
    sql`insert into online_bookings (club_id, booking_id, token_hash, first_name, last_name, phone, email, language, pay, asked)
      select club_id, id, id::text, 'Ana', 'Paz', '11', 'ana@example.com', 'es', 'at_club', 0 from bookings`,
  ];
  for (const step of steps) await api.services.db.platform((tx) => tx.query(step));
  await api.services.db.analyze();
});
afterAll(() => api.close());

/** Returns the bookings of the club, the last one first. */
const ofClub = () =>
  api.services.db.tenant(club.clubId, (tx) =>
    tx.query<{ id: string }>(sql`select id from bookings where club_id = ${club.clubId} order by starts_at desc`),
  );

/** Bounds the rows of a table that work reads. */
async function readsFew(table: string, work: (tx: Tx) => Promise<unknown>, most = 2) {
  expect(await rowsRead(api.services.db, club.clubId, table, work)).toBeLessThanOrEqual(most);
}

test('a booking is made and cancelled without the online bookings of the others', async () => {
  const { clubId, owner } = club;
  const actor = { clubId, actorId: owner.userId, role: 'owner', requestId: 'r' };
  const place = { court_id: courtId, start: NOW.toISOString(), duration: 60 };
  const row = { id: null, place, eventType: 'turno' as const, description: '', price: 0, agreed: false };
  await readsFew('online_bookings', (tx) =>
    insertBooking(tx, actor, { ...row, contentHash: 'x', playerIds: [], notification }),
  );
  const [booking] = await ofClub();
  const id = booking?.id ?? '';
  await readsFew('online_bookings', (tx) =>
    changeAndNotify(tx, clubId, id, 'cancelled', { name: 'cancel', set: sql`state = 'cancelled'` }, notification),
  );
});

test('a page of the audit names its players without reading those of the club for each line', async () => {
  await readsFew('players', (tx) => selectAuditPage(tx, club.clubId, {}), ROWS);
});
