import { servedShells } from './served-shells';

const now = new Date('2026-06-15T12:00:00Z');
const DAY = 86_400_000;
const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
const row = (version: string, retired_at: string | null = null) => ({
  version,
  active: version.startsWith('active'),
  retired_at,
});

test.each([
  ['none', [], []],
  ['the active one, however old', [row('active')], ['active']],
  ['the active one, also if it had been replaced before', [row('active', ago(100))], ['active']],
  ['one replaced a moment ago', [row('a', ago(0)), row('active')], ['active', 'a']],
  ['one replaced almost 7 days ago', [row('a', ago(6.999)), row('active')], ['active', 'a']],
  ['none that was replaced 7 days ago', [row('a', ago(7)), row('active')], ['active']],
  ['several, the last replaced first', [row('a', ago(3)), row('b', ago(1)), row('active')], ['active', 'b', 'a']],
  ['one that waits for its activation, after the active one', [row('new'), row('active')], ['active', 'new']],
  ['all without an active one', [row('x'), row('y'), row('a', ago(2))], ['x', 'y', 'a']],
])('served: %s', (_, rows, served) => {
  expect(servedShells(rows, now).map(({ version }) => version)).toEqual(served);
});
