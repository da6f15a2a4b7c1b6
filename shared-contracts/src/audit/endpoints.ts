import { defineEndpoint } from '../core/define-endpoint';
import { ClubParams } from '../core/schema';
import { AuditPage, AuditQuery } from './schema';

export const auditEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/audit',
    summary: 'Who did what at a club, newest first, 50 a page',
    params: ClubParams,
    query: AuditQuery,
    response: AuditPage,
    authz: { kind: 'member', anyOf: ['configuration'] },
  }),
};
