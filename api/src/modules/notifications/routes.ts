import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { listNotifications, markNotification, markNotifications, readerOf } from './service';
import { streamEvents } from './stream';

export const notificationRoutes = (services: Services): Route[] => [
  route(notificationEndpoints.list, ({ caller, club }) => listNotifications(services, readerOf(caller, club))),
  route(notificationEndpoints.read, ({ caller, club, params }) =>
    markNotification(services, readerOf(caller, club), params.notificationId, 'read_at'),
  ),
  route(notificationEndpoints.readAll, ({ caller, club }) =>
    markNotifications(services, readerOf(caller, club), 'read_at'),
  ),
  route(notificationEndpoints.remove, ({ caller, club, params }) =>
    markNotification(services, readerOf(caller, club), params.notificationId, 'removed_at'),
  ),
  route(notificationEndpoints.clear, ({ caller, club }) =>
    markNotifications(services, readerOf(caller, club), 'removed_at'),
  ),
  route(notificationEndpoints.stream, (input) => streamEvents(services, input)),
];
