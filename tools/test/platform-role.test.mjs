import assert from 'node:assert/strict';
import test from 'node:test';
import { withoutReason } from './platform-role.mjs';

const breaches = (source, reasons = {}) => withoutReason([{ file: 'modules/x/service.ts', source }], reasons);

test('each way to the platform role needs a reason', () => {
  for (const source of [
    'db.platform((tx) => f(tx));',
    'const f = () => services.db.platform(work);',
    'const { platform } = services.db;',
    'const { platform: all } = db;',
    "clubRoute(list, f, { role: 'platform' });",
    "const [row] = await db.prepared<Row>('name', sql`select 1`);",
    "it.db.prepared('name', statement);",
  ]) {
    assert.equal(breaches(source).length, 1, source);
    assert.deepEqual(breaches(source, { 'modules/x/': 'a reason' }), []);
  }
});

test('the role of a club, and other words, need none', () => {
  for (const source of [
    'db.tenant(clubId, (tx) => f(tx));',
    "db.prepared('name', statement, clubId);",
    "tx.prepared('name', statement);",
    'if (process.platform === 1) f();',
    "const role = 'platform';",
  ]) {
    assert.deepEqual(breaches(source), [], source);
  }
});

test('a reason that nothing needs is found', () => {
  assert.equal(breaches('f();', { 'modules/x/': 'a reason' }).length, 1);
});
