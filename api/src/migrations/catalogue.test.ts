import fs from 'node:fs';
import path from 'node:path';
import { testDatabase } from '../testing/test-database';
import { readCatalogue } from './catalogue';

const RECORDED = path.join(__dirname, 'catalogue.txt');

/**
 * After a deliberate change `CATALOGUE=write npx jest -c api/jest.config.cjs migrations/catalogue` writes the file;
 * its diff then shows what the change does to the database.
 */
test('the migrations make the database that catalogue.txt describes', async () => {
  const db = await testDatabase();
  const catalogue = await db.platform(readCatalogue).finally(() => db.close());
  if (process.env.CATALOGUE === 'write') fs.writeFileSync(RECORDED, catalogue);
  expect(catalogue).toBe(fs.readFileSync(RECORDED, 'utf8'));
});
