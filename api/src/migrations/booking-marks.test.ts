import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { embeddedMigrations } from '../platform/db/embedded';
import { migrate, readMigrations } from '../platform/db/migrations';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

test('bookings of before know their notes and consumptions', async () => {
  const client = await PGlite.create({ extensions: { btree_gist } });
  const connection = embeddedMigrations(client);
  const all = readMigrations();
  const from = all.findIndex((migration) => migration.name.endsWith('-booking-marks.sql'));
  await migrate(connection, all.slice(0, from));
  const [club, owner, court, series] = [1, 2, 3, 4].map(id);
  await client.exec(`
    insert into users (id, email, name, password_hash) values ('${owner}', 'o@example.com', 'O', 'x');
    insert into clubs (id, owner_id, name, slug) values ('${club}', '${owner}', 'Uno', 'uno');
    insert into courts (club_id, id, name, sport, base_price) values ('${club}', '${court}', 'C', 'padel', 100);
    insert into series (club_id, id, frequency, ends_on) values ('${club}', '${series}', 'weekly', '2031-02-01');
    insert into bookings (club_id, id, court_id, series_id, starts_at, ends_at, event_type, price)
      select '${club}', b.id::uuid, '${court}', b.series::uuid, b.at::timestamptz, b.at::timestamptz + interval '1 hour', 'turno', 100
      from (values ('${id(5)}', null, '2031-01-01'), ('${id(6)}', '${series}', '2031-01-02'),
        ('${id(7)}', null, '2031-01-03'), ('${id(8)}', null, '2031-01-04')) b(id, series, at);
    insert into booking_notes (club_id, booking_id, series_id, text) values
      ('${club}', '${id(5)}', null, 'x'), ('${club}', null, '${series}', 'x');
    insert into consumptions (club_id, booking_id, name, quantity, unit_price, removed_at) values
      ('${club}', '${id(7)}', 'x', 1, 1, null), ('${club}', '${id(8)}', 'x', 1, 1, '2031-01-04');`);
  await migrate(connection, all);
  const { rows } = await client.query('select has_notes, has_consumptions, version from bookings order by starts_at');
  await client.close();
  expect(rows.map((row) => Object.values(row as object))).toEqual([
    [true, false, 1],
    [true, false, 1],
    [false, true, 1],
    [false, false, 1],
  ]);
});
