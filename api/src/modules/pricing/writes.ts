import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Drops a court that is being removed from the price rules, and removes the rules that were for it alone. */
export async function dropCourtFromRules(tx: Tx, clubId: string, courtId: string): Promise<void> {
  await tx.query(sql`delete from price_rule_courts where club_id = ${clubId} and court_id = ${courtId}`);
  await tx.query(sql`
    delete from price_rules r where r.club_id = ${clubId} and not r.all_courts and not exists (
      select 1 from price_rule_courts x where x.club_id = r.club_id and x.rule_id = r.id)`);
}
