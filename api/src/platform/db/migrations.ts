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

/** Any fixed number that nobody else locks. */
const LOCK = 727_001;

/** The folder of migrations: beside the bundled server, else in the sources. */
export function migrationsFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const bundled = path.join(here, 'migrations');
  return fs.existsSync(bundled) ? bundled : path.resolve(here, '../../migrations');
}

/** All migrations, `NNN-name.sql`, in order. */
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
 * Applies what is missing, each in its own transaction together with its record. Instances that boot at
 * the same time wait for one another. Refuses to go on when an applied migration was edited afterwards.
 * @returns the names of those applied now
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
    const missing = migrations.filter((migration) => isMissing(migration, applied));
    for (const migration of missing) await apply(connection, migration);
    return missing.map((migration) => migration.name);
  } finally {
    await connection.rows('select pg_advisory_unlock($1)', [LOCK]);
  }
}

function isMissing(migration: Migration, applied: Map<string, string>): boolean {
  const checksum = applied.get(migration.name);
  if (checksum !== undefined && checksum !== migration.checksum) {
    throw new Error(`Migration ${migration.name} was changed after it was applied: write a new one instead`);
  }
  return checksum === undefined;
}

/** One script, hence one implicit transaction: a failed migration leaves nothing behind. */
async function apply(connection: MigrationConnection, { name, text, checksum }: Migration) {
  const record = `insert into schema_migrations (name, checksum) values ('${name}', '${checksum}');`;
  try {
    await connection.script(`begin;\n${text}\n;${record}\ncommit;`);
  } catch (error) {
    await connection.script('rollback').catch(() => undefined);
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
