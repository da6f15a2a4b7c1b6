import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { raw } from '../../platform/http/raw';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { selectMonth } from './sql';

export const agendaRoutes = ({ db }: Services): Route[] => [
  // One round trip instead of a transaction.
  route(bookingEndpoints.month, async ({ params, query }) =>
    raw(await selectMonth(db, params.clubId, query.month, query.court_ids?.split(',') ?? null)),
  ),
];
