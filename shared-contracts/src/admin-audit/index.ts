export { adminAuditEndpoints } from './endpoints';
export type { AdminAuditPage, AdminAuditRow } from './schema';
