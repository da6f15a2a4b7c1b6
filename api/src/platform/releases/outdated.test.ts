import { outdated } from './outdated';

const now = new Date('2026-06-15T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const row = (version: string, registered: number, retired: number | null = null, name = 'shell') => ({
  name,
  version,
  registered_at: ago(registered),
  retired_at: retired === null ? null : ago(retired),
});
const active = [{ name: 'shell', version: 'now', previous_version: 'before' }];

test.each([
  ['the active one, however old', row('now', 900), false],
  ['the one before, however old', row('before', 900, 800), false],
  ['one replaced almost 7 days ago', row('a', 900, 6.999), false],
  ['one replaced 7 days ago', row('a', 900, 7), true],
  ['one that waits for its activation', row('a', 6.999), false],
  ['one that nobody activated for 7 days', row('a', 7), true],
  ['one of another name with the version of the active one', row('now', 900, 800, 'mfe-x'), true],
])('%s: %#', (_, release, gone) => {
  expect(outdated([release], active, now)).toEqual(gone ? [release] : []);
});
