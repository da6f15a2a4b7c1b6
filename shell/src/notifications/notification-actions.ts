import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import { clubs } from '../clubs/club-store';
import { isCalledOff, logFailure } from '../diagnostics/log-failure';
import { preferences } from '../i18n/preferences';
import { showErrorToast } from '../parts/toast-queue';
import { call } from '../session/session-call';
import {
  NO_NOTIFICATIONS,
  type Notifications,
  notifications,
  withAllRead,
  without,
  withRead,
} from './notification-store';

/** Reads the newest notifications of the selected club. */
export async function loadNotifications(): Promise<void> {
  const clubId = clubs.getState().selectedId;
  if (!clubId) return;
  const page = await call(notificationEndpoints.list, {
    params: { clubId },
    query: { language: preferences.getState().language },
  });
  if (clubs.getState().selectedId === clubId) notifications.setState(page);
}

export const markRead = (notificationId: string) =>
  change(
    (state) => withRead(state, notificationId),
    (clubId) => call(notificationEndpoints.read, { params: { clubId, notificationId } }),
  );

export const markAllRead = () =>
  change(withAllRead, (clubId) => call(notificationEndpoints.readAll, { params: { clubId } }));

export const removeNotification = (notificationId: string) =>
  change(
    (state) => without(state, notificationId),
    (clubId) => call(notificationEndpoints.remove, { params: { clubId, notificationId } }),
  );

export const clearNotifications = () =>
  change(
    () => NO_NOTIFICATIONS,
    (clubId) => call(notificationEndpoints.clear, { params: { clubId } }),
  );

/** Changes the list at once, then on the server. The server's list is shown again after a failure. */
async function change(
  here: (state: Notifications) => Notifications,
  there: (clubId: string) => Promise<unknown>,
): Promise<void> {
  const clubId = clubs.getState().selectedId;
  if (!clubId) return;
  notifications.setState(here);
  try {
    await there(clubId);
  } catch (error) {
    if (isCalledOff(error)) return;
    showErrorToast(error);
    await loadNotifications().catch((cause: unknown) => logFailure('notifications could not be read', cause));
  }
}
