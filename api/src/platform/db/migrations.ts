import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { MigrationConnection } from './database';
import { sqlState } from './pg-error';

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** The database was made by other migrations than those of this version. */
export class MigrationMismatchError extends Error {
  override readonly name = 'MigrationMismatchError';
}

/** Time that a migration waits for a table which others use, and number of its tries. */
export interface Patience {
  lockMs: number;
  tries: number;
  pauseMs: number;
}

/**
 * Patience of a migration with the tables it needs. Every query behind a waiting migration waits too, so it gives up
 * soon, lets them pass and tries again.
 */
const PATIENCE: Patience = { lockMs: 3_000, tries: 20, pauseMs: 5_000 };
/** SQLSTATE of a lock that was not granted in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * First line of a migration whose statements run each by itself, as `create index concurrently` must. A statement ends
 * with a semicolon at the end of a line; all have to bear being run again, since the migration is recorded after them.
 */
const OUTSIDE = /^-- outside a transaction\b/;

/** Key of the advisory lock: any fixed number that nobody else locks. */
const LOCK = 727_001;

/** Returns the folder of the migrations: beside the bundled server, else in the sources. */
function migrationsFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const bundled = path.join(here, 'migrations');
  return fs.existsSync(bundled) ? bundled : path.resolve(here, '../../migrations');
}

/** Reads all migrations, `NNN-name.sql`, in order. */
export function readMigrations(folder = migrationsFolder()): Migration[] {
  return fs
    .readdirSync(folder)
    .filter((file) => /^\d{3}-[a-z0-9-]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      return { name: file, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/**
 * Applies the missing migrations, each in a transaction of its own together with its record, unless it says that it runs
 * outside of one. Instances that start at the same time wait for one another.
 * @returns names of the migrations that were applied now
 * @throws MigrationMismatchError if an applied migration is unknown or was edited since; nothing is changed then
 */
export async function migrate(
  connection: MigrationConnection,
  migrations = readMigrations(),
  patience = PATIENCE,
): Promise<string[]> {
  await connection.rows('select pg_advisory_lock($1)', [LOCK]);
  try {
    await connection.script(`create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
    const rows = await connection.rows<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    checkApplied(applied, migrations);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await apply(connection, migration, patience);
    return missing.map((migration) => migration.name);
  } finally {
    await connection.rows('select pg_advisory_unlock($1)', [LOCK]);
  }
}

function checkApplied(applied: Map<string, string>, migrations: Migration[]) {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).sort();
  if (unknown[0]) {
    const more = unknown.length > 1 ? ` and ${unknown.length - 1} more` : '';
    throw new MigrationMismatchError(`It has the migration ${unknown[0]}${more}, which this version does not know.`);
  }
  const changed = [...applied].find(([name, checksum]) => known.get(name) !== checksum);
  if (changed) {
    throw new MigrationMismatchError(`Its migration ${changed[0]} was changed after it was applied.`);
  }
}

/** Runs a migration and records it; tries again while others use the tables that it changes. */
async function apply(connection: MigrationConnection, migration: Migration, patience: Patience) {
  const { name, text } = migration;
  for (let tried = 1; ; tried++) {
    try {
      return await (OUTSIDE.test(text) ? applyOutside : applyInside)(connection, migration, patience);
    } catch (error) {
      if (sqlState(error)?.code !== LOCK_NOT_AVAILABLE || tried === patience.tries)
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      await sleep(patience.pauseMs);
    }
  }
}

/** Runs a migration and its record in one transaction: a failed migration leaves nothing behind. */
async function applyInside(connection: MigrationConnection, migration: Migration, { lockMs }: Patience) {
  try {
    await connection.script(
      `begin;\nset local lock_timeout = ${lockMs};\n${migration.text}\n;${recordOf(migration)}\ncommit;`,
    );
  } catch (error) {
    await connection.script('rollback').catch(() => undefined);
    throw error;
  }
}

async function applyOutside(connection: MigrationConnection, migration: Migration, { lockMs }: Patience) {
  await connection.script(`set lock_timeout = ${lockMs}`);
  try {
    for (const statement of migration.text.split(/;\s*$/m)) if (statement.trim()) await connection.script(statement);
    await connection.script(recordOf(migration));
  } finally {
    await connection.script('reset lock_timeout');
  }
}

const recordOf = ({ name, checksum }: Migration) =>
  `insert into schema_migrations (name, checksum) values ('${name}', '${checksum}');`;
