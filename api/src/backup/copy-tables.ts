import type { MigrationConnection } from '../platform/db/database';

const ROWS = 500;

/** One table, as both databases have it after the same migrations. Names are quoted. */
interface Table {
  name: string;
  /** Columns that are written, all but the generated ones. */
  columns: string;
  secured: boolean;
}

const TABLES = `
  select quote_ident(c.relname) as name, c.relrowsecurity as secured,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname`;

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`;

const SEQUENCES = `
  select quote_ident(sequencename) as name, last_value::text as value from pg_sequences
  where schemaname = 'public' and last_value is not null`;

/**
 * Replaces the rows of all tables by those of another database that has the same migrations, in one transaction.
 * Triggers, foreign keys and row-level security are away meanwhile: what triggers keep is copied too, and the foreign
 * keys are checked at the end.
 * @param target connection of the tables' owner
 * @returns number of rows
 */
export async function copyTables(source: MigrationConnection, target: MigrationConnection): Promise<number> {
  const tables = await source.rows<Table>(TABLES);
  const keys = await target.rows<{ table: string; name: string; definition: string }>(FOREIGN_KEYS);
  const each = (statement: (table: Table) => string) => target.script(tables.map(statement).join(';'));
  let copied = 0;
  await source.script('begin transaction isolation level repeatable read read only');
  await target.script('begin');
  try {
    await each(({ name }) => `alter table ${name} disable trigger user, disable row level security`);
    for (const { table, name } of keys) await target.script(`alter table ${table} drop constraint ${name}`);
    await target.script(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    for (const table of tables) copied += await copyRows(table, source, target);
    for (const { name, value } of await source.rows<{ name: string; value: string }>(SEQUENCES)) {
      await target.rows('select setval($1::regclass, $2::text::bigint)', [name, value]);
    }
    for (const { table, name, definition } of keys) {
      await target.script(`alter table ${table} add constraint ${name} ${definition}`);
    }
    await each(
      ({ name, secured }) =>
        `alter table ${name} enable trigger user, ${secured ? 'enable' : 'disable'} row level security`,
    );
    await target.script('commit; analyze');
  } catch (error) {
    await target.script('rollback');
    throw error;
  } finally {
    await source.script('rollback');
  }
  return copied;
}

/** Copies one table, row by row in the text form of its row type, which is exact for every type. */
async function copyRows(table: Table, source: MigrationConnection, target: MigrationConnection): Promise<number> {
  const { name, columns } = table;
  const fetch = () => source.rows<{ line: string }>(`fetch ${ROWS} from lines`);
  let copied = 0;
  await source.script(`declare lines cursor for select t::text as line from ${name} t`);
  for (let rows = await fetch(); rows.length > 0; rows = await fetch()) {
    await target.rows(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from unnest($1::text[]) as lines (line), lateral (select (line::${name}).*) as t`,
      [rows.map(({ line }) => line)],
    );
    copied += rows.length;
  }
  await source.script('close lines');
  return copied;
}
