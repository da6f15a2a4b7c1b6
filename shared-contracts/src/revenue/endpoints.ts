import { defineEndpoint } from '../core/define-endpoint';
import {
  FiguresExport,
  FiguresFile,
  Movements,
  MovementsExport,
  MovementsFile,
  MovementsQuery,
  PayingOwners,
  PayingOwnersExport,
  PayingOwnersFile,
  PayingOwnersQuery,
  Revenue,
  RevenueQuery,
} from './schema';

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
  owners: defineEndpoint({
    method: 'GET',
    path: '/admin/revenue/owners',
    summary: 'Who paid when a month ended, of a plan or of a month of arrival; who reads it is in the audit',
    query: PayingOwnersQuery,
    response: PayingOwners,
    authz,
  }),
  exportOwners: defineEndpoint({
    method: 'GET',
    path: '/admin/revenue/owners/export',
    summary: 'Who paid when a month ended, as a CSV file',
    query: PayingOwnersExport,
    response: PayingOwnersFile,
    authz,
  }),
  exportFigures: defineEndpoint({
    method: 'GET',
    path: '/admin/revenue/export',
    summary: 'Figures by month, by plan and month, or by cohort, as a CSV file',
    query: FiguresExport,
    response: FiguresFile,
    authz,
  }),
};
