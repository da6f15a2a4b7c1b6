import { outdated } from './outdated';

const now = new Date('2026-06-15T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const row = (version: string, registered: number, retired: number | null = null, name = 'shell') => ({
  name,
  version,
  registered_at: ago(registered),
  retired_at: retired === null ? null : ago(retired),
});
const canary = <By>(version: string, halted_by: By) => ({
  version,
  percent: 10,
  club_ids: [],
  changed_at: ago(1),
  halted_by,
});
const active = [
  { name: 'shell', version: 'now', previous_version: 'before', canary: canary('tried', null) },
  { name: 'mfe-x', version: 'x', previous_version: null, canary: canary('halted', 'failures' as const) },
];

test.each([
  ['the active one, however old', row('now', 900), false],
  ['the one before, however old', row('before', 900, 800), false],
  ['the one that clubs try, however old', row('tried', 900), false],
  ['one that was tried and halted', row('halted', 900, 8, 'mfe-x'), true],
  ['one replaced almost 7 days ago', row('a', 900, 6.999), false],
  ['one replaced 7 days ago', row('a', 900, 7), true],
  ['one that waits for its activation', row('a', 6.999), false],
  ['one that nobody activated for 7 days', row('a', 7), true],
  ['one of another name with the version of the active one', row('now', 900, 800, 'mfe-x'), true],
])('%s: %#', (_, release, gone) => {
  expect(outdated([release], active, now)).toEqual(gone ? [release] : []);
});
