import assert from 'node:assert/strict';
import test from 'node:test';
import { readArguments } from './arguments.mjs';

const URL_OF = 'https://club.example';
const CLUBS = ['0a1b2c3d-0000-4000-8000-000000000001', '0a1b2c3d-0000-4000-8000-000000000002'];

test('a remote or the shell is released here, elsewhere, or to some clubs', () => {
  assert.deepEqual(readArguments('release', ['shell']), { name: 'shell', to: null, canary: null });
  const elsewhere = ['mfe-public', '--to', `${URL_OF}/agenda`];
  assert.deepEqual(readArguments('rollback', elsewhere), { name: 'mfe-public', to: URL_OF, canary: null });
  const canary = (text) => readArguments('release', [...elsewhere, '--canary', text]).canary;
  assert.deepEqual(canary('10'), { percent: 10 });
  assert.deepEqual(canary(CLUBS.join()), { club_ids: CLUBS });
});

for (const [args, message] of [
  [[], /^Name one: npm run release <shell\|mfe-/],
  [['mfe-none'], /called mfe-none\. There are: shell, mfe-/],
  // as npm passes on `npm run release mfe-public --to https://club.example`: it must not be released here
  [['mfe-public', URL_OF], /options follow "--": npm run release mfe-public -- --to https/],
  [['mfe-public', 'mfe-agenda'], /stands alone/],
  [['mfe-public', '--too', URL_OF], /^Unknown option '--too'\. As in: npm run release mfe-agenda -- --to/],
  [['mfe-public', '--to'], /--to.* As in: npm run release/],
  [['mfe-public', '--to', 'localhost:3000'], /^localhost:3000 is no address of a service, as https/],
  [['mfe-public', '--canary', '10'], /^--canary needs --to: npm run release mfe-public/],
  ...['0', '101', 'abc', '1.5', '', CLUBS[0].slice(1)].map((text) => [
    ['mfe-public', '--to', URL_OF, '--canary', text],
    /from 1 to 100, or ids of clubs/,
  ]),
])
  test(`npm run release ${args.join(' ')} says how it is called`, () => {
    assert.throws(() => readArguments('release', args), { message });
  });

test('a rollback is for all clubs', () => {
  assert.throws(() => readArguments('rollback', ['mfe-public', '--to', URL_OF, '--canary', '10']), /--canary/);
});
