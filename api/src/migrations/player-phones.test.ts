import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { embeddedMigrations } from '../platform/db/embedded';
import { migrate, readMigrations } from '../platform/db/migrations';

const CLUB = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const OWNER = '00000000-0000-4000-8000-000000000003';

test('players of before get phones in one form; those who then share one are all kept, the newer ones marked', async () => {
  const client = await PGlite.create({ extensions: { btree_gist } });
  const connection = embeddedMigrations(client);
  const all = readMigrations();
  const from = all.findIndex((migration) => migration.name.endsWith('-player-phones.sql'));
  await migrate(connection, all.slice(0, from));
  await client.exec(`
    insert into users (id, email, name, password_hash) values ('${OWNER}', 'o@example.com', 'O', 'x');
    insert into clubs (id, owner_id, name, slug) values
      ('${CLUB}', '${OWNER}', 'Uno', 'uno'), ('${OTHER}', '${OWNER}', 'Dos', 'dos');
    insert into players (club_id, first_name, phone_country, phone, created_at, removed_at) values
      ('${CLUB}', 'Ana', '+54', '1155551234', '2026-01-01', null),
      ('${CLUB}', 'Anita', '+54', '91155551234', '2026-01-02', null),
      ('${CLUB}', 'Baja', '+54', '1155551234', '2026-01-03', '2026-02-01'),
      ('${CLUB}', 'Cata', '+54', '3514001234', '2026-01-04', null),
      ('${CLUB}', 'Gratis', '+54', '8002221234', '2026-01-05', null),
      ('${CLUB}', 'Paulo', '+55', '1187654321', '2026-01-06', null),
      ('${CLUB}', 'Fijo', '+55', '1133334444', '2026-01-07', null),
      ('${CLUB}', 'Luis', '+52', '15512345678', '2026-01-08', null),
      ('${CLUB}', 'Uma', '+598', '99123456', '2026-01-09', null),
      ('${CLUB}', 'Nadie', null, null, '2026-01-10', null),
      ('${OTHER}', 'Ana', '+54', '91155551234', '2026-01-11', null);`);
  await migrate(connection, all);
  const { rows } = await client.query(
    `select first_name, phone_country || phone as phone, phone_repeated from players where club_id = '${CLUB}'
     order by created_at`,
  );
  await client.close();
  expect(rows).toEqual(
    [
      ['Ana', '+5491155551234', false],
      ['Anita', '+5491155551234', true],
      ['Baja', '+5491155551234', false],
      ['Cata', '+5493514001234', false],
      ['Gratis', '+548002221234', false],
      ['Paulo', '+5511987654321', false],
      ['Fijo', '+551133334444', false],
      ['Luis', '+525512345678', false],
      ['Uma', '+59899123456', false],
      ['Nadie', null, false],
    ].map(([first_name, phone, phone_repeated]) => ({ first_name, phone, phone_repeated })),
  );
});
