import {
  type Booking,
  bookingEndpoints,
  bookingNoteEndpoints,
  bookingSearchEndpoints,
  type NewBooking,
} from '@canchero/shared-contracts/booking';
import { EVENTS } from '@canchero/shared-contracts/events';
import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../../testing/boot';
import type { Session } from '../../../testing/test-client';
import { at, DAY, TestClub } from '../../../testing/test-club';

let api: Booted;
let club: TestClub;
let colleague: Session;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
  colleague = await club.staff('schedule');
});
afterAll(() => api.close());

const paramsOf = (b: Pick<Booking, 'id'>) => ({ clubId: club.clubId, bookingId: b.id });
const get = (b: Pick<Booking, 'id'>) =>
  api.client.call(bookingEndpoints.get, { params: paramsOf(b) }, club.owner.token);
const undo = (b: Pick<Booking, 'id' | 'version'>, by = club.owner) =>
  api.client.call(bookingEndpoints.undo, { params: paramsOf(b), body: { version: b.version } }, by.token);
const change = async (b: Booking, body: object, scope: 'one' | 'from' | 'series' = 'one', by = club.owner) =>
  (
    await api.client.call(
      bookingEndpoints.change,
      { params: paramsOf(b), query: { scope }, body: { version: b.version, ...body } },
      by.token,
    )
  ).data;
const move = async (b: Booking, to: object, by = club.owner) => {
  const { court_id, start, duration, version } = b;
  const body = { court_id, start, duration, version, ...to };
  return (await api.client.call(bookingEndpoints.move, { params: paramsOf(b), body }, by.token)).data;
};
const setStatus = async (b: Booking, status: 'confirmed' | 'completed' | 'no_show') =>
  (
    await api.client.call(
      bookingEndpoints.setStatus,
      { params: paramsOf(b), body: { status, version: b.version } },
      club.owner.token,
    )
  ).data;
const cancel = async (b: Booking) =>
  (
    await api.client.call(
      bookingEndpoints.cancel,
      { params: paramsOf(b), body: { version: b.version, reason: 'Error' } },
      club.owner.token,
    )
  ).data;
const history = async (b: Pick<Booking, 'id'>) =>
  (await api.client.call(bookingEndpoints.history, { params: paramsOf(b) }, club.owner.token)).data;
const rows = <Row>(statement: ReturnType<typeof sql>) =>
  api.services.db.tenant(club.clubId, (tx) => tx.query<Row>(statement));
const weekly = (until: string): Partial<NewBooking> => ({ recurrence: { frequency: 'weekly', end_date: until } });
const seriesOf = async (b: Booking) =>
  (await api.client.call(bookingEndpoints.series, { params: paramsOf(b) }, club.owner.token)).data.occurrences;
/** The fields that an undo sets back; the version goes on. */
const content = ({ version: _, ...rest }: Booking & { removed?: boolean; changed?: number }) => {
  const { removed: __, changed: ___, ...fields } = rest;
  return fields;
};

describe('the last change', () => {
  test.each<[string, (b: Booking) => Promise<Booking>, string[]]>([
    ['move', (b) => move(b, { start: at(13), duration: 90 }), ['start', 'duration']],
    [
      'form',
      (b) => change(b, { description: 'Otro', event_type: 'torneo', price: 7 }),
      ['event_type', 'description', 'price'],
    ],
    ['completed', (b) => setStatus(b, 'completed'), ['state']],
    ['no-show', (b) => setStatus(b, 'no_show'), ['state']],
  ])('%s is set back: the booking is as it was, with a higher version', async (_, act, fields) => {
    const past = '2026-01-07T13:00:00.000Z';
    const start = fields.includes('state') ? past : at(11);
    const before = await club.booked((await club.court()).id, start, { description: 'Antes' });
    const after = await act(before);
    const { status, data } = await undo(after);
    expect(status).toBe(200);
    expect(content(data)).toEqual(content(before));
    expect(data).toMatchObject({ version: after.version + 1, removed: false, changed: 1 });
    expect((await get(before)).data).toEqual({ ...content(before), version: data.version });
    expect((await history(before))[0]).toMatchObject({ action: 'booking.undo', fields });
  });

  test('a booking that waited for its payment waits again', async () => {
    const booking = await club.booked((await club.court()).id, at(11));
    await rows(sql`update bookings set state = 'pending_payment' where id = ${booking.id}`);
    const confirmed = await setStatus(booking, 'confirmed');
    expect((await undo(confirmed)).data.state).toBe('pending_payment');
  });

  test('an occurrence that moved by itself follows its series again', async () => {
    const first = await club.booked((await club.court()).id, at(11), weekly('2031-01-15'));
    const undone = (await undo(await move(first, { start: at(12) }))).data;
    const moved = await change(undone, { start: at(15) }, 'series');
    expect(moved.start).toBe(at(15));
    expect(await rows(sql`select moved from bookings where id = ${first.id}`)).toEqual([{ moved: false }]);
  });

  test('is undone once, and by the one who made it', async () => {
    const moved = await move(await club.booked((await club.court()).id, at(11)), { start: at(12) });
    expect(await undo(moved, colleague)).toMatchObject({ status: 403, error: { error: 'not_your_change' } });
    const undone = (await undo(moved)).data;
    expect(await undo(undone)).toMatchObject({ status: 409, error: { error: 'nothing_to_undo' } });
    expect((await get(moved)).data.start).toBe(at(11));
  });

  test.each<[string, (b: Booking) => Promise<unknown>]>([
    ['moved', (b) => move(b, { start: at(14) }, colleague)],
    ['changed by the form', (b) => change(b, { description: 'Suyo' }, 'one', colleague)],
    [
      'paid',
      (b) =>
        api.client.call(
          paymentEndpoints.add,
          { params: paramsOf(b), body: { method: 'transfer', amount: 100 } },
          colleague.token,
        ),
    ],
    [
      'given a player',
      async (b) =>
        api.client.call(
          bookingEndpoints.addPlayers,
          { params: paramsOf(b), body: { player_ids: [(await club.player()).id] } },
          colleague.token,
        ),
    ],
  ])('of a booking that a colleague has %s since stays, and so does the colleague’s', async (_, theirs) => {
    const mine = await move(await club.booked((await club.court()).id, at(11)), { start: at(12) });
    await theirs(mine);
    const before = (await get(mine)).data;
    expect(before.version).toBeGreaterThan(mine.version);
    const answer = await undo(mine);
    expect(answer).toMatchObject({ status: 412, error: { error: 'stale_version', params: { current: before } } });
    expect((await get(mine)).data).toEqual(before);
    // and not with the newest version either: that change is not the caller's
    expect((await undo(before)).status).toBeGreaterThanOrEqual(400);
    expect((await get(mine)).data).toEqual(before);
  });

  test('onto a place that was taken since is refused', async () => {
    const court = await club.court();
    const moved = await move(await club.booked(court.id, at(11)), { start: at(14) });
    const rival = await club.booked(court.id, at(11));
    expect(await undo(moved)).toMatchObject({
      status: 409,
      error: { error: 'schedule_conflict', params: { conflicts: [{ id: rival.id }] } },
    });
  });

  test('steps of one move are undone together', async () => {
    const booking = await club.booked((await club.court()).id, at(11));
    const first = await move(booking, { start: at(11, 15) });
    const second = await move(first, { start: at(11, 30), continues: true });
    const third = await move(second, { start: at(11, 45), continues: true });
    expect((await undo(third)).data.start).toBe(at(11));
  });

  test('a step does not go on from another change, nor from a colleague’s', async () => {
    const booking = await club.booked((await club.court()).id, at(11));
    const named = await change(booking, { description: 'Liga' });
    const stepped = await move(named, { start: at(12), continues: true });
    expect((await undo(stepped)).data).toMatchObject({ start: at(11), description: 'Liga' });
    const theirs = await move((await get(booking)).data, { start: at(13) }, colleague);
    const mine = await move(theirs, { start: at(14), continues: true });
    expect((await undo(mine)).data.start).toBe(at(13));
  });
});

test('a payment is not undone: it stays, is refunded instead, and shields what was changed before it', async () => {
  const moved = await move(await club.booked((await club.court()).id, at(11)), { start: at(12) });
  const body = { method: 'transfer' as const, amount: 100 };
  await api.client.call(paymentEndpoints.add, { params: paramsOf(moved), body }, club.owner.token);
  const paid = (await get(moved)).data;
  expect(await undo(paid)).toMatchObject({ status: 409, error: { error: 'nothing_to_undo' } });
  expect((await get(moved)).data).toEqual({ ...paid, paid: 100, start: at(12) });
});

describe('a change of a series', () => {
  test('is set back in all its dates', async () => {
    const first = await club.booked((await club.court()).id, at(11), { ...weekly('2031-01-22'), price: 500 });
    const changed = await change(first, { start: at(12), price: 900 }, 'series');
    const { data } = await undo(changed);
    expect(data).toMatchObject({ changed: 3, start: at(11), price: 500 });
    expect((await seriesOf(first)).map((o) => [o.start.slice(11, 16), o.price])).toEqual(
      Array.from({ length: 3 }, () => ['11:00', 500]),
    );
    const [undone] = await history(first);
    expect(undone).toMatchObject({ action: 'booking.undo', fields: ['start', 'price'] });
    expect(undone?.places).toMatchObject({ from: { start: at(12) }, to: { start: at(11) } });
  });

  test('that began at a later date is set back from that date on, and the dates before keep what they have since', async () => {
    const first = await club.booked((await club.court()).id, at(11), { ...weekly('2031-01-29'), price: 500 });
    const second = (await get({ id: (await seriesOf(first))[1]?.id as string })).data;
    const changed = await change(second, { start: second.start.replace('T11', 'T12'), price: 900 }, 'from');
    expect((await seriesOf(first)).map((o) => o.price)).toEqual([500, 900, 900, 900]);
    await change(first, { price: 700 });
    expect((await undo(changed)).data).toMatchObject({ changed: 3, start: second.start, price: 500 });
    expect((await seriesOf(first)).map((o) => [o.start.slice(11, 16), o.price])).toEqual([
      ['11:00', 700],
      ['11:00', 500],
      ['11:00', 500],
      ['11:00', 500],
    ]);
  });

  test('that began at a later date stays if one of its dates was paid since', async () => {
    const first = await club.booked((await club.court()).id, at(11), { ...weekly('2031-01-22'), price: 500 });
    const second = (await get({ id: (await seriesOf(first))[1]?.id as string })).data;
    const changed = await change(second, { price: 900 }, 'from');
    const third = { params: paramsOf({ id: (await seriesOf(first))[2]?.id as string }) };
    const body = { method: 'transfer' as const, amount: 900 };
    await api.client.call(paymentEndpoints.add, { ...third, body }, club.owner.token);
    expect(await undo(changed)).toMatchObject({ status: 412, error: { error: 'stale_version' } });
    expect((await seriesOf(first)).map((o) => [o.price, o.paid])).toEqual([
      [500, 0],
      [900, 0],
      [900, 900],
    ]);
  });

  test('stays in all its dates if one of them was changed since', async () => {
    const first = await club.booked((await club.court()).id, at(11), { ...weekly('2031-01-22'), price: 500 });
    const changed = await change(first, { price: 900 }, 'series');
    const second = (await get({ id: (await seriesOf(first))[1]?.id as string })).data;
    await change(second, { price: 950 });
    expect(await undo(changed)).toMatchObject({ status: 412, error: { error: 'stale_version' } });
    expect((await seriesOf(first)).map((o) => o.price)).toEqual([900, 950, 900]);
  });
});

describe('a cancelled booking', () => {
  test('comes back as the same row: notes, players, history, series', async () => {
    const player = await club.player('Camila');
    const court = await club.court();
    const made = await club.booked(court.id, at(11), { ...weekly('2031-01-15'), player_ids: [player.id] });
    const before = (await get(made)).data;
    await api.client.call(
      bookingNoteEndpoints.add,
      { params: paramsOf(before), body: { scope: 'individual', text: 'Trae pelotas' } },
      club.owner.token,
    );
    const cancelled = await cancel(before);
    const { status, data } = await undo(cancelled);
    expect(status).toBe(200);
    expect(content(data)).toEqual({ ...content(before), has_notes: true });
    expect(data).toMatchObject({ id: before.id, series_id: before.series_id, cancel_reason: null, state: 'confirmed' });
    const notes = await api.client.call(bookingNoteEndpoints.list, { params: paramsOf(before) }, club.owner.token);
    expect(notes.data).toMatchObject([{ text: 'Trae pelotas' }]);
    const [restored, ...older] = await history(before);
    expect(restored).toMatchObject({
      action: 'booking.restore',
      fields: ['series', 'players', 'notes'],
      amount: before.price,
    });
    expect(older.map((h) => h.action)).toEqual(['booking.cancel', 'booking.note', 'booking.create_series']);
  });

  test('is notified of as restored, not as new, and published as changed', async () => {
    const before = await club.booked((await club.court()).id, at(11));
    const data = (await undo(await cancel(before))).data;
    // nobody is notified of their own action
    const colleague = await club.staff('schedule');
    const bell = await api.client.call(
      notificationEndpoints.list,
      { params: { clubId: club.clubId }, query: {} },
      colleague.token,
    );
    const mine = bell.data.items.filter((n) => n.data.booking_id === before.id).map((n) => [n.type, n.title]);
    expect(mine).toEqual([
      ['booking.restored', 'Reserva recuperada'],
      ['booking.cancelled', 'Reserva cancelada'],
      ['booking.created', 'Nueva reserva'],
    ]);
    const events = await api.services.db.platform((tx) =>
      tx.query<{ name: string; payload: { booking: Booking } }>(
        sql`select name, payload from outbox order by id desc limit 2`,
      ),
    );
    for (const event of events) EVENTS.get(event.name)?.schema.parse(event.payload);
    const { removed: _, changed: __, ...booking } = data;
    expect(events.find((e) => e.name === 'booking.updated')?.payload.booking).toEqual(booking);
  });

  test('stays cancelled if its place was taken, if it was blocked, or for a colleague', async () => {
    const court = await club.court();
    const one = await cancel(await club.booked(court.id, at(11)));
    const rival = await club.booked(court.id, at(11, 30));
    expect(await undo(one)).toMatchObject({
      status: 409,
      error: { error: 'schedule_conflict', params: { conflicts: [{ id: rival.id }] } },
    });
    expect((await undo(one, colleague)).status).toBe(403);
    expect((await get(one)).data).toEqual(one);
  });
});

describe('a booking that was made', () => {
  const found = async (q: string) => {
    const query = { from: DAY, to: '2031-01-31', state: 'all' as const, q };
    const answer = await api.client.call(
      bookingSearchEndpoints.find,
      { params: { clubId: club.clubId }, query },
      club.owner.token,
    );
    return answer.data.items.length;
  };

  test('is gone from agenda, list and bell; the audit keeps both', async () => {
    const player = await club.player('Zulema');
    const made = await club.booked((await club.court()).id, at(11), {
      player_ids: [player.id],
      description: 'Sin ruido',
    });
    expect(await found('Sin ruido')).toBe(1);
    const { status, data } = await undo(made);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: made.id, state: 'cancelled', version: 2, removed: true, changed: 1 });
    expect((await get(made)).status).toBe(404);
    expect(await found('Sin ruido')).toBe(0);
    expect(await rows(sql`select 1 from notifications where data->>'booking_id' = ${made.id}`)).toEqual([]);
    const audited = await api.services.db.platform((tx) =>
      tx.query<{ action: string; amount: number }>(
        sql`select action, amount from audit where object_id = ${made.id} order by id`,
      ),
    );
    expect(audited).toEqual([
      { action: 'booking.create', amount: made.price },
      { action: 'booking.undo_create', amount: made.price },
    ]);
    expect((await club.book(made.court_id, made.start)).status).toBe(201);
  });

  test('goes with its whole series', async () => {
    const first = await club.booked((await club.court()).id, at(11), weekly('2031-01-22'));
    expect((await undo(first)).data).toMatchObject({ removed: true, changed: 3 });
    expect(await rows(sql`select 1 from series where id = ${first.series_id}`)).toEqual([]);
  });

  test('stays if a date of its series was changed, if it has a note, or for a colleague', async () => {
    const first = await club.booked((await club.court()).id, at(11), weekly('2031-01-15'));
    await cancel((await get({ id: (await seriesOf(first))[1]?.id as string })).data);
    expect((await undo(first)).status).toBe(412);
    const noted = await club.booked((await club.court()).id, at(11));
    await api.client.call(
      bookingNoteEndpoints.add,
      { params: paramsOf(noted), body: { scope: 'individual', text: 'Suya' } },
      colleague.token,
    );
    expect(await undo(noted)).toMatchObject({ status: 409, error: { error: 'nothing_to_undo' } });
    expect(await undo(noted, colleague)).toMatchObject({ status: 403, error: { error: 'not_your_change' } });
    expect((await get(noted)).data).toEqual({ ...noted, has_notes: true });
  });
});
