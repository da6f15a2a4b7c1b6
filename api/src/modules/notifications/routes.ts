import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import { clubRoute } from '../../platform/http/club-route';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { listNotifications, markNotification, readerOf } from './service';
import { markAll } from './sql';
import { streamEvents } from './stream';

/** Marks are the reader's own: they change nothing of the club. */
const OWN_MARKS = { evenReadOnly: true };

export const notificationRoutes = (services: Services): Route[] => [
  clubRoute(notificationEndpoints.list, (tx, _actor, input) =>
    listNotifications(tx, readerOf(input), input.query.language),
  ),
  clubRoute(
    notificationEndpoints.read,
    (tx, _actor, { params, ...input }) => markNotification(tx, readerOf(input), params.notificationId, 'read_at'),
    OWN_MARKS,
  ),
  clubRoute(notificationEndpoints.readAll, (tx, _actor, input) => markAll(tx, readerOf(input), 'read_at'), OWN_MARKS),
  clubRoute(
    notificationEndpoints.remove,
    (tx, _actor, { params, ...input }) => markNotification(tx, readerOf(input), params.notificationId, 'removed_at'),
    OWN_MARKS,
  ),
  clubRoute(notificationEndpoints.clear, (tx, _actor, input) => markAll(tx, readerOf(input), 'removed_at'), OWN_MARKS),
  route(notificationEndpoints.stream, (input) => streamEvents(services, input), { turn: 'none' }),
];
