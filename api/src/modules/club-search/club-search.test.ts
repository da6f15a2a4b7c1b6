import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { searchTerms } from '../../platform/db/text-search';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';
import { selectBookingHits } from './sql';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const find = (q: string, token = club.owner.token, clubId = club.clubId) =>
  api.client.call(clubEndpoints.search, { params: { clubId }, query: { q } }, token);
/** Whole hours from the service's now. */
const inHours = (hours: number) => {
  const time = new Date(api.clock.now().getTime() + hours * 3_600_000);
  time.setUTCMinutes(0, 0, 0);
  return time.toISOString();
};
const add = async (body: { first_name: string; last_name?: string; phone?: string; email?: string }, of = club) =>
  (await api.client.call(playerEndpoints.create, { params: { clubId: of.clubId }, body }, of.owner.token)).data;

test('players by name, phone or e-mail, without case and accents', async () => {
  const player = await add({ first_name: 'Sofía', last_name: 'Núñez', phone: '1144445555', email: 'sofi@example.com' });
  await add({ first_name: 'Otra' });
  for (const q of ['sofia', 'NUÑEZ sof', '4444-5555', '011 15 4444 5555', 'sofi@']) {
    expect((await find(q)).data.players).toEqual([
      { id: player.id, name: 'Sofía Núñez', phone: '11 4444-5555', email: 'sofi@example.com' },
    ]);
  }
  expect((await find('100%')).data).toEqual({ players: [], bookings: [] });
});

test('bookings by their players or their description: those to come first, cancelled ones not', async () => {
  const court = await club.court({ name: 'Central' });
  const player = await add({ first_name: 'Zulema', last_name: 'Díaz' });
  const past = await club.booked(court.id, inHours(-30), { player_ids: [player.id] });
  const far = await club.booked(court.id, inHours(40), { description: 'Cumpleaños de Zulema' });
  const soon = await club.booked(court.id, inHours(3), { player_ids: [player.id], event_type: 'torneo' });
  const gone = await club.booked(court.id, inHours(6), { player_ids: [player.id] });
  await api.client.call(
    bookingEndpoints.cancel,
    { params: { clubId: club.clubId, bookingId: gone.id }, body: { version: gone.version } },
    club.owner.token,
  );
  const { bookings } = (await find('zulema')).data;
  expect(bookings.map((b) => b.id)).toEqual([soon.id, far.id, past.id]);
  expect(bookings[0]).toMatchObject({
    start: soon.start,
    end: soon.end,
    court_name: 'Central',
    event_type: 'torneo',
    players: ['Zulema Díaz'],
  });
  expect((await find('zulema dia')).data.bookings.map((b) => b.id)).toEqual([soon.id, past.id]);
});

test('a booking past midnight belongs to the day on which the club opened', async () => {
  const night = await TestClub.open(api.client);
  await api.services.db.platform((tx) =>
    tx.query(
      sql`update clubs set opening_hours = ${JSON.stringify(
        [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open: '18:00', close: '03:00' })),
      )}::jsonb where id = ${night.clubId}`,
    ),
  );
  const court = await night.court();
  const tomorrow = new Date(api.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  // 01:00 in Buenos Aires
  await night.booked(court.id, `${tomorrow}T04:00:00.000Z`, { description: 'trasnoche' });
  const eve = new Date(Date.parse(`${tomorrow}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  expect((await find('trasnoche', night.owner.token, night.clubId)).data.bookings).toMatchObject([{ date: eve }]);
});

test('somebody who has played for years is found without a look at all of these years', async () => {
  const [PLAYED, MOST_KNOWN] = [1_800, 300];
  const old = await TestClub.open(api.client);
  const court = await old.court();
  const player = await add({ first_name: 'Veterana' }, old);
  const soon = await old.booked(court.id, inHours(5), { player_ids: [player.id] });
  await old.booked(court.id, inHours(8), { player_ids: [(await add({ first_name: 'Otra' }, old)).id] });
  for (let month = 0; month < 6; month++) {
    await api.services.db.tenant(old.clubId, (tx) =>
      tx.query(sql`
        with played as (
          insert into bookings (club_id, id, court_id, starts_at, ends_at, event_type, price)
          select ${old.clubId}::uuid, gen_random_uuid(), ${court.id}::uuid, at, at + interval '1 hour', 'turno', 0
          from generate_series(1, ${PLAYED / 6}::int) n,
            lateral (select '2020-01-01'::timestamptz + ${month}::int * interval '30 days' + n * interval '1 hour' as at) s
          returning club_id, id
        )
        insert into booking_players (club_id, booking_id, player_id) select club_id, id, ${player.id}::uuid from played`),
    );
  }
  await api.services.db.analyze();
  const [found, read] = await api.services.db.tenant(old.clubId, async (tx) => {
    const rowsRead = async () => {
      const [row] = await tx.query<{ n: number }>(sql`
        select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_xact_user_tables
        where relname = 'booking_players'`);
      return row?.n ?? 0;
    };
    const before = await rowsRead();
    const hits = await selectBookingHits(tx, old.clubId, searchTerms('veterana'), api.clock.now(), MOST_KNOWN);
    return [hits, (await rowsRead()) - before];
  });
  expect(found.map(({ id }) => id)).toEqual([soon.id]);
  expect(read).toBeLessThan(PLAYED / 2);
});

test('members find only what their permissions let them see', async () => {
  const court = await club.court();
  const player = await add({ first_name: 'Ximena' });
  await club.booked(court.id, inHours(50), { player_ids: [player.id] });
  const counts = async (...permissions: string[]) => {
    const { status, data } = await find('ximena', (await club.staff(...permissions)).token);
    return status === 200 ? [data.players.length, data.bookings.length] : status;
  };
  expect(await counts('players')).toEqual([1, 0]);
  expect(await counts('booking')).toEqual([0, 1]);
  expect(await counts('schedule', 'players')).toEqual([1, 1]);
  expect(await counts('buffet')).toBe(403);
});

test('finds nothing of another club', async () => {
  const other = await TestClub.open(api.client);
  await add({ first_name: 'Wanda' }, other);
  expect((await find('wanda')).data.players).toEqual([]);
});

test.each(['', 'a', 'x'.repeat(81), 'a\u0000b'])('%j is no query', async (q) => {
  expect((await find(q)).status).toBe(422);
});
