import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { milliseconds } from '../../platform/db/milliseconds';

/** Message of the gateway: a hint what to read from it. */
export interface Message {
  id: string;
  topic: string;
  object_id: string;
  /** Checkout that it says it is about. */
  reference: string | null;
  /** Account that it says it is about. */
  collector: string | null;
  attempts: number;
}

/** Inserts a message; one that came before stays as it is. */
export const insertMessage = (tx: Tx, m: Omit<Message, 'id' | 'attempts'> & { eventKey: string }) =>
  tx.query(sql`
    insert into gateway_messages (event_key, topic, object_id, reference, collector)
    values (${m.eventKey}, ${m.topic}, ${m.object_id}, ${m.reference}::uuid, ${m.collector})
    on conflict (event_key) do nothing`);

/**
 * Claims messages that are due, so that no other instance processes them for `leaseMs`, both by the database's clock:
 * those about the platform's own subscriptions, or all others.
 */
export const claimMessages = (tx: Tx, of: 'subscriptions' | 'clubs', leaseMs: number): Promise<Message[]> =>
  tx.query<Message>(sql`
    update gateway_messages
    set attempts = attempts + 1, next_attempt_at = clock_timestamp() + ${milliseconds(leaseMs)}
    where id in (
      select id from gateway_messages where next_attempt_at <= clock_timestamp()
        and (topic in ('subscription_preapproval', 'subscription_authorized_payment')) = (${of} = 'subscriptions')
      order by next_attempt_at limit 50 for update skip locked)
    returning id::text, topic, object_id, reference, collector, attempts`);

export const endMessage = (tx: Tx, id: string, outcome: string) =>
  tx.query(sql`
    update gateway_messages set outcome = ${outcome}, next_attempt_at = null where id = ${id}::bigint`);

export const delayMessage = (tx: Tx, id: string, pauseMs: number) =>
  tx.query(sql`
    update gateway_messages set next_attempt_at = clock_timestamp() + ${milliseconds(pauseMs)}
    where id = ${id}::bigint and outcome is null`);

/** Deletes processed messages that came before `before`, at most `limit`. Returns the number of deleted messages. */
export async function deleteOldMessages(tx: Tx, before: Date, limit: number): Promise<number> {
  const gone = await tx.query(sql`
    delete from gateway_messages where ctid = any(array(
      select ctid from gateway_messages where outcome is not null and received_at < ${before} limit ${limit})) returning 1`);
  return gone.length;
}
