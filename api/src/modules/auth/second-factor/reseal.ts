import sql from 'sql-template-tag';
import type { Database } from '../../../platform/db/database';
import type { Sealer } from '../../../platform/encryption/sealer';
import { contextOf } from './service';

/** Seals the secrets of all authenticators by the first key. Returns the number of those that were not. */
export const resealFactors = (db: Database, sealer: Sealer): Promise<number> =>
  db.platform(async (tx) => {
    const rows = await tx.query<{ user_id: string; secret: string }>(sql`
      select user_id, secret from second_factors order by user_id for update`);
    let resealed = 0;
    for (const { user_id, secret } of rows) {
      const sealed = sealer.reseal(secret, contextOf(user_id));
      if (!sealed) continue;
      await tx.query(sql`update second_factors set secret = ${sealed} where user_id = ${user_id}`);
      resealed++;
    }
    return resealed;
  });
