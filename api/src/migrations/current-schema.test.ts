import fs from 'node:fs';
import path from 'node:path';
import { testDatabase } from '../testing/test-database';
import { readSchema } from './current-schema';

const RECORDED = path.join(__dirname, 'current-schema');

/**
 * After a deliberate change `SNAPSHOT=write npx jest -c api/jest.config.cjs migrations/current-schema` writes the folder;
 * its diff then shows what the change does to the database.
 */
test('the migrations make the database that the folder current-schema describes', async () => {
  const db = await testDatabase();
  const schema = await db.platform(readSchema).finally(() => db.close());
  if (process.env.SNAPSHOT === 'write') write(schema);
  expect(recorded()).toEqual(schema);
});

function write(schema: Record<string, string>) {
  fs.rmSync(RECORDED, { recursive: true, force: true });
  for (const [file, text] of Object.entries(schema)) {
    fs.mkdirSync(path.dirname(path.join(RECORDED, file)), { recursive: true });
    fs.writeFileSync(path.join(RECORDED, file), text);
  }
}

const recorded = () =>
  Object.fromEntries(
    fs
      .readdirSync(RECORDED, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(RECORDED, file), fs.readFileSync(file, 'utf8')]),
  );
