import { defineEndpoint } from '../core/define-endpoint';
import { PlatformOverview, PlatformStats, PlatformStatsQuery } from './schema';

export const adminStatsEndpoints = {
  overview: defineEndpoint({
    method: 'GET',
    path: '/admin/overview',
    summary: 'Bookings of today, what is overdue or suspended, and the jobs of the instance that answers',
    response: PlatformOverview,
    authz: { kind: 'super_admin' },
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/stats',
    summary: 'Growth, use by feature and load by hour of the platform, over 30, 90 or 365 days',
    query: PlatformStatsQuery,
    response: PlatformStats,
    authz: { kind: 'super_admin' },
  }),
};
