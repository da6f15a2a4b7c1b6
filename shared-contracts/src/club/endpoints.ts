import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { clubErrors } from './errors';
import { Club, ClubChange, ClubSummaries, NewClub, SlugCheck, SlugQuery } from './schema';
import { SearchHits, SearchQuery } from './search-schema';

export const clubEndpoints = {
  mine: defineEndpoint({
    method: 'GET',
    path: '/club/my-clubs',
    summary: 'The clubs of the caller, and the one that they entered as a super admin',
    response: ClubSummaries,
    authz: { kind: 'user' },
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId',
    summary: 'One club',
    params: ClubParams,
    response: Club,
    authz: { kind: 'member' },
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/club/clubs',
    summary: 'Open a club; the caller becomes its owner',
    body: NewClub,
    response: Club,
    status: 201,
    errors: [
      clubErrors.slug_taken,
      clubErrors.unknown_timezone,
      clubErrors.opening_hours_overlap,
      commonErrors.plan_limit_exceeded,
    ],
    authz: { kind: 'user' },
  }),
  endImpersonation: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/impersonation',
    summary: 'Leave a club that was entered as a super admin; without effect for members',
    params: ClubParams,
    authz: { kind: 'member' },
  }),
  checkSlug: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/slug-check',
    summary: "Whether an address is free for the club's public page",
    params: ClubParams,
    query: SlugQuery,
    response: SlugCheck,
    authz: { kind: 'member', anyOf: ['configuration'] },
  }),
  search: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/search',
    summary: 'A few players and bookings by name, phone, e-mail or description, as far as the caller may see them',
    params: ClubParams,
    query: SearchQuery,
    response: SearchHits,
    authz: { kind: 'member', anyOf: ['players', 'schedule', 'booking'] },
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId',
    summary: 'Change a club',
    params: ClubParams,
    body: ClubChange,
    response: Club,
    errors: [
      clubErrors.slug_taken,
      clubErrors.unknown_timezone,
      clubErrors.opening_hours_overlap,
      commonErrors.stale_version,
    ],
    authz: { kind: 'member', anyOf: ['configuration'] },
  }),
};
