import { defineEndpoint } from '../core/define-endpoint';
import { Movements, MovementsExport, MovementsFile, MovementsQuery, Revenue, RevenueQuery } from './schema';

const authz = { kind: 'super_admin' } as const;

/** The platform's own income. */
export const revenueEndpoints = {
  overview: defineEndpoint({
    method: 'GET',
    path: '/admin/revenue',
    summary: 'Monthly recurring revenue now and by month, with what moved it, by plan and by cohort',
    query: RevenueQuery,
    response: Revenue,
    authz,
  }),
  movements: defineEndpoint({
    method: 'GET',
    path: '/admin/revenue/movements',
    summary: 'What moved the recurring revenue in a month; who reads it is in the audit',
    query: MovementsQuery,
    response: Movements,
    authz,
  }),
  exportMovements: defineEndpoint({
    method: 'GET',
    path: '/admin/revenue/movements/export',
    summary: 'What moved the recurring revenue in a month, as a CSV file',
    query: MovementsExport,
    response: MovementsFile,
    authz,
  }),
};
