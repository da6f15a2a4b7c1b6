import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MigrationConnection } from './database';

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** The database was made by other migrations than those of this version. */
export class MigrationMismatchError extends Error {
  override readonly name = 'MigrationMismatchError';
}

/** Key of the advisory lock: any fixed number that nobody else locks. */
const LOCK = 727_001;

/** Returns the folder of the migrations: beside the bundled server, else in the sources. */
export function migrationsFolder(): string {
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
 * Applies the missing migrations, each in a transaction of its own together with its record. Instances that start at
 * the same time wait for one another.
 * @returns names of the migrations that were applied now
 * @throws MigrationMismatchError if an applied migration is unknown or was edited since; nothing is changed then
 */
export async function migrate(connection: MigrationConnection, migrations = readMigrations()): Promise<string[]> {
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
    for (const migration of missing) await apply(connection, migration);
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

/** Runs a migration and its record in one transaction: a failed migration leaves nothing behind. */
async function apply(connection: MigrationConnection, { name, text, checksum }: Migration) {
  const record = `insert into schema_migrations (name, checksum) values ('${name}', '${checksum}');`;
  try {
    await connection.script(`begin;\n${text}\n;${record}\ncommit;`);
  } catch (error) {
    await connection.script('rollback').catch(() => undefined);
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
