import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outcomeOf } from './browser.mjs';

const spec = (title, status) => ({ file: 'till.spec.ts', title, tests: [{ status }] });
const report = (statuses, errors = []) => ({
  errors,
  stats: Object.fromEntries(
    ['expected', 'unexpected', 'flaky', 'skipped'].map((name) => [name, statuses.filter((one) => one === name).length]),
  ),
  suites: [{ specs: [], suites: [{ specs: statuses.map((status, i) => spec(`journey ${i}`, status)) }] }],
});

test('journeys that fail, are skipped or cannot run count as failed', () => {
  const outcome = outcomeOf(report(['expected', 'unexpected', 'skipped'], [{ message: 'no such fixture' }]));
  assert.deepEqual(outcome, { passed: 1, failed: 3, messages: ['no such fixture'] });
});

test('two journeys that passed at their second try are named and count as passed', () => {
  const { passed, failed, messages } = outcomeOf(report(['flaky', 'expected', 'flaky']));
  assert.deepEqual([passed, failed], [3, 0]);
  assert.deepEqual(
    messages,
    [0, 2].map((i) => `passed at its second try: till.spec.ts: journey ${i}`),
  );
});

test('three of them count as failed', () => {
  const { passed, failed } = outcomeOf(report(['flaky', 'flaky', 'flaky', 'expected']));
  assert.deepEqual([passed, failed], [1, 3]);
});
