import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { run } from '../process/run.mjs';
import { readArguments } from './arguments.mjs';

const URL_OF = 'https://club.example';
const CLUBS = ['0a1b2c3d-0000-4000-8000-000000000001', '0a1b2c3d-0000-4000-8000-000000000002'];

/** Program that reads the arguments that npm gives it. */
const PROBE = `import { readArguments } from ${JSON.stringify(import.meta.resolve('./arguments.mjs'))};
console.log(JSON.stringify(readArguments('release', process.argv.slice(2))));`;

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

for (const options of [['--to', URL_OF], ['--canary=10'], ['--canary', '10']])
  test(`npm run release mfe-public ${options.join(' ')}, without "--", is not taken as a release here`, async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'canchero-npm-'));
    t.after(() => rm(folder, { recursive: true }));
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ scripts: { release: 'node probe.mjs' } }));
    await writeFile(path.join(folder, 'probe.mjs'), PROBE);
    const { output } = await run('npm', ['run', '--silent', 'release', 'mfe-public', ...options], { cwd: folder });
    assert.match(output, /options follow "--": npm run release mfe-public -- --to https/);
  });

test('a rollback is for all clubs', () => {
  assert.throws(() => readArguments('rollback', ['mfe-public', '--to', URL_OF, '--canary', '10']), /--canary/);
});
