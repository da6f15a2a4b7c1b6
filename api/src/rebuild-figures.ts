import sql from 'sql-template-tag';
import { keepDays } from './modules/reports/kept/keep-days';
import { readConfig } from './platform/config/config';
import { openDatabase } from './platform/db/open';

/**
 * Sums the days of all clubs, or of those whose slugs are given, from their rows again, in the database that the
 * environment names. A running service on PostgreSQL may go on meanwhile: its figures are right before, during and after.
 * @returns text to print
 * @throws ConfigError
 * @throws FolderLockedError
 * @throws DatabaseVersionError
 */
export async function rebuildFigures(env: NodeJS.ProcessEnv, slugs: readonly string[]): Promise<string> {
  const db = await openDatabase(readConfig(env), () => undefined);
  try {
    const clubs = await db.platform((tx) =>
      tx.query<{ id: string; slug: string }>(sql`
        select id, slug from clubs where ${slugs.length === 0} or slug = any(${slugs}::text[]) order by slug`),
    );
    const unknown = slugs.filter((slug) => !clubs.some((club) => club.slug === slug));
    for (const { id } of clubs) await db.tenant(id, (tx) => keepDays(tx, id, true));
    return [...clubs.map(({ slug }) => `rebuilt ${slug}\n`), ...unknown.map((slug) => `no club ${slug}\n`)].join('');
  } finally {
    await db.close();
  }
}
