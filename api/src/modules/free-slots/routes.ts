import { freeSlotEndpoints } from '@canchero/shared-contracts/booking';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { findFreeSlots } from './reads';

export const freeSlotRoutes = ({ db, clock }: Services): Route[] => [
  route(freeSlotEndpoints.find, ({ club, query }) => findFreeSlots(db, club.id, query, clock())),
];
