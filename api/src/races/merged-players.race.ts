import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';
import { at, TestClub } from '../testing/test-club';

const PAIRS = 20;

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const merge = (keep_id: string, merge_id: string) =>
  api.client
    .call(playerEndpoints.merge, { params: { clubId: club.clubId }, body: { keep_id, merge_id } }, club.owner.token)
    .then(({ status }) => status);

test(`${PAIRS} players are merged away while each is booked: nobody who is gone has a booking`, async () => {
  const courts = await Promise.all(Array.from({ length: PAIRS }, () => club.court()));
  const merged = await Promise.all(courts.map(() => club.player()));
  const kept = await Promise.all(courts.map(() => club.player()));
  const outcomes = await Promise.all(
    merged.flatMap(({ id }, i) => [
      merge(kept[i]?.id ?? '', id),
      club.book(courts[i]?.id ?? '', at(15), { player_ids: [id] }).then(({ status }) => status),
    ]),
  );
  for (const status of outcomes) expect([200, 201, 404, 422]).toContain(status);
  expect(await goneAndBooked()).toEqual([]);
});

test(`${PAIRS} players are merged away while each comes into a booking: nobody who is gone has a booking`, async () => {
  const courts = await Promise.all(Array.from({ length: PAIRS }, () => club.court()));
  const merged = await Promise.all(courts.map(() => club.player()));
  const kept = await Promise.all(courts.map(() => club.player()));
  const bookings = await Promise.all(courts.map(({ id }) => club.booked(id, at(18))));
  const outcomes = await Promise.all(
    merged.flatMap(({ id }, i) => [
      merge(kept[i]?.id ?? '', id),
      api.client
        .call(
          bookingEndpoints.addPlayers,
          { params: { clubId: club.clubId, bookingId: bookings[i]?.id ?? '' }, body: { player_ids: [id] } },
          club.owner.token,
        )
        .then(({ status }) => status),
    ]),
  );
  for (const status of outcomes) expect([200, 201, 404, 422]).toContain(status);
  expect(await goneAndBooked()).toEqual([]);
});

test(`${PAIRS} players are merged away while an order of each is paid: no payment is of somebody who is gone`, async () => {
  const { clubId, owner } = club;
  const pairs = await Promise.all(Array.from({ length: PAIRS }, () => Promise.all([club.player(), club.player()])));
  const lines = [{ name: 'Agua', quantity: 1, unit_price: 1000 }];
  const orders = await Promise.all(
    pairs.map(async ([, { id: player_id }]) => {
      const { data } = await api.client.call(
        orderEndpoints.create,
        { params: { clubId }, body: { player_id, lines } },
        owner.token,
      );
      return data;
    }),
  );
  const outcomes = await Promise.all(
    pairs.flatMap(([kept, gone], i) => [
      merge(kept.id, gone.id),
      api.client
        .call(
          orderEndpoints.pay,
          {
            params: { clubId, orderId: orders[i]?.id ?? '' },
            body: { payments: [{ method: 'qr' as const, amount: 1000 }] },
          },
          owner.token,
        )
        .then(({ status }) => status),
    ]),
  );
  expect(new Set(outcomes)).toEqual(new Set([200]));
  const astray = await api.services.db.tenant(clubId, (tx) =>
    tx.query(sql`
      select p.id from payments p join orders o on o.club_id = p.club_id and o.id = p.order_id
      where p.club_id = ${clubId} and p.player_id <> o.player_id`),
  );
  expect(astray).toEqual([]);
});

/** Selects the players who are removed and in a booking. */
const goneAndBooked = () =>
  api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`
      select p.id from players p join booking_players l on l.club_id = p.club_id and l.player_id = p.id
      join bookings b on b.club_id = l.club_id and b.id = l.booking_id
      where p.club_id = ${club.clubId} and p.removed_at is not null and b.state <> 'cancelled'`),
  );
