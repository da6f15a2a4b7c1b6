import { DEFAULT_LANGUAGE } from '@canchero/shared-contracts/core';
import { type Notification, notificationEvents } from '@canchero/shared-contracts/notification';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { type KnownType, type NotedPlace, notificationText } from './text';

export type { KnownType };

/** Writes the text that a notification is stored with, for readers whose language is not known. */
export const storedText = (type: KnownType, place: NotedPlace) => notificationText(DEFAULT_LANGUAGE, type, place);

/** Notification about a booking, to be created. Readers get its text in their language, from `type` and `data`. */
export interface NewNotification {
  type: KnownType;
  priority?: Notification['priority'];
  data: NotedPlace & Record<string, unknown>;
  /** Restricts it to members with one of these permissions. */
  anyOf?: readonly string[];
}

/** Creates a notification about a booking and publishes it as `notification.created`. */
export async function notify(tx: Tx, clubId: string, notification: NewNotification): Promise<void> {
  await notifyClub(tx, clubId, { ...notification, ...storedText(notification.type, notification.data) });
}

/** Notification with the text in which all read it. */
export interface WrittenNotification extends Pick<NewNotification, 'priority' | 'anyOf'> {
  type: string;
  title: string;
  message: string;
  data: Record<string, unknown>;
}

/** Creates a notification for a club and publishes it as `notification.created`. */
export async function notifyClub(tx: Tx, clubId: string, notification: WrittenNotification): Promise<void> {
  const { type, title, message, priority = 'medium', data, anyOf } = notification;
  const [row] = await tx.query<Omit<Notification, 'read'>>(sql`
    insert into notifications (club_id, type, title, message, priority, data, any_of)
    values (${clubId}, ${type}, ${title}, ${message}, ${priority}, ${JSON.stringify(data)}::jsonb,
      ${anyOf ?? null}::text[])
    returning id, type, title, message, created_at, data, club_id, user_id, priority, expires_at`);
  if (!row) throw new Error('a notification was not written');
  const created = { ...row, read: false };
  await appendEvent(tx, clubId, notificationEvents.created, { notification: created }, anyOf ? { anyOf } : {});
}

/** Deletes the notifications that name a person, when their data are erased: by phone, e-mail, or name at a booking. */
export const deleteNotificationsOf = (
  tx: Tx,
  clubId: string,
  person: { id: string; name: string; phone: string | null; email: string | null },
) =>
  tx.query(sql`
    delete from notifications n where n.club_id = ${clubId} and (
      n.data ->> 'player_phone' = ${person.phone}::text or lower(n.data ->> 'player_email') = ${person.email}::text
      or n.data ->> 'player_name' = ${person.name} and exists (
        select from booking_players bp where bp.club_id = n.club_id and bp.player_id = ${person.id}
          and bp.booking_id::text = n.data ->> 'booking_id'))`);
