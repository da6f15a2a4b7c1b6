import { defineEndpoint } from '../core/define-endpoint';
import { ClubParams } from '../core/schema';
import { SearchHits, SearchQuery } from './schema';

export const searchEndpoints = {
  find: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/search',
    summary: 'A few players and bookings by name, phone, e-mail or description, as far as the caller may see them',
    params: ClubParams,
    query: SearchQuery,
    response: SearchHits,
    authz: { kind: 'member', anyOf: ['players', 'schedule', 'booking'] },
  }),
};
