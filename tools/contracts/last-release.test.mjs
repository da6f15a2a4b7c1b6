import assert from 'node:assert/strict';
import test from 'node:test';
import { alteredFiles, readLastRelease } from './last-release.mjs';
import { RECORDS, readRecord } from './record.mjs';

const files = (entries) => new Map(Object.entries(entries).map(([file, text]) => [file, Buffer.from(text)]));
const SHA_OF_A = 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=';

for (const [what, kept, checksums, altered] of [
  ['as recorded', { one: 'a' }, { one: SHA_OF_A }, []],
  ['altered', { one: 'b' }, { one: SHA_OF_A }, ['one']],
  ['missing', {}, { one: SHA_OF_A }, ['one']],
  ['too many', { one: 'a', two: 'a' }, { one: SHA_OF_A }, ['two']],
]) {
  test(what, () => assert.deepEqual(alteredFiles(files(kept), checksums), altered));
}

test('the files of the last release are as recorded, of the version whose API is recorded', () => {
  const last = readLastRelease();
  const names = new Set([...last.files.keys()].map((file) => file.split('/')[0]));
  assert.ok(names.has('shell') && names.has('mfe-agenda'));
  assert.equal(last.contracts, readRecord(RECORDS.released).version);
});
