import { randomUUID } from 'node:crypto';
import { EVENTS } from '@canchero/shared-contracts/events';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { TestClub } from '../../testing/test-club';
import {
  ANA,
  api,
  at,
  bell,
  booked,
  club,
  create,
  DAY,
  eachTestHasABookingPage,
  end,
  from,
  held,
  own,
  params,
  players,
  rows,
  staffSee,
  turnTo,
} from './testing/booking-page';

eachTestHasABookingPage();

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
    turnTo(other);
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
    // a member's price is not shown to somebody who merely types their number
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
    turnTo(await TestClub.open(api.client, 'starter'));
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
