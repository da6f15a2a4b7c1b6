import { authEndpoints } from '@canchero/shared-contracts/auth';
import { healthEndpoints } from '@canchero/shared-contracts/health';
import { type Booted, boot } from '../../testing/boot';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

const shape = (requestId: string) => ({
  message: expect.any(String),
  params: expect.any(Object),
  request_id: requestId,
});

test('health answers data', async () => {
  const { status, data } = await api.client.call(healthEndpoints.health);
  expect(status).toBe(200);
  expect(data).toEqual({ status: 'ok', version: '2.0.1', database: api.services.db.kind });
});

test('an unknown path of the api is a JSON error', async () => {
  const response = await api.app.inject({ url: '/api/nothing-here' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ error: 'not_found', ...shape(String(response.headers['x-request-id'])) });
});

test('malformed JSON is a bad request', async () => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"email": ',
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: 'bad_request', message: 'bad_request' });
});

test('every wrong field is named, unknown ones too, and nothing is coerced', async () => {
  const { status, error } = await api.client.call(authEndpoints.login, {
    body: { email: 'not an address', password: 12345678, admin: true },
  });
  expect(status).toBe(422);
  expect(error.error).toBe('validation_failed');
  expect((error.params.fields as { path: string }[]).map((f) => f.path).sort()).toEqual(['admin', 'email', 'password']);
});

test('unknown query parameters are refused', async () => {
  const response = await api.app.inject({ url: '/api/plans?surprise=1' });
  expect(response.statusCode).toBe(422);
  expect(response.json().params.fields).toEqual([{ path: 'surprise', message: 'Unknown field' }]);
});

test('a body over 256 KiB is refused', async () => {
  const { status, error } = await api.client.call(authEndpoints.login, {
    body: { email: 'a@b.test', password: 'x'.repeat(300 * 1024) },
  });
  expect([status, error.error]).toEqual([413, 'payload_too_large']);
});

test('a valid request id is kept, any other is replaced', async () => {
  const kept = await api.client.call(healthEndpoints.health, {}, undefined, { 'x-request-id': 'trace-12345678' });
  expect(kept.headers['x-request-id']).toBe('trace-12345678');
  const replaced = await api.client.call(healthEndpoints.health, {}, undefined, { 'x-request-id': 'x\ty' });
  expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
