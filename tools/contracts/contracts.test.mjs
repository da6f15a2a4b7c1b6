import assert from 'node:assert/strict';
import test from 'node:test';
import { unrecordedRelease } from './contracts.mjs';
import { RECORDS, readRecord } from './record.mjs';
import { releaseContracts } from './write.mjs';

const api = { reports: { kit: 'one' }, packages: {} };
const other = { reports: { kit: 'two' }, packages: {} };
const state = (changes = {}) => ({
  released: { version: '3.1.0', later: {}, api },
  recorded: { version: '3.1.0', later: {}, api },
  version: '3.1.0',
  presentApi: async () => api,
  ...changes,
});

test('the shell is released with the contracts of the recorded release', async () => {
  assert.equal(await unrecordedRelease(state()), null);
});

for (const [what, changes] of [
  ['a version of their own', { version: '3.2.0' }],
  ['another record', { recorded: { version: '3.1.0', later: {}, api: other } }],
  ['no record', { recorded: null }],
  ['another API than their record says', { presentApi: async () => other }],
])
  test(`the shell is not released with contracts that have ${what}`, async () => {
    assert.match(await unrecordedRelease(state(changes)), /npm run contracts release/);
  });

for (const counts of [
  { passed: 1, failed: 1 },
  { passed: 0, failed: 0 },
])
  test(`of ${counts.passed} passed and ${counts.failed} failed journeys with the last builds no release comes`, async () => {
    const before = readRecord(RECORDS.released);
    const files = [];
    const journeys = async (options) => {
      files.push(...options.files);
      return counts;
    };
    await assert.rejects(releaseContracts(journeys), /Nothing is recorded/);
    assert.deepEqual(files, ['e2e/releases/matrix.spec.ts']);
    assert.deepEqual(readRecord(RECORDS.released), before);
  });
