import { authEndpoints } from '@canchero/shared-contracts/auth';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';
import { createLogger, mask } from './logging';

const lines: string[] = [];
const destination = { write: (line: string) => void lines.push(line) };
let api: Booted;
beforeAll(async () => {
  api = await boot({ log: destination });
});
afterAll(() => api.close());
beforeEach(() => {
  lines.length = 0;
});

test('a request is one line, without query string, headers or body', async () => {
  const session = await api.client.person({ email: 'logs@club.test' });
  lines.length = 0;
  const { headers } = await api.app.inject({
    url: '/api/auth/protected/permissions?club_id=secret-in-query',
    headers: { authorization: `Bearer ${session.token}` },
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reqId: headers['x-request-id'],
    req: { method: 'GET', path: '/api/auth/protected/permissions' },
    route: '/api/auth/protected/permissions',
    status: 422,
    error: 'validation_failed',
    caller: session.userId,
  });
  expect(lines.join()).not.toMatch(/secret-in-query|Bearer|logs@club/);
});

test('a line has the club and the time of the database, also for a request with a body', async () => {
  const club = await TestClub.open(api.client);
  lines.length = 0;
  await club.court();
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ club: club.clubId, route: '/api/club/clubs/:clubId/courts', status: 201 });
  expect(line.db_ms).toBeGreaterThan(0);
});

test('a token in a path is left out', async () => {
  const token = 'A-_z'.padEnd(43, '0');
  await api.app.inject({ url: `/api/club/public/bookings/${token}/booking.ics` });
  expect(JSON.parse(lines[0] ?? '').req.path).toBe('/api/club/public/bookings/[redacted]/booking.ics');
  expect(lines.join()).not.toContain(token);
});

test('nothing that signs in or registers leaves a password, token or address in the logs', async () => {
  const body = { name: 'Ana', email: 'private@club.test', password: 'Correct-Horse-9' };
  await api.client.call(authEndpoints.register, { body });
  const signedIn = await api.client.call(authEndpoints.login, { body: { email: body.email, password: body.password } });
  const text = lines.join();
  for (const secret of [body.password, body.email, signedIn.data.token, signedIn.data.refresh_token]) {
    expect(text).not.toContain(secret);
  }
});

test('keys that hold secrets or personal data are redacted wherever they are logged', () => {
  const log = createLogger('info', destination);
  log.info(
    { token: 't-secret', user: { email: 'ana@club.test', phone: '+54 11 5555 1234', deep: { password: 'p-secret' } } },
    'x',
  );
  expect(lines.join()).not.toMatch(/t-secret|p-secret|ana@|5555/);
  expect(JSON.parse(lines[0] ?? '').user).toMatchObject({ email: 'a***@club.test', phone: '***34' });
});

test('an error of the database is logged with its state, which no redaction of mailed codes touches', async () => {
  const log = createLogger('info', destination);
  const failure = api.services.db.platform((tx) => tx.query(sql`select 1 / 0`));
  await failure.catch((error) => log.error({ err: new Error('failed', { cause: error }), code: '123456' }, 'x'));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    code: '[redacted]',
    err: { cause: { database: { sqlstate: '22012' } } },
  });
});

test('masking', () => {
  expect(mask('ana@club.test')).toBe('a***@club.test');
  expect(mask('1155551234')).toBe('***34');
});
