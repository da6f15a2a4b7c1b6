import assert from 'node:assert/strict';
import test from 'node:test';
import { STAGES, selection } from './run-stages.mjs';

const namesOf = (stages) => stages.map(({ name }) => name);

test('without a name all stages check the whole repository', () => {
  assert.deepEqual(selection([]), { stages: STAGES, remotes: [] });
});

test('a remote is checked alone, by the stages that can', () => {
  const { stages, remotes } = selection(['mfe-public']);
  assert.deepEqual(remotes, ['mfe-public']);
  assert.deepEqual(namesOf(stages), ['lint', 'imports', 'types', 'messages', 'unit', 'bundles', 'browser']);
});

test('stages and remotes can be chosen together', () => {
  const { stages, remotes } = selection(['unit', 'mfe-agenda', 'lint']);
  assert.deepEqual([namesOf(stages), remotes], [['lint', 'unit'], ['mfe-agenda']]);
});

test('a name that is neither, or a stage of the whole, is refused', () => {
  assert.throws(() => selection(['mfe-none']), /mfe-none.*lint.*mfe-public/);
  assert.throws(() => selection(['mfe-public', 'postgres']), /postgres/);
});
