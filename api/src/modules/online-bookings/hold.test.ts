import { randomUUID } from 'node:crypto';
import { bookingEndpoints, bookingNoteEndpoints } from '@canchero/shared-contracts/booking';
import { publicClubEndpoints } from '@canchero/shared-contracts/club';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { EVENTS } from '@canchero/shared-contracts/events';
import { onlineBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';
import { endHolds } from '../bookings/writes';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
  await club.set({ public_enabled: true, hold_minutes: 10, deposit_type: 'percent', deposit_value: 50 });
});
afterAll(() => api.close());

/** The day after tomorrow: the database's clock decides about holds, so the days are real. */
const DAY = DateTime.utc().plus({ days: 2 });
const at = (hour: number, minute = 0) => DAY.set({ hour, minute, second: 0, millisecond: 0 }).toISO() as string;
const hold = (court_id: string, start: string, given: { duration?: number; key?: string; club?: string } = {}) =>
  api.client.call(
    onlineBookingEndpoints.hold,
    { params: { club: given.club ?? club.clubId }, body: { court_id, start, duration: given.duration ?? 60 } },
    undefined,
    given.key ? { 'idempotency-key': given.key } : {},
  );
const held = async (courtId: string, start: string) => {
  const answer = await hold(courtId, start);
  if (answer.status !== 201) throw new Error(`not held: ${answer.text}`);
  return answer.data;
};
const release = (holdId: string, of = club.clubId) =>
  api.client.call(onlineBookingEndpoints.release, { params: { club: of, holdId } });
const agenda = async () =>
  (
    await api.client.call(
      bookingEndpoints.list,
      { params: { clubId: club.clubId }, query: { from: at(0), to: at(23, 59) } },
      club.owner.token,
    )
  ).data;
const freeAt = async (start: string) => {
  const date = DateTime.fromISO(start, { zone: 'America/Argentina/Buenos_Aires' }).toISODate() as string;
  const query = { date, duration: '60' } as never;
  const { data } = await api.client.call(publicClubEndpoints.availability, { params: { club: club.clubId }, query });
  return data.some((slot) => slot.start === start);
};
const end = (holdId: string) =>
  api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`update bookings set hold_until = now() - interval '1 second' where id = ${holdId}`),
  );
const events = async () =>
  api.services.db.platform((tx) =>
    tx.query<{ name: string; payload: unknown }>(
      sql`select name, payload from outbox where club_id = ${club.clubId} order by id`,
    ),
  );

test('a hold keeps its place for the minutes of the club, is seen in the agenda, and says price and deposit', async () => {
  const court = await club.court({ base_price: 2_000_000 });
  expect(await freeAt(at(15))).toBe(true);
  const { data } = await hold(court.id, at(15));
  expect(data).toMatchObject({ court_id: court.id, start: at(15), end: at(16), price: 2_000_000, deposit: 1_000_000 });
  const minutes = (Date.parse(data.expires_at) - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(10);
  const [shown] = await agenda();
  expect(shown).toMatchObject({ id: data.hold_id, state: 'hold', hold_until: data.expires_at, players: [] });
  const last = (await events()).at(-1);
  expect(last).toEqual({ name: 'booking.updated', payload: { booking: shown } });
  EVENTS.get('booking.updated')?.schema.parse(last?.payload);
  expect(await freeAt(at(15))).toBe(false);
});

test('nobody else gets the place, and nothing is said of who holds it', async () => {
  const court = await club.court();
  await held(court.id, at(15));
  expect(await hold(court.id, at(15, 30))).toMatchObject({
    status: 409,
    error: { error: 'schedule_conflict', params: { conflicts: [] } },
  });
  expect((await club.book(court.id, at(15, 30))).status).toBe(409);
  await club.booked(court.id, at(18), { description: 'Cumple de Juan' });
  expect((await hold(court.id, at(18))).text).not.toContain('Juan');
});

test('from its end on the place is free: for bookings, for holds and in the list of free starts', async () => {
  const court = await club.court();
  const [first, second] = [await held(court.id, at(15)), await held(court.id, at(18))];
  await end(first.hold_id);
  await end(second.hold_id);
  expect(await freeAt(at(15))).toBe(true);
  const booking = await club.booked(court.id, at(15, 30));
  expect((await hold(court.id, at(18))).status).toBe(201);
  expect((await agenda()).map((b) => b.id)).not.toContain(first.hold_id);
  const ended = (await events()).filter(({ name }) => name === 'booking.hold_ended').map(({ payload }) => payload);
  expect(ended).toEqual([first, second].map(({ hold_id }) => ({ club_id: club.clubId, booking_id: hold_id })));
  for (const payload of ended) EVENTS.get('booking.hold_ended')?.schema.parse(payload);
  expect(booking.state).toBe('confirmed');
});

test('a hold that ended in the way of a moved booking makes room', async () => {
  const court = await club.court();
  const booking = await club.booked(court.id, at(12));
  const { hold_id } = await held(court.id, at(15));
  const move = () =>
    api.client.call(
      bookingEndpoints.move,
      {
        params: { clubId: club.clubId, bookingId: booking.id },
        body: { court_id: court.id, start: at(15), duration: 60, version: booking.version },
      },
      club.owner.token,
    );
  expect((await move()).status).toBe(409);
  await end(hold_id);
  expect((await move()).status).toBe(200);
});

test('ended holds are deleted from time to time, running ones and bookings stay', async () => {
  const court = await club.court();
  const [ended, running] = [await held(court.id, at(15)), await held(court.id, at(17))];
  const booking = await club.booked(court.id, at(20));
  await end(ended.hold_id);
  await endHolds(api.services.db);
  expect((await agenda()).map((b) => b.id).sort()).toEqual([running.hold_id, booking.id].sort());
  expect((await events()).at(-1)).toMatchObject({ payload: { booking_id: ended.hold_id } });
});

test('a hold is let go at once, again without an error; what is no hold, or of another club, stays', async () => {
  const court = await club.court();
  const { hold_id } = await held(court.id, at(15));
  const other = await TestClub.open(api.client);
  await other.set({ public_enabled: true });
  expect((await release(hold_id, other.clubId)).status).toBe(204);
  expect(await agenda()).toHaveLength(1);
  expect((await release(hold_id)).status).toBe(204);
  expect((await release(hold_id)).status).toBe(204);
  expect(await freeAt(at(15))).toBe(true);
  const booking = await club.booked(court.id, at(15));
  expect((await release(booking.id)).status).toBe(204);
  expect((await agenda()).map((b) => b.id)).toEqual([booking.id]);
});

test('one address holds twelve places of a club at once, and those that ended do not count', async () => {
  const [court, other] = [await club.court(), await club.court()];
  const holds = [];
  for (let n = 0; n < 12; n++) holds.push(await held((n % 2 ? court : other).id, at(12 + (n >> 1))));
  expect(await hold(court.id, at(19))).toMatchObject({
    status: 429,
    error: { error: 'too_many_holds', params: { max: 12 } },
  });
  await end(holds[0]?.hold_id ?? '');
  expect((await hold(court.id, at(19))).status).toBe(201);
});

test('the same key holds once', async () => {
  const court = await club.court();
  const key = randomUUID();
  const [first, again] = [await hold(court.id, at(15), { key }), await hold(court.id, at(15), { key })];
  expect(again).toMatchObject({ status: 201, data: first.data });
  expect(await agenda()).toHaveLength(1);
});

test('a hold counts as an event of the plan', async () => {
  const starter = await TestClub.open(api.client, 'starter');
  await starter.set({ public_enabled: true });
  const court = await starter.court();
  await api.services.db.tenant(starter.clubId, (tx) =>
    tx.query(sql`
      insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price, state)
      select ${starter.clubId}, ${court.id}, t, t + interval '1 minute' * 30, 'turno', 0, 'no_show'
      from generate_series(1, 100) n, lateral (select ${at(15)}::timestamptz as t) s`),
  );
  expect(await hold(court.id, at(15), { club: starter.clubId })).toMatchObject({
    status: 403,
    error: { error: 'plan_limit_exceeded', params: { resource: 'events_per_month', max: 100 } },
  });
});

test('staff take a hold back: for five minutes the place is for the club alone, then for anybody', async () => {
  const court = await club.court();
  const { hold_id } = await held(court.id, at(15));
  const takeBack = () =>
    api.client.call(
      onlineBookingEndpoints.takeBack,
      { params: { clubId: club.clubId, holdId: hold_id } },
      club.owner.token,
    );
  expect((await takeBack()).status).toBe(204);
  expect(await agenda()).toEqual([]);
  expect((await events()).at(-1)).toMatchObject({ name: 'booking.hold_ended' });
  expect([await freeAt(at(15)), await freeAt(at(16))]).toEqual([false, true]);
  expect((await hold(court.id, at(14, 30))).error.error).toBe('schedule_conflict');
  expect((await hold(court.id, at(16))).status).toBe(201);
  expect((await takeBack()).error.error).toBe('hold_ended');
  const [entry] = await api.services.db.platform((tx) =>
    tx.query(sql`select action from audit where object_id = ${hold_id} order by id desc limit 1`),
  );
  expect(entry).toEqual({ action: 'booking.release' });

  const booking = await club.booked(court.id, at(15));
  const params = { clubId: club.clubId, bookingId: booking.id };
  await api.client.call(bookingEndpoints.cancel, { params, body: { version: booking.version } }, club.owner.token);
  await api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`update recent_holds set released_at = released_at - interval '5 minutes'`),
  );
  expect(await freeAt(at(15))).toBe(true);
  expect((await hold(court.id, at(15))).status).toBe(201);
});

describe('refuses', () => {
  test('a start off the lines, in the past, on a closed day, or beyond the horizon', async () => {
    const court = await club.court();
    const refusal = async (start: string) => (await hold(court.id, start)).error.error;
    expect(await refusal(at(15, 10))).toBe('start_not_offered');
    expect(await refusal(DateTime.utc().startOf('hour').minus({ hours: 1 }).toISO() as string)).toBe(
      'start_not_offered',
    );
    const date = DateTime.fromISO(at(15), { zone: 'America/Argentina/Buenos_Aires' }).toISODate() as string;
    await club.set({ closed_days: [{ date, name: 'Feriado' }] });
    expect(await refusal(at(15))).toBe('start_not_offered');
    await club.set({ closed_days: [], horizon_days: 1 });
    expect(await refusal(at(15))).toBe('beyond_horizon');
  });

  test('too short, too long, a court out of use or of another club, and a club without a public page', async () => {
    const court = await club.court();
    expect((await hold(court.id, at(15), { duration: 29 })).error.error).toBe('duration_too_short');
    expect((await hold(court.id, at(15), { duration: 241 })).error.error).toBe('validation_failed');
    expect((await hold((await club.court({ status: 'inactive' })).id, at(15))).error.error).toBe('court_inactive');
    const other = await TestClub.open(api.client);
    const theirs = await other.court();
    expect((await hold(theirs.id, at(15))).status).toBe(404);
    expect((await hold(theirs.id, at(15), { club: other.clubId })).status).toBe(404);
    expect((await release(randomUUID(), other.clubId)).status).toBe(404);
  });

  test('what staff would do to a hold', async () => {
    const court = await club.court();
    const player = await club.player();
    const { hold_id } = await held(court.id, at(15));
    const params = { clubId: club.clubId, bookingId: hold_id };
    const place = { court_id: court.id, start: at(18), duration: 60, version: 1 };
    const { token } = club.owner;
    const answers = [
      await api.client.call(bookingEndpoints.move, { params, body: place }, token),
      await api.client.call(bookingEndpoints.change, { params, query: {}, body: { price: 1, version: 1 } }, token),
      await api.client.call(bookingEndpoints.cancel, { params, body: { version: 1 } }, token),
      await api.client.call(bookingEndpoints.setStatus, { params, body: { status: 'confirmed', version: 1 } }, token),
      await api.client.call(bookingEndpoints.addPlayers, { params, body: { player_ids: [player.id] } }, token),
      await api.client.call(bookingNoteEndpoints.add, { params, body: { scope: 'individual', text: 'x' } }, token),
      await api.client.call(paymentEndpoints.add, { params, body: { method: 'cash', amount: 100 } }, token),
      await api.client.call(
        consumptionEndpoints.add,
        { params, body: { lines: [{ name: 'Agua', quantity: 1, unit_price: 1 }] } },
        token,
      ),
    ];
    expect(answers.map(({ status, error }) => [status, error.error])).toEqual(answers.map(() => [409, 'booking_held']));
    expect(await agenda()).toMatchObject([{ state: 'hold', version: 1 }]);
  });
});
