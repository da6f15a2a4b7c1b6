import sql, { raw } from 'sql-template-tag';
import { sqlState } from '../platform/db/pg-error';
import { type Booted, boot } from '../testing/boot';
import { at, TestClub } from '../testing/test-club';

let api: Booted;
let mine: TestClub;
let other: TestClub;
beforeAll(async () => {
  api = await boot();
  [mine, other] = [await TestClub.open(api.client), await TestClub.open(api.client)];
});
afterAll(() => api.close());

const platform = <Row>(statement: ReturnType<typeof sql>) => api.services.db.platform((tx) => tx.query<Row>(statement));
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => sqlState(error)?.code,
  );

/** Selects the tables of the application: whether they have a club, and how they are protected. */
const tables = () =>
  platform<{ name: string; tenant: boolean; enabled: boolean; forced: boolean; policies: string[] }>(sql`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      exists (select 1 from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'club_id' and not a.attisdropped) as tenant,
      array(select r.rolname::text from pg_policy p, pg_roles r
        where p.polrelid = c.oid and r.oid = any(p.polroles)) as policies
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`);

test('every table with a club has row-level security, enabled and forced, with policies for both roles', async () => {
  const tenant = (await tables()).filter((table) => table.tenant || table.name === 'clubs');
  expect(tenant.map((t) => t.name)).toEqual(
    expect.arrayContaining([
      'bookings',
      'clubs',
      'courts',
      'memberships',
      'notifications',
      'outbox',
      'payments',
      'players',
      'series',
    ]),
  );
  for (const { name, enabled, forced, policies } of tenant) {
    expect({ name, enabled, forced, policies: [...new Set(policies)].sort() }).toEqual({
      name,
      enabled: true,
      forced: true,
      policies: ['app_platform', 'app_user'],
    });
  }
});

test('the roles of transactions can neither log in nor bypass row-level security', async () => {
  const roles = await platform<Record<string, unknown>>(sql`
    select rolname::text as name, rolsuper, rolbypassrls, rolcanlogin from pg_roles
    where rolname in ('app_user', 'app_platform') order by 1`);
  expect(roles).toEqual(
    ['app_platform', 'app_user'].map((name) => ({ name, rolsuper: false, rolbypassrls: false, rolcanlogin: false })),
  );
});

test('no function takes rights beyond those of its caller', async () => {
  // a sum is kept by a trigger with the rights of whoever writes its rows; `refuse_direct_sum` keeps others from it
  const functions = await platform(sql`
    select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`);
  expect(functions).toEqual([]);
});

test('a foreign key between two tables of clubs holds the club on both sides', async () => {
  const loose = await platform<{ name: string }>(sql`
    select conname::text as name from pg_constraint f
    join pg_attribute a on a.attrelid = f.conrelid and a.attname = 'club_id' and not a.attisdropped
    join pg_attribute b on b.attrelid = f.confrelid and b.attname = 'club_id' and not b.attisdropped
    where f.contype = 'f'
      and not exists (select 1 from generate_subscripts(f.conkey, 1) i
        where f.conkey[i] = a.attnum and f.confkey[i] = b.attnum)`);
  expect(loose).toEqual([]);
});

describe('a transaction of one club', () => {
  let theirs: Record<string, string>;
  beforeAll(async () => {
    const [court, player] = [await other.court(), await other.player()];
    const booking = await other.booked(court.id, at(10), { player_ids: [player.id] });
    await platform(sql`
      insert into payments (club_id, booking_id, method, amount) values (${other.clubId}, ${booking.id}, 'cash', 1)`);
    await platform(
      sql`insert into series (club_id, frequency, ends_on) values (${other.clubId}, 'weekly', '2031-02-01')`,
    );
    theirs = { court: court.id, player: player.id, booking: booking.id };
  });

  test.each([
    ['memberships', 'club_id'],
    ['courts', 'club_id'],
    ['players', 'club_id'],
    ['series', 'club_id'],
    ['bookings', 'club_id'],
    ['booking_players', 'club_id'],
    ['payments', 'notes'],
    ['notifications', 'club_id'],
    ['outbox', 'club_id'],
  ])('sees, changes and deletes nothing of another one in %s', async (table, column) => {
    const where = sql`where club_id = ${other.clubId}`;
    const [all] = await platform<{ n: number }>(sql`select count(*)::int as n from ${raw(table)} ${where}`);
    expect(all?.n).toBeGreaterThan(0);
    const tenant = (statement: ReturnType<typeof sql>) =>
      api.services.db.tenant(mine.clubId, (tx) => tx.query(statement));
    expect(await tenant(sql`select 1 from ${raw(table)} ${where}`)).toEqual([]);
    const change = sql`update ${raw(table)} set ${raw(column)} = ${raw(column)} ${where} returning 1`;
    expect(await tenant(change)).toEqual([]);
    const deletion = tenant(sql`delete from ${raw(table)} ${where} returning 1`);
    // rows of money, and whose it is, are deleted by nobody
    if (['payments', 'players'].includes(table)) expect(await failure(deletion)).toBe('42501');
    else expect(await deletion).toEqual([]);
  });

  test('cannot write into another one, nor hand a row over to it', async () => {
    const court = await mine.court();
    const tenant = (statement: ReturnType<typeof sql>) =>
      failure(api.services.db.tenant(mine.clubId, (tx) => tx.query(statement)));
    expect(await tenant(sql`insert into courts (club_id, name, sport) values (${other.clubId}, 'x', 'padel')`)).toBe(
      '42501',
    );
    expect(await tenant(sql`update courts set club_id = ${other.clubId} where id = ${court.id}`)).toBe('42501');
    expect(await tenant(sql`update users set name = 'x'`)).toBe('42501');
    for (const column of ['email', 'password_hash', 'roles']) {
      expect(await tenant(sql`select ${raw(column)} from users`)).toBe('42501');
    }
    expect(await tenant(sql`insert into clubs (owner_id, name, slug) values (${mine.owner.userId}, 'x', 'x')`)).toBe(
      '42501',
    );
  });

  test('sees its own club and the subscription it lives on, no other', async () => {
    const seen = await api.services.db.tenant(mine.clubId, async (tx) => [
      await tx.query(sql`select id from clubs`),
      await tx.query(sql`select owner_id from subscriptions`),
    ]);
    expect(seen).toEqual([[{ id: mine.clubId }], [{ owner_id: mine.owner.userId }]]);
  });

  test('knows the names of its own people and nothing else of accounts', async () => {
    const seen = await api.services.db.tenant(mine.clubId, (tx) => tx.query(sql`select id from users`));
    expect(seen).toEqual([{ id: mine.owner.userId }]);
  });

  test('even the platform role cannot link rows of two clubs', async () => {
    const [court, player] = [await mine.court(), await mine.player()];
    const booking = await mine.booked((await mine.court()).id, at(18));
    const span = sql`timestamptz '2031-01-08 20:00Z', timestamptz '2031-01-08 21:00Z', 'turno', 0`;
    const columns = sql`(club_id, court_id, starts_at, ends_at, event_type, price)`;
    for (const statement of [
      sql`insert into bookings ${columns} values (${mine.clubId}, ${theirs.court}, ${span})`,
      sql`insert into bookings ${columns} values (${other.clubId}, ${court.id}, ${span})`,
      sql`update bookings set court_id = ${theirs.court} where id = ${booking.id}`,
      sql`update bookings set series_id = (select id from series where club_id = ${other.clubId})
        where id = ${booking.id}`,
      sql`insert into booking_players (club_id, booking_id, player_id)
        values (${mine.clubId}, ${booking.id}, ${theirs.player})`,
      sql`insert into booking_players (club_id, booking_id, player_id)
        values (${mine.clubId}, ${theirs.booking}, ${player.id})`,
      sql`insert into payments (club_id, booking_id, method, amount)
        values (${mine.clubId}, ${theirs.booking}, 'cash', 1)`,
    ]) {
      expect(await failure(platform(statement))).toBe('23503');
    }
  });
});

test('outside a transaction of a club the tenant role sees no row at all', async () => {
  const rows = await api.services.db.tenant(mine.clubId, async (tx) => {
    await tx.query(sql`select set_config('app.club_id', '', true)`);
    return tx.query(sql`select id from courts`);
  });
  expect(rows).toEqual([]);
});

test.each([
  ['shorter than 30 minutes', '2031-01-09 10:00Z', '2031-01-09 10:29Z', '23514'],
  ['longer than a day', '2031-01-09 10:00Z', '2031-01-10 10:01Z', '23514'],
  ['over another', '2031-01-08 10:30Z', '2031-01-08 11:30Z', '23P01'],
])('the database itself refuses a booking %s', async (_name, from, to, code) => {
  const court = await mine.court();
  await mine.booked(court.id, at(10));
  const work = platform(sql`
    insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price)
    values (${mine.clubId}, ${court.id}, ${from}::timestamptz, ${to}::timestamptz, 'turno', 0)`);
  expect(await failure(work)).toBe(code);
});
