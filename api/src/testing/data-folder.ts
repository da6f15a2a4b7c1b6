import fs from 'node:fs';
import path from 'node:path';
import { openFolder } from '../platform/db/embedded';

/** Leaves a data folder as after a first start, which takes ten times as long: for tests that are not about one. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const archive = new Blob([fs.readFileSync(process.env.TEST_ARCHIVE ?? '')]);
  const client = await openFolder(path.join(dataDir, 'database'), archive);
  await client.close();
}
