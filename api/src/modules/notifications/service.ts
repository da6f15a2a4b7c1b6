import { AppError, commonErrors, type Language, PERMISSIONS } from '@canchero/shared-contracts/core';
import type { Notification } from '@canchero/shared-contracts/notification';
import type { Caller, ClubAccess } from '../../platform/auth/caller';
import type { Tx } from '../../platform/db/database';
import { markOne, type Reader, selectNotifications } from './sql';
import { inLanguage } from './text';

/** Describes the caller as a reader of notifications. */
export const readerOf = ({ caller, club }: { caller: Caller; club: ClubAccess }): Reader => ({
  clubId: club.id,
  userId: caller.id,
  permissions: PERMISSIONS.filter((permission) => club.can(permission)),
});

/**
 * Lists the newest notifications of a reader, with the number of unread ones among them.
 * @param language language of their texts; without one they are as stored
 */
export async function listNotifications(
  tx: Tx,
  reader: Reader,
  language: Language | undefined,
): Promise<{ items: Notification[]; unread: number }> {
  const stored = await selectNotifications(tx, reader);
  const items = language ? stored.map((item) => inLanguage(language, item)) : stored;
  return { items, unread: items.filter((item) => !item.read).length };
}

/** Marks a notification as read or removed. @throws not_found, also for one that the reader may not see */
export async function markNotification(
  tx: Tx,
  reader: Reader,
  id: string,
  column: 'read_at' | 'removed_at',
): Promise<void> {
  if (!(await markOne(tx, reader, id, column))) throw AppError.of(commonErrors.not_found);
}
