import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrateDatabase } from './migrate-database';
import { readMigrations } from './platform/db/migrations';

test('the command applies what is missing and says so, and the second time that nothing is', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-migrate-'));
  const env = { DATA_DIR: folder };
  try {
    const all = readMigrations().map(({ name }) => `applied ${name}\n`);
    expect(await migrateDatabase(env)).toBe(all.join(''));
    expect(await migrateDatabase(env)).toBe('the database is up to date\n');
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
