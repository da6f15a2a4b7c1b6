import { z } from 'zod';
import { LANGUAGES } from '../core/language';
import { ClubParams, Id, Instant } from '../core/schema';

const NotificationPriority = z.enum(['low', 'medium', 'high']);

export const Notification = z.object({
  id: Id,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  created_at: Instant,
  read: z.boolean(),
  data: z.record(z.string(), z.unknown()),
  club_id: Id,
  /** Null for every member of the club. */
  user_id: Id.nullable(),
  priority: NotificationPriority,
  expires_at: Instant.nullable(),
});
export type Notification = z.output<typeof Notification>;
/** `language`: the language of titles and messages; without it they are as stored. */
export const NotificationsQuery = z.strictObject({ language: z.enum(LANGUAGES).optional() });
export const NotificationPage = z.object({ items: z.array(Notification), unread: z.int().min(0) });
export const NotificationParams = ClubParams.extend({ notificationId: Id });

export const StreamQuery = z.strictObject({
  club_id: Id,
  token: z.string().max(4000),
  /** Start position, for a first connection, which cannot send the header Last-Event-ID. */
  last_event_id: z.string().max(60).optional(),
});
