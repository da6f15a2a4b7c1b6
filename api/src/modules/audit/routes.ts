import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import { selectAuditPage } from './sql';

export const auditRoutes = (): Route[] => [
  clubRoute(auditEndpoints.list, (tx, { clubId }, { query }) => selectAuditPage(tx, clubId, query), {
    role: 'platform',
    mayBeLate: true,
  }),
];
