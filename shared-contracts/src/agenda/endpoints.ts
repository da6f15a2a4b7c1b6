import { defineEndpoint } from '../core/define-endpoint';
import { ClubParams } from '../core/schema';
import { Month, MonthQuery } from './schema';

export const agendaEndpoints = {
  month: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/agenda/month',
    summary: 'Bookings and occupancy of each day of a month',
    params: ClubParams,
    query: MonthQuery,
    response: Month,
    authz: { kind: 'member', anyOf: ['schedule', 'booking'] },
  }),
};
