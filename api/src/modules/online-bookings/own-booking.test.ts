import { bookingEndpoints, storedReason } from '@canchero/shared-contracts/booking';
import { ownBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import sql from 'sql-template-tag';
import { countHolds, endHolds } from '../bookings/writes';
import { sendDueMails } from './send-mails';
import {
  api,
  at,
  bell,
  booked,
  cancel,
  club,
  codeOf,
  confirm,
  create,
  eachTestHasABookingPage,
  end,
  held,
  historyOf,
  listed,
  own,
  params,
  players,
  rows,
  staffSee,
} from './testing/booking-page';
import { calendarEvent } from './testing/calendar-event';

eachTestHasABookingPage();

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
    // as older releases left it, which did not confirm it
    await rows(sql`update bookings set state = 'pending_payment' where id = ${paid.id}`);
    await end(ended.id);
    await end(paid.id);
    await endHolds(api.services.db);
    expect((await staffSee(ended.id)).state).toBe('cancelled');
    expect((await staffSee(paid.id)).state).toBe('pending_payment');
    expect((await own(paid.booking_token)).data).toMatchObject({
      status: 'confirmed',
      cancellation: expect.anything(),
    });
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
    expect(mail?.body).toMatch(new RegExp(`los ${owed} que pagaste ahí`));
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
    const answer = await file();
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('.ics');
    const event = calendarEvent(answer.body);
    expect(event).toMatchObject({ uid: `${made.id}@canchero`, status: 'CONFIRMED', start: at(15), end: at(16) });
    expect(event.location).toContain('Av. Corrientes 1, Buenos Aires');
    expect(answer.body).toMatch(/\r\n/);
    expect(Math.max(...answer.body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const unpaid = await club.booked(made.court.id, at(20));
    await api.client.call(
      bookingEndpoints.cancel,
      { params: { ...params(), bookingId: unpaid.id }, body: { version: 1 } },
      club.owner.token,
    );
    expect((await cancel(made.booking_token, 0)).status).toBe(200);
    const later = calendarEvent((await file()).body);
    expect(later.status).toBe('CANCELLED');
    expect(later.sequence).toBeGreaterThan(event.sequence);
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
