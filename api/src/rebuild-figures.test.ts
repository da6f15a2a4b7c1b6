import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { readConfig } from './platform/config/config';
import { openDatabase } from './platform/db/open';
import { rebuildFigures } from './rebuild-figures';
import { prepareDataFolder } from './testing/data-folder';

/** Two clubs, each with bookings of two days. */
const CLUBS = sql`
  with owner as (insert into users (email, password_hash, name) values ('owner@club.test', 'x', 'Ana') returning id),
    made as (
      insert into clubs (owner_id, name, slug) select id, slug, slug from owner, unnest(array['centro', 'norte']) slug
      returning id),
    court as (insert into courts (club_id, name, sport) select id, 'Cancha 1', 'padel' from made returning club_id, id)
  insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price)
  select club_id, id, t, t + interval '1 hour', 'turno', 2000000
  from court, unnest(array[now() - interval '4 days', now() - interval '2 days']) t`;

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
    await opened((db) => db.platform((tx) => tx.query(CLUBS)));
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
});
