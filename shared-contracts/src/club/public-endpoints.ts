import { bookingErrors } from '../booking/errors';
import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { clubErrors } from './errors';
import { Availability, AvailabilityQuery, PublicClub, PublicClubParams, PublicCourts } from './public-schema';

/** Calls of a club's public page. A club without one does not exist for them. */
export const publicClubEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/club/public/clubs/:club',
    summary: 'What anyone may know about a club with a public page, named by id or slug',
    params: PublicClubParams,
    response: PublicClub,
    errors: [commonErrors.not_found],
    authz: { kind: 'public' },
  }),
  availability: defineEndpoint({
    method: 'GET',
    path: '/club/public/clubs/:club/availability',
    summary: 'Free starts of one day with prices',
    params: PublicClubParams,
    query: AvailabilityQuery,
    response: Availability,
    errors: [commonErrors.not_found, bookingErrors.duration_too_short, clubErrors.beyond_horizon],
    authz: { kind: 'public' },
  }),
  byId: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId',
    summary: 'What anyone may know about a club with a public page, for callers without a token',
    params: ClubParams,
    response: PublicClub,
    errors: [commonErrors.not_found],
    authz: { kind: 'anonymous' },
  }),
  courtsById: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/courts',
    summary: 'The active courts of a club with a public page, for callers without a token',
    params: ClubParams,
    response: PublicCourts,
    errors: [commonErrors.not_found],
    authz: { kind: 'anonymous' },
  }),
};
