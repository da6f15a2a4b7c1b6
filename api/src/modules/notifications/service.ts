import { AppError, commonErrors, PERMISSIONS } from '@canchero/shared-contracts/core';
import type { Notification } from '@canchero/shared-contracts/notification';
import type { Caller, ClubAccess } from '../../platform/auth/caller';
import type { Services } from '../../platform/services';
import { markAll, markOne, type Reader, selectNotifications } from './sql';

export const readerOf = (caller: Caller, club: ClubAccess): Reader => ({
  clubId: club.id,
  userId: caller.id,
  permissions: PERMISSIONS.filter((permission) => club.can(permission)),
});

/** The newest notifications, and how many of them are unread. */
export async function listNotifications(
  { db }: Services,
  reader: Reader,
): Promise<{ items: Notification[]; unread: number }> {
  const items = await db.tenant(reader.clubId, (tx) => selectNotifications(tx, reader));
  return { items, unread: items.filter((item) => !item.read).length };
}

/** @throws not_found also for one that is meant for somebody else */
export async function markNotification(
  { db }: Services,
  reader: Reader,
  id: string,
  column: 'read_at' | 'removed_at',
): Promise<void> {
  const done = await db.tenant(reader.clubId, (tx) => markOne(tx, reader, id, column));
  if (!done) throw AppError.of(commonErrors.not_found);
}

export const markNotifications = ({ db }: Services, reader: Reader, column: 'read_at' | 'removed_at'): Promise<void> =>
  db.tenant(reader.clubId, (tx) => markAll(tx, reader, column));
