import assert from 'node:assert/strict';
import test from 'node:test';
import { provide } from './provide.mjs';

/** Simulates a machine on which the program is found after one of `bringing` was tried. */
function world(bringing, broken = []) {
  const tried = [];
  const way = (name) => () => {
    tried.push(name);
    if (broken.includes(name)) throw new Error(name);
  };
  const find = () => (tried.some((name) => bringing.includes(name)) || bringing === 'there' ? '/bin/it' : undefined);
  const result = provide({ find, ways: ['apt', 'download'].map(way), missing: 'Install it.' });
  return { tried, result };
}

for (const [what, bringing, broken, expected] of [
  ['what is installed is taken', 'there', [], []],
  ["else Debian's", ['apt'], [], ['apt']],
  ['else the download', ['download'], [], ['apt', 'download']],
  ['a way that breaks is passed over', ['download'], ['apt'], ['apt', 'download']],
]) {
  test(what, async () => {
    const { tried, result } = world(bringing, broken);
    assert.equal(await result, '/bin/it');
    assert.deepEqual(tried, expected);
  });
}

test('where nothing brings it, it says what to install', async () => {
  const { tried, result } = world([], ['download']);
  await assert.rejects(result, { message: 'Install it.' });
  assert.deepEqual(tried, ['apt', 'download']);
});
