import { randomUUID } from 'node:crypto';
import type { HTTPMethods } from 'fastify';
import { type Booted, boot } from './testing/boot';
import { mintToken } from './testing/mint-token';
import { TestClub } from './testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

async function call(method: HTTPMethods, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await api.app.inject({
    method,
    url: `/api/club/clubs/${club.clubId}${path}`,
    headers: { authorization: `Bearer ${club.owner.token}`, ...headers },
    ...(body && { payload: body }),
  });
  const { error, data } = response.body ? response.json() : { error: null, data: null };
  return { status: response.statusCode, error, data };
}

const refused = { status: 422, error: 'validation_failed' };

test.each(['/orders', '/payments', '/audit', '/consumptions', '/stock/movements', '/bookings/search'])(
  'a date of the year 0000 is refused by %s',
  async (path) => {
    expect(await call('GET', `${path}?from=0000-01-01&to=0000-01-02`)).toMatchObject(refused);
  },
);

/** Paths of figures and files of one day, or of a span. */
const asked = (date: string) => [
  `/dashboard?date=${date}`,
  `/daily-summary?date=${date}`,
  `/events-summary?from=${date}&to=${date}&compare=year`,
  ...['csv', 'xlsx', 'pdf'].map((format) => `/reports/daily-summary.${format}?date=${date}&language=es`),
  `/reports/events-summary.csv?from=${date}&to=${date}&language=es`,
  `/reports/payments.csv?from=${date}&to=${date}&language=es`,
];

async function statusOf(path: string): Promise<number> {
  const url = `/api/club/clubs/${club.clubId}${path}`;
  return (await api.app.inject({ url, headers: { authorization: `Bearer ${club.owner.token}` } })).statusCode;
}

test.each(['1899-12-31', '2200-01-01', '9999-12-31'])('nothing is asked for the far day %s', async (date) => {
  for (const path of asked(date)) expect([path, await statusOf(path)]).toEqual([path, 422]);
  const close = await call('POST', '/daily-summary/close', { date });
  expect(close).toMatchObject(refused);
});

test.each(['1900-01-01', '2199-12-31'])('what is asked for the day %s has the dates around it', async (date) => {
  for (const path of asked(date)) expect([path, await statusOf(path)]).toEqual([path, 200]);
});

test('a name with the character NUL is refused, also where no schema does', async () => {
  const admin = await api.client.person({ roles: ['super_admin'] });
  const authorization = `Bearer ${await mintToken(api.services, admin.userId, { audience: 'admin' })}`;
  const url = '/api/admin/releases/%00/halt';
  const response = await api.app.inject({ method: 'POST', url, headers: { authorization } });
  expect(response.json()).toMatchObject({ error: 'validation_failed', params: { fields: [] } });
});

test('a stock that no column can hold is refused', async () => {
  const item = await call('POST', '/items', { name: 'Pelotas', price: 1, cost: 0, track_stock: true });
  const purchase = { item_id: item.data.id, type: 'purchase', quantity: 1_000_000 };
  const movements = Array.from({ length: 1000 }, () => purchase);
  for (const _ of [1, 2]) expect((await call('POST', '/stock/movements', { movements })).status).toBe(201);
  expect(await call('POST', '/stock/movements', { movements })).toMatchObject(refused);
  expect((await call('GET', '/stock')).data.lines).toMatchObject([{ stock: 2_000_000_000 }]);
});

test('a version that no row can have is refused', async () => {
  const court = await club.court();
  expect(await call('PUT', `/courts/${court.id}`, { name: 'x', version: 2 ** 31 })).toMatchObject(refused);
  expect(await call('PUT', '', { name: 'x', version: 2 ** 31 })).toMatchObject(refused);
});

test('half a character is kept as the sign for one that is unknown', async () => {
  const made = await call('POST', '/players', { first_name: 'Ana \ud83d' });
  expect(made).toMatchObject({ status: 201, data: { first_name: 'Ana \ufffd' } });
  const content = 'Nombre,Notas\nBea,\ud83d\nCaro,😀\n';
  const file = { content, dry_run: false, on_problem: 'fail' };
  expect(await call('POST', '/players/import', file)).toMatchObject({ status: 200, data: { imported: 2 } });
});

test('an id in capital letters is the same id', async () => {
  const player = await club.player();
  const ids = { keep_id: player.id.toUpperCase(), merge_id: player.id };
  expect(await call('POST', '/players/merge', ids)).toMatchObject({ status: 422, error: 'same_player' });
  const key = { 'idempotency-key': randomUUID() };
  const path = `/players/${player.id}/ledger`;
  const deposit = { kind: 'deposit', amount: 100, method: 'cash' };
  expect((await call('POST', path, deposit, key)).status).toBe(201);
  expect((await call('POST', path.replace(player.id, player.id.toUpperCase()), deposit, key)).status).toBe(201);
  expect((await call('GET', path)).data.credit).toBe(100);
});

test('nothing in the agenda lasts into a year that cannot be told', async () => {
  const court = await club.court();
  const place = { court_id: court.id, duration: 60, event_type: 'turno' };
  for (const start of ['2999-12-31T23:30:00Z', '1970-05-03T15:00:00Z', '2031-05-03T15:00:00.00001Z'])
    expect(await call('POST', '/bookings', { ...place, start })).toMatchObject(refused);
  const block = { court_ids: [court.id], start: '2027-03-18T17:00:00.000Z' };
  for (const end of ['2999-12-31T23:59:59.999Z', '2031-12-31T23:59:59.999999999999Z'])
    expect(await call('POST', '/blocks', { ...block, end })).toMatchObject(refused);
});

test('nothing in the agenda begins or ends within a minute', async () => {
  const court = await club.court();
  const place = { court_id: court.id, duration: 60, event_type: 'turno' };
  for (const start of ['2031-05-03T15:00:00.500Z', '2031-05-03T15:00:30Z'])
    expect(await call('POST', '/bookings', { ...place, start })).toMatchObject(refused);
  const made = await call('POST', '/bookings', { ...place, start: '2031-05-03T15:00:00.000Z' });
  expect(made.status).toBe(201);
  const move = { court_id: court.id, duration: 60, start: '2031-05-03T16:00:00.500Z', version: 1 };
  expect(await call('POST', `/bookings/${made.data.id}/move`, move)).toMatchObject(refused);
  expect((await call('POST', '/bookings', { ...place, start: '2031-05-03T16:00:00Z' })).status).toBe(201);
  const block = { court_ids: [court.id], start: '2031-05-04T15:00:00Z', end: '2031-05-04T16:00:59.999Z' };
  expect(await call('POST', '/blocks', block)).toMatchObject(refused);
});

test("a club's name is one line", async () => {
  const { version } = (await call('GET', '')).data;
  expect(await call('PUT', '', { name: 'Canchas\nBcc: a@club.test', version })).toMatchObject(refused);
});

test('a time zone that only the service knows is refused', async () => {
  const { version } = (await call('GET', '')).data;
  expect(await call('PUT', '', { timezone: 'US/Pacific-New', version })).toMatchObject({
    status: 422,
    error: 'unknown_timezone',
  });
  expect((await call('GET', '/bookings/search?from=2031-01-01&to=2031-01-02')).status).toBe(200);
});

test('a file of two columns is read, whatever separates them', async () => {
  for (const separator of [';', ',', '\t']) {
    const content = `Nombre${separator}Teléfono\r\nJuan${separator}1144445510\r\n`;
    const answer = await call('POST', '/players/import', { content, dry_run: true, on_problem: 'skip' });
    expect(answer).toMatchObject({ status: 200, data: { valid: 1, invalid: 0 } });
  }
});
