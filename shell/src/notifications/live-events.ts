import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { isAppError } from '@canchero/shared-contracts/core';
import { EVENTS } from '@canchero/shared-contracts/events';
import { type Notification, notificationEvents } from '@canchero/shared-contracts/notification';
import { loadSelected } from '../clubs/club-actions';
import { record } from '../diagnostics/debug-log';
import { isCalledOff, logFailure } from '../diagnostics/log-failure';
import { bus } from '../events/bus';
import { eventProblem } from '../events/event-check';
import { streamPosition } from '../events/stream-position';
import { failureReports } from '../federation/failure-reports';
import { ownSource } from '../federation/own-release';
import { intlStore, translate } from '../i18n/intl';
import { navigate } from '../navigation/navigate';
import { showToast } from '../parts/toast-queue';
import { serverNow } from '../session/server-clock';
import { call } from '../session/session-call';
import { session } from '../session/session-store';
import { isExpired } from '../session/token-claims';
import { queryClient } from '../storage/query-client';
import { reloadQueries } from '../storage/reload-queries';
import { connection } from './connection-store';
import { resolveCourtName } from './court-names';
import { followAccess } from './follow-access';
import { followPlan } from './follow-plan';
import { inAppPath } from './in-app-path';
import { loadNotifications, markRead } from './notification-actions';
import { notifications, withNotification } from './notification-store';
import { notificationText } from './notification-text';
import { createReader, positionOf } from './read-event';
import { type Feed, SharedStream } from './shared-stream';
import { StreamConnection } from './stream-connection';

// the schemas are here: events between remotes need not wait for them
bus.guard(eventProblem);

/** Interval at which the state of the stream is logged. */
const LOG_MS = 10_000;

/**
 * Reads the notifications of the selected club and follows its events until the returned function is called. All tabs of
 * the user share one stream. Brings the event schemas, hence loaded after first paint.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function followClub(clubId: string): () => void {
  loadNotifications().catch((error: unknown) => logFailure('notifications could not be read', error));
  const stream = new SharedStream({
    name: `${session.getState().user?.id}:${clubId}`,
    start: streamPosition(),
    open: (feed) => openStream(clubId, feed),
    deliver: createReceiver(clubId),
    onGap: catchUp,
    onPolled: catchUp,
    onStatus: (status) => {
      const before = connection.getState().status;
      if (before !== status) {
        connection.setState({ status });
        record('stream', status);
      }
      if (before === 'polling' && status === 'connected')
        showToast({ intent: 'success', title: translate('stream.connected'), duration: 3000 });
    },
    isHidden: () => document.hidden,
    locks: navigator.locks,
  });
  const logging = setInterval(() => console.debug(`stream of events: ${connection.getState().status}`), LOG_MS);
  const look = () => stream.look();
  window.addEventListener('focus', look);
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(logging);
    window.removeEventListener('focus', look);
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
    stream.close();
  };
}

/** Creates the connection to the server for the tab that leads. */
function openStream(clubId: string, feed: Feed): StreamConnection {
  const stream: StreamConnection = new StreamConnection({
    ticket: async () => {
      const { token } = await call(sessionEndpoints.streamTicket, { body: { club_id: clubId } }).catch((error) => {
        // the user left the club in another tab, or was taken out of it
        if (isAppError(error) && error.status === 404) void loadSelected();
        throw error;
      });
      const current = session.getState().token;
      return current === null || isExpired(current, serverNow()) || isExpired(token, serverNow()) ? null : token;
    },
    open: (ticket, after) => {
      const query = new URLSearchParams({ club_id: clubId, token: ticket, ...(after && { last_event_id: after }) });
      const source = new EventSource(`/api/admin/notifications/stream?${query}`);
      for (const name of EVENTS.keys()) {
        source.addEventListener(name, ({ data }: MessageEvent<string>) => {
          const id = positionOf(data);
          if (name === notificationEvents.displaced.name) stream.displaced();
          else if (id === null) feed.announced(name, data);
          else feed.received({ id, data });
        });
      }
      return source;
    },
    lastEventId: feed.lastEventId,
    onGap: feed.onGap,
    poll: async () => {
      await readAgain();
      feed.onPolled();
    },
    onStatus: feed.onStatus,
    log: (message, error) => !isCalledOff(error) && console.warn(message, error ?? ''),
  });
  return stream;
}

/** Reads again all that the page has of the service, for events that did not reach it. */
const readAgain = () => Promise.all([loadNotifications(), reloadQueries(queryClient)]);
const catchUp = () =>
  void readAgain().catch((error: unknown) => logFailure('what the stream did not deliver could not be read', error));

const createReceiver = (clubId: string) =>
  createReader(
    (event) => {
      if (event.name === 'stream.resync') catchUp();
      if (event.name === 'plan.changed') void followPlan(clubId);
      if (event.name === 'access.changed') void followAccess(clubId);
      if (event.name === 'notification.created') void announce(event.payload.notification);
      bus.emit(event.name, event.payload as never);
    },
    (error) => {
      console.error('an event of the stream was passed over; others of its kind will be as well', error);
      // this release of the shell does not know what the service sends
      failureReports.report(ownSource(), 'event', error);
    },
  );

/** Milliseconds that a notification's toast stays, by type. */
const DURATION: Readonly<Record<string, number>> = {
  'booking.created': 8000,
  'booking.cancelled': 6000,
  'payment.approved': 7000,
  'payment.failed': 10_000,
};
const HIGH_PRIORITY_MS = 8000;
const DEFAULT_MS = 5000;

/**
 * Adds a notification to the list and shows a toast. Actions of the user themselves, in any tab or on any device, are
 * left out.
 */
async function announce(notification: Notification): Promise<void> {
  if (notification.data.created_by === session.getState().user?.id) return;
  const before = notifications.getState();
  notifications.setState((state) => withNotification(state, notification));
  if (notifications.getState() === before) return;
  const data = await resolveCourtName(queryClient, notification);
  const { intl } = intlStore.getState();
  if (!intl) return;
  const { title, body } = notificationText({ ...notification, data }, intl);
  const path = inAppPath(data.redirect_url);
  showToast({
    intent: notification.priority === 'high' ? 'warning' : 'info',
    title,
    body,
    duration: DURATION[notification.type] ?? (notification.priority === 'high' ? HIGH_PRIORITY_MS : DEFAULT_MS),
    ...(path && { action: { label: translate('notifications.open'), run: () => open(notification.id, path) } }),
  });
}

function open(notificationId: string, path: string): void {
  void markRead(notificationId);
  navigate(path);
}
