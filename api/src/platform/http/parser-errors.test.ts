import net from 'node:net';
import { type Booted, boot } from '../../testing/boot';

let api: Booted;
beforeAll(async () => {
  api = await boot();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

/** Sends bytes over a connection of their own, and `more` of them each second; returns what comes until it is closed. */
function answerTo(bytes: string, more = ''): Promise<{ status: number; head: string; body: string }> {
  const socket = net.connect((api.app.server.address() as net.AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  const dripping = setInterval(() => more && socket.write(more), 1_000);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // bytes that are still sent meet a closed connection
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.on('close', () => {
      clearInterval(dripping);
      const [head = '', body = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body });
    });
  });
}

test.each([
  ['no HTTP', 'GARBAGE\r\n\r\n', 400],
  ['headers that are too long', `GET /api/live HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered in the shape of every error, and the connection closed', async (_what, bytes, status) => {
  const { head, body, ...answer } = await answerTo(bytes);
  expect(answer.status).toBe(status);
  expect(JSON.parse(body)).toEqual({
    error: 'bad_request',
    message: expect.any(String),
    params: {},
    request_id: expect.any(String),
  });
  for (const line of ['connection: close', 'x-content-type-options: nosniff', 'cache-control: no-store'])
    expect(head).toContain(line);
  expect(head).toContain("content-security-policy: default-src 'none'");
});

test('a connection without a whole request is closed, whatever of it comes slowly', async () => {
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\n';
  const [nothing, headers, body] = await Promise.all([
    answerTo(''),
    answerTo(head, 'a'),
    answerTo(`${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{`, ' '),
  ]);
  expect([nothing.status, headers.status, body.status]).toEqual([408, 408, 503]);
  expect(body.head).toContain('connection: close');
});
