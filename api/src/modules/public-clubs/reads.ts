import type { PublicClub } from '@canchero/shared-contracts/club';
import type { Database } from '../../platform/db/database';
import { selectPageClub, selectPublicClub, selectPublicSlugs } from './sql';

export { checkBookableDay } from './availability';
export { type PageClub, selectPageClub } from './sql';

/** Returns what anyone may know about a club with a public page; null if there is none. */
export async function readPublicClub(db: Database, club: string): Promise<Omit<PublicClub, 'courts'> | null> {
  const known = await selectPageClub(db, club);
  return known && db.tenant(known.id, (tx) => selectPublicClub(tx, known.id));
}

/** Lists the slugs of clubs with a public page, in their order. */
export const listPublicSlugs = (db: Database, limit: number): Promise<string[]> =>
  db.platform((tx) => selectPublicSlugs(tx, limit));
