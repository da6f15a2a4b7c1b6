import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import sql from 'sql-template-tag';
import { embeddedMigrations } from '../platform/db/embedded';
import { migrate, readMigrations } from '../platform/db/migrations';
import { boot } from '../testing/boot';
import { at, TestClub } from '../testing/test-club';

const ID = '00000000-0000-4000-8000-000000000001';

test('the players of bookings that were there before get the start', async () => {
  const client = await PGlite.create({ extensions: { btree_gist } });
  const connection = embeddedMigrations(client);
  const all = readMigrations();
  const from = all.findIndex((migration) => migration.name.endsWith('-times-of-players.sql'));
  await migrate(connection, all.slice(0, from));
  await client.exec(`
    insert into users (id, email, name, password_hash) values ('${ID}', 'owner@club.test', 'Owner', 'x');
    insert into clubs (id, owner_id, name, slug) values ('${ID}', '${ID}', 'Uno', 'uno');
    insert into courts (club_id, id, name, sport, sort, base_price) values ('${ID}', '${ID}', 'Uno', 'padel', 1, 0);
    insert into players (club_id, id, first_name) values ('${ID}', '${ID}', 'Ana');
    insert into bookings (club_id, id, court_id, starts_at, ends_at, event_type, price)
      values ('${ID}', '${ID}', '${ID}', '2031-02-01 12:00Z', '2031-02-01 13:00Z', 'turno', 0);
    insert into booking_players (club_id, booking_id, player_id) values ('${ID}', '${ID}', '${ID}');`);
  await migrate(connection, all);
  const { rows } = await client.query('select starts_at from booking_players');
  await client.close();
  expect(rows).toEqual([{ starts_at: new Date('2031-02-01T12:00:00Z') }]);
});

test('the players of a booking have its start, also after it was moved', async () => {
  const api = await boot();
  const club = await TestClub.open(api.client);
  const { id } = await club.booked((await club.court()).id, at(15), { player_ids: [(await club.player()).id] });
  const starts = () =>
    api.services.db.tenant(club.clubId, (tx) =>
      tx.query(sql`select starts_at from booking_players where booking_id = ${id}`),
    );
  expect(await starts()).toEqual([{ starts_at: at(15) }]);
  await api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`
      update bookings set starts_at = starts_at + interval '3 hours', ends_at = ends_at + interval '3 hours'
      where id = ${id}`),
  );
  expect(await starts()).toEqual([{ starts_at: at(18) }]);
  await api.close();
});
