import { randomUUID } from 'node:crypto';
import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { DateTime } from 'luxon';
import sql, { raw } from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const of = (playerId: string) => ({ clubId: club.clubId, playerId });
const move = (playerId: string, body: Record<string, unknown>, headers = {}) =>
  api.client.call(playerEndpoints.addLedgerEntry, { params: of(playerId), body }, club.owner.token, headers);
const ledger = async (playerId: string, query = {}) =>
  (await api.client.call(playerEndpoints.ledger, { params: of(playerId), query }, club.owner.token)).data;
const detail = async (playerId: string) =>
  (await api.client.call(playerEndpoints.get, { params: of(playerId) }, club.owner.token)).data;
const remove = (playerId: string) =>
  api.client.call(playerEndpoints.remove, { params: of(playerId) }, club.owner.token);
const merge = (keep_id: string, merge_id: string) =>
  api.client.call(
    playerEndpoints.merge,
    { params: { clubId: club.clubId }, body: { keep_id, merge_id } },
    club.owner.token,
  );
const pay = (bookingId: string, player_id: string, amount: number) =>
  api.client.call(
    paymentEndpoints.add,
    { params: { clubId: club.clubId, bookingId }, body: { method: 'cash', amount, player_id } },
    club.owner.token,
  );
const rows = <Row>(statement: ReturnType<typeof sql>) =>
  api.services.db.tenant(club.clubId, (tx) => tx.query<Row>(statement));
/** Hours from now. */
const inHours = (hours: number) =>
  DateTime.fromJSDate(api.services.clock(), { zone: 'utc' }).startOf('minute').plus({ hours }).toISO() as string;
const booked = async (start: string, price: number, ...player_ids: string[]) =>
  club.booked((await club.court()).id, start, { price, player_ids });

describe('credit', () => {
  test('is the sum of its movements, newest first, each with its balance', async () => {
    const { id } = await club.player();
    expect((await move(id, { kind: 'deposit', amount: 5000, method: 'transfer', notes: 'Seña' })).status).toBe(201);
    await move(id, { kind: 'withdrawal', amount: 1500, method: 'cash' });
    await move(id, { kind: 'adjustment', amount: -500, notes: 'Error de carga' });
    const { items, credit } = await ledger(id);
    expect(credit).toBe(3000);
    expect(items.map((e) => [e.kind, e.amount, e.balance, e.method])).toEqual([
      ['adjustment', -500, 3000, null],
      ['withdrawal', -1500, 3500, 'cash'],
      ['deposit', 5000, 5000, 'transfer'],
    ]);
  });

  test.each([
    [{ kind: 'deposit', amount: 100 }, 'movement_incomplete'],
    [{ kind: 'deposit', amount: -100, method: 'cash' }, 'movement_incomplete'],
    [{ kind: 'adjustment', amount: 100 }, 'movement_incomplete'],
    [{ kind: 'withdrawal', amount: 1, method: 'cash' }, 'insufficient_credit'],
    [{ kind: 'deposit', amount: 0, method: 'cash' }, 'validation_failed'],
  ])('refuses %j', async (body, error) => {
    const { id } = await club.player();
    expect(await move(id, body)).toMatchObject({ status: 422, error: { error } });
  });

  test('pages follow each other, and the same Idempotency-Key moves once', async () => {
    const { id } = await club.player();
    const key = { 'idempotency-key': randomUUID() };
    for (let i = 0; i < 2; i++) await move(id, { kind: 'deposit', amount: 1, method: 'cash' }, key);
    for (let i = 2; i <= 30; i++) await move(id, { kind: 'deposit', amount: i, method: 'cash' });
    const first = await ledger(id);
    const second = await ledger(id, { cursor: first.next_cursor });
    expect([first.items.length, second.items.length, second.next_cursor]).toEqual([25, 5, null]);
    expect(second.items.at(-1)).toMatchObject({ amount: 1, balance: 1 });
  });

  test('is moved by those who hold `booking`', async () => {
    const { id } = await club.player();
    const staff = await club.staff('players');
    const body = { kind: 'deposit', amount: 1, method: 'cash' };
    const answer = await api.client.call(playerEndpoints.addLedgerEntry, { params: of(id), body }, staff.token);
    expect(answer.status).toBe(403);
  });
});

test('details count bookings, payments and the debts of bookings that have begun', async () => {
  const [ana, bea] = [await club.player(), await club.player()];
  const past = await booked(inHours(-48), 2000, ana.id, bea.id);
  await booked(inHours(48), 8000, ana.id);
  await pay(past.id, ana.id, 300);
  expect(await detail(ana.id)).toMatchObject({ bookings: 2, payments: 1, owed: 700, last_booking: past.start });
  expect(await detail(bea.id)).toMatchObject({ bookings: 1, payments: 0, owed: 1000 });
  const { data } = await api.client.call(playerEndpoints.bookings, { params: of(ana.id) }, club.owner.token);
  expect(data.items.map((b) => [b.price, b.paid, b.payment_status])).toEqual([
    [8000, 0, 'pending'],
    [2000, 300, 'partially_paid'],
  ]);
});

describe('removing', () => {
  test('is refused while there is credit, a debt or a booking to come', async () => {
    const [ana, bea, caro] = [await club.player(), await club.player(), await club.player()];
    await move(ana.id, { kind: 'deposit', amount: 10, method: 'cash' });
    await booked(inHours(-48), 2000, bea.id);
    await booked(inHours(48), 2000, caro.id);
    const balance = (params: object) => ({ status: 409, error: { error: 'player_has_balance', params } });
    expect(await remove(ana.id)).toMatchObject(balance({ credit: 10, owed: 0 }));
    expect(await remove(bea.id)).toMatchObject(balance({ credit: 0, owed: 2000 }));
    expect(await remove(caro.id)).toMatchObject({
      status: 409,
      error: { error: 'player_has_bookings', params: { count: 1 } },
    });
  });

  test('keeps the name in past bookings, and frees phone and e-mail', async () => {
    const ana = await club.player('Ana Ida');
    const past = await booked(inHours(-72), 100, ana.id);
    await pay(past.id, ana.id, 100);
    expect((await remove(ana.id)).status).toBe(204);
    expect((await remove(ana.id)).status).toBe(404);
    const params = { clubId: club.clubId, bookingId: past.id };
    const { data } = await api.client.call(bookingEndpoints.get, { params }, club.owner.token);
    expect(data.players).toMatchObject([{ name: 'Ana Ida' }]);
  });
});

describe('merging', () => {
  test('moves bookings, payments, credit and missing fields to the player who is kept', async () => {
    const [keep, gone] = [await club.player('Queda'), await club.player('Se va')];
    await api.client.call(
      playerEndpoints.change,
      { params: of(gone.id), body: { email: 'se.va@example.com', notes: 'Zurda', blocked: false, version: 1 } },
      club.owner.token,
    );
    const both = await booked(inHours(-30), 2000, keep.id, gone.id);
    const alone = await booked(inHours(30), 1000, gone.id);
    await pay(both.id, gone.id, 400);
    await move(gone.id, { kind: 'deposit', amount: 500, method: 'cash' });
    await move(gone.id, { kind: 'withdrawal', amount: 200, method: 'cash' });
    await move(keep.id, { kind: 'deposit', amount: 50, method: 'cash' });
    const { status, data } = await merge(keep.id, gone.id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: keep.id, email: 'se.va@example.com', notes: 'Zurda', credit: 350 });
    expect(await detail(keep.id)).toMatchObject({ bookings: 2, payments: 1, owed: 1600 });
    expect((await ledger(keep.id)).items.map((e) => [e.amount, e.balance])).toEqual([
      [50, 350],
      [-200, 300],
      [500, 500],
    ]);
    const answer = await api.client.call(playerEndpoints.get, { params: of(gone.id) }, club.owner.token);
    expect(answer.status).toBe(404);
    const events = await api.services.db.tenant(club.clubId, (tx) =>
      tx.query<{ booking: string }>(sql`
        select payload->'booking'->>'id' as booking from outbox
        where name = 'booking.updated' order by id desc limit 2`),
    );
    expect(events.map((e) => e.booking).sort()).toEqual([both.id, alone.id].sort());
    const audit = await api.services.db.tenant(club.clubId, (tx) =>
      tx.query(
        sql`select action from audit
        where object_id in (${keep.id}, ${gone.id}) and action like 'player.merge%' order by id`,
      ),
    );
    expect(audit).toEqual([{ action: 'player.merge' }, { action: 'player.merged_away' }]);
  });

  test.each([
    { how: 'adds up their agreed shares of one booking', kept: 300, gone: 400, share: 700, other: 300 },
    { how: 'keeps the agreed share of who goes', kept: null, gone: 400, share: 400, other: 600 },
    { how: 'keeps the agreed share of who stays', kept: 300, gone: null, share: 300, other: 700 },
  ])('$how', async ({ kept, gone, share, other }) => {
    const [keep, away, third] = [await club.player(), await club.player(), await club.player()];
    const { id: bookingId } = await booked(inHours(-30), 1000, keep.id, away.id, third.id);
    const agree = (playerId: string, amount: number) =>
      api.client.call(
        paymentEndpoints.setShare,
        { params: { clubId: club.clubId, bookingId, playerId }, body: { share: amount } },
        club.owner.token,
      );
    if (kept) expect((await agree(keep.id, kept)).status).toBe(200);
    if (gone) expect((await agree(away.id, gone)).status).toBe(200);
    expect((await merge(keep.id, away.id)).status).toBe(200);
    expect([(await detail(keep.id)).owed, (await detail(third.id)).owed]).toEqual([share, other]);
  });

  test('leaves nothing with the other player in any table that refers to players', async () => {
    const [keep, gone] = [await club.player(), await club.player()];
    const { id: bookingId } = await booked(inHours(-30), 2000, gone.id);
    await pay(bookingId, gone.id, 400);
    await move(gone.id, { kind: 'deposit', amount: 500, method: 'cash' });
    await rows(sql`
      insert into booking_shares (club_id, booking_id, player_id, amount)
        values (${club.clubId}, ${bookingId}, ${gone.id}, 900)`);
    await rows(sql`
      insert into consumptions (club_id, booking_id, player_id, name, quantity, unit_price)
      values (${club.clubId}, ${bookingId}, ${gone.id}, 'Agua', 2, 150)`);
    await rows(sql`
      with sold as (
        insert into orders (club_id, number, player_id, subtotal) values (${club.clubId}, 1, ${gone.id}, 250) returning id
      )
      insert into order_lines (club_id, order_id, seq, name, quantity, unit_price)
      select ${club.clubId}, id, 0, 'Agua', 1, 250 from sold`);
    expect((await detail(gone.id)).owed).toBe(500 + 300 + 250);
    const places = await rows<{ place: string; column: string }>(sql`
      select distinct k.conrelid::regclass::text as place, a.attname as column
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.confrelid in ('players'::regclass, 'booking_players'::regclass)
        and a.attname not in ('club_id', 'booking_id') and k.conrelid <> 'players'::regclass order by 1`);
    expect(places.length).toBeGreaterThanOrEqual(6);
    const held = async (playerId: string) => {
      const counts: Record<string, number> = {};
      for (const { place, column } of places) {
        const [row] = await rows<{ n: number }>(sql`
          select count(*)::int as n from ${raw(place)} where ${raw(column)} = ${playerId}`);
        counts[place] = row?.n ?? -1;
      }
      return counts;
    };
    const before = await held(gone.id);
    for (const [place, count] of Object.entries(before)) expect({ place, count }).toEqual({ place, count: 1 });
    await merge(keep.id, gone.id);
    expect(await held(keep.id)).toEqual(before);
    for (const count of Object.values(await held(gone.id))) expect(count).toBe(0);
    expect(await detail(keep.id)).toMatchObject({ owed: 500 + 300 + 250, player: { credit: 500 } });
  });

  test('needs two of the club', async () => {
    const { id } = await club.player();
    expect(await merge(id, id)).toMatchObject({ status: 422, error: { error: 'same_player' } });
    const stranger = await (await TestClub.open(api.client)).player();
    for (const [keep, gone] of [
      [id, stranger.id],
      [stranger.id, id],
      [id, randomUUID()],
    ] as const) {
      expect((await merge(keep, gone)).status).toBe(404);
    }
    expect((await detail(id)).player.version).toBe(1);
  });
});
