import sql from 'sql-template-tag';
import type { Database } from '../platform/db/database';
import { testDatabase } from '../testing/test-database';

/*
 * Tables of clubs could be spread over several servers by their club, as Citus does: then a server sees only the rows of
 * its clubs, so that nothing can be unique, and no row can be linked, without the club.
 * @see https://docs.citusdata.com/en/stable/develop/reference_ddl.html
 */

/** Tables that have a club but belong to the platform and would stay in one place, and why. */
const OF_THE_PLATFORM: Readonly<Record<string, string>> = {
  audit: 'has also what happened outside of clubs, and super admins search all of it by time',
  idempotency_keys: 'has also calls outside of clubs; rows live for a week',
  impersonations: 'a session enters one club at a time, whichever it is',
  mercadopago_states: 'the gateway returns with a state alone, which names the club; rows live for minutes',
};
/** Unique constraints across clubs, and why they are needed; each would become a small table of the platform. */
const ACROSS_CLUBS: Readonly<Record<string, string>> = {
  checkouts_reference: 'the gateway names a checkout by its id alone',
  clubs_slug: 'the address of a public page names its club by the slug alone',
  gateway_payments_once: 'money at the gateway is taken once, whatever club a message names',
  invitations_token: 'the link in a mail names an invitation by its token alone',
  online_bookings_token: 'the link in a mail names a booking by its token alone',
};
/** Tables without a club that every server would have a copy of. */
const COPIED = ['users'];

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const namesOf = async (statement: ReturnType<typeof sql>) =>
  (await db.platform((tx) => tx.query<{ name: string }>(statement))).map(({ name }) => name);

/** SQL of the tables of clubs with the column that is the club. */
const CLUB_TABLES = sql`
  select c.oid, c.relname::text as name, a.attnum, a.attnotnull from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not a.attisdropped
    and a.attname = case c.relname when 'clubs' then 'id' else 'club_id' end
    and c.relname <> all(${Object.keys(OF_THE_PLATFORM)}::text[])`;

test('every primary key, unique index and exclusion constraint of a table of clubs holds the club', async () => {
  const without = await namesOf(sql`
    select i.indexrelid::regclass::text as name from pg_index i join (${CLUB_TABLES}) t on t.oid = i.indrelid
    where (i.indisunique or i.indisexclusion) and t.attnum <> all(i.indkey::int2[]) order by 1`);
  expect(without).toEqual(Object.keys(ACROSS_CLUBS));
});

test('a foreign key of a table of clubs holds the club on both sides, or leads to a table that is copied', async () => {
  const loose = await namesOf(sql`
    select f.conname::text as name from pg_constraint f join (${CLUB_TABLES}) t on t.oid = f.conrelid
    left join (${CLUB_TABLES}) o on o.oid = f.confrelid
    where f.contype = 'f' and f.confrelid <> all(${COPIED}::regclass[])
      and not exists (select from generate_subscripts(f.conkey, 1) i
        where f.conkey[i] = t.attnum and f.confkey[i] = o.attnum)`);
  expect(loose).toEqual([]);
});

test('every row of a table of clubs has a club', async () => {
  expect(await namesOf(sql`select name from (${CLUB_TABLES}) t where not attnotnull`)).toEqual([]);
});
