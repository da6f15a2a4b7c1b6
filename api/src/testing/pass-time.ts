import sql from 'sql-template-tag';
import type { Database } from '../platform/db/database';

/** Lets minutes pass for what waits by the database's clock, which no test can move: all is due so much sooner. */
export async function passTime(db: Database, minutes: number): Promise<void> {
  const passed = sql`${minutes}::float8 * interval '1 minute'`;
  await db.platform(async (tx) => {
    await tx.query(sql`
      update mails set next_attempt_at = next_attempt_at - ${passed}, created_at = created_at - ${passed}`);
    await tx.query(sql`update gateway_messages set next_attempt_at = next_attempt_at - ${passed}`);
    await tx.query(sql`update gateway_refunds set next_attempt_at = next_attempt_at - ${passed}`);
    await tx.query(sql`update checkouts set next_check_at = next_check_at - ${passed}`);
    await tx.query(sql`update subscription_agreements set next_check_at = next_check_at - ${passed}`);
    await tx.query(sql`update subscription_charges set next_refund_at = next_refund_at - ${passed}`);
  });
}
