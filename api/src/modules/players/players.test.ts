import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { sqlState } from '../../platform/db/pg-error';
import { type Booted, boot } from '../../testing/boot';
import { at, TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const create = (body: Record<string, unknown>, day = club) =>
  api.client.call(playerEndpoints.create, { params: { clubId: day.clubId }, body }, day.owner.token);
const list = (query: Record<string, string> = {}, day = club) =>
  api.client.call(playerEndpoints.list, { params: { clubId: day.clubId }, query }, day.owner.token);

test('a player is stored as given; a phone without a country is of the country of the club', async () => {
  const whole = {
    first_name: 'Julián',
    last_name: 'Álvarez',
    phone_country: '+598',
    phone: '99123456',
    email: 'julian@example.com',
    category: '3ra',
    notes: 'Zurdo',
    blocked: true,
  };
  expect(await create(whole)).toMatchObject({ status: 201, data: { ...whole, version: 1 } });
  expect((await create({ first_name: 'Lía', phone: '1144445555' })).data).toMatchObject({
    last_name: '',
    phone_country: '+54',
    phone: '91144445555',
    phone_text: '11 4444-5555',
    email: null,
    blocked: false,
    member: false,
  });
});

test('phone and e-mail belong to one player of a club', async () => {
  const { id } = (await create({ first_name: 'Uno', phone: '1150001111', email: 'uno@example.com' })).data;
  const exists = { status: 409, error: { error: 'player_exists', params: { player_id: id } } };
  expect(await create({ first_name: 'Dos', phone: '1150001111' })).toMatchObject(exists);
  expect(await create({ first_name: 'Dos', email: 'UNO@example.com' })).toMatchObject(exists);
  expect((await create({ first_name: 'Dos', phone: '1150001111', phone_country: '+55' })).status).toBe(201);
  const other = await TestClub.open(api.client);
  expect((await create({ first_name: 'Uno', phone: '1150001111', email: 'uno@example.com' }, other)).status).toBe(201);
});

test.each([
  ['011 15 4444-5556', '+54', { phone_country: '+54', phone: '91144445556', phone_text: '11 4444-5556' }],
  ['+56 9 8765 4321', '+54', { phone_country: '+56', phone: '987654321', phone_text: '+56 9 8765 4321' }],
  ['(011) 4444-5557', undefined, { phone_country: '+54', phone: '91144445557', phone_text: '11 4444-5557' }],
])('the phone %s of %s is kept as its national number', async (phone, phone_country, kept) => {
  expect((await create({ first_name: 'Tel', phone, phone_country })).data).toMatchObject(kept);
});

test.each([
  ['123456', '+54'],
  ['123', '+54'],
  ['no tiene', '+54'],
  ['1150001111', '+56'],
])('%s is no number of %s', async (phone, phone_country) => {
  expect(await create({ first_name: 'Tel', phone, phone_country })).toMatchObject({
    status: 422,
    error: { error: 'invalid_phone' },
  });
});

test('one mobile is one player, however it is typed, and the answer says whose it is', async () => {
  const { id } = (await create({ first_name: 'Uno', phone: '11 5555-1234' })).data;
  for (const phone of ['+54 9 11 5555 1234', '011 15 5555-1234', '15 5555 1234', '5555-1234']) {
    expect(await create({ first_name: 'Dos', phone })).toMatchObject({
      status: 409,
      error: { error: 'player_exists', params: { player_id: id } },
    });
  }
});

test('numbers without a country are of where the club is', async () => {
  const day = await TestClub.open(api.client);
  await day.set({ timezone: 'America/Montevideo' });
  expect((await create({ first_name: 'Uru', phone: '099 123 456' }, day)).data).toMatchObject({
    phone_country: '+598',
    phone: '99123456',
    phone_text: '099 123 456',
  });
  await day.set({ timezone: 'America/Argentina/Cordoba', phone: '0351 422-1234' });
  expect((await create({ first_name: 'Cba', phone: '15 400-1234' }, day)).data).toMatchObject({
    phone: '93514001234',
    phone_text: '351 400-1234',
  });
});

describe('a change', () => {
  const change = (playerId: string, body: Record<string, unknown>) =>
    api.client.call(playerEndpoints.change, { params: { clubId: club.clubId, playerId }, body }, club.owner.token);

  test('sets the given fields, also to nothing, and keeps the rest', async () => {
    const player = await create({ first_name: 'Ema', phone: '1144446666', email: 'ema@example.com', notes: 'Zurda' });
    const { id } = player.data;
    const { data } = await change(id, { last_name: 'Ríos', phone: null, email: null, blocked: true, version: 1 });
    expect(data).toMatchObject({ first_name: 'Ema', last_name: 'Ríos', phone: null, phone_country: null, email: null });
    expect(data).toMatchObject({ notes: 'Zurda', blocked: true, version: 2 });
    expect(await change(id, { notes: '', version: 1 })).toMatchObject({
      status: 412,
      error: { error: 'stale_version', params: { current: { version: 2 } } },
    });
  });

  test('cannot take the phone or e-mail of another player', async () => {
    const taken = (await create({ first_name: 'Uno', email: 'one@example.com' })).data;
    const { id } = (await create({ first_name: 'Dos' })).data;
    expect(await change(id, { email: 'one@example.com', version: 1 })).toMatchObject({
      status: 409,
      error: { error: 'player_exists', params: { player_id: taken.id } },
    });
  });
});

test('who is blocked is put into no booking', async () => {
  const blocked = (await create({ first_name: 'Malo', blocked: true })).data;
  const court = await club.court();
  const refused = { status: 422, error: { error: 'player_blocked', params: { player_ids: [blocked.id] } } };
  expect(await club.book(court.id, at(15), { player_ids: [blocked.id] })).toMatchObject(refused);
  const booking = await club.booked(court.id, at(15));
  const params = { clubId: club.clubId, bookingId: booking.id };
  const body = { player_ids: [blocked.id] };
  expect(await api.client.call(bookingEndpoints.addPlayers, { params, body }, club.owner.token)).toMatchObject(refused);
  const direct = api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`
      insert into booking_players (club_id, booking_id, player_id)
      values (${club.clubId}, ${booking.id}, ${blocked.id})`),
  );
  expect(sqlState(await direct.catch((e) => e))?.constraint).toBe('booking_players_blocked');
});

test('the list says how many there are, and shows those who are blocked or have credit', async () => {
  const day = await TestClub.open(api.client);
  for (const first_name of ['A', 'B', 'C']) await create({ first_name, blocked: first_name === 'B' }, day);
  expect((await list({}, day)).data.total).toBe(3);
  expect((await list({ filter: 'blocked' }, day)).data.items.map((p) => p.first_name)).toEqual(['B']);
  expect((await list({ filter: 'with_credit' }, day)).data).toMatchObject({ items: [], total: 0 });
});

test('a plan limits the players', async () => {
  const day = await TestClub.open(api.client, 'starter');
  await api.services.db.tenant(day.clubId, (tx) =>
    tx.query(
      sql`insert into players (club_id, first_name) select ${day.clubId}, 'P' || n from generate_series(1, 49) n`,
    ),
  );
  const both = await Promise.all([create({ first_name: 'A' }, day), create({ first_name: 'B' }, day)]);
  expect(both.map((a) => a.status).sort()).toEqual([201, 403]);
  expect(both.find((a) => a.status === 403)?.error.params).toEqual({ resource: 'players', max: 50, used: 50 });
});

describe('search', () => {
  let day: TestClub;
  beforeAll(async () => {
    day = await TestClub.open(api.client);
    await create({ first_name: 'Sofía', last_name: 'Núñez', phone: '1144445555', email: 'sofi@example.com' }, day);
    await create({ first_name: 'Ángel', last_name: 'Sosa' }, day);
    await create({ first_name: 'Zoe', last_name: '100%' }, day);
  });
  test.each([
    ['', ['Ángel', 'Sofía', 'Zoe']],
    ['sofia', ['Sofía']],
    ['NUÑEZ', ['Sofía']],
    ['nunez sof', ['Sofía']],
    ['so', ['Ángel', 'Sofía']],
    ['sofi@', ['Sofía']],
    ['4444-5555', ['Sofía']],
    ['+54 11 4444 5555', ['Sofía']],
    ['+54 9 11 4444-5555', ['Sofía']],
    ['011 15 4444-5555', ['Sofía']],
    ['15-4444', ['Sofía']],
    ['sofia 15 4444 5555', ['Sofía']],
    ['15 4444 5556', []],
    ['0%', ['Zoe']],
    ['_', []],
    ['\\', []],
    ['sofia sosa', []],
  ])('%s', async (q, names) => {
    expect((await list({ q }, day)).data.items.map((p) => p.first_name)).toEqual(names);
  });
});

test('pages of 50 in one order, each player once', async () => {
  const day = await TestClub.open(api.client);
  await api.services.db.tenant(day.clubId, (tx) =>
    tx.query(sql`
      insert into players (club_id, first_name, last_name)
      select ${day.clubId}, (array['Ñ', 'ana', 'Álvaro', 'zoe'])[n % 4 + 1],
        repeat('x', n % 3 * 60) from generate_series(1, 120) n`),
  );
  const seen: string[] = [];
  let cursor: string | null = null;
  const sizes: number[] = [];
  do {
    const { data }: Awaited<ReturnType<typeof list>> = await list(cursor ? { cursor } : {}, day);
    sizes.push(data.items.length);
    seen.push(...data.items.map((p) => p.id));
    cursor = data.next_cursor;
  } while (cursor);
  expect(sizes).toEqual([50, 50, 20]);
  expect(new Set(seen).size).toBe(120);
});

test('a search text with control characters is refused', async () => {
  expect((await list({ q: 'a\u0000b' })).status).toBe(422);
});

test.each(['x', 'AAAA', Buffer.from(`${'0'.repeat(36)}x`).toString('base64url')])('%s is no cursor', async (cursor) => {
  expect(await list({ cursor })).toMatchObject({ status: 400, error: { error: 'bad_request' } });
});

test('needs players, booking or schedule', async () => {
  const staff = await club.staff('buffet', 'profile');
  const answer = await api.client.call(playerEndpoints.list, { params: { clubId: club.clubId } }, staff.token);
  expect(answer.status).toBe(403);
});

test('the same Idempotency-Key adds one player', async () => {
  const day = await TestClub.open(api.client);
  const send = (key: string) =>
    api.client.call(
      playerEndpoints.create,
      { params: { clubId: day.clubId }, body: { first_name: 'Única' } },
      day.owner.token,
      { 'idempotency-key': key },
    );
  const first = await send('a');
  expect(first.status).toBe(201);
  expect(await send('a')).toMatchObject({ status: 201, data: first.data });
  expect((await list({}, day)).data.items).toHaveLength(1);
});
