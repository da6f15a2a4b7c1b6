import { defineEndpoint } from '../core/define-endpoint';
import { PlatformOverview, PlatformStats, PlatformStatsQuery } from './schema';

export const adminStatsEndpoints = {
  overview: defineEndpoint({
    method: 'GET',
    path: '/admin/overview',
    summary: 'Bookings of today, what is overdue, late or suspended, and the jobs of the instance that answers',
    response: PlatformOverview,
    authz: { kind: 'super_admin' },
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/stats',
    summary: 'Growth, use by feature and by hour over 30, 90 or 365 days, and the present load of the platform',
    query: PlatformStatsQuery,
    response: PlatformStats,
    authz: { kind: 'super_admin' },
  }),
};
