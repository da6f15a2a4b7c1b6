import { authEndpoints } from '@canchero/shared-contracts/auth';
import { EVENTS } from '@canchero/shared-contracts/events';
import type { Notification } from '@canchero/shared-contracts/notification';
import { showToast } from '../chrome/toasts/toast-queue';
import { bus } from '../events/bus';
import { translate } from '../i18n/intl';
import { preferences } from '../i18n/preferences';
import { queryClient } from '../query-client';
import { call } from '../session/http-client';
import { session } from '../session/session-store';
import { isExpired } from '../session/token-claims';
import { connection } from './connection-store';
import { EventStream } from './event-stream';
import { loadNotifications } from './notification-actions';
import { notifications, withNotification } from './notification-store';
import { notificationText } from './notification-text';
import { readAnew } from './read-anew';
import { readEvent } from './read-event';

/** Follows the events of one club until the returned function is called. With the schemas: loaded after first paint. */
export function followClub(clubId: string): () => void {
  let lastEventId: string | null = null;
  const stream = new EventStream({
    ticket: async () => {
      const { token } = await call(authEndpoints.streamTicket, { body: { club_id: clubId } });
      const current = session.getState().token;
      return current === null || isExpired(current, Date.now()) || isExpired(token, Date.now()) ? null : token;
    },
    open: (ticket, after) => {
      const query = new URLSearchParams({ club_id: clubId, token: ticket, ...(after && { last_event_id: after }) });
      const source = new EventSource(`/api/admin/notifications/stream?${query}`);
      const take = ({ data, lastEventId: id }: MessageEvent<string>) => {
        lastEventId = id || lastEventId;
        receive(data);
      };
      for (const name of EVENTS.keys()) source.addEventListener(name, take);
      return source;
    },
    lastEventId: () => lastEventId,
    onGap: () => {
      const log = (error: unknown) => console.error('what happened before the stream could not be read', error);
      readAnew(queryClient).catch(log);
      loadNotifications().catch(log);
    },
    poll: async () => {
      await loadNotifications();
      await queryClient.invalidateQueries();
    },
    onStatus: (status) => {
      const before = connection.getState().status;
      if (before !== status) connection.setState({ status });
      if (before === 'polling' && status === 'connected')
        showToast({ intent: 'success', title: translate('stream.connected'), duration: 3000 });
    },
    log: (message, error) => console.warn(message, error ?? ''),
  });
  const resume = () => stream.resume();
  window.addEventListener('focus', resume);
  window.addEventListener('online', resume);
  void stream.connect();
  return () => {
    window.removeEventListener('focus', resume);
    window.removeEventListener('online', resume);
    stream.close();
  };
}

function receive(data: string): void {
  try {
    const event = readEvent(data);
    if (event.name === 'stream.resync') void queryClient.invalidateQueries();
    if (event.name === 'notification.created') announce(event.payload.notification);
    bus.emit(event.name, event.payload as never);
  } catch (error) {
    console.error('an event of the stream was passed over', error);
  }
}

/** Milliseconds that a notification's toast stays, by its type. */
const DURATION: Readonly<Record<string, number>> = {
  'booking.created': 8000,
  'booking.cancelled': 6000,
  'payment.approved': 7000,
  'payment.failed': 10_000,
};
const HIGH_PRIORITY_MS = 8000;
const DEFAULT_MS = 5000;

/** Into the list for everyone; a toast for all but the one who did it, who has just been told. */
function announce(notification: Notification): void {
  const before = notifications.getState();
  notifications.setState((state) => withNotification(state, notification));
  if (notifications.getState() === before) return;
  if (notification.data.created_by === session.getState().user?.id) return;
  const { title, body } = notificationText(notification, translate, preferences.getState().language);
  showToast({
    intent: notification.priority === 'high' ? 'warning' : 'info',
    title,
    body,
    duration: DURATION[notification.type] ?? (notification.priority === 'high' ? HIGH_PRIORITY_MS : DEFAULT_MS),
  });
}
