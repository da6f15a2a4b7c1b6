import { type Booted, boot } from '../../testing/boot';

const lines: string[] = [];
const log = { write: (line: string) => void lines.push(line) };
let api: Booted | undefined;
afterEach(() => api?.close());

async function addressSeen(trustProxy: string[], remoteAddress: string): Promise<string> {
  api = await boot({ config: { trustProxy }, log });
  lines.length = 0;
  await api.app.inject({ url: '/api/health', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.9' } });
  return logged().find(({ msg }) => msg === 'request').req.address;
}
const logged = () => lines.map((line) => JSON.parse(line));

test.each([
  ['nobody is trusted unless said', [], '10.0.0.5', '10.0.0.5'],
  ['a proxy of the list is believed', ['10.0.0.0/8'], '10.0.0.5', '203.0.113.9'],
  ['another machine is not', ['10.0.0.0/8'], '192.0.2.1', '192.0.2.1'],
])('%s', async (_name, trusted, from, seen) => {
  expect(await addressSeen(trusted, from)).toBe(seen);
});

test('a peer that forwards without being trusted is warned of once', async () => {
  const warnings = () => logged().filter(({ msg }) => /TRUST_PROXY/.test(msg));
  await addressSeen(['10.0.0.0/8'], '10.0.0.5');
  expect(warnings()).toEqual([]);
  await api?.close();
  await addressSeen([], '10.0.0.5');
  await api?.app.inject({
    url: '/api/health',
    remoteAddress: '10.0.0.5',
    headers: { 'x-forwarded-for': '203.0.113.10' },
  });
  expect(warnings()).toMatchObject([{ peer: '10.0.0.5' }]);
});
