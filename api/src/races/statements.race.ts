import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

test('the server compiles no statement of the service, however long it expects it to take', async () => {
  const plan = await api.services.db.platform((tx) =>
    tx.query<Record<string, string>>(sql`
      explain select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b where a + b > 0`),
  );
  expect(plan.map((line) => line['QUERY PLAN'])).toContainEqual(expect.stringMatching(/rows=\d{8}/));
  expect(plan.map((line) => line['QUERY PLAN'])).not.toContain('JIT:');
});
