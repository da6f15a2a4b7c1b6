import { defineEndpoint } from '../core/define-endpoint';
import { ClubParams } from '../core/schema';
import { bookingErrors } from './errors';
import { FreeSlotQuery, FreeSlots } from './free-slot-schema';

export const freeSlotEndpoints = {
  find: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/free-slots',
    summary: 'Times at which courts are free within two weeks, with prices; those of one court do not overlap',
    params: ClubParams,
    query: FreeSlotQuery,
    response: FreeSlots,
    errors: [bookingErrors.duration_too_short],
    authz: { kind: 'member', anyOf: ['schedule', 'booking'] },
  }),
};
