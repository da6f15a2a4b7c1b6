import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors, exportErrors } from '../core/errors';
import { AdminAuditExport, AdminAuditFile, AdminAuditPage, AdminAuditQuery } from './schema';

const authz = { kind: 'super_admin' } as const;

export const adminAuditEndpoints = {
  search: defineEndpoint({
    method: 'GET',
    path: '/admin/audit',
    summary: 'Who did what on the platform and at its clubs, newest first, 50 a page; who searches is in it',
    query: AdminAuditQuery,
    response: AdminAuditPage,
    errors: [commonErrors.bad_request],
    authz,
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/admin/audit/export',
    summary: 'The lines of a search as a CSV file, at most 10,000',
    query: AdminAuditExport,
    response: AdminAuditFile,
    errors: [commonErrors.bad_request, exportErrors.too_many_rows],
    authz,
  }),
};
