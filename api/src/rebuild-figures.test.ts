import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { hashPassword } from './platform/auth/passwords';
import { readConfig } from './platform/config/config';
import { openDatabase } from './platform/db/open';
import { rebuildFigures } from './rebuild-figures';
import { seedDemo } from './seed/demo';
import { prepareDataFolder } from './testing/data-folder';

test('the command rebuilds the days of the clubs that are named, or of all, and says which it does not know', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-figures-'));
  const env = { DATA_DIR: folder };
  const opened = async <T>(work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) => {
    const db = await openDatabase(readConfig(env), () => undefined);
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  };
  const values = () =>
    opened((db) =>
      db.platform((tx) =>
        tx.query<{ slug: string; value: number }>(sql`
          select c.slug, sum(k.value)::bigint as value from kept_booking_days k join clubs c on c.id = k.club_id
          group by c.slug order by c.slug`),
      ),
    );
  try {
    await prepareDataFolder(folder);
    await opened((db) => seedDemo(db, () => new Date(), hashPassword));
    const printed = await rebuildFigures(env, []);
    const before = await values();
    const [first] = before;
    expect(before.length).toBeGreaterThan(1);
    expect(printed).toContain(`rebuilt ${first?.slug}\n`);
    await opened((db) => db.platform((tx) => tx.query(sql`update kept_booking_days set value = value + 1`)));
    expect(await rebuildFigures(env, [first?.slug ?? '', 'nobody'])).toBe(`rebuilt ${first?.slug}\nno club nobody\n`);
    const after = await values();
    expect(after[0]).toEqual(first);
    expect(after[1]?.value).toBeGreaterThan(before[1]?.value ?? 0);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
