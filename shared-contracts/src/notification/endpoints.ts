import { defineEndpoint } from '../core/define-endpoint';
import { ClubParams } from '../core/schema';
import { NotificationPage, NotificationParams, NotificationsQuery, StreamQuery } from './schema';

export const notificationEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/notifications',
    summary: 'The newest notifications of the caller in a club, 100 at most, and how many are unread',
    params: ClubParams,
    query: NotificationsQuery,
    response: NotificationPage,
    authz: { kind: 'member' },
  }),
  read: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/notifications/:notificationId/read',
    summary: 'Mark one as read',
    params: NotificationParams,
    authz: { kind: 'member' },
  }),
  readAll: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/notifications/read-all',
    summary: 'Mark all as read',
    params: ClubParams,
    authz: { kind: 'member' },
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/notifications/:notificationId',
    summary: 'Remove one for the caller',
    params: NotificationParams,
    authz: { kind: 'member' },
  }),
  clear: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/notifications',
    summary: 'Remove all for the caller',
    params: ClubParams,
    authz: { kind: 'member' },
  }),
  /**
   * Stream of server-sent events with `id`, `event: <name>` and `data`, an EventEnvelope as JSON.
   * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
   */
  stream: defineEndpoint({
    method: 'GET',
    path: '/admin/notifications/stream',
    summary: 'The live events of a club, resumed after Last-Event-ID',
    query: StreamQuery,
    status: 200,
    authz: { kind: 'stream' },
  }),
};
