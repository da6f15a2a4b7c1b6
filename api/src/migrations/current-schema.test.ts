import fs from 'node:fs';
import path from 'node:path';
import { testDatabase } from '../testing/test-database';
import { readSchema } from './current-schema';

const RECORDED = path.join(__dirname, 'current-schema.txt');

/**
 * Checks the schema against current-schema.txt. After a deliberate change `SNAPSHOT=write npx jest -c
 * api/jest.config.cjs migrations/current-schema` writes the file; its diff then shows what the change does to the
 * database.
 */
test('the migrations make the database that current-schema.txt describes', async () => {
  const db = await testDatabase();
  const schema = await db.platform(readSchema).finally(() => db.close());
  if (process.env.SNAPSHOT === 'write') fs.writeFileSync(RECORDED, schema);
  expect(schema).toBe(fs.readFileSync(RECORDED, 'utf8'));
});
