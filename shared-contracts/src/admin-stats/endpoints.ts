import { defineEndpoint } from '../core/define-endpoint';
import { PlatformStats, PlatformStatsQuery } from './schema';

export const adminStatsEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/stats',
    summary: 'Growth, use by feature and load by hour of the platform, over 30, 90 or 365 days',
    query: PlatformStatsQuery,
    response: PlatformStats,
    authz: { kind: 'super_admin' },
  }),
};
