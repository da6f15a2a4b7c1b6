import { randomUUID } from 'node:crypto';
import {
  bookingEndpoints,
  bookingSearchEndpoints,
  type ShownState,
  storedReason,
} from '@canchero/shared-contracts/booking';
import { EVENTS } from '@canchero/shared-contracts/events';
import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import {
  type NewOnlineBooking,
  onlineBookingEndpoints,
  ownBookingEndpoints,
} from '@canchero/shared-contracts/online-booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { DateTime } from 'luxon';
import ical, { type VEvent } from 'node-ical';
import sql, { type Sql } from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';
import { countHolds, endHolds } from '../bookings/writes';
import { contactCode } from './booking-token';
import { sendDueMails } from './send-mails';

let api: Booted;
let club: TestClub;
let addresses = 0;
beforeAll(async () => {
  api = await boot({ config: { trustProxy: ['127.0.0.1'] } });
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
  await club.set({ public_enabled: true, cancel_hours: 24, deposit_type: 'percent', deposit_value: 50 });
});
afterAll(() => api.close());

/** The day after tomorrow: the database's clock decides about holds, so the days are real. */
const DAY = DateTime.utc().plus({ days: 2 });
const at = (hour: number, day = DAY) => day.set({ hour, minute: 0, second: 0, millisecond: 0 }).toISO() as string;
const ANA = { first_name: 'Ana', last_name: 'Paz', phone: '011 15 4047-2803', email: 'ana@players.test' };
const params = () => ({ clubId: club.clubId });
const rows = <Row>(statement: Sql) => api.services.db.tenant(club.clubId, (tx) => tx.query<Row>(statement));

/** Calls as somebody at an address of their own. */
const from = (address = `10.1.${addresses >> 8}.${addresses++ & 255}`) => ({ 'x-forwarded-for': address });
async function held(courtId: string, start: string, headers = from()): Promise<string> {
  const body = { court_id: courtId, start, duration: 60 };
  const answer = await api.client.call(
    onlineBookingEndpoints.hold,
    { params: { club: club.clubId }, body },
    undefined,
    headers,
  );
  if (answer.status !== 201) throw new Error(`not held: ${answer.text}`);
  return answer.data.hold_id;
}
const create = (hold_id: string, given: Partial<NewOnlineBooking> = {}, headers: Record<string, string> = from()) =>
  api.client.call(
    ownBookingEndpoints.create,
    {
      params: { club: club.clubId },
      body: { hold_id, ...ANA, language: 'es', pay: 'at_club', accept_policy: true, ...given },
    },
    undefined,
    headers,
  );
async function booked(given: Partial<NewOnlineBooking> & { start?: string } = {}) {
  const { start = at(15), ...body } = given;
  const court = await club.court();
  const holdId = await held(court.id, start);
  const answer = await create(holdId, body);
  if (answer.status !== 201) throw new Error(`not booked: ${answer.text}`);
  return { ...answer.data, id: holdId, court };
}
const own = (token: string) => api.client.call(ownBookingEndpoints.get, { params: { token } });
const confirm = (token: string, code: string) =>
  api.client.call(ownBookingEndpoints.confirm, { params: { token }, body: { code } });
const cancel = (token: string, refund: number) =>
  api.client.call(ownBookingEndpoints.cancel, { params: { token }, body: { refund } });
const codeOf = (id: string) => contactCode(id, api.services.config.secrets.tokenPepper);
const staffSee = async (id: string) =>
  (await api.client.call(bookingEndpoints.get, { params: { ...params(), bookingId: id } }, club.owner.token)).data;
const players = async () =>
  (await api.client.call(playerEndpoints.list, { params: params(), query: {} }, club.owner.token)).data.items;
const bell = async () =>
  (await api.client.call(notificationEndpoints.list, { params: params(), query: {} }, club.owner.token)).data.items;
/** Returns the ids of the bookings that staff find by their state. */
const listed = async (state: ShownState) => {
  const day = DAY.toISODate();
  const query = { from: day, to: day, state };
  const { data } = await api.client.call(bookingSearchEndpoints.find, { params: params(), query }, club.owner.token);
  return data.items.map(({ id }) => id);
};
const historyOf = async (playerId = '') => {
  const call = { params: { ...params(), playerId }, query: {} };
  return (await api.client.call(playerEndpoints.bookings, call, club.owner.token)).data.items;
};
const end = (id: string) => rows(sql`update bookings set hold_until = now() - interval '1 second' where id = ${id}`);

describe('a hold becomes a booking', () => {
  test('of a new player, whose page says where, when and for how much', async () => {
    const made = await booked({ special_requests: 'Con pelotas' });
    expect(made).toMatchObject({ status: 'confirmed', init_point: null, expires_at: null });
    const booking = await staffSee(made.id);
    expect(booking).toMatchObject({
      state: 'confirmed',
      hold_until: null,
      description: 'Con pelotas',
      players: [{ name: 'Ana Paz', phone: '+5491140472803' }],
    });
    expect((await own(made.booking_token)).data).toMatchObject({
      status: 'confirmed',
      start: at(15),
      end: at(16),
      player_name: 'Ana Paz',
      price: 2_000_000,
      pay: 'at_club',
      asked: 0,
      paid: 0,
      court: { name: made.court.name },
      cancellation: { refund: 0, credit: 0, owed: 0, kept: 0, free_until: at(15, DAY.minus({ days: 1 })) },
    });
  });

  test('and the club hears of it by its stream and its bell, with all that it needs to know', async () => {
    const { id, court } = await booked({ special_requests: 'Con pelotas' });
    const [news] = await bell();
    expect(news).toMatchObject({
      type: 'booking.created',
      data: {
        booking_id: id,
        club_id: club.clubId,
        court_name: court.name,
        player_name: 'Ana Paz',
        player_email: ANA.email,
        player_phone: '+5491140472803',
        amount: 2_000_000,
        currency: 'ARS',
        payment_gateway: 'in_place',
        payment_type: 'at_club',
        is_in_place: true,
        is_online: false,
        is_fully_paid: false,
        payment_methods: [],
        special_requests: 'Con pelotas',
        redirect_url: `/detalle-reserva/${id}`,
      },
    });
    expect(news?.data).toHaveProperty('time_slot');
    const [event] = await rows<{ payload: unknown }>(sql`
      select payload from outbox where name = 'booking.created' order by id desc limit 1`);
    EVENTS.get('booking.created')?.schema.parse(event?.payload);
  });

  test('once for each key, and not twice from one hold', async () => {
    const hold = await held((await club.court()).id, at(15));
    const headers = { ...from(), 'idempotency-key': randomUUID() };
    const [first, again] = [await create(hold, {}, headers), await create(hold, {}, headers)];
    expect(again).toMatchObject({ status: 201, data: first.data });
    expect(await create(hold)).toMatchObject({ status: 409, error: { error: 'hold_ended' } });
    const [kept] = await rows<{ answer: string }>(
      sql`select answer::text from idempotency_keys where route like '%/bookings'`,
    );
    expect(kept?.answer).not.toContain(first.data.booking_token);
  });

  test('not after its end, nor in another club', async () => {
    const hold = await held((await club.court()).id, at(15));
    await end(hold);
    expect(await create(hold)).toMatchObject({ status: 409, error: { error: 'hold_ended' } });
    const elsewhere = await held((await club.court()).id, at(15));
    const other = await TestClub.open(api.client);
    await other.set({ public_enabled: true });
    [club] = [other];
    expect(await create(elsewhere)).toMatchObject({ status: 409, error: { error: 'hold_ended' } });
  });

  test('with a number that exists, a way of paying that is offered, and the rule accepted', async () => {
    const hold = await held((await club.court()).id, at(15));
    expect((await create(hold, { phone: '123456' })).error.error).toBe('invalid_phone');
    expect(await create(hold, { pay: 'deposit' })).toMatchObject({
      status: 422,
      error: { error: 'pay_choice_not_offered', params: { offered: ['at_club'] } },
    });
    expect((await create(hold, { accept_policy: false as never })).error.error).toBe('validation_failed');
    expect((await create(hold)).status).toBe(201);
  });
});

describe('the player', () => {
  test.each([
    ['the same mobile without 15', { phone: '11 4047-2803', email: 'other@players.test' }],
    ['the same mobile with +54 9', { phone: '+54 9 11 4047 2803', email: 'other@players.test' }],
    ['the same e-mail in capitals', { phone: '351 555 1234', email: 'ANA@players.test' }],
  ])('is the one whom the club knows by %s, and the answer looks alike', async (_how, contact) => {
    const body = { ...ANA, first_name: 'Anita', member: true };
    const { data: known } = await api.client.call(playerEndpoints.create, { params: params(), body }, club.owner.token);
    const made = await booked(contact);
    expect((await staffSee(made.id)).players).toMatchObject([{ id: known.id }]);
    expect((await own(made.booking_token)).text).not.toContain('Anita');
    // a member's price is not told to whoever types their number
    expect((await own(made.booking_token)).data.price).toBe(2_000_000);
    expect(await players()).toHaveLength(1);
  });

  test('who is blocked is refused like one with too many unpaid bookings', async () => {
    const body = { ...ANA, blocked: true };
    await api.client.call(playerEndpoints.create, { params: params(), body }, club.owner.token);
    const hold = await held((await club.court()).id, at(15));
    const refusal = await create(hold);
    expect(refusal).toMatchObject({ status: 409, error: { error: 'online_booking_refused', params: {} } });
    const other = { phone: '11 5555-1111', email: 'luis@players.test' };
    for (const hour of [16, 17, 18]) await booked({ ...other, start: at(hour) });
    const fourth = await create(await held((await club.court()).id, at(19)), other);
    const { request_id: _one, ...first } = refusal.error;
    const { request_id: _two, ...second } = fourth.error;
    expect(second).toEqual(first);
  });

  test('without room in the plan is named in the booking alone', async () => {
    club = await TestClub.open(api.client, 'starter');
    await club.set({ public_enabled: true });
    await rows(sql`
      insert into players (club_id, first_name) select ${club.clubId}, 'P' || n from generate_series(1, 50) n`);
    const made = await booked({ special_requests: 'Con pelotas' });
    expect(await staffSee(made.id)).toMatchObject({
      players: [],
      description: 'Ana Paz · +54 9 11 4047-2803 · Con pelotas',
    });
  });

  test('one address has six unpaid bookings to come; more have to be confirmed, and two dozen are enough', async () => {
    const address = from();
    const court = await club.court();
    const book = async (n: number) =>
      create(
        await held(court.id, at(12 + n)),
        { phone: `11 5555-12${String(n).padStart(2, '0')}`, email: `p${n}@players.test` },
        address,
      );
    for (let n = 0; n < 6; n++) expect((await book(n)).status).toBe(201);
    expect((await book(6)).data.status).toBe('pending_contact');
    await rows(sql`
      insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price)
      select ${club.clubId}, ${court.id}, t, t + interval '30 minutes', 'turno', 1
      from generate_series(1, 17) n, lateral (select now() + interval '9 days' + n * interval '30 minutes' as t) s`);
    await rows(sql`
      insert into online_bookings (club_id, booking_id, token_hash, first_name, last_name, phone, email, language, pay,
        asked, booked_by)
      select club_id, id, id::text, 'A', 'B', '+' || id, id || '@x.test', 'es', 'at_club', 0,
        (select booked_by from online_bookings where club_id = ${club.clubId} limit 1)
      from bookings where club_id = ${club.clubId} and starts_at > now() + interval '9 days'`);
    expect((await book(7)).error.error).toBe('online_booking_refused');
  });
});

describe('a contact that has to be confirmed', () => {
  beforeEach(() => club.set({ confirm_contact: true }));

  test('keeps its place for half an hour, and tells the club when the link is opened', async () => {
    const made = await booked();
    expect(made.status).toBe('pending_contact');
    expect(Math.round((Date.parse(made.expires_at ?? '') - Date.now()) / 60_000)).toBe(30);
    expect(await staffSee(made.id)).toMatchObject({ state: 'pending_payment', hold_until: made.expires_at });
    expect(await bell()).toEqual([]);
    // staff find it under what it waits for, in lists and in its player's history
    expect([await listed('pending_contact'), await listed('pending_payment')]).toEqual([[made.id], []]);
    expect(await historyOf((await players())[0]?.id)).toMatchObject([{ state: 'pending_payment', awaits: 'contact' }]);
    await api.services.db.tenant(club.clubId, (tx) => tx.query(sql`update online_bookings set awaits = 'payment'`));
    expect([await listed('pending_contact'), await listed('pending_payment')]).toEqual([[], [made.id]]);
    await api.services.db.tenant(club.clubId, (tx) => tx.query(sql`update online_bookings set awaits = 'contact'`));
    expect((await confirm(made.booking_token, made.booking_token)).status).toBe(404);
    expect((await own(made.booking_token)).data.status).toBe('pending_contact');
    expect((await confirm(made.booking_token, codeOf(made.id))).data).toMatchObject({
      status: 'confirmed',
      expires_at: null,
    });
    expect((await confirm(made.booking_token, codeOf(made.id))).data.status).toBe('confirmed');
    expect(await bell()).toMatchObject([{ type: 'booking.created' }]);
    expect(await staffSee(made.id)).toMatchObject({ state: 'confirmed', hold_until: null });
  });

  test('that comes too late finds the place free again', async () => {
    const made = await booked();
    await end(made.id);
    expect((await own(made.booking_token)).data).toMatchObject({ status: 'expired', cancellation: null });
    const late = { status: 409, error: { error: 'booking_expired' } };
    expect(await confirm(made.booking_token, codeOf(made.id))).toMatchObject(late);
    const other = await create(await held(made.court.id, at(15)), { phone: '11 5555-1111', email: 'l@players.test' });
    expect(other.status).toBe(201);
    expect(await confirm(made.booking_token, codeOf(made.id))).toMatchObject(late);
    expect(await staffSee(made.id)).toMatchObject({ state: 'cancelled', cancel_reason: storedReason('unconfirmed') });
  });

  test('is ended by the job, which the agenda hears of, and leaves one with money alone', async () => {
    const [ended, paid] = [await booked(), await booked({ start: at(18) })];
    const body = { method: 'transfer' as const, amount: 1_000 };
    await api.client.call(
      paymentEndpoints.add,
      { params: { ...params(), bookingId: paid.id }, body },
      club.owner.token,
    );
    await end(ended.id);
    await end(paid.id);
    await endHolds(api.services.db);
    expect((await staffSee(ended.id)).state).toBe('cancelled');
    expect((await staffSee(paid.id)).state).toBe('pending_payment');
    const news = await rows<{ payload: unknown }>(sql`select payload from outbox where name = 'booking.hold_ended'`);
    expect(news.map(({ payload }) => payload)).toEqual([{ club_id: club.clubId, booking_id: ended.id }]);
  });

  test('waits again with its time limit when staff undo that they confirmed it', async () => {
    const made = await booked();
    const before = await staffSee(made.id);
    expect(before).toMatchObject({ state: 'pending_payment', awaits: 'contact' });
    const told = await rows<{ awaits: string }>(sql`
      select payload->'booking'->>'awaits' as awaits from outbox
      where name = 'booking.updated' and payload->'booking'->>'id' = ${made.id}
        and payload->'booking'->>'state' = 'pending_payment'`);
    expect(told).toEqual([{ awaits: 'contact' }]);
    const at = { params: { ...params(), bookingId: made.id } };
    const settle = (version: number) =>
      api.client.call(bookingEndpoints.setStatus, { ...at, body: { status: 'confirmed', version } }, club.owner.token);
    const undo = (version: number) =>
      api.client.call(bookingEndpoints.undo, { ...at, body: { version } }, club.owner.token);
    // its address may keep only so many places
    const heldBy = async () =>
      (await rows<{ held_by: string | null }>(sql`select held_by from bookings where id = ${made.id}`))[0]?.held_by ??
      '';
    const holder = await heldBy();
    const kept = () => api.services.db.tenant(club.clubId, (tx) => countHolds(tx, club.clubId, holder));
    expect([holder, await kept()]).toEqual([expect.stringMatching(/./), 1]);
    const confirmed = await settle(before.version);
    expect([await heldBy(), await kept()]).toEqual(['', 0]);
    expect(confirmed.data).toMatchObject({ state: 'confirmed', hold_until: null, awaits: null });
    const { data: waiting } = await undo(confirmed.data.version);
    expect(waiting).toMatchObject({ state: 'pending_payment', awaits: 'contact', hold_until: before.hold_until });
    expect([await heldBy(), await kept()]).toEqual([holder, 1]);
    const again = await settle(waiting.version);
    await rows(sql`
      update bookings set undo = jsonb_set(undo, '{before,hold_until}', to_jsonb(now() - interval '1 second'))
      where id = ${made.id}`);
    expect(await undo(again.data.version)).toMatchObject({ status: 409, error: { error: 'waiting_ended' } });
    expect(await staffSee(made.id)).toMatchObject({ state: 'confirmed', version: again.data.version });
  });

  test('is confirmed by staff as well', async () => {
    const made = await booked();
    const { version } = await staffSee(made.id);
    await api.client.call(
      bookingEndpoints.setStatus,
      { params: { ...params(), bookingId: made.id }, body: { status: 'confirmed', version } },
      club.owner.token,
    );
    await endHolds(api.services.db);
    expect(await staffSee(made.id)).toMatchObject({ state: 'confirmed', hold_until: null });
    expect((await confirm(made.booking_token, codeOf(made.id))).data.status).toBe('confirmed');
  });

  test('is asked for by every club that gets many bookings at once', async () => {
    await club.set({ confirm_contact: false });
    await rows(sql`
      insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price, state)
      select ${club.clubId}, ${(await club.court()).id}, now(), now() + interval '1 hour', 'turno', 1, 'no_show'
      from generate_series(1, 12)`);
    await rows(sql`
      insert into online_bookings (club_id, booking_id, token_hash, first_name, last_name, phone, email, language, pay,
        asked) select club_id, id, id::text, 'A', 'B', '+1', id || '@x.test', 'es', 'at_club', 0 from bookings
      where club_id = ${club.clubId}`);
    expect((await booked()).status).toBe('pending_contact');
  });
});

describe('the holder of the token', () => {
  test('cancels in time, and the club hears of it', async () => {
    const made = await booked();
    const pay = { method: 'transfer' as const, amount: 1_500_000 };
    await api.client.call(
      paymentEndpoints.add,
      { params: { ...params(), bookingId: made.id }, body: pay },
      club.owner.token,
    );
    expect((await own(made.booking_token)).data.cancellation).toMatchObject({
      refund: 1_500_000,
      credit: 1_500_000,
      owed: 0,
      kept: 0,
    });
    expect(await cancel(made.booking_token, 0)).toMatchObject({
      status: 409,
      error: { error: 'refund_changed', params: { refund: 1_500_000 } },
    });
    const { data } = await cancel(made.booking_token, 1_500_000);
    expect(data).toMatchObject({ status: 'cancelled', paid: 0, refunded: 1_500_000, cancellation: null });
    expect((await cancel(made.booking_token, 1_500_000)).data.status).toBe('cancelled');
    expect(await players()).toMatchObject([{ first_name: 'Ana', credit: 1_500_000 }]);
    expect((await bell())[0]).toMatchObject({ type: 'booking.cancelled', data: { player_name: 'Ana Paz' } });
    // for staff of any language
    const reason = storedReason('cancelled_by_player');
    expect(await staffSee(made.id)).toMatchObject({ cancel_reason: reason });
    const [reasons] = await api.services.db.tenant(club.clubId, (tx) =>
      tx.query(sql`
        select (select reason from refunds) as refund, (select notes from ledger_entries) as credit,
          (select reason from audit where club_id = ${club.clubId} and action = 'booking.cancel') as audit`),
    );
    expect(reasons).toEqual({ refund: reason, credit: reason, audit: reason });
  });

  test.each([
    ['in time', 24, { owed: 1_500_000, kept: 0 }],
    ['too late', 100, { owed: 500_000, kept: 1_000_000 }],
  ])('cancels %s what somebody without a player paid at the club, which owes it', async (_, cancel_hours, terms) => {
    await club.set({ cancel_hours });
    const made = await booked();
    await rows(sql`delete from booking_players where booking_id = ${made.id}`);
    const call = {
      params: { ...params(), bookingId: made.id },
      body: { method: 'transfer' as const, amount: 1_500_000 },
    };
    const { data: money } = await api.client.call(paymentEndpoints.add, call, club.owner.token);
    expect((await own(made.booking_token)).data.cancellation).toMatchObject({ refund: 0, credit: 0, ...terms });
    const { data } = await cancel(made.booking_token, 0);
    expect(data).toMatchObject({ status: 'cancelled', paid: 1_500_000, refunded: 0, owed: terms.owed });
    expect(await staffSee(made.id)).toMatchObject({
      state: 'cancelled',
      cancel_reason: storedReason('cancelled_with_debt'),
    });
    await sendDueMails(api.services);
    const [mail] = await api.services.db.platform((tx) =>
      tx.query<{ body: string }>(sql`
        select body from mails where subject like 'Reserva cancelada%' order by created_at desc limit 1`),
    );
    const [owed, kept] = [terms.owed, terms.kept].map((amount) => `\\$\\s${amount / 100_000}\\.000`);
    expect(mail?.body).toMatch(new RegExp(`${owed} que pagaste en el club`));
    expect(/se queda con/.test(mail?.body ?? '')).toBe(terms.kept > 0);
    if (terms.kept > 0) expect(mail?.body).toMatch(new RegExp(`se queda con ${kept}`));
    const paymentId = money.payments[0]?.id ?? '';
    const refund = { amount: terms.owed, reason: 'En mano' };
    await api.client.call(
      paymentEndpoints.refund,
      { params: { ...params(), paymentId }, body: refund },
      club.owner.token,
    );
    expect((await own(made.booking_token)).data).toMatchObject({ paid: terms.kept, refunded: terms.owed, owed: 0 });
  });

  test('cancels too late: the club keeps the deposit', async () => {
    await club.set({ cancel_hours: 100 });
    const made = await booked();
    const pay = { method: 'transfer' as const, amount: 1_500_000 };
    await api.client.call(
      paymentEndpoints.add,
      { params: { ...params(), bookingId: made.id }, body: pay },
      club.owner.token,
    );
    expect((await own(made.booking_token)).data.cancellation).toMatchObject({ refund: 500_000, kept: 1_000_000 });
    expect((await cancel(made.booking_token, 500_000)).data).toMatchObject({ paid: 1_000_000, refunded: 500_000 });
  });

  test('cannot cancel what has begun', async () => {
    const made = await booked();
    await rows(sql`
      update bookings set starts_at = now() - interval '10 minutes', ends_at = now() + interval '50 minutes'
      where id = ${made.id}`);
    expect((await own(made.booking_token)).data.cancellation).toBeNull();
    expect(await cancel(made.booking_token, 0)).toMatchObject({ status: 409, error: { error: 'cannot_cancel' } });
  });

  test('gets a calendar file that a calendar reads, and later ones replace it', async () => {
    await club.set({ address: 'Av. Corrientes 1, Buenos Aires' });
    const made = await booked();
    const file = () => api.app.inject({ url: `/api/club/public/bookings/${made.booking_token}/booking.ics` });
    const eventOf = (text: string) =>
      Object.values(ical.sync.parseICS(text)).find((c) => c?.type === 'VEVENT') as VEvent;
    const answer = await file();
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('.ics');
    const event = eventOf(answer.body);
    expect([event.start.toISOString(), event.end?.toISOString()]).toEqual([at(15), at(16)]);
    expect(event).toMatchObject({ uid: `${made.id}@canchero`, status: 'CONFIRMED' });
    expect(String(event.location)).toContain('Av. Corrientes 1, Buenos Aires');
    expect(answer.body).toMatch(/\r\n/);
    expect(Math.max(...answer.body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const unpaid = await club.booked(made.court.id, at(20));
    await api.client.call(
      bookingEndpoints.cancel,
      { params: { ...params(), bookingId: unpaid.id }, body: { version: 1 } },
      club.owner.token,
    );
    expect((await cancel(made.booking_token, 0)).status).toBe(200);
    const later = eventOf((await file()).body);
    expect(later.status).toBe('CANCELLED');
    expect(Number(later.sequence)).toBeGreaterThan(Number(event.sequence));
  });

  test('turns the reminder off, also by one click of a mail program', async () => {
    const made = await booked();
    const { token } = { token: made.booking_token };
    const off = await api.client.call(ownBookingEndpoints.setReminder, {
      params: { token },
      body: { reminder: false },
    });
    expect(off.data.reminder).toBe(false);
    await api.client.call(ownBookingEndpoints.setReminder, { params: { token }, body: { reminder: true } });
    const click = await api.app.inject({
      method: 'POST',
      url: `/api/club/public/bookings/${token}/unsubscribe`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(click.statusCode).toBe(204);
    expect((await own(token)).data.reminder).toBe(false);
  });

  test('is nobody with another token', async () => {
    await booked();
    expect((await own('x'.repeat(43))).status).toBe(404);
    expect((await own('short')).status).toBe(422);
  });
});
