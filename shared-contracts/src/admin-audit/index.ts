export { adminAuditEndpoints } from './endpoints';
export { adminAuditErrors } from './errors';
export type { AdminAuditPage, AdminAuditRow } from './schema';
