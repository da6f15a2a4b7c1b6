import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/database';
import { type Booted, boot } from '../testing/boot';
import { at, TestClub } from '../testing/test-club';

let api: Booted;
let club: TestClub;
let bookingId: string;
let playerId: string;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
beforeEach(async () => {
  bookingId = (await club.booked((await club.court()).id, at(15))).id;
  playerId = (await club.player()).id;
});
afterAll(() => api.close());

const move = (tx: Tx) =>
  tx.query(sql`
    update bookings set starts_at = starts_at + interval '3 hours', ends_at = ends_at + interval '3 hours'
    where club_id = ${club.clubId} and id = ${bookingId}`);
const join = (tx: Tx) =>
  tx.query(sql`
    insert into booking_players (club_id, booking_id, player_id) values (${club.clubId}, ${bookingId}, ${playerId})`);

test.each([
  ['moves', move, join],
  ['gets a player', join, move],
])('a booking that %s while the other happens has players with its start', async (_, first, second) => {
  const { db } = api.services;
  let begun: (value?: unknown) => void = () => undefined;
  const isBegun = new Promise((resolve) => {
    begun = resolve;
  });
  const change = db.tenant(club.clubId, async (tx) => {
    await first(tx);
    begun();
    await tx.query(sql`select pg_sleep(0.5)`);
  });
  await isBegun;
  await Promise.all([change, db.tenant(club.clubId, second)]);
  const rows = await db.tenant(club.clubId, (tx) =>
    tx.query(sql`select starts_at from booking_players where booking_id = ${bookingId}`),
  );
  expect(rows).toEqual([{ starts_at: at(18) }]);
});
