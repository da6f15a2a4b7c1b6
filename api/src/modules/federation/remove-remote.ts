import sql from 'sql-template-tag';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { tellInstances } from '../../platform/releases/sql';

/**
 * Removes a remote: its releases with their files, its canary, and the counts of its loads and failures. Its deploy
 * tokens are revoked. Running services stop listing it and remove their copies; the audit keeps what was done with it.
 * @param name e.g. `mfe-agenda`
 * @returns number of its releases; 0 if there are none, and then nothing changes
 */
export function removeRemote(db: Database, clock: () => Date, name: string): Promise<number> {
  return db.platform(async (tx) => {
    await tx.query(sql`delete from canaries where name = ${name}`);
    await tx.query(sql`delete from active_releases where name = ${name}`);
    await tx.query(sql`delete from release_failures where remote = ${name}`);
    const releases = await tx.query(sql`delete from releases where name = ${name} returning version`);
    if (releases.length === 0) return 0;
    await tx.query(sql`
      update deploy_tokens set revoked_at = ${clock()} where remote = ${name} and revoked_at is null`);
    await audit(tx, {
      requestId: 'command line',
      actorId: null,
      action: 'release.remove',
      object: { type: 'release', id: name },
    });
    await tellInstances(tx, name);
    return releases.length;
  });
}
