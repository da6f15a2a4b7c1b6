import { type Notification, notificationEvents } from '@canchero/shared-contracts/notification';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';

/** What the members of a club are told. Clients have texts of their own by `type` and `data`. */
export interface Notice {
  type: string;
  title: string;
  message: string;
  priority?: Notification['priority'];
  data: Record<string, unknown>;
  /** For those alone who hold one of these permissions. */
  anyOf?: readonly string[];
}

/** Notifies a club, now and on open screens. */
export async function notify(tx: Tx, clubId: string, notice: Notice): Promise<void> {
  const { anyOf } = notice;
  const [row] = await tx.query<Omit<Notification, 'read'>>(sql`
    insert into notifications (club_id, type, title, message, priority, data, any_of)
    values (${clubId}, ${notice.type}, ${notice.title}, ${notice.message}, ${notice.priority ?? 'medium'},
      ${JSON.stringify(notice.data)}::jsonb, ${anyOf ?? null}::text[])
    returning id, type, title, message, created_at, data, club_id, user_id, priority, expires_at`);
  if (!row) throw new Error('a notification was not written');
  const notification = { ...row, read: false };
  await appendEvent(tx, clubId, notificationEvents.created, { notification }, anyOf ? { anyOf } : {});
}
