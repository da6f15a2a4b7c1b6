import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { embeddedMigrations } from '../platform/db/embedded';
import { migrate, readMigrations } from '../platform/db/migrations';

const CLUB = '00000000-0000-4000-8000-000000000001';
const [OWNER, NEW, KNOWN, ALONE] = [3, 4, 5, 6].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

test('accounts that invitations opened before are known as such, and no others', async () => {
  const client = await PGlite.create({ extensions: { btree_gist } });
  const connection = embeddedMigrations(client);
  const all = readMigrations();
  const from = all.findIndex((migration) => migration.name.endsWith('-unproven-accounts.sql'));
  await migrate(connection, all.slice(0, from));
  await client.exec(`
    insert into users (id, email, name, password_hash, email_verified_at) values
      ('${OWNER}', 'owner@club.test', 'Owner', 'x', now()), ('${NEW}', 'new@club.test', 'New', 'x', null),
      ('${KNOWN}', 'known@club.test', 'Known', 'x', now()), ('${ALONE}', 'alone@club.test', 'Alone', 'x', null);
    insert into clubs (id, owner_id, name, slug) values ('${CLUB}', '${OWNER}', 'Uno', 'uno');
    insert into invitations (club_id, user_id, email, role, permissions, token_hash, created_at, expires_at)
      select '${CLUB}', id, email, 'staff', '{}', email, now(), now() from users where id in ('${NEW}', '${KNOWN}');`);
  await migrate(connection, all);
  const { rows } = await client.query(`select name, unproven from users order by name`);
  await client.close();
  expect(rows).toEqual([
    { name: 'Alone', unproven: null },
    { name: 'Known', unproven: null },
    { name: 'New', unproven: 'invited' },
    { name: 'Owner', unproven: null },
  ]);
});
